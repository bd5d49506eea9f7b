"""Paths of a site's files, for its scripts."""

from __future__ import annotations

import base64
import gzip
import json
import os
import re
import sys
from pathlib import Path

from web.tools.build.bundles import bundle
from web.tools.build.paths import SOURCE
from web.tools.build.steps import files, integrity
from web.tools.build.words import words_in


def places_of(site: Path, version: str) -> dict[str, object]:
    """Returns the paths of the site's files, and hashes of words; bundles the worker, whose path only main.js needs."""
    (python,) = (path.parent for path in site.glob("py/*/pyodide.mjs"))
    (wheel,) = site.glob("py/*/kortti-*.whl")

    def relative(path: Path) -> str:
        return path.relative_to(site).as_posix()

    def optional(name: str) -> str | None:
        return next(map(relative, site.glob(f"py/*/{name}")), None)

    places: dict[str, object] = {
        "version": version,
        "words": words_in(site, "??-*.ftl"),
        "laterWords": words_in(site, "later-*.ftl"),
        "python": relative(python) + "/",
        "wheel": relative(wheel),
        "snapshot": (snapshot := optional("snapshot.bin.gzipped")),
        "snapshotFront": snapshot and front_of(site / snapshot),
        "first": optional("first.wasm.gzipped"),
        "firstScript": optional("first.mjs"),
        "rest": optional("rest.wasm.gzipped"),
        "hashes": {relative(path): integrity(path) for path in files(site / "words")},
        "openings": openings_of(site),
        "puzzles": {path.stem: len(json.loads(path.read_text("utf-8"))["puzzles"]) for path in files(site / "puzzles")},
    }
    worker = bundle(site, SOURCE / "engine" / "worker.js", in_worker(places, site))
    return places | {"worker": worker, "stun": stun() or None}


def stun() -> str:
    """Returns the STUN server from --stun, which tells friends' devices their public addresses; "" if there is none."""
    told = os.environ.get("KORTTI_STUN", "")
    named = re.fullmatch(r"stun:([\w.-]+|\[[\da-fA-F:.]+\])(?::(\d{1,5}))?", told, re.ASCII)
    if told and not (named and 0 < int(named[2] or 3478) < 65536):
        sys.exit(f"not a STUN server, as in stun:stun.example:3478: {told}")
    return told


def in_worker(places: dict[str, object], site: Path) -> dict[str, object]:
    """Returns `places` with the hashes and sizes of the engine's files, which only the worker needs."""
    engine = {path.relative_to(site).as_posix(): path for path in files(site / "py")}
    return places | {
        "hashes": {name: integrity(path) for name, path in engine.items()},
        "gzipped": {name: path.stat().st_size for name, path in engine.items() if path.suffix == ".gzipped"},
    }


def openings_of(site: Path) -> dict[str, object]:
    """Returns the folder of the openings and their number for each game, besides its guided first deal."""
    (folder,) = (site / "openings").iterdir()
    return {"folder": folder.relative_to(site).as_posix(), "count": min(map(numbered, folder.iterdir()))}


def numbered(folder: Path) -> int:
    return sum(path.stem.isdigit() for path in folder.iterdir())


def front_of(snapshot: Path) -> str:
    """Returns the first numbers and the head of a snapshot (web/src/engine/snapshot-format.js) in base 64."""
    with gzip.open(snapshot) as file:
        numbers = file.read(16)
        return base64.b64encode(numbers + file.read(int.from_bytes(numbers[4:8], "little"))).decode()
