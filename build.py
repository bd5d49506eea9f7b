"""Builds, serves, tests and measures Kortti. Needs Python 3.11 or newer and Node 20 or newer, and sets up the rest.

python build.py serve [--port N]          builds the site into dist/ and serves it on this machine
python build.py dist                      builds the site only
python build.py test [--quick] [ARGS]     builds, then runs pytest (with ARGS)
python build.py check                     ruff, mypy and tsc
python build.py bench [ARGS]              speed and sizes, as ratios to other libraries
python build.py arena [ARGS]              the opponents' strength, level against level

Runs under the system's Python with the standard library alone; tools run in .venv and web/node_modules.
A step whose inputs are as they were is not done again (the hashes are in .build/stamps).
"""

from __future__ import annotations

import argparse
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
            "--loader:.svg=file",
            "--loader:.png=file",
            "--loader:.woff2=file",
            '--define:process.env.NODE_ENV="production"',
            f"--metafile={meta}",
            *options,
            cwd=WEB,
        )
        outputs: dict[str, dict[str, str]] = json.loads(meta.read_text())["outputs"]
    return outputs


# --- The site ------------------------------------------------------------------------------------------------------


BYTECODE = WEB / "tools" / "bytecode.mjs"
RULES = WEB / "tools" / "rules.py"


def build_wheel() -> Path:
    """Builds the wheel kortti, with bytecode for the browser's Python beside its modules, and gives its path."""
    folder = WORK / "wheel"
    sources = files(ROOT / "py", ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "LICENSE")

    def work() -> None:
        plain = fresh(WORK / "wheel-plain")
        run(python_of(VENV), "-m", "hatchling", "build", "-t", "wheel", "-d", plain, quiet=True)
        (wheel,) = plain.glob("*.whl")
        run("node", BYTECODE, fresh(folder) / wheel.name, wheel, quiet=True)

    step("wheel", [*sources, BYTECODE, WEB / "package-lock.json"], folder, work)
    return next(folder.glob("*.whl"))


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
        library = WORK / "python_stdlib.zip"
        run("node", BYTECODE, library, quiet=True)
        for path in (source / "pyodide.asm.wasm", library):
            (folder / f"{path.name}.gzipped").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
        lock = json.loads((source / "pyodide-lock.json").read_text("utf-8"))
        entry = lock["packages"]["micropip"]
        wheel = download(MICROPIP, lock["info"]["python"], fresh(WORK / "micropip"))
        if entry["version"] not in MICROPIP or sha256(wheel) != MICROPIP_SHA256:
            sys.exit(f"{wheel.name} is not the micropip {entry['version']} that this Pyodide goes with")
        run("node", BYTECODE, folder / wheel.name, wheel, quiet=True)
        entry |= {"file_name": wheel.name, "sha256": sha256(folder / wheel.name)}
        lock["packages"] = {"micropip": entry}
        (folder / "pyodide-lock.json").write_text(json.dumps(lock))

    step("python for the browser", [BYTECODE, WEB / "package-lock.json"], folder, work, MICROPIP, MICROPIP_SHA256)
    return folder


def download(requirement: str, python: str, folder: Path) -> Path:
    """Gets a pure wheel for another version of Python than this one."""
    version = ".".join(python.split(".")[:2])
    options = ["--python-version", version, "--only-binary=:all:", "--no-deps", "--quiet"]
    run(python_of(VENV), "-m", "pip", "download", *options, "-d", folder, requirement, quiet=True)
    return next(folder.glob("*.whl"))


NOTICES = ("LICENSE", "THIRD-PARTY.md")


def build_site() -> None:
    """Builds dist/, if anything that it is made of has changed."""
    tools()
    wheel, python = build_wheel(), build_python()
    inputs = files(WEB / "src", WEB / "public", WEB / "words", WEB / "art", wheel, python, ROOT / "build.py", RULES)
    inputs += [ROOT / "netlify.toml", ROOT / "pyproject.toml", WEB / "package-lock.json", WEB / "ladder.csv"]
    inputs += map(ROOT.joinpath, NOTICES)
    key = digest([path for path in inputs if path.exists()])
    step("site", [], DIST, lambda: assemble(wheel, python, key), key)


