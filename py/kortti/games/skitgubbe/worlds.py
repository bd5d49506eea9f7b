"""Determinizations of Skitgubbe: deals that agree with an observation."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from kortti.game import Game, State
from kortti.games.skitgubbe.facts import ACTIONS, SLOUGH, TURN
from kortti.worlds import replayed, sample_deck


def sample(game: Game, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
    """Draws a state of `game` that agrees with `observation`.

    Every card that left a hand was seen, and so were those that were shown between the halves. So only this is left to
    chance: which of the cards that a seat had got until then a played or sloughed one was, and what is still unseen in
    hands and stock. Raises `GameError` where the observation is none.
    """
    played = [(seat, card_of(ACTIONS[text])) for seat, text in observation["history"][: observation["half"]]]
    deck = sample_deck(game, observation, played, rng, observation["shown"] or ())
    return replayed(game.deal(deck, observation["dealer"]), observation)


def card_of(action: int) -> int | None:
    """Gets the card that an action of the first half takes from the hand, None where it takes none."""
    return action if action < TURN else action - SLOUGH if action >= SLOUGH else None
