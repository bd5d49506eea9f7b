"""Guided first deals: every step can be played, is translated, and corrects wrong actions."""

from __future__ import annotations

import json
from typing import Any

import pytest

import kortti
from kortti import wire
from kortti.games import CATALOGUE
from kortti.lessons import Lesson
from kortti.page import Page
from kortti.page.checks import problem
from kortti.records.record import parse
from tests.test_words import LANGUAGES, entries, speech_of

LESSONS = {name: lesson for name, kind in CATALOGUE.items() if (lesson := kind.lesson_of(name))}
LONGEST = 175  # characters that fit above the cards on a phone; a Japanese one counts twice


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
    """Does what the lesson asks for, or lets it continue; returns the next view."""
    lesson = page.seated.view(0)["lesson"]
    assert lesson is not None
    if lesson["kind"] == "play":
        answer = ask(page, "act", action=lesson["action"])
    else:
        answer = ask(page, "advance") if lesson["kind"] == "wait" else ask(page, "lesson", how="on")
    assert not problem(answer, wire.Turn, exactly=True)
    view: dict[str, Any] = answer["view"]
    return view


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_played_to_its_end(name: str) -> None:
    """Each step is offered in order; then the person plays on against thinking opponents."""
    page, lesson = begun(name), LESSONS[name]
    told: list[dict[str, Any]] = []
    view = ask(page, "view")["view"]
    while view["lesson"]["kind"] != "end":
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
    free = ask(page, "act", action=view["actions"][0]["action"])["view"]
    assert free["lesson"] is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.slow
def test_a_lesson_has_words_that_fit(name: str, language: str) -> None:
    lesson, speech = LESSONS[name], speech_of(language)
    for told in (*(step.told for step in lesson.steps), lesson.end):
        assert told["id"] in entries(language) and "-lesson-" in told["id"]
        text = speech.put(dict(told))
        assert 20 < len(text) <= (LONGEST // 2 if language == "ja" else LONGEST), (len(text), text)


@pytest.mark.parametrize("name", LESSONS)
def test_who_strays_is_led_back(name: str) -> None:
    page, strayed = begun(name), 0
    for _ in range(400):
        view = ask(page, "view")["view"]
        if view["lesson"]["kind"] == "end":
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
        if view["lesson"]["kind"] == "end":
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
