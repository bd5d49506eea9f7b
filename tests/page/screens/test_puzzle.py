"""Puzzles in links: solved at the table, and continued as a match."""

import json
from collections.abc import Callable
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect

import build
import kortti
from kortti.records.record import Seat
from kortti.table import Table
from tests.page.player import LATER, STORED, Player
from tests.page.positions import link_of, play_until, playable


def position() -> tuple[str, list[str]]:
    """Returns a link to a position of Pantti with several playable cards, and those cards."""
    game = kortti.load_game("pantti")
    seats = [Seat("skilled" if seat else "person", "") for seat in range(game.players)]
    table = Table.new(game, seats, "puzzle")
    play_until(table, lambda table: len(playable(table)) >= 3)
    return link_of(table), playable(table)


def spot(page: Page, card: str) -> Locator:
    return page.locator(f'.spots.hand .spot[data-card="{card}"]')


def test_a_move_is_found_and_played_on_from(phone: Page, site: str) -> None:
    link, cards = position()
    wrong, right = cards[:2]
    asks = {"do": "solve", "answer": f"play {right}", "question": "Which one, <b>Tuija</b>?"}
    told: list[str] = []
    phone.on("console", lambda message: told.append(message.text))
    phone.goto(f"{site}#{link}&{urlencode(asks)}")
    puzzle = phone.get_by_role("region", name="Puzzle")
    expect(puzzle).to_contain_text("Which one, <b>Tuija</b>?", timeout=60_000)
    assert [
        text for text in told if "Service Worker" not in text
    ] == []  # the Python that has already loaded reads the text: it isn't restarted
    player = Player(phone, site)
    player.wait()
    spot(phone, wrong).click()
    expect(puzzle).to_contain_text("Not that one")
    player.wait()
    puzzle.get_by_role("button", name="Answer").click()
    expect(puzzle.locator(".told")).to_contain_text("The answer: Play")
    puzzle.get_by_role("button", name="Answer").click()
    expect(puzzle.locator(".told")).to_have_count(0)
    phone.get_by_role("button", name="Undo").click(force=True)
    expect(phone.locator(".bubble")).to_contain_text("nothing to take back")
    spot(phone, right).click()
    expect(puzzle).to_contain_text("That is it.")
    expect(spot(phone, right)).to_have_count(0)
    assert phone.evaluate(STORED) == []  # puzzles aren't stored
    puzzle.get_by_role("button", name="Try again").click()
    expect(puzzle).to_contain_text("Which one")
    player.wait()
    spot(phone, right).click()
    expect(puzzle).to_contain_text("Right, at the first try!")
    puzzle.get_by_role("button", name="Play on").click()
    expect(puzzle).to_have_count(0)
    expect(phone.locator(".table-screen")).to_be_visible()
    expect(spot(phone, right)).to_have_count(0)
    assert f"play {right}" in player.truth().save
    assert len(phone.evaluate(STORED)) == 1
    phone.go_back()
    expect(puzzle).to_contain_text("Which one", timeout=30_000)
    phone.goto(f"{site}#{link}&do=solve&answer=play+ZZ")
    expect(phone.get_by_role("alert")).to_contain_text("“play ZZ”, can’t be played here")


def test_what_is_told_of_a_found_move_leaves_the_way_back_free(open_page: Callable[..., Page], site: str) -> None:
    """On a low screen, in a language of long words."""
    page = open_page(viewport={"width": 844, "height": 390}, locale="fi-FI")
    page.add_init_script(LATER)
    puzzles = json.loads((build.WEB / "puzzles" / "myllymatti.json").read_text("utf-8"))["puzzles"]
    answer = puzzles[0]["answers"][0].removeprefix("play ")
    page.goto(f"{site}#puzzle={puzzles[0]['id']}")
    spot(page, answer).click(timeout=60_000)
    puzzle = page.locator(".puzzle.right")
    expect(puzzle.locator(".told")).to_be_visible()
    page.get_by_role("button", name="Poistu pöydästä").click(trial=True, timeout=5_000)
    last = puzzle.get_by_role("button").last
    last.scroll_into_view_if_needed()
    last.click(trial=True, timeout=5_000)
