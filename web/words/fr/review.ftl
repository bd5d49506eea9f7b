## L’analyse d’une donne

review = Analyse
review-title = Analyse de la donne { $deal }
review-close = Fermer l’analyse
review-what = À partir de chacun de vos choix, l’expert joue de nombreuses fois la suite de la donne, en ne sachant que ce que vous saviez. Cela peut prendre une minute.
review-whose = Coups de
review-make = Analyser
review-counting = La donne est analysée
review-stop = Annuler
review-curve = Résultat attendu
review-back = Choix précédent
review-next = Choix suivant
review-moves = Tous les choix
review-move = Choix { $number } sur { $count } : { $mark }
review-mark =
    { $mark ->
        [blunder] gaffe
        [slip] imprécision
       *[fine] bon
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
        [unit-wins] chances de gagner : −{ $loss }
        [unit-losses] risque de perdre : +{ $loss }
       *[other] a coûté { $loss }
    }
review-choices = { $name } : { $played }. Expert : { $best }.
review-same = { $name } et l’expert : { $played }.
review-sum =
    { $unit ->
        [unit-wins] Résultat : { $n ->
            [100] gagné
            [0] pas gagné
           *[other] victoire partagée
        }. Chances de gagner de l’expert avec ces cartes : { $expected }. Moyenne : { $usual }.
        [unit-losses] Résultat : { $n ->
            [0] pas perdu
           *[other] perdu
        }. Risque de perdre de l’expert avec ces cartes : { $expected }. Moyenne : { $usual }.
       *[other] Résultat : { $result }. Attendu par l’expert avec ces cartes : { $expected }. Moyenne : { $usual }.
    }
# $less: the unit, where less is better
review-parts =
    Par rapport à la moyenne : chance { $luck } (dont les cartes { $worth }), jeu { $play }.{ $less ->
        [unit-points] {" "}Moins, c’est mieux.
       *[no] {""}
    }
review-spread = Le résultat varie d’une donne à l’autre : son écart type est de { $spread }.
review-counts = Bons choix : { $fine }, imprécisions : { $slips }, gaffes : { $blunders }
review-borders-about = À propos des marques
review-borders = Une imprécision coûte au moins { $slip }, une gaffe au moins { $blunder } : un dixième et un quart de l’écart type des résultats. Un coup ne reçoit une telle marque que si la différence ne peut pas être due au hasard.
