"""A person in any browser: plays as `Player` does, and presses, reads and waits by what stands on the page."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Error

from tests.page.browsers.webkit import WebKit
from tests.page.player import LATER, Player
from tests.page.positions import begun
from tests.page.stored import prepare

# The middle of the button, link or other control of this visible name, once it is at rest.
FIND = """async (name) => {
    const plain = (text) => text?.replace(/\\s+/g, ' ').trim();
    const fits = (node) => plain(node.getAttribute('aria-label') ?? node.textContent) === name;
    const middle = () => {
        const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({shadowRoot}) => shadowRoot ?? [])];
        const controls = roots.flatMap((root) => [...root.querySelectorAll('button, a[href], summary, label, input')]);
        const node = controls.findLast((node) => fits(node) && node.checkVisibility());
        node?.scrollIntoView({block: 'nearest'});
        const {x, y, width, height} = node?.getBoundingClientRect() ?? {};
        return width ? [x + width / 2, y + height / 2] : null;
    };
    const before = middle();
    await new Promise((resolve) => setTimeout(resolve, 250)); // sheets grow as their pictures come
    const now = middle();
    return String(before) === String(now) ? now : null;
}"""

# Looks in the page for a second, as asking it each time takes longer than the look.
PATIENT = """for (let tries = 20; ; tries -= 1) {
    const seen = look();
    const found = await (typeof seen === 'function' ? seen(given) : seen);
    if (found || !tries) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
}"""

FRAME = "document.querySelector('kortti-table').shadowRoot.querySelector('iframe')"


def save_of(game: str) -> str:
    """Returns the save of a new match against beginners."""
    return begun(game, "browsers", "beginner").save


class Visitor(Player):
    """Works in Playwright's pages and in `WebKit`, with the mouse and the keyboard."""

    def __init__(self, page: Any, site: str) -> None:
        super().__init__(page, site, "mouse", quick=False)

    def settle_down(self, saves: Mapping[str, str] | None = None) -> None:
        """Stores matches by their ids, and settings in which nobody waits, before the site opens."""
        prepare(self.page, self.site, saves)

    def open(self, id: str) -> None:
        """Opens a stored match, to make the same moves whatever was played before."""
        self.go_to_match(id)
        self.moves, self.rng = 0, random.Random(id)

    def turn_to(self, screen: str) -> None:
        """Opens another screen, as a link would: going to its address, Firefox may wait for ever if the page changes
        that at the same moment."""
        self.page.evaluate("(hash) => void (location.hash = hash)", f"#/{screen}")

    def leave(self) -> None:
        """Leaves the table."""
        self.turn_to("")
        self.until("!document.querySelector('.felt')")

    def seat(self) -> None:
        self.until("!!document.querySelector('.table-screen:not([data-drawn]) .spots.board .spot')")
        self.frame.evaluate(f"() => {{ {LATER} }}")

    def click_or_drag(self, spot: dict[str, Any]) -> list[str] | None:
        """Drags the second card of a match, and clicks all others, which is faster."""
        if self.moves != 2:
            return self.tap(spot)
        self.drag(spot)
        return None

    def until(self, script: str, given: Any = None, seconds: float = 45) -> Any:
        """Evaluates a script until it returns something true, and returns that."""
        end = time.monotonic() + seconds
        while not (
            found := self.frame.evaluate(f"async (given) => {{ const look = () => {script}; {PATIENT} }}", given)
        ):
            assert time.monotonic() < end, f"{script}\n{self.frame.evaluate('document.body.innerText')}"
        return found

    def press_name(self, name: str) -> None:
        """Clicks the control of this name, once it is there."""
        self.page.mouse.click(*self.until(FIND, name))

    def see(self, text: str) -> None:
        """Waits for a text on the page."""
        self.until("(text) => document.body.innerText.replaceAll('\\u00a0', ' ').includes(text)", text)

    def say(self, text: str) -> None:
        """Types a line."""
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def in_frame(self, script: str) -> Any:
        """Evaluates a script in the frame of the page's embedded table, another origin's; None while it loads."""
        if isinstance(self.page, WebKit):
            return self.page.evaluate_in_frame(FRAME, script)
        try:
            return self.page.frames[-1].evaluate(script)
        except Error as error:
            if "context was destroyed" not in str(error):
                raise
            return None
