# Myllymatti : ce qui se passe, ce qui est demandé, pourquoi pas, ses options et ses règles.
# Pli = levée. Battre = jouer plus haut que la dernière carte ; ramasser = la prendre en main.

game-myllymatti = Myllymatti
    .tag = Gagnez de bonnes cartes, puis jouez-les toutes.
    .beginner = Suit des règles simples, se rappelle peu des cartes que les autres ont gagnées et laisse souvent passer quelque chose.
    .casual = Suit les mêmes règles, se rappelle la dernière douzaine de ces cartes et laisse passer moins de choses.
    .skilled = Se rappelle chaque carte gagnée et connaît donc toutes les mains dans la seconde phase ; là, il voit un peu plus loin.
    .expert = Voit loin dans les deux phases : dans la première, il essaie ce que peuvent être les cartes cachées ; dans la seconde, il connaît toutes les cartes.

option-must-beat = Obligation de battre
    .explain = Sinon on peut ramasser. Avec l’obligation, certaines donnes tournent en rond jusqu’à la limite de coups.
    .source-myllymatti = La page de Denexa dit l’un et l’autre.
    .source-skitgubbe = spelakort.nu avec l’obligation, les autres sans.
option-draw-timing = Quand piocher
    .source = Denexa (après le pli), Pagat (dès qu’on a joué).
option-draw-timing-after-trick = Après chaque pli
option-draw-timing-immediate = Dès qu’on a joué
option-draw-order = Qui pioche d’abord
    .explain = Cela décide qui reçoit la carte d’atout.
    .source = Aucune source ne le dit ; chez Pagat aussi, celui qui a entamé pioche d’abord.
option-draw-order-leader-first = Le joueur qui a entamé
option-draw-order-winner-first = Le joueur qui a gagné
option-deals = Donnes
    .explain = En série, on compte les défaites.
    .explain-fan-tan = Selon l’usage, chacun distribue une fois.
    .source-fan-tan = Bicycle Cards parle d’une série de donnes.
    .source-myllymatti = Denexa joue donne par donne ; les séries sont de nous.
    .source-skitgubbe = Les sources jouent donne par donne ; les séries sont de nous.
option-next-dealer = Donneur suivant
    .source-myllymatti = Selon l’usage le joueur à la gauche du donneur ; au skitgubbe souvent le perdant.
    .source-sedma = Pagat (un perdant distribue, pour qu’un gagnant entame) ; dans les règles japonaises, le joueur à gauche.
    .source-skitgubbe = Selon l’usage le joueur à la gauche du donneur ; chez WotC le perdant.
option-next-dealer-left = Le joueur à la gauche du donneur
option-next-dealer-loser = Le perdant
option-stall-actions = Limite de coups sans pli complet
    .explain = La donne finit après tant de coups.
    .source-myllymatti = Notre propre limite.
    .source-skitgubbe = Notre propre limite : 200, et 200 de plus par joueur au-delà de trois.

## Ce qui s’est passé

myllymatti-play =
    { $you ->
        [yes] Vous avez joué { $cardGen }.
       *[no] { $seat } a joué { $cardGen }.
    }
myllymatti-turn =
    { $you ->
        [yes] Vous avez retourné { $cardGen } de la pioche.
       *[no] { $seat } a retourné { $cardGen } de la pioche.
    }
# UNSURE: “Même valeur”, “égalité” for a bounce; also said: bataille, rebond.
myllymatti-bounce = Même valeur : les cartes restent sur la table, et les deux mêmes rejouent.
myllymatti-wins =
    { $you ->
        [yes] Vous gagnez le pli.
       *[no] { $seat } gagne le pli.
    }
myllymatti-peak-bounce = Égalité !
myllymatti-peak-half = Seconde phase : atout { $suit }
myllymatti-trump =
    { $you ->
        [yes] Vous piochez la dernière carte, { $cardGen } : sa couleur est l’atout, et vous entamerez.
       *[no] { $seat } pioche la dernière carte, { $cardGen } : sa couleur est l’atout, et l’entame sera pour { $seat }.
    }
