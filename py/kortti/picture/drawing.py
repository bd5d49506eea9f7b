"""Draws a view of a table as SVG. Depends on the view alone, not on the rules of any game."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kortti.cards import RANKS as RANK_ORDER
from kortti.messages import GameError, message
from kortti.picture.layout import INDEX, LINE, Layout, Place, cross_spot, lay_board, layout_of, lies_aside, size_of
from kortti.picture.shapes import (
    BACK_STEP,
    CROWNS,
    FELT,
    FELT_RIM,
    GOLD,
    INK,
    QUIET,
    RATIO,
    SUITS,
    WIDE,
    Box,
    cards_in,
    definitions,
    ends_in,
    escaped,
    fitted,
    is_face,
    placed,
    shown,
    suit_at,
    tag,
    width_of,
    wrapped,
)
from kortti.picture.things import Stack, chips_at, heap_in, mark_at, tally_on
from kortti.texts import shown as named
from kortti.wire import PictureWords, View

LEAST, LARGEST = 100, 4000  # width and height
LONGEST = 3  # longest side ratio
BACKS = 4  # drawn for an opponent's hand at most
MOST = 8700  # bytes; a larger picture omits ranks and suits inside fans
TITLE, SMALL = 13.0, 12
SUIT_ORDER = "CDSH"

ID = re.compile(r'(?:id="|href="#|"url\(#)k')  # start of an id or of a reference to one
OWN = 3  # characters that make a picture's ids unique

Lettering = Callable[[float, float, float, str, str, str], str]


def lettered(x: float, y: float, size: float, text: str, anchor: str, fill: str) -> str:
    """Draws a text: `x` is its "start", "middle" or "end" (`anchor`), `y` its baseline."""
    return tag(
        "text",
        escaped(text),
        x=x,
        y=y,
        font_size=None if size == SMALL else size,
        fill=fill,
        text_anchor=None if anchor == "start" else anchor,
    )


def bears_names(place: Place) -> bool:
    """Checks if names stand below the cards of a place that has labels."""
    return place["form"] == "row" or (place["form"] == "pile" and not place["closed"])


def picture_of(view: View, width: int, height: int, words: PictureWords, write: Lettering = lettered) -> str:
    """Returns the picture of a view as SVG. Raises `GameError` if width or height is out of range.

    `words` are the texts of the page; `write` draws a text.
    """
    for name, value, other in (("width", width, height), ("height", height, width)):
        if type(value) is not int or not LEAST <= value <= LARGEST or (type(other) is int and value > LONGEST * other):
            text = named(value)
            raise GameError(f"no picture: {text}", message("error-bad-value", name=name, text=text))
    size = size_of(width, height)
    svg = Picture(view, words, size, write).svg(width, height)
    if len(svg.encode()) > MOST:
        svg = Picture(view, words, size, write, is_brief=True).svg(width, height)
    return svg


def distinct(svg: str) -> str:
    """Returns a picture with unique ids, so that several can stand in one page."""
    own = f"{zlib.crc32(svg.encode()):08x}"[:OWN]
    return ID.sub(lambda found: found[0] + own, svg)


class Picture:
    """A picture of a view in the making."""

    def __init__(
        self, view: View, words: PictureWords, size: tuple[float, float], write: Lettering, is_brief: bool = False
    ) -> None:
        self.view = view
        self.places: Sequence[Place] = view["places"]
        self.marks: Sequence[Mapping[str, Any]] = view["marks"]
        self.write = write
        self.title = shown(words.get("title", ""), 80)
        self.prompt = shown(words.get("prompt", ""), 120)
        self.names = list(words.get("names", [seat["name"] for seat in view["seats"]]))
        self.front = view["front"]
        seats = len(view["seats"])
        self.others = [(self.front + turn) % seats for turn in range(1, seats)]
        self.hand = sorted(view["hand"], key=self._hand_order)
        self.backs = 0 if self.hand else view["seats"][self.front]["cards"]  # a hand hidden from the viewer
        self.size = size
        self.is_brief = is_brief
        self.faces: set[str] = set()  # face-up cards
        self.chips: list[Stack] = []  # of all seats, and in the middle
        self.most_backs = 0  # longest fan of backs
        self.most_papers = 0  # longest fan of blank papers
        self.signs: set[str] = set()  # other suits and ranks in use

    def svg(self, width: int, height: int) -> str:
        """Returns the whole picture."""
        layout = layout_of(
            self.size,
            self.others,
            len(self.hand) or self.backs,
            lambda width: len(wrapped(self.title, TITLE, width, 3)),
        )
        parts = [
            self._title(layout),
            self._plates(layout),
            self._board(layout),
            self._dock(layout),
            self._hand(layout),
        ]
        drawn = "".join([*parts, chips_at(self.chips)])
        wide, high = layout.width, layout.height
        felt = (
            f'<radialGradient id="kF" gradientUnits="userSpaceOnUse" cx="{wide / 2:g}" cy="{high / 2:g}"'
            f' r="{0.8 * max(wide, high):.0f}"><stop stop-color="{FELT}"/><stop offset="1" stop-color="{FELT_RIM}"/>'
            "</radialGradient>"
        )
        felt += tag("rect", x=-wide, y=-high, width=3 * wide, height=3 * high, fill="url(#kF)")  # fits any aspect rati
        told = " – ".join(filter(None, (self.title or self.view["game"], self.prompt)))
        svg = tag(
            "svg",
            tag("title", escaped(told))
            + definitions(
                self.faces,
                self.signs,
                self.most_backs,
                self.most_papers,
                has_places='"#kO"' in drawn,
                has_badges='"#kW"' in drawn,
            )
            + felt
            + drawn,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {wide:g} {high:g}",
            width=width,
            height=height,
            role="img",
            font_family="system-ui,sans-serif",
            font_weight=600,
            font_size=SMALL,
            fill="none",
            stroke_width=3,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        return distinct(svg)

    # Parts

    def _title(self, layout: Layout) -> str:
        x, y, w, _ = layout.title
        lines = wrapped(self.title, TITLE, w, 3)
        return "".join(self.write(x, y + 14 + LINE * at, TITLE, line, "start", INK) for at, line in enumerate(lines))

    def _plates(self, layout: Layout) -> str:
        """Draws the opponents' plates: name, some backs with the number of cards, own piles and marks."""
        turn = self.view["turn"]
        boxes = "".join(
            tag("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=7, stroke=GOLD if seat == turn else None)
            for seat, box in layout.plates.items()
        )
        drawn = [tag("g", boxes, fill="#081620", fill_opacity=".56", stroke_width=2)]
        for seat, box in layout.plates.items():
            name = fitted(self._name(seat), 12, box.w - 12)
            size = min(30.0, box.h - 24)
            y = box.y + box.h - size - 5
            drawn.append(self._text(box.x + 6, box.y + 14, 12, name, "start", GOLD if seat == turn else INK))
            before, left = self._before(seat, box.x + box.w - 6, y, size)
            drawn.append(before)
            drawn.append(self._backs(self.view["seats"][seat]["cards"], Box(box.x + 6, y, left - box.x - 6, size)))
        return "".join(drawn)

    def _backs(self, count: int, room: Box) -> str:
        """Draws a hidden hand: as many backs as fit, and the number of its cards."""
        card = Box(room.x, room.y, room.h / RATIO, room.h)
        step = card.w * BACK_STEP / WIDE
        free = room.w - card.w - width_of(str(count), 13) - 4
        backs = min(1 if self.is_brief else BACKS, count, 1 + max(0, int(free / step)))
        self.most_backs = max(self.most_backs, backs)
        x = room.x + card.w + step * (backs - 1) + 4 if backs else room.x
        fan = placed(card, f'<use href="#kB{backs if backs > 1 else ""}"/>') if backs else ""
        return fan + self.write(x, room.y + room.h * 0.66, 13, str(count), "start", INK)

    def _before(self, seat: int, right: float, y: float, size: float) -> tuple[str, float]:
        """Draws a seat's own piles and marks, from the right; returns them and the x reached."""
        drawn = ""
        w = size / RATIO
        for place in self.places:
            if place["seat"] == seat and place["cards"]:
                drawn += self._pile(place, Box(right - w, y, w, size))
                right -= w + 4
        for mark in self.marks:
            if mark["seat"] != seat:
                continue
            if mark["material"] == "chips":
                text = f"{mark['number']:+d}".replace("-", "−")
                drawn += self.write(right, y + size * 0.66, 12, text, "end", INK)
                right -= width_of(text, 12) + 14
                self.chips.append((right, y + size / 2, 0, 1))
                right -= 6
            else:
                drawn += self._mark(right - 9, y + size / 2, 9, mark)
                right -= 22
        return drawn, right

    def _mark(self, x: float, y: float, r: float, mark: Mapping[str, Any]) -> str:
        """Draws a mark other than chips."""
        if mark["suit"] in SUITS:
            self.signs.add(mark["suit"])
        return mark_at(x, y, r, mark)

    def _board(self, layout: Layout) -> str:
        """Draws the places and marks on the table."""
        places = [place for place in self.places if place["seat"] is None]
        named = any(place["labels"] is not None and bears_names(place) for place in places)
        laid = lay_board(places, layout.board, named=named)
        drawn = []
        for place in places:
            if place["zone"] not in laid:
                continue
            box, step = laid[place["zone"]]
            if place["form"] == "cross":
                drawn.append(self._cross(place, box))
            elif not place["cards"]:
                drawn.append(self._empty(place, box) if place["outlined"] else "")
            elif place["form"] == "pile":
                drawn.append(self._pile(place, box))
            else:
                drawn.append(self._row(place, box, step))
            if place["tally"]:
                drawn.append(tally_on(box, place["tally"], place["tallied_in"]))
        corner = layout.board.x + layout.board.w - 12, layout.board.y + layout.board.h - 12
        free = [mark for mark in self.marks if mark["seat"] is None and mark["material"] != "chips"]
        return "".join([*drawn, *(self._mark(*corner, 10, mark) for mark in free)])

    def _empty(self, place: Place, box: Box) -> str:
        """Draws an empty place, with the card that it waits for."""
        ghost = place["ghost"]
        if not ghost or not is_face(ghost):
            return placed(box, '<use href="#kO"/>')
        self.signs.update(ghost)
        rank, suit = ghost
        sign = suit_at(suit, 18, 33, 0.6, fill="#fff")
        return placed(
            box, f'<use href="#kO"/><g opacity=".4" stroke="#fff"><use href="#k{rank}" x="10" y="4"/>{sign}</g>'
        )

    def _pile(self, place: Place, box: Box) -> str:
        """Draws a pile: its top card on the edges of others, or a back with the number of cards."""
        cards = place["cards"]
        under = min(2, len(cards) - 1)
        edges = "".join(f'<use href="#kP" y="{1.5 * (under - at):g}"/>' for at in range(under))
        drawn = self._cards(box, ["??" if place["closed"] else cards[-1]], 0, under=edges)
        if place["closed"]:
            size = max(10.0, min(15.0, box.w * 0.44))
            w = width_of(str(len(cards)), size) + 6
            x, y = box.x + box.w / 2, box.y + box.h / 2
            drawn += tag("rect", x=x - w / 2, y=y - size * 0.65, width=w, height=size * 1.3, rx=4, fill="#0f2430")
            drawn += self.write(x, y + size * 0.36, size, str(len(cards)), "middle", INK)
        return drawn + self._names(place, 1, box, 0)

    def _row(self, place: Place, box: Box, step: float) -> str:
        """Draws a row or fan, with the names of the players of its cards."""
        if place["form"] == "fan" and self.is_brief and len(place["cards"]) > 2:
            return self._brief(box, place["cards"], step, place["stands"])
        drawn = self._cards(box, place["cards"], step, stands=place["stands"])
        drawn += self._names(place, len(place["cards"]), box, step)
        if place["winning"] is not None:
            drawn += self._ring(Box(box.x + place["winning"] * step, *box[1:]))
        return drawn

    def _names(self, place: Place, count: int, box: Box, step: float) -> str:
        """Writes below the `count` visible cards of a place who played them."""
        drawn = ""
        for at, seat in enumerate((place["labels"] or ())[:count] if bears_names(place) else ()):
            if seat is not None:
                name = fitted(self._name(seat), 10, max(step, box.w))
                drawn += self._text(box.x + at * step + box.w / 2, box.y + box.h + 11, 10, name, "middle", QUIET)
        return drawn

    def _brief(self, box: Box, cards: Sequence[str], step: float, stands: Sequence[str]) -> str:
        """Draws a fan with faces for its first and last card only."""
        self.most_papers = max(self.most_papers, len(cards) - 2)
        self.faces.update(filter(is_face, (cards[0], cards[-1])))
        self.signs.update(stood[0] for stood in (*stands[:1], *stands[-1:]) if stood and stood[0] not in CROWNS)
        return ends_in(box, cards, step, stands)

    def _cross(self, place: Place, area: Box) -> str:
        """Draws a trick: each card on its player's side."""
        seats = len(self.view["seats"])
        given = list(place["labels"] or ())[: len(place["cards"])]
        labels = [*given, *[None] * (len(place["cards"]) - len(given))]
        turns = [((self.front if seat is None else seat) - self.front) / seats for seat in labels]
        aside = any(lies_aside(seat / seats) for seat in range(seats))
        most = max(map(turns.count, turns), default=1)
        card = min(area.w / (2.6 if most == 1 else 3 + INDEX * most), (area.h - 4) / 2 / RATIO)
        drawn = ""
        for at, (text, turn) in enumerate(zip(place["cards"], turns, strict=True)):
            spot = cross_spot(area, card, turn, turns[:at].count(turn), turns.count(turn), aside=aside)
            drawn += self._cards(spot, [text], 0, stands=place["stands"][at : at + 1])
            if at == place["winning"]:
                drawn += self._ring(spot)
        return drawn or (self._empty(place, cross_spot(area, card, 0)) if place["outlined"] else "")

    def _ring(self, box: Box) -> str:
        """Draws the ring around the winning card."""
        x, y, w, h = box.x - 1, box.y - 1, box.w + 2, box.h + 2
        return tag("rect", x=x, y=y, width=w, height=h, rx=5, fill="none", stroke=GOLD, stroke_width=2.5)

    def _dock(self, layout: Layout) -> str:
        """Draws the line above the hand: name, own piles and marks, and the prompt."""
        x, y, w, _ = layout.dock
        name = fitted(self._name(self.front), 12, 70)
        drawn, end = self._before(self.front, x + w, y + 3, 24)
        pot, end = self._pot(end, y)
        drawn += pot + self._text(x, y + 20, 12, name, "start", GOLD if self.view["turn"] == self.front else INK)
        left, right = x + (width_of(name, 12) + 8 if name else 0), end - (6 if end < x + w else 0)
        size = 14.0 if width_of(self.prompt, 14) <= right - left else 12.0
        lines = wrapped(self.prompt, size, right - left, 2)
        half = max((width_of(line, size) for line in lines), default=0) / 2
        middle = min(max(layout.width / 2, left + half), right - half)
        for at, line in enumerate(lines):
            drawn += self.write(middle, y + (20 if len(lines) == 1 else 13 + 14 * at), size, line, "middle", "#ffdf8a")
        return drawn

    def _pot(self, right: float, y: float) -> tuple[str, float]:
        """Draws the chips of the pool beside the own things, from the right; returns them and the x reached."""
        drawn = ""
        for mark in self.marks:
            if mark["seat"] is None and mark["number"]:
                number = str(mark["number"])
                heap, edge = heap_in((right - 4, y + 27), mark["number"])
                self.chips += heap
                drawn += self.write(edge - 3, y + 23, 13, number, "end", INK)
                right = edge - width_of(number, 13) - 3
        return drawn, right

    def _hand(self, layout: Layout) -> str:
        """Draws the hand in front; playable cards are raised if not all are playable."""
        cards = self.hand or ["??"] * self.backs
        offers: Sequence[Mapping[str, Any]] = self.view["actions"]
        can = {offer["card"] for offer in offers}
        rows = len(layout.hand)
        each = -(-len(cards) // rows) if rows else 0
        drawn = []
        for row, box in enumerate(layout.hand):
            part = cards[row * each : (row + 1) * each]
            raised = [at for at, card in enumerate(part) if card in can] if not can.issuperset(cards) else []
            drawn.append(self._cards(box, part, layout.step, raised))
        return "".join(drawn)

    # Small things

    def _text(self, x: float, y: float, size: float, text: str, anchor: str, fill: str) -> str:
        return self.write(x, y, size, text, anchor, fill) if text else ""

    def _cards(
        self,
        box: Box,
        cards: Sequence[str],
        step: float,
        raised: Sequence[int] = (),
        under: str = "",
        stands: Sequence[str] = (),
    ) -> str:
        self.faces.update(filter(is_face, cards))
        self.signs.update(stood[0] for stood in stands if stood and stood[0] not in CROWNS)
        return cards_in(box, cards, step, raised, under, stands)

    def _name(self, seat: int) -> str:
        return shown(self.names[seat], 24) if seat < len(self.names) else ""

    def _hand_order(self, card: str) -> tuple[int, ...]:
        """Returns the sort key of a card in hand, in the game's order."""
        ranks = self.view["ranks"] or RANK_ORDER
        suit, rank = SUIT_ORDER.find(card[-1]), ranks.find(card[0])
        is_apart = card[0] in self.view["apart"]
        return (is_apart, suit, rank) if self.view["sorts"][0] == "suit" else (is_apart, rank, suit)
