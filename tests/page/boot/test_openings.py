"""Tables that begin with an opening: matches that the build has played to the person's first choice."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Frame, Page, Route, expect

import build
from kortti.games import games, load_game
from kortti.page import Page as Engine
from kortti.records.record import parse
from tests.page.boot.test_first_screen import WATCH, share
from tests.page.faults import Fault
from tests.page.player import ASKED, DOUBLE_TAP, STORED, Player
from tests.page.stored import WRITE, prepare, stored
from tests.page.waiting import until
from tests.page.words.test_pseudo_language import READ, WORDS, untranslated
from tests.pseudo import pseudo_words

HELD = "[data-drawn]"
# Of the openings that this device has not had, the page takes the first one, in which a card can be played.
FIRST = "Math.random = () => 0"
# Counts sounds.
HEAR = """
window.sounds = 0;
const { start } = AudioBufferSourceNode.prototype;
AudioBufferSourceNode.prototype.start = function (...when) {
    window.sounds += 1;
    return start.apply(this, when);
};
"""


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    page = open_page("phone", service_workers="block")
    page.add_init_script(ASKED)
    page.add_init_script(FIRST)
    return page


@pytest.fixture
def start(page: Page, spoil: Callable[..., str], dist: Path, held: Fault) -> Callable[..., tuple[Player, list[str]]]:
    """Returns start(*faults, store=[]), which stores values, visits a site whose engine is held back, and returns the
    player, and the paths of the openings requested from then on.
    """
    asked: list[str] = []
    page.on("request", lambda request: asked.extend(re.findall(r"/openings/\w+/(.+)", request.url)))

    def visit(*faults: Fault, store: Sequence[Any] = ()) -> tuple[Player, list[str]]:
        player = Player(page, spoil(dist, *faults, held), quick=False)
        prepare(page, player.site)
        page.evaluate(WRITE, store)
        page.goto(player.site)
        return player, asked

    return visit


def settled(player: Player) -> dict[str, Any]:
    """Waits for the table, and until presses on it count."""
    seen = player.wait()
    player.wait_for_presses()
    return seen


def choose(player: Player) -> str:
    """Taps a card that can be played; returns its name once it has left the hand."""
    card = next(spot for spot in settled(player)["hand"] if spot["playable"])
    player.point(card["box"])
    expect(in_hand(player.frame, card["card"])).to_have_count(0)
    return str(card["card"])


def in_hand(frame: Page | Frame, card: str) -> Any:
    return frame.locator(f'.spots.hand [data-card="{card}"]')


def arrived(page: Page) -> None:
    """Waits until the engine has opened the match that is shown."""
    expect(page.locator("progress")).to_have_count(0, timeout=45_000)


def handed_over(page: Page) -> None:
    """Waits until the first choice has been handed to the engine, and answered."""
    page.wait_for_function("() => window.asked.act", timeout=60_000)
    page.wait_for_timeout(300)


def test_a_first_table_needs_no_engine(page: Page, start: Callable[..., Any], held: Fault) -> None:
    """Its first choice is shown at once, and handed to the engine when that comes. Both taps of a double tap count as
    one."""
    player, asked = start()
    for name in ("Play Ristikontra", "Just play"):
        page.get_by_role("button", name=name).evaluate(DOUBLE_TAP)
    drawn = player.wait()
    assert len(drawn["hand"]) > 4 and page.locator(HELD).count() == 1
    card = choose(player)
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".bubble")).to_contain_text("the dealer is still coming")
    held.left = 0
    arrived(page)
    handed_over(page)
    player.check(player.wait())
    (match,) = page.evaluate(STORED)
    assert f"play {card}" in match["save"] and match["choice"]["opening"]
    assert "new" not in page.evaluate("window.asked") and page.evaluate("window.asked.act") == 1
    assert sorted(path.rpartition("/")[0] for path in asked) == ["ristikontra"] * 2
    assert sum("lesson" in path for path in asked) == 1


def test_nothing_jumps_and_nothing_is_said_twice_when_the_engine_comes(
    open_page: Callable[..., Page], spoil: Callable[..., str], dist: Path, held: Fault
) -> None:
    page = open_page("desktop", locale="fi-FI", service_workers="block")
    page.add_init_script(FIRST)
    player = Player(page, spoil(dist, held), "keys", quick=False)
    page.goto(player.site)
    player.press(page.get_by_role("button", name="Pelaa: Pantti"))
    player.press(page.get_by_role("button", name="Pelaan heti"))
    settled(player)
    expect(page.locator(".prompt")).to_contain_text("Sinulla on 7♣")
    page.locator(".spots.hand .spot.playable").first.focus()
    page.evaluate(WATCH)
    page.evaluate("""() => {
        const heard = document.querySelector('.heard');
        window.said = [];
        new MutationObserver(() => window.said.push(heard.textContent)).observe(heard, {subtree: true, childList: true,
            characterData: true});
        window.dead = 0;
        new MutationObserver(() => window.dead++).observe(document.querySelector('[data-live]'),
            {attributeFilter: ['data-live']});
        window.focused = document.activeElement;
    }""")
    held.left = 0
    arrived(page)
    page.wait_for_timeout(500)
    assert page.evaluate("[...window.seen].length") == 1, page.evaluate("[...window.seen]")
    assert page.evaluate("window.said.filter(Boolean)") == []
    assert page.evaluate("window.dead") == 0, "presses count all the time"
    assert page.evaluate("window.focused === document.activeElement")


def test_a_choice_waits_for_an_engine_that_fails_at_first(page: Page, start: Callable[..., Any], held: Fault) -> None:
    missing = Fault("/assets/worker-*", "html")
    held.left = 0
    player, _ = start(missing)
    player.first("Pantti")
    card = choose(player)
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible(timeout=60_000)
    expect(in_hand(page, card)).to_have_count(0)
    missing.left = 0
    again.tap()
    handed_over(page)
    player.check(player.wait())
    assert f"play {card}" in page.evaluate(STORED)[0]["save"]


def test_an_engine_that_sees_another_table_is_right(page: Page, start: Callable[..., Any], held: Fault) -> None:
    def change(route: Route) -> None:
        opening = route.fetch().json()
        opening["turns"][-1]["view"]["target"] += 1
        route.fulfill(json=opening)

    page.route("**/openings/**", change)
    player, _ = start()
    player.first("Pantti")
    card = choose(player)
    held.left = 0
    expect(page.get_by_text("The cards turned out to lie differently.")).to_be_visible(timeout=60_000)
    expect(in_hand(page, card)).to_have_count(1)
    assert "act" not in page.evaluate("window.asked")
    player.check(settled(player))
    player.make_moves(1)


def test_another_tab_that_has_played_on_is_right(page: Page, start: Callable[..., Any], held: Fault) -> None:
    waiting: list[Route] = []
    page.route("**/assets/worker-*", lambda route: waiting.append(route))
    held.left = 0
    player, _ = start()
    player.first("Pantti")
    choose(player)
    tab = page.context.new_page()
    tab.goto(page.url)
    other = Player(tab, player.site, quick=False)
    other.seat()
    settled(other)
    other.make_moves(1)
    for route in waiting:
        route.continue_()
    page.unroute("**/assets/worker-*")
    expect(page.locator("[data-drawn]")).to_have_count(0, timeout=60_000)
    until(page, lambda: player.wait()["hand"] == other.wait()["hand"])
    player.check(player.look())


def test_what_is_said_on_the_way_is_drawn_in_every_language(
    open_page: Callable[..., Page], spoil: Callable[..., str], dist: Path, held: Fault
) -> None:
    page = open_page("phone", locale="sv-SE", service_workers="block")
    page.add_init_script(f"const WORDS = {json.dumps(pseudo_words())};{WORDS}")
    page.goto(spoil(dist, held))
    for name in ("ristikontra", "skitgubbe"):
        page.locator(".tiles li", has=page.locator(f'a[href="#/new/{name}"]')).locator(".stretched").tap()
        page.locator(".first-choice .button").first.tap()
        expect(page.locator(f"{HELD} .spots.hand .playable").first).to_be_visible()
        read = page.evaluate(READ)
        assert untranslated(read["texts"]) == [] and read["cut"] == []
        page.locator(".table-bar .tool").first.tap()


def test_offline_the_engine_deals_what_it_can(page: Page, start: Callable[..., Any], held: Fault) -> None:
    with page.expect_event("requestfinished", lambda request: "/assets/table-" in request.url, timeout=45_000) as code:
        player, _ = start()
    page.evaluate("(url) => import(url).then(() => null)", code.value.url)  # with all that it imports
    expect(page.locator(".tiles li").first).to_be_visible()
    page.context.set_offline(True)
    player.first("Pantti")
    expect(page.locator(".table-screen progress")).to_be_visible()
    page.context.set_offline(False)
    held.left = 0
    player.seat()
    player.check(player.wait())


def test_without_an_opening_the_engine_deals(page: Page, start: Callable[..., Any], held: Fault) -> None:
    """Be it that none comes, or that all have been had: nobody gets one twice."""
    faults = {"ristikontra": "404", "sedma": "cut", "fan-tan": "damaged", "ristiseiska": "html", "skitgubbe": "stall"}
    used = ("openings:pantti", stored([str(number) for number in range(31)]))
    player, asked = start(*(Fault(f"/openings/*/{game}/*", kind) for game, kind in faults.items()), store=[used])
    player.first("Pantti")
    settled(player)
    assert set(asked) == {"pantti/31.json", "pantti/lesson.json"}
    player.give_up()
    asked.clear()
    page.get_by_role("button", name="Play Pantti").tap()
    expect(page.locator(".table-screen progress")).to_be_visible()
    assert not [path for path in asked if "lesson" not in path]
    for game in faults:
        page.goto(f"{player.site}#/")
        page.locator(".tiles li", has=page.locator(f'a[href="#/new/{game}"]')).locator(".stretched").tap()
        page.locator(".first-choice .button").first.tap()
        expect(page.locator(".table-screen progress")).to_be_visible()
        expect(page.locator(".spots")).to_have_count(0)
    held.left = 0
    player.seat()
    player.check(player.wait())
    assert page.evaluate("window.asked.new") == 1 + len(faults)


def test_other_rules_and_friends_at_the_device_get_the_engines_deal(
    page: Page, start: Callable[..., Any], held: Fault
) -> None:
    player, _ = start()
    page.goto(f"{player.site}#/new/pantti")
    share(page)
    page.locator("#deal").tap()
    expect(page.locator(".table-screen progress")).to_be_visible()
    page.goto(f"{player.site}#/")
    page.reload()  # the choice is remembered
    page.get_by_role("button", name="Play Pantti").tap()
    expect(page.locator(".table-screen progress")).to_be_visible()
    assert page.evaluate(STORED) == [] or not any(match["choice"].get("opening") for match in page.evaluate(STORED))
    held.left = 0
    expect(page.get_by_role("button", name="is ready")).to_be_visible(timeout=45_000)


def nearly_over() -> str:
    """Returns the save of a match of Skitgubbe before the person's last choice, with the seats of a first visit."""
    engine = Engine()

    def ask(**request: object) -> Any:
        return json.loads(engine.handle(json.dumps(request)))

    seats = [{"kind": kind, "name": ""} for kind in ("person", "casual", "casual", "casual")]
    last, turn = "", ask(do="new", game="skitgubbe", options={}, seats=seats[:3], seed="again")
    while turn["view"]["over"] != "match":
        view = turn["view"]
        if view["over"]:
            turn = ask(do="next", seat=0)
        elif view["turn"] == 0:
            last = ask(do="save")["save"] if len(view["actions"]) > 1 else last
            turn = ask(do="act", seat=0, action=view["actions"][0]["action"])
        else:
            answer = ask(do="advance", seat=0)
            turn = turn if "unfinished" in answer else answer
    return str(last)


