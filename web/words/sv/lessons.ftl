# En första giv med handledning: vad en nybörjare får veta vid bordet, steg för steg. Ovanför står det som bordet ändå frågar.
# Varje text ska få plats ovanför korten på en telefon: högst 160 tecken.

lesson-title = Guidad första giv
lesson-play = Spela en guidad första giv
lesson-first = Är { $name } nytt för dig?
lesson-first-text = I en guidad första giv får du veta vad du ska spela, och varför.
lesson-show = Visa mig
lesson-show-game = Visa hur man spelar
lesson-just = Spela direkt
lesson-taught = Det här har du lärt dig
lesson-real = Spela { $name } på riktigt
lesson-next = Lär dig nästa spel: { $name }
lesson-step = Steg { $step } av { $steps }
lesson-on = Fortsätt
lesson-off = Avsluta guidningen
lesson-off-ask = Vill du spela given vidare utan guidning? Du hittar den guidade given igen under reglerna.
lesson-off-yes = Spela på egen hand
lesson-off-no = Stanna kvar
lesson-alone = Härifrån spelar du på egen hand. Kör du fast hjälper tipset (glödlampan).
lesson-prompt = En del av given spelas åt dig här: tryck på ”Fortsätt”.
lesson-hint = Här får du ändå veta vad du ska spela.
lesson-other = Reglerna tillåter det, och i ditt eget spel får du göra så. Gör så här i den här given: { $answer }.
lesson-go-on-first = Tryck först på ”Fortsätt”.

## Ristiseiska

ristiseiska-lesson-start = Bli av med alla dina kort före de andra. Den som har { $cardGen } börjar: det är du. Tryck på kortet eller dra det till bordet.
ristiseiska-lesson-seven = Två spelare hade inget som gick att spela och passade. En sjua öppnar sin färg: spela { $cardGen }, så kan dina andra spader följa.
ristiseiska-lesson-six = På varje sjua går en hög nedåt från sexan till esset och en uppåt från åttan till kungen. Spela { $cardGen }.
ristiseiska-lesson-must = { $card } öppnar för nian. Du får välja bland korten som går att spela, men kan du spela så måste du.
ristiseiska-lesson-give = { $to } kan inte spela och ber dig, som spelar närmast före, om ett kort. En kung får vänta längst, så ge bort { $cardGen }.
ristiseiska-lesson-low = Du har { $one } och { $other }, och de kommer sist i sin hög. Öppna vägen för dem med { $cardGen }.
ristiseiska-lesson-high = Nu färgens andra hög: efter { $cardGen } kan nian och tian följa, och sedan ditt kort { $other }.
ristiseiska-lesson-only = Bara { $card } går att spela nu. Tryck på något annat kort för att läsa vad det väntar på, och spela sedan detta.
ristiseiska-lesson-beg = Inget av dina kort går att spela, så du ber spelaren före dig om ett kort: { $to } väljer det. Din tur slutar med det.
ristiseiska-lesson-last = Nian som du väntade på ligger där: spela { $cardGen }. Du kan också hålla inne med ett kort som andra väntar på.
ristiseiska-lesson-end = Nu kan du spelet: den som först blir av med sina kort vinner given. Härifrån väljer du själv; i början är ett bra drag markerat.
ristiseiska-lesson-taught-piles = En sjua öppnar sin färg; därifrån går högar ned till esset och upp till kungen.
ristiseiska-lesson-taught-must = Kan du spela måste du; annars ber du om ett kort.
ristiseiska-lesson-taught-way = Spela tidigt det som öppnar vägen för dina egna låga och höga kort.

## Pantti

