"""Ways to lay cards at Swedish Gin Rummy, and the points left in hand after each."""

from __future__ import annotations

from collections.abc import Sequence

from kortti.games.swedish_gin.facts import POINTS, action_of, groups_of, is_two, layoff_of, points
from kortti.games.swedish_gin.melds import finder
from kortti.games.swedish_gin.melds.table import Meld, added, table_meld
from kortti.opponents.swedish_gin.knowledge import Position, without


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


def layings(position: Position) -> dict[str, float]:
    """Returns for each action that lays cards the points left in hand at the end of the turn."""
    ways = [text for text in position.legal if text.partition(" ")[0] in ("contract", "meld", "layoff")]
    return {text: float(cheapest(position, *laid(position, text))) for text in ways}


def can_lay(position: Position, card: int) -> bool:
    """Checks if this seat, already down, could lay `card`."""
    return bool(position.fits(card, position.me)) or any(
        card in group for group in finder.best_melds([*position.hand, card], position.keep)
    )


def cheapest(position: Position, hand: Sequence[int], table: list[Meld]) -> int:
    """Returns the points left in hand after further melds, lay-offs and a discard.

    Tries lay-offs alone, and melds before or after all lay-offs; mixed orders could leave less.
    """
    ways = [
        laid_off(position, hand, table),
        laid_off(position, melded(position, hand), table),
        melded(position, laid_off(position, hand, table)),
    ]
    return min(points(way) - max([POINTS[card] for card in way], default=0) for way in ways)


def melded(position: Position, hand: Sequence[int]) -> list[int]:
    """Returns the cards left in hand after further melds."""
    return without(hand, *(card for group in finder.best_melds(hand, position.keep) for card in group))


def laid_off(position: Position, hand: Sequence[int], table: list[Meld]) -> list[int]:
    """Returns the cards left in hand after lay-offs: twos last, and the high end of a run before the low one."""
    rest = sorted(hand, key=lambda card: (is_two(card), -POINTS[card]))
    table = table[:]
    while len(rest) > position.keep:
        places = (
            (card, number, end)
            for card in rest
            for number, meld in enumerate(table)
            if position.rules.may_add_to(meld.owner, position.me)
            for end in (2, 1, 0)
            if meld.fits[end] >> card & 1
        )
        place = next(places, None)
        if place is None:
            break
        card, number, end = place
        table[number] = added(table[number], card, end)
        rest.remove(card)
    return rest
