"""Builds, serves, tests and measures Kortti. Needs Python 3.11 or newer and Node 20 or newer, and sets up the rest.

python build.py serve [--port N]          builds the site into dist/ and serves it on this machine
python build.py dist [--plain] [--url ADDRESS]
                                          builds the site only; --plain: one that starts without snapshot and split;
                                          --url: where it will be, so that links to it unfold into pictures
python build.py test [--quick] [ARGS]     builds, then runs pytest (with ARGS)
python build.py check                     ruff, mypy and tsc
python build.py bench [ARGS]              speed and sizes, as ratios to other libraries
python build.py arena [ARGS]              the opponents' strength, level against level
python build.py profile                   writes which part of Pyodide's WebAssembly comes first, for a new Pyodide
python build.py new-game NAME             adds a small game that plays at once, to be made into another one

Runs under the system's Python with the standard library alone; tools run in .venv and web/node_modules.
A step whose inputs are as they were is not done again (the hashes are in .build/stamps).
"""

from __future__ import annotations

import argparse
import base64
import fnmatch
import functools
import gzip
import hashlib
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import venv
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
WORK = ROOT / ".build"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
VENV_BENCH = ROOT / ".venv-bench"

# The one that belongs to the Pyodide in web/package.json; not in its npm package.
MICROPIP = "micropip==0.11.1"
MICROPIP_SHA256 = "768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3"

# --- Running tools, and not running them again ---------------------------------------------------------------------


def python_of(env: Path) -> Path:
    return env / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def run(*command: str | Path, cwd: Path = ROOT, quiet: bool = False) -> None:
    """Runs a tool; when it fails, shows what a quiet one said and stops."""
    words = [str(word) for word in command]
    words[0] = shutil.which(words[0]) or words[0]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT} if quiet else {}
    done = subprocess.run(words, cwd=cwd, text=True, check=False, **pipes)  # type: ignore[call-overload]
    if done.returncode:
        sys.exit(f"{done.stdout or ''}\n{' '.join(words)}: failed ({done.returncode})")


def output_of(*command: str | Path) -> str:
    """Gets what a tool prints; when it fails, it has said why, and this stops."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}: failed ({done.returncode})")
    return done.stdout.strip()


def say(text: str) -> None:
    print(f"[build] {text}", flush=True)


def files(*places: Path) -> list[Path]:
    """Lists the files in the places, in a stable order; caches and hidden files are none."""
    found: set[Path] = set()
    for place in places:
        inside = place.rglob("*") if place.is_dir() else [place]
        found.update(path for path in inside if path.is_file() and "__pycache__" not in path.parts)
    return sorted(found)


def digest(paths: Iterable[Path], *more: str) -> str:
    """Gives the hash of names and contents."""
    total = hashlib.sha256("\0".join(more).encode())
    for path in paths:
        total.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:12]


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def integrity(path: Path) -> str:
    """Gives the hash of a file as browsers take it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()}"


def step(name: str, inputs: Iterable[Path], output: Path, work: Callable[[], None], *more: str) -> None:
    """Does the work unless it was done with the same inputs and its output is there.

    What lies behind a link belongs to another clone: it is used as it is and never made anew.
    """
    links = [path for path in (VENV, MODULES) if path.is_symlink() and path.exists()]
    if any(path in (output, *output.parents) for path in links):
        return
    stamp = WORK / "stamps" / name
    key = digest(inputs, *more)
    if output.exists() and stamp.exists() and stamp.read_text() == key:
        return
    say(name)
    begun = time.monotonic()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    work()
    stamp.write_text(key)
    say(f"{name}: {time.monotonic() - begun:.1f} s")


