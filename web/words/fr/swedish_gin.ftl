# Swedish Gin Rummy : ce qui se passe, ce qui est demandé, pourquoi pas, ses options et ses règles.
# Mots du blog français (Pokébip) : set, suite, pioche, défausse, poser, acheter, jeton, joker ; « manche » au lieu de sa « partie »,
# « contrat » pour ses cartes à rassembler. $one, $other, $low, $high : des cartes. $groups : plusieurs combinaisons.

game-swedish-gin-rummy = Swedish Gin Rummy
    .short = Gin Rummy
    .tag = Réunissez sets et suites pour quinze contrats différents.
    .beginner = Garde les cartes qui ont l’air d’aller ensemble, oublie parfois d’en poser, et coupe à vue de nez.
    .casual = Compte seulement combien de cartes manquent au contrat.
    .skilled = Pense aussi à ce que ses cartes peuvent devenir, et aux points qui lui restent en main.
    .expert = Compte quelles cartes peuvent encore venir, et aide le moins possible le joueur suivant.

option-rounds = Manches
    .explain = Lesquels des quinze contrats on joue.
    .source = Le blog de Pokébip ; chacune de ses manches peut se jouer seule.
# Une des manches, $n, comme choix.
option-rounds-value = { gin-the-contract }
option-final-discard = La dernière carte
    .explain = Dans les manches 1 à 14.
    .source = Le blog de Pokébip ne le dit pas, mais ses nombres d’achats comptent une défausse ; les autres ramis à contrats varient.
option-final-discard-required = Doit être défaussée
option-final-discard-optional = Peut aussi être posée
option-layoff-on-others = Ajouter des cartes chez les autres
    .source = Le blog de Pokébip ne dit pas chez qui ; un blog suédois au jeu presque identique et la plupart des ramis à contrats permettent partout.
option-buy-after-down = Acheter après avoir posé le contrat
    .source = Le blog de Pokébip ne l’interdit pas ; certains ramis à contrats l’interdisent.
# UNSURE: “Coupe exacte”: our own; the source has no term.
option-exact-cut-bonus = Prime pour une coupe exacte
    .explain = Un donneur qui lève juste les cartes à distribuer se voit retirer 100 points.
    .source = Le blog de Pokébip, comme règle en plus.
option-turn-cap = Manche la plus longue, en tours chacun
    .explain = La manche finit sans gagnant après tant de tours.
    .source = Notre propre limite.

# Ce que demande une manche ; $n : son numéro, de 1 à 15.
# UNSURE: “Set” as on the French page; also said: brelan, carré.
gin-the-contract =
    { $n ->
        [1] deux sets de trois
        [2] un set de trois et une suite de quatre
        [3] deux sets de quatre
        [4] deux suites de quatre
        [5] deux sets de trois et une suite de cinq
        [6] un set de quatre et une suite de cinq
        [7] deux sets de cinq
        [8] deux suites de cinq
        [9] quatre sets de trois
        [10] trois suites de quatre
        [11] trois sets de quatre
        [12] cinq suites de trois
        [13] cinq sets de trois
        [14] un set de cinq, une suite de cinq et une paire
       *[other] deux sets de trois exactement et une suite de toutes les autres cartes
    }
gin-round = Manche { $n } : { gin-the-contract }
    .short =
        #{ $n } : { $n ->
            [1] 2 sets de 3
            [2] set de 3, suite de 4
            [3] 2 sets de 4
            [4] 2 suites de 4
            [5] 2 sets de 3, suite de 5
            [6] set de 4, suite de 5
            [7] 2 sets de 5
            [8] 2 suites de 5
            [9] 4 sets de 3
            [10] 3 suites de 4
            [11] 3 sets de 4
            [12] 5 suites de 3
            [13] 5 sets de 3
            [14] set de 5, suite de 5, paire
           *[other] 2 sets de 3, le reste en suite
        }

## Ce qui s’est passé

gin-cut-exact =
    { $you ->
        [yes] Vous avez levé exactement { $n } cartes : 100 points sont retirés de votre total !
       *[no] { $seat } a levé exactement { $n } cartes : 100 points sont retirés de son total.
    }
gin-peak-cut = Pile { $n } !
gin-cut-missed =
    { $you ->
        [yes]
            { $n ->
                [1] Vous avez levé une seule carte : la coupe n’est pas exacte.
               *[other] Vous avez levé { $n } cartes : la coupe n’est pas exacte.
            }
       *[no]
            { $n ->
                [1] { $seat } a levé une seule carte : la coupe n’est pas exacte.
               *[other] { $seat } a levé { $n } cartes : la coupe n’est pas exacte.
            }
    }
