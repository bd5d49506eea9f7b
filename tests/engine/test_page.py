"""The page's side of the table: JSON in, JSON out, whatever comes in."""

from __future__ import annotations

import gc
import json
import random
from collections.abc import Iterator, Mapping
from time import process_time
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import kortti
from kortti import opponents, speed
from kortti.game import Message, message
from kortti.page import ANSWERS, PATIENCE, SLICE, Page
from tests.engine.test_hidden import named_in, seen_ever
from tests.engine.variants import cases

CASES = cases()


def ask(page: Page, do: str, **request: Any) -> dict[str, Any]:
    """Asks until all is thought, as the worker does."""
    answer: dict[str, Any] = json.loads(page.handle(json.dumps({"do": do, **request})))
    while "thinking" in answer:
        answer = json.loads(page.handle(json.dumps({"do": do, **request, "position": answer["thinking"]})))
    return answer


def seated(game: str, seed: str = "1", people: int = 1, **options: Any) -> Page:
    page = Page()
    players = kortti.load_game(game, **options).players
    seats = [{"kind": "person" if seat < people else "skilled", "name": f"N{seat}"} for seat in range(players)]
    assert "error" not in ask(page, "new", game=game, options=options, seats=seats, seed=seed)
    return page


@pytest.mark.parametrize("case", CASES)
def test_a_match_can_be_played_by_json_alone(case: str) -> None:
    """The page knows no more than its view, and needs no more."""
    game = CASES[case]
    page = seated(game.name, case, **game.options)
    rng = random.Random(case)
    view = ask(page, "look", seat=0)["view"]
    for _ in range(20_000):
        if view["over"] == "match":
            break
        if view["over"] == "deal":
            turn = ask(page, "next")
        elif view["seats"][view["turn"]]["kind"] == "opponent":
            assert view["actions"] == [] and "error" in ask(page, "act", action="pass")
            turn = ask(page, "advance")
        else:
            entry = rng.choice(view["actions"])
            assert ask(page, "why", action=entry["action"]) == {"why": None}
            if entry["card"]:
                assert ask(page, "why", card=entry["card"]) == {"why": None}
            turn = ask(page, "act", action=entry["action"])
        assert set(turn) == {"view", "moves", "said", "remark", "save"}, turn
        if turn["remark"]:
            assert turn["remark"]["seat"] != 0 and not set(turn["remark"]["message"]["args"])
        view = turn["view"]
        places = {place["zone"] for place in view["places"]} | {f"hand:{seat}" for seat in range(game.players)}
        assert {entry["zone"] for entry in view["actions"]} <= {None, *places}
        if not page.seated.state.is_terminal and rng.random() < 0.1:
            assert named_in([turn["moves"], turn["said"]]) <= seen_ever(page.seated.state, 0)
    assert view["over"] == "match"
    assert sorted(seat for row in view["standings"] for seat in row["seats"]) == list(range(game.players))
    order = [seat for row in view["standings"] for seat in row["seats"]]
    winners = page.seated.match.winners()
    assert set(order[: len(winners)]) == set(winners)
    assert len(ask(page, "log")["deals"]) == view["deal"]
    assert "error" in ask(page, "next") and "error" in ask(page, "advance") and "error" in ask(page, "hint")


@pytest.mark.parametrize("case", CASES)
def test_rules_pages_mark_house_rules(case: str) -> None:
    game = CASES[case]
    sections = ask(Page(), "rules", game=game.name, options=game.options)["sections"]
    usual = kortti.load_game(game.name).options
    marked = any(line["house"] for section in sections for line in section["lines"])
    assert not marked or game.options != usual
    assert not any(line["house"] for s in ask(Page(), "rules", game=game.name)["sections"] for line in s["lines"])


def test_the_catalogue_lists_every_game_with_its_options() -> None:
    entries = ask(Page(), "catalogue")["games"]
    assert [entry["name"] for entry in entries] == list(kortti.games())
    for entry in entries:
        usual = json.loads(json.dumps(kortti.load_game(entry["name"]).options))
        assert {option["name"]: option["default"] for option in entry["options"]} == usual
        assert entry["presets"][0] == {"name": "usual", "options": {}}
        for preset in entry["presets"]:
            kortti.load_game(entry["name"], **preset["options"])