def fresh(folder: Path) -> Path:
    """Gives the folder, empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


# --- Tools ---------------------------------------------------------------------------------------------------------


def project() -> dict[str, object]:
    table: dict[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return table


def environment(folder: Path, extra: str, *, all_needed: bool = True) -> None:
    """Makes a virtual environment with the requirements of an extra in pyproject.toml."""
    wanted: list[str] = project()["optional-dependencies"][extra]  # type: ignore[index]

    def install() -> None:
        venv.create(folder, clear=True, with_pip=True)
        pip = [str(python_of(folder)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if all_needed:
            return run(*pip, *wanted, quiet=True)
        for requirement in wanted:  # one that has no wheel for this Python is not built here
            if subprocess.run([*pip, "--prefer-binary", requirement], capture_output=True, check=False).returncode:
                say(f"{requirement} cannot be installed for Python {sys.version.split()[0]}")

    step(f"tools {folder.name}", [], python_of(folder), install, sys.version, *wanted)


def tools() -> None:
    """Installs the tools for Python and for the page."""
    environment(VENV, "dev")
    if not shutil.which("npm"):
        sys.exit("Node 20 or newer with npm is needed")
    lock = [WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"]
    step(
        "tools node_modules",
        lock,
        MODULES,
        lambda: run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=WEB, quiet=True),
    )


def esbuild(source: Path, *options: str) -> dict[str, dict[str, str]]:
    """Bundles a source file; gives what esbuild tells of its outputs."""
    with tempfile.TemporaryDirectory() as folder:  # tests bundle at the same time
        meta = Path(folder) / "meta.json"
        run(
            MODULES / ".bin" / "esbuild",
            source,
            "--bundle",
            "--minify",
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


# --- The site ------------------------------------------------------------------------------------------------------


BYTECODE = WEB / "tools" / "bytecode.mjs"
LIBRARY = WORK / "python_stdlib.zip"
SNAPSHOT = WEB / "tools" / "snapshot"
SPLIT = WEB / "tools" / "split"
ADVICE = WEB / "tools" / "advice.mjs"
WIRE_TYPES = WEB / "tools" / "wiretypes.py"
PAGES = WEB / "tools" / "pages.py"
LEAF_TOOLS = [WEB / "tools" / f"{name}.py" for name in ("rulespages", "houserules", "cardfaces", "wording")]
TOLD = WEB / "tools" / "told.py"
PICTURES, PNG = WEB / "tools" / "pictures.py", WEB / "tools" / "png.mjs"
PICTURED = WORK / "pictures"
POSTERS, STILLS = WEB / "tools" / "posters.py", WEB / "tools" / "stills.py"
ENGLISH = WORK / "en.ftl"
# Words that nobody reads at home or at the table before he or she asks for them: the rules pages, guided deals, why the
# expert would play so. They come after the first card, in a file of their own.
LATER = re.compile("(?<!^house)-(rules|primer|lesson|reason)-")
# that only others than the page ask for, or readers
UNKEPT = ("screenshots/", "pictures/", "oembed/", "embed/", "examples/", "fonts/OFL.txt", "assets/rules-pages-")
LEAVES = ("sitemap.xml", "robots.txt", *(f"{path.name}/" for path in (WEB / "words").iterdir() if path.is_dir()))
FOR_EVER = "Cache-Control: public, max-age=31536000, immutable"


def build_wheel() -> Path:
    """Builds the wheel kortti, without the terminal and with bytecode for the browser's Python beside its modules, and
    gives its path."""
    folder = WORK / "wheel"
    sources = files(ROOT / "py", WEB / "words", ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "LICENSE")

    def work() -> None:
        plain = fresh(WORK / "wheel-plain")
        run(python_of(VENV), "-m", "hatchling", "build", "-t", "wheel", "-d", plain, quiet=True)
        (wheel,) = plain.glob("*.whl")
        run("node", BYTECODE, fresh(folder) / wheel.name, wheel, quiet=True)

    step("wheel", [*sources, BYTECODE, WEB / "package-lock.json"], folder, work)
    return next(folder.glob("*.whl"))


PACK = """
import sys, pathlib, deflate
source, target = map(pathlib.Path, sys.argv[1:])
target.write_bytes(deflate.gzip_compress(source.read_bytes(), 12))
"""


def pack(source: Path, target: Path) -> None:
    """Gzips a file to what a browser unpacks as ever, some 4% smaller than Python's own gzip makes it."""
    run(python_of(VENV), "-c", PACK, source, target)


