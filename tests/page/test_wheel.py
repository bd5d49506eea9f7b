"""The built wheel inside Pyodide, in the site's own worker, in a real browser."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import build
from tests.engine.golden import golden_files
from tests.engine.test_page import ask as in_process

ASK = """([worker, requests]) => new Promise((resolve, reject) => {
    const engine = new Worker(worker, {type: "module", name: "test"});
    const answers = [], progress = [];
    const next = () => engine.postMessage({id: answers.length, request: requests[answers.length]});
    engine.onerror = () => reject(new Error("worker: error"));
    engine.onmessage = ({data}) => {
        if (data.failed) reject(new Error(data.failed));
        if (data.progress) progress.push(data.progress);
        if ("id" in data) answers.push(data.answer ?? {crash: data.crash});
        if (answers.length === requests.length) { engine.terminate(); resolve({answers, progress}); }
        else if ("id" in data) next();
    };
    next();
})"""


# Pyodide in the page itself, for what the worker has no request for; the big files are unpacked as the worker does it.
REPLAY = """async ([python, wheel, texts]) => {
    const network = window.fetch.bind(window);
    window.fetch = async (input, init) => {
        const address = input instanceof Request ? input.url : String(input);
        if (!/(pyodide.asm.wasm|python_stdlib.zip)$/.test(address)) return network(input, init);
        const packed = await network(address + '.gzipped');
        const headers = {'content-type': address.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream'};
        return new Response(packed.body.pipeThrough(new DecompressionStream('gzip')), {headers});
    };
    const {loadPyodide} = await import(python + 'pyodide.mjs');
    const options = {indexURL: python, lockFileURL: python + 'pyodide-lock.json', packages: ['micropip']};
    const pyodide = await loadPyodide(options);
    await pyodide.pyimport('micropip').install.callKwargs(wheel, {deps: false});
    const replay = pyodide.runPython(`
from kortti.record import parse_playthrough, playthrough
lambda text: playthrough(parse_playthrough(text))
`);
    return texts.map((text) => replay(text));
}"""


@pytest.fixture
def ask(phone: Page, site: str, dist: Path) -> Any:
    """Asks the worker, on an empty page with the site's headers; gives the answers and the progress of loading."""
    (worker,) = dist.glob("assets/worker-*.js")
    headers = build.headers_for("/empty")
    phone.route("**/empty", lambda route: route.fulfill(content_type="text/html", headers=headers, body="<title>"))
    phone.goto(site + "empty")

    def start(*requests: object) -> tuple[list[Any], list[dict[str, int]]]:
        told = phone.evaluate(ASK, [f"{site}assets/{worker.name}", [json.dumps(request) for request in requests]])
        return [json.loads(answer) for answer in told["answers"]], told["progress"]

    return start


def test_the_wheel_answers_as_it_does_in_cpython(ask: Any) -> None:
    from kortti.page import Page as Engine

    seats = [{"kind": "person", "name": "Aino"}] + [{"kind": "skilled", "name": f"Eero {k}"} for k in range(5)]
    requests: list[dict[str, Any]] = [{"do": "catalogue"}]
    for game in json.loads(Engine().handle(json.dumps(requests[0])))["games"]:
        options = {"players": game["players"][0]}
        company = seats[: options["players"]]
        requests.append({"do": "new", "game": game["name"], "options": options, "seats": company, "seed": "pyodide"})
        requests += [{"do": "hint"}, {"do": "advance"}, {"do": "log"}]
        requests.append({"do": "rules", "game": game["name"], "options": {}})
    requests.append({"do": "nonsense"})
    here = Engine()
    answers, progress = ask(*requests)
    assert answers == [in_process(here, **request) for request in requests]
    assert "error" in answers[-1]

    loaded = [step["loaded"] for step in progress]
    assert loaded[0] == 0 and loaded == sorted(loaded) and len(loaded) > 2
    assert loaded[-1] == progress[-1]["total"] > 1_000_000


def test_nothing_is_fetched_elsewhere(ask: Any, phone: Page, site: str) -> None:
    asked: list[str] = []
    phone.context.on("request", lambda request: asked.append(request.url))
    ask({"do": "catalogue"})
    assert any(address.endswith(".whl") for address in asked)
    assert [address for address in asked if not address.startswith(site)] == []
    assert len(asked) == len(set(asked))  # and nothing twice


def test_the_wheel_replays_the_golden_records(ask: Any, phone: Page, site: str, dist: Path) -> None:
    (python,) = (path.parent.name for path in dist.glob("py/*/pyodide.mjs"))
    (wheel,) = (path.relative_to(dist).as_posix() for path in dist.glob("py/*/kortti-*.whl"))
    records = {path.name: path.read_text("utf-8") for path in golden_files()}
    assert len(records) >= 10
    told = phone.evaluate(REPLAY, [f"{site}py/{python}/", f"{site}{wheel}", list(records.values())])
    wrong = [name for (name, text), other in zip(records.items(), told, strict=True) if text != other]
    assert wrong == []
