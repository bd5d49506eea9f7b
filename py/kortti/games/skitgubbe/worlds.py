"""Samples deals that are consistent with an observation (determinization)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from kortti.game import Game, State
from kortti.games.skitgubbe.facts import ACTIONS, SLOUGH, TURN
from kortti.worlds import replayed, sample_deck


def sample(game: Game, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
    """Samples a state of `game` consistent with `observation`.

    Played, sloughed and shown cards are known. Random are the deal slot or draw from which a seat got each of them, and
    the unseen cards in hands and stock. Raises `GameError` if the observation is invalid.
    """
    played = [(seat, card_of(ACTIONS[text])) for seat, text in observation["history"][: observation["half"]]]
    deck = sample_deck(game, observation, played, rng, observation["shown"] or ())
    return replayed(game.deal(deck, observation["dealer"]), observation)


def card_of(action: int) -> int | None:
    """Returns the card that a first-half action takes from the hand, None if it takes none."""
    return action if action < TURN else action - SLOUGH if action >= SLOUGH else None
