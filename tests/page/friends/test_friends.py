"""Friends at one table, each with a page of their own: whole deals, what reaches whom, and manners."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.friends.privacy import judge
from tests.page.friends.table import Friends
from tests.page.positions import begun
from tests.page.waiting import has_noted, note, until

# Options; `after`: actions played before.
GAMES: dict[str, dict[str, Any]] = {
    "ristiseiska": {"after": 28},
    "pantti": {"players": 3, "after": 20},
    "myllymatti": {"after": 80},
    "ristikontra": {"after": 28},
    "swedish-gin-rummy": {"rounds": (1,)},
    "fan-tan": {"deals": 1, "after": 28},
    "sedma": {"target": 1, "after": 16},
    "skitgubbe": {"after": 94},
}
# Games by the number of guests, and the guests' seats.
FRIENDS: dict[int, dict[str, tuple[int, ...]]] = {
    1: dict.fromkeys(("ristiseiska", "pantti", "myllymatti", "swedish-gin-rummy"), (1,)),
    2: {"ristikontra": (1, 2), "sedma": (1, 3), "skitgubbe": (1, 2), "fan-tan": (1, 2)},
}
SEED = "friends at cards"
ENGINE = re.compile(r"py/|assets/worker")
HOSTS, JOINS = re.compile("assets/hosting-"), re.compile("assets/join-")


def is_complete(table: Friends) -> int:
    """Checks all that has reached the guests, and that no position was kept from one; returns the number of turns."""
    compared = 0
    for guest in table.guests:
        judged = judge(guest, table.saves)
        assert not judged.missed and judged.counts["turns"] > 3, (guest.name, judged.missed)
        assert not [path for path in guest.requests if ENGINE.match(path) or HOSTS.match(path)]
        compared += judged.counts["turns"]
    return compared


@pytest.mark.parametrize("guests", FRIENDS)
def test_a_deal_to_its_end(friends: Callable[..., Friends], guests: int) -> None:
    """All pages always show the host's match, and only what a guest's seat may see has reached the guest. The same
    people play all games for so many devices, as opening new pages takes two seconds a game."""
    (first, seats), *more = FRIENDS[guests].items()
    others = {game: begun(game, SEED, "casual", **GAMES[game]).save for game, _ in more}
    table = friends(first, SEED, others=others, **GAMES[first])
    assert not [path for path in table.host.requests if HOSTS.match(path) or JOINS.match(path)]  # not used yet
    table.seat(*seats)
    assert any(map(HOSTS.match, table.host.requests)) and any(map(JOINS.match, table.guests[0].requests))
    assert any(map(ENGINE.match, table.host.requests))  # and no guest's: see `is_complete`
    for game, seats in FRIENDS[guests].items():
        if game != first:
            table.another(game, *seats)
        table.play()
        assert all(one.moves > 2 for one in table.players), game
        assert is_complete(table) > 20, game


def heights(players: list[Any]) -> list[float]:
    return [one.look()["hand"][0]["box"]["h"] for one in players]


def test_six_devices_at_one_table(friends: Callable[..., Friends]) -> None:
    """Four people, the table in the middle and somebody who watches: neither has a hand or is addressed, and the
    phones then show their hands large."""
    table = friends("fan-tan", "six devices", [1, 2, 3], players=4, deals=1, after=32)
    before = heights(table.players)
    middle = table.show("A tablet or laptop as the table")
    for one in table.players:
        until(one.page, lambda: heights(table.players) > before)
    assert all(after > was for after, was in zip(heights(table.players), before, strict=True))
    watcher = table.show("Invite someone to watch")
    table.host.open_sheet()
    expect(table.host.sheet).to_contain_text("The table is shown on another screen, and one friend is watching.")
    table.host.close_sheet()
    is_on = True
    while is_on:
        is_on = table.play(moves=4, check_every=3)
        for spectator in (middle, watcher):
            seen = spectator.look()
            assert seen["hand"] == seen["actions"] == [] and not seen["mine"]
            assert not re.search(r"\b(you|your)\b", seen["prompt"] + seen["said"], re.IGNORECASE), seen
    assert is_complete(table) > 50
    for guest in table.guests:  # the match is theirs to look at
        assert [message["save"] for message in guest.messages if message["do"] == "record"] == [table.host.truth().save]

    # all go on to another match, whose cards are as secret
    table.begin_again()
    table.host.press(table.host.page.locator(".end-panel .foot .primary"))
    for one in table.everybody:
        expect(one.page.locator(".end-panel")).to_have_count(0)
    assert table.agree().match.over is None
    assert table.play(moves=3, check_every=1)
    assert is_complete(table) >= 3 * len(table.guests)


def test_three_devices_go_on_when_all_agree(friends: Callable[..., Friends]) -> None:
    """The next deal begins when all have pressed; undo needs everybody's yes; gestures go to all; a hint comes to who
    asks for it."""
    table = friends("pantti", "three devices", [1, 2], players=3, target=500, after=28)
    host, (bea, carl) = table.host, table.guests
    table.play()
    for presses, missing in ((bea, "Maija and Carl"), (host, "Carl")):
        presses.press(presses.page.locator(".end-panel .foot .primary"))
        for other in (host, bea, carl):
            expected = (
                "Others are waiting for you to begin the next deal."
                if other.name in missing
                else f"Waiting for {missing}"
            )
            expect(other.line).to_contain_text(expected)
        assert table.host.truth().match.deal_number == 1
    carl.press(carl.page.locator(".end-panel .foot .primary"))
    for one in table.everybody:
        expect(one.page.locator("h1")).to_contain_text("Deal 2")
        expect(one.line).to_have_text("")
    table.play(moves=7, check_every=3)
    here = table.agree()
    length = len(here.state.history)

    for one in table.everybody:
        note(one.page, ".notice span")

    # undo: asked by Bea, refused by Carl, then agreed
    for is_agreed in (False, True):
        bea.press(bea.page.get_by_role("button", name="Undo"))
        expect(bea.line).to_contain_text("Waiting for an answer from Maija and Carl.")
        for other in (host, carl):
            expect(other.line).to_contain_text("Bea would like to take back the last move. All right?")
        host.press(host.line.get_by_role("button", name="All right"))
        expect(host.line).to_contain_text("Waiting for an answer from Carl.")
        assert len(table.host.truth().state.history) == length
        carl.press(carl.line.get_by_role("button", name="All right" if is_agreed else "No", exact=True))
        for one in table.everybody:
            expect(one.line).to_have_text("")
        if not is_agreed:
            for one in table.everybody:
                has_noted(one.page, "Carl would rather not.")
            assert len(table.agree().state.history) == length
    until(host.page, lambda: len(host.truth().state.history) < length)  # the question goes before the move does
    undone = table.agree()
    assert undone.match.deal_number == 2
    # the host asks to play it again
    host.press(host.page.get_by_role("button", name="Redo"))
    for other in (bea, carl):
        expect(other.line).to_contain_text("Maija would like to redo that move. All right?")
        other.press(other.line.get_by_role("button", name="All right"))
    until(host.page, lambda: len(host.truth().state.history) > len(undone.state.history))
    table.agree()

    # gestures
    for one in table.everybody:
        note(one.page, ".plate .remark")
    bea.say("Lucky!")
    for other in (host, carl):
        has_noted(other.page, "Lucky!")
    host.open_sheet()
    host.press(host.sheet.get_by_role("button", name="Well played!"))
    for guest in (bea, carl):
        has_noted(guest.page, "Well played!")

    # a hint
    found = table.turn()
    assert found
    asking = found[0]
    asking.press(asking.page.get_by_role("button", name="Hint"))
    expect(asking.page.locator(".hint")).to_be_visible()
    others = [one for one in table.players if one is not asking]
    table.agree()
    assert all(other.page.locator(".hint").count() == 0 for other in others)
    for guest in (bea, carl):
        told = [
            message
            for message in guest.messages
            if message["do"] == "result" and "action" in (message.get("answer") or {})
        ]
        assert bool(told) == (guest is asking), json.dumps(told)
    is_complete(table)
