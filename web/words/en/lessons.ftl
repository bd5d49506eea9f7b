# A guided first deal: what a newcomer is told at the table, step by step. Above it stands what the table asks for anyway.
# Each text has to fit above the cards of a phone: 160 letters at most.

lesson-title = Guided first deal
lesson-play = Play a guided first deal
lesson-first = New to { $name }?
lesson-first-text = In a guided first deal you are told what to play, and why.
lesson-show = Show me
lesson-show-game = Show me how it’s played
lesson-just = Just play
lesson-taught = What you have learned
lesson-real = Play { $name } for real
lesson-next = Learn the next game: { $name }
lesson-step = Step { $step } of { $steps }
lesson-on = Continue
lesson-off = Leave the guide
lesson-off-ask = Play this deal on without guidance? You’ll find the guided deal again under Rules.
lesson-off-yes = Play on alone
lesson-off-no = Stay
lesson-alone = From here on you play by yourself. If you are stuck, the hint (the light bulb) helps.
lesson-prompt = A part of the deal is played for you here: tap “Continue”.
lesson-hint = In a guided deal you are told what to play, so you need no hint.
lesson-other = The rules allow that, and in your own game you may play it. In this deal, do this: { $answer }.
lesson-go-on-first = Tap “Continue” first.

## Ristiseiska

ristiseiska-lesson-start = Get rid of all your cards before the others do. The player with { $cardGen } starts: that is you. Tap the card, or drag it to the table.
ristiseiska-lesson-seven = Two players had nothing that fits and passed. A seven opens its suit: play { $cardGen }, so that your other spades can follow.
ristiseiska-lesson-six = On each seven, one pile goes down from the six to the ace, the other up from the eight to the king. Play { $cardGen }.
ristiseiska-lesson-must = { $cardGen } opens the way for the nine. You may choose among the cards that fit, but if you can play, you must.
ristiseiska-lesson-give = { $to } can’t play and begs from you, because you play just before. A king waits longest, so give away { $cardGen }.
ristiseiska-lesson-low = You hold { $oneGen } and { $otherGen }, and they come last in their pile. Open the way for them with { $cardGen }.
ristiseiska-lesson-high = Now the other pile of the suit: { $cardGen } lets the nine and the ten follow, and then your { $other }.
ristiseiska-lesson-only = Only { $cardGen } fits now. Tap any other card to read what it waits for, then play this one.
ristiseiska-lesson-beg = Nothing of yours fits, so you beg from the player before you, { $to }, who chooses the card. Your turn ends with that.
ristiseiska-lesson-last = The nine that you waited for is there: play { $cardGen }. You can also hold back a card that other players wait for.
ristiseiska-lesson-end = Now you know the game: the first player without cards wins the deal. From here you choose; at first a good move is still marked.
ristiseiska-lesson-taught-piles = A seven opens its suit; from it piles go down to the ace and up to the king.
ristiseiska-lesson-taught-must = If you can play, you must; if not, you beg for a card.
ristiseiska-lesson-taught-way = Play early what opens the way for your own low and high cards.

## Pantti

pantti-lesson-start = Be the first to get rid of your cards: each card left in your hand costs points. The player with { $cardGen } starts: that is you. Play it.
pantti-lesson-token = Nothing fits: even { $cardGen } waits for { $otherGen }. Say “Pantti!” and take the token. It costs 25 points if you still have it at the end.
pantti-lesson-six = In each suit the six comes before the eight. Play { $cardGen }: until it lies there, { $otherGen } has to wait.
pantti-lesson-eight = { $otherGen } is there, so { $cardGen } may follow. From the eight a pile goes up to the king, from the six another down to the ace.
pantti-lesson-five = { $to } couldn’t play and has the token now. A five needs the six and the eight of its suit: both are there, so play { $cardGen }.
pantti-lesson-way = You want to get rid of { $otherGen }, and only two cards are missing before it. You have one of them: play { $cardGen }.
pantti-lesson-ace = The two is there, so { $cardGen } fits. After an ace or a king you may play another card at once: play it.
pantti-lesson-bonus = Now play one more card, or stop if it would only help the others. { $cardGen } opens the way for { $otherGen }: play it.
pantti-lesson-high = Cards left in hand cost their number, a jack 11, a queen 12, a king 13. Get rid of { $cardGen } while it fits.
pantti-lesson-last = { $to } had the token and still has it: it moves only when somebody else passes. Play { $cardGen }.
pantti-lesson-end = Now you know the game. Once a player has 100 points the match is over, and the lowest total wins. Now you choose; at first a good move is marked.
pantti-lesson-taught-gate = In each suit the six comes before the eight.
pantti-lesson-taught-token = If you can’t play, you take the token; it moves when another player can’t.
pantti-lesson-taught-more = After an ace or a king you may play once more.

