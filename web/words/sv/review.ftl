## Analys av en giv

review = Analys
review-title = Analys av giv { $deal }
review-close = Stäng analysen
review-what = Experten spelar given vidare många gånger från vart och ett av dina val och vet bara det du visste. Det kan ta en minut.
review-whose = Vems drag
review-make = Analysera
review-counting = Given analyseras
review-stop = Avbryt
review-curve = Väntat resultat
review-back = Föregående val
review-next = Nästa val
review-moves = Alla val
review-move = Val { $number } av { $count }: { $mark }
review-mark =
    { $mark ->
        [blunder] grovt misstag
        [slip] miss
       *[fine] bra
    }
review-amount =
    { $unit ->
        [unit-wins] { $n } %
        [unit-losses] { $n } %
       *[other] { $amount }
    }
review-bare =
    { $unit ->
        [unit-wins] { $n } %
        [unit-losses] { $n } %
       *[other] { $n }
    }
review-loss =
    { $unit ->
        [unit-wins] chansen att vinna −{ $loss }
        [unit-losses] risken att förlora +{ $loss }
       *[other] kostade { $loss }
    }
review-choices = { $name }: { $played }. Experten: { $best }.
review-same = { $name } och experten: { $played }.
review-sum =
    { $unit ->
        [unit-wins] Resultat: { $n ->
            [100] vinst
            [0] ingen vinst
           *[other] delad vinst
        }. Expertens chans att vinna med de här korten: { $expected }; i snitt: { $usual }.
        [unit-losses] Resultat: { $n ->
            [0] ingen förlust
           *[other] förlust
        }. Expertens risk att förlora med de här korten: { $expected }; i snitt: { $usual }.
       *[other] Resultat: { $result }. Med de här korten väntar sig experten { $expected }; snittet är { $usual }.
    }
# $less: the unit, where less is better
review-parts =
    Jämfört med snittet: tur { $luck } (varav korten { $worth }), spel { $play }.{ $less ->
        [unit-points] {" "}Mindre är bättre.
       *[no] {""}
    }
review-spread = Resultaten skiftar från giv till giv: standardavvikelsen är { $spread }.
review-counts =
    { $fine } bra, { $slips ->
        [one] { $slips } miss
       *[other] { $slips } missar
    }, { $blunders ->
        [one] { $blunders } grovt misstag
       *[other] { $blunders } grova misstag
    }
review-borders-about = Om märkena
review-borders = En miss kostar minst { $slip }, ett grovt misstag minst { $blunder }: en tiondel och en fjärdedel av resultatens standardavvikelse. Ett sådant märke får ett drag bara när skillnaden inte kan bero på slumpen.
