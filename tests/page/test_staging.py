"""Moments that are staged: every kind that a game can declare, the end of a deal, and the tap that ends them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, get_args, get_type_hints

import pytest
from playwright.sync_api import Page, expect

import kortti
from kortti.page import Page as Engine
from kortti.record import Seat
from kortti.shown import Peak
from kortti.table import Table

KINDS = get_args(get_type_hints(Peak)["kind"])
SLOW = {"pace": "slow", "animation": "normal"}
# Keeps what is shown when the seats have just been ranked: a busy machine may look too late.
RANKED = """() => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent);
    new MutationObserver(() => {
        const places = texts('.cost small');
        if (!places.length) return;
        const [points, hands, panels] = ['.cost b', '.revealed canvas', '.end-panel'].map(texts);
        window.ranked ??= {places: places.length, points, hands: hands.length, panels: panels.length};
    }).observe(document.body, {childList: true, subtree: true});
}"""


def turn_of(table: Table, **more: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(Engine().handle(json.dumps({"do": "open", "save": table.save})))
    return {**answer, "save": table.save, **more}


def a_move(last: bool) -> tuple[dict[str, Any], dict[str, Any]]:
    """Gets a turn of Pantti in which an opponent is to play, and the next one: the `last` of a deal, or the first."""
    for number in range(100):
        seats = [Seat("person", "")] + [Seat("skilled", name) for name in ("Aino", "Veikko")]
        table, rng = Table.new(kortti.load_game("pantti", players=3), seats, f"staging {number}"), random.Random(number)
        while not table.state.is_terminal:
            before, seat = turn_of(table), table.state.current_player
            events = table.history.play(table.state.action_to_string(rng.choice(table.state.legal_actions())))
            if seat and (table.state.is_terminal or not last):
                sent = json.loads(json.dumps({"moves": table.moves_of(events, 0), "peaks": table.peaks_of(events, 0)}))
                return before, turn_of(table, **sent)
    raise AssertionError("no such move")


@pytest.fixture
def stage(phone: Page, bench_page: str) -> Callable[..., None]:
    """Gives stage(before, after), which shows a turn where it is known how moments look, and lets the next one come."""
    phone.goto(bench_page)
    phone.wait_for_load_state("load")
    before, _ = a_move(last=False)

    def show(turn: dict[str, Any], settings: dict[str, str], **answers: Any) -> None:
        options = {"settings": settings, "answers": answers}
        phone.evaluate("([turn, options]) => bench.showTable(turn, options)", [turn, options])

    def start(before: dict[str, Any], after: dict[str, Any], **settings: str) -> None:
        show(before, {**SLOW, **settings}, advance=after, think={})

    show(before, SLOW)
    for _ in range(600):
        if phone.evaluate("document.adoptedStyleSheets.length"):
            return start
        phone.wait_for_timeout(25)
    raise AssertionError("it never comes")


@pytest.mark.slow
@pytest.mark.parametrize("motion", ["normal", "off"])
def test_every_kind_of_moment_is_shown_and_a_tap_ends_it(phone: Page, stage: Callable[..., None], motion: str) -> None:
    before, after = a_move(last=False)
    common = {"words": {"id": "sevens-says-pantti", "args": {}}, "cards": ["7C"], "to": 0, "step": 0}
    peaks = [{**common, "kind": kind, "seat": None if kind in ("turn", "cut") else 1} for kind in KINDS]
    stage(before, {**after, "peaks": peaks}, animation=motion)
    expect(phone.locator(".felt")).to_have_attribute("data-staged", " ".join(KINDS))
    expect(phone.locator(".call")).to_have_text(["Pantti!"] * (len(KINDS) - 1))
    expect(phone.locator(".peaks .hand")).to_have_count(1)
    expect(phone.locator(".peaks .face")).to_have_count(1)
    phone.mouse.click(5, 300)
    expect(phone.locator(".felt[data-staged]")).to_have_count(0)
    expect(phone.locator(".call")).to_have_count(0)
    expect(phone.locator(".peaks .hand")).to_have_count(1)  # who is asked sees the hand until he has answered


@pytest.mark.slow
@pytest.mark.parametrize("motion", ["normal", "off"])
def test_a_deal_is_reckoned_up_before_its_score_is_shown(phone: Page, stage: Callable[..., None], motion: str) -> None:
    before, after = a_move(last=True)
    phone.evaluate(RANKED)
    stage(before, after, animation=motion)
    expect(phone.locator(".cost small, .end-panel").first).to_be_visible(timeout=30_000)
    rows = after["view"]["result"]["rows"]
    assert phone.evaluate("window.ranked") == {
        "places": len(rows),
        "points": [f"+{row['points']}" if row["points"] else "0" for row in rows],
        "hands": sum(len(row["cards"]) for row in rows if row["seats"] != [0]),
        "panels": 0,
    }
    phone.keyboard.press("Shift")
    expect(phone.locator(".end-panel")).to_be_visible()
    expect(phone.locator(".peaks *")).to_have_count(0)


@pytest.mark.slow
def test_at_once_nothing_is_staged(phone: Page, stage: Callable[..., None]) -> None:
    before, after = a_move(last=True)
    phone.evaluate(
        """() => new MutationObserver(() => (window.staged ||= document.querySelector('.peaks') !== null))
            .observe(document.body, {childList: true, subtree: true})"""
    )
    stage(before, after, pace="instant")
    expect(phone.locator(".end-panel")).to_be_visible()
    assert not phone.evaluate("window.staged")
