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
        [yes] You couldn’t play and begged for a card from { $to }.
       *[no]
        { $toYou ->
            [yes] { $seat } can’t play and begs for a card from you.
           *[no] { $seat } can’t play and begs for a card from { $to }.
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
        [yes] You could have played! Each opponent with a card to spare gives you one.
       *[no] { $seat } could have played! Each opponent with a card to spare gives { $seat } one.
    }
sevens-out =
    { $you ->
        [yes] That was your last card: you win the deal!
       *[no] That was { $seat }’s last card: { $seat } wins the deal.
    }
sevens-stalled = No card has been played for a long time: the deal ends here.

## What players say

sevens-says-pantti = Pantti!
sevens-says-beg = A card, please!
sevens-says-pass = Pass
# Said when a card is given: by the giver if you are $to, else by $to.
sevens-peak-give =
    { $toYou ->
        [yes] Here you are!
       *[no] Thank you!
    }

## What you are asked to do

sevens-prompt-first = You have { $cardGen }: start with it.
sevens-prompt-turn = Your turn: play a card.
sevens-prompt-bonus = An ace or a king: play one more card, or stop.
sevens-prompt-pass = You have nothing to play: pass.
sevens-prompt-pantti = You have nothing to play: say “Pantti!” and take the token.
sevens-prompt-beg = You have nothing to play: beg for a card from { $to }.
sevens-prompt-give = { $to } begs for a card from you: choose which one to give.
sevens-prompt-penalty = { $to } could have played: choose a penalty card to give.
prompt-wait =
    { $you ->
        [yes] Your turn.
       *[no] { $seat }’s turn.
    }
