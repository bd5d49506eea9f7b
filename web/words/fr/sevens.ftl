# Ristiseiska et Pantti : ce qui se passe, ce qui est demandé, pourquoi pas, et les règles.
# $seat, $to : des noms, jamais après « de » ni « que ». $cardGen porte l’article ; « Pantti ! » reste en finnois.

## Ce qui s’est passé

sevens-play =
    { $you ->
        [yes] Vous avez joué { $cardGen }.
       *[no] { $seat } a joué { $cardGen }.
    }
sevens-pass =
    { $you ->
        [yes] Vous avez passé.
       *[no] { $seat } a passé.
    }
sevens-pantti =
    { $you ->
        [yes] Vous avez dit « Pantti ! » : le jeton est à vous.
       *[no] { $seat } a dit « Pantti ! » et prend le jeton.
    }
sevens-stop =
    { $you ->
        [yes] Vous en restez là.
       *[no] { $seat } en reste là.
    }
# UNSURE: “Demander une carte” for beg; also said: mendier.
sevens-beg =
    { $you ->
        [yes] Vous ne pouviez pas jouer et avez demandé une carte à { $to }.
       *[no]
        { $toYou ->
            [yes] { $seat } ne peut pas jouer et vous demande une carte.
           *[no] { $seat } ne peut pas jouer et demande une carte à { $to }.
        }
    }
sevens-give =
    { $you ->
        [yes] Vous avez donné { $cardGen } à { $to }.
       *[no]
        { $toYou ->
            [yes] { $seat } vous a donné { $cardGen }.
           *[no] { $seat } a donné { $cardGen } à { $to }.
        }
    }
sevens-caught =
    { $you ->
        [yes] Vous auriez pu jouer ! Chaque adversaire qui a une carte de trop vous en donne une.
       *[no] { $seat } aurait pu jouer ! Chaque adversaire qui a une carte de trop lui en donne une.
    }
sevens-out =
    { $you ->
        [yes] C’était votre dernière carte : vous gagnez la donne !
       *[no] { $seat } n’a plus de cartes et gagne la donne.
    }
sevens-stalled = Aucune carte n’a été jouée depuis longtemps : la donne s’arrête ici.

## Ce que disent les joueurs

sevens-says-pantti = Pantti !
sevens-says-beg = Une carte, svp !
sevens-says-pass = Je passe
# Said when a card is given: by the giver if you are $to, else by $to.
sevens-peak-give =
    { $toYou ->
        [yes] Voici une carte !
       *[no] Merci !
    }

## Ce qui vous est demandé

sevens-prompt-first = Vous avez { $cardGen } : commencez par cette carte.
sevens-prompt-turn = À vous : jouez une carte.
sevens-prompt-bonus = Un as ou un roi : jouez encore une carte, ou arrêtez-vous.
sevens-prompt-pass = Vous n’avez rien à jouer : passez.
sevens-prompt-pantti = Vous n’avez rien à jouer : dites « Pantti ! » et prenez le jeton.
sevens-prompt-beg = Vous n’avez rien à jouer : demandez une carte à { $to }.
sevens-prompt-give = { $to } vous demande une carte : choisissez laquelle donner.
sevens-prompt-penalty = { $to } aurait pu jouer : choisissez une carte de pénalité à donner.
prompt-wait =
    { $you ->
        [yes] À vous de jouer.
       *[no] À { $seat } de jouer.
    }
# $seat choisit ce que reçoit $to.
sevens-wait-give =
    { $toYou ->
        [yes] { $seat } choisit une carte à vous donner.
       *[no] { $seat } choisit une carte à donner à { $to }.
    }
prompt-deal-over = La donne est finie.
prompt-match-over = La partie est finie.

## Ce qu’on peut faire

action-play = Jouer { $cardGen }
sevens-action-play-low = Jouer { $cardGen } sur le 2
sevens-action-play-high = Jouer { $cardGen } sur le roi
sevens-action-stop = S’arrêter
sevens-action-pass = Passer
sevens-action-pantti = Pantti ! Prendre le jeton
sevens-action-beg = Demander une carte à { $to }
sevens-action-give = Donner { $cardGen } à { $to }

## Pourquoi pas

