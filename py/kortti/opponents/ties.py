"""What every opponent does with the values that it has given to its actions."""

from __future__ import annotations

import random
from collections.abc import Mapping


def best(values: Mapping[str, float], rng: random.Random) -> str:
    """Gets a text of the highest value, any of them alike."""
    top = max(values.values())
    return rng.choice([text for text, value in values.items() if value == top])
