# Une première donne guidée : ce qui est dit à la table, étape par étape, à qui découvre le jeu. Au-dessous, ce que la table demande de toute façon.
# Chaque texte doit tenir au-dessus des cartes d’un téléphone : 160 signes environ.

lesson-title = Première donne guidée
lesson-play = Jouer une première donne guidée
lesson-first = Vous découvrez { $name } ?
lesson-first-text = Dans une première donne guidée, on vous dit quoi jouer et pourquoi.
lesson-show = Montrez-moi
lesson-show-game = Montrez-moi comment jouer
lesson-just = Jouer tout de suite
lesson-taught = Ce que vous avez appris
lesson-real = Jouer pour de vrai : { $name }
lesson-next = Découvrir un autre jeu : { $name }
lesson-step = Étape { $step } sur { $steps }
lesson-on = Continuer
lesson-off = Quitter le guide
lesson-off-ask = Continuer cette donne sans guide ? Vous retrouverez la donne guidée dans les règles.
lesson-off-yes = Jouer sans guide
lesson-off-no = Rester
lesson-alone = À partir d’ici, vous jouez sans guide. En cas d’hésitation, le conseil (l’ampoule) vous aide.
lesson-prompt = Une partie de la donne est jouée pour vous : touchez « Continuer ».
lesson-hint = Ici, on vous dit de toute façon quoi jouer.
lesson-other = Les règles le permettent, et dans vos parties vous pourrez le faire. Dans cette donne, faites ceci : { $answer }.
lesson-go-on-first = Touchez d’abord « Continuer ».

## Ristiseiska

ristiseiska-lesson-start = Débarrassez-vous de vos cartes avant les autres. Qui a { $cardGen } commence : c’est vous. Touchez la carte, ou glissez-la sur la table.
ristiseiska-lesson-seven = Deux joueurs n’avaient aucune carte jouable et ont passé. Un 7 ouvre sa couleur : jouez { $cardGen }, vos autres piques pourront suivre.
ristiseiska-lesson-six = Autour du 7, une pile descend du 6 à l’as, l’autre monte du 8 au roi. Jouez { $cardGen }.
ristiseiska-lesson-must = { $cardGen } ouvre la voie au 9. Vous choisissez parmi les cartes possibles, mais si vous pouvez jouer, vous le devez.
ristiseiska-lesson-give = { $to } ne peut pas jouer et vous demande une carte, car vous jouez juste avant. Un roi attend le plus longtemps : donnez { $cardGen }.
ristiseiska-lesson-low = Vous avez { $oneGen } et { $otherGen }, qui viennent en dernier dans leur pile. Ouvrez-leur la voie avec { $cardGen }.
ristiseiska-lesson-high = À présent l’autre pile de la couleur : après { $cardGen } viendront le 9 et le 10, puis votre carte { $other }.
ristiseiska-lesson-only = Une seule carte convient : { $card }. Touchez-en une autre pour lire ce qu’elle attend, puis jouez celle-ci.
ristiseiska-lesson-beg = Rien ne convient : vous demandez une carte à la personne qui joue avant vous, { $to }, qui choisit laquelle. Votre tour finit là.
ristiseiska-lesson-last = Le 9 que vous attendiez est là : jouez { $cardGen }. On peut aussi retenir une carte que les autres attendent.
ristiseiska-lesson-end = Vous connaissez le jeu : la première personne sans cartes gagne la donne. À vous de choisir désormais ; au début, un bon coup est encore signalé.
ristiseiska-lesson-taught-piles = Un 7 ouvre sa couleur : de là, une pile descend à l’as, l’autre monte au roi.
ristiseiska-lesson-taught-must = Si vous pouvez jouer, vous le devez ; sinon, vous demandez une carte.
ristiseiska-lesson-taught-way = Jouez tôt ce qui ouvre la voie à vos propres cartes basses et hautes.

## Pantti

