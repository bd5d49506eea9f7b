# La page autour de la table : accueil, nouvelle partie, réglages, règles, à propos. On vouvoie ; boutons à l’infinitif.
# Partie = le tout ; donne = une distribution (manche dans Swedish Gin Rummy).

tagline = Jeux de cartes nordiques, avec l’ordinateur ou des amis
games-title = Jeux
home-new = Première visite ?
home-new-game = { $name } avec guide, { $time }
home-go-on = Poursuivre : { $name }
home-learn = À apprendre maintenant
home-learned = { $n } sur { $all } appris
home-learned-game = Appris
# How long a deal takes.
pitch-minutes = { $n }{"\u00A0"}min
# A deal of a game of several.
pitch-round = une manche, { $n }{"\u00A0"}min
others-title = Autres parties
continue-match = Reprendre { $name }
continue-all = Les { $count } parties
continue-few = Seulement les dernières
match-deal = Donne { $deal }
match-round = Manche { $round }
match-turn = À vous
match-turn-of = À { $name } de jouer
# How a deal or a match ended.
match-won = Vous avez gagné
match-lost = Vous avez perdu
match-won-by = Gagnée par { $names }
match-next = Ensuite : { $stage }
match-kept = Votre autre partie est gardée.
match-kept-back = Y revenir
play = Jouer
play-game = Jouer à { $name }
deal-new = Nouvelle donne
deal-of-game = Nouvelle donne de { $name }
options = Options
options-of-game = Options de { $name }
rules = Règles
more-title = Plus
forget-match = Supprimer cette partie de { $name }
forget-title = Supprimer la partie ?
forget-text = { $name }, donne { $deal }. C’est définitif.
forget = Supprimer
keep = Garder
match-gone = Cette partie n’est pas sur cet appareil.
match-elsewhere = Vous avez continué à jouer dans un autre onglet. Voici où en est la partie.
match-thrown-away = Vous avez supprimé cette partie dans un autre onglet.

## Le moteur

engine-loading = Le donneur arrive : { $loaded } sur { $total } Mo
engine-starting = Le donneur mélange les cartes…
engine-failed = Le moteur de jeu n’a pas pu démarrer. Vérifiez la connexion et réessayez ; vos parties sont conservées.
engine-unable = Le moteur de jeu a besoin de WebAssembly, absent ou bloqué dans ce navigateur. Essayez-en un autre ; vos parties sont conservées.
engine-quiet = Depuis dix secondes, rien n’arrive plus du moteur de jeu. La page attend toujours ; vous pouvez aussi réessayer.
table-failed = La table n’a pas pu être chargée. Vérifiez la connexion et réessayez ; vos parties sont conservées.
part-failed = Cette partie de Kortti n’a pas pu être chargée. Vérifiez la connexion et réessayez.
build-replaced = Il existe une version plus récente de Kortti. Rechargez la page pour continuer ; vos parties sont conservées.
words-missing = La langue { $language } n’a pas pu être chargée. La page réessaiera dès qu’il y aura une connexion.
# Montré là où aucun script ne tourne, avant les liens vers les règles ; et ce que disent de la page les moteurs de recherche et l’écran d’accueil.
page-noscript = Kortti a besoin de JavaScript. Les règles se lisent sans lui :
page-description = Jeux de cartes nordiques et leurs cousins, contre des adversaires qui réfléchissent ou entre amis, même hors ligne : Ristiseiska, Pantti, Fan Tan, Myllymatti, Skitgubbe, Ristikontra, Sedma et Swedish Gin Rummy.
page-late = Kortti ne s’est pas chargé en entier.
try-again = Réessayer

## Boutons de partout

back = Retour
close = Fermer
home = Accueil
reload = Recharger la page
less = Moins : { $label }
more = Plus : { $label }
broken-title = Quelque chose s’est mal passé
broken-text = Votre partie est conservée. Rechargez la page pour continuer.
storage-late = Pas enregistré pour l’instant. Gardez cet onglet ouvert.
storage-blocked = Ce navigateur interdit l’enregistrement : parties et réglages seront perdus quand vous le fermerez.
update-title = Mise à jour
update-text = Une nouvelle version est prête. Vos parties y continueront.
update-apply = Mettre à jour

## Nouvelle partie

new-title = Nouvelle partie : { $name }
players-title = Joueurs
seats-title = Qui joue ?
seats-friend = Ajouter un ami
    .explain = Sur cet appareil, chacun son tour, cartes cachées.
seat-name = Nom à la place { $number }
you-name = Vous
person-name = Joueur { $number }
# Noms des adversaires par place, aux initiales différentes, séparés par des espaces.
opponent-names = Onni Aino Veikko Saga Helmi Lumi Eero Tyyne
opponent-name = { $neighbour }
person-needed = Au moins une personne doit jouer.
house-rules-title = Règles maison
house-rules-reset = Revenir aux règles standard
presets-title = Règles prédéfinies
preset-own = Personnalisées
list-all = Toutes les { $count }
list-all-short = Toutes
list-some = { $count } sur { $all } : { $numbers }
list-picks = { $label } : choix rapides
rules-with-house = Règles avec vos règles maison
deal = Distribuer

## The face of somebody who plays here, put together from parts

face-of = Choisir un visage : { $name }
face-take = Prendre ce visage
face-any = Un autre
face-none = Le visage habituel
face-skin = Peau
face-hair = Cheveux ou chapeau
face-colour = Couleur des cheveux et de la barbe
face-beard = Barbe
face-extra = Accessoires
face-knit = Pull
face-pattern = Motif
# The label of one of several drawings.
face-kind = { $part } { $number }

