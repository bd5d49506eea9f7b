# Skitgubbe : options, ce qui s’est passé, ce qu’on demande, pourquoi non, règles. Ce qui est pareil au Myllymatti se dit
# avec ses mots (myllymatti.ftl).

game-skitgubbe = Skitgubbe
    .tag = Gagnez des cartes, jouez-les, ne finissez pas en dernier.
    .beginner = Suit des règles simples, se rappelle peu des cartes que les autres ont gagnées et laisse souvent passer quelque chose.
    .casual = Suit les mêmes règles, se rappelle la dernière douzaine de ces cartes et laisse passer moins de choses.
    .skilled = Se rappelle chaque carte gagnée et connaît donc toutes les mains dans la seconde phase ; là, il voit un peu plus loin.
    .expert = Voit plus loin dans la seconde phase, où il connaît toutes les cartes ; dans la première, il joue d’expérience.

option-tricks = Qui joue un pli de la première phase
    .source = Tous : WotC, Cats at Cards. Deux : Pagat, spelakort.nu.
option-tricks-all = Tous les joueurs
option-tricks-pair = Celui qui entame et le suivant
option-tie = Cartes égales
    .explain = Ceux qui sont à égalité rejouent pour tout ce qui est sur la table.
    .source = Plus haute carte : WotC, Cats at Cards. N’importe quelle paire : nordiccardgames.pages.dev.
option-tie-war = Seules comptent les plus hautes
option-tie-any-pair = Une paire bat une carte plus haute
# UNSURE: “Glisser” (English slough) is our own; no French source has a word for it.
option-slough = Glisser des cartes
    .explain = Après avoir joué dans la première phase, on peut ajouter des cartes d’une valeur qui est sur la table.
    .source = Le Flurst de WotC ; là, aussi au tour des autres.
option-runs = Suites dans la seconde phase
    .explain = Plusieurs cartes consécutives d’une couleur se jouent comme une seule.
    .source = WotC, Wikipédia, kortspel.info ; Pagat joue carte par carte.
option-pickup = Ce qu’on ramasse si on ne bat pas
    .source = Pagat (la dernière), Wikipédia (à la suite), WotC (la première).
option-pickup-lay = La dernière carte ou suite du pli
option-pickup-sequence = Aussi celles du dessous qu’elle prolonge
option-pickup-bottom = La première et celles qui la continuent
option-dreck = Basses cartes à ceux qui ont moins de cartes que
    .explain = À la mi-temps, les joueurs qui ont moins de cartes que cela se partagent les 2 à 5 et le 6 d’atout ; avec 0, on n’en donne pas.
    .source = WotC (6).

preset-pagat = Comme sur Pagat
preset-flurst = Flurst

here-tricks-all = tous jouent chaque pli de la première phase
here-tricks-pair = deux joueurs à la fois jouent un pli de la première phase
here-tie-war = seules les plus hautes cartes peuvent être égales
here-tie-any-pair = une paire bat une carte plus haute
here-slough-true = on peut glisser des cartes de même valeur
here-slough-false = on ne glisse pas de cartes
here-runs-true = une suite se joue comme une seule carte
here-runs-false = on joue carte par carte
here-pickup-lay = on ramasse la dernière carte du pli
here-pickup-sequence = on ramasse aussi les cartes que la dernière continue
here-pickup-bottom = on ramasse la première carte du pli et celles qui la continuent
here-dreck =
    { $n ->
        [0] personne ne reçoit les basses cartes
        [1] les joueurs sans carte reçoivent les basses
       *[other] les joueurs qui ont moins de { $n } cartes reçoivent les basses
    }

## Ce qui s’est passé

skitgubbe-war = Valeurs égales : les cartes restent sur la table, et ceux qui ont joué les cartes égales rejouent.
skitgubbe-slough =
    { $you ->
        [yes] Vous avez glissé { $cardGen }.
       *[no] { $seat } a glissé { $cardGen }.
    }
skitgubbe-stop =
    { $you ->
        [yes] Vous n’en avez pas glissé d’autre.
       *[no] { $seat } n’en glisse pas d’autre.
    }
skitgubbe-dreck =
    { $n ->
        [1] Les basses cartes vont à ceux qui n’en ont aucune.
       *[other] Les basses cartes vont à ceux qui en ont moins de { $n }.
    }
