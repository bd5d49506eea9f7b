"""The deals of a day never change: days.tsv has the cards of some.

The page derives the seed of a day (tests/page/statistics/daily-deals.test.js uses the same file), the engine deals from
it. Anybody who changes the deals must raise the version in web/src/statistics/daily-deals.js and rewrite the file.
"""

from __future__ import annotations

import pytest

from tests.engine.records.golden_links import DAYS, HOUSE_RULES, line_of

LINES = DAYS.read_text("utf-8").splitlines()


@pytest.mark.parametrize("line", LINES, ids=lambda line: " ".join(line.split("\t")[:2]))
def test_a_day_has_the_cards_that_it_always_had(line: str) -> None:
    day, game, _, seed, *_ = line.split("\t")
    assert line_of(day, game, seed) == line


def test_every_game_that_is_given_away_has_its_days() -> None:
    assert {line.split("\t")[1] for line in LINES} == set(HOUSE_RULES)
