"""Plates and the bar have room for long names, three-digit scores and every remark, in all languages; prompts overlap
nothing.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from playwright.sync_api import Page

import build
import kortti
from tests.page.positions import in_second_deal, positions
from tests.page.still import Still, turn_of
from tests.test_words import CARD_ARGUMENTS, LANGUAGES

SIZES = [(320, 568), (360, 640), (390, 844), (640, 400), (640, 500), (844, 390), (1280, 800), (1920, 1080)]
GAMES: list[tuple[str, dict[str, int]]] = [
    ("swedish-gin-rummy", {"players": 3}),
    ("swedish-gin-rummy", {"players": 6}),
    ("fan-tan", {"players": 8}),
    ("ristikontra", {"players": 4}),
    ("skitgubbe", {"players": 6, "deals": 3}),
]
LONG = (
    *("Maximiliane-Sofi", "Wilhelmina Waldo", "Konstantinopolix", "Mwmwmwmwmwmwmwmw"),
    *("Ann-Charlotte Gu", "Bartholomew-John"),
)

OUTSIDE = """() => {
    const rect = (node) => node.getBoundingClientRect();
    const found = [];
    for (const plate of document.querySelectorAll('.plate')) {
        const own = rect(plate);
        const parts = [...plate.querySelectorAll('.who, .facts > :not(.unseen), .last')]
            .filter((part) => rect(part).width && !part.closest('.unseen'));
        const within = parts.filter((part) => getComputedStyle(part).position === 'static');
        for (const part of within) {
            const {left, right, top, bottom} = rect(part);
            const isWide = left < own.left - 0.5 || right > own.right + 0.5;
            const isOut = isWide || top < own.top - 1 || bottom > own.bottom + 1;
            if (isOut) found.push(`${part.className} beyond its plate: ${part.textContent}`);
            const size = parseFloat(getComputedStyle(part).fontSize);
            const isSmall = size < 9.9 && part.matches('.who, .count, .fact, .total');
            if (isSmall) found.push(`${size} px: ${part.textContent}`);
        }
        const face = plate.querySelector(':scope > .portrait');
        const all = [...parts, ...(face && rect(face).width ? [face] : [])];
        all.forEach((one, k) => all.slice(k + 1).forEach((other) => {
            if (one.contains(other) || one.matches('.level') && other === face) return;
            const [a, b] = [rect(one), rect(other)];
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            const name = (node) => `${node.getAttribute('class')} ${node.textContent}`;
            if (across > 2 && down > 4) found.push(`${name(one)} over ${name(other)}`);
        }));
    }
    return found;
}"""
# Checks that the title shows the game's name, the line below it and the practice mark in full.
TITLE = """() => {
    const [name, small] = ['h1 b', 'h1 small'].map((selector) => document.querySelector(`.table-bar ${selector}`));
    const rect = (node) => node.getBoundingClientRect();
    const bar = rect(document.querySelector('.table-bar'));
    const practice = small.querySelector('.practice');
    const found = [];
    if (rect(name).width < 30 || name.scrollWidth > name.clientWidth) found.push(`no name: ${name.textContent}`);
    if (small.scrollWidth > small.clientWidth || small.scrollHeight > small.clientHeight + 1) {
        found.push(`cut: ${small.textContent} ${small.dataset.brief}`);
    }
    const box = rect(practice);
    if (box.right > rect(small).right + 0.5 || box.bottom > rect(small).bottom + 2) found.push('practice is cut');
    if (rect(small).bottom > bar.bottom - 3 || rect(name).top < bar.top) found.push('beyond the bar');
    const text = document.createRange();
    text.selectNodeContents(small.querySelector('.whole'));
    const isWhole = !('brief' in small.dataset);
    if (isWhole && text.getBoundingClientRect().right > box.left + 1) found.push('practice over words');
    return found;
}"""


# Names that are cut, on plates and in the head of the score sheet.
CUT = """() => [...document.querySelectorAll('.plate .who, .side thead span')]
    .filter((name) => name.getBoundingClientRect().width && name.scrollWidth > name.clientWidth + 1)
    .map((name) => `${name.textContent} is cut`)"""


def crowded(turn: dict[str, Any], names: tuple[str, ...] = ()) -> dict[str, Any]:
    """Gives a turn the widest content: three-digit scores, everybody else down in gin, and a reason for each player."""
    view = turn["view"]
    view["practice"] = True
    for number, seat in enumerate(view["seats"]):
        seat["total"] = 888
        if names:
            seat["name"] = names[number % len(names)]
        if view["game"] == "swedish-gin-rummy":
            facts = [{"id": "gin-fact-tokens", "args": {"n": 2}}]
            lacks = {"id": "gin-fact-missing", "args": {"n": 10}}
            seat["facts"] = [*facts, {"id": "gin-fact-down", "args": {}} if number else lacks]
    view["totals"] = [seat["total"] for seat in view["seats"]]
    return turn


@pytest.fixture
def still(open_page: Callable[..., Page], bench_page: str) -> Still:
    return Still(open_page("phone"), bench_page, painted=False)


def test_all_that_plates_and_the_bar_tell_has_room(still: Still) -> None:
    """Each language with each game on the smallest screens, and on all sizes in Finnish or French."""
    found = {}
    for (number, (game, options)), lang in product(enumerate(GAMES), LANGUAGES):
        turn = turn_of(in_second_deal(game, 20, **options))
        is_long = lang == ("fi", "fr")[number % 2]
        for names, sizes in ((), SIZES if is_long else SIZES[:1]), (LONG, SIZES[1:4] if is_long else SIZES[1:2]):
            still.show(crowded(turn, names), sizes[0], lang=lang)
            for size in sizes:
                if size != sizes[0]:
                    still.resize(size)
                cut = [] if names else still.page.evaluate(CUT)
                if wrong := [*still.page.evaluate(OUTSIDE), *still.page.evaluate(TITLE), *cut]:
                    where = f"{lang} {game} {options['players']} {'long ' if names else ''}{size[0]} x {size[1]}"
                    found[where] = wrong
    assert not found, "\n".join(f"{where}: {wrong}" for where, wrong in found.items())


def test_large_text_is_large_on_plates(still: Still) -> None:
    turn = crowded(turn_of(in_second_deal("ristikontra", 20, players=4)))
    still.page.evaluate("document.documentElement.style.fontSize = '200%'")
    for size in ((768, 1024), (1280, 800)):
        still.show(turn, size)
        sizes = still.page.locator(".plate :is(.count, .total)").evaluate_all(
            "nodes => nodes.map((node) => parseFloat(getComputedStyle(node).fontSize))"
        )
        assert min(sizes) >= 18, f"{sizes} at {size}"
        assert still.page.evaluate(OUTSIDE) == [] and still.page.evaluate(TITLE) == []


# Fits all texts, gives the first player a name, if any, and fits again; returns whether that set any attribute.
FIT_AGAIN = """(name) => {
    const who = document.querySelector('.plate .who');
    const fit = () => bench.askEach([{id: 'table-deal', args: {deal: 2}}], () => []);
    fit();
    const watcher = new MutationObserver(() => {});
    watcher.observe(document, {attributes: true, subtree: true});
    who.textContent = name ?? who.textContent;
    fit();
    return watcher.takeRecords().length > 0;
}"""


def test_only_what_has_changed_is_fitted_again(still: Still) -> None:
    still.show(crowded(turn_of(in_second_deal("swedish-gin-rummy", 20, players=6))), (360, 640), lang="fi")
    assert not still.page.evaluate(FIT_AGAIN)
    assert still.page.evaluate(FIT_AGAIN, LONG[0])


# Checks that the prompt is shown in full, within its box and over nothing.
ASKED = """() => {
    const rect = (node) => node.getBoundingClientRect();
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((node) => rect(node).height > 1);
    const [prompt] = seen('.line .prompt');
    const found = [];
    if (prompt.scrollHeight > prompt.clientHeight + 1) found.push('is cut');
    for (const words of seen('.line > *')) {
        for (const other of [...seen('.plate, .action, .sort'), ...seen('.line > *')]) {
            const [a, b] = [rect(words), rect(other)];
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (words !== other && across > 1 && down > 1.5) {
                found.push(`${words.className} over ${other.className} by ${Math.round(down)}`);
            }
        }
    }
    return found;
}"""


ASK_EACH = f"(asked) => JSON.stringify(bench.askEach(JSON.parse(asked), {ASKED}))"
ASKS = re.compile(r"(?:\w+-)+(prompt|wait)-[\w-]+|prompt-[\w-]+|replay-turn|table-(ask|choose(-many)?|lay-ready)")
LAYING = re.compile(r"gin-((set|pair|run)-(?!full)[\w-]+|majority|too-(few|many))")  # reasons against laying a contract
OF_GAMES = {"sevens": ("ristiseiska", "pantti", "fan-tan"), "gin": ("swedish-gin-rummy",)}
OF_GAMES |= {"myllymatti": ("myllymatti", "skitgubbe")}


def ways_of(node: Any) -> list[dict[str, str]]:
    """Lists the paths through a text's selectors, each as the values of its arguments."""
    if isinstance(node, ftl.SelectExpression):
        selector: Any = node.selector
        name = selector.id.name
        return [{name: key_of(variant)} | way for variant in node.variants for way in ways_of(variant.value)]
    found: list[dict[str, str]] = [{}]
    for part in getattr(node, "elements", ()):
        if isinstance(part, ftl.Placeable):
            found = [a | b for a in found for b in ways_of(part.expression) if all(a.get(k, b[k]) == b[k] for k in b)]
    return found


