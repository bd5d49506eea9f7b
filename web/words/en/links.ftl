# Links, and matches as text.

link-none = There is no link or match of Kortti in this text.
link-damaged = This link isn’t whole: part of it is missing or has been changed. Copy all of it once more.
link-newer = This was made by a newer version of Kortti. Update Kortti (in a browser: reload the page), and try again.
link-too-long = This match is too long for a link. It can be saved as a file instead.
replay-hidden = This deal is still being played: only the cards of the players can be shown.
replay-only = Here you can only look at the match.
record-bad-action = In deal { $deal }, action { $number } isn’t possible: { $text }
record-bad-deal = Deal { $deal } can’t begin before the one before it is over, nor after the end of the match.
