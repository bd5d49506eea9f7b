# Myllymatti: what happens, what is asked, why not, its options and rules.
# $seat, $to: names; $you, $toYou: is it the person who looks. $card: see words.js; $cardGen follows a verb.

game-myllymatti = Myllymatti
    .tag = Collect good cards in duels, then get rid of them all: the last one holding cards is the Myllymatti.
    .beginner = Goes by simple rules, remembers few of the cards that others have won, and often overlooks something.
    .casual = Goes by the same rules, remembers the last dozen of those cards, and overlooks less.
    .skilled = Remembers every card that was won, so in the second half it knows all hands; there it looks ahead a little.
    .expert = Looks far ahead in both halves: in the first with the unseen cards dealt in every likely way, in the second with all cards known.

option-must-beat = Must beat a card if you can
    .explain = Otherwise you may take it. Denexa says both; with “must” some deals go round in circles until the safety line ends them.
option-draw-timing = Drawing from the stock
    .explain = Sources: Denexa (after the duel), Pagat (at once after playing).
option-draw-timing-after-trick = After each duel
option-draw-timing-immediate = At once after playing
option-draw-order = Who draws first
    .explain = It decides who gets the trump card. No source says it; the leader draws first in Pagat’s form too.
option-draw-order-leader-first = Whoever led
option-draw-order-winner-first = Whoever won
option-deals = Deals
    .explain = In a series losses are counted. Source: Denexa plays single deals.
option-next-dealer = Next dealer
    .explain = Sources: the left neighbour by custom; in Skitgubbe often the loser.
option-next-dealer-left = The left neighbour
option-next-dealer-loser = The loser
option-stall-actions = Longest standstill
    .explain = So many plays without a complete trick end the deal. Our own safety line.

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
        [yes] You win the duel.
       *[no] { $seat } wins the duel.
    }
myllymatti-trump =
    { $you ->
        [yes] You draw the last card, { $card }: its suit is trump, and you will lead.
       *[no] { $seat } draws the last card, { $card }: its suit is trump, and { $seat } will lead.
    }
myllymatti-halftime =
    { $you ->
        [yes] Second half: everybody’s pile is now the hand. Trump is { $suit }, and you lead.
       *[no] Second half: everybody’s pile is now the hand. Trump is { $suit }, and { $seat } leads.
    }
myllymatti-shows =
    { $you ->
        [yes] You show your hand and keep it: { $cards }.
       *[no] { $seat } shows a hand and keeps it: { $cards }.
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
        [yes] The trick is complete and gone; you played the last card to it.
       *[no] The trick is complete and gone; { $seat } played the last card to it.
    }
myllymatti-out =
    { $you ->
        [yes] You are out!
       *[no] { $seat } is out.
    }
myllymatti-loses =
    { $you ->
        [yes] You are left with the cards: you are the Myllymatti.
       *[no] { $seat } is left with the cards and is the Myllymatti.
    }
myllymatti-stalled = No trick has been completed for a long time: the deal ends here, and whoever holds cards has lost.

## What you are asked to do

myllymatti-prompt-duel = Your duel with { $to }: play a card, or turn one up if you can.
myllymatti-prompt-follow = Answer { $to }’s { $card }: the higher rank wins both.
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
myllymatti-prompt-take = Nothing you have beats { $card }: take it.

## What can be done

myllymatti-action-turn = Turn up a card from the stock
myllymatti-action-take = Take { $cardGen }

## Why the expert would play it

myllymatti-reason-turn-spares = A turned card spares your own, the lowest of which is { $low }.
myllymatti-reason-turn-chance = Of the { $total } cards that you haven’t seen, { $n } would beat { $cardGen }, and turning one costs you none of your own.
myllymatti-reason-lead-lowest = You have no lower card than { $cardGen }, and low ones are hard to get rid of later.
myllymatti-reason-few-higher =
    { $n ->
        [0] No card that you haven’t seen is higher than { $cardGen }.
       *[other] Of the { $total } cards that you haven’t seen, only { $n } would beat { $cardGen }.
    }
myllymatti-reason-lower =
    { $n ->
        [one] Of the { $total } cards that you haven’t seen, one is lower than { $cardGen }.
       *[other] Of the { $total } cards that you haven’t seen, { $n } are lower than { $cardGen }.
    }
myllymatti-reason-wins = It wins the duel: both { $cardGen } and { $otherGen } will be yours.
myllymatti-reason-wins-more = It wins the duel and everything on the table: { $cards }.
myllymatti-reason-bounce = Equal ranks: nobody wins yet, and the cards wait for the next duel.
myllymatti-reason-lost-anyway = Nothing you have wins or draws against { $otherGen }, and you have no lower card to lose than { $cardGen }.
myllymatti-reason-lost = Nothing you have wins or draws against { $otherGen }.
myllymatti-reason-keeps = It loses to { $otherGen }, and you keep { $high }, your highest card.
myllymatti-reason-rid-of-low = It loses to { $otherGen }, and you are rid of a low card.
myllymatti-reason-goes-out = It is your last card: you are out.
myllymatti-reason-completes = It completes the trick: its cards are gone, and you lead next.
myllymatti-reason-completes-only = Only this card of yours completes the trick: its cards are gone, and you lead next.
myllymatti-reason-void = { $to } has no { $suit } and no trump, and must take it.
myllymatti-reason-unbeaten = { $to } can’t beat { $cardGen } and must take it.
myllymatti-reason-only-beater = It is your only card that beats { $otherGen }.
myllymatti-reason-cheapest = It is the cheapest of your cards that beat { $otherGen }.
myllymatti-reason-only-trump = { $to } can beat it only with a trump.
myllymatti-reason-lowest = Of your cards that are no trumps, none is lower than { $cardGen }.
myllymatti-reason-costs = The cheapest card with which { $to } can beat it is { $otherGen }.
myllymatti-reason-take-trump = It is a trump, and you will have it.
myllymatti-reason-take-keeps = You keep { $otherGen }, your cheapest card that would beat it.

