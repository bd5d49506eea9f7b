"""Compact encoding of the records in links: common phrases are one byte each, those of later games two.

The phrases of a version are fixed for ever because existing links use them: adding, moving or removing one makes a new
version. `LATER` may grow at its end only. Anything else, such as the house rules of a newer game, is spelled out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

GAMES = ("ristiseiska", "pantti", "myllymatti", "ristikontra", "swedish-gin-rummy")
KINDS = ("person", "beginner", "casual", "skilled", "expert")
OPTIONS = (  # options with few values, and these
    "players 3|4|5|6",
    "opening six_then_eight|free|six_only",
    "bonus_turn true|false",
    "unable token|beg",
    "ace low|first_ace_decides",
    "score_cards true|false",
    "ace_points auto|1|14",
    "token_exempts_winner false|true",
    "false_beg forbid|penalise",
    "must_beat false|true",
    "draw_timing after_trick|immediate",
    "draw_order leader_first|winner_first",
    "next_dealer left|loser",
    "mode gamepoints|cleaning|first120|first60",
    "hold_fourth_king false|true",
    "final_discard required|optional",
    "layoff_on_others true|false",
    "buy_after_down true|false",
    "exact_cut_bonus false|true",
)
NUMBERS = ("target", "token_points", "stall_circuits", "deals", "stall_actions", "rounds", "turn_cap")
LATER = (  # later phrases, append only; room for 95
    *("game fan-tan\n", "game skitgubbe\n", "game sedma\n", "dealer 6\n", "dealer 7\n"),
    *("option players 2\n", "option players 7\n", "option players 8\n"),
    *("option start", "option false_pass forbid\n", "option false_pass penalise\n"),
    *("option ante ", "option short_hand_ante ", "option pass_chips ", "option card_chips ", "option chips "),
    *("option tricks all\n", "option tricks pair\n", "option tie war\n", "option tie any_pair\n"),
    *("option slough false\n", "option slough true\n", "option runs false\n", "option runs true\n"),
    *("option pickup lay\n", "option pickup sequence\n", "option pickup bottom\n", "option dreck ", ", slough"),
    *("option hand_size 4\n", "option hand_size 8\n", "option sevens wild\n", "option sevens top\n"),
    *("option prolong always\n", "option prolong opponent\n", "option prolong never\n"),
    *("option scoring gamepoints\n", "option scoring points\n"),
)
ACTIONS = "play|give|pass|beg|stop|turn|take|draw stock|draw discard|discard|buy|decline|contract|meld|layoff|cut"


def _phrases() -> Iterator[str]:
    """Yields the phrases of version 1 in byte order."""
    yield from (f" {rank}{suit}" for suit in "CDHS" for rank in "A23456789TJQK")
    yield from (f", {action}" for action in ACTIONS.split("|"))
    yield from (" low", " high", " /", "\n", "deal\n", "practice\n", "seed ", "first ", "played ", " / captured ")
    yield " / last "
    yield from (f"dealer {seat}\n" for seat in range(6))
    yield from (f"game {game}\n" for game in GAMES)
    for kind in KINDS:
        yield from (f"seat {kind}\n", f"seat {kind} ")
    for option in OPTIONS:
        name, _, values = option.partition(" ")
        yield from (f"option {name} {value}\n" for value in values.split("|"))
    yield from (f"option {name} " for name in NUMBERS)


BYTES = [*range(0x20), *range(0x80, 0x100)]  # the others are printable ASCII and stand for themselves
SPELLED = b"\x7f"  # escapes a byte that is not a phrase, and precedes the character of a `LATER` phrase
PHRASES = {bytes([byte]): phrase.encode() for byte, phrase in zip(BYTES, _phrases(), strict=False)}
MORE = {SPELLED + bytes([0x20 + number]): phrase.encode() for number, phrase in enumerate(LATER)}
SAID = PHRASES | MORE
PACKED = {phrase: code for code, phrase in SAID.items()}

_LONGEST_FIRST = sorted(PACKED, key=lambda phrase: -len(phrase))
_PHRASE = re.compile(b"|".join(map(re.escape, _LONGEST_FIRST)) + rb"|[^ -~]", re.S)
_CODE = re.compile(rb"\x7f[ -~]|\x7f(.)|[^ -~]", re.S)


def pack(text: str) -> bytes:
    """Encodes a text."""
    return _PHRASE.sub(lambda found: PACKED.get(found[0]) or SPELLED + found[0], text.encode())


def unpack(packed: bytes) -> str:
    """Decodes the output of `pack`. Raises `ValueError` for any other bytes."""
    try:
        return _CODE.sub(lambda found: found[1] or SAID[found[0]], packed).decode()
    except KeyError:
        raise ValueError("no phrase") from None
