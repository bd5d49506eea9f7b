"""Links: a deal, a position or a match as text behind the ``#`` of an address; identification of pasted texts.

A link is ``1d.``, ``1p.`` or ``1m.`` (version and kind) and a body in URL-safe base64. The body is a record
(`records.record`) without defaults, encoded by `records.link_phrases` and, except for a deal, compressed. Three bytes
of CRC-32 at the end detect missing parts. Links stay readable for ever: any change of format makes a new version, and
version 1 is still read.

Every link contains the seed, which fixes all cards. A link made in mid-deal therefore opens as practice, marked as
such, since somebody may have looked. Deals and positions contain neither names nor the actions of earlier deals; a
match contains its whole record.

    deal        the same cards again: game, house rules, seed, dealer, kinds of seats; starts a new match
    position    a deal up to an action, with the results of earlier deals
    match       the whole match so far
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import replace
from typing import Literal, NamedTuple, TypeAlias, cast

from kortti.game import Match
from kortti.games import games, load_game, unknown_game
from kortti.messages import KorttiError, message
from kortti.opponents import LEVELS
from kortti.records.link_phrases import pack, unpack
from kortti.records.record import MOST_EARLIER, VERSION, Record, Seat, head_of, parse, replay
from kortti.texts import shown

Kind: TypeAlias = Literal["deal", "position", "match"]

LETTERS: Mapping[Kind, str] = {"deal": "d", "position": "p", "match": "m"}
LINK_VERSION = "1"
CHECK = 3  # bytes
LONGEST_LINK = 30_000  # characters; longer than addresses and all but very long matches
LONGEST_TEXT = 1_000_000  # characters looked at
MOST_BYTES = 100_000  # of an encoded record
MOST_CHARACTERS = 500_000  # of a record in a link
MOST_ACTIONS = 30_000  # replayed to identify a text

_LINK = r"(\d)([a-z])\.([\w-]*)"
_PARAMETERS = r"((?:&(?:amp;)?[a-z]\w*=[^&\s\"'<>]*)*)"
_IN_ADDRESS = re.compile(f"#{_LINK}{_PARAMETERS}", re.ASCII)
_ALONE = re.compile(f"{_LINK}{_PARAMETERS}", re.ASCII)
_QUOTED = re.compile("(?:%[0-9A-F]{2})+", re.ASCII | re.I)
_RECORD = re.compile(rf"(?:#.*\n|[^\S\n]*\n)*{VERSION.split()[0]} \d", re.ASCII)
_BY_HAND = re.compile(r"(?:.*#|)((?:[a-z][\w.]*=[^&#\s\"'<>]*(?:&amp;|&|$)){1,60})", re.ASCII | re.S)


class LinkError(KorttiError):
    """Raised for a text that is not a link or cannot be opened; its message tells people why."""


class Found(NamedTuple):
    """An identified text: its record and how to show it.

    `at` is the requested step (see `table.replays`), `seat` the requested seat and `do` the requested command; None if
    not given.
    """

    kind: Kind
    record: Record
    match: Match  # at the end of the record
    at: int | None = None
    seat: int | None = None
    do: Literal["play", "replay", "solve"] | None = None


# Writing


def write_link(kind: Kind, record: Record) -> str:
    """Returns the link text of a record, such as ``1d.tqoxcmhnbXR6``; `read` parses it.

    `record` holds what belongs into a link of this kind, as `record_for_link` returns it. A long typed seed is not
    shortened, since every letter decides the cards. Raises `LinkError` if the link or its record is too long.
    """
    text = "".join(f"{line.rstrip()}\n" for line in head_of(record, record.game.changed_options.items()))
    deals = record.deals if record.deals != [[]] else []  # without deals, a record stands before its first action
    text += "".join("deal\n" + "".join(f", {action}" for action in deal) + "\n" for deal in deals)
    packed = pack(text)
    body = packed if kind == "deal" else _deflated(packed)
    link = f"{LINK_VERSION}{LETTERS[kind]}.{_encoded(kind, body)}"
    actions = sum(map(len, record.deals))
    if (
        len(link) > LONGEST_LINK
        or len(packed) > MOST_BYTES
        or len(text) > MOST_CHARACTERS
        or actions > MOST_ACTIONS
        or len(record.earlier) > MOST_EARLIER
    ):
        raise _too_long()
    return link


def record_for_link(kind: Kind | Literal["played"], record: Record, match: Match) -> Record:
    """Returns a copy of `record` reduced to what a link of this kind holds (see the top of this module).

    `match` is the match of `record` after its last action, as `replay` returns it. "played" makes a match of the last
    deal only, without names, with the results of earlier deals.
    """
    practice = record.practice or not match.state.is_terminal
    guided, record = record.lesson, replace(record, lesson=False)  # lessons are not shared
    if kind == "match":
        return replace(record, practice=practice)
    number = match.deal_number
    mine = replace(record, dealer=match.dealer, seats=tuple(Seat(seat.kind, "") for seat in record.seats))
    if kind != "deal":
        return replace(mine, deals=record.deals[-1:], practice=practice or kind == "position", earlier=match.deals)
    game, first = record.game.from_deal(number), record.first + number - 1
    return replace(mine, game=game, deals=[[]], practice=guided or not match.state.is_terminal, first=first, earlier=())


def _deflated(packed: bytes) -> bytes:
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    return deflate.compress(packed) + deflate.flush()


def _encoded(kind: Kind, body: bytes) -> str:
    return urlsafe_b64encode(body + _check(LETTERS[kind], body)).decode().rstrip("=")


def _check(letter: str, body: bytes) -> bytes:
    return zlib.crc32(letter.encode() + body).to_bytes(4, "big")[:CHECK]


# Reading


def read(text: str) -> Found:
    """Identifies a pasted text: a link, an address with one, handwritten parameters, or a record.

    A link may be followed by ``&at=14``, ``&do=play`` (``replay``, ``solve``), ``&seat=2`` (from 0, as in records) and
    ``&level=expert``: in a deal or position these set the person's seat and the opponents' level. Without a seat,
    people stay, or one gets seat 0; but a puzzle (``&do=solve``) is for one person, the one who is to act.
    Handwritten parameters look like ``game=pantti&deal=SEED&players=3&option.target=50&dealer=1&moves=play+7C,pass``,
    with the same additions.

    Raises `LinkError` if it is none of these or cannot be played.
    """
    text = text[: LONGEST_TEXT + 1].removeprefix("\ufeff").strip()
    if len(text) > LONGEST_TEXT:
        raise _too_long()
    try:
        if _RECORD.match(text):
            return _found("match", _read_record(text), {})
        if link := _IN_ADDRESS.search(text) or _ALONE.fullmatch(text):
            kind, record = read_link(*link.groups()[:3])
            return _found(kind, record, _parameters(link[4]))
        if found := _BY_HAND.fullmatch(text):
            parameters = _parameters(found[1])
            if "game" in parameters:
                return _found(*_by_hand(parameters), parameters)
    except LinkError:
        raise
    except KorttiError as error:
        raise LinkError(str(error), error.message) from error
    raise LinkError("neither a link nor a record", message("link-none"))


def read_link(version: str, letter: str, body: str) -> tuple[Kind, Record]:
    """Parses the parts of a link into a record. Raises `LinkError` or `RecordError` if they hold none."""
    kind = next((kind for kind, known in LETTERS.items() if known == letter), None)
    if version != LINK_VERSION or kind is None:
        raise LinkError("made by a newer version", message("link-newer"))
    if len(body) > LONGEST_LINK:
        raise _too_long()
    try:
        data = urlsafe_b64decode(body + "=" * (-len(body) % 4))
        packed, check = data[:-CHECK], data[-CHECK:]
        if check != _check(letter, packed):
            raise ValueError("not as it was written")
        if kind != "deal":
            packed = zlib.decompressobj(-15).decompress(packed, MOST_BYTES + 1)
        text = unpack(packed[:MOST_BYTES])
    except (ValueError, zlib.error) as error:
        raise LinkError(f"a part of the link is missing or changed: {error}", message("link-damaged")) from error
    if len(packed) > MOST_BYTES or len(text) > MOST_CHARACTERS:
        raise _too_long()
    return kind, parse(f"{VERSION}\n{text}")


def _read_record(text: str) -> Record:
    """Parses a record or a playthrough."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if lines[0].strip() != VERSION:
        raise LinkError("made by a newer version", message("link-newer"))
    return parse(text)