# $seat chooses what $to gets.
sevens-wait-give =
    { $toYou ->
        [yes] { $seat } chooses a card to give you.
       *[no] { $seat } chooses a card to give { $to }.
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
sevens-action-beg = Beg for a card from { $to }
sevens-action-give = Give { $to } { $cardGen }

## Why not

not-an-action = “{ $text }” isn’t a move in this game.
deal-over = The deal is over.
not-your-card = You don’t have { $cardGen }.
wrong-place = You can’t play { $cardGen } there: the places where it goes are marked.
one-card = You play one card at a time: choose only one.
seven-of-clubs-first = The deal starts with { $cardGen }.
seven-first = Not yet: { $cardGen } must be played first.
needs-card = Not yet: { $cardGen } must be played first.
six-first = The six comes before the eight: { $cardGen } must be played first.
eight-first = The five has to wait for the eight: { $cardGen } must be played first.
already-laid = { $cardGen } is already on the table.
must-play = You can play, so you must: play a card.
nothing-to-stop = You can stop only after an ace or a king.
choose-end = An ace can go on the two or on the king now: choose where to play { $cardGen }.
ace-low = In this deal aces go on the twos.
ace-high = In this deal aces go on the kings.
ace-open = { $cardGen } goes on the two or the king of its suit: one of them must be on the table first.
cannot-beg-yet = You can’t beg on your first turn: pass.
must-beg = You can’t just pass: beg for a card.
must-give = { $to } is waiting for a card: give one first.
nobody-asks = Nobody is begging from you.
pass-alone = Nobody has a card to spare: pass.
stop-instead = You have played already: stop if you don’t want to go on.
no-begging = There is no begging in this game.

## Why the expert would do it
# $cards are cards in a row, $n is a number of cards. What others hold is what lies neither on the table nor in the own hand.

sevens-reason-yours = After { $cardGen } only your own cards follow: { $cards }.
sevens-reason-behind = { $cardGen } opens the way for your own cards: { $cards }.
sevens-reason-far = { $n } cards must be played before your { $card }; this is one of them.
sevens-reason-free-turn = After { $cardGen } you may play one more card at once: { $cards } would do.
sevens-reason-end = No card follows { $cardGen }, so it helps nobody else.
sevens-reason-holds-back = { $cards } would open the way only for others, and further than { $cardGen } does.
sevens-reason-last = { $cardGen } is your last card: you win the deal with it.
sevens-reason-penalty = A player who begs or passes while able to play gets a card from each opponent with one to spare.
sevens-reason-fewest =
    { $n ->
        [one] Fewer cards follow { $cardGen } (only one) than your other choices.
       *[other] Fewer cards follow { $cardGen } ({ $n }) than your other choices.
    }
sevens-reason-dear = Of the cards you can choose from, { $cardGen } would cost you the most points.
sevens-reason-late = { $to } has only one card left, and { $cardGen } would cost you { $n } points.
sevens-reason-keeps = { $cards } can wait: nobody else can play your cards.
sevens-reason-serves = Each of these would only open the way for others: { $cards }.
sevens-reason-farthest =
    { $n ->
        [one] { $cardGen } is your hardest card to get rid of: one card of another player must be played first.
       *[other] { $cardGen } is your hardest card to get rid of: { $n } cards of other players must be played first.
    }
sevens-reason-distant = { $n } cards of others must be played before { $cardGen }.
sevens-reason-locked = { $to } can’t play { $cardGen } until you have played { $cards }.
sevens-reason-all-open = You could play all your cards at once, and { $cardGen } opens the least for others.
sevens-reason-useless = { $cardGen } opens the way for none of your cards.
sevens-reason-end-waited =
    { $cards } { $n ->
       *[other] waited
    } for { $cardGen }, which { $toYou ->
        [yes] you
       *[no] { $to }
    } held.
sevens-reason-end-always =
    { $you ->
        [yes] You had a card to play on every turn.
       *[no] { $seat } had a card to play on every turn.
    }
sevens-reason-end-often =
    On { $n ->
        [one] one turn
       *[other] { $n } turns
    } { $you ->
        [yes] you
       *[no] { $seat }
    } had nothing to play.
sevens-reason-end-late =
    { $cards } would have been next, but { $toYou ->
        [yes] you were
       *[no] { $to } was
    } quicker.
sevens-reason-end-seldom =
    { $you ->
        [yes] You were
       *[no] { $seat } was
    } stuck only { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    }, another player { $most ->
        [2] twice
       *[other] { $most } times
    }.

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
sevens-goal =
    { $n ->
        [one] The match ends when a player has 1 point. The lowest total wins.
       *[other] The match ends when a player has { $n } points. The lowest total wins.
    }

## Rules

sevens-rules-title-aim = Aim of the game
sevens-rules-aim = Be the first to get rid of your cards. They are played to the table suit by suit, outwards from the sevens.
sevens-rules-title-deal = Players and deal
sevens-rules-players = { $least } to { $most } players, each for themselves, with one pack of 52 cards without jokers.
sevens-rules-dealer = Draw lots for the first dealer. After each deal the player to the dealer’s left deals next.
sevens-rules-deal = The dealer shuffles and deals out the whole pack, one card at a time, clockwise, starting with the player to the dealer’s left. With three players the first gets 18 cards and the others 17; with four each gets 13; with five the first two get 11 and the others 10.
sevens-rules-start = If you hold the seven of clubs, you start: play it. Then the turn passes to the left.
sevens-rules-title-layout = The table
sevens-rules-layout = The four suits lie side by side. In the middle of each is its seven. The six goes below the seven, and on it the five, the four and so on down; the eight goes above the seven, and on it the nine, the ten and so on up to the king. Once the seven of clubs is on the table, the other sevens may be played on any turn.
sevens-rules-opening-six-then-eight = After its seven, a suit goes on with the six, then with the eight. Once both are on the table, the rest can follow: the five on the six, the nine on the eight, and so on.
sevens-rules-opening-six-only = After its seven, a suit goes on with the six. From then on it can grow both ways: the five goes on the six, and the eight goes above the seven.
sevens-rules-opening-free = As soon as a suit’s seven is on the table, its six and its eight may be played, in any order, and each pile grows by itself.
sevens-rules-closed = A pile that can take no more cards is turned face down.
sevens-rules-title-turn = Your turn
sevens-rules-must-play = If you can play, you must; you choose which card. You may not pass while you can play.
sevens-rules-bonus-turn-true = If you play an ace or a king, you may at once play one more card, or stop. If that is an ace or a king too, you may go on in the same way; any other card ends your turn.
sevens-rules-bonus-turn-false = You play one card per turn.
sevens-rules-title-unable = When you can’t play
sevens-rules-unable-token = If you can’t play, say “Pantti!” and take the token (a coin will do) from the middle of the table or from the player who has it. If you have it already, keep it. Your turn is over. There is only one token.
sevens-rules-token-stays = If you stop after an ace or a king, or have nothing more to play then, you don’t take the token.
sevens-rules-unable-pass = If you can’t play, you pass.
sevens-rules-unable-beg = If you can’t play, beg for a card. The player whom you ask chooses any card and hands it to you face down. You can’t play it at once: your turn is over.
sevens-rules-beg-first-turn = On your own first turn of a deal you don’t beg: if you can’t play, you pass.
sevens-rules-beg-giver = You beg from the player to your right. You can’t beg a player’s last card: if that player has only one, ask the next one to the right, and so on. If every opponent has only one card, you pass.
sevens-rules-false-beg-forbid = You may not beg while you can play.
sevens-rules-false-beg-penalise = If you beg although you can play, or pass on your own first turn although you can play, you pay for it: instead of the player whom you asked, each opponent with two cards or more gives you one, and your turn is over.
sevens-rules-title-ace = Aces
sevens-rules-ace-low = Aces are low: an ace goes on the two of its suit and closes the low pile. The king closes the high pile.
sevens-rules-ace-first-ace-decides = The first ace of a deal may be played on the two or on the king of its suit. All other aces of that deal must go to the same end.
sevens-rules-title-end = The end of a deal
sevens-rules-end = The deal ends as soon as a player plays their last card. That player wins the deal.
sevens-rules-stall =
    { $n ->
        [one] If no player plays a card for a whole round of the table, the deal ends, and the player with the fewest cards wins it. If several have equally few, they share the win.
       *[other] If no player plays a card for { $n } rounds of the table, the deal ends, and the player with the fewest cards wins it. If several have equally few, they share the win.
    }
sevens-rules-title-score = Points
sevens-rules-score-cards = Each player counts the cards left in their hand: two to ten are worth their number, a jack 11, a queen 12, a king 13. Low scores win.
sevens-rules-score-none = The match is a single deal, and no points are counted. The first player to get rid of all their cards wins.
sevens-rules-token-free = The token costs nothing, because no points are counted.
sevens-rules-ace-points-auto = An ace counts 1; if aces went on the kings in that deal, it counts 14.
sevens-rules-ace-points-1 = An ace counts 1.
sevens-rules-ace-points-14 = An ace counts 14.
sevens-rules-token-points =
    { $points ->
        [one] The player who has the token when the deal ends gets 1 point more. It then goes back to the middle of the table.
       *[other] The player who has the token when the deal ends gets { $points } points more. It then goes back to the middle of the table.
    }
sevens-rules-token-winner-true = This applies to the winner of the deal, too.
sevens-rules-token-winner-false = The winner of the deal doesn’t pay for the token.
sevens-rules-title-match = The match
sevens-rules-target =
    { $points ->
        [one] Play deals until a player has 1 point or more. The lowest total wins; equal totals share the win.
       *[other] Play deals until a player has { $points } points or more. The lowest total wins; equal totals share the win.
    }
sevens-rules-single = A single deal is played. The player who gets rid of all their cards wins; the others follow by their points.

## Errors

error-unknown-game = There is no game called “{ $name }”. There are { $games }.
error-unknown-option = There is no house rule called “{ $name }”. There are { $options }.
error-bad-value = “{ $text }” isn’t a value for “{ $name }”.
error-bad-option = “{ $text }” isn’t a value for “{ $name }”. Possible: { $values }.
error-bad-save = This match can’t be read: { $text }
error-not-your-turn = It isn’t your turn.
error-no-match = There is no match on the table.
error-bad-request = The page and the engine don’t understand each other. Please reload the page.
error-illegal = That isn’t possible now: { $text }
error-deal-running = The deal isn’t over yet.
error-match-running = The match isn’t over yet.
error-match-over = The match is over.

## Around the rules: who wins, a quick start, worked examples

sevens-primer-wins-first = The first player without cards
sevens-primer-wins-lowest = The lowest total, once a player has { $n } points
sevens-primer-deal = Deal out the whole pack.
sevens-primer-start = The holder of the seven of clubs begins with it. Play goes clockwise.
sevens-primer-turn = On your turn you must play one card if you can: a seven, or the next card of a suit, down to the ace or up to the king.
sevens-primer-turn-high = On your turn you must play one card if you can: a seven, or the next card of a suit. The first ace decides whether aces go on the twos or on the kings.
sevens-primer-opening-six-then-eight = After its seven, each suit needs first the six, then the eight. After that it grows at both ends.
sevens-primer-opening-six-only = After its seven, each suit needs the six first. After that it grows at both ends.
sevens-primer-opening-free = After its seven, a suit grows at both ends, the six and the eight in any order.
sevens-primer-bonus = After an ace or a king you may play another card.
sevens-primer-token = If you can’t play, say “Pantti!” and take the token.
sevens-primer-beg = If you can’t play, beg for a card: the player to your right, unless they have only one left, gives you one of their choice. On your first turn you just pass.
sevens-primer-pass = If you can’t play, pass.
sevens-primer-end = The first player without cards wins the deal.
sevens-primer-score = Count the cards left in hand: jack 11, queen 12, king 13, the others their number. Low scores win.
sevens-primer-score-token = Count the cards left in hand: jack 11, queen 12, king 13, the others their number. The token costs { $n } more. Low scores win.
sevens-primer-needs-token = A coin as the token, pencil and paper
sevens-primer-needs-coin = A coin as the token
sevens-primer-opens-six-then-eight = Hearts have their seven and six. Now the eight can be played; the five has to wait for it.
sevens-primer-opens-six-only = Hearts have their seven and six. Now both the eight and the five can be played.
sevens-primer-opens-free = Hearts have only their seven. Both the eight and the six can be played; the five has to wait for the six.
sevens-primer-bonus-chain = Hearts lie from the two to the queen, spades from the five to the eight. You play three cards on one turn:
sevens-primer-count = These cards left in hand cost { $n } points:
sevens-primer-begs = None of your cards fits, so you beg. The player to your right chooses a card for you, and your turn is over:
sevens-primer-given = Given to you
sevens-primer-takes = None of your cards fits: say “Pantti!” and take the token. If nobody has taken it from you by the end of the deal, it costs { $n } points:
sevens-primer-takes-free = None of your cards fits: say “Pantti!” and take the token. It is yours until another player can’t play:

## What is worth remembering the first time

sevens-first-gift = First card given to someone who begged
sevens-first-token = First “Pantti!”
