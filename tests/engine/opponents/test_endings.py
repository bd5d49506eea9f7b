"""Proofs for the end of the second half, compared with positions that are worked out completely, cycles and all."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from kortti.games import load_game
from kortti.games.skitgubbe.facts import HouseRules
from kortti.opponents.myllymatti.endings import Proof, played, safe
from kortti.opponents.myllymatti.sets import BIT_OF
from kortti.opponents.myllymatti.steps import FOR_EVER, Shedding
from kortti.opponents.skitgubbe.steps import Lays

MANY = 1_000_000
KINDS = ("two", "three", "must-beat", "runs")


def endings(kind: str, seeds: range, cards: int) -> Iterator[Shedding]:
    """Yields positions with a choice, up to five actions after a lead from random hands of so many cards in all."""
    rules = HouseRules.of(load_game("skitgubbe", runs=True, pickup="sequence").options)
    for seed in seeds:
        rng = random.Random(f"{kind} {seed}")
        hands, trump = [0, 0, 0], rng.randrange(4)
        pack = [bit for bit in BIT_OF if rng.random() < 0.5] if kind != "runs" else BIT_OF[:16]
        for card in rng.sample(pack, cards):
            hands[rng.randrange(2 if kind == "two" else 3)] |= card
        if kind == "runs":
            position: Shedding = Lays(rules, hands, 0, trump, FOR_EVER)
        else:
            position = Shedding(hands, 0, trump, kind == "must-beat", FOR_EVER)
        for _ in range(rng.randrange(6)):
            if not position.is_over:
                position.play(rng.choice(position.actions()))
        if not position.is_over and len(position.actions()) > 1:
            yield position


def all_safe(start: Shedding, seat: int) -> dict[tuple[int, ...], int]:
    """Returns within how many actions `seat` surely gets rid of its cards, for all such positions after `start`."""
    after: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    owners, found, waiting = {}, {}, [start]
    while waiting:
        position = waiting.pop()
        place = position.place()
        if place in after:
            continue
        owners[place], after[place] = position.seat, []
        if not position.hands[seat]:
            found[place] = 0
        elif not position.is_over:
            following = [played(position, action) for action in position.actions()]
            after[place] = [each.place() for each in following]
            waiting += following
    actions = 0
    while True:
        actions += 1
        more = [
            place
            for place, places in after.items()
            if place not in found and places and (any if owners[place] == seat else all)(p in found for p in places)
        ]
        if not more:
            return found
        found |= dict.fromkeys(more, actions)


@pytest.mark.parametrize("kind", KINDS)
def test_exactly_what_is_safe_is_proved(kind: str) -> None:
    met: Counter[bool] = Counter()
    for position in endings(kind, range(40), 5):
        for seat in (seat for seat in range(3) if position.hands[seat]):
            exact = all_safe(position, seat).get(position.place())
            for depth in (1, 5, 30):
                is_proved = Proof(seat, MANY).first([position], depth) == 0
                deepest = (depth - 1) // 2 * 2
                assert is_proved == (exact is not None and exact <= deepest), (position.place(), seat, depth, exact)
            met[exact is not None] += 1
    assert min(met[True], met[False]) > 10


@pytest.mark.parametrize("kind", KINDS)
def test_a_safe_action_is_found_if_there_is_one(kind: str) -> None:
    met: Counter[bool] = Counter()
    for position in endings(kind, range(40, 140), 5):
        seat = position.seat
        afters = {action: played(position, action) for action in position.actions()}
        exact = {action for action, after in afters.items() if after.place() in all_safe(after, seat)}
        action = safe(position)
        assert action in (exact or {None})
        met[action is not None] += 1
    assert min(met[True], met[False]) > 4


def test_a_proof_stops_after_its_positions() -> None:
    given_up = 0
    for position in endings("two", range(12), 12):
        for positions in (0, 1, 50):
            proof = Proof(position.seat, positions)
            is_proved = proof.first([position], 30) == 0
            assert proof.left >= 0 and len(proof.proved) + len(proof.failed) <= positions
            can_be_proved = Proof(position.seat, MANY).first([position], 30) == 0
            assert can_be_proved or not is_proved
            given_up += can_be_proved and not is_proved
    assert given_up > 5


def test_no_proof_runs_into_the_stop_rule() -> None:
    stopped = 0
    for position in endings("two", range(60), 5):
        found = safe(position)
        for left in range(1, 8):
            hurried = position.copy()
            hurried.limit = position.since + left
            if (action := safe(hurried)) is not None:
                exact = all_safe(after := played(position, action), position.seat)
                assert exact[after.place()] < left
            else:
                stopped += found is not None
    assert stopped > 10
