"""Deals that agree with what a seat has seen."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from kortti.game import Game, State
from kortti.worlds import replayed, sample_deck
from tests.nullgame.facts import ACTIONS, PASS


def sample(game: Game, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
    """Draws a state of `game` that agrees with `observation`. Anybody may pass, so a pass tells of no card.

    Raises `GameError` where the observation is none.
    """
    actions = [(seat, ACTIONS[text]) for seat, text in observation["history"]]
    played = [(seat, None if action == PASS else action) for seat, action in actions]
    deck = sample_deck(game, {**observation, "stock": []}, played, rng)  # nothing ever comes from the stock
    return replayed(game.deal(deck, observation["dealer"]), observation)
