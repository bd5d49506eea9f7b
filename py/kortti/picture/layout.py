"""The layout of a picture: pure geometry, from the shape of the box and the numbers of cards and seats.

A picture is laid out for a small box of about `AREA` square units and scaled up, so that it stays readable in a column
of 320 pixels. Wide boxes have the opponents beside the board, high ones above it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, cos, pi, sin, sqrt
from typing import Any, NamedTuple, TypeAlias

from kortti.picture.shapes import RATIO, Box

Place: TypeAlias = Mapping[str, Any]  # a `kortti.wire.Place`, with the fields of `kortti.shown.Place`

AREA = 120_000
PAD = 8.0
GAP = 6.0
LINE = 18.0  # height of a line of text
INDEX = 0.42  # visible part of a card's width in a fan: its index
SEEN_DOWN = 0.62  # visible part of a card's height below another one of its seat
MOST_IN_HAND, MOST_ON_BOARD, MOST_IN_FANS, LEAST_IN_FANS = 52.0, 60.0, 44.0, 12.0
HAND_SHARE, WIDE_SHARE = 0.34, 0.36  # of the height at most
SEEN = 0.8  # visible part of the hand's card height in a wide box
DOCK = 32.0
ROW_STEP = 0.52  # between two rows of a hand, in card heights
ROW_WIDTH = 4  # least cells of a row without a width of its own


class Layout(NamedTuple):
    """The boxes of a picture; `plates` are those of the opponents, by seat."""

    width: float
    height: float
    title: Box
    plates: Mapping[int, Box]
    board: Box
    dock: Box  # prompt, and piles and marks of the seat in front
    hand: list[Box]  # the first card of each row
    step: float  # between two cards of the hand


class Laid(NamedTuple):
    """The position of the cards of a place: the first card's box, and the step to the next."""

    box: Box
    step: float


def size_of(width: int, height: int) -> tuple[float, float]:
    """Returns the layout size for a picture: the shape of the box, scaled to `AREA`."""
    return round(sqrt(AREA * width / height)), round(sqrt(AREA * height / width))


def layout_of(size: tuple[float, float], others: Sequence[int], hand: int, lines: Callable[[float], int]) -> Layout:
    """Lays out a picture for the opponents `others`, clockwise from the left of the front seat, and `hand` cards.

    `lines` returns the number of lines that the title takes in a given width.
    """
    width, height = size
    inner = width - 2 * PAD
    is_wide = width > 1.15 * height
    share = WIDE_SHARE if is_wide else HAND_SHARE
    rows, card, step = hand_rows(hand, inner, height * share, 0.9 if height > 1.3 * width else 0.78)
    card_height = card * RATIO
    seen = SEEN if is_wide else 1  # of the last row: cards are the same upside down
    foot = height - (0 if is_wide else PAD) - card_height * (seen + ROW_STEP * (rows - 1)) if hand else height - PAD
    each = ceil(hand / rows)
    slots = []
    for row in range(rows if hand else 0):
        count = min(each, hand - row * each)
        left = (width - card - step * (count - 1)) / 2
        slots.append(Box(left, foot + row * card_height * ROW_STEP, card, card_height))
    dock = Box(PAD, foot - DOCK, inner, DOCK)
    if is_wide:
        column = min(96.0, max(78.0, inner * 0.2))
        title = Box(PAD, PAD - 2, column, LINE * lines(column))
        plates, board = beside(others, Box(PAD, PAD, inner, dock.y - PAD), column, title.h)
    else:
        title = Box(PAD, PAD - 2, inner, LINE * lines(inner))
        top = title.y + title.h + (4 if title.h else 0)
        plates, board = above(others, Box(PAD, top, inner, dock.y - top))
    return Layout(width, height, title, plates, board, dock, slots, step)


