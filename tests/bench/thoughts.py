"""`python build.py bench thoughts`: how long experts' thoughts block a slow device.

A person plays at random and asks for a hint before each action. Prints seconds on a device `SLOWNESS` times slower: of
the pieces between which the page reads other requests, and of whole thoughts.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

import kortti  # noqa: E402
from kortti import opponents  # noqa: E402
from kortti.page import Page, benchmark, page  # noqa: E402

SLOWNESS = 13  # ratio to CPython: Pyodide in Chromium throttled six times (workers cannot be throttled)
THOUGHTS = 30  # of each game


def clock() -> float:
    """CPU time, so that other programs do not count."""
    return SLOWNESS * process_time()


def ask(asked: Page, do: str, **request: object) -> tuple[dict[str, Any], list[float]]:
    """Repeats a request until its answer is finished, like the worker; returns that, and the seconds of each piece."""
    answer: dict[str, Any] = {}
    pieces = list[float]()
    while not pieces or answer.pop("unfinished", False):
        begun = clock()
        answer = json.loads(asked.handle(json.dumps({"do": do, **request, **answer})))
        pieces.append(clock() - begun)
    return answer, pieces


def opened(game: str, seed: str) -> Page:
    """Returns a page with a new match of a person against skilled opponents."""
    made = Page()
    kinds = ["person", *["skilled"] * (kortti.load_game(game).players - 1)]
    seats = [{"kind": kind, "name": f"N{seat}"} for seat, kind in enumerate(kinds)]
    ask(made, "new", game=game, options={}, seats=seats, seed=seed)
    return made


def thoughts_of(game: str, effort: float) -> list[list[float]]:
    """Returns the pieces of some thoughts."""
    at, rng, thoughts = opened(game, "1"), random.Random(game), list[list[float]]()
    while len(thoughts) < THOUGHTS:
        table = at.seated
        table.effort = effort
        if table.state.is_terminal:
            at = opened(game, f"slow {len(thoughts)}")
        elif table.state.current_player != 0:
            ask(at, "advance")
        else:
            actions = [entry["action"] for entry in table.view(0)["actions"]]
            if len(actions) > 1:
                answer, pieces = ask(at, "hint")
                thoughts.append(pieces if "hurried" not in answer else [*pieces, float("inf")])
            ask(at, "act", action=rng.choice(actions))
    return thoughts


def main() -> None:
    page.perf_counter = benchmark.perf_counter = clock  # type: ignore[attr-defined]
    gc.disable()
    rate = max(benchmark.moves_a_second() for _ in range(3 * benchmark.RUNS))
    print(f"{'s':24}{'effort':>8}{'90% of pieces':>15}{'longest':>9}{'longest thought':>17}")
    for game in opponents.OPPONENTS:
        effort = benchmark.effort_of(rate, opponents.cost_of(game))
        thoughts = thoughts_of(game, effort)
        pieces = sorted(seconds for thought in thoughts for seconds in thought)
        usual, longest = pieces[len(pieces) * 9 // 10], pieces[-1]
        print(f"{game:24}{effort:8.3g}{usual:15.3f}{longest:9.3f}{max(map(sum, thoughts)):17.2f}", flush=True)
        gc.collect()
    print(f"A piece should take {page.SLICE} s and none 0.2 s; a thought is cut off after {page.PATIENCE} s (inf).")


if __name__ == "__main__":
    main()
