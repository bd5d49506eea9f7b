"""A phone-like visit: a slow link, and a browser whose pages get part of the CPU.

All connections share the link. The pages' processes are stopped and continued in turns, which slows workers and the
WebAssembly compiler too; the browser's own throttling slows one thread only.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar

import build

PROCESSES = Path("/proc")


class Link:
    """The link between server and visitor. Without a `rate` (bits a second) it only logs traffic."""

    def __init__(self, rate: float = 0, round_trip: float = 0) -> None:
        self.rate = rate
        self.round_trip = round_trip
        self.sent: list[tuple[float, int]] = []  # (time, bytes)
        self.free_at = 0.0
        self.lock = threading.Lock()

    def carry(self, size: int) -> None:
        """Waits for as long as `size` bytes take, queued behind others."""
        with self.lock:
            self.free_at = max(time.monotonic(), self.free_at) + (size * 8 / self.rate if self.rate else 0)
            wait = self.free_at - time.monotonic()
        if wait > 0:
            time.sleep(wait)
        self.sent.append((time.time(), size))

    def bytes_until(self, moment: float) -> int:
        """Returns the bytes sent until `moment` (seconds, as `time.time`)."""
        return sum(size for sent, size in self.sent if sent <= moment)


class Linked:
    """The output stream of a request handler; what is written goes over a `Link`, piece by piece."""

    PIECE = 8192

    def __init__(self, plain: Any, link: Link) -> None:
        self.plain = plain
        self.link = link

    def write(self, data: bytes) -> int:
        for start in range(0, len(data), self.PIECE):
            piece = data[start : start + self.PIECE]
            self.link.carry(len(piece))
            self.plain.write(piece)
        return len(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.plain, name)


class Far(build.Site):
    """Serves a site over a link; a new connection takes three round trips (TCP and TLS), each answer one."""

    link: ClassVar[Link]  # set on a subclass per visit
    lacks: ClassVar[str] = ""  # part of the paths that it does not have

    def setup(self) -> None:
        super().setup()
        self.wfile = Linked(self.wfile, self.link)  # type: ignore[assignment]
        self.round_trips = 3

    def do_GET(self) -> None:
        time.sleep(self.round_trips * self.link.round_trip)
        self.round_trips = 1
        if self.lacks and self.lacks in self.path:
            return self.send_error(404)
        return super().do_GET()


def processes_of(profile: str) -> list[tuple[int, str]]:
    """Finds the processes of the browser with this profile: their numbers and command lines."""
    found = []
    for place in PROCESSES.glob("[0-9]*"):
        try:
            command = (place / "cmdline").read_text()
        except OSError:  # the process has ended
            continue
        if profile in command:
            found.append((int(place.name), command))
    return found


def pages_of(profile: str) -> list[int]:
    """Finds the renderer processes of the browser with this profile."""
    return [process for process, command in processes_of(profile) if "--type=renderer" in command]


@contextmanager
def slowed(profile: str, times: float) -> Iterator[None]:
    """Slows the page processes of the browser with this profile: they run one part in `times` of the time."""
    over = threading.Event()

    def send(pages: list[int], number: signal.Signals) -> None:
        for page in pages:
            with suppress(ProcessLookupError):  # the process has ended
                os.kill(page, number)

    def take_turns() -> None:
        looked = 0.0
        pages: list[int] = []
        while not over.is_set():
            if time.monotonic() - looked > 0.2:
                pages, looked = pages_of(profile), time.monotonic()
            begun = time.monotonic()
            time.sleep(0.0025)
            ran = time.monotonic() - begun
            send(pages, signal.SIGSTOP)
            time.sleep(ran * (times - 1))
            send(pages, signal.SIGCONT)

    thread = threading.Thread(target=take_turns)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
