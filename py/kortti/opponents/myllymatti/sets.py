"""Cards and actions of Myllymatti as bits, for fast playouts.

A card is one bit; bits are ordered by rank, two to ace, then by suit, so the lowest bit of a set is one of its lowest
cards. An action is the bit of the card that it plays, or `TURN` or `TAKE`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kortti.cards import CARDS, SUITS
from kortti.games.myllymatti import facts

BIT_OF = [1 << 4 * facts.STRENGTH[card] + card // 13 for card in range(52)]  # by the engine's card number
BITS = {text: BIT_OF[card] for card, text in enumerate(CARDS)}
TEXTS = {bit: text for text, bit in BITS.items()}
PACK = (1 << 52) - 1
STRENGTH = {bit: facts.STRENGTH[card] for card, bit in enumerate(BIT_OF)}
SUIT_OF = {bit: card // 13 for card, bit in enumerate(BIT_OF)}
SUIT = [sum(bit for bit in SUIT_OF if SUIT_OF[bit] == suit) for suit in range(len(SUITS))]
# By trump suit: the cards that beat each card (3.4).
BEATERS = [
    {bit: sum(BIT_OF[other] for other in range(52) if beaten_by[card][other]) for card, bit in enumerate(BIT_OF)}
    for beaten_by in facts.BEATS
]
HIGHER = {bit: BEATERS[suit][bit] & SUIT[suit] for bit, suit in SUIT_OF.items()}  # of the same suit

TURN, TAKE = 0, -1
ACTION_TEXTS = {TURN: facts.TEXTS[facts.TURN], TAKE: facts.TEXTS[facts.TAKE]} | {
    bit: facts.TEXTS[card] for card, bit in enumerate(BIT_OF)
}
ACTIONS = {text: action for action, text in ACTION_TEXTS.items()}


def cards_of(cards: int) -> Iterator[int]:
    """Yields the cards of a set, lowest first."""
    while cards:
        low = cards & -cards
        yield low
        cards ^= low


def set_of(texts: Iterable[str]) -> int:
    """Returns the set of the cards with these texts."""
    return sum(BITS[text] for text in texts)
