"""Input of any kind and size is accepted or refused with one of the engine's own errors.

The tests know no game. Values are those that JSON, a text or a program can contain.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import kortti
from kortti.messages import KorttiError
from kortti.page.page import ANSWERS, Page, RequestError
from kortti.records.record import Record, Seat, parse, write
from kortti.table import Table
from tests.engine.variants import cases, snapshot

CASES = cases()
ROOT = Path(__file__).parents[3]
HUGE = 10**5000  # more digits than Python prints
ODD: list[Any] = [
    *(HUGE, -HUGE, True, False, None, -1, 2**63, 1.5, float("inf"), float("nan"), b"x", object(), print, 1j),
    *([], {}, [[]], [HUGE], {"a": HUGE}, (HUGE,), ((1,), [2]), {1}, "", " ", "9" * 5000, "cut " + "9" * 5000),
    *("layoff 9C " + "9" * 5000, "\ud800", "a\x00b", "\u202e", "7C", "play 7C", ["7C"] * 52, "7C " * 52, "/", ["/"]),
]
DEEP: list[Any] = []
for _ in range(3000):
    DEEP = [DEEP]
ODD.append(DEEP)


class Odd(int):
    """The index of a value in `ODD`; Hypothesis cannot print some of them."""


values = st.integers(0, len(ODD) - 1).map(Odd) | st.integers() | st.text(max_size=6) | st.floats()
SEATS = [Seat("person", "A"), *[Seat("casual", "B")] * 5]


def meant(value: Any) -> Any:
    """Returns the drawn value."""
    return ODD[value] if isinstance(value, Odd) else value


def refuse(call: Callable[..., object], *arguments: object, **named: object) -> None:
    """Calls with arbitrary arguments; any error but the engine's own fails the test."""
    with suppress(KorttiError):
        call(*arguments, **named)


@pytest.mark.parametrize("case", CASES)
@settings(max_examples=12, deadline=None)
@given(value=values)
@example(Odd(0))
@example(Odd(len(ODD) - 1))
@pytest.mark.slow
def test_a_game_takes_what_it_knows(case: str, value: Any) -> None:
    game, value = CASES[case], meant(value)
    refuse(kortti.load_game, value)
    refuse(kortti.load_game, game.name, unknown=value)
    for name in game.options:
        refuse(kortti.load_game, game.name, **{name: value})
    for call in (game.new_state, game.new_match):
        for name in ("seed", "dealer"):
            refuse(call, **{"seed": "1", name: value})
    refuse(game.new_state, deck=value)
    refuse(game.new_state, seed=value, deck=value)
    if "round" in game.new_state(seed=1).arguments:
        refuse(game.new_state, seed=1, round=value)


@pytest.mark.parametrize("case", CASES)
@settings(max_examples=12, deadline=None)
@given(value=values, steps=st.integers(0, 60))
@example(Odd(0), 0)
@example(Odd(len(ODD) - 1), 9)
@example(Odd(2), 5)
@pytest.mark.slow
def test_a_state_takes_what_it_knows(case: str, value: Any, steps: int) -> None:
    state, value = CASES[case].new_state(seed=1), meant(value)
    rng = random.Random(steps)
    while state.move_number < steps and not state.is_terminal:
        state.apply_action(rng.choice(state.legal_actions()))
    before = snapshot(state)
    is_legal = state.is_legal(value)
    assert is_legal == (type(value) is int and value in state.legal_actions())
    if not is_legal:
        with pytest.raises(kortti.IllegalActionError):
            state.apply_action(value)
    refuse(state.action_to_string, value)
    refuse(state.string_to_action, value)
    json.dumps(state.explain(value))
    for call in (state.zones, state.observation):
        refuse(call, value)
    refuse(state.resample, value, rng)
    refuse(state.to_svg, value)
    refuse(state.to_svg, None, value)
    refuse(state.to_svg, None, 640, value)
    for early in (state.returns, state.winners):
        refuse(early)
    assert snapshot(state) == before


