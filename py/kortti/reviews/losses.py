"""What each level loses by a move, on average: made by `python build.py bench review --write`."""

from __future__ import annotations

LOSSES: dict[str, dict[str, float]] = {
    "ristiseiska": {"beginner": 1.16, "expert": -0.41},
    "myllymatti": {"casual": 2.08, "expert": 0.29},
    "ristikontra": {"skilled": 1.08, "expert": -1.27},
    "fan-tan": {"beginner": 0.29, "expert": -0.14},
    "sedma": {"beginner": 0.08, "expert": 0.0},
}
