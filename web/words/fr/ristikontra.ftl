# Ristikontra : ce qui se passe, ce qui est demandé, pourquoi pas, ses options et ses règles.
# Équipe = les deux partenaires. « Sale » et « propre » se disent de l’équipe ; « point de partie » traduit game point.

game-ristikontra = Ristikontra
    .tag = En équipe, prenez les plis à valeur égale.
    .beginner = Regarde le pli tel qu’il est, n’en retient aucun et ne voit pas toujours qu’il pourrait le prendre.
    .casual = Pense à qui joue après lui, mais ne se rappelle que les as, les 10 et les derniers plis ; se trompe parfois.
    .skilled = Se rappelle chaque carte et joue avec son partenaire : donne des points à un pli sûr et garde les cartes qui prennent.
    .expert = Dès le quatrième pli, joue en pensée la donne jusqu’au bout, bien des fois, les cartes cachées réparties selon ce qui a été joué et selon le jeu de bons joueurs ; avant cela, joue d’expérience.

option-mode = Décompte
    .explain = Le premier compte des points de partie, les autres des points de cartes.
    .source = Les règles japonaises ont les quatre.
# UNSURE: “Point de partie” for a game point.
option-mode-gamepoints = Points de partie, donne par donne
option-mode-cleaning = Dames qui salissent, rois qui nettoient
option-mode-first120 = Premier à 120
option-mode-first60 = Premier à 60, avec de petites valeurs
option-hold-fourth-king = Garder le quatrième roi
    .explain = On ne peut pas le jouer de la main tant qu’il y a une pioche, pour qu’une équipe puisse encore se nettoyer.
    .source = Wikipédia en finnois.

preset-cleaning = Dames et rois
preset-first120 = Premier à 120
preset-first60 = Premier à 60

## Ce qui s’est passé

ristikontra-lead =
    { $you ->
        [yes] Vous avez entamé par { $cardGen }.
       *[no] { $seat } a entamé par { $cardGen }.
    }
ristikontra-play =
    { $you ->
        [yes] Vous avez joué { $cardGen }.
       *[no] { $seat } a joué { $cardGen }.
    }
ristikontra-turn =
    { $you ->
        [yes] Vous avez retourné { $cardGen } de la pioche.
       *[no] { $seat } a retourné { $cardGen } de la pioche.
    }
ristikontra-peak-last = Le dernier pli
ristikontra-peak-all = Les treize plis !
ristikontra-wins =
    { $you ->
        [yes]
            { $n ->
                [0] Vous gagnez le pli ; il ne contient aucun point.
                [1] Vous gagnez le pli : un point.
               *[other] Vous gagnez le pli : { $n } points.
            }
       *[no]
            { $n ->
                [0] { $seat } gagne le pli ; il ne contient aucun point.
                [1] { $seat } gagne le pli : un point.
               *[other] { $seat } gagne le pli : { $n } points.
            }
    }

## Ce qui vous est demandé

ristikontra-prompt-lead =
    { $turn ->
        [yes] Vous entamez : jouez une carte, ou retournez-en une.
       *[no] Vous entamez : jouez une carte.
    }
ristikontra-prompt-follow =
    { $partner ->
        [yes]
            { $last ->
                [yes] Entame { $card }, pli à votre partenaire : jouez la dernière carte.
               *[no] Entame { $card }, pli à votre partenaire : jouez ce que vous voulez.
            }
       *[no]
            { $last ->
                [yes] Entame { $card }, pli à { $to }. En dernier, la même valeur le prend.
               *[no] Entame { $card }, pli à { $to } : la même valeur le prend.
            }
    }

## Ce qu’on peut faire

ristikontra-action-turn = Retourner une carte de la pioche

## Pourquoi pas

fourth-lead = Vous avez entamé trois fois de suite de cette valeur : prenez-en une autre.
hold-king = C’est le quatrième roi : à cette table il reste en main tant qu’il y a une pioche.

## Pourquoi l’expert jouerait ainsi

ristikontra-reason-lead-sure = Personne ne peut prendre { $cardGen } : les autres cartes de sa valeur sont parties ou dans votre main.
ristikontra-reason-lead-one = Une seule carte qui prendrait { $cardGen } reste en jeu.
ristikontra-reason-lead-several = { $card } : vous tenez vous-même { $n } cartes de cette valeur.
ristikontra-reason-lead-nothing = Si les autres prennent le pli, { $cardGen } ne leur donne rien.
ristikontra-reason-lead-fewest = { $card } : moins de cartes de cette valeur restent en jeu ({ $n }) que de toute autre que vous tenez.
ristikontra-reason-lead-little =
    { $n ->
        [1] Si les autres prennent le pli, { $cardGen } ne leur donne qu’un point.
       *[other] Si les autres prennent le pli, { $cardGen } ne leur donne que { $n } points.
    }
