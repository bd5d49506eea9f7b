"""Replays: every step of a record, for everybody who may see it, in the page and in a terminal."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kortti
from kortti import opponents
from kortti.__main__ import main
from kortti.cards import HIDDEN
from kortti.records.record import Record, parse, replay, write
from kortti.table import Table
from kortti.table.history import History
from kortti.table.replays import Replay, cut, starts_of
from tests.engine.contract.test_hidden import named_in, seen_ever
from tests.engine.page.test_page import Page, ask
from tests.engine.records.golden import RECORDS
from tests.engine.records.golden_links import broken_off
from tests.engine.records.test_links import alone, link_to
from tests.engine.variants import cases

CASES = cases()
MATCH = alone(broken_off(kortti.load_game("pantti", target=120), random.Random(3), 9999, "replayed"))


def shown_at(record: Record, at: int, seat: int | None = None, **more: Any) -> dict[str, Any]:
    """Returns the table after a step, from a new page."""
    return ask(Page(), "replay", save=write(record), at=at, seat=seat, **more)


def test_steps_follow_each_other_as_they_are_jumped_to() -> None:
    page, save = Page(), write(MATCH)
    starts = starts_of(MATCH)
    assert len(starts) > 3
    for at in [*range(starts[2] + 3), 5, 4, starts[1], starts[1] - 1, starts[-1] - 1]:
        answer = ask(page, "replay", save=save, at=at, seat=0)
        assert answer == shown_at(MATCH, at, 0)
        assert (answer["at"], answer["steps"], answer["deals"]) == (at, starts[-1] - 1, starts[:-1])
        deal = max(number for number, start in enumerate(answer["deals"]) if start <= at)
        assert answer["view"]["deal"] == deal + 1
        number = at - starts[deal]
        assert answer["action"] == (MATCH.deals[deal][number - 1] if number else None)
        assert (answer["seat"] is None) == (answer["said"] == []) == (not number)
        assert bool(answer["moves"]) == (answer["action"] or "").startswith("play ")
        assert answer["view"]["actions"] == [] and answer["view"]["cannot"]["undo"]
    assert answer["view"]["over"] == "match" and answer["view"]["standings"]
    assert json.dumps(answer).count(MATCH.seed) == 0


@pytest.mark.parametrize("name", kortti.games())
def test_a_reason_is_that_of_the_seat_before_its_action(name: str) -> None:
    record = alone(broken_off(kortti.load_game(name), random.Random(3), 9999, "reasons"))
    page, save, given = Page(), write(record), set[str]()
    for at in range(min(60, starts_of(record)[1])):
        why = ask(page, "replay", save=save, at=at)["why"]
        if at == 0:
            assert why is None
            continue
        state = Table(cut(record, at - 1)).state
        seen = state.observation(state.current_player or 0)
        action = record.deals[0][at - 1]
        given.add(why["id"])
        if len(seen["legal"]) == 1:
            assert why["id"] == "replay-why-forced"
        else:
            assert why == (opponents.reason(seen, action) or {"id": "replay-why-nothing", "args": {}})
    assert len(given) > 3 or name not in opponents.OPPONENTS


def test_no_reason_is_told_while_the_deal_is_played() -> None:
    unfinished = cut(MATCH, starts_of(MATCH)[1] + 5)
    told = [shown_at(unfinished, at, 0)["why"] for at in range(starts_of(unfinished)[-1])]
    assert not any(told[starts_of(MATCH)[1] :]) and any(told[: starts_of(MATCH)[1]])


def test_watching_disturbs_no_table() -> None:
    page = Page()
    ask(page, "open", save=write(cut(MATCH, 7)))
    before = page.seated.save, page.seated.position
    ask(page, "replay", save=write(MATCH), at=20)
    assert (page.seated.save, page.seated.position) == before


def test_a_step_is_the_turn_that_the_table_showed() -> None:
    """In the second deal, with totals, from the person's seat."""
    record = alone(broken_off(kortti.load_game("ristikontra"), random.Random(2), 90, "turns"))
    start = starts_of(record)[1]
    table = Table(cut(record, start))
    for number, text in enumerate(record.deals[1], start + 1):
        events = table._play(text)
        answer = shown_at(record, number, 0)
        moves, said, same = json.loads(
            json.dumps([table.moves_of(events, 0), table.words_of(events, 0), table.view(0)])
        )
        assert (answer["moves"], answer["said"]) == (moves, said)
        for name in set(same) - {"cannot", "practice", "prompt", "actions", "slots", "signs"}:
            assert answer["view"][name] == same[name], name


