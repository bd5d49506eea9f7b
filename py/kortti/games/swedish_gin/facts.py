"""Numbers, contracts, points, actions with their texts, and house rules of Swedish Gin Rummy.

Nothing here depends on the state of a round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

from kortti.cards import CARDS, format_cards, parse_card
from kortti.game import Action, unknown_action
from kortti.options import Option

# Numbers

PLAYERS = (3, 4, 5, 6)  # E31
CARDS_IN_ALL = 104  # two packs (5.1)
HAND = 11  # cards that each seat is dealt (5.1)
HANDS = [f"hand:{seat}" for seat in range(PLAYERS[-1])]  # the zones of the hands
TOKENS = 2  # per player, reset in each round (E6)
CUT_BONUS = 100  # points off for an exact cut (E30)

# Cards

POSITION = [14 if card % 13 == 0 else card % 13 + 1 for card in range(52)]  # in a run: the ace is only high (E10)
LOW, HIGH = 2, 14  # the first and last positions of a run: the two's and the ace's
LONGEST = HIGH - LOW + 1  # cards of a run (E36)
POINTS = [15 if at == 14 else 25 if at == 2 else 10 if at > 10 else 5 for at in POSITION]  # left in hand (5.7, E35)


def is_two(card: int) -> bool:
    """Checks if `card` is a wild card (5.2)."""
    return card % 13 == 1


def points(cards: Sequence[int]) -> int:
    """Returns the cost of cards left in hand (5.7)."""
    return sum(POINTS[card] for card in cards)


# Contracts

Group: TypeAlias = tuple[int, ...]  # the cards of a meld, those of a run in order
Laying: TypeAlias = tuple[Group, ...]  # groups that are laid at once, in contract order

KINDS = ("set", "run", "pair")
LEAST = 3  # cards of a set or run (5.3)
WHOLE_HAND = 15  # the round whose contract takes the whole hand (E21)


class Need(NamedTuple):
    """One group of a contract. The size is a minimum, except for the pair and the sets of round 15 (E12)."""

    kind: str
    size: int


def _contract(sets: tuple[int, ...] = (), runs: tuple[int, ...] = (), pair: bool = False) -> tuple[Need, ...]:
    needs = [Need("set", size) for size in sets] + [Need("run", size) for size in runs]
    return (*needs, Need("pair", 2)) if pair else tuple(needs)


# The table of 5.4. In round 15 the sets have exactly 3 cards, and the run has all others of the 12, 14 or 16.
CONTRACTS: dict[int, tuple[Need, ...]] = {
    1: _contract(sets=(3, 3)),
    2: _contract(sets=(3,), runs=(4,)),
    3: _contract(sets=(4, 4)),
    4: _contract(runs=(4, 4)),
    5: _contract(sets=(3, 3), runs=(5,)),
    6: _contract(sets=(4,), runs=(5,)),
    7: _contract(sets=(5, 5)),
    8: _contract(runs=(5, 5)),
    9: _contract(sets=(3, 3, 3, 3)),
    10: _contract(runs=(4, 4, 4)),
    11: _contract(sets=(4, 4, 4)),
    12: _contract(runs=(3, 3, 3, 3, 3)),
    13: _contract(sets=(3, 3, 3, 3, 3)),
    14: _contract(sets=(5,), runs=(5,), pair=True),
    WHOLE_HAND: _contract(sets=(3, 3), runs=(6,)),
}


@cache
def contract_size(round: int) -> int:
    """Returns the minimum number of cards in the contract of a round."""
    return sum(need.size for need in CONTRACTS[round])


def whole_hand_run(held: int) -> int:
    """Returns the length of the run in round 15 for a hand of `held` cards: all but two sets of 3 (E21).

    A hand of 11, 13 or 15 cards draws one before it lays.
    """
    return held + held % 2 - 6


# Actions
#
# Draws, discards and lay-offs are small ints: 0-51 discards that card, 52-55 draw, buy or decline, then come the cuts
# and the lay-offs. A further meld is a tuple of cards, a contract a tuple of such tuples.

DRAW_DISCARD, DRAW_STOCK, BUY, DECLINE, CUT = 52, 53, 54, 55, 55
LAYOFF = CUT + CARDS_IN_ALL + 1
# Where a card is laid off: on a set, or at the low or high end of a run.
ENDS: tuple[Literal["", "low", "high"], ...] = ("", "low", "high")
MOST_MELDS = 99  # that an action can name
_LAYOFF_END = LAYOFF + MOST_MELDS * 3 * 52

TEXTS: dict[Action, str] = {card: f"discard {text}" for card, text in enumerate(CARDS)}
TEXTS |= {DRAW_DISCARD: "draw discard", DRAW_STOCK: "draw stock", BUY: "buy", DECLINE: "decline"}
TEXTS |= {CUT + count: f"cut {count}" for count in range(1, CARDS_IN_ALL + 1)}
ACTIONS = {text: action for action, text in TEXTS.items()}


def layoff_action(card: int, number: int, end: int) -> int:
    """Returns the action of laying `card` off on meld `number` (from 1); `end` is an index in `ENDS`."""
    return LAYOFF + ((number - 1) * 3 + end) * 52 + card


def layoff_of(action: int) -> tuple[int, int, int]:
    """Returns the card, the number of the meld (from 1) and the index in `ENDS` of a lay-off."""
    place, card = divmod(action - LAYOFF, 52)
    number, end = divmod(place, 3)
    return card, number + 1, end


def is_layoff(action: int) -> bool:
    """Checks if an action lays a card off."""
    return LAYOFF <= action < _LAYOFF_END


def is_contract(action: Action) -> bool:
    """Checks if an action that lays melds is a contract, not a further meld."""
    return type(action[0]) is tuple


def groups_of(action: Action) -> Laying:
    """Returns the groups of a contract or meld."""
    return action if is_contract(action) else (action,)


def is_cards(value: object) -> bool:
    """Checks if `value` is a non-empty tuple of cards."""
    return type(value) is tuple and value != () and all(type(card) is int and 0 <= card < 52 for card in value)


def is_laying(action: object) -> bool:
    """Checks if `action` has the form of a meld or contract, valid or not."""
    return is_cards(action) or (type(action) is tuple and action != () and all(map(is_cards, action)))


@cache
def _layoff_text(action: int) -> str:
    card, number, end = layoff_of(action)
    return f"layoff {CARDS[card]} {number} {ENDS[end]}".rstrip()


def text_of(action: Action) -> str:
    """Returns the text of an action. Raises `InvalidActionError` if the game has no such action."""
    if type(action) is int:
        if action in TEXTS:
            return TEXTS[action]
        if is_layoff(action):
            return _layoff_text(action)
    elif is_cards(action):
        return f"meld {format_cards(action)}"
    elif is_laying(action):
        return f"contract {' / '.join(map(format_cards, action))}"
    raise unknown_action(action)


def action_of(text: str) -> Action:
    """Returns the action of a text, legal or not. Raises `InvalidActionError` if there is none."""
    if not isinstance(text, str):
        raise unknown_action(text)
    action: Action = ACTIONS.get(text)
    if action is not None:
        return action
    verb, _, rest = text.partition(" ")
    try:
        if verb == "layoff":
            card, number, *end = rest.split(" ")
            if number.isascii() and number.isdecimal() and len(number) < 3 and len(end) < 2:
                action = layoff_action(parse_card(card), int(number), ENDS.index(end[0]) if end else 0)
        elif verb == "meld":
            action = tuple(map(parse_card, rest.split(" ")))
        elif verb == "contract":
            action = tuple(tuple(map(parse_card, group.split(" "))) for group in rest.split(" / "))
    except ValueError:
        raise unknown_action(text) from None
    if action is None or text_of(action) != text:
        raise unknown_action(text)
    return action


# The deal

T = TypeVar("T")


@cache
def seats_after(seat: int, players: int) -> tuple[int, ...]:
    """Returns the other seats clockwise from the left of `seat`."""
    return tuple((seat + step) % players for step in range(1, players))


def cards_dealt(players: int) -> int:
    """Returns the number of cards dealt, including the upcard: an exact cut lifts so many (5.8)."""
    return HAND * players + 1


def dealt(deck: Sequence[T], players: int, dealer: int, player: int) -> Sequence[T]:
    """Returns the eleven cards that seat `player` is dealt, one at a time from the dealer's left (5.1)."""
    return deck[(player - dealer - 1) % players : HAND * players : players]


