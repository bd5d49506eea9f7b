"""The review of a deal: the value of each move of a seat, and the share of luck in the result.

It depends on no clock: the same record and effort give the same review on every machine. A move is compared with the
expert's choice, which is what a hint tells, in deals consistent with what its seat knew (`State.resample`). Skilled
opponents play them out. So the review of a move cannot reveal hidden cards.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from statistics import NormalDist, fmean, pstdev
from typing import Any, Literal, NamedTuple, TypeAlias

from kortti import opponents
from kortti.game import State
from kortti.messages import GameError, Message, message
from kortti.records.record import Record, parse, replay
from kortti.reviews.judging import Comparison, Judgement
from kortti.reviews.playing import Trial, expert_outcome, mapped, play_on, trial_of
from kortti.shown import Choice
from kortti.table.replays import starts_of
from kortti.texts import shown

Mark: TypeAlias = Literal["fine", "slip", "blunder"]

USUAL = 40  # deals that estimate the usual result
WORK = 25_000  # moves played to judge the decisions of a usual deal
GENEROUS = 3.0  # a decision may take so many times its share of the work: most take none
SHARES = 0.1, 0.2  # progress shares of the usual deals, and of thinking and pilots
SLIP, BLUNDER = 0.1, 0.25  # thresholds, in standard deviations of a deal's result
CHANCE = 0.05  # probability that chance alone makes a mark in a deal
EFFORTS = (0.01, 10.0)  # least and greatest effort


@dataclass(frozen=True)
class Move:
    """A decision of the seat with actions that are not all equivalent. Numbers are in the unit of the review.

    `at` is the step of the record before it (see `kortti.table.replays`). `best` is the expert's choice, or `played` if
    that is equivalent. `mark` classifies a move whose loss cannot be chance; `loss`, measured apart, is 0 without a
    mark. `gap` is the same difference for all moves and without selection, and may be negative: sum or average gaps,
    not losses. `error` is its standard error. `expected` is the mean result after the action `played`, over deals
    consistent with what the seat knew, and `best_expected` is better by the loss. `reason` is a true
    sentence in favour of the best action, or None. The labels are the table's names for the two actions, the cards
    those that they move, and the zones where they happen if they move none.
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
    played_zone: str | None
    best_zone: str | None


@dataclass(frozen=True)
class TurningPoint:
    """The greatest `change` of the expected result in a deal, ending at step `at` of the record."""

    at: int
    change: float


@dataclass(frozen=True)
class Borders:
    """The losses from which on a move is a slip or a blunder.

    They are a tenth and a quarter of the standard deviation of a deal's result. The loss must also be beyond chance, if
    one counts all decisions of a usual deal, and reach the border by a standard error in both halves of the deals.
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

    ``result == usual + luck + play``. `play` is the sum of all gaps, counted against the seat, and `play_error` its
    standard error. All else is `luck`: the cards dealt, how the others played and where the unknown cards lay.

    `accuracy` compares deals, from 0 to 100: it starts at 100 and is halved by each `spread` that the moves cost.

    `curve` leads from the usual result over the expected result after each move to the actual one.
    """

    seat: int
    deal: int
    unit: Message
    is_low: bool
    moves: tuple[Move, ...]
    curve: tuple[Point, ...]
    turning: TurningPoint | None
    result: float
    usual: float
    spread: float
    luck: float
    play: float
    play_error: float
    accuracy: float
    borders: Borders

    @property
    def average_loss(self) -> float:
        """The average loss per move, estimated by gaps: 0 without moves, and sometimes slightly negative."""
        return fmean(move.gap for move in self.moves) if self.moves else 0.0


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
            tell(next(pieces).done)
        except StopIteration as ended:
            tell(1.0)
            found: Review = ended.value
            return found


class Progress(NamedTuple):
    """The share of the work done, the moves judged so far in the order of judging, and the steps of all moves.

    First come moves without doubt: the expert's own choices and clear losses. `moves` is one list that grows.
    """

    done: float
    moves: Sequence[Move]
    choices: Sequence[int] = ()


def reviewing(
    record: Record | str, seat: int, deal: int | None = None, effort: float = 1.0
) -> Generator[Progress, None, Review]:
    """Does what `review` does, one playout move at a time."""
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
                before[number].append((state.move_number, state.clone()))

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
        self.start, self.record = starts_of(record)[number], record


