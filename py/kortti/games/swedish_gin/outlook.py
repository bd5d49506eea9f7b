"""What a hand of Swedish Gin Rummy may come to: what stays in it after all that can be laid; which cards help it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from kortti.games.swedish_gin.facts import POINTS, WHOLE_HAND, Group, groups_of, is_two
from kortti.games.swedish_gin.hands import cards_in, distinct, holds, points_of, with_card, without_card
from kortti.games.swedish_gin.laying import Player
from kortti.games.swedish_gin.melds import finder, quick
from kortti.games.swedish_gin.melds.missing import fewest_missing, shape_of
from kortti.games.swedish_gin.melds.packed import pack, twos_in
from kortti.games.swedish_gin.melds.table import Meld, added, table_meld

Melds: TypeAlias = tuple[Meld, ...]


def open_to(player: Player, melds: Iterable[Meld]) -> Melds:
    """Returns the melds to which `player` may add cards once it is down."""
    return tuple(meld for meld in melds if player.may_add_to(meld))


@lru_cache(maxsize=1 << 12)
def least_rest(hand: int, melds: Melds, keep: int) -> int:
    """Returns the points that stay in the hand of a player who is down, after further melds and then cards on `melds`,
    or after cards on `melds` and then further melds: whichever leaves less."""
    return min(_after_melds(hand, melds, keep), _after_melds(*_added_to(hand, melds, keep), keep))


def _after_melds(hand: int, melds: Melds, keep: int) -> int:
    laid = finder.best_melds(cards_in(hand), keep)
    left, _ = _added_to(_without(hand, laid), (*melds, *(table_meld(group, 0) for group in laid)), keep)
    return points_of(left)


def _added_to(hand: int, melds: Melds, keep: int) -> tuple[int, Melds]:
    """Adds cards of a hand to melds, the dearest first; returns what stays of the hand, and the melds."""
    lying = list(melds)
    while hand.bit_count() > keep:
        fitting = 0
        for meld in lying:
            fitting |= meld.takes
        if not hand & fitting:
            break
        card = max(distinct(hand & fitting), key=POINTS.__getitem__)
        number = next(number for number, meld in enumerate(lying) if holds(meld.takes, card))
        end = next(end for end, cards in enumerate(lying[number].fits) if holds(cards, card))
        lying[number] = added(lying[number], card, end)
        hand = without_card(hand, card)
    return hand, tuple(lying)


def _without(hand: int, groups: Iterable[Group]) -> int:
    for group in groups:
        for card in group:
            hand = without_card(hand, card)
    return hand


def rest_after(player: Player, melds: Sequence[Meld], action: tuple[Any, ...]) -> int:
    """Returns the points that stay in the hand after laying `action` and all that can follow on the same turn."""
    groups = groups_of(action)
    left = _without(player.hand, groups)
    if player.round == WHOLE_HAND:
        return points_of(left)
    laid = tuple(table_meld(group, player.seat) for group in groups)
    return least_rest(left, (*open_to(player, melds), *laid), player.kept)


def ranked_layings(player: Player, melds: Sequence[Meld], limit: int) -> list[tuple[Any, ...]]:
    """Returns up to `limit` ways of laying the contract or a further meld: first what leaves least after all that can
    follow, then what takes fewest twos, then what leaves least at once."""
    return list(_ranked(player, open_to(player, melds), limit))


@lru_cache(maxsize=1 << 8)
def _ranked(player: Player, melds: Melds, limit: int) -> tuple[tuple[Any, ...], ...]:
    hand, keep = player.hand, player.kept
    found: list[tuple[Any, ...]]
    if player.down:
        found = list(quick.further_melds(hand, 2 * limit, keep))
    else:
        found = list(quick.layings(hand, player.round, 2 * limit, keep))
        plan = finder.cheapest_rest(cards_in(hand), player.round, keep)
        if plan and plan.contract not in found:
            found.append(plan.contract)

    def key(action: tuple[Any, ...]) -> tuple[int, int, int]:
        laid = [card for group in groups_of(action) for card in group]
        return rest_after(player, melds, action), sum(map(is_two, laid)), -sum(POINTS[card] for card in laid)

    return tuple(sorted(found, key=key)[:limit])


def brings_nearer(player: Player, melds: Sequence[Meld], card: int) -> bool:
    """Tells whether a bought card is good for a hand, without the card of the stock that comes with it.

    Before the contract can be laid, that is a two, or a card with which fewer are missing; in round 15 two more cards
    make the contract longer. From there on it is a card that can be laid, so that no more points stay.
    """
    hand = cards_in(player.hand)
    if not player.down:
        packed = pack(hand)
        before = fewest_missing(packed, twos_in(packed), shape_of(player.round, len(hand)))
        if before or player.round == WHOLE_HAND:
            more = pack([*hand, card])
            after = fewest_missing(more, twos_in(more), shape_of(player.round, len(hand) + 2))
            return after < before or (is_two(card) and player.round != WHOLE_HAND)
    return _rest(player, melds, with_card(player.hand, card)) <= _rest(player, melds, player.hand)


def _rest(player: Player, melds: Sequence[Meld], hand: int) -> int:
    """Returns the points that stay in a hand after all that it can lay."""
    holder = player._replace(hand=hand)
    if player.down:
        return least_rest(hand, open_to(player, melds), player.kept)
    best = ranked_layings(holder, melds, 1)
    return rest_after(holder, melds, best[0]) if best else points_of(hand)
