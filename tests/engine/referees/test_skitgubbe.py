"""Skitgubbe: the engine and the naive referee, compared action by action under all house rules."""

from __future__ import annotations

import functools
import itertools
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kortti
from tests.engine.referees.refereed import agree, mixture, mixtures, play, unmet
from tests.engine.referees.skitgubbe import Referee, height

CHOICES: dict[str, tuple[Any, ...]] = {
    "players": (2, 3, 4, 5, 6),
    "tricks": ("all", "pair"),
    "tie": ("war", "any_pair"),
    "slough": (False, True),
    "runs": (False, True),
    "pickup": ("lay", "sequence", "bottom"),
    "must_beat": (False, True),
    "dreck": (0, 6),
}
MIXTURES = mixtures(CHOICES)
MOODS = ("any", "tying", "turning", "climbing", "sinking", "taking", "running", "ducking")


def compare(referee: Referee, state: kortti.State) -> None:
    """Asserts that both agree on the deal."""
    agree(referee, state, ("stock", "table", "trick", "lay"))
    assert referee.over or state.phase == referee.phase
    seat = None if state.phase == "shed" or state.is_terminal else referee.trump_seat
    assert [(mark.suit, mark.seat) for mark in state.game.view.marks(state)] == [(referee.trump or None, seat)]


def choose(referee: Referee, mood: str, rng: random.Random) -> str:
    """Returns an action; some moods seek rare special cases."""
    legal = sorted(referee.legal())
    cards = [text for text in legal if text.startswith("play")]
    sloughs = [text for text in legal if text.startswith("slough")]
    if sloughs and rng.random() < 0.7:
        return rng.choice(sloughs)
    if rng.random() < 0.1 or not cards:
        return rng.choice(legal)
    if mood == "tying" and referee.trick:
        there = [card[0] for _, card in referee.trick]
        return rng.choice([text for text in cards if text[5] in there] or legal)
    if mood == "turning" and "turn" in legal:
        return "turn"
    if mood == "taking" and "take" in legal and rng.random() < 0.5:
        return "take"
    if mood == "running":
        return max(cards, key=lambda text: (len(text), rng.random()))
    if mood == "ducking" and referee.phase == "collect":  # one seat wins nothing
        return (min if referee.player == 0 else max)(cards, key=lambda text: height(text[5:]))
    if mood in ("climbing", "sinking"):
        return (max if mood == "climbing" else min)(cards, key=lambda text: height(text[5:]))
    return rng.choice(cards if mood == "sinking" else legal)


def play_deal(options: dict[str, Any], seed: str, dealer: int, mood: str) -> Counter[str]:
    """Plays one deal with both and returns the special cases it met."""
    game = kortti.load_game("skitgubbe", **options)
    state = game.new_state(seed=seed, dealer=dealer)
    referee = Referee(game.options, state.deck.split(), dealer)
    rng = random.Random(f"{seed}/{mood}")
    play(state, referee, lambda: choose(referee, mood, rng), compare)
    return referee.met


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    options=mixture(CHOICES | {"dreck": range(8), "stall_actions": (1, 3, 9, 40, 200)}),
    seed=st.integers(0, 10**6).map(str),
    dealer=st.integers(0, 5),
    mood=st.sampled_from(MOODS),
)
def test_engine_and_referee_agree(options: dict[str, Any], seed: str, dealer: int, mood: str) -> None:
    play_deal(options, seed, dealer % options["players"], mood)


MUST_MEET = """
collect: play; collect: turn; slough: slough; slough: stop; shed: play; shed: take; sloughed the last card of the hand;
trump fixed by a slough; trump fixed by a leader; trump fixed by a follower; a pair beats a higher card; a war is won;
a war of 2; a war of 3; a second war; some do not go to war; first half ended in a trick;
first half ended between tricks; first half ended in a war; nothing to shed; dreck; dreck for several;
taken though able to beat; a run; a run is beaten by a card; trick completed; completer is out;
taken from below others; several taken: sequence; several taken: bottom; nothing is left of the trick; stalled
"""


@pytest.mark.slow
def test_engine_and_referee_agree_in_every_corner() -> None:
    """Plays a deal under every thirteenth combination of options, rotating the moods; most deals stall early."""
    met: Counter[str] = Counter()
    moods = itertools.cycle(MOODS)
    for number, options in [*enumerate(MIXTURES)][::13]:
        limit = {} if number % 5 == 0 and options["players"] < 4 else {"stall_actions": 40}
        met += play_deal(options | limit, f"{number}", number % options["players"], next(moods))
    assert not (missing := unmet(MUST_MEET, met)), f"not one deal came to: {missing}"


@pytest.mark.parametrize("next_dealer", ["left", "loser"])
@pytest.mark.parametrize("stall_actions", [6, 200])
@pytest.mark.slow
def test_a_series_adds_up_losses_and_moves_the_dealer(next_dealer: str, stall_actions: int) -> None:
    """Matches end after the agreed number of deals; fewest losses win (2.6)."""
    losers: Counter[int] = Counter()
    for number in range(8):
        deals = 2 + number % 3
        game = kortti.load_game("skitgubbe", deals=deals, next_dealer=next_dealer, stall_actions=stall_actions)
        match, rng, totals = game.new_match(seed=f"series {number}"), random.Random(number), [0, 0, 0]
        for played in range(1, deals + 1):
            dealer, referee = match.dealer, Referee(game.options, match.state.deck.split(), match.dealer)
            mood = MOODS[number % len(MOODS)]
            play(match.state, referee, functools.partial(choose, referee, mood, rng), compare)
            losers[sum(referee.points())] += 1
            totals = [total + one for total, one in zip(totals, referee.points(), strict=True)]
            assert list(match.totals) == totals and match.is_over == (played == deals)
            if played < deals:
                match.next_deal()
                only = referee.points().index(1) if sum(referee.points()) == 1 else None
                expected = only if next_dealer == "loser" and only is not None else (dealer + 1) % 3
                assert match.dealer == expected
        assert list(match.winners()) == [seat for seat in range(3) if totals[seat] == min(totals)]
    assert losers[1] if stall_actions == 200 else losers[2] + losers[3]
