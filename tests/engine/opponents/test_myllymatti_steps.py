"""Myllymatti's fast positions for search, compared with the engine action by action under all house rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import kortti
from kortti.games.myllymatti.facts import HouseRules
from kortti.games.myllymatti.state import MyllymattiState
from kortti.opponents.myllymatti.playouts import collect_on, shed_on
from kortti.opponents.myllymatti.sets import ACTION_TEXTS, ACTIONS, BITS, set_of
from kortti.opponents.myllymatti.steps import Duels, Shedding
from tests.engine.games.test_myllymatti import before_the_last_card, shedding
from tests.engine.referees.test_myllymatti import MIXTURES


def hands_of(state: kortti.State) -> list[int]:
    return [set_of(state.zones()[f"hand:{seat}"]) for seat in range(3)]


def duels_of(state: MyllymattiState) -> Duels:
    """Returns the fast position of the first half at the start of a duel."""
    stock = [BITS[text] for text in reversed(state.zones()["stock"])]
    duels = Duels(HouseRules.of(state.game.options), hands_of(state), stock, state.current_player)
    duels.won = [set_of(state.zones()[f"won:{seat}"]) for seat in range(3)]
    return duels


def compare(state: MyllymattiState, position: Duels | Shedding) -> None:
    """Asserts that both agree on the deal."""
    zones = state.zones()
    if isinstance(position, Duels):
        assert (state.phase, position.seat, position.trump, position.trump_seat) == (
            "collect",
            state.current_player,
            state.trump,
            state.trump_seat,
        )
        assert position.won == [set_of(zones[f"won:{seat}"]) for seat in range(3)]
        assert position.stock == [BITS[text] for text in reversed(zones["stock"])]
        for laid, there in ((position.trick, state.trick), (position.bounced, state.bounced)):
            assert [(ACTION_TEXTS[card], seat) for card, seat in laid] == [(state.texts[c], s) for s, c in there]
    else:
        assert position.is_over == state.is_terminal
        assert position.trick == [BITS[text] for text in zones["trick"]]
        assert position.since == state.since_progress
        if not state.is_terminal:
            assert (position.seat, position.size) == (state.current_player, state.trick_size)
            legal = [state.action_to_string(action) for action in state.legal_actions()]
            assert sorted(ACTION_TEXTS[action] for action in position.actions()) == sorted(legal)
    assert position.hands == hands_of(state)


def choose(state: MyllymattiState, rng: random.Random) -> str:
    """Returns an action; in some deals one that favours bounces and long tricks."""
    legal = [state.action_to_string(action) for action in state.legal_actions()]
    likely = legal
    if state.phase == "collect" and state.trick and len(state.hands[0]) % 2:
        likely = [text for text in legal if text[5:6] == state.texts[state.trick[0][1]][5]]
    elif state.phase == "shed":
        likely = [text for text in legal if text != "take"]
    return rng.choice(likely if likely and rng.random() < 0.7 else legal)


def play(state: MyllymattiState, position: Duels | Shedding, rng: random.Random) -> Counter[str]:
    """Plays a deal with both and counts the special cases it met."""
    met: Counter[str] = Counter()
    compare(state, position)
    while not state.is_terminal:
        text = choose(state, rng)
        player, holders = state.current_player, sum(map(bool, state.hands))
        state.apply_action(state.string_to_action(text))
        position.play(ACTIONS[text])
        if isinstance(position, Duels):
            met["turned"] += text == "turn"
            met["bounced"] += bool(state.bounced)
            met["trump fixed by the follower"] += position.trump_seat not in (None, position.seat)
            if state.phase != "collect":
                assert not position.hands[position.seat]
                met["ended in mid-duel"] += bool(position.trick)
                met["ended with bounced cards"] += bool(position.bounced)
                position = position.shedding(state.rules.stall_actions)
                met["nothing to shed"] += position.holders < 3
        else:
            met["taken"] += text == "take"
            met["completed"] += position.since == 0
            met["out"] += sum(map(bool, state.hands)) < holders
            met["completer is out"] += not state.hands[player or 0] and position.since == 0 and not state.is_terminal
            met["stalled"] += state.is_terminal and sum(state.returns()) > 1
        compare(state, position)
    return met


CORNERS = {
    "turned",
    "bounced",
    "trump fixed by the follower",
    "ended in mid-duel",
    "ended with bounced cards",
    "taken",
    "completed",
    "out",
    "completer is out",
    "stalled",
}


@pytest.mark.parametrize("deals", [4, pytest.param(10, marks=pytest.mark.slow)])
def test_fast_steps_are_those_of_the_engine(deals: int) -> None:
    """Plays deals under each combination of house rules with both."""
    met: Counter[str] = Counter()
    for number, options in enumerate(MIXTURES):
        for deal in range(deals):
            state = kortti.load_game("myllymatti", **options).new_state(seed=f"{number}/{deal}", dealer=deal % 3)
            met += play(state, duels_of(state), random.Random(deal))
    assert not (missing := CORNERS - set(met)), f"not one deal came to: {missing}"


def test_who_has_nothing_to_shed_is_out_there_too() -> None:
    state: Any = before_the_last_card(["AC AD AH", "2D 3D 4D", "2S 3S 4S"], "5H")
    position: Duels | Shedding = duels_of(state)
    for text in ("play AC", "play 2D", "play AD", "play 3D", "play AH", "play 4D"):
        state.apply_action(state.string_to_action(text))
        position.play(ACTIONS[text])
    assert isinstance(position, Duels)
    position = position.shedding(200)
    assert position.holders == position.size == 2
    compare(state, position)
    play(state, position, random.Random(1))


def test_a_leader_without_cards_is_skipped_there_too() -> None:
    state = shedding(["", "6C 2S", "7C 3S"], leader=0)
    position = Shedding(hands_of(state), 0, state.trump or 0, False, 200)
    compare(state, position)
    play(state, position, random.Random(1))


@pytest.mark.parametrize("must_beat", [False, True])
@pytest.mark.parametrize("me", [None, 1])
def test_playouts_take_the_same_steps(must_beat: bool, me: int | None) -> None:
    for number in range(60):
        rng = random.Random(number)
        hands = [0, 0, 0]
        for bit in rng.sample([*BITS.values()], 20):
            hands[rng.randrange(3)] |= bit
        position = Shedding(hands, number % 3, number % 4, must_beat, 12 + number)
        played, moves = position.copy(), list[str]()
        shed_on(played, rng.random, me, moves)
        for text in moves:
            assert not position.is_over and ACTIONS[text] in position.actions()
            position.play(ACTIONS[text])
        assert all(getattr(position, name) == getattr(played, name) for name in position.__slots__)
        assert played.is_over or (me is not None and not played.hands[me])


def test_playouts_of_the_first_half_turn_as_long_as_they_may() -> None:
    """Down to a stock of two cards (C6)."""
    left = set()
    for number in range(20):
        state: Any = kortti.load_game("myllymatti").new_state(seed=number)
        moves = list[str]()
        collect_on(duels_of(state), random.Random(number).random, moves)
        for text in moves:
            if text == "turn":
                left.add(len(state.zones()["stock"]))
            state.apply_action(state.string_to_action(text))
        assert state.phase == "shed"
    assert min(left) == 2


def test_copies_are_independent() -> None:
    for position in (
        duels_of(kortti.load_game("myllymatti").new_state(seed=1)),
        Shedding([3, 12, 48], 0, 0, False, 200),
    ):
        copy = position.copy()
        before = [getattr(copy, name) for name in copy.__slots__ if name not in ("hands", "trick")]
        for _ in range(2):
            position.play(position.hands[position.seat] & -position.hands[position.seat])
        assert copy.trick == [] and copy.hands != position.hands
        assert before == [getattr(copy, name) for name in copy.__slots__ if name not in ("hands", "trick")]
