"""The state of a deal of Ristiseiska and Pantti: play and scoring (rule sets A and B).

The house rules make the difference between the two. Which cards a card needs is in `facts`. The state knows the holder
of each card and keeps, for each seat, a list of what can be laid from its hand: laying a card opens others, which are
added to the lists of their holders.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import compress
from typing import Any

from kortti.cards import CARDS, HIDDEN, SUITS, cards_of, mask_of
from kortti.game import STEPS, Action, Event, Game, State, lowest_win
from kortti.games.sevens.events import LAY_EVENTS, beg_event, gift_event, word_event
from kortti.games.sevens.facts import (
    ACE,
    ACTIONS,
    BEG,
    EIGHT,
    GIVE,
    KING,
    LAY_HIGH,
    LAY_LOW,
    PASS,
    SEVEN,
    SEVEN_OF_CLUBS,
    SIX,
    STOP,
    TEXTS,
    TWO,
    HouseRules,
    aces_that_fit,
    card_of,
    dealt_to,
    end_of_ace,
    pips,
)
from kortti.messages import message
from kortti.shown import ScoreLine

TABLE = 9  # instead of the holder's seat: the card lies on the table
# By card, the actions that lay it: an ace can be laid at either end if the first ace decides.
WAYS = [(card, LAY_LOW + card // 13, LAY_HIGH + card // 13) if card % 13 == ACE else (card,) for card in range(52)]
GIFTS = range(GIVE, GIVE + 52)
# By seat (or TABLE), the table for `bytes.translate` that turns `holders` into 1 for its cards and 0 for others.
IS = [bytes(holder == number for number in range(256)) for holder in range(TABLE + 1)]


class SevensState(State[Any]):
    """One deal of Ristiseiska or Pantti. Phases: ``turn``, ``bonus`` (after an ace or king), ``give``, ``over``."""

    texts, actions = TEXTS, ACTIONS

    __slots__ = (
        "_legal",
        "aces",
        "beggar",
        "caught",
        "drought",
        "givers",
        "had_turn",
        "holders",
        "house",
        "plays",
        "token",
    )

    house: HouseRules
    holders: bytearray  # by card, the seat that holds it, or TABLE
    plays: list[list[int]]  # by seat, the actions that lay a card of its hand now, in ascending order
    aces: str | None  # the end that aces go to: "low", "high", None until the first ace decides
    token: int | None  # the seat that has it
    had_turn: list[bool]  # by seat, True if it has had a turn in this deal (B3)
    drought: int  # turns in a row without a card laid (B9)
    beggar: int | None  # the last seat that begged, truly or falsely
    givers: tuple[int, ...]  # the seats that owe the beggar a card, in order, or will once the current player begs
    caught: tuple[int, ...]  # indices of the actions that were false begs or passes (2.6)
    _legal: list[int]  # the legal actions in ascending order

    def __init__(self, game: Game, house: HouseRules, deck: Sequence[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self.house = house
        self.holders = holders = bytearray(52)
        for seat in range(house.players):
            for card in dealt_to(deck, house.players, dealer, seat):  # A14
                holders[card] = seat
        self.plays = [[] for _ in range(house.players)]
        player = holders[SEVEN_OF_CLUBS]
        self.current_player = player  # must lay it, whatever the rules allow on other turns (A15, A18)
        self.plays[player] = [SEVEN_OF_CLUBS]
        self._legal = [SEVEN_OF_CLUBS]
        self.phase = "turn"
        self.aces = None if house.first_ace_decides else "low"  # reset in each deal (A13)
        self.token = None  # reset in each deal (A9)
        self.had_turn = [False] * house.players
        self.drought = 0
        self.beggar = None
        self.givers = self.caught = ()

    def clone(self) -> SevensState:
        """Returns an independent copy."""
        copy = self._bare_copy()
        copy.house = self.house
        copy.holders = self.holders.copy()
        copy.plays = [*map(list.copy, self.plays)]
        copy.aces = self.aces
        copy.token = self.token
        copy.had_turn = self.had_turn.copy()
        copy.drought = self.drought
        copy.beggar = self.beggar
        copy.givers = self.givers
        copy.caught = self.caught
        copy._legal = self._legal.copy()
        return copy

    def hand(self, seat: int) -> list[int]:
        """Returns the cards of a seat, or with TABLE those on the table, in ascending order."""
        return [*compress(range(52), self.holders.translate(IS[seat]))]

    @property
    def laid(self) -> int:
        """The cards on the table, as a bit set."""
        return mask_of(self.hand(TABLE))

    # Actions

    def legal_actions(self) -> list[Action]:
        """Returns the legal actions in ascending order: cards, an ace's ends, words, gifts."""
        return self._legal.copy()

    def is_legal(self, action: Hashable) -> bool:
        """Checks if `action` is legal."""
        return type(action) is int and action in self._legal

    def apply_action(self, action: Action) -> list[Event]:
        """Applies `action` in place; see `State.apply_action`.

        Laying a card, the most frequent action, is handled inline. It ends the turn unless it brings a bonus (1.4,
        2.4).
        """
        player = self.current_player
        if type(action) is not int or action not in self._legal or player is None:
            raise self.illegal(action)
        self._history.append(STEPS[player][action])
        if action >= STOP:
            if action >= GIVE:
                return self._give(player, action - GIVE)
            if action == STOP:  # not a pass: the token stays in place (1.4)
                return self._end_turn(player, [word_event("sevens-stop", player)])
            return self._pass_or_beg(player, action)
        house, holders, plays = self.house, self.holders, self.plays
        card = action if action < LAY_LOW else card_of(action)
        holders[card] = TABLE
        mine = plays[player]
        mine.remove(action)
        self.drought = 0
        for opened in house.opens[card]:
            insort(plays[holders[opened]], opened)
        if house.first_ace_decides and card % 13 in (ACE, TWO, KING):
            self._open_aces(action)
        events = [LAY_EVENTS[self.aces][player][card]]
        if not mine and player not in holders:  # the last card, even during a bonus (A7)
            return self._finish([*events, word_event("sevens-out", player)])
        # Any ace or king (A4, A5) allows another card (A3) if one fits (A6), in games with bonus turns (B10).
        if card in house.bonus_cards and mine:
            self.phase = "bonus"
            self._legal = [*mine, STOP]
            return events
        return self._end_turn(player, events)

    def _open_aces(self, action: int) -> None:
        """Updates which aces fit after `action`, and at which end, if the first ace decides (1.5)."""
        card = card_of(action)
        if card % 13 == ACE:
            self.aces = end_of_ace(action, self.laid & ~(1 << card), self.aces)
        low, high = aces_that_fit(self.laid, self.aces)
        for plays in self.plays:
            plays[:] = [way for way in plays if card_of(way) % 13 != ACE]
        for ace in cards_of(low | high):
            suit = ace // 13
            for way in (LAY_LOW + suit, LAY_HIGH + suit) if low & high & 1 << ace else (ace,):
                insort(self.plays[self.holders[ace]], way)

    def _pass_or_beg(self, player: int, action: int) -> list[Event]:
        """Passes (taking the token if there is one: 1.4) or begs (2.4); caught if a card could have been laid (2.6)."""
        self.drought += 1
        if self.plays[player]:  # it could have laid a card
            return self._catch(player)
        if action == BEG:
            self._ask(player, self.givers)
            return [beg_event(player, self.givers[0])]
        if self.house.has_token:
            self.token = player  # from any place, also on a first turn (A10)
        id = "sevens-pantti" if self.house.has_token else "sevens-pass"
        return self._end_turn(player, [word_event(id, player, "stuck")])

    def _catch(self, player: int) -> list[Event]:
        """Penalises a false beg or pass: each opponent with two or more cards gives `player` one (2.6, B8)."""
        clockwise = reversed(self.house.right_of[player])
        givers = tuple(seat for seat in clockwise if self.holders.count(seat) > 1)
        self.caught = (*self.caught, len(self._history) - 1)
        events = [word_event("sevens-caught", player)]
        if not givers:
            return self._end_turn(player, events)
        self._ask(player, givers)
        return events

    def giver(self, beggar: int) -> int | None:
        """Returns the seat that a beggar asks: the first on the right (B4) with two or more cards (B5), or None."""
        for seat in self.house.right_of[beggar]:
            if self.holders.count(seat) > 1:
                return seat
        return None

    def _ask(self, beggar: int, givers: tuple[int, ...]) -> None:
        """Asks the first of `givers` to choose a card of its hand for the beggar (2.4)."""
        self.phase = "give"
        self.beggar, self.givers = beggar, givers
        self.current_player = givers[0]
        self._legal = [*compress(GIFTS, self.holders.translate(IS[givers[0]]))]

    def _give(self, giver: int, card: int) -> list[Event]:
        """Gives a card to the beggar. After the last one the beggar's turn ends, whatever fits now (B7)."""
        beggar = self.beggar
        assert beggar is not None
        self.holders[card] = beggar
        for action in WAYS[card]:
            if action in self.plays[giver]:
                self.plays[giver].remove(action)
                insort(self.plays[beggar], action)
        events = [gift_event(giver, beggar, card)]
        if len(self.givers) > 1:
            self._ask(beggar, self.givers[1:])
            return events
        return self._end_turn(beggar, events)

    def _end_turn(self, player: int, events: list[Event]) -> list[Event]:
        """Ends the turn of `player`, and the deal if no card has been laid for too long (B9)."""
        house = self.house
        if self.drought >= house.stall_turns:
            return self._finish([*events, word_event("sevens-stalled")])
        self.had_turn[player] = True  # also with the seven of clubs (B3)
        self.phase = "turn"
        self.current_player = left = (player + 1) % house.players  # clockwise (0.1)
        plays = self.plays[left]
        if not plays:
            self._legal = self._unable(left)
        elif house.penalises:  # a player who can lay may beg or pass falsely (2.6)
            self._legal = [*plays, BEG if self.had_turn[left] else PASS]
        else:  # a player who can lay must (A16, B2)
            self._legal = plays.copy()
        return events

    def _unable(self, player: int) -> list[int]:
        """Returns the one action of a player who cannot lay a card: beg or pass."""
        if not self.house.begging:
            return [PASS]
        giver = self.giver(player) if self.had_turn[player] else None  # no begging on a first turn (B3)
        if giver is None:  # nor if nobody has a card to spare (B6)
            return [PASS]
        self.givers = (giver,)
        return [BEG]

    def _finish(self, events: list[Event]) -> list[Event]:
        """Ends the deal."""
        self.phase = "over"
        self.current_player = None
        self.is_terminal = True
        self._legal = []
        return events

    # Results

    def winners(self) -> tuple[int, ...]:
        """Returns the seat without cards, or in a stalled deal those with the fewest (B9)."""
        if not self.is_terminal:
            raise self.unfinished()
        return lowest_win(map(self.holders.count, range(self.house.players)))

    def stuck(self, seat: int) -> int:
        """Returns the number of turns in which `seat` could not lay a card: it passed or begged, but not falsely."""
        steps = (step for number, step in enumerate(self._history) if number not in self.caught)
        return sum(who == seat and action in (PASS, BEG) for who, action in steps)

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Returns the costs of `seat`: remaining cards and token (1.6); nothing costs without `score_cards` (B11)."""
        if not self.is_terminal:
            raise self.unfinished()
        house = self.house
        if not house.score_cards:
            return [] if self.hand(seat) else [self._cards_line(seat)]
        lines = [self._cards_line(seat)]
        if self.token == seat and house.token_exempts_winner and seat in self.winners():
            lines.append(ScoreLine(message("sevens-score-token-exempt"), 0))
        elif self.token == seat:  # also for a winner (A8)
            lines.append(ScoreLine(message("sevens-score-token", points=house.token_points), house.token_points))
        return lines

    def _cards_line(self, seat: int) -> ScoreLine:
        """Returns the line of the cards left to `seat`."""
        ace_value = self.house.ace_value(self.aces)
        worth = {card: pips(card, ace_value) for card in self.hand(seat)}
        cards = sorted(worth, key=worth.__getitem__)
        if not cards:
            return ScoreLine(message("sevens-score-out"), 0)
        counts = Counter(worth[card] for card in cards)
        terms = tuple((count, points) for points, count in counts.items())
        texts = [CARDS[card] for card in cards]
        return ScoreLine(message("sevens-score-cards", cards=texts), sum(worth.values()), terms)

    def returns(self) -> tuple[int, ...]:
        """Returns the penalty points by seat; all 0 without `score_cards` (B11)."""
        if not self.is_terminal:
            raise self.unfinished()
        return tuple(sum(line.points for line in self.score_lines(seat)) for seat in range(self.house.players))

    # Observation

    @property
    def is_penalty(self) -> bool:
        """True if the beggar, while being given cards, could have laid one (2.6)."""
        return self.beggar is not None and self.plays[self.beggar] != []

    def last_action(self, seat: int) -> int | None:
        """Returns the last action of `seat` in its own turns, ignoring gifts to others."""
        return next((action for who, action in reversed(self._history) if who == seat and action < GIVE), None)

    @property
    def on_turn(self) -> int | None:
        """The seat whose turn it is: the beggar, while others choose cards to give."""
        return self.beggar if self.phase == "give" else self.current_player

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        """Returns the hands and, for each suit, the seven and the piles below and above it."""
        if player is not None:
            self.game.check_seat(player)
        zones: dict[str, list[str]] = {}
        for seat in range(self.house.players):
            cards = self.hand(seat)
            zones[f"hand:{seat}"] = [CARDS[c] for c in cards] if player in (None, seat) else [HIDDEN] * len(cards)
        for suit, name in enumerate(SUITS):
            for end, pile in self.piles(suit).items():
                zones[f"{end}:{name}"] = [CARDS[card] for card in pile]
        return zones

    def piles(self, suit: int) -> dict[str, list[int]]:
        """Returns the laid cards of a suit: those above the seven, the seven, those below, each outwards (A2)."""
        first, laid = suit * 13, self.laid
        high = [first + rank for rank in range(EIGHT, KING + 1) if laid >> first + rank & 1]
        low = [first + rank for rank in range(SIX, ACE, -1) if laid >> first + rank & 1]
        if laid >> first & 1:
            (high if self.aces == "high" else low).append(first)
        return {"high": high, "seven": [first + SEVEN] if laid >> first + SEVEN & 1 else [], "low": low}

    def seen_history(self, player: int | None) -> list[str]:
        """Returns the texts of the actions as `player` saw them: only giver and taker see a given card (B12)."""
        texts: list[str] = []
        beggar = -1  # the seat that receives gifts: the last that begged or passed
        for seat, action in self._history:
            texts.append(TEXTS[action] if action < GIVE or player in (seat, beggar) else f"give {HIDDEN}")
            if action in (BEG, PASS):
                beggar = seat
        return texts

    def observation(self, player: int) -> dict[str, Any]:
        """Returns what `player` knows. With false begging, adds ``caught``: the indices of those actions (2.6)."""
        observation = super().observation(player)
        if self.house.penalises:
            observation["caught"] = list(self.caught)
        return observation
