"""What `python build.py bench` prints: speed beside other libraries, sizes, and the time until the engine is ready.

The machine is never quiet, so rounds are interleaved and what counts is the ratio within a round.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

import build  # noqa: E402


class Library:
    """One library in a process of its own, speed.py."""

    def __init__(self, name: str, env: Path) -> None:
        self.name = name
        command = [build.python_of(env), HERE / "speed.py", name]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        line = self.process.stdout.readline() if self.process.stdout else ""
        self.games: list[str] = json.loads(line)["games"] if line else []
        if not line and self.process.stderr:
            print(f"{name} is not to be had here: {self.process.stderr.read().strip().splitlines()[-1]}")

    def measure(self, game: str, seconds: float) -> dict[str, float]:
        assert self.process.stdin and self.process.stdout
        print(json.dumps({"game": game, "seconds": seconds}), file=self.process.stdin, flush=True)
        result: dict[str, float] = json.loads(self.process.stdout.readline())
        return result

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


def speed(rounds: int, seconds: float) -> None:
    libraries = [Library("kortti", build.VENV)]
    libraries += [Library(name, build.VENV_BENCH) for name in ("openspiel", "rlcard")]
    entries = [(library, game) for library in libraries for game in library.games]
    results: dict[tuple[str, str], list[dict[str, float]]] = {(lib.name, game): [] for lib, game in entries}
    for _ in range(rounds):
        for library, game in entries:
            results[library.name, game].append(library.measure(game, seconds))
    for library in libraries:
        library.close()

    others = [key for key in results if key[0] != "kortti"]

    def table(title: str, rate: Callable[[dict[str, float]], float], rows: list[Any], columns: list[Any]) -> None:
        print(f"\n{title}, median of {rounds} rounds")
        print(f"{'':28}{'a second':>12}" + "".join(f"{'x ' + game:>14}" for _, game in columns))
        for key in rows:
            rates = [rate(result) for result in results[key]]
            line = f"{' '.join(key):28}{median(rates):12,.0f}"
            for column in columns:
                ratio = median(mine / rate(theirs) for mine, theirs in zip(rates, results[column], strict=True))
                line += f"{ratio:14.2f}"
            print(line)

    table("Moves of random self-play", lambda result: result["moves"] / result["play"], list(results), others)
    cloning = [key for key, found in results.items() if found[0]["clones"]]
    with_clone = [key for key in others if key in cloning]
    table("Clones", lambda result: result["clones"] / result["clone"], cloning, with_clone)


def sizes(site: Path) -> None:
    pack = """
        const {gzipSync, brotliCompressSync} = require('zlib'), {readFileSync} = require('fs');
        console.log(JSON.stringify(process.argv.slice(1).map((path) => {
            const data = readFileSync(path);
            const packed = /[.](gzipped|whl|png)$/.test(path);
            return [data.length, ...(packed ? [data.length, data.length]
                : [gzipSync(data, {level: 9}).length, brotliCompressSync(data).length])];
        })));"""
    paths = build.files(site)
    told = subprocess.run(["node", "-e", pack, *map(str, paths)], capture_output=True, text=True, check=True)
    parts: dict[str, list[int]] = {}
    for path, numbers in zip(paths, json.loads(told.stdout), strict=True):
        name = path.relative_to(site).as_posix()
        part = name.partition("/")[0] + "/" if "/" in name and not name.startswith("py/") else Path(name).name
        parts[part] = [a + b for a, b in zip(parts.get(part, [0, 0, 0]), numbers, strict=True)]
    parts["all"] = [sum(numbers) for numbers in zip(*parts.values(), strict=True)]
    print(f"\n{'Sizes in kB':36}{'raw':>10}{'gzip':>10}{'brotli':>10}")
    for part, numbers in sorted(parts.items(), key=lambda item: item[1][0]):
        print(f"{part:36}" + "".join(f"{number / 1000:10,.1f}" for number in numbers))


STOCK_PAGE = """<!doctype html><script type="module">
new Worker("worker.js", {type: "module"}).onmessage = () => performance.mark("engine-ready");
</script>"""
STOCK_WORKER = """import { loadPyodide } from "./pyodide.mjs";
const pyodide = await loadPyodide();
pyodide.unpackArchive(await (await fetch("WHEEL")).arrayBuffer(), "wheel");
pyodide.runPython("from kortti.page import Page; Page()");
postMessage("ready");"""


def stock(folder: Path) -> Path:
    """Makes the plainest page that runs the wheel: Pyodide as it comes."""
    shutil.copytree(build.MODULES / "pyodide", folder, dirs_exist_ok=True)
    (wheel,) = (build.WORK / "wheel-plain").glob("*.whl")
    shutil.copy(wheel, folder)
    (folder / "index.html").write_text(STOCK_PAGE)
    (folder / "worker.js").write_text(STOCK_WORKER.replace("WHEEL", wheel.name))
    return folder


def start_up(rounds: int) -> None:
    from playwright.sync_api import Page, sync_playwright

    def ready(page: Page, address: str) -> float:
        page.goto(address)
        while not (mark := page.evaluate("performance.getEntriesByName('engine-ready')[0]?.startTime")):
            time.sleep(0.1)
        return float(mark)

    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        places = {"kortti": build.DIST, "stock Pyodide": stock(Path(temporary))}
        servers = {name: build.server(folder, handler=build.Site) for name, folder in places.items()}
        for running in servers.values():
            threading.Thread(target=running.serve_forever, daemon=True).start()
        times: dict[str, list[tuple[float, float]]] = {name: [] for name in places}
        for _ in range(rounds):
            for name, running in servers.items():
                browser = playwright.chromium.launch(executable_path=build.find_browser(), args=build.BROWSER_ARGS)
                options: dict[str, Any] = {} if name == "kortti" else {"bypass_csp": True}  # it has inline script
                page = browser.new_context(**options).new_page()
                address = f"http://127.0.0.1:{running.server_port}/"
                cold = ready(page, address)
                page.wait_for_timeout(2000)  # the service worker keeps the files now
                times[name].append((cold, ready(page, address)))
                browser.close()
        for running in servers.values():
            running.shutdown()
    print(f"\nEngine ready, in Chromium with a local server, median of {rounds} visits")
    print(f"{'ms':28}{'cold':>8}{'warm':>8}")
    for name, pairs in times.items():
        print(f"{name:28}" + "".join(f"{median(column):8.0f}" for column in zip(*pairs, strict=True)))
    both = list(zip(times["kortti"], times["stock Pyodide"], strict=True))
    ratios = [median(mine[k] / theirs[k] for mine, theirs in both) for k in (0, 1)]
    print(f"{'ratio':28}" + "".join(f"{ratio:8.2f}" for ratio in ratios))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python build.py bench", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=["speed", "sizes", "start", []], help="only these parts")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for a game in a round")
    options = parser.parse_args()
    parts = options.parts or ["speed", "sizes", "start"]
    if "speed" in parts:
        speed(options.rounds, options.seconds)
    if "sizes" in parts:
        sizes(build.DIST)
    if "start" in parts:
        start_up(options.rounds)


if __name__ == "__main__":
    main()
