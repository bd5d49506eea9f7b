# The games, their house rules and who plays. `.explain`: one line with the source; `.explain-<game>` where it differs.

game-ristiseiska = Ristiseiska
    .tag = Get rid of your cards; beg when stuck.
    .beginner = Plays the first card it notices and overlooks most of its hand.
    .casual = Thinks about what its cards open, but overlooks some of them.
    .skilled = Opens the way for its own cards first, holds back cards that only help others, and gives away the card that is hardest to play.
    .expert = Plays the deal out in its head many times, with the hidden cards dealt to fit everything that has been begged, given and passed, and the way good players play.
game-pantti = Pantti
    .tag = Get rid of your cards and the token.
    .beginner = Plays the first card it notices and overlooks most of its hand.
    .casual = Thinks about what its cards open, but overlooks some of them.
    .skilled = Opens the way for its own cards first, holds back cards that only help others, and keeps an eye on the token.
    .expert = Plays the deal out in its head many times, with the hidden cards dealt to fit everything that has been played and passed, and the way good players play.

option-opening = Opening a suit
    .explain = What comes after the seven.
    .source = Pantti blog (six, then eight), Denexa (any order), Board Game Arena (six first).
option-opening-six-then-eight = Six, then eight, then the rest
option-opening-six-only = Six first, then all the rest
option-opening-free = Six and eight in any order
option-bonus-turn = Extra card after an ace or king
    .explain = After an ace or a king you may play again.
    .source = Pantti blog; Denexa plays without.
option-unable = If you can’t play
    .source = Pantti blog (token), Denexa and Wikipedia (begging).
option-unable-token = take the token
option-unable-beg = beg for a card
option-ace = Aces
    .explain = Where an ace may be played.
    .source = Pantti blog, with the second as a variant.
option-ace-low = Low, on the two
option-ace-first-ace-decides = The first ace decides, two or king
option-score-cards = Count points
    .explain = Cards left in hand cost points.
    .source = Pantti blog; on Denexa’s page a deal is only won or lost.
option-target = Target score
    .explain = The match ends at this score.
    .source-pantti = Pantti blog (100), Board Game Arena (200).
    .source-ristiseiska = Wikipedia tells of deals with points; Denexa plays single deals.
    .source-ristikontra = The Japanese rules, by scoring (7 game points, or 500, 120 or 60 card points).
    .source-sedma = GameTwist and shram.kiev.ua on the sister game Zsírozás (5 game points); 300 card points are our own.
option-ace-points = Points for an ace
    .explain = For an ace that is left in hand.
    .source = Pantti blog (by where aces are played), Board Game Arena (always 14).
option-ace-points-auto = 1, or 14 when aces are high
option-ace-points-1 = 1
option-ace-points-14 = 14
option-token-points = Points for the token
    .explain = For the player who has it at the end of a deal; with 0 there is none.
    .source = Pantti blog (usually 25).
option-token-exempts-winner = Winner doesn’t pay for the token
    .source = The Pantti blog leaves it open; on Board Game Arena the winner pays too.
option-false-beg = Begging when you could play
    .source = Denexa, where each opponent gives a penalty card.
option-false-beg-forbid = Not possible
option-false-beg-penalise = Possible, with a penalty
option-stall-circuits = Limit of rounds without a card played
    .explain = The deal ends after this many; otherwise a begged card could go round for ever.
    .source = Our own limit.
option-none = No target, a single deal

## House rules in one sentence, each a clause: "Here an ace always costs 14 points and the match ends at 200 points."

here-opening-six-then-eight = a suit goes on with its six, then with its eight
here-opening-six-only = a suit goes on with its six, and then both ways
here-opening-free = the six and the eight of a suit may come in either order
here-bonus-turn-true = after an ace or a king you may play again
here-bonus-turn-false = you play one card a turn
here-unable-token = you take the token if you can’t play
here-unable-beg = you beg for a card if you can’t play
here-ace-low = aces always go on the twos
here-ace-first-ace-decides = the first ace decides whether aces go on the twos or on the kings
here-score-cards-true = cards left in hand cost points
here-score-cards-false = no points are counted
here-target =
    { $n ->
        [one] the match ends at { $n } point
       *[other] the match ends at { $n } points
    }
here-target-none = a single deal is played
here-ace-points-auto = an ace costs 1 point, or 14 where aces are high
here-ace-points-1 = an ace always costs 1 point
here-ace-points-14 = an ace always costs 14 points
here-token-points =
    { $n ->
        [0] there is no token
        [one] the token costs { $n } point
       *[other] the token costs { $n } points
    }
here-token-exempts-winner-true = the winner of a deal doesn’t pay for the token
here-token-exempts-winner-false = the winner of a deal also pays for the token
here-false-beg-forbid = you may not beg if you can play
here-false-beg-penalise = you get a penalty card from each opponent if you beg when you could play
here-stall-circuits =
    { $n ->
        [one] a deal ends after { $n } round without a play
       *[other] a deal ends after { $n } rounds without a play
    }

preset-usual = Standard rules
preset-arena = As on Board Game Arena
preset-six-first = Six first
preset-points = With points
