"""Friends at the table, each with an own phone: the turns of several seats, and others taking seats."""

from __future__ import annotations

import json
import random
from copy import copy
from typing import Any

import pytest

import kortti
from kortti.cards import CARDS
from kortti.messages import message
from kortti.page import Page
from kortti.records.record import step
from kortti.table import Table
from kortti.table.typed_commands import command_of
from tests.engine.page.test_page import ask, parts, seated
from tests.engine.page.test_requests import in_a_lesson, state_of
from tests.engine.variants import cases

CASES = cases()
every_game = pytest.mark.parametrize("case", [f"{name}-usual" for name in kortti.games()])
TYPED = (
    "",
    "table",
    "hand",
    "moves",
    "score",
    "why",
    "log",
    "fingerprint",
    "help",
    "1",
    "always",
    "play",
    "stop",
    "pass",
)

Seats = list[dict[str, str]]


def seats_of(game: kortti.Game, people: list[int], level: str = "casual") -> Seats:
    return [{"kind": "person" if seat in people else level, "name": f"N{seat}"} for seat in range(game.players)]


def some_people(game: kortti.Game, rng: random.Random) -> list[int]:
    """Returns the seats of one person, of all, or of some."""
    return rng.sample(range(game.players), rng.choice([1, game.players, rng.randint(1, game.players)]))


def table_of(case: str, people: list[int]) -> Page:
    game, page = CASES[case], Page()
    options = json.loads(json.dumps(game.options))
    assert "error" not in ask(page, "new", game=game.name, options=options, seats=seats_of(game, people), seed=case)
    page.seated.effort = 0.01
    return page


def any_action(page: Page, rng: random.Random) -> str:
    state = page.seated.state
    return state.action_to_string(rng.choice(state.legal_actions()))


def next_request(page: Page, rng: random.Random) -> dict[str, Any]:
    """Returns a request that changes the table."""
    table = page.seated
    seat = table.state.current_player
    if seat is None:
        return {"do": "next"}
    if seat not in table.people:
        return {"do": "advance"}
    if table.history.undone and table.history.why_no_redo() is None and rng.random() < 0.5:
        return {"do": "redo", "seat": seat}
    if table.history.why_no_undo() is None and rng.random() < 0.1:
        return {"do": "undo", "seat": seat}
    return {"do": "act", "seat": seat, "action": any_action(page, rng)}


# The turns of several seats


@every_game
def test_a_turn_comes_for_each_seat_as_it_may_see_it(case: str) -> None:
    rng = random.Random(case)
    page = table_of(case, some_people(CASES[case], rng))
    for _ in range(16):
        if page.seated.match.is_over:
            break
        people = page.seated.people
        also = [rng.choice([None, *people]) for _ in range(3)]
        request = next_request(page, rng)
        turn = ask(page, **request, also=also)
        table = page.seated
        assert len(turn["also"]) == len(also)
        events = table.history.steps[-1][-1].events if request["do"] in ("act", "advance") else []
        asked = ask(page, "view", seat=people[0], also=also)
        for seat, seen, viewed in zip(also, turn["also"], asked["also"], strict=True):
            assert seen == json.loads(
                json.dumps(
                    {
                        "view": table.view(seat),
                        "moves": table.moves_of(events, seat),
                        "peaks": table.peaks_of(events, seat),
                        "said": table.words_of(events, seat),
                        "remark": turn["remark"],
                    }
                )
            )
            if seat is None:
                assert viewed == {**viewed, "view": seen["view"], "said": []}
                assert (seen["view"]["viewer"], seen["view"]["hand"], seen["view"]["actions"]) == (None, [], [])
            else:
                assert viewed == ask(page, "view", seat=seat)
                assert viewed["said"] == json.loads(json.dumps(table.told_since(seat)))
        if "seat" in request and request["seat"] in also:
            own = {name: value for name, value in turn.items() if name != "also"}
            assert turn["also"][also.index(request["seat"])] == own


