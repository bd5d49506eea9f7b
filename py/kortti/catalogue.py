"""What there is to play, JSON-ready: the games with their house rules, and the rules page of each."""

from __future__ import annotations

from typing import cast

from kortti.game import Game
from kortti.games import CATALOGUE, load_game
from kortti.options import Option
from kortti.wire import GameEntry, OptionEntry, RulesSection


def game_entry(name: str) -> GameEntry:
    """Gets the catalogue's entry of a game."""
    kind = CATALOGUE[name]
    options = kind.options_of(name)
    players = next(option for option in options if option.name == "players")
    return {
        "name": name,
        "players": cast(tuple[int, ...], players.values),
        "sides": load_game(name).sides,
        "options": [option_entry(option) for option in options],
        "presets": [{"name": preset, "options": values} for preset, values in kind.presets_of(name).items()],
    }


def option_entry(option: Option) -> OptionEntry:
    """Gets the catalogue's entry of an option."""
    return {
        "name": option.name,
        "kind": option.kind,
        "values": option.values,
        "default": option.default,
        "by": option.by,
        "min": option.least,
        "max": option.most,
        "none": option.none,
        "when": option.when,
        "unless": option.unless,
    }


def rules_of(game: Game) -> list[RulesSection]:
    """Gets the rules page of `game`; a line that the usual rules for as many players lack is marked as a house rule."""
    standard = load_game(game.name, players=game.players).rules()
    usual = [line for _, lines in standard for line in lines]
    return [
        {"title": title, "lines": [{**line, "house": line not in usual} for line in lines]}
        for title, lines in game.rules()
    ]
