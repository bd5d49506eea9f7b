"""What is worth remembering the first time: events of the viewer that a game declares."""

from __future__ import annotations

from pathlib import Path

import kortti
from kortti.games.swedish_gin.facts import cards_dealt
from kortti.records.record import Seat
from kortti.table import Table
from kortti.table.views import firsts_of

WORDS = "\n".join(path.read_text("utf-8") for path in Path("web/words/en").glob("*.ftl"))


def test_a_first_belongs_to_who_did_it() -> None:
    game = kortti.load_game("swedish-gin-rummy", players=3, exact_cut_bonus=True)
    table = Table.new(game, [Seat("person", "Ann"), Seat("person", "Bo"), Seat("person", "Cy")], "cut")
    dealer = table.match.dealer
    assert firsts_of(table.history, dealer) == []
    table.act(table.state.current_player, f"cut {cards_dealt(3)}")
    assert [firsts_of(table.history, seat) for seat in (dealer, (dealer + 1) % 3)] == [["gin-first-cut"], []]


def test_a_first_may_ask_for_the_words_of_its_peak() -> None:
    """The last trick is an event like all others won; only its peak calls it out."""
    game = kortti.load_game("sedma")
    table = Table.new(game, [Seat("person", f"N{seat}") for seat in range(4)], "last")
    while table.state.current_player is not None:
        table.act(table.state.current_player, table.state.action_to_string(table.state.legal_actions()[0]))
    winner = table.state.tricks[-1][1]
    told = [firsts_of(table.history, seat) for seat in range(4)]
    assert told == [["sedma-first-last"] if seat == winner else [] for seat in range(4)]
    assert table.view(winner)["result"]["firsts"] == ["sedma-first-last"]  # type: ignore[index]


def test_declared_events_and_words_exist() -> None:
    for name in kortti.games():
        for first in kortti.load_game(name).firsts:
            assert all(f"\n{id} =" in WORDS for id in (first.id, first.event, first.words) if id), first