## Règles

rules-title = Règles : { $name }
rules-house-note = Les lignes qui diffèrent des règles standard sont marquées.
rules-usual-note = Voici les règles standard. Vos règles maison seront marquées ici dès que le donneur sera prêt.
house-rule = Règle maison

## Réglages

settings-title = Réglages
setting-lang = Langue
setting-lang-auto = Comme le navigateur
settings-cards = Cartes
setting-indices = Lettres sur les cartes
setting-indices-note = L’as, le roi, la dame et le valet s’impriment différemment selon les pays.
setting-indices-auto = Selon la langue
setting-four-colours = Quatre couleurs
    .explain = Trèfle en vert, carreau en bleu : chaque enseigne a sa teinte.
setting-large-cards = Grandes cartes
    .explain = Votre main est plus grande et prend plus de place.
setting-aids = Montrer l’effet d’une carte
    .explain = Là où le jeu le sait : par exemple, les cartes qui prendraient le pli.
settings-pace = Rythme
setting-animation = Mouvement des cartes
setting-animation-normal = Normal
setting-animation-fast = Rapide
setting-animation-slow = Lent
setting-animation-off = Aucun
setting-pace = Les adversaires jouent
setting-pace-normal = Normalement
setting-pace-fast = Vite
setting-pace-slow = Lentement
setting-pace-instant = Aussitôt
setting-forced = Quand il n’y a pas de choix
setting-forced-words = Les mots seuls
setting-forced-all = Les cartes aussi
setting-forced-off = Je joue tout
setting-forced-note = Passer, piocher ou dire « Pantti ! » : si vous ne pouvez rien d’autre, c’est joué pour vous après un instant. À plusieurs sur cet appareil, chacun le joue lui-même.
setting-inquiries = Questions qui reviennent sans cesse
setting-inquiries-always = Chaque fois
setting-inquiries-nearer = Si cela me rapproche
setting-inquiries-note = Au Swedish Gin Rummy : les offres d’achat de cartes. Pour la seule personne qui joue sur cet appareil ; à plusieurs, chacun choisit à la table.
settings-looks = Apparence
setting-felt = Table
setting-felt-lake = Lac
setting-felt-green = Tapis vert
setting-felt-ochre = Ocre rouge
setting-felt-grey = Gris
setting-theme = Thème
setting-theme-auto = Comme l’appareil
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-contrast = Contraste
setting-contrast-auto = Comme l’appareil
setting-contrast-normal = Normal
setting-contrast-more = Élevé
settings-feel = Sons et toucher
setting-left-hand = Pour gauchers
    .explain = Les boutons sont là où votre pouce gauche les atteint.
setting-sound = Sons
    .explain = Des cartes sur le bois, une pièce, un coup frappé, et des cordes quand vous gagnez.
setting-vibration = Vibration
    .explain = Une légère vibration pour votre carte, un coup frappé, un jeton.
# How much of what happens is read aloud to who doesn’t see the table.
setting-speech = Annoncé aux lecteurs d’écran
setting-speech-all = Tout
setting-speech-mine = Ce qui me concerne
setting-speech-asked = Les questions seulement
setting-speech-note = Pour qui écoute la table. Le déroulement et le jeu par texte gardent tout.
settings-milestones = En chemin
setting-milestones = Séries, premières fois et suggestions
    .explain = Les jours de suite, ce que vous avez fait pour la première fois, les jeux appris et, une fois, un niveau qui pourrait convenir. Tout reste dans ce navigateur.
settings-reset = Rétablir

## À propos

about-title = À propos
about-what = Kortti apporte des jeux de cartes nordiques à tous les écrans : seul contre des adversaires qui réfléchissent, ou entre amis, autour d’un même téléphone ou chacun sur le sien. C’est gratuit, et son code est libre sous licence MIT.
about-private-title = Rien qu’à vous
about-private = Ni compte, ni publicité, ni pistage, ni cookie. Parties et réglages restent dans ce navigateur. Une partie n’en sort que si vous la partagez ou la jouez avec des amis sur leurs téléphones.
about-offline = Une fois chargé, Kortti fonctionne sans réseau. Mettez-le sur l’écran d’accueil, il s’ouvre comme une application.
about-fair-title = Jeu loyal
about-fair = Les adversaires ne voient que ce que verrait un joueur à leur place : leurs propres cartes et la table. Les cartes sont mélangées avant que quiconque ne regarde.
about-sources-title = Les règles
about-sources = Tous ces jeux se jouent de bien des façons. Les règles suivent ici une page bilingue de blog sur Pantti, les pages de Denexa sur Ristiseiska et Myllymatti, la page japonaise de GameFarm sur Ristikontra et la page française de Pokébip sur Swedish Gin Rummy ; Skitgubbe, Fan Tan et Sedma en suivent chacun plusieurs, citées avec leurs règles maison. Là où ces pages se taisent, on a consulté Pagat, Wikipédia, Board Game Arena et d’autres. Chaque règle maison cite sa source ; quelques-unes sont les nôtres, et le disent.
about-credits-title = Merci
about-credits = Les symboles des couleurs ont été dessinés par Adrian Kennard, les lettres viennent de Barlow Condensed. La page est faite avec :
about-version = Version { $version }

## Cette langue, par son propre nom

language-name = Français
house-rules-each = Chaque règle à part
house-rules-here = Ici, { $rules }.
house-rules-line = { $rules }.
house-rules-usual = Les règles standard.
option-about = D’où cela vient : { $label }
option-no = Non
option-yes = Oui
