"""Types of the requests that the page sends and of the answers it gets.

`kortti.page` is typed by them and `page.checks` validates requests against them. The build and ``python build.py
check`` generate the page's own types, `web/src/wire.d.ts`, which are not committed. A test checks every answer of the
engine.

The field `do` of a request names the command. A card is a text like ``7C`` (``??`` if its face is unseen), a zone a
name like ``hand:0`` or ``stock``. What a game declares of its table is sent with all fields (`SHOWN`).
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
    """A `kortti.shown.Place` with its cards."""

    cards: Sequence[str]  # bottom card first


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
    """An offered `kortti.shown.Choice`."""

    action: str  # its text, for `act`


class LastCard(TypedDict):
    """The card that a seat moved last."""

    card: str
    taken: bool  # True if taken, False if played


Mood: TypeAlias = Literal["calm", "glad", "sorry"]


class SeatChoice(TypedDict):
    """The occupant of a seat."""

    kind: str  # "person", or an opponent's level
    name: str


class SeatView(TypedDict):
    """The viewer's picture of a seat."""

    name: str  # as entered, or ""
    hand: str  # name of its zone
    kind: Literal["person", "opponent"]
    level: str | None  # opponents only
    cards: int  # number in the hand
    total: int  # after all finished deals
    dealer: bool
    says: Message | None  # on its last turn
    last: LastCard | None  # None for the viewer's own seat
    facts: Sequence[Message]  # public, plus private ones for the viewer's own seat
    mood: Mood  # facial expression; depends on public information only
    out: bool  # True if it has nothing to do for the rest of the deal


class News(TypedDict):
    """An event since the viewer's last action."""

    message: Message
    big: bool  # True if it changed the whole table
    step: int  # it comes with this step of the latest action's moves
    unasked: bool  # True if it was played for the viewer, without a choice


class Score(TypedDict):
    """A side's result in a finished deal."""

    seats: Sequence[int]
    cards: Sequence[str]  # shown with the result
    lines: Sequence[ScoreLine]
    points: int
    result: float  # in the unit of the view's `measure`
    total: int
    place: int  # in this deal, from 1; ties share a place


class Result(TypedDict):
    """The result of a finished deal."""

    winners: Sequence[int]  # nobody in a game with a loser and no winner
    left: Sequence[int]  # in such a game, the seats left with the cards
    verdict: Message | None  # how it ended, if that tells more than who won or is left
    because: Message | None  # why it went as it did for the seat in front
    firsts: Sequence[str]  # what the viewer did that is worth remembering; see `kortti.shown.First`
    rows: Sequence[Score]


class Standing(TypedDict):
    """One side's rank in the final standings."""

    seats: Sequence[int]
    place: int  # from 1; ties share a place
    total: int


class Cannot(TypedDict):
    """Reasons why commands are unavailable; None if available."""

    undo: Message | None
    redo: Message | None
    hint: Message | None


class Lesson(TypedDict):
    """Progress in a guided first deal; see `kortti.lessons.Guide`."""

    kind: Literal["play", "wait", "leap", "shown", "told", "over"]
    step: int  # from 1
    steps: int
    message: Message | None  # the instruction, or what speaks for an action; None while others play
    action: str | None  # the action asked for or shown
    taught: Sequence[Message]  # at the end of the deal, what the steps were about


