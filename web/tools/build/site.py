"""Assembles a site: the one in dist/, and the plain one, which starts without snapshot and split."""

from __future__ import annotations

import json
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from web.tools.build.bundles import bundle, bundle_style, esbuild
from web.tools.build.caching import bundle_service_worker, write_headers
from web.tools.build.embed import build_embed
from web.tools.build.engine import (
    OPENINGS,
    build_halves,
    build_openings,
    build_python,
    build_snapshot,
    build_wheel,
    catalogue_of,
    write_types,
)
from web.tools.build.environment import tools
from web.tools.build.pages import PICTURES, address, build_pictures, write_index, write_pages
from web.tools.build.paths import DIST, ROOT, SOURCE, TOOLS, WEB, WORK
from web.tools.build.places import places_of, stun
from web.tools.build.steps import digest, files, fresh, step
from web.tools.build.words import place_words

CODE = Path(__file__).resolve()
NOTICES = ("LICENSE", "THIRD-PARTY.md")


def build_site(plain: bool = False) -> None:
    """Builds dist/."""
    site = make_site(plain)
    work = lambda: shutil.copytree(site, fresh(DIST), dirs_exist_ok=True)  # noqa: E731
    step("dist", [CODE, site / "sw.js"], DIST, work, site.name)


def make_site(plain: bool) -> Path:
    """Builds a site if any of its inputs has changed, and returns its folder. Tests need both sites."""
    address(), stun()  # a wrong one ends the build before it takes minutes
    tools()
    write_types()
    with ThreadPoolExecutor() as pool:  # of tools, which are processes
        drawing, packing, wheel = pool.submit(build_pictures), pool.submit(build_python), build_wheel()
        opening, python = pool.submit(build_openings, wheel), packing.result()
        engine = [files(python), [wheel]]
        if not plain:
            splitting = pool.submit(build_halves, python)
            engine += [[build_snapshot(wheel, python)], splitting.result()]
        pictures, _ = drawing.result(), opening.result()
    inputs = files(WEB / "src", WEB / "public", WEB / "words", WEB / "art", WEB / "puzzles", TOOLS, pictures, OPENINGS)
    inputs += [path for some in engine for path in some]
    inputs += [ROOT / "pyproject.toml", WEB / "package-lock.json", WEB / "ladder.csv"]
    inputs += [path for path in map(ROOT.joinpath, NOTICES) if path.exists()]
    name = "plain site" if plain else "site"
    site = WORK / name.replace(" ", "-")
    version = f"{wheel.name.split('-')[1]}+{digest(inputs, address(), stun())[:7]}"
    step(name, inputs, site, lambda: assemble(site, engine, version), address(), stun())
    return site


def assemble(folder: Path, engine: list[list[Path]], version: str) -> None:
    """Assembles the site in a folder of its own, then moves that into place."""
    with tempfile.TemporaryDirectory(prefix="assembling-", dir=WORK) as made:
        site = Path(shutil.copytree(WEB / "public", Path(made) / "site"))
        shutil.copytree(PICTURES, site / "pictures")
        shutil.copytree(WEB / "puzzles", site / "puzzles")
        shutil.copytree(OPENINGS, site / "openings" / digest(files(OPENINGS)))
        for notice in filter(Path.exists, map(ROOT.joinpath, NOTICES)):
            shutil.copy(notice, site / f"{notice.stem}.txt")
        place_words(site)
        for some in engine:
            place_hashed(site, some)
        finish(site, version)
        shutil.rmtree(folder, ignore_errors=True)
        site.rename(folder)


def place_hashed(site: Path, paths: list[Path]) -> None:
    """Copies files to py/<hash of them>/."""
    folder = site / "py" / digest(paths)
    folder.mkdir(parents=True)
    for path in paths:
        shutil.copy(path, folder)


def finish(site: Path, version: str, leaves: bool = True) -> None:
    """Builds everything that depends on a site's words and engine: scripts with hashes of those files, pages, headers
    and service worker. Tests call it after changing one of them; without `leaves` the rules' pages and the embedded
    table stay as they are, which takes a sixth of the time, and index.html lacks the texts for browsers without script.
    """
    fresh(site / "assets")
    places = places_of(site, version)
    (wheel,) = site.glob("py/*/kortti-*.whl")
    catalogue = catalogue_of(wheel)
    texts = {name: json.dumps(json.dumps(catalogue[name])) for name in ("rules", "firsts", "themes")}
    later = [f"--define:__{name.upper()}__={text}" for name, text in texts.items()]
    graph: dict[str, list[str]] = {}
    main = bundle(site, SOURCE / "boot" / "main.jsx", {**places, "games": catalogue["games"]}, *later, graph=graph)
    asked = {name: places[name] for name in ("words", "worker")}
    first = f"--define:__KORTTI__={json.dumps(asked)}"
    esbuild(SOURCE / "boot" / "start.js", "--format=iife", f"--outfile={site / 'start.js'}", first)
    style, leaf = bundle_style(site, "main.css"), bundle_style(site, "rules-pages.css")
    write_index(site, main, style, graph)
    if leaves:
        with ThreadPoolExecutor() as pool:
            writing = pool.submit(write_pages, site, leaf, address())
            build_embed(site, {**places, "games": catalogue["games"], "style": style})
            writing.result()
    write_headers(site)
    bundle_service_worker(site)
