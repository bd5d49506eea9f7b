"""Fixtures for browser tests: servers and screens.

site        address of the built site, served with its headers (web/public/_headers)
serve       serve(folder) returns the address of another folder, at another origin; plain=True: without those headers
spoil       spoil(folder, Fault(...), ...) returns the address of a folder served with faults: see faults.py
listen      listen(page) has uncaught errors in a page, and its requests to other machines, fail the test
open_page   open_page("phone", locale="fi-FI") returns a page on a screen that is listened to. Only the rooms of KEEPING
            have a service worker, unless service_workers="allow". With engine=False the engine never comes, for screens
            that need none
phone, desktop    such pages
way         how the engine of the site starts: "snapshot" or "usual"; a test marked `both_ways` runs for each
firefox     an installed Firefox; tests that need one are skipped where there is none
axe         axe(page) lists the violations that axe-core finds
bench_page  address of a copy of the site with bench.html, where tests reach modules of the page (bench.js), and can
            show the table without an engine; bench_site is the folder of another such copy, for tests that change it
site_with   site_with({"kortti/page/page.py": "..."}) returns the address of such a copy with lines added to modules
Use locators and `expect`, or poll `page.evaluate`. `wait_for_function` takes functions alone, such as `() => done`: the
page's security policy forbids it to evaluate other text.
"""

import shutil
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, expect

import build
from tests.conftest import has_snapshot
from tests.page.faults import Fault, Spoilt

expect.set_options(timeout=15_000)  # machines are busy

HERE = Path(__file__).parent
# One pixel per px: two take up to a sixth of a visit's processor time. See test_cards_are_as_sharp_as_the_screen.
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True},
    "small": {"viewport": {"width": 320, "height": 568}, "is_mobile": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}
# Playwright 1.65 sends each context a command that Firefox 153 lacks, for colour schemes; this sends one without effect
# instead.
SHIM = """
const { stringify } = JSON;
JSON.stringify = (value, ...more) => stringify(value?.method === 'emulation.setMediaFeaturesOverride'
    ? { ...value, method: 'session.status', params: {} } : value, ...more);
"""
# Rooms whose tests keep the site for the next visit. That takes a sixth of a test's time, so all others do without.
KEEPING = ("boot", "engine", "match")


class Plain(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="session")
def playwright(request: pytest.FixtureRequest) -> Playwright:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NODE_OPTIONS", f"--import=data:text/javascript,{quote(SHIM)}")
        overridden: Playwright = request.getfixturevalue("playwright")
        return overridden


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    path = build.find_firefox()
    if not path:
        pytest.skip("no Firefox is installed")
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=path)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def way(dist: Path) -> str:
    """How the engine starts if nothing goes wrong: from a "snapshot", or the "usual" way."""
    return "snapshot" if has_snapshot(dist) else "usual"


@pytest.fixture(scope="session")
def serve() -> Iterator[Callable[..., str]]:
    servers = list[build.Server]()

    def start(folder: Path, plain: bool = False, handler: type[SimpleHTTPRequestHandler] = build.Site) -> str:
        running = build.server(folder, handler=Plain if plain else handler)
        servers.append(running)
        threading.Thread(target=running.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{running.server_port}/"

    yield start
    with ThreadPoolExecutor(len(servers) or 1) as pool:  # each takes up to half a second
        list(pool.map(build.Server.shutdown, servers))
    for running in servers:
        running.server_close()


@pytest.fixture
def held() -> Iterator[Fault]:
    """A fault that holds back the engine's worker until `left` is 0."""
    fault = Fault("/assets/worker-*", "held")
    yield fault
    fault.left = 0  # so that no request waits after the test


@pytest.fixture
def spoil(serve: Callable[..., str]) -> Callable[..., str]:
    def start(folder: Path, *faults: Fault) -> str:
        return serve(folder, handler=type("Spoilt", (Spoilt,), {"faults": list(faults)}))

    return start


@pytest.fixture(scope="session")
def site(serve: Callable[..., str], dist: Path) -> str:
    return serve(dist)


def foreign(address: str) -> bool:
    """Checks if an address is on another machine."""
    parts = urlsplit(address)
    return parts.scheme not in ("data", "blob", "about") and parts.hostname not in ("127.0.0.1", "localhost")


@pytest.fixture
def errors() -> Iterator[list[str]]:
    """What pages have done wrong: nothing, or the test fails. See `listen`."""
    found: list[str] = []
    yield found
    assert not found


@pytest.fixture
def listen(errors: list[str]) -> Callable[[Page], Page]:
    """Returns listen(page), which adds the uncaught errors of a page, what its security policy blocks, and its requests
    to other machines to `errors`, and returns the page."""

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" and "Content Security Policy" in message.text:
            errors.append(message.text)

    def ask(asked: Request) -> None:
        if foreign(asked.url):
            errors.append(asked.url)

    def start(page: Page) -> Page:
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", hear)
        page.context.on("requestfailed", ask)
        return page

    return start


@pytest.fixture
def open_page(
    request: pytest.FixtureRequest, new_context: Callable[..., BrowserContext], listen: Callable[[Page], Page]
) -> Callable[..., Page]:
    usual = {"locale": "en-GB", "service_workers": "allow" if request.path.parent.name in KEEPING else "block"}

    def start(screen: str = "phone", engine: bool = True, **options: Any) -> Page:
        shape = SCREENS[screen]
        context = new_context(**usual | {"has_touch": shape.get("is_mobile", False)} | shape | options)
        page = listen(context.new_page())
        if not engine:
            page.route("**/assets/worker-*", lambda route: None)
        return page

    return start


@pytest.fixture
def phone(open_page: Callable[..., Page]) -> Page:
    return open_page("phone")


@pytest.fixture
def desktop(open_page: Callable[..., Page]) -> Page:
    return open_page("desktop")


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[str]]:
    source = (build.MODULES / "axe-core" / "axe.min.js").read_text("utf-8")

    def check(page: Page) -> list[str]:
        if not page.evaluate("'axe' in window"):
            page.evaluate(source)
        page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")  # colours fade
        violations = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations)")
        return [f"{violation['id']}: {node['html']}" for violation in violations for node in violation["nodes"]]

    return check


