# Spelen, deras husregler och vem som spelar. `.explain`: en rad med källan; `.explain-<spel>` där den skiljer sig.
# Spelen behåller sina finska namn; ”sjuan” och ”klöversju” är släktingar, inte samma spel.

game-ristiseiska = Ristiseiska
    .tag = Bli av med korten; be om ett när inget passar.
    .beginner = Spelar första bästa kort och förbiser det mesta av handen.
    .casual = Tänker på vad korten öppnar, men förbiser en del av dem.
    .skilled = Öppnar först väg för sina egna kort, håller inne kort som bara hjälper andra och ger bort det kort som är svårast att spela.
    .expert = Spelar given till slut i tankarna många gånger, med de dolda korten fördelade så att de stämmer med allt som har begärts, getts och passats och med hur bra spelare spelar.
game-pantti = Pantti
    .tag = Bli av med både korten och panten.
    .beginner = Spelar första bästa kort och förbiser det mesta av handen.
    .casual = Tänker på vad korten öppnar, men förbiser en del av dem.
    .skilled = Öppnar först väg för sina egna kort, håller inne kort som bara hjälper andra och ser upp med panten.
    .expert = Spelar given till slut i tankarna många gånger, med de dolda korten fördelade så att de stämmer med allt som har spelats och passats och med hur bra spelare spelar.

option-opening = Hur en färg öppnas
    .explain = Vad som kommer efter sjuan.
    .source = Pantti-bloggen (sexa, sedan åtta), Denexa (valfri ordning), Board Game Arena (sexan först).
option-opening-six-then-eight = Sexa, åtta, sedan resten
option-opening-six-only = Sexan först, sedan allt annat
option-opening-free = Sexa och åtta i valfri ordning
option-bonus-turn = Extrakort efter ess eller kung
    .explain = Efter ett ess eller en kung får du spela igen.
    .source = Pantti-bloggen; Denexa spelar utan.
option-unable = Om du inte kan spela
    .source = Pantti-bloggen (panten), Denexa och Wikipedia (be om kort).
option-unable-token = ta panten
option-unable-beg = be om ett kort
option-ace = Ess
    .explain = Var ett ess får spelas.
    .source = Pantti-bloggen, med det andra som variant.
option-ace-low = Lågt, på tvåan
option-ace-first-ace-decides = Första esset avgör, tvåan eller kungen
option-score-cards = Räkna poäng
    .explain = Kort som är kvar på handen kostar poäng.
    .source = Pantti-bloggen; hos Denexa bara vinner eller förlorar man given.
option-target = Poänggräns
    .explain = Partiet slutar vid den här poängen.
    .source-pantti = Pantti-bloggen (100), Board Game Arena (200).
    .source-ristiseiska = Wikipedia berättar om givar med poäng; Denexa spelar en giv i taget.
    .source-ristikontra = De japanska reglerna, efter poängräkning (7 spelpoäng, eller 500, 120 eller 60 kortpoäng).
    .source-sedma = GameTwist och shram.kiev.ua om systerspelet Zsírozás (5 spelpoäng); 300 kortpoäng är vår egen gräns.
option-ace-points = Poäng för ett ess
    .explain = För ett ess som är kvar på handen.
    .source = Pantti-bloggen (efter var essen spelas), Board Game Arena (alltid 14).
option-ace-points-auto = 1, eller 14 när ess är höga
option-ace-points-1 = 1
option-ace-points-14 = 14
option-token-points = Poäng för panten
    .explain = För spelaren som har den när given slutar; med 0 spelar man utan pant.
    .source = Pantti-bloggen (vanligen 25).
option-token-exempts-winner = Vinnaren betalar inte för panten
    .source = Pantti-bloggen lämnar det öppet; på Board Game Arena betalar vinnaren också.
option-false-beg = Att be om kort när man kan spela
    .source = Denexa, där varje motståndare ger ett straffkort.
option-false-beg-forbid = Inte möjligt
option-false-beg-penalise = Möjligt, med straff
option-stall-circuits = Gräns för varv utan spelat kort
    .explain = Efter så många slutar given; annars kunde ett kort som man ber om gå runt i all evighet.
    .source = Vår egen gräns.
option-none = Ingen gräns, en enda giv

preset-usual = Vanliga regler
preset-arena = Som på Board Game Arena
preset-six-first = Sexan först
preset-points = Med poäng
here-opening-six-then-eight = färgen fortsätter med sexan och sedan med åttan
here-opening-six-only = färgen fortsätter med sexan och sedan åt båda hållen
here-opening-free = färgens sexa och åtta får komma i valfri ordning
here-bonus-turn-true = du får spela igen efter ett ess eller en kung
here-bonus-turn-false = du spelar ett kort per tur
here-unable-token = du tar panten om du inte kan spela
here-unable-beg = du ber om ett kort om du inte kan spela
here-ace-low = ess spelas alltid på tvåorna
here-ace-first-ace-decides = det första esset avgör om ess spelas på tvåorna eller på kungarna
here-score-cards-true = kort som är kvar på handen kostar poäng
here-score-cards-false = inga poäng räknas
here-target =
    { $n ->
        [one] partiet slutar vid { $n } poäng
       *[other] partiet slutar vid { $n } poäng
    }
here-target-none = en enda giv spelas
here-ace-points-auto = ett ess kostar 1 poäng, eller 14 där ess är höga
here-ace-points-1 = ett ess kostar alltid 1 poäng
here-ace-points-14 = ett ess kostar alltid 14 poäng
here-token-points =
    { $n ->
        [0] det finns ingen pant
        [one] panten kostar { $n } poäng
       *[other] panten kostar { $n } poäng
    }
here-token-exempts-winner-true = givens vinnare betalar inte för panten
here-token-exempts-winner-false = givens vinnare betalar också för panten
here-false-beg-forbid = du får inte be om kort om du kan spela
here-false-beg-penalise = du får ett straffkort av varje motståndare om du ber om kort fast du kan spela
here-stall-circuits =
    { $n ->
        [one] given slutar efter { $n } varv utan spelat kort
       *[other] given slutar efter { $n } varv utan spelat kort
    }
