"""Terminal output: lines of text, with colours and drawn cards if the terminal supports them."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TextIO

from kortti.cards import HIDDEN
from kortti.messages import Message, message
from kortti.table.sentences import mark_line
from kortti.terminal.language import SIGNS, Words
from kortti.wire import Part, View

RED, QUIET, STRONG, PLAIN = "\x1b[31m", "\x1b[2m", "\x1b[1m", "\x1b[0m"
WIDEST = 100  # columns of a drawn hand
BACK, EMPTY = "▒▒", "·"


class Screen:
    """Writes to `out` in a language.

    Pipes get plain lines. So do terminals with `plain` or TERM=dumb, where cards are also spelled out for reading
    aloud. NO_COLOR removes the colours only.
    """

    def __init__(self, language: str, *, plain: bool = False, out: TextIO | None = None) -> None:
        self.out = sys.stdout if out is None else out
        self.is_terminal = self.out.isatty()
        has_signs = can_write(self.out, "".join(SIGNS.values()))
        is_dumb = self.is_terminal and os.environ.get("TERM") == "dumb"
        self.is_drawn = self.is_terminal and not plain and not is_dumb and can_write(self.out, "╭─╮│╰╯▒·♣")
        self.has_colours = self.is_drawn and not os.environ.get("NO_COLOR")
        self.words = Words(language, aloud=plain or is_dumb, has_signs=has_signs)

    def write(self, text: str = "") -> None:
        """Writes a line; characters that the output cannot encode become question marks."""
        encoding = self.out.encoding or "utf-8"
        self.out.write(self._coloured(text).encode(encoding, "replace").decode(encoding) + "\n")
        self.out.flush()

    def tell(self, *messages: Message | None) -> None:
        """Writes messages, one per line."""
        for told in filter(None, messages):
            self.write(self.words.say(told))

    def deal(self, view: View, dealer: int) -> None:
        """Writes which deal of the match begins, or which round, and who dealt."""
        titles, deal = view["titles"], view["deal"]
        title = titles[deal - 1] if titles else message("table-deal", deal=deal)
        self.tell(message("terminal-deal", told=self.words.say(title), seat=dealer))

    def show(self, parts: Iterable[Part]) -> None:
        """Writes lists, each below its title."""
        for part in parts:
            indent = ""
            if part["title"]:
                title = self.words.say(part["title"])
                self.write(f"{STRONG}{title}{PLAIN}" if self.has_colours else title)
                indent = "  "
            for line in part["lines"]:
                self.write(indent + self.words.say(line))

    def cover(self) -> None:
        """In a terminal, scrolls everything out of sight."""
        if self.is_terminal:
            self.write("\n" * shutil.get_terminal_size().lines)

    def draw_table(self, view: View) -> None:
        """Draws the places of the table as they lie."""
        places = [dict[str, Any](place) for place in view["places"]]
        cells = [place for place in places if place["form"] != "fan" and place["seat"] is None]
        for row in sorted({place["row"] for place in cells}):
            line = ""
            for place in sorted((place for place in cells if place["row"] == row), key=lambda place: place["col"]):
                line = line.ljust(round(7 * place["col"])) + self._cell(place)
            self.write("  " + line.rstrip())
        for place in places:
            if place not in cells and place["cards"]:
                named = place["name"] if place["seat"] is None else message("text-name", seat=place["seat"])
                self.write(f"  {self.words.say(named)}: {self._cards(place)}")
        self.tell(*map(mark_line, map(dict[str, Any], view["marks"])))

    def _cell(self, place: Mapping[str, Any]) -> str:
        """Returns the text of a place in the grid: the top card of a pile, all cards of a row."""
        cards = place["cards"]
        if not cards:
            return EMPTY + "  "
        if place["closed"]:
            return f"{BACK} {len(cards)}  "
        seen = {**place, "cards": cards[-1:]} if place["form"] == "pile" and cards[-1] != HIDDEN else place
        return self._cards(seen) + "  "

    def _cards(self, place: Mapping[str, Any]) -> str:
        cards, stands = place["cards"], place["stands"]
        if cards and cards[-1] == HIDDEN:
            return f"{BACK} {len(cards)}"
        return " ".join(
            self.words.card(f"{card}={stands[at]}" if stands and stands[at] else card) for at, card in enumerate(cards)
        )

    def draw_hand(self, cards: Sequence[str]) -> None:
        """Draws a hand as overlapping cards, in as many rows as needed."""
        size = max(1, (min(WIDEST, shutil.get_terminal_size().columns) - 2) // 4)
        for first in range(0, len(cards), size):
            row = [self.words.card(card) for card in cards[first : first + size]]
            edge = ["───"] * len(row)
            self.write(f"╭{'┬'.join(edge)}╮")
            self.write(f"│{'│'.join(f'{card:3}' for card in row)}│")
            self.write(f"╰{'┴'.join(edge)}╯")

    def _coloured(self, text: str) -> str:
        if not self.has_colours:
            return text
        return re.sub(r"(?:10|[2-9AJQK])?[♥♦]", lambda found: f"{RED}{found[0]}{PLAIN}", text)


def can_write(out: TextIO, text: str) -> bool:
    """Checks if an output can encode these characters."""
    try:
        text.encode(out.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def tell_done(done: float) -> None:
    """Shows progress in a terminal, in place of the previous value; clears it at 1."""
    if sys.stderr.isatty():
        print(f"\r{done:4.0%}" if done < 1 else "\r    \r", end="", file=sys.stderr, flush=True)
