"""The fixture `visitor`: somebody in Firefox, and in WebKit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage

import build
from tests.page.browsers.visitor import Visitor
from tests.page.browsers.webkit import WebKit


@contextmanager
def firefox_page(browser: Browser) -> Iterator[tuple[Any, Callable[[], list[str]]]]:
    errors: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" and "Content Security Policy" in message.text:
            errors.append(message.text)

    with browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800}) as context:
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", hear)
        yield page, lambda: errors


@contextmanager
def webkit_page(folder: Path) -> Iterator[tuple[Any, Callable[[], list[str]]]]:
    """A browser of its own: in a used one, opening the database sometimes never ends."""
    path = build.find_webkit()
    if not path:
        pytest.skip("no WebKit is installed")
    with closing(WebKit(path, folder / "webkit.log")) as page:
        yield page, page.hear


@pytest.fixture(params=["firefox", "webkit"])
def visitor(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, site: str) -> Iterator[Visitor]:
    """Somebody in each browser. Errors of the page fail the test."""
    if request.param == "firefox":
        opened = firefox_page(request.getfixturevalue("firefox"))
    else:
        opened = webkit_page(tmp_path_factory.mktemp("webkit"))
    with opened as (page, hear):
        person = Visitor(page, site)
        yield person
        assert not hear()
