"""Playouts of whole deals by opponents: the data of reviews.

The generators yield after every move, so a caller can do other work in between.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias, TypeVar, cast

from kortti import opponents
from kortti.game import State

Trial: TypeAlias = Callable[[int, Sequence[str]], Generator[None, None, list[float]]]
Outcome: TypeAlias = Callable[[State[Any], int, str], Generator[None, None, float]]
Piece = TypeVar("Piece")
Changed = TypeVar("Changed")
Result = TypeVar("Result")

LEVEL = "skilled"  # who plays on: the strongest level that does not look ahead


def play_on(state: State[Any], chance: str | float, level: str, effort: float = 1.0) -> Generator[None, None, None]:
    """Plays a deal to its end with opponents of `level` in all seats. Equal deals and `chance` give equal play."""
    rng = random.Random(chance)
    while (seat := state.current_player) is not None:
        state.play(opponents.choose(state.observation(seat), rng, level, effort))
        yield


def outcome(state: State[Any], seat: int, chance: str) -> Generator[None, None, float]:
    """Plays on with skilled opponents and returns the result of `seat`: at the end, or estimated as soon as possible.

    See `opponents.estimate`.
    """
    rng = random.Random(chance)
    while (player := state.current_player) is not None:
        seen = state.observation(player)
        if (estimate := opponents.estimate(seen, seat, rng)) is not None:
            return estimate
        state.play(opponents.choose(seen, rng, LEVEL))
        yield
    return float(state.game.result(state, seat))


def expert_outcome(state: State[Any], seat: int, chance: str) -> Generator[None, None, float]:
    """Plays on with experts until `seat` is out, and returns its result."""
    game = state.game
    for _ in play_on(state, chance, "expert", opponents.proof_effort(game.name)):
        if game.view.is_out(state, seat):
            break
        yield
    return float(game.result(state, seat))


def trial_of(state: State[Any], chance: str, outcome: Outcome = outcome) -> Trial:
    """Returns a function that tries action texts of the seat to act and returns their results, as `outcome` finds them.

    Actions are tried in deals consistent with what the seat knows, whatever the hidden cards of `state` are. Deals are
    numbered and independent; in one deal all actions meet the same cards and the same random numbers.
    """
    seat = state.current_player
    assert seat is not None

    def trial(number: int, texts: Sequence[str]) -> Generator[None, None, list[float]]:
        world = state.resample(seat, random.Random(f"{chance}/{number}"))
        results = []
        for text in texts:
            results.append((yield from outcome(world.clone().play(text), seat, f"{chance}/{number}/on")))
        return results

    return trial


def mapped(
    pieces: Generator[Piece, None, Result], change: Callable[[Piece], Changed]
) -> Generator[Changed, None, Result]:
    """Yields what `change` makes of each piece, and returns what `pieces` returns."""
    while True:
        try:
            piece = next(pieces)
        except StopIteration as ended:
            return cast(Result, ended.value)
        yield change(piece)
