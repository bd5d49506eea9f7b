"""The rooms of the page (web/src/README.md): files import each other in no circle, rooms only downwards."""

import os
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
FILES = sorted(path for path in SOURCE.rglob("*") if path.suffix in (".js", ".jsx"))
IMPORT = re.compile(r"(?:from\s*|import\s*\(?\s*)'(\.[^']+)'")
ROOM = re.compile(r"`([\w/-]+)`")
TABLE = [
    line.split("|")[1] for line in (SOURCE / "README.md").read_text("utf-8").splitlines() if line.startswith("| `")
]
ROOMS = [room for cell in TABLE for room in ROOM.findall(cell)]


def is_type(line: str) -> bool:
    """Returns whether an import stands in a comment or names a type."""
    return line.lstrip().startswith(("*", "/**")) or "typeof import(" in line or "{import(" in line


def imports_of(path: Path, with_types: bool) -> set[Path]:
    lines = path.read_text("utf-8").splitlines()
    named = [found for line in lines if with_types or not is_type(line) for found in IMPORT.findall(line)]
    return {Path(os.path.normpath(path.parent / name)) for name in named}


def circle_in(graph: Mapping[Path, set[Path]]) -> list[Path]:
    """Returns the nodes of a circle, or []."""
    done: set[Path] = set()

    def walk(node: Path, way: list[Path]) -> list[Path]:
        if node in way:
            return way[way.index(node) :]
        if node in done:
            return []
        found = next(filter(None, (walk(other, [*way, node]) for other in graph.get(node, ()))), [])
        done.add(node)
        return found

    return next(filter(None, (walk(node, []) for node in graph)), [])


def test_files_import_each_other_in_no_circle() -> None:
    graph = {path: imports_of(path, with_types=True) for path in FILES}
    assert circle_in(graph) == []


def test_a_circle_is_found() -> None:
    one, two, three = map(Path, ("one", "two", "three"))
    assert circle_in({three: {one}, one: {two}, two: {one}}) == [one, two]
    assert circle_in({three: {one}, one: {two}, two: set()}) == []


def test_rooms_import_only_rooms_below_them_in_the_list() -> None:
    place = {room: at for at, room in enumerate(ROOMS)}
    for path in FILES:
        here = path.parent.relative_to(SOURCE).as_posix()
        for other in imports_of(path, with_types=False):
            if other.is_relative_to(SOURCE) and other.parent != SOURCE:
                there = other.parent.relative_to(SOURCE).as_posix()
                assert here == there or place[here] < place[there], f"{path.relative_to(SOURCE)} imports {there}"


def test_each_room_has_its_line() -> None:
    found = {path.parent.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.*") if path.parent != SOURCE}
    assert sorted(ROOMS) == sorted(found)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_is_no_drawer(room: str) -> None:
    assert len([path for path in (SOURCE / room).iterdir() if path.is_file()]) <= 16
