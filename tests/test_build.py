"""The build: its inputs, and that changed steps run again."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from graphlib import TopologicalSorter
from pathlib import Path
from zipfile import ZipFile

import pytest

import build
from tests.conftest import has_snapshot
from web.tools.build import engine, environment, pages, places, site, steps

ROOM = Path(steps.__file__).parent


def test_the_tools_are_not_installed_anew_from_within_their_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests build sites while others run in it."""
    monkeypatch.setattr(environment, "run", lambda *_, **__: pytest.fail("installed anew"))
    environment.python_tools()


def test_build_py_needs_the_standard_library_alone() -> None:
    command = [sys.executable, "-S", "-c", "import build"]
    done = subprocess.run(command, cwd=build.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_its_tools_keep_their_bytecode(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(sys, "argv", ["build.py", "check"])
    monkeypatch.setattr(build, "check", lambda: given.extend(os.environ))
    build.main()
    assert given and "PYTHONDONTWRITEBYTECODE" not in given


@pytest.mark.parametrize("wrong", ["", "get_browser", "make_site"])
def test_browsers_are_installed_while_the_site_is_built(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    """Playwright's own browser can be found once the tools are there, and tests run once everything is."""
    done: list[str] = []

    def do(name: str) -> None:
        if name == "tools":
            time.sleep(0.05)  # what does not wait for them comes first
        done.append(name)
        if name == wrong:
            sys.exit(f"{name} failed")

    for name in ("get_browsers", "build_library", "tools", "compile_tests", "get_browser", "build_site", "make_site"):
        monkeypatch.setattr(build, name, lambda *_, name=name, **__: do(name))
    monkeypatch.setattr(build, "hand_over", lambda *_: sys.exit(done.append("pytest") or 0))
    with pytest.raises(SystemExit, match=f"{wrong} failed" if wrong else "0"):
        build.test("", plain=False, args=[])
    assert done.index("tools") < done.index("get_browser") and {"get_browsers", "make_site"} <= {*done}
    assert ("pytest" in done[-1:]) == (not wrong)


def test_its_modules_import_each_other_in_no_circle() -> None:
    imports: dict[str, set[str]] = {}
    for path in ROOM.glob("*.py"):
        found = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
        names = {f"{node.module}.{alias.name}" for node in found for alias in node.names}
        imports[path.stem] = {name.split(".")[3] for name in names if name.startswith("web.tools.build.")}
    assert {"steps", "bundles"} <= imports["site"]
    TopologicalSorter(imports).prepare()  # raises CycleError


def test_a_step_is_done_again_when_an_input_or_its_output_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ROOT", "WORK"):
        monkeypatch.setattr(steps, name, tmp_path)
    given, output = tmp_path / "given", tmp_path / "output"
    done: list[str] = []

    def make(*more: str) -> int:
        steps.step("copy", [given], output, lambda: done.append(output.write_text(given.read_text()) and "done"), *more)
        return len(done)

    given.write_text("one")
    assert [make(), make()] == [1, 1]
    given.write_text("two")
    assert [make(), make()] == [2, 2] and output.read_text() == "two"
    output.unlink()
    assert [make(), make()] == [3, 3]
    assert [make("option"), make("option")] == [4, 4]


def test_what_was_made_while_an_input_changed_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ROOT", "WORK"):
        monkeypatch.setattr(steps, name, tmp_path)
    given, output = tmp_path / "given", tmp_path / "output"

    given.write_text("one")
    steps.step("copy", [given], output, lambda: shutil.copy(given, output) and given.write_text("two"))
    given.write_text("one")
    steps.step("copy", [given], output, lambda: output.write_text("again"))
    assert output.read_text() == "again"


def test_a_step_of_two_builds_at_a_time_is_done_once_and_both_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ROOT", "WORK"):
        monkeypatch.setattr(steps, name, tmp_path)
    output, done = tmp_path / "made", []

    def work() -> None:
        time.sleep(0.1)
        done.append("made")
        output.write_text("whole")

    def build_it() -> str:
        steps.step("slow", [], output, work)
        return output.read_text()

    with ThreadPoolExecutor() as pool:
        assert [*pool.map(lambda _: build_it(), range(3))] == ["whole"] * 3
    assert done == ["made"]


def test_the_code_of_each_step_is_one_of_its_inputs(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stepped: dict[str, bool] = {}

    def step(name: str, inputs: Iterable[Path], output: Path, work: Callable[[], object], *more: str) -> None:
        stepped[name] = Path(work.__code__.co_filename) in inputs

    for module in (engine, pages, site):
        monkeypatch.setattr(module, "step", step)
    build.make_site(plain=False)
    site.build_site()
    assert len(stepped) > 7 and all(stepped.values()), stepped


# Steps whose outputs the other build takes over, a third of its time: they pack node_modules and draw pictures as PNG.
# It makes them anew if its own inputs differ.
TAKEN_OVER = {
    "library": ("python_stdlib.zip",),
    "python for the browser": ("python",),
    "PNG of pictures": ("pictures",),
}


@pytest.mark.timeout(600)
def test_another_build_in_another_folder_is_equal_byte_by_byte(dist: Path, tmp_path: Path) -> None:
    other = tmp_path / "elsewhere"
    left_out = [".git", ".venv*", ".build", ".*_cache", "__pycache__", "node_modules", "dist", "wire.d.ts"]
    left_out += [".hypothesis"]  # other tests write there meanwhile
    shutil.copytree(build.ROOT, other, ignore=shutil.ignore_patterns(*left_out))
    for path in (build.VENV, build.MODULES):
        (other / path.relative_to(build.ROOT)).symlink_to(path)
    (other / ".build" / "stamps").mkdir(parents=True)
    for name, outputs in TAKEN_OVER.items():
        for path in (f"stamps/{name}", *outputs):
            copy = shutil.copytree if (build.WORK / path).is_dir() else shutil.copy
            copy(build.WORK / path, other / ".build" / path)
    build.run(sys.executable, "build.py", "dist", *([] if has_snapshot(dist) else ["--plain"]), cwd=other, quiet=True)

    def contents(folder: Path) -> dict[str, bytes]:
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in build.files(folder)}

    ours, theirs = contents(dist), contents(other / "dist")
    assert sorted(ours) == sorted(theirs)
    assert [name for name, data in ours.items() if theirs[name] != data] == []


def test_the_page_s_wheel_has_what_the_page_runs(dist: Path) -> None:
    with ZipFile(next(dist.glob("py/*/kortti-*.whl"))) as wheel:
        rooms = {name.split("/")[1] for name in wheel.namelist() if name.startswith("kortti/")}
    assert {"page", "games", "opponents"} <= rooms and not rooms & {"terminal", "research"}


@pytest.mark.parametrize(
    "wrong",
    [
        "stun.example",
        "https://stun.example",
        "turn:a.example",
        "stun:",
        "stun:a b",
        'stun:a"',
        "stun:a:0",
        "stun:a:65536",
    ],
)
def test_what_is_no_stun_server_stops_the_build(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KORTTI_STUN", wrong)
    with pytest.raises(SystemExit, match="not a STUN server"):
        places.stun()


@pytest.mark.parametrize(
    "server", ["stun:stun.example", "stun:stun.example:3478", "stun:192.0.2.1:1", "stun:[2001:db8::1]:3478"]
)
def test_a_stun_server_is_one_of_the_page_s_constants(server: str, dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "bundle", lambda _site, _source, given: "stun" in given)
    monkeypatch.delenv("KORTTI_STUN", raising=False)
    assert places.places_of(dist, "1")["stun"] is None
    monkeypatch.setenv("KORTTI_STUN", server)
    assert places.places_of(dist, "1")["stun"] == server
    assert places.places_of(dist, "1")["worker"] is False

    stepped: dict[str, tuple[str, ...]] = {}
    monkeypatch.setattr(site, "step", lambda name, _inputs, _output, _work, *more: stepped.update({name: more}))
    for module in (engine, pages):
        monkeypatch.setattr(module, "step", lambda *_: None)
    build.make_site(plain=False)
    assert server in stepped["site"]  # so that the site is built anew
