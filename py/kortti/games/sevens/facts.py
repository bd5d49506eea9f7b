"""Numbers, action texts, house rules and the layout of Ristiseiska and Pantti, and which cards a card needs.

An action is a small int: 0-51 lays that card, 52-55 and 56-59 lay the ace of a suit low or high if both ends are open,
60-62 are stop, pass and beg, 64-115 give the card ``action - 64``. Sets of cards are bit sets in an int.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from kortti.cards import CARDS, SUITS, cards_of, mask_of
from kortti.options import Option, OptionValue

ACE, TWO, FIVE, SIX, SEVEN, EIGHT, KING = 0, 1, 4, 5, 6, 7, 12  # ranks
SUIT = (1 << 13) - 1  # the cards of the first suit
SEVEN_OF_CLUBS = SEVEN
ACES = mask_of(range(ACE, 52, 13))
TWOS = ACES << TWO
KINGS = ACES << KING

LAY_LOW, LAY_HIGH, STOP, PASS, BEG, GIVE = 52, 56, 60, 61, 62, 64
WORDS = {"stop": STOP, "pass": PASS, "beg": BEG}
TEXTS = {card: f"play {text}" for card, text in enumerate(CARDS)}
TEXTS |= {LAY_LOW + suit: f"play {CARDS[suit * 13]} low" for suit in range(4)}
TEXTS |= {LAY_HIGH + suit: f"play {CARDS[suit * 13]} high" for suit in range(4)}
TEXTS |= {word: text for text, word in WORDS.items()}
TEXTS |= {GIVE + card: f"give {text}" for card, text in enumerate(CARDS)}
ACTIONS = {text: action for action, text in TEXTS.items()}

PLAYERS = (3, 4, 5)
OPTIONS = (
    Option("players", 4, PLAYERS),
    Option("opening", "six_then_eight", ("six_then_eight", "free", "six_only")),
    Option("bonus_turn", True, (True, False)),
    Option("unable", "token", ("token", "beg")),
    Option("ace", "low", ("low", "first_ace_decides")),
    Option("score_cards", True, (True, False)),
    Option("target", 100, least=1, none=True, when={"score_cards": (True,)}),
    Option("ace_points", "auto", ("auto", 1, 14), when={"score_cards": (True,)}),
    Option("token_points", 25, when={"unable": ("token",), "score_cards": (True,)}),
    Option(
        "token_exempts_winner",
        False,
        (False, True),
        when={"unable": ("token",), "score_cards": (True,)},
        unless={"token_points": (0,)},
    ),
    Option("false_beg", "forbid", ("forbid", "penalise"), when={"unable": ("beg",)}),
    Option("stall_circuits", 10, least=1, most=100, when={"unable": ("beg",)}),
)
RISTISEISKA: Mapping[str, OptionValue] = {  # the defaults that differ in rule set B
    "opening": "free",
    "bonus_turn": False,
    "unable": "beg",
    "score_cards": False,
    "target": None,
}
PRESETS: Mapping[str, dict[str, dict[str, OptionValue]]] = {
    "pantti": {
        "usual": {},
        "arena": {"opening": "six_only", "ace_points": 14, "target": 200},  # Board Game Arena
    },
    "ristiseiska": {
        "usual": {},
        "six-first": {"opening": "six_then_eight"},  # korttipelit.net
        "points": {"opening": "six_then_eight", "bonus_turn": True, "score_cards": True, "target": 100},  # Wikipedia
    },
}


@dataclass(frozen=True)
class HouseRules:
    """The house rules in force: the options, and what follows from them."""

    players: int
    opening: str
    bonus_turn: bool
    unable: str
    ace: str
    score_cards: bool
    target: int | None
    ace_points: int | str
    token_points: int
    token_exempts_winner: bool
    false_beg: str
    stall_circuits: int

    begging: bool  # True if a player who cannot lay begs (B) instead of passing and taking the token (A17)
    penalises: bool  # True if a player who can lay may beg or pass for a penalty (2.6, B8)
    has_token: bool  # True if passing takes a token (A) that costs points
    first_ace_decides: bool  # True if the first ace of a deal decides where aces go (1.5), False if they go low
    bonus_cards: frozenset[int]  # cards that bring another turn: aces and kings, also high aces (A5), or none (B10)
    stall_turns: int  # turns in a row without a card laid that end the deal (B9)
    right_of: Sequence[Sequence[int]] = field(compare=False)  # by seat, the others, the nearest to its right first
    opens: Sequence[Sequence[int]] = field(compare=False)  # by card, the cards that laying it opens; see `opened_by`

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> HouseRules:
        """Returns the house rules from the options of a game or an observation."""
        begging, players = options["unable"] == "beg", options["players"]
        return cls(
            **options,
            begging=begging,
            penalises=begging and options["false_beg"] == "penalise",
            has_token=not begging and options["token_points"] != 0,
            first_ace_decides=options["ace"] == "first_ace_decides",
            bonus_cards=frozenset(cards_of(ACES | KINGS) if options["bonus_turn"] else ()),
            stall_turns=options["stall_circuits"] * players,
            right_of=[[(seat - step) % players for step in range(1, players)] for seat in range(players)],
            opens=opened_by(options["opening"], options["ace"] == "first_ace_decides"),
        )

    def ace_value(self, aces: str | None) -> int:
        """Returns the cost of an ace in hand: by default 14 once aces are ``"high"``, else 1 (A12)."""
        if isinstance(self.ace_points, int):
            return self.ace_points
        return 14 if aces == "high" else 1


def pips(card: int, ace_value: int) -> int:
    """Returns the cost of a card in hand (1.6): its pips, jack 11 (A18), queen 12, king 13."""
    rank = card % 13
    return ace_value if rank == ACE else rank + 1


def dealt_to(deck: Sequence[int], players: int, dealer: int, seat: int) -> Sequence[int]:
    """Returns the cards of the deck that a seat is dealt, one at a time from the dealer's left (1.1, A14)."""
    return deck[(seat - dealer - 1) % players :: players]


