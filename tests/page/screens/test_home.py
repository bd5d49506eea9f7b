"""Home and New game: drawn at once without the engine, with no layout shift."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kortti.games import CATALOGUE, games, load_game
from kortti.table import Table
from tests.page.faults import Fault
from tests.page.player import STORED, Player, open_rule
from tests.page.positions import NAMES, PUT, positions

ORDER = "links => links.map((link) => decodeURIComponent(link.hash.split('/').pop()))"
SIZES = [(360, 640), (844, 390), (1280, 800)]
BOXES = """nodes => nodes.map((node) => {
    const {x, y, width, height} = node.getBoundingClientRect();
    return [node.textContent, x, y, width, height];
})"""
# Collects layout shifts without user input.
SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const {sources} of list.getEntries()) shifts.push(sources.map(({node}) => node?.className ?? ''));
    }).observe({type: 'layout-shift', buffered: true});
"""
# Height of a screen, less the room reserved for the button at its end.
LENGTH = "document.documentElement.scrollHeight - document.querySelector('.dealbar').offsetHeight"


def test_everything_stays_where_it_is_when_the_engine_comes(
    open_page: Callable[..., Page], spoil: Callable[..., str], dist: Path, held: Fault
) -> None:
    """From the first paint on: games are grouped by family, the last played first, and controls keep their places."""
    phone = open_page("phone", service_workers="block")
    phone.goto(spoil(dist, held))
    seats = [{"kind": "skilled" if seat else "person", "name": NAMES[seat]} for seat in range(3)]
    expect(phone.locator(".tiles li").first).to_be_visible()
    phone.evaluate(PUT, ["good", positions("pantti", 3)["hand"], "pantti", seats])
    phone.reload()
    links = phone.locator("#app a, #app button, #app select")
    expect(phone.locator(".tiles li")).to_have_count(len(games()))
    expect(phone.locator("progress")).to_be_visible()
    before = links.evaluate_all(BOXES)
    order = phone.locator(".tiles .row a:first-child").evaluate_all(ORDER)
    assert sorted(order) == sorted(games()) and order[0] == "pantti"
    families = [family for family, _ in groupby(CATALOGUE[name].family for name in order)]
    assert len(families) == len(set(families)) and families[0] == "sevens"
    captions = phone.locator(".tiles .family").all_inner_texts()
    assert len({*zip(captions, (CATALOGUE[name].family for name in order), strict=True)}) == len(families)
    held.left = 0
    expect(phone.locator("progress")).to_have_count(0, timeout=45_000)
    assert links.evaluate_all(BOXES) == before


def test_new_game_needs_no_engine(phone: Page, site: str) -> None:
    phone.route("**/assets/worker-*", lambda route: None)  # it never arrives
    phone.goto(f"{site}#/new/ristikontra")
    expect(phone.locator("#deal")).to_be_enabled()
    open_rule(phone, "Scoring")
    expect(phone.get_by_role("radio", name="First to 120").last).to_be_visible()
    phone.goto(f"{site}#/new/poker")
    expect(phone.get_by_role("alert")).to_contain_text("There is no game called “poker”.")


