"""Every request of the page and every answer to it, field by field: the one place where they are described.

`kortti.page` is typed by it, and `page.checks` holds to it what comes in. The page's own types, `web/src/wire.d.ts`,
are made from it by every build and by ``python build.py check``; they are not committed. A test holds all answers of
the engine to it.

A request names in `do` what is asked for. A card is a text like ``7C`` (``??`` where its face is not seen), a zone a
name like ``hand:0`` or ``stock``. What a game declares of its table is sent with all its fields (`SHOWN`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, TypeVar, cast

from kortti import shown
from kortti.messages import Message
from kortti.options import OptionValue

T = TypeVar("T")

# --- What a view is made of ----------------------------------------------------------------------------------------


class Place(TypedDict):
    """A `kortti.shown.Place` with what lies there."""

    cards: Sequence[str]  # the bottom card first


class Mark(TypedDict):
    """A `kortti.shown.Mark`."""


class Slot(TypedDict):
    """A `kortti.shown.Slot`."""


class Inquiry(TypedDict):
    """A `kortti.shown.Inquiry`."""


class Sign(TypedDict):
    """A `kortti.shown.Sign`."""


class Recall(TypedDict):
    """A `kortti.shown.Recall`."""


class Measure(TypedDict):
    """A `kortti.shown.Measure`."""


class ScoreLine(TypedDict):
    """A `kortti.shown.ScoreLine`."""


class Action(TypedDict):
    """A `kortti.shown.Choice` that is offered."""

    action: str  # its text, for `act`


class LastCard(TypedDict):
    """The card that a seat moved last."""

    card: str
    taken: bool  # it took the card, instead of playing it


Mood: TypeAlias = Literal["calm", "glad", "sorry"]


class SeatChoice(TypedDict):
    """Who sits in a seat, or is to."""

    kind: str  # "person", or the level of an opponent
    name: str


class SeatView(TypedDict):
    """What is seen of a seat."""

    name: str  # as it was given; "" where none was
    hand: str  # its zone
    kind: Literal["person", "opponent"]
    level: str | None  # an opponent's
    cards: int  # in the hand
    total: int  # points of all finished deals
    dealer: bool
    says: Message | None  # aloud, in its last turn
    last: LastCard | None  # none of the seat in front
    facts: Sequence[Message]  # what everybody may know of it, and of the viewer's own also what he alone knows
    mood: Mood  # how its owner looks, of what everybody has seen


class News(TypedDict):
    """A thing that has happened since the viewer's last action."""

    message: Message
    big: bool  # it changed the whole table
    step: int  # of the moves of the latest action, with which it is told


class Score(TypedDict):
    """What a finished deal brought a side."""

    seats: Sequence[int]  # of the side
    cards: Sequence[str]  # to be shown with it
    lines: Sequence[ScoreLine]
    points: int
    result: float  # in the unit of the view's measure
    total: int
    place: int  # from 1, of the deal; who has the same result shares one


class Result(TypedDict):
    """A finished deal."""

    winners: Sequence[int]
    verdict: Message | None  # how it ended, where that tells more than who won
    rows: Sequence[Score]


class Standing(TypedDict):
    """A side in the order of the finished match."""

    seats: Sequence[int]
    place: int  # from 1; who has the same result shares one
    total: int


class Cannot(TypedDict):
    """Why something cannot be done; None where it can."""

    undo: Message | None
    redo: Message | None
    hint: Message | None


class Lesson(TypedDict):
    """How far somebody has come in a guided first deal; see `kortti.lessons.Guide`."""

    kind: Literal["play", "wait", "leap", "end"]
    step: int  # from 1
    steps: int
    message: Message | None  # what is told; nothing while the others play
    action: str | None  # that is asked for


