"""Linters, type checkers and formatters for Python and the page."""

from __future__ import annotations

from pathlib import Path

from web.tools.build.paths import MODULES, ROOT, VENV, WEB
from web.tools.build.steps import python_of

Command = tuple[Path, list[str | Path]]  # working directory, and the command

RUFF, MYPY = ([python_of(VENV), "-m", name] for name in ("ruff", "mypy"))
BIOME, TSC = (MODULES / ".bin" / name for name in ("biome", "tsc"))
PYTHON = ["build.py", "py", "tests", "web/tools"]
PAGE = ["src", "tools", "../tests"]

# Their files and rules are set in pyproject.toml, web/biome.jsonc and web/tsconfig.json.
CHECKS: dict[str, Command] = {
    "ruff": (ROOT, [*RUFF, "check", *PYTHON]),
    "ruff format": (ROOT, [*RUFF, "format", "--check", *PYTHON]),
    "mypy": (ROOT, [*MYPY]),
    "tsc": (WEB, [TSC]),
    "biome": (WEB, [BIOME, "check", "--error-on-warnings", *PAGE]),
}

FORMATTERS: list[Command] = [
    (ROOT, [*RUFF, "check", "--quiet", "--select", "I", "--fix", *PYTHON]),
    (ROOT, [*RUFF, "format", "--quiet", *PYTHON]),
    (WEB, [BIOME, "check", "--linter-enabled=false", "--write", *PAGE]),
]
