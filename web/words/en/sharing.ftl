# Links, records and pictures: what is shared, what they open, and matches that are looked through.

## The share dialogue

table-share = Share
share-title = Share
share-what = What to share
share-deal = This deal
    .what = Anyone who opens it gets the same cards and plays them from the start.
share-position = This position
    .what = Anyone who opens it sees the table as it stands now, and can play on from here.
share-puzzle = A puzzle
    .what = Anyone who opens it looks for the best move here. A tap shows the answer.
share-question = Your question
share-answer = The right answer
share-answer-expert = The expert’s move is right
share-match = The whole match
    .what = Anyone who opens it can go through it move by move.
share-warning-match = This match is not over yet, and a link decides the deals to come. Anyone with the link can find out every hand in them.
share-warning = This deal is not over yet, and a link holds all of its cards. Anyone with the link can find out every hand, so a match that starts from it counts as practice.
share-anyway = Make the link
share-making = Making the link…
share-link = Link
share-send = Send…
share-copy-link = Copy the link
share-copy-line = Copy with words
share-copy-text = Copy the text
share-copied = Copied. Paste it wherever you like.
share-not-copied = The browser did not let the page copy. Select the text and copy it yourself.
share-not-sent = That could not be sent from here. Save it instead.
share-code = Code for another phone’s camera
share-code-alt = QR code of the link
share-code-too-long = This link is too long for a code that a camera could read. Send it, or copy it.
share-picture = Picture
    .what = The table as you see it now, for a chat.
share-picture-alt = The table: { $game }
share-no-picture = The picture could not be drawn.
share-send-picture = Send the picture…
share-save-picture = Save the picture
share-picture-saved = The picture is saved among your downloads.
share-record = Record
    .what = The match as a text that people and programs can read.
share-copy-record = Copy the record
share-save-record = Save as a file
picture-me = Me
picture-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

# Lines that go with a link into a chat.
share-line-deal = { $game }: here are my cards. Can you do better?
share-line-position = { $game }: what would you do here?
share-line-puzzle = { $game }: can you find the move?
share-line-match = { $game }: here is how it went
share-line-end =
    { $result ->
        [won] { $game }: I won. Here is how
        [safe] { $game }: I got rid of my cards. Here is how
       *[lost] { $game }: I lost. Here is how
    }
share-line-score =
    { $result ->
        [won] { $game }: I won { $own } to { $other }
       *[lost] { $game }: I lost { $own } to { $other }
    }
share-line-points =
    { $result ->
        [won] { $game }: I won with { $own }
       *[lost] { $game }: I got { $own } and did not win
    }

## What a link opens

link-title = A link
link-reading = Reading…
link-bad = This could not be opened
    .what = Your own matches are as they were. If someone sent it to you, ask them to send it once more.
link-bad-value = “{ $name }” can’t be “{ $text }”. Possible: { $values }.
link-bad-name = A link has no “{ $text }”. Possible: { $values }.
link-deal = A deal of { $name } for you
    .what = You get the same cards as the sender, and play them from the start.
link-practice = Anyone with the link can find out all of the cards.
link-go-on = Continue
link-begin-again = Start again
link-begun = You have already started this
    .what = Continue where you left off, or start a new match. Nothing is lost either way.

open-title = Open a link or a record
open-what = Paste a link or the text of a record here, or choose a file. You can also drop a file anywhere on the page.
open-do = Open
open-file = Choose a file…
open-empty = There is nothing to open yet.
open-too-long = That is too long to be a record or a link.
open-unreadable = That file could not be read.

## Looking through a match

replay-title = { $name }: looking back
replay-position = { $name }: a position
last-title = The last match
replay-look = Look through the match
replay-look-at = Look through { $name }
replay-controls = Move by move
replay-move = Move
replay-of = { $at }/{ $count }
# What is heard of a step: where it is in the match, and what has happened there.
replay-told = { $place }. { $told }
replay-place =
    { $deals ->
        [one] Move { $at } of { $count }
       *[other] Move { $at } of { $count }, deal { $deal }
    }
replay-first = To the start
replay-back = One move back
replay-play = Play it
replay-pause = Stop playing it
replay-next = One move on
replay-last = To the end
replay-turn =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }
replay-dealt = Deal { $deal }: the cards have been dealt.
replay-why = Why?
replay-why-told = In { $name }’s place: { $reason }
replay-why-forced = It is the only thing to do.
replay-why-nothing = Nothing in particular speaks for this move.
replay-eyes = Whose cards
replay-all-hands = All cards
replay-hands = All hands
replay-play-on = Play on
replay-play-yourself = Play from the start
replay-no-hand = Nobody’s
