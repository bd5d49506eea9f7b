"""SECURITY.md: each promise names a test that exists; the policy of the built site."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "SECURITY.md").read_text("utf-8")
PROMISES = re.findall(r"^\| (.+?) \| `(tests/\S+?)::([^`]*)` \|$", TEXT, re.M)


@pytest.mark.parametrize(("promise", "path", "name"), PROMISES)
def test_a_promise_has_its_test(promise: str, path: str, name: str) -> None:
    code = (ROOT / path).read_text("utf-8")
    assert f"def {name}(" in code if path.endswith(".py") else f"test('{name}'" in code, promise


def test_no_promise_is_without_a_test() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("|") and line != "| --- | --- |"]
    assert len(PROMISES) == len(rows) - rows.count("| promise | test |") > 15


class Inline(HTMLParser):
    """Collects inline scripts, styles and event handlers; data blocks such as JSON-LD are none."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        is_script = tag == "script" and "src" not in given and not str(given.get("type", "")).endswith("json")
        if tag == "style" or is_script or any(name == "style" or name.startswith("on") for name in given):
            self.found.append(self.get_starttag_text() or tag)


def test_the_policy_of_the_built_site(dist: Path) -> None:
    (policy,) = re.findall(r"^  Content-Security-Policy: (.*)$", (dist / "_headers").read_text("utf-8"), re.M)
    allowed = {name: sources for name, *sources in map(str.split, policy.split(";"))}
    assert allowed.pop("frame-ancestors") == ["*"]
    assert allowed.pop("script-src") == ["'self'", "'wasm-unsafe-eval'"]
    assert allowed.pop("worker-src") == ["'self'", "blob:"]
    assert allowed.pop("img-src") == ["'self'", "data:", "blob:"]
    assert {*map(tuple, allowed.values())} == {("'self'",), ("'none'",)}
    assert [name for name, sources in allowed.items() if sources == ["'none'"]] == [
        "default-src",
        "base-uri",
        "form-action",
    ]
    for page in dist.rglob("*.html"):
        if page.is_relative_to(dist / "examples"):
            continue  # somebody else's page
        inline = Inline()
        inline.feed(page.read_text("utf-8"))
        assert not inline.found, page
