"""The linters, type checkers and formatters of Python and of the page's code."""

from __future__ import annotations

from pathlib import Path

from web.tools.build.paths import MODULES, VENV, WEB
from web.tools.build.steps import python_of

RUFF: list[str | Path] = [python_of(VENV), "-m", "ruff"]
PYTHON = ["build.py", "py", "tests", "web/tools"]

CHECKS: dict[str, list[str | Path]] = {
    "ruff": [*RUFF, "check", *PYTHON],
    "mypy": [python_of(VENV), "-m", "mypy"],  # of what, and how strictly, stands in pyproject.toml
    "tsc": [MODULES / ".bin" / "tsc", "--project", WEB],
}
