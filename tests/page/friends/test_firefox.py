"""Friends at one table, of whom one has Firefox and the others Chromium."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.friends.table import Friends
from tests.page.friends.test_friends import is_complete


def test_a_host_plays_a_whole_match(friends: Callable[..., Friends]) -> None:
    table = friends("sedma", "the host has Firefox", [1], firefox=0, target=1, after=12)
    table.play()
    assert table.host.truth().match.over == "match" and is_complete(table) > 10
    table.host.page.close()
    expect(table.guests[0].lost).to_be_visible()


def test_three_browsers_play_a_whole_match(friends: Callable[..., Friends]) -> None:
    table = friends("sedma", "three browsers", [1, 2], firefox=2, players=4, target=1, after=8)
    guest = table.guests[1]
    assert "Firefox" in guest.page.evaluate("navigator.userAgent")
    assert table.host.truth().record.seats[2].name == guest.name == "Carl" and "Carl" in guest.look()["plates"][-1]
    table.play()
    assert table.host.moves > 4 and guest.moves > 4
    assert table.host.truth().match.over == "match" and is_complete(table) > 40
