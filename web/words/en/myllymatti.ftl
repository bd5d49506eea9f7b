# Myllymatti: what happens, what is asked, why not, its options and rules.
# $seat, $to: names; $you, $toYou: is it the person who looks. $card: see words.js; $cardGen follows a verb.

game-myllymatti = Myllymatti
    .tag = Win good cards, then get rid of them.
    .beginner = Goes by simple rules, remembers few of the cards that others have won, and often overlooks something.
    .casual = Goes by the same rules, remembers the last dozen of those cards, and overlooks less.
    .skilled = Remembers every card that was won, so in the second half it knows all hands; there it looks ahead a little.
    .expert = Looks far ahead in both halves: in the first it tries out what the unseen cards may be, in the second it knows all cards.

option-must-beat = Must beat a card if you can
    .explain = Otherwise you may take it. With “must” some deals go round in circles until the limit of plays ends them.
    .source-myllymatti = Denexa’s page says both that you must and that you may take.
    .source-skitgubbe = spelakort.nu plays with “must”, the others without.
option-draw-timing = Drawing from the stock
    .source = Denexa (after the trick), Pagat (at once after playing).
option-draw-timing-after-trick = After each trick
option-draw-timing-immediate = Immediately after playing
option-draw-order = Who draws first
    .explain = This decides who gets the trump card.
    .source = No source says it; the leader draws first in Pagat’s form too.
option-draw-order-leader-first = The player who led
option-draw-order-winner-first = The player who won
option-deals = Deals
    .explain = In a series losses are counted.
    .explain-fan-tan = By custom each player deals once.
    .source-fan-tan = Bicycle Cards tells of a series of deals.
    .source-myllymatti = Denexa plays single deals; series are our own.
    .source-skitgubbe = Sources play single deals; series are our own.
option-next-dealer = Next dealer
    .source-myllymatti = The player to the dealer’s left by custom; in Skitgubbe often the loser.
    .source-sedma = Pagat (a loser deals, so that a winner leads); the Japanese rules go to the left.
    .source-skitgubbe = The player to the dealer’s left by custom; in WotC’s rules the loser.
option-next-dealer-left = Player to the dealer’s left
option-next-dealer-loser = Loser
option-stall-actions = Limit of plays without a complete trick
    .explain = The deal ends after this many.
    .source-myllymatti = Our own limit.
    .source-skitgubbe = Our own limit: 200, and 200 more for each player above three.

## House rules in one sentence, each a clause: "Here an ace always costs 14 points and the match ends at 200 points."

here-must-beat-true = you must beat a card if you can
here-must-beat-false = you may take a card even if you could beat it
here-draw-timing-after-trick = you draw after each trick
here-draw-timing-immediate = you draw immediately after playing a card
here-draw-order-leader-first = the player who led draws first
here-draw-order-winner-first = the player who won draws first
here-deals =
    { $n ->
        [one] { $n } deal is played
       *[other] { $n } deals are played
    }
here-next-dealer-left = the player to the dealer’s left deals next
here-next-dealer-loser = the loser deals next
here-stall-actions =
    { $n ->
        [one] a deal ends after { $n } play without a complete trick
       *[other] a deal ends after { $n } plays without a complete trick
    }

## What has happened

myllymatti-play =
    { $you ->
        [yes] You played { $cardGen }.
       *[no] { $seat } played { $cardGen }.
    }
myllymatti-turn =
    { $you ->
        [yes] You turned up { $cardGen } from the stock.
       *[no] { $seat } turned up { $cardGen } from the stock.
    }
myllymatti-bounce = Equal ranks: the cards stay on the table, and the same two play again.
myllymatti-wins =
    { $you ->
        [yes] You win the trick.
       *[no] { $seat } wins the trick.
    }
myllymatti-peak-bounce = Equal!
myllymatti-peak-half = Second half: { $suit } are trump
myllymatti-trump =
    { $you ->
        [yes] You draw the last card, { $cardGen }: its suit is trump, and you will lead.
       *[no] { $seat } draws the last card, { $cardGen }: its suit is trump, and { $seat } will lead.
    }
