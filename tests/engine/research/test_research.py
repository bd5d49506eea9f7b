"""The games as PettingZoo environments: PettingZoo's own tests, hidden cards, rewards, house rules."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import kortti
from kortti.research import Env
from kortti.research.encoding import BY_SEAT, MOST, NUMBERS, SEATS, SUITS, Encoding
from tests.engine.variants import cases, walk

CASES = cases()
FACTS = (*NUMBERS, *BY_SEAT, *SEATS, *SUITS)
every_case = pytest.mark.parametrize("case", CASES)
every_game = pytest.mark.parametrize("name", kortti.games())


def env_of(game: kortti.Game) -> Env:
    return Env(game.name, **game.options)


def play(env: Env, seed: int) -> dict[str, float]:
    """Plays a deal at random; returns the sum of the rewards by agent."""
    env.reset(seed)
    rng, total = random.Random(seed), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, *_ = env.last()
        total[agent] += reward
        env.step(None if is_over else rng.choice(np.flatnonzero(seen["action_mask"])))
    return total


# PettingZoo's own tests


@every_case
@pytest.mark.slow
def test_the_api(case: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for allowed in ("Observation space for each agent probably", "Observation is not a NumPy array"):
            warnings.filterwarnings("ignore", allowed)  # of any observation with a mask, but in its own games
        api_test(env_of(CASES[case]), num_cycles=100)


@every_game
@pytest.mark.slow
def test_equal_seeds_give_equal_deals(name: str) -> None:
    seed_test(lambda: Env(name), num_cycles=100)


@every_game
def test_it_renders(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: Env(name, render_mode))
    assert capsys.readouterr().out.startswith(f"{name}, dealt by seat")


# What seats see


@every_case
@pytest.mark.slow
def test_arrays_tell_no_hidden_card(case: str) -> None:
    game, rng = CASES[case], random.Random(case)
    env, compared = env_of(game), 0
    env.reset(0)
    for state in walk(game, 3):
        if state.is_terminal or compared > 9:
            break
        if rng.random() > 0.3:
            continue
        seat = rng.randrange(game.players)
        env.deal = state
        true = env.observe(f"player_{seat}")
        env.deal = state.resample(seat, rng)
        other = env.observe(f"player_{seat}")
        assert all(np.array_equal(true[name], other[name]) for name in true)
        compared += env.deal.deck != state.deck
    assert compared


@every_case
def test_arrays_tell_the_table_and_the_choices(case: str) -> None:
    """Every card in a zone, as a seat sees it, and every offered action; all entries fit."""
    game = CASES[case]
    env = env_of(game)
    env.reset(0)
    for number, state in enumerate(walk(game, 4)):
        if number % 5 or state.is_terminal:
            continue
        seat = state.current_player
        seen, encoding = state.observation(seat), env.encoding
        array = encoding.encode(seen)
        assert array.min() >= 0 and array.max() < MOST
        zones = [name for name in encoding.parts if name in encoding.zones]
        assert sum(array[encoding.parts[name]].sum() for name in [*zones, "later"]) == len(game.pack.cards)
        own = array[encoding.parts["hand:0"]]
        held = [card for card, place in encoding.cards.items() for _ in range(own[place])]
        assert sorted(held) == sorted(seen["zones"][f"hand:{seat}"])
        played = [array[encoding.parts[f"played:{other}"]].sum() for other in range(game.players)]
        assert sum(played) == len(seen["history"]) and array[encoding.parts["to act"]].argmax() == 0
        assert sorted(encoding.choices(seen["legal"]).values()) == sorted(seen["legal"])


@every_case
def test_arrays_tell_the_further_facts_of_a_game(case: str) -> None:
    """Numbers, one for all or by seat; seats, and suits."""
    game = CASES[case]
    encoding, players = Encoding(game), game.players
    for number, state in enumerate(walk(game, 6)):
        if number % 5 or state.is_terminal:
            continue
        me = (number // 5) % players
        seen = state.observation(me)
        array = encoding.encode(seen)
        told = {name: array[encoding.parts[name]].tolist() for name in FACTS if name in encoding.parts}
        assert set(told) == set(FACTS) & set(seen)
        for name, numbers in told.items():
            fact = seen[name]
            if name in NUMBERS:
                assert numbers == [fact]
            elif name in BY_SEAT:
                assert numbers == [fact[(me + seat) % players] for seat in range(players)]
            elif name in SEATS:
                assert numbers == [fact is not None and seat == (fact - me) % players for seat in range(players)]
            else:
                assert numbers == [suit == fact for suit in "CDHS"]


def test_no_step_is_rendered_unless_asked(capsys: pytest.CaptureFixture[str]) -> None:
    play(Env("sedma"), 1)
    assert not capsys.readouterr().out


@every_case
def test_seats_count_from_the_observer(case: str) -> None:
    """The hand to the left is ``hand:1`` for everybody."""
    state = next(state for number, state in enumerate(walk(CASES[case], 5)) if number == 9)
    encoding, players = Encoding(state.game), state.game.players
    for seat in range(players):
        array = encoding.encode(state.observation(seat))
        for other in range(players):
            part = array[encoding.parts[f"hand:{(other - seat) % players}"]]
            assert part.sum() == len(state.zones()[f"hand:{other}"])


@pytest.mark.slow
def test_actions_without_a_number_are_told_by_their_cards() -> None:
    """Swedish gin's layings."""
    game, found = kortti.load_game("swedish-gin-rummy"), 0
    encoding = Encoding(game)
    for state in walk(game, 1):
        if state.is_terminal:
            break
        seen = state.observation(state.current_player)
        array = encoding.encode(seen)
        for number, text in encoding.choices(seen["legal"]).items():
            if number >= len(encoding.actions):
                cards = array[encoding.parts[f"open:{number - len(encoding.actions)}"]]
                named = [card for card, place in encoding.cards.items() for _ in range(cards[place])]
                assert sorted(named) == sorted(word for word in text.split() if word in encoding.cards)
                found += 1
    assert found > 10
    many = [f"layoff 9C {meld}" for meld in range(1, 99)]
    assert [*encoding.choices(many)] == [*range(len(encoding.actions), encoding.size)]


