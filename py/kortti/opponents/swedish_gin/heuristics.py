"""How the four levels play Swedish Gin Rummy; each looks at more than the one before it.

The beginner keeps cards that look as if they went together. The casual player counts how many cards are missing for the
contract. The skilled player also looks at cards that may come to use, and at points. The expert also counts which cards
can still come, and what a discard gives to others.

A player gets a `Position` and tells how to draw and what each discard costs. The lowest cost is the best.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from kortti.games.swedish_gin.facts import POINTS, WHOLE_HAND, is_two
from kortti.games.swedish_gin.melds import finder
from kortti.opponents.swedish_gin.knowledge import REACH, Position, without
from kortti.opponents.swedish_gin.laying import can_lay

WILD = 9  # how well a two goes with the other cards of a hand


class Player:
    """What all levels have in common.

    They lay the contract as soon as they can; once down they take a discard that they can lay, and throw the card that
    counts most points; the expert also asks what it gives to others.
    """

    def __init__(self, position: Position, rng: random.Random) -> None:
        self.position, self.rng = position, rng
        self.top, self.hand, self.more = position.top, position.hand, [*position.hand, position.top]

    def draw(self) -> str:
        """Gets the action text of a draw, or of the answer in the window."""
        position = self.position
        own = "draw discard" in position.legal
        if position.i_am_down:
            return "draw discard" if own and can_lay(position, self.top) else "draw stock" if own else "decline"
        if own and finder.can_lay(self.more, position.round, position.keep):
            return "draw discard"
        if "buy" in position.legal and position.round != WHOLE_HAND and self.buys(own):
            return "buy"
        if own:
            return "draw discard" if self.takes() else "draw stock"
        return "decline"

    def costs(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Yields what it costs to throw each card of a hand; the last costs are those of all its cards."""
        if self.position.i_am_down:
            yield {card: self.gift(card) - POINTS[card] for card in hand}
        else:
            yield from self.plan(hand)

    def buys(self, own: bool) -> bool:
        """Tells whether to buy the top discard. On the `own` turn a buy ends the turn (E5)."""
        raise NotImplementedError

    def takes(self) -> bool:
        """Tells whether to draw the top discard."""
        raise NotImplementedError

    def plan(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Yields `costs` for a player who is not down."""
        raise NotImplementedError

    def gift(self, card: int) -> float:
        """Gets what a discard gives to others; only the expert looks at that."""
        return 0.0


class Casual(Player):
    """Counts how many cards are missing, and looks at cards that go together only now and then."""

    MISSING = 30.0  # what each missing card costs
    FORGETS = 0.5  # how often it does not look at cards that go together

    def buys(self, own: bool) -> bool:
        """Buys a card that helps, and any card where the hand is full."""
        position = self.position
        missing = position.missing(self.hand)
        return position.full(missing) or (not own and position.missing(self.more) < missing)

    def takes(self) -> bool:
        """Takes a two, and a card that helps."""
        if is_two(self.top):
            return True
        missing = self.position.missing(self.hand)
        return any(self.position.missing(without(self.more, card)) < missing for card in self.hand)

    def plan(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Throws a card that the contract does not need."""
        care = float(self.rng.random() >= self.FORGETS)
        yield {
            card: self.MISSING * missing + care * self.alike(card, without(hand, card))
            for card, missing in self.position.after(hand).items()
        }

    def alike(self, card: int, hand: Sequence[int]) -> int:
        """Gets how many cards of a hand look as if they went with one: of its rank, or near in its suit."""
        if is_two(card):  # goes with all
            return len(hand)
        return sum(other % 13 == card % 13 or self.position.near(card, other) > 1 for other in hand)


class Beginner(Casual):
    """Goes by the eye while much is missing: it keeps pairs and neighbours, whatever the contract asks for."""

    SEEN = 1  # it counts where no more cards are missing
    COUNTS = 0.15  # how often it counts where more are missing
    HERE = 2  # it takes a card that looks as if it went with so many of its own

    def __init__(self, position: Position, rng: random.Random) -> None:
        super().__init__(position, rng)
        self.by_eye = position.missing(self.hand) > self.SEEN and rng.random() >= self.COUNTS

    def buys(self, own: bool) -> bool:
        """Buys a card that looks good."""
        return super().buys(own) if self.by_eye <= own else self.alike(self.top, self.hand) >= self.HERE

    def takes(self) -> bool:
        """Takes a two, and a card that looks good."""
        if self.by_eye:
            return is_two(self.top) or self.alike(self.top, self.hand) >= self.HERE
        return super().takes()

    def plan(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Throws a card that looks as if it went with no other."""
        if self.by_eye:
            yield {card: float(self.alike(card, without(hand, card))) for card in hand}
        else:
            yield from super().plan(hand)


class Skilled(Casual):
    """Looks also at cards that may come to use, and at points."""

    LINK = 1.0  # what each unit of `REACH` is worth by which a card is near another one
    POINT = 0.1  # what each point of a card costs that is kept

    def plan(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Throws a card that is not needed now, and of these one that is near few others or costs many points."""
        after = self.position.after(hand)
        yield {
            card: self.MISSING * missing + self.LINK * self.links(card, hand) - self.POINT * POINTS[card]
            for card, missing in after.items()
        }

    def links(self, card: int, hand: Sequence[int]) -> int:
        """Gets how well the other cards of a hand go with a card for some group of the contract."""
        if is_two(card):
            return WILD
        others = without(hand, card)
        pairs = sum(other % 13 == card % 13 for other in others) if "set" in self.position.kinds else 0
        if "run" not in self.position.kinds:
            return REACH * pairs
        return REACH * pairs + sum(self.position.near(card, other) for other in others if not is_two(other))


class Expert(Skilled):
    """Looks also at which cards can still come, and at what a discard gives to others."""

    LINK = 0.3
    POINT, POINT_LOST = 0.6, 3.0  # what each point costs, and what it costs near the end without hope
    HELPED = 100.0  # what it is worth if every card that may come helps
    DEAD = 45.0  # what it costs if no card that may come helps
    NEAR = 3  # the end is near when another player who is down holds no more cards
    HOPE = 1  # there is hope while no more cards are missing
    # What it costs to give the next player a two, a card that he can lay, one that takes him out, one that he collects
    TWO, FITS, LAST, WANTED = 12.0, 6.0, 20.0, 3.0
    REFUSED = 2.0  # how much less it costs to give him a card that he did not want
    BUYER = 0.3  # the share of this for a player who would have to buy the card

    def buys(self, own: bool) -> bool:
        """Buys a card that helps, but not near the end without hope."""
        position = self.position
        late = position.fewest <= self.NEAR and position.missing(self.more) > self.HOPE
        return not late and super().buys(own)

    def takes(self) -> bool:
        """Takes a card that helps, unless it would throw it at once: one card could go round for ever (E23)."""
        if not super().takes():
            return False
        *_, costs = self.costs(self.more)
        return costs.pop(self.top) > min(costs.values())

    def plan(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Throws the card without which most cards help, and which gives others least."""
        position = self.position
        missing = position.after(hand)
        fewest = min(missing.values())
        # A card that helps the hand without one of its cards helps the whole hand too. In round 15 that is not so, for
        # there the contract grows with the hand.
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
        if fewest and not best:  # no card can help any more: it looks for a longer way that is open
            for card, cost in rough.items():
                chance = self.chance(without(hand, card), missing[card], range(52))
                costs[card] = cost - self.HELPED * chance + self.DEAD * (not chance)
                yield costs
        yield rough | costs

    def chance(self, hand: Sequence[int], missing: int, cards: Iterable[int]) -> float:
        """Gets the chance that the next card is one of `cards` and helps a hand that lacks `missing` cards."""
        position = self.position
        return sum(position.out[card] for card in position.helpful(hand, missing, cards)) / position.unseen

    def gift(self, card: int) -> float:
        """Gets what it costs to give a discard to others: the next player may take it, the others must buy it."""
        position = self.position
        gain = 0.0
        for step, seat in enumerate(position.after_me()):
            share = 1.0 if step == 0 else self.BUYER
            if step > 0 and not position.tokens[seat]:
                continue
            if position.down[seat]:
                if step == 0 and position.fits(card, seat):
                    gain += self.FITS if position.sizes[seat] > 1 else self.LAST
            elif is_two(card):
                gain += self.TWO * share
            elif position.wanted_with(seat, card):
                gain += self.WANTED * share
            elif position.refused_like(seat, card):
                gain -= self.REFUSED * share
        return gain


PLAYERS: dict[str, type[Player]] = {"beginner": Beginner, "casual": Casual, "skilled": Skilled, "expert": Expert}
