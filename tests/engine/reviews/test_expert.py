"""The expert's result of a deal in a person's place."""

from __future__ import annotations

from typing import Any

import pytest

from kortti.games import load_game
from kortti.page import Page
from kortti.table import Table
from tests.engine.page.test_page import ask, parts


def asked(name: str, seed: str = "as you like it") -> dict[str, Any]:
    players = load_game(name).players
    seats = [{"kind": "skilled" if seat else "person", "name": f"N{seat}"} for seat in range(players)]
    return {"game": name, "seats": seats, "seed": seed}


def played_by_hints(name: str) -> Table:
    """Returns the end of a deal played by hints, without time limit."""
    page = Page()
    ask(page, "new", **asked(name))
    table = page.seated
    while table.state.current_player is not None:
        while table.think(1.0):
            pass
        if table.is_asked(0):
            table.act(0, table.hint(0)["action"])
        else:
            table.advance()
    return table


@pytest.mark.parametrize("name", ["pantti", "fan-tan", "sedma", "skitgubbe"])
@pytest.mark.slow
def test_the_expert_plays_as_one_who_follows_all_hints(name: str) -> None:
    """While somebody plays at the table, which stays unchanged."""
    page = Page()
    ask(page, "new", **asked("ristikontra", "another"))
    before = page.seated.save
    table = played_by_hints(name)
    rows = table.view(0)["result"]["rows"]  # type: ignore[index]
    row = next(row for row in rows if 0 in row["seats"])
    told = ask(page, "instead", **asked(name))
    won, cards = 0 in table.match.game.glad(table.state), len(row["cards"])
    ties = sum(other["place"] == row["place"] for other in rows)
    assert told == {"result": row["result"], "won": won, "place": row["place"], "ties": ties, "cards": cards}
    assert told == ask(Page(), "instead", **asked(name))
    assert page.seated.save == before


@pytest.mark.slow
def test_another_deal_that_is_asked_for_comes_first() -> None:
    page = Page()
    answers = parts(Page(), "instead", **asked("pantti"))
    assert len(answers) > 1, "it is thought about in slices"
    assert ask(page, "instead", **asked("pantti", "first")) == ask(Page(), "instead", **asked("pantti", "first"))
    page.handle('{"do": "instead", "game": "fan-tan", "seats": [], "seed": "x"}')
    assert ask(page, "instead", **asked("pantti")) == answers[-1]
    assert ask(page, "instead", **{**asked("pantti"), "seats": []})["error"]["id"] == "error-bad-value"
