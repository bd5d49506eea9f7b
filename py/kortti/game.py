"""What every game is: `Game`, `State`, `Event`, the `View` of a state, and a `Match` of deals in a row.

A `Game` is a set of rules with every option decided; a `State` is one deal of it. A deal is a pure function of its
deck and its actions: nothing in here or in ``games/`` asks a clock, a locale or an ambient source of randomness.
The names follow OpenSpiel where it has one. Messages for people are ids with arguments, never sentences.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from kortti.cards import CARDS, HIDDEN, ONE_PACK, CardError, Pack, format_cards, random_numbers
from kortti.lessons import Lesson
from kortti.messages import GameError, IllegalActionError, InvalidActionError, Message, message
from kortti.options import Option, OptionValue
from kortti.shown import (
    CHANCE,
    Choice,
    Family,
    Hand,
    Inquiry,
    Laying,
    Mark,
    Measure,
    Moment,
    Peak,
    Place,
    Primer,
    Recall,
    RulesSection,
    ScoreLine,
    Sign,
    Slot,
    Sort,
    hand_of,
)
from kortti.texts import shown

Action: TypeAlias = Any  # hashable; a small int wherever one will do

MOST_POINTS = 10_000_000  # of a seat in one deal: far more than any house rule brings

# The entries of a history, by seat and action, for games whose actions are small ints.
STEPS = [[(seat, action) for action in range(128)] for seat in range(8)]


class Event(NamedTuple):
    """One thing that an action caused, named by the id of the message that tells it.

    A card that moved did so from zone `source` to zone `target`. `seen_by` lists the seats that saw its face; None
    means everybody did. Send nothing but `seen_from` (or `public`) out of the engine's room.
    `occasion` tells that its seat may have a word to say, and in which mood: ``"stuck"`` where it could not do what it
    wanted, ``"proud"`` where it has done well. It follows from what everybody sees. `turns_table` tells that its action
    changes the whole table, so that nobody should miss it. A `peak` is shown at the table as more than cards that move.
    One that `is_usual` is what mostly happens: it is told where its action is looked at, and in no account of many.
    """

    id: str
    seat: int | None = None
    to: int | None = None
    card: str = ""
    source: str = ""
    target: str = ""
    seen_by: tuple[int, ...] | None = None
    args: tuple[tuple[str, Any], ...] = ()
    occasion: str = ""
    turns_table: bool = False
    peak: Peak | None = None
    is_usual: bool = False

    def seen_from(self, player: int | None) -> Event:
        """Gets the event as seat `player` (None: a spectator) saw it: a card whose face it did not see is ``??``."""
        if self.seen_by is None or player in self.seen_by:
            return self
        return self._replace(card=HIDDEN)

    @property
    def public(self) -> Event:
        """The event as everybody may see it."""
        return self.seen_from(None)

    @property
    def message(self) -> Message:
        """The sentence that tells the event, with all its arguments; call it on what `seen_from` gave."""
        args: dict[str, Any] = dict(self.args)
        for name, value in (("seat", self.seat), ("to", self.to), ("card", self.card or None)):
            if value is not None:
                args[name] = value
        return message(self.id, **args)


@dataclass(frozen=True)
class Deal:
    """What a match keeps of a finished deal; `summary` is what its game needs for the match beside the points."""

    dealer: int
    returns: tuple[int, ...]
    winners: tuple[int, ...]
    summary: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Standing:
    """How a match stands after its finished deals: totals by seat, and the winners once it is over.

    `notes` tell what the last deal did to the totals, where that is not plain addition.
    """

    totals: tuple[int, ...]
    is_over: bool
    winners: tuple[int, ...] = ()
    notes: tuple[Message, ...] = ()


G = TypeVar("G", bound="Game")


class State(Generic[G]):
    """One deal. Subclasses hold their own fields in ``__slots__`` and fill in the methods marked so."""

    __slots__ = ("_deck", "_history", "current_player", "dealer", "game", "is_terminal", "phase")

    draw: ClassVar[Callable[[State[Any], int | None, int, int], str]]  # what `to_svg` draws with; the package sets it
    card_verb: ClassVar[str] = "play"  # with the text of a card, what is done to a card most of the time
    texts: ClassVar[Mapping[Action, str]] = {}  # every action of the game with its text
    actions: ClassVar[Mapping[str, Action]] = {}  # and the reverse

    game: G
    dealer: int
    current_player: int | None
    phase: str
    is_terminal: bool
    _deck: Sequence[int]
    _history: list[tuple[int, Action]]

    def __init__(self, game: G, deck: Sequence[int], dealer: int) -> None:
        self.game = game
        self.dealer = dealer
        self.is_terminal = False
        self._deck = deck
        self._history = []

    # What each game fills in.

    def legal_actions(self) -> list[Action]:
        """Gets all legal actions of the current player, in a stable order; none when the deal is over."""
        raise NotImplementedError

    def apply_action(self, action: Action) -> list[Event]:
        """Plays `action` in place and gets what it caused; raises `IllegalActionError`, then nothing has changed."""
        raise NotImplementedError

    def returns(self) -> tuple[int, ...]:
        """Gets the deal's points by seat; raises `GameError` until the deal is over."""
        raise NotImplementedError

    def winners(self) -> tuple[int, ...]:
        """Gets the seats that won the deal, in order; raises `GameError` until the deal is over."""
        raise NotImplementedError

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Gets the lines that make up the points of `seat` in this finished deal."""
        raise NotImplementedError

    def clone(self: S) -> S:
        """Makes an independent copy."""
        raise NotImplementedError

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        """Gets the card texts zone by zone; with a player, those that he may not see are ``??``."""
        raise NotImplementedError

    # What a game may say better.

    def is_legal(self, action: Hashable) -> bool:
        """Tells whether the rules allow `action` now."""
        return type(action) is int and action in self.legal_actions()

    def action_to_string(self, action: Action) -> str:
        """Gets the text of an action; raises `InvalidActionError` where it is none of the game's."""
        if type(action) is not int or action not in self.texts:
            raise unknown_action(action)
        return self.texts[action]

    def string_to_action(self, text: str) -> Action:
        """Gets the action of a text, legal now or not; raises `InvalidActionError` where there is none."""
        try:
            return self.actions[text]
        except (KeyError, TypeError):
            raise unknown_action(text) from None

    @property
    def on_turn(self) -> int | None:
        """The seat whose turn it is: another one than the current player where that is only asked something in it."""
        return self.current_player

    def summary(self) -> dict[str, tuple[int, ...]]:
        """Gets what `Game.standing` needs to know of this finished deal beside its returns and winners."""
        return {}

    def final_cards(self, seat: int) -> list[str]:
        """Gets the cards to be shown with the result of `seat` when the deal is over: those left in its hand."""
        return self.zones()[hand_of(seat)]

    def seen_action(self, number: int, player: int | None) -> str:
        """Gets the text of the action `number` of the history as `player` saw it (None: a spectator)."""
        return self.action_to_string(self._history[number][1])

    # What is the same for all.

    @property
    def deck(self) -> str:
        """The deck that was dealt, top card first."""
        return format_cards(self._deck)

    @property
    def history(self) -> list[str]:
        """The texts of the actions so far; together with `deck` and `dealer` they rebuild the state."""
        return [self.action_to_string(action) for _, action in self._history]

    @property
    def arguments(self) -> dict[str, Any]:
        """What `Game.new_state` needs, beside deck and dealer, to deal this again."""
        return {}

    def offers(self) -> list[Action]:
        """Gets the actions that a table or an opponent chooses from: what `legal_actions` lists, in the same order.

        A game that lists only some of its legal actions there has a better choice here, where it takes its time.
        """
        return self.legal_actions()

    def explain(self, text: str) -> Message | None:
        """Gets None if the action text is legal now, else the reason why it is not."""
        try:
            action = self.string_to_action(text)
        except InvalidActionError as error:
            return error.message
        if self.is_terminal:
            return message("deal-over")
        return None if self.is_legal(action) else self.game.view.why_not(self, action)

    def observation(self, player: int) -> dict[str, Any]:
        """Gets all that seat `player` knows, with perfect recall, JSON-ready.

        ``dealt`` is the hand that it was dealt, ``history`` every action as (seat, text) with ``??`` for a card that it
        did not see, ``zones`` the table as it lies now, ``legal`` what it is offered when it is to act.
        """
        self.game.check_seat(player)
        return {
            "game": self.game.name,
            "options": {
                name: list(value) if isinstance(value, tuple) else value for name, value in self.game.options.items()
            },
            "player": player,
            "dealer": self.dealer,
            "phase": self.phase,
            "current_player": self.current_player,
            "dealt": [CARDS[card] for card in self.game.dealt(self._deck, self.dealer, player)],
            "zones": self.zones(player),
            "history": [[seat, self.seen_action(number, player)] for number, (seat, _) in enumerate(self._history)],
            "legal": [self.action_to_string(action) for action in self.offers()]
            if self.current_player == player
            else [],
            "is_terminal": self.is_terminal,
        }

    def resample(self: S, player: int, rng: random.Random) -> S:
        """Draws a state at random from those that agree with all that seat `player` knows.

        It is a function of `observation(player)` and `rng` alone, so it cannot tell what is hidden.
        """
        sampled: S = self.game.sample(self.observation(player), rng)
        return sampled

    def to_svg(self, player: int | None = None, width: int = 640, height: int = 480) -> str:
        """Draws the table as one SVG text: as seat `player` sees it, or as a spectator does, who sees nobody's hand.

        Raises `GameError` where there is no such seat, or no picture of that size.
        """
        if player is not None:
            self.game.check_seat(player)
        return State.draw(self, player, width, height)

    def play(self: S, *texts: str) -> S:
        """Plays action texts in order and returns the state itself.

        Raises `InvalidActionError` or `IllegalActionError` at the first text that cannot be played, once those before
        it have been.
        """
        for text in texts:
            self.apply_action(self.string_to_action(text))
        return self

    def __str__(self) -> str:
        """Returns the table in words, a line per zone: as the seat to act sees it; all cards once the deal is over."""
        if self.is_terminal:
            points = " ".join(map(str, self.returns()))
            winners = " and ".join(f"seat {seat}" for seat in self.winners())
            head = f"over, points {points}, won by {winners or 'nobody'}"
        else:
            head = f"seat {self.current_player} to act ({self.phase})"
        zones = {zone: _in_words(cards) for zone, cards in self.zones(self.current_player).items()}
        width = max(map(len, zones), default=0)
        lines = [f"{zone:<{width}}  {cards}" for zone, cards in zones.items()]
        return "\n".join([f"{self.game.name}, dealt by seat {self.dealer}: {head}", *lines])

    def __repr__(self) -> str:
        """Returns the expression that makes this state again. It names the whole deck, hidden cards too."""
        arguments = {"deck": self.deck, "dealer": self.dealer, **self.arguments}
        told = ", ".join(f"{name}={value!r}" for name, value in arguments.items())
        played = f".play({', '.join(map(repr, self.history))})" if self._history else ""
        return f"{self.game!r}.new_state({told}){played}"

    def _repr_svg_(self) -> str:
        """Draws the table for a notebook: as the seat to act sees it, with no other hand; after the end as a spectator
        does."""
        return self.to_svg(self.current_player)

    def _bare_copy(self: S) -> S:
        """Makes a copy of what every state holds, for `clone` to go on with."""
        copy = object.__new__(type(self))
        copy.game = self.game
        copy.dealer = self.dealer
        copy.current_player = self.current_player
        copy.phase = self.phase
        copy.is_terminal = self.is_terminal
        copy._deck = self._deck
        copy._history = self._history.copy()
        return copy

    def illegal(self, action: object) -> IllegalActionError:
        """Makes the error for an action that may not be played now; it names the action's text."""
        try:
            text = self.action_to_string(action)
        except InvalidActionError:
            text = shown(action)
        return IllegalActionError(f"illegal now: {text}", message("error-illegal", text=text))

    def unfinished(self) -> GameError:
        """Makes the error for results that are asked for too early."""
        return GameError("the deal is not over", message("error-deal-running"))


