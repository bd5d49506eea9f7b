"""Moves a second in self-play, rollouts and cloning, compared with other libraries.

The machine is never idle, so rounds are interleaved and compared by their ratio.
"""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import build

HERE = Path(__file__).resolve().parent


class Library:
    """A library in its own process, which runs library.py. Without the library it says so and has no `games`."""

    def __init__(self, name: str, env: Path) -> None:
        self.name = name
        command = [build.python_of(env), HERE / "library.py", name]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        line = self.process.stdout.readline() if self.process.stdout else ""
        self.games: list[str] = json.loads(line)["games"] if line else []
        if not line and self.process.stderr:
            print(f"{name} is not to be had here: {self.process.stderr.read().strip().splitlines()[-1]}")

    def measure(self, game: str, seconds: float) -> dict[str, float]:
        """Returns what `library.measure` does for `game`."""
        assert self.process.stdin and self.process.stdout
        print(json.dumps({"game": game, "seconds": seconds}), file=self.process.stdin, flush=True)
        result: dict[str, float] = json.loads(self.process.stdout.readline())
        return result

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


def speed(rounds: int, seconds: float) -> None:
    """Prints moves and clones a second for each game, with `seconds` of CPU time for a game in a round."""
    libraries = [Library("kortti", build.VENV)]
    libraries += [Library(name, build.VENV_BENCH) for name in ("openspiel", "rlcard")]
    entries = [(library, game) for library in libraries for game in library.games]
    results: dict[tuple[str, str], list[dict[str, float]]] = {(lib.name, game): [] for lib, game in entries}
    for _ in range(rounds):
        for library, game in entries:
            results[library.name, game].append(library.measure(game, seconds))
    for library in libraries:
        library.close()

    others = [key for key in results if key[0] != "kortti"]

    # In column `x game` a row has the median of its ratios to that game, each within one round.
    def table(title: str, rate: Callable[[dict[str, float]], float], rows: list[Any], columns: list[Any]) -> None:
        print(f"\n{title}, median of {rounds} rounds")
        print(f"{'':28}{'a second':>12}" + "".join(f"{'x ' + game:>14}" for _, game in columns))
        for key in rows:
            rates = [rate(result) for result in results[key]]
            line = f"{' '.join(key):28}{median(rates):12,.0f}"
            for column in columns:
                ratio = median(mine / rate(theirs) for mine, theirs in zip(rates, results[column], strict=True))
                line += f"{ratio:14.2f}"
            print(line)

    table("Moves of random self-play", lambda result: result["moves"] / result["play"], list(results), others)
    cloning = [key for key, found in results.items() if found[0]["clones"]]
    with_clone = [key for key in others if key in cloning]
    table("Clones", lambda result: result["clones"] / result["clone"], cloning, with_clone)