def test_before_there_is_a_match_only_questions_without_one_are_answered() -> None:
    for name in ANSWERS:
        alone = name in ("catalogue", "calibrate", "stop")
        assert ("error" in ask(Page(), name, seat=0, action="pass")) != alone


@pytest.mark.parametrize("level", ["wizard", "", "Expert", "opponent\nseat expert"])
def test_a_level_that_there_is_not_is_refused_in_words(level: str) -> None:
    seats = [{"kind": "person", "name": "A"}, *[{"kind": level, "name": "B"}] * 3]
    answer = ask(Page(), "new", game="pantti", options={}, seats=seats, seed="1")
    assert answer["error"]["id"] == "error-bad-level"
    save = seated("pantti").seated.save.replace("seat skilled", f"seat {level.split()[0] if level else 'none'}", 1)
    if "opponent" not in level:
        assert ask(Page(), "open", save=save)["error"]["id"] == "error-bad-level"


def test_levels_are_kept_and_old_saves_are_skilled() -> None:
    page = Page()
    kinds = ["person", "beginner", "opponent", "expert"]
    seats = [{"kind": kind, "name": "A"} for kind in kinds]
    view = ask(page, "new", game="pantti", options={}, seats=seats, seed="1")["view"]
    levels = [None, "beginner", "skilled", "expert"]
    assert [seat["level"] for seat in view["seats"]] == levels
    assert [seat["level"] for seat in ask(Page(), "open", save=page.seated.save)["view"]["seats"]] == levels
    old = page.seated.save.replace("seat expert", "seat opponent")
    assert ask(Page(), "open", save=old)["view"]["seats"][3]["level"] == "skilled"


# Thinking


STEP = 0.002  # seconds
STEPS = 100
taken: list[int] = []
clock = [0.0]  # seconds: thoughts take time by this one, so that no other program can


def think(observation: Mapping[str, Any], rng: random.Random, level: str, effort: float) -> Iterator[str]:
    """Thinks for a fifth of a second, and of one action after the other."""
    for number in range(int(STEPS * effort)):
        taken.append(number)
        clock[0] += STEP
        yield observation["legal"][number % len(observation["legal"])]


def reason(observation: Mapping[str, Any], text: str) -> Message:
    return message("table-not-now")


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Page:
    """A table of Pantti with slow thinkers, at which the person has a choice."""
    page = seated("pantti", "slow")
    while page.seated.state.current_player != 0 or len(page.seated.state.legal_actions()) < 2:
        view = ask(page, "look", seat=0)["view"]
        ask(page, "act", action=view["actions"][0]["action"]) if view["turn"] == 0 else ask(page, "advance")
    monkeypatch.setitem(opponents.OPPONENTS, "pantti", SimpleNamespace(think=think, reason=reason))
    monkeypatch.setattr("kortti.page.perf_counter", lambda: clock[0])
    taken.clear()
    return page


def slices(page: Page, do: str) -> list[dict[str, Any]]:
    """Gets all answers to a request, in mid-thought too."""
    answers = [json.loads(page.handle(json.dumps({"do": do})))]
    while "thinking" in answers[-1]:
        answers.append(json.loads(page.handle(json.dumps({"do": do, "position": answers[-1]["thinking"]}))))
    return answers


def test_a_thought_comes_in_slices_with_one_end(slow: Page) -> None:
    answers = slices(slow, "hint")
    assert len(answers) >= STEPS * STEP / SLICE
    legal = [entry["action"] for entry in slow.seated.view()["actions"]]
    assert answers[-1]["action"] == legal[(STEPS - 1) % len(legal)]
    assert answers[-1]["reason"]["id"] == "table-not-now"
    assert slices(slow, "hint") == answers[-1:]  # it has been thought


