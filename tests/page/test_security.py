"""What all browser tests check of SECURITY.md."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.page.conftest import foreign


@pytest.mark.parametrize(
    ("address", "is_foreign"),
    [
        ("http://127.0.0.1:8000/", False),
        ("ws://localhost:1/", False),
        ("data:image/png;base64,AA", False),
        ("blob:http://localhost:1/2", False),
        ("https://cdn.example/pyodide.js", True),
        ("http://127.0.0.1.example/", True),
    ],
)
def test_a_request_to_elsewhere_is_noticed(address: str, is_foreign: bool) -> None:
    assert foreign(address) == is_foreign


def test_a_page_that_asks_elsewhere_fails_its_test(phone: Page, errors: list[str]) -> None:
    phone.goto("about:blank")
    with phone.expect_event("requestfailed"):
        phone.evaluate("fetch('http://elsewhere.invalid/').catch(() => {})")
    assert errors == ["http://elsewhere.invalid/"]
    errors.clear()
