"""What a player may lay in a round of Swedish Gin Rummy, and why not (5.3, 5.4, 5.6)."""

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
    """All that decides what a player may lay; the hand is an int as in `hands`."""

    seat: int
    hand: int
    down: bool
    round: int
    rules: HouseRules

    @property
    def kept(self) -> int:
        """How many cards must stay in the hand."""
        return self.rules.kept(self.round)

    @property
    def needs(self) -> Sequence[Need]:
        """What is laid at once: the contract, or by a player who is down one further set or run."""
        return ANY_MELD if self.down else CONTRACTS[self.round]

    def need(self, number: int, cards: Sequence[int]) -> Need:
        """Gets what group `number`, from 0, is to be: which of a set and a run where it may be either."""
        need = self.needs[min(number, len(self.needs) - 1)]
        return Need(kind_of(cards), need.size) if need.kind == "meld" else need

    def may_add_to(self, meld: Meld) -> bool:
        """Tells whether a meld is open to this player, who is down: an own one, by the option any (E15)."""
        return self.rules.may_add_to(meld.owner, self.seat)


# The contract and further melds


def why_not_lay(player: Player, action: tuple[Any, ...]) -> Message | None:
    """Gets why the contract or the meld `action` may not be laid in phase ``play``; None if it may.

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
    """Gets what is wrong with the number of groups: the contract is laid whole (5.6)."""
    count = len(player.needs)
    return None if len(groups) == count else message("contract-groups", n=count)


def group_problems(player: Player, groups: Sequence[Sequence[int]]) -> list[Message | None]:
    """Gets what is wrong with each of the groups, all from one hand, or None.

    Sizes are minimums, except those of the pair and of the sets of round 15 (E12). No group is compared with
    another: two sets may have one rank (E19), two runs of a suit may touch or overlap (E18).
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
    """Gets what is wrong with what good groups leave in hand: too little to discard, or in round 15 anything at all
    (E14, E21)."""
    left = player.hand.bit_count() - sum(map(len, groups))
    if player.round == WHOLE_HAND:
        return message("must-lay-all", n=left) if left else None
    return message("must-keep-a-card") if left < player.kept else None


# Laying off


def lay_offs(player: Player, melds: Sequence[Meld]) -> list[int]:
    """Gets every lay-off of a player who is down."""
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
    """Gets why a card may not be laid off in phase ``play``; None if it may."""
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
    """Gets why `card` does not fit a set or an end of a run (5.3, E8, E10, E36)."""
    if meld.kind == "set":
        return message("meld-majority") if is_two(card) else message("meld-rank", card=CARDS[card])
    if not meld.fits[end]:
        return message("run-full-high" if ENDS[end] == "high" else "run-full-low")
    if is_two(card):
        return message("meld-majority")
    return message("wrong-end" if holds(meld.takes, card) else "does-not-fit-run", card=CARDS[card])
