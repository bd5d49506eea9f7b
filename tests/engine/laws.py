"""Laws of every game, asserted: in each state, after each action, of each record. Tests and soak share them.

A law leaves its state as it was, unless it says that it plays.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import pytest

import kortti
from kortti import opponents, wire
from kortti.cards import CARDS
from kortti.messages import Message
from kortti.page.checks import problem
from kortti.records.links import LETTERS, Kind, LinkError, read, record_for_link, write_link
from kortti.records.record import Record, parse, replay, write
from kortti.reviews.reviewing import Review
from kortti.table import Table
from tests.engine.variants import rebuilt, snapshot

JUNK: tuple[Any, ...] = (
    *(None, -1, 10**9, 10**5000, 1.5, "", "pass", (), object(), [1], {}, True, False, ((1,), [2])),
)
LEAST = 0.01  # effort of opponents and reviews


# States


def cards_are_conserved(state: kortti.State) -> None:
    """Zones and deck hold the whole pack."""
    pack = Counter(CARDS[card] for card in state.game.pack.cards)
    assert Counter(card for cards in state.zones().values() for card in cards) == pack
    assert Counter(state.deck.split()) == pack


def legal_actions_are_legal(state: kortti.State) -> None:
    """They are listed alike each time, legal, with a text of their own, and drawable; there are none at the end."""
    legal = state.legal_actions()
    assert legal == state.legal_actions() == state.clone().legal_actions()
    assert bool(legal) == (not state.is_terminal) == (state.current_player is not None)
    texts = [state.action_to_string(action) for action in legal]
    assert len(set(legal)) == len(legal) == len(set(texts))
    for action, text in zip(legal, texts, strict=True):
        assert state.is_legal(action) and state.explain(text) is None
        assert state.string_to_action(text) == action
        choice = state.game.view.choice(state, action)
        json.dumps(choice)
        assert choice.zone is None or choice.zone in state.zones()
        assert choice.card is None or (choice.card in CARDS and choice.card in text)
    if legal:
        json.dumps(state.game.view.prompt(state))


def others_are_refused(state: kortti.State, known: Iterable[Any]) -> int:
    """Illegal actions among `known`, values equal to actions and junk are refused with a reason; returns how many."""
    before, illegal = snapshot(state), set(known) - set(state.legal_actions())
    for action in illegal:
        assert not state.is_legal(action)
        with pytest.raises(kortti.IllegalActionError):
            state.apply_action(action)
        reason = state.explain(state.action_to_string(action))
        assert reason is not None and is_message(reason)
    for junk in JUNK:
        assert not state.is_legal(junk)
        with pytest.raises(kortti.IllegalActionError):
            state.apply_action(junk)
        with pytest.raises(kortti.InvalidActionError):
            state.action_to_string(junk)
    for action in state.legal_actions():
        with suppress(TypeError):
            assert not state.is_legal(float(action))
            with pytest.raises(kortti.IllegalActionError):
                state.apply_action(float(action))
    assert snapshot(state) == before
    return len(illegal)


def is_message(told: Message) -> bool:
    """Checks if `told` is JSON-ready with an id."""
    return bool(json.dumps(told)) and re.fullmatch(r"[a-z0-9-]+", told["id"]) is not None


def a_clone_is_independent(state: kortti.State, rng: random.Random) -> None:
    """It is the same, and playing it to its end leaves the state alone."""
    before, copy = snapshot(state), state.clone()
    assert snapshot(copy) == before
    play_on(copy, rng)
    assert snapshot(state) == before


def play_on(state: kortti.State, rng: random.Random) -> None:
    """Plays a deal to its end at random."""
    while not state.is_terminal:
        state.apply_action(rng.choice(state.legal_actions()))


def deck_and_history_rebuild(state: kortti.State) -> None:
    """They make the same state again."""
    assert state.move_number == len(state.history)
    assert snapshot(rebuilt(state)) == snapshot(state)


def a_sample_agrees(state: kortti.State, seat: int, seed: int) -> None:
    """It shows `seat` the same, follows from its own deck and history, depends on the observation alone, and ends."""
    before, seen = snapshot(state), state.observation(seat)
    sample = state.resample(seat, random.Random(seed))
    assert snapshot(state) == before
    assert sample.observation(seat) == seen and sample.zones(seat) == state.zones(seat)
    assert Counter(sample.deck.partition(" / ")[0].split()) == Counter(state.deck.split())
    deck_and_history_rebuild(sample)
    same = state.game.sample(json.loads(json.dumps(seen)), random.Random(seed))
    assert snapshot(same) == snapshot(sample)
    play_on(sample, random.Random(seed))
    assert len(sample.returns()) == sample.game.players


def an_opponent_plays_what_is_legal(state: kortti.State, level: str, seed: int) -> str:
    """The same for the same seed, with a reason that is a message or none; returns the action's text."""
    assert state.current_player is not None
    seen = state.observation(state.current_player)
    text = opponents.choose(seen, random.Random(seed), level, LEAST)
    assert text in seen["legal"]
    assert text == opponents.choose(seen, random.Random(seed), level, LEAST)
    reason = opponents.reason(seen, text)
    assert reason is None or is_message(reason)
    return text


