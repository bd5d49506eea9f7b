"""Perft counts: the number of legal lines of a few actions from fixed positions.

A changed number means changed rules. The naive referee counts the same.
"""

from __future__ import annotations

import copy

import pytest

import kortti
from tests.engine.referees import fan_tan, myllymatti, ristikontra, sedma, sevens, skitgubbe

Beating = myllymatti.Referee | skitgubbe.Referee
OfTricks = Beating | ristikontra.Referee | sedma.Referee
Referee = sevens.Referee | fan_tan.Referee | OfTricks
REFEREES: dict[str, type[Referee]] = {
    "pantti": sevens.Referee,
    "ristiseiska": sevens.Referee,
    "myllymatti": myllymatti.Referee,
    "ristikontra": ristikontra.Referee,
    "fan-tan": fan_tan.Referee,
    "sedma": sedma.Referee,
    "skitgubbe": skitgubbe.Referee,
}

# Game, house rules, number of actions before the position (and the deal, if a rare event is wanted), and the number of
# lines of one, two, three ... actions from it.
Place = int | tuple[str, int]
COUNTS: list[tuple[str, dict[str, object], Place, list[int]]] = [
    ("pantti", {}, 0, [1, 1, 1, 1, 3, 4, 5, 5, 13, 26, 30]),
    ("pantti", {}, 30, [2, 5, 5, 5, 8, 20, 28, 28, 31, 55, 141]),
    ("pantti", {}, 44, [3, 7, 10, 10, 16, 34, 62, 74, 79, 106, 158]),
    ("pantti", {"opening": "six_only"}, 24, [1, 3, 4, 4, 7, 18, 37, 52, 77, 165, 399]),
    ("pantti", {"opening": "free", "players": 5}, 20, [2, 2, 6, 6, 17, 23, 36, 87, 118, 254, 337]),
    ("pantti", {"ace": "first_ace_decides", "players": 3}, 43, [2, 4, 7, 14, 28, 44, 64, 138, 218, 268, 434]),
    ("pantti", {"ace": "first_ace_decides", "opening": "free"}, 40, [4, 4, 9, 15, 24, 38, 50, 80, 117, 177, 217]),
    ("ristiseiska", {}, 0, [1, 1, 2, 2, 6, 10, 19, 24, 143, 331, 945]),
    ("ristiseiska", {}, 30, [1, 2, 4, 12, 12, 65, 162, 277, 552, 1085, 3072]),
    ("ristiseiska", {"players": 3}, 50, [1, 2, 4, 4, 4, 4, 4, 0, 0, 0, 0]),
    ("ristiseiska", {"opening": "six_then_eight"}, 36, [2, 2, 5, 7, 20, 20, 99, 185, 311, 797, 1010]),
    ("ristiseiska", {"opening": "six_then_eight", "bonus_turn": True}, 40, [1, 1, 3, 5, 11, 22, 81, 253, 405, 510]),
    ("ristiseiska", {"false_beg": "penalise"}, 3, [1, 4, 21, 204, 2576]),
    ("ristiseiska", {"false_beg": "penalise", "players": 3, "stall_circuits": 1}, 22, [14, 126, 360, 1866]),
    ("ristiseiska", {"false_beg": "penalise", "players": 5, "ace": "first_ace_decides"}, 60, [3, 12, 76, 356, 1412]),
    ("myllymatti", {}, 0, [4, 16, 64, 256, 1024]),
    ("myllymatti", {}, 39, [4, 16, 64, 192, 576, 1152, 2654]),
    ("myllymatti", {}, 44, [2, 4, 4, 8, 38, 202, 972, 8377]),
    ("myllymatti", {}, 46, [1, 3, 6, 6, 30, 238, 1256]),
    ("myllymatti", {}, 60, [8, 43, 212, 1243]),
    ("myllymatti", {"draw_timing": "immediate"}, 39, [4, 16, 64, 192, 576, 1152, 2912]),
    ("myllymatti", {"draw_order": "winner_first"}, 41, [4, 12, 36, 72, 178, 223, 442, 3410]),
    ("myllymatti", {"must_beat": True}, 60, [3, 6, 108, 228, 558, 7722]),
    ("myllymatti", {"must_beat": True}, 90, [1, 1, 2, 2, 2, 2, 18, 40, 42, 102, 218]),
    ("myllymatti", {"stall_actions": 2}, 50, [1, 11, 77, 0]),
    ("ristikontra", {}, 0, [7, 49, 343, 2401]),
    ("ristikontra", {}, 25, [7, 49, 343, 2058]),
    ("ristikontra", {}, 42, [3, 9, 18, 36, 72, 144, 144, 144]),
    ("ristikontra", {}, ("counts 440", 12), [6, 42, 294, 2058]),
    ("ristikontra", {}, ("counts 421", 24), [7, 49, 343, 2401]),
    ("ristikontra", {"mode": "cleaning"}, 30, [6, 36, 180, 900, 4500]),
    ("ristikontra", {"mode": "cleaning"}, ("counts 129", 40), [2, 6, 18, 54, 108, 216, 432, 864, 864, 864]),
    ("ristikontra", {"mode": "cleaning", "hold_fourth_king": True}, ("counts 0", 13), [5, 30, 180, 1050, 5820]),
    ("ristikontra", {"mode": "cleaning"}, ("counts 0", 13), [6, 36, 216, 1296]),
    ("ristikontra", {"mode": "cleaning", "hold_fourth_king": True}, ("counts 1", 28), [5, 30, 180, 1080, 5400]),
    ("ristikontra", {"mode": "first120"}, 40, [3, 9, 27, 81, 162, 324, 648, 1296]),
    ("ristikontra", {"mode": "first60"}, ("counts 440", 12), [6, 42, 294, 2058]),
    ("fan-tan", {}, 0, [1, 3, 3, 5, 6, 14, 22, 50, 67, 136, 310]),
    ("fan-tan", {}, 20, [2, 2, 8, 18, 36, 50, 185, 318, 612, 1051]),
    ("fan-tan", {"players": 8}, 30, [1, 1, 1, 2, 5, 5, 5, 5, 7, 7, 8]),
    ("fan-tan", {"players": 3, "start": "7S"}, 0, [1, 1, 3, 8, 10, 29, 77, 143, 393, 1057]),
    ("fan-tan", {"false_pass": "penalise"}, 12, [1, 3, 16, 31, 73, 173, 862, 1474]),
    ("fan-tan", {"false_pass": "penalise", "players": 3, "start": "7H"}, 0, [1, 3, 4, 15, 43, 107, 374, 1305]),
    ("sedma", {}, 0, [4, 16, 64, 256]),
    ("sedma", {}, 13, [1, 4, 16, 64, 256, 384]),
    ("sedma", {}, ("counts 3", 28), [2, 4, 8, 8, 8, 8, 8, 8, 0]),
    ("sedma", {"prolong": "opponent"}, 20, [3, 9, 27, 81, 153, 306]),
    ("sedma", {"prolong": "never", "sevens": "top", "hand_size": 8}, 24, [2, 4, 8, 16, 16, 16, 16]),
    ("sedma", {"hand_size": 8, "players": 2}, ("counts 5", 9), [3, 22, 92, 348]),
    ("sedma", {"players": 2, "scoring": "points"}, ("counts 2", 30), [1, 4, 16, 24, 72, 168, 228, 456, 744]),
    ("sedma", {"sevens": "top"}, ("counts 7", 24), [3, 9, 27, 27, 54, 108, 216]),
    ("skitgubbe", {}, 0, [4, 16, 64, 256, 1024]),
    ("skitgubbe", {}, 40, [4, 16, 48, 144, 423, 854]),
    ("skitgubbe", {}, 46, [2, 4, 4, 4, 4, 88, 284, 3492]),
    ("skitgubbe", {}, 60, [4, 33, 309, 1374]),
    ("skitgubbe", {"players": 2}, 42, [4, 16, 64, 192, 456, 1152]),
    ("skitgubbe", {"players": 6, "dreck": 6}, 44, [1, 2, 2, 4, 4, 24, 28, 212]),
    ("skitgubbe", {"tricks": "pair"}, 44, [2, 6, 10, 20, 20, 24, 360, 1674]),
    ("skitgubbe", {"tie": "any_pair", "players": 5}, 30, [4, 16, 64, 256, 1024]),
    ("skitgubbe", {"slough": True}, 60, [1, 4, 4, 16, 19, 67, 78, 270]),
    ("skitgubbe", {"runs": True, "pickup": "sequence"}, 60, [4, 36, 361, 1747]),
    ("skitgubbe", {"runs": True, "pickup": "bottom", "must_beat": True}, 64, [1, 1, 13, 176, 1025]),
    ("skitgubbe", {"must_beat": True}, 90, [2, 3, 4, 20, 30, 103, 122, 172]),
    ("skitgubbe", {"stall_actions": 2}, 50, [1, 22, 71, 0]),
]
IDS = [f"{name}-{number}" for number, (name, *_) in enumerate(COUNTS)]


