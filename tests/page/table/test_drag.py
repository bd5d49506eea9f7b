"""Drags: a card lands in the place under or beside it, and nowhere else; any drag can be cancelled."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from kortti.table import Table
from tests.page.player import Player
from tests.page.positions import positions
from tests.page.stored import prepare


def hold(player: Player, box: dict[str, float], point: tuple[float, float]) -> None:
    """Picks up a card, and holds its centre at a point."""
    player.page.mouse.move(*player.middle(box))
    player.page.mouse.down()
    player.page.mouse.move(*point, steps=8)


def test_a_card_lands_where_it_is_let_go(open_page: Callable[..., Page], site: str) -> None:
    save = positions("ristiseiska", 4)["hand"]
    player = Player(open_page("phone"), site, "mouse")
    page, mouse = player.page, player.page.mouse
    prepare(page, site, {"one": save})
    page.goto(f"{site}#/table/one")
    seen = player.wait()
    choice: Any = next(action for action in Table.open(save).view(0)["actions"] if action["card"])
    box = next(spot["box"] for spot in seen["hand"] if spot["card"] == choice["card"])
    place = next(spot["box"] for spot in seen["places"] if spot["zone"] == choice["zone"])
    x, y = player.middle(place)
    aimed = page.locator(".spot.aimed")

    def is_back() -> None:
        page.wait_for_timeout(100)
        assert player.signature(player.wait()) == player.signature(seen)

    hold(player, box, (x, y + place["h"] / 2 + 150) if y < 300 else (x, y - place["h"] / 2 - 150))
    expect(aimed).to_have_count(0)
    assert [spot["box"] for spot in player.look()["places"]] == [spot["box"] for spot in seen["places"]]  # doesn't move
    mouse.up()
    expect(page.locator(".answered")).to_contain_text(re.compile("is back in your hand|can’t play"))
    is_back()

    hold(player, box, (x, y))
    expect(aimed).to_have_attribute("data-zone", choice["zone"])
    page.keyboard.press("Escape")
    expect(aimed).to_have_count(0)
    mouse.up()
    is_back()

    hold(player, box, (x, y))
    finger = "{bubbles: true, isPrimary: false, pointerId: 77, pointerType: 'touch'}"
    page.locator(".felt").evaluate(f"node => node.dispatchEvent(new PointerEvent('pointerdown', {finger}))")
    mouse.up()
    is_back()

    hold(player, box, (x + place["w"] / 2 + 8, y))
    expect(aimed).to_have_attribute("data-zone", choice["zone"])
    mouse.up()
    table = player.check(player.wait(player.signature(seen)))
    assert table.record.deals[-1][len(Table.open(save).record.deals[-1])] == choice["action"]