ristikontra-reason-take-last =
    Vous jouez en dernier, et { $cardGen } prend le pli : { $n ->
        [0] aucun point, mais vous entamez ensuite.
        [1] un point.
       *[other] { $n } points.
    }
ristikontra-reason-take-sure =
    Personne après vous ne peut prendre { $cardGen } : votre équipe est sûre du pli{ $n ->
        [0] , et vous entamez ensuite.
        [1] , avec un point déjà.
       *[other] , avec { $n } points déjà.
    }
ristikontra-reason-take =
    Pour l’instant le pli est à { $to }, et { $cardGen } le prend : { $n ->
        [0] il ne contient encore aucun point.
        [1] déjà un point.
       *[other] déjà { $n } points.
    }
ristikontra-reason-over-sure = Avec { $cardGen } vous reprenez le pli à votre partenaire : votre équipe en est sûre, et vous entamez ensuite.
ristikontra-reason-over =
    { $n ->
        [1] Avec { $cardGen } vous reprenez le pli à votre partenaire et entamez ensuite, sauf si le dernier joueur le prend : une carte de cette valeur reste en jeu.
       *[other] Avec { $cardGen } vous reprenez le pli à votre partenaire et entamez ensuite, sauf si le dernier joueur le prend : { $n } cartes de cette valeur restent en jeu.
    }
ristikontra-reason-give =
    Le pli est acquis à votre partenaire, et { $cardGen } y ajoute { $n ->
        [1] un point.
       *[other] { $n } points.
    }
ristikontra-reason-give-likely =
    Pour l’instant le pli est à votre partenaire, et { $cardGen } y ajoute { $n ->
        [1] un point.
       *[other] { $n } points.
    }
ristikontra-reason-partner = Le pli est acquis à votre partenaire : vous n’avez pas besoin de le prendre.
ristikontra-reason-doubt =
    { $n ->
        [1] Pour l’instant le pli est à votre partenaire, mais une carte de la valeur entamée reste en jeu ; votre carte qui compte le moins est { $cardGen }.
       *[other] Pour l’instant le pli est à votre partenaire, mais { $n } cartes de la valeur entamée restent en jeu ; votre carte qui compte le moins est { $cardGen }.
    }
ristikontra-reason-lost = Le pli va aux autres, et votre carte qui compte le moins est { $cardGen }.
ristikontra-reason-least = Pour l’instant le pli est à { $to }, et votre carte qui compte le moins est { $cardGen }.
ristikontra-reason-lost-another = Le pli va aux autres, mais vous gardez { $otherGen }, de la même valeur.
ristikontra-reason-lost-keeps = Le pli va aux autres, mais vous gardez { $otherGen }, plus difficile à prendre : { $cardGen } l’est moins.
ristikontra-reason-lost-little =
    { $n ->
        [1] Le pli va aux autres, et { $cardGen } ne leur donne qu’un point.
       *[other] Le pli va aux autres, et { $cardGen } ne leur donne que { $n } points.
    }
ristikontra-reason-hope =
    Votre partenaire joue après vous et peut encore prendre le pli : { $cardGen } y ajoute { $n ->
        [1] un point.
       *[other] { $n } points.
    }
ristikontra-reason-turn-dear =
    { $n ->
        [1] Même votre carte qui compte le moins vaut un point : une carte de la pioche l’épargne.
       *[other] Même votre carte qui compte le moins vaut { $n } points : une carte de la pioche l’épargne.
    }
ristikontra-reason-turn-lead = Chacune de vos cartes pourrait être prise : une carte de la pioche les épargne toutes.
ristikontra-reason-turn-keep =
    { $n ->
        [0] Une carte de la pioche épargne toutes les vôtres.
        [1] Une carte de la pioche épargne toutes les vôtres, qui valent un point.
       *[other] Une carte de la pioche épargne toutes les vôtres, qui valent { $n } points.
    }
ristikontra-reason-soil = Le pli va aux autres, et { $cardGen } les salit.
ristikontra-reason-no-queen = Votre équipe est sûre du pli, et une dame y vous salirait.
ristikontra-reason-clean = Votre équipe est sûre du pli, et { $cardGen } vous y nettoie.
ristikontra-reason-keep-king = Le pli va aux autres ; le roi que vous gardez peut encore vous nettoyer.
ristikontra-reason-end-dearest =
    { $you ->
        [yes] Vous avez pris le pli le plus riche : { $n } points.
       *[no] { $seat } a pris le pli le plus riche : { $n } points.
    }
