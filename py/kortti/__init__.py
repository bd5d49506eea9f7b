"""Kortti: Nordic card games. `games` lists them, `load_game` loads one; `kortti.game` describes the interface."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kortti.cards import CardError
from kortti.game import Event, Game, Match, State
from kortti.games import games, load_game
from kortti.messages import GameError, IllegalActionError, InvalidActionError, KorttiError
from kortti.options import Option
from kortti.version import __version__ as __version__

if TYPE_CHECKING:
    from kortti.reviews.reviewing import review
else:

    def __getattr__(name: str) -> object:
        """Imports `review` on first use."""
        if name != "review":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from kortti.reviews.reviewing import review

        return review

    def __dir__() -> list[str]:
        return __all__


def _draw(state: State[Any], player: int | None, width: int, height: int) -> str:
    """Draws a state. The drawing code is imported on first use."""
    from kortti.picture.notebook import drawn

    return drawn(state, player, width, height)


State.draw = staticmethod(_draw)

__all__ = [
    "CardError",
    "Event",
    "Game",
    "GameError",
    "IllegalActionError",
    "InvalidActionError",
    "KorttiError",
    "Match",
    "Option",
    "State",
    "games",
    "load_game",
    "review",
]
