## The review of a deal

review = Review
review-title = Review of deal { $deal }
review-close = Close the review
review-what = From each of your choices the expert plays the deal to its end many times, knowing only what you knew. This can take a minute.
review-whose = Whose moves
review-make = Review
review-counting = The deal is being reviewed
review-stop = Cancel
review-curve = Expected result
review-back = Previous choice
review-next = Next choice
review-moves = All choices
review-move = Choice { $number } of { $count }: { $mark }
review-mark =
    { $mark ->
        [blunder] blunder
        [slip] slip
       *[fine] fine
    }
review-amount =
    { $unit ->
        [unit-wins] { $n }%
        [unit-losses] { $n }%
       *[other] { $amount }
    }
review-bare =
    { $unit ->
        [unit-wins] { $n }%
        [unit-losses] { $n }%
       *[other] { $n }
    }
review-loss =
    { $unit ->
        [unit-wins] chance of winning −{ $loss }
        [unit-losses] risk of losing +{ $loss }
       *[other] cost { $loss }
    }
review-choices = { $name }: { $played }. Expert: { $best }.
review-same = { $name } and the expert: { $played }.
review-sum =
    { $unit ->
        [unit-wins] Result: { $n ->
            [100] won
            [0] not won
           *[other] shared win
        }. The expert’s chance of winning with these cards: { $expected }; on average: { $usual }.
        [unit-losses] Result: { $n ->
            [0] not lost
           *[other] lost
        }. The expert’s risk of losing with these cards: { $expected }; on average: { $usual }.
       *[other] Result: { $result }. With these cards the expert expects { $expected }; the average is { $usual }.
    }
# $less: the unit, where less is better
review-parts =
    Compared with the average: luck { $luck } (of which cards { $worth }), play { $play }.{ $less ->
        [unit-points] {" "}Less is better.
       *[no] {""}
    }
review-spread = Results vary from deal to deal: their standard deviation is { $spread }.
review-counts =
    { $fine } fine, { $slips ->
        [one] { $slips } slip
       *[other] { $slips } slips
    }, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }
review-borders-about = About the marks
review-borders = A slip costs at least { $slip }, a blunder at least { $blunder }: a tenth and a quarter of the standard deviation of results. A move gets such a mark only where the difference cannot be chance.
