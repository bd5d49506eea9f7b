"""Cards, packs and the seeded shuffle.

Inside the engine a card is an int, ``suit * 13 + rank``, with suits in the order C D H S and ranks in the order A 2 ..
9 T J Q K; a set of cards is a bit set in an int. Outside the engine a card is its text, ``7C``. Both copies of a card
in a game of two packs have the same int and text. Each game names its `Pack`.
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
    """Raised for a text that is not a card or not a deck; the message quotes it."""


def parse_card(text: str) -> int:
    """Parses a card (``"7C"``). Raises `CardError` if `text` is not one."""
    try:
        return _NUMBERS[text]
    except (KeyError, TypeError):
        raise CardError(f"not a card: {shown(text)!r}; a card is a rank of {RANKS} and a suit of {SUITS}") from None


def format_cards(cards: Iterable[int]) -> str:
    """Returns the texts of the cards separated by blanks, as `Pack.parse` reads them."""
    return " ".join(CARDS[card] for card in cards)


def cards_of(mask: int) -> list[int]:
    """Returns the cards of a bit set, lowest first."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


def mask_of(cards: Iterable[int]) -> int:
    """Returns the bit set of cards of one pack."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


class Positions(dict[int, list[int]]):
    """The bit positions of slices of a bit set, cached by slice.

    ``Positions(13)[0b101] == [13, 15]``. Use it for one suit (8192 slices at most) or if few slices occur.
    """

    def __init__(self, offset: int) -> None:
        self.offset = offset

    def __missing__(self, part: int) -> list[int]:
        self[part] = positions = [self.offset + bit for bit in cards_of(part)]
        return positions


def random_numbers(seed: str, count: int) -> tuple[int, ...]:
    """Returns `count` 64-bit numbers from `seed`: the output of SHAKE-256, little-endian.

    A published function instead of `random` deals the same on every Python and can be checked elsewhere.
    """
    return struct.unpack(f"<{count}Q", hashlib.shake_256(seed.encode()).digest(8 * count))


def random_order(seed: str, count: int) -> bytes:
    """Returns the indices 0 .. `count` - 1 (`count` is 256 at most) sorted by the `random_numbers` of `seed`.

    Only the 48 highest bits count. They tie once in 10^11 packs; the lower index then comes first. Floats sort faster
    than ints and unpack in bulk, so each number becomes one: its lowest byte is dropped, the next lowest holds the
    index, and a leading byte makes it positive and finite.
    """
    floats, places, front = _bulk(count)
    numbers = bytearray(hashlib.shake_256(seed.encode()).digest(8 * count + 1))
    numbers[1::8] = places
    numbers[8::8] = front
    return floats.pack(*sorted(floats.unpack_from(numbers, 1)))[::8]


@cache
def _bulk(count: int) -> tuple[struct.Struct, bytes, bytes]:
    """Returns the constants of `random_order`: the struct of floats, the indices and the leading bytes."""
    return struct.Struct(f"<{count}d"), bytes(range(count)), b"\x40" * count


def shuffled(cards: Sequence[int], seed: str) -> list[int]:
    """Returns the cards sorted by the `random_numbers` of `seed`; the first number belongs to the first card."""
    return [cards[place] for place in random_order(seed, len(cards))]


class Pack:
    """The cards of a game: the given ranks in every suit, `copies` times.

    `cards` are their numbers in rising order, repeated for each copy.
    """

    def __init__(self, ranks: str = RANKS, copies: int = 1) -> None:
        self.copies = copies
        self.cards = tuple(card for card, text in enumerate(CARDS) if text[0] in ranks) * copies
        self._card_at = bytes(self.cards).ljust(256)

    def shuffle(self, seed: str) -> list[int]:
        """Returns the deck that `seed` shuffles, top card first."""
        return list(random_order(seed, len(self.cards)).translate(self._card_at))

    def parse(self, text: str | Sequence[str]) -> list[int]:
        """Parses a deck, top card first, from card texts or one blank-separated text.

        Raises `CardError` unless it holds exactly the cards of the pack.
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