## Why not

no-turn = The last card of the stock can’t be turned up: play from your hand.
no-stock = There is no stock any more.
no-take = Nothing is taken in the first half: play a card.
must-beat = You can beat it, and by this table’s rules you must.
must-lead = There is nothing to take: you lead.
wrong-suit = Only a higher card of its suit beats { $cardGen }, or a trump; trump is { $suit }.
too-low = That doesn’t beat { $cardGen }.

## Places and things

myllymatti-place-trick = Trick
myllymatti-place-table = Waiting for a winner
myllymatti-place-won = Won cards
myllymatti-place-out = Out of play
myllymatti-mark-trump = Trump: { $suit }

## Scores

myllymatti-score-loser = Left with cards
myllymatti-score-out =
    { $n ->
        [1] Went out first
        [2] Went out second
       *[other] Went out { $n }th
    }

## Rules

myllymatti-rules-title-aim = Aim of the game
myllymatti-rules-aim = The game has two halves. In the first you collect cards, good ones if you can; in the second you get rid of them. Whoever is left with cards in the end loses and is the Myllymatti.
myllymatti-rules-title-deal = The deal
myllymatti-rules-deal = Three players take a pack of 52 cards without jokers. The ace is the highest card, the two the lowest. Everybody is dealt three cards, one at a time from the dealer’s left; the rest lies face down as the stock.
myllymatti-rules-title-collect = First half: collecting
myllymatti-rules-duel = The player to the dealer’s left plays a card, and the next player to the left answers with any card; the third stays out of it. The higher rank wins, whatever the suits. The winner lays both cards face down on a pile of won cards, and plays next against the player to the left.
myllymatti-rules-turn = As long as the stock has two cards or more, you may turn up its top card instead of playing one of your own. Then that card is played.
myllymatti-rules-bounce = If the ranks are equal, both cards stay on the table and the same two play again, the same one first. Whoever wins takes all the cards that lie there.
myllymatti-rules-draw-timing-after-trick = After each duel both draw from the stock until they have three cards again. Who turned up a card still has three.
myllymatti-rules-draw-timing-immediate = Whoever has played a card from the hand draws one from the stock at once.
myllymatti-rules-draw-order-leader-first = Whoever played first also draws first.
myllymatti-rules-draw-order-winner-first = Whoever won draws first; if nobody did, the one who played first.
myllymatti-rules-title-trump = The trump
myllymatti-rules-trump = Whoever has to draw the last card of the stock shows it: its suit is trump in the second half. The card goes to that player’s pile of won cards, not to the hand.
myllymatti-rules-halftime = Then play goes on without drawing, until somebody who has to play has no card. A card that lies in an unfinished duel, or waits on the table, goes back to the pile of its player. All show the cards left in their hands and add them to their piles.
myllymatti-rules-title-shed = Second half: getting rid of cards
myllymatti-rules-lead = Everybody’s pile is now the hand. Whoever drew the trump card leads with any card.
myllymatti-rules-beat = The next player to the left beats the last card of the trick, with a higher card of its suit or with a trump; a trump is beaten by a higher trump alone. Or that player takes the last card into the hand. Then it is the next one’s turn.
myllymatti-rules-must-beat-false = You may take the card even if you could beat it.
myllymatti-rules-must-beat-true = You may take the card only if you can’t beat it.
myllymatti-rules-complete = A trick is complete when it has as many cards as there were players with cards at its beginning. Its cards leave the game, and whoever played the last of them leads to the next; if that player has none left, the next one to the left does.
myllymatti-rules-taken = When the last card that lies there has been taken, the next player to the left leads.
myllymatti-rules-out = Whoever has no cards left is out and is passed over.
myllymatti-rules-title-end = The end of a deal
myllymatti-rules-end = As soon as only one player has cards, the deal is over: that player has lost.
myllymatti-rules-stall =
    { $n ->
        [one] If a single card is played or taken and completes no trick, the deal ends, and all who have cards have lost.
       *[other] If cards are played or taken { $n } times in a row and no trick is completed, the deal ends, and all who have cards have lost.
    }
myllymatti-rules-title-match = The match
myllymatti-rules-single = A single deal is played.
myllymatti-rules-series = { $n } deals are played and losses are counted. The fewest win; whoever has the most is the Myllymatti.
myllymatti-rules-next-dealer-left = The next dealer is the player to the dealer’s left.
myllymatti-rules-next-dealer-loser = The loser deals next; if several have lost, the player to the dealer’s left does.
