# Korten som de sägs. Svenska kortnamn har varken artikel eller ändelse, så här finns bara själva namnet. Valören för sig har
# två former: grundtalet i kortets namn (klöver sju), och `.genitive`, substantivet (en tvåa som sjua).

card-name = { suit-name } { card-rank }
card-rank =
    { $rank ->
        [ace] ess
        [two] två
        [three] tre
        [four] fyra
        [five] fem
        [six] sex
        [seven] sju
        [eight] åtta
        [nine] nio
        [ten] tio
        [jack] knekt
        [queen] dam
       *[king] kung
    }
    .genitive =
        { $rank ->
            [ace] ess
            [two] tvåa
            [three] trea
            [four] fyra
            [five] femma
            [six] sexa
            [seven] sjua
            [eight] åtta
            [nine] nia
            [ten] tia
            [jack] knekt
            [queen] dam
           *[king] kung
        }
# En joker med kortet eller valören som den står för.
card-as = { $card } som { $other }
    .short = { $card }({ $other })
suit-name =
    { $suit ->
        [clubs] klöver
        [diamonds] ruter
        [hearts] hjärter
       *[spades] spader
    }
# Ett kort vars framsida inte syns.
card-hidden = ett kort
