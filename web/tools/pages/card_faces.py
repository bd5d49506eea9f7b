"""Draws card faces as SVG symbols for static pages, with the outlines of the page's cards."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from kortti.picture.shapes import CROWNS, SUIT_COLOURS
from kortti.picture.shapes import WIDE as SMALL
from web.tools.build.paths import WEB

ART = json.loads((WEB / "art" / "faces.json").read_text("utf-8"))
# The same as in web/src/table/canvas/card-faces.js.
WIDE, HIGH = 48, 68
AXIS, TOP, CAP, WIDEST, GAP, CAPITAL = 10.4, 4, 18, 16.2, 45, 700
PIP_SCALE = {"C": 1, "D": 1.1, "H": 1.08, "S": 1.12}


def index(text: str) -> str:
    """Draws the index of a card."""
    glyphs = [ART["glyphs"][letter] for letter in text]
    scale = CAP / CAPITAL
    ink = sum(right - left for left, right, _ in glyphs) + GAP * (len(glyphs) - 1)
    squeeze = min(1, WIDEST / (ink * scale))
    drawn, x = "", 0
    for left, right, outline in glyphs:
        drawn += f'<path transform="translate({x - left} 0)" d="{outline}"/>'
        x += right - left + GAP
    place = f"translate({AXIS - ink * scale * squeeze / 2:.1f} {TOP + CAP})scale({scale * squeeze:.4f} {scale:.4f})"
    return f'<g transform="{place}">{drawn}</g>'


def pip(suit: str, x: float, y: float, size: float) -> str:
    """Draws a suit symbol, centred on a point."""
    return f'<use href="#pip{suit}" transform="translate({x} {y:.1f})scale({size * PIP_SCALE[suit] / 1000:.4f})"/>'


def symbols(cards: Iterable[str], letters: Mapping[str, str]) -> str:
    """Returns SVG definitions of card faces, each a symbol ``card7H``, with `letters` for the ranks."""
    faces = sorted(set(cards))
    drawn = [f'<path id="pip{suit}" d="{ART["pips"][suit]}"/>' for suit in sorted({card[1] for card in faces})]
    for card in faces:
        rank, suit = card[0], card[1]
        parts = index(letters.get(rank, rank)) + pip(suit, AXIS, TOP + CAP + 12.5, 15)
        parts += pip(suit, WIDE - 16.4, HIGH - 17.8, 27)
        if rank in CROWNS:
            parts += f'<path transform="scale({WIDE / SMALL:.2f})" fill="#e8b23a" stroke="#7a4a08" d="{CROWNS[rank]}"/>'
        paper = f'<rect x=".5" y=".5" width="{WIDE - 1}" height="{HIGH - 1}" rx="4.6" fill="#fffefb" stroke="#7d828a"/>'
        group = f'<g fill="{SUIT_COLOURS[suit]}">{parts}</g>'
        drawn.append(f'<symbol id="card{card}" viewBox="0 0 {WIDE} {HIGH}">{paper}{group}</symbol>')
    return f'<svg class="faces" width="0" height="0" aria-hidden="true">{"".join(drawn)}</svg>' if faces else ""
