"""What a game declares about its display; the page knows nothing else about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from kortti.cards import RANKS
from kortti.messages import Message, message

RulesSection: TypeAlias = tuple[Message, list[Message]]  # a title and its lines
Sort: TypeAlias = Literal["suit", "rank", "groups"]  # primary sort order of a hand
# Whom the end of a deal names: who has won it or, in a game that has a loser and no winner, who is left with the cards.
Outcome: TypeAlias = Literal["won", "left"]
# What a mark is made of.
Material: TypeAlias = Literal["coin", "chips", "millstone", "hat"]
# How a choice looks to everybody: none at all, an ordinary one, or an important one.
Moment: TypeAlias = Literal["plain", "usual", "decisive"]


def hand_of(seat: int) -> str:
    """Returns the name of the zone that is the hand of `seat`."""
    return f"hand:{seat}"


class Pitch(NamedTuple):
    """What a newcomer reads of a game: in six to eight words what one does, and how long it and a deal take.

    The `first` game is the one that newcomers are offered.
    """

    does: Message
    time: Message
    deal_time: Message
    first: bool = False


class Measure(NamedTuple):
    """The unit of a seat's result in a deal; `is_low` if less is better.

    A share is in per cent: all or nothing, unless several seats share it.
    """

    unit: Message
    is_low: bool = False
    is_share: bool = False


CHANCE = Measure(message("unit-wins"), is_share=True)  # per cent of the win
RISK = Measure(message("unit-losses"), is_low=True, is_share=True)  # per cent of a loss


class Hand(NamedTuple):
    """How hands are held in a game.

    Hands sort by ``"suit"``, by ``"rank"`` or by ``"groups"``: cards that belong together, then the rest.
    """

    ranks: str = RANKS  # from low to high
    sorts: tuple[Sort, ...] = ("suit", "rank")  # possible orders, the default first; a game may change it deal by deal
    own_order: bool = False  # people may arrange their own cards
    apart: str = ""  # ranks that come last, together


class Sign(NamedTuple):
    """A remark on a card of one's own hand (all copies), such as that it fits the table.

    An `aid` is shown only to people who have switched help on.
    """

    card: str
    name: Message
    aid: bool = False


class Recall(NamedTuple):
    """The last cards that everybody saw, shown again on a tap on the place `zone`.

    `labels` are the seats that played the cards; `winning` is the index of the winning one.
    """

    zone: str
    name: Message
    cards: tuple[str, ...]
    labels: tuple[int, ...]
    winning: int | None = None


class Place(NamedTuple):
    """The position of a zone on the table and the layout of its cards, in grid cells of one card.

    `form` is ``"pile"`` (the last card covers the others), ``"row"`` (all readable), ``"cross"`` (a trick, two rows
    high: each card lies towards the seat in its label) or ``"fan"`` (one of many groups of small cards; fans flow below
    the grid and ignore `col` and `row`). A `closed` pile is face down. `ghost` is the single card that an empty place
    waits for. `width` is in cells; a row of one cell grows to the next place on its line or to the end of the grid,
    which is at least four cells wide. A place with a `seat` lies in front of that seat, outside the grid. An `outlined`
    place shows its outline while empty.

    `labels` are seats whose names stand at the cards: in a row or cross who played them, then who is still to play
    (None: anybody); at a closed pile its owners; at an open pile or fan who laid it. With `labels` None no room is
    reserved for names. `winning` is the index of the card that is winning, and `tag` stands above the first one.

    `note` is a fact shown on the place. A `tally` (so many of so many) is the same fact as a thing below it: a row of
    ``"beads"``, or a notched ``"stick"``. `stands` gives for each card the card or rank it stands for, or "" if it
    stands for itself; it is empty if all do.
    """

    zone: str
    col: int
    row: int
    name: Message
    form: Literal["pile", "row", "cross", "fan"] = "pile"
    closed: bool = False
    ghost: str | None = None
    width: int = 1
    seat: int | None = None
    outlined: bool = True
    labels: tuple[int | None, ...] | None = None
    winning: int | None = None
    tag: Message | None = None
    note: Message | None = None
    tally: tuple[int, int] | None = None
    tallied_in: Literal["beads", "stick"] = "beads"
    stands: tuple[str, ...] = ()


class Mark(NamedTuple):
    """A thing on the table that is not a card, in front of `seat`, or in the middle if `seat` is None.

    A ``"coin"`` bears the first letter of its name, or the sign of a `suit`; a ``"millstone"`` or a ``"hat"`` the sign
    of a suit, once there is one. ``"chips"`` are `number` of them in stacks, or less than none: what a seat has paid.
    What a mark gains in chips flies there from the marks that lose it.
    """

    id: str
    seat: int | None
    name: Message
    suit: str | None = None
    material: Material = "coin"
    number: int = 0


class Choice(NamedTuple):
    """An action as the table offers it: the card that it moves, if any, and the destination `zone`.

    `end` is the end of a row that the card goes to. `groups` are cards laid together as new rows, `stands` what they
    stand for (see `Place`), and `rest` describes what they leave in the hand. `lifts` is the number of cards cut off
    the pile in `zone`; people choose it at the pile instead of by a button for each number. `button` gives an action of
    a selected card a button of its own as well.

    `asked` marks the action that the rules demand now; it stands out. A single offered action is always asked for.
    """

    label: Message
    card: str | None = None
    zone: str | None = None
    end: Literal["low", "high"] | None = None
    groups: tuple[tuple[str, ...], ...] = ()
    stands: tuple[tuple[str, ...], ...] = ()
    rest: Message | None = None
    lifts: int | None = None
    button: bool = False
    asked: bool = False


class Slot(NamedTuple):
    """An empty place for cards laid together: what they must be (`kind`, `name`), and the least `size`."""

    kind: str
    name: Message
    size: int


class Inquiry(NamedTuple):
    """A question that a game asks repeatedly, mostly out of turn, and that most people mostly answer with no.

    `name` is its subject. While it is being asked, `refusal` is the action text for no, and `gains` tells if yes brings
    the player nearer to the goal. People may have it answered automatically (see `View.inquiry`).
    """

    name: Message
    refusal: str | None = None
    gains: bool = False


class Laying(NamedTuple):
    """What a person's groups of cards would lay.

    `actions` are the texts that lay them now, several if a group is ambiguous. `problems` are the faults of each group,
    `lacks` the number of cards it still needs if that is the only fault, and `message` a fault of all groups together.
    `stands` gives what the cards of each correct group stand for, in the person's order (see `Place`; empty if
    ambiguous).
    """

    actions: list[str]
    problems: list[Message | None]
    lacks: list[int]
    message: Message | None = None
    stands: list[tuple[str, ...]] = []  # noqa: RUF012


class Peak(NamedTuple):
    """An event that the table stages; it knows how to stage each `kind`.

    ``"claim"``: the seat must take a mark; ``"pay"``: chips are paid; ``"ask"``: it asks seat `to` for a card;
    ``"give"``: it gives `to` a card; ``"knock"``: it passes; ``"bounce"``: cards meet and nobody wins them;
    ``"sweep"``: an unusual play wins cards; ``"lay"``: groups of cards are laid, seen large first; ``"cut"``: a perfect
    cut of the pack; ``"turn"``: a new part of the game begins, shown before the card moves; ``"out"``: the seat has got
    away, while others play on. `cards` are the public cards in question; `words` are called out over the table.
    """

    kind: Literal["claim", "pay", "ask", "give", "knock", "bounce", "sweep", "lay", "cut", "turn", "out"]
    words: Message | None = None
    cards: tuple[str, ...] = ()


class ScoreLine(NamedTuple):
    """One line of a deal's score: the reason and the points it adds.

    `terms` show the arithmetic of counted cards as (count, value) pairs, such as ((2, 5), (1, 10)). Their sum is the
    value of the cards, even if that only decides about other points and adds none itself.
    """

    message: Message
    points: int
    terms: tuple[tuple[int, int], ...] = ()


class First(NamedTuple):
    """Something to remember when a person does it for the first time; `id` is the message that names it.

    It is done by an event with the message `event`, of that person or, if `is_shared`, of the person's side; if there
    are `words`, only by one whose peak calls out one of them. If there is a `rule` (an option and its value), it can
    be done under that house rule alone.
    """

    id: str
    event: str
    words: tuple[str, ...] = ()
    is_shared: bool = False
    rule: tuple[str, str] | None = None


# Parts of the rules page besides the rules themselves (`Game.rules`).


class CardRow(NamedTuple):
    """A row of cards in a worked example, with a `name` and `notes` below the cards (none, or one per card).

    The card at index `winning` stands out; its note tells why.
    """

    cards: tuple[str, ...]
    name: Message | None = None
    notes: tuple[Message | None, ...] = ()
    winning: int | None = None


class Proof(NamedTuple):
    """How the engine verifies a worked example: what is played and what must result.

    Seat 0 plays first; the last seat deals.
    """

    hands: tuple[str, ...] = ()  # card texts by seat; cards not named fill the rest in pack order
    stock: str = ""  # the cards after the hands
    options: tuple[tuple[str, str], ...] = ()  # override the house rules in force
    actions: tuple[str, ...] = ()
    events: tuple[str, ...] = ()  # ids of events of the last action, in this order; others may lie between
    turn: int | None = None  # the seat to act afterwards
    legal: tuple[str, ...] = ()  # actions that are legal then
    refused: tuple[tuple[str, str], ...] = ()  # actions that are not, with the id of the reason
    returns: tuple[int, ...] = ()  # points, if the deal is over
    # cards of the hand to act, laid together, with the id of their fault, if any
    groups: tuple[tuple[str, str | None], ...] = ()
    worth: tuple[tuple[str, int], ...] = ()  # cards with their `Game.worth`


class Example(NamedTuple):
    """A worked example: a message, rows of cards, and the `proof` that the engine plays.

    It stands at the end of the `section` of the rules page whose title id ends so: ``"layout"`` for
    ``sevens-rules-title-layout``.
    """

    section: str
    words: Message
    rows: tuple[CardRow, ...]
    proof: Proof


class RulesTable(NamedTuple):
    """A table at the end of a `section` of the rules page.

    `heads` are the column heads; the first cell of a row is its head. `number_cell` and `cards_cell` make simple cells.
    """

    section: str
    name: Message
    heads: tuple[Message, ...]
    rows: tuple[tuple[Message, ...], ...]


class Primer(NamedTuple):
    """What a rules page needs besides the rules, so that people can play at a real table.

    It follows the house rules in force; the page marks what differs from the usual ones.
    """

    needs: Message | None = None  # equipment besides the cards, in a few words for the head of the page
    wins: Message | None = None  # who wins, likewise
    steps: tuple[Message, ...] = ()  # the game in five to eight sentences
    tables: tuple[RulesTable, ...] = ()
    examples: tuple[Example, ...] = ()


def number_cell(number: int) -> Message:
    """Returns a table cell with a number."""
    return message("rules-cell-number", n=number)


def cards_cell(cards: Sequence[str]) -> Message:
    """Returns a table cell with cards (``"7C"``) or ranks (``"7"``)."""
    return message("rules-cell-cards", cards=list(cards))


def worth_table(section: str, ranks: str, points: Callable[[str], int]) -> RulesTable:
    """Returns the table of card values, one row per value; `points` returns the value of a rank."""
    rows: dict[int, list[str]] = {}
    for rank in ranks:
        rows.setdefault(points(rank), []).append(rank)
    heads = message("rules-head-card"), message("rules-head-points")
    cells = tuple((cards_cell(found), number_cell(count)) for count, found in rows.items())
    return RulesTable(section, message("rules-table-worth"), heads, cells)
