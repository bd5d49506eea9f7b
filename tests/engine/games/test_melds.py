"""The meld finder, compared with the rules' examples and with brute force."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import pytest

from kortti.cards import CARDS, format_cards, parse_card
from kortti.games.swedish_gin.facts import CONTRACTS, Group, Laying, is_two
from kortti.games.swedish_gin.facts import points as points_of
from kortti.games.swedish_gin.hands import hand_of
from kortti.games.swedish_gin.melds import finder
from kortti.games.swedish_gin.melds.quick import first_laying, first_meld
from kortti.games.swedish_gin.melds.rules import is_meld, is_pair, is_set, run_orders, run_start, why_no_meld
from tests.engine.games import brute_melds as brute

DECK = list(range(52)) * 2
TWOS = [card for card in DECK if is_two(card)]
NATURALS = [card for card in DECK if not is_two(card)]
ROUNDS = range(1, 16)


def cards(text: str) -> list[int]:
    return [parse_card(word) for word in text.split()]


def texts(groups: Iterable[Group]) -> list[str]:
    return [format_cards(group) for group in groups]


# One group


@pytest.mark.parametrize(
    "text, valid",
    [
        ("3C 3D 3H 2C 2D", True),
        ("2C 2D 2H 3C 3D", False),
        ("2C 2D 2H", True),
        ("2C 2C 2D 2D 2H 2H 2S 2S", True),
        ("3H 3H 3S", True),
        ("3H 3D 2S", True),
        ("3H 2D 2S", False),
        ("3H 3D", False),
        ("3H 3D 4S", False),
        ("2D 3H 2S 3D 3D", True),
        ("AC AD AH AS AC AD AH AS 2C 2C 2D 2D 2H 2H 2S", True),
        ("AC AD AH AS AC AD AH 2C 2C 2D 2D 2H 2H 2S", False),
    ],
)
def test_sets_of_5_3(text: str, valid: bool) -> None:
    assert is_set(cards(text)) is valid
    assert (why_no_meld("set", cards(text)) is None) is valid


@pytest.mark.parametrize(
    "text, start",
    [
        ("2S 3S 2H", "S2"),
        ("2H 3S 4S", "S2"),
        ("AS 2S 3S", None),
        ("QS KS AS", "SQ"),
        ("KS AS 2S", None),
        ("4S 2H 6S 2D 8S", "S4"),
        ("2C 3C 2H", "C2"),
        ("3C 2C 2H", None),
        ("2S 3S 4S", "S2"),
        ("3S 4S 2S", "S3"),
        ("2S 2H 4S 5S", "S2"),
        ("2H 2S 4S 5S", None),
        ("4S 2S 2H 7S", None),
        ("3S 4S", None),
        ("3S 3S 4S", None),
        ("3S 4S 5H", None),
        ("5S 4S 3S", None),
        ("2S 2H 2D", None),
        ("2D KS AS", "SQ"),
        ("2H 2S 3S 4S 5S", None),
        ("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", "S2"),
        ("2H 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", None),
    ],
)
def test_runs_of_5_3(text: str, start: str | None) -> None:
    found = run_start(cards(text))
    assert found == (start and ("CDHS".index(start[0]), brute.RANKS.index(start[1]) + 2))
    assert (why_no_meld("run", cards(text)) is None) is (start is not None)


@pytest.mark.parametrize("text, valid", [("5C 5C", True), ("5C 5D", True), ("2C 2H", True), ("5C 2H", False)])
def test_pairs_of_5_3(text: str, valid: bool) -> None:
    assert is_pair(cards(text)) is valid
    assert (why_no_meld("pair", cards(text), 2) is None) is valid
    assert not is_pair(cards(text)[:1]) and not is_pair(cards(text + " 5C"))


@pytest.mark.parametrize(
    "text, orders",
    [
        ("4S 2S 3S", ["2S 3S 4S", "3S 4S 2S"]),
        ("2S 2H 4S 5S", ["2S 2H 4S 5S"]),
        ("2H 3S 4S", ["2H 3S 4S", "3S 4S 2H"]),
        ("2H 5S 4S", ["2H 4S 5S", "4S 5S 2H"]),
        ("3C 2C 2H", ["2C 3C 2H"]),
        ("KS AS 2S", ["2S KS AS"]),
        ("2D 8S 2H 4S 6S", ["4S 2D 6S 2H 8S"]),
        ("5S 7S 6S 2H 2D", ["2D 2H 5S 6S 7S", "2D 5S 6S 7S 2H", "5S 6S 7S 2D 2H"]),
        ("AS 3S 2S", []),
        ("5S 5S 6S", []),
        ("5S 6H 7S", []),
        ("2S 2S 2H", []),
    ],
)
def test_the_orders_of_a_selection(text: str, orders: list[str]) -> None:
    assert texts(run_orders(cards(text))) == orders


def test_orders_are_what_trying_all_orders_gives() -> None:
    rng = random.Random("orders")
    several = 0
    for _ in range(400):
        suit = rng.randrange(4)
        own = [card for card in range(13 * suit, 13 * suit + 13) if card % 13 in range(7)]
        chosen = rng.sample(own * 2 + TWOS, rng.randint(3, 6))
        tried = {run_start(order) for order in itertools.permutations(chosen)} - {None}
        orders = run_orders(chosen)
        assert {run_start(order) for order in orders} == tried and len(orders) == len(tried)
        assert all(sorted(order) == sorted(chosen) for order in orders)
        several += len(orders) > 1
    assert several > 20


@pytest.mark.parametrize(
    "kind, size, text, id, args",
    [
        ("set", 3, "5C 5D 6H", "gin-set-ranks", {"one": "5C", "other": "6H"}),
        ("set", 3, "5C 5D", "gin-too-few", {"kind": "set", "size": 3, "fewer": 1}),
        ("set", 4, "", "gin-too-few", {"kind": "set", "size": 4, "fewer": 4}),
        ("set", 3, "5C 5D 2H 2H", "gin-majority", {"kind": "set", "naturals": 2, "twos": 2}),
        ("pair", 2, "5C 6D", "gin-pair-ranks", {"one": "5C", "other": "6D"}),
        ("pair", 2, "2C 6D", "gin-pair-two", {"card": "6D"}),
        ("pair", 2, "6C 6D 6H", "gin-too-many", {"kind": "pair", "size": 2, "more": 1}),
        ("run", 4, "3C 4C 5H 6C", "gin-run-suits", {"one": "3C", "other": "5H"}),
        ("run", 4, "3C 4C 4C 6C", "gin-run-twice", {"card": "4C"}),
        ("run", 4, "3C 4C 2D 8C", "gin-run-gap", {"low": "3C", "high": "8C", "gap": 3, "twos": 1}),
        ("run", 4, "AC 2C 3C 4C", "gin-run-ace", {"card": "AC"}),
        ("run", 4, "2C 4C AC 2D", "gin-run-ace", {"card": "AC"}),
        ("run", 4, "TC AC 2C 2D", "gin-run-gap", {"low": "TC", "high": "AC", "gap": 3, "twos": 2}),
        ("run", 4, "2C 2D 2H 2S", "gin-run-twos", {}),
        ("run", 4, "6C 2D 8C 2S", "gin-majority", {"kind": "run", "naturals": 2, "twos": 2}),
        ("run", 4, "6C 7C 8C", "gin-too-few", {"kind": "run", "size": 4, "fewer": 1}),
        ("run", 4, "6C 8C 7C 9C", "gin-run-order", {}),
        ("run", 4, "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D", "gin-run-long", {}),
    ],
)
def test_what_is_wrong(kind: str, size: int, text: str, id: str, args: dict[str, object]) -> None:
    assert why_no_meld(kind, cards(text), size) == {"id": id, "args": args}


def test_the_sets_of_round_15_have_three_cards_exactly() -> None:
    four = cards("5C 5D 5H 2S")
    assert why_no_meld("set", four, 3) is None
    why = {"id": "gin-too-many", "args": {"kind": "set", "size": 3, "more": 1}}
    assert why_no_meld("set", four, 3, exact=True) == why


# Contracts


def test_the_contracts_of_5_4() -> None:
    sizes = {number: sum(size for _, size in needs) for number, needs in CONTRACTS.items()}
    assert sizes == dict(zip(ROUNDS, (6, 7, 8, 8, 11, 9, 10, 10, 12, 12, 12, 15, 15, 12, 12), strict=True))
    for number in range(1, 15):
        assert [(kind, size) for kind, size, _ in brute.contract(number, 16)] == list(CONTRACTS[number])


def test_the_stars_of_5_4() -> None:
    """A hand without spare cards needs one for the discard, so rounds 9-14 need buys."""
    for number, buys in zip(ROUNDS, (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 1, 0), strict=True):
        hand = built(random.Random(number), number, sum(size for _, size in CONTRACTS[number]))
        assert finder.missing(hand, number) == 0 and finder.can_lay(hand, number, keep=0)
        assert finder.can_lay(hand, number) is (number == 15)
        laid = len(hand)
        assert next(n for n in range(3) if 12 + 2 * n >= laid + (number != 15)) == buys


def test_player_2_of_5_9() -> None:
    hand = cards("3H 3H 3S KH KD TC JC QC KC AC 8S KS 2D")
    assert points_of(hand) == 125
    best = finder.best_laying(hand, 1)
    assert best is not None and texts(best) == ["3H 3H 3S 2D", "KC KD KH KS"]
    assert points_of(hand) - sum(map(points_of, best)) == 45
    run = finder.best_laying(hand, 2)
    assert run is not None and texts(run) == ["KD KH KS", "2D TC JC QC KC AC"]
    assert finder.missing(hand, 5) == 0 and finder.missing(hand, 9) == 3


@pytest.mark.parametrize(
    "text, number, missing",
    [
        # E12: runs longer than necessary, since no part of them is a run.
        ("4S 6S 8S 2H 2D TH JH QH KH 3C 9D AD", 4, 0),
        ("3S 4S 8S 9S 2H 2D 2D TH JH QH KH 3C AD", 4, 0),
        ("3S 4S 8S 9S 2H 2D 2D TH JH QH KH AH 3C AD", 8, 0),
        ("3S 4S 8S 2H 2D 2D TH JH QH KH AH 3C AD", 8, 1),
        # The cards between are in other runs, so naturals free wilds.
        ("JC JC QC QC KC KC AC TC TC 3D 7H 4S 9D", 10, 3),
        # A run leaves a natural to a set that lacks cards.
        ("4C 5C 6C 7C 7H 2D 2H 9D JS QH KD AS", 2, 0),
        # Sets of one rank share its cards evenly.
        ("KC KD KH KS 2D 2H 3C 5D 7H 9S JC 8H", 1, 0),
        # One card of the pair's rank, twos in the run.
        ("2S 2S 3S 6C 6C 6D 6D 6S 8C JC KC QC TH", 14, 1),
        # A run whose only natural card is its own two.
        ("6C 7C JC QC 6D 7D JD QD 2C 2D 2H 2H 2S 2S", 12, 1),
        ("KC KD KH 2S 2H 2D 2D", 6, 2),
        ("3C 3D 3H 2C 2D 2H 5S 6S 7S 8S 9S TS", 15, 0),
        ("3C 3D 3H 2C 2D 2H 5S 6S 7S 8S 9S TS JS", 15, 1),
        ("3C 3D 3H 3S 4C 4D 5S 6S 7S 8S 9S TS", 15, 1),
    ],
)
def test_how_many_are_missing(text: str, number: int, missing: int) -> None:
    assert finder.missing(cards(text), number) == missing


def test_longer_runs_need_cards_too() -> None:
    """Two runs of 4 that must be runs of 5 and 7 leave nothing to discard."""
    hand = cards("8S TS QS 4D 5D 9D TD 2C 2C 2H 2H 2S")
    assert finder.missing(hand, 4) == 0 and finder.can_lay(hand, 4, keep=0)
    assert not finder.can_lay(hand, 4) and finder.best_laying(hand, 4) is None and finder.layings(hand, 4, 9) == []
    assert finder.can_lay([*hand, parse_card("KH")], 4)


@pytest.mark.parametrize(
    "text, number",
    [
        # Two runs of one suit, one leaving a shared card to the other.
        ("8H 8H 9H TH JH JH KH KH 2C 2D 2D 2S 2S", 8),
        ("6S 7S 8S 9S TS TS JS QS QS 2C 2D 2H", 4),
        ("7C 8C 9C TC JC QC QC AC AC 2D 2H 2S 2S", 4),
        # A run that leaves a card to the set, and one that starts with its own two.
        ("4C 5C 6C 7C 7H 2D 2H 9D JS QH KD AS", 2),
        ("2S 2H 4S 5S 9C 9D 9H KD QH JC TC 3H", 2),
        # Nothing would be left, but a card must be kept.
        ("3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2H 2H 9C 9D", 2),
        ("KC KD KH KS 3C 3D 3H 3S", 1),
        # The pair takes cards of the set's rank, or twos.
        ("3C 3C 3D 3D 3H 3H 3S 6S 7S 8S 9S TS KD", 14),
        ("3C 3C 3D 3D 3H 2C 2D 6S 7S 8S 9S TS KD", 14),
    ],
)
def test_the_cheapest_rest_is_not_the_obvious_one(text: str, number: int) -> None:
    assert check_best(cards(text), number, 1)


def test_equal_groups_of_the_two_packs() -> None:
    hand = cards("3C 3C 3D 3D 3H 3H 3S KS")
    assert ["3C 3D 3H", "3C 3D 3H"] in [texts(way) for way in finder.layings(hand, 1, 50)]
    assert check_layings(hand, 1, 1, 50) > 1


# Brute force


def built(rng: random.Random, number: int, size: int) -> list[int]:
    """Returns a random hand that can lay the contract, with some wilds."""
    while True:
        pack = DECK[:]
        rng.shuffle(pack)
        hand: list[int] = []
        for kind, least in CONTRACTS[number]:
            length = size - 6 if (number, kind) == (15, "run") else least
            wilds = rng.randint(0, (length - 1) // 2) if kind != "pair" else 0
            if kind == "run":
                low, suit = rng.randint(2, 15 - length), rng.randrange(4)
                wanted = rng.sample([13 * suit + (at - 1) % 13 for at in range(low, low + length)], length - wilds)
            else:
                wanted = [rng.randrange(13) + 13 * rng.randrange(4)]
                wanted = [card for card in pack if card % 13 == wanted[0] % 13][: length - wilds]
            wanted += [card for card in pack if is_two(card) and card not in wanted][:wilds]
            if Counter(wanted) - Counter(pack):
                break
            for card in wanted:
                pack.remove(card)
            hand += wanted
        else:
            hand += pack[: size - len(hand)]
            if finder.missing(hand, number) == 0:
                return rng.sample(hand, len(hand))


def rich(rng: random.Random, number: int, size: int) -> list[int]:
    """Returns a random hand with many twos."""
    twos = min(size, rng.randint(2, 7))
    return rng.sample(TWOS, twos) + rng.sample(NATURALS, size - twos)


def narrow(rng: random.Random, number: int, size: int) -> list[int]:
    """Returns a random hand of two suits, or of a few ranks and twos."""
    if rng.random() < 0.5:
        suits = rng.sample(range(4), 2)
        return rng.sample([card for card in DECK if card // 13 in suits], size)
    ranks = {1, *rng.sample(range(13), 5)}
    return rng.sample([card for card in DECK if card % 13 in ranks], size)


def nearly(rng: random.Random, number: int, size: int) -> list[int]:
    """Returns a hand that can lay the contract, with a card or two exchanged."""
    hand = built(rng, number, size)
    for _ in range(rng.randint(1, 2)):
        hand.remove(rng.choice(hand))
        hand.append(rng.choice(list((Counter(DECK) - Counter(hand)).elements())))
    return hand


def dealt(rng: random.Random, number: int, size: int) -> list[int]:
    """Returns a random hand of the whole pack."""
    return rng.sample(DECK, size)


SORTS: list[Callable[[random.Random, int, int], list[int]]] = [dealt, rich, narrow, built, nearly]


def hands(number: int, count: int, seed: str, most: int = 16) -> Iterable[tuple[list[int], int]]:
    """Yields various hands for the contract of round `number`, with the number of cards to keep."""
    rng = random.Random(f"{seed} {number}")
    needed = sum(size for _, size in CONTRACTS[number])
    for index in range(count):
        keep = 0 if number == 15 else rng.randrange(2)
        size = rng.choice((12, 14)) if number == 15 else rng.randint(needed + keep, max(needed + keep, most))
        brute.forget()
        yield SORTS[index % len(SORTS)](rng, number, size), keep


def brute_hand(hand: Sequence[int]) -> brute.Hand:
    return brute.new_hand(CARDS[card] for card in hand)


def brute_rest(hand: Sequence[int], number: int, keep: int) -> int | None:
    return brute.cheapest(brute_hand(hand), brute.contract(number, len(hand)), keep)


def left_by(laying: Laying, hand: Sequence[int], number: int) -> Counter[int]:
    """Returns the cards left by a laying; fails if it is not the contract laid from that hand."""
    left = Counter(hand)
    for (kind, size), group in zip(CONTRACTS[number], laying, strict=True):
        assert is_meld(kind, group) and len(group) >= size
        if kind == "set":
            assert list(group) == sorted(group, key=lambda card: (is_two(card), card))
        left.subtract(group)
    assert min(left.values()) >= 0
    return +left


def check_missing(hand: list[int], number: int) -> None:
    """Checks `missing` by adding a card: it is exact if its zeros are.

    It is 0 if and only if brute force finds a laying; some card lowers it by one, none by more.
    """
    missing = finder.missing(hand, number)
    assert (missing == 0) == brute.can_lay(brute_hand(hand), brute.contract(number, len(hand)), 0), texts([hand])
    if missing and number < 15:
        others = [card for card in range(52) if hand.count(card) < 2]
        assert min(finder.missing([*hand, card], number) for card in others) == missing - 1, texts([hand])


def check_best(hand: list[int], number: int, keep: int) -> bool:
    """Checks `can_lay` and `best_laying`; returns whether the contract can be laid."""
    rest = brute_rest(hand, number, keep)
    best = finder.best_laying(hand, number, keep)
    assert finder.can_lay(hand, number, keep) == (rest is not None) == (best is not None), texts([hand])
    if best:
        left = left_by(best, hand, number)
        assert left.total() >= keep and points_of(list(left.elements())) == rest, (texts([hand]), texts(best))
        assert finder.best_laying(hand[::-1], number, keep) == best
    return best is not None


def signature(laying: Iterable[tuple[str, Sequence[str]]]) -> tuple[object, ...]:
    """Returns the identity of a laying: kinds, starts of runs and cards, with all twos equal."""
    parts = []
    for kind, group in laying:
        plain = ["2" if card[0] == "2" else card for card in group]
        start = (
            next(brute.RANKS.index(card[0]) - at for at, card in enumerate(plain) if card != "2")
            if kind == "run"
            else 0
        )
        parts.append((kind, start, tuple(plain) if kind == "run" else tuple(sorted(plain))))
    return tuple(sorted(parts))


def check_layings(hand: list[int], number: int, keep: int, most: int) -> int:
    """Checks `layings` unless there are too many; returns their number."""
    kinds = [kind for kind, _ in CONTRACTS[number]]
    ways = brute.layings(brute_hand(hand), brute.contract(number, len(hand)), keep)
    tried = [groups for groups, _ in itertools.islice(ways, most)]
    if len(tried) == most:
        return 0
    found = finder.layings(hand, number, 10 * most, keep)
    signatures = [signature((kind, [CARDS[c] for c in g]) for kind, g in zip(kinds, way, strict=True)) for way in found]
    assert len(set(signatures)) == len(found)
    assert set(signatures) == {signature(zip(kinds, way, strict=True)) for way in tried}, texts([hand])
    rests = [left_by(way, hand, number) for way in found]
    points = [points_of(list(rest.elements())) for rest in rests]
    assert points == sorted(points) and all(rest.total() >= keep for rest in rests)
    assert found[:1] == [way for way in [finder.best_laying(hand, number, keep)] if way]
    few = finder.layings(hand, number, 5, keep)
    assert len(few) == min(5, len(found)) and few[:1] == found[:1] and set(few) <= set(found)
    return len(found)


def check_more(hand: list[int], number: int, keep: int) -> None:
    """Checks `cheapest_rest` and `best_melds`."""
    needs = brute.contract(number, len(hand))
    plan = finder.cheapest_rest(hand, number, keep)
    assert (plan and plan.rest) == brute.cheapest_with_more(brute_hand(hand), needs, keep), texts([hand])
    further = finder.best_melds(hand, keep)
    rests = [(further, Counter(hand), brute.cheapest_with_more(brute_hand(hand), (), keep))]
    if plan:
        rests.append((plan.melds, left_by(plan.contract, hand, number), plan.rest))
    for groups, left, points in rests:
        for group in groups:
            assert is_set(group) or run_start(group)
            left.subtract(group)
        assert min(left.values(), default=0) >= 0 and left.total() >= keep
        assert points_of(list(left.elements())) == points, (texts([hand]), texts(groups))


HANDS = 12  # of each round


@pytest.mark.parametrize("number", ROUNDS)
@pytest.mark.slow
def test_missing_and_best_against_trying_everything(number: int) -> None:
    few = HANDS if number in (5, 8, 10, 12, 13) else 4 * HANDS
    laid = 0
    for hand, keep in hands(number, few, "best", most=14):
        check_missing(hand, number)
        laid += check_best(hand, number, keep)
    assert laid


@pytest.mark.parametrize("number", ROUNDS)
@pytest.mark.slow
def test_layings_against_trying_everything(number: int) -> None:
    assert sum(check_layings(hand, number, keep, 300) for hand, keep in hands(number, HANDS, "layings", most=13))


@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.slow
def test_further_melds_against_trying_everything(number: int) -> None:
    for hand, keep in hands(number, HANDS, "more", most=11):
        check_more(hand, number, keep)


def test_melds_against_trying_everything() -> None:
    rng = random.Random("melds")
    for index in range(60):
        hand = SORTS[index % 3](rng, 1, rng.randint(3, 9))
        keep = index % 2
        plain = brute_hand(hand)
        tried = {(kind, group) for kind in ("set", "run") for group in brute.groups(plain, kind, 3, len(hand) - keep)}
        found = finder.further_melds(hand, 10_000, keep)
        kinds = ["run" if run_start(group) else "set" for group in found]
        signatures = [signature([(kind, [CARDS[c] for c in group])]) for kind, group in zip(kinds, found, strict=True)]
        assert len(set(signatures)) == len(found) and set(signatures) == {signature([group]) for group in tried}
        first = first_meld(hand_of(hand), keep)
        assert (first is not None) == bool(found), texts([hand])
        kind = "run" if first and run_start(first) else "set"
        assert first is None or signature([(kind, [CARDS[c] for c in first])]) in signatures
        assert all(not Counter(group) - Counter(hand) for group in found)
        points = [points_of(group) for group in found]
        assert points == sorted(points, reverse=True) and finder.further_melds(hand, 3, keep) == found[:3]


@pytest.mark.parametrize("number", ROUNDS)
@pytest.mark.slow
def test_some_laying_is_listed_where_there_is_one(number: int) -> None:
    able = 0
    for hand, keep in hands(number, 40, "listed"):
        ways = finder.layings(hand, number, 12, keep)
        can = finder.can_lay(hand, number, keep)
        assert bool(ways) == can and len(ways) <= 12
        able += can
        first = first_laying(hand_of(hand), number, keep)
        assert (first is not None) == can, texts([hand])
        for way in [*ways, first] if first else ways:
            assert left_by(way, hand, number).total() >= keep
    assert able


def test_one_more_card_is_worth_one_card_at_most() -> None:
    rng = random.Random("one more")
    for _ in range(400):
        number = rng.randint(1, 14)
        hand = rng.choice(SORTS)(rng, number, 16)
        more = finder.missing(hand, number)
        fewer = finder.missing(hand[1:], number)
        assert more <= fewer <= more + 1, texts([hand])