def hand_rows(count: int, width: float, most: float, more: float) -> tuple[int, float, float]:
    """Returns the number of rows of a hand, its card width and the step that make it most legible.

    Each further row multiplies the legibility by `more`.
    """
    best = (-1.0, 1, 0.0, 0.0)
    for rows in (1, 2, 3):
        each = ceil(max(1, count) / rows)
        across = width / (1 + INDEX * (each - 1))
        down = most / RATIO / (1 + ROW_STEP * (rows - 1))
        card = min(MOST_IN_HAND, across, down)
        step = min(card + 3, (width - card) / max(1, each - 1))
        worth = card * (0.6 + 0.4 * min(1, step / card / 0.75)) * more**rows
        best = max(best, (worth, rows, card, step))
    return best[1:]


def beside(others: Sequence[int], room: Box, w: float, title: float) -> tuple[dict[int, Box], Box]:
    """Places the plates in columns beside the board: clockwise, up the left one and down the right one.

    The title takes the top of the left column.
    """
    left = ceil(len(others) / 2)
    plates = {}
    for column, seats in enumerate((others[:left][::-1], others[left:])):
        top = 0 if column else title
        high = room.h - top
        h = min(62.0, (high - 4 * (len(seats) - 1)) / max(1, len(seats)))
        gap = min(20.0, max(4.0, (high - h * len(seats)) / (len(seats) + 1)))
        start = room.y + top + (high - h * len(seats) - gap * (len(seats) - 1)) / 2
        for at, seat in enumerate(seats):
            plates[seat] = Box(room.x if column == 0 else room.x + room.w - w, start + at * (h + gap), w, h)
    return plates, Box(room.x + w + GAP, room.y, room.w - 2 * (w + GAP), room.h)


def above(others: Sequence[int], room: Box) -> tuple[dict[int, Box], Box]:
    """Places the plates side by side above the board."""
    count = max(1, len(others))
    w = min(110.0, (room.w - GAP * (count - 1)) / count)
    gap = max(GAP, min(20.0, (room.w - w * count) / (count + 1)))
    start = room.x + (room.w - w * count - gap * (count - 1)) / 2
    plates = {seat: Box(start + at * (w + gap), room.y, w, 56) for at, seat in enumerate(others)}
    return plates, Box(room.x, room.y + 64, room.w, room.h - 64)


# The board


def lay_board(places: Sequence[Place], board: Box, *, named: bool) -> dict[str, Laid]:
    """Returns the positions of the places on the board; `named` leaves room for a name below each card."""
    grid = [place for place in places if place["seat"] is None and place["form"] != "fan"]
    fans = [place for place in places if place["form"] == "fan" and place["cards"]]
    cols = max([1, *(place["col"] + columns_of(place, grid) for place in grid)])
    rows = max([1, *(place["row"] + (2 if place["form"] == "cross" else 1) for place in grid)])
    under = 12 if named else 0
    if fans:
        return lay_fans(grid, cols, fans, board)
    card = min(
        MOST_ON_BOARD,
        (board.w - (cols - 1) * GAP) / cols,
        ((board.h - (rows - 1) * 4) / rows - under) / RATIO,
    )
    gap_x = max(2.0, min(card * 0.34, (board.w - cols * card) / max(1, cols - 1)))
    gap_y = max(2.0, min(card * 0.14, (board.h - rows * (card * RATIO + under)) / max(1, rows - 1)))
    corner = Box(
        board.x + (board.w - cols * card - (cols - 1) * gap_x) / 2,
        board.y + (board.h - rows * (card * RATIO + under) - (rows - 1) * gap_y) / 2,
        card,
        card * RATIO,
    )
    return lay_grid(grid, corner, (gap_x, gap_y + under))


def columns_of(place: Place, grid: Sequence[Place]) -> int:
    """Returns how many cells a place takes; an open row reaches to the next place in its line."""
    width: int = place["width"]
    if place["form"] != "row" or width > 1:
        return width
    after: list[int] = [other["col"] for other in grid if other["row"] == place["row"] and other["col"] > place["col"]]
    return min(after) - place["col"] if after else ROW_WIDTH


