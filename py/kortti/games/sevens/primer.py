"""What the rules page has around the law: what is needed, who wins, a quick start, tables, worked examples."""

from __future__ import annotations

from kortti.games.sevens.facts import HouseRules
from kortti.messages import Message, message
from kortti.shown import Primer


def primer_of(house: HouseRules) -> Primer:
    """Gets what stands around the law; see `Game.primer`."""

    def word(name: str, **args: object) -> Message:
        return message(f"sevens-primer-{name}", **args)

    if house.score_cards and house.target is not None:
        return Primer(wins=word("wins-lowest", n=house.target))
    return Primer(wins=word("wins-first"))
