"""Allowed imports and calls of each room of the package."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "py" / "kortti"


def name_of(path: Path) -> str:
    """Returns the name of a module in the package: ``games.sevens.state``; ``__init__`` for the package."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


ROOMS = {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}

# Allowed imports of each room; the first line that matches a module counts. ``{wing}`` is its own wing.
BASE = ("cards", "messages", "texts")
ENGINE = (*BASE, "options", "shown", "lessons", "game", "matching", "worlds")
OWN = "games.{wing}"
WALLS = {
    "texts": (),
    "messages": (),
    "cards": ("texts",),
    "options": ("messages", "texts"),
    "version": (),
    "shown": ("cards", "messages"),
    "lessons": ("messages", "options"),
    "game": (*BASE, "lessons", "options", "shown"),
    "matching": (),
    "worlds": (*BASE, "game"),
    "games": ("games.*.game", *BASE, "options", "game"),
    "games.skitgubbe.facts": (*BASE, "options", "games.myllymatti.facts"),  # both games beat cards alike
    "games.*.facts": (*BASE, "options", "shown", "game"),
    "games.*.worlds": (*ENGINE, f"{OWN}.facts", f"{OWN}.melds*", f"{OWN}.tracing"),
    "games.*.melds*": ("cards", "messages", f"{OWN}.facts", f"{OWN}.hands", f"{OWN}.melds*"),
    "games.beating": (*BASE, "shown", "game"),
    "games.ranks": (*BASE, "game"),
    "games.waiting": BASE,
    "games.*": (*ENGINE, "games.beating", "games.ranks", "games.waiting", f"{OWN}*"),
    "opponents": ("messages", "texts", "opponents.characters", "opponents.*.choice"),
    "opponents.characters": ("cards",),
    "opponents.skitgubbe*": (  # the second half is Myllymatti's, so both think in the same modules
        *("cards", "messages", "opponents.characters", "opponents.choosing", "opponents.search", f"{OWN}.facts"),
        *("opponents.{wing}*", "opponents.myllymatti*"),
    ),
    "opponents.*": (
        "cards",
        "matching",
        "messages",
        "opponents.chain",
        "opponents.characters",
        "opponents.choosing",
        "opponents.search",
        "opponents.{wing}*",
        f"{OWN}.facts",
        f"{OWN}.hands",
        f"{OWN}.worlds",
        f"{OWN}.melds*",
    ),
    "records": (),
    "records.record": (*ENGINE, "games", "opponents"),
    "records.link_phrases": (),
    "records.fairness": (*ENGINE, "games", "records.record"),
    "records.verification": ("messages", "options", "wire", "records.fairness", "records.links", "records.record"),
    "records.links": (*ENGINE, "games", "opponents", "records.link_phrases", "records.record"),
    "record": ("records.record",),
    "links": ("records.links",),
    "wire": ("messages", "options", "shown"),
    "table": ("table.table",),
    "table.history": (*ENGINE, "records.record"),
    "table.personas": (*BASE, "game", "records.record", "shown", "wire"),
    "table.narration": (*ENGINE, "records.record", "wire"),
    "table.views": (*ENGINE, "table.history", "table.narration", "table.personas", "wire"),
    "table.replays": (
        *(*ENGINE, "opponents", "records.record", "wire"),
        *("table.history", "table.narration", "table.views"),
    ),
    "table.sentences": ("cards", "messages", "wire"),
    "table.rules_page": ("game", "games", "messages", "shown", "wire"),
    "table.typed_commands": (*BASE, "records.fairness", "table", "table.rules_page", "table.sentences", "wire"),
    "table.table": (
        *(*ENGINE, "games", "opponents", "records.fairness", "records.record", "wire"),
        *("table.history", "table.narration", "table.personas", "table.views"),
    ),
    "reviews": (),
    "reviews.expert": ("records.record", "table"),
    "reviews.*": (*BASE, "game", "opponents", "records.record", "table.replays", "reviews.*", "shown"),
    "picture.notebook": (
        *("game", "messages", "picture.drawing", "records.record", "table.history", "table.views", "wire"),
    ),
    "picture*": ("cards", "messages", "texts", "picture*", "wire"),
    "page": ("page.page",),
    "page.benchmark": ("games",),
    "page.checks": ("wire",),
    "page.catalogue": ("games", "lessons", "options", "reviews.losses", "wire"),
    "page.page": (
        *(*BASE, "game", "games", "opponents", "picture.drawing", "reviews.expert", "reviews.reviewing", "wire"),
        *("records.links", "records.record", "records.verification"),
        *("table", "table.replays", "table.rules_page", "table.typed_commands"),
        *("page.benchmark", "page.catalogue", "page.checks"),
    ),
    "terminal": (),
    "terminal.language": ("cards", "messages"),
    "terminal.screen": ("cards", "messages", "table.sentences", "terminal.language", "wire"),
    "terminal.play": (
        *(
            "games",
            "messages",
            "opponents",
            "page",
            "records.links",
            "records.record",
            "shown",
            "wire",
        ),
        *("table.history", "table.narration", "table.personas", "table.sentences", "table.typed_commands"),
        *("table.views", "terminal.arguments", "terminal.language", "terminal.saves", "terminal.screen"),
    ),
    "terminal.saves": ("records.links", "records.record", "version"),
    "terminal.records": (
        *("messages", "records.links", "records.record", "records.verification", "wire"),
        *("table.replays", "table.sentences", "terminal.language", "terminal.saves", "terminal.screen"),
    ),
    "terminal.reviews": (
        *("messages", "records.links", "reviews.reviewing", "terminal.language", "terminal.records", "terminal.screen"),
    ),
    "terminal.arguments": ("games", "messages", "opponents", "terminal.language"),
    "terminal.arena": ("game", "games", "opponents"),
    "research": ("research.*",),
    "research.agents": ("research.encoding", "terminal.arena"),
    "research.encoding": ("cards", "game"),
    "research.environment": ("game", "games", "research.encoding", "terminal.arena"),
    "terminal.contest": ("messages", "terminal.arena", "terminal.language", "terminal.screen"),
    "__main__": ("games", "messages", "opponents", "terminal*"),
    "__init__": ("cards", "messages", "options", "game", "games", "picture.notebook", "reviews.reviewing", "version"),
}
# The rooms from lowest to highest; a module imports no room above its own. Modules in no room belong to the contract,
# below all rooms, or are `DOORS` of the package, above them.
FLOORS = ("", "games", "opponents", "records", "table", "reviews", "picture", "page", "terminal", "research", "doors")
DOORS = ("__init__", "__main__", "record", "links")
RULES = [name for name in ROOMS if name.startswith("games") or name in ENGINE]
OPPONENTS = [name for name in ROOMS if name.startswith("opponents")]
EXTRAS = {"terminal.language": ("fluent",), "research": ("gymnasium", "numpy", "pettingzoo")}
OUTSIDE = {"time", "datetime", "locale", "os", "sys", "io", "socket", "secrets", "uuid", "pathlib", "gettext"}