@pytest.fixture(scope="session")
def change_wheel() -> Callable[[Path, dict[str, str]], None]:
    """Returns change_wheel(folder, texts), which changes modules in the wheel of a copied site.

    The site then starts the usual way, as its snapshot holds the old wheel.
    """

    def change(folder: Path, texts: dict[str, str]) -> None:
        for snapshot in folder.glob("py/*/snapshot.*"):
            snapshot.unlink()
        (wheel,) = folder.glob("py/*/kortti-*.whl")
        plain = wheel.with_suffix(".old")
        wheel.rename(plain)
        compiled = {f"{Path(name).parent}/__pycache__/{Path(name).stem}." for name in texts}
        with ZipFile(plain) as old, ZipFile(wheel, "w", ZIP_DEFLATED) as new:
            for name in old.namelist():
                if not name.startswith(tuple(compiled)):
                    new.writestr(name, old.read(name) + texts.get(name, "").encode())
            for name in set(texts) - set(old.namelist()):
                new.writestr(name, texts[name])
        plain.unlink()
        build.finish(folder, "test", leaves=False)
        if (folder / "bench.html").exists():
            add_bench(folder)

    return change


@pytest.fixture(scope="session")
def bench(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the site with bench.html, whose script exports the page's modules as `window.bench`. All tests share
    it.
    """
    folder = tmp_path_factory.mktemp("bench") / "site"
    shutil.copytree(dist, folder)
    add_bench(folder)
    return folder


@pytest.fixture
def bench_site(bench: Path, tmp_path: Path) -> Path:
    """A copy of `bench` that the test may change."""
    return Path(shutil.copytree(bench, tmp_path / "site"))


@pytest.fixture(scope="session")
def site_with(
    bench: Path,
    tmp_path_factory: pytest.TempPathFactory,
    serve: Callable[..., str],
    change_wheel: Callable[[Path, dict[str, str]], None],
) -> Callable[[dict[str, str]], str]:
    """Returns site_with(texts), the address of a copy of `bench` with changed modules, made once for the same texts."""
    made: dict[str, str] = {}

    def address(texts: dict[str, str]) -> str:
        key = str(texts)
        if key not in made:
            folder = Path(shutil.copytree(bench, tmp_path_factory.mktemp("changed") / "site"))
            change_wheel(folder, texts)
            made[key] = serve(folder)
        return made[key]

    return address


def add_bench(folder: Path) -> None:
    script = build.bundle(folder, HERE / "bench.js", build.places_of(folder, "test") | {"games": []})
    style = build.bundle_style(folder, "main.css")
    head = f'<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="{style}">'
    body = f'<div id="app"></div><script type="module" src="{script}"></script>'
    (folder / "bench.html").write_text(f"<!doctype html><title>Bench</title>{head}<body>{body}</body>")
    build.bundle_service_worker(folder)


@pytest.fixture(scope="session")
def bench_page(bench: Path, serve: Callable[..., str]) -> str:
    return serve(bench) + "bench.html"
