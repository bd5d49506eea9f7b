"""The table's narration: turns, questions, news, last cards, and a reason for every refusal."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import kortti
from kortti.cards import HIDDEN
from kortti.messages import message
from kortti.records.record import Seat
from kortti.table import Table
from tests.engine.variants import cases

CASES = cases()


def sit_down(game: str, people: int = 1, seed: str = "1", **options: object) -> Table:
    """Starts a match with people in the first seats."""
    made = kortti.load_game(game, **options)
    return Table.new(made, [Seat("person" if k < people else "skilled", f"P{k}") for k in range(made.players)], seed)


def play_any(table: Table, rng: random.Random) -> None:
    """Plays any action for the seat to act."""
    seat = table.state.current_player
    assert seat is not None
    table.act(seat, table.state.action_to_string(rng.choice(table.state.legal_actions())))


# Whose turn it is


def test_while_others_are_asked_to_buy_it_stays_ones_turn() -> None:
    table = sit_down("swedish-gin-rummy")
    while table.state.current_player != 0 or table.state.phase != "start" or not table.state.legal_actions()[1:]:
        table.advance()
    top = table.state.zones()["discard"][-1]
    table.act(0, "draw stock")
    view = table.view(0)
    asked = view["turn"]
    assert asked != 0 and view["owner"] == 0
    assert view["prompt"] == message("gin-wait-window", seat=asked, card=top, to=0) == table.why(0, "2C")
    while table.state.phase == "window":
        table.advance()
    assert table.view(0)["turn"] == table.view(0)["owner"] == 0


def test_while_others_choose_what_to_give_it_stays_the_beggars_turn() -> None:
    table, rng = sit_down("ristiseiska", people=4, seed="beg"), random.Random(1)
    while table.state.phase != "give":
        play_any(table, rng)
    giver, beggar = table.state.current_player, table.state.on_turn
    assert giver is not None and beggar is not None and giver != beggar
    assert table.view(beggar)["owner"] == beggar
    assert table.view(beggar)["prompt"] == message("sevens-wait-give", seat=giver, to=beggar)
    assert table.view(giver)["prompt"]["id"] == "sevens-prompt-give"


# What is new


@pytest.mark.parametrize("case", sorted(CASES))
@pytest.mark.slow
def test_what_has_come_since_ones_last_action_is_new(case: str) -> None:
    game, rng = CASES[case], random.Random(case)
    table = Table.new(game, [Seat("person", f"P{k}") for k in range(game.players)], case)
    before: dict[int, list[str]] = {}  # each hand at the start of its last action
    marked = gained = 0
    for _ in range(150):
        state = table.state
        if state.is_terminal:
            break
        seat = state.current_player
        assert seat is not None
        before[seat] = state.zones()[f"hand:{seat}"]
        play_any(table, rng)
        for viewer in range(game.players):
            view = table.view(viewer)
            hand, fresh = Counter(view["hand"]), Counter(view["fresh"])
            came = hand - Counter(before.get(viewer, hand))
            assert fresh <= hand
            assert not fresh or came <= fresh  # of two copies one may have gone while the other came
            is_whole = not fresh and came.total() > hand.total() // 2  # a second half
            assert fresh == came or is_whole or game.pack.copies == 2, (view["hand"], fresh, came)
            marked += bool(fresh)
            gained += bool(came)
            assert all(card != HIDDEN for card in fresh)
    assert marked or not gained


def test_the_news_are_those_since_ones_last_action_and_outlive_leaving() -> None:
    table = sit_down("pantti", seed="news")
    while table.state.current_player != 0 or len(table.state.legal_actions()) < 2:
        table.advance() if table.state.current_player else table.act(0, table.hint(0)["action"])
    table.act(0, table.hint(0)["action"])
    while table.state.current_player:
        table.advance()
    news = table.view(0)["news"]
    assert len(news) >= 4 and news[0]["message"]["args"]["seat"] == 0 and not any(each["big"] for each in news)
    assert [each["message"] for each in news] == table.log(0)[-1]["lines"][-len(news) :]
    assert Table.open(table.save).view(0)["news"] == news


def test_a_second_half_is_big_news() -> None:
    table, rng = sit_down("myllymatti", people=4, seed="half"), random.Random(4)
    steps = table.history.steps[-1]
    while not steps or all(event.id != "myllymatti-halftime" for event in steps[-1].events):
        play_any(table, rng)
    view = table.view(steps[-1].seat)
    (big,) = {each["message"]["id"] for each in view["news"] if each["big"]} & {"myllymatti-halftime"}
    assert big and view["fresh"] == []  # the whole hand is new
    told = {each["message"]["id"]: each["step"] for each in view["news"]}
    moves = table.moves_of(steps[-1].events, steps[-1].seat)
    played = next(move["step"] for move in moves if move["from"] == f"hand:{steps[-1].seat}")
    taken_up = max(move["step"] for move in moves if move["to"].startswith("hand:"))
    assert played < told["myllymatti-halftime"] < taken_up  # after the last card, before the new hands


def test_the_last_card_of_each_opponent_is_told_as_far_as_it_was_seen() -> None:
    table = sit_down("swedish-gin-rummy", seed="last")
    thrown: dict[int, str] = {}
    for _ in range(60):
        seat = table.state.current_player
        if seat is None:
            break
        table.act(0, table.hint(0)["action"]) if seat == 0 else table.advance()
        text = table.state.history[-1]
        thrown[seat] = text if text.startswith("discard") else ""
        for other, text in thrown.items():
            last = table.view(0)["seats"][other]["last"]
            if other == 0:
                assert last is None
            elif text:
                assert last == {"card": text.split()[1], "taken": False}
            elif last:
                assert last["card"] != HIDDEN
    assert any(thrown.values())


# Why not


def test_undo_redo_and_hint_say_why_not() -> None:
    table = sit_down("pantti", seed="forced")
    assert table.view(0)["cannot"]["undo"] == message("undo-nothing")
    assert table.view(0)["cannot"]["redo"] == message("redo-nothing")
    assert table.view(0)["cannot"]["hint"] is None
    while table.state.current_player or len(table.state.legal_actions()) > 1:
        if table.state.current_player:
            table.advance()
        else:  # another deal: the person's first move is forced
            table = sit_down("pantti", seed=table.record.seed + "x")
    table.act(0, table.hint(0)["action"])
    assert table.view(0)["cannot"]["undo"] == message("undo-forced")
    with pytest.raises(kortti.GameError) as error:
        table.undo()
    assert error.value.message == message("undo-forced")
    shared = sit_down("pantti", people=2, seed="shared")
    assert shared.view(1 if shared.state.current_player != 1 else 0)["cannot"] == {
        "undo": message("undo-shared"),
        "redo": message("redo-nothing"),
        "hint": message("hint-shared"),
    }


@pytest.mark.parametrize("case", sorted(CASES))
@pytest.mark.slow
def test_every_place_says_why_no_card_goes_there_just_where_none_does(case: str) -> None:
    """For any card and place there is either an action or a reason."""
    game, rng = CASES[case], random.Random(case)
    table = Table.new(game, [Seat("person", f"P{k}") for k in range(game.players)], case)
    for number in range(160):
        state = table.state
        if state.is_terminal:
            break
        seat = state.current_player
        view = table.view(seat)
        offers = {(each["card"], each["zone"]) for each in view["actions"]}
        places = [place["zone"] for place in view["places"]]
        if number % 4 == 0 and view["hand"]:
            for zone in places:
                one, two = rng.choice(view["hand"]), rng.sample(view["hand"], min(2, len(view["hand"])))
                assert ((one, zone) in offers) == (table.why_there(seat, [one], zone) is None), (one, zone)
                assert len(two) < 2 or table.why_there(seat, two, zone) is not None
                assert (None, zone) not in offers or table.why_there(seat, [], zone) is None
        play_any(table, rng)


def test_what_is_no_card_or_place_is_refused() -> None:
    table = sit_down("pantti", people=4)
    for cards, zone in ((["x"], "seven:C"), (["2C"], "nowhere"), ([], "slot:0")):
        with pytest.raises(kortti.GameError):
            table.why_there(table.state.current_player, cards, zone)