gin-upcard =
    { $you ->
        [yes] Vous avez distribué et retourné { $cardGen }.
       *[no] { $seat } a distribué et retourné { $cardGen }.
    }
gin-draws-stock =
    { $you ->
        [yes] Vous avez pioché { $cardGen }.
       *[no] { $seat } a pioché { $cardGen }.
    }
gin-draws-discard =
    { $you ->
        [yes] Vous avez pris { $cardGen } de la défausse.
       *[no] { $seat } a pris { $cardGen } de la défausse.
    }
gin-leaves-discard =
    { $you ->
        [yes] Vous ne prenez pas { $cardGen }.
       *[no] { $seat } ne prend pas { $cardGen }.
    }
gin-declines =
    { $you ->
        [yes] Vous ne l’achetez pas.
       *[no] { $seat } ne l’achète pas.
    }
gin-buys =
    { $you ->
        [yes] Vous avez acheté { $cardGen } et reçu aussi une carte de la pioche.
       *[no] { $seat } a acheté { $cardGen } et reçu aussi une carte de la pioche.
    }
gin-buys-own =
    { $you ->
        [yes] Vous avez acheté { $cardGen } et reçu aussi une carte de la pioche. Cela finit votre tour.
       *[no] { $seat } a acheté { $cardGen } et reçu aussi une carte de la pioche. Cela finit le tour.
    }
gin-reshuffle =
    { $n ->
        [1] La pioche est épuisée : une carte défaussée devient la nouvelle pioche.
       *[other] La pioche est épuisée : { $n } cartes défaussées sont mélangées et deviennent la nouvelle pioche.
    }
gin-discards =
    { $you ->
        [yes] Vous avez défaussé { $cardGen }.
       *[no] { $seat } a défaussé { $cardGen }.
    }
gin-contract =
    { $you ->
        [yes] Vous avez posé votre contrat : { $groups }.
       *[no] { $seat } a posé le contrat : { $groups }.
    }
gin-peak-contract = Le contrat !
gin-meld =
    { $you ->
        [yes] Vous avez posé une autre combinaison : { $cards }.
       *[no] { $seat } a posé une autre combinaison : { $cards }.
    }
gin-lays-off =
    { $you ->
        [yes] Vous avez ajouté { $cardGen } à une de vos combinaisons.
       *[no] { $seat } a ajouté { $cardGen } à une de ses combinaisons.
    }
gin-lays-off-other =
    { $you ->
        [yes] Vous avez ajouté { $cardGen } à une combinaison chez { $to }.
       *[no]
        { $toYou ->
            [yes] { $seat } a ajouté { $cardGen } à votre combinaison.
           *[no] { $seat } a ajouté { $cardGen } à une combinaison chez { $to }.
        }
    }
gin-out =
    { $you ->
        [yes] Vous n’avez plus de cartes : vous gagnez la manche !
       *[no] { $seat } n’a plus de cartes et gagne la manche.
    }
gin-blocked = Tous les tours sont passés et aucun joueur n’a fini : la manche s’arrête ici, et tous comptent les cartes qu’ils ont en main.

## Ce que disent les joueurs

gin-says-no = Non, merci

## Ce qui vous est demandé

gin-typed-contract = poser votre contrat, avec « / » entre ses groupes
gin-typed-meld = poser une combinaison de plus
gin-prompt-cut = Vous distribuez : levez exactement { $n } cartes d’une traite, à l’estime. Si c’est juste, 100 points sont retirés de votre total.
gin-prompt-draw = À vous : piochez.
gin-prompt-start = À vous : prenez { $cardGen }, ou piochez.
gin-prompt-start-buy = Prenez { $cardGen }, piochez, ou achetez les deux (jetons : { $n }) et finissez ainsi votre tour.
gin-prompt-window = Acheter { $cardGen } et une carte de la pioche pour un jeton ? Vous en avez { $n }.
# On demande à $seat s’il achète, au tour de $to.
gin-wait-window =
    { $toYou ->
        [yes] { $seat } peut acheter { $cardGen } avant que vous ne piochiez. Ensuite votre tour continue.
       *[no] { $seat } peut acheter { $cardGen } ; ensuite, à { $to } de piocher.
    }
