"""Ristiseiska and Pantti: rule sets A and B of the rules, one engine with two presets.

The cards on the table are laid suit by suit outwards from the sevens. A state is who owns which card and, for each
seat, the list of what can be laid from its hand. Laying a card opens others, and which ones is a table that the option
`opening` decides: these go to the list of whoever holds them. Everything else is bookkeeping of turns.

Actions are small ints: 0-51 lays that card, 52-55 and 56-59 lay the ace of a suit low or high where both ends are
open to it, 60-62 are words, 64-115 give the card ``action - 64``.
"""

from __future__ import annotations

import random
from bisect import insort
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from itertools import compress
from typing import Any, TypeAlias

from kortti.cards import CARDS, HIDDEN, PACK, SUITS, cards_of, mask_of, random_order
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

ACE, TWO, SIX, SEVEN, EIGHT, KING = 0, 1, 5, 6, 7, 12  # ranks
SEVEN_OF_CLUBS = SEVEN
SEVENS = mask_of(suit * 13 + SEVEN for suit in range(4))
ACES = mask_of(suit * 13 + ACE for suit in range(4))
TWOS = ACES << TWO
KINGS = ACES << KING

LAY_LOW, LAY_HIGH, STOP, PASS, BEG, GIVE = 52, 56, 60, 61, 62, 64
WORDS = {"stop": STOP, "pass": PASS, "beg": BEG}
TEXTS = {card: f"play {text}" for card, text in enumerate(CARDS)}
TEXTS |= {LAY_LOW + suit: f"play {CARDS[suit * 13]} low" for suit in range(4)}
TEXTS |= {LAY_HIGH + suit: f"play {CARDS[suit * 13]} high" for suit in range(4)}
TEXTS |= {word: text for text, word in WORDS.items()}
TEXTS |= {GIVE + card: f"give {text}" for card, text in enumerate(CARDS)}
ACTIONS = {text: action for action, text in TEXTS.items()}

ACE_LAYS = {suit * 13 for suit in range(4)} | set(range(LAY_LOW, STOP))

OPTIONS = (
    Option("players", 4, (3, 4, 5)),
    Option("opening", "six_then_eight", ("six_then_eight", "free", "six_only")),
    Option("bonus_turn", True, (True, False)),
    Option("unable", "token", ("token", "beg")),
    Option("ace", "low", ("low", "first_ace_decides")),
    Option("score_cards", True, (True, False)),
    Option("target", 100, least=1, none=True, when={"score_cards": (True,)}),
    Option("ace_points", "auto", ("auto", 1, 14), when={"score_cards": (True,)}),
    Option("token_points", 25, when={"unable": ("token",), "score_cards": (True,)}),
    Option("token_exempts_winner", False, (False, True), when={"unable": ("token",), "score_cards": (True,)}),
    Option("false_beg", "forbid", ("forbid", "penalise"), when={"unable": ("beg",)}),
    Option("stall_circuits", 10, least=1, most=100, when={"unable": ("beg",)}),
)
RISTISEISKA: Mapping[str, OptionValue] = {
    "opening": "free",
    "bonus_turn": False,
    "unable": "beg",
    "score_cards": False,
    "target": None,
}
PRESETS: Mapping[str, dict[str, dict[str, OptionValue]]] = {
    "pantti": {
        "usual": {},
        "arena": {"opening": "six_only", "ace_points": 14, "target": 200},  # Board Game Arena
    },
    "ristiseiska": {
        "usual": {},
        "six-first": {"opening": "six_then_eight"},  # korttipelit.net
        "points": {"opening": "six_then_eight", "bonus_turn": True, "score_cards": True, "target": 100},  # Wikipedia
    },
}


LAID = 5  # instead of the seat that holds a card
_IS = [bytes(255 * (number == owner) for number in range(256)) for owner in range(LAID + 1)]  # to translate owners by
_GIVES = int.from_bytes(range(GIVE, GIVE + 52), "little")


