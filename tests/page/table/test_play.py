"""Whole deals and a whole match in the built site, by touch, mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Frame, Page, expect

from kortti.table import Table
from tests.page.player import Player, number_of, open_rule, read_rows, value_of
from tests.page.positions import begun, play_until
from tests.page.stored import prepare

SHAPES: dict[str, dict[str, Any]] = {
    "touch": {"viewport": {"width": 360, "height": 640}},
    "mouse": {"screen": "desktop", "viewport": {"width": 1280, "height": 800}},
    "keys": {"screen": "desktop", "viewport": {"width": 844, "height": 390}},
}


@pytest.fixture
def player(open_page: Callable[..., Page], site: str) -> Callable[..., Player]:
    """Returns player(how, saves), a player whose browser stores these matches, by their ids."""

    def start(how: str, saves: dict[str, str] | None = None) -> Player:
        page = open_page(**SHAPES[how])
        prepare(page, site, saves)
        return Player(page, site, how, seed=1)

    return start


def dealt(game: str, **options: Any) -> str:
    """Returns the save of a match whose first turns are over: the person is to act."""
    table = begun(game, "dealt", "skilled", **options)
    play_until(table, lambda table: table.state.current_player == 0)
    return table.save


def open_match(person: Player, id: str, save: str) -> tuple[dict[str, Any], Table]:
    """Opens the table of a match; returns what the page shows, and the engine's table."""
    person.go_to_match(id)
    table = Table.open(save)
    seen = person.wait()
    person.check(seen, table)
    return seen, table


def play_whole_deal(start: Callable[..., Player], how: str, game: str, check_every: int = 4, **options: Any) -> Player:
    save = dealt(game, **options)
    person = start(how, {game: save})
    open_match(person, game, save)
    person.play_deal(check_every)
    return person


def check_points(player: Player) -> None:
    """Compares the points shown at the end of a deal with the engine's, and adds them up."""
    view = player.truth().view(0)
    rows = read_rows(player.frame)
    assert len(rows) == len(view["seats"])
    for row, true in zip(rows, view["result"]["rows"], strict=True):
        assert row["won"] == (true["seats"][0] in view["result"]["winners"])
        assert sorted(row["cards"]) == sorted(true["cards"])
        if view["options"]["score_cards"]:
            assert row["points"] == true["points"]
            token = 25 if "token" in row["text"] else 0
            assert row["points"] == sum(map(value_of, row["cards"])) + token
            assert row["total"] == true["total"]
        else:
            assert row["points"] is None or row["points"] == 0
    assert sum(row["won"] for row in rows) == 1
    places = {row["line"]: true["place"] for row, true in zip(rows, view["result"]["rows"], strict=True)}
    assert [places[line] for line in range(len(rows))] == sorted(places.values())


@pytest.mark.parametrize(
    ("how", "game"),
    [
        pytest.param("mouse", "Ristiseiska", marks=pytest.mark.slow),
        ("keys", "Pantti"),
    ],
)
def test_a_whole_deal(player: Callable[..., Player], how: str, game: str) -> None:
    person = player(how)
    person.new(game)
    person.play_deal()
    assert person.moves >= 5
    check_points(person)
    expect(person.frame.locator(".end-panel .foot .primary")).to_be_focused()


def test_a_whole_deal_of_myllymatti(player: Callable[..., Player]) -> None:
    """Both halves; the player left with cards has lost, and the end says so."""
    person = play_whole_deal(player, "touch", "myllymatti", check_every=8)
    table = person.truth()
    assert person.moves > 20 and "take" in table.state.history and "turn" in table.state.history
    rows = read_rows(person.frame)
    assert [row["points"] for row in rows] == [None, None, None]  # one deal: there is a loser, but no points
    assert [bool(row["cards"]) for row in rows] == [points == 1 for points in table.state.returns()]
    expect(person.frame.locator(".end-panel")).to_contain_text("left with the cards")


def test_a_whole_deal_of_fan_tan(player: Callable[..., Player]) -> None:
    """With eight players; the winner gets the whole pot."""
    person = play_whole_deal(player, "mouse", "fan-tan", players=8)
    table = person.truth()
    rows = read_rows(person.frame)
    assert person.moves >= 4 and len(rows) == 8
    assert [row["points"] for row in rows] == list(table.state.returns()) and sum(table.state.returns()) == 0
    assert [row["won"] for row in rows] == [row["points"] == max(table.state.returns()) for row in rows]


