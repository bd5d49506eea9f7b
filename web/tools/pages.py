"""Writes what can be read without scripts, in every language: pages.py SITE STYLE [ADDRESS].

The rules of every game go to SITE/rules/<game>-<language>.html, for people without scripts and for search engines;
STYLE is the address of the style sheet as seen from there. SITE/index.html gets the words that show when the page does
not come, and where no script runs; and there is a manifest for each language. Where the ADDRESS of the site is known,
all pages tell what a link to them unfolds into where it is pasted: a picture (Open Graph, Twitter cards), or a table to
play at (oEmbed, in SITE/oembed/). Run by build.py in .venv, which has fluent.runtime.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from html import escape, unescape
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(WEB.parent / "py"))

import kortti  # noqa: E402
from kortti.terminal.language import bundle_of, languages  # noqa: E402

WIDTH, HEIGHT = 1200, 630  # of the pictures, see pictures.py
SHOWN = "pantti"  # the game whose table stands for the site
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<meta name="description" content="{tag}">
<link rel="icon" href="../icons/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="{style}">
{preview}
</head>
<body>
<header><h1>{title}</h1></header>
<main>
<nav>{links}</nav>
<article class="prose">
{sections}
</article>
</main>
</body>
</html>
"""


class Words:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = bundle_of(language)

    def __call__(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """Gets the text of a message, or with ``id.attribute`` of its attribute, fit for HTML."""
        name, _, attribute = id.partition(".")
        entry = self.bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            sys.exit(f"{self.language}: {id}: {errors}")
        return escape(str(text))


class Preview:
    """What links to the pages of a site unfold into."""

    def __init__(self, site: Path, address: str) -> None:
        self.site = site
        self.address = address.rstrip("/")

    def tags(self, path: str, title: str, text: str, words: Words, game: str = "") -> str:
        """Gets the tags of the page at a path, about a game or the whole site; `title` and `text` are fit for HTML."""
        told = {"og:type": "website", "og:site_name": "Kortti", "og:title": title, "og:description": text}
        name = f"{game or 'kortti'}-{words.language}"
        more = ""
        if self.address:
            image = f"{self.address}/pictures/{name}.png"
            told |= {"og:url": f"{self.address}/{path}", "og:image": image, "og:image:alt": title}
            told |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
            more = f"""
<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/json+oembed" href="{self._oembed(name, words, game)}" title="{title}">"""
        return "\n".join(f'<meta property="{key}" content="{value}">' for key, value in told.items()) + more

    def _oembed(self, name: str, words: Words, game: str) -> str:
        """Writes the table that a link may unfold into, and gets its address."""
        title = words(f"game-{game}") if game else "Kortti"
        src = f"{self.address}/embed/#game={game or SHOWN}&amp;lang={words.language}"
        table = {
            "version": "1.0",
            "type": "rich",
            "provider_name": "Kortti",
            "provider_url": f"{self.address}/",
            "title": unescape(title),
            "html": f'<iframe src="{src}" width="640" height="480" title="{title}"></iframe>',
            "width": 640,
            "height": 480,
            "thumbnail_url": f"{self.address}/pictures/{name}.png",
            "thumbnail_width": WIDTH,
            "thumbnail_height": HEIGHT,
        }
        path = self.site / "oembed" / f"{name}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(table, indent=1), "utf-8")
        return f"{self.address}/oembed/{name}.json"


def page(name: str, words: Words, every: list[Words], style: str, preview: Preview) -> str:
    """Gets the page of a game's usual rules."""
    game = words(f"game-{name}")
    links = [f'<a href="../#/new/{name}">{words("play-game", {"name": game})}</a>']
    links += [
        f'<a href="{name}-{other.language}.html" lang="{other.language}" hreflang="{other.language}">'
        f"{other('language-name')}</a>"
        for other in every
        if other is not words
    ]
    sections = []
    for title, lines in kortti.load_game(name).rules():
        paragraphs = "\n".join(f"<p>{words(**line)}</p>" for line in lines)
        sections.append(f"<section><h2>{words(**title)}</h2>\n{paragraphs}\n</section>")
    title, tag = words("rules-title", {"name": game}), words(f"game-{name}.tag")
    return PAGE.format(
        language=words.language,
        title=title,
        tag=tag,
        preview=preview.tags(f"rules/{name}-{words.language}.html", title, tag, words, name),
        style=style,
        links="\n".join(links),
        sections="\n".join(sections),
    )


def late(words: Words) -> str:
    """Gets the paragraph that shows when the page does not come; its link loads the page again."""
    return f'<p lang="{words.language}">{words("page-late")} <a href="">{words("try-again")}</a></p>'


def noscript(words: Words) -> str:
    """Gets the paragraph that shows where no script runs, with links to the rules."""
    links = [f'<a href="rules/{name}-{words.language}.html">{words(f"game-{name}")}</a>' for name in kortti.games()]
    return f'<p class="noscript" lang="{words.language}">{words("page-noscript")}\n{", ".join(links)}</p>'


def write_manifests(site: Path, every: list[Words]) -> None:
    """Writes manifest-<language>.webmanifest for each language; without a script the page asks for the English one."""
    manifest = json.loads((WEB / "public" / "manifest.webmanifest").read_text("utf-8"))
    for words in every:
        told = {"lang": words.language, "description": unescape(words("page-description"))}
        name = "manifest.webmanifest" if words.language == "en" else f"manifest-{words.language}.webmanifest"
        text = json.dumps(manifest | told, ensure_ascii=False, indent=2)
        (site / name).write_text(text + "\n", "utf-8")


def main(site: Path, style: str, address: str = "") -> None:
    preview = Preview(site, address)
    every = [Words(language) for language in languages()]
    (site / "rules").mkdir(exist_ok=True)
    for words in every:
        for name in kortti.games():
            text = page(name, words, every, style, preview)
            (site / "rules" / f"{name}-{words.language}.html").write_text(text, "utf-8")
    start = site / "index.html"
    html = start.read_text("utf-8")
    english = next(words for words in every if words.language == "en")
    others = [words("tagline") for words in every if words is not english]
    text = " ".join([english("page-description"), *(f"{tagline}." for tagline in others)])
    for place, told in (
        ("<!-- description -->", text),
        ("<!-- late -->", "\n".join(map(late, every))),
        ("<!-- noscript -->", "\n".join(map(noscript, every))),
        ("<!-- preview -->", preview.tags("", "Kortti", text, english)),
    ):
        before, after = html.split(place)
        html = before + told + after
    start.write_text(html, "utf-8")
    write_manifests(site, every)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
