# Sedma : ce qui se passe, ce qui est demandé, pourquoi pas, ses options et ses règles.
# Les points vont de dix en dix. Camp = les deux partenaires, ou un des deux joueurs. « Convenir » se dit d’une carte de la
# valeur entamée et d’un 7.

game-sedma = Sedma
    .tag = Prenez les plis à valeur égale ; le 7 convient toujours.
    .beginner = Regarde le pli tel qu’il est, n’en retient aucun et joue souvent une carte passable au lieu de la meilleure.
    .casual = Pense à qui joue après lui, mais ne se rappelle que les deux derniers plis ; se trompe parfois.
    .skilled = Se rappelle chaque carte et pèse les points du pli contre les 7 encore en jeu.
    .expert = Avant chaque carte, joue en pensée la donne jusqu’au bout, bien des fois, les cartes cachées réparties selon ce qui a été joué et selon le jeu de bons joueurs.

option-hand-size = Cartes en main
    .explain = Avec huit cartes, quatre joueurs n’ont pas de pioche.
    .source = Pagat et Wikipédia (quatre), les règles japonaises (huit).
option-hand-size-4 = Quatre, et une pioche
option-hand-size-8 = Huit
option-prolong = Continuer le pli
    .explain = Quand celui qui a entamé peut commencer un autre tour du même pli.
    .source = Pagat (toujours), GameTwist sur le jeu frère Zsírozás (contre un adversaire), les règles japonaises (jamais).
option-prolong-always = Après chaque tour
option-prolong-opponent = Quand un adversaire a le pli
option-prolong-never = Jamais
option-sevens = Les 7
    .explain = Si une carte de la valeur entamée, jouée plus tard, prend le pli à un 7.
    .source = Pagat et Wikipédia (la valeur entamée aussi), une page japonaise (seul un 7).
option-sevens-wild = La valeur entamée bat aussi un 7
option-sevens-top = Seul un 7 bat un 7
option-scoring = Décompte
    .explain = Une donne vaut 1, 2 ou 3 points de partie, ou les points des cartes gagnées.
    .source = GameTwist sur le jeu frère Zsírozás (points de partie) ; les points de cartes sont de nous.
option-scoring-gamepoints = Points de partie, donne par donne
option-scoring-points = Points de cartes

preset-eight = Huit cartes
preset-zsir-like = Comme au Zsírozás

## Les règles maison en une phrase, chacune une proposition.

here-hand-size-4 = on tient quatre cartes
here-hand-size-8 = on tient huit cartes
here-prolong-always = celui qui entame peut continuer le pli après chaque tour
here-prolong-opponent = celui qui entame peut continuer le pli quand un adversaire l’a
here-prolong-never = un pli a un seul tour
here-sevens-wild = une carte de la valeur entamée bat aussi un 7
here-sevens-top = seul un 7 bat un 7
here-scoring-gamepoints = chaque donne rapporte des points de partie
here-scoring-points = les points de cartes s’additionnent

## Ce qui s’est passé

sedma-lead =
    { $you ->
        [yes] Vous avez entamé par { $cardGen }.
       *[no] { $seat } a entamé par { $cardGen }.
    }
sedma-play =
    { $you ->
        [yes] Vous avez joué { $cardGen }.
       *[no] { $seat } a joué { $cardGen }.
    }
sedma-play-on =
    { $you ->
        [yes] Vous avez continué par { $cardGen }.
       *[no] { $seat } a continué par { $cardGen }.
    }
sedma-stop =
    { $you ->
        [yes] Vous avez fini le pli.
       *[no] { $seat } a fini le pli.
    }
sedma-peak-last = Le dernier pli
sedma-peak-all = Tous les plis !
sedma-wins =
    { $you ->
        [yes]
            { $n ->
                [0] Vous gagnez le pli ; il ne contient aucun point.
               *[other] Vous gagnez le { $last ->
                    [yes] dernier pli
                   *[no] pli
                } : { $n } points.
            }
       *[no]
            { $n ->
                [0] { $seat } gagne le pli ; il ne contient aucun point.
               *[other] { $seat } gagne le { $last ->
                    [yes] dernier pli
                   *[no] pli
                } : { $n } points.
            }
    }

