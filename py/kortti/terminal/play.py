"""A match in a terminal: reads lines and answers them, with the same requests as the page."""

from __future__ import annotations

import secrets
import shlex
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from os.path import isfile
from string import ascii_lowercase, digits
from typing import Any, cast

from kortti import opponents
from kortti.games import games, load_game
from kortti.messages import GameError, KorttiError, message
from kortti.page import Page
from kortti.records.links import Found, LinkError, read
from kortti.records.record import Record, Seat, write
from kortti.shown import hand_of
from kortti.table import sentences
from kortti.table.history import History
from kortti.table.narration import words_of
from kortti.table.personas import manner_of
from kortti.table.typed_commands import WHEN
from kortti.table.views import view_of
from kortti.terminal.arguments import PROGRAM
from kortti.terminal.language import Company
from kortti.terminal.saves import LONGEST_FILE, SaveFile
from kortti.terminal.screen import Screen
from kortti.wire import Cannot, Command, Turn, View

LONGEST_LINE = 10_000  # characters


class Left(Exception):
    """The player leaves, or the input has ended."""


def options_of(game: str, chosen: Sequence[tuple[str, str]]) -> tuple[dict[str, str], int]:
    """Returns the house rules and their number of players. Raises `GameError` if they are invalid."""
    options = dict(chosen)
    return options, load_game(game, **options).players


def seats_for(screen: Screen, players: int, names: Sequence[str], levels: Sequence[str], people: int = 1) -> list[Seat]:
    """Returns the seats of a table: people first, then opponents, whose levels repeat in order.

    Raises `GameError` if there are more people than seats.
    """
    people = max(people, len(names))
    if people > players:
        told = message("terminal-people", count=people, players=players)
        raise GameError(f"{people} people at a table for {players}", told)
    seats = [Seat("person", name) for name in names] + [Seat("person", "")] * (people - len(names))
    seats += [Seat(levels[at % len(levels)], "") for at in range(players - people)]
    return named(screen, seats)


def named(screen: Screen, seats: Sequence[Seat]) -> list[Seat]:
    """Names opponents without a name, as the page does; unnamed people stay unnamed."""
    names = screen.words.names(seats)
    return [who if who.kind == "person" else Seat(who.kind, name) for who, name in zip(seats, names, strict=True)]


def match_at(what: str) -> tuple[Found, SaveFile]:
    """Reads a match from a file or link; returns it and its save file.

    Raises `KorttiError` or `OSError` if there is none.
    """
    if isfile(what):
        with open(what, "rb") as opened:
            data = opened.read(LONGEST_FILE)
        return read(data.decode("utf-8", "replace")), SaveFile(what, data)
    try:
        return read(what), SaveFile(what)
    except LinkError as error:
        if error.message["id"] != "link-none":
            raise
        raise GameError(str(error), message("terminal-no-file", file=what[:60], games=", ".join(games()))) from None


