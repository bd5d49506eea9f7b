# Sedma: what happens, what is asked, why not, its options and rules.
# $seat, $to: names; $you, $toYou: is it the person who looks. $card, $other: see words.js; $cardGen follows a verb.
# Points come in tens. A side is a pair of partners, or one player of two.

game-sedma = Sedma
    .tag = Take tricks by matching ranks; sevens always match.
    .beginner = Looks at the trick as it lies, remembers no finished one, and often plays a passable card instead of the best.
    .casual = Thinks about who plays after it, but remembers only the last two tricks; makes a mistake now and then.
    .skilled = Remembers every card, and weighs what is in a trick against the sevens that are still out.
    .expert = Plays the deal out in its head many times, with the hidden cards dealt to fit what has been played and the way good players play, before each card that it plays.

option-hand-size = Cards in hand
    .explain = With eight cards, four players have no stock.
    .source = Pagat and Wikipedia (four), the Japanese rules (eight).
option-hand-size-4 = Four, and a stock
option-hand-size-8 = Eight
option-prolong = Playing on
    .explain = When the leader may begin another round of the same trick.
    .source = Pagat (always), GameTwist on the sister game Zsírozás (against opponents), the Japanese rules (never).
option-prolong-always = After every round
option-prolong-opponent = When an opponent has the trick
option-prolong-never = Never
option-sevens = Sevens
    .explain = Can a later card of the led rank take the trick from a seven?
    .source = Pagat and Wikipedia (the led rank, too), a Japanese page (only a seven).
option-sevens-wild = The led rank beats a seven, too
option-sevens-top = Only a seven beats a seven
option-scoring = Scoring
    .explain = A deal is worth 1, 2 or 3 game points, or the card points won in it.
    .source = GameTwist on the sister game Zsírozás (game points); card points are our own.
option-scoring-gamepoints = Game points, deal by deal
option-scoring-points = Card points

preset-eight = Eight cards
preset-zsir-like = As in Zsírozás

## House rules in one sentence, each a clause: "Here an ace always costs 14 points and the match ends at 200 points."

here-hand-size-4 = players hold four cards
here-hand-size-8 = players hold eight cards
here-prolong-always = the leader may play on after every round
here-prolong-opponent = the leader may play on when an opponent has the trick
here-prolong-never = a trick has one round
here-sevens-wild = a later card of the led rank also beats a seven
here-sevens-top = only a seven beats a seven
here-scoring-gamepoints = each deal brings game points
here-scoring-points = card points are added up

## What has happened

sedma-lead =
    { $you ->
        [yes] You led { $cardGen }.
       *[no] { $seat } led { $cardGen }.
    }
sedma-play =
    { $you ->
        [yes] You played { $cardGen }.
       *[no] { $seat } played { $cardGen }.
    }
sedma-play-on =
    { $you ->
        [yes] You played on with { $cardGen }.
       *[no] { $seat } played on with { $cardGen }.
    }
sedma-stop =
    { $you ->
        [yes] You ended the trick.
       *[no] { $seat } ended the trick.
    }
sedma-peak-last = The last trick
sedma-peak-all = All the tricks!
sedma-wins =
    { $you ->
        [yes]
            { $n ->
                [0] You win the trick; there are no points in it.
               *[other] You win the { $last ->
                    [yes] last trick
                   *[no] trick
                }: { $n } points.
            }
       *[no]
            { $n ->
                [0] { $seat } wins the trick; there are no points in it.
               *[other] { $seat } wins the { $last ->
                    [yes] last trick
                   *[no] trick
                }: { $n } points.
            }
    }

## What you are asked to do

sedma-prompt-lead = You lead: play a card.
sedma-prompt-follow =
    { $partner ->
        [yes]
            { $last ->
                [yes] Led: { $card }. Your partner has the trick; play the last card of the round.
               *[no] Led: { $card }. So far your partner has the trick; play any card.
            }
       *[no]
            { $sevens ->
                [yes] Led: { $card }. So far { $to } has the trick; only a seven takes it.
               *[no] Led: { $card }. So far { $to } has the trick; the same rank or a seven takes it.
            }
    }
