"""The README and docs/: their Python runs; the commands, files and links in them exist."""

from __future__ import annotations

import functools
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import kortti
from web.tools import rooms

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
TEXTS = {path: path.read_text("utf-8") for path in PAGES}
BLOCKS = [
    (path, *block) for path, text in TEXTS.items() for block in re.findall(r"^```(\w*)\n(.*?)^```$", text, re.M | re.S)
]
COMMANDS = sorted(
    {line for _, kind, block in BLOCKS if kind == "sh" for line in block.splitlines() if line.strip()}
    | {found for text in TEXTS.values() for found in re.findall(r"`((?:PYTHONPATH=py )?python [^`\n]+)`", text)}
)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.slow
@pytest.mark.parametrize(
    "path", [path for path in PAGES if any(path == page and kind == "python" for page, kind, _ in BLOCKS)], ids=name_of
)
def test_the_python_of_a_page_runs(path: Path) -> None:
    names: dict[str, object] = {}
    for page, kind, block in BLOCKS:
        if page == path and kind == "python":
            exec(compile(block, path.name, "exec"), names)


def test_pages_with_python_and_commands_are_found() -> None:
    assert {path.name for path, kind, _ in BLOCKS if kind == "python"} >= {"README.md", "python.md"}
    assert {"python build.py serve", "python build.py test"} <= set(COMMANDS)


@functools.cache
def told(*words: str) -> str:
    """Returns what a command of Python prints."""
    env = {"PYTHONPATH": "py"} if words[0] == "-m" else None
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.slow
def test_a_command(command: str) -> None:
    words = shlex.split(command)
    if words[:2] == ["pip", "install"]:
        assert words[2] in (".", *(f".[{extra}]" for extra in ("cluster", "research", "terminal")))
        return
    if words[0] == "PYTHONPATH=py":
        assert words[1:3] == ["python", "-m"] and (ROOT / f"{words[3].replace('.', '/')}.py").is_file()
        return
    program, script, *rest = words
    assert program == "python"
    if [script, *rest[:1]] == ["-m", "kortti"]:
        assert told("-m", *(rest if rest[1:] else ["kortti", "--help"]))
        return
    assert (ROOT / script).is_file()
    if script == "build.py":
        usage = told("build.py", rest[0], "--help")
        assert all(word in usage for word in rest[1:] if word.startswith("--") and rest[0] != "arena")


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_links_and_files_of_a_page_exist(path: Path) -> None:
    text = TEXTS[path]
    for link in (link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link):
        assert (path.parent / link).exists(), link
    for name in re.findall(r"`((?:py|web|tests|docs)/[\w./<>-]+)`", text):
        assert "<" in name or (ROOT / re.sub("crazy[-_]eights", "ristikontra", name)).exists(), name


def test_the_readme_is_one_page() -> None:
    lines = TEXTS[ROOT / "README.md"].splitlines()
    assert len(lines) <= 120
    assert all(f"](docs/{page.name})" in "\n".join(lines) for page in PAGES if page.parent.name == "docs")


def test_the_changelog_begins_with_this_version() -> None:
    assert re.search(r"^## (\S+),", TEXTS[ROOT / "CHANGELOG.md"], re.M)[1] == kortti.__version__  # type: ignore[index]


@pytest.mark.slow
def test_the_drawing_is_of_the_code() -> None:
    assert rooms.DRAWING.read_text("utf-8") == rooms.drawing(), "python web/tools/rooms.py"
