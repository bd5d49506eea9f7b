"""Swedish Gin Rummy: rule set E of the rules. Fifteen rounds, each with a contract of sets and runs to be laid at once.

A `State` is one round. What may be laid is told by `kortti.games.melds`, and hands are those of `swedish_gin_hands`;
here are turns, buying, the table and the score.

Actions are small ints: 0-51 discards that card, 52-55 draw, buy or decline, then come the cuts and the lay-offs. What
lays melds is the cards themselves: `meld` a tuple of them, `contract` a tuple of such tuples.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

from kortti.cards import CARDS, HIDDEN, CardError, format_cards, parse_card, shuffled
from kortti.game import (
    Action,
    Choice,
    Deal,
    Event,
    Game,
    GameError,
    Laying,
    Message,
    Option,
    OptionValue,
    Place,
    RulesLine,
    RulesSection,
    ScoreLine,
    Slot,
    Standing,
    State,
    lowest_win,
    message,
    unknown_action,
)
from kortti.games import melds
from kortti.games.melds import CONTRACTS, LEAST, WHOLE_HAND
from kortti.games.swedish_gin_hands import (
    BOTH,
    POINTS,
    Meld,
    added,
    cards_in,
    distinct,
    hand_of,
    kind_of,
    orders,
    points_of,
    table_meld,
    with_card,
    without_card,
)
from kortti.games.swedish_gin_search import first_laying, first_meld, further_melds, lacking, layings
from kortti.games.swedish_gin_worlds import sample_world
from kortti.worlds import replayed

HAND, TOKENS, CUT_BONUS = 11, 2, 100
CARDS_IN_ALL = 104
LIMIT = 12  # ways of laying down that `offers` lists

DRAW_DISCARD, DRAW_STOCK, BUY, DECLINE, CUT = 52, 53, 54, 55, 55
LAYOFF = CUT + CARDS_IN_ALL + 1
ENDS = ("", "low", "high")
MOST_MELDS = 99
ABLE = -99  # in the place of a number of cards that are lacking: there was a contract, and more cards may have come

TEXTS: dict[Action, str] = {card: f"discard {text}" for card, text in enumerate(CARDS)}
TEXTS |= {DRAW_DISCARD: "draw discard", DRAW_STOCK: "draw stock", BUY: "buy", DECLINE: "decline"}
TEXTS |= {CUT + count: f"cut {count}" for count in range(1, CARDS_IN_ALL + 1)}
ACTIONS = {text: action for action, text in TEXTS.items()}

_HANDS = [f"hand:{seat}" for seat in range(6)]

OPTIONS = (
    Option("players", 3, (3, 4, 5, 6)),
    Option("rounds", tuple(CONTRACTS), tuple(CONTRACTS), many=True),
    Option("final_discard", "required", ("required", "optional")),
    Option("layoff_on_others", True, (True, False)),
    Option("buy_after_down", True, (True, False)),
    Option("exact_cut_bonus", False, (False, True)),
    Option("turn_cap", 50, least=1, most=100),
)


# Action texts


@cache
def layoff_text(action: int) -> str:
    """Gets the text of a lay-off."""
    number, place = divmod(action - LAYOFF, 156)
    end, card = divmod(place, 52)
    return f"layoff {CARDS[card]} {number + 1} {ENDS[end]}".rstrip()


def layoff_action(card: int, number: int, end: int) -> int:
    """Gets the action that lays `card` off on meld `number`, from 1; `end` is a place in `ENDS`."""
    return LAYOFF + ((number - 1) * 3 + end) * 52 + card


def is_cards(value: object) -> bool:
    """Tells whether `value` is a tuple of cards, one at least."""
    return type(value) is tuple and value != () and all(type(card) is int and 0 <= card < 52 for card in value)


def is_laying(action: object) -> bool:
    """Tells whether `action` is one that lays melds, be they valid or not."""
    return is_cards(action) or (type(action) is tuple and action != () and all(map(is_cards, action)))


# The game


class SwedishGin(Game):
    """The game of fifteen contracts."""

    option_list = OPTIONS
    packs = 2
    ranks = "23456789TJQKA"
    melds = True

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.rounds: tuple[int, ...] = options["rounds"]  # type: ignore[assignment]
        self.keep = int(options["final_discard"] == "required")  # cards to be kept for the discard (E14)
        self.others = bool(options["layoff_on_others"])
        self.buy_after_down = bool(options["buy_after_down"])
        self.bonus = bool(options["exact_cut_bonus"])
        self.cap = int(options["turn_cap"]) * self.players  # type: ignore[arg-type]
        seats = range(self.players)
        self.others_of = [(*seats[seat + 1 :], *seats[:seat]) for seat in seats]
        self.target = HAND * self.players + 1  # cards that are dealt, the upcard included (5.8)

    def new_state(
        self,
        seed: str | int | None = None,
        deck: str | Sequence[str] | None = None,
        dealer: int = 0,
        round: int | None = None,
    ) -> SwedishGinState:
        """Deals a round, the first of the match unless given; see `Game.new_state`.

        After the cards of `deck` may stand, each after a ``/``, the stocks into which the discards are shuffled when it
        is used up; others are shuffled by the deck itself.
        """
        number = self.rounds[0] if round is None else round
        if type(number) is not int or number not in CONTRACTS:
            raise GameError(
                f"{self.name} has no round {round!r}", message("error-bad-value", name="round", text=str(round)[:40])
            )
        stocks: list[list[int]] = []
        if deck is not None:
            try:
                deck, *more = parted(deck.split() if isinstance(deck, str) else deck)
                stocks = [parse_stock(words) for words in more]
            except (CardError, TypeError) as error:
                raise GameError(str(error), message("error-bad-value", name="deck", text=str(deck)[:40])) from None
        state = super().new_state(seed, deck, dealer)
        assert isinstance(state, SwedishGinState)
        state.round, state._stocks = number, stocks
        return state

    def deal(self, deck: list[int], dealer: int) -> SwedishGinState:
        """Deals eleven cards each from the dealer's left; the next begins the discard pile, the rest is the stock."""
        return SwedishGinState(self, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Gets the eleven cards that seat `player` is dealt."""
        return deck[(player - dealer - 1) % self.players : HAND * self.players : self.players]

    def deal_arguments(self, deals: Sequence[Deal]) -> dict[str, Any]:
        """Gets the round that comes after `deals`."""
        return {"round": self.rounds[len(deals)]}

    def deal_titles(self) -> list[Message]:
        """Gets every round that is played with its contract (5.4)."""
        return [message("gin-round", n=number) for number in self.rounds]

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Adds up the rounds; after the last of them the lowest total wins, ties share (5.7, E29)."""
        totals = super().standing(deals).totals
        if len(deals) < len(self.rounds):
            return Standing(totals, False)
        return Standing(totals, True, lowest_win(totals))

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> SwedishGinState:
        """Draws a round that agrees with `observation`; raises `GameError` where there is none."""
        deck, stocks = sample_world(self, observation, rng)
        state = self.deal(deck, observation["dealer"])
        state.round, state._stocks = observation["round"], stocks
        return replayed(state, observation)

    def rules(self) -> list[RulesSection]:
        """Gets the rules page; see `Game.rules`."""
        options, n = self.options, self.players

        def line(name: str, option: str | None = None, **args: object) -> RulesLine:
            return message(f"gin-rules-{name}", **args), option

        def decided(option: str) -> RulesLine:
            value = Option.show(options[option]).replace("_", "-")
            return message(f"gin-rules-{option.replace('_', '-')}-{value}"), option

        dealt = line("deal", players=n, n=CARDS_IN_ALL - self.target)
        cut = [line("exact-cut", "exact_cut_bonus", n=self.target, points=CUT_BONUS)] if self.bonus else []
        contracts = [line(f"round-{number}", "rounds") for number in self.rounds]
        lay = [line("contract"), line("minimum"), line("meld"), line("layoff"), decided("layoff_on_others")]
        out = [decided("final_discard")]
        if WHOLE_HAND in self.rounds:
            out.append(line("last-round", "rounds"))
        sections: list[tuple[str, list[RulesLine]]] = [
            ("aim", [line("aim")]),
            ("deal", [dealt, *cut]),
            ("melds", [line("set"), line("run"), line("ace"), line("wild"), line("majority"), line("pair")]),
            ("rounds", contracts),
            ("turn", [line("draw"), line("discard")]),
            ("buy", [line("tokens"), line("window"), line("own-buy"), line("dead"), decided("buy_after_down")]),
            ("lay", lay),
            ("end", [*out, line("stock"), line("cap", "turn_cap", n=options["turn_cap"])]),
            ("score", [line("score"), line("blocked")]),
            ("match", [line("match", "rounds", n=len(self.rounds))]),
        ]
        return [(message(f"gin-rules-title-{name}"), lines) for name, lines in sections]


def parted(words: Sequence[str]) -> list[list[str]]:
    """Gets the words between each ``/``."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == "/":
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def parse_stock(words: Sequence[str]) -> list[int]:
    """Gets the cards of a shuffled stock; raises `CardError` for what can be none."""
    cards = [parse_card(word) for word in words]
    if not cards or any(cards.count(card) > 2 for card in cards):
        raise CardError(f"not a stock: {' '.join(words)!r}")
    return cards


# Events that come again and again


@cache
def _left(player: int, card: int) -> Event:
    return Event("gin-leaves-discard", player, args=(("card", CARDS[card]),))


@cache
def _taken(id: str, seat: int, card: int) -> Event:
    return Event(id, seat, None, CARDS[card], "discard", _HANDS[seat])


@cache
def _drawn(id: str, seat: int, card: int) -> Event:
    return Event(id, seat, None, CARDS[card], "stock", _HANDS[seat], seen_by=(seat,))


@cache
def _thrown(seat: int, card: int) -> Event:
    return Event("gin-discards", seat, None, CARDS[card], _HANDS[seat], "discard")


class SwedishGinState(State[SwedishGin]):
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
    _lacks: list[int]  # by seat: it can lay no contract before so many cards come; below 1 nothing is known for sure
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

    def clone(self) -> SwedishGinState:
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

    # Texts

    @property
    def deck(self) -> str:
        """The deck that was dealt, top card first, and the stocks that were given with it, each after a ``/``."""
        return " / ".join(map(format_cards, (self._deck, *self._stocks)))

    @property
    def arguments(self) -> dict[str, Any]:
        """What `new_state` needs to deal this again: the round."""
        return {"round": self.round}

    def action_to_string(self, action: Action) -> str:
        """Gets the text of an action; raises `InvalidActionError` where it is none of the game's."""
        if type(action) is int:
            if action in TEXTS:
                return TEXTS[action]
            if LAYOFF <= action < LAYOFF + MOST_MELDS * 156:
                return layoff_text(action)
        elif is_cards(action):
            return f"meld {format_cards(action)}"
        elif is_laying(action):
            return f"contract {' / '.join(map(format_cards, action))}"
        raise unknown_action(action)

    def string_to_action(self, text: str) -> Action:
        """Gets the action of a text, legal now or not; raises `InvalidActionError` where there is none."""
        if not isinstance(text, str):
            raise unknown_action(text)
        action: Action = ACTIONS.get(text)
        if action is not None:
            return action
        verb, _, rest = text.partition(" ")
        try:
            if verb == "layoff":
                card, number, *end = rest.split(" ")
                if number.isascii() and number.isdecimal() and len(number) < 3 and len(end) < 2:
                    action = layoff_action(parse_card(card), int(number), ENDS.index(end[0]) if end else 0)
            elif verb == "meld":
                action = tuple(map(parse_card, rest.split(" ")))
            elif verb == "contract":
                action = tuple(tuple(map(parse_card, group.split(" "))) for group in rest.split(" / "))
        except ValueError:
            raise unknown_action(text) from None
        if action is None or self.action_to_string(action) != text:
            raise unknown_action(text)
        return action

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
        asked = tuple([seat for seat in others if self._tokens[seat] and seat != thrower and self._may_buy(seat)])
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
        texts = tuple(CARDS[card] for cards in groups for card in cards)
        args = (("cards", texts), ("n", self.round)) if contract else (("cards", texts),)
        events.append(Event("gin-contract" if contract else "gin-meld", player, args=args))
        for cards in groups:
            self._melds.append(table_meld(cards, player))
            zone = f"meld:{len(self._melds)}"
            for card in cards:
                self._hands[player] = without_card(self._hands[player], card)
                events.append(Event("", player, None, CARDS[card], _HANDS[player], zone))
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
        events.append(Event(id, player, to, CARDS[card], _HANDS[player], f"meld:{number + 1}"))
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

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Gets the points of `seat`, kind of card by kind of card."""
        if not self.is_terminal:
            raise self.unfinished()
        lines = [ScoreLine(message("gin-score-out"), 0)] if seat == self._winner else []
        for name, worth, mask in POINTS:
            count = (self._hands[seat] & mask * BOTH).bit_count()
            if count:
                lines.append(ScoreLine(message(f"gin-score-{name}", n=count), worth * count))
        if self._exact and seat == self.dealer:
            lines.append(ScoreLine(message("gin-score-cut"), -CUT_BONUS))
        return lines

    # What can be seen

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        """Gets hands, stock, discards and melds."""
        if player is not None:
            self.game.check_seat(player)
        zones: dict[str, list[str]] = {}
        for seat, hand in enumerate(self._hands):
            seen = player in (None, seat)
            zones[_HANDS[seat]] = [CARDS[c] for c in cards_in(hand)] if seen else [HIDDEN] * hand.bit_count()
        left = self._stock[self._next :]
        zones["stock"] = [CARDS[card] for card in left] if player is None else [HIDDEN] * len(left)
        zones["discard"] = [CARDS[card] for card in self._discard]
        for number, meld in enumerate(self._melds, 1):
            zones[f"meld:{number}"] = [CARDS[card] for card in meld.cards]
        return zones

    def observation(self, player: int) -> dict[str, Any]:
        """Gets what `player` knows.

        Beside what every game tells: ``round``; ``turn``, whose turn it is, and ``turns``, how many are over; ``live``,
        whether the top discard may be taken, ``discarder``, who threw it, and ``asked``, who has still to say whether
        he buys it; ``tokens`` and ``down`` by seat; ``melds`` in the order laid, each with kind, cards, owner, and
        whether it is frozen; ``upcard``, the first discard; ``stock_log``, for each card that came from the stock the
        number of the action, the seat, and the card as far as seen; ``reshuffles``, the numbers of the actions in which
        the discards became the stock; ``exact_cut``, None before the cut or without one.
        """
        observation = super().observation(player)
        before = self.phase == "cut"
        if before:
            observation["dealt"] = []
        observation |= {
            "round": self.round,
            "turn": self._turn,
            "turns": self._turns,
            "live": self._live,
            "discarder": self._discarder,
            "asked": list(self._asked),
            "tokens": self._tokens[:],
            "down": [bool(self._down >> seat & 1) for seat in range(self.game.players)],
            "melds": [
                {
                    "kind": meld.kind,
                    "cards": [CARDS[card] for card in meld.cards],
                    "owner": meld.owner,
                    "frozen": meld.kind == "pair",
                }
                for meld in self._melds
            ],
            "upcard": None if before else CARDS[self._deck[self.game.target - 1]],
            "stock_log": [
                [time, seat, CARDS[card] if seat == player else HIDDEN] for time, seat, card in self._stock_log
            ],
            "reshuffles": self._reshuffles[:],
            "exact_cut": self._exact,
        }
        return observation

    def places(self) -> list[Place]:
        """Gets stock and discards, and the melds in the order in which they were laid."""
        laid = [
            Place(
                f"meld:{number}",
                0,
                0,
                message(f"gin-place-{meld.kind}", seat=meld.owner, n=number),
                "fan",
                labels=(meld.owner,),
            )
            for number, meld in enumerate(self._melds, 1)
        ]
        return [
            Place("stock", 0, 0, message("place-stock"), closed=True),
            Place("discard", 1, 0, message("gin-place-discard")),
            *laid,
        ]

    def facts(self, seat: int) -> list[Message]:
        """Gets the tokens that `seat` has left, and whether it is down."""
        facts = [message("gin-fact-tokens", n=self._tokens[seat])]
        return [*facts, message("gin-fact-down")] if self._down >> seat & 1 else facts

    def says(self, seat: int) -> Message | None:
        """Gets what `seat` has said in the window about the discard."""
        if self.phase != "window":
            return None
        for who, action in reversed(self._history):
            if who == seat and action in (DRAW_STOCK, DECLINE):
                return message("gin-says-no")
            if action == DRAW_STOCK:
                break
        return None

    def prompt(self) -> Message:
        """Gets what the current player is asked to do."""
        player = self.current_player
        if player is None:
            return message("prompt-deal-over")
        if self.phase == "cut":
            return message("gin-prompt-cut", n=self.game.target)
        if self.phase == "play":
            if self._down >> player & 1:
                return message("gin-prompt-down")
            can_lay = type(self.legal_actions()[-1]) is tuple
            if self.round == WHOLE_HAND:
                return message("gin-prompt-last-contract" if can_lay else "gin-prompt-last")
            return message("gin-prompt-contract" if can_lay else "gin-prompt-play", n=self.round)
        if not self._live:
            return message("gin-prompt-draw")
        card, tokens = CARDS[self._discard[-1]], self._tokens[player]
        if self.phase == "window":
            return message("gin-prompt-window", card=card, n=tokens, to=self._turn)
        if self._may_buy(player):
            return message("gin-prompt-start-buy", card=card, n=tokens)
        return message("gin-prompt-start", card=card)

    def choice(self, action: Action) -> Choice:
        """Gets how the table offers a legal action."""
        if type(action) is tuple:
            contract = type(action[0]) is tuple
            groups = tuple(tuple(CARDS[card] for card in cards) for cards in (action if contract else (action,)))
            texts = tuple(text for group in groups for text in group)
            id = "gin-action-contract" if contract else "gin-action-meld"
            return Choice(message(id, cards=texts), groups=groups)
        if action < 52:
            return Choice(message("gin-action-discard", card=CARDS[action]), CARDS[action], "discard")
        if action >= LAYOFF:
            number, place = divmod(action - LAYOFF, 156)
            end, card = divmod(place, 52)
            args = {"card": CARDS[card], "n": number + 1, "to": self._melds[number].owner}
            id = f"gin-action-layoff-{ENDS[end] or 'set'}"
            return Choice(message(id, **args), CARDS[card], f"meld:{number + 1}", ENDS[end] or None)
        if self.phase == "cut":
            return Choice(message("gin-action-cut", n=action - CUT), zone="stock")
        if action == DRAW_STOCK:
            return Choice(message("gin-action-draw-stock"), zone="stock")
        top = CARDS[self._discard[-1]]
        if action == DRAW_DISCARD:
            return Choice(message("gin-action-draw-discard", card=top), zone="discard")
        own = "-own" if self.phase == "start" else ""
        return Choice(message("gin-action-decline" if action == DECLINE else f"gin-action-buy{own}", card=top))

    def why_not(self, action: Action) -> Message:
        """Gets the reason why an action is not legal now."""
        problem: Message | None = None
        if type(action) is tuple:
            problem = self._laying_problem(action)
        elif CUT < action < LAYOFF:
            problem = message("cut-is-over")
        elif self.phase in ("cut", "window"):
            problem = self._too_early()
        elif action == DECLINE:
            problem = message("nothing-to-decline")
        elif action in (DRAW_DISCARD, DRAW_STOCK, BUY):
            problem = message("already-drawn") if self.phase == "play" else self._not_to_be_taken()
        elif self.phase == "start":
            problem = self._too_early()
        elif action < 52:
            problem = message("not-your-card", card=CARDS[action])
        else:
            problem = self._lay_off_problem(action)
        assert problem is not None
        return problem

    def _too_early(self) -> Message:
        """Gets what must come before anything is laid or thrown."""
        first = {"cut": "cut-first", "start": "draw-first", "window": "answer-first"}
        return message(first.get(self.phase, "deal-over"))

    def _not_to_be_taken(self) -> Message:
        """Gets why the current player may not draw or buy the top discard at the start of a turn."""
        if not self._live:
            return message("not-live")
        return message("no-buy-after-down" if self._tokens[self._turn] else "no-token")

    # Laying by hand

    def _may_lay(self, seat: int) -> bool:
        """Tells whether `seat` is at the point of its turn at which melds are laid."""
        return self.phase == "play" and self._turn == seat

    def slots(self, seat: int) -> list[Slot]:
        """Gets the places for the groups of the contract, or on the turn of who is down one for a further meld."""
        down = self._down >> seat & 1
        if self.phase in ("cut", "over") or (down and not self._may_lay(seat)):
            return []
        slots = []
        for kind, size in self._demands(seat):
            if self.round == WHOLE_HAND and kind == "run":
                size = self._hands[seat].bit_count() - (6 if self._may_lay(seat) else 5)
            exact = "-exact" if kind == "set" and self.round == WHOLE_HAND else ""
            name = message("gin-slot-meld" if down else f"gin-slot-{kind}{exact}", n=size)
            slots.append(Slot(kind or "meld", name, size))
        return slots

    def lay(self, groups: Sequence[Sequence[str]], seat: int) -> Laying:
        """Tells what the cards would be that `seat` has put into its `slots`; see `Laying`."""
        try:
            cards = [tuple(map(parse_card, group)) for group in groups]
        except CardError as error:
            raise unknown_action(str(error)) from None
        demands = self._demands(seat)
        ways = [orders(demands[min(number, len(demands) - 1)][0], group) for number, group in enumerate(cards)]
        ordered = [found[0] if found else group for found, group in zip(ways, cards, strict=True)]
        problems = self._problems(ordered, seat)
        if any(problem is not None for problem in problems):
            return Laying([], problems)
        together = self._count_problem(cards, seat) or self._rest_problem(cards, seat)
        if together is not None or not self._may_lay(seat):
            return Laying([], problems, together)
        down = self._down >> seat & 1
        return Laying([self.action_to_string(way[0] if down else way) for way in product(*ways)], problems)
