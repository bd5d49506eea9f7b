"""Samples deals that are consistent with an observation (determinization)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from kortti.game import Game, State
from kortti.games.myllymatti.facts import ACTIONS, TURN
from kortti.worlds import replayed, sample_deck


def sample(game: Game, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
    """Samples a state of `game` consistent with `observation`.

    Played and shown cards are known. Random are the deal slot or draw from which a seat got each of them, and the
    unseen cards in hands and stock. Raises `GameError` if the observation is invalid.
    """
    played: list[tuple[int, int | None]] = []
    for seat, text in observation["history"][: observation["half"]]:
        action = ACTIONS[text]
        played.append((seat, action if action < TURN else None))
    deck = sample_deck(game, observation, played, rng, observation["shown"] or ())
    return replayed(game.deal(deck, observation["dealer"]), observation)
