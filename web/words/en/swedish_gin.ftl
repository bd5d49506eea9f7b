# Swedish Gin Rummy: what happens, what is asked, why not, its options and rules.
# $seat, $to: names; $you, $toYou: is it the person who looks. $card: see words.js; $cardGen follows a verb.
# $one, $other, $low, $high: cards too. $groups: the cards of several melds.

game-swedish-gin-rummy = Swedish Gin Rummy
    .tag = Rummy with two packs and wild twos: fifteen rounds, and each asks for other sets and runs.
    .beginner = Keeps what looks as if it went together, and cuts the pack by a rough eye.
    .casual = Counts how many cards it lacks for the contract, and nothing else.
    .skilled = Also minds what may yet become something, and the points left in its hand.
    .expert = Counts which cards can still come, and gives the next player as little as can be.

option-rounds = Rounds
    .explain = Which of the fifteen contracts are played. Source: the French blog on Pokébip; its rounds stand by themselves.
# One of the rounds, $n, as a choice.
option-rounds-value = { gin-the-contract }
option-final-discard = The last card
    .explain = In rounds 1 to 14. The blog on Pokébip doesn’t say, but its numbers of buys count with a discard; other contract rummies vary.
option-final-discard-required = Must be discarded
option-final-discard-optional = May be laid, too
option-layoff-on-others = Add cards to others’ melds
    .explain = The blog on Pokébip doesn’t say to whose; a Swedish blog with nearly the same game and most contract rummies allow anybody’s.
option-buy-after-down = Buy after laying the contract
    .explain = The blog on Pokébip doesn’t forbid it; some contract rummies do.
option-exact-cut-bonus = Bonus for an exact cut
    .explain = A dealer who lifts just the cards to be dealt gets 100 points off. Source: the blog on Pokébip, as an extra rule.
option-turn-cap = Longest round, in turns each
    .explain = After so many the round ends without a winner. Our own safety line.

# What a round asks for; $n: its number, 1 to 15.
gin-the-contract =
    { $n ->
        [1] two sets of three
        [2] a set of three and a run of four
        [3] two sets of four
        [4] two runs of four
        [5] two sets of three and a run of five
        [6] a set of four and a run of five
        [7] two sets of five
        [8] two runs of five
        [9] four sets of three
        [10] three runs of four
        [11] three sets of four
        [12] five runs of three
        [13] five sets of three
        [14] a set of five, a run of five and a pair
       *[other] two sets of exactly three and a run of all other cards
    }
gin-round = Round { $n }: { gin-the-contract }

## What has happened

gin-cut-exact =
    { $you ->
        [yes] You lifted exactly { $n } cards: 100 points come off your total!
       *[no] { $seat } lifted exactly { $n } cards: 100 points come off { $seat }’s total.
    }
gin-cut-missed =
    { $you ->
        [yes]
            { $n ->
                [one] You lifted a single card: not an exact cut.
               *[other] You lifted { $n } cards: not an exact cut.
            }
       *[no]
            { $n ->
                [one] { $seat } lifted a single card: not an exact cut.
               *[other] { $seat } lifted { $n } cards: not an exact cut.
            }
    }
gin-upcard =
    { $you ->
        [yes] You dealt and turned up { $cardGen }.
       *[no] { $seat } dealt and turned up { $cardGen }.
    }
gin-draws-stock =
    { $you ->
        [yes] You drew { $cardGen } from the stock.
       *[no] { $seat } drew { $cardGen } from the stock.
    }
gin-draws-discard =
    { $you ->
        [yes] You took { $cardGen } from the discard pile.
       *[no] { $seat } took { $cardGen } from the discard pile.
    }
gin-leaves-discard =
    { $you ->
        [yes] You don’t take { $cardGen }.
       *[no] { $seat } doesn’t take { $cardGen }.
    }
gin-declines =
    { $you ->
        [yes] You don’t buy it.
       *[no] { $seat } doesn’t buy it.
    }
