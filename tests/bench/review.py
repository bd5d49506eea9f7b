"""Accuracy of reviews and each level's losses: `python build.py bench review`.

False blunders: each move marked as a blunder is played out 2,000 times with fresh randomness, and so is the best move
found; less often once the difference is certain. The mark is false if the best move is no better.

Losses: reviews deals that a level plays in all seats, and writes the mean loss per move to `losses.py` beside the
reviews, for the catalogue. Only levels that differ significantly are listed.
"""

from __future__ import annotations

import argparse
import random
import sys
from itertools import combinations, pairwise
from math import hypot
from pathlib import Path
from statistics import fmean, stdev
from time import process_time

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from kortti import opponents  # noqa: E402
from kortti.game import Game  # noqa: E402
from kortti.games import games, load_game  # noqa: E402
from kortti.records.record import Record, Seat  # noqa: E402
from kortti.reviews.losses import LOSSES  # noqa: E402
from kortti.reviews.playing import trial_of  # noqa: E402
from kortti.reviews.reviewing import Review, review  # noqa: E402
from kortti.table.replays import Replay  # noqa: E402
from kortti.terminal.arena import RANDOM  # noqa: E402

SURE = 5.0  # standard errors that settle which move is better
APART = 1.96  # standard errors between the losses of two levels
LOOK = 100  # deals between two such comparisons
PLACE = ROOT / "py" / "kortti" / "reviews" / "losses.py"


def played(game: Game, seed: str, level: str) -> Record:
    """Returns the record of a deal played in all seats by a level, or at random."""
    match, rng, actions = game.new_match(seed), random.Random(seed), list[str]()
    while (seat := match.state.current_player) is not None:
        seen = match.state.observation(seat)
        actions.append(opponents.any_legal(seen, rng) if level == RANDOM else opponents.choose(seen, rng, level, 0.25))
        match.apply_action(match.state.string_to_action(actions[-1]))
    return Record(game, seed, match.dealer, (Seat("person", ""),) * game.players, [actions])


def is_false(record: Record, found: Review, number: int, times: int) -> bool:
    """Checks if the best move is no better than the marked one when both are played out afresh."""
    move, watched = found.moves[number], Replay(record)
    watched.go(move.at)
    trial, _ = trial_of(watched.history.state, f"proof/{move.at}")
    gains = list[float]()
    for deal in range(times):
        pieces = trial(deal, [move.played, move.best])
        while True:
            try:
                next(pieces)
            except StopIteration as ended:
                one, other = ended.value
                break
        gains.append(one - other if found.is_low else other - one)
        if len(gains) % LOOK == 0 and abs(fmean(gains)) > SURE * stdev(gains) / len(gains) ** 0.5:
            break
    return fmean(gains) <= 0


def main() -> None:
    """Runs the measurements, prints a line per level, and optionally writes the losses."""
    parser = argparse.ArgumentParser(prog="python build.py bench review")
    parser.add_argument("--deals", type=int, default=4, help="of each level (%(default)s)")
    parser.add_argument(
        "--times", type=int, default=2000, help="at most that a marked move is played out (%(default)s)"
    )
    parser.add_argument("--effort", type=float, default=1.0, help="of the reviews (%(default)s)")
    parser.add_argument("--games", nargs="*", default=games(), choices=games(), metavar="GAME")
    levels = [*opponents.LEVELS, RANDOM]
    parser.add_argument("--levels", nargs="*", default=opponents.LEVELS, choices=levels, metavar="LEVEL")
    parser.add_argument("--write", action="store_true", help=f"the losses to {PLACE.name}")
    asked = parser.parse_args()
    known = dict(LOSSES)
    marked = false = 0
    for name in asked.games:
        game, lost = load_game(name), dict[str, tuple[float, float]]()
        for level in asked.levels:
            begun, gaps, blunders, wrong = process_time(), list[float](), 0, 0
            for deal in range(asked.deals):
                record = played(game, f"review/{deal}", level)
                found = review(record, deal % game.players, effort=asked.effort)
                gaps += [move.gap for move in found.moves]
                for number, move in enumerate(found.moves):
                    if move.mark == "blunder" and asked.times:
                        blunders += 1
                        wrong += is_false(record, found, number, asked.times)
            marked, false = marked + blunders, false + wrong
            error = stdev(gaps) / len(gaps) ** 0.5
            lost[level] = fmean(gaps), error
            seconds = (process_time() - begun) / asked.deals
            print(
                f"{name} {level}: loses {fmean(gaps):.2f} +- {APART * error:.2f} a move (N={len(gaps)}); "
                f"{blunders} blunders, {wrong} of them false; {seconds:.1f} s of CPU a deal",
                flush=True,
            )
        known[name] = told_apart(lost)
        if asked.write:
            write(known)
    print(f"{marked} blunders, {false} of them false")


def told_apart(lost: dict[str, tuple[float, float]]) -> dict[str, float]:
    """Selects levels with mean losses that fall significantly from each to the next stronger one.

    `lost` holds means and standard errors. Returns as many levels as possible, preferring those up to the strongest
    from the one that loses most; none if only one remains.
    """

    def is_apart(weaker: str, stronger: str) -> bool:
        (more, error), (less, other) = lost[weaker], lost[stronger]
        return more - less > APART * hypot(error, other)

    levels = [level for level in opponents.LEVELS if level in lost]
    rows = [row for size in range(2, len(levels) + 1) for row in combinations(levels, size)]
    rows = [row for row in rows if all(is_apart(*pair) for pair in pairwise(row))]
    best = max(rows, key=lambda row: (len(row), levels.index(row[-1]), lost[row[0]][0]), default=())
    return {level: round(lost[level][0], 2) for level in best}


def write(losses: dict[str, dict[str, float]]) -> None:
    """Writes the losses of all games."""
    lines = [
        '"""What each level loses by a move, on average: made by `python build.py bench review --write`."""\n',
        "from __future__ import annotations\n",
        "LOSSES: dict[str, dict[str, float]] = {",
        *(f"    {name!r}: {levels!r},".replace("'", '"') for name, levels in losses.items()),
        "}",
    ]
    PLACE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
