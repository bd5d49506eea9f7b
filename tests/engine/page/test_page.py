"""The page's interface: JSON in, JSON out, for any input."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import kortti
from kortti import opponents
from kortti.messages import Message, message
from kortti.opponents.characters import Liking, Traits
from kortti.page import Page, benchmark
from kortti.page.page import ANSWERS, SLICE
from kortti.table import Table
from tests.engine.contract.test_hidden import named_in, seen_ever
from tests.engine.variants import cases

CASES = cases()


def ask(page: Page, do: str, **request: Any) -> dict[str, Any]:
    """Repeats a request until its answer is finished, like the worker."""
    return parts(page, do, **request)[-1]


def parts(page: Page, do: str, **request: Any) -> list[dict[str, Any]]:
    """Returns all answers to a request, including unfinished ones."""
    answers: list[dict[str, Any]] = []
    while not answers or answers[-1].pop("unfinished", False):
        so_far = answers[-1] if answers else {}
        answers.append(json.loads(page.handle(json.dumps({"do": do, **request, **so_far}))))
    return answers


def seated(game: str, seed: str = "1", people: int = 1, level: str = "skilled", **options: Any) -> Page:
    page = Page()
    players = kortti.load_game(game, **options).players
    seats = [{"kind": "person" if seat < people else level, "name": f"N{seat}"} for seat in range(players)]
    assert "error" not in ask(page, "new", game=game, options=options, seats=seats, seed=seed)
    return page


@pytest.mark.parametrize("case", CASES)
@pytest.mark.slow
def test_a_match_can_be_played_by_json_alone(case: str) -> None:
    """A view contains all that the page needs."""
    game = CASES[case]
    page = seated(game.name, case, **game.options)
    rng = random.Random(case)
    view = ask(page, "view", seat=0)["view"]
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
        assert set(turn) == {"view", "moves", "peaks", "said", "remark"}, turn
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


def test_the_catalogue_lists_every_game_with_its_options() -> None:
    entries = ask(Page(), "catalogue")["games"]
    assert [entry["name"] for entry in entries] == list(kortti.games())
    for entry in entries:
        usual = json.loads(json.dumps(kortti.load_game(entry["name"]).options))
        assert {option["name"]: option["default"] for option in entry["options"]} == usual
        assert entry["presets"][0] == {"name": "usual", "options": {}}
        for preset in entry["presets"]:
            kortti.load_game(entry["name"], **preset["options"])
        if kortti.load_game(entry["name"]).lesson_of(entry["name"]):
            taught = Table.teach(entry["name"], "ABCDEFGH"[: len(entry["lesson"])])
            assert [seat.kind for seat in taught.record.seats] == entry["lesson"]
        else:
            assert entry["lesson"] == []


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


def test_opponents_play_on_at_once_to_the_turn_of_a_person_or_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kortti.page.page.STRETCH", 60)
    page = seated("pantti")
    rng = random.Random(1)
    view = ask(page, "view", seat=0)["view"]
    while not view["over"]:
        if view["turn"] == 0:
            view = ask(page, "act", seat=0, action=rng.choice(view["actions"])["action"])["view"]
            continue
        view = ask(page, "advance", seat=0, on=True)["view"]
        assert view["turn"] == 0 or view["over"]
    assert "error" in ask(page, "advance", seat=0, on=True)


# Thinking


STEP = 0.002  # seconds
STEPS = 100
taken: list[int] = []
clock = [0.0]  # fake seconds, so that other programs do not count


def think(
    observation: Mapping[str, Any], rng: random.Random, level: str, effort: float, liking: Liking | None
) -> Iterator[str]:
    """Thinks for a fifth of a second, about one action after the other."""
    for number in range(int(STEPS * effort)):
        taken.append(number)
        clock[0] += STEP
        yield observation["legal"][number % len(observation["legal"])]


def reason(observation: Mapping[str, Any], text: str) -> Message:
    return message("table-not-now")


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Page:
    """A table of Pantti with slow thinkers and a choice for the person."""
    page = seated("pantti", "slow")
    while page.seated.state.current_player != 0 or len(page.seated.state.legal_actions()) < 2:
        view = ask(page, "view", seat=0)["view"]
        ask(page, "act", action=view["actions"][0]["action"]) if view["turn"] == 0 else ask(page, "advance")
    monkeypatch.setitem(
        opponents.OPPONENTS, "pantti", SimpleNamespace(think=think, reason=reason, traits=lambda _: Traits())
    )
    monkeypatch.setattr("kortti.page.page.perf_counter", lambda: clock[0])
    taken.clear()
    return page


def test_a_thought_comes_in_slices_with_one_end(slow: Page) -> None:
    answers = parts(slow, "hint")
    assert len(answers) >= STEPS * STEP / SLICE
    legal = [entry["action"] for entry in slow.seated.view(0)["actions"]]
    assert answers[-1]["action"] == legal[(STEPS - 1) % len(legal)]
    assert answers[-1]["reason"]["id"] == "table-not-now"
    assert parts(slow, "hint") == answers[-1:]  # the result is cached


def test_a_slice_is_short(slow: Page) -> None:
    begun = clock[0]
    assert json.loads(slow.handle('{"do": "hint"}'))["unfinished"] is True
    assert SLICE - 2 * STEP < clock[0] - begun <= SLICE + STEP / 100


@pytest.mark.parametrize("do", ["hint", "advance"])
def test_patience_ends_and_the_answer_says_so(do: str, slow: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kortti.page.page.PATIENCE", 0.05)
    if do == "advance":
        ask(slow, "act", action=slow.seated.view(0)["actions"][0]["action"])
        while len(slow.seated.state.legal_actions()) < 2:
            assert "hurried" not in ask(slow, "advance")
        assert "unfinished" in json.loads(slow.handle('{"do": "think"}'))  # also when thinking ahead
    begun = clock[0]
    answers = parts(slow, do)
    assert 2 <= len(answers) <= 5 and ("action" in answers[-1] or "view" in answers[-1])
    assert clock[0] - begun < 0.05 + 2 * STEP
    assert answers[-1]["hurried"] is True
    assert parts(slow, "log")[-1].get("hurried") is None


def test_an_expert_on_a_slow_device_thinks_less_and_says_so(slow: Page) -> None:
    table = slow.seated
    table.record.seats = tuple(
        seat._replace(kind="expert") if number else seat for number, seat in enumerate(table.record.seats)
    )
    for effort in (1.0, 1 / 2):
        ask(slow, "act", action=table.view(0)["actions"][0]["action"])
        while len(table.state.legal_actions()) < 2:
            ask(slow, "advance")
        table.effort = effort
        taken.clear()
        assert parts(slow, "advance")[-1].get("hurried", False) == (effort < 1)
        assert taken == [*range(int(STEPS * effort))]
        while table.awaits_opponent:
            ask(slow, "advance")


def test_opponents_who_play_on_think_to_the_end_and_least_once_all_people_are_out(
    slow: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = slow.seated
    for is_out, steps in ((False, STEPS), (True, STEPS // 8)):
        ask(slow, "act", action=table.view(0)["actions"][0]["action"])
        monkeypatch.setattr(Table, "is_left_to_opponents", is_out)
        taken.clear()
        while "unfinished" in (answers := parts(slow, "advance", on=True))[-1] or table.awaits_opponent:
            pass
        assert "hurried" not in answers[-1]
        assert max(taken) == steps - 1 and taken.count(steps - 1) == taken.count(0) > 0


def test_the_answer_of_a_puzzle_is_the_same_on_every_device(slow: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kortti.page.page.PATIENCE", 0.04)
    slow.seated.effort = 1 / 4
    assert parts(slow, "hint")[-1]["hurried"] is True
    legal = [entry["action"] for entry in slow.seated.view(0)["actions"]]
    for _ in range(2):  # first computed, then cached
        answers = parts(slow, "solve", action="")
        assert answers[-1]["action"] == legal[(STEPS - 1) % len(legal)]
    assert len(answers) == 1 and taken[-STEPS:] == [*range(STEPS)]


@pytest.mark.parametrize("name", kortti.games())
def test_the_same_position_gets_the_same_move_however_slow_the_clock_is(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For equal game, options, seed, effort and position, in slices of any length, ahead or not."""
    moves = []
    for number, tick in enumerate((1e-6, 1e-3)):
        ticks = count()
        monkeypatch.setattr(
            "kortti.page.page.perf_counter", partial(lambda ticks, tick: next(ticks) * tick, ticks, tick)
        )
        page = seated(name, "same")
        page.rate, page.is_measured = 30_000.0, True
        page.sit_down(page.seated)
        assert page.seated.effort == benchmark.effort_of(30_000.0, opponents.cost_of(name))
        while len(page.seated.state.history) < 10 and not page.seated.state.is_terminal:
            if page.seated.state.current_player == 0:
                hint = parts(page, "hint")
                assert "hurried" not in hint[-1]
                ask(page, "act", action=hint[-1]["action"])
            else:
                assert not number or parts(page, "think")[-1] == {}
                assert "hurried" not in parts(page, "advance")[-1]
        moves.append(page.seated.record.deals)
    assert moves[0] == moves[1]


