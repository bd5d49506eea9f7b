"""Writes what this build stores to tests/records/stores: `PYTHONPATH=py python -m tests.page.store.write_store`.

A person at the built site in dist/ leaves a value of each kind: settings, names, unfinished matches of all games, one
of them from a link, a match that is over, a deleted one, today's deal, a reviewed deal, one that does not count yet, a
puzzle.
"""

from __future__ import annotations

import json
import re
import subprocess
from datetime import UTC, datetime
from typing import Any

from playwright.sync_api import Page, sync_playwright

import build
from tests.page.monkey import served
from tests.page.player import Player
from tests.page.screens.test_review import BRIEF

STORES = build.ROOT / "tests" / "records" / "stores"
# Everything stored: values by key in their envelopes, and localStorage.
READ = """() => new Promise((resolve, reject) => {
    const opening = indexedDB.open('kortti');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
        const values = {};
        opening.result.transaction('values').objectStore('values').openCursor().onsuccess = ({target: {result}}) => {
            if (!result) {
                opening.result.close();
                return resolve({values, local: {...localStorage}});
            }
            values[result.key] = result.value;
            result.continue();
        };
    };
})"""
# While `window.dies`, nothing comes from the finished deals into the book, as if the browser had died.
DIES = """
const {put, delete: drop} = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (value, key) {
    return window.dies && key === 'book' ? this.get(key) : put.call(this, value, key);
};
IDBObjectStore.prototype.delete = function (key) {
    return window.dies && key.startsWith('over:') ? this.get(key) : drop.call(this, key);
};
"""


def read_store(page: Page) -> dict[str, Any]:
    store: dict[str, Any] = page.evaluate(READ)
    return store


def expect_stored(page: Page, prefix: str) -> None:
    for _ in range(600):
        if any(key.startswith(prefix) for key in read_store(page)["values"]):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{prefix} is never stored")


def share_phone(page: Page) -> None:
    """Seats two people with names, in the options of a game."""
    page.locator(".company summary").click()
    for number, name in enumerate(("Liisa", "Matti")):
        seat = page.locator(".seats > li").nth(number)
        seat.get_by_role("combobox").select_option("person")
        seat.get_by_role("textbox").fill(name)


def leave_values(page: Page, site: str) -> None:
    person = Player(page, site, seed=4)
    person.hurry()
    page.get_by_role("group", name="Table").get_by_role("radio", name="Grey").tap()
    for name in ("Four colours", "Left-handed"):
        page.get_by_role("switch", name=name).tap()
    page.goto(f"{site}#/")
    person.first("Sedma")  # with a prepared opening
    person.seat()
    page.goto(f"{site}#/")
    for label in page.get_by_role("link", name="Options for").evaluate_all("(all) => all.map((a) => a.ariaLabel)"):
        person.new(label.removeprefix("Options for "))
        person.make_moves(4)
    person.new("Pantti")
    person.wait()
    person.give_up()
    person.new("Pantti", share_phone)
    person.new("Fan Tan")
    person.play_deal()
    page.get_by_role("button", name="Review", exact=True).tap()
    expect_stored(page, "review:")
    page.goto(f"{site}#/today")
    page.get_by_role("button", name=re.compile("^Pantti")).tap()
    person.seat()
    person.make_moves(2)
    link = (build.ROOT / "tests" / "links" / "version-1.txt").read_text("utf-8").partition("\n")[0]
    page.goto("about:blank")
    page.goto(f"{site}#{link}")
    page.locator("main .primary").tap()
    person.seat()
    person.make_moves(1)
    page.goto(f"{site}#/practice/puzzles/pantti/3")
    person.play(person.wait())
    expect_stored(page, "practice")
    person.new("Myllymatti")  # a match of one deal; it is stored until the next one begins
    page.evaluate("window.dies = true")
    person.play_deal()
    expect_stored(page, "over:")


def main() -> None:
    with served() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=build.find_browser(), args=build.BROWSER_ARGS)
        shape = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "locale": "en-GB"}
        page = browser.new_page(**shape, service_workers="block")
        for script in (BRIEF, DIES):
            page.add_init_script(script)
        page.goto(site)
        leave_values(page, site)
        page.goto(f"{site}LICENSE.txt")
        store = read_store(page)
    drawn = [value["data"] for value in store["values"].values() if "shown" in value["data"]]
    for match in drawn[1:]:  # one is enough
        del match["shown"]
    command = ("git", "rev-parse", "--short", "HEAD")
    commit = subprocess.run(command, cwd=build.ROOT, capture_output=True, text=True, check=True).stdout.strip()
    name = f"{datetime.now(UTC):%Y-%m-%d}-{commit}.json"
    (STORES / name).write_text(json.dumps(store, ensure_ascii=False, indent=1) + "\n", "utf-8")
    print(name, sorted(store["values"]))


if __name__ == "__main__":
    main()
