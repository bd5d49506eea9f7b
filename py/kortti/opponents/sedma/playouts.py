"""Fast playouts of Sedma by ranks, for the expert: everybody plays the action of the highest value."""

from __future__ import annotations

from collections.abc import Sequence

from kortti.games.sedma.facts import ALL_POINTS, TEAMS
from kortti.opponents.sedma.determinizations import Hands, World
from kortti.opponents.sedma.heuristics import rank_of

GAME_POINT = 40.0  # value of a game point in card points, if game points are scored


class Playouts(Hands):
    """One seat's view of a deal, with playouts in sampled deals."""

    def playout(self, world: World, text: str, moves: list[int] | None = None) -> float:
        """Returns the result of playing `text` for the seat's team. Appends each rank, or `STOP`, to `moves`."""
        line, choice = self.line.dealt(*world), rank_of(text)
        while True:
            if moves is not None:
                moves.append(choice)
            line.play(choice)
            if line.is_over:
                return self.result(line.captured, line.has_won)
            choice = line.choose()

    def result(self, captured: Sequence[int], has_won: Sequence[bool]) -> float:
        """Returns the value of a deal for the seat's team in card points (3.4)."""
        us = self.me % TEAMS
        ahead = captured[us] - captured[1 - us]
        if self.house.scoring == "points":
            return float(ahead)
        best = 0 if captured[0] > captured[1] else 1
        won = 3 if not has_won[1 - best] else 2 if captured[best] == ALL_POINTS else 1
        return ahead + GAME_POINT * (won if best == us else -won)
