# Practice: tasks from reviews, puzzles, and what one tends to miss.

home-practice = Practice
home-practice-due = Practice · { $n } today
practice-what = Moves that you missed in your own deals: after one day, then after three and seven, until you have found each three times in a row.
practice-today =
    { $n ->
        [one] { $n } task for today
       *[other] { $n } tasks for today
    }
practice-later =
    { $n ->
        [one] { $n } more task comes back later.
       *[other] { $n } more tasks come back later.
    }
practice-find = Find the move
practice-find-what = A hand from a deal. Which move is the best?
practice-start = Start
practice-task = Task { $n } of { $count }
# $played: what was played, as on a button.
practice-played = In the deal you chose: { $played }.
practice-next = Next
practice-done = { $found } of { $count } found at the first try
practice-missed = What you missed comes back tomorrow.
practice-back = Back to the review
practice-puzzles = Puzzles
practice-found =
    { $found ->
        [0] { $count } puzzles
       *[other] { $found } of { $count } found
    }
practice-puzzle = Puzzle { $n } of { $count }, difficulty { $level } of 4
# $rates: levels of opponents, each with a percentage.
practice-rates = How often opponents miss it: { $rates }.
practice-all-found = You have found all puzzles of this game.
practice-no-puzzle = There is no such puzzle.
practice-lost = The puzzles of this game can’t be loaded.
practice-patterns = What you tend to miss:
# $theme: one of the themes below.
practice-pattern = { $theme } ({ $missed } of { $choices } missed)

# Kinds of moves, each the name of something to do.

practice-theme-own = opening the way for your own cards
practice-theme-hold = holding back cards that open the way for others
practice-theme-wait = waiting while your cards can wait
practice-theme-give = giving away the card that is hardest to play
practice-theme-stock = turning up a card instead of playing your own
practice-theme-low = getting rid of low cards
practice-theme-collect = winning cards for the second half
practice-theme-high = keeping your high cards
practice-theme-cheap = beating with your cheapest card
practice-theme-complete = completing the trick, or going out
practice-theme-press = leaving the next player no cheap answer
practice-theme-pick-up = taking a card instead of beating it
practice-theme-lead-sure = leading a rank that is hard to match
practice-theme-lead-nothing = leading a card that gives the others nothing
practice-theme-take = taking the trick while it is worth it
practice-theme-partner = leaving the trick to your partner, or adding points to it
practice-theme-lose = losing a trick cheaply
practice-theme-clean = getting clean, and making the others dirty
practice-theme-stop = ending the trick in time
practice-theme-gain = taking or buying a card that helps
practice-theme-refuse = refusing a card that doesn’t help
practice-theme-lay = laying down cards in time
practice-theme-points = discarding cards that count many points
practice-theme-outs = keeping cards that bring you nearer to the contract
practice-theme-deny = discarding nothing that helps the next player
