"""A game defined by the tests alone passes all generic tests, the table, records and the page."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

import kortti
from kortti.cards import SHORT_PACK, TWO_PACKS
from kortti.games import CATALOGUE
from kortti.page import Page
from kortti.records.record import parse, playthrough, write
from tests.engine.contract import test_games, test_hidden
from tests.engine.opponents import test_opponents
from tests.engine.page import test_page, test_wire
from tests.engine.records.golden import golden_matches, played
from tests.engine.table import test_table
from tests.engine.toy import Toy
from tests.engine.variants import cases

GENERIC = {
    f"{module.__name__.rpartition('.')[2]}.{name}": test
    for module in (test_games, test_hidden, test_opponents, test_page, test_wire)
    for name, test in vars(module).items()
    for mark in getattr(test, "pytestmark", [])
    if mark.name == "parametrize" and mark.args[1] is module.CASES
}


class ShortToy(Toy):
    pack = SHORT_PACK


class DoubleToy(Toy):
    pack = TWO_PACKS


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[kortti.Game]:
    """Adds the toy to the catalogue; nothing else is needed."""
    monkeypatch.setitem(CATALOGUE, "toy", getattr(request, "param", Toy))
    game = kortti.load_game("toy")
    for module in (test_games, test_hidden, test_opponents, test_page, test_table, test_wire):
        monkeypatch.setitem(module.CASES, "toy", game)
    yield game


def test_the_catalogue_has_it() -> None:
    assert kortti.games()[-1] == "toy" and "toy-usual" in cases() and "toy.txt" in golden_matches()
    assert json.loads(Page().handle('{"do": "catalogue"}'))["games"][-1]["players"] == [2, 3]


def test_there_are_generic_tests() -> None:
    assert len(GENERIC) > 20


@pytest.mark.parametrize("name", GENERIC)
@pytest.mark.slow
def test_generic(name: str) -> None:
    GENERIC[name](case="toy")


@pytest.mark.parametrize("toy", [ShortToy, DoubleToy], indirect=True)
@pytest.mark.parametrize("name", GENERIC)
@pytest.mark.slow
def test_generic_with_another_pack(name: str) -> None:
    GENERIC[name](case="toy")


@pytest.mark.parametrize("toy", [Toy, ShortToy, DoubleToy], indirect=True)
@pytest.mark.slow
def test_the_table_and_records_take_it(toy: kortti.Game) -> None:
    machine = test_table.AtTheTable()
    for seed in range(5):
        machine.sit_down("toy", seed, seed)
        for _ in range(8):
            machine.play(random.Random(seed).randrange(1, 12))
            machine.ask_and_try_what_may_not_be_done("play 2C")
            if not machine.table.history.why_no_undo():
                machine.undo(2, redo=bool(seed % 2))
            machine.it_opens_where_it_was_saved()
            machine.it_shows_what_there_is_and_nothing_hidden()
    record = played(toy, "golden")
    assert parse(write(record)) == record
    assert playthrough(parse(playthrough(record))) == playthrough(record)