not-an-action = « { $text } » n’est pas un coup de ce jeu.
deal-over = La donne est finie.
not-your-card = Vous n’avez pas { $cardGen }.
wrong-place = Vous ne pouvez pas jouer { $cardGen } là : les places possibles sont marquées.
one-card = On joue une carte à la fois : n’en choisissez qu’une.
seven-of-clubs-first = La donne commence par cette carte : { $card }.
seven-first = Pas encore : il faut d’abord jouer { $cardGen }.
needs-card = Pas encore : il faut d’abord jouer { $cardGen }.
six-first = Le 6 vient avant le 8 : il faut d’abord jouer { $cardGen }.
eight-first = Le 5 doit attendre le 8 : il faut d’abord jouer { $cardGen }.
already-laid = Déjà sur la table : { $card }.
must-play = Vous pouvez jouer, donc vous devez jouer : jouez une carte.
nothing-to-stop = On ne peut s’arrêter qu’après un as ou un roi.
choose-end = Un as va maintenant sur le 2 ou sur le roi : choisissez où jouer { $cardGen }.
ace-low = Dans cette donne, les as vont sur les 2.
ace-high = Dans cette donne, les as vont sur les rois.
ace-open = Il faut d’abord sur la table le 2 ou le roi de cette couleur ; alors vous pourrez jouer { $cardGen }.
cannot-beg-yet = Vous ne pouvez pas demander de carte à votre premier tour : passez.
must-beg = Passer ne suffit pas : demandez une carte.
must-give = { $to } attend une carte : donnez-en une d’abord.
nobody-asks = Personne ne vous demande de carte.
pass-alone = Personne n’a de carte de trop : passez.
stop-instead = Vous avez déjà joué : arrêtez-vous si vous ne voulez pas continuer.
no-begging = On ne demande pas de carte dans ce jeu.

## Pourquoi l’expert le ferait
# $cards : des cartes en suite, $n : un nombre de cartes. Les autres ont ce qui n’est ni sur la table ni dans la main.

sevens-reason-yours = Après { $cardGen } ne suivent que vos propres cartes : { $cards }.
sevens-reason-behind = Cela ouvre la voie à vos propres cartes ({ $card } d’abord) : { $cards }.
sevens-reason-far = { $n } cartes doivent être jouées avant { $cardGen }, que vous tenez ; celle-ci en est une.
sevens-reason-free-turn = Après { $cardGen }, vous pouvez aussitôt jouer encore une carte : { $cards }.
sevens-reason-end = Aucune carte ne suit { $cardGen } : cela n’aide personne d’autre.
sevens-reason-holds-back = { $cards } : cela n’ouvrirait la voie qu’aux autres, et plus loin qu’avec { $cardGen }.
sevens-reason-last = Avec { $cardGen }, votre dernière carte, vous gagnez la donne.
sevens-reason-penalty = Un joueur qui demande ou passe alors qu’il peut jouer reçoit une carte de chaque adversaire qui en a de trop.
sevens-reason-fewest =
    { $n ->
        [1] Moins de cartes suivent { $cardGen } (une seule) que vos autres choix.
       *[other] Moins de cartes suivent { $cardGen } ({ $n }) que vos autres choix.
    }
sevens-reason-dear = Parmi vos choix, c’est { $cardGen } qui vous coûterait le plus de points.
sevens-reason-late = { $to } n’a plus qu’une carte, et { $cardGen } vous coûterait { $n } points.
sevens-reason-keeps = { $cards } : cela peut attendre, personne d’autre ne peut jouer vos cartes.
sevens-reason-serves = Chacune de ces cartes n’ouvrirait la voie qu’aux autres : { $cards }.
sevens-reason-farthest =
    { $n ->
        [1] Votre carte la plus lointaine est { $cardGen } : une carte des autres doit être jouée avant.
       *[other] Votre carte la plus lointaine est { $cardGen } : { $n } cartes des autres doivent être jouées avant.
    }
sevens-reason-distant = { $n } cartes des autres doivent être jouées avant { $cardGen }.
sevens-reason-locked = { $to } ne peut pas jouer { $cardGen } tant que vous n’avez pas joué { $cards }.
sevens-reason-all-open = Vous pourriez jouer aussitôt toutes vos cartes, et c’est { $cardGen } qui ouvre le moins aux autres.
sevens-reason-useless = Cela n’ouvre la voie à aucune de vos cartes : { $card }.
sevens-reason-end-waited =
    { $cards } { $n ->
        [1] attendait
       *[other] attendaient
    } { $cardGen } : { $toYou ->
        [yes] vous l’aviez en main.
       *[no] { $to } l’avait en main.
    }
sevens-reason-end-always =
    { $you ->
        [yes] Vous avez eu une carte à jouer à chaque tour.
       *[no] { $seat } a eu une carte à jouer à chaque tour.
    }
