"""Staged moments: every kind that a game can declare, the end of a deal, and the tap that skips them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, get_args, get_type_hints

import pytest
from playwright.sync_api import Page, expect

import kortti
from kortti.page import Page as Engine
from kortti.records.record import Seat
from kortti.shown import Peak
from kortti.table import Table
from tests.page.positions import positions
from tests.page.stored import prepare
from tests.page.waiting import until

KINDS = get_args(get_type_hints(Peak)["kind"])
SLOW = {"pace": "slow", "animation": "normal"}
# Keeps the ranking of the seats when it appears: a busy machine may look too late.
RANKED = """() => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent);
    new MutationObserver(() => {
        const places = texts('.cost small');
        if (!places.length) return;
        const [points, hands, panels] = ['.cost b', '.revealed canvas', '.end-panel'].map(texts);
        window.ranked ??= {places, points, hands: hands.length, panels: panels.length};
    }).observe(document.body, {childList: true, subtree: true});
}"""

# Keeps what is shown of a moment as it begins: a busy machine may look too late.
SEEN = """() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    new MutationObserver(() => {
        const {staged} = document.querySelector('.felt')?.dataset ?? {};
        if (!staged || !count('.call')) return;
        const calls = [...document.querySelectorAll('.call')].map((node) => node.textContent);
        const parts = ['.hand', '.face', '.giver .portrait'].map((part) => count(`.peaks ${part}`));
        window.seen ??= {staged, calls, parts};
    }).observe(document.body, {childList: true, subtree: true, attributeFilter: ['data-staged']});
}"""
# Tells if the graphics of moments have come.
STAGED = """() => document.adoptedStyleSheets.some(({cssRules}) =>
    [...cssRules].some(({selectorText}) => selectorText?.startsWith('.peaks')))"""
# Records the start of each moment: how long it waits for cards in flight, and how long ago they left; also the scores
# beside the felt and over it while a deal's points are counted.
BEGUN = """() => {
    let since = 0;
    new MutationObserver((changes) => {
        if (changes.some(({target}) => target.matches('.cards'))) since = performance.now();
        const peaks = document.querySelector('.peaks');
        const wait = parseFloat(peaks?.style.getPropertyValue('--flying'));
        if (peaks) window.begun ??= {wait, ago: performance.now() - since};
        if (document.querySelector('.cost')) window.sheet ??= document.querySelectorAll('.side td, .deal-rows').length;
    }).observe(document.body, {childList: true, subtree: true, attributeFilter: ['style']});
}"""
# Records the highest position of one's own cards: above the hand if they flew there.
HIGH = """() => {
    window.topOfHand = () => Math.min(...(document.querySelector('.cards')?.table?.sprites() ?? [])
        .filter(({zone, w}) => zone === 'hand:0' && w).map(({y}) => y));
    window.highest = Infinity;
    const look = () => {
        window.highest = Math.min(window.highest, window.topOfHand());
        requestAnimationFrame(look);
    };
    look();
}"""


def turn_of(table: Table, **more: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(Engine().handle(json.dumps({"do": "open", "save": table.save})))
    return {**answer, "save": table.save, **more}


def sent(table: Table, events: Any) -> dict[str, Any]:
    """Returns the turn that the page is sent after `events`."""
    moved = {"moves": table.moves_of(events, 0), "peaks": table.peaks_of(events, 0)}
    return turn_of(table, **json.loads(json.dumps(moved)))


def a_move(last: bool) -> tuple[dict[str, Any], dict[str, Any]]:
    """Returns a turn of Pantti in which an opponent is to play, and the next: the `last` of a deal, or the first."""
    for number in range(100):
        seats = [Seat("person", "")] + [Seat("skilled", name) for name in ("Aino", "Veikko")]
        table, rng = Table.new(kortti.load_game("pantti", players=3), seats, f"staging {number}"), random.Random(number)
        while not table.state.is_terminal:
            before, seat = turn_of(table), table.state.current_player
            events = table.history.play(table.state.action_to_string(rng.choice(table.state.legal_actions())))
            if seat and (table.state.is_terminal or not last):
                return before, sent(table, events)
    raise AssertionError("no such move")


def the_turn() -> tuple[dict[str, Any], dict[str, Any]]:
    """Returns the turn of Myllymatti in which an opponent ends the first half while the person's hand is empty."""
    for number in range(100):
        seats = [Seat("person", "")] + [Seat("skilled", name) for name in ("Aino", "Veikko")]
        table = Table.new(kortti.load_game("myllymatti", players=3), seats, f"turn {number}")
        rng = random.Random(number)
        while not table.state.is_terminal:
            before, seat = turn_of(table), table.state.current_player
            events = table.history.play(table.state.action_to_string(rng.choice(table.state.legal_actions())))
            if any(peak["kind"] == "turn" for peak in table.peaks_of(events, 0)):
                if seat and not before["view"]["hand"]:
                    return before, sent(table, events)
                break
    raise AssertionError("no such move")


@pytest.fixture
def stage(phone: Page, bench_page: str) -> Callable[..., None]:
    """Returns stage(before, after), which shows one turn, then the next, with known timing."""
    phone.goto(bench_page)
    phone.wait_for_load_state("load")
    before, _ = a_move(last=False)

    def show(turn: dict[str, Any], settings: dict[str, str], **answers: Any) -> None:
        options = {"settings": settings, "answers": answers}
        phone.evaluate("([turn, options]) => bench.showTable(turn, options)", [turn, options])

    def start(before: dict[str, Any], after: dict[str, Any], **settings: str) -> None:
        show(before, {**SLOW, **settings}, advance=after, think={})

    show(before, SLOW)
    until(phone, lambda: phone.evaluate(STAGED))
    return start