def test_a_slice_is_short(slow: Page) -> None:
    begun = clock[0]
    assert "thinking" in json.loads(slow.handle('{"do": "hint"}'))
    assert SLICE - 2 * STEP < clock[0] - begun <= SLICE + STEP / 100


def test_patience_ends(slow: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kortti.page.PATIENCE", 0.05)
    begun = clock[0]
    answers = slices(slow, "hint")
    assert 2 <= len(answers) <= 4 and "action" in answers[-1]
    assert clock[0] - begun < 0.05 + 2 * STEP


def test_whoever_thinks_ahead_plays_what_it_would_have_played_and_at_once(slow: Page) -> None:
    ask(slow, "act", action=slow.seated.view()["actions"][0]["action"])
    save = slow.seated.save
    ask(slow, "advance")
    alone = slow.seated.record.deals
    ask(slow, "open", save=save)
    assert slices(slow, "think")[-1] == {}
    assert [set(answer) for answer in slices(slow, "advance")] == [{"view", "moves", "said", "remark", "save"}]
    assert slow.seated.record.deals == alone


@pytest.mark.parametrize("meanwhile", ["undo", "stop", "new", "open", "act"])
def test_a_thought_is_given_up_when_the_position_has_changed(slow: Page, meanwhile: str) -> None:
    do = "hint" if meanwhile == "act" else "advance"
    action = slow.seated.view()["actions"][0]["action"]
    if do == "advance":
        ask(slow, "act", action=action)
    save = slow.seated.save
    thinking = json.loads(slow.handle(json.dumps({"do": do})))["thinking"]
    assert "error" not in ask(slow, "log") and "error" not in ask(slow, "rules", game="pantti")
    more = {"new": {"game": "pantti", "seats": SEATS, "seed": "2"}, "open": {"save": save}, "act": {"action": action}}
    assert "error" not in ask(slow, meanwhile, **more.get(meanwhile, {}))
    before = slow.seated.save
    assert json.loads(slow.handle(json.dumps({"do": do, "position": thinking}))) == {"stopped": True}
    assert slow.seated.save == before


SLOWNESS = 13  # times CPython: Pyodide in a Chromium that is throttled six times, which it can't be in a worker


@pytest.mark.parametrize("name", kortti.games())
def test_no_expert_freezes_a_device_that_is_throttled(
    name: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """By a clock that goes as many times as fast, and the CPU's own, for other programs must not count."""
    monkeypatch.setattr("kortti.page.perf_counter", lambda: SLOWNESS * process_time())
    gc.collect()
    request.addfinalizer(gc.unfreeze)
    gc.freeze()  # what other tests have left behind is not looked through in the middle of a thought
    page, rng, thoughts = seated(name), random.Random(name), list[list[float]]()
    while len(thoughts) < 30:
        table = page.seated
        table.effort = speed.effort_of(speed.REFERENCE / SLOWNESS)
        if table.state.is_terminal:
            page = seated(name, f"slow {len(thoughts)}")
            continue
        if table.state.current_player != 0:
            ask(page, "advance")
            continue
        actions = [entry["action"] for entry in table.view()["actions"]]
        if len(actions) > 1:
            asked: dict[str, Any] = {"do": "hint"}
            answer: dict[str, Any] = {"thinking": table.position}
            thoughts.append([])
            while "thinking" in answer:
                begun = process_time()
                answer = json.loads(page.handle(json.dumps(asked)))
                thoughts[-1].append(SLOWNESS * (process_time() - begun))
                asked["position"] = answer.get("thinking")
        ask(page, "act", action=rng.choice(actions))
    slices = sorted(seconds for thought in thoughts for seconds in thought)
    assert len(slices) > len(thoughts) or name == "swedish-gin-rummy", "too quick to be tested"
    assert slices[len(slices) * 9 // 10] < 2 * SLICE and slices[-1] < 0.2
    assert max(map(sum, thoughts)) < PATIENCE + 0.2


def test_a_hint_that_is_asked_for_twice_is_thought_once(slow: Page) -> None:
    first = json.loads(slow.handle('{"do": "hint"}'))["thinking"]
    second = slices(slow, "hint")
    assert taken == list(range(STEPS))
    assert json.loads(slow.handle(json.dumps({"do": "hint", "position": first}))) == second[-1]


# The device


def test_the_effort_suits_the_device(monkeypatch: pytest.MonkeyPatch) -> None:
    for slowness, effort in ((1, 1), (10, 1), (15, 1 / 2), (20, 1 / 2), (39, 1 / 4), (80, 1 / 8), (1000, 1 / 8)):
        assert speed.effort_of(speed.REFERENCE / slowness) == effort
    rates = iter([speed.REFERENCE / 100, speed.REFERENCE / 16, speed.REFERENCE / 50, speed.REFERENCE / 90])
    monkeypatch.setattr("kortti.page.moves_a_second", lambda: next(rates))
    page = seated("pantti")
    assert ask(page, "calibrate")["effort"] == page.seated.effort == 1 / 2  # the best of the runs decides
    ask(page, "open", save=MIDDLE)
    assert page.seated.effort == 1 / 2


def test_measuring_takes_little_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = [0]

    def tick() -> float:
        ticks[0] += 1
        return ticks[0] / (speed.REFERENCE / 15)

    monkeypatch.setattr("kortti.speed.perf_counter", tick)
    assert ask(Page(), "calibrate")["effort"] == 1 / 2
    assert ticks[0] / (speed.REFERENCE / 15) < 2 * speed.RUN * speed.RUNS


# Junk

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["7C", "pass"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=6,
)
SEATS = [{"kind": "person", "name": "A"}, *[{"kind": "skilled", "name": "B"}] * 3]
GOOD: dict[str, Any] = {
    "game": "pantti",
    "options": {},
    "seats": SEATS,
    "seed": "2",
    "action": "pass",
    "card": "7C",
    "seat": 0,
    "save": seated("ristiseiska").seated.save,
}
REQUESTS = st.builds(
    lambda do, good, bad: {"do": do, **{name: GOOD[name] for name in good}, **bad},
    st.sampled_from(sorted(ANSWERS)),
    st.sets(st.sampled_from(sorted(GOOD))),
    st.dictionaries(st.sampled_from([*sorted(GOOD), "do"]), JSON, max_size=2),
)


def middle_of_a_match() -> str:
    page = seated("pantti")
    for _ in range(30):
        view = ask(page, "look", seat=0)["view"]
        if view["turn"] == 0:
            ask(page, "act", action=view["actions"][0]["action"])
        else:
            ask(page, "advance")
    return page.seated.save


MIDDLE = middle_of_a_match()


@settings(max_examples=200, deadline=None)
@given(st.one_of(REQUESTS.map(json.dumps), JSON.map(json.dumps), st.text()))
@example("")
@example("[" * 100_000)
@example('{"do": "new"')
@example('{"do": ["act"]}')
@example('{"do": "act", "action": "' + "x" * 2_000_000 + '"}')
@example('{"do": "new", "game": "pantti", "options": {"name": 1}, "seats": [], "seed": 1}')
@example('{"do": "open", "save": "kortti 1\\ngame pantti\\nseed \\ud800\\ndealer 0\\nseat person A"}')
@example('{"do": "look", "seat": true}')
@example('{"do": "look", "seat": 0.0}')
@example('{"do": "look", "seat": ' + "9" * 5000 + "}")
def test_junk_is_answered_with_an_error_and_changes_nothing(text: str) -> None:
    page = Page()
    ask(page, "open", save=MIDDLE)
    ask(page, "undo")
    table = page.seated
    before = json.dumps([table.view(), table.save, list(table.undone)])
    answer = json.loads(page.handle(text))
    assert isinstance(answer, dict)
    if "error" in answer:
        assert set(answer) == {"error"} and set(answer["error"]) == {"id", "args"}
        assert page.table is table
        assert json.dumps([table.view(), table.save, list(table.undone)]) == before
    elif "view" in answer:
        assert type(answer["view"]["eyes"]) is int
        assert "error" not in ask(page, "open", save=answer["save"])
