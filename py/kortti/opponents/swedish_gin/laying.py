"""Ways to lay cards at Swedish Gin Rummy, and the points left in hand after each.

Exact: `test_laying_leaves_the_fewest_points` in `tests/engine/opponents/test_gin.py` tries everything. Hands are ints
as in `games/swedish_gin/hands.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from kortti.games.swedish_gin.facts import Laying, action_of, groups_of, layoff_action, layoff_of
from kortti.games.swedish_gin.hands import WORTHS, cards_in, distinct, hand_of, points_of, without_card
from kortti.games.swedish_gin.melds import finder, quick
from kortti.games.swedish_gin.melds.table import Meld, added, table_meld
from kortti.opponents.swedish_gin.knowledge import Position, without


class Plan(NamedTuple):
    """What to lay in the rest of a turn, and the points left in hand after the discard."""

    left: int
    actions: tuple[Any, ...]


def laid(position: Position, text: str) -> tuple[list[int], list[Meld]]:
    """Returns the hand and the melds on the table after an action that lays cards."""
    action = action_of(text)
    hand, table = position.hand, position.table[:]
    if type(action) is int:
        card, number, end = layoff_of(action)
        table[number - 1] = added(table[number - 1], card, end)
        return without(hand, card), table
    for cards in groups_of(action):
        hand = without(hand, *cards)
        table.append(table_meld(cards, position.me))
    return hand, table


def lays(position: Position) -> list[str]:
    """Returns the actions that lay cards."""
    return [text for text in position.legal if text.partition(" ")[0] in ("contract", "meld", "layoff")]


def layings(position: Position) -> Iterator[tuple[str, int]]:
    """Yields each action that lays cards, with the points left in hand at the end of the turn."""
    for text in lays(position):
        hand, table = laid(position, text)
        melds = [
            (number, meld) for number, meld in enumerate(table, 1) if position.rules.may_add_to(meld.owner, position.me)
        ]
        yield text, plan(hand_of(hand), position.keep, melds).left


def can_lay(position: Position, card: int) -> bool:
    """Checks if this seat, already down, could lay `card`."""
    return bool(position.fits(card, position.me)) or any(
        card in group for group in finder.best_melds([*position.hand, card], position.keep)
    )


def plan(hand: int, keep: int, melds: Sequence[tuple[int, Meld]]) -> Plan:
    """Returns the lay-offs on `melds`, given with their numbers, and further melds that leave the fewest points."""
    best: Plan | None = None
    for rest, layoffs in laid_off(hand, keep, melds).items():
        left, groups = melded(rest, keep)
        if best is None or left < best.left:
            best = Plan(left, (*layoffs, *groups))
    assert best is not None
    return best


def laid_off(hand: int, keep: int, melds: Sequence[tuple[int, Meld]]) -> dict[int, tuple[int, ...]]:
    """Returns the hands that lay-offs can leave, each with lay-offs that do."""
    ways: dict[int, tuple[int, ...]] = {hand: ()}
    for number, start in melds:
        paths = [(rest, start, layoffs) for rest, layoffs in ways.items()] if start.takes & hand else []
        seen = set[tuple[int, Meld]]()
        while paths:
            before, meld, layoffs = paths.pop()
            if before.bit_count() <= keep:
                continue
            for end, fitting in enumerate(meld.fits):
                for card in distinct(fitting & before):
                    rest, longer = without_card(before, card), added(meld, card, end)
                    if (rest, longer) not in seen:
                        seen.add((rest, longer))
                        more = *layoffs, layoff_action(card, number, end)
                        ways.setdefault(rest, more)
                        paths.append((rest, longer, more))
    return ways


@lru_cache(maxsize=1 << 14)
def melded(hand: int, keep: int) -> tuple[int, Laying]:
    """Returns the points left after the best further melds and a discard, and these melds."""
    best: tuple[int, Laying] = without_dearest(hand), ()
    if quick.first_meld(hand, keep):
        discards = [without_card(hand, card) for card in distinct(hand)]
        for kept in discards if keep else [hand, *discards]:
            melds = finder.best_melds(cards_in(kept), 0)
            rest = kept
            for card in [card for group in melds for card in group]:
                rest = without_card(rest, card)
            best = min(best, (points_of(rest), melds), key=lambda way: way[0])
    return best


def without_dearest(hand: int) -> int:
    """Returns the points of a hand after the discard of its dearest card."""
    return points_of(hand) - next((worth for worth, cards in reversed(WORTHS) if hand & cards), 0)
