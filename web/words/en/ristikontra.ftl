# Ristikontra: what happens, what is asked, why not, its options and rules.
# $seat, $to: names; $you, $toYou: is it the person who looks. $card: see words.js; $cardGen follows a verb.

game-ristikontra = Ristikontra
    .tag = In pairs, take tricks with matching ranks.
    .beginner = Looks at the trick as it lies, remembers no finished one, and sometimes overlooks that it could take it.
    .casual = Thinks about who plays after it, but remembers only the aces, the tens and the last tricks; makes a mistake now and then.
    .skilled = Remembers every card and plays with its partner: gives points to a trick that is safe, and saves cards that take.
    .expert = From the fourth trick on it plays the deal out in its head many times, with the hidden cards dealt to fit what has been played and the way good players play; before that it goes by experience.

option-mode = Scoring
    .explain = The first counts game points, the others card points.
    .source = The Japanese rules have all four.
option-mode-gamepoints = Game points, deal by deal
option-mode-cleaning = Queens soil, kings clean
option-mode-first120 = First to 120
option-mode-first60 = First to 60, with small card values
option-hold-fourth-king = Keep the fourth king
    .explain = It can’t be played from the hand while there is a stock, so that a dirty pair can still get clean.
    .source = Finnish Wikipedia.

preset-cleaning = Queens and kings
preset-first120 = First to 120
preset-first60 = First to 60

## House rules in one sentence, each a clause: "Here an ace always costs 14 points and the match ends at 200 points."

here-mode-gamepoints = each deal brings game points
here-mode-cleaning = queens make a pair dirty, and kings clean it
here-mode-first120 = the pairs race for card points, 120 in each deal
here-mode-first60 = the pairs race to 60 points, with small card values
here-hold-fourth-king-true = the fourth king stays in hand while there is a stock
here-hold-fourth-king-false = the fourth king may be played at any time

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
ristikontra-peak-last = The last trick
ristikontra-peak-all = All thirteen tricks!
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
                [yes] Led: { $card }. Your partner has the trick; play the last card.
               *[no] Led: { $card }. So far your partner has the trick; play any card.
            }
       *[no]
            { $last ->
                [yes] Led: { $card }. { $to } has the trick. You play last: the same rank takes it.
               *[no] Led: { $card }. So far { $to } has the trick; the same rank takes it.
            }
    }

## What can be done

ristikontra-action-turn = Turn up a card

## Why not

fourth-lead = You have led this rank three times in a row: lead another one now.
hold-king = This is the fourth king: at this table it stays in hand while there is a stock.

## Why the expert would play it

ristikontra-reason-lead-sure = Nobody can match { $cardGen }: the other cards of its rank are gone or in your hand.
ristikontra-reason-lead-one = Only one card that could match { $cardGen } is still out.
ristikontra-reason-lead-several = { $card }: you hold { $n } cards of this rank yourself.
ristikontra-reason-lead-nothing = If the others take the trick, { $cardGen } gives them nothing.
ristikontra-reason-lead-fewest = { $card }: fewer cards of this rank are still out ({ $n }) than of any other you hold.
ristikontra-reason-lead-little =
    { $n ->
        [one] If the others take the trick, { $cardGen } gives them only one point.
       *[other] If the others take the trick, { $cardGen } gives them only { $n } points.
    }
ristikontra-reason-take-last =
    You play last, and { $cardGen } takes the trick: { $n ->
        [0] no points, but you lead next.
        [one] one point.
       *[other] { $n } points.
    }
ristikontra-reason-take-sure =
    Nobody after you can match { $cardGen }: your pair is sure of the trick{ $n ->
        [0] , and you lead next.
        [one] , with one point so far.
       *[other] , with { $n } points so far.
    }
ristikontra-reason-take =
    So far { $to } has the trick, and { $cardGen } takes it: { $n ->
        [0] there are no points in it yet.
        [one] one point so far.
       *[other] { $n } points so far.
    }