def imports(name: str) -> Iterator[str]:
    """Yields all imports of a module, also nested ones, as module.name."""
    for node in ast.walk(ast.parse(ROOMS[name].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def rooms_of(name: str) -> Iterator[str]:
    """Yields the package's modules that a module imports."""
    for word in imports(name):
        if word.startswith("kortti."):
            inner = word.removeprefix("kortti.")
            yield inner if inner in ROOMS else inner.rpartition(".")[0] or "__init__"


def called(name: str) -> set[str]:
    """Returns the calls in a module as written, with `()` if without arguments."""
    nodes = ast.walk(ast.parse(ROOMS[name].read_text(encoding="utf-8")))
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    return {ast.unparse(call.func) + ("" if call.args or call.keywords else "()") for call in calls}


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.slow
def test_every_room_has_its_walls(name: str) -> None:
    allowed = next((allowed for room, allowed in WALLS.items() if fnmatch(name, room)), None)
    assert allowed is not None, f"{name} stands in no line of the walls"
    wing = name.split(".")[1] if name.count(".") > 1 or (ROOMS[name].name == "__init__.py" and "." in name) else "?"
    for room in rooms_of(name):
        assert any(fnmatch(room, known.replace("{wing}", wing)) for known in allowed), f"{name} imports {room}"


@pytest.mark.slow
def test_nothing_imports_in_a_circle() -> None:
    """Including imports for types and inside functions."""
    try:
        TopologicalSorter({name: set(rooms_of(name)) - {name} for name in ROOMS}).prepare()
    except CycleError as error:
        raise AssertionError(" -> ".join(error.args[1])) from None


def floor_of(name: str) -> int:
    """Returns the floor of a module's room."""
    top = "doors" if name in DOORS else name.partition(".")[0]
    return FLOORS.index(top) if top in FLOORS else 0


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.slow
def test_no_module_imports_of_a_room_above_its_own(name: str) -> None:
    above = [room for room in rooms_of(name) if floor_of(room) > floor_of(name)]
    assert not above, f"{name} imports {above}"


def test_every_room_has_a_floor_says_what_it_is_and_is_no_drawer() -> None:
    rooms = [path.parent for path in PACKAGE.glob("*/__init__.py")]
    assert {path.name for path in rooms} == set(FLOORS[1:-1])
    for path in (PACKAGE, *rooms):
        assert ast.get_docstring(ast.parse((path / "__init__.py").read_text("utf-8"))), path.name
        assert len(list(path.glob("*.py"))) <= 15, path.name


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.slow
def test_nothing_is_needed_at_run_time(name: str) -> None:
    for module in imports(name):
        top = module.partition(".")[0]
        needed = EXTRAS.get(name.partition(".")[0] if name.startswith("research") else name, ())
        assert top in {"kortti", *sys.stdlib_module_names, *needed}, module


def test_the_wheel_declares_no_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project.get("dependencies", []) == []
    (words,) = project["optional-dependencies"]["terminal"]
    assert re.fullmatch(r"fluent\.runtime>=[\d.]+,<\d+", words), "the terminal takes a range of versions"
    assert (PACKAGE / "py.typed").exists()


@pytest.mark.parametrize("name", RULES)
@pytest.mark.slow
def test_the_engine_knows_no_player(name: str) -> None:
    assert not {module.partition(".")[0] for module in imports(name)} & OUTSIDE
    assert not called(name) & {"print", "input", "open", "hash", "id"}


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.slow
def test_nobody_asks_for_ambient_chance(name: str) -> None:
    assert {word for word in called(name) if word.startswith("random.")} <= {"random.Random"}
    assert not [module for module in imports(name) if module.startswith("random.")]


@pytest.mark.parametrize("name", OPPONENTS)
@pytest.mark.slow
def test_opponents_know_no_secrets(name: str) -> None:
    for word in ("clone", "resample", "new_state", "new_match"):
        assert not [call for call in called(name) if call.rpartition(".")[2].removesuffix("()") == word], word


def test_opponents_are_called_with_an_observation_and_chance() -> None:
    found = 0
    for name in OPPONENTS:
        for node in ast.parse(ROOMS[name].read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name == "think":
                *given, character = [argument.arg for argument in node.args.args]
                assert given == ["observation", "rng", "level", "effort"] and character in ("liking", "temper")
                found += 1
    assert found == len(list(PACKAGE.glob("opponents/*/choice.py"))) + 1
