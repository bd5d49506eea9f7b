"""Draws the pictures of link previews: python -m web.tools.pictures FOLDER.

Each game has one in every language, FOLDER/<game>-<language>.svg, and the site has FOLDER/kortti-en.svg; png.mjs
converts them to PNG. A picture shows the game's name and a table in mid-play, the same in every build. png.mjs has no
font, so text is drawn with the index letters of the cards.
"""

from __future__ import annotations

import json
import sys
from html import unescape
from pathlib import Path
from typing import Any

from kortti import games, load_game
from kortti.picture.drawing import picture_of
from kortti.picture.shapes import GOLD, INK, SUITS
from kortti.records.record import Seat
from kortti.table import Table
from kortti.wire import View
from web.tools.build.paths import WEB
from web.tools.pages.previews import HEIGHT, SHOWN, WIDTH
from web.tools.words import Words, languages

PANEL = 380
GLYPHS = json.loads((WEB / "art" / "faces.json").read_text("utf-8"))["glyphs"]
CAPITAL = 700  # height of a capital
BAR, BAND = "#9e2b25", "#862420"  # as the page's bars
WOVEN = 22  # width of the band
BETWEEN, BLANK = 45, 190  # distances of letters, of words
# Number of actions and seed for each game: a typical table.
MOMENTS = {
    "ristiseiska": ("s5", 27),
    "pantti": ("s5", 25),
    "myllymatti": ("s1", 55),
    "ristikontra": ("s7", 15),
    "swedish-gin-rummy": ("s1", 22),
}
USUAL = ("s5", 12)


def view_of(name: str) -> View:
    """Plays a game up to its moment, and returns the view of the person in the first seat."""
    seed, moves = MOMENTS.get(name, USUAL)
    game = load_game(name)
    table = Table.new(game, [Seat("person" if seat == 0 else "casual", "") for seat in range(game.players)], seed)
    table.effort = 0.05
    for move in range(200):
        seat = table.state.current_player
        if seat is None or (move >= moves and seat == 0):
            break
        if seat == 0:
            while table.think():
                pass
            table.act(0, table.hint(0)["action"])
        else:
            table.advance()
    return table.view(0)


def lettered(x: float, y: float, size: float, text: str, anchor: str = "start", fill: str = "#fff") -> str:
    """Draws text in capitals; characters without a letter are left out."""
    spot, drawn = 0, []
    for char in text.upper():
        if char not in GLYPHS:
            spot += BLANK
            continue
        left, right, outline = GLYPHS[char]
        drawn.append(f'<path transform="translate({spot - left} 0)" d="{outline}"/>')
        spot += right - left + BETWEEN
    scale = 0.74 * size / CAPITAL
    x -= max(0, spot - BETWEEN) * scale * {"start": 0, "middle": 0.5, "end": 1}[anchor]
    return f'<g fill="{fill}" transform="translate({x:.1f} {y:.1f})scale({scale:.4f})">{"".join(drawn)}</g>'


def width_of(text: str) -> float:
    """Returns the width of a text whose letters are 1 high."""
    letters = [GLYPHS[char] for char in text.upper() if char in GLYPHS]
    return float(sum(right - left + BETWEEN for left, right, _ in letters) - BETWEEN) / CAPITAL


def woven(x: float) -> str:
    """Draws the woven band between name and table: stepped diamonds, gold ones between them."""
    middle, steps = x + WOVEN / 2, ((2, 9), (6, 7), (10, 5), (14, 3), (18, 1))
    drawn = [f'<rect x="{x}" width="{WOVEN}" height="{HEIGHT}" fill="{BAND}"/>']
    for y in range(-10, HEIGHT + 45, 45):
        for far, half in steps:
            box = f'x="{middle - half}" width="{2 * half}" height="4"'
            drawn += [f'<rect {box} y="{y + sign * far - 2}" fill="{INK}"/>' for sign in (-1, 1)]
        drawn.append(f'<rect x="{middle - 3}" y="{y - 6}" width="6" height="12" fill="{BAR}"/>')
    return "".join(drawn)


def poster(title: str, view: View, names: list[str]) -> str:
    """Draws the name of a game beside one of its tables."""
    table = picture_of(view, WIDTH - PANEL, HEIGHT, {"names": ["", *names]}, lettered)
    lines = title.split()
    size = min(112.0, (PANEL - 80 - WOVEN) / max(map(width_of, lines)), 330 / len(lines))  # of the capitals
    top = (HEIGHT - len(lines) * size * 1.22) / 2
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{BAR}"/>',
        table.replace("<svg ", f'<svg x="{PANEL}" ', 1),
        woven(PANEL - WOVEN),
    ]
    parts += [lettered(40, top + size + at * size * 1.22, size / 0.74, line, fill=INK) for at, line in enumerate(lines)]
    for at, outline in enumerate(SUITS.values()):
        place = f"translate({17 + at * 52} 520)scale(1.6)"
        parts.append(f'<path transform="{place}" fill="{INK}" d="{outline}"/>')
    if title != "Kortti":
        parts.append(lettered(40, 78, 40, "Kortti", fill=GOLD))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">{"".join(parts)}</svg>'


def written(words: Words, english: Words, id: str) -> str:
    """Returns a text in a language, or in English if it can't be drawn with the available letters."""
    text = words(id)
    return text if all(char in GLYPHS or char in " -&;" for char in unescape(text).upper()) else english(id)


def main(folder: Path) -> None:
    views: dict[str, Any] = {name: view_of(name) for name in games()}
    english = Words("en")
    for language in languages():
        words = Words(language)
        names = written(words, english, "opponent-names").split()[1:]
        for name, view in views.items():
            text = poster(unescape(written(words, english, f"game-{name}")), view, names)
            (folder / f"{name}-{language}.svg").write_text(text, "utf-8")
        if language == "en":  # the site has one page for all languages
            (folder / f"kortti-{language}.svg").write_text(poster("Kortti", views[SHOWN], names), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