class View(TypedDict):
    """All that a viewer sees. Contains no hidden card, no seed and no deck."""

    game: str
    options: Mapping[str, OptionValue]  # the house rules in force
    deal: int  # number of the deal, from 1
    titles: Sequence[Message]  # names of a match's deals, if it has a fixed list
    viewer: int | None  # the seat whose hand is shown; None until a person takes a shared phone
    front: int  # the seat at the bottom of the table
    turn: int | None  # the seat to act
    pace: float  # an opponent's thinking time as a share of the usual; depends on public information only
    owner: int | None  # the seat whose turn it is; differs from `turn` while that seat is only asked something
    phase: str
    over: Literal["deal", "match"] | None
    prompt: Message  # the question to the viewer, or what everybody waits for
    news: Sequence[News]
    seats: Sequence[SeatView]
    places: Sequence[Place]
    hand: Sequence[str]  # the viewer's cards
    fresh: Sequence[str]  # cards that came to it since the viewer's last action; none if all did
    dealt: bool  # True if nothing has been played since the cards were dealt
    packs: int  # number of packs; each has its own back
    ranks: str  # how hands are held; see `kortti.shown.Hand`
    sorts: Sequence[shown.Sort]
    apart: str
    own_order: bool
    signs: Sequence[Sign]  # on cards of the viewer's hand
    progress: Message | None  # of the deal
    recall: Recall | None
    fans: bool  # True if fans may be laid, so that the table reserves room for them
    actions: Sequence[Action]  # the viewer's offered actions
    only: Literal["word", "card"] | None  # kind of the only legal action: saying a word, or playing one's own cards
    inquiry: Inquiry | None  # asked of the viewer repeatedly in this deal
    slots: Sequence[Slot]
    marks: Sequence[Mark]
    totals: Sequence[int]  # by seat
    target: int | None  # total at which a match ends
    unit: Message | None  # of the score; None if there are only winners and losers
    measure: Measure  # unit of a deal's result
    goal: Message | None  # when a match ends and who wins it, if it needs saying
    history: Sequence[Sequence[int]]  # points by seat for each finished deal
    course: Sequence[Sequence[int]]  # totals by seat after each finished deal
    notes: Sequence[Sequence[Message]]  # how each finished deal changed the totals, if not by addition
    sides: Sequence[Sequence[int]]  # seats with a common score
    cannot: Cannot
    practice: bool  # True if actions were undone or somebody may have known the cards
    lesson: Lesson | None  # None if nobody is being guided
    result: Result | None  # of the deal, once it is over
    standings: Sequence[Standing] | None  # once the match is over


# --- Answers -------------------------------------------------------------------------------------------------------

# Functional syntax because "from" is a Python keyword.
Move = TypedDict(
    "Move",
    {
        "card": str,
        "from": str,  # source zone
        "to": str,
        "step": int,  # moves of one step happen together
        "seat": "int | None",  # who caused it; for a move without a message, the seat of the message before it
    },
)


class Peak(TypedDict):
    """A staged `kortti.shown.Peak` and its seats."""

    seat: int | None
    to: int | None
    step: int  # it comes with the moves of this step


class Remark(TypedDict):
    """A remark that an opponent makes."""

    seat: int
    message: Message


class Turn(TypedDict):
    """The current table and the events that led to it."""

    view: View
    moves: Sequence[Move]
    peaks: Sequence[Peak]
    said: Sequence[Message]  # what happened in these moves; for `view`, since the viewer's last action
    remark: Remark | None
    hurried: NotRequired[bool]  # True if an expert thought less than it would have on a fast device
    also: NotRequired[Sequence[Turn]]  # the same turn for each seat in the request's `also`


class Hint(TypedDict):
    """The expert's choice."""

    action: str
    message: Message
    reason: Message | None
    hurried: NotRequired[bool]  # see `Turn`


class Reason(TypedDict):
    """The reason why something is impossible; None if it is possible."""

    why: Message | None


class Laid(TypedDict):
    """A `kortti.shown.Laying`."""

    actions: Sequence[Action]  # that lay them now


class Grouped(TypedDict):
    """The groups of cards in one's hand."""

    groups: Sequence[Sequence[str]]  # strongest group first


class LoggedDeal(TypedDict):
    """The log of one deal."""

    deal: int
    lines: Sequence[Message]


class Log(TypedDict):
    """The log of the match."""

    deals: Sequence[LoggedDeal]


class Save(TypedDict):
    """The saved match, for `open`."""

    save: str


class Link(TypedDict):
    """The part of an address behind ``#``. See `kortti.records.links`."""

    link: str
    practice: bool  # True if opening it starts practice
    running: bool  # True if the deal is still in play, so that its link reveals all cards


