# Fan Tan : ses règles maison, ce qui se passe, ce qui est demandé, pourquoi pas, et les règles. Ce qu’il a en commun avec
# Ristiseiska et Pantti se trouve dans sevens.ftl.
# $seat : un nom, jamais après « de » ni « que ». $n est un nombre de jetons. $cardGen porte l’article.

game-fan-tan = Fan Tan
    .tag = Finissez vos cartes en premier, raflez les jetons.
    .beginner = Joue la première carte qu’il remarque et ne voit pas le plus gros de sa main.
    .casual = Pense à ce qu’ouvrent ses cartes, mais en laisse passer.
    .skilled = Ouvre d’abord la voie à ses propres cartes et retient celles qui n’aideraient que les autres.
    .expert = Joue en pensée la donne jusqu’au bout, bien des fois, les cartes cachées réparties comme le permettent les tours passés, et compte les jetons.

option-start = Qui commence
    .source = Bicycle Cards et Britannica (à gauche du donneur) ; Wikipédia parle du 7 de carreau ou de cœur.
option-start-left = Le joueur à la gauche du donneur
option-start-7c = Le 7 de trèfle
option-start-7d = Le 7 de carreau
option-start-7h = Le 7 de cœur
option-start-7s = Le 7 de pique
# UNSURE: “Mise de départ” for the ante; also said: cave, ante.
option-ante = Mise de départ
    .explain = Les jetons que chaque joueur paie avant une donne.
    .source = Bicycle Cards et Britannica.
option-short-hand-ante = Mise en plus avec moins de cartes
    .explain = Pour les joueurs qui reçoivent une carte de moins que d’autres.
    .source = Bicycle Cards, où c’est l’usage, et Britannica.
option-pass-chips = Jetons pour passer
    .source = Toutes les descriptions.
option-card-chips = Jetons par carte restante
    .source = Bicycle Cards et Britannica ; d’autres s’en passent.
option-false-pass = Passer alors qu’on peut jouer
    .explain = Passer sans y être forcé coûte 3 jetons aussitôt, et davantage pour chaque 7 que vous retenez.
    .source = Bicycle Cards donne les amendes.
option-false-pass-forbid = Impossible
option-false-pass-penalise = Possible, avec amendes
option-chips = Jetons au départ
    .explain = Avec 0, on ne compte que les jetons gagnés et perdus. Sinon la partie finit aussi quand un joueur n’a plus de jetons.
    .source = Un vieux livre de jeux (20 à 25).

here-start-left = le joueur à la gauche du donneur commence
here-start-7c = le 7 de trèfle commence
here-start-7d = le 7 de carreau commence
here-start-7h = le 7 de cœur commence
here-start-7s = le 7 de pique commence
here-ante =
    { $n ->
        [0] il n’y a pas de mise de départ
        [1] la mise de départ est de 1 jeton
       *[other] la mise de départ est de { $n } jetons
    }
here-short-hand-ante =
    { $n ->
        [0] une main plus courte ne paie rien de plus
        [1] une main plus courte paie 1 jeton de plus
       *[other] une main plus courte paie { $n } jetons de plus
    }
here-pass-chips =
    { $n ->
        [0] passer ne coûte rien
        [1] passer coûte 1 jeton
       *[other] passer coûte { $n } jetons
    }
here-card-chips =
    { $n ->
        [0] les cartes restantes ne coûtent rien
        [1] chaque carte restante coûte 1 jeton
       *[other] chaque carte restante coûte { $n } jetons
    }
here-false-pass-forbid = on ne peut pas passer tant qu’on peut jouer
here-false-pass-penalise = on peut passer alors qu’on peut jouer, et l’on paie des amendes
here-chips =
    { $n ->
        [0] on ne compte que les jetons gagnés et perdus
        [1] on commence avec 1 jeton
       *[other] on commence avec { $n } jetons
    }

preset-parliament = Parliament

## Ce qui s’est passé

fan-tan-pass =
    { $you ->
        [yes]
        { $n ->
            [1] Vous avez passé et payé 1 jeton.
           *[other] Vous avez passé et payé { $n } jetons.
        }
       *[no]
        { $n ->
            [1] { $seat } a passé et payé 1 jeton.
           *[other] { $seat } a passé et payé { $n } jetons.
        }
    }
fan-tan-false-pass =
    { $you ->
        [yes]
        { $n ->
            [1] Vous avez passé alors que vous pouviez jouer, et payé 1 jeton.
           *[other] Vous avez passé alors que vous pouviez jouer, et payé { $n } jetons.
        }
       *[no]
        { $n ->
            [1] { $seat } a passé tout en pouvant jouer, et payé 1 jeton.
           *[other] { $seat } a passé tout en pouvant jouer, et payé { $n } jetons.
        }
    }

## Ce qu’on peut faire, et pourquoi pas

fan-tan-action-pass =
    { $n ->
        [0] Passer
        [1] Passer et payer 1 jeton
       *[other] Passer et payer { $n } jetons
    }
# $n se paie aussitôt ; avec les amendes pour les 7 en main, cela peut devenir $most.
fan-tan-action-false-pass =
    { $most ->
        [3] Passer quand même : 3 jetons
       *[other] Passer quand même : { $n } à { $most } jetons
    }
fan-tan-all-passed = Tous les autres viennent de passer : vous devez jouer.

## La table et le score

fan-tan-pool = Pot : { $n }
fan-tan-mark-paid = a payé { $n } dans cette donne
fan-tan-mark-won = a gagné { $n } dans cette donne
fan-tan-score-ante = Mise de départ
fan-tan-score-passes =
    { $n ->
        [1] 1 tour passé
       *[other] { $n } tours passés
    }
