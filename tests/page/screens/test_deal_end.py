"""The end of a deal and of a match: how the points come about, visibly and audibly."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

import kortti
from kortti.records.record import Record, Seat, write
from tests.page.motion.test_staging import STAGED
from tests.page.positions import NAMES, played
from tests.page.stored import prepare

SUM = re.compile(r"(?:(\d+ × )?\d+)(?: \+ (\d+ × )?\d+)* = (\d+)")


def end_of_match(name: str, **options: Any) -> str:
    """Returns the save of a random finished match."""
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
    return write(record)


MATCHES: dict[str, dict[str, Any]] = {
    "swedish-gin-rummy": {"rounds": "9", "turn_cap": 3, "players": 6},
    "ristikontra": {"target": 1},
    "pantti": {"target": None, "players": 5},
}


def test_points_have_their_arithmetic_and_room_and_what_the_panel_covers_takes_no_focus(
    open_page: Callable[..., Page], site: str
) -> None:
    page = open_page("phone", viewport={"width": 360, "height": 640})
    seats = [Seat("skilled" if seat else "person", letter * 24) for seat, letter in enumerate("MWw")]
    long_names = {"long": write(played(seats, 2))}
    prepare(page, site, {game: end_of_match(game, **options) for game, options in MATCHES.items()} | long_names)
    for game in MATCHES:
        page.goto(f"{site}#/table/{game}")
        check_points(page)
    check_focus(page)
    page.goto(f"{site}#/table/long")
    check_room(page)


# Checks if the focus is on an element whose middle lies under the panel.
IS_UNDER = """() => {
    const {activeElement: now} = document;
    const {x, y, width, height} = now.getBoundingClientRect();
    const panel = document.querySelector('.end-panel');
    const isInPage = now !== document.body && !panel.contains(now);
    return isInPage && panel.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def check_focus(page: Page) -> None:
    """What the panel covers takes no focus until it is folded."""
    expect(page.locator(".end-panel .foot .primary")).to_be_focused(timeout=45_000)
    for _ in range(25):
        page.keyboard.press("Tab")
        assert not page.evaluate(IS_UNDER), page.evaluate("document.activeElement.outerHTML")
    pile = page.locator(".spots.board .spot[tabindex='0']")
    expect(pile).to_be_visible()
    pile.focus()
    expect(pile).not_to_be_focused()
    page.locator(".end-panel .peek").press("Enter")
    pile.focus()
    expect(pile).to_be_focused()


def check_points(page: Page) -> None:
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


def check_room(page: Page) -> None:
    """Long names hide no points."""
    expect(page.locator(".deal-rows").get_by_text("M" * 16)).to_be_visible()
    for width, height in [(360, 640), (1280, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        beside = [".side .log p"] if width > 1000 else []
        for part in (".end-panel h2", ".end-panel .scroll", ".deal-rows > li", *beside):
            node = page.locator(part)
            expect(node.first).to_be_attached()
            assert node.evaluate_all("nodes => nodes.every((node) => node.scrollWidth <= node.clientWidth)"), part
        panel = page.locator(".end-panel").bounding_box()
        for sums in page.locator(".deal-rows .sums").all():
            box = sums.bounding_box()
            assert panel and box and box["x"] + box["width"] <= panel["x"] + panel["width"]


def about_to_go_out() -> str:
    """Returns the save of a random deal of Skitgubbe in which the person can play the last card, and others play on."""
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
                return write(record)
            action = rng.choice(plays if plays and (state.current_player == 0 or rng.random() < 0.7) else actions)
            match.apply_action(state.string_to_action(action))
    raise AssertionError("no such deal")


def test_who_gets_away_is_celebrated_and_the_end_names_who_is_left(open_page: Callable[..., Page], site: str) -> None:
    """In a game that nobody wins; whoever is out may skip to the end. The sheet's buttons take a fifth of a phone."""
    page = open_page("phone", viewport={"width": 360, "height": 640}, has_touch=True)
    prepare(page, site, {"out": about_to_go_out()}, animation="normal", pace="normal")
    page.goto(f"{site}#/table/out")
    expect(page.locator(".line.mine")).to_be_visible(timeout=45_000)
    page.wait_for_function(STAGED)  # the graphics of great moments have loaded
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
