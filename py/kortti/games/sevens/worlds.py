"""What one seat knows of a deal of Ristiseiska or Pantti, and sampling from it.

Hidden from a seat are the dealt hands of the others and the cards that they gave each other. These facts narrow it
down:

- a card laid by a seat, or given to or by the observer, was in a known hand at a known time;
- a seat that passed, begged, or ended its turn after an ace or king without another card held no card that fitted;
- a seat that stopped, or was caught passing or begging falsely, held at least one.

`Knowledge` reads these facts from an observation. `Knowledge.draw` deals the unseen cards to the current hands and then
goes back in time: a laid card returns to its hand, and for each hidden gift a card of the taker returns to the giver,
chosen such that the other facts remain possible.

Time t is the moment before action t of the history.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kortti.cards import HIDDEN, cards_of, parse_card
from kortti.games.sevens.facts import (
    ACTIONS,
    BEG,
    GIVE,
    PASS,
    SEVEN_OF_CLUBS,
    STOP,
    HouseRules,
    Layout,
    card_of,
    dealt_to,
)
from kortti.matching import find_room
from kortti.messages import GameError, message

BUDGET = 40  # cards tried for hidden gifts in one draw


class Step(NamedTuple):
    """An action of the history as one seat saw it. An `action` of None is a gift of an unseen card."""

    time: int
    seat: int
    action: int | None
    beggar: int  # the last seat that begged or passed, which receives gifts; -1 if there is none


def steps_of(observation: Mapping[str, Any]) -> Iterator[Step]:
    """Yields the actions of the history in order."""
    beggar = -1
    for time, (seat, text) in enumerate(observation["history"]):
        action = None if text == f"give {HIDDEN}" else ACTIONS[text]
        if action in (PASS, BEG):
            beggar = seat
        yield Step(time, seat, action, beggar)


def goes_on(observation: Mapping[str, Any], time: int) -> bool:
    """Checks if the player who laid an ace or king as action `time` was offered another card (1.4)."""
    history = observation["history"]
    if time + 1 < len(history):
        return bool(history[time + 1][0] == history[time][0])
    return bool(observation["phase"] == "bonus")


class Move(NamedTuple):
    """A card that left `seat` at `time`: laid if `taker` is None, else given. `card` is None if it is hidden."""

    time: int
    seat: int
    taker: int | None
    card: int | None


class Witness(NamedTuple):
    """A fact: `seat` held at least one of `cards` at `time`."""

    time: int
    seat: int
    cards: set[int]


class Knowledge:
    """What one seat knows of a deal, in the form that `draw` needs."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        """Reads an observation. Raises `GameError` if an impossible card is laid: it is a forgery."""
        self.house = HouseRules.of(observation["options"])
        self.observation = observation
        self.me: int = observation["player"]
        self.dealt = [parse_card(text) for text in observation["dealt"]]
        seats = range(self.house.players)
        self.sizes = [len(dealt_to(range(52), self.house.players, observation["dealer"], seat)) for seat in seats]
        self.counts = self.sizes[:]  # sizes of the current hands
        self.moves: list[Move] = []
        self.unseen = set(range(52)).difference(self.dealt)  # cards in the current hands of others, holder unknown
        self.came: dict[int, list[int]] = {}  # by card, when it left the observer's hand
        self.certain: dict[int, list[tuple[int, int]]] = {}  # by card, (time, seat) where it is known to have been
        self.shown: list[tuple[int, int, int]] = []  # (time, seat, card) when a card came out of a hidden hand
        self.witnesses: dict[int, list[Witness]] = {}  # by number of moves before
        # By seat and card, the times at which the seat did not hold the card.
        self.without: list[dict[int, list[int]]] = [{} for _ in seats]
        self._read()
        self.end = len(observation["history"])
        self.gifts = [[m for m in self.moves if m.taker == seat and m.card is None] for seat in seats]
        self.known: dict[tuple[int, int, int], bool] = {}  # cache of `_possible`
        # By seat, the times at which it showed a card, with that card's deadline.
        self.needs = [
            [(time, self._deadline(card, seat, time)) for time, who, card in self.shown if who == seat]
            for seat in seats
        ]

    def _read(self) -> None:
        """Reads the history once, following the cards on the table."""
        me, observation = self.me, self.observation
        layout = Layout(self.house)
        if not observation["history"] and observation["current_player"] != me:
            self.certain[SEVEN_OF_CLUBS] = [(0, observation["current_player"])]  # the first player holds it (A15)
        caught = set(observation.get("caught", ()))
        for time, seat, action, beggar in steps_of(observation):
            if action is None or action >= GIVE:
                self._move(Move(time, seat, beggar, None if action is None else action - GIVE))
                if action is not None and seat == me:
                    self.came.setdefault(action - GIVE, []).append(time + 1)
                    self.certain.setdefault(action - GIVE, []).append((time + 1, beggar))
            elif action < STOP:
                card = card_of(action)
                if not layout.open >> card & 1:
                    raise no_deal()
                self._move(Move(time, seat, None, card))
                layout.lay(action)
                if card in self.house.bonus_cards and self.counts[seat]:
                    self._read_bonus(seat, time, layout.open)
            elif action != STOP:
                self._read_hand(seat, time, layout.open, holds_one=time in caught)

    def _move(self, move: Move) -> None:
        """Records that a card left a hand."""
        self.moves.append(move)
        self.counts[move.seat] -= 1
        if move.taker is not None:
            self.counts[move.taker] += 1
        if move.card is not None:
            self.unseen.discard(move.card)
            if move.seat != self.me:
                self.shown.append((move.time, move.seat, move.card))
            if move.seat == self.me and move.taker is not None:
                self.unseen.add(move.card)

    def _read_bonus(self, seat: int, time: int, open_cards: int) -> None:
        """Records what a bonus reveals that was declined or impossible after an ace or king."""
        history, offered = self.observation["history"], goes_on(self.observation, time)
        if not offered or time + 1 == len(history) or history[time + 1][1] == "stop":
            self._read_hand(seat, time + 1, open_cards, holds_one=offered)

    def _read_hand(self, seat: int, time: int, cards: int, holds_one: bool) -> None:
        """Records that `seat` held at least one of `cards`, or none."""
        if seat == self.me:
            return
        if holds_one:
            witness = Witness(time, seat, set(cards_of(cards)))
            self.witnesses.setdefault(len(self.moves), []).append(witness)
        else:
            for card in cards_of(cards):
                self.without[seat].setdefault(card, []).append(time)

    # Sampling

    def draw(self, rng: random.Random) -> tuple[list[list[int]], dict[int, int]] | None:
        """Samples a deal and, by time, the card of each hidden gift. Returns None if the choices fail.

        It tries at most `BUDGET` cards for hidden gifts.
        """
        hands = self.hands_now(rng)
        if hands is None:
            return None
        given: dict[int, int] = {}
        if not self._go_back(len(self.moves), hands, given, rng, [BUDGET]):
            return None
        hands[self.me] = self.dealt
        return hands, given

    def _go_back(
        self, number: int, hands: list[list[int]], given: dict[int, int], rng: random.Random, budget: list[int]
    ) -> bool:
        """Undoes the first `number` moves, latest first. Updates `hands` and `given` if it succeeds."""
        while all(not held.cards.isdisjoint(hands[held.seat]) for held in self.witnesses.get(number, ())):
            if not number:
                return True
            number -= 1
            move = self.moves[number]
            time, seat, taker, card = move
            if taker is not None and taker != self.me:
                if card is None:
                    for card in self._gifts_for(move, hands, rng):
                        budget[0] -= 1
                        tried = [hand[:] for hand in hands]
                        tried[taker].remove(card)
                        tried[seat].append(card)
                        if self._go_back(number, tried, given, rng, budget):
                            given[time] = card
                            hands[:] = tried
                            return True
                        if budget[0] < 0:
                            return False
                    return False
                if card not in hands[taker]:
                    return False
                hands[taker].remove(card)
            assert card is not None
            if seat != self.me:
                hands[seat].append(card)
        return False

    def _deadline(self, card: int, seat: int, time: int) -> int:
        """Returns the latest time up to `time` at which `seat` did not hold `card`; -1 if it may always have."""
        deadline = -1
        times = self.without[seat].get(card)
        if times:
            before = bisect_right(times, time)
            deadline = times[before - 1] if before else -1
        for stop, where in self.certain.get(card, ()):
            if stop <= time and where != seat:
                deadline = max(deadline, stop)
        came = [begin for begin in self.came.get(card, ()) if begin <= time]
        return deadline if not came or deadline >= came[-1] else -1

    def _possible(self, card: int, seat: int, time: int) -> bool:
        """Checks if any hidden gifts can have brought `card` to the hand of `seat` by `time`."""
        key = card, seat, time
        if key not in self.known:
            deadline = self._deadline(card, seat, time)
            self.known[key] = deadline < 0 or any(
                deadline <= gift.time < time and self._possible(card, gift.seat, gift.time) for gift in self.gifts[seat]
            )
        return self.known[key]

    def _gifts_for(self, gift: Move, hands: Sequence[Sequence[int]], rng: random.Random) -> Iterator[int]:
        """Yields, in random order, the cards that a hidden gift may have been, out of its taker's hand after it."""
        assert gift.taker is not None
        hand, before = hands[gift.taker], hands[gift.seat]
        for card in rng.sample(hand, len(hand)):
            if (
                self._possible(card, gift.seat, gift.time)
                and self._can_have_come([c for c in hand if c != card], gift.taker, gift.time)
                and self._can_have_come([*before, card], gift.seat, gift.time)
            ):
                yield card

    def _can_have_come(self, hand: Sequence[int], seat: int, time: int) -> bool:
        """Checks if `seat` got enough hidden gifts for all cards that it cannot have held from the start.

        These are cards of its `hand` at `time` and cards that it showed before. Each needs one gift between its
        deadline and the time at which it was there.
        """
        needs = [(time, self._deadline(card, seat, time)) for card in hand]
        needs = [need for need in needs + self.needs[seat] if need[1] >= 0 and need[0] <= time]
        for gift in reversed(self.gifts[seat]):
            waiting = [need for need in needs if need[0] > gift.time]
            if waiting and gift.time < time:
                urgent = max(waiting, key=lambda need: need[1])
                if urgent[1] > gift.time:
                    return False
                needs.remove(urgent)
        return not needs

    def hands_now(self, rng: random.Random) -> list[list[int]] | None:
        """Deals the unseen cards to possible current hands of the right sizes: a random matching, or None."""
        others = [seat for seat in range(self.house.players) if seat != self.me]
        allowed = {card: [seat for seat in others if self._possible(card, seat, self.end)] for card in self.unseen}
        hands: list[list[int]] = [[] for _ in self.counts]
        order = sorted(self.unseen, key=lambda card: (len(allowed[card]), rng.random()))
        return hands if all(find_room(card, allowed, self.counts, hands, rng) for card in order) else None


def no_deal() -> GameError:
    """Returns the error for an observation that no deal agrees with."""
    return GameError("no deal agrees with the observation", message("error-bad-value", name="observation", text=""))
