"""Builds the pages of a site, and the pictures for link previews."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from web.tools.build.bundles import imported, parts_of
from web.tools.build.paths import ROOT, TOOLS, WEB, WORK
from web.tools.build.steps import files, fresh, integrity, run, run_tool, step

CODE = Path(__file__).resolve()
PICTURES = WORK / "pictures"
PNG = TOOLS / "pictures" / "png.mjs"


def address() -> str:
    """Returns the site's address from --url or Netlify; "" if unknown. Link previews need full picture addresses."""
    told = os.environ.get("KORTTI_URL") or (os.environ.get("URL", "") if "NETLIFY" in os.environ else "")
    if told and not re.fullmatch(r"https?://[\w.:-]+(/[\w./~-]*)?", told, re.ASCII):
        sys.exit(f"not the address of a site: {told}")
    return told


def write_index(site: Path, main: str, style: str, graph: dict[str, list[str]]) -> None:
    """Writes index.html with links to the bundles; start.js gets the names of all scripts."""

    def sealed(path: str) -> str:
        return f'"{path}" integrity="{integrity(site / path)}"'

    first = imported(main, graph)
    links = {
        'src="start.js"': f'src="start.js" data-files="{" ".join([*first, style])}" {parts_of(first, graph)}',
        'href="assets/main.css"': f"href={sealed(style)} crossorigin",
        'src="assets/main.js"': f"src={sealed(main)}",
        "</head>": "".join(f'<link rel="modulepreload" href={sealed(path)}>\n' for path in first[1:]) + "</head>",
    }
    html = (WEB / "public" / "index.html").read_text("utf-8")
    for plain, full in links.items():
        before, after = html.split(plain)
        html = before + full + after
    (site / "index.html").write_text(html, "utf-8")


def write_pages(site: Path, style: str, address: str) -> None:
    """Writes the static pages, and completes index.html; `style` is the path of their style sheet."""
    run_tool("pages", site, style, *filter(None, [address]))


def build_pictures() -> Path:
    """Draws the pictures for link previews, and returns their folder."""
    drawn = WORK / "pictures-drawn"
    engine = files(ROOT / "py", WEB / "words", WEB / "art")
    tools = [*files(TOOLS / "pages", TOOLS / "pictures"), TOOLS / "words.py", CODE]
    step("pictures", [*engine, *tools], drawn, lambda: run_tool("pictures", fresh(drawn)))
    work = lambda: run("node", PNG, fresh(PICTURES), drawn)  # noqa: E731
    step("PNG of pictures", [*files(drawn), PNG, CODE], PICTURES, work)
    return PICTURES
