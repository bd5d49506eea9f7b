"""Languages: no screen mixes two of them, and the language can be changed during a game."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.page.player import Player
from tests.page.positions import named_positions, positions
from tests.page.stored import prepare
from tests.test_words import entries

# All visible text, and the text read aloud instead of it.
TEXTS = """() => {
    const marks = ['aria-label', 'title', 'alt', 'placeholder'];
    const named = [...document.querySelectorAll('*')].flatMap((node) => marks.map((name) => node.getAttribute(name)));
    const inside = [...document.querySelectorAll('#app *')].flatMap((node) => [...node.childNodes])
        .filter((node) => node.nodeType === 3).map((node) => node.textContent);
    return [document.body.innerText, document.title, ...named.filter(Boolean), ...inside].join('\\n');
}"""


def english_texts() -> set[str]:
    """Returns parts of the English words: sentences, and single words that don't occur in Finnish."""
    finnish = " ".join(text for reader in entries("fi").values() for text in reader.texts).lower()
    english = (reader for id, reader in entries("en").items() if id != "language-name")
    pieces = (text.strip(" .,:;!?()“”…\n") for reader in english for text in reader.texts)
    return {piece for piece in pieces if re.search(r"\w{4}", piece) and (" " in piece or piece.lower() not in finnish)}


