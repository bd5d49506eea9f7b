"""What a viewer is told of the actions played. A viewer is a seat, or None for a spectator."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kortti.cards import HIDDEN
from kortti.game import Event
from kortti.messages import Message
from kortti.records.record import Step
from kortti.shown import hand_of
from kortti.wire import LastCard, LoggedDeal, Move, News, Peak, sent


def words_of(events: Sequence[Event], viewer: int | None, *, is_whole: bool = False) -> list[Message]:
    """Returns the messages of `events` for the viewer, without usual ones unless `is_whole`."""
    told = [event for event in events if event.id and (is_whole or not event.is_usual)]
    return [event.seen_from(viewer).message for event in told]


def in_steps(events: Sequence[Event], viewer: int | None) -> Iterator[tuple[int, Event]]:
    """Yields `events` as the viewer saw them, each with its step.

    A new step starts when a card moves on from a zone filled in the same step, and when a new part of the game starts.
    """
    arrived: set[str] = set()  # destinations of the moves in this step
    step = 0
    for event in (event.seen_from(viewer) for event in events):
        if event.card and (event.source in arrived or turns(event)):
            step += 1
            arrived.clear()
        if event.card:
            arrived.add(event.target)
        yield step, event


def turns(event: Event) -> bool:
    """Checks if `event` starts a new part of the game."""
    return event.peak is not None and event.peak.kind == "turn"


def step_of(step: int, event: Event) -> int:
    """Returns the step with which `event` is told: a new part of the game starts before its card moves."""
    return step - bool(event.card and turns(event))


def moves_of(events: Sequence[Event], viewer: int | None) -> list[Move]:
    """Returns the cards that `events` moved, as the viewer saw them, in consecutive steps."""
    moves: list[Move] = []
    seat = None
    for step, event in in_steps(events, viewer):
        if event.id or event.seat is not None:
            seat = event.seat
        if event.card:
            moves.append({"card": event.card, "from": event.source, "to": event.target, "step": step, "seat": seat})
    return moves


def peaks_of(events: Sequence[Event], viewer: int | None) -> list[Peak]:
    """Returns how the table stages `events`: the `Peak` of each that has one, and the step at which its cards move."""
    return [
        sent(Peak, event.peak, seat=event.seat, to=event.to, step=step_of(step, event))
        for step, event in in_steps(events, viewer)
        if event.peak
    ]


def log_of(deals: Sequence[Sequence[Step]], viewer: int | None, first: int = 1) -> list[LoggedDeal]:
    """Returns all messages deal by deal; `first` is the number of the first deal."""
    return [
        {"deal": number, "lines": [line for played in deal for line in words_of(played.events, viewer)]}
        for number, deal in enumerate(deals, first)
    ]


def since(deal: Sequence[Step], viewer: int | None) -> Sequence[Step]:
    """Returns the deal's steps from the viewer's last action on, or all if there is none.

    Automatic actions do not count.
    """
    own = [number for number, played in enumerate(deal) if played.seat == viewer and not played.unasked]
    return deal[own[-1] if own else 0 :]


def news_of(steps: Sequence[Step], viewer: int | None) -> list[News]:
    """Returns the news in `steps`; what changed the whole table is big news.

    News of the last action come with a step of its moves, so that words do not precede the cards.
    """
    return [
        {
            "message": event.message,
            "big": event.turns_table,
            "step": step_of(step, event) if number == len(steps) else 0,
            "unasked": played.unasked and played.seat == viewer,
        }
        for number, played in enumerate(steps, 1)
        for step, event in in_steps(played.events, viewer)
        if event.id and not event.is_usual
    ]


def fresh_of(steps: Sequence[Step], seat: int, hand: Sequence[str]) -> list[str]:
    """Returns the cards that `steps` brought into the hand of `seat`, or none if that is the whole hand."""
    own, fresh = hand_of(seat), list[str]()
    for event in (event for played in steps for event in played.events):
        if event.target == own:
            fresh.append(event.card)
        elif event.source == own and event.card in fresh:
            fresh.remove(event.card)
    return fresh if len(fresh) < len(hand) else []


def last_of(deal: Sequence[Step], seat: int, viewer: int | None) -> LastCard | None:
    """Returns the card that `seat` moved with its last action, if exactly one was seen.

    Cards laid together need no such mark: they lie under the seat's name.
    """
    played = next((played for played in reversed(deal) if played.seat == seat), None)
    if played is None:
        return None
    moves = [event.seen_from(viewer) for event in played.events if event.seat == seat and event.card]
    seen = [event for event in moves if event.card != HIDDEN]
    return {"card": seen[0].card, "taken": seen[0].target == hand_of(seat)} if len(seen) == 1 else None