def sit_down(page: Page, site: str, count: int) -> None:
    """Opens Home with `count` unfinished matches."""
    seats = [{"kind": "skilled" if seat else "person", "name": NAMES[seat]} for seat in range(3)]
    page.goto(site)
    expect(page.locator(".tiles li").first).to_be_visible()
    for number in range(count):
        page.evaluate(PUT, [f"match-{number}", positions("pantti", 3)["hand"], "pantti", seats])
    page.reload()
    expect(page.locator(".tiles li").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_nothing_jumps_as_the_page_comes(open_page: Callable[..., Page], site: str, size: tuple[int, int]) -> None:
    """On a first visit, later with unfinished matches, and at a resumed table: no script, style sheet or font that
    arrives shifts the layout.
    """
    page = open_page("phone", viewport={"width": size[0], "height": size[1]}, locale="fi-FI")
    page.add_init_script(SHIFTS)
    sit_down(page, site, 1)
    for route in ("", "#/table/match-0", "#/new/pantti"):
        page.goto("about:blank")
        page.goto(f"{site}{route}")
        expect(page.locator("h1").first).to_be_visible()
        expect(page.locator("[aria-busy], progress")).to_have_count(0, timeout=45_000)
        page.wait_for_timeout(300)
        assert page.evaluate("window.shifts") == [], route


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fi"])
def test_games_are_seen_without_scrolling(
    open_page: Callable[..., Page], site: str, size: tuple[int, int], language: str
) -> None:
    """Four on the smallest phone, all of them in landscape, also below an unfinished match; on a desktop all of them,
    without such a match.
    """
    width, height = size
    page = open_page("phone", viewport={"width": width, "height": height}, locale=language)
    for count in (0, 1):
        sit_down(page, site, count)
        expect(page.locator(".matches li")).to_have_count(count)
        tiles = page.locator(".tiles li")
        for tile in tiles.all()[: 4 if width < height or (count and height > 480) else len(games())]:
            expect(tile).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_a_tile_deals_at_once_as_the_game_was_played_last(phone: Page, site: str) -> None:
    """The usual game if it was never played. Going back leads home, and no match is lost."""
    player = Player(phone, site, quick=False)
    phone.goto(f"{site}#/")
    phone.get_by_role("button", name="Play Pantti").tap()
    player.seat()
    first = player.truth()
    assert first.match.game.options == load_game("pantti").options
    assert [seat.kind for seat in first.record.seats] == ["person", "casual", "casual", "casual"]
    phone.go_back()
    expect(phone.get_by_role("link", name="Continue Pantti")).to_have_count(1)

    phone.get_by_role("link", name="Options for Pantti").tap()
    phone.get_by_role("group", name="Players").get_by_role("radio", name="3").check()
    phone.get_by_role("group", name="Opponents").get_by_role("radio", name="Expert").check()
    phone.get_by_role("button", name="Back").tap()
    phone.get_by_role("button", name="Play Pantti").tap()
    player.seat()

    def is_second(table: Table) -> None:
        assert [seat.kind for seat in table.record.seats] == ["person", "expert", "expert"]

    player.agree(is_second)
    phone.get_by_role("button", name="Leave the table").tap()
    expect(phone.get_by_role("link", name="Continue Pantti")).to_have_count(1)  # nothing was played in the first one


def test_a_match_in_which_nothing_was_done_gives_way_to_the_next_of_its_game(phone: Page, site: str) -> None:
    player = Player(phone, site)
    player.hurry()
    kept = phone.get_by_role("link", name="Continue")

    def deal(game: str) -> None:
        phone.goto(f"{site}#/")
        phone.get_by_role("button", name=f"Play {game}").tap()
        player.seat()

    for game, count in (("Pantti", 1), ("Pantti", 1), ("Ristiseiska", 2)):
        deal(game)
        phone.goto(f"{site}#/")
        expect(kept).to_have_count(count)
    deal("Pantti")
    played = player.check(player.make_moves(1)).save
    deal("Pantti")
    phone.goto(f"{site}#/")
    phone.locator(".matches").wait_for()
    saves = [entry["save"] for entry in phone.evaluate(STORED)]
    assert played in saves and len(saves) == 3


def test_of_many_matches_the_latest_are_shown_and_the_rest_behind_a_button(phone: Page, site: str) -> None:
    sit_down(phone, site, 5)
    rows = phone.locator(".matches li")
    expect(rows).to_have_count(2)
    every = phone.get_by_role("button", name="All 5 matches")
    expect(every).to_have_attribute("aria-expanded", "false")
    every.tap()
    expect(rows).to_have_count(5)
    phone.get_by_role("button", name="Only the latest").tap()
    expect(rows).to_have_count(2)


def test_a_choice_that_cannot_be_played_leads_to_the_options(phone: Page, site: str) -> None:
    phone.goto(f"{site}#/new/pantti")
    phone.get_by_role("heading", name="Seats").tap()
    phone.locator(".seat select").first.select_option("expert")
    expect(phone.locator("#deal")).to_be_disabled()
    phone.goto(f"{site}#/")
    phone.get_by_role("button", name="Play Pantti").tap()
    expect(phone.get_by_role("alert")).to_contain_text("At least one person must play.")


@pytest.mark.parametrize("language", ["en", "fi"])
def test_the_options_of_every_game_take_two_screens_at_most(
    open_page: Callable[..., Page], site: str, language: str
) -> None:
    page = open_page("phone", viewport={"width": 360, "height": 640}, locale=language)
    for game in games():
        page.goto(f"{site}#/new/{game}")
        expect(page.locator(".screen h1")).to_be_visible()
        page.locator(".each > summary").click()
        expect(page.locator(".options")).to_be_visible()
        assert page.evaluate(LENGTH) <= 2 * 640, game


def test_house_rules_are_told_in_a_sentence_and_those_without_effect_are_not_there(phone: Page, site: str) -> None:
    player = Player(phone, site)
    phone.goto(f"{site}#/new/pantti")
    presets = phone.locator(".presets").get_by_role("radio")
    expect(presets.first).to_be_checked()
    arena = "A suit goes on with its six, and then both ways, the match ends at 200 points, and an ace always costs 14"
    expect(phone.locator(".preset").nth(1)).to_contain_text(arena)
    open_rule(phone, "If you can’t play")
    penalty = phone.locator(".option", has_text="Begging when you could play")
    token = phone.locator(".option", has_text="Points for the token")
    expect(token).to_be_visible()
    expect(penalty).to_have_count(0)
    phone.get_by_role("radio", name="beg for a card").check()
    expect(token).to_have_count(0)
    expect(penalty).to_be_visible()
    # The source is behind an "i".
    source = phone.get_by_text("Denexa and Wikipedia")
    expect(source).to_have_count(0)
    phone.get_by_role("button", name="Where this comes from: If you can’t play").tap()
    expect(source).to_be_visible()
    sentence = "Here you beg for a card if you can’t play."
    own = phone.locator(".preset", has_text="Custom")
    expect(own).to_contain_text(sentence)
    presets.nth(1).check()
    expect(own).to_have_count(0)
    expect(token).to_be_visible()
    phone.get_by_role("radio", name="beg for a card").check()
    # At the table it is shown until the first action, then in the menu.
    player.press(phone.locator("#deal"))
    player.seat()
    player.wait()
    expect(phone.locator(".said")).to_contain_text("you beg for a card if you can’t play")
    phone.get_by_role("button", name="More").tap()
    expect(phone.get_by_role("dialog")).to_contain_text("an ace always costs 14 points.")
