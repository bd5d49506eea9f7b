"""The page's interface to the table: JSON in, JSON out. The page's worker and the terminal use it."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Generator, Sequence
from dataclasses import asdict
from time import perf_counter
from typing import Any, TypeAlias, cast

from kortti import opponents, wire
from kortti.game import Event
from kortti.games import games, load_game
from kortti.messages import KorttiError, Message, message
from kortti.page.benchmark import EFFORTS, RUNS, effort_of, moves_a_second
from kortti.page.catalogue import game_entry
from kortti.page.checks import fields_of, problem, requests
from kortti.picture.drawing import picture_of
from kortti.records.links import read, record_for_link, write_link
from kortti.records.record import Seat, parse, replay, write
from kortti.records.verification import verified
from kortti.reviews.expert import StandIn
from kortti.reviews.reviewing import Progress, Review, reviewing
from kortti.table import Table
from kortti.table.replays import Replay, cut, starts_of
from kortti.table.rules_page import rules_of
from kortti.table.typed_commands import command_of

# Requests that come from a person at the table.
Seated: TypeAlias = (
    wire.NewRequest
    | wire.OpenRequest
    | wire.SeatRequest
    | wire.TurnRequest
    | wire.ReseatRequest
    | wire.LessonRequest
    | wire.ActRequest
    | wire.ThoughtRequest
    | wire.WhyRequest
    | wire.LayRequest
    | wire.LinkRequest
    | wire.SolveRequest
    | wire.PictureRequest
    | wire.CommandRequest
)

LONGEST = 1_200_000  # characters of a request
MOST_ALSO = 16  # seats in a request's `also`
SLICE = 0.02  # longest thinking in seconds before the next request is read
PATIENCE = 2.0  # longest thinking in seconds per decision, twice the target (`benchmark`)
STRETCH = 0.25  # seconds after which an answer tells how far opponents have played on


class Reviewed:
    """A review in progress: its subject, how far it is, and finally the review."""

    def __init__(self, asked: tuple[object, ...], pieces: Generator[Progress, None, Review]) -> None:
        self.asked = asked
        self.pieces = pieces
        self.progress = Progress(0.0, ())
        self.told = 0  # moves told so far
        self.review: Review | None = None

    def go_on(self) -> None:
        """Works for one slice of time."""
        begun = perf_counter()
        while self.review is None and perf_counter() - begun < SLICE:
            try:
                self.progress = next(self.pieces)
            except StopIteration as ended:
                self.review = ended.value

    def answer(self) -> wire.Review | wire.Unfinished:
        """Returns the review, or how far it is; the moves judged so far only if there are new ones."""
        if self.review:
            return cast(wire.Review, {**asdict(self.review), "average_loss": self.review.average_loss})
        done, moves, choices = self.progress
        answer: wire.Unfinished = {"unfinished": True, "done": done}
        if len(moves) != self.told:
            self.told = len(moves)
            answer["moves"] = cast(list[wire.ReviewedMove], list(map(asdict, moves)))
            answer["choices"] = choices
        return answer


class RequestError(KorttiError):
    """Raised for an invalid request, or one that needs a match if there is none."""


class Page:
    """The counterpart of the page's worker. A request that fails changes nothing."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.watched: tuple[str, Replay] | None = None  # last replayed save
        self.reviewed: Reviewed | None = None  # last review
        self.stand_in: tuple[str, StandIn] | None = None  # last request for a stand-in, and its progress
        self.rate = 0.0  # moves a second, best measurement so far
        self.is_measured = False
        self.subject = (0, False)  # the position being thought about, and whether the next decision is foreseen there
        self.spent = 0.0  # seconds of thinking about it so far
        self.is_hurried = False  # True if thinking about it ran out of time

    def handle(self, text: str) -> str:
        """Answers one request, both as JSON text. Errors are ``{"error": message}``.

        If the answer is ``unfinished``, the page repeats the request with the other fields of the answer.
        """
        try:
            if len(text) > LONGEST:
                raise RequestError("too long", message("error-bad-request"))
            return json.dumps(self.answer(json.loads(text)))
        except KorttiError as error:
            return json.dumps({"error": error.message})
        except Exception:  # invalid JSON, infinite numbers ...
            traceback.print_exc()  # or a bug of ours, which must not get lost
            return json.dumps({"error": message("error-bad-request")})

    def answer(self, request: Any) -> object:
        """Answers one request; undeclared fields are dropped. Raises `RequestError` unless `kortti.wire` has it."""
        name = request.get("do") if isinstance(request, dict) else None
        if not isinstance(name, str) or name not in ANSWERS:
            raise RequestError("unknown request", message("error-bad-request"))
        kind = requests()[name]
        if told := problem(request, kind):
            raise RequestError(f"{name}{told}", message("error-bad-request", text=f"{name}{told}"[:200]))
        return ANSWERS[name](self, {field: request[field] for field in fields_of(kind) if field in request})

    @property
    def seated(self) -> Table:
        """The table. Raises `RequestError` if there is none yet."""
        if self.table is None:
            raise RequestError("no match", message("error-no-match"))
        return self.table

    def viewer(self, request: Seated) -> int | None:
        """Returns the seat that a request comes from, None for a spectator.

        Raises `GameError` if it, or a seat in the request's `also`, is not a person's. Call it before any change.

        Without a seat, a request comes from the only person at the table, and from the first one once a deal is over,
        when nothing is hidden. Otherwise it comes from a spectator: a shared phone.
        """
        table = self.seated
        seat = request.get("seat")
        for each in (seat, *also_of(request)):
            table.check_seat(each)
        if seat is None and (len(table.people) == 1 or table.state.is_terminal):
            return table.people[0]
        return seat

    def turn(
        self,
        request: Seated,
        events: list[Event] | None = None,
        said: Callable[[int | None], Sequence[Message]] | None = None,
    ) -> wire.Turn:
        """Returns the table to draw, with the moves and messages of the `events` that led to it.

        It comes for the viewer and each seat in the request's `also`. An opponent may remark on the events, unless
        `events` is None, for a position shown before. `said` returns other messages for a seat.
        """
        table, seat, happened = self.seated, self.viewer(request), events or []
        remark = None if events is None else table.remark_on(events)

        def seen_by(seat: int | None) -> wire.Turn:
            return {
                "view": table.view(seat),
                "moves": table.moves_of(happened, seat),
                "peaks": table.peaks_of(happened, seat),
                "said": said(seat) if said else table.words_of(happened, seat),
                "remark": remark,
            }

        also = also_of(request)
        turns = {each: seen_by(each) for each in {seat, *also}}
        return {**turns[seat], "also": [turns[each] for each in also]} if "also" in request else turns[seat]

    def sit_down(self, table: Table, *seats: int | None) -> None:
        """Switches to another table. Raises `GameError` if one of `seats` is not a person's there."""
        for seat in seats:
            table.check_seat(seat)
        self.table = table
        self._size()

    def _size(self) -> None:
        """Adjusts the opponents' thinking to the speed of this device, if measured."""
        if self.table is not None and self.is_measured:
            self.table.effort = effort_of(self.rate, opponents.cost_of(self.table.match.game.name))

    def calibrate(self, request: wire.CalibrateRequest) -> wire.Speed | wire.Unfinished:
        """Measures the speed of this device once per request; the best of `RUNS` measurements counts.

        The answer is unfinished until the last one.
        """
        run = request.get("run", 0) + 1
        self.rate = max(self.rate, moves_a_second())
        if run < RUNS:
            return {"unfinished": True, "run": run}
        self.is_measured = True
        self._size()
        efforts = {name: effort_of(self.rate, opponents.cost_of(name)) for name in opponents.OPPONENTS}
        return {"rate": round(self.rate), "efforts": efforts}

    def catalogue(self, request: wire.CatalogueRequest) -> wire.Catalogue:
        """Lists the games with their options."""
        return {"games": [game_entry(name) for name in games()]}

    def new(self, request: wire.NewRequest) -> wire.Turn:
        """Starts a match or a guided first deal."""
        if request.get("lesson"):
            table = Table.teach(request["game"], [seat["name"] for seat in request["seats"]])
        else:
            table = new_table(request)
        self.sit_down(table, request.get("seat"))
        return self.turn(request, [])

    def instead(self, request: wire.InsteadRequest) -> wire.Instead | wire.Unfinished:
        """Plays a deal with the expert in the person's place, one slice of time per request.

        The answer is unfinished until the deal is over. A request for another deal starts over.
        """
        asked = json.dumps(request, sort_keys=True)
        if self.stand_in is None or self.stand_in[0] != asked:
            self.stand_in = asked, StandIn(new_table(request).record)
        end = perf_counter() + SLICE
        while (goes_on := self.stand_in[1].go_on()) and perf_counter() < end:
            pass
        if goes_on:
            return {"unfinished": True}
        (_, played), self.stand_in = self.stand_in, None
        return outcome_of(played.table)

    def open(self, request: wire.OpenRequest) -> wire.Turn:
        """Opens a saved match."""
        record = parse(request["save"])
        self.sit_down(Table(cut(record, request["at"]) if "at" in request else record), request.get("seat"))
        return self.turn(request)

    def save(self, request: wire.SaveRequest) -> wire.Save:
        """Returns the text for `open`. It contains the deck: show it to no seat."""
        return {"save": self.seated.save}

    def view(self, request: wire.TurnRequest) -> wire.Turn:
        """Returns the table and what has happened since the viewer's last action; a spectator is told nothing."""
        table = self.seated
        return self.turn(request, said=lambda seat: [] if seat is None else table.told_since(seat))

    def reseat(self, request: wire.ReseatRequest) -> wire.Turn:
        """Seats other people or opponents; see `Table.reseated`."""
        table = self.seated.reseated(seats_in(request))
        self.sit_down(table, request.get("seat"), *also_of(request))
        return self.turn(request)

    def act(self, request: wire.ActRequest) -> wire.Turn:
        """Plays a person's action."""
        played = self.seated.act(self.viewer(request), request["action"], unasked=request.get("unasked", False))
        return self.turn(request, played)

    def advance(self, request: wire.ThoughtRequest) -> wire.Turn | wire.Unfinished | wire.Stopped:
        """Plays an opponent's turn after thinking; see `thinks`.

        With ``on``, plays until a person is to act, the deal is over or time is up, and tells only the last turn. Once
        all people are out, opponents think least.
        """
        self.viewer(request)
        table, end = self.seated, perf_counter() + STRETCH
        is_all = request.get("on", False)
        effort = EFFORTS[-1] if is_all and table.is_left_to_opponents else None
        while True:
            if under_way := self.thinks(request, effort):
                return under_way
            is_lessened = self.is_hurried or (effort is None and table.is_lessened)
            events = table.advance(hurry=True)
            if not is_all or not table.awaits_opponent or perf_counter() > end:
                turn = self.turn(request, events)
                return {**turn, "hurried": True} if is_lessened else turn
            request = cast(wire.ThoughtRequest, {**request, "position": table.position})

    def think(self, request: wire.ThoughtRequest) -> wire.Done | wire.Unfinished | wire.Stopped:
        """Thinks ahead, so that `advance` answers at once: for the opponent to act, or at a person's turn for the
        expert who follows; see `thinks`.
        """
        self.viewer(request)
        return self.thinks(request, foresees=not self.seated.awaits_opponent) or wire.Done()

    def stop(self, request: wire.StopRequest) -> wire.Done:
        """Stops the current thinking; the request that waits for it gets ``{"stopped": True}``."""
        if self.table is not None:
            self.table.stop()
        return {}

    def undo(self, request: wire.TurnRequest) -> wire.Turn:
        """Takes back the last choice."""
        self.viewer(request)
        self.seated.undo(agreed=request.get("agreed", False))
        return self.turn(request)

    def redo(self, request: wire.TurnRequest) -> wire.Turn:
        """Replays what was undone."""
        self.viewer(request)
        self.seated.redo(agreed=request.get("agreed", False))
        return self.turn(request)

    def next(self, request: wire.TurnRequest) -> wire.Turn:
        """Deals again."""
        self.viewer(request)
        self.seated.next_deal()
        return self.turn(request, [])

    def lesson(self, request: wire.LessonRequest) -> wire.Turn:
        """Skips a part of a guided first deal, or ends the lesson."""
        self.viewer(request)
        if request["how"] == "on":
            self.seated.leap()
        else:
            self.seated.end_lesson()
        return self.turn(request)

    def why(self, request: wire.WhyRequest) -> wire.Reason:
        """Returns why an action, a card, or a move of cards to a zone is impossible."""
        table, seat = self.seated, self.viewer(request)
        if "zone" in request:
            return {"why": table.why_there(seat, request.get("cards", []), request["zone"])}
        return {"why": table.why(seat, request.get("action") or request.get("card", ""))}

    def lay(self, request: wire.LayRequest) -> wire.Laid:
        """Returns what the groups of cards that a person has put together would lay."""
        return self.seated.lay(self.viewer(request), request["groups"])

    def group(self, request: wire.SeatRequest) -> wire.Grouped:
        """Returns the groups of cards in a person's hand."""
        return {"groups": self.seated.together(self.viewer(request))}

    def hint(self, request: wire.ThoughtRequest) -> wire.Hint | wire.Unfinished | wire.Stopped:
        """Returns the expert's choice and its reason after thinking; see `thinks`."""
        table, seat = self.seated, self.viewer(request)
        if request.get("position", table.position) == table.position:
            table.check_hint(seat)  # before thinking, which takes as long as another's hand is hard
        if under_way := self.thinks(request):
            return under_way
        hint = table.hint(seat, hurry=True)
        return {**hint, "hurried": True} if self.is_hurried else hint

    def thinks(
        self, request: wire.ThoughtRequest | wire.SolveRequest, effort: float | None = None, foresees: bool = False
    ) -> wire.Unfinished | wire.Stopped | None:
        """Thinks about the current decision, or `foresees` the next, for a slice of time. Returns None when finished.

        Otherwise the answer is unfinished, with the ``position`` being thought about. If the position has changed when
        the page asks again, the answer is ``{"stopped": True}``. `PATIENCE` ends thinking on a device that has become
        much slower than it was measured, but not with an explicit `effort` (see `Table.think`).
        """
        table = self.seated
        if request.get("position", table.position) != table.position:
            return {"stopped": True}
        if self.subject != (table.position, foresees):
            self.subject, self.spent, self.is_hurried = (table.position, foresees), 0.0, False
        begun = last = perf_counter()
        longest = 0.0
        while (effort or not self.is_hurried) and (table.foresee() if foresees else table.think(effort)):
            now = perf_counter()
            longest = max(longest, now - last)
            last = now
            if not effort and self.spent + now - begun >= PATIENCE:
                self.is_hurried = True
            elif now - begun + longest > SLICE:  # another step as long might exceed the slice
                self.spent += now - begun
                return {"unfinished": True, "position": table.position}
        return None

    def solve(self, request: wire.SolveRequest) -> wire.Solution | wire.Unfinished | wire.Stopped:
        """Checks an action against the author's answers, or without them against the expert's choice.

        The expert thinks first; see `thinks`.
        """
        table, seat = self.seated, self.viewer(request)
        answers = table.answers(request.get("answers", []))
        if not answers and (under_way := self.thinks(request, effort=1.0)):
            return under_way
        return table.solution(seat, request["action"], answers)

    def log(self, request: wire.SeatRequest) -> wire.Log:
        """Returns the log of the match."""
        return {"deals": self.seated.log(self.viewer(request))}

    def link(self, request: wire.LinkRequest) -> wire.Link:
        """Returns a link to the match at the table or to a saved one."""
        if "save" in request:
            record = parse(request["save"])
            record = cut(record, request["at"]) if "at" in request else record
            match, _ = replay(record)
        else:
            self.viewer(request)
            record, match = self.seated.record, self.seated.match
        told = record_for_link(request["kind"], record, match)
        running = not match.state.is_terminal
        kind = "match" if request["kind"] == "played" else request["kind"]
        return {"link": write_link(kind, told), "practice": told.practice, "running": running}

    def read(self, request: wire.ReadRequest) -> wire.Found:
        """Identifies a pasted text."""
        found = read(request["text"])
        record, match = found.record, found.match
        steps = starts_of(record)[-1] - 1
        do = found.do or ("replay" if found.kind == "match" and match.state.is_terminal else "play")
        return {
            "kind": found.kind,
            "save": write(record),
            "game": record.game.name,
            "options": record.game.options,
            "seats": [{"kind": seat.kind, "name": seat.name} for seat in record.seats],
            "deal": match.deal_number,
            "totals": match.totals,
            "over": match.over,
            "practice": record.practice,
            "steps": steps,
            "at": min(steps, (0 if do == "replay" else steps) if found.at is None else found.at),
            "seat": found.seat,
            "do": do,
        }

    def replay(self, request: wire.ReplayRequest) -> wire.Replayed:
        """Returns a saved match after a step. The replay of the last save is cached."""
        save = request["save"]
        if self.watched is None or self.watched[0] != save:
            self.watched = save, Replay(parse(save))
        return self.watched[1].shown(request["at"], request.get("seat"), request.get("open", False))

    def review(self, request: wire.ReviewRequest) -> wire.Review | wire.Unfinished | wire.Stopped:
        """Reviews a finished deal of a saved match, one slice of time per request."""
        asked = request["save"], request["seat"], request.get("deal"), request.get("effort", 1.0)
        now = self.reviewed
        if now is None or now.asked != asked:
            if now and "done" in request:
                return {"stopped": True}
            now = Reviewed(asked, reviewing(*asked))
        self.reviewed = None  # do not continue a failed review
        now.go_on()
        self.reviewed = now
        return now.answer()

    def picture(self, request: wire.PictureRequest) -> wire.Picture:
        """Draws the table, a step of a saved match or the opening of a deal, as a person sees it."""
        if "opening" in request:
            dealt = new_table(request["opening"])
            view = dealt.view(dealt.people[0] if len(dealt.people) == 1 else None)
        elif "save" in request:
            save, at, seat = request["save"], request.get("at", 0), request.get("seat")
            view = self.replay({"do": "replay", "save": save, "at": at, "seat": seat})["view"]
        else:
            view = self.seated.view(self.viewer(request))
        return {"svg": picture_of(view, request["width"], request["height"], request.get("words", {}))}

    def command(self, request: wire.CommandRequest) -> wire.Command:
        """Parses a typed command and answers it if it is only a question."""
        return command_of(self.seated, self.viewer(request), request["text"], request.get("known", False))

    def fingerprints(self, request: wire.SeatRequest) -> wire.Fingerprints:
        """Returns the fingerprints of the packs, with the openings of finished deals."""
        self.viewer(request)
        return self.seated.fingerprints()

    def verify(self, request: wire.VerifyRequest) -> wire.Verified:
        """Verifies a record, a link or an opening."""
        noted = request.get("noted", "").strip()
        right, parts = verified(request["text"], [noted] if noted else [])
        return {"right": right, "parts": parts}

    def rules(self, request: wire.RulesRequest) -> wire.Rules:
        """Returns the rules page of a game under options."""
        game = load_game(request["game"], **request.get("options", {}))
        return rules_of(game)


