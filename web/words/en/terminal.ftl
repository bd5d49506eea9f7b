# What only the terminal says. The page never loads this file.

terminal-welcome = Type “help” for the commands, “quit” to stop.
terminal-hand-over = { $name }: press Enter when only you can see the screen.
terminal-saved = The match is saved in { $file }.
terminal-not-saved = { $file } can’t be written: { $problem }
terminal-there = There is a file called { $file } already. Choose another name.
terminal-record = Keep these lines in a file to continue the match:
terminal-go-on = To continue: { $command }
terminal-no-file = { $file } is neither a game nor a match that can be opened.
terminal-people = { $count } people can’t sit at a table for { $players }.
terminal-watch = A match between opponents. Nobody’s cards are hidden.
