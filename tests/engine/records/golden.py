"""The golden records in ``tests/records``: their paths and their matches.

Each is a match written by `kortti.record.playthrough` with all output of the engine. They lock the rules and the text
formats: `test_records.py` replays them. `write_records.py` rewrites them.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import kortti
from kortti import opponents
from kortti.games import CATALOGUE
from kortti.records.record import Record

RECORDS = Path(__file__).parents[2] / "records"

# House rules that no preset has. Each makes a record, `<game>-<name>.txt`.
EXTRA: dict[str, dict[str, dict[str, Any]]] = {
    "pantti": {
        "first-ace": {"ace": "first_ace_decides", "players": 3, "target": 60},
        "begging": {"unable": "beg", "false_beg": "penalise", "ace": "first_ace_decides", "players": 5, "target": 30},
    },
    "ristiseiska": {
        "three": {"players": 3},
        "penalise": {"false_beg": "penalise"},
        "stalled": {"players": 3, "false_beg": "penalise", "stall_circuits": 1},
    },
    "myllymatti": {
        "strict": {"must_beat": True, "draw_timing": "immediate"},
        "series": {"deals": 3, "next_dealer": "loser", "draw_order": "winner_first"},
        "stalled": {"stall_actions": 9},
    },
    "ristikontra": {
        "carry": {"target": 2},
        "held-king": {"mode": "cleaning", "target": 150, "hold_fourth_king": True},
    },
    "skitgubbe": {
        "pairs": {"tie": "any_pair", "players": 4, "pickup": "sequence"},
        "series": {"deals": 2, "players": 2, "must_beat": True, "slough": True, "next_dealer": "loser"},
        "six": {"players": 6, "dreck": 6},
        "stalled": {"stall_actions": 9},
    },
    "swedish-gin-rummy": {
        "six": {"players": 6, "rounds": "1,9", "exact_cut_bonus": True},
        "optional": {"rounds": "2,15", "final_discard": "optional", "layoff_on_others": False},
        "blocked": {"players": 4, "rounds": "12", "turn_cap": 20, "buy_after_down": False},
    },
    "fan-tan": {
        "eight": {"players": 8, "deals": 1, "start": "7S"},
        "penalise": {"false_pass": "penalise", "deals": 2, "short_hand_ante": 2, "players": 3},
        "chips": {"players": 5, "chips": 20, "deals": 9, "ante": 2, "pass_chips": 2, "card_chips": 2},
    },
    "sedma": {
        "two": {"players": 2, "sevens": "top"},
        "points": {"scoring": "points", "hand_size": 8, "next_dealer": "left"},
    },
}
SEEDS = {  # matches in which the rare event happens
    "ristiseiska-stalled": "ristiseiska-stalled-25",
    "myllymatti-strict": "myllymatti-strict-1",
    "myllymatti-stalled": "myllymatti-stalled-1",
    "ristikontra": "ristikontra-4",
    "ristikontra-carry": "ristikontra-carry-1671",
    "ristikontra-cleaning": "ristikontra-cleaning-1",
    "ristikontra-first120": "ristikontra-first120-1",
    "ristikontra-first60": "ristikontra-first60-1",
    "ristikontra-held-king": "ristikontra-held-king-33",
}


def golden_files() -> list[Path]:
    """Returns the paths of all golden records."""
    return sorted(RECORDS.glob("*.txt"))


def golden_matches() -> dict[str, kortti.Game]:
    """Returns the game of every golden record by file name: each preset, and the extra ones.

    The usual rules come first, under the name of the game alone.
    """
    found = {}
    for name in kortti.games():
        for variant, options in {**CATALOGUE[name].presets_of(name), **EXTRA.get(name, {})}.items():
            file = f"{name}.txt" if variant == "usual" else f"{name}-{variant}.txt"
            found[file] = kortti.load_game(name, **options)
    return found


def played(game: kortti.Game, seed: str) -> Record:
    """Plays a match for coverage: even seats as opponents, odd ones at random."""
    rng = random.Random(seed)
    match = game.new_match(seed=seed)
    deals: list[list[str]] = []
    while not deals or not match.is_over:
        state = match.next_deal() if deals else match.state
        while not state.is_terminal:
            seat = state.current_player
            choose = opponents.any_legal if seat % 2 else opponents.choose
            match.apply_action(state.string_to_action(choose(state.observation(seat), rng)))
        deals.append(state.history)
    return Record(game, seed, match.deals[0].dealer if match.deals else match.dealer, (), deals)
