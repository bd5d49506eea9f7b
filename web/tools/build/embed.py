"""Builds embed/: the embedded table, and the page of examples."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from web.tools.build.bundles import bundle, esbuild, imported, parts_of
from web.tools.build.paths import SOURCE, WEB
from web.tools.build.steps import run_tool


def build_embed(site: Path, places: dict[str, object]) -> None:
    """Builds the embedded table's page with its own scripts, the element's script, and the examples."""
    folder = site / "embed"
    for old in folder.glob("*-????????.js"):
        old.unlink()
    posters, few = (f"--define:__POSTER__={words}" for words in run_tool("embed.poster_words").splitlines())
    source = SOURCE / "embed"
    graph: dict[str, list[str]] = {}
    play = Path(bundle(site, source / "frame" / "play.jsx", places, posters, folder=folder, graph=graph)).name
    graph = {Path(path).name: [Path(other).name for other in others] for path, others in graph.items()}
    first = imported(play, graph)
    files = f'data-files="{" ".join(first)}" {parts_of(first, graph)}'
    player = f"--define:__PLAY__={json.dumps(play)}"
    esbuild(source / "embed.js", "--format=esm", posters, player, f"--outfile={folder / 'embed.js'}")
    page = (WEB / "public" / "embed" / "index.html").read_text("utf-8")
    (folder / "index.html").write_text(page.replace('src="', f'{files} src="'), "utf-8")
    # ASCII, since the script is read in the encoding of the page that loads it
    element = ["--format=iife", "--charset=ascii", few, f"--outfile={folder / 'kortti-table.js'}"]
    esbuild(source / "element.js", *element)
    shutil.copy(WEB / "public" / "examples" / "index.html", site / "examples")
    run_tool("embed.stills", site / "examples" / "index.html")
