"""Opponents for Ristikontra: the four levels.

A beginner remembers no finished trick, ignores the players after it, overlooks now and then that it could take a trick,
or plays a card nearly as good as the best. A casual player errs less, and remembers the aces and tens of finished
tricks and all of the last two. A skilled player remembers everything.

The expert has its own style in two modes (see `style_of`). From the fourth trick on it also plays every promising
choice out in deals that make the others' plays likely. `web/ladder.csv` lists each level's gain over the one below.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from math import inf
from typing import Any, NamedTuple

from kortti.games.ristikontra.facts import POINTS, SEATS, TRICKS
from kortti.opponents.characters import Liking, Traits
from kortti.opponents.choosing import best, near_of
from kortti.opponents.ristikontra.determinizations import RUN
from kortti.opponents.ristikontra.heuristics import PLAIN, Values, style_of
from kortti.opponents.ristikontra.knowledge import PERFECT, Memory, Position
from kortti.opponents.ristikontra.likelihoods import AHEAD
from kortti.opponents.ristikontra.playouts import Playouts
from kortti.opponents.ristikontra.reasons import reason
from kortti.opponents.search import Gains

__all__ = ["COST", "alike", "reason", "think", "traits"]

COST = 120_000  # cost of the expert's slowest decision at full effort, in `kortti.page.benchmark` moves
TRICKS_PLAYED = 20_000  # tricks played out per decision
DEALING = 18  # cost of sampling a deal, in tricks played
STARTING = 180  # cost of the start of a run of samples
MUCH = 6.0  # card points behind the best value from which an action is not tried
# Weight of the heuristic values as a prior, in deals. Values between 20 and 50 made no difference (500 paired deals
# each, within 3 points a deal).
EXPERIENCE = 20
SOUND = 0.5  # standard errors by which a gain must exceed zero
NEAR = 0.2  # heuristic value within which actions count as equal, so that a character may choose
HOPELESS = 2.0  # standard errors behind the best at which an action is dropped
FEWEST = 4 * RUN  # deals tried at any effort, for fewer runs tell little about errors


class Habit(NamedTuple):
    """The mistakes of a level."""

    memory: Memory
    slip: float = 0.0  # probability of playing a card that is only nearly the best
    near: float = 0.0  # how much worse that card may be, in card points
    blind: float = 0.0  # probability of overlooking that it could take the trick


HABITS = {
    "beginner": Habit(Memory(tricks=0, ranks="", looks_on=False), slip=0.3, near=8.0, blind=0.15),
    "casual": Habit(Memory(tricks=2, ranks="AT"), slip=0.15, near=6.0, blind=0.05),
    "skilled": Habit(PERFECT),
}


def think(
    observation: Mapping[str, Any], rng: random.Random, level: str, effort: float, liking: Liking | None
) -> Iterator[str]:
    """Yields action texts, the last being the choice; see `kortti.opponents`."""
    habit = HABITS.get(level, HABITS["skilled"])
    position = Values(observation, habit.memory, style_of(level, observation["options"]["mode"]))
    values = without_overtaking({text: position.value(text) for text in observation["legal"]}, position)
    if habit.slip:
        values = overlooking(values, position, rng, habit)
    choice = best(values, rng, liking, near_of(level, NEAR))
    yield choice
    if level == "expert" and len(observation["tricks"]) >= AHEAD:
        yield from look_ahead(observation, rng, values, choice, effort, liking)


def traits(text: str) -> Traits:
    """Returns what an action shows of a character: a turned card is daring, cards that score are strong."""
    return Traits(daring=1.0) if text == "turn" else Traits(spending=POINTS.get(text[5], 0) / 11)


def alike(one: str, other: str) -> bool:
    """Checks if two actions are equivalent: cards of the same rank are."""
    return one[:6] == other[:6]


def without_overtaking(values: Mapping[str, float], position: Position) -> Mapping[str, float]:
    """Returns the actions without overtaking the partner, last in the trick, with a card that scores nothing.

    That looks like a mistake. Never doing so costs a pair 0.0 ± 0.1 card points a deal (3,000 paired deals).
    """
    if len(position.trick) < SEATS - 1 or not position.ours or position.points(position.trick[0]):
        return values
    return {text: value for text, value in values.items() if text[5:6] != position.trick[0]} or values


def overlooking(
    values: Mapping[str, float], position: Position, rng: random.Random, habit: Habit
) -> Mapping[str, float]:
    """Returns the actions left after the level's mistakes; after a slip all have the same value."""
    if position.trick and rng.random() < habit.blind:
        values = {text: value for text, value in values.items() if text[5:6] != position.trick[0]} or values
    if rng.random() < habit.slip:
        choice = max(values, key=values.__getitem__)
        values = {
            text: 0.0
            for text, value in values.items()
            if text == choice or (value >= values[choice] - habit.near and not position.wastes(text[5:6]))
        }
    return values


def look_ahead(
    observation: Mapping[str, Any],
    rng: random.Random,
    values: Mapping[str, float],
    default: str,
    effort: float,
    liking: Liking | None,
) -> Iterator[str]:
    """Yields the best action so far in sampled deals; the last one is the choice.

    Tries one card of each rank, and no action whose value is far below that of `default`: among many actions, chance
    alone makes one look best. Otherwise as in `kortti.opponents.search`, but with a fixed number of tricks instead of
    deals: the fewer actions are left, the more deals for each.
    """
    playouts = Playouts(observation)
    much = inf if playouts.style is PLAIN else MUCH
    tried = {text[5:6]: text for text in [*values, default]}.values()
    rivals = [text for text in tried if text != default and values[text] > values[default] - much]
    gains = Gains(default, {text: EXPERIENCE * (values[text] - values[default]) for text in rivals}, RUN, liking)
    work = TRICKS_PLAYED * effort
    while gains.rivals and (work > 0 or gains.count < FEWEST or not gains.is_batch_over):
        work -= STARTING / RUN + DEALING + (TRICKS - playouts.number) * (len(gains.rivals) + 1)
        for _ in () if playouts.due else playouts.start(rng):
            yield gains.choice
        world = playouts.sample(rng)
        gains.add([playouts.playout(world, text) for text in (default, *gains.rivals)])
        if gains.is_batch_over and gains.count >= FEWEST:
            gains.judge(SOUND, HOPELESS)
        yield gains.choice
    yield gains.choice
