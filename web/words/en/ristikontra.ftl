# Ristikontra: what happens, what is asked, why not, its options and rules.
# $seat, $to: names; $you, $toYou: is it the person who looks. $card: see words.js; $cardGen follows a verb.

game-ristikontra = Ristikontra
    .tag = Two against two: the last card of the led rank takes the trick, and suits don’t matter.
    .beginner = Looks at the trick as it lies, remembers no finished one, and sometimes does not see that it could take it.
    .casual = Thinks of who plays after it, but remembers only the aces, the tens and the last tricks; errs now and then.
    .skilled = Remembers every card and plays with its partner: gives points to a trick that is safe, and saves cards that take.
    .expert = From the fourth trick on it plays the rest of the deal many times over in thought, with the hidden cards dealt in ways that agree with what was played and with how good players would have played it; before that it goes by experience of its own.

option-mode = Scoring
    .explain = All four are in the Japanese rules; the basic one counts game points, the others card points.
option-mode-gamepoints = Game points, a deal at a time
option-mode-cleaning = With dirty queens and cleaning kings
option-mode-first120 = First to 120
option-mode-first60 = First to 60, small values
option-hold-fourth-king = Keep the fourth king
    .explain = While there is a stock nobody plays it from the hand, so that one can still clean. Source: Finnish Wikipedia.

preset-cleaning = Queens and kings
preset-first120 = First to 120
preset-first60 = First to 60

## What has happened

ristikontra-lead =
    { $you ->
        [yes] You led { $cardGen }.
       *[no] { $seat } led { $cardGen }.
    }
ristikontra-play =
    { $you ->
        [yes] You played { $cardGen }.
       *[no] { $seat } played { $cardGen }.
    }
ristikontra-turn =
    { $you ->
        [yes] You turned up { $cardGen } from the stock.
       *[no] { $seat } turned up { $cardGen } from the stock.
    }
ristikontra-wins =
    { $you ->
        [yes]
            { $n ->
                [0] You win the trick; there are no points in it.
                [one] You win the trick: one point.
               *[other] You win the trick: { $n } points.
            }
       *[no]
            { $n ->
                [0] { $seat } wins the trick; there are no points in it.
                [one] { $seat } wins the trick: one point.
               *[other] { $seat } wins the trick: { $n } points.
            }
    }

## What you are asked to do

ristikontra-prompt-lead =
    { $turn ->
        [yes] You lead: play a card, or turn one up.
       *[no] You lead: play a card.
    }
ristikontra-prompt-follow =
    { $partner ->
        [yes]
            { $last ->
                [yes] Led: { $card }. The trick is your partner’s; play the last card.
               *[no] Led: { $card }. So far the trick is your partner’s; play any card.
            }
       *[no]
            { $last ->
                [yes] Led: { $card }. { $to } has the trick. You play last: the same rank takes it.
               *[no] Led: { $card }. So far { $to } has the trick; the same rank takes it.
            }
    }

## What can be done

ristikontra-action-turn = Turn up a card from the stock

## Why not

fourth-lead = You have led this rank three times in a row: lead another one now.
hold-king = This is the fourth king: by this table’s rules it stays in hand while there is a stock.

## Why the expert would play it

ristikontra-reason-lead-sure = Nobody can match { $cardGen }: the others of its rank are gone or in your hand.
ristikontra-reason-lead-one = Only one card that could match { $cardGen } is still out.
ristikontra-reason-lead-several = { $card }: you hold { $n } cards of this rank yourself.
ristikontra-reason-lead-nothing = { $card } counts nothing, should the others take the trick.
ristikontra-reason-lead-fewest = { $card }: of no rank in your hand are fewer cards out; { $n } could match it.
ristikontra-reason-lead-little =
    { $n ->
        [one] Should the others take the trick, { $card } brings them no more than one point.
       *[other] Should the others take the trick, { $card } brings them no more than { $n } points.
    }
ristikontra-reason-take-last =
    You play last, and { $cardGen } takes the trick: { $n ->
        [0] no points, but the next lead is yours.
        [one] one point.
       *[other] { $n } points.
    }
ristikontra-reason-take-sure =
    Nobody after you can match { $cardGen }: the trick is your pair’s for sure{ $n ->
        [0] , and the next lead as well.
        [one] , with one point so far.
       *[other] , with { $n } points so far.
    }
