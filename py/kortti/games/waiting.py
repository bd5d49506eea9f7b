"""Why a deal of the sevens games went as it did: which cards waited for a card that another player kept."""

from __future__ import annotations

from collections.abc import Sequence

from kortti.cards import CARDS, cards_of, mask_of
from kortti.messages import Message, message


def because(hands: Sequence[int], needs: Sequence[int], laid: int, stops: Sequence[int], seat: int) -> Message | None:
    """Returns why a finished deal went as it did for `seat`, or None if nothing is sure.

    `hands` are bit sets by seat, `needs` by card the cards to be laid before it, and `stops` by seat the turns without
    a card laid.
    """
    return _waited(hands, needs, laid, seat) if hands[seat] else _stopped(stops, seat)


def _waited(hands: Sequence[int], needs: Sequence[int], laid: int, seat: int) -> Message | None:
    """Returns which card of another player, ready to be laid, kept most cards of `seat` waiting."""
    open_cards = mask_of(card for card in range(52) if not laid >> card & 1 and not needs[card] & ~laid)
    waiting: dict[int, list[str]] = {}
    for card in cards_of(hands[seat]):
        for key in cards_of(open_cards & _before(card, needs, laid)):
            waiting.setdefault(key, []).append(CARDS[card])
    kept = {key: cards for key, cards in waiting.items() if not hands[seat] >> key & 1}
    if not kept:
        return None
    key = max(kept, key=lambda card: len(kept[card]))
    holder = next(other for other, hand in enumerate(hands) if hand >> key & 1)
    return message("sevens-reason-end-waited", cards=kept[key], card=CARDS[key], to=holder, n=len(kept[key]))


def _before(card: int, needs: Sequence[int], laid: int) -> int:
    """Returns all cards, as a bit set, that must still be laid before `card`."""
    missing = needs[card] & ~laid
    for other in cards_of(missing):
        missing |= _before(other, needs, laid)
    return missing


def _stopped(stops: Sequence[int], seat: int) -> Message | None:
    """Returns how rarely `seat`, which went out, had no card to lay."""
    if not stops[seat]:
        return message("sevens-reason-end-always", seat=seat)
    most = max(range(len(stops)), key=stops.__getitem__)
    if stops[most] <= stops[seat]:
        return None
    return message("sevens-reason-end-seldom", seat=seat, n=stops[seat], to=most, most=stops[most])
