"""The page's side of the table: JSON in, JSON out, whatever comes in."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import kortti
from kortti.page import ANSWERS, Page
from tests.engine.test_hidden import named_in, seen_ever
from tests.engine.variants import cases

CASES = cases()


def ask(page: Page, do: str, **request: Any) -> dict[str, Any]:
    """Asks until all is thought, as the worker does."""
    answer: dict[str, Any] = json.loads(page.handle(json.dumps({"do": do, **request})))
    while "thinking" in answer:
        answer = json.loads(page.handle(json.dumps({"do": do, **request, "position": answer["thinking"]})))
    return answer


def seated(game: str, seed: str = "1", people: int = 1, **options: Any) -> Page:
    page = Page()
    players = kortti.load_game(game, **options).players
    seats = [{"kind": "person" if seat < people else "skilled", "name": f"N{seat}"} for seat in range(players)]
    assert "error" not in ask(page, "new", game=game, options=options, seats=seats, seed=seed)
    return page


@pytest.mark.parametrize("case", CASES)
def test_a_match_can_be_played_by_json_alone(case: str) -> None:
    """The page knows no more than its view, and needs no more."""
    game = CASES[case]
    page = seated(game.name, case, **game.options)
    rng = random.Random(case)
    view = ask(page, "look", seat=0)["view"]
    for _ in range(20_000):
        if view["over"] == "match":
            break
        if view["over"] == "deal":
            turn = ask(page, "next")
        elif view["seats"][view["turn"]]["kind"] == "opponent":
            assert view["actions"] == [] and "error" in ask(page, "act", action="pass")
            turn = ask(page, "advance")
        else:
            entry = rng.choice(view["actions"])
            assert ask(page, "why", action=entry["action"]) == {"why": None}
            if entry["card"]:
                assert ask(page, "why", card=entry["card"]) == {"why": None}
            turn = ask(page, "act", action=entry["action"])
        assert set(turn) == {"view", "moves", "said", "save"}, turn
        view = turn["view"]
        places = {place["zone"] for place in view["places"]} | {f"hand:{seat}" for seat in range(game.players)}
        assert {entry["zone"] for entry in view["actions"]} <= {None, *places}
        if not page.seated.state.is_terminal and rng.random() < 0.1:
            assert named_in([turn["moves"], turn["said"]]) <= seen_ever(page.seated.state, 0)
    assert view["over"] == "match"
    assert sorted(seat for row in view["standings"] for seat in row["seats"]) == list(range(game.players))
    order = [seat for row in view["standings"] for seat in row["seats"]]
    winners = page.seated.match.winners()
    assert set(order[: len(winners)]) == set(winners)
    assert len(ask(page, "log")["deals"]) == view["deal"]
    assert "error" in ask(page, "next") and "error" in ask(page, "advance") and "error" in ask(page, "hint")


@pytest.mark.parametrize("case", CASES)
def test_rules_pages_mark_house_rules(case: str) -> None:
    game = CASES[case]
    sections = ask(Page(), "rules", game=game.name, options=game.options)["sections"]
    usual = kortti.load_game(game.name).options
    marked = any(line["house"] for section in sections for line in section["lines"])
    assert not marked or game.options != usual
    assert not any(line["house"] for s in ask(Page(), "rules", game=game.name)["sections"] for line in s["lines"])


def test_the_catalogue_lists_every_game_with_its_options() -> None:
    entries = ask(Page(), "catalogue")["games"]
    assert [entry["name"] for entry in entries] == list(kortti.games())
    for entry in entries:
        usual = json.loads(json.dumps(kortti.load_game(entry["name"]).options))
        assert {option["name"]: option["default"] for option in entry["options"]} == usual
        assert entry["presets"][0] == {"name": "usual", "options": {}}
        for preset in entry["presets"]:
            kortti.load_game(entry["name"], **preset["options"])


def test_before_there_is_a_match_only_questions_without_one_are_answered() -> None:
    for name in ANSWERS:
        assert ("error" in ask(Page(), name, seat=0, action="pass")) == (name != "catalogue")


# Junk

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["7C", "pass"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=6,
)
SEATS = [{"kind": "person", "name": "A"}, *[{"kind": "skilled", "name": "B"}] * 3]
GOOD: dict[str, Any] = {
    "game": "pantti",
    "options": {},
    "seats": SEATS,
    "seed": "2",
    "action": "pass",
    "card": "7C",
    "seat": 0,
    "save": seated("ristiseiska").seated.save,
}
REQUESTS = st.builds(
    lambda do, good, bad: {"do": do, **{name: GOOD[name] for name in good}, **bad},
    st.sampled_from(sorted(ANSWERS)),
    st.sets(st.sampled_from(sorted(GOOD))),
    st.dictionaries(st.sampled_from([*sorted(GOOD), "do"]), JSON, max_size=2),
)


def middle_of_a_match() -> str:
    page = seated("pantti")
    for _ in range(30):
        view = ask(page, "look", seat=0)["view"]
        if view["turn"] == 0:
            ask(page, "act", action=view["actions"][0]["action"])
        else:
            ask(page, "advance")
    return page.seated.save


MIDDLE = middle_of_a_match()


@settings(max_examples=200, deadline=None)
@given(st.one_of(REQUESTS.map(json.dumps), JSON.map(json.dumps), st.text()))
@example("")
@example("[" * 100_000)
@example('{"do": "new"')
@example('{"do": ["act"]}')
@example('{"do": "act", "action": "' + "x" * 2_000_000 + '"}')
@example('{"do": "new", "game": "pantti", "options": {"name": 1}, "seats": [], "seed": 1}')
@example('{"do": "open", "save": "kortti 1\\ngame pantti\\nseed \\ud800\\ndealer 0\\nseat person A"}')
@example('{"do": "look", "seat": true}')
@example('{"do": "look", "seat": 0.0}')
@example('{"do": "look", "seat": ' + "9" * 5000 + "}")
def test_junk_is_answered_with_an_error_and_changes_nothing(text: str) -> None:
    page = Page()
    ask(page, "open", save=MIDDLE)
    ask(page, "undo")
    table = page.seated
    before = json.dumps([table.view(), table.save, list(table.undone)])
    answer = json.loads(page.handle(text))
    assert isinstance(answer, dict)
    if "error" in answer:
        assert set(answer) == {"error"} and set(answer["error"]) == {"id", "args"}
        assert page.table is table
        assert json.dumps([table.view(), table.save, list(table.undone)]) == before
    elif "view" in answer:
        assert type(answer["view"]["eyes"]) is int
        assert "error" not in ask(page, "open", save=answer["save"])
