"""People who share a phone: each has a name, and nobody's hand is there before its owner has taken the phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kortti.record import Seat, write
from tests.page.player import Player
from tests.page.positions import PUT, played

SEATS = [{"kind": "person", "name": ""}, {"kind": "casual", "name": "Aino"}, {"kind": "person", "name": ""}]
# The cards of hands that have been in the page since this was asked last.
WATCH = """window.hands = new Set();
const look = () => {
    for (const node of document.querySelectorAll('.spots.hand .spot')) window.hands.add(node.dataset.card);
    requestAnimationFrame(look);
};
look();"""
SEEN = "(() => { const seen = [...window.hands]; window.hands.clear(); return seen; })()"
CURTAIN = ".curtain"


def save_of(deals: int, actions: int = 1000) -> str:
    """Gets a match of Pantti that two people and an opponent have played at random."""
    return write(played([Seat(**seat) for seat in SEATS], deals, actions))


def open_match(page: Page, site: str, save: str) -> Player:
    person = Player(page, site, seed=8)
    person.hurry()
    page.evaluate(PUT, ["shared", save, "pantti", SEATS])
    page.reload()
    page.goto(f"{site}#/table/shared")
    return person


def take(page: Page) -> str:
    """Takes the phone; gets who has taken it."""
    button = page.locator(CURTAIN).get_by_role("button")
    expect(button).to_be_visible(timeout=45_000)
    name = (button.text_content() or "").removesuffix(" is ready").replace("\u00a0", " ")
    button.tap()
    expect(page.locator(CURTAIN)).to_have_count(0)
    expect(page.locator(".spots.hand .spot").first).to_be_visible()
    expect(page.locator(".line.mine")).to_be_visible()
    expect(page.locator(".plate.me .name")).to_contain_text(name)
    return name


@pytest.mark.slow
def test_names_are_asked_for_and_remembered(phone: Page, site: str) -> None:
    phone.goto(f"{site}#/new/pantti")
    phone.get_by_role("heading", name="Seats").tap()
    expect(phone.get_by_role("group", name="Your names")).to_have_count(0)
    phone.locator(".seat select").nth(2).select_option("person")
    names = phone.get_by_role("group", name="Your names")
    expect(names).to_be_in_viewport()
    expect(names.get_by_role("textbox")).to_have_count(2)
    expect(phone.locator("summary .note").first).to_have_text("Player 1, Aino, Player 2, Saga")
    names.get_by_role("textbox", name="Player 1").fill("Kerttu")
    names.get_by_role("textbox", name="Player 2").fill("Ilmari")
    expect(phone.locator("summary .note").first).to_have_text("Kerttu, Aino, Ilmari, Saga")
    phone.locator("#deal").tap()
    expect(phone.locator(".table-screen")).to_be_visible(timeout=45_000)

    phone.goto(f"{site}#/new/ristiseiska")
    phone.get_by_role("heading", name="Seats").tap()
    phone.locator(".seat select").nth(1).select_option("person")
    assert [field.input_value() for field in names.get_by_role("textbox").all()] == ["Kerttu", "Ilmari"]


@pytest.mark.slow
def test_no_hand_is_there_before_the_phone_is_taken(phone: Page, site: str) -> None:
    """Not when the match is opened, not when it is dealt anew, not in what is told; and nobody is called "You"."""
    phone.add_init_script(WATCH)
    person = open_match(phone, site, save_of(2, actions=9))
    expect(phone.locator(CURTAIN)).to_be_visible(timeout=45_000)
    assert phone.evaluate(SEEN) == []
    first = take(phone)
    assert first in ("Player 1", "Player 2")
    told = phone.locator(".said")
    expect(told).not_to_be_empty()  # what has happened since the last own turn
    mine = set(phone.evaluate(SEEN))

    person.play(person.wait())
    expect(phone.locator(CURTAIN)).to_be_visible(timeout=45_000)
    expect(phone.locator(".spots.hand .spot")).to_have_count(0)
    expect(phone.locator(".heard")).to_have_text(re.compile(r"Player\s\d’s turn\.\s?"))
    assert set(phone.evaluate(SEEN)) <= mine
    second = take(phone)
    assert second != first
    expect(told).to_contain_text(first)
    assert not re.search(r"\byou\b", phone.locator(".felt").inner_text().lower())

    # Who comes back from elsewhere takes the phone again.
    phone.goto(f"{site}#/")
    expect(phone.locator(".tiles")).to_be_visible()
    expect(phone.locator(".matches")).to_contain_text(re.compile(r"Player\s1 \d+, Aino \d+, Player\s2"))
    phone.evaluate(SEEN)
    phone.get_by_role("link", name="Continue Pantti").tap()
    expect(phone.locator(CURTAIN)).to_be_visible()
    assert phone.evaluate(SEEN) == []
    assert take(phone) == second


@pytest.mark.slow
@pytest.mark.parametrize("how", ["next", "new"])
def test_no_hand_is_there_after_a_deal(phone: Page, site: str, how: str) -> None:
    phone.add_init_script(WATCH)
    open_match(phone, site, save_of(1))
    if how == "next":
        button = phone.get_by_role("button", name="Next deal")
        expect(button).to_be_visible(timeout=45_000)
        phone.wait_for_timeout(100)
        old = set(phone.evaluate(SEEN))  # the cards that are left, which all may see
        button.tap()
    else:
        phone.goto(f"{site}#/new/pantti")
        phone.get_by_role("heading", name="Seats").tap()
        for select in phone.locator(".seat select").all()[1:]:
            select.select_option("person")
        old = set()
        phone.locator("#deal").tap()
    expect(phone.locator(CURTAIN)).to_be_visible(timeout=45_000)
    assert set(phone.evaluate(SEEN)) <= old
    take(phone)
    assert len(set(phone.evaluate(SEEN)) - old) > 5
