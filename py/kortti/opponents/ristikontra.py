"""x"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kortti.game import Message
from kortti.opponents.choosing import best, careless
from kortti.opponents.ristikontra_playouts import Playouts
from kortti.opponents.ristikontra_position import Position
from kortti.opponents.search import search

SAMPLES = 100


def think(observation: Mapping[str, Any], rng: random.Random, level: str, effort: float) -> Iterator[str]:
    position = Position(observation)
    values = {str(text): position.value(text) for text in observation["legal"]}
    default = best(values, rng)
    if level == "skilled":
        yield default
        return
    if level in ("casual", "beginner"):
        yield careless(values, rng, {"casual": 0.15, "beginner": 0.5}[level])
        return
    yield default
    texts = {text[5:6]: text for text in [*values, default]}
    playouts = Playouts(observation)

    def trial(texts: Sequence[str]) -> list[float]:
        world = playouts.sample(rng)
        return [playouts.playout(world, text) for text in texts]

    yield from search(list(texts.values()), default, trial, max(8, round(SAMPLES * effort)))


def reason(observation: Mapping[str, Any], text: str) -> Message | None:
    return None
