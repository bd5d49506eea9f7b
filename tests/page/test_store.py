"""store.js: values that last, and memory where storage is denied."""

import pytest
from playwright.sync_api import Page

DENIED = """Object.defineProperty(window, "indexedDB", {
    get() { throw new DOMException("denied", "SecurityError"); },
});"""
SILENT = """indexedDB.open = () => ({});"""
ROUND = """async () => {
    const {get, set, del, keys, isLasting} = bench.store;
    const kept = await set("save", {a: [1, "ä"]});
    await set("other", 2);
    await del("other");
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


@pytest.mark.slow
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