def opened_by(opening: str, aces_low: bool) -> list[int]:
    """Gets for each card what laying it opens, as bit sets (A1, B1); aces only where they can but be low."""
    table = []
    for card in range(52):
        rank, bit = card % 13, 1 << card
        ranks: list[int]
        if rank == SEVEN:
            ranks = [SIX, EIGHT] if opening == "free" else [SIX]
        elif rank == SIX:
            ranks = {"free": [SIX - 1], "six_only": [SIX - 1, EIGHT], "six_then_eight": [EIGHT]}[opening]
        elif rank == EIGHT:
            ranks = [SIX - 1, EIGHT + 1] if opening == "six_then_eight" else [EIGHT + 1]
        elif rank < SEVEN:
            ranks = [rank - 1] if rank > TWO or (rank == TWO and aces_low) else []
        else:
            ranks = [rank + 1] if rank < KING else []
        opened = mask_of(card - rank + other for other in ranks)
        table.append(opened | (SEVENS ^ bit if card == SEVEN_OF_CLUBS else 0))
    return table


# What an action does. If it lays a card that does always the same: the cards that this opens, the entry of the history,
# the event, who is next and what each action does then. Any other action: the method of `SevensState` that plays it,
# the entry, the event (where it depends on another seat, by that seat), who is next, and None.
Play: TypeAlias = tuple[Any, tuple[int, int], Any, int, list[Any] | None]


