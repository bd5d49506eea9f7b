"""Accessibility: axe on every screen, accessible names, announcements, reduced motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.player import Player
from tests.page.positions import positions
from tests.page.stored import prepare
from tests.page.table.test_layout import show
from tests.page.waiting import until

SCREENS = {
    "home": "#/",
    "new": "#/new/pantti",
    "rules": "#/rules/pantti",
    "settings": "#/settings",
    "opponents": "#/opponents/pantti",
    "about": "#/about",
    "open": "#/open",
}
# Shown by a complete screen: another one may still be there when the address has changed.
SHOWS = {
    "home": ".tiles li",
    "new": "#deal",
    "rules": ".prose section",
    "settings": "#cards-title",
    "opponents": ".ladder",
    "about": ".prose [href='#/open']",
    "open": ".open-box",
}


def at_table() -> dict[str, str]:
    """Returns saves of Pantti by their ids."""
    return {f"pantti-3-{kind}": save for kind, save in positions("pantti", 3).items()}


def test_axe_finds_nothing_wrong(open_page: Callable[..., Page], site: str, axe: Callable[[Page], list[str]]) -> None:
    page = open_page("phone")

    def found() -> list[str]:
        violations = []
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            violations += axe(page)
        return violations

    player = Player(page, site)
    prepare(page, site, at_table())
    for name, route in SCREENS.items():
        page.goto(site + route)
        expect(page.locator("#app h1")).to_be_visible()
        expect(page.locator(SHOWS[name]).first).to_be_visible(timeout=45_000)
        expect(page.locator("progress")).to_have_count(0, timeout=45_000)  # the engine has started
        if name == "new":
            for fold in page.locator("details").all():
                fold.evaluate("(node) => { node.open = true; }")
        if name == "rules":
            expect(page.get_by_role("heading", name="Aim of the game")).to_be_visible()
        assert found() == [], name
    for kind in ("hand", "buttons", "end"):
        player.go_to_match(f"pantti-3-{kind}")
        if kind == "end":
            expect(page.locator(".end-panel .foot .primary")).to_be_visible()
        page.wait_for_timeout(700)  # panels fade in
        assert found() == [], kind
        if kind == "hand":
            page.get_by_role("button", name="More", exact=True).tap()
            expect(page.get_by_role("dialog")).to_be_visible()
            page.wait_for_timeout(400)
            assert found() == [], "menu"
            page.keyboard.press("Escape")


def test_axe_does_find_what_is_wrong(
    open_page: Callable[..., Page], site: str, axe: Callable[[Page], list[str]]
) -> None:
    phone = open_page(engine=False)
    phone.goto(site)
    expect(phone.locator("#app h1")).to_be_visible()
    phone.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(found.startswith("button-name") for found in axe(phone))


# Checks if anything moves in the frames after a tap is answered.
IS_MOVING = """() => new Promise((resolve) => {
    const table = document.querySelector('.cards').table;
    const board = document.querySelector('.spots.board');
    const read = () => board.textContent + [...board.children].map((node) => node.ariaLabel).join();
    const before = read();
    let frames = 0, running = false;
    const look = () => {
        if (read() !== before) {
            frames += 1;
            running ||= table.isMoving();
        }
        if (frames < 6) requestAnimationFrame(look);
        else resolve(running);
    };
    look();
    document.querySelector('.spots.hand .spot.playable').click();
})"""


def test_nothing_flies_with_reduced_motion(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("phone")
    prepare(page, site, animation="normal")
    player = Player(page, site, seed=7)
    for motion in ("reduce", "no-preference"):
        page.emulate_media(reduced_motion=motion)
        player.new("Pantti")
        seen = player.wait()
        assert any(spot["playable"] for spot in seen["hand"]), "choose another seed: no card can be played"
        assert page.evaluate(IS_MOVING) == (motion == "no-preference")


def play_and_hear(player: Player, seen: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """Makes a move; returns what the page shows then, and what it says about it."""
    region = player.page.locator(".heard")
    expect(region).not_to_be_empty()
    told = region.text_content()
    before = player.signature(seen)
    player.play(seen)
    seen = player.wait(before)
    until(player.page, lambda: region.text_content() != told)
    return seen, region.text_content() or ""


def test_the_table_is_announced_and_has_keys(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("desktop", viewport={"width": 844, "height": 390})
    prepare(page, site)
    player = Player(page, site, "keys", seed=9)
    player.new("Pantti")
    seen = player.wait()
    expect(page.locator(".heard")).to_contain_text(seen["prompt"].removesuffix(".").split("♣")[0].split(" ")[0])
    for _ in range(3):
        seen, said = play_and_hear(player, seen)
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
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 800})
    check_keys(player)


def check_keys(player: Player) -> None:
    """Opens all that has a key, and takes a move back and plays it again."""
    page = player.page
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


def test_less_is_announced_to_who_wants_less(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("desktop")
    prepare(page, site)
    player = Player(page, site, "keys", seed=8)
    for speech in ("What concerns me", "Only questions"):
        page.goto(f"{site}#/settings")
        player.press(page.get_by_role("group", name="Screen readers are told").get_by_role("radio", name=speech))
        player.matches = 0  # the same match
        player.new("Pantti")
        seen = player.wait()
        for _ in range(2):
            seen, said = play_and_hear(player, seen)
            assert said and "Aino" not in said and "Veikko" not in said
            assert said.split()[0] == seen["prompt"].split()[0]
            assert ("You played" in said) == (speech != "Only questions"), said


def test_a_window_zoomed_to_400_percent(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("desktop", viewport={"width": 320, "height": 256}, device_scale_factor=4)
    prepare(page, site, at_table())
    for name, route in SCREENS.items():
        page.goto(site + route)
        expect(page.locator("#app h1")).to_be_visible()
        expect(page.locator(SHOWS[name]).first).to_be_visible(timeout=45_000)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, route
    boxes = show(page, site, "pantti-3-hand", (320, 568))
    assert all(box["own"] for box in boxes["hand"])
