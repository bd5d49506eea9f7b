"""The fixture `friends`: a table with guests in browser processes of their own (table.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.page.friends.table import NOTE, SCREEN, SPOIL, Friends, Host
from tests.page.stored import prepare


@pytest.fixture
def friends(
    request: pytest.FixtureRequest, open_page: Callable[..., Page], launch_browser: Callable[[], Browser], site: str
) -> Iterator[Callable[..., Friends]]:
    """Returns friends(game, seed, seats, **rules), which opens a match at a host and seats a guest at each of `seats`.
    Uncaught errors of any page fail the test. `spoils`: what the host sends comes late, twice and out of order; `page`:
    the host's, by default one of the usual browser; `firefox`: the seat that has Firefox."""
    opened: list[Browser | BrowserContext] = []
    errors: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" and "Content Security Policy" in message.text:
            errors.append(message.text)

    def start(browser: Browser | None) -> Page:
        if browser is None:
            opened.append(browser := launch_browser())
        opened.append(context := browser.new_context(**SCREEN))
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", hear)
        return page

    def ready(page: Page, *scripts: str) -> Page:
        for script in (NOTE, *scripts):
            page.add_init_script(script)
        prepare(page, site)
        return page

    def sit_down(
        game: str,
        seed: str,
        seats: Sequence[int] = (),
        spoils: bool = False,
        page: Page | None = None,
        firefox: int | None = None,
        **rules: Any,
    ) -> Friends:
        browsers = {} if firefox is None else {firefox: request.getfixturevalue("firefox")}
        if firefox == 0:
            page = start(browsers[0])
        page = page or open_page("phone", viewport=SCREEN["viewport"], service_workers="block")
        host = Host(ready(page, *([SPOIL] if spoils else [])), site, seed=0)
        host.open(game, seed, **rules)
        made = Friends(host, lambda at: ready(start(browsers.get(at))))
        if seats:
            made.seat(*seats)
        return made

    yield sit_down
    for each in reversed(opened):
        each.close()
    assert not errors
