"""People sharing a phone: each has a name, and nobody's hand is shown before its owner has taken the phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

import kortti
from kortti.records.links import read
from kortti.records.record import Seat, parse, write
from tests.page.player import Player
from tests.page.positions import played
from tests.page.stored import prepare

SEATS = [{"kind": "person", "name": ""}, {"kind": "casual", "name": "Aino"}, {"kind": "person", "name": ""}]
# Cards of hands that have been in the page since the last query.
WATCH = """window.hands = new Set();
window.look = () => {
    for (const node of document.querySelectorAll('.spots.hand .spot')) window.hands.add(node.dataset.card);
};
const again = () => {
    window.look();
    requestAnimationFrame(again);
};
again();"""
SEEN = "(() => { look(); const seen = [...window.hands]; window.hands.clear(); return seen; })()"
CURTAIN = ".curtain"


def save_of(deals: int, actions: int = 1000) -> str:
    """Returns a random match of Pantti for two people and an opponent."""
    return write(played([Seat(**seat) for seat in SEATS], deals, actions))


def open_match(page: Page, site: str, save: str, **others: str) -> Player:
    prepare(page, site, {"shared": save, **others})
    person = Player(page, site, seed=8)
    page.goto(f"{site}#/table/shared")
    return person


def take(page: Page) -> str:
    """Takes the phone, and returns the name of its new owner."""
    button = page.locator(f"{CURTAIN} .primary")
    expect(button).to_be_visible(timeout=45_000)
    name = (button.text_content() or "").removesuffix(" is ready").replace("\u00a0", " ")
    button.tap()
    expect(page.locator(CURTAIN)).to_have_count(0)
    expect(page.locator(".spots.hand .spot").first).to_be_visible()
    expect(page.locator(".line.mine")).to_be_visible()
    expect(page.locator(".plate.me .name")).to_contain_text(name)
    return name


def test_no_hand_is_there_before_the_phone_is_taken(phone: Page, site: str) -> None:
    """Neither when a match opens, nor at a new deal, nor in announcements, nor after a deal, nor in another match; and
    nobody is called "You". A shared record opens again.
    """
    phone.add_init_script(WATCH)
    save = save_of(2, actions=9)
    person = open_match(phone, site, save, over=save_of(1))
    expect(phone.locator(CURTAIN)).to_be_visible(timeout=45_000)
    assert phone.evaluate(SEEN) == []
    first = take(phone)
    assert first in ("Player 1", "Player 2")
    told = phone.locator(".said")
    expect(told).not_to_be_empty()  # what has happened since the person's last turn
    mine = set(phone.evaluate(SEEN))

    person.play(person.wait())
    expect(phone.locator(CURTAIN)).to_be_visible(timeout=45_000)
    expect(phone.locator(".spots.hand .spot")).to_have_count(0)
    expect(phone.locator(".heard")).to_have_text(re.compile(r"Player\s\d’s turn\.\s?"))
    assert set(phone.evaluate(SEEN)) <= {*mine, "??"}
    second = take(phone)
    assert second != first
    expect(told).to_contain_text(first)
    assert not re.search(r"\byou\b", phone.locator(".felt").inner_text().lower())

    # On return from another screen, the phone must be taken again.
    phone.goto(f"{site}#/")
    expect(phone.locator(".tiles")).to_be_visible()
    expect(phone.locator(".waiting")).to_contain_text(re.compile(second.replace(" ", r"\s") + "’s turn.*Deal 2"))
    phone.evaluate(SEEN)
    phone.locator(".waiting").get_by_role("link", name="Continue Pantti").tap()
    expect(phone.locator(CURTAIN)).to_be_visible()
    assert phone.evaluate(SEEN) == []
    assert take(phone) == second

    # A record names the version.
    phone.get_by_role("button", name="More", exact=True).tap()
    phone.get_by_role("button", name="Share", exact=True).tap()
    phone.get_by_role("button", name="Make the link").tap()
    with phone.expect_download() as waiting:
        phone.get_by_role("button", name="Save as a file").tap()
    text = Path(waiting.value.path()).read_text("utf-8")
    assert re.match(rf"kortti 1\n# Kortti {re.escape(kortti.__version__)}\+\w{{7}}\n", text)
    shared, first_deals = read(text).record.deals, parse(save).deals
    assert [shared[0], shared[1][:9]] == first_deals

    # After a deal the remaining cards lie there, which all may see; then nobody sees the next one, nor another match.
    phone.goto(f"{site}#/table/over")
    button = phone.get_by_role("button", name="Next deal")
    expect(button).to_be_visible()
    expect(phone.locator(".spots.hand .spot").first).to_be_attached()
    phone.evaluate("() => new Promise(requestAnimationFrame)")
    old = set(phone.evaluate(SEEN))
    button.tap()
    is_dealt_unseen(phone, old)
    phone.goto(f"{site}#/new/pantti")
    phone.evaluate(SEEN)
    phone.get_by_role("heading", name="Who plays?").tap()
    for select in phone.locator(".seat select").all()[1:]:
        select.select_option("person")
    phone.locator("#deal").tap()
    is_dealt_unseen(phone, set())


def is_dealt_unseen(page: Page, old: set[str]) -> None:
    """Checks that only cards that were seen before show until the phone is taken."""
    expect(page.locator(CURTAIN)).to_be_visible(timeout=45_000)
    assert set(page.evaluate(SEEN)) <= old
    take(page)
    assert len(set(page.evaluate(SEEN)) - old) > 5


def test_the_curtain_keeps_the_table_in_sight(
    open_page: Callable[..., Page], site: str, axe: Callable[[Page], list[str]]
) -> None:
    """The table and the last plays stay visible from the next person's seat; only the hand is covered."""
    page = open_page("phone")
    open_match(page, site, save_of(2, actions=9))
    curtain = page.locator(CURTAIN)
    boxes = """() => [...document.querySelectorAll('.spots.board .spot')].map((node) => {
        const {x, y, width, height} = node.getBoundingClientRect();
        return [x, y, width, height];
    })"""
    for width, height in [(360, 640), (844, 390), (1280, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(curtain.locator(".primary")).to_be_focused(timeout=45_000)
        name = curtain.locator(".who").inner_text().replace("\u00a0", " ")
        expect(page.locator(".said")).to_contain_text("Aino played")
        assert axe(page) == []
        edge = curtain.evaluate("(node) => node.getBoundingClientRect().top")
        before = page.evaluate(boxes)
        assert before and max(y + height for _, y, _, height in before) <= edge + 1
        assert take(page) == name
        assert page.evaluate(boxes) == before
        hand = [box["y"] for spot in page.locator(".spots.hand .spot").all() if (box := spot.bounding_box())]
        assert edge <= min(hand)
        page.goto(f"{site}#/")
        expect(page.locator(".tiles")).to_be_visible()
        page.goto(f"{site}#/table/shared")  # the phone must be taken again


def test_people_have_names_and_faces(phone: Page, site: str, axe: Callable[[Page], list[str]]) -> None:
    """A face can be chosen before the name, belongs to it, and is shown at the curtain and on the plates. The next game
    remembers the names."""
    prepare(phone, site)
    person = Player(phone, site)
    phone.goto(f"{site}#/new/pantti")
    phone.get_by_role("heading", name="Who plays?").tap()
    name = phone.get_by_role("textbox", name="Name in seat 1")
    before = name.bounding_box()
    phone.locator(".seat select").nth(2).select_option("person")
    assert name.bounding_box() == before  # nothing moves under the finger
    expect(phone.locator("summary .unseen").first).to_have_text("Player 1, Aino, Player 2, Saga")
    phone.get_by_role("button", name="Choose a face: Player 1").tap()
    sheet = phone.get_by_role("dialog", name="Choose a face: Player 1")
    sheet.get_by_role("group", name="Hair or hat").get_by_role("radio", name="Hair or hat 8").check(force=True)
    sheet.get_by_role("group", name="Beard", exact=True).get_by_role("radio", name="Beard 2").check(force=True)
    expect(sheet.locator(".face-now svg")).to_be_visible()
    assert axe(phone) == []
    drawn = sheet.locator(".face-part").last.locator("label:has(:checked) svg").inner_html()
    sheet.get_by_role("button", name="Take this face").tap()
    expect(phone.get_by_role("button", name="Choose a face: Player 1")).to_be_focused()
    name.fill("Kerttu")
    phone.get_by_role("textbox", name="Name in seat 3").fill("Ilmari")
    expect(phone.locator("summary .unseen").first).to_have_text("Kerttu, Aino, Ilmari, Saga")
    expect(phone.get_by_role("button", name="Choose a face: Kerttu").locator("svg")).to_be_visible()
    phone.locator("#deal").tap()
    seen = {}
    for _ in range(2):
        expect(phone.locator(CURTAIN)).to_be_visible(timeout=45_000)
        who = phone.locator(f"{CURTAIN} .who").inner_text()
        if who == "Kerttu":
            expect(phone.locator(f"{CURTAIN} .portrait svg")).to_be_visible()
            seen[who] = phone.locator(f"{CURTAIN} .portrait svg").inner_html()
        else:
            expect(phone.locator(f"{CURTAIN} .portrait svg")).to_be_visible()
            assert phone.locator(f"{CURTAIN} .portrait svg").inner_html()[:600] != drawn[:600]  # the usual one
            seen[who] = phone.locator(".plate", has_text="Kerttu").locator(".portrait svg").inner_html()
        take(phone)
        expect(phone.locator(".offer")).to_have_count(0)
        if len(seen) == 1:
            person.play(person.wait())
    assert seen["Kerttu"] == drawn and len(seen) == 2
    assert all(face[:600] == drawn[:600] for face in seen.values())  # brows and mouth show the mood

    phone.goto(f"{site}#/new/ristiseiska")
    phone.get_by_role("button", name="Add a friend").tap()
    friend = phone.get_by_role("textbox", name="Name in seat 2")
    expect(friend).to_be_focused()
    assert [name.input_value(), friend.input_value()] == ["Kerttu", "Ilmari"]
