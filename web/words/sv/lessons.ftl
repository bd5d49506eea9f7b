# En första giv med handledning: vad en nybörjare får veta vid bordet, steg för steg. Ovanför står det som bordet ändå frågar.
# Varje text ska få plats ovanför korten på en telefon: högst 160 tecken.

lesson-title = Guidad första giv
lesson-play = Spela en guidad första giv
lesson-offer = Är spelet nytt för dig? Spela en guidad första giv.
lesson-step = Steg { $step } av { $steps }
lesson-on = Fortsätt
lesson-off = Avsluta guidningen
lesson-off-ask = Vill du spela given vidare utan guidning? Du hittar den guidade given igen under reglerna.
lesson-off-yes = Spela på egen hand
lesson-off-no = Stanna kvar
lesson-over = Jag förstår
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
ristiseiska-lesson-end = Nu kan du spelet. Spela given vidare på egen hand: den som först blir av med sina kort vinner den.

## Pantti

pantti-lesson-start = Bli av med dina kort först: varje kort som blir kvar på handen kostar poäng. Den som har { $cardGen } börjar: det är du. Spela det.
pantti-lesson-token = Inget av dina kort passar: säg ”Pantti!” och ta panten. Den kostar 25 poäng när given är slut, om ingen annan tar den från dig.
pantti-lesson-six = I varje färg kommer sexan före åttan. Spela { $cardGen }: tills det ligger där får { $other } vänta.
pantti-lesson-eight = { $other } ligger där, så { $card } får följa. Från åttan går en hög uppåt till kungen, från sexan en annan nedåt till esset.
pantti-lesson-five = { $to } kunde inte spela och har panten nu. En femma kräver färgens sexa och åtta: båda ligger där, så spela { $cardGen }.
pantti-lesson-way = Du vill bli av med { $other }, och bara två kort fattas före det. Det ena har du: spela { $cardGen }.
pantti-lesson-ace = Tvåan har kommit, så { $card } går att spela. Ett ess eller en kung ger dig ett kort till i samma tur: spela det.
pantti-lesson-bonus = Spela ett kort till, eller stanna om det bara skulle hjälpa de andra. { $card } öppnar vägen för { $other }: spela det.
pantti-lesson-high = Kort på handen kostar sin siffra, en knekt 11, en dam 12 och en kung 13. Bli av med { $cardGen } medan det går.
pantti-lesson-last = { $to } har fortfarande panten: den flyttas bara när någon annan passar. Spela { $cardGen }.
pantti-lesson-end = Nu kan du spelet. När någon har 100 poäng är partiet slut, och lägsta summan vinner. Spela given vidare på egen hand.

## Ristikontra

ristikontra-lesson-lead = { $to } mitt emot dig är din partner. Sista kortet i den utspelade valören tar sticket; färgen spelar ingen roll. Spela ut { $cardGen }.
ristikontra-lesson-points = Ingen annan nia kom, så sticket är ert, med två kungar: 8 poäng. Ess ger 11, tia 10, kung 4, dam 3, knekt 2. Spela ut { $cardGen }.
ristikontra-lesson-give = { $to } tog sticket åt er båda med en sjua och har spelat ut en trea som ännu leder. Ge poäng till det sticket: spela { $cardGen }.
ristikontra-lesson-cheap = { $to } har spelat ut en tvåa, och du har ingen att ta sticket med. { $card } är inga poäng värt: spela det.
ristikontra-lesson-last = { $to } spelade den sista tvåan efter din partner, så det andra paret tog sticket. Nu leder en trea, och du har ingen: spela { $cardGen }.
ristikontra-lesson-against = { $to } ger ett ess till sitt eget pars stick, som du gjorde med tian. Ge inget bort: spela { $cardGen }.
ristikontra-lesson-turn = Så länge det finns en talong får du vända dess översta kort och spela det. Det kan till och med vara en femma. Gör så.
ristikontra-lesson-fourth = En kung är utspelad, och två andra är redan spelade: { $card } är den sista. Ingen kan ta sticket från dig, så spela den.
ristikontra-lesson-end = 20 poäng till ert par! En giv har 120 poäng, och den som får 61 vinner den. Håll reda på valörerna och spela vidare på egen hand.
