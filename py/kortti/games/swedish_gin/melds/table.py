"""Melds on the table, and which cards may be laid off on them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

from kortti.cards import CARDS
from kortti.games.swedish_gin.facts import ENDS, is_two
from kortti.games.swedish_gin.melds.rules import is_meld, kind_of


class Meld(NamedTuple):
    """A meld on the table; the cards of a run in order.

    `fits` has, for each index in `ENDS`, the cards that may be laid off there, as a bit set.
    """

    kind: str
    cards: tuple[int, ...]
    owner: int
    fits: tuple[int, ...]

    @property
    def takes(self) -> int:
        """The cards that may be laid off on it, at either end, as a bit set."""
        anywhere, low, high = self.fits
        return anywhere | low | high

    @property
    def seen(self) -> dict[str, Any]:
        """The meld in an observation, JSON-ready. Nothing can be added to a frozen one (E20)."""
        texts = [CARDS[card] for card in self.cards]
        return {"kind": self.kind, "cards": texts, "owner": self.owner, "frozen": self.kind == "pair"}


def table_meld(cards: tuple[int, ...], owner: int) -> Meld:
    """Returns the table meld of valid cards."""
    kind = "pair" if len(cards) == 2 else kind_of(cards)
    return Meld(kind, cards, owner, _fits(kind, cards))


def added(meld: Meld, card: int, end: int) -> Meld:
    """Returns the meld with a card laid off at one end, an index in `ENDS`."""
    return table_meld(_with(meld.cards, card, end), meld.owner)


def _with(cards: tuple[int, ...], card: int, end: int) -> tuple[int, ...]:
    return (card, *cards) if ENDS[end] == "low" else (*cards, card)


@lru_cache(maxsize=1 << 12)
def _fits(kind: str, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the cards that keep it a valid meld (E8), by end; none for a pair (E20)."""
    fits = [0, 0, 0]
    for end in {"set": (0,), "run": (1, 2), "pair": ()}[kind]:
        for card in _like(kind, next((card for card in cards if not is_two(card)), cards[0])):
            if is_meld(kind, _with(cards, card, end)):
                fits[end] |= 1 << card
    return tuple(fits)


@cache
def _like(kind: str, natural: int) -> list[int]:
    """Returns the cards that can share a set or a run with a natural: those of its rank or suit, and the twos."""
    if kind == "set":
        return [card for card in range(52) if card % 13 == natural % 13 or is_two(card)]
    return [card for card in range(52) if card // 13 == natural // 13 or is_two(card)]
