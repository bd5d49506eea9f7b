"""The review of a deal, below its replay: computed in slices, interrupted and resumed, and stored."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from playwright.sync_api import Locator, Page, expect

from kortti.games import load_game
from kortti.records.links import read
from kortti.records.record import Record, Seat, replay, write
from tests.bench.review import played as dealt
from tests.page.boot.test_offline import poll
from tests.page.player import Player
from tests.page.positions import played
from tests.page.store.test_store import DENIED
from tests.page.stored import prepare
from tests.page.waiting import until

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
    """Returns a match with few choices: a review takes a third of a second for each."""
    return played([Seat(**seat) for seat in SEATS], deals, seed="short 73")


def put(page: Page, site: str, deals: int = 1, other: Record | None = None) -> Player:
    """Stores a match whose last deal is over, of Pantti or another, before the page opens."""
    match = other or record(deals)
    page.add_init_script(BRIEF)
    prepare(page, site, {"reviewed": write(match)})
    return Player(page, site)


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


def check_shared(link: str) -> None:
    """Checks that a link holds the second deal as it was played, without the one before it, and without names."""
    found = read(link)
    match, _ = replay(record(2))
    assert found.kind == "match" and found.record.deals == record(2).deals[-1:] and not found.record.practice
    assert (found.match.deal_number, found.match.totals) == (match.deal_number, match.totals)
    assert {seat.name for seat in found.record.seats} == {""}


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
    expect(section.locator(".told")).to_contain_text(
        re.compile("(You were (un)?lucky: .* than usual|No luck either way)\\. Your play (cost|gained) ")
    )
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
    expect(sheet).to_contain_text("their mistakes too")
    phone.evaluate("navigator.clipboard.writeText = async (text) => void (window.copied = text)")
    sheet.get_by_role("button", name="Copy the review as text").focus()
    phone.keyboard.press("Enter")
    expect(sheet.get_by_role("status").filter(has_text="Copied.")).to_be_visible()
    copied = phone.evaluate("window.copied").splitlines()
    assert copied[0] == "Review of deal 2" and "Your play" in copied[1] and re.match("Play: [0-9]+ of 100", copied[2])
    assert sum(line.startswith("Choice ") for line in copied) == number
    assert axe(phone) == []
    phone.evaluate("Object.defineProperty(navigator, 'share', {value: undefined})")
    phone.evaluate("window.copied = ''")
    sheet.get_by_role("button", name="Share this deal as played").click()
    poll(phone, "window.copied.length > 0")
    check_shared(phone.evaluate("window.copied"))
    sheet.get_by_role("listitem").last.get_by_role("button").click()
    expect(sheet).to_have_count(0)
    expect(curve).to_have_attribute("aria-valuetext", re.compile(f"Choice {number} of {number}: "))
    assert 0 < number <= choices(deals=2)

    # the step itself comes after the mark on the curve, and may move the buttons
    expect(phone.get_by_role("status").filter(has_text=f"Choice {number} of {number}: ")).to_have_count(1)
    phone.get_by_role("button", name="Play on", exact=True).click()
    expect(phone.locator(".line.mine")).to_be_visible(timeout=45_000)


# Returns the signs at cards of the hand, and what is told about the choice.
SIGNS = """() => {
    const cards = [...document.querySelectorAll('.spots.hand :is(.played, .better)')];
    const signs = cards.map((card) => getComputedStyle(card, '::after').content[1]).join('');
    return [signs, document.querySelector('.review .told').innerText];
}"""


def marked_as_told(phone: Page) -> str:
    """Returns the signs at cards of the hand once they are those of the text, which changes a little earlier."""

    def agreed() -> str:
        signs, told = phone.evaluate(SIGNS)
        assert all(sign in told for sign in signs) and ("★" in signs) == ("★ Play" in told), f"{signs} for {told}"
        return str(signs)

    return until(phone, agreed)


def test_stepping_moves_nothing_and_marks_the_cards(phone: Page, site: str) -> None:
    put(phone, site)
    phone.goto(f"{site}#/replay/reviewed")
    phone.get_by_role("button", name="Review", exact=True).click(timeout=45_000)
    curve = made(phone)
    boxes = "[...document.querySelectorAll('.review .steps button, .review .beside li, .plot, .felt')]"
    measure = f"{boxes}.map((it) => JSON.stringify(it.getBoundingClientRect())).join()"
    after, signs = phone.get_by_role("button", name="Next choice"), set()
    for width, height in [(360, 640), (1280, 800)]:
        phone.set_viewport_size({"width": width, "height": height})
        curve.press("Home")
        phone.evaluate("() => new Promise(requestAnimationFrame)")
        before = phone.evaluate(measure)
        for number in range(1, choices() + 1):
            after.click()
            expect(phone.locator(".review .told")).to_contain_text(f"Choice {number} of")
            signs |= set(marked_as_told(phone))
            assert phone.evaluate(measure) == before
    assert signs & set("●◆▲") and signs <= set("●◆▲★")


# Leaves the replay a tenth of a second after a step, while nothing is painted.
LEAVE = """async () => {
    const later = setTimeout;
    const pause = (ms) => new Promise((go) => later(go, ms));
    const place = document.querySelector('[aria-valuetext^="Move "]');
    const before = place.ariaValueText;
    document.querySelector('[aria-label="One move on"]').click();
    while (place.ariaValueText === before) await pause(5);
    await pause(100);
    requestAnimationFrame = () => 0;
    setTimeout = (work, ms) => later(work, ms === 35 ? 2000 : ms); // by which Preact makes up for it
    location.hash = '#/about';
}"""


def test_a_step_does_not_change_the_address_of_the_next_screen(phone: Page, site: str) -> None:
    """The replay's address follows a third of a second after a step."""
    put(phone, site)
    phone.goto(f"{site}#/replay/reviewed")
    expect(phone.get_by_role("button", name="One move on")).to_be_visible(timeout=45_000)
    poll(phone, "location.hash.includes('at=')")
    phone.evaluate(LEAVE)
    phone.wait_for_timeout(1000)
    assert phone.evaluate("location.hash") == "#/about"


