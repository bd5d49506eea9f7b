"""The halves of the WebAssembly without a browser; see also wasm-split.test.js."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

import build
from kortti import wire


def test_the_engine_on_the_halves(dist: Path) -> None:
    if not any(dist.glob("py/*/first.*")):
        pytest.skip("a plain build")
    command = ["node", "--test", Path(__file__).with_name("wasm-halves.dist.js")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | {"DIST": str(dist)})
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_profile_is_of_all_that_the_page_can_ask() -> None:
    asked = set(re.findall(r"do: '(\w+)'", (build.SPLIT / "play.mjs").read_text("utf-8")))
    assert set(wire.Answers.__annotations__) <= asked
