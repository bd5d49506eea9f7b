# Ristiseiska and Pantti: what happens, what is asked, why not, and the rules.
# $seat, $to: names; $you, $toYou: is it the person who looks. $card: see words.js; $cardGen follows a verb.

## What has happened

sevens-play =
    { $you ->
        [yes] You played { $cardGen }.
       *[no] { $seat } played { $cardGen }.
    }
sevens-pass =
    { $you ->
        [yes] You passed.
       *[no] { $seat } passed.
    }
sevens-pantti =
    { $you ->
        [yes] You said “Pantti!”: the token is yours now.
       *[no] { $seat } said “Pantti!” and has the token now.
    }
sevens-stop =
    { $you ->
        [yes] You stopped there.
       *[no] { $seat } stopped there.
    }
sevens-beg =
    { $you ->
        [yes] You couldn’t play and begged a card from { $to }.
       *[no]
        { $toYou ->
            [yes] { $seat } can’t play and begs a card from you.
           *[no] { $seat } can’t play and begs a card from { $to }.
        }
    }
sevens-give =
    { $you ->
        [yes] You gave { $to } { $cardGen }.
       *[no]
        { $toYou ->
            [yes] { $seat } gave you { $cardGen }.
           *[no] { $seat } gave { $to } { $cardGen }.
        }
    }
sevens-caught =
    { $you ->
        [yes] You could have played! Everybody else gives you a card.
       *[no] { $seat } could have played! Everybody else gives { $seat } a card.
    }
sevens-out =
    { $you ->
        [yes] That was your last card: you win the deal!
       *[no] That was { $seat }’s last card: { $seat } wins the deal.
    }
sevens-stalled = Nobody has laid a card for a long time: the deal ends here.

## What players say

sevens-says-pantti = Pantti!
sevens-says-beg = A card, please!
sevens-says-pass = Pass

## What you are asked to do

sevens-prompt-first = You have { $cardGen }: begin with it.
sevens-prompt-turn = Your turn: play a card.
sevens-prompt-bonus = An ace or a king: play one more card, or stop.
sevens-prompt-pass = You have nothing to play: pass.
sevens-prompt-pantti = You have nothing to play: say “Pantti!” and take the token.
sevens-prompt-beg = You have nothing to play: beg a card from { $to }.
sevens-prompt-give = { $to } begs a card from you: choose which one to give.
sevens-prompt-penalty = { $to } could have played: choose a penalty card to give.
prompt-wait =
    { $you ->
        [yes] Your turn.
       *[no] { $seat }’s turn.
    }
prompt-deal-over = The deal is over.
prompt-match-over = The match is over.

## What can be done

action-play = Play { $cardGen }
sevens-action-play-low = Play { $cardGen } on the two
sevens-action-play-high = Play { $cardGen } on the king
sevens-action-stop = Stop here
sevens-action-pass = Pass
sevens-action-pantti = Pantti! Take the token
sevens-action-beg = Beg a card from { $to }
sevens-action-give = Give { $to } { $cardGen }

## Why not

not-an-action = “{ $text }” is no move in this game.
deal-over = The deal is over.
not-your-card = You don’t have { $cardGen }.
seven-of-clubs-first = The deal begins with { $cardGen }.
seven-first = First somebody must play { $cardGen }.
needs-card = First somebody must play { $cardGen }.
six-first = The six comes before the eight: first somebody must play { $cardGen }.
eight-first = The low pile goes on after the eight: first somebody must play { $cardGen }.
already-laid = That one is on the table already: { $card }.
must-play = You can play a card, so you may not pass.
nothing-to-stop = You can stop only after an ace or a king.
choose-end = An ace can go on the two or on the king now: choose where to put { $cardGen }.
ace-low = In this deal aces go on the twos.
ace-high = In this deal aces go on the kings.
ace-open = First the two or the king of the suit must be on the table: { $card } goes on one of them.
cannot-beg-yet = Nobody begs on the first turn: pass.
must-beg = You can’t just pass: beg for a card.
must-give = { $to } is waiting for a card: give one first.
nobody-asks = Nobody is begging from you.
pass-alone = Nobody has a card to spare: pass.
stop-instead = You have played already: stop if you don’t want to go on.
no-begging = There is no begging in this game.

