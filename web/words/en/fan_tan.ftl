# Fan Tan: its house rules, what happens, what is asked, why not, and the rules. What it has in common with Ristiseiska and
# Pantti is said in sevens.ftl.
# $seat: a name; $you: is it the person who looks. $n is a number of chips. $card: see words.js; $cardGen follows a verb.

game-fan-tan = Fan Tan
    .tag = Be first without cards and win the chips.
    .beginner = Plays the first card it notices and overlooks most of its hand.
    .casual = Thinks about what its cards open, but overlooks some of them.
    .skilled = Opens the way for its own cards first, and holds back those that would only help others.
    .expert = Plays the deal out in its head many times, with the hidden cards dealt to fit the passes, and counts the chips.

option-start = Who starts
    .source = Bicycle Cards and Britannica (left of the dealer); Wikipedia tells of the seven of diamonds or of hearts.
option-start-left = The player to the dealer’s left
option-start-7c = The seven of clubs
option-start-7d = The seven of diamonds
option-start-7h = The seven of hearts
option-start-7s = The seven of spades
option-ante = Ante
    .explain = Chips that each player pays before a deal.
    .source = Bicycle Cards and Britannica.
option-short-hand-ante = Extra ante with fewer cards
    .explain = For players who are dealt a card less than others.
    .source = Bicycle Cards, where it is customary, and Britannica.
option-pass-chips = Chips for a pass
    .source = All descriptions.
option-card-chips = Chips for a card left
    .source = Bicycle Cards and Britannica; others leave it out.
option-false-pass = Passing when you could play
    .explain = A false pass costs 3 chips at once, and more for each seven that you hold back.
    .source = Bicycle Cards tells the fines.
option-false-pass-forbid = Not possible
option-false-pass-penalise = Possible, with fines
option-chips = Chips at the start
    .explain = With 0, only the chips won and lost are counted. Otherwise the match also ends when a player has no chips left.
    .source = An old book of games (20 to 25).

here-start-left = the player to the dealer’s left starts
here-start-7c = the seven of clubs starts
here-start-7d = the seven of diamonds starts
here-start-7h = the seven of hearts starts
here-start-7s = the seven of spades starts
here-ante =
    { $n ->
        [0] there is no ante
        [one] the ante is { $n } chip
       *[other] the ante is { $n } chips
    }
here-short-hand-ante =
    { $n ->
        [0] short hands pay no extra ante
        [one] short hands pay { $n } chip more
       *[other] short hands pay { $n } chips more
    }
here-pass-chips =
    { $n ->
        [0] a pass costs nothing
        [one] a pass costs { $n } chip
       *[other] a pass costs { $n } chips
    }
here-card-chips =
    { $n ->
        [0] cards left cost nothing
        [one] each card left costs { $n } chip
       *[other] each card left costs { $n } chips
    }
here-false-pass-forbid = you may not pass if you can play
here-false-pass-penalise = you may pass although you can play, and pay fines
here-chips =
    { $n ->
        [0] only chips won and lost are counted
        [one] you start with { $n } chip
       *[other] you start with { $n } chips
    }

preset-parliament = Parliament

## What has happened

fan-tan-pass =
    { $you ->
        [yes]
        { $n ->
            [one] You passed and paid { $n } chip.
           *[other] You passed and paid { $n } chips.
        }
       *[no]
        { $n ->
            [one] { $seat } passed and paid { $n } chip.
           *[other] { $seat } passed and paid { $n } chips.
        }
    }
fan-tan-false-pass =
    { $you ->
        [yes]
        { $n ->
            [one] You passed although you could play, and paid { $n } chip.
           *[other] You passed although you could play, and paid { $n } chips.
        }
       *[no]
        { $n ->
            [one] { $seat } passed although they could play, and paid { $n } chip.
           *[other] { $seat } passed although they could play, and paid { $n } chips.
        }
    }

## What can be done, and why not

fan-tan-action-pass =
    { $n ->
        [0] Pass
        [one] Pass and pay { $n } chip
       *[other] Pass and pay { $n } chips
    }
# $n is paid at once; with the fines for sevens in hand it may become $most.
fan-tan-action-false-pass =
    { $most ->
        [3] Pass all the same: 3 chips
       *[other] Pass all the same: { $n } to { $most } chips
    }
fan-tan-all-passed = All others have just passed, so you must play.

## The table and the score

