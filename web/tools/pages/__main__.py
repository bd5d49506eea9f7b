"""Writes the static pages of a site in every language: python -m web.tools.pages SITE STYLE [ADDRESS].

The rules of every game go to SITE/<language>/<game>/; STYLE is the path of their style sheet in SITE. SITE/index.html
gets the texts shown if the page doesn't load, or runs no script; each language gets a manifest. If ADDRESS is known,
pages have link previews.
"""

from __future__ import annotations

import json
import sys
from html import unescape
from pathlib import Path

import kortti
from web.tools.build.paths import WEB
from web.tools.pages.previews import Preview
from web.tools.pages.rules_pages import Writer
from web.tools.words import Words, languages


def late(words: Words) -> str:
    """Returns the paragraph shown if the page doesn't load, with a link that reloads it."""
    return f'<p lang="{words.language}">{words("page-late")} <a href="">{words("try-again")}</a></p>'


def languages_row(every: list[Words]) -> str:
    """Returns links to the rules in each language, by its own name, for browsers without scripts."""
    links = [
        f'<a href="{words.language}/" lang="{words.language}" hreflang="{words.language}">{words("language-name")}</a>'
        for words in every
    ]
    return f'<p class="noscript">{" · ".join(links)}</p>'


def noscript(words: Words) -> str:
    """Returns the paragraph for browsers without scripts, with links to the rules."""
    links = [f'<a href="{words.language}/{name}/">{words(f"game-{name}")}</a>' for name in kortti.games()]
    return f'<p class="noscript" lang="{words.language}">{words("page-noscript")}\n{", ".join(links)}</p>'


def write_manifests(site: Path, every: list[Words]) -> None:
    """Writes manifest-<language>.webmanifest for each language; without a script the page links to the English one."""
    manifest = json.loads((WEB / "public" / "manifest.webmanifest").read_text("utf-8"))
    for words in every:
        told = {"lang": words.language, "description": unescape(words("page-description"))}
        name = "manifest.webmanifest" if words.language == "en" else f"manifest-{words.language}.webmanifest"
        text = json.dumps(manifest | told, ensure_ascii=False, indent=2)
        (site / name).write_text(text + "\n", "utf-8")


def main(site: Path, style: str, address: str = "") -> None:
    preview = Preview(site, address)
    every = [Words(language) for language in languages()]
    Writer(site, style, preview.address, every, preview.tags).write()
    start = site / "index.html"
    html = start.read_text("utf-8")
    english = next(words for words in every if words.language == "en")
    text = english("page-description")
    for place, told in (
        ("<!-- description -->", text),
        ("<!-- late -->", "\n".join(map(late, every))),
        ("<!-- noscript -->", "\n".join([languages_row(every), *map(noscript, every)])),
        ("<!-- preview -->", preview.tags("", "Kortti", text, english)),
    ):
        before, after = html.split(place)
        html = before + told + after
    start.write_text(html, "utf-8")
    write_manifests(site, every)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