class View(TypedDict):
    """All that a viewer sees. Nothing that is hidden from him is in it, nor the seed or the deck."""

    game: str
    options: Mapping[str, OptionValue]  # the house rules in force
    deal: int  # its number, from 1
    titles: Sequence[Message]  # what each deal of the match is called, where it has just these
    viewer: int | None  # whose hand is shown; nobody's while no person has taken the phone that several share
    front: int  # the seat in front of which the table is shown
    turn: int | None  # who is to act
    pace: float  # how long an opponent who is to act takes for it, as a share of what is usual: by what everybody sees
    owner: int | None  # whose turn it is: another one's, where somebody is only asked something in it
    phase: str
    over: Literal["deal", "match"] | None
    prompt: Message | None  # what is asked, if anything is yet
    news: Sequence[News]
    seats: Sequence[SeatView]
    places: Sequence[Place]
    hand: Sequence[str]  # the viewer's
    fresh: Sequence[str]  # those of it that have come since the viewer's last action; none where all have
    dealt: bool  # whether the cards have just been dealt, and nothing has been done yet
    packs: int  # of cards, each with a back of its own
    ranks: str  # how hands are held: see `kortti.shown.Hand`
    sorts: Sequence[shown.Sort]
    apart: str
    own_order: bool
    signs: Sequence[Sign]  # at cards of the viewer's hand
    progress: Message | None  # how far the deal has come
    recall: Recall | None
    fans: bool  # whether fans may come to lie on the table, so that room is kept for them
    actions: Sequence[Action]  # what the viewer may do now
    only: Literal["word", "card"] | None  # what the only legal action is: a word, or a play of one's own cards
    inquiry: Inquiry | None  # what the viewer is asked again and again in this deal
    slots: Sequence[Slot]
    marks: Sequence[Mark]
    totals: Sequence[int]  # by seat
    target: int | None  # points at which a match ends
    unit: Message | None  # that deals are counted in; None where there are only winners and losers
    measure: Measure  # in what the result of a deal is told
    goal: Message | None  # when a match ends and who wins it, where that has to be said
    history: Sequence[Sequence[int]]  # points by seat of every finished deal
    course: Sequence[Sequence[int]]  # totals by seat after every finished deal
    notes: Sequence[Sequence[Message]]  # what every finished deal did to the totals, where that is not plain addition
    sides: Sequence[Sequence[int]]  # the seats that play together, with one score
    cannot: Cannot
    practice: bool  # whether something has been taken back in this match
    lesson: Lesson | None  # where somebody is being guided
    result: Result | None  # of the deal, when that is over
    standings: Sequence[Standing] | None  # when the match is over


# --- Answers -------------------------------------------------------------------------------------------------------

# With a keyword of Python for a name.
Move = TypedDict(
    "Move",
    {
        "card": str,
        "from": str,  # the zone
        "to": str,
        "step": int,  # moves of one step go together, and the steps follow each other
        "seat": "int | None",  # whose doing it is: where it is told without words, of whom the words before it speak
    },
)


class Peak(TypedDict):
    """A `kortti.shown.Peak` that has come, and whose it is."""

    seat: int | None
    to: int | None
    step: int  # of the moves with which it comes


class Remark(TypedDict):
    """What an opponent says beside the cards."""

    seat: int
    message: Message


class Turn(TypedDict):
    """The table as it stands, and what has led there."""

    view: View
    moves: Sequence[Move]
    peaks: Sequence[Peak]
    said: Sequence[Message]  # what has happened: in these moves; for `view`, since the viewer's last action
    remark: Remark | None
    hurried: NotRequired[bool]  # the clock struck before an opponent had thought to the end


class Hint(TypedDict):
    """What the expert would play."""

    action: str
    message: Message
    reason: Message | None
    hurried: NotRequired[bool]  # see `Turn`


class Reason(TypedDict):
    """Why something cannot be done; None where it can."""

    why: Message | None


class Laid(TypedDict):
    """A `kortti.shown.Laying`."""

    actions: Sequence[Action]  # that lay them now


class Grouped(TypedDict):
    """What belongs together in one's hand."""

    groups: Sequence[Sequence[str]]  # what does so most comes first


class LoggedDeal(TypedDict):
    """All that has happened in a deal."""

    deal: int
    lines: Sequence[Message]


class Log(TypedDict):
    """All that has happened."""

    deals: Sequence[LoggedDeal]


class Save(TypedDict):
    """The text from which `open` goes on."""

    save: str


class Link(TypedDict):
    """A link text: what stands behind the ``#`` of an address. See `kortti.records.links`."""

    link: str
    practice: bool  # whether what is opened from it is practice
    running: bool  # whether the deal is still being played: its link gives every card away


