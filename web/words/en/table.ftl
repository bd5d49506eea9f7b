# The table: what the page itself says while one plays. What games say is in their own files.

table-game = { $game }
table-deal = Deal { $deal }
    .short = #{ $deal }
table-deal-short = Deal
table-practice = practice
table-practice-begun = This deal now counts as practice in the statistics.
table-choice-lost = The cards turned out to lie differently. Please choose again.
table-hint-practice = { $reason } This deal is now practice.
table-players = Players
table-actions = Actions
table-board = Table
table-hand =
    { $count ->
        [0] Your hand: no cards
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }

## Cards and places, for the ear

table-card = { $card }
table-card-playable = { $card }, playable
table-card-chosen = { $card }, chosen: choose where to put it
table-card-new = { $text }, new
table-cards = { $cards }
table-place-top = { $place }: { $card } on top
table-place-row = { $place }: { $cards }
table-place-closed = { $place }: closed
table-place-hidden =
    { $place }: { $count ->
        [one] one card, face down
       *[other] { $count } cards, face down
    }
table-place-played = { $place }: { $played }
table-card-by = { $seat } { $card }
table-card-won = { $seat } { $card }, won
table-card-winning = { $seat } { $card }, winning so far
table-list = { $first }, { $rest }
table-told = { $first } { $rest }
table-groups = { $first }; { $rest }
table-place-waits = { $place }: empty, waits for { $cardGen }
table-place-empty = { $place }: empty
table-place-takes = { $text }. What you have chosen can go here.
table-slot-empty = { $place }: empty. Choose cards from your hand, then this place.
table-slot-right = { $place }: { $cards }. That fits.
table-card-back = { $cardGen } is back in your hand.
table-card-moved = { $card }: now card { $n } of { $of }
table-none-chosen = No card is chosen.
table-place-note = { $place }, { $note }
table-place-recall = { $text }. Look again: { $recall }.
table-place-offers = { $text }. { $offer }.

## Players

table-seat =
    { $name }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }{ $partner ->
        [yes] , your partner
       *[no] {""}
    }{ $scored ->
        [yes] , { $total }
       *[no] {""}
    }{ $dealer ->
        [yes] , dealer
       *[no] {""}
    }{ $turn ->
        [yes] , to play
        [asked] , being asked
        [out] , out
       *[no] {""}
    }
table-last-played = last card played: { $card }
table-last-taken = last card taken: { $card }
table-partner = partner
table-dealer = Dealer
table-out = out
table-mark-free = { $mark }: nobody has it
table-mark-at =
    { $you ->
        [yes] { $mark }: you have it
       *[no] { $mark }: { $seat } has it
    }
table-mark-before =
    { $you ->
        [yes] { $mark } (in front of you)
       *[no] { $mark } (in front of { $seat })
    }

## Buttons

table-leave = Leave the table
table-leave-note = The match is kept exactly as it is. You can continue at any time.
table-give-up = Give up
table-give-up-text = The match is deleted. Finished deals stay in the statistics; the deal in play isn’t counted.
table-undo = Undo
table-redo = Redo
table-skip = Skip to the end
table-hint = Hint
table-side = Scores and what has happened
table-side-fold = Fold this away
table-log = Log
table-score = Score sheet
table-rules = Rules
table-settings = Settings
table-more = More
table-keys = Keys
table-sort =
    { $by ->
        [own] The hand is in your own order
        [suit] The hand is sorted by suit
        [rank] The hand is sorted by rank
       *[groups] The hand is sorted by what belongs together
    }: { $next ->
        [suit] sort by suit
        [rank] sort by rank
       *[groups] group what belongs together
    }

## What the table answers

table-not-now = You can’t play that card now.
table-place-why = { $place }. { $why }
undo-shared = You share this device: you can’t take back what another player has played.
undo-forced = You have had no choice so far, so there is nothing to take back.
undo-nothing = You haven’t played yet, so there is nothing to take back.
redo-nothing = You have taken nothing back, so there is nothing to play again.
hint-over = The deal is over: there is nothing left to play.
hint-shared = You share this device: ask for a hint when it is your turn.
table-choose = Choose where to put { $cardGen }
table-engine-starting = One moment: the dealer is still coming to the table.
table-engine-lost = That didn’t work. Please try again.
table-lift = Hold to lift, release to cut
table-lift-how = Drag the pack up: the further, the more cards. Let go to cut.

