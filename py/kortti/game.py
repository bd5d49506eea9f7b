"""What every game is: `Game`, `State`, `Option`, `Event` and the errors.

A `Game` is a set of rules with every option decided; a `State` is one deal of it. A deal is a pure function of its
deck and its actions: nothing in here or in ``games/`` asks a clock, a locale or an ambient source of randomness.
The names follow OpenSpiel where it has one. Messages for people are ids with arguments, never sentences.
"""

from __future__ import annotations

import random
import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypedDict, TypeVar

from kortti.cards import CARDS, HIDDEN, RANKS, CardError, format_cards, parse_deck, random_numbers, shuffle

Action: TypeAlias = Any  # hashable; a small int wherever one will do
OptionValue: TypeAlias = bool | int | str | tuple[int, ...] | None

# The entries of a history, by seat and action, for games whose actions are small ints.
STEPS = [[(seat, action) for action in range(128)] for seat in range(6)]


class Message(TypedDict):
    """Words for people: an id of the Fluent files and the arguments of its sentence."""

    id: str
    args: dict[str, Any]


def message(id: str, **args: Any) -> Message:
    """Makes a `Message`."""
    return {"id": id, "args": args}


class KorttiError(ValueError):
    """What all errors of the engine are. `message` is the same in a form that can be put into any language."""

    def __init__(self, text: str, message: Message) -> None:
        super().__init__(text)
        self.message = message

    def __reduce__(self) -> tuple[type[KorttiError], tuple[str, Message]]:
        """Tells how an error is carried from one process to another."""
        return type(self), (str(self), self.message)


class GameError(KorttiError):
    """An unknown game or option, a value that an option cannot have, a deck or seat that does not fit."""


class InvalidActionError(KorttiError):
    """A text or value that is no action of the game at all."""


class IllegalActionError(KorttiError):
    """An action that the rules do not allow now. The state is as it was."""


@dataclass(frozen=True)
class Option:
    """One house rule: its name, its default, and the values that it takes.

    `values` lists them where they are few; otherwise any whole number from `least` to `most` will do, and
    None where `none` is true. Where `many` is true, the value is a tuple of some of `values`, in their order, whose
    text is like ``1,4,12-15``. `when` names the values of other options without which this one has no effect. `by`
    names an option that decides the default, with the defaults for those of its values that have another one.
    """

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...] = ()
    least: int = 0
    most: int = 1_000_000
    none: bool = False
    many: bool = False
    when: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)
    by: tuple[str, Mapping[OptionValue, OptionValue]] | None = None

    def default_with(self, options: Mapping[str, OptionValue]) -> OptionValue:
        """Gets the default where the options before this one are `options`."""
        if self.by is None:
            return self.default
        name, defaults = self.by
        return defaults.get(options[name], self.default)

    @property
    def kind(self) -> str:
        """``"bool"``, ``"choice"``, ``"list"`` or ``"int"``."""
        if self.many:
            return "list"
        if not self.values:
            return "int"
        return "bool" if self.values in ((True, False), (False, True)) else "choice"

    def accepts(self, value: object) -> bool:
        """Tells whether `value` (of the right type: True is no 1) is a value of this option."""
        if value is None:
            return self.none
        if self.many:
            return (
                isinstance(value, tuple)
                and value != ()
                and all(type(part) is int for part in value)
                and value == tuple(known for known in self.values if known in value)
            )
        if self.values:
            return any(value == known and type(value) is type(known) for known in self.values)
        return type(value) is int and self.least <= value <= self.most

    def parse(self, text: str) -> OptionValue:
        """Gets the value that `text` stands for, the reverse of `show`; raises `ValueError` for any other text.

        ``on`` and ``off`` will also do for true and false.
        """
        if self.kind == "bool" and text in ("on", "off"):
            return text == "on"
        for known in (None, *self.values):
            if self.accepts(known) and self.show(known) == text:
                return known
        if self.many:
            value = parse_list(text)
            if self.accepts(value) and self.show(value) == text:
                return value
        elif (
            not self.values
            and text.isascii()
            and text.isdecimal()
            and len(text) < 8
            and str(int(text)) == text
            and self.accepts(int(text))
        ):
            return int(text)
        raise ValueError(text)

    @staticmethod
    def show(value: OptionValue) -> str:
        """Gets the text of a value: ``true``, ``false``, ``none``, the number, the word or the list itself."""
        if isinstance(value, tuple):
            return show_list(value)
        return str(value).lower() if value is None or isinstance(value, bool) else str(value)