sevens-reason-end-often =
    { $you ->
        [yes] Vous avez manqué
       *[no] { $seat } a manqué
    } de carte à jouer { $n ->
        [1] une fois
       *[other] { $n } fois
    }.
sevens-reason-end-late =
    Il restait { $cards } à jouer, mais { $toYou ->
        [yes] vous avez
       *[no] { $to } a
    } fini avant.
sevens-reason-end-seldom =
    { $you ->
        [yes] Vous n’avez
       *[no] { $seat } n’a
    } manqué de carte à jouer { $n ->
        [1] qu’une fois
       *[other] que { $n } fois
    }, quelqu’un d’autre { $most } fois.

## Places et objets

# UNSURE: “Pile inférieure”, “pile supérieure”: do players of the domino name them?
sevens-place-low = Pile inférieure, { $suit }
sevens-place-seven = Place du 7, { $suit }
sevens-place-high = Pile supérieure, { $suit }
place-stock = Pioche
zone-generic = { $zone }
mark-token = Pantti (jeton)

## Scores

sevens-score-cards = Reste en main : { $cards }
sevens-score-token = Avait le jeton
sevens-score-token-exempt = Avait le jeton, qui ne coûte rien au gagnant
sevens-score-out = N’a plus de cartes
sevens-goal =
    { $n ->
        [1] La partie finit quand un joueur a 1 point. Le plus petit total gagne.
       *[other] La partie finit quand un joueur a { $n } points. Le plus petit total gagne.
    }

## Règles

sevens-rules-title-aim = But du jeu
sevens-rules-aim = Soyez le premier à vous défaire de vos cartes. On les joue sur la table couleur par couleur, à partir des 7.
sevens-rules-title-deal = Joueurs et donne
sevens-rules-players = De { $least } à { $most } joueurs, chacun pour soi, avec un jeu de 52 cartes sans jokers.
sevens-rules-dealer = Tirez au sort le premier donneur. Après chaque donne, c’est au joueur à la gauche du donneur de distribuer.
sevens-rules-deal = Le donneur mélange et distribue tout le jeu, une carte à la fois, dans le sens horaire, en commençant par le joueur à sa gauche. À trois, le premier reçoit 18 cartes et les autres 17 ; à quatre, chacun en reçoit 13 ; à cinq, les deux premiers en reçoivent 11 et les autres 10.
sevens-rules-start = Si vous avez le 7 de trèfle, vous commencez : jouez-le. Puis le tour passe à gauche.
sevens-rules-title-layout = La table
sevens-rules-layout = Les quatre couleurs sont côte à côte, chacune avec son 7 au milieu. Le 6 va sous le 7, et sur lui le 5, le 4 et ainsi de suite en descendant ; le 8 va au-dessus du 7, et sur lui le 9, le 10 et ainsi de suite jusqu’au roi. Une fois le 7 de trèfle sur la table, les autres 7 peuvent être joués à n’importe quel tour.
sevens-rules-opening-six-then-eight = Après son 7, une couleur continue par le 6, puis par le 8. Quand les deux sont sur la table, le reste peut suivre : le 5 sur le 6, le 9 sur le 8, et ainsi de suite.
sevens-rules-opening-six-only = Après son 7, une couleur continue par le 6. Elle peut alors grandir des deux côtés : le 5 va sur le 6, et le 8 au-dessus du 7.
sevens-rules-opening-free = Dès que le 7 d’une couleur est sur la table, son 6 et son 8 peuvent être joués, dans n’importe quel ordre, et chaque pile grandit pour elle-même.
sevens-rules-closed = Une pile qui ne peut plus recevoir de carte est retournée, face cachée.
sevens-rules-title-turn = Votre tour
sevens-rules-must-play = Si vous pouvez jouer, vous le devez ; vous choisissez la carte. Vous ne pouvez pas passer tant que vous pouvez jouer.
sevens-rules-bonus-turn-true = Si vous jouez un as ou un roi, vous pouvez aussitôt jouer encore une carte, ou vous arrêter. Si c’est encore un as ou un roi, vous pouvez continuer de même ; toute autre carte met fin à votre tour.
sevens-rules-bonus-turn-false = Vous jouez une carte par tour, quelle qu’elle soit.
sevens-rules-title-unable = Quand vous ne pouvez pas jouer
sevens-rules-unable-token = Si vous ne pouvez pas jouer, dites « Pantti ! » et prenez le jeton (une pièce fait l’affaire) au milieu de la table ou chez le joueur qui l’a. Si vous l’avez déjà, gardez-le. Votre tour est fini. Il n’y a qu’un jeton.
sevens-rules-token-stays = Si vous vous arrêtez après un as ou un roi, ou n’avez alors plus rien à jouer, vous ne prenez pas le jeton.
sevens-rules-unable-pass = Si vous ne pouvez pas jouer, vous passez.
sevens-rules-unable-beg = Si vous ne pouvez pas jouer, demandez une carte. Le joueur à qui vous la demandez choisit n’importe laquelle et vous la donne face cachée. Vous ne pouvez pas la jouer aussitôt : votre tour est fini.
sevens-rules-beg-first-turn = À votre premier tour d’une donne, vous ne demandez pas de carte : si vous ne pouvez pas jouer, vous passez.
sevens-rules-beg-giver = Vous demandez au joueur à votre droite. On ne peut pas demander la dernière carte d’un joueur : si celui-là n’en a qu’une, demandez au suivant à droite, et ainsi de suite. Si tous les adversaires n’en ont qu’une, vous passez.
sevens-rules-false-beg-forbid = Vous ne pouvez pas demander de carte tant que vous pouvez jouer.
sevens-rules-false-beg-penalise = Si vous demandez une carte alors que vous pouvez jouer, ou passez à votre premier tour alors que vous pouvez jouer, vous le payez : au lieu du joueur sollicité, chaque adversaire qui a au moins deux cartes vous en donne une, et votre tour est fini.
sevens-rules-title-ace = Les as
sevens-rules-ace-low = Les as sont faibles : un as va sur le 2 de sa couleur et ferme la pile inférieure. Le roi ferme la pile supérieure.
sevens-rules-ace-first-ace-decides = Le premier as d’une donne peut être joué sur le 2 ou sur le roi de sa couleur. Tous les autres as de cette donne vont du même côté.
sevens-rules-title-end = La fin d’une donne
sevens-rules-end = La donne finit dès qu’un joueur joue sa dernière carte. Ce joueur gagne la donne.
sevens-rules-stall =
    { $n ->
        [1] Si aucun joueur ne joue de carte pendant tout un tour de table, la donne finit, et le joueur qui a le moins de cartes la gagne. Si plusieurs en ont aussi peu, ils partagent la victoire.
       *[other] Si aucun joueur ne joue de carte pendant { $n } tours de table, la donne finit, et le joueur qui a le moins de cartes la gagne. Si plusieurs en ont aussi peu, ils partagent la victoire.
    }
