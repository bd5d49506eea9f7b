"""Invalid input: junk in the store, bad addresses, names that contain code, numbers out of range."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kortti.games import CATALOGUE
from kortti.records.record import Seat, write
from tests.page.player import Player, open_rule
from tests.page.positions import NAMES, played, positions
from tests.page.stored import WRITE, prepare, stored

SEATS = [{"kind": "skilled" if seat else "person", "name": NAMES[seat]} for seat in range(3)]
GOOD = positions("pantti", 3)["hand"]
SUMMARY = {"deal": 1, "totals": [0, 0, 0], "seats": SEATS, "over": False}


@pytest.fixture
def page(phone: Page, site: str) -> Page:
    """A page that is yet to open, with one valid match in the store."""
    prepare(phone, site, {"good": GOOD})
    return phone


def open_good_one(page: Page, site: str) -> None:
    page.goto(f"{site}#/table/good")
    Player(page, site).seat()
    expect(page.locator(".spots.hand .spot")).to_have_count(18)


# Stores with many kinds of junk beside the valid match.
JUNK: dict[str, list[tuple[str, Any]]] = {
    "values": [(key, junk) for key, junk in (("settings", 5), ("match:a", None), ("match:b", []))],
    "other fields": [
        ("settings", stored({"lang": "xx", "pace": 7, "animation": [], "felt": "<b>", "more": 1})),
        ("choice:pantti", stored({"players": "x", "seats": 3, "options": {"target": -1, "opening": "up"}})),
        ("match:a", stored({"id": "a", "save": "x", "summary": {}})),
        ("match:b", stored({"id": "b", "game": 7, "save": 5, "updated": "now", "summary": SUMMARY | {"seats": [1]}})),
    ],
    "another kind": [
        ("settings", stored("dark")),
        *((f"match:{number}", stored(data)) for number, data in enumerate(["kortti 1", None, 7])),
    ],
    "a later build": [("match:a", stored({"id": "a", "save": "kortti 2"}, 99)), ("settings", stored({}, 99))],
}


def test_junk_in_the_store(open_page: Callable[..., Page], site: str) -> None:
    page = open_page(engine=False)
    prepare(page, site, {"good": GOOD})
    for junk in JUNK.values():
        page.evaluate(WRITE, junk)
        page.goto(site)
        expect(page.get_by_role("heading", name="Kortti")).to_be_visible()
        expect(page.get_by_role("link", name="Continue Pantti").last).to_be_visible()
        page.goto(f"{site}#/new/pantti")
        expect(page.locator("#deal")).to_be_enabled()
    page.unroute_all()
    page.evaluate(WRITE, JUNK["other fields"])
    page.reload()
    open_good_one(page, site)


def test_a_save_that_cannot_be_read(page: Page, site: str) -> None:
    cut = GOOD.rpartition("play")[0] + "play 7C, play 7C\n"
    other = "kortti 1\ngame poker\nseed a\ndealer 0\ndeal\n"
    saves = dict.fromkeys([" ", "junk", "kortti 1", "{}", "<script>alert(1)</script>", "\0"], "can’t be read")
    saves |= {other: "There is no game called “poker”.", cut: "In deal 1, action 2 isn’t possible: play 7C"}
    for id, save in enumerate(saves):
        data = {"id": str(id), "game": "pantti", "save": save, "updated": 9e15, "summary": SUMMARY}
        page.evaluate(WRITE, [(f"match:{id}", stored(data))])
    for id, told in enumerate(saves.values()):
        page.goto(f"{site}#/table/{id}")
        expect(page.get_by_role("alert")).to_contain_text(told, timeout=45_000)
        assert page.locator("script:not([src])").count() == 0
        page.get_by_role("button", name="Back").tap()
        expect(page.get_by_role("heading", name="Other matches")).to_be_visible()
    open_good_one(page, site)


ROUTES = [
    ("#/nowhere", "Games"),
    ("#/table/none", "Games"),
    ("#/%E0%A4%A", "Games"),
    ("#/table/%00", "Games"),
    ("#/table/../../x", "Games"),
    ("#/new/poker", "There is no game called “poker”."),
    ("#/new/<script>alert(1)</script>", "There is no game called"),
    ("#/new/%", "There is no game called"),
    ("#/new", "Games"),
    ("#/rules/poker", "There is no game called “poker”."),
    ("#/practice/puzzles/poker/next", "There is no game called “poker”."),
]
ROUTES_FOR_THE_ENGINE = [
    ("#table", "There is no link or match of Kortti in this text."),
    ("#/replay/good?at=0.5", "0/1"),
    ("#/replay/good?at=-5", "0/1"),
    ("#/rules/pantti?target=99999999", "“99999999” isn’t a value for"),
    ("#/rules/pantti?colour=red", "There is no house rule called “colour”."),
    ("#/rules/pantti?target=" + "9" * 3000, "isn’t a value for"),
    ("#/rules/pantti?__proto__=1&players=", "There is no house rule called “__proto__”."),
]


def test_addresses_that_lead_nowhere(open_page: Callable[..., Page], site: str) -> None:
    page = open_page(engine=False)
    prepare(page, site, {"good": GOOD})
    for routes in (ROUTES, ROUTES_FOR_THE_ENGINE):
        for number, (route, shown) in enumerate(routes):
            if number % 4 == 0:
                page.goto("about:blank")  # else only the fragment changes
            page.goto(site + route)
            expect(page.locator("#app").get_by_text(shown).locator("visible=true").first).to_be_visible(timeout=45_000)
            assert page.get_by_text("Something went wrong").count() == 0, route
            page.goto(f"{site}#/")
            expect(page.get_by_role("link", name="Continue Pantti")).to_be_visible()
        page.unroute_all()


CODE = "<b>x</b>"


def test_names_that_are_code_or_far_too_long_and_numbers_out_of_range(
    open_page: Callable[..., Page], site: str
) -> None:
    page = open_page("phone")
    prepare(page, site, {"over": write(played([Seat("person", ""), Seat("casual", "Aino"), Seat("casual", CODE)], 1))})
    player = Player(page, site, seed=12)
    family = "👨\u200d👩\u200d👧\u200d👦"
    typed = [CODE, "W" * 400, "  a \u202e\u0000\n b ", family + "Z" + "\u0301" * 50 + " & co"]
    kept = [CODE, "W" * 16, "a b", family + "\u0179\u0301\u0301\u0301" + " & co"]
    (most,) = (option.most for option in CATALOGUE["pantti"].options_of("pantti") if option.name == "target")
    shown: dict[str, str] = {}

    def type_all(frame: Any) -> None:
        frame.get_by_role("heading", name="Who plays?").tap()
        for k, name in enumerate(typed):
            frame.get_by_role("textbox").nth(k).fill(name)
        open_rule(frame, "Target score")
        field = frame.get_by_role("spinbutton", name="Target score")
        for text in ("99999999999", "-3", "", "12.6", "1e400", "007"):
            field.fill("") if text in ("", "1e400") else field.fill(text)
            field.press("Tab")
            field.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
            shown[text] = field.input_value()
        field.fill(str(most + 1))
        field.press("Tab")

    player.new("Pantti", type_all)
    assert shown["99999999999"] == str(most) and shown["-3"] == "1" and shown["12.6"] == "13" and shown["007"] == "7"
    assert re.fullmatch(r"\d+", shown[""])
    assert sorted(page.locator(".plate .name .who").all_text_contents()) == sorted(kept)
    assert page.locator(".plate .name b, .plate script").count() == 0
    record = player.truth().record
    assert [seat.name for seat in record.seats] == kept and record.game.options["target"] == most
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    clips = "nodes => nodes.every((node) => getComputedStyle(node).overflowY !== 'visible')"
    assert page.locator(".plate .name .who").evaluate_all(clips)  # whatever is stacked on a letter
    page.goto(f"{site}#/table/over")
    expect(page.locator(".deal-rows").get_by_text(CODE)).to_be_visible(timeout=45_000)


def test_a_refused_deal_says_why_and_loses_nothing(open_page: Callable[..., Page], site: str) -> None:
    """Like a request from another build with a house rule that the engine doesn't know."""
    page = open_page("phone")
    prepare(page, site, {"good": GOOD})
    page.add_init_script(
        """const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (data) {
            if (data.request?.includes('"do":"new"')) data.request = data.request.replace('"players":', '"plaeyrs":');
            return post.call(this, data);
        };"""
    )
    page.goto(f"{site}#/new/pantti")
    page.locator("#deal").tap(timeout=45_000)
    expect(page.locator(".notices")).to_contain_text("There is no house rule called “plaeyrs”.", timeout=45_000)
    expect(page.locator("#deal")).to_be_enabled()
    open_good_one(page, site)
