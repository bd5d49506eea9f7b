"""The primer on the rules page: who wins, a quick start, a table, worked examples."""

from __future__ import annotations

from kortti.cards import RANKS
from kortti.games.sedma.facts import CARD_POINTS, HouseRules
from kortti.messages import Message, message
from kortti.shown import CardRow, Example, Primer, Proof, worth_table


def word(name: str, **args: object) -> Message:
    """Returns the primer message `name`."""
    return message(f"sedma-primer-{name}", **args)


def primer_of(house: HouseRules) -> Primer:
    """Returns the primer; see `Game.primer`."""
    take = "take-top" if house.sevens_stay else "take"
    steps = [word("deal", n=house.hand_size), word("lead"), word(take)]
    examples = [one_round(house)]
    if house.prolong != "never":
        steps.append(word(f"on-{house.prolong}"))
        examples.append(two_rounds(house))
    steps += [word("draw", n=house.hand_size), word("count"), word(house.scoring)]
    worth = worth_table("aim", "AT", lambda rank: CARD_POINTS[RANKS.index(rank)])
    first = word(f"first-{house.scoring}", n=house.target)
    return Primer(wins=first, steps=tuple(steps), tables=(worth,), examples=tuple(examples))


def one_round(house: HouseRules) -> Example:
    """Returns the example of a trick in which a card of the led rank follows a seven (3.6)."""
    top = house.sevens_stay
    asked = house.prolong == "always" or (house.prolong == "opponent" and top)
    row = CardRow(
        ("9H", "7C", "9S", "KD"),
        notes=(word("led"), word("wins" if top else "fits"), word("late" if top else "wins"), word("other")),
        winning=1 if top else 2,
    )
    proof = Proof(
        hands=("9H", "7C 8C", "9S 8S", "KD"),
        actions=("play 9H", "play 7C", "play 9S", "play KD", *(["stop"] if asked else [])),
        events=("sedma-wins",),
        legal=("play 8C",) if top else ("play 8S",),  # the winner leads
    )
    return Example("trick", word("trick-top" if top else "trick"), (row,), proof)


def two_rounds(house: HouseRules) -> Example:
    """Returns the example of a trick that its leader prolongs (3.6)."""
    top = house.sevens_stay
    asked = top or house.prolong == "always"  # also after the second round
    first = CardRow(
        ("9C", "9H", "KD", "7C"),
        word("round", n=1),
        (word("led"), word("fits"), word("other"), word("wins" if top else "fits")),
        3 if top else None,
    )
    second = CardRow(
        ("9D", "TC", "KS", "AC"),
        word("round", n=2),
        (word("late" if top else "wins"), word("other"), word("other"), word("other")),
        None if top else 0,
    )
    proof = Proof(
        hands=("9C 9D 8C", "9H TC", "KD KS", "7C AC 8S"),
        actions=(
            *("play 9C", "play 9H", "play KD", "play 7C"),
            *("play 9D", "play TC", "play KS", "play AC", *(["stop"] if asked else [])),
        ),
        events=("sedma-wins",),
        legal=("play 8S",) if top else ("play 8C",),
    )
    return Example("rounds", word("rounds-top" if top else "rounds"), (first, second), proof)