def card_of(action: int) -> int:
    """Returns the card that an action lays."""
    return action if action < LAY_LOW else (action & 3) * 13


def pile_of(card: int, aces: str | None) -> str:
    """Returns the zone that a card is laid on: an ace on the two of its suit (A2), or if `aces` go high on the king."""
    suit, rank = divmod(card, 13)
    if rank == SEVEN:
        return f"seven:{SUITS[suit]}"
    return f"{'high' if rank > SEVEN or (rank == ACE and aces == 'high') else 'low'}:{SUITS[suit]}"


# Which cards a card needs


def ranks_needed(rank: int, opening: str) -> tuple[int, ...]:
    """Returns the ranks of the same suit that must be laid before a card of `rank` (1.3, 2.3).

    An ace goes on the two (A2); if the first ace decides, see `aces_that_fit`.
    """
    if rank == SEVEN:
        return ()
    if rank == EIGHT:
        return (SEVEN,) if opening == "free" else (SIX,)  # B1; 1.3
    if rank == FIVE and opening == "six_then_eight":
        return SIX, EIGHT  # A1
    return (rank + 1,) if rank < SEVEN else (rank - 1,)


@cache
def needs(opening: str) -> tuple[int, ...]:
    """Returns, by card, the cards that must be laid before it, as bit sets."""
    ranks = [ranks_needed(rank, opening) for rank in range(13)]
    table = [mask_of(suit * 13 + rank for rank in needed) for suit in range(4) for needed in ranks]
    for suit in range(1, 4):
        table[suit * 13 + SEVEN] = 1 << SEVEN_OF_CLUBS  # the first card of every deal (A15, A18)
    return tuple(table)


@cache
def opened_by(opening: str, first_ace_decides: bool) -> list[list[int]]:
    """Returns, by card, the cards that laying it opens.

    Of the cards that a card needs, the same one is always laid last and opens it: of any two of them, one needs the
    other (a five needs the six and the eight, and the eight needs the six). Raises `StopIteration` if `needs` breaks
    this. Aces are left out if the first one decides; see `aces_that_fit`.
    """
    table: list[list[int]] = [[] for _ in range(52)]
    needed_by = needs(opening)
    for card, needed in enumerate(needed_by):
        if needed and not (first_ace_decides and card % 13 == ACE):
            last = next(other for other in cards_of(needed) if needed & ~needed_by[other] == 1 << other)
            table[last].append(card)
    return table


def aces_that_fit(laid: int, aces: str | None) -> tuple[int, int]:
    """Returns the aces that fit low, on their two, and those that fit high, on their king, as bit sets (1.5).

    `aces` is the end that the first ace has chosen, None before it.
    """
    waiting = ACES & ~laid
    low = waiting & laid >> TWO if aces != "high" else 0
    high = waiting & laid >> KING if aces != "low" else 0
    return low, high


def end_of_ace(action: int, laid: int, aces: str | None) -> str:
    """Returns where `action` lays an ace, ``"low"`` or ``"high"``: the end it names, or the only one that fits."""
    if action >= LAY_LOW:
        return "high" if action >= LAY_HIGH else "low"
    low, _ = aces_that_fit(laid, aces)
    return "low" if low >> action & 1 else "high"


class Layout:
    """The cards on the table and those that fit next, for following a deal without a state.

    The engine keeps the same by seat; `test_the_layout_follows_the_engine` compares the two after each action.
    """

    def __init__(self, house: HouseRules) -> None:
        self.house = house
        self.laid = 0
        self.open = 1 << SEVEN_OF_CLUBS  # cards that fit, whoever holds them (A15)
        self.either = 0  # of these, the aces that fit at either end
        self.aces = None if house.first_ace_decides else "low"  # the end that aces go to

    def lay(self, action: int) -> None:
        """Lays the card of `action`."""
        card = card_of(action)
        if self.house.first_ace_decides and card % 13 == ACE:
            self.aces = end_of_ace(action, self.laid, self.aces)
        self.laid |= 1 << card
        self.open = self.open & ~(1 << card) | mask_of(self.house.opens[card])
        if self.house.first_ace_decides and card % 13 in (ACE, TWO, KING):
            low, high = aces_that_fit(self.laid, self.aces)
            self.open = self.open & ~ACES | low | high
            self.either = low & high
