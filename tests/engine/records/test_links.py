"""Links: short, stable for ever, and robust against any input."""

from __future__ import annotations

import json
import random
import re
import tracemalloc
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import kortti
from kortti.games import CATALOGUE
from kortti.opponents import alike
from kortti.options import OptionValue
from kortti.page import Page
from kortti.records import links
from kortti.records.link_phrases import GAMES, LATER, MORE, PHRASES, pack, unpack
from kortti.records.links import LETTERS, LinkError, read, record_for_link, write_link
from kortti.records.record import Record, Seat, parse, replay, write
from kortti.table import Table
from kortti.table.replays import cut, starts_of
from tests.engine.doors import link_door, whole_link
from tests.engine.page.test_page import ask, parts
from tests.engine.page.test_page import seated as dealt
from tests.engine.records.golden import golden_files
from tests.engine.records.golden_links import broken_off, golden_links, some_seats
from tests.engine.variants import cases, snapshot

CASES = cases()
SAFE = re.compile(r"1[dpm]\.[A-Za-z0-9_-]+")
ADDRESS = "https://kortti.example/#"
every_kind = pytest.mark.parametrize("kind", LETTERS)


def page_seed(rng: random.Random) -> str:
    """Returns a random seed of the longest kind that the page makes."""
    return "".join(rng.choices("abcdefghijklmnopqrstuvwxyz0123456789", k=14))


def any_options(name: str, rng: random.Random) -> dict[str, OptionValue]:
    """Returns house rules that all differ from the usual ones, with the longest numbers."""
    chosen: dict[str, OptionValue] = {}
    for option in CATALOGUE[name].options_of(name):
        others = [value for value in option.values if value != option.default] or option.values
        if option.many:
            chosen[option.name] = option.values[::2]  # type: ignore[assignment]
        elif others:
            chosen[option.name] = others[-1] if option.name == "players" else rng.choice(others)
        else:
            chosen[option.name] = max(option.least, option.most - rng.randrange(9))
    return chosen


def link_to(record: Record, kind: links.Kind) -> str:
    return write_link(kind, record_for_link(kind, record, replay(record)[0]))


@st.composite
def records(draw: st.DrawFn, most: int = 200) -> Record:
    """Draws the record of an unfinished match."""
    rng = random.Random(draw(st.integers(0, 10_000)))
    seed = draw(st.text(st.characters(exclude_categories=("Z", "C")), max_size=20)) if rng.random() < 0.5 else None
    game = CASES[draw(st.sampled_from(sorted(CASES)))]
    return broken_off(game, rng, draw(st.integers(0, most)), page_seed(rng) if seed is None else seed)


# Length


@pytest.mark.parametrize("name", kortti.games())
def test_a_deal_fits_into_100_characters_whatever_the_house_rules(name: str) -> None:
    """The phrases of a later game take two bytes, so its links may be slightly longer."""
    most = 100 if name in GAMES else 150
    rng = random.Random(name)
    played = [CASES[case] for case in CASES if CASES[case].name == name]
    for game in played + [kortti.load_game(name, **any_options(name, rng)) for _ in range(50)]:
        seed = page_seed(rng)
        record = Record(game, seed, game.first_dealer(seed), some_seats(game, rng), first=999)
        link = link_to(record, "deal")
        assert len(link) < most and SAFE.fullmatch(link), link
        found = read(link).record
        assert (found.game.options, found.seed, found.first) == (game.options, seed, 999)
        assert [seat.kind for seat in found.seats] == [seat.kind for seat in record.seats]
        assert not any(seat.name for seat in found.seats)  # names are not shared


@pytest.mark.parametrize("case", CASES)
@pytest.mark.slow
def test_a_deal_with_its_moves_fits_into_2000_characters(case: str) -> None:
    rng = random.Random(case)
    for _ in range(3):
        record = broken_off(CASES[case], rng, 5000, page_seed(rng))
        record.deals = record.deals[:1]
        link = link_to(record, "match")
        assert len(link) < 2000 and SAFE.fullmatch(link)
        assert read(link).record == record


def test_the_longest_deal_fits_too() -> None:
    """Six random players who never finish a round of five groups."""
    rng = random.Random(1)
    game = kortti.load_game("swedish-gin-rummy", players=6, turn_cap=100, rounds="12", exact_cut_bonus=True)
    longest = max(len(link_to(broken_off(game, rng, 5000, page_seed(rng)), "match")) for _ in range(5))
    assert 1000 < longest < 2000


