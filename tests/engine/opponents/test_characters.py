"""Characters choose among about equal actions: differently from each other, fairly, and alike in equal positions."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import kortti
from kortti import opponents
from kortti.opponents.characters import CHARACTERS, Traits, liking_of
from kortti.opponents.choosing import best
from kortti.opponents.search import search
from kortti.table.personas import MANNERS
from tests.engine.variants import walk

every_game = pytest.mark.parametrize("name", opponents.OPPONENTS)


def test_every_temper_has_a_character() -> None:
    assert {manner.temper for manner in MANNERS} == {*CHARACTERS}


@every_game
def test_each_action_shows_traits_within_bounds(name: str) -> None:
    traits = opponents.OPPONENTS[name].traits
    for number, state in enumerate(walk(kortti.load_game(name), 1)):
        if state.is_terminal or number > 150:
            break
        for text in state.observation(state.current_player)["legal"]:
            assert all(-1 <= trait <= 1 for trait in traits(text)), text


@every_game
@pytest.mark.slow
def test_characters_differ_and_know_no_hidden_card(name: str) -> None:
    rng, differing, deal = random.Random(name), 0, 0
    while not differing:
        for number, state in enumerate(walk(kortti.load_game(name), deal)):
            if state.is_terminal or number > 60:
                break
            seat = state.current_player
            elsewhere = state.resample(seat, rng)
            choices = set()
            for temper in CHARACTERS:
                one, other = (
                    opponents.choose(each.observation(seat), random.Random(number), "skilled", 0.1, temper)
                    for each in (state, elsewhere)
                )
                assert one == other
                choices.add(one)
            differing += len(choices) > 1
        deal += 1
        assert deal < 20


def test_a_character_chooses_only_what_is_nearly_as_good() -> None:
    values = {"stop": 0.0, "play AC": 9.0, "play 7C": 9.9, "play KC": 10.0}
    liking = {"stop": 3.0, "play AC": 2.0, "play 7C": 1.0, "play KC": 0.0}.__getitem__
    assert best(values, random.Random(1), liking, 0.5) == "play 7C"
    assert best(values, random.Random(1), liking, 1.0) == "play AC"
    assert best(values, random.Random(1), None, 1.0) == "play KC"


def test_a_search_leaves_only_what_costs_nothing_to_a_character() -> None:
    """`same` always does as well as `usual`, and `twin` as `better`. `even` does on average: the search keeps to the
    default there, and so does a character but where `even` comes out nearly as well as the search asks.
    """
    rng = random.Random(1)
    gains = {"usual": (0, 0), "same": (0, 0), "even": (0, 1), "worse": (-1, 1), "better": (1, 1)}

    def choice(texts: list[str], liked: str) -> str:
        def trial(texts: Sequence[str]) -> list[float]:
            gained = {text: rng.gauss(*gain) for text, gain in gains.items()}
            return [gained["better" if text == "twin" else text] for text in texts]

        *_, last = search(texts, "usual", trial, 400, liking=lambda text: float(text == liked))
        return last

    assert choice(["usual", "worse"], "worse") == "usual"
    assert choice(["usual", "worse", "better"], "usual") == "better"
    assert choice(["usual", "same", "worse"], "same") == "same"
    assert {choice(["usual", "better", "twin"], liked) for liked in ("better", "twin")} == {"better", "twin"}
    evens = [choice(["usual", "even"], "even") for _ in range(40)]
    assert 0 < evens.count("even") < 20


def test_a_liking_weighs_traits() -> None:
    traits = {"a": Traits(1, 0), "b": Traits(0, 1)}.__getitem__
    lively, warm = liking_of("lively", traits), liking_of("warm", traits)
    assert lively("a") > 0 and lively("b") > 0 and warm("a") < 0 and warm("b") < 0
