"""`python build.py check`, one test per check. These run first (see conftest.py)."""

from __future__ import annotations

import subprocess

import pytest

from web.tools.build.checks import CHECKS


@pytest.mark.parametrize("name", CHECKS)
def test_check(name: str) -> None:
    folder, command = CHECKS[name]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
