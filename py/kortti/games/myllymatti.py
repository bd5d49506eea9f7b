"""Myllymatti: rule set C of the rules. First the cards are collected in duels, then they are got rid of.

In the first half (phase ``collect``) two seats at a time play a card each, and the higher rank wins both; in the
second (phase ``shed``) the won cards are the hands, a card is beaten or taken, and who is left with cards loses.
Hands are sorted lists: with so few cards they are listed faster than bit sets are.

Actions are small ints: 0-51 plays that card, 52 turns the top card of the stock, 53 takes the last card of the trick.
"""

from __future__ import annotations

import random
from bisect import insort
from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

from kortti.cards import CARDS, HIDDEN, SUITS
from kortti.game import (
    STEPS,
    Action,
    Choice,
    Deal,
    Event,
    Game,
    Mark,
    Message,
    Option,
    OptionValue,
    Place,
    RulesLine,
    RulesSection,
    ScoreLine,
    Standing,
    State,
    lowest_win,
    message,
)
from kortti.worlds import replayed, sample_deck

TURN, TAKE = 52, 53
TEXTS = {card: f"play {text}" for card, text in enumerate(CARDS)} | {TURN: "turn", TAKE: "take"}
ACTIONS = {text: action for action, text in TEXTS.items()}
SEATS, HAND, LAST = 3, 3, 51  # LAST is the place of the last card of the stock
LEFT = [(seat + 1) % SEATS for seat in range(SEATS)]
STRENGTH = [(card % 13 - 1) % 13 for card in range(52)]  # the two is low, the ace high


def beats(card: int, other: int, trump: int) -> bool:
    """Tells whether `card` beats `other` where suit number `trump` is trump (3.4, 3)."""
    if card // 13 == other // 13:
        return STRENGTH[card] > STRENGTH[other]
    return card // 13 == trump


# By trump and card: for each card whether it beats that one.
BEATS = [[[beats(card, other, trump) for card in range(52)] for other in range(52)] for trump in range(4)]

OPTIONS = (
    Option("players", SEATS, (SEATS,)),
    Option("must_beat", False, (False, True)),
    Option("draw_timing", "after_trick", ("after_trick", "immediate")),
    Option("draw_order", "leader_first", ("leader_first", "winner_first"), when={"draw_timing": ("after_trick",)}),
    Option("deals", 1, least=1, most=50),
    Option("next_dealer", "left", ("left", "loser")),
    Option("stall_actions", 200, least=1, most=10_000),
)


