"""The events of Sedma.

Events are values, so each is made once; they are looked up by seat or team and card.
"""

from __future__ import annotations

from kortti.cards import CARDS
from kortti.game import Event
from kortti.games.sedma.facts import ALL_POINTS, TEAMS, WORTH

PROUD = 2 * WORTH  # players are proud of a trick with at least so many card points
_SEATS = range(4)


def _to_trick(id: str) -> list[list[Event]]:
    return [[Event(id, seat, None, card, f"hand:{seat}", "trick") for card in CARDS] for seat in _SEATS]


LED = _to_trick("sedma-lead")
PLAYED = _to_trick("sedma-play")
PLAYED_ON = _to_trick("sedma-play-on")
STOPPED = [Event("sedma-stop", seat) for seat in _SEATS]
DRAWN = [[Event("", seat, None, card, "stock", f"hand:{seat}", (seat,)) for card in CARDS] for seat in _SEATS]
CAPTURED = [[Event("", None, None, card, "trick", f"captured:{team}") for card in CARDS] for team in range(TEAMS)]


def _won(last: str, worth: int) -> list[list[Event]]:
    """Returns the events by seat and by the card points in the trick, which itself is worth some more."""
    return [
        [
            Event(
                "sedma-wins",
                seat,
                args=(("n", points + worth), ("last", last)),
                occasion="proud" if points >= PROUD else "",
            )
            for points in range(ALL_POINTS)
        ]
        for seat in _SEATS
    ]


WON = _won("no", 0)
WON_LAST = _won("yes", WORTH)