S = TypeVar("S", bound="State[Any]")


def _in_words(cards: Sequence[str]) -> str:
    """Returns the texts of the cards of a zone; hidden ones are counted."""
    count = cards.count(HIDDEN)
    hidden = [f"{count} hidden"] if count else []
    return " ".join([*hidden, *(card for card in cards if card != HIDDEN)]) or "-"


def unknown_action(text: object) -> InvalidActionError:
    """Makes the error for what is no action of the game."""
    return InvalidActionError(f"not an action: {shown(text)!r}", message("not-an-action", text=shown(text)))


class Game:
    """A set of rules with every option decided. It makes deals (`new_state`) and matches (`new_match`)."""

    option_list: ClassVar[tuple[Option, ...]]
    view: ClassVar[View[Any]]
    pack: ClassVar[Pack] = ONE_PACK  # what it is played with
    family: ClassVar[Family] = "others"  # home shows games of a family together

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        self.name = name
        self._options = dict(options)
        self.players = int(self.options["players"])  # type: ignore[arg-type]

    # What each game fills in.

    @classmethod
    def options_of(cls, name: str) -> tuple[Option, ...]:
        """Gets the options of the preset `name`; `players` is one of them."""
        return cls.option_list

    @classmethod
    def presets_of(cls, name: str) -> dict[str, dict[str, OptionValue]]:
        """Gets named sets of house rules, each the options that differ from the defaults."""
        return {"usual": {}}

    @classmethod
    def lesson_of(cls, name: str) -> Lesson | None:
        """Gets the guided first deal of the preset `name`, if it has one."""
        return None

    def deal(self, deck: list[int], dealer: int) -> State[Any]:
        """Deals `deck` (card numbers, top card first) and gets the state before the first action."""
        raise NotImplementedError

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Gets the cards that seat `player` is dealt, in the order in which it gets them."""
        raise NotImplementedError

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
        """Draws a state at random from those in which the seat that made `observation` would observe just that."""
        raise NotImplementedError

    def rules(self) -> list[RulesSection]:
        """Gets the rules page under the options in force; the same rule is the same line under all of them."""
        raise NotImplementedError

    # What a game may say better.

    def primer(self) -> Primer:
        """Gets what stands around the law on the rules page: a quick start, tables, worked examples; see `Primer`."""
        return Primer()

    def worth(self, cards: Sequence[str]) -> int | None:
        """Gets how many points some cards count at the end of a deal, None in a game that counts none."""
        return None

    def goal(self) -> Message | None:
        """Gets when a match ends and who wins it, where that has to be said."""
        return None

    @property
    def final_total(self) -> int | None:
        """The total at which a match ends, where there is one; it is a line in the graph of the totals."""
        return None

    def deal_titles(self) -> list[Message]:
        """Gets what each deal of a match is called, where it has just these; none where deals are only numbered."""
        return []

    def deal_shuffled(self, seed: str, dealer: int) -> State[Any]:
        """Deals the cards that `seed` shuffles."""
        return self.deal(self.pack.shuffle(seed), dealer)

    @property
    def counted_in(self) -> Message | None:
        """Gets the unit that deals are counted in; None where there are only winners and losers."""
        return message("unit-points")

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Gets how a match stands after `deals`; unless a game says otherwise, one deal decides it."""
        if not deals:
            return Standing((0,) * self.players, False)
        totals = tuple(map(sum, zip(*(deal.returns for deal in deals), strict=True)))
        return Standing(totals, True, deals[-1].winners)

    def next_dealer(self, deal: Deal) -> int:
        """Gets who deals after `deal`: the seat to the left of its dealer."""
        return (deal.dealer + 1) % self.players

    def deal_arguments(self, deals: Sequence[Deal]) -> dict[str, Any]:
        """Gets what `new_state` needs, beside deck and dealer, for the deal that comes after `deals`."""
        return {}

    def from_deal(self, number: int) -> Game:
        """Gets the game whose matches begin with what would be deal `number` in a match of this one."""
        return self

    def may_leave(self, deal: Deal) -> bool:
        """Tells whether a finished deal of this game may have left `deal`, so that `standing` can be asked about it."""
        seats = range(self.players)
        return (
            deal.dealer in seats
            and len(deal.returns) == self.players
            and all(abs(points) <= MOST_POINTS for points in deal.returns)
            and deal.winners == tuple(seat for seat in seats if seat in deal.winners)
            and not deal.summary
        )

    @property
    def measure(self) -> Measure:
        """In what `result` tells how a seat fared; unless a game says otherwise, in per cent of the win."""
        return CHANCE

    def result(self, state: Any, seat: int) -> float:
        """Gets how `seat` fared in a finished deal, in the unit of `measure`; raises `GameError` until it is over.

        Of a deal that nobody has won, all have the same share.
        """
        winners = state.winners() or range(self.players)
        return 100.0 * (seat in winners) / len(winners)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that play together, with one score, side by side; unless a game says otherwise, all play alone."""
        return tuple((seat,) for seat in range(self.players))

    # What is the same for all.

    @property
    def options(self) -> dict[str, OptionValue]:
        """Every option in force, in a dict of its own."""
        return dict(self._options)

    @property
    def changed_options(self) -> dict[str, OptionValue]:
        """The options that differ from their defaults."""
        known = self.options_of(self.name)
        return {
            option.name: self._options[option.name]
            for option in known
            if self._options[option.name] != option.default_with(self._options)
        }

    def __repr__(self) -> str:
        """Returns the expression that makes this game again."""
        options = [f"{name}={value!r}" for name, value in self.changed_options.items()]
        return f"kortti.load_game({', '.join([repr(self.name), *options])})"

    def new_state(
        self, seed: str | int | None = None, deck: str | Sequence[str] | None = None, dealer: int = 0
    ) -> State[Any]:
        """Deals the cards that `seed` shuffles, or those of `deck` (card texts, top card first).

        Raises `GameError` where there is neither or both, where the deck is not the game's or the dealer no seat.
        """
        self.check_seat(dealer)
        if (seed is None) == (deck is None):
            raise GameError(
                f"{self.name}: a deal needs a seed or a deck", message("error-bad-value", name="seed", text="")
            )
        if deck is None:
            return self.deal_shuffled(self.checked_seed(seed), dealer)
        try:
            return self.deal(self.pack.parse(deck), dealer)
        except CardError as error:
            raise GameError(str(error), message("error-bad-value", name="deck", text=shown(deck))) from None

    def new_match(
        self, seed: str | int, dealer: int | None = None, first: int = 1, earlier: Sequence[Deal] = ()
    ) -> Match:
        """Begins a match whose decks (and first dealer, unless given) follow from `seed`; see `Match`.

        Raises `GameError` where the match is over after the `earlier` deals, or they are none of this game.
        """
        if not all(map(self.may_leave, earlier)) or (earlier and self.standing(earlier).is_over):
            raise GameError("no deals to go on from", message("error-bad-value", name="played", text=str(len(earlier))))
        return Match(self, self.checked_seed(seed), dealer, first, earlier)

    def check_seat(self, seat: object) -> None:
        """Raises `GameError` unless `seat` is the number of one."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise GameError(
                f"{self.name} has no seat {shown(seat)}; there are 0 to {self.players - 1}",
                message("error-bad-value", name="seat", text=shown(seat)),
            )

    def checked_seed(self, seed: object) -> str:
        """Gets the text of a seed; raises `GameError` unless it is a number or a text that can be printed.

        Blanks at its end are left out, for in a record they are not seen.
        """
        with suppress(ValueError):  # a number may have too many digits
            if type(seed) is int or (isinstance(seed, str) and seed.isprintable()):
                return str(seed).rstrip()
        raise GameError(f"no seed: {shown(seed)}", message("error-bad-value", name="seed", text=shown(seed)))

    def first_dealer(self, seed: str) -> int:
        """Gets the seat that deals first in the match of `seed`."""
        return random_numbers(f"{seed}/dealer", 1)[0] % self.players