def _parameters(text: str) -> dict[str, str]:
    """Parses the parameters of an address."""
    pairs = (part.partition("=") for part in text.replace("&amp;", "&").split("&") if part)
    return {name: _unquoted(value) for name, _, value in pairs}


def _unquoted(value: str) -> str:
    """Decodes a value in an address. (`urllib.parse` would load `ipaddress` into the page's memory.)"""
    return _QUOTED.sub(
        lambda found: bytes.fromhex(found[0].replace("%", "")).decode(errors="replace"), value.replace("+", " ")
    )


def _by_hand(parameters: Mapping[str, str]) -> tuple[Kind, Record]:
    """Returns the record of handwritten parameters: game, deal, players, option.NAME, dealer, moves."""
    if parameters["game"] not in games():
        error = unknown_game(parameters["game"])
        raise LinkError(str(error), error.message)
    options = {name[7:]: value for name, value in parameters.items() if name.startswith("option.")}
    if "players" in parameters:
        options["players"] = parameters["players"]
    game = load_game(parameters["game"], **options)
    seed = game.checked_seed(parameters.get("deal", ""))
    dealer = _seat_in(parameters, "dealer", game.players)
    moves = [move.strip() for move in parameters.get("moves", "").split(",") if move.strip()]
    record = Record(game, seed, game.first_dealer(seed) if dealer is None else dealer, deals=[moves])
    return "position" if moves else "deal", record


