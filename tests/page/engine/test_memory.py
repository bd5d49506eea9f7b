"""Memory: page and engine are no larger after a hundred deals than after fifty."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import kortti
from tests.bench.memory import Memory, engine_bytes, play_deals, settle_in

BRIEF, LONG = 3, 30  # clicks after which a deal is left; most have ended after thirty


@pytest.mark.timeout(600)
def test_deals_leave_nothing_behind(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("small")
    settle_in(page, site)
    devtools = page.context.new_cdp_session(page)

    def after(deals: int) -> Memory:
        """The least of some looks at home, since some garbage goes only after a while: on a busy machine, after more
        than two seconds.
        """
        play_deals(page, deals - len(kortti.games()), BRIEF)
        assert play_deals(page, deals, LONG)
        page.evaluate("location.hash = '#/'")
        expect(page.locator(".tiles li").first).to_be_visible()
        looks = []
        for _ in range(16):
            page.wait_for_timeout(500)
            looks.append(Memory.of(devtools))
        return Memory(*map(min, zip(*looks, strict=True)))

    half, engine = after(50), engine_bytes(page)
    whole = after(100)
    assert whole.listeners < half.listeners + 25, (half, whole)
    assert whole.left < half.left + 50, (half, whole)
    assert whole.heap < half.heap + 0.75e6, (half, whole)  # 0.3 to 0.5 MB measured
    assert engine_bytes(page) == engine > 0  # each match makes room for the next
