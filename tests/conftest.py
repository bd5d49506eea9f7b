"""What all tests share: the built site, and the browser."""

from pathlib import Path
from typing import Any

import pytest

import build


@pytest.fixture(scope="session")
def dist() -> Path:
    """The site as `python build.py dist` has built it."""
    assert (build.DIST / "index.html").exists(), "python build.py dist comes first"
    return build.DIST


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": build.find_browser(), "args": build.BROWSER_ARGS}
