"""Characters: how opponents of the same level differ in play.

A character chooses among equal and nearly equal actions, where a player without one lets chance decide. It makes no
opponent weaker: `python build.py arena GAME skilled-dry skilled` plays a character against players without one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kortti.cards import RANKS


class Traits(NamedTuple):
    """What an action shows of a character, each from -1 to 1."""

    daring: float = 0.0  # the unsure rather than the sure: a card from the stock, one more round
    spending: float = 0.0  # a strong card now rather than later


# By temper (`kortti.table.personas`): how much a character likes either trait, from -1 to 1.
CHARACTERS = {
    "lively": Traits(daring=1.0, spending=1.0),
    "warm": Traits(daring=-0.5, spending=-1.0),
    "dry": Traits(daring=1.0, spending=-1.0),
    "quiet": Traits(daring=-1.0, spending=0.5),
}

FAR = {rank: abs(number - RANKS.index("7")) / 6 for number, rank in enumerate(RANKS)}  # from the seven, at most 1

Liking = Callable[[str], float]  # how much a character likes an action


def liking_of(temper: str, traits: Callable[[str], Traits]) -> Liking:
    """Returns how much the character of `temper` likes an action; `traits` returns what an action shows."""
    character = CHARACTERS[temper]

    def liking(text: str) -> float:
        shown = traits(text)
        return character.daring * shown.daring + character.spending * shown.spending

    return liking
