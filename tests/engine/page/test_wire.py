"""The wire format: exactly what `kortti.wire` declares, and nothing that reveals the deck."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any, is_typeddict

import pytest

from kortti import wire
from kortti.page.checks import fields_of, problem, requests
from kortti.page.page import ANSWERS
from kortti.records.fairness import salt_of
from tests.engine.contract.test_hidden import named_in, seen_ever, told_in
from tests.engine.page.test_page import ask, parts, seated
from tests.engine.variants import cases
from web.tools.engine.wire_types import main as write_types

CASES = cases()


@pytest.mark.parametrize("case", CASES)
@pytest.mark.slow
def test_no_answer_tells_the_seed_or_the_deck(case: str) -> None:
    """Only the save contains them, by a request of its own; any seat, any request."""
    game, seed = CASES[case], "5eed0f7he5ave"
    page = seated(game.name, seed, people=2, **game.options)
    page.seated.effort = 0.05
    rng = random.Random(case)
    asks = ("view", "log", "group", "think", "stop", "undo", "redo", "fingerprints")
    questions: list[dict[str, Any]] = [{"do": do} for do in asks]
    questions += [{"do": "why", "card": "7C"}, {"do": "lay", "groups": [["7C"]]}, {"do": "rules", "game": game.name}]
    for _ in range(24):
        state = page.seated.state
        turn, seat = state.current_player, rng.choice([None, 0, 1])
        if turn is None:
            move = {"do": "next"}
        elif turn > 1:
            move = {"do": "advance"}
        else:
            action = rng.choice([state.action_to_string(action) for action in state.legal_actions()])
            move = {"do": "act", "seat": turn, "action": action}
        salt = salt_of(seed, page.seated.match.deal_number)
        for request in (*rng.sample(questions, 2), {"do": "hint", "seat": turn if turn in (0, 1) else seat}, move):
            asked = {"seat": seat, **request}
            answer = ask(page, **asked)
            text = json.dumps(answer)
            assert salt not in text or state.is_terminal
            if request["do"] == "fingerprints":
                assert state.is_terminal == (answer["deals"][-1]["opening"] is not None)
                text = json.dumps([deal for deal in answer["deals"] if not deal["opening"]])
            assert seed not in text and state.deck.replace(" / ", " ") not in re.sub(r'[",]+', "", text)
        now = page.seated.state
        if now.is_terminal:
            continue
        told = [ask(page, "log", seat=seat)["deals"][-1], ask(page, "view", seat=seat)]
        told += [answer] if asked["seat"] == seat else []
        views = [each.pop("view") for each in told if "view" in each]
        assert named_in(told).union(*map(told_in, views)) <= seen_ever(now, seat)
    assert seed in ask(page, "save")["save"]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.slow
def test_every_answer_has_just_the_declared_fields(case: str) -> None:
    """All requests in every phase match `kortti.wire`, and thus the page's types."""
    game, rng = CASES[case], random.Random(case)
    page = seated(game.name, case, **game.options)
    answered: Counter[str] = Counter()

    def hear(do: str, **request: Any) -> None:
        answers = parts(page, do, **request)
        kind = answer_types()[do]
        told = problem(answers[-1], wire.Refusal if "error" in answers[-1] else kind, exactly=True)
        assert not told, (do, told)
        assert all(not problem({"unfinished": True, **each}, wire.Unfinished, exactly=True) for each in answers[:-1])
        answered[do] += "error" not in answers[-1]

    save = ask(page, "save")["save"]
    hear("picture", width=400, height=300)
    for do in ("catalogue", "calibrate", "save", "stop", "view", "log", "fingerprints"):
        hear(do)
    page.seated.effort = 0.05
    hear("rules", game=game.name, options=json.loads(json.dumps(game.options)))
    hear("new", game=game.name, options={}, seats=[], seed=1)
    seats = [{"kind": seat.kind, "name": seat.name} for seat in page.seated.record.seats]
    hear("reseat", seats=seats[:1], also=[0])
    while not page.seated.match.is_over and answered["act"] < 6:
        state = page.seated.state
        texts = [state.action_to_string(action) for action in state.legal_actions()]
        if state.is_terminal:
            hear("next", also=[None])
        elif state.current_player:
            hear("advance", also=[0, None])
        elif answered["act"] % 3 == 1 and answered["hint"] <= answered["act"] // 3:
            hand = state.zones()["hand:0"]
            hear("hint")
            hear("solve", action=texts[0])
            hear("think")
            hear("why", card=rng.choice(hand or ["7C"]))
            hear("why", cards=hand[:1], zone=rng.choice(list(state.zones())))
            hear("group")
            for text in ("", "table", "score", "log", "help", "7C", "hint", "save x"):
                hear("command", text=text)
            hear("lay", groups=[hand[:3]] * len(state.game.view.slots(state, 0)))
            hear("undo", also=[0])
            hear("reseat", seats=seats, also=[None, 0])
            hear("redo", also=[0])
        else:
            hear("act", action=rng.choice(texts), also=[None])
            hear("view", seat=0, also=[None, 0])
    hear("log")
    hear("view")
    hear("fingerprints")
    hear("verify", text=ask(page, "save")["save"], noted="0" * 16)
    for kind in ("deal", "position", "match"):
        hear("link", kind=kind)
        hear("read", text=ask(page, "link", kind=kind)["link"])
    for at in (0, 3, 2):
        hear("replay", save=ask(page, "save")["save"], at=at, seat=0)
    hear("open", save=save)
    hear("lesson", how="off")
    people = [{"kind": "person", "name": ""}] * game.players
    hear("new", game=game.name, options=json.loads(json.dumps(game.options)), seats=people, seed="2")
    hear("view")
    absent = {"undo", "redo", "next", "review"}  # reviews are slow: see test_reviews.py
    if case == "fan-tan-usual":
        hear("instead", game="fan-tan", seats=[*people[:1], *[{"kind": "casual", "name": ""}] * 3], seed="3")
    else:
        absent.add("instead")  # the same everywhere, and slow
    assert set(ANSWERS) - absent <= {do for do, count in answered.items() if count}, answered


