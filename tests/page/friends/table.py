"""A table with friends: a host's page, and guests' pages with storage of their own, connected by WebRTC.

Everything that reaches a guest is noted (`Guest.messages`), for `privacy.py` to judge.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from playwright.sync_api import Locator, Page, expect

from kortti.records.record import parse
from kortti.table import Table
from tests.page.player import Player
from tests.page.positions import begun
from tests.page.stored import prepare
from tests.page.waiting import until

SCREEN: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "locale": "en-GB",
    "service_workers": "block",
}
PEOPLE = ("Maija", "Bea", "Carl", "Dagny", "Eino", "Frida")
# Notes every piece that comes through a channel, and keeps the channel for tests that misuse it, with the number of the
# last message sent (see line.js), and its connection.
NOTE = """
window.pieces = [];
window.sent = 0;
const send = RTCDataChannel.prototype.send;
RTCDataChannel.prototype.send = function (piece) {
    window.sent = Math.max(window.sent, Number(/^=\\{"n":(\\d+)/.exec(piece)?.[1] ?? 0));
    return send.call(this, piece);
};
const make = RTCPeerConnection.prototype.createDataChannel;
RTCPeerConnection.prototype.createDataChannel = function (...args) {
    const channel = make.apply(this, args);
    channel.addEventListener('message', ({data}) => window.pieces.push(data));
    Object.assign(window, {channel, peer: this});
    return channel;
};
"""
CONNECTION = "[window.channel?.readyState, window.peer?.connectionState, window.peer?.iceConnectionState]"
# Sends whole texts up to half a second later, some of them twice, so in another order.
SPOIL = """
const straight = RTCDataChannel.prototype.send;
let chance = 7;
const random = () => (chance = (chance * 16807) % 2147483647) / 2147483647;
let isWhole = true;
window.spoilt = {late: 0, doubled: 0, overtaken: 0};
let latest = 0;
RTCDataChannel.prototype.send = function (piece) {
    const isAlone = isWhole && piece[0] === '=';
    isWhole = piece[0] === '=';
    if (!isAlone) return straight.call(this, piece);
    const delay = random() < 0.3 ? 0 : 500 * random();
    const go = () => this.readyState === 'open' && straight.call(this, piece);
    window.spoilt.late += delay > 0;
    window.spoilt.overtaken += performance.now() + delay < latest;
    latest = Math.max(latest, performance.now() + delay);
    setTimeout(go, delay);
    if (random() < 0.3) {
        window.spoilt.doubled += 1;
        setTimeout(go, delay + 200 * random());
    }
};
"""


def how_in(page: Page) -> str:
    """How to play in a page's browser: Playwright gives no touch to Firefox."""
    browser = page.context.browser
    return "mouse" if browser and browser.browser_type.name == "firefox" else "touch"


class Guest(Player):
    """A friend at a device of their own, or (`at` is None) the table in the middle or somebody who watches."""

    def __init__(self, page: Page, site: str, host: Host, name: str, at: int | None, seed: int) -> None:
        super().__init__(page, site, how=how_in(page), seed=seed)
        self.host = host
        self.name = name
        self.at = at
        self.requests: list[str] = []
        self._heard: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url.removeprefix(site)))

    def viewer(self, table: Table) -> int | None:
        return self.at

    def truth(self) -> Table:
        return self.host.truth()

    @property
    def messages(self) -> list[dict[str, Any]]:
        """All messages that have reached the guest, oldest first, but for heartbeats."""
        self._heard += self.page.evaluate("window.pieces?.splice(0) ?? []")
        return messages_in(self._heard)

    def forget(self) -> None:
        """Forgets the messages so far."""
        self.page.evaluate("window.pieces.splice(0)")
        self._heard.clear()

    @property
    def lost(self) -> Locator:
        """What the page says once the connection is gone."""
        return self.page.get_by_role("alert").filter(has_text="The connection to your friend’s table is gone")

    @property
    def line(self) -> Locator:
        return self.page.locator(".company-line")

    def send(self, *messages: Any) -> None:
        """Sends messages through the page's own channel, as a page that is not Kortti's might."""
        self.page.evaluate(
            "all => { for (const m of all) window.channel.send(`=${JSON.stringify({n: window.sent + 1, m})}`); }",
            list(messages),
        )

    def say(self, gesture: str) -> None:
        self.press(self.page.get_by_role("button", name="Friends", exact=True))
        self.press(self.page.locator("#friends").get_by_role("button", name=gesture))


