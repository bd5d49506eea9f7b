"""Keyboard focus: after every key that opens, changes or closes something, the focus is on an element of the result."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.player import Player
from tests.page.positions import positions
from tests.page.screens.test_review import made, put
from tests.page.stored import prepare
from tests.page.waiting import rested

# Collects announcements: the text of each live region whenever it changes.
HEAR = """() => {
    window.heard = [];
    const regions = '[role=status], [role=alert], [aria-live]';
    new MutationObserver((changes) => {
        const elements = changes.map(({target}) => (target.nodeType === 3 ? target.parentElement : target));
        const changed = elements.map((element) => element?.closest(regions));
        for (const region of new Set(changed)) if (region?.textContent) window.heard.push(region.textContent);
    }).observe(document.body, {childList: true, characterData: true, subtree: true});
}"""


def press(target: Locator, key: str = "Enter") -> None:
    target.focus()
    target.press(key)


def expect_focus(page: Page, selector: str) -> None:
    expect(page.locator(f"{selector}:focus")).to_have_count(1, timeout=30_000)


@pytest.fixture
def person(open_page: Callable[..., Page], site: str) -> Player:
    return Player(open_page("desktop", has_touch=True), site, "keys", seed=3)


def test_what_is_made_in_a_sheet_takes_the_focus_and_what_the_table_by_text_covers_takes_none(person: Player) -> None:
    page = person.page
    prepare(page, person.site)
    person.new("Pantti")
    person.wait()
    for item, button in (("Share", "Make the link"), ("Embed", "Make the lines")):
        press(page.get_by_role("button", name="More", exact=True))
        press(page.get_by_role("dialog").get_by_role("button", name=item, exact=True))
        sheet = page.locator("dialog.sheet[open]")
        press(sheet.get_by_role("button", name=button, exact=True))
        expect(sheet.locator(".field:focus")).to_have_value(re.compile("http"), timeout=30_000)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    expect(page.locator(".side .log")).to_be_visible()
    press(page.locator(".by-text"))
    expect_focus(page, ".text-mode input")
    covered = """() => {
        const now = document.activeElement;
        const {x, y, width, height} = now.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return now === document.body || top === now || now.contains(top) ? null : now.outerHTML;
    }"""
    for _ in range(14):
        page.keyboard.press("Tab")
        assert page.evaluate(covered) is None


def test_a_match_deleted_on_home_leaves_the_focus_on_home(person: Player) -> None:
    page = person.page
    prepare(page, person.site, {name: positions("pantti", 3)["hand"] for name in ("one", "two")})
    page.goto(f"{person.site}#/")
    press(page.locator(".matches").get_by_role("button", name="Delete"))
    press(page.get_by_role("dialog").get_by_role("button", name="Delete"))
    expect(page.locator(".matches")).to_have_count(0)
    expect_focus(page, "h1")


def test_looking_through_and_the_review_keep_the_focus_and_tell_each_step_once_in_whole_sentences(
    person: Player, axe: Callable[[Page], list[str]]
) -> None:
    page = person.page
    put(page, person.site)
    page.goto(person.site)
    expect(page.locator("#app h1")).to_be_visible()
    page.evaluate("location.hash = '#/replay/reviewed'")  # as a link would
    expect(page.get_by_role("slider")).to_be_visible(timeout=45_000)
    expect_focus(page, ".table-bar h1")
    press(page.get_by_role("button", name="Review", exact=True))
    expect_focus(page, ".review .told")
    made(page)
    expect_focus(page, ".review .told")
    assert axe(page) == []
    press(page.get_by_role("button", name="Close the review"))
    expect_focus(page, ".prompt")
    page.keyboard.press("Home")
    page.keyboard.press("Space")  # starts playing, with the focus on an element that ignores keys
    expect(page.get_by_role("button", name="Stop playing it")).to_be_visible()
    page.goto(f"{person.site}#/table/reviewed")
    press(page.get_by_role("button", name="Review", exact=True))
    expect(page.locator(".table-bar h1 .unseen")).to_be_attached()
    made(page)
    expect_focus(page, ":is(.table-bar h1, .review .told)")
    expect(page.locator(".heard")).to_contain_text("Your play cost")
    page.evaluate(HEAR)
    for button in ("One move back", "Previous choice", "Previous choice"):
        page.evaluate("window.heard = []")
        press(page.get_by_role("button", name=button))
        heard = rested(page, lambda: page.evaluate("window.heard"))
        assert len(heard) == 1 and heard[0].startswith("Move "), heard
        assert not re.search(r"\.\.|\.[A-Z]|\d\.\d+\.\w", heard[0]), heard
    assert re.search(r"^Move \d+ of \d+\. Choice \d+ of \d+: \w+.*\. (You|Expert|Result)", heard[0]), heard
