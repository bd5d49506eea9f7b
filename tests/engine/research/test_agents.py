"""Agents of RLCard and OpenSpiel play whole deals, and get nothing but what their seat sees."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import kortti
from kortti.research import Encoding, openspiel_player, rlcard_player
from kortti.terminal.arena import Player, play
from tests.engine.variants import walk

every_game = pytest.mark.parametrize("name", kortti.games())


class RLCardAgent:
    """An RLCard agent that plays the first legal action, and keeps what it is told."""

    use_raw = False

    def __init__(self) -> None:
        self.told: list[Any] = []

    def eval_step(self, state: Any) -> tuple[int, dict[str, Any]]:
        self.told.append(state)
        return min(state["legal_actions"]), {}


class OpenSpielAgent:
    """The same for OpenSpiel."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    def step(self, time_step: Any, is_evaluation: bool = False) -> Any:
        assert is_evaluation and not time_step.last()
        self.told.append(time_step.observations)

        class Output:
            action = min(time_step.observations["legal_actions"][0])

        return Output


KINDS: list[tuple[type[Any], Callable[[Any, Encoding], Player]]] = [
    (RLCardAgent, rlcard_player),
    (OpenSpielAgent, openspiel_player),
]


def same(one: Any, other: Any) -> bool:
    """Compares what two agents were told."""
    if isinstance(one, np.ndarray):
        return np.array_equal(one, other)
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


@every_game
def test_agents_are_told_no_hidden_card(name: str) -> None:
    game, rng, compared = kortti.load_game(name), random.Random(name), 0
    encoding = Encoding(game)
    for number, state in enumerate(walk(game, 3)):
        if state.is_terminal or number > 40:
            break
        seat = state.current_player
        if number % 8 or len(state.legal_actions()) < 2:
            continue
        other = state.resample(seat, rng)
        compared += other.deck != state.deck
        for kind, player_of in KINDS:
            agents = kind(), kind()
            texts = [
                player_of(agent, encoding)(deal.observation(seat), rng)
                for agent, deal in zip(agents, (state, other), strict=True)
            ]
            assert texts[0] == texts[1] and same(agents[0].told, agents[1].told)
            if kind is OpenSpielAgent:  # a place for each seat
                (told,) = agents[0].told
                assert len(told["info_state"]) == len(told["legal_actions"]) == game.players
    assert compared


@every_game
def test_rlcards_and_openspiels_own_agents_play_a_deal_to_its_end(name: str) -> None:
    rlcard = pytest.importorskip("rlcard.agents")
    random_agent = pytest.importorskip("open_spiel.python.algorithms.random_agent", reason="has no wheel here")
    game = kortti.load_game(name)
    encoding = Encoding(game)
    guests = [
        rlcard_player(rlcard.RandomAgent(encoding.size), encoding),
        openspiel_player(random_agent.RandomAgent(player_id=0, num_actions=encoding.size), encoding),
    ]
    players = [*guests, *["beginner"] * game.players][: game.players]
    state, _, _ = play(game, 1, players)
    assert state.is_terminal


def test_an_agent_of_rlcard_may_choose_by_text() -> None:
    game = kortti.load_game("fan-tan")

    class Raw(RLCardAgent):
        use_raw = True

        def eval_step(self, state: Any) -> tuple[Any, dict[str, Any]]:
            return state["raw_legal_actions"][-1], {}

    deal = game.new_state(seed=1)
    seen = deal.observation(deal.current_player)
    assert rlcard_player(Raw(), Encoding(game))(seen, random.Random(1)) == seen["legal"][-1]
