# Les cartes telles qu’on les dit. `.genitive` est la forme avec l’article ($cardGen) ; on n’y met ni « de » ni « à », car la
# carte montrée (7♣) ne les porterait pas. C’est pourquoi les phrases tournent autour de la carte comme objet ou après « : ».
# Espaces insécables : fine (U+202F) avant ; ! ? et dans « », ordinaire (U+00A0) avant : et entre nombre et unité.

card-name = { card-rank } de { suit-name }
    .genitive = { card-rank.genitive } de { suit-name }
card-rank =
    { $rank ->
        [ace] as
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] valet
        [queen] dame
       *[king] roi
    }
    .genitive =
        { $rank ->
            [ace] l’as
            [two] le 2
            [three] le 3
            [four] le 4
            [five] le 5
            [six] le 6
            [seven] le 7
            [eight] le 8
            [nine] le 9
            [ten] le 10
            [jack] le valet
            [queen] la dame
           *[king] le roi
        }
# Un joker, et la carte ou la valeur qu’il remplace.
card-as = { $card } pour { $other }
    .short = { $card }({ $other })
suit-name =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }
# Une carte dont on ne voit pas la face.
card-hidden = une carte
