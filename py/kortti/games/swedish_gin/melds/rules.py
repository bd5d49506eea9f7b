"""Sets, runs and contracts of Swedish Gin Rummy (5.2-5.4): validity, and what is wrong with invalid groups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kortti.cards import CARDS
from kortti.games.swedish_gin.facts import HIGH, LEAST, LONGEST, LOW, POSITION, Group, is_two
from kortti.messages import Message, message


def is_set(cards: Sequence[int]) -> bool:
    """Checks if the cards, in any order, are a set of at least 3 (5.3).

    They have the same rank, which may be that of the twos (E9); a card may be there twice (E11). In a set of another
    rank the naturals outnumber the twos; nothing else limits the twos (E28).
    """
    ranks = {card % 13 for card in cards if not is_two(card)}
    twos = sum(map(is_two, cards))
    return len(cards) >= LEAST and (not ranks or (len(ranks) == 1 and len(cards) > 2 * twos))


def is_pair(cards: Sequence[int]) -> bool:
    """Checks if the cards are a pair: two of the same rank, so a two pairs only with a two (5.3, E20)."""
    return len(cards) == 2 and cards[0] % 13 == cards[1] % 13


def run_start(cards: Sequence[int]) -> tuple[int, int] | None:
    """Returns suit and lowest position (2 to 14) of a run of at least 3 cards, given in order (5.3).

    Returns None if they are no run. A two is natural in its own place and wild elsewhere (E9). The ace comes after the
    king (E10), so there are at most 13 cards (E36). The naturals outnumber the wilds; nothing else limits the wilds
    (E28).
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
    """Returns all runs that the cards can form, lowest first, each in one order.

    Orders with the same suit and start are the same run, whichever wild stands where. The twos are sorted by card
    number, after the one in its own place.
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
    """Checks if the cards, a run in order, are a meld of this kind."""
    return is_set(cards) if kind == "set" else is_pair(cards) if kind == "pair" else run_start(cards) is not None


def kind_of(cards: Sequence[int]) -> str:
    """Returns the kind of at least three cards, set or run; for neither, the more similar one.

    They are never both: only twos repeat a rank in a run, so as a set its cards would have a single natural.
    """
    if is_set(cards):
        return "set"
    ranks = {card % 13 for card in cards if not is_two(card)}
    return "set" if len(ranks) < 2 and not run_orders(cards) else "run"


def orders(kind: str, cards: tuple[int, ...]) -> list[Group]:
    """Returns the orders in which cards can be laid: one for each possible run, a single one for a set or pair."""
    if kind == "run":
        return run_orders(cards)
    return [tuple(sorted(cards, key=lambda card: (is_two(card), card)))]


def why_no_meld(kind: str, cards: Sequence[int], size: int = LEAST, exact: bool = False) -> Message | None:
    """Returns what is wrong with the cards as a set, run or pair of at least (`exact`: exactly) `size`; None if valid.

    Of several faults it names the first in this order:

    - ``gin-too-many`` (kind, size, more): a pair, or a set of round 15, with so many cards too many.
    - ``gin-set-ranks`` / ``gin-pair-ranks`` / ``gin-run-suits`` (one, other): two cards that do not go together.
    - ``gin-pair-two`` (card): a two makes no pair with another card.
    - ``gin-run-twos``: only twos, which are a set, not a run.
    - ``gin-run-twice`` (card): a duplicate card.
    - ``gin-run-long``: more than 13 cards; a run ends with the ace.
    - ``gin-run-ace`` (card): a run only if the ace were low.
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