# UNSURE: “Première phase”, “seconde phase” for the halves of a deal.
myllymatti-halftime =
    { $you ->
        [yes] Seconde phase : tous les joueurs ramassent les cartes gagnées. L’atout est { $suit }, et vous entamez.
       *[no] Seconde phase : tous les joueurs ramassent les cartes gagnées. L’atout est { $suit }, et { $seat } entame.
    }
myllymatti-shows =
    { $you ->
        [yes] Vous montrez les cartes qui vous restent et les ajoutez à votre pile : { $cards }.
       *[no] { $seat } montre ses dernières cartes et les ajoute à sa pile : { $cards }.
    }
myllymatti-lead =
    { $you ->
        [yes] Vous avez entamé par { $cardGen }.
       *[no] { $seat } a entamé par { $cardGen }.
    }
myllymatti-beat =
    { $you ->
        [yes] Vous avez battu avec { $cardGen }.
       *[no] { $seat } a battu avec { $cardGen }.
    }
myllymatti-take =
    { $you ->
        [yes] Vous avez ramassé { $cardGen }.
       *[no] { $seat } a ramassé { $cardGen }.
    }
myllymatti-complete =
    { $you ->
        [yes] Vous avez complété le pli : il sort du jeu.
       *[no] { $seat } a complété le pli : il sort du jeu.
    }
myllymatti-out =
    { $you ->
        [yes] Vous n’avez plus de cartes !
       *[no] { $seat } n’a plus de cartes.
    }
myllymatti-loses =
    { $you ->
        [yes] Il ne reste que vous avec des cartes : vous perdez.
       *[no] { $seat } reste avec des cartes et perd.
    }
myllymatti-stalled = Aucun pli n’a été complet depuis longtemps : la donne s’arrête ici, et tous les joueurs qui ont des cartes ont perdu.

## Ce qui vous est demandé

myllymatti-prompt-duel =
    { $turn ->
        [yes] Pli contre { $to } : jouez une carte, ou retournez-en une.
       *[no] Pli contre { $to } : jouez une carte.
    }
myllymatti-prompt-follow =
    { $turn ->
        [yes] { $to } a joué { $cardGen }. Répondez, ou retournez une carte : la plus haute valeur gagne les deux.
       *[no] { $to } a joué { $cardGen }. Répondez : la plus haute valeur gagne les deux.
    }
myllymatti-prompt-lead = Vous entamez : jouez n’importe quelle carte.
myllymatti-prompt-beat =
    { $n ->
        [1] Battez ou ramassez { $cardGen }. Encore une carte et le pli est complet.
       *[other] Battez ou ramassez { $cardGen }. Encore { $n } cartes et le pli est complet.
    }
myllymatti-prompt-must =
    { $n ->
        [1] Vous devez battre { $cardGen }. Encore une carte et le pli est complet.
       *[other] Vous devez battre { $cardGen }. Encore { $n } cartes et le pli est complet.
    }
myllymatti-prompt-take = Vous ne pouvez pas battre { $cardGen } : ramassez.

## Ce qu’on peut faire

myllymatti-action-turn = Retourner une carte de la pioche
myllymatti-action-take = Ramasser { $cardGen }

## Pourquoi l’expert jouerait ainsi

myllymatti-reason-turn-spares = Une carte de la pioche épargne les vôtres, dont la plus basse est { $lowGen }.
myllymatti-reason-turn-chance =
    { $n ->
        [1] Sur les { $total } cartes que vous n’avez pas vues, une battrait { $cardGen }, et retourner ne vous coûte aucune des vôtres.
       *[other] Sur les { $total } cartes que vous n’avez pas vues, { $n } battraient { $cardGen }, et retourner ne vous coûte aucune des vôtres.
    }
myllymatti-reason-lead-lowest = Votre carte la plus basse est { $cardGen }, et les basses sont difficiles à placer plus tard.
myllymatti-reason-few-higher =
    { $n ->
        [0] Vous avez vu toutes les cartes qui battraient { $cardGen }.
        [1] Sur les { $total } cartes que vous n’avez pas vues, une seule battrait { $cardGen }.
       *[other] Sur les { $total } cartes que vous n’avez pas vues, { $n } seulement battraient { $cardGen }.
    }
