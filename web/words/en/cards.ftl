# Cards as they are said. "genitive" is the form after a verb: with an article here, for there is no other case.

card-name = { card-rank } of { suit-name }
    .genitive = the { card-rank } of { suit-name }
    .partitive = the { card-rank } of { suit-name }
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
suit-name =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
    .genitive = { suit-name }
# A card whose face is not seen.
card-hidden = a card
    .genitive = a card
    .partitive = a card
