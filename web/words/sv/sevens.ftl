# Ristiseiska och Pantti: vad som händer, vad som frågas, varför inte, och reglerna.
# Namn böjs inte. $card, $cardGen: kortets namn utan artikel och ändelse. Hög är en-ord (låga och höga högen).
# ”Panten” står för panttimerkki, myntet som går runt; ropet ”Pantti!” är det finska och lämnas som det är.

## Vad som har hänt

sevens-play =
    { $you ->
        [yes] Du spelade { $cardGen }.
       *[no] { $seat } spelade { $cardGen }.
    }
sevens-pass =
    { $you ->
        [yes] Du passade.
       *[no] { $seat } passade.
    }
sevens-pantti =
    { $you ->
        [yes] Du sa ”Pantti!”: nu är panten din.
       *[no] { $seat } sa ”Pantti!” och har panten nu.
    }
sevens-stop =
    { $you ->
        [yes] Du stannade där.
       *[no] { $seat } stannade där.
    }
sevens-beg =
    { $you ->
        [yes] Du kunde inte spela och bad { $to } om ett kort.
       *[no]
        { $toYou ->
            [yes] { $seat } kan inte spela och ber dig om ett kort.
           *[no] { $seat } kan inte spela och ber { $to } om ett kort.
        }
    }
sevens-give =
    { $you ->
        [yes] Du gav { $to } { $cardGen }.
       *[no]
        { $toYou ->
            [yes] { $seat } gav dig { $cardGen }.
           *[no] { $seat } gav { $to } { $cardGen }.
        }
    }
sevens-caught =
    { $you ->
        [yes] Du kunde ha spelat! Varje motståndare som har ett kort att avvara ger dig ett.
       *[no] { $seat } kunde ha spelat! Varje motståndare som har ett kort att avvara ger { $seat } ett.
    }
sevens-out =
    { $you ->
        [yes] Det var ditt sista kort: du vinner given!
       *[no] { $seat } har spelat sitt sista kort och vinner given.
    }
sevens-stalled = Inget kort har spelats på länge: given slutar här.

## Vad spelarna säger

sevens-says-pantti = Pantti!
sevens-says-beg = Kan jag få ett kort?
sevens-says-pass = Pass
# Said when a card is given: by the giver if you are $to, else by $to.
sevens-peak-give =
    { $toYou ->
        [yes] Varsågod!
       *[no] Tack!
    }

## Vad du ska göra

sevens-prompt-first = Du har { $cardGen }: börja med den.
sevens-prompt-turn = Din tur: spela ett kort.
sevens-prompt-bonus = Ett ess eller en kung: spela ett kort till, eller stanna.
sevens-prompt-pass = Du har inget att spela: passa.
sevens-prompt-pantti = Du har inget att spela: säg ”Pantti!” och ta panten.
sevens-prompt-beg = Du har inget att spela: be { $to } om ett kort.
sevens-prompt-give = { $to } ber dig om ett kort: välj vilket du ger.
sevens-prompt-penalty = { $to } kunde ha spelat: välj ett straffkort att ge.
prompt-wait =
    { $you ->
        [yes] Din tur.
       *[no] { $seat } är i tur.
    }
# $seat väljer vad $to får.
sevens-wait-give =
    { $toYou ->
        [yes] { $seat } väljer ett kort att ge dig.
       *[no] { $seat } väljer ett kort att ge { $to }.
    }
prompt-deal-over = Given är slut.
prompt-match-over = Partiet är slut.

## Vad som går att göra

action-play = Spela { $cardGen }
sevens-action-play-low = Spela { $cardGen } på tvåan
sevens-action-play-high = Spela { $cardGen } på kungen
sevens-action-stop = Stanna här
sevens-action-pass = Passa
sevens-action-pantti = Pantti! Ta panten
sevens-action-beg = Be { $to } om ett kort
sevens-action-give = Ge { $to } { $cardGen }

## Varför inte

