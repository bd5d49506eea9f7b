"""The shapes of a picture: cards and backs as `<use>` of a few definitions, and text.

Pictures use presentation attributes only, no style, script or font, so that any page may embed them. Cards are drawn on
a paper of `WIDE` by `HIGH`. All ids begin with `k`; `drawing.distinct` makes them unique.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from kortti.texts import characters_of, printable

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})

WIDE, HIGH = 36, 51
RATIO = HIGH / WIDE
BACK_STEP = 11  # between two backs of a fan
PAPER_STEP = 15  # between two cards of a fan

# As in the page (web/src/styles/tokens.css).
FELT, FELT_RIM, INK, QUIET, GOLD, PAPER = "#2a5c73", "#17384a", "#fff8ea", "#d5e2e6", "#ffdf8a", "#fffefb"
BACK = "#9e2b25"
SUIT_COLOURS = {"C": "#111", "D": "#c12", "H": "#c12", "S": "#111"}

# Ranks as strokes, 13 high, from y = 4.
RANKS = {
    "A": "M3.5 17 8 4l4.5 13m-1.6-4.3H5",
    "2": "M3.7 7.5a4.3 3.5 0 1 1 7.5 2.4L3.6 17h9.2",
    "3": "M3.7 4h8.2l-4.9 5.3a4 4 0 1 1-3.5 5.1",
    "4": "M10.2 17V4L3 13.3h9.8",
    "5": "M12 4H5.3l-.7 6a4.2 4.2 0 1 1-.9 4.6",
    "6": "M11.3 4C6 5 3.8 8.5 3.8 12.7a4.2 4.2 0 1 0 .3-1.6",
    "7": "M3.5 4h9L7 17",
    "8": "M8 9.9a2.95 2.95 0 1 0-.1 0 3.55 3.55 0 1 0 .1 0z",
    "9": "M4.7 17c5.3-1 7.5-4.5 7.5-8.7a4.2 4.2 0 1 0-.3 1.6",
    "T": "M2.4 6.5 4.8 4v13m7-13a3.2 6.5 0 1 0 .1 0z",
    "J": "M11.5 4v9.2a3.8 3.8 0 0 1-7.6.5",
    "Q": "M8 4a4.5 6.5 0 1 0 .1 0zm1 9.5 4 4.5",
    "K": "M4.3 4v13m8-13-8 8.3m2.9-3 5.4 7.7",
}
# The eight-petalled star of mittens, for the backs.
STAR = (
    "M18.5 24l5-5v-6l-5 5zM17.5 24l-5-5v-6l5 5zM18.5 27l5 5v6l-5-5zM17.5 27l-5 5v6l5-5z"
    "M19.5 25l5-5h6l-5 5zM19.5 26l5 5h6l-5-5zM16.5 25l-5-5h-6l5 5zM16.5 26l-5 5h-6l5-5z"
)
# The court cards' headgear, above the suit: a cap with a feather, a coronet, a crown.
CROWNS = {
    "J": "M18 26q0-6 7-6t7 6zm11-5q0-7 5-9-.5 7-4 10",
    "Q": "M18 26l-1.5-9 4.5 4 4-6 4 6 4.5-4L32 26z",
    "K": "M17.5 26 16 15l5 5.5L25 13l4 7.5L34 15l-1.5 11z",
}
CROWN_END = 35  # where they end, from the left
# Suits, centred on `MIDDLE`, the centre of a card's large mark.
MIDDLE = (24.5, 37)
SUITS = {
    "C": "M24.5 26a5 5 0 0 1 4 8 5 5 0 1 1-3 8.5l2.5 5.5h-7l2.5-5.5a5 5 0 1 1-3-8.5 5 5 0 0 1 4-8z",
    "D": "M24.5 25l8.5 12-8.5 12-8.5-12z",
    "H": "M24.5 48c-7-6-10-10-10-14a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 8-10 14z",
    "S": "M24.5 26c7 5 10 9 10 13a5 5 0 0 1-9 3.5l2.5 5.5h-7l2.5-5.5a5 5 0 0 1-9-3.5c0-4 3-8 10-13z",
}


class Box(NamedTuple):
    """A rectangle of a picture."""

    x: float
    y: float
    w: float
    h: float


def escaped(text: str) -> str:
    """Returns a text escaped for SVG. (`html` would load thousands of character names into the page's memory.)"""
    return text.translate(_ESCAPES)


def number(value: float) -> str:
    """Returns a number with at most one decimal, and none from 20 on."""
    return f"{value:.0f}" if abs(value) >= 20 else f"{value:.1f}".rstrip("0").rstrip(".")


def tag(name: str, content: str = "", **attributes: object) -> str:
    """Returns an element; underscores in attribute names become hyphens, and None omits an attribute."""
    told = "".join(
        f' {key.replace("_", "-")}="{number(value) if isinstance(value, float) else escaped(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{told}>{content}</{name}>" if content else f"<{name}{told}/>"


def is_face(card: str) -> bool:
    """Checks if a card text has a face to draw."""
    return len(card) == 2 and card[0] in RANKS and card[1] in SUITS


def suit_at(suit: str, x: float, y: float, scale: float, fill: str | None = None) -> str:
    """Draws a suit, centred on a point."""
    place = f"translate({number(x - MIDDLE[0] * scale)} {number(y - MIDDLE[1] * scale)})scale({scale:.2f})"
    return tag("use", href=f"#k{suit.lower()}", fill=fill, transform=place.replace("(0.", "(."))


def definitions(
    faces: Iterable[str], marks: Iterable[str], backs: int, papers: int, has_places: bool, has_badges: bool
) -> str:
    """Returns the definitions that `<use>` elements of a picture refer to.

    Covers the faces, the `marks` (suits and ranks), fans of up to `backs` backs and `papers` papers, empty places
    if `has_places`, and badges if `has_badges`.
    """
    paper = tag("rect", id="kP", width=WIDE, height=HIGH, rx=3.5, fill=PAPER, stroke="#888", stroke_width=".6")
    inner = tag("rect", x=2.5, y=2.5, width=31, height=46, rx=2, fill=BACK, stroke="none")
    star = tag("path", d=STAR, fill=INK, stroke="none")
    back = tag("g", f'<use href="#kP"/>{inner}{star}', id="kB")
    line: dict[str, Any] = {
        "fill": "#000",
        "fill_opacity": ".12",
        "stroke": "#fff",
        "stroke_opacity": ".4",
        "stroke_width": 1,
    }
    place = tag("rect", id="kO", width=WIDE, height=HIGH, rx=3.5, stroke_dasharray="3 3", **line)
    badge = tag("rect", id="kW", x=1, y=17.5, width=14, height=16, rx=3, fill=GOLD, stroke="none")
    parts = [paper, back, *([place] if has_places else []), *([badge] if has_badges else [])]
    for name, most, step in (("kB", backs, BACK_STEP), ("kP", papers, PAPER_STEP)):
        for count in range(2, most + 1):
            before = f'<use href="#{name}{count - 1 if count > 2 else ""}"/>'
            parts.append(tag("g", f'{before}<use href="#{name}" x="{(count - 1) * step}"/>', id=f"{name}{count}"))
    for sign in sorted({sign for face in faces for sign in face} | set(marks)):
        if sign in SUITS:
            mark = tag("path", id=f"k{sign.lower()}", d=SUITS[sign])
            drawn = f'<use href="#kP"/>{mark}{suit_at(sign, 8, 24.5, 0.48)}'
            parts.append(tag("g", drawn, id=f"k{sign}", fill=SUIT_COLOURS[sign], stroke="none"))
        elif sign in CROWNS:
            crown = tag("path", d=CROWNS[sign], fill="#e8b23a", stroke="#740", stroke_width=1)
            parts.append(tag("g", f'<use href="#k{sign}"/>{crown}', id=f"k{sign}c"))
        if sign in RANKS:
            parts.append(tag("path", id=f"k{sign}", d=RANKS[sign]))
    return tag("defs", "".join(parts))


def placed(box: Box, drawn: str, **attributes: object) -> str:
    """Scales a drawing in card units into a box of a card's width."""
    place = f"translate({box.x:.0f} {box.y:.0f})scale({box.w / WIDE:.2f})".replace("(0.", "(.")
    return tag("g", drawn, transform=place, **attributes) if drawn else ""


def cards_in(
    box: Box,
    cards: Sequence[str],
    step: float,
    raised: Iterable[int] = (),
    under: str = "",
    stands: Sequence[str] = (),
) -> str:
    """Draws cards side by side, `step` apart, the first one in `box`.

    Cards at the indices `raised` stand out; the drawing `under` lies below all. `stands`: see `badges_on`.
    """
    across = across_of(box, step)
    high = set(raised)
    inks = [ink_of(card) for card in cards]
    base = max((ink for ink in inks if ink), key=inks.count, default=None)
    drawn = [under]
    for ink, run in groupby(range(len(cards)), inks.__getitem__):
        places = list(run)
        own = f' stroke="{ink}"' if ink and ink != base else ""
        wrap = own if len(places) > 1 else ""
        own = "" if wrap else own
        drawn.append(f"<g{wrap}>" if wrap else "")
        for at in places:
            spot = (f' x="{at * across}"' if at else "") + (' y="-5"' if at in high else "")
            is_whole = at == len(cards) - 1 or across >= CROWN_END
            drawn.append(card_at(cards[at], spot, own, is_whole))
        drawn.append("</g>" if wrap else "")
    return placed(box, "".join(drawn) + badges_on(stands, across), stroke=base)


def ends_in(box: Box, cards: Sequence[str], step: float, stands: Sequence[str] = ()) -> str:
    """Draws cards side by side like `cards_in`, with faces for the first and the last only."""
    across, inside = across_of(box, step), len(cards) - 2
    if across == PAPER_STEP:
        papers = f'<use href="#kP{inside if inside > 1 else ""}" x="{across}"/>'
    else:
        papers = "".join(f'<use href="#kP" x="{at * across}"/>' for at in range(1, inside + 1))
    first, last = ink_of(cards[0]), ink_of(cards[-1])
    own = f' stroke="{last}"' if last and last != first else ""
    end = card_at(cards[-1], f' x="{across * (inside + 1)}"', own, is_whole=True)
    shown = [stood if at in (0, inside + 1) else "" for at, stood in enumerate(stands)]
    return placed(box, card_at(cards[0]) + papers + end + badges_on(shown, across), stroke=first)


def badges_on(stands: Sequence[str], across: int) -> str:
    """Draws the ranks that cards which lie `across` apart stand for, if any, over the small marks of their suits."""
    drawn = []
    for at, rank in enumerate(stood[:1] for stood in stands):
        x = at * across
        if rank:
            drawn.append(f'<use href="#kW" x="{x}"/><use href="#k{rank}" x="{x}" y="15"/>')
    return "".join(drawn)


def across_of(box: Box, step: float) -> int:
    """Returns the step in card units."""
    return round(step * WIDE / box.w)


def ink_of(card: str) -> str | None:
    """Returns the colour of a card's rank, None for a back."""
    return SUIT_COLOURS[card[1]] if is_face(card) else None


def card_at(card: str, spot: str = "", own: str = "", is_whole: bool = False) -> str:
    """Draws a card at a spot; `own` sets the colour of its rank if it differs from the inherited one.

    Unless it `is_whole`, another card covers all but its index.
    """
    if not is_face(card):
        return f'<use href="#kB"{spot}/>'
    crowned = "c" if is_whole and card[0] in CROWNS else ""
    return f'<use href="#k{card[1]}"{spot}/><use href="#k{card[0]}{crowned}"{spot}{own}/>'


def shown(text: str, most: int) -> str:
    """Returns a text on one line, without invisible characters, truncated to `most` characters."""
    characters = characters_of(" ".join("".join(map(printable, text[: 8 * most])).split()))
    return "".join(characters) if len(characters) <= most else "".join(characters[: most - 1]).rstrip() + "…"


def width_of(text: str, size: float) -> float:
    """Estimates the width of a text, rather too wide, as no font is available."""
    return size * sum(1.05 if ord(char) > 0x2E7F else 0.36 if char in " .,:;'!|ijlt()" else 0.62 for char in text)


def fitted(text: str, size: float, width: float) -> str:
    """Returns a text truncated to fit a width."""
    most = len(text)
    while most > 1 and width_of(shown(text, most), size) > width:
        most -= 1
    return shown(text, most) if text else ""


def wrapped(text: str, size: float, width: float, most: int) -> list[str]:
    """Wraps a text to at most `most` lines of a width; the last line is truncated."""
    lines: list[str] = []
    words = text.split()
    while words and len(lines) < most:
        taken = 1
        while taken < len(words) and width_of(" ".join(words[: taken + 1]), size) <= width:
            taken += 1
        taken = len(words) if len(lines) == most - 1 else taken
        lines.append(fitted(" ".join(words[:taken]), size, width))
        words = words[taken:]
    return lines
