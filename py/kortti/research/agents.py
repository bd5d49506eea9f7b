"""Agents of RLCard and OpenSpiel as players of `kortti.terminal.arena`.

They get the arrays of a seat's observation, as in `Env`: no hidden card. Neither library is imported. OpenSpiel's bots
do not fit, since they are given the state, with all cards.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from kortti.research.encoding import Encoding
from kortti.terminal.arena import Player


def rlcard_player(agent: Any, encoding: Encoding) -> Player:
    """Returns a player who plays as an RLCard `agent` with ``eval_step``."""

    def play(seen: Mapping[str, Any], rng: random.Random) -> str:
        choices = encoding.choices(seen["legal"])
        state = {
            "obs": encoding.encode(seen),
            "legal_actions": dict.fromkeys(choices),
            "raw_obs": seen,
            "raw_legal_actions": [*choices.values()],
            "action_record": seen["history"],
        }
        action, _ = agent.eval_step(state)
        return action if agent.use_raw else choices[int(action)]

    return play


class TimeStep(NamedTuple):
    """A turn as OpenSpiel's ``rl_environment.TimeStep``; seats count from the seat to act, which is player 0."""

    observations: Mapping[str, Any]
    rewards: None = None
    discounts: None = None

    def last(self) -> bool:
        """Checks if the deal is over; it never is, as agents are not asked then."""
        return False

    def current_player(self) -> int:
        """Returns the player to act."""
        return 0


def openspiel_player(agent: Any, encoding: Encoding) -> Player:
    """Returns a player who plays as an OpenSpiel ``rl_agent.AbstractAgent`` made with ``player_id=0``."""

    def play(seen: Mapping[str, Any], rng: random.Random) -> str:
        choices = encoding.choices(seen["legal"])
        others: list[list[int]] = [[] for _ in range(encoding.game.players - 1)]
        observations = {
            "info_state": [encoding.encode(seen).astype(np.float32), *others],
            "legal_actions": [[*choices], *others],
            "current_player": 0,
        }
        return choices[int(agent.step(TimeStep(observations), is_evaluation=True).action)]

    return play
