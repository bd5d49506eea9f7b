"""Computer opponents: they get an observation and a random number generator, never a state.

Each game has a module ``choice``. It defines:

``think(observation, rng, level, effort, liking)``: yields action texts, each better considered than the one before. The
last is the choice; a caller short of time takes the latest. `liking` breaks ties and near ties, chance if it is None.

``reason(observation, text)``: returns a message that explains why the expert would play `text`, or None.

``COST``: the cost of the expert's slowest decision, in `kortti.page.benchmark` moves.

``traits(text)``: returns what an action shows of a character, see `kortti.opponents.characters`.

Optional: ``alike(one, other)``, see `alike`; ``QUICK``, the level for repeated playouts if it is not ``skilled``;
``estimate(observation, seat, rng)``, see `estimate`; ``PROOF``, see `proof_effort`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any

from kortti.messages import GameError, Message, message
from kortti.opponents.characters import liking_of
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
    """Returns the cost of the expert's slowest decision in `game`, in `page.benchmark` moves; 0 without opponents."""
    return OPPONENTS[game].COST if game in OPPONENTS else 0


def think(
    observation: Mapping[str, Any], rng: random.Random, level: str, effort: float = 1.0, temper: str | None = None
) -> Iterator[str]:
    """Yields the actions an opponent of `level` would play on `observation`, each better considered than the last.

    `effort`, at most 1, is the share of the usual number of samples. `temper` is its character, None for none. A game
    without an opponent of its own gets random legal actions. Raises `GameError` if there is no such level.
    """
    if level not in LEVELS and level != quick(observation["game"]):
        text, known = shown(level), ", ".join(LEVELS)
        raise GameError(f"no level {text!r}; there are {known}", message("error-bad-level", text=text))
    legal = observation["legal"]
    game = OPPONENTS.get(observation["game"])
    if len(legal) == 1 or game is None:
        yield any_legal(observation, rng)
    else:
        yield from game.think(observation, rng, level, effort, liking_of(temper, game.traits) if temper else None)


def choose(
    observation: Mapping[str, Any],
    rng: random.Random,
    level: str = "skilled",
    effort: float = 1.0,
    temper: str | None = None,
) -> str:
    """Returns the last action that `think` yields."""
    *_, choice = think(observation, rng, level, effort, temper)
    return choice


def reason(observation: Mapping[str, Any], text: str) -> Message | None:
    """Returns a true statement about the position in favour of `text`, or None."""
    game = OPPONENTS.get(observation["game"])
    return None if game is None or len(observation["legal"]) == 1 else game.reason(observation, text)


def alike(game: str, one: str, other: str) -> bool:
    """Checks if two legal actions are equivalent."""
    told = getattr(OPPONENTS.get(game), "alike", None)
    return one == other or (told is not None and bool(told(one, other)))


def quick(game: str) -> str:
    """Returns the fastest level that still plays well, for repeated playouts."""
    return str(getattr(OPPONENTS.get(game), "QUICK", "skilled"))


def proof_effort(game: str) -> float:
    """Returns the effort of the experts who prove a review's marks; 0 if the trials of reviews are proof enough."""
    return float(getattr(OPPONENTS.get(game), "PROOF", 0.0))


def estimate(observation: Mapping[str, Any], seat: int, rng: random.Random) -> float | None:
    """Returns the result to expect for `seat` if all play on well, in the unit of `Game.result`.

    None if only playing on can tell. `observation` is that of the seat to act.
    """
    told = getattr(OPPONENTS.get(observation["game"]), "estimate", None)
    return told(observation, seat, rng) if told else None


def any_legal(observation: Mapping[str, Any], rng: random.Random) -> str:
    """Returns a random legal action: the baseline that opponents are measured against."""
    return str(rng.choice(observation["legal"]))
