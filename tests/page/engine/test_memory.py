"""Memory: the page is no larger after three deals of each game than after one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import kortti
from tests.bench.memory import Memory, play_deals, settle_in


@pytest.mark.timeout(600)
def test_deals_leave_nothing_behind(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("small", device_scale_factor=1)
    settle_in(page, site)
    devtools = page.context.new_cdp_session(page)
    played = []
    for deals in (len(kortti.games()), 3 * len(kortti.games())):
        play_deals(page, deals)
        played.append(Memory.of(devtools))
    before, after = played
    assert after.listeners < before.listeners + 33
    assert after.nodes < before.nodes + 170
    assert after.heap < before.heap + 1e6
