"""The fixture `friends`: a table with guests in browser processes of their own (table.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.page.friends.table import NOTE, SCREEN, SETTINGS, SETTLE, SPOIL, Friends, Host


@pytest.fixture
def friends(
    open_page: Callable[..., Page], launch_browser: Callable[[], Browser], site: str
) -> Iterator[Callable[..., Friends]]:
    """Returns friends(game, seed, seats, **rules), which opens a match at a host and seats a guest at each of `seats`.
    Uncaught errors of any page fail the test. `spoils`: what the host sends comes late, twice and out of order; `page`:
    the host's, by default one of the usual browser."""
    browsers: list[Browser] = []
    errors: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" and "Content Security Policy" in message.text:
            errors.append(message.text)

    def process(**more: Any) -> Page:
        browsers.append(launch_browser())
        page = browsers[-1].new_context(**SCREEN | more).new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", hear)
        page.add_init_script(NOTE)
        settle(page)
        return page

    def settle(page: Page) -> None:
        page.goto(f"{site}LICENSE.txt")
        page.evaluate(SETTLE, SETTINGS)

    def sit_down(
        game: str,
        seed: str,
        seats: Sequence[int] = (),
        spoils: bool = False,
        page: Page | None = None,
        **rules: Any,
    ) -> Friends:
        page = page or open_page("phone", viewport=SCREEN["viewport"], service_workers="block")
        page.add_init_script(NOTE)
        if spoils:
            page.add_init_script(SPOIL)
        settle(page)
        host = Host(page, site, seed=0)
        host.open(game, seed, **rules)
        made = Friends(host, process)
        if seats:
            made.seat(*seats)
        return made

    yield sit_down
    for browser in browsers:
        browser.close()
    assert not errors
