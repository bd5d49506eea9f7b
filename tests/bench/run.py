"""`python build.py bench`: self-play against other libraries, sizes, start-up, blocking times, memory.

Start-up is compared with stock Pyodide; the page's blocking is measured per turn and per frame.

Run alone, by `python build.py bench NAME`:

    lessons   how guided first deals go on after their last step
    mutants   which small faults in the engine its tests find
    puzzles   searches deals for puzzles; --write selects those of the site
    review    how right the marks of reviews are, and each level's losses
    thoughts  how long experts' thoughts block a slow device
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

import build  # noqa: E402
from tests.bench.frames import frames  # noqa: E402
from tests.bench.memory import memory  # noqa: E402
from tests.bench.sizes import sizes  # noqa: E402
from tests.bench.speed import speed  # noqa: E402
from tests.bench.start import start  # noqa: E402
from tests.bench.tasks import tasks  # noqa: E402

PARTS = ["speed", "sizes", "start", "tasks", "frames", "memory"]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python build.py bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="only these parts")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="speed: CPU time for a game in a round")
    parser.add_argument("--deals", type=int, default=100, help="memory: how many are played")
    parser.add_argument("--beside", type=Path, action="append", default=[], help="start: another build's dist")
    options = parser.parse_args()
    parts = options.parts or PARTS
    if "speed" in parts:
        speed(options.rounds, options.seconds)
    if "sizes" in parts:
        sizes(build.DIST)
    if "start" in parts:
        start(options.rounds, options.beside)
    if "tasks" in parts:
        tasks(options.rounds)
    if "frames" in parts:
        frames(options.rounds)
    if "memory" in parts:
        memory(options.deals)


if __name__ == "__main__":
    main()