def test_another_match_after_a_reload_needs_no_engine(page: Page, start: Callable[..., Any], held: Fault) -> None:
    seats = [{"kind": kind, "name": ""} for kind in ("person", "casual", "casual")]
    summary = {"deal": 1, "totals": [0, 0, 0], "seats": seats, "over": False}
    match = {
        "id": "over",
        "game": "skitgubbe",
        "save": nearly_over(),
        "updated": time.time() * 1000,
        "summary": summary,
    }
    held.left = 0
    waiting, asked = start(store=[("match:over", stored(match))])
    player = Player(page, waiting.site)
    page.get_by_role("link", name="Go on: Skitgubbe").tap()
    player.seat()
    seen = player.wait()
    while not seen["over"]:
        player.play(seen)
        seen = player.wait(player.signature(seen))
    again = page.get_by_role("button", name="Play again")
    expect(again).to_be_visible(timeout=45_000)
    until(page, lambda: page.evaluate(STORED)[-1]["summary"]["over"])
    held.left = 1_000_000
    page.reload()
    expect(again).to_be_visible()
    player.wait_for_presses()
    asked.clear()
    again.tap()
    expect(page.locator(".end-panel")).to_have_count(0)
    settled(player)
    assert page.locator(HELD).count() == 1 and len(asked) == 1
    held.left = 0
    arrived(page)
    player.make_moves(1)