not-an-action = ”{ $text }” är inget drag i det här spelet.
deal-over = Given är slut.
not-your-card = Du har inte { $cardGen }.
wrong-place = Du kan inte spela { $cardGen } där: platserna där kortet passar är markerade.
one-card = Du spelar ett kort i taget: välj bara ett.
seven-of-clubs-first = Given börjar med { $cardGen }.
seven-first = Inte än: först måste { $cardGen } spelas.
needs-card = Inte än: först måste { $cardGen } spelas.
six-first = Sexan kommer före åttan: först måste { $cardGen } spelas.
eight-first = Femman får vänta på åttan: först måste { $cardGen } spelas.
already-laid = { $card } ligger redan på bordet.
must-play = Du kan spela, så du måste: spela ett kort.
nothing-to-stop = Du kan stanna bara efter ett ess eller en kung.
choose-end = Nu passar ett ess både på tvåan och på kungen: välj var du spelar { $cardGen }.
ace-low = I den här given spelas essen på tvåorna.
ace-high = I den här given spelas essen på kungarna.
ace-open = { $card } spelas på tvåan eller kungen i sin färg: en av dem måste ligga på bordet först.
cannot-beg-yet = Du kan inte be om kort i din första tur: passa.
must-beg = Du kan inte bara passa: be om ett kort.
must-give = { $to } väntar på ett kort: ge ett först.
nobody-asks = Ingen ber dig om ett kort.
pass-alone = Ingen har ett kort att avvara: passa.
stop-instead = Du har redan spelat: stanna om du inte vill fortsätta.
no-begging = I det här spelet ber man inte om kort.

## Varför experten skulle göra så
# $cards är kort i följd, $n ett antal kort. Andra har de kort som varken ligger på bordet eller på den egna handen.

sevens-reason-yours = Efter { $cardGen } kommer bara dina egna kort: { $cards }.
sevens-reason-behind = { $card } öppnar väg för dina egna kort: { $cards }.
sevens-reason-far = Innan du kan spela { $cardGen } måste { $n } kort spelas, och det här är ett av dem.
sevens-reason-free-turn = Efter { $cardGen } får du genast spela ett kort till: { $cards } går bra.
sevens-reason-end = Inget kort kommer efter { $cardGen }, så det hjälper ingen annan.
sevens-reason-holds-back = { $cards } skulle bara öppna väg för andra, och längre än { $cardGen } gör.
sevens-reason-last = { $card } är ditt sista kort: med det vinner du given.
sevens-reason-penalty = Den som ber om kort eller passar fast det går att spela får ett kort av varje motståndare som har ett att avvara.
sevens-reason-fewest =
    { $n ->
        [one] Färre kort kommer efter { $cardGen } (bara ett) än efter dina andra val.
       *[other] Färre kort kommer efter { $cardGen } ({ $n }) än efter dina andra val.
    }
sevens-reason-dear = Av korten du kan välja på skulle { $cardGen } kosta dig flest poäng.
sevens-reason-late = { $to } har bara ett kort kvar, och { $card } skulle kosta dig { $n } poäng.
sevens-reason-keeps = { $cards } kan vänta: ingen annan kan spela dina kort.
sevens-reason-serves = Vart och ett av de här skulle bara öppna väg för andra: { $cards }.
sevens-reason-farthest =
    { $n ->
        [one] { $card } har längst väg av dina kort: ett av de andras kort måste spelas före.
       *[other] { $card } har längst väg av dina kort: { $n } av de andras kort måste spelas före.
    }
sevens-reason-distant = { $n } av de andras kort måste spelas före { $cardGen }.
sevens-reason-locked = { $to } kan inte spela { $cardGen } förrän du har spelat { $cards }.
sevens-reason-all-open = Du skulle kunna spela alla dina kort genast, och { $cardGen } öppnar minst för andra.
sevens-reason-useless = { $card } öppnar inte väg för något av dina kort.
sevens-reason-end-waited =
    { $cards } { $n ->
       *[other] väntade
    } på { $card }, som { $toYou ->
        [yes] du
       *[no] { $to }
    } hade på hand.
