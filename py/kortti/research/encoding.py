"""Observations as arrays of one shape per game and house rules, and actions as numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kortti.cards import CARDS, HIDDEN
from kortti.game import Game, State

Array: TypeAlias = NDArray[np.int16]

MOST = 2**15 - 1  # larger numbers are cut
OPEN = 64  # numbers for actions that cannot be listed; there are rarely more than 30 at a time

# What observations of some games tell besides cards and actions: numbers, numbers by seat, seats, suits.
NUMBERS = ("live", "pool", "round", "since", "trick_size", "turns")
BY_SEAT = ("down", "paid", "tokens")
SEATS = ("leader", "winner")
SUITS = ("trump",)


class Encoding:
    """How a game's observations and actions are numbered. Seats count from the observer, clockwise.

    Parts of the array, by name in `parts`:

    - of each zone, as ``hand:0`` (the observer's) or ``low:C``: how often each card lies there, then how many hidden
      cards; ``later`` is the same for all zones together that a deal begins without
    - ``played:0`` ...: how often each seat has played each action, then all actions without a number, or whose card
      the observer did not see
    - ``to act`` and ``dealer``: 1 for the seat
    - the further facts of some games, as ``pool`` or ``trump``
    - ``open:0`` ...: the cards that an action without a fixed number names
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        state = game.new_state(seed=0)
        self.cards = {CARDS[card]: place for place, card in enumerate(sorted(set(game.pack.cards)))}
        self.actions = {text: number for number, (_, text) in enumerate(sorted(state.texts.items()))}
        is_open = type(state).string_to_action is not State.string_to_action
        self.size = len(self.actions) + (OPEN if is_open else 0)  # of the action space
        self.zones = [*state.zones()]
        sizes = dict.fromkeys([*self.zones, "later"], len(self.cards) + 1)
        sizes |= {f"played:{seat}": len(self.actions) + 1 for seat in range(game.players)}
        sizes |= {"to act": game.players, "dealer": game.players}
        known = state.observation(0)
        sizes |= {name: 1 for name in NUMBERS if name in known}
        sizes |= {name: game.players for name in (*BY_SEAT, *SEATS) if name in known}
        sizes |= {name: 4 for name in SUITS if name in known}
        sizes |= {f"open:{number}": len(self.cards) for number in range(self.size - len(self.actions))}
        ends = np.cumsum([*sizes.values()]).tolist()
        self.length = ends[-1]
        self.parts = {name: slice(end - size, end) for (name, size), end in zip(sizes.items(), ends, strict=True)}

    def choices(self, texts: Iterable[str]) -> dict[int, str]:
        """Returns the offered actions by number. Those that cannot be listed take the last numbers, in order; if there
        are too many, the last ones are left out.
        """
        texts = list(texts)
        numbers = iter(range(len(self.actions), self.size))
        rest = zip(numbers, (text for text in texts if text not in self.actions), strict=False)
        return {self.actions[text]: text for text in texts if text in self.actions} | dict(rest)

    def encode(self, seen: Mapping[str, Any]) -> Array:
        """Returns an observation as an array."""
        array = np.zeros(self.length, np.int16)
        me, players, parts = seen["player"], self.game.players, self.parts
        for zone, cards in seen["zones"].items():
            self._count(array[parts[self._relative(zone, me)]], cards)
        for seat, text in seen["history"]:
            array[parts[f"played:{(seat - me) % players}"]][self.actions.get(text, -1)] += 1
        seats = {"to act": seen["current_player"], "dealer": seen["dealer"], **{name: seen.get(name) for name in SEATS}}
        for name, seat in seats.items():
            if seat is not None:
                array[parts[name]][(seat - me) % players] = 1
        for name in NUMBERS:
            if name in parts:
                array[parts[name]] = min(seen[name], MOST)
        for name in BY_SEAT:
            if name in parts:
                array[parts[name]] = [min(seen[name][(me + seat) % players], MOST) for seat in range(players)]
        for name in SUITS:
            if seen.get(name):
                array[parts[name]]["CDHS".index(seen[name])] = 1
        for number, text in self.choices(seen["legal"]).items():
            if (place := number - len(self.actions)) >= 0:
                self._count(array[parts[f"open:{place}"]], (word for word in text.split() if word in self.cards))
        return array

    def _count(self, counts: Array, cards: Iterable[str]) -> None:
        """Counts cards; hidden ones at the end."""
        for card in cards:
            counts[-1 if card == HIDDEN else self.cards[card]] += 1

    def _relative(self, zone: str, me: int) -> str:
        """Returns the name of a zone, with its seat or side counted from `me`."""
        kind, _, owner = zone.partition(":")
        if zone not in self.zones:
            return "later"
        owners = sum(other.startswith(f"{kind}:") for other in self.zones)
        if not owner.isdecimal() or owners not in (self.game.players, len(self.game.sides)):
            return zone
        return f"{kind}:{(int(owner) - me) % owners}"
