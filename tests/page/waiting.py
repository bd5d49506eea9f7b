"""Waits for what a test means, by the clock, on machines of any speed; and notes of what passes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Page

T = TypeVar("T")

QUIET = 0.8  # seconds
# Notes the texts of all elements that match, whenever these are others and not none.
NOTE = """(selector) => {
    window.noted = [];
    let before = '[]';
    const note = () => {
        const texts = [...document.querySelectorAll(selector)].map((node) => node.textContent);
        if (texts.length && JSON.stringify(texts) !== before) window.noted.push(texts);
        before = JSON.stringify(texts);
    };
    note();
    new MutationObserver(note).observe(document, {
        attributes: true, characterData: true, childList: true, subtree: true,
    });
}"""


def until(page: Any, look: Callable[[], T], seconds: float = 15) -> T:
    """Looks until that returns something true, and returns it. If an assertion of the look fails, it looks again."""
    end = time.monotonic() + seconds
    while True:
        is_last = time.monotonic() > end
        try:
            found = look()
            assert found, "never"
            return found
        except AssertionError:
            if is_last:
                raise
        page.wait_for_timeout(25)


def rested(page: Page, look: Callable[[], T]) -> T:
    """Returns what the look returns, once that is something and stays the same for a while."""
    before, since = None, 0.0

    def is_quiet() -> bool:
        nonlocal before, since
        if (now := look()) != before:
            before, since = now, time.monotonic()
        return bool(now) and time.monotonic() - since > QUIET

    until(page, is_quiet)
    assert before is not None
    return before


def note(page: Page, selector: str) -> None:
    """Notes from now on what elements tell that may be gone before anybody looks; see `noted`."""
    page.evaluate(NOTE, selector)


def noted(page: Page) -> list[list[str]]:
    """Returns the texts noted, one list for each moment in which they were others."""
    found: list[list[str]] = page.evaluate("window.noted")
    return found


def has_noted(page: Page, text: str) -> None:
    """Waits until a text has been noted, alone."""
    until(page, lambda: [text] in noted(page))
