"""Writes the rules of every game in every language as plain pages: rules.py SITE STYLE.

They go to SITE/rules/<game>-<language>.html, for people without scripts and for search engines; STYLE is the address
of the style sheet as seen from there. Run by build.py in .venv, which has fluent.runtime.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

WEB = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(WEB.parent / "py"))

import kortti  # noqa: E402

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<meta name="description" content="{tag}">
<link rel="icon" href="../icons/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="{style}">
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
        self.bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((WEB / "words" / language).glob("*.ftl")):
            self.bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def __call__(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """Gets the text of a message, or with ``id.attribute`` of its attribute, fit for HTML."""
        name, _, attribute = id.partition(".")
        entry = self.bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            sys.exit(f"{self.language}: {id}: {errors}")
        return escape(str(text))


def page(name: str, words: Words, languages: list[str], style: str) -> str:
    """Gets the page of a game's usual rules."""
    game = words(f"game-{name}")
    links = [f'<a href="../#/new/{name}">{words("play-game", {"name": game})}</a>']
    links += [
        f'<a href="{name}-{other}.html" lang="{other}" hreflang="{other}">{words("language-" + other)}</a>'
        for other in languages
        if other != words.language
    ]
    sections = []
    for title, lines in kortti.load_game(name).rules():
        paragraphs = "\n".join(f"<p>{words(**line)}</p>" for line, _ in lines)
        sections.append(f"<section><h2>{words(**title)}</h2>\n{paragraphs}\n</section>")
    return PAGE.format(
        language=words.language,
        title=words("rules-title", {"name": game}),
        tag=words(f"game-{name}.tag"),
        style=style,
        links="\n".join(links),
        sections="\n".join(sections),
    )


def main(site: Path, style: str) -> None:
    (site / "rules").mkdir()
    languages = sorted(path.name for path in (WEB / "words").iterdir() if path.is_dir())
    for language in languages:
        words = Words(language)
        for name in kortti.games():
            (site / "rules" / f"{name}-{language}.html").write_text(page(name, words, languages, style), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
