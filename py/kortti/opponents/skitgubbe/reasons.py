"""Reasons for actions of Skitgubbe: facts about the position that the seat knows, as message ids.

Reasons that hold in Myllymatti, too, use its messages.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from kortti.messages import Message, message
from kortti.opponents.myllymatti.reasons import FEW, LOW, ducks, lowest, take
from kortti.opponents.myllymatti.sets import HIGHER, STRENGTH, SUIT, SUIT_OF, TAKE, TEXTS, TURN, cards_of
from kortti.opponents.skitgubbe.knowledge import Seen
from kortti.opponents.skitgubbe.sets import ACTIONS, SLOUGH, STOP, highest
from kortti.opponents.skitgubbe.steps import Lays

Said: TypeAlias = tuple[str, dict[str, Any]]


def reason(observation: Mapping[str, Any], text: str) -> Message | None:
    """Returns a reason for playing `text`, or None; see `kortti.opponents`."""
    seen, action = Seen(observation), ACTIONS[text]
    if seen.shedding is not None:
        last = seen.shedding.since + 1 >= seen.rules.stall_actions
        said = taken(seen.shedding) if action == TAKE else put(seen.shedding, action, last)
    elif seen.tricks.is_asked:
        said = throw(seen, action)
    elif seen.tricks.trick:
        said = answer(seen, action)
    else:
        said = lead(seen, action)
    if said is None:
        return None
    name, facts = said
    return message(f"skitgubbe-reason-{name}" if name in OWN else f"myllymatti-reason-{name}", **facts)


OWN = ("best-so-far", "pair", "slough-low", "slough-mine", "stop", "run", "covers")  # the others use Myllymatti's


# The first half


def lead(seen: Seen, action: int) -> Said | None:
    """Returns a reason for leading a card or turning one up to lead, or None."""
    hand = seen.held[seen.me]
    if action == TURN:
        return "turn-spares", {"low": TEXTS[lowest(hand)]}
    if STRENGTH[action] == STRENGTH[lowest(hand)]:
        return "lead-lowest", {"card": TEXTS[action]}
    return compared(seen, action)


def compared(seen: Seen, card: int) -> Said | None:
    """Returns a reason that compares a card with the unseen ones, or None."""
    unseen = [*cards_of(seen.unseen)]
    higher = sum(STRENGTH[other] > STRENGTH[card] for other in unseen)
    if FEW * higher <= len(unseen):
        return "few-higher", {"card": TEXTS[card], "n": higher, "total": len(unseen)}
    lower = sum(STRENGTH[other] < STRENGTH[card] for other in unseen)
    return ("lower", {"card": TEXTS[card], "n": lower, "total": len(unseen)}) if lower else None


def answer(seen: Seen, action: int) -> Said | None:
    """Returns a reason for playing a card to a trick or turning one up, or None."""
    tricks, hand = seen.tricks, seen.held[seen.me]
    ranks = [STRENGTH[card] for card, _ in tricks.trick]
    best = max(ranks)
    there = next(card for card, _ in tricks.trick if STRENGTH[card] == best)
    if action == TURN:
        higher = sum(STRENGTH[card] > best for card in cards_of(seen.unseen))
        if higher:
            return "turn-chance", {"card": TEXTS[there], "n": higher, "total": seen.unseen.bit_count()}
        return "turn-spares", {"low": TEXTS[lowest(hand)]}
    rank = STRENGTH[action]
    if tricks.rules.tie == "any_pair" and tricks.rules.tricks == "all" and len(tricks.seats) > 2:
        top = max((other for other in ranks if ranks.count(other) > 1), default=-1)
        return ("pair", {"card": TEXTS[action]}) if rank in ranks and rank >= top else compared(seen, action)
    is_last = len(tricks.trick) + 1 == len(tricks.seats)
    if rank > best:
        if is_last:
            return "wins-more", {"cards": [TEXTS[card] for card, _ in tricks.table + tricks.trick]}
        return "best-so-far", {"card": TEXTS[action], "other": TEXTS[there]}
    if rank == best:
        first = next(seat for card, seat in tricks.trick if STRENGTH[card] == best)
        return ("bounce", {}) if is_last and seen.sizes[first] else compared(seen, action)  # without cards: 2.3, 6
    high = highest(hand)
    is_lost = STRENGTH[high] < best
    if is_lost and rank == STRENGTH[lowest(hand)]:
        return "lost-anyway", {"card": TEXTS[action], "other": TEXTS[there]}
    if ducks(action, hand, best):
        return "ducks", {"other": TEXTS[there], "low": TEXTS[lowest(hand)]}
    if rank < LOW:
        return "rid-of-low", {"other": TEXTS[there]}
    return ("lost", {"other": TEXTS[there]}) if is_lost else ("keeps", {"other": TEXTS[there], "high": TEXTS[high]})


def throw(seen: Seen, action: int) -> Said | None:
    """Returns a reason for sloughing a card, or for keeping those that fit; or None."""
    tricks = seen.tricks
    ranks = [STRENGTH[card] for card, _ in tricks.trick]
    is_mine = len(ranks) == len(tricks.seats) and ranks[-1] == max(ranks) and ranks.count(ranks[-1]) == 1
    is_mine = is_mine and (tricks.rules.tie == "war" or len(set(ranks)) == len(ranks))
    if action == STOP:
        fits = seen.held[seen.me] & sum(1 << 4 * rank + suit for rank in _lying(seen) for suit in range(4))
        return None if is_mine else ("stop", {"card": TEXTS[highest(fits)]})
    if is_mine:
        return "slough-mine", {}
    card = action >> SLOUGH
    return ("slough-low", {"card": TEXTS[card]}) if STRENGTH[card] < LOW else compared(seen, card)


def _lying(seen: Seen) -> set[int]:
    """Returns the ranks in the trick and on the table."""
    return {STRENGTH[card] for card in cards_of(seen.tricks.lying())}


# The second half


def put(position: Lays, lay: int, last: bool) -> Said | None:
    """Returns a reason for leading a lay or beating with it, or None; `last` if the deal ends after it (2.5, 7)."""
    trick, hand, trumps = position.trick, position.hands[position.seat], position.trumps
    if hand == lay:
        return "goes-out", {}
    able = position.able() if trick else 0
    card, top = lay & -lay, highest(lay)
    if trick and len(trick) + 1 == position.size:
        return ("completes-only" if able == lay == lay & -lay else "completes"), {}
    if last:
        return None
    follower = position.after(position.seat)
    other = position.hands[follower]
    suit = SUIT[SUIT_OF[card]]
    is_taken = position.pickup == "lay" or not trick  # the next player takes exactly this lay if he does not beat it
    if is_taken and not other & (suit | trumps) and suit != trumps:
        return "void", {"to": follower, "suit": TEXTS[card][1]}
    if is_taken and not other & position.beaters[top]:
        return "unbeaten", {"to": follower, "card": TEXTS[top]}
    if lay != card:
        return "run", {"n": lay.bit_count()}
    if able and card == lowest(able, trumps):
        return ("only-beater" if able == card else "cheapest"), {"other": TEXTS[trick[-1]]}
    if other & position.beaters[card] and not other & HIGHER[card]:
        return "only-trump", {"to": follower}
    if not trick and not card & trumps and STRENGTH[card] == STRENGTH[lowest(hand, trumps)]:
        return "lowest", {"card": TEXTS[card]}
    beating = other & position.beaters[card]
    if not beating:
        return "covers", {"to": follower, "card": TEXTS[card]}
    return "costs", {"to": follower, "other": TEXTS[lowest(beating, trumps)]}


def taken(position: Lays) -> Said | None:
    """Returns a reason for taking from the trick, or None."""
    if position.pickup == "bottom" and len(position.trick) > 1:  # this takes other cards than those to be beaten
        able = position.able()
        return ("take-keeps", {"other": TEXTS[lowest(able, position.trumps)]}) if able else None
    return take(position)