class Myllymatti(Game):
    """The game of three with two halves."""

    option_list = OPTIONS
    ranks = "23456789TJQKA"

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.immediate = options["draw_timing"] == "immediate"
        self.winner_first = options["draw_order"] == "winner_first"
        self.must_beat = bool(options["must_beat"])
        self.stall = int(options["stall_actions"])  # type: ignore[arg-type]

    def deal(self, deck: list[int], dealer: int) -> MyllymattiState:
        """Deals three cards each from the dealer's left; the rest is the stock."""
        return MyllymattiState(self, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Gets the three cards that seat `player` is dealt."""
        return deck[(player - dealer - 1) % self.players : HAND * self.players : self.players]

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Counts losses over the deals of the series; the fewest win it (3.5)."""
        standing = super().standing(deals)
        is_over = len(deals) >= int(self.options["deals"])  # type: ignore[arg-type]
        if not is_over:
            return Standing(standing.totals, False)
        if len(deals) == 1:
            return Standing(standing.totals, True, deals[0].winners)
        return Standing(standing.totals, True, lowest_win(standing.totals))

    def next_dealer(self, deal: Deal) -> int:
        """Gets who deals after `deal`: the left neighbour, or by the option the loser if there is just one (C17)."""
        if self.options["next_dealer"] == "loser" and sum(deal.returns) == 1:
            return deal.returns.index(1)
        return super().next_dealer(deal)

    def rules(self) -> list[RulesSection]:
        """Gets the rules page; see `Game.rules`."""
        options = self.options

        def line(name: str, option: str | None = None, **args: object) -> RulesLine:
            return message(f"myllymatti-rules-{name}", **args), option

        def decided(option: str) -> RulesLine:
            value = Option.show(options[option]).replace("_", "-")
            return message(f"myllymatti-rules-{option.replace('_', '-')}-{value}"), option

        draw = [decided("draw_timing")]
        if not self.immediate:
            draw.append(decided("draw_order"))
        deals = int(options["deals"])  # type: ignore[arg-type]
        sections: list[tuple[str, list[RulesLine]]] = [
            ("aim", [line("aim")]),
            ("deal", [line("deal")]),
            ("collect", [line("duel"), line("turn"), line("bounce"), *draw]),
            ("trump", [line("trump"), line("halftime")]),
            ("shed", [line("lead"), line("beat"), decided("must_beat"), line("complete"), line("taken"), line("out")]),
            ("end", [line("end"), line("stall", "stall_actions", n=options["stall_actions"])]),
            ("match", [line("single", "deals") if deals == 1 else line("series", "deals", n=deals)]),
        ]
        if deals > 1:
            sections[-1][1].append(decided("next_dealer"))
        return [(message(f"myllymatti-rules-title-{name}"), lines) for name, lines in sections]

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> MyllymattiState:
        """Draws a state that agrees with `observation`.

        Every card that left a hand was seen, and so were those that were shown between the halves. So only this is
        left to chance: which of the cards that a seat had got until then a played one was, and what is still unseen
        in hands and stock. Raises `GameError` where the observation is none.
        """
        played: list[tuple[int, int | None]] = []
        for seat, text in observation["history"][: observation["half"]]:
            action = ACTIONS[text]
            played.append((seat, action if action < TURN else None))
        deck = sample_deck(self, observation, played, rng, observation["shown"] or ())
        return replayed(self.deal(deck, observation["dealer"]), observation)


# Events are values, so those of cards are made once, by seat and card.


def card_events(id: str, source: str, target: str, drawn: bool = False) -> list[list[Event]]:
    """Gets the events of a card that moves, face up unless it is `drawn`; one without an id is told by that before."""

    def event(seat: int, card: str) -> Event:
        zones = source.format(seat), target.format(seat)
        return Event(id, seat if id or drawn else None, None, card, *zones, seen_by=(seat,) if drawn else None)

    return [[event(seat, card) for card in CARDS] for seat in range(SEATS)]


TURNED = card_events("myllymatti-turn", "stock", "trick")
PLAYED = card_events("myllymatti-play", "hand:{}", "trick")
DRAWN = card_events("", "stock", "hand:{}", drawn=True)
TRUMPED = card_events("myllymatti-trump", "stock", "won:{}")
BOUNCED = card_events("", "trick", "table")[0]
WON, WON_LATE = card_events("", "trick", "won:{}"), card_events("", "table", "won:{}")
KEPT = card_events("", "hand:{}", "won:{}")
PICKED = card_events("", "won:{}", "hand:{}")
LED = card_events("myllymatti-lead", "hand:{}", "trick")
BEATEN = card_events("myllymatti-beat", "hand:{}", "trick")
TAKEN = card_events("myllymatti-take", "trick", "hand:{}")
GONE = card_events("", "trick", "out")[0]
COMPLETE = [Event("myllymatti-complete", seat) for seat in range(SEATS)]
OUT = [Event("myllymatti-out", seat) for seat in range(SEATS)]
WINS = [Event("myllymatti-wins", seat) for seat in range(SEATS)]


class MyllymattiState(State[Myllymatti]):
    """One deal. Phases: ``collect`` and ``shed``, the two halves, and ``over``."""

    texts, actions = TEXTS, ACTIONS

    __slots__ = (
        "_beaters",
        "_beats",
        "_gone",
        "_half",
        "_hand",
        "_hands",
        "_holders",
        "_limit",
        "_next",
        "_out",
        "_shown",
        "_size",
        "_table",
        "_trick",
        "_trump",
        "_trump_seat",
        "_won",
    )

    _hands: list[list[int]]  # each sorted
    _hand: list[int]  # the current player's of these
    _won: list[tuple[int, int]]  # (seat, card); empty in the second half
    _next: int  # place in the deck of the stock's top card
    _trick: list[tuple[int, int]]  # (seat, card)
    _table: list[tuple[int, int]]  # bounced
    _trump: int | None  # number of the suit
    _trump_seat: int | None
    _beats: list[bool] | None  # whether a card beats the last of the trick; None where any card may be played
    _beaters: list[list[bool]]  # the same for each card that can be the last, with this trump
    _half: int | None  # number of actions in the first half, once that is over
    _shown: list[list[int]]  # hands that were shown between the halves
    _size: int  # cards that complete the trick
    _holders: int  # seats with cards in the second half: the size of the next trick
    _limit: int  # number of actions at which the deal stalls if no trick is completed before (3.4, 8)
    _out: tuple[tuple[int, ...], ...]  # seats in the order of going out
    _gone: list[tuple[int, int]]  # complete tricks; like the bounced cards, a list that is replaced, not changed

    def __init__(self, game: Myllymatti, deck: list[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self._hands = [sorted(game.dealt(deck, dealer, seat)) for seat in range(SEATS)]
        self._next = HAND * SEATS
        self._won, self._trick, self._table, self._out, self._gone, self._shown = [], [], [], (), [], []
        self._trump = self._trump_seat = self._half = None
        self._beaters, self._beats = BEATS[0], None
        self._size, self._holders, self._limit = 0, SEATS, game.stall
        self.phase = "collect"
        self.current_player = seat = (dealer + 1) % SEATS
        self._hand = self._hands[seat]

    def clone(self) -> MyllymattiState:
        """Makes an independent copy."""
        copy = self._bare_copy()
        copy._beaters = self._beaters
        copy._beats = self._beats
        one, two, three = self._hands
        copy._hands = hands = [one.copy(), two.copy(), three.copy()]
        copy._hand = [] if self.current_player is None else hands[self.current_player]
        copy._won = self._won.copy()
        copy._next = self._next
        copy._trick = self._trick.copy()
        copy._table = self._table
        copy._trump = self._trump
        copy._trump_seat = self._trump_seat
        copy._half = self._half
        copy._shown = self._shown
        copy._size = self._size
        copy._holders = self._holders
        copy._limit = self._limit
        copy._out = self._out
        copy._gone = self._gone
        return copy

    # Actions

    def legal_actions(self) -> list[Action]:
        """Gets the legal actions in rising order: cards, then `turn` or `take`."""
        hand, beats = self._hand, self._beats
        if beats is not None:
            legal = []
            for card in hand:  # faster than a comprehension
                if beats[card]:
                    legal.append(card)
            legal.append(TAKE)
            if self.game.must_beat and len(legal) > 1:
                legal.pop()
            return legal
        return [*hand, TURN] if self._next < LAST else [*hand]  # C6

    def is_legal(self, action: Hashable) -> bool:
        """Tells whether the rules allow `action` now."""
        return type(action) is int and action in self.legal_actions()

    def apply_action(self, action: Action) -> list[Event]:
        """Plays `action` in place; see `State.apply_action`."""
        player = self.current_player
        if player is None or type(action) is not int:
            raise self.illegal(action)
        if self._half is None:
            return self._collect(player, action)
        # The second half (3.4): leads, beats or takes (C9, C11, C13, C15, C16).
        hand, beats = self._hand, self._beats
        trick, history = self._trick, self._history
        seat = LEFT[player]
        if action == TAKE:
            if beats is None or (self.game.must_beat and any(beats[card] for card in hand)):
                raise self.illegal(action)
            card = trick.pop()[1]
            insort(hand, card)
            history.append(STEPS[player][action])
            events = [TAKEN[player][card]]
            if trick:
                self._beats = self._beaters[trick[-1][1]]
        else:
            try:
                if beats is not None and not beats[action]:
                    raise ValueError
                hand.remove(action)
            except (IndexError, ValueError):
                raise self.illegal(action) from None
            step = STEPS[player][action]
            history.append(step)
            trick.append(step)
            self._beats = self._beaters[action]
            events = [LED[player][action] if beats is None else BEATEN[player][action]]
            if not hand:
                self._out += ((player,),)
                self._holders -= 1
                events.append(OUT[player])
            if len(trick) == self._size:  # it goes out of the game, and who completed it leads
                seat = player
                self._limit = len(history) + self.game.stall
                events.append(COMPLETE[player])
                for _, card in trick:
                    events.append(GONE[card])
                self._gone = self._gone + trick
                trick.clear()
            if not hand and self._is_decided(events):
                return events
        if len(history) >= self._limit:
            events.append(Event("myllymatti-stalled"))
            self._finish()
            return events
        if not trick:  # a lead: who holds cards now makes up the trick (C12)
            self._beats, self._size = None, self._holders
        hand = self._hands[seat]
        if not hand:
            seat = self._next_holder(seat)
            hand = self._hands[seat]
        self.current_player, self._hand = seat, hand
        return events

    # The first half (3.3)

    def _collect(self, player: int, action: int) -> list[Event]:
        """Plays to a duel, and ends it if both have played; who cannot play ends the half (C8)."""
        trick = self._trick
        if action == TURN:
            place = self._next
            if place >= LAST:  # C6
                raise self.illegal(action)
            card = self._deck[place]
            self._next = place + 1
            events = [TURNED[player][card]]
        else:
            card = action
            try:
                self._hand.remove(card)
            except ValueError:
                raise self.illegal(action) from None
            events = [PLAYED[player][card]]
        self._history.append(STEPS[player][action])
        trick.append(STEPS[player][card])
        if self.game.immediate:  # C2
            self._draw((player,), events)
        self.current_player = seat = LEFT[player] if len(trick) == 1 else self._end_duel(events)
        self._hand = hand = self._hands[seat]
        if not hand:
            self._end_half(events)
        return events

    def _end_duel(self, events: list[Event]) -> int:
        """Lets the higher rank win the duel, or the cards wait on the table; gets who leads (3.3, 3-5; C3, C4, C5)."""
        (leader, led), (follower, answer) = self._trick
        difference = STRENGTH[led] - STRENGTH[answer]
        winner = leader if difference >= 0 else follower
        if difference:
            won = WON[winner]
            events += WINS[winner], won[led], won[answer]
            self._won += STEPS[winner][led], STEPS[winner][answer]
            if self._table:
                self._won += [STEPS[winner][card] for _, card in self._table]
                events += [WON_LATE[winner][card] for _, card in self._table]
                self._table = []
        else:
            events += Event("myllymatti-bounce", leader, follower), BOUNCED[led], BOUNCED[answer]
            self._table = self._table + self._trick
        self._trick = []
        if self._next <= LAST and not self.game.immediate:
            first_follower = self.game.winner_first and winner == follower
            self._draw((follower, leader) if first_follower else (leader, follower), events)
        return winner

    def _draw(self, seats: tuple[int, ...], events: list[Event]) -> None:
        """Fills hands up to three; the last card of the stock fixes the trump instead (3.3, 5-7; C18)."""
        hands, place = self._hands, self._next
        for seat in seats:
            if len(hands[seat]) < HAND and place <= LAST:
                card = self._deck[place]
                if place < LAST:
                    insort(hands[seat], card)
                    events.append(DRAWN[seat][card])
                else:
                    self._won.append(STEPS[seat][card])
                    self._fix_trump(card // 13, seat)
                    events.append(TRUMPED[seat][card])
                place += 1
        self._next = place

    def _fix_trump(self, suit: int, seat: int) -> None:
        """Makes a suit, by its number, the trump for which `seat` has shown a card."""
        self._trump, self._trump_seat, self._beaters = suit, seat, BEATS[suit]

    def _end_half(self, events: list[Event]) -> None:
        """Gives everybody the cards of the unfinished duel and of the hand, and begins the second half (3.3, 8; C7)."""
        events.append(Event("myllymatti-halftime", self._trump_seat, args=(("suit", SUITS[self._trump or 0]),)))
        for table, cards in ((WON, self._trick), (WON_LATE, self._table)):
            self._won += cards
            events += [table[seat][card] for seat, card in cards]
        self._trick, self._table = [], []
        self._shown = [hand[:] for hand in self._hands]
        self._half = len(self._history)
        self._limit = self._half + self.game.stall
        for seat, hand in enumerate(self._shown):
            if hand:
                texts = tuple(CARDS[card] for card in hand)
                events.append(Event("myllymatti-shows", seat, args=(("cards", texts),)))
                events += [KEPT[seat][card] for card in hand]
        for seat, card in self._won:
            self._hands[seat].append(card)
        self._won = []
        for seat, hand in enumerate(self._hands):
            hand.sort()
            events += map(PICKED[seat].__getitem__, hand)
        self.phase = "shed"
        without = tuple(seat for seat, hand in enumerate(self._hands) if not hand)  # C14
        if without:
            self._out += (without,)
            events += [OUT[seat] for seat in without]
        if not self._is_decided(events):
            self._lead_first(self._trump_seat or 0)

    # The second half (3.4)

    def _next_holder(self, seat: int) -> int:
        """Gets the first seat with cards, from `seat` on."""
        while not self._hands[seat]:
            seat = LEFT[seat]
        return seat

    def _lead_first(self, seat: int) -> None:
        """Lets `seat`, or the next with cards, lead the first trick of the second half (C10)."""
        seat = self._next_holder(seat)
        self.current_player, self._hand = seat, self._hands[seat]
        self._size = self._holders = SEATS - self._hands.count([])

    def _is_decided(self, events: list[Event]) -> bool:
        """Ends the deal if only one seat holds cards (3.4, 7; C13)."""
        holders = [seat for seat, hand in enumerate(self._hands) if hand]
        if len(holders) > 1:
            return False
        events += [Event("myllymatti-loses", seat) for seat in holders]
        self._finish()
        return True

    def _finish(self) -> None:
        self.phase = "over"
        self.current_player = None
        self.is_terminal = True
        self._hand, self._beats = [], None

    # Results

    def returns(self) -> tuple[int, ...]:
        """Gets 1 for each loser, else 0."""
        if not self.is_terminal:
            raise self.unfinished()
        return tuple(int(hand != []) for hand in self._hands)

    def winners(self) -> tuple[int, ...]:
        """Gets who went out first, nobody where nobody did."""
        if not self.is_terminal:
            raise self.unfinished()
        return self._out[0] if self._out else ()

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Gets why `seat` lost or in which place it went out."""
        if not self.is_terminal:
            raise self.unfinished()
        if self._hands[seat]:
            return [ScoreLine(message("myllymatti-score-loser"), 1)]
        place = next(number for number, seats in enumerate(self._out, 1) if seat in seats)
        return [ScoreLine(message("myllymatti-score-out", n=place), 0)]

    # What can be seen

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        """Gets hands, won piles, stock, bounced cards, trick and complete tricks."""

        if player is not None:
            self.game.check_seat(player)

        def texts(cards: Sequence[int], seen: bool = True) -> list[str]:
            return [CARDS[card] for card in cards] if seen else [HIDDEN] * len(cards)

        zones: dict[str, list[str]] = {}
        for seat, hand in enumerate(self._hands):
            zones[f"hand:{seat}"] = texts(hand, player in (None, seat))
        for seat in range(SEATS):
            zones[f"won:{seat}"] = texts(sorted(card for winner, card in self._won if winner == seat), player is None)
        zones["stock"] = texts(self._deck[self._next :], player is None)
        zones["table"] = texts([card for _, card in self._table])
        zones["trick"] = texts([card for _, card in self._trick])
        zones["out"] = texts([card for _, card in self._gone])
        return zones

    def observation(self, player: int) -> dict[str, Any]:
        """Gets what `player` knows.

        Beside what every game tells: ``stock``, for each card that came from it the number of the action, the seat,
        the card as far as seen and whether it went to that seat's hand; ``half``, the number of actions of the first
        half so far; ``shown``, the hands shown after it, None before; ``trump``; ``trick_size``; ``since``, the actions
        of the second half since a trick was complete.
        """
        observation = super().observation(player)
        observation["stock"] = [
            [time, seat, CARDS[card] if seat == player or not kept else HIDDEN, kept]
            for (time, seat, kept), card in zip(self._stock_log(), self._deck[HAND * self.game.players :], strict=False)
        ]
        observation["half"] = len(self._history) if self._half is None else self._half
        shown = [[CARDS[card] for card in hand] for hand in self._shown]
        observation["shown"] = None if self._half is None else shown
        observation["trump"] = None if self._trump is None else SUITS[self._trump]
        observation["trick_size"] = self._size
        observation["since"] = 0 if self._half is None else len(self._history) - self._limit + self.game.stall
        return observation

    def _stock_log(self) -> Iterator[tuple[int, int, bool]]:
        """Gets for each card from the stock the number of the action, the seat, and whether it went to its hand.

        Who turned needs no card. A follower who won the duel is the next to act.
        """
        game, history = self.game, self._history
        place = HAND * game.players
        for time, (seat, action) in enumerate(history[: self._half]):
            if action == TURN:
                yield time, seat, False
                place += 1
            drawing = []
            if game.immediate:
                drawing = [(seat, action)]
            elif time % 2:
                drawing = [history[time - 1], (seat, action)]
                after = history[time + 1][0] if time + 1 < len(history) else self.current_player
                if game.winner_first and after == seat:
                    drawing.reverse()
            for drawer, played in drawing:
                if played != TURN and place < 52:
                    yield time, drawer, place < 51
                    place += 1

    def places(self) -> list[Place]:
        """Gets the stock, the trick and what waits beside it; won piles lie before their seats."""
        player = self.current_player
        if self.phase == "collect":
            assert player is not None
            leader = self._trick[0][0] if self._trick else player
            duel = leader, LEFT[leader]
            places = [
                Place("stock", 0, 0, message("place-stock"), closed=True),
                Place("trick", 1, 0, message("myllymatti-place-trick"), "row", width=2, labels=duel),
            ]
            if self._table:
                waiting = tuple(seat for seat, _ in self._table)
                places.append(Place("table", 0, 1, message("myllymatti-place-table"), "row", width=3, labels=waiting))
            places += [
                Place(f"won:{seat}", 0, 0, message("myllymatti-place-won"), closed=True, seat=seat)
                for seat in range(self.game.players)
            ]
            return places
        trick: list[int | None] = [seat for seat, _ in self._trick]
        if player is not None:
            trick.append(player)
            trick += [None] * (self._size - len(trick))
        return [
            Place("trick", 0, 0, message("myllymatti-place-trick"), "row", width=3, labels=tuple(trick)),
            Place("out", 3, 0, message("myllymatti-place-out"), closed=True),
        ]

    def marks(self) -> list[Mark]:
        """Gets the trump, before the seat whose card fixed it."""
        if self._trump is None:
            return []
        suit = SUITS[self._trump]
        return [Mark("trump", self._trump_seat, message("myllymatti-mark-trump", suit=suit), suit)]

    def prompt(self) -> Message:
        """Gets what the current player is asked to do."""
        player = self.current_player
        if player is None:
            return message("prompt-deal-over")
        if self.phase == "collect":
            if self._trick:
                leader, led = self._trick[0]
                return message("myllymatti-prompt-follow", card=CARDS[led], to=leader)
            return message("myllymatti-prompt-duel", to=LEFT[player])
        if not self._trick:
            return message("myllymatti-prompt-lead")
        left = self._size - len(self._trick)
        card = CARDS[self._trick[-1][1]]
        legal = self.legal_actions()
        if legal == [TAKE]:
            return message("myllymatti-prompt-take", card=card)
        must_beat = TAKE not in legal
        return message("myllymatti-prompt-must" if must_beat else "myllymatti-prompt-beat", card=card, n=left)

    def choice(self, action: Action) -> Choice:
        """Gets how the table offers a legal action."""
        if action == TURN:
            return Choice(message("myllymatti-action-turn"), zone="stock")
        if action == TAKE:
            return Choice(message("myllymatti-action-take", card=CARDS[self._trick[-1][1]]))
        return Choice(message("action-play", card=CARDS[action]), CARDS[action], "trick")

    def why_not(self, action: Action) -> Message:
        """Gets the reason why an action is not legal now."""
        player = self.current_player
        assert player is not None
        if action == TURN:
            return message("no-turn" if self._next == 51 else "no-stock")
        if action == TAKE:
            if self.phase == "collect":
                return message("no-take")
            return message("must-beat" if self._trick else "must-lead")
        if action not in self._hands[player]:
            return message("not-your-card", card=CARDS[action])
        last = self._trick[-1][1]
        trump = SUITS[self._trump or 0]
        if action // 13 not in (last // 13, self._trump):
            return message("wrong-suit", card=CARDS[last], suit=trump)
        return message("too-low", card=CARDS[last])