def lowest_win(totals: Iterable[int]) -> tuple[int, ...]:
    """Gets the seats with the lowest total."""
    scores = list(totals)
    return tuple(seat for seat, score in enumerate(scores) if score == min(scores))


class Match:
    """A match of `game`: the deal being played (`state`), and what the finished ones left (`deals`).

    Deal number k is shuffled from ``"<seed>/<k>"``, so that game, options, seed and dealer fix every deck. A match may
    begin with the deck of another number than the `first`, and go on after `earlier` deals, of which nothing is known
    but what they left; the dealer given is then that of the deal that comes after them.
    """

    def __init__(
        self, game: Game, seed: str, dealer: int | None = None, first: int = 1, earlier: Sequence[Deal] = ()
    ) -> None:
        self.game = game
        self.seed = seed
        self.first = first
        self.deals: tuple[Deal, ...] = tuple(earlier)
        self._course: list[Standing] = []  # after each of them, as far as asked for
        self.state: State[Any] = self._deal(game.first_dealer(seed) if dealer is None else dealer)

    def _deal(self, dealer: int) -> State[Any]:
        arguments = self.game.deal_arguments(self.deals)
        number = self.first + len(self.deals)
        return self.game.new_state(seed=f"{self.seed}/{number}", dealer=dealer, **arguments)

    @property
    def deal_number(self) -> int:
        """The number of the deal that `state` is, from 1."""
        return len(self.deals) + 1

    @property
    def dealer(self) -> int:
        """The seat that dealt `state`."""
        return self.state.dealer

    @property
    def finished(self) -> tuple[Deal, ...]:
        """The finished deals, with `state` once that is over."""
        if not self.state.is_terminal:
            return self.deals
        state = self.state
        return (*self.deals, Deal(state.dealer, state.returns(), state.winners(), state.summary()))

    @property
    def standing(self) -> Standing:
        """Totals, end and winners by the game's own scoring."""
        return self.game.standing(self.finished)

    @property
    def course(self) -> tuple[Standing, ...]:
        """How the match stood after each finished deal."""
        known = self._course
        known += [self.game.standing(self.deals[:number]) for number in range(len(known) + 1, len(self.deals) + 1)]
        return (*known, self.standing) if self.state.is_terminal else tuple(known)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of all finished deals by seat, as the rules add them up."""
        return self.standing.totals

    @property
    def is_over(self) -> bool:
        """Whether no further deal will be played."""
        return self.state.is_terminal and self.standing.is_over

    @property
    def over(self) -> Literal["deal", "match"] | None:
        """What is over: the deal, the match with it, or nothing (None)."""
        return None if not self.state.is_terminal else "match" if self.is_over else "deal"

    def winners(self) -> tuple[int, ...]:
        """Gets the seats that won the match; raises `GameError` until it is over."""
        if not self.is_over:
            raise GameError("the match is not over", message("error-match-running"))
        return self.standing.winners

    def apply_action(self, action: Action) -> list[Event]:
        """Plays `action` in the current deal; see `State.apply_action`."""
        return self.state.apply_action(action)

    def deal_again(self) -> None:
        """Begins the current deal anew, with the same cards."""
        self.state = self._deal(self.dealer)

    def next_deal(self) -> State[Any]:
        """Deals again and gets the new state; raises `GameError` in mid-deal and when the match is over."""
        if not self.state.is_terminal:
            raise GameError("the deal is not over", message("error-deal-running"))
        if self.is_over:
            raise GameError("the match is over", message("error-match-over"))
        self.deals = self.finished
        self.state = self._deal(self.game.next_dealer(self.deals[-1]))
        return self.state


class View(Generic[S]):
    """What is seen of a deal and said about it: functions of a state. It changes nothing, and decides no rule."""

    hand: ClassVar[Hand] = Hand()
    fans: ClassVar[bool] = False  # whether fans may come to lie on the table, so that room is kept for them

    # What each game fills in.

    def prompt(self, state: S) -> Message:
        """Gets what the current player is asked to do, in words addressed to him."""
        raise NotImplementedError

    def choice(self, state: S, action: Action) -> Choice:
        """Gets what the table needs to offer a legal action: its label, its card and where that goes."""
        raise NotImplementedError

    def why_not(self, state: S, action: Action) -> Message:
        """Gets the reason why `action`, which is not legal now, is not."""
        raise NotImplementedError

    # What a game may say better.

    def places(self, state: S) -> list[Place]:
        """Gets where the zones lie on the table; unless a game says otherwise, in a row."""
        hands = [hand_of(seat) for seat in range(state.game.players)]
        zones = [zone for zone in state.zones() if zone not in hands]
        return [Place(zone, col, 0, message("zone-generic", zone=zone)) for col, zone in enumerate(zones)]

    def marks(self, state: S) -> list[Mark]:
        """Gets the things on the table that are no cards."""
        return []

    def facts(self, state: S, seat: int) -> list[Message]:
        """Gets what everybody may know of `seat` and is worth showing beside its name."""
        return []

    def own_facts(self, state: S, seat: int) -> list[Message]:
        """Gets what `seat` alone may know of itself, from its hand, and is worth showing beside its name."""
        return []

    def progress(self, state: S) -> Message | None:
        """Gets how far the deal has come, where that is counted."""
        return None

    def recall(self, state: S) -> Recall | None:
        """Gets what everybody has just seen and may look at again."""
        return None

    def sorts(self, state: S) -> tuple[Sort, ...]:
        """Gets by what hands may be sorted in this deal, the best first."""
        return self.hand.sorts

    def together(self, state: S, seat: int) -> list[tuple[str, ...]]:
        """Gets which cards in the hand of `seat` belong together, those that do so most first."""
        return []

    def signs(self, state: S, seat: int) -> list[Sign]:
        """Gets what stands out about cards in the hand of `seat`."""
        return []

    def slots(self, state: S, seat: int) -> list[Slot]:
        """Gets the places that `seat` may fill with cards that are laid together, in order, now or on its next turn."""
        return []

    def inquiry(self, state: S, seat: int) -> Inquiry | None:
        """Gets the question that `seat` is asked again and again in this deal, None where there is none."""
        return None

    def typed(self) -> tuple[tuple[str, Message], ...]:
        """Gets examples of action texts that need not be among the offers, each with what it does."""
        return ()

    def lay(self, state: S, groups: Sequence[Sequence[str]], seat: int) -> Laying:
        """Tells what the cards would be that `seat` has put into its `slots`."""
        return Laying([], [None] * len(groups), [0] * len(groups))

    def says(self, state: S, seat: int) -> Message | None:
        """Gets what `seat` has said aloud in its last turn, if anything."""
        return None

    def moment(self, state: S) -> Moment:
        """Gets how the choice of the current player looks to everybody at the table.

        Opponents take their time by it, so it may follow from nothing that is hidden from anybody.
        """
        return "usual"

    def waiting(self, state: S) -> Message:
        """Gets what everybody else reads while the current player is to act."""
        return message("prompt-wait", seat=state.current_player)

    def why_there(self, state: S, cards: Sequence[str], zone: str) -> Message | None:
        """Gets why the current player cannot put `cards` of the hand (together) into `zone`.

        Without cards it tells why nothing can be done with what lies there, None where nothing ever can.
        """
        if len(cards) > 1:
            return message("one-card")
        if not cards:
            return None
        if any(self.choice(state, action).card == cards[0] for action in state.legal_actions()):
            return message("wrong-place", card=cards[0])
        return state.explain(f"{state.card_verb} {cards[0]}")