class _Usual:
    """What is usual in deals of the same kind: for borders and the amount of work, which no deal's course changes."""

    def __init__(self, end: State[Any], effort: float) -> None:
        self.end, self.deals = end, max(4, round(USUAL * min(1, effort)))
        self.mean = self.spread = 0.0  # of a seat's result
        self.length = 0.0  # actions
        self.choices = 0.0  # decisions of a seat

    def play(self) -> Generator[float, None, None]:
        """Plays the deals; yields the share done."""
        game, results, length, choices = self.end.game, list[float](), 0, 0
        for number in range(self.deals):
            dealt = game.new_state(seed=f"usual/{number}", dealer=number % game.players, **self.end.arguments)
            for _ in play_on(dealt, f"usual/{number}", opponents.quick(game.name)):
                choices += len(dealt.legal_actions()) > 1
                yield number / self.deals
            length += dealt.move_number
            results += [game.result(dealt, each) for each in range(game.players)]
        self.mean, self.spread = fmean(results), pstdev(results)
        self.length, self.choices = length / self.deals, max(1.0, choices / self.deals / game.players)

    @property
    def borders(self) -> Borders:
        """The losses from which on a move is marked."""
        return Borders(SLIP * self.spread, BLUNDER * self.spread)

    def left(self, step: int) -> float:
        """Returns the approximate number of actions after `step` ones."""
        return max(self.length - step, self.length / 4)

    def most(self, step: int) -> float:
        """Returns how many deals a decision after `step` actions may take per half."""
        return GENEROUS * WORK / self.choices / self.left(step) / 4

    @property
    def sure(self) -> float:
        """The standard errors that a loss must exceed, so that chance rarely marks any move of a deal."""
        return NormalDist().inv_cdf(1 - CHANCE / self.choices / 2)


class _Decision:
    """A decision of the reviewed seat: the expert's choice, and the comparison with it."""

    def __init__(self, played: _Played, place: int, state: State[Any], effort: float) -> None:
        self.state, self.place, self.at, self.played = state, place, played.start + place, played.actions[place]
        self.record, self.deal, self.effort = played.record, played.deal, effort
        self.best = self.played
        self.comparison: Comparison

    def prepare(self, spread: float) -> Generator[None, None, None]:
        """Thinks as the expert does for a hint, and runs the pilot."""
        state, seat = self.state, self.state.current_player
        assert seat is not None
        chance = self.record.chance(self.deal, self.place, seat)
        best = self.played
        for choice in opponents.think(state.observation(seat), chance, "expert", min(1.0, self.effort)):
            best = choice
            yield
        if not opponents.alike(state.game.name, best, self.played):
            self.best = best
        self.comparison = self._compared(trial_of(state, f"review/{self.at}"))
        for _ in self.comparison.explore(spread):
            yield

    def _compared(self, trial: Trial) -> Comparison:
        is_low = self.state.game.measure.is_low
        return Comparison(trial, self.played, self.best, is_low=is_low, effort=self.effort)

    def verdict(self, found: Judgement, usual: _Usual) -> Generator[None, None, tuple[Mark, float]]:
        """Returns the mark and the loss told.

        Where the game asks for it, experts must prove a mark, and the loss is theirs: the trials' players may err by a
        blunder. It is shrunk by the share of its square that is chance, since only great ones prove a mark.
        """
        borders, is_sure = usual.borders, found.test.gain > usual.sure * found.test.error
        least = min(half.gain - half.error for half in (found.test, found.told))
        if self.best == self.played or not is_sure or not least >= borders.slip > 0:
            return "fine", 0.0
        mark: Mark = "blunder" if least >= borders.blunder else "slip"
        if not opponents.proof_effort(self.state.game.name):
            return mark, found.told.gain
        comparison = self._compared(trial_of(self.state, f"proof/{self.at}", expert_outcome))
        proof = yield from mapped(comparison.prove(usual.spread), lambda _: None)
        return (mark, proof.gain / (1 + (proof.error / proof.gain) ** 2)) if proof else ("fine", 0.0)

    def move(self, found: Judgement, mark: Mark, loss: float) -> Move:
        """Returns the reviewed move."""
        state, seat = self.state, self.state.current_player
        assert seat is not None
        one, other = (state.game.view.choice(state, state.string_to_action(text)) for text in (self.played, self.best))
        return Move(
            at=self.at,
            played=self.played,
            played_label=one.label,
            best=self.best,
            best_label=other.label,
            expected=found.expected,
            best_expected=found.expected + (-loss if state.game.measure.is_low else loss),
            loss=loss,
            error=found.error,
            gap=found.gap,
            mark=mark,
            reason=opponents.reason(state.observation(seat), self.best),
            played_cards=cards_of(one),
            best_cards=cards_of(other),
            played_zone=zone_of(one),
            best_zone=zone_of(other),
        )


