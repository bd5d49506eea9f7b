"""Fan Tan: the engine and the naive referee, compared action by action under random house rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kortti
from tests.engine.referees.fan_tan import Referee, match_ends, match_winners
from tests.engine.referees.refereed import agree, mixture, play, unmet
from tests.engine.variants import choices_of

CHOICES = choices_of("fan-tan")
MOODS = ("any", "reluctant", "hasty")


def most_passes(referee: Referee) -> int:
    """Returns the number of seats that may pass in a row (F12)."""
    return referee.n - 1 if referee.options["false_pass"] == "forbid" else 2 * referee.n - 2


def compare(referee: Referee, state: kortti.State) -> None:
    """Asserts that both agree on the deal."""
    agree(referee, state, ("high", "seven", "low"))
    assert state.phase == referee.phase
    assert referee.passes_in_a_row <= most_passes(referee)
    if referee.over:
        assert sum(referee.points()) == 0
        return
    paid = [referee.paid(seat) for seat in range(referee.n)]
    seen = state.observation(referee.count % referee.n)
    assert (seen["pool"], seen["paid"], seen["false_passes"]) == (sum(paid), paid, referee.false_passes)


def choose(referee: Referee, mood: str, rng: random.Random) -> str:
    """Returns a random action; by `mood`, passes whenever possible or only if no card can be laid."""
    legal = sorted(referee.legal())
    if mood == "reluctant" and "pass" in legal:
        return "pass"
    if mood == "hasty":
        legal = [text for text in legal if text != "pass"] or legal
    return rng.choice(legal)


def play_deal(state: kortti.State, referee: Referee, mood: str, rng: random.Random, met: Counter[str]) -> None:
    """Plays one deal with both and counts in `met` the special cases it met."""

    def chosen() -> str:
        text = choose(referee, mood, rng)
        note(referee, text, met)
        return text

    play(state, referee, chosen, compare)
    met["fines"] += bool(referee.open_fines)


def note(referee: Referee, text: str, met: Counter[str]) -> None:
    can_play = bool(referee.plays(referee.player))
    if text == "pass":
        met["false pass" if can_play else "pass"] += 1
        met["most passes"] += referee.passes_in_a_row + 1 == most_passes(referee)
        met["pass before the first seven"] += not any(referee.table.values())
        met["several sevens held back"] += can_play and sum(c[0] == "7" for c in referee.hands[referee.player]) > 1
    elif can_play and referee.options["false_pass"] == "penalise" and "pass" not in referee.legal():
        met["named seven" if referee.is_forced_first() else "may not pass again"] += 1


def play_match(options: dict[str, Any], seed: str, moods: list[str], met: Counter[str], deals: int = 3) -> None:
    """Plays a match or its first deals with both; compares totals, dealers and the end as well."""
    game = kortti.load_game("fan-tan", **options)
    assert game.options == options
    rng = random.Random(seed)
    match = game.new_match(seed=seed)
    totals = [options["chips"]] * game.players
    for number in range(deals):
        state, dealer = match.state, match.dealer
        assert (match.deal_number, match.totals, match.is_over) == (number + 1, tuple(totals), False)
        referee = Referee(options, state.deck.split(), dealer)
        play_deal(state, referee, moods[number % len(moods)], rng, met)
        totals = [total + points for total, points in zip(totals, referee.points(), strict=True)]
        assert match.totals == tuple(totals)
        assert match.is_over == match_ends(options, number + 1, totals)
        if match.is_over:
            assert list(match.winners()) == match_winners(totals)
            met["match over"] += 1
            met["broke"] += number + 1 < options["deals"]
            return
        match.next_deal()
        assert match.dealer == (dealer + 1) % game.players


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    options=mixture(CHOICES),
    seed=st.integers(0, 10**6).map(str),
    mood=st.sampled_from(MOODS),
)
def test_engine_and_referee_agree(options: dict[str, Any], seed: str, mood: str) -> None:
    play_match(options, seed, [mood], Counter(), deals=1)


MUST_MEET = """
pass; false pass; pass before the first seven; several sevens held back; named seven; may not pass again; most passes;
fines; match over; broke
"""


@pytest.mark.slow
def test_engine_and_referee_agree_in_every_corner() -> None:
    met: Counter[str] = Counter()
    for number in range(80):
        rng = random.Random(str(number))
        options = {name: rng.choice(values) for name, values in CHOICES.items()}
        play_match(options, str(number), rng.sample(MOODS, 3), met)
    assert not (missing := unmet(MUST_MEET, met)), f"not one deal came to: {missing}"
