"""Puts a still picture into every <kortti-table> of a page, as the Embed dialogue does.

python -m web.tools.embed.stills PAGE. The picture is inside a link, for readers without scripts.
"""

from __future__ import annotations

import json
import re
import sys
from html import escape, unescape
from pathlib import Path
from typing import Any
from urllib.parse import quote_plus

from kortti.page import Page
from web.tools.words import Words

WIDTH, HEIGHT = 480, 360
TABLE = re.compile(r"<kortti-table ([^>]*)></kortti-table>")
MOST = 8700  # size of a picture in bytes


def still(text: str, words: Words) -> str:
    """Draws the table that a link shows, with the player names of the page."""
    page = Page()

    def ask(**request: Any) -> Any:
        answer = json.loads(page.handle(json.dumps(request)))
        if "error" in answer:
            sys.exit(f"{text}: {answer['error']}")
        return answer

    found = ask(do="read", text=text)
    view = ask(do="open", save=found["save"], at=found["at"])["view"]
    opponents = words("opponent-names").split()
    names = [
        seat["name"] or (words("you-name") if seat["kind"] == "person" else opponents[k % len(opponents)])
        for k, seat in enumerate(view["seats"])
    ]
    svg: str = ask(
        do="picture", width=WIDTH, height=HEIGHT, words={"names": names, "title": words(f"game-{found['game']}")}
    )["svg"]
    if len(svg.encode()) > MOST:
        sys.exit(f"{text}: a picture of {len(svg.encode())} bytes")
    return svg.replace(
        f'width="{WIDTH}" height="{HEIGHT}"', 'width="100%" height="100%"', 1
    )  # of the surrounding element


def filled(match: re.Match[str]) -> str:
    """Returns an element with its picture."""
    given = dict(re.findall(r'([\w.-]+)="([^"]*)"', match[1]))
    asked = [(name, unescape(given[name])) for name in ("at", "do", "question", "answer") if name in given]
    link = "&".join([given["link"], *(f"{name}={quote_plus(value)}" for name, value in asked)])
    svg = still(link, Words(given["lang"]))
    return f'<kortti-table {match[1]}><a href="../#{escape(link)}">{svg}</a></kortti-table>'


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(TABLE.sub(filled, path.read_text("utf-8")), "utf-8")
