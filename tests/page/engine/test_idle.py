"""Idleness: a page at rest uses no processor, at home, at the table, on the deal of the day or in a hidden tab."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.page.faults import worker_of
from tests.page.monkey import HIDE
from tests.page.player import Player

# Counts in `woken` the frames and timers that run, by name, and keeps in `pending` the milliseconds of timers set.
WATCH = """(() => {
    self.woken = {};
    self.pending = new Map();
    const wake = (name, work, id) => (...given) => {
        woken[name] = (woken[name] ?? 0) + 1;
        if (name === 'setTimeout') pending.delete(id());
        return work(...given);
    };
    for (const name of ['requestAnimationFrame', 'requestIdleCallback']) {
        const plain = self[name];
        if (plain) self[name] = (work, ...more) => plain(wake(name, work), ...more);
    }
    for (const name of ['setTimeout', 'setInterval']) {
        const plain = self[name];
        self[name] = (work, pause = 0, ...more) => {
            const id = plain(wake(name, work, () => id), pause, ...more);
            pending.set(id, pause);
            return id;
        };
    }
    for (const name of ['clearTimeout', 'clearInterval']) {
        const plain = self[name];
        self[name] = (id) => (pending.delete(id), plain(id));
    }
})()"""
# What ran since the last look, the timers that will run within a minute, and the animations that have no end.
LOOK = """() => {
    const found = {...woken};
    woken = {};
    for (const pause of pending.values()) if (pause < 60_000) found[`in ${pause} ms`] = 1;
    for (const {animationName} of self.document?.getAnimations() ?? []) found[`animation ${animationName}`] = 1;
    return found;
}"""
WORKER = re.compile(r"/assets/worker-\w+\.js$")
WINDOW = 2  # seconds of a look
BUSY = 0.04  # seconds of the page processes' CPU time in a window: at rest 0.01, with a loop of empty frames 0.05


def watched(route: Route) -> None:
    """Answers with a worker that watches itself before anything of its own runs."""
    code = f"{WATCH}\nimport({json.dumps(route.request.url + '?own')})"
    route.fulfill(body=code, content_type="text/javascript")


@pytest.mark.timeout(300)
def test_a_page_at_rest_uses_no_processor(phone: Page, browser: Browser, site: str) -> None:
    devtools = browser.new_browser_cdp_session()

    def processor() -> float:
        """Returns the CPU seconds of all page processes, with their workers."""
        processes = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
        return sum(float(process["cpuTime"]) for process in processes if process["type"] == "renderer")

    def settle(where: str) -> None:
        """Waits until nothing runs for a window."""
        found: Any = None
        for _ in range(20):
            before = processor()
            phone.wait_for_timeout(1000 * WINDOW)
            used = processor() - before
            found = phone.evaluate(LOOK), worker_of(phone).evaluate(LOOK), used
            if found[:2] == ({}, {}) and used < BUSY:
                return
        raise AssertionError(f"{where}: {found}")

    phone.add_init_script(WATCH)
    phone.route(WORKER, watched)
    phone.goto(site)
    expect(phone.locator(".tiles li").first).to_be_visible()
    expect(phone.locator(".starting")).to_have_count(0, timeout=30_000)
    settle("home")
    phone.goto(f"{site}#/today")
    expect(phone.locator(".day-game").first).to_be_visible()
    settle("the deal of the day")
    player = Player(phone, site, seed=3)
    player.new("Pantti")
    player.wait()
    settle("the table")
    phone.evaluate(HIDE, True)
    settle("a hidden tab")