class Found(TypedDict):
    """The content of a pasted text, shown before it is opened."""

    kind: Literal["deal", "position", "match"]
    save: str  # for `open` and `replay`
    game: str
    options: Mapping[str, OptionValue]  # the house rules in force
    seats: Sequence[SeatChoice]
    deal: int  # number of its last deal
    totals: Sequence[int]  # by seat
    over: Literal["deal", "match"] | None
    practice: bool
    steps: int  # see `Replayed`
    at: int  # the requested step; without one, 0 for a replay and else the last
    seat: int | None  # the requested seat
    do: Literal["play", "replay", "solve"]  # by default "replay" for a match whose last deal is over


class Replayed(Turn):
    """A record after one of its steps. A step is an action or a new deal; `moves` and `said` belong to it."""

    at: int  # the current step; at step 0 the first deal has just been dealt
    steps: int  # number of the last step
    deals: Sequence[int]  # the step that starts each deal
    seat: int | None  # of that step; None for a new deal
    action: str | None  # of that step; None for a new deal
    why: Message | None  # a reason for that action, told to its seat; None for a new deal and while the deal is played
    hands: Sequence[Sequence[str]] | None  # all hands by seat, if open
    may_open: bool  # True if hands may be opened: the deal is over


class Solution(TypedDict):
    """The answer to a puzzle, and whether the tried action is right."""

    right: bool
    whose: Literal["author", "expert"]
    action: str
    message: Message
    reason: Message | None


class ReviewedMove(TypedDict):
    """A decision of the reviewed seat; see `kortti.reviews.reviewing.Move`. Numbers are in the review's unit."""

    at: int  # the step before it; see `Replayed`
    played: str
    played_label: Message
    best: str  # the expert's choice, or the played action if it is equivalent
    best_label: Message
    expected: float  # after the played action
    best_expected: float
    loss: float  # of a marked move, else 0
    gap: float  # unbiased estimate of the loss, sometimes below 0; for sums and averages
    error: float  # its standard error
    mark: Literal["fine", "slip", "blunder"]
    reason: Message | None  # for the best action
    played_cards: Sequence[str]  # the cards that the played action moves
    best_cards: Sequence[str]
    played_zone: str | None  # where the played action happens, if it moves no cards
    best_zone: str | None


class TurningPoint(TypedDict):
    """The greatest change of the expected result in a deal; it ends at step ``at``."""

    at: int
    change: float


class ReviewedPoint(TypedDict):
    """The reviewed seat's expected result after a step."""

    at: int
    expected: float


class Borders(TypedDict):
    """The losses from which a move gets its mark, if statistically significant."""

    slip: float
    blunder: float


class Review(TypedDict):
    """The review of a finished deal from one seat; see `kortti.reviews.reviewing.Review`.

    ``result == usual + luck + play``. ``luck`` is the cards, the others' play and the position of unknown cards.
    """

    seat: int
    deal: int
    unit: Message  # of all numbers
    is_low: bool  # True if less is better
    moves: Sequence[ReviewedMove]
    curve: Sequence[ReviewedPoint]  # the usual result, the expectation after each move, the result
    turning: TurningPoint | None
    result: float
    usual: float  # mean over such deals
    spread: float  # standard deviation between deals
    luck: float
    play: float  # sum of the gaps of all moves, counted against the seat
    play_error: float  # its standard error
    accuracy: float  # 0 to 100: halved by each spread that the moves cost
    borders: Borders
    average_loss: float  # mean of the gaps, for statistics; may be slightly below 0


class Rule(TypedDict):
    """A line of a rules page."""

    id: str
    args: Mapping[str, Any]
    house: bool  # True if it differs from the usual rules


class RulesFact(TypedDict):
    """A line at the head of a rules page."""

    term: Message  # the heading, such as "Players"
    line: Rule


class RulesRow(TypedDict):
    """A row of a table; its first cell is its head."""

    cells: Sequence[Message]
    house: bool  # True if it differs from the usual rules


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
    """A section of a rules page."""

    title: Message
    lines: Sequence[Rule]
    tables: Sequence[RulesTable]
    examples: Sequence[RulesExample]


