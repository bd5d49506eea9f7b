"""The events of Ristikontra.

Events are values, so each is made once; they are looked up by seat or team and card.
"""

from __future__ import annotations

from kortti.cards import CARDS
from kortti.game import Event
from kortti.games.ristikontra.facts import POINTS, SEATS, SMALL_POINTS, TEAMS

PROUD_SHARE = 6  # players are proud of a trick with at least a sixth of all points


def _to_trick(id: str, source: str) -> list[list[Event]]:
    return [[Event(id, seat, None, card, source.format(seat), "trick") for card in CARDS] for seat in range(SEATS)]


LED = _to_trick("ristikontra-lead", "hand:{}")
FOLLOWED = _to_trick("ristikontra-play", "hand:{}")
TURNED = _to_trick("ristikontra-turn", "stock")
DRAWN = [[Event("", seat, None, card, "stock", f"hand:{seat}", (seat,)) for card in CARDS] for seat in range(SEATS)]
CAPTURED = [[Event("", None, None, card, "trick", f"captured:{team}") for card in CARDS] for team in range(TEAMS)]


def _won(all_points: int) -> list[list[Event]]:
    most = 4 * max(POINTS.values())
    moods = ["proud" if points >= all_points // PROUD_SHARE else "" for points in range(most + 1)]
    return [
        [Event("ristikontra-wins", seat, args=(("n", points),), occasion=mood) for points, mood in enumerate(moods)]
        for seat in range(SEATS)
    ]


# A won trick, by the card points of the whole pack, by seat and by the card points in the trick.
WON = {all_points: _won(all_points) for all_points in (4 * sum(POINTS.values()), 4 * sum(SMALL_POINTS.values()))}
