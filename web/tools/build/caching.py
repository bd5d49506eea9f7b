"""Tells hosts and the service worker how long each file of a site can be kept."""

from __future__ import annotations

import json
from pathlib import Path

from web.tools.build.bundles import esbuild
from web.tools.build.paths import SOURCE, WEB
from web.tools.build.steps import files, integrity, sha256

# that only others than the page ask for, or readers
UNKEPT = ("screenshots/", "pictures/", "oembed/", "embed/", "examples/", "fonts/OFL.txt", "assets/rules-pages-")
LEAVES = ("sitemap.xml", "robots.txt", *(f"{path.name}/" for path in (WEB / "words").iterdir() if path.is_dir()))
FOR_EVER = "Cache-Control: public, max-age=31536000, immutable"


def write_headers(site: Path) -> None:
    """Adds to the headers of all files (web/public/_headers) that those with a hash in their path can be kept for ever:
    file by file, for a host gives the headers of a path to an error below it, too."""
    rules = [f"/{path.relative_to(site).as_posix()}\n  {FOR_EVER}\n" for path in hashed_files(site)]
    (site / "_headers").write_text((WEB / "public" / "_headers").read_text("utf-8") + "\n" + "".join(rules), "utf-8")


def hashed_files(site: Path) -> list[Path]:
    return [*files(site / "py", site / "assets", site / "words"), *(site / "embed").glob("*-????????.js")]


def bundle_service_worker(site: Path) -> None:
    """Bundles sw.js with the list of what it keeps: all files of the site, so it comes last. A path with a hash needs
    no revision: with one, the browser would be asked to load again what the page has just loaded."""
    kept = []
    for path in files(site):
        url = path.relative_to(site).as_posix()
        if url in ("sw.js", "_headers") or url.startswith((*UNKEPT, *LEAVES)):
            continue
        revision = None if path in hashed_files(site) else sha256(path)[:12]
        kept.append({"url": url, "revision": revision, "integrity": integrity(path)})
    source = SOURCE / "boot" / "service-worker.js"  # classic, as not every browser takes a module for one
    esbuild(source, "--format=iife", f"--outfile={site / 'sw.js'}", f"--define:__PRECACHE__={json.dumps(kept)}")
