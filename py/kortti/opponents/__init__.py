"""Who plays the other seats. An opponent sees an observation and a source of chance, never a state.

Each game has a module ``choice`` with two functions and a number. ``think(observation, rng, level, effort)`` yields the
text of an action, and then better ones for as long as it thinks; the last one is the choice, and whoever is in a hurry
takes the last one so far. ``reason(observation, text)`` tells why the expert would play `text`, or None where there is
nothing to say. ``COST`` is how many moves of `benchmark` an expert's dearest decision takes as long as. There may be
``alike(one, other)``, which tells whether two legal actions come to the same, and ``QUICK``, the level that plays whole
deals on, over and over, where that is not ``skilled``. And there may be ``trials(observation, rng)``, see `trials`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any

from kortti.messages import GameError, Message, message
from kortti.opponents.fan_tan import choice as fan_tan
from kortti.opponents.myllymatti import choice as myllymatti
from kortti.opponents.ristikontra import choice as ristikontra
from kortti.opponents.sedma import choice as sedma
from kortti.opponents.sevens import choice as sevens
from kortti.opponents.skitgubbe import choice as skitgubbe
from kortti.opponents.swedish_gin import choice as swedish_gin
from kortti.texts import shown

LEVELS = ("beginner", "casual", "skilled", "expert")

OPPONENTS: dict[str, ModuleType] = {
    "ristiseiska": sevens,
    "pantti": sevens,
    "myllymatti": myllymatti,
    "ristikontra": ristikontra,
    "swedish-gin-rummy": swedish_gin,
    "fan-tan": fan_tan,
    "sedma": sedma,
    "skitgubbe": skitgubbe,
}


def cost_of(game: str) -> int:
    """Gets how many moves of `benchmark` an expert's dearest decision in `game` takes as long as; 0 without one."""
    return OPPONENTS[game].COST if game in OPPONENTS else 0


def think(observation: Mapping[str, Any], rng: random.Random, level: str, effort: float = 1.0) -> Iterator[str]:
    """Yields what an opponent of `level` that knows just `observation` would play, ever better thought over.

    `effort`, at most 1, is the share of the usual number of samples that a search may take. A game that has no
    opponent of its own gets one that plays any legal action. Raises `GameError` where there is no such level.
    """
    if level not in LEVELS and level != quick(observation["game"]):
        text, known = shown(level), ", ".join(LEVELS)
        raise GameError(f"no level {text!r}; there are {known}", message("error-bad-level", text=text))
    legal = observation["legal"]
    game = OPPONENTS.get(observation["game"])
    if len(legal) == 1 or game is None:
        yield any_legal(observation, rng)
    else:
        yield from game.think(observation, rng, level, effort)


def choose(observation: Mapping[str, Any], rng: random.Random, level: str = "skilled", effort: float = 1.0) -> str:
    """Gets the action text that `think` comes to in the end."""
    *_, choice = think(observation, rng, level, effort)
    return choice


def reason(observation: Mapping[str, Any], text: str) -> Message | None:
    """Gets a true statement about the position that speaks for playing `text`, None where there is none to make."""
    game = OPPONENTS.get(observation["game"])
    return None if game is None or len(observation["legal"]) == 1 else game.reason(observation, text)


def alike(game: str, one: str, other: str) -> bool:
    """Tells whether two legal actions come to the same, so that who would play one would as well play the other."""
    told = getattr(OPPONENTS.get(game), "alike", None)
    return one == other or (told is not None and bool(told(one, other)))


def quick(game: str) -> str:
    """Gets the level that plays well in no time, for deals that are played on over and over."""
    return str(getattr(OPPONENTS.get(game), "QUICK", "skilled"))


def has_trials(game: str) -> bool:
    """Tells whether there is a fast way to try actions in a game; see `trials`."""
    return hasattr(OPPONENTS.get(game), "trials")


def trials(observation: Mapping[str, Any], rng: random.Random) -> Callable[[Sequence[str]], list[float]] | None:
    """Gets a fast way to try actions, None in a game that has none.

    It deals what the seat does not see anew each time, plays each of the actions that it is given on to the end of that
    deal, and gets what each brought the seat, as `Game.result` tells it.
    """
    name = observation["game"]
    return OPPONENTS[name].trials(observation, rng) if has_trials(name) else None


def any_legal(observation: Mapping[str, Any], rng: random.Random) -> str:
    """Gets a legal action at random, all of them alike. Opponents are measured against it."""
    return str(rng.choice(observation["legal"]))