def test_a_link_that_names_an_opening_needs_no_engine(page: Page, start: Callable[..., Any], held: Fault) -> None:
    """Before the engine comes, a reload deals the same cards. The deal is heard at once."""
    page.add_init_script(HEAR)
    player, asked = start(
        store=[("settings", stored({"animation": "off", "pace": "instant", "forced": "off", "sound": True}))]
    )
    page.goto(f"{player.site}#game=pantti&deal=opening/3")
    page.get_by_role("button", name="Play", exact=True).tap()
    dealt = settled(player)
    until(page, lambda: page.evaluate("window.sounds") == 1)
    card = choose(player)
    assert asked == ["pantti/link-3.json"] and page.locator(HELD).count() == 1
    page.reload()
    assert [spot["card"] for spot in settled(player)["hand"]] == [spot["card"] for spot in dealt["hand"]]
    assert choose(player) == card and len(asked) == 1
    held.left = 0
    handed_over(page)
    player.check(player.wait())
    save = page.evaluate(STORED)[0]["save"]
    assert f"play {card}" in save and "seed opening/3\n" in save


def test_an_embedded_table_needs_no_engine(page: Page, start: Callable[..., Any], held: Fault) -> None:
    player, asked = start()
    page.goto(f"{player.site}embed/#game=sedma&start=1")
    settled(player)
    card = choose(player)
    assert len(asked) == 1 and asked[0].startswith("sedma/link-") and page.locator(HELD).count() == 1
    held.left = 0
    handed_over(page)
    expect(in_hand(page, card)).to_have_count(0)
    player.play(settled(player))


