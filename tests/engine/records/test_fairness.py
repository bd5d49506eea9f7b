"""Fingerprints of packs: made by the documented recipe, told before a deal, opened after it, verified."""

from __future__ import annotations

import hashlib
import json
import random
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

import kortti
from kortti.__main__ import main
from kortti.messages import GameError
from kortti.records.fairness import is_known, openings_of, parse_noted, parse_opening
from kortti.records.record import Record, Seat, replay, write
from kortti.records.verification import verified
from kortti.table import Table
from kortti.terminal.play import new_seed
from tests.engine.page.test_page import ask, seated
from tests.engine.records.golden import RECORDS
from tests.engine.records.golden_links import broken_off
from tests.engine.records.test_links import alone

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "fairness.md").read_text("utf-8")
((OPENING, DIGITS),) = re.findall(r"```\n(kortti-deck.*?)```\n\n```\n(\w+)\n", PAGE, re.S)  # the worked example
SEED = "4b0k2wq9zj7x1m5t8c3r6v0ahu2d"  # a random seed
SIZES = dict.fromkeys(kortti.games(), ("A23456789TJQK", 1))
SIZES |= {"swedish-gin-rummy": ("A23456789TJQK", 2), "sedma": ("A789TJQK", 1)}
MATCH = alone(broken_off(kortti.load_game("pantti", target=120), random.Random(5), 9999, SEED))


def by_another_program(*asked: dict[str, Any]) -> list[dict[str, str]]:
    """Follows the recipe in a program that shares no code with the engine."""
    program = ["node", ROOT / "tests" / "fairness.mjs"]
    done = subprocess.run(program, input=json.dumps(asked), capture_output=True, encoding="utf-8", check=True)
    told: list[dict[str, str]] = json.loads(done.stdout)
    return told


def wish(game: str, seed: str, deal: int, dealer: int) -> dict[str, Any]:
    ranks, packs = SIZES[game]
    return {
        **{"game": game, "seed": seed, "deal": deal, "dealer": dealer},
        **{"suits": "CDHS", "ranks": ranks, "packs": packs},
    }


def test_another_program_comes_to_the_same_by_the_recipe() -> None:
    """For every game, and for typed seeds."""
    wishes, ours = [], []
    for game in kortti.games():
        for deal, seed in enumerate((SEED, "a1b2", "ällä ♥ かるた", "x/1"), 1):
            match = kortti.load_game(game).new_match(seed, first=deal)
            (opening,) = openings_of(match)
            assert opening.deck == match.state.deck and opening.dealer == match.dealer
            ours.append({"opening": str(opening), "fingerprint": opening.fingerprint})
            wishes.append(wish(game, seed, deal, match.dealer))
    assert by_another_program(*wishes) == ours


def test_the_worked_example_is_what_the_recipe_gives() -> None:
    seed = re.search(r"seed `([0-9a-z]{28})`", PAGE)
    assert seed
    (told,) = by_another_program(wish("pantti", seed[1], 1, parse_opening(OPENING).dealer))
    assert told == {"opening": OPENING, "fingerprint": DIGITS.strip()}
    assert str(openings_of(kortti.load_game("pantti").new_match(seed[1]))[0]) == OPENING
    assert hashlib.sha256(OPENING.encode()).hexdigest() == DIGITS.strip()
    page = (ROOT / "web" / "src" / "screens" / "fingerprint" / "fingerprint.jsx").read_text("utf-8")
    assert all(line in page for line in (*OPENING.splitlines(), DIGITS.strip(), seed[1]))


def test_every_deal_of_a_match_has_the_pack_that_was_dealt() -> None:
    match, log = replay(MATCH)
    openings = openings_of(match)
    assert len(openings) == len(log) > 1 and len({one.fingerprint for one in openings}) == len(openings)
    decks: list[str] = []
    replay(MATCH, lambda deal, state: decks.append(f"{deal + 1} {state.dealer} {state.deck}"))
    assert list(dict.fromkeys(decks)) == [f"{one.deal} {one.dealer} {one.deck}" for one in openings]


def test_nothing_but_the_fingerprint_is_told_until_the_deal_is_over() -> None:
    page = seated("pantti", SEED, people=2)
    fingerprint = ""
    while True:
        state = page.seated.state
        told = ask(page, "fingerprints", seat=None)
        assert told == ask(page, "fingerprints", seat=1)
        (deal,) = told["deals"]
        fingerprint = fingerprint or deal["fingerprint"]
        assert deal["fingerprint"] == fingerprint and not told["known"]
        if state.is_terminal:
            break
        assert deal["opening"] is None
        if state.current_player in page.seated.people:
            action = state.action_to_string(state.legal_actions()[0])
            ask(page, "act", action=action, seat=state.current_player)
        else:
            ask(page, "advance")
    assert hashlib.sha256(deal["opening"].encode()).hexdigest() == fingerprint
    assert state.deck in deal["opening"] and SEED not in deal["opening"]
    ask(page, "next")
    first, second = ask(page, "fingerprints")["deals"]
    assert first == deal and second["opening"] is None and second["deal"] == 2


