"""Holds what reached a guest to what the seat may see, by replaying the host's record in this process."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from kortti.records.record import parse
from kortti.table import Table
from tests.engine.contract.test_hidden import named_in, seen_move, seen_now

if TYPE_CHECKING:
    from tests.page.friends.table import Guest

TURN = {"view", "moves", "peaks", "said", "remark", "hurried"}
COMPANY = {"people", "turn", "tables", "watchers", "ready", "missing", "vote"}
MEMBER = {"seat", "name", "face", "presence", "device"}
# What depends on who the others are, and on undo: friends sit down and games become practice while the deal goes on.
APART = ("cannot", "practice")


class Course:
    """All positions of the matches that some records hold, as each viewer (None: a spectator) may see them."""

    def __init__(self, saves: Sequence[str], viewers: Sequence[int | None]) -> None:
        self.at: dict[tuple[int | None, str], int] = {}  # a view by its text: number of the position
        self.events: list[dict[int | None, dict[str, list[Any]]]] = []  # by position: what led to it
        self.seen: list[dict[int | None, set[str]]] = []  # by position: cards that have been seen in the deal
        self.over: list[str | None] = []
        self.deal: list[int] = []
        self.viewers = viewers
        for save in saves:
            self._walk(save)

    def _walk(self, save: str) -> None:
        end = parse(save)
        begun = parse(save)
        begun.deals[:] = [[]]
        table = Table(begun)
        for number, actions in enumerate(end.deals):
            if number:
                table.next_deal()
            self._note(table, [], {viewer: set() for viewer in self.viewers})
            for text in actions:
                self._note(table, table.history.play(text), self.seen[-1])

    def _note(self, table: Table, events: Sequence[Any], before: dict[int | None, set[str]]) -> None:
        number = len(self.events)
        game, state = table.match.game, table.state
        self.events.append({})
        self.seen.append({})
        self.over.append(table.match.over)
        self.deal.append(table.match.deal_number)
        for viewer in self.viewers:
            seen = before[viewer] | seen_now(state, viewer)
            for event in events:
                seen |= seen_move(game, event, viewer)
            self.seen[-1][viewer] = seen
            told = [] if viewer is None else table.told_since(viewer)
            self.events[-1][viewer] = {
                "moves": [[], plain(table.moves_of(events, viewer))],
                "peaks": [[], plain(table.peaks_of(events, viewer))],
                "said": [[], plain(table.words_of(events, viewer)), plain(told)],
            }
            self.at.setdefault((viewer, key(plain(table.view(viewer)))), number)


def plain(value: Any) -> Any:
    """Returns a value as it comes out of a page, where 1.0 is 1."""
    return json.loads(json.dumps(value), parse_float=lambda text: float(text) if float(text) % 1 else int(float(text)))


def key(view: Any) -> str:
    """Returns a view as text, without what depends on who the others are."""
    seats = [
        {name: value for name, value in seat.items() if name not in ("kind", "level", "name")} for seat in view["seats"]
    ]
    rest = {name: value for name, value in view.items() if name not in APART}
    return json.dumps({**rest, "seats": seats}, sort_keys=True)


class Heard(NamedTuple):
    """What has reached a guest: `at` is the seat, None for a spectator's; messages, oldest first."""

    at: int | None
    messages: Sequence[dict[str, Any]]


class Judged(NamedTuple):
    """`counts` of messages by kind, and of turns; `missed`: positions since the guest's first that it was not told."""

    counts: Counter[str]
    missed: set[int]


def judge(guest: Guest | Heard, saves: Sequence[str]) -> Judged:
    """Checks every message that has reached a guest against the host's records."""
    (seed,) = {parse(save).seed for save in saves}
    course = Course(saves, [guest.at])
    counts: Counter[str] = Counter()
    now = 0
    positions: set[int] = set()
    for message in guest.messages:
        text = json.dumps(message)
        kind = message["do"]
        counts[kind] += 1
        if kind == "record":  # the turn that ends the match may come after it, as the answer to the guest
            assert Table.open(message["save"]).match.over == "match"
            continue
        assert seed not in text and not {"save", "deck", "record"} & keys_in(message), kind
        turn = message.get("turn") if kind in ("welcome", "turn") else message.get("answer")
        if isinstance(turn, dict) and "view" in turn:
            now = judge_turn(turn, course, guest.at)
            counts["turns"] += 1
            positions.add(now)
        elif kind == "result":
            assert set(message) <= {"do", "id", "answer", "error", "isTold"}
            named = named_in(message)
            # an answer may come before the turn that it is about
            assert not named or any(named <= seen[guest.at] for seen in course.seen[now : now + 2]), message
        elif kind == "company":
            assert set(message["company"]) == COMPANY
            assert all(set(member) == MEMBER for member in message["company"]["people"])
        elif kind == "packs":
            for pack in message["deals"]:
                assert set(pack) == {"deal", "fingerprint", "opening"}
                assert pack["opening"] is None or pack["deal"] < course.deal[now] or course.over[now], pack
        else:
            assert kind in ("welcome", "turn", "say", "told", "refuse", "bye") and not named_in(message)
    known = {number for (viewer, _), number in course.at.items() if viewer == guest.at}
    return Judged(counts, {number for number in known if number > min(positions)} - positions)


def judge_turn(turn: dict[str, Any], course: Course, viewer: int | None) -> int:
    """Checks a turn; returns the number of its position."""
    assert set(turn) <= TURN
    view = turn["view"]
    assert view["viewer"] == viewer and (viewer is not None or view["hand"] == [])
    number = course.at.get((viewer, key(view)))
    assert number is not None, f"no view of seat {viewer} in this match: {view}"
    for name, possible in course.events[number][viewer].items():
        assert turn[name] in possible, (name, turn[name])
    if not view["over"]:  # then the rules turn hands up
        cards = [place["cards"] for place in view["places"]]  # without those for which a place is reserved
        named = named_in(
            [cards, view["hand"], view["seats"], view["news"], turn["moves"], turn["said"], turn["remark"]]
        )
        assert named <= course.seen[number][viewer], named - course.seen[number][viewer]
    return number


def keys_in(value: Any) -> set[str]:
    """Returns the names of all fields in a JSON value."""
    if isinstance(value, dict):
        return set(value).union(*map(keys_in, value.values()))
    return set().union(*map(keys_in, value)) if isinstance(value, list) else set()
