"""What is worth remembering the first time: events of the viewer that a game declares."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import kortti
from kortti.games.swedish_gin.facts import cards_dealt
from kortti.records.record import Seat
from kortti.table import Table
from kortti.table.views import firsts_of

WORDS = "\n".join(path.read_text("utf-8") for path in Path("web/words/en").glob("*.ftl"))
SWEPT = 3  # a seed with which a side takes all tricks


def test_a_first_belongs_to_who_did_it() -> None:
    game = kortti.load_game("swedish-gin-rummy", players=3, exact_cut_bonus=True)
    table = Table.new(game, [Seat("person", "Ann"), Seat("person", "Bo"), Seat("person", "Cy")], "cut")
    dealer = table.match.dealer
    assert firsts_of(table.history, dealer) == []
    table.act(table.state.current_player, f"cut {cards_dealt(3)}")
    assert [firsts_of(table.history, seat) for seat in (dealer, (dealer + 1) % 3)] == [["gin-first-cut"], []]


@pytest.mark.parametrize("seed", [0, SWEPT])
def test_the_last_trick_belongs_to_a_seat_and_all_tricks_to_a_side(seed: int) -> None:
    """A trick is an event like all others won; only its peak calls out that it is the last one, or that all are won."""
    game = kortti.load_game("sedma")
    table = Table.new(game, [Seat("person", f"N{seat}") for seat in range(4)], str(seed))
    rng = random.Random(seed)
    while (actor := table.state.current_player) is not None:
        table.act(actor, table.state.action_to_string(rng.choice(table.state.legal_actions())))
    winners = [winner for _, winner, _ in table.state.tricks]
    assert (len({winner % 2 for winner in winners}) == 1) == (seed == SWEPT)
    for seat in range(4):
        last = ["sedma-first-last"] if seat == winners[-1] else []
        every = ["sedma-first-all"] if seed == SWEPT and seat % 2 == winners[-1] % 2 else []
        assert firsts_of(table.history, seat) == last + every == table.view(seat)["result"]["firsts"]  # type: ignore[index]


@pytest.mark.parametrize("name", ["ristiseiska", "pantti"])
def test_a_first_of_any_action_is_told_at_the_end(name: str) -> None:
    table = Table.new(kortti.load_game(name, players=4), [Seat("person", f"N{seat}") for seat in range(4)], "firsts")
    rng = random.Random(0)
    done: list[set[str]] = [set() for _ in range(4)]
    while (actor := table.state.current_player) is not None:
        table.act(actor, table.state.action_to_string(rng.choice(table.state.legal_actions())))
        for seat, seen in enumerate(done):
            seen.update(firsts_of(table.history, seat))
    assert any(done) and [set(firsts_of(table.history, seat)) for seat in range(4)] == done


def test_declared_events_and_words_exist() -> None:
    for name in kortti.games():
        for first in kortti.load_game(name).firsts:
            assert all(f"\n{id} =" in WORDS for id in (first.id, first.event, *first.words)), first
