"""The games and house rules that the generic tests play, and helpers that play them.

A game without a line in `VARIANTS` is tested with its presets.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
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

# Values to try of house rules that are numbers or lists; matches under them end soon.
NUMBERS: dict[str, tuple[Any, ...]] = {
    "target": (None, 1, 7, 60),
    "token_points": (0, 25, 1000),
    "stall_circuits": (1, 2, 10),
    "stall_actions": (1, 9, 40, 200),
    "deals": (1, 3, 8),
    "ante": (0, 1, 7),
    "short_hand_ante": (0, 1, 4),
    "pass_chips": (0, 1, 6),
    "card_chips": (0, 1, 3),
    "chips": (0, 20, 500),
    "dreck": (0, 1, 7),
    "turn_cap": (1, 6, 20),
    "rounds": ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12), (13, 14, 15)),
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


def choices_of(name: str) -> dict[str, tuple[Any, ...]]:
    """Returns the values to try of each house rule of a game."""
    found = {}
    for option in CATALOGUE[name].options_of(name):
        values = option.values if option.values and not option.many else NUMBERS.get(option.name, ())
        found[option.name] = tuple(filter(option.accepts, values)) or tuple({option.least: 0, option.default: 0})
    return found


def pairs_of(options: Mapping[str, Any]) -> set[tuple[Any, ...]]:
    """Returns all pairs of values among house rules."""
    return set(combinations(sorted(options.items()), 2))


def pairwise(choices: Mapping[str, Sequence[Any]]) -> list[dict[str, Any]]:
    """Returns few mixtures of house rules in which each two values of two rules meet: a covering array of strength 2.

    Greedy: a mixture starts with a pair that has not met; each other rule takes the value that meets most anew.
    """
    left = {pair for one, two in combinations(sorted(choices), 2) for pair in _pairs(one, two, choices)}
    rows = []
    while left:
        row = dict(min(left, key=repr))
        for name in sorted(set(choices) - set(row), key=lambda name: -len(choices[name])):
            row[name] = max(choices[name], key=lambda value: len(left & pairs_of({**row, name: value})))
        left -= pairs_of(row)
        rows.append({name: row[name] for name in choices})
    return rows


def _pairs(one: str, two: str, choices: Mapping[str, Sequence[Any]]) -> Iterator[tuple[Any, ...]]:
    return (((one, first), (two, second)) for first in choices[one] for second in choices[two])


def walk(game: kortti.Game, seed: int) -> Iterator[kortti.State]:
    """Plays a deal at random; yields the one state before each action and at the end."""
    rng = random.Random(seed)
    state = game.new_state(seed=seed, dealer=seed % game.players)
    while not state.is_terminal:
        yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def dally(game: kortti.Game, seed: int, share: float, most: int) -> Iterator[kortti.State]:
    """Like `walk` for `most` actions, choosing prolonging actions (see `LASTING`) with probability `share`."""
    _, slow = LASTING.get(game.name, ({}, ()))
    rng = random.Random(seed)
    state = game.new_state(seed=seed, dealer=seed % game.players)
    for _ in range(most):
        if state.is_terminal:
            break
        yield state
        legal, wanted = state.legal_actions(), []
        if rng.random() < share:
            wanted = [action for action in legal if state.action_to_string(action).startswith(slow)]
        state.apply_action(rng.choice(wanted or legal))
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
