# Fan Tan: husregler, vad som händer, vad som frågas, varför inte, och reglerna. Det som är gemensamt med Ristiseiska och
# Pantti står i sevens.ftl.
# Namn böjs inte. $n är ett antal marker (en mark, flera marker). $card, $cardGen: kortets namn utan artikel och ändelse.

game-fan-tan = Fan Tan
    .tag = Sjuan om marker: betala när du inte kan spela, och ta potten om du blir av med korten först.
    .beginner = Spelar det första kort som den ser och förbiser det mesta av handen.
    .casual = Tänker på vad korten öppnar, men förbiser en del av dem.
    .skilled = Öppnar först väg för sina egna kort och håller inne kort som bara hjälper andra.
    .expert = Spelar färdigt given i tankarna många gånger, med de dolda korten fördelade så att de stämmer med vem som har passat, och räknar markerna.

option-start = Vem som börjar
    .source = Bicycle Cards och Britannica (till vänster om givaren); Wikipedia nämner ruter sju och hjärter sju.
option-start-left = Spelaren till vänster om givaren
option-start-7c = Klöver sju
option-start-7d = Ruter sju
option-start-7h = Hjärter sju
option-start-7s = Spader sju
option-ante = Grundinsats
    .explain = Marker som varje spelare betalar före en giv.
    .source = Bicycle Cards och Britannica.
option-short-hand-ante = Extra insats med färre kort
    .explain = För spelare som får ett kort mindre än andra.
    .source = Bicycle Cards, där det är brukligt, och Britannica.
option-pass-chips = Marker för en pass
    .source = Alla beskrivningar.
option-card-chips = Marker för ett kort som är kvar
    .source = Bicycle Cards och Britannica; andra utelämnar det.
option-false-pass = Passa fast det går att spela
    .explain = En falsk pass kostar 3 marker genast, och mer för varje sjua som du håller inne.
    .source = Bicycle Cards berättar om böterna.
option-false-pass-forbid = Inte möjligt
option-false-pass-penalise = Möjligt, med böter
option-chips = Marker från början
    .explain = Med 0 räknas bara vinster och förluster. Annars slutar partiet också när en spelare inte har några marker kvar.
    .source = En gammal spelbok (20 till 25).

here-start-left = spelaren till vänster om givaren börjar
here-start-7c = klöver sju börjar
here-start-7d = ruter sju börjar
here-start-7h = hjärter sju börjar
here-start-7s = spader sju börjar
here-ante =
    { $n ->
        [0] det finns ingen grundinsats
        [one] grundinsatsen är { $n } mark
       *[other] grundinsatsen är { $n } marker
    }
here-short-hand-ante =
    { $n ->
        [0] den som får färre kort betalar inget extra
        [one] den som får färre kort betalar { $n } mark extra
       *[other] den som får färre kort betalar { $n } marker extra
    }
here-pass-chips =
    { $n ->
        [0] en pass kostar inget
        [one] en pass kostar { $n } mark
       *[other] en pass kostar { $n } marker
    }
here-card-chips =
    { $n ->
        [0] kort som är kvar kostar inget
        [one] varje kort som är kvar kostar { $n } mark
       *[other] varje kort som är kvar kostar { $n } marker
    }
here-false-pass-forbid = du får inte passa om du kan spela
here-false-pass-penalise = du får passa fast du kan spela, och betalar böter
here-chips =
    { $n ->
        [0] bara vinster och förluster räknas
        [one] du börjar med { $n } mark
       *[other] du börjar med { $n } marker
    }

preset-parliament = Parliament

## Vad som har hänt

fan-tan-pass =
    { $you ->
        [yes]
        { $n ->
            [one] Du passade och betalade { $n } mark.
           *[other] Du passade och betalade { $n } marker.
        }
       *[no]
        { $n ->
            [one] { $seat } passade och betalade { $n } mark.
           *[other] { $seat } passade och betalade { $n } marker.
        }
    }
fan-tan-false-pass =
    { $you ->
        [yes]
        { $n ->
            [one] Du passade fast du kunde spela, och betalade { $n } mark.
           *[other] Du passade fast du kunde spela, och betalade { $n } marker.
        }
       *[no]
        { $n ->
            [one] { $seat } passade fast det gick att spela, och betalade { $n } mark.
           *[other] { $seat } passade fast det gick att spela, och betalade { $n } marker.
        }
    }

## Vad som kan göras, och varför inte

fan-tan-action-pass =
    { $n ->
        [0] Passa
        [one] Passa och betala { $n } mark
       *[other] Passa och betala { $n } marker
    }
# $n betalas genast; med böterna för sjuor på handen kan det bli $most.
fan-tan-action-false-pass =
    { $most ->
        [3] Passa ändå: 3 marker
       *[other] Passa ändå: { $n } till { $most } marker
    }
fan-tan-all-passed = Alla andra har just passat, så du måste spela.

## Bordet och resultatet

fan-tan-pool = Pott { $n }
fan-tan-fact-paid = har betalat { $n } i den här given
    .short = −{ $n }
