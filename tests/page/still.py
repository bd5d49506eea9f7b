"""Renders tables at rest from turns, without an engine, so that many can be checked in little time."""

from __future__ import annotations

import functools
import json
from typing import Any

from playwright.sync_api import Page as Window

from kortti.page import Page

# Returns where everything is in a window of this size; null while something moves or the window has another size.
PLACES = """([width, height]) => {
    const felt = document.querySelector('.felt');
    const table = document.querySelector('.cards')?.table;
    const fits = innerWidth === width && innerHeight === height;
    if (!felt || !table || table.isMoving() || !fits) return null;
    if (felt.querySelector('canvas').clientHeight !== felt.clientHeight) return null;
    return [...felt.querySelectorAll('.spot, .plate, .line, .action')].map((node) => {
        const {x, y, width, height} = node.getBoundingClientRect();
        return [x, y, width, height];
    }).join(';');
}"""
# Waits until everything is in place: equal places in two frames. Returns false if it never is.
REST = f"""async (size) => {{
    const places = {PLACES};
    let before = null;
    for (let looks = 0; looks < 200; looks += 1) {{
        const now = places(size);
        if (now && now === before) return true;
        before = now;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)));
    }}
    return false;
}}"""


def turn_of(save: str, **more: Any) -> dict[str, Any]:
    """Returns the turn with which the page opens a save; `more` is added to the request."""
    return {**json.loads(opened(save, **more)), "save": save}


@functools.cache
def opened(save: str, **more: Any) -> str:
    """Returns the engine's answer as text: many tests show the same few saves, and change the turn."""
    return Page().handle(json.dumps({"do": "open", "save": save, **more}))


class Still:
    """The table on the test bench, in a browser window. Painting takes a fifth of the time."""

    def __init__(self, page: Window, bench: str, painted: bool = True) -> None:
        self.page = page
        page.goto(bench)
        page.wait_for_load_state("load")
        # Texts are fitted in these.
        page.evaluate("Promise.all([...document.fonts].map((face) => face.load())).then(() => {})")
        if not painted:
            page.evaluate("document.documentElement.style.opacity = 0")

    def show(self, turn: dict[str, Any], size: tuple[int, int], **options: Any) -> None:
        """Shows a turn in a window of the given size. Options: lang, settings, answers, isNew."""
        self.page.evaluate("bench.clear()")  # so that the table before is not laid out once more
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        script = f"""async ([turn, options, size]) => {{
            await bench.showTable(JSON.parse(turn), options);
            return ({REST})(size);
        }}"""
        # large objects pass slowly
        assert self.page.evaluate(script, [json.dumps(turn), options, size]), "the table never comes to rest"

    def resize(self, size: tuple[int, int]) -> None:
        """Resizes the window, and waits until everything is in place."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert self.page.evaluate(REST, size), "the table never comes to rest"

    def resize_at_a_stop(self, size: tuple[int, int]) -> None:
        """Resizes the window while the page's clock is paused, which goes on by a few frames."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        before = None
        for _ in range(200):
            self.page.clock.run_for(20)
            places = self.page.evaluate(PLACES, size)
            if places and places == before:
                return
            before = places
        raise AssertionError("the table never comes to rest")
