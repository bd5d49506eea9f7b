"""Swedish Gin Rummy's opponent: what it draws, buys, throws and lays, and that its rounds come to an end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from statistics import mean
from typing import Any

import pytest

import kortti
from kortti import opponents
from kortti.cards import parse_card
from kortti.games import melds
from tests.engine.test_gin_rules import deal, play

GAME = "swedish-gin-rummy"
ODD = {"final_discard": "optional", "layoff_on_others": False, "buy_after_down": False, "exact_cut_bonus": True}


def answers(seen: dict[str, Any]) -> set[str]:
    """Gets what the opponent plays, with whatever luck."""
    return {opponents.choose(seen, random.Random(seed)) for seed in range(12)}


def choice(state: kortti.State) -> str:
    """Gets what the opponent plays where luck makes no difference."""
    (text,) = answers(state.observation(state.current_player))
    return text


def turn(state: kortti.State) -> list[str]:
    """Plays the current player's turn to its end and gets the actions."""
    seat, before = state.current_player, len(state.history)
    while state.current_player == seat and state.phase == "play":
        play(state, opponents.choose(state.observation(seat), random.Random(0)))
    return state.history[before:]


def points(cards: list[str]) -> int:
    return melds.points([parse_card(card) for card in cards])


def missing(seen: dict[str, Any]) -> int:
    hand = seen["zones"][f"hand:{seen['player']}"]
    return melds.missing([parse_card(card) for card in hand], seen["round"])


def rounds(seed: int, number: int, whims: float = 0.0, **options: Any) -> Iterator[tuple[kortti.State, str]]:
    """Plays a round among opponents, each action by `whims` a random one; yields each state with what was chosen."""
    rng = random.Random(f"{seed}/{number}")
    game = kortti.load_game(GAME, **options)
    state = game.new_state(seed=f"{seed}/{number}", dealer=seed % game.players, round=number)
    while not state.is_terminal:
        seen = state.observation(state.current_player)
        text = opponents.choose(seen, rng)
        yield state, text
        play(state, rng.choice(seen["legal"]) if rng.random() < whims else text)
    yield state, ""


@cache
def choices() -> list[tuple[dict[str, Any], str]]:
    """Gets what was seen and chosen in a round of each contract."""
    return [
        (state.observation(state.current_player), text)
        for number in range(1, 16)
        for state, text in rounds(number, number, players=4)
        if text
    ]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_it_plays_what_is_legal_under_any_rules(players: int) -> None:
    """Between random moves, so that it comes into positions that it would not seek, down and not down."""
    down = 0
    for number in range(players, 16, 4):
        for options in ({}, ODD, {"turn_cap": 1}):
            for state, text in rounds(number, number, whims=0.2, players=players, **options):
                assert not text or state.explain(text) is None
                assert not text or text in state.observation(state.current_player)["legal"]
                down += bool(text) and state.observation(0)["down"][state.current_player]
    assert down > 5


def test_it_does_not_throw_what_the_next_player_collects() -> None:
    """The king or the queen is of no use to it; the next player has just taken one of them."""
    for collected, other in (("KH", "QS"), ("QH", "KS")):
        hand = f"5C 5D 9C 9D 3H 4S 6S 7S KS QS {collected}"
        state = deal(hand, "3C 4C", "JC", stock="8H TC TD", upcard="6H")
        play(state, "draw stock", "decline", "decline", f"discard {collected}")
        play(state, "draw discard", "discard 3C", "draw stock", "decline", "discard JC")
        play(state, "draw stock", "decline")
        assert choice(state) == f"discard {other}"


