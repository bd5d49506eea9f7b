"""Writes what can be read without scripts, in every language: pages.py SITE STYLE [ADDRESS].

The rules of every game go to SITE/<language>/<game>/ (rulespages.py), for people without scripts, paper and search
engines; STYLE is the path of their style sheet in SITE. SITE/index.html gets the words that show when the page does
not come, and where no script runs; and there is a manifest for each language. Where the ADDRESS of the site is known,
all pages tell what a link to them unfolds into where it is pasted: a picture (Open Graph, Twitter cards), or a table to
play at (oEmbed, in SITE/oembed/). Run by build.py in .venv, which has fluent.runtime.
"""

from __future__ import annotations

import json
import sys
from html import unescape
from pathlib import Path

from rulespages import Writer
from wording import WEB, Words, languages

import kortti

WIDTH, HEIGHT = 1200, 630  # of the pictures, see pictures.py
SHOWN = "pantti"  # the game whose table stands for the site


class Preview:
    """What links to the pages of a site unfold into."""

    def __init__(self, site: Path, address: str) -> None:
        self.site = site
        self.address = address.rstrip("/")

    def tags(self, path: str, title: str, text: str, words: Words, game: str = "") -> str:
        """Gets the tags of the page at a path, about a game or the whole site; `title` and `text` are fit for HTML."""
        told = {"og:type": "website", "og:site_name": "Kortti", "og:title": title, "og:description": text}
        name = f"{game or 'kortti'}-{words.language}"
        picture = name if game else "kortti-en"  # that has no words
        more = ""
        if self.address:
            image = f"{self.address}/pictures/{picture}.png"
            told |= {"og:url": f"{self.address}/{path}", "og:image": image, "og:image:alt": title}
            told |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
            table = self._oembed(name, picture, words, game)
            more = f"""
<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/json+oembed" href="{table}" title="{title}">"""
        return "\n".join(f'<meta property="{key}" content="{value}">' for key, value in told.items()) + more

    def _oembed(self, name: str, picture: str, words: Words, game: str) -> str:
        """Writes the table that a link may unfold into, and gets its address."""
        title = words(f"game-{game}") if game else "Kortti"
        src = f"{self.address}/embed/#game={game or SHOWN}&amp;lang={words.language}"
        table = {
            "version": "1.0",
            "type": "rich",
            "provider_name": "Kortti",
            "provider_url": f"{self.address}/",
            "title": unescape(title),
            "html": f'<iframe src="{src}" width="640" height="480" title="{title}" frameborder="0"></iframe>',
            "width": 640,
            "height": 480,
            "thumbnail_url": f"{self.address}/pictures/{picture}.png",
            "thumbnail_width": WIDTH,
            "thumbnail_height": HEIGHT,
        }
        path = self.site / "oembed" / f"{name}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(table, indent=1), "utf-8")
        return f"{self.address}/oembed/{name}.json"


def late(words: Words) -> str:
    """Gets the paragraph that shows when the page does not come; its link loads the page again."""
    return f'<p lang="{words.language}">{words("page-late")} <a href="">{words("try-again")}</a></p>'


def languages_row(every: list[Words]) -> str:
    """Returns the links to the rules in each language, by its own name, where no script can choose one."""
    links = [
        f'<a href="{words.language}/" lang="{words.language}" hreflang="{words.language}">{words("language-name")}</a>'
        for words in every
    ]
    return f'<p class="noscript">{" · ".join(links)}</p>'


def noscript(words: Words) -> str:
    """Gets the paragraph that shows where no script runs, with links to the rules."""
    links = [f'<a href="{words.language}/{name}/">{words(f"game-{name}")}</a>' for name in kortti.games()]
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
