"""Text mode: opened with the first button of the table, and played by typed commands alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from kortti.table import Table
from tests.page.player import Player
from tests.page.positions import begun
from tests.page.stored import prepare

TYPED = ("pantti", "myllymatti", "ristikontra", "swedish-gin-rummy", "fan-tan")
OFFER = re.compile(r"^(\d+)\. ([^:]+): ")


class Typist(Player):
    """A player who uses only the keyboard and the lists."""

    def open_text(self) -> None:
        """Opens text mode with the first button in tab order."""
        self.frame.locator(".by-text").focus()
        self.page.keyboard.press("Enter")
        expect(self.frame.get_by_role("textbox", name="Command")).to_be_focused()

    def say(self, text: str) -> None:
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        expect(self.frame.get_by_role("textbox", name="Command")).to_have_value("")

    @property
    def lists(self) -> Locator:
        return self.frame.locator(".text-mode")

    @property
    def answer(self) -> Locator:
        return self.lists.get_by_role("status")

    def offers(self) -> list[str]:
        """Waits for the player's turn, and returns the action texts; empty once the deal is over."""
        told = self.lists.locator(".table-lists")
        expect(told.get_by_text(re.compile(r"^1\. |^The (deal|match) is over\.$")).first).to_be_visible(timeout=30_000)
        lines = told.locator("li").all_text_contents()
        return [found[2] for line in lines if (found := OFFER.match(line))]

    def act(self, text: str) -> None:
        """Types an action, and waits for the lists of another turn."""
        told = self.lists.locator(".table-lists")
        before = told.get_attribute("data-turn")
        self.say(text)
        expect(told).not_to_have_attribute("data-turn", before or "", timeout=30_000)


def check_over(table: Table) -> None:
    assert table.state.is_terminal


def check_moves(table: Table, least: int) -> None:
    assert sum(played.seat in table.people for played in table.history.steps[-1]) >= least


def test_a_whole_deal_is_played_by_typed_commands(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("desktop")
    prepare(page, site)
    player = Typist(page, site, "keys", seed=5)
    player.new("Ristiseiska")
    player.open_text()
    for _ in range(60):
        offers = player.offers()
        if not offers:
            break
        player.act(offers[0])
    player.agree(check_over)
    player.say("score")
    expect(player.lists.get_by_text("won").first).to_be_visible()


def test_moves_are_typed_and_answered(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("phone")
    saves = {game: begun(game, "typed", "casual").save for game in TYPED}
    prepare(page, site, saves)
    player = Typist(page, site, "keys")
    for game in TYPED:
        player.go_to_match(game)
        player.open_text()
        player.say("dance")
        expect(player.answer).to_contain_text("“dance” is not a command")
        player.say("help")
        expect(player.answer.get_by_role("heading", name="Commands")).to_be_visible()
        for _ in range(2):
            offers = player.offers()
            player.act(offers[0])
        player.agree(lambda table: check_moves(table, 2))
        page.keyboard.type("quit")
        page.keyboard.press("Enter")
        expect(player.lists).to_have_count(0)
        expect(player.frame.locator(".by-text")).to_be_focused()


def test_it_fits_a_narrow_frame_and_axe_finds_nothing_wrong(
    open_page: Callable[..., Page], site: str, axe: Callable[[Page], list[str]]
) -> None:
    """An embedded table of 280 px; the button is first in tab order."""
    page = open_page("phone")
    player = Typist(page, site, "keys", seed=7)
    page.set_viewport_size({"width": 280, "height": 480})
    page.goto(f"{site}embed/#game=pantti&deal=7&lang=en&start=1")
    player.seat()
    first = "[...document.querySelectorAll('button, a[href], input, [tabindex]')].find((node) => node.tabIndex >= 0)"
    assert page.evaluate(f"{first}.className") == "by-text"
    player.open_text()
    assert player.offers()
    player.say("help")
    expect(player.answer.get_by_role("heading", name="Commands")).to_be_visible()
    assert axe(page) == []
    assert player.lists.evaluate("(node) => node.scrollWidth - node.clientWidth") <= 0


def test_it_opens_with_what_to_type_and_nothing_stale(open_page: Callable[..., Page], site: str) -> None:
    """Old answers are gone, except a hint; a game's help has commands only in text mode."""
    page = open_page("desktop")
    prepare(page, site)
    player = Typist(page, site, "keys", seed=6)
    player.new("Swedish Gin Rummy")
    player.wait()
    page.locator(".spots.hand .spot").first.focus()
    page.keyboard.press("Enter")  # chooses it, or announces why it can't be played now
    expect(page.locator(".answered")).not_to_be_empty()
    player.open_text()
    expect(page.locator(".answered")).to_be_empty()
    expect(player.lists.locator(".answer")).to_have_text("")
    field = page.get_by_role("textbox", name="Command")
    expect(field).to_have_accessible_description(re.compile("Type a card .7C., .*“help”"))
    expect(player.lists.locator(".table-lists")).to_contain_text("Round 1")
    player.say("help")
    expect(player.answer).to_contain_text("contract 7C 7D 7H / 4S 5S 6S: lay down your contract")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".hint .unseen")).to_contain_text("contract", timeout=20_000)  # once its words have come
    said = page.locator(".hint .unseen").text_content() or ""
    assert not re.search(r"(^|[.!?] )[a-z]", said), said
    player.open_text()
    expect(player.lists.locator(".answer")).to_contain_text(said)


