# Myllymatti: vad som händer, vad som frågas, varför inte, husreglerna och reglerna.
# Namn böjs inte. Stick är ett-ord: sticket, sticken. Slå = lägga ett högre kort på det sista; ta upp = ta det på handen.
# Spelet är släkt med skitgubbe (mattis), men är ett annat spel.

game-myllymatti = Myllymatti
    .tag = Vinn bra kort, bli sedan av med dem.
    .beginner = Går efter enkla regler, minns få av korten som andra har vunnit och förbiser ofta något.
    .casual = Går efter samma regler, minns det senaste dussinet av de korten och förbiser mindre.
    .skilled = Minns varje vunnet kort och vet därför alla händer i andra halvan; där ser den lite framåt.
    .expert = Ser långt framåt i båda halvorna: i den första prövar den vad de osedda korten kan vara, i den andra vet den alla kort.

option-must-beat = Måste slå ett kort om det går
    .explain = Annars får du ta upp det. Med tvång går vissa givar i cirklar tills gränsen för drag avslutar dem.
    .source-myllymatti = Denexas sida säger både att man måste och att man får låta bli.
    .source-skitgubbe = spelakort.nu spelar med tvång, de andra utan.
option-draw-timing = Att dra ur talongen
    .source = Denexa (efter sticket), Pagat (genast när man har spelat).
option-draw-timing-after-trick = Efter varje stick
option-draw-timing-immediate = Genast när man har spelat
option-draw-order = Vem som drar först
    .explain = Det avgör vem som får trumfkortet.
    .source = Ingen källa säger det; även i Pagats form drar den som spelade ut först.
option-draw-order-leader-first = Spelaren som spelade ut
option-draw-order-winner-first = Spelaren som vann
option-deals = Givar
    .explain = I en serie räknas förluster.
    .explain-fan-tan = Vanligen ger alla en gång.
    .source-fan-tan = Bicycle Cards berättar om en serie givar.
    .source-myllymatti = Denexa spelar en giv i taget; serierna är våra egna.
    .source-skitgubbe = Källorna spelar en giv i taget; serierna är våra egna.
option-next-dealer = Nästa givare
    .source-myllymatti = Vanligen spelaren till vänster om givaren; i skitgubbe ofta förloraren.
    .source-sedma = Pagat (en förlorare ger, så att en vinnare spelar ut); i de japanska reglerna spelaren till vänster.
    .source-skitgubbe = Vanligen spelaren till vänster om givaren; hos WotC förloraren.
option-next-dealer-left = Spelaren till vänster om givaren
option-next-dealer-loser = Förloraren
option-stall-actions = Gräns för drag utan fullt stick
    .explain = Efter så många slutar given.
    .source-myllymatti = Vår egen gräns.
    .source-skitgubbe = Vår egen gräns: 200, och 200 till för varje spelare utöver tre.

## Vad som har hänt

myllymatti-play =
    { $you ->
        [yes] Du spelade { $cardGen }.
       *[no] { $seat } spelade { $cardGen }.
    }
myllymatti-turn =
    { $you ->
        [yes] Du vände upp { $cardGen } från talongen.
       *[no] { $seat } vände upp { $cardGen } från talongen.
    }
# UNSURE: “Samma valör”, “lika”: players of skitgubbe say stuns, studs or motlägg.
myllymatti-bounce = Samma valör: korten ligger kvar på bordet, och samma två spelar igen.
myllymatti-wins =
    { $you ->
        [yes] Du vinner sticket.
       *[no] { $seat } vinner sticket.
    }
myllymatti-peak-bounce = Lika!
myllymatti-peak-half = Andra halvan: trumf är { $suit }
myllymatti-trump =
    { $you ->
        [yes] Du drar det sista kortet, { $card }: dess färg är trumf, och du kommer att spela ut.
       *[no] { $seat } drar det sista kortet, { $card }: dess färg är trumf, och { $seat } kommer att spela ut.
    }
myllymatti-halftime =
    { $you ->
        [yes] Andra halvan: alla spelare tar upp korten de har vunnit. Trumf är { $suit }, och du spelar ut.
       *[no] Andra halvan: alla spelare tar upp korten de har vunnit. Trumf är { $suit }, och { $seat } spelar ut.
    }
myllymatti-shows =
    { $you ->
        [yes] Du visar korten som är kvar på handen och lägger dem till din hög: { $cards }.
       *[no] { $seat } visar korten som är kvar på handen och lägger dem till sin hög: { $cards }.
    }
myllymatti-lead =
    { $you ->
        [yes] Du spelade ut { $cardGen }.
       *[no] { $seat } spelade ut { $cardGen }.
    }
