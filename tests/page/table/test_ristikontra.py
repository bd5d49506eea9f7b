"""Matches of Ristikontra in the built site: a whole one, and the end of one by each of its scorings."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Frame, Page, expect

import kortti
from kortti.records.record import Record, Seat, write
from kortti.table import Table
from tests.page.player import Player, number_of, open_rule, read_rows
from tests.page.positions import NAMES
from tests.page.stored import prepare
from tests.page.table.test_play import SHAPES

# The scoring, its name in New game, a low target, and its default target.
MODES = {
    "gamepoints": ("Game points, deal by deal", 2, 7),
    "cleaning": ("Queens soil, kings clean", 120, 500),
    "first120": ("First to 120", 120, 120),
    "first60": ("First to 60, with small card values", 60, 60),
}


@pytest.fixture
def player(open_page: Callable[..., Page], site: str) -> Callable[..., Player]:
    def start(how: str) -> Player:
        page = open_page(**SHAPES[how])
        prepare(page, site)
        return Player(page, site, how, seed=4)

    return start


def choose(frame: Page | Frame) -> None:
    """Chooses every scoring, the first one last, and a low target; the default target depends on the scoring."""
    open_rule(frame, "Scoring")
    open_rule(frame, "Target score")
    field = frame.get_by_role("spinbutton", name="Target score")
    for mode in [*MODES][::-1]:
        label, target, usual = MODES[mode]
        frame.get_by_role("group", name="Scoring").get_by_role("radio", name=label).tap()
        expect(field).to_have_value(str(usual))
    field.fill(str(target))
    field.press("Tab")


def almost_over(mode: str) -> str:
    """Returns the save of a random match near its end, in which the person in seat 0 is to act."""
    game = kortti.load_game("ristikontra", mode=mode, target=MODES[mode][1])
    match, rng = game.new_match("almost over"), random.Random(4)
    seats = tuple(Seat("skilled" if seat else "person", NAMES[seat]) for seat in range(4))
    record = Record(game, "almost over", match.dealer, seats, [])
    while not match.is_over:
        state = match.next_deal() if record.deals else match.state
        record.deals.append([])
        while not state.is_terminal:
            if state.current_player == 0 and len(state.zones(0)["hand:0"]) >= 3:
                near = list(state.history)
            state.apply_action(rng.choice(state.legal_actions()))
        record.deals[-1] = list(state.history)
    record.deals[-1] = near
    return write(record)


def watch(person: Player, seen: dict[str, Any]) -> bool:
    """Compares the table with the engine's view; returns True if a card lies in the trick."""

    def compare(table: Table) -> None:
        person.compare(seen, table)
        compare_trick(seen, table.view(0))

    table = person.agree(compare)
    return any(place["cards"] for place in table.view(0)["places"] if place["zone"] == "trick")


def compare_trick(seen: dict[str, Any], view: dict[str, Any]) -> None:
    spots = {spot["zone"]: spot["label"] for spot in seen["places"]}
    (trick,) = (place for place in view["places"] if place["zone"] == "trick")
    assert (" led: " in spots["trick"]) == bool(trick["cards"]), spots
    assert spots["trick"].count("winning so far") == bool(trick["cards"]), spots
    if trick["cards"]:
        winner = trick["labels"][trick["winning"]]
        entry = next(
            part for part in spots["trick"].split(": ")[1].split(", ") if part.startswith(name_of(view, winner))
        )
        assert spots["trick"].partition(entry)[2].startswith(", winning so far")
    for team in (0, 1):
        pile = next(place for place in view["places"] if place["zone"] == f"captured:{team}")
        label = spots[pile["zone"]]
        hidden = re.search(r": (one|\d+) cards?, face down", label)
        assert (hidden[1].replace("one", "1") if hidden else "0") == str(len(pile["cards"]))
        points = pile["note"]["args"]["n"]
        assert f", {points} card point{'' if points == 1 else 's'} in this deal" in label
        assert ("Look again: The latest trick" in label) == (
            bool(view["recall"]) and view["recall"]["zone"] == pile["zone"]
        )


