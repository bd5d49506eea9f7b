"""The interface of a game: `Game`, `State`, `Event`, the `View` of a state, and a `Match` of several deals.

A `Game` is a set of rules with every option fixed; a `State` is one deal. A deal is a pure function of its deck and its
actions: nothing here or in ``games/`` uses a clock, a locale or ambient randomness. Names follow OpenSpiel. Messages
for people are ids with arguments.
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
    First,
    Hand,
    Inquiry,
    Laying,
    Mark,
    Measure,
    Moment,
    Outcome,
    Peak,
    Pitch,
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

Action: TypeAlias = Any  # hashable; a small int if possible

MOST_POINTS = 10_000_000  # per seat and deal; far above what any house rule gives

# (seat, action) pairs of a history, shared by games whose actions are small ints.
STEPS = [[(seat, action) for action in range(128)] for seat in range(8)]


class Event(NamedTuple):
    """One thing that an action caused. Send only `seen_from` (or `public`) out of the engine."""

    id: str  # of the message that describes it
    seat: int | None = None  # who caused it
    to: int | None = None
    card: str = ""  # the moved card
    source: str = ""  # zone it came from
    target: str = ""  # zone it went to
    seen_by: tuple[int, ...] | None = None  # seats that saw its face; None means all
    args: tuple[tuple[str, Any], ...] = ()
    occasion: str = ""  # for a remark: "stuck" or "proud"; depends on public information only
    turns_table: bool = False  # True if it changes the whole table
    peak: Peak | None = None  # how the table stages it
    is_usual: bool = False  # told with its own action, but left out of summaries of several

    def seen_from(self, player: int | None) -> Event:
        """Returns the event as seat `player` saw it (None: a spectator); unseen cards are ``??``."""
        if self.seen_by is None or player in self.seen_by:
            return self
        return self._replace(card=HIDDEN)

    @property
    def public(self) -> Event:
        """The event as everybody may see it."""
        return self.seen_from(None)

    @property
    def message(self) -> Message:
        """The message that describes the event, with all arguments. Call it on the result of `seen_from`."""
        args: dict[str, Any] = dict(self.args)
        for name, value in (("seat", self.seat), ("to", self.to), ("card", self.card or None)):
            if value is not None:
                args[name] = value
        return message(self.id, **args)


@dataclass(frozen=True)
class Deal:
    """The result of a finished deal; `summary` is what the game's match scoring needs besides the points."""

    dealer: int
    returns: tuple[int, ...]
    winners: tuple[int, ...]
    summary: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Standing:
    """The score of a match: totals by seat, and the winners if it is over.

    `notes` explain how the last deal changed the totals, if not by plain addition.
    """

    totals: tuple[int, ...]
    is_over: bool
    winners: tuple[int, ...] = ()
    notes: tuple[Message, ...] = ()


G = TypeVar("G", bound="Game")