sevens-rules-title-score = Les points
sevens-rules-score-cards = Chaque joueur compte les cartes qui lui restent en main : du 2 au 10 leur nombre, un valet 11, une dame 12, un roi 13. Le plus petit score gagne.
sevens-rules-score-none = La partie est une seule donne, et on ne compte pas de points. Le premier joueur sans cartes gagne.
sevens-rules-token-free = Le jeton ne coûte rien, car on ne compte pas de points.
sevens-rules-ace-points-auto = Un as compte 1 ; si les as sont allés sur les rois dans cette donne, il compte 14.
sevens-rules-ace-points-1 = Un as compte 1.
sevens-rules-ace-points-14 = Un as compte 14.
sevens-rules-token-points =
    { $points ->
        [1] Le joueur qui a le jeton à la fin de la donne reçoit 1 point de plus. Le jeton revient ensuite au milieu de la table.
       *[other] Le joueur qui a le jeton à la fin de la donne reçoit { $points } points de plus. Le jeton revient ensuite au milieu de la table.
    }
sevens-rules-token-winner-true = Cela vaut aussi pour le gagnant de la donne.
sevens-rules-token-winner-false = Le gagnant de la donne ne paie pas le jeton.
sevens-rules-title-match = La partie
sevens-rules-target =
    { $points ->
        [1] Jouez des donnes jusqu’à ce qu’un joueur ait au moins 1 point. Le plus petit total gagne ; à égalité, la victoire est partagée.
       *[other] Jouez des donnes jusqu’à ce qu’un joueur ait au moins { $points } points. Le plus petit total gagne ; à égalité, la victoire est partagée.
    }
sevens-rules-single = On joue une seule donne. Le joueur qui se défait de toutes ses cartes gagne ; les autres suivent selon leurs points.

## Erreurs

