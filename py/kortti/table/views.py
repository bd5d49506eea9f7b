"""A viewer's picture of a match: places, hands, seats, offers, results. Contains nothing hidden from the viewer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from kortti import shown
from kortti.cards import HIDDEN
from kortti.game import Event, Match, State
from kortti.game import View as GameView
from kortti.messages import Message, message
from kortti.shown import First, hand_of
from kortti.table import personas
from kortti.table.history import History
from kortti.table.narration import fresh_of, last_of, news_of, since
from kortti.wire import (
    Action,
    Cannot,
    Inquiry,
    Mark,
    Measure,
    Place,
    Recall,
    Result,
    Score,
    ScoreLine,
    SeatView,
    Sign,
    Slot,
    Standing,
    View,
    sent,
)


def zones_of(state: State[Any], viewer: int | None) -> dict[str, list[str]]:
    """Returns the zones as the viewer sees them; a spectator sees only what every seat sees."""
    if viewer is not None:
        return state.zones(viewer)
    views = [state.zones(seat) for seat in range(state.game.players)]
    return {
        zone: [card if all(view[zone][at] == card for view in views) else HIDDEN for at, card in enumerate(cards)]
        for zone, cards in views[0].items()
    }


def places_of(state: State[Any], front: int) -> list[shown.Place]:
    """Returns the places. Of the closed piles with owners in a column, that of the seat in front lies nearest to it."""
    places = list(state.game.view.places(state))
    owned = [place for place in places if place.closed and place.labels]
    own = next((place for place in owned if front in (place.labels or ())), None)
    if own is None:
        return places
    nearest = max((place for place in owned if place.col == own.col), key=lambda place: place.row)
    rows = {own.zone: nearest.row, nearest.zone: own.row}
    return [place._replace(row=rows.get(place.zone, place.row)) for place in places]


def view_of(history: History, viewer: int | None, cannot: Cannot, *, is_watched: bool = False) -> View:
    """Returns all that the viewer sees; `cannot` tells why undo, redo or a hint is impossible.

    If `is_watched`, it belongs to a replay: nothing is asked of the viewer.
    """
    record, match, state = history.record, history.match, history.state
    game, turn = match.game, state.current_player
    zones, totals, course = zones_of(state, viewer), match.totals, match.course
    steps = since(history.steps[-1], viewer)
    front = front_of(history, viewer)
    hand = [] if viewer is None else zones.get(hand_of(viewer), [])
    is_asked = viewer is not None and viewer == turn and not is_watched
    over = match.over
    owner = None if is_watched else viewer  # the seat whose private facts are included
    recall = game.view.recall(state)
    return {
        "game": game.name,
        "options": game.options,
        "deal": match.deal_number,
        "titles": game.deal_titles(),
        "viewer": viewer,
        "front": front,
        "turn": turn,
        "pace": 1.0 if turn is None else personas.pace(turn, game.view.moment(state)),
        "owner": state.on_turn,
        "phase": state.phase,
        "over": over,
        "prompt": prompt_of(state, over, is_asked),
        "news": news_of(steps, viewer),
        "seats": [seat_of(history, seat, viewer, owner, zones) for seat in range(game.players)],
        "places": [sent(Place, place, cards=zones.get(place.zone, [])) for place in places_of(state, front)],
        "hand": hand,
        "fresh": fresh_of(steps, front, hand),
        "dealt": not record.deals[-1],
        "ranks": game.view.hand.ranks,
        "packs": game.pack.copies,
        "sorts": game.view.sorts(state),
        "apart": game.view.hand.apart,
        "own_order": game.view.hand.own_order,
        "signs": [] if owner is None else [sent(Sign, sign) for sign in game.view.signs(state, owner)],
        "progress": game.view.progress(state),
        "recall": recall and sent(Recall, recall),
        "fans": game.view.fans,
        "actions": offers_of(state) if is_asked else [],
        "only": only_of(state) if is_asked else None,
        "inquiry": None if owner is None else inquiry_of(state, owner),
        "slots": [] if owner is None else [sent(Slot, slot) for slot in game.view.slots(state, owner)],
        "marks": [sent(Mark, mark) for mark in game.view.marks(state)],
        "totals": totals,
        "target": game.final_total,
        "unit": game.counted_in,
        "measure": sent(Measure, game.measure),
        "goal": game.goal(),
        "history": [deal.returns for deal in match.finished],
        "course": [standing.totals for standing in course],
        "notes": [standing.notes for standing in course],
        "sides": game.sides,
        "cannot": cannot,
        "practice": record.practice,
        "lesson": None,
        "result": result_of(history, viewer) if over else None,
        "standings": standings_of(match) if over == "match" else None,
    }


def front_of(history: History, viewer: int | None) -> int:
    """Returns the seat at the bottom of the table: the viewer's, or for a spectator the first person's."""
    return next(iter(history.record.people), 0) if viewer is None else viewer


def prompt_of(state: State[Any], over: Literal["deal", "match"] | None, is_asked: bool) -> Message:
    """Returns the prompt below the table: the question to the viewer, or what everybody waits for."""
    if over:
        return message(f"prompt-{over}-over")
    view: GameView[Any] = state.game.view
    return view.prompt(state) if is_asked else view.waiting(state)


def seat_of(
    history: History, seat: int, viewer: int | None, owner: int | None, zones: Mapping[str, list[str]]
) -> SeatView:
    """Returns the viewer's picture of a seat, given the `zones` as the viewer sees them.

    Includes private facts if `seat` is the `owner`, and the last card unless it is the viewer's own seat.
    """
    match, state = history.match, history.state
    who = history.record.seats[seat]
    return {
        "name": who.name,
        "hand": hand_of(seat),
        "kind": "person" if who.kind == "person" else "opponent",
        "level": None if who.kind == "person" else who.kind,
        "cards": len(zones.get(hand_of(seat), ())),
        "total": match.totals[seat],
        "dealer": seat == match.dealer,
        "says": match.game.view.says(state, seat),
        "last": None if seat == viewer else last_of(history.steps[-1], seat, viewer),
        "facts": [
            *match.game.view.facts(state, seat),
            *(match.game.view.own_facts(state, seat) if seat == owner else ()),
        ],
        "mood": personas.mood(seat, history.steps[-1], match.game.glad(state) if match.over else None),
        "out": match.game.view.is_out(state, seat),
    }


def offers_of(state: State[Any]) -> list[Action]:
    """Returns the offered actions; a single one is always asked for."""
    texts = [state.action_to_string(action) for action in state.offers()]
    return [offer_of(state, text, is_only=len(texts) == 1) for text in texts]


def only_of(state: State[Any]) -> Literal["word", "card"] | None:
    """Returns the kind of the current player's only action, a word or a play of own cards; None with a choice."""
    actions = state.legal_actions()
    if len(actions) != 1:
        return None
    choice = state.game.view.choice(state, actions[0])
    return "card" if choice.card or choice.groups else "word"