ristikontra-reason-end-despite =
    { $you ->
        [yes] Vous avez pris le pli le plus riche, { $n } points, mais l’autre camp a pris plus en tout.
       *[no] { $seat } a pris le pli le plus riche, { $n } points, mais { $toYou ->
                [yes] votre camp
               *[no] l’autre camp
            } a pris plus en tout.
    }

## Places

ristikontra-place-trick = Pli
ristikontra-place-led = Pli, entame { $card }
# UNSURE: “Entame”, “entamer”; also said: attaque, ouvrir.
ristikontra-led = entame
ristikontra-place-captured =
    { $you ->
        [yes] Gagnées par vous et { $to }
       *[no]
            { $toYou ->
                [yes] Gagnées par vous et { $seat }
               *[no] Gagnées par { $seat } et { $to }
            }
    }

## Le dernier pli, et ce que les équipes ont pris

ristikontra-last-trick =
    { $you ->
        [yes]
            { $n ->
                [0] Le pli précédent : à vous, sans points
                [1] Le pli précédent : à vous, 1 point
               *[other] Le pli précédent : à vous, { $n } points
            }
       *[no]
            { $n ->
                [0] Le pli précédent : à { $seat }, sans points
                [1] Le pli précédent : à { $seat }, 1 point
               *[other] Le pli précédent : à { $seat }, { $n } points
            }
    }
ristikontra-progress = pli { $n } sur { $total }
    .short = { $n }/{ $total }
ristikontra-note-points =
    { $n ->
        [0] aucun point de cartes dans cette donne
        [1] 1 point de cartes dans cette donne
       *[other] { $n } points de cartes dans cette donne
    }
    .short =
        { $n ->
            [one] { $n } pt
           *[other] { $n } pts
        }
ristikontra-fact-clean = propre jusqu’ici : pas de dame prise tôt
    .badge = propre
# UNSURE: “Sale”, “propre” of a pair: the rule is known from Finnish and Japanese sources only.
ristikontra-fact-dirty =
    { $n ->
        [1] sale : une dame prise tôt
       *[other] sale : { $n } dames prises tôt
    }
    .badge = sale
ristikontra-fact-cleaned = nettoyée par un roi
    .badge = nettoyée
ristikontra-sign-takes = prendrait le pli

## Scores

ristikontra-score-nothing = Aucune carte qui compte
ristikontra-score-won = { $n } points sur { $total }, plus de la moitié : un point de partie
ristikontra-score-all = Tous les { $n } points : deux points de partie
ristikontra-score-level = { $n } points sur { $total }, autant que les autres : personne ne marque
ristikontra-score-lost =
    { $n ->
        [one] { $n } point sur { $total }, moins de la moitié
       *[other] { $n } points sur { $total }, moins de la moitié
    }
ristikontra-score-clean = Propre : pas de dame tant qu’il y avait une pioche
ristikontra-score-cleaned =
    { $kings ->
        [1] Sale, mais nettoyée par un roi dans les derniers plis
       *[other] Sale, mais nettoyée par { $kings } rois dans les derniers plis
    }
ristikontra-score-dirty =
    { $n ->
        [1] Sale : une dame tant qu’il y avait une pioche, et aucun roi pour nettoyer
       *[other] Sale : { $n } dames tant qu’il y avait une pioche, et aucun roi pour nettoyer
    }
ristikontra-score-under-ten = Moins de 10 points pris : le total retombe à 0

# Ce qu’une donne a fait aux totaux.
ristikontra-note-carry =
    { $n ->
        [1] Égalité : un point de partie attend les gagnants de la prochaine donne.
       *[other] Encore égalité : { $n } points de partie attendent les gagnants de la prochaine donne.
    }
ristikontra-note-paid =
    { $you ->
        [yes] Vous et { $to } recevez aussi
       *[no]
            { $toYou ->
                [yes] Vous et { $seat } recevez aussi
               *[no] { $seat } et { $to } reçoivent aussi
            }
    } { $n ->
        [1] le point de partie en attente.
       *[other] les { $n } points de partie en attente.
    }
ristikontra-note-reset =
    { $you ->
        [yes] Vous et { $to } avez pris moins de 10 points : votre total passe de { $n } à 0.
       *[no]
            { $toYou ->
                [yes] Vous et { $seat } avez pris moins de 10 points : votre total passe de { $n } à 0.
               *[no] { $seat } et { $to } ont pris moins de 10 points : leur total passe de { $n } à 0.
            }
    }
