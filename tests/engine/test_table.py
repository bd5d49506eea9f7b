"""The table: whatever is done at it, in whatever order, it stays whole, saves what it is and shows nothing hidden."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import kortti
from kortti.game import message
from kortti.opponents import LEVELS
from kortti.record import RecordError, Seat, parse, write
from kortti.table import Table
from tests.engine.test_hidden import named_in, seen_ever
from tests.engine.variants import cases

CASES = cases()


def shown(table: Table) -> dict[str, Any]:
    """Gets the view as the page gets it, without what undoing is allowed to change."""
    view = json.loads(json.dumps(table.view()))
    return {name: value for name, value in view.items() if name not in ("can", "practice")}


class AtTheTable(RuleBasedStateMachine):
    """People and opponents play, take back, look and go on, at random."""

    table: Table

    @initialize(case=st.sampled_from(sorted(CASES)), seed=st.integers(0, 999), people=st.integers(1, 5))
    def sit_down(self, case: str, seed: int, people: int) -> None:
        game = CASES[case]
        self.rng = random.Random(seed)
        kinds = ["person"] * min(people % 4 + 1, game.players) + [*LEVELS, "skilled"]
        kinds = self.rng.sample(kinds[: game.players], game.players)
        self.table = Table.new(game, [Seat(kind, f"{kind} {n}") for n, kind in enumerate(kinds)], f"{case} {seed}")

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
            length = len(state.history)
            if turn in table.people:
                table.look(turn)
                table.act(state.action_to_string(self.rng.choice(state.legal_actions())))
            else:
                position = table.position
                while table.think():
                    assert table.position == position
                table.advance()
                assert table.position > position
            assert len(table.state.history) == length + 1 and not table.can_redo

    @precondition(lambda self: self.table.can_undo)
    @rule(times=st.integers(1, 3), redo=st.booleans())
    def undo(self, times: int, redo: bool) -> None:
        table, views = self.table, []
        for _ in range(times):
            if table.can_undo:
                views.append(shown(table))
                table.undo()
                view = table.view()
                assert view["practice"] and view["turn"] == view["eyes"] and len(view["actions"]) > 1
        while redo and views:
            assert table.can_redo
            table.redo()
            assert shown(table) == views.pop()

    @precondition(lambda self: self.table.can_redo)
    @rule()
    def redo(self) -> None:
        before = self.table.save
        self.table.redo()
        assert len(self.table.save) > len(before)

    @rule(seat=st.integers(-1, 5))
    def look(self, seat: int) -> None:
        if seat in self.table.people:
            self.table.look(seat)
            assert self.table.view()["eyes"] == seat
        else:
            with pytest.raises(kortti.GameError):
                self.table.look(seat)

    @rule(text=st.sampled_from(["pass", "play 7C", "play ??", "", "x", "take", "stop", "give 2H", "7C"]))
    def ask_and_try_what_may_not_be_done(self, text: str) -> None:
        table = self.table
        before, mine = shown(table), table.state.current_player == table.eyes
        why = table.why(text)
        if not mine or table.state.explain(text) is not None:
            with pytest.raises(kortti.IllegalActionError):
                table.act(text)
            assert " " not in text or why is not None
        if table.state.current_player is None or table.state.current_player in table.people:
            with pytest.raises(kortti.IllegalActionError):
                table.advance()
        if not table.state.is_terminal or self.over:
            with pytest.raises(kortti.GameError):
                table.next_deal()
        if not table.can_undo:
            with pytest.raises(kortti.GameError):
                table.undo()
        if not table.can_redo:
            with pytest.raises(kortti.GameError):
                table.redo()
        if mine:
            hint, actions = table.hint(), [entry["action"] for entry in table.view()["actions"]]
            assert hint["action"] in actions
            assert (hint["reason"] == message("hint-only")) == (len(actions) == 1)
        else:
            with pytest.raises(kortti.GameError):
                table.hint()
        assert shown(table) == before

    @invariant()
    def it_opens_where_it_was_saved(self) -> None:
        again = Table.open(self.table.save)
        again.look(self.table.eyes)
        assert again.save == self.table.save and shown(again) == shown(self.table)
        assert again.told() == self.table.told()
        assert write(parse(self.table.save)) == self.table.save

    @invariant()
    def it_shows_what_there_is_and_nothing_hidden(self) -> None:
        table, view = self.table, self.table.view()
        state = table.state
        mine = state.current_player == table.eyes
        offered = [state.action_to_string(action) for action in state.offers()] if mine else []
        assert [entry["action"] for entry in view["actions"]] == offered
        assert view["over"] == (None if not state.is_terminal else "match" if table.match.is_over else "deal")
        assert (view["result"] is not None) == state.is_terminal
        assert (view["standings"] is not None) == table.match.is_over
        assert len(view["history"]) == len(view["course"]) == len(table.match.finished)
        assert view["hand"] == state.zones()[f"hand:{table.eyes}"]
        assert [seat["cards"] for seat in view["seats"]] == [
            len(state.zones()[f"hand:{seat}"]) for seat in range(len(view["seats"]))
        ]
        if not state.is_terminal:
            drawn = [view["hand"], view["actions"], view["seats"], view["marks"]]
            drawn += [place["cards"] for place in view["places"]]
            drawn += [table.moves_of(table.log[-1]), table.told()[-1]]
            assert named_in(drawn) <= seen_ever(state, table.eyes)


TestAtTheTable = AtTheTable.TestCase
TestAtTheTable.settings = settings(
    max_examples=40, stateful_step_count=20, deadline=None, suppress_health_check=[HealthCheck.too_slow]
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
                views.append(shown(table))
            table.act(table.hint()["action"])
        else:
            table.advance()
    while views:
        table.undo()
        assert shown(table) == views.pop()
    assert not table.can_undo and table.match.deal_number == 1


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
        table.look(table.state.current_player)
        table.act(table.hint()["action"])
    assert not table.can_undo


def test_names_and_seeds_fit_one_line() -> None:
    names = ["A\nseat person B", "\u2028\x1c deal", "x" * 99, "ö 7 \t ä"]
    table = Table.new(kortti.load_game("pantti"), [Seat("person", name) for name in names], "1\ndeal\npass \ud800")
    assert Table.open(table.save).view() == table.view()
    assert [seat["name"] for seat in table.view()["seats"]] == ["A seat person B", "deal", "x" * 24, "ö 7 ä"]


def test_deals_are_called_as_the_game_calls_them() -> None:
    game = kortti.load_game("swedish-gin-rummy", rounds=(3, 7))
    titles = Table.new(game, [Seat("person", str(seat)) for seat in range(3)], "x").view()["titles"]
    assert titles == [{"id": "gin-round", "args": {"n": 3}}, {"id": "gin-round", "args": {"n": 7}}]
    assert Table.new(kortti.load_game("pantti", players=3), [Seat("person", "P")] * 3, "x").view()["titles"] == []
