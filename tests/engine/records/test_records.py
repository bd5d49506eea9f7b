"""Records: golden ones replay unchanged, written ones parse, junk is refused."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import kortti
from kortti.records.record import Record, RecordError, Seat, parse, playthrough, replay, write
from tests.engine.doors import record_door
from tests.engine.laws import a_record_reads_back
from tests.engine.records.golden import golden_files, golden_matches
from tests.engine.variants import cases

CASES = cases()
WHOLE = write(parse(golden_files()[0].read_text(encoding="utf-8"))) if golden_files() else ""


# Golden records


@pytest.mark.parametrize("name", kortti.games())
def test_every_game_has_a_golden_record(name: str) -> None:
    files = [file for file in golden_files() if file.stem == name or file.stem.startswith(f"{name}-")]
    assert files, f"no golden record of {name}: run python -m tests.engine.records.write_records --missing"
    for file in files:
        assert parse(file.read_text(encoding="utf-8")).game.name == name


@pytest.mark.parametrize("name", golden_matches())
def test_every_preset_has_a_golden_record_under_its_house_rules(name: str) -> None:
    file = next(file for file in golden_files() if file.name == name)
    assert parse(file.read_text(encoding="utf-8")).game.options == golden_matches()[name].options


@pytest.mark.parametrize("file", golden_files(), ids=lambda file: file.stem)
def test_golden_records_play_through_as_they_stand(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = parse(text)
    assert playthrough(record) == text
    match, log = replay(record)
    assert match.is_over and len(log) == len(record.deals) == match.deal_number


def test_records_are_equal_if_they_are_written_alike() -> None:
    one, other, *_ = (parse(file.read_text(encoding="utf-8")) for file in golden_files())
    assert one == parse(write(one))
    assert one != other and one != write(one)


def test_golden_records_meet_what_is_rare() -> None:
    texts = [file.read_text(encoding="utf-8") for file in golden_files()]
    met = "".join(texts)
    for text in texts:
        match, _ = replay(parse(text))
        for number in range(len(match.finished)):
            met += "".join(f"{note['id']} " for note in match.game.standing(match.finished[: number + 1]).notes)
    for rare in (
        "stop,",
        " low,",
        " high,",
        "give ",
        "-caught ",
        "-stalled ",
        "beg,",
        "-pantti ",
        "turn,",
        "take,",
        "-bounce ",
        "ristikontra-turn ",
        "-note-carry ",
        "-note-paid ",
        "-note-reset ",
    ):
        assert rare in met, rare


# Text


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Draws the record of an unfinished match."""
    game = CASES[draw(st.sampled_from(sorted(CASES)))]
    rng = random.Random(draw(st.integers(0, 1000)))
    names = st.text(st.characters(codec="utf-8", exclude_categories=("Z", "C")), max_size=24)
    seed = draw(names.filter(bool))
    dealer = draw(st.integers(0, game.players - 1))
    match = game.new_match(seed, dealer)
    deals: list[list[str]] = [[]]
    for _ in range(draw(st.integers(0, 150))):
        if match.is_over:
            break
        if match.state.is_terminal:
            match.next_deal()
            deals.append([])
            continue
        action = rng.choice(match.state.legal_actions())
        deals[-1].append(match.state.action_to_string(action))
        match.apply_action(action)
    seats = tuple(Seat(draw(st.sampled_from(("person", "skilled"))), draw(names)) for _ in range(game.players))
    return Record(game, seed, dealer, seats if draw(st.booleans()) else (), deals, draw(st.booleans()))


@settings(max_examples=60, deadline=None)
@given(records())
def test_a_record_is_read_back_as_it_was_written(record: Record) -> None:
    a_record_reads_back(record)
    if record.deals[0]:
        assert parse(playthrough(record)).deals == record.deals


def read(text: str) -> None:
    """Reads and replays any text; what is accepted is written back unchanged."""
    record_door(text, random.Random(1))


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.text(), st.lists(st.sampled_from(WHOLE.split("\n")[:24]), max_size=30).map("\n".join)))
@example("")
@example("kortti 1")
@example("kortti 2\ngame pantti\nseed 1\ndealer 0")
@example("kortti 1\ngame pantti\nseed 1\ndealer 0\noption name x")
@example("kortti 1\ngame pantti\nseed 1\ndealer 0\noption")
@example("kortti 1\ngame pantti\nseed \ud800\ndealer 0")
@example("kortti 1\ngame pantti\nseed 1\ndealer ٣")
@example("kortti 1\ngame pantti\nseed 1\ndealer 4")
@example("kortti 1\ngame pantti\nseed 1\ndealer 0\nseat person A")
@example("kortti 1\ngame pantti\nseed\ndealer 0\ndeal\ndeal")
def test_junk_is_refused_as_no_record(text: str) -> None:
    read(text)


JUNK = st.one_of(
    st.text(max_size=4), st.sampled_from(["\n", "\n\n", ",", " ", "deal\n", "pass", "\x1c", "\u2028", "9" * 5000])
)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(WHOLE)), st.integers(0, 40), JUNK, st.booleans())
def test_damaged_records_are_refused_or_read_as_they_are(place: int, cut: int, junk: str, end: bool) -> None:
    read(WHOLE[:place] + junk + ("" if end else WHOLE[place + cut :]))


def test_illegal_actions_are_refused_by_their_place() -> None:
    record = parse(WHOLE)
    record.deals[0][3] = "play 7C"
    with pytest.raises(RecordError, match=r"deal 1.*play 7C"):
        replay(record)
    record.deals = [record.deals[0][:3], []]
    with pytest.raises(RecordError, match="deal 2") as early:
        replay(record)
    assert early.value.message["args"]["deal"] == 2


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_record_has_a_name_for_every_seat_or_for_none(seats: int) -> None:
    with pytest.raises(RecordError, match=f"{seats} seats"):
        parse("kortti 1\ngame pantti\nseed 1\ndealer 0\n" + "seat person A\n" * seats)


@pytest.mark.parametrize("line", ["practice no", "lesson false"])
def test_what_is_said_of_a_match_has_no_value(line: str) -> None:
    text = "kortti 1\ngame pantti\nseed 1\ndealer 0\n"
    assert not parse(text).practice and parse(text + "practice\n").practice
    with pytest.raises(RecordError):
        parse(f"{text}{line}\n")