def build_python() -> Path:
    """Makes the folder with what runs Python in the browser: Pyodide, a short lock file and micropip."""
    folder = WORK / "python"

    def work() -> None:
        fresh(folder)
        source = MODULES / "pyodide"
        for name in ("pyodide.mjs", "pyodide.asm.mjs"):
            text = (source / name).read_text("utf-8")
            (folder / name).write_text(re.sub(r"\n//# sourceMappingURL=.*", "", text), "utf-8")
        # Gzipped here and unpacked by the worker, for a host may not compress such files.
        # (No .gz: some hosts then say that the content is encoded.)
        run("node", BYTECODE, LIBRARY, quiet=True)
        for path in (source / "pyodide.asm.wasm", LIBRARY):
            pack(path, folder / f"{path.name}.gzipped")
        lock = json.loads((source / "pyodide-lock.json").read_text("utf-8"))
        entry = lock["packages"]["micropip"]
        wheel = download(MICROPIP, lock["info"]["python"], fresh(WORK / "micropip"))
        if entry["version"] not in MICROPIP or sha256(wheel) != MICROPIP_SHA256:
            sys.exit(f"{wheel.name} is not the micropip {entry['version']} that this Pyodide goes with")
        run("node", BYTECODE, folder / wheel.name, wheel, quiet=True)
        entry |= {"file_name": wheel.name, "sha256": sha256(folder / wheel.name)}
        lock["packages"] = {"micropip": entry}
        (folder / "pyodide-lock.json").write_text(json.dumps(lock))

    step("python for the browser", [BYTECODE, WEB / "package-lock.json"], folder, work, MICROPIP, MICROPIP_SHA256, PACK)
    return folder


def build_snapshot(wheel: Path, python: Path) -> Path:
    """Takes a snapshot of the browser's Python that has imported the wheel, from which the page starts."""
    folder = WORK / "snapshot"
    snapshot = folder / "snapshot.bin.gzipped"
    inputs = [*files(python), wheel, *files(SNAPSHOT), ADVICE, WEB / "src" / "engine" / "snapshot-format.js"]
    step("snapshot", inputs, folder, lambda: take_snapshot(wheel, python, fresh(folder) / snapshot.name))
    return snapshot


def take_snapshot(wheel: Path, python: Path, target: Path) -> None:
    raw = target.with_suffix(".raw")
    run("node", SNAPSHOT / "make.mjs", raw, LIBRARY, python, wheel, quiet=True)
    target.write_bytes(gzip.compress(raw.read_bytes(), 9, mtime=0))
    raw.unlink()


def build_halves(python: Path) -> list[Path]:
    """Splits the browser's WebAssembly: what start and play call comes first, the rest when the engine is ready."""
    folder = WORK / "halves"

    def work() -> None:
        run("node", SPLIT / "make.mjs", python, MODULES / "pyodide" / "pyodide.asm.wasm", fresh(folder), quiet=True)
        for path in folder.glob("*.wasm"):
            pack(path, path.with_name(f"{path.name}.gzipped"))
            path.unlink()

    engine = WEB / "src" / "engine"
    scripts = [ADVICE, engine / "wasm-halves.js", engine / "snapshot-format.js", *python.glob("*.mjs")]
    step("halves", [*files(SPLIT), *scripts, WEB / "package-lock.json"], folder, work, PACK)
    return files(folder)


def download(requirement: str, python: str, folder: Path) -> Path:
    """Gets a pure wheel for another version of Python than this one."""
    version = ".".join(python.split(".")[:2])
    options = ["--python-version", version, "--only-binary=:all:", "--no-deps", "--quiet"]
    run(python_of(VENV), "-m", "pip", "download", *options, "-d", folder, requirement, quiet=True)
    return next(folder.glob("*.whl"))


