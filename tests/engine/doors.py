"""The doors through which foreign text comes into the engine, and inputs that try them.

An input is a good one or a mutation of it: something cut, doubled, swapped, spliced, replaced. A door takes an input,
or refuses it with an error of ours that all languages can tell; what it takes reads back, and nothing else changes.
"""

from __future__ import annotations

import json
import random
import re
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from time import process_time
from typing import Any, NamedTuple

import kortti
from kortti import wire
from kortti.messages import KorttiError, Message
from kortti.options import Option
from kortti.page import Page
from kortti.page.checks import fields_of, problem, requests
from kortti.records.fairness import openings_of, parse_noted, parse_opening
from kortti.records.link_phrases import pack, unpack
from kortti.records.links import LETTERS, LinkError, read, record_for_link, write_link
from kortti.records.record import Record, RecordError, parse, replay, write
from kortti.records.verification import verified
from kortti.table import Table
from kortti.table.typed_commands import ASKS, TELLS, command_of
from kortti.terminal.arguments import COMMANDS, read_arguments
from kortti.terminal.language import CARDS, SEATS, Words, bundle_of, languages, place
from kortti.terminal.saves import MADE_BY, saved_in
from kortti.texts import clean_name
from tests.engine.records.golden_links import broken_off, golden_links
from tests.engine.variants import cases, choices_of

LONGEST = 2.0  # seconds of CPU for an input
LEAST = 0.01  # effort of opponents
REFUSALS = {
    *("error-bad-save", "error-bad-level", "error-bad-option", "error-bad-value"),
    *("error-unknown-game", "error-unknown-option"),
    *("record-bad-action", "record-bad-deal"),
}
LINK_REFUSALS = REFUSALS | {"link-none", "link-damaged", "link-newer", "link-too-long", "link-bad-value"}
WORDS = {language: Words(language) for language in languages()}

# --- Inputs --------------------------------------------------------------------------------------------------------

PIECES = (
    *("\n", " ", "  ", ",", "/", "=", "&", "#", "%", "%ff", ";", ":", "-", "+", ".", "\t", "\r"),
    *("\x00", "\x1c", "\x85", "\ud800", "\u2028", "\u202e", "\ufeff", "\u00a0", "٣", "９", "²", "ß", "İ", "🦌"),
    *("e\u0301", "?", "??", "{", "}", '"'),
    *("0", "-1", "1", "99", "1e9", "9" * 30, "9" * 5000, "x" * 300, "None", "true", "nan", "2C", "2C=7H", "7C", "10C"),
    *("deal\n", "deal", "seat person A\n", "option target 1\n", "played 0 / 1 2 3 / 0\n", "kortti 1\n", "first 2\n"),
    *("low", "high", "cut 1", "cut ", "pass", "meld ", "contract ", "layoff 2C 1", "--option", "--", "-h", "players=3"),
)
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 3, 7, 2**31, 10**30, 0.5, -0.0, 1e308, float("inf"), float("nan"), "", "7C", "pass"),
    *([], [[]], {}, [None], [0], {"seat": 0}, ["7C"] * 60, "kortti 1", "\ud800", "x" * 3000),
)


def mutated(value: Any, other: Any, rng: random.Random) -> Any:
    """Returns a value with something changed; texts and lists may get pieces of the same kind of `other`."""
    if isinstance(value, tuple):  # what it is for, and the input
        return (*value[:-1], mutated(value[-1], other[-1] if isinstance(other, tuple) else other, rng))
    if isinstance(value, dict):
        return _mutated_fields(value, rng)
    if isinstance(value, list) and value and rng.random() < 0.6:
        at = rng.randrange(len(value))
        return [*value[:at], mutated(value[at], rng.choice(value), rng), *value[at + 1 :]]
    if isinstance(value, str | bytes | list):
        return _mutated_row(value, other if type(other) is type(value) else value, rng)
    return rng.choice(ODD)


