"""Links: a deal, a position or a match in a text that fits behind the ``#`` of an address; and what pasted texts are.

A link text is ``1d.``, ``1p.`` or ``1m.`` (the version, and what it is) and a body in the letters of base64 for
addresses. The body is a record (`records.record`) without what goes without saying, in the bytes of `records.phrases`,
compressed unless it is a deal; three bytes of CRC-32 at its end tell whether a part of it is missing. A link that was
made once can be read for ever: whatever changes in here makes another version, and this one is still read.

All three hold the seed, from which every card follows. So what is opened from a link that was made in mid-deal is
practice, and says so: somebody may have looked. A deal has no names and a position none either, and neither tells what
was played in earlier deals; a match has all that its record has.

    deal        the same cards again: game, house rules, seed, dealer, who sits. No totals: it begins a match
    position    a deal up to an action, and what the deals before it left
    match       all of a match so far
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
from kortti.records.phrases import pack, unpack
from kortti.records.record import MOST_EARLIER, VERSION, Record, Seat, head_of, parse, replay
from kortti.texts import shown

Kind: TypeAlias = Literal["deal", "position", "match"]

LETTERS: Mapping[Kind, str] = {"deal": "d", "position": "p", "match": "m"}
LINK_VERSION = "1"
CHECK = 3  # bytes
LONGEST_LINK = 30_000  # characters: more than any address may have, and than any match but a very long one needs
LONGEST_TEXT = 1_000_000  # that is looked at
MOST_BYTES = 100_000  # of a packed record
MOST_CHARACTERS = 500_000  # of a record in a link
MOST_ACTIONS = 30_000  # that are played to see what a text is

_LINK = r"(\d)([a-z])\.([\w-]*)"
_PARAMETERS = r"((?:&(?:amp;)?[a-z]\w*=[^&\s\"'<>]*)*)"
_IN_ADDRESS = re.compile(f"#{_LINK}{_PARAMETERS}", re.ASCII)
_ALONE = re.compile(f"{_LINK}{_PARAMETERS}", re.ASCII)
_QUOTED = re.compile("(?:%[0-9A-F]{2})+", re.ASCII | re.I)
_BY_HAND = re.compile(r"(?:.*#|)((?:[a-z][\w.]*=[^&#\s\"'<>]*(?:&amp;|&|$)){1,60})", re.ASCII | re.S)


class LinkError(KorttiError):
    """A text that is no link, or one that cannot be opened here; the message tells people why."""


class Found(NamedTuple):
    """What a text is: a record, and how it is to be shown.

    `at` is the step that is asked for (see `table.replays`), `seat` the seat, `do` what is to be done with it. They
    are None where the text does not say.
    """

    kind: Kind
    record: Record
    match: Match  # as it stands at the end
    at: int | None = None
    seat: int | None = None
    do: Literal["play", "replay", "solve"] | None = None


# Writing


def write_link(kind: Kind, record: Record) -> str:
    """Gets the link text of a record that is of this kind already (see `linked`); raises `LinkError` if it is too long.

    A seed that somebody typed makes it longer, for the cards follow from every letter of it.
    """
    text = "".join(f"{line.rstrip()}\n" for line in head_of(record, record.game.changed_options.items()))
    deals = record.deals if record.deals != [[]] else []  # a record without one stands at its first
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


def linked(kind: Kind, record: Record, match: Match) -> Record:
    """Gets what a link of a kind holds of a record that ends with `match`."""
    practice = record.practice or not match.state.is_terminal
    guided, record = record.lesson, replace(record, lesson=False)  # nobody else is guided through it
    if kind == "match":
        return replace(record, practice=practice)
    number = match.deal_number
    mine = replace(record, dealer=match.dealer, seats=tuple(Seat(seat.kind, "") for seat in record.seats))
    if kind == "position":
        return replace(mine, deals=record.deals[-1:], practice=True, earlier=match.deals)
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
    """Tells what a text is that somebody pasted: a link text, an address with one, parameters by hand, or a record.

    Behind a link text may stand ``&at=14``, ``&do=play`` (``replay``, ``solve``), ``&seat=2`` (from 0, as in records)
    and ``&level=expert``: in a deal or position the person sits in that seat, and opponents are of that level. By hand
    one writes ``game=pantti&deal=SEED&players=3&option.target=50&dealer=1&moves=play+7C,pass``, with the same ones.

    Raises `LinkError` where it is none of them, or where its actions are not those of a match.
    """
    text = text[: LONGEST_TEXT + 1].removeprefix("\ufeff").strip()
    if len(text) > LONGEST_TEXT:
        raise _too_long()
    try:
        if text.startswith(VERSION.split()[0] + " "):
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
    """Gets the record of the parts of a link text; raises `LinkError` where there is none, or else `RecordError`."""
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
    """Gets the record of a text, or the one inside a playthrough."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    if lines[0].strip() != VERSION:
        raise LinkError("made by a newer version", message("link-newer"))
    return parse("\n".join(lines))