sedma-prompt-mine = Led: { $card }. So far you have the trick; play any card.
sedma-prompt-on =
    { $mine ->
        [yes] Led: { $card }. You have the trick: end it, or play on with a card that matches.
       *[no]
            { $partner ->
                [yes] Led: { $card }. Your partner has the trick: end it, or play on with a card that matches.
               *[no] Led: { $card }. { $to } has the trick: end it, or play on with a card that matches.
            }
    }
sedma-prompt-end = Led: { $card }. You have no card that matches: end the trick.

## What can be done

sedma-action-stop = End the trick

## Why not

sedma-nothing-to-stop = Only the leader can end a trick, when all players have played to the round.
sedma-does-not-fit = { $cardGen } doesn’t match { $otherGen }: play on with a card of that rank or a seven, or end the trick.

## Why the expert would play it

sedma-reason-stop-ours =
    { $n ->
        [0] The trick is your side’s: ending it saves your cards.
       *[other] The trick is your side’s: ending it keeps its { $n } points safe.
    }
sedma-reason-stop-nothing = There are no points in this trick: ending it saves your cards that match.
sedma-reason-stop-save = The others get { $n } points, but you keep your cards that match.
sedma-reason-lead-sure = No other player can match { $cardGen }: all the cards that could are gone or in your hand.
sedma-reason-lead-seven =
    { $n ->
        [one] Only a seven takes { $cardGen }, and one other seven is still out.
       *[other] Only a seven takes { $cardGen }, and { $n } other sevens are still out.
    }
sedma-reason-lead-several = { $card }: you hold { $n } cards of this rank, and can play on with another one.
sedma-reason-lead-nothing = If the others take the trick, { $cardGen } gives them nothing.
sedma-reason-lead-back = If the others take { $cardGen }, you can play on with a seven.
sedma-reason-lead-fewest =
    { $n ->
        [one] { $cardGen } is the hardest of your cards to take: one card that takes it is still out.
       *[other] { $cardGen } is the hardest of your cards to take: { $n } cards that take it are still out.
    }
sedma-reason-take-sure =
    { $n ->
        [0] No other player can take the trick after { $cardGen }: it is your side’s.
       *[other] No other player can take the trick after { $cardGen }: it is your side’s, with { $n } points so far.
    }
sedma-reason-on-more = The trick is your side’s, and { $cardGen } begins another round: more cards come into it.
sedma-reason-on-back =
    { $n ->
        [0] So far { $to } has the trick, and { $cardGen } takes it back.
       *[other] So far { $to } has the trick, and { $cardGen } takes it back: { $n } points so far.
    }
sedma-reason-over =
    { $n ->
        [0] { $cardGen } takes the trick over from your partner.
       *[other] { $cardGen } takes the trick over from your partner: { $n } points so far.
    }
sedma-reason-take-last =
    { $n ->
        [0] You play last in this round, and { $cardGen } takes the trick.
       *[other] You play last in this round, and { $cardGen } takes the trick: { $n } points.
    }
sedma-reason-take =
    { $n ->
        [0] So far { $to } has the trick, and { $cardGen } takes it.
       *[other] So far { $to } has the trick, and { $cardGen } takes it: { $n } points so far.
    }
sedma-reason-give = So far your side has the trick, and { $cardGen } adds { $n } points.
sedma-reason-cheap-ours = So far your side has the trick: { $cardGen } counts nothing, and you keep your other cards.
sedma-reason-keep = { $cardGen } counts nothing, and you keep { $otherGen } for a better trick.
sedma-reason-cheap = So far { $to } has the trick, and { $cardGen } counts nothing.
sedma-reason-hope = Your partner plays after you and may still take the trick: { $cardGen } adds { $n } points.
sedma-reason-keep-dear = The others get { $cardGen }, but you keep { $otherGen } for a better trick.

