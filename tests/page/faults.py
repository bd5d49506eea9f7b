"""Faults: a server that spoils some of its answers, as hosts, proxies and hotel networks do; workers and pages that are
killed, writes that fail.
"""

from __future__ import annotations

import fnmatch
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from playwright.sync_api import Error, Page, Worker

import build


@dataclass
class Fault:
    """A fault in the files that match `pattern`, `left` times. Errors are sent with the file's headers, so they may be
    cached for ever.
    """

    pattern: str
    kind: str  # "404", "503", "cut", "damaged", "html" (a login page with status 200), "stall" (never ends), or
    # "held": complete, but not before `left` is 0, and not cached
    left: int = 1_000_000


class Spoilt(build.Site):
    """Serves a site with the given faults."""

    faults: ClassVar[list[Fault]] = []  # each test has its own subclass and list

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        for fault in self.faults:
            if not fnmatch.fnmatchcase(path, fault.pattern):
                continue
            if fault.kind == "held":
                while fault.left > 0:
                    time.sleep(0.02)
                return self.spoil(path, fault.kind)
            if fault.left > 0:
                fault.left -= 1
                return self.spoil(path, fault.kind)
        return super().do_GET()

    def spoil(self, path: str, kind: str) -> None:
        data = Path(self.translate_path(path)).read_bytes()
        half = len(data) // 2
        if kind == "cut":
            data = data[:half]
        elif kind == "damaged":
            data = data[:half] + bytes(byte ^ 0x55 for byte in data[half : half + 64]) + data[half + 64 :]
        elif kind not in ("stall", "held"):
            data = b"<!doctype html><title>Hotel</title><p>Log in"
        name, _, value = build.FOR_EVER.partition(": ")
        headers = build.headers_for(path, Path(self.directory)) | {name: "no-store" if kind == "held" else value}
        self.send_response_only(int(kind) if kind.isdigit() else 200)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Type", "text/html" if kind in ("404", "503", "html") else self.guess_type(path))
        self.send_header("Content-Length", str(len(data) + (kind == "stall")))
        self.wfile.write(b"".join(self._headers_buffer) + b"\r\n" + data)
        self._headers_buffer = []


# Makes the next `window.failures` writes fail.
FAILING = """window.failures = 0;
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
    if (window.failures-- > 0) throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
    return put.apply(this, given);
};"""


def worker_of(page: Page) -> Worker:
    """Returns the engine's worker."""
    return next(worker for worker in page.workers if "/assets/worker-" in worker.url)


def kill_worker(page: Page) -> None:
    """Kills the engine's worker, as a crash does, unless there is none at the moment."""
    for worker in page.workers:
        if "/assets/worker-" in worker.url:
            with suppress(Error):  # it has gone by itself
                worker.evaluate("self.close()")


def kill_page(page: Page) -> None:
    """Kills the page's process, as a phone short of memory does."""
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash", timeout=3000)
