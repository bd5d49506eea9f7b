"""The halves of the WebAssembly (web/tools/split) in the page, with and without the second one."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

import build
from tests.page.conftest import add_bench
from tests.page.engine.test_engine_client import NEW, START, ask
from tests.page.faults import Fault, worker_of

# Only making a link calls deflate: without it in the first half, everything else works.
SPLIT_WITHOUT_DEFLATE = """
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { readProfile } from './profile.mjs';
import { split } from './split.mjs';
import { parse } from './wasm.mjs';

const wasm = readFileSync('../../node_modules/pyodide/pyodide.asm.wasm');
const functions = readProfile(wasm);
const { exports, imports } = parse(wasm);
const { index } = exports.find(({ name }) => name === 'deflate');
if (!functions.delete(index - imports.filter(({ kind }) => kind === 'function').length)) throw new Error('not first');
for (const [name, bytes] of Object.entries(split(wasm, (index) => functions.has(index))))
  writeFileSync(`${process.argv[1]}/${name}.wasm.gzipped`, gzipSync(bytes));
"""
WAY = "performance.getEntriesByName('engine-ready').at(-1).detail.way"
WHOLE = "performance.getEntriesByName('engine-whole').length"


@pytest.fixture(scope="module")
def short_site(bench: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the folder of a site whose first half of the WebAssembly can't make links."""
    folder = Path(shutil.copytree(bench, tmp_path_factory.mktemp("short") / "site"))
    halves = next(folder.glob("py/*/first.wasm.gzipped"), None)
    if halves is None:
        pytest.skip("a plain build")
    script = ["node", "--input-type=module", "-e", SPLIT_WITHOUT_DEFLATE, str(halves.parent)]
    subprocess.run(script, cwd=build.SPLIT, check=True)
    build.finish(folder, "test", leaves=False)
    add_bench(folder)
    return folder


@pytest.mark.parametrize(
    "fault",
    [Fault("/py/*/rest.wasm.gzipped", "damaged"), Fault("/py/*/first.mjs", "404")],
    ids=["the rest is damaged", "the script of the first is missing"],
)
def test_without_a_half_the_engine_starts_the_usual_way(
    phone: Page, short_site: Path, spoil: Callable[..., str], fault: Fault
) -> None:
    phone.goto(spoil(short_site, fault) + "bench.html")
    phone.evaluate(START)
    before = ask(phone, NEW)
    expect_link(phone)
    assert ask(phone, {"do": "view"})["view"] == before["view"]  # the match continues
    assert phone.evaluate(WAY) == "usual"


def test_the_rest_is_asked_for_until_it_comes_and_has_what_the_first_half_lacks(
    phone: Page, short_site: Path, spoil: Callable[..., str]
) -> None:
    faults = [Fault("/py/*/rest.wasm.gzipped", "503", 2), Fault("/py/*/rest.wasm.gzipped", "damaged", 1)]
    phone.goto(spoil(short_site, *faults) + "bench.html")
    phone.evaluate(START)
    before = ask(phone, NEW)
    expect_whole(phone)
    assert [fault.left for fault in faults] == [0, 0]
    phone.context.set_offline(True)  # everything needed has loaded
    expect_link(phone)
    assert ask(phone, {"do": "view"})["view"] == before["view"]
    assert phone.evaluate(WAY) == "snapshot"


def expect_link(page: Page) -> None:
    assert ask(page, {"do": "link", "kind": "match"}, timeout=60_000)["link"].startswith("1m.")


def expect_whole(page: Page) -> None:
    for _ in range(600):
        if page.evaluate(WHOLE):
            return
        worker_of(page).evaluate("dispatchEvent(new Event('online'))")  # asks again at once
        page.wait_for_timeout(100)
    pytest.fail("the rest has not come")
