"""`python build.py new-game` in a copy of the project: the new game passes all tests, and plays in the page.

The checkout isn't changed.
"""

from __future__ import annotations

import importlib
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import build
from kortti.games import CATALOGUE
from tests.nullgame.__main__ import CATALOGUE as CATALOGUE_FILE
from tests.nullgame.__main__ import catalogue_with, texts_of, trouble_with
from tests.page.player import Player, read_rows
from tests.page.stored import prepare

NAME = "crazy-eights"
COPIED = ("build.py", "pyproject.toml", "README.md", "docs", "LICENSE", "THIRD-PARTY.md", "py", "tests", "web")
LEFT_OUT = shutil.ignore_patterns("node_modules", "screenshots", ".hypothesis")


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A copy of the project without installed tools."""
    folder = tmp_path / "kortti"
    folder.mkdir()
    for name in COPIED:
        source = build.ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=LEFT_OUT)
        else:
            shutil.copy(source, folder / name)
    return folder


@pytest.fixture
def project(bare: Path) -> Path:
    """A copy of the project that uses the tools of this one."""
    (bare / ".venv").symlink_to(build.VENV.resolve())
    (bare / "web" / "node_modules").symlink_to(build.MODULES.resolve())
    return bare


def command(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs a build command in the copy, with the standard library alone."""
    known = [sys.executable, "-S", "build.py", *words]
    return subprocess.run(known, cwd=project, capture_output=True, text=True, check=False)


def pytest_in(project: Path, *words: str) -> None:
    """Runs tests in the copy. At least one must run, and all must pass."""
    known = [build.python_of(build.VENV), "-m", "pytest", "-n", "0", "-q", "-m", "not slow", "-p", "no:cacheprovider"]
    done = subprocess.run([*known, *words], cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr


def replace_in(path: Path, before: str, after: str) -> None:
    text = path.read_text("utf-8")
    assert text.count(before) == 1
    path.write_text(text.replace(before, after), "utf-8")


def all_of(project: Path) -> dict[str, bytes]:
    """Returns the content of every file in the copy, by path."""
    found = {path.relative_to(project).as_posix(): path for path in project.rglob("*") if path.is_file()}
    return {name: path.read_bytes() for name, path in found.items() if not re.search("_cache|pycache", name)}


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Crazy Eights", "small letters"),
        ("crazy--eights", "small letters"),
        ("x" * 25, "24 letters"),
        ("pantti", "there is such a game"),
        ("sevens", "words of something else"),
        ("class", "has a word like that"),
        ("state", "has a word like that"),
        ("ristikontra-carry", "tests/records/ristikontra-carry.txt is there already"),
    ],
)
def test_a_name_that_will_not_do_changes_nothing(name: str, reason: str) -> None:
    """Bad names are refused before anything is written, so the checkout itself can be used."""
    assert reason in (trouble_with(name) or "")


@pytest.mark.slow
def test_what_fails_half_way_leaves_nothing(project: Path) -> None:
    (project / "tests" / "engine" / "records" / "write_records.py").write_text("raise KeyboardInterrupt")
    before = all_of(project)
    done = command(project, "new-game", NAME)
    assert done.returncode != 0 and "KeyboardInterrupt" in done.stderr
    assert all_of(project) == before


@pytest.mark.parametrize("name", ["nullgame-two", "xnullgame"])
def test_a_name_may_be_like_the_one_that_is_copied(name: str) -> None:
    for path, text in texts_of(name).items():
        if path.suffix == ".py":
            compile(text, path, "exec")
            assert "tests.nullgame" not in text


