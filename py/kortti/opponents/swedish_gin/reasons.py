"""Reasons for actions of Swedish Gin Rummy: facts that the seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kortti.cards import CARDS, parse_card
from kortti.games.swedish_gin.facts import CONTRACTS, POINTS, POSITION, WHOLE_HAND, cards_dealt, is_two, points
from kortti.games.swedish_gin.melds import finder
from kortti.messages import Message, message
from kortti.opponents.swedish_gin.heuristics import Expert
from kortti.opponents.swedish_gin.knowledge import MANY, Position, without
from kortti.opponents.swedish_gin.laying import can_lay, laid

HEAVY = 10  # points of a card worth mentioning


def reason(observation: Mapping[str, Any], text: str) -> Message | None:
    """Returns a reason for playing `text`, or None; see `kortti.opponents`."""
    if observation["phase"] == "cut":
        return message("gin-reason-cut", n=cards_dealt(observation["options"]["players"]))
    position = Position(observation)
    verb, _, rest = text.partition(" ")
    if verb in ("contract", "meld", "layoff"):
        return _laying(position, text)
    if verb == "discard":
        card = parse_card(rest)
        facts = _last_points if position.i_am_down else _discard
        return next(facts(position, card), None)
    if position.i_am_down:
        return _draw_when_down(position, text)
    return _take(position, text) if text in ("draw discard", "buy") else _leave(position)


def _laying(position: Position, text: str) -> Message:
    """Returns the gain from laying: the round, or points."""
    hand, _ = laid(position, text)
    if len(hand) <= position.keep:
        return message("gin-reason-out", n=len(hand))
    return message("gin-reason-frees", n=points(position.hand) - points(hand))


# Drawing


def _draw_when_down(position: Position, text: str) -> Message | None:
    """Returns a reason for taking or leaving the discard once down, from whether it can be laid; or None."""
    card = CARDS[position.top]
    if text == "draw discard":
        return message("gin-reason-can-lay", card=card) if can_lay(position, position.top) else None
    more = [*position.hand, position.top]
    if position.fits(position.top, position.me) or any(
        position.top in group for group in finder.further_melds(more, MANY, position.keep)
    ):
        return message("gin-reason-two-more") if text == "decline" else None
    return message("gin-reason-cannot-lay", card=card, n=POINTS[position.top]) if text != "buy" else None


def _take(position: Position, text: str) -> Message | None:
    """Returns a reason for taking or buying the discard, or None."""
    card = CARDS[position.top]
    missing = position.missing(position.hand)
    more = [*position.hand, position.top]
    if text == "buy":
        size = position.contract_size + position.keep
        if position.round != WHOLE_HAND and len(position.hand) + 1 < size:
            return message("gin-reason-buy-owed", n=size, held=len(position.hand) + 1)
        if position.missing(more) < missing:
            tokens = position.tokens[position.me] - 1
            return message("gin-reason-buy-helps", card=card, missing=position.missing(more), n=tokens)
        return None
    if finder.can_lay(more, position.round, position.keep):
        return message("gin-reason-lays", card=card)
    fewest = min(position.missing(without(more, other)) for other in position.hand)
    if fewest < missing:
        return message("gin-reason-nearer", card=card, n=fewest)
    return message("gin-reason-two", card=card) if is_two(position.top) else None


def _leave(position: Position) -> Message | None:
    """Returns a reason for leaving the discard, or None."""
    card = CARDS[position.top]
    missing = position.missing(position.hand)
    more = [*position.hand, position.top]
    if "decline" in position.legal and position.round == WHOLE_HAND:
        return message("gin-reason-longer")
    for seat in position.after_me():
        if "decline" in position.legal and position.down[seat] and position.sizes[seat] <= Expert.NEAR:
            return message("gin-reason-too-late", to=seat, left=position.sizes[seat])
    if min(position.missing(without(more, other)) for other in more) >= missing and position.missing(more) >= missing:
        return message("gin-reason-no-nearer", card=card, n=missing)
    return None


# Throwing


def _last_points(position: Position, card: int) -> Iterator[Message]:
    """Yields reasons for a discard once down: most points, or a higher card would fit the next player's melds."""
    most = max(POINTS[other] for other in position.hand)
    if POINTS[card] == most:
        yield message("gin-reason-most", card=CARDS[card], n=most)
    seat = position.after_me()[0]
    for other in position.hand:
        if position.down[seat] and POINTS[other] > POINTS[card] and position.fits(other, seat):
            yield message("gin-reason-fits-next", to=seat, other=CARDS[other])


def _discard(position: Position, card: int) -> Iterator[Message]:
    """Yields reasons for a discard before going down, the strongest first."""
    hand, rest = position.hand, without(position.hand, card)
    text, worth = CARDS[card], POINTS[card]
    for seat in position.after_me():
        few = position.sizes[seat]
        if worth >= HEAVY and position.down[seat] and few <= Expert.NEAR:
            yield message("gin-reason-late", card=text, n=worth, to=seat, left=few)
    seat = position.after_me()[0]
    if not position.down[seat] and not position.wanted_with(seat, card):
        for other in rest:
            for taken in position.wanted_with(seat, other)[:1]:
                if POINTS[other] >= worth and position.missing(without(hand, other)) == position.missing(rest):
                    yield message("gin-reason-collects", card=CARDS[other], other=CARDS[taken], to=seat)
    if not is_two(card):
        if not any(_together(position, card, other) for other in rest):
            yield message("gin-reason-alone", card=text, n=worth, twos=sum(map(is_two, rest)))
        if position.kinds == {"set"} and not any(position.out[card % 13 :: 13]):
            yield message("gin-reason-gone", card=text)
    after = position.after(hand)
    fewest = min(after.values())
    if after[card] == fewest:
        helpful = {
            other: sum(position.out[card] for card in position.helpful(without(hand, other), fewest))
            for other, lack in after.items()
            if lack == fewest
        }
        if helpful[card] == max(helpful.values()) > min(helpful.values()):
            yield message("gin-reason-outs", n=helpful[card], of=sum(position.out))
        for other in position.refused[seat]:
            if card % 13 == other % 13 if position.kinds == {"set"} else card == other:
                yield message("gin-reason-refused", to=seat, other=CARDS[other])
        if fewest == position.missing(hand):
            yield message("gin-reason-spare", card=text, n=fewest)
        yield message("gin-reason-least", card=text, n=fewest)


def _together(position: Position, card: int, other: int) -> bool:
    """Checks if two cards, neither of them a two, could lie in one group of the contract."""
    if is_two(other):
        return False
    if "set" in position.kinds and card % 13 == other % 13:
        return True
    longest = max((size for kind, size in CONTRACTS[position.round] if kind == "run"), default=0)
    if position.round == WHOLE_HAND:
        longest = len(position.hand)
    apart = abs(POSITION[card] - POSITION[other])
    return card // 13 == other // 13 and 0 < apart < longest