myllymatti-halftime =
    { $you ->
        [yes] Second half: all players pick up the cards they have won. Trump is { $suit }, and you lead.
       *[no] Second half: all players pick up the cards they have won. Trump is { $suit }, and { $seat } leads.
    }
myllymatti-shows =
    { $you ->
        [yes] You show the cards left in your hand and add them to your pile: { $cards }.
       *[no] { $seat } shows the cards left in hand and adds them to their pile: { $cards }.
    }
myllymatti-lead =
    { $you ->
        [yes] You led { $cardGen }.
       *[no] { $seat } led { $cardGen }.
    }
myllymatti-beat =
    { $you ->
        [yes] You beat it with { $cardGen }.
       *[no] { $seat } beat it with { $cardGen }.
    }
myllymatti-take =
    { $you ->
        [yes] You took { $cardGen }.
       *[no] { $seat } took { $cardGen }.
    }
myllymatti-complete =
    { $you ->
        [yes] You completed the trick: it leaves the game.
       *[no] { $seat } completed the trick: it leaves the game.
    }
myllymatti-out =
    { $you ->
        [yes] You are out!
       *[no] { $seat } is out.
    }
myllymatti-loses =
    { $you ->
        [yes] You are the last player with cards: you lose.
       *[no] { $seat } is the last player with cards and loses.
    }
myllymatti-stalled = No trick has been completed for a long time: the deal ends here, and all players with cards have lost.

## What you are asked to do

myllymatti-prompt-duel =
    { $turn ->
        [yes] Your trick with { $to }: play a card, or turn one up.
       *[no] Your trick with { $to }: play a card.
    }
myllymatti-prompt-follow =
    { $turn ->
        [yes] Answer { $to }’s { $card }, or turn a card up: the higher rank wins both.
       *[no] Answer { $to }’s { $card }: the higher rank wins both.
    }
myllymatti-prompt-lead = You lead: play any card.
myllymatti-prompt-beat =
    { $n ->
        [one] Beat { $cardGen } or take it. One more card completes the trick.
       *[other] Beat { $cardGen } or take it. { $n } more cards complete the trick.
    }
myllymatti-prompt-must =
    { $n ->
        [one] You must beat { $cardGen }. One more card completes the trick.
       *[other] You must beat { $cardGen }. { $n } more cards complete the trick.
    }
myllymatti-prompt-take = You can’t beat { $cardGen }: take it.

## What can be done

myllymatti-action-turn = Turn up a card
myllymatti-action-take = Take { $cardGen }

## Why the expert would play it

myllymatti-reason-turn-spares = A card from the stock saves your own, the lowest of which is { $lowGen }.
myllymatti-reason-turn-chance = { $n } of the { $total } cards you haven’t seen would beat { $cardGen }, and turning one up costs you none of your own.
myllymatti-reason-lead-lowest = { $cardGen } is your lowest card, and low cards are hard to get rid of later.
myllymatti-reason-few-higher =
    { $n ->
        [0] You have seen every card higher than { $cardGen }.
       *[other] Only { $n } of the { $total } cards you haven’t seen would beat { $cardGen }.
    }
myllymatti-reason-lower =
    { $n ->
        [one] One of the { $total } cards you haven’t seen is lower than { $cardGen }.
       *[other] { $n } of the { $total } cards you haven’t seen are lower than { $cardGen }.
    }
