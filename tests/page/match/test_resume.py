"""Resuming a match: reloads, closed and killed pages, a crashed worker, no network, undo, and a new build."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import build
from tests.page.boot.test_offline import poll
from tests.page.faults import kill_page, kill_worker
from tests.page.player import READY, Player
from tests.page.positions import begun
from tests.page.stored import prepare
from tests.page.waiting import until

both_ways = pytest.mark.both_ways

ACTIVE = "navigator.serviceWorker.ready.then((registration) => registration.active?.state)"


@pytest.fixture
def player(phone: Page, site: str) -> Player:
    """A player some moves into a match of Pantti."""
    return at_table(phone, site, seed=3, after=9)


def at_table(page: Page, site: str, seed: int, after: int = 0) -> Player:
    """Opens a stored match of Pantti after so many actions."""
    prepare(page, site, {"resumed": begun("pantti", "resumed", "casual", after, players=3).save})
    person = Player(page, site, seed=seed)
    person.go_to_match("resumed")
    person.wait()
    return person


# Parts of a table’s accessible text that may differ: the last move.
TOLD = ("paragraph", 'button "Log"', "- text: ")


def table_of(player: Player) -> tuple[Any, str]:
    """Returns everything visible and audible at the table, except the last move, one-time offers, and which row of the
    hand a card is in: rows stay while one plays, and are made anew afterwards."""
    seen = player.look()
    for card in seen["hand"]:
        del card["box"]
    spoken = player.frame.locator(".felt").aria_snapshot()
    return {**seen, "said": ""}, "\n".join(
        line for line in spoken.splitlines() if not any(part in line for part in TOLD)
    )


def again(player: Player) -> Player:
    """Opens the site in another page of the same browser and resumes the match, the first in the list."""
    page = player.page.context.new_page()
    page.on("pageerror", lambda error: pytest.fail(str(error)))
    other = Player(page, player.site, player.how, seed=4)
    page.goto(player.site)
    other.press(page.get_by_role("link", name=re.compile("^Continue")).first)
    other.seat()
    return other


def test_a_reload_and_another_page_show_the_same_table(player: Player) -> None:
    before = table_of(player)
    assert before[0]["hand"] and before[0]["prompt"]
    player.page.reload()
    player.seat()
    assert table_of(player) == before
    player.page.close()
    other = again(player)
    assert table_of(other) == before
    other.make_moves(1)


@both_ways
def test_play_goes_on_when_the_worker_dies(player: Player) -> None:
    before = player.signature(player.look())
    kill_worker(player.page)
    player.play(player.look())
    seen = player.wait(before)
    player.check(seen)
    player.make_moves(1)


def let_others_think(player: Player) -> None:
    """Plays until a card has been laid, and it is an opponent's turn."""
    hand = {spot["card"] for spot in player.wait()["hand"]}
    while {spot["card"] for spot in player.look()["hand"]} == hand:
        player.play(player.wait())
        player.page.wait_for_timeout(300)
    assert not player.look()["mine"]


def test_a_worker_and_a_page_that_die_while_an_opponent_thinks(player: Player) -> None:
    player.hurry("Slowly")
    player.page.go_back()
    player.seat()
    let_others_think(player)
    before = player.signature(player.look())
    kill_worker(player.page)
    player.check(player.wait(before))
    let_others_think(player)
    hand = [spot["card"] for spot in player.look()["hand"]]
    kill_page(player.page)
    other = again(player)
    assert [spot["card"] for spot in other.look()["hand"]] == hand
    other.hurry()
    other.page.go_back()
    other.make_moves(1)