def goes_on(save: str, other: str) -> bool:
    """Checks if a match is the beginning of another one."""
    deals, longer = parse(save).deals, parse(other).deals
    last = len(deals) - 1
    return (
        len(deals) <= len(longer) and deals[:last] == longer[:last] and longer[last][: len(deals[last])] == deals[last]
    )


def messages_in(pieces: Sequence[str]) -> list[dict[str, Any]]:
    """Puts the pieces of texts together; see rtc/channel.js and line.js."""
    texts, text = list[str](), ""
    for piece in pieces:
        text += piece[1:]
        if piece[0] == "=":
            texts.append(text)
            text = ""
    return [read["m"] for read in map(json.loads, texts) if read["n"]]


class Host(Player):
    """The friend whose page has the engine."""

    at = 0
    name = PEOPLE[0]

    def __init__(self, page: Page, site: str, seed: int = 0) -> None:
        super().__init__(page, site, how=how_in(page), seed=seed)
        self.requests: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url.removeprefix(site)))

    def viewer(self, table: Table) -> int | None:
        return 0

    def open(self, game: str, seed: str, after: int = 0, others: Mapping[str, str] | None = None, **rules: Any) -> None:
        """Opens a match from the store, after so many actions, at whose table opponents play until friends come. The
        saves `others`, by their ids, are for later (see `Friends.another`)."""
        table = begun(game, seed, "casual", after, **rules)
        prepare(self.page, self.site, {"friends": table.save, **(others or {})})
        self.go_to_match("friends")

    @property
    def sheet(self) -> Locator:
        return self.page.locator("#friends")

    @property
    def line(self) -> Locator:
        """The line over the table: a question, or whom all wait for."""
        return self.page.locator(".company-line")

    def open_sheet(self) -> None:
        if not self.sheet.count():
            friends = self.page.get_by_role("button", name="Friends", exact=True)
            if not friends.count():  # it is on the bar once they are there
                self.press(self.page.get_by_role("button", name="More", exact=True))
            self.press(friends)
        expect(self.sheet).to_be_visible()

    def close_sheet(self) -> None:
        self.press(self.sheet.get_by_role("button", name="Close"))
        expect(self.sheet).to_have_count(0)

    def invite(self, to: Any) -> str:
        """Invites to a seat, by its number, or presses a button of the sheet; returns the link to send."""
        self.open_sheet()
        if isinstance(to, int):
            to = self.sheet.locator(".friend-seats > li").nth(to - 1).get_by_role("button", name=re.compile("^Invite"))
        self.press(to)
        name = self.sheet.locator(".friend-name input")
        code = self.sheet.locator(".friend-code textarea")
        expect(name.or_(code)).to_be_visible()
        if name.count():
            name.fill(PEOPLE[0])
            self.press(self.sheet.get_by_role("button", name="Go on"))
        return str(code.input_value())

    def accept(self, answer: str) -> None:
        """Takes the friend's answer."""
        self.press(self.sheet.get_by_role("button", name="Next: their answer"))
        self.sheet.locator(".paste textarea").fill(answer)
        self.press(self.sheet.get_by_role("button", name="Connect", exact=True))

    def connect(self, guest: Guest, link: str) -> None:
        """Has a guest's page follow a link, and brings its answer back."""
        if guest.page.locator(".join .paste").count():
            guest.page.locator(".paste textarea").fill(link)
            guest.press(guest.page.get_by_role("button", name="Connect", exact=True))
        else:
            guest.page.goto(link)
        name = guest.page.locator(".friend-name input")
        code = guest.page.locator(".friend-code textarea")
        expect(name.or_(code)).to_be_visible()
        if name.count():
            name.fill(guest.name)
            guest.press(guest.page.get_by_role("button", name="Sit down"))
        self.accept(code.input_value())
        try:
            guest.seat()
        except AssertionError as error:
            states = [page.evaluate(CONNECTION) for page in (self.page, guest.page)]
            error.add_note(f"Host and guest: {states}; the host shows\n{self.page.locator('body').aria_snapshot()}")
            raise


