"""`python build.py monkey`: random people at the table. (For `--every` see every_fault.py.)

A seed is a person, a game and a trouble. The person plays, and taps, drags, types, leaves, reloads, turns the screen
and changes the language at random; after each step the page must hold `Monkey.check`. A failure names its seed:
`python build.py monkey --seed N` sends the same person again, though browsers and opponents keep their own time.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import re
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from math import inf
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from playwright.sync_api import BrowserContext, Error, Page, Playwright, expect, sync_playwright  # noqa: E402

import build  # noqa: E402
import kortti  # noqa: E402
from kortti.cards import CARDS  # noqa: E402
from kortti.records.record import parse  # noqa: E402
from kortti.table import Table  # noqa: E402
from kortti.terminal.language import FORMS, Words  # noqa: E402
from tests.engine.contract.test_hidden import named_in, seen_ever, told_in  # noqa: E402
from tests.page.faults import FAILING, kill_worker  # noqa: E402
from tests.page.player import LATER, LOOK, STORED, SYMBOLS, compare, slots_of  # noqa: E402
from tests.page.stored import WRITE, stored  # noqa: E402

GAMES = kortti.games()
TROUBLES = ("none", "slow", "worker", "store", "tab", "network")
STEPS = 60  # of one person
SHARE = 0.2  # of the steps before which the trouble strikes
PATIENCE = 60  # seconds until somebody must be able to act again; tenfold on a slow device
SCREENS = ((390, 844), (844, 390), (320, 568), (1280, 800), (768, 1024))
KEYS = ("Tab", "Shift+Tab", "Enter", "Space", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", *"uhlsn?1")
LANGUAGES = ("English", "Suomi", "Svenska", "Français", "日本語")
SETTINGS = {
    "animation": ["off", "fast", "normal"],
    "pace": ["instant", "fast", "normal"],
    "forced": ["words", "all", "off"],
}
# What a person does, and how often.
HABITS = {
    "play": 60,
    "tap": 5,
    "press": 8,
    "drag": 5,
    "key": 8,
    "back": 3,
    "forward": 2,
    "reload": 3,
    "resize": 3,
    "hide": 3,
    "speak": 1,
}

# Keeps the engine's last answers that show a match, each with its save, and fixes the page's random numbers.
HEAR = """
window.heard = [];
window.latest = null;
const Given = Worker;
window.Worker = class extends Given {
    constructor(...given) {
        super(...given);
        this.addEventListener('message', ({data}) => {
            if (data.save) heard.push(window.latest = [JSON.stringify(data.answer), data.save]);
            if (heard.length > 40) heard.shift();
        });
    }
};
let loads = 0;
try { localStorage.loads = loads = Number(localStorage.loads ?? 0) + 1; } catch { }
let number = %d * 1_000_000 + loads * 10_000;
crypto.getRandomValues = (array) => {
    for (let at = 0; at < array.length; at += 1) array[at] = (number += 1);
    return array;
};
"""
# Whether somebody can act: at the table or, on other screens, by any button or link.
RESTS = """() => {
    const find = (selector) => document.querySelector(selector);
    if (find('dialog[open], [role=alert] button, .notice button, .end-panel, .curtain, .ways')) return true;
    if (!find('.felt')) return find('#app :is(button:not(:disabled), a[href])') !== null && !find('#late');
    if (find('.table-screen[data-drawn]')) return false;
    return find('.line.mine') !== null && find(`.line.mine ~ .actions .action, .spots.hand .spot.playable,
        .spots.hand .spot[aria-pressed=true], .spots.board .spot[data-zone^="slot:"]`) !== null;
}"""
# Buttons, links and choices that lead nowhere else.
CONTROLS = ":is(button:not(:disabled), summary, a[href^='#'], input[type=radio], input[type=checkbox], select):visible"
HIDE = """(isHidden) => {
    Object.defineProperty(document, 'hidden', {configurable: true, get: () => isHidden});
    const state = isHidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => state});
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
}"""
# The table: its match as it is stored, which is read first, the engine's last answer with its save, what is shown (as
# JSON), the cards drawn, and the texts and attributes; null if something lies over it or it is not at rest.
TABLE = f"""async () => {{
    const [match] = (await ({STORED})()).filter(({{id}}) => location.hash.includes(`/table/${{id}}`));
    const table = document.querySelector('.cards')?.table;
    if (!match || !latest || !table || table.isMoving() || !({RESTS})()) return null;
    if (document.querySelector('dialog[open], .curtain')) return null;
    const nodes = [...document.querySelectorAll('.felt, .felt *, .table-bar button, .heard')]
        .filter((node) => !node.closest('.bubble, .hint') && !node.matches('path'));
    const drawn = table.sprites().map(({{card}}) => card).filter(Boolean);
    const texts = nodes.flatMap((node) => [
        ...node.getAttributeNames().map((name) => node.getAttribute(name)),
        ...[...node.childNodes].filter(({{nodeType}}) => nodeType === 3).map(({{data}}) => data),
    ]);
    return {{
        save: match.save, latest, seen: JSON.stringify(({LOOK})()), language: document.documentElement.lang,
        texts: [...drawn, ...texts],
    }};
}}"""
# The letters on cards, by country (web/src/store/settings.js).
RANKS = {"10": "T", "E": "A", "1": "A", "R": "K", "D": "Q", "Kn": "J", "V": "J", "B": "J"}
SIGN = re.compile(rf"(?<!\w)(10|Kn|[AE1KRQDJVB2-9])([{''.join(SYMBOLS)}])")


class Monkey:
    """A random person at a game under a trouble. `open_page` opens a tab of the person's browser."""

    def __init__(self, open_page: Callable[[], Page], site: str, seed: int, game: str = "", trouble: str = "") -> None:
        self.seed = seed
        self.game = game or GAMES[seed % len(GAMES)]
        self.trouble = trouble or TROUBLES[seed // len(GAMES) % len(TROUBLES)]
        self.site = site
        self.rng = random.Random(f"{seed}/{self.game}/{self.trouble}")
        self.errors: list[str] = []
        self.steps: list[str] = []
        self.counts: Counter[str] = Counter()
        self.tabs = [self.enter(open_page()) for _ in range(2 if self.trouble == "tab" else 1)]
        self.page = self.tabs[0]
        self.rested = time.monotonic()

    def enter(self, page: Page) -> Page:
        page.on("pageerror", lambda error: self.errors.append(f"{error}\n{error.stack}"))
        page.on("dialog", lambda dialog: dialog.accept())
        page.on("popup", lambda popup: popup.close())
        page.add_init_script(HEAR % self.seed)
        page.add_init_script(LATER)
        page.add_init_script(FAILING)
        page.set_default_timeout(20_000)
        if self.trouble == "slow":
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
        return page

    # One person

    def live(self, steps: int = STEPS) -> None:
        """Takes some steps, and checks the page after each. Raises `AssertionError` where it fails."""
        self.settle_in()
        for _ in range(steps):
            if self.rng.random() < SHARE:
                self.strike()
            habit = self.rng.choices([*HABITS], [*HABITS.values()])[0]
            if not self.is_at_table() and self.rng.random() < 0.4:
                habit = "sit"
            self.steps.append(habit)
            self.counts["steps"] += 1
            getattr(self, habit)()
            self.page.wait_for_timeout(self.rng.choice((0, 30, 300)))
            self.check()
        self.finish()

    def finish(self) -> None:
        """Sits down once more, without trouble, until what is shown has been compared with what is stored."""
        self.page.context.set_offline(False)
        self.reload()
        self.sit()
        until, compared = time.monotonic() + 2 * PATIENCE, self.counts["compared"]
        while self.counts["compared"] == compared:
            assert time.monotonic() < until, "the match cannot be gone on with"
            self.page.wait_for_timeout(300)
            self.check()
            self.play()

    def settle_in(self) -> None:
        """Opens the site with some pace, and deals."""
        self.page.goto(self.site)
        expect(self.page.locator(".tiles li").first).to_be_visible(timeout=90_000)
        settings = {name: self.rng.choice(values) for name, values in SETTINGS.items()}
        self.ask(WRITE, [["settings", stored(settings)]])
        self.page.reload()
        if self.trouble == "network":
            self.ask("navigator.serviceWorker.ready.then(() => true)")
        self.sit()
        for tab in self.tabs[1:]:
            tab.goto(self.page.url)

    def strike(self) -> None:
        """Lets the trouble strike."""
        match self.trouble:
            case "worker":
                self.steps.append("(worker killed)")
                kill_worker(self.page)
            case "store":
                failures = self.rng.choice((1, 2, 4))
                self.steps.append(f"({failures} writes fail)")
                self.ask(f"failures = {failures}")
            case "tab":
                self.page = next(tab for tab in self.tabs if tab is not self.page)
                self.steps.append(f"(tab {self.tabs.index(self.page)})")
                self.page.bring_to_front()
            case "network":
                self.counts["switches"] += 1
                self.steps.append("(network off)" if self.counts["switches"] % 2 else "(network on)")
                self.page.context.set_offline(bool(self.counts["switches"] % 2))

    def ask(self, script: str, *given: Any) -> Any:
        """Evaluates a script in the page; again if the page goes elsewhere meanwhile."""
        for _ in range(20):
            try:
                return self.page.evaluate(script, *given)
            except Error as error:
                if "navigation" not in error.message:
                    raise
                self.page.wait_for_load_state()
        raise AssertionError("the page never stays")

    # Habits

    def is_at_table(self) -> bool:
        return "#/table/" in self.page.url

    def sit(self) -> None:
        """Returns to the latest match of the game, or deals anew."""
        matches = [match for match in self.ask(STORED) if match["game"] == self.game]
        if matches and not matches[-1]["summary"]["over"] and self.rng.random() < 0.8:
            self.page.goto(f"{self.site}#/table/{matches[-1]['id']}")
        else:
            self.page.goto(f"{self.site}#/new/{self.game}")
            expect(self.page.locator("#deal")).to_be_visible(timeout=60_000)
            self.page.locator("#deal").dispatch_event("click")

    def play(self) -> None:
        """Does one of the things that the table offers: plays, answers, deals on."""
        boxes: list[dict[str, float]] = self.ask("""() => [...document.querySelectorAll(`
            .spots.hand .spot.playable, .line.mine ~ .actions .action:not(.aside), .ways .way, .spots.board .spot.lit,
            .spots.board .spot[data-zone^="slot:"], .end-panel .foot .primary, .curtain button, .notice button,
            [role=alert] button`)]
            .map((node) => node.getBoundingClientRect()).map(({x, y, width, height}) => ({x, y, w: width, h: height}))
            .filter(({x, y, w, h}) => w && h && x + w > 0 && y + h > 0)""")
        if boxes:
            box = self.rng.choice(boxes)
            self.touch(box["x"] + box["w"] / 2, box["y"] + box["h"] / 2)

    def place(self) -> tuple[float, float]:
        size = self.page.viewport_size or {"width": 390, "height": 844}
        return self.rng.uniform(0, size["width"]), self.rng.uniform(0, size["height"])

    def touch(self, x: float, y: float) -> None:
        if self.rng.random() < 0.5:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def tap(self) -> None:
        self.touch(*self.place())

    def press(self) -> None:
        controls = self.page.locator(CONTROLS)
        if count := controls.count():
            control = controls.nth(self.rng.randrange(count))
            with suppress(Error):  # it has gone, or another thing lies over it
                control.click(timeout=1000)

    def drag(self) -> None:
        cards = self.page.locator(".spots.hand .spot.playable")
        box = None
        if count := cards.count():
            with suppress(Error):
                box = cards.nth(self.rng.randrange(count)).bounding_box(timeout=1000)
        self.page.mouse.move(*((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) if box else self.place()))
        self.page.mouse.down()
        for _ in range(3):
            self.page.mouse.move(*self.place(), steps=3)
        lit = self.page.locator(".spots.board .spot.lit")
        if lit.count() and self.rng.random() < 0.7:
            with suppress(Error):
                box = lit.first.bounding_box(timeout=1000)
            if box:
                self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        self.page.mouse.up()

    def key(self) -> None:
        for _ in range(self.rng.randint(1, 5)):
            self.page.keyboard.press(self.rng.choice(KEYS))

    def back(self) -> None:
        self.page.go_back()
        if not self.page.url.startswith(self.site):
            self.page.goto(self.site)

    def forward(self) -> None:
        self.page.go_forward()

    def reload(self) -> None:
        self.page.reload()

    def resize(self) -> None:
        width, height = self.rng.choice(SCREENS)
        self.page.set_viewport_size({"width": width, "height": height})

    def hide(self) -> None:
        """Puts the page in the background for a while."""
        self.ask(HIDE, True)
        self.page.wait_for_timeout(self.rng.choice((20, 500, 2000)))
        self.ask(HIDE, False)

    def speak(self) -> None:
        """Changes the language at the settings, and returns."""
        self.page.goto(f"{self.site}#/settings")
        self.page.get_by_text(self.rng.choice(LANGUAGES), exact=True).first.dispatch_event("click")
        self.page.go_back()

    # What must hold

    def check(self) -> None:
        """Checks that nothing was thrown, that somebody can act or thinks, that the match is stored as it is shown,
        and that nothing hidden has come to the page.
        """
        assert not self.errors, self.errors
        patience = PATIENCE * (10 if self.trouble == "slow" else 1)
        while not self.ask(RESTS):
            waited = time.monotonic() - self.rested
            assert waited < patience, f"nobody can act for {waited:.0f} s"
            if waited < 10:
                return  # an opponent thinks, the engine starts: the person goes on meanwhile
            self.page.wait_for_timeout(200)
        self.rested = time.monotonic()
        heard = self.ask("heard.splice(0)")
        for answer, save in heard[-2:]:
            self.check_hidden(json.loads(answer), save)
        if heard:
            self.counts["answers"] += len(heard)
        if self.is_at_table():
            self.check_table()

    def check_hidden(self, answer: dict[str, Any], save: str) -> None:
        """Checks an answer of the engine: it names no card that its viewer has not seen."""
        view = answer.pop("view")
        if view["over"]:
            return  # the rules turn hands up
        named = named_in(answer) | told_in(view)
        hidden = named - seen_ever(Table(parse(save)).state, view["viewer"])
        assert not hidden, f"the page was told of {sorted(hidden)}"

    def check_table(self) -> None:
        """Checks that the match on the disk is the one that is shown. Storing may take a while, but until then it lacks
        one action of a person at most, unless writes fail or another tab plays.

        Also checks that the felt, the buttons of its bar, what is announced, and the canvas name only cards that the
        viewer has seen or the engine's answer names. Beyond these are sheets, rules and reviews; bubbles and hints tell
        what a card waits for.
        """
        until = time.monotonic() + 20
        while True:
            found = self.ask(TABLE)
            if not found:
                return  # it moves on
            answer, save = found["latest"]
            stored, shown = Table(parse(found["save"])), Table(parse(save))
            view = json.loads(answer)["view"]
            saves = f"stored:\n{found['save']}shown:\n{save}"
            if not view["over"] and not stored.state.is_terminal:
                seen = [seen_ever(table.state, view["viewer"]) for table in (stored, shown)]  # another tab may be ahead
                known = named_in(view).union(*seen)
                told = [text for text in found["texts"] if told_by(text, found["language"]) - known]
                assert not told or time.monotonic() < until - 18, f"the table names hidden cards: {told}\n{saves}"
                if told:  # what was said before an undo stays for a frame
                    self.page.wait_for_timeout(50)
                    continue
            late = actions_between(stored, shown)
            assert late <= 1 or self.trouble in ("store", "tab"), f"{late} actions are not stored\n{saves}"
            try:
                assert not late, "the last action is not stored"
                self.compare(json.loads(found["seen"]), stored.view(view["viewer"]), found["language"])
                break
            except AssertionError as error:
                if self.trouble == "store" and self.page.locator(".unsaved").count():
                    return  # it tells that it cannot store
                if time.monotonic() > until:
                    raise AssertionError(f"{error}\n{saves}") from error
            self.page.wait_for_timeout(50)
        self.counts["compared"] += 1
        self.counts["ends"] += bool(view["over"])

    def compare(self, seen: dict[str, Any], view: dict[str, Any], language: str) -> None:
        """Compares what is shown with a view: all of it if it is in English and no card is chosen, else the hand."""
        assert (seen["over"] is not None) == (view["over"] is not None)
        if view["over"]:
            return
        hand, own = Counter(spot["card"] for spot in seen["hand"]), Counter(view["hand"])
        is_choosing = slots_of(seen) or seen["ways"] or any(spot["chosen"] for spot in seen["hand"])
        assert not hand - own and (hand == own or slots_of(seen)), f"{hand}, {own}"
        if language == "en" and not is_choosing:
            compare(seen, view)

    def told(self) -> str:
        return f"seed {self.seed}, {self.game}, {self.trouble}: ... {', '.join(self.steps[-12:])}"


def actions_between(stored: Table, shown: Table) -> float:
    """Returns how many actions of people, new deals among them, one match has more than the other; infinitely many if
    it does not go on with it.
    """
    less, more = sorted((moves_of(stored), moves_of(shown)), key=len)
    return (
        inf if more[: len(less)] != less else sum(seat is None or seat in shown.people for seat, _ in more[len(less) :])
    )


def moves_of(table: Table) -> list[tuple[int | None, str]]:
    """Returns all actions of a match with their seats; a deal begins with its deck, of no seat."""
    record = table.record
    deals = zip(table.history.steps, record.deals, strict=True)
    return [
        move
        for steps, texts in deals
        for move in [(None, record.seed), *((step.seat, text) for step, text in zip(steps, texts, strict=True))]
    ]


@cache
def names_of(language: str) -> dict[str, str]:
    """Returns the cards by their names in a language, in all forms."""
    words = Words(language, aloud=True)
    return {words.card(card, form).lower(): card for card in CARDS for form in ("", *FORMS.values())}


def told_by(text: str, language: str) -> set[str]:
    """Returns the cards that a text names: ``7C``, "7♣", "seven of clubs"."""
    start = "" if language == "ja" else r"(?<!\w)"
    names = re.findall(f"{start}(?:{'|'.join(map(re.escape, names_of(language)))})", text.lower())
    signs = {RANKS.get(rank, rank) + SYMBOLS[suit] for rank, suit in SIGN.findall(text)}
    return named_in(text) | signs | {names_of(language)[name] for name in names}


@contextmanager
def served(folder: Path = build.DIST) -> Iterator[str]:
    """Serves the built site."""
    running = build.server(folder)
    threading.Thread(target=running.serve_forever, args=(0.05,), daemon=True).start()
    yield f"http://127.0.0.1:{running.server_port}/"
    running.shutdown()
    running.server_close()


def browse(playwright: Playwright, profile: str) -> BrowserContext:
    """Starts a browser with a profile, as a phone."""
    return playwright.chromium.launch_persistent_context(
        profile, executable_path=build.find_browser(), args=build.BROWSER_ARGS, locale="en-GB", has_touch=True,
        viewport={"width": 390, "height": 844},
    )  # fmt: skip


def roam(seed: int, minutes: float, game: str, trouble: str) -> bool:
    """Sends persons from `seed` on, at least one, and prints figures for each trouble; returns True if all was well."""
    until = time.monotonic() + 60 * minutes
    sums: dict[str, Counter[str]] = {}
    with served() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=build.find_browser(), args=build.BROWSER_ARGS)
        for number in itertools.count(seed):
            context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, locale="en-GB")
            begun = time.monotonic()
            monkey = Monkey(context.new_page, site, number, game, trouble)
            try:
                monkey.live()
            except KeyboardInterrupt:
                break
            except Exception as error:
                monkey.counts["failures"] += 1
                place = build.WORK / "monkey" / f"{number}.png"
                with suppress(Error):
                    monkey.page.screenshot(path=place)
                print(f"FAILED {monkey.told()}\n  at {monkey.page.url}: {error}\n  {place}", flush=True)
            counts = monkey.counts | Counter(people=1, seconds=round(time.monotonic() - begun))
            told = f"{counts['steps']} steps, {counts['seconds']} s"
            print(f"seed {number}, {monkey.game}, {monkey.trouble}: {told}", flush=True)
            sums.setdefault(monkey.trouble, Counter()).update(counts)
            context.close()
            if time.monotonic() > until:
                break
        browser.close()
    columns = ("people", "seconds", "steps", "answers", "compared", "ends", "failures")
    print(f"\n{'':10}" + "".join(f"{name:>10}" for name in columns))
    for name, counts in sums.items():
        print(f"{name:10}" + "".join(f"{counts[column]:10}" for column in columns))
    return not any(counts["failures"] for counts in sums.values())


def main() -> None:
    from tests.page import every_fault

    parser = argparse.ArgumentParser(prog="python build.py monkey", description=__doc__)
    parser.add_argument("--seed", type=int, help="this person alone or, with --minutes, the first")
    parser.add_argument("--minutes", type=float, help="sends persons for so long; without a seed 10")
    parser.add_argument("--game", choices=GAMES, default="")
    parser.add_argument("--trouble", choices=TROUBLES, default="")
    parser.add_argument("--every", choices=every_fault.FAULTS, help="this fault at every action of a deal of each game")
    options = parser.parse_args()
    if options.every:
        sys.exit(not every_fault.strike_every(options.every, [options.game] if options.game else GAMES))
    minutes = options.minutes or (10 if options.seed is None else 0)
    sys.exit(not roam(options.seed or 0, minutes, options.game, options.trouble))


if __name__ == "__main__":
    main()
