"""What stays in hand at Swedish Gin Rummy after each way to lay, once all is laid that can be."""

from __future__ import annotations

from collections.abc import Sequence

from kortti.cards import parse_card
from kortti.games import melds
from kortti.games.melds import POINTS
from kortti.games.swedish_gin_hands import Meld, added, table_meld
from kortti.opponents.swedish_gin_position import Position, without


def laid(position: Position, text: str) -> tuple[list[int], list[Meld]]:
    """Gets hand and table after an action that lays something."""
    verb, _, rest = text.partition(" ")
    hand, table = position.hand, position.table[:]
    if verb == "layoff":
        word, number, *end = rest.split()
        card = parse_card(word)
        table[int(number) - 1] = added(table[int(number) - 1], card, 1 if end == ["low"] else 2)
        return without(hand, card), table
    for group in rest.split(" / "):
        cards = tuple(map(parse_card, group.split()))
        hand = without(hand, *cards)
        table.append(table_meld(cards, position.me))
    return hand, table


def layings(position: Position) -> dict[str, float]:
    """Gets for each way to lay the points that stay in hand in the end."""
    ways = [text for text in position.legal if text.partition(" ")[0] in ("contract", "meld", "layoff")]
    return {text: float(cheapest(position, *laid(position, text))) for text in ways}


def can_lay(position: Position, card: int) -> bool:
    """Tells whether this seat, which is down, could lay a further card."""
    return bool(position.fits(card, position.me)) or any(
        card in group for group in melds.best_melds([*position.hand, card], position.keep)
    )


def cheapest(position: Position, hand: Sequence[int], table: list[Meld]) -> int:
    """Gets the points that stay in hand, after a discard, once all is laid that can be."""
    ways = [
        laid_off(position, hand, table),
        laid_off(position, melded(position, hand), table),
        melded(position, laid_off(position, hand, table)),
    ]
    return min(melds.points(way) - max([POINTS[card] for card in way], default=0) for way in ways)


def melded(position: Position, hand: Sequence[int]) -> list[int]:
    """Gets what stays in hand after further melds."""
    return without(hand, *(card for group in melds.best_melds(hand, position.keep) for card in group))


def laid_off(position: Position, hand: Sequence[int], table: list[Meld]) -> list[int]:
    """Gets what stays in hand after lay-offs, of twos last."""
    rest = sorted(hand, key=lambda card: (melds.is_two(card), -POINTS[card]))
    table = table[:]
    while len(rest) > position.keep:
        places = (
            (card, number, 2 if meld.kind == "set" or meld.high >> card & 1 else 1)
            for card in rest
            for number, meld in enumerate(table)
            if (meld.low | meld.high) >> card & 1 and (position.others or meld.owner == position.me)
        )
        place = next(places, None)
        if place is None:
            break
        card, number, end = place
        table[number] = added(table[number], card, end)
        rest.remove(card)
    return rest
