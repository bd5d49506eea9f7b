"""Guided first deals: offered once, explained at the table, found again, left and continued."""

from playwright.sync_api import Locator, Page, expect

from kortti.records.record import parse
from tests.page.player import STORED, Player


def guide(page: Page) -> Locator:
    return page.get_by_role("region", name="Guided first deal")


def begin(page: Page, site: str, game: str) -> None:
    """Starts or continues the lesson of a game from its rules."""
    page.goto(f"{site}#/rules/{game}")
    page.get_by_role("button", name="Play a guided first deal").tap()


def test_a_lesson_is_found_under_rules_and_goes_on_where_it_was_left(phone: Page, site: str) -> None:
    player = Player(phone, site)
    player.hurry()
    begin(phone, site, "ristiseiska")
    expect(guide(phone)).to_contain_text("that is you", timeout=60_000)
    player.wait()
    phone.locator(".spots.hand .spot.hinted").tap()
    expect(guide(phone)).to_contain_text("Step 2 of 10")
    player.wait()
    phone.locator('.spots.hand .spot.playable:not(.hinted)[data-card="6C"]').tap()
    expect(phone.locator(".bubble")).to_contain_text("The rules allow that")
    expect(guide(phone)).to_contain_text("Step 2 of 10")
    phone.goto(f"{site}#/rules/ristiseiska")
    phone.reload()
    phone.get_by_role("button", name="Play a guided first deal").tap()  # the same one
    expect(guide(phone)).to_contain_text("Step 2 of 10", timeout=60_000)
    (kept,) = phone.evaluate(STORED)
    assert parse(kept["save"]).lesson
    player.seat()
    player.wait()
    guide(phone).get_by_role("button", name="Leave the guide").tap()
    guide(phone).get_by_role("button", name="Play on alone").tap()
    expect(guide(phone)).to_have_count(0)
    player.wait()
    phone.locator('.spots.hand .spot[data-card="6C"]').tap()
    expect(phone.locator('.spots.hand .spot[data-card="6C"]')).to_have_count(0)


def test_a_lesson_is_offered_once_and_takes_the_place_of_what_was_not_begun(phone: Page, site: str) -> None:
    player = Player(phone, site)
    player.hurry()
    player.new("Pantti")
    player.new("Ristiseiska")
    offer = phone.get_by_role("button", name="New to this game?")
    player.wait()  # it lies below the action, and moves with it
    expect(offer).to_be_visible()
    offer.tap()
    expect(guide(phone)).to_contain_text("Step 1 of 10", timeout=60_000)
    phone.go_back()
    expect(phone.locator(".waiting, .match")).to_have_count(0)  # nothing was done in any
    assert [match["choice"].get("lesson", False) for match in phone.evaluate(STORED)] == [False, True]
    player.new("Ristiseiska")
    player.wait()
    expect(offer).to_have_count(0)


def test_a_lesson_passes_over_a_part_of_the_deal(phone: Page, site: str) -> None:
    player = Player(phone, site)
    player.hurry()
    begin(phone, site, "myllymatti")
    for number, what in enumerate(
        (".spots.hand .spot", ".actions .action", ".spots.hand .spot", ".spots.hand .spot"), 1
    ):
        expect(guide(phone)).to_contain_text(f"Step {number} of 13", timeout=60_000)
        player.wait()
        phone.locator(f"{what}.hinted").tap()
    expect(guide(phone)).to_contain_text("Step 5 of 13")
    phone.get_by_role("button", name="Continue").tap()
    expect(guide(phone)).to_contain_text("Step 6 of 13")
    expect(phone.locator('.spots.hand .spot.hinted[data-card="6D"]')).to_have_count(1)
