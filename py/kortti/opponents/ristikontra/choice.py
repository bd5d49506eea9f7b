"""The levels of Ristikontra: three that go by the values of the heuristics, and one that looks ahead as well.

A beginner remembers no finished trick and looks at the trick as it lies, as if nobody played after it; now and then it
does not see that it could take a trick, or plays a card that is nearly as good as the best. A casual player errs less
often, and remembers the aces and tens of the finished tricks and everything of the last two. A skilled player remembers
all.

An expert has a style of its own in two modes (see `style_of`). From the fourth trick on it also plays every choice that
may be best to the end, in many deals in which the others would most likely have played as they did. `web/ladder.csv`
has what each level wins by against the one below it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import inf
from typing import Any, NamedTuple

from kortti.games.ristikontra.facts import TRICKS
from kortti.opponents.choosing import best
from kortti.opponents.ristikontra.heuristics import PLAIN, Values, style_of
from kortti.opponents.ristikontra.knowledge import PERFECT, Memory, Position
from kortti.opponents.ristikontra.likelihoods import AHEAD
from kortti.opponents.ristikontra.playouts import Playouts
from kortti.opponents.ristikontra.reasons import reason
from kortti.opponents.search import Gains

__all__ = ["COST", "alike", "reason", "think", "trials"]

COST = 120_000  # moves of `page.benchmark` that an expert's dearest decision with all its samples takes as long as
PREPARING = 30  # deals that are not looked at: the first ones are not yet likely
TRICKS_PLAYED = 20_000  # to look ahead once
DEALING = 18  # tricks that dealing once counts as much as: it takes as long
MUCH = 6.0  # card points by which an action must be worse by its value for it not to be tried
# The deals that the values of the heuristics count as much as. Between 20 and 50 no difference was found (500 paired
# deals each, within 3 points a deal).
EXPERIENCE = 20
SOUND = 0.5  # standard errors by which a gain must differ from nothing
HOPELESS = 2.0  # standard errors by which an action must be behind the best to be tried no more
FEWEST = 8  # deals that are tried in any hurry
PAUSE = 16  # after how many deals that is looked at


class Habit(NamedTuple):
    """How a level errs."""

    memory: Memory
    slip: float = 0.0  # how often it plays what is only nearly the best
    near: float = 0.0  # and how much worse, in card points, that may be
    blind: float = 0.0  # how often it does not see that it could take the trick


HABITS = {
    "beginner": Habit(Memory(tricks=0, ranks="", looks_on=False), slip=0.3, near=8.0, blind=0.15),
    "casual": Habit(Memory(tricks=2, ranks="AT"), slip=0.15, near=6.0, blind=0.05),
    "skilled": Habit(PERFECT),
}


def think(observation: Mapping[str, Any], rng: random.Random, level: str, effort: float) -> Iterator[str]:
    """Yields the action text to play; see `kortti.opponents`."""
    habit = HABITS.get(level, HABITS["skilled"])
    position = Values(observation, habit.memory, style_of(level, observation["options"]["mode"]))
    values: Mapping[str, float] = {text: position.value(text) for text in observation["legal"]}
    if habit.slip:
        values = overlooking(values, position, rng, habit)
    choice = best(values, rng)
    yield choice
    if level == "expert" and len(observation["tricks"]) >= AHEAD:
        yield from look_ahead(observation, rng, values, choice, effort)


def alike(one: str, other: str) -> bool:
    """Tells whether two actions come to the same: cards of the same rank do, for suits count for nothing."""
    return one[:6] == other[:6]


def overlooking(
    values: Mapping[str, float], position: Position, rng: random.Random, habit: Habit
) -> Mapping[str, float]:
    """Gets the actions that somebody who errs chooses from, all alike after a slip."""
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
    observation: Mapping[str, Any], rng: random.Random, values: Mapping[str, float], default: str, effort: float
) -> Iterator[str]:
    """Yields what does best in sampled deals, the last one being the choice.

    Of cards of the same rank, which are all alike, one is tried. An action whose value is much below that of `default`
    is not, for among many actions chance makes one look best. As in `kortti.opponents.search`, all are tried in the
    same deals and `default` is left for a sound gain only. Here the number of tricks that are played is fixed, not the
    number of deals: the fewer actions are left, the more deals each is tried in.
    """
    playouts = Playouts(observation)
    much = inf if playouts.style is PLAIN else MUCH
    tried = {text[5:6]: text for text in [*values, default]}.values()
    rivals = [text for text in tried if text != default and values[text] > values[default] - much]
    for _ in range(round(PREPARING * effort) if rivals else 0):
        yield default
        playouts.sample(rng)
    gains = Gains(default, {text: EXPERIENCE * (values[text] - values[default]) for text in rivals})
    work = TRICKS_PLAYED * effort
    while gains.rivals and (work > 0 or gains.count < FEWEST):
        work -= DEALING + (TRICKS - playouts.number) * (len(gains.rivals) + 1)
        world = playouts.sample(rng)
        gains.add([playouts.playout(world, text) for text in (default, *gains.rivals)])
        if gains.count % PAUSE == 0 or work <= 0:
            gains.judge(SOUND, HOPELESS)
        yield gains.choice
    yield gains.choice


def trials(observation: Mapping[str, Any], rng: random.Random) -> Callable[[Sequence[str]], list[float]] | None:
    """Gets a way to try actions by the card points of the pairs; None where captured cards are cleaned. See
    `kortti.opponents`."""
    playouts = Playouts(observation)
    if playouts.house.mode == "cleaning":
        return None
    for _ in range(PREPARING):
        playouts.sample(rng)

    def tried(texts: Sequence[str]) -> list[float]:
        world = playouts.sample(rng)
        return [playouts.playout(world, text) for text in texts]

    return tried
