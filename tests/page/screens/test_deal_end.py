"""The end of a deal and of a match: how the points come about, visibly and audibly."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import kortti
from kortti.records.record import Record, Seat, write
from tests.page.positions import NAMES, PUT, played

SUM = re.compile(r"(?:(\d+ × )?\d+)(?: \+ (\d+ × )?\d+)* = (\d+)")


def end_of_match(name: str, **options: Any) -> tuple[str, list[dict[str, str]]]:
    """Returns the save of a random finished match, and its seats."""
    game = kortti.load_game(name, **options)
    seats = tuple(Seat("skilled" if seat else "person", NAMES[seat]) for seat in range(game.players))
    rng = random.Random(3)
    match = game.new_match("scores")
    record = Record(game, "scores", match.dealer, seats)
    while not match.is_over:
        if match.state.is_terminal:
            match.next_deal()
            record.deals.append([])
            continue
        action = rng.choice(match.state.legal_actions())
        record.deals[-1].append(match.state.action_to_string(action))
        match.apply_action(action)
    return write(record), [{"kind": seat.kind, "name": seat.name} for seat in seats]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("swedish-gin-rummy", {"rounds": "9", "turn_cap": 3, "players": 6}),
        ("ristikontra", {"target": 1}),
        ("pantti", {"target": None, "players": 5}),
    ],
)
def test_points_are_shown_with_their_arithmetic(
    open_page: Callable[..., Page], site: str, game: str, options: dict[str, Any]
) -> None:
    page = open_page("phone", viewport={"width": 360, "height": 640})
    page.goto(site)
    expect(page.locator(".tiles li").first).to_be_visible()
    save, seats = end_of_match(game, **options)
    page.evaluate(PUT, ["end", save, game, seats])
    page.goto("about:blank")
    page.goto(f"{site}#/table/end")
    panel = page.locator(".end-panel")
    expect(panel.locator(".deal-rows > li").first).to_be_visible(timeout=45_000)
    seen = panel.locator(".counted .num > [aria-hidden]").all_text_contents()
    assert seen and all(SUM.fullmatch(text) for text in seen), seen
    for text in seen:
        terms, points = text.split(" = ")
        counts = [[int(number) for number in term.split(" × ")] for term in terms.split(" + ")]
        assert sum(one[0] * one[-1] if len(one) == 2 else one[0] for one in counts) == int(points)
    heard = panel.locator(".counted .num > .unseen").all_text_contents()
    assert heard == [text.replace("×", "times").replace("+", "plus").replace("=", "is") for text in seen]
    assert all(
        re.search(r" of (clubs|diamonds|hearts|spades)", text)
        for text in panel.locator(".why > span:not(.num) > .unseen").all_text_contents()
    )
    points = panel.locator(".standings .num").all_text_contents()
    assert len(points) == panel.locator(".standings li").count() and all(
        re.fullmatch(r"−?\d+ (game )?points?", text) for text in points
    )
    fits = "nodes => nodes.every((node) => node.scrollWidth <= node.clientWidth)"
    assert panel.locator(".scroll, .deal-rows > li, .why").evaluate_all(fits)


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_long_names_hide_no_points(open_page: Callable[..., Page], site: str, size: tuple[int, int]) -> None:
    page = open_page("phone", viewport={"width": size[0], "height": size[1]})
    page.goto(site)
    expect(page.locator(".tiles li").first).to_be_visible()
    seats = [Seat("skilled" if seat else "person", letter * 24) for seat, letter in enumerate("MWw")]
    save = write(played(seats, 2))
    page.evaluate(PUT, ["long", save, "pantti", [{"kind": seat.kind, "name": seat.name} for seat in seats]])
    page.goto("about:blank")
    page.goto(f"{site}#/table/long")
    expect(page.locator(".deal-rows > li").first).to_be_visible(timeout=45_000)
    beside = [".side .log p"] if size[0] > 1000 else []
    for part in (".end-panel h2", ".end-panel .scroll", ".deal-rows > li", *beside):
        node = page.locator(part)
        expect(node.first).to_be_attached()
        assert node.evaluate_all("nodes => nodes.every((node) => node.scrollWidth <= node.clientWidth)"), part
    panel = page.locator(".end-panel").bounding_box()
    for sums in page.locator(".deal-rows .sums").all():
        box = sums.bounding_box()
        assert panel and box and box["x"] + box["width"] <= panel["x"] + panel["width"]


def about_to_go_out() -> tuple[str, list[dict[str, str]]]:
    """Returns the save of a random deal of Skitgubbe in which the person can play the last card, while others play on,
    and its seats.
    """
    game = kortti.load_game("skitgubbe", players=4)
    seats = tuple(Seat("casual" if seat else "person", "") for seat in range(4))
    for seed in range(100):
        match, rng = game.new_match(str(seed)), random.Random(seed)
        state: Any = match.state
        while not state.is_terminal:
            actions = [state.action_to_string(action) for action in state.legal_actions()]
            plays = [action for action in actions if action != "take"]
            is_last = state.phase == "shed" and state.current_player == 0 and len(state.hands[0]) == 1
            if is_last and plays and sum(map(bool, state.hands)) > 2:
                record = Record(game, str(seed), match.dealer, seats, [list(state.history)])
                return write(record), [{"kind": seat.kind, "name": ""} for seat in seats]
            action = rng.choice(plays if plays and (state.current_player == 0 or rng.random() < 0.7) else actions)
            match.apply_action(state.string_to_action(action))
    raise AssertionError("no such deal")


def test_who_gets_away_is_celebrated_and_the_end_names_who_is_left(open_page: Callable[..., Page], site: str) -> None:
    """In a game that nobody wins; whoever is out may skip to the end. The sheet's buttons take a fifth of a phone."""
    page = open_page("phone", viewport={"width": 360, "height": 640}, has_touch=True)
    page.goto(site)
    expect(page.locator(".tiles li").first).to_be_visible()
    save, seats = about_to_go_out()
    page.evaluate(PUT, ["out", save, "skitgubbe", seats])
    page.goto("about:blank")
    page.goto(f"{site}#/table/out")
    expect(page.locator(".line.mine")).to_be_visible(timeout=45_000)
    page.wait_for_timeout(2000)  # the graphics of great moments have loaded
    page.locator(".spots.hand button").first.click()
    expect(page.locator(".call.escape")).to_have_text("You are out!", timeout=10_000)
    expect(page.locator(".plate.me")).to_contain_text("out")
    page.get_by_role("button", name="Skip to the end").click(timeout=15_000)
    panel = page.get_by_role("dialog", name=re.compile(r"^\w+ is left with the cards$"))
    expect(panel.locator("header .portrait svg")).to_have_count(1, timeout=30_000)
    expect(panel.locator(".my-place")).to_have_text(re.compile("Went out"))
    expect(panel.locator(".because")).to_contain_text("began the second half with")
    expect(panel.locator(".badge")).to_have_text(["lost"])
    panel.evaluate("node => Promise.all(node.getAnimations().map(({finished}) => finished))")
    foot, head = panel.locator(".foot").bounding_box(), panel.locator("header").bounding_box()
    assert foot and head and foot["height"] <= 640 / 5 and head["y"] >= 0 and foot["y"] + foot["height"] <= 640
    fits = "nodes => nodes.every((node) => node.scrollWidth <= node.clientWidth)"
    assert panel.locator("header, .scroll, .foot, .foot .button").evaluate_all(fits)
