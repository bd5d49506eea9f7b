"""Ristikontra: the engine and the naive referee, compared action by action in every mode."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kortti
from kortti.cards import CARDS
from tests.engine.referees.refereed import agree, mixture, mixtures, play, unmet
from tests.engine.referees.ristikontra import Referee

CHOICES: dict[str, tuple[Any, ...]] = {
    "mode": ("gamepoints", "cleaning", "first120", "first60"),
    "hold_fourth_king": (False, True),
}
MIXTURES = mixtures(CHOICES)
MOODS = (
    *("any", "repeating", "saving", "turning", "never turning"),
    *("matching", "hoarding kings", "leading kings", "feeding"),
)


def stacked(mode: str, dealer: int, rng: random.Random) -> list[str]:
    """Returns a deck that gives the first leader three or four cards of one rank, often kings.

    A fourth card not dealt to the leader is the top of the stock at the leader's fourth lead.
    """
    deck = rng.sample(CARDS, 52)
    rank = rng.choice("KKA7")
    size = 5 if mode == "cleaning" else 6
    fourth = rng.choice([12, 4 * size + 12])
    for place, card in zip((0, 4, 8, fourth), [card for card in CARDS if card[0] == rank], strict=True):
        other = deck.index(card)
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def compare(referee: Referee, state: kortti.State) -> None:
    """Asserts that both agree on the deal, and checks facts of the rules."""
    agree(referee, state, ("stock", "trick"))
    assert state.phase == ("over" if referee.over else "follow" if referee.trick else "lead")
    zones = state.zones()
    if not referee.trick:
        number = len(referee.tricks)
        assert len(zones["stock"]) == max(0, 4 * (referee.stock_tricks - number))
        left = referee.size if number <= referee.stock_tricks else 13 - number
        assert [len(zones[f"hand:{seat}"]) for seat in range(4)] == [left] * 4
    if referee.over:
        assert len(referee.tricks) == 13
        assert sum(referee.summary()["captured"]) == (60 if referee.mode == "first60" else 120)
        assert state.summary() == referee.summary()


def choose(referee: Referee, mood: str, rng: random.Random) -> str:
    """Returns an action; some moods seek rare special cases."""
    legal = sorted(referee.legal())
    cards = [text for text in legal if text != "turn"]
    leading = not referee.trick
    wanted: list[str] = []
    held = Counter(text[5] for text in cards)
    if mood in ("repeating", "saving"):  # leads one rank repeatedly, at once or at the end; nobody else plays it
        last = referee.tricks[-1].cards[0][0] if referee.tricks else ""
        most = [text for text in cards if held[text[5]] == max(held.values())]
        if not leading:
            wanted = [text for text in cards if text[5] != referee.trick[0][0]]
            wanted = [text for text in wanted if text not in most] or wanted
        elif mood == "saving" and len(cards) > max(held.values()):
            wanted = [text for text in cards if text not in most] or cards
        elif "turn" in legal and not held[last] and rng.random() < 0.5:
            wanted = ["turn"]
        else:
            wanted = [text for text in cards if text[5] == last] or most
        return rng.choice(wanted or legal)
    if rng.random() < 0.1:
        return rng.choice(legal)
    if mood == "turning":
        wanted = ["turn"] if "turn" in legal else []
    elif mood == "never turning":
        wanted = cards
    elif mood == "matching" and not leading:
        wanted = [text for text in cards if text[5] == referee.trick[0][0]]
    elif mood == "hoarding kings":
        wanted = [text for text in cards if text[5] != "K"]
    elif mood == "leading kings":
        wanted = [text for text in cards if text[5] == "K"]
    elif mood == "feeding":  # one team wins what it can, the other lets it
        match = [text for text in cards if not leading and text[5] == referee.trick[0][0]]
        wanted = match if referee.player % 2 else [text for text in cards if text not in match]
    return rng.choice(wanted or legal)


def play_deal(options: dict[str, Any], seed: str, dealer: int, mood: str) -> Counter[str]:
    """Plays one deal with both and returns the special cases it met."""
    game = kortti.load_game("ristikontra", **options)
    rng = random.Random(f"{seed}/{mood}")
    deck = stacked(options["mode"], dealer, rng) if mood in ("repeating", "saving") else rng.sample(CARDS, 52)
    state = game.new_state(deck=deck, dealer=dealer)
    referee = Referee(game.options, deck, dealer)
    play(state, referee, lambda: choose(referee, mood, rng), compare)
    return referee.met


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    options=mixture(CHOICES),
    seed=st.integers(0, 10**6).map(str),
    dealer=st.integers(0, 3),
    mood=st.sampled_from(MOODS),
)
def test_engine_and_referee_agree(options: dict[str, Any], seed: str, dealer: int, mood: str) -> None:
    play_deal(options, seed, dealer, mood)


MUST_MEET = """
play leading; play following; turn leading; turn following; won by card 1; won by card 2; won by card 3; won by card 4;
0 turned in a trick; 1 turned in a trick; 2 turned in a trick; 3 turned in a trick; 4 turned in a trick;
2 leads in a row; 3 leads in a row; 4 leads in a row; fourth lead refused; fourth lead turned;
fourth lead for want of another rank; fourth king refused leading; fourth king refused following; fourth king turned;
refused by both rules; all 120 points; clean; clean under 10; dirty; cleaned;
dirty in spite of a king won with a queen; everything; 60-60; dirty under 10;
fourth lead of a held king turned
"""


@pytest.mark.slow
def test_engine_and_referee_agree_in_every_corner() -> None:
    """Plays some deals under each of the 8 combinations of options, rotating moods; these meet all corners."""
    by_mixture: list[tuple[dict[str, Any], Counter[str]]] = []
    for number, options in enumerate(MIXTURES):
        met: Counter[str] = Counter()
        for deal in range(68, 128):
            met += play_deal(options, f"{number}/{deal}", deal % 4, MOODS[deal % len(MOODS)])
        by_mixture.append((options, met))
    total = sum((met for _, met in by_mixture), Counter())
    assert not (missing := unmet(MUST_MEET, total)), f"not one deal came to: {missing}"
    for options, met in by_mixture:  # only one of them holds the king
        held = any(word.startswith("fourth king") for word in met)
        assert held == (options == {"mode": "cleaning", "hold_fourth_king": True}), options