@pytest.mark.parametrize("case", CASES)
@pytest.mark.slow
def test_a_deal_that_is_being_played_shows_what_the_table_would(case: str) -> None:
    """From people's seats only, without cards that they have not seen."""
    rng = random.Random(case)
    record = alone(broken_off(CASES[case], rng, 40, case))
    if replay(record)[0].state.is_terminal:
        record.deals[-1].pop()
    start, end = starts_of(record)[-2:]
    for at in {start, end - 1, *rng.choices(range(start, end), k=4)}:
        state = replay(cut(record, at))[0].state
        for seat in (None, 0):
            answer = shown_at(record, at, seat)
            for place in answer["view"]["places"]:
                del place["ghost"]
            assert answer["hands"] is None and not answer["may_open"]
            assert answer["view"]["actions"] == answer["view"]["slots"] == []  # a replay asks for nothing
            assert named_in(answer) - named_in(state.game.options) <= seen_ever(state, seat)
        for asked in ({"seat": 1}, {"open": True}, {"seat": 0, "open": True}):
            assert shown_at(record, at, **asked)["error"]["id"] == "replay-hidden"
    if start:
        assert shown_at(record, start - 1, 1)["may_open"] and shown_at(record, 3, open=True)["hands"]


def test_a_gift_is_no_secret_once_the_deal_is_over() -> None:
    record = parse((RECORDS / "ristiseiska.txt").read_text(encoding="utf-8"))
    record = replace(record, seats=MATCH.seats)
    at = 1 + next(number for number, text in enumerate(record.deals[0]) if text.startswith("give "))
    _, giving = shown_at(record, at - 1), shown_at(record, at)
    others = {0, 1, 2, 3} - {giving["seat"]}
    told = {seat: shown_at(record, at, seat) for seat in (None, *others)}
    assert giving["action"] == f"give {HIDDEN}" and told[None]["moves"][0]["card"] == HIDDEN
    assert sum(HIDDEN not in each["action"] for each in told.values()) == 1  # only the receiver sees it
    opened = shown_at(record, at, open=True)
    card = record.deals[0][at - 1].removeprefix("give ")
    assert opened["action"] == f"give {card}" and opened["moves"][0]["card"] == card
    assert any(card in json.dumps(line) for line in opened["said"])
    assert opened["hands"] == [replay(cut(record, at))[0].state.zones()[f"hand:{seat}"] for seat in range(4)]


def test_a_match_of_opponents_can_be_watched_from_any_seat() -> None:
    record = parse((RECORDS / "swedish-gin-rummy.txt").read_text(encoding="utf-8"))
    save = write(record).replace("deal\n", "seat expert A\nseat casual B\nseat expert C\ndeal\n", 1)
    page = Page()
    for seat in (None, 0, 1, 2):
        assert ask(page, "replay", save=save, at=50, seat=seat)["view"]["front"] == (seat or 0)
    assert ask(page, "replay", save=save, at=50, seat=1, open=True)["view"]["front"] == 1
    assert ask(page, "replay", save=save, at=50, seat=3)["error"]["id"] == "error-bad-value"
    assert ask(page, "replay", save=write(record), at=50)["error"]["id"] == "error-bad-save"  # no seats


