"""A fault at every action of a deal with friends, in memory: nothing is lost, nothing leaks, nobody is stuck."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kortti.records.record import parse
from tests.page.friends.privacy import Heard, judge

ROOT = Path(__file__).resolve().parents[3]
# Answers requests by line; with its save if it shows a match, as the page's worker does.
ENGINE = f"""
import json, sys
sys.path.insert(0, {str(ROOT / "py")!r})
from kortti.page import Page
page = Page()
for line in sys.stdin:
    answer = json.loads(page.handle(line))
    print(json.dumps(answer | ({{"save": page.seated.save}} if "view" in answer else {{}})), flush=True)
"""
GAMES: dict[str, dict[str, Any]] = {
    "ristiseiska": {"players": 4},
    "pantti": {"players": 3, "target": 500},
    "myllymatti": {"players": 3},
    "ristikontra": {"players": 4},
    "swedish-gin-rummy": {"players": 3, "rounds": [1]},
    "fan-tan": {"players": 3},
    "sedma": {"players": 4},
    "skitgubbe": {"players": 3},
}


def played(game: str) -> dict[str, Any]:
    """Plays a deal with one fault at each action."""
    options = {**GAMES[game]}
    told = {"game": game, "players": options.pop("players"), "options": options, "seed": "faults"}
    program = Path(__file__).with_name("every_fault.js")
    done = subprocess.run(
        ["node", program, sys.executable, ENGINE, json.dumps(told)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    return dict(json.loads(done.stdout))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_fault_at_every_action(game: str) -> None:
    told = played(game)
    assert told["actions"] > 10 and all(told["counts"].values())
    assert parse(told["save"]).deals
    for guest in told["guests"]:
        judge(Heard(guest["at"], guest["messages"]), [told["save"]])