myllymatti-reason-lower =
    { $n ->
        [1] Sur les { $total } cartes que vous n’avez pas vues, une seule est plus basse que { $cardGen }.
       *[other] Sur les { $total } cartes que vous n’avez pas vues, { $n } sont plus basses que { $cardGen }.
    }
myllymatti-reason-wins = Cela gagne le pli : vous prenez { $cardGen } et { $otherGen }.
myllymatti-reason-wins-more = Cela gagne le pli et tout ce qui est sur la table : { $cards }.
myllymatti-reason-bounce = Même valeur : personne ne gagne encore, et les cartes restent sur la table pour le pli suivant.
myllymatti-reason-lost-anyway = Vous ne pouvez ni battre ni égaler { $otherGen } : perdez votre plus basse, { $cardGen }.
myllymatti-reason-lost = Vous ne pouvez ni battre ni égaler { $otherGen }.
myllymatti-reason-keeps = Cela perd contre { $otherGen }, mais vous gardez { $highGen }, votre plus haute carte.
myllymatti-reason-ducks = Cela perd contre { $otherGen }, et vous gardez { $lowGen }, plus sûre de perdre les plis suivants.
myllymatti-reason-rid-of-low = Cela perd contre { $otherGen }, mais vous défait d’une carte basse.
myllymatti-reason-goes-out = C’est votre dernière carte : vous n’en avez plus.
myllymatti-reason-completes = Cela complète le pli : ses cartes sortent du jeu, et vous entamez ensuite.
myllymatti-reason-completes-only = C’est votre seule carte qui complète le pli : ses cartes sortent du jeu, et vous entamez ensuite.
myllymatti-reason-void = { $to } n’a ni { $suit } ni atout et doit ramasser.
myllymatti-reason-unbeaten = { $to } ne peut pas battre { $cardGen } et doit ramasser.
myllymatti-reason-only-beater = C’est votre seule carte qui bat { $otherGen }.
myllymatti-reason-cheapest = C’est la moins précieuse de vos cartes qui battent { $otherGen }.
myllymatti-reason-only-trump = { $to } ne peut battre qu’avec un atout.
myllymatti-reason-lowest = Votre carte la plus basse qui ne soit pas un atout est { $cardGen }.
myllymatti-reason-costs = Pour battre, { $to } doit dépenser au moins { $otherGen }.
myllymatti-reason-take-trump = C’est un atout, et il sera à vous.
myllymatti-reason-take-keeps = Vous gardez { $otherGen }, la moins précieuse de vos cartes qui battraient.
myllymatti-reason-end-hand =
    { $you ->
        [yes] Vous avez commencé la seconde phase
       *[no] { $seat } a commencé la seconde phase
    } avec { $n ->
        [1] une carte
       *[other] { $n } cartes
    } ({ $trumps ->
        [0] sans atout
        [1] un atout
       *[other] { $trumps } atouts
    }) et { $takes ->
        [0] { $you ->
            [yes] n’avez
           *[no] n’a
        } jamais ramassé
        [1] { $you ->
            [yes] avez
           *[no] a
        } ramassé une fois
       *[other] { $you ->
            [yes] avez
           *[no] a
        } ramassé { $takes } fois
    }.

## Pourquoi pas

no-turn = La dernière carte de la pioche ne se retourne pas : jouez de votre main.
no-stock = La pioche est épuisée.
no-take = Dans la première phase, on ne ramasse pas : jouez une carte.
must-beat = Vous pouvez battre, et à cette table vous le devez.
must-lead = Il n’y a rien à ramasser : vous entamez.
wrong-suit = Seule une carte plus haute de sa couleur, ou un atout, bat { $cardGen } ; l’atout est { $suit }.
needs-higher-trump = Seul un atout plus haut bat { $cardGen }, qui est un atout.
too-low = Cela ne bat pas { $cardGen }.

## Places et objets

myllymatti-place-trick = Pli
myllymatti-place-table = Attend un gagnant
myllymatti-place-won = Cartes gagnées
myllymatti-place-out = Hors du jeu
myllymatti-mark-trump = Atout : { $suit }
myllymatti-mark-no-trump = Atout : pas encore connu