def test_escape_closes_nothing_within_a_word_being_composed_and_a_hint_and_an_undo_are_told(
    open_page: Callable[..., Page], site: str
) -> None:
    page = open_page("desktop")
    prepare(page, site)
    player = Typist(page, site, "keys", seed=8)
    player.new("Ristikontra")
    player.open_text()
    field = page.get_by_role("textbox", name="Command")
    field.fill("pa")
    press = """(field, isComposing) => field.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'Escape', isComposing, bubbles: true}))"""
    field.evaluate(press, True)
    expect(field).to_have_value("pa")
    field.evaluate(press, False)
    expect(field).to_have_count(0)

    player.open_text()
    answered = player.lists.locator(".answer")
    player.say("undo")
    expect(answered).to_contain_text("nothing to take back")
    player.offers()
    player.say("hint")
    expect(answered).to_contain_text(re.compile("Play|Turn"), timeout=20_000)


SHARED = "kortti 1\ngame ristiseiska\noption players 3\nseed shared\ndealer 0\n"
SHARED += "seat person Ada\nseat person Bo\nseat beginner Cy\ndeal\n"


def test_people_who_share_a_phone_hand_it_on_by_text(open_page: Callable[..., Page], site: str) -> None:
    """The curtain hides the lists; the person who takes the phone reads their own, and can type at once."""
    page = open_page("phone")
    prepare(page, site)
    player = Typist(page, site, "keys")
    page.goto(f"{site}#/open")
    page.locator("textarea").fill(SHARED)
    player.press(page.get_by_role("button", name="Open", exact=True))
    player.press(page.get_by_role("button", name="Play from the start"))
    curtain = page.locator(".curtain")
    expect(curtain.locator(".primary")).to_be_focused(timeout=45_000)
    player.wait_for_paint()
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    player.open_text()
    field = page.get_by_role("textbox", name="Command")
    for turn in range(4):
        expect(player.lists.locator(".table-lists").get_by_text(re.compile(r"^1\. "))).to_be_visible(timeout=30_000)
        table = player.agree(check_asked)
        seat = table.state.current_player
        assert seat is not None
        others = [card for other in table.people if other != seat for card in table.state.zones()[f"hand:{other}"]]
        told = player.lists.inner_text()
        assert not [card for card in others if f"play {card}" in told]
        player.say("hand")
        expect(player.answer.get_by_role("heading")).to_have_text(re.compile(rf"\b{len(table.view(seat)['hand'])}\b"))
        page.keyboard.type("1")
        page.keyboard.press("Enter")
        expect(curtain.locator(".primary")).to_be_focused(timeout=30_000)
        expect(player.lists).to_have_count(0)
        name = table.record.seats[table.people[1 - table.people.index(seat)]].name
        expect(curtain).to_contain_text(name)
        player.wait_for_paint()
        page.keyboard.press("Enter")
        expect(field).to_be_focused()
        expect(player.answer).to_be_empty()
        player.agree(lambda table, turn=turn: check_moves(table, turn + 1))


def check_asked(table: Table) -> None:
    assert table.state.current_player in table.people
