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

## Around the rules: who wins, a quick start, a worked example

nullgame-primer-wins = The first player without cards
nullgame-primer-deal = Deal each player { $n } cards.
nullgame-primer-lead = The player to the dealer’s left plays any card.
nullgame-primer-follow = In turn, play a card of the same suit as the last one.
nullgame-primer-follow-ranks = In turn, play a card of the same suit or rank as the last one.
nullgame-primer-pass = If you can’t or don’t want to, pass. When all others have passed, the player of the last card plays any card.
nullgame-primer-end = Get rid of all your cards before the others do.
nullgame-primer-match = After the seven of spades, only a spade matches:
nullgame-primer-match-ranks = After the seven of spades, a spade or a seven matches:
nullgame-primer-led = led
nullgame-primer-suits = same suit
nullgame-primer-other = no match
nullgame-primer-other-ranks = same rank
nullgame-primer-neither = no match
