"""Checks of what a player may lay or lay off in Swedish Gin Rummy, with reasons for refusals (5.3, 5.4, 5.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kortti.cards import CARDS
from kortti.games.swedish_gin.facts import (
    CONTRACTS,
    ENDS,
    LEAST,
    WHOLE_HAND,
    HouseRules,
    Need,
    groups_of,
    is_contract,
    is_two,
    layoff_action,
    layoff_of,
)
from kortti.games.swedish_gin.hands import distinct, holds, without_card
from kortti.games.swedish_gin.melds.rules import kind_of, why_no_meld
from kortti.games.swedish_gin.melds.table import Meld
from kortti.messages import Message, message

ANY_MELD = (Need("meld", LEAST),)


class Player(NamedTuple):
    """What decides which cards a player may lay. The hand is an int as in `hands`."""

    seat: int
    hand: int
    down: bool
    round: int
    rules: HouseRules

    @property
    def kept(self) -> int:
        """The number of cards that must stay in hand."""
        return self.rules.kept(self.round)

    @property
    def needs(self) -> Sequence[Need]:
        """The groups to be laid at once: the contract, or one further set or run once down."""
        return ANY_MELD if self.down else CONTRACTS[self.round]

    def need(self, number: int, cards: Sequence[int]) -> Need:
        """Returns the need that group `number` (from 0) fills; for a further meld, a set or run by its cards."""
        need = self.needs[min(number, len(self.needs) - 1)]
        return Need(kind_of(cards), need.size) if need.kind == "meld" else need

    def may_add_to(self, meld: Meld) -> bool:
        """Checks if a player who is down may lay off on a meld: on an own one, by the option on any (E15)."""
        return self.rules.may_add_to(meld.owner, self.seat)


# The contract and further melds


def why_not_lay(player: Player, action: tuple[Any, ...]) -> Message | None:
    """Returns why the contract or meld `action` may not be laid in phase ``play``; None if it may.

    Further melds may follow the contract on the same turn (E13).
    """
    if is_contract(action) == player.down:
        return message("already-down" if player.down else "not-down")
    groups = groups_of(action)
    problem = count_problem(player, groups)
    for wrong in group_problems(player, groups):
        problem = problem or wrong
    return problem or rest_problem(player, groups)


def count_problem(player: Player, groups: Sequence[object]) -> Message | None:
    """Returns the problem with the number of groups, if any: the contract is laid whole (5.6)."""
    count = len(player.needs)
    return None if len(groups) == count else message("contract-groups", n=count)


def group_problems(player: Player, groups: Sequence[Sequence[int]]) -> list[Message | None]:
    """Returns the problem with each of the groups from one hand, None for a valid one.

    Sizes are minimums, except those of the pair and of the sets of round 15 (E12). Groups are independent of each
    other: two sets may have the same rank (E19), two runs of a suit may touch or overlap (E18).
    """
    hand = player.hand
    problems: list[Message | None] = []
    for number, cards in enumerate(groups):
        missing = None
        for card in cards:
            if holds(hand, card):
                hand = without_card(hand, card)
            elif missing is None:
                missing = message("not-your-card", card=CARDS[card])
        kind, size = player.need(number, cards)
        exact = player.round == WHOLE_HAND and kind == "set"
        problems.append(missing or why_no_meld(kind, cards, size, exact))
    return problems


def rest_problem(player: Player, groups: Sequence[Sequence[int]]) -> Message | None:
    """Returns the problem with the cards left after laying valid groups, if any.

    There must be enough to discard, in round 15 none (E14, E21).
    """
    left = player.hand.bit_count() - sum(map(len, groups))
    if player.round == WHOLE_HAND:
        return message("must-lay-all", n=left) if left else None
    return message("must-keep-a-card") if left < player.kept else None


# Laying off


def lay_offs(player: Player, melds: Sequence[Meld]) -> list[int]:
    """Returns all lay-offs of a player who is down."""
    if player.hand.bit_count() <= player.kept:
        return []
    return [
        layoff_action(card, number, end)
        for number, meld in enumerate(melds, 1)
        if player.may_add_to(meld)
        for end, fits in enumerate(meld.fits)
        if player.hand & fits
        for card in distinct(player.hand & fits)
    ]


def why_not_lay_off(player: Player, action: int, melds: Sequence[Meld]) -> Message | None:
    """Returns why a card may not be laid off in phase ``play``; None if it may."""
    card, number, end = layoff_of(action)
    if not holds(player.hand, card):
        return message("not-your-card", card=CARDS[card])
    if not player.down:  # E16
        return message("not-down")
    if number > len(melds):
        return message("no-such-meld", n=number)
    meld = melds[number - 1]
    if not player.may_add_to(meld):
        return message("not-your-meld", to=meld.owner)
    if meld.kind == "pair":  # E20
        return message("meld-frozen")
    if (ENDS[end] == "") == (meld.kind == "run"):
        return message("choose-run-end" if meld.kind == "run" else "set-has-no-end")
    if not holds(meld.fits[end], card):
        return _misfit(meld, card, end)
    return message("must-keep-a-card") if player.hand.bit_count() <= player.kept else None


def _misfit(meld: Meld, card: int, end: int) -> Message:
    """Returns why `card` does not fit a set or an end of a run (5.3, E8, E10, E36)."""
    if meld.kind == "set":
        return message("meld-majority") if is_two(card) else message("meld-rank", card=CARDS[card])
    if not meld.fits[end]:
        return message("run-full-high" if ENDS[end] == "high" else "run-full-low")
    if is_two(card):
        return message("meld-majority")
    return message("wrong-end" if holds(meld.takes, card) else "does-not-fit-run", card=CARDS[card])