skitgubbe-lead-run =
    { $you ->
        [yes] Vous avez entamé par { $cards }.
       *[no] { $seat } a entamé par { $cards }.
    }
skitgubbe-beat-run =
    { $you ->
        [yes] Vous avez battu avec { $cards }.
       *[no] { $seat } a battu avec { $cards }.
    }
skitgubbe-take-lays =
    { $you ->
        [yes] Vous avez ramassé { $cards }.
       *[no] { $seat } a ramassé { $cards }.
    }

## Ce qu’on vous demande

skitgubbe-prompt-collect =
    { $turn ->
        [yes] Vous entamez : jouez une carte ou retournez-en une.
       *[no] Vous entamez : jouez une carte.
    }
skitgubbe-prompt-follow =
    { $turn ->
        [yes] Jouez une carte ou retournez-en une. La plus haute est { $cardGen }.
       *[no] Jouez une carte. La plus haute est { $cardGen }.
    }
skitgubbe-prompt-war =
    { $turn ->
        [yes] Valeurs égales : rejouez, ou retournez une carte.
       *[no] Valeurs égales : rejouez.
    }
skitgubbe-prompt-slough = Vous pouvez glisser une carte d’une valeur qui est sur la table.
skitgubbe-prompt-no-slough = Vous n’avez pas de carte à glisser.
skitgubbe-prompt-lead-run = Vous entamez : jouez n’importe quelle carte ou suite.
skitgubbe-prompt-beat =
    { $n ->
        [1] Battez { $cards } ou ramassez. Encore une et le pli est complet.
       *[other] Battez { $cards } ou ramassez. Encore { $n } et le pli est complet.
    }
skitgubbe-prompt-must =
    { $n ->
        [1] Vous devez battre { $cards }. Encore une et le pli est complet.
       *[other] Vous devez battre { $cards }. Encore { $n } et le pli est complet.
    }
skitgubbe-prompt-take = Vous ne pouvez pas battre { $cards } : ramassez.

## Ce qu’on peut faire

skitgubbe-action-stop = Ne rien glisser
skitgubbe-action-slough = Glisser { $cardGen }
skitgubbe-action-run = Jouer { $cards }
skitgubbe-action-take = Ramasser { $cards }

## Pourquoi l’expert jouerait ainsi

skitgubbe-reason-best-so-far = Plus haut que { $otherGen }, la plus haute carte jusqu’ici : { $card }.
skitgubbe-reason-pair = Une paire bat les cartes seules : { $cardGen } en fait une.
skitgubbe-reason-slough-low = Une basse carte de moins, { $card } : elle va au gagnant du pli.
skitgubbe-reason-slough-mine = Le pli est à vous, et ce que vous y glissez aussi.
skitgubbe-reason-stop = Vous gardez { $cardGen } : glissée, cette carte irait au gagnant du pli.
skitgubbe-reason-run = Vous vous débarrassez de { $n } cartes d’un coup.
skitgubbe-reason-covers = { $to } ne peut pas battre { $cardGen }.

## Pourquoi non

skitgubbe-no-slough = À cette table, on ne glisse pas de cartes.
skitgubbe-no-slough-now = On glisse des cartes juste après en avoir joué une, dans la première phase.
skitgubbe-slough-or-stop = Vous avez joué : glissez une carte, ou aucune.
skitgubbe-no-match = Aucune carte sur la table n’est de cette valeur : { $card }.

## Places

skitgubbe-place-lay = Carte { $n } du pli

## Règles

