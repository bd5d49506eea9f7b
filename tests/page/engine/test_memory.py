"""Memory: the page is no larger after a hundred deals than after fifty."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import kortti
from tests.bench.memory import Memory, play_deals, settle_in

BRIEF, LONG = 3, 30  # clicks after which a deal is left; most have ended after thirty
# Counts the nodes of the document: home shows more or fewer cards of the matches that wait.
SHOWN = """() => {
    const nodes = document.createTreeWalker(document);
    let count = 1;
    while (nodes.nextNode()) count += 1;
    return count;
}"""


@pytest.mark.timeout(600)
def test_deals_leave_nothing_behind(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("small")
    settle_in(page, site)
    devtools = page.context.new_cdp_session(page)

    def after(deals: int) -> Memory:
        """The least of some looks at home, since some garbage goes only after a while: on a busy machine, after more
        than two seconds. Nodes are those left behind, outside the document.
        """
        play_deals(page, deals - len(kortti.games()), BRIEF)
        assert play_deals(page, deals, LONG)
        page.evaluate("location.hash = '#/'")
        expect(page.locator(".tiles li").first).to_be_visible()
        looks = []
        for _ in range(16):
            page.wait_for_timeout(500)
            look = Memory.of(devtools)
            looks.append(look._replace(nodes=look.nodes - page.evaluate(SHOWN)))
        return Memory(*map(min, zip(*looks, strict=True)))

    half, whole = after(50), after(100)
    assert whole.listeners < half.listeners + 25, (half, whole)
    assert whole.nodes < half.nodes + 250, (half, whole)
    assert whole.heap < half.heap + 1e6, (half, whole)