def show_list(numbers: Iterable[int]) -> str:
    """Gets the text of a list of rising numbers, with ``4-6`` for 4, 5, 6."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1][1:] = [number]
        else:
            spans.append([number])
    return ",".join("-".join(map(str, span)) for span in spans)


def parse_list(text: str) -> tuple[int, ...]:
    """Gets the numbers of a list, the reverse of `show_list`; raises `ValueError` where `text` is none."""
    if not re.fullmatch(r"\d{1,3}(-\d{1,3})?(,\d{1,3}(-\d{1,3})?){0,99}", text, re.ASCII):
        raise ValueError(text)
    spans = [[int(end) for end in span.split("-")] for span in text.split(",")]
    return tuple(number for span in spans for number in range(span[0], span[-1] + 1))


def checked_options(game: str, known: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Gets every option in force: the given ones, values or their texts, and the defaults of the others.

    Raises `GameError` that names an unknown option or a bad value.
    """
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise GameError(f"{game} has no option {name!r}", message("error-unknown-option", name=str(name)))
    options: dict[str, OptionValue] = {}
    for name, option in by_name.items():
        value = given.get(name, option.default_with(options))
        if isinstance(value, list):  # as JSON has it
            value = tuple(value)
        if isinstance(value, str) and not option.accepts(value):
            with suppress(ValueError):
                value = option.parse(value)
        if not option.accepts(value):
            raise GameError(
                f"{game}: option {name!r} cannot be {value!r}",
                message("error-bad-value", name=name, text=str(given[name])[:40]),
            )
        options[name] = value  # type: ignore[assignment]
    return options


class Event(NamedTuple):
    """One thing that an action caused, named by the id of the message that tells it.

    A card that moved did so from zone `source` to zone `target`. `seen_by` lists the seats that saw its face; None
    means everybody did. Send nothing but `seen_from` (or `public`) out of the engine's room.
    """

    id: str
    seat: int | None = None
    to: int | None = None
    card: str = ""
    source: str = ""
    target: str = ""
    seen_by: tuple[int, ...] | None = None
    args: tuple[tuple[str, Any], ...] = ()

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


class Place(NamedTuple):
    """Where on the table a zone lies: a cell of a grid, in card sizes, and how its cards lie there.

    `form` is ``"pile"`` (the last card covers the others), ``"row"`` (all can be read), ``"cross"`` (a trick, two
    rows high: each card lies on the side of the seat that its label names) or ``"fan"`` (a few small cards, of many
    such; it is no cell of the grid, fans follow each other below it). A `closed` pile is face down. `ghost` is the card
    that an empty place waits for, if that is one card. A place `width` cells wide leaves room for a row. One that
    belongs to a `seat` is no cell of the grid: it lies before that seat. `labels` are the seats that played the cards
    of a row, where that is worth knowing, and then those that are still to play to it (None: whoever comes to it); of a
    pile or a fan, whose it is. `winning` is the number of the card in it that wins as it lies.
    """

    zone: str
    col: int
    row: int
    name: Message
    form: str = "pile"
    closed: bool = False
    ghost: str | None = None
    width: int = 1
    seat: int | None = None
    labels: tuple[int | None, ...] = ()
    winning: int | None = None


class Mark(NamedTuple):
    """A thing that is no card and lies before a seat, or in the middle while `seat` is None.

    It is drawn as a coin (a token), or with the sign of a `suit` on it.
    """

    id: str
    seat: int | None
    name: Message
    suit: str | None = None


class Choice(NamedTuple):
    """An action as the table offers it: the card that it moves and the zone it goes to, where it moves one.

    `end` is ``"low"`` or ``"high"`` where the card goes to that end of a row. `groups` are the cards that it lays
    together in rows of their own.
    """

    label: Message
    card: str | None = None
    zone: str | None = None
    end: str | None = None
    groups: tuple[tuple[str, ...], ...] = ()


class Slot(NamedTuple):
    """An empty place for cards that are laid together: what they must be (`kind`, `name`), and at least how many."""

    kind: str
    name: Message
    size: int


class Laying(NamedTuple):
    """What a person's groups of cards would be: the texts of the actions that lay them now, several where one can be
    read in several ways; what is wrong with each group; and what is wrong with them together."""

    actions: list[str]
    problems: list[Message | None]
    message: Message | None = None


RulesLine: TypeAlias = tuple[Message, str | None]  # and the option that decides it
RulesSection: TypeAlias = tuple[Message, list[RulesLine]]  # a title and its lines


