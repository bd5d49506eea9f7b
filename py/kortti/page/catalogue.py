"""The catalogue, JSON-ready: the games with their house rules."""

from __future__ import annotations

from typing import cast

from kortti.games import CATALOGUE, load_game
from kortti.lessons import kinds_of
from kortti.options import Option
from kortti.reviews.losses import LOSSES
from kortti.wire import GameEntry, OptionEntry


def game_entry(name: str) -> GameEntry:
    """Returns a game's entry in the catalogue."""
    kind = CATALOGUE[name]
    options = kind.options_of(name)
    pitch = kind.pitch_of(name)
    lesson = kind.lesson_of(name)
    players = next(option for option in options if option.name == "players")
    return {
        "name": name,
        "players": cast(tuple[int, ...], players.values),
        "sides": load_game(name).sides,
        "does": pitch.does,
        "time": pitch.time,
        "deal_time": pitch.deal_time,
        "first": pitch.first,
        "options": [option_entry(option) for option in options],
        "presets": [{"name": preset, "options": values} for preset, values in kind.presets_of(name).items()],
        "lesson": kinds_of(load_game(name, **lesson.options).players) if lesson else (),
        "losses": LOSSES.get(name, {}),
    }


def option_entry(option: Option) -> OptionEntry:
    """Returns an option's entry in the catalogue."""
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
