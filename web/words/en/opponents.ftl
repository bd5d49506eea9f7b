# The opponents: their levels, their manners, and the page about them. Why they play what they play, each game says in
# its own file.

level-beginner = Beginner
    .short = beginner
    .what = Knows the rules, but often plays the first card that comes to hand.
level-casual = Casual
    .short = casual
    .what = Plays sensibly, but forgets and overlooks things.
level-skilled = Skilled
    .short = skilled
    .what = Plays by experience and remembers what has been played.
level-expert = Expert
    .short = expert
    .what = Thinks ahead before every move.
levels-title = Opponents
levels-partner = Partner
levels-mixed = Mixed
levels-about = About the levels
level-of-seat = Who plays in seat { $number }
level-random = Chance
    .short = chance
level-person = Person
level-aloud = { $level } level
table-thinks = thinks
table-hurried = Your device is slow, so experts think less here than they would elsewhere.
table-thinking = Let me think…
table-hint-because = { $hint }. { $reason }
hint-only = That is your only move.
table-hint-later = You’ll get a hint on your next turn.
table-hint-close = Close the hint
table-hint-closed = The hint is closed.
error-bad-level = “{ $text }” can’t sit at the table: a seat is for a person or for a beginner, casual, skilled or expert opponent.

setting-talk = Opponents talk
    .explain = Now and then they say a word, but never about their cards.

## The page about them

levels-what = Opponents play at four levels, and each seat can have its own. Beginner and casual make mistakes as people do: they forget what has been played, or overlook a card. Skilled goes by experience and remembers every card. Expert thinks ahead before it moves, and departs from experience only for something better; in Swedish Gin Rummy, where nearly everything is hidden, it counts the cards more closely instead.
levels-fair = None of them cheats. An opponent knows what a player in its seat would know: its own cards, the table, and what has happened. Tests redeal the hidden cards thousands of times and check whether an opponent would play differently; it never does.
levels-time = The expert always takes the same number of samples, so the same position gets the same move, at every pace and however you hurry. On a slow device it takes half as many, or fewer, so that a move takes about a second at most; the table tells you so once. If the device becomes even slower, the opponent plays after two seconds. If you are the only person at the table, the expert who plays after you begins to think while you do. When all people are out and the rest is played at once, opponents take an eighth. The pauses are part of an opponent’s character and say nothing about its cards.
levels-manners-title = Their characters
levels-manners = Opponents also have characters, whatever their level: Aino and Lumi are warm, Veikko is dry and takes his time, Saga says little, and Onni and Helmi are lively and quick. It shows in their play, too: of moves about equally good, Onni and Helmi like to take a chance and play strong cards early, Veikko takes chances but saves strong cards, Aino and Lumi save them, too, and Saga plays it safe. It makes nobody weaker. Their words, their faces and the time they take go only by what everyone has seen: a pause tells you nothing. Tap the bare table to hurry them. You can silence them in the settings.
levels-of-game = { $name }: who plays how
levels-measured = How it was measured
levels-unmeasured = The levels of this game have not been measured yet.
levels-how = One player of a level sits among opponents of another one (where pairs play, a pair meets a pair) and plays every deal once in each seat, with the same cards, so that luck cancels out. The figure after ± is half of the 95% interval. “Chance” plays any card that the rules allow.
levels-step-none = No difference between { $level } and { $against } could be measured in this game.
levels-step-small = The step from { $against } to { $level } is small in this game: it can be measured, but you will hardly notice it at the table, because chance decides so much.
levels-who = level
levels-against = against { $against }
levels-result = result
levels-deals = deals
levels-par = A player as good as the others would score { $par }.
levels-date = Measured on { $date }.
metric-wins = Deals won
metric-losses = Deals lost (lower is better)
metric-points = Points per deal compared with the others (lower is better)
metric-margin = Card points per deal compared with the other pair

## What they say, by temper

manner-begin-lively-1 = Hello! Let’s play.
manner-begin-lively-2 = Here we go!
manner-begin-warm-1 = Nice to see you.
manner-begin-warm-2 = Good luck to all.
manner-begin-dry-1 = Well then.
manner-begin-dry-2 = Evening.
manner-stuck-lively-1 = Oh no!
manner-stuck-lively-2 = Not again!
manner-stuck-warm-1 = Oh well.
manner-stuck-warm-2 = It happens.
manner-stuck-dry-1 = Typical.
manner-stuck-dry-2 = Of course.
manner-stuck-quiet-1 = Hm.
manner-stuck-quiet-2 = I see.
manner-proud-lively-1 = Yes!
manner-proud-lively-2 = Look at that!
manner-proud-warm-1 = How lovely.
manner-proud-warm-2 = That went well.
manner-proud-dry-1 = As it should be.
manner-proud-dry-2 = Not bad.
manner-proud-quiet-1 = There.
manner-proud-quiet-2 = Good.
manner-won-lively-1 = What a deal!
manner-won-lively-2 = That was fun!
manner-won-warm-1 = Thank you, that was good.
manner-won-warm-2 = Lucky me.
manner-won-dry-1 = It was about time.
manner-won-dry-2 = Somebody had to.
manner-won-quiet-1 = Thanks.
manner-won-quiet-2 = Good game.
manner-lost-lively-1 = Oh, well played!
manner-lost-lively-2 = Next time!
manner-lost-warm-1 = You played that nicely.
manner-lost-warm-2 = Well done.
manner-lost-dry-1 = I’ve seen worse.
manner-lost-dry-2 = Fair enough.
manner-lost-quiet-1 = Well played.
manner-lost-quiet-2 = Good game.