skitgubbe-rules-players = De { $least } à { $most } joueurs, chacun pour soi, avec un jeu de 52 cartes sans jokers. L’as est la carte la plus haute, le 2 la plus basse.
skitgubbe-rules-tricks-all = Le joueur à la gauche du donneur entame d’une carte, et chacun à son tour, dans le sens horaire, joue n’importe quelle carte. La plus haute valeur gagne, quelles que soient les couleurs. Le gagnant pose les cartes face cachée sur sa pile de cartes gagnées et entame le pli suivant.
skitgubbe-rules-tricks-pair = Deux joueurs à la fois jouent pour un pli : le joueur à la gauche du donneur entame d’une carte, et le suivant répond par n’importe quelle carte. La plus haute valeur gagne, quelles que soient les couleurs. Le gagnant pose les deux cartes face cachée sur sa pile de cartes gagnées et entame le pli suivant, contre le joueur à sa gauche.
skitgubbe-rules-draw = Après avoir joué de votre main, piochez aussitôt pour avoir de nouveau trois cartes.
skitgubbe-rules-tie-war = Si plusieurs ont joué la plus haute valeur, toutes les cartes restent sur la table et seuls ces joueurs rejouent, dans le même ordre. Le gagnant prend toutes les cartes de la table.
skitgubbe-rules-tie-any-pair = Si plusieurs ont joué la même valeur, la plus haute de ces valeurs compte, même sous une carte seule plus haute : toutes les cartes restent sur la table, et seuls ceux qui ont joué cette valeur rejouent, dans le même ordre. Le gagnant prend toutes les cartes de la table.
skitgubbe-rules-slough = Après avoir joué et pioché, vous pouvez glisser une carte d’une valeur qui est dans le pli, piocher, et en glisser d’autres. Le gagnant du pli reçoit aussi ces cartes.
skitgubbe-rules-dreck =
    { $n ->
        [1] Si un joueur n’a alors aucune carte, tous les 2, 3, 4 et 5 et le 6 d’atout sont retirés des mains et distribués à ceux qui n’en ont pas.
       *[other] Si un joueur a alors moins de { $n } cartes, tous les 2, 3, 4 et 5 et le 6 d’atout sont retirés des mains et distribués à ceux qui en ont si peu.
    }
skitgubbe-rules-runs = Au lieu d’une carte, vous pouvez jouer une suite : des cartes d’une couleur qui se suivent, comme { $cards }. Une suite compte comme une seule carte du pli, quelle que soit sa longueur. Elle est battue par une carte ou une suite de sa couleur qui commence au-dessus de sa plus haute carte, ou par de l’atout.
skitgubbe-rules-pickup-sequence = Si vous ramassez une carte ou une suite, ramassez aussi ce qui est dessous tant que chacune continue celle du dessous, dans sa couleur et sans trou.
skitgubbe-rules-pickup-bottom = Au lieu de la dernière carte ou suite, on ramasse la première du pli, et celles qui sont dessus tant que chacune continue celle du dessous, dans sa couleur et sans trou.
skitgubbe-rules-stall-usual = Si, dans la seconde phase, on joue ou ramasse 200 fois de suite sans qu’un pli soit complet (400 fois à quatre joueurs, 600 à cinq, 800 à six), la donne finit, et tous les joueurs qui ont des cartes ont perdu.

## Autour des règles : qui gagne, en bref, un exemple

skitgubbe-primer-wins = Personne : le dernier qui a des cartes perd
skitgubbe-primer-deal = Distribuez { $n } cartes à chacun. Le reste est la pioche.
skitgubbe-primer-tricks-all = Chacun joue une carte à son tour. La plus haute valeur les gagne toutes, quelles que soient les couleurs, et entame ensuite ; à égalité, ceux qui sont égaux rejouent.
skitgubbe-primer-tricks-pair = Celui qui entame et le suivant jouent chacun une carte. La plus haute valeur gagne les deux, quelles que soient les couleurs, et entame ensuite ; à égalité, ils rejouent.
skitgubbe-primer-draw = Jouez de votre main et piochez pour avoir de nouveau { $n } cartes, ou retournez la première carte de la pioche.
skitgubbe-primer-trump = Celui qui pioche la dernière carte la montre : sa couleur est l’atout.
skitgubbe-primer-half = Quand un joueur n’a plus de carte à jouer, tous prennent en main les cartes gagnées. Celui qui a pioché l’atout entame.
skitgubbe-primer-beat = Battez la dernière carte par une plus haute de sa couleur ou par un atout, ou ramassez-la.
skitgubbe-primer-beat-run = Battez la dernière carte ou suite par plus haut dans sa couleur ou par de l’atout, ou ramassez-la.
skitgubbe-primer-complete = Quand le pli a autant de cartes qu’il y avait de joueurs avec des cartes à son début, il sort du jeu, et celui qui a joué la dernière entame.
skitgubbe-primer-end = Débarrassez-vous de toutes vos cartes : le dernier qui en a est le skitgubbe.
skitgubbe-primer-war = Les 9 sont ici les plus hautes cartes, et il y en a deux :
skitgubbe-primer-tied = rejoue
skitgubbe-primer-waits = reste sur la table
