"""Numbers, action texts and house rules of Sedma.

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

# A rank is a number from 0 (ace) to 12 (king). Ranks have no order, and suits never matter (3.1).
RANK_OF = tuple(card % len(RANKS) for card in range(len(CARDS)))
SEVEN = RANKS.index("7")

WORTH = 10  # card points of an ace, a ten and the last trick (3.1), whatever its number of rounds (H14)
ALL_POINTS = 9 * WORTH
CARD_POINTS = tuple(WORTH * (card[0] in "AT") for card in CARDS)

TARGETS: dict[OptionValue, OptionValue] = {"points": 300}
OPTIONS = (
    Option("players", 4, (2, 4)),  # H1
    Option("hand_size", 4, (4, 8)),  # H2; eight cards may be combined with prolonging (H19)
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
    prolong: str  # when the leader may prolong a trick: always, if an opponent is winning it, or never
    sevens_stay: bool  # True if only a seven beats a seven
    scoring: str
    target: int  # the total that ends a match (3.5)
    loser_deals: bool

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> HouseRules:
        """Returns the house rules from the options of a game or an observation."""
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
        """The number of rounds in a deal, over all tricks (3.6)."""
        return len(SHORT_PACK.cards) // self.players

    @property
    def has_stock(self) -> bool:
        """True if a deal begins with a stock."""
        return self.rounds > self.hand_size

    def takes(self, rank: int, led: int, winning: int) -> bool:
        """Checks if a card of `rank` becomes the winning card of a trick, given its `led` and `winning` ranks.

        Each fitting card does: a seven or the led rank (3.3, 2 and 4). If sevens stay, only a seven beats a seven (H8).
        """
        return rank == SEVEN or (rank == led and not (self.sevens_stay and winning == SEVEN))

    def clockwise(self, first: int) -> tuple[int, ...]:
        """Returns all seats clockwise, starting with `first`."""
        return tuple((first + step) % self.players for step in range(self.players))

    def seats_of(self, team: int) -> tuple[int, ...]:
        """Returns the seats of `team`."""
        return tuple(range(team, self.players, TEAMS))


def fits(rank: int, led: int) -> bool:
    """Checks if a card of `rank` fits a trick whose `led` rank is given (3.3, 2; H9)."""
    return rank in (led, SEVEN)


def points_of(cards: Iterable[int]) -> int:
    """Returns the sum of the card points of `cards`."""
    return sum(map(CARD_POINTS.__getitem__, cards))
