"""Guided first deals: every step can be played, is translated, and corrects wrong actions; who follows wins."""

from __future__ import annotations

import json
from typing import Any

import pytest

import kortti
from kortti import wire
from kortti.games import CATALOGUE
from kortti.lessons import FADING, Lesson, kinds_of
from kortti.page import Page
from kortti.page.checks import problem
from kortti.records.record import Record, Seat, parse
from kortti.table import Table
from tests.engine.variants import choices_of
from tests.test_words import LANGUAGES, entries, speech_of

LESSONS = {name: lesson for name, kind in CATALOGUE.items() if (lesson := kind.lesson_of(name))}
LONGEST = 175  # characters that fit above the cards on a phone; a Japanese one counts twice
SHORT = 80  # characters of what was taught


def ask(page: Page, do: str, **more: Any) -> Any:
    return json.loads(page.handle(json.dumps({"do": do, **more})))


def begun(name: str) -> Page:
    """Starts the guided first deal of a game."""
    page = Page()
    players = kortti.load_game(name, **LESSONS[name].options).players
    seats = [{"kind": "person" if k == 0 else "beginner", "name": "" if k == 0 else f"P{k}"} for k in range(players)]
    ask(page, "new", game=name, options={}, seats=seats, seed="", lesson=True)
    return page


def go_on(page: Page) -> dict[str, Any]:
    """Does what the lesson asks for or shows, or lets it continue; returns the next view."""
    guide = page.seated.guide
    assert guide is not None
    if guide.kind == "leap":
        answer = ask(page, "lesson", how="on")
    elif page.seated.is_asked(0):
        answer = ask(page, "act", action=guide.next)
    else:
        answer = ask(page, "advance")
    assert not problem(answer, wire.Turn, exactly=True)
    view: dict[str, Any] = answer["view"]
    return view


def taught(name: str) -> Page:
    """Returns a guided first deal after its steps, at the person's first own choice."""
    page = begun(name)
    while (guide := page.seated.guide) and guide.is_binding:
        go_on(page)
    return page


@pytest.mark.parametrize("name", LESSONS)
def test_the_steps_of_a_lesson_are_told_in_order(name: str) -> None:
    page, lesson = begun(name), LESSONS[name]
    told: list[dict[str, Any]] = []
    view = ask(page, "view")["view"]
    while view["lesson"]["kind"] != "shown":
        guided = view["lesson"]
        assert view["practice"] and guided["steps"] == len(lesson.steps) and not view["over"]
        assert (guided["message"] is None) == (guided["kind"] == "wait")
        if guided["kind"] == "play":
            assert view["turn"] == 0 and guided["action"] in [offer["action"] for offer in view["actions"]]
        elif guided["kind"] == "leap":
            assert view["actions"] == [] and ask(page, "advance")["error"]
        else:
            assert view["turn"] != 0
        if guided["message"]:
            told.append(guided["message"])
        view = go_on(page)
    told.append(view["lesson"]["message"])
    assert told == [*(step.told for step in lesson.steps), lesson.end]
    assert 7 <= len(lesson.steps) <= 14
    assert view["turn"] == 0 and len(view["actions"]) > 1, "the person has to choose, else the end is not read"


@pytest.mark.parametrize("name", LESSONS)
def test_who_follows_a_lesson_to_its_end_wins(name: str) -> None:
    """The help fades: an action is shown, then only told why, then neither; the hint tells the same all the time."""
    page, lesson = taught(name), LESSONS[name]
    helped: list[str] = []
    view = ask(page, "view")["view"]
    while not view["over"]:
        guide, told = page.seated.guide, view["lesson"]
        assert guide and (told or guide.kind == "free" or view["turn"] != 0)
        if view["turn"] == 0:
            hint = ask(page, "hint")
            assert hint["action"] == guide.next and hint["message"]
            assert view["cannot"]["hint"] is None
            if told:
                assert told["action"] == (guide.next if told["kind"] == "shown" else None)
                assert told["kind"] == "told" or told["message"]
            if told and told["kind"] == "told" and len(view["actions"]) > 1:
                assert told["message"] == hint["reason"]
            helped.append(told["kind"] if told else "free")
        else:
            assert told is None
        view = go_on(page)
    assert 0 in page.seated.state.winners(), "out first in games of a loser"
    fading = [*FADING[: len(lesson.rest)]]
    assert helped[: len(fading)] == fading and {*helped[len(fading) :]} <= {"free"}
    assert view["lesson"]["kind"] == "over" and view["lesson"]["taught"] == [*lesson.taught]
    assert tuple(parse(ask(page, "save")["save"]).deals[0]) == lesson.actions
    again = Page()
    assert ask(again, "open", save=ask(page, "save")["save"])["view"]["lesson"] == view["lesson"]
    if view["over"] == "deal":
        assert ask(page, "next")["view"]["lesson"] is None