## Ristikontra

ristikontra-lesson-lead = { $to }, opposite you, is your partner. The last card of the led rank takes the trick; suits don’t matter. Lead { $cardGen }.
ristikontra-lesson-points = No other nine came, so the trick is yours, with two kings: 8 points. An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2. Lead { $cardGen }.
ristikontra-lesson-give = { $to } took the trick with another seven, for both of you, and has led a three that is still ahead. Add points to it: play { $cardGen }.
ristikontra-lesson-cheap = { $to } has led a two, and you have none to take the trick with. { $cardGen } counts nothing: play it.
ristikontra-lesson-last = { $to } played the last two after your partner’s, so the other pair took the trick. Now a three leads, and you have none: play { $cardGen }.
ristikontra-lesson-against = { $to } adds an ace to the trick of their own pair, as you did with the ten. Lose nothing to it: play { $cardGen }.
ristikontra-lesson-turn = While there is a stock you may turn up its top card and play that instead: you keep your cards, and it may even be a five. Do it.
ristikontra-lesson-fourth = A king leads, and two others have been played: { $cardGen } is the last of them. Nobody can take this trick from you, so play it.
ristikontra-lesson-end = 20 points for your pair! There are 120 in a deal, and the pair with 61 wins it. From here you choose; at first a good move is still marked.
ristikontra-lesson-taught-rank = The last card of the led rank takes the trick.
ristikontra-lesson-taught-points = Aces and tens are worth the most: add them to your partner’s tricks.
ristikontra-lesson-taught-turn = A card turned up from the stock saves your own.

## Myllymatti and Skitgubbe

myllymatti-lesson-lead = First you win cards, then you get rid of them. You lead, { $to } answers, and the higher rank wins both; suits don’t matter. Lead { $cardGen }.
skitgubbe-lesson-lead = First you win cards, then you get rid of them. Each player plays one, and the highest rank wins them all; suits don’t matter. Lead { $cardGen }.
myllymatti-lesson-turn = The trick is yours, and you lead again. You may turn up the top card of the stock instead of playing one of your own: do that.
myllymatti-lesson-bounce = Equal ranks: the cards stay on the table, and only you and { $to } play again. The winner takes them all, so play high: { $cardGen }.
myllymatti-lesson-low = All of them are yours. Low cards are hard to get rid of in the second half, so lose them now: lead { $cardGen }.
myllymatti-lesson-collect = You don’t have to win each trick. Until the stock is used up the first half goes on like this: win high cards, lose low ones.
myllymatti-lesson-trump = One card is left in the stock. The player who draws it shows it: its suit is trump. You draw next: play { $cardGen }.
myllymatti-lesson-half = The stock is used up, so you draw no more. Play goes on until a player who has to play has no card; then all pick up what they have won.
myllymatti-lesson-shed = Now get rid of the cards that you have won: the last player with cards loses. You drew the trump card, so you lead: { $card }, a low one.
myllymatti-lesson-beat = Beat { $otherGen } with a higher card of its suit, or take it. A trump would beat it, too, but save that: play { $cardGen }.
myllymatti-lesson-complete = { $cardGen } beats { $otherGen } and is the third card, one for each player: so the trick is complete and leaves the game. Play it.
myllymatti-lesson-leads = The player who completes a trick leads the next one. Get rid of another low card: lead { $cardGen }.
myllymatti-lesson-take = Only your trumps beat { $otherGen }. Save them and take it: it is a high card, and now the next player leads.
myllymatti-lesson-ruff = No card of yours in that suit beats { $otherGen }. A trump does, and it completes the trick; your lowest will do: { $card }.
myllymatti-lesson-end = Get rid of low cards, and keep aces and trumps for later: the last player with cards loses. Now you choose; at first a good move is still marked.
skitgubbe-lesson-end = Get rid of low cards, and keep aces and trumps for later: the last player with cards is the skitgubbe. Now you choose; at first a good move is marked.
myllymatti-lesson-taught-halves = In the first half you win cards, in the second you get rid of them.
myllymatti-lesson-taught-low = Low cards are best lost early, high ones are worth winning.
myllymatti-lesson-taught-beat = In the second half you beat a card in its suit or with a trump, or take it.
myllymatti-lesson-taught-take = Taking one card may be cheaper than a trump.

## Fan Tan

