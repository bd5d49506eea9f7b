## The review of a deal

review = Review
review-title = Review of deal { $deal }
review-close = Close the review
review-what = Each of your choices is compared with the expert’s, which is what a hint says: skilled players play the deal to its end from both, many times, knowing only what you knew. This can take a minute.
review-whose = Whose moves
review-make = Review
review-counting = The deal is being reviewed
review-waiting = Choice { $number }: not judged yet
review-stop = Cancel
review-curve = Expected result
review-up = better
review-usual = usual: { $amount }
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
        [unit-wins] chance of winning { $loss } lower
        [unit-losses] risk of losing { $loss } higher
       *[other] cost { $loss }
    }
review-choices = { $name }: { $played }. Expert: { $best }.
review-same = { $name } and the expert: { $played }.
review-better =
    { $unit ->
        [unit-wins] chance of winning { $n }% { $way ->
            [good] higher
           *[bad] lower
        }
        [unit-losses] risk of losing { $n }% { $way ->
            [good] lower
           *[bad] higher
        }
       *[other] { $amount } { $way ->
            [good] better
           *[bad] worse
        }
    }
# $better: review-better
review-luck =
    { $way ->
        [good] { $you ->
            [yes] You were
           *[no] { $seat } was
        } lucky: { $better }{ $unit ->
            [unit-wins] {""}
            [unit-losses] {""}
           *[other] {" "}than usual
        }.
        [bad] { $you ->
            [yes] You were
           *[no] { $seat } was
        } unlucky: { $better }{ $unit ->
            [unit-wins] {""}
            [unit-losses] {""}
           *[other] {" "}than usual
        }.
       *[none] No luck either way.
    }
review-play =
    { $you ->
        [yes] Your play
       *[no] The play
    } { $way ->
        [cost] cost { $amount }.
        [gain] gained { $amount }.
       *[none] cost nothing.
    }
review-accuracy = Play: { $n } of 100.
review-sum =
    { $unit ->
        [unit-wins] Result: { $n ->
            [100] won
            [0] not won
           *[other] shared win
        }; usual chance of winning: { $usual }.
        [unit-losses] Result: { $n ->
            [0] not lost
           *[other] lost
        }; usual risk of losing: { $usual }.
       *[other] Result: { $result }; usual: { $usual }.
    }
review-turning =
    Turning point: { $when ->
        [start] up to choice { $number }
        [end] after the last choice
       *[between] between choices { $first } and { $number }
    }, { $better }.
review-counts =
    { $fine } fine, { $slips ->
        [one] { $slips } slip
       *[other] { $slips } slips
    }, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }
review-borders-about = About the marks
review-borders = A slip costs at least { $slip }, a blunder at least { $blunder }. A move is marked only if its loss is clear of chance, counting all choices of the deal.
review-accuracy-about = Play compares deals. 100: nothing given away against the expert’s choices; each usual spread of a deal (the standard deviation of results), { $spread } here, halves it. What your play cost is known to within about { $error }.
review-luck-about = Luck is all else: the cards, and what the others did, their mistakes too.
review-share = Share this deal as played
review-share-how = A link to this one deal with all its moves, without names.
review-copy = Copy the review as text