## Ce qui vous est demandé

sedma-prompt-lead = Vous entamez : jouez une carte.
sedma-prompt-follow =
    { $partner ->
        [yes]
            { $last ->
                [yes] Entame { $card }, pli à votre partenaire : jouez la dernière carte du tour.
               *[no] Entame { $card }, pli à votre partenaire : jouez ce que vous voulez.
            }
       *[no]
            { $sevens ->
                [yes] Entame { $card }, pli à { $to } : seul un 7 le prend.
               *[no] Entame { $card }, pli à { $to } : la même valeur ou un 7 le prend.
            }
    }
sedma-prompt-mine = Entame : { $card }. Pour l’instant le pli est à vous ; jouez n’importe quelle carte.
sedma-prompt-on =
    { $mine ->
        [yes] Entame : { $card }. Le pli est à vous : finissez-le, ou continuez par une carte qui convient.
       *[no]
            { $partner ->
                [yes] Entame : { $card }. Le pli est à votre partenaire : finissez-le, ou continuez par une carte qui convient.
               *[no] Entame : { $card }. Le pli est à { $to } : finissez-le, ou continuez par une carte qui convient.
            }
    }
sedma-prompt-end = Entame : { $card }. Vous n’avez pas de carte qui convient : finissez le pli.

## Ce qu’on peut faire

sedma-action-stop = Finir le pli

## Pourquoi pas

sedma-nothing-to-stop = Seul celui qui a entamé peut finir un pli, quand tous ont joué une carte dans le tour.
sedma-does-not-fit = { $cardGen } ne convient pas après { $otherGen } : continuez par cette valeur ou un 7, ou finissez le pli.

## Pourquoi l’expert jouerait ainsi

sedma-reason-stop-ours =
    { $n ->
        [0] Le pli est à votre camp : le finir épargne vos cartes.
       *[other] Le pli est à votre camp : le finir met ses { $n } points en sûreté.
    }
sedma-reason-stop-nothing = Ce pli ne contient aucun point : le finir épargne vos cartes qui conviennent.
sedma-reason-stop-save = Les autres reçoivent { $n } points, mais vous gardez vos cartes qui conviennent.
sedma-reason-lead-sure = Personne d’autre ne peut prendre { $cardGen } : les cartes qui le pourraient sont parties ou dans votre main.
sedma-reason-lead-seven =
    { $n ->
        [1] Seul un 7 prend { $cardGen }, et un seul autre 7 reste en jeu.
       *[other] Seul un 7 prend { $cardGen }, et { $n } autres 7 restent en jeu.
    }
sedma-reason-lead-several = { $card } : vous tenez { $n } cartes de cette valeur et pouvez continuer par une autre.
sedma-reason-lead-nothing = Si les autres prennent le pli, { $cardGen } ne leur donne rien.
sedma-reason-lead-back = Si les autres prennent { $cardGen }, vous pouvez continuer par un 7.
sedma-reason-lead-fewest =
    { $n ->
        [1] De vos cartes, { $cardGen } est la plus difficile à prendre : une seule carte qui la prend reste en jeu.
       *[other] De vos cartes, { $cardGen } est la plus difficile à prendre : { $n } cartes qui la prennent restent en jeu.
    }
sedma-reason-take-sure =
    { $n ->
        [0] Personne d’autre ne peut prendre le pli après { $cardGen } : il est à votre camp.
       *[other] Personne d’autre ne peut prendre le pli après { $cardGen } : il est à votre camp, avec { $n } points déjà.
    }
sedma-reason-on-more = Le pli est à votre camp, et { $cardGen } commence un autre tour : d’autres cartes y viennent.
sedma-reason-on-back =
    { $n ->
        [0] Pour l’instant le pli est à { $to }, et { $cardGen } le reprend.
       *[other] Pour l’instant le pli est à { $to }, et { $cardGen } le reprend : déjà { $n } points.
    }
