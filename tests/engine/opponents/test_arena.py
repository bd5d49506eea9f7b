"""The arena: fair pairing, resuming, and each level above the one below."""

from __future__ import annotations

import csv
import importlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import sleep
from typing import Any

import pytest

import kortti
from kortti import opponents
from kortti.terminal.arena import margin, play, play_paired, seatings
from tests.bench import arena
from tests.bench.arena import Pairing

TOLD = ("pantti", "ristiseiska", "myllymatti", "skitgubbe")  # games in which a few deals show an expert's gain
STEPS = [
    (game, level, below)
    for game in opponents.OPPONENTS
    for below, level in pairwise(opponents.LEVELS)
    if level != "expert" or game in TOLD
]


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("game", "level", "below"), STEPS)
def test_no_level_falls_below_the_one_under_it(game: str, level: str, below: str) -> None:
    """A short ladder; `python build.py arena` plays the whole one."""
    pairing, deals = Pairing(game, level, below), 2 if level == "expert" else 30
    found = arena.results(pairing, [arena.play_paired(pairing, deal) for deal in range(deals)])[0]
    assert found.gain > 0, found


@pytest.mark.parametrize("name", kortti.games())
@pytest.mark.slow
def test_equals_are_equal_to_the_last_digit(name: str) -> None:
    """Equal opponents score exactly par in every deal: pairing removes all luck."""
    pairing = Pairing(name, "skilled", "skilled")
    for deal in (1, 2):
        row = arena.play_paired(pairing, deal)
        for one in arena.results(pairing, [row, row]):
            assert one.mean == pytest.approx(one.par) and one.gain == pytest.approx(0)