class Found(TypedDict):
    """What a text is that somebody has pasted, with all that is to be said of it before it is opened."""

    kind: Literal["deal", "position", "match"]
    save: str  # for `open` and `replay`
    game: str
    options: Mapping[str, OptionValue]  # the house rules in force
    seats: Sequence[SeatChoice]
    deal: int  # the number of its last deal
    totals: Sequence[int]  # by seat
    over: Literal["deal", "match"] | None
    practice: bool
    steps: int  # see `Replayed`
    at: int  # the step that it asks for; 0 in a replay that asks for none, else the last one
    seat: int | None  # that it asks for
    do: Literal["play", "replay", "solve"]  # what it asks for; a match whose last deal is over is watched, else played


class Replayed(Turn):
    """A record after a step of it: an action, or dealing again. `moves` and `said` are what happened in that step."""

    at: int  # the step; 0 is the first deal as it was dealt
    steps: int  # the last one
    deals: Sequence[int]  # the step at which each deal is dealt
    seat: int | None  # who did that step; nobody deals
    action: str | None  # and how
    hands: Sequence[Sequence[str]] | None  # all of them, by seat, where they lie open
    may_open: bool  # whether they may: once the deal is over


class Solution(TypedDict):
    """The answer to a puzzle, and whether it is the action in question."""

    right: bool
    whose: Literal["author", "expert"]
    action: str
    message: Message
    reason: Message | None


class ReviewedMove(TypedDict):
    """A decision of the reviewed seat; see `kortti.reviews.reviewing.Move`. Numbers are in the unit of the review."""

    at: int  # the step before it; see `Replayed`
    played: str
    played_label: Message
    best: str  # that was found; the played one where nothing is better
    best_label: Message
    expected: float  # after what was played
    best_expected: float
    loss: float  # never below 0
    error: float  # of the loss: one standard error
    gap: float  # the loss without regard to chance, now and then below 0: for averages
    mark: Literal["fine", "slip", "blunder"]
    reason: Message | None  # that speaks for the best one


class ReviewedPoint(TypedDict):
    """What the reviewed seat might expect after a step."""

    at: int
    expected: float


class Borders(TypedDict):
    """From which loss on a move has its mark, where that is clear of chance."""

    slip: float
    blunder: float


class Review(TypedDict):
    """What a finished deal looks like afterwards from one seat; see `kortti.reviews.reviewing.Review`.

    ``result == usual + luck + play``, and ``luck`` is ``cards`` and the rest: how the others played, and where the
    unknown cards lay.
    """

    seat: int
    deal: int
    unit: Message  # that all numbers are in
    is_low: bool  # whether less is better
    moves: Sequence[ReviewedMove]
    curve: Sequence[ReviewedPoint]  # from the usual result, over what was expected after each move, to the result
    result: float
    expected: float  # what experts in all seats make of the same cards
    usual: float  # on average over such deals
    spread: float  # its standard deviation from deal to deal
    cards: float  # what the dealt cards are worth: expected - usual
    luck: float
    play: float  # what the losses of all moves come to
    borders: Borders
    average_loss: float  # of a move: the mean of the gaps, for statistics; by chance it may be a bit below 0


class Rule(TypedDict):
    """A line of a rules page."""

    id: str
    args: Mapping[str, Any]
    house: bool  # it is a house rule: the usual rules lack it


class RulesFact(TypedDict):
    """A line at the head of a rules page."""

    term: Message  # what it is about, such as the players
    line: Rule


class RulesRow(TypedDict):
    """A row of a table; its first cell is its head."""

    cells: Sequence[Message]
    house: bool  # the usual rules lack it


class RulesTable(TypedDict):
    """A table of a rules page; see `kortti.shown.RulesTable`."""

    name: Message
    heads: Sequence[Message]
    rows: Sequence[RulesRow]


class CardRow(TypedDict):
    """A `kortti.shown.CardRow`."""


class RulesExample(TypedDict):
    """A worked example of a rules page; see `kortti.shown.Example`."""

    words: Rule
    rows: Sequence[CardRow]


class RulesSection(TypedDict):
    """A part of a rules page."""

    title: Message
    lines: Sequence[Rule]
    tables: Sequence[RulesTable]
    examples: Sequence[RulesExample]


