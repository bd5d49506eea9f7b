# Skitgubbe: its options, what happens, what is asked, why not, its rules. What is the same at Myllymatti is said in its
# words, in myllymatti.ftl.
# $cards: a run, or what lies together.

game-skitgubbe = Skitgubbe
    .tag = Win cards, shed them, don’t be last.
    .beginner = Goes by simple rules, remembers few of the cards that others have won, and often overlooks something.
    .casual = Goes by the same rules, remembers the last dozen of those cards, and overlooks less.
    .skilled = Remembers every card that was won, so in the second half it knows all hands; there it looks ahead a little.
    .expert = Looks ahead in the second half, where it knows all cards, and plays the first by its experience.

option-tricks = Who plays in a first-half trick
    .source = All: WotC, Cats at Cards. Two: Pagat, spelakort.nu.
option-tricks-all = All players
option-tricks-pair = The leader and the next player
option-tie = Equal cards
    .explain = Those who tie play on for everything on the table.
    .source = Highest card: WotC, Cats at Cards. Any pair: nordiccardgames.pages.dev.
option-tie-war = Only the highest cards tie
option-tie-any-pair = A pair beats a higher card
# UNSURE: “Throw in”, which some call slough: what do players say?
option-slough = Throwing cards in
    .explain = After playing in the first half you may add cards of a rank that lies on the table.
    .source = WotC’s Flurst; there on others’ turns too.
option-runs = Runs in the second half
    .explain = Several cards of one suit in a row are played like one card.
    .source = WotC, Wikipedia, kortspel.info; Pagat plays single cards.
option-pickup = What you take if you can’t beat
    .source = Pagat (last), Wikipedia (in a row), WotC (first).
option-pickup-lay = The last card or run of the trick
option-pickup-sequence = That one, and the cards below that it follows in its suit
option-pickup-bottom = The first one, and the cards above that follow it in its suit
option-dreck = Low cards for players with fewer cards than
    .explain = At half-time, players with fewer cards than this are dealt all the twos to fives and the six of trumps. With 0, none are dealt.
    .source = WotC (6).

preset-pagat = As on Pagat
preset-flurst = Flurst

here-tricks-all = all players play in every trick of the first half
here-tricks-pair = two players at a time play for a trick of the first half
here-tie-war = only the highest cards can tie
here-tie-any-pair = a pair beats a higher card
here-slough-true = you may throw in cards of equal rank
here-slough-false = no cards are thrown in
here-runs-true = runs are played like one card
here-runs-false = cards are played one at a time
here-pickup-lay = you take the last card of a trick
here-pickup-sequence = you also take the cards below the last one that it follows in its suit
here-pickup-bottom = you take the first card of a trick and the cards above that follow it in its suit
here-dreck =
    { $n ->
        [0] nobody gets the low cards
        [one] players with no cards get the low ones
       *[other] players with fewer than { $n } cards get the low ones
    }

## What has happened

skitgubbe-war = Equal ranks: the cards stay on the table, and those who played the equal ones play again.
skitgubbe-slough =
    { $you ->
        [yes] You threw in { $cardGen }.
       *[no] { $seat } threw in { $cardGen }.
    }
skitgubbe-stop =
    { $you ->
        [yes] You threw in no more.
       *[no] { $seat } throws in no more.
    }
skitgubbe-dreck =
    { $n ->
        [one] The low cards are dealt to those who have none.
       *[other] The low cards are dealt to those who have fewer than { $n }.
    }
skitgubbe-lead-run =
    { $you ->
        [yes] You led { $cards }.
       *[no] { $seat } led { $cards }.
    }
skitgubbe-beat-run =
    { $you ->
        [yes] You beat it with { $cards }.
       *[no] { $seat } beat it with { $cards }.
    }
skitgubbe-take-lays =
    { $you ->
        [yes] You took { $cards }.
       *[no] { $seat } took { $cards }.
    }

## What you are asked to do

skitgubbe-prompt-collect =
    { $turn ->
        [yes] You lead: play a card, or turn one up.
       *[no] You lead: play a card.
    }
skitgubbe-prompt-follow =
    { $turn ->
        [yes] Play a card, or turn one up. The highest so far is { $cardGen }.
       *[no] Play a card. The highest so far is { $cardGen }.
    }
skitgubbe-prompt-war =
    { $turn ->
        [yes] Equal ranks: play again, or turn a card up.
       *[no] Equal ranks: play again.
    }
skitgubbe-prompt-slough = You may throw in a card whose rank is already on the table.
skitgubbe-prompt-no-slough = You have no card to throw in.
skitgubbe-prompt-lead-run = You lead: play any card or run.
skitgubbe-prompt-beat =
    { $n ->
        [one] Beat { $cards } or take. One more completes the trick.
       *[other] Beat { $cards } or take. { $n } more complete the trick.
    }
skitgubbe-prompt-must =
    { $n ->
        [one] You must beat { $cards }. One more completes the trick.
       *[other] You must beat { $cards }. { $n } more complete the trick.
    }
skitgubbe-prompt-take = You can’t beat { $cards }: take.