fan-tan-lesson-start = Each player has paid a chip into the pool, and the first player without cards takes it all. A suit begins with its seven: play { $cardGen }.
fan-tan-lesson-seven = You can always play a seven. Your { $oneGen } and { $otherGen } can’t come before { $cardGen }, so play it.
fan-tan-lesson-only = On each seven, one pile goes down to the ace, the other up to the king. Only { $cardGen } fits now: if you can play, you must.
fan-tan-lesson-pass = Nothing of yours fits, so you have to pass. That costs a chip, which goes into the pool.
fan-tan-lesson-way = The ten has come, so { $cardGen } fits. After it only the queen is missing before your { $other }: play it.
fan-tan-lesson-own = { $cardGen } opens the way for your own { $other } and for no other card, so it helps only you. Play it.
fan-tan-lesson-hold = { $otherGen } would help the others: hold it back. { $cardGen } ends its pile and helps nobody: play it.
fan-tan-lesson-pay = { $to } couldn’t play and has paid. As long as you hold back { $otherGen }, that may happen again: play { $cardGen } first.
fan-tan-lesson-left = At the end, each card left in hand costs a chip, too. { $cardGen } helps nobody else: get rid of it.
fan-tan-lesson-end = There are { $n } chips in the pool, and more to come: the first player without cards takes them. Now you choose; at first a good move is still marked.
fan-tan-lesson-taught-pay = If you can play, you must; a pass costs a chip.
fan-tan-lesson-taught-hold = Hold back what only the others wait for.
fan-tan-lesson-taught-own = Play first what opens the way for your own cards.

## Sedma

sedma-lesson-lead = { $to }, opposite you, is your partner. The last card of the led rank, or a seven, takes the trick. You hold two kings: lead { $cardGen }.
sedma-lesson-on = { $to } has the trick with the other king. As you led, you may play on in the same trick, and the last king counts: play { $cardGen }.
sedma-lesson-stop = No card matched yours, so the trick is yours, with an ace: each ace and each ten counts 10 points. End the trick.
sedma-lesson-nothing = You won, so you lead. The other side may take this trick, so keep your ace and ten out of it: lead { $cardGen }, which counts nothing.
sedma-lesson-seven = { $to } took it with a seven: a seven matches any card. You have nothing to play on with, and no points are lost: end the trick.
sedma-lesson-cheap = { $to } has led, and you can’t match that card. { $cardGen } counts nothing: play it, and keep your ace and tens.
sedma-lesson-give = So far { $to } has this trick for both of you, and only one opponent has yet to play: add 10 points. Play { $cardGen }.
sedma-lesson-take = Your partner led an ace, and { $to } has taken it with a seven. You can take it back with yours: play { $cardGen }.
sedma-lesson-end = Your side has { $n } points so far! There are 90 in a deal, 10 of them for the last trick, and 50 win it. Now you choose; a good move is still marked.
sedma-lesson-taught-rank = The last card of the led rank, or a seven, takes the trick.
sedma-lesson-taught-on = If you led, you may play on with a card that matches, or end the trick.
sedma-lesson-taught-points = Only aces and tens count: keep them for tricks that are yours.

## Swedish Gin Rummy

gin-lesson-draw = Collect a set of three and a run of four: the contract of this round. First draw: take the newest discard, or an unseen card. Draw from the stock.
gin-lesson-discard = A discard ends each turn. { $cardGen } goes with none of your cards, and an ace left in hand costs 15 points: discard it.
gin-lesson-buy = { $to } didn’t want { $cardGen }, so you may buy it: for a token you get it, and a card from the stock. It is your third eight: buy it.
gin-lesson-take = { $cardGen } and your { $other } can become a run, as your twos are wild: each can stand for any card. Take { $cardGen }.
gin-lesson-contract = Your contract is complete: three eights, and a run in which twos stand for { $oneGen } and { $otherGen }. Lay it down.
gin-lesson-meld = After your contract you may lay down more sets and runs, of three cards or more: lay down your nines.
gin-lesson-points = When a player has no cards left, the round is over, and the others count theirs: a queen costs 10 points. Discard { $cardGen }.
gin-lesson-stock = { $cardGen } fits no meld on the table, so leave it and draw from the stock.
gin-lesson-layoff = You may also add cards to melds on the table, other players’ too. A two fits as long as it is outnumbered: add { $cardGen } to the eights.
gin-lesson-keep = Neither of your cards fits. { $cardGen } would cost you 10 points, { $otherGen } only 5: discard { $cardGen }.
gin-lesson-decline = { $cardGen } is offered to you, but it fits nothing, and you would get two more cards to be rid of. Don’t buy it.
gin-lesson-end = Now you know the game, and you can win this round: add { $cardGen } to your nines, then discard { $otherGen }, your last card.
gin-lesson-taught-contract = First lay down the contract, then any sets and runs.
gin-lesson-taught-buy = A discard that others don’t want can be bought for a token.
gin-lesson-taught-layoff = After that, add cards to melds on the table, and discard the last one.
