"""engine-client.js: answers, refusals and lost workers."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.faults import worker_of

START = """(patience = {}) => {
    window.restarts = [];
    window.shares = [];
    window.engine = bench.startEngine({patience, onChange: (now) => {
        const {state, reason} = now;
        shares.push(bench.shareOf(now));
        if (state === 'starting' && reason && restarts.at(-1) !== reason) restarts.push(reason);
    }});
    return engine.ready;
}"""
WAY = "performance.getEntriesByName('engine-ready').at(-1).detail.way"
NEW = {
    "do": "new",
    "game": "pantti",
    "options": {},
    "seats": [{"kind": "person", "name": "Aino"}] + [{"kind": "skilled", "name": f"Eero {k}"} for k in (1, 2, 3)],
    "seed": "worker",
}


@pytest.fixture
def page(phone: Page, bench_page: str) -> Page:
    phone.goto(bench_page)
    phone.evaluate(START)
    return phone


def ask(page: Page, request: dict[str, Any], timeout: int = 10_000) -> Any:
    return page.evaluate("([request, timeout]) => engine.ask(request, {timeout})", [request, timeout])


def test_a_refusal_has_its_message_and_lost_workers_are_replaced_at_the_same_place(page: Page, way: str) -> None:
    script = "(request) => engine.ask(request).then(() => null, (error) => [error instanceof Error, error.detail])"
    is_error, detail = page.evaluate(script, {"do": "open", "save": "no save"})
    assert is_error and isinstance(detail["id"], str)

    before = ask(page, NEW)
    if before["view"]["turn"] != 0:
        before = ask(page, {"do": "advance"})
    worker_of(page).evaluate("self.close()")
    hint_or_turn = {"do": "hint"} if before["view"]["turn"] == 0 else {"do": "advance"}
    assert ask(page, hint_or_turn)
    assert page.evaluate("restarts") == ["gone"]
    assert page.evaluate(WAY) == way
    again = ask(page, {"do": "open", "save": before["save"]})
    assert again["view"]["hand"] == before["view"]["hand"]

    worker_of(page).evaluate("() => { setTimeout(() => { for (;;); }, 0) }")
    page.wait_for_timeout(200)
    answer = ask(page, {"do": "log"}, timeout=1500)
    assert answer["deals"]
    assert page.evaluate("restarts") == ["gone", "no answer"]
    assert ask(page, {"do": "open", "save": before["save"]})["view"] == again["view"]


# Workers of which the first dies at a request, and the second finds that the snapshot lacks something.
FATES = """() => {
    const fates = [{lost: true}, {spoilt: 'a function'}, {answer: {}}];
    window.Worker = class extends EventTarget {
        constructor() {
            super();
            this.fate = fates.shift();
            for (const data of [{isLocked: false}, {ready: true, way: 'snapshot'}]) setTimeout(() => this.say(data));
        }
        say(data) {
            this.dispatchEvent(new MessageEvent('message', {data}));
        }
        postMessage({id}) {
            setTimeout(() => {
                if (this.fate.lost) this.dispatchEvent(new ErrorEvent('error'));
                else this.say({id, ...this.fate});
            });
        }
        terminate() {}
    };
    return bench.startEngine().ask({do: 'catalogue'});
}"""


def test_a_snapshot_that_lacks_something_is_no_fault_of_the_request(phone: Page, bench_page: str) -> None:
    """A review asked again of a new worker finds the second half of the WebAssembly missing."""
    phone.goto(bench_page)
    assert phone.evaluate(FATES) == {}


def test_a_page_without_its_files_says_so(phone: Page, bench_page: str) -> None:
    phone.route("**/*.gzipped", lambda route: route.abort())
    phone.goto(bench_page)
    phone.evaluate("() => { window.engine = bench.startEngine(); }")
    assert "Error" in phone.evaluate("engine.ready.then(() => null, String)")
    assert "Error" in phone.evaluate("engine.ask({do: 'catalogue'}).then(() => null, String)")
    phone.unroute("**/*.gzipped")
    assert phone.evaluate("engine.restart().then(() => engine.ask({do: 'catalogue'}))")["games"]


@pytest.mark.both_ways
def test_a_start_below_another_path(phone: Page, bench: Path, serve: Callable[..., str], way: str) -> None:
    """The bar goes on when the last byte has come."""
    phone.goto(f"{serve(bench.parent)}{bench.name}/bench.html")
    phone.evaluate(START)
    assert phone.evaluate(WAY) == way
    shares = phone.evaluate("shares")
    assert shares == sorted(shares) and 0.9 < shares[-1] < 1  # the rest is the first answer
    assert len({share for share in shares if 0.75 < share < shares[-1]}) >= 2
    assert ask(phone, {"do": "catalogue"})["games"]
