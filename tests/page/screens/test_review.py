"""The review of a deal, below its replay: computed in slices, interrupted and resumed, and stored."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kortti.records.record import Seat, replay, write
from tests.page.player import Player
from tests.page.positions import PUT, played
from tests.page.store.test_store import DENIED

SEATS = [{"kind": "person", "name": ""}, {"kind": "casual", "name": "Aino"}, {"kind": "expert", "name": "Veikko"}]
# Counts review requests, and sets their effort to the minimum, or to `window.effort`.
BRIEF = """
window.reviewing = 0;
const send = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (data) {
    const request = JSON.parse(data.request ?? '{}');
    if (request.do !== 'review') return send.call(this, data);
    window.reviewing += 1;
    return send.call(this, {...data, request: JSON.stringify({...request, effort: window.effort ?? 0.01})});
};
"""
# Stored reviews by key, changed by `change`.
KEPT = """(change) => new Promise((resolve, reject) => {
    indexedDB.open('kortti').onsuccess = ({target: {result}}) => {
        const writing = result.transaction('values', 'readwrite');
        const values = writing.objectStore('values');
        const found = {};
        values.openCursor(IDBKeyRange.bound('review:', 'review:z')).onsuccess = ({target: {result: cursor}}) => {
            if (!cursor) return;
            found[cursor.key] = cursor.value.data;
            if (change) cursor.update({...cursor.value, data: {...cursor.value.data, review: change}});
            cursor.continue();
        };
        writing.oncomplete = () => (result.close(), resolve(found));
        writing.onerror = () => reject(writing.error);
    };
})"""


def choices(deals: int = 1) -> int:
    """Returns how often the person had a choice in the last deal."""
    count = 0

    def watch(number: int, state: Any) -> None:
        nonlocal count
        if number == deals - 1 and state.current_player == 0:
            count += len(state.legal_actions()) > 1

    replay(record(deals), watch)
    return count


def record(deals: int = 1) -> Any:
    return played([Seat(**seat) for seat in SEATS], deals)


def put(page: Page, site: str, deals: int = 1) -> Player:
    """Stores a match of Pantti whose last deal is over."""
    page.add_init_script(BRIEF)
    person = Player(page, site)
    person.hurry()
    page.evaluate(PUT, ["reviewed", write(record(deals)), "pantti", SEATS])
    page.goto(f"{site}#/")
    page.reload()
    return person


def made(page: Page) -> Locator:
    """Waits for the review, and returns its curve."""
    curve = page.get_by_role("slider", name="Expected result")
    expect(curve).to_be_visible(timeout=60_000)
    return curve


def kept(page: Page, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Waits until the stored reviews fit, and returns them: the page shows a review before storing it."""
    for _ in range(200):
        found: dict[str, Any] = page.evaluate(KEPT)
        if fits(found):
            return found
        page.wait_for_timeout(50)
    raise AssertionError(f"what is kept: {found}")


def still(page: Page) -> int:
    """Returns the number of review requests so far, once no more follow."""
    page.wait_for_timeout(200)  # for the current slice
    asked: int = page.evaluate("window.reviewing")
    page.wait_for_timeout(200)
    assert page.evaluate("window.reviewing") == asked
    return asked


