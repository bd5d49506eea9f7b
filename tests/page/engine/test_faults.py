"""Missing or damaged files: retried once, past all caches; then reported, with a button to retry."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import build
from kortti.records.record import Seat, write
from tests.page.engine.test_engine_client import ask
from tests.page.faults import Fault
from tests.page.player import READY, Player
from tests.page.positions import NAMES, played
from tests.page.stored import prepare

ENGINE = {
    "usual": {
        "/py/*/pyodide.mjs": "503",
        "/py/*/pyodide.asm.mjs": "cut",
        "/py/*.wasm.gzipped": "damaged",
        "/py/*stdlib.zip.gzipped": "html",
        "/py/*lock.json": "404",
        "/py/*micropip*": "damaged",
        "/py/*kortti*.whl": "cut",
    },
    "snapshot": {
        "/py/*/pyodide.mjs": "503",
        "/py/*/first.mjs": "cut",
        "/py/*/first.wasm.gzipped": "damaged",
        "/py/*/snapshot.*": "html",
        "/py/*lock.json": "404",
    },
}


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Iterator[Page]:
    """A Finnish page without a service worker, in which errors are allowed."""
    options = {"locale": "fi-FI", "viewport": {"width": 390, "height": 844}, "service_workers": "block"}
    context = new_context(**options)
    yield context.new_page()
    context.close()


def settle(page: Page, engine: bool = True) -> None:
    """Waits for a complete screen and, unless `engine` is false, for the engine."""
    expect(page.locator("#app h1")).to_be_visible(timeout=30_000)
    expect(page.locator("#late")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    if engine:
        expect(page.locator(".starting")).to_have_count(0, timeout=45_000)


def test_errors_are_not_kept(site: str, dist: Path) -> None:
    (script,) = dist.glob("assets/main-*.js")
    with urlopen(f"{site}assets/{script.name}") as answer:
        assert "immutable" in answer.headers["Cache-Control"]
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
    for path in ("assets/main-AAAAAAAA.js", "py/abc/pyodide.mjs", "words/fi-abc.ftl", "nothing"):
        with pytest.raises(HTTPError) as error:
            urlopen(site + path)
        assert error.value.headers["Cache-Control"] == "no-store"
    # Like a host that sends a path's headers with errors, too: only files that exist may be cached.
    assert "immutable" not in str(build.headers_for("/assets/main-AAAAAAAA.js"))


@pytest.mark.both_ways
def test_files_that_come_badly_once_are_fetched_again(
    page: Page, spoil: Callable[..., str], dist: Path, way: str
) -> None:
    faults = [Fault(pattern, kind, 1) for pattern, kind in ENGINE[way].items()] + [Fault("/words/fi-*", "html", 1)]
    page.goto(spoil(dist, *faults))
    settle(page)
    assert page.evaluate(READY) == 1
    assert [fault.left for fault in faults] == [0] * len(faults)


@pytest.mark.parametrize("kinds", [("cut", "404"), ("html", "damaged")])
def test_a_page_that_comes_badly_once_is_loaded_again(
    page: Page, spoil: Callable[..., str], dist: Path, kinds: tuple[str, str]
) -> None:
    script, other = kinds
    faults = [Fault("/assets/main-*.js", script, 1), Fault("/assets/main-*.css", other, 1)]
    page.goto(spoil(dist, *faults))
    settle(page, engine=False)
    assert [fault.left for fault in faults] == [0, 0]


def test_a_worker_and_a_chunk_that_come_badly_once_are_loaded_again(
    page: Page, spoil: Callable[..., str], dist: Path
) -> None:
    faults = [Fault("/assets/worker-*", "cut", 1), Fault("/assets/chunk-*", "damaged", 1)]
    page.goto(spoil(dist, *faults))
    settle(page)
    assert [fault.left for fault in faults] == [0, 0]


@pytest.mark.both_ways
def test_an_engine_that_never_comes_is_told_and_tried_again(
    page: Page, spoil: Callable[..., str], dist: Path, way: str
) -> None:
    pattern, kind = ("/py/*kortti*.whl", "damaged") if way == "usual" else ("/py/*.wasm.gzipped", "404")
    fault = Fault(pattern, kind)
    page.goto(spoil(dist, fault))
    alert = page.get_by_role("alert").filter(has_text="Pelimoottori ei käynnistynyt")
    expect(alert).to_be_visible(timeout=30_000)
    fault.left = 0  # the server recovers, but this browser's caches don't
    alert.get_by_role("button", name="Yritä uudelleen").click()
    settle(page)


@pytest.mark.parametrize(("pattern", "kind"), [("main-*.js", "404"), ("main-*.css", "cut"), ("chunk-*", "html")])
def test_a_page_that_never_comes_is_told_and_tried_again(
    page: Page, spoil: Callable[..., str], dist: Path, pattern: str, kind: str
) -> None:
    fault = Fault(f"/assets/{pattern}", kind)
    page.goto(spoil(dist, fault))
    late = page.locator("#late")
    expect(late).to_contain_text("Kortti ei ole latautunut kokonaan.")
    expect(late).to_have_class("failed", timeout=30_000)  # after the page's own second try
    expect(late.locator(":scope:visible")).to_have_count(1, timeout=30_000)
    expect(late.locator("p:visible")).to_have_count(1)
    fault.left = 0
    late.get_by_role("link", name="Yritä uudelleen").click()
    settle(page, engine=False)


def test_a_browser_that_hides_its_times_loads_the_page_once(page: Page, site: str) -> None:
    """Without performance entries, a reload can't be told from a first load."""
    page.add_init_script("Performance.prototype.getEntriesByName = Performance.prototype.getEntriesByType = () => []")
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    page.goto(site)
    settle(page)
    assert len(loads) == 1