sevens-reason-end-always =
    { $you ->
        [yes] Du hade ett kort att spela varje gång.
       *[no] { $seat } hade ett kort att spela varje gång.
    }
sevens-reason-end-often =
    { $you ->
        [yes] Du stod
       *[no] { $seat } stod
    } utan kort att spela { $n ->
        [one] en gång
       *[other] { $n } gånger
    }.
sevens-reason-end-late =
    { $cards } hade stått på tur, men { $toYou ->
        [yes] du
       *[no] { $to }
    } hann först.
sevens-reason-end-seldom =
    { $you ->
        [yes] Du
       *[no] { $seat }
    } saknade kort att spela bara { $n ->
        [one] en gång
       *[other] { $n } gånger
    }, någon annan { $most } gånger.

## Platser och saker

# UNSURE: “Låga högen”, “höga högen”: do players of sjuan name them?
sevens-place-low = Låga högen, { $suit }
sevens-place-seven = Sjuans plats, { $suit }
sevens-place-high = Höga högen, { $suit }
place-stock = Talong
zone-generic = { $zone }
# UNSURE: “Panten” for the coin (Finnish panttimerkki); Finland-Swedish players may have a word of their own.
mark-token = Panten

## Poäng

sevens-score-cards = Kvar på handen: { $cards }
sevens-score-token = Hade panten
sevens-score-token-exempt = Hade panten, som inte kostar vinnaren något
sevens-score-out = Inga kort kvar
sevens-goal =
    { $n ->
        [one] Partiet slutar när en spelare har 1 poäng. Lägst summa vinner.
       *[other] Partiet slutar när en spelare har { $n } poäng. Lägst summa vinner.
    }

## Regler

sevens-rules-title-aim = Målet
sevens-rules-aim = Bli först av med dina kort. De spelas ut på bordet färg för färg, från sjuorna och utåt.
sevens-rules-title-deal = Spelare och giv
sevens-rules-players = { $least } till { $most } spelare, var och en för sig, med en kortlek på 52 kort utan jokrar.
sevens-rules-dealer = Dra lott om vem som ger först. Efter varje giv går given vidare till spelaren till vänster om givaren.
sevens-rules-deal = Givaren blandar och ger ut hela leken, ett kort i taget, medurs, med början hos spelaren till vänster om sig. Är ni tre får den första 18 kort och de andra 17; är ni fyra får var och en 13; är ni fem får de två första 11 och de andra 10.
sevens-rules-start = Har du klöver sju börjar du: spela den. Sedan går turen vidare åt vänster.
sevens-rules-title-layout = Bordet
sevens-rules-layout = De fyra färgerna ligger bredvid varandra, var och en med sin sjua i mitten. Sexan läggs nedanför sjuan, och på den femman, fyran och så vidare nedåt; åttan läggs ovanför sjuan, och på den nian, tian och så vidare upp till kungen. När klöver sju ligger på bordet får de andra sjuorna spelas i vilken tur som helst.
sevens-rules-opening-six-then-eight = Efter sjuan fortsätter färgen med sexan och sedan med åttan. När båda ligger på bordet kan resten följa: femman på sexan, nian på åttan och så vidare.
sevens-rules-opening-six-only = Efter sjuan fortsätter färgen med sexan. Sedan kan den växa åt båda hållen: femman läggs på sexan, och åttan läggs ovanför sjuan.
sevens-rules-opening-free = Så snart färgens sjua ligger på bordet får sexan och åttan spelas, i valfri ordning, och varje hög växer för sig.
sevens-rules-closed = En hög som inte kan ta emot fler kort vänds med framsidan ner.
sevens-rules-title-turn = Din tur
sevens-rules-must-play = Kan du spela, måste du; du väljer själv vilket kort. Du får inte passa när du kan spela.
sevens-rules-bonus-turn-true = Spelar du ett ess eller en kung får du genast spela ett kort till, eller stanna. Är det också ett ess eller en kung får du fortsätta på samma sätt; vilket annat kort som helst avslutar din tur.
sevens-rules-bonus-turn-false = Du spelar ett kort per tur, vilket det än är.
sevens-rules-title-unable = När du inte kan spela
sevens-rules-unable-token = Kan du inte spela, säg ”Pantti!” och ta panten (ett mynt duger) från bordets mitt eller från spelaren som har den. Har du den redan, behåll den. Din tur är slut. Det finns bara en pant.
sevens-rules-token-stays = Stannar du efter ett ess eller en kung, eller har inget mer att spela då, tar du inte panten.
sevens-rules-unable-pass = Kan du inte spela, passar du.
sevens-rules-unable-beg = Kan du inte spela, be om ett kort. Spelaren du frågar väljer vilket kort som helst och ger dig det med framsidan ner. Du kan inte spela det genast: din tur är slut.
sevens-rules-beg-first-turn = I din egen första tur i en giv ber du inte om kort: kan du inte spela, passar du.
sevens-rules-beg-giver = Du ber spelaren till höger om dig. Man kan inte be om någons sista kort: har den spelaren bara ett, be nästa till höger, och så vidare. Har alla motståndare bara ett kort, passar du.
sevens-rules-false-beg-forbid = Du får inte be om kort när du kan spela.
sevens-rules-false-beg-penalise = Ber du om kort fast du kan spela, eller passar i din första tur fast du kan spela, får du betala för det: i stället för spelaren du frågade ger varje motståndare med minst två kort dig ett, och din tur är slut.
sevens-rules-title-ace = Ess
sevens-rules-ace-low = Ess är låga: ett ess läggs på tvåan i sin färg och stänger den låga högen. Kungen stänger den höga högen.
sevens-rules-ace-first-ace-decides = Det första esset i en giv får spelas på tvåan eller på kungen i sin färg. Alla andra ess i den given måste läggas i samma ände.
sevens-rules-title-end = När given slutar
sevens-rules-end = Given slutar så snart en spelare spelar sitt sista kort. Den spelaren vinner given.
sevens-rules-stall =
    { $n ->
        [one] Om ingen spelare spelar ett kort under ett helt varv runt bordet slutar given, och spelaren med minst antal kort vinner den. Har flera lika få, delar de på segern.
       *[other] Om ingen spelare spelar ett kort under { $n } varv runt bordet slutar given, och spelaren med minst antal kort vinner den. Har flera lika få, delar de på segern.
    }
