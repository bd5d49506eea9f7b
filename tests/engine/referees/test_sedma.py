"""Sedma: the engine and the naive referee, compared action by action under all house rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kortti
from kortti.cards import CARDS, SHORT_PACK
from tests.engine.referees.refereed import agree, mixture, mixtures, play, unmet
from tests.engine.referees.sedma import Referee, Series

PACK = [CARDS[card] for card in SHORT_PACK.cards]
CHOICES: dict[str, tuple[Any, ...]] = {
    "players": (4, 2),
    "hand_size": (4, 8),
    "prolong": ("always", "opponent", "never"),
    "sevens": ("wild", "top"),
    "scoring": ("gamepoints", "points"),
    "next_dealer": ("loser", "left"),
}
MIXTURES = mixtures(CHOICES)
MOODS = ("any", "playing on", "stopping", "taking", "feeding")


def compare(referee: Referee, state: kortti.State) -> None:
    """Asserts that both agree on the deal, and checks facts of the rules."""
    agree(referee, state, ("stock", "trick"))
    assert state.phase == ("over" if referee.over else "prolong" if referee.asked else "play")
    if not referee.trick:
        assert len({len(hand) for hand in referee.hands}) == 1
        assert len(referee.stock) % referee.seats == 0
    assert len(referee.trick) <= referee.seats * referee.size
    if referee.over:
        assert referee.points_of(0) + referee.points_of(1) == 90
        plays = [text for text in state.history if text != "stop"]
        assert len(plays) == 32 and state.move_number - 32 <= 32 // referee.seats - 1


def choose(referee: Referee, mood: str, rng: random.Random) -> str:
    """Returns an action; some moods seek rare special cases."""
    legal = sorted(referee.legal())
    cards = [text for text in legal if text != "stop"]
    wanted: list[str] = []
    if rng.random() < 0.1:
        return rng.choice(legal)
    if mood == "playing on":  # leads its most frequent rank and never stops
        held = Counter(text[5] for text in cards)
        wanted = [text for text in cards if referee.trick or held[text[5]] == max(held.values())]
        if referee.trick and not referee.asked:
            wanted = [text for text in cards if not referee.fits(text[5:])]
    elif mood == "stopping":
        wanted = ["stop"] if referee.asked else []
    elif mood == "taking" and referee.trick:
        wanted = [text for text in cards if referee.fits(text[5:])]
    elif mood == "feeding" and referee.trick:  # one team wins what it can, the other lets it
        fitting = [text for text in cards if referee.fits(text[5:])]
        wanted = fitting if referee.player % 2 else [text for text in legal if text not in fitting]
    return rng.choice(wanted or legal)


def play_deal(state: kortti.State, mood: str, rng: random.Random) -> Referee:
    """Plays one deal with both."""
    referee = Referee(state.game.options, state.deck.split(), state.dealer)
    play(state, referee, lambda: choose(referee, mood, rng), compare)
    return referee


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    options=mixture(CHOICES),
    deck=st.permutations(PACK),
    dealer=st.integers(0, 1),
    mood=st.sampled_from(MOODS),
)
def test_engine_and_referee_agree(options: dict[str, Any], deck: list[str], dealer: int, mood: str) -> None:
    state = kortti.load_game("sedma", **options).new_state(deck=deck, dealer=dealer)
    play_deal(state, mood, random.Random(deck[0]))


MUST_MEET = """
stop alone; stopped though it could go on; played on; played on with a seven; played on with a card of the rank;
played on while a seven of the leader's side wins; played on under an other's seven; ended for want of cards;
rounds 1; rounds 2; rounds 3; rounds 4; a seven led; a seven stays on top; a short stock; all tricks;
all points without all tricks; won by the seat 0 after the leader; won by the seat 1 after the leader;
won by the seat 2 after the leader; won by the seat 3 after the leader
"""


@pytest.mark.slow
def test_engine_and_referee_agree_in_every_corner() -> None:
    """Plays some deals under each combination of options, rotating the moods."""
    met: Counter[str] = Counter()
    for number, options in enumerate(MIXTURES):
        game = kortti.load_game("sedma", **options)
        for deal in range(8):
            rng = random.Random(f"{number}/{deal}")
            state = game.new_state(deck=rng.sample(PACK, 32), dealer=deal % game.players)
            met += play_deal(state, MOODS[deal % len(MOODS)], rng).met
    assert not (missing := unmet(MUST_MEET, met)), f"not one deal came to: {missing}"


@pytest.mark.parametrize("options", MIXTURES[::5], ids=lambda options: "-".join(map(str, options.values())))
def test_matches_agree(options: dict[str, Any]) -> None:
    """Totals, the end of a match, its winners and each dealer."""
    target = 3 if options["scoring"] == "gamepoints" else 180
    match = kortti.load_game("sedma", **options, target=target).new_match(seed=str(options))
    series, rng = Series(match.game.options), random.Random(1)
    while True:
        assert (match.is_over, match.totals[:2]) == (False, tuple(series.totals))
        referee = play_deal(match.state, "any", rng)
        dealer = series.next_dealer(referee, match.dealer)
        series.add(referee)
        assert match.totals == tuple(series.totals[referee.team(seat)] for seat in range(match.game.players))
        if series.is_over():
            break
        match.next_deal()
        assert match.dealer == dealer
    assert match.is_over
    assert {seat % 2 for seat in match.winners()} == {series.winning_team()}
