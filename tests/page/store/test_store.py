"""store.js: persistent values, and memory if storage is denied."""

import pytest
from playwright.sync_api import Page

from tests.page.boot.test_offline import poll
from tests.page.faults import FAILING
from tests.page.stored import WRITE

DENIED = """Object.defineProperty(window, "indexedDB", {
    get() { throw new DOMException("denied", "SecurityError"); },
});"""
SILENT = """indexedDB.open = () => ({});"""
ROUND = """async () => {
    const {get, set, keys, isLasting} = bench.store;
    const kept = await set("save", {a: [1, "ä"]});
    await set("other", 2);
    await set("other", null);
    return [kept, await get("save"), await get("other") ?? null, await keys(), await isLasting()];
}"""


def test_values_outlive_the_visit(phone: Page, bench_page: str) -> None:
    phone.goto(bench_page)
    assert phone.evaluate(ROUND) == [True, {"a": [1, "ä"]}, None, ["save"], True]
    phone.reload()
    assert phone.evaluate("bench.store.get('save')") == {"a": [1, "ä"]}


def test_memory_where_storage_is_denied(phone: Page, bench_page: str) -> None:
    phone.add_init_script(DENIED)
    phone.goto(bench_page)
    assert phone.evaluate(ROUND) == [False, {"a": [1, "ä"]}, None, ["save"], False]


def test_memory_where_storage_never_answers(phone: Page, bench_page: str) -> None:
    phone.add_init_script(SILENT)
    phone.goto(bench_page)
    assert phone.evaluate(ROUND) == [False, {"a": [1, "ä"]}, None, ["save"], False]


def test_a_value_of_a_later_build_is_left_alone(phone: Page, bench_page: str) -> None:
    phone.goto(bench_page)
    phone.evaluate("bench.store.set('save', 1)")
    phone.evaluate(
        """() => new Promise((resolve) => {
            indexedDB.open("kortti").onsuccess = ({target}) => {
                const write = target.result.transaction("values", "readwrite");
                write.objectStore("values").put({v: 99, data: "later"}, "save");
                write.oncomplete = resolve;
            };
        })"""
    )
    assert phone.evaluate("bench.store.get('save').then((value) => value ?? null)") is None
    change = "bench.store.change('save', 2, () => 2)"
    assert phone.evaluate(change) is False, "it says that nothing was stored"
    phone.evaluate(WRITE, [["save", "garbage"]])
    assert phone.evaluate(change) is True, "what no build has written gives way"
    assert phone.evaluate("bench.store.get('save')") == 2


def test_what_was_left_is_read_beside_what_was_cut(phone: Page, bench_page: str) -> None:
    phone.goto(bench_page)
    left = "localStorage['kortti.left.a'] = '{'; localStorage['kortti.left.b'] = '[1]'; bench.store.left()"
    assert phone.evaluate(left) == [["b", [1]]]


STATES = "window.states = []; bench.store.watch({state: (state) => states.push(state)}); bench.store.isLasting();"
# A write from another tab that lasts while `window.held` is true and blocks later ones.
HOLD = """() => new Promise((resolve) => {
    window.held = true;
    indexedDB.open("kortti").onsuccess = ({target}) => {
        const values = target.result.transaction("values", "readwrite").objectStore("values");
        const go = () => { values.get("x").onsuccess = () => { resolve(); if (window.held) go(); }; };
        go();
    };
})"""


@pytest.mark.parametrize("failures", [1, 3])
def test_a_write_that_fails_is_made_again(phone: Page, bench_page: str, failures: int) -> None:
    """One failure is not reported; repeated ones are, until a write succeeds. The newest value is written."""
    phone.add_init_script(FAILING)
    phone.clock.install()
    phone.goto(bench_page)
    phone.evaluate(STATES)
    assert phone.evaluate("bench.store.set('save', 1)") is True
    phone.evaluate(f"failures = {failures}; bench.store.set('save', 2).then((kept) => (window.kept = kept)); 0")
    phone.clock.run_for(100)
    assert phone.evaluate("bench.store.get('save')") == 2
    if failures > 1:
        for _ in range(100):  # the database takes real time, which the page's fake clock ignores
            if "late" in phone.evaluate("states"):
                break
            phone.clock.run_for(20)
        assert phone.evaluate("states") == ["lasting", "late"]
        phone.evaluate("bench.store.set('save', 3); 0")
        phone.clock.run_for(5000)
    phone.clock.resume()
    poll(phone, "window.kept", True)
    assert phone.evaluate("states") == (["lasting"] if failures == 1 else ["lasting", "late", "lasting"])
    phone.reload()
    assert phone.evaluate("bench.store.get('save')") == (2 if failures == 1 else 3)


def test_what_waits_when_the_page_goes_is_left_for_the_next(phone: Page, bench_page: str) -> None:
    phone.add_init_script(FAILING)
    phone.goto(bench_page)
    phone.evaluate("bench.store.set('save', 1)")
    phone.evaluate("failures = 1000; bench.store.set('save', {a: 'ä'}); 0")
    phone.reload()
    assert phone.evaluate("bench.store.left()") == [["save", {"a": "ä"}]]
    phone.evaluate("bench.store.set(...bench.store.left()[0])")
    assert phone.evaluate("bench.store.get('save').then((value) => [bench.store.left(), value])") == [[], {"a": "ä"}]


@pytest.mark.parametrize("slept", [False, True])
def test_a_write_that_hangs_brings_nothing_old_back(phone: Page, bench_page: str, slept: bool) -> None:
    """It doesn't count as a failure if the device slept; if it was slow, not for long."""
    phone.clock.install()
    phone.goto(bench_page)
    phone.evaluate(STATES)
    phone.evaluate("bench.store.set('save', 1)")
    phone.evaluate(HOLD)
    phone.clock.pause_at(phone.evaluate("Date.now() / 1000 + 1"))  # so that no real time counts
    phone.evaluate("bench.store.set('save', 2); bench.store.set('save', 3).then((kept) => (window.kept = kept)); 0")
    if slept:
        phone.clock.fast_forward(3_600_000)
        assert phone.evaluate("states") == ["lasting"]
    else:
        phone.clock.run_for(3600)
        assert phone.evaluate("states") == ["lasting"]
        phone.clock.run_for(3600)
        assert phone.evaluate("states") == ["lasting", "late"]
    phone.evaluate("bench.store.set('save', 4).then((kept) => (window.last = kept)); held = false; 0")
    phone.clock.resume()
    poll(phone, "window.kept && window.last", True)
    poll(phone, "states.at(-1)", "lasting")
    phone.reload()
    assert phone.evaluate("bench.store.get('save')") == 4
