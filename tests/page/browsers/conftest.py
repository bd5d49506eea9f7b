"""The fixture `visitor`: somebody in Firefox, and in WebKit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page

import build
from tests.page.browsers.visitor import Visitor
from tests.page.browsers.webkit import WebKit


@pytest.fixture(params=["firefox", "webkit"])
def visitor(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    listen: Callable[[Page], Page],
    errors: list[str],
    site: str,
) -> Iterator[Visitor]:
    """Somebody in each browser. WebKit is a new one: in a used one, opening the database sometimes never ends."""
    if request.param == "firefox":
        browser: Browser = request.getfixturevalue("firefox")
        with browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800}) as context:
            yield Visitor(listen(context.new_page()), site)
    else:
        path = build.find_webkit() or pytest.skip("no WebKit is installed")
        with closing(WebKit(path, tmp_path_factory.mktemp("webkit") / "webkit.log")) as page:
            yield Visitor(page, site)
            errors += page.hear()