sedma-reason-over =
    { $n ->
        [0] Avec { $cardGen } vous reprenez le pli à votre partenaire.
       *[other] Avec { $cardGen } vous reprenez le pli à votre partenaire : déjà { $n } points.
    }
sedma-reason-take-last =
    { $n ->
        [0] Vous jouez en dernier dans ce tour, et { $cardGen } prend le pli.
       *[other] Vous jouez en dernier dans ce tour, et { $cardGen } prend le pli : { $n } points.
    }
sedma-reason-take =
    { $n ->
        [0] Pour l’instant le pli est à { $to }, et { $cardGen } le prend.
       *[other] Pour l’instant le pli est à { $to }, et { $cardGen } le prend : déjà { $n } points.
    }
sedma-reason-give = Pour l’instant le pli est à votre camp, et { $cardGen } y ajoute { $n } points.
sedma-reason-cheap-ours = Pour l’instant le pli est à votre camp : { $cardGen } ne vaut rien, et vous gardez vos autres cartes.
sedma-reason-keep = Avec { $cardGen }, qui ne vaut rien, vous gardez { $otherGen } pour un meilleur pli.
sedma-reason-cheap = Pour l’instant le pli est à { $to }, et { $cardGen } ne vaut rien.
sedma-reason-hope = Votre partenaire joue après vous et peut encore prendre le pli : { $cardGen } y ajoute { $n } points.
sedma-reason-keep-dear = Les autres reçoivent { $cardGen }, mais vous gardez { $otherGen } pour un meilleur pli.

## Places

sedma-place-trick = Pli
sedma-place-led = Pli, entame { $card }
sedma-led = entame
sedma-place-captured =
    { $you ->
        [yes] Gagnées par vous
       *[no] Gagnées par { $seat }
    }
sedma-place-captured-pair =
    { $you ->
        [yes] Gagnées par vous et { $to }
       *[no]
            { $toYou ->
                [yes] Gagnées par vous et { $seat }
               *[no] Gagnées par { $seat } et { $to }
            }
    }
sedma-last-trick =
    { $you ->
        [yes]
            { $n ->
                [0] Le pli précédent : à vous, sans points
               *[other] Le pli précédent : à vous, { $n } points
            }
       *[no]
            { $n ->
                [0] Le pli précédent : à { $seat }, sans points
               *[other] Le pli précédent : à { $seat }, { $n } points
            }
    }
sedma-progress = tour { $n } sur { $total }
    .short = { $n }/{ $total }
sedma-note-points =
    { $n ->
        [0] aucun point de cartes dans cette donne
       *[other] { $n } points de cartes dans cette donne
    }
    .short =
        { $n ->
            [one] { $n } pt
           *[other] { $n } pts
        }
sedma-sign-takes = prendrait le pli

## Scores

sedma-score-last = Le dernier pli : { $n }
sedma-score-nothing = Aucune carte qui compte
sedma-score-won = { $n } points sur { $total }, plus de la moitié : un point de partie
sedma-score-all = Tous les { $n } points : deux points de partie
sedma-score-tricks = Tous les plis : trois points de partie
sedma-score-lost =
    { $n ->
        [one] { $n } point sur { $total }, moins de la moitié
       *[other] { $n } points sur { $total }, moins de la moitié
    }
# UNSURE: “Camp” for a pair or a single player.
sedma-note-level = Les deux camps ont { $n } points : une donne de plus décide.
sedma-goal-pair-game-points =
    { $n ->
        [1] La partie finit quand une équipe a 1 point de partie.
       *[other] La partie finit quand une équipe a { $n } points de partie.
    }
sedma-goal-pair-card-points =
    { $n ->
        [1] La partie finit quand une équipe a 1 point.
       *[other] La partie finit quand une équipe a { $n } points.
    }
