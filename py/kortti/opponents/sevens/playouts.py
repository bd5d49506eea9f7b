"""Fast playouts of a Ristiseiska or Pantti deal."""

from __future__ import annotations

from collections.abc import Sequence

from kortti.cards import PACK, cards_of
from kortti.games.sevens.facts import (
    ACE,
    ACES,
    BEG,
    GIVE,
    KING,
    LAY_LOW,
    PASS,
    STOP,
    TWO,
    aces_that_fit,
    card_of,
    end_of_ace,
    pips,
)
from kortti.opponents.sevens.heuristics import best_gift, best_play, tables
from kortti.opponents.sevens.knowledge import Progress

NEARER = 0.05  # value of each card fewer than the others' average, winning the deal being 1
ANY = -1e9  # below every card's value


class Playouts:
    """Playouts from one position, everybody playing by the heuristics."""

    def __init__(self, progress: Progress) -> None:
        self.progress, self.house = progress, progress.house
        self.tables = [tables(self.house, ending) for ending in (False, True)]

    def playout(self, world: Sequence[int], action: int, moves: list[tuple[int, int]] | None = None) -> float:
        """Returns the observer's result after `action` in the deal `world`, higher being better.

        Appends every move to `moves`, if given. Repeats the rules of a turn for speed:
        `test_playouts_keep_to_the_rules` (tests/engine/opponents/test_sevens.py) checks each move against the engine.
        """
        hands = list(world)
        progress, house, layout = self.progress, self.house, self.progress.layout
        open_, either, aces, unlaid = layout.open, layout.either, layout.aces, PACK ^ layout.laid
        by_aces = self.tables[1 in progress.counts]
        table = by_aces[aces]
        opens, bonus_cards, begging, stall = table.opens, house.bonus_cards, house.begging, house.stall_turns
        players, first_ace_decides = house.players, house.first_ace_decides
        seat, beggar, fresh = progress.me, progress.beggar, progress.fresh
        drought, token, asked = progress.drought, progress.token, progress.asked()
        while True:
            if moves is not None:
                moves.append((seat, action))
            again = False  # True if the same seat may lay another card
            if action < STOP:
                card = action if action < LAY_LOW else card_of(action)
                bit = 1 << card
                hands[seat] = hand = hands[seat] ^ bit
                if not hand:
                    break
                if not hand & hand - 1:
                    by_aces = self.tables[True]
                    table = by_aces[aces]
                unlaid ^= bit
                open_ = open_ & ~bit | opens[card]
                drought = 0
                if first_ace_decides and card % 13 in (ACE, TWO, KING):
                    if card % 13 == ACE and aces is None:
                        aces = end_of_ace(action, PACK ^ unlaid ^ bit, None)
                        table = by_aces[aces]
                    low, high = aces_that_fit(PACK ^ unlaid, aces)
                    open_, either = open_ & ~ACES | low | high, low & high
                again = card in bonus_cards and hand & open_ != 0
            elif action >= GIVE:
                bit = 1 << action - GIVE
                hands[seat] ^= bit
                hands[beggar] |= bit
                if asked:
                    seat = asked.pop(0)
                    action = best_gift(hands[seat], unlaid, table.gifts)
                    continue
                seat = beggar
            elif action != STOP:
                drought += 1
                token = seat
                if action == BEG:
                    beggar, seat = seat, self._giver(hands, seat)
                    action = best_gift(hands[seat], unlaid, table.gifts)
                    continue
            if not again:
                if drought >= stall:
                    break
                fresh &= ~(1 << seat)
                seat = (seat + 1) % players
            hand = hands[seat]
            lays = hand & open_
            if not lays:
                action = BEG if begging and not fresh >> seat & 1 and self._giver(hands, seat) >= 0 else PASS
                continue
            if again or lays & lays - 1:
                action = best_play(lays, hand, table, 0.0 if again else ANY)
            else:
                action = lays.bit_length() - 1
            if either and either >> action & 1:
                action = LAY_LOW + action // 13
        return self._result(hands, aces, token)

    def _giver(self, hands: Sequence[int], beggar: int) -> int:
        """Returns the seat that a beggar asks (B4, B5), or -1 if nobody has a card to spare."""
        players = self.house.players
        for step in range(1, players):
            hand = hands[beggar - step]
            if hand & hand - 1:
                return (beggar - step) % players
        return -1

    def _result(self, hands: Sequence[int], aces: str | None, token: int) -> float:
        """Returns the value of a finished deal: the lead in points if points are scored, else 1 for a win.

        Without points, having fewer cards than others adds a little: it separates actions better than wins alone.
        """
        counts = [hand.bit_count() for hand in hands]
        least = min(counts)
        me, house = self.progress.me, self.house
        if not house.score_cards:
            ahead = (sum(counts) - counts[me]) / (house.players - 1) - counts[me]
            return NEARER * ahead + (1 / counts.count(least) if counts[me] == least else 0.0)
        ace_value = house.ace_value(aces)
        points = [sum(pips(card, ace_value) for card in cards_of(hand)) for hand in hands]
        if house.has_token and token >= 0 and not (house.token_exempts_winner and counts[token] == least):
            points[token] += house.token_points
        return (sum(points) - points[me]) / (house.players - 1) - points[me]
