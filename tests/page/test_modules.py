"""Tests of the page's modules without a browser: runs the .test.js files."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

PATHS = sorted(Path(__file__).parent.rglob("*.test.js"))  # *.dist.js need a built site
LONG = ("wasm-split", "codes", "layout", "host", "sound", "damaged-books", "any-arguments")


def marks(path: Path) -> list[pytest.MarkDecorator]:
    return [pytest.mark.slow] if path.name.removesuffix(".test.js") in LONG else []


@pytest.mark.parametrize("path", [pytest.param(path, id=path.stem, marks=marks(path)) for path in PATHS])
def test_a_module_without_a_browser(path: Path) -> None:
    done = subprocess.run(["node", "--test", path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