ristikontra-reason-over-sure = { $cardGen } takes the trick over from your partner: your pair is sure of it, and you lead next.
ristikontra-reason-over =
    { $n ->
        [one] { $cardGen } takes the trick over from your partner, and you lead next unless the last player matches it: one card of this rank is still out.
       *[other] { $cardGen } takes the trick over from your partner, and you lead next unless the last player matches it: { $n } cards of this rank are still out.
    }
ristikontra-reason-give =
    Your partner is sure of the trick, and { $cardGen } adds { $n ->
        [one] one point.
       *[other] { $n } points.
    }
ristikontra-reason-give-likely =
    So far your partner has the trick, and { $cardGen } adds { $n ->
        [one] one point.
       *[other] { $n } points.
    }
ristikontra-reason-partner = Your partner is sure of the trick: you don’t have to take it.
ristikontra-reason-doubt =
    { $n ->
        [one] So far your partner has the trick, but one card of the led rank is still out; { $cardGen } is your cheapest card.
       *[other] So far your partner has the trick, but { $n } cards of the led rank are still out; { $cardGen } is your cheapest card.
    }
ristikontra-reason-lost = The others get the trick, and { $cardGen } is your cheapest card.
ristikontra-reason-least = So far { $to } has the trick, and { $cardGen } is your cheapest card.
ristikontra-reason-lost-another = The others get the trick, but you keep { $otherGen }, of the same rank.
ristikontra-reason-lost-keeps = The others get the trick, but you keep { $otherGen }, which is harder to match than { $cardGen }.
ristikontra-reason-lost-little =
    { $n ->
        [one] The others get the trick, and { $cardGen } gives them only one point.
       *[other] The others get the trick, and { $cardGen } gives them only { $n } points.
    }
ristikontra-reason-hope =
    Your partner plays after you and may still take the trick: { $cardGen } adds { $n ->
        [one] one point.
       *[other] { $n } points.
    }
ristikontra-reason-turn-dear =
    { $n ->
        [one] Your cheapest card counts one point: a card from the stock saves it.
       *[other] Your cheapest card counts { $n } points: a card from the stock saves it.
    }
ristikontra-reason-turn-lead = Each of your cards could be matched: a card from the stock saves them all.
ristikontra-reason-turn-keep =
    { $n ->
        [0] A card from the stock saves all your cards.
        [one] A card from the stock saves all your cards, with one point among them.
       *[other] A card from the stock saves all your cards, with { $n } points among them.
    }
ristikontra-reason-soil = The others get the trick, and { $cardGen } makes them dirty.
ristikontra-reason-no-queen = Your pair is sure of the trick, and a queen in it would make you dirty.
ristikontra-reason-clean = Your pair is sure of the trick, and { $cardGen } in it makes you clean again.
ristikontra-reason-keep-king = The others get the trick; the king that you keep can still make you clean.
ristikontra-reason-end-dearest =
    { $you ->
        [yes] You took the most valuable trick: { $n } points.
       *[no] { $seat } took the most valuable trick: { $n } points.
    }
ristikontra-reason-end-despite =
    { $you ->
        [yes] You took the most valuable trick, { $n } points, but the other side took more in all.
       *[no] { $seat } took the most valuable trick, { $n } points, but { $toYou ->
                [yes] your side
               *[no] the other side
            } took more in all.
    }

## Places

ristikontra-place-trick = Trick
ristikontra-place-led = Trick, { $card } led
ristikontra-led = led
ristikontra-last-trick =
    { $you ->
        [yes]
            { $n ->
                [0] The latest trick: yours, without points
                [one] The latest trick: yours, 1 point
               *[other] The latest trick: yours, { $n } points
            }
       *[no]
            { $n ->
                [0] The latest trick: { $seat }’s, without points
                [one] The latest trick: { $seat }’s, 1 point
               *[other] The latest trick: { $seat }’s, { $n } points
            }
    }
ristikontra-progress = trick { $n } of { $total }
    .short = { $n }/{ $total }
ristikontra-note-points =
    { $n ->
        [one] 1 card point in this deal
       *[other] { $n } card points in this deal
    }
    .short =
        { $n ->
            [one] { $n } pt
           *[other] { $n } pts
        }