class Rules(TypedDict):
    """The rules page of a game: its head, the quick start, the law with tables and examples."""

    head: Sequence[RulesFact]
    steps: Sequence[Rule]
    sections: Sequence[RulesSection]


class OptionEntry(TypedDict):
    """A house rule that can be chosen; see `kortti.options.Option`."""

    name: str
    kind: Literal["bool", "choice", "list", "int"]
    values: Sequence[OptionValue]
    default: OptionValue
    by: tuple[str, Mapping[Any, OptionValue]] | None  # the option that decides the default, and where it is another
    min: int
    max: int
    none: bool
    when: Mapping[str, Sequence[OptionValue]]  # the values of other options without which it has no effect
    unless: Mapping[str, Sequence[OptionValue]]  # and those with which it has none


class Preset(TypedDict):
    """A named set of house rules: those that differ from the usual ones."""

    name: str
    options: Mapping[str, OptionValue]


class GameEntry(TypedDict):
    """A game of the catalogue."""

    name: str
    players: Sequence[int]  # how many there may be
    sides: Sequence[Sequence[int]]  # the seats that play together in the usual game
    family: shown.Family
    options: Sequence[OptionEntry]
    presets: Sequence[Preset]
    lesson: Sequence[str]  # who sits at its guided first deal, as what; nobody where it has none
    losses: Mapping[str, float]  # by level, what it loses by a move on average (see `Review`); none where not measured


class Catalogue(TypedDict):
    """All games."""

    games: Sequence[GameEntry]


class Speed(TypedDict):
    """How fast this device is."""

    rate: int  # moves a second
    efforts: Mapping[str, float]  # by game, the share of the usual thought that opponents can give to a move


class Instead(TypedDict):
    """What the expert made of a deal in the place of a person."""

    result: float  # see `Score`
    won: bool


class Picture(TypedDict):
    """A drawing of what a viewer sees."""

    svg: str  # one element, which needs nothing else


class Part(TypedDict):
    """Sentences that belong together: a part of what is told to who has typed a command."""

    title: Message | None
    lines: Sequence[Message]


class Command(TypedDict):
    """What somebody has typed. To ``tell`` is to show the `parts`; all else is to be done, or asked for in turn."""

    do: Literal["tell", "act", "next", "undo", "redo", "hint", "save", "quit", "always", "nearer", "never"]
    parts: Sequence[Part]  # to be shown, also where something is to be done
    action: NotRequired[str]  # for `act`
    file: NotRequired[str]  # to `save` in; "" where none was named


class PackOfDeal(TypedDict):
    """The fingerprint of what a deal was dealt from, and once that deal is over its opening; see `records.fairness`."""

    deal: int  # from 1
    fingerprint: str
    opening: str | None


class Fingerprints(TypedDict):
    """Those of all deals of the match, that of the one being played last."""

    deals: Sequence[PackOfDeal]
    known: bool  # whether somebody may know the cards of the match


class Verified(TypedDict):
    """What a text is that was to be verified; see `kortti.records.verification`."""

    right: bool
    parts: Sequence[Part]


class Done(TypedDict):
    """It is done, and there is nothing to tell."""


class Stopped(TypedDict):
    """The thought that was asked for has been given up, for another request has changed the position."""

    stopped: Literal[True]


class Unfinished(TypedDict):
    """It takes longer: ask again, with the other fields of this answer in the request."""

    unfinished: Literal[True]
    position: NotRequired[int]  # that is thought about
    run: NotRequired[int]  # how often has been measured
    done: NotRequired[float]  # the share of a review that is done


class Refusal(TypedDict):
    """The request is refused; nothing has changed."""

    error: Message


class Answers(TypedDict):
    """How each request is answered in the end, unless it is refused."""

    catalogue: Catalogue
    calibrate: Speed
    rules: Rules
    new: Turn
    open: Turn
    save: Save
    view: Turn
    act: Turn
    advance: Turn | Stopped
    undo: Turn
    redo: Turn
    next: Turn
    lesson: Turn
    think: Done | Stopped
    stop: Done
    hint: Hint | Stopped
    why: Reason
    lay: Laid
    group: Grouped
    log: Log
    link: Link
    read: Found
    replay: Replayed
    solve: Solution | Stopped
    instead: Instead
    picture: Picture
    command: Command
    review: Review | Stopped
    fingerprints: Fingerprints
    verify: Verified


