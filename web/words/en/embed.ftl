# The table in other people’s pages.

embed-full = Open in full
    .what = Kortti opens in a tab of its own, with these very cards, and continues from here.
    .running = A link to a running deal holds all its cards, so the match counts as practice there.
embed-screen = Full screen
embed-screen-end = Leave full screen
embed-screen-refused = This browser doesn’t allow full screen here
embed-kept-note = This table is kept as it is. You can come back to this page and continue at any time.
embed-problem = This table can’t be shown
embed-no-game = The address of the table doesn’t say which game. Possible: { $values }.
embed-bad-link = “{ $text }” isn’t a link to a table. Perhaps part of it was lost on the way.

about-embed-title = For bloggers
about-embed = A table fits into any page: a deal to be played, a match to be looked through, or a puzzle. “Embed” in the menu of a table gives you the lines to paste.
about-examples = An article with three tables (in English)

embed = Embed
embed-title = Put this table into a page
embed-what = What readers get
embed-what-deal = This deal, to play from the first card
embed-what-position = This position, to play on from here
embed-what-puzzle = This position as a puzzle: find the move
embed-what-match = The match, to step through
embed-how = Where you put it
embed-how-element = A page that allows scripts
    .what = Readers see a picture. Nothing loads until they tap it, and then they play right there.
embed-how-frame = A blog that doesn’t allow scripts
    .what = A frame with the table in it. Readers see a picture of the game, tap it, and play right there.
embed-how-markdown = A forum or a chat
    .what = A picture of the game with a link, in Markdown: a tap opens the table in Kortti. A bare link shows Kortti’s own picture, not this deal, because no server learns which deal it is.
embed-anyway = Make the lines
embed-picture = Picture until it is tapped
embed-picture-game = The game
embed-picture-table = This table
embed-size = Size
embed-size-fit = Same as page
embed-size-tall = Upright
embed-size-square = Square
embed-size-classic = 4:3
embed-size-wide = 16:9
embed-lang-auto = Same as reader
embed-snippet = What to paste into the page
embed-copy = Copy
embed-preview = This is how it looks
