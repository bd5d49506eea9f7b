"""Every screen in an invented language on a narrow phone: all text comes from the words, and nothing is cut off where
texts are longer than in English.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Page, expect

import kortti
from tests.page.player import Player
from tests.page.positions import NAMES, named_positions
from tests.page.screens.test_puzzle import position
from tests.page.screens.test_review import BRIEF
from tests.page.stored import prepare
from tests.pseudo import pseudo_words

TABLES = {"pantti": 3, "ristikontra": 4, "myllymatti": 3, "swedish-gin-rummy": 3}
RELATED = {"fan-tan": 4, "sedma": 4, "skitgubbe": 4}  # variants: only differences from their base game are checked
# Shown by a complete screen.
SHOWS = {"new": "#deal", "rules": ".prose section", "today": ".day-game", "opponents": ".ladder"}
# Swedish words come from the test, all other files from the site.
WORDS = """
const real = window.fetch;
const isSwedish = (what) => /words[/](later-)?sv-/.test(String(what)); // there are two files
window.fetch = (what, ...more) => (isSwedish(what) ? Promise.resolve(new Response(WORDS)) : real(what, ...more));
"""
# Texts that are seen, texts that are read aloud, and texts that are cut off: [element, text] each.
READ = """() => {
    // who sits at a match, and what has happened, are a tap away; the heading is for the ear on phones
    const MEANT = '.match .note, .more, .said, #games';
    const NONE = '.unseen, .by-text, textarea, input, select, pre, code';
    const isSeen = (node) => node.checkVisibility({visibilityProperty: true}) && !node.closest(NONE);
    const all = [...document.querySelectorAll('#app *')].filter(isSeen);
    const inside = (node) => [...node.childNodes].filter(({nodeType}) => nodeType === 3);
    const own = (node) => inside(node).map(({textContent}) => textContent).join(' ').trim();
    const heard = (node) => ['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name));
    const cut = all.filter((node) => {
        const {overflowX, overflowY, display} = getComputedStyle(node);
        const {scrollWidth, clientWidth, scrollHeight, clientHeight} = node;
        if (display === 'inline' || !own(node) || !clientWidth || node.matches(MEANT)) return false;
        const hides = (how) => ['hidden', 'clip'].includes(how) || node.matches('button, a.button');
        if (hides(overflowX) && scrollWidth > clientWidth + 1) return true;
        return hides(overflowY) && scrollHeight > clientHeight + 3;
    });
    const {scrollWidth} = document.documentElement;
    return {
        texts: [...new Set(all.flatMap((node) => [own(node), ...heard(node)]).filter(Boolean))],
        cut: [
            ...cut.map((node) => [node.outerHTML.slice(0, 90), node.textContent]),
            ...(scrollWidth > innerWidth ? [['page', String(scrollWidth)]] : []),
        ],
    };
}"""
# Names, languages by their own names, keys, and dates and times from the browser.
DAYS = "tisdag onsdag torsdag fredag januari februari mars april juni juli augusti september oktober november december"
ALLOWED = {*NAMES, *DAYS.split(), "Kortti", "English", "Suomi", "Svenska", "Enter", "minut", "minuter", "sedan"}


def untranslated(texts: list[str]) -> list[str]:
    """Returns the texts that hold a word in plain letters."""
    return [text for text in texts if set(re.findall(r"(?<![^\W_])[A-Za-z]{4,}(?![^\W_])", text)) - ALLOWED]


def test_every_screen_in_a_longer_language(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("phone", viewport={"width": 360, "height": 640}, locale="sv-SE")
    page.add_init_script(BRIEF)
    page.add_init_script(f"const WORDS = {json.dumps(pseudo_words())};{WORDS}")
    player = Player(page, site)
    found: dict[str, Any] = {}

    def read(name: str) -> None:
        seen = page.evaluate(READ)
        assert any("[" in text for text in seen["texts"]), name
        wrong = {"plain": untranslated(seen["texts"]), "cut": seen["cut"]}
        if any(wrong.values()):
            found[name] = wrong

    prepare(page, site, named_positions(TABLES | RELATED))
    page.goto(site)
    expect(page.locator(".tiles")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0, timeout=60_000)
    read("home")
    page.locator(".matches .match button").last.tap()
    expect(page.locator(".sheet")).to_be_visible()
    read("forget")
    page.keyboard.press("Escape")
    games = [f"{what}/{name}" for name in kortti.games() for what in ("new", "rules")]
    for route in (*games, "settings", "about", "fair", "today", "open", "opponents/pantti"):
        page.goto(f"{site}#/{route}")
        expect(page.locator("#app h1")).to_be_visible()
        expect(page.locator(SHOWS.get(route.partition("/")[0], "#app main")).first).to_be_visible(timeout=45_000)
        page.locator("details").evaluate_all("all => all.forEach((node) => { node.open = true; })")
        read(route)
    for name, players in (TABLES | RELATED).items():
        for kind in ("hand", "buttons", "end") if name in TABLES else ("buttons", "end"):
            player.go_to_match(f"{name}-{players}-{kind}")
            if kind == "end":
                expect(page.locator(".end-panel")).to_be_visible(timeout=30_000)
            read(f"{name} {kind}")
    player.go_to_match("pantti-3-buttons")
    main, minor = (page.locator(f".sheet .menu{kind} button") for kind in (":not(.minor)", ".minor"))
    sheets = [*((main, sheet) for sheet in enumerate(("log", "score", "rules", "share")))]
    sheets += [(minor, sheet) for sheet in enumerate(("embed", "fair", "keys"))]
    for menu, (number, sheet) in sheets:
        page.locator(".table-bar .tool").last.tap()
        read("menu")
        menu.nth(number).tap()
        expect(page.locator(".sheet .menu")).to_have_count(0)
        expect(page.locator("#app main" if sheet == "rules" else ".sheet").first).to_be_visible()
        read(sheet)
        if sheet == "rules":
            page.go_back()
        else:
            page.keyboard.press("Escape")
        player.seat()
    page.goto(f"{site}#/replay/pantti-3-hand")
    expect(page.locator(".spots.board .spot").first).to_be_visible(timeout=45_000)
    read("replay")
    page.goto(f"{site}#/replay/pantti-3-end?review")
    expect(page.locator(".review .list")).to_be_visible(timeout=60_000)
    read("review")
    page.locator(".review .list").tap()
    page.locator(".sheet .info").tap()
    read("review, all choices")
    page.goto(f"{site}#/stats/pantti")
    expect(page.locator(".statistics main:not([aria-busy=true])")).to_be_visible()
    read("statistics")
    for name in kortti.games():
        page.goto(f"{site}#/rules/{name}")
        page.locator("#app main button.button").first.tap()
        expect(page.locator(".guide")).to_be_visible(timeout=45_000)
        read(f"{name} lesson")
    link, cards = position()
    page.goto(f"{site}#{link}&{urlencode({'do': 'solve', 'answer': f'play {cards[1]}'})}")
    expect(page.locator(".puzzle")).to_be_visible(timeout=45_000)
    read("puzzle")
    player.wait()
    page.locator(f'.spots.hand .spot[data-card="{cards[0]}"]').click()
    expect(page.locator(".puzzle .verdict")).to_be_visible()
    page.locator(".puzzle .fold").tap()
    expect(page.locator(".puzzle .told")).to_be_visible()
    read("puzzle, not that one")
    libraries = found.pop("about", {"cut": []})  # names of libraries aren't translated
    assert found == {} and libraries["cut"] == [], json.dumps(found, ensure_ascii=False, indent=1)
