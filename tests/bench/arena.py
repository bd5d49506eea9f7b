"""What `python build.py arena` runs: opponents against opponents, and how much better one is than the other.

    python build.py arena                                     the whole ladder, for web/ladder.csv and the page
    python build.py arena pantti expert skilled --deals 200   one pairing; --option players=3 for other rules
    python build.py arena --kept                              the ladder from the deals of earlier runs alone

Deals are paired: each is played by the candidate in every seat (every pair, every other seat) in turn, so that luck of
the cards falls out, and counts as one observation. Results are kept deal by deal in .build/arena, so an interrupted
run goes on where it stopped; changed opponents begin anew.
"""

from __future__ import annotations

import argparse
import csv
import datetime
import hashlib
import multiprocessing
import os
import random
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "py")]

import kortti  # noqa: E402
from kortti import opponents  # noqa: E402

WORK = ROOT / ".build" / "arena"
LADDER = ROOT / "web" / "ladder.csv"
COLUMNS = ("game", "level", "against", "metric", "mean", "low", "high", "par", "deals", "cpu_ms", "date")
RANDOM = "random"  # plays any legal action
DEALS = 2000
BY_TURNS = ("swedish-gin-rummy",)  # games for many in which every other seat is the candidate's


# --- Playing -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pairing:
    """Who plays what: the candidate's level, the level of the others, the game and its options."""

    game: str
    level: str
    against: str
    options: tuple[tuple[str, str], ...] = ()

    def load(self) -> kortti.Game:
        """Gets the game; raises `GameError` where there is none such."""
        return kortti.load_game(self.game, **dict(self.options))


def choose(seen: Mapping[str, Any], rng: random.Random, level: str) -> str:
    """Gets what a player of `level` does."""
    return opponents.any_legal(seen, rng) if level == RANDOM else opponents.choose(seen, rng, level)


def seatings(game: kortti.Game) -> list[tuple[int, ...]]:
    """Gets the seats that the candidate takes in turn in every deal."""
    if game.name in BY_TURNS:
        return [tuple(range(first, game.players, 2)) for first in (0, 1)]
    return list(game.sides)


def arguments_of(game: kortti.Game, deal: int) -> dict[str, Any]:
    """Gets what deal number `deal` needs beside its deck and dealer: where a match has rounds, they come in turn."""
    rounds: Any = game.options.get("rounds")
    return {"round": rounds[deal % len(rounds)]} if rounds else {}


def play(game: kortti.Game, deal: int, levels: Sequence[str]) -> tuple[kortti.State, list[float], list[int]]:
    """Plays deal number `deal`; gets its end and, by seat, the CPU seconds and the number of true decisions.

    Chance is a matter of the deal, the seat and the place alone, so that equal positions get equal choices.
    """
    seed = f"arena/{deal}"
    state = game.new_state(seed=seed, dealer=deal % game.players, **arguments_of(game, deal))
    spent, decisions = [0.0] * game.players, [0] * game.players
    count = 0
    while (seat := state.current_player) is not None:
        seen = state.observation(seat)
        begun = process_time()
        text = choose(seen, random.Random(f"{seed}/{seat}/{count}"), levels[seat])
        if len(seen["legal"]) > 1:
            spent[seat] += process_time() - begun
            decisions[seat] += 1
        state.apply_action(state.string_to_action(text))
        count += 1
    return state, spent, decisions


# --- Measuring -----------------------------------------------------------------------------------------------------


def wins(game: kortti.Game, state: kortti.State, seats: Sequence[int]) -> float:
    """Gets the share of the win in per cent."""
    winners = state.winners() or range(game.players)
    return 100 * sum(seat in seats for seat in winners) / len(winners)


def losses(game: kortti.Game, state: kortti.State, seats: Sequence[int]) -> float:
    """Gets the share of the loss in per cent, where the points of a deal count losers."""
    lost = state.returns()
    return 100 * sum(lost[seat] for seat in seats) / max(1, sum(lost))


def points(game: kortti.Game, state: kortti.State, seats: Sequence[int]) -> float:
    """Gets the points a seat, less those of the others."""
    returns = state.returns()
    others = [returns[seat] for seat in range(game.players) if seat not in seats]
    return mean(returns[seat] for seat in seats) - mean(others)


def margin(game: kortti.Game, state: kortti.State, seats: Sequence[int]) -> float:
    """Gets the card points of the pair, less those of the other."""
    captured = state.summary()["captured"]
    team = seats[0] % 2
    return captured[team] - captured[1 - team]


Metric = Callable[[kortti.Game, kortti.State, Sequence[int]], float]
LOW_IS_GOOD = ("losses", "points")
METRICS: dict[str, list[Metric]] = {  # the deciding one first
    "ristiseiska": [wins],
    "pantti": [points, wins],
    "myllymatti": [losses],
    "ristikontra": [wins, margin],
    "swedish-gin-rummy": [points],
}