sevens-rules-title-score = Poäng
sevens-rules-score-cards = Varje spelare räknar korten som är kvar på handen: tvåa till tia är värda sitt tal, en knekt 11, en dam 12, en kung 13. Låga poäng vinner.
sevens-rules-score-none = Partiet är en enda giv, och inga poäng räknas. Den första som blir av med alla sina kort vinner.
sevens-rules-token-free = Panten kostar inget, för inga poäng räknas.
sevens-rules-ace-points-auto = Ett ess räknas som 1; spelades essen på kungarna i den given räknas det som 14.
sevens-rules-ace-points-1 = Ett ess räknas som 1.
sevens-rules-ace-points-14 = Ett ess räknas som 14.
sevens-rules-token-points =
    { $points ->
        [one] Spelaren som har panten när given slutar får 1 poäng till. Sedan läggs panten tillbaka mitt på bordet.
       *[other] Spelaren som har panten när given slutar får { $points } poäng till. Sedan läggs panten tillbaka mitt på bordet.
    }
sevens-rules-token-winner-true = Det gäller givens vinnare också.
sevens-rules-token-winner-false = Givens vinnare betalar inte för panten.
sevens-rules-title-match = Partiet
sevens-rules-target =
    { $points ->
        [one] Spela givar tills en spelare har minst 1 poäng. Lägst summa vinner; vid lika summa delas segern.
       *[other] Spela givar tills en spelare har minst { $points } poäng. Lägst summa vinner; vid lika summa delas segern.
    }
sevens-rules-single = En enda giv spelas. Spelaren som blir av med alla sina kort vinner; de andra följer efter sina poäng.

## Fel