def name_of(view: dict[str, Any], seat: int) -> str:
    return view["seats"][seat]["name"] or "You"


def check_end(person: Player) -> dict[str, Any]:
    """Compares the end of a deal with the engine's: a row for each pair, explained line by line."""
    view = person.truth().view(0)
    rows = read_rows(person.frame)
    assert len(rows) == 2
    for row, true in zip(rows, view["result"]["rows"], strict=True):
        assert all(name_of(view, seat) in row["name"] for seat in true["seats"])
        assert row["won"] == (true["seats"][0] in view["result"]["winners"])
        cards = [card for line in true["lines"] for card in line["message"]["args"].get("cards", ())]
        assert row["cards"] == cards and all(card[0] in "ATKQJ" for card in cards)
        assert (row["points"] or 0, row["total"] or 0) == (true["points"], true["total"])
        for count, worth in (term for line in true["lines"] for term in line["terms"]):
            assert (f"{count} × {worth} = {count * worth}" if count > 1 else str(worth)) in row["text"]
        if view["options"]["mode"] == "gamepoints":
            assert f"{sum(count * worth for line in true['lines'] for count, worth in line['terms'])}" in row["text"]
    if view["over"] == "deal":
        unit = "game points" if view["options"]["mode"] == "gamepoints" else "points"
        goal = f"The match ends when a pair has {view['target']} {unit}."
        expect(person.frame.locator(".end-panel .note.goal")).to_contain_text(goal)
    return view


def play_to_the_end(person: Player, target: int) -> int:
    """Plays to the end of the match, and checks the end of each deal, the standings and the score sheet; returns how
    often there were cards in the trick.
    """
    tricks = 0
    for _ in range(20):
        seen = person.wait()
        while not seen["over"]:
            tricks += watch(person, seen)
            before = person.signature(seen)
            person.play(seen)
            seen = person.wait(before)
        view = check_end(person)
        if view["over"] == "match":
            break
        person.next_deal()
        expect(person.frame.locator("h1")).to_contain_text(f"Deal {view['deal'] + 1}")
    assert view["over"] == "match" and max(view["totals"]) >= target
    standings = person.frame.locator(".standings li").evaluate_all("all => all.map((node) => node.textContent)")
    assert [number_of(text) for text in standings] == [1, 2]
    winners = [name_of(view, seat) for seat in view["standings"][0]["seats"]]
    assert all(name in standings[0] for name in winners)
    # The score sheet holds every deal and the totals after it.
    person.page.keyboard.press("s")
    sheet = person.frame.get_by_role("dialog", name="Score sheet")
    for notes in view["notes"]:
        for note in notes:
            word = {
                "ristikontra-note-carry": "Level",
                "ristikontra-note-paid": "waiting",
                "ristikontra-note-reset": "back to 0",
                "ristikontra-note-dirty": "stayed dirty",
            }
            expect(sheet).to_contain_text(word.get(note["id"], "level"))
    person.page.keyboard.press("Escape")
    return tricks


def test_a_whole_match(player: Callable[..., Player]) -> None:
    person = player("touch")
    person.new("Ristikontra", choose)
    options = person.truth().view(0)["options"]
    assert (options["mode"], options["target"]) == ("gamepoints", 2)
    assert play_to_the_end(person, 2) > 3


def test_every_other_scoring_ends_a_match(player: Callable[..., Player]) -> None:
    person = player("keys")
    modes = [*MODES][1:]
    prepare(person.page, person.site, {mode: almost_over(mode) for mode in modes})
    tricks = 0
    for mode in modes:
        person.page.goto(f"{person.site}#/")
        expect(person.frame.locator(".tiles")).to_be_visible()
        person.go_to_match(mode)
        tricks += play_to_the_end(person, MODES[mode][1])
    assert tricks
