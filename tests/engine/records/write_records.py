"""Rewrites the golden records: ``python -m tests.engine.records.write_records``, py on the path.

Run it after an intended change of the rules or of the engine's messages, and read the diff before committing. With
``--missing`` it writes only new records, as a new game needs.
"""

from __future__ import annotations

import sys

from kortti.records.record import playthrough
from tests.engine.records.golden import RECORDS, SEEDS, golden_matches, played


def main(only_missing: bool) -> None:
    """Writes all records, or only the missing ones."""
    RECORDS.mkdir(exist_ok=True)
    for name, game in golden_matches().items():
        file = RECORDS / name
        if only_missing and file.exists():
            continue
        file.write_text(playthrough(played(game, SEEDS.get(file.stem, file.stem))), encoding="utf-8")
        print(f"{file.stat().st_size:8} {name}")


if __name__ == "__main__":
    main("--missing" in sys.argv)
