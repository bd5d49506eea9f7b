"""Static rules pages: links, languages, accessibility, print and structured data."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page, expect

import build
from kortti import games, load_game
from kortti.games import CATALOGUE
from kortti.table.rules_page import rules_of
from kortti.terminal.language import Words

LANGUAGES = sorted(path.name for path in (build.WEB / "words").iterdir() if path.is_dir())
PAGES = [f"{language}/{path}" for language in LANGUAGES for path in ("", *(f"{name}/" for name in games()))]


class Links(HTMLParser):
    """The links, external sources, ids and text without scripts of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.sources: list[str] = []
        self.ids: set[str] = set()
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        links = self.sources if given.get("rel") == "external" else self.found
        links += [value for name in ("href", "src") if (value := given.get(name))]
        self.ids |= {given["id"] or ""} if "id" in given else set()

    def handle_data(self, data: str) -> None:
        self.text += data


def read(path: str) -> Links:
    return Links((build.DIST / path / "index.html").read_text("utf-8"))


@pytest.mark.parametrize("path", PAGES)
def test_every_link_leads_somewhere_also_below_a_sub_path(path: str) -> None:
    page, base = read(path), f"https://k.example/below/{path}"
    assert len(page.found) > len(LANGUAGES) + len(games())
    for link in page.found:
        if link.startswith("#"):
            assert link[1:] in page.ids, link
            continue
        to = urlsplit(urljoin(base, link))
        assert to.path.startswith("/below/"), link
        target = build.DIST / to.path.removeprefix("/below/")
        assert (target / "index.html" if target.is_dir() else target).is_file(), link


def test_pages_are_linked_from_each_other_and_from_the_start() -> None:
    seen, left = set[str](), [""]
    while left:
        path = left.pop()
        if path in seen:
            continue
        seen.add(path)
        linked = [urlsplit(urljoin(f"https://k.example/{path}", link)).path[1:] for link in read(path).found]
        left += [each for each in linked if each in PAGES]
    assert seen == {"", *PAGES}


@pytest.mark.parametrize("name", games())
def test_languages_tell_the_same_things(name: str) -> None:
    shapes = {}
    for language in LANGUAGES:
        text = (build.DIST / language / name / "index.html").read_text("utf-8")
        body = re.sub(r'<svg class="faces".*?</svg>(?=<article)', "", text[text.index("<article") :])
        shapes[language] = re.findall(r"<(section|h2|p|li|tr|th|td|dt|dd|figure|svg)\b", body)
    assert len(shapes["en"]) > 60
    assert {language for language, shape in shapes.items() if shape != shapes["en"]} == set()


@pytest.mark.parametrize("name", games())
def test_no_line_is_left_in_english(name: str) -> None:
    rules = rules_of(load_game(name))
    english = {part.strip() for part in lines_of("en", name) if len(re.findall("[a-z]{2}", part)) > 5}
    assert len(english) > len(rules["sections"])
    for language in set(LANGUAGES) - {"en"}:
        assert english & {part.strip() for part in lines_of(language, name)} == set()


def lines_of(language: str, name: str) -> list[str]:
    """Returns the paragraphs of a page's article."""
    text = (build.DIST / language / name / "index.html").read_text("utf-8")
    article = text[text.index("<article") : text.index('<section class="works">')]  # names of sources don't count
    return [re.sub(r"<[^>]*>", "", part) for part in re.split(r"</(?:p|li|dd|dt|td|th|h2|figcaption)>", article)]


def test_the_start_is_described_in_the_language_that_it_declares() -> None:
    text = (build.DIST / "index.html").read_text("utf-8")
    told = set(re.findall(r'<meta (?:name|property)="(?:og:)?description" content="([^"]*)">', text))
    assert '<html lang="en">' in text and told == {Words("en").text("page-description")}


@pytest.mark.parametrize("path", PAGES)
def test_search_engines_are_told(path: str) -> None:
    text = (build.DIST / path / "index.html").read_text("utf-8")
    language, name = path.split("/")[:2]
    assert f'<html lang="{language}">' in text and len(re.findall("<h1>", text)) == 1
    assert re.search(r'<meta name="description" content="[^"]{20,}">', text)
    assert "canonical" not in text and 'rel="alternate"' not in text  # the address of this site is unknown
    found = re.findall(r'<script type="application/ld\+json">(.*?)</script>', text)
    assert len(found) == bool(name)
    for data in map(json.loads, found):
        told, *guide = data["@graph"]
        assert told["@type"] == "Game" and told["inLanguage"] == language
        assert not guide or 5 <= len(guide[0]["step"]) <= 8
        assert players_of(told["numberOfPlayers"]) == players_of_game(name)


def players_of(told: dict[str, Any] | list[dict[str, Any]]) -> set[int]:
    """Returns the numbers of players that structured data name."""
    if isinstance(told, list):
        return {each["value"] for each in told}
    return set(range(told["minValue"], told["maxValue"] + 1))


def players_of_game(name: str) -> set[int]:
    (option,) = (option for option in CATALOGUE[name].options_of(name) if option.name == "players")
    return set(option.values)


@pytest.mark.parametrize("name", games())
def test_the_rules_of_every_preset_are_on_the_page(name: str) -> None:
    """Every preset can be played with real cards by its rules page."""
    said = Words("en")
    page = read(f"en/{name}").text
    for preset, options in CATALOGUE[name].presets_of(name).items():
        for _, lines in load_game(name, **options).rules():
            for line in map(said.say, lines):
                assert line in page, (preset, line)


