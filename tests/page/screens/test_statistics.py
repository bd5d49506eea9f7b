"""Statistics and today's deal: from the table to the exported file and back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Locator, Page, Route, expect

from kortti import opponents
from kortti.games import load_game
from kortti.page.page import outcome_of
from kortti.records.record import Record, Seat
from kortti.reviews.expert import StandIn
from tests.page.player import READY, STORED, Player
from tests.page.screens.test_home import before_the_end
from tests.page.stored import WRITE, prepare, stored
from tests.page.waiting import until


def expect_deals(page: Page, count: int) -> None:
    """Opens the statistics, and expects `count` deals (at most one) of the one game that was played."""
    page.evaluate("location.hash = '#/stats'")
    expect(page.locator(".statistics main:not([aria-busy=true])")).to_be_visible(timeout=20_000)
    played = page.locator(".picture-tile:has(.bar-of)")
    expect(played).to_have_count(count)
    if count:
        expect(played).to_contain_text("of 1 won")
        expect(page.locator(".knitting .day")).to_have_count(1 + 2)  # and two in the key
    else:
        expect(page.get_by_role("heading", name="Play your first deal")).to_be_visible()


def test_a_match_in_which_nothing_was_done_waits_for_nobody(phone: Page, site: str) -> None:
    """As on Home, its game is still to be learned."""
    player = Player(phone, site)
    player.new("Pantti")
    phone.get_by_role("button", name="Hint").tap()
    expect(phone.locator(".hint")).to_be_visible(timeout=30_000)
    phone.evaluate("location.hash = '#/stats'")
    tile = phone.locator(".picture-tile", has_text="Play").first
    expect(tile).to_be_visible(timeout=20_000)
    expect(phone.get_by_text("Continue")).to_have_count(0)


def test_a_deal_is_counted_once_and_travels_in_a_file(
    desktop: Page, site: str, tmp_path: Path, axe: Callable[[Page], list[str]]
) -> None:
    page = desktop
    prepare(page, site, {"ending": before_the_end("fan-tan").save})
    player = Player(page, site, "mouse")
    table = f"{site}#/table/ending"
    page.goto(table)
    player.play_deal()
    expect_deals(page, 1)
    page.reload()
    expect_deals(page, 1)

    page.goto(table)  # where the finished deal is still shown
    expect(page.locator(".end-panel")).to_be_visible(timeout=45_000)
    page.locator(".end-panel").get_by_role("link", name="Statistics").click()
    expect(page).to_have_url(re.compile("#/stats/fan-tan$"))
    expect_deals(page, 1)
    details = page.locator(".game-details")
    expect(details.locator(".figures")).to_be_hidden()
    details.locator("> summary").click()
    expect(details.locator(".figures")).to_be_visible()
    expect(page.locator(".picture-tile[aria-current]")).to_contain_text("Fan Tan")
    fold = page.locator(".book-file > summary")
    fold.click()
    assert axe(page) == []

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    path = tmp_path / "statistics.json"
    saved.value.save_as(path)
    told = json.loads(path.read_text("utf-8"))
    (shelf,) = told["book"]["shelves"].values()
    assert [(deal["game"], deal["practice"], deal["n"]) for deal in shelf["deals"]] == [("fan-tan", False, 1)]

    page.get_by_role("button", name="Erase").click()
    page.locator("dialog").get_by_role("button", name="Erase").click()
    expect(page.get_by_text("Erased.")).to_be_visible()
    expect_deals(page, 0)
    page.goto(table)
    expect(page.locator(".end-panel")).to_be_visible(timeout=45_000)
    expect_deals(page, 0)

    chooser = page.locator("input[type=file]")
    fold.click()
    damaged = tmp_path / "damaged.json"
    damaged.write_text(path.read_text("utf-8").replace('"n": 1', '"n": 7'), "utf-8")
    for file, words, count in (
        (damaged, "That file is damaged or incomplete. Nothing has changed.", 0),
        (path, "The file was added.", 1),
        (path, "The file was added.", 1),
        (Path(__file__), "That file holds no statistics of Kortti. Nothing has changed.", 1),
    ):
        chooser.set_input_files(file)
        expect(page.locator(".book-file [role=status]")).to_have_text(words)
        expect_deals(page, count)


def deal_button(page: Page, game: str) -> Locator:
    """Returns the button that deals a game's deal of the day. On its own day the game stands above all others."""
    return page.get_by_role("button", name=re.compile(f"^({game} Play, 5.min|Play, {game})$"))


