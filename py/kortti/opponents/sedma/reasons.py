"""Reasons for actions of Sedma: true statements based on what the seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kortti.cards import RANKS
from kortti.games.sedma.facts import SEVEN, WORTH
from kortti.messages import Message, message
from kortti.opponents.sedma.heuristics import STOP, rank_of
from kortti.opponents.sedma.knowledge import POINTS, Position

RICH = 2 * WORTH  # points of a trick that hardly any is better than


def reason(observation: Mapping[str, Any], text: str) -> Message | None:
    """Returns a reason for playing `text`, or None; see `kortti.opponents`."""
    position, rank = Position(observation), rank_of(text)
    if rank == STOP:
        return reason_to_stop(position)
    if not position.trick:
        return reason_to_lead(position, text[5:], rank)
    others = [card for card in observation["zones"][f"hand:{position.me}"] if card != text[5:]]
    if position.takes(rank):
        return reason_to_take(position, text[5:], rank)
    return reason_to_leave(position, text[5:], rank, others)


def reason_to_stop(position: Position) -> Message:
    """Returns a reason for ending the trick."""
    if position.ours:
        return message("sedma-reason-stop-ours", n=position.points)
    if not position.points:
        return message("sedma-reason-stop-nothing")
    return message("sedma-reason-stop-save", n=position.points)


def reason_to_lead(position: Position, card: str, rank: int) -> Message | None:
    """Returns a reason for leading `card`, or None."""
    out, own, sevens = position.takers(rank, rank), position.own[rank], position.own[SEVEN]
    if not out:
        return message("sedma-reason-lead-sure", card=card)
    if rank == SEVEN:
        return message("sedma-reason-lead-seven", card=card, n=out)
    if position.house.prolong != "never" and own > 1:
        return message("sedma-reason-lead-several", card=card, n=own)
    if not POINTS[rank]:
        return message("sedma-reason-lead-nothing", card=card)
    if position.house.prolong != "never" and sevens:
        return message("sedma-reason-lead-back", card=card)
    others = [other for other in range(len(RANKS)) if position.own[other] and other != rank]
    if all(position.takers(other, other) > out for other in others):
        return message("sedma-reason-lead-fewest", card=card, n=out)
    return None


def reason_to_take(position: Position, card: str, rank: int) -> Message:
    """Returns a reason for taking the trick with `card`."""
    inside = position.points + POINTS[rank]
    if not position.takers(position.trick[0], rank):
        return message("sedma-reason-take-sure", card=card, n=inside)
    if position.is_asked:
        if position.ours:
            return message("sedma-reason-on-more", card=card)
        return message("sedma-reason-on-back", card=card, to=position.winner, n=inside)
    if position.ours:
        return message("sedma-reason-over", card=card, n=inside)
    if not position.after:
        return message("sedma-reason-take-last", card=card, n=inside)
    return message("sedma-reason-take", card=card, to=position.winner, n=inside)


def reason_to_leave(position: Position, card: str, rank: int, others: list[str]) -> Message | None:
    """Returns a reason for a `card` that does not take the trick, so that `others` are kept; or None."""
    takers = [other for other in others if position.takes(RANKS.index(other[0]))]
    if position.is_asked:  # only fitting cards are legal, and a seven that does not take leaves the trick to a seven
        return message("sedma-reason-on-more", card=card) if position.ours else None
    if position.ours:
        if POINTS[rank]:
            return message("sedma-reason-give", card=card, n=WORTH)
        return message("sedma-reason-cheap-ours", card=card)
    if not POINTS[rank]:
        if takers and position.points < RICH:
            return message("sedma-reason-keep", card=card, other=takers[0])
        return message("sedma-reason-cheap", card=card, to=position.winner)
    if position.after > 1 and position.takers(position.trick[0], position.winning):
        return message("sedma-reason-hope", card=card, n=WORTH)
    if takers:
        return message("sedma-reason-keep-dear", card=card, other=takers[0])
    return None
