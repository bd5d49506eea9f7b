# Ce que toutes les pages de règles ont : l’en-tête, l’essentiel, des tableaux, des exemples, les règles maison ; et leurs pages à elles.

rules-head-players = Joueurs
rules-players = De { $least } à { $most }
rules-players-either = { $least } ou { $most }
rules-players-one = { $n }
rules-players-pairs = { $n }, deux contre deux
rules-head-cards = Cartes
rules-cards =
    { $packs ->
        [1] Un jeu de { $n } cartes sans jokers
       *[other] { $packs } jeux de { $n } cartes sans jokers
    }
rules-head-needs = Il faut aussi
rules-needs-paper = De quoi noter les points
rules-needs-nothing = Rien d’autre
rules-head-wins = Qui gagne
rules-steps-title = L’essentiel
rules-all-title = Règles des jeux de cartes
rules-own-page = Les règles standard sur une page à part, à imprimer ou à partager
page-rules-title = { $name } : règles du jeu de cartes
page-rules-description = { $name } : l’essentiel, des exemples, les règles complètes et les règles maison, à lire ou à imprimer. { $tag }
rules-contents = Sur cette page
rules-example = Exemple

## Tableaux

rules-head-dealt = Cartes par joueur
rules-head-left = Non distribuées
rules-head-card = Cartes
rules-head-points = Points
rules-table-dealt = Combien de cartes reçoit chaque joueur
rules-table-worth = Ce que vaut une carte
# Cases : un nombre, des cartes ou des valeurs, et des nombres de cartes séparés par des virgules.
rules-cell-number = { $n }
rules-cell-cards = { $cards }
rules-cell-dealt = { $each }

## D’où vient chaque règle maison ; $value : le choix standard, $others : les autres, séparés par des points

rules-option = Standard : { $value }.
rules-option-choices = Standard : { $value }. Ou : { $others }.
rules-option-here = Ici : { $value }.
rules-option-when = Seulement avec « { $rule } : { $values } ».
rules-option-unless = Pas avec « { $rule } : { $values } ».
rules-option-players = autant que de joueurs
rules-either = { $first } · { $rest }
page-rules-sources = Sources

## Ce qui se dit des cartes des exemples

rules-row-table = Sur la table
rules-row-hand = Dans votre main
rules-row-turn = Jouées dans le même tour
rules-note-led = entame
rules-note-wins = gagne
rules-note-beats = bat
rules-note-trump = l’atout bat
rules-note-plays = jouable
rules-note-waits = doit attendre
rules-note-again = encore une carte
rules-note-end = le tour est fini
