"""The state of a deal of Skitgubbe (rule set G): players collect cards in tricks, then shed them.

In the first half (phases ``collect`` and, by the option, ``slough``) the highest rank wins a trick; in the second
(phase ``shed``) the won cards are the hands, a lay is beaten or taken, and the last with cards loses.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterable

from kortti.cards import CARDS, HIDDEN
from kortti.game import Action, Event, Game
from kortti.games.beating import BeatingState, out_event
from kortti.games.skitgubbe import events as told
from kortti.games.skitgubbe.facts import (
    ACTIONS,
    CARD_AT,
    DRECK,
    DRECK_TRUMP,
    HAND,
    LAY_OF,
    LAYS,
    SLOUGH,
    STOP,
    STRENGTH,
    TAKE,
    TEXTS,
    TURN,
    HouseRules,
    beats_lay,
    follows_on,
)
from kortti.shown import hand_of


class SkitgubbeState(BeatingState):
    """One deal. Phases: ``collect`` and ``slough`` in the first half, ``shed`` in the second, and ``over``."""

    texts, actions = TEXTS, ACTIONS

    __slots__ = ("lays", "round_seats", "rounds", "rules", "table")

    rules: HouseRules
    # The first half, in which `trick` holds the cards of the current round
    rounds: int  # rounds of the trick so far, including this one: more than one in a war
    round_seats: list[int]  # the seats that play in this round, in order
    table: list[tuple[int, int]]  # seats and cards of earlier rounds of the trick, and of sloughed cards
    # The second half
    lays: list[tuple[int, int]]  # seat and lay, the bottom one first

    def __init__(self, game: Game, rules: HouseRules, deck: list[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self.rules = rules
        self.table, self.lays = [], []
        self._begin_trick(self._left(dealer))  # 2.1
        self.current_player = self.round_seats[0]

    def clone(self) -> SkitgubbeState:
        """Returns an independent copy."""
        copy = self._bare_copy()
        copy.rules = self.rules
        copy.rounds = self.rounds
        copy.round_seats = self.round_seats  # never modified once set
        copy.table = self.table.copy()
        copy.lays = self.lays.copy()
        return copy

    def _left(self, seat: int) -> int:
        return (seat + 1) % self.rules.players

    # Actions

    def legal_actions(self) -> list[Action]:
        """Returns the legal actions: cards or lays, then `turn`, `stop` or `take`."""
        player = self.current_player
        if player is None:
            return []
        hand = self.hands[player]
        if self.phase == "collect":  # any card, whatever lies on the table (G11)
            return [*hand, TURN] if len(self.stock) >= 2 else [*hand]  # G6
        if self.phase == "slough":
            ranks = self.ranks_on_table()
            return [*(SLOUGH + card for card in hand if STRENGTH[card] in ranks), STOP]  # G9, G10
        lays = self._lays_in(hand)
        if not self.lays:
            return lays
        assert self.trump is not None
        last, trump = self.lays[-1][1], self.trump
        beating = [lay for lay in lays if beats_lay(lay, last, trump)]
        return beating if beating and self.rules.must_beat else [*beating, TAKE]  # G18

    def ranks_on_table(self) -> set[int]:
        """Returns the strengths of the cards of this trick, including earlier rounds and sloughed cards (G9)."""
        return {STRENGTH[card] for _, card in self.trick + self.table}

    def _lays_in(self, hand: list[int]) -> list[int]:
        """Returns all lays of a hand: its cards and, by the option, its runs (2.5, 1; G15)."""
        if not self.rules.runs:
            return [*hand]
        held, lays = set(hand), [*hand]
        for by_strength in CARD_AT:
            for low in range(13):
                for above in range(low, 13):
                    if by_strength[above] not in held:
                        break
                    if above > low:
                        lays.append(LAY_OF[tuple(by_strength[low : above + 1])])
        return lays

    def apply_action(self, action: Action) -> list[Event]:
        """Applies `action` in place; see `State.apply_action`."""
        player = self.current_player
        if player is None or type(action) is not int or action not in self.legal_actions():
            raise self.illegal(action)
        if self.phase == "collect":
            events = self._collect(player, action)
        elif self.phase == "slough":
            events = self._slough(player, action)
        else:
            events = self._shed(player, action)
        self._history.append((player, action))
        return events

    # The first half (2.3)

    def _begin_trick(self, leader: int) -> None:
        """Starts a trick: a round of all seats from `leader` on, or by the option of two (2.3, 1; G1)."""
        players = self.rules.players
        size = 2 if self.rules.tricks == "pair" else players
        self.round_seats = [(leader + step) % players for step in range(size)]
        self.rounds = 1

    def _collect(self, player: int, action: int) -> list[Event]:
        """Plays a card of the hand or the top card of the stock, and draws (2.3, 2-3)."""
        is_turn = action == TURN
        if is_turn:
            card = self._take_from_stock(player, into_hand=False)
        else:
            card = action
            self.hands[player].remove(card)
        self.trick.append((player, card))
        events = [told.played(player, card, is_turn)]
        self._draw(player, events)
        self._ask_or_go_on(player, events)
        return events

    def _slough(self, player: int, action: int) -> list[Event]:
        """Sloughs a card of a rank on the table and draws, or stops sloughing (2.3, 4; G8)."""
        if action == STOP:
            events = [Event("skitgubbe-stop", player)]
            self._go_on(events)
            return events
        card = action - SLOUGH
        self.hands[player].remove(card)
        self.table.append((player, card))
        events = [told.sloughed(player, card)]
        self._draw(player, events)
        self._ask_or_go_on(player, events)
        return events

    def _draw(self, seat: int, events: list[Event]) -> None:
        """Draws a card for `seat` at once if it holds fewer than three (2.3, 3; G5).

        The last card is shown, fixes the trump and goes to the seat's won pile, not to its hand (G7).
        """
        if len(self.hands[seat]) >= HAND or not self.stock:
            return
        is_last = len(self.stock) == 1
        card = self._take_from_stock(seat, into_hand=not is_last)
        if is_last:
            self.won[seat].append(card)
            self.trump, self.trump_seat = card // 13, seat
            events.append(told.trumped(seat, card))
        else:
            insort(self.hands[seat], card)
            events.append(told.drawn(seat, card))

    def _ask_or_go_on(self, player: int, events: list[Event]) -> None:
        """Asks `player` whether to slough, even if no card fits (G8, G10); without the option the round goes on."""
        if self.rules.slough and self.hands[player]:
            self.phase = "slough"
        else:
            self._go_on(events)

    def _go_on(self, events: list[Event]) -> None:
        """Gives the turn to the next seat of the round. Without cards the half ends, even in a war (2.3, 6; G12)."""
        if len(self.trick) == len(self.round_seats):
            self._end_round(events)
        seat = self.round_seats[len(self.trick)]
        if self.hands[seat]:
            self.phase = "collect"
            self.current_player = seat
        else:
            self._end_half(events)

    def _end_round(self, events: list[Event]) -> None:
        """Gives the trick to the highest rank; seats that tie play another round (2.3, 5; G2, G4)."""
        ranks = Counter(STRENGTH[card] for _, card in self.trick)
        pairs = [rank for rank, count in ranks.items() if count > 1]
        top = max(pairs if pairs and self.rules.tie == "any_pair" else ranks)  # G3
        contenders = [seat for seat, card in self.trick if STRENGTH[card] == top]
        cards = [card for _, card in self.trick]
        if len(contenders) > 1:
            events += told.tied(cards, [card for card in cards if STRENGTH[card] == top])
            self.table += self.trick
            self.round_seats = contenders
            self.rounds += 1
        else:
            (winner,) = contenders
            waiting = [card for _, card in self.table]
            pile = told.won_by(winner)
            events.append(Event("myllymatti-wins", winner, occasion="proud" if waiting else ""))
            events += told.moved(cards, "trick", pile) + told.moved(waiting, "table", pile)
            self.won[winner] += cards + waiting
            self.table = []
            self._begin_trick(winner)
        self.trick = []

    # Between the halves (2.3, 6 and 2.4)

    def _end_half(self, events: list[Event]) -> None:
        """Adds the unfinished trick (G13) and the hands to their owners' won piles, and starts the second half."""
        # A hand is empty only after the stock is, and the last card of the stock has fixed the trump (2.3, 6).
        assert self.trump is not None and self.trump_seat is not None
        events.append(told.halftime(self.trump_seat, self.trump))
        for zone, waiting in (("trick", self.trick), ("table", self.table)):
            for seat, card in waiting:
                self.won[seat].append(card)
                events += told.moved([card], zone, told.won_by(seat))
        self.trick, self.table = [], []
        self.shown = self.hands
        for seat, hand in enumerate(self.shown):
            if hand:
                self.won[seat] += hand
                events += told.shown(seat, hand)
        self.half = len(self._history) + 1  # counting this action
        self.phase = "shed"
        self.hands = [sorted(pile) for pile in self.won]
        self.won = [[] for _ in self.hands]
        events += told.picked_up(self.hands, self.drawn[-1][2])
        self._deal_dreck(events)
        if without := [seat for seat, hand in enumerate(self.hands) if not hand]:  # ahead of all others (G18, G20)
            self.out_order.append(tuple(without))
            events += [out_event(seat) for seat in without]
        if not self._is_decided(events):
            self._give_turn(self.trump_seat)  # G14, G20

    def _deal_dreck(self, events: list[Event]) -> None:
        """Deals the low cards anew to the seats with fewer cards than the house rule says (2.4; G19)."""
        players = self.rules.players
        order = [(self.dealer + step) % players for step in range(1, players + 1)]
        victims = [seat for seat in order if len(self.hands[seat]) < self.rules.dreck]
        if not victims:
            return
        assert self.trump is not None
        low = [CARD_AT[suit][strength] for strength in DRECK for suit in range(4)]
        low.append(CARD_AT[self.trump][DRECK_TRUMP])
        holders = {card: seat for seat, hand in enumerate(self.hands) for card in hand}
        events.append(Event("skitgubbe-dreck", args=(("n", self.rules.dreck),)))
        for number, card in enumerate(low):
            giver, victim = holders[card], victims[number % len(victims)]
            self.hands[giver].remove(card)
            insort(self.hands[victim], card)
            if giver != victim:
                events += told.moved([card], hand_of(giver), hand_of(victim))

    # The second half (2.5)

    def _shed(self, player: int, action: int) -> list[Event]:
        """Takes from the trick, or leads or beats with a lay (2.5, 2-7)."""
        hand = self.hands[player]
        self.since_progress += 1
        seat = self._left(player)
        if action == TAKE:
            events = self._take(player)
        else:
            self.lays.append((player, action))
            events = told.laid(player, action, len(self.lays))
            for card in LAYS[action]:
                hand.remove(card)
            if not hand:  # after a lead or a beat alike, the trick goes on (G18)
                self.out_order.append((player,))
                events.append(out_event(player))
            if len(self.lays) == self.trick_size:  # a run counts as one (2.5, 1)
                self._complete(player, events)
                seat = player  # leads (G18)
            if not hand and self._is_decided(events):  # 2.5, 6
                return events
        if self.since_progress >= self.rules.stall_actions:  # only if the deal is not decided (2.5, 7; G22)
            events.append(Event("myllymatti-stalled"))
            self._finish()
        else:
            self._give_turn(seat)
        return events

    def _taken_lays(self) -> tuple[int, int]:
        """Returns the slice of `lays` that a player who takes now gets, as start and stop (2.5, 4; G16).

        It is the last lay; by the option also those that it continues, or else the bottom lay and those that continue
        it. Taking never completes the trick, however many lays it removes (G17).
        """
        lays = [lay for _, lay in self.lays]
        first, above = len(lays) - 1, len(lays)
        if self.rules.pickup == "sequence":
            while first and follows_on(lays[first], lays[first - 1]):
                first -= 1
        elif self.rules.pickup == "bottom":
            first, above = 0, 1
            while above < len(lays) and follows_on(lays[above], lays[above - 1]):
                above += 1
        return first, above

    def to_be_taken(self) -> list[int]:
        """Returns the cards that a player who takes now gets."""
        first, above = self._taken_lays()
        return [card for _, lay in self.lays[first:above] for card in LAYS[lay]]

    def _take(self, player: int) -> list[Event]:
        """Takes lays from the trick (2.5, 4)."""
        first, above = self._taken_lays()
        numbered = [(lay, number) for number, (_, lay) in enumerate(self.lays, 1)]
        for card in self.to_be_taken():
            insort(self.hands[player], card)
        events = told.taken(player, numbered[first:above])
        for lay, number in numbered[above:]:  # the lays above move down
            events += told.moved(LAYS[lay], told.lay_zone(number), told.lay_zone(number - above + first))
        del self.lays[first:above]
        return events

    def _complete(self, player: int, events: list[Event]) -> None:
        """Removes the trick that `player` has completed from play (2.5, 5) and restarts the count of G22."""
        lays = [lay for _, lay in self.lays]
        events += told.completed(player, lays)
        self.completed += [card for lay in lays for card in LAYS[lay]]
        self.lays = []
        self.since_progress = 0

    def _give_turn(self, seat: int) -> None:
        """Gives the turn to `seat`, or to the next seat on its left that has cards (2.5, 2-6).

        Before a lead, the number of seats with cards becomes the size of the trick, which stays fixed (G18).
        """
        while not self.hands[seat]:
            seat = self._left(seat)
        self.current_player = seat
        if not self.lays:
            self.trick_size = len(self.hands) - self.hands.count([])

    # Observation (2.7)

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        """Returns hands, won piles, stock, trick and table of the first half, lays and complete tricks of the second.

        A trick has an empty zone for each lay that is still to come.
        """
        if player is not None:
            self.game.check_seat(player)

        def texts(cards: Iterable[int], seen: bool = True) -> list[str]:
            return [CARDS[card] if seen else HIDDEN for card in cards]

        zones: dict[str, list[str]] = {}
        for seat, hand in enumerate(self.hands):
            zones[hand_of(seat)] = texts(hand, player in (None, seat))
        for seat, pile in enumerate(self.won):
            zones[told.won_by(seat)] = texts(sorted(pile), player is None)
        zones["stock"] = texts(reversed(self.stock), player is None)
        zones["table"] = texts(card for _, card in self.table)
        zones["trick"] = texts(card for _, card in self.trick)
        for number, (_, lay) in enumerate(self.lays, 1):
            zones[told.lay_zone(number)] = texts(LAYS[lay])
        if self.phase == "shed":
            zones |= {told.lay_zone(number): [] for number in range(len(self.lays) + 1, self.trick_size + 1)}
        zones["out"] = texts(self.completed)
        return zones