# UNSURE: “Slå” a card; also said: sticka, sticka över.
myllymatti-beat =
    { $you ->
        [yes] Du slog det med { $cardGen }.
       *[no] { $seat } slog det med { $cardGen }.
    }
myllymatti-take =
    { $you ->
        [yes] Du tog upp { $cardGen }.
       *[no] { $seat } tog upp { $cardGen }.
    }
myllymatti-complete =
    { $you ->
        [yes] Du gjorde sticket fullt: det går ur spelet.
       *[no] { $seat } gjorde sticket fullt: det går ur spelet.
    }
myllymatti-out =
    { $you ->
        [yes] Du är av med alla kort!
       *[no] { $seat } är av med alla kort.
    }
myllymatti-loses =
    { $you ->
        [yes] Du är den sista med kort: du förlorar.
       *[no] { $seat } är den sista med kort och förlorar.
    }
myllymatti-stalled = Inget stick har blivit fullt på länge: given slutar här, och alla spelare med kort har förlorat.

## Vad du ska göra

myllymatti-prompt-duel =
    { $turn ->
        [yes] Stick mot { $to }: spela ett kort, eller vänd upp ett.
       *[no] Stick mot { $to }: spela ett kort.
    }
myllymatti-prompt-follow =
    { $turn ->
        [yes] { $to } spelade { $card }. Svara, eller vänd upp ett kort: högre valör vinner båda.
       *[no] { $to } spelade { $card }. Svara: högre valör vinner båda.
    }
myllymatti-prompt-lead = Du spelar ut: spela vilket kort du vill.
myllymatti-prompt-beat =
    { $n ->
        [one] Slå { $cardGen } eller ta upp kortet. Ett kort till gör sticket fullt.
       *[other] Slå { $cardGen } eller ta upp kortet. { $n } kort till gör sticket fullt.
    }
myllymatti-prompt-must =
    { $n ->
        [one] Du måste slå { $cardGen }. Ett kort till gör sticket fullt.
       *[other] Du måste slå { $cardGen }. { $n } kort till gör sticket fullt.
    }
myllymatti-prompt-take = Du kan inte slå { $cardGen }: ta upp kortet.

## Vad som går att göra

myllymatti-action-turn = Vänd upp ett kort från talongen
myllymatti-action-take = Ta upp { $cardGen }

## Varför experten skulle spela så

myllymatti-reason-turn-spares = Ett kort från talongen sparar dina egna, av vilka { $low } är lägst.
myllymatti-reason-turn-chance = { $n } av de { $total } kort du inte har sett slår { $cardGen }, och att vända upp ett kostar dig inget eget.
myllymatti-reason-lead-lowest = { $card } är ditt lägsta kort, och låga kort är svåra att bli av med senare.
myllymatti-reason-few-higher =
    { $n ->
        [0] Du har sett alla kort som är högre än { $cardGen }.
       *[other] Bara { $n } av de { $total } kort du inte har sett slår { $cardGen }.
    }
myllymatti-reason-lower =
    { $n ->
        [one] Ett av de { $total } kort du inte har sett är lägre än { $cardGen }.
       *[other] { $n } av de { $total } kort du inte har sett är lägre än { $cardGen }.
    }
myllymatti-reason-wins = Det vinner sticket: du får { $cardGen } och { $otherGen }.
myllymatti-reason-wins-more = Det vinner sticket och allt på bordet: { $cards }.
myllymatti-reason-bounce = Samma valör: ingen vinner än, och korten ligger kvar på bordet till nästa stick.
myllymatti-reason-lost-anyway = Du kan varken vinna eller få lika mot { $otherGen }, så förlora ditt lägsta kort, { $cardGen }.
myllymatti-reason-lost = Du kan varken vinna eller få lika mot { $otherGen }.
myllymatti-reason-keeps = Det förlorar mot { $otherGen }, men du behåller { $high }, ditt högsta kort.
myllymatti-reason-ducks = Det förlorar mot { $otherGen }, och du behåller { $low }, som förlorar säkrare i senare stick.
myllymatti-reason-rid-of-low = Det förlorar mot { $otherGen }, men du blir av med ett lågt kort.
myllymatti-reason-goes-out = Det är ditt sista kort: du är av med alla.
myllymatti-reason-completes = Det gör sticket fullt: korten går ur spelet, och du spelar ut nästa gång.
myllymatti-reason-completes-only = Det är ditt enda kort som gör sticket fullt: korten går ur spelet, och du spelar ut nästa gång.
myllymatti-reason-void = { $to } har varken { $suit } eller trumf och måste ta upp det.
myllymatti-reason-unbeaten = { $to } kan inte slå { $cardGen } och måste ta upp det.
myllymatti-reason-only-beater = Det är ditt enda kort som slår { $otherGen }.
myllymatti-reason-cheapest = Det är ditt billigaste kort som slår { $otherGen }.
myllymatti-reason-only-trump = { $to } kan slå det bara med trumf.
myllymatti-reason-lowest = { $card } är ditt lägsta kort som inte är trumf.
myllymatti-reason-costs = För att slå det måste { $to } offra minst { $otherGen }.
myllymatti-reason-take-trump = Det är trumf, och det blir ditt.
myllymatti-reason-take-keeps = Du behåller { $otherGen }, ditt billigaste kort som skulle slå det.
myllymatti-reason-end-hand =
    { $you ->
        [yes] Du började andra halvan
       *[no] { $seat } började andra halvan
    } med { $n ->
        [one] ett kort
       *[other] { $n } kort
    } ({ $trumps ->
        [0] ingen trumf
        [one] en trumf
       *[other] { $trumps } trumf
    }) och tog { $takes ->
        [0] aldrig upp något kort
        [one] upp kort en gång
       *[other] upp kort { $takes } gånger
    }.