# House rules

ONLY_WHOLE_HAND = {"rounds": ((WHOLE_HAND,),)}  # laying the contract always goes out
OPTIONS = (
    Option("players", 3, PLAYERS),
    Option("rounds", tuple(CONTRACTS), tuple(CONTRACTS), many=True),
    Option("final_discard", "required", ("required", "optional"), unless=ONLY_WHOLE_HAND),
    Option("layoff_on_others", True, (True, False), unless=ONLY_WHOLE_HAND),
    Option("buy_after_down", True, (True, False), unless=ONLY_WHOLE_HAND),
    Option("exact_cut_bonus", False, (False, True)),
    Option("turn_cap", 50, least=1, most=100),
)


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules in force."""

    players: int
    rounds: tuple[int, ...]  # the contracts that are played, in order
    final_discard: bool  # True if the last card must be a discard (E14)
    layoff_on_others: bool  # True if cards may be laid off on the melds of others (E15)
    buy_after_down: bool  # True if a player who is down may buy (E22)
    exact_cut_bonus: bool  # True if the dealer cuts before the deal (E30)
    turn_cap: int  # turns per player after which a round is blocked (E25)

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> HouseRules:
        """Returns the house rules from the options of a game or an observation."""
        return cls(
            players=options["players"],
            rounds=tuple(options["rounds"]),
            final_discard=options["final_discard"] == "required",
            layoff_on_others=options["layoff_on_others"],
            buy_after_down=options["buy_after_down"],
            exact_cut_bonus=options["exact_cut_bonus"],
            turn_cap=options["turn_cap"],
        )

    def may_add_to(self, owner: int, seat: int) -> bool:
        """Checks if `seat`, once down, may lay off on a meld of `owner` (E15)."""
        return self.layoff_on_others or owner == seat

    def kept(self, round: int) -> int:
        """Returns the number of cards to keep for the discard when laying: none in round 15 (E14, E21)."""
        return int(self.final_discard and round != WHOLE_HAND)

    def buys_for(self, round: int) -> int:
        """Returns the number of buys needed to lay the contract of `round` (the stars of 5.4)."""
        if round == WHOLE_HAND:
            return 0
        return max(0, contract_size(round) + self.kept(round) - HAND) // 2  # 12 are held, and 2 more after each buy
