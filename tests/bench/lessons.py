"""Finds how guided first deals go on after their last step: `python build.py bench lessons [GAME ...]`.

A skilled player plays for the person, beginners for the others, again and again with other chances. Of the lines that
the person wins it prints the best for `kortti.lessons.Lesson.rest`: the one in which even a beginner in the person's
place wins most often from where no action is shown any more.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from kortti import opponents  # noqa: E402
from kortti.game import Match, State  # noqa: E402
from kortti.games import CATALOGUE, load_game  # noqa: E402
from kortti.lessons import FADING, Lesson  # noqa: E402


class Line(NamedTuple):
    """A way to the end of the deal; `sure` is the share of wins by a beginner once no action is shown."""

    sure: float
    turns: list[list[str]]  # each begins with the person's action


def after_steps(name: str, lesson: Lesson) -> State[Any]:
    """Returns the deal after the last step."""
    state = Match(load_game(name, **lesson.options), lesson.seed, lesson.dealer).state
    for text in lesson.stepped:
        state.play(text)
    return state


def play(state: State[Any], rng: random.Random, level: str) -> Iterator[tuple[int, str]]:
    """Plays on with `level` in seat 0 and beginners elsewhere."""
    while (seat := state.current_player) is not None:
        text = opponents.choose(state.observation(seat), rng, "beginner" if seat else level)
        state.play(text)
        yield seat, text


def find(state: State[Any], tries: int, trials: int) -> Iterator[Line]:
    """Yields lines that seat 0 wins, each better than the one before."""
    best = -1.0
    for number in range(tries):
        rng, deal = random.Random(number), state.clone()
        turns: list[list[str]] = []
        fork = None
        for seat, text in play(deal, rng, "skilled"):
            if seat == 0:
                turns.append([])
            turns[-1].append(text)
            if seat == 0 and len(turns) == FADING.count("shown"):
                fork = deal.clone()
        if 0 not in deal.winners():
            continue
        wins = 0
        for trial in range(trials if fork else 0):
            tried = fork.clone()
            for _ in play(tried, random.Random(f"{number}/{trial}"), "beginner"):
                pass
            wins += 0 in tried.winners()
        sure = wins / trials if fork else 1.0
        if sure > best:
            best = sure
            yield Line(sure, turns)


def main() -> None:
    """Prints the best line of each game."""
    parser = argparse.ArgumentParser(prog="python build.py bench lessons", description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--tries", type=int, default=100)
    parser.add_argument("--trials", type=int, default=40)
    options = parser.parse_args()
    for name, kind in CATALOGUE.items():
        lesson = kind.lesson_of(name)
        if lesson is None or (options.games and name not in options.games):
            continue
        print(name, flush=True)
        for line in find(after_steps(name, lesson), options.tries, options.trials):
            print(f"{line.sure:.0%}, {len(line.turns)} turns", flush=True)
            print("\n".join(f'"{", ".join(turn)}",' for turn in line.turns), flush=True)


if __name__ == "__main__":
    main()
