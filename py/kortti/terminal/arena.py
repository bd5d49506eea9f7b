"""Matches between levels of opponents, to measure how much better one is.

Deals are paired: the candidate plays each deal once in every seat (pair, or every other seat), so the luck of the cards
cancels out. A paired deal counts as one observation.
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
Player = Callable[[Mapping[str, Any], random.Random], str]  # returns an action for an observation
BY_TURNS = ("swedish-gin-rummy",)  # games for many players in which the candidate takes every other seat

# --- Playing -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pairing:
    """A comparison: the candidate's level, the level of the others, the game and its options."""

    game: str
    level: str
    against: str
    options: tuple[tuple[str, str], ...] = ()

    def load(self) -> Game:
        """Loads the game. Raises `GameError` if there is none of that name or options."""
        return load_game(self.game, **dict(self.options))


def choose(seen: Mapping[str, Any], rng: random.Random, player: Player | str) -> str:
    """Returns the action of `player`: of a level, or of a level's character, as ``skilled-warm``."""
    if not isinstance(player, str):
        return player(seen, rng)
    if player == RANDOM:
        return opponents.any_legal(seen, rng)
    level, _, temper = player.partition("-")
    return opponents.choose(seen, rng, level, temper=temper or None)


def seatings(game: Game) -> list[tuple[int, ...]]:
    """Returns the sets of seats that the candidate takes in turn in every deal."""
    if game.name in BY_TURNS:
        return [tuple(range(first, game.players, 2)) for first in (0, 1)]
    return list(game.sides)


def arguments_of(game: Game, deal: int) -> dict[str, Any]:
    """Returns further arguments of deal number `deal`: in a match with rounds, these alternate."""
    rounds: Any = game.options.get("rounds")
    return {"round": rounds[deal % len(rounds)]} if rounds else {}


def play(game: Game, deal: int, players: Sequence[Player | str]) -> tuple[State[Any], list[float], list[int]]:
    """Plays deal number `deal` with `players` by seat.

    Returns its end and, by seat, the CPU seconds and the number of real decisions. The random numbers depend on the
    deal, seat and step alone, so equal positions get equal choices.
    """
    seed = f"arena/{deal}"
    state = game.new_state(seed=seed, dealer=deal % game.players, **arguments_of(game, deal))
    spent, decisions = [0.0] * game.players, [0] * game.players
    count = 0
    while (seat := state.current_player) is not None:
        seen = state.observation(seat)
        begun = process_time()
        text = choose(seen, random.Random(f"{seed}/{seat}/{count}"), players[seat])
        if len(seen["legal"]) > 1:
            spent[seat] += process_time() - begun
            decisions[seat] += 1
        state.apply_action(state.string_to_action(text))
        count += 1
    return state, spent, decisions


# --- Measuring -----------------------------------------------------------------------------------------------------


def wins(game: Game, state: State[Any], seats: Sequence[int]) -> float:
    """Returns the share of the win in per cent."""
    winners = state.winners() or range(game.players)
    return 100 * sum(seat in seats for seat in winners) / len(winners)


def losses(game: Game, state: State[Any], seats: Sequence[int]) -> float:
    """Returns the share of the loss in per cent, for games whose points count losers."""
    lost = state.returns()
    return 100 * sum(lost[seat] for seat in seats) / max(1, sum(lost))


def points(game: Game, state: State[Any], seats: Sequence[int]) -> float:
    """Returns the candidate's points per seat minus the others'."""
    returns = state.returns()
    others = [returns[seat] for seat in range(game.players) if seat not in seats]
    return mean(returns[seat] for seat in seats) - mean(others)


def margin(game: Game, state: State[Any], seats: Sequence[int]) -> float:
    """Returns the pair's card points minus those of the other pair."""
    deal: Any = state  # of a game with card points by pair
    team = seats[0] % 2
    return float(deal.card_points(team) - deal.card_points(1 - team))


Metric = Callable[[Game, State[Any], Sequence[int]], float]
LOW_IS_GOOD = ("losses", "points")
METRICS: dict[str, list[Metric]] = {  # the deciding metric first
    "ristiseiska": [wins],
    "pantti": [points, wins],
    "myllymatti": [losses],
    "skitgubbe": [losses],
    "ristikontra": [wins, margin],
    "swedish-gin-rummy": [points],
    "sedma": [wins, margin],
}


def metrics_of(game: str) -> list[Metric]:
    """Returns the metrics of a game; the default is wins."""
    return METRICS.get(game, [wins])


def par(metric: str, game: Game) -> float:
    """Returns the value of a metric for a candidate as good as the others."""
    return 100 * len(seatings(game)[0]) / game.players if metric in ("wins", "losses") else 0.0


def play_paired(pairing: Pairing, deal: int) -> dict[str, float]:
    """Plays a deal with the candidate in each seating; returns the means of the metrics and the CPU time used."""
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
    """The result of a pairing: the mean of a metric with its 95% interval, and CPU milliseconds per decision."""

    pairing: Pairing
    metric: str
    mean: float
    half: float
    par: float
    deals: int
    cpu_ms: float

    @property
    def gain(self) -> float:
        """The candidate's advantage over the others; positive is better in every metric."""
        return (self.mean - self.par) * (-1 if self.metric in LOW_IS_GOOD else 1)

    def __str__(self) -> str:
        text = f"{self.mean:+.2f}" if not self.par else f"{self.mean:.2f} (par {self.par:.4g})"
        return f"{self.metric} {text} +-{self.half:.2f}, N={self.deals}, {self.cpu_ms:.2f} ms a decision"


def results(pairing: Pairing, rows: Sequence[Mapping[str, float]]) -> list[Result]:
    """Returns the results of the deals in `rows`, the deciding metric first."""
    decisions = sum(row["decisions"] for row in rows)
    cpu_ms = 1000 * sum(row["cpu"] for row in rows) / max(1, decisions)
    game, found = pairing.load(), []
    for metric in metrics_of(pairing.game):
        name = metric.__name__
        values = [row[name] for row in rows]
        half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
        found.append(Result(pairing, name, mean(values), half, par(name, game), len(rows), cpu_ms))
    return found
