"""Every numbered decision of the rules is cited in the code of its wing.

D22 concerns misprints in a source and has no effect.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kortti

GAMES = Path(kortti.__file__).parent / "games"
DECISIONS = [("sevens", "A", 18), ("sevens", "B", 12), ("myllymatti", "C", 18)]
DECISIONS += [("ristikontra", "D", 23), ("swedish_gin", "E", 38), ("fan_tan", "F", 16), ("sedma", "H", 19)]
DECISIONS += [("skitgubbe", "G", 23)]


def cited(wing: str, letter: str) -> set[int]:
    """Returns the numbers that the modules of a wing cite: ``A3``, or all of ``D1-D3``."""
    text = "".join(path.read_text(encoding="utf-8") for path in (GAMES / wing).rglob("*.py"))
    spans = re.findall(rf"\b{letter}(\d+)(?:-{letter}?(\d+))?\b", text)
    return {number for first, last in spans for number in range(int(first), int(last or first) + 1)}


@pytest.mark.parametrize(("wing", "letter", "last"), DECISIONS, ids=lambda value: str(value))
def test_every_decision_is_cited(wing: str, letter: str, last: int) -> None:
    assert {*range(1, last + 1)} - cited(wing, letter) <= ({22} if letter == "D" else set())
