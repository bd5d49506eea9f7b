"""The start of the engine in Firefox; tests/page/browsers play there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ConsoleMessage

from tests.page.player import Player
from tests.page.stored import prepare

WAY = "performance.getEntriesByName('engine-ready').at(-1).detail.way"


@pytest.mark.both_ways
def test_the_engine_starts(firefox: Browser, site: str, way: str) -> None:
    errors: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(message.text)

    with firefox.new_context(locale="en-GB") as context:
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", hear)
        prepare(page, site)
        page.goto(site)
        page.get_by_role("button", name="Play Pantti").click()
        page.get_by_role("button", name="Just play").click()
        player = Player(page, site, how="mouse")
        player.seat()
        player.make_moves(1)
        assert page.evaluate(WAY) == way
        assert not errors
