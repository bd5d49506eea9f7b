"""Builds the engine for the browser: wheel, Pyodide, snapshot, and the two halves of the WebAssembly."""

from __future__ import annotations

import gzip
import json
import re
import sys
from pathlib import Path

from web.tools.build.environment import page_tools
from web.tools.build.paths import MODULES, ROOT, SOURCE, TOOLS, VENV, WEB, WORK
from web.tools.build.steps import files, fresh, python_of, run, run_tool, sha256, step

BYTECODE = TOOLS / "engine" / "bytecode.mjs"
SNAPSHOT, SPLIT, ADVICE = TOOLS / "snapshot", TOOLS / "split", TOOLS / "advice.mjs"
LIBRARY = WORK / "python_stdlib.zip"
OPENINGS = WORK / "openings"
SNAPSHOT_FORMAT = SOURCE / "engine" / "snapshot-format.js"
LOCK = WEB / "package-lock.json"
CODE = Path(__file__).resolve()

# The version for the Pyodide in web/package.json; its npm package doesn't include it.
MICROPIP = "micropip==0.11.1"
MICROPIP_SHA256 = "768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3"

PACK = """
import sys, pathlib, deflate
source, target = map(pathlib.Path, sys.argv[1:])
target.write_bytes(deflate.gzip_compress(source.read_bytes(), 12))
"""
ZSTD = """
import sys, zstandard
compressor = zstandard.ZstdCompressor(level=19, write_checksum=True)
sys.stdout.buffer.write(compressor.compress(sys.stdin.buffer.read()))
"""


def build_wheel() -> Path:
    """Builds the wheel without terminal and research, with bytecode for the browser's Python; returns its path."""
    folder = WORK / "wheel"
    build_library()
    sources = files(ROOT / "py", WEB / "words", ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "LICENSE")

    def work() -> None:
        plain = fresh(WORK / "wheel-plain")
        run(python_of(VENV), "-m", "hatchling", "build", "-t", "wheel", "-d", plain, quiet=True)
        (wheel,) = plain.glob("*.whl")
        run("node", BYTECODE, fresh(folder) / wheel.name, wheel, LIBRARY, quiet=True)

    step("wheel", [*sources, LIBRARY, BYTECODE, LOCK, CODE], folder, work)
    return next(folder.glob("*.whl"))


def build_library() -> None:
    """Compiles the standard library of the browser's Python to bytecode; needs no tools for Python."""
    page_tools()
    step("library", [BYTECODE, LOCK, CODE], LIBRARY, lambda: run("node", BYTECODE, LIBRARY, quiet=True))


def build_python() -> Path:
    """Builds the folder of the browser's Python: Pyodide, a short lock file, micropip."""
    folder = WORK / "python"
    build_library()

    def work() -> None:
        fresh(folder)
        source = MODULES / "pyodide"
        for name in ("pyodide.mjs", "pyodide.asm.mjs"):
            text = (source / name).read_text("utf-8")
            (folder / name).write_text(re.sub(r"\n//# sourceMappingURL=.*", "", text), "utf-8")
        # Gzipped here and unpacked by the worker, since hosts may not compress such files. (No .gz: some hosts would
        # add a Content-Encoding header.)
        for path in (source / "pyodide.asm.wasm", LIBRARY):
            pack(path, folder / f"{path.name}.gzipped")
        lock = json.loads((source / "pyodide-lock.json").read_text("utf-8"))
        entry = lock["packages"]["micropip"]
        wheel = download(MICROPIP, lock["info"]["python"], fresh(WORK / "micropip"))
        if entry["version"] not in MICROPIP or sha256(wheel) != MICROPIP_SHA256:
            sys.exit(f"{wheel.name} is not the micropip {entry['version']} that this Pyodide goes with")
        run("node", BYTECODE, folder / wheel.name, wheel, LIBRARY, quiet=True)
        entry |= {"file_name": wheel.name, "sha256": sha256(folder / wheel.name)}
        lock["packages"] = {"micropip": entry}
        (folder / "pyodide-lock.json").write_text(json.dumps(lock))

    step("python for the browser", [LIBRARY, BYTECODE, LOCK, CODE], folder, work)
    return folder


def pack(source: Path, target: Path) -> None:
    """Gzips a file, some 4% smaller than Python's gzip."""
    run(python_of(VENV), "-c", PACK, source, target)


def download(requirement: str, python: str, folder: Path) -> Path:
    """Downloads a pure wheel for another version of Python than this one."""
    version = ".".join(python.split(".")[:2])
    options = ["--python-version", version, "--only-binary=:all:", "--no-deps", "--quiet"]
    run(python_of(VENV), "-m", "pip", "download", *options, "-d", folder, requirement, quiet=True)
    return next(folder.glob("*.whl"))


def build_snapshot(wheel: Path, python: Path) -> Path:
    """Builds the snapshot that the page starts from: the memory of a Python that has imported the wheel."""
    folder = WORK / "snapshot"
    snapshot = folder / "snapshot.bin.gzipped"
    inputs = [*files(python), wheel, *files(SNAPSHOT), ADVICE, SNAPSHOT_FORMAT, CODE]
    step("snapshot", inputs, folder, lambda: take_snapshot(wheel, python, fresh(folder) / snapshot.name))
    return snapshot


def take_snapshot(wheel: Path, python: Path, target: Path) -> None:
    raw = target.with_suffix(".raw")
    compression = (python_of(VENV), "-c", ZSTD)
    run("node", SNAPSHOT / "make.mjs", raw, LIBRARY, python, wheel, *compression, quiet=True)
    target.write_bytes(gzip.compress(raw.read_bytes(), 9, mtime=0))
    raw.unlink()


def build_halves(python: Path) -> list[Path]:
    """Splits Pyodide's WebAssembly: functions needed to start and play first, the rest once the engine is ready."""
    folder = WORK / "halves"

    def work() -> None:
        run("node", SPLIT / "make.mjs", python, MODULES / "pyodide" / "pyodide.asm.wasm", fresh(folder), quiet=True)
        for path in folder.glob("*.wasm"):
            pack(path, path.with_name(f"{path.name}.gzipped"))
            path.unlink()

    scripts = [ADVICE, SOURCE / "engine" / "wasm-halves.js", SNAPSHOT_FORMAT, *python.glob("*.mjs")]
    step("halves", [*files(SPLIT), *scripts, LOCK, CODE], folder, work)
    return files(folder)


def build_openings(wheel: Path) -> None:
    """Has the engine play the openings of all games."""
    tool = TOOLS / "engine" / "openings.py"
    step("openings", [wheel, tool, CODE], OPENINGS, lambda: run_tool("engine.openings", wheel, fresh(OPENINGS)))


def catalogue_of(wheel: Path) -> dict[str, object]:
    """Returns what the page knows before the engine runs: games, options, default rules, firsts, themes of reasons."""
    catalogue: dict[str, object] = json.loads(run_tool("engine.catalogue", wheel))
    return catalogue


def write_types() -> None:
    """Generates the page's types of requests and answers from py/kortti/wire.py, for editors and tsc."""
    types = SOURCE / "wire.d.ts"
    rooms = [ROOT / "py" / "kortti" / f"{room}.py" for room in ("wire", "page/checks", "shown", "options", "messages")]
    inputs = [TOOLS / "engine" / "wire_types.py", *rooms, CODE]
    step("types of the page", inputs, types, lambda: run_tool("engine.wire_types", types))
