"""Positions of Swedish gin for page tests: the person in seat 0 can lay, buy, lay off or cut.

Matches of one round, found by trying seeds; all seats play so that seat 0 soon gets there.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Mapping
from functools import partial

import kortti
from kortti.cards import parse_card
from kortti.game import State
from kortti.games.swedish_gin.facts import points
from kortti.games.swedish_gin.melds.finder import missing
from kortti.options import OptionValue
from kortti.records.record import Record, Seat, write
from tests.page.positions import NAMES

GAME = "swedish-gin-rummy"
MANY = range(9, 15)  # rounds whose contract has more cards than are dealt: one must buy
TURNS = 24  # of all seats together, before the next seed is tried


def hand_of(state: State) -> list[int]:
    """Returns the cards of seat 0, as numbers."""
    return [parse_card(text) for text in state.zones()["hand:0"]]


def helpful(state: State, rng: random.Random) -> str:
    """Returns a legal action that brings seat 0 nearer to its contract."""
    round, seat = state.arguments["round"], state.current_player
    legal = [state.action_to_string(action) for action in state.legal_actions()]
    hand = hand_of(state)
    top = parse_card(state.zones()["discard"][-1]) if state.phase != "play" else 0
    laid = [text for text in legal if text.startswith("contract")]
    if laid and not seat:
        return laid[0]
    if state.phase == "play":
        thrown = [text for text in legal if text.startswith("discard")]
        if seat:
            held = [parse_card(text.split()[1]) for text in thrown]
            return thrown[min(range(len(held)), key=lambda k: (missing([*hand, held[k]], round), rng.random()))]

        def rest(text: str) -> tuple[int, int]:
            left = hand[:]
            left.remove(parse_card(text.split()[1]))
            return missing(left, round), points(left)

        return min(thrown, key=rest)
    if seat:
        return "decline" if state.phase == "window" else "draw stock"
    helps = missing([*hand, top], round) < missing(hand, round)
    if "buy" in legal and round in MANY and helps:
        return "buy"
    if state.phase == "window":
        return "decline"
    return "draw discard" if helps and "draw discard" in legal else "draw stock"


def contracts(state: State) -> list[tuple[tuple[int, ...], ...]]:
    """Returns the ways in which the current player can lay the contract."""
    actions = state.legal_actions() if state.phase == "play" else []
    return [action for action in actions if type(action) is tuple and type(action[0]) is tuple]


def can_lay(state: State) -> bool:
    """Checks if it is seat 0's turn to lay and it holds the contract."""
    return bool(contracts(state))


def is_asked(state: State) -> bool:
    """Checks if the person is asked to buy in another player's turn."""
    return state.phase == "window"


def may_buy(state: State) -> bool:
    """Checks if the person can buy in their own turn."""
    return state.phase == "start" and len(state.legal_actions()) == 3


def cuts(state: State) -> bool:
    """Checks if it is the person's turn to cut."""
    return state.phase == "cut"


def is_ambiguous(state: State) -> bool:
    """Checks if seat 0 can lay a contract whose cards form it in more than one way."""
    return can_lay(state) and len(readings(state)) > 1


def readings(state: State) -> list[str]:
    """Returns the laying actions for the cards of the first contract, put together by hand."""
    first = next(
        choice for choice in map(partial(state.game.view.choice, state), state.legal_actions()) if choice.groups
    )
    return state.game.view.lay(state, [sorted(group) for group in first.groups], 0).actions


def lay_offs(state: State) -> set[tuple[str, ...]]:
    """Returns the lay-offs that leave seat 0 some cards: card, meld, and end of a run."""
    if state.phase != "play" or len(hand_of(state)) < 4:
        return set()
    texts = map(state.action_to_string, state.legal_actions())
    return {tuple(text.split()[1:]) for text in texts if text.startswith("layoff")}


def fits_both_ends(state: State) -> bool:
    """Checks if seat 0 has different cards for the low and the high end of runs."""
    return {way[2] for way in lay_offs(state) if len(way) == 3 and way[0][0] != "2"} == {"low", "high"}


def has_a_two_for_both_ends(state: State) -> bool:
    """Checks if seat 0 has a two that can go to either end of a run."""
    ways = lay_offs(state)
    return any(way[2:] == ("low",) and (*way[:2], "high") in ways for way in ways)


@functools.cache
def found(round: int, wanted: Callable[[State], bool] = can_lay, players: int = 3, more: str = "") -> str:
    """Returns the save of a one-round match in which the person is to act and `wanted` holds for the state."""
    options: Mapping[str, OptionValue] = dict(part.split("=") for part in more.split())  # as in records
    game = kortti.load_game(GAME, players=players, rounds=(round,), **options)
    seats = tuple(Seat("skilled" if seat else "person", NAMES[seat]) for seat in range(players))
    for number in range(300):
        seed, rng = f"gin {number}", random.Random(number)
        match = game.new_match(seed, dealer=0)
        state = match.state
        while not state.is_terminal and state.move_number < 4 * TURNS:
            if state.current_player == 0 and wanted(state):
                return write(Record(game, seed, 0, seats, [state.history]))
            state.apply_action(state.string_to_action("cut 1" if state.phase == "cut" else helpful(state, rng)))
    raise AssertionError(f"no such position in round {round}")
