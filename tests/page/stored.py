"""The page's store, reached from tests."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

from kortti.records.record import parse

# Stores values, given as keys with envelopes (see `stored`), before or after the page opens.
WRITE = """(entries) => new Promise((resolve, reject) => {
    const opening = indexedDB.open('kortti');
    opening.onupgradeneeded = () => opening.result.createObjectStore('values');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
        const write = opening.result.transaction('values', 'readwrite');
        for (const [key, value] of entries) write.objectStore('values').put(value, key);
        write.oncomplete = () => { opening.result.close(); resolve(); };
        write.onerror = () => reject(write.error);
    };
})"""


def stored(data: Any, version: int = 1) -> dict[str, Any]:
    """Returns data in the envelope in which the page stores it."""
    return {"v": version, "at": 0, "data": data}


def prepare(page: Page, site: str, saves: Mapping[str, str] | None = None, **settings: Any) -> None:
    """Stores settings and matches, by their ids, before the page opens. Nobody waits: no card flies, opponents play at
    once, and nothing is played by itself.
    """
    page.goto(f"{site}LICENSE.txt")  # the same store, without the page
    hurried = {"animation": "off", "pace": "instant", "forced": "off"}
    entries = [("settings", stored(hurried | settings))]
    for id, save in (saves or {}).items():
        record = parse(save)
        seats = [{"kind": seat.kind, "name": seat.name} for seat in record.seats]
        summary = {"deal": 1, "totals": [0] * len(seats), "seats": seats, "over": False}
        match = {"id": id, "game": record.game.name, "save": save, "updated": time.time() * 1000, "summary": summary}
        entries.append((f"match:{id}", stored(match)))
    page.evaluate(WRITE, entries)