## Places

sedma-place-trick = Trick
sedma-place-led = Trick, { $card } led
sedma-led = led
sedma-place-captured =
    { $you ->
        [yes] Won by you
       *[no] Won by { $seat }
    }
sedma-place-captured-pair =
    { $you ->
        [yes] Won by you and { $to }
       *[no]
            { $toYou ->
                [yes] Won by you and { $seat }
               *[no] Won by { $seat } and { $to }
            }
    }
sedma-last-trick =
    { $you ->
        [yes]
            { $n ->
                [0] The latest trick: yours, without points
               *[other] The latest trick: yours, { $n } points
            }
       *[no]
            { $n ->
                [0] The latest trick: { $seat }’s, without points
               *[other] The latest trick: { $seat }’s, { $n } points
            }
    }
sedma-progress = round { $n } of { $total }
    .short = { $n }/{ $total }
sedma-note-points = { $n } card points in this deal
    .short = { $n } pts
sedma-sign-takes = would take the trick

## Scores

sedma-score-last = The last trick: { $n }
sedma-score-nothing = No cards that count
sedma-score-won = { $n } of { $total } points, more than half: one game point
sedma-score-all = All { $n } points: two game points
sedma-score-tricks = All the tricks: three game points
sedma-score-lost = { $n } of { $total } points, less than half
sedma-note-level = Both sides have { $n } points: one more deal decides.
sedma-goal-pair-game-points =
    { $n ->
        [one] The match ends when a pair has 1 game point.
       *[other] The match ends when a pair has { $n } game points.
    }
sedma-goal-pair-card-points =
    { $n ->
        [one] The match ends when a pair has 1 point.
       *[other] The match ends when a pair has { $n } points.
    }
sedma-goal-player-game-points =
    { $n ->
        [one] The match ends when a player has 1 game point.
       *[other] The match ends when a player has { $n } game points.
    }
sedma-goal-player-card-points =
    { $n ->
        [one] The match ends when a player has 1 point.
       *[other] The match ends when a player has { $n } points.
    }

## Rules

sedma-rules-title-aim = Aim of the game
sedma-rules-aim = Win tricks with aces and tens, and the last trick. Four players play two against two, and partners sit opposite each other; two players play against each other. In these rules a “side” is a pair, or a player where two play.
sedma-rules-values = Each ace and each ten counts 10 points, and so does the last trick. That is 90 in all. Otherwise no card is higher than another, and suits don’t matter.
sedma-rules-title-deal = Players and deal
sedma-rules-players = { $least } or { $most } players, with a pack of 32 cards: seven, eight, nine, ten, jack, queen, king and ace of each suit.
sedma-rules-dealer = Draw lots for the first dealer.
sedma-rules-deal =
    The dealer shuffles and deals each player { $n } cards, one at a time, clockwise, starting with the player to the dealer’s left. { $n ->
        [8] With four players these are all the cards; with two, the rest lies face down as the stock.
       *[other] The rest lies face down as the stock.
    }
