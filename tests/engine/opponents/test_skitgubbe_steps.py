"""Skitgubbe's fast positions for search, compared with the engine action by action under all house rules."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import kortti
from kortti.games.skitgubbe.facts import HouseRules
from kortti.games.skitgubbe.state import SkitgubbeState
from kortti.opponents.myllymatti.sets import set_of
from kortti.opponents.skitgubbe.knowledge import Seen
from kortti.opponents.skitgubbe.sets import ACTION_TEXTS, ACTIONS, highest
from kortti.opponents.skitgubbe.steps import Lays
from tests.engine.referees.skitgubbe import Referee
from tests.engine.referees.test_skitgubbe import MIXTURES, MOODS, choose


def same_tricks(seen: Seen, state: SkitgubbeState) -> None:
    """Asserts that both agree on the first half as a seat sees it."""
    position, zones = seen.tricks, state.zones()
    assert position.hands[seen.me] == set_of(zones[f"hand:{seen.me}"])
    assert position.won == [set_of(zones[f"won:{seat}"]) for seat in range(state.game.players)]
    assert (position.seat, position.seats, position.is_asked, position.trump, position.trump_seat) == (
        *(state.current_player, state.round_seats, state.phase == "slough"),
        *(state.trump, state.trump_seat),
    )
    for laid, there in ((position.trick, state.trick), (position.table, state.table)):
        assert [(ACTION_TEXTS[card], seat) for card, seat in laid] == [(state.texts[c], s) for s, c in there]


def same_lays(position: Lays, state: SkitgubbeState) -> None:
    """Asserts that both agree on the second half."""
    zones = state.zones()
    assert position.hands == [set_of(zones[f"hand:{seat}"]) for seat in range(state.game.players)]
    lays = [set_of(cards) for zone, cards in zones.items() if zone.startswith("lay:") and cards]
    assert position.trick == [highest(lay) for lay in lays] and (not lays or position.lays == lays)
    assert (position.is_over, position.since) == (state.is_terminal, state.since_progress)
    if not state.is_terminal:
        assert (position.seat, position.size) == (state.current_player, state.trick_size)
        legal = [state.action_to_string(action) for action in state.legal_actions()]
        assert sorted(ACTION_TEXTS[action] for action in position.actions()) == sorted(legal)


def play(state: SkitgubbeState, mood: str, rng: random.Random) -> Counter[str]:
    """Plays a deal with both, including each seat's knowledge of the second half."""
    rules = HouseRules.of(state.game.options)
    referee = Referee(state.game.options, state.deck.split(), state.dealer)
    position: Lays | None = None
    met: Counter[str] = Counter()
    while not state.is_terminal:
        if state.phase != "shed" and rng.random() < 0.4:
            same_tricks(Seen(state.observation(state.current_player)), state)
        elif state.phase == "shed" and (position is None or rng.random() < 0.1):
            seen = Seen(state.observation(state.current_player))
            assert seen.shedding is not None
            same_lays(seen.shedding, state)
            if position is None:
                met["dreck"] += rules.dreck > 0 and referee.met["dreck"] > 0
                position = seen.shedding
                position.limit = rules.stall_actions
        text = choose(referee, mood, rng)
        referee.apply(text)
        state.apply_action(state.string_to_action(text))
        if position is not None:
            position.play(ACTIONS[text])
            same_lays(position, state)
    return met + referee.met


@pytest.mark.slow
def test_fast_steps_are_those_of_the_engine() -> None:
    """Plays a deal of every 23rd combination of house rules with both."""
    met: Counter[str] = Counter()
    for number, options in [*enumerate(MIXTURES)][::23]:
        game = kortti.load_game("skitgubbe", **options | {"stall_actions": 40})
        state = game.new_state(seed=number, dealer=number % game.players)
        met += play(state, MOODS[number // 23 % len(MOODS)], random.Random(number))
    corners = {"several taken: sequence", "several taken: bottom", "dreck", "a war is won", "stalled", "a run"}
    assert not (missing := corners - set(met)), f"not one deal came to: {missing}"


def test_copies_are_independent() -> None:
    rules = HouseRules.of(kortti.load_game("skitgubbe", runs=True).options)
    position = Lays(rules, [sum(1 << 4 * rank + suit for rank in range(13)) for suit in range(3)], 0, 0, 200)
    copy = position.copy()
    before = [repr(getattr(copy, name)) for name in copy.__slots__]
    for _ in range(2):
        position.play(position.hands[position.seat] & -position.hands[position.seat])
    assert before == [repr(getattr(copy, name)) for name in copy.__slots__] and copy.hands != position.hands
