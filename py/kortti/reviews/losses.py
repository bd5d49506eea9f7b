"""What each level loses by a move, on average: made by `python build.py bench review --write`."""

from __future__ import annotations

LOSSES: dict[str, dict[str, float]] = {
    "ristiseiska": {"beginner": 1.16, "expert": -0.41},
    "pantti": {"beginner": 0.48, "casual": 0.18, "expert": -0.04},
    "myllymatti": {"beginner": 2.79, "expert": 0.29},
    "ristikontra": {"beginner": 1.17, "expert": -1.2},
    "swedish-gin-rummy": {"beginner": 0.08, "expert": -0.37},
    "fan-tan": {"beginner": 0.29, "expert": -0.14},
    "sedma": {"beginner": 0.08, "expert": 0.0},
    "skitgubbe": {"beginner": 3.06, "casual": 1.8, "skilled": 1.13},
}
