"""Memory of the page after many deals: each a new match, of all games in turn, in one page."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page, sync_playwright

import build
import kortti
from tests.bench.start import Place, mark_of, visit
from tests.page.faults import worker_of
from tests.page.player import LATER
from tests.page.stored import WRITE, stored

MILESTONES = (10, 100, 1000)
QUICK = {"animation": "off", "pace": "instant", "forced": "all"}
# Deals new matches of `games` in turn, and makes random moves until `goal` of them have been played; a deal is left
# after `most` clicks. Returns how many were played to their end.
PLAY = """([games, goal, most]) => new Promise((resolve, reject) => {
    window.dealt ??= 0;
    window.ended ??= 0;
    let [made, number, since] = [0, dealt + 1, performance.now()];
    const random = (count) => (number = (number * 48271) % 2147483647) % count;
    const all = (selector) => [...document.querySelectorAll(selector)];
    const leave = () => {
        dealt += 1;
        if (dealt >= goal) return resolve(ended);
        [made, since] = [0, performance.now()];
        location.hash = `#/new/${games[dealt % games.length]}`;
        next();
    };
    const next = () => setTimeout(() => requestAnimationFrame(step));
    const step = () => {
        if (performance.now() > since + 60_000) return reject(new Error(document.body.innerText));
        if (all('.end-panel').length) return (ended += 1), leave();
        const offered = location.hash.startsWith('#/table/') ? all(`.ways .way, .spots.board .spot.lit,
            .line.mine ~ .actions .action:not(.aside), .spots.hand .spot.playable, .spots.hand .spot[aria-pressed=true],
            .spots.board .spot[data-zone^="slot:"], dialog[open] header button`) : all('#deal');
        if (offered.length) {
            offered[random(offered.length)].click();
            [made, since] = [made + 1, performance.now()];
        }
        if (made > most) leave();
        else next();
    };
    location.hash = `#/new/${games[dealt % games.length]}`;
    next();
})"""
# Keeps the size of WebAssembly's memory, where Python's answers are read from, as `engineBytes` of the worker.
ENGINE = """() => {
    self.engineBytes = 0;
    const {decode} = TextDecoder.prototype;
    TextDecoder.prototype.decode = function (bytes, ...options) {
        self.engineBytes = Math.max(engineBytes, bytes?.buffer?.byteLength ?? 0);
        return decode.call(this, bytes, ...options);
    };
}"""


class Memory(NamedTuple):
    heap: float  # bytes of JavaScript objects in the page, after a garbage collection
    nodes: float  # also those of pictures that the browser caches
    left: int  # nodes outside the document that scripts hold
    listeners: float

    @classmethod
    def of(cls, devtools: CDPSession) -> Memory:
        """Measures a page; `devtools` is its session."""
        devtools.send("Performance.enable")
        for _ in range(3):
            devtools.send("HeapProfiler.collectGarbage")
        found = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
        devtools.send("DOM.enable")
        left = sum(count_nodes(one["treeNode"]) for one in devtools.send("DOM.getDetachedDomNodes")["detachedNodes"])
        devtools.send("DOM.disable")
        return cls(found["JSHeapUsedSize"], found["Nodes"], left, found["JSEventListeners"])


def count_nodes(node: dict[str, Any]) -> int:
    """Counts a node of DevTools and all below it."""
    return 1 + sum(map(count_nodes, node.get("children", [])))


def settle_in(page: Page, site: str) -> None:
    """Opens the site with quick cards and opponents, and watches the engine's memory."""
    page.add_init_script(LATER)
    page.goto(site)
    page.locator(".tiles li").first.wait_for(timeout=60_000)
    page.evaluate(WRITE, [["settings", stored(QUICK)]])
    page.reload()
    page.locator(".tiles li").first.wait_for(timeout=60_000)
    mark_of(page, "engine-ready")
    worker_of(page).evaluate(ENGINE)


def engine_bytes(page: Page) -> int:
    """Returns the bytes of the engine's WebAssembly memory, which never shrinks, as far as it has answered since
    `settle_in`. Raises `Error` if its worker has been replaced.
    """
    return int(worker_of(page).evaluate("engineBytes"))


def play_deals(page: Page, goal: int, most: int = 400) -> int:
    """Plays until `goal` matches have been dealt since the page was opened, each for at most `most` clicks; returns how
    many deals were ended.
    """
    ended = 0
    for some in [*range(int(page.evaluate("window.dealt ?? 0")) + 5, goal, 5), goal]:
        ended = page.evaluate(PLAY, [kortti.games(), some, most])
    return ended


def memory(deals: int) -> None:
    """Prints the page's memory after 10, 100, ... and `deals` deals."""
    print(
        f"\n{'deals':>8}{'ended':>8}{'heap MB':>10}{'nodes':>8}{'left':>8}{'listeners':>11}{'process MB':>12}"
        f"{'WebAssembly MB':>16}"
    )
    with sync_playwright() as playwright, visit(playwright, Place("now", build.DIST)) as visitor:
        page = visitor.context.new_page()
        settle_in(page, visitor.address)
        devtools = visitor.context.new_cdp_session(page)
        for goal in [*(some for some in MILESTONES if some < deals), deals]:
            ended = play_deals(page, goal)
            found = Memory.of(devtools)
            process = visitor.private_bytes() / 1e6  # with WebAssembly's memory
            print(
                f"{goal:8}{ended:8}{found.heap / 1e6:10.2f}{found.nodes:8.0f}{found.left:8}"
                f"{found.listeners:11.0f}{process:12.0f}{engine_bytes(page) / 1e6:16.1f}",
                flush=True,
            )
