"""What anybody may know of Sedma before a card is dealt: numbers, actions with their texts, house rules.

An action is a small int: the number of a card plays it, 52 stops a trick.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from kortti.cards import CARDS, RANKS, SHORT_PACK
from kortti.options import Option, OptionValue

TEAMS = 2  # of two partners, or of one player each (3.1)

STOP = 52
TEXTS = {card: f"play {CARDS[card]}" for card in SHORT_PACK.cards} | {STOP: "stop"}
ACTIONS = {text: action for action, text in TEXTS.items()}

# A rank is a number from 0 (ace) to 12 (king); there is no ranking, and suits are irrelevant (3.1).
RANK_OF = tuple(card % len(RANKS) for card in range(len(CARDS)))
SEVEN = RANKS.index("7")

WORTH = 10  # card points of an ace, of a ten and of the last trick (3.1), whatever number of rounds that has (H14)
ALL_POINTS = 9 * WORTH
CARD_POINTS = tuple(WORTH * (card[0] in "AT") for card in CARDS)

TARGETS: dict[OptionValue, OptionValue] = {"points": 300}
OPTIONS = (
    Option("players", 4, (2, 4)),  # H1
    Option("hand_size", 4, (4, 8)),  # H2; eight cards and playing on go together, too (H19)
    Option("prolong", "always", ("always", "opponent", "never")),  # H3
    Option("sevens", "wild", ("wild", "top")),  # H8
    Option("scoring", "gamepoints", ("gamepoints", "points")),  # H13
    Option("target", 5, least=1, most=10_000, by=("scoring", TARGETS)),  # H15
    Option("next_dealer", "loser", ("loser", "left")),  # H16
)
PRESETS: dict[str, dict[str, OptionValue]] = {
    "usual": {},
    "eight": {"hand_size": 8, "prolong": "never", "sevens": "top", "next_dealer": "left"},
    "zsir-like": {"prolong": "opponent"},
}


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules in force."""

    players: int
    hand_size: int
    prolong: str  # when the leader may play on: always, when an opponent has the trick, never
    sevens_stay: bool  # whether nothing but a seven takes a trick from a seven
    scoring: str
    target: int  # the total that ends a match (3.5)
    loser_deals: bool

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> HouseRules:
        """Gets the house rules of `options`, those of a game or of an observation."""
        return cls(
            players=options["players"],
            hand_size=options["hand_size"],
            prolong=options["prolong"],
            sevens_stay=options["sevens"] == "top",
            scoring=options["scoring"],
            target=options["target"],
            loser_deals=options["next_dealer"] == "loser",
        )

    @property
    def rounds(self) -> int:
        """How many rounds there are in a deal, in all its tricks (3.6)."""
        return len(SHORT_PACK.cards) // self.players

    @property
    def has_stock(self) -> bool:
        """Whether a deal begins with a stock."""
        return self.rounds > self.hand_size

    def takes(self, rank: int, led: int, winning: int) -> bool:
        """Tells whether a card of `rank` takes a trick to which `led` was led and which a card of `winning` has.

        Whatever fits does: a seven, or the rank that was led (3.3, 2 and 4). Where sevens stay, only a seven takes a
        trick from a seven (H8).
        """
        return rank == SEVEN or (rank == led and not (self.sevens_stay and winning == SEVEN))

    def clockwise(self, first: int) -> tuple[int, ...]:
        """Gets all seats, from `first` on."""
        return tuple((first + step) % self.players for step in range(self.players))

    def seats_of(self, team: int) -> tuple[int, ...]:
        """Gets the seats of `team`."""
        return tuple(range(team, self.players, TEAMS))


def fits(rank: int, led: int) -> bool:
    """Tells whether a card of `rank` fits a trick to which `led` was led (3.3, 2; H9)."""
    return rank in (led, SEVEN)


def points_of(cards: Iterable[int]) -> int:
    """Gets the card points of `cards`."""
    return sum(map(CARD_POINTS.__getitem__, cards))
