# Les adversaires : niveaux, caractères et leur page. Pourquoi ils jouent ainsi, chaque jeu le dit dans son fichier.

level-beginner = Débutant
    .short = débutant
    .what = Connaît les règles, mais joue souvent la première carte venue.
level-casual = Amateur
    .short = amateur
    .what = Joue avec bon sens, mais oublie et laisse passer des choses.
# UNSURE: “Confirmé” for Skilled; also said: fort, avancé.
level-skilled = Confirmé
    .short = confirmé
    .what = Joue d’expérience et se rappelle ce qui a été joué.
level-expert = Expert
    .short = expert
    .what = Réfléchit à l’avance avant chaque coup.
levels-title = Adversaires
levels-partner = Partenaire
levels-mixed = Mélangés
levels-about = Les niveaux
level-of-seat = Qui joue à la place { $number }
level-random = Hasard
    .short = hasard
level-person = Personne
level-aloud = niveau { $level }
table-thinks = réfléchit
table-hurried = Votre appareil est lent : les experts réfléchissent ici moins qu’ailleurs.
table-thinking = Voyons…
table-hint-because = { $hint }. { $reason }
hint-only = C’est votre seul coup.
table-hint-later = Vous aurez un conseil à votre prochain tour.
table-hint-close = Fermer le conseil
table-hint-closed = Le conseil est fermé.
error-bad-level = « { $text } » ne peut pas s’asseoir à la table : une place est pour une personne ou pour un adversaire débutant (beginner), amateur (casual), confirmé (skilled) ou expert (expert).

setting-talk = Les adversaires parlent
    .explain = De temps en temps ils disent un mot, mais jamais sur leurs cartes.

## Leur page

levels-what = Les adversaires jouent à quatre niveaux, et chaque place peut avoir le sien. Le débutant et l’amateur se trompent comme les gens : ils oublient ce qui a été joué ou ne voient pas une carte. Le confirmé joue d’expérience et se rappelle chaque carte. L’expert réfléchit avant de jouer et ne s’écarte de l’expérience que pour mieux ; au Swedish Gin Rummy, où presque tout est caché, il compte plus soigneusement les cartes au lieu de chercher plus loin.
levels-fair = Aucun ne triche. Un adversaire sait ce que saurait un joueur à sa place : ses cartes, la table et ce qui s’est passé. Des tests redistribuent les cartes cachées des milliers de fois et vérifient s’il jouerait alors autrement ; ce n’est jamais le cas.
levels-time = L’expert fait toujours le même nombre d’essais, si bien que la même position donne le même coup, quel que soit le rythme et même si vous pressez les autres. Sur un appareil lent il en fait la moitié ou moins, pour qu’un coup dure au plus une seconde environ ; la table le dit une fois. Si l’appareil devient plus lent encore, l’adversaire joue après deux secondes. Si vous êtes le seul humain à la table, l’expert qui joue après vous commence à réfléchir en même temps que vous. Quand tous les humains sont sortis et que la fin se joue d’un coup, les adversaires en font un huitième. Les pauses tiennent au caractère et ne disent rien des cartes.
levels-manners-title = Leurs caractères
levels-manners = Les adversaires ont aussi un caractère, quel que soit leur niveau : Aino et Lumi sont chaleureuses, Veikko est pince-sans-rire et prend son temps, Saga parle peu, Onni et Helmi sont vifs et rapides. Cela se voit aussi dans leur jeu : entre des coups à peu près aussi bons, Onni et Helmi tentent volontiers leur chance et jouent tôt leurs cartes fortes, Veikko tente la sienne mais garde ses cartes fortes, Aino et Lumi les gardent aussi, et Saga joue la sûreté. Personne n’en est plus faible. Leurs mots, leurs mines et le temps qu’ils prennent ne tiennent qu’à ce que tout le monde a vu : une pause ne révèle rien. Touchez la table vide pour les presser. Les réglages permettent de les faire taire.
levels-of-game = { $name } : qui joue comment
levels-measured = Comment c’est mesuré
levels-unmeasured = Les niveaux de ce jeu n’ont pas encore été mesurés.
levels-how = Un joueur d’un niveau s’assied parmi des adversaires d’un autre (dans les jeux par équipes, une équipe contre une autre) et joue chaque donne une fois à chaque place, avec les mêmes cartes, pour que la chance s’annule. Le nombre après ± est la moitié de l’intervalle à 95 %. « Hasard » joue n’importe quelle carte permise.
levels-step-none = Aucune différence entre { $level } et { $against } n’a pu être mesurée dans ce jeu.
levels-step-small = Le pas entre { $against } et { $level } est petit dans ce jeu : il se mesure, mais ne se sent guère à la table, tant le hasard y décide.
levels-who = niveau
levels-against = contre { $against }
levels-result = résultat
levels-deals = donnes
levels-par = Un joueur aussi bon que les autres aurait { $par }.
levels-date = Dates des mesures : { $date }.
metric-wins = Donnes gagnées
metric-losses = Donnes perdues (moins, c’est mieux)
metric-points = Points par donne par rapport aux autres (moins, c’est mieux)
metric-margin = Points de cartes par donne par rapport à l’autre équipe

## Ce qu’ils disent, selon le caractère

manner-begin-lively-1 = Bonjour ! On joue.
manner-begin-lively-2 = C’est parti !
manner-begin-warm-1 = Quel plaisir de vous voir.
manner-begin-warm-2 = Bonne chance à tous.
manner-begin-dry-1 = Bon.
manner-begin-dry-2 = Bonsoir.
manner-stuck-lively-1 = Oh non !
manner-stuck-lively-2 = Encore !
manner-stuck-warm-1 = Tant pis.
manner-stuck-warm-2 = Ça arrive.
manner-stuck-dry-1 = Classique.
manner-stuck-dry-2 = Évidemment.
manner-stuck-quiet-1 = Hum.
manner-stuck-quiet-2 = Je vois.
manner-proud-lively-1 = Oui !
manner-proud-lively-2 = Regardez ça !
manner-proud-warm-1 = Quel plaisir.
manner-proud-warm-2 = Ça s’est bien passé.
manner-proud-dry-1 = Comme il se doit.
manner-proud-dry-2 = Pas mal.
manner-proud-quiet-1 = Voilà.
manner-proud-quiet-2 = Bien.
manner-won-lively-1 = Quelle donne !
manner-won-lively-2 = C’était amusant !
manner-won-warm-1 = Merci, c’était bien.
manner-won-warm-2 = J’ai eu de la chance.
manner-won-dry-1 = Il était temps.
manner-won-dry-2 = Il en fallait un.
manner-won-quiet-1 = Merci.
manner-won-quiet-2 = Belle partie.
manner-lost-lively-1 = Oh, bien joué !
manner-lost-lively-2 = La prochaine fois !
manner-lost-warm-1 = Joliment joué.
manner-lost-warm-2 = Bravo.
manner-lost-dry-1 = J’ai vu pire.
manner-lost-dry-2 = Rien à redire.
manner-lost-quiet-1 = Bien joué.
manner-lost-quiet-2 = Belle partie.
