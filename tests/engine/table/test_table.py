"""The table under random use: it stays consistent, saves its state and shows nothing hidden."""

from __future__ import annotations

import json
import random
from functools import partial
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import kortti
from kortti.messages import message
from kortti.opponents import LEVELS
from kortti.page import Page
from kortti.records.record import RecordError, Seat, parse, write
from kortti.table import Table
from kortti.table.sentences import offers_part, seats_part
from kortti.table.views import standings_of
from tests.engine.contract.test_hidden import named_in, seen_ever
from tests.engine.page.test_page import ask as ask_page
from tests.engine.variants import cases

CASES = cases()


def shown(table: Table, seat: int | None) -> dict[str, Any]:
    """Returns the page's view without the fields that undo may change."""
    view = json.loads(json.dumps(table.view(seat)))
    return {name: value for name, value in view.items() if name not in ("cannot", "practice")}


class AtTheTable(RuleBasedStateMachine):
    """People and opponents play, undo, look and continue, at random."""

    table: Table
    seat: int | None  # the viewer, None for a spectator

    @initialize(case=st.sampled_from(sorted(CASES)), seed=st.integers(0, 999), people=st.integers(1, 5))
    def sit_down(self, case: str, seed: int, people: int) -> None:
        game = CASES[case]
        self.rng = random.Random(seed)
        kinds = ["person"] * min(people % 4 + 1, game.players) + [*LEVELS, *LEVELS]
        kinds = self.rng.sample(kinds[: game.players], game.players)
        self.table = Table.new(game, [Seat(kind, f"{kind} {n}") for n, kind in enumerate(kinds)], f"{case} {seed}")
        self.seat = None

    @property
    def over(self) -> bool:
        return self.table.match.is_over

    @rule(actions=st.integers(1, 25))
    def play(self, actions: int) -> None:
        table = self.table
        for _ in range(actions):
            state, turn = table.state, table.state.current_player
            if turn is None:
                if self.over:
                    return
                table.next_deal()
                continue
            length = state.move_number
            if turn in table.people:
                table.act(turn, state.action_to_string(self.rng.choice(state.legal_actions())))
            else:
                position = table.position
                while table.think():
                    assert table.position == position
                table.advance()
                assert table.position > position
            assert table.state.move_number == length + 1 and table.history.why_no_redo()

    @precondition(lambda self: not self.table.history.why_no_undo())
    @rule(times=st.integers(1, 3), redo=st.booleans())
    def undo(self, times: int, redo: bool) -> None:
        table, views = self.table, []
        for _ in range(times):
            if not table.history.why_no_undo():
                views.append(shown(table, table.people[0]))
                table.undo()
                view = table.view(table.people[0])
                assert view["practice"] and view["turn"] == view["viewer"] and len(view["actions"]) > 1
        while redo and views:
            assert not table.history.why_no_redo()
            table.redo()
            assert shown(table, table.people[0]) == views.pop()

    @precondition(lambda self: not self.table.history.why_no_redo())
    @rule()
    def redo(self) -> None:
        before = self.table.save
        self.table.redo()
        assert len(self.table.save) > len(before)

    @rule(seat=st.integers(-1, 5))
    def look(self, seat: int) -> None:
        if seat in self.table.people:
            self.seat = seat
            assert self.table.view(seat)["viewer"] == seat
        else:
            self.seat = None
            for call in (self.table.view, self.table.log, self.table.told_since, self.table.hint):
                with pytest.raises(kortti.GameError):
                    call(seat)
            for ask in (self.table.words_of, self.table.moves_of):
                with pytest.raises(kortti.GameError):
                    ask([], seat)
            with pytest.raises(kortti.GameError):
                self.table.lay(seat, [["7C"]])

    @rule(text=st.sampled_from(["pass", "play 7C", "play ??", "", "x", "take", "stop", "give 2H", "7C"]))
    def ask_and_try_what_may_not_be_done(self, text: str) -> None:
        table = self.table
        seat, mine = self.seat, table.is_asked(self.seat)
        before = shown(table, seat)
        why = table.why(seat, text)
        asked = {table.state.current_player} & set(table.people)
        for other in {seat, None, *range(len(before["seats"]))} - asked:
            with pytest.raises(kortti.IllegalActionError):
                table.act(other, text)
        if not mine or table.state.explain(text) is not None:
            with pytest.raises(kortti.IllegalActionError):
                table.act(seat, text)
            assert " " not in text or why is not None
        if table.state.current_player is None or table.state.current_player in table.people:
            with pytest.raises(kortti.IllegalActionError):
                table.advance()
        if not table.state.is_terminal or self.over:
            with pytest.raises(kortti.GameError):
                table.next_deal()
        if table.history.why_no_undo():
            with pytest.raises(kortti.GameError):
                table.undo()
        if table.history.why_no_redo():
            with pytest.raises(kortti.GameError):
                table.redo()
        if mine:
            hint, actions = table.hint(seat), [entry["action"] for entry in table.view(seat)["actions"]]
            assert hint["action"] in actions
            assert (hint["reason"] == message("hint-only")) == (len(actions) == 1)
        else:
            with pytest.raises(kortti.GameError):
                table.hint(seat)
        assert shown(table, seat) == before

    @invariant()
    def it_opens_where_it_was_saved(self) -> None:
        again = Table.open(self.table.save)
        assert again.save == self.table.save
        for seat in (None, *self.table.people):
            assert shown(again, seat) == shown(self.table, seat)
            assert again.log(seat) == self.table.log(seat)
        assert write(parse(self.table.save)) == self.table.save

    @invariant()
    def it_shows_what_there_is_and_nothing_hidden(self) -> None:
        for seat in (None, self.seat, self.table.state.current_player):
            if seat is None or seat in self.table.people:
                self.it_shows_a_seat_nothing_hidden(seat)

    def it_shows_a_seat_nothing_hidden(self, seat: int | None) -> None:
        table, view = self.table, self.table.view(seat)
        state, mine = table.state, seat is not None and seat == table.state.current_player
        offered = [state.action_to_string(action) for action in state.offers()] if mine else []
        assert [entry["action"] for entry in view["actions"]] == offered
        assert view["over"] == (None if not state.is_terminal else "match" if table.match.is_over else "deal")
        assert (view["result"] is not None) == state.is_terminal
        assert (view["standings"] is not None) == table.match.is_over
        assert len(view["history"]) == len(view["course"]) == len(table.match.finished)
        assert view["viewer"] == seat and view["front"] == (table.people[0] if seat is None else seat)
        assert view["hand"] == ([] if seat is None else state.zones()[f"hand:{seat}"])
        assert seat is not None or not (view["fresh"] or view["slots"])
        assert [seat["cards"] for seat in view["seats"]] == [
            len(state.zones()[f"hand:{seat}"]) for seat in range(len(view["seats"]))
        ]
        if not state.is_terminal:
            drawn = [view["hand"], view["seats"], view["marks"]]
            drawn += [{**offer, "stands": None} for offer in view["actions"]]  # cards that wild ones stand for
            drawn += [place["cards"] for place in view["places"]]
            events = [event for step in table.history.steps[-1] for event in step.events]
            drawn += [table.moves_of(events, seat), table.words_of(events, seat), table.log(seat)[-1]]
            drawn += [view["fresh"], view["news"], view["prompt"]]
            assert named_in(drawn) <= seen_ever(state, seat)


