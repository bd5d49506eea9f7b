"""Opponents against opponents: how much better one level is than another.

Deals are paired: each is played by the candidate in every seat (every pair, every other seat) in turn, so that luck of
the cards falls out, and counts as one observation.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev
from time import process_time
from typing import Any

from kortti import opponents
from kortti.game import Game, State
from kortti.games import load_game

RANDOM = "random"  # plays any legal action
BY_TURNS = ("swedish-gin-rummy",)  # games for many in which every other seat is the candidate's

# --- Playing -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pairing:
    """Who plays what: the candidate's level, the level of the others, the game and its options."""

    game: str
    level: str
    against: str
    options: tuple[tuple[str, str], ...] = ()

    def load(self) -> Game:
        """Gets the game; raises `GameError` where there is none such."""
        return load_game(self.game, **dict(self.options))


def choose(seen: Mapping[str, Any], rng: random.Random, level: str) -> str:
    """Gets what a player of `level` does."""
    return opponents.any_legal(seen, rng) if level == RANDOM else opponents.choose(seen, rng, level)


def seatings(game: Game) -> list[tuple[int, ...]]:
    """Gets the seats that the candidate takes in turn in every deal."""
    if game.name in BY_TURNS:
        return [tuple(range(first, game.players, 2)) for first in (0, 1)]
    return list(game.sides)


def arguments_of(game: Game, deal: int) -> dict[str, Any]:
    """Gets what deal number `deal` needs beside its deck and dealer: where a match has rounds, they come in turn."""
    rounds: Any = game.options.get("rounds")
    return {"round": rounds[deal % len(rounds)]} if rounds else {}


def play(game: Game, deal: int, levels: Sequence[str]) -> tuple[State[Any], list[float], list[int]]:
    """Plays deal number `deal`; gets its end and, by seat, the CPU seconds and the number of true decisions.

    Chance is a matter of the deal, the seat and the place alone, so that equal positions get equal choices.
    """
    seed = f"arena/{deal}"
    state = game.new_state(seed=seed, dealer=deal % game.players, **arguments_of(game, deal))
    spent, decisions = [0.0] * game.players, [0] * game.players
    count = 0
    while (seat := state.current_player) is not None:
        seen = state.observation(seat)
        begun = process_time()
        text = choose(seen, random.Random(f"{seed}/{seat}/{count}"), levels[seat])
        if len(seen["legal"]) > 1:
            spent[seat] += process_time() - begun
            decisions[seat] += 1
        state.apply_action(state.string_to_action(text))
        count += 1
    return state, spent, decisions


# --- Measuring -----------------------------------------------------------------------------------------------------


def wins(game: Game, state: State[Any], seats: Sequence[int]) -> float:
    """Gets the share of the win in per cent."""
    winners = state.winners() or range(game.players)
    return 100 * sum(seat in seats for seat in winners) / len(winners)


def losses(game: Game, state: State[Any], seats: Sequence[int]) -> float:
    """Gets the share of the loss in per cent, where the points of a deal count losers."""
    lost = state.returns()
    return 100 * sum(lost[seat] for seat in seats) / max(1, sum(lost))


def points(game: Game, state: State[Any], seats: Sequence[int]) -> float:
    """Gets the points a seat, less those of the others."""
    returns = state.returns()
    others = [returns[seat] for seat in range(game.players) if seat not in seats]
    return mean(returns[seat] for seat in seats) - mean(others)


def margin(game: Game, state: State[Any], seats: Sequence[int]) -> float:
    """Gets the card points of the pair, less those of the other."""
    deal: Any = state  # of a game that counts card points by pair
    team = seats[0] % 2
    return float(deal.card_points(team) - deal.card_points(1 - team))


Metric = Callable[[Game, State[Any], Sequence[int]], float]
LOW_IS_GOOD = ("losses", "points")
METRICS: dict[str, list[Metric]] = {  # the deciding one first
    "ristiseiska": [wins],
    "pantti": [points, wins],
    "myllymatti": [losses],
    "skitgubbe": [losses],
    "ristikontra": [wins, margin],
    "swedish-gin-rummy": [points],
    "sedma": [wins, margin],
}


def metrics_of(game: str) -> list[Metric]:
    """Gets what is measured in a game; where nothing is said, it is wins."""
    return METRICS.get(game, [wins])


def par(metric: str, game: Game) -> float:
    """Gets what a candidate has that is as good as the others."""
    return 100 * len(seatings(game)[0]) / game.players if metric in ("wins", "losses") else 0.0


def play_paired(pairing: Pairing, deal: int) -> dict[str, float]:
    """Plays a deal with the candidate in each of its seatings; gets the means of the metrics, and the CPU used."""
    game, metrics = pairing.load(), metrics_of(pairing.game)
    found: dict[str, list[float]] = {metric.__name__: [] for metric in metrics}
    cpu, decisions = 0.0, 0
    for seats in seatings(game):
        levels = [pairing.level if seat in seats else pairing.against for seat in range(game.players)]
        state, spent, decided = play(game, deal, levels)
        for metric in metrics:
            found[metric.__name__].append(metric(game, state, seats))
        cpu += sum(spent[seat] for seat in seats)
        decisions += sum(decided[seat] for seat in seats)
    return {"deal": deal, **{name: mean(values) for name, values in found.items()}, "cpu": cpu, "decisions": decisions}


@dataclass(frozen=True)
class Result:
    """What some deals say of a pairing: the mean of a metric with its 95% interval, and CPU ms a decision."""

    pairing: Pairing
    metric: str
    mean: float
    half: float
    par: float
    deals: int
    cpu_ms: float

    @property
    def gain(self) -> float:
        """How much better than the others the candidate is, whichever way the metric goes."""
        return (self.mean - self.par) * (-1 if self.metric in LOW_IS_GOOD else 1)

    def __str__(self) -> str:
        text = f"{self.mean:+.2f}" if not self.par else f"{self.mean:.2f} (par {self.par:.4g})"
        return f"{self.metric} {text} +-{self.half:.2f}, N={self.deals}, {self.cpu_ms:.2f} ms a decision"


def results(pairing: Pairing, rows: Sequence[Mapping[str, float]]) -> list[Result]:
    """Gets what the deals in `rows` say, the deciding metric first."""
    decisions = sum(row["decisions"] for row in rows)
    cpu_ms = 1000 * sum(row["cpu"] for row in rows) / max(1, decisions)
    game, found = pairing.load(), []
    for metric in metrics_of(pairing.game):
        name = metric.__name__
        values = [row[name] for row in rows]
        half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
        found.append(Result(pairing, name, mean(values), half, par(name, game), len(rows), cpu_ms))
    return found
