"""Frame times on a slow device: script time per frame with twenty moving cards, and latency from tap to frame.

Script time is CPU time on an unthrottled main thread, multiplied: a throttled thread pauses for milliseconds at a time,
which turns half a millisecond into four. The canvas has one pixel per CSS pixel: without a GPU more pixels cost time
outside scripts.
"""

from __future__ import annotations

import json
import random
import shutil
import statistics
import tempfile
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import build

SIZES = [(360, 640), (844, 390), (1280, 800)]
CARDS = 20
PILE = 24  # cards picked up; enough for `CARDS` to move when the hand is sorted, since some stay in place
SLOWDOWN = 6  # how many times as slow the simulated processor is
SORTS = 6  # how often the hand is sorted, in each window
# Adds trace marks around the scripts of a frame, with the frame's number and the number of cards moved.
WATCH = """() => {
    const next = requestAnimationFrame.bind(window);
    let lay = new Map();
    window.requestAnimationFrame = (work) => next((time) => {
        console.timeStamp('begin');
        work(time);
        console.timeStamp('end');
        const sprites = document.querySelector('.cards')?.table?.sprites() ?? [];
        const lie = new Map(sprites.map(({id, x, y, w}) => [id, `${x} ${y} ${w}`]));
        const moved = [...lie].filter(([id, box]) => lay.has(id) && lay.get(id) !== box).length;
        console.timeStamp(`${time} ${moved}`);
        lay = lie;
    });
}"""
# Returns the milliseconds from the end of the next press to the first frame with a moved card.
TAP = """() => {
    const table = document.querySelector('.cards').table;
    const look = () => table.sprites().reduce((sum, {x, y, w}) => sum + x + 3 * y + 7 * w, 0);
    const before = look();
    let begun = 0;
    addEventListener('pointerup', () => (begun = performance.now()), {capture: true, once: true});
    window.tapped = new Promise((resolve) => {
        const step = () => {
            if (begun && look() !== before) resolve(performance.now() - begun);
            else requestAnimationFrame(step);
        };
        step();
    });
}"""


def many_at_once() -> tuple[dict[str, Any], dict[str, Any]]:
    """Returns the page's answers before and after an opponent's action by which seat 0 gets `PILE` cards or more."""
    import kortti
    from kortti.page import Page
    from kortti.records.record import Seat
    from kortti.table import Table

    def turn_of(table: Table) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(Page().handle(json.dumps({"do": "open", "save": table.save})))
        return {**answer, "save": table.save}

    for number in range(1000):
        seats = [Seat("person", "")] + [Seat("skilled", "")] * 2
        table, rng = Table.new(kortti.load_game("myllymatti"), seats, f"frames {number}"), random.Random(number)
        while not table.state.is_terminal:
            before, own = turn_of(table), table.state.current_player == 0
            events = table.history.play(table.state.action_to_string(rng.choice(table.state.legal_actions())))
            moves = [move for move in table.moves_of(events, 0) if move["to"] == "hand:0"]
            if len(moves) >= PILE and not own:
                return before, {**turn_of(table), "moves": [{**move, "step": 0} for move in moves]}
    raise AssertionError("nobody picks up so many")


def scripts(trace: bytes) -> list[float]:
    """Returns the CPU milliseconds of scripts in each frame that moved `CARDS` cards."""
    stamps = [event for event in json.loads(trace)["traceEvents"] if event["name"] == "TimeStamp"]
    spent: Counter[str] = Counter()
    moved: Counter[str] = Counter()
    for begin, end, told in zip(stamps[::3], stamps[1::3], stamps[2::3], strict=True):
        assert (begin["args"]["data"]["message"], end["args"]["data"]["message"]) == ("begin", "end")
        time, count = told["args"]["data"]["message"].split()
        spent[time] += end["tts"] - begin["tts"]
        moved[time] += int(count)
    return [spent[time] / 1000 for time in spent if moved[time] >= CARDS]


def numbers(times: list[float]) -> str:
    """Returns three columns: median, 95th percentile and number of `times`."""
    times = sorted(times)
    return f"{statistics.median(times):10.1f}{times[int(0.95 * (len(times) - 1))]:10.1f}{len(times):10}"


def frames(rounds: int) -> None:
    """Prints script time per frame for each window size, and the time from tap to movement, also slowed down."""
    from playwright.sync_api import sync_playwright

    from tests.page.conftest import add_bench
    from tests.page.player import Player

    before, after = many_at_once()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        shutil.copytree(build.DIST, site)
        add_bench(site)
        running = build.server(site, handler=build.Site)
        threading.Thread(target=running.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{running.server_port}/"
        browser = playwright.chromium.launch(executable_path=build.find_browser(), args=build.BROWSER_ARGS)

        def slow(page: Any, times: int) -> None:
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})

        print(f"\nScripts in a frame with {CARDS} cards in the air, on a processor {SLOWDOWN} times as slow; ms")
        print(f"{'':28}{'median':>10}{'p95':>10}{'frames':>10}")
        for width, height in SIZES:
            found: list[float] = []
            for _ in range(rounds):
                page = browser.new_page(viewport={"width": width, "height": height})
                page.goto(f"{address}bench.html")
                page.wait_for_load_state("load")
                page.evaluate(WATCH)
                options = {"settings": {"animation": "slow"}, "answers": {"advance": after, "think": {}}}
                browser.start_tracing(page=page, categories=["-*", "devtools.timeline"])
                page.evaluate("([turn, options]) => bench.showTable(turn, options)", [before, options])
                page.wait_for_timeout(3000)
                for _ in range(SORTS):  # each time at least `CARDS` cards move
                    page.locator(".sort").click()
                    page.wait_for_timeout(900)
                found += [SLOWDOWN * time for time in scripts(browser.stop_tracing())]
                page.close()
            print(f"{f'{width} x {height}':28}{numbers(found) if found else '         -'}")

        print("\nFrom a tap to the first frame in which a card moves; ms")
        print(f"{'':28}{'median':>10}{'p95':>10}{'taps':>10}")
        for times in (1, SLOWDOWN):
            page = browser.new_page(viewport={"width": 360, "height": 640}, has_touch=True)
            player = Player(page, address, seed=4)
            player.hurry()
            movement = page.get_by_role("group", name="Movement of cards")
            player.press(movement.get_by_role("radio", name="Normal"))
            player.new("Pantti")
            slow(page, times)
            taps: list[float] = []
            seen = player.wait(seconds=60)
            while len(taps) < 4 * rounds:
                playable = [spot for spot in seen["hand"] if spot["playable"]]
                last = player.signature(seen)
                if seen["over"]:
                    player.next_deal()
                elif playable:
                    page.evaluate(TAP)
                    player.tap(playable[0])
                    taps.append(page.evaluate("window.tapped"))
                else:
                    player.play(seen)
                seen = player.wait(last, seconds=60)
            print(f"{f'throttled {times} times' if times > 1 else 'as it is':28}{numbers(taps)}")
            page.close()
        browser.close()
        running.shutdown()