def test_a_deal_of_a_day_left_before_it_is_dealt_still_counts(phone: Page, site: str) -> None:
    prepare(phone, site)
    held: list[Route] = []
    phone.route("**/openings/**", lambda route: held.append(route))
    phone.route("**/assets/worker-*", lambda route: held.append(route))
    phone.goto(f"{site}#/")
    for is_left in (True, False):
        phone.get_by_role("link", name="Today’s deal").tap()
        deal_button(phone, "Sedma").tap()
        if is_left:
            phone.get_by_role("button", name="Back").tap()
            expect(phone.get_by_role("heading", name="Games")).to_be_visible()
            for route in held:
                route.continue_()
            phone.unroute_all()
            # who returns before the deal has come is led to it
            until(phone, lambda: phone.evaluate(READY))
    Player(phone, site).seat()
    expect(phone.locator(".table-bar .counts")).to_have_text("counts")


def test_the_clock_says_which_day_a_deal_is_of(open_page: Callable[..., Page], site: str) -> None:
    """Another device's may be ahead; and midnight may pass while a deal is looked at."""
    page = open_page(engine=False)
    page.clock.set_fixed_time(datetime(2026, 12, 1, 23, 59, tzinfo=UTC))
    page.goto(f"{site}#/today/2026-12-02")
    expect(page.get_by_role("status").filter(has_text="isn’t open yet")).to_contain_text("2 December 2026")
    page.goto(f"{site}#/today")
    play = page.locator(".deal-of-day").get_by_role("button", name="Play")
    expect(play).to_be_visible()
    page.clock.set_fixed_time(datetime(2026, 12, 2, 0, 1, tzinfo=UTC))
    play.tap()
    expect(page).to_have_url(re.compile("#/table/"))
    (match,) = until(page, lambda: page.evaluate(STORED))
    assert match["choice"]["day"] == {"day": "2026-12-01", "late": True, "again": False}