def results_come_last(state: kortti.State) -> None:
    """There are none before the end; then lines add up to the points, and winners are seats."""
    seats = range(state.game.players)
    if not state.is_terminal:
        for result in (state.returns, state.winners):
            with pytest.raises(ValueError):
                result()
        return
    returns, winners = state.returns(), state.winners()
    assert len(returns) == len(seats) and all(type(points) is int for points in returns)
    assert list(winners) == sorted(set(winners)) and set(winners) <= set(seats)
    assert state.current_player is None and state.legal_actions() == []
    lines = [state.score_lines(seat) for seat in seats]
    assert not any(lines) or tuple(sum(line.points for line in each) for each in lines) == returns
    for line in (line for each in lines for line in each if line.terms):
        assert line.points in (0, sum(count * worth for count, worth in line.terms))
        assert len(line.message["args"]["cards"]) == sum(count for count, _ in line.terms)


# Actions


def events_tell_each_move(state: kortti.State, action: Any) -> list[kortti.Event]:
    """Plays `action`: its events name all cards that change their zone. Returns them."""
    told = {name: Counter(cards) for name, cards in state.zones().items()}
    events = state.apply_action(action)
    for event in events:
        json.dumps(event.message)
        if event.card:
            told.setdefault(event.source, Counter())[event.card] -= 1
            told.setdefault(event.target, Counter())[event.card] += 1
    after = {name: Counter(cards) for name, cards in state.zones().items()}
    for name in {*told, *after}:
        assert +told.get(name, Counter()) == after.get(name, Counter()), name
    return events


# Records


def a_record_reads_back(record: Record) -> kortti.Match:
    """Its text parses to the same, which replays to the same; returns the match at its end."""
    again = parse(write(record))
    assert again == record
    assert (again.game.name, again.game.options) == (record.game.name, record.game.options)
    assert (again.seed, again.dealer, again.seats) == (record.seed, record.dealer, record.seats)
    assert (again.deals, again.practice) == (record.deals, record.practice)
    match, log = replay(again)
    assert match.state.history == record.deals[-1] and len(log) == len(record.deals)
    assert snapshot(match.state) == snapshot(replay(record)[0].state)
    return match


def links_read_back(record: Record, match: kortti.Match) -> int:
    """A link of each kind opens as what it holds, unless too long; returns how many were written."""
    written = 0
    kinds: list[tuple[Any, Kind]] = [*((kind, kind) for kind in LETTERS), ("played", "match")]
    for kind, letter in kinds:
        told = record_for_link(kind, record, match)
        try:
            link = write_link(letter, told)
        except LinkError as error:
            assert error.message["id"] == "link-too-long"
            continue
        found = read(link)
        assert (found.kind, found.record.deals, found.record.practice) == (letter, told.deals, told.practice)
        assert (found.record.game.options, found.record.seed) == (told.game.options, told.seed)
        assert found.match.state.deck == match.state.deck if kind != "match" else found.record == told
        if kind != "deal":
            assert (found.match.totals, found.match.over) == (match.totals, match.over)
            assert snapshot(found.match.state) == snapshot(match.state)
        written += 1
    return written


def views_are_declared(record: Record, seats: Iterable[int | None]) -> None:
    """People at the table of `record`, or a spectator (None), see just what `kortti.wire` declares."""
    table = Table(record)
    for seat in seats:
        view = json.loads(json.dumps(table.view(seat)))
        assert not (told := problem(view, wire.View, exactly=True)), told
        json.dumps(table.log(seat))


def a_review_adds_up(review: Review) -> None:
    """Result, luck and play, and the loss of each move."""
    assert review.result == pytest.approx(review.usual + review.luck + review.play)
    gaps = sum(move.gap for move in review.moves)
    assert review.play == pytest.approx(gaps if review.is_low else -gaps)
    assert [point.at for point in review.curve] == sorted(point.at for point in review.curve)
    assert review.curve[-1].expected == review.result and review.spread >= 0
    for move in review.moves:
        better = move.expected - move.best_expected if review.is_low else move.best_expected - move.expected
        assert move.loss == pytest.approx(better) and move.loss >= 0 and move.error >= 0
        assert (move.loss == 0) == (move.mark == "fine")
        if move.mark != "fine":
            assert move.loss >= getattr(review.borders, move.mark) and move.best != move.played
