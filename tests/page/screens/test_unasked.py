"""Automatic actions: forced calls, and questions that the person has declined for the turn."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import kortti
from kortti.records.links import record_for_link, write_link
from kortti.records.record import Record, Seat, write
from kortti.table import Table
from tests.page.gin import can_lay, found, is_asked
from tests.page.player import FORCED, Player, slots_of
from tests.page.positions import NAMES
from tests.page.still import Still, turn_of
from tests.page.stored import prepare
from tests.page.table.test_gin import fill, open_match, sit_down, wait_for
from tests.page.waiting import note, noted, until
from tests.test_words import LANGUAGES


def passing() -> str:
    """Returns the save of a match of Pantti in which the person can only call, and had a choice before."""
    game = kortti.load_game("pantti", players=4)
    seats = tuple(Seat("casual" if seat else "person", NAMES[seat]) for seat in range(4))
    for number in range(100):
        table = Table(Record(game, f"forced {number}", 0, seats))
        rng = random.Random(number)
        while table.state.current_player is not None:
            view = table.view(0)
            if view["only"] == "word" and view["cannot"]["undo"] is None:
                return write(table.record)
            if table.is_asked(0):
                table.act(0, rng.choice(view["actions"])["action"])
            else:
                table.advance(hurry=True)
    raise AssertionError("nobody has to pass")


def choose(page: Page, site: str, label: str, value: str) -> None:
    """Chooses the value of a setting."""
    page.goto(f"{site}#/settings")
    page.get_by_role("group", name=label).get_by_role("radio", name=value, exact=True).click()


def test_a_word_that_is_all_one_can_say_is_said_after_a_moment(open_page: Callable[..., Page], site: str) -> None:
    save = passing()
    page = open_page("phone")
    prepare(page, site, {"forced": save}, pace="fast")
    person = Player(page, site)
    person.go_to_match("forced")
    action = page.locator(".actions .action")
    expect(action).to_have_count(1)
    page.wait_for_timeout(1200)
    assert person.truth().state.history == Table.open(save).state.history  # by default, nothing is played automatically
    choose(page, site, FORCED, "Words by themselves")
    note(page, ".action.awaited")
    page.goto(f"{site}#/table/forced")
    assert len(until(page, lambda: noted(page))[0]) == 1
    person.agree(lambda table: _has_gone_on(table, save))
    expect(page.locator(".heard")).to_contain_text("You")  # the automatic call is announced
    before = person.check(person.wait()).state.history
    page.get_by_role("button", name="Undo").click()
    person.agree(lambda table: _is_before(table, save, len(before)))


def _has_gone_on(table: Table, save: str) -> None:
    begun = Table.open(save).state.history
    assert table.state.move_number > len(begun) and table.state.history[: len(begun)] == begun


def _is_before(table: Table, save: str, count: int) -> None:
    assert table.state.move_number < min(count, len(Table.open(save).state.history))


def test_a_puzzle_plays_nothing_by_itself(open_page: Callable[..., Page], site: str) -> None:
    table = Table.open(passing())
    told = record_for_link("position", table.record, table.match)
    page = open_page("phone")
    page.goto(f"{site}#{write_link('position', told)}&do=solve")
    expect(page.locator(".actions .action")).to_have_count(1, timeout=30_000)
    page.wait_for_timeout(2000)
    expect(page.locator(".actions .action")).to_have_count(1)
    expect(page.locator(".puzzle.asked")).to_have_count(1)


def test_offers_to_buy_are_not_made_again_in_a_round(open_page: Callable[..., Page], site: str) -> None:
    save = found(1, is_asked, players=6)
    person = sit_down(open_page, site, "touch", {"buying": save})
    seen, table = open_match(person, "buying", save)
    page = person.page
    page.get_by_role("button", name="Ask me less").tap()
    page.get_by_role("radio", name="Not again in this round").tap()
    page.keyboard.press("Escape")
    seen = person.wait(person.signature(seen))
    now = person.check(seen)
    assert now.state.phase == "start" or now.state.is_terminal  # the person's own turn
    own = [text for step, text in zip(now.history.steps[-1], now.state.history, strict=True) if step.seat == 0]
    assert own[table.state.move_number :].count("buy") == 0 and "decline" in own
    expect(page.locator(".heard")).to_have_text(re.compile("^Take the"))  # the first question
    heard = page.locator(".heard").text_content() or ""
    assert "drew a card" in heard and "doesn’t" not in heard, heard
    page.reload()
    person.seat()
    page.get_by_role("button", name="More").or_(page.get_by_role("button", name="Menu")).first.tap()
    page.get_by_role("button", name="Offers to buy cards").tap()
    expect(page.get_by_role("radio", name="Not again in this round")).to_be_checked()


def test_what_brings_nearer_is_asked_and_nothing_else(open_page: Callable[..., Page], bench_page: str) -> None:
    still = Still(open_page("phone"), bench_page)
    turn = turn_of(found(1, is_asked, players=6))
    for gains in (False, True):
        turn["view"]["inquiry"]["gains"] = gains
        for setting in ("always", "nearer"):
            still.show(turn, (360, 640), settings={"inquiries": setting, "pace": "slow"})
            is_spared = setting == "nearer" and not gains
            expect(still.page.locator(".actions .action:not(.aside)")).to_have_count(0 if is_spared else 2)
            prompt = still.page.locator(".prompt")
            expect(prompt).to_contain_text("Answered with no" if is_spared else "Buy")


def test_the_way_to_be_asked_less_has_room(open_page: Callable[..., Page], bench_page: str) -> None:
    still = Still(open_page("phone"), bench_page)
    turn = turn_of(found(1, is_asked, players=6))
    narrow, *wide = (360, 640), (844, 390), (1280, 800)
    widths = "nodes => nodes.map(({clientWidth, scrollWidth}) => [clientWidth, scrollWidth])"
    for lang in LANGUAGES:
        still.show(turn, narrow, lang=lang)
        for size in (narrow, *(wide if lang in ("fi", "fr") else [])):  # the longest words
            still.resize(size)
            box, *actions = still.page.locator(".actions, .actions .action").evaluate_all(widths)
            assert actions and all(scroll <= width + 1 and width >= 40 for width, scroll in actions), (lang, size)
            assert box[1] <= box[0] + 1, (lang, size)


def test_while_it_is_put_together_it_is_told_how_far_one_is(open_page: Callable[..., Page], site: str) -> None:
    save = found(1, can_lay)
    person = sit_down(open_page, site, "mouse", {"own": save})
    _, table = open_match(person, "own", save)
    groups = next(action["groups"] for action in table.view(0)["actions"] if action["groups"])
    assert any(card[0] == "2" for card in groups[0]), "a wild two is needed"
    fill(person, groups[:1])
    seen = wait_for(person, lambda seen: seen["prompt"].startswith("1 of 2 complete"), "one of two is there")
    assert " as " in slots_of(seen)[0]["label"]
    fill_second = list(groups[1])
    for card in fill_second[:2]:
        spot = next(spot for spot in person.look()["hand"] if spot["card"] == card and not spot["chosen"])
        person.tap(spot)
    person.go_to("slot:1")
    seen = wait_for(person, lambda seen: "+1" in slots_of(seen)[1]["note"], "a card is lacking")
    assert seen["prompt"].startswith("1 of 2 complete. ") and "add" in seen["prompt"].lower()


def test_what_is_looked_at_in_the_list_is_lifted_in_the_hand(open_page: Callable[..., Page], bench_page: str) -> None:
    still = Still(open_page("phone"), bench_page)
    turn = turn_of(found(1, can_lay))
    still.show(turn, (360, 640))
    page = still.page

    def heights() -> dict[str, float]:
        sprites = page.evaluate("document.querySelector('.cards').table.sprites()")
        return {one["card"]: one["y"] for one in sprites if one["zone"] == "hand:0"}

    before = heights()
    page.get_by_role("button", name="Lay down cards").click()
    offers = [action["groups"] for action in turn["view"]["actions"] if action["groups"]]
    ways = [sorted(card for group in groups for card in group) for groups in offers]
    for number, cards in enumerate(ways[:2]):
        page.locator(".way").nth(number).focus()
        still.resize((360, 640))
        assert sorted(card for card, y in heights().items() if y < before[card] - 2) == cards
    page.keyboard.press("Escape")
    still.resize((360, 640))
    assert heights() == before
