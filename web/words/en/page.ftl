# The page around the table: home, new game, settings, rules, about.

tagline = Nordic card games with the computer or friends
games-title = Games
home-new = New here?
home-new-game = { $name }, guided, { $time }
home-go-on = Go on: { $name }
home-learn = Learn next
home-learned = { $n } of { $all } learned
home-learned-game = Learned
# How long a deal takes.
pitch-minutes = { $n }{"\u00A0"}min
# A deal of a game of several.
pitch-round = one round, { $n }{"\u00A0"}min
others-title = Other matches
continue-match = Continue { $name }
continue-all = All { $count } matches
continue-few = Only the latest
match-deal = Deal { $deal }
match-round = Round { $round }
match-turn = Your turn
match-turn-of = { $name }’s turn
# How a deal or a match ended.
match-won = You won
match-lost = You lost
match-won-by = Won by { $names }
match-next = Next: { $stage }
match-kept = Your other match is kept.
match-kept-back = Back to it
play = Play
play-game = Play { $name }
deal-new = New deal
deal-of-game = New deal of { $name }
options = Options
options-of-game = Options for { $name }
rules = Rules
more-title = More
forget-match = Delete this match of { $name }
forget-title = Delete this match?
forget-text = { $name }, deal { $deal }. This can’t be undone.
forget = Delete
keep = Keep
match-gone = That match isn’t on this device.
match-elsewhere = You played on in another tab. This is how the match stands now.
match-thrown-away = You deleted that match in another tab.

## The engine

engine-loading = The dealer is on the way: { $loaded } of { $total } MB
engine-starting = The dealer is shuffling…
engine-failed = The game engine could not be started. Check the connection and try again; your matches are safe.
engine-unable = The game engine needs WebAssembly, which this browser lacks or forbids. Another browser may run it; your matches are safe.
engine-quiet = Nothing more of the game engine has arrived for ten seconds. The page is still waiting; you can also try again.
table-failed = The table could not be loaded. Check the connection and try again; your matches are safe.
part-failed = This part of Kortti could not be loaded. Check the connection and try again.
build-replaced = There is a newer version of Kortti. Reload the page to continue; your matches are safe.
words-missing = { $language } could not be loaded. The page tries again as soon as there is a connection.
# Shown where no script runs: before links to the rules; and what search engines and a home screen say of the page.
page-noscript = Kortti needs JavaScript. The rules can be read without it:
page-description = Nordic card games and their relatives, against thoughtful opponents or with friends, offline too: Ristiseiska, Pantti, Fan Tan, Myllymatti, Skitgubbe, Ristikontra, Sedma and Swedish gin.
page-late = Kortti has not loaded completely.
try-again = Try again

## Buttons of everywhere

back = Back
close = Close
home = Home
reload = Reload the page
less = Less: { $label }
more = More: { $label }
broken-title = Something went wrong
broken-text = Your match is safe. Reload the page to continue.
storage-late = Not saved at the moment. Keep this tab open.
storage-blocked = This browser blocks storage, so matches and settings are lost when you close it.
update-title = Update
update-text = A new version is ready. Your matches will carry over.
update-apply = Update now

## New game

new-title = New game: { $name }
players-title = Players
seats-title = Who plays?
seats-friend = Add a friend
    .explain = At this device, in turns; cards stay hidden.
seat-name = Name in seat { $number }
you-name = You
person-name = Player { $number }
# Names of opponents by seat, with initials of their own; separated by blanks.
opponent-names = Onni Aino Veikko Saga Helmi Lumi Eero Tyyne
opponent-name = { $neighbour }
person-needed = At least one person must play.
house-rules-title = House rules
house-rules-each = Each rule by itself
house-rules-here = Here { $rules }.
house-rules-line = { $rules }.
house-rules-usual = The standard rules.
option-yes = Yes
option-no = No
option-about = Where this comes from: { $label }
house-rules-reset = Back to standard rules
presets-title = Presets
preset-own = Custom
list-all = All { $count }
list-all-short = All
list-some = { $count } of { $all }: { $numbers }
list-picks = { $label }: quick picks
rules-with-house = Rules with your house rules
deal = Deal

## The face of somebody who plays here, put together from parts

face-of = Choose a face: { $name }
face-take = Take this face
face-any = Another one
face-none = The usual face
face-skin = Skin
face-hair = Hair or hat
face-colour = Colour of hair and beard
face-beard = Beard
face-extra = Extras
face-knit = Sweater
face-pattern = Pattern
# The label of one of several drawings.
face-kind = { $part } { $number }

