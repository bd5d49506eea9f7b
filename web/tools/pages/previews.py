"""Link previews: a picture (Open Graph, Twitter cards) or a table (oEmbed) for a pasted link."""

from __future__ import annotations

import json
from html import unescape
from pathlib import Path

from web.tools.words import Words

WIDTH, HEIGHT = 1200, 630  # of the pictures
SHOWN = "pantti"  # the game whose picture stands for the site


class Preview:
    """Link previews of the pages of a site."""

    def __init__(self, site: Path, address: str) -> None:
        self.site = site
        self.address = address.rstrip("/")

    def tags(self, path: str, title: str, text: str, words: Words, game: str = "") -> str:
        """Returns the meta and link tags of a page about a game or (`game` "") the site; `title`, `text` are HTML."""
        told = {"og:type": "website", "og:site_name": "Kortti", "og:title": title, "og:description": text}
        name = f"{game or 'kortti'}-{words.language}"
        picture = name if game else "kortti-en"  # it contains no words
        more = ""
        if self.address:
            image = f"{self.address}/pictures/{picture}.png"
            told |= {"og:url": f"{self.address}/{path}", "og:image": image, "og:image:alt": title}
            told |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
            table = self._oembed(name, picture, words, game)
            more = f"""
<link rel="canonical" href="{self.address}/{path}">
<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/json+oembed" href="{table}" title="{title}">"""
        return "\n".join(f'<meta property="{key}" content="{value}">' for key, value in told.items()) + more

    def _oembed(self, name: str, picture: str, words: Words, game: str) -> str:
        """Writes a page's oEmbed answer, and returns its address."""
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