def key_of(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


@functools.cache
def questions(lang: str) -> list[tuple[str, list[dict[str, str]]]]:
    """Lists the messages that can appear as prompts, with the paths through each."""
    found = []
    for path in sorted((build.WEB / "words" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message) and (ASKS.fullmatch(entry.id.name) or LAYING.fullmatch(entry.id.name)):
                found.append((entry.id.name, ways_of(entry.value)))
    return found


def asked(lang: str, game: str, name: str) -> list[dict[str, Any]]:
    """Returns all prompts of a game on all their paths, with this name and wide cards."""
    numbers = {"zero": 0, "one": 1, "two": 2}
    usual: dict[str, Any] = dict.fromkeys(("seat", "to", "from"), name) | {"n": 34, "count": 13, "gap": 10, "twos": 7}
    ten = "10\u2666\ufe0e"
    usual |= dict.fromkeys((card + form for card in CARD_ARGUMENTS for form in ("", "Gen", "Part")), ten)
    usual |= {"cards": " ".join([ten] * 3), "size": 5, "left": 5, "naturals": 7, "fewer": 2, "more": 2}
    found = []
    for id, ways in questions(lang):
        first = id.partition("-")[0]
        if game not in OF_GAMES.get(first, (first,)) and first not in ("prompt", "replay", "table"):
            continue
        for way in ways:
            given = {key: numbers.get(value, int(value) if value.isdigit() else value) for key, value in way.items()}
            found.append({"id": id, "args": usual | {key: value for key, value in given.items() if value != "other"}})
    return found


# Buttons that are cut, or whose text is smaller than `least`.
BUTTONS = """(least) => [...document.querySelectorAll('.action')].filter((node) => {
    const isCut = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
    return isCut || parseFloat(getComputedStyle(node).fontSize) < least;
}).map((node) => node.textContent)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_asked_and_answered_has_room(still: Still, lang: str) -> None:
    """All prompts on all their paths, in the tightest positions; the text has its usual size unless a name is long.
    The languages with the longest words try each name in each position.
    """
    least = 13 if lang == "ja" else 12
    path = build.WEB / "words" / lang / "page.ftl"
    (neighbours,) = re.findall("^opponent-names = (.*)$", path.read_text("utf-8"), re.M)
    usual = max(neighbours.split(), key=len)
    found = {}
    for game in kortti.games():
        shown = set()  # the largest hand of all is that of some phase, too
        for kind, save in positions(game, kortti.load_game(game).players, deals=1).items():
            if kind == "end" or (kind not in ("hand", "buttons") and save in shown):
                continue
            shown.add(save)
            turn = turn_of(save)
            still.show(turn, (360, 640), lang=lang, isNew=True)
            if cut := still.page.evaluate(BUTTONS, 0.9 * least):  # the font of the test is wider than those of phones
                found[f"{game} {kind}"] = cut
            for name, text, size in (usual, "100%", least), (LONG[0], "100%", 10), (usual, "200%", 10):
                if kind not in ("hand", "buttons") or (kind, text) == ("hand", "200%"):
                    continue
                if lang not in ("fi", "fr") and (kind, name) not in (("buttons", usual), ("hand", LONG[0])):
                    continue
                if text != "100%":
                    still.page.evaluate("(text) => { document.documentElement.style.fontSize = text }", text)
                    still.show(turn, (360, 640), lang=lang, isNew=True)
                told = json.loads(still.page.evaluate(ASK_EACH, json.dumps(asked(lang, game, name))))
                assert len(told) > 10 and not [each for each in told if "{" in each["text"]]
                for each in told:
                    if each["found"] or each["size"] < size:
                        found[f"{game} {kind} {text}: {each['text']}"] = f"{each['size']} px, {each['found']}"
            still.page.evaluate("document.documentElement.style.fontSize = ''")
    assert not found, "\n".join(f"{where}: {wrong}" for where, wrong in found.items())