def build_pictures() -> Path:
    """Draws the pictures that links to the site unfold into, and gives their folder."""
    drawn = WORK / "pictures-drawn"

    def draw() -> None:
        run(python_of(VENV), PICTURES, fresh(drawn))

    step("pictures", [*files(ROOT / "py", WEB / "words", WEB / "art"), PAGES, PICTURES, *LEAF_TOOLS], drawn, draw)
    step("PNG of pictures", [*files(drawn), PNG], PICTURED, lambda: run("node", PNG, fresh(PICTURED), drawn))
    return PICTURED


def address() -> str:
    """Gets the address that the site will have, from --url or from Netlify, or "" where nobody knows it: a page cannot
    name its own picture without."""
    told = os.environ.get("KORTTI_URL") or (os.environ.get("URL", "") if "NETLIFY" in os.environ else "")
    if told and not re.fullmatch(r"https?://[\w.:-]+(/[\w./~-]*)?", told, re.ASCII):
        sys.exit(f"not the address of a site: {told}")
    return told


def write_types() -> None:
    """Makes the page's types of requests and answers, which editors and tsc read, from py/kortti/wire.py."""
    types = WEB / "src" / "wire.d.ts"
    rooms = [ROOT / "py" / "kortti" / f"{room}.py" for room in ("wire", "checks", "shown", "options", "messages")]
    step("types of the page", [WIRE_TYPES, *rooms], types, lambda: run(python_of(VENV), WIRE_TYPES, types))


NOTICES = ("LICENSE", "THIRD-PARTY.md")


def build_site(plain: bool = False) -> None:
    """Builds dist/; a plain one starts without snapshot and split."""
    site = make_site(plain)
    step("dist", [site / "sw.js"], DIST, lambda: shutil.copytree(site, fresh(DIST), dirs_exist_ok=True), site.name)


def make_site(plain: bool) -> Path:
    """Makes a site, if anything that it is made of has changed. Both are kept, for tests are of both."""
    tools()
    write_types()
    wheel, python, pictures = build_wheel(), build_python(), build_pictures()
    engine = [files(python), [wheel]]
    if not plain:
        engine += [[build_snapshot(wheel, python)], build_halves(python)]
    inputs = files(WEB / "src", WEB / "public", WEB / "words", WEB / "art", pictures, ROOT / "build.py")
    inputs += [PAGES, *LEAF_TOOLS, TOLD, POSTERS, STILLS, *(path for some in engine for path in some)]
    inputs += [ROOT / "pyproject.toml", WEB / "package-lock.json", WEB / "ladder.csv"]
    inputs += map(ROOT.joinpath, NOTICES)
    key = digest([path for path in inputs if path.exists()], address())
    name = "plain site" if plain else "site"
    site = WORK / name.replace(" ", "-")
    step(name, [], site, lambda: assemble(site, engine, key), key)
    return site


def assemble(folder: Path, engine: list[list[Path]], key: str) -> None:
    """Puts the site together in another folder, then puts that in its place."""
    site = fresh(WORK / "assembling")
    shutil.copytree(WEB / "public", site, dirs_exist_ok=True)
    shutil.copytree(PICTURED, site / "pictures")
    for notice in filter(Path.exists, map(ROOT.joinpath, NOTICES)):
        shutil.copy(notice, site / f"{notice.stem}.txt")
    place_words(site)
    for some in engine:
        place_hashed(site, some)
    finish(site, f"{project()['version']}+{key[:7]}")
    shutil.rmtree(folder, ignore_errors=True)
    site.rename(folder)


