# What only the terminal says. The page never loads this file.

terminal-welcome = Type “help” for the commands, “quit” to stop.
terminal-hand-over = { $name }: press Enter when only you can see the screen.
terminal-saved = The match is saved in { $file }.
terminal-beside = { $file } stays as it is. The match is saved in { $saved }.
terminal-not-saved = { $file } can’t be written: { $problem }
terminal-there = There is a file called { $file } already. Choose another name.
terminal-record = Keep these lines in a file to continue the match:
terminal-go-on = To continue: { $command }
terminal-review = To review it: { $command }
terminal-no-file = { $file } is neither a game nor a match that can be opened. Games: { $games }.
terminal-people = { $count } people can’t sit at a table for { $players }.
terminal-watch = A match between opponents. Nobody’s cards are hidden.
terminal-no-match = { $file } is neither a file nor a link with a match.
terminal-deal = { $told } (dealt by { $seat })
terminal-step = { $number }. { $action }
terminal-arena = { $game }: { $level } against { $against }
terminal-arena-result = { $metric }: { $result }.
terminal-arena-mean = { $mean } ± { $half }
terminal-arena-how =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }, each played once from every seat; after ± stands half of the 95% interval. A decision took { $cpu } ms of processor time.
terminal-percent = { $n }%

## The command line: its help, and what is wrong with it

terminal-description = Kortti: Nordic card games in a terminal.
terminal-usage = Usage:
terminal-commands = Commands
terminal-arguments = Arguments
terminal-options = Options
terminal-help = shows this help
terminal-help-play = play a game against opponents, or go on with a match
terminal-help-watch = watch a match between opponents
terminal-help-arena = let two levels play each other, and measure which is better
terminal-help-replay = go through a match step by step
terminal-help-verify = check whether the rules allow every move, and which packs were dealt
terminal-help-review = review the last finished deal: what each move was worth, and what was luck
terminal-help-game = one of { $games }; or a record or a link to go on with
terminal-help-games = one of { $games }
terminal-help-name = the name of a person; several times for several people
terminal-help-level = the level of all opponents, or of each in turn: { $levels }
terminal-help-levels = a level: { $levels }
terminal-help-seed = the seed of the shuffle: the same one deals the same cards
terminal-help-lang = the language: { $languages }; that of the system unless given
terminal-help-plain = plain lines that name the cards, to be read aloud
terminal-help-option = a house rule, such as players=3
terminal-help-deals = how many deals, each played once from every seat; { $count } unless given
terminal-help-file = a record or a link
terminal-help-verified = a record, a link, or the six lines of a pack
terminal-help-at = only up to step N, and then the table as it lies there
terminal-help-seat = whose moves: a seat, from 0; the first person’s unless given
terminal-help-deal = the number of the deal; the last finished one unless given
terminal-help-effort = how much effort to spend, as a share of the usual: 0.1 is quick and rough
terminal-help-fingerprint = a fingerprint that you noted; several times for several deals
terminal-bad-command = “{ $text }” is not a command. Commands: { $commands }.
terminal-no-command = Give a command: { $commands }.
terminal-missing = { $name } is missing.
terminal-unexpected = “{ $text }” can’t stand here.
terminal-bad-number = { $name } needs a number, not “{ $text }”.
terminal-bad-option = A house rule is written NAME=VALUE, not “{ $text }”.
terminal-no-value = { $name } needs a value.
terminal-bad-line = This command line can’t be read.
terminal-see-help = For help: { $command }
terminal-number = { $n }

