# The games, their house rules and who plays. `.explain`: one line with the source.

game-ristiseiska = Ristiseiska
    .tag = Sevens with begging: whoever can’t play gets a card nobody wanted.
game-pantti = Pantti
    .tag = Sevens with a token: don’t be the one who is left with it.

option-players = Players
    .explain = Three to five is best. Source: Pantti blog, Denexa.
option-opening = Opening a suit
    .explain = What comes after the seven. Sources: Pantti blog (six, then eight), Denexa (any order), Board Game Arena (six first).
option-opening-six-then-eight = Six, then eight, then the rest
option-opening-six-only = Six first, then all the rest
option-opening-free = Six and eight in any order
option-bonus-turn = Extra card after an ace or king
    .explain = Whoever lays one may go on. Source: Pantti blog; Denexa plays without.
option-unable = Whoever can’t play
    .explain = Sources: Pantti blog (token), Denexa and Wikipedia (begging).
option-unable-token = takes the token
option-unable-beg = begs for a card
option-ace = Aces
    .explain = Where an ace may be laid. Source: Pantti blog, with the second as a variant.
option-ace-low = Always on the two
option-ace-first-ace-decides = First ace decides: two or king
option-score-cards = Count points
    .explain = Cards left in hand cost points. Source: Pantti blog; Denexa only asks who goes out.
option-target = Played up to
    .explain = Points at which the match ends. Sources: Pantti blog (100), Board Game Arena (200).
option-ace-points = Points for an ace
    .explain = Sources: Pantti blog (by where aces are laid), Board Game Arena (always 14).
option-ace-points-auto = 1, or 14 when aces are high
option-ace-points-1 = 1
option-ace-points-14 = 14
option-token-points = Points for the token
    .explain = For whoever has it at the end of a deal; 0 plays without it. Source: Pantti blog (usually 25).
option-token-exempts-winner = Winner doesn’t pay for the token
    .explain = The Pantti blog leaves it open; on Board Game Arena the winner pays too.
option-false-beg = Begging with a card that fits
    .explain = Source: Denexa, where each opponent gives a penalty card.
option-false-beg-forbid = Not possible
option-false-beg-penalise = Possible, with a penalty
option-stall-circuits = Rounds without a card
    .explain = After so many the deal ends. Our own safety line: a begged card could go round for ever.
option-none = No target: a single deal

preset-usual = As usual
preset-arena = As on Board Game Arena
preset-six-first = The six first
preset-points = With points

opponent-level-house = thoughtful
