"""The collections of puzzles: each link opens, each answer is legal and clearly better than the choices beside it."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kortti import opponents
from kortti.game import State
from kortti.games import games
from kortti.records.links import Found, read
from tests.bench import puzzles

LEAST = 40  # puzzles of a collection
COLLECTIONS = [game for game in games() if (puzzles.PLACE / f"{game}.json").exists()]
SAMPLE, DEALS = 2, 300  # puzzles of each game replayed, and deals of each


@cache
def collection(game: str) -> list[dict[str, Any]]:
    """Returns the puzzles of a game."""
    told = json.loads((puzzles.PLACE / f"{game}.json").read_text("utf-8"))
    assert told["game"] == game
    return list(told["puzzles"])


def opened(puzzle: dict[str, Any]) -> tuple[Found, State[Any]]:
    """Opens the link of a puzzle."""
    found = read(puzzle["link"])
    assert found.kind == "position" and found.at == len(found.match.state.history)
    return found, found.match.state


@pytest.mark.parametrize("game", COLLECTIONS)
def test_a_game_has_many_puzzles(game: str) -> None:
    assert len(collection(game)) >= LEAST


@pytest.mark.parametrize("game", COLLECTIONS)
def test_a_collection_goes_from_easy_to_hard(game: str) -> None:
    told = collection(game)
    assert len({puzzle["id"] for puzzle in told}) == len({puzzle["link"] for puzzle in told}) == len(told)
    assert all(puzzle["id"].startswith(f"{game}-") for puzzle in told)
    levels = [puzzle["level"] for puzzle in told]
    assert levels == sorted(levels)
    assert {*levels} <= {1, 2, 3, 4} and len({*levels}) > 1


@pytest.mark.parametrize("game", COLLECTIONS)
def test_a_search_goes_on_from_the_collection(game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(puzzles, "FINDS", tmp_path)
    found, _ = puzzles.finds_of(game)
    assert {puzzle.link for puzzle in puzzles.selected(found)} == {puzzle["link"] for puzzle in collection(game)}
    puzzles.keep(game, {"deal": 10_000_000})
    again, following = puzzles.finds_of(game)
    assert again == found and following == 10_000_001


@pytest.mark.parametrize("game", COLLECTIONS)
def test_the_answers_are_all_equivalent_actions_and_often_missed(game: str) -> None:
    for puzzle in collection(game):
        found, state = opened(puzzle)
        seat = state.current_player
        assert seat is not None
        assert state.game.name == game
        assert (puzzle["seat"], found.record.people) == (seat, [seat])
        legal = state.observation(seat)["legal"]
        first, *_ = puzzle["answers"]
        assert puzzle["answers"] == [text for text in legal if opponents.alike(game, first, text)]
        assert len(puzzles.different(state.game, legal)) >= puzzles.CHOICES
        missed = puzzle["missed"]
        assert list(missed) == ["beginner", "casual", "skilled"]
        assert missed["casual"] >= puzzles.MISSED and max(missed.values()) <= 1
        assert puzzle["level"] == puzzles.level_of(missed)


@pytest.mark.parametrize("game", COLLECTIONS)
def test_the_answer_is_better_than_what_players_choose(game: str) -> None:
    for puzzle in random.Random(game).sample(collection(game), SAMPLE):
        _, state = opened(puzzle)
        best, seen = puzzle["answers"][0], state.observation(puzzle["seat"])
        choices = [opponents.choose(seen, random.Random(number), "casual") for number in range(30)]
        obvious = next(text for text in choices if text not in puzzle["answers"])
        trial = puzzles.trial_of(state)
        assert trial
        gain = puzzles.gains_of(trial, best, [obvious], "test", DEALS)[obvious]
        assert gain.sureness > 2, puzzle["id"]