class ScoreLine(NamedTuple):
    """One line of a deal's score: why, and how many points."""

    message: Message
    points: int


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

    def is_legal(self, action: Hashable) -> bool:
        """Tells whether the rules allow `action` now."""
        raise NotImplementedError

    def apply_action(self, action: Action) -> list[Event]:
        """Plays `action` in place and gets what it caused; raises `IllegalActionError`, then nothing has changed."""
        raise NotImplementedError

    def why_not(self, action: Action) -> Message:
        """Gets the reason why `action`, which is not legal now, is not."""
        raise NotImplementedError

    def returns(self) -> tuple[int, ...]:
        """Gets the deal's points by seat; raises `ValueError` until the deal is over."""
        raise NotImplementedError

    def winners(self) -> tuple[int, ...]:
        """Gets the seats that won the deal, in order; raises `ValueError` until the deal is over."""
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

    def prompt(self) -> Message:
        """Gets what the current player is asked to do, in words addressed to him."""
        raise NotImplementedError

    def choice(self, action: Action) -> Choice:
        """Gets what the table needs to offer a legal action: its label, its card and where that goes."""
        raise NotImplementedError

    # What a game may say better.

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

    def places(self) -> list[Place]:
        """Gets where the zones lie on the table; unless a game says otherwise, in a row."""
        zones = [zone for zone in self.zones() if not zone.startswith("hand:")]
        return [Place(zone, col, 0, message("zone-generic", zone=zone)) for col, zone in enumerate(zones)]

    def marks(self) -> list[Mark]:
        """Gets the things on the table that are no cards."""
        return []

    def facts(self, seat: int) -> list[Message]:
        """Gets what everybody may know of `seat` and is worth showing beside its name."""
        return []

    def slots(self, seat: int) -> list[Slot]:
        """Gets the places that `seat` may fill with cards that are laid together, in order, now or on its next turn."""
        return []

    def lay(self, groups: Sequence[Sequence[str]], seat: int) -> Laying:
        """Tells what the cards would be that `seat` has put into its `slots`."""
        return Laying([], [None] * len(groups))

    def says(self, seat: int) -> Message | None:
        """Gets what `seat` has said aloud in its last turn, if anything."""
        return None

    def summary(self) -> dict[str, tuple[int, ...]]:
        """Gets what `Game.standing` needs to know of this finished deal beside its returns and winners."""
        return {}

    def final_cards(self, seat: int) -> list[str]:
        """Gets the cards to be shown with the result of `seat` when the deal is over: those left in its hand."""
        return self.zones()[f"hand:{seat}"]

    def seen_action(self, number: int, player: int) -> str:
        """Gets the text of the action `number` of the history as `player` saw it."""
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
        return None if self.is_legal(action) else self.why_not(action)

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
            text = repr(action)[:40]
        return IllegalActionError(f"illegal now: {text}", message("error-illegal", text=text))

    def unfinished(self) -> ValueError:
        """Makes the error for results that are asked for too early."""
        return ValueError("the deal is not over")


S = TypeVar("S", bound="State[Any]")


def unknown_action(text: object) -> InvalidActionError:
    """Makes the error for what is no action of the game."""
    return InvalidActionError(f"not an action: {text!r}", message("not-an-action", text=str(text)[:40]))


class Game:
    """A set of rules with every option decided. It makes deals (`new_state`) and matches (`new_match`)."""

    option_list: ClassVar[tuple[Option, ...]]
    packs: ClassVar[int] = 1
    ranks: ClassVar[str] = RANKS  # from low to high, as a hand is sorted
    sort: ClassVar[str] = "suit"  # or "rank": by what a hand is sorted first, unless the person says otherwise
    melds: ClassVar[bool] = False  # whether cards are put together: in fans on the table, in hands as people like

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
        """Gets the rules page under the options in force."""
        raise NotImplementedError

    # What a game may say better.

    def deal_shuffled(self, seed: str, dealer: int) -> State[Any]:
        """Deals the cards that `seed` shuffles."""
        return self.deal(shuffle(seed, self.packs), dealer)

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

    def deal_titles(self) -> list[Message]:
        """Gets what each deal of a match is called, where it has just these; none where deals are only numbered."""
        return []

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that play together, with one score, side by side; unless a game says otherwise, all play alone."""
        return tuple((seat,) for seat in range(self.players))

    # What is the same for all.

    @property
    def options(self) -> dict[str, OptionValue]:
        """Every option in force, in a dict of its own."""
        return dict(self._options)

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
            return self.deal(parse_deck(deck, self.packs), dealer)
        except CardError as error:
            raise GameError(str(error), message("error-bad-value", name="deck", text=str(deck)[:40])) from None

    def new_match(self, seed: str | int, dealer: int | None = None) -> Any:
        """Begins a match whose decks (and first dealer, unless given) follow from `seed`."""
        from kortti.match import Match

        return Match(self, self.checked_seed(seed), dealer)

    def check_seat(self, seat: object) -> None:
        """Raises `GameError` unless `seat` is the number of one."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise GameError(
                f"{self.name} has no seat {seat!r}", message("error-bad-value", name="seat", text=str(seat)[:40])
            )

    def checked_seed(self, seed: object) -> str:
        """Gets the text of a seed; raises `GameError` unless it is a number or a text that can be printed."""
        if type(seed) is int or (isinstance(seed, str) and seed.isprintable()):
            return str(seed)
        raise GameError(f"no seed: {seed!r}", message("error-bad-value", name="seed", text=repr(seed)[:40]))

    def first_dealer(self, seed: str) -> int:
        """Gets the seat that deals first in the match of `seed`."""
        return random_numbers(f"{seed}/dealer", 1)[0] % self.players


def lowest_win(totals: Iterable[int]) -> tuple[int, ...]:
    """Gets the seats with the lowest total."""
    scores = list(totals)
    return tuple(seat for seat, score in enumerate(scores) if score == min(scores))