def _mutated_row(value: Any, other: Any, rng: random.Random) -> Any:
    """Cuts, doubles, swaps, splices or replaces a part of a text or list."""
    one, two = sorted((rng.randint(0, len(value)), rng.randint(0, len(value))))
    two = min(two, one + rng.choice((1, 2, 5, 20, 1000)))
    part = value[one:two]
    match rng.randrange(7):
        case 0:
            return value[:one] + value[two:]
        case 1:
            return value[:two] + part * rng.choice((1, 1, 3, 30)) + value[two:]
        case 2:
            return part + value[:one] + value[two:]
        case 3:
            start = rng.randint(0, len(other))
            return value[:one] + other[start : start + rng.choice((3, 20, 1000))] + value[two:]
        case 4:
            return value[:one]
        case _:
            return value[:one] + _piece(value, rng) + value[rng.choice((one, two)) :]


def _piece(value: Any, rng: random.Random) -> Any:
    """Returns a small piece of the kind of `value`."""
    if isinstance(value, list):
        return [rng.choice(ODD)]
    if isinstance(value, bytes):
        return rng.randbytes(rng.choice((1, 1, 2, 8)))
    return rng.choice(PIECES) if rng.random() < 0.7 else chr(rng.randrange(32, 0x3000))


def _mutated_fields(value: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Drops, adds or changes a field."""
    names = [*value, rng.choice(("seat", "also", "at", "save", "lesson", "position", "done", "effort", "x"))]
    name = rng.choice(names)
    if rng.random() < 0.15:
        return {each: value[each] for each in value if each != name}
    changed = mutated(value[name], rng.choice(names), rng) if name in value and rng.random() < 0.7 else rng.choice(ODD)
    return {**value, name: changed}


# --- Doors ---------------------------------------------------------------------------------------------------------


def tell(message: Message, rng: random.Random) -> None:
    """Asserts that all languages have a message, and tells it in one."""
    language = rng.choice(languages())
    assert all(bundle_of(each).has_message(message["id"]) for each in WORDS), message["id"]
    assert WORDS[language].say(json.loads(json.dumps(message)))


def record_door(text: str, rng: random.Random) -> bool:
    """Parses and replays a record."""
    try:
        record = parse(text)
        match, _ = replay(record)
    except RecordError as error:
        assert error.message["id"] in REFUSALS, error.message
        tell(error.message, rng)
        return False
    assert parse(write(record)) == record
    assert match.state.history == record.deals[-1]
    return True


def link_door(text: str, rng: random.Random) -> bool:
    """Identifies a link, or anything else that is pasted."""
    try:
        found = read(text)
    except LinkError as error:
        assert error.message["id"] in LINK_REFUSALS, error.message
        tell(error.message, rng)
        return False
    assert found.kind == "deal" or read(write(found.record)).record == found.record
    assert read(write_link(found.kind, found.record)).record == found.record
    return True


def whole_link(letter: str, body: bytes, *, is_deflated: bool) -> str:
    """Returns a link with a valid checksum and any content."""
    if is_deflated:
        deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
        body = deflate.compress(body) + deflate.flush()
    check = zlib.crc32(letter.encode() + body).to_bytes(4, "big")[:3]
    return f"1{letter}.{urlsafe_b64encode(body + check).decode().rstrip('=')}"


def content_door(given: tuple[str, str | bytes], rng: random.Random) -> bool:
    """Reads a link with any content, as text or packed."""
    letter, content = given
    body = content if isinstance(content, bytes) else pack(content.encode("utf-8", "replace").decode())
    return link_door(whole_link(letter, body, is_deflated=letter != "d"), rng)


def phrase_door(packed: bytes, rng: random.Random) -> bool:
    """Unpacks phrases."""
    try:
        text = unpack(packed)
    except ValueError:
        return False
    assert unpack(pack(text)) == text
    return True


def option_door(given: tuple[str, dict[str, Any]], rng: random.Random) -> bool:
    """Loads a game under house rules."""
    name, options = given
    try:
        game = kortti.load_game(name, **options)
    except kortti.GameError as error:
        tell(error.message, rng)
        return False
    shown = {each: Option.show(value) for each, value in game.options.items()}
    assert kortti.load_game(name, **shown).options == game.options
    return True


def deck_door(given: tuple[str, str | list[Any]], rng: random.Random) -> bool:
    """Deals a deck."""
    game, deck = kortti.load_game(given[0]), given[1]
    try:
        state = game.new_state(deck=deck)
    except kortti.GameError as error:
        tell(error.message, rng)
        return False
    assert state.deck.split() == (deck.split() if isinstance(deck, str) else deck)
    return True


def action_door(given: tuple[int, str], rng: random.Random) -> bool:
    """Parses an action text and asks why it cannot be played."""
    state = positions()[given[0]].state
    history, text = state.history, given[1]
    why = state.explain(text)
    try:
        action = state.string_to_action(text)
    except kortti.InvalidActionError as error:
        assert why == error.message
        tell(error.message, rng)
        return False
    assert state.string_to_action(state.action_to_string(action)) == action
    assert state.is_legal(action) == (why is None)
    if why is None:
        after = state.clone()
        after.apply_action(action)
        assert after.history == [*history, state.action_to_string(action)]
        return True
    tell(why, rng)
    try:
        state.apply_action(action)
    except kortti.IllegalActionError:
        assert state.history == history
        return False
    raise AssertionError("played though illegal")


def command_door(given: tuple[int, str], rng: random.Random) -> bool:
    """Understands a typed command."""
    table = positions()[given[0]]
    save, seat = table.save, rng.choice((None, *table.people))
    command = command_of(table, seat, given[1])
    assert not (told := problem(json.loads(json.dumps(command)), wire.Command, exactly=True)), told
    for part in command["parts"]:
        for message in [*([part["title"]] if part["title"] else []), *part["lines"]]:
            tell(message, rng)
    if command["do"] == "act":
        assert table.state.explain(command["action"]) is None
    assert table.save == save
    return True


def request_door(given: tuple[str, list[Any]], rng: random.Random) -> None:
    """Answers requests of a page, one after the other."""
    page = Page()
    place, asked = given
    if place:
        page.answer({"do": "open", "save": place})
        page.seated.effort = LEAST
    answers = fields_of(wire.Answers)
    for request in asked:
        before, table = _told_of(page), page.table
        try:
            answer = json.loads(json.dumps(page.answer(json.loads(json.dumps(request)))))
        except KorttiError as error:
            tell(json.loads(json.dumps(error.message)), rng)
            assert page.table is table and _told_of(page) == before
            continue
        kind = wire.Unfinished if "unfinished" in answer else answers[request["do"]]
        assert not (told := problem(answer, kind, exactly=True)), told
        if page.table:
            page.seated.effort = LEAST


def _told_of(page: Page) -> str | None:
    """Returns what there is to lose."""
    table = page.table
    return table and json.dumps([table.save, table.history.undone, table.position])


def fingerprint_door(given: tuple[str, str], rng: random.Random) -> bool:
    """Verifies an opening, or a record with a noted fingerprint."""
    text, noted = given
    try:
        opening = parse_opening(text)
        assert parse_opening(str(opening)) == opening
    except KorttiError as error:
        tell(error.message, rng)
    try:
        verdict = verified(text, [noted])
    except KorttiError as error:
        tell(error.message, rng)
        return False
    for part in verdict.parts:
        for message in part["lines"]:
            tell(message, rng)
    told = re.findall(r"\b[0-9a-f]{64}\b", json.dumps(verdict.parts))
    assert not verdict.right or any(found.startswith(parse_noted(noted)) for found in told)
    return True


def file_door(data: bytes, rng: random.Random) -> bool:
    """Looks for a match in a file."""
    record = saved_in(data)
    if record is None:
        return False
    again = [line for line in data.decode("utf-8").splitlines() if not line.startswith("#")]
    assert write(record).splitlines() == again
    return True


def argument_door(words: list[Any], rng: random.Random) -> None:
    """Parses a command line."""
    try:
        with redirect_stdout(StringIO()):
            read_arguments(WORDS[rng.choice(languages())], [str(word) for word in words], None)
    except KorttiError as error:
        tell(error.message, rng)
    except SystemExit as ended:  # help
        assert not ended.code


def name_door(names: list[Any], rng: random.Random) -> bool:
    """Names the people at a table."""
    cleaned = [clean_name(str(name)) for name in names]
    assert [clean_name(name) for name in cleaned] == cleaned
    called = WORDS[rng.choice(languages())].names([(rng.choice(("person", "skilled")), name) for name in cleaned])
    assert len(called) == len(names) and not set("\n\r\x00\u2028\u202e") & {*"".join(called)}
    return True


def word_door(given: tuple[str, dict[str, Any]], rng: random.Random) -> bool:
    """Tells a message with any texts and whole numbers, in all languages."""
    name, args = given
    kept = {each: args.get(each) for each in texts_of()[name]}
    kept = {each: value for each, value in kept.items() if isinstance(value, str | int) and value != 10**30}
    assert all(isinstance(words.say(Message(id=name, args=kept)), str) for words in WORDS.values())
    return True


# --- Good inputs ---------------------------------------------------------------------------------------------------


@cache
def texts_of() -> dict[str, list[str]]:
    """Returns the arguments of each message that are texts or numbers."""
    whole = "\n".join(path.read_text("utf-8") for path in sorted((place() / "en").glob("*.ftl")))
    others = {"cards", "groups", "suit", "suitGen", "neighbour", "game", *CARDS, *SEATS, *SEATS.values()}
    found = [(entry[1], entry[0]) for entry in re.finditer(r"^([a-z][\w-]*) =(?:.*\n(?![a-z]))*.*", whole, re.M)]
    named = {name: {*re.findall(r"\$(\w+?)(?:Gen|Part)?\b", entry)} - others for name, entry in found}
    return {name: sorted(args) for name, args in named.items() if args}


@cache
def records() -> list[Record]:
    """Returns records of all games and house rules, broken off early or late."""
    rng = random.Random(1)
    return [
        broken_off(game, rng, most, f"door {most}" if most else "28charactersofarandomseed123")
        for game in cases().values()
        for most in (0, rng.randrange(12), rng.randrange(60))
    ]


@cache
def positions() -> list[Table]:
    """Returns a table for each record whose deal goes on."""
    return [Table(record) for record in records() if not replay(record)[0].state.is_terminal]


def _links() -> list[str]:
    found = [*golden_links()]
    for record in records():
        match, _ = replay(record)
        found += [write_link(kind, record_for_link(kind, record, match)) for kind in LETTERS]
        moves, seed = ",".join(record.deals[0]).replace(" ", "+"), record.seed.replace(" ", "+")
        options = "".join(f"&option.{name}={Option.show(value)}" for name, value in record.game.options.items())
        found.append(f"https://a.example/#game={record.game.name}&deal={seed}&dealer={record.dealer}{options}")
        found += [f"{found[-1]}&moves={moves}&seat=0&level=expert&do=solve", f"#{found[-2]}&at=3&amp;do=replay"]
    return found


def _contents() -> list[tuple[str, str | bytes]]:
    found: list[tuple[str, str | bytes]] = []
    for record in records():
        text = write(record).partition("\n")[2]
        head = text.partition("deal\n")[0]
        for letter, content in (("d", head), ("p", text), ("m", text)):
            found += [(letter, content), (letter, pack(content))]
    return found


def _actions() -> list[tuple[int, str]]:
    found = []
    for number, table in enumerate(positions()):
        texts = [table.state.action_to_string(action) for action in table.state.offers()]
        found += [(number, text) for text in texts[:12]]
    return found


def _commands() -> list[tuple[int, str]]:
    words = [
        *ASKS,
        *TELLS,
        "save",
        "save a b.txt",
        "fingerprint all",
        "log all",
        "why 7C",
        "why play 7C",
        "1",
        "7♣",
        "",
    ]
    return [(number, word) for number in range(len(positions())) for word in words] + _actions()


def _requests() -> list[tuple[str, list[Any]]]:
    """Returns runs of requests, at a table and without one."""
    rng, found = random.Random(2), []
    seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "beginner", "name": ""}] * 3]
    for record in records():
        save, match = write(record), replay(record)[0]
        legal = [match.state.action_to_string(action) for action in match.state.legal_actions()] or ["pass"]
        good = {
            **{"game": "pantti", "options": {"players": 4}, "seats": seats, "seed": "1", "save": save, "at": 2},
            **{"how": "off", "action": rng.choice(legal), "groups": [["7C"]], "text": "help", "kind": "position"},
            **{"width": 400, "height": 300, "seat": 0, "also": [0, None], "words": {"title": "x"}, "card": "7C"},
            **{"effort": LEAST, "noted": "0" * 16, "answers": legal[:2], "position": 1, "zone": "hand:0"},
        }
        slow = ("calibrate", "instead", "review", "catalogue")
        kinds = [do for do in requests() if do not in slow or rng.random() < 0.05]
        asked = [
            {"do": do, **{name: good[name] for name in fields_of(requests()[do]) if name in good}}
            for do in rng.choices(kinds, k=5)
        ]
        few = [{k: v for k, v in each.items() if k != "also" and (k != "seat" or rng.random() < 0.5)} for each in asked]
        found += [(save if record.people else "", asked), (save, few), ("", few)]
    return found


def _fingerprints() -> list[tuple[str, str]]:
    found = []
    for record in records()[::3]:
        opening = openings_of(replay(record)[0])[-1]
        found += [(str(opening), opening.fingerprint[:rng]) for rng in (16, 64)]
        found.append((f"{write(record)}# fingerprint {opening.fingerprint[:20]}\n", opening.fingerprint))
    return found


def _arguments() -> list[list[str]]:
    rest = [
        *(["pantti"], ["pantti", "skilled", "casual", "--deals", "3"], ["x.txt", "--at", "3"], ["x.txt", "--seat=1"]),
        *(["pantti", "--option", "players=3", "--seed", "1", "--level", "casual", "--level=expert"], ["x", "--deal=1"]),
        *(["--help"], ["x.txt", "--fingerprint", "0" * 16, "--plain"], ["x", "--effort", "0.5", "--lang", "fi"]),
    ]
    return [[command, *more] for command in COMMANDS for more in rest]


class Door(NamedTuple):
    """Good inputs of a door, and what it does with any: it returns whether it takes it, or None if that depends."""

    good: Callable[[], Sequence[Any]]
    opened: Callable[[Any, random.Random], bool | None]
    share: int = 5  # of the inputs of a long run; slow doors get fewer


DOORS = {
    "records": Door(lambda: [write(record) for record in records()], record_door),
    "links": Door(_links, link_door),
    "contents of links": Door(_contents, content_door),
    "phrases": Door(lambda: [pack(write(record)) for record in records()], phrase_door),
    "house rules": Door(
        lambda: [(name, {each: rows[-1] for each, rows in choices_of(name).items()}) for name in kortti.games()],
        option_door,
    ),
    "decks": Door(lambda: [(r.game.name, r.game.new_state(seed=1).deck) for r in records()], deck_door),
    "actions": Door(_actions, action_door),
    "commands": Door(_commands, command_door, 2),
    "requests": Door(_requests, request_door, 1),
    "fingerprints": Door(_fingerprints, fingerprint_door),
    "files": Door(lambda: [f"{write(r)[:9]}{MADE_BY}\n{write(r)[9:]}".encode() for r in records()], file_door),
    "command lines": Door(_arguments, argument_door, 1),
    "words": Door(lambda: [(name, dict.fromkeys(known, "x")) for name, known in texts_of().items()], word_door, 1),
    "names": Door(lambda: [["Äijä 👍", "", "Åsa", "李", "J. R.", "👩🏻\u200d❤\ufe0f\u200d💋\u200d👨🏼"]], name_door),
}
TURNS = [name for name, door in DOORS.items() for _ in range(door.share)]
good_inputs = cache(lambda name: DOORS[name].good())


def input_of(name: str, number: int) -> tuple[Any, bool]:
    """Returns input `number` of a door, and whether it is a good one."""
    rng = random.Random(f"{name} {number}")
    good = good_inputs(name)
    value, is_good = rng.choice(good), rng.random() < 0.03
    for _ in range(0 if is_good else rng.choice((1, 1, 1, 2, 3, 6))):
        value = mutated(value, rng.choice(good), rng)
    return value, is_good


def try_door(name: str, value: Any, number: int, *, is_good: bool = False) -> bool | None:
    """Gives an input to a door; returns whether it was taken. Raises what is wrong with the door."""
    assert all(map(bundle_of, WORDS))  # loads them
    begun = process_time()
    taken = DOORS[name].opened(value, random.Random(number))
    assert taken is not False or not is_good, "a good input is refused"
    assert (spent := process_time() - begun) < LONGEST, f"{spent:.1f} s"
    return taken
