"""The deals of a day are dealt for ever as they were: days.tsv has the cards of some of them.

The page says which seed a day has (tests/page/days.test.js holds it to the same file), and this what is dealt from it.
Whoever changes what is dealt has to change the version in web/src/book/days.js, and write the file anew.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from kortti.games import games, load_game

PATH = Path(__file__).parents[1] / "records" / "days.tsv"
LINES = [line.split("\t") for line in PATH.read_text("utf-8").splitlines()]


def line_of(day: str, game: str, seed: str) -> list[str]:
    """Gets what is dealt: the players, the dealer, and the print of the deck and of the house rules."""
    usual = load_game(game)
    match = usual.new_match(seed)
    text = f"{match.state.deck} {sorted(usual.options.items())}"
    return [day, game, str(usual.players), seed, str(match.dealer), hashlib.sha256(text.encode()).hexdigest()[:16]]


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line[0]} {line[1]}")
def test_a_day_has_the_cards_that_it_always_had(line: list[str]) -> None:
    assert line_of(line[0], line[1], line[3]) == line


def test_every_game_has_its_days() -> None:
    assert {game for _, game, *_ in LINES} == set(games())