## Laying cards together

table-lay = Lay down
table-lay-found = Lay down cards…
table-lay-ready = Lay down everything, or tap a place to take its cards back.
table-ways = You can lay down
table-ways-which = Which arrangement?
table-recall-close = Close
table-ways-close = Close the list
table-ways-left =
    { $count ->
        [0] no card stays in hand
        [one] stays in hand:
       *[other] { $count } stay in hand:
    }
table-ways-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
table-ask = Which end does { $cardGen } go on?
table-choose-many = Choose where to put these { $count } cards
table-place-wrong = { $place }: { $cards }. { $problem }

## The end of a deal and of the match

table-deal-won =
    { $count ->
        [0] The deal is over
        [one]
            { $you ->
                [yes] You won the deal!
               *[no] { $name } won the deal
            }
       *[other] { $name } won the deal
    }
table-round-won =
    { $count ->
        [0] The round is over
        [one]
            { $you ->
                [yes] You won the round!
               *[no] { $name } won the round
            }
       *[other] { $name } won the round
    }
table-deal-left =
    { $count ->
        [0] The deal is over
        [one]
            { $you ->
                [yes] You are left with the cards
               *[no] { $name } is left with the cards
            }
       *[other] Left with the cards: { $name }
    }
table-match-won =
    { $count ->
        [0] The match is over
        [one]
            { $you ->
                [yes] You won the match!
               *[no] { $name } won the match
            }
       *[other] { $name } won the match together
    }
table-won =
    { $count ->
       *[other] won
    }
table-lost = lost
table-sum = total { $total }
# How points come about: "2 × 5 + 10 = 20".
table-times = { $count } × { $worth }
    .aloud = { $count } times { $worth }
table-plus = +
    .aloud = plus
table-makes = { $terms } = { $points }
    .aloud = { $terms } is { $points }
table-total = Total
table-invite =
    { $touch ->
        [yes] Would you like sounds, and a touch of vibration?
       *[no] Would you like sounds?
    }
table-invite-yes = Yes, please
table-invite-no = No, thanks
table-invite-done = Sounds are on. You can turn them off in the settings.
table-next-deal = Next deal
table-next-round = Next round
table-show-table = Table
table-show-scores = Scores
table-again = Play again
table-same = Same deals again
table-home = Home
table-place = { $place }.
table-my-place =
    You came { $shared ->
        [yes] joint{" "}
       *[no] {""}
    }{ $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    } of { $count }.
table-last-deal = The last deal
table-last-round = The last round
table-no-scores = No deal is finished yet.
table-no-log = No moves yet.
table-graph = Running totals. Now: { $summary }

## One phone, several people

# Above a player’s name.
table-hand-over = Pass the phone to
table-ready = { $name } is ready

## Keys

table-key-arrows = from card to card
table-key-order = move the card within your hand, where you may arrange it
table-key-enter = play the card, or ask why it can’t be played
    .key = Enter
table-key-numbers = the buttons above your hand
table-key-undo = undo
table-key-redo = redo
table-key-hint = hint
table-key-log = log
table-key-score = score sheet
table-key-hurry = hurry the others
table-key-keys = this list
table-key-escape = close, or deselect a card
    .key = Esc
table-keys-on = Letter and number shortcuts

## Questions that come again and again, and what is played without asking

table-inquiry = Ask me less…
table-inquiry-when = Ask me
table-inquiry-note = Whatever you aren’t asked is answered with no.
table-inquiry-always = Every time
table-inquiry-nearer = Only for cards that bring me nearer
table-inquiry-never = Not again in this round
table-spared = Answered with no for you.
table-built =
    { $told ->
        [none] { $done } of { $count } complete. Add the rest.
       *[other] { $done } of { $count } complete. { $told }
    }