ristikontra-reason-take =
    So far { $to } has the trick, and { $cardGen } takes it: { $n ->
        [0] there are no points in it yet.
        [one] one point so far.
       *[other] { $n } points so far.
    }
ristikontra-reason-give =
    The trick is your partner’s for sure, and { $cardGen } adds { $n ->
        [one] one point.
       *[other] { $n } points.
    }
ristikontra-reason-give-likely =
    The trick is your partner’s so far, and { $cardGen } adds { $n ->
        [one] one point.
       *[other] { $n } points.
    }
ristikontra-reason-partner = The trick is your partner’s for sure: you don’t have to take it.
ristikontra-reason-doubt =
    { $n ->
        [one] The trick is your partner’s so far, but one card of the led rank is still out; none of yours counts less than { $cardGen }.
       *[other] The trick is your partner’s so far, but { $n } cards of the led rank are still out; none of yours counts less than { $cardGen }.
    }
ristikontra-reason-lost = This leaves the trick to the others, and none of your cards counts less than { $cardGen }.
ristikontra-reason-least = So far { $to } has the trick, and none of your cards counts less than { $cardGen }.
ristikontra-reason-lost-another = This leaves the trick to the others, but you keep { $other }, of the same rank.
ristikontra-reason-lost-keeps = This leaves the trick to the others, but fewer cards could match { $other }, which you keep, than { $card }.
ristikontra-reason-lost-little =
    { $n ->
        [one] This leaves the trick to the others, and { $card } brings them no more than one point.
       *[other] This leaves the trick to the others, and { $card } brings them no more than { $n } points.
    }
ristikontra-reason-hope =
    Your partner plays after you and may yet take the trick: { $cardGen } adds { $n ->
        [one] one point.
       *[other] { $n } points.
    }
ristikontra-reason-turn-dear =
    { $n ->
        [one] Your cheapest card counts one point: turning one up keeps it.
       *[other] Your cheapest card counts { $n } points: turning one up keeps it.
    }
ristikontra-reason-turn-lead = Each of your cards could be matched: turning one up keeps them all.
ristikontra-reason-turn-keep =
    { $n ->
        [0] Turning one up keeps all your cards in hand.
        [one] Turning one up keeps all your cards, with one point among them.
       *[other] Turning one up keeps all your cards, with { $n } points among them.
    }
ristikontra-reason-soil = This leaves the trick to the others, and { $cardGen } makes them dirty.
ristikontra-reason-no-queen = The trick is your pair’s for sure, and a queen in it would make you dirty.
ristikontra-reason-clean = The trick is your pair’s for sure, and { $cardGen } in it makes you clean again.
ristikontra-reason-keep-king = This leaves the trick to the others; a king that you keep can still make you clean.

## Places

ristikontra-place-trick = Trick
ristikontra-place-led = Trick, { $card } led
ristikontra-place-captured =
    { $you ->
        [yes] Won by you and { $to }
       *[no]
            { $toYou ->
                [yes] Won by you and { $seat }
               *[no] Won by { $seat } and { $to }
            }
    }

## Scores

ristikontra-score-captured = Captured { $n }: aces { $nA }, tens { $nT }, kings { $nK }, queens { $nQ }, jacks { $nJ }
ristikontra-score-won = More than half of the points: one game point
ristikontra-score-all = All the points: two game points
ristikontra-score-level = As many points as the others: nobody scores
ristikontra-score-lost = Less than half of the points
ristikontra-score-clean = Clean: no queen while there was a stock
ristikontra-score-cleaned =
    { $kings ->
        [one] Dirty, but cleaned by a king in the last tricks
       *[other] Dirty, but cleaned by { $kings } kings in the last tricks
    }
ristikontra-score-dirty =
    { $n ->
        [one] Dirty: a queen while there was a stock, and no king cleaned it
       *[other] Dirty: { $n } queens while there was a stock, and no king cleaned them
    }
ristikontra-score-under-ten = Fewer than 10 points captured: the total goes back to 0

# What a deal did to the totals.
ristikontra-note-carry =
    { $n ->
        [one] Level: one game point waits for the winners of the next deal.
       *[other] Level again: { $n } game points wait for the winners of the next deal.
    }
