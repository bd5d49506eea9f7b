"""Paths in the project."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
WEB = ROOT / "web"
SOURCE = WEB / "src"
TOOLS = WEB / "tools"
MODULES = WEB / "node_modules"
WORK = ROOT / ".build"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
VENV_BENCH = ROOT / ".venv-bench"
VENV_MUTANTS = ROOT / ".venv-mutants"
