"""Reasons for actions of Myllymatti: facts about the position that the seat knows, as message ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kortti.messages import Message, message
from kortti.opponents.myllymatti.knowledge import Seen
from kortti.opponents.myllymatti.sets import BITS, HIGHER, STRENGTH, SUIT, SUIT_OF, TEXTS, cards_of
from kortti.opponents.myllymatti.steps import Shedding

LOW = 5  # ranks below this are worth getting rid of
FEW = 3  # a lead is good if at most one in this many unseen cards is higher


def reason(observation: Mapping[str, Any], text: str) -> Message | None:
    """Returns a reason for playing `text`, or None; see `kortti.opponents`."""
    seen = Seen(observation)
    if seen.shedding is not None:
        last = seen.shedding.since + 1 >= seen.rules.stall_actions
        said = take(seen.shedding) if text == "take" else put(seen.shedding, BITS[text[5:]], last)
    elif seen.duels.trick:
        said = answer(seen, text, seen.duels.trick[0][0])
    else:
        said = lead(seen, text)
    if said is None:
        return None
    name, facts = said
    return message(f"myllymatti-reason-{name}", **facts)


Said = tuple[str, dict[str, Any]]


def lowest(cards: int, trumps: int = 0) -> int:
    """Returns the lowest card of a set, a trump only if there is nothing else."""
    cards = cards & ~trumps or cards
    return cards & -cards


# The first half


def lead(seen: Seen, text: str) -> Said | None:
    """Returns a reason for a lead in the first half, or None."""
    hand = seen.held[seen.me]
    if text == "turn":
        return ("turn-spares", {"low": TEXTS[lowest(hand)]}) if hand else None
    card = BITS[text[5:]]
    if STRENGTH[card] == STRENGTH[lowest(hand)]:
        return "lead-lowest", {"card": TEXTS[card]}
    higher = [other for other in cards_of(seen.unseen) if STRENGTH[other] > STRENGTH[card]]
    if FEW * len(higher) <= seen.unseen.bit_count():
        return "few-higher", {"card": TEXTS[card], "n": len(higher), "total": seen.unseen.bit_count()}
    lower = sum(STRENGTH[other] < STRENGTH[card] for other in cards_of(seen.unseen))
    return ("lower", {"card": TEXTS[card], "n": lower, "total": seen.unseen.bit_count()}) if lower else None


def answer(seen: Seen, text: str, led: int) -> Said | None:
    """Returns a reason for an answer to the card `led`, or None."""
    hand, rank = seen.held[seen.me], STRENGTH[led]
    if text == "turn":
        higher = sum(STRENGTH[card] > rank for card in cards_of(seen.unseen))
        if higher:
            return "turn-chance", {"card": TEXTS[led], "n": higher, "total": seen.unseen.bit_count()}
        return ("turn-spares", {"low": TEXTS[lowest(hand)]}) if hand else None
    card = BITS[text[5:]]
    if STRENGTH[card] == rank:
        leader = seen.duels.trick[0][1]
        return ("bounce", {}) if seen.sizes[leader] else None  # without cards: 3.3, 8
    if STRENGTH[card] > rank:
        if seen.duels.bounced:
            gain = [TEXTS[other] for other, _ in seen.duels.bounced + seen.duels.trick]
            return "wins-more", {"cards": gain}
        return "wins", {"card": TEXTS[card], "other": TEXTS[led]}
    high = max(cards_of(hand), key=STRENGTH.__getitem__)
    is_lost = STRENGTH[high] < rank
    if is_lost and STRENGTH[card] == STRENGTH[lowest(hand)]:
        return "lost-anyway", {"card": TEXTS[card], "other": TEXTS[led]}
    if ducks(card, hand, rank):
        return "ducks", {"other": TEXTS[led], "low": TEXTS[lowest(hand)]}
    if STRENGTH[card] < LOW:
        return "rid-of-low", {"other": TEXTS[led]}
    return ("lost", {"other": TEXTS[led]}) if is_lost else ("keeps", {"other": TEXTS[led], "high": TEXTS[high]})


def ducks(card: int, hand: int, best: int) -> bool:
    """Checks if a card is the highest of the hand that loses to the strength `best`, and not one of its lowest."""
    losing = [STRENGTH[other] for other in cards_of(hand) if STRENGTH[other] < best]
    return min(losing) < STRENGTH[card] == max(losing)


# The second half


def put(position: Shedding, card: int, last: bool) -> Said | None:
    """Returns a reason for leading or beating with `card`, or None; `last` if the deal ends after it (3.4, 8)."""
    trick, hand, trumps = position.trick, position.hands[position.seat], position.trumps
    if hand == card:
        return "goes-out", {}
    able = position.able() if trick else 0
    if trick and len(trick) + 1 == position.size:
        return ("completes-only" if able == card else "completes"), {}
    if last:
        return None
    follower = position.after(position.seat)
    other = position.hands[follower]
    suit = SUIT[SUIT_OF[card]]
    if not other & (suit | trumps) and suit != trumps:
        return "void", {"to": follower, "suit": TEXTS[card][1]}
    if not other & position.beaters[card]:
        return "unbeaten", {"to": follower, "card": TEXTS[card]}
    if able and card == lowest(able, trumps):
        return ("only-beater" if able == card else "cheapest"), {"other": TEXTS[trick[-1]]}
    if not other & HIGHER[card]:
        return "only-trump", {"to": follower}
    if not trick and not card & trumps and STRENGTH[card] == STRENGTH[lowest(hand, trumps)]:
        return "lowest", {"card": TEXTS[card]}
    return "costs", {"to": follower, "other": TEXTS[lowest(other & position.beaters[card], trumps)]}


def take(position: Shedding) -> Said | None:
    """Returns a reason for taking the last card of the trick, or None."""
    able = position.able()
    if position.trick[-1] & position.trumps:
        return "take-trump", {}
    return ("take-keeps", {"other": TEXTS[lowest(able, position.trumps)]}) if able else None
