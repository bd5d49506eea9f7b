"""Playing a deal of Ristiseiska or Pantti on to its end, over and over, as fast as Python allows.

`Playouts` reads an observation once. `sample` deals the cards that the seat does not see to hands that may hold them;
`playout` plays an action there and lets everybody go on by the tables of the heuristic.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.cards import HIDDEN, PACK, Positions, cards_of, mask_of, parse_card
from kortti.opponents.sevens_table import (
    ACE,
    ACES,
    BEG,
    GIVE,
    KING,
    LAY_HIGH,
    LAY_LOW,
    PASS,
    STOP,
    SUIT,
    TWO,
    SuitGifts,
    tables,
)

KINGS = ACES << KING
WORDS = {"stop": STOP, "pass": PASS, "beg": BEG}
NEARER = 0.05  # what a card fewer than others is worth where winning the deal is worth 1
HALF = (1 << 26) - 1
_LOWER, _UPPER = Positions(0), Positions(26)


def action_of(text: str) -> int:
    """Gets the engine's number of the action `text`."""
    word, _, card = text.partition(" ")
    if not card:
        return WORDS[word]
    number = parse_card(card[:2])
    if word == "give":
        return GIVE + number
    return number if len(card) == 2 else (LAY_LOW if card.endswith("low") else LAY_HIGH) + number // 13


def card_of(action: int) -> int:
    """Gets the card that an action lays."""
    return action if action < LAY_LOW else (action & 3) * 13


def goes_on(observation: Mapping[str, Any], time: int) -> bool:
    """Tells whether who laid a card as action number `time` was offered another one (A3)."""
    history = observation["history"]
    if time + 1 < len(history):
        return bool(history[time + 1][0] == history[time][0])
    return bool(observation["phase"] == "bonus")


