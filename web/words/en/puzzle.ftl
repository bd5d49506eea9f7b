# Puzzles: a position, and the move that is to be found there.

puzzle-title = Find the move: { $game }
puzzle-label = Puzzle
puzzle-question = Find the move: what would the expert play?
puzzle-question-author = Find the move.
puzzle-thinking = The expert is thinking…
puzzle-wrong = Not that one. Try again.
puzzle-wrong-theme = Not that one. What counts here: { $theme }.
# $tries: how often somebody has tried. $seen: whether the answer was shown before.
puzzle-right =
    { $seen ->
        [yes] That is it.
       *[no]
            { $tries ->
                [1] Right, at the first try!
               *[other] Right!
            }
    }
# $answer: what is played, as on a button.
puzzle-expert = The expert: { $answer }.
puzzle-author = The answer: { $answer }.
puzzle-show = Answer
puzzle-again = Try again
puzzle-none = There is no move to find here, because it is not your turn.
puzzle-bad-answer = This puzzle can’t be solved: its answer, “{ $text }”, can’t be played here.
puzzle-no-undo = Here you look for one move. There is nothing to take back.
puzzle-no-hint = The answer is under “Answer”.
puzzle-go-on = You have found the move. To continue, choose “Play on”.