def test_a_move_without_a_card_marks_its_pile(phone: Page, site: str) -> None:
    match = dealt(load_game("skitgubbe", players=3), "pile", "beginner")
    put(phone, site, other=replace(match, seats=tuple(Seat(**seat) for seat in SEATS)))
    phone.goto(f"{site}#/replay/reviewed")
    phone.get_by_role("button", name="Review", exact=True).click(timeout=45_000)
    made(phone).press("Home")
    told = phone.locator(".review .told")
    after = phone.get_by_role("button", name="Next choice")
    while "Turn up a card" not in told.inner_text():
        after.click()
    marks = phone.locator(".spots.board :is(.played, .better)")
    expect(marks).to_have_count(1)
    expect(marks).to_have_attribute("data-zone", "stock")
    sign = marks.evaluate("(pile) => getComputedStyle(pile, '::before').content[1]")
    assert sign in "●◆▲★" and sign in told.inner_text()


def test_any_seat_is_reviewed_and_the_first_marks_come_early(phone: Page, site: str) -> None:
    phone.set_viewport_size({"width": 1280, "height": 800})
    put(phone, site)
    phone.goto(f"{site}#/replay/reviewed")
    phone.get_by_role("button", name="Review", exact=True).click(timeout=45_000)
    made(phone)
    phone.get_by_label("Whose moves").select_option("Aino")
    phone.evaluate("window.effort = 0.5")
    phone.locator(".making").get_by_role("button", name="Review", exact=True).click()
    expect(phone.locator(".review-moves button").first).to_be_visible(timeout=60_000)
    expect(phone.locator(".making progress")).to_be_visible()
    expect(phone.get_by_role("img", name=re.compile("Choice [0-9]+: not judged yet")).first).to_have_text("…")
    phone.get_by_role("button", name="Cancel").click()
    phone.evaluate("window.effort = 0.01")
    phone.locator(".making").get_by_role("button", name="Review", exact=True).click()
    made(phone)
    expect(phone.locator(".review .first")).to_contain_text(re.compile("Aino was (un)?lucky|No luck"))
    expect(phone.locator(".review .first")).to_contain_text("The play ")


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

    other.goto(f"{site}#/table/reviewed")
    Player(other, site, "mouse").give_up()
    expect(other.locator(".waiting")).to_have_count(0)
    kept(other, lambda found: not found)
    assert phone.locator(".review .told").inner_text() == told  # it stays where it is shown


def test_a_match_from_a_link_is_reviewed_where_nothing_can_be_kept(phone: Page, site: str) -> None:
    phone.add_init_script(DENIED)
    phone.add_init_script(BRIEF)
    phone.goto(f"{site}#/open")
    phone.get_by_role("textbox").fill(write(record()))
    phone.get_by_role("button", name="Open", exact=True).click()
    phone.get_by_role("button", name="Review", exact=True).click(timeout=45_000)
    made(phone)
    expect(phone.locator(".review .told")).not_to_be_empty()