# Results

SIGNS = {"pantti": -1, "swedish-gin-rummy": -1, "myllymatti": -1, "skitgubbe": -1, "fan-tan": 1}


@every_case
@pytest.mark.slow
def test_rewards_are_the_results_and_higher_is_better(case: str) -> None:
    game = CASES[case]
    env = env_of(game)
    for seed in range(2):
        total = [*play(env, seed).values()]
        returns = env.deal.returns()
        if game.name in SIGNS:
            assert total == [SIGNS[game.name] * points for points in returns]
        if game.name in ("sedma", "ristikontra"):
            assert total[0] == -total[1] and (total[0] > total[1]) == (returns[0] > returns[1])
        if game.name == "ristiseiska" and not game.options["score_cards"]:
            winners = env.deal.winners()
            assert total == [(seat in winners) / max(1, len(winners)) for seat in range(game.players)] or not winners
        assert not env.agents


def test_house_rules_are_arguments() -> None:
    env = Env("pantti", players=5, target="60")
    env.reset(1)
    assert len(env.agents) == 5 and env.game.options["target"] == 60
    for name, options in (("whist", {}), ("pantti", {"player": 3}), ("pantti", {"players": 9})):
        with pytest.raises(kortti.GameError):
            Env(name, **options)


def test_an_action_that_the_mask_excludes_changes_nothing() -> None:
    env = Env("fan-tan")
    env.reset(1)
    before = env.deal.history
    for action in (-1, None, env.encoding.size, env.encoding.actions["play KC"]):
        with pytest.raises(ValueError, match="not a legal action"):
            env.step(action)
    assert env.deal.history == before


def test_deals_without_a_seed_go_on_from_the_last_one() -> None:
    env, decks = Env("swedish-gin-rummy"), []
    for _ in range(2):
        env.reset(7)
        for _ in range(6):
            decks.append((env.deal.deck, env.deal.dealer, env.deal.round))
            env.reset()
    assert decks[:6] == decks[6:] and len({deck for deck, _, _ in decks}) == 6
    assert len({dealer for _, dealer, _ in decks}) > 1 < len({number for *_, number in decks})
