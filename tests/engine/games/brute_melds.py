"""Brute-force melds of Swedish Gin Rummy, written from 5.2-5.4 of the rules alone; slow.

Cards are texts, a group is a tuple of them. In a group ``"2"`` is any two used as a wild card, ``"2S"`` the natural
one. A hand is its sorted cards and the number of its twos already used as wilds in groups.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product

RANKS = "23456789TJQKA"  # low to high, as in a run
SUITS = "CDHS"
POINTS = dict.fromkeys("3456789T", 5) | dict.fromkeys("JQK", 10) | {"A": 15, "2": 25}

Group = tuple[str, ...]
Hand = tuple[Group, int]
Needs = tuple[tuple[str, int, int], ...]  # kind, minimum and maximum size


def new_hand(cards: Iterable[str]) -> Hand:
    """Returns a hand with no two in use."""
    return tuple(sorted(cards)), 0


def twos(hand: Hand) -> int:
    """Returns the number of free twos."""
    cards, promised = hand
    return sum(card[0] == "2" for card in cards) - promised


def size(hand: Hand) -> int:
    """Returns the number of free cards."""
    cards, promised = hand
    return len(cards) - promised


def points(hand: Hand) -> int:
    """Returns the points of the hand (5.7)."""
    cards, promised = hand
    return sum(POINTS[card[0]] for card in cards) - 25 * promised


def without(hand: Hand, group: Group) -> Hand | None:
    """Returns the hand without a group, or None if it does not hold the group."""
    left, promised = Counter(hand[0]), hand[1] + group.count("2")
    left.subtract(card for card in group if card != "2")
    rest = tuple(sorted(left.elements())), promised
    return None if min(left.values(), default=0) < 0 or twos(rest) < 0 else rest


def is_run(group: Group, suit: str, start: int) -> bool:
    """Checks if the cards are a run of this suit starting at index `start` of `RANKS`."""
    if start + len(group) > len(RANKS):
        return False
    natural = [card == RANKS[start + step] + suit for step, card in enumerate(group)]
    fits = all(natural[step] or card == "2" for step, card in enumerate(group))
    return fits and sum(natural) > group.count("2")


@cache
def groups(hand: Hand, kind: str, least: int, most: int) -> list[Group]:
    """Returns the groups of a kind and size that a hand can lay, without duplicates."""
    counts = Counter(hand[0])
    found: set[Group] = set()
    if kind == "run":
        for suit in SUITS:
            grow(found, hand, counts, suit, least, most)
        return sorted(found)
    found.update(("2",) * number for number in range(least, min(most, twos(hand)) + 1))
    for rank in RANKS[1:]:
        cards = [rank + suit for suit in SUITS]
        for taken in product(*(range(counts[card] + 1) for card in cards)):
            naturals = tuple(Counter(dict(zip(cards, taken, strict=True))).elements())
            for wilds in range(len(naturals) if kind == "set" else 1):
                if least <= len(naturals) + wilds <= most and wilds <= twos(hand) and naturals:
                    found.add((*naturals, *("2",) * wilds))
    return sorted(found)


def grow(found: set[Group], hand: Hand, counts: Counter[str], suit: str, least: int, most: int) -> None:
    """Adds the runs of one suit: from every start, each place filled by its card or a wild."""
    for start in range(len(RANKS)):
        partial: list[Group] = [()]
        for step in range(min(most, len(RANKS) - start)):
            card = RANKS[start + step] + suit
            partial = [(*group, one) for group in partial for one in (card, "2") if one == "2" or counts[card]]
            partial = [group for group in partial if without(hand, group) is not None]
            found.update(group for group in partial if len(group) >= least and is_run(group, suit, start))


def contract(round: int, held: int) -> Needs:
    """Returns the groups of table 5.4; in round 15 the run takes all cards left by the sets."""
    texts = "33,3r4,44,r4r4,33r5,4r5,55,r5r5,3333,r4r4r4,444,r3r3r3r3r3,33333,5r5p"
    if round == 15:
        return ("set", 3, 3), ("set", 3, 3), ("run", held - 6, held - 6)
    needs: list[tuple[str, int, int]] = []
    kind = "set"
    for letter in texts.split(",")[round - 1]:
        if letter == "r":
            kind = "run"
        elif letter == "p":
            needs.append(("pair", 2, 2))
        else:
            needs.append((kind, int(letter), 16))
    return tuple(needs)


@cache
def can_lay(hand: Hand, needs: Needs, keep: int) -> bool:
    """Checks if the groups can be laid while keeping `keep` cards."""
    if not needs:
        return size(hand) >= keep
    (kind, least, most), others = needs[0], needs[1:]
    room = size(hand) - keep - sum(need[1] for need in others)
    for group in groups(hand, kind, least, min(most, room)):
        rest = without(hand, group)
        if rest is not None and can_lay(rest, others, keep):
            return True
    return False


def layings(hand: Hand, needs: Needs, keep: int, before: Group = ()) -> Iterator[tuple[tuple[Group, ...], Hand]]:
    """Yields every laying, equal kinds in text order, with the rest of the hand."""
    if not needs:
        yield (), hand
        return
    (kind, least, most), others = needs[0], needs[1:]
    room = size(hand) - keep - sum(need[1] for need in others)
    for group in groups(hand, kind, least, min(most, room)):
        rest = without(hand, group)
        if group >= before and rest is not None:
            again = bool(others) and others[0] == needs[0]
            for more, left in layings(rest, others, keep, group if again else ()):
                yield (group, *more), left


@cache
def cheapest(hand: Hand, needs: Needs, keep: int) -> int | None:
    """Returns the fewest points left in the hand after laying the groups, or None if impossible."""
    if not needs:
        return points(hand) if size(hand) >= keep else None
    (kind, least, most), others = needs[0], needs[1:]
    room = size(hand) - keep - sum(need[1] for need in others)
    rests = [without(hand, group) for group in groups(hand, kind, least, min(most, room))]
    found = [cheapest(rest, others, keep) for rest in rests if rest is not None]
    return min((rest for rest in found if rest is not None), default=None)


@cache
def cheapest_with_more(hand: Hand, needs: Needs, keep: int) -> int | None:
    """Returns the same if further sets and runs of at least 3 may be laid as well."""
    if needs:
        (kind, least, most), others = needs[0], needs[1:]
        kinds: Sequence[tuple[str, int, int]] = [(kind, least, most)]
        found = []
    else:
        others, kinds = (), [("set", 3, 16), ("run", 3, 16)]
        found = [points(hand) if size(hand) >= keep else None]
    room = size(hand) - keep - sum(need[1] for need in others)
    for kind, least, most in kinds:
        rests = [without(hand, group) for group in groups(hand, kind, least, min(most, room))]
        found += [cheapest_with_more(rest, others, keep) for rest in rests if rest is not None]
    return min((rest for rest in found if rest is not None), default=None)


def forget() -> None:
    """Clears the caches, which grow fast."""
    for function in (groups, can_lay, cheapest, cheapest_with_more):
        function.cache_clear()
