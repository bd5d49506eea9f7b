"""The review of a deal: what each move of a seat was worth, and what was luck.

Nothing in it depends on a clock: the same record and effort give the same review on every machine. A move is judged by
deals that agree with what its seat knew then (`State.resample`), each of which opponents play to its end, so the review
of a move cannot tell what was hidden. What the deal itself was worth is another thing: that is played again with its
very cards.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from dataclasses import dataclass
from math import sqrt
from typing import Any, Literal, TypeAlias

from kortti import opponents
from kortti.game import State
from kortti.messages import GameError, Message, message
from kortti.records.record import Record, parse, replay
from kortti.reviews.judging import PROOF, SEARCH, judge, mean
from kortti.reviews.playing import play_on, trial_of
from kortti.shown import Measure
from kortti.table.replays import starts_of
from kortti.texts import shown

Mark: TypeAlias = Literal["fine", "slip", "blunder"]

USUAL = 60  # deals that tell how such deals end
AGAIN = 12  # times that experts play the same cards
THOUGHT = 0.1  # of an expert's usual effort
MOST = 100_000  # moves that are played to judge all decisions of a usual deal
SHARES = 0.05, 0.15  # of the time, for the usual deals and the experts,
FAST_SHARES = 0.3, 0.4  # and where actions can be tried fast in all decisions
SLIP, BLUNDER = 0.1, 0.25  # the borders, in standard deviations of the result of such a deal
SOUND = {"slip": 2.0, "blunder": 3.0}  # standard errors that a loss must have to be marked so
OTHERS = 100  # other actions at most that are tried for a decision, times the effort
EFFORTS = (0.01, 10.0)  # the least and the most


@dataclass(frozen=True)
class Move:
    """A decision of the seat, where it had more than one thing to do. Numbers are in the unit of the review.

    `at` is the step of the record before it (see `table.replays`). `expected` and `best_expected` are what the seat
    may expect after what it `played`, and after the `best` that was found: the mean result over deals that agree with
    what it knew. `loss` is how much worse the first one is, 0 where nothing better was found, with the standard `error`
    of that; `mark` says what to think of it. `gap` is the same without regard to chance, and so now and then below 0:
    only gaps may be averaged. `reason` is a true sentence that speaks for the best action, None where there is none to
    make. The labels are what a table calls the two actions.
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


@dataclass(frozen=True)
class Borders:
    """From which loss on a move is a slip, and a blunder.

    They are a tenth and a quarter of the standard deviation of the result of such a deal. And a loss must be clear of
    chance: at least two standard errors for a slip, three for a blunder.
    """

    slip: float
    blunder: float


@dataclass(frozen=True)
class Point:
    """What the seat might expect after step `at` of the record."""

    at: int
    expected: float


@dataclass(frozen=True)
class Review:
    """What is to be said of a deal from one seat, in the `unit` of the game; less is better there where it `is_low`.

    `deal` is its number in the match, from 1. `result` is what the seat got. `usual` is what a seat gets on average in
    such a deal, `spread` the standard deviation of that from deal to deal. `expected` is what experts in all seats make
    of these very cards in this seat, on average over the chance in their play.

    ``result == usual + luck + play``. `play` is what the losses of all moves come to, and never better than 0: it is
    measured against the best that was found from what the seat knew. All else is `luck`: the `cards`, which are
    ``expected - usual``, and the rest, which is how the others played and where the unknown cards lay.

    `curve` goes from the usual result at the beginning over what the seat might expect after each of its moves to the
    result.
    """

    seat: int
    deal: int
    unit: Message
    is_low: bool
    moves: tuple[Move, ...]
    curve: tuple[Point, ...]
    result: float
    expected: float
    usual: float
    spread: float
    cards: float
    luck: float
    play: float
    borders: Borders

    @property
    def average_loss(self) -> float:
        """What a move loses, on average over all moves (0 where there was none): by chance it may be a bit below 0."""
        return mean([move.gap for move in self.moves])