def lay_grid(grid: Sequence[Place], corner: Box, gaps: tuple[float, float]) -> dict[str, Laid]:
    """Lays out the places of the grid, with the first cell in the corner."""
    w, h = corner.w, corner.h
    found = {}
    for place in grid:
        x, y = corner.x + place["col"] * (w + gaps[0]), corner.y + place["row"] * (h + gaps[1])
        across = columns_of(place, grid) * (w + gaps[0]) - gaps[0]
        if place["form"] == "cross":
            found[place["zone"]] = Laid(Box(x, y, across, 2 * h + gaps[1]), 0)
        else:
            count = max(1, len(place["cards"]))
            step = min(w + gaps[0], (across - w) / max(1, count - 1)) if place["form"] == "row" else 0.0
            found[place["zone"]] = Laid(Box(x, y, w, h), step)
    return found


def cross_spot(area: Box, card: float, turn: float, at: int = 0, several: int = 1, *, aside: bool = False) -> Box:
    """Returns the box of a card in a trick; `turn` is its seat's position on the circle, from the front seat, 0 to 1.

    It is card `at` of `several` of that seat: side by side, or on the left and right one below the other. With `aside`,
    seats lie at the left and right, which narrows the middle.
    """
    high = card * RATIO
    angle = 2 * pi * turn
    x, y = (area.w - card) * (1 - sin(angle)) / 2, (area.h - high) * (1 + cos(angle)) / 2
    if several > 1:
        steps = several - 1
        if lies_aside(turn):
            step = min(SEEN_DOWN * high, (area.h - high) / steps)
            y = min(max(y - step * steps / 2, 0.0), area.h - high - step * steps) + step * at
        else:
            step = min(INDEX * card, max(0.0, area.w - (3 * card + 4 if aside else card)) / steps)
            x = min(max(x - step * steps / 2, 0.0), area.w - card - step * steps) + step * at
    return Box(area.x + x, area.y + y, card, high)


def lies_aside(turn: float) -> bool:
    """Checks if a seat's card lies left or right in a trick, rather than above or below."""
    return abs(sin(2 * pi * turn)) > abs(cos(2 * pi * turn))


def lay_fans(grid: Sequence[Place], cols: int, fans: Sequence[Place], board: Box) -> dict[str, Laid]:
    """Lays the grid into the upper left corner and the fans beside and below it, with the largest cards that fit."""
    card = LEAST_IN_FANS
    for tight in (1.0, 0.66):  # lines overlap if cards would otherwise be too small to read
        card = MOST_IN_FANS
        while card > LEAST_IN_FANS:
            laid, bottom = flow(grid, cols, fans, board, card, tight)
            if bottom <= board.y + board.h:
                if card >= 22 or tight < 1:
                    return laid
                break
            card -= 1
    return flow(grid, cols, fans, board, card, 0.66)[0]


def flow(
    grid: Sequence[Place], cols: int, fans: Sequence[Place], board: Box, card: float, tight: float
) -> tuple[dict[str, Laid], float]:
    """Lays out the board with fan cards `card` wide; returns the positions and the bottom edge."""
    head = min(MOST_ON_BOARD, card * 1.3)
    used = cols * (head + GAP)
    laid = lay_grid(grid, Box(board.x, board.y, head, head * RATIO), (GAP, GAP))
    high = card * RATIO
    step = INDEX * card
    right, foot = board.x + board.w, board.y + head * RATIO + 4

    def left(y: float) -> float:
        return board.x + (used if y < foot else 0)

    x, y = left(board.y), board.y
    widest = board.x + used
    for fan in fans:
        count = len(fan["cards"])
        w = card + step * (count - 1)
        if x + w > right and x > left(y):
            y += high * tight + 4
            x = left(y)
        if x + w > right and y < foot:  # too wide beside the grid
            x, y = board.x, foot
        laid[fan["zone"]] = Laid(Box(x, y, card, high), min(step, (right - x - card) / max(1, count - 1)))
        x += w + 8
        widest = max(widest, x - 8)
    aside = max(0.0, right - widest) / 2
    laid = {zone: Laid(box._replace(x=box.x + aside), apart) for zone, (box, apart) in laid.items()}
    return laid, max(y + high, foot)