@pytest.mark.parametrize("name", games())
def test_sources_are_listed_with_links(name: str) -> None:
    found = [read(f"{language}/{name}").sources for language in LANGUAGES]
    assert found[0] and all(links == found[0] for links in found)
    assert all(re.match(r"https?://[\w.-]+/", link) for link in found[0])


SPELT_OUT = ("Denexa", "Board Game Arena", "Pantti blog", "WotC", "Cats at Cards", "Pagat", "GameTwist", "Britannica")
SPELT_OUT += (
    "Bicycle Cards",
    "Pokébip",
    "Wikipedia",
    "spelakort.nu",
    "nordiccardgames",
    "shram.kiev.ua",
    "gamefarm.jp",
)


@pytest.mark.parametrize("name", games())
def test_who_is_named_as_a_source_is_in_the_list(name: str) -> None:
    text = read(f"en/{name}").text
    article, _, works = text.rpartition(Words("en").text("page-rules-sources"))
    named = [source for source in SPELT_OUT if source in article]
    assert named and [source for source in named if source not in works] == []


def test_a_rule_says_what_it_is_in_this_game_and_when_it_counts() -> None:
    assert "each player deals once" in read("en/fan-tan").text and "In a series" not in read("en/fan-tan").text
    assert "Only with “If you can’t play: take the token”" in read("en/ristiseiska").text
    assert "Only with" not in read("en/sedma").text


def test_the_service_worker_does_not_load_them() -> None:
    worker = (build.DIST / "sw.js").read_text("utf-8")
    assert '"index.html"' in worker and not [path for path in PAGES if f'"{path}index.html"' in worker]


def test_on_paper_each_game_takes_two_sheets(open_page: Callable[..., Page], site: str) -> None:
    """Each in French, whose rules are the longest, and one game in all languages."""
    page = open_page("desktop", java_script_enabled=False)
    for path in {*(f"fr/{name}/" for name in games()), *(f"{language}/swedish-gin-rummy/" for language in LANGUAGES)}:
        page.goto(f"{site}{path}")
        expect(page.locator("article h2").first).to_be_visible()
        pages = re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))
        assert 1 <= len(pages) <= 4, path


# How lines end, and the smallest letters of all that is written in an article.
TYPE = """() => {
    const style = getComputedStyle(document.querySelector('article p'));
    const written = [...document.querySelectorAll('article *')].filter((node) => (
        node.getClientRects().length && [...node.childNodes].some((part) => part.nodeType === 3 && part.data.trim())));
    const sizes = written.map((node) => parseFloat(getComputedStyle(node).fontSize));
    return [style.wordBreak, style.lineBreak, Math.min(...sizes)];
}"""


@pytest.mark.parametrize("language", ["fi", "ja"])
def test_letters_are_large_enough_on_screen_and_paper(open_page: Callable[..., Page], site: str, language: str) -> None:
    """In Japanese 13 px, else 12, on paper 9 pt; Japanese lines end between phrases."""
    page = open_page("phone")
    for name in games():
        page.goto(f"{site}{language}/{name}/")
        *ends, size = page.evaluate(TYPE)
        assert ends == (["auto-phrase", "strict"] if language == "ja" else ["normal", "auto"])
        assert size >= (13 if language == "ja" else 12), name
        page.emulate_media(media="print")
        assert page.evaluate(TYPE)[2] * 0.75 >= 9, name
        page.emulate_media(media="screen")


def test_axe_finds_nothing_wrong_with_a_page_of_rules(
    open_page: Callable[..., Page], site: str, axe: Callable[[Page], list[str]]
) -> None:
    """The browser reports nothing either: structured data is no script, which the content security policy forbids."""
    page = open_page("phone")
    for language in LANGUAGES:
        page.goto(f"{site}{language}/swedish-gin-rummy/")
        expect(page.locator("article h2").first).to_be_visible()
        assert axe(page) == [], language
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), language


def test_play_leads_to_a_table_in_that_language_and_changes_no_choice(
    open_page: Callable[..., Page], site: str
) -> None:
    page = open_page(engine=False)
    page.goto(f"{site}sv/pantti/")
    page.locator(".play a").tap()
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    expect(page.locator("#deal")).to_be_visible()
    page.goto(f"{site}#/settings")
    page.locator("label").filter(has_text="Français").tap()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.goto(f"{site}sv/pantti/")
    page.locator(".play a").tap()
    expect(page.locator("#deal")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.slow
def test_addresses_are_whole_where_the_site_knows_its_own(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes((build.WEB / "public" / "index.html").read_bytes())
    address = "https://kortti.example/play"
    build.write_pages(tmp_path, "main.css", f"{address}/")
    entries = re.findall(r"<loc>(.*?)</loc>", (tmp_path / "sitemap.xml").read_text("utf-8"))
    assert sorted(entries) == sorted(f"{address}/{path}" for path in PAGES)
    assert f'<link rel="canonical" href="{address}/">' in (tmp_path / "index.html").read_text("utf-8")
    for path in PAGES:
        text = (tmp_path / path / "index.html").read_text("utf-8")
        assert f'<link rel="canonical" href="{address}/{path}">' in text
        others = dict(re.findall(r'<link rel="alternate" hreflang="([\w-]+)" href="([^"]*)">', text))
        rest = path.partition("/")[2]
        assert others == {name: f"{address}/{name}/{rest}" for name in LANGUAGES} | {
            "x-default": f"{address}/en/{rest}"
        }