gin-prompt-play = Défaussez une carte. Votre contrat : { gin-the-contract }.
gin-prompt-contract = Vous pouvez poser votre contrat : { gin-the-contract }. Ou défaussez une carte.
gin-prompt-last = Défaussez une carte. Il vous faut deux sets de trois exactement et une suite de toutes vos autres cartes.
gin-prompt-last-contract = Vous pouvez poser toute votre main et gagner la manche. Ou défaussez une carte.
gin-prompt-down = Posez d’autres combinaisons ou ajoutez des cartes si vous voulez ; une défausse finit votre tour.
gin-prompt-down-none = Aucune de vos cartes ne va maintenant dans une combinaison. Défaussez une carte.

## Ce qu’on peut faire

gin-action-cut =
    { $n ->
        [1] Lever une carte
       *[other] Lever { $n } cartes
    }
gin-action-draw-stock = Piocher
    .short = Piocher
gin-action-draw-discard = Prendre { $cardGen }
gin-action-buy = Acheter { $cardGen } et une carte de la pioche
    .short = Acheter
gin-action-buy-own = Acheter { $cardGen } et une carte de la pioche, et finir votre tour
    .short = Acheter
gin-action-decline = Ne pas acheter { $cardGen }
    .short = Non
gin-action-contract = Poser votre contrat : { $groups }
gin-action-meld = Poser { $cards }
gin-action-layoff-set =
    { $toYou ->
        [yes] Ajouter { $cardGen } à votre set (combinaison { $n })
       *[no] Ajouter { $cardGen } au set chez { $to } (combinaison { $n })
    }
gin-action-layoff-low =
    { $toYou ->
        [yes] Ajouter { $cardGen } au début de votre suite (combinaison { $n })
       *[no] Ajouter { $cardGen } au début de la suite chez { $to } (combinaison { $n })
    }
    .short = Au début
gin-action-layoff-high =
    { $toYou ->
        [yes] Ajouter { $cardGen } à la fin de votre suite (combinaison { $n })
       *[no] Ajouter { $cardGen } à la fin de la suite chez { $to } (combinaison { $n })
    }
    .short = À la fin
gin-action-discard = Défausser { $cardGen }

## Pourquoi pas

cut-is-over = Les cartes sont déjà distribuées : on ne coupe qu’avant, et seulement là où la coupe exacte compte.
cut-first = La donne commence par la coupe : levez d’abord les cartes.
draw-first = Prenez d’abord une carte, de la pioche ou de la défausse ; ensuite vous pouvez poser et défausser.
answer-first = Répondez d’abord : achetez la carte défaussée, ou dites non.
already-drawn = Vous avez déjà pris une carte : posez ce que vous voulez, puis défaussez.
nothing-to-decline = On ne vous propose pas d’acheter maintenant : prenez une carte, ou défaussez si c’est déjà fait.
not-live = La carte du dessus de la défausse ne se prend plus : piochez.
no-token = Vous n’avez plus de jeton pour acheter : prenez seulement la carte défaussée, ou piochez.
no-buy-after-down = À cette table, on n’achète plus une fois le contrat posé : prenez seulement la carte défaussée, ou piochez.
discard-one = On défausse une carte à la fois : n’en choisissez qu’une.
layoff-one = On ajoute une carte à la fois : n’en choisissez qu’une.
not-down = Il faut d’abord poser le contrat de la manche, tout d’un coup.
lay-later = Votre contrat est complet. Vous pourrez le poser à votre tour, une fois une carte prise.
already-down = Vous avez posé votre contrat : posez maintenant d’autres combinaisons une à une, ou ajoutez des cartes.
no-such-meld = Il n’y a pas de combinaison { $n } : choisissez-en une sur la table.
not-your-meld = À cette table, on n’ajoute qu’à ses propres combinaisons, et celle-ci est chez { $to }.
meld-frozen = On n’ajoute rien à une paire : choisissez un set ou une suite.
choose-run-end = Une suite peut grandir aux deux bouts : dites lequel, le début ou la fin.
set-has-no-end = Un set n’a pas de bouts : indiquez seulement la carte et la combinaison.
meld-rank = À un set on n’ajoute que des cartes de sa valeur, ou des 2 s’ils restent moins nombreux : { $cardGen } ne va pas.
meld-majority = Ce serait un 2 de trop : une combinaison demande plus de cartes normales que de jokers.
run-full-low = Cette suite commence déjà au 2 : rien ne va avant.
run-full-high = Cette suite finit déjà par l’as : rien ne va après.
wrong-end = C’est le mauvais bout : { $cardGen } va à l’autre bout de cette suite.
does-not-fit-run = Une suite grandit par la carte suivante de sa couleur, vers le haut ou vers le bas ; { $cardGen } ne va pas.
must-keep-a-card = Vous devez garder une carte, car chaque tour finit par une défausse.
must-lay-all =
    { $n ->
        [1] Dans cette manche, on pose toute sa main d’un coup, et il resterait une carte.
       *[other] Dans cette manche, on pose toute sa main d’un coup, et il resterait { $n } cartes.
    }
