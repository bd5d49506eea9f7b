"""Start-up times of the site, compared with stock Pyodide in the same run.

Every visit uses a new browser profile. "Warm" reloads the page in its tab; "new tab" opens a second page of the same
profile, possibly in a new process. Each round visits all sites in turn and compares their ratio, since the machine is
never idle.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

import build
from tests.bench.phone import PROCESSES, Far, Link, pages_of, slowed

LIMIT = 180  # timeout in seconds
SETTLED = 9  # seconds until the service worker has its files, and the engine what it has decompressed
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PHONE_RATE = 9e6  # bits a second
PHONE_ROUND_TRIP = 0.06  # seconds
PHONE_SLOWER = 4

# Marks when home has been painted; with `plays`, a game, it then taps that, after 700 ms the answer to the question how
# to begin, marks when the cards are shown, and clicks a card that can be played; taps again after 700 ms, since what is
# new or moves ignores them. Marks when it was asked, the last tap of each kind, and when the card has left the hand.
WATCH = """(() => {
    const plays = %s;
    const find = (selector) => document.querySelector(selector);
    const isMarked = (name) => performance.getEntriesByName(name).length > 0;
    const mark = (name, more) => isMarked(name) || performance.mark(name, more);
    const tap = (node) => {
        node?.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, pointerType: 'touch'}));
        node?.click();
    };
    let card = null;
    let tapped = 0;
    let [begun, isHome] = [0, false];
    const step = () => {
        const tile = find(`.tiles li:has(a[href="#/new/${plays || 'pantti'}"]) .stretched`);
        const now = performance.now();
        if (tile && !isHome) {
            isHome = true;
            const tapHome = () => {
                mark('bench-home');
                if (!plays) return;
                begun = performance.now();
                tap(tile);
                requestAnimationFrame(step);
            };
            return scheduler.postTask(tapHome, {priority: 'user-blocking'}); // after this frame's paint, like input
        }
        const answer = find('.first-choice .button'); // just plays
        if (answer && !isMarked('bench-asked')) {
            mark('bench-asked');
            begun = now;
        }
        const way = answer ?? tile;
        if (way && now > begun + 700) {
            begun = now;
            tap(way);
        } else if (!find('.spots.hand .spot')) tapped = now;
        else if (card && !find(`.spots.hand [data-card="${card}"]`)) {
            mark('bench-played', {startTime: tapped});
            return mark('bench-moved');
        } else {
            mark('bench-begun', {startTime: begun});
            mark('bench-dealt');
            const spot = find('.spots.hand .spot.playable');
            if (!spot) tapped = now;
            else if (now > tapped + 700) {
                card = spot.dataset.card;
                tapped = now;
                spot.click();
            }
        }
        requestAnimationFrame(step);
    };
    step();
})()"""
# Packed bytes that had come before a time, without the engine's: its files come meanwhile.
BYTES = """moment => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({name, responseEnd}, at, all) => all.findIndex((one) => one.name === name) === at // else it was cached
        && responseEnd && responseEnd < moment && !/\\/(py|assets\\/worker)/.test(name))
    .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0)"""
ENTRY = "name => performance.getEntriesByName(name).map(({startTime, detail}) => [startTime, detail])[0]"


class Place(NamedTuple):
    """A measured site; a `packed` one is served compressed."""

    name: str
    folder: Path
    packed: bool = False
    way: str = ""  # expected way of starting its engine, "" if unknown
    opens: bool = True  # False: it has no openings, so that the engine deals

    def over(self, link: Link) -> build.Server:
        """Returns a server of the site at the other end of `link`."""
        packs = (*build.Site.packs, *((".wasm", ".zip", ".whl") if self.packed else ()))
        lacks = "" if self.opens else "/openings/"
        return build.server(
            self.folder, handler=type("Visited", (Far,), {"link": link, "packs": packs, "lacks": lacks})
        )


class Visit(NamedTuple):
    """A separate browser that visits a site."""

    context: BrowserContext
    profile: str
    address: str
    link: Link

    def open(self, plays: str = "") -> Page:
        """Opens the site in a new tab; `plays` as in `WATCH`."""
        page = self.context.new_page()
        page.add_init_script(WATCH % json.dumps(plays))
        page.goto(self.address, wait_until="commit", timeout=LIMIT * 1000)
        return page

    def private_bytes(self) -> int:
        """Returns the private memory of the page's process in bytes."""
        return max(map(private_bytes, pages_of(self.profile)))  # the largest is the page; others show nothing