sedma-goal-player-game-points =
    { $n ->
        [1] La partie finit quand un joueur a 1 point de partie.
       *[other] La partie finit quand un joueur a { $n } points de partie.
    }
sedma-goal-player-card-points =
    { $n ->
        [1] La partie finit quand un joueur a 1 point.
       *[other] La partie finit quand un joueur a { $n } points.
    }

## Règles

sedma-rules-title-aim = But du jeu
sedma-rules-aim = Gagnez des plis avec des as et des 10, et le dernier pli. À quatre, on joue deux contre deux, et les partenaires se font face ; à deux, l’un contre l’autre. Ci-dessous, un camp est une équipe ou un joueur seul.
sedma-rules-values = Chaque as et chaque 10 compte 10 points, et le dernier pli aussi. Cela fait 90 en tout. À part cela, aucune carte n’est plus haute qu’une autre, et la couleur ne compte pas.
sedma-rules-title-deal = Joueurs et donne
sedma-rules-players = { $least } ou { $most } joueurs, avec un jeu de 32 cartes : 7, 8, 9, 10, valet, dame, roi et as de chaque couleur.
sedma-rules-dealer = Tirez au sort le premier donneur.
sedma-rules-deal =
    Le donneur mélange et distribue { $n } cartes à chaque joueur, une à la fois, dans le sens horaire, en commençant par le joueur à sa gauche. { $n ->
        [8] À quatre, ce sont toutes les cartes ; à deux, le reste forme la pioche, face cachée.
       *[other] Le reste forme la pioche, face cachée.
    }
sedma-rules-title-trick = Un pli
sedma-rules-lead = Le joueur à la gauche du donneur entame le premier pli ; ensuite le gagnant de chaque pli entame le suivant. Chaque joueur à son tour, dans le sens horaire, joue une carte, et on peut toujours jouer n’importe quelle carte.
# UNSURE: “Convenir” for a card that matches; is there a word that players say?
sedma-rules-fits = Une carte convient si elle a la valeur de la première carte du pli, ou si c’est un 7. Après l’entame d’un 7, seuls les 7 conviennent.
sedma-rules-wins = La dernière carte qui convient gagne le pli. Si aucun autre joueur n’en a joué, celui qui a entamé le gagne. Après 9, 7, 9, roi, le troisième joueur a gagné ; après 7, 9, 9, roi, le premier.
sedma-rules-wins-top = Le dernier 7 gagne le pli. S’il n’y a pas de 7, la dernière carte de la valeur entamée le gagne. Après 9, 7, 9, roi, le deuxième joueur a gagné ; après 7, 9, 9, roi, le premier.
sedma-rules-face-down = Les cartes d’un pli vont face cachée au camp qui l’a gagné. Aucun joueur ne les regarde avant la fin de la donne.
sedma-rules-title-rounds = Continuer le pli
sedma-rules-on-always = Quand chaque joueur a joué une carte, celui qui a entamé finit le pli, ou le continue par une carte qui convient : le même pli a alors un tour de plus. Il le peut après chaque tour, que le pli soit à lui ou non.
sedma-rules-on-opponent = Quand chaque joueur a joué une carte et que le pli est à un adversaire de celui qui a entamé, celui-ci finit le pli, ou le continue par une carte qui convient : le même pli a alors un tour de plus. Si le pli est à son camp, il est fini.
sedma-rules-on-never = Un pli a un seul tour : quand chaque joueur a joué une carte, il est fini.
sedma-rules-on-how = Dans chaque tour de plus aussi, tous les autres jouent une carte, n’importe laquelle. Le gagnant se juge sur tous les tours ensemble. Quand celui qui a entamé n’a plus de cartes, le pli est fini.
sedma-rules-title-stock = La pioche
sedma-rules-draw =
    { $n ->
        [8] Tant qu’il y a une pioche, après chaque pli, avant l’entame suivante, les joueurs piochent jusqu’à ce que tous aient de nouveau { $n } cartes : une carte à la fois, le gagnant d’abord, puis dans le sens horaire. Si la pioche ne suffit pas, tous en piochent autant.
       *[other] Après chaque pli, avant l’entame suivante, les joueurs piochent jusqu’à ce que tous aient de nouveau { $n } cartes : une carte à la fois, le gagnant d’abord, puis dans le sens horaire. Si la pioche ne suffit pas, tous en piochent autant.
    }
