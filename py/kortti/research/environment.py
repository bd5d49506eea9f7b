"""A game as a PettingZoo environment: one deal is one episode."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv

from kortti.game import State
from kortti.games import load_game
from kortti.research.encoding import MOST, Encoding
from kortti.terminal.arena import arguments_of

Observation = dict[str, Any]


class Env(AECEnv[str, Observation, Any]):
    """A deal of the game `name` with the given house rules, each a value or its text.

    An observation is a dict of two arrays: ``observation``, all parts of which `encoding` names, and ``action_mask``.
    The rewards at the end are what the game counts, higher is better: points or chips (negative if they are
    penalties), else 1 for a win or -1 for a loss, shared if several win or lose. `deal` is the deal itself.

    Raises `GameError` for an unknown game, option or value.
    """

    metadata: dict[str, Any] = {"name": "kortti", "render_modes": ["human", "ansi"]}  # noqa: RUF012, as in AECEnv
    deal: State[Any]

    def __init__(self, name: str, /, render_mode: Literal["human", "ansi"] | None = None, **options: object) -> None:
        self.game = load_game(name, **options)
        self.render_mode = render_mode
        self.encoding = encoding = Encoding(self.game)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents = []
        counts = Box(0, MOST, (encoding.length,), np.int16)
        self.observation_spaces = {
            agent: Dict({"observation": counts, "action_mask": Box(0, 1, (encoding.size,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(encoding.size) for agent in self.possible_agents}
        self._rng: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Space[Observation]:
        """Returns the space of the observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Returns the space of the actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals the cards. Without a seed the deals of the last seed go on."""
        if seed is not None or self._rng is None:
            self._rng = np.random.default_rng(seed)
        deal, dealer, number = self._rng.integers((2**53, self.game.players, 2**53)).tolist()
        self.deal = self.game.new_state(seed=deal, dealer=dealer, **arguments_of(self.game, number))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        """Notes who is to act, and the choices."""
        deal = self.deal
        self._choices = self.encoding.choices(map(deal.action_to_string, deal.offers()))
        if deal.current_player is not None:
            self.agent_selection = self.possible_agents[deal.current_player]

    def observe(self, agent: str) -> Observation:
        """Returns what `agent` knows as arrays; only the seat to act has legal actions."""
        seen = self.deal.observation(self.possible_agents.index(agent))
        mask = np.zeros(self.encoding.size, np.int8)
        mask[[*self.encoding.choices(seen["legal"])]] = 1
        return {"observation": self.encoding.encode(seen), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays an action; None for a seat whose deal is over. Raises `ValueError` if the mask excludes it."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action not in self._choices:
            raise ValueError(f"not a legal action now: {action}")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.deal.play(self._choices[action])
        self._turn()
        if self.deal.is_terminal:
            self.rewards = dict(zip(self.agents, self._results(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _results(self) -> list[float]:
        measure = self.game.measure
        unit = (-1 if measure.is_low else 1) / (100 if measure.is_share else 1)
        return [unit * self.game.result(self.deal, seat) for seat in range(self.game.players)]

    def close(self) -> None:
        """Does nothing: there is nothing to release."""

    def render(self) -> str | None:
        """Returns the table as text, as the seat to act sees it; mode ``human`` prints it."""
        if self.render_mode == "human":
            print(self.deal)
        return str(self.deal) if self.render_mode == "ansi" else None