@contextmanager
def visit(playwright: Playwright, place: Place, *, phone: bool = False) -> Iterator[Visit]:
    """Serves a site and starts a browser of its own for it; `phone` simulates a phone."""
    link = Link(PHONE_RATE, PHONE_ROUND_TRIP) if phone else Link()
    running = place.over(link)
    threading.Thread(target=running.serve_forever, args=(0.05,), daemon=True).start()
    options: dict[str, Any] = PHONE if phone else {}
    with tempfile.TemporaryDirectory(prefix="kortti-bench-", ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=build.find_browser(), args=build.BROWSER_ARGS, locale="en-GB", **options
        )
        with slowed(profile, PHONE_SLOWER) if phone else nullcontext():
            yield Visit(context, profile, f"http://127.0.0.1:{running.server_port}/", link)
        context.close()
    running.shutdown()
    running.server_close()


def private_bytes(process: int) -> int:
    """Returns the bytes of memory that a process has for itself, not shared with other processes."""
    lines = (PROCESSES / str(process) / "smaps_rollup").read_text().splitlines()[1:]
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_Dirty"))


def mark_of(page: Page, name: str) -> tuple[float, dict[str, str] | None]:
    """Waits for a mark and returns its time in seconds since the start of the visit, and its details."""
    end = time.monotonic() + LIMIT
    while not (entry := page.evaluate(ENTRY, name)):
        if time.monotonic() > end:
            raise TimeoutError(f"no {name} at {page.url}")
        page.wait_for_timeout(100)
    return float(entry[0]) / 1000, entry[1]


def when(page: Page, name: str) -> float:
    """Waits for a mark and returns its time in seconds since the start of the visit."""
    return mark_of(page, name)[0]


def ready(page: Page, place: Place) -> float:
    """Waits for the engine; returns the seconds it took. Raises `ValueError` if it started in another way than told."""
    moment, detail = mark_of(page, "engine-ready")
    if place.way and detail != {"way": place.way}:
        raise ValueError(f"{place.name}: started in another way, {detail}")
    return moment


def fast(playwright: Playwright, place: Place) -> dict[str, float]:
    """Visits a site over an unlimited link: first with an empty profile, then by reload, then in a new tab.

    Returns the figures of `ROWS`.
    """
    with visit(playwright, place) as visitor:
        page = visitor.open()
        found = {"cold": ready(page, place)}
        begun = page.evaluate("performance.timeOrigin") / 1000
        found["bytes"] = visitor.link.bytes_until(begun + found["cold"]) / 1e6
        page.wait_for_timeout(SETTLED * 1000)
        found["memory"] = visitor.private_bytes() / 1e6
        page.goto(visitor.address, wait_until="commit", timeout=LIMIT * 1000)
        found["warm"] = ready(page, place)
        page.wait_for_timeout(SETTLED * 1000)
        page.close()
        page = visitor.open()
        found["new tab"] = ready(page, place)
        page.wait_for_timeout(SETTLED * 1000)
        found["memory again"] = visitor.private_bytes() / 1e6
    return found


def phone(playwright: Playwright, place: Place) -> dict[str, float]:
    """Visits a site on a simulated phone; returns the seconds until the engine is ready and home can be used."""
    with visit(playwright, place, phone=True) as visitor:
        page = visitor.open()
        found = {"phone": ready(page, place)}
        if page.locator(".tiles").count():
            found["home"] = when(page, "bench-home")
    return found


def dealing(page: Page) -> float:
    """Returns the seconds from the tap on a game to its cards, without the time until the question how to begin is
    answered."""
    home, asked, begun, dealt = (when(page, f"bench-{name}") for name in ("home", "asked", "begun", "dealt"))
    return asked - home + dealt - begun


def tap(playwright: Playwright, place: Place) -> dict[str, float]:
    """Visits a site on a simulated phone, taps a game as soon as home shows, and plays a card; then again in a new tab.

    Returns the figures of `ROWS`.
    """
    with visit(playwright, place, phone=True) as visitor:
        page = visitor.open("ristikontra")
        moved = when(page, "bench-moved")
        found = {"first card": moved, "own": moved - when(page, "bench-played")}
        found["tap"] = dealing(page)
        found["bytes to cards"] = page.evaluate(BYTES, when(page, "bench-dealt") * 1000) / 1e3
        mark_of(page, "engine-ready")
        page.wait_for_timeout(SETTLED * 1000)
        page.close()
        page = visitor.open("sedma")
        found["own warm"] = when(page, "bench-moved") - when(page, "bench-played")
        found["tap warm"] = dealing(page)
    return found


