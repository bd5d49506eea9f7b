"""Sets, runs and contracts of Swedish Gin Rummy (5.2-5.4): what they are, and what is wrong with other cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kortti.cards import CARDS
from kortti.games.swedish_gin.facts import HIGH, LEAST, LONGEST, LOW, POSITION, Group, is_two
from kortti.messages import Message, message


def is_set(cards: Sequence[int]) -> bool:
    """Tells whether the cards, in any order, are a set of at least 3 (5.3).

    They have one rank, be it the twos' (E9), and one card may be there twice (E11). In a set of another
    rank the naturals outnumber the twos; nothing else limits the twos (E28).
    """
    ranks = {card % 13 for card in cards if not is_two(card)}
    twos = sum(map(is_two, cards))
    return len(cards) >= LEAST and (not ranks or (len(ranks) == 1 and len(cards) > 2 * twos))


def is_pair(cards: Sequence[int]) -> bool:
    """Tells whether the cards are a pair: two of one rank, so a two goes only with a two (5.3, E20)."""
    return len(cards) == 2 and cards[0] % 13 == cards[1] % 13


def run_start(cards: Sequence[int]) -> tuple[int, int] | None:
    """Gets suit and lowest position (2 to 14) of the run of at least 3 that the cards are in this order (5.3).

    None where they are no run. A two is natural in its own place and wild in any other (E9). The ace comes after the
    king (E10), so there are 13 cards at most (E36); more of them are naturals than wilds, and nothing else limits the
    wilds (E28).
    """
    index = next((index for index, card in enumerate(cards) if not is_two(card)), None)
    if index is None or len(cards) < LEAST:
        return None
    suit, low = cards[index] // 13, POSITION[cards[index]] - index
    natural = [card // 13 == suit and POSITION[card] == at for at, card in enumerate(cards, low)]
    fits = all(natural[i] or is_two(card) for i, card in enumerate(cards))
    inside = low >= LOW and low + len(cards) - 1 <= HIGH
    return (suit, low) if fits and inside and 2 * sum(natural) > len(cards) else None


def run_orders(cards: Sequence[int]) -> list[Group]:
    """Gets every run that the cards can be, lowest first, each in one order.

    Two orders of the same suit and start are the same run: in which wild's place which wild stands says nothing. The
    twos stand by card number, after the one in its own place.
    """
    naturals = {POSITION[card]: card for card in cards if not is_two(card)}
    twos = sorted(filter(is_two, cards))
    if not naturals or len(naturals) + len(twos) != len(cards):
        return []
    own = naturals[min(naturals)] // 13 * 13 + 1
    orders = []
    for low in range(max(LOW, max(naturals) - len(cards) + 1), min(naturals) + 1):
        places = dict(naturals)
        wilds = list(twos)
        if low == LOW and own in wilds:
            wilds.remove(own)
            places[LOW] = own
        order = tuple(places[at] if at in places else wilds.pop(0) for at in range(low, low + len(cards)))
        if run_start(order) == (own // 13, low):
            orders.append(order)
    return orders


def is_meld(kind: str, cards: Sequence[int]) -> bool:
    """Tells whether the cards, a run in its order, are a meld of this kind."""
    return is_set(cards) if kind == "set" else is_pair(cards) if kind == "pair" else run_start(cards) is not None


def kind_of(cards: Sequence[int]) -> str:
    """Gets whether cards, three at least, are a set or a run, or which of them they look more like if they are neither.

    They are never both: a run has no rank twice but the two's, so in a set of its cards one natural would be alone.
    """
    if is_set(cards):
        return "set"
    ranks = {card % 13 for card in cards if not is_two(card)}
    return "set" if len(ranks) < 2 and not run_orders(cards) else "run"


def orders(kind: str, cards: tuple[int, ...]) -> list[Group]:
    """Gets the orders in which cards can be laid, one for each run that they can be, one alone for a set or pair."""
    if kind == "run":
        return run_orders(cards)
    return [tuple(sorted(cards, key=lambda card: (is_two(card), card)))]


def why_no_meld(kind: str, cards: Sequence[int], size: int = LEAST, exact: bool = False) -> Message | None:
    """Gets what is wrong with the cards as a set, run or pair of at least (`exact`: just) `size`; None if nothing is.

    Of several faults it names the first in this order:

    - ``gin-too-many`` (kind, size, more): a pair or a set of round 15 with so many cards too many.
    - ``gin-set-ranks`` / ``gin-pair-ranks`` / ``gin-run-suits`` (one, other): two cards that do not go together.
    - ``gin-pair-two`` (card): a two makes no pair with another card.
    - ``gin-run-twos``: nothing but twos is a set, no run.
    - ``gin-run-twice`` (card): a card is there twice.
    - ``gin-run-long``: a run ends with the ace, so it has 13 cards at most.
    - ``gin-run-ace`` (card): with the ace below the two it would do, but the ace is only high.
    - ``gin-run-gap`` (low, high, gap, twos): so many places are open from card `low` to card `high`, for so few twos.
    - ``gin-majority`` (kind, naturals, twos): the naturals must outnumber the wilds.
    - ``gin-too-few`` (kind, size, fewer): so many cards too few.
    - ``gin-run-order``: a run, but not in this order.
    """
    more = len(cards) - size
    if more > 0 and (exact or kind == "pair"):
        return message("gin-too-many", kind=kind, size=size, more=more)
    reason = _why_no_run(cards) if kind == "run" else _why_no_set(kind, cards)
    if reason:
        return reason
    if more < 0:
        return message("gin-too-few", kind=kind, size=size, fewer=-more)
    return message("gin-run-order") if kind == "run" and run_start(cards) is None else None


def _why_no_set(kind: str, cards: Sequence[int]) -> Message | None:
    naturals = [card for card in cards if not is_two(card)]
    other = next((card for card in naturals if card % 13 != naturals[0] % 13), None)
    if other is not None:
        return message(f"gin-{kind}-ranks", one=CARDS[naturals[0]], other=CARDS[other])
    twos = len(cards) - len(naturals)
    if kind == "pair":
        return message("gin-pair-two", card=CARDS[naturals[0]]) if naturals and twos else None
    if naturals and len(naturals) <= twos and len(cards) >= LEAST:
        return message("gin-majority", kind=kind, naturals=len(naturals), twos=twos)
    return None


def _why_no_run(cards: Sequence[int]) -> Message | None:
    naturals = sorted((card for card in cards if not is_two(card)), key=POSITION.__getitem__)
    twos = len(cards) - len(naturals)
    if not naturals:
        return message("gin-run-twos") if cards else None
    other = next((card for card in naturals if card // 13 != naturals[0] // 13), None)
    if other is not None:
        return message("gin-run-suits", one=CARDS[naturals[0]], other=CARDS[other])
    card, copies = Counter(naturals).most_common(1)[0]
    if copies > 1:
        return message("gin-run-twice", card=CARDS[card])
    if len(cards) > LONGEST:
        return message("gin-run-long")
    if run_orders(cards):
        return None
    low, high = naturals[0], naturals[-1]
    gap = POSITION[high] - POSITION[low] + 1 - len(naturals)
    if gap > twos:
        if POSITION[high] == HIGH and POSITION[naturals[-2]] - len(naturals) <= twos:
            return message("gin-run-ace", card=CARDS[high])
        return message("gin-run-gap", low=CARDS[low], high=CARDS[high], gap=gap, twos=twos)
    if len(cards) >= LEAST:
        return message("gin-majority", kind="run", naturals=len(naturals), twos=twos)
    return None