def test_whoever_thinks_ahead_plays_what_it_would_have_played_and_at_once(slow: Page) -> None:
    ask(slow, "act", action=slow.seated.view(0)["actions"][0]["action"])
    save = slow.seated.save
    ask(slow, "advance")
    alone = slow.seated.record.deals
    ask(slow, "open", save=save)
    assert parts(slow, "think")[-1] == {}
    assert [set(answer) for answer in parts(slow, "advance")] == [{"view", "moves", "peaks", "said", "remark"}]
    assert slow.seated.record.deals == alone


@pytest.mark.parametrize("level", ["skilled", "expert"])
@pytest.mark.parametrize("name", kortti.games())
def test_an_expert_who_thinks_in_a_persons_time_plays_what_it_would_have_played(name: str, level: str) -> None:
    deals = []
    for is_foreseen in (False, True):
        page = seated(name, "foreseen", level=level)
        table, kept = page.seated, 0
        table.effort = 1 / 8
        for turn in range(12):
            if table.state.is_terminal:
                break
            if table.awaits_opponent:
                ask(page, "advance")
                continue
            save = table.save
            if is_foreseen:
                assert parts(page, "think", seat=0)[-1] == {} and table.save == save
            seen = table.state.observation(0)
            likely = opponents.choose(seen, table.history.chance(table.state))
            ask(page, "act", seat=0, action=likely if turn % 4 else seen["legal"][-1])
            kept += table.awaits_opponent and not table.think()  # thought to the end already
        deals.append(table.record.deals)
        assert (kept > 0) == (is_foreseen and level == "expert")
    assert deals[0] == deals[1]