@pytest.mark.parametrize(
    ("change", "known"),
    [({}, False), ({"seed": "a1b2"}, True), ({"practice": True}, True), ({"lesson": True}, True)],
)
def test_cards_that_may_be_known_are_said_to_be(change: dict[str, Any], known: bool) -> None:
    seats = (Seat("person", "A"), *(Seat("casual", name) for name in "BCD"))
    record = Record(**{"game": kortti.load_game("pantti"), "seed": SEED, "dealer": 0, "seats": seats} | change)
    assert is_known(record) is known
    assert Table(record).fingerprints()["known"] is known


def test_the_terminal_draws_seeds_that_nobody_can_guess() -> None:
    seats = (Seat("person", "A"), *(Seat("casual", name) for name in "BCD"))
    seeds = {new_seed() for _ in range(9)}
    assert len(seeds) == 9
    assert not any(is_known(Record(kortti.load_game("pantti"), seed, 0, seats)) for seed in seeds)


def test_an_opening_is_read_as_it_was_written_and_nothing_else_is() -> None:
    opening = openings_of(replay(MATCH)[0])[1]
    text = str(opening)
    assert parse_opening(text) == opening == parse_opening("\ufeff\r\n  " + text.replace("\n", " \r\n\n"))
    first, second = opening.deck.split()[:2]
    swapped = text.replace(f"deck {first} {second}", f"deck {second} {first}")
    assert parse_opening(swapped).fingerprint != opening.fingerprint
    for bad in (
        text.replace(first, second, 1),
        text.replace("game pantti", "game poker"),
        text.replace("game pantti", "game sedma"),
        text.replace("deal 2", "deal two"),
        text.replace("deal 2", "deal " + "9" * 9999),
        re.sub("salt .{4}", "salt ", text),
        text.replace("salt", "pepper"),
        text + "more\n",
        text.replace("kortti-deck 1", "kortti-deck 2"),
        "\n".join(text.splitlines()[:5]),
        "kortti-deck 1",
        "",
    ):
        with pytest.raises(GameError):
            parse_opening(bad)


def grouped(fingerprint: str) -> str:
    """Returns the first digits in groups of four, as the page shows them."""
    return " ".join(re.findall("....", fingerprint[:16]))


def test_what_is_noted_may_be_short_and_in_groups() -> None:
    fingerprint = openings_of(replay(MATCH)[0])[0].fingerprint
    for noted in (fingerprint, grouped(fingerprint), fingerprint.upper(), f" {fingerprint[:20]} "):
        assert fingerprint.startswith(parse_noted(noted))
    for bad in ("", fingerprint[:15], fingerprint + "0", "x" * 16, "0" * 9999):
        with pytest.raises(GameError):
            parse_noted(bad)


def test_a_match_or_a_pack_is_checked_against_what_was_noted() -> None:
    openings = openings_of(replay(MATCH)[0])
    noted = [grouped(openings[1].fingerprint), openings[0].fingerprint]
    assert verified(write(MATCH), noted).right and verified(str(openings[1]), noted[:1]).right
    assert not verified(str(openings[1]), noted).right
    assert not verified(write(MATCH), ["0" * 64]).right
    in_the_file = write(MATCH) + "# fingerprint "
    assert verified(in_the_file + noted[0]).right and not verified(in_the_file + "0" * 16).right
    with pytest.raises(GameError):
        verified(write(MATCH), ["12"])


def test_a_terminal_checks_it_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    openings = openings_of(replay(MATCH)[0])
    match, pack = tmp_path / "match.txt", tmp_path / "pack.txt"
    match.write_text(write(MATCH), encoding="utf-8")
    pack.write_text(str(openings[0]), encoding="utf-8")
    right = ["--fingerprint", openings[0].fingerprint[:16], "--lang", "en"]
    for file in (match, pack):
        assert main(["verify", str(file), *right]) == 0
        told = capsys.readouterr()
        assert openings[0].fingerprint in told.out and "No card was swapped" in told.out and not told.err
        assert main(["verify", str(file), *right, "--fingerprint", "f" * 16]) == 1
        assert f"{'f' * 16} is not the fingerprint" in capsys.readouterr().out
    assert main(["verify", str(pack), "--fingerprint", "f", "--lang", "en"]) == 1
    assert "“f” is not a fingerprint" in capsys.readouterr().err
    assert main(["verify", str(RECORDS / "sedma.txt"), "--lang", "ja"]) == 0