fan-tan-score-false-passes =
    { $n ->
        [1] 1 tour passé sans y être forcé
       *[other] { $n } tours passés sans y être forcé
    }
fan-tan-score-pool = Premier sans cartes : tout le pot
fan-tan-score-fines-paid = Amendes pour des 7 retenus
fan-tan-score-fines = Amendes des autres, pour des 6 et des 8 en main

## Pourquoi l’expert le ferait

fan-tan-reason-fine =
    { $n ->
        [1] Passer vous coûterait 1 jeton, puisque vous pouvez jouer.
       *[other] Passer vous coûterait { $n } jetons, puisque vous pouvez jouer.
    }

## Les règles

fan-tan-rules-aim = Ce que les joueurs paient va au pot, et le gagnant de la donne le prend tout entier. Prenez des jetons, des allumettes ou des pièces identiques.
fan-tan-rules-deal = Le donneur mélange et distribue tout le jeu, une carte à la fois, dans le sens horaire, en commençant par le joueur à sa gauche. À quatre, chacun en reçoit 13 ; sinon, les premiers reçoivent une carte de plus que les autres.
fan-tan-rules-ante =
    { $n ->
        [0] Il n’y a pas de mise de départ.
        [1] Avant la donne, chaque joueur paie 1 jeton.
       *[other] Avant la donne, chaque joueur paie { $n } jetons.
    }
fan-tan-rules-short-hand =
    { $n ->
        [0] Les joueurs qui ont une carte de moins que d’autres ne paient rien de plus.
        [1] Les joueurs qui ont une carte de moins que d’autres paient 1 jeton de plus.
       *[other] Les joueurs qui ont une carte de moins que d’autres paient { $n } jetons de plus.
    }
fan-tan-rules-layout = Les quatre couleurs sont côte à côte, chacune avec son 7 au milieu. Un 7 peut être joué à tout moment. Le 6 va sous le 7, et sur lui le 5, le 4 et ainsi de suite en descendant ; le 8 va au-dessus du 7, et sur lui le 9, le 10 et ainsi de suite jusqu’au roi.
fan-tan-rules-start-left = Le joueur à la gauche du donneur commence. Puis le tour passe à gauche.
fan-tan-rules-start-card = Si vous avez { $cardGen }, vous commencez : jouez cette carte. Puis le tour passe à gauche.
fan-tan-rules-false-pass = Si vous pouvez jouer, vous choisissez la carte. Vous pouvez aussi passer alors que vous pouvez jouer, sauf avec la carte qui ouvre la donne, ou quand tous les autres viennent de passer. Passer ainsi coûte { $n } jetons, aussitôt versés au pot. À la fin de la donne, vous payez aussi pour chaque 7 que vous avez retenu : { $fine } jetons au joueur qui avait son 6 et { $fine } à celui qui avait son 8, à moins que ce ne soit vous.
fan-tan-rules-unable =
    { $n ->
        [0] Si vous ne pouvez pas jouer, vous passez. Cela ne coûte rien.
        [1] Si vous ne pouvez pas jouer, vous passez et payez 1 jeton au pot, même avant le premier 7.
       *[other] Si vous ne pouvez pas jouer, vous passez et payez { $n } jetons au pot, même avant le premier 7.
    }
fan-tan-rules-title-score = Les jetons
fan-tan-rules-cards =
    { $n ->
        [0] Les cartes restées en main ne coûtent rien.
        [1] À la fin de la donne, chaque joueur paie au pot 1 jeton par carte restée en main.
       *[other] À la fin de la donne, chaque joueur paie au pot { $n } jetons par carte restée en main.
    }
fan-tan-rules-winner = Puis le gagnant de la donne prend tout le pot.
fan-tan-rules-deals-each = Jouez autant de donnes qu’il y a de joueurs : chacun distribue une fois.
fan-tan-rules-deals =
    { $n ->
        [1] Jouez 1 donne.
       *[other] Jouez { $n } donnes.
    }
fan-tan-rules-chips =
    { $n ->
        [0] On ne compte que les jetons gagnés et perdus, si bien qu’un total peut être négatif. Le plus grand total gagne ; à égalité, la victoire est partagée.
        [1] Chaque joueur commence avec 1 jeton. La partie finit aussi après une donne qui laisse un joueur sans jetons, ou en dette. Le plus grand nombre de jetons gagne ; à égalité, la victoire est partagée.
       *[other] Chaque joueur commence avec { $n } jetons. La partie finit aussi après une donne qui laisse un joueur sans jetons, ou en dette. Le plus grand nombre de jetons gagne ; à égalité, la victoire est partagée.
    }

## Autour des règles : ce qu’il faut, qui gagne, l’essentiel, un exemple

fan-tan-primer-needs = Des jetons, des allumettes ou des pièces identiques : une trentaine par joueur
fan-tan-primer-wins = Le joueur qui a le plus de jetons après la dernière donne
fan-tan-primer-deal = Distribuez toutes les cartes, et mettez les mises au pot.
fan-tan-primer-deal-free = Distribuez toutes les cartes.
fan-tan-primer-play = À votre tour, jouez une carte si vous le pouvez : un 7, ou la carte suivante d’une couleur, en descendant du 7 jusqu’à l’as ou en montant jusqu’au roi.
fan-tan-primer-fitting = Après { $cardGen }, le 6 et le 8 de sa couleur conviennent :
fan-tan-primer-lies = sur la table
fan-tan-primer-fits = convient
fan-tan-primer-waits = attend le 6

## Les premières fois

fan-tan-first-false-pass = Premier passe avec une carte jouable