ristikontra-note-dirty =
    { $you ->
        [yes] Votre équipe, vous et { $to }, est restée sale : vos { $n } points ne comptent pas.
       *[no]
            { $toYou ->
                [yes] Votre équipe, vous et { $seat }, est restée sale : vos { $n } points ne comptent pas.
               *[no] L’équipe { $seat } et { $to } est restée sale : leurs { $n } points ne comptent pas.
            }
    }
ristikontra-note-last-trick =
    Les deux équipes sont à égalité à la fin ; celle qui n’a pas fait le dernier pli gagne : { $you ->
        [yes] vous et { $to }
       *[no]
            { $toYou ->
                [yes] vous et { $seat }
               *[no] { $seat } et { $to }
            }
    }.
ristikontra-note-level = Les deux équipes ont { $n } points : une donne de plus décidera.
ristikontra-goal-game-points =
    { $n ->
        [1] La partie finit quand une équipe a 1 point de partie.
       *[other] La partie finit quand une équipe a { $n } points de partie.
    }
ristikontra-goal-card-points =
    { $n ->
        [1] La partie finit quand une équipe a 1 point.
       *[other] La partie finit quand une équipe a { $n } points.
    }

## Règles

ristikontra-rules-title-aim = But du jeu
ristikontra-rules-aim = Quatre joueurs, deux contre deux. Gagnez les plis où sont les cartes qui comptent.
ristikontra-rules-values-120 = Un as compte 11, un 10 compte 10, un roi 4, une dame 3, un valet 2 ; les autres cartes ne comptent rien. Cela fait 120 en tout. Pour le reste, aucune carte n’est plus haute qu’une autre, et la couleur ne compte pas.
ristikontra-rules-values-60 = Un as compte 5, un roi 4, une dame 3, un valet 2, un 10 compte 1 ; les autres cartes ne comptent rien. Cela fait 60 en tout. Pour le reste, aucune carte n’est plus haute qu’une autre, et la couleur ne compte pas.
ristikontra-rules-title-deal = Joueurs et donne
ristikontra-rules-players = Quatre joueurs en deux équipes, avec un jeu de 52 cartes sans jokers. Les partenaires se font face.
ristikontra-rules-dealer = Tirez au sort le premier donneur. Après chaque donne, c’est au joueur à la gauche du donneur de distribuer.
ristikontra-rules-deal = Le donneur mélange et distribue { $n } cartes à chaque joueur, une à la fois, dans le sens horaire, en commençant par le joueur à sa gauche. Le reste forme la pioche, face cachée.
ristikontra-rules-title-trick = Un pli
ristikontra-rules-lead = Le joueur à la gauche du donneur entame le premier pli ; ensuite le gagnant de chaque pli entame le suivant. Chaque joueur à son tour, dans le sens horaire, joue une carte, et on peut toujours jouer n’importe quelle carte.
ristikontra-rules-last-wins = La dernière carte de la même valeur que l’entame gagne le pli. Si aucun autre joueur n’a joué cette valeur, celui qui a entamé le gagne. Après 2, as, 2, valet, le troisième joueur a gagné ; après 7, 5, as, 3, le premier.
ristikontra-rules-face-down = Les cartes d’un pli vont face cachée à l’équipe qui l’a gagné. Aucun joueur ne les regarde avant la fin de la donne.
ristikontra-rules-title-stock = La pioche
ristikontra-rules-turn = Tant qu’il y a une pioche, vous pouvez retourner sa première carte au lieu d’en jouer une des vôtres, même pour entamer. Cette carte est alors jouée.
ristikontra-rules-draw = Après chaque pli, avant l’entame suivante, les joueurs qui ont moins de { $n } cartes en piochent une, le gagnant d’abord, puis dans le sens horaire. Si vous avez retourné une carte, vous en avez toujours { $n } et ne piochez pas.
ristikontra-rules-title-limits = Limites
ristikontra-rules-fourth-lead = Vous ne pouvez pas entamer quatre fois de suite de la même valeur, sauf si vous n’en tenez pas d’autre. Une carte retournée de la pioche peut être de n’importe quelle valeur.
ristikontra-rules-hold-fourth-king = Quand trois rois ont été joués, le quatrième ne peut pas être joué de la main tant qu’il y a une pioche. S’il est retourné de la pioche, il est joué.
ristikontra-rules-title-score = Les points
ristikontra-rules-gamepoints = Après le dernier pli, chaque équipe compte les points de ses cartes gagnées. Une équipe qui a au moins 61 points marque un point de partie ; une équipe qui a les 120 en marque deux.
ristikontra-rules-carry = À 60–60, aucune équipe ne marque, et les gagnants de la donne suivante reçoivent un point de partie en plus. Plusieurs égalités de suite s’additionnent.
ristikontra-rules-gamepoints-target =
    { $n ->
        [1] La première équipe qui a un point de partie a gagné.
       *[other] La première équipe qui a { $n } points de partie a gagné.
    }