def test_it_throws_no_card_for_a_player_who_would_go_out_with_it() -> None:
    """Not the five that fits a set on the table, though nothing else of so few points would be missed."""
    hand = "5C 5D 9C 9D 3H 4S 6S 7S KS KC QD"
    state = deal(hand, "TC TD TH JC JD JH", stock="8H", upcard="6H")
    play(state, "draw stock", "decline", "decline")
    seen = state.observation(0)
    assert answers(seen) == {"discard QD"}
    seen["melds"] = [{"kind": "set", "cards": ["QC", "QH", "QS"], "owner": 1, "frozen": False}]
    seen["down"][1], seen["zones"]["hand:1"] = True, ["??"]
    assert "discard QD" not in answers(seen)


def test_it_draws_the_discard_if_that_brings_it_nearer() -> None:
    hand = "5C 5D 9C 9D 3H 4S 6S 7S KS JS QD"
    assert choice(deal(hand, upcard="9H")) == "draw discard"
    assert choice(deal(hand, upcard="2H")) == "draw discard"
    assert choice(deal(hand, upcard="KD")) == "draw stock"
    assert choice(deal(hand, upcard="KD", round=2)) == "draw stock"
    assert choice(deal(hand, upcard="5S", round=2)) == "draw discard"


@pytest.mark.parametrize(
    ("number", "hand", "helps", "idle"),
    [
        (9, "5C 5D 9C 9D JC JD 3H 4S 6S 7S 8S", "5H", "KH"),
        (10, "5C 6C 7C 9D TD JD 3H 3S 8S QS KS", "TS", "3D"),
        (11, "5C 5D 5H 9D 9C 9H 3H 4S 6S 7S 8S", "5S", "KH"),
        (12, "5C 6C 7C 9D TD 3H 3S 4S 8S QH KH", "AH", "KC"),
        (13, "5C 5D 9C 9D JC JD 3H 4S 6S 7S 8S", "JH", "KH"),
        (14, "5C 5D 5H 9D TD JD QD KH KS 3S 7C", "5S", "AC"),
    ],
)
def test_it_buys_what_helps(number: int, hand: str, helps: str, idle: str) -> None:
    for card, answer in ((helps, "buy"), (idle, "decline")):
        assert choice(play(deal("", hand, upcard=card, round=number), "draw stock")) == answer


def test_it_buys_anything_once_its_hand_is_full_and_stops_when_the_stars_are_there() -> None:
    """Round 9: all eleven cards are of use, and twelve with one to throw can only come from a buy."""
    hand = "5C 5D 5H 9C 9D 9H JC JD JH 3C 3D"
    assert choice(deal(hand, upcard="KH", round=9)) == "buy"
    state = play(deal("8S", hand, upcard="KH", stock="QS 7S", round=9), "draw stock")
    assert choice(state) == "buy"
    play(state, "buy", "discard 8S")
    assert choice(state) == "draw stock"


def test_it_buys_only_on_the_way_to_the_contract() -> None:
    bought = 0
    for seen, text in choices():
        if text == "buy":
            assert not seen["down"][seen["player"]] and seen["round"] != 15 and missing(seen)
            bought += 1
    assert bought > 30


def test_it_lays_whatever_it_can_and_as_soon_as_it_can() -> None:
    """There is no reason to wait: what lies costs nothing, and others would lay elsewhere what they add to it."""
    laid = 0
    for seen, text in choices():
        can = [other for other in seen["legal"] if other.split()[0] in ("contract", "meld", "layoff")]
        if can:
            laid += 1
            assert text in can
    assert laid > 40


def test_it_lays_so_that_little_stays_in_the_hand() -> None:
    """The kings lie in the contract or beside it; the two joins a group instead of costing 25."""
    state = deal("KC KD KH 5C 5D 5H 9C 9D 9H 3S 7D", upcard="6H", stock="2S")
    play(state, "draw stock", "decline", "decline")
    turn(state)
    assert state.zones(0)["hand:0"] in (["3S"], ["7D"])


