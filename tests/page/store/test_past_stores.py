"""Stores of past builds (tests/records/stores, see write_store.py) open in this one: matches, statistics, settings."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kortti.records.record import Record, parse
from tests.page.player import Player
from tests.page.store.write_store import STORES, read_store
from tests.page.stored import WRITE

PATHS = sorted(STORES.glob("*.json"))
FELTS = {"blue": "lake", "slate": "grey", "red": "ochre"}  # renamed since


def data_of(store: dict[str, Any], prefix: str) -> list[Any]:
    return [value["data"] for key, value in store["values"].items() if key.startswith(prefix)]


def fields(store: dict[str, Any]) -> set[tuple[str, str]]:
    """Returns each kind of key with the fields of its values."""
    values = [(key.partition(":")[0], value["data"]) for key, value in store["values"].items()]
    return {(kind, field) for kind, data in values for field in (data if isinstance(data, dict) else [""])}


def deals_in(store: dict[str, Any]) -> dict[str, str]:
    """Returns the deals that count in the statistics, now or when the page next starts: their games by id."""
    shelves = [shelf for book in data_of(store, "book") for shelf in book["shelves"].values()]
    waiting = [(over["match"]["id"], over["view"]) for over in data_of(store, "over:")]
    return {deal["id"]: deal["game"] for shelf in shelves for deal in shelf["deals"]} | {
        f"{match}/{view['deal']}": view["game"] for match, view in waiting
    }


def begins_with(record: Record, before: Record) -> bool:
    """Checks if a match goes on from `before`."""
    *earlier, deal = before.deals
    told = [*earlier, record.deals[len(earlier)][: len(deal)]]
    return replace(record, deals=told) == before


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_store_of_the_past_opens(phone: Page, site: str, path: Path) -> None:
    page = phone
    before = json.loads(path.read_text("utf-8"))
    page.goto(f"{site}LICENSE.txt")
    page.evaluate(WRITE, [*before["values"].items()])
    page.evaluate("(local) => Object.assign(localStorage, local)", before["local"])
    page.goto(site)
    matches = {match["id"]: match for match in data_of(before, "match:") if not match.get("thrown")}
    unfinished = {id for id, match in matches.items() if not match["summary"]["over"]}
    finished = {*matches} - unfinished
    assert len({match["game"] for match in matches.values()}) >= 3

    # settings and home
    settings = before["values"]["settings"]["data"]
    html = page.locator("html")
    for name, value in (
        ("motion", "off" if settings["animation"] == "off" else "on"),
        ("felt", FELTS.get(settings["felt"], settings["felt"])),
        ("suits", "four" if settings["fourColours"] else "two"),
        ("hand", "left" if settings["leftHand"] else "right"),
    ):
        expect(html).to_have_attribute(f"data-{name}", value)
    expect(page.locator(".tiles")).to_be_visible()
    for whole in page.get_by_role("button", name=re.compile(r"^All \d+ matches$")).all():
        whole.tap()
        expect(page.get_by_role("button", name="Only the latest")).to_be_visible()
    links = page.locator("main h3 a").evaluate_all("(all) => all.map(({hash}) => hash)")
    shown = {link.split("/")[-1] for link in links}
    assert shown >= {id for id in unfinished if not matches[id].get("untouched")}
    assert not finished or shown & finished

    # each match
    person = Player(page, site)
    for id in sorted(unfinished):
        page.evaluate("(id) => (location.hash = `#/table/${id}`)", id)
        person.seat()
        record = parse(matches[id]["save"])
        if len(record.people) > 1:
            expect(page.locator(".curtain")).to_be_visible()
        else:
            seen = person.wait()
            person.agree(lambda table: person.compare(person.look(), table))
            choices = [spot for spot in seen["hand"] if spot["playable"]] + seen["actions"]
            is_played = path == PATHS[-1] or id == min(unfinished)
            if is_played and not seen["over"] and len(choices) > 1:  # else the page may play it
                person.play(seen)
                person.wait(person.signature(seen))
            assert begins_with(person.truth().record, record)

    # statistics
    page.evaluate("location.hash = '#/stats'")
    expect(page.locator(".statistics main:not([aria-busy=true])")).to_be_visible(timeout=20_000)
    after = read_store(page)
    assert deals_in(after).items() >= deals_in(before).items()
    assert not data_of(after, "over:")
    expect(page.locator(".picture-tile:has(.bar-of)")).to_have_count(len({*deals_in(after).values()}))

    # whatever else was stored; the next match replaces finished ones, and deleted ones are remembered for a month
    for key, value in before["values"].items():
        if key.startswith("match:"):
            assert key in after["values"] or value["data"]["id"] not in unfinished
        elif key not in ("book", "settings") and not key.startswith("over:"):
            assert after["values"][key]["data"] == value["data"]
    assert before["local"].items() <= after["local"].items()
    if path == PATHS[-1]:
        assert fields(after) <= fields(before), "a new format needs a new store: write_store.py"