myllymatti-reason-wins = It wins the trick: you get { $cardGen } and { $otherGen }.
myllymatti-reason-wins-more = It wins the trick and everything on the table: { $cards }.
myllymatti-reason-bounce = Equal ranks: nobody wins yet, and the cards stay on the table for the next trick.
myllymatti-reason-lost-anyway = You can’t win or tie against { $otherGen }, so lose your lowest card, { $cardGen }.
myllymatti-reason-lost = You can’t win or tie against { $otherGen }.
myllymatti-reason-keeps = It loses to { $otherGen }, and you keep { $highGen }, your highest card.
myllymatti-reason-ducks = It loses to { $otherGen }, and you keep { $lowGen }, which loses later tricks more surely.
myllymatti-reason-rid-of-low = It loses to { $otherGen }, but gets rid of a low card.
myllymatti-reason-goes-out = It is your last card: you are out.
myllymatti-reason-completes = It completes the trick: its cards leave the game, and you lead next.
myllymatti-reason-completes-only = This is your only card that completes the trick: its cards leave the game, and you lead next.
myllymatti-reason-void = { $to } has no { $suit } and no trump, and must take it.
myllymatti-reason-unbeaten = { $to } can’t beat { $cardGen } and must take it.
myllymatti-reason-only-beater = It is your only card that beats { $otherGen }.
myllymatti-reason-cheapest = It is your cheapest card that beats { $otherGen }.
myllymatti-reason-only-trump = { $to } can beat it only with a trump.
myllymatti-reason-lowest = { $cardGen } is your lowest card that isn’t a trump.
myllymatti-reason-costs = To beat it, { $to } must spend at least { $otherGen }.
myllymatti-reason-take-trump = It is a trump, and it will be yours.
myllymatti-reason-take-keeps = You keep { $otherGen }, your cheapest card that would beat it.
myllymatti-reason-end-hand =
    { $you ->
        [yes] You began the second half
       *[no] { $seat } began the second half
    } with { $n ->
        [one] one card
       *[other] { $n } cards
    } ({ $trumps ->
        [0] no trumps
        [one] one trump
       *[other] { $trumps } trumps
    }) and { $takes ->
        [0] never took a card
        [one] took cards once
       *[other] took cards { $takes } times
    }.

## Why not

no-turn = The last card of the stock can’t be turned up: play from your hand.
no-stock = The stock is used up.
no-take = You don’t take cards in the first half: play one.
must-beat = You can beat it, and at this table you must.
must-lead = There is nothing to take: you lead.
wrong-suit = Only a higher card of its suit or a trump beats { $cardGen }; trump is { $suit }.
needs-higher-trump = { $cardGen } is a trump: only a higher trump beats it.
too-low = That doesn’t beat { $cardGen }.

## Places and things

myllymatti-place-trick = Trick
myllymatti-place-table = Waiting for a winner
myllymatti-place-won = Won cards
myllymatti-place-out = Out of play
myllymatti-mark-trump = Trump: { $suit }
myllymatti-mark-no-trump = Trump: not known yet

## Scores

myllymatti-score-loser = Left with cards
myllymatti-score-out =
    { $n ->
        [1] Went out first
        [2] Went out second
        [3] Went out third
       *[other] Went out { $n }th
    }

## Rules

