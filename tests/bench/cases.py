"""Numbered cases without end: a run goes on where the last one ended, and each case can be played again.

Cases are played side by side in processes, and counted in their order in .build/NAME/progress.json. A case that fails
ends the run, and comes first in the next one.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parents[2]
KEPT = 5.0  # seconds between two writings of the progress

Case = Callable[[int, Counter[str], Path], bool]  # plays case N, counts, may leave files in a folder; False if it fails


def attempt(case: Case, number: int, work: Path) -> tuple[bool, Counter[str]]:
    """Plays a case; returns if it is sound, and its counts."""
    told: Counter[str] = Counter()
    return case(number, told, work), told


def played(case: Case, first: int, work: Path, pool: Executor, ahead: int) -> Iterator[tuple[bool, Counter[str]]]:
    """Yields what `attempt` returns for `first` and each later case, in order, with so many cases begun `ahead`."""
    begun: deque[Future[tuple[bool, Counter[str]]]] = deque()
    for number in count(first):
        begun.append(pool.submit(attempt, case, number, work))
        if len(begun) > ahead:
            yield begun.popleft().result()


def run(case: Case, progress: Counter[str], unit: str, minutes: float, most: int, work: Path, processes: int) -> bool:
    """Plays cases from ``progress["next"]`` on, for so many minutes and units, or until Ctrl-C; False if one fails."""
    from tqdm import tqdm

    begun = last = perf_counter()
    end, kept = progress[unit] + most, begun
    path, is_sound = work / "progress.json", True
    pool: Executor = ProcessPoolExecutor(processes) if processes > 1 else ThreadPoolExecutor(1)
    with suppress(KeyboardInterrupt), tqdm(unit=f" {unit}", unit_scale=True, disable=None) as bar:
        for is_sound, told in played(case, progress["next"], work, pool, 4 * (processes - 1)):
            now = perf_counter()
            if is_sound:
                progress.update({**told, "next": 1, "seconds": now - last})
                bar.update(told[unit])
                bar.set_postfix_str(f"case {progress['next']}", refresh=False)
            if now - kept > KEPT:
                path.write_text(json.dumps(progress, indent=1) + "\n", "utf-8")
                kept = now
            last = now
            if not is_sound or (now - begun >= 60 * minutes and progress[unit] >= end):
                break
    path.write_text(json.dumps(progress, indent=1) + "\n", "utf-8")
    pool.shutdown(cancel_futures=True)
    return is_sound


def main(name: str, about: str | None, case: Case, unit: str, counted: tuple[str, ...]) -> Counter[str]:
    """Runs the command `name`; prints the numbers `counted` and returns them. Exits with 1 if a case fails."""
    parser = argparse.ArgumentParser(
        prog=f"python build.py {name}", description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, metavar="M", help=f"5 without --{unit}")
    parser.add_argument(f"--{unit}", type=int, default=0, metavar="N", dest="most", help="plays at least that many")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="P", help="one a processor")
    parser.add_argument("--seed", type=int, metavar="N", help="plays case N alone")
    asked = parser.parse_args()
    work = ROOT / ".build" / name
    work.mkdir(parents=True, exist_ok=True)
    if asked.seed is not None:
        sys.exit(not case(asked.seed, Counter(), work))
    path = work / "progress.json"
    progress: Counter[str] = Counter(json.loads(path.read_text("utf-8")) if path.exists() else {})
    before = progress.copy()
    minutes = asked.minutes if asked.minutes is not None else 0.0 if asked.most else 5.0
    is_sound = run(case, progress, unit, minutes, asked.most, work, asked.processes)
    for when, counts in (("now", progress - before), ("in all runs", progress)):
        speed = counts[unit] / (counts["seconds"] or 1)
        print(f"{when}: {', '.join(f'{counts[each]} {each}' for each in counted)}; {speed:.0f} {unit} a second")
    if not is_sound:
        sys.exit(1)
    return progress
