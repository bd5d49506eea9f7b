"""The fingerprint of the pack: shown before the deal, opened after it, checked at the table and on its page."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from kortti.records.fairness import openings_of
from kortti.records.record import replay, write
from tests.engine.records.test_fairness import DIGITS, MATCH, OPENING
from tests.page.player import Player
from tests.page.stored import prepare

# Plays the first offered action until the deal is over.
PLAY = """() => new Promise((resolve) => {
    const play = () => {
        if (document.querySelector('.end-panel .foot .primary')) return resolve();
        document.querySelector('.line.mine ~ .actions .action, .spots.hand .spot.playable')?.click();
        requestAnimationFrame(() => setTimeout(play));
    };
    play();
})"""


def test_a_deal_has_a_fingerprint_and_is_opened_when_it_is_over(
    open_page: Callable[..., Page], site: str, axe: Callable[[Page], list[str]]
) -> None:
    page = open_page("phone")
    prepare(page, site)
    player = Player(page, site)
    page.goto(f"{site}#/new/pantti")
    page.locator("#deal").tap()  # dealt with the page's own randomness, not the tests'
    player.seat()
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Fingerprint of the pack").tap()
    sheet = page.locator("#fair")
    fingerprint = sheet.get_by_label("These 16 digits are enough").input_value()
    expect(sheet.locator(".fingerprint")).to_have_text(" ".join(fingerprint[at : at + 4] for at in range(0, 16, 4)))
    expect(sheet.get_by_text("before the first card is played")).to_be_visible()
    expect(sheet.get_by_text("may know these cards")).to_have_count(0)
    record = player.truth().record
    (opening,) = openings_of(player.truth().match)
    assert opening.fingerprint == fingerprint
    hidden = page.content() + json.dumps(page.evaluate("[location.href, history.state, document.title]"))
    assert record.seed not in hidden and opening.salt not in hidden and opening.deck not in hidden
    page.keyboard.press("Escape")

    page.evaluate(PLAY)
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Fingerprint of the pack").tap()
    told = sheet.get_by_role("textbox", name="The whole pack").input_value()
    assert told == str(opening) and hashlib.sha256(told.encode()).hexdigest() == fingerprint
    assert axe(page) == []
    noted = sheet.get_by_label("The fingerprint you noted")
    for typed, answer in (
        (fingerprint[:16].upper(), "No card was swapped."),
        ("0" * 16, "or cards were swapped"),
        ("12", "“12” is not a fingerprint"),
    ):
        noted.fill(typed)
        sheet.get_by_role("button", name="Check", exact=True).tap()
        expect(sheet.get_by_text(answer)).to_be_visible()
    page.keyboard.press("Escape")

    # Whoever made a link to a deal may know its cards.
    page.goto(f"{site}#game=pantti&deal={MATCH.seed}")
    page.get_by_role("button", name="Play", exact=True).tap()
    player.seat()
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Fingerprint of the pack").tap()
    expect(sheet.get_by_text("may know these cards")).to_be_visible()


def test_anybody_checks_a_pack_or_a_record_on_its_page(
    open_page: Callable[..., Page], site: str, axe: Callable[[Page], list[str]]
) -> None:
    page = open_page("desktop")
    page.goto(f"{site}#/about")
    page.get_by_role("link", name="Check a shuffle").click()
    expect(page.get_by_role("heading", name="The recipe")).to_be_visible()
    assert [block.split() for block in page.locator("pre").all_inner_texts()] == [OPENING.split(), [DIGITS]]
    assert axe(page) == []
    field, noted = page.get_by_label("Paste the six lines"), page.get_by_label("The fingerprint you noted")
    check = page.get_by_role("button", name="Check", exact=True)
    check.click()
    expect(page.get_by_role("alert")).to_have_text("There is nothing to check yet.")
    field.fill(OPENING)
    noted.fill(DIGITS.strip())
    check.click()
    expect(page.get_by_text("No card was swapped.")).to_be_visible(timeout=45_000)
    field.fill(write(MATCH))
    noted.fill(openings_of_match()[1][:16])
    check.click()
    expect(page.get_by_text("is the fingerprint of deal 2")).to_be_visible()
    field.fill("kortti 1\nnonsense")
    check.click()
    expect(page.get_by_role("alert")).to_be_visible()


def openings_of_match() -> list[str]:
    return [opening.fingerprint for opening in openings_of(replay(MATCH)[0])]
