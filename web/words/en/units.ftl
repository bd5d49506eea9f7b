## What results are counted in: $count is a number, shown with one decimal at most

unit-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .short =
        { $count ->
            [one] { $count } pt
           *[other] { $count } pts
        }
unit-game-points =
    { $count ->
        [one] { $count } game point
       *[other] { $count } game points
    }
    .short = { $count }/{ $target }
unit-chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
    .short =
        { $count ->
            [one] { $count } chip
           *[other] { $count } chips
        }
unit-lost-deals =
    { $count ->
        [one] { $count } loss
       *[other] { $count } losses
    }
    .short = { $count } lost
unit-wins = { $count }% chance of winning
unit-losses = { $count }% risk of losing

review-unfinished = A deal can be reviewed once it is over.
review-no-deal = There is no finished deal { $text } in this match.
