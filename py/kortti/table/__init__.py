"""The table: seats, history, and each viewer's picture of the game. `Table` is the entry point."""

from kortti.table.table import Table

__all__ = ["Table"]
