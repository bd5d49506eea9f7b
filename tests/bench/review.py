"""Accuracy of reviews and each level's losses: `python build.py bench review`.

Marks: each slip and blunder is proved by other players in other deals. Experts play on from the marked move and from
the better one, in deals weighted by how well they explain what the others have played. A mark is none if the better
move turns out worse. Told and proved losses should agree within their errors.

Losses: reviews deals that a level plays in all seats, and writes the mean loss per move to `losses.py` beside the
reviews, for the catalogue. Only levels that differ significantly are listed.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from itertools import combinations, pairwise
from math import hypot, sqrt
from operator import mul
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from kortti import opponents  # noqa: E402
from kortti.game import Game, State  # noqa: E402
from kortti.games import games, load_game  # noqa: E402
from kortti.records.record import Record, Seat  # noqa: E402
from kortti.reviews.losses import LOSSES  # noqa: E402
from kortti.reviews.playing import play_on  # noqa: E402
from kortti.reviews.reviewing import Move, Review, review  # noqa: E402
from kortti.table.replays import Replay  # noqa: E402
from kortti.terminal.arena import RANDOM  # noqa: E402

SURE = 3.0  # standard errors that settle which move is better
LOOK = 40  # deals between two such comparisons
APART = 1.96  # standard errors between the losses of two levels
RECENT = 12  # last actions of a deal that weight it
ODD = 0.4  # weight of an action that a skilled player would not have chosen
EFFORT = 0.05  # of the experts who prove marks
PLACE = ROOT / "py" / "kortti" / "reviews" / "losses.py"


def played(game: Game, seed: str, level: str) -> Record:
    """Returns the record of a deal played in all seats by a level, or at random."""
    match, rng, actions = game.new_match(seed), random.Random(seed), list[str]()
    while (seat := match.state.current_player) is not None:
        seen = match.state.observation(seat)
        actions.append(opponents.any_legal(seen, rng) if level == RANDOM else opponents.choose(seen, rng, level, 0.25))
        match.apply_action(match.state.string_to_action(actions[-1]))
    return Record(game, seed, match.dealer, (Seat("person", ""),) * game.players, [actions])


class Proof(NamedTuple):
    """The loss of a marked move as other players prove it, in the review's unit, and its standard error."""

    loss: float
    error: float


def proof_of(record: Record, found: Review, move: Move, times: int) -> Proof:
    """Proves a marked move in at most `times` deals; stops earlier once it is clear which move is better."""
    watched = Replay(record)
    watched.go(move.at)
    state, seat = watched.history.state, found.seat
    gains, weights = list[float](), list[float]()
    for number in range(times):
        world = state.resample(seat, random.Random(f"proof/{move.at}/{number}"))
        weights.append(likelihood(world, seat))
        played, best = (result_of(world, text, seat, f"proof/{number}") for text in (move.played, move.best))
        gains.append(played - best if found.is_low else best - played)
        if len(gains) % LOOK == 0:
            proof = weighted(gains, weights)
            if abs(proof.loss) > SURE * proof.error:
                break
    return weighted(gains, weights)


def weighted(gains: Sequence[float], weights: Sequence[float]) -> Proof:
    """Returns the weighted mean of the gains and its standard error."""
    total = sum(weights)
    loss = sum(map(mul, gains, weights)) / total
    square = sum((weight * (gain - loss)) ** 2 for gain, weight in zip(gains, weights, strict=True))
    return Proof(loss, sqrt(square) / total)


def likelihood(world: State[Any], seat: int) -> float:
    """Returns how well a sampled deal explains the last actions of the others, if they are skilled."""
    again = world.game.new_state(deck=world.deck, dealer=world.dealer, **world.arguments)
    told, rng = 1.0, random.Random(0)
    for number, text in enumerate(world.history):
        mover = again.current_player
        if mover != seat and number >= len(world.history) - RECENT:
            choice = opponents.choose(again.observation(mover), rng, "skilled")
            told *= 1.0 if opponents.alike(world.game.name, choice, text) else ODD
        again.play(text)
    return told