fan-tan-pool = Pool: { $n }
fan-tan-mark-paid = paid { $n } in this deal
fan-tan-mark-won = won { $n } in this deal
fan-tan-score-ante = Ante
fan-tan-score-passes =
    { $n ->
        [one] { $n } pass
       *[other] { $n } passes
    }
fan-tan-score-false-passes =
    { $n ->
        [one] { $n } false pass
       *[other] { $n } false passes
    }
fan-tan-score-pool = Out first: the whole pool
fan-tan-score-fines-paid = Fines for sevens held back
fan-tan-score-fines = Fines from others, for sixes and eights in hand

## Why the expert would do it

fan-tan-reason-fine =
    { $n ->
        [one] A pass would cost you { $n } chip, as you can play.
       *[other] A pass would cost you { $n } chips, as you can play.
    }

## The rules page

fan-tan-rules-aim = What players pay goes into the pool, and the winner of the deal takes it all. Use chips, matches or coins of one kind.
fan-tan-rules-deal = The dealer shuffles and deals out the whole pack, one card at a time, clockwise, starting with the player to the dealer’s left. Four players get 13 each; otherwise the first few get one card more than the rest.
fan-tan-rules-ante =
    { $n ->
        [0] There is no ante.
        [one] Before the deal each player pays { $n } chip.
       *[other] Before the deal each player pays { $n } chips.
    }
fan-tan-rules-short-hand =
    { $n ->
        [0] Players with a card less than others pay nothing more.
        [one] Players with a card less than others pay { $n } chip more.
       *[other] Players with a card less than others pay { $n } chips more.
    }
fan-tan-rules-layout = The four suits lie side by side. In the middle of each is its seven, which can be played at any time. The six goes below the seven, and on it the five, the four and so on down; the eight goes above the seven, and on it the nine, the ten and so on up to the king.
fan-tan-rules-start-left = The player to the dealer’s left has the first turn. Then the turn passes to the left.
fan-tan-rules-start-card = If you hold { $cardGen }, you start: play it. Then the turn passes to the left.
fan-tan-rules-false-pass = If you can play, you choose which card. You may also pass although you can play, but not while you hold the card that must start the deal, and not when all the others have just passed. This costs { $n } chips, paid into the pool at once. When the deal is over, you also pay for each seven that you held back: { $fine } chips to the player who had its six and { $fine } to the player who had its eight, unless that was you.
fan-tan-rules-unable =
    { $n ->
        [0] If you can’t play, you pass. That costs nothing.
        [one] If you can’t play, you pass and pay { $n } chip into the pool, also before the first seven has been played.
       *[other] If you can’t play, you pass and pay { $n } chips into the pool, also before the first seven has been played.
    }
fan-tan-rules-title-score = Chips
fan-tan-rules-cards =
    { $n ->
        [0] Cards that are left in hand cost nothing.
        [one] When the deal is over, each player pays { $n } chip into the pool for each card left in their hand.
       *[other] When the deal is over, each player pays { $n } chips into the pool for each card left in their hand.
    }
fan-tan-rules-winner = Then the winner of the deal takes the whole pool.
fan-tan-rules-deals-each = Play as many deals as there are players: each player deals once.
fan-tan-rules-deals =
    { $n ->
        [one] Play { $n } deal.
       *[other] Play { $n } deals.
    }
fan-tan-rules-chips =
    { $n ->
        [0] Only the chips won and lost are counted, so a total may fall below zero. The highest total wins; equal totals share the win.
        [one] Each player begins with { $n } chip. The match also ends after a deal that leaves a player with none, or in debt. The player with the most chips wins; equal totals share the win.
       *[other] Each player begins with { $n } chips. The match also ends after a deal that leaves a player with none, or in debt. The player with the most chips wins; equal totals share the win.
    }

## Around the rules: what is needed, who wins, a quick start, a worked example

fan-tan-primer-needs = Chips, matches or coins of one kind: some thirty for each player
fan-tan-primer-wins = The player with the most chips after the last deal
fan-tan-primer-deal = Deal out all the cards, and put the antes into the pool.
fan-tan-primer-deal-free = Deal out all the cards.
fan-tan-primer-play = In turn, play a card if you can: a seven, or the next card of a suit, downwards from its seven to the ace or upwards to the king.
fan-tan-primer-fitting = After { $cardGen } the six and the eight of its suit fit:
fan-tan-primer-lies = on the table
fan-tan-primer-fits = fits
fan-tan-primer-waits = waits for the six

## What is worth remembering the first time

fan-tan-first-false-pass = First pass with a card to play
