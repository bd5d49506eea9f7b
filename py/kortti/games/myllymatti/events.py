"""The events of Myllymatti. Events are values, so those of cards are made once, by seat and card."""

from __future__ import annotations

from kortti.cards import CARDS
from kortti.game import Event
from kortti.games.beating import out_event
from kortti.games.myllymatti.facts import SEATS


def card_events(id: str, source: str, target: str, drawn: bool = False, occasion: str = "") -> list[list[Event]]:
    """Returns the events of a moving card, by seat and card.

    A `drawn` card is seen by its seat alone. An event without an id is covered by the message of the event before.
    """

    def event(seat: int, card: str) -> Event:
        zones = source.format(seat), target.format(seat)
        seen_by = (seat,) if drawn else None
        return Event(id, seat if id or drawn else None, None, card, *zones, seen_by, occasion=occasion)

    return [[event(seat, card) for card in CARDS] for seat in range(SEATS)]


# The first half
TURNED = card_events("myllymatti-turn", "stock", "trick")
PLAYED = card_events("myllymatti-play", "hand:{}", "trick")
DRAWN = card_events("", "stock", "hand:{}", drawn=True)
TRUMPED = card_events("myllymatti-trump", "stock", "won:{}")
BOUNCED = card_events("", "trick", "table")[0]
WON = card_events("", "trick", "won:{}")
WON_LATE = card_events("", "table", "won:{}")  # bounced cards
WINS = [Event("myllymatti-wins", seat) for seat in range(SEATS)]
# Between the halves
KEPT = card_events("", "hand:{}", "won:{}")
PICKED = card_events("", "won:{}", "hand:{}")
# The second half
LED = card_events("myllymatti-lead", "hand:{}", "trick")
BEATEN = card_events("myllymatti-beat", "hand:{}", "trick")
TAKEN = card_events("myllymatti-take", "trick", "hand:{}", occasion="stuck")
GONE = card_events("", "trick", "out")[0]
COMPLETE = [Event("myllymatti-complete", seat) for seat in range(SEATS)]
OUT = [out_event(seat) for seat in range(SEATS)]
STALLED = Event("myllymatti-stalled")
