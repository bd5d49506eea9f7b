"""Myllymatti: the engine and the naive referee, compared action by action under all house rules."""

from __future__ import annotations

import functools
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kortti
from tests.engine.referees.myllymatti import Referee, height
from tests.engine.referees.refereed import agree, mixture, mixtures, play, unmet

CHOICES: dict[str, tuple[Any, ...]] = {
    "must_beat": (False, True),
    "draw_timing": ("after_trick", "immediate"),
    "draw_order": ("leader_first", "winner_first"),
    "stall_actions": (1, 3, 9, 40, 200),
}
MIXTURES = mixtures(CHOICES)
MOODS = ("any", "tying", "turning", "climbing", "sinking", "taking")


def compare(referee: Referee, state: kortti.State) -> None:
    """Asserts that both agree on the deal."""
    agree(referee, state, ("stock", "table", "trick"))
    seat = referee.trump_seat if state.phase == "collect" else None
    assert [(mark.suit, mark.seat) for mark in state.game.view.marks(state)] == [(referee.trump or None, seat)]


def choose(referee: Referee, mood: str, rng: random.Random) -> str:
    """Returns an action; some moods seek rare special cases."""
    legal = sorted(referee.legal())
    cards = [text for text in legal if " " in text]
    if rng.random() < 0.1 or not cards:
        return rng.choice(legal)
    if mood == "tying" and referee.half == 1 and referee.led:  # bounces if possible
        ties = [text for text in cards if text[5] == referee.led[0]]
        return rng.choice(ties or legal)
    if mood == "turning" and "turn" in legal:
        return "turn"
    if mood == "taking" and "take" in legal and rng.random() < 0.5:
        return "take"
    if mood in ("climbing", "sinking"):
        return (max if mood == "climbing" else min)(cards, key=lambda text: height(text[5:]))
    return rng.choice(legal)


def play_deal(options: dict[str, Any], seed: str, dealer: int, mood: str) -> Counter[str]:
    """Plays one deal with both and returns the special cases it met."""
    game = kortti.load_game("myllymatti", **options)
    state = game.new_state(seed=seed, dealer=dealer)
    referee = Referee(game.options, state.deck.split(), dealer)
    rng = random.Random(f"{seed}/{mood}")
    play(state, referee, lambda: choose(referee, mood, rng), compare)
    return referee.met


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    options=mixture(CHOICES),
    seed=st.integers(0, 10**6).map(str),
    dealer=st.integers(0, 2),
    mood=st.sampled_from(MOODS),
)
def test_engine_and_referee_agree(options: dict[str, Any], seed: str, dealer: int, mood: str) -> None:
    play_deal(options, seed, dealer, mood)


MUST_MEET = """
half 1: play; half 1: turn; turned by the leader; turned by the follower; bounce; bounce on a bounce;
bounced cards won; trump fixed by the leader; trump fixed by the follower; first half ended at the leader;
first half ended at the follower; first half ended with bounced cards on the table; half 2: play; half 2: take;
taken though able to beat; trick taken up whole; trick completed; completer is out; out by a lead; out by a beat;
over in mid-trick; over between tricks; stalled with 3; stalled with 2;
nothing to shed
"""


@pytest.mark.slow
def test_engine_and_referee_agree_in_every_corner() -> None:
    """Plays some deals under each of the 40 combinations of options, rotating moods; these meet all corners."""
    met: Counter[str] = Counter()
    by_mixture: list[tuple[dict[str, Any], Counter[str]]] = []
    for number, options in enumerate(MIXTURES):
        for deal in range(38, 50):
            found = play_deal(options, f"{number}/{deal}", deal % 3, MOODS[(2 * number + deal) % len(MOODS)])
            met += found
            by_mixture.append((options, found))
    assert not (missing := unmet(MUST_MEET, met)), f"not one deal came to: {missing}"
    # Each play takes one card off the stock and 43 is odd: the follower gets the last one if winners draw first.
    ways: dict[tuple[int, int], Counter[str]] = {(timing, order): Counter() for timing in (0, 1) for order in (0, 1)}
    for options, found in by_mixture:
        way = CHOICES["draw_timing"].index(options["draw_timing"]), CHOICES["draw_order"].index(options["draw_order"])
        ways[way] += found
    for way, found in ways.items():
        assert found["trump fixed by the leader"], way
        assert bool(found["trump fixed by the follower"]) == (way == (0, 1)), way
    assert not any(options["must_beat"] and found["taken though able to beat"] for options, found in by_mixture)


@pytest.mark.parametrize("next_dealer", ["left", "loser"])
@pytest.mark.parametrize("stall_actions", [6, 200])
@pytest.mark.slow
def test_a_series_adds_up_losses_and_moves_the_dealer(next_dealer: str, stall_actions: int) -> None:
    """Matches end after the agreed number of deals; fewest losses win."""
    losers: Counter[int] = Counter()
    for number in range(12):
        deals = 2 + number % 4
        game = kortti.load_game("myllymatti", deals=deals, next_dealer=next_dealer, stall_actions=stall_actions)
        match = game.new_match(seed=f"series {number}")
        totals = [0, 0, 0]
        for deal in range(deals):
            dealer = match.dealer
            assert (match.deal_number, match.totals, match.is_over) == (deal + 1, tuple(totals), False)
            referee = Referee(game.options, match.state.deck.split(), dealer)
            rng, mood = random.Random(number), MOODS[number % len(MOODS)]
            play(match.state, referee, functools.partial(choose, referee, mood, rng), compare)
            totals = [total + points for total, points in zip(totals, referee.points(), strict=True)]
            losers[sum(referee.points())] += 1
            assert match.totals == tuple(totals)
            if deal + 1 < deals:
                match.next_deal()
                only = referee.points().index(1) if sum(referee.points()) == 1 else None
                expected = only if next_dealer == "loser" and only is not None else (dealer + 1) % 3
                assert match.dealer == expected
        assert match.is_over
        assert list(match.winners()) == [seat for seat in range(3) if totals[seat] == min(totals)]
        with pytest.raises(kortti.GameError):
            match.next_deal()
    assert losers[1] if stall_actions == 200 else losers[2] + losers[3]
