"""Cards, packs and the seeded shuffle.

Inside the engine a card is an int: ``suit * 13 + rank`` with suits in the order C D H S and ranks in the order
A 2 .. 9 T J Q K, so that a set of cards is the bits of an int. Outside it a card is its text, ``7C``. In a game of
two packs both copies of a card have the same int and the same text. A game names its `Pack`: decks, the shuffle and
"every card" mean that one.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Sequence
from functools import cache

from kortti.texts import shown

RANKS = "A23456789TJQK"
SUITS = "CDHS"
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
HIDDEN = "??"
PACK = (1 << 52) - 1  # all cards, as a bit set

_NUMBERS = {text: card for card, text in enumerate(CARDS)}


class CardError(ValueError):
    """A text that is no card, or a deck that is no deck; the message carries the offending text."""


def parse_card(text: str) -> int:
    """Gets the card that `text` (``"7C"``) names; raises `CardError` for any other text."""
    try:
        return _NUMBERS[text]
    except (KeyError, TypeError):
        raise CardError(f"not a card: {shown(text)!r}; a card is a rank of {RANKS} and a suit of {SUITS}") from None


def format_cards(cards: Iterable[int]) -> str:
    """Gets the texts of the cards with blanks between them, the form that `Pack.parse` reads."""
    return " ".join(CARDS[card] for card in cards)


def cards_of(mask: int) -> list[int]:
    """Gets the cards of a bit set, lowest first."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


def mask_of(cards: Iterable[int]) -> int:
    """Gets the bit set of some cards of one pack."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


class Positions(dict[int, list[int]]):
    """The positions of the bits of a part of a set, worked out once for each part that occurs.

    ``Positions(13)[0b101] == [13, 15]``. To be used for one suit (8192 parts at most), or where few parts occur.
    """

    def __init__(self, offset: int) -> None:
        self.offset = offset

    def __missing__(self, part: int) -> list[int]:
        self[part] = positions = [self.offset + bit for bit in cards_of(part)]
        return positions


def random_numbers(seed: str, count: int) -> tuple[int, ...]:
    """Gets `count` numbers of 64 bits that depend on nothing but `seed`: the output of SHAKE-256, little-endian.

    A published function instead of `random`, so that a deal is the same on every Python and can be checked elsewhere.
    """
    return struct.unpack(f"<{count}Q", hashlib.shake_256(seed.encode()).digest(8 * count))


def random_order(seed: str, count: int) -> bytes:
    """Gets the places 0, 1 .. `count` - 1 (256 at most) in order of the `random_numbers` of `seed`.

    The 48 highest bits decide: they are equal once in 10^11 packs, and then the lower place comes first. Floats are
    sorted faster than ints and in bulk, so each number is made one: its lowest byte is cut off, the next one holds
    the place, and in front stands a byte that makes it positive and finite.
    """
    floats, places, front = _bulk(count)
    numbers = bytearray(hashlib.shake_256(seed.encode()).digest(8 * count + 1))
    numbers[1::8] = places
    numbers[8::8] = front
    return floats.pack(*sorted(floats.unpack_from(numbers, 1)))[::8]


@cache
def _bulk(count: int) -> tuple[struct.Struct, bytes, bytes]:
    """Gets what `random_order` needs: so many floats, the places, the bytes in front."""
    return struct.Struct(f"<{count}d"), bytes(range(count)), b"\x40" * count


def shuffled(cards: Sequence[int], seed: str) -> list[int]:
    """Gets the cards in order of the `random_numbers` of `seed`, the first number being that of the first card."""
    return [cards[place] for place in random_order(seed, len(cards))]


class Pack:
    """The cards that a game is played with: those of some ranks in every suit, each once or more often.

    `cards` are their numbers in rising order; where there are `copies`, all of them follow again.
    """

    def __init__(self, ranks: str = RANKS, copies: int = 1) -> None:
        self.copies = copies
        self.cards = tuple(card for card, text in enumerate(CARDS) if text[0] in ranks) * copies
        self._card_at = bytes(self.cards).ljust(256)

    def shuffle(self, seed: str) -> list[int]:
        """Gets the deck that `seed` shuffles, top card first: the cards in order of its `random_numbers`."""
        return list(random_order(seed, len(self.cards)).translate(self._card_at))

    def parse(self, text: str | Sequence[str]) -> list[int]:
        """Gets the cards of a deck, top card first, from texts or from one text with blanks between the cards.

        Raises `CardError` unless it has every card of the pack, and no other.
        """
        try:
            deck = [parse_card(word) for word in (text.split() if isinstance(text, str) else text)]
        except TypeError:
            raise CardError(f"not a deck: {shown(text)!r}") from None
        if sorted(deck) != sorted(self.cards):
            raise CardError(f"not a deck of {len(self.cards)} cards: {shown(text)!r}")
        return deck


ONE_PACK = Pack()
TWO_PACKS = Pack(copies=2)
SHORT_PACK = Pack("789TJQKA")