## Why the expert would do it
# $cards are cards in a row, $n is a number of cards. What others hold is what lies neither on the table nor in the own hand.

sevens-reason-yours = All that is still to come behind { $cardGen } is in your hand: { $cards }.
sevens-reason-behind = Cards of yours wait behind { $cardGen }: { $cards }.
sevens-reason-far = Before your { $card } can be laid, { $n } cards have to be on the table, and this is one of them.
sevens-reason-free-turn = After { $cardGen } you may lay one more card at once: { $cards } would do.
sevens-reason-end = Nothing waits behind { $cardGen }: laying it helps nobody else.
sevens-reason-holds-back = Only cards of others wait behind { $cards }, and more of them than behind { $cardGen }.
sevens-reason-last = With { $cardGen }, your last card, you win the deal.
sevens-reason-penalty = Whoever begs or passes while able to play gets a card from each of the others who can spare one.
sevens-reason-fewest =
    { $n ->
        [one] Just one card waits behind { $cardGen }; behind none of the others you could lay fewer.
       *[other] { $n } cards wait behind { $cardGen }; behind none of the others you could lay fewer.
    }
sevens-reason-dear = Of the cards to choose from, { $card } would cost you the most points.
sevens-reason-keeps = You lose nothing by waiting with { $cards }: nobody else can lay what you hold.
sevens-reason-serves = Whatever you could lay would only open the way for others: { $cards }.
sevens-reason-farthest =
    { $n ->
        [one] A card of others has to be laid before { $cardGen }; none of your cards waits for more.
       *[other] { $n } cards of others have to be laid before { $cardGen }; none of your cards waits for more.
    }
sevens-reason-distant = { $n } cards of others have to be laid before { $cardGen }.
sevens-reason-locked = { $to } can’t lay { $cardGen } before you have laid what comes first: { $cards }.
sevens-reason-all-open = All your cards could be laid at once, and fewest cards wait behind { $cardGen }.
sevens-reason-useless = None of your cards waits behind { $cardGen }.

## Places and things

sevens-place-low = Low pile, { $suit }
sevens-place-seven = Seven’s place, { $suit }
sevens-place-high = High pile, { $suit }
place-stock = Stock
zone-generic = { $zone }
mark-token = Pantti token

## Scores

sevens-score-cards = Left in hand: { $cards }
sevens-score-token = Had the token
sevens-score-token-exempt = Had the token, which costs the winner nothing
sevens-score-out = No cards left

## Rules

sevens-rules-title-aim = Aim of the game
sevens-rules-aim = Be the first to get rid of your cards. They are laid on the table suit by suit, outwards from the sevens.
sevens-rules-title-deal = The deal
sevens-rules-deal =
    { $players ->
        [3] Three players take a pack of 52 cards without jokers. The dealer deals out the whole pack, one card at a time, clockwise from the left; one player gets 18 cards, the others 17.
        [4] Four players take a pack of 52 cards without jokers. The dealer deals out the whole pack, one card at a time, clockwise from the left; everybody gets 13 cards.
        [5] Five players take a pack of 52 cards without jokers. The dealer deals out the whole pack, one card at a time, clockwise from the left; two players get 11 cards, the others 10.
       *[other] { $players } players take a pack of 52 cards without jokers. The dealer deals out the whole pack, one card at a time, clockwise from the left; some may get one card more than others.
    }
