"""The naive referee of each game, beside a deal that the engine plays.

A game that has none is played at random.
"""

from __future__ import annotations

import random
from types import ModuleType

import kortti
from tests.engine.referees import (
    test_fan_tan,
    test_gin,
    test_myllymatti,
    test_ristikontra,
    test_sedma,
    test_sevens,
    test_skitgubbe,
)
from tests.engine.referees.gin import Referee

REFEREED: dict[str, ModuleType] = {
    "ristiseiska": test_sevens,
    "pantti": test_sevens,
    "myllymatti": test_myllymatti,
    "ristikontra": test_ristikontra,
    "fan-tan": test_fan_tan,
    "sedma": test_sedma,
    "skitgubbe": test_skitgubbe,
}


class Watch:
    """A deal without a referee. `choose` returns the next action's text; call `follow` when it has been played."""

    def __init__(self, state: kortti.State, rng: random.Random) -> None:
        self.state, self.rng = state, rng

    def choose(self) -> str:
        """Returns a legal action."""
        return self.state.action_to_string(self.rng.choice(self.state.legal_actions()))

    def follow(self, text: str) -> None:
        """Asserts that engine and referee agree on what came of an action."""


class Refereed(Watch):
    """A deal with the referee of its game, in one of that referee's moods."""

    def __init__(self, state: kortti.State, rng: random.Random) -> None:
        super().__init__(state, rng)
        self.tests = REFEREED[state.game.name]
        self.mood = rng.choice(self.tests.MOODS)
        self.referee = self.tests.Referee(state.game.options, state.deck.split(), state.dealer)
        self.tests.compare(self.referee, state)

    def choose(self) -> str:
        return str(self.tests.choose(self.referee, self.mood, self.rng))

    def follow(self, text: str) -> None:
        self.referee.apply(text)
        self.tests.compare(self.referee, self.state)


class RefereedGin(Watch):
    """A round of Swedish gin with its referee; each seat has a mood."""

    THOROUGH = 0.02  # share of actions after which the referee looks for whatever could be laid, which is slow

    def __init__(self, state: kortti.State, rng: random.Random) -> None:
        super().__init__(state, rng)
        players = state.game.players
        referee = Referee(state.game.options, state.deck.split(), state.dealer, state.arguments["round"], players)
        self.table = test_gin.Table(
            state, referee, [[]] * players, [rng.choice(test_gin.MOODS) for _ in range(players)], rng
        )
        self.laying = test_gin.compare(referee, state, True)

    def choose(self) -> str:
        return self.table.choose(self.laying)

    def follow(self, text: str) -> None:
        self.table.follow(text)
        self.laying = test_gin.compare(self.table.referee, self.state, self.rng.random() < self.THOROUGH)


def watch(state: kortti.State, rng: random.Random) -> Watch:
    """Returns the watch over a deal that begins."""
    if state.game.name == "swedish-gin-rummy":
        return RefereedGin(state, rng)
    return (Refereed if state.game.name in REFEREED else Watch)(state, rng)