ristikontra-note-paid =
    { $n ->
        [one] { $seat } and { $to } also get the game point that was waiting.
       *[other] { $seat } and { $to } also get the { $n } game points that were waiting.
    }
ristikontra-note-reset = { $seat } and { $to } captured fewer than 10 points: their total goes from { $n } back to 0.
ristikontra-note-dirty = { $seat } and { $to } stayed dirty: the { $n } points that they captured don’t count.
ristikontra-note-last-trick = Both are level at the end. The last trick decides, for those who didn’t win it: { $seat } and { $to }.
ristikontra-note-level = Both have { $n } points: one more deal decides.

## Rules

ristikontra-rules-title-aim = Aim of the game
ristikontra-rules-aim = Four play, two against two. You and your partner want the cards that count points, which lie in the tricks you win.
ristikontra-rules-values-120 = An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2; all other cards count nothing. That is 120 in all. Otherwise no card is higher than another, and suits don’t matter.
ristikontra-rules-values-60 = An ace counts 5, a king 4, a queen 3, a jack 2, a ten 1; all other cards count nothing. That is 60 in all. Otherwise no card is higher than another, and suits don’t matter.
ristikontra-rules-title-deal = The deal
ristikontra-rules-seats = Partners sit opposite each other. The dealer changes from deal to deal, to the left.
ristikontra-rules-deal = From a pack of 52 cards without jokers everybody gets { $n } cards, one at a time from the dealer’s left. The rest lies face down as the stock.
ristikontra-rules-title-trick = A trick
ristikontra-rules-lead = The player to the dealer’s left leads to the first trick, then whoever won the last one. Everybody plays one card in turn, clockwise, and any card may be played at any time.
ristikontra-rules-last-wins = The last card of the same rank as the one that was led wins the trick. If nobody else played that rank, whoever led wins it. After 2, ace, 2, jack the third player has won; after 7, 5, ace, 3 the first.
ristikontra-rules-face-down = The cards of a trick go face down to the pair that won it. Nobody looks at them before the deal is over.
ristikontra-rules-title-stock = The stock
ristikontra-rules-turn = As long as there is a stock, you may turn up its top card instead of playing one of your own, also when you lead. Then that card is played.
ristikontra-rules-draw = After each trick, before the next lead, everybody with fewer than { $n } cards draws one, the winner first and then clockwise. Who turned up a card still has { $n } and draws none.
ristikontra-rules-title-limits = What can’t be led
ristikontra-rules-fourth-lead = Nobody may lead the same rank four times in a row, except with the only card left. A card turned up from the stock may be of any rank.
ristikontra-rules-hold-fourth-king-false = Kings may be played at any time, also the last of them.
ristikontra-rules-hold-fourth-king-true = When three kings have been played, the fourth can’t be played from the hand as long as there is a stock. If it is turned up from the stock, it is played.
ristikontra-rules-title-score = Points
ristikontra-rules-gamepoints = After the last trick both pairs count their cards. Whoever has 61 points or more gets one game point, and two for all 120.
ristikontra-rules-carry = At 60 to 60 nobody scores, and one game point more waits for the winners of the next deal.
ristikontra-rules-gamepoints-target =
    { $n ->
        [one] The first pair with a game point has won.
       *[other] The first pair with { $n } game points has won.
    }
ristikontra-rules-sum = After the last trick both pairs count their cards, and the points are added up over the deals.
ristikontra-rules-dirty = A pair that wins a queen while there is still a stock, in the first eight tricks, is dirty.
ristikontra-rules-clean = A dirty pair is clean again if it wins a king in one of the last five tricks, its own or anybody’s. A king in a trick that a queen won doesn’t count for this.
ristikontra-rules-failed = A pair that stays dirty gets nothing in this deal.
ristikontra-rules-under-ten = A pair that captures fewer than 10 points in a deal, dirty or clean, loses all that it has: its total goes back to 0.
ristikontra-rules-cleaning-target = The first pair with { $n } points after a deal has won. If both have them, the higher total wins; if they are level, one more deal is played.
ristikontra-rules-race-target = The first pair with { $n } points at the end of a deal has won.
ristikontra-rules-race-tie = If both get there, the higher total wins; if they are level, the pair that did not win the very last trick has won.