sedma-rules-title-score = Les points
sedma-rules-gamepoints = Quand toutes les cartes sont jouées, chaque camp compte ses points. Le camp qui en a au moins 50 marque un point de partie ; avec les 90 points deux, et avec tous les plis trois.
sedma-rules-gamepoints-target =
    { $n ->
        [1] Le premier camp qui a un point de partie a gagné.
       *[other] Le premier camp qui a { $n } points de partie a gagné.
    }
sedma-rules-points = Quand toutes les cartes sont jouées, chaque camp compte ses points, et les points s’ajoutent de donne en donne.
sedma-rules-points-target = Le premier camp qui a { $n } points après une donne a gagné. Si les deux les ont, le plus grand total gagne ; à égalité, on joue encore une donne.
sedma-rules-next-dealer-loser = Les perdants d’une donne distribuent la suivante, pour que les gagnants entament : le joueur à la gauche du donneur, ou le partenaire du donneur si son camp a perdu. À deux, c’est au perdant de distribuer.
sedma-rules-next-dealer-left = Après chaque donne, c’est au joueur à la gauche du donneur de distribuer.

## Autour des règles : qui gagne, l’essentiel, des exemples

sedma-primer-first-gamepoints = Le premier camp qui a { $n } points de partie
sedma-primer-first-points = Le premier camp qui a { $n } points de cartes
sedma-primer-deal =
    { $n ->
        [8] Distribuez { $n } cartes à chaque joueur. À deux, le reste est la pioche.
       *[other] Distribuez { $n } cartes à chaque joueur. Le reste est la pioche.
    }
sedma-primer-lead = Le joueur à la gauche du donneur entame par n’importe quelle carte, et les autres jouent à leur tour celle qu’ils veulent. À quatre, les partenaires se font face.
sedma-primer-take = La dernière carte qui a la valeur entamée, ou qui est un 7, gagne le pli. Le gagnant entame ensuite.
sedma-primer-take-top = Le dernier 7 gagne le pli. Sans 7, c’est la dernière carte de la valeur entamée. Le gagnant entame ensuite.
sedma-primer-on-always = Après chaque tour, celui qui a entamé peut continuer le même pli par une carte de la valeur entamée ou un 7.
sedma-primer-on-opponent = Quand un adversaire a le pli après un tour, celui qui a entamé peut le continuer par une carte de la valeur entamée ou un 7.
sedma-primer-draw = Après le pli, tous piochent, le gagnant d’abord, jusqu’à tenir de nouveau { $n } cartes. Si la pioche ne suffit pas, tous en prennent autant.
sedma-primer-count = Chaque as, chaque 10 et le dernier pli comptent 10 points.
sedma-primer-gamepoints = 50 points sur 90 rapportent un point de partie, les 90 deux, tous les plis trois.
sedma-primer-points = Les points des donnes s’additionnent.
sedma-primer-trick = Une carte de la valeur entamée, jouée plus tard, prend le pli à un 7 :
sedma-primer-trick-top = Une carte de la valeur entamée, jouée plus tard, ne prend pas le pli à un 7 :
sedma-primer-rounds = Celui qui a entamé continue par un second 9 et gagne les huit cartes :
sedma-primer-rounds-top = Celui qui a entamé continue par un second 9, mais le 7 gagne les huit cartes :
sedma-primer-round = Tour { $n }
sedma-primer-led = entame
sedma-primer-fits = convient
sedma-primer-wins = gagne
sedma-primer-late = trop tard
sedma-primer-other = ne convient pas

## Les premières fois

sedma-first-last = Le dernier pli, pour la première fois
sedma-first-all = Tous les plis, pour la première fois
