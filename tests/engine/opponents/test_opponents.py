"""Opponents play legally, from an observation alone, well enough, and always come to an end."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

import kortti
from kortti import opponents
from tests.engine.referees.sevens import Referee
from tests.engine.variants import cases, walk

CASES = cases()
every_case = pytest.mark.parametrize("case", CASES)


@every_case
@pytest.mark.slow
def test_every_choice_is_legal(case: str) -> None:
    """In random positions, unlike those of thoughtful play."""
    choices = 0
    for seed in range(6):
        rng = random.Random(seed)
        for state in walk(CASES[case], seed):
            if state.current_player is not None:
                observation = json.loads(json.dumps(state.observation(state.current_player)))
                kept = json.dumps(observation)
                text = opponents.choose(observation, rng)
                assert type(text) is str and text in observation["legal"]
                assert json.dumps(observation) == kept, "the observation was changed"
                choices += 1
        if choices > 100:
            break
    assert choices > 100


PLAY = """
import random, kortti
from kortti import opponents
for name in kortti.games():
    state, rng = kortti.load_game(name).new_state(seed="hash"), random.Random(1)
    while not state.is_terminal and state.move_number < 200:
        text = opponents.choose(state.observation(state.current_player), rng)
        state.apply_action(state.string_to_action(text))
    print(name, state.history)
"""


@pytest.mark.slow
def test_choices_are_the_same_in_every_process() -> None:
    """Undo and redo must lead to the same deal, also after a restart: no set order may matter."""
    path = os.pathsep.join(path for path in sys.path if path)
    seen = {
        subprocess.run(
            [sys.executable, "-c", PLAY],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": path},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(seen) == 1


def deal_won_by(game: kortti.Game, seed: int, seats: set[int], level: str = "skilled") -> kortti.State:
    """Plays a deal with opponents of a level in `seats` and random players in the others."""
    rng = random.Random(seed)
    state = game.new_state(seed=seed, dealer=seed % game.players)
    while not state.is_terminal:
        seat = state.current_player
        seen = state.observation(seat)
        text = opponents.choose(seen, rng, level) if seat in seats else rng.choice(seen["legal"])
        state.apply_action(state.string_to_action(text))
    return state


@pytest.mark.parametrize("name", opponents.OPPONENTS)
@pytest.mark.slow
def test_an_opponent_beats_random_play(name: str) -> None:
    """One seat against random ones wins clearly more than its share."""
    game = kortti.load_game(name)
    deals = 60
    wins = 0.0
    for seed in range(deals):
        seat = seed % game.players
        winners = deal_won_by(game, seed, {seat}, "casual").winners()
        wins += (seat in winners) / max(1, len(winners))
    assert wins > 1.25 * deals / game.players, f"{wins} of {deals} deals"


@pytest.mark.parametrize(
    ("case", "deals"),
    [
        ("ristiseiska-three", range(100)),
        ("ristiseiska-usual", range(40)),
        pytest.param("ristiseiska-three", range(100, 300), marks=pytest.mark.slow),
    ],
)
def test_opponents_do_not_pass_one_card_round_for_ever(case: str, deals: range) -> None:
    game = CASES[case]
    longest = 0
    for seed in deals:
        state = deal_won_by(game, seed + 1000, set(range(game.players)))
        words = "".join("-" if text.startswith("play") else "x" if " " not in text else "" for text in state.history)
        longest = max(longest, *map(len, words.split("-")))
        assert any(not cards for zone, cards in state.zones().items() if zone.startswith("hand:")), "the deal stalled"
    assert longest < 5 * game.players


def test_opponents_do_not_give_away_what_could_be_laid() -> None:
    """Avoiding B9: a playable card is given only if there is no other."""
    game = CASES["ristiseiska-three"]
    rng = random.Random(1)
    gifts = 0
    for seed in range(40):
        for state in walk(game, seed):
            if state.phase == "give":
                referee = Referee(game.options, state.deck.split(), state.dealer)
                for text in state.history:
                    referee.apply(text)
                hand = [text[5:] for text in referee.legal()]
                given = opponents.choose(state.observation(state.current_player), rng)[5:]
                assert not referee.ends(given) or all(referee.ends(card) for card in hand)
                gifts += any(referee.ends(card) for card in hand) and not referee.ends(given)
    assert gifts > 20


@pytest.mark.parametrize("level", ["casual", "skilled"])
@pytest.mark.parametrize("name", ["myllymatti", "skitgubbe"])
def test_cards_are_played_in_the_first_half_rather_than_turned_up(name: str, level: str) -> None:
    game, rng = kortti.load_game(name), random.Random(1)
    turned = choices = longest = row = 0
    for seed in range(6):
        state = game.new_state(seed=seed)
        while state.phase == "collect":
            observation = state.observation(state.current_player)
            text = opponents.choose(observation, rng, level)
            if "turn" in observation["legal"]:
                choices += 1
                turned += text == "turn"
                row = row + 1 if text == "turn" else 0
                longest = max(longest, row)
            state.play(text)
    assert 0 < turned < 0.4 * choices and longest < 12