## Varför inte

no-turn = Talongens sista kort får inte vändas upp: spela från handen.
no-stock = Talongen är slut.
no-take = I första halvan tar man inte upp kort: spela ett.
must-beat = Du kan slå det, och vid det här bordet måste du.
must-lead = Det finns inget att ta upp: du spelar ut.
wrong-suit = Bara ett högre kort i samma färg eller trumf slår { $cardGen }; trumf är { $suit }.
needs-higher-trump = { $card } är trumf: bara en högre trumf slår den.
too-low = Det slår inte { $cardGen }.

## Platser och saker

myllymatti-place-trick = Stick
myllymatti-place-table = Väntar på en vinnare
myllymatti-place-won = Vunna kort
myllymatti-place-out = Ur spelet
myllymatti-mark-trump = Trumf: { $suit }
myllymatti-mark-no-trump = Trumf: inte känd ännu

## Resultat

myllymatti-score-loser = Blev kvar med kort
myllymatti-score-out =
    { $n ->
        [1] Blev av med sina kort först
        [2] Blev av med sina kort som tvåa
       *[other] Blev av med sina kort som nummer { $n }
    }

## Regler

myllymatti-rules-title-aim = Målet
myllymatti-rules-aim = Spelet har två halvor. I den första vinner du kort, helst bra; i den andra blir du av med dem. Den sista spelaren med kort förlorar.
myllymatti-rules-title-deal = Spelare och giv
myllymatti-rules-players = Tre spelare, var och en för sig, med en kortlek på 52 kort utan jokrar. Esset är det högsta kortet, tvåan det lägsta.
myllymatti-rules-dealer = Dra lott om vem som ger först.
myllymatti-rules-deal = Givaren blandar och ger varje spelare tre kort, ett i taget, medurs, med början hos spelaren till vänster om sig. Resten blir talong, med framsidan ner.
myllymatti-rules-title-collect = Första halvan: vinna kort
myllymatti-rules-duel = Två spelare i taget spelar om ett stick. Spelaren till vänster om givaren spelar ut ett kort, och nästa spelare till vänster svarar med vilket kort som helst; den tredje är utanför. Den högre valören vinner, vilka färger det än är. Vinnaren lägger båda korten med framsidan ner på en hög med vunna kort och spelar ut till nästa stick, mot spelaren till vänster om sig.
myllymatti-rules-turn = Så länge talongen har minst två kort får du vända upp det översta i stället för att spela ett eget. Då är det kortet spelat.
myllymatti-rules-bounce = Är valörerna lika ligger båda korten kvar på bordet, och samma två spelar igen, i samma ordning. Vinnaren tar alla korten på bordet.
myllymatti-rules-draw-timing-after-trick = Efter varje stick, även ett oavgjort, drar båda ur talongen tills de har tre kort igen. Om du vände upp ett kort har du tre ändå.
myllymatti-rules-draw-timing-immediate = Spelar du ett kort från handen drar du genast ett ur talongen.
myllymatti-rules-draw-order-leader-first = Spelaren som spelade ut drar också först.
myllymatti-rules-draw-order-winner-first = Vinnaren drar först; vid lika den som spelade ut.
myllymatti-rules-title-trump = Trumfen
myllymatti-rules-trump = Spelaren som ska dra talongens sista kort visar det: dess färg är trumf i andra halvan. Kortet läggs till den spelarens vunna kort, inte på handen.
myllymatti-rules-halftime = Sedan fortsätter spelet utan att någon drar, tills en spelare som ska spela inte har något kort. Ett kort i ett oavslutat stick, eller kort som ligger kvar efter ett oavgjort, läggs till de vunna korten hos spelaren som spelade dem. Alla visar korten som är kvar på handen och lägger dem till sin hög.
myllymatti-rules-title-shed = Andra halvan: bli av med korten
myllymatti-rules-lead = Ta upp din hög med vunna kort: den är din hand nu. Spelaren som drog trumfkortet spelar ut vilket kort som helst till det första sticket.
myllymatti-rules-beat = Sedan ska varje spelare i tur och ordning, medurs, antingen slå stickets sista kort eller ta upp det på handen. Ett högre kort i samma färg eller trumf slår det; bara en högre trumf slår en trumf. När ett kort har tagits upp ska nästa spelare slå eller ta upp kortet under det, även om det är ett som spelaren själv har spelat.
myllymatti-rules-must-beat-false = Du får ta upp kortet även om du kan slå det.
myllymatti-rules-must-beat-true = Du får ta upp kortet bara om du inte kan slå det.
myllymatti-rules-complete = Ett stick är fullt när det har lika många kort som det fanns spelare med kort när det började. Korten går ur spelet, och den som spelade det sista spelar ut till nästa stick; har den spelaren inga kort kvar är det nästa spelare till vänster med kort som spelar ut.
myllymatti-rules-taken = Om stickets enda kort tas upp är sticket slut, och nästa spelare med kort till vänster om den som tog upp det spelar ut till ett nytt.
myllymatti-rules-out = En spelare utan kort är ute och hoppas över. Sticket på bordet behöver ändå lika många kort som förut.
myllymatti-rules-title-end = När given slutar
myllymatti-rules-end = Given är slut så snart bara en spelare har kort: den spelaren har förlorat.
myllymatti-rules-stall =
    { $n ->
        [one] Om ett enda kort spelas eller tas upp i andra halvan utan att ett stick blir fullt slutar given, och alla spelare med kort har förlorat.
       *[other] Om kort i andra halvan spelas eller tas upp { $n } gånger i rad utan att ett stick blir fullt slutar given, och alla spelare med kort har förlorat.
    }
