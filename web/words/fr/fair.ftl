# L’empreinte du jeu de cartes distribué, sa vérification après la donne, et ce qui est dit d’un texte vérifié.

fair-title = Empreinte du jeu de cartes
fair-deal = Donne { $deal } : { $fingerprint }
fair-line = { $text }
fair-before = Notez-la, ou copiez-la, avant que la première carte soit jouée. Quand la donne est finie, le jeu de cartes entier se trouve ici. Chacun peut alors vérifier qu’aucune carte n’a été échangée.
fair-known = Quelqu’un connaît peut-être déjà ces cartes : par un lien, pour avoir déjà joué cette donne, ou parce qu’un coup a été repris. Ici, l’empreinte montre seulement qu’aucune carte n’est échangée à partir de maintenant.
fair-short = Il suffit de noter ces 16 caractères. Les 64 :
fair-copy = Copier l’empreinte
fair-opened = Le jeu de cartes entier
fair-opened-what = L’empreinte est le SHA-256 de ces six lignes. La carte du dessus vient en premier.
fair-copy-opened = Copier les six lignes
fair-earlier = Donnes précédentes
fair-noted = L’empreinte que vous avez notée
fair-check = Vérifier
fair-how = Comment chacun peut la vérifier
fair-bad-text = Ce ne sont pas les six lignes d’un jeu de cartes : { $text }
fair-bad-deck = Ce jeu de cartes n’est pas complet : il devrait avoir { $count } cartes.
fair-bad-fingerprint = « { $text } » n’est pas une empreinte. Il y faut au moins { $least } caractères parmi 0–9 et a–f.
fair-pack = Un jeu de cartes complet : { $game }, donne { $deal }.
fair-right = { $text } est l’empreinte de la donne { $deal }. Aucune carte n’a été échangée.
fair-wrong = { $text } n’est l’empreinte d’aucune donne d’ici. Elle a été mal copiée, ou des cartes ont été échangées.

## La page qui vérifie

fair-page = Vérifier un mélange
fair-page-what = Avant une donne, Kortti montre l’empreinte du jeu de cartes qu’il a mélangé, et après la donne le jeu lui-même. Si vous avez noté l’empreinte, vous pouvez vérifier qu’aucune carte n’a été échangée entre-temps : ici, ou avec un programme auquel vous vous fiez davantage.
fair-paste = Collez ici les six lignes d’un jeu de cartes, un relevé ou un lien.
fair-nothing = Il n’y a encore rien à vérifier.
fair-recipe = La recette
fair-recipe-where = L’empreinte et, après la donne, les six lignes se trouvent dans le menu de la table, sous « { fair-title } ».
fair-recipe-hash = L’empreinte est le SHA-256 des six lignes : en UTF-8, avec un saut de ligne (LF) après chaque ligne. Tout programme de SHA-256 convient, par exemple sha256sum.
fair-recipe-seed = Quand une partie est finie, son relevé montre la graine, dont découlent tous les jeux de cartes. Écrivez la graine, une barre oblique et le numéro de la donne, et calculez le SHAKE-256 de ce texte, 8 octets par carte.
fair-recipe-order = Prenez les cartes dans l’ordre des couleurs C D H S, et dans chaque couleur A 2 3 4 5 6 7 8 9 T J Q K ; avec deux jeux, faites-le deux fois. Donnez à chaque carte les 8 octets suivants, dont les six derniers se lisent comme un nombre, le dernier octet en tête. Rangez les cartes par nombres croissants.
fair-recipe-salt = Le sel, ce sont les 16 premiers octets du SHAKE-256 du même texte suivi de « /salt ».
fair-recipe-example = Un exemple : la donne 1 de la graine { $seed }. D’abord ses six lignes, puis leur empreinte :

## Ce qu’est une partie

verify-game = { $game }
verify-seed =
    { $practice ->
        [yes] Graine { $seed }, entraînement
       *[no] Graine { $seed }
    }
verify-rules = Règles : { $rules }
verify-legal =
    { $deals ->
        [1] { $actions ->
            [0] Il n’y a pas encore de coup.
            [1] Le seul coup est permis.
           *[other] Les { $actions } coups sont tous permis.
        }
       *[other] Les { $actions } coups des { $deals } donnes sont tous permis.
    }
verify-over =
    { $over ->
        [match] La partie est finie.
        [deal] La partie n’est pas finie.
       *[no] La donne n’est pas finie.
    }
verify-seat =
    { $kind ->
        [person] { $number }. { $name }
        [beginner] { $number }. { $name } ({ level-beginner })
        [casual] { $number }. { $name } ({ level-casual })
        [skilled] { $number }. { $name } ({ level-skilled })
       *[expert] { $number }. { $name } ({ level-expert })
    }