TestAtTheTable = pytest.mark.slow(AtTheTable.TestCase)
TestAtTheTable.settings = settings(
    max_examples=24, stateful_step_count=20, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


def test_undo_leads_back_into_the_deal_before() -> None:
    table = Table.new(
        kortti.load_game("pantti", target=500), [Seat("person", "A")] + [Seat("skilled", "B")] * 3, "back"
    )
    views = []
    while table.match.deal_number < 3:
        if table.state.is_terminal:
            table.next_deal()
        elif table.state.current_player == 0:
            if len(table.state.legal_actions()) > 1:
                views.append(shown(table, 0))
            table.act(0, table.hint(0)["action"])
        else:
            table.advance()
    while views:
        table.undo()
        assert shown(table, 0) == views.pop()
    assert table.history.why_no_undo() and table.match.deal_number == 1


def test_a_table_needs_a_person_and_a_seat_for_each() -> None:
    game = kortti.load_game("pantti")
    for kinds in (["skilled"] * 4, ["person"] * 3, ["person"] * 5, []):
        with pytest.raises(kortti.GameError):
            Table.new(game, [Seat(kind, "A") for kind in kinds], "1")
    with pytest.raises(RecordError):
        Table.open("kortti 1\ngame pantti\nseed 1\ndealer 0\ndeal\n")


def test_people_who_share_a_phone_cannot_take_back_each_others_cards() -> None:
    table = Table.new(kortti.load_game("ristiseiska"), [Seat("person", "A"), Seat("person", "B")] * 2, "1")
    for _ in range(20):
        if table.state.is_terminal:
            break
        seat = table.state.current_player
        table.act(seat, table.hint(seat)["action"])
    assert table.history.why_no_undo()


def test_names_and_seeds_fit_one_line() -> None:
    names = ["A\nseat person B", "\u2028\x1c deal", "x" * 99, "ö 7 \t ä"]
    seats = [Seat("person", name) for name in names]
    for seed in ("1\ndeal\npass", "\ud800"):
        with pytest.raises(kortti.GameError):
            Table.new(kortti.load_game("pantti"), seats, seed)
    table = Table.new(kortti.load_game("pantti"), seats, "1 deal pass")
    assert Table.open(table.save).view(3) == table.view(3)
    assert [seat["name"] for seat in table.view(0)["seats"]] == ["A seat person B", "deal", "x" * 24, "ö 7 ä"]


def test_deals_are_called_as_the_game_calls_them() -> None:
    game = kortti.load_game("swedish-gin-rummy", rounds=(3, 7))
    titles = Table.new(game, [Seat("person", str(seat)) for seat in range(3)], "x").view(0)["titles"]
    assert titles == [{"id": "gin-round", "args": {"n": 3}}, {"id": "gin-round", "args": {"n": 7}}]
    assert Table.new(kortti.load_game("pantti", players=3), [Seat("person", "P")] * 3, "x").view(0)["titles"] == []


def test_nobody_looks_at_a_hand_before_having_taken_the_phone() -> None:
    """Without a seat no hand is shown; the person who takes the phone is told what happened meanwhile."""
    people = [Seat("person", ""), Seat("skilled", "B"), Seat("person", "")]
    page = Page()
    ask = partial(ask_page, page)
    turn = ask("new", game="pantti", options={"players": 3}, seats=[seat._asdict() for seat in people], seed="a")
    told: dict[int, list[dict[str, Any]]] = {0: [], 2: []}  # since each seat's last action
    opened = 0
    while page.seated.match.deal_number < 2:
        view = turn["view"]
        seat, viewer = view["turn"], view["viewer"]
        if view["over"]:
            assert viewer is not None and view["hand"] == page.seated.state.zones()[f"hand:{viewer}"]
            turn = ask("next")
            told = {0: [], 2: []}
            assert turn["view"]["viewer"] is None
        elif seat == 1:
            turn = ask("advance", seat=viewer)
            assert turn["view"]["viewer"] == viewer or turn["view"]["over"]
        elif viewer != seat:
            if viewer is None:
                assert view["hand"] == view["actions"] == view["slots"] == []
                assert view["prompt"] == message("prompt-wait", seat=seat) == ask("why", card="7C")["why"]
                for request in ({"do": "hint"}, {"do": "act", "action": "play 7C"}, {"do": "lay", "groups": [["7C"]]}):
                    assert ask(request.pop("do"), **request)["error"]["id"] == "error-not-your-turn"
                assert not ask("view")["said"]
            turn = ask("view", seat=seat)
            assert turn["view"]["hand"] and turn["view"]["actions"] and not turn["moves"]
            assert [line["id"] for line in turn["said"]] == [line["id"] for line in told[seat]]
            continue
        elif opened < 6:
            opened += 1
            turn = ask("open", save=ask("save")["save"]) if opened % 2 else ask("view", seat=None)
            assert turn["view"]["viewer"] is None and not turn["said"]
            continue
        else:
            told[seat] = []
            turn = ask("act", seat=seat, action=view["actions"][0]["action"])
        for lines in told.values():
            lines += turn["said"]


def test_only_who_sits_there_and_is_to_act_may() -> None:
    """Without a seat, a request comes from the only person; nobody acts for an opponent or sees its hand."""
    page = Page()
    ask = partial(ask_page, page)
    seats = [Seat("skilled", "A"), Seat("person", "B"), Seat("skilled", "C")]
    view = ask("new", game="pantti", options={"players": 3}, seats=[seat._asdict() for seat in seats], seed="a")["view"]
    assert view["viewer"] == view["front"] == 1
    while page.seated.state.current_player != 1:
        view = ask("advance", seat=None)["view"]
    action = view["actions"][0]["action"]
    before = ask("save")
    for seat in (0, 2, 3, -1, True, 1.0, "1", [1]):
        for request in ("view", "act", "why", "log", "hint", "lay", "advance", "undo", "redo", "next"):
            answer = ask(request, seat=seat, action=action, groups=[])
            wrong = "error-bad-value" if type(seat) is int else "error-bad-request"
            assert answer["error"]["id"] == wrong, (seat, request, answer)
    assert ask("save") == before
    assert ask("act", action=action)["view"]["viewer"] == 1


@pytest.mark.parametrize("name", kortti.games())
def test_seats_are_told_clockwise_from_the_viewers_left_on(name: str) -> None:
    game = kortti.load_game(name)
    table = Table.new(game, [Seat("person", f"P{seat}") for seat in range(game.players)], "left")
    for viewer in range(game.players):
        told = [first_of(line) for line in seats_part(table.view(viewer))["lines"]]
        seats = [each["args"]["name"]["args"]["seat"] for each in told if each["id"] == "table-seat"]
        assert seats == [*range(viewer + 1, game.players), *range(viewer + 1)]


def test_of_the_possible_cuts_the_first_and_the_last_are_listed() -> None:
    game = kortti.load_game("swedish-gin-rummy", exact_cut_bonus=True)
    table = Table.new(game, [Seat("person", "")] * game.players, "cut")
    seat = table.state.current_player
    actions = [action["action"] for action in table.view(seat)["actions"]]
    assert len(actions) > 10
    lines = offers_part(table.view(seat))["lines"]
    assert [(line["args"]["number"], line["args"]["action"]) for line in lines] == [
        (1, actions[0]),
        (len(actions), actions[-1]),
    ]


def first_of(told: Any) -> Any:
    """Returns the first of joined messages."""
    return first_of(told["args"]["first"]) if told["id"] == "table-list" else told


@pytest.mark.parametrize("name", ["skitgubbe", "myllymatti"])
def test_a_shared_loss_is_a_shared_place(name: str) -> None:
    match = kortti.load_game(name, stall_actions=5).new_match("s0")
    chance = random.Random(0)
    while not match.state.is_terminal:
        match.apply_action(chance.choice(match.state.legal_actions()))
    assert set(match.state.returns()) == {1} and len({len(match.state.final_cards(seat)) for seat in range(3)}) > 1
    assert [side["place"] for side in standings_of(match)] == [1, 1, 1]
