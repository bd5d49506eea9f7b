"""Melds as they lie on the table, and which cards may be laid off on them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

from kortti.cards import CARDS
from kortti.games.swedish_gin.facts import ENDS, is_two
from kortti.games.swedish_gin.melds.rules import is_meld, kind_of


class Meld(NamedTuple):
    """A meld as it lies: the cards of a run in order. `fits` is by place in `ENDS` a bit set of the cards that may be
    laid off there."""

    kind: str
    cards: tuple[int, ...]
    owner: int
    fits: tuple[int, ...]

    @property
    def takes(self) -> int:
        """The cards that may be laid off on it, at whichever end, as a bit set."""
        anywhere, low, high = self.fits
        return anywhere | low | high

    @property
    def seen(self) -> dict[str, Any]:
        """What an observation tells of it, JSON-ready. Nothing can be added to a frozen one (E20)."""
        texts = [CARDS[card] for card in self.cards]
        return {"kind": self.kind, "cards": texts, "owner": self.owner, "frozen": self.kind == "pair"}


def table_meld(cards: tuple[int, ...], owner: int) -> Meld:
    """Gets valid cards as they lie on the table."""
    kind = "pair" if len(cards) == 2 else kind_of(cards)
    return Meld(kind, cards, owner, _fits(kind, cards))


def added(meld: Meld, card: int, end: int) -> Meld:
    """Gets the meld with a card laid off at one end, a place in `ENDS`."""
    return table_meld(_with(meld.cards, card, end), meld.owner)


def _with(cards: tuple[int, ...], card: int, end: int) -> tuple[int, ...]:
    return (card, *cards) if ENDS[end] == "low" else (*cards, card)


@lru_cache(maxsize=1 << 12)
def _fits(kind: str, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Gets the cards that may be laid off: those with which the meld is still one (E8), nothing on a pair (E20)."""
    fits = [0, 0, 0]
    for end in {"set": (0,), "run": (1, 2), "pair": ()}[kind]:
        for card in _like(kind, next((card for card in cards if not is_two(card)), cards[0])):
            if is_meld(kind, _with(cards, card, end)):
                fits[end] |= 1 << card
    return tuple(fits)


@cache
def _like(kind: str, natural: int) -> list[int]:
    """Gets the cards that can be in a set, or in a run, with a natural: those of its rank, or suit, and the twos."""
    if kind == "set":
        return [card for card in range(52) if card % 13 == natural % 13 or is_two(card)]
    return [card for card in range(52) if card // 13 == natural // 13 or is_two(card)]
