"""The state of a deal of Fan Tan: play, payments and the pool.

Chips are kept as what each seat has paid into the pool. The winner takes the pool, and fines for false passes are paid,
at the end of the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from kortti.cards import CARDS, HIDDEN, SUITS, cards_of, mask_of
from kortti.game import STEPS, Action, Event, Game, State
from kortti.games.fan_tan.facts import (
    ACE,
    ACTIONS,
    EIGHT,
    HELD_SEVEN,
    KING,
    PASS,
    PLAYERS,
    SEVEN,
    SIX,
    TEXTS,
    HouseRules,
    dealt_to,
    pile_of,
)
from kortti.messages import message
from kortti.shown import Peak, ScoreLine

LAY_EVENTS = [  # by seat and card
    [Event("sevens-play", seat, None, CARDS[card], f"hand:{seat}", pile_of(card)) for card in range(52)]
    for seat in range(max(PLAYERS))
]


@cache
def pass_event(seat: int, chips: int, is_false: bool) -> Event:
    """Returns the event of a pass that costs `chips`."""
    id = "fan-tan-false-pass" if is_false else "fan-tan-pass" if chips else "sevens-pass"
    args = (("n", chips),) if chips else ()
    return Event(id, seat, args=args, occasion="" if is_false else "stuck", peak=Peak("pay" if chips else "knock"))


class Fine(NamedTuple):
    """Chips that a false pass costs its seat, paid to another seat when the deal is over."""

    payer: int
    to: int
    chips: int


class FanTanState(State[Game]):
    """One deal of Fan Tan. Phases: ``turn`` and ``over``."""

    texts, actions = TEXTS, ACTIONS

    __slots__ = ("false_passes", "fines", "hands", "house", "laid", "paid", "passes")

    house: HouseRules
    hands: list[int]  # by seat, as bit sets
    laid: int  # cards on the table, as a bit set
    passes: int  # in a row
    paid: list[int]  # chips that each seat has paid into the pool
    false_passes: tuple[int, ...]  # indices of the actions that were false passes
    fines: tuple[Fine, ...]  # unpaid; their receivers are secret (F11)

    def __init__(self, game: Game, house: HouseRules, deck: Sequence[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self.house = house
        self.hands = [mask_of(dealt_to(deck, house.players, dealer, seat)) for seat in range(house.players)]
        self.laid = self.passes = 0
        self.paid = house.antes(dealer)
        self.false_passes, self.fines = (), ()
        self.phase = "turn"
        self.current_player = (dealer + 1) % house.players  # F1
        if house.first is not None:  # all cards are dealt, so a seat holds it, and some seat holds a seven (F3)
            self.current_player = next(seat for seat, hand in enumerate(self.hands) if hand >> house.first & 1)

    def clone(self) -> FanTanState:
        """Returns an independent copy."""
        copy = self._bare_copy()
        copy.house = self.house
        copy.hands = self.hands.copy()
        copy.laid, copy.passes = self.laid, self.passes
        copy.paid = self.paid.copy()
        copy.false_passes, copy.fines = self.false_passes, self.fines
        return copy

    # Playing

    @property
    def open_cards(self) -> int:
        """The cards that fit, whoever holds them, as a bit set."""
        return self.house.open_cards(self.laid)

    def legal_actions(self) -> list[Action]:
        """Returns the legal actions in ascending order: the cards that fit, then `pass` if it is allowed."""
        if self.current_player is None:
            return []
        cards = cards_of(self.hands[self.current_player] & self.open_cards)
        return cards if cards and not self.may_pass_falsely else [*cards, PASS]

    @property
    def may_pass_falsely(self) -> bool:
        """True if a player who can lay a card may pass (1.4, F9).

        Never without fines (F16), nor on the first card of a deal, nor when all others have just passed (F12).
        """
        is_first = not self.laid and self.house.first is not None
        return self.house.penalises and not is_first and self.passes < self.house.players - 1

    def apply_action(self, action: Action) -> list[Event]:
        """Applies `action` in place; see `State.apply_action`. A turn is one card (F7) or a pass."""
        player = self.current_player
        if player is None or not self.is_legal(action):
            raise self.illegal(action)
        self._history.append(STEPS[player][action])
        self.current_player = (player + 1) % self.house.players
        if action == PASS:
            return [self._pass(player)]
        self.hands[player] ^= 1 << action
        self.laid |= 1 << action
        self.passes = 0
        events = [LAY_EVENTS[player][action]]
        if not self.hands[player]:  # the deal ends at once (F14)
            self.current_player, self.phase, self.is_terminal = None, "over", True
            events.append(Event("sevens-out", player, peak=Peak("pay")))
        return events

    def _pass(self, player: int) -> Event:
        """Pays for a pass into the pool, also before the first seven (F2)."""
        self.passes += 1
        is_false = self.hands[player] & self.open_cards != 0
        chips = self.house.false_pass_chips if is_false else self.house.pass_chips
        self.paid[player] += chips
        if is_false:
            self.false_passes = (*self.false_passes, len(self._history) - 1)
            self.fines = (*self.fines, *self._fines_of(player))
        return pass_event(player, chips, is_false)

    def _fines_of(self, player: int) -> list[Fine]:
        """Returns the fines of a false pass: for each held-back seven, to the holders of its six and eight (F10)."""
        sevens = [card for card in cards_of(self.hands[player]) if card % 13 == SEVEN]
        waiting = [seven - SEVEN + rank for seven in sevens for rank in (SIX, EIGHT)]
        holders = [next(seat for seat, hand in enumerate(self.hands) if hand >> card & 1) for card in waiting]
        return [Fine(player, seat, HELD_SEVEN) for seat in holders if seat != player]

    # The score

    @property
    def pool(self) -> int:
        """The chips in the pool, before payment for the remaining cards."""
        return sum(self.paid)

    def stuck(self, seat: int) -> int:
        """Returns the number of turns in which `seat` could not lay a card: its passes but for false ones."""
        step = STEPS[seat][PASS]
        return self._history.count(step) - sum(self._history[number] == step for number in self.false_passes)

    def winners(self) -> tuple[int, ...]:
        """Returns the seat that went out (1.5)."""
        if not self.is_terminal:
            raise self.unfinished()
        return (self.hands.index(0),)

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Returns the payments of `seat`: antes, passes, cards left (F8), the pool, fines (F11)."""
        (winner,) = self.winners()
        house = self.house
        stuck, falsely = self.stuck(seat), sum(self._history[number][0] == seat for number in self.false_passes)
        left = cards_of(self.hands[seat])
        lines = [
            ScoreLine(message("fan-tan-score-ante"), -house.antes(self.dealer)[seat]),
            ScoreLine(message("fan-tan-score-passes", n=stuck), -stuck * house.pass_chips),
            ScoreLine(message("fan-tan-score-false-passes", n=falsely), -falsely * house.false_pass_chips),
        ]
        if seat == winner:
            pool = self.pool + house.card_chips * sum(map(int.bit_count, self.hands))
            lines.append(ScoreLine(message("fan-tan-score-pool"), pool))
        else:
            texts, terms = [CARDS[card] for card in left], ((len(left), -house.card_chips),)
            lines.append(ScoreLine(message("sevens-score-cards", cards=texts), -house.card_chips * len(left), terms))
        paid = sum(fine.chips for fine in self.fines if fine.payer == seat)
        received = sum(fine.chips for fine in self.fines if fine.to == seat)
        lines += [
            ScoreLine(message("fan-tan-score-fines-paid"), -paid),
            ScoreLine(message("fan-tan-score-fines"), received),
        ]
        return [line for line in lines if line.points or line.terms]

    def returns(self) -> tuple[int, ...]:
        """Returns the chips that each seat has won (lost: below 0) in the deal; they add up to 0."""
        return tuple(sum(line.points for line in self.score_lines(seat)) for seat in range(self.house.players))

    # Observation

    def last_action(self, seat: int) -> Action | None:
        """Returns the last action of `seat`, None before its first turn."""
        return next((action for who, action in reversed(self._history) if who == seat), None)

    def piles(self, suit: int) -> dict[str, list[int]]:
        """Returns the laid cards of a suit: those above the seven, the seven, those below, each outwards."""

        def laid(*ranks: int) -> list[int]:
            return [card for rank in ranks if self.laid >> (card := suit * 13 + rank) & 1]

        return {
            "high": laid(*range(EIGHT, KING + 1)),
            "seven": laid(SEVEN),
            "low": laid(*range(SIX, ACE - 1, -1)),
        }

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        """Returns the hands and, for each suit, the seven and the piles below and above it."""
        if player is not None:
            self.game.check_seat(player)
        zones: dict[str, list[str]] = {}
        for seat, hand in enumerate(self.hands):
            texts = [CARDS[card] for card in cards_of(hand)]
            zones[f"hand:{seat}"] = texts if player in (None, seat) else [HIDDEN] * len(texts)
        for suit, name in enumerate(SUITS):
            for end, pile in self.piles(suit).items():
                zones[f"{end}:{name}"] = [CARDS[card] for card in pile]
        return zones

    def observation(self, player: int) -> dict[str, Any]:
        """Returns what `player` knows.

        Adds to the base observation: the chips in the ``pool``; the chips ``paid`` into it by each seat;
        ``false_passes``, the indices of the actions that were false passes, which all seats see at once.
        """
        observation = super().observation(player)
        chips: dict[str, Any] = {"pool": self.pool, "paid": self.paid.copy(), "false_passes": list(self.false_passes)}
        return {**observation, **chips}
