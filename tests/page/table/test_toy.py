"""The page knows no rules: it plays games that exist only in the tests, without any JavaScript for them.

They share nothing with other games (see toy.py), so they must declare everything that the page needs.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import build
from kortti.games import CATALOGUE
from tests.page import toy
from tests.page.player import Player, read_rows
from tests.page.stored import prepare
from tests.page.table.test_layout import at_rest, problems

MODULE = "kortti/games/__init__.py"
LINES = "\nfrom kortti.games.toy import TOYS\n\nCATALOGUE.update(TOYS)\n"
SMALL = (360, 640)


@pytest.fixture(scope="module")
def toy_site(
    dist: Path,
    tmp_path_factory: pytest.TempPathFactory,
    serve: Callable[..., str],
    change_wheel: Callable[..., None],
) -> str:
    """The built site with one more module in its wheel, entries in the catalogue, and their words."""
    folder = tmp_path_factory.mktemp("toy") / "site"
    shutil.copytree(dist, folder)
    words = folder.parent / "en.ftl"
    words.write_text(build.words.ENGLISH.read_text("utf-8") + toy.WORDS, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build.words, "ENGLISH", words)
        change_wheel(folder, {MODULE: LINES, "kortti/games/toy.py": Path(toy.__file__).read_text("utf-8")})
    return serve(folder)


@pytest.fixture(autouse=True)
def catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    """Adds the games to the catalogue of this process."""
    for name, game in toy.TOYS.items():
        monkeypatch.setitem(CATALOGUE, name, game)


@pytest.fixture
def sit_down(phone: Page, toy_site: str) -> Callable[[str, int], Player]:
    """Returns sit_down(title, seed), which starts a match for two on a small phone."""

    phone.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    prepare(phone, toy_site)

    def start(title: str, seed: int) -> Player:
        player = Player(phone, toy_site, "touch", seed=seed)
        two = phone.get_by_role("group", name="Players").get_by_role("radio", name="2")
        player.new(title, lambda frame: two.tap())
        player.check(player.wait())
        return player

    return start


def check_layout(player: Player) -> None:
    """Checks that nothing overlaps or is too small, at every window size."""
    found = {}
    for size in ((844, 390), (1280, 800), SMALL):
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        if wrong := problems(at_rest(player.page, size), size):
            found[size] = wrong
    assert found == {}


def actions_of(player: Player) -> list[str]:
    """Returns the player's actions in this deal, once the page has stored it."""
    state = player.check(player.look()).state
    return [text for seat, text in state.observation(0)["history"] if seat == 0]


def play_on(player: Player, moves: int = 2) -> None:
    """Makes some moves, checks the layout, and plays to the end of the deal."""
    player.make_moves(moves)
    check_layout(player)
    player.play_deal(check_every=2)


def rows_and_a_pile_with_several_actions(sit_down: Callable[[str, int], Player]) -> None:
    player = sit_down("Hill and Slope", 2)
    page = player.page
    seen = player.look()
    assert [place["zone"] for place in seen["places"]] == ["stock", "hill", "slope"]
    assert seen["prompt"] == "Lay a card, or draw one."
    assert [action["text"] for action in seen["actions"]] == ["Draw one", "Draw two"]  # no cut
    assert page.locator(".lift").count() == 0
    check_layout(player)

    # A card with two possible places: tap the card, then the place; or the card again, to cancel.
    card = seen["hand"][0]
    lit = page.locator(".spots.board .spot.lit")
    player.tap(card)
    expect(lit).to_have_count(2)
    chosen = player.look()
    assert [place["zone"] for place in chosen["places"] if place["lit"]] == ["hill", "slope"]
    player.tap(next(spot for spot in chosen["hand"] if spot["card"] == card["card"]))
    expect(lit).to_have_count(0)
    player.tap(card)
    expect(lit).to_have_count(2)
    before = player.signature(player.look())
    player.point(next(place for place in player.look()["places"] if place["zone"] == "slope")["box"])
    seen = player.wait(before)
    assert actions_of(player) == [f"lay {card['card']} slope"]
    assert card["card"] not in [spot["card"] for spot in seen["hand"]]

    # The pile itself asks which of the two.
    count = len(seen["hand"])
    player.go_to("stock")
    expect(page.locator(".actions .action")).to_have_count(2)
    before = player.signature(player.look())
    player.push(1)
    seen = player.wait(before)
    assert len(seen["hand"]) == count + 2

    player.play_deal(check_every=2)
    view = player.truth().view(0)
    assert [row["won"] for row in read_rows(page)] == [seat in view["result"]["winners"] for seat in range(2)]
    # rows of one cell have grown, and every card in them can be read
    rows = {place["zone"]: place for place in view["places"] if place["form"] == "row"}
    sprites = page.evaluate("document.querySelector('.cards').table.sprites()")
    for zone in rows:
        across = [sprite["x"] for sprite in sprites if sprite["zone"] == zone]
        assert len(across) == len(rows[zone]["cards"])
        assert all(after - before > 12 for before, after in pairwise(across))

    page.goto(f"{player.site}#/rules/toy-hill")
    expect(page.get_by_text("Up the hill, down the slope.")).to_be_visible()


