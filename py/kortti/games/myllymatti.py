"""Myllymatti: rule set C of the rules. First the cards are collected in duels, then they are got rid of.

In the first half (phase ``collect``) two seats at a time play a card each, and the higher rank wins both; in the
second (phase ``shed``) the won cards are the hands, a card is beaten or taken, and who is left with cards loses.
Hands and won piles are bit sets; what a card beats is a table for each trump suit.

Actions are small ints: 0-51 plays that card, 52 turns the top card of the stock, 53 takes the last card of the trick.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from kortti.cards import CARDS, HIDDEN, SUITS, Positions, cards_of, mask_of
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
SEATS, HAND = 3, 3
LEFT = [(seat + 1) % SEATS for seat in range(SEATS)]
SUIT, HALF = (1 << 13) - 1, (1 << 26) - 1
_BITS = [1 << card for card in range(52)]
_TURN, _TAKE = 1 << TURN, 1 << TAKE
_LISTS = [Positions(13 * suit) for suit in range(4)]  # `turn` and `take` come after the spades
_LOWER, _UPPER = Positions(0), Positions(26)  # for sets of few cards

STRENGTH = [(card % 13 - 1) % 13 for card in range(52)]  # the two is low, the ace high


def beaten_by(card: int, trump: int) -> int:
    """Gets the cards that beat `card` where suit number `trump` is trump (3.4)."""
    suit = card // 13
    better = mask_of(c for c in range(suit * 13, suit * 13 + 13) if STRENGTH[c] > STRENGTH[card])
    return better if suit == trump else better | (1 << 13) - 1 << 13 * trump


BEATERS = [[beaten_by(card, trump) for card in range(52)] for trump in range(4)]

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
WON = {zone: card_events("", zone, "won:{}") for zone in ("trick", "table")}
KEPT = card_events("", "hand:{}", "won:{}")
PICKED = card_events("", "won:{}", "hand:{}")
LED = card_events("myllymatti-lead", "hand:{}", "trick")
BEATEN = card_events("myllymatti-beat", "hand:{}", "trick")
TAKEN = card_events("myllymatti-take", "trick", "hand:{}")
GONE = card_events("", "trick", "out")[0]
COMPLETE = [Event("myllymatti-complete", seat) for seat in range(SEATS)]
WINS = [Event("myllymatti-wins", seat) for seat in range(SEATS)]


def sorted_cards(mask: int) -> list[int]:
    """Gets the numbers of a bit set of cards and actions, lowest first."""
    clubs, diamonds, hearts, spades = _LISTS
    return clubs[mask & SUIT] + diamonds[mask >> 13 & SUIT] + hearts[mask >> 26 & SUIT] + spades[mask >> 39]


class MyllymattiState(State[Myllymatti]):
    """One deal. Phases: ``collect`` and ``shed``, the two halves, and ``over``."""

    texts, actions = TEXTS, ACTIONS

    __slots__ = (
        "_gone",
        "_half",
        "_hands",
        "_leader",
        "_legal",
        "_next",
        "_out",
        "_shown",
        "_since",
        "_size",
        "_stock_log",
        "_table",
        "_trick",
        "_trump",
        "_trump_seat",
        "_won",
    )

    _hands: list[int]
    _won: list[int]  # empty in the second half
    _next: int  # place in the deck of the stock's top card
    _leader: int
    _trick: list[tuple[int, int]]  # (seat, card)
    _table: list[tuple[int, int]]  # bounced
    _legal: int  # actions
    _trump: int | None  # number of the suit
    _trump_seat: int | None
    _stock_log: list[tuple[int, int, bool]]  # for each card from the stock: number of the action, seat, into its hand
    _half: int | None  # number of actions in the first half, once that is over
    _shown: list[int]  # hands that were shown between the halves
    _size: int  # cards that complete the trick
    _since: int  # actions since a trick was completed (3.4, 8)
    _out: list[tuple[int, ...]]  # seats in the order of going out
    _gone: list[int]  # cards of complete tricks

    def __init__(self, game: Myllymatti, deck: list[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self._hands = [mask_of(game.dealt(deck, dealer, seat)) for seat in range(game.players)]
        self._won = [0] * game.players
        self._next = HAND * game.players
        self._trick, self._table, self._stock_log, self._out, self._gone = [], [], [], [], []
        self._trump = self._trump_seat = self._half = None
        self._shown = [0] * game.players
        self._size = self._since = 0
        self.phase = "collect"
        self._lead((dealer + 1) % game.players)

    def clone(self) -> MyllymattiState:
        """Makes an independent copy."""
        copy = self._bare_copy()
        copy._hands = self._hands[:]
        copy._won = self._won[:]
        copy._next = self._next
        copy._leader = self._leader
        copy._trick = self._trick[:]
        copy._table = self._table[:]
        copy._legal = self._legal
        copy._trump = self._trump
        copy._trump_seat = self._trump_seat
        copy._stock_log = self._stock_log[:]
        copy._half = self._half
        copy._shown = self._shown
        copy._size = self._size
        copy._since = self._since
        copy._out = self._out[:]
        copy._gone = self._gone[:]
        return copy

    # Actions

    def legal_actions(self) -> list[Action]:
        """Gets the legal actions in rising order: cards, then `turn` or `take`."""
        legal = self._legal
        if legal == _TAKE:
            return [TAKE]
        if self.phase == "collect":
            return _LOWER[legal & HALF] + _UPPER[legal >> 26]
        return sorted_cards(legal)

    def is_legal(self, action: Hashable) -> bool:
        """Tells whether the rules allow `action` now."""
        return type(action) is int and action >= 0 and bool(self._legal >> action & 1)

    def apply_action(self, action: Action) -> list[Event]:
        """Plays `action` in place; see `State.apply_action`."""
        try:
            legal = self._legal >> action & 1
        except (TypeError, ValueError):
            legal = 0
        player = self.current_player
        if not legal or player is None:
            raise self.illegal(action)
        self._history.append(STEPS[player][action])
        if self.phase == "collect":
            return self._collect(player, action)
        return self._shed(player, action)

    # The first half (3.3)

    def _lead(self, seat: int) -> None:
        """Lets `seat` lead to a duel with its left neighbour."""
        self._leader = self.current_player = seat
        self._legal = self._cards_to_play(seat)

    def _cards_to_play(self, seat: int) -> int:
        """Gets the actions of the first half: any card, and `turn` while the stock holds two or more (C6)."""
        return self._hands[seat] | (_TURN if self._next <= 50 else 0)

    def _collect(self, player: int, action: Action) -> list[Event]:
        """Plays to a duel, and ends it if both have played; who cannot play ends the half (C8)."""
        if action == TURN:
            card = self._deck[self._next]
            self._stock_log.append((len(self._history) - 1, player, False))
            self._next += 1
            events = [TURNED[player][card]]
        else:
            card = action
            self._hands[player] ^= _BITS[card]
            events = [PLAYED[player][card]]
        self._trick.append(STEPS[player][card])
        if self.game.immediate:  # C2
            self._draw(player, events)
        if len(self._trick) == 1:
            self.current_player = follower = LEFT[player]
            self._legal = self._cards_to_play(follower)
        else:
            self._end_duel(events)
        if not self._legal:
            self._end_half(events)
        return events

    def _end_duel(self, events: list[Event]) -> None:
        """Lets the higher rank win the duel, or the cards wait on the table (3.3, 3-5; C3, C4, C5)."""
        (leader, led), (follower, answer) = self._trick
        if STRENGTH[led] == STRENGTH[answer]:
            winner = None
            events.append(Event("myllymatti-bounce", leader, follower))
            events += BOUNCED[led], BOUNCED[answer]
            self._table += self._trick
        else:
            winner = leader if STRENGTH[led] > STRENGTH[answer] else follower
            won = WON["trick"][winner]
            events += WINS[winner], won[led], won[answer]
            self._won[winner] |= _BITS[led] | _BITS[answer]
            for _, card in self._table:
                self._won[winner] |= _BITS[card]
                events.append(WON["table"][winner][card])
            self._table = []
        self._trick = []
        if not self.game.immediate:
            first_follower = self.game.winner_first and winner == follower
            for seat in (follower, leader) if first_follower else (leader, follower):
                self._draw(seat, events)
        self._lead(leader if winner is None else winner)

    def _draw(self, seat: int, events: list[Event]) -> None:
        """Fills the hand of `seat` up to three; the last card of the stock fixes the trump instead (3.3, 5-7; C18)."""
        if self._next > 51 or self._hands[seat].bit_count() >= HAND:
            return
        card = self._deck[self._next]
        last = self._next == 51
        self._stock_log.append((len(self._history) - 1, seat, not last))
        self._next += 1
        if last:
            self._won[seat] |= _BITS[card]
            self._trump, self._trump_seat = card // 13, seat
            events.append(TRUMPED[seat][card])
        else:
            self._hands[seat] |= _BITS[card]
            events.append(DRAWN[seat][card])

    def _end_half(self, events: list[Event]) -> None:
        """Gives everybody the cards of the unfinished duel and of the hand, and begins the second half (3.3, 8; C7)."""
        events.append(Event("myllymatti-halftime", self._trump_seat, args=(("suit", SUITS[self._trump or 0]),)))
        for zone, cards in (("trick", self._trick), ("table", self._table)):
            for seat, card in cards:
                self._won[seat] |= _BITS[card]
                events.append(WON[zone][seat][card])
        self._trick, self._table = [], []
        self._shown = self._hands[:]
        self._half = len(self._history)
        for seat, hand in enumerate(self._hands):
            kept = cards_of(hand)
            if kept:
                texts = tuple(CARDS[card] for card in kept)
                events.append(Event("myllymatti-shows", seat, args=(("cards", texts),)))
                events += [KEPT[seat][card] for card in kept]
        for seat, won in enumerate(self._won):
            self._hands[seat] |= won
            events += [PICKED[seat][card] for card in sorted_cards(self._hands[seat])]
        self._won = [0] * len(self._won)
        self.phase = "shed"
        without = tuple(seat for seat, hand in enumerate(self._hands) if not hand)  # C14
        if without:
            self._out.append(without)
            events += [Event("myllymatti-out", seat) for seat in without]
        if not self._is_decided(events):
            self._lead_trick(self._trump_seat or 0)

    # The second half (3.4)

    def _next_holder(self, seat: int) -> int:
        """Gets the first seat with cards to the left of `seat`."""
        seat = LEFT[seat]
        while not self._hands[seat]:
            seat = LEFT[seat]
        return seat

    def _lead_trick(self, seat: int) -> None:
        """Lets `seat`, or the next with cards, lead (C10, C12)."""
        self._leader = self.current_player = seat = seat if self._hands[seat] else self._next_holder(seat)
        self._size = SEATS - self._hands.count(0)
        self._legal = self._hands[seat]

    def _shed(self, player: int, action: Action) -> list[Event]:
        """Leads, beats or takes (C9, C11, C13, C15, C16)."""
        trick, hands = self._trick, self._hands
        self._since += 1
        if action == TAKE:
            _, card = trick.pop()
            hands[player] |= _BITS[card]
            events = [TAKEN[player][card]]
            complete = False
        else:
            events = [BEATEN[player][action] if trick else LED[player][action]]
            hands[player] = hand = hands[player] ^ _BITS[action]
            trick.append(STEPS[player][action])
            if not hand:
                self._out.append((player,))
                events.append(Event("myllymatti-out", player))
            complete = len(trick) == self._size
            if complete:
                self._since = 0
                cards = [card for _, card in trick]
                events.append(COMPLETE[player])
                events += [GONE[card] for card in cards]
                self._gone += cards
                self._trick = []
            if not hand and self._is_decided(events):
                return events
        if self._since >= self.game.stall:
            events.append(Event("myllymatti-stalled"))
            self._finish()
        elif complete:
            self._lead_trick(player)
        elif not trick:
            self._lead_trick(LEFT[player])
        else:
            seat = LEFT[player]
            self.current_player = seat = seat if hands[seat] else self._next_holder(seat)
            beaters = hands[seat] & BEATERS[self._trump or 0][trick[-1][1]]
            self._legal = beaters if beaters and self.game.must_beat else beaters | _TAKE
        return events

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
        self._legal = 0

    # Results

    def returns(self) -> tuple[int, ...]:
        """Gets 1 for each loser, else 0."""
        if not self.is_terminal:
            raise self.unfinished()
        return tuple(int(hand != 0) for hand in self._hands)

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
            zones[f"hand:{seat}"] = texts(cards_of(hand), player in (None, seat))
        for seat, won in enumerate(self._won):
            zones[f"won:{seat}"] = texts(cards_of(won), player is None)
        zones["stock"] = texts(self._deck[self._next :], player is None)
        zones["table"] = texts([card for _, card in self._table])
        zones["trick"] = texts([card for _, card in self._trick])
        zones["out"] = texts(self._gone)
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
            for (time, seat, kept), card in zip(self._stock_log, self._deck[HAND * self.game.players :], strict=False)
        ]
        observation["half"] = len(self._history) if self._half is None else self._half
        shown = [[CARDS[card] for card in cards_of(hand)] for hand in self._shown]
        observation["shown"] = None if self._half is None else shown
        observation["trump"] = None if self._trump is None else SUITS[self._trump]
        observation["trick_size"] = self._size
        observation["since"] = self._since
        return observation

    def places(self) -> list[Place]:
        """Gets the stock, the trick and what waits beside it; won piles lie before their seats."""
        if self.phase == "collect":
            duel = (self._leader, (self._leader + 1) % self.game.players)
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
        if self.current_player is not None:
            trick.append(self.current_player)
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
        if self.current_player is None:
            return message("prompt-deal-over")
        if self.phase == "collect":
            rival = (self._leader + 1) % self.game.players
            if self._trick:
                leader, led = self._trick[0]
                return message("myllymatti-prompt-follow", card=CARDS[led], to=leader)
            return message("myllymatti-prompt-duel", to=rival)
        if not self._trick:
            return message("myllymatti-prompt-lead")
        left = self._size - len(self._trick)
        card = CARDS[self._trick[-1][1]]
        if self._legal == _TAKE:
            return message("myllymatti-prompt-take", card=card)
        must_beat = not self._legal >> TAKE & 1
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
        if not self._hands[player] >> action & 1:
            return message("not-your-card", card=CARDS[action])
        last = self._trick[-1][1]
        trump = SUITS[self._trump or 0]
        if action // 13 not in (last // 13, self._trump):
            return message("wrong-suit", card=CARDS[last], suit=trump)
        return message("too-low", card=CARDS[last])
