"""Draws what lies on a table besides cards: marks, chips and tallies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from kortti.picture.shapes import INK, PAPER, SUIT_COLOURS, SUITS, Box, suit_at, tag

# Paths around their middle; web/src/table/things/shapes.js has the same (tests/engine/picture/test_picture.py).
STONE = "M-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0z"
FURROWS = (
    "M0-11.500l2.500-3.500M8.100-8.100l4.300-.7M11.500 0l3.500 2.500M8.100 8.100l.7 4.300M0 11.500l-2.500 3.500"
    "M-8.100 8.100l-4.300.7M-11.500 0l-3.500-2.500M-8.100-8.100l-.7-4.300"
)
HAT = (
    "M-17 9c0-3 4-4.500 6-5 .3-9 2-19 7-19 2 0 2.500 2 4 2s2-2 4-2c5 0 6.700 10 7 19 2 .5 6 2 6 5 0 4-8 7-17 7"
    "S-17 13-17 9z"
)
RIBBON = "M-11.200 1c5 3 17.400 3 22.400 0l.3 4c-5.500 3.400-17.500 3.400-23 0z"
LETTER = "M-2.5 5.5v-11h3.5a3.2 3.2 0 0 1 0 6.4h-3.5"  # of the coin: a P
OCHRE, CREAM, EDGE, BROWN = "#9e2b25", "#fff8ea", "#6f685b", "#43392f"

Stack: TypeAlias = tuple[float, float, int, int]  # of chips: its left end and foot, value and height
STACK, MOST_STACKS, NEXT, IN_ROW = 5, 8, 5, 3  # chips in a stack, stacks of one value, value of the next, in a row
VALUES = (OCHRE, "#1f4e79", "#2c5a4a", "#22252b")
ACROSS, DOWN, THICK = 14.0, 8.0, 3.6  # between stacks, between their rows, and of a chip


def mark_at(x: float, y: float, r: float, mark: Mapping[str, Any]) -> str:
    """Draws a mark other than chips around a point, about `r` in radius."""
    suit, material = mark["suit"], mark["material"]
    place = f"translate({x:g} {y:g})scale({r / 14:.2f})"
    if material == "coin" and suit not in SUITS:
        metal = tag("circle", r=11, fill="#f6d488", stroke="#c98d1c", stroke_width=5)
        return tag("g", metal + tag("path", d=LETTER, stroke="#6b4304", stroke_width=2), transform=place)
    drawn = ""
    if material == "millstone":
        drawn = tag("path", d=STONE, fill="#cdc5b4") + tag("path", d=FURROWS, stroke=EDGE, stroke_width=1.4)
    elif material == "hat":
        drawn = tag("path", d=HAT, fill=BROWN, stroke=CREAM, stroke_width=1) + tag("path", d=RIBBON, fill=OCHRE)
    drawn = drawn and tag("g", drawn, transform=place)
    if suit not in SUITS:
        return drawn
    disc = r if material == "coin" else 0.7 * r
    return drawn + tag("circle", cx=x, cy=y, r=disc, fill=PAPER) + suit_at(suit, x, y, disc / 16, SUIT_COLOURS[suit])


def stacks_of(count: int) -> list[tuple[int, int]]:
    """Returns the stacks of `count` chips, the dearest first: value (0: one chip each) and height."""
    value = 0
    while count / NEXT**value > MOST_STACKS * STACK:
        value += 1
    stacks, rest = [], count
    for each in range(value, -1, -1):
        chips, rest = divmod(rest, NEXT**each)
        stacks += [(each, min(STACK, chips - at)) for at in range(0, chips, STACK)]
    return stacks


def chips_at(stacks: Sequence[Stack]) -> str:
    """Draws stacks of chips from the side, as strokes."""
    drawn = ""
    for value in sorted({value for _, _, value, _ in stacks}):
        some = [(x, y, height) for x, y, each, height in stacks if each == value]
        discs = "".join(f"M{x:g} {y:g}h9" + f"m-9-{THICK:g}h9" * (height - 1) for x, y, height in some)
        drawn += tag("path", d=discs, stroke=VALUES[min(value, 3)])
        tops = "".join(f"M{x + 2.5:g} {y - THICK * (height - 1):g}h4" for x, y, height in some)
        drawn += tag("path", d=tops, stroke=CREAM)
    return drawn


def heap_in(corner: tuple[float, float], count: int) -> tuple[list[Stack], float]:
    """Returns the stacks of a heap of chips with its lower right corner at `corner`, and its left edge."""
    stacks = stacks_of(count)
    columns, rows = min(IN_ROW, len(stacks)), -(-len(stacks) // IN_ROW)
    laid = [
        (
            corner[0] - 11 - ACROSS * (columns - 1 - at % IN_ROW),
            corner[1] - 2 - DOWN * (rows - 1 - at // IN_ROW),
            *stack,
        )
        for at, stack in enumerate(stacks)
    ]
    return laid, corner[0] - 13 - ACROSS * (columns - 1)


def tally_on(box: Box, tally: tuple[int, int], material: str) -> str:
    """Draws a tally along the lower edge of a place."""
    (count, most), y = tally, box.y + box.h - 3
    drawn = tag("rect", x=box.x, y=y - 3, width=box.w, height=6, rx=3, fill="#0f2430")
    if material == "beads":
        step = box.w / most
        beads = "".join(f"M{box.x + step * (at + 0.5):.1f} {y:g}h0" for at in range(count))
        return drawn + (tag("path", d=beads, stroke="#d9483b", stroke_width=min(5.0, step - 0.5)) if beads else "")
    painted = box.w * min(1.0, count / most)
    wood = tag("rect", x=box.x, y=y - 2, width=box.w, height=4, rx=2, fill=INK)
    half = tag("path", d=f"M{box.x + box.w / 2:.1f} {y - 3:g}v6", stroke="#22252b", stroke_width=1)
    paint = tag("rect", x=box.x, y=y - 2, width=round(painted, 1), height=4, rx=2, fill=OCHRE) if count else ""
    return drawn + wood + paint + half
