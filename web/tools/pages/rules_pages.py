"""Writes the rules pages for search engines and print: a list of games in SITE/<language>/, rules in <game>/ below it.

They need no script or engine, only one shared style sheet, and hold the engine's text of the default rules. If the
address of the site is known, they link to other languages (hreflang) and themselves (canonical), and there is a
sitemap.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from html import unescape
from pathlib import Path
from typing import Any

import kortti
from kortti.games import CATALOGUE
from web.tools.pages.rules_article import article, games_of
from web.tools.words import Words

FIRST = "en"  # for readers of other languages
Tags = Callable[..., str]  # of a page, see `Preview.tags`
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} – Kortti</title>
<meta name="description" content="{text}">
<link rel="icon" href="{up}icons/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="{up}{style}">
{tags}
</head>
<body class="leaf">
<header class="bar"><div><h1>{title}</h1></div></header>
<main class="page">
<nav class="row" aria-label="{language_label}">
{translations}
</nav>
{content}
<nav class="row" aria-label="{games_label}">
{games}
</nav>
</main>
</body>
</html>
"""


class Writer:
    """Writes the pages of a site; `address` is "" if unknown."""

    def __init__(self, site: Path, style: str, address: str, every: Sequence[Words], tags: Tags) -> None:
        self.site = site
        self.style = style
        self.address = address
        self.every = every
        self.tags = tags

    def write(self) -> None:
        """Writes all pages, and the sitemap if the address is known."""
        paths = ["", *(f"{name}/" for name in kortti.games())]
        for words in self.every:
            for path in paths:
                place = self.site / words.language / path / "index.html"
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(self.page(words, path.rstrip("/")), "utf-8")
        if self.address:
            pages = "".join(map(self.site_entry, paths))
            space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
            text = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset {space}>\n{pages}</urlset>\n'
            (self.site / "sitemap.xml").write_text(text, "utf-8")
            (self.site / "robots.txt").write_text(f"User-agent: *\nSitemap: {self.address}/sitemap.xml\n", "utf-8")

    def alternates(self, path: str) -> list[tuple[str, str]]:
        """Returns the full addresses of a page in all languages; ``x-default`` is for readers of others."""
        found = [(words.language, f"{self.address}/{words.language}/{path}") for words in self.every]
        return [*found, ("x-default", f"{self.address}/{FIRST}/{path}")]

    def site_entry(self, path: str) -> str:
        """Returns the sitemap's entries of a page in all languages."""
        links = "".join(
            f'<xhtml:link rel="alternate" hreflang="{language}" href="{to}"/>' for language, to in self.alternates(path)
        )
        return "".join(f"<url><loc>{to}</loc>{links}</url>\n" for _, to in self.alternates(path)[:-1])

    def page(self, words: Words, game: str) -> str:
        """Returns the page of a game, or with "" that of all games."""
        path, up = (f"{game}/", "../../") if game else ("", "../")
        name = words.printed.text(f"game-{game}") if game else ""
        title = words("page-rules-title", {"name": name}) if game else words("rules-all-title")
        named = {"name": name, "tag": words.first(f"game-{game}.tag")}
        text = words("page-rules-description", named) if game else words("page-description")
        tags = self.tags(f"{words.language}/{path}", title, text, words, game)
        if self.address:
            for language, to in self.alternates(path):
                tags += f'\n<link rel="alternate" hreflang="{language}" href="{to}">'
        if game:
            data = json.dumps(self.data(words, game, text), ensure_ascii=False).replace("<", "\\u003c")
            tags += f'\n<script type="application/ld+json">{data}</script>'
        return PAGE.format(
            language=words.language,
            title=title,
            text=text,
            up=up,
            style=self.style,
            tags=tags,
            language_label=words("setting-lang"),
            translations="\n".join(self.translation(other, words, path, up) for other in self.every),
            content=article(words, game, up) if game else games_of(words),
            games_label=words("games-title"),
            games="\n".join(self.game_links(words, game, up)),
        )

    def translation(self, other: Words, words: Words, path: str, up: str) -> str:
        """Returns the link to the same page in another language."""
        here = ' aria-current="page"' if other is words else ""
        name, language = other("language-name"), other.language
        return f'<a href="{up}{language}/{path}" lang="{language}" hreflang="{language}"{here}>{name}</a>'

    def game_links(self, words: Words, game: str, up: str) -> list[str]:
        """Returns the links from a page to the others of its language, and to the start page."""
        links = [f'<a href="{up}">Kortti</a>']
        if game:
            links.append(f'<a href="../">{words("rules-all-title")}</a>')
            links += [f'<a href="../{name}/">{words(f"game-{name}")}</a>' for name in kortti.games() if name != game]
        return links

    def data(self, words: Words, game: str, text: str) -> dict[str, Any]:
        """Returns structured data on a game: number of players, and its quick start as steps."""
        kind = kortti.load_game(game)
        players = next(option.values for option in CATALOGUE[game].options_of(game) if option.name == "players")
        name = unescape(words(f"game-{game}"))
        told: list[dict[str, Any]] = [
            {
                "@type": "Game",
                "name": name,
                "description": unescape(text),
                "inLanguage": words.language,
                "numberOfPlayers": number_of(players),
            }
        ]
        if self.address:
            told[0] |= {"url": f"{self.address}/{words.language}/{game}/"}
            told[0] |= {"image": f"{self.address}/pictures/{game}-{words.language}.png"}
        if steps := kind.primer().steps:
            each = [{"@type": "HowToStep", "text": words.printed.say(step)} for step in steps]
            title = words.printed.text("page-rules-title", {"name": name})
            told.append({"@type": "HowTo", "name": title, "inLanguage": words.language, "step": each})
        return {"@context": "https://schema.org", "@graph": told}


def number_of(players: Sequence[Any]) -> dict[str, Any] | list[dict[str, Any]]:
    """Returns the number of players as structured data: a range, or a list if the numbers have gaps."""
    if list(players) == list(range(players[0], players[-1] + 1)):
        return {"@type": "QuantitativeValue", "minValue": players[0], "maxValue": players[-1]}
    return [{"@type": "QuantitativeValue", "value": number} for number in players]