error-unknown-game = Det finns inget spel som heter ”{ $name }”. Spelen: { $games }.
error-unknown-option = Det finns ingen husregel som heter ”{ $name }”. Husreglerna: { $options }.
error-bad-value = ”{ $text }” är inget värde för ”{ $name }”.
error-bad-option = ”{ $text }” är inget värde för ”{ $name }”. Möjliga: { $values }.
error-bad-save = Det här partiet går inte att läsa: { $text }
error-not-your-turn = Det är inte din tur.
error-no-match = Det finns inget parti på bordet.
error-bad-request = Sidan och spelmotorn förstår inte varandra. Läs in sidan på nytt.
error-illegal = Det går inte nu: { $text }
error-deal-running = Given är inte slut än.
error-match-running = Partiet är inte slut än.
error-match-over = Partiet är slut.

## Kring reglerna: vem som vinner, snabbstart, exempel

sevens-primer-wins-first = Den som först blir av med sina kort
sevens-primer-wins-lowest = Den med lägst summa när någon har nått { $n } poäng
sevens-primer-deal = Ge ut hela kortleken.
sevens-primer-start = Den som har klöver sju börjar med det kortet. Spelet går medurs.
sevens-primer-turn = I din tur måste du spela ett kort om du kan: en sjua, eller nästa kort i en färg, ner till esset eller upp till kungen.
sevens-primer-turn-high = I din tur måste du spela ett kort om du kan: en sjua, eller nästa kort i en färg. Det första esset avgör om essen ska ligga på tvåorna eller på kungarna.
sevens-primer-opening-six-then-eight = Efter sjuan behöver varje färg först sexan, sedan åttan. Därefter växer den åt båda hållen.
sevens-primer-opening-six-only = Efter sjuan behöver varje färg först sexan. Därefter växer den åt båda hållen.
sevens-primer-opening-free = Efter sjuan växer färgen åt båda hållen, sexan och åttan i valfri ordning.
sevens-primer-bonus = Efter ett ess eller en kung får du spela ett kort till.
sevens-primer-token = Kan du inte spela, säg ”Pantti!” och ta panten.
sevens-primer-beg = Kan du inte spela ber du om ett kort: spelaren till höger om dig, om den har mer än ett, ger dig ett valfritt. I din första tur passar du bara.
sevens-primer-pass = Kan du inte spela, passar du.
sevens-primer-end = Den som först blir av med sina kort vinner given.
sevens-primer-score = Räkna korten på hand: knekt 11, dam 12, kung 13, övriga efter sin siffra. Få poäng är bra.
sevens-primer-score-token = Räkna korten på hand: knekt 11, dam 12, kung 13, övriga efter sin siffra. Panten kostar { $n } till. Få poäng är bra.
sevens-primer-needs-token = Ett mynt som pant, papper och penna
sevens-primer-needs-coin = Ett mynt som pant
sevens-primer-opens-six-then-eight = Hjärter har sin sjua och sexa. Nu kan åttan spelas; femman måste vänta på den.
sevens-primer-opens-six-only = Hjärter har sin sjua och sexa. Nu kan både åttan och femman spelas.
sevens-primer-opens-free = Hjärter har bara sin sjua. Både åttan och sexan kan spelas; femman måste vänta på sexan.
sevens-primer-bonus-chain = Hjärter ligger från tvåan till damen, spader från femman till åttan. Du spelar tre kort i samma tur:
sevens-primer-count = De här korten på hand kostar { $n } poäng:
sevens-primer-begs = Inget av dina kort passar, så du ber om ett. Spelaren till höger om dig väljer ett kort åt dig, och din tur är slut:
sevens-primer-given = Du får
sevens-primer-takes = Inget av dina kort passar: säg ”Pantti!” och ta panten. Den kostar { $n } poäng, om inte någon annan som inte kan spela tar den från dig:
sevens-primer-takes-free = Inget av dina kort passar: säg ”Pantti!” och ta panten. Den är din tills någon annan inte kan spela:

## Vad som är värt att minnas första gången

sevens-first-gift = Första kortet till någon som bad om ett
sevens-first-token = Första ”Pantti!”