@both_ways
def test_a_worker_that_dies_when_the_server_has_another_build(
    open_page: Callable[..., Page], dist: Path, tmp_path: Path, serve: Callable[..., str]
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    page = open_page("phone", service_workers="block")
    person = at_table(page, serve(folder), seed=8)
    person.make_moves(2)
    before = table_of(person)
    build.finish(folder, "another", leaves=False)
    kill_worker(page)
    notice = page.locator(".notice").filter(has_text="There is a newer version of Kortti.")
    expect(notice).to_be_visible(timeout=30_000)
    person.press(notice.get_by_role("button", name="Reload the page"))
    expect(notice).to_have_count(0)
    person.seat()
    assert table_of(person) == before


def test_a_whole_deal_without_a_network(phone: Page, site: str) -> None:
    prepare(phone, site)
    phone.goto(site)
    person = Player(phone, site, seed=5)
    poll(phone, ACTIVE, "activated", 40)
    phone.context.set_offline(True)
    phone.reload()
    assert phone.evaluate("fetch('nowhere').then(() => 'found', () => 'no network')") == "no network"
    person.new("Sedma")
    person.make_moves(2)
    phone.reload()
    person.seat()
    person.play_deal()
    phone.goto(f"{site}#/rules/pantti")
    expect(phone.get_by_role("heading", name="Aim of the game")).to_be_visible()


def test_undo_and_redo(player: Player) -> None:
    page = player.page
    states = [table_of(player)[0]]
    for _ in range(4):
        before = player.signature(player.look())
        player.play(player.look())
        player.wait(before)
        states.append(table_of(player)[0])
    expect(page.get_by_role("button", name="Redo")).to_be_disabled()
    expect(page.locator(".practice")).to_have_count(0)

    def step(button: str, want: list[dict[str, Any]]) -> None:
        """Presses a button, and waits for each of the states in turn."""
        for state in want:
            before = player.signature(player.look())
            player.press(page.get_by_role("button", name=button))
            player.wait(before)
            assert table_of(player)[0] == state

    # Moves without a choice are skipped.
    choices = [len(state["actions"]) + sum(spot["playable"] for spot in state["hand"]) for state in states]
    decisions = [state for state, count in zip(states[:-1], choices, strict=False) if count > 1]
    assert len(decisions) >= 2
    step("Undo", decisions[::-1])
    expect(page.locator(".practice")).to_be_visible()
    step("Redo", [*decisions[1:], states[-1]])
    step("Undo", decisions[-1:])
    expect(page.get_by_role("button", name="Redo")).to_be_enabled()
    page.reload()  # which forgets what was undone, though the kept view knows it
    player.seat()
    expect(page.get_by_role("button", name="Redo")).to_be_disabled()
    player.wait()
    player.make_moves(1)
    assert player.truth().record.practice


def test_undo_counts_while_cards_move(player: Player) -> None:
    """Undo goes back to one's last choice, over everything since; its cost is told the first time."""
    seen = player.look()
    while len(seen["actions"]) + sum(spot["playable"] for spot in seen["hand"]) < 2:
        seen = player.make_moves(1)
    player.play(seen)
    player.page.get_by_role("button", name="Undo").click()
    expect(player.page.locator(".bubble")).to_contain_text("practice")
    assert player.signature(player.wait()) == player.signature(seen)


def test_a_new_build_waits_for_a_word(phone: Page, dist: Path, tmp_path: Path, serve: Callable[..., str]) -> None:
    """And reaches another tab, too, even one that is still starting."""
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    person = at_table(phone, serve(folder), seed=6)
    poll(phone, ACTIVE, "activated", 40)
    person.make_moves(1)
    before = table_of(person)

    start = folder / "index.html"
    start.write_text(start.read_text("utf-8").replace("</head>", '<meta name="build" content="new"></head>'), "utf-8")
    build.bundle_service_worker(folder)
    phone.reload()
    person.seat()
    poll(phone, "navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)", seconds=30)
    assert table_of(person) == before  # and the match doesn't mention it
    assert "new version" not in phone.locator("body").inner_text()
    person.press(phone.get_by_role("button", name="Leave the table"))
    update = phone.get_by_role("region", name="Update")
    expect(update).to_contain_text("A new version is ready")
    other = phone.context.new_page()
    other.add_init_script("Worker = class extends EventTarget { postMessage() {} terminate() {} }")  # never answers
    other.goto(person.site)
    expect(other.locator(".tiles")).to_be_visible()
    for page in (phone, other):
        expect(page.locator("meta[name=build]")).to_have_count(0)
    person.press(update.get_by_role("button"))
    for page in (phone, other):
        expect(page.locator("meta[name=build]")).to_have_count(1, timeout=15_000)
    person.press(phone.get_by_role("link", name=re.compile("^Continue")))
    person.seat()
    assert table_of(person) == before


def test_a_build_takes_over_at_a_reload_if_not_at_once(
    phone: Page, dist: Path, tmp_path: Path, serve: Callable[..., str]
) -> None:
    """And a page of another build than the worker's reloads once."""
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    address = serve(folder)
    phone.goto(address)
    poll(phone, ACTIVE, "activated", 40)
    start, worker = folder / "index.html", folder / "sw.js"
    start.write_text(start.read_text("utf-8").replace("</head>", '<meta name="build" content="new"></head>'), "utf-8")
    build.bundle_service_worker(folder)
    (script,) = [path for path in folder.glob("assets/*.js") if '"FILL"' in path.read_text("utf-8")]
    shutil.copy(script, script.with_name(f"new-{script.name}"))
    text = worker.read_text("utf-8").replace("SKIP_WAITING", "NOTHING")  # as if it were left waiting
    worker.write_text(text.replace(f'"assets/{script.name}"', f'"assets/new-{script.name}"'), "utf-8")
    phone.reload()
    update = phone.get_by_role("region", name="Update")
    expect(update).to_contain_text("A new version is ready", timeout=40_000)
    phone.evaluate("window.isOld = true")
    update.get_by_role("button").tap()
    poll(phone, "window.isOld", None)
    expect(phone.locator("meta[name=build]")).to_have_count(0)

    (waiting,) = [one for one in phone.context.service_workers if one.evaluate("serviceWorker.state") == "installed"]
    loads: list[str] = []
    phone.on("domcontentloaded", lambda page: loads.append(page.url))
    phone.goto("about:blank")
    until(phone, lambda: waiting.evaluate("serviceWorker.state") == "activated")  # nobody needs the one before
    phone.goto(address)
    until(phone, lambda: loads == ["about:blank", address, address])
    poll(phone, READY, 1)
    expect(phone.locator("meta[name=build]")).to_have_count(1)
    phone.wait_for_timeout(1000)
    assert len(loads) == 3, "once"
