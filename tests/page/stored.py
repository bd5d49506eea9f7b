"""The page's store, reached from tests."""

from __future__ import annotations

from typing import Any

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