gin-buys =
    { $you ->
        [yes] You bought { $cardGen } and got a card from the stock as well.
       *[no] { $seat } bought { $cardGen } and got a card from the stock as well.
    }
gin-buys-own =
    { $you ->
        [yes] You bought { $cardGen } and got a card from the stock as well. That ends your turn.
       *[no] { $seat } bought { $cardGen } and got a card from the stock as well. That ends the turn.
    }
gin-reshuffle =
    { $n ->
        [one] The stock is used up: one discard becomes the new stock.
       *[other] The stock is used up: { $n } discards are shuffled and become the new stock.
    }
gin-discards =
    { $you ->
        [yes] You discarded { $cardGen }.
       *[no] { $seat } discarded { $cardGen }.
    }
gin-contract =
    { $you ->
        [yes] You laid your contract: { $groups }.
       *[no] { $seat } laid the contract: { $groups }.
    }
gin-meld =
    { $you ->
        [yes] You laid another meld: { $cards }.
       *[no] { $seat } laid another meld: { $cards }.
    }
gin-lays-off =
    { $you ->
        [yes] You added { $cardGen } to one of your own melds.
       *[no] { $seat } added { $cardGen } to one of their own melds.
    }
gin-lays-off-other =
    { $you ->
        [yes] You added { $cardGen } to { $to }’s meld.
       *[no]
        { $toYou ->
            [yes] { $seat } added { $cardGen } to your meld.
           *[no] { $seat } added { $cardGen } to { $to }’s meld.
        }
    }
gin-out =
    { $you ->
        [yes] You have no cards left: you win the round!
       *[no] { $seat } has no cards left and wins the round.
    }
gin-blocked = All turns are over and nobody has gone out: the round ends here, and everybody counts the cards in hand.

## What players say

gin-says-no = No, thanks

## What you are asked to do

gin-prompt-cut = You deal: lift exactly { $n } cards in one go, by feel. If you do, 100 points come off your total.
gin-prompt-draw = Your turn: draw from the stock.
gin-prompt-start = Your turn: take { $cardGen }, or draw from the stock.
gin-prompt-start-buy = Take { $cardGen } or draw. Or buy both for a token (you have { $n }), which ends your turn.
gin-prompt-window = Buy { $cardGen } and a card from the stock for a token? You have { $n }.
gin-prompt-play = Discard a card. Your contract: { gin-the-contract }.
gin-prompt-contract = You can lay your contract: { gin-the-contract }. Or discard a card.
gin-prompt-last = Discard a card. You need two sets of exactly three and a run of all your other cards.
gin-prompt-last-contract = You can lay your whole hand and win the round. Or discard a card.
gin-prompt-down = Lay more melds or add cards to them if you like; a discard ends your turn.

## What can be done

gin-action-cut =
    { $n ->
        [one] Lift one card
       *[other] Lift { $n } cards
    }
gin-action-draw-stock = Draw from the stock
    .short = Draw
gin-action-draw-discard = Take { $cardGen }
gin-action-buy = Buy { $cardGen } and a card from the stock
    .short = Buy
gin-action-buy-own = Buy { $cardGen } and a card from the stock, and end your turn
    .short = Buy
gin-action-decline = Don’t buy { $cardGen }
    .short = Don’t buy
gin-action-contract = Lay your contract: { $groups }
gin-action-meld = Lay { $cards }
gin-action-layoff-set =
    { $toYou ->
        [yes] Add { $cardGen } to your set (meld { $n })
       *[no] Add { $cardGen } to { $to }’s set (meld { $n })
    }
gin-action-layoff-low =
    { $toYou ->
        [yes] Add { $cardGen } to the low end of your run (meld { $n })
       *[no] Add { $cardGen } to the low end of { $to }’s run (meld { $n })
    }
    .short = Low end
gin-action-layoff-high =
    { $toYou ->
        [yes] Add { $cardGen } to the high end of your run (meld { $n })
       *[no] Add { $cardGen } to the high end of { $to }’s run (meld { $n })
    }
    .short = High end