class Friends:
    """A host and guests. `players` act; all of `everybody` look on."""

    def __init__(self, host: Host, start: Callable[[int | None], Page]) -> None:
        self.host = host
        self.guests: list[Guest] = []
        self._start = start
        self._saves: list[str] = []
        self._last: dict[Player, Any] = {}  # what each saw when they acted last

    @property
    def everybody(self) -> list[Host | Guest]:
        return [self.host, *self.guests]

    @property
    def players(self) -> list[Host | Guest]:
        return [self.host, *(guest for guest in self.guests if guest.at is not None)]

    def guest(self, at: int | None = None, page: Page | None = None) -> Guest:
        """Returns a guest's page, not connected yet."""
        number = len(self.guests) + 1
        return Guest(page or self._start(at), self.host.site, self.host, PEOPLE[number], at, seed=number)

    def seat(self, *seats: int, pages: Sequence[Page] = ()) -> None:
        """Invites a friend to each of some seats; `pages` are theirs if they have been here before."""
        for at, page in zip_longest(seats, pages):
            guest = self.guest(at, page)
            self.host.connect(guest, self.host.invite(at))
            self.guests.append(guest)
        self.host.close_sheet()

    def another(self, id: str, *seats: int) -> None:
        """The host leaves the table for another stored match, and invites the same friends to it."""
        self.host.moves = 0
        self.host.go_to_match(id)
        self.begin_again()
        pages = [guest.page for guest in self.guests]
        self.guests = []
        self.seat(*seats, pages=pages)

    def show(self, button: str) -> Guest:
        """Invites a device without a seat; `button` is that of the sheet."""
        guest = self.guest()
        self.host.connect(guest, self.host.invite(self.host.sheet.get_by_role("button", name=button)))
        self.guests.append(guest)
        self.host.close_sheet()
        return guest

    def agree(self) -> Table:
        """Compares every page with the host's match once all have got the same turn."""

        def agreed() -> Table:
            table = self.host.truth()
            for one in self.everybody:
                seen = one.look()
                try:
                    one.compare(seen, table)
                except AssertionError as error:
                    error.add_note(f"{one.name} sees {seen}, the host has\n{table.save}")
                    raise
            return table

        table = until(self.host.page, agreed)
        self._saves.append(table.save)
        return table

    @property
    def saves(self) -> list[str]:
        """The match as it is now, and before each undo."""
        return [
            save
            for k, save in enumerate(self._saves)
            if not any(goes_on(save, other) for other in self._saves[k + 1 :])
        ]

    def begin_again(self) -> None:
        """Forgets what has been compared and what has reached the guests: another match begins."""
        self._saves.clear()
        for guest in self.guests:
            guest.forget()

    def turn(self, seconds: float = 30) -> tuple[Host | Guest, dict[str, Any]] | None:
        """Waits for the player who is asked for an action; returns who it is and what they see, or None once the deal
        is over for all players."""
        for _ in range(int(seconds / 0.025)):
            looks = []
            for one in self.players:
                looks.append(seen := one.glance())
                if seen and not seen["moving"] and self._last.get(one) != one.signature(seen) and one.asks(seen):
                    one.wait_for_paint()
                    return one, seen
            if all(seen and seen["over"] for seen in looks):
                return None
            self.host.page.wait_for_timeout(25)
        raise AssertionError(f"nothing happens any more: {looks}")

    def play(self, moves: int = 10_000, check_every: int = 6) -> bool:
        """Everybody plays, at most so many moves, until the next one is asked; returns False once the deal is over."""
        self._last = {}
        for move in range(moves + 1):
            found = self.turn()
            if found is None:
                self.agree()
                return False
            if move == moves:
                self.agree()
                break
            one, seen = found
            if move % check_every == 0:
                self.agree()
            self._last[one] = one.signature(seen)
            one.play(seen)
        return True