# --- Requests ------------------------------------------------------------------------------------------------------


class CatalogueRequest(TypedDict):
    """Lists the games with their house rules."""

    do: Literal["catalogue"]


class CalibrateRequest(TypedDict):
    """Measures how fast this device is, and sizes the opponents' thought by that."""

    do: Literal["calibrate"]
    run: NotRequired[int]  # see `Unfinished`


class RulesRequest(TypedDict):
    """Writes the rules page of a game under house rules."""

    do: Literal["rules"]
    game: str
    options: NotRequired[Mapping[str, Any]]  # values or their texts


class NewRequest(TypedDict):
    """Begins a match."""

    do: Literal["new"]
    game: str
    options: NotRequired[Mapping[str, Any]]  # values or their texts
    seats: Sequence[SeatChoice]
    seed: str | int
    lesson: NotRequired[bool]  # its guided first deal: of all above only the game and the names count
    seat: NotRequired[int | None]  # see `SeatRequest`


class InsteadRequest(TypedDict):
    """Asks what the expert would make of the first deal of a match in the place of the person; no table is changed."""

    do: Literal["instead"]
    game: str
    options: NotRequired[Mapping[str, Any]]  # values or their texts
    seats: Sequence[SeatChoice]
    seed: str | int


class OpenRequest(TypedDict):
    """Goes on with a saved match."""

    do: Literal["open"]
    save: str
    at: NotRequired[int]  # after this step of it (see `Replayed`), as practice; without one, after the last
    seat: NotRequired[int | None]  # see `SeatRequest`


class SaveRequest(TypedDict):
    """Asks for the text from which `open` goes on. It holds the deck: no seat may see it."""

    do: Literal["save"]


class SeatRequest(TypedDict):
    """Comes from a person at the table.

    ``view`` shows the table, with what has happened since that person's last action; ``undo`` takes the last choice
    back, and ``redo`` plays it again; ``next`` deals again; ``log`` tells all that has happened; ``group`` tells what
    belongs together in that person's hand; ``fingerprints`` tells those of the packs.
    """

    do: Literal["view", "undo", "redo", "next", "log", "group", "fingerprints"]
    seat: NotRequired[int | None]  # where that person sits; without one it is the only person, or else a spectator


class LessonRequest(TypedDict):
    """Passes over the part of a guided first deal that is played for the person; or ends the guidance."""

    do: Literal["lesson"]
    how: Literal["on", "off"]
    seat: NotRequired[int | None]  # see `SeatRequest`


class ActRequest(TypedDict):
    """Plays an action."""

    do: Literal["act"]
    action: str
    unasked: NotRequired[bool]  # the person wants to have it played without being asked: it is no choice
    seat: NotRequired[int | None]  # see `SeatRequest`


class ThoughtRequest(TypedDict):
    """Lets who is to act think; ``advance`` lets that opponent play then, ``hint`` tells the person what to play."""

    do: Literal["think", "advance", "hint"]
    seat: NotRequired[int | None]  # see `SeatRequest`
    position: NotRequired[int]  # see `Unfinished`
    patience: NotRequired[float]  # seconds of thought in all, where a person has not the usual time to wait


class StopRequest(TypedDict):
    """Gives up the thought under way."""

    do: Literal["stop"]


class WhyRequest(TypedDict):
    """Asks why an action or a card cannot be played."""

    do: Literal["why"]
    card: NotRequired[str]
    action: NotRequired[str]
    cards: NotRequired[Sequence[str]]  # why these cannot be put to the `zone`; none: why nothing can be done there
    zone: NotRequired[str]
    seat: NotRequired[int | None]  # see `SeatRequest`


class LayRequest(TypedDict):
    """Asks what cards would be that a person has put together."""

    do: Literal["lay"]
    groups: Sequence[Sequence[str]]
    seat: NotRequired[int | None]  # see `SeatRequest`


class CommandRequest(TypedDict):
    """Asks what a person means who has typed a command; see `kortti.page.commands`. Nothing is done yet."""

    do: Literal["command"]
    text: str
    known: NotRequired[bool]  # whether somebody may know the cards, as far as the table cannot tell: from a link
    seat: NotRequired[int | None]  # see `SeatRequest`