contract-groups =
    { $n ->
        [1] Posez une combinaison à la fois.
       *[other] Le contrat compte { $n } combinaisons : posez-les toutes d’un coup.
    }

# Ce qui ne va pas dans un set, une suite ou une paire.
gin-too-few =
    { $fewer ->
        [1] Ajoutez une carte :
       *[other] Ajoutez { $fewer } cartes :
    } { $kind ->
        [set] il en faut { $size } pour le set.
        [run] il en faut { $size } pour la suite.
       *[pair] il en faut { $size } pour la paire.
    }
gin-too-many =
    { $more ->
        [1] Retirez une carte :
       *[other] Retirez { $more } cartes :
    } { $kind ->
        [set] dans cette manche, un set en a exactement { $size }.
       *[pair] une paire en a { $size }.
    }
gin-set-ranks = Un set est fait de cartes de même valeur, et celles-ci diffèrent : { $one }, { $other }.
gin-pair-ranks = Une paire est faite de deux cartes de même valeur, et celles-ci diffèrent : { $one }, { $other }.
gin-pair-two = Un 2 ne fait une paire qu’avec un autre 2, pas avec { $cardGen }.
gin-run-suits = Une suite est faite de cartes d’une couleur, et celles-ci diffèrent : { $one }, { $other }.
gin-run-twos = Des 2 seuls ne font pas une suite : ajoutez des cartes d’une couleur.
gin-run-twice = Une suite n’a chaque carte qu’une fois : retirez un exemplaire ({ $card }).
gin-run-long = Une suite va au plus du 2 à l’as, 13 cartes : retirez-en.
gin-run-ace = Dans une suite, l’as ne vient qu’après le roi : { $cardGen } ne va pas au début.
gin-run-gap =
    { $gap ->
        [1] { $lowGen } et { $highGen } : il manque une carte entre les deux,
       *[other] { $lowGen } et { $highGen } : il manque { $gap } cartes entre les deux,
    } { $twos ->
        [0] et il n’y a pas de 2 pour remplacer.
        [1] et un seul 2 ne suffit pas.
       *[other] et { $twos } jokers ne suffisent pas.
    }
gin-run-order = Rangez la suite de la plus basse à la plus haute, chaque joker à la place de la carte qu’il remplace.
gin-majority =
    { $kind ->
        [run] Une suite demande plus de cartes normales que de jokers : { $naturals } contre { $twos } ne va pas, et un 2 n’est normal qu’à sa propre place.
       *[set] Un set demande plus de cartes de sa valeur que de 2 : { $naturals } contre { $twos } ne va pas.
    }

## Pourquoi l’expert ferait ainsi. $missing : cartes qui manquent au contrat ; $left : cartes chez $to.

gin-reason-cut = Onze cartes par joueur et une à retourner font { $n }.
gin-reason-lays = Avec { $cardGen } vous pouvez poser le contrat.
gin-reason-nearer =
    { $n ->
        [1] Avec { $cardGen } il ne manque qu’une carte au contrat.
       *[other] Avec { $cardGen } il ne manque que { $n } cartes au contrat.
    }
gin-reason-two = Un 2, ici { $cardGen }, peut remplacer n’importe quelle autre carte.
gin-reason-no-nearer =
    { $n ->
        [0] Vous avez déjà tout le contrat, sans { $cardGen }.
        [1] { $cardGen } ne vous rapproche pas du contrat : il manquerait toujours une carte.
       *[other] { $cardGen } ne vous rapproche pas du contrat : il manquerait toujours { $n } cartes.
    }
