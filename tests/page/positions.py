"""Positions of every game that are hard to lay out: the largest hand, the most buttons, each kind of phase."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import kortti
from kortti.records.links import record_for_link, write_link
from kortti.records.record import Record, Seat, write
from kortti.table import Table

NAMES = ("", "Aino", "Veikko", "Saga", "Helmi", "Lumi", "Onni", "Eero")


def played(seats: Sequence[Seat], deals: int, actions: int = 1000, seed: str = "shared") -> Record:
    """Returns a random match of Pantti for three players, with at most `actions` actions in the last deal."""
    game = kortti.load_game("pantti", players=3, target=500)
    match = game.new_match(seed)
    record = Record(game, seed, match.dealer, tuple(seats), [])
    rng = random.Random(7)
    for number in range(deals):
        state = match.next_deal() if number else match.state
        while not state.is_terminal and (number + 1 < deals or state.move_number < actions):
            match.apply_action(rng.choice(state.legal_actions()))
        record.deals.append(list(state.history))
    return record


def play_until(table: Table, fits: Callable[[Table], object]) -> None:
    """Plays on until a table fits; people play their first legal action."""
    while not fits(table):
        seat = table.state.current_player
        if seat is None:
            table.next_deal()
        elif seat in table.people:
            table.act(seat, table.state.action_to_string(table.state.legal_actions()[0]))
        else:
            table.advance()


def begun(name: str, seed: str, level: str, after: int = 0, **options: object) -> Table:
    """Returns a match of a person against opponents of a level, whose first `after` actions are played."""
    game = kortti.load_game(name, **options)
    seats = [Seat(level if seat else "person", NAMES[seat]) for seat in range(game.players)]
    table = Table.new(game, seats, seed)
    play_until(table, lambda table: table.state.move_number >= after)
    return table


def link_of(table: Table) -> str:
    """Returns the link to a table's position."""
    return write_link("position", record_for_link("position", table.record, table.match))


def playable(table: Table) -> list[str]:
    """Returns the cards that the person in seat 0 can play."""
    return [action["card"] for action in table.view(0)["actions"] if action["card"]]


def in_second_deal(name: str, actions: int, **options: int) -> str:
    """Returns a save in the second deal of a random match, after at least `actions` actions; the person in seat 0 is to
    act.
    """
    game = kortti.load_game(name, **options)
    match = game.new_match("second deal")
    dealer = match.dealer
    seats = tuple(Seat("skilled" if seat else "person", NAMES[seat]) for seat in range(game.players))
    rng = random.Random(3)
    while not match.state.is_terminal:
        match.apply_action(rng.choice(match.state.legal_actions()))
    first, state = list(match.state.history), match.next_deal()
    while state.move_number < actions or state.current_player != 0:
        match.apply_action(rng.choice(state.legal_actions()))
    return write(Record(game, "second deal", dealer, seats, [first, list(state.history)]))


@functools.cache
def positions(name: str, players: int, deals: int = 3) -> dict[str, str]:
    """Returns saves in which the person in seat 0 is to act: ``hand``, ``buttons``, and one of every phase."""
    game = kortti.load_game(name, players=players)
    seats = tuple(Seat("skilled" if seat else "person", NAMES[seat]) for seat in range(players))
    best: dict[str, tuple[float, str]] = {}
    for number in range(deals):
        rng = random.Random(f"{name}/{players}/{number}")
        match = game.new_match(f"positions {number}")
        state = match.state
        record = Record(game, f"positions {number}", match.dealer, seats, [state.history])
        while not state.is_terminal:
            if state.current_player == 0:
                legal = state.legal_actions()
                hand = len(state.zones(0)["hand:0"])
                words = [choice for choice in map(partial(state.game.view.choice, state), legal) if choice.card is None]
                worth = {"hand": float(hand), "buttons": len(words) + hand / 100, state.phase: float(hand)}
                for kind, value in worth.items():
                    if value > best.get(kind, (0.0, ""))[0]:
                        record.deals = [list(state.history)]
                        best[kind] = value, write(record)
            state.apply_action(rng.choice(state.legal_actions()))
        if "end" not in best:
            record.deals = [list(state.history)]
            best["end"] = 0.0, write(record)
    saves = {kind: save for kind, (_, save) in best.items()}
    assert all(Table.open(save).people == [0] for save in saves.values())
    return saves


def named_positions(games: Mapping[str, int]) -> dict[str, str]:
    """Returns the positions of games for so many players, by ids such as ``pantti-3-hand``."""
    return {
        f"{name}-{players}-{kind}": save
        for name, players in games.items()
        for kind, save in positions(name, players).items()
    }