class Rules(TypedDict):
    """The rules page of a game: its head, quick start, and sections with tables and examples."""

    head: Sequence[RulesFact]
    steps: Sequence[Rule]
    sections: Sequence[RulesSection]


class OptionEntry(TypedDict):
    """A house rule that can be set; see `kortti.options.Option`."""

    name: str
    kind: Literal["bool", "choice", "list", "int"]
    values: Sequence[OptionValue]
    default: OptionValue
    by: tuple[str, Mapping[Any, OptionValue]] | None  # the option that decides the default, and how
    min: int
    max: int
    none: bool
    when: Mapping[str, Sequence[OptionValue]]  # takes effect only with these values of other options
    unless: Mapping[str, Sequence[OptionValue]]  # no effect with these


class Preset(TypedDict):
    """A named set of house rules, as the options that differ from the usual ones."""

    name: str
    options: Mapping[str, OptionValue]


class GameEntry(TypedDict):
    """A game in the catalogue."""

    name: str
    players: Sequence[int]  # possible numbers of players
    sides: Sequence[Sequence[int]]  # seats with a common score in the usual game
    does: Message  # what one does, in a few words
    time: Message  # how long it takes
    deal_time: Message  # how long a deal takes
    first: bool  # true for the game that newcomers are offered
    options: Sequence[OptionEntry]
    presets: Sequence[Preset]
    lesson: Sequence[str]  # kinds of the seats in its guided first deal; empty if it has none
    losses: Mapping[str, float]  # mean loss per move by level (see `Review`); empty if not measured


class Catalogue(TypedDict):
    """All games."""

    games: Sequence[GameEntry]


class Speed(TypedDict):
    """The speed of this device."""

    rate: int  # moves a second
    efforts: Mapping[str, float]  # by game, the share of the usual thinking that opponents can afford per move


class Instead(TypedDict):
    """The expert's result of a deal in a person's place."""

    result: float  # see `Score`
    won: bool
    place: int  # see `Score`
    ties: int  # sides at that place
    cards: int  # left in the hand


class Picture(TypedDict):
    """A drawing of the viewer's table."""

    svg: str  # one self-contained element


class Part(TypedDict):
    """A titled list of sentences, in answer to a typed command."""

    title: Message | None
    lines: Sequence[Message]


class Command(TypedDict):
    """The meaning of a typed command. ``tell`` only shows the `parts`; the page carries out all others."""

    do: Literal["tell", "act", "next", "undo", "redo", "hint", "save", "quit", "always", "nearer", "never"]
    parts: Sequence[Part]  # shown even if there is something to do
    action: NotRequired[str]  # for `act`
    file: NotRequired[str]  # to `save` in, or ""


class PackOfDeal(TypedDict):
    """The fingerprint of a deal's pack, and its opening once the deal is over; see `records.fairness`."""

    deal: int  # from 1
    fingerprint: str
    opening: str | None


class Fingerprints(TypedDict):
    """The fingerprints of the match's deals; the current one comes last."""

    deals: Sequence[PackOfDeal]
    known: bool  # True if somebody may know the cards of the match


class Verified(TypedDict):
    """The result of verifying a text; see `kortti.records.verification`."""

    right: bool
    parts: Sequence[Part]


class Done(TypedDict):
    """Done; there is nothing to report."""


class Stopped(TypedDict):
    """The requested thinking was stopped because another request changed the position."""

    stopped: Literal[True]


class Unfinished(TypedDict):
    """Not finished: repeat the request with the other fields of this answer."""

    unfinished: Literal[True]
    position: NotRequired[int]  # the position being thought about
    run: NotRequired[int]  # number of measurements so far
    done: NotRequired[float]  # finished share of a review
    moves: NotRequired[Sequence[ReviewedMove]]  # of a review: those judged so far, if there are new ones
    choices: NotRequired[Sequence[int]]  # with them: the steps before all moves of the review


class Refusal(TypedDict):
    """The request failed; nothing has changed."""

    error: Message