sevens-rules-start = Whoever holds the seven of clubs begins by laying it on the table. The turn passes to the left. The next deal is dealt by the player to the dealer’s left.
sevens-rules-title-layout = The table
sevens-rules-layout = The four suits lie side by side. In the middle of each is its seven. The six goes below the seven, and on it the five, the four and so on down; the eight goes above the seven, and on it the nine, the ten and so on up to the king. Once the seven of clubs lies on the table, the other sevens may be played at any turn.
sevens-rules-opening-six-then-eight = After its seven, a suit goes on with the six, then with the eight. Not until both lie there can the rest follow: the five on the six, the nine on the eight, and so on.
sevens-rules-opening-six-only = After its seven, a suit goes on with the six. From then on it can grow both ways: the five goes on the six, and the eight goes above the seven.
sevens-rules-opening-free = As soon as a suit’s seven lies on the table, its six and its eight may be played, in any order, and each pile grows by itself.
sevens-rules-closed = A pile on which nothing more can be laid is turned face down.
sevens-rules-title-turn = Your turn
sevens-rules-must-play = If you can play, you must: lay one card of your choice. Nobody may pass with a card that fits.
sevens-rules-bonus-turn-true = Whoever lays an ace or a king may at once lay one more card, or stop. If that is an ace or a king too, it goes on in the same way; any other card ends the turn.
sevens-rules-bonus-turn-false = One turn is one card, whichever it is.
sevens-rules-title-unable = When you can’t play
sevens-rules-unable-token = Whoever can’t play says “Pantti!” and takes the token, a coin for example, from the middle of the table or from the player who has it. Whoever has it already keeps it. That ends the turn. There is only one token. Stopping after an ace or a king is no pass and doesn’t move it.
sevens-rules-unable-beg = Whoever can’t play begs for a card. The player who is asked chooses any card and hands it over face down. It can’t be played at once: the turn of the one who begged is over.
sevens-rules-beg-first-turn = On the first turn of a deal nobody begs; whoever can’t play then just passes.
sevens-rules-beg-giver = You beg from the player to your right. Nobody gives away a last card: if that player has only one, ask the next one to the right, and so on. If everybody has only one card, you pass.
sevens-rules-false-beg-forbid = You may not beg while you can play.
sevens-rules-false-beg-penalise = Whoever begs with a card that fits, or passes with one on the first turn, is penalised: instead of the one asked, each opponent who has two cards or more gives a card, and the turn is over.
sevens-rules-title-ace = Aces
sevens-rules-ace-low = Aces are low: an ace goes on the two of its suit and closes the low pile. The king closes the high pile.
sevens-rules-ace-first-ace-decides = The first ace of a deal may be laid on the two or on the king of its suit. All other aces of that deal must go to the same end.
sevens-rules-title-end = The end of a deal
sevens-rules-end = The deal ends as soon as somebody has laid the last card of a hand. That player has won the deal.
sevens-rules-stall =
    { $n ->
        [one] If nobody lays a card for a whole round of the table, the deal ends, and whoever has the fewest cards wins it.
       *[other] If nobody lays a card for { $n } rounds of the table, the deal ends, and whoever has the fewest cards wins it.
    }
sevens-rules-title-score = Points
sevens-rules-score-cards = Everybody counts the cards that are left in hand: two to ten are worth their number, a jack 11, a queen 12, a king 13. Points are bad.
sevens-rules-score-none = No points are counted. Whoever gets rid of all cards first has won.
sevens-rules-ace-points-auto = An ace counts 1; if aces went on the kings in that deal, it counts 14.
sevens-rules-ace-points-1 = An ace counts 1.
sevens-rules-ace-points-14 = An ace counts 14.
sevens-rules-token-points =
    { $points ->
        [one] Whoever has the token when the deal ends gets 1 point more. It then goes back to the middle of the table.
       *[other] Whoever has the token when the deal ends gets { $points } points more. It then goes back to the middle of the table.
    }
sevens-rules-token-winner-true = That goes for the winner of the deal as well.
sevens-rules-token-winner-false = The winner of the deal doesn’t pay for the token.
sevens-rules-title-match = The match
sevens-rules-target =
    { $points ->
        [one] Deals are played until somebody has 1 point or more. Then the lowest total wins.
       *[other] Deals are played until somebody has { $points } points or more. Then the lowest total wins.
    }
sevens-rules-single = A single deal is played. Whoever goes out wins; the others follow by their points.

## Errors

error-unknown-game = There is no game called “{ $name }”.
error-unknown-option = There is no house rule called “{ $name }”.
error-bad-value = “{ $text }” is no value for “{ $name }”.
error-bad-save = This match can’t be read: { $text }
error-not-your-turn = It isn’t your turn.
error-no-match = There is no match on the table.
error-bad-request = The page and the engine don’t understand each other. Please load the page again.
error-illegal = That isn’t possible now: { $text }
error-deal-running = The deal isn’t over yet.
error-match-over = The match is over.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to play again.