def _reviewing(played: _Played, effort: float) -> Generator[Progress, None, Review]:
    game, end, length, moves = played.end.game, played.end, len(played.actions), list[Move]()
    measure, usual = game.measure, _Usual(end, effort)
    for done in usual.play():
        yield Progress(SHARES[0] * done, moves)
    borders = usual.borders

    decisions = [_Decision(played, place, state, effort) for place, state in played.before if has_choice(state)]
    choices, left = [decision.at for decision in decisions], list[_Decision]()

    def judge(decision: _Decision, start: float, part: float) -> Generator[Progress, None, None]:
        """Judges a decision; the work done grows from `start` by `part`."""
        pieces = decision.comparison.measure(needed(decision))
        judgement = yield from mapped(pieces, lambda done: Progress(start + part * done, moves, choices))
        verdict = yield from mapped(
            decision.verdict(judgement, usual), lambda _: Progress(start + part, moves, choices)
        )
        moves.append(decision.move(judgement, *verdict))

    def needed(decision: _Decision) -> int:
        return decision.comparison.needed(borders.slip, usual.most(decision.place))

    start, part = SHARES[0], SHARES[1] / max(1, len(decisions))
    for decision in decisions:
        for _ in decision.prepare(usual.spread):
            yield Progress(start, moves, choices)
        if decision.best == decision.played or decision.comparison.pilot.gain >= borders.slip > 0:  # no doubt
            yield from judge(decision, start, part)
        else:
            left.append(decision)
        start += part

    left.sort(key=lambda decision: (not decision.comparison.is_doubtful(borders.slip), decision.place))
    work = [needed(decision) * usual.left(decision.place) for decision in left]
    for decision, share in zip(left, work, strict=True):
        part = (1 - sum(SHARES)) * share / sum(work)
        yield from judge(decision, start, part)
        start += part

    moves.sort(key=lambda move: move.at)
    result, usually, spread = game.result(end, played.seat), usual.mean, usual.spread
    lost = sum(move.gap for move in moves)
    play = lost if measure.is_low else -lost
    curve = (
        Point(played.start, usually),
        *(Point(move.at + 1, move.expected) for move in moves),
        Point(played.start + length, result),
    )
    return Review(
        seat=played.seat,
        deal=played.deal,
        unit=measure.unit,
        is_low=measure.is_low,
        moves=tuple(moves),
        curve=curve,
        turning=turning_point(curve),
        result=result,
        usual=usually,
        spread=spread,
        luck=result - usually - play,
        play=play,
        play_error=hypot(*(move.error for move in moves)),
        accuracy=100.0 * 0.5 ** (max(0.0, lost) / spread) if spread else 100.0,
        borders=borders,
    )


def has_choice(state: State[Any]) -> bool:
    """Checks if the seat to act has actions that are not all equivalent."""
    first, *others = map(state.action_to_string, state.offers())
    return any(not opponents.alike(state.game.name, first, other) for other in others)


def cards_of(choice: Choice) -> tuple[str, ...]:
    """Returns the cards that a choice moves."""
    return (choice.card,) if choice.card else tuple(card for group in choice.groups for card in group)


def zone_of(choice: Choice) -> str | None:
    """Returns the zone of a choice that moves no cards."""
    return None if cards_of(choice) else choice.zone


def turning_point(curve: Sequence[Point]) -> TurningPoint | None:
    """Returns the greatest change between neighbouring points of the curve; None if nothing changes."""
    turns = [TurningPoint(after.at, after.expected - before.expected) for before, after in pairwise(curve)]
    turn = max(turns, key=lambda turn: abs(turn.change))
    return turn if turn.change else None
