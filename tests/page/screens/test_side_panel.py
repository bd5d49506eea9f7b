"""Information at the cards and in the side panel: signs, wild cards, sorting, the last trick."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, Route, expect

import kortti
from kortti.records.record import Record, Seat, write
from tests.page.gin import can_lay, found, has_a_two_for_both_ends
from tests.page.player import Player
from tests.page.positions import NAMES
from tests.page.still import Still, turn_of
from tests.page.stored import prepare

PHONE, DESK = (360, 640), (1280, 800)
LINES = [{"id": "ristikontra-progress", "args": {"n": n, "total": 13}} for n in range(1, 60)]
LOG = {"log": {"deals": [{"deal": 1, "lines": LINES}]}}


@pytest.fixture
def still(open_page: Callable[..., Page], bench_page: str) -> Still:
    return Still(open_page("phone"), bench_page)


@cache
def follows() -> str:
    """Returns a match in which the person is to follow, holds a card that would win, and has seen a trick."""
    game = kortti.load_game("ristikontra")
    seats = tuple(Seat("skilled" if seat else "person", NAMES[seat]) for seat in range(4))
    for number in range(50):
        rng, match = random.Random(number), game.new_match(f"side {number}")
        state = match.state
        while not state.is_terminal:
            if state.current_player == 0 and len(state.tricks) > 2 and game.view.signs(state, 0):
                return write(Record(game, f"side {number}", match.dealer, seats, [state.history]))
            state.apply_action(rng.choice(state.legal_actions()))
    raise AssertionError("no such position")


def test_the_last_trick_is_looked_at_again(still: Still) -> None:
    turn = turn_of(follows())
    recall = turn["view"]["recall"]
    still.show(turn, PHONE)
    pile = still.page.locator(f".spots.board .spot[data-zone='{recall['zone']}']")
    panel = still.page.locator(".recalled")

    def look() -> None:  # presses count only once the table has been seen for a moment
        pile.focus()
        still.page.keyboard.press("Enter")
        expect(panel).to_be_visible(timeout=300)

    for _ in range(20):
        try:
            look()
            break
        except AssertionError:
            continue
    expect(panel.locator("li")).to_have_count(4)
    winner = panel.locator("li.wins")
    expect(winner.locator("small")).to_have_text(NAMES[recall["labels"][recall["winning"]]] or "You")
    expect(still.page.get_by_role("button", name="Close")).to_be_focused()
    still.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(pile).to_be_focused()


def test_cards_that_would_take_the_trick_are_pointed_out_to_who_asks_for_that(still: Still) -> None:
    turn = turn_of(follows())
    taking = sorted({sign["card"] for sign in turn["view"]["signs"]})
    still.show(turn, PHONE)
    expect(still.page.locator(".spots.hand .spot")).to_have_count(len(turn["view"]["hand"]))
    expect(still.page.locator(".spot.sign")).to_have_count(0)
    still.show(turn, PHONE, settings={"aids": True})
    signed = still.page.locator(".spot.sign")
    expect(signed).to_have_count(len(taking))
    assert sorted(signed.evaluate_all("(spots) => spots.map((spot) => spot.dataset.card)")) == taking
    assert "would take the trick" in (signed.first.get_attribute("aria-label") or "")


def test_what_fits_a_meld_stands_out_and_wild_cards_say_what_they_are(still: Still) -> None:
    turn = turn_of(found(4, has_a_two_for_both_ends))
    fitting = {sign["card"] for sign in turn["view"]["signs"]}
    still.show(turn, PHONE)
    for spot in still.page.locator(".spots.hand .spot").all():
        is_signed = "sign" in (spot.get_attribute("class") or "").split()
        assert is_signed == (spot.get_attribute("data-card") in fitting)
    wild = next(place for place in turn["view"]["places"] if any(place["stands"]))
    meld = still.page.locator(f".spot[data-zone='{wild['zone']}']")
    assert " as the " in (meld.get_attribute("aria-label") or "")


def test_a_hand_is_arranged_by_what_belongs_together(still: Still) -> None:
    turn = turn_of(found(2, can_lay))
    hand = turn["view"]["hand"]
    groups = [[hand[0], hand[-1]], [hand[2], hand[-2]]]
    still.show(turn, PHONE, answers={"group": {"groups": groups}})
    button = still.page.locator(".sort")
    expect(button).to_have_accessible_name("The hand is sorted by suit: sort by rank")  # a run of four, a set of three
    button.tap()
    expect(button).to_have_accessible_name("The hand is sorted by rank: group what belongs together")
    button.tap()
    expect(button).to_have_accessible_name("The hand is sorted by what belongs together: sort by suit")
    spots = still.page.locator(".spots.hand .spot")
    for at, card in enumerate(groups[0] + groups[1]):
        expect(spots.nth(at)).to_have_attribute("data-card", card)
    button.tap()
    expect(button).to_have_accessible_name("The hand is sorted by suit: sort by rank")
    still.page.evaluate("localStorage.clear()")


def test_offers_say_what_stays_in_the_hand(still: Still) -> None:
    turn = turn_of(found(2, can_lay))
    offers = [action for action in turn["view"]["actions"] if action["groups"]]
    still.show(turn, PHONE)
    ways = still.page.locator(".way")
    expect(still.page.locator("[data-live]")).to_be_attached()
    still.page.locator(".action", has_text="Lay down cards").tap()
    left = len(turn["view"]["hand"]) - sum(map(len, offers[0]["groups"]))
    expect(ways.first.locator("small .small-card")).to_have_count(left)
    expect(ways.first.locator("small b")).to_have_text(f"{offers[0]['rest']['args']['n']} penalty points")
    costs = [offer["rest"]["args"]["n"] for offer in offers]
    assert costs == sorted(costs)


def test_a_panel_lies_beside_the_felt_where_there_is_room(still: Still, axe: Callable[[Page], list[str]]) -> None:
    page = still.page
    still.show(turn_of(follows()), DESK, answers=LOG)
    panel = page.get_by_role("complementary")
    expect(panel.locator(".log p")).to_have_count(len(LINES))
    expect(panel.locator(".log p").last).to_be_in_viewport()  # the newest
    expect(panel.locator(".seen li")).to_have_count(4)
    assert axe(page) == []
    felt = page.locator(".felt")
    beside = felt.bounding_box()
    assert beside and beside["width"] < 1020
    panel.get_by_role("button", name="Fold this away").click()
    expect(panel).to_have_count(0)
    expect(felt).to_have_js_property("clientWidth", 1280)
    page.get_by_role("button", name="Scores and what has happened").click()
    expect(panel).to_be_visible()
    page.get_by_role("button", name="Fold this away").focus()  # by keys
    for _ in range(2):
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Scores and what has happened")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Fold this away")).to_be_focused()
    expect(page.locator(".spot[aria-pressed=true]")).to_have_count(0)
    still.resize((1024, 768))
    expect(panel).to_have_count(0)
    page.evaluate("localStorage.clear()")


def test_the_log_is_read_in_words(still: Still) -> None:
    line = {"id": "table-last-played", "args": {"card": "KD"}}
    still.show(turn_of(follows()), DESK, answers={"log": {"deals": [{"deal": 1, "lines": [line]}]}})
    told = still.page.locator(".side .log p")
    expect(told.locator("[aria-hidden]")).to_contain_text("K♦")
    assert "king of diamonds" in told.aria_snapshot() and "♦" not in told.aria_snapshot()


def test_at_the_curtain_the_panel_tells_what_all_may_know(still: Still) -> None:
    """And nothing while it speaks to the person handing on the phone."""
    turn = turn_of(follows())
    view = turn["view"]
    for seat in view["seats"]:
        seat["kind"] = "person"
    panel = still.page.get_by_role("complementary")
    view["hand"] = []
    for size in (DESK, (1920, 1080)):
        view["viewer"] = next(seat for seat in range(4) if seat != view["turn"])
        still.show(turn, size, answers=LOG)
        expect(still.page.locator(".curtain")).to_be_visible()
        expect(panel.locator(".log")).to_be_attached()
        expect(panel.locator(".seen, .log p + p")).to_have_count(0)
        view["viewer"] = None
        still.show(turn, size, answers=LOG)
        expect(still.page.locator(".curtain")).to_be_visible()
        expect(panel.locator(".seen li")).to_have_count(4)
        expect(panel.locator(".log p")).to_have_count(len(LINES))


@pytest.mark.parametrize("comes", [True, False])
def test_what_is_beside_the_felt_comes_late_and_the_table_does_not_move(
    open_page: Callable[..., Page], site: str, comes: bool
) -> None:
    page = open_page("desktop", service_workers="block")
    prepare(page, site, {"own": follows()})
    person = Player(page, site, "mouse")
    held: list[Route] = []
    page.route("**/assets/side-*", lambda route: held.append(route))
    with page.expect_request("**/assets/side-*"):
        page.goto(f"{site}#/table/own")
    person.seat()

    def boxes() -> list[dict[str, float]]:
        seen = person.wait()
        return [spot["box"] for spot in seen["hand"] + seen["places"]]

    before = boxes()
    assert page.locator("aside.side").count() == 0
    (route,) = held
    if comes:
        route.continue_()
        expect(page.locator("aside.side")).to_be_visible()
        assert boxes() == before
    else:
        page.route("**/assets/side-*", lambda route: route.abort())  # the second try
        route.abort()
        expect(page.locator(".side")).to_have_count(0)
        page.wait_for_function(
            "(x) => document.querySelector('.hand .spot').getBoundingClientRect().x !== x", arg=before[0]["x"]
        )