def test_a_typed_seed_is_kept_whole_and_a_match_too_long_is_refused() -> None:
    game = kortti.load_game("pantti")
    for seed in ("Juhannus 2026 🌞", "pitkä " * 50):
        found = read(link_to(Record(game, seed, 0), "deal"))
        assert found.record.seed == seed.rstrip() and found.match.state.deck == game.new_match(seed).state.deck
    with pytest.raises(LinkError) as told:
        link_to(Record(game, "".join(map(chr, range(0x4E00, 0x9E00))), 0), "deal")
    assert told.value.message["id"] == "link-too-long"


# Stability


@pytest.mark.parametrize("limit", ["LONGEST_LINK", "MOST_BYTES", "MOST_CHARACTERS", "MOST_ACTIONS"])
def test_what_exceeds_any_limit_is_refused(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = alone(broken_off(kortti.load_game("pantti"), random.Random(3), 9, "limits"))
    assert write_link("match", record)
    monkeypatch.setattr(links, limit, 5)
    with pytest.raises(LinkError):
        write_link("match", record)


def test_golden_links_open_as_what_they_were() -> None:
    golden = golden_links()
    games = [(link[:2], parse(text).game.name) for link, text in golden.items()]
    assert {(f"1{letter}", name) for letter in "dpm" for name in CATALOGUE if name != "crazy-eights"} <= set(games)
    for link, text in golden.items():
        assert read(link).record == parse(text), link


def test_the_phrases_of_version_1_stay_as_they_are() -> None:
    assert len(PHRASES) == 151
    assert zlib.crc32(b"".join(byte + phrase for byte, phrase in PHRASES.items())) == 258941208


def test_phrases_that_came_later_stay_as_they_are() -> None:
    """None is removed and new ones are appended; then their number and checksum change here."""
    assert len(MORE) == len(LATER) == 38 <= 95
    assert zlib.crc32(b"".join(code + phrase for code, phrase in MORE.items())) == 3078309264
    assert not {*MORE.values()} & {*PHRASES.values()}
    with pytest.raises(ValueError):
        unpack(b"\x7f~")


@settings(max_examples=100, deadline=None)
@given(
    st.text(st.characters(exclude_categories=("Cs",))), st.lists(st.sampled_from([*PHRASES.values(), *MORE.values()]))
)
def test_whatever_is_packed_is_unpacked(text: str, phrases: list[bytes]) -> None:
    whole = text + b"".join(phrases).decode() + text
    assert unpack(pack(whole)) == whole


# Contents of each kind


@settings(max_examples=40, deadline=None)
@given(records())
def test_a_match_is_read_back_whole_and_is_practice_while_it_is_played(record: Record) -> None:
    found = read(f"{ADDRESS}{link_to(record, 'match')}&at=3")
    is_running = not replay(record)[0].state.is_terminal
    assert found.record.practice == is_running and found.at == 3
    found.record.practice = record.practice
    assert found.record == record


@settings(max_examples=20, deadline=None)
@given(records(500))
def test_a_deal_as_played_is_a_match_of_that_deal_alone(record: Record) -> None:
    """With totals and deal number, without names; practice only where the deal goes on."""
    match, _ = replay(record)
    found = read(write_link("match", record_for_link("played", record, match)))
    assert found.kind == "match" and found.record.deals == record.deals[-1:]
    assert (found.match.deal_number, found.match.totals) == (match.deal_number, match.totals)
    assert found.match.over == match.over and not any(seat.name for seat in found.record.seats)
    assert found.record.practice == (record.practice or not match.state.is_terminal)


@settings(max_examples=40, deadline=None)
@given(records(500), st.randoms(use_true_random=False))
@pytest.mark.slow
def test_a_position_is_shown_and_played_on_as_in_its_match(record: Record, rng: random.Random) -> None:
    """With totals, score sheet and deal number, though without earlier actions."""
    at = rng.randrange(starts_of(record)[-1])
    whole = cut(record, at)
    match, _ = replay(whole)
    told = record_for_link("position", whole, match)
    found = read(write_link("position", told))
    assert found.record == told and found.record.practice and len(told.deals) == 1
    assert not any(seat.name for seat in told.seats)
    here, there = Table(parse(write(found.record))), Table(whole)
    assert snapshot(here.state) == snapshot(there.state)
    assert here.log(None) == there.log(None)[-1:]
    for _ in range(400):
        assert (here.match.deal_number, here.match.dealer) == (there.match.deal_number, there.match.dealer)
        assert here.match.course == there.match.course and here.match.over == there.match.over
        if here.match.over == "match":
            assert here.match.winners() == there.match.winners()
            break
        if here.match.over:
            here.next_deal()
            there.next_deal()
        action = rng.choice(here.state.legal_actions())
        here.match.apply_action(action)
        there.match.apply_action(action)
    for seat in whole.people:
        view, same = (dict(table.view(seat)) for table in (here, there))
        for differs in ("seats", "cannot", "news", "dealt", "fresh", "result"):
            del view[differs], same[differs]
        assert json.dumps(view) == json.dumps(same)


@settings(max_examples=30, deadline=None)
@given(records(900))
def test_a_deal_is_the_same_cards_in_a_match_of_its_own(record: Record) -> None:
    match, _ = replay(record)
    found = read(link_to(record, "deal"))
    state, same = found.match.state, match.state.game.new_match(record.seed, record.dealer, record.first, match.deals)
    assert (state.deck, state.dealer) == (same.state.deck, match.dealer)
    assert state.arguments == match.state.arguments  # the round of Swedish gin
    assert found.record.deals == [[]] and found.match.totals == record.game.new_match(record.seed).totals
    assert found.record.practice == (not match.state.is_terminal)


def test_who_goes_on_from_a_deal_of_swedish_gin_plays_the_rounds_that_follow() -> None:
    game = kortti.load_game("swedish-gin-rummy", rounds="2,5,9,15", turn_cap=1)
    record = broken_off(game, random.Random(4), 200, "rounds")
    deal = len(record.deals)
    assert deal > 1
    assert read(link_to(record, "deal")).record.game.options["rounds"] == (2, 5, 9, 15)[deal - 1 :]


# Pasted texts


def alone(record: Record) -> Record:
    """Returns the record with its only person in the first seat."""
    return replace(record, seats=(record.seats[0], *[Seat("skilled", "Hiski")] * (record.game.players - 1)))


RECORD = alone(broken_off(kortti.load_game("pantti"), random.Random(1), 40, "pasted"))
LINK = link_to(RECORD, "match")
DEAL = link_to(RECORD, "deal")


@pytest.mark.parametrize(
    "text",
    [
        LINK,
        f"#{LINK}",
        f"  {LINK}\n",
        f"https://kortti.example/#{LINK}",
        f"https://kortti.example/embed/#{LINK}&lang=fi&do=replay",
        f"Katso tätä: <https://kortti.example/#{LINK}>. Mitä olisit pelannut?",
        f'<kortti-table link="{LINK}"><a href="https://kortti.example/#{LINK}&amp;at=4">x</a></kortti-table>',
        write(RECORD),
        "\ufeff" + write(RECORD).replace("\n", "\r\n"),
        f"# mine\n#\n\n{write(RECORD)}",
        f"kortti pantti tonight? https://kortti.example/#{LINK}",
    ],
)
def test_what_people_paste_is_found_in_it(text: str) -> None:
    assert read(text).kind == "match" and read(text).record.deals == RECORD.deals


@pytest.mark.parametrize("file", golden_files(), ids=lambda file: file.stem)
def test_a_playthrough_is_read_as_its_record(file: Path) -> None:
    found = read(file.read_text(encoding="utf-8"))
    assert found.match.is_over and found.record.people == [0]


def test_parameters_say_how_it_is_shown_and_who_sits_there() -> None:
    found = read(f"{ADDRESS}{DEAL}&seat=2&level=expert&do=solve&at=12&lang=fi")
    assert (found.at, found.seat, found.do) == (12, 2, "solve")
    assert read(f'<a href="{ADDRESS}{LINK}&amp;lang=fi&amp;at=4">').at == 4
    assert [seat.kind for seat in found.record.seats] == ["expert", "expert", "person", "expert"]
    assert read(f"{ADDRESS}{LINK}&seat=2").record.seats == RECORD.seats  # seats of a finished match are not changed
    for wrong in ("seat=4", "seat=-1", "seat=", "seat=\u0664"):
        with pytest.raises(LinkError) as told:
            read(f"{ADDRESS}{DEAL}&{wrong}")
        assert told.value.message["id"] == "link-bad-value" and told.value.message["args"]["values"] == "0, 1, 2, 3"
    junk = read(f"{ADDRESS}{DEAL}&level=wizard&do=steal&at=99999999999999&at=x&&&=&do")
    assert (junk.at, junk.seat, junk.do) == (None, None, None)
    assert [seat.kind for seat in junk.record.seats] == [seat.kind for seat in RECORD.seats]


def test_a_puzzle_of_people_around_one_device_is_for_the_one_who_is_asked() -> None:
    record = broken_off(kortti.load_game("pantti"), random.Random(1), 40, "shared")
    record = replace(record, seats=(Seat("person", ""), Seat("person", ""), Seat("person", ""), Seat("casual", "")))
    match, _ = replay(record)
    link = write_link("position", record_for_link("position", record, match))
    assert match.state.current_player in (1, 2)
    assert read(link).record.people == [0, 1, 2]
    assert read(f"{link}&seat=0").record.people == [0, 1, 2]
    found = read(f"{link}&do=solve")
    assert found.record.people == [match.state.current_player]
    assert sorted(seat.kind for seat in found.record.seats) == ["casual", "person", "skilled", "skilled"]
    assert read(f"{link}&do=solve&seat=0").record.people == [0]


def test_a_deal_may_be_written_by_hand() -> None:
    text = "https://x.example/embed/#game=pantti&deal=my%20seed+%C3%A4&players=3&option.target=50&seat=1&level=casual"
    found = read(text)
    assert (found.kind, found.record.seed, found.record.game.options["target"]) == ("deal", "my seed ä", 50)
    assert [seat.kind for seat in found.record.seats] == ["casual", "person", "casual"]
    assert found.match.state.deck == kortti.load_game("pantti", players=3).new_match("my seed ä").state.deck
    assert found.match.dealer == found.record.game.first_dealer("my seed ä")
    first, *_ = found.match.state.history or [found.match.state.action_to_string(found.match.state.legal_actions()[0])]
    assert read(f"{text}&moves={first.replace(' ', '+')}").kind == "position"
    for wrong, id in (
        ("game=poker&deal=1", "error-unknown-game"),
        ("game=pantti&option.x=1", "error-unknown-option"),
        ("game=pantti&option.target=x", "error-bad-option"),
        ("game=pantti&moves=fold", "record-bad-action"),
        ("deal=1", "link-none"),
    ):
        with pytest.raises(LinkError) as told:
            read(f"#{wrong}")
        assert told.value.message["id"] == id


# Arbitrary input


def survives(text: str) -> None:
    """Reads any text; what is accepted survives writing and reading."""
    link_door(text, random.Random(1))


def deflated(letter: str, body: bytes) -> str:
    return whole_link(letter, body, is_deflated=True)


def plain(letter: str, body: bytes) -> str:
    return whole_link(letter, body, is_deflated=False)


@settings(max_examples=1000, deadline=None)
@given(st.text())
@example("1")
@example("#")
@example("1m.")
@example("#1m.AAAA")
@example("#2m.AAAA")
@example("#1x.AAAA")
@example("kortti 2\ngame pantti")
@example("kortti ")
@example("kortti 1\n#")
@example("#game=")
@example("\ud800#1m.x")
@example("#game=pantti&deal=%ff%00")
def test_any_text_is_read_or_refused_kindly(text: str) -> None:
    survives(text)
    survives(f"{ADDRESS}1m.{text}")
    survives(f"{ADDRESS}game=pantti&{text}")


@settings(max_examples=1000, deadline=None)
@given(st.sampled_from(sorted(golden_links())), st.floats(0, 1), st.integers(0, 3), st.text("AZaz09_-.&=#", max_size=3))
def test_a_damaged_link_is_refused_as_damaged(link: str, place: float, cut_off: int, junk: str) -> None:
    at = int(place * len(link))
    damaged = link[:at] + junk + link[at + cut_off :]
    survives(damaged)
    if damaged[:3] == link[:3] and re.fullmatch(r"[\w.-]+", damaged) and len(damaged) != len(link):
        with pytest.raises(LinkError) as told:
            read(damaged)
        assert told.value.message["id"] in ("link-damaged", "link-none")


@settings(max_examples=600, deadline=None)
@given(
    st.sampled_from("dpm"),
    st.binary() | st.lists(st.sampled_from(sorted(PHRASES)) | st.binary(max_size=2), max_size=40).map(b"".join),
)
def test_whole_links_with_anything_in_them(letter: str, body: bytes) -> None:
    """Made by somebody who knows the format."""
    survives(plain(letter, body))
    survives(deflated(letter, body))
    survives(deflated(letter, pack("game pantti\nseed 1\ndealer 0\n") + body))


def test_the_link_of_a_deal_has_no_actions() -> None:
    with pytest.raises(LinkError) as told:
        read(plain("d", pack("game pantti\nseed 1\ndealer 0\ndeal\nplay 7C\n")))
    assert told.value.message["id"] == "link-damaged"


@pytest.mark.parametrize("line", ["seat person A\x00B", "first 0", "first 9999999", "played", "played 9 / 1 / 2", "x"])
def test_lines_that_are_none(line: str) -> None:
    survives(deflated("p", pack(f"game pantti\nseed 1\ndealer 0\n{line}\n")))


@pytest.mark.parametrize(
    "played",
    [
        "0 / 1 2 3 / 0",
        "0 / 1 2 3 4 / 4",
        "0 / 1 2 3 4 / 1 0",
        "4 / 1 2 3 4 / 1",
        "0 / 1 2 3 -99999999 / 1",
        "0 / 1 2 3 100 / 1",
        "0 / 1 2 3 4 / 1 / captured 60 60",
        "0 / 1 2 3 4 / 1 / x",
        "0 / 1 2 3 four / 1",
        "0 1 / 1 2 3 4 / 1",
        "0 / 1 2 3 4",
        "0 / 1 2 3 " + "4" * 600 + " / 1",
    ],
)
def test_deals_before_that_cannot_have_been_are_refused(played: str) -> None:
    text = "kortti 1\ngame pantti\nseed 1\ndealer 0\nplayed {}\n"
    assert read(text.format("0 / 1 2 3 4 / 1")).match.totals == (1, 2, 3, 4)
    with pytest.raises(LinkError):
        read(text.format(played))


def test_so_many_deals_before_are_refused() -> None:
    """Whatever their results; a score sheet of thousands would be slow."""
    text = "kortti 1\ngame pantti\nseed 1\ndealer 0\n" + "played 0 / 0 0 0 0 / 1\n" * 300
    assert read(text).match.deal_number == 301
    with pytest.raises(LinkError):
        read(text + "played 0 / 0 0 0 0 / 1\n")


@pytest.mark.parametrize("summary", ["", "captured 60 60", "captured 60 60 / last 2", "captured 70 60 / last 1", "a 1"])
def test_what_a_deal_of_ristikontra_has_left_is_looked_at(summary: str) -> None:
    text = "kortti 1\ngame ristikontra\nseed 1\ndealer 0\nplayed 0 / 1 0 1 0 / 0 2 / {}\n"
    assert read(text.format("captured 100 20 / last 1")).match.totals == (1, 0, 1, 0)
    with pytest.raises(LinkError):
        read(text.format(summary))


def test_bombs_do_not_go_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Content that decompresses to a huge size is refused before it does."""
    sizes: list[int] = []
    monkeypatch.setattr(links, "unpack", lambda packed: sizes.append(len(packed)) or "x")
    for size in (links.MOST_BYTES + 1, 20_000_000):
        bomb = deflated("m", b"\x80" * size)
        assert len(bomb) < links.LONGEST_LINK
        tracemalloc.start()
        with pytest.raises(LinkError) as told:
            read(bomb)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert told.value.message["id"] == "link-too-long"
        assert sizes.pop() == links.MOST_BYTES and most < 2_000_000


@pytest.mark.parametrize(
    "text",
    [
        "1m." + "A" * 40_000,
        "x" * 2_000_000,
        "kortti 1\ngame pantti\nseed 1\ndealer 0\ndeal\n" + "pass," * 40_000,
        deflated("m", pack("game pantti\nseed 1\ndealer 0\n") + b"\xf0" * 90_000),
    ],
    ids=["link", "text", "actions", "phrases"],
)
def test_what_is_too_long_is_refused_before_it_is_played(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "replay", None)
    with pytest.raises(LinkError) as told:
        read(text)
    assert told.value.message["id"] == "link-too-long"


# At the table


def seated(record: Record) -> Page:
    page = Page()
    assert "error" not in ask(page, "open", save=write(record))
    return page


@every_kind
def test_the_table_gives_links_and_says_what_they_give_away(kind: str) -> None:
    page = seated(RECORD)
    before = page.seated.save
    answer = ask(page, "link", kind=kind)
    assert answer["practice"] and answer["running"]
    assert page.seated.save == before  # asking for a link changes nothing
    found = ask(page, "read", text=f"{ADDRESS}{answer['link']}")
    assert found["kind"] == kind and found["practice"] and found["do"] == "play"
    assert page.seated.save == before
    view = ask(page, "open", save=found["save"])["view"]
    assert view["practice"] and view["viewer"] == 0


@every_kind
def test_a_deal_that_is_over_is_no_secret(kind: str) -> None:
    record = alone(broken_off(kortti.load_game("pantti", target=1), random.Random(3), 9999, "over"))
    answer = ask(seated(record), "link", kind=kind)
    assert not answer["running"] and answer["practice"] == (kind == "position")
    found = ask(Page(), "read", text=answer["link"])
    assert found["do"] == ("replay" if kind == "match" else "play")
    assert (found["over"], found["at"]) == (
        {"deal": None, "position": "match", "match": "match"}[kind],
        0,
    ) or kind == "position"


def test_a_saved_match_is_linked_and_opened_after_any_step() -> None:
    record = alone(broken_off(kortti.load_game("pantti", target=99), random.Random(3), 150, "steps"))
    save, starts = write(record), starts_of(record)
    assert len(record.deals) > 1
    for at in (0, 5, starts[1] - 1, starts[1], starts[1] + 7, starts[-1] - 1):
        told = ask(Page(), "link", kind="position", save=save, at=at)
        page = Page()
        ask(page, "open", save=save, at=at)
        assert page.seated.record == cut(record, at) and page.seated.record.practice
        assert snapshot(page.seated.state) == snapshot(read(told["link"]).match.state)
    for at in (-1, starts[-1]):
        for do in ("open", "link", "replay"):
            assert ask(Page(), do, save=save, at=at, kind="match")["error"]["id"] == "error-bad-value"


def test_a_puzzle_tells_whether_a_move_is_the_experts() -> None:
    page = seated(RECORD)
    while page.seated.state.current_player != 0 or len(page.seated.state.legal_actions()) < 2:
        turn = page.seated.state.current_player
        ask(page, "advance") if turn != 0 else ask(page, "act", action=page.seated.view(0)["actions"][0]["action"])
    page = seated(read(ask(page, "link", kind="position")["link"]).record)
    save = page.seated.save
    hint = ask(page, "hint")
    for entry in page.seated.view(0)["actions"]:
        solution = parts(page, "solve", action=entry["action"])[-1]
        assert solution["right"] == (entry["action"] == hint["action"])
        assert (solution["action"], solution["reason"]) == (hint["action"], hint["reason"])
        assert solution["whose"] == "expert"
    assert page.seated.save == save


def test_the_author_of_a_puzzle_may_have_other_answers() -> None:
    page = dealt("ristikontra", "1")
    while page.seated.state.current_player != 0:
        ask(page, "advance")
    offers = [entry["action"] for entry in page.seated.view(0)["actions"]]
    cards = [text for text in offers if text.startswith("play")]
    one, other = cards[0], next(text for text in cards if text[5] != cards[0][5])
    nonsense = ["play ??", "", "play 2C 3C", "x" * 5000, "discard 9D"]
    for answers, tried, right, told in (
        ([one], one, True, one),
        ([one], other, False, one),
        ([*nonsense, one, other], other, True, other),
        ([one], "x", False, one),
    ):
        solution = parts(page, "solve", action=tried, answers=answers)[-1]
        assert (solution["right"], solution["action"], solution["whose"]) == (right, told, "author")
    assert ask(page, "solve", action=one, answers=nonsense)["error"]["id"] == "puzzle-bad-answer"


def test_cards_that_are_alike_answer_a_puzzle_alike() -> None:
    """Suits do not matter in Ristikontra: the other nine is right as well."""
    assert alike("ristikontra", "play 9D", "play 9S") and not alike("ristikontra", "play 9D", "play 8D")
    assert alike("ristikontra", "turn", "turn") and not alike("ristikontra", "turn", "play 9D")
    assert not alike("pantti", "play 9D", "play 9S") and not alike("unknown", "play 9D", "play 9S")
