## L’analyse d’une donne

review = Analyse
review-title = Analyse de la donne { $deal }
review-close = Fermer l’analyse
review-what = Chacun de vos choix est comparé à celui de l’expert, celui que donne un conseil : des joueurs confirmés jouent la donne jusqu’au bout à partir des deux, de nombreuses fois, en ne sachant que ce que vous saviez. Cela peut prendre une minute.
review-whose = Coups de
review-make = Analyser
review-counting = La donne est analysée
review-waiting = Choix { $number } : pas encore jugé
review-stop = Annuler
review-curve = Résultat attendu
review-up = mieux
review-usual = habituel : { $amount }
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
        [unit-wins] chances de gagner plus faibles de { $loss }
        [unit-losses] risque de perdre plus élevé de { $loss }
       *[other] a coûté { $loss }
    }
review-choices = { $name } : { $played }. Expert : { $best }.
review-same = { $name } et l’expert : { $played }.
review-better =
    { $unit ->
        [unit-wins] chances de gagner { $way ->
            [good] plus élevées
           *[bad] plus faibles
        } de { $n } %
        [unit-losses] risque de perdre { $way ->
            [good] plus faible
           *[bad] plus élevé
        } de { $n } %
       *[other] résultat { $way ->
            [good] meilleur
           *[bad] moins bon
        } de { $amount }
    }
# $better: review-better
review-luck =
    { $way ->
        [good] { $you ->
            [yes] Vous avez
           *[no] { $seat } a
        } eu de la chance : { $better }{ $unit ->
            [unit-wins] {""}
            [unit-losses] {""}
           *[other] {" "}que d’habitude
        }.
        [bad] { $you ->
            [yes] Vous avez
           *[no] { $seat } a
        } eu de la malchance : { $better }{ $unit ->
            [unit-wins] {""}
            [unit-losses] {""}
           *[other] {" "}que d’habitude
        }.
       *[none] Ni chance ni malchance.
    }
review-play =
    { $you ->
        [yes] Votre jeu
       *[no] Le jeu
    } { $way ->
        [cost] a coûté { $amount }.
        [gain] a rapporté { $amount }.
       *[none] n’a rien coûté.
    }
review-accuracy = Jeu : { $n } sur 100.
review-sum =
    { $unit ->
        [unit-wins] Résultat : { $n ->
            [100] gagné
            [0] pas gagné
           *[other] victoire partagée
        }. Chances de gagner habituelles : { $usual }.
        [unit-losses] Résultat : { $n ->
            [0] pas perdu
           *[other] perdu
        }. Risque de perdre habituel : { $usual }.
       *[other] Résultat : { $result }. D’habitude : { $usual }.
    }
review-turning =
    Tournant : { $when ->
        [start] jusqu’au choix { $number }
        [end] après le dernier choix
       *[between] entre les choix { $first } et { $number }
    }, { $better }.
review-counts = Bons choix : { $fine }, imprécisions : { $slips }, gaffes : { $blunders }
review-borders-about = À propos des marques
review-borders = Une imprécision coûte au moins { $slip }, une gaffe au moins { $blunder }. Un coup n’est marqué que si sa perte ne peut pas être due au hasard, compte tenu de tous les choix de la donne.
review-accuracy-about = Le nombre du jeu permet de comparer les donnes. 100 : rien n’a été cédé par rapport aux choix de l’expert ; chaque écart habituel d’une donne (l’écart type des résultats), ici { $spread }, le divise par deux. Le coût de votre jeu est connu à { $error } près environ.
review-luck-about = La chance, c’est tout le reste : les cartes et ce que les autres ont fait, y compris leurs erreurs.
review-share = Partager cette donne telle que jouée
review-share-how = Un lien vers cette seule donne avec tous ses coups, sans les noms.
review-copy = Copier l’analyse en texte
