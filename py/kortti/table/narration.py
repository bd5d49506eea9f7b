"""What is told of what was played, to a viewer: the seat that it is told to, or None for a spectator."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kortti.cards import HIDDEN
from kortti.game import Event
from kortti.messages import Message
from kortti.records.record import Step
from kortti.shown import hand_of
from kortti.wire import LastCard, LoggedDeal, Move, News, Peak, sent


def words_of(events: Sequence[Event], viewer: int | None, *, is_whole: bool = False) -> list[Message]:
    """Gets what the viewer may read of `events`; where it `is_whole`, of those also that are usual."""
    told = [event for event in events if event.id and (is_whole or not event.is_usual)]
    return [event.seen_from(viewer).message for event in told]


def in_steps(events: Sequence[Event], viewer: int | None) -> Iterator[tuple[int, Event]]:
    """Gives `events` as the viewer saw them, each with its step.

    What has come to a zone is seen there before it goes on, and what turns the game before its card moves.
    """
    arrived: set[str] = set()  # zones to which something has moved in this step
    step = 0
    for event in (event.seen_from(viewer) for event in events):
        if event.card and (event.source in arrived or turns(event)):
            step += 1
            arrived.clear()
        if event.card:
            arrived.add(event.target)
        yield step, event


def turns(event: Event) -> bool:
    """Tells whether from `event` on another game is played."""
    return event.peak is not None and event.peak.kind == "turn"


def step_of(step: int, event: Event) -> int:
    """Returns the step with which `event` is told: what turns the game is, before its card moves."""
    return step - bool(event.card and turns(event))


def moves_of(events: Sequence[Event], viewer: int | None) -> list[Move]:
    """Gets which cards `events` moved, as the viewer saw it, in steps that follow each other."""
    moves: list[Move] = []
    seat = None
    for step, event in in_steps(events, viewer):
        if event.id or event.seat is not None:
            seat = event.seat
        if event.card:
            moves.append({"card": event.card, "from": event.source, "to": event.target, "step": step, "seat": seat})
    return moves


def peaks_of(events: Sequence[Event], viewer: int | None) -> list[Peak]:
    """Gets the moments among `events` that are staged, each with the step of the moves that it comes with."""
    return [
        sent(Peak, event.peak, seat=event.seat, to=event.to, step=step_of(step, event))
        for step, event in in_steps(events, viewer)
        if event.peak
    ]


def log_of(deals: Sequence[Sequence[Step]], viewer: int | None, first: int = 1) -> list[LoggedDeal]:
    """Gets all that was played in words, deal by deal; `first` is the number of the first one."""
    return [
        {"deal": number, "lines": [line for played in deal for line in words_of(played.events, viewer)]}
        for number, deal in enumerate(deals, first)
    ]


def since(deal: Sequence[Step], viewer: int | None) -> Sequence[Step]:
    """Gets what was done in a deal since the viewer began the last action, that one first; all where there is none.

    What was played for the viewer without asking is no such action.
    """
    own = [number for number, played in enumerate(deal) if played.seat == viewer and not played.unasked]
    return deal[own[-1] if own else 0 :]


def news_of(steps: Sequence[Step], viewer: int | None) -> list[News]:
    """Gets steps in words; big news are those of an action that changed the whole table.

    News of the last action come with a step of its moves, so that words never run ahead of cards.
    """
    return [
        {
            "message": event.message,
            "big": any(each.turns_table for each in played.events),
            "step": step_of(step, event) if number == len(steps) else 0,
        }
        for number, played in enumerate(steps, 1)
        for step, event in in_steps(played.events, viewer)
        if event.id
    ]


def fresh_of(steps: Sequence[Step], seat: int, hand: Sequence[str]) -> list[str]:
    """Gets the cards that steps brought into the hand of `seat`; none where all of the hand came so."""
    own, fresh = hand_of(seat), list[str]()
    for event in (event for played in steps for event in played.events):
        if event.target == own:
            fresh.append(event.card)
        elif event.source == own and event.card in fresh:
            fresh.remove(event.card)
    return fresh if len(fresh) < len(hand) else []


def last_of(deal: Sequence[Step], seat: int, viewer: int | None) -> LastCard | None:
    """Gets the card that `seat` moved with its last action, as far as seen, and whether it took it; None if none.

    What lays several cards together needs no such mark: they lie there under its name.
    """
    played = next((played for played in reversed(deal) if played.seat == seat), None)
    if played is None:
        return None
    moves = [event.seen_from(viewer) for event in played.events if event.seat == seat and event.card]
    seen = [event for event in moves if event.card != HIDDEN]
    return {"card": seen[0].card, "taken": seen[0].target == hand_of(seat)} if len(seen) == 1 else None
