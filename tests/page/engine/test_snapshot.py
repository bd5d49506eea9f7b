"""The engine's snapshot: how it is built, and what happens if it is damaged (see also snapshot.dist.js)."""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

import build
from tests.conftest import has_snapshot
from tests.page.engine.test_engine_client import NEW, START, WAY, ask
from tests.page.engine.test_halves import expect_whole
from tests.page.faults import Fault

# Makes the worker import another module before it answers a request.
HANDLE = '.runPython("from kortti.page import Page; Page().handle")'
LATE = f"""const late = Symbol();
Object.defineProperty(Object.prototype, late, {{get() {{
    const handle = this{HANDLE};
    return (request) => {{
        if (request.includes('"do":"log"')) this.runPython('import csv');
        return handle(request);
    }};
}}}});
"""


def integrity(data: bytes) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}"


@pytest.fixture
def snapshot(dist: Path) -> Path:
    if not has_snapshot(dist):
        pytest.skip("a plain build")
    return next(dist.glob("py/*/snapshot.*"))


def test_the_snapshot_without_a_browser(dist: Path, snapshot: Path) -> None:
    command = ["node", "--test", Path(__file__).with_name("snapshot.dist.js")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | {"DIST": str(dist)})
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("name", "kind"), [("snapshot", "404"), ("first", "stall")])
def test_a_snapshot_that_does_not_come_well(
    phone: Page, bench: Path, snapshot: Path, spoil: Callable[..., str], name: str, kind: str
) -> None:
    asked: Counter[str] = Counter()
    phone.context.on("request", lambda request: asked.update([request.url.rpartition("/")[2]]))
    phone.goto(spoil(bench, Fault(f"/py/*/{name}.*", kind)) + "bench.html")
    phone.evaluate(START, {"start": 8_000})
    assert ask(phone, NEW)["view"]
    assert phone.evaluate(WAY) == "usual"
    shares = phone.evaluate("shares")
    assert shares == sorted(shares)
    assert len(phone.evaluate("restarts")) == 1
    # Files that have loaded are not loaded again; scripts are fetched, then run from the browser's cache. Once ready,
    # the engine replaces damaged files; if nothing loads, it checks if the server answers at all.
    others = (snapshot.name, "first.wasm.gzipped", "pyodide-lock.json")
    again = [name for name, times in asked.items() if times > 1 and not name.endswith((".mjs", *others))]
    assert again == []


@pytest.mark.parametrize("name", ["snapshot", "first.wasm"])
def test_what_was_damaged_is_put_right_for_the_next_start(
    phone: Page, bench: Path, snapshot: Path, spoil: Callable[..., str], name: str
) -> None:
    fault = Fault(f"/py/*/{name}.*", "damaged", 1)  # which the browser would cache for a year
    address = spoil(bench, fault) + "bench.html"
    for way in ("usual", "snapshot"):
        phone.goto(address)
        phone.evaluate(START)
        assert phone.evaluate(WAY) == way
        expect_whole(phone)
    assert fault.left == 0


KEPT = """async () => {
    const cache = await caches.open('kortti-unpacked');
    return (await cache.keys()).map(({url}) => url.split('/').at(-1).split('.')[0]).sort();
}"""
SPOIL = """async ([name, damage]) => {
    const cache = await caches.open('kortti-unpacked');
    const {url} = (await cache.keys()).find(({url}) => url.includes(name));
    const kept = await cache.match(url);
    let bytes = await kept.arrayBuffer();
    if (damage === 'cut') bytes = bytes.slice(0, bytes.byteLength / 2);
    else new Uint8Array(bytes)[bytes.byteLength >> 1] ^= 1;
    await cache.put(url, new Response(bytes, {headers: kept.headers}));
}"""


def test_what_was_unpacked_is_there_for_the_next_start_while_it_is_whole(
    phone: Page, bench_page: str, snapshot: Path
) -> None:
    asked: list[str] = []
    phone.context.on("request", lambda request: asked.append(request.url))

    def expect_fetched(*names: str) -> None:
        """Starts, and expects that these files were fetched for it, and that both are kept afterwards."""
        asked.clear()
        phone.goto(bench_page)
        phone.evaluate(START)
        assert ask(phone, NEW)["view"]
        assert phone.evaluate(WAY) == "snapshot"
        assert [name for name in ("first.wasm", "snapshot") if any(f"/{name}." in url for url in asked)] == [*names]
        expect_whole(phone)
        for _ in range(300):
            if phone.evaluate(KEPT) == ["first", "snapshot"]:
                return
            phone.wait_for_timeout(100)
        pytest.fail("not kept")

    expect_fetched("first.wasm", "snapshot")
    expect_fetched()
    phone.evaluate(SPOIL, ["snapshot", "cut"])
    phone.evaluate(SPOIL, ["first.wasm", "flipped"])
    expect_fetched("first.wasm", "snapshot")
    phone.evaluate(SPOIL, ["snapshot", "flipped"])
    expect_fetched("snapshot")
    expect_fetched()


def change_worker(page: Page, old: str, new: str, before: str = "") -> None:
    """Gives the page a worker with another text, and a text before it."""
    (worker,) = build.DIST.glob("assets/worker-*.js")
    script = worker.read_text("utf-8")
    assert script.count(old) == 1
    given = {"content_type": "text/javascript", "body": before + script.replace(old, new)}
    page.route("**/assets/worker-*", lambda route: route.fulfill(**given))


def test_a_snapshot_of_another_build(phone: Page, bench_page: str, snapshot: Path) -> None:
    """Its hash is right, but not its head, which is Pyodide's own."""
    file = gzip.decompress(snapshot.read_bytes())
    other = gzip.compress(file[:32] + bytes(32) + file[64:], 1)
    change_worker(phone, integrity(snapshot.read_bytes()), integrity(other))
    phone.route("**/snapshot.*", lambda route: route.fulfill(body=other))
    phone.goto(bench_page)
    phone.evaluate(START)
    assert ask(phone, NEW)["view"]
    assert phone.evaluate(WAY) == "usual"


def test_a_module_that_is_imported_too_late(phone: Page, bench_page: str, snapshot: Path) -> None:
    change_worker(phone, HANDLE, "[late]", LATE)
    phone.goto(bench_page)
    phone.evaluate(START)
    before = ask(phone, NEW)
    assert phone.evaluate(WAY) == "snapshot"
    expect_whole(phone)
    assert ask(phone, {"do": "log"}, timeout=60_000)["deals"]
    assert phone.evaluate(WAY) == "usual"
    assert "LateImport: csv" in phone.evaluate("restarts.join()")
    assert ask(phone, {"do": "open", "save": before["save"]})["view"] == before["view"]
