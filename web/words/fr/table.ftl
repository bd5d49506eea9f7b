# La table : ce que la page dit elle-même pendant qu’on joue. Ce que disent les jeux est dans leurs fichiers.
# Jamais « de { $seat } » ni « que { $seat } » (d’Onni !) : chez { $seat }, à { $to }, par { $seat } ou deux-points.

table-game = { $game }
table-deal = Donne { $deal }
    .short = #{ $deal }
table-deal-short = Donne
table-practice = entraînement
table-practice-begun = Cette donne compte maintenant comme entraînement dans les statistiques.
table-choice-lost = Les cartes étaient en fait autres. Choisissez à nouveau.
table-hint-practice = { $reason } Cette donne est maintenant un entraînement.
table-players = Joueurs
table-actions = Actions
table-board = Table
table-hand =
    { $count ->
        [0] Votre main : aucune carte
        [1] Votre main : une carte
       *[other] Votre main : { $count } cartes
    }

## Cartes et places, pour l’oreille

table-card = { $card }
table-card-playable = { $card }, jouable
table-card-chosen = { $card }, choix fait : indiquez où la poser
table-card-new = { $text }, nouvelle
table-cards = { $cards }
table-place-top = { $place } : { $card } au-dessus
table-place-row = { $place } : { $cards }
table-place-closed = { $place } : pile fermée
table-place-hidden =
    { $place } : { $count ->
        [1] une carte, face cachée
       *[other] { $count } cartes, face cachée
    }
table-place-played = { $place } : { $played }
table-card-by = { $seat } { $card }
table-card-winning = { $seat } { $card }, en tête du pli
table-card-won = { $seat } { $card }, pli gagné
table-list = { $first }, { $rest }
table-told = { $first } { $rest }
table-groups = { $first } ; { $rest }
table-place-waits = { $place } : vide, attend { $cardGen }
table-place-empty = { $place } : vide
table-place-takes = { $text }. Ce que vous avez choisi peut aller ici.
table-slot-empty = { $place } : vide. Choisissez des cartes de votre main, puis cette place.
table-slot-right = { $place } : { $cards }. C’est bon.
table-card-back = Retour dans votre main : { $card }.
table-card-moved = { $card } : maintenant carte { $n } sur { $of }
table-none-chosen = Aucune carte n’est choisie.
table-place-note = { $place }, { $note }
table-place-recall = { $text }. Revoir : { $recall }.
table-place-offers = { $text }. { $offer }.

## Joueurs

table-seat =
    { $name } : { $cards ->
        [0] aucune carte
        [1] une carte
       *[other] { $cards } cartes
    }{ $partner ->
        [yes] , votre partenaire
       *[no] {""}
    }{ $scored ->
        [yes] , { $total }
       *[no] {""}
    }{ $dealer ->
        [yes] , donneur
       *[no] {""}
    }{ $turn ->
        [yes] , en train de jouer
        [asked] , en train de répondre
        [out] , hors du jeu
       *[no] {""}
    }
table-last-played = dernière carte jouée : { $card }
table-last-taken = dernière carte prise : { $card }
table-partner = partenaire
table-dealer = Distribue
table-out = fini
table-mark-free = { $mark } : chez personne
table-mark-at =
    { $you ->
        [yes] { $mark } : chez vous
       *[no] { $mark } : chez { $seat }
    }
table-mark-before =
    { $you ->
        [yes] { $mark } (devant vous)
       *[no] { $mark } (devant { $seat })
    }

## Boutons

table-leave = Quitter la table
table-leave-note = La partie est gardée telle quelle. Vous pouvez la reprendre à tout moment.
table-give-up = Abandonner
table-give-up-text = La partie est supprimée. Les donnes terminées restent dans les statistiques ; la donne en cours ne compte pas.
table-undo = Annuler
table-redo = Rétablir
table-skip = Aller à la fin
table-hint = Conseil
table-log = Déroulement
table-score = Feuille de score
table-rules = Règles
table-settings = Réglages
table-more = Plus
table-keys = Touches
table-sort =
    { $by ->
        [own] La main est dans votre ordre
        [suit] La main est triée par couleur
        [rank] La main est triée par valeur
       *[groups] La main est triée par cartes qui vont ensemble
    } : { $next ->
        [suit] trier par couleur
        [rank] trier par valeur
       *[groups] grouper ce qui va ensemble
    }

## Ce que répond la table

table-not-now = Cette carte ne peut pas être jouée maintenant.
table-place-why = { $place }. { $why }
undo-shared = Vous partagez cet appareil : on ne reprend pas ce qu’une autre personne a joué.
undo-forced = Vous n’avez encore eu aucun choix, il n’y a donc rien à annuler.
undo-nothing = Vous n’avez pas encore joué, il n’y a donc rien à annuler.
redo-nothing = Vous n’avez rien annulé, il n’y a donc rien à rétablir.
hint-over = La donne est finie : il n’y a plus rien à jouer.
hint-shared = Vous partagez cet appareil : demandez un conseil quand c’est à vous.
table-choose = Choisissez où jouer { $cardGen }
table-engine-starting = Un instant : le donneur arrive à la table.
table-engine-lost = Cela n’a pas marché. Réessayez.
table-lift = Maintenir pour lever, lâcher pour couper
table-lift-how = Tirez le paquet vers le haut : plus loin, plus de cartes. Lâchez pour couper.

