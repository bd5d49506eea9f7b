"""The way to a table with friends: axe on every step, by keyboard alone, and on the smallest phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.friends.table import Friends

# Buttons and fields, and whether they stay within the window's width; and what may scroll sideways.
FIT = """() => ({
    wide: document.documentElement.scrollWidth > innerWidth,
    out: [...document.querySelectorAll('button:not(.by-text), input, textarea, select, summary')].flatMap((node) => {
        const {left, right, width} = node.getBoundingClientRect();
        return width && (left < -0.5 || right > innerWidth + 0.5) ? [node.outerHTML.slice(0, 90)] : [];
    }),
    cut: [...document.querySelectorAll('button:not(.by-text)')].flatMap((node) =>
        node.getClientRects().length && node.scrollWidth > node.clientWidth + 1 ? [node.outerHTML.slice(0, 90)] : []),
    sideways: [...document.querySelectorAll('.sheet, .sheet *, .join, .join *')].flatMap((node) =>
        node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflowX !== 'visible'
            && getComputedStyle(node).overflowX !== 'clip' && getComputedStyle(node).overflowX !== 'hidden'
            && node.clientWidth ? [node.outerHTML.slice(0, 90)] : []),
})"""


@pytest.fixture
def good(axe: Callable[[Page], list[str]]) -> Callable[[Page, str], None]:
    """Checks a page at the present step."""

    def check(page: Page, step: str) -> None:
        page.wait_for_timeout(400)  # sheets fade in
        for fold in page.locator("details").all():
            fold.evaluate("(node) => { node.open = true; }")
        assert axe(page) == [], step
        assert page.evaluate(FIT) == {"wide": False, "out": [], "cut": [], "sideways": []}, step

    return check


def test_every_step_is_accessible_and_fits(friends: Callable[..., Friends], good: Callable[[Page, str], None]) -> None:
    table = friends("pantti", "access", players=3)
    host, guest = table.host, table.guest(1)
    host.open_sheet()
    good(host.page, "friends")
    link = host.invite(1)
    good(host.page, "invitation")
    guest.page.goto(link)
    name = guest.page.locator(".friend-name input")
    expect(name).to_be_visible()
    good(guest.page, "name")
    name.fill("Bea")
    guest.press(guest.page.get_by_role("button", name="Sit down"))
    code = guest.page.locator(".friend-code textarea")
    expect(code).to_be_visible()
    good(guest.page, "answer")
    answer = code.input_value()
    host.press(host.page.get_by_role("button", name="Next: their answer"))
    paste, connect = host.sheet.locator(".paste textarea"), host.sheet.get_by_role("button", name="Connect", exact=True)
    for text, told in (
        (answer[:-9], "This code isn’t whole"),
        ("hello", "No Kortti code"),
        (link, "Wrong code"),
    ):
        paste.fill(text)
        host.press(connect)
        expect(host.sheet.get_by_role("alert")).to_contain_text(told)
    good(host.page, "their answer")
    paste.fill(f"  {answer}\n")
    host.press(connect)
    guest.seat()
    expect(host.sheet.get_by_text("Bea is here.")).to_be_visible()
    good(host.page, "friend at the table")
    host.close_sheet()
    guest.press(guest.page.get_by_role("button", name="Friends", exact=True))
    good(guest.page, "guest's sheet")
    guest.press(guest.page.locator("#friends").get_by_role("button", name="Close"))
    guest.page.evaluate("window.channel.close()")
    expect(guest.lost).to_be_visible()
    good(guest.page, "lost")
    host.open_sheet()
    expect(host.sheet.get_by_role("button", name="Invite again")).to_be_visible()
    good(host.page, "friend away")


def test_an_invitation_by_keyboard(friends: Callable[..., Friends]) -> None:
    table = friends("pantti", "keys", players=3)
    host, guest = table.host, table.guest(1)
    host.how = guest.how = "keys"
    host.page.locator(".table-bar button").first.focus()
    tab_to(host.page, host.page.get_by_role("button", name="More", exact=True))
    host.page.keyboard.press("Enter")
    tab_to(host.page, host.page.get_by_role("button", name="Friends", exact=True))
    host.page.keyboard.press("Enter")
    expect(host.sheet).to_be_visible()
    tab_to(host.page, host.sheet.get_by_role("button", name="Invite", exact=True).first)
    host.page.keyboard.press("Enter")
    tab_to(host.page, host.sheet.locator(".friend-name input"))
    host.page.keyboard.type("Maija")
    host.page.keyboard.press("Enter")
    code = host.sheet.locator(".friend-code textarea")
    tab_to(host.page, code)
    guest.page.goto(code.input_value())
    name = guest.page.locator(".friend-name input")
    tab_to(guest.page, name)
    guest.page.keyboard.type("Bea")
    guest.page.keyboard.press("Enter")
    answer = guest.page.locator(".friend-code textarea")
    tab_to(guest.page, answer)
    tab_to(host.page, host.sheet.get_by_role("button", name="Next: their answer"))
    host.page.keyboard.press("Enter")
    tab_to(host.page, host.sheet.locator(".paste textarea"))
    host.page.keyboard.insert_text(answer.input_value())
    tab_to(host.page, host.sheet.get_by_role("button", name="Connect", exact=True))
    host.page.keyboard.press("Enter")
    guest.seat()
    expect(host.sheet.get_by_role("status").filter(has_text="Bea is here.")).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(host.sheet).to_have_count(0)
    table.guests.append(guest)
    table.agree()


def tab_to(page: Page, target: Locator) -> None:
    """Presses Tab until the focus is on an element."""
    expect(target).to_be_visible()
    for _ in range(60):
        if target.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {target}")


def test_an_invitation_that_was_cut_asks_for_the_code(open_page: Callable[..., Page], site: str) -> None:
    page = open_page(engine=False)
    page.goto(f"{site}#/join/")
    expect(page.get_by_role("alert")).to_have_text("No Kortti code found here.")
    expect(page.locator(".join .paste")).to_be_visible()
