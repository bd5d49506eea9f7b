"""Rules pages under house rules: they tell what is played and mark what differs."""

from __future__ import annotations

import json
from typing import Any

import pytest

import kortti
from kortti.games import CATALOGUE
from kortti.messages import Message, message
from kortti.options import Option
from kortti.page import Page
from tests.engine.games.test_myllymatti import act, before_the_last_card, legal, shedding
from tests.engine.variants import cases, walk

# Other options without which one has little effect (on the ace's points) or none.
NEEDED: dict[str, dict[str, Any]] = {"ace_points": {"ace": "first_ace_decides"}, "next_dealer": {"deals": 3}}


def lines(game: str, **options: Any) -> list[Message]:
    return [line for _, lines in kortti.load_game(game, **options).rules() for line in lines]


def ids(game: str, **options: Any) -> set[str]:
    """Returns the ids of a rules page without the game's prefix."""
    return {line["id"].partition("-rules-")[2] for line in lines(game, **options)}


def marked(game: str, **options: Any) -> list[Message]:
    """Returns the lines marked as house rules, and checks that all others are on the page."""
    answer = json.loads(Page().handle(json.dumps({"do": "rules", "game": game, "options": options})))
    found = [line for section in answer["sections"] for line in section["lines"]]
    assert [{"id": line["id"], "args": line["args"]} for line in found] == lines(game, **options)
    return [message(line["id"], **line["args"]) for line in found if line["house"]]


@pytest.mark.parametrize("case", cases())
def test_what_the_usual_rules_lack_is_marked_and_nothing_else(case: str) -> None:
    game = cases()[case]
    usual = lines(game.name, players=game.players)
    options = json.loads(json.dumps(game.options))
    assert marked(game.name, **options) == [line for line in lines(game.name, **game.options) if line not in usual]
    assert marked(game.name, players=game.players) == []


def changes() -> list[tuple[str, Option, dict[str, Any], Any]]:
    """Returns each unusual value of each house rule of each game, with the options it needs."""
    found = []
    for name in kortti.games():
        options = CATALOGUE[name].options_of(name)
        for option in options:
            known = {other.name for other in options}
            needed = {other: value for other, value in NEEDED.get(option.name, {}).items() if other in known}
            needed |= {other: values[0] for other, values in option.when.items()}
            for value in option.values if option.values and not option.many else (option.least + 1,):
                other = (value,) if option.many else value
                if option.name != "players" and other != kortti.load_game(name, **needed).options[option.name]:
                    found.append((name, option, needed, other))
    return found


@pytest.mark.parametrize(("game", "option", "needed", "value"), changes())
def test_every_house_rule_shows_on_the_page(game: str, option: Option, needed: dict[str, Any], value: Any) -> None:
    assert lines(game, **needed) != lines(game, **needed, **{option.name: value})


@pytest.mark.parametrize("name", kortti.games())
def test_players_the_first_dealer_and_the_deal_are_told(name: str) -> None:
    (players,) = (option.values for option in CATALOGUE[name].options_of(name) if option.name == "players")
    assert {"players", "dealer", "deal"} <= ids(name)
    (line,) = (line for line in lines(name) if line["id"].endswith("-rules-players"))
    if len(players) > 1:
        assert line["args"] == {"least": players[0], "most": players[-1]}
    for number in players:
        assert lines(name, players=number) == lines(name)


# The sevens


@pytest.mark.parametrize("game", ["pantti", "ristiseiska"])
def test_without_a_token_the_page_tells_of_none(game: str) -> None:
    none = {"unable": "token", "score_cards": True, "token_points": 0}
    assert "unable-pass" in ids(game, **none) and not [id for id in ids(game, **none) if "token" in id]
    with_it = none | {"token_points": 25, "bonus_turn": True}
    assert {"unable-token", "token-stays", "token-points"} <= ids(game, **with_it)
    assert "token-stays" not in ids(game, **with_it | {"bonus_turn": False})
    assert "token-free" in ids(game, unable="token", score_cards=False)


