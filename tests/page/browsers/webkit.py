"""WebKit by its WebDriver (https://www.w3.org/TR/webdriver2/): the few methods of Playwright's pages that `Player` and
the tests of this room use, under the same names.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.page.conftest import foreign

# Painting without a graphics card, a third faster than otherwise; WebAssembly as it is compiled at first, which takes a
# fifth less of the processor; and no sandbox, which containers forbid.
PLAIN = {
    "JSC_useOMGJIT": "0",
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
}
SCREEN = ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
# Takes an expression or a function, and awaits what comes of it.
EVALUATE = """
const [given, done] = arguments;
(async () => { const found = (SCRIPT); return typeof found === 'function' ? found(given) : found; })()
    .then((value) => done({value: value ?? null}), (error) => done({error: `${error}\\n${error?.stack}`}));
"""
# Notes uncaught errors, rejections and what the security policy blocks.
LISTEN = """(() => {
    if (window.wrong) return;
    window.wrong = [];
    addEventListener('error', ({message, filename}) => wrong.push(`${message} ${filename}`));
    addEventListener('unhandledrejection', ({reason}) => wrong.push(`${reason}`));
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
        wrong.push(`${violatedDirective} ${blockedURI}`));
})()"""
REQUESTED = "performance.getEntriesByType('resource').map(({name}) => name)"
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "ArrowLeft": "\ue012", "ArrowRight": "\ue014"}


class WebKit:
    """WebKitGTK's MiniBrowser on a screen that nobody sees, and its one page.

    It is its own mouse, keyboard and frame. Raises RuntimeError with the driver's words if that refuses something.
    """

    def __init__(self, path: str, log: Path) -> None:
        self.screen = subprocess.Popen(SCREEN, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.screen.stdout
        self.display = f":{self.screen.stdout.readline().strip()}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"],
            env=os.environ | PLAIN | {"DISPLAY": self.display},
            stdout=log.open("w"),
            stderr=subprocess.STDOUT,
        )
        self.mouse = self.keyboard = self
        self.errors: list[str] = []
        self.has_crashed = False
        self.session = f"http://127.0.0.1:{port}/session"
        wanted = {"webkitgtk:browserOptions": {"binary": path, "args": ["--automation"]}}
        self.session += f"/{self.begin({'capabilities': {'alwaysMatch': wanted}})['sessionId']}"
        self.ask("timeouts", {"script": 60_000, "pageLoad": 60_000})
        self.set_viewport_size({"width": 1280, "height": 800})

    def begin(self, wanted: dict[str, Any]) -> Any:
        for _ in range(100):
            try:
                return self.ask("", wanted)
            except OSError:  # the driver is starting
                time.sleep(0.1)
        raise TimeoutError("WebKitWebDriver doesn't answer")

    def ask(self, command: str, body: Any, method: str = "POST") -> Any:
        data = None if body is None else json.dumps(body).encode()
        address = f"{self.session}/{command}".rstrip("/")
        request = Request(address, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urlopen(request, timeout=90) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            told = error.read().decode()
        if "unknown error" in told and command != "execute/sync":
            time.sleep(1)
            self.ask("execute/sync", {"script": "", "args": []})  # tells whether the page's process is gone
        if "page crash" in told:
            self.has_crashed = True  # at a null pointer, once in some hundred deals
            pytest.skip("WebKit itself has crashed")
        raise RuntimeError(told)

    def close(self) -> None:
        try:
            if not self.has_crashed:
                self.ask("", None, "DELETE")
        finally:
            for process in (self.driver, self.screen):
                process.terminate()
                process.wait()

    # The page

    def set_viewport_size(self, size: dict[str, int]) -> None:
        bars = self.evaluate("outerHeight - innerHeight")
        self.ask("window/rect", {"width": size["width"], "height": size["height"] + bars})

    def goto(self, address: str) -> None:
        self.hear()
        self.ask("url", {"url": address})
        self.evaluate(LISTEN)

    def reload(self) -> None:
        self.hear()
        self.ask("refresh", {})
        self.evaluate(LISTEN)

    def hear(self) -> list[str]:
        """Returns all errors so far."""
        if not self.has_crashed:
            self.errors += self.evaluate("window.wrong?.splice(0) ?? []")
            self.errors += filter(foreign, self.evaluate(REQUESTED))
        return self.errors

    def evaluate(self, script: str, given: Any = None) -> Any:
        answer = self.ask("execute/async", {"script": EVALUATE.replace("SCRIPT", script), "args": [given]})
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def evaluate_in_frame(self, selector: str, script: str) -> Any:
        """Evaluates a script in a frame, maybe of another origin, whose element `selector` is an expression for."""
        found = self.ask("execute/sync", {"script": f"return {selector}", "args": []})
        self.ask("frame", {"id": found})
        try:
            return self.evaluate(script)
        finally:
            self.ask("frame", {"id": None})

    def wait_for_timeout(self, ms: float) -> None:
        time.sleep(ms / 1000)

    def locator(self, selector: str) -> Locator:
        return Locator(self, selector)

    # The mouse

    def click(self, x: float, y: float) -> None:
        self.move(x, y)
        self.down()
        self.up()

    def move(self, x: float, y: float, steps: int = 1) -> None:
        self.point({"type": "pointerMove", "duration": 16 * steps, "x": round(x), "y": round(y)})

    def down(self) -> None:
        self.point({"type": "pointerDown", "button": 0})

    def up(self) -> None:
        self.point({"type": "pointerUp", "button": 0})

    def point(self, action: dict[str, Any]) -> None:
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [action]}
        self.ask("actions", {"actions": [mouse]})

    # The keyboard

    def press(self, key: str) -> None:
        self.type(KEYS.get(key, key))

    def type(self, text: str) -> None:
        strokes = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self.ask("actions", {"actions": [{"type": "key", "id": "keyboard", "actions": strokes}]})


class Locator:
    """The element number `at` of those that match a CSS selector."""

    def __init__(self, page: WebKit, selector: str, at: int = 0) -> None:
        self.page, self.selector, self.at = page, selector, at

    def nth(self, at: int) -> Locator:
        return Locator(self.page, self.selector, at)

    def bounding_box(self) -> Any:
        script = """([selector, at]) => {
            const {x, y, width, height} = document.querySelectorAll(selector)[at].getBoundingClientRect();
            return {x, y, width, height};
        }"""
        return self.page.evaluate(script, [self.selector, self.at])

    def click(self) -> None:
        box = self.bounding_box()
        self.page.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
