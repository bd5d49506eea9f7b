"""The state of a round of Swedish Gin Rummy: play and scoring (chapter 5 of the rules).

It covers drawing, buying, laying, discarding, the end, the points and observations. `melds/rules.py` defines melds,
`melds/table.py` what may be laid off on one, `laying.py` what a player may lay.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Self

from kortti.cards import CARDS, HIDDEN, format_cards, shuffled
from kortti.game import Action, Event, Game, State
from kortti.games.swedish_gin.facts import (
    ACTIONS,
    BUY,
    CARDS_IN_ALL,
    CUT,
    CUT_BONUS,
    DECLINE,
    DRAW_DISCARD,
    DRAW_STOCK,
    HANDS,
    LAYOFF,
    TEXTS,
    TOKENS,
    HouseRules,
    action_of,
    cards_dealt,
    dealt,
    groups_of,
    is_contract,
    is_laying,
    is_layoff,
    layoff_of,
    seats_after,
    text_of,
)
from kortti.games.swedish_gin.hands import (
    WORTHS,
    cards_in,
    distinct,
    hand_of,
    holds,
    points_of,
    with_card,
    without_card,
)
from kortti.games.swedish_gin.laying import Player, lay_offs, why_not_lay, why_not_lay_off
from kortti.games.swedish_gin.melds import quick
from kortti.games.swedish_gin.melds.table import Meld, added, table_meld
from kortti.games.swedish_gin.outlook import ranked_layings
from kortti.messages import Message, message
from kortti.shown import Peak, ScoreLine
from kortti.texts import shown

LIMIT = 12  # layings that `offers` lists


class SwedishGinState(State[Game]):
    """One round. Phases: ``cut`` (by the option), ``start``, ``window`` and ``play`` of a turn, and ``over``."""

    card_verb = "discard"
    texts, actions = TEXTS, ACTIONS  # but for lay-offs and layings

    __slots__ = (
        "asked",
        "discarder",
        "discards",
        "down",
        "exact_cut",
        "given_stocks",
        "hands",
        "live",
        "melds",
        "reshuffles",
        "round",
        "rules",
        "stock",
        "stock_log",
        "tokens",
        "turn",
        "turns",
        "winner",
    )

    def __init__(self, game: Game, rules: HouseRules, deck: list[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        players = rules.players
        self.rules = rules
        self.round = rules.rounds[0]
        self.hands = [0] * players  # by seat, each an int as in `hands`
        self.tokens = [TOKENS] * players  # by seat, reset in each round (E6)
        self.down = [False] * players  # by seat, True once its contract is laid
        self.melds: list[Meld] = []  # in the order laid
        self.stock = deck[:]  # the next card first; before the cut it holds all cards
        self.discards: list[int] = []  # the top card last
        self.live = False  # True if the top discard may be drawn or bought
        self.discarder: int | None = None  # the seat that threw it
        self.turn = (dealer + 1) % players  # the seat on turn; the dealer's left neighbour begins (E26)
        self.turns = 0  # finished turns
        self.asked: tuple[int, ...] = ()  # in the window: the seats still to answer
        self.winner: int | None = None  # the seat that went out
        self.exact_cut: bool | None = None  # None before the cut or without one
        self.stock_log: list[tuple[int, int, int]] = []  # for each card drawn: index of the action, seat, card
        self.reshuffles: list[int] = []  # indices of the actions that reshuffled the discards (E24)
        self.given_stocks: Sequence[list[int]] = ()  # given with the deck, for the reshuffles
        if rules.exact_cut_bonus:
            self.phase, self.current_player = "cut", dealer
        else:
            self._deal()

    def _deal(self) -> None:
        """Deals eleven cards each and turns up the next; a two has no special effect there (5.1, E37)."""
        deck, players = self._deck, self.rules.players
        count = cards_dealt(players)
        self.hands = [hand_of(dealt(deck, players, self.dealer, seat)) for seat in range(players)]
        self.discards, self.stock = [deck[count - 1]], list(deck[count:])
        self.live = True  # nobody threw it, so any seat may take it, also the dealer (E7)
        self.phase, self.current_player = "start", self.turn

    # Actions

    def legal_actions(self) -> list[Action]:
        """Returns the legal actions: cuts, draws, buys, answers in the window, or discards, lay-offs and one laying."""
        player = self.current_player
        if player is None:
            return []
        if self.phase == "play":
            return self._plays(player)
        if self.phase == "start":
            if not self.live:
                return [DRAW_STOCK]
            return [DRAW_DISCARD, DRAW_STOCK, BUY] if self.may_buy(player) else [DRAW_DISCARD, DRAW_STOCK]
        if self.phase == "window":
            return [BUY, DECLINE]
        return list(range(CUT + 1, CUT + CARDS_IN_ALL + 1))

    def _plays(self, player: int) -> list[Action]:
        """Returns the actions after drawing. The contract and further melds may be laid on the same turn (E13)."""
        hand, kept = self.hands[player], self.rules.kept(self.round)
        actions: list[Action] = distinct(hand)
        laying: Action
        if self.down[player]:
            actions += lay_offs(self.player(player), self.melds)
            laying = quick.first_meld(hand, kept)
        else:
            laying = quick.first_laying(hand, self.round, kept)
        if laying:
            actions.append(laying)
        return actions

    def offers(self) -> list[Action]:
        """Returns the legal actions with up to `LIMIT` layings, the best first; see `ranked_layings`."""
        actions = self.legal_actions()
        player = self.current_player
        if player is not None and type(actions[-1]) is tuple:
            actions[-1:] = ranked_layings(self.player(player), self.melds, LIMIT)
        return actions

    def is_legal(self, action: Hashable) -> bool:
        """Checks if `action` is legal. Nobody buys while another draws or lays (E3, E34)."""
        if type(action) is tuple:
            return self.why_not_lay(action) is None
        player = self.current_player
        if type(action) is not int or player is None or action < 0:
            return False
        if self.phase == "play":
            if action < 52:
                return holds(self.hands[player], action)  # also the card just taken (E23)
            return is_layoff(action) and self.why_not_lay_off(action) is None
        if self.phase == "start":
            if action == DRAW_STOCK:
                return True
            return self.live and (action == DRAW_DISCARD or (action == BUY and self.may_buy(player)))
        if self.phase == "window":
            return action in (BUY, DECLINE)  # for any reason (E32)
        return CUT < action <= CUT + CARDS_IN_ALL

    def apply_action(self, action: Action) -> list[Event]:
        """Applies `action` in place; see `State.apply_action`."""
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
            self._cut(action - CUT, events)
        elif action == BUY:
            self._buy(player, events)
        elif action == DECLINE:
            events.append(Event("gin-declines", player, peak=Peak("knock"), is_usual=True))
            self._ask(self.asked[1:], events)
        elif action == DRAW_DISCARD:
            self.phase = "play"
            self._take_discard(player, "gin-draws-discard", events)
        elif self.live:
            self._open_window(player, events)
        else:
            self.phase = "play"
            self._draw(player, "gin-draws-stock", events)
        return events

    # The cut (5.8)

    def _cut(self, count: int, events: list[Event]) -> None:
        """Cuts `count` cards for the dealer, and deals; the order of the deck does not change (E30)."""
        dealer, players = self.dealer, self.rules.players
        exact = cards_dealt(players)
        self.exact_cut = count == exact
        args = (("n", count),)
        if self.exact_cut:
            peak = Peak("cut", message("gin-peak-cut", n=count))
            events.append(Event("gin-cut-exact", dealer, args=args, turns_table=True, peak=peak))
        else:
            events.append(Event("gin-cut-missed", dealer, args=args, turns_table=True))
        self._deal()
        for place, card in enumerate(self._deck[: exact - 1]):
            seat = (dealer + 1 + place) % players
            events.append(Event("", seat, None, CARDS[card], "stock", HANDS[seat], (seat,)))
        events.append(Event("gin-upcard", dealer, None, CARDS[self.discards[0]], "stock", "discard"))

    # Drawing and buying (5.6)

    def may_buy(self, seat: int) -> bool:
        """Checks if `seat` has a token and, by the option, is not down (E6, E22)."""
        return self.tokens[seat] > 0 and (self.rules.buy_after_down or not self.down[seat])

    def askable(self) -> list[int]:
        """Returns the seats that may buy when the player on turn leaves the discard.

        They are asked clockwise from that player's left (E1), except the one who threw the card (E2).
        """
        others = seats_after(self.turn, self.rules.players)
        return [seat for seat in others if seat != self.discarder and self.may_buy(seat)]

    def _open_window(self, player: int, events: list[Event]) -> None:
        """Offers the live discard to the others, before the player sees the drawn card (E3)."""
        args = (("card", CARDS[self.discards[-1]]),)
        events.append(Event("gin-leaves-discard", player, args=args, is_usual=True))
        self.phase = "window"
        self._ask(tuple(self.askable()), events)

    def _ask(self, seats: tuple[int, ...], events: list[Event]) -> None:
        """Asks the first of `seats`; closes the window if there is none."""
        self.asked = seats
        if seats:
            self.current_player = seats[0]
        else:
            self._close_window(events)

    def _close_window(self, events: list[Event]) -> None:
        """Draws from the stock for the seat on turn: the discard is dead, and so are those below it (E4)."""
        self.asked = ()
        self.live = False
        self.phase, self.current_player = "play", self.turn
        self._draw(self.turn, "gin-draws-stock", events)

    def _buy(self, buyer: int, events: list[Event]) -> None:
        """Gives the buyer the discard and a card of the stock for a token: two more cards, permanently (E27).

        In the window the turn then goes on. A buy on the own turn ends it without a discard, so nothing is laid before
        the next turn (E33), and the next player has no live discard (E5).
        """
        self.tokens[buyer] -= 1
        own = self.phase == "start"
        self._take_discard(buyer, "gin-buys-own" if own else "gin-buys", events)
        self._draw(buyer, "", events)
        if own:
            self._end_turn(events)
        else:
            self._close_window(events)

    def _take_discard(self, seat: int, id: str, events: list[Event]) -> None:
        card = self.discards.pop()
        self.live = False
        self.hands[seat] = with_card(self.hands[seat], card)
        events.append(Event(id, seat, None, CARDS[card], "discard", HANDS[seat]))

    def _draw(self, seat: int, id: str, events: list[Event]) -> None:
        """Gives `seat` the top card of the stock."""
        if not self.stock:
            self._reshuffle(events)
        card = self.stock.pop(0)
        self.stock_log.append((len(self._history) - 1, seat, card))
        self.hands[seat] = with_card(self.hands[seat], card)
        events.append(Event(id, seat, None, CARDS[card], "stock", HANDS[seat], (seat,)))

    def _reshuffle(self, events: list[Event]) -> None:
        """Shuffles all discards but the top one into a new stock, as often as needed (E24).

        There is always a card to shuffle: hands and melds hold at most 15 cards per player, and one more, of 104. The
        order follows from the deck, unless the deck came with a stock of exactly these cards.
        """
        *pile, top = self.discards
        number = len(self.reshuffles)
        given = self.given_stocks[number] if number < len(self.given_stocks) else []
        fits = sorted(given) == sorted(pile)
        self.stock = given[:] if fits else shuffled(pile, f"{format_cards(self._deck)}/{number + 1}")
        self.discards = [top]
        self.reshuffles.append(len(self._history) - 1)
        events.append(Event("gin-reshuffle", args=(("n", len(pile)),)))
        events += [Event("", None, None, CARDS[card], "discard", "stock") for card in pile]

    # Laying and discarding (5.6)

    def player(self, seat: int) -> Player:
        """Returns what decides which cards `seat` may lay."""
        return Player(seat, self.hands[seat], self.down[seat], self.round, self.rules)

    def why_not_lay(self, action: tuple[Any, ...]) -> Message | None:
        """Returns why the contract or meld `action` may not be laid now; None if it may."""
        if not is_laying(action):
            return message("not-an-action", text=shown(action))
        if self.phase != "play":
            return self.too_early()
        return why_not_lay(self.player(self.turn), action)

    def why_not_lay_off(self, action: int) -> Message | None:
        """Returns why a card may not be laid off now, in phase ``play``; None if it may."""
        return why_not_lay_off(self.player(self.turn), action, self.melds)

    def too_early(self) -> Message:
        """Returns what must be done before laying or discarding."""
        first = {"cut": "cut-first", "start": "draw-first", "window": "answer-first"}
        return message(first.get(self.phase, "deal-over"))

    def _lay(self, player: int, action: tuple[Any, ...], events: list[Event]) -> None:
        """Lays the contract or a further meld."""
        groups = groups_of(action)
        texts = tuple(tuple(CARDS[card] for card in cards) for cards in groups)
        if is_contract(action):
            args = (("groups", texts), ("n", self.round))
            peak = Peak("lay", message("gin-peak-contract"))
            events.append(Event("gin-contract", player, args=args, occasion="proud", peak=peak))
        else:
            events.append(Event("gin-meld", player, args=(("cards", texts[0]),)))
        for cards in groups:
            self.melds.append(table_meld(cards, player))
            for card in cards:
                self._put(player, card, "", None, f"meld:{len(self.melds)}", events)
        self.down[player] = True
        self._end_if_all_is_laid(player, events)

    def _lay_off(self, player: int, action: int, events: list[Event]) -> None:
        """Adds a card to an own meld or another's (E15). Nothing is ever taken from a meld (E17)."""
        card, number, end = layoff_of(action)
        meld = self.melds[number - 1]
        self.melds[number - 1] = added(meld, card, end)
        id, to = ("gin-lays-off", None) if meld.owner == player else ("gin-lays-off-other", meld.owner)
        self._put(player, card, id, to, f"meld:{number}", events)
        self._end_if_all_is_laid(player, events)

    def _throw(self, player: int, card: int, events: list[Event]) -> None:
        """Ends the turn with a discard, and the round if it was the last card.

        A player who starts a turn with one card draws and throws one of the two (E38).
        """
        self.discards.append(card)
        self.live, self.discarder = True, player
        self._put(player, card, "gin-discards", None, "discard", events)
        if self.hands[player]:
            self._end_turn(events)
        else:
            self._go_out(player, events)

    def _put(self, player: int, card: int, id: str, to: int | None, zone: str, events: list[Event]) -> None:
        """Moves a card from a hand to a zone on the table, with message `id`."""
        self.hands[player] = without_card(self.hands[player], card)
        events.append(Event(id, player, to, CARDS[card], HANDS[player], zone))

    # The end of a turn and of the round (5.7)

    def _end_turn(self, events: list[Event]) -> None:
        """Passes the turn to the left, or ends the round if too many were played (E25)."""
        self.turns += 1
        if self.turns >= self.rules.turn_cap * self.rules.players:
            events.append(Event("gin-blocked"))
            self._finish()
        else:
            self.turn = self.current_player = (self.turn + 1) % self.rules.players
            self.phase = "start"

    def _end_if_all_is_laid(self, player: int, events: list[Event]) -> None:
        """Ends the round if the last card was laid: in round 15, by the option in others (E14, E21)."""
        if not self.hands[player]:
            self._go_out(player, events)

    def _go_out(self, player: int, events: list[Event]) -> None:
        events.append(Event("gin-out", player))
        self.winner = player
        self._finish()

    def _finish(self) -> None:
        self.phase = "over"
        self.current_player = None
        self.is_terminal = True
        self.live = False  # the last discard cannot be bought

    def returns(self) -> tuple[int, ...]:
        """Returns the cost of the cards left in each hand; the dealer of an exact cut has 100 less (E30)."""
        if not self.is_terminal:
            raise self.unfinished()
        bonus = CUT_BONUS if self.exact_cut else 0
        return tuple(points_of(hand) - bonus * (seat == self.dealer) for seat, hand in enumerate(self.hands))

    def winners(self) -> tuple[int, ...]:
        """Returns the seat that went out; none if the round was blocked."""
        if not self.is_terminal:
            raise self.unfinished()
        return () if self.winner is None else (self.winner,)

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Returns the lines of the points of `seat`, one for each cost of a card (5.7)."""
        if not self.is_terminal:
            raise self.unfinished()
        lines = [ScoreLine(message("gin-score-out"), 0)] if seat == self.winner else []
        for worth, costly in WORTHS:
            cards = [CARDS[card] for card in cards_in(self.hands[seat] & costly)]
            if cards:
                terms = ((len(cards), worth),)
                told = "table-cards" if lines else "gin-score-cards"
                lines.append(ScoreLine(message(told, cards=cards), worth * len(cards), terms))
        if self.exact_cut and seat == self.dealer:
            lines.append(ScoreLine(message("gin-score-cut"), -CUT_BONUS))
        return lines

    # Observation

    @property
    def on_turn(self) -> int | None:
        """The seat whose turn it is, also while others are asked to buy."""
        return self.turn if self.phase == "window" else self.current_player

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        """Returns hands, stock, discards and melds."""
        if player is not None:
            self.game.check_seat(player)
        zones: dict[str, list[str]] = {}
        for seat, hand in enumerate(self.hands):
            seen = player in (None, seat)
            zones[HANDS[seat]] = [CARDS[c] for c in cards_in(hand)] if seen else [HIDDEN] * hand.bit_count()
        zones["stock"] = [CARDS[card] if player is None else HIDDEN for card in self.stock]
        zones["discard"] = [CARDS[card] for card in self.discards]
        for number, meld in enumerate(self.melds, 1):
            zones[f"meld:{number}"] = [CARDS[card] for card in meld.cards]
        return zones

    def observation(self, player: int) -> dict[str, Any]:
        """Returns what `player` knows.

        Adds to the base observation: ``round``; ``turn``, the seat on turn, and ``turns``, the number of finished ones;
        ``live``, whether the top discard may be taken, ``discarder``, the seat that threw it, and ``asked``, the seats
        still to answer in the window; ``tokens`` and ``down`` by seat; ``melds`` in the order laid, each with kind,
        cards, owner and whether it is frozen; ``upcard``, the first discard; ``stock_log``, for each card from the
        stock the index of the action, the seat, and the card as far as seen; ``reshuffles``, the indices of the actions
        that reshuffled the discards; ``exact_cut``, None before the cut or without one.
        """
        observation = super().observation(player)
        before = self.phase == "cut"
        if before:
            observation["dealt"] = []
        observation |= {
            "round": self.round,
            "turn": self.turn,
            "turns": self.turns,
            "live": self.live,
            "discarder": self.discarder,
            "asked": list(self.asked),
            "tokens": self.tokens[:],
            "down": self.down[:],
            "melds": [meld.seen for meld in self.melds],
            "upcard": None if before else CARDS[self._deck[cards_dealt(self.rules.players) - 1]],
            "stock_log": [
                [time, seat, CARDS[card] if seat == player else HIDDEN] for time, seat, card in self.stock_log
            ],
            "reshuffles": self.reshuffles[:],
            "exact_cut": self.exact_cut,
        }
        return observation

    # Texts and copies

    @property
    def deck(self) -> str:
        """The deck that was dealt, top card first, and the stocks given with it, each after a ``/``."""
        return " / ".join(map(format_cards, (self._deck, *self.given_stocks)))

    @property
    def arguments(self) -> dict[str, Any]:
        """What `new_state` needs to deal this again: the round."""
        return {"round": self.round}

    def action_to_string(self, action: Action) -> str:
        """Returns the text of an action. Raises `InvalidActionError` if the game has no such action."""
        return text_of(action)

    def string_to_action(self, text: str) -> Action:
        """Returns the action of a text, legal or not. Raises `InvalidActionError` if there is none."""
        return action_of(text)

    def clone(self) -> Self:
        """Returns an independent copy."""
        copy = self._bare_copy()
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(copy, name, value[:] if type(value) is list else value)
        return copy
