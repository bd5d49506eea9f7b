"""Four ways to play Swedish Gin Rummy, each a bit more careful than the one before it.

The beginner keeps what looks as if it went together. The casual player counts how many cards are missing for the
contract, and nothing else. The skilled one also looks at what may become something, and at points. The expert counts
which cards can still come, and gives others as little as can be.

A player gets a `Position` and tells how to draw, and what each discard costs, less being better.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from kortti.games import melds
from kortti.games.melds import POINTS, WHOLE_HAND
from kortti.opponents.swedish_gin_laying import can_lay
from kortti.opponents.swedish_gin_position import REACH, Position, without

WILD = 9  # how well a two goes with other cards


class Player:
    """What all have in common: they lay down as soon as they can, then take what they can lay and throw points."""

    def __init__(self, position: Position, rng: random.Random) -> None:
        self.position, self.rng = position, rng
        self.top, self.hand, self.more = position.top, position.hand, [*position.hand, position.top]

    def draw(self) -> str:
        """Gets how to draw, or what to answer in the window."""
        position = self.position
        own = "draw discard" in position.legal
        if position.i_am_down:
            return "draw discard" if own and can_lay(position, self.top) else "draw stock" if own else "decline"
        if own and melds.can_lay(self.more, position.round, position.keep):
            return "draw discard"
        if "buy" in position.legal and position.round != WHOLE_HAND and self.buys(own):
            return "buy"
        if own:
            return "draw discard" if self.takes() else "draw stock"
        return "decline"

    def costs(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Yields what it costs to throw each card of a hand, at last of all of them."""
        if self.position.i_am_down:
            yield {card: self.gift(card) - POINTS[card] for card in hand}
        else:
            yield from self.plan(hand)

    def buys(self, own: bool) -> bool:
        """Tells whether to buy the top discard; `own`: on the own turn, which that ends (E5)."""
        raise NotImplementedError

    def takes(self) -> bool:
        """Tells whether to draw the top discard."""
        raise NotImplementedError

    def plan(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Yields `costs` on the way to the contract."""
        raise NotImplementedError

    def gift(self, card: int) -> float:
        """Gets what a discard gives to others."""
        return 0.0


class Casual(Player):
    """Counts how many cards are missing; what might become something it forgets as often as not."""

    MISSING = 30.0  # each card that it lacks costs so much
    FORGETS = 0.5

    def buys(self, own: bool) -> bool:
        """Buys what helps, and where the hand is full anything."""
        position = self.position
        missing = position.missing(self.hand)
        return position.full(missing) or (not own and position.missing(self.more) < missing)

    def takes(self) -> bool:
        """Takes a two, and what helps."""
        if melds.is_two(self.top):
            return True
        missing = self.position.missing(self.hand)
        return any(self.position.missing(without(self.more, card)) < missing for card in self.hand)

    def plan(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Throws what is not needed."""
        care = float(self.rng.random() >= self.FORGETS)
        yield {
            card: self.MISSING * missing + care * self.alike(card, without(hand, card))
            for card, missing in self.position.after(hand).items()
        }

    def alike(self, card: int, hand: Sequence[int]) -> int:
        """Gets how many cards of a hand look as if they went with one: of its rank, or near in its suit."""
        if melds.is_two(card):  # goes with all
            return len(hand)
        return sum(other % 13 == card % 13 or self.position.near(card, other) > 1 for other in hand)


class Beginner(Casual):
    """Goes mostly by the eye until little is missing: it keeps pairs and neighbours, whatever is asked for."""

    SEEN = 1  # that it sees so few cards missing, it sees
    COUNTS = 0.15  # how often it counts, though more are missing
    HERE = 2  # so many cards must look as if they went with one to be had

    def __init__(self, position: Position, rng: random.Random) -> None:
        super().__init__(position, rng)
        self.by_eye = position.missing(self.hand) > self.SEEN and rng.random() >= self.COUNTS

    def buys(self, own: bool) -> bool:
        """Buys what looks good."""
        return super().buys(own) if self.by_eye <= own else self.alike(self.top, self.hand) >= self.HERE

    def takes(self) -> bool:
        """Takes a two, and what looks good."""
        if self.by_eye:
            return melds.is_two(self.top) or self.alike(self.top, self.hand) >= self.HERE
        return super().takes()

    def plan(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Throws what looks alone."""
        if self.by_eye:
            yield {card: float(self.alike(card, without(hand, card))) for card in hand}
        else:
            yield from super().plan(hand)


class Skilled(Casual):
    """Looks also at what may become something, and at points."""

    # What a hand is worth beside what it lacks, in no unit but their own; found by duels, as the expert's are.
    LINK = 1.0  # two cards that are as near to each other as can be: so much for each unit of `REACH`
    POINT = 0.1  # each point

    def plan(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Throws what is not needed now, rather what will not be, and then what counts most."""
        after = self.position.after(hand)
        yield {
            card: self.MISSING * missing + self.LINK * self.links(card, hand) - self.POINT * POINTS[card]
            for card, missing in after.items()
        }

    def links(self, card: int, hand: Sequence[int]) -> int:
        """Gets how well the cards of a hand might go with a card in the end."""
        if melds.is_two(card):
            return WILD
        others = without(hand, card)
        pairs = sum(other % 13 == card % 13 for other in others) if "set" in self.position.kinds else 0
        if "run" not in self.position.kinds:
            return REACH * pairs
        return REACH * pairs + sum(self.position.near(card, other) for other in others if not melds.is_two(other))


class Expert(Skilled):
    """Counts which cards can still come, and gives others as little as can be."""

    LINK = 0.3
    POINT, POINT_LOST = 0.6, 3.0  # each point, and each one near the end without much hope
    HELPED = 100.0  # if every card from the stock helped
    DEAD = 45.0  # if no card that may still come helps
    NEAR = 3  # the end is near when somebody who is down holds no more cards
    HOPE = 1  # as many cards may be missing then
    # What a discard gives to the next player: a wild card, what he can lay, what he goes out with, what he collects,
    TWO, FITS, LAST, WANTED = 12.0, 6.0, 20.0, 3.0
    REFUSED = 2.0  # and so much less, if he did not want one like it
    BUYER = 0.3  # the share of that for a player who must buy it

    def buys(self, own: bool) -> bool:
        """Buys what helps, but not too late."""
        position = self.position
        late = position.fewest <= self.NEAR and position.missing(self.more) > self.HOPE
        return not late and super().buys(own)

    def takes(self) -> bool:
        """Takes no card that it would throw at once: so one could go round for ever (E23)."""
        if not super().takes():
            return False
        *_, costs = self.costs(self.more)
        return costs.pop(self.top) > min(costs.values())

    def plan(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Throws what leaves most cards that help, and gives others least."""
        position = self.position
        missing = position.after(hand)
        fewest = min(missing.values())
        # What helps without a card helps with it too, but in round 15, where a hand cannot have one card more.
        others: Iterable[int] = range(52)
        if position.round != WHOLE_HAND and fewest == position.missing(hand):
            others = position.helpful(hand, fewest)
        point = self.POINT_LOST if position.fewest <= self.NEAR and fewest > self.HOPE else self.POINT
        rough = {
            card: self.MISSING * lack + self.gift(card) - point * POINTS[card] + self.LINK * self.links(card, hand)
            for card, lack in missing.items()
        }
        yield rough
        costs: dict[int, float] = {}
        best = 0.0
        for card, cost in rough.items():
            if missing[card] == fewest:
                chance = self.chance(without(hand, card), fewest, others)
                best = max(best, chance)
                costs[card] = cost - self.HELPED * chance
                yield costs
        if fewest and not best:  # nothing can help any more: rather a longer way that is open
            for card, cost in rough.items():
                chance = self.chance(without(hand, card), missing[card], range(52))
                costs[card] = cost - self.HELPED * chance + self.DEAD * (not chance)
                yield costs
        yield rough | costs

    def chance(self, hand: Sequence[int], missing: int, cards: Iterable[int]) -> float:
        """Gets the chance that the next card is one of `cards` and brings a hand, that lacks `missing`, nearer."""
        position = self.position
        return sum(position.out[card] for card in position.helpful(hand, missing, cards)) / position.unseen

    def gift(self, card: int) -> float:
        """Gets what a discard gives to others."""
        position = self.position
        gain = 0.0
        for step, seat in enumerate(position.after_me()):
            share = 1.0 if step == 0 else self.BUYER
            if step > 0 and not position.tokens[seat]:
                continue
            if position.down[seat]:
                if step == 0 and position.fits(card, seat):
                    gain += self.FITS if position.sizes[seat] > 1 else self.LAST
            elif melds.is_two(card):
                gain += self.TWO * share
            elif position.wanted_with(seat, card):
                gain += self.WANTED * share
            elif position.refused_like(seat, card):
                gain -= self.REFUSED * share
        return gain


PLAYERS: dict[str, type[Player]] = {"beginner": Beginner, "casual": Casual, "skilled": Skilled, "expert": Expert}
