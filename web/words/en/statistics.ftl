# The statistics of one's own deals, and today's deals.

stats-title = Statistics
stats-empty = Play your first deal
    .what = Each day you play becomes a stitch here.
stats-wins =
    { $n ->
        [one] { $n } deal won
       *[other] { $n } deals won
    }
stats-of-played = of { $n } played
stats-of-practice = + { $n } in practice
stats-practised =
    { $n ->
        [one] { $n } practice deal
       *[other] { $n } practice deals
    }
stats-begun = Your first win without help counts here.
stats-moves = Your moves
stats-between = { $game }: you play between { $lower } and { $upper }.
stats-above = { $game }: you play no worse than { $level }.
stats-below = { $game }: your moves still cost more than those of { $level }.
stats-loss =
    { $unit ->
        [unit-wins] On average a move lowers your chance of winning by { $n }%
        [unit-losses] On average a move raises your risk of losing by { $n }%
       *[other] A move costs you { $amount } on average
    } ({ $moves } reviewed).
stats-loss-how = Compared with what the opponents’ own moves cost, measured in the same way by the standard rules.
stats-players =
    { $n ->
        [one] { $n } player.
       *[other] { $n } players.
    }
stats-deals = Deals
stats-won = Won
stats-played = Played
stats-average =
    { $unit ->
        [penalties] Average penalty points
        [chips] Average chips
        [losses] Lost
       *[points] Average lead in points
    }
stats-best = Best result
stats-record = new best
stats-worst = Worst result
stats-run = Won in a row
stats-run-left = In a row without a loss
stats-longest = longest: { $n }
stats-practice-what = Practice is a deal with a guide, with help, or with cards that you knew.
stats-mixed = mixed
stats-against = Opponents: { $rivals }
stats-against-with = Opponents: { $rivals } · partner: { $partners }
stats-course = The average over { $n } deals: from { $first } to { $last }
stats-course-what = The line is the average of the last ten deals, up is better. Each dot is a deal, a gold one is won.
stats-latest = The latest deals
stats-weeks-aloud = The last { $n } weeks: { $deals } deals, { $wins } of them won
stats-stitches = A stitch for each day:
stats-best-day = Best day
stats-worst-day = Hardest day
stats-won-of = { $n } of { $of } won
stats-firsts = For the first time
stats-to-come = not yet
stats-not-lost-of = { $n } of { $of } not lost
stats-games = Your games
stats-games-to-play = Still to discover
stats-count =
    { $n ->
        [one] { $n } deal
       *[other] { $n } deals
    }
stats-levels = Won against opponents of each level
stats-levels-what = The mark shows what chance alone would give.
stats-details = Details: { $game }
stats-intervals = The figures in brackets and after ± are 95% intervals.
stats-day = Date
stats-result =
    { $unit ->
        [penalties]
            { $n ->
                [one] { $signed } penalty point
               *[other] { $signed } penalty points
            }
        [chips]
            { $n ->
                [one] { $signed } chip
               *[other] { $signed } chips
            }
        [losses]
            { $n ->
                [1] lost
               *[other]
                    { $won ->
                        [yes] won
                       *[no] not lost
                    }
            }
        [wins]
            { $won ->
                [yes] won
               *[no] not won
            }
       *[points]
            { $n ->
                [one] { $signed } point
               *[other] { $signed } points
            }
    }
stats-what = What is counted
    .text = Every deal that you play to its end alone against opponents, once. Guided deals, deals in which you took a move back or had a hint, the same cards once more, and what links and records open are practice: they have stitches, tiles and firsts, and below the bars by level a pale one of their own. Deals in which several people share the device are not counted. All of this stays in this browser.

stats-file = Move or back up
stats-file-what = All of it as one file, for another device or as a backup. What you import is added, and nothing is counted twice.
stats-export = Save as a file
stats-import = Import a file…
stats-erase = Erase
stats-erase-title = Erase the statistics?
stats-erase-what = All deals that were counted, and the results of today’s deals. This can’t be undone. Your matches stay.
stats-erased = Erased.
stats-file-read = The file was added.
stats-file-foreign = That file holds no statistics of Kortti. Nothing has changed.
stats-file-damaged = That file is damaged or incomplete. Nothing has changed.
stats-file-later = That file comes from a newer version of Kortti. Reload the page and try again. Nothing has changed.

## Today’s deals

today-title = Today’s deal
today-begun = You have begun
today-seen = You have seen these cards: playing them again is practice
today-again = Practise it
today-late = late
today-mark-later = The expert hasn’t played it yet.
today-both = You and the expert
today-mark =
    { $how ->
        [better] Better than the expert ({ $mark })
        [worse] The expert did better ({ $mark })
       *[same] As good as the expert
    }
today-against =
    { $how ->
        [better] Better than the expert!
        [worse] The expert did better.
       *[same] As good as the expert!
    }
today-practice = If you take a hint, take a move back or have seen the cards before, it is practice and doesn’t count as the day’s result.
today-line = Kortti, { $game }, { $date }
today-line-mark = expert: { $mark }
today-month-before = Month before
today-month-after = Month after
today-what = The same cards for everyone. Your first try counts, without hints and without taking moves back.
today-expert = The expert, the computer’s best player, plays the same cards.
today-next =
    { $midnight ->
        [yes] New deals at midnight.
       *[no] New deals at { $time }.
    }
today-to-come = The deal of { $date } isn’t open yet by this device’s clock. Here is today’s.
today-past = Deals of a past day. You can still play them, but they are marked as late and don’t extend your streak.
today-others = The day’s other games
today-opening = { $game }: the opening of the day’s deal
today-ended = { $game }: the end of the day’s deal
today-place =
    { $shared ->
        [yes] joint{" "}
       *[no] {""}
    }{ $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $of }{ $left ->
        [0] {""}
        [one] , { $left } card left
       *[other] , { $left } cards left
    }
today-run =
    { $n ->
        [one] Streak: { $n } day
       *[other] Streak: { $n } days
    }
today-run-forgives = One missed day doesn’t end it.
today-filled = { $n } of { $of } days played
today-day =
    { $others ->
        [0] { $date }, { $game }: { $count } counted
       *[other] { $date }, { $game }: { $count } counted, { $others } late or practice
    }
today-won = won
today-header = Today’s deal, { $date }
today-counts-yes = counts
today-counts-late = late
today-counts-practice = practice
today-help-title = Make this practice?
today-help = This is the deal of the day. With a hint, or a move taken back, it is practice and doesn’t count as the day’s result.
today-help-take = Take the help
today-help-no = Keep it counting
today-only = That was the day’s deal. The other games’ deals of the day are on the page “Today’s deal”.
today-undo = This result counts, so nothing is taken back. You can practise the deal on the page “Today’s deal”.

## Said once: firsts, and a level to try

first-won = First win: { $game }
level-to-try =
    { $kind ->
        [lost] You lost { $some } of the last { $of } deals. Perhaps try these opponents: { $level }.
       *[won] You won { $some } of the last { $of } deals. Perhaps try these opponents: { $level }.
    }
