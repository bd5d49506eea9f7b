# What all rules pages have: the head, the quick start, tables, worked examples, house rules; and the pages of their own.

rules-head-players = Players
rules-players = { $least } to { $most }
rules-players-either = { $least } or { $most }
rules-players-one = { $n }
rules-players-pairs = { $n }, two against two
rules-head-cards = Cards
rules-cards =
    { $packs ->
        [one] One pack of { $n } cards, without jokers
       *[other] { $packs } packs of { $n } cards, without jokers
    }
rules-head-needs = Also needed
rules-needs-paper = Pencil and paper for the points
rules-needs-nothing = Nothing else
rules-head-wins = Who wins
rules-steps-title = Quick start
rules-all-title = Rules of the card games
rules-own-page = The standard rules on a page of their own, to print or link to
page-rules-title = { $name }: rules of the card game
page-rules-description = How to play { $name }: quick start, worked examples, full rules and house rules, to read or to print. { $tag }
rules-contents = On this page
rules-example = Example

## Tables

rules-head-dealt = Cards each
rules-head-left = Not dealt
rules-head-card = Cards
rules-head-points = Points
rules-table-dealt = How many cards each player gets
rules-table-worth = What a card counts
# Cells: a number, some cards or ranks, and numbers of cards with commas between them.
rules-cell-number = { $n }
rules-cell-cards = { $cards }
rules-cell-dealt = { $each }

## Where each house rule comes from; $value: the standard, $others: the others, joined by rules-either

rules-option = Standard: { $value }.
rules-option-choices = Standard: { $value }. Or: { $others }.
rules-option-here = Here: { $value }.
rules-option-when = Only with “{ $rule }: { $values }”.
rules-option-unless = Not with “{ $rule }: { $values }”.
rules-option-players = as many as there are players
rules-either = { $first } · { $rest }
page-rules-sources = Sources

## What is said of the cards of worked examples

rules-row-table = On the table
rules-row-hand = In your hand
rules-row-turn = Played on one turn
rules-note-led = led
rules-note-wins = wins
rules-note-beats = beats it
rules-note-trump = a trump beats it
rules-note-plays = can be played
rules-note-waits = must wait
rules-note-again = play again
rules-note-end = the turn is over