## Résultat

myllymatti-score-loser = Reste avec des cartes
myllymatti-score-out =
    { $n ->
        [1] A fini premier
        [2] A fini deuxième
       *[other] A fini { $n }e
    }

## Règles

myllymatti-rules-title-aim = But du jeu
myllymatti-rules-aim = Le jeu a deux phases. Dans la première vous gagnez des cartes, de bonnes si possible ; dans la seconde vous vous en débarrassez. Le dernier joueur qui a des cartes perd.
myllymatti-rules-title-deal = Joueurs et donne
myllymatti-rules-players = Trois joueurs, chacun pour soi, avec un jeu de 52 cartes sans jokers. L’as est la carte la plus haute, le 2 la plus basse.
myllymatti-rules-dealer = Tirez au sort le premier donneur.
myllymatti-rules-deal = Le donneur mélange et distribue trois cartes à chaque joueur, une à la fois, dans le sens horaire, en commençant par le joueur à sa gauche. Le reste forme la pioche, face cachée.
myllymatti-rules-title-collect = Première phase : gagner des cartes
myllymatti-rules-duel = Deux joueurs à la fois jouent pour un pli. Le joueur à la gauche du donneur entame d’une carte, et le suivant à gauche répond par n’importe quelle carte ; le troisième n’y prend pas part. La plus haute valeur gagne, quelles que soient les couleurs. Le gagnant pose les deux cartes face cachée sur sa pile de cartes gagnées et entame le pli suivant, contre le joueur à sa gauche.
myllymatti-rules-turn = Tant que la pioche a au moins deux cartes, vous pouvez retourner sa première carte au lieu d’en jouer une des vôtres. Cette carte est alors jouée.
myllymatti-rules-bounce = Si les valeurs sont égales, les deux cartes restent sur la table et les deux mêmes rejouent, dans le même ordre. Le gagnant prend toutes les cartes de la table.
myllymatti-rules-draw-timing-after-trick = Après chaque pli, même à égalité, les deux piochent jusqu’à avoir de nouveau trois cartes. Si vous avez retourné une carte, vous en avez toujours trois.
myllymatti-rules-draw-timing-immediate = Si vous jouez une carte de votre main, piochez-en aussitôt une.
myllymatti-rules-draw-order-leader-first = Le joueur qui a entamé pioche aussi le premier.
myllymatti-rules-draw-order-winner-first = Le gagnant pioche le premier ; à égalité, celui qui a entamé.
myllymatti-rules-title-trump = L’atout
myllymatti-rules-trump = Le joueur qui doit piocher la dernière carte la montre : sa couleur est l’atout de la seconde phase. La carte va sur la pile de cartes gagnées de ce joueur, pas dans sa main.
myllymatti-rules-halftime = On continue ensuite sans piocher, jusqu’à ce qu’un joueur qui doit jouer n’ait plus de carte. La carte d’un pli inachevé, ou celles qu’une égalité a laissées sur la table, vont chacune sur la pile gagnée du joueur qui l’a jouée. Tous montrent les cartes qui leur restent et les ajoutent à leur pile.
myllymatti-rules-title-shed = Seconde phase : se défaire des cartes
myllymatti-rules-lead = Ramassez votre pile de cartes gagnées : c’est maintenant votre main. Le joueur qui a pioché la carte d’atout entame le premier pli par n’importe quelle carte.
myllymatti-rules-beat = Puis chaque joueur à son tour, dans le sens horaire, bat la dernière carte du pli ou la ramasse. Une carte plus haute de sa couleur ou un atout la bat ; seul un atout plus haut bat un atout. Quand une carte a été ramassée, le joueur suivant doit battre ou ramasser celle du dessous, même s’il l’a jouée lui-même.
myllymatti-rules-must-beat-false = Vous pouvez ramasser la carte même si vous pouvez la battre.
myllymatti-rules-must-beat-true = Vous ne pouvez ramasser la carte que si vous ne pouvez pas la battre.
myllymatti-rules-complete = Un pli est complet quand il a autant de cartes qu’il y avait de joueurs avec des cartes à son début. Ses cartes sortent du jeu, et celui qui a joué la dernière entame le pli suivant ; s’il n’a plus de cartes, c’est le joueur suivant à sa gauche qui en a.
myllymatti-rules-taken = Si la seule carte d’un pli est ramassée, le pli est fini, et le joueur suivant qui a des cartes, à la gauche de celui qui a ramassé, en entame un nouveau.
myllymatti-rules-out = Un joueur sans cartes est sorti et on saute son tour. Il faut tout de même autant de cartes au pli qui est sur la table.
myllymatti-rules-title-end = La fin d’une donne
myllymatti-rules-end = La donne finit dès qu’un seul joueur a des cartes : ce joueur a perdu.
myllymatti-rules-stall =
    { $n ->
        [1] Si, dans la seconde phase, une seule carte est jouée ou ramassée sans qu’un pli soit complet, la donne finit, et tous les joueurs qui ont des cartes ont perdu.
       *[other] Si, dans la seconde phase, on joue ou ramasse { $n } fois de suite sans qu’un pli soit complet, la donne finit, et tous les joueurs qui ont des cartes ont perdu.
    }
