# Swedish Gin Rummy: what happens, what is asked, why not, its options and rules.
# $seat, $to: names; $you, $toYou: is it the person who looks. $card: see words.js; $cardGen follows a verb.
# $one, $other, $low, $high: cards too. $groups: the cards of several melds.

game-swedish-gin-rummy = Swedish Gin Rummy
    .short = Gin Rummy
    .tag = Collect sets and runs for fifteen different contracts.
    .beginner = Keeps cards that seem to go together, overlooks some that it could lay down, and cuts the pack roughly.
    .casual = Only counts how many cards the contract still needs.
    .skilled = Also thinks about what its cards may still become, and about the points left in its hand.
    .expert = Counts which cards can still come, and gives the next player as little help as possible.

option-rounds = Rounds
    .explain = Which of the fifteen contracts are played.
    .source = The French blog on Pokébip; you can play any of its rounds alone.
# One of the rounds, $n, as a choice.
option-rounds-value = { gin-the-contract }
option-final-discard = The last card
    .explain = In rounds 1 to 14.
    .source = The blog on Pokébip doesn’t say, but its numbers of buys count a discard; other contract rummies vary.
option-final-discard-required = Must be discarded
option-final-discard-optional = May also be laid down
option-layoff-on-others = Add cards to others’ melds
    .source = The blog on Pokébip doesn’t say to whose; a Swedish blog with nearly the same game and most contract rummies allow anybody’s.
option-buy-after-down = Buy after laying down the contract
    .source = The blog on Pokébip doesn’t forbid it; some contract rummies do.
# UNSURE: “Exact cut”: our own; the source has no term.
option-exact-cut-bonus = Bonus for an exact cut
    .explain = A dealer who lifts exactly as many cards as the deal needs gets 100 points off.
    .source = The blog on Pokébip, as an extra rule.
option-turn-cap = Round limit, in turns per player
    .explain = The round ends without a winner after this many.
    .source = Our own limit.

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
    .short =
        #{ $n }: { $n ->
            [1] 2 sets of 3
            [2] set of 3, run of 4
            [3] 2 sets of 4
            [4] 2 runs of 4
            [5] 2 sets of 3, run of 5
            [6] set of 4, run of 5
            [7] 2 sets of 5
            [8] 2 runs of 5
            [9] 4 sets of 3
            [10] 3 runs of 4
            [11] 3 sets of 4
            [12] 5 runs of 3
            [13] 5 sets of 3
            [14] set of 5, run of 5, pair
           *[other] 2 sets of 3, the rest a run
        }

## House rules in one sentence, each a clause: "Here an ace always costs 14 points and the match ends at 200 points."

here-rounds =
    { $n ->
        [one] only round { $numbers } is played
       *[other] rounds { $numbers } are played
    }
here-final-discard-required = the last card must be discarded
here-final-discard-optional = the last card may also be laid down
here-layoff-on-others-true = you may add cards to other players’ melds
here-layoff-on-others-false = you may add cards to your own melds only
here-buy-after-down-true = you may buy even after laying down the contract
here-buy-after-down-false = you may not buy after laying down the contract
here-exact-cut-bonus-true = an exact cut takes 100 points off the dealer
here-exact-cut-bonus-false = an exact cut brings no bonus
here-turn-cap =
    { $n ->
        [one] a round ends after { $n } turn each
       *[other] a round ends after { $n } turns each
    }

## What has happened

gin-cut-exact =
    { $you ->
        [yes] You lifted exactly { $n } cards: 100 points come off your total!
       *[no] { $seat } lifted exactly { $n } cards: 100 points come off { $seat }’s total.
    }
gin-peak-cut = Exactly { $n }!
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
        [yes] You laid down your contract: { $groups }.
       *[no] { $seat } laid down the contract: { $groups }.
    }
