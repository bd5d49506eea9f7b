"""Reasons for actions of Ristikontra: true statements based on what the seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kortti.messages import Message, message
from kortti.opponents.ristikontra.knowledge import Position

LITTLE = 2  # points of a card that is no great loss


def reason(observation: Mapping[str, Any], text: str) -> Message | None:
    """Returns a reason for playing `text`, or None; see `kortti.opponents`."""
    position = Position(observation)
    if text == "turn":
        return reason_to_turn(position)
    card = text[5:]
    if not position.trick:
        return reason_to_lead(position, card)
    if position.cleans and (of_dirt := reason_of_dirt(position, card)):
        return of_dirt
    others = [other for other in observation["zones"][f"hand:{position.me}"] if other != card]
    return reason_to_follow(position, card, observation["winner"], others)


def reason_to_turn(position: Position) -> Message:
    """Returns a reason for turning up the top card of the stock."""
    least = min(map(position.points, position.hand))
    if least:
        return message("ristikontra-reason-turn-dear", n=least)
    if not position.trick and all(position.out[rank] for rank in position.hand):
        return message("ristikontra-reason-turn-lead")
    return message("ristikontra-reason-turn-keep", n=sum(map(position.points, position.hand)))


def reason_to_lead(position: Position, card: str) -> Message | None:
    """Returns a reason for leading `card`, or None."""
    rank = card[0]
    out, own = position.out[rank], position.hand.count(rank)
    if not out:
        return message("ristikontra-reason-lead-sure", card=card)
    if out == 1:
        return message("ristikontra-reason-lead-one", card=card)
    if own > 1:
        return message("ristikontra-reason-lead-several", card=card, n=own)
    if not position.points(rank):
        return message("ristikontra-reason-lead-nothing", card=card)
    if out == min(position.out[other] for other in position.hand):
        return message("ristikontra-reason-lead-fewest", card=card, n=out)
    if position.points(rank) <= LITTLE:
        return message("ristikontra-reason-lead-little", card=card, n=position.points(rank))
    return None


def reason_of_dirt(position: Position, card: str) -> Message | None:
    """Returns a reason for `card` from queens that dirty and kings that clean (D11, D12), or None."""
    rank, us = card[0], position.me % 2
    takes = rank == position.trick[0]
    is_ours = (position.ours or takes) and is_sure(position)
    is_theirs = not (position.ours or takes) and is_lost(position)
    if position.stock:
        if rank == "Q" and is_theirs and not position.dirty[1 - us] and "Q" not in position.trick:
            return message("ristikontra-reason-soil", card=card)
        if rank != "Q" and is_ours and "Q" in position.hand and not position.dirty[us] and "Q" not in position.trick:
            return message("ristikontra-reason-no-queen")
    elif rank == "K" and is_ours and position.dirty[us] and position.trick[0] != "Q":
        return message("ristikontra-reason-clean", card=card)
    elif rank != "K" and is_theirs and "K" in position.hand and position.dirty[us]:
        return message("ristikontra-reason-keep-king")
    return None


def is_sure(position: Position) -> bool:
    """Checks if a trick held by the pair after this card is safe: the next seat, an opponent, has no match."""
    return not position.after or not position.out[position.trick[0]]


def is_lost(position: Position) -> bool:
    """Checks if a trick held by the opponents after this card is lost: the partner has played or has no match."""
    return len(position.after) < 2 or not position.out[position.trick[0]]


def reason_to_follow(position: Position, card: str, winner: int, others: list[str]) -> Message | None:
    """Returns a reason for adding `card` to a trick held by `winner` and keeping the `others`, or None."""
    led, rank = position.trick[0], card[0]
    worth = position.points(rank)
    inside = worth + sum(map(position.points, position.trick))
    is_least = worth == min(map(position.points, position.hand))
    if rank == led and position.ours:
        if is_sure(position):
            return message("ristikontra-reason-over-sure", card=card)
        return message("ristikontra-reason-over", card=card, n=position.out[led])
    if rank == led:
        if not position.after:
            return message("ristikontra-reason-take-last", card=card, n=inside)
        if is_sure(position):
            return message("ristikontra-reason-take-sure", card=card, n=inside)
        return message("ristikontra-reason-take", card=card, to=winner, n=inside)
    if position.ours:
        if is_sure(position):
            if worth:
                return message("ristikontra-reason-give", card=card, n=worth)
            return message("ristikontra-reason-partner")
        if is_least:
            return message("ristikontra-reason-doubt", card=card, n=position.out[led])
        return message("ristikontra-reason-give-likely", card=card, n=worth)
    if is_least:
        if is_lost(position):
            return message("ristikontra-reason-lost", card=card)
        return message("ristikontra-reason-least", card=card, to=winner)
    if not is_lost(position):
        return message("ristikontra-reason-hope", card=card, n=worth)
    return reason_to_lose(position, card, others)


def reason_to_lose(position: Position, card: str, others: list[str]) -> Message | None:
    """Returns a reason for losing the trick with a `card` that counts and keeping the `others`, or None."""
    rank, points = card[0], position.points(card[0])
    least_out = min(others, key=lambda other: position.out[other[0]])
    same = [other for other in others if other[0] == rank]
    if same:
        return message("ristikontra-reason-lost-another", card=card, other=same[0])
    if position.out[least_out[0]] < position.out[rank]:
        return message("ristikontra-reason-lost-keeps", card=card, other=least_out)
    if points <= LITTLE:
        return message("ristikontra-reason-lost-little", card=card, n=points)
    return None
