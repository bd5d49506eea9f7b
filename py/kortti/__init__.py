"""Kortti: Nordic card games. `games` lists them, `load_game` makes one; see `kortti.game` for what each offers."""

from kortti.cards import CardError
from kortti.game import Event, Game, GameError, IllegalActionError, InvalidActionError, KorttiError, Option, State
from kortti.games import games, load_game
from kortti.match import Match

__version__ = "0.1.0"

__all__ = [
    "CardError",
    "Event",
    "Game",
    "GameError",
    "IllegalActionError",
    "InvalidActionError",
    "KorttiError",
    "Match",
    "Option",
    "State",
    "games",
    "load_game",
]
