"""A player in the page: reads the table, and plays by touch, mouse or keyboard.

A player knows only what the page shows. `truth` opens the stored match with the engine of this process, to compare.
"""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Frame, Page, expect

from kortti.cards import CARDS
from kortti.records.record import parse
from kortti.table import Table
from tests.page.waiting import until

# What the page shows, read at once from the DOM; `moving` and `sprites` are read from the canvas.
LOOK = """() => {
    const felt = document.querySelector('.felt');
    const table = document.querySelector('.cards')?.table;
    if (!felt || !table) return null;
    const box = (node) => {
        const {x, y, width, height} = node.getBoundingClientRect();
        return {x, y, w: width, h: height};
    };
    const spots = (kind) => [...felt.querySelectorAll(`.spots.${kind} .spot`)].map((node) => ({
        card: node.dataset.card ?? null, zone: node.dataset.zone ?? null,
        label: node.getAttribute('aria-label'), box: box(node),
        playable: node.classList.contains('playable'), lit: node.classList.contains('lit'),
        chosen: node.getAttribute('aria-pressed') === 'true', note: node.firstElementChild?.dataset.note ?? '',
    }));
    const text = (selector) => felt.querySelector(selector)?.textContent ?? '';
    return {
        hand: spots('hand'),
        places: spots('board'),
        actions: [...felt.querySelectorAll('.actions .action:not(.aside)')].map((node) => ({
            text: node.querySelector('span').textContent, box: box(node),
        })),
        ways: [...felt.querySelectorAll('.ways .way > .unseen')].map((node) => node.textContent),
        plates: [...felt.querySelectorAll('.plate')].map((node) => node.querySelector('.unseen').textContent),
        marks: [...felt.querySelectorAll('.coin, .heap-of-chips')].map((node) => node.getAttribute('aria-label')),
        prompt: text('.prompt'),
        said: text('.said'),
        mine: felt.querySelector('.line.mine') !== null,
        over: felt.querySelector('.end-panel')?.getAttribute('aria-label') ?? null,
        curtain: felt.querySelector('.curtain') !== null,
        moving: table.isMoving(),
    };
}"""
# The same as JSON, which takes a fifth of the time of objects.
GLANCE = f"""(before) => new Promise((resolve) => {{
    let tries = 20;
    const look = () => {{
        const seen = JSON.stringify(({LOOK})());
        if (seen !== before || !tries--) resolve(seen);
        else setTimeout(look, 25);
    }};
    look();
}})"""
# The stored matches, latest last.
STORED = """() => new Promise((resolve, reject) => {
    const opening = indexedDB.open('kortti');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
        const database = opening.result;
        const asking = database.transaction('values').objectStore('values').getAll();
        asking.onerror = () => reject(asking.error);
        asking.onsuccess = () => {
            const all = asking.result.map(({data}) => data).filter((data) => data?.save);
            database.close();
            resolve(all.sort((a, b) => a.updated - b.updated));
        };
    };
})"""
SYMBOLS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
RANKS = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"]
NAME = re.compile(rf"(?:{'|'.join(RANKS)}) of (?:clubs|diamonds|hearts|spades)")
STANDS = re.compile(r" as (?:the )?[a-z]+(?: of [a-z]+)?")  # the card that a wild card stands for
SUITS = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"}


def card_of(text: str) -> str:
    """Parses an English name or symbol of a card: ``7C`` from "seven of clubs" and from "7♣"."""
    if named := re.match(r"(\w+) of (\w+)", text):
        return "A23456789TJQK"[RANKS.index(named[1])] + SUITS[named[2]]
    text = text.replace("\ufe0e", "")
    return text[:-1].replace("10", "T") + SYMBOLS[text[-1]]


def slots_of(seen: dict[str, Any]) -> list[dict[str, Any]]:
    """Returns the slots to be filled by hand; if there are any, tapping a card toggles it."""
    return [place for place in seen["places"] if place["zone"].startswith("slot:")]


