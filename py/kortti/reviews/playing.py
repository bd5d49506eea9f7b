"""Playouts of whole deals by opponents: the data of reviews.

The generators yield after every move, so a caller can do other work in between.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias

from kortti import opponents
from kortti.game import State

Trial: TypeAlias = Callable[[int, Sequence[str]], Generator[None, None, list[float]]]


def play_on(state: State[Any], chance: str, level: str, effort: float = 1.0) -> Generator[None, None, None]:
    """Plays a deal to its end with opponents of `level` in all seats. Equal deals and `chance` give equal play."""
    rng = random.Random(chance)
    while (seat := state.current_player) is not None:
        text = opponents.choose(state.observation(seat), rng, level, effort)
        state.apply_action(state.string_to_action(text))
        yield


def trial_of(state: State[Any], chance: str) -> tuple[Trial, bool]:
    """Returns a function that tries action texts of the seat to act and returns their results, and if it is fast.

    Actions are tried in deals consistent with what the seat knows, whatever the hidden cards of `state` are. Deals are
    numbered; in one deal all actions meet the same cards and the same random numbers.
    """
    seat, game = state.current_player, state.game
    assert seat is not None
    level, quickly = opponents.quick(game.name), opponents.trials(state.observation(seat), random.Random(chance))

    def trial(number: int, texts: Sequence[str]) -> Generator[None, None, list[float]]:
        if quickly is not None:
            yield
            return quickly(texts)
        world = state.resample(seat, random.Random(f"{chance}/{number}"))
        results = []
        for text in texts:
            line = world.clone()
            line.apply_action(line.string_to_action(text))
            yield from play_on(line, f"{chance}/{number}/on", level)
            results.append(float(game.result(line, seat)))
        return results

    return trial, quickly is not None