def position(name: str, options: dict[str, object], place: Place) -> kortti.State:
    """Returns the state after some actions chosen by a fixed rule."""
    seed, steps = place if isinstance(place, tuple) else ("counts", place)
    game = kortti.load_game(name, **options)
    state = game.new_state(seed=seed, dealer=2 % game.players)
    for step in range(steps):
        legal = state.legal_actions()
        state.apply_action(legal[step * (step + 1) // 2 % len(legal)])
    assert not state.is_terminal
    return state


def lines(state: kortti.State, depth: int) -> list[int]:
    """Returns the number of lines of one, two ... `depth` actions."""
    counts, reached = [], [state]
    for _ in range(depth):
        last, reached = reached, []
        for before in last:
            for action in before.legal_actions():
                reached.append(after := before.clone())
                after.apply_action(action)
        counts.append(len(reached))
    return counts


def naive_lines(referee: Referee, depth: int) -> list[int]:
    """The same by the referee."""
    counts, reached = [], [referee]
    for _ in range(depth):
        last, reached = reached, []
        for before in last:
            for text in before.legal():
                reached.append(after := copy.deepcopy(before))
                after.apply(text)
        counts.append(len(reached))
    return counts


@pytest.mark.parametrize(("name", "options", "place", "counts"), COUNTS, ids=IDS)
@pytest.mark.slow
def test_counts(name: str, options: dict[str, object], place: Place, counts: list[int]) -> None:
    state = position(name, options, place)
    assert lines(state, len(counts)) == counts


@pytest.mark.parametrize(("name", "options", "place", "counts"), COUNTS, ids=IDS)
@pytest.mark.slow
def test_the_referee_counts_the_same(name: str, options: dict[str, object], place: Place, counts: list[int]) -> None:
    state = position(name, options, place)
    referee = REFEREES[name](state.game.options, state.deck.split(), state.dealer)
    for text in state.history:
        referee.apply(text)
    shallow = [count for count in counts if count < 400]
    assert len(shallow) > 1
    assert naive_lines(referee, len(shallow)) == shallow
