"""`python build.py arena`: matches opponents against each other and measures their gains.

    python build.py arena                                     the whole ladder, for web/ladder.csv and the page
    python build.py arena pantti expert skilled --deals 200   one pairing; --option players=3 for other rules
    python build.py arena --kept                              the ladder from earlier runs alone

`kortti.terminal.arena` plays and scores the deals. Results are cached deal by deal in .build/arena: an interrupted run
continues; changed opponents start over.
"""

from __future__ import annotations

import argparse
import ast
import csv
import datetime
import hashlib
import multiprocessing
import os
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "py")]

from kortti import opponents  # noqa: E402
from kortti.terminal.arena import RANDOM, Pairing, Result, play_paired, results  # noqa: E402

WORK = ROOT / ".build" / "arena"
LADDER = ROOT / "web" / "ladder.csv"
COLUMNS = ("game", "level", "against", "metric", "mean", "low", "high", "par", "deals", "cpu_ms", "date")
DEALS = 2000


# --- Running -------------------------------------------------------------------------------------------------------


def rungs(games: Sequence[str]) -> list[Pairing]:
    """Returns the ladder: each level against the one below, and all levels against chance."""
    found = []
    for game in games:
        found += [Pairing(game, level, below) for below, level in pairwise(opponents.LEVELS)]
        found += [Pairing(game, "skilled", RANDOM), Pairing(game, RANDOM, "skilled")]
    return found


def file_of(pairing: Pairing) -> Path:
    """Returns the cache file of a pairing; its name contains a hash of the opponents' code."""
    sources = sources_of(Path(opponents.OPPONENTS[pairing.game].__file__ or ""))
    code = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(sources))).hexdigest()[:8]
    words = [pairing.game, pairing.level, pairing.against, *("=".join(pair) for pair in pairing.options), code]
    return WORK / f"{'-'.join(words)}.csv"


def sources_of(choice: Path) -> set[Path]:
    """Returns `choice`, the module of a game's opponents, and all modules of opponents and games that it imports,
    directly or not. Leaves out ``reasons.py``: hints do not change how opponents play.
    """
    found, left = set(), [choice]
    while left:
        path = left.pop()
        found.add(path)
        nodes = [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.ImportFrom)]
        names = {
            name for node in nodes for name in (f"{node.module}", *(f"{node.module}.{one.name}" for one in node.names))
        }
        rooms = [name for name in names if re.match(r"kortti\.(opponents\.|games\.|matching$)", name)]
        files = {ROOT / "py" / f"{name.replace('.', '/')}.py" for name in rooms}
        left += [file for file in files - found if file.exists() and file.name != "reasons.py"]
    return found


def kept(pairing: Pairing) -> list[Result]:
    """Returns the results of earlier runs; empty if they played fewer than two deals, too few for an interval."""
    rows = list(kept_rows(file_of(pairing)))
    return results(pairing, rows) if len(rows) > 1 else []


def kept_rows(path: Path) -> Iterator[dict[str, float]]:
    """Yields the deals of an earlier run, skipping a truncated last line."""
    if path.exists():
        with path.open() as file:
            for row in csv.DictReader(file):
                if None not in row.values():
                    yield {name: float(value) for name, value in row.items()}


def run(pairing: Pairing, deals: int, pool: Any) -> list[Result]:
    """Plays those of the first `deals` deals that earlier runs have not played, and returns the results of all."""
    from tqdm import tqdm

    path = file_of(pairing)
    rows = {int(row["deal"]): row for row in kept_rows(path)}
    missing = [(pairing, deal) for deal in range(deals) if deal not in rows]
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file, tqdm(total=deals, initial=deals - len(missing), unit="deal", leave=False) as bar:
        bar.set_description(f"{pairing.game} {pairing.level} : {pairing.against}")
        for row in pool.imap_unordered(play_task, missing):
            writer = csv.DictWriter(file, list(row))
            if not file.tell():
                writer.writeheader()
            writer.writerow(row)
            file.flush()
            rows[row["deal"]] = row
            bar.update()
            if len(rows) % 20 == 0:
                bar.set_postfix_str(str(results(pairing, list(rows.values()))[0]))
    return results(pairing, [rows[deal] for deal in range(deals)])


def play_task(task: tuple[Pairing, int]) -> dict[str, float]:
    """Plays one deal in a worker process."""
    return play_paired(*task)


def write(found: Sequence[Result], path: Path) -> None:
    """Writes results as a CSV table; `LADDER` is the one that the page shows under *About the levels*."""
    today = datetime.date.today().isoformat()
    with path.open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        for one in found:
            low, high = one.mean - one.half, one.mean + one.half
            numbers = [f"{number:.2f}" for number in (one.mean, low, high, one.par)]
            who = (one.pairing.game, one.pairing.level, one.pairing.against)
            writer.writerow([*who, one.metric, *numbers, one.deals, f"{one.cpu_ms:.2f}", today])


def plot(found: Sequence[Result], path: Path) -> None:
    """Draws the gains with their confidence intervals, one panel per game and metric."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    panels = list(dict.fromkeys((one.pairing.game, one.metric) for one in found))
    figure, axes = pyplot.subplots(len(panels), squeeze=False, figsize=(7, 1.8 * len(panels)), layout="constrained")
    for (game, metric), axis in zip(panels, axes[:, 0], strict=True):
        shown = [one for one in found if (one.pairing.game, one.metric) == (game, metric)][::-1]
        names = [f"{one.pairing.level} : {one.pairing.against}" for one in shown]
        axis.errorbar([one.gain for one in shown], names, xerr=[one.half for one in shown], fmt="o", capsize=3)
        axis.axvline(0, color="grey", linewidth=1)
        axis.set_title(f"{game}: {metric} better than par", fontsize="medium")
    figure.savefig(path)
    pyplot.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python build.py arena", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    levels = [*opponents.LEVELS, RANDOM]
    parser.add_argument("game", nargs="?", choices=list(opponents.OPPONENTS), help="without one: the ladder of all")
    parser.add_argument("level", nargs="?", choices=levels, help="without one: the ladder of the game")
    parser.add_argument("against", nargs="?", choices=levels, default="skilled")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    parser.add_argument("--kept", action="store_true", help="play nothing, show the deals that have been played")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    wanted = parser.parse_args()
    options = tuple(sorted(tuple(option.split("=", 1)) for option in wanted.option))
    if wanted.level:
        pairings = [Pairing(wanted.game, wanted.level, wanted.against, options)]
    else:
        pairings = [
            Pairing(one.game, one.level, one.against, options)
            for one in rungs([wanted.game] if wanted.game else list(opponents.OPPONENTS))
        ]
    for pairing in pairings:
        pairing.load()  # a bad option fails before anything is played
    found: list[Result] = []
    with multiprocessing.Pool(wanted.processes) as pool:
        for pairing in pairings:
            for one in kept(pairing) if wanted.kept else run(pairing, wanted.deals, pool):
                print(f"{pairing.game}: {pairing.level} against {pairing.against}: {one}", flush=True)
                found.append(one)
    write(found, WORK / "last.csv")
    plot(found, WORK / "last.svg")
    print(f"{WORK.relative_to(ROOT)}/last.csv, last.svg")
    if not wanted.game and not options and (wanted.deals >= DEALS or wanted.kept):
        write(found, LADDER)
        print(LADDER.relative_to(ROOT))


if __name__ == "__main__":
    main()