gin-reason-can-lay = Vous pouvez poser aussitôt { $cardGen }.
gin-reason-cannot-lay = Vous ne pouvez pas poser { $cardGen } : en main, cela compterait { $n } points.
gin-reason-two-more = Un achat vous apporterait aussi une seconde carte, que vous ne connaissez pas.
gin-reason-longer = Cette manche prend toute votre main : un achat allonge le contrat.
gin-reason-buy-owed = Vous avez { $held } cartes, et ce contrat en prend { $n } : il faut acheter.
gin-reason-buy-helps =
    { $missing ->
        [0] Avec { $cardGen } vous avez toutes les cartes du contrat,
        [1] Avec { $cardGen } il ne manque qu’une carte au contrat,
       *[other] Avec { $cardGen } il ne manque que { $missing } cartes au contrat,
    } { $n ->
        [0] et c’est à cela que sert votre dernier jeton.
       *[other] et vous gardez un jeton pour plus tard.
    }
gin-reason-too-late =
    { $left ->
        [1] { $to } n’a plus qu’une carte, et un achat vous mettrait deux cartes de plus en main.
       *[other] { $to } n’a plus que { $left } cartes, et un achat vous mettrait deux cartes de plus en main.
    }
gin-reason-out =
    { $n ->
        [0] Votre main est alors vide, et vous gagnez la manche.
       *[other] Vous défaussez alors votre dernière carte et gagnez la manche.
    }
gin-reason-frees = Les cartes sur la table ne comptent plus : c’est { $n } points de moins dans votre main.
gin-reason-late =
    { $left ->
        [1] { $to } n’a plus qu’une carte, et { $cardGen } vous coûterait { $n } points.
       *[other] { $to } n’a plus que { $left } cartes, et { $cardGen } vous coûterait { $n } points.
    }
gin-reason-collects = { $to } a pris { $otherGen }, qui va avec { $cardGen } : défaussez plutôt celle-ci.
gin-reason-alone =
    { $twos ->
        [0] { $cardGen } compte { $n } points, et aucune carte de votre main ne va avec.
       *[other] { $cardGen } compte { $n } points, et seul un 2 de votre main va avec.
    }
gin-reason-gone = Il ne reste dans la pioche aucune autre carte de cette valeur : { $card }.
gin-reason-outs = Des { $of } cartes qui peuvent encore être dans la pioche, { $n } vous rapprocheraient alors du contrat.
gin-reason-refused = { $to } joue ensuite et a déjà laissé passer { $otherGen }.
gin-reason-spare =
    { $n ->
        [0] Vous n’avez pas besoin de cette carte : sans { $cardGen } vous avez toujours tout le contrat.
        [1] Vous n’avez pas besoin de cette carte : sans { $cardGen } il ne manque toujours qu’une carte au contrat.
       *[other] Vous n’avez pas besoin de cette carte : sans { $cardGen } il ne manque toujours que { $n } cartes au contrat.
    }
gin-reason-least =
    { $n ->
        [0] Sans { $cardGen } vous avez toujours tout le contrat, et aucune autre défausse n’est meilleure.
        [1] Sans { $cardGen } il manque une carte au contrat, et aucune autre défausse ne vous laisse plus près.
       *[other] Sans { $cardGen } il manque { $n } cartes au contrat, et aucune autre défausse ne vous laisse plus près.
    }
gin-reason-most = Vous avez posé le contrat et voulez peu de points en main : { $cardGen } compte { $n }, autant ou plus que toute autre.
gin-reason-fits-next = { $to } joue ensuite et pourrait ajouter { $otherGen } à une combinaison : mieux vaut garder cette carte.
gin-reason-end-not-down =
    { $you ->
        [yes] Vous n’aviez pas posé le contrat quand
       *[no] { $seat } n’avait pas posé le contrat quand
    } { $toYou ->
        [yes] vous avez fini.
       *[no] { $to } a fini.
    }
gin-reason-end-down =
    { $you ->
        [yes] Vous aviez posé le contrat, mais
       *[no] { $seat } avait posé le contrat, mais
    } { $toYou ->
        [yes] vous avez
       *[no] { $to } a
    } fini avant.
gin-reason-end-others =
    { $you ->
        [yes] Quand vous avez fini,
       *[no] Quand { $seat } a fini,
    } { $n ->
        [1] un autre joueur n’avait pas
       *[other] { $n } autres joueurs n’avaient pas
    } posé le contrat.

# Ce qui reste en main à qui pose ceci ; $n : ce que cela coûte à la fin.
gin-offer-rest =
    { $n ->
        [0] rien qui coûte des points
        [1] 1 point de pénalité
       *[other] { $n } points de pénalité
    }
gin-inquiry = Offres d’achat de cartes
gin-offer-rest-after =
    { $least ->
        [0] { $n } points de pénalité ; aucun si vous posez toute la suite
       *[other] { $n } points de pénalité ; { $least } si vous posez toute la suite
    }