myllymatti-rules-title-aim = Aim of the game
myllymatti-rules-aim = The game has two halves. In the first you win cards, good ones if you can; in the second you get rid of them. The last player with cards loses.
myllymatti-rules-title-deal = Players and deal
myllymatti-rules-players = Three players, each for themselves, with one pack of 52 cards without jokers. The ace is the highest card, the two the lowest.
myllymatti-rules-dealer = Draw lots for the first dealer.
myllymatti-rules-deal = The dealer shuffles and deals each player three cards, one at a time, clockwise, starting with the player to the dealer’s left. The rest lies face down as the stock.
myllymatti-rules-title-collect = First half: winning cards
myllymatti-rules-duel = Two players at a time play for a trick. The player to the dealer’s left leads a card, and the next player to the left answers with any card; the third stays out of it. The higher rank wins, whatever the suits. The winner lays both cards face down on a pile of won cards and leads to the next trick, against the player to the winner’s left.
myllymatti-rules-turn = As long as the stock has two cards or more, you may turn up its top card instead of playing one of your own. Then that card is played.
myllymatti-rules-bounce = If the ranks are equal, both cards stay on the table and the same two play again, in the same order. The winner takes all the cards on the table.
myllymatti-rules-draw-timing-after-trick = After each trick, a tied one too, both draw from the stock until they have three cards again. If you turned up a card, you still have three.
myllymatti-rules-draw-timing-immediate = If you play a card from your hand, draw one from the stock immediately.
myllymatti-rules-draw-order-leader-first = The player who led draws first.
myllymatti-rules-draw-order-winner-first = The winner draws first; after a tie, the player who led.
myllymatti-rules-title-trump = The trump
myllymatti-rules-trump = The player who has to draw the last card of the stock shows it: its suit is trump in the second half. The card goes to that player’s pile of won cards, not to the hand.
myllymatti-rules-halftime = Then play goes on without drawing, until a player who has to play has no card. A card in an unfinished trick, or left on the table by a tie, goes to the won pile of the player who played it. All players show the cards left in their hands and add them to their piles.
myllymatti-rules-title-shed = Second half: getting rid of cards
myllymatti-rules-lead = Pick up your pile of won cards: it is your hand now. The player who drew the trump card leads any card to the first trick.
myllymatti-rules-beat = Then each player in turn, clockwise, either beats the last card of the trick or takes it into their hand. A higher card of its suit or a trump beats it; only a higher trump beats a trump. After a card has been taken, the next player must beat or take the card below it, even one that they played themselves.
myllymatti-rules-must-beat-false = You may take the card even if you could beat it.
myllymatti-rules-must-beat-true = You may take the card only if you can’t beat it.
myllymatti-rules-complete = A trick is complete when it has as many cards as there were players with cards at its start. Its cards leave the game, and the player of the last one leads the next trick; if that player has no cards left, the next player to their left who has cards leads.
myllymatti-rules-taken = If the only card of a trick is taken, the trick is over, and the next player to the taker’s left who has cards leads a new one.
myllymatti-rules-out = A player without cards is out and is skipped. The trick on the table still needs as many cards as before.
myllymatti-rules-title-end = The end of a deal
myllymatti-rules-end = The deal is over as soon as only one player has cards: that player has lost.
myllymatti-rules-stall =
    { $n ->
        [one] If, in the second half, a single card is played or taken and completes no trick, the deal ends, and all players with cards have lost.
       *[other] If, in the second half, cards are played or taken { $n } times in a row and no trick is completed, the deal ends, and all players with cards have lost.
    }
myllymatti-rules-title-match = The match
myllymatti-rules-single = A single deal is played.
myllymatti-rules-series = Play { $n } deals and count losses. The fewest losses win; equal losses share the win.
myllymatti-rules-next-dealer-left = After each deal the player to the dealer’s left deals next.
myllymatti-rules-next-dealer-loser = After each deal the loser deals next; if several have lost, the player to the dealer’s left does.

## Around the rules: who wins, a quick start, worked examples

myllymatti-primer-wins-series = The fewest losses after { $n } deals
myllymatti-primer-deal = Deal each player three cards; the rest is the stock.
myllymatti-primer-duel = First half: you play a card, and the player to your left another; the rest wait. The higher rank wins both, whatever the suits, and its player leads next.
myllymatti-primer-bounce = If the ranks are equal, the same two play again for all the cards.
myllymatti-primer-draw = Draw back up to three cards from the stock. While it has two or more, you may turn up its top card instead of playing your own. Its last card is shown: its suit is trump.
myllymatti-primer-beat = In turn, beat the last card with a higher one of its suit or a trump, or take it into your hand.
myllymatti-primer-must-beat = In turn, beat the last card with a higher one of its suit or a trump. Only if you can’t, take it into your hand.
myllymatti-primer-end = The last player with cards loses.
myllymatti-primer-trick = The king beats the nine, although the suits differ:
myllymatti-primer-tie = Two eights tie. The same two play again, and the jack wins all four cards:
myllymatti-primer-beating = Hearts are trump. The nine beats the seven of its suit, and a small heart beats the nine:
myllymatti-primer-tied = tie

## What is worth remembering the first time

myllymatti-first-trump = First trump you fixed
myllymatti-first-trick = First trick completed
