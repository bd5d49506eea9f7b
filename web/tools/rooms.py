"""Draws docs/rooms.svg, the folders of the code and their imports: python web/tools/rooms.py

Folders stand above those that they import. Arrows that follow from longer paths are left out.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterable, Mapping
from graphlib import TopologicalSorter
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DRAWING = ROOT / "docs" / "rooms.svg"
PAGE = ROOT / "web" / "src"
PYTHON = ROOT / "py" / "kortti"
IMPORT = re.compile(r"(?:from\s*|import\s*\(?\s*)'(\.[^']+)'")

Graph = Mapping[str, set[str]]


def page_files() -> list[Path]:
    return sorted(path for path in PAGE.rglob("*") if path.suffix in (".js", ".jsx"))


def page_imports(path: Path, *, types: bool = False) -> set[Path]:
    """Returns the files that a script imports, statically or dynamically; with `types` also those named in its
    comments.
    """
    lines = path.read_text("utf-8").splitlines()
    named = [found for line in lines if types or not _is_type(line) for found in IMPORT.findall(line)]
    return {Path(os.path.normpath(path.parent / name)) for name in named}


def _is_type(line: str) -> bool:
    return line.lstrip().startswith(("*", "/**")) or "typeof import(" in line or "{import(" in line


def page_rooms() -> dict[str, set[str]]:
    """Returns for each folder of the page the folders that it imports."""
    rooms: dict[str, set[str]] = {}
    for path in page_files():
        here = path.parent.relative_to(PAGE).as_posix()
        there = {other.parent for other in page_imports(path) if other.is_relative_to(PAGE) and other.parent != PAGE}
        rooms.setdefault(here, set()).update({other.relative_to(PAGE).as_posix() for other in there} - {here})
    return rooms


CONTRACT = ("cards", "game", "lessons", "matching", "messages", "options", "shown", "texts", "worlds")


def python_rooms() -> dict[str, set[str]]:
    """Returns for each package of the engine the packages that it imports; the modules of the contract count as one."""
    rooms: dict[str, set[str]] = {}
    for path in sorted(PYTHON.rglob("*.py")):
        here = _room(path.relative_to(PYTHON.parent).with_suffix("").parts)
        if here:
            there = rooms.setdefault(here, set())
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("kortti"):
                    module = tuple(node.module.split("."))
                    there.update(_room((*module, name.name)) for name in node.names)
            there -= {here, ""}
    return rooms


def _room(parts: tuple[str, ...]) -> str:
    """Returns the room of a module, or "" for the modules that only lead to others."""
    name = parts[1] if len(parts) > 1 else ""
    if name in CONTRACT:
        return "contract"
    return name if ((PYTHON / name / "__init__.py").exists() and name) or name == "wire" else ""


def floors(rooms: Graph) -> dict[str, int]:
    """Returns the floor of each room: one above the highest room that it imports."""
    found: dict[str, int] = {}

    def floor(room: str) -> int:
        if room not in found:
            found[room] = 1 + max((floor(other) for other in rooms.get(room, ())), default=-1)
        return found[room]

    for room in rooms:
        floor(room)
    return found


def direct(rooms: Graph) -> Iterable[tuple[str, str]]:
    """Yields the imports that no longer path implies."""

    def below(room: str) -> set[str]:
        return {room}.union(*(below(other) for other in rooms.get(room, ())))

    for room, others in rooms.items():
        for other in sorted(others):
            if not any(other in below(third) for third in others - {other}):
                yield room, other


WIDTH, HEIGHT, ROW, GAP = 150, 26, 62, 12


def part(title: str, rooms: Graph, left: int, bottom: int) -> tuple[list[str], int]:
    """Draws one diagram; returns its shapes and its width."""
    level = floors(rooms)
    rows = [sorted(room for room in rooms if level[room] == at) for at in range(max(level.values()) + 1)]
    width = max(map(len, rows)) * (WIDTH + GAP)
    place = {
        room: (left + (width - len(row) * (WIDTH + GAP)) / 2 + k * (WIDTH + GAP), bottom - at * ROW)
        for at, row in enumerate(rows)
        for k, room in enumerate(row)
    }
    middle = {room: x + WIDTH / 2 for room, (x, _) in place.items()}
    lines = [
        f'<path d="M{middle[one]:g} {place[one][1] + HEIGHT:g}L{middle[two]:g} {place[two][1]:g}"/>'
        for one, two in direct(rooms)
    ]
    boxes = [
        f'<rect x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="5"/>'
        f'<text x="{x + WIDTH / 2:g}" y="{y + 17:g}">{escape(room)}</text>'
        for room, (x, y) in place.items()
    ]
    head = f'<text class="title" x="{left + width / 2:g}" y="{bottom + HEIGHT + 30}">{escape(title)}</text>'
    return [*lines, *boxes, head], width


def drawing() -> str:
    """Returns both diagrams as SVG. Raises `CycleError` if folders import each other in a cycle."""
    page, python = page_rooms(), python_rooms()
    for rooms in (page, python):
        TopologicalSorter(rooms).prepare()
    height = max(max(floors(rooms).values()) for rooms in (page, python)) * ROW + HEIGHT + 70
    left, wide = part("the page: web/src", page, 20, height - 60)
    right, more = part("the engine: py/kortti", python, 20 + wide + 40, height - 60)
    style = (
        "text{font:12px sans-serif;text-anchor:middle;fill:#22252b}.title{font-size:15px;font-weight:700}"
        "rect{fill:#f4ead6;stroke:#1d4a5f}path{stroke:#a9b18f;fill:none}"
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide + more + 80} {height}" role="img">',
            "<title>The rooms of the code: each stands above those that it imports</title>",
            f'<style>{style}</style><rect width="100%" height="100%" style="fill:#fff;stroke:none"/>',
            *left,
            *right,
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    DRAWING.write_text(drawing(), "utf-8")
