"""The catalogue: the names that `load_game` takes, and the game of each."""

from __future__ import annotations

from kortti.game import Game
from kortti.games.fan_tan.game import FanTan
from kortti.games.myllymatti.game import Myllymatti
from kortti.games.ristikontra.game import Ristikontra
from kortti.games.sedma.game import Sedma
from kortti.games.sevens.game import Sevens
from kortti.games.skitgubbe.game import Skitgubbe
from kortti.games.swedish_gin.game import SwedishGin
from kortti.messages import GameError, message
from kortti.options import checked_options
from kortti.texts import shown

CATALOGUE: dict[str, type[Game]] = {
    "ristiseiska": Sevens,
    "pantti": Sevens,
    "myllymatti": Myllymatti,
    "ristikontra": Ristikontra,
    "swedish-gin-rummy": SwedishGin,
    "fan-tan": FanTan,
    "sedma": Sedma,
    "skitgubbe": Skitgubbe,
}


def games() -> tuple[str, ...]:
    """Returns the names that `load_game` takes."""
    return tuple(CATALOGUE)


def load_game(name: str, /, **options: object) -> Game:
    """Returns the game `name` with the given house rules, each a value or its text.

    Raises `GameError`, which names it, for an unknown game, option or value.
    """
    kind = CATALOGUE.get(name) if isinstance(name, str) else None
    if kind is None:
        raise unknown_game(name)
    return kind(name, checked_options(name, kind.options_of(name), options))


def unknown_game(name: object) -> GameError:
    """Returns the error for an unknown game `name`; it lists the known ones."""
    known = ", ".join(CATALOGUE)
    return GameError(
        f"no game {shown(name)!r}; there are {known}", message("error-unknown-game", name=shown(name), games=known)
    )
