"""Opponents' manners: remarks are rare; remarks, pace and faces reveal nothing hidden."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import kortti
from kortti.game import Event
from kortti.records.record import Seat
from kortti.table import Table
from kortti.table.personas import MANNERS, PACES, manner_of
from kortti.table.views import view_of


def turns(name: str, deals: int = 3) -> Iterator[tuple[Table, list[Event]]]:
    """Plays deals with one person; yields the table after every turn, with its events."""
    game = kortti.load_game(name)
    kinds = ["person", *["casual"] * (game.players - 1)]
    for number in range(deals):
        table = Table.new(game, [Seat(kind, "A") for kind in kinds], f"manners {number}")
        yield table, []
        while not table.state.is_terminal:
            if table.state.current_player == 0:
                yield table, table.act(0, table.view(0)["actions"][0]["action"])
            else:
                yield table, table.advance(hurry=True)


@pytest.mark.parametrize("name", kortti.games())
def test_remarks_are_rare_and_answer_what_all_have_seen(name: str) -> None:
    said: Counter[str] = Counter()
    count = 0
    for table, events in turns(name):
        count += 1
        remark = table.remark_on(events)
        bare = [event._replace(card="", source="", target="") for event in events]
        assert table.remark_on(bare) == remark  # cards do not matter
        if remark is None:
            continue
        seat = remark["seat"]
        occasion = str(remark["message"]["id"]).split("-")[1]  # type: ignore[index]
        said[occasion] += 1
        assert seat in range(1, table.match.game.players) and remark["message"]["args"] == {}  # type: ignore[index]
        if occasion in ("stuck", "proud"):
            assert occasion in [event.occasion for event in events if event.seat == seat]
        elif occasion in ("won", "lost"):
            assert table.state.is_terminal and (occasion == "won") == (seat in table.match.game.glad(table.state))
        else:
            assert occasion == "begin" and not table.state.history and table.match.deal_number == 1
    assert said["begin"] == 3
    assert sum(said.values()) - said["begin"] - said["won"] - said["lost"] < 0.1 * count


# Occasions of remarks in mid-play, by game.
SAID = {"ristiseiska": {"stuck"}, "pantti": {"stuck"}, "myllymatti": {"stuck", "proud"}, "ristikontra": {"proud"}}
SAID["swedish-gin-rummy"] = {"proud"}


@pytest.mark.parametrize("name", kortti.games())
@pytest.mark.slow
def test_something_is_said_on_every_occasion(name: str) -> None:
    """The game marks occasions, whatever the event's arguments; without one nobody speaks."""
    told = set()
    said = set()
    for table, events in turns(name, 8):
        if not table.state.is_terminal and table.state.history:
            told |= {event.occasion for event in events} - {""}
            if remark := table.remark_on(events):
                said.add(str(remark["message"]["id"]).split("-")[1])  # type: ignore[index]
            assert table.remark_on([event._replace(occasion="") for event in events]) is None
    assert told == said == SAID.get(name, said)


@pytest.mark.parametrize(("mode", "enough"), [("gamepoints", 20), ("cleaning", 20), ("first60", 10)])
def test_a_trick_of_a_sixth_of_all_points_is_one_to_be_proud_of(mode: str, enough: int) -> None:
    state = kortti.load_game("ristikontra", mode=mode).new_state(seed=1)
    rng = random.Random(1)
    while not state.is_terminal:
        for event in state.apply_action(rng.choice(state.legal_actions())):
            if event.id == "ristikontra-wins":
                assert event.occasion == ("proud" if dict(event.args)["n"] >= enough else "")


def test_everybody_has_a_pace_of_their_own() -> None:
    assert all(0.5 <= manner.pace <= 1.5 for manner in MANNERS)
    assert len({manner.pace for manner in MANNERS}) == len(MANNERS)
    assert PACES["plain"] < PACES["usual"] < PACES["decisive"]
    for table, _ in turns("pantti", 2):
        view, turn = table.view(0), table.state.current_player
        moment = table.game_view.moment(table.state)
        assert view["pace"] == (1.0 if turn is None else pytest.approx(manner_of(turn).pace * PACES[moment], abs=0.001))


def views_without_hands(table: Table) -> Iterator[tuple[object, ...]]:
    """Returns pace and faces as seen by every person, for any hidden cards."""
    seats = range(table.match.game.players)
    for seat in seats:
        view = view_of(table.history, seat, {"undo": None, "redo": None, "hint": None})
        yield view["pace"], *(shown["mood"] for shown in view["seats"])


@pytest.mark.parametrize("name", kortti.games())
@pytest.mark.slow
def test_a_pause_and_a_face_tell_nothing_that_is_hidden(name: str) -> None:
    """For the same public history and other hidden cards, pace and faces are the same."""
    rng = random.Random(name)
    seen: Counter[str] = Counter()
    others = 0
    for table, _ in turns(name, 2):
        state, view = table.state, table.game_view
        moment = view.moment(state)
        seen[moment] += 1
        assert len(set(views_without_hands(table))) == 1  # the same for all viewers
        if state.is_terminal or (rng.random() > 0.3 and moment == "usual"):
            continue
        for viewer in range(state.game.players):
            world = state.resample(viewer, rng)
            others += world.zones() != state.zones()
            assert view.moment(world) == moment, (viewer, world.history)
    assert others > 10 and set(seen) >= MOMENTS.get(name, set(seen))


# Moments that occur in a few deals, by game.
MOMENTS = {name: {"plain", "usual", "decisive"} for name in ("ristiseiska", "pantti", "ristikontra")}
MOMENTS |= {name: {"usual", "decisive"} for name in ("myllymatti", "swedish-gin-rummy")}


@pytest.mark.parametrize("name", kortti.games())
@pytest.mark.slow
def test_faces_answer_what_everybody_has_seen(name: str) -> None:
    """A face shows the last occasion since the seat's last action, and at the end the result."""
    occasions: dict[int, str] = {}
    looks: Counter[str] = Counter()
    for table, events in turns(name, 4):
        if not table.state.history:
            occasions = {}
        elif table.state.history and not table.state.is_terminal:
            last = table.history.steps[-1][-1].seat
            occasions.pop(last, None)
            for event in events:
                if event.occasion and event.seat is not None:
                    occasions[event.seat] = event.occasion
        glad = table.match.game.glad(table.state) if table.state.is_terminal else ()
        for seat, shown in enumerate(table.view(0)["seats"]):
            by_end = "glad" if seat in glad else "sorry"
            by_play = {"proud": "glad", "stuck": "sorry", None: "calm"}[occasions.get(seat)]
            assert shown["mood"] == (by_end if glad else by_play)
            looks[shown["mood"]] += 1
    assert set(looks) == {"calm", "glad", "sorry"}


def test_nobody_talks_to_people_who_are_among_themselves() -> None:
    game = kortti.load_game("pantti")
    table = Table.new(game, [Seat("person", "A")] * 4, "1")
    assert table.remark_on([]) is None
