"""The halves of the WebAssembly (web/tools/split) in the page, with and without the second one."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import build
from tests.page.conftest import add_bench
from tests.page.engine.test_engine_client import NEW, START, ask
from tests.page.faults import Fault

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
    ("fault", "way"),
    [
        (None, "snapshot"),
        (Fault("/py/*/rest.wasm.gzipped", "damaged"), "usual"),
        (Fault("/py/*/first.wasm.gzipped", "404"), "usual"),
        (Fault("/py/*/first.mjs", "404"), "usual"),
    ],
    ids=["both come", "the rest is damaged", "the first is missing", "its script is missing"],
)
def test_what_the_first_half_lacks(
    phone: Page, short_site: Path, spoil: Callable[..., str], fault: Fault | None, way: str
) -> None:
    phone.goto(spoil(short_site, *filter(None, [fault])) + "bench.html")
    phone.evaluate(START)
    before = ask(phone, NEW)
    if way == "snapshot":
        expect_whole(phone)
        phone.context.set_offline(True)  # everything needed has loaded
    link: dict[str, Any] = ask(phone, {"do": "link", "kind": "match"}, timeout=60_000)
    assert link["link"].startswith("1m.")
    # The match continues in any case.
    assert ask(phone, {"do": "view"})["view"] == before["view"]
    assert phone.evaluate(WAY) == way


@pytest.mark.parametrize(("kind", "times"), [("503", 2), ("damaged", 1)])
def test_the_rest_is_asked_for_until_it_comes(
    phone: Page, short_site: Path, spoil: Callable[..., str], kind: str, times: int
) -> None:
    fault = Fault("/py/*/rest.wasm.gzipped", kind, times)
    phone.goto(spoil(short_site, fault) + "bench.html")
    phone.evaluate(START)
    ask(phone, NEW)
    expect_whole(phone)
    assert fault.left == 0
    assert ask(phone, {"do": "link", "kind": "match"}, timeout=60_000)["link"]
    assert phone.evaluate(WAY) == "snapshot"


def expect_whole(page: Page) -> None:
    for _ in range(300):
        if page.evaluate(WHOLE):
            return
        page.wait_for_timeout(100)
    pytest.fail("the rest has not come")