def test_openings_for_links_are_the_deals_that_the_links_mean(dist: Path) -> None:
    """A link to an opening and the engine's reading of it lead to the same deal (docs/embedding.md)."""
    for path in sorted(dist.glob("openings/*/*/link-*.json")):
        number = path.stem.removeprefix("link-")
        text = f"game={path.parent.name}&deal=opening/{number}"
        found = json.loads(Engine().handle(json.dumps({"do": "read", "text": text})))
        save = json.loads(path.read_text("utf-8"))["save"]
        head = [
            line for line in found["save"].splitlines() if line.startswith(("game", "option", "seed", "seat", "dealer"))
        ]
        assert head == [line for line in save.splitlines() if line.startswith(tuple(line.split()[0] for line in head))]


def test_openings_are_what_the_page_has_dealt_without_them(page: Page, start: Callable[..., Any], dist: Path) -> None:
    """The house rules and opponents of each game's tile, and the seed of a day's deal, too."""
    days = [f"2026-11-{day:02}" for day in range(1, len(games()) + 1)]  # one of each game
    page.clock.set_fixed_time("2026-11-09T12:00:00Z")
    player, _ = start(Fault("/openings/*", "404"))
    tiles = page.locator(".tiles .stretched")
    expect(tiles.first).to_be_visible()
    for number in range(tiles.count()):
        tiles.nth(number).tap()
        page.locator(".first-choice .button").first.tap()
        expect(page.locator(".table-screen progress")).to_be_visible()
        page.go_back()
        expect(tiles.first).to_be_visible()
    for day in days:
        page.goto(f"{player.site}#/today/{day}")
        page.locator(".today .primary").tap()
        expect(page.locator(".table-screen progress")).to_be_visible()
    undealt = STORED.replace("data?.save", "data?.choice")
    page.wait_for_function(f"async count => (await ({undealt})()).length === count", arg=2 * len(days))
    begun = [match["choice"] for match in page.evaluate(undealt)]
    assert sorted(choice["day"]["day"] for choice in begun if "day" in choice) == days
    assert {choice["game"] for choice in begun if "day" not in choice} == set(games())
    for choice in begun:
        name = choice["day"]["day"] if "day" in choice else "0"
        (path,) = dist.glob(f"openings/*/{choice['game']}/{name}.json")
        record = parse(json.loads(path.read_text("utf-8"))["save"])
        assert record.game.options == load_game(choice["game"], **choice["options"]).options
        assert [seat.kind for seat in record.seats] == [seat["kind"] for seat in choice["seats"]]
        assert name == "0" or record.seed == choice["seed"]


def test_an_opening_is_small(dist: Path) -> None:
    paths = list(dist.glob("openings/*/*/*.json"))
    assert max(len(build.packed(str(path), path.stat().st_mtime_ns)) for path in paths) < 4000