myllymatti-rules-title-match = Partiet
myllymatti-rules-single = En enda giv spelas.
myllymatti-rules-series = Spela { $n } givar och räkna förluster. Minst antal förluster vinner; vid lika många delas segern.
myllymatti-rules-next-dealer-left = Efter varje giv ger spelaren till vänster om givaren.
myllymatti-rules-next-dealer-loser = Efter varje giv ger förloraren; har flera förlorat ger spelaren till vänster om givaren.
here-must-beat-true = du måste slå ett kort om du kan
here-must-beat-false = du får ta upp ett kort även om du kan slå det
here-draw-timing-after-trick = du drar efter varje stick
here-draw-timing-immediate = du drar genast när du har spelat ett kort
here-draw-order-leader-first = spelaren som spelade ut drar först
here-draw-order-winner-first = spelaren som vann drar först
here-deals =
    { $n ->
        [one] { $n } giv spelas
       *[other] { $n } givar spelas
    }
here-next-dealer-left = spelaren till vänster om givaren ger nästa gång
here-next-dealer-loser = förloraren ger nästa gång
here-stall-actions =
    { $n ->
        [one] given slutar efter { $n } drag utan fullt stick
       *[other] given slutar efter { $n } drag utan fullt stick
    }

## Kring reglerna: vem som vinner, snabbstart, exempel

myllymatti-primer-wins-series = Den som har minst förluster efter { $n } givar
myllymatti-primer-deal = Ge varje spelare tre kort; resten är talongen.
myllymatti-primer-duel = Första halvan: du spelar ett kort, spelaren till vänster ett annat. Högst valör vinner båda, oavsett färg, och vinnaren spelar ut nästa.
myllymatti-primer-bounce = Är valörerna lika spelar samma två igen om alla korten.
myllymatti-primer-draw = Fyll på till tre kort från talongen. Så länge den har minst två kort får du vända upp det översta i stället för att spela ett eget. Det sista kortet visas: färgen är trumf.
myllymatti-primer-beat = Slå i tur och ordning det sista kortet med ett högre i färgen eller en trumf, eller ta upp det på handen.
myllymatti-primer-must-beat = Slå i tur och ordning det sista kortet med ett högre i färgen eller en trumf. Bara om du inte kan tar du upp det på handen.
myllymatti-primer-end = Den som sist har kort kvar förlorar.
myllymatti-primer-trick = Kungen vinner över nian, fast färgerna är olika:
myllymatti-primer-tie = Två åttor är lika. Samma två spelar igen, och knekten vinner alla fyra korten:
myllymatti-primer-beating = Hjärter är trumf. Nian slår sjuan i sin färg, och en liten hjärter slår nian:
myllymatti-primer-tied = lika

## Vad som är värt att minnas första gången

myllymatti-first-trump = Första trumfen som du bestämde
myllymatti-first-trick = Första fulla sticket