@pytest.mark.slow
def test_a_new_game_is_a_wing_with_words_a_record_and_a_picture(bare: Path) -> None:
    before = all_of(bare)
    refused = command(bare, "new-game", "pantti")
    assert refused.returncode != 0 and "there is such a game" in refused.stderr and all_of(bare) == before

    made = command(bare, "new-game", NAME)
    assert made.returncode == 0, made.stdout + made.stderr
    after = all_of(bare)
    wing = "py/kortti/games/crazy_eights"
    rooms = {f"{wing}/{room}.py" for room in ("__init__", "facts", "state", "view", "primer", "worlds", "game")}
    words = {f"web/words/{path.name}/crazy_eights.ftl" for path in (build.WEB / "words").iterdir() if path.is_dir()}
    record, tile = f"tests/records/{NAME}.txt", f"web/public/tiles/{NAME}.svg"
    assert after.keys() - before.keys() == {*rooms, *words, record, tile}
    assert {name for name in before if before[name] != after.get(name)} == {"py/kortti/games/__init__.py"}
    assert not [name for name in after.keys() - before.keys() if b"ullgame" in after[name] or b"Null" in after[name]]
    assert command(bare, "new-game", NAME).returncode != 0 and all_of(bare) == after


@pytest.mark.parametrize("name", ["x", "ab-9", NAME, "three-long-words-of-them"])
@pytest.mark.slow
def test_a_new_game_is_formatted_whatever_its_name(name: str, bare: Path) -> None:
    """It is formatted without ruff, which then finds nothing to change."""
    texts = {**texts_of(name), CATALOGUE_FILE: catalogue_with(name)}
    for path, text in texts.items():
        if path.suffix == ".py":
            place = bare / path.relative_to(build.ROOT)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, "utf-8")
    for check in (["check"], ["format", "--check"]):
        ruff = [build.python_of(build.VENV), "-m", "ruff", *check, "py/kortti/games"]
        done = subprocess.run(ruff, cwd=bare, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_all_of_the_engines_tests_take_it_as_theirs(project: Path) -> None:
    assert command(project, "new-game", NAME).returncode == 0
    others = " or ".join(CATALOGUE)
    about_it = f"crazy or walls or test_words.py and not ({others})"
    pytest_in(project, "tests/engine", "tests/test_words.py", "-k", about_it)
    wings = project / "py" / "kortti" / "games"
    mypy = [build.python_of(build.VENV), "-m", "mypy", str(wings / "crazy_eights"), str(wings / "__init__.py")]
    done = subprocess.run(mypy, cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.timeout(600)
def test_it_plays_in_the_page(
    project: Path, dist: Path, phone: Page, serve: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert command(project, "new-game", NAME).returncode == 0
    made = shutil.ignore_patterns("wheel*", "arena", "snapshot", "halves", "*site", "openings", "pictures*")
    shutil.copytree(build.WORK, project / ".build", ignore=made)
    # No snapshot, and of all pictures for link previews only those of the new game: they take most of the time.
    tools = project / "web" / "tools" / "pictures"
    replace_in(tools / "png.mjs", "each.endsWith('.svg')", f"each.startsWith('{NAME}')")
    replace_in(tools / "__main__.py", "in games()}", f'in (SHOWN, "{NAME}")}}')
    built = command(project, "dist", "--plain")
    assert built.returncode == 0, built.stdout + built.stderr
    assert len([*(project / "dist" / "pictures").glob("*.png")]) == len([*(build.WEB / "words").glob("??")])

    # The player compares with the engine of this process.
    wings = importlib.import_module("kortti.games")
    monkeypatch.setattr(wings, "__path__", [*wings.__path__, str(project / "py" / "kortti" / "games")])
    module = importlib.import_module("kortti.games.crazy_eights.game")
    monkeypatch.setitem(CATALOGUE, NAME, module.CrazyEights)

    site = serve(project / "dist")
    prepare(phone, site)
    player = Player(phone, site, "touch", seed=1)
    player.new("Crazy Eights")
    player.play_deal(check_every=2)
    view = player.truth().view(0)
    assert [row["won"] for row in read_rows(phone)] == [seat in view["result"]["winners"] for seat in range(3)]
    phone.goto(f"{site}#/rules/{NAME}")
    expect(phone.get_by_text("Be the first without cards.")).to_be_visible()
    phone.goto(site)
    picture = phone.locator(f".tiles img[src='tiles/{NAME}.svg']")
    expect(picture).to_be_visible()
    assert picture.evaluate("node => node.naturalWidth") > 0