pantti-lesson-start = Bli först av med dina kort: varje kort som blir kvar på handen kostar poäng. Den som har { $cardGen } börjar: det är du. Spela det.
pantti-lesson-token = Inget passar: { $card } får vänta på { $other }. Säg ”Pantti!” och ta panten. Har du den kvar i slutet kostar den 25 poäng.
pantti-lesson-six = I varje färg kommer sexan före åttan. Spela { $cardGen }: tills det ligger där får { $other } vänta.
pantti-lesson-eight = { $other } ligger där, så { $card } får följa. Från åttan går en hög uppåt till kungen, från sexan en annan nedåt till esset.
pantti-lesson-five = { $to } kunde inte spela och har panten nu. En femma kräver färgens sexa och åtta: båda ligger där, så spela { $cardGen }.
pantti-lesson-way = Du vill bli av med { $other }, och bara två kort fattas före det. Det ena har du: spela { $cardGen }.
pantti-lesson-ace = Tvåan har kommit, så { $card } går att spela. Ett ess eller en kung ger dig ett kort till i samma tur: spela det.
pantti-lesson-bonus = Spela ett kort till, eller stanna om det bara skulle hjälpa de andra. { $card } öppnar vägen för { $other }: spela det.
pantti-lesson-high = Kort på handen kostar sin siffra, en knekt 11, en dam 12 och en kung 13. Bli av med { $cardGen } medan det går.
pantti-lesson-last = { $to } har fortfarande panten: den flyttas bara när någon annan passar. Spela { $cardGen }.
pantti-lesson-end = Nu kan du spelet. När någon har 100 poäng är partiet slut, och lägsta summan vinner. Nu väljer du själv; i början är ett bra drag markerat.
pantti-lesson-taught-gate = I varje färg kommer sexan före åttan.
pantti-lesson-taught-token = Kan du inte spela tar du panten; den flyttas när någon annan inte kan.
pantti-lesson-taught-more = Efter ett ess eller en kung får du spela ett kort till.

## Ristikontra

ristikontra-lesson-lead = { $to } mitt emot dig är din partner. Sista kortet i den utspelade valören tar sticket; färgen spelar ingen roll. Spela ut { $cardGen }.
ristikontra-lesson-points = Ingen annan nia kom, så sticket är ert, med två kungar: 8 poäng. Ess ger 11, tia 10, kung 4, dam 3, knekt 2. Spela ut { $cardGen }.
ristikontra-lesson-give = { $to } tog sticket åt er båda med en sjua och har spelat ut en trea som ännu leder. Ge poäng till det sticket: spela { $cardGen }.
ristikontra-lesson-cheap = { $to } har spelat ut en tvåa, och du har ingen att ta sticket med. { $card } är inga poäng värt: spela det.
ristikontra-lesson-last = { $to } spelade den sista tvåan efter din partner, så det andra paret tog sticket. Nu leder en trea, och du har ingen: spela { $cardGen }.
ristikontra-lesson-against = { $to } ger ett ess till sitt eget pars stick, som du gjorde med tian. Ge inget bort: spela { $cardGen }.
ristikontra-lesson-turn = Så länge det finns en talong får du vända dess översta kort och spela det. Det kan till och med vara en femma. Gör så.
ristikontra-lesson-fourth = En kung är utspelad, och två andra är redan spelade: { $card } är den sista. Ingen kan ta sticket från dig, så spela den.
ristikontra-lesson-end = 20 poäng till ert par! En giv har 120 poäng, och den som får 61 vinner den. Härifrån väljer du själv; i början är ett bra drag markerat.
ristikontra-lesson-taught-rank = Det sista kortet av den utspelade valören tar sticket.
ristikontra-lesson-taught-points = Ess och tior är värda mest: ge dem till din partners stick.
ristikontra-lesson-taught-turn = Ett kort uppvänt från talongen sparar dina egna.

## Myllymatti och skitgubbe

