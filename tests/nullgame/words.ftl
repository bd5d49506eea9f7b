# Null Game: what happens, what is asked, why not, its option and rules.
# $seat: a name; $you: is it the person who looks. $card, $other: see words.js; $cardGen follows a verb.

game-nullgame = Null Game
    .tag = Follow suit, and be rid of your cards first.
    .beginner = Plays anything that the rules allow.
    .casual = Plays anything that the rules allow.
    .skilled = Plays anything that the rules allow.
    .expert = Plays anything that the rules allow.

option-nullgame-ranks = Equal ranks match
    .explain = Otherwise only a card of the same suit may follow.
    .source = Only this game has it.
here-nullgame-ranks-true = cards of equal rank match
here-nullgame-ranks-false = only cards of the same suit match

## What has happened

nullgame-play =
    { $you ->
        [yes] You played { $cardGen }.
       *[no] { $seat } played { $cardGen }.
    }
nullgame-pass =
    { $you ->
        [yes] You passed.
       *[no] { $seat } passed.
    }

## What is asked, and why not

nullgame-prompt-lead = You lead: play any card.
nullgame-prompt-follow = Play a card on { $card }, or pass.
nullgame-action-pass = Pass
nullgame-must-lead = You lead, so you must play a card.
nullgame-no-match = { $card } doesn’t match { $other }.

## The table and the score

nullgame-place-pile = Pile
nullgame-score-left = Cards left

## The rules page

nullgame-rules-title-aim = Aim of the game
nullgame-rules-aim = Be the first without cards.
nullgame-rules-title-deal = Players and deal
nullgame-rules-players = { $least } to { $most } players, each for themselves, with one pack of 52 cards without jokers.
nullgame-rules-dealer = Draw lots for the first dealer.
nullgame-rules-deal = The dealer shuffles and deals each player { $n } cards, one at a time, clockwise, starting with the player to the dealer’s left. The rest lies face down and is not used.
nullgame-rules-title-play = Play
nullgame-rules-lead = The player to the dealer’s left leads any card.
nullgame-rules-follow-ranks = Then each player in turn, clockwise, plays a card that matches the suit or the rank of the last one, or passes.
nullgame-rules-follow = Then each player in turn, clockwise, plays a card that matches the suit of the last one, or passes.
nullgame-rules-again = When all others have passed, whoever played last leads again, and must play.
nullgame-rules-title-score = Score
nullgame-rules-score = As soon as a player has no cards left, the deal is over and that player has won. Every card left in hand counts one point.