ristikontra-fact-clean = clean so far: no queen taken early
    .badge = clean
ristikontra-fact-dirty =
    { $n ->
        [one] dirty: one queen taken early
       *[other] dirty: { $n } queens taken early
    }
    .badge = dirty
ristikontra-fact-cleaned = cleaned by a king
    .badge = cleaned
ristikontra-sign-takes = would take the trick
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

ristikontra-score-nothing = No cards that count
ristikontra-score-won = { $n } of { $total } points, more than half: one game point
ristikontra-score-all = All { $n } points: two game points
ristikontra-score-level = { $n } of { $total } points, as many as the others: nobody scores
ristikontra-score-lost = { $n } of { $total } points, less than half
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
    { $you ->
        [yes] You and { $to } also get
       *[no]
            { $toYou ->
                [yes] You and { $seat } also get
               *[no] { $seat } and { $to } also get
            }
    } { $n ->
        [one] the game point that was waiting.
       *[other] the { $n } game points that were waiting.
    }
ristikontra-note-reset =
    { $you ->
        [yes] You and { $to } captured fewer than 10 points: your total goes from { $n } back to 0.
       *[no]
            { $toYou ->
                [yes] You and { $seat } captured fewer than 10 points: your total goes from { $n } back to 0.
               *[no] { $seat } and { $to } captured fewer than 10 points: their total goes from { $n } back to 0.
            }
    }
ristikontra-note-dirty =
    { $you ->
        [yes] You and { $to } stayed dirty: the { $n } points that you captured don’t count.
       *[no]
            { $toYou ->
                [yes] You and { $seat } stayed dirty: the { $n } points that you captured don’t count.
               *[no] { $seat } and { $to } stayed dirty: the { $n } points that they captured don’t count.
            }
    }
ristikontra-note-last-trick =
    Both pairs are level at the end, so the pair that did not win the last trick wins: { $you ->
        [yes] you and { $to }
       *[no]
            { $toYou ->
                [yes] you and { $seat }
               *[no] { $seat } and { $to }
            }
    }.
ristikontra-note-level = Both pairs have { $n } points: one more deal decides.
ristikontra-goal-game-points =
    { $n ->
        [one] The match ends when a pair has 1 game point.
       *[other] The match ends when a pair has { $n } game points.
    }
ristikontra-goal-card-points =
    { $n ->
        [one] The match ends when a pair has 1 point.
       *[other] The match ends when a pair has { $n } points.
    }

## Rules

ristikontra-rules-title-aim = Aim of the game
ristikontra-rules-aim = Four players, two against two. Win tricks that contain the cards that count.
ristikontra-rules-values-120 = An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2; all other cards count nothing. That is 120 in all. Otherwise no card is higher than another, and suits don’t matter.
ristikontra-rules-values-60 = An ace counts 5, a king 4, a queen 3, a jack 2, a ten 1; all other cards count nothing. That is 60 in all. Otherwise no card is higher than another, and suits don’t matter.
ristikontra-rules-title-deal = Players and deal
ristikontra-rules-players = Four players in two pairs, with one pack of 52 cards without jokers. Partners sit opposite each other.
ristikontra-rules-dealer = Draw lots for the first dealer. After each deal the player to the dealer’s left deals next.
ristikontra-rules-deal = The dealer shuffles and deals each player { $n } cards, one at a time, clockwise, starting with the player to the dealer’s left. The rest lies face down as the stock.
ristikontra-rules-title-trick = A trick
ristikontra-rules-lead = The player to the dealer’s left leads to the first trick; after that the winner of each trick leads to the next. Each player in turn, clockwise, plays one card, and any card may be played at any time.
ristikontra-rules-last-wins = The last card of the same rank as the card that was led wins the trick. If no other player has played that rank, the leader wins it. After 2, ace, 2, jack the third player has won; after 7, 5, ace, 3 the first.
ristikontra-rules-face-down = The cards of a trick go face down to the pair that won it. No player looks at them before the deal is over.
ristikontra-rules-title-stock = The stock
ristikontra-rules-turn = As long as there is a stock, you may turn up its top card instead of playing one of your own, also when you lead. Then that card is played.
ristikontra-rules-draw = After each trick, before the next lead, players with fewer than { $n } cards draw one each, the winner first and then clockwise. If you turned up a card, you still have { $n } and don’t draw.
ristikontra-rules-title-limits = Limits
ristikontra-rules-fourth-lead = You may not lead the same rank four times in a row, unless you hold no other rank. A card turned up from the stock may be of any rank.
ristikontra-rules-hold-fourth-king = When three kings have been played, the fourth can’t be played from the hand as long as there is a stock. If it is turned up from the stock, it is played.
ristikontra-rules-title-score = Points
ristikontra-rules-gamepoints = After the last trick both pairs count the points of the cards they have won. A pair with 61 points or more scores one game point; a pair with all 120 scores two.
ristikontra-rules-carry = At 60–60 no pair scores, and the winners of the next deal get one extra game point. Ties in a row add up.
ristikontra-rules-gamepoints-target =
    { $n ->
        [one] The first pair with a game point has won.
       *[other] The first pair with { $n } game points has won.
    }