def finish(site: Path, version: str) -> None:
    """Makes all that depends on the words and the engine that lie in a site: the scripts, which know the hashes of
    those files, the pages, the headers and the service worker. Tests call it after they have changed one of them."""
    fresh(site / "assets")
    places = places_of(site, version)
    (wheel,) = site.glob("py/*/kortti-*.whl")
    told = told_by(wheel)
    rules = f"--define:__RULES__={json.dumps(told['rules'])}"
    graph: dict[str, list[str]] = {}
    main = bundle(site, WEB / "src" / "boot" / "main.jsx", {**places, "games": told["games"]}, rules, graph=graph)
    asked = {name: places[name] for name in ("words", "worker")}
    first = f"--define:__KORTTI__={json.dumps(asked)}"
    esbuild(WEB / "src" / "boot" / "start.js", "--format=iife", f"--outfile={site / 'start.js'}", first)
    style, leaf = bundle_style(site, "main.css"), bundle_style(site, "rules-pages.css")
    (site / "index.html").write_text(link(site, main, style, graph), "utf-8")
    run(python_of(VENV), PAGES, site, leaf, *filter(None, [address()]))
    shutil.copy(WEB / "public" / "examples" / "index.html", site / "examples")
    run(python_of(VENV), STILLS, site / "examples" / "index.html")
    build_embed(site, {**places, "games": told["games"], "style": style})
    write_headers(site)
    bundle_service_worker(site)


def build_embed(site: Path, places: dict[str, object]) -> None:
    """Makes embed/: the page of a table in other people's pages, with scripts of its own, and their script."""
    folder = site / "embed"
    for old in folder.glob("*-????????.js"):
        old.unlink()
    posters, few = (f"--define:__POSTER__={output_of(python_of(VENV), POSTERS, *brief)}" for brief in ([], ["--brief"]))
    source = WEB / "src" / "embed"
    graph: dict[str, list[str]] = {}
    play = Path(bundle(site, source / "frame" / "play.jsx", places, posters, folder=folder, graph=graph)).name
    graph = {Path(path).name: [Path(other).name for other in others] for path, others in graph.items()}
    first = imported(play, graph)
    files = f'data-files="{" ".join(first)}" {parts_of(first, graph)}'
    player = f"--define:__PLAY__={json.dumps(play)}"
    esbuild(source / "embed.js", "--format=esm", posters, player, f"--outfile={folder / 'embed.js'}")
    page = (WEB / "public" / "embed" / "index.html").read_text("utf-8")
    (folder / "index.html").write_text(page.replace('src="', f'{files} src="'), "utf-8")
    # in ASCII, as it has to take the encoding of the page that it comes to
    element = ["--format=iife", "--charset=ascii", few, f"--outfile={folder / 'kortti-table.js'}"]
    esbuild(source / "element.js", *element)


def places_of(site: Path, version: str) -> dict[str, object]:
    """Tells the scripts where the files are; bundles the worker, of which only main.js has to know."""
    (python,) = (path.parent for path in site.glob("py/*/pyodide.mjs"))
    (wheel,) = site.glob("py/*/kortti-*.whl")
    gzipped = {path: path.stat().st_size for path in files(site / "py") if path.suffix == ".gzipped"}

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
        "hashes": {relative(path): integrity(path) for path in files(site / "py", site / "words")},
        "gzipped": {relative(path): size for path, size in gzipped.items()},
    }
    return places | {"worker": bundle(site, WEB / "src" / "engine" / "worker.js", places)}


def front_of(snapshot: Path) -> str:
    """Returns the first numbers and the head of a snapshot (web/src/engine/snapshot-format.js) in base 64."""
    with gzip.open(snapshot) as file:
        numbers = file.read(16)
        return base64.b64encode(numbers + file.read(int.from_bytes(numbers[4:8], "little"))).decode()


def words_in(site: Path, pattern: str) -> dict[str, str]:
    """Gets the files of words that a pattern fits, by language."""
    found = sorted((site / "words").glob(pattern))
    return {path.stem.split("-")[-2]: path.relative_to(site).as_posix() for path in found}


def place_hashed(site: Path, paths: list[Path]) -> None:
    """Copies files to py/<hash of them>/."""
    folder = site / "py" / digest(paths)
    folder.mkdir(parents=True)
    for path in paths:
        shutil.copy(path, folder)


