"""The picture of a single deal for notebooks: `State.to_svg`. Shared pictures use the same drawing code."""

from __future__ import annotations

from typing import Any, cast

from kortti.game import State
from kortti.messages import message
from kortti.picture.drawing import picture_of
from kortti.records.record import Record, Seat
from kortti.table.history import History
from kortti.table.views import view_of
from kortti.wire import Cannot


def drawn(state: State[Any], player: int | None, width: int, height: int) -> str:
    """Returns the picture of a deal as `player` sees it, or a spectator (None). Names are seat numbers.

    Raises `GameError` if the size is out of range.
    """
    game = state.game
    history = History(Record(game, "", state.dealer, (Seat("person", ""),) * game.players))
    history.match.state = state  # a match that contains this deal
    history.record.deals = [state.history]
    cannot = cast(Cannot, dict.fromkeys(("undo", "redo", "hint"), message("replay-only")))
    names = [f"seat {seat}" for seat in range(game.players)]
    return picture_of(view_of(history, player, cannot), width, height, {"title": game.name, "names": names})