def test_every_kind_of_moment_is_shown_and_a_tap_ends_it(phone: Page, stage: Callable[..., None]) -> None:
    before, after = a_move(last=False)
    common = {"words": {"id": "sevens-says-pantti", "args": {}}, "cards": ["7C"], "to": 0, "step": 0}
    peaks = [{**common, "kind": kind, "seat": None if kind in ("turn", "cut") else 1} for kind in KINDS]
    phone.evaluate(SEEN)
    for motion in ("normal", "off"):
        phone.evaluate("window.seen = null")
        stage(before, {**after, "peaks": peaks}, animation=motion)
        phone.wait_for_function("() => window.seen")
        phone.mouse.click(5, 300)
        assert phone.evaluate("window.seen") == {
            "staged": " ".join(KINDS),
            "calls": ["Pantti!"] * (len(KINDS) - 1),
            "parts": [2, 1, 1],  # one hand asks, one gets a card
        }, motion
        expect(phone.locator(".felt[data-staged]")).to_have_count(0)
        expect(phone.locator(".call")).to_have_count(0)
        expect(phone.locator(".peaks .hand")).to_have_count(1)  # the person asked sees the hand until they answer


def test_a_deal_is_reckoned_up_before_its_score_is_shown(phone: Page, stage: Callable[..., None]) -> None:
    before, after = a_move(last=True)
    rows = after["view"]["result"]["rows"]
    phone.evaluate(RANKED)
    for motion in ("normal", "off"):
        phone.evaluate("window.ranked = null")
        stage(before, after, animation=motion)
        expect(phone.locator(".cost small, .end-panel").first).to_be_visible(timeout=30_000)
        ranked = phone.evaluate("window.ranked")
        assert sorted(ranked.pop("places")) == [f"{place}." for place in sorted(row["place"] for row in rows)], motion
        assert ranked == {
            "points": [str(row["points"]) for row in rows],
            "hands": sum(len(row["cards"]) for row in rows if row["seats"] != [0]),
            "panels": 0,
        }, motion
        phone.keyboard.press("Shift")
        expect(phone.locator(".end-panel")).to_be_visible()
        expect(phone.locator(".peaks *")).to_have_count(0)


def test_moments_wait_for_the_cards_and_the_scores_for_the_count(phone: Page, stage: Callable[..., None]) -> None:
    before, after = a_move(last=True)
    phone.set_viewport_size({"width": 1280, "height": 800})
    expect(phone.locator(".side .log")).to_be_attached()
    phone.evaluate(BEGUN)
    stage(before, after, animation="slow")
    expect(phone.locator(".cost").first).to_be_attached(timeout=30_000)
    begun = phone.evaluate("window.begun")
    assert begun["wait"] > 0 or begun["ago"] > 200  # a flight takes 420
    assert phone.evaluate("window.sheet") == 0
    phone.keyboard.press("Shift")
    expect(phone.locator(".deal-rows li")).not_to_have_count(0)
    expect(phone.locator(".side .scores")).to_have_count(0)  # they are told once


def test_what_everybody_takes_up_is_seen_coming_where_the_table_was_empty(
    phone: Page, stage: Callable[..., None]
) -> None:
    before, after = the_turn()
    phone.evaluate(HIGH)
    stage(before, after, pace="fast")
    expect(phone.locator(".spots.hand .spot")).to_have_count(len(after["view"]["hand"]), timeout=30_000)
    until(phone, lambda: not phone.evaluate("document.querySelector('.cards').table.isMoving()"))
    assert phone.evaluate("window.highest") < phone.evaluate("window.topOfHand()") - 40


def test_at_once_nothing_is_staged(phone: Page, stage: Callable[..., None]) -> None:
    before, after = a_move(last=True)
    phone.evaluate(
        """() => new MutationObserver(() => (window.staged ||= document.querySelector('.peaks') !== null))
            .observe(document.body, {childList: true, subtree: true})"""
    )
    stage(before, after, pace="instant")
    expect(phone.locator(".end-panel")).to_be_visible()
    assert not phone.evaluate("window.staged")


def test_the_coin_grows_where_it_lies(open_page: Callable[..., Page], site: str) -> None:
    """Whoever claims it: at the peak of the moment its centre is where it was."""
    page = open_page("phone", viewport={"width": 360, "height": 640})
    prepare(page, site, {"own": positions("pantti", 3)["hand"]}, animation="normal", pace="normal")
    page.goto(f"{site}#/table/own")
    coin = page.locator(".coin")
    expect(coin).to_have_count(1)
    page.wait_for_timeout(1000)
    before, after = coin.evaluate("""async (coin) => {
        const box = () => {
            const {x, y, width, height} = coin.getBoundingClientRect();
            return {x: x + width / 2, y: y + height / 2, width};
        };
        const before = box();
        const growing = () => {
            coin.closest('.felt').dataset.staged = 'claim';
            return coin.getAnimations().find(({animationName}) => animationName === 'peak-coin');
        };
        while (!growing()) await new Promise((resolve) => setTimeout(resolve, 100)); // the style of moments comes later
        const animation = growing();
        animation.pause();
        animation.currentTime = 540;
        return [before, box()];
    }""")
    assert after["width"] > 2 * before["width"]
    assert abs(after["x"] - before["x"]) < 1 and abs(after["y"] - before["y"]) < 1
