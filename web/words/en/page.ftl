# The page around the table: home, new game, settings, rules, about.

tagline = Nordic card games, quick and quiet
games-title = Games
continue-title = Go on playing
continue = Continue
continue-match = Continue { $name }
match-deal = Deal { $deal }
play = Play
play-game = Play { $name }
rules = Rules
rules-of-game = Rules of { $name }
more-title = More
forget-match = Throw away this match of { $name }
forget-title = Throw the match away?
forget-text = { $name }, deal { $deal }. It can’t be brought back.
forget = Throw away
keep = Keep it
match-gone = That match isn’t on this device.

## The engine

engine-loading = The dealer is on the way: { $loaded } of { $total } MB
engine-starting = The dealer is shuffling …
engine-failed = The game engine could not be started. Check the connection and try again; your matches are safe.
try-again = Try again

## Buttons of everywhere

back = Back
close = Close
home = Home
reload = Load the page again
less = Less: { $label }
more = More: { $label }
broken-title = Something went wrong
broken-text = Your match is kept as it was before this. Load the page again to go on.
storage-blocked = This browser doesn’t let the page store anything: matches and settings last until you close it.
update-title = Update
update-text = A new version is ready. Your matches go on in it.
update-apply = Change to it now

## New game

new-title = New game: { $name }
players-title = Players
seats-title = Who sits where
seat-name = Name in seat { $number }
you-name = You
person-name = Player { $number }
# Names of opponents by seat, with initials of their own; separated by blanks.
opponent-names = Onni Aino Veikko Saga Helmi Lumi Eero Tyyne
sharing-note = Several people share this device: the page asks you to hand it on before it shows a hand.
person-needed = At least one person must play.
house-rules-title = House rules
house-rules-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
house-rules-reset = As usual again
presets-title = Ready-made sets
preset-own = Your own
changed = changed
option-no-effect = (Has no effect with the other choices.)
list-all = All { $count }
list-all-short = All
list-some = { $count } of { $all }: { $numbers }
list-picks = { $label }: quick picks
rules-with-house = Rules with your house rules
deal = Deal
dealing = Dealing …

## Rules

rules-title = Rules: { $name }
rules-house-note = House rules that differ from the usual ones are marked.
house-rule = House rule

## Settings

settings-title = Settings
setting-lang = Language
setting-lang-auto = As in the browser
settings-cards = Cards
setting-indices = Letters on the cards
setting-indices-note = Ace, king, queen and jack are printed differently from country to country.
setting-indices-auto = By language
setting-indices-en = A K Q J
setting-indices-sv = E K D Kn
setting-indices-fr = 1 R D V
setting-indices-de = A K D B
setting-four-colours = Four colours
    .explain = Clubs green, diamonds blue: each suit has its own colour.
setting-large-cards = Large cards
    .explain = Your hand is bigger and takes more of the screen.
settings-pace = Pace
setting-animation = Movement of cards
setting-animation-normal = Normal
setting-animation-fast = Fast
setting-animation-slow = Slow
setting-animation-off = Off
setting-pace = Opponents play
setting-pace-normal = Unhurried
setting-pace-fast = Fast
setting-pace-slow = Slowly
setting-pace-instant = At once
settings-looks = Looks
setting-felt = Table
setting-felt-green = Green
setting-felt-blue = Blue
setting-felt-slate = Grey
setting-felt-red = Red
setting-theme = Surroundings
setting-theme-auto = As the device
setting-theme-light = Light
setting-theme-dark = Dark
settings-feel = Hand and ear
setting-left-hand = Left-handed
    .explain = Buttons lie where your left thumb reaches them.
setting-sound = Sounds
    .explain = A soft knock for a card, a chime when it is your turn.
setting-vibration = Vibration
    .explain = A light buzz when it is your turn.
settings-reset = All as at first

## About

about-title = About
about-what = Kortti brings Nordic card games to any screen: alone against opponents that think, or with friends around one phone. It is free of charge, and its code is open under the MIT licence.
about-private-title = Yours alone
about-private = There are no accounts, no advertisements, no trackers and no cookies. Matches and settings stay in this browser and are never sent anywhere.
about-offline = Once it has loaded, Kortti works without a network. Put it on your home screen and it opens like any other app.
about-fair-title = Fair play
about-fair = Opponents see what anybody in their seat would see: their own cards and the table. Nothing more reaches them, and the cards are shuffled before anybody looks.
about-sources-title = The rules
about-sources = All these games are played in many ways. The rules here follow a bilingual blog page on Pantti, Denexa’s pages on Ristiseiska and Myllymatti, the Japanese page on Ristikontra at GameFarm and the French one on Swedish gin at Pokébip; where they are silent, Pagat, Wikipedia, Board Game Arena and others were asked. Every house rule names its source.
about-credits-title = Thanks
about-credits = The figures on the court cards were drawn by Adrian Kennard, the letters come from Barlow Condensed. The page is built with:
about-version = Version { $version }

## Languages, each by its own name

language-en = English
language-fi = Suomi
