## Analys av en giv

review = Analys
review-title = Analys av giv { $deal }
review-close = Stäng analysen
review-what = Vart och ett av dina val jämförs med expertens, det som ett tips säger: skickliga spelare spelar given till slut från båda många gånger och vet bara det du visste. Det kan ta en minut.
review-whose = Vems drag
review-make = Analysera
review-counting = Given analyseras
review-waiting = Val { $number }: inte bedömt än
review-stop = Avbryt
review-curve = Väntat resultat
review-up = bättre
review-usual = vanligt: { $amount }
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
        [unit-wins] chansen att vinna { $loss } lägre
        [unit-losses] risken att förlora { $loss } högre
       *[other] kostade { $loss }
    }
review-choices = { $name }: { $played }. Experten: { $best }.
review-same = { $name } och experten: { $played }.
review-better =
    { $unit ->
        [unit-wins] chansen att vinna { $n } % { $way ->
            [good] högre
           *[bad] lägre
        }
        [unit-losses] risken att förlora { $n } % { $way ->
            [good] lägre
           *[bad] högre
        }
       *[other] { $amount } { $way ->
            [good] bättre
           *[bad] sämre
        }
    }
# $better: review-better
review-luck =
    { $way ->
        [good] { $you ->
            [yes] Du
           *[no] { $seat }
        } hade tur: { $better }{ $unit ->
            [unit-wins] {""}
            [unit-losses] {""}
           *[other] {" "}än vanligt
        }.
        [bad] { $you ->
            [yes] Du
           *[no] { $seat }
        } hade otur: { $better }{ $unit ->
            [unit-wins] {""}
            [unit-losses] {""}
           *[other] {" "}än vanligt
        }.
       *[none] Varken tur eller otur.
    }
review-play =
    { $you ->
        [yes] Ditt spel
       *[no] Spelet
    } { $way ->
        [cost] kostade { $amount }.
        [gain] gav { $amount }.
       *[none] kostade ingenting.
    }
review-accuracy = Spel: { $n } av 100.
review-sum =
    { $unit ->
        [unit-wins] Resultat: { $n ->
            [100] vinst
            [0] ingen vinst
           *[other] delad vinst
        }; vanlig chans att vinna: { $usual }.
        [unit-losses] Resultat: { $n ->
            [0] ingen förlust
           *[other] förlust
        }; vanlig risk att förlora: { $usual }.
       *[other] Resultat: { $result }; det vanliga: { $usual }.
    }
review-turning =
    Vändpunkt: { $when ->
        [start] fram till val { $number }
        [end] efter det sista valet
       *[between] mellan val { $first } och { $number }
    }, { $better }.
review-counts =
    { $fine } bra, { $slips ->
        [one] { $slips } miss
       *[other] { $slips } missar
    }, { $blunders ->
        [one] { $blunders } grovt misstag
       *[other] { $blunders } grova misstag
    }
review-borders-about = Om märkena
review-borders = En miss kostar minst { $slip }, ett grovt misstag minst { $blunder }. Ett drag får märket bara om förlusten inte kan bero på slumpen, när givens alla val räknas med.
review-accuracy-about = Talet för spelet jämför givar. 100: ingenting gavs bort jämfört med expertens val. Varje gång dragen kostar så mycket som resultaten brukar variera (standardavvikelsen), här { $spread }, halveras det. Vad ditt spel kostade är känt på ungefär { $error } när.
review-luck-about = Tur är allt annat: korten, och det de andra gjorde, också deras misstag.
review-share = Dela given som den spelades
review-share-how = En länk till just den här given med alla drag, utan namn.
review-copy = Kopiera analysen som text
