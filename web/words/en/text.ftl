# The table as lists, and what is typed there: in the page’s text mode and in a terminal.
# Commands and action texts ($command, $action) are the same in every language.

text-title = Play by text
text-field = Command
text-send = Send
text-how = Type a card (7C), the number of an action below, or “help”.

## Lists

text-name = { $seat }
text-of = { $seat }: { $told }
text-says =
    { $you ->
        [yes] You said “{ $told }”
       *[no] { $seat } said “{ $told }”
    }
text-card-of = { $card }: { $told }
text-score = { $name }: { $told }
text-won = { $name }, won
text-lost = { $name }, lost
text-no-hand = No hand is shown now.
text-offer = { $number }. { $action }: { $told }

## What commands come to

text-which = Which of these?
text-can = You can do that now.
text-unknown = “{ $text }” is not a command. Type “help” for a list.

## The list of commands

text-help = Commands
text-help-line = { $command }: { $told }
text-help-cards = A card is its rank (A 2 3 4 5 6 7 8 9 T J Q K) and its suit: C for clubs, D for diamonds, H for hearts, S for spades. 7C is the seven of clubs, TH the ten of hearts.
text-help-play = play that card
text-help-number = do what has that number in the list of actions
text-help-hand = your cards
text-help-table = what lies on the table, and who sits there
text-help-moves = what you can do now
text-help-score = the score
text-help-why = why you can’t play that card
text-help-hint = what the expert would play, and why
text-help-undo = take your last choice back, or play it again
text-help-log = what has happened in this deal, or in the whole match
text-help-rules = the rules of this game
text-help-fingerprint = the fingerprint of the pack, to check the shuffle
text-help-next = the next deal, when this one is over
text-help-save = save the match
text-help-quit = leave the match for later
text-help-inquiry = how often you are asked ({ $inquiry })
text-inquiry-always = You are asked every time.
text-inquiry-nearer = You are asked only for cards that bring you nearer.
text-inquiry-never = You aren’t asked again in this round.
