"""Bundles scripts and style sheets with esbuild."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

from web.tools.build import words
from web.tools.build.paths import MODULES, SOURCE, WEB
from web.tools.build.steps import run

# Entry points of web/src that are loaded later.
PARTS = (
    "table",
    "later",
    "over",
    "replay",
    "review",
    "statistics",
    "side-panel",
    "text-mode",
    "small-table",
    "face-choice",
    "qr-decoder",
    "hosting",
    "join",
)


def esbuild(source: Path, *options: str) -> dict[str, dict[str, str]]:
    """Bundles a source file; returns the outputs of esbuild's metafile."""
    with tempfile.TemporaryDirectory() as folder:  # parallel tests bundle, too
        meta = Path(folder) / "meta.json"
        run(
            MODULES / ".bin" / "esbuild",
            source,
            "--bundle",
            "--minify",
            "--preserve-symlinks",  # the hashes in names depend on paths: the same if node_modules is a link
            "--target=es2022",
            "--log-level=warning",
            "--jsx=automatic",
            "--jsx-import-source=preact",
            "--loader:.csv=text",
            "--loader:.ftl=text",
            "--loader:.svg=file",
            "--loader:.png=file",
            "--external:../fonts/*",
            '--define:process.env.NODE_ENV="production"',
            "--charset=utf8",
            f"--metafile={meta}",
            *options,
            cwd=WEB,
        )
        outputs: dict[str, dict[str, str]] = json.loads(meta.read_text())["outputs"]
    return outputs


def bundle(
    site: Path,
    source: Path,
    places: dict[str, object],
    *options: str,
    folder: Path | None = None,
    graph: dict[str, list[str]] | None = None,
) -> str:
    """Bundles a module with its imports into the site's assets/, or another folder; returns its path in the site.

    Its static imports are in the same file, since later parts import the module itself. `graph` receives the static
    imports of each script.
    """
    outputs = esbuild(
        source,
        "--format=esm",
        "--splitting",
        f"--inject:{source}",
        f"--outdir={folder or site / 'assets'}",
        "--entry-names=[name]-[hash]",
        "--chunk-names=[name]-[hash]",
        "--asset-names=[name]-[hash]",
        f"--alias:words/en.ftl={words.ENGLISH}",
        f"--define:__KORTTI__={json.dumps(places)}",
        *options,
    )
    entry = Path(os.path.relpath(source, WEB)).as_posix()

    def within(path: str) -> str:
        return (WEB / path).resolve().relative_to(site.resolve()).as_posix()

    if graph is not None:
        for path in outputs:
            imports: list[dict[str, str]] = outputs[path]["imports"]  # type: ignore[assignment]
            graph[within(path)] = [within(each["path"]) for each in imports if each["kind"] == "import-statement"]
    return next(within(path) for path, output in outputs.items() if output.get("entryPoint") == entry)


def bundle_style(site: Path, name: str) -> str:
    """Bundles a style sheet with its imports into the site's assets/; returns its path in the site."""
    (path,) = esbuild(SOURCE / "styles" / name, f"--outdir={site / 'assets'}", "--entry-names=[name]-[hash]")
    return f"assets/{Path(path).name}"


def imported(script: str, graph: dict[str, list[str]]) -> list[str]:
    """Lists a script with its static imports, direct and indirect."""
    found = [script]
    for path in found:
        found += [other for other in graph[path] if other not in found]
    return found


def parts_of(first: list[str], graph: dict[str, list[str]]) -> str:
    """Returns the files of the later parts, as attributes of the script element that requests them."""
    found = {name: script for script in graph if (name := Path(script).name.rpartition("-")[0]) in PARTS}
    files = {name: [path for path in imported(script, graph) if path not in first] for name, script in found.items()}
    return " ".join(f'data-{name}="{" ".join(some)}"' for name, some in sorted(files.items()))
