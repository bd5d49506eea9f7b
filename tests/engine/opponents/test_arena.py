"""The arena: fair pairing, resuming, and each level above the one below."""

from __future__ import annotations

import csv
from itertools import pairwise
from multiprocessing.pool import ThreadPool
from pathlib import Path

import pytest

import kortti
from kortti import opponents
from kortti.terminal.arena import seatings
from tests.bench import arena
from tests.bench.arena import Pairing

STEPS = [(game, level, below) for game in opponents.OPPONENTS for below, level in pairwise(opponents.LEVELS)]
MUCH_TOLD = ("pantti", "ristiseiska", "myllymatti")  # a single deal shows the difference


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("game", "level", "below"), STEPS)
def test_no_level_falls_below_the_one_under_it(game: str, level: str, below: str) -> None:
    """A short ladder. An expert's gain may be too small for so few deals; then it must at least not lose."""
    pairing = Pairing(game, level, below)
    deals = (6 if game in MUCH_TOLD else 14) if level == "expert" else 40
    found = arena.results(pairing, [arena.play_paired(pairing, deal) for deal in range(deals)])[0]
    assert found.gain > 0 or (level == "expert" and found.gain + found.half > 0), found


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


@pytest.mark.slow
def test_random_players_lose() -> None:
    for name in opponents.OPPONENTS:
        pairing = Pairing(name, arena.RANDOM, "casual")
        found = arena.results(pairing, [arena.play_paired(pairing, deal) for deal in range(15)])
        assert found[0].gain + found[0].half < 0, found[0]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "WORK", tmp_path)
    pairing = Pairing("pantti", "casual", "beginner", (("players", "3"),))
    with ThreadPool(1) as pool:
        whole = arena.run(pairing, 6, pool)
        path = arena.file_of(pairing)
        lines = path.read_text().splitlines(keepends=True)
        path.write_text("".join(lines[:4]) + lines[4][:5] + "\n")  # truncated
        played: list[int] = []
        monkeypatch.setattr(arena, "play_task", lambda task: played.append(task[1]) or arena.play_paired(*task))
        again = arena.run(pairing, 6, pool)
    assert len(played) == 3 and (again[0].mean, again[0].half) == (whole[0].mean, whole[0].half)


def test_the_table_can_be_read_back(tmp_path: Path) -> None:
    pairing = Pairing("ristikontra", "skilled", arena.RANDOM)
    found = arena.results(pairing, [arena.play_paired(pairing, deal) for deal in (0, 1)])
    arena.write(found, tmp_path / "ladder.csv")
    with (tmp_path / "ladder.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [row["metric"] for row in rows] == ["wins", "margin"] and tuple(rows[0]) == arena.COLUMNS
    assert float(rows[0]["low"]) <= float(rows[0]["mean"]) <= float(rows[0]["high"]) and rows[0]["par"] == "50.00"