# Taps twice, the second time as soon as the page is free, however slow the machine; that tap reaches what has
# come there meanwhile.
DOUBLE_TAP = """(node) => new Promise((resolve) => {
    node.scrollIntoView({block: 'nearest'});
    const {x, y, width, height} = node.getBoundingClientRect();
    const tap = () => {
        const target = document.elementFromPoint(x + width / 2, y + height / 2);
        target.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
        target.click();
    };
    tap();
    setTimeout(() => resolve(tap()));
})"""
# How often the engine has started in this page.
READY = "performance.getEntriesByName('engine-ready').length"
# Counts requests to the engine by their type: `window.asked.act`.
ASKED = """
window.asked = {};
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (data) {
    const what = /"do":"(\\w+)"/.exec(data.request ?? '')?.[1];
    if (what) window.asked[what] = (window.asked[what] ?? 0) + 1;
    return post.call(this, data);
};
"""
# How many Tabs it is from the focus to the first element that matches, or probably is; negative: with Shift.
TABS = """(selector) => {
    const isReached = (node) => node.tabIndex >= 0 && !node.disabled && !node.closest('[inert]')
        && node.checkVisibility({visibilityProperty: true});
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
        .filter(isReached);
    const to = all.findIndex((node) => node.matches(selector));
    return to < 0 ? 1 : to - all.indexOf(document.activeElement);
}"""
# The page ignores presses that began before the table was seen; this makes all of them count.
LATER = "Object.defineProperty(Event.prototype, 'timeStamp', {get: () => performance.now() + 1000})"


def has_stored(page: Page, count: int) -> None:
    """Waits until so many matches are stored: one in which nothing was done is deleted a little later."""
    until(page, lambda: len(page.evaluate(STORED)) == count)


FORCED = "When there is no choice"