def assemble(wheel: Path, python: Path, key: str) -> None:
    """Puts the site together in a folder beside dist/, then puts that in its place."""
    site = fresh(WORK / "dist")
    shutil.copytree(WEB / "public", site, dirs_exist_ok=True)
    for notice in filter(Path.exists, map(ROOT.joinpath, NOTICES)):
        shutil.copy(notice, site / f"{notice.stem}.txt")
    places: dict[str, object] = {
        "version": f"{project()['version']}+{key[:7]}",
        "words": place_words(site),
        "python": place_hashed(site, files(python)) + "/",
        "wheel": f"{place_hashed(site, [wheel])}/{wheel.name}",
        "gzipped": {path.stem: path.stat().st_size for path in files(python) if path.suffix == ".gzipped"},
    }
    places["worker"] = bundle(site, WEB / "src" / "worker.js", places)[0]
    (WORK / "places.json").write_text(json.dumps(places))  # for tests that bundle a page of their own
    assets = bundle(site, WEB / "src" / "main.jsx", places)
    (site / "index.html").write_text(link(site / "index.html", assets), "utf-8")
    style = next((path for path in assets if path.endswith(".css")), "")
    run(python_of(VENV), RULES, site, f"../{style}")
    bundle_service_worker(site)
    shutil.rmtree(DIST, ignore_errors=True)
    site.rename(DIST)


def place_hashed(site: Path, paths: list[Path]) -> str:
    """Copies files to py/<hash of them>/ and gives that folder."""
    folder = f"py/{digest(paths)}"
    (site / folder).mkdir(parents=True)
    for path in paths:
        shutil.copy(path, site / folder)
    return folder


def place_words(site: Path) -> dict[str, str]:
    """Makes one file of each language's words; gives language -> path."""
    placed = {}
    for language in sorted(path for path in (WEB / "words").glob("*") if path.is_dir()):
        text = "\n".join(path.read_text("utf-8") for path in files(language) if path.suffix == ".ftl")
        name = f"words/{language.name}-{hashlib.sha256(text.encode()).hexdigest()[:12]}.ftl"
        (site / name).parent.mkdir(exist_ok=True)
        (site / name).write_text(text, "utf-8")
        placed[language.name] = name
    return placed


def bundle(site: Path, source: Path, places: dict[str, object]) -> list[str]:
    """Bundles a module with all it imports into the site's assets/; gives its path and its style sheet's."""
    outputs = esbuild(
        source,
        "--format=esm",
        "--splitting",
        f"--outdir={site / 'assets'}",
        "--entry-names=[name]-[hash]",
        "--chunk-names=[name]-[hash]",
        "--asset-names=[name]-[hash]",
        f"--define:__KORTTI__={json.dumps(places)}",
    )
    entry, told = next((path, told) for path, told in outputs.items() if "entryPoint" in told)
    paths = [entry, *([told["cssBundle"]] if "cssBundle" in told else [])]
    return [(WEB / path).resolve().relative_to(site.resolve()).as_posix() for path in paths]


def link(page: Path, assets: list[str]) -> str:
    """Gives the page with its links to main.js and main.css led to the bundles; missing ones go into its head."""
    html = page.read_text("utf-8")
    for path in assets:
        kind = path.rpartition(".")[2]
        pattern = r'(?:\./)?(?:assets/)?main\.jsx?"' if kind == "js" else r'(?:\./)?(?:assets/)?(?:main|style)\.css"'
        tag = f'<script type="module" src="{path}"></script>'
        if kind == "css":
            tag = f'<link rel="stylesheet" href="{path}">'
        html, count = re.subn(rf'(?<="){pattern}', f'{path}"', html)
        if not count:
            html = html.replace("</head>", f"{tag}\n</head>", 1)
    return html


