"""Memory: the page is no larger after forty deals than after ten."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.page.player import Player

# Plays offered actions, deal after deal and match after match, until `goal` deals are over.
PLAY = """(goal) => new Promise((resolve) => {
    let last = null;
    window.deals ??= 0;
    const play = () => {
        const end = document.querySelector('.end-panel .foot .primary');
        if (end && end !== last) window.deals += 1;
        last = end;
        if (end && window.deals >= goal) return resolve();
        const offered = [...document.querySelectorAll('.line.mine ~ .actions .action, .spots.hand .spot.playable')];
        (end ?? offered[window.deals % offered.length])?.click();
        requestAnimationFrame(() => setTimeout(play));
    };
    play();
})"""


@pytest.mark.timeout(600)
def test_deals_leave_nothing_behind(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("small", device_scale_factor=1)
    player = Player(page, site, seed=7)
    player.hurry()
    player.new("Ristiseiska", lambda frame: frame.get_by_role("radio", name="Beginner").first.tap())
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")

    def play(deals: int) -> dict[str, float]:
        for goal in range(int(page.evaluate("window.deals ?? 0")) + 5, deals + 1, 5):
            page.evaluate(PLAY, goal)
        for _ in range(3):
            devtools.send("HeapProfiler.collectGarbage")
            page.wait_for_timeout(100)
        return {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}

    before = play(10)
    after = play(40)
    assert after["JSEventListeners"] < before["JSEventListeners"] + 33
    assert after["Nodes"] < before["Nodes"] + 170
    assert after["JSHeapUsedSize"] < before["JSHeapUsedSize"] + 1e6