def test_every_request_that_changes_the_table_answers_for_all_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kortti.page.page.SLICE", 0.0)
    remark = {"seat": 2, "message": message("manner-won-warm-1")}
    monkeypatch.setattr("kortti.table.personas.remark", lambda *given: remark)
    page, rng = seated("ristikontra", people=2), random.Random(1)
    page.seated.effort = 0.1
    unfinished = 0
    while page.seated.state.current_player is not None:
        request = {**next_request(page, rng), "also": [None, 1]}
        if len(page.seated.state.history) > 30 and request["do"] == "advance":
            request["on"] = True
        *begun, turn = parts(page, **request)
        assert [seen["view"]["viewer"] for seen in turn["also"]] == [None, 1]
        assert page.seated.state.is_terminal or all(seen["remark"] == remark for seen in (turn, *turn["also"]))
        assert not any("also" in answer for answer in begun)
        unfinished += len(begun)
    assert unfinished
    assert [seen["view"]["viewer"] for seen in ask(page, "next", also=[1, None])["also"]] == [1, None]
    assert "also" not in ask(page, "view", seat=0)
    for also in (0.5, [None]):  # not a field of this request
        assert "also" not in ask(page, "open", save=page.seated.save, also=also)
    page = in_a_lesson()
    assert len(ask(page, "lesson", how="off", also=[None])["also"]) == 1


@pytest.mark.parametrize("also", [[2], [0, 3], [4], [-1], [None] * 17])
@pytest.mark.parametrize("do", ["act", "undo", "next", "view", "advance"])
def test_seats_of_nobody_are_refused_before_anything_changes(do: str, also: list[int | None]) -> None:
    page = seated("ristikontra", people=2)
    if do == "advance":
        while page.seated.state.current_player in (0, 1):
            ask(page, "act", seat=page.seated.state.current_player, action=any_action(page, random.Random(1)))
    else:
        while page.seated.state.current_player not in (0, 1):
            ask(page, "advance")
    more = {"action": any_action(page, random.Random(1))} if do == "act" else {}
    before = state_of(page)
    assert "error" in ask(page, do, seat=page.seated.state.current_player if do == "act" else 0, also=also, **more)
    assert state_of(page) == before


# What is hidden


def elsewhere(page: Page, seat: int, rng: random.Random) -> Page:
    """Returns the table with this deal played in another world, which agrees with all that `seat` knows."""
    other = Page()
    other.table = table = copy(page.seated)
    table.history = history = copy(table.history)
    history.match = match = copy(history.match)
    sample = match.state.resample(seat, rng)
    match.state = sample.game.new_state(deck=sample.deck, dealer=sample.dealer, **sample.arguments)
    history.steps = [*history.steps[:-1], [step(match, text) for text in sample.history]]
    table._change()
    return other


def heard(page: Page, seat: int, rng: random.Random) -> list[object]:
    """Returns answers to `seat` and to a spectator."""
    table = page.seated
    events = table.history.steps[-1][-1].events if table.history.steps[-1] else []
    hand = table.view(seat)["hand"]
    groups = [rng.sample(hand or ["7C"], min(3, len(hand) or 1)) for _ in table.view(seat)["slots"]]
    zone = rng.choice(sorted(table.state.zones()))
    asks: list[dict[str, Any]] = [
        {"do": "why", "card": rng.choice(CARDS)},
        {"do": "why", "cards": [rng.choice(CARDS)], "zone": zone},
        {"do": "why", "cards": [], "zone": zone},
        {"do": "lay", "groups": groups},
        {"do": "lay", "groups": [[rng.choice(CARDS)], *groups[1:]]},
        {"do": "group"},
        {"do": "fingerprints"},
        {"do": "command", "text": f"{rng.choice(['', 'why ', 'play '])}{rng.choice(CARDS)}"},
        *({"do": "command", "text": text} for text in rng.sample(TYPED, 2)),
    ]
    if rng.random() < 0.3 or table.state.current_player != seat:
        asks.append({"do": "hint"})
    texts = rng.sample(TYPED, 2)
    return [
        page.turn({"do": "view", "seat": seat, "also": [None]}, events),
        ask(page, "view", seat=seat, also=[None]),
        *(ask(page, seat=seat, **request) for request in asks),
        table.log(seat),
        table.log(None),
        *(command_of(table, None, text) for text in texts),
        table.why(None, "7C"),
        table.together(None),
    ]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.slow