def result_of(world: State[Any], text: str, seat: int, chance: str) -> float:
    """Returns the seat's result after `text` if experts play on."""
    line = world.clone().play(text)
    for _ in play_on(line, chance, "expert", EFFORT):
        pass
    return float(line.game.result(line, seat))


def main() -> None:
    """Runs the measurements, prints a line per level, and optionally writes the losses."""
    parser = argparse.ArgumentParser(prog="python build.py bench review")
    parser.add_argument("--deals", type=int, default=4, help="of each level (%(default)s)")
    parser.add_argument(
        "--times", type=int, default=400, help="deals at most that prove a mark; 0 proves none (%(default)s)"
    )
    parser.add_argument("--effort", type=float, default=1.0, help="of the reviews (%(default)s)")
    parser.add_argument("--games", nargs="*", default=games(), choices=games(), metavar="GAME")
    levels = [*opponents.LEVELS, RANDOM]
    parser.add_argument("--levels", nargs="*", default=opponents.LEVELS, choices=levels, metavar="LEVEL")
    parser.add_argument("--write", action="store_true", help=f"the losses to {PLACE.name}")
    asked = parser.parse_args()
    known, everywhere = dict(LOSSES), list[tuple[Move, Proof]]()
    for name in asked.games:
        game, lost, proved = load_game(name), dict[str, tuple[float, float]](), list[tuple[Move, Proof]]()
        for level in asked.levels:
            begun, gaps, marks = process_time(), list[float](), list[tuple[Record, Review, Move]]()
            for deal in range(asked.deals):
                record = played(game, f"review/{deal}", level)
                found = review(record, deal % game.players, effort=asked.effort)
                gaps += [move.gap for move in found.moves]
                marks += [(record, found, move) for move in found.moves if move.mark != "fine"]
            error = stdev(gaps) / len(gaps) ** 0.5
            lost[level] = fmean(gaps), error
            seconds = (process_time() - begun) / asked.deals
            print(
                f"{name} {level}: loses {fmean(gaps):.2f} +- {APART * error:.2f} a move (N={len(gaps)}); "
                f"{len(marks)} marks; {seconds:.1f} s of CPU a deal",
                flush=True,
            )
            proved += [
                (move, proof_of(record, found, move, asked.times)) for record, found, move in marks if asked.times
            ]
        tell(name, proved)
        everywhere += proved
        known[name] = told_apart(lost)
        if asked.write:
            write(known)
    tell("all games", everywhere)


def tell(name: str, proved: Sequence[tuple[Move, Proof]]) -> None:
    """Prints the told losses of marks beside the proved ones, and how many are none."""
    if not proved:
        return
    told, loss = fmean(move.loss for move, _ in proved), fmean(proof.loss for _, proof in proved)
    none = [move for move, proof in proved if proof.loss <= 0]
    sure = [move for move, proof in proved if proof.loss <= -2 * proof.error]
    for move, proof in proved:
        if proof.loss <= 0:
            print(f"  none: {move.played} for {move.best} at {move.at}, {move.loss:.1f} told, {proof.loss:.1f} proved")
    # half of the deals measure what is told
    error = hypot(*(hypot(sqrt(2) * move.error, proof.error) for move, proof in proved)) / len(proved)
    print(
        f"{name}: {len(proved)} marks told at {told:.1f} are worth {loss:.1f} (difference +- {APART * error:.1f}); "
        f"{len(none)} are none, {len(sure)} of them clearly",
        flush=True,
    )


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
    return {level: round(max(0.0, lost[level][0]), 2) for level in best}


def write(losses: dict[str, dict[str, float]]) -> None:
    """Writes the losses of all games."""
    lines = [
        '"""Average loss per move of each level; generated by `python build.py bench review --write`."""\n',
        "from __future__ import annotations\n",
        "LOSSES: dict[str, dict[str, float]] = {",
        *(f"    {name!r}: {levels!r},".replace("'", '"') for name, levels in losses.items()),
        "}",
    ]
    PLACE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