## Places et objets

gin-place-discard = Défausse
gin-place-set =
    { $you ->
        [yes] Combinaison { $n }, votre set
       *[no] Combinaison { $n }, set chez { $seat }
    }
gin-place-run =
    { $you ->
        [yes] Combinaison { $n }, votre suite
       *[no] Combinaison { $n }, suite chez { $seat }
    }
gin-place-pair =
    { $you ->
        [yes] Combinaison { $n }, votre paire
       *[no] Combinaison { $n }, paire chez { $seat }
    }
gin-slot-set = Set de { $n } au moins
    .short = Set { $n }+
gin-slot-set-exact = Set de { $n } exactement
    .short = Set { $n }
gin-slot-run = Suite de { $n } au moins
    .short = Suite { $n }+
gin-slot-pair = Paire
gin-slot-meld = Set ou suite de { $n } au moins
    .short = Combi { $n }+
gin-fact-tokens =
    { $n ->
        [0] aucun jeton
        [1] 1 jeton
       *[other] { $n } jetons
    }
    .short =
        { $n ->
            [0] ○○
            [1] ●○
           *[other] ●●
        }
gin-fact-down = contrat posé
    .badge = posé
# Ce que vous seul savez : combien de cartes manquent au contrat dans votre main.
gin-fact-missing =
    { $n ->
        [0] votre contrat est complet
        [1] il manque 1 carte à votre contrat
       *[other] il manque { $n } cartes à votre contrat
    }
    .short =
        { $n ->
            [0] prêt
           *[other] manque { $n }
        }
gin-sign-fits = va dans une combinaison

## Scores

gin-score-out = N’a plus de cartes
gin-score-cards = Reste en main : { $cards }
gin-score-cut = Coupe exacte
gin-goal = Le plus petit total après la dernière manche gagne.

## Règles

gin-rules-title-aim = But du jeu
gin-rules-aim = Chaque manche demande certains sets et certaines suites : son contrat. Rassemblez-les, posez-les sur la table, puis défaites-vous de vos autres cartes. Les cartes qui vous restent en main à la fin d’une manche coûtent des points, et le plus petit total gagne.
gin-rules-title-deal = Joueurs et donne
gin-rules-players = De { $least } à { $most } joueurs, chacun pour soi, avec deux jeux de 52 cartes sans jokers. On les mélange ensemble : chaque carte y est deux fois.
gin-rules-dealer = Tirez au sort le premier donneur. Après chaque manche, c’est au joueur à la gauche du donneur de distribuer.
gin-rules-deal = Le donneur mélange et distribue 11 cartes à chaque joueur, une à la fois, dans le sens horaire, en commençant par le joueur à sa gauche. La carte suivante est retournée et commence la défausse ; le reste forme la pioche, face cachée. Le joueur à la gauche du donneur commence, et le tour va dans le sens horaire.
gin-rules-exact-cut = Avant la donne, le donneur essaie de lever exactement { $n } cartes du paquet d’une traite, sans compter : 11 par joueur et une à retourner. S’il réussit, { $points } points sont retirés de son total, qui peut passer sous zéro.
gin-rules-title-melds = Sets et suites
gin-rules-set = Un set est fait d’au moins trois cartes de même valeur. Les couleurs ne comptent pas, et la même carte peut y être deux fois.
gin-rules-run = Une suite est faite d’au moins trois cartes d’une couleur qui se suivent en valeur.
gin-rules-ace = Dans une suite, l’as vient après le roi et nulle part ailleurs : dame, roi, as est une suite ; as, 2, 3 n’en est pas une, ni roi, as, 2.
gin-rules-wild = Les 2 sont des jokers : un 2 peut remplacer n’importe quelle carte de n’importe quelle couleur. Il peut aussi n’être qu’un 2 : dans un set fait seulement de 2, ou à sa propre place dans une suite de sa couleur.
gin-rules-majority = Un set ou une suite sur la table s’appelle une combinaison. Elle doit toujours avoir plus de cartes normales que de jokers. Ainsi 3, 3, 3, 2, 2 est un set, mais pas 3, 3, 2, 2 ; les 2 et 3 de trèfle avec le 2 de cœur font une suite, car le 2 de trèfle est à sa place. Un set de 2 ne reçoit que d’autres 2.
gin-rules-pair = Seule la manche 14 demande une paire, c’est-à-dire deux cartes de même valeur. Deux 2 font une paire ; un 2 avec une autre carte, non. On ne peut ni poser une seconde paire, ni ajouter à une paire.
gin-rules-rounds =
    { $n ->
        [1] On joue une manche :
       *[other] On joue { $n } manches, chacune avec son contrat :
    }
