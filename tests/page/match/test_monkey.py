"""Random people at the table, in short; `python build.py monkey` sends more of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.page.monkey import Monkey


@pytest.mark.parametrize(("seed", "game", "trouble"), [(1, "pantti", "worker"), (2, "skitgubbe", "store")])
def test_a_random_person(open_page: Callable[..., Page], site: str, seed: int, game: str, trouble: str) -> None:
    monkey = Monkey(open_page, site, seed, game, trouble)
    try:
        monkey.live(steps=16)
    except Exception as error:
        raise AssertionError(monkey.told()) from error
    assert monkey.counts["answers"] > 2
