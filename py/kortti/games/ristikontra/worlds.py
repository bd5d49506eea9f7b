"""Samples deals that are consistent with an observation."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from kortti.game import Game, State
from kortti.games.ristikontra.facts import ACTIONS
from kortti.worlds import replayed, sample_deck


def sample(game: Game, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
    """Samples a state of `game` consistent with `observation`: cards not seen so far are random.

    Raises `GameError` if the observation is invalid.
    """
    played = [(seat, None if text == "turn" else ACTIONS[text]) for seat, text in observation["history"]]
    deck = sample_deck(game, observation, played, rng)
    return replayed(game.deal(deck, observation["dealer"]), observation)
