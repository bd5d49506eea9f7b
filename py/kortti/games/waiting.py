"""Why a deal of the sevens games went as it did: which cards waited for a card that another player kept."""

from __future__ import annotations

from collections.abc import Sequence

from kortti.cards import CARDS, cards_of, mask_of
from kortti.messages import Message, message


def because(hands: Sequence[int], needs: Sequence[int], laid: int, stuck: Sequence[int], seat: int) -> Message | None:
    """Returns why a finished deal went as it did for `seat`, or None if nothing is sure.

    `hands` has the cards left by seat, `needs` by card those that must be laid before it, `laid` those on the table,
    all as bit sets; `stuck` the number of turns by seat in which it could not lay a card.
    """
    if not hands[seat]:
        return _seldom_stuck(stuck, seat)
    return _waited(hands, needs, laid, seat) or _often_stuck(stuck, seat) or _late(hands, needs, laid, seat)


def _waited(hands: Sequence[int], needs: Sequence[int], laid: int, seat: int) -> Message | None:
    """Returns which card of another player, ready to be laid, kept most cards of `seat` waiting."""
    ready = mask_of(card for card in range(52) if not laid >> card & 1 and not needs[card] & ~laid)
    waiting: dict[int, list[str]] = {}  # by card of another player, the cards of `seat` behind it
    for card in cards_of(hands[seat]):
        for key in cards_of(ready & ~hands[seat] & _before(card, needs, laid)):
            waiting.setdefault(key, []).append(CARDS[card])
    if not waiting:
        return None
    key = max(waiting, key=lambda card: len(waiting[card]))
    holder = next(other for other, hand in enumerate(hands) if hand >> key & 1)
    return message("sevens-reason-end-waited", cards=waiting[key], card=CARDS[key], to=holder, n=len(waiting[key]))


def _before(card: int, needs: Sequence[int], laid: int) -> int:
    """Returns all cards, as a bit set, that must still be laid before `card`."""
    missing = needs[card] & ~laid
    for other in cards_of(missing):
        missing |= _before(other, needs, laid)
    return missing


def _often_stuck(stuck: Sequence[int], seat: int) -> Message | None:
    """Returns in how many turns `seat` could not lay a card, if in more than some other seat."""
    return message("sevens-reason-end-often", seat=seat, n=stuck[seat]) if stuck[seat] > min(stuck) else None


def _seldom_stuck(stuck: Sequence[int], seat: int) -> Message | None:
    """Returns that `seat`, which went out, could always lay a card, or more often than some other seat."""
    if not stuck[seat]:
        return message("sevens-reason-end-always", seat=seat)
    if max(stuck) == stuck[seat]:
        return None
    return message("sevens-reason-end-seldom", seat=seat, n=stuck[seat], most=max(stuck))


def _late(hands: Sequence[int], needs: Sequence[int], laid: int, seat: int) -> Message | None:
    """Returns which cards `seat` could have laid next, had another seat not gone out."""
    ready = [CARDS[card] for card in cards_of(hands[seat]) if not needs[card] & ~laid]
    winner = next((other for other, hand in enumerate(hands) if not hand), None)
    if winner is None or not ready:
        return None
    return message("sevens-reason-end-late", cards=ready, to=winner)
