"""Failing requests change nothing: all requests of `kortti.wire`, with each field wrong in turn."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kortti.page import Page
from kortti.page.checks import fields_of, requests
from tests.engine.page.test_page import MIDDLE, ask, seated

SEATS = [{"kind": "person", "name": "Ada"}, *[{"kind": "beginner", "name": name} for name in ("Bo", "Cy", "Di")]]
WRONG = (None, True, 0, -1, 1, 7, 10**30, 0.5, 1e400, "", "zzz", "7C", "pass", "kortti 1", "\ud800", [], [[]], {})


def at_a_deal() -> Page:
    page = Page()
    ask(page, "open", save=MIDDLE)
    ask(page, "undo")
    return page


def in_a_lesson() -> Page:
    page = Page()
    assert "error" not in ask(page, "new", game="pantti", seats=SEATS, seed=1, lesson=True)
    return page


def while_watching() -> Page:
    page = at_a_deal()
    ask(page, "replay", save=MIDDLE, at=3)
    return page


def finished_match() -> str:
    page = seated("fan-tan", "over", deals=1)
    page.seated.effort = 0.01
    while (view := ask(page, "view", seat=0)["view"])["over"] != "match":
        ask(page, "act", action=view["actions"][0]["action"]) if view["turn"] == 0 else ask(page, "advance")
    return page.seated.save


OVER = finished_match()


def after_the_end() -> Page:
    page = Page()
    assert ask(page, "open", save=OVER)["view"]["over"] == "match"
    return page


def before_a_match() -> Page:
    return Page()


PLACES = [before_a_match, at_a_deal, in_a_lesson, while_watching, after_the_end]
GOOD: dict[str, Any] = {
    "game": "pantti",
    "options": {"players": 4},
    "seats": SEATS,
    "seed": "1",
    "save": MIDDLE,
    "at": 2,
    "how": "on",
    "action": "pass",
    "groups": [["7C"]],
    "text": "help",
    "kind": "position",
    "width": 400,
    "height": 300,
    "seat": 0,
    "also": [0, None],
    "words": {"title": "x"},
    "card": "7C",
    "effort": 0.01,
}


def state_of(page: Page) -> str:
    """Returns the whole state of a page."""
    table = page.table
    told = table and [table.save, table.history.undone, table.position, table.view(0)]
    return json.dumps([told, page.reviewed is None, page.stand_in is None])


def wrongs(value: Any) -> list[Any]:
    """Returns wrong values: anything else, or the value with one part wrong."""
    found = [wrong for wrong in WRONG if json.dumps(wrong) != json.dumps(value)]
    if isinstance(value, list) and value:
        found += [value[1:], [*value, value[0]], [value[0], None], *([wrong, *value[1:]] for wrong in WRONG)]
    if isinstance(value, dict):
        found += [{**value, name: wrong} for name in (*value, "kind") for wrong in WRONG]
    return found


def test_a_match_that_is_over_is_looked_through_and_another_is_played() -> None:
    over, open_ = (ask(Page(), "read", text=save) for save in (OVER, MIDDLE))
    assert (over["do"], over["at"], over["over"]) == ("replay", 0, "match") and over["steps"] > 0
    assert (open_["do"], open_["at"], open_["over"]) == ("play", open_["steps"], None)


@pytest.mark.parametrize("do", sorted(requests()))
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.slow
def test_what_fails_leaves_everything_as_it_was(place: Any, do: str, capsys: pytest.CaptureFixture[str]) -> None:
    fields = [name for name in fields_of(requests()[do]) if name != "do"]
    good = {name: GOOD[name] for name in fields if name in GOOD}
    if do == "review":
        good |= {"save": OVER}
    asked = [good, {}, *({**good, name: wrong} for name in fields for wrong in wrongs(good.get(name)))]
    asked += [{other: value for other, value in good.items() if other != name} for name in good]
    if do == "new":
        asked += [{**one, "lesson": True} for one in asked]
    page = place()
    table, before = page.table, state_of(page)
    for request in asked:
        answer = json.loads(page.handle(json.dumps({"do": do, **request})))
        if "error" in answer:
            assert page.table is table and state_of(page) == before, request
        elif page.table is not table or state_of(page) != before:
            page = place()
            table, before = page.table, state_of(page)
    assert "Traceback" not in capsys.readouterr().err
