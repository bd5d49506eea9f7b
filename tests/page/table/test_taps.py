"""A press counts only for what was on the screen when it began: double taps, held keys and cards in flight play
nothing.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import kortti
from tests.page.player import ASKED, Player
from tests.page.positions import positions
from tests.page.stored import prepare
from tests.page.waiting import until

# Time of the last press.
BEGUN = "addEventListener('pointerdown', (event) => { window.begun = event.timeStamp; }, true);"
# Presses something at a given time.
PRESS_AT = """(target, time) => {
    const down = new PointerEvent('pointerdown', {bubbles: true, isPrimary: true, pointerId: 9});
    Object.defineProperty(down, 'timeStamp', {value: time});
    target.dispatchEvent(down);
    target.dispatchEvent(new PointerEvent('pointerup', {bubbles: true, isPrimary: true, pointerId: 9}));
    target.click();
}"""
# Presses the first thing that can be pressed, cards first, at a given time.
PRESS = f"""(time) => {{
    const kinds = ['.spots.hand .spot.playable', '.actions .action', '.spots.board .offers'];
    ({PRESS_AT})(kinds.map((kind) => document.querySelector(kind)).find(Boolean), time);
}}"""
# Results of presses: number of actions requested, and of chosen cards.
DONE = "[window.asked.act ?? 0, document.querySelectorAll('.spots.hand .spot.chosen').length]"


# Presses as soon as the prompt of the next turn is gold.
LOOK = f"""(gold) => {{
    const press = {PRESS};
    let isNext = false;
    const look = () => {{
        const prompt = document.querySelector('.line.mine .prompt');
        const isGold = prompt !== null && getComputedStyle(prompt).color === gold;
        isNext ||= Boolean(window.asked.act) && !isGold;
        if (!isNext || !isGold) return requestAnimationFrame(look);
        press(performance.now());
        window.isGold = true;
    }};
    look();
}}"""


# Records the timeouts that the page sets, those after the last key alone.
WAITS = """() => {
    window.waits = [];
    addEventListener('keydown', () => { window.waits.length = 0; }, true);
    const later = window.setTimeout;
    window.setTimeout = (work, time, ...more) => {
        window.waits.push(time ?? 0);
        return later(work, time, ...more);
    };
}"""
# Presses the empty table when the turn of the others is shown after the next press, `delay` milliseconds after that
# press; forgets the timeouts before.
PRESS_TABLE = f"""(delay) => {{
    window.begun = 0;
    const press = () => {{
        if (!window.begun || document.querySelector('.line.mine')) return requestAnimationFrame(press);
        window.waits.length = 0;
        ({PRESS_AT})(document.querySelector('.cards'), window.begun + delay);
    }};
    press();
}}"""


def leave_table(page: Page, site: str) -> None:
    page.goto(f"{site}#/about")  # little to show
    expect(page.locator(".table-screen")).to_have_count(0)


def go_to(page: Page, address: str) -> None:
    """Goes to a table at which the person is to act, until a press counts."""
    page.goto(address)
    player = Player(page, "", quick=False)
    player.wait()
    player.wait_for_presses()


@pytest.fixture
def sit_down(open_page: Callable[..., Page], site: str) -> Callable[..., Page]:
    """Stores positions of games in which the person is to act, and opens the first; `settings` are the page's. Cards
    fly, and what is forced is played by itself, unless these say otherwise."""

    def start(*names: str, kind: str = "hand", **settings: str) -> Page:
        page = open_page("phone")
        page.add_init_script(ASKED)
        page.add_init_script(BEGUN)
        saves = {}
        for number, name in enumerate(names):
            which = "buttons" if name == "swedish-gin-rummy" else kind
            saves[f"match-{number}"] = positions(name, kortti.load_game(name).players)[which]
        prepare(page, site, saves, **{"animation": "normal", "forced": "words", **settings})
        go_to(page, f"{site}#/table/match-0")
        return page

    return start


def test_the_second_tap_of_two_plays_nothing(sit_down: Callable[..., Page], site: str) -> None:
    page = sit_down(*kortti.games(), forced="off")
    for number, name in enumerate(kortti.games()):
        leave_table(page, site)
        go_to(page, f"{site}#/table/match-{number}")
        tap_twice(page, name)


def tap_twice(page: Page, name: str) -> None:
    page.evaluate("window.asked = {}")
    player = Player(page, "", quick=False)
    seen = player.wait()
    choices = [spot for spot in seen["hand"] if spot["playable"] and not seen["actions"]] or seen["actions"]
    player.point((choices or [spot for spot in seen["hand"] if spot["playable"]])[0]["box"])
    begun = page.evaluate("window.begun")
    after = player.wait(player.signature(seen))
    assert page.evaluate(DONE) == [1, 0] and not after["over"], name
    for delay in (50, 150, 250, 350):
        page.evaluate(PRESS, begun + delay)
        assert page.evaluate(DONE) == [1, 0], f"{name}, {delay} ms after the first tap"
    for _ in range(100):  # a press after the turn has been seen counts
        page.evaluate(PRESS, page.evaluate("performance.now()"))
        if page.evaluate(DONE) in ([2, 0], [1, 1]):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{name}: nothing can be played any more")


def test_the_prompt_is_gold_as_soon_as_a_tap_counts(sit_down: Callable[..., Page]) -> None:
    page = sit_down("ristiseiska")
    player = Player(page, "", quick=False)
    gold = "getComputedStyle(document.querySelector('.line.mine .prompt')).color"
    before = page.evaluate(gold)
    page.evaluate(LOOK, before)
    player.point(next(spot for spot in player.look()["hand"] if spot["playable"])["box"])
    until(page, lambda: page.evaluate("window.isGold"))
    assert page.evaluate(DONE) in ([2, 0], [1, 1]), "gold, but a tap did not count"


def test_a_key_that_is_held_plays_one_card(sit_down: Callable[..., Page]) -> None:
    page = sit_down("ristiseiska", animation="off")
    card = page.locator(".spots.hand .spot.playable").first
    card.focus()
    for _ in range(4):
        page.keyboard.down("Enter")
        page.wait_for_timeout(500)
    assert page.evaluate("window.asked.act") == 1
    page.keyboard.up("Enter")
    expect(page.locator(".spots.hand .spot.playable").first).to_be_visible()


def test_a_card_in_flight_is_not_played(sit_down: Callable[..., Page]) -> None:
    page = sit_down("myllymatti", kind="shed", animation="slow", pace="normal")
    press = """async () => {
        const cards = () => [...document.querySelectorAll('.spots.hand .spot.playable')];
        const before = new Map(cards().map((node) => [node, node.style.left]));
        document.querySelector('.sort').click();
        while (cards().every((node) => node.style.left === before.get(node))) await new Promise(requestAnimationFrame);
        cards().find((node) => node.style.left !== before.get(node)).click();
        return document.querySelector('.cards').table.isMoving();
    }"""
    assert page.evaluate(press) is True and page.evaluate(DONE) == [0, 0]
    until(page, lambda: not page.evaluate("document.querySelector('.cards').table.isMoving()"))
    page.evaluate(PRESS, page.evaluate("performance.now()"))
    assert page.evaluate(DONE) != [0, 0]


def test_a_tap_on_the_bare_table_hurries_the_others(sit_down: Callable[..., Page], site: str) -> None:
    """Except the second tap of a double tap that plays a card; neither tap plays anything else."""
    page = sit_down(*["ristiseiska"] * 3, pace="slow", animation="off")
    page.evaluate(WAITS)
    for number, how in enumerate(("a second tap", "a tap", "a key")):
        leave_table(page, site)
        go_to(page, f"{site}#/table/match-{number}")
        lay_and_hurry(page, how)


def lay_and_hurry(page: Page, how: str) -> None:
    page.evaluate("window.asked = {}")
    player = Player(page, "", quick=False)
    seen = player.wait()
    if how != "a key":
        page.evaluate(PRESS_TABLE, {"a second tap": 200, "a tap": 5000}[how])
    player.point(next(spot for spot in seen["hand"] if spot["playable"])["box"])
    expect(page.locator(".line.mine")).to_have_count(0)
    if how == "a key":
        page.wait_for_timeout(600)
        page.keyboard.press("n")
    after = player.wait(player.signature(seen))
    assert after["mine"] and page.evaluate(DONE) == [1, 0]
    # a pause is a second or two at this pace; timeouts of the store, remarks and bubbles are longer
    pauses = [wait for wait in page.evaluate("window.waits") if 700 < wait < 2800]
    assert bool(pauses) == (how == "a second tap")
