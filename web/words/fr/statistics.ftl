# Les statistiques de ses propres donnes, et les donnes du jour.

stats-title = Statistiques
stats-empty = Jouez votre première donne
    .what = Chaque jour où vous jouez devient une maille ici.
stats-wins =
    { $n ->
        [one] { $n } donne gagnée
       *[other] { $n } donnes gagnées
    }
stats-of-played =
    { $n ->
        [one] sur { $n } jouée
       *[other] sur { $n } jouées
    }
stats-of-practice = + { $n } à l’entraînement
stats-practised =
    { $n ->
        [one] { $n } donne d’entraînement
       *[other] { $n } donnes d’entraînement
    }
stats-begun = Votre première victoire sans aide comptera ici.
stats-moves = Vos coups
stats-between = { $game } : vous jouez entre les niveaux { $lower } et { $upper }.
stats-above = { $game } : vous jouez au moins aussi bien que le niveau { $level }.
stats-below = { $game } : vos coups coûtent encore plus que ceux du niveau { $level }.
stats-loss =
    { $unit ->
        [unit-wins] Un coup réduit vos chances de gagner de { $n } % en moyenne
        [unit-losses] Un coup augmente votre risque de perdre de { $n } % en moyenne
       *[other] Un coup vous coûte en moyenne { $amount }
    } (coups analysés : { $moves }).
stats-loss-how = Par rapport à ce que coûtent les coups des adversaires eux-mêmes, mesuré de la même façon avec les règles standard.
stats-players =
    { $n ->
        [one] { $n } joueur.
       *[other] { $n } joueurs.
    }
stats-deals = Donnes
stats-won = Gagnées
stats-played = Joué
stats-average =
    { $unit ->
        [penalties] Points de pénalité en moyenne
        [chips] Jetons en moyenne
        [losses] Perdues
       *[points] Avance moyenne en points
    }
stats-best = Meilleur résultat
stats-record = record battu
stats-worst = Moins bon résultat
stats-run = Victoires de suite
stats-run-left = Donnes de suite sans défaite
stats-longest = record : { $n }
stats-practice-what = L’entraînement, c’est une donne guidée, avec de l’aide ou aux cartes déjà connues.
stats-mixed = mixtes
stats-against = Adversaires : { $rivals }
stats-against-with = Adversaires : { $rivals } · partenaire : { $partners }
stats-course = La moyenne sur { $n } donnes : de { $first } à { $last }
stats-course-what = La ligne est la moyenne des dix dernières donnes ; plus haut, c’est mieux. Chaque point est une donne, un point doré est une victoire.
stats-latest = Les dernières donnes
stats-weeks-aloud = Les { $n } dernières semaines : donnes jouées { $deals }, gagnées { $wins }
stats-stitches = Une maille par jour :
stats-best-day = Meilleur jour
stats-worst-day = Jour le plus dur
stats-won-of = gagnées { $n } sur { $of }
stats-firsts = Pour la première fois
stats-to-come = pas encore
stats-not-lost-of = non perdues { $n } sur { $of }
stats-games = Vos jeux
stats-games-to-play = Encore à découvrir
stats-count =
    { $n ->
        [one] { $n } donne
       *[other] { $n } donnes
    }
stats-levels = Victoires selon le niveau des adversaires
stats-levels-what = Le repère montre ce que donnerait le seul hasard.
stats-details = Détails : { $game }
stats-intervals = Les chiffres entre parenthèses et après ± sont des intervalles à 95 %.
stats-day = Date
stats-result =
    { $unit ->
        [penalties]
            { $n ->
                [one] { $signed } point de pénalité
               *[other] { $signed } points de pénalité
            }
        [chips]
            { $n ->
                [one] { $signed } jeton
               *[other] { $signed } jetons
            }
        [losses]
            { $n ->
                [1] perdue
               *[other]
                    { $won ->
                        [yes] gagnée
                       *[no] pas perdue
                    }
            }
        [wins]
            { $won ->
                [yes] gagnée
               *[no] pas gagnée
            }
       *[points]
            { $n ->
                [one] { $signed } point
               *[other] { $signed } points
            }
    }
stats-what = Ce qui compte
    .text = Chaque donne que vous jouez jusqu’au bout, en étant la seule personne à la table, une fois. Les donnes guidées, celles où vous avez repris un coup ou reçu un conseil, les mêmes cartes une nouvelle fois, et ce qu’ouvrent les liens et les relevés sont de l’entraînement : elles ont leurs mailles, comptent pour les premières fois et figurent sous les jeux ; sous les barres des niveaux, une barre pâle leur revient. Les donnes où plusieurs personnes partagent l’appareil ne sont pas comptées. Tout reste dans ce navigateur.

