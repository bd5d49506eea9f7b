"""The events of Skitgubbe. Those that it shares with Myllymatti use the same messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kortti.cards import CARDS, SUITS
from kortti.game import Event
from kortti.games.skitgubbe.facts import LAYS
from kortti.messages import message
from kortti.shown import Peak, hand_of


def won_by(seat: int) -> str:
    """Returns the zone of the won pile of `seat`."""
    return f"won:{seat}"


def lay_zone(number: int) -> str:
    """Returns the zone of lay `number` (from 1)."""
    return f"lay:{number}"


def moved(cards: Iterable[int], source: str, target: str) -> list[Event]:
    """Returns the events of cards that move face up, covered by the message of the event before."""
    return [Event("", card=CARDS[card], source=source, target=target) for card in cards]


# The first half


def played(seat: int, card: int, turned: bool) -> Event:
    """Returns the event of a card played to the trick: `turned` up from the stock or from the hand."""
    if turned:
        return Event("myllymatti-turn", seat, card=CARDS[card], source="stock", target="trick")
    return Event("myllymatti-play", seat, card=CARDS[card], source=hand_of(seat), target="trick")


def sloughed(seat: int, card: int) -> Event:
    """Returns the event of a sloughed card."""
    return Event("skitgubbe-slough", seat, card=CARDS[card], source=hand_of(seat), target="table")


def drawn(seat: int, card: int) -> Event:
    """Returns the event of a card drawn to the hand, seen by its owner alone."""
    return Event("", seat, None, CARDS[card], "stock", hand_of(seat), (seat,))


def trumped(seat: int, card: int) -> Event:
    """Returns the event of the last card of the stock, which fixes the trump."""
    return Event("myllymatti-trump", seat, card=CARDS[card], source="stock", target=won_by(seat))


def tied(cards: Sequence[int], best: Sequence[int]) -> list[Event]:
    """Returns the events of a round in which the cards `best` tie: all its `cards` stay on the table."""
    peak = Peak("bounce", message("myllymatti-peak-bounce"), tuple(CARDS[card] for card in best))
    return [Event("skitgubbe-war", peak=peak), *moved(cards, "trick", "table")]


# Between the halves


def halftime(seat: int, trump: int) -> Event:
    """Returns the event that begins the second half, which `seat` leads."""
    return Event("myllymatti-halftime", seat, args=(("suit", SUITS[trump]),), turns_table=True)


def shown(seat: int, hand: Sequence[int]) -> list[Event]:
    """Returns the events of a hand that is shown and joins the won pile."""
    texts = tuple(CARDS[card] for card in hand)
    return [Event("myllymatti-shows", seat, args=(("cards", texts),)), *moved(hand, hand_of(seat), won_by(seat))]


def picked_up(hands: Sequence[Sequence[int]], trump_card: int) -> list[Event]:
    """Returns the events of the won piles becoming the `hands`."""
    words = message("myllymatti-peak-half", suit=SUITS[trump_card // 13])
    peak = Peak("turn", words, (CARDS[trump_card],))
    picked = [event for seat, hand in enumerate(hands) for event in moved(hand, won_by(seat), hand_of(seat))]
    return [picked[0]._replace(peak=peak), *picked[1:]]


# The second half


def laid(seat: int, lay: int, number: int) -> list[Event]:
    """Returns the events of lay `number` of a trick, led or beating the one before."""
    did = "lead" if number == 1 else "beat"
    cards = LAYS[lay]
    first, *others = moved(cards, hand_of(seat), lay_zone(number))
    if not others:
        return [first._replace(id=f"myllymatti-{did}", seat=seat)]
    texts = tuple(CARDS[card] for card in cards)
    return [Event(f"skitgubbe-{did}-run", seat, args=(("cards", texts),)), first, *others]


def taken(seat: int, lays: Sequence[tuple[int, int]]) -> list[Event]:
    """Returns the events of taking `lays`, each with its number in the trick."""
    moves = [event for lay, number in lays for event in moved(LAYS[lay], lay_zone(number), hand_of(seat))]
    if len(moves) == 1:
        return [moves[0]._replace(id="myllymatti-take", seat=seat, occasion="stuck")]
    texts = tuple(event.card for event in moves)
    return [Event("skitgubbe-take-lays", seat, args=(("cards", texts),), occasion="stuck"), *moves]


def completed(seat: int, lays: Sequence[int]) -> list[Event]:
    """Returns the events of a trick that `seat` has completed: its cards leave the game."""
    gone = [event for number, lay in enumerate(lays, 1) for event in moved(LAYS[lay], lay_zone(number), "out")]
    return [Event("myllymatti-complete", seat), *gone]