## Poser des cartes ensemble

table-lay = Poser
table-lay-found = Poser des cartes…
table-lay-ready = Posez le tout, ou touchez une place pour reprendre ses cartes.
table-ways = Vous pouvez poser
table-ways-which = De quelle façon ?
table-recall-close = Fermer
table-ways-close = Fermer la liste
table-ways-left =
    { $count ->
        [0] il ne reste aucune carte en main
        [1] reste en main :
       *[other] { $count } cartes restent en main :
    }
table-ways-more =
    { $count ->
        [1] Encore une
       *[other] Encore { $count }
    }
table-ask = À quel bout va { $cardGen } ?
table-choose-many = Choisissez où poser ces { $count } cartes
table-place-wrong = { $place } : { $cards }. { $problem }

## La fin d’une donne et de la partie

table-deal-won =
    { $count ->
        [0] La donne est finie
        [1]
            { $you ->
                [yes] Vous gagnez la donne !
               *[no] { $name } gagne la donne
            }
       *[other]
            { $you ->
                [yes] { $name }, vous gagnez la donne !
               *[no] { $name } gagnent la donne
            }
    }
table-round-won =
    { $count ->
        [0] La manche est finie
        [1]
            { $you ->
                [yes] Vous gagnez la manche !
               *[no] { $name } gagne la manche
            }
       *[other]
            { $you ->
                [yes] { $name }, vous gagnez la manche !
               *[no] { $name } gagnent la manche
            }
    }
table-deal-left =
    { $count ->
        [0] La donne est finie
        [1]
            { $you ->
                [yes] Vous restez avec les cartes
               *[no] { $name } reste avec les cartes
            }
       *[other] Restent avec les cartes : { $name }
    }
table-match-won =
    { $count ->
        [0] La partie est finie
        [1]
            { $you ->
                [yes] Vous gagnez la partie !
               *[no] { $name } gagne la partie
            }
       *[other]
            { $you ->
                [yes] { $name }, vous gagnez la partie ensemble !
               *[no] { $name } gagnent la partie ensemble
            }
    }
table-won =
    { $count ->
       *[other] victoire
    }
table-lost = défaite
table-sum = total { $total }
# Comment les points se forment : « 2 × 5 + 10 = 20 ».
table-times = { $count } × { $worth }
    .aloud = { $count } fois { $worth }
table-plus = +
    .aloud = plus
table-makes = { $terms } = { $points }
    .aloud = { $terms } égale { $points }
table-total = Total
table-invite =
    { $touch ->
        [yes] Voulez-vous entendre les cartes, et les sentir dans la main ?
       *[no] Voulez-vous entendre les cartes ?
    }
table-invite-yes = Oui, merci
table-invite-no = Non, merci
table-invite-done = Les sons sont activés. Vous pouvez les couper dans les réglages.
table-next-deal = Donne suivante
table-next-round = Manche suivante
table-show-table = Table
table-show-scores = Scores
table-again = Rejouer
table-same = Les mêmes donnes
table-home = Accueil
table-place = { $place }.
table-my-place =
    Vous finissez à la { $place ->
        [1] 1re
       *[other] { $place }e
    } place{ $shared ->
        [yes] {" "}ex æquo
       *[no] {""}
    } sur { $count }.
table-last-deal = La dernière donne
table-last-round = La dernière manche
table-no-scores = Aucune donne n’est encore terminée.
table-no-log = Aucun coup encore.
table-graph = Totaux de donne en donne. À présent : { $summary }

## Un téléphone, plusieurs personnes

table-hand-over = Passez le téléphone à
table-ready = Prêt : { $name }

## Touches

table-key-arrows = de carte en carte
table-key-order = déplacer la carte dans la main, quand vous pouvez la ranger
table-key-enter = jouer la carte, ou demander pourquoi ce n’est pas possible
    .key = Entrée
table-key-numbers = les boutons au-dessus de votre main
table-key-hurry = presser les autres
table-key-undo = annuler
table-key-redo = rétablir
table-key-hint = conseil
table-key-log = déroulement
table-key-score = feuille de score
table-key-keys = cette liste
table-key-escape = fermer, ou lâcher une carte
    .key = Échap
table-keys-on = Raccourcis par lettres et chiffres
table-side = Scores et déroulement
table-side-fold = Replier

## Les questions qui reviennent sans cesse, et ce qui se joue sans demander

table-inquiry = Demander moins…
table-inquiry-when = Me demander
table-inquiry-note = À tout ce qu’on ne vous demande pas, la réponse est non.
table-inquiry-always = Chaque fois
table-inquiry-nearer = Seulement pour les cartes qui me rapprochent du but
table-inquiry-never = Plus pendant cette manche
table-spared = Réponse donnée pour vous : non.
table-built =
    { $told ->
        [none] { $done } sur { $count } : complétez le reste.
       *[other] { $done } sur { $count } en place. { $told }
    }
