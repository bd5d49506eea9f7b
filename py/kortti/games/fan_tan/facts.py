"""Numbers, action texts and house rules of Fan Tan, and which cards are open.

An action is a small int: 0 to 51 lays that card, 52 passes. Sets of cards are bit sets in an int.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from kortti.cards import CARDS, SUITS, mask_of
from kortti.options import Option, OptionValue

ACE, SIX, SEVEN, EIGHT, KING = 0, 5, 6, 7, 12  # ranks; the ace is low (F4)
SEVENS = mask_of(range(SEVEN, 52, 13))
DOWNWARDS = mask_of(card for card in range(52) if ACE < card % 13 <= SEVEN)  # the next lower card may follow these
UPWARDS = mask_of(card for card in range(52) if SEVEN <= card % 13 < KING)  # the next higher card may follow these

PASS = 52
TEXTS = {card: f"play {text}" for card, text in enumerate(CARDS)} | {PASS: "pass"}
ACTIONS = {text: action for action, text in TEXTS.items()}

FALSE_PASS = 3  # minimum chips for a false pass (F9)
HELD_SEVEN = 5  # chips for each held-back seven, to the holder of its six and to the holder of its eight (F9)

PLAYERS = (3, 4, 5, 6, 7, 8)
MOST = 10_000  # maximum chips of a house rule
OPTIONS = (
    Option("players", 4, PLAYERS),
    Option("start", "left", ("left", "7C", "7D", "7H", "7S")),
    Option("ante", 1, most=MOST),
    Option("short_hand_ante", 1, most=MOST),
    Option("pass_chips", 1, most=MOST),
    Option("card_chips", 1, most=MOST),
    Option("false_pass", "forbid", ("forbid", "penalise")),
    Option("deals", PLAYERS[1], least=1, most=100, by=("players", {number: number for number in PLAYERS})),  # F15
    Option("chips", 0, most=1_000_000),
)
PRESETS: dict[str, dict[str, OptionValue]] = {
    "usual": {},
    "parliament": {"start": "7D", "ante": 0, "short_hand_ante": 0, "pass_chips": 0},
}

# By card, the cards that laying it opens: its outward neighbours.
OPENS = [(1 << card & DOWNWARDS) >> 1 | (1 << card & UPWARDS) << 1 for card in range(52)]

# By card, the card that must be laid before it, as a bit set: its inward neighbour, none for a seven.
NEEDS = [mask_of(other for other in range(52) if OPENS[other] >> card & 1) for card in range(52)]


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules in force."""

    players: int
    first: int | None  # the card that begins each deal; None if the seat left of the dealer begins freely (F1)
    ante: int
    short_hand_ante: int
    pass_chips: int
    card_chips: int
    penalises: bool  # True if a player who can lay may pass for chips (F9)
    deals: int
    chips: int  # at the start of a match; 0 if only the balance is kept

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> HouseRules:
        """Returns the house rules from the options of a game or an observation."""
        kept = ("players", "ante", "short_hand_ante", "pass_chips", "card_chips", "deals", "chips")
        start = options["start"]
        return cls(
            first=None if start == "left" else CARDS.index(start),
            penalises=options["false_pass"] == "penalise",
            **{name: options[name] for name in kept},
        )

    @property
    def false_pass_chips(self) -> int:
        """The immediate cost of a false pass: at least that of a true one (F9)."""
        return max(FALSE_PASS, self.pass_chips)

    def antes(self, dealer: int) -> list[int]:
        """Returns the ante of each seat; a seat with one card less pays more (1.5, F6)."""
        longest = -(-52 // self.players)
        sizes = [len(dealt_to(range(52), self.players, dealer, seat)) for seat in range(self.players)]
        return [self.ante + (self.short_hand_ante if size < longest else 0) for size in sizes]

    def open_cards(self, laid: int) -> int:
        """Returns the cards that fit when the cards `laid` are on the table, whoever holds them (1.3).

        The six and the eight of a suit need only its seven, each independently of the other (F5).
        """
        if not laid and self.first is not None:
            return 1 << self.first
        return (SEVENS | (laid & DOWNWARDS) >> 1 | (laid & UPWARDS) << 1) & ~laid


def dealt_to(deck: Sequence[int], players: int, dealer: int, seat: int) -> Sequence[int]:
    """Returns the cards of the deck that a seat is dealt, one at a time from the dealer's left (1.1)."""
    return deck[(seat - dealer - 1) % players :: players]


def pile_of(card: int) -> str:
    """Returns the zone that a card is laid on."""
    suit, rank = divmod(card, 13)
    return f"{'seven' if rank == SEVEN else 'low' if rank < SEVEN else 'high'}:{SUITS[suit]}"


class Turn(NamedTuple):
    """A turn as all seats saw it: the seat, its action, and the cards that fitted then (`reach`)."""

    seat: int
    action: int
    reach: int


def turns_of(house: HouseRules, history: Iterable[Sequence[Any]]) -> Iterator[Turn]:
    """Yields the turns in the history of an observation, in order."""
    laid = 0
    for seat, text in history:
        action = ACTIONS[text]
        yield Turn(seat, action, house.open_cards(laid))
        if action != PASS:
            laid |= 1 << action
