"""`python build.py fuzz`: gives damaged inputs to every door of the engine, for as long as it is told.

    python build.py fuzz --inputs 1000000    goes on where the last run ended; --minutes M instead
    python build.py fuzz --seed 1234         gives input 1234 again

Doors, their inputs and laws are those of `tests/engine/doors.py`. Input N follows from N alone. One that is not taken
or refused as it should be ends the run: it is cut down as far as the fault stays the same, and printed.
"""

from __future__ import annotations

import random
import sys
import traceback
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "py"), str(ROOT)]

from tests.bench import cases  # noqa: E402
from tests.engine.doors import TURNS, input_of, try_door  # noqa: E402

MEMORY = 2 * 1024**3  # bytes of the whole process; an input that needs more fails with a `MemoryError`
CUTS = 400  # attempts at a shorter input


def give(number: int, told: Counter[str], work: Path) -> bool:
    """Gives input `number` to its door; if that is at fault, prints how, and returns False."""
    name = TURNS[number % len(TURNS)]
    value, is_good = input_of(name, number)
    try:
        told["taken"] += try_door(name, value, number, is_good=is_good) or 0
    except Exception as error:
        traceback.print_exc()
        shorter = value if is_good else cut_down(name, value, number, fault_of(error))
        print(f"{name}: {shorter!r}\nagain: python build.py fuzz --seed {number}", file=sys.stderr)
        return False
    told["inputs"] += 1
    return True


def fault_of(error: Exception) -> tuple[object, ...]:
    """Returns what tells faults apart: the type of an error and where it was raised."""
    return type(error), [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)][-1]


def cut_down(name: str, value: Any, number: int, fault: tuple[object, ...]) -> Any:
    """Returns a shorter input with the same fault, cutting pieces out of its text or list."""
    rng = random.Random(number)
    for _ in range(CUTS):
        *before, row = value if isinstance(value, tuple) else (value,)
        if not isinstance(row, str | bytes | list) or not row:
            break
        at = rng.randrange(len(row))
        shorter = row[:at] + row[at + rng.choice((1, 3, 10, 50, 200)) :]
        trial = (*before, shorter) if isinstance(value, tuple) else shorter
        with suppress(Exception):
            try:
                try_door(name, trial, number)
            except Exception as error:
                value = trial if fault_of(error) == fault else value
    return value


def main() -> None:
    with suppress(ImportError):  # not on Windows
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    cases.main("fuzz", __doc__, give, "inputs", ("inputs", "taken"))


if __name__ == "__main__":
    main()