def new_table(request: wire.NewRequest | wire.Opening) -> Table:
    """Returns the table of a new match. Raises `GameError` if the request does not fit the game."""
    game = load_game(request["game"], **request.get("options", {}))
    return Table.new(game, seats_in(request), str(request["seed"]))


def seats_in(request: wire.NewRequest | wire.Opening | wire.ReseatRequest) -> list[Seat]:
    """Returns the occupants of the seats in a request."""
    return [Seat(seat["kind"], seat["name"]) for seat in request["seats"]]


def also_of(request: Seated) -> Sequence[int | None]:
    """Returns the seats that get the turn besides the viewer. Raises `RequestError` if they are too many."""
    also = cast(Sequence[int | None], request.get("also", ()))
    if len(also) > MOST_ALSO:
        raise RequestError("too many seats", message("error-bad-request", text=f"{request['do']}.also"))
    return also


def outcome_of(table: Table) -> wire.Instead:
    """Returns how the first person's side did in a finished deal."""
    seat = table.people[0]
    result = table.view(seat)["result"]
    assert result is not None
    row = next(row for row in result["rows"] if seat in row["seats"])
    return {
        "result": row["result"],
        "won": seat in table.match.game.glad(table.state),
        "place": row["place"],
        "ties": sum(other["place"] == row["place"] for other in result["rows"]),
        "cards": len(row["cards"]),
    }


ANSWERS: dict[str, Callable[[Page, Any], object]] = {
    answer.__name__: answer
    for answer in (
        Page.catalogue,
        Page.calibrate,
        Page.new,
        Page.open,
        Page.save,
        Page.view,
        Page.reseat,
        Page.act,
        Page.think,
        Page.stop,
        Page.advance,
        Page.undo,
        Page.redo,
        Page.next,
        Page.lesson,
        Page.why,
        Page.lay,
        Page.group,
        Page.hint,
        Page.log,
        Page.picture,
        Page.rules,
        Page.link,
        Page.read,
        Page.replay,
        Page.solve,
        Page.instead,
        Page.command,
        Page.review,
        Page.fingerprints,
        Page.verify,
    )
}