ROWS = {
    "cold": ("engine ready, cold (s)", 2),
    "warm": ("engine ready, warm (s)", 2),
    "new tab": ("engine ready, in a new tab (s)", 2),
    "bytes": ("sent until it is ready, cold (MB)", 2),
    "memory": (f"memory of the page {SETTLED} s later, cold (MB)", 0),
    "memory again": (f"memory of the page {SETTLED} s later, new tab (MB)", 0),
    "home": ("by phone: home can be used (s)", 2),
    "phone": ("by phone: engine ready (s)", 1),
    "tap": ("by phone: from a tap on a game, as soon as home shows, to the cards (s)", 1),
    "tap warm": ("the same in a new tab (s)", 1),
    "bytes to cards": ("sent until then besides the engine's files, cold (kB)", 0),
    "own": ("from a tap on a card of one's own until it has moved (s)", 2),
    "own warm": ("the same in a new tab (s)", 2),
    "first card": ("from the address to the first card of one's own, with 0.7 s to look at them, cold (s)", 1),
}


def start(rounds: int, more: list[Path]) -> None:
    """Measures the site with and without snapshot, other builds and stock Pyodide; prints a table."""
    visits: list[Callable[[Playwright, Place], dict[str, float]]] = [
        fast,
        *([phone, tap] if PROCESSES.is_dir() else []),
    ]
    load = [os.getloadavg()[0]]
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        places = [Place("stock Pyodide", stock(Path(temporary)), packed=True)]
        places += [Place(path.name, path.resolve()) for path in more]
        places += [Place("the usual way", build.WORK / "plain-site", way="usual", opens=False)]
        places += [Place("snapshot", build.WORK / "site", way="snapshot")]
        results: dict[str, list[dict[str, float]]] = {place.name: [] for place in places}
        for number in range(rounds):
            for place in places:
                found: dict[str, float] = {}
                for way in visits:
                    if way is not tap or place is not places[0]:  # stock Pyodide has no game to tap
                        found |= way(playwright, place)
                results[place.name].append(found)
                figures = ", ".join(f"{key} {value:.2f}" for key, value in found.items())
                print(f"round {number + 1}, {place.name}: {figures}", flush=True)
            load.append(os.getloadavg()[0])
    print(f"\nStart-up, {rounds} rounds, medians; in brackets to the first of the row, within a round")
    print(f"{time.strftime('%Y-%m-%d')}, {machine()}, load {min(load):.1f} to {max(load):.1f}\n")
    print_table(results)


def print_table(results: dict[str, list[dict[str, float]]]) -> None:
    """Prints a Markdown table: a row for each figure of `ROWS`, a column for each site."""
    print(f"| | {' | '.join(results)} |\n|---{'|--:' * len(results)}|")
    for key, (title, digits) in ROWS.items():
        having = [name for name, rounds in results.items() if key in rounds[0]]
        cells = []
        for name, rounds in results.items():
            if name not in having:
                cells.append("")
                continue
            cell = f"{median(found[key] for found in rounds):.{digits}f}"
            if name != having[0]:
                pairs = zip(rounds, results[having[0]], strict=True)
                cell += f" ({median(mine[key] / first[key] for mine, first in pairs):.2f})"
            cells.append(cell)
        if having:
            print(f"| {title} | {' | '.join(cells)} |")


def machine() -> str:
    """Returns the number and model of the processors, and the operating system."""
    info = Path("/proc/cpuinfo")
    names = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
    return f"{os.cpu_count()} x {names[0] if names else platform.processor()}, {platform.system()}"


STOCK_PAGE = """<!doctype html><script type="module">
new Worker("worker.js", {type: "module"}).onmessage = () => performance.mark("engine-ready");
</script>"""
STOCK_WORKER = """import { loadPyodide } from "./pyodide.mjs";
const pyodide = await loadPyodide();
pyodide.unpackArchive(await (await fetch("WHEEL")).arrayBuffer(), "wheel");
pyodide.runPython("from kortti.page import Page; Page()");
postMessage("ready");"""


def stock(folder: Path) -> Path:
    """Builds a page that only loads the wheel in unchanged Pyodide, to compare with; returns its folder."""
    shutil.copytree(build.MODULES / "pyodide", folder, dirs_exist_ok=True)
    (wheel,) = (build.WORK / "wheel-plain").glob("*.whl")
    shutil.copy(wheel, folder)
    (folder / "index.html").write_text(STOCK_PAGE)
    (folder / "worker.js").write_text(STOCK_WORKER.replace("WHEEL", wheel.name))
    for path in build.files(folder):  # as a compressing host has them
        build.packed(str(path), path.stat().st_mtime_ns)
    return folder
