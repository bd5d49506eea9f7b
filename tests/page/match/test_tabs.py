"""Two tabs with one match: the stale one notices, continues from the newer state, and loses nothing."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

import kortti
from kortti.records.record import Record, Seat, write
from tests.page.boot.test_offline import poll
from tests.page.faults import FAILING
from tests.page.match.test_resume import again, at_table
from tests.page.player import STORED, Player, has_stored
from tests.page.stored import WRITE, stored
from tests.page.waiting import has_noted, note

ELSEWHERE = "You played on in another tab."
DEAF = "window.BroadcastChannel = class { constructor() { throw new Error('none'); } };"
# Delays changes of the address as long as possible.
LATE_ADDRESS = """addEventListener('hashchange', (event) => {
    if (event.isLate) return;
    event.stopImmediatePropagation();
    setTimeout(() => dispatchEvent(Object.assign(new HashChangeEvent('hashchange'), {isLate: true})), 400);
});"""

# Presses a button repeatedly while its table is there, even once the new match has been dealt.
LATE_PRESSES = """async (button) => {
    while (button.isConnected) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve, 30));
    }
}"""


def pair(phone: Page, site: str, channel: bool) -> tuple[Player, Player]:
    """Returns a player in a match of Pantti, and the same match in another tab."""
    if not channel:
        phone.context.add_init_script(DEAF)
    one = at_table(phone, site, seed=3)
    one.make_moves(1)
    two = again(one)
    two.wait()
    return one, two


def moves(player: Player) -> list[str]:
    (match,) = player.frame.evaluate(STORED)
    return [text for line in match["save"].partition("\ndeal")[2].splitlines() for text in line.split(", ")]


def hand(player: Player) -> list[str]:
    return sorted(spot["card"] for spot in player.look()["hand"])


def tap(player: Player) -> None:
    """Taps a playable card without looking at the result: the table may be gone."""
    seen = player.look()
    player.point(next(spot for spot in [*seen["hand"], *seen["actions"]] if spot.get("playable", True))["box"])


@pytest.mark.parametrize("channel", [True, False])
def test_a_tab_that_is_left_behind_goes_on_from_the_newer_match_until_it_is_deleted(
    phone: Page, site: str, channel: bool
) -> None:
    one, two = pair(phone, site, channel)
    stale = two.look()
    note(two.page, ".notice span")
    one.make_moves(2)
    played = moves(one)
    if channel:
        has_noted(two.page, f"{ELSEWHERE} This is how the match stands now.")
    else:  # it notices on writing: the tap is not played
        assert two.look()["hand"] == stale["hand"]
        tap(two)
        expect(two.page.locator(".notice")).to_contain_text(ELSEWHERE, timeout=20_000)
        poll(two.page, "document.querySelectorAll('.spots.hand .spot').length", len(hand(one)))
    two.wait()
    assert hand(two) == hand(one)
    assert moves(two)[: len(played)] == played

    # Then the second tab plays, and the first one follows.
    two.make_moves(1)
    played = moves(two)
    if not channel:
        tap(one)
    expect(one.page.locator(".notice")).to_contain_text(ELSEWHERE, timeout=20_000)
    one.wait()
    assert hand(two) == hand(one)
    assert moves(one)[: len(played)] == played
    one.make_moves(1)

    # Then the first tab deletes the match, and the second one does not write it back.
    one.give_up()
    expect(one.page.locator(".tiles")).to_be_visible()
    expect(one.page.locator(".waiting")).to_have_count(0)
    if not channel:
        tap(two)
    expect(two.page.locator(".notice")).to_contain_text("You deleted that match in another tab.", timeout=20_000)
    expect(two.page.locator(".tiles")).to_be_visible()
    expect(two.page.locator(".waiting")).to_have_count(0)
    has_stored(two.page, 0)
    two.page.reload()
    expect(two.page.locator(".tiles")).to_be_visible()
    expect(two.page.locator(".waiting")).to_have_count(0)


def test_lists_and_settings_follow_what_another_tab_does(phone: Page, site: str) -> None:
    phone.goto(site)
    expect(phone.locator(".tiles")).to_be_visible()
    other = phone.context.new_page()
    person = Player(other, site, seed=4)
    person.hurry()
    expect(phone.locator("html")).to_have_attribute("data-motion", "off")
    person.new("Pantti")
    person.make_moves(1)
    expect(phone.get_by_role("link", name="Continue Pantti")).to_be_visible()
    assert phone.evaluate("location.hash") == ""


def test_saving_goes_on_when_it_works_again(phone: Page, site: str) -> None:
    """A notice stays while storing fails; then the match in memory is stored."""
    phone.add_init_script(FAILING)
    person = at_table(phone, site, seed=5)
    person.make_moves(1)
    phone.evaluate("failures = 3")
    before = person.truth().save
    person.play(person.look())
    expect(phone.locator(".unsaved")).to_contain_text("Not saved at the moment.")
    expect(phone.locator(".unsaved")).to_have_count(0, timeout=15_000)
    assert person.truth().save.startswith(before.rstrip())
    phone.evaluate("failures = 1000")
    person.make_moves(1)
    shown = hand(person)
    phone.reload()
    person.seat()
    assert hand(person) == shown


def finished() -> str:
    """Returns the save of a match of Pantti that ended after one deal."""
    game = kortti.load_game("pantti", players=3, target=1)
    match = game.new_match("over")
    rng = random.Random(1)
    while not match.state.is_terminal:
        match.apply_action(rng.choice(match.state.legal_actions()))
    assert match.is_over
    seats = tuple(Seat("casual" if seat else "person", "") for seat in range(3))
    return write(Record(game, "over", match.dealer, seats, [match.state.history]))


@pytest.mark.parametrize("button", ["Play again", "Same deals again"])
def test_playing_again_makes_one_new_match_and_shows_it(phone: Page, site: str, button: str) -> None:
    """Even if the address changes late, and the button is pressed until the table is gone."""
    phone.add_init_script(LATE_ADDRESS)
    phone.goto(site)
    expect(phone.locator(".tiles")).to_be_visible()
    seats = [{"kind": "casual" if seat else "person", "name": ""} for seat in range(3)]
    summary = {"deal": 1, "totals": [0, 0, 0], "seats": seats, "over": True}
    match = {"id": "old", "game": "pantti", "save": finished(), "updated": 0, "summary": summary}
    phone.evaluate(WRITE, [("match:old", stored(match))])
    phone.reload()
    phone.goto(f"{site}#/table/old")
    if button == "Same deals again":
        phone.locator(".links summary").tap(timeout=45_000)
    again = phone.get_by_role("button", name=button)
    expect(again).to_be_visible(timeout=45_000)
    Player(phone, site, quick=False).wait_for_presses()
    phone.evaluate(LATE_PRESSES, again.element_handle())
    expect(phone.locator(".end-panel")).to_have_count(0, timeout=45_000)
    expect(phone.locator(".spots.board .spot").first).to_be_visible()
    expect(phone.locator(".notice")).to_have_count(0)
    expect(phone).to_have_url(re.compile(r"#/table/(?!old)"))
    poll(phone, f"({STORED})().then((all) => all.map(({{id}}) => id !== 'old'))", [True])