@settings(max_examples=60, deadline=None)
@given(value=values)
@example(Odd(0))
@example(Odd(len(ODD) - 1))
def test_a_record_and_a_table_take_what_they_know(value: Any) -> None:
    game, value = kortti.load_game("pantti"), meant(value)
    for call in (parse, Table.open):
        refuse(call, value)
    refuse(Table.new, game, SEATS[:4], value)
    table = Table.new(game, SEATS[:4], "1")
    save = table.save
    for call in (table.view, table.log, table.hint):
        refuse(call, value)
    for call in (table.act, table.why):
        refuse(call, 0, value)
        refuse(call, value, "play 7C")
    assert table.save == save


def test_reviews_and_pictures_refuse_what_they_cannot_make() -> None:
    record = (ROOT / "tests" / "records" / "fan-tan.txt").read_text("utf-8")
    over = parse(record)
    reviews: list[dict[str, Any]] = [{"record": None}, {"deal": 1.0}, {"deal": True}, {"effort": True}, {"seat": True}]
    for wrong in (*reviews, {"effort": "1"}, {"effort": float("nan")}, {"seat": None}, {"record": 5}):
        with pytest.raises(KorttiError):
            kortti.review(**{"record": over, "seat": 0, **wrong})
    state = kortti.load_game("pantti").new_state(seed=1)
    for size in ({"height": 0}, {"width": "640"}, {"width": None}, {"height": True}, {"width": -1}, {"width": 1e300}):
        with pytest.raises(KorttiError):
            state.to_svg(**size)


@pytest.mark.parametrize("seed", ["a1 ", " a1", " ", "", "a  b ", "🦌", "9" * 300])
def test_a_seed_survives_its_record(seed: str) -> None:
    """A line of text would lose trailing blanks, so they are removed at once."""
    game = kortti.load_game("pantti")
    match = game.new_match(seed)
    again = parse(write(Record(game, seed, match.dealer)))
    assert again.game.new_match(again.seed, again.dealer).state.deck == match.state.deck
    assert game.new_state(seed=seed).deck == game.new_state(seed=seed.rstrip()).deck
    table = Table.new(game, SEATS[:4], seed)
    assert Table.open(table.save).state.deck == table.state.deck == match.state.deck
    assert parse(table.save) == table.record and parse(table.save).seed == table.record.seed == seed.rstrip()


# The page

requests = st.dictionaries(
    st.sampled_from(
        ["game", "options", "seats", "seed", "save", "action", "card", "groups", "seat", "position", "run"]
    ),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["pantti", 0]),
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
        max_leaves=8,
    ),
)


@pytest.mark.parametrize("name", sorted(ANSWERS))
@settings(max_examples=20, deadline=None)
@given(request=requests, is_seated=st.booleans())
@example({"position": float("inf")}, True)
@example({"position": float("nan"), "seat": float("inf")}, True)
@example({"game": "pantti", "options": None, "seats": [{}], "groups": [["7C"], 5], "save": {}}, True)
@pytest.mark.slow
def test_the_page_hears_of_whatever_it_asks(name: str, request: dict[str, Any], is_seated: bool) -> None:
    page = Page()
    page.effort = 0.01
    if is_seated:
        page.table = Table.new(kortti.load_game("swedish-gin-rummy", rounds="3"), SEATS[:3], "1")
    answer = json.loads(page.handle(json.dumps({**request, "do": name})))
    assert isinstance(answer, dict)
    if "error" in answer:
        assert answer["error"]["id"] and isinstance(answer["error"]["args"], dict)


@pytest.mark.parametrize(
    "text",
    [
        f'{{"do": "calibrate", "run": {"9" * 5000}}}',
        '{"do": "calibrate", "run": Infinity}',
        '{"do": "calibrate", "run": 1.5}',
        '{"do": "calibrate", "run": true}',
        "[" * 100_000,
        '{"do": {"a": 1}}',
        '"\\ud800"',
        "",
        "null",
    ],
)
def test_what_is_no_request_gets_an_answer(text: str) -> None:
    answer = json.loads(Page().handle(text))
    assert set(answer) == {"error"} and answer["error"]["id"] == "error-bad-request"


def test_an_error_of_any_kind_gets_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    for error in (
        OverflowError,
        AssertionError,
        AttributeError,
        ZeroDivisionError,
        RequestError("", {"id": "x", "args": {}}),
    ):

        def fail(page: Page, request: object, error: Any = error) -> dict[str, Any]:
            raise error

        monkeypatch.setitem(ANSWERS, "log", fail)
        assert "error" in json.loads(Page().handle('{"do": "log"}'))
