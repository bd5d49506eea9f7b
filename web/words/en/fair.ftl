# The fingerprint of the pack that is dealt, how it is checked after the deal, and what is told of a text that is verified.

fair-title = Fingerprint of the pack
fair-deal = Deal { $deal }: { $fingerprint }
fair-line = { $text }
fair-before = Write it down, or copy it, before the first card is played. When the deal is over you find the whole pack here. Then anyone can check that no card was swapped.
fair-known = Someone may know these cards already: from a link, from playing this deal before, or because a move was taken back. Here the fingerprint only shows that no card is swapped from now on.
fair-short = These 16 digits are enough to write down. All 64:
fair-copy = Copy the fingerprint
fair-opened = The whole pack
fair-opened-what = The fingerprint is the SHA-256 of these six lines. The top card of the pack comes first.
fair-copy-opened = Copy the six lines
fair-earlier = Earlier deals
fair-noted = The fingerprint you noted
fair-check = Check
fair-how = How anyone can check it
fair-bad-text = These are not the six lines of a pack: { $text }
fair-bad-deck = This pack is not complete: it should have { $count } cards.
fair-bad-fingerprint = “{ $text }” is not a fingerprint. It takes at least { $least } of the digits 0–9 and a–f.
fair-pack = A whole pack of { $game }, dealt in deal { $deal }.
fair-right = { $text } is the fingerprint of deal { $deal }. No card was swapped.
fair-wrong = { $text } is not the fingerprint of any deal here. It was copied wrongly, or cards were swapped.

## The page that checks

fair-page = Check a shuffle
fair-page-what = Before a deal Kortti shows you the fingerprint of the pack it has shuffled, and after the deal the pack itself. If you noted the fingerprint, you can check that no card was swapped in between: here, or with a program that you trust more.
fair-paste = Paste the six lines of a pack here, a record, or a link.
fair-nothing = There is nothing to check yet.
fair-recipe = The recipe
fair-recipe-where = The fingerprint and, after the deal, the six lines are in the menu of the table, under “{ fair-title }”.
fair-recipe-hash = The fingerprint is the SHA-256 of the six lines: in UTF-8, each line ended by one line feed. Any program for SHA-256 will do, such as sha256sum.
fair-recipe-seed = Once a match is over, its record shows the seed, and every pack follows from it. Write the seed, a slash and the number of the deal, and compute SHAKE-256 of that text: 8 bytes for each card.
fair-recipe-order = Take the cards in the order of the suits C D H S, and in each suit A 2 3 4 5 6 7 8 9 T J Q K; with two packs, do that twice. Give each card the next 8 bytes, of which the last 6 count, read as one number with the last byte first. Sort the cards by their numbers, the smallest first.
fair-recipe-salt = The salt is the first 16 bytes of SHAKE-256 of the same text with “/salt” behind it.
fair-recipe-example = An example: deal 1 of the seed { $seed }. First its six lines, then their fingerprint:

## What a match is

verify-game = { $game }
verify-seed =
    { $practice ->
        [yes] Seed { $seed }, practice
       *[no] Seed { $seed }
    }
verify-rules = Rules: { $rules }
verify-legal =
    { $deals ->
        [one] { $actions ->
            [one] The one action is legal.
           *[other] All { $actions } actions are legal.
        }
       *[other] All { $actions } actions of { $deals } deals are legal.
    }
verify-over =
    { $over ->
        [match] The match is over.
        [deal] The match is not over.
       *[no] The deal is not over.
    }
verify-seat =
    { $kind ->
        [person] { $number }. { $name }
        [beginner] { $number }. { $name } ({ level-beginner })
        [casual] { $number }. { $name } ({ level-casual })
        [skilled] { $number }. { $name } ({ level-skilled })
       *[expert] { $number }. { $name } ({ level-expert })
    }