fan-tan-score-ante = Grundinsats
fan-tan-score-passes =
    { $n ->
        [one] { $n } pass
       *[other] { $n } passar
    }
fan-tan-score-false-passes =
    { $n ->
        [one] { $n } falsk pass
       *[other] { $n } falska passar
    }
fan-tan-score-pool = Först utan kort: hela potten
fan-tan-score-fines-paid = Böter för sjuor som hölls inne
fan-tan-score-fines = Böter från andra, för sexor och åttor på handen

## Varför experten skulle göra så

fan-tan-reason-fine =
    { $n ->
        [one] En pass skulle kosta dig { $n } mark, för du kan spela.
       *[other] En pass skulle kosta dig { $n } marker, för du kan spela.
    }

## Reglerna

fan-tan-rules-aim = Det som spelarna betalar går till potten, och givens vinnare tar hela. Ta marker, tändstickor eller mynt av ett slag.
fan-tan-rules-deal = Givaren blandar och ger ut hela leken, ett kort i taget, medurs, med början hos spelaren till vänster om sig. Är ni inte just fyra får de första ett kort mer än de andra.
fan-tan-rules-ante =
    { $n ->
        [0] Det finns ingen grundinsats.
        [one] Före given betalar varje spelare { $n } mark.
       *[other] Före given betalar varje spelare { $n } marker.
    }
fan-tan-rules-short-hand =
    { $n ->
        [0] Spelare som får ett kort mindre än andra betalar inget mer.
        [one] Spelare som får ett kort mindre än andra betalar { $n } mark till.
       *[other] Spelare som får ett kort mindre än andra betalar { $n } marker till.
    }
fan-tan-rules-layout = De fyra färgerna ligger bredvid varandra, var och en med sin sjua i mitten. En sjua får spelas när som helst. Sexan läggs nedanför sjuan, och på den femman, fyran och så vidare nedåt; åttan läggs ovanför sjuan, och på den nian, tian och så vidare upp till kungen.
fan-tan-rules-start-left = Spelaren till vänster om givaren börjar. Sedan går turen vidare åt vänster.
fan-tan-rules-start-card = Har du { $cardGen }, börjar du: spela den. Sedan går turen vidare åt vänster.
fan-tan-rules-false-pass = Kan du spela, väljer du själv vilket kort. Du får också passa fast du kan spela, utom med kortet som börjar given, eller när alla andra just har passat. För det betalar du genast { $n } marker till potten. När given är slut betalar du dessutom för varje sjua som du höll inne: { $fine } marker till spelaren som hade dess sexa och { $fine } till spelaren som hade dess åtta, om du inte hade den själv.
fan-tan-rules-unable =
    { $n ->
        [0] Kan du inte spela, passar du. Det kostar inget.
        [one] Kan du inte spela, passar du och betalar { $n } mark till potten, också innan den första sjuan har spelats.
       *[other] Kan du inte spela, passar du och betalar { $n } marker till potten, också innan den första sjuan har spelats.
    }
fan-tan-rules-title-score = Marker
fan-tan-rules-cards =
    { $n ->
        [0] Kort som är kvar på handen kostar inget.
        [one] När given är slut betalar varje spelare { $n } mark till potten för varje kort som är kvar på handen.
       *[other] När given är slut betalar varje spelare { $n } marker till potten för varje kort som är kvar på handen.
    }
fan-tan-rules-winner = Sedan tar givens vinnare hela potten.
fan-tan-rules-deals-each = Spela lika många givar som ni är spelare: alla ger en gång.
fan-tan-rules-deals =
    { $n ->
        [one] Spela { $n } giv.
       *[other] Spela { $n } givar.
    }
fan-tan-rules-chips =
    { $n ->
        [0] Bara vinster och förluster räknas, så en summa kan ligga under noll. Högst summa vinner; lika summor delar segern.
        [one] Varje spelare börjar med { $n } mark. Partiet slutar också efter en giv som lämnar en spelare utan marker, eller i skuld. Flest marker vinner; lika många delar segern.
       *[other] Varje spelare börjar med { $n } marker. Partiet slutar också efter en giv som lämnar en spelare utan marker, eller i skuld. Flest marker vinner; lika många delar segern.
    }

## Kring reglerna: vad som behövs, vem som vinner, en snabbstart, ett exempel

fan-tan-primer-needs = Marker, tändstickor eller mynt av ett slag: ungefär trettio till varje spelare
fan-tan-primer-wins = Spelaren med flest marker efter den sista given
fan-tan-primer-deal = Ge ut alla kort, och lägg grundinsatserna i potten.
fan-tan-primer-deal-free = Ge ut alla kort.
fan-tan-primer-play = Spela i tur och ordning ett kort: en sjua, eller nästa kort i en färg, nedåt från sjuan till esset eller uppåt till kungen.
fan-tan-primer-fitting = Efter { $cardGen } passar färgens sexa och åtta:
fan-tan-primer-lies = på bordet
fan-tan-primer-fits = passar
fan-tan-primer-waits = väntar på sexan
