"""The checkers have nothing to say: the same as `python build.py check`, one by one."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import build

CHECKS: dict[str, list[str | Path]] = {
    "ruff": [build.python_of(build.VENV), "-m", "ruff", "check", "build.py", "py", "tests", "web/tools"],
    "mypy": [build.python_of(build.VENV), "-m", "mypy", "--strict", "py/kortti"],
    "tsc": [build.MODULES / ".bin" / "tsc", "--project", build.WEB],
}


@pytest.mark.parametrize("name", CHECKS)
def test_nothing_to_say(name: str) -> None:
    done = subprocess.run(CHECKS[name], cwd=build.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
