"""The page knows no rule: a game that the tests alone know is played in it, without a line of JavaScript added."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page import toy
from tests.page.player import Player, read_rows

CATALOGUE = "kortti/games/__init__.py"
LINES = "\nfrom kortti.games.toy import Toy\n\nCATALOGUE['toy'] = Toy\n"


@pytest.fixture
def toy_site(dist: Path, tmp_path: Path, serve: Callable[..., str], change_wheel: Callable[..., None]) -> str:
    """The site as it is built, with one more module in its wheel, its line in the catalogue, and its words."""
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    change_wheel(folder, {CATALOGUE: LINES, "kortti/games/toy.py": Path(toy.__file__).read_text("utf-8")})
    (words,) = folder.glob("words/en-*.ftl")
    words.write_text(words.read_text("utf-8") + toy.WORDS, "utf-8")
    return serve(folder)


def test_a_game_that_the_page_has_never_heard_of(phone: Page, toy_site: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from kortti.games import CATALOGUE as HERE

    monkeypatch.setitem(HERE, "toy", toy.Toy)
    player = Player(phone, toy_site, "touch", seed=2)
    player.hurry()
    phone.goto(toy_site)
    expect(phone.get_by_role("heading", name="Hill and Slope")).to_be_visible(timeout=30_000)
    two = phone.get_by_role("group", name="Players").get_by_role("radio", name="2")
    player.new("Hill and Slope", lambda frame: two.tap())

    seen = player.wait()
    player.check(seen)
    assert [place["label"] for place in seen["places"]] == ["Stock: 12 cards", "Hill: empty", "Slope: empty"] or (
        [place["zone"] for place in seen["places"]] == ["stock", "hill", "slope"]
    )
    assert seen["prompt"] == "Lay a card, or draw one."
    assert [action["text"] for action in seen["actions"]] == ["Draw one"]

    # A card with two places to go: the card, then the place; or the card again, to let go of it.
    card = seen["hand"][0]
    player.tap(card)
    chosen = player.look()
    assert [place["zone"] for place in chosen["places"] if place["lit"]] == ["hill", "slope"]
    player.tap(next(spot for spot in chosen["hand"] if spot["card"] == card["card"]))
    assert not any(place["lit"] for place in player.look()["places"])
    player.tap(card)
    before = player.signature(player.look())
    player.point(next(place for place in player.look()["places"] if place["zone"] == "slope")["box"])
    seen = player.wait(before)
    history = player.truth().record.deals[0]
    mine = [text for text in history if text == f"lay {card['card']} slope"]
    assert mine and card["card"] not in [spot["card"] for spot in seen["hand"]]

    # An action without a card is a button.
    if not seen["over"]:
        count = len(seen["hand"])
        before = player.signature(seen)
        player.push(0)
        seen = player.wait(before)
        assert len(seen["hand"]) == count + 1

    player.play_deal(check_every=2)
    view = player.truth().view()
    rows = read_rows(phone)
    assert [row["won"] for row in rows] == [seat in view["result"]["winners"] for seat in range(2)]

    phone.goto(f"{toy_site}#/rules/toy")
    expect(phone.get_by_text("Up the hill, down the slope.")).to_be_visible()