def slots_alone(sit_down: Callable[[str, int], Player]) -> None:
    player = sit_down("Pairs", 5)
    seen = player.look()
    assert [place["zone"] for place in seen["places"]] == ["stock", "heap", "slot:0"]
    check_layout(player)
    ranks = [spot["card"][0] for spot in seen["hand"]]
    rank = next(rank for rank in ranks if ranks.count(rank) > 1)
    note = player.frame.locator(".spot.slot .note")
    for card, sign in zip([spot["card"] for spot in seen["hand"] if spot["card"][0] == rank][:2], "+✓", strict=True):
        player.tap(next(spot for spot in player.look()["hand"] if spot["card"] == card))
        expect(player.frame.locator(".action", has_text="Put away")).to_have_count(0)  # it has a place on the board
        player.go_to("slot:0")
        expect(note).to_have_attribute("data-note", "+1" if sign == "+" else sign)
    check_layout(player)
    before = player.signature(player.look())
    player.press(player.frame.locator(".action", has_text="Lay down"))
    player.wait(before)
    assert actions_of(player)[0].startswith("pair ")

    # A closed pile takes a card.
    player.tap(player.look()["hand"][0])
    before = player.signature(player.look())
    player.go_to("heap")
    player.wait(before)
    play_on(player, 1)


def a_cut_beside_other_things(sit_down: Callable[[str, int], Player]) -> None:
    player = sit_down("Knife", 1)
    assert [action["text"] for action in player.look()["actions"]] == ["Hold to lift, release to cut", "Pass"]
    expect(player.frame.locator(".lift")).to_be_visible()
    check_layout(player)
    player.press(player.frame.locator(".action").first)  # a short press starts, and the next one ends
    player.page.wait_for_timeout(1500)
    player.press(player.frame.locator(".action").first)
    expect(player.frame.locator(".lift")).to_have_count(0)
    player.wait()
    play_on(player)
    assert actions_of(player)[0] in ("cut 3", "cut 4", "cut 5")


def a_cross_marks_and_places_before_seats(sit_down: Callable[[str, int], Player]) -> None:
    player = sit_down("Ring", 4)
    seen = player.look()
    assert [place["zone"] for place in seen["places"]] == ["stock", "ring", "hill"]
    assert len(seen["marks"]) == 5
    check_layout(player)
    # The hand has its own order, without any melds.
    first, *_, last = (spot["card"] for spot in seen["hand"])
    box = player.look()["hand"][0]["box"]
    player.drag_to(last, {**box, "x": box["x"] - 20})
    assert next(spot["card"] for spot in player.look()["hand"]) == last
    # A card that can go to the place before its owner has a button for it.
    player.tap(next(spot for spot in player.look()["hand"] if spot["card"] == first))
    before = player.signature(player.look())
    player.press(player.frame.locator(".action", has_text="Keep"))
    player.wait(before)
    assert actions_of(player) == [f"keep {first}"]
    expect(player.frame.locator(".plate.me .heap .small-card")).to_have_count(1)
    play_on(player)


def all_of_it_on_one_table(sit_down: Callable[[str, int], Player]) -> None:
    player = sit_down("Fair", 3)
    check_layout(player)
    # The button that the rules ask for stands out among the others.
    expect(player.frame.locator(".action")).not_to_have_count(0)
    expect(player.frame.locator(".action.asked")).to_have_count(0)
    card = player.look()["hand"][0]
    player.tap(card)
    expect(player.frame.locator(".action.asked")).to_have_count(1)
    expect(player.frame.locator(".action.asked")).to_contain_text("Put away")
    player.tap(card)
    expect(player.frame.locator(".action.asked")).to_have_count(0)
    before = player.signature(player.look())
    player.press(player.frame.locator(".action", has_text="Lay down cards"))
    player.settle()
    player.wait(before)
    assert actions_of(player)[0].startswith("pair ")
    assert player.frame.locator(".spot.owned").count()
    play_on(player)


def test_games_that_the_page_has_never_heard_of(sit_down: Callable[[str, int], Player]) -> None:
    """In one page: the engine of a changed site starts slowly."""
    parts = (
        rows_and_a_pile_with_several_actions,
        slots_alone,
        a_cut_beside_other_things,
        a_cross_marks_and_places_before_seats,
        all_of_it_on_one_table,
    )
    for part in parts:
        part(sit_down)