gin-action-discard = Discard { $cardGen }

## Why not

cut-is-over = The cards are dealt already: the pack is cut only before that, and only where the exact cut counts.
cut-first = The deal begins with the cut: lift the cards first.
draw-first = Draw first, from the stock or from the discard pile; then you can lay and discard.
answer-first = First you are asked about the discard: buy it, or say no.
already-drawn = You have drawn already: lay what you like, then discard a card.
nothing-to-decline = There is nothing to say no to now: draw a card, or discard one if you have drawn.
not-live = Nobody may take the top discard any more: draw from the stock.
no-token = You have no token left to buy with: take the discard alone, or draw from the stock.
no-buy-after-down = At this table you can’t buy once you have laid your contract: take the discard alone, or draw from the stock.
not-down = First you must lay the contract of the round, all of it at once.
already-down = You have laid your contract: now lay further melds one by one, or add cards.
no-such-meld = There is no meld { $n }: choose one that lies on the table.
not-your-meld = At this table you add cards only to your own melds, and this one is { $to }’s.
meld-frozen = Nothing is ever added to a pair: choose a set or a run.
choose-run-end = A run can grow at both ends: say which one, low or high.
set-has-no-end = A set has no ends: name only the card and the meld.
meld-rank = Only cards of its own rank are added to a set, or twos if they stay fewer: { $cardGen } is neither.
meld-majority = One more two is too many here: a meld needs more ordinary cards than wild twos.
run-full-low = This run begins as low as a run can, in the place of the two: nothing goes before it.
run-full-high = This run goes up to the ace: nothing comes after it.
wrong-end = This is the wrong end: { $cardGen } fits at the other end of this run.
does-not-fit-run = A run grows by the next card of its suit, up or down, and { $cardGen } isn’t that.
must-keep-a-card = One card must stay in your hand, for every turn ends with a discard.
must-lay-all =
    { $n ->
        [one] In this round you lay your whole hand at once, and one card would be left over.
       *[other] In this round you lay your whole hand at once, and { $n } cards would be left over.
    }
contract-groups =
    { $n ->
        [one] Lay one meld at a time.
       *[other] The contract is { $n } melds, and they are laid all at once.
    }

# What is wrong with cards as a set, run or pair.
gin-too-few =
    { $fewer ->
        [one] Add one card:
       *[other] Add { $fewer } cards:
    } { $kind ->
        [set] the set needs { $size }.
        [run] the run needs { $size }.
       *[pair] the pair needs { $size }.
    }
gin-too-many =
    { $more ->
        [one] Take one card away:
       *[other] Take { $more } cards away:
    } { $kind ->
        [set] in this round a set has exactly { $size }.
       *[pair] a pair has { $size }.
    }
gin-set-ranks = A set is made of cards of one rank, and these differ: { $one }, { $other }.
gin-pair-ranks = A pair is two cards of one rank, and these differ: { $one }, { $other }.
gin-pair-two = A two makes a pair only with another two, not with { $cardGen }.
gin-run-suits = A run is made of cards of one suit, and these differ: { $one }, { $other }.
gin-run-twos = Twos alone are no run: add cards of one suit.
gin-run-twice = A run has every card only once: take one { $card } away.
gin-run-long = A run goes from the two to the ace at most, 13 cards: take some away.
gin-run-ace = In a run the ace comes only after the king, so { $cardGen } can’t stand at the low end.
gin-run-gap =
    { $gap ->
        [one] { $low } and { $high }: one card is missing between them,
       *[other] { $low } and { $high }: { $gap } cards are missing between them,
    } { $twos ->
        [0] and there is no two to stand in.
        [one] and one two isn’t enough to stand in.
       *[other] and { $twos } twos aren’t enough to stand in.
    }
gin-run-order = Put the run in order from low to high, each wild two in the place of the card that it stands for.
gin-majority =
    { $kind ->
        [run] A run needs more ordinary cards than wild twos: { $naturals } against { $twos } won’t do, and a two is ordinary only in its own place.
       *[set] A set needs more cards of its rank than twos: { $naturals } against { $twos } won’t do.
    }