def bundle_service_worker(site: Path) -> None:
    """Bundles sw.js with the list of what it keeps: all files of the site, so it comes last. A path with a hash needs
    no revision: with one, the browser would be asked to load again what the page has just loaded."""
    kept = []
    for path in files(site):
        url = path.relative_to(site).as_posix()
        if url == "sw.js" or url.startswith("screenshots/"):
            continue
        revision = None if url.startswith(("py/", "assets/", "words/")) else sha256(path)[:12]
        kept.append({"url": url, "revision": revision})
    source = WEB / "src" / "sw.js"  # classic, as not every browser takes a module for one
    esbuild(source, "--format=iife", f"--outfile={site / 'sw.js'}", f"--define:__PRECACHE__={json.dumps(kept)}")


# --- Serving -------------------------------------------------------------------------------------------------------

PACKED = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".ftl", ".webmanifest")  # and so does the host
TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".webmanifest": "application/manifest+json"}


@functools.cache
def header_rules() -> list[tuple[str, dict[str, str]]]:
    rules = tomllib.loads((ROOT / "netlify.toml").read_text("utf-8"))["headers"]
    return [(rule["for"], rule["values"]) for rule in rules]


def headers_for(path: str) -> dict[str, str]:
    """Gives the headers that netlify.toml has for a path."""
    values = {"Cache-Control": "public, max-age=0, must-revalidate"}  # the host's own
    for pattern, more in header_rules():
        if fnmatch.fnmatchcase(path, pattern):
            values.update(more)
    return values


@functools.lru_cache(maxsize=256)
def packed(path: str, changed: int) -> bytes:
    return gzip.compress(Path(path).read_bytes(), 6)


class Site(http.server.SimpleHTTPRequestHandler):
    """Serves a built site as the host does: its headers, gzip, and no word about each request."""

    protocol_version = "HTTP/1.1"
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | TYPES

    def end_headers(self) -> None:
        for name, value in headers_for(self.path.partition("?")[0]).items():
            self.send_header(name, value)
        super().end_headers()

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        accepted = "gzip" in self.headers.get("Accept-Encoding", "")
        if not (accepted and path.suffix in PACKED and path.is_file()):
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
BROWSER_ARGS = [
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


def serve(port: int | None) -> None:
    build_site()
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


def test(quick: bool, args: list[str]) -> None:
    build_site()
    get_browser()
    words = ["-n", str(min(4, os.cpu_count() or 1)), "--dist", "worksteal", *(["-m", "not slow"] if quick else [])]
    sys.stdout.flush()
    sys.exit(subprocess.run([python_of(VENV), "-m", "pytest", *words, *args], cwd=ROOT, check=False).returncode)


def check() -> None:
    tools()
    run(python_of(VENV), "-m", "ruff", "check", "build.py", "py", "tests", "web/tools")
    run(python_of(VENV), "-m", "mypy", "py/kortti")
    run(MODULES / ".bin" / "tsc", "--project", WEB, cwd=WEB)
    say("checked")


def bench(args: list[str]) -> None:
    build_site()
    environment(VENV_BENCH, "bench", all_needed=False)
    get_browser()
    run(python_of(VENV), ROOT / "tests" / "bench" / "run.py", *args)


def arena(args: list[str]) -> None:
    environment(VENV, "dev")
    run(python_of(VENV), ROOT / "tests" / "bench" / "arena.py", *args)


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit("Python 3.11 or newer is needed")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("serve").add_argument("--port", type=int, help="8000 if it is free")
    commands.add_parser("dist")
    commands.add_parser("check")
    commands.add_parser("test").add_argument("--quick", action="store_true")
    commands.add_parser("bench")
    commands.add_parser("arena", add_help=False)
    options, rest = parser.parse_known_args()
    if rest and options.command not in ("test", "bench", "arena"):
        parser.error(f"unknown: {' '.join(rest)}")
    match options.command:
        case "serve":
            serve(options.port)
        case "dist":
            build_site()
            say(f"dist/: {sum(path.stat().st_size for path in files(DIST)) / 1e6:.1f} MB")
        case "test":
            test(options.quick, rest)
        case "check":
            check()
        case "bench":
            bench(rest)
        case "arena":
            arena(rest)


if __name__ == "__main__":
    main()