## What can be done

skitgubbe-action-stop = Don’t throw in
skitgubbe-action-slough = Throw in { $cardGen }
skitgubbe-action-run = Play { $cards }
skitgubbe-action-take = Take { $cards }

## Why the expert would play it

skitgubbe-reason-best-so-far = { $cardGen } is higher than { $otherGen }, the highest card so far.
skitgubbe-reason-pair = { $cardGen } makes a pair, and a pair beats single cards.
skitgubbe-reason-slough-low = { $cardGen } is a low card, and goes to the player who wins the trick.
skitgubbe-reason-slough-mine = The trick is yours, and so is what you throw in.
skitgubbe-reason-stop = You keep { $cardGen }: thrown in, it goes to the player who wins the trick.
skitgubbe-reason-run = It gets rid of { $n } cards at once.
skitgubbe-reason-covers = { $to } can’t beat { $cardGen }.

## Why not

skitgubbe-no-slough = At this table no cards are thrown in.
skitgubbe-no-slough-now = You throw cards in right after you have played one in the first half.
skitgubbe-slough-or-stop = You have played already: throw in a card, or choose “Don’t throw in”.
skitgubbe-no-match = No card on the table has the rank of { $cardGen }.

## Places

skitgubbe-place-lay = Card { $n } of the trick

## Rules

skitgubbe-rules-players = { $least } to { $most } players, each for themselves, with one pack of 52 cards without jokers. The ace is the highest card, the two the lowest.
skitgubbe-rules-tricks-all = The player to the dealer’s left leads a card, and each player in turn, clockwise, plays any card. The highest rank wins, whatever the suits. The winner lays the cards face down on a pile of won cards and leads the next trick.
skitgubbe-rules-tricks-pair = Two players at a time play for a trick: the player to the dealer’s left leads a card, and the next player answers with any card. The higher rank wins, whatever the suits. The winner lays both cards face down on a pile of won cards and leads the next trick, against the player to the winner’s left.
skitgubbe-rules-draw = After playing from your hand, draw at once until you have three cards again.
skitgubbe-rules-tie-war = If several have played the highest rank, all cards stay on the table, and only these players play again, in the same order. The winner takes all the cards on the table.
skitgubbe-rules-tie-any-pair = If two or more players have played the same rank, the highest such rank beats any single card, even a higher one: all cards stay on the table, and only the players of that rank play again, in the same order. The winner takes all the cards on the table.
skitgubbe-rules-slough = After you have played and drawn, you may throw in a card of a rank that lies in the trick, draw, and throw in more. The winner of the trick gets these cards too.
skitgubbe-rules-dreck =
    { $n ->
        [one] If a player has no card then, all twos, threes, fours and fives and the six of trumps are taken out of all hands and dealt to those who have none.
       *[other] If a player has fewer than { $n } cards then, all twos, threes, fours and fives and the six of trumps are taken out of all hands and dealt to those who have fewer.
    }
skitgubbe-rules-runs = Instead of one card you may play a run: cards of one suit in unbroken order, such as { $cards }. A run counts as one card of the trick, however long. It is beaten by a card or run of its suit that begins above its highest card, or by trumps.
skitgubbe-rules-pickup-sequence = If you take a card or run, also take the cards below it, as long as the suit goes on downwards without a gap.
skitgubbe-rules-pickup-bottom = Instead of the last card or run, take the first one of the trick, and the cards above it as long as the suit goes on upwards without a gap.
skitgubbe-rules-stall-usual = If, in the second half, cards are played or taken 200 times in a row and no trick is completed (400 times with four players, 600 with five, 800 with six), the deal ends, and all players with cards have lost.

## Around the rules: who wins, a quick start, a worked example

skitgubbe-primer-wins = Nobody: the last player with cards loses
skitgubbe-primer-deal = Deal each player { $n } cards. The rest is the stock.
skitgubbe-primer-tricks-all = Each player plays a card in turn. The highest rank wins all of them, whatever the suits, and leads next; after a tie those who tied play again.
skitgubbe-primer-tricks-pair = The leader and the next player each play a card. The higher rank wins both, whatever the suits, and leads next; after a tie they play again.
skitgubbe-primer-draw = Play from your hand and draw back up to { $n } cards, or turn up the top card of the stock instead.
skitgubbe-primer-trump = The player who draws the last card of the stock shows it: its suit is trump.
skitgubbe-primer-half = When a player has no card to play, all pick up the cards they have won. The player who drew the trump card leads.
skitgubbe-primer-beat = Beat the last card with a higher one of its suit or with a trump, or take it.
skitgubbe-primer-beat-run = Beat the last card or run with a higher one of its suit or with trumps, or take it.
skitgubbe-primer-complete = When a trick has as many cards as there were players with cards at its start, it leaves the game, and the player of its last card leads.
skitgubbe-primer-end = Get rid of all your cards: the last player with cards is the skitgubbe.
skitgubbe-primer-war = Nines are the highest cards here, and there are two:
skitgubbe-primer-tied = plays again
skitgubbe-primer-waits = stays on the table
