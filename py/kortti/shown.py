"""What a table shows of a game: everything that the page needs to know about it is a field declared here."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from kortti.cards import RANKS
from kortti.messages import Message

RulesSection: TypeAlias = tuple[Message, list[Message]]  # a title and its lines
Sort: TypeAlias = Literal["suit", "rank", "groups"]  # by what a hand is sorted first
# How a choice looks to everybody: the table leaves none, it is one like others, or much hangs on it.
Moment: TypeAlias = Literal["plain", "usual", "decisive"]


def hand_of(seat: int) -> str:
    """Gets the name of the zone that is the hand of `seat`."""
    return f"hand:{seat}"


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
    of a pile or a fan are its owners. `winning` is the number of the card in it that wins as it lies, and `tag` is what
    stands above the first one.

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


class Laying(NamedTuple):
    """What a person's groups of cards would be: the texts of the actions that lay them now, several where one can be
    read in several ways; what is wrong with each group, and how many cards it still `lacks` where that is all; and what
    is wrong with them together."""

    actions: list[str]
    problems: list[Message | None]
    lacks: list[int]
    message: Message | None = None


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
