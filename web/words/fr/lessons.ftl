# Une première donne guidée : ce qui est dit à la table, étape par étape, à qui découvre le jeu. Au-dessous, ce que la table demande de toute façon.
# Chaque texte doit tenir au-dessus des cartes d’un téléphone : 160 signes environ.

lesson-title = Première donne guidée
lesson-play = Jouer une première donne guidée
lesson-offer = Vous découvrez ce jeu ? Jouez une première donne guidée.
lesson-step = Étape { $step } sur { $steps }
lesson-on = Continuer
lesson-off = Quitter le guide
lesson-off-ask = Continuer cette donne sans guide ? Vous retrouverez la donne guidée dans les règles.
lesson-off-yes = Jouer sans guide
lesson-off-no = Rester
lesson-over = Compris
lesson-prompt = Une partie de la donne est jouée pour vous : touchez « Continuer ».
lesson-hint = Ici, on vous dit de toute façon quoi jouer.
lesson-other = Les règles le permettent, et dans vos parties vous pourrez le faire. Dans cette donne, faites ceci : { $answer }.
lesson-go-on-first = Touchez d’abord « Continuer ».

## Ristiseiska

ristiseiska-lesson-start = Débarrassez-vous de vos cartes avant les autres. Qui a { $cardGen } commence : c’est vous. Touchez la carte, ou glissez-la sur la table.
ristiseiska-lesson-seven = Deux joueurs n’avaient aucune carte jouable et ont passé. Un 7 ouvre sa couleur : jouez { $cardGen }, vos autres piques pourront suivre.
ristiseiska-lesson-six = Autour du 7, une pile descend du 6 à l’as, l’autre monte du 8 au roi. Jouez { $cardGen }.
ristiseiska-lesson-must = { $card } ouvre la voie au 9. Vous choisissez parmi les cartes possibles, mais si vous pouvez jouer, vous le devez.
ristiseiska-lesson-give = { $to } ne peut pas jouer et vous demande une carte, car vous jouez juste avant. Un roi attend le plus longtemps : donnez { $cardGen }.
ristiseiska-lesson-low = Vous avez { $one } et { $other }, qui viennent en dernier dans leur pile. Ouvrez-leur la voie avec { $cardGen }.
ristiseiska-lesson-high = À présent l’autre pile de la couleur : après { $cardGen } viendront le 9 et le 10, puis votre carte { $other }.
ristiseiska-lesson-only = Une seule carte convient : { $card }. Touchez-en une autre pour lire ce qu’elle attend, puis jouez celle-ci.
ristiseiska-lesson-beg = Rien ne convient : vous demandez une carte à la personne qui joue avant vous, { $to }, qui choisit laquelle. Votre tour finit là.
ristiseiska-lesson-last = Le 9 que vous attendiez est là : jouez { $cardGen }. On peut aussi retenir une carte que les autres attendent.
ristiseiska-lesson-end = Vous connaissez le jeu. Finissez cette donne sans guide : la première personne sans cartes la gagne.

## Pantti

pantti-lesson-start = Débarrassez-vous vite de vos cartes : chaque carte restée en main coûte des points. Qui a { $cardGen } commence : c’est vous. Jouez-la.
pantti-lesson-token = Rien ne convient : dites « Pantti ! » et prenez le jeton. Il coûte 25 points à la fin de la donne, si personne ne vous le prend.
pantti-lesson-six = Dans chaque couleur, le 6 vient avant le 8. Jouez { $cardGen } ; jusque-là, la carte { $other } doit attendre.
pantti-lesson-eight = La carte { $other } est là : { $card } peut suivre. Du 8, une pile monte au roi ; du 6, une autre descend à l’as.
pantti-lesson-five = { $to } n’a pas pu jouer et a pris le jeton. Un 5 demande le 6 et le 8 de sa couleur : ils sont là, jouez { $cardGen }.
pantti-lesson-way = Avant de poser { $other }, il ne manque que deux cartes. Vous avez la première : jouez { $cardGen }.
pantti-lesson-ace = Le 2 est venu, { $card } peut suivre. Un as ou un roi donne droit à une autre carte dans le même tour : jouez-le.
pantti-lesson-bonus = Jouez encore une carte, ou arrêtez-vous si elle n’aidait que les autres. { $card } ouvre la voie à votre carte { $other }.
pantti-lesson-high = Une carte en main coûte son chiffre, un valet 11, une dame 12, un roi 13. Jouez { $cardGen } tant que c’est possible.
pantti-lesson-last = Le jeton est toujours chez { $to } : il ne bouge que si quelqu’un d’autre passe. Jouez { $cardGen }.
pantti-lesson-end = Vous connaissez le jeu. À 100 points la partie s’arrête, et le plus petit total gagne. Finissez cette donne sans guide.

## Ristikontra

ristikontra-lesson-lead = En face, votre partenaire : { $to }. La dernière carte de la valeur entamée prend le pli, la couleur ne compte pas. Entamez : { $card }.
ristikontra-lesson-points = Pas d’autre 9 : le pli est à vous, avec deux rois, 8 points. L’as vaut 11, le 10 vaut 10, le roi 4, la dame 3, le valet 2. Entamez : { $card }.
ristikontra-lesson-give = { $to } a pris le pli pour vous deux avec un 7, puis entamé d’un 3 qui mène encore. Donnez-lui des points : jouez { $cardGen }.
ristikontra-lesson-cheap = { $to } a entamé d’un 2, et vous n’en avez pas pour prendre le pli. { $card } ne vaut rien : jouez cette carte.
ristikontra-lesson-last = { $to } a joué le dernier 2 après votre partenaire : le pli va à l’autre équipe. À présent un 3 mène : jouez { $cardGen }.
ristikontra-lesson-against = { $to } ajoute un as au pli de son équipe, comme vous avec le 10. N’y perdez rien : jouez { $cardGen }.
ristikontra-lesson-turn = Tant qu’il y a une pioche, vous pouvez en retourner la première carte et la jouer. Ce sera peut-être un 5. Essayez.
ristikontra-lesson-fourth = Un roi mène, deux autres ont déjà été joués : { $card } est le dernier. Personne ne peut vous prendre ce pli, jouez-le.
ristikontra-lesson-end = 20 points pour votre équipe ! Une donne en compte 120, et 61 la gagnent. Suivez les valeurs jouées et continuez sans guide.