def inquiry_of(state: State[Any], seat: int) -> Inquiry | None:
    """Returns the question repeatedly asked of `seat`; see `View.inquiry`."""
    inquiry = state.game.view.inquiry(state, seat)
    return inquiry and sent(Inquiry, inquiry)


def offer_of(state: State[Any], text: str, is_only: bool = False) -> Action:
    """Returns an action as offered."""
    choice = state.game.view.choice(state, state.string_to_action(text))
    return sent(Action, choice, action=text, asked=choice.asked or is_only)


def verdict_of(history: History, viewer: int | None) -> Message | None:
    """Returns how the deal ended: its last message.

    None if it is about a winner or a seat left with the cards, who are shown anyway, and in games with partners, where
    it concerns only one.
    """
    told = [event for played in history.steps[-1][-1:] for event in played.events if event.id]
    game, state = history.match.game, history.state
    shown = game.left(state) or state.winners()
    if not told or told[-1].seat in shown or any(len(side) > 1 for side in game.sides):
        return None
    return told[-1].seen_from(viewer).message


def firsts_of(history: History, viewer: int | None) -> list[str]:
    """Returns what the viewer did in the deal that is worth remembering (`Game.firsts`)."""
    game, events = history.match.game, [event for played in history.steps[-1] for event in played.events]
    side = next((side for side in game.sides if viewer in side), ())

    def is_done(first: First) -> bool:
        seats = side if first.is_shared else (viewer,)
        return any(
            event.id == first.event and event.seat in seats and (not first.words or called_by(event) in first.words)
            for event in events
        )

    return [first.id for first in game.firsts if is_done(first)]


def called_by(event: Event) -> str:
    """Returns the id of the words that the peak of an event calls out, "" if there are none."""
    return event.peak.words["id"] if event.peak and event.peak.words else ""


def result_of(history: History, viewer: int | None) -> Result:
    """Returns the result of the finished deal: its verdict, and each side's cards and points line by line."""
    match = history.match
    state, totals = match.state, match.totals
    game, returns, winners, sides = match.game, state.returns(), state.winners(), match.game.sides
    left = game.left(state)

    key = order_of(match, winners, returns, is_scored=not left)
    rows: list[Score] = [
        {
            "seats": side,
            "cards": state.final_cards(side[0]),
            "lines": [sent(ScoreLine, line) for line in state.score_lines(side[0])],
            "points": returns[side[0]],
            "result": game.result(state, side[0]),
            "total": totals[side[0]],
            "place": 1 + sum(key(other) < key(side) for other in sides),
        }
        for side in sides
    ]
    return {
        "winners": () if left else winners,
        "left": left,
        "verdict": verdict_of(history, viewer),
        "because": game.view.because(state, front_of(history, viewer)),
        "firsts": firsts_of(history, viewer),
        "rows": rows,
    }


def standings_of(match: Match) -> list[Standing]:
    """Returns the final standings; ties share a place."""
    totals = match.totals
    key = order_of(match, match.winners(), totals)
    order = sorted(match.game.sides, key=key)
    return [
        {"seats": side, "place": 1 + sum(key(other) < key(side) for other in order), "total": totals[side[0]]}
        for side in order
    ]


def order_of(
    match: Match, winners: Sequence[int], scores: Sequence[int], *, is_scored: bool = True
) -> Callable[[tuple[int, ...]], tuple[bool, float]]:
    """Returns the sort key of sides: winners first, then by score, or by `Game.rank` if there is none."""
    game, state = match.game, match.state

    def rank(seat: int) -> float:
        if is_scored and game.counted_in:
            return scores[seat] if game.measure.is_low else -scores[seat]
        return game.rank(state, seat)

    def key(side: tuple[int, ...]) -> tuple[bool, float]:
        seat = side[0]
        return (False, 0) if seat in winners else (True, rank(seat))

    return key
