"""An opponent for Swedish Gin Rummy that plans for the contract of the round.

It counts how many cards its hand lacks for the contract and how likely the next card is to help, with the cards that it
has not seen. It throws what costs least of that, then what counts most, and rather what the players after it do not
visibly collect. It takes and buys only what brings it nearer to the contract. Where somebody is about to go out and its
own contract is far away, it gets rid of points. It lays down as soon as it can, and from then on whatever it can.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from kortti.cards import CARDS, parse_card
from kortti.game import Message
from kortti.games import melds
from kortti.games.melds import CONTRACTS, POINTS, POSITION, WHOLE_HAND
from kortti.games.swedish_gin_hands import Meld, added, table_meld

HAND = 11  # cards that everybody is dealt
CUT_SPREAD = 6.0  # how far off, in cards, a cut by eye is

# What a hand is worth, in no unit but their own. All these numbers were tried out in duels against others.
MISSING = 30.0  # each card that it lacks costs so much
HELPED = 100.0  # if every card from the stock helped
POINT, POINT_LATE, POINT_LOST = 0.1, 0.3, 3.0  # each point: at first, near the end, and then without much hope
NEAR = 3  # the end is near when somebody who is down holds no more cards
HOPE = 1  # as many cards may be missing then
# What a discard gives to the next player: a wild card, what he can lay off, what he goes out with, what he collects.
TWO, FITS, LAST, WANTED = 12.0, 6.0, 20.0, 3.0
BUYER = 0.3  # the share of that for a player who must buy it


def think(observation: Mapping[str, Any], rng: random.Random, level: str, effort: float) -> Iterator[str]:
    """Yields the action text to play; see `kortti.opponents`."""
    yield choose(observation, rng)


def reason(observation: Mapping[str, Any], text: str) -> Message | None:
    """Gets why the expert would play `text`; see `kortti.opponents`."""
    return None


def choose(observation: Mapping[str, Any], rng: random.Random) -> str:
    """Gets the action text to play; ties are broken by `rng`."""
    legal = observation["legal"]
    if len(legal) == 1:
        return str(legal[0])
    if observation["phase"] == "cut":
        target = HAND * observation["options"]["players"] + 1
        return f"cut {min(max(round(rng.gauss(target, CUT_SPREAD)), 1), len(legal))}"
    position = Position(observation)
    if observation["phase"] != "play":
        return position.draw()
    costs = position.layings() or position.discards()
    least = min(costs.values())
    return rng.choice([text for text, cost in costs.items() if cost < least + 1e-9])


class Position:
    """What an observation tells: own hand, the table, which cards are still out, and what others collect."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        zones, options = observation["zones"], observation["options"]
        self.legal: list[str] = observation["legal"]
        self.me: int = observation["player"]
        self.players: int = options["players"]
        self.round: int = observation["round"]
        self.down: list[bool] = observation["down"]
        self.tokens: list[int] = observation["tokens"]
        self.others: bool = options["layoff_on_others"]
        self.keep = int(options["final_discard"] == "required" and self.round != WHOLE_HAND)
        self.kinds = {kind for kind, _ in CONTRACTS[self.round]}
        self.cards = sum(size for _, size in CONTRACTS[self.round])
        self.hand = sorted(map(parse_card, zones[f"hand:{self.me}"]))
        self.sizes = [len(zones[f"hand:{seat}"]) for seat in range(self.players)]
        discards = list(map(parse_card, zones["discard"]))
        self.top = discards[-1] if discards else 0
        self.table = [table_meld(tuple(map(parse_card, meld["cards"])), meld["owner"]) for meld in observation["melds"]]
        self.taken = taken(observation)
        self.taken[self.me] = []
        self.out = [2] * 52  # how many of each card may still come from the stock
        for cards in (self.hand, discards, *self.taken, *(meld.cards for meld in self.table)):
            for card in cards:
                self.out[card] = max(0, self.out[card] - 1)
        self.unseen = max(1, sum(self.out))
        near = [self.sizes[seat] for seat in range(self.players) if self.down[seat] and seat != self.me]
        self.near = min(near, default=HAND)

    # The way to the contract

    def missing(self, hand: Sequence[int]) -> int:
        """Gets how many cards the hand lacks for the contract."""
        return melds.missing(hand, self.round)

    def helpful(self, hand: list[int], missing: int, cards: Iterable[int] = range(52)) -> list[int]:
        """Gets those of `cards` that are still out and bring a hand, that lacks `missing`, nearer to the contract."""
        helps: dict[int, bool] = {}  # for sets all cards of a rank are alike
        found = []
        for card in cards:
            if self.out[card]:
                kind = card if "run" in self.kinds else card % 13
                if kind not in helps:
                    helps[kind] = self.missing([*hand, card]) < missing
                if helps[kind]:
                    found.append(card)
        return found

    def full(self, missing: int) -> bool:
        """Tells whether all cards of the hand are of use and yet too few to lay down without a buy (5.4)."""
        size = len(self.hand)
        return size + 1 < self.cards + self.keep and missing <= self.cards - size

    def draw(self) -> str:
        """Gets how to draw, or what to answer in the window.

        It takes and buys what brings it nearer to the contract, but buys nothing in round 15, where more cards are to
        be laid the more are held. On its own turn it would rather draw than buy. Where its hand is full it buys
        anything, and once it is down nothing.
        """
        own = "draw discard" in self.legal
        leave = "draw stock" if own else "decline"
        if self.down[self.me]:
            return "draw discard" if own and self.can_lay(self.top) else leave
        missing = self.missing(self.hand)
        more = [*self.hand, self.top]
        may_buy = "buy" in self.legal and self.round != WHOLE_HAND
        if may_buy and (self.full(missing) or (not own and self.missing(more) < missing)):
            return "buy"
        if own and (melds.is_two(self.top) or any(self.missing(without(more, card)) < missing for card in self.hand)):
            return "draw discard"
        return leave

    def discards(self) -> dict[str, float]:
        """Gets the cost of each discard, for this seat and by what it gives to others."""
        cards = list(dict.fromkeys(self.hand))
        costs = {card: -float(POINTS[card]) for card in cards} if self.down[self.me] else self.costs(cards)
        return {f"discard {CARDS[card]}": cost + self.gift(card) for card, cost in costs.items()}

    def costs(self, cards: Iterable[int]) -> dict[int, float]:
        """Gets for each of the cards what it costs on the way to the contract to throw it."""
        left = {card: without(self.hand, card) for card in cards}
        missing = {card: self.missing(hand) for card, hand in left.items()}
        fewest = min(missing.values())
        # What helps without a card helps with it too, but in round 15, where a hand cannot have one card more.
        others: Iterable[int] = range(52)
        if self.round != WHOLE_HAND and fewest == self.missing(self.hand):
            others = self.helpful(self.hand, fewest)
        point = POINT if self.near > NEAR else POINT_LATE if fewest <= HOPE else POINT_LOST
        costs = {}
        for card, hand in left.items():
            helps = self.helpful(hand, fewest, others) if missing[card] == fewest else []
            chance = sum(self.out[other] for other in helps) / self.unseen
            costs[card] = MISSING * missing[card] - HELPED * chance - point * POINTS[card]
        return costs

    # Others

    def gift(self, card: int) -> float:
        """Gets what a discard gives to others."""
        gain = 0.0
        for step in range(1, self.players):
            seat = (self.me + step) % self.players
            share = 1.0 if step == 1 else BUYER
            if step > 1 and not self.tokens[seat]:
                continue
            if self.down[seat]:
                if step == 1 and self.fits(card, seat):
                    gain += FITS if self.sizes[seat] > 1 else LAST
            elif melds.is_two(card):
                gain += TWO * share
            elif self.wants(seat, card):
                gain += WANTED * share
        return gain

    def wants(self, seat: int, card: int) -> bool:
        """Tells whether a player who is not down has taken something that `card` goes with."""
        return any(
            ("set" in self.kinds and card % 13 == other % 13)
            or ("run" in self.kinds and card // 13 == other // 13 and 0 < abs(POSITION[card] - POSITION[other]) < 3)
            for other in self.taken[seat]
            if not melds.is_two(other)
        )

    def fits(self, card: int, seat: int) -> bool:
        """Tells whether `seat`, once down, could lay a card off."""
        return any((meld.low | meld.high) >> card & 1 for meld in self.table if self.others or meld.owner == seat)

    # Laying

    def can_lay(self, card: int) -> bool:
        """Tells whether this seat, which is down, could lay a further card."""
        return self.fits(card, self.me) or any(
            card in group for group in melds.best_melds([*self.hand, card], self.keep)
        )

    def layings(self) -> dict[str, float]:
        """Gets what would stay in hand after each way to lay."""
        costs = {}
        for text in self.legal:
            verb, _, rest = text.partition(" ")
            hand, table = self.hand, self.table[:]
            if verb == "layoff":
                word, number, *end = rest.split()
                card = parse_card(word)
                hand = without(hand, card)
                table[int(number) - 1] = added(table[int(number) - 1], card, 1 if end == ["low"] else 2)
            elif verb != "discard":
                for group in rest.split(" / "):
                    cards = tuple(map(parse_card, group.split()))
                    hand = without(hand, *cards)
                    table.append(table_meld(cards, self.me))
            else:
                continue
            costs[text] = self.rest(hand, table)
        return costs

    def rest(self, hand: list[int], table: list[Meld]) -> float:
        """Gets the points that stay in hand, after a discard, once all is laid that can be."""
        ways = [
            self.laid_off(hand, table),
            self.laid_off(self.melded(hand), table),
            self.melded(self.laid_off(hand, table)),
        ]
        return min(melds.points(way) - max([POINTS[card] for card in way], default=0) for way in ways)

    def melded(self, hand: list[int]) -> list[int]:
        """Gets what stays in hand after further melds."""
        return without(hand, *(card for group in melds.best_melds(hand, self.keep) for card in group))

    def laid_off(self, hand: list[int], table: list[Meld]) -> list[int]:
        """Gets what stays in hand after lay-offs, of twos last."""
        hand = sorted(hand, key=lambda card: (melds.is_two(card), -POINTS[card]))
        table = table[:]
        while len(hand) > self.keep:
            places = (
                (card, number, 2 if meld.kind == "set" or meld.high >> card & 1 else 1)
                for card in hand
                for number, meld in enumerate(table)
                if (meld.low | meld.high) >> card & 1 and (self.others or meld.owner == self.me)
            )
            place = next(places, None)
            if place is None:
                break
            card, number, end = place
            table[number] = added(table[number], card, end)
            hand.remove(card)
        return hand


def without(hand: Sequence[int], *cards: int) -> list[int]:
    """Gets a hand without some of its cards."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest


def taken(observation: Mapping[str, Any]) -> list[list[int]]:
    """Gets for each seat the cards that it took from the discards and still holds."""
    held: list[list[int]] = [[] for _ in observation["down"]]
    top = observation["upcard"]
    for seat, text in observation["history"]:
        verb, *words = text.replace(" /", "").split()
        if text in ("draw discard", "buy"):
            held[seat].append(parse_card(top))
        elif verb == "discard":
            top = words[0]
        if verb in ("discard", "layoff", "meld", "contract"):
            for word in words[:1] if verb == "layoff" else words:
                if parse_card(word) in held[seat]:
                    held[seat].remove(parse_card(word))
    return held