@pytest.mark.parametrize("game", ["pantti", "ristiseiska"])
def test_aces_on_kings_are_told_of_only_where_they_can_lie_there(game: str) -> None:
    scored = {"score_cards": True}
    assert "ace-points-1" in ids(game, **scored) and "ace-points-auto" not in ids(game, **scored)
    assert "ace-points-auto" in ids(game, ace="first_ace_decides", **scored)


def test_B8_who_could_play_is_not_told_to_beg() -> None:
    seen = set()
    for state in walk(kortti.load_game("ristiseiska", false_beg="penalise"), 1):
        words = {"pass", "beg"} & set(legal(state))
        if words and len(legal(state)) > 1:
            (other,) = {"pass", "beg"} - words
            seen.add((other, state.explain(other)["id"]))
    assert seen == {("beg", "cannot-beg-yet"), ("pass", "must-play")}


# Myllymatti


def test_against_a_trump_only_a_higher_trump_is_named() -> None:
    state = shedding(["QH 2C", "3C 4H", "5C 6C"])
    act(state, "play QH")
    assert state.explain("play 3C") == message("needs-higher-trump", card="QH")
    assert state.explain("play 4H") == message("too-low", card="QH")
    state = shedding(["QS 2C", "3C 4H", "5C 6C"])
    act(state, "play QS")
    assert state.explain("play 3C") == message("wrong-suit", card="QS", suit="H")


def test_a_duel_asks_to_turn_a_card_up_only_while_one_can_C6() -> None:
    state = before_the_last_card(["2C 3C 4C", "2D 3D 4D", "2S 3S 4S"], "KH")
    for _ in range(2):
        assert "turn" not in legal(state) and state.game.view.prompt(state)["args"]["turn"] is False
        act(state, legal(state)[0])
    fresh = kortti.load_game("myllymatti").new_state(seed=1)
    for _ in range(2):
        assert "turn" in legal(fresh) and fresh.game.view.prompt(fresh)["args"]["turn"] is True
        act(fresh, legal(fresh)[0])


# Ristikontra


def test_all_that_cleaning_changes_is_marked() -> None:
    changed = ["deal", "draw", "sum", "dirty", "clean", "failed", "under-ten", "cleaning-target"]
    for options, names in (
        ({"mode": "cleaning"}, changed),
        ({"mode": "cleaning", "hold_fourth_king": True}, [*changed[:2], "hold-fourth-king", *changed[2:]]),
        ({"mode": "first120"}, ["sum", "race-target", "race-tie"]),
        ({"mode": "first60"}, ["values-60", "sum", "race-target", "race-tie"]),
        ({"target": 5}, ["gamepoints-target"]),
    ):
        assert [line["id"] for line in marked("ristikontra", **options)] == [f"ristikontra-rules-{n}" for n in names]


@pytest.mark.parametrize(
    ("options", "unit"), [({}, "game"), ({"mode": "cleaning"}, "card"), ({"mode": "first60"}, "card")]
)
def test_the_goal_says_which_points(options: dict[str, Any], unit: str) -> None:
    game = kortti.load_game("ristikontra", **options)
    assert game.goal() == message(f"ristikontra-goal-{unit}-points", n=game.options["target"])


# Swedish gin


@pytest.mark.parametrize("final_discard", ["required", "optional"])
def test_the_contracts_tell_the_buys_that_they_take(final_discard: str) -> None:
    """Table 5.4: with a discard its stars count; without one 12 cards are enough for 12."""
    once = {9, 10, 11, 14} if final_discard == "required" else set[int]()
    game = kortti.load_game("swedish-gin-rummy", final_discard=final_discard)
    (table,) = (table for table in game.primer().tables if table.section == "rounds")
    found = {number["args"]["n"]: buys["args"]["n"] for number, _, buys in table.rows}
    assert found == {n: 1 if n in once else 2 if n in (12, 13) else 0 for n in range(1, 16)}


def test_rounds_that_are_not_played_are_not_told_of() -> None:
    game = "swedish-gin-rummy"
    assert {"pair", "last-round"} <= ids(game)
    assert not {"pair", "last-round"} & ids(game, rounds="1-13")
    later = {"buy-after-down-true", "minimum", "meld", "layoff", "layoff-on-others-true", "final-discard-required"}
    assert later <= ids(game, rounds="14-15") and not later & ids(game, rounds="15")