def test_a_page_without_a_single_script_still_tells(page: Page, spoil: Callable[..., str], dist: Path) -> None:
    page.goto(spoil(dist, Fault("*.js", "503")))
    languages = [path for path in (build.WEB / "words").iterdir() if path.is_dir()]  # as the language is unknown
    told = page.locator("#late p:visible")
    for time, count in ((11_999, 0), (12_001, len(languages))):
        page.evaluate(
            """(time) => document.getAnimations().forEach((one) => {
                one.pause();
                one.currentTime = time;
            })""",
            time,
        )
        expect(told).to_have_count(count)


def test_words_that_never_come_are_english_and_told(page: Page, spoil: Callable[..., str], dist: Path) -> None:
    fault = Fault("/words/fi-*", "cut")
    page.goto(spoil(dist, fault))
    notice = page.locator(".notice").filter(has_text="Suomi could not be loaded.")
    expect(notice).to_be_visible(timeout=30_000)
    expect(page.get_by_role("heading", name="Pantti")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    fault.left = 0
    notice.get_by_role("button", name="Try again").click()
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    expect(notice).to_have_count(0)


def test_a_table_whose_code_does_not_come(page: Page, spoil: Callable[..., str], dist: Path) -> None:
    fault = Fault("/assets/table-*", "cut")
    site = spoil(dist, fault)
    page.goto(f"{site}#/new/pantti")
    page.locator("#deal").click()
    alert = page.get_by_role("alert").filter(has_text="Pöytää ei voitu ladata")
    expect(alert).to_be_visible(timeout=45_000)
    fault.left = 0
    alert.get_by_role("button", name="Yritä uudelleen").click()
    Player(page, site).seat()


def test_a_review_whose_code_does_not_come(page: Page, spoil: Callable[..., str], dist: Path) -> None:
    """The table stays, and a second tap loads the review."""
    fault = Fault("/assets/review-*", "404")
    site = spoil(dist, fault)
    seats = [Seat("skilled" if seat else "person", NAMES[seat]) for seat in range(3)]
    prepare(page, site, {"review": write(played(seats, 1))})
    page.goto(f"{site}#/table/review")
    page.get_by_role("button", name="Arvio", exact=True).click(timeout=45_000)
    expect(page.locator(".notice")).to_contain_text("Tätä osaa Kortista ei voitu ladata")
    expect(page.locator(".felt .plate").first).to_be_visible()
    fault.left = 0
    page.get_by_role("button", name="Arvio", exact=True).click(timeout=45_000)
    expect(page.locator(".review")).to_be_visible(timeout=30_000)


@pytest.mark.parametrize("pattern", ["/words/later-fi-*", "/assets/later-*"])
def test_what_comes_later_is_told_where_it_does_not_come(
    page: Page, spoil: Callable[..., str], dist: Path, pattern: str
) -> None:
    """Home and the table don't need the late words and code."""
    fault = Fault(pattern, "404")
    site = spoil(dist, fault)
    page.goto(site)
    page.get_by_role("button", name="Pelaa: Pantti").click()
    page.get_by_role("button", name="Pelaan heti").click()
    Player(page, site).seat()
    assert not re.search(r"\w+-(rules|primer|lesson|reason)-", page.locator("body").inner_text())
    page.goto(f"{site}#/rules/pantti")
    alert = page.get_by_role("alert").filter(has_text="Kortti ei ole latautunut kokonaan.")
    expect(alert).to_be_visible(timeout=45_000)
    fault.kind = "held"  # the page retries by itself, too: not before the button has been pressed
    alert.get_by_role("button", name="Yritä uudelleen").click()
    fault.left = 0
    expect(page.get_by_role("heading", name="Pelin tavoite")).to_be_visible()


def test_a_deal_is_counted_though_the_code_that_counts_does_not_come(
    page: Page, spoil: Callable[..., str], dist: Path
) -> None:
    """Neither at its end nor later in the visit: the next visit counts it."""
    fault = Fault("/assets/statistics-*", "404")
    site = spoil(dist, fault)
    seats = [Seat("person", ""), Seat("casual", "Aino"), Seat("casual", "Veikko")]
    prepare(page, site, {"over": write(played(seats, 1))})
    page.goto(f"{site}#/table/over")
    expect(page.locator(".end-panel")).to_be_visible(timeout=30_000)
    page.wait_for_timeout(1000)
    fault.left = 0
    page.goto(f"{site}#/stats")
    page.reload()
    expect(page.locator(".picture-tile:not(.idle)")).to_contain_text("voitettu 0/1", timeout=20_000)


def test_another_language_that_does_not_come_leaves_the_table_as_it_is(
    open_page: Callable[..., Page], spoil: Callable[..., str], dist: Path
) -> None:
    page = open_page("phone", service_workers="block")
    fault = Fault("/words/fi-*", "html")
    player = Player(page, spoil(dist, fault), seed=14)
    prepare(page, player.site)
    player.new("Pantti")
    before = player.make_moves(2)
    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("radio", name="Suomi").tap()
    expect(page.locator(".notice")).to_contain_text("Suomi could not be loaded")
    page.go_back()
    player.seat()
    assert player.look()["hand"] == before["hand"] and player.look()["prompt"] == before["prompt"]
    expect(page.locator(".notice")).to_have_count(0)  # nothing covers the table
    fault.left = 0
    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("button", name="Settings").tap()
    page.locator(".notice").get_by_role("button").tap()
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    page.go_back()
    player.seat()
    after = player.look()
    assert [spot["card"] for spot in after["hand"]] == [spot["card"] for spot in before["hand"]]
    assert after["prompt"] != before["prompt"]


def test_a_start_in_which_nothing_moves(page: Page, spoil: Callable[..., str], bench: Path) -> None:
    fault = Fault("/py/*.wasm.gzipped", "stall")
    page.goto(spoil(bench, fault) + "bench.html")
    page.evaluate("() => { window.engine = bench.startEngine({patience: {start: 3000}}); }")
    assert "no progress" in page.evaluate("engine.ready.then(() => null, String)")
    fault.left = 0
    page.evaluate("engine.restart()")
    assert ask(page, {"do": "catalogue"})["games"]


def test_a_start_of_which_nothing_comes_is_told_after_ten_seconds(
    page: Page, spoil: Callable[..., str], dist: Path
) -> None:
    fault = Fault("/py/*lock.json", "stall")
    page.clock.install()
    page.goto(spoil(dist, fault))
    expect(page.locator("#app h1")).to_be_visible(timeout=30_000)
    alert = page.get_by_role("alert").filter(has_text="ei ole tullut mitään kymmeneen sekuntiin")
    told = ""
    while fault.left == Fault.left or told != (told := page.locator(".starting").inner_html()):  # all else has come
        page.wait_for_timeout(500)
    page.clock.run_for(8_000)
    expect(alert).to_have_count(0)
    page.clock.run_for(2_000)
    expect(alert).to_be_visible()
    fault.left = 0
    alert.get_by_role("button", name="Yritä uudelleen").click()
    settle(page)


def test_a_worker_that_is_lost_before_it_holds_its_lock(page: Page, bench_page: str) -> None:
    page.clock.install()
    page.goto(bench_page)
    page.evaluate("""() => {
        const Given = Worker;
        let made = 0;
        window.Worker = class extends Given {
            constructor(...given) {
                super(...given);
                if (made++ === 0) this.terminate();
            }
        };
        window.reasons = [];
        const onChange = ({reason}) => reason && reasons.push(reason);
        window.engine = bench.startEngine({onChange});
    }""")
    page.clock.run_for(15_000)
    # A new worker replaces it unnoticed, and answers the request.
    assert ask(page, {"do": "catalogue"})["games"]
    assert page.evaluate("reasons[0]") == "no sign of life"


def test_a_browser_without_webassembly_is_told_so(page: Page, site: str) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    files: list[str] = []
    page.on("request", lambda request: files.append(request.url))
    page.goto(site)
    page.get_by_role("button", name="Pelaa: Pantti").click()
    page.get_by_role("button", name="Pelaan heti").click()
    expect(page.locator(".notice")).to_contain_text("Pelimoottori tarvitsee WebAssemblyn")
    assert not [file for file in files if "/py/" in file or "/assets/worker" in file]
