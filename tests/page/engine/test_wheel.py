"""The built wheel in Pyodide, in the site's worker in a real browser: started from the snapshot and the usual way."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import build
from kortti.games import games
from kortti.page import Page as Engine
from tests.engine.page.test_page import ask as in_process
from tests.engine.records.golden import golden_files
from tests.engine.records.golden_links import golden_links

HERE = Path(__file__).parent

ASK = """([worker, requests]) => new Promise((resolve, reject) => {
    const engine = new Worker(worker, {type: "module", name: "test"});
    const answers = [], progress = [];
    let way;
    const next = () => engine.postMessage({id: answers.length, request: requests[answers.length]});
    engine.onerror = () => reject(new Error("worker: error"));
    engine.onmessage = ({data}) => {
        if (data.failed) reject(new Error(data.failed));
        if (data.spoilt) reject(new Error(data.spoilt));
        if (data.progress) progress.push(data.progress);
        if (data.ready) way = data.way;
        if ("id" in data) answers.push(data.answer ?? {crash: data.crash});
        if (answers.length === requests.length) { engine.terminate(); resolve({answers, progress, way}); }
        else if ("id" in data) next();
    };
    next();
})"""


# Runs Python code in the worker's interpreter (engine_worker.js).
RUN = """([worker, code, given]) => new Promise((resolve, reject) => {
    const engine = new Worker(worker, {type: "module"});
    engine.onerror = () => reject(new Error("worker: error"));
    engine.onmessage = ({data}) => {
        if (data.progress || data.stage) return;
        engine.terminate();
        if (data.failed) reject(new Error(data.failed));
        else resolve([data.way, JSON.parse(data.told)]);
    };
    engine.postMessage([code, given]);
})"""
REPLAY = """
def run(given):
    from kortti.records.record import parse, playthrough
    return json.dumps([playthrough(parse(text)) for text in json.loads(given)])
"""


def empty(page: Page, site: str) -> None:
    """Opens an empty page with the site's headers."""
    headers = build.headers_for("/empty")
    page.route("**/empty", lambda route: route.fulfill(content_type="text/html", headers=headers, body="<title>"))
    page.goto(site + "empty")


@pytest.fixture
def ask(phone: Page, site: str, dist: Path, way: str) -> Any:
    """Sends requests to the worker from an empty page; returns the answers and the loading progress."""
    (worker,) = dist.glob("assets/worker-*.js")
    empty(phone, site)
    # These requests must not need the second half of the WebAssembly. If they do: python build.py profile.
    phone.route("**/rest.wasm.gzipped", lambda route: route.abort())

    def start(*requests: object) -> tuple[list[Any], list[dict[str, int]]]:
        told = phone.evaluate(ASK, [f"{site}assets/{worker.name}", [json.dumps(request) for request in requests]])
        assert told["way"] == way
        return told["answers"], told["progress"]

    return start


def same(view: dict[str, Any]) -> dict[str, Any]:
    return {**view, "cannot": None}


@pytest.mark.both_ways
def test_the_wheel_answers_as_it_does_in_cpython_and_fetches_nothing_elsewhere(
    ask: Any, phone: Page, site: str, dist: Path, way: str
) -> None:
    asked: list[str] = []
    phone.context.on("request", lambda request: asked.append(request.url))
    seats = [{"kind": "person", "name": "Aino"}] + [{"kind": "skilled", "name": f"Eero {k}"} for k in range(5)]
    requests: list[dict[str, Any]] = [{"do": "catalogue"}]
    for game in json.loads(Engine().handle(json.dumps(requests[0])))["games"]:
        options = {"players": game["players"][0]}
        company = seats[: options["players"]]
        requests.append({"do": "new", "game": game["name"], "options": options, "seats": company, "seed": "pyodide"})
        requests += [{"do": "hint"}, {"do": "advance"}, {"do": "log"}]
        requests.append({"do": "rules", "game": game["name"], "options": {}})
    requests += [{"do": "read", "text": link} for link in list(golden_links())[:3]] + [{"do": "link", "kind": "deal"}]
    some = sorted(dist.glob("openings/*/*/*.json"))[::32]
    requests += [{"do": "open", "save": json.loads(path.read_text("utf-8"))["save"]} for path in some]
    requests.append({"do": "nonsense"})
    here = Engine()
    answers, progress = ask(*requests)
    assert answers == [in_process(here, **request) for request in requests]
    assert "error" in answers[-1]

    loaded = [step["loaded"] for step in progress]
    assert loaded[0] == 0 and loaded == sorted(loaded) and len(loaded) > 1
    assert loaded[-1] == progress[-1]["total"] > 1_000_000

    assert [address for address in asked if not (dist / address.removeprefix(site)).is_file()] == []
    # Only the usual start fetches the wheel.
    assert any(address.endswith(".whl") for address in asked) == (way == "usual")
    assert any("stdlib" in address for address in asked) == (way == "usual")
    assert any("snapshot" in address for address in asked) == (way == "snapshot")
    # Nothing is fetched twice except modules, which are preloaded, then run from the browser's cache. (The rest is
    # refused here.)
    fetched = [address for address in asked if not address.endswith((".mjs", "/rest.wasm.gzipped"))]
    assert len(fetched) == len(set(fetched))


def test_openings_open_as_they_are_drawn(dist: Path) -> None:
    openings = [json.loads(path.read_text("utf-8")) for path in dist.glob("openings/*/*/*.json")]
    assert len(openings) >= 32 * len(games())
    engine = Engine()
    for opening in openings:
        answer = in_process(engine, do="open", save=opening["save"])
        assert same(answer["view"]) == same(opening["turns"][-1]["view"])


@pytest.fixture
def run(phone: Page, bench: Path, serve: Callable[..., str], way: str) -> Callable[..., Any]:
    """Returns run(code, given): runs code that defines ``run(text)``, JSON to JSON, in the engine's Python."""
    script = build.bundle(bench, HERE / "engine_worker.js", build.in_worker(build.places_of(bench, "test"), bench))
    site = serve(bench)

    def start(code: str, given: object = None) -> Any:
        empty(phone, site)
        started, told = phone.evaluate(RUN, [site + script, code, json.dumps(given)])
        assert started == way
        return told

    return start


@pytest.mark.parametrize("dist", ["usual"], indirect=True, scope="session")
def test_the_wheel_replays_the_golden_records(run: Callable[..., Any]) -> None:
    """The snapshot does so on its halves, without a browser (wasm-halves.dist.js)."""
    records = {path.name: path.read_text("utf-8") for path in golden_files()}
    assert len(records) >= 10
    told = run(REPLAY, list(records.values()))
    wrong = [name for (name, text), other in zip(records.items(), told, strict=True) if text != other]
    assert wrong == []
