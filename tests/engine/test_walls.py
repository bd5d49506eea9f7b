"""The walls of the house: which room may know of which, and what none may use."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "py" / "kortti"
FILES = sorted(PACKAGE.rglob("*.py"))
ROOMS = {file.relative_to(PACKAGE.parent).as_posix(): file for file in FILES}
GAMES = [name for name in ROOMS if "/games/" in name]
RULES = [*GAMES, "kortti/cards.py", "kortti/game.py", "kortti/match.py"]
OUTSIDE = {"time", "datetime", "locale", "os", "sys", "io", "socket", "secrets", "uuid", "pathlib", "gettext"}
OPPONENTS = [name for name in ROOMS if "/opponents/" in name]


def imports(name: str) -> Iterator[str]:
    """Gets what a module imports, each as module.name."""
    for node in ast.walk(ast.parse(ROOMS[name].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def called(name: str) -> set[str]:
    """Gets what a module calls, as it is written, with `()` where nothing is handed over."""
    nodes = ast.walk(ast.parse(ROOMS[name].read_text(encoding="utf-8")))
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    return {ast.unparse(call.func) + ("" if call.args or call.keywords else "()") for call in calls}


def test_there_are_rooms() -> None:
    assert GAMES and OPPONENTS and "kortti/page.py" in ROOMS


@pytest.mark.parametrize("name", ROOMS)
def test_nothing_is_needed_at_run_time(name: str) -> None:
    for module in imports(name):
        assert module.partition(".")[0] in {"kortti", *sys.stdlib_module_names}, module


def test_the_wheel_declares_no_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project.get("dependencies", []) == []
    assert (PACKAGE / "py.typed").exists()


@pytest.mark.parametrize("name", RULES)
def test_the_engine_knows_no_player(name: str) -> None:
    for module in imports(name):
        for stranger in ("table", "page", "record", "opponents", "terminal"):
            assert not f"{module}.".startswith(f"kortti.{stranger}."), module
        assert module.partition(".")[0] not in OUTSIDE, module
    assert not called(name) & {"print", "input", "open", "hash", "id"}


@pytest.mark.parametrize("name", ROOMS)
def test_nobody_asks_for_ambient_chance(name: str) -> None:
    assert {word for word in called(name) if word.startswith("random.")} <= {"random.Random"}
    assert not [module for module in imports(name) if module.startswith("random.")]


@pytest.mark.parametrize("name", OPPONENTS)
def test_opponents_know_no_secrets(name: str) -> None:
    for module in imports(name):
        if module.startswith("kortti"):
            rooms = ("kortti.opponents", "kortti.cards.", "kortti.games.melds", "kortti.games.swedish_gin_hands.")
            words = ("kortti.games.load_game", "kortti.game.Message", "kortti.game.message")
            words += ("kortti.games.sevens_worlds.Knowledge",)  # made of an observation
            assert module.startswith(rooms) or module in words, module
    for word in ("clone", "resample", "new_state", "new_match"):
        assert not [call for call in called(name) if call.rpartition(".")[2].removesuffix("()") == word], word


def test_opponents_are_called_with_an_observation_and_chance() -> None:
    for name in OPPONENTS:
        for node in ast.parse(ROOMS[name].read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name == "think":
                assert [argument.arg for argument in node.args.args] == ["observation", "rng", "level", "effort"]


@pytest.mark.parametrize("name", [name for name in ROOMS if name != "kortti/page.py"])
def test_nothing_but_the_page_knows_of_the_page(name: str) -> None:
    assert not [module for module in imports(name) if f"{module}.".startswith("kortti.page.")]


def test_games_share_nothing_but_cards_and_game() -> None:
    for name in GAMES:
        if name.endswith("__init__.py"):
            continue
        own = name.rpartition("/")[2].removesuffix(".py").partition("_")[0]
        for module in imports(name):
            if module.startswith("kortti."):
                shared = ("kortti.cards.", "kortti.game.", "kortti.worlds.", "kortti.games.melds")
                assert module.startswith((*shared, f"kortti.games.{own}")), (name, module)
