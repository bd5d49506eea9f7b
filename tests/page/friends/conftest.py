"""The fixture `friends`: a table with guests (table.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.page.friends.table import NOTE, SCREEN, SPOIL, Friends, Host
from tests.page.stored import prepare


@pytest.fixture
def friends(
    request: pytest.FixtureRequest,
    open_page: Callable[..., Page],
    browser: Browser,
    launch_browser: Callable[[], Browser],
    listen: Callable[[Page], Page],
    site: str,
) -> Iterator[Callable[..., Friends]]:
    """Returns friends(game, seed, seats, **rules), which opens a match at a host and seats a guest at each of `seats`.
    `spoils`: what the host sends comes late, twice and out of order; `page`: the host's, by default one of the usual
    browser; `firefox`: the seat that has Firefox; `apart`: each guest has a browser process of their own; `clocks`:
    tests may run the pages' clocks ahead."""
    opened: list[Browser | BrowserContext] = []

    def start(browser: Browser) -> Page:
        opened.append(context := browser.new_context(**SCREEN))
        return listen(context.new_page())

    def ready(page: Page, clocks: bool, *scripts: str) -> Page:
        if clocks:
            page.clock.install()
        for script in (NOTE, *scripts):
            page.add_init_script(script)
        return page

    def sit_down(
        game: str,
        seed: str,
        seats: Sequence[int] = (),
        spoils: bool = False,
        page: Page | None = None,
        firefox: int | None = None,
        apart: bool = False,
        clocks: bool = False,
        **rules: Any,
    ) -> Friends:
        def browser_of(seat: int | None) -> Browser:
            if seat is not None and seat == firefox:
                return request.getfixturevalue("firefox")
            if not apart:
                return browser
            opened.append(own := launch_browser())
            return own

        if firefox == 0:
            page = start(browser_of(0))
        page = page or open_page("phone", viewport=SCREEN["viewport"], service_workers="block")
        host = Host(ready(page, clocks, *([SPOIL] if spoils else [])), site, seed=0)
        host.open(game, seed, **rules)

        def start_guest(at: int | None) -> Page:
            guest = ready(start(browser_of(at)), clocks)
            prepare(guest, site)
            return guest

        made = Friends(host, start_guest)
        if seats:
            made.seat(*seats)
        return made

    yield sit_down
    for each in reversed(opened):
        each.close()
