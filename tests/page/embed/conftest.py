"""The fixture `browser` of this room: a whole Chromium, since the headless shell stores nothing in frames of other
sites.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

import build


@pytest.fixture(scope="session")
def browser(launch_browser: Callable[..., Browser]) -> Iterator[Browser]:
    launched = launch_browser(executable_path=build.find_browser())
    yield launched
    launched.close()