def test_it_lays_off_where_the_run_goes_on() -> None:
    """A two first extends no run that its own cards could extend: 9H TH go on 6H 7H 8H, and only then the two."""
    others = "6H 7H 8H 9C 9D 9S 3C 3D 4S 8C"
    state = deal("KC KD KH 5C 5D 5H 9H TH 3S 7D QS", others, upcard="4H", stock="JC 3H", round=2)
    seen = play(state, "draw stock", "decline", "decline").observation(0)
    seen["melds"] = [{"kind": "run", "cards": ["6H", "7H", "8H"], "owner": 1, "frozen": False}]
    seen["down"][0] = True
    seen["zones"]["hand:0"] = ["2C", "3S", "9H", "TH"]
    seen["legal"] = ["discard 2C", "discard 3S", "discard 9H", "discard TH", "layoff 2C 1 high", "layoff 9H 1 high"]
    assert answers(seen) == {"layoff 9H 1 high"}


def test_it_throws_points_when_somebody_is_nearly_out() -> None:
    """In the same positions, it throws more where a player who is down holds one card than where nobody is down."""
    calm, pressed = [], []
    for seen, text in choices():
        if text.startswith("discard ") and not any(seen["down"]):
            calm.append(points([text[8:]]))
            other = (seen["player"] + 2) % 4
            down = [seat == other for seat in range(4)]
            near = seen | {"down": down, "zones": seen["zones"] | {f"hand:{other}": ["??"]}}
            pressed.append(points([opponents.choose(near, random.Random(1))[8:]]))
    assert len(calm) > 100 and mean(pressed) > mean(calm) + 0.5


def test_it_cuts_near_the_target() -> None:
    """By eye (5.8): around the 45 cards that four players need, and exactly there in some 7 of 100 cuts."""
    seen = kortti.load_game(GAME, players=4, exact_cut_bonus=True).new_state(seed=1).observation(0)
    cuts = [int(opponents.choose(seen, random.Random(seed))[4:]) for seed in range(1000)]
    assert 44 < mean(cuts) < 46 and 30 < cuts.count(45) < 110


def random_discarder(seen: dict[str, Any], rng: random.Random) -> str:
    """Draws from the stock, lays the contract if it can, and throws anything."""
    contracts = [text for text in seen["legal"] if text.startswith("contract ")]
    choices = [text for text in seen["legal"] if text in ("draw stock", "decline") or text.startswith("discard ")]
    return contracts[0] if contracts else rng.choice(choices)


def margin(number: int, seed: int) -> float:
    """Gets how many points more three random players have than the opponent after a round."""
    rng, seat = random.Random(seed), seed % 4
    state = kortti.load_game(GAME, players=4).new_state(seed=f"margin/{seed}", round=number)
    while not state.is_terminal:
        seen = state.observation(state.current_player)
        play(state, (opponents.choose if state.current_player == seat else random_discarder)(seen, rng))
    scores = list(state.returns())
    own = scores.pop(seat)
    return mean(scores) - own


@pytest.mark.parametrize("number", [4, 7, 9, 13, 15])
def test_it_beats_random_discarders(number: int) -> None:
    """By the 50 points a round that were the aim for contracts from 4 on; it is over 80 on the average."""
    assert mean(margin(number, seed) for seed in range(3)) > 50


@pytest.mark.slow
def test_it_beats_random_discarders_in_every_round() -> None:
    assert all(mean(margin(number, seed) for seed in range(12)) > (50 if number > 3 else 30) for number in range(1, 16))


def longest(matches: int, **options: Any) -> int:
    """Plays matches and gets the most turns that a player had in a round; a blocked round has 50."""
    most = 0
    for seed in range(matches):
        for number in range(1, 16):
            *_, (state, _) = rounds(seed, number, **options)
            assert state.winners(), f"round {number} of match {seed} was blocked"
            most = max(most, state.observation(0)["turns"] // state.game.players)
    return most


def test_rounds_end() -> None:
    assert longest(1, players=4) < 40


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_rounds_end_always(players: int) -> None:
    assert longest(8, players=players) < 50
