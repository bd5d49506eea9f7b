"""Deals that agree with what a seat has seen."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from kortti.game import Game, State
from kortti.games.ristikontra.facts import ACTIONS
from kortti.worlds import replayed, sample_deck


def sample(game: Game, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
    """Draws a state of `game` that agrees with `observation`. What was played lay open; the rest is left to chance.

    Raises `GameError` where the observation is none.
    """
    played = [(seat, None if text == "turn" else ACTIONS[text]) for seat, text in observation["history"]]
    deck = sample_deck(game, observation, played, rng)
    return replayed(game.deal(deck, observation["dealer"]), observation)