def metrics_of(game: str) -> list[Metric]:
    """Gets what is measured in a game; where nothing is said, it is wins."""
    return METRICS.get(game, [wins])


def par(metric: str, game: kortti.Game) -> float:
    """Gets what a candidate has that is as good as the others."""
    return 100 * len(seatings(game)[0]) / game.players if metric in ("wins", "losses") else 0.0


def play_paired(pairing: Pairing, deal: int) -> dict[str, float]:
    """Plays a deal with the candidate in each of its seatings; gets the means of the metrics, and the CPU used."""
    game, metrics = pairing.load(), metrics_of(pairing.game)
    found: dict[str, list[float]] = {metric.__name__: [] for metric in metrics}
    cpu, decisions = 0.0, 0
    for seats in seatings(game):
        levels = [pairing.level if seat in seats else pairing.against for seat in range(game.players)]
        state, spent, decided = play(game, deal, levels)
        for metric in metrics:
            found[metric.__name__].append(metric(game, state, seats))
        cpu += sum(spent[seat] for seat in seats)
        decisions += sum(decided[seat] for seat in seats)
    return {"deal": deal, **{name: mean(values) for name, values in found.items()}, "cpu": cpu, "decisions": decisions}


@dataclass(frozen=True)
class Result:
    """What some deals say of a pairing: the mean of a metric with its 95% interval, and CPU ms a decision."""

    pairing: Pairing
    metric: str
    mean: float
    half: float
    par: float
    deals: int
    cpu_ms: float

    @property
    def gain(self) -> float:
        """How much better than the others the candidate is, whichever way the metric goes."""
        return (self.mean - self.par) * (-1 if self.metric in LOW_IS_GOOD else 1)

    def __str__(self) -> str:
        text = f"{self.mean:+.2f}" if not self.par else f"{self.mean:.2f} (par {self.par:.4g})"
        return f"{self.metric} {text} +-{self.half:.2f}, N={self.deals}, {self.cpu_ms:.2f} ms a decision"


def results(pairing: Pairing, rows: Sequence[Mapping[str, float]]) -> list[Result]:
    """Gets what the deals in `rows` say, the deciding metric first."""
    decisions = sum(row["decisions"] for row in rows)
    cpu_ms = 1000 * sum(row["cpu"] for row in rows) / max(1, decisions)
    game, found = pairing.load(), []
    for metric in metrics_of(pairing.game):
        name = metric.__name__
        values = [row[name] for row in rows]
        half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
        found.append(Result(pairing, name, mean(values), half, par(name, game), len(rows), cpu_ms))
    return found


# --- Running -------------------------------------------------------------------------------------------------------


def rungs(games: Sequence[str]) -> list[Pairing]:
    """Gets the ladder: each level against the one below it, and how far all are from chance."""
    found = []
    for game in games:
        found += [Pairing(game, level, below) for below, level in pairwise(opponents.LEVELS)]
        found += [Pairing(game, "skilled", RANDOM), Pairing(game, RANDOM, "skilled")]
    return found


def file_of(pairing: Pairing) -> Path:
    """Gets where the deals of a pairing are kept: a name that changes with the code by which opponents play."""
    folder = Path(opponents.__file__).parent
    wing = Path(opponents.OPPONENTS[pairing.game].__file__ or "").parent
    sources = {*wing.glob("*.py"), folder / "search.py", folder / "choosing.py"} - {wing / "reasons.py"}
    sources |= {*(folder.parent / "games" / wing.name).glob("worlds.py")}  # experts may deal what is hidden by these
    code = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(sources))).hexdigest()[:8]
    words = [pairing.game, pairing.level, pairing.against, *("=".join(pair) for pair in pairing.options), code]
    return WORK / f"{'-'.join(words)}.csv"


def kept(pairing: Pairing) -> list[Result]:
    """Gets what the deals of earlier runs say, nothing where there are fewer than two."""
    rows = list(kept_rows(file_of(pairing)))
    return results(pairing, rows) if len(rows) > 1 else []


def kept_rows(path: Path) -> Iterator[dict[str, float]]:
    """Gets the deals of an earlier run; a line that was cut off is none."""
    if path.exists():
        with path.open() as file:
            for row in csv.DictReader(file):
                if None not in row.values():
                    yield {name: float(value) for name, value in row.items()}


def run(pairing: Pairing, deals: int, pool: Any) -> list[Result]:
    """Plays what is missing of the first `deals` deals, with a progress bar, and gets what all of them say."""
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
    """Plays a deal in a process of the pool."""
    return play_paired(*task)


def write(found: Sequence[Result], path: Path) -> None:
    """Writes the table that the repository and the page show, and for a look beside it a small plot."""
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
    """Draws the gains with their intervals, a panel for each game and metric."""
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
        pairing.load()  # a bad option is told before anything is played
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
