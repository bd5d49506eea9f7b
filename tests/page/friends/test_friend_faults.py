"""Faults at a table with friends: pages reload or die, channels close, messages come late, guests are hostile. Nothing
is lost, nothing leaks, nobody is stuck."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType, Page, expect

from tests.page.friends.privacy import judge, keys_in
from tests.page.friends.table import SCREEN, SPOIL, Friends, Guest, Host
from tests.page.player import LATER, Player
from tests.page.waiting import until

# The guest's name and key, which outlive the page.
ME = """(put) => new Promise((resolve, reject) => {
    const opening = indexedDB.open('kortti');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
        const values = opening.result.transaction('values', 'readwrite').objectStore('values');
        const asking = put ? values.put(put, 'friend-me') : values.get('friend-me');
        asking.onsuccess = () => { opening.result.close(); resolve(asking.result); };
    };
})"""


QUIET = 13_000  # milliseconds after which a side that is not heard counts as away


def is_gone(host: Host) -> None:
    """Waits until the host's sheet tells that the friend in seat 1 is away."""
    host.open_sheet()
    expect(host.sheet.locator(".friend-seats > li").first).to_contain_text("away", timeout=40_000)


def come_back(table: Friends, guest: Guest) -> None:
    """The friend comes back by the same steps, to the same seat."""
    before = table.host.truth().state.history
    table.host.connect(guest, table.host.invite(1))
    table.host.close_sheet()
    after = table.agree().state.history
    assert after[: len(before)] == before
    assert [seat.name for seat in table.host.truth().record.seats][:2] == [table.host.name, guest.name]


def reload_guest(table: Friends, guest: Guest) -> None:
    guest.messages  # noqa: B018  keeps what has come so far
    guest.page.reload()


def close_channel(table: Friends, guest: Guest) -> None:
    guest.page.evaluate("window.channel.close()")
    expect(guest.lost).to_be_visible()


def reload_host(table: Friends, guest: Guest) -> None:
    before = table.host.truth().save
    table.host.page.reload()
    table.host.seat()
    expect(guest.lost).to_be_visible(timeout=30_000)
    assert table.host.truth().save.startswith(before.rstrip())  # it stores an action after showing it


FAULTS = [reload_guest, close_channel, reload_host]


def test_a_deal_with_faults(friends: Callable[..., Friends]) -> None:
    """At moments of a deal chosen by chance, right after somebody has acted."""
    table = friends("pantti", "faults 1", [1], players=3)
    (guest,) = table.guests
    rng = random.Random(1)
    for fault in rng.sample(FAULTS, len(FAULTS)):
        assert table.play(moves=rng.randrange(1, 4), check_every=2), "a longer deal, please"
        one, seen = table.turn() or (table.host, {})
        one.play(seen)
        fault(table, guest)
        is_gone(table.host)
        come_back(table, guest)
    table.play(moves=4)
    judge(guest, table.saves)


def process_of(page: Page) -> int:
    """Returns the number of a page's browser process."""
    browser = page.context.browser
    assert browser
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return next(int(one["id"]) for one in found if one["type"] == "browser")


def kill(page: Page) -> None:
    """Kills the browser process of a page."""
    os.kill(process_of(page), signal.SIGKILL)


