"""Installs the tools: virtual environments for Python, node_modules for the page."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from web.tools.build.paths import MODULES, ROOT, VENV, WEB
from web.tools.build.steps import python_of, run, say, step

PIP = "pip==26.3"  # takes half the time of the one that comes with Python 3.11
SYSTEM_PYTHON = Path("/usr/bin/python3")


def project() -> dict[str, object]:
    table: dict[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return table


@cache
def best_python() -> tuple[str, str]:
    """Finds the Python for the tools: this one, or the system's of the same version if only that one is optimized by
    profiles, unlike pyenv's. Engine tests then take a fifth less time. Returns its path and version, the same ones
    within an environment made with it.
    """
    if "--enable-optimizations" not in (sysconfig.get_config_var("CONFIG_ARGS") or "") and SYSTEM_PYTHON.exists():
        asks = "import ensurepip, sys; print(sys.version)"
        told = subprocess.run([SYSTEM_PYTHON, "-c", asks], capture_output=True, text=True, check=False).stdout.strip()
        if told.split(".")[:2] == sys.version.split(".")[:2]:
            return str(SYSTEM_PYTHON), told
    return sys.executable, sys.version


def environment(folder: Path, *extras: str, all_needed: bool = True) -> None:
    """Creates a virtual environment with the requirements of extras in pyproject.toml."""
    known: dict[str, list[str]] = project()["optional-dependencies"]  # type: ignore[assignment]
    wanted = [requirement for extra in extras for requirement in known[extra]]
    python, version = best_python()

    def install() -> None:
        run(python, "-m", "venv", "--clear", folder, quiet=True)
        # bytecode is made for what is imported: a third of the time
        options = ("--quiet", "--disable-pip-version-check", "--no-compile")
        pip = [str(python_of(folder)), "-m", "pip", "install", *options]
        run(*pip, PIP, quiet=True)
        if all_needed:
            return run(*pip, *wanted, quiet=True)
        for requirement in wanted:  # packages without a wheel for this Python are not built
            if subprocess.run([*pip, "--prefer-binary", requirement], capture_output=True, check=False).returncode:
                say(f"{requirement} cannot be installed for Python {version.split()[0]}")

    step(f"tools {folder.name}", [], python_of(folder), install, version, PIP, *wanted)


def python_tools() -> None:
    """Installs the tools for Python."""
    environment(VENV, "dev", "cluster", "research")


def compile_tests() -> None:
    """Has pytest collect the tests once. Otherwise each of its first processes would compile them and the libraries."""
    collect = lambda: run(python_of(VENV), "-m", "pytest", "--collect-only", "--quiet", quiet=True)  # noqa: E731
    step("tests", [], ROOT / "tests" / "__pycache__", collect, sys.version)


def page_tools() -> None:
    """Installs the tools for the page."""
    if not shutil.which("npm"):
        sys.exit("Node 20 or newer with npm is needed")
    lock = [WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"]
    install = lambda: run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=WEB, quiet=True)  # noqa: E731
    step("tools node_modules", lock, MODULES, install)


def tools() -> None:
    """Installs the tools for Python and for the page."""
    with ThreadPoolExecutor() as pool:
        packages = pool.submit(page_tools)
        python_tools()
        packages.result()