stats-file = Les emporter
stats-file-what = Tout en un seul fichier, pour un autre appareil ou comme sauvegarde. Ce que vous importez s’ajoute, et rien n’est compté deux fois.
stats-export = Enregistrer un fichier
stats-import = Importer un fichier…
stats-erase = Effacer
stats-erase-title = Effacer les statistiques ?
stats-erase-what = Toutes les donnes comptées et les résultats des donnes du jour. C’est définitif. Vos parties restent.
stats-erased = C’est effacé.
stats-file-read = Le fichier a été ajouté.
stats-file-foreign = Ce fichier ne contient pas de statistiques de Kortti. Rien n’a changé.
stats-file-damaged = Ce fichier est endommagé ou incomplet. Rien n’a changé.
stats-file-later = Ce fichier vient d’une version plus récente de Kortti. Rechargez la page et réessayez. Rien n’a changé.

## Les donnes du jour

today-title = La donne du jour
today-begun = Vous avez commencé
today-seen = Vous avez vu ces cartes : les rejouer est de l’entraînement
today-again = S’entraîner
today-late = en retard
today-mark-later = L’expert doit encore la jouer.
today-both = Vous et l’expert
today-mark =
    { $how ->
        [better] Mieux que l’expert ({ $mark })
        [worse] L’expert a fait mieux ({ $mark })
       *[same] Aussi bien que l’expert
    }
today-against =
    { $how ->
        [better] Mieux que l’expert !
        [worse] L’expert a fait mieux.
       *[same] Aussi bien que l’expert !
    }
today-practice = Avec un conseil, un coup repris ou des cartes déjà vues, c’est de l’entraînement, et non le résultat du jour.
today-line = Kortti, { $game }, { $date }
today-line-mark = expert : { $mark }
today-month-before = Mois précédent
today-month-after = Mois suivant
today-what = Les mêmes cartes pour tout le monde. La première fois compte, sans conseil et sans reprendre de coup.
today-expert = L’expert, le plus fort des adversaires de l’ordinateur, joue les mêmes cartes.
today-next =
    { $midnight ->
        [yes] Nouvelles donnes à minuit.
       *[no] Nouvelles donnes à { $time }.
    }
today-to-come = La donne du { $date } n’est pas encore ouverte selon l’horloge de cet appareil. Voici celle d’aujourd’hui.
today-past = Les donnes d’un jour passé. Vous pouvez encore les jouer ; elles sont marquées en retard et ne prolongent pas votre série.
today-others = Les autres jeux du jour
today-opening = { $game } : le début de la donne du jour
today-ended = { $game } : la fin de la donne du jour
today-place =
    { $place ->
        [1] 1re
       *[other] { $place }e
    } place{ $shared ->
        [yes] {" "}ex æquo
       *[no] {""}
    } sur { $of }{ $left ->
        [0] {""}
        [one] , { $left } carte restante
       *[other] , { $left } cartes restantes
    }
today-run =
    { $n ->
        [one] Série : { $n } jour
       *[other] Série : { $n } jours
    }
today-run-forgives = Un jour manqué ne l’interrompt pas.
today-filled = { $n } jours joués sur { $of }
today-day =
    { $others ->
        [0] { $date }, { $game } : comptées { $count }
       *[other] { $date }, { $game } : comptées { $count }, en retard ou entraînement { $others }
    }
today-won = gagnée
today-header = La donne du jour, { $date }
today-counts-yes = compte
today-counts-late = en retard
today-counts-practice = entraînement
today-help-title = Passer à l’entraînement ?
today-help = C’est la donne du jour. Avec un conseil ou un coup repris, c’est de l’entraînement, et non le résultat du jour.
today-help-take = Prendre l’aide
today-help-no = Continuer sans aide
today-only = C’était la donne du jour. Celles des autres jeux sont à la page « La donne du jour ».
today-undo = Ce résultat compte : on ne reprend plus rien. Vous pouvez rejouer la donne pour vous entraîner à la page « La donne du jour ».

## Dit une fois : premières fois, et un niveau à essayer

first-won = Première victoire : { $game }
level-to-try =
    { $kind ->
        [lost] Vous avez perdu { $some } des { $of } dernières donnes. Essayez peut-être ce niveau : { $level }.
       *[won] Vous avez gagné { $some } des { $of } dernières donnes. Essayez peut-être ce niveau : { $level }.
    }
