"""Arranging a hand of Swedish Gin Rummy for display: groups of related cards, and what wild twos stand for.

`melds/finder.py` finds what can be laid. Before that a hand holds the beginnings of groups: the naturals that bring it
closer to the contract, and others that go with them.
"""

from __future__ import annotations

from functools import lru_cache

from kortti.cards import CARDS
from kortti.games.swedish_gin.facts import CONTRACTS, HIGH, LOW, POINTS, POSITION, Group, is_two
from kortti.games.swedish_gin.hands import cards_in
from kortti.games.swedish_gin.melds import finder
from kortti.games.swedish_gin.melds.missing import Shape, fewest_missing, shape_of
from kortti.games.swedish_gin.melds.packed import ONE, pack, twos_in
from kortti.games.swedish_gin.melds.rules import run_start
from kortti.shown import Sort


def sorts_of(round: int) -> tuple[Sort, ...]:
    """Returns how hands may be sorted in a round, starting with the kind of group that takes most of its contract."""
    in_runs = sum(need.size for need in CONTRACTS[round] if need.kind == "run")
    in_sets = sum(need.size for need in CONTRACTS[round] if need.kind != "run")
    return ("rank", "suit", "groups") if in_sets > in_runs else ("suit", "rank", "groups")


def stands_for(kind: str, cards: Group) -> tuple[str, ...]:
    """Returns what each card of a meld stands for: a wild two for a card in a run, for a rank in a set; others for "".

    A two in its own place of a run stands for itself; so do twos in a set or pair of twos. Empty if no two is wild.
    """
    naturals = [card for card in cards if not is_two(card)]
    if len(naturals) == len(cards) or not naturals or kind == "pair":
        return ()
    start = run_start(cards) if kind == "run" else None
    if start is None:
        return tuple(CARDS[naturals[0]][0] if is_two(card) else "" for card in cards)
    suit, low = start
    places = [CARDS[13 * suit + (at - 1) % 13] for at in range(low, low + len(cards))]  # the ace is above the king
    found = tuple("" if CARDS[card] == place else place for card, place in zip(cards, places, strict=True))
    return found if any(found) else ()


@lru_cache(maxsize=256)
def groups_in(hand: int, round: int, down: bool, kept: int) -> tuple[Group, ...]:
    """Returns the groups in a hand: the best laying, or the beginnings of its contract."""
    cards = cards_in(hand)
    if down:
        return finder.best_melds(cards, kept)
    plan = finder.cheapest_rest(cards, round, kept)
    return (*plan.contract, *plan.melds) if plan else _beginnings(cards, round)


def _beginnings(cards: list[int], round: int) -> tuple[Group, ...]:
    """Returns the beginnings of a contract with at least two cards, the largest first."""
    shape = shape_of(round, len(cards))
    naturals = [card for card in cards if not is_two(card)]
    needed = _needed(cards, shape)
    runs, sets = _runs_in(needed, shape)
    spare = naturals.copy()
    for card in needed:
        spare.remove(card)
    groups = [_grown_run(run, spare) for run in runs]
    groups += [[*like, *(card for card in spare if card % 13 == like[0] % 13)] for like in _by_rank(sets)]
    found = [tuple(group) for group in groups if len(group) > 1]
    return tuple(sorted(found, key=lambda group: -len(group)))


def _needed(cards: list[int], shape: Shape) -> list[int]:
    """Returns a minimal selection of naturals that lacks no more cards than the whole hand, in ascending order.

    Expensive cards are dropped first.
    """
    packed = pack(cards)
    twos = twos_in(packed)
    fewest = fewest_missing(packed, twos, shape)
    needed = []
    for card in sorted((card for card in cards if not is_two(card)), key=lambda card: (-POINTS[card], card)):
        if fewest_missing(packed - ONE[card], twos, shape) == fewest:
            packed -= ONE[card]
        else:
            needed.append(card)
    return sorted(needed)


def _runs_in(needed: list[int], shape: Shape) -> tuple[list[list[int]], list[int]]:
    """Splits naturals into the beginnings of runs and a rest for the sets."""
    runs: list[list[int]] = []
    rest = needed
    only_runs = not shape.sets + shape.pairs
    for _ in range(shape.runs):
        windows = [window for start in range(LOW, HIGH) if (window := _window(rest, start, shape.run_size))]
        if not windows:
            break
        left = shape.without("run")

        def worth(window: list[int], rest: list[int] = rest, left: Shape = left) -> tuple[int, int]:
            others = _without(rest, window)
            lacking = 0 if only_runs else fewest_missing(pack(others), 0, left)
            return len(window) - lacking, -POSITION[window[0]]

        best = max(windows, key=worth)
        runs.append(best)
        rest = _without(rest, best)
    return runs, [] if only_runs else rest


def _window(cards: list[int], start: int, size: int) -> list[int]:
    """Returns the largest selection of distinct cards of one suit that fits a run of `size` from position `start`."""
    end = min(start + size, HIGH + 1)
    suits = [
        sorted(
            {card for card in cards if card // 13 == suit and start <= POSITION[card] < end}, key=POSITION.__getitem__
        )
        for suit in range(4)
    ]
    return max(suits, key=len)


def _grown_run(run: list[int], spare: list[int]) -> list[int]:
    """Returns a run extended at its ends by spare cards, which it removes from `spare`."""
    grown = run.copy()
    for step in (1, -1):
        while True:
            edge = grown[-1] if step > 0 else grown[0]
            card = next((c for c in spare if c // 13 == edge // 13 and POSITION[c] == POSITION[edge] + step), None)
            if card is None:
                break
            spare.remove(card)
            grown.insert(len(grown) if step > 0 else 0, card)
    return grown


def _by_rank(cards: list[int]) -> list[list[int]]:
    ranks = sorted({card % 13 for card in cards})
    return [[card for card in cards if card % 13 == rank] for rank in ranks]


def _without(cards: list[int], some: list[int]) -> list[int]:
    left = cards.copy()
    for card in some:
        left.remove(card)
    return left
