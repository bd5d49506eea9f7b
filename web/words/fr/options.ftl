# Les jeux, leurs règles maison et qui joue. `.explain` : une ligne avec la source ; `.explain-<jeu>` où elle diffère.
# Les jeux gardent leurs noms finnois ; « le sept de trèfle » et le domino sont de la même famille.

game-ristiseiska = Ristiseiska
    .tag = Jouez vos cartes ; si rien ne va, demandez.
    .beginner = Joue la première carte qu’il remarque et ne voit pas le plus gros de sa main.
    .casual = Pense à ce qu’ouvrent ses cartes, mais en laisse passer.
    .skilled = Ouvre d’abord la voie à ses propres cartes, retient celles qui n’aideraient que les autres et donne la plus difficile à jouer.
    .expert = Joue en pensée la donne jusqu’au bout, bien des fois, les cartes cachées réparties selon tout ce qui a été demandé, donné et passé et selon le jeu de bons joueurs.
game-pantti = Pantti
    .tag = Débarrassez-vous de vos cartes et du jeton.
    .beginner = Joue la première carte qu’il remarque et ne voit pas le plus gros de sa main.
    .casual = Pense à ce qu’ouvrent ses cartes, mais en laisse passer.
    .skilled = Ouvre d’abord la voie à ses propres cartes, retient celles qui n’aideraient que les autres et se méfie du jeton.
    .expert = Joue en pensée la donne jusqu’au bout, bien des fois, les cartes cachées réparties selon tout ce qui a été joué et passé et selon le jeu de bons joueurs.

option-opening = Ouverture d’une couleur
    .explain = Ce qui suit le 7.
    .source = Blog Pantti (6, puis 8), Denexa (dans n’importe quel ordre), Board Game Arena (le 6 d’abord).
option-opening-six-then-eight = Le 6, puis le 8, puis le reste
option-opening-six-only = Le 6 d’abord, puis tout le reste
option-opening-free = Le 6 et le 8 dans n’importe quel ordre
option-bonus-turn = Carte en plus après un as ou un roi
    .explain = Après un as ou un roi, vous pouvez rejouer.
    .source = Blog Pantti ; Denexa joue sans.
option-unable = Si vous ne pouvez pas jouer
    .source = Blog Pantti (jeton), Denexa et Wikipédia (demander une carte).
option-unable-token = prendre le jeton
option-unable-beg = demander une carte
option-ace = As
    .explain = Où un as peut se jouer.
    .source = Blog Pantti, le second comme variante.
option-ace-low = Faible, sur le 2
option-ace-first-ace-decides = Le premier as décide, 2 ou roi
option-score-cards = Compter les points
    .explain = Les cartes restées en main coûtent des points.
    .source = Blog Pantti ; chez Denexa, une donne est seulement gagnée ou perdue.
option-target = Score à atteindre
    .explain = La partie finit à ce score.
    .source-pantti = Blog Pantti (100), Board Game Arena (200).
    .source-ristiseiska = Wikipédia parle de donnes à points ; Denexa joue donne par donne.
    .source-ristikontra = Les règles japonaises, selon le décompte (7 points de partie, ou 500, 120 ou 60 points de cartes).
    .source-sedma = GameTwist et shram.kiev.ua sur le jeu frère Zsírozás (5 points de partie) ; les 300 points de cartes sont de nous.
option-ace-points = Points d’un as
    .explain = Pour un as resté en main.
    .source = Blog Pantti (selon l’endroit où les as se jouent), Board Game Arena (toujours 14).
option-ace-points-auto = 1, ou 14 quand les as sont forts
option-ace-points-1 = 1
option-ace-points-14 = 14
option-token-points = Points du jeton
    .explain = Pour le joueur qui l’a à la fin d’une donne ; avec 0, on joue sans.
    .source = Blog Pantti (25 d’ordinaire).
option-token-exempts-winner = Le gagnant ne paie pas le jeton
    .source = Le blog Pantti ne tranche pas ; sur Board Game Arena le gagnant paie aussi.
option-false-beg = Demander alors qu’on peut jouer
    .source = Denexa, où chaque adversaire donne une carte de pénalité.
option-false-beg-forbid = Impossible
option-false-beg-penalise = Possible, avec pénalité
option-stall-circuits = Limite de tours sans carte jouée
    .explain = La donne finit après tant de tours ; sinon une carte demandée pourrait tourner sans fin.
    .source = Notre propre limite.
option-none = Sans limite, une seule donne

preset-usual = Règles standard
preset-arena = Comme sur Board Game Arena
preset-six-first = Le 6 d’abord
preset-points = Avec des points
here-opening-six-then-eight = une couleur continue par le 6, puis par le 8
here-opening-six-only = une couleur continue par le 6, puis des deux côtés
here-opening-free = le 6 et le 8 d’une couleur viennent dans n’importe quel ordre
here-bonus-turn-true = on peut rejouer après un as ou un roi
here-bonus-turn-false = on joue une carte par tour
here-unable-token = on prend le jeton si l’on ne peut pas jouer
here-unable-beg = on demande une carte si l’on ne peut pas jouer
here-ace-low = les as vont toujours sur les 2
here-ace-first-ace-decides = le premier as décide si les as vont sur les 2 ou sur les rois
here-score-cards-true = les cartes restées en main coûtent des points
here-score-cards-false = on ne compte pas de points
here-target =
    { $n ->
        [1] la partie finit à { $n } point
       *[other] la partie finit à { $n } points
    }
here-target-none = on joue une seule donne
here-ace-points-auto = un as coûte 1 point, ou 14 là où les as sont forts
here-ace-points-1 = un as coûte toujours 1 point
here-ace-points-14 = un as coûte toujours 14 points
here-token-points =
    { $n ->
        [0] il n’y a pas de jeton
        [1] le jeton coûte { $n } point
       *[other] le jeton coûte { $n } points
    }
here-token-exempts-winner-true = le gagnant d’une donne ne paie pas le jeton
here-token-exempts-winner-false = le gagnant d’une donne paie aussi le jeton
here-false-beg-forbid = on ne peut pas demander de carte tant qu’on peut jouer
here-false-beg-penalise = chaque adversaire donne une carte de pénalité à qui demande alors qu’il peut jouer
here-stall-circuits =
    { $n ->
        [1] une donne finit après { $n } tour sans carte jouée
       *[other] une donne finit après { $n } tours sans carte jouée
    }
