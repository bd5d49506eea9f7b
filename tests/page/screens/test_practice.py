"""Practice: slips and blunders of a review tried again at once, and brought back on later days; puzzles to play."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import build
import kortti
from kortti.records.record import Record, Seat, replay, write
from kortti.table import Table
from tests.page.boot.test_offline import poll
from tests.page.player import LATER, Player
from tests.page.positions import link_of, play_until
from tests.page.screens import test_puzzle
from tests.page.stored import prepare

# Stores a value under a key, or returns what is stored.
STORE = """([key, data]) => new Promise((resolve, reject) => {
    indexedDB.open('kortti').onsuccess = ({target: {result}}) => {
        const values = result.transaction('values', 'readwrite').objectStore('values');
        if (data !== null) values.put({v: 1, at: Date.now(), data}, key);
        values.get(key).onsuccess = ({target}) => (result.close(), resolve(target.result?.data ?? null));
    };
})"""
# The engine's review at the lowest effort, in which just the given steps are slips, with their best actions.
MARKING = """(best) => {
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (data) {
        const request = JSON.parse(data.request ?? '{}');
        if (request.do !== 'review') return send.call(this, data);
        return send.call(this, {...data, request: JSON.stringify({...request, effort: 0.01})});
    };
    const {get} = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
    Object.defineProperty(MessageEvent.prototype, 'data', {get() {
        const data = get.call(this);
        for (const move of data?.answer?.curve ? data.answer.moves : [])
            Object.assign(move, {mark: best[move.at] ? 'slip' : 'fine', best: best[move.at] ?? move.played});
        return data;
    }});
}"""
MARKED = (1, 4)  # the choices that the review calls slips


def choices(record: Record) -> list[tuple[int, str, str]]:
    """Returns the person's choices: the step, what was played, and something else that could have been."""
    found: list[tuple[int, str, str]] = []

    def watch(number: int, state: Any) -> None:
        legal = (
            [state.action_to_string(action) for action in state.legal_actions()] if state.current_player == 0 else []
        )
        if len(legal) > 1:
            played = record.deals[number][state.move_number]
            found.append((state.move_number, played, next(text for text in legal if text != played)))

    replay(record, watch)
    return found


def deal() -> Record:
    """Returns a deal of Pantti with few choices, since a review takes half a second for each."""
    game = kortti.load_game("pantti", players=3)
    table = Table.new(game, [Seat("person", ""), Seat("beginner", "Aino"), Seat("beginner", "Veikko")], "practice 8")
    play_until(table, lambda table: table.state.is_terminal)
    return table.record


def position() -> dict[str, Any]:
    """Returns a puzzle of Pantti, without its number."""
    link, cards = test_puzzle.position()
    return {"link": link, "seat": 0, "answers": [f"play {cards[1]}"], "missed": {"beginner": 0.9, "casual": 0.6}}


def write_puzzles(site: Path, count: int) -> None:
    """Puts puzzles of Pantti into a copy of the site. The first two are easier than the rest."""
    some = [{**position(), "id": f"pantti-{n}", "level": 1 + (n > 2)} for n in range(1, count + 1)]
    (site / "puzzles" / "pantti.json").write_text(json.dumps({"game": "pantti", "puzzles": some}))


