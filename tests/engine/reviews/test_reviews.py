"""Reviews: correct, reproducible, and independent of hidden cards."""

from __future__ import annotations

import json
import random
from collections.abc import Generator, Sequence
from dataclasses import replace
from itertools import islice, pairwise
from typing import Any

import pytest

import kortti
from kortti import opponents
from kortti.page import Page
from kortti.page.checks import problem
from kortti.records.record import Record, RecordError, Seat, write
from kortti.reviews.judging import ENOUGH, PROOFS, STEP, Comparison
from kortti.reviews.reviewing import reviewing
from kortti.table.replays import Replay, cut
from kortti.wire import Review as Answer
from kortti.wire import Unfinished
from tests.engine.laws import LEAST, a_review_adds_up
from tests.engine.page.test_page import parts


def played(game: kortti.Game, seed: str = "1", level: str | None = None) -> Record:
    """Returns the record of a finished deal, played at random or by a level."""
    match, rng, actions = game.new_match(seed), random.Random(seed), list[str]()
    while (seat := match.state.current_player) is not None:
        seen = match.state.observation(seat)
        actions.append(opponents.choose(seen, rng, level) if level else opponents.any_legal(seen, rng))
        match.apply_action(match.state.string_to_action(actions[-1]))
    return Record(game, seed, match.dealer, (Seat("person", ""),) * game.players, [actions])


@pytest.mark.parametrize("name", ["pantti", "fan-tan", "sedma"])
@pytest.mark.slow
def test_every_game_can_be_reviewed(name: str) -> None:
    record = played(kortti.load_game(name), level="casual")
    review = kortti.review(record, 0, effort=LEAST)
    a_review_adds_up(review)
    assert review == kortti.review(write(record), 0, effort=LEAST)
    watched = Replay(record)
    for move in review.moves:
        watched.go(move.at)
        state = watched.history.state
        assert state.current_player == 0 and record.deals[0][move.at] == move.played
        assert state.explain(move.best) is None
    assert review.moves and review.spread > 0


@pytest.mark.slow
def test_little_effort_is_much_less_work() -> None:
    record = played(kortti.load_game("pantti"), level="casual")
    many = 6 * sum(1 for _ in reviewing(record, 0, effort=LEAST))
    assert sum(1 for _ in islice(reviewing(record, 0), many)) == many


