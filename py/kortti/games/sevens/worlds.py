"""Deals of Ristiseiska and Pantti that agree with what one seat has seen.

What is hidden from a seat is where the cards that it does not hold began, and which cards the others gave each
other. What it knows narrows that down:

- a card laid by a seat, or given to or by the observer, was in a known hand at a known time;
- who passed, begged, or ended a turn after an ace or king without another card held no card that was open then;
- who stopped, or was caught passing or begging falsely, held at least one.

`Knowledge` reads these facts from an observation. `Knowledge.draw` deals the unseen cards to the hands as they are
now and goes back through time from there: a card that was laid returns to its hand, and for every hidden gift a card
of the taker returns to the giver, one that could have come from there and whose leaving keeps what else is known
possible.

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
    """An action of the history as one seat saw it: None is a gift of a card that it did not see."""

    time: int
    seat: int
    action: int | None
    beggar: int  # who begged or passed last, and so gets what is given; -1 where nobody did


def steps_of(observation: Mapping[str, Any]) -> Iterator[Step]:
    """Gets the actions of the history in order."""
    beggar = -1
    for time, (seat, text) in enumerate(observation["history"]):
        action = None if text == f"give {HIDDEN}" else ACTIONS[text]
        if action in (PASS, BEG):
            beggar = seat
        yield Step(time, seat, action, beggar)


def goes_on(observation: Mapping[str, Any], time: int) -> bool:
    """Tells whether who laid an ace or king as action `time` was offered another card (1.4)."""
    history = observation["history"]
    if time + 1 < len(history):
        return bool(history[time + 1][0] == history[time][0])
    return bool(observation["phase"] == "bonus")


class Move(NamedTuple):
    """A card that left `seat` at `time`: laid where `taker` is None, else given. `card` is None where it was hidden."""

    time: int
    seat: int
    taker: int | None
    card: int | None


class Witness(NamedTuple):
    """That `seat` held at least one of `cards` at `time`."""

    time: int
    seat: int
    cards: set[int]


class Knowledge:
    """What one seat knows of a deal, in the form that `draw` needs."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        """Reads an observation; raises `GameError` where a card is laid that cannot be: that is a forgery."""
        self.house = HouseRules.of(observation["options"])
        self.observation = observation
        self.me: int = observation["player"]
        self.dealt = [parse_card(text) for text in observation["dealt"]]
        seats = range(self.house.players)
        self.sizes = [len(dealt_to(range(52), self.house.players, observation["dealer"], seat)) for seat in seats]
        self.counts = self.sizes[:]  # of the hands as they are now
        self.moves: list[Move] = []
        self.unseen = set(range(52)).difference(self.dealt)  # in other hands at the end, nobody knows which
        self.came: dict[int, list[int]] = {}  # by card, when it came out of the observer's hand
        self.certain: dict[int, list[tuple[int, int]]] = {}  # by card, (time, seat) where it is known to have been
        self.shown: list[tuple[int, int, int]] = []  # (time, seat, card) where a card came out of a hidden hand
        self.witnesses: dict[int, list[Witness]] = {}  # by number of moves before
        # By seat and card, the times at which the seat did not hold the card.
        self.without: list[dict[int, list[int]]] = [{} for _ in seats]
        self._read()
        self.end = len(observation["history"])
        self.gifts = [[m for m in self.moves if m.taker == seat and m.card is None] for seat in seats]
        self.known: dict[tuple[int, int, int], bool] = {}  # what `_possible` found
        # By seat, when it showed a card, with that card's deadline.
        self.needs = [
            [(time, self._deadline(card, seat, time)) for time, who, card in self.shown if who == seat]
            for seat in seats
        ]

    def _read(self) -> None:
        """Goes through the history once, and follows the cards on the table."""
        me, observation = self.me, self.observation
        layout = Layout(self.house)
        if not observation["history"] and observation["current_player"] != me:
            self.certain[SEVEN_OF_CLUBS] = [(0, observation["current_player"])]  # whose turn it is holds it (A15)
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
        """Notes that a card left a hand."""
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
        """Notes what the observer learned when the bonus after an ace or king was left, or not to be had."""
        history, offered = self.observation["history"], goes_on(self.observation, time)
        if not offered or time + 1 == len(history) or history[time + 1][1] == "stop":
            self._read_hand(seat, time + 1, open_cards, holds_one=offered)

    def _read_hand(self, seat: int, time: int, cards: int, holds_one: bool) -> None:
        """Notes that `seat` held one of `cards`, or none."""
        if seat == self.me:
            return
        if holds_one:
            witness = Witness(time, seat, set(cards_of(cards)))
            self.witnesses.setdefault(len(self.moves), []).append(witness)
        else:
            for card in cards_of(cards):
                self.without[seat].setdefault(card, []).append(time)

    # Drawing

    def draw(self, rng: random.Random) -> tuple[list[list[int]], dict[int, int]] | None:
        """Chooses the deal and, by time, the card of each hidden gift; None where the choices led nowhere.

        It tries no more than `BUDGET` cards for hidden gifts.
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
        """Takes the first `number` moves back, the last one first; changes `hands` and `given` where that succeeds."""
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
        """Gets the latest time, at most `time`, at which `seat` did not hold `card`; -1 where it may always have."""
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
        """Tells whether `card` can have come to be in the hand of `seat` at `time`, by whatever gifts there were."""
        key = card, seat, time
        if key not in self.known:
            deadline = self._deadline(card, seat, time)
            self.known[key] = deadline < 0 or any(
                deadline <= gift.time < time and self._possible(card, gift.seat, gift.time) for gift in self.gifts[seat]
            )
        return self.known[key]

    def _gifts_for(self, gift: Move, hands: Sequence[Sequence[int]], rng: random.Random) -> Iterator[int]:
        """Gets in random order the cards that a hidden gift may have been, of the hand that its taker had after it."""
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
        """Tells whether `seat` got enough hidden gifts for all the cards that it cannot have held all the time.

        Those are cards of its `hand` at `time` and cards that left it before, each of which takes one gift between its
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
        """Deals the unseen cards to hands of the right size that may hold them now: a random matching."""
        others = [seat for seat in range(self.house.players) if seat != self.me]
        allowed = {card: [seat for seat in others if self._possible(card, seat, self.end)] for card in self.unseen}
        hands: list[list[int]] = [[] for _ in self.counts]
        order = sorted(self.unseen, key=lambda card: (len(allowed[card]), rng.random()))
        return hands if all(find_room(card, allowed, self.counts, hands, rng) for card in order) else None


def no_deal() -> GameError:
    """Makes the error for an observation that no deal agrees with."""
    return GameError("no deal agrees with the observation", message("error-bad-value", name="observation", text=""))
