"""The expert's result in a person's place: the same deal against the same opponents, with full effort.

All opponents think with the usual effort on any device, and random numbers depend on the seed and the step alone, so
the result is the same everywhere.
"""

from __future__ import annotations

from kortti.records.record import Record
from kortti.table import Table


class StandIn:
    """The first deal of a match, played with the expert in the seats of people."""

    def __init__(self, record: Record) -> None:
        """Deals the first cards of `record`. Raises `RecordError` if no person sits at its table."""
        first = Record(record.game, record.seed, record.dealer, record.seats, first=record.first)
        self.table = Table(first)

    def go_on(self) -> bool:
        """Thinks one step further, or plays the action found; returns True until the deal is over."""
        table = self.table
        if table.state.current_player is not None and not table.think(1.0):
            table.play_thought()
        return table.state.current_player is not None
