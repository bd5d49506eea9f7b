"""The manners of opponents: what they say is rare and tells nothing hidden, and their pace is always the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import kortti
from kortti.game import Event
from kortti.manners import MANNERS, OCCASIONS, manner_of
from kortti.record import Seat
from kortti.table import Table


def turns(name: str, deals: int = 3) -> Iterator[tuple[Table, list[Event]]]:
    """Plays deals with one person; yields the table after every turn, with its events."""
    game = kortti.load_game(name)
    kinds = ["person", *["casual"] * (game.players - 1)]
    for number in range(deals):
        table = Table.new(game, [Seat(kind, "A") for kind in kinds], f"manners {number}")
        yield table, []
        while not table.state.is_terminal:
            if table.state.current_player == 0:
                yield table, table.act(table.view()["actions"][0]["action"])
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
        assert table.remark_on(bare) == remark  # no card has a say in it
        if remark is None:
            continue
        seat = remark["seat"]
        occasion = str(remark["message"]["id"]).split("-")[1]  # type: ignore[index]
        said[occasion] += 1
        assert seat in range(1, table.match.game.players) and remark["message"]["args"] == {}  # type: ignore[index]
        if occasion in ("stuck", "proud"):
            assert occasion in [OCCASIONS.get(event.id) for event in events if event.seat == seat]
        elif occasion in ("won", "lost"):
            assert table.state.is_terminal and (occasion == "won") == (seat in table.state.winners())
        else:
            assert occasion == "begin" and not table.state.history and table.match.deal_number == 1
    assert said["begin"] == 3
    assert sum(said.values()) - said["begin"] - said["won"] - said["lost"] < 0.1 * count


def test_something_is_said_on_every_occasion() -> None:
    said = {
        str(remark["message"]["id"]).split("-")[1]  # type: ignore[index]
        for name in ("ristiseiska", "ristikontra", "myllymatti")
        for table, events in turns(name, 6)
        if (remark := table.remark_on(events))
    }
    assert said >= {"begin", "stuck", "proud", "won"}


def test_the_pace_is_a_matter_of_the_seat_alone() -> None:
    paces: dict[int, set[float]] = {}
    for table, _ in turns("pantti", 2):
        for seat, shown in enumerate(table.view()["seats"]):
            paces.setdefault(seat, set()).add(shown["pace"])
    assert paces == {seat: {manner_of(seat).pace} for seat in range(4)}
    assert all(0.5 <= manner.pace <= 1.5 for manner in MANNERS)
    assert len({manner.pace for manner in MANNERS}) == len(MANNERS)


def test_nobody_talks_to_people_who_are_among_themselves() -> None:
    game = kortti.load_game("pantti")
    table = Table.new(game, [Seat("person", "A")] * 4, "1")
    assert table.remark_on([]) is None
