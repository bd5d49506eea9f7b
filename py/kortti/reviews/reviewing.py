"""The review of a deal: the value of each move of a seat, and the share of luck in the result.

It depends on no clock: the same record and effort give the same review on every machine. A move is judged in deals
consistent with what its seat knew (`State.resample`), played out by opponents, so the review of a move cannot reveal
hidden cards.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Any, Literal, TypeAlias

from kortti import opponents
from kortti.game import State
from kortti.messages import GameError, Message, message
from kortti.records.record import Record, parse, replay
from kortti.reviews.judging import PROOF, SEARCH, judge, mean
from kortti.reviews.playing import play_on, trial_of
from kortti.shown import Choice, Measure
from kortti.table.replays import starts_of
from kortti.texts import shown

Mark: TypeAlias = Literal["fine", "slip", "blunder"]

USUAL = 60  # deals that estimate the usual result
MOST = 100_000  # moves played to judge all decisions of a usual deal
SHARE = 0.05  # progress share of the usual deals
FAST_SHARE = 0.3  # the same if all decisions have fast trials
SLIP, BLUNDER = 0.1, 0.25  # thresholds, in standard deviations of a deal's result
SOUND = {"slip": 2.0, "blunder": 3.0}  # standard errors that a loss must exceed
OTHERS = 100  # alternatives tried per decision at most, times the effort
EFFORTS = (0.01, 10.0)  # least and greatest effort


@dataclass(frozen=True)
class Move:
    """A decision of the seat with more than one legal action. Numbers are in the unit of the review.

    `at` is the step of the record before it (see `kortti.table.replays`). `expected` and `best_expected` are the mean
    results of the action `played` and of the `best` one found, over deals consistent with what the seat knew. `loss` is
    the difference, 0 if nothing better was found, and `error` its standard error; `mark` classifies it. `gap` is the
    same difference without a test of significance, and may be negative: average gaps, not losses. `reason` is a true
    sentence in favour of the best action, or None. The labels are the table's names for the two actions, and the cards
    those that they move.
    """

    at: int
    played: str
    played_label: Message
    best: str
    best_label: Message
    expected: float
    best_expected: float
    loss: float
    error: float
    gap: float
    mark: Mark
    reason: Message | None
    played_cards: tuple[str, ...]
    best_cards: tuple[str, ...]


@dataclass(frozen=True)
class Turn:
    """The turning point of a deal: the greatest `change` of the expected result, ending at step `at` of the record."""

    at: int
    change: float


@dataclass(frozen=True)
class Borders:
    """The losses from which on a move is a slip or a blunder.

    They are a tenth and a quarter of the standard deviation of a deal's result. A loss must also exceed two standard
    errors for a slip, three for a blunder.
    """

    slip: float
    blunder: float


@dataclass(frozen=True)
class Point:
    """The expected result of the seat after step `at` of the record."""

    at: int
    expected: float


@dataclass(frozen=True)
class Review:
    """The review of a deal for one seat, in the `unit` of the game; if `is_low`, less is better.

    `deal` is its number in the match, from 1. `result` is the seat's result. `usual` is the average result of a seat in
    such deals, `spread` its standard deviation from deal to deal.

    ``result == usual + luck + play``. `play` is the sum of all gaps, counted against the seat: its average is unbiased.
    All else is `luck`: the cards dealt, how the others played and where the unknown cards lay.

    `accuracy` compares deals, from 0 to 100: it starts at 100 and is halved by each `spread` that the moves cost.

    `curve` leads from the usual result over the expected result after each move to the actual one.
    """

    seat: int
    deal: int
    unit: Message
    is_low: bool
    moves: tuple[Move, ...]
    curve: tuple[Point, ...]
    turning: Turn | None
    result: float
    usual: float
    spread: float
    luck: float
    play: float
    accuracy: float
    borders: Borders

    @property
    def average_loss(self) -> float:
        """The average loss per move, estimated by gaps: 0 without moves, and sometimes slightly negative."""
        return mean([move.gap for move in self.moves])


def review(
    record: Record | str,
    seat: int,
    deal: int | None = None,
    effort: float = 1.0,
    tell: Callable[[float], object] | None = None,
) -> Review:
    """Reviews a finished deal of a record (or its text) for a seat: the last one, or number `deal` of the match.

    `effort` is the share of the usual number of playouts. `tell` is called repeatedly with the share of the work done,
    at last 1. Raises `RecordError` if the record is invalid or contains illegal actions, `GameError` if there is no
    such seat or finished deal, or the effort is out of range.
    """
    tell, pieces = tell or (lambda _: None), reviewing(record, seat, deal, effort)
    while True:
        try:
            tell(next(pieces))
        except StopIteration as ended:
            tell(1.0)
            found: Review = ended.value
            return found


def reviewing(
    record: Record | str, seat: int, deal: int | None = None, effort: float = 1.0
) -> Generator[float, None, Review]:
    """Does what `review` does, one playout move at a time; yields the share of the work done."""
    if not isinstance(record, Record):
        record = parse(record)
    record.game.check_seat(seat)
    if type(effort) not in (int, float) or not EFFORTS[0] <= effort <= EFFORTS[1]:
        raise GameError(f"no effort: {shown(effort)}", message("error-bad-value", name="effort", text=shown(effort)))
    return _reviewing(_Played(record, seat, deal), effort)


class _Played:
    """A finished deal of a record: its start, its end, and the state before each action of the seat."""

    def __init__(self, record: Record, seat: int, deal: int | None) -> None:
        """Replays the record; raises what `review` raises."""
        states: dict[int, State[Any]] = {}
        before: list[list[tuple[int, State[Any]]]] = [[] for _ in record.deals]

        def watch(number: int, state: State[Any]) -> None:
            states[number] = state
            if state.current_player == seat:
                before[number].append((len(state.history), state.clone()))

        replay(record, watch)
        first = len(record.earlier) + 1
        ended = {first + number: number for number, state in states.items() if state.is_terminal}
        if not ended:
            raise GameError("no finished deal", message("review-unfinished"))
        self.deal = max(ended) if deal is None else deal
        if type(self.deal) is not int or self.deal not in ended:
            known, text = ", ".join(map(str, ended)), shown(deal)
            raise GameError(f"no finished deal {text}; there are {known}", message("review-no-deal", text=text))
        number = ended[self.deal]
        self.seat, self.end = seat, states[number]
        self.actions = record.deals[number]
        self.before = before[number]
        self.start = starts_of(record)[number]


def _reviewing(played: _Played, effort: float) -> Generator[float, None, Review]:
    game, seat, end = played.end.game, played.seat, played.end
    measure = game.measure
    decisions = [(place, state) for place, state in played.before if len(state.legal_actions()) > 1]
    quick, length = opponents.quick(game.name), len(played.actions)
    shares = FAST_SHARE if all(trial_of(state, "fast")[1] for _, state in decisions) else SHARE

    results, moves_played, choices = list[float](), 0, 0
    deals = max(4, round(USUAL * min(1, effort)))
    for number in range(deals):
        dealt = game.new_state(seed=f"usual/{number}", dealer=number % game.players, **end.arguments)
        for _ in play_on(dealt, f"usual/{number}", quick):
            choices += len(dealt.legal_actions()) > 1
            yield shares * number / deals
        moves_played += len(dealt.history)
        results += [game.result(dealt, each) for each in range(game.players)]
    usual = mean(results)
    spread = sqrt(mean([(result - usual) ** 2 for result in results]))

    # The work per decision depends on usual deals, never on how this deal went on.
    usual_work = choices / game.players * moves_played / 2 / deals**2 * (SEARCH + 2 * PROOF)
    borders = Borders(SLIP * spread, BLUNDER * spread)
    moves, done, whole = list[Move](), 0, sum(length - place for place, _ in decisions)
    for place, state in decisions:
        pieces = _move(
            state, played.start + place, played.actions[place], measure, borders, effort, min(1, MOST / usual_work)
        )
        while True:
            try:
                share = next(pieces)
            except StopIteration as ended:
                moves += [ended.value] if ended.value else []
                break
            yield shares + (1 - shares) * (done + share * (length - place)) / whole
        done += length - place

    result = game.result(end, seat)
    lost = sum(move.gap for move in moves)
    play = lost if measure.is_low else -lost
    curve = (
        Point(played.start, usual),
        *(Point(move.at + 1, move.expected) for move in moves),
        Point(played.start + length, result),
    )
    return Review(
        seat=seat,
        deal=played.deal,
        unit=measure.unit,
        is_low=measure.is_low,
        moves=tuple(moves),
        curve=curve,
        turning=turning_point(curve),
        result=result,
        usual=usual,
        spread=spread,
        luck=result - usual - play,
        play=play,
        accuracy=100.0 * 0.5 ** (max(0.0, lost) / spread) if spread else 100.0,
        borders=borders,
    )


def _move(
    state: State[Any], at: int, played: str, measure: Measure, borders: Borders, effort: float, thrift: float
) -> Generator[float, None, Move | None]:
    """Reviews a decision; yields the share of its work done. Returns None if all legal actions are equivalent.

    Without fast trials, `thrift` scales the effort. At low `effort` the played action is compared with a few others
    only, first with an opponent's choice.
    """
    seat = state.current_player
    assert seat is not None
    name, others = state.game.name, list[str]()
    for action in state.offers():
        text = state.action_to_string(action)
        if not any(opponents.alike(name, text, other) for other in (played, *others)):
            others.append(text)
    if not others:
        return None
    if len(others) > (most := max(1, round(OTHERS * effort))):
        rng = random.Random(f"review/{at}")
        choice = opponents.choose(state.observation(seat), rng, opponents.quick(name))
        rng.shuffle(others)
        others = sorted(others, key=lambda text: not opponents.alike(name, text, choice))[:most]
    trial, is_fast = trial_of(state, f"review/{at}")
    found = yield from judge(
        trial,
        played,
        others,
        effort=effort * (1.0 if is_fast else thrift),
        is_low=measure.is_low,
        enough=borders.slip,
    )

    one, other = (state.game.view.choice(state, state.string_to_action(text)) for text in (played, found.best))
    mark: Mark = "fine"
    if found.loss >= borders.slip and found.loss > SOUND["slip"] * found.error:
        mark = "slip"
    if found.loss >= borders.blunder and found.loss > SOUND["blunder"] * found.error:
        mark = "blunder"
    return Move(
        at=at,
        played=played,
        played_label=one.label,
        best=found.best,
        best_label=other.label,
        expected=found.expected,
        best_expected=found.expected + (-found.loss if measure.is_low else found.loss),
        loss=found.loss,
        error=found.error,
        gap=found.gap,
        mark=mark,
        reason=opponents.reason(state.observation(seat), found.best),
        played_cards=cards_of(one),
        best_cards=cards_of(other),
    )


def cards_of(choice: Choice) -> tuple[str, ...]:
    """Returns the cards that a choice moves."""
    return (choice.card,) if choice.card else tuple(card for group in choice.groups for card in group)


def turning_point(curve: Sequence[Point]) -> Turn | None:
    """Returns the greatest change between neighbouring points of the curve; None if nothing changes."""
    turns = [Turn(after.at, after.expected - before.expected) for before, after in pairwise(curve)]
    turn = max(turns, key=lambda turn: abs(turn.change))
    return turn if turn.change else None
