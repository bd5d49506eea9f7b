# A guided first deal: what a newcomer is told at the table, step by step. Above it stands what the table asks for anyway.
# Each text has to fit above the cards of a phone: 160 letters at most.

lesson-title = Guided first deal
lesson-play = Play a guided first deal
lesson-offer = New to this game? Play a guided first deal.
lesson-step = Step { $step } of { $steps }
lesson-on = Continue
lesson-off = End the guidance
lesson-off-ask = Play this deal on without guidance? You’ll find the guided deal again under Rules.
lesson-off-yes = Play on alone
lesson-off-no = Stay
lesson-over = All right
lesson-prompt = A part of the deal is played for you here: tap “Continue”.
lesson-hint = Here you are told what to play anyway.
lesson-other = The rules allow that, and in your own game you may play it. In this deal, do this: { $answer }.
lesson-go-on-first = Tap “Continue” first.

## Ristiseiska

ristiseiska-lesson-start = Get rid of all your cards before the others do. The player with { $cardGen } starts: that is you. Tap the card, or drag it to the table.
ristiseiska-lesson-seven = Two players had nothing that fits and passed. A seven opens its suit: play { $cardGen }, so that your other spades can follow.
ristiseiska-lesson-six = On each seven, one pile goes down from the six to the ace, the other up from the eight to the king. Play { $cardGen }.
ristiseiska-lesson-must = { $card } opens the way for the nine. You may choose among the cards that fit, but if you can play, you must.
ristiseiska-lesson-give = { $to } can’t play and begs from you, the player before. Choose what you give: a king waits longest, so give away { $cardGen }.
ristiseiska-lesson-low = You hold { $one } and { $other }, and they come last in their pile. Open the way for them with { $cardGen }.
ristiseiska-lesson-high = Now the other pile of the suit: { $card } lets the nine and the ten follow, and then your { $other }.
ristiseiska-lesson-only = Only { $card } fits now. Tap any other card to read what it waits for, then play this one.
ristiseiska-lesson-beg = Nothing of yours fits, so you beg from the player before you, { $to }, who chooses the card. Your turn ends with that.
ristiseiska-lesson-last = The nine that you waited for is there: play { $cardGen }. You can also hold back a card that other players wait for.
ristiseiska-lesson-end = Now you know the game. Play this deal on alone: the first player without cards wins it.

## Pantti

pantti-lesson-start = Get rid of your cards first: each card left in your hand costs points. The player with { $cardGen } starts: that is you. Play it.
pantti-lesson-token = Nothing of yours fits: say “Pantti!” and take the token. It costs 25 points at the end of the deal, unless another player takes it from you.
pantti-lesson-six = In each suit the six comes before the eight. Play { $cardGen }: until it lies there, { $other } has to wait.
pantti-lesson-eight = { $other } is there, so { $card } may follow. From the eight a pile goes up to the king, from the six another down to the ace.
pantti-lesson-five = { $to } couldn’t play and has the token now. A five needs the six and the eight of its suit: both are there, so play { $cardGen }.
pantti-lesson-way = You want to get rid of { $other }, and only two cards are missing before it. You have one of them: play { $cardGen }.
pantti-lesson-ace = The two has come, so { $card } fits. An ace or a king gives you another card in the same turn: play it.
pantti-lesson-bonus = Now play one more card, or stop if it would only help the others. { $card } opens the way for { $other }: play it.
pantti-lesson-high = Cards left in hand cost their number, a jack 11, a queen 12, a king 13. Get rid of { $cardGen } while it fits.
pantti-lesson-last = { $to } had the token and still has it: it moves only when somebody else passes. Play { $cardGen }.
pantti-lesson-end = Now you know the game. Once a player has 100 points the match is over, and the lowest total wins. Play this deal on alone.

## Ristikontra

ristikontra-lesson-lead = { $to }, opposite you, is your partner. The last card of the led rank takes the trick; suits don’t matter. Lead { $cardGen }.
ristikontra-lesson-points = No other nine came, so the trick is yours, with two kings: 8 points. An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2. Lead { $cardGen }.
ristikontra-lesson-give = { $to } took the trick with another seven, for both of you, and has led a three that is still ahead. Add points to it: play { $cardGen }.
ristikontra-lesson-cheap = { $to } has led a two, and you have none to take the trick with. { $card } counts nothing: play it.
ristikontra-lesson-last = { $to } played the last two after your partner’s, so the other pair took the trick. Now a three leads, and you have none: play { $cardGen }.
ristikontra-lesson-against = { $to } adds an ace to the trick of their own pair, as you did with the ten. Lose nothing to it: play { $cardGen }.
ristikontra-lesson-turn = While there is a stock you may turn up its top card and play that instead: you keep your cards, and it may even be a five. Do it.
ristikontra-lesson-fourth = A king leads, and two others have been played: { $card } is the last of them. Nobody can take this trick from you, so play it.
ristikontra-lesson-end = 20 points for your pair! There are 120 in a deal, and the pair with 61 wins it. Watch which ranks are gone, and play on alone.