@pytest.mark.slow
def test_a_deal_is_reviewed_left_and_reviewed_again(phone: Page, site: str, axe: Callable[[Page], list[str]]) -> None:
    put(phone, site, deals=2)
    phone.goto(f"{site}#/table/reviewed")
    review = phone.get_by_role("button", name="Review", exact=True)
    expect(review).to_be_visible(timeout=45_000)
    phone.evaluate("window.effort = 1")  # far longer than this test could wait
    review.click()
    section = phone.get_by_role("region", name="Review of deal 2")
    expect(section.get_by_role("progressbar")).to_be_visible(timeout=45_000)
    expect(section.get_by_role("progressbar")).not_to_have_attribute("value", "0", timeout=45_000)

    # The replay works meanwhile; cancelling or leaving stops the work.
    phone.get_by_role("button", name="One move back").click()
    expect(phone.locator(".prompt")).not_to_have_text("The deal is over.")
    section.get_by_role("button", name="Cancel").click()
    expect(section.get_by_role("progressbar")).to_have_count(0)
    assert still(phone) > 0
    section.get_by_role("button", name="Review", exact=True).click()
    expect(section.get_by_role("progressbar")).to_be_visible()
    phone.get_by_role("button", name="Back", exact=True).click()
    expect(review).to_be_visible()
    still(phone)
    assert phone.evaluate(KEPT) == {}

    phone.evaluate("window.effort = 0.01")
    review.click()
    curve = made(phone)
    expect(section.locator(".told")).to_contain_text("the expert expects")
    phone.get_by_role("button", name="Previous choice").click()
    number = int(re.match(r"Choice (\d+) of", curve.get_attribute("aria-valuetext") or "")[1])  # type: ignore[index]
    expect(section.locator(".told")).to_contain_text(re.compile("(Expert|You and the expert): "))
    expect(phone.locator(".prompt")).to_have_text("It is your turn.")
    assert axe(phone) == []

    curve.press("Home")
    curve.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(rf"Choice 1 of {number}: (fine|slip|blunder)$"))
    phone.get_by_role("button", name="All choices").click()
    sheet = phone.get_by_role("dialog", name="Review of deal 2")
    expect(sheet.get_by_role("listitem")).to_have_count(number)
    sheet.get_by_role("button", name="About the marks").click()
    expect(sheet).to_contain_text("A slip costs at least")
    assert axe(phone) == []
    sheet.get_by_role("listitem").last.get_by_role("button").click()
    expect(sheet).to_have_count(0)
    expect(curve).to_have_attribute("aria-valuetext", re.compile(f"Choice {number} of {number}: "))
    assert 0 < number <= choices(deals=2)

    phone.get_by_role("button", name="Play on", exact=True).click()
    expect(phone.locator(".line.mine")).to_be_visible(timeout=45_000)


@pytest.mark.slow
def test_a_review_is_kept_with_its_match(phone: Page, site: str) -> None:
    """Other tabs show it at once; a damaged one is computed again; it is deleted with its match."""
    put(phone, site)
    phone.goto(f"{site}#/replay/reviewed")
    phone.get_by_role("button", name="Review", exact=True).click(timeout=45_000)
    made(phone)
    told = phone.locator(".review .told").inner_text()
    assert list(kept(phone, bool)) == ["review:reviewed:1:0"]

    expect(phone).to_have_url(re.compile("&review$"))
    other = phone.context.new_page()
    other.add_init_script(BRIEF)
    other.goto(phone.url)
    made(other)
    assert other.evaluate("window.reviewing") == 0

    other.evaluate(KEPT, {"moves": [{}]})
    other.reload()
    made(other)
    assert other.evaluate("window.reviewing") > 0
    kept(other, lambda found: bool(found["review:reviewed:1:0"]["review"]["moves"][0]))

    other.goto(f"{site}#/")
    other.get_by_role("button", name="Delete this match of Pantti").click()
    other.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(other.locator(".matches")).to_have_count(0)
    kept(other, lambda found: not found)
    assert phone.locator(".review .told").inner_text() == told  # it stays where it is shown


@pytest.mark.slow
def test_a_match_from_a_link_is_reviewed_where_nothing_can_be_kept(phone: Page, site: str) -> None:
    phone.add_init_script(DENIED)
    phone.add_init_script(BRIEF)
    phone.goto(f"{site}#/open")
    phone.get_by_role("textbox").fill(write(record()))
    phone.get_by_role("button", name="Open", exact=True).click()
    phone.get_by_role("button", name="Review", exact=True).click(timeout=45_000)
    made(phone)
    expect(phone.locator(".review .told")).not_to_be_empty()
