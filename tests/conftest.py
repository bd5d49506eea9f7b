"""Shared fixtures: the built site and the browser."""

import gc
from pathlib import Path
from typing import Any

import pytest

import build


def has_snapshot(folder: Path) -> bool:
    """Checks if the engine of a built site starts from a snapshot."""
    return any(folder.glob("py/*/snapshot.*"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs tests marked `both_ways` on the site that starts from a snapshot and on the plain one."""
    if metafunc.definition.get_closest_marker("both_ways") and "dist" in metafunc.fixturenames:
        metafunc.parametrize("dist", ["snapshot", "usual"], indirect=True, scope="session")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks tests of the built site as slow, and runs test_check.py first: what it finds shows within a minute."""
    for item in items:
        if {"dist", "browser"} & {*getattr(item, "fixturenames", ())}:
            item.add_marker("slow")
    items.sort(key=lambda item: item.path.name != "test_check.py")


def pytest_collection_finish() -> None:
    """Has garbage collected seldom, and without looking through all tests: a twelfth of the engine tests' time."""
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


@pytest.fixture(scope="session")
def dist(request: pytest.FixtureRequest) -> Path:
    """The folder of the site built by `python build.py dist`, or of the plain site (see `pytest_generate_tests`)."""
    assert (build.DIST / "index.html").exists(), "python build.py dist comes first"
    way = getattr(request, "param", None)
    if way == "snapshot" and not has_snapshot(build.DIST):
        pytest.skip("a plain build")
    return build.make_site(plain=True) if way == "usual" else build.DIST


NOWHERE = "MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """WebAssembly stays as it is compiled first: better code takes a fifth of the processor time of opening a page.
    Other machines are not found: pages tell of requests that fail (`open_page`), which is cheaper than of all.
    """
    path = build.find_headless_shell() or build.find_browser()
    return {
        **browser_type_launch_args,
        "executable_path": path,
        "args": [*build.BROWSER_ARGS, "--js-flags=--liftoff-only", f"--host-resolver-rules={NOWHERE}"],
    }