def test_no_english_on_finnish_screens(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("phone", locale="fi-FI")
    player = Player(page, site)
    english = english_texts()
    assert len(english) > 300
    seen = ""

    def read(name: str) -> None:
        nonlocal seen
        text = page.evaluate(TEXTS)
        left = sorted(piece for piece in english if piece in text and (piece[0].isupper() or " " in piece))
        assert left == [], name
        assert "{" not in text and "??" not in text, name
        seen += text

    games = {"pantti": 3, "ristiseiska": 3}
    prepare(page, site, named_positions(games))
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    expect(page.locator("progress")).to_have_count(0, timeout=45_000)
    read("home")
    for name in games:
        page.goto(f"{site}#/new/{name}")
        expect(page.locator("#deal")).to_be_visible()
        page.locator("details").evaluate_all("all => all.forEach((node) => { node.open = true; })")
        read("new")
        page.goto(f"{site}#/rules/{name}")
        expect(page.locator(".prose section").first).to_be_visible()
        read("rules")
        for kind in ("hand", "buttons", "end"):
            player.go_to_match(f"{name}-3-{kind}")
            read(kind)
            if kind == "buttons":
                for number in range(5):
                    page.locator(".table-bar .tool").last.tap()
                    page.locator(".sheet .menu button").nth(number).tap()
                    expect(page.locator(".sheet .menu")).to_have_count(0)
                    expect(page.locator(".sheet h2, h1:not(.table-bar *)").first).to_be_visible()
                    read(f"menu {number}")
                    page.keyboard.press("Escape")
                    if page.locator(".table-screen").count() == 0:
                        page.go_back()
                        player.seat()
    for route in ("settings", "about", "new/poker", "rules/pantti?target=0"):
        page.goto(f"{site}#/{route}")
        expect(page.locator("#app h1")).to_be_visible()
        page.wait_for_timeout(150)
        if route == "settings":  # each by its own name, which screen readers read in that language
            expect(page.locator("main [lang=ja]")).to_have_text("日本語")
        read(route)
    assert len(seen) > 10_000 and "Ristiseiska" in seen


def test_another_language_in_the_middle_of_a_game(phone: Page, site: str) -> None:
    player = Player(phone, site, seed=14)
    player.hurry()
    player.new("Pantti")
    seen = player.make_moves(2)
    cards = [(spot["card"], spot["playable"], spot["box"]) for spot in seen["hand"]]
    phone.get_by_role("button", name="More", exact=True).tap()
    phone.get_by_role("button", name="Settings").tap()
    phone.get_by_role("radio", name="Suomi").tap()
    expect(phone.locator("h1")).to_have_text("Asetukset")
    phone.go_back()
    player.seat()
    after = player.look()
    assert [(spot["card"], spot["playable"], spot["box"]) for spot in after["hand"]] == cards
    assert after["prompt"] != seen["prompt"] and after["mine"]
    assert "pelattavissa" in " ".join(spot["label"] for spot in after["hand"]) or after["hand"] != seen["hand"]
    names = [plate.partition(":")[0] for plate in after["plates"]]
    assert names[-1] != "You"
    before = player.signature(after)
    player.play(after)
    player.wait(before)
    assert player.truth().view(0)["deal"] == 1


def test_rules_without_scripts(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("phone", java_script_enabled=False)
    page.goto(site)
    page.locator('[lang="fi"]').get_by_role("link", name="Pantti").tap()
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    expect(page.locator("section")).not_to_have_count(0)
    page.get_by_role("link", name="English").tap()
    expect(page.get_by_role("heading", name="Aim of the game")).to_be_visible()


def test_without_scripts_the_words_begin_at_the_top(open_page: Callable[..., Page], site: str) -> None:
    """Without a script to choose the language, the first line links to each."""
    page = open_page("phone", java_script_enabled=False)
    page.goto(site)
    first = page.locator(".noscript").first
    box = first.bounding_box()
    assert box and box["y"] < 200
    assert first.locator("a").count() == 5
    first.get_by_role("link", name="Suomi").tap()
    expect(page.locator("h1")).to_have_text("Korttipelien säännöt")
    page.goto(f"{site}embed/")
    assert page.locator("noscript p").count() == 5


def test_what_is_joined_has_the_signs_of_the_language(open_page: Callable[..., Page], site: str) -> None:
    """Facts on a plate are joined by the language's comma, house rules by its own separator."""
    page = open_page("phone", locale="ja-JP")
    prepare(page, site, {"own": positions("pantti", 3)["hand"]})
    page.goto(f"{site}#/table/own")
    Player(page, site).seat()
    plates = page.locator(".plate .unseen").all_text_contents()
    assert plates and all("、" in told and ". " not in told and ", " not in told for told in plates)
    page.goto(f"{site}#/rules/ristikontra")
    told = page.locator(".sources dd").first
    expect(told).to_contain_text("／")
    expect(told).not_to_contain_text("·")


def test_a_house_rule_says_what_it_is_in_this_game(phone: Page, site: str) -> None:
    phone.goto(f"{site}#/rules/fan-tan")
    deals = phone.locator(".sources > div").filter(has=phone.locator("dt", has_text=re.compile("^Deals$")))
    expect(deals).to_contain_text("each player deals once. Standard: as many as there are players.")
    phone.goto(f"{site}#/rules/ristiseiska")
    expect(phone.locator(".sources")).to_contain_text("Only with “If you can’t play: take the token”.")
    phone.goto(f"{site}#/rules/ristiseiska?unable=token&score_cards=true")
    expect(phone.locator(".sources")).to_contain_text("Points for the token")
    expect(phone.locator(".sources")).not_to_contain_text("Only with “If you can’t play: take the token”.")


def test_japanese_names_on_tiles_break_between_words_alone(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("phone", locale="ja-JP", viewport={"width": 360, "height": 640})
    page.goto(site)
    names = page.locator(".tiles h3")
    expect(names).to_have_count(8)
    lines = names.evaluate_all("""all => all.map((name) => {
        const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
        const lines = new Map();
        for (let at = 0; at < text.length; at++) {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            const { top, width } = range.getBoundingClientRect();
            if (width) lines.set(top, (lines.get(top) ?? '') + text.data[at]);
        }
        return [...lines.values()];
    })""")
    broken = [name for name in lines if len(name) > 1]  # their widths depend on the fonts of the device
    assert all(name == ["スウェーデン式", "ジン・ラミー"] for name in broken)
