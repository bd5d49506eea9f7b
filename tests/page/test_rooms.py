"""Imports of the page (web/src/README.md): no cycles between files, and folders import only lower ones."""

import re
from graphlib import TopologicalSorter

import pytest

from web.tools.rooms import PAGE, page_files, page_imports, page_rooms

LINES = [line for line in (PAGE / "README.md").read_text("utf-8").splitlines() if line.startswith("| `")]
ROOMS = [room for line in LINES for room in re.findall(r"`([\w/-]+)`", line.split("|")[1])]


def test_files_import_each_other_in_no_circle() -> None:
    """Includes imports of types. `prepare` raises `CycleError` with the cycle."""
    TopologicalSorter({path: page_imports(path, types=True) for path in page_files()}).prepare()


def test_rooms_import_only_rooms_below_them_in_the_list() -> None:
    place = {room: at for at, room in enumerate(ROOMS)}
    upwards = [(room, other) for room, others in page_rooms().items() for other in others if place[other] < place[room]]
    assert not upwards


def test_each_room_has_its_line() -> None:
    found = {path.parent.relative_to(PAGE).as_posix() for path in PAGE.rglob("*.*") if path.parent != PAGE}
    assert sorted(ROOMS) == sorted(found)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_is_no_drawer(room: str) -> None:
    assert len([path for path in (PAGE / room).iterdir() if path.is_file()]) <= 16
