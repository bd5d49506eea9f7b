"""First screens before the engine has loaded: the server holds it back, and screens that don't need it must work."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Frame, Page, expect

from tests.page.faults import Fault
from tests.page.player import ASKED, STORED, Player
from tests.page.stored import WRITE, prepare, stored
from tests.page.waiting import rested, until

# Records the boxes of everything on the table in each frame, and if anything is moving.
WATCH = """() => {
    const felt = document.querySelector('.felt');
    window.seen = new Set();
    const look = () => {
        const boxes = [...felt.querySelectorAll('.spot, .plate, .action')].map((node) => {
            const {x, y, width, height} = node.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join();
        });
        window.seen.add(JSON.stringify([felt.isConnected, felt.querySelector('.cards').table.isMoving(), boxes]));
        requestAnimationFrame(look);
    };
    look();
}"""
# Bad views that show when they are drawn; others are not drawn at all (kept-view.test.js).
BAD_VIEWS: list[dict[str, Any]] = [
    {"seats": [{}, {}, {}, {}]},
    {"prompt": "Play!"},
    {"prompt": {"id": 5, "args": 7}},
    {"actions": [None]},
    {"actions": [{}]},
    {"news": {"a": 1}},
]
# Tells if the view that was kept last asks for a move: the page shows a turn before it stores it.
ASKS = """(all) => all.some(({shown}) => shown && JSON.parse(shown.slice(shown.indexOf(' '))).actions.length)"""


def share(page: Page | Frame) -> None:
    """Makes the second seat a person who shares the device."""
    page.get_by_role("heading", name="Who plays?").click()
    page.locator(".seat select").nth(1).select_option("person")


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    return open_page("phone", service_workers="block")


def test_new_game_and_rules_need_no_engine(
    open_page: Callable[..., Page], spoil: Callable[..., str], dist: Path, held: Fault
) -> None:
    page = open_page("phone", locale="fi-FI", service_workers="block")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    main = Fault("/assets/main-*.js", "held")  # else it may be faster than the preload
    try:
        with page.expect_request("**/words/fi-*"):
            page.goto(spoil(dist, main, held), wait_until="commit")
    finally:
        main.left = 0
    page.goto(f"{page.url}#/new/pantti")
    page.get_by_text("Jokainen sääntö erikseen").tap()
    expect(page.locator(".options .option").first).to_be_visible()
    page.goto(f"{page.url.partition('#')[0]}#/rules/pantti")
    expect(page.get_by_role("heading", name="Pelin tavoite")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)
    assert len([url for url in asked if "/words/fi-" in url]) == 1  # preloaded, and not twice

    # with other house rules the usual ones are shown until the engine tells the differences
    page.goto(page.url + "?target=251")
    usual = page.get_by_text("Nämä ovat tavalliset säännöt")
    expect(usual).to_be_visible()
    expect(page.get_by_role("heading", name="Pelin tavoite")).to_be_visible()
    expect(page.locator(".house")).to_have_count(0)
    held.left = 0
    expect(page.locator(".house").first).to_be_visible(timeout=45_000)
    expect(usual).to_have_count(0)


def test_a_game_that_is_tapped_early_is_dealt_once(
    page: Page, spoil: Callable[..., str], dist: Path, held: Fault
) -> None:
    """Even if the button is pressed twice, the person leaves and returns meanwhile, and the start fails. No opening
    comes."""
    page.add_init_script(ASKED)
    page.clock.install()
    page.goto(spoil(dist, held, Fault("/openings/*", "html")))
    page.get_by_role("button", name="Play Pantti").dblclick()
    page.get_by_role("button", name="Just play").dblclick()
    expect(page.locator(".table-screen progress")).to_be_visible()
    address = page.url
    assert "#/table/" in address
    page.get_by_role("button", name="Back").tap()
    expect(page.get_by_role("button", name="Play Pantti")).to_be_visible()  # nothing was done in it
    page.go_forward()
    expect(page.locator(".table-screen progress")).to_be_visible()
    held.kind = "404"
    page.reload()
    expect(page.locator(".table-screen progress")).to_be_visible()
    page.clock.run_for(15_000)  # as the browser waits for the file that it had asked for before
    alert = page.locator(".table-screen").get_by_role("alert")
    expect(alert).to_contain_text("The game engine could not be started", timeout=20_000)
    assert page.url == address
    held.left = 0
    alert.get_by_role("button", name="Try again").tap()
    player = Player(page, "", quick=False)
    player.seat()
    assert page.url == address and page.evaluate("window.asked.new") == 1
    player.check(player.wait())
    assert len(page.evaluate(STORED)) == 1


def test_the_wait_is_told_until_the_cards_lie_there(phone: Page, site: str) -> None:
    """The progress bar stays, not full, until the deal, not only until the engine has loaded."""
    phone.add_init_script("""
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (data) {
            if (data.request?.includes('"do":"new"')) window.deal = () => post.call(this, data);
            else post.call(this, data);
        };
    """)
    phone.route("**/openings/**", lambda route: route.abort())
    phone.goto(site)
    Player(phone, site, quick=False).first("Pantti")
    bar = phone.locator(".table-screen progress")
    expect(phone.locator(".table-screen .starting")).to_have_text("The dealer is shuffling…", timeout=45_000)
    until(phone, lambda: phone.evaluate("Boolean(window.deal)"), 45)  # the engine has loaded
    expect(bar).to_be_visible()
    assert 0.5 < float(bar.get_attribute("value") or 0) < 1
    phone.evaluate("window.deal()")
    Player(phone, site, quick=False).seat()
    expect(phone.locator("progress")).to_have_count(0)


def test_a_match_that_was_left_is_drawn_at_once_and_goes_on_without_a_jump(
    page: Page, spoil: Callable[..., str], dist: Path, held: Fault
) -> None:
    """A view that was kept badly is not missed."""
    held.left = 0
    player = Player(page, spoil(dist, held), seed=3, quick=False)
    player.new("Pantti")
    before = player.wait()
    page.wait_for_function(f"async () => ({ASKS})(await ({STORED})())")
    held.left = 1_000_000
    (match,) = rested(page, lambda: page.evaluate(STORED))
    version, _, view = match["shown"].partition(" ")
    for change in BAD_VIEWS:
        shown = f"{version} {json.dumps({**json.loads(view), **change})}"
        page.evaluate(WRITE, [(f"match:{match['id']}", stored({**match, "shown": shown}))])
        page.reload()
        expect(page.locator(".table-screen progress")).to_be_visible()
        page.wait_for_timeout(200)
        expect(page.locator(".spots.hand .spot")).to_have_count(0)
        expect(page.get_by_role("heading", name="Pantti")).to_be_visible()
    page.evaluate(WRITE, [(f"match:{match['id']}", stored(match))])
    page.reload()
    expect(page.locator("[data-drawn] .spots.board .spot").first).to_be_visible()
    drawn = player.wait()
    assert {**drawn, "said": ""} == {**before, "said": ""}
    expect(page.locator("progress")).to_be_visible()
    player.wait_for_presses()
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".bubble")).to_contain_text("the dealer is still coming")
    assert player.look()["hand"] == before["hand"]
    page.evaluate(WATCH)
    held.left = 0
    expect(page.locator("progress")).to_have_count(0, timeout=45_000)
    player.check(player.wait())
    page.wait_for_timeout(300)
    assert page.evaluate("[...window.seen].length") == 1, page.evaluate("[...window.seen]")
    player.make_moves(1)


def test_nobodys_hand_is_drawn_where_people_share_the_phone(
    page: Page, spoil: Callable[..., str], dist: Path, held: Fault
) -> None:
    held.left = 0
    player = Player(page, spoil(dist, held), seed=3, quick=False)
    prepare(page, player.site)
    player.new("Pantti", share)
    ready = page.get_by_role("button", name=re.compile("^Player . is ready$"))
    for taken in (False, True):  # before and after one of them has taken the phone
        expect(ready).to_be_visible(timeout=45_000)
        player.wait_for_presses()
        if taken:
            ready.tap()
            expect(page.locator(".spots.hand .spot").first).to_be_visible()
            page.wait_for_timeout(200)
        held.left = 1_000_000
        page.reload()
        expect(ready).to_be_visible()
        expect(page.locator(".spots.hand .spot")).to_have_count(0)
        player.wait_for_presses()
        ready.tap()
        expect(page.locator(".bubble")).to_contain_text("the dealer is still coming")
        expect(page.locator(".spots.hand .spot")).to_have_count(0)
        held.left = 0
        expect(page.locator("progress")).to_have_count(0, timeout=45_000)
    player.wait_for_presses()
    ready.tap()
    expect(page.locator(".spots.hand .spot").first).to_be_visible()
