"""Statistics and today's deal: from the table to the exported file and back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from kortti import opponents
from kortti.games import load_game
from kortti.page.page import outcome_of
from kortti.records.record import Record, Seat
from kortti.reviews.expert import StandIn
from tests.page.player import Player


def expect_deals(page: Page, count: int) -> None:
    """Opens the statistics, and expects `count` deals of the one kind that was played."""
    page.evaluate("location.hash = '#/stats'")
    expect(page.locator(".statistics main:not([aria-busy=true])")).to_be_visible(timeout=20_000)
    if count:
        expect(page.locator(".overview .figures div").filter(has_text="Deals").locator("dd")).to_have_text(str(count))
    else:
        expect(page.get_by_role("heading", name="Nothing to count yet")).to_be_visible()


def finish(player: Player) -> None:
    """Plays a deal to its end."""
    seen = player.wait()
    while not seen["over"]:
        before = player.signature(seen)
        player.play(seen)
        seen = player.wait(before)
    player.check(seen)


def test_a_deal_is_counted_once_and_travels_in_a_file(
    desktop: Page, site: str, tmp_path: Path, axe: Callable[[Page], list[str]]
) -> None:
    page = desktop
    player = Player(page, site, "mouse")
    player.hurry()
    player.new("Fan Tan")
    table = page.url
    finish(player)
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
    expect(page.locator(".bars a[aria-current=page]")).to_contain_text("1 deal")
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
    damaged = tmp_path / "damaged.json"
    damaged.write_text(path.read_text("utf-8").replace('"n": 1', '"n": 7'), "utf-8")
    for file, words, count in (
        (damaged, "That file is damaged or incomplete. Nothing has changed.", 0),
        (path, "The file was added.", 1),
        (path, "The file was added.", 1),
        (Path(__file__), "That file holds no statistics of Kortti. Nothing has changed.", 1),
    ):
        chooser.set_input_files(file)
        expect(page.locator("[aria-labelledby=book-file] [role=status]")).to_have_text(words)
        expect_deals(page, count)


def test_the_deal_of_a_day_and_the_mark_to_beat(phone: Page, site: str, axe: Callable[[Page], list[str]]) -> None:
    """Everybody gets the same cards: this process deals them, too, and its expert gets the same result."""
    player = Player(phone, site)
    player.hurry()
    phone.goto(f"{site}#/")
    phone.get_by_role("link", name="Today’s deal").tap()
    expect(phone.locator(".day-game")).to_have_count(len(opponents.OPPONENTS))
    expect(phone.locator(".deal-of-day .primary")).to_have_count(1)
    expect(phone.locator(".today .primary")).to_have_count(1)
    expect(phone.locator(".deal-of-day").get_by_role("img", name="the opening")).to_be_visible(timeout=45_000)
    assert axe(phone) == []
    phone.get_by_role("button", name="Play, Fan Tan").tap()
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
    finish(player)
    row = next(row for row in player.truth().view(0)["result"]["rows"] if 0 in row["seats"])  # type: ignore[index]

    game = load_game("fan-tan")
    seats = (Seat("person", ""), *[Seat("skilled", "")] * (game.players - 1))
    expert = StandIn(Record(game, seed, game.first_dealer(seed), seats))
    while expert.go_on():
        pass
    numbers = [int(row["result"]), int(outcome_of(expert.table)["result"])]
    told = [f"{n:+} chip{'' if abs(n) == 1 else 's'}".replace("-", "−").replace("+0", "0") for n in numbers]
    mark = re.compile(rf"expert( did better)?: {re.escape(told[1])}")
    end = phone.locator(".day-end")
    where = f"{told[0]} · place {row['place']} of 4"
    expect(end.locator(".outcome")).to_have_text(where)
    expect(end.locator("[role=status]")).to_contain_text(mark, timeout=45_000)
    expect(end.locator(".places .own")).to_contain_text(str(row["place"]))
    with phone.expect_download() as picture:
        end.get_by_role("button", name="Picture").tap()
    assert picture.value.suggested_filename.endswith(".png")
    expect(phone.get_by_role("button", name="Next deal")).to_have_count(0)
    onward = phone.get_by_role("link", name="The day’s other games")
    expect(onward).to_be_visible()
    onward.tap()

    expect(phone).to_have_url(re.compile(f"#/today/{day}$"))
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
    phone.get_by_role("button", name="Play, Sedma").tap()
    player.seat()
    player.wait()
    phone.get_by_role("button", name="Hint").tap()
    phone.get_by_role("dialog").get_by_role("button", name="Take the help").tap()
    expect(title.locator(".practice")).to_have_text("practice")
    learned = phone.get_by_text("1 of 8 learned")
    phone.goto(f"{site}#/")
    expect(learned).to_be_visible()
    phone.goto(f"{site}#/settings")
    phone.get_by_role("switch", name="Streaks, firsts and suggestions").click()
    phone.goto(f"{site}#/today")
    expect(played).to_be_visible()
    expect(streak).to_have_count(0)
    phone.goto(f"{site}#/")
    expect(phone.locator(".tile").first).to_be_visible()
    expect(learned).to_have_count(0)