gin-rules-title-rounds = Les contrats
gin-rules-title-turn = Votre tour
gin-rules-draw = Prenez d’abord une carte : celle que le joueur précédent vient de défausser (au tout début, la carte retournée), ou la première de la pioche. Si vous ne voulez pas la carte défaussée, les autres peuvent l’acheter avant que vous ne piochiez.
gin-rules-discard = Puis posez des cartes si vous le pouvez et le voulez. Enfin, défaussez une carte, face visible : cela finit votre tour. Ce peut être n’importe laquelle, même celle que vous venez de prendre.
gin-rules-title-buy = Acheter
gin-rules-tokens = Chaque joueur commence chaque manche avec deux jetons, des pièces par exemple ; ceux qui restent ne passent pas à la suivante. Pour acheter, vous payez un jeton et prenez deux cartes : celle du dessus de la défausse et la première de la pioche.
gin-rules-window = Quand vous ne voulez pas la carte défaussée, on demande aux autres un par un, dans le sens horaire à partir de votre gauche, sauf au joueur qui l’a défaussée et à ceux qui n’ont pas de jeton. Le premier qui la veut l’achète, sans rien poser ni défausser. Ensuite vous piochez et continuez votre tour. La carte retournée au début, aucun joueur ne l’a défaussée : le donneur peut donc l’acheter aussi, en dernier.
gin-rules-alike = Deux sets peuvent être de même valeur, et deux suites de même couleur.
gin-rules-own-buy = À votre tour, vous pouvez acheter au lieu de piocher. Votre tour finit alors aussitôt : vous ne posez rien, vous ne défaussez rien, et le joueur suivant ne peut que piocher.
gin-rules-dead = Seule la dernière carte défaussée peut être prise ou achetée. Une carte dont aucun joueur n’a voulu, et toutes celles du dessous, sont hors d’atteinte.
gin-rules-buy-after-down-true = Vous pouvez aussi acheter après avoir posé votre contrat.
gin-rules-buy-after-down-false = Une fois votre contrat posé, vous ne pouvez plus acheter dans cette manche.
gin-rules-title-lay = Poser des cartes
gin-rules-contract = Quand vous avez en main tout le contrat de la manche, vous pouvez le poser sur la table, face visible, à votre tour entre la pioche et la défausse, tout d’un coup. Avant cela vous ne pouvez rien poser d’autre.
gin-rules-minimum = Dans les manches 1 à 14, les sets et les suites d’un contrat peuvent être plus longs qu’il ne faut : un set de quatre vaut pour un set de trois.
gin-rules-meld = Une fois votre contrat posé, vous pouvez poser d’autres sets et suites d’au moins trois cartes, au même tour ou plus tard.
gin-rules-layoff = Vous pouvez alors aussi ajouter des cartes une à une aux combinaisons de la table : à un set sa valeur, à une suite la carte suivante à l’un des bouts. Un 2 va aussi, tant que les cartes normales sont plus nombreuses que les jokers. Les cartes de la table y restent : on ne peut pas échanger un 2 contre la carte qu’il remplace.
gin-rules-layoff-on-others-true = Vous pouvez ajouter à vos propres combinaisons et à celles de tous les autres joueurs.
gin-rules-layoff-on-others-false = Vous ne pouvez ajouter qu’à vos propres combinaisons.
gin-rules-title-end = La fin d’une manche
gin-rules-final-discard-required = Les manches 1 à 14 finissent quand un joueur défausse sa dernière carte. Quand vous posez des cartes, vous devez en garder une pour la défausse.
gin-rules-final-discard-optional = Les manches 1 à 14 finissent quand un joueur n’a plus de cartes, que la dernière ait été défaussée ou posée.
gin-rules-last-round = Dans la manche 15, le contrat prend toute votre main : deux sets de trois et une suite de tout le reste, six cartes, huit après un achat ou dix après deux. Vous le posez sans défausser, et la manche finit aussitôt.
gin-rules-stock = Quand il faut piocher et que la pioche est épuisée, toutes les cartes défaussées sauf celle du dessus sont mélangées et deviennent la nouvelle pioche.
gin-rules-cap =
    { $n ->
        [1] Si aucun joueur n’a fini après un tour chacun, la manche s’arrête là.
       *[other] Si aucun joueur n’a fini après { $n } tours chacun, la manche s’arrête là.
    }