def test_a_whole_deal_of_sedma(player: Callable[..., Player]) -> None:
    """Every round of every trick, and both pairs at the end."""
    person = play_whole_deal(player, "keys", "sedma")
    table = person.truth()
    assert person.moves >= 8 and "stop" in table.state.history
    rows = read_rows(person.frame)
    result = table.view(0)["result"]
    assert [row["points"] for row in rows] == [true["points"] for true in result["rows"]]
    assert sorted(row["won"] for row in rows) == [False, True]


def test_a_whole_deal_of_skitgubbe(player: Callable[..., Player]) -> None:
    """Everyone plays in each trick of the first half; in the second, lays are separate, and picking up is common."""
    person = play_whole_deal(player, "touch", "skitgubbe", check_every=8)
    table = person.truth()
    assert person.moves > 20 and "take" in table.state.history
    rows = read_rows(person.frame)
    assert [bool(row["cards"]) for row in rows] == [points == 1 for points in table.state.returns()]
    expect(person.frame.locator(".end-panel")).to_contain_text("left with the cards")


@pytest.mark.parametrize("how", SHAPES)
def test_some_moves_of_games_played_otherwise(player: Callable[..., Player], how: str) -> None:
    """Each means of input plays games that other tests play to their end by another."""
    others = {"touch": ["fan-tan", "sedma"], "mouse": ["ristikontra", "skitgubbe"], "keys": ["myllymatti", "fan-tan"]}
    saves = {game: dealt(game, **({"players": 8} if game == "fan-tan" else {})) for game in others[how]}
    person = player(how, saves)
    for game, save in saves.items():
        seen, _ = open_match(person, game, save)
        if game in ("myllymatti", "skitgubbe"):
            assert {spot["zone"] for spot in seen["places"]} == {"stock", "trick"}
        person.check(person.make_moves(4 if game != "fan-tan" else 2))


def set_target(frame: Page | Frame) -> None:
    """Chooses a low target, three players and no token in New game."""
    frame.get_by_role("group", name="Players").get_by_role("radio", name="3").tap()
    open_rule(frame, "Target score")
    frame.get_by_role("spinbutton", name="Target score").fill("45")
    frame.get_by_role("spinbutton", name="Target score").press("Tab")
    open_rule(frame, "Points for the token")
    frame.get_by_role("spinbutton", name="Points for the token").fill("0")
    frame.get_by_role("spinbutton", name="Points for the token").press("Tab")
    expect(frame.get_by_text("Here the match ends at 45 points and there is no token.")).to_be_visible()


def test_a_match_to_its_end(player: Callable[..., Player]) -> None:
    person = player("touch")
    person.new("Pantti", set_target)
    assert (
        person.truth().view(0)["options"] | {"players": 3, "target": 45, "token_points": 0}
        == (person.truth().view(0)["options"])
    )
    assert person.look()["marks"] == [] and len(person.look()["plates"]) == 3
    before = [0] * 3
    for deal in range(1, 13):
        expect(person.frame.locator("h1")).to_contain_text(f"Deal {deal}")
        person.play_deal(check_every=6)
        rows = read_rows(person.frame)
        totals = [row["total"] for row in rows]
        assert totals == [was + row["points"] for was, row in zip(before, rows, strict=True)]
        if max(totals) >= 45:
            break
        check_points(person)
        person.next_deal()
        before = totals
    assert deal > 1
    table = person.truth()
    view = table.view(0)
    assert view["over"] == "match" and view["totals"] == tuple(totals)
    standings = person.frame.locator(".standings li").evaluate_all("all => all.map((node) => node.textContent)")
    assert [number_of(text) for text in standings] == [standing["place"] for standing in view["standings"]]
    for text, standing in zip(standings, view["standings"], strict=True):
        name = view["seats"][standing["seats"][0]]["name"] or "You"
        assert name in text and f"{standing['total']} p" in text
    assert "1." in standings[0] and f"{min(totals)} p" in standings[0]
    if len(view["history"]) > 1:
        expect(person.frame.get_by_role("img", name="Running totals")).to_be_visible()

    # The same decks again: the same hand, and no points yet.
    decks = table.record
    person.press(person.frame.locator(".links summary"))
    person.press(person.frame.get_by_role("button", name="Same deals again"))
    expect(person.frame.locator(".end-panel")).to_have_count(0)
    person.seat()
    again = person.truth().record
    assert (again.seed, again.dealer, again.game.options) == (decks.seed, decks.dealer, decks.game.options)
    person.page.goto(f"{person.site}#/")
    # the finished match gave way to the new one, in which nothing is done yet
    expect(person.frame.locator(".tiles li").first).to_be_visible()
    expect(person.frame.locator(".waiting, .matches li")).to_have_count(0)
