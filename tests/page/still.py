"""Renders tables at rest from turns, without an engine, so that many can be checked in little time."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page as Window

from kortti.page import Page

REST = """() => {
    const felt = document.querySelector('.felt');
    const table = document.querySelector('.cards')?.table;
    if (!felt || !table || table.isMoving()) return null;
    const boxes = [...felt.querySelectorAll('.spot, .plate, .line, .action')].map((node) => {
        const {x, y, width, height} = node.getBoundingClientRect();
        return [x, y, width, height];
    });
    return [innerWidth, innerHeight, felt.querySelector('canvas').clientHeight === felt.clientHeight, boxes];
}"""


def turn_of(save: str) -> dict[str, Any]:
    """Returns the turn with which the page opens a save."""
    turn: dict[str, Any] = json.loads(Page().handle(json.dumps({"do": "open", "save": save})))
    return {**turn, "save": save}


class Still:
    """The table on the test bench, in a browser window."""

    def __init__(self, page: Window, bench: str) -> None:
        self.page = page
        page.goto(bench)
        page.wait_for_load_state("load")

    def show(self, turn: dict[str, Any], size: tuple[int, int], **options: Any) -> None:
        """Shows a turn in a window of the given size. Options: lang, settings, answers, isNew."""
        self.page.evaluate("([turn, options]) => bench.showTable(turn, options)", [turn, options])
        self.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        """Resizes the window, and waits until everything is in place."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        before = None
        for _ in range(200):
            now = self.page.evaluate(REST)
            if now and now[:3] == [*size, True] and now == before:
                return
            before = now
            self.page.wait_for_timeout(25)
        raise AssertionError("the table never comes to rest")
