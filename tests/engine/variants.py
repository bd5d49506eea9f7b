"""The games and house rules that the generic tests play, and helpers that play them.

A game without a line in `VARIANTS` is tested with its presets.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import kortti
from kortti.games import CATALOGUE

BEGGING = {"unable": "beg", "stall_circuits": 1}
VARIANTS: dict[str, dict[str, dict[str, Any]]] = {
    "pantti": {
        "first-ace": {"ace": "first_ace_decides", "players": 3},
        "five": {"players": 5, "token_exempts_winner": True, "target": 60},
        "begging-aces": {"unable": "beg", "false_beg": "penalise", "ace": "first_ace_decides", "opening": "free"},
    },
    "ristiseiska": {
        "three": {"players": 3},
        "penalise": {"false_beg": "penalise", "score_cards": True},
        "stalling": {"players": 3, "false_beg": "penalise", "stall_circuits": 1},
        "token": {"unable": "token", "opening": "six_only", "score_cards": True, "players": 5},
    },
    "myllymatti": {
        "strict": {"must_beat": True, "draw_timing": "immediate", "next_dealer": "loser"},
        "winner-first": {"draw_order": "winner_first", "stall_actions": 20},
    },
    "ristikontra": {
        "short": {"target": 2},
        "held-king": {"mode": "cleaning", "target": 150, "hold_fourth_king": True},
    },
    "skitgubbe": {
        "six": {"players": 6, "dreck": 6},
        "pairs": {"tie": "any_pair", "players": 4, "pickup": "sequence"},
        "strict": {"must_beat": True, "slough": True, "tie": "any_pair"},
        "runs": {"runs": True, "pickup": "sequence", "stall_actions": 60, "deals": 2, "players": 2},
    },
    "swedish-gin-rummy": {
        "six": {"players": 6, "rounds": "1,3,9", "exact_cut_bonus": True},
        "optional": {"rounds": "2,14-15", "final_discard": "optional", "layoff_on_others": False, "players": 4},
        "no-buy": {"rounds": "5", "buy_after_down": False, "players": 5},
        "whole-hand": {"rounds": "15", "turn_cap": 9},
    },
    "fan-tan": {
        "eight": {"players": 8, "chips": 20},
        "penalise": {"players": 3, "false_pass": "penalise", "start": "7H", "deals": 2},
        "dear": {
            "players": 6,
            "false_pass": "penalise",
            "ante": 2,
            "short_hand_ante": 3,
            "pass_chips": 5,
            "card_chips": 0,
        },
    },
    "sedma": {
        "two": {"players": 2, "scoring": "points", "sevens": "top", "target": 100},
        "eight-always": {"hand_size": 8, "sevens": "top", "scoring": "points"},
    },
}

# House rules that allow deals of hundreds of actions, and prefixes of the actions that prolong them. For a game without
# a line the presets decide.
LASTING: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "ristiseiska": ({"false_beg": "penalise", "stall_circuits": 100}, ("beg",)),
    "pantti": ({"unable": "beg", "false_beg": "penalise", "stall_circuits": 100}, ("beg",)),
    "fan-tan": ({"false_pass": "penalise"}, ("pass",)),
    "swedish-gin-rummy": (
        {"rounds": "12", "turn_cap": 100, "final_discard": "optional", "buy_after_down": False},
        ("buy", "draw stock", "discard"),
    ),
    "myllymatti": ({"stall_actions": 10_000}, ("take",)),
    "skitgubbe": ({"stall_actions": 10_000}, ("take",)),
}

# Moves between hidden zones that show the card to everybody: the kinds of both zones.
SHOWN: dict[str, set[tuple[str, str]]] = {
    "myllymatti": {("stock", "won"), ("hand", "won")},
    "skitgubbe": {("stock", "won"), ("hand", "won"), ("hand", "hand")},
}


def cases() -> dict[str, kortti.Game]:
    """Returns every preset and variant of every game by test id."""
    found = {}
    for name in kortti.games():
        sets = {**CATALOGUE[name].presets_of(name), **VARIANTS.get(name, {})}
        for variant, options in sets.items():
            found[f"{name}-{variant}"] = kortti.load_game(name, **options)
    return found


def walk(game: kortti.Game, seed: int, dealer: int | None = None) -> Iterator[kortti.State]:
    """Plays a deal at random; yields the one state before each action and at the end."""
    rng = random.Random(seed)
    state = game.new_state(seed=seed, dealer=seed % game.players if dealer is None else dealer)
    while not state.is_terminal:
        yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def dally(game: kortti.Game, seed: int, share: float, most: int) -> Iterator[kortti.State]:
    """Like `walk` for `most` actions, choosing prolonging actions (see `LASTING`) with probability `share`."""
    _, slow = LASTING.get(game.name, ({}, ()))
    rng = random.Random(seed)
    state = game.new_state(seed=seed, dealer=seed % game.players)
    while not state.is_terminal and len(state.history) < most:
        yield state
        texts = [state.action_to_string(action) for action in state.legal_actions()]
        wanted = [text for text in texts if slow and text.startswith(slow)] if rng.random() < share else []
        state.apply_action(state.string_to_action(rng.choice(wanted or texts)))
    yield state


def snapshot(state: kortti.State) -> dict[str, Any]:
    """Returns all observable facts of a state, for comparison."""
    return {
        "zones": state.zones(),
        "seen": [state.observation(seat) for seat in range(state.game.players)],
        "legal": state.legal_actions(),
        "history": state.history,
        "deck": state.deck,
        "dealer": state.dealer,
        "marks": state.game.view.marks(state),
        "results": (state.returns(), state.winners()) if state.is_terminal else None,
    }


def rebuilt(state: kortti.State) -> kortti.State:
    """Rebuilds a state from its deck and history."""
    return state.game.new_state(deck=state.deck, dealer=state.dealer, **state.arguments).play(*state.history)
