"""`python build.py arena`: matches opponents against each other and measures their gains.

    python build.py arena                                     the whole ladder, for web/ladder.csv and the page
    python build.py arena pantti expert skilled --deals 200   one pairing; --option players=3 for other rules
    python build.py arena pantti skilled-dry skilled          a level with a character against the same without one
    python build.py arena --kept                              the ladder from earlier runs alone
    python build.py arena --dask tcp://10.0.0.1:8786          on the workers of a Dask cluster

`kortti.terminal.arena` plays and scores the deals, in any `concurrent.futures.Executor`. Results are cached deal by
deal in .build/arena: an interrupted run continues; changed opponents start over.
"""

from __future__ import annotations

import argparse
import ast
import csv
import datetime
import hashlib
import io
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import islice, pairwise, product
from pathlib import Path
from tempfile import mkdtemp
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "py")]

from kortti import opponents  # noqa: E402
from kortti.opponents.characters import CHARACTERS  # noqa: E402
from kortti.terminal.arena import RANDOM, Pairing, Result, play_paired, results  # noqa: E402

WORK = ROOT / ".build" / "arena"
LADDER = ROOT / "web" / "ladder.csv"
COLUMNS = ("game", "level", "against", "metric", "mean", "low", "high", "par", "deals", "cpu_ms", "date")
DEALS = 2000
AHEAD = 256  # most deals submitted at a time


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


def run(pairing: Pairing, deals: int, pool: Executor) -> list[Result]:
    """Plays those of the first `deals` deals that earlier runs have not played, and returns the results of all."""
    from tqdm import tqdm

    path = file_of(pairing)
    rows = {int(row["deal"]): row for row in kept_rows(path)}
    missing = [deal for deal in range(deals) if deal not in rows]
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file, tqdm(total=deals, initial=deals - len(missing), unit="deal", leave=False) as bar:
        bar.set_description(f"{pairing.game} {pairing.level} : {pairing.against}")
        for row in played(pairing, missing, pool):
            writer = csv.DictWriter(file, list(row))
            if not file.tell():
                writer.writeheader()
            writer.writerow(row)
            file.flush()
            rows[int(row["deal"])] = row
            bar.update()
            if len(rows) % 20 == 0:
                bar.set_postfix_str(str(results(pairing, list(rows.values()))[0]))
    return results(pairing, [rows[deal] for deal in range(deals)])


def played(pairing: Pairing, deals: Iterable[int], pool: Executor) -> Iterator[dict[str, float]]:
    """Yields the row of each deal as soon as it is played; cancels the others if it is closed.

    Raises what a worker raised; `BrokenExecutor` if a process of a `ProcessPoolExecutor` died. Dask itself plays the
    deals of a dead worker again.
    """
    left, waiting = iter(deals), set[Future[dict[str, float]]]()
    try:
        while True:
            waiting |= {pool.submit(play_paired, pairing, deal) for deal in islice(left, AHEAD - len(waiting))}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """Connects to the Dask scheduler at `address` and sends this code there and to all workers, also later ones."""
    from distributed import Client, Worker, WorkerPlugin

    file = io.BytesIO()
    with ZipFile(file, "w") as archive:
        for path in sorted((ROOT / "py").rglob("*.py")):
            archive.write(path, path.relative_to(ROOT / "py"))
    code = file.getvalue()

    # Local, so that they are sent by value.
    def install(folder: str) -> None:
        path = Path(folder) / f"kortti-{hashlib.sha256(code).hexdigest()[:8]}.zip"
        if sys.path[0] == str(path):
            return
        path.write_bytes(code)
        sys.path.insert(0, str(path))
        for name in [name for name in sys.modules if name.partition(".")[0] == "kortti"]:
            del sys.modules[name]  # perhaps another version

    def install_on_scheduler() -> None:
        if find_spec("kortti") is None:  # any version will do
            install(mkdtemp())

    class Code(WorkerPlugin):
        name = "kortti"

        def setup(self, worker: Worker) -> None:
            install(worker.local_directory)

    with Client(address) as client, client.get_executor() as pool:
        client.run_on_scheduler(install_on_scheduler)
        client.register_plugin(Code())
        yield pool


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
    levels = [*opponents.LEVELS, RANDOM, *map("-".join, product(opponents.LEVELS, CHARACTERS))]
    parser.add_argument("game", nargs="?", choices=list(opponents.OPPONENTS), help="without one: the ladder of all")
    parser.add_argument("level", nargs="?", choices=levels, help="without one: the ladder of the game")
    parser.add_argument("against", nargs="?", choices=levels, default="skilled")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    parser.add_argument("--kept", action="store_true", help="play nothing, show the deals that have been played")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--processes", type=int, default=os.cpu_count())
    where.add_argument("--dask", metavar="ADDRESS", help="plays on the cluster of this Dask scheduler")
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
    try:
        with cluster(wanted.dask) if wanted.dask else ProcessPoolExecutor(wanted.processes) as pool:
            for pairing in pairings:
                for one in kept(pairing) if wanted.kept else run(pairing, wanted.deals, pool):
                    print(f"{pairing.game}: {pairing.level} against {pairing.against}: {one}", flush=True)
                    found.append(one)
    except (BrokenExecutor, KeyboardInterrupt) as error:
        why = "A process died" if isinstance(error, BrokenExecutor) else "Stopped"
        sys.exit(f"{why}. The deals played are kept: the same command goes on from there.")
    write(found, WORK / "last.csv")
    plot(found, WORK / "last.svg")
    print(f"{WORK.relative_to(ROOT)}/last.csv, last.svg")
    if not wanted.game and not options and (wanted.deals >= DEALS or wanted.kept):
        write(found, LADDER)
        print(LADDER.relative_to(ROOT))


if __name__ == "__main__":
    main()