class Answers(TypedDict):
    """The final answer to each request, unless it fails."""

    catalogue: Catalogue
    calibrate: Speed
    rules: Rules
    new: Turn
    open: Turn
    save: Save
    view: Turn
    reseat: Turn
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
    """Measures the speed of this device and adjusts the opponents' thinking to it."""

    do: Literal["calibrate"]
    run: NotRequired[int]  # see `Unfinished`


class RulesRequest(TypedDict):
    """Returns the rules page of a game under house rules."""

    do: Literal["rules"]
    game: str
    options: NotRequired[Mapping[str, Any]]  # values or their texts


class NewRequest(TypedDict):
    """Starts a match."""

    do: Literal["new"]
    game: str
    options: NotRequired[Mapping[str, Any]]  # values or their texts
    seats: Sequence[SeatChoice]
    seed: str | int
    lesson: NotRequired[bool]  # starts the guided first deal; only `game` and the names of `seats` count
    seat: NotRequired[int | None]  # see `SeatRequest`


class Opening(TypedDict):
    """A match to be dealt; see `NewRequest`."""

    game: str
    options: NotRequired[Mapping[str, Any]]
    seats: Sequence[SeatChoice]
    seed: str | int


class InsteadRequest(Opening):
    """Plays the first deal of a match with the expert in the person's place. The table is unchanged."""

    do: Literal["instead"]


class OpenRequest(TypedDict):
    """Opens a saved match."""

    do: Literal["open"]
    save: str
    at: NotRequired[int]  # after this step (see `Replayed`), as practice; by default after the last
    seat: NotRequired[int | None]  # see `SeatRequest`


class SaveRequest(TypedDict):
    """Returns the text for `open`. It contains the deck: show it to no seat."""

    do: Literal["save"]


class SeatRequest(TypedDict):
    """A question of a person at the table.

    ``log`` returns all events; ``group`` returns the groups of cards in that person's hand; ``fingerprints`` returns
    those of the packs.
    """

    do: Literal["log", "group", "fingerprints"]
    seat: NotRequired[int | None]  # that person's seat; by default the only person's, or else a spectator's


class TurnRequest(TypedDict):
    """A command of a person at the table, answered with a turn.

    ``view`` returns the table and the events since that person's last action; ``undo`` takes back the last choice and
    ``redo`` repeats it; ``next`` deals again.
    """

    do: Literal["view", "undo", "redo", "next"]
    seat: NotRequired[int | None]  # see `SeatRequest`
    also: NotRequired[Sequence[int | None]]  # more seats to get the turn for, at most 16; None is a spectator
    agreed: NotRequired[bool]  # undo, redo: true if all people at the table agree; several people must


class ReseatRequest(TypedDict):
    """Seats other people or opponents at the table. The match goes on; no guided lesson may be on."""

    do: Literal["reseat"]
    seats: Sequence[SeatChoice]
    seat: NotRequired[int | None]  # see `SeatRequest`; of the new seats
    also: NotRequired[Sequence[int | None]]  # see `TurnRequest`; of the new seats


class LessonRequest(TypedDict):
    """Skips the part of a guided first deal that is played for the person, or ends the lesson."""

    do: Literal["lesson"]
    how: Literal["on", "off"]
    seat: NotRequired[int | None]  # see `SeatRequest`
    also: NotRequired[Sequence[int | None]]  # see `TurnRequest`


class ActRequest(TypedDict):
    """Plays an action."""

    do: Literal["act"]
    action: str
    unasked: NotRequired[bool]  # played automatically at the person's wish; not a choice
    seat: NotRequired[int | None]  # see `SeatRequest`
    also: NotRequired[Sequence[int | None]]  # see `TurnRequest`


class ThoughtRequest(TypedDict):
    """Lets the seat to act think, or at a person's turn, with ``think``, the expert who follows.

    ``advance`` plays an opponent's choice, ``hint`` returns that for a person.
    """

    do: Literal["think", "advance", "hint"]
    seat: NotRequired[int | None]  # see `SeatRequest`
    position: NotRequired[int]  # see `Unfinished`
    on: NotRequired[bool]  # ``advance`` plays several turns at once; ask again until none is left
    also: NotRequired[Sequence[int | None]]  # for ``advance``; see `TurnRequest`