def seat_experts(page: Page, first: int = 1) -> None:
    """Seats experts from seat `first` on, and people before."""
    seats = page.seated.record.seats
    page.seated.record.seats = tuple(
        seat._replace(kind="person" if number < first else "expert") for number, seat in enumerate(seats)
    )


def test_an_expert_thinks_in_a_persons_time_in_slices_and_with_the_effort_for_the_device(slow: Page) -> None:
    seat_experts(slow)
    assert "unfinished" in json.loads(slow.handle('{"do": "think"}'))
    slow.seated.effort = 1 / 8  # measured late
    taken.clear()
    slow.handle('{"do": "think"}')  # supposes what the person plays
    answers = 1
    while True:
        begun = clock[0]
        if "unfinished" not in json.loads(slow.handle('{"do": "think"}')):
            break
        answers += 1
        assert clock[0] - begun <= SLICE + STEP / 100
    assert answers > 1 and taken == [*range(STEPS), *range(STEPS // 8)]


def test_thinking_in_a_persons_time_ends_in_time_and_hurries_no_hint(
    slow: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kortti.page.page.PATIENCE", 0.25)
    seat_experts(slow)
    assert parts(slow, "think")[-1] == {} and STEPS < len(taken) < 1.5 * STEPS
    monkeypatch.setattr("kortti.page.page.PATIENCE", 1.0)
    taken.clear()
    answers = parts(slow, "hint")
    assert "hurried" not in answers[-1] and taken == [*range(STEPS)]
    assert parts(slow, "think") == [{}] and len(taken) == STEPS  # a hint comes first


def test_with_several_people_no_expert_thinks_in_their_time(slow: Page) -> None:
    """How long its answer takes would tell the others of a person's hand."""
    seat_experts(slow, first=2)
    assert parts(slow, "think") == [{}] and not taken


@pytest.mark.parametrize("meanwhile", ["undo", "stop", "new", "open", "act"])
def test_what_is_thought_in_a_persons_time_is_given_up_when_the_position_has_changed(
    slow: Page, meanwhile: str
) -> None:
    action = slow.seated.view(0)["actions"][-1]["action"]
    ask(slow, "act", action=action)
    while slow.seated.awaits_opponent:
        ask(slow, "advance")
    save = slow.seated.save
    seat_experts(slow)
    thinking = json.loads(slow.handle('{"do": "think"}'))["position"]
    more = {
        "new": {"game": "pantti", "seats": SEATS, "seed": "2"},
        "open": {"save": save},
        "act": {"action": slow.seated.view(0)["actions"][-1]["action"]},
    }
    assert "error" not in ask(slow, meanwhile, **more.get(meanwhile, {}))
    before = slow.seated.save
    assert json.loads(slow.handle(json.dumps({"do": "think", "position": thinking}))) == {"stopped": True}
    assert slow.seated.save == before


@pytest.mark.parametrize("meanwhile", ["undo", "stop", "new", "open", "act"])
def test_a_thought_is_given_up_when_the_position_has_changed(slow: Page, meanwhile: str) -> None:
    do = "hint" if meanwhile == "act" else "advance"
    action = slow.seated.view(0)["actions"][0]["action"]
    if do == "advance":
        ask(slow, "act", action=action)
    save = slow.seated.save
    thinking = json.loads(slow.handle(json.dumps({"do": do})))["position"]
    assert "error" not in ask(slow, "log") and "error" not in ask(slow, "rules", game="pantti")
    more = {"new": {"game": "pantti", "seats": SEATS, "seed": "2"}, "open": {"save": save}, "act": {"action": action}}
    assert "error" not in ask(slow, meanwhile, **more.get(meanwhile, {}))
    before = slow.seated.save
    assert json.loads(slow.handle(json.dumps({"do": do, "position": thinking}))) == {"stopped": True}
    assert slow.seated.save == before


def test_a_hint_that_is_asked_for_twice_is_thought_once(slow: Page) -> None:
    first = json.loads(slow.handle('{"do": "hint"}'))["position"]
    second = parts(slow, "hint")
    assert taken == list(range(STEPS))
    assert json.loads(slow.handle(json.dumps({"do": "hint", "position": first}))) == second[-1]


# The device


def test_the_effort_suits_the_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dearest decision of any game stays within the limit."""
    for rate, effort in ((1000, 1), (500, 1), (499, 1 / 2), (250, 1 / 2), (249, 1 / 4), (120, 1 / 8), (1, 1 / 8)):
        assert benchmark.effort_of(rate / benchmark.SECONDS, 500) == effort
    assert all(opponents.cost_of(name) > 0 for name in opponents.OPPONENTS)
    half = opponents.cost_of("pantti") / 2 / benchmark.SECONDS
    rates = iter([half / 8, half * 1.5, half / 2, half / 3])
    monkeypatch.setattr("kortti.page.page.moves_a_second", lambda: next(rates))
    page = seated("pantti")
    efforts = ask(page, "calibrate")["efforts"]
    assert efforts["pantti"] == page.seated.effort == 1 / 2  # the best run decides
    assert efforts["swedish-gin-rummy"] == 1 and efforts["ristikontra"] == 1 / 4
    ask(page, "open", save=MIDDLE)
    assert page.seated.effort == efforts[page.seated.match.game.name]


def test_measuring_takes_little_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = [0]

    def tick() -> float:
        ticks[0] += 1
        return ticks[0] / 20_000

    monkeypatch.setattr("kortti.page.benchmark.perf_counter", tick)
    assert ask(Page(), "calibrate")["efforts"]["pantti"] == 1 / 4
    assert ticks[0] / 20_000 < 2 * benchmark.RUN * benchmark.RUNS


# Long matches


def test_how_a_match_stood_is_worked_out_once_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kortti.load_game("pantti", target=9999)
    match = game.new_match("long")
    for number in range(6):
        assert len(match.course) == number
        while not match.state.is_terminal:
            match.apply_action(match.state.legal_actions()[0])
        assert [standing.totals for standing in match.course] == [
            game.standing(match.finished[: count + 1]).totals for count in range(number + 1)
        ]
        match.next_deal()
    assert len(match.course) == 6
    monkeypatch.setattr(type(game), "standing", None)
    assert len(match.course) == 6


def test_undo_within_a_deal_replays_that_deal_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    page = seated("pantti", "undone")
    while len(page.seated.state.history) < 30 and not page.seated.state.is_terminal:
        if page.seated.state.current_player == 0:
            ask(page, "act", action=page.seated.view(0)["actions"][0]["action"])
        else:
            ask(page, "advance")
    monkeypatch.setattr("kortti.table.history.replay", None)
    undone = ask(page, "undo")
    monkeypatch.undo()
    opened = ask(Page(), "open", save=ask(page, "save")["save"])["view"]
    assert undone["view"] == opened | {"cannot": undone["view"]["cannot"]}
    assert ask(page, "redo")["view"]["turn"] is not None or page.seated.state.is_terminal


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
    "also": [0, None],
    "save": seated("ristiseiska").seated.save,
    "at": 0,
    "open": True,
    "kind": "position",
    "text": ask(seated("pantti"), "link", kind="match")["link"],
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
        view = ask(page, "view", seat=0)["view"]
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
@example('{"do": "view", "seat": true}')
@example('{"do": "replay", "save": "kortti 1\\ngame pantti\\nseed 1\\ndealer 0", "at": 0}')
@example('{"do": "read", "text": "#1m.\\ud800"}')
@example('{"do": "view", "seat": 0.0}')
@example('{"do": "view", "seat": ' + "9" * 5000 + "}")
def test_junk_is_answered_with_an_error_and_changes_nothing(text: str) -> None:
    page = Page()
    ask(page, "open", save=MIDDLE)
    ask(page, "undo")
    table = page.seated
    before = json.dumps([table.view(0), table.save, list(table.history.undone)])
    answer = json.loads(page.handle(text))
    assert isinstance(answer, dict)
    if "error" in answer:
        assert set(answer) == {"error"} and set(answer["error"]) == {"id", "args"}
        assert page.table is table
        assert json.dumps([table.view(0), table.save, list(table.history.undone)]) == before
    elif "view" in answer and "steps" not in answer:  # a replay may be watched by nobody at the table
        assert type(answer["view"]["viewer"]) is int
        assert "error" not in ask(page, "open", save=ask(page, "save")["save"])
