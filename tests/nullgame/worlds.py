"""Samples deals that are consistent with an observation."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from kortti.game import Game, State
from kortti.worlds import replayed, sample_deck
from tests.nullgame.facts import ACTIONS, PASS


def sample(game: Game, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
    """Samples a state of `game` consistent with `observation`. A pass is always legal, so it reveals no card.

    Raises `GameError` if the observation is invalid.
    """
    actions = [(seat, ACTIONS[text]) for seat, text in observation["history"]]
    played = [(seat, None if action == PASS else action) for seat, action in actions]
    deck = sample_deck(game, {**observation, "stock": []}, played, rng)  # no card is ever drawn
    return replayed(game.deal(deck, observation["dealer"]), observation)
