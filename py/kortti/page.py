"""The table and the page: JSON in, JSON out. Nothing else in this package knows that a page exists."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any

from kortti.game import Event, KorttiError, Option, message
from kortti.games import CATALOGUE, games, load_game
from kortti.record import Seat
from kortti.speed import RUNS, effort_of, moves_a_second
from kortti.table import Table, rules_of

LONGEST = 1_200_000  # characters of a request
SLICE = 0.03  # seconds of thinking at most, and then the next request is heard
PATIENCE = 0.9  # seconds of thinking in all: then an opponent plays the best so far


class RequestError(KorttiError):
    """A request that is none, or that needs a match where there is none."""


class Page:
    """What the page's worker talks to. A request that fails leaves the table as it was."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.effort = 1.0  # share of the usual samples that this device is quick enough for
        self.rate = 0.0  # moves a second, as measured so far
        self.position = 0  # that is being thought about
        self.spent = 0.0  # seconds on it so far

    def handle(self, text: str) -> str:
        """Answers one request (JSON text) with JSON text: what was asked, or ``{"error": message}``."""
        try:
            if len(text) > LONGEST:
                raise RequestError("too long", message("error-bad-request"))
            request = json.loads(text)
            name = request.get("do") if isinstance(request, dict) else None
            answer = ANSWERS.get(name) if isinstance(name, str) else None
            if answer is None:
                raise RequestError("unknown request", message("error-bad-request"))
            return json.dumps(answer(self, request))
        except KorttiError as error:
            return json.dumps({"error": error.message})
        except (KeyError, TypeError, ValueError, RecursionError):
            return json.dumps({"error": message("error-bad-request")})

    @property
    def seated(self) -> Table:
        """The table; raises `RequestError` before there is one."""
        if self.table is None:
            raise RequestError("no match", message("error-no-match"))
        return self.table

    def turn(self, events: list[Event] | None = None) -> dict[str, Any]:
        """Gets what the page draws next: the view, and what `events` moved and said on the way to it.

        An opponent may have a word to say to them, unless the position is one that has been there before (None).
        """
        table = self.seated
        return {
            "view": table.view(),
            "moves": table.moves_of(events or []),
            "said": table.words_of(events or []),
            "remark": None if events is None else table.remark_on(events),
            "save": table.save,
        }

    def sit_down(self, table: Table) -> None:
        """Turns to another table."""
        table.effort = self.effort
        self.table = table

    def calibrate(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Measures how fast this device is, a run at a time, and sizes the opponents' thought by the best of them.

        Between the runs the answer is ``{"thinking": number}``, as in `thinks`.
        """
        run = int(request.get("position", 0)) + 1
        self.rate = max(self.rate, moves_a_second())
        if run < RUNS:
            return {"thinking": run}
        self.effort = effort_of(self.rate)
        if self.table is not None:
            self.table.effort = self.effort
        return {"effort": self.effort, "rate": round(self.rate)}

    def catalogue(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Lists the games with their options."""
        return {"games": [game_entry(name) for name in games()]}

    def new(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Begins a match."""
        game = load_game(request["game"], **request.get("options", {}))
        seats = [Seat(str(seat["kind"]), str(seat["name"])) for seat in request["seats"]]
        self.sit_down(Table.new(game, seats, str(request["seed"])))
        return self.turn([])

    def open(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Goes on with a saved match."""
        self.sit_down(Table.open(str(request["save"])))
        return self.turn()

    def act(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Plays an action of the person who looks."""
        return self.turn(self.seated.act(str(request["action"])))

    def advance(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Lets an opponent play, once it has thought; see `thinks`."""
        return self.thinks(request) or self.turn(self.seated.advance(hurry=True))

    def think(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Lets who is to act think, so that `advance` or `hint` is answered at once; see `thinks`."""
        return self.thinks(request)

    def stop(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Gives up the thought under way; whoever waits for it gets ``{"stopped": True}``."""
        if self.table is not None:
            self.table.stop()
        return {}

    def undo(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Takes the last decision back."""
        self.seated.undo()
        return self.turn()

    def redo(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Plays again what was taken back."""
        self.seated.redo()
        return self.turn()

    def next(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Deals again."""
        self.seated.next_deal()
        return self.turn([])

    def look(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Changes who looks."""
        self.seated.look(request["seat"])
        return self.turn()

    def why(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Tells why an action or card cannot be played."""
        return {"why": self.seated.why(str(request.get("action") or request["card"]))}

    def lay(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Tells what cards would be that the person who looks has put together."""
        return self.seated.lay([list(map(str, group)) for group in request["groups"]])

    def hint(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Tells what the expert would play and why, once it has thought; see `thinks`."""
        return self.thinks(request) or self.seated.hint(hurry=True)

    def thinks(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Thinks for a slice of time about who is to act; gets an empty answer where all is thought.

        Otherwise it is ``{"thinking": position}``: ask again, with that number as ``position`` in the request, to go
        on. Where the position has changed in between, the thought is given up: ``{"stopped": True}``.
        """
        table = self.seated
        if request.get("position", table.position) != table.position:
            return {"stopped": True}
        if self.position != table.position:
            self.position, self.spent = table.position, 0.0
        begun = last = perf_counter()
        while self.spent + last - begun < PATIENCE and table.think():
            now = perf_counter()
            if now - begun + now - last > SLICE:  # another step like this one might take too long
                self.spent += now - begun
                return {"thinking": table.position}
            last = now
        return {}

    def log(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Tells all that has happened."""
        return {"deals": self.seated.told()}

    def rules(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Writes the rules page of a game under options."""
        game = load_game(request["game"], **request.get("options", {}))
        return {"sections": rules_of(game)}


ANSWERS: dict[str, Callable[[Page, Mapping[str, Any]], dict[str, Any]]] = {
    answer.__name__: answer
    for answer in (
        Page.catalogue,
        Page.calibrate,
        Page.new,
        Page.open,
        Page.act,
        Page.think,
        Page.stop,
        Page.advance,
        Page.undo,
        Page.redo,
        Page.next,
        Page.look,
        Page.why,
        Page.lay,
        Page.hint,
        Page.log,
        Page.rules,
    )
}


def game_entry(name: str) -> dict[str, Any]:
    """Gets the catalogue's entry of a game."""
    kind = CATALOGUE[name]
    options = kind.options_of(name)
    players = next(option for option in options if option.name == "players")
    return {
        "name": name,
        "players": players.values,
        "sides": load_game(name).sides,
        "options": [option_entry(option) for option in options],
        "presets": [{"name": preset, "options": values} for preset, values in kind.presets_of(name).items()],
    }


def option_entry(option: Option) -> dict[str, Any]:
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
    }