ristikontra-rules-sum = Après le dernier pli, chaque équipe compte les points de ses cartes gagnées, et les points s’ajoutent de donne en donne.
ristikontra-rules-dirty = Une équipe qui gagne une dame tant qu’il y a une pioche, dans les huit premiers plis, est sale.
ristikontra-rules-clean = Une équipe sale redevient propre si elle gagne un roi dans un des cinq derniers plis, le sien ou celui d’un autre. Un roi dans un pli gagné par une dame ne compte pas pour cela.
ristikontra-rules-failed = Une équipe qui reste sale n’a rien dans cette donne.
ristikontra-rules-under-ten = Une équipe qui prend moins de 10 points dans une donne, sale ou propre, perd tout ce qu’elle a : son total retombe à 0.
ristikontra-rules-cleaning-target = La première équipe qui a { $n } points après une donne a gagné. Si les deux les ont, le plus grand total gagne ; à égalité, on joue encore une donne.
ristikontra-rules-race-target = La première équipe qui a { $n } points à la fin d’une donne a gagné.
ristikontra-rules-race-tie = Si les deux y arrivent, le plus grand total gagne ; à égalité, l’équipe qui n’a pas fait le tout dernier pli a gagné.
here-mode-gamepoints = chaque donne rapporte des points de partie
here-mode-cleaning = les dames salissent une équipe, et les rois la nettoient
here-mode-first120 = les équipes courent après les points de cartes, 120 par donne
here-mode-first60 = les équipes courent après de petits points de cartes, 60 par donne
here-hold-fourth-king-true = le quatrième roi reste en main tant qu’il y a une pioche
here-hold-fourth-king-false = le quatrième roi peut être joué à tout moment

## Autour des règles : qui gagne, l’essentiel, des exemples

ristikontra-primer-wins-game-points = La première équipe qui a { $n } points de partie
ristikontra-primer-wins-card-points = La première équipe qui a { $n } points de cartes
ristikontra-primer-deal = Les partenaires sont face à face. Distribuez { $n } cartes à chacun ; le reste forme la pioche.
ristikontra-primer-play = Chacun à son tour, dans le sens des aiguilles d’une montre, joue la carte de son choix.
ristikontra-primer-last = La dernière carte de la valeur entamée remporte le pli.
ristikontra-primer-turn = Au lieu d’une de vos cartes, vous pouvez retourner la première carte de la pioche.
ristikontra-primer-draw = Après chaque pli, complétez votre main à { $n } cartes. Le gagnant entame.
ristikontra-primer-score-gamepoints = Comptez les points des cartes gagnées : 61 ou plus valent un point de partie, les 120 en valent deux.
ristikontra-primer-score-cards = Comptez les points des cartes gagnées et additionnez-les d’une donne à l’autre.
ristikontra-primer-score-cleaning = Additionnez les points des cartes gagnées ; mais qui gagne une dame trop tôt doit gagner un roi à la fin, ou ne marque rien.
ristikontra-primer-third = 2, as, 2, valet : le troisième gagne, avec le dernier 2.
ristikontra-primer-first = 7, 5, as, 3 : aucun autre 7, l’entame gagne.
ristikontra-primer-fourth = Roi, 3, 10, roi : le quatrième gagne.
ristikontra-primer-count = Ces cartes valent { $n } points à l’équipe qui les a gagnées :
ristikontra-primer-game-point = Avec ces cartes, une équipe a { $n } points sur { $total } et marque un point de partie :
ristikontra-primer-cleaned = La dame salit l’équipe, le roi la nettoie : elle garde les { $n } points de ses cartes. Sans le roi, elle n’aurait rien.
ristikontra-primer-early = Un des { $n } premiers plis
ristikontra-primer-late = Un des { $n } derniers plis
ristikontra-primer-dirty = sale
ristikontra-primer-clean = propre

## Les premières fois

ristikontra-first-last = Le dernier pli, pour la première fois
ristikontra-first-all = Tous les plis, pour la première fois