## Why the expert would do so. $missing: cards missing for the contract; $left: cards that $to holds.

gin-reason-cut = Eleven cards for each player and one to turn up make { $n }.
gin-reason-lays = With { $cardGen } you can lay the contract.
gin-reason-nearer =
    { $n ->
        [one] With { $cardGen } you are just one card short of the contract.
       *[other] With { $cardGen } you are only { $n } cards short of the contract.
    }
gin-reason-two = A two, as here { $cardGen }, can stand for any other card.
gin-reason-no-nearer =
    { $n ->
        [one] { $card } brings you no nearer to the contract: you would still be one card short.
       *[other] { $card } brings you no nearer to the contract: you would still be { $n } cards short.
    }
gin-reason-can-lay = You can lay { $cardGen } at once.
gin-reason-cannot-lay = You can’t lay { $cardGen }: in your hand it would count { $n } points.
gin-reason-two-more = A buy would bring you a second card as well, one that you don’t know.
gin-reason-longer = In this round all your cards must be laid, so a buy makes the contract longer, too.
gin-reason-buy-owed = With { $held } cards you can’t lay this contract: laying it takes { $n }, so you must buy.
gin-reason-buy-helps =
    { $missing ->
        [0] With { $cardGen } you have all cards of the contract,
        [one] With { $cardGen } you are just one card short of the contract,
       *[other] With { $cardGen } you are only { $missing } cards short of the contract,
    } { $n ->
        [0] and this is what your last token is for.
       *[other] and you keep a token for later.
    }
gin-reason-too-late =
    { $left ->
        [one] { $to } has just one card left, and a buy would put two more cards into your hand.
       *[other] { $to } has only { $left } cards left, and a buy would put two more cards into your hand.
    }
gin-reason-out =
    { $n ->
        [0] Then your hand is empty, and the round is yours.
       *[other] Then you have one card left to throw, and the round is yours.
    }
gin-reason-frees = What lies on the table no longer counts: that is { $n } points less in your hand.
gin-reason-late =
    { $left ->
        [one] { $to } has just one card left, and { $card } would cost you { $n } points.
       *[other] { $to } has only { $left } cards left, and { $card } would cost you { $n } points.
    }
gin-reason-collects = Better than to throw { $cardGen }: { $to } took { $other }, which goes with it.
gin-reason-alone =
    { $twos ->
        [0] { $card } counts { $n } points, and nothing in your hand goes with it.
       *[other] { $card } counts { $n } points, and nothing in your hand but a two goes with it.
    }
gin-reason-gone = Nothing of the rank of { $cardGen } is left in the stock.
gin-reason-outs = Of the { $of } cards that may still be in the stock, { $n } would bring you nearer to the contract then.
gin-reason-refused = { $to } comes next and has already let go of { $other }.
gin-reason-spare =
    { $n ->
        [0] You don’t need { $cardGen }: without it, too, you have all cards of the contract.
        [one] You don’t need { $cardGen }: without it, too, you are just one card short of the contract.
       *[other] You don’t need { $cardGen }: without it, too, you are { $n } cards short of the contract.
    }
gin-reason-least =
    { $n ->
        [0] Without { $cardGen } you still have all cards of the contract, and no other discard does better.
        [one] Without { $cardGen } you are one card short of the contract, and no other discard leaves you nearer.
       *[other] Without { $cardGen } you are { $n } cards short of the contract, and no other discard leaves you nearer.
    }
gin-reason-most = You are down and want few points in your hand: { $card } counts { $n }, and nothing counts more.
gin-reason-fits-next = { $to } comes next and could lay off { $other }: better not throw that one.

## Places and things

gin-place-discard = Discard pile
gin-place-set =
    { $you ->
        [yes] Meld { $n }, your set
       *[no] Meld { $n }, { $seat }’s set
    }