def place_words(site: Path) -> None:
    """Makes two files of each language's words, by their hashes: what home and the table say, and what comes LATER. The
    first of English is part of main.js, so it is always there. What only the terminal says and comments stay out."""
    for language in sorted(path for path in (WEB / "words").glob("*") if path.is_dir()):
        paths = [path for path in files(language) if path.suffix == ".ftl" and path.stem != "terminal"]
        parts: dict[bool, list[str]] = {False: [], True: []}
        whole = "\n".join(path.read_text("utf-8") for path in paths)
        for entry in re.split(r"^(?=[#a-zA-Z])", whole, flags=re.MULTILINE):
            if named := re.match(r"[a-zA-Z][\w-]*", entry):
                parts[bool(LATER.search(named[0]))].append(entry.rstrip() + "\n")
        for is_later, entries in parts.items():
            text = "".join(entries)
            name = f"{language.name}-{hashlib.sha256(text.encode()).hexdigest()[:12]}.ftl"
            path = site / "words" / (f"later-{name}" if is_later else name)
            path = ENGLISH if language.name == "en" and not is_later else path
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")


def bundle(
    site: Path,
    source: Path,
    places: dict[str, object],
    *options: str,
    folder: Path | None = None,
    graph: dict[str, list[str]] | None = None,
) -> str:
    """Bundles a module with all it imports into the site's assets/, or into another folder; gives its path. What it
    imports at once is one file, since all that comes later imports the module itself. A graph is told which scripts
    each script imports at once."""
    outputs = esbuild(
        source,
        "--format=esm",
        "--splitting",
        f"--inject:{source}",
        f"--outdir={folder or site / 'assets'}",
        "--entry-names=[name]-[hash]",
        "--chunk-names=[name]-[hash]",
        "--asset-names=[name]-[hash]",
        f"--alias:words/en.ftl={ENGLISH}",
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
    """Bundles a style sheet with all it imports into the site's assets/; gives its path."""
    (path,) = esbuild(WEB / "src" / "styles" / name, f"--outdir={site / 'assets'}", "--entry-names=[name]-[hash]")
    return f"assets/{Path(path).name}"


def told_by(wheel: Path) -> dict[str, object]:
    """Gets the games with their options, and the usual rules of each, as the wheel tells them, so that the page has
    them before the engine runs."""
    games_and_rules: dict[str, object] = json.loads(output_of(python_of(VENV), TOLD, wheel))
    return games_and_rules


PARTS = ("table", "later", "over", "replay", "statistics")


def imported(script: str, graph: dict[str, list[str]]) -> list[str]:
    """Lists a script with all that it imports at once."""
    found = [script]
    for path in found:
        found += [other for other in graph[path] if other not in found]
    return found


def parts_of(first: list[str], graph: dict[str, list[str]]) -> str:
    """Names the files of the parts that come later, as attributes of the script that asks for them."""
    found = {name: script for script in graph if (name := Path(script).name.partition("-")[0]) in PARTS}
    files = {name: [path for path in imported(script, graph) if path not in first] for name, script in found.items()}
    return " ".join(f'data-{name}="{" ".join(some)}"' for name, some in sorted(files.items()))


def link(site: Path, main: str, style: str, graph: dict[str, list[str]]) -> str:
    """Gives the page with its links led to the bundles, whose hashes browsers compare; start.js gets their names, and
    those of the parts that come later."""

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
    return html


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
    source = WEB / "src" / "boot" / "service-worker.js"  # classic, as not every browser takes a module for one
    esbuild(source, "--format=iife", f"--outfile={site / 'sw.js'}", f"--define:__PRECACHE__={json.dumps(kept)}")


# --- Serving -------------------------------------------------------------------------------------------------------

PACKED = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".ftl", ".webmanifest")  # and so does the host
TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".webmanifest": "application/manifest+json"}