class StopRequest(TypedDict):
    """Stops the current thinking."""

    do: Literal["stop"]


class WhyRequest(TypedDict):
    """Returns why an action or a card cannot be played."""

    do: Literal["why"]
    card: NotRequired[str]
    action: NotRequired[str]
    cards: NotRequired[Sequence[str]]  # the cards to move to `zone`; if empty, returns why nothing can be done there
    zone: NotRequired[str]
    seat: NotRequired[int | None]  # see `SeatRequest`


class LayRequest(TypedDict):
    """Returns what the groups of cards that a person has put together would lay."""

    do: Literal["lay"]
    groups: Sequence[Sequence[str]]
    seat: NotRequired[int | None]  # see `SeatRequest`


class CommandRequest(TypedDict):
    """Parses a typed command without carrying it out; see `kortti.table.typed_commands`."""

    do: Literal["command"]
    text: str
    known: NotRequired[bool]  # True if a link may have revealed the cards, which the table does not know
    seat: NotRequired[int | None]  # see `SeatRequest`


class LinkRequest(TypedDict):
    """Returns a link to the match at the table or to a saved one. Nothing changes."""

    do: Literal["link"]
    kind: Literal["deal", "position", "match", "played"]  # "played": a match of the last deal only
    save: NotRequired[str]  # default: the match at the table
    at: NotRequired[int]  # after this step (see `Replayed`); by default after the last
    seat: NotRequired[int | None]  # see `SeatRequest`


class ReadRequest(TypedDict):
    """Identifies a text without opening it: a link, an address with one, or a record."""

    do: Literal["read"]
    text: str


class VerifyRequest(TypedDict):
    """Verifies a record, a link or an opening; see `kortti.records.verification`."""

    do: Literal["verify"]
    text: str
    noted: NotRequired[str]  # a fingerprint noted earlier


class ReplayRequest(TypedDict):
    """Returns a saved match after a step; `kortti.table.replays` tells who may see what."""

    do: Literal["replay"]
    save: str
    at: int
    seat: NotRequired[int | None]  # the viewer; by default a spectator
    open: NotRequired[bool]  # shows all hands


class SolveRequest(TypedDict):
    """Checks an action as the answer to the puzzle that the position is, without playing it.

    The right answers are the author's legal ones (an error if none is), or without any the expert's choice in the
    person's place.
    """

    do: Literal["solve"]
    action: str
    answers: NotRequired[Sequence[str]]  # the author's action texts, each of them right
    seat: NotRequired[int | None]  # see `SeatRequest`
    position: NotRequired[int]  # see `Unfinished`


class ReviewRequest(TypedDict):
    """Reviews a finished deal of a saved match from a seat. The match at the table is not involved.

    The review comes in many slices; to cancel it, stop asking. A request with ``done`` is answered with ``{"stopped":
    True}`` if another review has started since, and starts over if the engine has none. The last review is cached.
    """

    do: Literal["review"]
    save: str
    seat: int
    deal: NotRequired[int]  # number in the match, from 1; by default the last finished one
    effort: NotRequired[float]  # share of the usual work, from 0.01 to 10
    done: NotRequired[float]  # see `Unfinished`


class PictureWords(TypedDict):
    """The translated texts of a picture."""

    title: NotRequired[str]
    prompt: NotRequired[str]
    names: NotRequired[Sequence[str]]  # by seat; by default the people's names


class PictureRequest(TypedDict):
    """Draws the table, a saved match after a step, or the opening of a deal, as the viewer sees it.

    The width and height of the box are in pixels.
    """

    do: Literal["picture"]
    save: NotRequired[str]
    at: NotRequired[int]
    opening: NotRequired[Opening]  # seen by the only person in it; the table is unchanged
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
    | TurnRequest
    | ReseatRequest
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

# These types are sent with their own fields and all fields of the declared type.
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
}


def sent(kind: type[T], declared: Any, **more: object) -> T:
    """Returns a value of `kortti.shown` as it is sent, with `more` fields."""
    return cast(T, {**declared._asdict(), **more})