error-unknown-game = Il n’y a pas de jeu appelé « { $name } ». Jeux : { $games }.
error-unknown-option = Il n’y a pas de règle maison appelée « { $name } ». Règles maison : { $options }.
error-bad-value = « { $text } » n’est pas une valeur possible pour « { $name } ».
error-bad-option = « { $text } » n’est pas une valeur possible pour « { $name } ». Valeurs possibles : { $values }.
error-bad-save = Cette partie ne peut pas être lue : { $text }
error-not-your-turn = Ce n’est pas à vous de jouer.
error-no-match = Il n’y a pas de partie sur la table.
error-bad-request = La page et le moteur ne se comprennent pas. Rechargez la page.
error-illegal = Ce n’est pas possible maintenant : { $text }
error-deal-running = La donne n’est pas encore finie.
error-match-running = La partie n’est pas encore finie.
error-match-over = La partie est finie.

## Autour des règles : qui gagne, l’essentiel, des exemples

sevens-primer-wins-first = Le premier qui n’a plus de cartes
sevens-primer-wins-lowest = Le plus petit total, dès qu’un joueur a { $n } points
sevens-primer-deal = Distribuez toutes les cartes.
sevens-primer-start = Le joueur qui a le 7 de trèfle commence en le jouant. On joue dans le sens des aiguilles d’une montre.
sevens-primer-turn = À votre tour, vous devez jouer une carte si vous le pouvez : un 7, ou la carte suivante d’une couleur, vers l’as ou vers le roi.
sevens-primer-turn-high = À votre tour, vous devez jouer une carte si vous le pouvez : un 7, ou la carte suivante d’une couleur. Le premier as décide si les as vont sur les 2 ou sur les rois.
sevens-primer-opening-six-then-eight = Après son 7, chaque couleur demande d’abord le 6, puis le 8. Ensuite elle grandit des deux côtés.
sevens-primer-opening-six-only = Après son 7, chaque couleur demande d’abord le 6. Ensuite elle grandit des deux côtés.
sevens-primer-opening-free = Après son 7, une couleur grandit des deux côtés, le 6 et le 8 dans n’importe quel ordre.
sevens-primer-bonus = Après un as ou un roi, vous pouvez jouer une autre carte.
sevens-primer-token = Si vous ne pouvez pas jouer, dites « Pantti ! » et prenez le jeton.
sevens-primer-beg = Si vous ne pouvez pas jouer, demandez une carte : votre voisin de droite, s’il en a plus d’une, vous en donne une de son choix. À votre premier tour, passez simplement.
sevens-primer-pass = Si vous ne pouvez pas jouer, passez.
sevens-primer-end = Le premier qui n’a plus de cartes gagne la donne.
sevens-primer-score = Comptez les cartes restées en main : valet 11, dame 12, roi 13, les autres leur chiffre. Moins on a de points, mieux c’est.
sevens-primer-score-token = Comptez les cartes restées en main : valet 11, dame 12, roi 13, les autres leur chiffre. Le jeton coûte { $n } de plus. Moins on a de points, mieux c’est.
sevens-primer-needs-token = Une pièce comme jeton, de quoi noter
sevens-primer-needs-coin = Une pièce comme jeton
sevens-primer-opens-six-then-eight = Le cœur a son 7 et son 6. Le 8 est jouable ; le 5 doit l’attendre.
sevens-primer-opens-six-only = Le cœur a son 7 et son 6. Le 8 et le 5 sont tous deux jouables.
sevens-primer-opens-free = Le cœur n’a que son 7. Le 8 et le 6 sont tous deux jouables ; le 5 doit attendre le 6.
sevens-primer-bonus-chain = Le cœur va du 2 à la dame, le pique du 5 au 8. Vous jouez trois cartes dans le même tour :
sevens-primer-count = Ces cartes restées en main coûtent { $n } points :
sevens-primer-begs = Aucune de vos cartes ne va : vous en demandez une. Votre voisin de droite la choisit, et votre tour est fini :
sevens-primer-given = Vous recevez
sevens-primer-takes = Aucune de vos cartes ne va : dites « Pantti ! » et prenez le jeton. Il coûte { $n } points, sauf si un autre joueur qui ne peut pas jouer vous le prend :
sevens-primer-takes-free = Aucune de vos cartes ne va : dites « Pantti ! » et prenez le jeton. Vous le gardez jusqu’à ce qu’un autre joueur ne puisse pas jouer :

## Les premières fois

sevens-first-gift = Première carte donnée à qui en demandait une
sevens-first-token = Premier « Pantti ! »