pantti-lesson-start = Débarrassez-vous vite de vos cartes : chaque carte restée en main coûte des points. Qui a { $cardGen } commence : c’est vous. Jouez cette carte.
pantti-lesson-token = Rien ne convient : la carte { $card } attend la carte { $other }. Dites « Pantti ! » et prenez le jeton. S’il vous reste à la fin, il coûte 25 points.
pantti-lesson-six = Dans chaque couleur, le 6 vient avant le 8. Jouez { $cardGen } ; jusque-là, la carte { $other } doit attendre.
pantti-lesson-eight = { $otherGen } est là : { $cardGen } peut suivre. Du 8, une pile monte au roi ; du 6, une autre descend à l’as.
pantti-lesson-five = { $to } n’a pas pu jouer et a pris le jeton. Un 5 demande le 6 et le 8 de sa couleur : ils sont là, jouez { $cardGen }.
pantti-lesson-way = Avant de poser { $otherGen }, il ne manque que deux cartes. Vous avez la première : jouez { $cardGen }.
pantti-lesson-ace = Le 2 est venu, { $cardGen } peut suivre. Un as ou un roi donne droit à une autre carte dans le même tour : jouez-le.
pantti-lesson-bonus = Jouez encore une carte, ou arrêtez-vous si elle n’aidait que les autres. { $cardGen } ouvre la voie à votre carte { $other }.
pantti-lesson-high = Une carte en main coûte son chiffre, un valet 11, une dame 12, un roi 13. Jouez { $cardGen } tant que c’est possible.
pantti-lesson-last = Le jeton est toujours chez { $to } : il ne bouge que si quelqu’un d’autre passe. Jouez { $cardGen }.
pantti-lesson-end = Vous connaissez le jeu. À 100 points la partie s’arrête, et le plus petit total gagne. À vous de choisir ; au début, un bon coup est encore signalé.
pantti-lesson-taught-gate = Dans chaque couleur, le 6 vient avant le 8.
pantti-lesson-taught-token = Si rien ne va, vous prenez le jeton ; il part quand un autre est bloqué.
pantti-lesson-taught-more = Après un as ou un roi, vous pouvez jouer encore une carte.

## Ristikontra

ristikontra-lesson-lead = En face, votre partenaire : { $to }. La dernière carte de la valeur entamée prend le pli, la couleur ne compte pas. Entamez : { $card }.
ristikontra-lesson-points = Pas d’autre 9 : le pli est à vous, avec deux rois, 8 points. L’as vaut 11, le 10 vaut 10, le roi 4, la dame 3, le valet 2. Entamez : { $card }.
ristikontra-lesson-give = { $to } a pris le pli pour vous deux avec un 7, puis entamé d’un 3 qui mène encore. Donnez-lui des points : jouez { $cardGen }.
ristikontra-lesson-cheap = { $to } a entamé d’un 2, et vous n’en avez pas pour prendre le pli. { $cardGen } ne vaut rien : jouez cette carte.
ristikontra-lesson-last = { $to } a joué le dernier 2 après votre partenaire : le pli va à l’autre équipe. À présent un 3 mène : jouez { $cardGen }.
ristikontra-lesson-against = { $to } ajoute un as au pli de son équipe, comme vous avec le 10. N’y perdez rien : jouez { $cardGen }.
ristikontra-lesson-turn = Tant qu’il y a une pioche, vous pouvez en retourner la première carte et la jouer. Ce sera peut-être un 5. Essayez.
ristikontra-lesson-fourth = Un roi mène, deux autres ont déjà été joués : { $cardGen } est le dernier. Personne ne peut vous prendre ce pli, jouez-le.
ristikontra-lesson-end = 20 points pour votre équipe ! Une donne en compte 120, et 61 la gagnent. À vous de choisir désormais ; au début, un bon coup est encore signalé.
ristikontra-lesson-taught-rank = La dernière carte de la valeur entamée prend le pli.
ristikontra-lesson-taught-points = As et 10 valent le plus : ajoutez-les aux plis de votre partenaire.
ristikontra-lesson-taught-turn = Une carte retournée de la pioche épargne les vôtres.

## Myllymatti et Skitgubbe

