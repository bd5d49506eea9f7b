"""Home and New game: drawn at once without the engine, with no layout shift."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kortti.games import CATALOGUE, games, load_game
from kortti.table import Table
from tests.page.faults import Fault
from tests.page.player import STORED, Player, has_stored, open_rule
from tests.page.positions import begun, play_until, positions
from tests.page.stored import WRITE, prepare, stored
from tests.page.waiting import until
from web.tools.words import Words

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
# Collects the addresses of the tables that tiles show.
SHOWN = """() => {
    window.shown = new Set();
    new MutationObserver(() => {
        for (const {href} of document.querySelectorAll('.tiles .waiting a')) shown.add(href);
    }).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
# Height of a screen, less the room reserved for the button at its end.
LENGTH = "document.documentElement.scrollHeight - document.querySelector('.dealbar').offsetHeight"


def test_everything_stays_where_it_is_when_the_engine_comes(
    open_page: Callable[..., Page], spoil: Callable[..., str], dist: Path, held: Fault
) -> None:
    """From the first paint on: games stand in the order of the catalogue, and controls keep their places."""
    phone = open_page("phone", service_workers="block")
    site = spoil(dist, held)
    prepare(phone, site, {"good": positions("fan-tan", 3)["hand"]})
    phone.goto(site)
    links = phone.locator("#app a, #app button, #app select")
    expect(phone.locator(".tiles li")).to_have_count(len(games()))
    expect(phone.locator("progress")).to_be_visible()
    painted = links.evaluate_all(BOXES)
    expect(phone.locator(".today-link .note").first).to_have_text(re.compile(r"\w"))  # which comes a little later
    before = links.evaluate_all(BOXES)
    assert [box for _, *box in before] == [box for _, *box in painted]
    order = phone.locator(".tiles .row a").evaluate_all(ORDER)
    assert order == list(CATALOGUE)
    held.left = 0
    expect(phone.locator("progress")).to_have_count(0, timeout=45_000)
    assert links.evaluate_all(BOXES) == before


def test_new_game_needs_no_engine(open_page: Callable[..., Page], site: str) -> None:
    phone = open_page(engine=False)
    phone.goto(f"{site}#/new/ristikontra")
    expect(phone.locator("#deal")).to_be_enabled()
    open_rule(phone, "Scoring")
    expect(phone.get_by_role("radio", name="First to 120").last).to_be_visible()
    phone.goto(f"{site}#/new/poker")
    expect(phone.get_by_role("alert")).to_contain_text("There is no game called “poker”.")


def sit_down(page: Page, site: str, count: int) -> None:
    """Opens Home with `count` unfinished matches."""
    prepare(page, site, {f"match-{number}": positions("pantti", 3)["hand"] for number in range(count)})
    page.goto(site)
    expect(page.locator(".tiles li").first).to_be_visible()


def test_nothing_jumps_as_the_page_comes(open_page: Callable[..., Page], site: str) -> None:
    """On a first visit, later with unfinished matches, and at a resumed table: no script, style sheet or font that
    arrives shifts the layout.
    """
    phone, landscape, desktop = SIZES
    page = open_page("phone", locale="fi-FI")
    page.add_init_script(SHIFTS)
    shown = product([phone, desktop], ["", "#/table/match-0", "#/new/pantti"])
    for number, ((width, height), route) in enumerate([(phone, ""), *shown, (landscape, "#/table/match-0")]):
        if number == 1:
            prepare(page, site, {"match-0": positions("pantti", 3)["hand"]}, animation="normal")
        page.set_viewport_size({"width": width, "height": height})
        page.goto("about:blank")
        page.goto(f"{site}{route}")
        expect(page.locator("h1").first).to_be_visible()
        expect(page.locator("[data-drawn], progress")).to_have_count(0, timeout=45_000)
        page.wait_for_timeout(300)
        assert page.evaluate("window.shifts") == [], (width, route)


@pytest.mark.parametrize("language", ["en", "fi"])
def test_games_are_seen_without_scrolling(open_page: Callable[..., Page], site: str, language: str) -> None:
    """Four on the smallest phone, all of them in landscape and on a desktop, for somebody new and with matches."""
    page = open_page(engine=False, locale=language)
    for count in (0, 2):
        sit_down(page, site, count)
        expect(page.get_by_role("button", name="Uusi täällä" if language == "fi" else "New here")).to_have_count(
            0 if count else 1
        )
        expect(page.locator(".matches li")).to_have_count(max(0, count - 1))
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for tile in page.locator(".tiles li").all()[: 4 if width < height else len(games())]:
                expect(tile).to_be_in_viewport(ratio=1)
            assert page.evaluate("document.documentElement.scrollWidth") == width


def test_a_tile_deals_at_once_as_the_game_was_played_last(phone: Page, site: str) -> None:
    """The usual game if it was never played. Going back leads home, and no match is lost."""
    player = Player(phone, site, quick=False)
    phone.goto(f"{site}#/")
    player.first("Pantti")
    player.seat()
    first = player.truth()
    assert first.match.game.options == load_game("pantti").options
    assert [seat.kind for seat in first.record.seats] == ["person", "casual", "casual", "casual"]
    phone.go_back()
    expect(phone.get_by_role("link", name="Continue Pantti")).to_have_count(0)  # nothing was done in it

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
    expect(phone.get_by_role("button", name="Play Pantti")).to_be_visible()
    has_stored(phone, 1)  # nothing was played in the first one


def test_many_hurried_taps_begin_one_match(phone: Page, site: str) -> None:
    """Also those on a tile that is still there while its table comes."""
    prepare(phone, site)
    player = Player(phone, site)
    player.new("Pantti")
    for count, tapped in enumerate(("Play Pantti", "New deal of Pantti"), 1):
        phone.get_by_role("button", name="Leave the table").tap()
        tile = phone.get_by_role("button", name=tapped)
        expect(tile).to_be_visible()
        tile.evaluate("""tile => new Promise((resolve) => {
            const tap = () => (tile.isConnected ? (tile.click(), setTimeout(tap)) : resolve());
            tap();
        })""")
        player.seat()
        player.make_moves(1)
        assert len(phone.evaluate(STORED)) == count


def test_a_sheet_closes_by_a_press_beside_it_but_not_by_a_selection_that_ends_there(desktop: Page, site: str) -> None:
    desktop.goto(site)
    desktop.get_by_role("button", name="Play Pantti").click()
    sheet = desktop.get_by_role("dialog")
    box = sheet.get_by_role("heading").bounding_box()
    assert box
    desktop.wait_for_timeout(500)  # a press that comes sooner may be the second of a double tap
    desktop.mouse.move(box["x"] + 20, box["y"] + 10)
    desktop.mouse.down()
    desktop.mouse.move(5, 5, steps=3)
    desktop.mouse.up()
    expect(sheet).to_be_visible()
    desktop.mouse.click(5, 5)
    expect(sheet).to_have_count(0)


def test_a_tap_goes_on_and_a_new_deal_is_the_second_choice(
    phone: Page, site: str, axe: Callable[[Page], list[str]]
) -> None:
    """The tile shows the table that waits. Of first deals without a result, one besides the latest is kept."""
    prepare(phone, site)
    player = Player(phone, site)
    phone.goto(f"{site}#/")
    player.first("Pantti")
    played = []
    for place in ("home", "menu", None):
        player.seat()
        played.append(player.check(player.make_moves(1)).save)
        if place == "menu":
            for _ in range(2):  # the second one replaces a deal in which nothing was done
                player.seat()
                before = phone.url
                phone.get_by_role("button", name="More", exact=True).tap()
                phone.get_by_role("button", name="New deal").tap()
                expect(phone).not_to_have_url(before)
        else:
            phone.goto(f"{site}#/")
        if place == "home":
            phone.get_by_role("button", name="New deal of Pantti").tap()
    tile = phone.locator(".tiles .waiting")
    expect(tile).to_contain_text("Your turn Deal 1")
    assert tile.locator(".small-table g:not(.empty)").count() == len(player_cards(player))
    expect(phone.locator(".matches .match .note")).to_have_text(re.compile(r"^Deal 1 · \D+$"))
    until(phone, lambda: saves_in(phone) == played[1:])
    expect(phone.locator(".next .step")).to_contain_text(re.compile(r"Go on: Pantti\s*Your turn\s+Deal 1"))
    assert axe(phone) == []
    tile.get_by_role("link", name="Continue Pantti").tap()
    player.seat()
    assert player.truth().save == played[-1]
    given_up = phone.url
    phone.evaluate(SHOWN)
    player.give_up()
    tile.get_by_role("link", name="Continue Pantti").tap()  # the one before
    player.seat()
    assert given_up not in phone.evaluate("[...shown]")
    until(phone, lambda: saves_in(phone) == [played[1]])


def saves_in(page: Page) -> list[str]:
    return [entry["save"] for entry in page.evaluate(STORED)]


def player_cards(player: Player) -> list[str]:
    """Returns the cards that a small table shows: the hand, and the top cards of the piles."""
    view = player.truth().view(0)
    return [*view["hand"], *(place["cards"][-1] for place in view["places"] if place["cards"])]


def before_the_end(name: str) -> Table:
    """Returns a match of three players in which the person in seat 0 has one card left, at their turn."""
    table = begun(name, "over", "skilled", players=3)
    play_until(table, lambda table: table.state.current_player == 0 and len(table.view(0)["hand"]) == 1)
    return table


def test_somebody_new_is_led_to_a_guided_deal_and_learned_games_are_counted(phone: Page, site: str) -> None:
    """The number comes from the book of earlier builds, then from guided deals alone."""
    phone.goto(site)
    new = phone.get_by_role("button", name="New here?")
    expect(phone.locator(".next .step")).to_contain_text("Pantti, guided, 5\u00a0min")
    new.tap()
    expect(phone.get_by_role("region", name="Guided first deal")).to_contain_text("Step 1 of", timeout=60_000)
    phone.go_back()
    expect(new).to_be_visible()
    book = {"device": "d", "shelves": {"d": {"upto": 0, "sums": [], "deals": [{"game": "sedma"}, 5, {"game": "x"}]}}}
    prepare(phone, site, {"over": before_the_end("pantti").save})
    phone.evaluate(WRITE, [("book", stored(book))])
    phone.goto(site)
    counted = phone.locator(".games-head > .note")
    expect(counted).to_have_text("1 of 8 learned")
    expect(new).to_have_count(0)
    player = Player(phone, site)
    phone.goto(f"{site}#/table/over")
    player.play_deal(check_every=1000)
    phone.goto(f"{site}#/")
    expect(counted).to_have_text("1 of 8 learned")
    phone.reload()
    expect(counted).to_have_text("1 of 8 learned")
    expect(phone.locator(".tile:has(.learned) h3")).to_have_text([re.compile("Sedma")])
    how = re.compile(r"(You won|\d\w\w of 3) +Next: Deal 2$")
    expect(phone.get_by_role("link", name="Go on: Pantti")).to_have_accessible_description(how)
    expect(phone.get_by_role("link", name="Continue Pantti")).to_have_accessible_description(how)
    phone.evaluate(WRITE, [("learned", stored(["pantti", 7, "poker"]))])
    phone.reload()
    expect(counted).to_have_text("1 of 8 learned")


def test_the_way_to_todays_deal_says_how_it_stands(open_page: Callable[..., Page], site: str) -> None:
    """Its game; then that it has begun; then its place."""
    phone = open_page(engine=False)
    today = date(2026, 11, 9)
    phone.clock.set_fixed_time(f"{today}T12:00:00Z")
    game = list(CATALOGUE)[(today - date(2026, 11, 1)).days % len(CATALOGUE)]
    phone.goto(site)
    way = phone.get_by_role("link", name="Today’s deal")
    expect(way).to_contain_text(Words("en").first(f"game-{game}"))
    choice = {"day": {"day": str(today), "late": False, "again": False}}
    summary = {"deal": 1, "totals": [0], "seats": [{"kind": "person", "name": ""}], "over": False}
    match = {"id": "m", "game": game, "save": "?", "updated": 1, "choice": choice, "summary": summary}
    phone.evaluate(WRITE, [("match:m", stored(match))])
    phone.reload()
    expect(way).to_contain_text("Continue")
    unit = {"id": "unit-won", "is_low": False, "is_share": True}
    entry = {"at": 1, "late": False, "practice": False, "result": 0, "won": False, "unit": unit, "place": 3, "of": 4}
    phone.evaluate(WRITE, [("book", stored({"days": {f"{today}/{game}": entry}}))])
    phone.reload()
    expect(way.locator(".learned")).to_be_visible()
    expect(way).to_contain_text("3rd of 4")

    # The next day, on a page that has been open since.
    tomorrow = datetime.combine(today, time(12), UTC) + timedelta(days=1)
    phone.clock.set_fixed_time(tomorrow)
    phone.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    following = list(CATALOGUE)[(tomorrow.date() - date(2026, 11, 1)).days % len(CATALOGUE)]
    expect(way).to_contain_text(Words("en").first(f"game-{following}"))
    expect(way.locator(".learned")).to_have_count(0)


def test_each_tile_says_what_one_does_how_long_and_with_how_many(open_page: Callable[..., Page], site: str) -> None:
    phone = open_page(engine=False)
    phone.goto(site)
    for game in games():
        kind = CATALOGUE[game]
        tile = phone.locator(".tiles .tile", has=phone.locator(f'[href$="new/{game}"]'))
        words = Words("en")
        told = words.first(f"game-{game}.tag")
        assert 6 <= len(told.split()) <= 8
        expect(tile.get_by_role("button", name=re.compile("^Play "))).to_have_accessible_description(told)
        expect(tile.locator(".facts")).to_contain_text(f"{kind.minutes}\u00a0min")
        expect(tile.locator(".facts")).to_contain_text(str(max(load_game(game).options_of(game)[0].values)))


def test_of_many_matches_the_latest_are_shown_the_rest_behind_a_button(
    open_page: Callable[..., Page], site: str
) -> None:
    phone = open_page(engine=False)
    sit_down(phone, site, 6)  # one of them on its tile
    rows = phone.locator(".matches li")
    expect(rows).to_have_count(2)
    every = phone.get_by_role("button", name="All 5 matches")
    expect(every).to_have_attribute("aria-expanded", "false")
    every.tap()
    expect(rows).to_have_count(5)
    phone.get_by_role("button", name="Only the latest").tap()
    expect(rows).to_have_count(2)


def test_a_choice_that_cannot_be_played_leads_to_the_options(open_page: Callable[..., Page], site: str) -> None:
    phone = open_page(engine=False)
    phone.goto(f"{site}#/new/pantti")
    phone.get_by_role("heading", name="Who plays?").tap()
    phone.locator(".seat select").first.select_option("expert")
    expect(phone.locator("#deal")).to_be_disabled()
    phone.goto(f"{site}#/")
    Player(phone, site, quick=False).first("Pantti")
    expect(phone.get_by_role("alert")).to_contain_text("At least one person must play.")


def test_the_options_of_every_game_take_two_screens_at_most(open_page: Callable[..., Page], site: str) -> None:
    """In Finnish, whose words are the longest."""
    page = open_page(engine=False, viewport={"width": 360, "height": 640}, locale="fi")
    for game in games():
        page.goto(f"{site}#/new/{game}")
        expect(page.locator(".screen h1")).to_be_visible()
        page.locator(".each > summary").click()
        expect(page.locator(".options")).to_be_visible()
        assert page.evaluate(LENGTH) <= 2 * 640, game


def test_house_rules_are_told_in_a_sentence_and_those_without_effect_are_not_there(phone: Page, site: str) -> None:
    prepare(phone, site)
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


def test_a_clock_that_was_wrong_deletes_no_match(phone: Page, site: str) -> None:
    """A new deal replaces the older one of two, though that seems to be of tomorrow."""
    prepare(phone, site, {"tomorrow": begun("pantti", "tomorrow", "skilled", after=4).save})
    (match,) = phone.evaluate(STORED)
    phone.evaluate(WRITE, [("match:tomorrow", stored(match | {"updated": match["updated"] + 86_400_000}))])
    player = Player(phone, site)
    player.new("Pantti")
    player.make_moves(2)
    newest = phone.evaluate(STORED)[-1]["id"]
    assert newest != "tomorrow"
    player.new("Pantti")
    player.make_moves(1)
    assert newest in [match["id"] for match in phone.evaluate(STORED)]


def test_a_damaged_match_keeps_no_page_from_opening(open_page: Callable[..., Page], site: str) -> None:
    page = open_page(engine=False)
    prepare(page, site, {"damaged": begun("pantti", "damaged", "skilled", after=4).save})
    (match,) = page.evaluate(STORED)
    revisions = [{}, 5, "x", [], True, {"number": 3}]
    page.evaluate(
        WRITE, [(f"match:{k}", stored(match | {"id": str(k), "revision": r})) for k, r in enumerate(revisions)]
    )
    page.goto(site)
    expect(page.get_by_role("link", name="Continue Pantti").first).to_be_visible()
