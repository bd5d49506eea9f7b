"""Service worker: the site offline, and updates to a new build."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

import build
from tests.page.engine.test_engine_client import WAY
from tests.page.faults import Fault

START = """() => {
    window.engine = bench.startEngine();
    bench.watchUpdates({after: engine.ready, onWaiting() {}});
    return engine.ready;
}"""

UPDATES = """() => {
    window.waits = 0;
    window.updates = bench.watchUpdates({after: Promise.resolve(), onWaiting: () => { window.waits += 1; }});
}"""
ACTIVE = "navigator.serviceWorker.ready.then((registration) => registration.active?.state)"

# Paths of the cached files, with their status.
KEPT = """async () => {
    const found = {};
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) found[request.url] = (await cache.match(request)).status;
    }
    return found;
}"""


# Delays the first half of the WebAssembly to the end: no missing file may end the start before that.
LATE_FIRST = """{
    const network = self.fetch.bind(self);
    const wait = () => new Promise((resolve) => setTimeout(resolve, 1500));
    self.fetch = async (input, init) => {
        if (/first[.]wasm/.test(input.url ?? input)) await wait();
        return network(input, init);
    };
}
"""


def poll(page: Page, script: str, want: object = True, seconds: float = 15) -> None:
    """Evaluates a script until it returns `want`, also across reloads. Fails after `seconds`."""
    end = time.monotonic() + seconds
    found: object = None
    while time.monotonic() < end:
        try:
            found = page.evaluate(script)
        except Exception as error:  # the page is reloading
            found = error
        if found == want:
            return
        time.sleep(0.1)
    raise AssertionError(f"{script}: {found}")


@pytest.mark.both_ways
def test_opens_without_a_network_after_one_visit(
    phone: Page, bench_site: Path, serve: Callable[..., str], way: str
) -> None:
    for worker in bench_site.glob("assets/worker-*.js"):
        worker.write_text(LATE_FIRST + worker.read_text("utf-8"), "utf-8")
    build.bundle_service_worker(bench_site)
    bench_page = serve(bench_site) + "bench.html"
    phone.goto(bench_page)
    phone.evaluate(UPDATES)
    poll(phone, ACTIVE, "activated", 40)
    phone.context.set_offline(True)
    phone.goto(bench_page)
    phone.evaluate(START)
    assert phone.evaluate("engine.ask({do: 'catalogue'})")["games"]
    assert phone.evaluate(WAY) == way
    phone.goto(bench_page.replace("bench.html", "?source=elsewhere"))
    assert "Kortti" in phone.title()


def test_only_whole_files_are_kept_and_missing_ones_fetched_again(
    phone: Page, bench: Path, spoil: Callable[..., str]
) -> None:
    some = {"/assets/table-*": "damaged", "/tiles/any.svg": "html", "/index.html": "503"}
    faults = [Fault(pattern, kind, 1) for pattern, kind in some.items()]
    page = spoil(bench, *faults) + "bench.html"
    phone.goto(page)
    phone.evaluate(UPDATES)
    poll(phone, ACTIVE, "activated", 40)
    assert [fault.left for fault in faults] == [0, 0, 0]
    kept = phone.evaluate(KEPT)
    assert len(kept) > 40 and set(kept.values()) == {200}
    # Clears the caches; the service worker stays active.
    phone.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    phone.goto(page)
    phone.evaluate(UPDATES)
    poll(phone, KEPT, kept, 40)


def test_a_new_build_waits_until_it_is_applied(phone: Page, bench_site: Path, serve: Callable[..., str]) -> None:
    bench_page = serve(bench_site) + "bench.html"
    phone.goto(bench_page)
    phone.evaluate(UPDATES)
    poll(phone, ACTIVE, "activated", 40)
    with (bench_site / "sw.js").open("a") as script:
        script.write("// a new build\n")
    phone.goto(bench_page)
    phone.evaluate(UPDATES)
    poll(phone, "waits", 1, 40)
    phone.evaluate("() => { window.old = true; updates.apply(); }")
    poll(phone, "window.old ?? 'new page'", "new page")
    poll(phone, "navigator.serviceWorker.getRegistration().then((registration) => registration.waiting)", None)


def test_a_frame_has_no_service_worker(
    phone: Page, bench_page: str, serve: Callable[..., str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    blog = tmp_path_factory.mktemp("blog")
    (blog / "index.html").write_text(f'<!doctype html><title>Blog</title><iframe src="{bench_page}"></iframe>')
    phone.goto(serve(blog, plain=True).replace("127.0.0.1", "localhost"))  # another site
    frame = phone.frames[1]
    assert frame.evaluate(START) is None
    assert frame.evaluate("engine.ask({do: 'catalogue'})")["games"]
    assert frame.evaluate("bench.store.set('a', 1).then(() => bench.store.get('a'))") == 1
    phone.wait_for_timeout(500)
    script = "navigator.serviceWorker?.getRegistrations().then((all) => all.length, () => 0) ?? 0"
    assert frame.evaluate(script) == 0