myllymatti-lesson-lead = Först vinner du kort, sedan blir du av med dem. Du spelar ut, { $to } svarar, och högre valör tar båda, vilken färg det än är. Spela ut { $cardGen }.
skitgubbe-lesson-lead = Först vinner du kort, sedan blir du av med dem. Alla spelar ett kort, och högsta valören tar alla, vilken färg det än är. Spela ut { $cardGen }.
myllymatti-lesson-turn = Sticket är ditt, och du spelar ut igen. I stället för ett eget kort får du vända upp talongens översta: gör det.
myllymatti-lesson-bounce = Lika valörer: korten ligger kvar, och bara du och { $to } spelar igen. Vinnaren tar alla, så spela högt: { $cardGen }.
myllymatti-lesson-low = Alla korten är dina. Låga kort är svåra att bli av med i andra halvan, så förlora dem nu: spela ut { $cardGen }.
myllymatti-lesson-collect = Du behöver inte vinna varje stick. Tills talongen är slut fortsätter första halvan så här: vinn höga kort, förlora låga.
myllymatti-lesson-trump = Ett kort är kvar i talongen. Den som drar det visar det: dess färg är trumf. Du drar härnäst: spela { $cardGen }.
myllymatti-lesson-half = Talongen är slut, så ingen drar längre. Spelet går vidare tills någon som ska spela inte har kort; då tar alla upp vad de har vunnit.
myllymatti-lesson-shed = Bli nu av med korten som du har vunnit: den sista med kort förlorar. Du drog trumfkortet, så du spelar ut: { $card }, ett lågt kort.
myllymatti-lesson-beat = Slå { $otherGen } med ett högre kort i samma färg, eller ta upp det. Trumf slår det också, men spara den: spela { $cardGen }.
myllymatti-lesson-complete = { $card } slår { $otherGen } och är det tredje kortet, ett för varje spelare: sticket är fullt och går ur spelet. Spela det.
myllymatti-lesson-leads = Den som fyller ett stick spelar ut till nästa. Bli av med ett lågt kort till: spela ut { $cardGen }.
myllymatti-lesson-take = Bara dina trumf slår { $otherGen }. Spara dem och ta upp kortet: det är högt, och nu spelar nästa spelare ut.
myllymatti-lesson-ruff = Inget av dina kort i den färgen slår { $otherGen }. Trumf gör det och fyller sticket; din lägsta räcker: { $card }.
myllymatti-lesson-end = Bli av med låga kort, spara ess och trumf: den sista med kort förlorar. Härifrån väljer du själv; i början är ett bra drag markerat.
skitgubbe-lesson-end = Bli av med låga kort, spara ess och trumf: den sista med kort är skitgubbe. Härifrån väljer du själv; i början är ett bra drag markerat.
myllymatti-lesson-taught-halves = Först vinner man kort, sedan blir man av med dem.
myllymatti-lesson-taught-low = Låga kort förlorar man helst tidigt, höga vill man vinna.
myllymatti-lesson-taught-beat = I andra halvan slår man ett kort i färgen eller med trumf, eller tar upp det.
myllymatti-lesson-taught-take = Att ta upp ett kort kan vara billigare än en trumf.

## Fan Tan

fan-tan-lesson-start = Varje spelare har betalat en spelmark till potten, och den som först blir av med sina kort tar hela. En färg börjar med sin sjua: spela { $cardGen }.
fan-tan-lesson-seven = En sjua får alltid spelas. Dina kort { $one } och { $other } kan inte komma före { $cardGen }, så spela det.
fan-tan-lesson-only = På varje sjua går en hög ner till esset och en upp till kungen. Nu passar bara { $card }: kan du spela så måste du.
fan-tan-lesson-pass = Inget av dina kort passar, så du måste passa. Det kostar en spelmark, som går till potten.
fan-tan-lesson-way = Tian har kommit, så { $card } passar. Sedan fattas bara damen före ditt kort { $other }: spela.
fan-tan-lesson-own = { $card } öppnar bara för ditt eget kort { $other } och hjälper alltså ingen annan. Spela det.
fan-tan-lesson-hold = { $other } skulle hjälpa de andra: håll det. { $card } är sist i sin hög och hjälper ingen: spela.
fan-tan-lesson-pay = { $to } kunde inte spela och betalade. Så länge du håller { $otherGen } kan det hända igen: spela { $cardGen } först.
fan-tan-lesson-left = När given är slut kostar också varje kort på handen en spelmark. { $card } hjälper ingen annan: bli av med det.
fan-tan-lesson-end = Det ligger { $n } spelmarker i potten, och fler kommer: den som först är utan kort tar dem. Nu väljer du själv; i början är ett bra drag markerat.
fan-tan-lesson-taught-pay = Kan du spela måste du; att passa kostar en spelmark.
fan-tan-lesson-taught-hold = Håll inne det som bara de andra väntar på.
fan-tan-lesson-taught-own = Spela först det som öppnar vägen för dina egna kort.