class Sitting:
    """A match for people at one terminal."""

    def __init__(self, screen: Screen, file: SaveFile | None = None) -> None:
        """Starts without a match. One that has a file, or comes from one, is saved after every action."""
        self.screen = screen
        self.page = Page()
        self.file = file or SaveFile()
        self.is_played = False  # True once somebody has acted here
        self.viewer: int | None = None  # the seat whose cards are shown
        self.nearer: set[int] = set()  # seats that are asked only what brings them nearer
        self.never: set[tuple[int, int]] = set()  # seats and deals in which they are not asked; see `View.inquiry`
        self.view: View

    def _line(self) -> str:
        """Returns a typed line. Raises `Left` at the end of the input."""
        if sys.stdin.isatty() and self.screen.is_terminal:
            with suppress(ImportError):
                import readline  # noqa: F401  # arrow keys recall earlier lines
            try:
                return input("> ")
            except EOFError:
                raise Left from None
        line = sys.stdin.readline(LONGEST_LINE)
        if not line:
            raise Left
        return line

    def begin(self, game: str, options: Mapping[str, str], seats: Sequence[Seat], seed: str) -> None:
        """Starts a match. Raises `GameError` if the game, its options or its seats are invalid."""
        seated = [{"kind": seat.kind, "name": seat.name} for seat in seats]
        request = {"do": "new", "game": game, "options": dict(options), "seats": seated, "seed": seed}
        self._take(cast(Turn, self._answer(request)))

    def go_on(self, found: Found) -> None:
        """Resumes a match at the step asked for. Raises `KorttiError` if nobody sits there, or without that step."""
        seated = replace(found.record, seats=tuple(named(self.screen, found.record.seats)))
        more = {} if found.at is None else {"at": found.at}
        self._take(cast(Turn, self._answer({"do": "open", "save": write(seated), **more})))

    def play(self) -> None:
        """Plays until the match or the input ends or somebody leaves; then prints how to resume."""
        self.screen.write(self.screen.words.text(f"game-{self.view['game']}"))
        self.screen.tell(message("terminal-welcome"))
        try:
            self._play()
        except KeyboardInterrupt:  # a window that closes ends the input first
            self._leave()

    def _play(self) -> None:
        try:
            while self.view["over"] != "match":
                self._turn()
        except (Left, KeyboardInterrupt):
            self._leave()
        except BrokenPipeError:  # no output any more, but the match can be resumed
            if self.is_played:
                self._keep()
        else:
            self._settle()

    def _turn(self) -> None:
        """Lets an opponent act, or handles a person's lines until one acts."""
        turn, lesson = self.view["turn"], self.view["lesson"]
        if lesson and lesson["kind"] == "leap":
            self.screen.tell(lesson["message"])
            self._take(self._request("lesson", how="on"))
            return
        if turn is not None and self.view["seats"][turn]["kind"] == "opponent":
            self._take(self._request("advance"))
            return
        if turn is not None and turn != self.viewer:
            self._hand_over(turn)
        if refusal := self._refusal():
            self._take(self._request("act", action=refusal, unasked=True))
            return
        self._ask_turn()
        while not self._hear(self._line()):
            pass

    def _refusal(self) -> str | None:
        """Returns the action that says no for a person who does not want to be asked, None where one is to be asked."""
        inquiry = cast(Any, self.view["inquiry"])
        if not inquiry or not inquiry["refusal"] or self.viewer is None:
            return None
        is_spared = (self.viewer, self.view["deal"]) in self.never
        return inquiry["refusal"] if is_spared or (self.viewer in self.nearer and not inquiry["gains"]) else None

    def _spare(self, when: str) -> None:
        """Notes how often the person wants to be asked: always, only what brings nearer, or never in this deal."""
        seat = cast(int, self.viewer)
        here = seat, self.view["deal"]
        self.never = {*self.never, here} if when == "never" else self.never - {here}
        if when != "never":
            self.nearer = {*self.nearer, seat} if when == "nearer" else self.nearer - {seat}

    def _hand_over(self, seat: int) -> None:
        """Passes a shared terminal to another person; hides the previous hand first."""
        if len(self._people()) > 1:
            self.viewer = None
            self.screen.cover()
            self.screen.words.company = self._company()
            if self.screen.is_terminal:
                self.screen.tell(message("terminal-hand-over", name=self.screen.words.company.names[seat]))
                self._line()
            else:
                self.screen.tell(message("text-name", seat=seat))
        self.viewer = seat
        self._take(self._request("view"), is_told=True)

    def _ask_turn(self) -> None:
        """Shows the cards and the prompt."""
        screen, view = self.screen, self.view
        if view["over"]:
            screen.show(sentences.score_parts(view))
        elif screen.is_drawn:
            screen.write()
            screen.draw_table(view)
            screen.show([{**sentences.seats_part(view), "title": None}])
            hand = sentences.hand_part(view)
            screen.draw_hand([card for line in hand["lines"] for card in line["args"].get("cards", ())])
        else:
            screen.show([sentences.hand_part(view)])
        screen.tell(view["lesson"] and view["lesson"]["message"], view["prompt"])
        if view["over"] == "deal":
            screen.tell(message("text-help-line", command="next", told=message("text-help-next")))
        elif not any(dict[str, Any](offer)["card"] for offer in view["actions"]):
            screen.show([{**sentences.offers_part(view), "title": None}])

    def _hear(self, line: str) -> bool:
        """Runs a typed line; returns True if the table changed. Errors are printed and change nothing."""
        try:
            if self.view["over"] == "deal" and not line.strip():
                line = "next"
            request = {"do": "command", "text": line, "seat": self.viewer, "known": self.file.is_foreign}
            command = cast(Command, self._answer(request))
            return self._do(command)
        except KorttiError as error:
            self.screen.tell(error.message)
            return False

    def _do(self, command: Command) -> bool:
        do = command["do"]
        if do == "quit":
            raise Left
        if do == "tell":
            self.screen.show(command["parts"])
        elif do in WHEN:
            self._spare(do)
            self.screen.show(command["parts"])
            return bool(self._refusal())
        elif do == "hint":
            self._hint()
        elif do == "save":
            if self._save(command.get("file", "")):
                self.screen.tell(message("terminal-saved", file=self.file.name))
        else:
            more = {"action": command["action"]} if do == "act" else {}
            turn = self._request(do, **more)
            self.is_played = True
            self._take(turn)
            return True
        return False

    def _hint(self) -> None:
        """Prints the expert's choice and the command for it."""
        hint = cast(Any, self._request("hint"))
        told = hint["message"]
        if hint["reason"]:
            told = message("table-hint-because", hint=told, reason=hint["reason"])
        self.screen.tell(message("text-help-line", command=hint["action"], told=told))

    def _request(self, do: str, **more: object) -> Turn:
        return cast(Turn, self._answer({"do": do, "seat": self.viewer, **more}))

    def _answer(self, request: Mapping[str, object]) -> object:
        """Returns the final answer to a request. Raises `KorttiError` if it is refused."""
        answer: Any = self.page.answer(request)
        while isinstance(answer, dict) and answer.get("unfinished"):
            answer = self.page.answer({**request, "position": answer["position"]})
        return answer

    def _take(self, turn: Turn, is_told: bool = False) -> None:
        """Takes the turn that a request returned, and prints its events."""
        self.view = turn["view"]
        if len(self._people()) == 1:
            self.viewer = self._people()[0]
        self.screen.words.company = self._company()
        if not is_told:
            self.screen.tell(*turn["said"])
        if self.is_played and (self.file.name or self.file.opened):
            self._keep()

    def _people(self) -> list[int]:
        return [number for number, seat in enumerate(self.view["seats"]) if seat["kind"] == "person"]

    def _company(self) -> Company:
        you = None if len(self._people()) > 1 else self.viewer
        return Company(self.screen.words.names(self.page.seated.record.seats, you), you)

    def _settle(self) -> None:
        """Prints the result of the match, saves it, and prints how to review it."""
        self.screen.show(sentences.score_parts(self.view))
        self.screen.tell(self.view["prompt"])
        if (self.file.opened and not self.is_played) or self._keep():
            self.screen.tell(message("terminal-review", command=self._command("review")))

    def _keep(self) -> bool:
        """Saves the match in its own file; returns True on success. Prints the name of a new file."""
        before = self.file.name or self.file.opened
        if not self._save():
            return False
        if before != self.file.name and isfile(before):
            self.screen.tell(message("terminal-beside", file=before, saved=self.file.name))
        elif before != self.file.name:
            self.screen.tell(message("terminal-saved", file=self.file.name))
        return True

    def _save(self, name: str = "") -> bool:
        """Saves the match in its own file or a new one; returns True on success, else prints the problem."""
        try:
            self.file.save(self.page.seated.record, name)
        except FileExistsError:
            self.screen.tell(message("terminal-there", file=name))
            return False
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            self.screen.tell(message("terminal-not-saved", file=name or self.file.name, problem=problem))
            return False
        return True

    def _leave(self) -> None:
        """Saves the match and prints how to resume it, or prints the record. A match without an action is not kept."""
        with suppress(OSError):  # the terminal may be gone
            self.screen.write()
        if not self.is_played:
            return
        if self._keep():
            self.screen.tell(message("terminal-go-on", command=self._command("play")))
        else:
            self.screen.tell(message("terminal-record"))
            self.screen.write(self.page.seated.save)

    def _command(self, command: str) -> str:
        """Returns the command line that runs `command` on the match's file."""
        return f"{PROGRAM} {command} {shlex.quote(self.file.name or self.file.opened)}"