def test_nothing_that_a_seat_or_a_spectator_hears_depends_on_what_is_hidden(
    case: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kortti.page.page.PATIENCE", 1e9)  # or a busy machine hurries some hints, and not others
    rng = random.Random(case)
    page = table_of(case, some_people(CASES[case], rng))
    texts = deal_of(page, rng)
    moments = {*rng.choices(range(len(texts)), k=4), len(texts) - 1}
    for at, text in enumerate(texts):
        table = page.seated
        if at in moments:
            turn = table.state.current_player
            seat = turn if turn in table.people and rng.random() < 0.4 else rng.choice(table.people)
            place = rng.getstate()
            told = heard(page, seat, rng)
            other = elsewhere(page, seat, random.Random(at))
            rng.setstate(place)
            assert heard(other, seat, rng) == told
        table._play(text)


def deal_of(page: Page, rng: random.Random) -> list[str]:
    """Returns the actions of a random deal; the table stays as it is."""
    state, texts = page.seated.state.clone(), list[str]()
    while not state.is_terminal:
        texts.append(state.action_to_string(rng.choice(state.legal_actions())))
        state.play(texts[-1])
    return texts


def test_whether_a_person_had_a_choice_is_told_to_that_person_alone() -> None:
    page, rng = seated("pantti"), random.Random(1)
    told: dict[int | None, set[str | None]] = {None: set(), 0: set()}
    while not page.seated.state.is_terminal:
        ask(page, **next_request(page, rng))
        for seat in told:
            reason = page.seated.view(seat)["cannot"]["undo"]
            told[seat].add(reason and reason["id"])
    assert told == {None: {"undo-nothing"}, 0: {"undo-nothing", "undo-forced", None}}


def test_who_asks_for_a_hint_out_of_turn_has_nobody_think() -> None:
    """How long it took would tell of another's hand."""
    page = seated("ristikontra", people=4)
    seat = page.seated.state.current_player
    assert seat is not None
    (answer,) = parts(page, "hint", seat=(seat + 1) % 4)
    assert answer["error"]["id"] == "error-not-your-turn" and page.seated._thinking is None


# Others take seats


def reseated(page: Page, people: list[int], level: str = "casual", **more: Any) -> dict[str, Any]:
    return ask(page, "reseat", seats=seats_of(page.seated.match.game, people, level), **more)


def facts_of(table: Table) -> list[Any]:
    """Returns what stays when others take seats."""
    save = [line for line in table.save.splitlines() if not line.startswith("seat ")]
    history = table.history
    told = [[(played.seat, played.events, played.unasked) for played in deal] for deal in history.steps]
    return [save, table.state.zones(), told, history.undone, table.effort, table.match.totals, table.match.over]


@every_game
def test_others_take_seats_and_the_match_goes_on(case: str) -> None:
    rng, game = random.Random(case), CASES[case]
    page = table_of(case, [0])
    for number in range(24):
        if page.seated.match.is_over:
            break
        if number % 3 == 0:
            before, position = facts_of(page.seated), page.seated.position
            people = some_people(game, rng)
            also = [None, *people]
            turn = reseated(page, people, rng.choice(["beginner", "casual"]), seat=people[0], also=also)
            table = page.seated
            assert facts_of(table) == before and table.position != position
            assert [seen["view"]["viewer"] for seen in (turn, *turn["also"])] == [people[0], None, *people]
            assert [who["kind"] == "person" for who in turn["view"]["seats"]] == [
                seat in people for seat in range(game.players)
            ]
            assert (turn["moves"], turn["peaks"], turn["said"], turn["remark"]) == ([], [], [], None)
            opened = Page()
            found = ask(opened, "open", save=table.save, seat=people[0])["view"]
            assert opened.seated.save == table.save
            assert found == {**turn["view"], "cannot": {**turn["view"]["cannot"], "redo": found["cannot"]["redo"]}}
        turn = ask(page, **next_request(page, rng))
        assert "error" not in turn
        state = page.seated.state
        cards = [card for zone in state.zones().values() for card in zone]
        assert sorted(cards) == sorted(state.deck.partition(" / ")[0].split())


@pytest.mark.parametrize(
    ("seats", "more", "told"),
    [
        (["person"], {}, "error-bad-value"),
        (["person"] * 5, {}, "error-bad-value"),
        (["casual"] * 4, {}, "error-bad-value"),
        (["person", "wizard", "casual", "casual"], {}, "error-bad-level"),
        (["casual", "person", "casual", "casual"], {"seat": 0}, "error-bad-value"),
        (["casual", "person", "casual", "casual"], {"also": [None, 0]}, "error-bad-value"),
        (["person"] * 4, {"also": [None] * 17}, "error-bad-request"),
    ],
)
def test_seats_that_do_not_fit_change_nothing(seats: list[str], more: dict[str, Any], told: str) -> None:
    page = seated("pantti")
    for _ in range(20):
        ask(page, **next_request(page, random.Random(1)))
    table, before = page.table, state_of(page)
    answer = ask(page, "reseat", seats=[{"kind": kind, "name": ""} for kind in seats], **more)
    assert answer["error"]["id"] == told
    assert page.table is table and state_of(page) == before


def test_nobody_else_joins_a_lesson_and_a_lesson_that_was_left_does_not_come_back() -> None:
    page = in_a_lesson()
    table, before = page.seated, state_of(page)
    assert reseated(page, [0, 1])["error"]["id"] == "error-bad-request"
    assert page.table is table and state_of(page) == before
    while (guide := table.guide) and (guide.is_binding or table.awaits_opponent or len(table.view(0)["actions"]) < 2):
        table._play(guide.next)
    assert guide
    other = next(text for text in map(table.state.action_to_string, table.state.legal_actions()) if text != guide.next)
    ask(page, "act", action=other)
    assert "error" not in reseated(page, [1])
    while "error" not in ask(page, "undo"):
        assert page.seated.guide is None


def test_what_was_taken_back_waits_until_one_person_plays_alone_again() -> None:
    page, rng = seated("ristikontra"), random.Random(1)
    while len(page.seated.state.history) < 20:
        request = next_request(page, rng)
        ask(page, **request, **({"unasked": rng.random() < 0.4} if request["do"] == "act" else {}))
    while page.seated.history.why_no_undo() is None:
        ask(page, "undo")
    length, before = len(page.seated.state.history), facts_of(page.seated)
    assert reseated(page, [0, 1], seat=1)["view"]["cannot"]["redo"]["id"] == "undo-shared"
    assert ask(page, "redo", seat=1)["error"]["id"] == "undo-shared"
    assert reseated(page, [1])["view"]["cannot"]["redo"] is None
    assert facts_of(page.seated) == before
    ask(page, "redo")
    assert len(page.seated.state.history) > length and page.seated.state.current_player == 1
    ask(page, "redo")
    before = facts_of(page.seated)
    reseated(page, [1, 2])
    reseated(page, [1])
    assert facts_of(page.seated) == before
    assert any(played.unasked for played in page.seated.history.steps[-1])
    ask(page, "undo")  # to the choice of the new person, not of the old one
    assert page.seated.state.current_player == 1


def test_a_thought_ends_when_others_take_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kortti.page.page.SLICE", 0.0)
    page = seated("ristikontra", people=4)
    seat = page.seated.state.current_player
    position = json.loads(page.handle(json.dumps({"do": "hint", "seat": seat})))["position"]
    reseated(page, [seat])
    assert ask(page, "hint", seat=seat, position=position) == {"stopped": True}
