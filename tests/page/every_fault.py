"""`python build.py monkey --every FAULT`: a fault right after every action, also of opponents, in a deal of each game.

worker    the engine's worker is killed
reload    the page is reloaded
browser   all processes of the browser get SIGKILL, and it starts again
build     another build's service worker takes over, which reloads the page
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import statistics
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, Playwright, expect, sync_playwright

import build
from tests.bench.phone import processes_of
from tests.page.boot.test_offline import poll
from tests.page.faults import kill_worker
from tests.page.match.test_resume import ACTIVE
from tests.page.monkey import browse, served
from tests.page.player import ASKED, Player
from tests.page.waiting import until

FAULTS = ("worker", "reload", "browser", "build")
PAUSES = (0, 20, 100)  # milliseconds from an action to the fault
LIMIT = 60  # seconds until the table goes on
ACTS = "(window.asked?.act ?? 0)"  # actions sent to the engine
BUILD = "document.querySelector('meta[name=build]')?.content"
UPDATE = """navigator.serviceWorker.getRegistration().then(async (found) => {
    await found.update();
    while (!found.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
    found.waiting.postMessage({type: 'SKIP_WAITING'});
})"""


class Deal:
    """A deal of a game in a browser of its own, with the site of a folder that may change."""

    def __init__(self, playwright: Playwright, site: str, folder: Path, game: str, fault: str) -> None:
        self.playwright, self.site, self.folder, self.game, self.fault = playwright, site, folder, game, fault
        self.rng = random.Random(f"{game}/{fault}")
        self.acts = self.lost = 0
        self.times: list[float] = []
        self.errors: list[str] = []

    def play(self) -> None:
        """Plays the deal; raises `AssertionError` if it does not go on, or if an action that was stored is lost."""
        with tempfile.TemporaryDirectory(prefix="kortti-monkey-", ignore_cleanup_errors=True) as self.profile:
            self.open()
            try:
                self.player.hurry("Fast")  # at once would be over before the next fault
                self.player.frame.goto(f"{self.site}#/new/{self.game}")
                expect(self.page.locator("#deal")).to_be_visible(timeout=30_000)
                self.player.press(self.page.locator("#deal"))
                self.player.seat()
                if self.fault in ("browser", "build"):
                    poll(self.page, ACTIVE, "activated", 60)
                seen = self.settle()
                while not seen["over"]:
                    seen = self.act(seen)
                assert not self.errors, self.errors
            finally:
                with suppress(Error):
                    self.context.close()

    def open(self) -> None:
        """Starts the browser."""
        self.context: BrowserContext = browse(self.playwright, self.profile)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.add_init_script(ASKED)
        self.page.goto(self.site)
        self.player = Player(self.page, self.site, seed=self.rng.randrange(1000))

    def act(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Makes a move, has the fault happen after it and each one of the opponents', and returns what the page shows
        when the person can act again.
        """
        before, address = self.history(), self.page.url
        asked = self.page.evaluate(ACTS)
        self.player.play(seen)
        with suppress(AssertionError):  # sent once the engine has started again; never by who only chooses cards
            poll(self.page, f"{ACTS} > {asked}", True, 2)
        self.page.wait_for_timeout(self.rng.choice(PAUSES))
        is_sent = self.page.evaluate(ACTS) > asked
        after = self.hit(address, before, len(before) + is_sent)
        self.acts += is_sent
        self.lost += is_sent and len(after) == len(before)
        while len(after) > len(before) + is_sent:  # opponents have played since
            self.page.wait_for_timeout(self.rng.choice(PAUSES))
            before, is_sent = self.history(), False
            after = self.hit(address, before, len(before))
        return self.settle()

    def hit(self, address: str, before: list[str], count: int) -> list[str]:
        """Has the fault happen, and returns the actions once there are more than `count` or the person can act."""
        begun = time.monotonic()
        self.strike(address)
        self.player.seat()
        until(self.page, lambda: len(self.history()) > count or self.asked(), LIMIT)
        self.times.append(time.monotonic() - begun)
        after = self.history()
        assert after[: len(before)] == before, f"{len(before)} actions, then {len(after)}"
        return after

    def asked(self) -> dict[str, Any]:
        """Returns what the page shows; raises `AssertionError` unless that is the stored table, at rest, and the person
        can act or the deal is over.
        """
        seen = self.player.look()
        assert not seen["moving"] and (self.player.asks(seen) or seen["over"])
        self.player.compare(seen, self.player.truth())
        return seen

    def strike(self, address: str) -> None:
        match self.fault:
            case "worker":
                kill_worker(self.page)
            case "reload":
                self.page.reload()
            case "browser":
                for process, _ in processes_of(self.profile):
                    with suppress(ProcessLookupError):
                        os.kill(process, signal.SIGKILL)
                with suppress(Error):
                    self.context.close()
                self.open()
                self.page.goto(address)
            case "build":
                start = self.folder / "index.html"
                mark = f'<meta name="build" content="{len(self.times)}"></head>'
                plain = (build.DIST / "index.html").read_text("utf-8")
                start.write_text(plain.replace("</head>", mark), "utf-8")
                build.bundle_service_worker(self.folder)
                self.page.evaluate(UPDATE)
                try:
                    poll(self.page, BUILD, str(len(self.times)), 5)
                except AssertionError:  # Chromium left it waiting, until the page reloads
                    self.page.reload()
                    self.page.reload()
                    poll(self.page, BUILD, str(len(self.times)), LIMIT)

    def history(self) -> list[str]:
        """Returns the actions of the stored match."""
        return [text for deal in self.player.truth().record.deals for text in deal]

    def settle(self) -> dict[str, Any]:
        """Waits until the person can act at the table that is stored."""
        self.player.seat()
        seen = until(self.page, self.asked, LIMIT)
        self.player.wait_for_paint()
        return seen


def strike_every(fault: str, games: list[str]) -> bool:
    """Plays a deal of each game with a fault at every action, and prints figures; returns True if all was well."""
    is_well = True
    print(f"\n{fault:20}{'faults':>8}{'sent':>8}{'lost':>8}{'median s':>10}{'longest s':>11}", flush=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = Path(shutil.copytree(build.DIST, Path(place) / "site")) if fault == "build" else build.DIST
        with served(folder) as site:
            for game in games:
                deal = Deal(playwright, site, folder, game, fault)
                failed = ""
                try:
                    deal.play()
                except Exception as error:
                    failed, is_well = f"  FAILED {error}"[:1000], False
                times = deal.times or [0.0]
                print(
                    f"{game:20}{len(deal.times):8}{deal.acts:8}{deal.lost:8}{statistics.median(times):10.2f}"
                    f"{max(times):11.2f}{failed}",
                    flush=True,
                )
    return is_well
