"""The short forms of `python build.py soak` and `python build.py fuzz`."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from itertools import combinations
from pathlib import Path

import pytest

import kortti
from kortti.records.record import parse
from tests.bench import cases, fuzz, soak
from tests.engine.doors import DOORS, input_of, try_door
from tests.engine.variants import choices_of, pairs_of, pairwise

MATCHES = 2 * len(kortti.games())
# A command like `soak`, whose cases take a while.
STEPS = """
import time
from pathlib import Path
from tests.bench import cases

def case(number, told, work):
    told["steps"] += 1
    (work / str(number)).touch()
    time.sleep(0.3)
    return True

cases.ROOT = Path(__file__).parents[2]
cases.main("steps", None, case, "steps", ("steps",))
"""


@pytest.mark.slow
def test_laws_hold_in_whole_matches(tmp_path: Path) -> None:
    told: Counter[str] = Counter()
    for number in range(MATCHES):
        assert soak.play(number, told, tmp_path)
    assert told["matches"] == MATCHES and told["actions"] > 500 and told["positions"] > 5
    assert not list(tmp_path.iterdir())


def test_a_broken_law_is_told_with_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(state: kortti.State) -> None:
        assert state.move_number < 20

    monkeypatch.setattr(soak.laws, "cards_are_conserved", fail)
    assert not soak.play(1, Counter(), tmp_path)
    assert "build.py soak --seed 1\n" in capsys.readouterr().err
    record = parse((tmp_path / "match-1.txt").read_text("utf-8"))
    assert record.game.name == soak.game_of(1).name and len(record.deals[-1]) >= 20


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_ctrl_c_ends_a_run_with_its_totals_and_leaves_no_process(tmp_path: Path) -> None:
    """The terminal gives SIGINT to all processes of the command."""
    script = tmp_path / "tests" / "bench" / "steps.py"
    script.parent.mkdir(parents=True)
    script.write_text(STEPS, "utf-8")
    starts = f"import build, pathlib; build.ROOT = pathlib.Path({str(tmp_path)!r}); build.python_tools = lambda: None\n"
    command = [sys.executable, "-c", f"{starts}build.lasting('steps', ['--processes', '2'])"]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, env=env, text=True, start_new_session=True, **pipes) as running:
        try:
            while running.poll() is None and not (tmp_path / ".build" / "steps" / "1").exists():
                time.sleep(0.01)
            os.killpg(running.pid, signal.SIGINT)
            out, errors = running.communicate(timeout=20)
            with pytest.raises(ProcessLookupError):
                os.killpg(running.pid, 0)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
    assert (running.returncode, "Traceback" in errors) == (0, False), errors
    assert "in all runs: " in out


@pytest.mark.parametrize("name", kortti.games())
def test_each_two_values_of_two_house_rules_meet(name: str) -> None:
    choices = choices_of(name)
    rows = pairwise(choices)
    met = {pair for row in rows for pair in pairs_of(row)}
    sizes = [*map(len, choices.values())]
    assert len(met) == sum(one * two for one, two in combinations(sizes, 2))
    assert all(kortti.load_game(name, **row).options == row for row in rows)
    largest, second = sorted(sizes)[-2:][::-1]
    assert largest * second <= len(rows) <= 2 * largest * second


@pytest.mark.parametrize("name", DOORS)
@pytest.mark.slow
def test_what_comes_through_a_door_is_taken_or_refused(name: str) -> None:
    taken: Counter[bool | None] = Counter()
    for number in range(60 if name == "requests" else 300):
        value, is_good = input_of(name, number)
        taken[try_door(name, value, number, is_good=is_good)] += 1
    assert taken[True] or taken[None]


def test_a_crowd_is_named_in_time() -> None:
    """Input 426819, shorter: `Words.names` compared each seat with all others."""
    assert try_door("names", [""] * 5000, 1)


def test_an_input_at_fault_is_cut_down(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fragile(text: str, rng: random.Random) -> bool:
        assert "dealer" not in text
        return True

    monkeypatch.setitem(DOORS, "records", DOORS["records"]._replace(opened=fragile))
    assert not fuzz.give(0, Counter(), Path())
    assert "records: 'dealer'\n" in capsys.readouterr().err


def test_a_run_goes_on_and_a_case_that_fails_comes_again(tmp_path: Path) -> None:
    played: list[int] = []

    def case(number: int, told: Counter[str], work: Path) -> bool:
        played.append(number)
        told["steps"] += 2
        return number != 7 or played.count(7) > 1

    progress: Counter[str] = Counter()
    assert cases.run(case, progress, "steps", 0.0, 9, tmp_path, 1)
    assert played == [0, 1, 2, 3, 4] and (progress["next"], progress["steps"]) == (5, 10)
    assert not cases.run(case, progress, "steps", 0.0, 9, tmp_path, 1)
    assert (progress["next"], progress["steps"]) == (7, 14)
    assert cases.run(case, progress, "steps", 0.0, 2, tmp_path, 1)
    assert played == [0, 1, 2, 3, 4, 5, 6, 7, 7]
    assert f'"next": {progress["next"]},' in (tmp_path / "progress.json").read_text("utf-8")


def test_processes_play_each_case_once(tmp_path: Path) -> None:
    progress: Counter[str] = Counter()
    assert cases.run(soak.play, progress, "matches", 0.0, 3, tmp_path, 2)
    told: Counter[str] = Counter()
    assert all(soak.play(number, told, tmp_path) for number in range(3))
    assert {**progress, "seconds": 0} == {**told, "next": 3, "seconds": 0}
