# Cards as they are said. A name may have further forms, `.genitive` and `.partitive`, which bring $cardGen and $cardPart
# into a sentence; a language has those that it needs, and where it has none it gets the name itself. English has one: the
# form with an article, after a verb.

card-name = { card-rank } of { suit-name }
    .genitive = the { card-rank } of { suit-name }
card-rank =
    { $rank ->
        [ace] ace
        [two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
       *[king] king
    }
    .genitive = { card-rank }
# A wild card with the card, or the rank, that it stands for.
card-as = { $card } as { $other }
    .short = { $card }({ $other })
suit-name =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
# A card whose face is not seen.
card-hidden = a card