## Rules

rules-title = Rules: { $name }
rules-house-note = Lines that differ from the standard rules are marked.
rules-usual-note = These are the standard rules. Your house rules will be marked here as soon as the dealer is ready.
house-rule = House rule

## Settings

settings-title = Settings
setting-lang = Language
setting-lang-auto = Same as browser
settings-cards = Cards
setting-indices = Letters on the cards
setting-indices-note = Ace, king, queen and jack are printed differently from country to country.
setting-indices-auto = By language
setting-four-colours = Four colours
    .explain = Clubs green, diamonds blue: each suit has its own colour.
setting-large-cards = Large cards
    .explain = Your hand is larger and takes up more of the screen.
setting-aids = Show what a card would do
    .explain = In games where it helps: for example, which cards would take the trick.
settings-pace = Pace
setting-animation = Movement of cards
setting-animation-normal = Normal
setting-animation-fast = Fast
setting-animation-slow = Slow
setting-animation-off = Off
setting-pace = Opponents play
setting-pace-normal = Normal
setting-pace-fast = Fast
setting-pace-slow = Slowly
setting-pace-instant = At once
setting-forced = When there is no choice
setting-forced-words = Words by themselves
setting-forced-all = Cards, too
setting-forced-off = I play everything
setting-forced-note = A pass, a draw from the stock or “Pantti!” that is all you can do is played for you after a moment. Friends who share this device play it themselves.
setting-inquiries = Questions that come again and again
setting-inquiries-always = Every time
setting-inquiries-nearer = If it brings me nearer
setting-inquiries-note = In Swedish Gin Rummy, the offers to buy cards. For this device’s only player; friends who share it choose at the table.
settings-looks = Appearance
setting-felt = Table
setting-felt-lake = Lake
setting-felt-green = Green felt
setting-felt-ochre = Ochre red
setting-felt-grey = Grey
setting-theme = Theme
setting-theme-auto = Same as device
setting-theme-light = Light
setting-theme-dark = Dark
setting-contrast = Contrast
setting-contrast-auto = Same as device
setting-contrast-normal = Normal
setting-contrast-more = High
settings-feel = Sound and touch
setting-left-hand = Left-handed
    .explain = Buttons are where your left thumb reaches them.
setting-sound = Sounds
    .explain = Cards on wood, a coin, a knock, and strings when you win.
setting-vibration = Vibration
    .explain = A light buzz for your own card, a knock, a token.
# How much of what happens is read aloud to who doesn’t see the table.
setting-speech = Screen readers are told
setting-speech-all = Everything
setting-speech-mine = What concerns me
setting-speech-asked = Only questions
setting-speech-note = For those who listen to the table. The log and text mode have everything.
settings-milestones = Along the way
setting-milestones = Streaks, firsts and suggestions
    .explain = Days in a row, what you did for the first time, games learned, and once a level that may suit you. All of it stays in this browser.
settings-reset = Restore defaults

## About

about-title = About
about-what = Kortti brings Nordic card games to any screen: alone against opponents that think, or with friends, around one phone or each with their own. It is free of charge, and its code is open under the MIT licence.
about-private-title = Yours alone
about-private = There are no accounts, no advertisements, no trackers and no cookies. Matches and settings stay in this browser. A match leaves it only if you share it, or play it with friends at their own phones.
about-offline = Once it has loaded, Kortti works without a network. Put it on your home screen and it opens like any other app.
about-fair-title = Fair play
about-fair = Opponents see only what a player in their seat would see: their own cards and the table. The cards are shuffled before anyone looks.
about-sources-title = The rules
about-sources = All these games are played in many ways. The rules here follow a bilingual blog page on Pantti, Denexa’s pages on Ristiseiska and Myllymatti, the Japanese page on Ristikontra at GameFarm and the French one on Swedish gin at Pokébip; Skitgubbe, Fan Tan and Sedma follow several pages each, named beside their house rules. Where these are silent, Pagat, Wikipedia, Board Game Arena and others were consulted. Every house rule names its source; a few are our own, and say so.
about-credits-title = Thanks
about-credits = The suit symbols on the cards were drawn by Adrian Kennard, the letters come from Barlow Condensed. The page is built with:
about-version = Version { $version }

## This language, by its own name

language-name = English
