"""Accessibility: axe on every screen, accessible names, announcements, reduced motion."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.player import Player
from tests.page.table.test_layout import show, sit_down

SCREENS = {
    "home": "#/",
    "new": "#/new/pantti",
    "rules": "#/rules/pantti",
    "settings": "#/settings",
    "opponents": "#/opponents/pantti",
    "about": "#/about",
    "open": "#/open",
}


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_axe_finds_nothing_wrong(
    open_page: Callable[..., Page], site: str, axe: Callable[[Page], list[str]], scheme: str
) -> None:
    page = open_page("phone", color_scheme=scheme)
    player = Player(page, site)
    player.hurry()
    sit_down(page, site, "pantti", 3)
    for name, route in SCREENS.items():
        page.goto(site + route)
        expect(page.locator("#app h1")).to_be_visible()
        expect(page.locator("progress")).to_have_count(0, timeout=45_000)  # the engine has started
        if name == "new":
            for fold in page.locator("details").all():
                fold.evaluate("(node) => { node.open = true; }")
        if name == "rules":
            expect(page.get_by_role("heading", name="Aim of the game")).to_be_visible()
        assert axe(page) == [], name
    for kind in ("hand", "buttons", "end"):
        page.goto(f"{site}#/table/pantti-3-{kind}")
        player.seat()
        if kind == "end":
            expect(page.locator(".end-panel .foot .primary")).to_be_visible()
        page.wait_for_timeout(700)  # panels fade in
        assert axe(page) == [], kind
        if kind == "hand":
            page.get_by_role("button", name="More", exact=True).tap()
            expect(page.get_by_role("dialog")).to_be_visible()
            page.wait_for_timeout(400)
            assert axe(page) == [], "menu"
            page.keyboard.press("Escape")


def test_axe_does_find_what_is_wrong(phone: Page, site: str, axe: Callable[[Page], list[str]]) -> None:
    phone.goto(site)
    expect(phone.locator("#app h1")).to_be_visible()
    phone.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(found.startswith("button-name") for found in axe(phone))


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_flies_with_reduced_motion(open_page: Callable[..., Page], site: str, motion: str) -> None:
    page = open_page("phone", reduced_motion=motion)
    player = Player(page, site, seed=7)
    page.goto(f"{site}#/settings")
    player.press(page.get_by_role("group", name="Opponents play").get_by_role("radio", name="At once"))
    player.new("Pantti")
    seen = player.wait()
    # Checks that everything is in place one frame after a tap is answered.
    script = """(key) => new Promise((resolve) => {
        const table = document.querySelector('.cards').table;
        const board = document.querySelector('.spots.board');
        const before = board.textContent + [...board.children].map((node) => node.ariaLabel).join();
        let moved = 0, frames = 0, running = false;
        const look = () => {
            const now = board.textContent + [...board.children].map((node) => node.ariaLabel).join();
            if (now !== before) {
                frames += 1;
                running ||= table.isMoving();
            }
            if (frames < 6) requestAnimationFrame(look);
            else resolve(running);
        };
        look();
        [...document.querySelectorAll('.spots.hand .spot.playable')][0].click();
    })"""
    if not any(spot["playable"] for spot in seen["hand"]):
        pytest.fail("choose another seed: no card can be played")
    assert page.evaluate(script, None) == (motion == "no-preference")


def test_the_table_is_announced(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("desktop", viewport={"width": 844, "height": 390})
    player = Player(page, site, "keys", seed=8)
    player.hurry()
    player.new("Pantti")
    status = page.locator(".heard")
    seen = player.wait()
    expect(status).to_contain_text(seen["prompt"].removesuffix(".").split("♣")[0].split(" ")[0])
    for _ in range(3):
        before = player.signature(seen)
        player.play(seen)
        seen = player.wait(before)
        said = status.inner_text() if status.is_visible() else status.text_content() or ""
        assert said.split()[0] == seen["prompt"].split()[0]  # the question comes first
        assert "You " in said and said.count(" of ") >= 1
        assert "♣" not in said and "{" not in said
    # A card that can't be played yet gives the reason, visibly at the card and audibly by name.
    waiting = next(spot for spot in seen["hand"] if not spot["playable"])
    player.walk(waiting)
    expect(page.locator(".bubble")).to_be_visible()
    text = page.locator(".bubble").text_content() or ""
    assert any(symbol in text for symbol in "♣♦♥♠")
    expect(page.locator(".answered")).to_contain_text(" of ")
    assert player.signature(player.look()) == player.signature(seen)


@pytest.mark.parametrize("speech", ["What concerns me", "Only questions"])
def test_less_is_announced_to_who_wants_less(open_page: Callable[..., Page], site: str, speech: str) -> None:
    page = open_page("desktop")
    player = Player(page, site, "keys", seed=8)
    player.hurry()
    player.press(page.get_by_role("group", name="Screen readers are told").get_by_role("radio", name=speech))
    player.new("Pantti")
    seen = player.wait()
    for _ in range(3):
        before = player.signature(seen)
        player.play(seen)
        seen = player.wait(before)
        said = page.locator(".heard").text_content() or ""
        assert said and "Aino" not in said and "Veikko" not in said
        assert said.split()[0] == seen["prompt"].split()[0]
        assert ("You played" in said) == (speech != "Only questions"), said


def test_keys_of_the_table(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("desktop")
    player = Player(page, site, "keys", seed=9)
    player.hurry()
    player.new("Pantti")
    player.make_moves(1)
    for key, title in (("?", "Keys"), ("l", "Log"), ("s", "Score sheet")):
        page.keyboard.press(key)
        dialog = page.get_by_role("dialog", name=title)
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_contain_text("Play")
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    before = player.signature(player.look())
    page.keyboard.press("u")
    undone = player.wait(before)
    page.keyboard.press("r")
    assert player.signature(player.wait(player.signature(undone))) == before


def test_a_window_zoomed_to_400_percent(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("desktop", viewport={"width": 320, "height": 256}, device_scale_factor=4)
    Player(page, site, "mouse").hurry()
    for route in SCREENS.values():
        page.goto(site + route)
        expect(page.locator("#app h1")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, route
    sit_down(page, site, "pantti", 3)
    boxes = show(page, site, "pantti-3-hand", (320, 568))
    assert all(box["own"] for box in boxes["hand"])
