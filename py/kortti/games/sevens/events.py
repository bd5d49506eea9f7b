"""The events of Ristiseiska and Pantti. Events are values, so each is made once."""

from __future__ import annotations

from functools import cache

from kortti.cards import CARDS
from kortti.game import Event
from kortti.games.sevens.facts import PLAYERS, pile_of
from kortti.messages import message
from kortti.shown import Peak

PEAKS = {"sevens-pantti": Peak("claim", message("sevens-says-pantti")), "sevens-pass": Peak("knock")}

LAY_EVENTS = {  # laying a card: by the end that aces go to, by seat, by card
    aces: [
        [Event("sevens-play", seat, None, CARDS[card], f"hand:{seat}", pile_of(card, aces)) for card in range(52)]
        for seat in range(max(PLAYERS))
    ]
    for aces in ("low", "high", None)
}


@cache
def gift_event(giver: int, taker: int, card: int) -> Event:
    """Returns the event of giving a card, which only giver and taker see (B12)."""
    hands = f"hand:{giver}", f"hand:{taker}"
    peak = Peak("give", message("sevens-peak-give", to=taker))
    return Event("sevens-give", giver, taker, CARDS[card], *hands, seen_by=(giver, taker), peak=peak)


@cache
def beg_event(beggar: int, giver: int) -> Event:
    """Returns the event of begging another seat for a card."""
    return Event("sevens-beg", beggar, giver, occasion="stuck", peak=Peak("ask", message("sevens-says-beg")))


@cache
def word_event(id: str, seat: int | None = None, occasion: str = "") -> Event:
    """Returns an event that moves no card."""
    return Event(id, seat, occasion=occasion, peak=PEAKS.get(id))
