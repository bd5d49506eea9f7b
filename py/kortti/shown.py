"""What a table shows of a game: everything that the page needs to know about it is a field declared here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from kortti.cards import RANKS
from kortti.messages import Message, message

RulesSection: TypeAlias = tuple[Message, list[Message]]  # a title and its lines
Sort: TypeAlias = Literal["suit", "rank", "groups"]  # by what a hand is sorted first
# What games have in common: they build on sevens, beat card after card, end with the last of a rank, lay melds.
Family: TypeAlias = Literal["sevens", "beating", "ranks", "rummy", "others"]
# How a choice looks to everybody: the table leaves none, it is one like others, or much hangs on it.
Moment: TypeAlias = Literal["plain", "usual", "decisive"]


def hand_of(seat: int) -> str:
    """Gets the name of the zone that is the hand of `seat`."""
    return f"hand:{seat}"


class Measure(NamedTuple):
    """In what the result of a deal is told of one seat: its `unit`, and whether less of it is better (`is_low`).

    A share is told in per cent: of a deal it is all or nothing, unless several share it.
    """

    unit: Message
    is_low: bool = False
    is_share: bool = False


CHANCE = Measure(message("unit-wins"), is_share=True)  # per cent of the win
RISK = Measure(message("unit-losses"), is_low=True, is_share=True)  # per cent of a loss


class Hand(NamedTuple):
    """How hands are held in a game.

    A hand may be sorted by ``"suit"`` or by ``"rank"`` first, or by ``"groups"``: what belongs together in it, and then
    the rest. It is sorted by the first of `sorts` unless the person says otherwise; a game may say so deal by deal. The
    `ranks` go from low to high, and those that are `apart` come last of all, together. Where hands have an
    `own_order`, people may move the cards of theirs as they like.
    """

    ranks: str = RANKS
    sorts: tuple[Sort, ...] = ("suit", "rank")
    own_order: bool = False
    apart: str = ""


class Sign(NamedTuple):
    """What stands out about a card of one's own hand (every copy of it), in words: such as that it fits what lies on
    the table. One that is an `aid` is shown to those alone who have asked for such help."""

    card: str
    name: Message
    aid: bool = False


class Recall(NamedTuple):
    """What everybody has just seen and may look at again, by a tap on the place `zone`: some cards, who played each of
    them, and the number of the one that won."""

    zone: str
    name: Message
    cards: tuple[str, ...]
    labels: tuple[int, ...]
    winning: int | None = None


class Place(NamedTuple):
    """Where on the table a zone lies: a cell of a grid, in card sizes, and how its cards lie there.

    `form` is ``"pile"`` (the last card covers the others), ``"row"`` (all can be read), ``"cross"`` (a trick, two
    rows high: each card lies on the side of the seat that its label names) or ``"fan"`` (a few small cards, of many
    such; it is no cell of the grid, fans follow each other below it). A `closed` pile is face down. `ghost` is the card
    that an empty place waits for, if that is one card. A place `width` cells wide leaves room for a row; a row of one
    cell grows to the next place on its line, or to the end of the grid, which has four cells for it at least. One that
    belongs to a `seat` is no cell of the grid: it lies before that seat. While it is empty, a place that is `outlined`
    shows where it lies.

    `labels` are the seats whose names stand at the cards of a row or a cross: who played them, and then who is still to
    play (None: whoever comes to it). Where they are None no name ever stands there, and no room is left for one. Those
    of a closed pile are its owners; that of an open pile or a fan is who laid it. `winning` is the number of the card
    in it that wins as it lies, and `tag` is what stands above the first one.

    A fact of the place that is worth showing stands as a `note` on it. `stands` is for each of its cards what it stands
    for: a card, a rank alone, or "" where it is what it is; empty where all are.
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
    stands: tuple[str, ...] = ()


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
    together in rows of their own, `stands` what their cards stand for (see `Place`), and `rest` tells what they leave
    in the hand. One that `lifts` so many cards off the pile in `zone` cuts it there: a person lifts
    as many as he likes, and is offered no button for each number. A card that is chosen has a `button` of its own, if
    the way to its place is to be seen there as well.

    An action that is `asked` is the one that the rules ask for now, and stands out; between all others the player
    chooses. Whatever is the only thing that can be done is asked for, also where that is not said here.
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
    """An empty place for cards that are laid together: what they must be (`kind`, `name`), and at least how many."""

    kind: str
    name: Message
    size: int


class Inquiry(NamedTuple):
    """A question that a game asks again and again, mostly out of turn, and that most people mostly answer with no.

    `name` says what about. While it is asked, `refusal` is the action text that says no, and `gains` tells whether a
    yes brings the player nearer to the aim. People may have it answered for them (see `View.inquiry`).
    """

    name: Message
    refusal: str | None = None
    gains: bool = False


class Laying(NamedTuple):
    """What a person's groups of cards would be: the texts of the actions that lay them now, several where one can be
    read in several ways; what is wrong with each group, and how many cards it still `lacks` where that is all; what
    is wrong with them together; and what the cards of each group stand for that is good so far, in the order in which
    they were put there (see `Place`; empty where it can be read in several ways)."""

    actions: list[str]
    problems: list[Message | None]
    lacks: list[int]
    message: Message | None = None
    stands: list[tuple[str, ...]] = []  # noqa: RUF012