@functools.lru_cache(maxsize=64)
def header_rules(file: Path, changed: int) -> dict[str, dict[str, str]]:
    """Reads a _headers file: a path or pattern on a line of its own, and below it its headers, indented."""
    rules: dict[str, dict[str, str]] = {}
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("/"):
            values = rules.setdefault(line.strip(), {})
        elif line.startswith(" "):
            name, _, value = line.strip().partition(": ")
            values[name] = value
    return rules


def headers_for(path: str, folder: Path = DIST) -> dict[str, str]:
    """Gives the headers that a folder's _headers file has for a path."""
    values = {"Cache-Control": "public, max-age=0, must-revalidate"}  # the host's own
    file = folder / "_headers"
    for pattern, more in header_rules(file, file.stat().st_mtime_ns).items() if file.exists() else ():
        if fnmatch.fnmatchcase(path, pattern):
            values.update(more)
    return values


@functools.lru_cache(maxsize=256)
def packed(path: str, changed: int) -> bytes:
    return gzip.compress(Path(path).read_bytes(), 6)


class Site(http.server.SimpleHTTPRequestHandler):
    """Serves a built site as the host does: with the headers of its _headers file, and gzip; silently."""

    packs: tuple[str, ...] = PACKED
    protocol_version = "HTTP/1.1"
    status = http.HTTPStatus.OK.value
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | TYPES

    def send_response(self, code: int, message: str | None = None) -> None:
        self.status = code
        super().send_response(code, message)

    def end_headers(self) -> None:
        values = headers_for(self.path.partition("?")[0], Path(self.directory))
        if self.status >= http.HTTPStatus.BAD_REQUEST:
            values["Cache-Control"] = "no-store"  # an error lasts no longer than its cause
        for name, value in values.items():
            self.send_header(name, value)
        super().end_headers()

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        accepted = "gzip" in self.headers.get("Accept-Encoding", "")
        if not (accepted and path.suffix in self.packs and path.is_file()):
            return super().do_GET()
        changed = path.stat().st_mtime_ns
        etag = f'"{changed:x}"'
        if self.headers.get("If-None-Match") == etag:
            self.send_response(http.HTTPStatus.NOT_MODIFIED)
            self.end_headers()
            return None
        data = packed(str(path), changed)
        self.send_response(http.HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("ETag", etag)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)
        return None

    def log_message(self, format: str, *args: object) -> None:
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):  # a browser that went away
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(folder: Path = DIST, port: int = 0, handler: type[http.server.SimpleHTTPRequestHandler] = Site) -> Server:
    """Makes a server of a folder on this machine; port 0: any free one (`server_port` tells)."""
    return Server(("127.0.0.1", port), functools.partial(handler, directory=str(folder)))