sedma-rules-title-trick = A trick
sedma-rules-lead = The player to the dealer’s left leads to the first trick; after that the winner of each trick leads to the next. Each player in turn, clockwise, plays one card, and any card may be played at any time.
sedma-rules-fits = A card matches if it has the rank of the first card of the trick, or if it is a seven. If a seven was led, only sevens match.
sedma-rules-wins = The last card that matches wins the trick. If no other card matches, the leader wins it. After 9, 7, 9, king the third player has won; after 7, 9, 9, king the first.
sedma-rules-wins-top = The last seven wins the trick. If there is no seven in it, the last card of the led rank wins. After 9, 7, 9, king the second player has won; after 7, 9, 9, king the first.
sedma-rules-face-down = The cards of a trick go face down to the side that won it. No player looks at them before the deal is over.
sedma-rules-title-rounds = Playing on
sedma-rules-on-always = When each player has played a card, the leader may end the trick, or play on with a card that matches: then the same trick has another round. The leader may do so after every round, whoever has the trick.
sedma-rules-on-opponent = When each player has played a card and an opponent of the leader has the trick, the leader may end it, or play on with a card that matches: then the same trick has another round. If the leader’s side has the trick, it ends.
sedma-rules-on-never = A trick has one round: when each player has played a card, it is over.
sedma-rules-on-how = In each further round the others play one card each again, whichever they like. The winner is decided over all the rounds together. When the leader has no cards left, the trick ends.
sedma-rules-title-stock = The stock
sedma-rules-draw =
    { $n ->
        [8] As long as there is a stock, players draw after each trick, before the next lead, until all have { $n } cards again: one card at a time, the winner first and then clockwise. If the stock runs short, all draw equally many.
       *[other] After each trick, before the next lead, players draw from the stock until all have { $n } cards again: one card at a time, the winner first and then clockwise. If the stock runs short, all draw equally many.
    }
sedma-rules-title-score = Points
sedma-rules-gamepoints = When all cards have been played, both sides count their points. The side with 50 or more scores one game point; with all 90 points two, and with all the tricks three.
sedma-rules-gamepoints-target =
    { $n ->
        [one] The first side with a game point has won.
       *[other] The first side with { $n } game points has won.
    }
sedma-rules-points = When all cards have been played, both sides count their points, and the points are added up over the deals.
sedma-rules-points-target = The first side with { $n } points after a deal has won. If both have them, the higher total wins; if they are level, one more deal is played.
sedma-rules-next-dealer-loser = The losing side deals next, so that the winners lead: if the dealer’s side has lost, the dealer’s partner deals; if it has won, the player to the dealer’s left. With two players the loser deals.
sedma-rules-next-dealer-left = After each deal the player to the dealer’s left deals next.

## Around the rules: who wins, a quick start, worked examples

sedma-primer-first-gamepoints = The first side with { $n } game points
sedma-primer-first-points = The first side with { $n } card points
sedma-primer-deal =
    { $n ->
        [8] Deal each player { $n } cards. With two players, the rest is the stock.
       *[other] Deal each player { $n } cards. The rest is the stock.
    }
sedma-primer-lead = The player to the dealer’s left leads any card, and the others play any card in turn. With four players, partners sit opposite each other.
sedma-primer-take = The last card that has the led rank, or is a seven, wins the trick. The winner leads next.
sedma-primer-take-top = The last seven wins the trick. Without a seven in it, the last card of the led rank does. The winner leads next.
sedma-primer-on-always = After each round the leader may play on in the same trick, with a card of the led rank or a seven.
sedma-primer-on-opponent = When an opponent has the trick after a round, the leader may play on in it, with a card of the led rank or a seven.
sedma-primer-draw = After a trick all draw from the stock, the winner first, until they hold { $n } cards again. If it runs short, all draw equally many.
sedma-primer-count = Each ace, each ten and the last trick count 10 points.
sedma-primer-gamepoints = 50 points of the 90 bring one game point, all 90 two, all the tricks three.
sedma-primer-points = The points of the deals are added up.
sedma-primer-trick = A later card of the led rank takes the trick from a seven:
sedma-primer-trick-top = A later card of the led rank doesn’t take the trick from a seven:
sedma-primer-rounds = The leader plays on with a second nine, and wins all eight cards:
sedma-primer-rounds-top = The leader plays on with a second nine, but the seven wins all eight cards:
sedma-primer-round = Round { $n }
sedma-primer-led = led
sedma-primer-fits = matches
sedma-primer-wins = wins
sedma-primer-late = too late
sedma-primer-other = no match

## What is worth remembering the first time

sedma-first-last = The last trick, for the first time
sedma-first-all = All the tricks, for the first time