class Player:
    """A person at the page. `how` is "touch", "mouse" or "keys"; if not `quick`, it looks before each press."""

    def __init__(self, page: Page, site: str, how: str = "touch", seed: int = 0, quick: bool = True) -> None:
        self.page = page
        if quick:
            page.add_init_script(LATER)
            page.evaluate(LATER)
        self.frame: Page | Frame = page  # or the frame that holds the site
        self.site = site
        self.how = how
        self.seed = seed
        self.rng = random.Random(seed)
        self.moves = 0
        self.matches = 0

    # Getting to the table

    def hurry(self, pace: str = "At once") -> None:
        """Sets the pace so that tests need not wait: no flying cards, instant opponents."""
        self.frame.goto(f"{self.site}#/settings")
        for label, value in (("Movement of cards", "Off"), ("Opponents play", pace), (FORCED, "I play everything")):
            choice = self.frame.get_by_role("group", name=label).get_by_role("radio", name=value)
            self.press(choice)
        expect(self.frame.locator("html")).to_have_attribute("data-motion", "off")

    def new(self, game: str, change: Callable[[Page | Frame], None] | None = None) -> None:
        """Starts a new game from Home; `change` may choose house rules on the way."""
        self.frame.goto(f"{self.site}#/")
        self.press(self.frame.get_by_role("link", name=f"Options for {game}"))
        expect(self.frame.locator("#deal")).to_be_visible(timeout=30_000)
        if change:
            change(self.frame)
        self.fix_chance()
        self.press(self.frame.locator("#deal"))
        self.seat()

    def fix_chance(self) -> None:
        """Fixes the page's randomness, so that every run of a test has the same deals."""
        self.matches += 1
        # The seed is made of two numbers as text, which the tests' decks depend on.
        fixed = """(seed) => { crypto.getRandomValues = (array) => (array.length < 4 ? array.map(() => seed++)
            : [{text: [seed++, seed++].map((number) => number.toString(36)).join(''),
                toString() { return {padStart: () => this.text}; }}]); }"""
        self.frame.evaluate(fixed, 1_000_000 * self.seed + 1000 * self.matches)

    def go_to_match(self, id: str) -> None:
        """Opens the table of a stored match."""
        self.page.goto(f"{self.site}#/table/{id}")
        self.seat()

    def first(self, game: str) -> None:
        """Taps the tile of a game on Home for the first time, and just plays."""
        self.page.get_by_role("button", name=f"Play {game}").tap()
        self.page.get_by_role("button", name="Just play").tap()

    def seat(self) -> None:
        """Waits until the table is ready for play."""
        expect(self.frame.locator(".table-screen:not([data-drawn], .looking) .spots.board .spot").first).to_be_visible(
            timeout=45_000
        )

    def press(self, target: Any) -> None:
        """Presses a button, link or choice by touch, mouse or keyboard."""
        if self.how == "keys":
            target.focus()
            target.press("Enter" if target.evaluate("node => ['A', 'BUTTON'].includes(node.tagName)") else "Space")
        elif self.how == "touch":
            target.tap()
        else:
            target.click()

    # Reading the page

    def glance(self, after: str = "") -> dict[str, Any] | None:
        """Returns what the page shows, or None if there is no table. Waits for half a second while that is `after`, as
        it stands in `glanced`.
        """
        self.glanced: str = self.frame.evaluate(GLANCE, after)
        seen: dict[str, Any] | None = json.loads(self.glanced)
        return seen

    def look(self) -> dict[str, Any]:
        seen = self.glance()
        assert seen is not None, "no table"
        return seen

    def signature(self, seen: dict[str, Any]) -> Any:
        """Returns a value that changes with every event."""
        spots = [(spot["label"], spot["card"]) for spot in seen["hand"] + seen["places"]]
        return spots, [action["text"] for action in seen["actions"]], seen["plates"], seen["marks"], seen["over"]

    def wait(self, before: Any = None, seconds: float = 30) -> dict[str, Any]:
        """Waits until the table has changed, is at rest, and asks the player for an action (or the deal is over)."""
        end, self.glanced = time.monotonic() + seconds, ""
        while time.monotonic() < end:
            seen = self.glance(self.glanced)
            is_new = seen and not seen["moving"] and self.signature(seen) != before
            if is_new and (self.asks(seen) or seen["over"] or seen["curtain"]):
                self.wait_for_paint()
                return seen
        raise AssertionError(f"nothing happens any more: {seen}")

    def wait_for_presses(self) -> None:
        """Waits until presses count: the page ignores those on something too new to have been seen."""
        expect(self.frame.locator("[data-live]")).to_be_attached()

    def wait_for_paint(self) -> None:
        """Waits for a frame: the table ignores presses on what has not been painted."""
        self.frame.evaluate("() => new Promise(requestAnimationFrame)")

    def asks(self, seen: dict[str, Any]) -> bool:
        """Checks if the table asks the player for an action, and none of the player's own is under way."""
        if seen["ways"] or any(spot["chosen"] for spot in seen["hand"]):
            return False
        if slots_of(seen) and any(action["text"] == "Lay down" for action in seen["actions"]):
            return False
        return bool(seen["mine"] and (seen["actions"] or any(spot["playable"] for spot in seen["hand"])))

    def truth(self) -> Table:
        """Opens the match on the table, or else the one that the page stored last, in this process. A match is shown
        before it is stored, so this waits for its first save.
        """

        def stored() -> list[dict[str, Any]]:
            shown = self.frame.evaluate("location.hash.split('/table/')[1]")
            return [match for match in self.frame.evaluate(STORED) if shown in (None, match["id"])]

        return Table(parse(until(self.page, stored)[-1]["save"]))

    def agree(self, compare: Callable[[Table], None]) -> Table:
        """Repeats `compare` with the stored match until it holds: the page shows a turn before storing it."""

        def agreed() -> Table:
            compare(table := self.truth())
            return table

        return until(self.page, agreed)

    def check(self, seen: dict[str, Any], table: Table | None = None) -> Table:
        """Compares what the page shows with the engine's view of the stored match, or of a given one."""
        if table is None:
            return self.agree(lambda table: self.compare(seen, table))
        self.compare(seen, table)
        return table

    def viewer(self, table: Table) -> int | None:
        """Returns the seat whose hand the page shows."""
        return table.people[0]

    def compare(self, seen: dict[str, Any], table: Table) -> None:
        compare(seen, table.view(self.viewer(table)))

    # Acting

    def play(self, seen: dict[str, Any]) -> None:
        """Makes one random move of those that the page offers."""
        choices = [spot for spot in seen["hand"] if spot["playable"]] + seen["actions"]
        choice = self.rng.choice(choices)
        self.moves += 1
        if "card" not in choice:
            self.push(seen["actions"].index(choice))
            if slots_of(seen):
                self.settle()
            return
        lit = {"touch": self.tap, "mouse": self.click_or_drag, "keys": self.walk}[self.how](choice)
        if lit is not None:
            places = self.lit_places()
            if places:  # it has several places, or several cards can be chosen
                assert len(places) > 1 or slots_of(seen) or self.look()["actions"] != seen["actions"]
                self.go_to(self.rng.choice(places)["zone"])
        if slots_of(seen):
            self.settle()

    def settle(self) -> None:
        """Answers a question before an action: which way to lay, or which end of a run."""
        self.page.wait_for_timeout(60)
        seen = self.look()
        if seen["ways"]:
            self.press(self.frame.locator(".ways .way").nth(self.rng.randrange(len(seen["ways"]))))
        elif seen["prompt"].startswith("Which end does"):
            self.push(self.rng.randrange(len(seen["actions"])))

    def go_to(self, zone: str) -> None:
        """Moves the chosen cards to a place; in a slot, takes back its cards."""
        self.wait_for_paint()
        places = self.look()["places"]
        number = [place["zone"] for place in places].index(zone)
        if self.how == "keys":
            self.step_to("board", number)
            self.page.keyboard.press("Enter")
        else:
            self.point(places[number]["box"])

    def push(self, number: int) -> None:
        """Presses the action button with this number."""
        button = self.frame.locator(".actions .action").nth(number)
        if self.how == "keys":
            self.tab_to(".actions .action")
            for _ in range(number):
                self.page.keyboard.press("Tab")
            assert button.evaluate("node => node === document.activeElement")
            self.page.keyboard.press("Enter")
        else:
            self.press(button)

    def middle(self, box: dict[str, float]) -> tuple[float, float]:
        x, y = box["x"] + box["w"] / 2, box["y"] + box["h"] / 2
        return x, y

    def point(self, box: dict[str, float]) -> None:
        """Taps or clicks the centre of a box."""
        x, y = self.middle(box)
        if self.how == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def tap(self, spot: dict[str, Any]) -> list[str] | None:
        self.point(spot["box"])
        return self.lit()

    def click_or_drag(self, spot: dict[str, Any]) -> list[str] | None:
        if self.moves % 2:
            return self.tap(spot)
        self.drag(spot)
        return None

    def drag(self, spot: dict[str, Any]) -> None:
        """Drags a card to a highlighted place."""
        mouse = self.page.mouse
        mouse.move(*self.middle(spot["box"]))
        mouse.down()
        mouse.move(spot["box"]["x"] + 10, spot["box"]["y"] - 30, steps=3)
        mouse.move(spot["box"]["x"] + 20, spot["box"]["y"] - 60, steps=3)
        lit = self.lit_places()
        if lit:
            mouse.move(*self.middle(self.rng.choice(lit)["box"]), steps=4)
        else:  # it goes to a player
            (plate,) = [self.frame.locator(".plate.lit")]
            box = plate.bounding_box()
            assert box
            mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        mouse.up()

    def drag_to(self, card: str, to: dict[str, float]) -> None:
        """Drags a card of the hand to the centre of a box."""
        mouse = self.page.mouse
        spot = next(spot for spot in self.look()["hand"] if spot["card"] == card)
        mouse.move(*self.middle(spot["box"]))
        mouse.down()
        mouse.move(spot["box"]["x"] + 10, spot["box"]["y"] - 30, steps=4)
        mouse.move(*self.middle(to), steps=6)
        mouse.up()

    def walk(self, spot: dict[str, Any]) -> list[str] | None:
        """Moves to a card with Tab and arrow keys, and presses Enter."""
        hand = self.look()["hand"]
        same = [k for k, own in enumerate(hand) if own["card"] == spot["card"]]  # two packs may hold two of them
        self.step_to("hand", min(same, key=lambda k: abs(hand[k]["box"]["x"] - spot["box"]["x"])))
        ring = """(({outlineStyle, outlineWidth}) => outlineStyle === 'solid' ? parseFloat(outlineWidth) : 0)(
            getComputedStyle(document.activeElement, '::before'))"""
        assert self.frame.evaluate(ring) >= 2, "the focus cannot be seen"
        self.page.keyboard.press("Enter")
        return self.lit()

    def step_to(self, kind: str, number: int) -> None:
        """Moves to a card of the hand or a place of the board with Tab and the fewest keys: arrows go round."""
        self.tab_to(f".spots.{kind} .spot")
        focus = f"""(() => {{
            const all = [...document.querySelectorAll('.spots.{kind} .spot')];
            return [all.indexOf(document.activeElement), all.length];
        }})()"""
        at, count = self.frame.evaluate(focus)
        right, left = ["ArrowRight"], ["ArrowLeft"]
        ways = (right * ((number - at) % count), left * ((at - number) % count))
        ends = (["Home", *right * number], ["End", *left * (count - 1 - number)])
        for key in min(*ways, *ends, key=len):
            self.page.keyboard.press(key)
        assert self.frame.evaluate(focus) == [number, count]

    def tab_to(self, selector: str) -> None:
        """Presses Tab, or Shift and Tab, until the first element that matches the selector has the focus."""
        for _ in range(40):
            tabs = int(self.frame.evaluate(TABS, selector))
            if not tabs:
                return
            for _ in range(abs(tabs)):
                self.page.keyboard.press("Tab" if tabs > 0 else "Shift+Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    def lit(self) -> list[str] | None:
        """Returns the zones highlighted for the picked card."""
        return [place["zone"] for place in self.look()["places"] if place["lit"]]

    def lit_places(self) -> list[dict[str, Any]]:
        """Returns the places highlighted for the picked card, except slots."""
        return [place for place in self.look()["places"] if place["lit"] and not place["zone"].startswith("slot:")]

    def make_moves(self, count: int) -> dict[str, Any]:
        """Makes some moves, and returns what the page shows then."""
        seen = self.wait()
        for _ in range(count):
            before = self.signature(seen)
            self.play(seen)
            seen = self.wait(before)
        assert not seen["over"]
        return seen

    def play_deal(self, check_every: int = 4) -> dict[str, Any]:
        """Plays to the end of the deal, checking the table every few moves; returns what the page shows then."""
        seen = self.wait()
        while not seen["over"]:
            if self.moves % check_every == 0:
                self.check(seen)
            before = self.signature(seen)
            self.play(seen)
            seen = self.wait(before)
        self.check(seen)
        return seen

    def give_up(self) -> None:
        """Deletes the match at the table."""
        self.press(self.frame.get_by_role("button", name="More", exact=True))
        self.press(self.frame.get_by_role("button", name="Give up"))
        self.press(self.frame.get_by_role("dialog").get_by_role("button", name="Give up"))

    def next_deal(self) -> None:
        self.press(self.frame.locator(".end-panel .foot .primary"))
        expect(self.frame.locator(".end-panel")).to_have_count(0)


def compare(seen: dict[str, Any], view: Mapping[str, Any]) -> None:
    """Compares what a page in English shows with a view."""
    assert sorted(spot["card"] for spot in seen["hand"]) == sorted(view["hand"])
    for spot in seen["hand"]:
        assert card_of(spot["label"]) == spot["card"]
        assert spot["playable"] == any(action["card"] == spot["card"] for action in view["actions"])
    laid = sum(bool(action["groups"]) for action in view["actions"])  # all behind one button
    lifts = sum(action["lifts"] is not None for action in view["actions"])
    plain = sum(action["card"] is None for action in view["actions"]) - laid - lifts
    assert len(seen["actions"]) == plain + bool(laid) + bool(lifts)
    board = [place for place in view["places"] if place["seat"] is None]
    grid = [place["zone"] for place in board if place["form"] != "fan"]
    fans = [place for place in board if place["form"] == "fan"]
    slots = [f"slot:{number}" for number in range(len(view["slots"]))]
    first = [*grid, *slots]
    assert sorted(spot["zone"] for spot in seen["places"][: len(grid)]) == sorted(grid)
    assert [spot["zone"] for spot in seen["places"][len(grid) : len(first)]] == slots
    read = seen["places"][: len(grid)]  # line by line, as shown
    assert read == sorted(read, key=lambda spot: (spot["box"]["y"], spot["box"]["x"]))
    laid = seen["places"][len(first) :]  # they may be ordered by owner
    assert sorted(spot["zone"] for spot in laid) == sorted(place["zone"] for place in fans)
    assert laid == sorted(laid, key=lambda spot: (spot["box"]["y"], spot["box"]["x"]))
    for spot, zone in ((spot, spot["zone"]) for spot in seen["places"] if spot["zone"] not in slots):
        (place,) = (place for place in board if place["zone"] == zone)
        if place["form"] == "fan":
            label = STANDS.sub("", spot["label"])
            assert [card_of(name) for name in NAME.findall(label)] == place["cards"]
            assert len(STANDS.findall(spot["label"])) == sum(map(bool, place["stands"]))
        if place["closed"]:
            assert "closed" in spot["label"] or "face down" in spot["label"] or not place["cards"]
        elif place["cards"] and place["cards"][-1] in CARDS and place["form"] == "pile":
            assert card_of(NAME.findall(spot["label"])[-1]) == place["cards"][-1]
            if place["labels"]:
                assert f": {view['seats'][place['labels'][0]]['name'] or 'You'} " in spot["label"]
    counts = [int(re.search(r": (one|\d+) card", plate)[1].replace("one", "1")) for plate in seen["plates"]]
    n = len(view["seats"])
    order = [*((view["front"] + 1 + k) % n for k in range(n - 1)), view["front"]]
    assert counts == [view["seats"][seat]["cards"] for seat in order]
    assert (seen["over"] is not None) == (view["over"] is not None)


def open_rule(frame: Page | Frame, label: str) -> None:
    """Opens a house rule in the options of a game, to choose its value."""
    for part in (frame.locator(".each"), frame.locator(".option", has=frame.get_by_text(label, exact=True))):
        if part.get_attribute("open") is None:
            part.locator("> summary").click()
        expect(part).to_have_attribute("open", "")


def value_of(card: str) -> int:
    """Returns the points that a card in hand costs if aces are low."""
    return "A23456789TJQK".index(card[0]) + 1


def read_rows(frame: Page | Frame) -> list[dict[str, Any]]:
    """Reads the end of a deal in the order of seats: each row's position, player, cards, points, total, and and True if
    they won.
    """
    script = """rows => rows.map((row, line) => ({
        line, seat: Number(row.dataset.seat),
        name: row.querySelector('.who b').textContent,
        won: row.querySelector('.badge:not(.left)') !== null,
        points: row.querySelector('.sums b')?.textContent ?? null,
        total: row.querySelector('.sums span')?.textContent ?? null,
        cards: [...row.querySelectorAll('.small-card')].map((node) => node.textContent),
        text: [...row.querySelectorAll('.why')].map((node) => node.textContent).join(' '),
    }))"""
    rows: list[dict[str, Any]] = frame.locator(".deal-rows > li").evaluate_all(script)
    rows.sort(key=lambda row: int(row["seat"]))
    for row in rows:
        row["points"] = number_of(row["points"])
        row["total"] = number_of(row["total"])
        row["cards"] = [card_of(card) for card in row["cards"]]
    return rows


def number_of(text: str | None) -> int | None:
    found = re.search(r"[+−-]?\d+", text) if text else None
    return int(found[0].replace("−", "-")) if found else None