myllymatti-lesson-lead = D’abord on gagne des cartes, puis on s’en débarrasse. Vous entamez, { $to } répond, la plus haute valeur prend les deux. Entamez : { $card }.
skitgubbe-lesson-lead = D’abord on gagne des cartes, puis on s’en débarrasse. Chacun en joue une, la plus haute valeur les prend toutes. Entamez : { $card }.
myllymatti-lesson-turn = Le pli est à vous, et vous entamez de nouveau. Au lieu de jouer une de vos cartes, vous pouvez retourner la première de la pioche : faites-le.
myllymatti-lesson-bounce = Valeurs égales : les cartes restent, et vous rejouez, { $to } et vous seuls. Le gagnant prend tout : jouez haut, { $cardGen }.
myllymatti-lesson-low = Toutes sont à vous. En seconde phase, on se débarrasse mal des petites cartes : perdez-les maintenant, entamez { $cardGen }.
myllymatti-lesson-collect = Inutile de gagner chaque pli. La première phase continue ainsi jusqu’à la fin de la pioche : gagnez les hautes cartes, perdez les petites.
myllymatti-lesson-trump = Il reste une carte dans la pioche. Qui la pioche la montre : sa couleur sera l’atout. C’est à vous de piocher ensuite : jouez { $cardGen }.
myllymatti-lesson-half = La pioche est vide. On joue jusqu’à ce qu’un joueur qui doit jouer n’ait plus de carte ; puis chacun ramasse ce qu’il a gagné.
myllymatti-lesson-shed = Débarrassez-vous maintenant des cartes gagnées : le dernier qui en a perd. Vous avez pioché l’atout, donc entamez : { $card }, une petite carte.
myllymatti-lesson-beat = Battez { $otherGen } par une carte plus haute de sa couleur, ou ramassez. Un atout irait aussi, mais gardez-le : jouez { $cardGen }.
myllymatti-lesson-complete = { $cardGen } bat { $otherGen } et fait trois cartes, une par joueur : le pli est complet et sort du jeu. Jouez.
myllymatti-lesson-leads = Qui complète un pli entame le suivant. Débarrassez-vous encore d’une petite carte : entamez { $cardGen }.
myllymatti-lesson-take = Seuls vos atouts battent { $otherGen }. Gardez-les et ramassez : la carte est haute, et c’est le joueur suivant qui entame.
myllymatti-lesson-ruff = Aucune de vos cartes de cette couleur ne bat { $otherGen }. Un atout le fait et complète le pli ; le plus petit suffit : { $card }.
myllymatti-lesson-end = Débarrassez-vous des petites cartes, gardez as et atouts : le dernier qui a des cartes perd. À vous de choisir ; au début, un bon coup est signalé.
skitgubbe-lesson-end = Débarrassez-vous des petites cartes, gardez as et atouts : le dernier avec des cartes est le skitgubbe. À vous ; au début, un bon coup est signalé.
myllymatti-lesson-taught-halves = D’abord on gagne des cartes, ensuite on s’en débarrasse.
myllymatti-lesson-taught-low = Mieux vaut perdre tôt les petites cartes et gagner les hautes.
myllymatti-lesson-taught-beat = Ensuite, on bat une carte dans sa couleur ou d’un atout, ou on la ramasse.
myllymatti-lesson-taught-take = Ramasser une carte coûte parfois moins cher qu’un atout.

## Fan Tan

fan-tan-lesson-start = Chacun a mis un jeton au pot, et la première personne sans cartes le prend en entier. Une couleur commence par son 7 : jouez { $cardGen }.
fan-tan-lesson-seven = Un 7 peut toujours être joué. Vos cartes { $oneGen } et { $otherGen } doivent attendre { $cardGen } : jouez ce 7.
fan-tan-lesson-only = Autour du 7, une pile descend jusqu’à l’as, l’autre monte jusqu’au roi. Une seule carte va : { $card }. Si vous pouvez jouer, vous le devez.
fan-tan-lesson-pass = Rien ne va : vous devez passer. Cela coûte un jeton, qui va au pot.
fan-tan-lesson-way = Le 10 est là : { $cardGen } peut suivre. Ensuite, il ne manque que la dame avant votre carte { $other } : jouez.
fan-tan-lesson-own = { $cardGen } n’ouvre la voie qu’à votre carte { $other } et n’aide donc que vous. Jouez.
fan-tan-lesson-hold = { $otherGen } aiderait les autres : gardez cette carte. { $cardGen } finit sa pile et n’aide personne : jouez.
fan-tan-lesson-pay = { $to } n’a pas pu jouer et a payé. Tant que vous gardez { $otherGen }, cela peut se répéter : jouez d’abord { $cardGen }.
fan-tan-lesson-left = À la fin, chaque carte restée en main coûte aussi un jeton. { $cardGen } n’aide personne d’autre : débarrassez-vous-en.
fan-tan-lesson-end = Il y a { $n } jetons au pot, et d’autres viendront : la première personne sans cartes les prend. À vous de choisir ; au début, un bon coup est signalé.
fan-tan-lesson-taught-pay = Si vous pouvez jouer, vous le devez ; passer coûte un jeton.
fan-tan-lesson-taught-hold = Gardez ce que seuls les autres attendent.
fan-tan-lesson-taught-own = Jouez d’abord ce qui ouvre la voie à vos cartes.