## Sedma

sedma-lesson-lead = { $to } mitt emot dig är din partner. Det sista kortet av den utspelade valören, eller en sjua, tar sticket. Du har två kungar: spela ut { $cardGen }.
sedma-lesson-on = { $to } har sticket med den andra kungen. Du spelade ut, så du får fortsätta samma stick, och den sista kungen gäller: spela { $cardGen }.
sedma-lesson-stop = Inget annat kort passade, så sticket är ditt, med ett ess: varje ess och varje tia ger 10 poäng. Avsluta sticket.
sedma-lesson-nothing = Du vann, så du spelar ut. De andra kan ta det här sticket: håll undan ess och tia, och spela ut { $cardGen }, som inte ger något.
sedma-lesson-seven = { $to } tog det med en sjua: en sjua passar alltid. Du har inget att fortsätta med, och inga poäng går förlorade: avsluta sticket.
sedma-lesson-cheap = { $to } har spelat ut, och inget av dina kort passar. { $card } ger inga poäng: spela det, och håll kvar ess och tior.
sedma-lesson-give = Hittills har { $to } sticket för er båda, och bara en motståndare har kvar att spela: lägg till 10 poäng. Spela { $cardGen }.
sedma-lesson-take = Din partner spelade ut ett ess, och { $to } tog det med en sjua. Med din egen sjua tar du det tillbaka: spela { $cardGen }.
sedma-lesson-end = Ert par har redan { $n } poäng! En giv har 90, varav 10 för sista sticket, och 50 vinner den. Nu väljer du själv; ett bra drag är fortfarande markerat.
sedma-lesson-taught-rank = Det sista kortet av den utspelade valören, eller en sjua, tar sticket.
sedma-lesson-taught-on = Den som spelade ut får fortsätta med ett kort som passar, eller avsluta.
sedma-lesson-taught-points = Bara ess och tior räknas: spara dem till era egna stick.

## Swedish Gin Rummy

gin-lesson-draw = Samla ett set om tre och en svit om fyra: omgångens kontrakt. Dra först ett kort: det senast kastade eller ett ur talongen. Dra ur talongen.
gin-lesson-discard = Varje tur slutar med att du kastar ett kort. { $card } går inte ihop med dina andra, och ett ess på handen kostar 15 poäng: kasta det.
gin-lesson-buy = { $to } ville inte ha { $cardGen }, så du får köpa det: för en spelmark får du det och ett kort ur talongen. Det blir din tredje åtta: köp.
gin-lesson-take = { $card } och ditt kort { $other } kan bli en svit, för dina tvåor är jokrar: de står för vilket kort som helst. Ta { $cardGen }.
gin-lesson-contract = Ditt kontrakt är komplett: tre åttor och en svit där tvåorna står för { $one } och { $other }. Lägg ut det.
gin-lesson-meld = Efter kontraktet får du lägga ut fler set och sviter, om minst tre kort: lägg ut dina nior.
gin-lesson-points = När någon inte har kort kvar är omgången slut, och de andra räknar sina: en dam kostar 10 poäng. Kasta { $cardGen }.
gin-lesson-stock = { $card } passar inte i någon kombination på bordet: låt det ligga och dra ur talongen.
gin-lesson-layoff = Du får också lägga till kort på bordet, även hos andra. En tvåa går bra om de vanliga korten är fler: lägg till { $cardGen } hos åttorna.
gin-lesson-keep = Inget av dina kort passar. { $card } skulle kosta 10 poäng, { $other } bara 5: kasta { $cardGen }.
gin-lesson-decline = Du får köpa { $cardGen }, men det passar inte, och du skulle få två kort till att bli av med. Köp det inte.
gin-lesson-end = Nu kan du spelet, och du kan vinna omgången: lägg till { $cardGen } hos dina nior och kasta sedan { $other }, ditt sista kort.
gin-lesson-taught-contract = Lägg först ut kontraktet, sedan andra set och sviter.
gin-lesson-taught-buy = Ett kastat kort som andra inte vill ha kan köpas för en spelmark.
gin-lesson-taught-layoff = Lägg sedan till kort till kombinationerna på bordet, och kasta det sista.
