"""The start of the engine in Firefox; tests/page/browsers play there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from tests.page.player import Player
from tests.page.stored import prepare

WAY = "performance.getEntriesByName('engine-ready').at(-1).detail.way"


@pytest.mark.both_ways
def test_the_engine_starts(
    firefox: Browser, listen: Callable[[Page], Page], errors: list[str], site: str, way: str
) -> None:
    with firefox.new_context(locale="en-GB") as context:
        page = listen(context.new_page())
        page.on("console", lambda message: errors.extend([message.text] * (message.type == "error")))
        prepare(page, site)
        page.goto(site)
        page.get_by_role("button", name="Play Pantti").click()
        page.get_by_role("button", name="Just play").click()
        player = Player(page, site, how="mouse")
        player.seat()
        player.make_moves(1)
        assert page.evaluate(WAY) == way