class Sevens(Game):
    """Ristiseiska or Pantti, whichever presets the options."""

    option_list = OPTIONS

    @classmethod
    def options_of(cls, name: str) -> tuple[Option, ...]:
        """Gets the options with the defaults of the preset `name`."""
        if name == "pantti":
            return OPTIONS
        return tuple(Option(**{**vars(o), "default": RISTISEISKA.get(o.name, o.default)}) for o in OPTIONS)

    @classmethod
    def presets_of(cls, name: str) -> dict[str, dict[str, OptionValue]]:
        """Gets the sets of house rules that other places play by."""
        return PRESETS[name]

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.aces_low = options["ace"] == "low"
        self.opens = opened_by(str(options["opening"]), self.aces_low)
        self.opened = [tuple(cards_of(cards)) for cards in self.opens]
        self.bonus_cards = ACES | KINGS if options["bonus_turn"] else 0
        self.begging = options["unable"] == "beg"
        self.penalties = self.begging and options["false_beg"] == "penalise"
        self.has_token = not self.begging and options["token_points"] != 0
        self.stall = int(options["stall_circuits"]) * self.players  # type: ignore[arg-type]
        seats = range(self.players)
        self.left = [(seat + 1) % self.players for seat in seats]
        self.right = [[(seat - step) % self.players for step in seats[1:]] for seat in seats]  # nearest first
        self.dealt_to = [bytes((dealer + 1 + place) % self.players for place in range(52)) for dealer in seats]
        self.first_round = self.players * (self.players if self.penalties else 1)  # actions, at most
        self.plays: list[list[Play]] = [[] for _ in seats]
        self.other_plays = [[self._play(seat, action, 0) for action in range(GIVE + 52)] for seat in seats]
        for seat, plays in enumerate(self.plays):
            plays += [self._play(seat, action, self._plain_cards()) for action in range(GIVE + 52)]

    def _plain_cards(self) -> int:
        """Gets the cards that do always the same when they are laid at a turn."""
        if self.penalties:  # what is legal at a turn is more than what can be laid
            return 0
        return PACK & ~(self.bonus_cards if self.aces_low else ACES | TWOS | KINGS)

    def _play(self, seat: int, action: int, plain: int) -> Play:
        """Gets what `action` of `seat` does; `plain` are the cards that do always the same."""
        step, left = STEPS[seat][action], self.left[seat]
        if action < LAY_LOW and plain >> action & 1:
            return self.opened[action], step, lay_event(seat, action, False), left, self.plays[left]
        method: Any = SevensState._lay
        event: Any = None
        if action == STOP:
            method, event = SevensState._stop, word_event("sevens-stop", seat)
        elif action == PASS:
            method, event = SevensState._pass, word_event("sevens-pantti" if self.has_token else "sevens-pass", seat)
        elif action == BEG:
            method, event = SevensState._beg, [word_event("sevens-beg", seat, giver) for giver in range(self.players)]
        elif action >= GIVE:
            method = SevensState._give
            event = [gift_event(seat, taker, action - GIVE) for taker in range(self.players)]
        return method, step, event, left, None

    def deal(self, deck: Sequence[int], dealer: int) -> SevensState:
        """Deals the whole deck, one card at a time, from the dealer's left (A14)."""
        return SevensState(self, bytes(deck), dealer)

    def deal_shuffled(self, seed: str, dealer: int) -> SevensState:
        """Deals the cards that `seed` shuffles."""
        return SevensState(self, random_order(seed, 52), dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Gets the cards that seat `player` is dealt."""
        return deck[(player - dealer - 1) % self.players :: self.players]

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> SevensState:
        """Draws a state that agrees with `observation`; see `kortti.games.sevens_worlds`."""
        from kortti.games.sevens_worlds import sample

        return sample(self, observation, rng)

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Adds up the deals until some total reaches the target; the lowest total wins (A11, B11)."""
        standing = super().standing(deals)
        target = self.options["target"]
        if not deals or not isinstance(target, int) or not self.options["score_cards"]:
            return standing
        is_over = max(standing.totals) >= target
        return Standing(standing.totals, is_over, lowest_win(standing.totals) if is_over else ())

    def rules(self) -> list[RulesSection]:
        """Gets the rules page; see `Game.rules`."""
        options = self.options

        def line(name: str, option: str | None = None, **args: object) -> RulesLine:
            return message(f"sevens-rules-{name}", **args), option

        def decided(option: str) -> RulesLine:
            value = Option.show(options[option]).replace("_", "-")
            return message(f"sevens-rules-{option.replace('_', '-')}-{value}"), option

        unable = [decided("unable")]
        if self.begging:
            unable += [line("beg-first-turn"), line("beg-giver"), decided("false_beg")]
        end = [line("end")]
        if self.begging:
            end.append(line("stall", "stall_circuits", n=options["stall_circuits"]))
        sections: list[tuple[str, list[RulesLine]]] = [
            ("aim", [line("aim")]),
            ("deal", [line("deal", "players", players=self.players), line("start")]),
            ("layout", [line("layout"), decided("opening"), line("closed")]),
            ("turn", [line("must-play"), decided("bonus_turn")]),
            ("unable", unable),
            ("ace", [decided("ace")]),
            ("end", end),
        ]
        if options["score_cards"]:
            score = [line("score-cards", "score_cards"), decided("ace_points")]
            if self.has_token:
                score += [line("token-points", "token_points", points=options["token_points"])]
                pays = "false" if options["token_exempts_winner"] else "true"
                score += [line(f"token-winner-{pays}", "token_exempts_winner")]
            target = options["target"]
            match = [line("single", "target") if target is None else line("target", "target", points=target)]
            sections += [("score", score), ("match", match)]
        else:
            sections.append(("match", [line("score-none", "score_cards")]))
        return [(message(f"sevens-rules-title-{name}"), lines) for name, lines in sections]


def card_of(action: int) -> int:
    """Gets the card that an action lays."""
    return action if action < LAY_LOW else (action & 3) * 13


def pile_of(card: int, ace_high: bool = False) -> str:
    """Gets the zone that a card is laid on."""
    suit, rank = divmod(card, 13)
    end = "seven" if rank == SEVEN else "high" if rank > SEVEN or (rank == ACE and ace_high) else "low"
    return f"{end}:{SUITS[suit]}"


# Events are values, so each is made once.


@cache
def lay_event(seat: int, card: int, ace_high: bool) -> Event:
    """Gets the event of laying a card."""
    return Event("sevens-play", seat, None, CARDS[card], f"hand:{seat}", pile_of(card, ace_high))


@cache
def gift_event(giver: int, taker: int, card: int) -> Event:
    """Gets the event of handing a card over, which the two alone see (B12)."""
    hands = f"hand:{giver}", f"hand:{taker}"
    return Event("sevens-give", giver, taker, CARDS[card], *hands, seen_by=(giver, taker))


@cache
def word_event(id: str, seat: int | None = None, to: int | None = None) -> Event:
    """Gets the event of a word that moves no card."""
    return Event(id, seat, to)


class SevensState(State[Sevens]):
    """One deal of Ristiseiska or Pantti. Phases: ``turn``, ``bonus`` (after an ace or king), ``give``, ``over``."""

    texts, actions = TEXTS, ACTIONS

    __slots__ = (
        "_aces",
        "_asked",
        "_beggar",
        "_caught",
        "_drought",
        "_lays",
        "_legal",
        "_owners",
        "_plays",
        "_token",
    )

    _owners: bytearray  # by card, the seat that holds it, or LAID
    _lays: list[list[int]]  # by seat, the actions by which cards of its hand can be laid, in order
    _legal: list[int]  # in order; at a turn it is the list of the seat in `_lays` itself
    _plays: list[Play]  # by action, what it does when the current player plays it
    _aces: str | None  # the end that aces go to: "low", "high", None while the first ace decides
    _drought: int  # turns in a row in which no card was laid, when there was last such a turn
    _token: int | None
    _beggar: int  # who begged last
    _asked: tuple[int, ...]  # who gives a card to the beggar; in the phase ``give``, still gives one
    _caught: tuple[int, ...]  # numbers of the actions that were false begs or passes

    def __init__(self, game: Sevens, deck: bytes, dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self._owners = owners = bytearray(bytes.maketrans(deck, game.dealt_to[dealer])[:52])
        self.current_player = player = owners[SEVEN_OF_CLUBS]
        lays: list[list[int]] = [[], [], [], [], []]
        del lays[game.players :]
        self._lays = lays
        self._legal = lays[player] = [SEVEN_OF_CLUBS]
        self._plays = game.plays[player]
        self._aces = "low" if game.aces_low else None  # in each deal anew (A13), as the token (A9)
        self._drought = 0
        self._token = None
        self._beggar = dealer
        self._asked = self._caught = ()
        self.phase = "turn"

    def clone(self) -> SevensState:
        """Makes an independent copy."""
        copy = self._bare_copy()
        copy._owners = self._owners.copy()
        copy._lays = lays = [*map(list.copy, self._lays)]
        player, legal = self.current_player, self._legal
        copy._legal = lays[player] if player is not None and legal is self._lays[player] else [*legal]
        copy._plays = self._plays
        copy._aces = self._aces
        copy._drought = self._drought
        copy._token = self._token
        copy._beggar = self._beggar
        copy._asked = self._asked
        copy._caught = self._caught
        return copy

    def _cards(self, owner: int) -> list[int]:
        """Gets the cards of a seat, or with LAID those on the table."""
        return [*compress(range(52), self._owners.translate(_IS[owner]))]

    @property
    def _laid(self) -> int:
        """The cards on the table, as a bit set."""
        return mask_of(self._cards(LAID))

    @property
    def open_cards(self) -> int:
        """The cards that could be laid by whoever holds them."""
        return mask_of(card_of(action) for lays in self._lays for action in lays)

    def lay_unchecked(self, player: int, action: Action) -> None:
        """Lays a card as if `player` had the turn and all cards that are left: to follow the table alone."""
        lays = sorted(action for lays in self._lays for action in lays)
        self._lays = [[] for _ in self._lays]
        self._legal = self._lays[player] = lays
        self._owners = bytearray(owner if owner == LAID else player for owner in self._owners)
        self._plays = self.game.plays[player]
        self.current_player = player
        self.apply_action(action)

    # Actions

    def legal_actions(self) -> list[Action]:
        """Gets the legal actions in rising order: cards, an ace's ends, words, gifts."""
        return self._legal.copy()

    def is_legal(self, action: Hashable) -> bool:
        """Tells whether the rules allow `action` now."""
        return isinstance(action, int) and action in self._legal

    def apply_action(self, action: Action) -> list[Event]:
        """Plays `action` in place; see `State.apply_action`. Most actions lay a card, and that is done right here.

        The card goes out of its list and its hand, what it opens goes into the lists of those who hold it, and it is
        the next seat's turn. `_lay` does the same for cards that may do more.
        """
        try:
            opened, step, event, left, plays = self._plays[action]
            legal = self._legal
            legal.remove(action)
        except (TypeError, IndexError, ValueError):
            raise self.illegal(action) from None
        self._history.append(step)
        if plays is None:
            method: Callable[..., list[Event]] = opened
            return method(self, step[0], action, event)
        lays, owners = self._lays, self._owners
        owners[action] = LAID
        for card in opened:
            insort(lays[owners[card]], card)
        if not legal and step[0] not in owners:
            return self._end(step[0], [event])
        self.current_player = left
        self._plays = plays
        self._legal = lays[left] or self._unable(left)
        return [event]

    def _lay(self, player: int, action: Action, _: None) -> list[Event]:
        """Lays any card."""
        game, lays, owners = self.game, self._lays, self._owners
        card = card_of(action)
        owners[card] = LAID
        mine = lays[player]
        if action in mine:  # there too, where it was legal beside other actions
            mine.remove(action)
        for other in game.opened[card]:
            insort(lays[owners[other]], other)
        high = False
        if not game.aces_low and 1 << card & (ACES | TWOS | KINGS):
            if card % 13 == ACE:
                open_above = action < LAY_LOW and not self._laid >> card + TWO & 1
                high = action >= LAY_HIGH or self._aces == "high" or open_above
                self._aces = "high" if high else "low"
            self._open_aces()
        events = [lay_event(player, card, high)]
        if player not in owners:
            return self._end(player, events)
        if mine and game.bonus_cards >> card & 1:  # one more after any ace or king (A3, A4, A5, B10), if any (A6)
            self.phase = "bonus"
            self._legal = [*mine, STOP]
            self._plays = game.other_plays[player]
            return events
        return self._next_turn(player, events)

    def _end(self, player: int, events: list[Event]) -> list[Event]:
        """Ends the deal because `player` has no card left (A7)."""
        events.append(word_event("sevens-out", player))
        self._finish()
        return events

    def _open_aces(self) -> None:
        """Opens the aces, or closes them, while the first ace decides where they go (1.5)."""
        laid = self._laid
        waiting = ACES & ~laid
        low = waiting & laid >> TWO if self._aces != "high" else 0
        high = waiting & laid >> KING if self._aces != "low" else 0
        for lays in self._lays:
            lays[:] = [action for action in lays if action not in ACE_LAYS]
        for ace in cards_of(low | high):
            suit = ace // 13
            for action in (LAY_LOW + suit, LAY_HIGH + suit) if low & high & 1 << ace else (ace,):
                insort(self._lays[self._owners[ace]], action)

    def _unable(self, player: int) -> list[int]:
        """Gets the one action of a player who can lay nothing: to pass or to beg (B3, B6)."""
        game = self.game
        if game.begging and (len(self._history) >= game.first_round or not self._is_first_turn(player)):
            giver = self._giver(player)
            if giver is not None:
                self._asked = (giver,)
                return [BEG]
        return [PASS]

    def _is_first_turn(self, player: int) -> bool:
        """Tells whether `player` has not yet had a turn in this deal (B3)."""
        return all(seat != player or action >= GIVE for seat, action in self._history)

    def _giver(self, beggar: int) -> int | None:
        """Gets the seat that a beggar asks: the first to the right with two cards or more (B4, B5)."""
        for seat in self.game.right[beggar]:
            if self._owners.count(seat) > 1:
                return seat
        return None

    def _stop(self, player: int, action: int, event: Event) -> list[Event]:
        """Declines a bonus (A4)."""
        return self._next_turn(player, [event])

    def _pass(self, player: int, action: int, event: Event) -> list[Event]:
        """Passes, or takes the token (A8)."""
        game = self.game
        self._count_drought()
        if game.has_token:
            self._token = player  # also at the first turn (A10)
        elif game.penalties and self._lays[player]:
            return self._catch(player)
        return self._next_turn(player, [event])

    def _beg(self, player: int, action: int, events_by_giver: list[Event]) -> list[Event]:
        """Begs for a card (B3)."""
        self._count_drought()
        if self.game.penalties and self._lays[player]:
            return self._catch(player)
        event = events_by_giver[self._asked[0]]
        self._ask(player)
        return [event]

    def _count_drought(self) -> None:
        """Counts a turn in which no card is laid, one more where the last turn was such a one too."""
        self._drought = self._drought + 1 if self._history[-2][1] > STOP else 1

    def _catch(self, player: int) -> list[Event]:
        """Finds that `player` begs or passes falsely: all opponents with two cards or more give it one (B8)."""
        self._asked = tuple(seat for seat in reversed(self.game.right[player]) if self._owners.count(seat) > 1)
        self._caught = (*self._caught, len(self._history) - 1)
        events = [word_event("sevens-caught", player)]
        if not self._asked:
            return self._next_turn(player, events)
        self._ask(player)
        return events

    def _ask(self, beggar: int) -> None:
        """Lets the next seat that owes the beggar a card choose one."""
        self._beggar = beggar
        self.phase = "give"
        self.current_player = giver = self._asked[0]
        self._plays = self.game.plays[giver]
        held = int.from_bytes(self._owners.translate(_IS[giver]), "little")  # a byte of ones for each card
        self._legal = [*(held & _GIVES).to_bytes(52, "little").translate(None, b"\0")]

    def _give(self, giver: int, action: int, events_by_taker: list[Event]) -> list[Event]:
        """Hands a card over face down, which ends the beggar's turn (2.4, 2.6; B7)."""
        beggar, card = self._beggar, action - GIVE
        self._owners[card] = beggar
        lays = self._lays
        if card in lays[giver]:
            lays[giver].remove(card)
            insort(lays[beggar], card)
        game, events = self.game, [events_by_taker[beggar]]
        if not game.aces_low:
            self._open_aces()
        if game.penalties:
            self._asked = self._asked[1:]
            if self._asked:
                self._ask(beggar)
                return events
        return self._next_turn(beggar, events)

    def _next_turn(self, player: int, events: list[Event]) -> list[Event]:
        """Ends the turn of `player`; the deal too where nobody has laid a card for too long (B9)."""
        game = self.game
        if self._drought >= game.stall:
            events.append(word_event("sevens-stalled"))
            self._finish()
            return events
        self.phase = "turn"
        self.current_player = left = game.left[player]
        self._plays = game.plays[left]
        lays = self._lays[left]  # who can lay a card must (1.4, 2.4, 2.6; A16, B2)
        self._legal = lays or self._unable(left)
        if game.penalties and lays:
            self._legal = [*lays, PASS if self._is_first_turn(left) else BEG]
        return events

    def _finish(self) -> None:
        self.phase = "over"
        self.current_player = None
        self.is_terminal = True
        self._legal = []

    # Results

    def winners(self) -> tuple[int, ...]:
        """Gets the seat without cards, or in a stalled deal those with the fewest (B9)."""
        if not self.is_terminal:
            raise self.unfinished()
        return lowest_win(map(self._owners.count, range(self.game.players)))

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Gets what the cards left and the token cost `seat` (1.6); nothing with `score_cards` off (B11)."""
        if not self.is_terminal:
            raise self.unfinished()
        options = self.game.options
        if not options["score_cards"]:
            return []
        ace = options["ace_points"]
        aces = ace if isinstance(ace, int) else 14 if self._aces == "high" else 1  # A12
        cards = self._cards(seat)
        pips = sum(aces if card % 13 == ACE else card % 13 + 1 for card in cards)
        if cards:
            texts = [CARDS[card] for card in cards]
            lines = [ScoreLine(message("sevens-score-cards", points=pips, cards=texts), pips)]
        else:
            lines = [ScoreLine(message("sevens-score-out"), 0)]
        if self._token == seat:  # A8
            if options["token_exempts_winner"] and seat in self.winners():
                lines.append(ScoreLine(message("sevens-score-token-exempt"), 0))
            else:
                points = int(options["token_points"])  # type: ignore[arg-type]
                lines.append(ScoreLine(message("sevens-score-token", points=points), points))
        return lines

    def returns(self) -> tuple[int, ...]:
        """Gets the penalty points by seat, 0 with `score_cards` off."""
        if not self.is_terminal:
            raise self.unfinished()
        return tuple(sum(line.points for line in self.score_lines(seat)) for seat in range(self.game.players))

    # What can be seen

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        """Gets the hands and, suit by suit, the seven and the piles below and above it."""
        if player is not None:
            self.game.check_seat(player)
        zones: dict[str, list[str]] = {}
        for seat in range(self.game.players):
            cards = self._cards(seat)
            zones[f"hand:{seat}"] = [CARDS[c] for c in cards] if player in (None, seat) else [HIDDEN] * len(cards)
        for suit, name in enumerate(SUITS):
            for end, pile in self._piles(suit).items():
                zones[f"{end}:{name}"] = [CARDS[card] for card in pile]
        return zones

    def _piles(self, suit: int) -> dict[str, list[int]]:
        """Gets what is laid of a suit above the seven, the seven, and what is laid below, each from within (A2)."""
        first, laid = suit * 13, self._laid
        high = [first + rank for rank in range(EIGHT, KING + 1) if laid >> first + rank & 1]
        low = [first + rank for rank in range(SIX, ACE, -1) if laid >> first + rank & 1]
        if laid >> first & 1:
            (high if self._aces == "high" else low).append(first)
        return {"high": high, "seven": [first + SEVEN] if laid >> first + SEVEN & 1 else [], "low": low}

    def seen_action(self, number: int, player: int) -> str:
        """Gets the text of an action as `player` saw it: a gift is known to its giver and its taker alone (B12)."""
        giver, action = self._history[number]
        if action < GIVE or player == giver or player == self._beggar_of(number):
            return TEXTS[action]
        return f"give {HIDDEN}"

    def _beggar_of(self, number: int) -> int:
        """Gets the seat that the gift `number` of the history went to: the last that begged or passed before it."""
        return next(seat for seat, action in reversed(self._history[:number]) if action in (BEG, PASS))

    def observation(self, player: int) -> dict[str, Any]:
        """Gets what `player` knows; where false begs are played, ``caught`` lists the actions that were (2.6)."""
        observation = super().observation(player)
        if self.game.penalties:
            observation["caught"] = list(self._caught)
        return observation

    def places(self) -> list[Place]:
        """Gets the four suits side by side: the pile of the eight above, the seven, the pile of the six below."""
        places = []
        for suit, name in enumerate(SUITS):
            for row, (end, pile) in enumerate(self._piles(suit).items()):
                ghost = CARDS[suit * 13 + (EIGHT, SEVEN, SIX)[row]]
                label = message(f"sevens-place-{end}", suit=name)
                places.append(Place(f"{end}:{name}", suit, row, label, closed=self._closed(pile, end), ghost=ghost))
        return places

    def _closed(self, pile: list[int], end: str) -> bool:
        """Tells whether nothing more can go on a pile, so that it lies face down (1.5)."""
        if not pile or end == "seven":
            return False
        last = pile[-1] % 13
        return last == ACE or (last == TWO and self._aces == "high") or (last == KING and self._aces == "low")

    def marks(self) -> list[Mark]:
        """Gets the token, in the middle or before its holder."""
        return [Mark("token", self._token, message("mark-token"))] if self.game.has_token else []

    def says(self, seat: int) -> Message | None:
        """Gets what `seat` said when it could not play, until its next turn."""
        last = next((action for who, action in reversed(self._history) if who == seat and action < GIVE), None)
        if last not in (PASS, BEG):
            return None
        return message("sevens-says-" + ("beg" if last == BEG else "pantti" if self.game.has_token else "pass"))

    def prompt(self) -> Message:
        """Gets what the current player is asked to do."""
        player = self.current_player
        if player is None:
            return message("prompt-deal-over")
        if not self._laid:
            return message("sevens-prompt-first", card=CARDS[SEVEN_OF_CLUBS])
        if self.phase == "give":
            return message("sevens-prompt-penalty" if self._is_caught() else "sevens-prompt-give", to=self._beggar)
        if self.phase == "bonus":
            return message("sevens-prompt-bonus")
        if self._legal == [BEG]:
            return message("sevens-prompt-beg", to=self._giver(player))
        if self._legal == [PASS]:
            return message("sevens-prompt-pantti" if self.game.has_token else "sevens-prompt-pass")
        return message("sevens-prompt-turn")

    def _is_caught(self) -> bool:
        """Tells whether the beggar who is being given cards could have played (2.6)."""
        return self._lays[self._beggar] != []

    def choice(self, action: Action) -> Choice:
        """Gets how the table offers a legal action."""
        player = self.current_player
        if action == STOP:
            return Choice(message("sevens-action-stop"))
        if action == PASS:
            return Choice(message("sevens-action-pantti" if self.game.has_token else "sevens-action-pass"))
        if action == BEG:
            giver = self._giver(player) if player is not None else None
            return Choice(
                message("sevens-action-beg", to=giver) if giver is not None else message("sevens-action-pass")
            )
        if action >= GIVE:
            card = CARDS[action - GIVE]
            return Choice(message("sevens-action-give", card=card, to=self._beggar), card, f"hand:{self._beggar}")
        card_number = card_of(action)
        card = CARDS[card_number]
        if action >= LAY_LOW:
            end = "high" if action >= LAY_HIGH else "low"
            return Choice(message(f"sevens-action-play-{end}", card=card), card, f"{end}:{card[1]}")
        high = self._aces == "high" or not self._laid >> card_number + TWO & 1
        return Choice(message("action-play", card=card), card, pile_of(card_number, high))

    def why_not(self, action: Action) -> Message:
        """Gets the reason why an action is not legal now."""
        player = self.current_player
        assert player is not None
        if self.phase == "give" and action < GIVE:
            return message("must-give", to=self._beggar)
        if action >= GIVE:
            if self.phase != "give":
                return message("nobody-asks")
            return message("not-your-card", card=CARDS[action - GIVE])
        if action == STOP:
            return message("nothing-to-stop")
        if action in (PASS, BEG):
            return self._why_no_word(action)
        card = card_of(action)
        if self._laid >> card & 1:
            return message("already-laid", card=CARDS[card])
        if self._owners[card] != player:
            return message("not-your-card", card=CARDS[card])
        if not self._laid:
            return message("seven-of-clubs-first", card=CARDS[SEVEN_OF_CLUBS])
        return self._why_not_open(player, card, action)

    def _why_no_word(self, action: Action) -> Message:
        """Gets the reason why the current player may not pass or beg."""
        player = self.current_player
        assert player is not None
        if not self._laid:
            return message("seven-of-clubs-first", card=CARDS[SEVEN_OF_CLUBS])
        if self.phase == "bonus":
            return message("stop-instead")
        if action == BEG and not self.game.begging:
            return message("no-begging")
        if self._lays[player] and not self.game.penalties:
            return message("must-play")
        if action == BEG:
            return message("cannot-beg-yet" if self._is_first_turn(player) else "pass-alone")
        return message("must-beg")

    def _why_not_open(self, player: int, card: int, action: Action) -> Message:
        """Gets what a card in hand waits for."""
        suit, rank = divmod(card, 13)
        first = suit * 13

        def laid(rank: int) -> bool:
            return bool(self._laid >> first + rank & 1)

        if action == card and LAY_LOW + suit in self._lays[player] and rank == ACE:
            return message("choose-end", card=CARDS[card])
        if not laid(SEVEN):
            return message("seven-first", card=CARDS[first + SEVEN])
        if rank == ACE and self._aces is None:
            return message("ace-open", card=CARDS[card])
        if rank == ACE and not self.game.aces_low:
            end = TWO if self._aces == "low" else KING
            if laid(end):  # the other end was asked for
                return message(f"ace-{self._aces}", card=CARDS[card])
            return message("needs-card", card=CARDS[first + end])
        if self.game.options["opening"] != "free":
            if rank == EIGHT or (rank > EIGHT and not laid(SIX)):
                return message("six-first", card=CARDS[first + SIX])
            if rank < SIX and laid(SIX) and not laid(EIGHT) and self.game.options["opening"] == "six_then_eight":
                return message("eight-first", card=CARDS[first + EIGHT])
        needed = rank + 1 if rank < SEVEN else rank - 1
        if laid(needed):  # an ace asked for at an end it has not
            return message("ace-low", card=CARDS[card])
        return message("needs-card", card=CARDS[first + needed])
