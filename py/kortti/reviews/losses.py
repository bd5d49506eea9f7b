"""What each level loses by a move, on average: made by `python build.py bench review --write`."""

from __future__ import annotations

LOSSES: dict[str, dict[str, float]] = {}
