"""Actions that the rules ask for stand out on the table; free choices do not."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest

import kortti
from kortti.table.views import offers_of
from kortti.wire import Action
from tests.engine.variants import cases, walk

ASKED = {"discard", "contract"}
GAMES = cases()


def offered(game: kortti.Game) -> Iterator[list[Action]]:
    """Yields the offers in some deals."""
    for seed in range(2):
        for state in walk(game, seed):
            yield offers_of(state)


@pytest.mark.parametrize("name", [name for name in GAMES if not name.startswith("swedish")])
@pytest.mark.slow
def test_the_only_thing_that_can_be_done_is_asked_for_and_nothing_else(name: str) -> None:
    for offers in offered(GAMES[name]):
        assert [offer["asked"] for offer in offers] == [len(offers) == 1] * len(offers)


@pytest.mark.parametrize("name", [name for name in GAMES if name.startswith("swedish")])
@pytest.mark.slow
def test_a_turn_asks_for_a_discard_or_the_contract(name: str) -> None:
    said = defaultdict(set)
    for offers in offered(GAMES[name]):
        for offer in offers if len(offers) > 1 else []:
            said[offer["action"].split()[0]].add(offer["asked"])
    assert said["discard"] == {True}
    assert said["buy"] == said["decline"] == said["draw"] == {False}
    for verb in said:
        assert said[verb] == {verb in ASKED}, verb