class State(Generic[G]):
    """One deal. Subclasses declare their own fields in ``__slots__`` and implement the first group of methods."""

    __slots__ = ("_deck", "_history", "current_player", "dealer", "game", "is_terminal", "phase")

    draw: ClassVar[Callable[[State[Any], int | None, int, int], str]]  # drawing function of `to_svg`, set on import
    card_verb: ClassVar[str] = "play"  # the usual action text of a card is this and the card
    texts: ClassVar[Mapping[Action, str]] = {}  # text of every action that can be listed
    actions: ClassVar[Mapping[str, Action]] = {}  # the reverse of `texts`

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

    # To be implemented by each game.

    def legal_actions(self) -> list[Action]:
        """Returns the legal actions of the current player in a stable order; none once the deal is over.

        A game with too many to list returns some of them: `is_legal` decides for any action.
        """
        raise NotImplementedError

    def apply_action(self, action: Action) -> list[Event]:
        """Plays `action` in place and returns its events. Raises `IllegalActionError` and changes nothing if it is
        illegal.
        """
        raise NotImplementedError

    def returns(self) -> tuple[int, ...]:
        """Returns the deal's points by seat. Raises `GameError` until the deal is over."""
        raise NotImplementedError

    def winners(self) -> tuple[int, ...]:
        """Returns the seats that won the deal, in order. Raises `GameError` until the deal is over."""
        raise NotImplementedError

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Returns the lines that add up to the points of `seat` in this finished deal."""
        raise NotImplementedError

    def clone(self: S) -> S:
        """Returns an independent copy."""
        raise NotImplementedError

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        """Returns the cards of each zone; cards that `player` may not see are ``??``. Without a player all are open."""
        raise NotImplementedError

    # May be overridden.

    def is_legal(self, action: Hashable) -> bool:
        """Checks if `action` is legal now."""
        return type(action) is int and action in self.legal_actions()

    def action_to_string(self, action: Action) -> str:
        """Returns the text of an action. Raises `InvalidActionError` if the game has no such action."""
        if type(action) is not int or action not in self.texts:
            raise unknown_action(action)
        return self.texts[action]

    def string_to_action(self, text: str) -> Action:
        """Parses an action, legal now or not. Raises `InvalidActionError` if the game has no such action."""
        try:
            return self.actions[text]
        except (KeyError, TypeError):
            raise unknown_action(text) from None

    @property
    def on_turn(self) -> int | None:
        """The seat whose turn it is. Differs from the current player while that seat is only asked something."""
        return self.current_player

    def summary(self) -> dict[str, tuple[int, ...]]:
        """Returns what `Game.standing` needs of this finished deal besides its returns and winners."""
        return {}

    def final_cards(self, seat: int) -> list[str]:
        """Returns the cards shown with the result of `seat`: by default those left in its hand."""
        return self.zones()[hand_of(seat)]

    def seen_history(self, player: int | None) -> list[str]:
        """Returns the texts of the history's actions as `player` saw them (None: a spectator)."""
        return self.history

    # The same for all games.

    @property
    def deck(self) -> str:
        """The deck, top card first."""
        return format_cards(self._deck)

    @property
    def history(self) -> list[str]:
        """The texts of the actions so far. With `deck` and `dealer` they rebuild the state."""
        return [self.action_to_string(action) for _, action in self._history]

    @property
    def move_number(self) -> int:
        """The number of actions so far."""
        return len(self._history)

    @property
    def arguments(self) -> dict[str, Any]:
        """The arguments of `Game.new_state` besides deck and dealer."""
        return {}

    def offers(self) -> list[Action]:
        """Returns the actions that people are shown and opponents choose from; by default those of `legal_actions`.

        A game with too many legal actions to list selects the best here, and only some quickly in `legal_actions`:
        Swedish gin's ways to lay melds.
        """
        return self.legal_actions()

    def explain(self, text: str) -> Message | None:
        """Returns the reason why the action text is not legal now, or None if it is."""
        try:
            action = self.string_to_action(text)
        except InvalidActionError as error:
            return error.message
        if self.is_terminal:
            return message("deal-over")
        return None if self.is_legal(action) else self.game.view.why_not(self, action)

    def observation(self, player: int) -> dict[str, Any]:
        """Returns all that seat `player` knows, with perfect recall, JSON-ready.

        ``dealt`` is its original hand, ``history`` every action as (seat, text) with ``??`` for unseen cards, ``zones``
        the current table, ``legal`` the offered actions if it is to act.
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
            "history": [[seat, text] for (seat, _), text in zip(self._history, self.seen_history(player), strict=True)],
            "legal": [self.action_to_string(action) for action in self.offers()]
            if self.current_player == player
            else [],
            "is_terminal": self.is_terminal,
        }

    def resample(self: S, player: int, rng: random.Random) -> S:
        """Returns a random state that agrees with all that seat `player` knows.

        It depends on `observation(player)` and `rng` alone, so it cannot reveal hidden cards.
        """
        sampled: S = self.game.sample(self.observation(player), rng)
        return sampled

    def to_svg(self, player: int | None = None, width: int = 640, height: int = 480) -> str:
        """Draws the table as SVG text, seen from seat `player` or by a spectator, who sees no hand.

        Raises `GameError` if there is no such seat or the size is out of range.
        """
        if player is not None:
            self.game.check_seat(player)
        return State.draw(self, player, width, height)

    def play(self: S, *texts: str) -> S:
        """Plays action texts in order and returns the state itself.

        Raises `InvalidActionError` or `IllegalActionError` at the first text that cannot be played; those before it
        stay played.
        """
        for text in texts:
            self.apply_action(self.string_to_action(text))
        return self

    def __str__(self) -> str:
        """Returns the table as text, one line per zone, seen by the seat to act; all cards once the deal is over."""
        if self.is_terminal:
            points = " ".join(map(str, self.returns()))
            left = self.game.left(self)
            named = " and ".join(f"seat {seat}" for seat in left or self.winners())
            head = f"over, points {points}, {'lost' if left else 'won'} by {named or 'nobody'}"
        else:
            head = f"seat {self.current_player} to act ({self.phase})"
        zones = {zone: _in_words(cards) for zone, cards in self.zones(self.current_player).items()}
        width = max(map(len, zones), default=0)
        lines = [f"{zone:<{width}}  {cards}" for zone, cards in zones.items()]
        return "\n".join([f"{self.game.name}, dealt by seat {self.dealer}: {head}", *lines])

    def __repr__(self) -> str:
        """Returns the expression that rebuilds this state. It reveals the whole deck."""
        arguments = {"deck": self.deck, "dealer": self.dealer, **self.arguments}
        told = ", ".join(f"{name}={value!r}" for name, value in arguments.items())
        played = f".play({', '.join(map(repr, self.history))})" if self._history else ""
        return f"{self.game!r}.new_state({told}){played}"

    def _repr_svg_(self) -> str:
        """Draws the table for a notebook, seen by the seat to act; by a spectator once the deal is over."""
        return self.to_svg(self.current_player)

    def _bare_copy(self: S) -> S:
        """Copies the fields that every state has; `clone` copies the rest."""
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
        """Returns the error for an action that is not legal now."""
        try:
            text = self.action_to_string(action)
        except InvalidActionError:
            text = shown(action)
        return IllegalActionError(f"illegal now: {text}", message("error-illegal", text=text))

    def unfinished(self) -> GameError:
        """Returns the error for results of an unfinished deal."""
        return GameError("the deal is not over", message("error-deal-running"))


S = TypeVar("S", bound="State[Any]")


def _in_words(cards: Sequence[str]) -> str:
    """Returns the cards of a zone as text, with the number of hidden ones."""
    count = cards.count(HIDDEN)
    hidden = [f"{count} hidden"] if count else []
    return " ".join([*hidden, *(card for card in cards if card != HIDDEN)]) or "-"


def unknown_action(text: object) -> InvalidActionError:
    """Returns the error for a text or value that is not an action."""
    return InvalidActionError(f"not an action: {shown(text)!r}", message("not-an-action", text=shown(text)))


class Game:
    """A set of rules with every option fixed. Makes deals (`new_state`) and matches (`new_match`)."""

    option_list: ClassVar[tuple[Option, ...]]
    view: ClassVar[View[Any]]
    pack: ClassVar[Pack] = ONE_PACK
    minutes: ClassVar[int] = 5  # what a deal usually takes
    rounds: ClassVar[int] = 1  # deals that make one game
    outcome: ClassVar[Outcome] = "won"  # whom the end of a deal names
    firsts: ClassVar[tuple[First, ...]] = ()  # what a person may remember having done for the first time

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        self.name = name
        self._options = dict(options)
        self.players = int(self.options["players"])  # type: ignore[arg-type]

    # To be implemented by each game.

    @classmethod
    def options_of(cls, name: str) -> tuple[Option, ...]:
        """Returns the options of the game `name`, among them `players`."""
        return cls.option_list

    @classmethod
    def presets_of(cls, name: str) -> dict[str, dict[str, OptionValue]]:
        """Returns the named sets of house rules, each as the options that differ from the defaults."""
        return {"usual": {}}

    @classmethod
    def pitch_of(cls, name: str) -> Pitch:
        """Returns what a newcomer reads of the game `name`."""
        time = message("pitch-minutes", n=cls.minutes * cls.rounds)
        deal_time = time if cls.rounds == 1 else message("pitch-round", n=cls.minutes)
        return Pitch(message(f"game-{name}.tag"), time, deal_time)

    @classmethod
    def lesson_of(cls, name: str) -> Lesson | None:
        """Returns the guided first deal of the game `name`, if it has one."""
        return None

    def deal(self, deck: list[int], dealer: int) -> State[Any]:
        """Deals `deck` (card numbers, top card first) and returns the state before the first action."""
        raise NotImplementedError

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Returns the cards dealt to seat `player`, in dealing order."""
        raise NotImplementedError

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
        """Returns a random state that agrees with `observation`."""
        raise NotImplementedError

    def rules(self) -> list[RulesSection]:
        """Returns the rules page for these options. A rule common to several option sets is the same line in each."""
        raise NotImplementedError

    # May be overridden.

    def primer(self) -> Primer:
        """Returns the quick start, tables and worked examples of the rules page."""
        return Primer()

    def worth(self, cards: Sequence[str]) -> int | None:
        """Returns the points of `cards` at the end of a deal, or None if the game counts no cards."""
        return None

    def goal(self) -> Message | None:
        """Returns the message that tells when a match ends and who wins it, if it needs saying."""
        return None

    @property
    def final_total(self) -> int | None:
        """The total at which a match ends, if any; drawn as a line in the graph of totals."""
        return None

    def deal_titles(self) -> list[Message]:
        """Returns the names of a match's deals, if it has a fixed list of them."""
        return []

    def deal_shuffled(self, seed: str, dealer: int) -> State[Any]:
        """Deals the cards that `seed` shuffles."""
        return self.deal(self.pack.shuffle(seed), dealer)

    @property
    def counted_in(self) -> Message | None:
        """The unit of the score, or None if there are only winners and losers."""
        return message("unit-points")

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Returns the score of a match after `deals`; by default one deal decides it."""
        if not deals:
            return Standing((0,) * self.players, False)
        totals = tuple(map(sum, zip(*(deal.returns for deal in deals), strict=True)))
        return Standing(totals, True, deals[-1].winners)

    def next_dealer(self, deal: Deal) -> int:
        """Returns the dealer after `deal`: by default the seat to the left."""
        return (deal.dealer + 1) % self.players

    def deal_arguments(self, deals: Sequence[Deal]) -> dict[str, Any]:
        """Returns the arguments of `new_state`, besides deck and dealer, for the deal after `deals`."""
        return {}

    def from_deal(self, number: int) -> Game:
        """Returns the game to play if a match starts with deal `number` (from 1) of a match of this game.

        By default this game, as all deals have the same rules. If they do not, it leaves out the deals before: a link
        to Swedish gin's third round opens a match of the rounds from the third on.
        """
        return self

    def is_possible_result(self, deal: Deal) -> bool:
        """Checks if some finished deal of this game can have the result `deal`, so that `standing` can count it.

        Results of earlier deals come from links and records, where anybody may have changed them.
        """
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
        """The unit of `result`, and whether less is better; by default the share of the win in per cent."""
        return CHANCE

    def result(self, state: Any, seat: int) -> float:
        """Returns how `seat` did in a finished deal, in the unit of `measure`. Raises `GameError` until it is over.

        If nobody won, all seats share equally.
        """
        winners = state.winners() or range(self.players)
        return 100.0 * (seat in winners) / len(winners)

    def rank(self, state: Any, seat: int) -> float:
        """Returns a number that orders the seats of a finished deal without a score; the lowest is the best.

        By default the number of cards left.
        """
        return len(state.final_cards(seat))

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The sides, as tuples of seats with a common score; by default each seat is its own side."""
        return tuple((seat,) for seat in range(self.players))

    # The same for all games.

    def left(self, state: State[Any]) -> tuple[int, ...]:
        """Returns the seats left with the cards of a finished deal; none in a game that somebody wins."""
        if self.outcome == "won":
            return ()
        return tuple(seat for seat in range(self.players) if state.final_cards(seat))

    def glad(self, state: State[Any]) -> tuple[int, ...]:
        """Returns the seats for which a finished deal went well: the winners, or all that are not left with cards."""
        left = self.left(state)
        return tuple(seat for seat in range(self.players) if seat not in left) if left else state.winners()

    @property
    def options(self) -> dict[str, OptionValue]:
        """Every option's value, as a new dict."""
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
        """Returns the expression that rebuilds this game."""
        options = [f"{name}={value!r}" for name, value in self.changed_options.items()]
        return f"kortti.load_game({', '.join([repr(self.name), *options])})"

    def new_state(
        self, seed: str | int | None = None, deck: str | Sequence[str] | None = None, dealer: int = 0
    ) -> State[Any]:
        """Deals the cards that `seed` shuffles, or those of `deck` (card texts, top card first).

        Raises `GameError` unless exactly one of the two is given, and for a wrong deck or dealer.
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
        """Starts a match whose decks (and first dealer, unless given) follow from `seed`; see `Match`.

        Raises `GameError` if the `earlier` deals are impossible or already end the match.
        """
        if type(first) is not int or first < 1:
            raise GameError(f"no deal {shown(first)}", message("error-bad-value", name="first", text=shown(first)))
        if not all(map(self.is_possible_result, earlier)) or (earlier and self.standing(earlier).is_over):
            raise GameError("no deals to go on from", message("error-bad-value", name="played", text=str(len(earlier))))
        return Match(self, self.checked_seed(seed), dealer, first, earlier)

    def check_seat(self, seat: object) -> None:
        """Raises `GameError` unless `seat` is a seat number."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise GameError(
                f"{self.name} has no seat {shown(seat)}; there are 0 to {self.players - 1}",
                message("error-bad-value", name="seat", text=shown(seat)),
            )

    def checked_seed(self, seed: object) -> str:
        """Returns a seed as text. Raises `GameError` unless it is a number or printable text.

        Trailing blanks are removed because a record does not show them.
        """
        with suppress(ValueError):  # raised for a number of too many digits
            if type(seed) is int or (isinstance(seed, str) and seed.isprintable()):
                return str(seed).rstrip()
        raise GameError(f"no seed: {shown(seed)}", message("error-bad-value", name="seed", text=shown(seed)))

    def first_dealer(self, seed: str) -> int:
        """Returns the first dealer of the match of `seed`."""
        return random_numbers(f"{seed}/dealer", 1)[0] % self.players