gin-place-run =
    { $you ->
        [yes] Meld { $n }, your run
       *[no] Meld { $n }, { $seat }’s run
    }
gin-place-pair =
    { $you ->
        [yes] Meld { $n }, your pair
       *[no] Meld { $n }, { $seat }’s pair
    }
gin-slot-set = Set of { $n } or more
    .short = Set { $n }+
gin-slot-set-exact = Set of exactly { $n }
    .short = Set { $n }
gin-slot-run = Run of { $n } or more
    .short = Run { $n }+
gin-slot-pair = Pair
gin-slot-meld = Set or run of { $n } or more
    .short = Meld { $n }+
gin-fact-tokens =
    { $n ->
        [0] no tokens
        [one] 1 token
       *[other] { $n } tokens
    }
    .short =
        { $n ->
            [0] ○○
            [one] ●○
           *[other] ●●
        }
gin-fact-down = contract laid
    .badge = laid

## Scores

gin-score-out = No cards left
gin-score-numbers = Threes to tens: { $n }
gin-score-figures = Jacks, queens and kings: { $n }
gin-score-aces = Aces: { $n }
gin-score-twos = Twos: { $n }
gin-score-cut = Exact cut

## Rules

gin-rules-title-aim = Aim of the game
gin-rules-aim = Each round asks for certain sets and runs: its contract. Collect them, lay them on the table, then get rid of your other cards. What is left in your hand at the end of a round costs points, and the fewest points win.
gin-rules-title-deal = The deal
gin-rules-deal =
    { $players ->
        [3] Three players
        [4] Four players
        [5] Five players
        [6] Six players
       *[other] { $players } players
    } take two packs of 52 cards without jokers, shuffled together, so that every card is there twice. Everybody is dealt 11 cards, one at a time from the dealer’s left. The next card is turned up and begins the discard pile; the other { $n } lie face down as the stock. The player to the dealer’s left begins, play goes clockwise, and whoever began deals the next round.
