"""Fast playouts of Swedish Gin Rummy: everybody plays on as skilled players do.

Repeats the heuristics of `Skilled` on bit sets for speed; only the contract is chosen without lay-offs.
`tests/engine/opponents/test_gin_steps.py` compares them.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from kortti.games.swedish_gin.facts import (
    BUY,
    CONTRACTS,
    DECLINE,
    DRAW_DISCARD,
    DRAW_STOCK,
    POINTS,
    POSITION,
    WHOLE_HAND,
    Laying,
    action_of,
    contract_size,
    is_two,
)
from kortti.games.swedish_gin.hands import (
    WORTHS,
    cards_in,
    distinct,
    with_card,
    without_card,
)
from kortti.games.swedish_gin.melds import finder, quick
from kortti.opponents.swedish_gin.determinizations import Deal, Deals
from kortti.opponents.swedish_gin.heuristics import WILD, Skilled
from kortti.opponents.swedish_gin.knowledge import REACH
from kortti.opponents.swedish_gin.laying import plan
from kortti.opponents.swedish_gin.steps import Action, Line

FEW = 1 << 16  # hands to remember


class Playouts:
    """Playouts from an observation of the seat to act."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        self.me: int = observation["player"]
        self.start, self.deals = Line(observation), Deals(observation)

    def sample(self, rng: random.Random) -> Deal:
        """Samples a deal of the unseen cards; see `Deals`."""
        return self.deals.sample(rng)

    def playout(self, deal: Deal, text: str, rng: random.Random) -> float:
        """Plays an action in a deal and the round to its end. Returns the cost of the cards left to the seat."""
        line = self.start.dealt(*deal, rng)
        line.play(action_of(text))
        while not line.is_over:
            for action in usual(line):
                line.play(action)
        return float(line.cost(self.me))


def usual(line: Line) -> Sequence[Action]:
    """Returns what a skilled player plays next: a draw, an answer, what it lays at once, or a discard."""
    seat = line.seat
    hand = line.hands[seat]
    if line.phase != "play":
        return (_draw(line, seat, hand),)
    if not line.down[seat]:
        contract = _contract(hand, line.round, line.keep)
        return (contract,) if contract else (_any(spare(hand, line.round), line.rng),)
    return _layings(line, seat, hand) or (_any(dearest(hand), line.rng),)


def _any(cards: Sequence[int], rng: random.Random) -> int:
    return cards[0] if len(cards) == 1 else rng.choice(cards)


# Drawing


def _draw(line: Line, seat: int, hand: int) -> int:
    """Returns the draw, or the answer in the buying window; see `Player.draw`."""
    own = line.phase == "start"
    stock = DRAW_STOCK if own else DECLINE
    if own and not line.live:
        return stock
    top, round, keep = line.discards[-1], line.round, line.keep
    if line.down[seat]:
        return DRAW_DISCARD if own and _can_lay(line, seat, hand, top) else stock
    more = with_card(hand, top)
    if own and _contract(more, round, keep):
        return DRAW_DISCARD
    if round != WHOLE_HAND and line.may_buy(seat):
        missing, size = _missing(hand, round), contract_size(round)
        held = hand.bit_count()
        if held + 1 < size + keep and missing <= size - held:
            return BUY
        if not own and _missing(more, round) < missing:
            return BUY
    return DRAW_DISCARD if own and _takes(hand, top, round) else stock


def _can_lay(line: Line, seat: int, hand: int, card: int) -> bool:
    """Checks if a seat that is down could lay `card`."""
    return bool(line.takes[seat] >> card & 1) or any(
        card in group for group in _melds(with_card(hand, card), line.keep)
    )


@lru_cache(maxsize=FEW)
def _takes(hand: int, top: int, round: int) -> bool:
    """Checks if the top discard is a two or helps; see `Casual.takes`."""
    if is_two(top):
        return True
    missing, more = _missing(hand, round), with_card(hand, top)
    if round != WHOLE_HAND and _missing(more, round) >= missing:
        return False
    return any(_missing(without_card(more, card), round) < missing for card in distinct(hand))


# Laying


@lru_cache(maxsize=FEW)
def _missing(hand: int, round: int) -> int:
    return finder.missing(cards_in(hand), round)


@lru_cache(maxsize=FEW)
def _contract(hand: int, round: int, keep: int) -> Laying | None:
    """Returns the contract that leaves the lowest points together with further melds; None if it cannot be laid."""
    if not quick.first_laying(hand, round, keep):
        return None
    plan = finder.cheapest_rest(cards_in(hand), round, keep)
    return plan and plan.contract


@lru_cache(maxsize=FEW)
def _melds(hand: int, keep: int) -> Laying:
    """Returns the further melds that leave the lowest points."""
    return finder.best_melds(cards_in(hand), keep) if quick.first_meld(hand, keep) else ()


def _layings(line: Line, seat: int, hand: int) -> Sequence[Action]:
    """Returns what a seat that is down lays now, so that the fewest points stay at the end of the turn."""
    if hand.bit_count() <= line.keep:
        return ()
    melds = [(number, meld) for number, meld in enumerate(line.melds, 1) if line.rules.may_add_to(meld.owner, seat)]
    return plan(hand, line.keep, melds).actions


# Discarding


@lru_cache(maxsize=FEW)
def dearest(hand: int) -> list[int]:
    """Returns the cards with the most points."""
    return distinct(next(hand & cards for _, cards in reversed(WORTHS) if hand & cards))


@cache
def _links(round: int) -> list[list[int]]:
    """Returns by card, twos aside, how well each other goes with it in groups of the contract; see `Skilled.links`."""
    kinds = {kind for kind, _ in CONTRACTS[round]}

    def link(card: int, other: int) -> int:
        value = REACH if "set" in kinds and card % 13 == other % 13 else 0
        apart = abs(POSITION[card] - POSITION[other])
        if "run" in kinds and card // 13 == other // 13 and apart and not is_two(other):
            value += max(0, REACH + 1 - apart)
        return value

    return [[link(card, other) for other in range(52)] for card in range(52)]


@lru_cache(maxsize=FEW)
def spare(hand: int, round: int) -> list[int]:
    """Returns the cards whose discard costs a player who is not down least; see `Skilled.plan`."""
    cards, links = cards_in(hand), _links(round)
    known = []  # the cost of each discard, missing cards aside
    for card in distinct(hand):
        linked = WILD if is_two(card) else sum([links[card][other] for other in cards]) - links[card][card]
        known.append((Skilled.LINK * linked - Skilled.POINT * POINTS[card], card))
    known.sort()
    fewest = 0 if round == WHOLE_HAND else _missing(hand, round)  # after any discard
    best, found = float("inf"), list[int]()
    for cost, card in known:
        if cost + Skilled.MISSING * fewest > best:
            break
        full = cost + Skilled.MISSING * _missing(without_card(hand, card), round)
        if full < best:
            best, found = full, [card]
        elif full == best:
            found.append(card)
    return sorted(found)