def test_phones_that_sleep_or_die(
    friends: Callable[..., Friends],
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    tmp_path: Path,
) -> None:
    """A guest who sleeps is away, and comes back by waking; a killed one is played for, and comes back; a killed host
    finds the match, and invites again.
    """

    def start() -> Page:
        context = browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args, **SCREEN)
        return context.pages[0]

    table = friends("pantti", "killed", [1], page=start(), players=3, apart=True, clocks=True)
    host, (guest,) = table.host, table.guests
    assert table.play(moves=3)
    for _ in range(QUIET // 1000):  # while the guest's time runs, too, the host hears of it
        for page in (guest.page, host.page):
            page.clock.run_for(1000)
        host.page.wait_for_timeout(100)
    host.open_sheet()
    expect(host.sheet.locator(".friend-seats > li").first).to_contain_text("at their own phone")
    host.close_sheet()

    group = os.getpgid(process_of(guest.page))
    os.killpg(group, signal.SIGSTOP)
    try:
        host.page.clock.run_for(QUIET)
        is_gone(host)
    finally:
        os.killpg(group, signal.SIGCONT)
    expect(host.sheet.locator(".friend-seats > li").first).to_contain_text("at their own phone", timeout=20_000)
    host.close_sheet()
    assert table.play(moves=3)
    judge(guest, table.saves)

    me = guest.page.evaluate(ME, None)
    kill(guest.page)
    before, end = None, time.monotonic() + 60
    while host.truth().state.current_player != 1:
        assert time.monotonic() < end, "it is never Bea's turn"
        seen = host.look()
        if host.asks(seen) and host.signature(seen) != before:
            before = host.signature(seen)
            host.play(seen)
        host.page.wait_for_timeout(50)
    host.page.clock.run_for(QUIET)
    expect(host.line).to_contain_text("Waiting for Bea: their phone isn’t connected.", timeout=40_000)
    length = len(host.truth().state.history)
    host.press(host.line.get_by_role("button", name="Let the computer play"))
    host.wait()  # it is the host's turn again
    assert len(host.truth().state.history) > length
    assert host.truth().record.seats[1].kind == "person"  # and so it stays Bea's
    host.make_moves(1)
    table.guests = [again := table.guest(1)]
    again.name = guest.name
    again.page.evaluate(ME, me)
    is_gone(host)
    come_back(table, again)
    table.play(moves=4)
    assert again.moves > 0

    save = host.truth().save
    subprocess.run(["pkill", "-KILL", "-f", str(tmp_path)], check=True)
    again.page.clock.run_for(QUIET)
    again.press(again.line.get_by_role("button", name="Use a new invitation"))  # once the host is not heard any more
    expect(again.lost).to_be_visible()
    host.page = host.frame = start()
    host.page.add_init_script(LATER)
    host.go_to_match("friends")
    assert host.truth().save == save
    come_back(table, again)
    table.play(moves=4)
    judge(again, table.saves)


def test_two_friends_share_a_phone_that_is_offline_at_first(friends: Callable[..., Friends]) -> None:
    """The code that failed may be tried again."""
    table = friends("pantti", "shared", players=4)
    host = table.host
    table.guests = [guest := table.guest(1)]
    guest.page.add_init_script("""
        const Whole = RTCPeerConnection;
        window.tries = 0;
        RTCPeerConnection = function (...args) {
            if (window.tries++ < 2) throw new Error('offline');
            return new Whole(...args);
        };""")
    link = host.invite(1)
    page = guest.page
    page.goto(link)
    page.locator(".friend-name input").fill(guest.name)
    guest.press(page.get_by_role("button", name="Sit down"))
    for tries in (1, 2):
        expect(page.get_by_role("alert")).to_contain_text("cannot connect")
        assert page.evaluate("window.tries") == tries
        page.locator(".paste textarea").fill(link)
        guest.press(page.get_by_role("button", name="Connect", exact=True))
    host.accept(page.locator(".friend-code textarea").input_value())
    guest.seat()

    host.sheet.locator(".friend-seats > li").nth(1).locator("select").select_option(label="on Bea’s phone")
    host.close_sheet()
    acted, end = Counter[int](), time.monotonic() + 90
    last: dict[Player, Any] = {}
    while min(acted[seat] for seat in (0, 1, 2)) < 2:
        assert time.monotonic() < end, acted
        if guest.frame.locator(".curtain").count():
            assert guest.look()["hand"] == []
            guest.wait_for_paint()
            guest.press(guest.frame.locator(".curtain .primary"))
            expect(guest.frame.locator(".curtain")).to_have_count(0)
        for one in (host, guest):
            seen = one.look()
            if not seen["moving"] and one.asks(seen) and last.get(one) != one.signature(seen):
                last[one] = one.signature(seen)
                acted[one.truth().state.current_player or 0] += 1
                one.play(seen)
        host.page.wait_for_timeout(25)
    viewers = {turn["view"]["viewer"] for turn in map(turn_in, guest.messages) if turn}
    assert viewers == {1, 2, None}


def turn_in(message: dict[str, Any]) -> dict[str, Any] | None:
    """Returns the turn that a message tells."""
    turn = message.get("turn") or message.get("answer") or {}
    return dict(turn) if "view" in turn else None


def test_late_doubled_and_disordered_messages(friends: Callable[..., Friends]) -> None:
    table = friends("pantti", "late", spoils=True, players=4)
    guest = table.guest(1)
    guest.page.add_init_script(SPOIL)
    table.guests.append(guest)
    table.host.connect(guest, table.host.invite(1))
    table.host.close_sheet()
    assert table.play(moves=10, check_every=3)
    spoilt = [one.page.evaluate("window.spoilt") for one in table.players]
    assert all(sum(page[kind] for page in spoilt) > 2 for kind in ("late", "doubled", "overtaken")), spoilt
    judge(guest, table.saves)


JUNK = ["", "=", "=junk", "=[]", "=null", '={"n":-1,"m":{}}', '={"n":1e99,"m":{}}', '={"n":1.5,"m":{"do":"bye"}}', "?"]


def test_a_hostile_guest_gets_nothing_and_stops_nothing(friends: Callable[..., Friends]) -> None:
    """Its page asks for what it may not have, and replays what it sent; then floods, and sends 10 MB. The match goes
    on."""
    table = friends("pantti", "hostile", [1], players=3)
    host, (guest,) = table.host, table.guests
    assert table.play(moves=2)
    while (found := table.turn()) and found[0] is guest:
        table.play(moves=1)
    before = host.truth()
    actions = [action["action"] for action in before.view(0)["actions"]]
    asked = [
        *({"do": "act", "seat": seat, "action": action} for seat in (0, 1, 2, None) for action in actions[:2]),
        *({"do": name, "seat": 1} for name in ("save", "deck", "fair", "link", "review", "calibrate", "constructor")),
        {"do": "view", "seat": 0},
        {"do": "view", "seat": 1, "also": [0, 2]},
        {"do": "view", "seat": 1, "viewer": 0},
        {"do": "hint", "seat": 0},
        {"do": "hint", "seat": 1},
        {"do": "log", "seat": 2},
        {"do": "why", "seat": 0, "card": "AS"},
        {"do": "advance", "seat": 1, "on": True},
        {"do": "undo", "seat": 0, "agreed": True},
        {"do": "next", "seat": 1},
        {"do": "open", "save": before.save},
        {"do": "reseat", "seats": [{"kind": "person", "name": "Eve"}] * 3},
        {"do": "new", "game": "pantti"},
        {"do": "lesson", "how": "off"},
        {"do": ["save"]},
        {"do": "__proto__", "seat": "0"},
        {"do": "act", "seat": 1, "action": {"toString": 1}},
        {"do": "act", "seat": 1, "action": "play " * 30_000},
        {"do": "view", "seat": 1, "__proto__": {"also": [0]}},
        None,
        "save",
        7,
    ]
    others = [
        {"do": "hello", "build": "", "key": "somebody-else", "name": "Eve", "face": ""},
        {"do": "vote", "number": 1, "yes": True},
        {"do": "vote"},
        {"do": "say", "gesture": "<img src=x onerror=alert(1)>"},
        {"do": "say", "gesture": {"id": "x"}},
        {"do": "turn", "turn": {}},
        {"do": "record", "save": "x"},
        {"do": 7},
        {},
    ]
    told = len(guest.messages)
    for number, request in enumerate(asked):
        guest.send({"do": "ask", "id": 1000 + number, "request": request})
        if number % 6 == 5:
            answered(guest, 1000 + number)
    guest.send(*others)
    guest.page.evaluate("all => { for (const piece of all) window.channel.send(piece); }", JUNK)
    guest.page.evaluate("window.channel.send(new Uint8Array([1, 2, 3]))")
    # what it sent before, once more
    guest.page.evaluate("window.channel.send(`=${JSON.stringify({n: 1, m: {do: 'hello', key: 'somebody-else'}})}`)")
    guest.send({"do": "ask", "id": 5000, "request": {"do": "view", "seat": 1}})
    answered(guest, 5000)
    assert host.truth().save == before.save
    assert [seat.name for seat in host.truth().record.seats][:2] == ["Maija", "Bea"]
    judge(guest, [before.save, *table.saves])
    answers = {message["id"]: message for message in guest.messages[told:] if message["do"] == "result"}
    assert {1000 + number for number in range(len(asked))} <= set(answers)
    for number, request in enumerate(asked):
        answer = answers[1000 + number]
        is_fair = isinstance(request, dict) and request.get("do") == "view" and request["seat"] == 1
        assert is_fair or "error" in answer or "isTold" in answer, (request, answer)
        assert not {"also", "save"} & keys_in(answer)
    # 10 MB, then a flood: the line closes, and the friend may come back
    for attack in (
        "for (let k = 0; k < 220; k += 1) window.channel.send(`+${'x'.repeat(48_000)}`)",
        "for (let k = 0; k < 600; k += 1) window.channel.send(`=${JSON.stringify({n: window.sent + 1, m: {}})}`)",
    ):
        guest.page.evaluate(f"() => {{ {attack} }}")
        expect(guest.lost).to_be_visible()
        is_gone(host)
        come_back(table, guest)
    assert host.truth().state.history[: len(before.state.history)] == before.state.history
    table.play(moves=4)
    judge(guest, [before.save, *table.saves])


def answered(guest: Guest, number: int) -> None:
    until(guest.page, lambda: any(message.get("id") == number for message in guest.messages))