class Peak(NamedTuple):
    """A moment that is worth a little show where it stands among the events; the table knows how to stage each `kind`.

    ``"claim"``: its seat has to take a mark; ``"ask"``: it asks seat `to` for a card; ``"give"``: it hands one over to
    `to`; ``"knock"``: it lets its chance go by; ``"bounce"``: cards meet and nobody gets them; ``"sweep"``: cards are
    won by an unusual play; ``"lay"``: groups of cards come to the table one after the other; ``"cut"``: the pack is cut
    just right; ``"turn"``: from here on another game is played, which is seen before its card moves. `cards` are what
    it is about, as everybody sees them; `words` are called out over the table: there is no time for a sentence.
    """

    kind: Literal["claim", "ask", "give", "knock", "bounce", "sweep", "lay", "cut", "turn"]
    words: Message | None = None
    cards: tuple[str, ...] = ()


class ScoreLine(NamedTuple):
    """One line of a deal's score: why, and how many points it adds.

    `terms` is the arithmetic of a line that counts cards, and shows them: how many of them count how much each, such
    as ((2, 5), (1, 10)). Their sum is what the cards are worth, also where that decides about points of another kind
    and adds none itself.
    """

    message: Message
    points: int
    terms: tuple[tuple[int, int], ...] = ()


# The rules page, beside the law (`Game.rules`).


class CardRow(NamedTuple):
    """Some cards side by side in a worked example: what they are (`name`), what is said below each of them (`notes`:
    none, or one for each card). The card of number `winning` stands out; its note tells why."""

    cards: tuple[str, ...]
    name: Message | None = None
    notes: tuple[Message | None, ...] = ()
    winning: int | None = None


class Proof(NamedTuple):
    """How the engine shows that a worked example is right: what is played, and what has to come of it.

    Seat 0 plays first (the last seat deals) and holds the cards of the first of `hands`, the next seat those of the
    next one, all as texts with blanks between the cards; then come the cards of the `stock`. What no text names fills
    up the rest in the order of the pack. The house rules are those in force, but for `options`. After the `actions`,
    the last of which causes `events` (ids, in this order, maybe among others), the seat `turn` is to act; the actions
    of `legal` can be played, and those of `refused` can not, each for that reason (an id). `returns` are the points of
    the deal, once it is over. `groups` are cards of the hand of who is to act, laid together, and what is wrong with
    them (an id, or None), and `worth` are cards with what `Game.worth` counts them.
    """

    hands: tuple[str, ...] = ()
    stock: str = ""
    options: tuple[tuple[str, str], ...] = ()
    actions: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    turn: int | None = None
    legal: tuple[str, ...] = ()
    refused: tuple[tuple[str, str], ...] = ()
    returns: tuple[int, ...] = ()
    groups: tuple[tuple[str, str | None], ...] = ()
    worth: tuple[tuple[str, int], ...] = ()


class Example(NamedTuple):
    """A worked example: what it shows in words and in rows of cards, and how the engine plays it (`proof`).

    It stands at the end of the `section` of the rules page whose title ends so: ``"layout"`` in the id
    ``sevens-rules-title-layout``.
    """

    section: str
    words: Message
    rows: tuple[CardRow, ...]
    proof: Proof


class RulesTable(NamedTuple):
    """A table at the end of a `section` of the rules page, with a head for each column; the first cell of a row is the
    head of the row. A cell is a message; `number_cell` and `cards_cell` make the simplest ones."""

    section: str
    name: Message
    heads: tuple[Message, ...]
    rows: tuple[tuple[Message, ...], ...]


class Primer(NamedTuple):
    """What a rules page has around the law, so that people can play at a real table.

    `needs` is what is needed besides the cards, and `wins` who wins, both in a few words: they stand at the head of the
    page beside the players and the cards, which the page knows by itself. `steps` is the game in five to eight
    sentences. `tables` and `examples` stand in the sections that they name. All of it follows the house rules in force:
    what the usual ones lack is marked.
    """

    needs: Message | None = None
    wins: Message | None = None
    steps: tuple[Message, ...] = ()
    tables: tuple[RulesTable, ...] = ()
    examples: tuple[Example, ...] = ()


def number_cell(number: int) -> Message:
    """Gets a cell of a table that is a number."""
    return message("rules-cell-number", n=number)


def cards_cell(cards: Sequence[str]) -> Message:
    """Gets a cell of a table that lists cards (``"7C"``) or ranks (``"7"``)."""
    return message("rules-cell-cards", cards=list(cards))


def worth_table(section: str, ranks: str, points: Callable[[str], int]) -> RulesTable:
    """Gets the table of what cards count, ranks that count the same in one row; `points` is asked about each rank."""
    rows: dict[int, list[str]] = {}
    for rank in ranks:
        rows.setdefault(points(rank), []).append(rank)
    heads = message("rules-head-card"), message("rules-head-points")
    cells = tuple((cards_cell(found), number_cell(count)) for count, found in rows.items())
    return RulesTable(section, message("rules-table-worth"), heads, cells)