def _parameters(text: str) -> dict[str, str]:
    """Gets the parameters of an address, each as it is meant."""
    pairs = (part.partition("=") for part in text.replace("&amp;", "&").split("&") if part)
    return {name: _unquoted(value) for name, _, value in pairs}


def _unquoted(value: str) -> str:
    """Gets what is meant by a value in an address. (`urllib.parse` would bring all of IP into the page's memory.)"""
    return _QUOTED.sub(
        lambda found: bytes.fromhex(found[0].replace("%", "")).decode(errors="replace"), value.replace("+", " ")
    )


def _by_hand(parameters: Mapping[str, str]) -> tuple[Kind, Record]:
    """Gets the record of parameters that somebody has written: game, deal, players, option.NAME, dealer, moves."""
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
    """Plays a record through, and gets it as the parameters want it; raises `RecordError` where it cannot be played."""
    if kind == "deal" and record.deals != [[]]:
        raise LinkError("a deal's link with actions", message("link-damaged"))
    if sum(map(len, record.deals)) > MOST_ACTIONS:
        raise _too_long()
    seat, level = _seat_in(parameters, "seat", record.game.players), parameters.get("level")
    record = _seated(record, None if kind == "match" else seat, level if level in LEVELS else None)
    match, _ = replay(record)
    at, do = parameters.get("at", ""), parameters.get("do")
    return Found(
        kind,
        record,
        match,
        int(at) if re.fullmatch(r"\d{1,6}", at, re.ASCII) else None,
        seat,
        cast(Literal["play", "replay", "solve"], do) if do in ("play", "replay", "solve") else None,
    )


def _seated(record: Record, seat: int | None, level: str | None) -> Record:
    """Gets the record with somebody in every seat.

    Where `seat` is given the person sits there, and where nobody is a person in the first one. Opponents are of
    `level`, or else as they were.
    """
    seats = record.seats or (Seat("skilled", ""),) * record.game.players
    people = record.people or [0]
    if seat is not None and seat not in people:
        people = [seat]

    def kind_of(number: int, who: Seat) -> str:
        if number in people:
            return "person"
        return level or ("skilled" if who.kind == "person" else who.kind)

    kinds = [kind_of(number, who) for number, who in enumerate(seats)]
    names = [who.name if who.kind == kind else "" for who, kind in zip(seats, kinds, strict=True)]
    return replace(record, seats=tuple(map(Seat, kinds, names)))


def _seat_in(parameters: Mapping[str, str], name: str, players: int) -> int | None:
    """Gets the seat that a parameter names, from 0, or None without it; raises `LinkError` where there is no such."""
    if name not in parameters:
        return None
    seats, text = [str(seat) for seat in range(players)], parameters[name]
    if text not in seats:
        told = message("link-bad-value", name=name, text=shown(text), values=", ".join(seats))
        raise LinkError(f"no {name} {shown(text)}", told)
    return int(text)


def _too_long() -> LinkError:
    return LinkError("too long for a link", message("link-too-long"))
