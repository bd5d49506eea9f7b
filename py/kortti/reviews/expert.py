"""What the expert would have made of a deal in a person's place: the same cards, the same others, and no hurry.

Everybody thinks with the usual effort, whatever the device is, and chance follows from the seed and the place in the
deal; so it comes to the same everywhere, and in every run.
"""

from __future__ import annotations

from kortti.records.record import Record
from kortti.table import Table


class StandIn:
    """The first deal of a match, played with the expert in the seats of people."""

    def __init__(self, record: Record) -> None:
        """Deals the first cards of `record`; raises `RecordError` where nobody sits there who could be stood in for."""
        first = Record(record.game, record.seed, record.dealer, record.seats, first=record.first)
        self.table = Table(first)

    def go_on(self) -> bool:
        """Thinks one step further, or plays what was thought; tells whether there is more to come."""
        table = self.table
        if table.state.current_player is not None and not table.think(1.0):
            table.play_thought()
        return table.state.current_player is not None

    @property
    def result(self) -> float:
        """The result of the first person's seat; see `Game.result`."""
        match = self.table.match
        return match.game.result(match.state, self.table.people[0])

    @property
    def has_won(self) -> bool:
        """Whether that seat has won the deal."""
        return self.table.people[0] in self.table.state.winners()
