"""Typed commands at the table of every game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import kortti
from kortti.cards import HIDDEN
from kortti.messages import GameError, IllegalActionError
from kortti.records.record import Seat
from kortti.table import Table
from kortti.table.typed_commands import card_in, command_of


def table_of(name: str, seed: str = "typed", people: int = 1) -> Table:
    game = kortti.load_game(name)
    seats = [Seat("person" if seat < people else "beginner", f"P{seat}") for seat in range(game.players)]
    table = Table.new(game, seats, seed)
    return until_asked(table)


def until_asked(table: Table) -> Table:
    while table.state.current_player not in (None, *table.people):
        table.advance()
    return table


def told(table: Table, text: str, seat: int | None = 0) -> list[str]:
    """Returns the message ids of the answer to a command."""
    command = command_of(table, seat, text)
    assert command["do"] == "tell", command
    return [
        line["id"]
        for part in command["parts"]
        for line in ([part["title"]] if part["title"] else []) + [*part["lines"]]
    ]


def test_who_asks_for_the_fingerprint_hears_that_somebody_may_know_the_cards() -> None:
    table = table_of("pantti", seed="a" * 28)
    assert told(table, "fingerprint") == ["fair-title", "fair-deal", "fair-before"]
    (part,) = command_of(table, 0, "fingerprint all", True)["parts"]
    assert part["lines"][-1]["id"] == "fair-known"


@pytest.mark.parametrize(
    ("word", "card"),
    [
        ("7C", "7C"),
        ("7c", "7C"),
        ("10h", "TH"),
        ("th", "TH"),
        ("Q♥", "QH"),
        ("10♠\ufe0e", "TS"),
        ("C7", None),
        ("", None),
    ],
)
def test_cards_are_read_as_they_are_written(word: str, card: str | None) -> None:
    assert card_in(word) == card


@pytest.mark.parametrize("name", kortti.games())
def test_every_offer_can_be_typed(name: str) -> None:
    """By text, in lower case and by number; a whole deal can be played this way."""
    table, rng = table_of(name), random.Random(name)
    while table.state.current_player is not None:
        offers: list[Any] = [*table.view(0)["actions"]]
        at = rng.randrange(len(offers))
        action = offers[at]["action"]
        for typed in (action, action.lower(), f"  {action.replace('C', '♣')} ", str(at + 1)):
            assert command_of(table, 0, typed) == {"do": "act", "parts": [], "action": action}
        card = offers[at]["card"]
        if card and not any(offer["card"] == card for offer in offers[:at] + offers[at + 1 :]):
            assert command_of(table, 0, card)["action"] == action
        elif card:
            assert "text-which" in told(table, card) or command_of(table, 0, card)["do"] == "act"
        table.act(0, action)
        until_asked(table)
    assert "deal-over" in told(table, "7C")


@pytest.mark.parametrize("name", kortti.games())
def test_nothing_hidden_is_told(name: str) -> None:
    """Answers name only cards that the person sees; a spectator is told of no hand."""
    table, rng = table_of(name), random.Random(name)
    for _ in range(12):
        if table.state.current_player is None:
            break
        hidden = set(table.state.zones()[f"hand:{1}"]) - {
            card for zone, cards in table.state.zones(0).items() for card in cards if card != HIDDEN
        }
        hidden -= {place["ghost"] for place in map(dict[str, Any], table.view(0)["places"])}  # awaited cards
        for typed in ("", "table", "hand", "moves", "score"):
            text = json.dumps(command_of(table, 0, typed))
            assert not [card for card in hidden if f'"{card}"' in text]
        assert told(table, "hand", None) == ["text-no-hand"]
        table.act(0, rng.choice(table.view(0)["actions"])["action"])  # type: ignore[typeddict-item]
        until_asked(table)


def test_what_cannot_be_done_gets_its_reason() -> None:
    table = table_of("pantti", "1")
    assert told(table, "dance") == ["text-unknown"] == told(table, "play") or told(table, "play")
    assert told(table, "2H") == ["not-your-card"] == told(table, "play 2H") == told(table, "why 2h")
    assert told(table, "beg") == ["no-begging"]
    assert told(table, "0") == told(table, "9999") == told(table, "99999") == ["text-unknown"]
    assert command_of(table, 0, "1")["action"] == "pass" and told(table, "why pass") == ["text-can"]
    told_of = command_of(table, 0, "\x1b[2J" + "x" * 500)["parts"][0]["lines"][0]["args"]["text"]
    assert told_of.isprintable() and len(told_of) <= 40


def test_what_is_to_be_asked_for_is_named() -> None:
    table = table_of("pantti")
    for name in ("undo", "redo", "hint", "next", "quit"):
        assert command_of(table, 0, name.upper())["do"] == name
    assert command_of(table, 0, "save My Match.txt")["file"] == "My Match.txt"
    assert command_of(table, 0, "save")["file"] == ""


def test_a_command_changes_nothing() -> None:
    table = table_of("ristikontra")
    save = table.save
    for typed in ("", "1", "hint", "undo", "table", "why 7C", "log all", "rules", "help", "?", "save x", "quit"):
        command_of(table, 0, typed)
        assert table.save == save
    with pytest.raises((GameError, IllegalActionError)):
        command_of(table, 1, "hand")  # not a person's seat
