"""How a round of Swedish Gin Rummy is played: its actions, turns, buying, laying down and the score."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Self

from kortti.cards import CARDS, format_cards, shuffled
from kortti.game import Action, Event, Message, State, message
from kortti.games import melds
from kortti.games.melds import CONTRACTS, LEAST, WHOLE_HAND
from kortti.games.swedish_gin_actions import (
    BUY,
    CARDS_IN_ALL,
    CUT,
    DECLINE,
    DRAW_DISCARD,
    DRAW_STOCK,
    LAYOFF,
    MOST_MELDS,
    is_laying,
)
from kortti.games.swedish_gin_hands import (
    Meld,
    added,
    distinct,
    hand_of,
    kind_of,
    points_of,
    table_meld,
    with_card,
    without_card,
)
from kortti.games.swedish_gin_search import first_laying, first_meld, further_melds, lacking, layings

if TYPE_CHECKING:
    from kortti.games.swedish_gin import SwedishGin

TOKENS, CUT_BONUS = 2, 100
LIMIT = 12  # ways of laying down that `offers` lists
ABLE = -99  # in the place of a number of cards that are lacking: there was a contract, and more cards may have come

HANDS = [f"hand:{seat}" for seat in range(6)]

# Events that come again and again


@cache
def _left(player: int, card: int) -> Event:
    return Event("gin-leaves-discard", player, args=(("card", CARDS[card]),))


@cache
def _taken(id: str, seat: int, card: int) -> Event:
    return Event(id, seat, None, CARDS[card], "discard", HANDS[seat])


@cache
def _drawn(id: str, seat: int, card: int) -> Event:
    return Event(id, seat, None, CARDS[card], "stock", HANDS[seat], seen_by=(seat,))


@cache
def _thrown(seat: int, card: int) -> Event:
    return Event("gin-discards", seat, None, CARDS[card], HANDS[seat], "discard")


class Round(State["SwedishGin"]):
    """One round. Phases: ``cut`` (with the option), ``start``, ``window`` and ``play`` of a turn, and ``over``."""

    card_verb = "discard"

    __slots__ = (
        "_asked",
        "_discard",
        "_discarder",
        "_down",
        "_exact",
        "_hands",
        "_lacks",
        "_live",
        "_melds",
        "_next",
        "_reshuffles",
        "_stock",
        "_stock_log",
        "_stocks",
        "_tokens",
        "_turn",
        "_turns",
        "_winner",
        "round",
    )

    round: int
    _hands: list[int]
    _lacks: list[int]  # by seat: before so many cards come it can lay no contract; below 1 it may be able to
    _stock: list[int]  # never changed: `_next` is the place of its top card
    _next: int
    _discard: list[int]
    _live: bool  # whether the top discard may be drawn or bought
    _discarder: int | None  # who threw it
    _tokens: list[int]
    _down: int  # bit set of the seats that have laid their contract
    _melds: list[Meld]
    _turn: int  # whose turn it is; in the window others act
    _turns: int  # finished turns
    _asked: tuple[int, ...]  # seats that have not answered yet
    _stock_log: list[tuple[int, int, int]]  # for each card from the stock: number of the action, seat, card
    _reshuffles: list[int]  # numbers of the actions that used up the stock
    _stocks: list[list[int]]  # given with the deck
    _exact: bool | None  # whether the cut was exact, None before it or without one
    _winner: int | None

    def __init__(self, game: SwedishGin, deck: list[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        n = game.players
        self.round = game.rounds[0]
        self._hands, self._lacks = [0] * n, [0] * n
        self._stock, self._next = deck, 0
        self._discard, self._melds, self._stock_log, self._reshuffles, self._stocks = [], [], [], [], []
        self._live, self._discarder, self._down, self._turns, self._asked = False, None, 0, 0, ()
        self._tokens = [TOKENS] * n
        self._exact = self._winner = None
        self._turn = (dealer + 1) % n
        if game.bonus:
            self.phase, self.current_player = "cut", dealer
        else:
            self._deal()

    def _deal(self) -> None:
        """Deals, and lets the dealer's left neighbour begin (5.1, E26)."""
        game, deck = self.game, self._deck
        self._hands = [hand_of(game.dealt(deck, self.dealer, seat)) for seat in range(game.players)]
        self._discard = [deck[game.target - 1]]
        self._next = game.target
        self._live = True  # the upcard is (E7)
        self.phase, self.current_player = "start", self._turn

    def clone(self) -> Self:
        """Makes an independent copy."""
        copy = self._bare_copy()
        copy.round = self.round
        copy._hands = self._hands[:]
        copy._lacks = self._lacks[:]
        copy._stock = self._stock
        copy._next = self._next
        copy._discard = self._discard[:]
        copy._live = self._live
        copy._discarder = self._discarder
        copy._tokens = self._tokens[:]
        copy._down = self._down
        copy._melds = self._melds[:]
        copy._turn = self._turn
        copy._turns = self._turns
        copy._asked = self._asked
        copy._stock_log = self._stock_log[:]
        copy._reshuffles = self._reshuffles[:]
        copy._stocks = self._stocks
        copy._exact = self._exact
        copy._winner = self._winner
        return copy

    # Actions

    def legal_actions(self) -> list[Action]:
        """Gets the legal actions: draws and buys, or discards, lay-offs and one way of laying down if there is any."""
        player = self.current_player
        if player is None:
            return []
        phase = self.phase
        if phase == "play":
            hand = self._hands[player]
            actions: list[Action] = distinct(hand)
            if self._down >> player & 1:
                actions += self._lay_offs(player)
                meld = first_meld(hand, self._keep())
                if meld:
                    actions.append(meld)
            elif self._may_have_contract(player):
                laying = first_laying(hand, self.round, self._keep())
                self._lacks[player] = ABLE if laying else 1
                if laying:
                    actions.append(laying)
            return actions
        if phase == "start":
            if not self._live:
                return [DRAW_STOCK]
            return [DRAW_DISCARD, DRAW_STOCK, BUY] if self._may_buy(player) else [DRAW_DISCARD, DRAW_STOCK]
        if phase == "window":
            return [BUY, DECLINE]
        return list(range(CUT + 1, CUT + CARDS_IN_ALL + 1))

    def offers(self) -> list[Action]:
        """Gets the same with up to `LIMIT` ways of laying down, those that leave the cheapest cards first."""
        actions = self.legal_actions()
        player = self.current_player
        if player is not None and type(actions[-1]) is tuple:
            hand, keep = self._hands[player], self._keep()
            down = self._down >> player & 1
            actions[-1:] = further_melds(hand, LIMIT, keep) if down else layings(hand, self.round, LIMIT, keep)
        return actions

    def is_legal(self, action: Hashable) -> bool:
        """Tells whether the rules allow `action` now."""
        if type(action) is tuple:
            return self._laying_problem(action) is None
        player = self.current_player
        if type(action) is not int or player is None or action < 0:
            return False
        phase = self.phase
        if phase == "play":
            if action < 52:
                return bool(self._hands[player] >> action & 1)
            return LAYOFF <= action < LAYOFF + MOST_MELDS * 156 and self._lay_off_problem(action) is None
        if phase == "start":
            if action == DRAW_STOCK:
                return True
            return self._live and (action == DRAW_DISCARD or (action == BUY and self._may_buy(player)))
        if phase == "window":
            return action in (BUY, DECLINE)
        return CUT < action <= CUT + CARDS_IN_ALL

    def apply_action(self, action: Action) -> list[Event]:
        """Plays `action` in place; see `State.apply_action`."""
        player = self.current_player
        if player is None or not self.is_legal(action):
            raise self.illegal(action)
        self._history.append((player, action))
        events: list[Event] = []
        if type(action) is tuple:
            self._lay(player, action, events)
        elif action < 52:
            self._throw(player, action, events)
        elif action >= LAYOFF:
            self._lay_off(player, action, events)
        elif self.phase == "cut":
            self._cut(player, action - CUT, events)
        elif action == BUY:
            self._buy(player, events)
        elif action == DRAW_STOCK and self._live:
            self._offer(player, events)
        elif action == DECLINE:
            events.append(Event("gin-declines", player))
            self._ask(self._asked[1:], events)
        else:
            self.phase = "play"
            if action == DRAW_STOCK:
                self._draw(player, events)
            else:
                self._take_discard(player, events, "gin-draws-discard")
        return events

    # Drawing and buying (5.6)

    def _may_buy(self, seat: int) -> bool:
        """Tells whether `seat` has a token, and by the option is not down (E22)."""
        return self._tokens[seat] > 0 and (self.game.buy_after_down or not self._down >> seat & 1)

    def _offer(self, player: int, events: list[Event]) -> None:
        """Leaves the live discard to the others, who are asked from the left (E1, E2, E3)."""
        others, thrower = self.game.others_of[player], self._discarder
        asked = tuple([seat for seat in others if seat != thrower and self._may_buy(seat)])
        events.append(_left(player, self._discard[-1]))
        self.phase = "window"
        self._ask(asked, events)

    def _ask(self, seats: tuple[int, ...], events: list[Event]) -> None:
        """Asks the first of `seats`, or lets the player draw where nobody is left to be asked."""
        self._asked = seats
        if seats:
            self.current_player = seats[0]
        else:
            self._close(events)

    def _close(self, events: list[Event]) -> None:
        """Closes the window: the card is dead, and the player whose turn it is draws from the stock (E4)."""
        self._asked = ()
        self._live = False
        self.phase, self.current_player = "play", self._turn
        self._draw(self._turn, events)

    def _buy(self, buyer: int, events: list[Event]) -> None:
        """Gives the buyer the discard and a card of the stock; on the own turn that ends it (E3, E5, E32, E33)."""
        self._tokens[buyer] -= 1
        own = self.phase == "start"
        self._take_discard(buyer, events, "gin-buys-own" if own else "gin-buys")
        self._draw(buyer, events, "")
        if own:
            self._end_turn(events)
        else:
            self._close(events)

    def _take_discard(self, seat: int, events: list[Event], id: str) -> None:
        card = self._discard.pop()
        self._live = False
        self._hands[seat] = with_card(self._hands[seat], card)
        self._lacks[seat] -= 1
        events.append(_taken(id, seat, card))

    def _draw(self, seat: int, events: list[Event], id: str = "gin-draws-stock") -> None:
        """Gives `seat` the top card of the stock; where there is none, the discards become it (E24).

        There is always something to shuffle: hands and melds never hold more than 15 cards a player and one more.
        """
        if self._next == len(self._stock):
            *pile, top = self._discard
            number = len(self._reshuffles)
            given = self._stocks[number] if number < len(self._stocks) else None
            if given is None or sorted(given) != sorted(pile):
                given = shuffled(pile, f"{format_cards(self._deck)}/{number + 1}")
            self._stock, self._next, self._discard = given, 0, [top]
            self._reshuffles.append(len(self._history) - 1)
            events.append(Event("gin-reshuffle", args=(("n", len(pile)),)))
            events += [Event("", None, None, CARDS[card], "discard", "stock") for card in pile]
        card = self._stock[self._next]
        self._next += 1
        self._stock_log.append((len(self._history) - 1, seat, card))
        self._hands[seat] = with_card(self._hands[seat], card)
        self._lacks[seat] -= 1
        events.append(_drawn(id, seat, card))

    # Laying and discarding (5.6)

    def _throw(self, player: int, card: int, events: list[Event]) -> None:
        """Ends the turn with a discard, and the round if it was the last card (E23, E38)."""
        hand = self._hands[player] = without_card(self._hands[player], card)
        self._discard.append(card)
        self._live, self._discarder = True, player
        events.append(_thrown(player, card))
        if hand:
            self._end_turn(events)
        else:
            self._go_out(player, events)

    def _end_turn(self, events: list[Event]) -> None:
        """Passes the turn to the left, or ends the round where too many have been played (E25)."""
        self._turns += 1
        if self._turns >= self.game.cap:
            events.append(Event("gin-blocked"))
            self._finish()
        else:
            self._turn = self.current_player = (self._turn + 1) % self.game.players
            self.phase = "start"

    def _lay(self, player: int, action: Action, events: list[Event]) -> None:
        """Lays the contract, or a further meld (E12, E13, E18, E19)."""
        contract = type(action[0]) is tuple
        groups: tuple[tuple[int, ...], ...] = action if contract else (action,)
        texts = tuple(tuple(CARDS[card] for card in cards) for cards in groups)
        args = (("groups", texts), ("n", self.round)) if contract else (("cards", texts[0]),)
        events.append(Event("gin-contract" if contract else "gin-meld", player, args=args))
        for cards in groups:
            self._melds.append(table_meld(cards, player))
            zone = f"meld:{len(self._melds)}"
            for card in cards:
                self._hands[player] = without_card(self._hands[player], card)
                events.append(Event("", player, None, CARDS[card], HANDS[player], zone))
        self._down |= 1 << player
        self._laid(player, events)

    def _lay_off(self, player: int, action: int, events: list[Event]) -> None:
        """Adds a card to a meld (E8, E15, E17)."""
        number, place = divmod(action - LAYOFF, 156)
        end, card = divmod(place, 52)
        meld = self._melds[number]
        self._melds[number] = added(meld, card, end)
        self._hands[player] = without_card(self._hands[player], card)
        own = meld.owner == player
        id, to = ("gin-lays-off", None) if own else ("gin-lays-off-other", meld.owner)
        events.append(Event(id, player, to, CARDS[card], HANDS[player], f"meld:{number + 1}"))
        self._laid(player, events)

    def _laid(self, player: int, events: list[Event]) -> None:
        """Ends the round where the last card was laid: round 15, and others by the option (E14, E21)."""
        if not self._hands[player]:
            self._go_out(player, events)

    def _go_out(self, player: int, events: list[Event]) -> None:
        events.append(Event("gin-out", player))
        self._winner = player
        self._finish()

    def _finish(self) -> None:
        self.phase = "over"
        self.current_player = None
        self.is_terminal = True
        self._live = False

    # What may be laid

    def _keep(self) -> int:
        """Gets how many cards must stay in hand when something is laid (E14, E21)."""
        return 0 if self.round == WHOLE_HAND else self.game.keep

    def _may_have_contract(self, player: int) -> bool:
        """Tells whether it is worth looking for the contract in the hand of `player`.

        It is not until as many cards have come as were lacking at least when last they were counted. They are not
        counted where the contract was found at the last turn: it will most likely still be there.
        """
        lacks = self._lacks
        if ABLE < lacks[player] < 1:
            lacks[player] = lacking(self._hands[player], self.round)
        return lacks[player] < 1

    def _lay_offs(self, player: int) -> list[Action]:
        """Gets every lay-off of `player`, who is down."""
        hand = self._hands[player]
        if hand.bit_count() <= self._keep():
            return []
        actions: list[Action] = []
        for number, meld in enumerate(self._melds):
            if meld.owner != player and not self.game.others:
                continue
            base = LAYOFF + number * 156
            if hand & meld.low:
                first = base + 52 if meld.kind == "run" else base
                actions += [first + card for card in distinct(hand & meld.low)]
            if hand & meld.high:
                actions += [base + 104 + card for card in distinct(hand & meld.high)]
        return actions

    def _lay_off_problem(self, action: int) -> Message | None:
        """Gets why a card may not be laid off now, in phase ``play``; None if it may."""
        player = self._turn
        number, place = divmod(action - LAYOFF, 156)
        end, card = divmod(place, 52)
        hand = self._hands[player]
        if not hand >> card & 1:
            return message("not-your-card", card=CARDS[card])
        if not self._down >> player & 1:  # E16
            return message("not-down")
        if number >= len(self._melds):
            return message("no-such-meld", n=number + 1)
        meld = self._melds[number]
        if meld.owner != player and not self.game.others:
            return message("not-your-meld", to=meld.owner)
        if meld.kind == "pair":
            return message("meld-frozen")
        if (end == 0) == (meld.kind == "run"):
            return message("choose-run-end" if end == 0 else "set-has-no-end")
        if not (meld.high if end == 2 else meld.low) >> card & 1:
            return self._misfit(meld, card, end)
        return message("must-keep-a-card") if hand.bit_count() <= self._keep() else None

    def _misfit(self, meld: Meld, card: int, end: int) -> Message:
        """Gets why `card` does not fit a set or an end of a run (5.3, E8, E10, E36)."""
        if meld.kind == "set":
            if card % 13 == 1:
                return message("meld-majority")
            return message("meld-rank", card=CARDS[card])
        if not (meld.high if end == 2 else meld.low):
            return message("run-full-high" if end == 2 else "run-full-low")
        if card % 13 == 1:
            return message("meld-majority")
        if (meld.low if end == 2 else meld.high) >> card & 1:
            return message("wrong-end", card=CARDS[card])
        return message("does-not-fit-run", card=CARDS[card])

    def _laying_problem(self, action: tuple[Any, ...]) -> Message | None:
        """Gets why the cards of `action` may not be laid as it says; None if they may."""
        if not is_laying(action):
            return message("not-an-action", text=repr(action)[:40])
        if self.phase != "play":
            return self._too_early()
        player = self._turn
        contract = type(action[0]) is tuple
        groups: tuple[tuple[int, ...], ...] = action if contract else (action,)
        if contract == bool(self._down >> player & 1):
            return message("already-down" if contract else "not-down")
        problem = self._count_problem(groups, player)
        for wrong in self._problems(groups, player):
            problem = problem or wrong
        return problem or self._rest_problem(groups, player)

    def _too_early(self) -> Message:
        """Gets what must come before anything is laid or thrown."""
        first = {"cut": "cut-first", "start": "draw-first", "window": "answer-first"}
        return message(first.get(self.phase, "deal-over"))

    def _problems(self, groups: Sequence[Sequence[int]], player: int) -> list[Message | None]:
        """Gets what is wrong with each of the groups that `player` would lay (5.3, 5.4)."""
        hand = self._hands[player]
        problems: list[Message | None] = []
        demands = self._demands(player)
        for number, cards in enumerate(groups):
            problem = None
            for card in cards:
                if hand >> card & 1:
                    hand = without_card(hand, card)
                elif problem is None:
                    problem = message("not-your-card", card=CARDS[card])
            if problem is None:
                kind, size = demands[min(number, len(demands) - 1)]
                exact = self.round == WHOLE_HAND and kind == "set" and not self._down >> player & 1
                problem = melds.why_no_meld(kind or kind_of(cards), cards, size, exact)
            problems.append(problem)
        return problems

    def _demands(self, player: int) -> Sequence[tuple[str, int]]:
        """Gets kind and size of each group that `player` may lay at once: the contract, or any one meld."""
        if self._down >> player & 1:
            return [("", LEAST)]
        return CONTRACTS[self.round]

    def _count_problem(self, groups: Sequence[Sequence[int]], player: int) -> Message | None:
        """Gets what is wrong with the number of groups."""
        count = len(self._demands(player))
        return None if len(groups) == count else message("contract-groups", n=count)

    def _rest_problem(self, groups: Sequence[Sequence[int]], player: int) -> Message | None:
        """Gets what is wrong with what good groups leave in hand (E14, E21)."""
        left = self._hands[player].bit_count() - sum(map(len, groups))
        if self.round == WHOLE_HAND:
            return message("must-lay-all", n=left) if left else None
        return message("must-keep-a-card") if left < self._keep() else None

    # The cut (5.8)

    def _cut(self, dealer: int, count: int, events: list[Event]) -> None:
        """Lets the dealer lift cards, and deals; the order of the deck stays as it was (E30)."""
        self._exact = count == self.game.target
        events.append(Event("gin-cut-exact" if self._exact else "gin-cut-missed", dealer, args=(("n", count),)))
        self._deal()
        n, last = self.game.players, self.game.target - 1
        for place, card in enumerate(self._deck[:last]):
            seat = (dealer + 1 + place) % n
            events.append(_drawn("", seat, card))
        events.append(Event("gin-upcard", dealer, None, CARDS[self._deck[last]], "stock", "discard"))

    # Results (5.7)

    def returns(self) -> tuple[int, ...]:
        """Gets what the cards left in each hand cost; the dealer of an exact cut has 100 less (E30)."""
        if not self.is_terminal:
            raise self.unfinished()
        bonus = CUT_BONUS if self._exact else 0
        return tuple(points_of(hand) - bonus * (seat == self.dealer) for seat, hand in enumerate(self._hands))

    def winners(self) -> tuple[int, ...]:
        """Gets who went out; nobody where the round was blocked."""
        if not self.is_terminal:
            raise self.unfinished()
        return () if self._winner is None else (self._winner,)
