## En quoi se comptent les résultats : $count est un nombre, avec au plus une décimale

unit-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .short =
        { $count ->
            [one] { $count } pt
           *[other] { $count } pts
        }
unit-game-points =
    { $count ->
        [one] { $count } point de partie
       *[other] { $count } points de partie
    }
    .short = { $count }/{ $target }
unit-chips =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
    .short =
        { $count ->
            [one] { $count } jeton
           *[other] { $count } jetons
        }
unit-lost-deals =
    { $count ->
        [one] { $count } défaite
       *[other] { $count } défaites
    }
    .short = { $count } déf.
unit-wins = { $count } % de chances de gagner
unit-losses = { $count } % de risque de perdre

review-unfinished = Une donne peut être analysée une fois qu’elle est finie.
review-no-deal = Il n’y a pas de donne { $text } finie dans cette partie.
