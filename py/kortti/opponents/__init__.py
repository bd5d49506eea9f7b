"""Who plays the other seats. An opponent sees an observation and a source of chance, never a state."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from kortti.opponents import myllymatti, ristikontra, sevens, swedish_gin

Chooser: TypeAlias = Callable[[Mapping[str, Any], random.Random], str]

OPPONENTS: dict[str, Chooser] = {
    "ristiseiska": sevens.choose,
    "pantti": sevens.choose,
    "myllymatti": myllymatti.choose,
    "ristikontra": ristikontra.choose,
    "swedish-gin-rummy": swedish_gin.choose,
}


def choose(observation: Mapping[str, Any], rng: random.Random) -> str:
    """Gets the action text that the opponent of the game plays where it knows just `observation`.

    A game that has no opponent of its own gets one that plays any legal action.
    """
    return OPPONENTS.get(observation["game"], any_legal)(observation, rng)


def any_legal(observation: Mapping[str, Any], rng: random.Random) -> str:
    """Gets any legal action, all alike."""
    return str(rng.choice(observation["legal"]))