@pytest.mark.parametrize("name", LESSONS)
def test_who_leaves_a_lesson_after_its_steps_plays_on_freely(name: str) -> None:
    """At once or after the guidance was ended; it tells at the end what was taught, and undo leads back into it."""
    page = taught(name)
    asked = page.seated.guide
    assert asked
    other = next(text for offer in ask(page, "view")["view"]["actions"] if (text := offer["action"]) != asked.next)
    assert ask(page, "act", action=other)["view"]["lesson"] is None and page.seated.guide is None
    assert ask(page, "undo")["view"]["lesson"]["kind"] == "shown"
    ask(page, "lesson", how="off")
    ask(page, "act", action=asked.next)
    while page.seated.state.current_player is not None:
        assert page.seated.view(0)["lesson"] is None
        page.seated.play_thought()
    told = page.seated.view(0)["lesson"]
    assert told and told["taught"] == LESSONS[name].taught


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.slow
def test_a_lesson_has_words_that_fit(name: str, language: str) -> None:
    lesson, speech = LESSONS[name], speech_of(language)
    told = [*(step.told for step in lesson.steps), lesson.end]
    assert 2 <= len(lesson.taught) <= 4
    for one in (*told, *lesson.taught):
        assert one["id"] in entries(language) and "-lesson-" in one["id"]
        text = speech.put(dict(one))
        longest = LONGEST if one in told else SHORT
        assert 10 < len(text) <= (longest // 2 if language == "ja" else longest), (len(text), text)


@pytest.mark.parametrize("name", LESSONS)
def test_who_strays_is_led_back(name: str) -> None:
    page, strayed = begun(name), 0
    for _ in range(400):
        view = ask(page, "view")["view"]
        if view["lesson"]["kind"] == "shown":
            break
        others = [offer["action"] for offer in view["actions"] if offer["action"] != view["lesson"]["action"]]
        if view["lesson"]["kind"] == "play" and others:
            error = ask(page, "act", action=others[-1])["error"]
            assert error["id"] == "lesson-other" and error["args"]["answer"]["id"]
            assert ask(page, "view")["view"] == view
            strayed += 1
        go_on(page)
    assert strayed > 3
    illegal = begun(name)
    error = ask(illegal, "act", action="dance")["error"]
    assert error["id"] != "lesson-other"


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_goes_on_where_it_was_left(name: str) -> None:
    """From the save after every action, also after undo; lessons cannot be shared."""
    page = begun(name)
    for _ in range(400):
        save = ask(page, "save")["save"]
        other = Page()
        view = ask(page, "view")["view"]
        assert ask(other, "open", save=save)["view"]["lesson"] == view["lesson"]
        if view["lesson"]["kind"] == "shown":
            break
        go_on(page)
    before = len(parse(save).deals[0])
    taken = ask(page, "undo")["view"]
    assert len(parse(ask(page, "save")["save"]).deals[0]) < before and taken["lesson"]["kind"] in ("play", "leap")
    link = ask(page, "link", kind="deal")
    shared = ask(page, "read", text=link["link"])
    assert link["practice"] and shared["practice"] and "\nlesson" not in shared["save"]


@pytest.mark.parametrize("name", LESSONS)
def test_the_guidance_can_be_ended(name: str) -> None:
    page = begun(name)
    view = ask(page, "lesson", how="off")["view"]
    assert view["lesson"] is None and view["practice"]
    assert ask(page, "act", action=view["actions"][0]["action"])["view"]["lesson"] is None
    assert ask(page, "lesson", how="on")["error"]["id"] == "error-bad-request"


def test_a_match_that_only_claims_to_be_a_lesson_is_none() -> None:
    page = begun("ristiseiska")
    save = ask(page, "save")["save"]
    for changed in (save.replace("seed first game", "seed second game"), save.replace("dealer 3", "dealer 2")):
        assert changed != save and ask(Page(), "open", save=changed)["view"]["lesson"] is None
    strayed = parse(save)
    strayed.deals = [["play 7C", "play 8C"]]
    assert Lesson.guide(LESSONS["ristiseiska"], ["play 7C", "play 8C"]) is None
    page = Page()
    seats = [{"kind": "person", "name": ""}]
    assert ask(page, "new", game="ristiseiska", options={}, seats=seats, seed="", lesson=True)["error"]
    assert ask(page, "new", game="poker", options={}, seats=seats, seed="", lesson=True)["error"]


@pytest.mark.parametrize("name", LESSONS)
def test_the_same_seed_under_other_house_rules_is_no_lesson(name: str) -> None:
    lesson = LESSONS[name]

    def is_lesson(first: int = 1, **changed: Any) -> bool:
        game = kortti.load_game(name, **{**lesson.options, **changed})
        seats = tuple(Seat(kind, "") for kind in kinds_of(game.players))
        return Table(Record(game, lesson.seed, lesson.dealer, seats, lesson=True, first=first)).guide is not None

    assert is_lesson() and not is_lesson(first=2)
    usual = kortti.load_game(name, **lesson.options).options
    others = [(rule, value) for rule, values in choices_of(name).items() for value in values if value != usual[rule]]
    others = [(rule, value) for rule, value in others if rule != "players" or lesson.dealer < int(value)]
    assert others and not any(is_lesson(**{rule: value}) for rule, value in others)