def test_one_step_further_costs_one_action(monkeypatch: pytest.MonkeyPatch) -> None:
    watched, end = Replay(MATCH), starts_of(MATCH)[1] - 1
    watched.shown(end - 9, 0)
    played: list[str] = []
    play = History.play
    monkeypatch.setattr(History, "play", lambda self, text: played.append(text) or play(self, text))
    for at in (end - 9, end - 8, end - 8, end - 7):
        watched.shown(at, 0)
        watched.shown(at, None, True)
    assert played == MATCH.deals[0][end - 9 : end - 7]
    watched.shown(end + 4, 0)  # the next deal
    assert played[2:] == MATCH.deals[1][:3]


# In a terminal


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Runs a command; returns its exit status and output."""
    try:
        status = main([*words, "--lang", "en"])
    except SystemExit as exit:
        status = int(exit.code or 0)
    said = capsys.readouterr()
    return status, said.out, said.err


def test_a_file_and_a_link_are_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.kortti.txt"
    file.write_text(write(MATCH), encoding="utf-8")
    status, told, _ = run(capsys, "verify", str(file))
    totals = replay(MATCH)[0].totals
    assert status == 0 and "are legal" in told and "The match is over." in told
    assert all(f": {total} point" in told for total in totals) and told.count(", won") == 1
    assert run(capsys, "verify", f"https://x.example/#{link_to(MATCH, 'match')}") == (0, told, "")
    assert run(capsys, "verify", str(RECORDS / "ristikontra.txt"))[0] == 0


def test_what_the_rules_forbid_is_told_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.txt"
    file.write_text(write(MATCH).replace("deal\nplay 7C,", "deal\nplay 7C, play 7C,", 1), encoding="utf-8")
    for command in ("verify", "replay"):
        status, told, error = run(capsys, command, str(file))
        assert status == 1 and not told and "In deal 1, action 2 isn’t possible: play 7C" in error


def test_a_replay_is_told_step_by_step(capsys: pytest.CaptureFixture[str]) -> None:
    link = link_to(MATCH, "match")
    status, told, _ = run(capsys, "replay", link)
    assert status == 0 and told.count("Deal ") == len(MATCH.deals)
    assert all(f" {seat.name} played " in told for seat in MATCH.seats[1:]) and told.count(", won") == len(MATCH.deals)
    lines = told.splitlines()
    steps = [found for line in lines if (found := re.match(r"(\d+)\. ([^:]*)", line))]
    assert [step[2] for step in steps] == [text for deal in MATCH.deals for text in deal]
    status, part, _ = run(capsys, "replay", link, "--at", "9")
    assert status == 0 and part.splitlines()[:14] == lines[:14] and "to play" in part
    assert run(capsys, "replay", link, "--at", "-1")[0] == run(capsys, "replay", link, "--at", "99999")[0] == 1


def test_a_running_deal_keeps_its_secrets_in_a_terminal_too(capsys: pytest.CaptureFixture[str]) -> None:
    record = cut(MATCH, 12)
    state = replay(record)[0].state
    told = run(capsys, "replay", link_to(record, "match"), "--at", "12")[1]
    told = told.translate(str.maketrans("♣♦♥♠", "CDHS")).replace("10", "T")
    waited = {place["ghost"] for place in map(dict[str, Any], Table(record).view(0)["places"])}  # awaited cards
    assert named_in(told) - waited <= seen_ever(state, 0)
    assert f"{record.seats[0].name}: {' '.join(state.zones()['hand:0'])}" in told


def test_what_is_no_match_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    junk = tmp_path / "junk"
    junk.write_bytes(b"\xff\xfe\x00 junk")
    for file in (str(junk), str(tmp_path), "no-such-file", "1m.AAAA", "", "x" * 5000, "a\x00b"):
        status, told, error = run(capsys, "verify", file)
        assert status == 1 and not told and len(error.splitlines()) == 1
    assert run(capsys)[0] == run(capsys, "deal")[0] == run(capsys, "replay")[0] == 2