## Sedma

sedma-lesson-lead = En face, votre partenaire : { $to }. La dernière carte de la valeur entamée, ou un 7, prend le pli. Vous avez deux rois : entamez { $cardGen }.
sedma-lesson-on = { $to } a le pli avec un autre roi. Ayant entamé, vous pouvez continuer le même pli, et le dernier roi compte : jouez { $cardGen }.
sedma-lesson-stop = Aucune autre carte ne convenait : le pli est à vous, avec un as. Chaque as et chaque 10 compte 10 points. Finissez le pli.
sedma-lesson-nothing = Vous avez gagné, donc entamez. L’autre camp peut prendre ce pli : gardez l’as et le 10, entamez { $cardGen }, qui ne compte rien.
sedma-lesson-seven = { $to } a pris avec un 7 : un 7 convient toujours. Vous n’avez rien pour continuer, et aucun point n’est perdu : finissez le pli.
sedma-lesson-cheap = { $to } a entamé, et aucune de vos cartes ne convient. { $cardGen } ne compte rien : jouez cette carte, gardez l’as et les 10.
sedma-lesson-give = Pour l’instant { $to } a ce pli pour vous deux, et un seul adversaire doit encore jouer : ajoutez 10 points. Jouez { $cardGen }.
sedma-lesson-take = Votre partenaire a entamé d’un as, et { $to } l’a pris avec un 7. Le vôtre le reprend : jouez { $cardGen }.
sedma-lesson-end = Votre camp a déjà { $n } points ! Une donne en compte 90, dont 10 pour le dernier pli, et 50 la gagnent. À vous de choisir ; un bon coup est encore signalé.
sedma-lesson-taught-rank = La dernière carte de la valeur entamée, ou un 7, prend le pli.
sedma-lesson-taught-on = Qui a entamé peut continuer avec une carte qui convient, ou finir le pli.
sedma-lesson-taught-points = Seuls les as et les 10 comptent : gardez-les pour vos plis.

## Swedish Gin Rummy

gin-lesson-draw = Réunissez un set de trois et une suite de quatre : le contrat. Prenez d’abord une carte, la défausse ou la pioche. Cette fois, piochez.
gin-lesson-discard = Chaque tour finit par une défausse. { $cardGen } ne va avec aucune de vos cartes, et un as en main coûte 15 points : défaussez cet as.
gin-lesson-buy = { $to } n’a pas voulu { $cardGen } : vous pouvez l’acheter. Pour un jeton, vous l’avez avec une carte de la pioche. C’est votre troisième 8 : achetez.
gin-lesson-take = { $cardGen } et votre carte { $other } peuvent faire une suite, car les 2 sont des jokers : ils remplacent toute carte. Prenez { $cardGen }.
gin-lesson-contract = Votre contrat est complet : trois 8, et une suite où les 2 remplacent { $oneGen } et { $otherGen }. Posez-le.
gin-lesson-meld = Après le contrat, vous pouvez poser d’autres sets et suites, de trois cartes au moins : posez vos 9.
gin-lesson-points = Quand un joueur n’a plus de cartes, la manche est finie et les autres comptent les leurs : une dame coûte 10 points. Défaussez { $cardGen }.
gin-lesson-stock = { $cardGen } ne va dans aucune combinaison de la table : laissez cette carte et piochez.
gin-lesson-layoff = Vous pouvez aussi compléter les combinaisons de la table, même des autres. Un 2 va si les cartes normales dominent : ajoutez { $cardGen } aux 8.
gin-lesson-keep = Aucune de vos cartes ne va. { $cardGen } coûterait 10 points, { $otherGen } seulement 5 : défaussez { $cardGen }.
gin-lesson-decline = On vous propose { $cardGen }, qui ne va nulle part, et il vous faudrait placer deux cartes de plus. N’achetez pas.
gin-lesson-end = Vous connaissez le jeu et pouvez gagner la manche : ajoutez { $cardGen } à vos 9, puis défaussez { $otherGen }, votre dernière carte.
gin-lesson-taught-contract = Posez d’abord le contrat, ensuite d’autres sets et suites.
gin-lesson-taught-buy = Une défausse dont les autres ne veulent pas s’achète pour un jeton.
gin-lesson-taught-layoff = Ensuite, complétez les combinaisons et défaussez la dernière carte.
