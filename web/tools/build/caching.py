"""Caching: headers for hosts, and the file list of the service worker."""

from __future__ import annotations

import json
from pathlib import Path

from web.tools.build.bundles import esbuild
from web.tools.build.paths import SOURCE, WEB
from web.tools.build.steps import files, integrity, sha256

# not requested by the page, or only by readers
UNKEPT = (
    *("openings/", "screenshots/", "pictures/", "oembed/", "embed/", "examples/"),
    *("fonts/OFL.txt", "assets/rules-pages-"),
)
LEAVES = ("sitemap.xml", "robots.txt", *(f"{path.name}/" for path in (WEB / "words").iterdir() if path.is_dir()))
FOR_EVER = "Cache-Control: public, max-age=31536000, immutable"


def write_headers(site: Path) -> None:
    """Adds headers to those of all files (web/public/_headers): files with a hash in their path can be cached for ever.
    They are listed one by one, since hosts send a pattern's headers with errors, too.
    """
    rules = [f"/{path.relative_to(site).as_posix()}\n  {FOR_EVER}\n" for path in hashed_files(site)]
    (site / "_headers").write_text((WEB / "public" / "_headers").read_text("utf-8") + "\n" + "".join(rules), "utf-8")


def hashed_files(site: Path) -> list[Path]:
    return [*files(site / "py", site / "assets", site / "words"), *sorted((site / "embed").glob("*-????????.js"))]


def bundle_service_worker(site: Path) -> None:
    """Bundles the service worker with its file list: all files of the site, so this comes last. A path with a hash
    needs no revision: with one, the browser would load the file again.
    """
    kept, hashed = [], set(hashed_files(site))
    for path in files(site):
        url = path.relative_to(site).as_posix()
        if url in ("sw.js", "_headers") or url.startswith((*UNKEPT, *LEAVES)):
            continue
        revision = None if path in hashed else sha256(path)[:12]
        kept.append({"url": url, "revision": revision, "integrity": integrity(path)})
    source = SOURCE / "boot" / "service-worker.js"  # a classic script: not every browser supports modules here
    esbuild(source, "--format=iife", f"--outfile={site / 'sw.js'}", f"--define:__PRECACHE__={json.dumps(kept)}")