@pytest.fixture(scope="module")
def puzzle_site(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the site with three puzzles of Pantti."""
    folder = tmp_path_factory.mktemp("puzzles") / "site"
    shutil.copytree(dist, folder)
    shutil.rmtree(folder / "puzzles", ignore_errors=True)
    (folder / "puzzles").mkdir()
    write_puzzles(folder, 3)
    build.finish(folder, "test", leaves=False)
    return folder


@pytest.fixture
def puzzles(puzzle_site: Path, tmp_path: Path) -> Path:
    """A copy of `puzzle_site` that the test may change."""
    return Path(shutil.copytree(puzzle_site, tmp_path / "site"))


def press(page: Page, card: str) -> None:
    spot = page.locator(f'.spots.hand .spot[data-card="{card}"]')
    spot.click(timeout=60_000)


def answer_of(puzzle: dict[str, Any]) -> str:
    return str(puzzle["answers"][0]).removeprefix("play ")


def test_a_slip_is_tried_again_and_comes_back(phone: Page, site: str, axe: Callable[[Page], list[str]]) -> None:
    """A review's slip and blunder are tried again at once, and come back the next day and three days later."""
    record = deal()
    some = choices(record)
    start = datetime(2026, 3, 4, 20, 0)
    phone.clock.install(time=start)
    prepare(phone, site, {"reviewed": write(record)})
    player = Player(phone, site)
    phone.add_init_script(f"({MARKING})({json.dumps({some[n][0]: some[n][2] for n in MARKED})})")
    phone.goto(f"{site}#/replay/reviewed?review")
    curve = phone.get_by_role("slider", name="Expected result")
    expect(curve).to_be_visible(timeout=60_000)
    phone.goto(f"{site}#/replay/reviewed?at={some[MARKED[0]][0]}&review")
    phone.get_by_role("button", name="Try again").click(timeout=60_000)
    puzzle = phone.get_by_role("region", name="Puzzle")
    expect(puzzle).to_contain_text("Task 1 of 2", timeout=60_000)
    puzzle.get_by_role("button", name="Answer").click()
    expect(puzzle.locator(".told")).to_contain_text("The answer:")
    expect(puzzle.locator(".told")).to_contain_text("In the deal you chose:")
    assert axe(phone) == []
    puzzle.get_by_role("button", name="Next").click()
    expect(puzzle).to_contain_text("Task 2 of 2", timeout=60_000)
    puzzle.get_by_role("button", name="Answer").click()
    puzzle.get_by_role("button", name="Next").click()
    expect(phone.get_by_role("heading", name="0 of 2 found at the first try")).to_be_visible()
    phone.get_by_role("button", name="Back to the review").click()
    expect(curve).to_be_visible(timeout=60_000)

    # Nothing is due today; tomorrow both are, whether the match still exists or not.
    phone.goto(f"{site}#/practice")
    expect(phone.get_by_role("heading", name="Find the move: Pantti")).to_be_visible()
    expect(phone.get_by_text("2 more tasks come back later.")).to_be_visible()
    assert axe(phone) == []
    kept = phone.evaluate(STORE, ["practice", None])
    assert [(task["answer"], task["box"]) for task in kept["tasks"]] == [(some[n][2], 0) for n in MARKED]
    phone.goto(f"{site}#/table/reviewed")
    player.give_up()
    expect(phone).not_to_have_url(re.compile("/table/"))
    phone.goto(f"{site}#/")
    expect(phone.locator(".tiles li").first).to_be_visible()
    expect(phone.locator(".waiting")).to_have_count(0)
    phone.clock.set_system_time(start + timedelta(hours=14))
    phone.reload()
    phone.get_by_role("link", name="Practice · 2 today").click()
    phone.get_by_role("link", name="Start").click()
    for n in (1, 2):
        expect(puzzle).to_contain_text(f"Task {n} of 2", timeout=60_000)
        if n == 2:
            puzzle.get_by_role("button", name="Answer").click()
        player.wait()
        answer = some[MARKED[n - 1]][2]
        if answer.startswith("play "):
            press(phone, answer.removeprefix("play "))
        else:
            phone.locator(".actions .action").filter(has_text=re.compile(answer, re.I)).click()
        expect(puzzle.locator(".verdict")).to_contain_text("Right, at the first try!" if n == 1 else "That is it.")
        puzzle.get_by_role("button", name="Next").click()
    expect(phone.get_by_role("heading", name="1 of 2 found at the first try")).to_be_visible()
    expect(phone.get_by_text("What you missed comes back tomorrow.")).to_be_visible()
    phone.get_by_role("link", name="Practice").click()
    expect(phone.get_by_role("heading", name="Find the move: Pantti")).to_be_visible()
    tasks = phone.evaluate(STORE, ["practice", None])["tasks"]
    assert [task["box"] for task in tasks] == [1, 0]
    phone.clock.set_system_time(start + timedelta(days=2))
    phone.reload()
    expect(phone.get_by_role("heading", name="1 task for today")).to_be_visible()


def test_damaged_tasks_are_left_out(open_page: Callable[..., Page], site: str) -> None:
    """What cannot be read is ignored; a task whose link is damaged says so and can be skipped."""
    phone = open_page(engine=False)
    prepare(phone, site)
    task = {"id": "a", "game": "pantti", "link": position()["link"][:-9], "seat": 0, "answer": "play 7C", "at": 1}
    whole = {**task, "label": {"id": "puzzle-show", "args": {}}, "box": 0, "due": 1}
    for stored in (
        7,
        {"tasks": 7},
        {"tasks": [None, task, {"due": "soon"}], "deals": [None], "puzzles": {"pantti": 3}},
    ):
        phone.evaluate(STORE, ["practice", stored])
        phone.goto("about:blank")
        phone.goto(f"{site}#/practice")
        expect(phone.get_by_role("heading", name="Find the move: Pantti")).to_be_visible()
    phone.unroute_all()
    phone.evaluate(STORE, ["practice", {"tasks": [None, whole]}])
    phone.reload()
    phone.goto(f"{site}#/practice/today")
    expect(phone.get_by_role("alert")).to_contain_text("link", timeout=60_000)
    phone.get_by_role("button", name="Next").click()
    expect(phone.get_by_role("heading", name="0 of 1 found")).to_be_visible()


def test_a_task_of_friends_around_one_phone(phone: Page, site: str) -> None:
    """It shows the hand of the one whose move it was, without handing the phone over, also once it has been found."""
    game = kortti.load_game("pantti", players=3)
    table = Table.new(game, [Seat("person", name) for name in ("Tuija", "Otso", "Aino")], "friends")
    play_until(table, lambda table: table.state.current_player == 1 and len(table.view(1)["actions"]) > 1)
    answer = table.state.action_to_string(table.state.legal_actions()[-1])
    link = link_of(table)
    task = {"id": "a", "game": "pantti", "link": link, "seat": 1, "answer": answer, "at": 1, "box": 2, "due": 1}
    phone.goto(f"{site}#/")
    expect(phone.get_by_role("heading", name="Games")).to_be_visible()
    phone.evaluate(STORE, ["practice", {"tasks": [{**task, "label": {"id": "puzzle-show", "args": {}}}]}])
    phone.goto(f"{site}#/practice/today")
    player = Player(phone, site)
    expect(phone.get_by_role("region", name="Puzzle")).to_contain_text("Find the move.", timeout=60_000)
    player.wait()
    assert len(player.look()["hand"]) == len(table.view(1)["hand"])
    press(phone, answer.removeprefix("play "))
    expect(phone.locator(".puzzle .verdict")).to_contain_text("Right, at the first try!", timeout=30_000)
    phone.wait_for_timeout(3000)
    assert not player.look()["curtain"]
    (kept,) = phone.evaluate(STORE, ["practice", None])["tasks"]
    assert (kept["box"], "due" in kept) == (3, False)  # done
    phone.get_by_role("button", name="Try again").click()
    expect(phone.locator(f'.spots.hand .spot[data-card="{answer.removeprefix("play ")}"]')).to_be_visible()

    # a puzzle in a link, too
    phone.goto(f"{site}#{link}&do=solve")
    expect(phone.get_by_role("region", name="Puzzle")).to_contain_text("what would the expert play?", timeout=60_000)
    player.wait()
    assert len(player.look()["hand"]) == len(table.view(1)["hand"])


def test_puzzles_are_played_one_after_another(
    phone: Page, serve: Callable[..., str], puzzle_site: Path, axe: Callable[[Page], list[str]]
) -> None:
    site = serve(puzzle_site)
    answer = answer_of(position())
    phone.goto(site)
    phone.get_by_role("link", name="Practice").click()
    phone.get_by_role("link", name="Pantti Find the move 3 puzzles").click()
    player = Player(phone, site)
    puzzle = phone.get_by_role("region", name="Puzzle")
    expect(puzzle).to_contain_text("Puzzle 1 of 3, difficulty 1 of 4", timeout=60_000)
    player.wait()
    press(phone, answer)
    expect(puzzle.locator(".told")).to_contain_text("How often opponents miss it: Beginner 90%")
    assert axe(phone) == []
    puzzle.get_by_role("button", name="Next").click()
    expect(puzzle).to_contain_text("Puzzle 3 of 3, difficulty 2 of 4", timeout=60_000)  # harder, after a success
    expect(phone).to_have_url(re.compile("#/practice/puzzles/pantti/3$"))
    phone.goto(f"{site}#puzzle=pantti-2")
    expect(puzzle).to_contain_text("Puzzle 2 of 3", timeout=60_000)
    phone.goto(f"{site}#game=pantti&puzzle=next")
    expect(puzzle).to_contain_text("Puzzle 3 of 3", timeout=60_000)
    phone.goto(f"{site}#/practice")
    expect(phone.get_by_role("link", name="Pantti Find the move 1 of 3 found")).to_be_visible()
    phone.goto(f"{site}#puzzle=pantti-9")
    expect(phone.get_by_role("heading", name="There is no such puzzle.")).to_be_visible()


def test_a_file_that_does_not_come_says_so(phone: Page, puzzles: Path, serve: Callable[..., str]) -> None:
    """Trying again loads it once it is whole."""
    path = puzzles / "puzzles" / "pantti.json"
    text = path.read_text()
    site = serve(puzzles)
    alert = phone.get_by_role("alert")
    for damaged in (None, text[:200], "{}"):
        path.unlink(missing_ok=True)
        if damaged:
            path.write_text(damaged)
        phone.goto(f"{site}#/about")
        expect(phone.get_by_role("heading", name="About").first).to_be_visible()
        phone.goto(f"{site}#puzzle=pantti-1")
        expect(alert).to_contain_text("The puzzles of this game can’t be loaded.", timeout=30_000)
    path.write_text(text)
    alert.get_by_role("button", name="Try again").click()
    expect(phone.get_by_role("region", name="Puzzle")).to_contain_text("Puzzle 1 of 3", timeout=60_000)


def test_puzzles_without_a_network(
    open_page: Callable[..., Page], puzzle_site: Path, serve: Callable[..., str]
) -> None:
    """They come with the site; where nothing is kept, it says that they can't be loaded."""
    site = serve(puzzle_site)
    kept = open_page("phone", service_workers="allow")
    kept.goto(site)
    poll(kept, "navigator.serviceWorker.ready.then((registration) => registration.active?.state)", "activated", 60)
    kept.context.set_offline(True)
    kept.goto(f"{site}#/practice/puzzles/pantti/next")
    kept.reload()
    expect(kept.get_by_role("region", name="Puzzle")).to_contain_text("Puzzle 1 of 3", timeout=60_000)

    bare = open_page("phone")
    bare.goto(f"{site}#/practice")
    link = bare.get_by_role("link", name="Pantti Find the move 3 puzzles")
    expect(link).to_be_visible(timeout=60_000)
    bare.context.set_offline(True)
    link.click()
    alert = bare.get_by_role("alert")
    expect(alert).to_contain_text("The puzzles of this game can’t be loaded.", timeout=30_000)
    bare.context.set_offline(False)
    alert.get_by_role("button", name="Try again").click()
    expect(bare.get_by_role("region", name="Puzzle")).to_contain_text("Puzzle 1 of 3", timeout=60_000)


def test_the_next_puzzle_in_a_post(phone: Page, serve: Callable[..., str], dist: Path, tmp_path: Path) -> None:
    """An embedded table shows one puzzle after another, and tells the host page of each."""
    folder = Path(shutil.copytree(dist, tmp_path / "site"))
    file = folder / "puzzles" / "pantti.json"
    count = len(json.loads(file.read_text("utf-8"))["puzzles"])  # which the site's scripts know
    write_puzzles(folder, count)
    site = serve(folder)
    answer = answer_of(position())
    host = tmp_path / "host"
    host.mkdir()
    table = '<kortti-table game="pantti" puzzle="next">Pantti</kortti-table>'
    listen = "addEventListener('kortti-end', ({detail}) => (window.ended = detail))"
    (host / "index.html").write_text(
        f'<!doctype html><title>Post</title><script async src="{site}embed/kortti-table.js"></script>{table}'
        f"<script>{listen}</script>"
    )
    phone.add_init_script(LATER)
    phone.goto(serve(host, plain=True).replace("127.0.0.1", "localhost"))
    phone.get_by_role("button", name="Find the move: Pantti").click()
    frame = phone.frame_locator("iframe")
    puzzle = frame.get_by_role("region", name="Puzzle")
    expect(puzzle).to_contain_text(f"Puzzle 1 of {count}", timeout=60_000)
    frame.locator(f'.spots.hand .spot[data-card="{answer}"]').press("Enter")
    expect(puzzle).to_contain_text("Right, at the first try!", timeout=30_000)
    assert phone.evaluate("window.ended").items() >= {"over": "puzzle", "tries": 1, "seen": False}.items()
    puzzle.get_by_role("button", name="Next").click()
    expect(puzzle).to_contain_text(f"Puzzle 3 of {count}", timeout=60_000)
    file.unlink()
    puzzle.get_by_role("button", name="Answer").click()
    puzzle.get_by_role("button", name="Next").click()
    expect(frame.get_by_role("alert")).to_contain_text("The puzzles of this game can’t be loaded.", timeout=30_000)