def test_the_deal_of_a_day_and_the_mark_to_beat(phone: Page, site: str, axe: Callable[[Page], list[str]]) -> None:
    """Everybody gets the same cards: this process deals them, too, and its expert gets the same result."""
    phone.clock.set_fixed_time("2026-11-09T12:00:00Z")  # no midnight comes
    prepare(phone, site)
    player = Player(phone, site)
    phone.goto(f"{site}#/")
    phone.get_by_role("link", name="Today’s deal").tap()
    expect(phone.locator(".day-game")).to_have_count(len(opponents.OPPONENTS))
    expect(phone.locator(".deal-of-day .primary")).to_have_count(1)
    expect(phone.locator(".today .primary")).to_have_count(1)
    expect(phone.locator(".deal-of-day").get_by_role("img", name="the opening")).to_be_visible(timeout=45_000)
    assert axe(phone) == []
    deal_button(phone, "Fan Tan").tap()
    player.seat()
    title = phone.locator(".table-bar h1")
    expect(title).to_contain_text("Today’s deal")
    expect(title.locator(".counts")).to_have_text("counts")
    player.wait()
    phone.get_by_role("button", name="Hint").tap()
    phone.get_by_role("dialog").get_by_role("button", name="Keep it counting").tap()
    expect(title.locator(".counts")).to_have_text("counts")
    seed = player.truth().record.seed
    day = seed.split()[2]
    player.play_deal()
    rows = player.truth().view(0)["result"]["rows"]  # type: ignore[index]
    row = next(row for row in rows if 0 in row["seats"])

    game = load_game("fan-tan")
    seats = (Seat("person", ""), *[Seat("skilled", "")] * (game.players - 1))
    expert = StandIn(Record(game, seed, game.first_dealer(seed), seats))
    while expert.go_on():
        pass
    outcome = outcome_of(expert.table)
    numbers = [int(row["result"]), int(outcome["result"])]
    told = [f"{n:+} chip{'' if abs(n) == 1 else 's'}".replace("-", "−").replace("+0", "0") for n in numbers]
    mark = re.compile(rf"expert( did better)? \({re.escape(told[1])}|As good as the expert")
    how = "Better than the expert!|The expert did better.|As good as the expert!"
    end = phone.locator(".day-end")
    ties = sum(other["place"] == row["place"] for other in rows)
    where, mark_where = (
        f"{points} · {'joint ' if shared > 1 else ''}{['1st', '2nd', '3rd', '4th'][at - 1]} of 4"
        for points, at, shared in ((told[0], row["place"], ties), (told[1], outcome["place"], outcome["ties"]))
    )
    expect(phone.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    expect(end.locator("[role=status]")).to_have_text(re.compile(how), timeout=45_000)
    expect(end.locator(".places .own")).to_contain_text(str(row["place"]))
    end.get_by_role("button", name="Share").tap()
    sheet = phone.get_by_role("dialog", name="Share")
    expect(sheet.get_by_role("img", name="Picture")).to_be_visible(timeout=15_000)
    shared = sheet.locator(".line-of-share")
    expect(shared).to_contain_text("Kortti, Fan Tan")
    expect(shared).to_contain_text("🟡")
    expect(shared).to_contain_text(where)
    expect(shared).to_contain_text(f"#/today/{day}")
    expect(shared).to_contain_text(f"expert: {mark_where}")
    with phone.expect_download() as picture:
        sheet.get_by_role("button", name="Save the picture").tap()
    assert picture.value.suggested_filename == f"fan-tan-{day}.kortti.png"
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("button", name="Next deal")).to_have_count(0)
    onward = phone.get_by_role("button", name="The day’s other games")
    expect(onward).to_be_visible()
    onward.tap()

    expect(phone).to_have_url(re.compile(f"#/today/{day}/others$"))
    phone.get_by_role("button", name="Back").tap()
    expect(phone.locator(".tiles")).to_be_visible()  # the table and the page before it lie not in between
    phone.goto(f"{site}#/today")
    played = phone.locator(".day-game").filter(has_text="Fan Tan")
    expect(played.locator(".outcome")).to_have_text(where)
    expect(played.locator(".practice")).to_have_count(0)
    streak = phone.get_by_text("Streak: 1 day")
    expect(streak).to_be_visible()
    expect(phone.locator(f".calendar a.counted[href='#/today/{day}']")).to_have_count(1)
    phone.reload()
    expect(played.locator(".against")).to_contain_text(mark)
    expect(played.get_by_role("button", name="Practise it")).to_be_visible()

    # Help that is taken makes practice of another deal. What nobody asked for can be switched off.
    deal_button(phone, "Sedma").tap()
    player.seat()
    player.wait()
    phone.get_by_role("button", name="Hint").tap()
    phone.get_by_role("dialog").get_by_role("button", name="Take the help").tap()
    expect(title.locator(".practice")).to_have_text("practice")
    phone.goto(f"{site}#/")
    phone.evaluate(WRITE, [("learned", stored(["pantti"]))])
    phone.reload()
    learned = phone.get_by_text("1 of 8 learned")
    expect(learned).to_be_visible()
    phone.goto(f"{site}#/settings")
    phone.get_by_role("switch", name="Streaks, firsts and suggestions").click()
    phone.goto(f"{site}#/today")
    expect(played).to_be_visible()
    expect(streak).to_have_count(0)
    phone.goto(f"{site}#/")
    expect(phone.locator(".tile").first).to_be_visible()
    expect(learned).to_have_count(0)
