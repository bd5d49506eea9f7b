"""The README does what it says: its Python runs, its commands and files are there."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", TEXT, re.M | re.S)
COMMANDS = sorted(
    {line for kind, block in BLOCKS if kind == "sh" for line in block.splitlines() if line.strip()}
    | set(re.findall(r"`(python [^`\n]+)`", TEXT))
)


def test_the_python_runs() -> None:
    blocks = [block for kind, block in BLOCKS if kind == "python"]
    assert len(blocks) >= 2
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "README.md", "exec"), names)


def test_every_command_is_there() -> None:
    assert any("build.py serve" in command for command in COMMANDS)
    assert any("build.py test" in command for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command(command: str) -> None:
    program, script, *words = shlex.split(command)
    if [script, *words[:1]] == ["-m", "kortti"]:
        known = [sys.executable, "-m", *words]
        done = subprocess.run(known, cwd=ROOT, env={"PYTHONPATH": "py"}, capture_output=True, text=True, check=False)
        assert done.returncode == 0 and done.stdout, done.stderr
        return
    assert program == "python" and (ROOT / script).is_file()
    if script == "build.py":
        known = [sys.executable, str(ROOT / script), words[0], "--help"]
        done = subprocess.run(known, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        for word in words[1:]:
            assert not word.startswith("--") or word in done.stdout


def test_its_links_and_pictures_are_there() -> None:
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", TEXT) if "://" not in link]
    assert links and all((ROOT / link).exists() for link in links)
    for name in re.findall(r"`([\w./-]+/|[\w/-]+\.(?:py|md|toml|txt|js))`", TEXT):
        if not name.startswith(("dist/", "assets/", "words/")):
            games = ROOT / "py" / "kortti" / "games"
            tops = (ROOT, games, games / "ristikontra", ROOT / "py" / "kortti", ROOT / "dist", ROOT / "py")
            there = re.sub("crazy[-_]eights", "ristikontra", name)  # a game that "Add a game" tells how to make
            assert any((top / there).exists() for top in tops), name


def test_the_tree_is_as_it_says() -> None:
    (tree,) = (block for kind, block in BLOCKS if not kind and "the wheel" in block)
    place: list[str] = []
    for line in tree.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        name = line.split()[0]
        place = [*place[:depth], name.rstrip("/")]
        if "<" not in "/".join(place):
            assert (ROOT / "/".join(place)).exists(), "/".join(place)