# --- A browser for the tests ---------------------------------------------------------------------------------------

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# What Playwright switches off, as only the last such list counts, and the windows' own address bar: it is a page with a
# process of its own, which takes as long to start as a page of Kortti.
UNWANTED = """
    AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable
    LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect
    OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch WebUIOmniboxPopup WebUIOmniboxAimPopup
"""
BROWSER_ARGS = [
    f"--disable-features={','.join(UNWANTED.split())}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_browser() -> str | None:
    """Finds an installed Chromium, or the one that Playwright has installed."""
    if installed := next(filter(None, map(shutil.which, BROWSERS)), None):
        return installed
    script = "from playwright.sync_api import sync_playwright as p\nwith p() as p: print(p.chromium.executable_path)"
    told = subprocess.run([python_of(VENV), "-c", script], capture_output=True, text=True, check=False)
    path = told.stdout.strip()
    return path if path and Path(path).exists() else None


def get_browser() -> str:
    """Finds a Chromium, or installs it from the system's packages, or through Playwright."""
    if found := find_browser():
        return found
    say("installing Chromium")
    if shutil.which("apt-get"):
        apt_get = [*(["sudo"] if os.geteuid() else []), "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
        run(*apt_get, "update", quiet=True)
        run(*apt_get, "install", "-y", "--no-install-recommends", "chromium", quiet=True)
    else:
        run(python_of(VENV), "-m", "playwright", "install", "chromium", quiet=True)
    return find_browser() or sys.exit("No Chromium was found")


# --- Commands ------------------------------------------------------------------------------------------------------


def serve(port: int | None, plain: bool) -> None:
    build_site(plain)
    try:
        running = server(DIST, 8000 if port is None else port)
    except OSError as error:
        if port is not None:
            sys.exit(f"Port {port}: {error.strerror}")
        running = server(DIST)
    with running:
        say(f"http://localhost:{running.server_port}/ (stop with Ctrl-C)")
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            print()


def test(quick: bool, plain: bool, args: list[str]) -> None:
    build_site(plain)
    make_site(plain=True)  # some tests are of both
    get_browser()
    processes = min(4, 1 + (os.cpu_count() or 1))  # one more than cores: tests in a browser wait a third of their time
    words = ["-n", str(processes), "--dist", "worksteal", *(["-m", "not slow"] if quick else [])]
    sys.stdout.flush()
    sys.exit(subprocess.run([python_of(VENV), "-m", "pytest", *words, *args], cwd=ROOT, check=False).returncode)


def check() -> None:
    tools()
    write_types()
    run(python_of(VENV), "-m", "ruff", "check", "build.py", "py", "tests", "web/tools")
    run(python_of(VENV), "-m", "mypy", "py/kortti")
    run(MODULES / ".bin" / "tsc", "--project", WEB, cwd=WEB)
    say("checked")


def bench(args: list[str]) -> None:
    if args[:1] == ["review"]:
        environment(VENV, "dev")
        run(python_of(VENV), ROOT / "tests" / "bench" / "review.py", *args[1:])
        return
    for plain in (True, False):
        build_site(plain)
    environment(VENV_BENCH, "bench", all_needed=False)
    get_browser()
    run(python_of(VENV), ROOT / "tests" / "bench" / "run.py", *args)


def arena(args: list[str]) -> None:
    environment(VENV, "dev")
    run(python_of(VENV), ROOT / "tests" / "bench" / "arena.py", *args)


def profile() -> None:
    tools()
    wheel, python = build_wheel(), build_python()
    snapshot = build_snapshot(wheel, python)
    run("node", SPLIT / "observe.mjs", snapshot, python, ROOT / "tests" / "records")


def new_game(name: str) -> None:
    environment(VENV, "dev")
    sys.exit(subprocess.run([python_of(VENV), "-m", "tests.nullgame", name], cwd=ROOT, check=False).returncode)


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit("Python 3.11 or newer is needed")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serving = commands.add_parser("serve")
    serving.add_argument("--port", type=int, help="8000 if it is free")
    building = commands.add_parser("dist")
    building.add_argument("--url", metavar="ADDRESS", help="where the site will be")
    commands.add_parser("check")
    testing = commands.add_parser("test")
    testing.add_argument("--quick", action="store_true", help="leaves the longest tests out")
    for command in (serving, building, testing):
        command.add_argument("--plain", action="store_true", help="a site that starts without snapshot and split")
    commands.add_parser("bench")
    commands.add_parser("arena", add_help=False)
    commands.add_parser("profile")
    commands.add_parser("new-game").add_argument("name", metavar="NAME", help="like crazy-eights")
    options, rest = parser.parse_known_args()
    if rest and options.command not in ("test", "bench", "arena"):
        parser.error(f"unknown: {' '.join(rest)}")
    match options.command:
        case "serve":
            serve(options.port, options.plain)
        case "dist":
            os.environ["KORTTI_URL"] = options.url or os.environ.get("KORTTI_URL", "")
            build_site(options.plain)
            say(f"dist/: {sum(path.stat().st_size for path in files(DIST)) / 1e6:.1f} MB")
        case "test":
            test(options.quick, options.plain, rest)
        case "check":
            check()
        case "bench":
            bench(rest)
        case "arena":
            arena(rest)
        case "profile":
            profile()
        case "new-game":
            new_game(options.name)


if __name__ == "__main__":
    main()