def review(
    record: Record | str,
    seat: int,
    deal: int | None = None,
    effort: float = 1.0,
    tell: Callable[[float], object] | None = None,
) -> Review:
    """Reviews a finished deal of a record (or of its text) from a seat: the last one, or number `deal` of the match.

    `effort` is how many deals are played for it, as a share of the usual number. `tell` is called over and over with
    the share of the work that is done, at last 1. Raises `RecordError` where the record is none or its actions are not
    legal, `GameError` where there is no such seat, finished deal or effort.
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
    """Reviews as `review` does, a move of some played deal at a time; yields the share of the work that is done."""
    if not isinstance(record, Record):
        record = parse(record)
    record.game.check_seat(seat)
    if type(effort) not in (int, float) or not EFFORTS[0] <= effort <= EFFORTS[1]:
        raise GameError(f"no effort: {shown(effort)}", message("error-bad-value", name="effort", text=shown(effort)))
    return _reviewing(_Played(record, seat, deal), effort)


class _Played:
    """A finished deal of a record: its beginning and end, and how it stood before each action of the seat."""

    def __init__(self, record: Record, seat: int, deal: int | None) -> None:
        """Plays the record; raises what `review` does."""
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
    shares = FAST_SHARES if all(trial_of(state, "fast")[1] for _, state in decisions) else SHARES

    results, moves_played, choices = list[float](), 0, 0
    deals = max(4, round(USUAL * min(1, effort)))
    for number in range(deals):
        dealt = game.new_state(seed=f"usual/{number}", dealer=number % game.players, **end.arguments)
        for _ in play_on(dealt, f"usual/{number}", quick):
            choices += len(dealt.legal_actions()) > 1
            yield shares[0] * number / deals
        moves_played += len(dealt.history)
        results += [game.result(dealt, each) for each in range(game.players)]
    usual = mean(results)
    spread = sqrt(mean([(result - usual) ** 2 for result in results]))

    again, times = list[float](), max(2, round(AGAIN * min(1, effort)))
    for number in range(times):
        same = game.new_state(deck=end.deck, dealer=end.dealer, **end.arguments)
        for _ in play_on(same, f"again/{number}", "expert", THOUGHT):
            yield shares[0] + shares[1] * number / times
        again.append(game.result(same, seat))
    expected = mean(again)

    # What is done for a decision follows from what is usual, never from how this deal went on after it.
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
            yield sum(shares) + (1 - sum(shares)) * (done + share * (length - place)) / whole
        done += length - place

    result = game.result(end, seat)
    losses = sum(move.loss for move in moves)
    play = losses if measure.is_low else -losses
    return Review(
        seat=seat,
        deal=played.deal,
        unit=measure.unit,
        is_low=measure.is_low,
        moves=tuple(moves),
        curve=(
            Point(played.start, usual),
            *(Point(move.at + 1, move.expected) for move in moves),
            Point(played.start + length, result),
        ),
        result=result,
        expected=expected,
        usual=usual,
        spread=spread,
        cards=expected - usual,
        luck=result - usual - play,
        play=play,
        borders=borders,
    )


def _move(
    state: State[Any], at: int, played: str, measure: Measure, borders: Borders, effort: float, thrift: float
) -> Generator[float, None, Move | None]:
    """Reviews a decision; yields the share of its work that is done. Gets None where all actions come to the same.

    Where actions cannot be tried fast, there is work to be saved: `thrift` is the share that is left. With little
    `effort` the played action is held against few others, first what an opponent would play.
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

    def label(text: str) -> Message:
        told: Message = state.game.view.choice(state, state.string_to_action(text)).label
        return told

    mark: Mark = "fine"
    if found.loss >= borders.slip and found.loss > SOUND["slip"] * found.error:
        mark = "slip"
    if found.loss >= borders.blunder and found.loss > SOUND["blunder"] * found.error:
        mark = "blunder"
    return Move(
        at=at,
        played=played,
        played_label=label(played),
        best=found.best,
        best_label=label(found.best),
        expected=found.expected,
        best_expected=found.expected + (-found.loss if measure.is_low else found.loss),
        loss=found.loss,
        error=found.error,
        gap=found.gap,
        mark=mark,
        reason=opponents.reason(state.observation(seat), found.best),
    )
