"""The table that people sit at: seats and history, and what each viewer sees and is told. `Table` is its door."""

from kortti.table.table import Table

__all__ = ["Table"]