def _found(kind: Kind, record: Record, parameters: Mapping[str, str]) -> Found:
    """Replays a record and applies `parameters` to it. Raises `RecordError` if it cannot be played."""
    if kind == "deal" and record.deals != [[]]:
        raise LinkError("a deal's link with actions", message("link-damaged"))
    if sum(map(len, record.deals)) > MOST_ACTIONS:
        raise _too_long()
    seat, level = _seat_in(parameters, "seat", record.game.players), parameters.get("level")
    at, do = parameters.get("at", ""), parameters.get("do")
    match, _ = replay(record)
    people = record.people or [0]
    if kind != "match" and seat is not None and seat not in people:
        people = [seat]
    elif kind != "match" and do == "solve":
        asked = match.state.current_player if seat is None else seat
        people = [asked] if asked in people else people[:1]
    record = _seated(record, people, level if level in LEVELS else None)
    return Found(
        kind,
        record,
        match,
        int(at) if re.fullmatch(r"\d{1,6}", at, re.ASCII) else None,
        seat,
        cast(Literal["play", "replay", "solve"], do) if do in ("play", "replay", "solve") else None,
    )


def _seated(record: Record, people: list[int], level: str | None) -> Record:
    """Fills the seats of a record: `people`, and opponents of `level`, by default their own."""
    seats = record.seats or (Seat("skilled", ""),) * record.game.players

    def kind_of(number: int, who: Seat) -> str:
        if number in people:
            return "person"
        return level or ("skilled" if who.kind == "person" else who.kind)

    kinds = [kind_of(number, who) for number, who in enumerate(seats)]
    names = [who.name if who.kind == kind else "" for who, kind in zip(seats, kinds, strict=True)]
    return replace(record, seats=tuple(map(Seat, kinds, names)))


def _seat_in(parameters: Mapping[str, str], name: str, players: int) -> int | None:
    """Returns the seat in a parameter, or None without it. Raises `LinkError` if there is no such seat."""
    if name not in parameters:
        return None
    seats, text = [str(seat) for seat in range(players)], parameters[name]
    if text not in seats:
        told = message("link-bad-value", name=name, text=shown(text), values=", ".join(seats))
        raise LinkError(f"no {name} {shown(text)}", told)
    return int(text)


def _too_long() -> LinkError:
    return LinkError("too long for a link", message("link-too-long"))