gin-rules-title-score = Les points
gin-rules-score = À la fin d’une manche, vous comptez les cartes de votre main, que vous ayez posé votre contrat ou non : du 3 au 10, 5 chacune ; valet, dame et roi 10 ; un as 15 et un 2 compte 25. Le joueur qui a fini ne compte rien. Le plus petit score gagne.
gin-rules-blocked = Si une manche finit sans qu’un joueur ait fini, tous comptent leurs cartes.
gin-rules-title-match = La partie
gin-rules-match = Les points de toutes les manches s’ajoutent. Le plus petit total gagne ; à égalité, la victoire est partagée. Chaque manche se suffit à elle-même : vous pouvez vous arrêter après n’importe laquelle et continuer un autre jour.
gin-rules-match-single = Le plus petit score gagne la partie ; à égalité, la victoire est partagée.
here-rounds =
    { $n ->
        [1] seule la manche { $numbers } est jouée
       *[other] les manches { $numbers } sont jouées
    }
here-final-discard-required = la dernière carte doit être défaussée
here-final-discard-optional = la dernière carte peut aussi être posée
here-layoff-on-others-true = on peut ajouter aux combinaisons des autres joueurs
here-layoff-on-others-false = on ne peut ajouter qu’à ses propres combinaisons
here-buy-after-down-true = on peut acheter même après avoir posé le contrat
here-buy-after-down-false = on ne peut plus acheter après avoir posé le contrat
here-exact-cut-bonus-true = une coupe exacte retire 100 points au donneur
here-exact-cut-bonus-false = une coupe exacte ne rapporte rien
here-turn-cap =
    { $n ->
        [1] une manche finit après { $n } tour chacun
       *[other] une manche finit après { $n } tours chacun
    }

## Autour des règles : qui gagne, l’essentiel, des exemples

gin-primer-needs = Deux jetons (des pièces, par exemple) par joueur ; de quoi noter
gin-primer-wins = Le plus petit total après toutes les manches
gin-primer-deal = Distribuez 11 cartes à chacun et retournez-en une. Chacun reçoit deux jetons.
gin-primer-contract = Chaque manche demande certains sets et suites : le contrat. Les 2 sont des jokers.
gin-primer-draw = À votre tour, prenez une carte : la dernière défaussée ou la première de la pioche.
gin-primer-buy = Si le joueur dont c’est le tour ne veut pas de la carte défaussée, les autres peuvent l’acheter : pour un jeton, on la reçoit avec une carte de la pioche.
gin-primer-lay = Quand vous avez tout le contrat, posez-le en une fois.
gin-primer-more = Ensuite, vous pouvez poser d’autres combinaisons et compléter celles de la table.
gin-primer-discard = Défaussez une carte pour finir votre tour. La manche s’achève quand un joueur n’a plus de cartes.
gin-primer-score = Les autres comptent les cartes de leur main. Moins on a de points, mieux c’est.
gin-primer-table = Les contrats, et les achats qu’ils demandent : après la pioche vous tenez 12 cartes, dont une à défausser
gin-primer-head-round = Manche
gin-primer-head-contract = Contrat
gin-primer-head-buys = Achats nécessaires
gin-primer-set = Trois 3 l’emportent en nombre sur deux 2 : c’est un set.
gin-primer-no-set = Deux 3 ne l’emportent pas en nombre sur deux 2 : ce n’est pas un set.
gin-primer-run = Les 2 remplacent le 5 et le 7 de pique : c’est une suite de cinq.
gin-primer-no-run = L’as ne vient qu’après le roi : ce n’est pas une suite.
gin-primer-stands = remplace { $cardGen }
gin-primer-count = Ces cartes restées en main coûtent { $n } points :
gin-primer-laid = Un set de trois et une suite de quatre avec un 2 joker : ce contrat de la manche 2 se pose en une fois.
gin-primer-bought = Le joueur dont c’est le tour ne veut pas du 8. Pour un jeton vous recevez deux cartes, et lui pioche :
gin-primer-discard-taken = la défausse
gin-primer-stock-taken = de la pioche
gin-primer-last = Le 6 irait dans la suite, mais la dernière carte doit être défaussée : défaussez-la, et la manche est finie.

## Les premières fois

gin-first-cut = Première coupe exacte
gin-first-contract = Premier contrat