def watch(screen: Screen, game: str, options: Mapping[str, str], levels: Sequence[str], seed: str) -> None:
    """Lets opponents play a match, with all cards open.

    Raises `GameError` if the game or its options are invalid.
    """
    loaded = load_game(game, **options)
    seats = seats_for(screen, loaded.players, (), levels, people=0)
    seed = loaded.checked_seed(seed)
    history = History(Record(loaded, seed, loaded.first_dealer(seed), tuple(seats)))
    screen.words.company = Company([seat.name for seat in seats])
    screen.write(screen.words.text(f"game-{game}"))
    screen.tell(message("terminal-watch"))
    only = cast(Cannot, dict.fromkeys(("undo", "redo", "hint"), message("replay-only")))
    while not history.match.is_over:
        if history.state.is_terminal:
            history.next_deal()
        view = view_of(history, None, only, is_watched=True)
        screen.deal(view, history.match.dealer)
        for seat in range(loaded.players):
            told = message("table-cards", cards=history.state.zones()[hand_of(seat)])
            screen.tell(message("text-of", seat=seat, told=told))
        while (turn := history.state.current_player) is not None:
            seen, temper = history.state.observation(turn), manner_of(turn).temper
            text = opponents.choose(seen, history.chance(history.state), seats[turn].kind, temper=temper)
            screen.tell(*words_of([event._replace(seen_by=None) for event in history.play(text)], None))
        screen.show(sentences.score_parts(view_of(history, None, only, is_watched=True)))


def new_seed() -> str:
    """Returns a random seed that nobody can guess (see `kortti.records.fairness`)."""
    return "".join(secrets.choice(ascii_lowercase + digits) for _ in range(28))