gin-rules-exact-cut = Before the deal the dealer tries to lift exactly { $n } cards off the pack in one go, without counting: 11 for everybody and the one to turn up. If that succeeds, { $points } points come off the dealer’s total, which may fall below zero.
gin-rules-title-melds = Sets and runs
gin-rules-set = A set is three or more cards of the same rank. Suits don’t matter, and the same card may be there twice.
gin-rules-run = A run is three or more cards of one suit that follow each other in rank.
gin-rules-ace = In a run the ace comes after the king and nowhere else: queen, king, ace is a run; ace, two, three is none, nor is king, ace, two.
gin-rules-wild = Twos are wild: a two can stand for any card of any suit. It can also be just a two: in a set of nothing but twos, or in its own place in a run of its own suit.
gin-rules-majority = A meld, which is what a set or a run is called on the table, must always have more ordinary cards than wild twos. So 3, 3, 3, 2, 2 is a set, but 3, 3, 2, 2 is none; the two and three of clubs with the two of hearts are a run, for the two of clubs is in its own place. A set of twos takes only more twos.
gin-rules-pair = A pair is two cards of the same rank. Two twos are a pair, a two with another card is none. Only round 14 asks for one, and nothing can be added to it.
gin-rules-title-rounds = The contracts
gin-rules-round-1 = Round 1: two sets of three.
gin-rules-round-2 = Round 2: a set of three and a run of four.
gin-rules-round-3 = Round 3: two sets of four.
gin-rules-round-4 = Round 4: two runs of four.
gin-rules-round-5 = Round 5: two sets of three and a run of five.
gin-rules-round-6 = Round 6: a set of four and a run of five.
gin-rules-round-7 = Round 7: two sets of five.
gin-rules-round-8 = Round 8: two runs of five.
gin-rules-round-9 = Round 9: four sets of three.
gin-rules-round-10 = Round 10: three runs of four.
gin-rules-round-11 = Round 11: three sets of four.
gin-rules-round-12 = Round 12: five runs of three.
gin-rules-round-13 = Round 13: five sets of three.
gin-rules-round-14 = Round 14: a set of five, a run of five and a pair.
gin-rules-round-15 = Round 15: two sets of exactly three, and a run of all your other cards.
gin-rules-title-turn = Your turn
gin-rules-draw = First draw a card: the one that the player before you has just discarded (at the very beginning the card turned up), or the top card of the stock. If you don’t want the discard, the others may buy it before you draw from the stock.
gin-rules-discard = Then lay cards if you can and want to. Last, discard one card, face up: that ends your turn. It may be any card, even the one you have just taken.
gin-rules-title-buy = Buying
gin-rules-tokens = Everybody begins every round with two tokens, coins for example. Whoever buys pays one of them and takes two cards: the top discard and the top card of the stock.
gin-rules-window = When you don’t want the discard, the others are asked one by one, clockwise from your left, all but whoever threw it and whoever has no token. The first who wants it buys it, without laying or discarding anything. Then you draw from the stock and go on with your turn.
gin-rules-own-buy = On your own turn you may buy instead of drawing. Then your turn is over at once: you lay nothing and discard nothing, and the next player can only draw from the stock.
gin-rules-dead = Only the newest discard can be taken or bought. A card that nobody wanted, and all that lie below, are out of reach.
gin-rules-buy-after-down-true = You may also buy after you have laid your contract.
gin-rules-buy-after-down-false = Once you have laid your contract, you can’t buy any more in that round.
gin-rules-title-lay = Laying cards
gin-rules-contract = When you have the whole contract of the round in your hand, you may lay it face up on the table, on your turn between drawing and discarding, and only all of it at once. Before that you can lay nothing else.
gin-rules-minimum = Its sets and runs may have more cards than they must: a set of four does for a set of three. Only the pair has just two cards, and the sets of round 15 just three. Two sets may have the same rank, and two runs the same suit.
gin-rules-meld = Once you have laid your contract, you may lay further sets and runs of three cards or more, on the same turn or any later one, but no pairs.
gin-rules-layoff = You may then also add single cards to the melds on the table: to a set its rank, to a run the next card at either end. A two will do as well, as long as the ordinary cards outnumber the wild ones. What lies on the table stays there: a two can’t be exchanged for the card that it stands for.
gin-rules-layoff-on-others-true = You may add cards to your own melds and to everybody else’s.
gin-rules-layoff-on-others-false = You may add cards to your own melds only.
gin-rules-title-end = The end of a round
gin-rules-final-discard-required = Rounds 1 to 14 end when somebody discards the last card of a hand. When you lay cards, you must keep one for the discard, so in rounds 9, 10, 11 and 14 you can lay the contract only if you have bought at least once, in rounds 12 and 13 twice.
gin-rules-final-discard-optional = Rounds 1 to 14 end when somebody has no cards left, whether the last was discarded or laid. In rounds 12 and 13 you can lay the contract only if you have bought twice.
gin-rules-last-round = In round 15 the contract takes your whole hand: two sets of three and a run of all that remains, six cards, eight after one buy or ten after two. You lay it without a discard, and that ends the round at once.
gin-rules-stock = When a card must be drawn and the stock is used up, all discards but the top one are shuffled and become the new stock.
gin-rules-cap =
    { $n ->
        [one] If nobody has gone out after one turn each, the round ends there.
       *[other] If nobody has gone out after { $n } turns each, the round ends there.
    }
gin-rules-title-score = Points
gin-rules-score = At the end of a round everybody counts the cards in hand, whether the contract is laid or not: three to ten count 5 each, jack, queen and king 10, an ace 15 and a two 25. Whoever went out counts nothing. Points are bad.
gin-rules-blocked = If the round ended without anybody going out, everybody counts.
gin-rules-title-match = The match
gin-rules-match =
    { $n ->
        [one] One round is played, and the fewest points win. Equal points share the win.
       *[other] { $n } rounds are played, and their points are added up. The lowest total wins; equal totals share the win. The rounds stand by themselves, so you can break off after any of them and go on another day.
    }