class Layout:
    """What lies on the table: the cards, those that can be laid next, where aces go."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.tables = tables(options)
        self.aces_low = options["ace"] == "low"
        self.aces = "low" if self.aces_low else "open"
        self.unlaid = PACK
        self.open = 1 << 6  # the seven of clubs
        self.forked = 0  # aces that can be laid at either end

    def lay(self, action: int) -> None:
        """Lays the card of `action`."""
        card = card_of(action)
        self.unlaid ^= 1 << card
        self.open = self.open & ~(1 << card) | self.tables["low"].opens[card]
        if not self.aces_low:
            if card % 13 == ACE:
                above = action < LAY_LOW and self.unlaid >> card + TWO & 1
                self.aces = "high" if action >= LAY_HIGH or self.aces == "high" or above else "low"
            self.open, self.forked = aces_open(self.open, self.unlaid, self.aces)


def aces_open(open_: int, unlaid: int, aces: str) -> tuple[int, int]:
    """Gets the cards that can be laid at one end, and the aces that can be at either, where the first decides (1.5)."""
    waiting = ACES & unlaid
    low = waiting & ~(unlaid >> TWO) if aces != "high" else 0
    high = waiting & ~(unlaid >> KING) if aces != "low" else 0
    return open_ & ~ACES | low ^ high, low & high


class Playouts:
    """The deals that one seat thinks possible, and how they may go on."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        options = observation["options"]
        zones = observation["zones"]
        self.me: int = observation["player"]
        self.players: int = options["players"]
        self.begging: bool = options["unable"] == "beg"
        self.has_token = not self.begging and options["token_points"] != 0
        self.bonus = ACES | KINGS if options["bonus_turn"] else 0
        self.stall: int = options["stall_circuits"] * self.players
        self.options = options
        self.counts = [len(zones[f"hand:{seat}"]) for seat in range(self.players)]
        self.layout = Layout(options)
        self.fresh = (1 << self.players) - 1  # seats that have not had a turn (B3)
        self.drought = 0
        self.token = self.beggar = -1
        self.possible = [0] * self.players  # the cards that a seat may hold
        self._read(observation)
        self._divide()

    def _read(self, observation: Mapping[str, Any]) -> None:
        """Follows the history: the table, and for each seat the cards that it may hold."""
        me, layout, possible = self.me, self.layout, self.possible
        dealt = mask_of(map(parse_card, observation["dealt"]))
        possible[:] = [dealt if seat == me else PACK ^ dealt for seat in range(self.players)]
        caught = observation.get("caught", ())
        history = observation["history"]
        self.penalty = False  # whether this is a gift to somebody who begged falsely
        for time, (seat, text) in enumerate(history):
            if text.startswith("give"):
                if text.endswith(HIDDEN):  # any card that the giver may have held
                    possible[self.beggar] |= possible[seat]
                else:
                    card = 1 << parse_card(text[5:])
                    possible[:] = [cards & ~card for cards in possible]
                    possible[self.beggar] |= card
                continue
            self.fresh &= ~(1 << seat)
            action = action_of(text)
            if action < STOP:
                self.drought = 0
                layout.lay(action)
                possible[:] = [cards & layout.unlaid for cards in possible]
                if seat != me and self.bonus >> card_of(action) & 1 and not goes_on(observation, time):
                    possible[seat] &= ~(layout.open | layout.forked)
            elif action != STOP:
                self.drought += 1
                self.beggar = seat
                self.token = seat
                self.penalty = time in caught
                if seat != me and not self.penalty:
                    possible[seat] &= ~(layout.open | layout.forked)
        self.penalty &= observation["phase"] == "give"

    def _divide(self) -> None:
        """Tells the cards that anybody may hold from those that some seats cannot."""
        self.hand = self.possible[self.me]
        others = [seat for seat in range(self.players) if seat != self.me]
        self.others = others
        unseen = cards_of(self.layout.unlaid & ~self.hand)
        self.owners = {card: [seat for seat in others if self.possible[seat] >> card & 1] for card in unseen}
        self.free = [1 << card for card in unseen if len(self.owners[card]) == len(others)]
        self.bound = [card for card in unseen if len(self.owners[card]) < len(others)]
        self.bound.sort(key=lambda card: len(self.owners[card]))

    # Deals

    def sample(self, rng: random.Random) -> list[int]:
        """Gets hands by seat that agree with the counts and with who cannot hold what; the rest is left to chance."""
        held: list[list[int]] = [[] for _ in self.counts]
        for card in self.bound:
            self._place(card, held, set(), rng)
        free = self.free
        cards = rng.sample(free, len(free))
        hands = [0] * self.players
        hands[self.me] = self.hand
        begin = 0
        for seat in self.others:
            end = begin + self.counts[seat] - len(held[seat])
            hands[seat] = mask_of(held[seat]) | sum(cards[begin:end])
            begin = end
        return hands

    def _place(self, card: int, held: list[list[int]], tried: set[int], rng: random.Random) -> bool:
        """Finds a hand for `card`, moving others on where all that may hold it are full; False where it cannot be."""
        seats = [seat for seat in self.owners[card] if seat not in tried]
        room = [self.counts[seat] - len(held[seat]) for seat in seats]
        total = sum(room)
        if total:
            chance = rng.random() * total
            for seat, space in zip(seats, room, strict=True):
                chance -= space
                if chance < 0:
                    held[seat].append(card)
                    return True
        for seat in rng.sample(seats, len(seats)):
            tried.add(seat)
            for other in rng.sample(held[seat], len(held[seat])):
                held[seat].remove(other)
                if self._place(other, held, tried, rng):
                    held[seat].append(card)
                    return True
                held[seat].append(other)
        return False

    # Playing on

    def playout(self, world: Sequence[int], action: int, moves: list[tuple[int, int]] | None = None) -> float:
        """Gets what `action` brings the seat in a deal where `world` has the hands, higher being better.

        Writes what everybody does into `moves`, where there is such a list.
        """
        hands = list(world)
        layout = self.layout
        open_, forked, aces, unlaid = layout.open, layout.forked, layout.aces, layout.unlaid
        table = layout.tables[aces]
        plays, behind, gifts, opens = table.plays, table.behind, table.gifts, table.opens
        players, begging, bonus, aces_low = self.players, self.begging, self.bonus, layout.aces_low
        seat, beggar, fresh, drought, token = self.me, self.beggar, self.fresh, self.drought, self.token
        asked = self._asked()
        while True:
            if moves is not None:
                moves.append((seat, action))
            best, choice = -1e9, STOP
            if action < STOP:
                card = action if action < LAY_LOW else (action & 3) * 13
                bit = 1 << card
                hands[seat] = hand = hands[seat] ^ bit
                if not hand:
                    break
                unlaid ^= bit
                open_ = open_ & ~bit | opens[card]
                drought = 0
                fresh &= ~(1 << seat)
                if not aces_low and card % 13 in (ACE, TWO, KING):
                    if card % 13 == ACE and aces == "open":
                        above = action < LAY_LOW and unlaid >> card + TWO & 1
                        aces = "high" if action >= LAY_HIGH or above else "low"
                        table = layout.tables[aces]
                        plays, behind, gifts = table.plays, table.behind, table.gifts
                    open_, forked = aces_open(open_, unlaid, aces)
                lays = hand & (open_ | forked) if bit & bonus else 0
                if lays:  # one more card, or stop
                    best = 0.0
                else:
                    seat = (seat + 1) % players
                    hand = hands[seat]
                    lays = hand & (open_ | forked)
            elif action >= GIVE:
                bit = 1 << action - GIVE
                hands[seat] ^= bit
                hands[beggar] |= bit
                if asked:
                    seat = asked.pop(0)
                    action = best_gift(hands[seat], unlaid, gifts)
                    continue
                if drought >= self.stall:
                    break
                seat = (beggar + 1) % players
                hand = hands[seat]
                lays = hand & (open_ | forked)
            else:
                fresh &= ~(1 << seat)
                if action != STOP:
                    drought += 1
                    token = seat
                if action == BEG:
                    beggar = seat
                    seat = self._giver(hands, beggar)
                    action = best_gift(hands[seat], unlaid, gifts)
                    continue
                if drought >= self.stall:
                    break
                seat = (seat + 1) % players
                hand = hands[seat]
                lays = hand & (open_ | forked)

            if not lays:
                action = BEG if begging and not fresh >> seat & 1 and self._giver(hands, seat) >= 0 else PASS
                continue
            if lays & lays - 1 or not best:
                for card in _LOWER[lays & HALF] + _UPPER[lays >> 26]:
                    value = plays[card][behind[card] & hand]
                    if value > best:
                        best = value
                        choice = card
            else:
                choice = lays.bit_length() - 1
            action = LAY_LOW + choice // 13 if forked and choice != STOP and forked >> choice & 1 else choice
        return self._result(hands, aces, token)

    def _asked(self) -> list[int]:
        """Gets the seats that give a card after this one, where somebody begged falsely (2.6)."""
        if not self.penalty:
            return []
        rest = range(self.me + 1, self.me + (self.beggar - self.me) % self.players)
        return [seat % self.players for seat in rest if self.counts[seat % self.players] > 1]

    def _giver(self, hands: Sequence[int], beggar: int) -> int:
        """Gets the seat that a beggar asks (B4, B5), -1 where nobody has a card to spare."""
        for step in range(1, self.players):
            hand = hands[beggar - step]
            if hand & hand - 1:
                return (beggar - step) % self.players
        return -1

    def _result(self, hands: Sequence[int], aces: str, token: int) -> float:
        """Gets what the end of a deal is worth: where points are counted, how many fewer one has, else winning it.

        To have fewer cards than others counts a little then: that tells more of an action than victory alone does.
        """
        counts = [hand.bit_count() for hand in hands]
        least = min(counts)
        me = self.me
        options = self.options
        if not options["score_cards"]:
            ahead = (sum(counts) - counts[me]) / (self.players - 1) - counts[me]
            return NEARER * ahead + (1 / counts.count(least) if counts[me] == least else 0.0)
        extra = self.layout.tables[aces].ace_points - 1
        points = []
        for hand in hands:
            pips = extra * (hand & ACES).bit_count()
            for card in _LOWER[hand & HALF] + _UPPER[hand >> 26]:
                pips += card % 13 + 1
            points.append(pips)
        if self.has_token and token >= 0 and not (options["token_exempts_winner"] and counts[token] == least):
            points[token] += options["token_points"]
        return (sum(points) - points[me]) / (self.players - 1) - points[me]


def best_gift(hand: int, unlaid: int, gifts: Sequence[SuitGifts]) -> int:
    """Gets the action by which the tables give a card of `hand` away."""
    clubs, diamonds, hearts, spades = gifts
    best = max(
        clubs[(unlaid & SUIT) << 13 | hand & SUIT],
        diamonds[(unlaid >> 13 & SUIT) << 13 | hand >> 13 & SUIT],
        hearts[(unlaid >> 26 & SUIT) << 13 | hand >> 26 & SUIT],
        spades[unlaid >> 39 << 13 | hand >> 39],
    )
    return GIVE + best[1]
