"""Fast playouts of a Fan Tan deal."""

from __future__ import annotations

from collections.abc import Sequence

from kortti.games.fan_tan.facts import HELD_SEVEN, OPENS, PASS, SEVENS
from kortti.opponents.fan_tan.heuristics import best_card
from kortti.opponents.fan_tan.knowledge import Position

WON = 1.0  # value of going out in chips, on top of the chips won


def playout(position: Position, hands: Sequence[int], action: int, moves: list[tuple[int, int]] | None = None) -> float:
    """Returns the chips that `action` brings in the deal `hands`, if everybody then plays by the heuristics.

    No false passes follow. Appends every move to `moves`, if given. Repeats the rules of a turn for speed:
    `test_playouts_keep_to_the_rules` (tests/engine/games/test_fan_tan.py) checks each move against the engine.
    """
    house, me = position.house, position.me
    players, pass_chips = house.players, house.pass_chips
    held, seat, pool, mine = list(hands), me, position.pool, 0.0
    open_cards = house.open_cards(position.laid) if position.laid else SEVENS
    if action == PASS and held[me] & open_cards:  # a false pass: its cost on top of a true one's
        pool += house.false_pass_chips - pass_chips
        mine -= house.false_pass_chips - pass_chips
        for held_back in (held[me] & SEVENS) >> 1, (held[me] & SEVENS) << 1:
            mine -= HELD_SEVEN * (held_back & ~held[me]).bit_count()
    while True:
        if moves is not None:
            moves.append((seat, action))
        if action == PASS:
            pool += pass_chips
            if seat == me:
                mine -= pass_chips
        else:
            held[seat] = hand = held[seat] ^ 1 << action
            open_cards = open_cards & ~(1 << action) | OPENS[action]
            if not hand:
                break
        seat += 1
        if seat == players:
            seat = 0
        lays = held[seat] & open_cards
        action = PASS if not lays else best_card(lays, held[seat]) if lays & lays - 1 else lays.bit_length() - 1
    if seat == me:
        return mine + WON + pool + house.card_chips * sum(map(int.bit_count, held))
    return mine - house.card_chips * held[me].bit_count()