@pytest.mark.parametrize("name", kortti.games())
def test_every_seat_is_the_candidates_equally_often(name: str) -> None:
    options = {option.name: option for option in kortti.load_game(name).option_list}
    for players in options["players"].values:
        game = kortti.load_game(name, players=players)
        taken = [seat for seats in seatings(game) for seat in seats]
        assert sorted(taken) == sorted([*range(players)] * (len(taken) // players))


@pytest.mark.parametrize("name", ["ristikontra", "sedma"])
def test_the_margin_of_a_pair_is_its_card_points_less_the_others(name: str) -> None:
    game = kortti.load_game(name)
    state, *_ = play(game, 1, ["beginner"] * game.players)
    own, others = (state.card_points(team) for team in (0, 1))
    assert margin(game, state, (0, 2)) == own - others == -margin(game, state, (1, 3)) and own + others > 0


@pytest.mark.slow
def test_random_players_lose() -> None:
    for name in opponents.OPPONENTS:
        pairing = Pairing(name, arena.RANDOM, "casual")
        found = arena.results(pairing, [arena.play_paired(pairing, deal) for deal in range(15)])
        assert found[0].gain + found[0].half < 0, found[0]


CHEAP = Pairing("pantti", "casual", "beginner", (("players", "3"),))


class Disturbed(Executor):
    """Submits to another executor, and calls `fault` before submitting deal number `deal`."""

    def __init__(self, pool: Executor, deal: int, fault: Callable[[], object]) -> None:
        self.pool, self.deal, self.fault = pool, deal, fault

    def submit(self, play: Any, /, pairing: Pairing, deal: int) -> Future[Any]:
        if deal == self.deal:
            self.fault()
        return self.pool.submit(play, pairing, deal)


def kill_one(pool: ProcessPoolExecutor) -> None:
    os.kill(next(iter(pool._processes)), signal.SIGKILL)


def played(deals: int, pool: Executor) -> list[dict[str, float]]:
    """Runs the arena; returns the kept rows in the order of deals, without their times."""
    arena.run(CHEAP, deals, pool)
    rows = sorted(arena.kept_rows(arena.file_of(CHEAP)), key=lambda row: row["deal"])
    return [{name: value for name, value in row.items() if name != "cpu"} for row in rows]


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Few deals ahead; returns a function that changes to another folder of kept rows."""
    monkeypatch.setattr(arena, "AHEAD", 4)
    return lambda name: monkeypatch.setattr(arena, "WORK", tmp_path / name)


def test_a_run_goes_on_where_it_stopped(fresh: Callable[[str], None], monkeypatch: pytest.MonkeyPatch) -> None:
    fresh("threads")
    with ThreadPoolExecutor(1) as pool:
        whole = arena.run(CHEAP, 6, pool)
        path = arena.file_of(CHEAP)
        lines = path.read_text().splitlines(keepends=True)
        path.write_text("".join(lines[:4]) + lines[4][:5] + "\n")  # truncated
        deals: list[int] = []
        monkeypatch.setattr(arena, "play_paired", lambda *task: deals.append(task[1]) or play_paired(*task))
        again = arena.run(CHEAP, 6, pool)
    assert len(deals) == 3 and (again[0].mean, again[0].half) == (whole[0].mean, whole[0].half)


def test_an_interrupted_run_loses_only_what_is_being_played(fresh: Callable[[str], None]) -> None:
    fresh("threads")

    def interrupt() -> None:
        raise KeyboardInterrupt

    with ThreadPoolExecutor(1) as pool:
        with pytest.raises(KeyboardInterrupt):
            played(20, Disturbed(pool, 12, interrupt))
        kept = sorted(row["deal"] for row in arena.kept_rows(arena.file_of(CHEAP)))
        assert kept == [*range(len(kept))] and 12 - arena.AHEAD <= len(kept) < 12
        whole = played(20, pool)
    assert [row["deal"] for row in whole] == [*range(20)]


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A client of a Dask cluster of two workers on this machine, which know nothing of this code."""
    from distributed import Client

    folder = tmp_path_factory.mktemp("dask")
    file = folder / "scheduler.json"
    given = [f"--scheduler-file={file}", "--no-dashboard"]
    commands = {
        "scheduler": ["--host=127.0.0.1", "--port=0"],
        "worker": ["--nworkers=2", "--nthreads=1", f"--local-directory={folder}"],
    }
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with (folder / "log").open("w") as log:
        start = partial(subprocess.Popen, cwd=folder, env=env, stdout=log, stderr=log, start_new_session=True)
        running = [start([sys.executable, "-m", "dask", command, *given, *more]) for command, more in commands.items()]
    try:
        for _ in range(600):
            if file.exists() or sleep(0.1):
                break
        with Client(scheduler_file=file) as client:
            client.wait_for_workers(2)
            yield client
    finally:
        for process in running:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def address_of(client: Any) -> str:
    return client.scheduler.address


@pytest.mark.slow
def test_a_run_whose_process_dies_goes_on_and_gives_the_same(fresh: Callable[[str], None]) -> None:
    fresh("threads")
    with ThreadPoolExecutor(1) as threads:
        whole = played(16, threads)
    fresh("processes")
    with ProcessPoolExecutor(2) as processes, pytest.raises(BrokenExecutor):
        played(16, Disturbed(processes, 8, lambda: kill_one(processes)))
    assert 8 - arena.AHEAD <= arena.kept(CHEAP)[0].deals < 16
    with ProcessPoolExecutor(2) as processes:
        assert played(16, processes) == whole


@pytest.mark.slow
def test_a_cluster_gives_the_same_though_a_worker_dies(fresh: Callable[[str], None], local: Any) -> None:
    fresh("threads")
    with ThreadPoolExecutor(1) as threads:
        whole = played(16, threads)
    fresh("cluster")
    workers = {*local.run(os.getpid).values()}
    victim = min(workers)
    with arena.cluster(address_of(local)) as pool:
        assert played(16, Disturbed(pool, 8, lambda: os.kill(victim, signal.SIGKILL))) == whole
    local.wait_for_workers(2)
    assert len(workers) == 2 and victim not in local.run(os.getpid).values()


@pytest.mark.slow
def test_workers_run_the_code_of_the_arena(local: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if they have run another version."""

    def versions() -> set[str]:
        with arena.cluster(address_of(local)) as pool:
            assert pool.submit(play_paired, CHEAP, 1).result()["deal"] == 1
            return {*local.run(lambda: importlib.import_module("kortti.terminal.arena").RANDOM).values()}

    assert versions() == {arena.RANDOM}
    shutil.copytree(arena.ROOT / "py", tmp_path / "py", ignore=shutil.ignore_patterns("__pycache__"))
    changed = tmp_path / "py" / "kortti" / "terminal" / "arena.py"
    changed.write_text(changed.read_text("utf-8").replace('RANDOM = "random"', 'RANDOM = "changed"'), "utf-8")
    monkeypatch.setattr(arena, "ROOT", tmp_path)
    assert versions() == {"changed"}


def test_the_table_can_be_read_back(tmp_path: Path) -> None:
    pairing = Pairing("ristikontra", "skilled", arena.RANDOM)
    found = arena.results(pairing, [arena.play_paired(pairing, deal) for deal in (0, 1)])
    arena.write(found, tmp_path / "ladder.csv")
    with (tmp_path / "ladder.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [row["metric"] for row in rows] == ["wins", "margin"] and tuple(rows[0]) == arena.COLUMNS
    assert float(rows[0]["low"]) <= float(rows[0]["mean"]) <= float(rows[0]["high"]) and rows[0]["par"] == "50.00"
