"""Heuristics of the four levels at Swedish Gin Rummy; each level considers more than the one below.

Beginner: keeps cards that look as if they went together, and overlooks some that it could lay. Casual: counts the cards
missing for the contract, and overlooks fewer. Skilled: overlooks none, and values promising cards and low points.
Expert: also counts the cards that can still come, and the value of a discard to others.

A player gets a `Position`, chooses its draw and gives each discard a cost; the lowest is best.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from kortti.games.swedish_gin.facts import POINTS, WHOLE_HAND, is_two, points
from kortti.games.swedish_gin.melds import finder
from kortti.opponents.swedish_gin.knowledge import REACH, Position, without
from kortti.opponents.swedish_gin.laying import can_lay, laid, layings, lays

WILD = 9  # link value of a two


class Player:
    """Behaviour common to all levels.

    They lay whatever they notice. Once down, they take a discard that they can lay and throw the card with the most
    points; the expert also weighs its value to others.
    """

    def __init__(self, position: Position, rng: random.Random) -> None:
        self.position, self.rng = position, rng
        self.top, self.hand, self.more = position.top, position.hand, [*position.hand, position.top]

    def draw(self) -> Iterator[str]:
        """Yields the action text of a draw, or of the answer in the buying window; the last one is the choice."""
        position = self.position
        own = "draw discard" in position.legal
        if position.i_am_down:
            yield "draw discard" if own and can_lay(position, self.top) else "draw stock" if own else "decline"
        elif own and finder.can_lay(self.more, position.round, position.keep):
            yield "draw discard"
        elif "buy" in position.legal and position.round != WHOLE_HAND and self.buys(own):
            yield "buy"
        elif own:
            for takes in self.takes():
                yield "draw discard" if takes else "draw stock"
        else:
            yield "decline"

    def lays(self) -> Iterator[tuple[str, int]]:
        """Yields each way to lay that the player notices, with the points that it expects to be left."""
        raise NotImplementedError

    def costs(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Yields the cost of discarding each card; the last dict covers the whole hand."""
        if self.position.i_am_down:
            yield {card: self.gift(card) - POINTS[card] for card in hand}
        else:
            yield from self.plan(hand)

    def buys(self, own: bool) -> bool:
        """Checks if the player buys the top discard. On its `own` turn a buy ends the turn (E5)."""
        raise NotImplementedError

    def takes(self) -> Iterator[bool]:
        """Yields whether the player draws the top discard; the last one is the choice."""
        raise NotImplementedError

    def plan(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Yields `costs` for a player who is not down."""
        raise NotImplementedError

    def gift(self, card: int) -> float:
        """Returns the value of a discard to others; only the expert considers it."""
        return 0.0


class Casual(Player):
    """Counts missing cards, and considers cards that go together only now and then."""

    MISSING = 30.0  # cost per missing card
    FORGETS = 0.5  # probability of ignoring cards that go together
    OVERLOOKS = 0.05  # probability of overlooking a way to lay

    def buys(self, own: bool) -> bool:
        """Buys a card that helps, or any if the hand is too small for the contract."""
        position = self.position
        missing = position.missing(self.hand)
        return position.full(missing) or (not own and position.missing(self.more) < missing)

    def takes(self) -> Iterator[bool]:
        """Takes a two or a card that helps."""
        missing = self.position.missing(self.hand)
        yield is_two(self.top) or any(self.position.missing(without(self.more, card)) < missing for card in self.hand)

    def lays(self) -> Iterator[tuple[str, int]]:
        """Lays the most points at once, whatever could be laid after that."""
        for text in lays(self.position):
            if self.rng.random() >= self.OVERLOOKS:
                yield text, points(laid(self.position, text)[0])

    def plan(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Throws a card that the contract does not need."""
        care = float(self.rng.random() >= self.FORGETS)
        yield {
            card: self.MISSING * missing + care * self.alike(card, without(hand, card))
            for card, missing in self.position.after(hand).items()
        }

    def alike(self, card: int, hand: Sequence[int]) -> int:
        """Returns how many cards of the hand seem to go with `card`: same rank, or near in its suit."""
        if is_two(card):  # goes with all
            return len(hand)
        return sum(other % 13 == card % 13 or self.position.near(card, other) > 1 for other in hand)


class Beginner(Casual):
    """Judges by eye while many cards are missing: keeps pairs and neighbours, whatever the contract."""

    SEEN = 1  # missing cards up to which it counts
    COUNTS = 0.15  # probability of counting if more are missing
    OVERLOOKS = 0.15
    HERE = 2  # own cards that a card must seem to go with to be taken

    def __init__(self, position: Position, rng: random.Random) -> None:
        super().__init__(position, rng)
        self.by_eye = position.missing(self.hand) > self.SEEN and rng.random() >= self.COUNTS

    def buys(self, own: bool) -> bool:
        """Buys a card that looks good."""
        return super().buys(own) if self.by_eye <= own else self.alike(self.top, self.hand) >= self.HERE

    def takes(self) -> Iterator[bool]:
        """Takes a two or a card that looks good."""
        if self.by_eye:
            yield is_two(self.top) or self.alike(self.top, self.hand) >= self.HERE
        else:
            yield from super().takes()

    def plan(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Throws the card that seems to go with the fewest others."""
        if self.by_eye:
            yield {card: float(self.alike(card, without(hand, card))) for card in hand}
        else:
            yield from super().plan(hand)


class Skilled(Casual):
    """Also considers cards that may become useful, and points."""

    LINK = 1.0  # value per unit of nearness (see `REACH`)
    POINT = 0.1  # cost per point of a kept card

    def lays(self) -> Iterator[tuple[str, int]]:
        """Notices every way to lay, and what could be laid after it."""
        return layings(self.position)

    def plan(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Throws an unneeded card, of these one with few links or many points."""
        after = self.position.after(hand)
        yield {
            card: self.MISSING * missing + self.LINK * self.links(card, hand) - self.POINT * POINTS[card]
            for card, missing in after.items()
        }

    def links(self, card: int, hand: Sequence[int]) -> int:
        """Returns how well the other cards of the hand go with `card` in groups of the contract."""
        if is_two(card):
            return WILD
        others = without(hand, card)
        pairs = sum(other % 13 == card % 13 for other in others) if "set" in self.position.kinds else 0
        if "run" not in self.position.kinds:
            return REACH * pairs
        return REACH * pairs + sum(self.position.near(card, other) for other in others if not is_two(other))


class Expert(Skilled):
    """Also considers which cards can still come, and what a discard gives to others."""

    LINK = 0.3
    POINT, POINT_LOST = 0.6, 3.0  # cost per point; the same near the end without hope
    HELPED = 100.0  # value if every possible card helps
    DEAD = 45.0  # cost if no possible card helps
    NEAR = 3  # cards in the hand of a player who is down that mean the end is near
    HOPE = 1  # missing cards up to which there is hope
    # Cost of giving the next player a two, a card that he can lay, one that takes him out, one that he collects.
    TWO, FITS, LAST, WANTED = 12.0, 6.0, 20.0, 3.0
    REFUSED = 2.0  # reduction for a card that he did not want
    BUYER = 0.3  # factor for players who would have to buy the card

    def buys(self, own: bool) -> bool:
        """Buys a card that helps, but not near the end without hope."""
        position = self.position
        late = position.fewest <= self.NEAR and position.missing(self.more) > self.HOPE
        return not late and super().buys(own)

    def takes(self) -> Iterator[bool]:
        """Takes a card that helps, unless it would discard it at once: a card could go round for ever (E23)."""
        (helps,) = super().takes()
        yield helps
        if helps:
            costs = dict[int, float]()
            for costs in self.costs(self.more):  # noqa: B007
                yield True
            yield costs.pop(self.top) > min(costs.values())

    def plan(self, hand: Sequence[int]) -> Iterator[dict[int, float]]:
        """Throws the card whose loss leaves the most helpful cards, and that gives others least."""
        position = self.position
        missing = position.after(hand)
        fewest = min(missing.values())
        # A card that helps the hand less one card also helps the whole hand. Not so in round 15, where the contract
        # grows with the hand.
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
        if fewest and not best:  # no card can help: look for a longer way that is open
            for card, cost in rough.items():
                chance = self.chance(without(hand, card), missing[card], range(52))
                costs[card] = cost - self.HELPED * chance + self.DEAD * (not chance)
                yield costs
        yield rough | costs

    def chance(self, hand: Sequence[int], missing: int, cards: Iterable[int]) -> float:
        """Returns the chance that the next card is one of `cards` and helps a hand that lacks `missing` cards."""
        position = self.position
        return sum(position.out[card] for card in position.helpful(hand, missing, cards)) / position.unseen

    def gift(self, card: int) -> float:
        """Returns the cost of giving a discard to others: the next player may take it, the others must buy it."""
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
