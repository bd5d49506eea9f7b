"""What the rules page has around the law: who wins, a quick start, tables, worked examples."""

from __future__ import annotations

from kortti.games.ristikontra.facts import HouseRules
from kortti.messages import Message, message
from kortti.shown import Primer


def primer_of(house: HouseRules) -> Primer:
    """Gets what stands around the law; see `Game.primer`."""

    def word(name: str, **args: object) -> Message:
        return message(f"ristikontra-primer-{name}", **args)

    unit = "game" if house.mode == "gamepoints" else "card"
    return Primer(wins=word(f"wins-{unit}-points", n=house.target))
