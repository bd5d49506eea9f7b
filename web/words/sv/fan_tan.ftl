# Fan Tan: husregler, vad som händer, vad som frågas, varför inte, och reglerna. Det som är gemensamt med Ristiseiska och
# Pantti står i sevens.ftl.
# Namn böjs inte. $n är ett antal marker (en spelmark, flera spelmarker). $card, $cardGen: kortets namn utan artikel och ändelse.

game-fan-tan = Fan Tan
    .tag = Bli först av med korten och vinn spelmarkerna.
    .beginner = Spelar första bästa kort och förbiser det mesta av handen.
    .casual = Tänker på vad korten öppnar, men förbiser en del av dem.
    .skilled = Öppnar först väg för sina egna kort och håller inne kort som bara hjälper andra.
    .expert = Spelar given till slut i tankarna många gånger, med de dolda korten fördelade så att de stämmer med vem som har passat, och räknar spelmarkerna.

option-start = Vem som börjar
    .source = Bicycle Cards och Britannica (till vänster om givaren); Wikipedia nämner ruter sju och hjärter sju.
option-start-left = Spelaren till vänster om givaren
option-start-7c = Klöver sju
option-start-7d = Ruter sju
option-start-7h = Hjärter sju
option-start-7s = Spader sju
# UNSURE: “Grundinsats” for the ante; also said: pott, insats.
option-ante = Grundinsats
    .explain = Spelmarker som varje spelare betalar före en giv.
    .source = Bicycle Cards och Britannica.
option-short-hand-ante = Extra insats med färre kort
    .explain = För spelare som får ett kort mindre än andra.
    .source = Bicycle Cards, där det är brukligt, och Britannica.
# UNSURE: “En pass, flera passar” as a noun; some say ett pass.
option-pass-chips = Spelmarker för en pass
    .source = Alla beskrivningar.
option-card-chips = Spelmarker för ett kort som är kvar
    .source = Bicycle Cards och Britannica; andra utelämnar det.
option-false-pass = Passa fast det går att spela
    .explain = En falsk pass kostar 3 spelmarker genast, och mer för varje sjua som du håller inne.
    .source = Bicycle Cards berättar om böterna.
option-false-pass-forbid = Inte möjligt
option-false-pass-penalise = Möjligt, med böter
option-chips = Spelmarker från början
    .explain = Med 0 räknas bara vunna och förlorade spelmarker. Annars slutar partiet också när en spelare inte har några spelmarker kvar.
    .source = En gammal spelbok (20 till 25).

here-start-left = spelaren till vänster om givaren börjar
here-start-7c = klöver sju börjar
here-start-7d = ruter sju börjar
here-start-7h = hjärter sju börjar
here-start-7s = spader sju börjar
here-ante =
    { $n ->
        [0] det finns ingen grundinsats
        [one] grundinsatsen är { $n } spelmark
       *[other] grundinsatsen är { $n } spelmarker
    }
here-short-hand-ante =
    { $n ->
        [0] den som får färre kort betalar inget extra
        [one] den som får färre kort betalar { $n } spelmark extra
       *[other] den som får färre kort betalar { $n } spelmarker extra
    }
here-pass-chips =
    { $n ->
        [0] en pass kostar inget
        [one] en pass kostar { $n } spelmark
       *[other] en pass kostar { $n } spelmarker
    }
here-card-chips =
    { $n ->
        [0] kort som är kvar kostar inget
        [one] varje kort som är kvar kostar { $n } spelmark
       *[other] varje kort som är kvar kostar { $n } spelmarker
    }
here-false-pass-forbid = du får inte passa om du kan spela
here-false-pass-penalise = du får passa fast du kan spela, och betalar böter
here-chips =
    { $n ->
        [0] bara vunna och förlorade spelmarker räknas
        [one] du börjar med { $n } spelmark
       *[other] du börjar med { $n } spelmarker
    }

preset-parliament = Parliament

## Vad som har hänt

fan-tan-pass =
    { $you ->
        [yes]
        { $n ->
            [one] Du passade och betalade { $n } spelmark.
           *[other] Du passade och betalade { $n } spelmarker.
        }
       *[no]
        { $n ->
            [one] { $seat } passade och betalade { $n } spelmark.
           *[other] { $seat } passade och betalade { $n } spelmarker.
        }
    }
fan-tan-false-pass =
    { $you ->
        [yes]
        { $n ->
            [one] Du passade fast du kunde spela, och betalade { $n } spelmark.
           *[other] Du passade fast du kunde spela, och betalade { $n } spelmarker.
        }
       *[no]
        { $n ->
            [one] { $seat } passade fast det gick att spela, och betalade { $n } spelmark.
           *[other] { $seat } passade fast det gick att spela, och betalade { $n } spelmarker.
        }
    }

## Vad som kan göras, och varför inte

fan-tan-action-pass =
    { $n ->
        [0] Passa
        [one] Passa och betala { $n } spelmark
       *[other] Passa och betala { $n } spelmarker
    }