def lowest_win(totals: Iterable[int]) -> tuple[int, ...]:
    """Returns the seats with the lowest total."""
    scores = list(totals)
    return tuple(seat for seat, score in enumerate(scores) if score == min(scores))


class Match:
    """A match of `game`: the deal in play (`state`) and the results of the finished ones (`deals`).

    Deal k is shuffled from ``"<seed>/<k>"``, so game, options, seed and dealer fix every deck. A match may start with
    deck number `first`, and after `earlier` deals of which only the results are known; `dealer` then deals the one
    after them.
    """

    def __init__(
        self, game: Game, seed: str, dealer: int | None = None, first: int = 1, earlier: Sequence[Deal] = ()
    ) -> None:
        self.game = game
        self.seed = seed
        self.first = first
        self.deals: tuple[Deal, ...] = tuple(earlier)
        self._course: list[Standing] = []  # scores after each of `deals`, filled as needed
        self.state: State[Any] = self._deal(game.first_dealer(seed) if dealer is None else dealer)

    def _deal(self, dealer: int) -> State[Any]:
        arguments = self.game.deal_arguments(self.deals)
        number = self.first + len(self.deals)
        return self.game.new_state(seed=f"{self.seed}/{number}", dealer=dealer, **arguments)

    @property
    def deal_number(self) -> int:
        """The number of the current deal, from 1."""
        return len(self.deals) + 1

    @property
    def dealer(self) -> int:
        """The dealer of the current deal."""
        return self.state.dealer

    @property
    def finished(self) -> tuple[Deal, ...]:
        """The finished deals, including `state` if it is over."""
        if not self.state.is_terminal:
            return self.deals
        state = self.state
        return (*self.deals, Deal(state.dealer, state.returns(), state.winners(), state.summary()))

    @property
    def standing(self) -> Standing:
        """The current score."""
        return self.game.standing(self.finished)

    @property
    def course(self) -> tuple[Standing, ...]:
        """The score after each finished deal."""
        known = self._course
        known += [self.game.standing(self.deals[:number]) for number in range(len(known) + 1, len(self.deals) + 1)]
        return (*known, self.standing) if self.state.is_terminal else tuple(known)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points by seat after all finished deals."""
        return self.standing.totals

    @property
    def is_over(self) -> bool:
        """True if no further deal will be played."""
        return self.state.is_terminal and self.standing.is_over

    @property
    def over(self) -> Literal["deal", "match"] | None:
        """``"match"``, ``"deal"``, or None if the current deal is still in play."""
        return None if not self.state.is_terminal else "match" if self.is_over else "deal"

    def winners(self) -> tuple[int, ...]:
        """Returns the seats that won the match. Raises `GameError` until it is over."""
        if not self.is_over:
            raise GameError("the match is not over", message("error-match-running"))
        return self.standing.winners

    def apply_action(self, action: Action) -> list[Event]:
        """Plays `action` in the current deal; see `State.apply_action`."""
        return self.state.apply_action(action)

    def deal_again(self) -> None:
        """Restarts the current deal with the same cards."""
        self.state = self._deal(self.dealer)

    def next_deal(self) -> State[Any]:
        """Deals again and returns the new state. Raises `GameError` in mid-deal and if the match is over."""
        if not self.state.is_terminal:
            raise GameError("the deal is not over", message("error-deal-running"))
        if self.is_over:
            raise GameError("the match is over", message("error-match-over"))
        self.deals = self.finished
        self.state = self._deal(self.game.next_dealer(self.deals[-1]))
        return self.state


class View(Generic[S]):
    """How a game is shown: functions of a state that change nothing and decide no rule."""

    hand: ClassVar[Hand] = Hand()
    fans: ClassVar[bool] = False  # True if fans may be laid, so that the table reserves room for them

    # To be implemented by each game.

    def prompt(self, state: S) -> Message:
        """Returns the prompt for the current player."""
        raise NotImplementedError

    def choice(self, state: S, action: Action) -> Choice:
        """Returns how the table offers a legal action: its label, its card and that card's destination."""
        raise NotImplementedError

    def why_not(self, state: S, action: Action) -> Message:
        """Returns the reason why `action` is not legal now; call it for illegal actions only."""
        raise NotImplementedError

    # May be overridden.

    def places(self, state: S) -> list[Place]:
        """Returns where the zones lie on the table; by default in a row."""
        hands = [hand_of(seat) for seat in range(state.game.players)]
        zones = [zone for zone in state.zones() if zone not in hands]
        return [Place(zone, col, 0, message("zone-generic", zone=zone)) for col, zone in enumerate(zones)]

    def marks(self, state: S) -> list[Mark]:
        """Returns the marks on the table: things that are not cards."""
        return []

    def facts(self, state: S, seat: int) -> list[Message]:
        """Returns public facts about `seat`, shown beside its name."""
        return []

    def own_facts(self, state: S, seat: int) -> list[Message]:
        """Returns facts that only `seat` may know, from its own hand, shown beside its name."""
        return []

    def progress(self, state: S) -> Message | None:
        """Returns how far the deal has got, if the game counts that."""
        return None

    def recall(self, state: S) -> Recall | None:
        """Returns the last cards seen by everybody, for a second look."""
        return None

    def sorts(self, state: S) -> tuple[Sort, ...]:
        """Returns the sort orders of hands in this deal, best first."""
        return self.hand.sorts

    def together(self, state: S, seat: int) -> list[tuple[str, ...]]:
        """Returns the groups of cards in the hand of `seat`, strongest group first."""
        return []

    def signs(self, state: S, seat: int) -> list[Sign]:
        """Returns the signs on cards in the hand of `seat`."""
        return []

    def slots(self, state: S, seat: int) -> list[Slot]:
        """Returns the slots that `seat` may fill with cards laid together, in order, now or on its next turn."""
        return []

    def inquiry(self, state: S, seat: int) -> Inquiry | None:
        """Returns the question that `seat` may be asked many times in this deal, or None if there is none.

        Swedish gin asks whether to buy the discarded card. People may have it answered with no automatically; the
        menu has that setting all through the deal, also while nothing is asked. See `Inquiry`.
        """
        return None

    def typed(self) -> tuple[tuple[str, Message], ...]:
        """Returns examples of action texts that are legal but need not be offered, each with its meaning."""
        return ()

    def lay(self, state: S, groups: Sequence[Sequence[str]], seat: int) -> Laying:
        """Returns the actions that would lay `groups`, or what is wrong with them. Plays nothing.

        `groups` are the card texts that the person in `seat` has put into each of `slots`, in their order. Raises
        `InvalidActionError` for a text that is not a card. By default nothing can be laid and nothing is wrong.
        """
        return Laying([], [None] * len(groups), [0] * len(groups))

    def is_out(self, state: S, seat: int) -> bool:
        """True if `seat` has nothing to do for the rest of a deal that others play on."""
        return False

    def because(self, state: S, seat: int) -> Message | None:
        """Returns a true sentence on why the finished deal went as it did for `seat`, or None if nothing is sure."""
        return None

    def says(self, state: S, seat: int) -> Message | None:
        """Returns what `seat` said aloud on its last turn, if anything."""
        return None

    def moment(self, state: S) -> Moment:
        """Returns how weighty the current player's choice looks to everybody.

        Opponents pause accordingly, so it must depend on public information only.
        """
        return "usual"

    def waiting(self, state: S) -> Message:
        """Returns the prompt for everybody but the current player."""
        return message("prompt-wait", seat=state.current_player)

    def why_there(self, state: S, cards: Sequence[str], zone: str) -> Message | None:
        """Returns why the current player cannot move `cards` of the hand (together) to `zone`.

        Without cards, returns why nothing can be done with the zone's own cards, or None if nothing ever can.
        """
        if len(cards) > 1:
            return message("one-card")
        if not cards:
            return None
        if any(self.choice(state, action).card == cards[0] for action in state.legal_actions()):
            return message("wrong-place", card=cards[0])
        return state.explain(f"{state.card_verb} {cards[0]}")