gin-peak-contract = The contract!
gin-meld =
    { $you ->
        [yes] You laid down another meld: { $cards }.
       *[no] { $seat } laid down another meld: { $cards }.
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
gin-blocked = All turns are over and no player has gone out: the round ends here, and all players count the cards in their hands.

## What players say

gin-says-no = No, thanks

## What you are asked to do

gin-typed-contract = lay down your contract, with “ / ” between its groups
gin-typed-meld = lay down a further meld
gin-prompt-cut = You deal: lift exactly { $n } cards in one go, by feel. If you do, 100 points come off your total.
gin-prompt-draw = Your turn: draw from the stock.
gin-prompt-start = Your turn: take { $cardGen }, or draw from the stock.
gin-prompt-start-buy = Take { $cardGen }, draw, or buy it and a card from the stock: that ends your turn (tokens: { $n }).
gin-prompt-window = Buy { $cardGen } and a card from the stock for a token? You have { $n }.
# $seat is asked to buy in the turn of $to.
gin-wait-window =
    { $toYou ->
        [yes] { $seat } may buy { $cardGen } before you draw. Then you continue your turn.
       *[no] { $seat } may buy { $cardGen } before { $to } draws.
    }
gin-prompt-play = Discard a card. Your contract: { gin-the-contract }.
gin-prompt-contract = You can lay down your contract: { gin-the-contract }. Or discard a card.
gin-prompt-last = Discard a card. You need two sets of exactly three and a run of all your other cards.
gin-prompt-last-contract = You can lay down your whole hand and win the round. Or discard a card.
gin-prompt-down = Lay down more melds or add cards to them if you like; a discard ends your turn.
gin-prompt-down-none = Nothing of yours fits a meld now. Discard a card.

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
gin-action-contract = Lay down your contract: { $groups }
gin-action-meld = Lay down { $cards }
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
draw-first = Draw first, from the stock or from the discard pile; then you can lay down cards and discard.
answer-first = Answer first: buy the discard, or say no.
already-drawn = You have drawn already: lay down what you like, then discard a card.
nothing-to-decline = You aren’t being asked to buy now: draw a card, or discard one if you have drawn.
not-live = The top discard can’t be taken any more: draw from the stock.
no-token = You have no token left to buy with: take only the discard, or draw from the stock.
no-buy-after-down = At this table you can’t buy after laying down your contract: take only the discard, or draw from the stock.
discard-one = You discard one card at a time: choose only one.
layoff-one = You add cards to a meld one at a time: choose only one.
not-down = First you must lay down the contract of the round, all of it at once.
lay-later = Your contract is complete. You can lay it down on your turn, once you have drawn.
already-down = You have laid down your contract: now lay down further melds one by one, or add cards.
no-such-meld = There is no meld { $n }: choose one on the table.
not-your-meld = At this table you add cards only to your own melds, and this one is { $to }’s.
meld-frozen = You can’t add to a pair: choose a set or a run.
choose-run-end = A run can grow at both ends: say which one, low or high.
set-has-no-end = A set has no ends: name only the card and the meld.
meld-rank = You add only cards of its own rank to a set, or twos as long as they are fewer: { $cardGen } is neither.
meld-majority = That would be one two too many: a meld needs more ordinary cards than wild twos.
run-full-low = This run already starts at two: nothing goes below it.
run-full-high = This run already ends with the ace: nothing goes above it.
wrong-end = This is the wrong end: { $cardGen } fits at the other end of this run.
does-not-fit-run = A run grows by the next card of its suit, up or down, and { $cardGen } isn’t that.
must-keep-a-card = You must keep one card, because every turn ends with a discard.
must-lay-all =
    { $n ->
        [one] In this round you lay down your whole hand at once, and one card would be left over.
       *[other] In this round you lay down your whole hand at once, and { $n } cards would be left over.
    }
contract-groups =
    { $n ->
        [one] Lay down one meld at a time.
       *[other] The contract is { $n } melds: lay them all down at once.
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
gin-run-twos = Twos alone don’t make a run: add cards of one suit.
gin-run-twice = A run can have every card only once: take one { $card } away.
gin-run-long = A run goes from the two to the ace at most, 13 cards: take some away.
gin-run-ace = In a run the ace comes only after the king, so { $cardGen } can’t go at the low end.
gin-run-gap =
    { $gap ->
        [one] { $lowGen } and { $highGen }: one card is missing between them,
       *[other] { $lowGen } and { $highGen }: { $gap } cards are missing between them,
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
gin-reason-lays = With { $cardGen } you can lay down the contract.
gin-reason-nearer =
    { $n ->
        [one] With { $cardGen } you are only one card short of the contract.
       *[other] With { $cardGen } you are only { $n } cards short of the contract.
    }
gin-reason-two = A two, here { $cardGen }, can stand for any other card.
gin-reason-no-nearer =
    { $n ->
        [0] You don’t need { $cardGen }: you have all cards of the contract already.
        [one] { $cardGen } brings you no nearer to the contract: you would still be one card short.
       *[other] { $cardGen } brings you no nearer to the contract: you would still be { $n } cards short.
    }
gin-reason-can-lay = You can lay down { $cardGen } at once.
gin-reason-cannot-lay = You can’t lay down { $cardGen }: in your hand it would count { $n } points.
gin-reason-two-more = A buy would also bring you a second card, one that you don’t know.
gin-reason-longer = This round uses your whole hand, so buying makes the contract longer.
gin-reason-buy-owed = You have { $held } cards, and this contract takes { $n }: you must buy.
gin-reason-buy-helps =
    { $missing ->
        [0] With { $cardGen } you have all cards of the contract,
        [one] With { $cardGen } you are only one card short of the contract,
       *[other] With { $cardGen } you are only { $missing } cards short of the contract,
    } { $n ->
        [0] and this is what your last token is for.
       *[other] and you keep a token for later.
    }
gin-reason-too-late =
    { $left ->
        [one] { $to } has only one card left, and a buy would put two more cards into your hand.
       *[other] { $to } has only { $left } cards left, and a buy would put two more cards into your hand.
    }
gin-reason-out =
    { $n ->
        [0] Then your hand is empty, and you win the round.
       *[other] Then you discard your last card, and you win the round.
    }
gin-reason-frees = Cards on the table no longer count: that is { $n } points less in your hand.
gin-reason-late =
    { $left ->
        [one] { $to } has only one card left, and { $cardGen } would cost you { $n } points.
       *[other] { $to } has only { $left } cards left, and { $cardGen } would cost you { $n } points.
    }
gin-reason-collects = { $to } took { $otherGen }, which goes with { $cardGen }: discard this one instead.
gin-reason-alone =
    { $twos ->
        [0] { $cardGen } counts { $n } points, and no card in your hand goes with it.
       *[other] { $cardGen } counts { $n } points, and only a two in your hand goes with it.
    }
gin-reason-gone = No other card of the rank of { $cardGen } is left in the stock.
gin-reason-outs = Of the { $of } cards that may still be in the stock, { $n } would then bring you nearer to the contract.
gin-reason-refused = { $to } plays next and has already let { $otherGen } go.
gin-reason-spare =
    { $n ->
        [0] You don’t need { $cardGen }: without it you still have all cards of the contract.
        [one] You don’t need { $cardGen }: without it you are still one card short of the contract.
       *[other] You don’t need { $cardGen }: without it you are still { $n } cards short of the contract.
    }
gin-reason-least =
    { $n ->
        [0] Without { $cardGen } you still have all cards of the contract, and no other discard does better.
        [one] Without { $cardGen } you are one card short of the contract, and no other discard leaves you nearer.
       *[other] Without { $cardGen } you are { $n } cards short of the contract, and no other discard leaves you nearer.
    }
gin-reason-most = You have laid down your contract and want few points in your hand: { $cardGen } counts { $n }, more than or as much as any other.
gin-reason-fits-next = { $to } plays next and could add { $otherGen } to a meld: better keep that one.
gin-reason-end-not-down =
    { $you ->
        [yes] You had not laid down the contract when
       *[no] { $seat } had not laid down the contract when
    } { $toYou ->
        [yes] you went out.
       *[no] { $to } went out.
    }
gin-reason-end-down =
    { $you ->
        [yes] You had laid down the contract, but
       *[no] { $seat } had laid down the contract, but
    } { $toYou ->
        [yes] you were
       *[no] { $to } was
    } out first.
gin-reason-end-others =
    { $you ->
        [yes] When you went out,
       *[no] When { $seat } went out,
    } { $n ->
        [one] one other player
       *[other] { $n } other players
    } had not laid down the contract.

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
# What stays in the hand of who lays this; $n: what it costs at the end.
gin-offer-rest =
    { $n ->
        [0] nothing that costs points
        [one] 1 penalty point
       *[other] { $n } penalty points
    }
gin-inquiry = Offers to buy cards
gin-offer-rest-after =
    { $least ->
        [0] { $n } penalty points; none if you lay all that can follow
       *[other] { $n } penalty points; { $least } if you lay all that can follow
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
# What only you know: how many cards your hand lacks for the contract.
gin-fact-missing =
    { $n ->
        [0] your contract is complete
        [one] your contract lacks 1 card
       *[other] your contract lacks { $n } cards
    }
    .short =
        { $n ->
            [0] complete
           *[other] lacks { $n }
        }
gin-sign-fits = fits a meld
gin-fact-down = contract down
    .badge = down

## Scores

gin-score-out = No cards left
gin-score-cards = Left in hand: { $cards }
gin-score-cut = Exact cut
gin-goal = The lowest total after the last round wins.

## Rules

gin-rules-title-aim = Aim of the game
gin-rules-aim = Each round asks for certain sets and runs: its contract. Collect them, lay them down on the table, then get rid of your other cards. The cards left in your hand at the end of a round cost points, and the lowest total wins.
gin-rules-title-deal = Players and deal
gin-rules-players = { $least } to { $most } players, each for themselves, with two packs of 52 cards without jokers. They are shuffled together, so every card is there twice.
gin-rules-dealer = Draw lots for the first dealer. After each round the player to the dealer’s left deals next.
gin-rules-deal = The dealer shuffles and deals each player 11 cards, one at a time, clockwise, starting with the player to the dealer’s left. The next card is turned up and begins the discard pile; the rest lies face down as the stock. The player to the dealer’s left begins, and play goes clockwise.
gin-rules-exact-cut = Before the deal the dealer tries to lift exactly { $n } cards off the pack in one go, without counting: 11 for each player and one to turn up. If that succeeds, { $points } points come off the dealer’s total, which may fall below zero.
gin-rules-title-melds = Sets and runs
gin-rules-set = A set is three or more cards of the same rank. Suits don’t matter, and the same card may be there twice.
gin-rules-run = A run is three or more cards of one suit that follow each other in rank.
gin-rules-ace = In a run the ace comes after the king and nowhere else: queen, king, ace is a run; ace, two, three is not, and neither is king, ace, two.
gin-rules-wild = Twos are wild: a two can stand for any card of any suit. It can also be an ordinary two: in a set made only of twos, or below the three in a run of its own suit.
gin-rules-majority = A set or run on the table is called a meld. It must always have more ordinary cards than wild twos. So 3, 3, 3, 2, 2 is a set, but 3, 3, 2, 2 is not; the two and three of clubs with the two of hearts are a run, because the two of clubs is in its own place. A set of twos takes only more twos.
gin-rules-pair = Only round 14 asks for a pair, which is two cards of the same rank. Two twos are a pair; a two with another card is not. You can’t lay down a second pair or add to a pair.
gin-rules-rounds =
    { $n ->
        [one] One round is played:
       *[other] { $n } rounds are played, each with its own contract:
    }
gin-rules-title-rounds = The contracts
gin-rules-title-turn = Your turn
gin-rules-draw = First draw a card: the one that the player before you has just discarded (at the very start, the card turned up), or the top card of the stock. If you don’t want the discard, the others may buy it before you draw from the stock.
gin-rules-discard = Then lay down cards if you can and want to. Last, discard one card, face up: that ends your turn. It may be any card, even the one you have just taken.
gin-rules-title-buy = Buying
gin-rules-tokens = Each player starts every round with two tokens, coins for example; unused tokens don’t carry over. To buy, you pay one token and take two cards: the top discard and the top card of the stock.
gin-rules-window = When you don’t want the discard, the others are asked one by one, clockwise from your left, except the player who discarded it and players without a token. The first who wants it buys it, without laying down or discarding anything. Then you draw from the stock and continue your turn. The card turned up at the start was discarded by no player, so the dealer may buy it, too, and is asked last.
gin-rules-alike = Two sets may have the same rank, and two runs the same suit.
gin-rules-own-buy = On your own turn you may buy instead of drawing. Then your turn is over at once: you lay down nothing and discard nothing, and the next player can only draw from the stock.
gin-rules-dead = Only the newest discard can be taken or bought. A card that no player wanted, and all the cards below it, are out of reach.
gin-rules-buy-after-down-true = You may also buy after you have laid down your contract.
gin-rules-buy-after-down-false = Once you have laid down your contract, you can’t buy any more in that round.
gin-rules-title-lay = Laying down cards
gin-rules-contract = When you have the whole contract of the round in your hand, you may lay it down face up on the table, on your turn between drawing and discarding, all of it at once. Before that you can’t lay down anything else.
gin-rules-minimum = In rounds 1 to 14 the sets and runs of a contract may be longer than they must be: a set of four will do for a set of three.
gin-rules-meld = Once you have laid down your contract, you may lay down further sets and runs of three cards or more, on the same turn or any later one.
gin-rules-layoff = You may then also add single cards to the melds on the table: to a set its rank, to a run the next card at either end. A two will do as well, as long as the ordinary cards outnumber the wild ones. Cards on the table stay there: you can’t exchange a two for the card that it stands for.
gin-rules-layoff-on-others-true = You may add cards to your own melds and to those of all other players.
gin-rules-layoff-on-others-false = You may add cards to your own melds only.
gin-rules-title-end = The end of a round
gin-rules-final-discard-required = Rounds 1 to 14 end when a player discards their last card. When you lay down cards, you must keep one for the discard.
gin-rules-final-discard-optional = Rounds 1 to 14 end when a player has no cards left, whether the last one was discarded or laid down.
gin-rules-last-round = In round 15 the contract takes your whole hand: two sets of three and a run of all that remains, six cards, eight after one buy or ten after two. You lay it down without a discard, and that ends the round at once.
gin-rules-stock = When a card must be drawn and the stock is used up, all discards but the top one are shuffled and become the new stock.
gin-rules-cap =
    { $n ->
        [one] If no player has gone out after one turn each, the round ends there.
       *[other] If no player has gone out after { $n } turns each, the round ends there.
    }
gin-rules-title-score = Points
gin-rules-score = At the end of a round you count the cards in your hand, whether you have laid down your contract or not: three to ten count 5 each, jack, queen and king 10, an ace 15 and a two 25. The player who went out counts nothing. Low scores win.
gin-rules-blocked = If a round ends without a player going out, all players count their cards.
gin-rules-title-match = The match
gin-rules-match = The points of all rounds are added up. The lowest total wins; equal totals share the win. Each round is complete in itself, so you can break off after any of them and continue on another day.
gin-rules-match-single = The lowest score wins the match; equal scores share the win.

## Around the rules: who wins, a quick start, worked examples

gin-primer-needs = Two tokens (coins, say) for each player; pencil and paper
gin-primer-wins = The lowest total after all rounds
gin-primer-deal = Deal each player 11 cards and turn one up. Each player gets two tokens.
gin-primer-contract = Every round asks for certain sets and runs: the contract. Twos are wild.
gin-primer-draw = On your turn draw one card: the newest discard, or the top card of the stock.
gin-primer-buy = If the player whose turn it is doesn’t want the discard, the others may buy it: for a token you get it and a card from the stock.
gin-primer-lay = When you hold the whole contract, lay it down, all at once.
gin-primer-more = After that you may lay down more melds, and add cards to those on the table.
gin-primer-discard = Discard one card to end your turn. The round is over when a player has no cards left.
gin-primer-score = The others count the cards in their hands. Low scores win.
gin-primer-table = The contracts, and the buys they need: you hold 12 cards after drawing, and keep one to discard
gin-primer-head-round = Round
gin-primer-head-contract = Contract
gin-primer-head-buys = Buys needed
gin-primer-set = Three threes outnumber two twos: this is a set.
gin-primer-no-set = Two threes don’t outnumber two twos: this is no set.
gin-primer-run = The twos stand for the five and the seven of spades: this is a run of five.
gin-primer-no-run = The ace comes only after the king: this is no run.
gin-primer-stands = stands for { $cardGen }
gin-primer-count = These cards left in hand cost { $n } points:
gin-primer-laid = A set of three and a run of four with a wild two: this contract of round 2 is laid down all at once.
gin-primer-bought = The player whose turn it is doesn’t want the eight. For a token you get two cards, and that player draws from the stock:
gin-primer-discard-taken = the discard
gin-primer-stock-taken = from the stock
gin-primer-last = The six would fit the run, but your last card must be discarded: discard it, and the round is over.

## What is worth remembering the first time

gin-first-cut = First exact cut
gin-first-contract = First contract