@pytest.mark.parametrize("proof", [0.0, 0.01])
def test_progress_goes_up_to_the_end(proof: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """In small steps, also where experts prove a mark."""
    monkeypatch.setattr(opponents, "proof_effort", lambda game: proof)
    found = [*reviewing(played(kortti.load_game("pantti")), 0, effort=LEAST)]
    shares = [progress.done for progress in found]
    assert shares == sorted(shares) and shares[0] == 0 and len(set(shares)) > 12
    assert max(after - before for before, after in pairwise([*shares, 1.0])) < 0.1
    assert any(move.mark != "fine" for move in found[-1].moves)


def test_a_seat_without_a_choice_has_a_review_without_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kortti.reviews.reviewing.has_choice", lambda state: False)
    review = kortti.review(played(kortti.load_game("pantti")), 0, effort=LEAST)
    a_review_adds_up(review)
    assert (review.moves, review.play, review.average_loss, review.accuracy) == ((), 0, 0, 100)


@pytest.mark.parametrize(
    ("gains", "deals", "is_proved"),
    [
        ((-1,), STEP, False),
        ((0,), 2 * STEP, False),
        ((10,), ENOUGH, True),
        ((20, 0), 12, True),
        ((22, -9), PROOFS, True),
        ((20, -9), PROOFS, False),
    ],
)
def test_a_mark_is_proved_by_no_more_deals_than_it_needs(gains: Sequence[float], deals: int, is_proved: bool) -> None:
    tried: list[int] = []

    def trial(number: int, texts: Sequence[str]) -> Generator[None, None, list[float]]:
        tried.append(number)
        yield
        return [0.0, float(gains[number % len(gains)])]

    proving = Comparison(trial, "played", "best", is_low=False, effort=1.0).prove(10.0)
    with pytest.raises(StopIteration) as ended:
        while True:
            next(proving)
    proof = ended.value.value
    assert len(set(tried)) == len(tried) == deals and (proof is not None) == is_proved
    assert proof is None or proof.gain == sum(gains) / len(gains)


@pytest.mark.parametrize("name", ["pantti", "fan-tan", "sedma"])
@pytest.mark.slow
def test_a_move_is_judged_without_the_hidden_cards(name: str) -> None:
    """Up to a step, two deals that look alike to the seat have the same review."""
    record = played(kortti.load_game(name), level="casual")
    at = kortti.review(record, 0, effort=LEAST).moves[3].at
    watched = Replay(record)
    watched.go(at)
    other = watched.history.state.resample(0, random.Random(3))
    assert other.deck != watched.history.state.deck
    rng = random.Random(4)
    while (seat := other.current_player) is not None:
        text = opponents.choose(other.observation(seat), rng, "casual")
        other.apply_action(other.string_to_action(text))

    class Stacked(type(record.game)):  # type: ignore[misc]
        def deal_shuffled(self, seed: str, dealer: int) -> kortti.State[Any]:
            return record.game.new_state(deck=other.deck, dealer=dealer, **other.arguments)

    assert isinstance(Stacked, type)
    game = Stacked(record.game.name, record.game.options)
    elsewhere = replace(record, game=game, deals=[other.history])
    before = [move for move in kortti.review(record, 0, effort=LEAST).moves if move.at < at]
    after = [move for move in kortti.review(elsewhere, 0, effort=LEAST).moves if move.at < at]
    assert before == after and len(before) == 3


def test_what_cannot_be_reviewed_is_said() -> None:
    record = played(kortti.load_game("pantti"))
    with pytest.raises(kortti.GameError, match="no finished deal"):
        kortti.review(cut(record, 10), 0)
    with pytest.raises(kortti.GameError, match="no finished deal 7"):
        kortti.review(record, 0, deal=7)
    with pytest.raises(kortti.GameError, match="no seat"):
        kortti.review(record, 9)
    for effort in (float("nan"), True, "1", 0):
        with pytest.raises(kortti.GameError, match="no effort"):
            kortti.review(record, 0, effort=effort)
    for deal in (1.0, True, "1"):
        with pytest.raises(kortti.GameError, match="no finished deal"):
            kortti.review(record, 0, deal=deal)
    for nothing in (None, b"kortti 1", 5):
        with pytest.raises(RecordError):
            kortti.review(nothing, 0)
    with pytest.raises(RecordError):
        kortti.review("kortti 1\ngame pantti", 0)
    with pytest.raises(RecordError):
        kortti.review(replace(record, deals=[["play AS", *record.deals[0]]]), 0)


def ask(page: Page, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(page.handle(json.dumps({"do": "review", **request})))
    return answer


def test_the_page_gets_it_in_slices() -> None:
    save = write(played(kortti.load_game("pantti")))
    page = Page()
    answers = parts(page, "review", save=save, seat=0, effort=LEAST)
    assert not problem(answers[-1], Answer, exactly=True)
    assert all(not problem({"unfinished": True, **each}, Unfinished, exactly=True) for each in answers[:-1])
    assert answers[-1]["deal"] == 1
    assert [each["done"] for each in answers[:-1]] == sorted(each["done"] for each in answers[:-1])
    assert parts(page, "review", save=save, seat=0, effort=LEAST) == answers[-1:]
    assert page.table is None


def test_another_review_stops_the_one_before() -> None:
    save, page = write(played(kortti.load_game("pantti"))), Page()
    first = ask(page, save=save, seat=0)
    assert first.pop("unfinished")
    second = ask(page, save=save, seat=1)
    assert second.pop("unfinished")
    assert ask(page, save=save, seat=0, **first) == {"stopped": True}
    again = ask(page, save=save, seat=1, **second)
    assert again["unfinished"] and again["done"] >= second["done"]
    assert ask(page, save="kortti 2", seat=0)["error"]["id"] == "error-bad-save"
    assert ask(page, save=save, seat=1, **second)["unfinished"]
    assert ask(Page(), save=save, seat=1, **second)["unfinished"]  # another engine starts over


@pytest.mark.slow
def test_a_win_that_is_passed_up_is_a_blunder() -> None:
    """The seat could go out but passes falsely, and another one wins the pool."""
    game = kortti.load_game("fan-tan", false_pass="penalise")
    for seed in range(60):
        record = played(game, str(seed), "skilled")
        watched = Replay(record)
        watched.go(watched.steps - 1)
        state = watched.history.state
        seat, last = state.current_player, record.deals[0][-1]
        if "pass" in state.observation(seat or 0)["legal"]:
            break
    else:
        raise AssertionError("nobody could pass falsely with the last card")
    line = state.clone()
    line.apply_action(line.string_to_action("pass"))
    rng = random.Random(5)
    while (mover := line.current_player) is not None:
        legal = line.observation(mover)["legal"]
        text = next((text for text in legal if mover != seat and text != "pass"), "pass")
        line.apply_action(line.string_to_action(text if text in legal else rng.choice(legal)))
    review = kortti.review(replace(record, deals=[line.history]), seat or 0, effort=0.3)
    move = next(move for move in review.moves if move.at == watched.steps - 1)
    assert move.played == "pass" and move.best == last and move.mark == "blunder" and move.reason is not None
    assert move.loss > review.borders.blunder