myllymatti-rules-title-match = La partie
myllymatti-rules-single = On joue une seule donne.
myllymatti-rules-series = Jouez { $n } donnes et comptez les défaites. Le moins de défaites gagne ; à égalité, la victoire est partagée.
myllymatti-rules-next-dealer-left = Après chaque donne, c’est au joueur à la gauche du donneur de distribuer.
myllymatti-rules-next-dealer-loser = Après chaque donne, c’est au perdant de distribuer ; si plusieurs ont perdu, au joueur à la gauche du donneur.
here-must-beat-true = il faut battre une carte si on le peut
here-must-beat-false = on peut ramasser une carte même si on peut la battre
here-draw-timing-after-trick = on pioche après chaque pli
here-draw-timing-immediate = on pioche dès qu’on a joué une carte
here-draw-order-leader-first = le joueur qui a entamé pioche d’abord
here-draw-order-winner-first = le joueur qui a gagné pioche d’abord
here-deals =
    { $n ->
        [1] on joue { $n } donne
       *[other] on joue { $n } donnes
    }
here-next-dealer-left = le joueur à la gauche du donneur distribue ensuite
here-next-dealer-loser = le perdant distribue ensuite
here-stall-actions =
    { $n ->
        [1] une donne finit après { $n } coup sans pli complet
       *[other] une donne finit après { $n } coups sans pli complet
    }

## Autour des règles : qui gagne, l’essentiel, des exemples

myllymatti-primer-wins-series = Qui a le moins de défaites après { $n } donnes
myllymatti-primer-deal = Distribuez trois cartes à chacun ; le reste forme la pioche.
myllymatti-primer-duel = Première phase : vous jouez une carte, votre voisin de gauche une autre. La plus haute valeur gagne les deux, quelles que soient les couleurs, et son joueur entame le pli suivant.
myllymatti-primer-bounce = Si les valeurs sont égales, les deux mêmes rejouent pour toutes les cartes.
myllymatti-primer-draw = Complétez votre main à trois cartes. Tant que la pioche en a deux ou plus, vous pouvez retourner la première au lieu de jouer une des vôtres. La dernière est montrée : sa couleur est l’atout.
myllymatti-primer-beat = À tour de rôle, battez la dernière carte par une plus haute de sa couleur ou un atout, ou ramassez-la.
myllymatti-primer-must-beat = À tour de rôle, battez la dernière carte par une plus haute de sa couleur ou un atout. Si vous ne le pouvez pas, ramassez-la.
myllymatti-primer-end = Le dernier qui a des cartes perd.
myllymatti-primer-trick = Le roi l’emporte sur le 9, bien que les couleurs diffèrent :
myllymatti-primer-tie = Deux 8 : égalité. Les deux mêmes rejouent, et le valet gagne les quatre cartes :
myllymatti-primer-beating = L’atout est cœur. Le 9 bat le 7 de sa couleur, et un petit cœur bat le 9 :
myllymatti-primer-tied = égalité

## Les premières fois

myllymatti-first-trump = Premier atout fixé par vous
myllymatti-first-trick = Premier pli complété
