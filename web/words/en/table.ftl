# The table: what the page itself says while one plays. What games say is in their own files.

table-game = { $game }
table-deal = Deal { $deal }
table-deal-short = Deal
table-practice = practice
table-players = Players
table-actions = What you can do
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
table-card-winning = { $seat } { $card }, winning so far
table-list = { $first }, { $rest }
table-place-waits = { $place }: empty, waits for { $card }
table-place-empty = { $place }: empty
table-place-takes = { $text }. You can put the card here.
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
        [yes] , { $total ->
            [one] one point
           *[other] { $total } points
        }
       *[no] {""}
    }{ $dealer ->
        [yes] , dealer
       *[no] {""}
    }{ $turn ->
        [yes] , on turn
       *[no] {""}
    }
table-points = { $points } p
table-partner = partner
table-led = led
table-dealer = Dealer
table-dealer-short = D
table-mark-free = { $mark }: nobody has it
table-mark-at =
    { $you ->
        [yes] { $mark }: you have it
       *[no] { $mark }: { $seat } has it
    }
table-mark-before =
    { $you ->
        [yes] { $mark } (before you)
       *[no] { $mark } (before { $seat })
    }

## Buttons

table-leave = Leave the table
table-leave-note = The match is kept exactly as it is. You can go on at any time.
table-undo = Undo
table-redo = Redo
table-hint = Hint
table-log = What has happened
table-score = Score sheet
table-rules = Rules
table-settings = Settings
table-more = More
table-keys = Keys
table-sort =
    { $by ->
        [own] The hand is in your own order: sort it
        [suit] The hand is sorted by suit: sort by rank
       *[rank] The hand is sorted by rank: sort by suit
    }

## What the table answers

table-not-now = You can’t play that card now.
table-choose = Choose where to put { $cardGen }
table-engine-lost = That didn’t work. Please try again.
table-lift = Hold to lift, release to cut
table-lift-how = Drag the pack up: the further, the more cards. Let go to cut.

## Laying cards together

table-lay = Lay down
table-lay-found = Lay cards…
table-lay-ready = Lay it all down, or tap a place to take its cards back.
table-ways = You can lay
table-ways-which = How do they lie?
table-ways-close = Close the list
table-ways-left =
    { $count ->
        [0] no card left in hand
        [one] one card left in hand
       *[other] { $count } cards left in hand
    }
table-ways-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
table-ask = Where does { $card } go?
table-choose-many = Choose a place for the { $count } cards
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
table-sum = total { $total }
table-total = Total
table-target =
    { $sides ->
        [yes] The match ends when a pair reaches { $target }.
       *[no] The match ends when somebody reaches { $target } points.
    }
table-next-deal = Next deal
table-next = Next
table-show-table = Table
table-show-scores = Scores
table-again = Play again
table-same = Same deals again
table-home = Home
table-place = { $place }.
table-last-deal = The last deal
table-no-scores = No deal has been played to its end yet.
table-no-log = Nothing has happened yet.
table-graph = Totals from deal to deal. Now: { $summary }

## One phone, several people

table-hand-over = Hand the phone to { $name }
table-ready = I am { $name }

## Keys

table-key-arrows = from card to card
table-key-enter = play the card, or ask why it can’t be played
table-key-numbers = the buttons above your hand
table-key-undo = undo
table-key-redo = redo
table-key-hint = hint
table-key-log = what has happened
table-key-score = score sheet
table-key-keys = this list
table-key-escape = close, or let go of a card
table-keys-on = Keys with letters and numbers