# $n betalas genast; med böterna för sjuor på handen kan det bli $most.
fan-tan-action-false-pass =
    { $most ->
        [3] Passa ändå: 3 spelmarker
       *[other] Passa ändå: { $n } till { $most } spelmarker
    }
fan-tan-all-passed = Alla andra har just passat, så du måste spela.

## Bordet och resultatet

fan-tan-pool = Pott: { $n }
fan-tan-mark-paid = har betalat { $n } i den här given
fan-tan-mark-won = har vunnit { $n } i den här given
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
        [one] En pass skulle kosta dig { $n } spelmark, för du kan spela.
       *[other] En pass skulle kosta dig { $n } spelmarker, för du kan spela.
    }

## Reglerna

fan-tan-rules-aim = Det som spelarna betalar går till potten, och givens vinnare tar hela. Ta spelmarker, tändstickor eller mynt av ett slag.
fan-tan-rules-deal = Givaren blandar och ger ut hela leken, ett kort i taget, medurs, med början hos spelaren till vänster om sig. Är ni fyra får var och en 13; annars får de första ett kort mer än de andra.
fan-tan-rules-ante =
    { $n ->
        [0] Det finns ingen grundinsats.
        [one] Före given betalar varje spelare { $n } spelmark.
       *[other] Före given betalar varje spelare { $n } spelmarker.
    }
fan-tan-rules-short-hand =
    { $n ->
        [0] Spelare som får ett kort mindre än andra betalar inget mer.
        [one] Spelare som får ett kort mindre än andra betalar { $n } spelmark till.
       *[other] Spelare som får ett kort mindre än andra betalar { $n } spelmarker till.
    }
fan-tan-rules-layout = De fyra färgerna ligger bredvid varandra, var och en med sin sjua i mitten. En sjua får spelas när som helst. Sexan läggs nedanför sjuan, och på den femman, fyran och så vidare nedåt; åttan läggs ovanför sjuan, och på den nian, tian och så vidare upp till kungen.
fan-tan-rules-start-left = Spelaren till vänster om givaren börjar. Sedan går turen vidare åt vänster.
fan-tan-rules-start-card = Har du { $cardGen } börjar du: spela den. Sedan går turen vidare åt vänster.
fan-tan-rules-false-pass = Kan du spela, väljer du själv vilket kort. Du får också passa fast du kan spela, utom med kortet som börjar given, eller när alla andra just har passat. En sådan pass kostar { $n } spelmarker, genast till potten. När given är slut betalar du dessutom för varje sjua som du höll inne: { $fine } spelmarker till spelaren som hade dess sexa och { $fine } till spelaren som hade dess åtta, om du inte hade den själv.
fan-tan-rules-unable =
    { $n ->
        [0] Kan du inte spela, passar du. Det kostar inget.
        [one] Kan du inte spela, passar du och betalar { $n } spelmark till potten, också innan den första sjuan har spelats.
       *[other] Kan du inte spela, passar du och betalar { $n } spelmarker till potten, också innan den första sjuan har spelats.
    }
# UNSURE: “Spelmarker”; also said: marker, jetonger.
fan-tan-rules-title-score = Spelmarker
fan-tan-rules-cards =
    { $n ->
        [0] Kort som är kvar på handen kostar inget.
        [one] När given är slut betalar varje spelare { $n } spelmark till potten för varje kort som är kvar på handen.
       *[other] När given är slut betalar varje spelare { $n } spelmarker till potten för varje kort som är kvar på handen.
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
        [0] Bara vunna och förlorade spelmarker räknas, så en summa kan ligga under noll. Högst summa vinner; lika summor delar segern.
        [one] Varje spelare börjar med { $n } spelmark. Partiet slutar också efter en giv som lämnar en spelare utan spelmarker, eller i skuld. Flest spelmarker vinner; lika många delar segern.
       *[other] Varje spelare börjar med { $n } spelmarker. Partiet slutar också efter en giv som lämnar en spelare utan spelmarker, eller i skuld. Flest spelmarker vinner; lika många delar segern.
    }

## Kring reglerna: vad som behövs, vem som vinner, en snabbstart, ett exempel

fan-tan-primer-needs = Spelmarker, tändstickor eller mynt av ett slag: ungefär trettio till varje spelare
fan-tan-primer-wins = Spelaren med flest spelmarker efter den sista given
fan-tan-primer-deal = Ge ut alla kort, och lägg grundinsatserna i potten.
fan-tan-primer-deal-free = Ge ut alla kort.
fan-tan-primer-play = Spela i tur och ordning ett kort om du kan: en sjua, eller nästa kort i en färg, nedåt från sjuan till esset eller uppåt till kungen.
fan-tan-primer-fitting = Efter { $cardGen } passar färgens sexa och åtta:
fan-tan-primer-lies = på bordet
fan-tan-primer-fits = passar
fan-tan-primer-waits = väntar på sexan

## Vad som är värt att minnas första gången

fan-tan-first-false-pass = Första passen fast ett kort passade
