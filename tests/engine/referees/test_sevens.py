"""Ristiseiska and Pantti: the engine and the naive referee, compared action by action under random house rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kortti
from tests.engine.referees.refereed import agree, mixture, play, unmet
from tests.engine.referees.sevens import Referee, match_ends, match_winners
from tests.engine.variants import choices_of

CHOICES = choices_of("pantti")
MOODS = ("any", "reluctant", "sticky")


def compare(referee: Referee, state: kortti.State) -> None:
    """Asserts that both agree on the deal."""
    agree(referee, state, ("high", "seven", "low"))
    assert referee.over or state.phase == referee.phase
    for mark in state.game.view.marks(state):
        assert mark.seat == referee.token


def choose(referee: Referee, mood: str, rng: random.Random) -> str:
    """Returns an action; some moods seek rare special cases."""
    legal = referee.legal()
    if mood == "reluctant":  # begs, passes and stops if allowed
        legal = [text for text in legal if " " not in text] or legal
    elif mood == "sticky":  # gives away playable cards
        legal = [text for text in legal if text.startswith("give") and referee.ends(text.split()[1])] or legal
    return rng.choice(sorted(legal))


def play_deal(state: kortti.State, referee: Referee, mood: str, rng: random.Random, met: Counter[str]) -> None:
    """Plays one deal with both and counts in `met` the special cases it met."""

    def chosen() -> str:
        text = choose(referee, mood, rng)
        note(referee, text, met)
        return text

    play(state, referee, chosen, compare)
    met["stalled" if referee.stalled else "went out"] += 1
    met[f"aces {referee.ace_mode} {referee.options['ace']}"] += 1
    met["shared win"] += len(referee.winners()) > 1


def note(referee: Referee, text: str, met: Counter[str]) -> None:
    seat, plays = referee.player, referee.plays(referee.player)
    others = [len(hand) for other, hand in enumerate(referee.hands) if other != seat]
    word = text.split()[0] + (" " + text.split()[2] if text.count(" ") == 2 else "")
    if word in ("beg", "pass"):
        word += " falsely" if plays else ""
        word += " nobody gives" if max(others) == 1 else ""
        word += " one skipped" if word == "beg" and len(referee.hands[seat - 1]) == 1 else ""
    if word == "give":
        word += " of several" if referee.givers else ""
    met[f"{referee.options['unable']}: {word}"] += 1
    if referee.phase == "bonus" and text[5:6] in ("A", "K"):
        met["chain"] += 1
    if seat == referee.token and word == "pass":
        met["token kept"] += 1


def play_match(options: dict[str, Any], seed: str, moods: list[str], met: Counter[str], deals: int = 3) -> None:
    """Plays a match or its first deals with both; compares totals, dealers and the end as well."""
    game = kortti.load_game("pantti", **options)
    assert game.options == options
    rng = random.Random(seed)
    match = game.new_match(seed=seed)
    totals = [0] * game.players
    for number in range(deals):
        state, dealer = match.state, match.dealer
        assert (match.deal_number, match.totals, match.is_over) == (number + 1, tuple(totals), False)
        referee = Referee(options, state.deck.split(), dealer)
        play_deal(state, referee, moods[number % len(moods)], rng, met)
        totals = [total + points for total, points in zip(totals, referee.points(), strict=True)]
        assert match.totals == tuple(totals)
        assert match.is_over == match_ends(options, totals)
        for name in ("players", "opening", "unable"):
            met[f"{name} {options[name]}"] += 1
        if match.is_over:
            assert list(match.winners()) == match_winners(options, totals, referee.winners())
            met["match over"] += 1
            return
        with pytest.raises(ValueError):
            match.winners()
        match.next_deal()
        assert match.dealer == (dealer + 1) % game.players


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    options=mixture(CHOICES),
    seed=st.integers(0, 10**6).map(str),
    mood=st.sampled_from(MOODS),
)
@pytest.mark.slow
def test_engine_and_referee_agree(options: dict[str, Any], seed: str, mood: str) -> None:
    play_match(options, seed, [mood], Counter(), deals=1)


MUST_MEET = """
went out; stalled; shared win; chain; token kept; match over; aces None first_ace_decides; aces low first_ace_decides;
aces high first_ace_decides; players 3; players 4; players 5; opening free; opening six_only; opening six_then_eight;
token: play low; token: play high; token: stop; token: pass; beg: play low; beg: play high; beg: stop; beg: pass;
beg: beg; beg: beg one skipped; beg: pass nobody gives; beg: pass falsely; beg: beg falsely; beg: give;
beg: give of several; beg: beg falsely nobody gives
"""


@pytest.mark.slow
def test_engine_and_referee_agree_in_every_corner() -> None:
    met: Counter[str] = Counter()
    for number in range(380, 480):
        rng = random.Random(str(number))
        options = {name: rng.choice(values) for name, values in CHOICES.items()}
        play_match(options, str(number), rng.sample(MOODS, 3), met)
    assert not (missing := unmet(MUST_MEET, met)), f"not one deal came to: {missing}"
