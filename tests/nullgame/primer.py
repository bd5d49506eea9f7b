"""The primer on the rules page of Null Game: who wins, a quick start, a worked example."""

from __future__ import annotations

from kortti.messages import Message, message
from kortti.shown import CardRow, Example, Primer, Proof
from tests.nullgame.facts import HAND, HouseRules


def primer_of(house: HouseRules) -> Primer:
    """Returns the primer; see `Game.primer`."""
    ranks = "-ranks" if house.ranks_match else ""

    def word(name: str, **args: object) -> Message:
        return message(f"nullgame-primer-{name}", **args)

    steps = (word("deal", n=HAND), word("lead"), word(f"follow{ranks}"), word("pass"), word("end"))
    row = CardRow(("7S", "9S", "7H", "8D"), notes=(word("led"), word("suits"), word(f"other{ranks}"), word("neither")))
    refused = [("play 8D", "nullgame-no-match")]
    if not house.ranks_match:
        refused.append(("play 7H", "nullgame-no-match"))
    proof = Proof(
        hands=("7S", "9S 7H 8D"),
        actions=("play 7S",),
        legal=("play 9S", "play 7H") if house.ranks_match else ("play 9S",),
        refused=tuple(refused),
    )
    return Primer(wins=word("wins"), steps=steps, examples=(Example("play", word(f"match{ranks}"), (row,), proof),))