def answer_types() -> dict[str, Any]:
    """Returns the answer type of each request."""
    return fields_of(wire.Answers)


def test_every_request_is_declared_with_its_answer() -> None:
    assert set(requests()) == set(ANSWERS) == set(answer_types())


@pytest.mark.parametrize(
    ("request_", "told"),
    [
        ({"do": "act"}, "act.action: is missing"),
        ({"do": "act", "action": 1}, "act.action: is not str"),
        ({"do": "view", "seat": True}, "view.seat: is not"),
        ({"do": "view", "seat": 1.0}, "view.seat: is not"),
        ({"do": "view", "also": 0}, "view.also: is not"),
        ({"do": "act", "action": "pass", "also": [0, "1"]}, "act.also[1]: is not"),
        ({"do": "next", "also": [None] * 17}, "next.also"),
        ({"do": "reseat", "seats": [{"kind": "person"}]}, "reseat.seats[0].name: is missing"),
        ({"do": "lay", "groups": [["7C"], "7C"]}, "lay.groups[1]: is not"),
        ({"do": "lay", "groups": [["7C"], [7]]}, "lay.groups[1][0]: is not str"),
        ({"do": "new", "game": "pantti", "seats": [{"kind": "person"}], "seed": 1}, "new.seats[0].name: is missing"),
        ({"do": "new", "game": "pantti", "seats": [5], "seed": 1}, "new.seats[0]: is not SeatChoice"),
        ({"do": "rules", "game": "pantti", "options": []}, "rules.options: is not"),
        ({"do": "hint", "position": "1"}, "hint.position: is not int"),
        ({"do": "calibrate", "run": True}, "calibrate.run: is not int"),
    ],
)
def test_a_request_that_is_none_says_what_is_wrong(request_: dict[str, Any], told: str) -> None:
    page = seated("pantti")
    before = page.seated.save
    error = json.loads(page.handle(json.dumps(request_)))["error"]
    assert error["id"] == "error-bad-request" and error["args"]["text"].startswith(told)
    assert page.seated.save == before


def test_a_check_sees_every_kind_of_wrong_answer() -> None:
    turn = ask(seated("pantti"), "view")
    assert problem(turn, wire.Turn, exactly=True) == ""
    assert problem(turn | {"save": ""}, wire.Turn, exactly=True) == ".save: is not declared"
    assert problem(turn | {"save": ""}, wire.Turn) == ""
    place = turn["view"]["places"][1]
    place["form"] = "heap"
    assert problem(turn, wire.Turn).startswith(".view.places[1].form: is not")
    del place["form"]
    assert problem(turn, wire.Turn) == ".view.places[1].form: is missing"


def test_the_pages_types_are_those_of_the_wire(tmp_path: Path) -> None:
    """Each request and answer is an interface with all fields; tsc checks their types."""
    path = tmp_path / "wire.d.ts"
    write_types(path)
    text = path.read_text("utf-8")
    found = dict(re.findall(r"^export interface (\w+) \{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL))
    kinds = [kind for kind in vars(wire).values() if is_typeddict(kind)]
    assert len(kinds) > 40 and set(found) == {kind.__name__ for kind in kinds}
    for kind in kinds:
        assert re.findall(r"^  (\w+)\??: ", found[kind.__name__], re.MULTILINE) == list(fields_of(kind))
    for line in (
        "  /** the seat to act */\n  turn: number | null;",
        "  over: 'deal' | 'match' | null;",
        "  groups: string[][];",
        "  /** source zone */\n  from: string;",
        "  hurried?: boolean;",
        "  also?: Turn[];",
        "  also?: (number | null)[];",
        "  advance: Turn | Stopped;",
        "  options: Record<string, OptionValue>;",
    ):
        assert line in text
