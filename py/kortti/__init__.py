"""Kortti: Nordic card games. `games` lists them, `load_game` makes one; see `kortti.game` for what each offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kortti.cards import CardError
from kortti.game import Event, Game, Match, State
from kortti.games import games, load_game
from kortti.messages import GameError, IllegalActionError, InvalidActionError, KorttiError
from kortti.options import Option

if TYPE_CHECKING:
    from kortti.record import Record
    from kortti.reviews.reviewing import Review


def _draw(state: State[Any], player: int | None, width: int, height: int) -> str:
    """Draws a state; the drawing is loaded when the first one is asked for."""
    from kortti.notebook import drawn

    return drawn(state, player, width, height)


State.draw = staticmethod(_draw)


def review(
    record: Record | str,
    seat: int,
    deal: int | None = None,
    effort: float = 1.0,
    tell: Callable[[float], object] | None = None,
) -> Review:
    """Reviews a finished deal of a record from a seat; see `kortti.reviews.reviewing.review`, which is loaded then."""
    from kortti.reviews import reviewing

    return reviewing.review(record, seat, deal, effort, tell)


__version__ = "0.1.0"

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
