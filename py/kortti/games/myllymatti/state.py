"""The state of a deal of Myllymatti (rule set C): players collect cards in duels, then shed them.

In the first half (phase ``collect``) two seats at a time play a card each, and the higher rank wins both; in the second
(phase ``shed``) the won cards are the hands, a card is beaten or taken, and the last with cards loses.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from kortti.cards import CARDS, HIDDEN, SUITS
from kortti.game import Action, Event, Game
from kortti.games.beating import BeatingState
from kortti.games.myllymatti.events import (
    BEATEN,
    BOUNCED,
    COMPLETE,
    DRAWN,
    GONE,
    KEPT,
    LED,
    OUT,
    PICKED,
    PLAYED,
    STALLED,
    TAKEN,
    TRUMPED,
    TURNED,
    WINS,
    WON,
    WON_LATE,
)
from kortti.games.myllymatti.facts import (
    ACTIONS,
    BEATS,
    HAND,
    LEFT,
    SEATS,
    STRENGTH,
    TAKE,
    TEXTS,
    TURN,
    HouseRules,
)
from kortti.messages import message
from kortti.shown import Peak


class MyllymattiState(BeatingState):
    """One deal. Phases: ``collect`` and ``shed``, the two halves, and ``over``."""

    texts, actions = TEXTS, ACTIONS

    __slots__ = ("bounced", "rules")

    rules: HouseRules
    bounced: list[tuple[int, int]]  # seat and card

    def __init__(self, game: Game, rules: HouseRules, deck: list[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self.rules = rules
        self.bounced = []
        self.current_player = LEFT[dealer]  # leads (3.3, 1)

    def clone(self) -> MyllymattiState:
        """Returns an independent copy."""
        copy = self._bare_copy()
        copy.rules = self.rules
        copy.bounced = self.bounced.copy()
        return copy

    # Actions

    def legal_actions(self) -> list[Action]:
        """Returns the legal actions in ascending order: cards, then `turn` or `take` (C6, C9)."""
        player = self.current_player
        if player is None:
            return []
        hand = self.hands[player]
        if self.phase == "collect":
            return [*hand, TURN] if len(self.stock) >= 2 else [*hand]  # C6
        if not self.trick:
            return [*hand]
        assert self.trump is not None
        is_beaten_by = BEATS[self.trump][self.trick[-1][1]]
        legal = []
        for card in hand:  # faster than a comprehension
            if is_beaten_by[card]:
                legal.append(card)
        if not (legal and self.rules.must_beat):  # C9
            legal.append(TAKE)
        return legal

    def apply_action(self, action: Action) -> list[Event]:
        """Applies `action` in place; see `State.apply_action`."""
        player = self.current_player
        if player is None or type(action) is not int or action not in self.legal_actions():
            raise self.illegal(action)
        events = self._collect(player, action) if self.phase == "collect" else self._shed(player, action)
        self._history.append((player, action))
        return events

    # The first half (3.3)

    def _collect(self, player: int, action: int) -> list[Event]:
        """Plays a card to a duel (3.3, 1-2), which ends if both have played.

        If the next seat has no card, the half ends (3.3, 8; C8).
        """
        if action == TURN:
            card = self._take_from_stock(player, into_hand=False)
            events = [TURNED[player][card]]
        else:
            card = action
            self.hands[player].remove(card)
            events = [PLAYED[player][card]]
        self.trick.append((player, card))
        if self.rules.draw_timing == "immediate":  # C2
            self._draw(player, events)
        seat = LEFT[player] if len(self.trick) == 1 else self._end_duel(events)
        if self.hands[seat]:
            self.current_player = seat
        else:
            self._end_half(events)
        return events

    def _end_duel(self, events: list[Event]) -> int:
        """Gives the duel to the higher rank, or leaves tied cards on the table. Returns the next leader (3.3, 3-5)."""
        (leader, led), (follower, answer) = self.trick
        winner = leader
        if STRENGTH[led] == STRENGTH[answer]:  # the same two play again (C5)
            peak = Peak("bounce", message("myllymatti-peak-bounce"), (CARDS[led], CARDS[answer]))
            events += Event("myllymatti-bounce", leader, follower, peak=peak), BOUNCED[led], BOUNCED[answer]
            self.bounced += self.trick
        else:
            if STRENGTH[led] < STRENGTH[answer]:
                winner = follower
            events += WINS[winner], WON[winner][led], WON[winner][answer]
            self.won[winner] += led, answer
            for _, card in self.bounced:
                events.append(WON_LATE[winner][card])
                self.won[winner].append(card)
            self.bounced.clear()
        self.trick.clear()
        if self.stock and self.rules.draw_timing == "after_trick":  # C2, C4: bounced or not
            follower_first = self.rules.draw_order == "winner_first" and winner == follower  # C3
            for seat in (follower, leader) if follower_first else (leader, follower):
                self._draw(seat, events)
        return winner

    def _draw(self, seat: int, events: list[Event]) -> None:
        """Draws a card for `seat` if it holds fewer than three (3.3, 5-7; C1).

        The last card is shown, fixes the trump and goes to the seat's won pile, not to its hand (C18).
        """
        if len(self.hands[seat]) >= HAND or not self.stock:
            return
        if len(self.stock) > 1:
            card = self._take_from_stock(seat, into_hand=True)
            insort(self.hands[seat], card)
            events.append(DRAWN[seat][card])
        else:
            card = self._take_from_stock(seat, into_hand=False)
            self.won[seat].append(card)
            self.trump, self.trump_seat = card // 13, seat
            events.append(TRUMPED[seat][card])

    # Between the halves (3.3, 8)

    def _end_half(self, events: list[Event]) -> None:
        """Adds the unfinished duel (C7) and the hands to their owners' won piles, and starts the second half."""
        # A hand is empty only after the stock is, and the last card of the stock has fixed the trump (3.3).
        assert self.trump is not None and self.trump_seat is not None
        args = (("suit", SUITS[self.trump]),)
        events.append(Event("myllymatti-halftime", self.trump_seat, args=args, turns_table=True))
        for seat, card in self.trick:
            self.won[seat].append(card)
            events.append(WON[seat][card])
        for seat, card in self.bounced:
            self.won[seat].append(card)
            events.append(WON_LATE[seat][card])
        self.trick.clear()
        self.bounced.clear()
        self.shown = self.hands
        for seat, hand in enumerate(self.shown):
            if hand:
                self.won[seat] += hand
                texts = tuple(CARDS[card] for card in hand)
                events.append(Event("myllymatti-shows", seat, args=(("cards", texts),)))
                events += [KEPT[seat][card] for card in hand]
        self.half = len(self._history) + 1  # counting this action
        self.phase = "shed"
        self._pick_up(events)
        if not self._is_decided(events):
            self._give_turn(self.trump_seat)  # leads (3.4, 2)

    def _pick_up(self, events: list[Event]) -> None:
        """Turns the won piles into hands. Seats without cards are out at once, ahead of all others (3.4, 1; C14)."""
        self.hands = [sorted(pile) for pile in self.won]
        self.won = [[] for _ in range(SEATS)]
        # the last card of the stock fixed the trump (C18)
        trump = self.drawn[-1][2]
        peak = Peak("turn", message("myllymatti-peak-half", suit=SUITS[trump // 13]), (CARDS[trump],))
        picked = [PICKED[seat][card] for seat, hand in enumerate(self.hands) for card in hand]
        events += [picked[0]._replace(peak=peak), *picked[1:]]
        if without := [seat for seat, hand in enumerate(self.hands) if not hand]:
            self.out_order.append(tuple(without))
            events += [OUT[seat] for seat in without]

    # The second half (3.4)

    def _shed(self, player: int, action: int) -> list[Event]:
        """Takes the last card of the trick, or leads or beats with a card (3.4, 2-8)."""
        hand, trick = self.hands[player], self.trick
        self.since_progress += 1
        seat = LEFT[player]
        if action == TAKE:
            _, card = trick.pop()
            insort(hand, card)
            events = [TAKEN[player][card]]
        else:
            events = [BEATEN[player][action] if trick else LED[player][action]]
            hand.remove(action)
            trick.append((player, action))
            if not hand:  # after a lead or a beat alike, the trick goes on (C16)
                self.out_order.append((player,))
                events.append(OUT[player])
            if len(trick) == self.trick_size:
                self._complete(player, events)
                seat = player  # leads (C11)
            if not hand and self._is_decided(events):  # 3.4, 7; C13
                return events
        if self.since_progress >= self.rules.stall_actions:  # C15: only if the deal is not decided
            events.append(STALLED)
            self._finish()
        else:
            self._give_turn(seat)
        return events

    def _complete(self, player: int, events: list[Event]) -> None:
        """Removes the trick that `player` has completed from play (3.4, 4) and restarts the count of C15."""
        events.append(COMPLETE[player])
        for _, card in self.trick:
            self.completed.append(card)
            events.append(GONE[card])
        self.trick.clear()
        self.since_progress = 0

    def _give_turn(self, seat: int) -> None:
        """Gives the turn to `seat`, or to the next seat on its left that has cards (C10).

        Before a lead, the number of seats with cards becomes the size of the trick, which stays fixed (C12).
        """
        while not self.hands[seat]:
            seat = LEFT[seat]
        self.current_player = seat
        if not self.trick:
            self.trick_size = SEATS - self.hands.count([])

    # Observation

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        """Returns hands, won piles, stock, bounced cards, trick and complete tricks."""

        if player is not None:
            self.game.check_seat(player)

        def texts(cards: Iterable[int], seen: bool = True) -> list[str]:
            return [CARDS[card] if seen else HIDDEN for card in cards]

        zones: dict[str, list[str]] = {}
        for seat, hand in enumerate(self.hands):
            zones[f"hand:{seat}"] = texts(hand, player in (None, seat))
        for seat, pile in enumerate(self.won):
            zones[f"won:{seat}"] = texts(sorted(pile), player is None)
        zones["stock"] = texts(reversed(self.stock), player is None)
        zones["table"] = texts(card for _, card in self.bounced)
        zones["trick"] = texts(card for _, card in self.trick)
        zones["out"] = texts(self.completed)
        return zones