class LinkRequest(TypedDict):
    """Asks for a link to the match at the table, or to a saved one; that changes nothing."""

    do: Literal["link"]
    kind: Literal["deal", "position", "match"]
    save: NotRequired[str]  # instead of the match at the table
    at: NotRequired[int]  # as it stood after this step (see `Replayed`); without one, after the last
    seat: NotRequired[int | None]  # see `SeatRequest`


class ReadRequest(TypedDict):
    """Asks what a text is, without opening it: a link text, an address with one, or a record."""

    do: Literal["read"]
    text: str


class VerifyRequest(TypedDict):
    """Asks what a record, a link or an opening is worth; see `kortti.records.verification`."""

    do: Literal["verify"]
    text: str
    noted: NotRequired[str]  # the fingerprint that somebody has noted


class ReplayRequest(TypedDict):
    """Shows a saved match after a step of it; see `kortti.table.replays` for who may see what."""

    do: Literal["replay"]
    save: str
    at: int
    seat: NotRequired[int | None]  # from which it is seen; without one, as a spectator sees it
    open: NotRequired[bool]  # with all hands


class SolveRequest(TypedDict):
    """Asks whether an action is the answer to the puzzle that the position is; it is not played.

    An answer is what the author of the puzzle says, as far as that can be played, and otherwise what the expert would
    play in the place of the person.
    """

    do: Literal["solve"]
    action: str
    answers: NotRequired[Sequence[str]]  # the author's: action texts, each of which is right
    seat: NotRequired[int | None]  # see `SeatRequest`
    position: NotRequired[int]  # see `Unfinished`


class ReviewRequest(TypedDict):
    """Reviews a finished deal of a saved match from a seat; the match at the table has no part in it.

    It is answered in many slices. Whoever asks no more has given it up; so has whoever asks on (with ``done``) when
    another review has begun: ``{"stopped": True}``. An engine that has begun none begins it anew. The last review is
    kept, so to ask for it again costs nothing.
    """

    do: Literal["review"]
    save: str
    seat: int
    deal: NotRequired[int]  # its number in the match, from 1; without one, the last finished deal
    effort: NotRequired[float]  # the share of the usual work, from 0.01 to 10
    done: NotRequired[float]  # see `Unfinished`


class PictureWords(TypedDict):
    """The texts in a picture, in the words of the page."""

    title: NotRequired[str]
    prompt: NotRequired[str]
    names: NotRequired[Sequence[str]]  # by seat; without them those of the people


class PictureRequest(TypedDict):
    """Draws the table, or a saved match after a step of it, as the viewer sees it, for a box of a width and height in
    pixels."""

    do: Literal["picture"]
    save: NotRequired[str]
    at: NotRequired[int]
    width: int
    height: int
    words: NotRequired[PictureWords]
    seat: NotRequired[int | None]  # see `SeatRequest`


Request: TypeAlias = (
    CatalogueRequest
    | CalibrateRequest
    | RulesRequest
    | NewRequest
    | OpenRequest
    | SaveRequest
    | SeatRequest
    | LessonRequest
    | ActRequest
    | ThoughtRequest
    | StopRequest
    | WhyRequest
    | LayRequest
    | LinkRequest
    | ReadRequest
    | VerifyRequest
    | ReplayRequest
    | SolveRequest
    | ReviewRequest
    | InsteadRequest
    | PictureRequest
    | CommandRequest
)

# --- What a game declares ------------------------------------------------------------------------------------------

SHOWN: dict[Any, Any] = {
    Place: shown.Place,
    Mark: shown.Mark,
    Sign: shown.Sign,
    Recall: shown.Recall,
    Slot: shown.Slot,
    Inquiry: shown.Inquiry,
    Measure: shown.Measure,
    ScoreLine: shown.ScoreLine,
    Action: shown.Choice,
    Laid: shown.Laying,
    Peak: shown.Peak,
    CardRow: shown.CardRow,
}  # these are sent with all fields of those, beside their own


def sent(kind: type[T], declared: Any, **more: object) -> T:
    """Makes what a value of `kortti.shown` is sent as, with the fields that it has besides."""
    return cast(T, {**declared._asdict(), **more})
