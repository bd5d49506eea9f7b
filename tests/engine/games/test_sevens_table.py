"""The layout of the sevens and what can be laid: facts, engine and `Layout` compared with plain rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import kortti
from kortti.cards import PACK, cards_of, mask_of
from kortti.games.sevens.facts import LAY_HIGH, LAY_LOW, STOP, HouseRules, Layout, card_of, needs
from tests.engine.referees.sevens import Referee
from tests.engine.variants import cases, walk

CASES = {name: game for name, game in cases().items() if name.startswith(("pantti", "ristiseiska"))}
OPENINGS = ("six_then_eight", "free", "six_only")
every_case = pytest.mark.parametrize("case", CASES)


def referee(state: kortti.State) -> Referee:
    """Returns the naive referee in the same position."""
    naive = Referee(dict(state.game.options), state.deck.split(), state.dealer)
    for text in state.history:
        naive.apply(text)
    return naive


def reluctant_walk(game: kortti.Game, seed: int) -> Iterator[kortti.State]:
    """Plays a deal that keeps aces back while something else can be laid, so that both their ends open."""
    rng, state = random.Random(seed), game.new_state(seed=seed)
    while not state.is_terminal:
        yield state
        legal = state.legal_actions()
        others = [action for action in legal if (action < LAY_LOW and action % 13) or action > LAY_HIGH + 3]
        state.apply_action(rng.choice(others or legal))
    yield state


@pytest.mark.parametrize("opening", OPENINGS)
def test_what_is_open_is_what_lacks_nothing_of_its_needs(opening: str) -> None:
    """For cards laid in various orders, the playable ones are those that the table of needs allows."""
    house = HouseRules.of({**kortti.load_game("pantti").options, "opening": opening})
    table, sizes = needs(opening), set()
    for seed in range(200):
        rng, layout = random.Random(seed), Layout(house)
        while layout.open:
            lacking = [card for card in cards_of(PACK & ~layout.laid) if table[card] & ~layout.laid == 0]
            assert cards_of(layout.open) == lacking
            sizes.add(len(lacking))
            layout.lay(rng.choice(lacking))
        assert layout.laid == PACK
    assert max(sizes) > 5


@every_case
@pytest.mark.slow
def test_what_each_seat_can_lay_is_what_the_referee_lets_it_lay(case: str) -> None:
    compared = 0
    for seed in range(3):
        for number, state in enumerate(walk(CASES[case], seed)):
            if number % 5 == 0:
                naive = referee(state)
                for seat, plays in enumerate(state.plays):  # type: ignore[attr-defined]
                    assert sorted(map(state.action_to_string, plays)) == sorted(naive.plays(seat))
                    assert plays == sorted(plays)
                    compared += len(plays)
    assert compared > 100


@every_case
def test_the_layout_follows_the_engine(case: str) -> None:
    """Opponents and samplers track the layout by `Layout`: after each action it agrees with the engine."""
    forks = 0
    for seed in range(4):
        layout = Layout(CASES[case].house)  # type: ignore[attr-defined]
        for state in reluctant_walk(CASES[case], seed):
            if state.history:
                action = state.string_to_action(state.history[-1])
                if action < STOP:
                    layout.lay(action)
            plays = [action for plays in state.plays for action in plays]  # type: ignore[attr-defined]
            assert layout.laid == state.laid and layout.aces == state.aces  # type: ignore[attr-defined]
            assert layout.open == mask_of(map(card_of, plays))
            assert layout.either == mask_of(card_of(action) for action in plays if LAY_LOW <= action < LAY_HIGH)
            forks += bool(layout.either)
    assert bool(forks) == (CASES[case].options["ace"] == "first_ace_decides")