ristikontra-rules-sum = After the last trick both pairs count the points of the cards they have won, and the points are added up over the deals.
ristikontra-rules-dirty = A pair that wins a queen while there is still a stock, in the first eight tricks, is dirty.
ristikontra-rules-clean = A dirty pair is clean again if it wins a king in one of the last five tricks, its own or anybody’s. A king in a trick that a queen won doesn’t count for this.
ristikontra-rules-failed = A pair that stays dirty gets nothing in this deal.
ristikontra-rules-under-ten = A pair that captures fewer than 10 points in a deal, dirty or clean, loses all that it has: its total goes back to 0.
ristikontra-rules-cleaning-target = The first pair with { $n } points after a deal has won. If both have them, the higher total wins; if they are level, one more deal is played.
ristikontra-rules-race-target = The first pair with { $n } points at the end of a deal has won.
ristikontra-rules-race-tie = If both get there, the higher total wins; if they are level, the pair that did not win the very last trick has won.

## Around the rules: who wins, a quick start, worked examples

ristikontra-primer-wins-game-points = The first pair with { $n } game points
ristikontra-primer-wins-card-points = The first pair with { $n } card points
ristikontra-primer-deal = Partners sit opposite each other. Deal each player { $n } cards; the rest is the stock.
ristikontra-primer-play = In turn, clockwise, each player plays any card.
ristikontra-primer-last = The last card of the rank that was led wins the trick.
ristikontra-primer-turn = Instead of a card of your own you may turn up the top card of the stock.
ristikontra-primer-draw = After each trick draw up to { $n } cards again. The winner leads.
ristikontra-primer-score-gamepoints = Count the points of the cards that you have won: with 61 or more you score one game point, with all 120 two.
ristikontra-primer-score-cards = Count the points of the cards that you have won, and add them up over the deals.
ristikontra-primer-score-cleaning = Add up the points of the cards that you have won; but a pair that wins a queen in the first eight tricks must win a king in the last five, or it gets nothing.
ristikontra-primer-third = Two, ace, two, jack: the third player wins, with the last two.
ristikontra-primer-first = Seven, five, ace, three: no other seven, so the leader wins.
ristikontra-primer-fourth = King, three, ten, king: the fourth player wins.
ristikontra-primer-count = These cards count { $n } points for the pair that has won them:
ristikontra-primer-game-point = With these cards a pair has { $n } points of { $total }, and scores one game point:
ristikontra-primer-cleaned = The queen makes the pair dirty, the king makes it clean again: it keeps the { $n } points of its cards. Without the king it would get nothing.
ristikontra-primer-early = One of the first { $n } tricks
ristikontra-primer-late = One of the last { $n } tricks
ristikontra-primer-dirty = dirty
ristikontra-primer-clean = clean again

## What is worth remembering the first time

ristikontra-first-last = The last trick, for the first time
ristikontra-first-all = All the tricks, for the first time
