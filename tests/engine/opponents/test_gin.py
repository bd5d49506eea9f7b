"""Opponents for Swedish Gin Rummy: the expert's draws, buys, discards and melds; other levels; rounds end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from statistics import mean
from typing import Any

import pytest

import kortti
from kortti import opponents
from kortti.cards import parse_card
from kortti.games.swedish_gin import facts
from kortti.games.swedish_gin.hands import hand_of
from kortti.games.swedish_gin.melds import finder, rules
from kortti.games.swedish_gin.melds.table import table_meld
from kortti.opponents.swedish_gin.laying import plan
from tests.engine.games.test_gin_rules import deal, play

GAME = "swedish-gin-rummy"
ODD = {"final_discard": "optional", "layoff_on_others": False, "buy_after_down": False, "exact_cut_bonus": True}


def answers(seen: dict[str, Any], level: str = "expert", tries: int = 12) -> set[str]:
    """Returns an opponent's actions for various random generators."""
    return {opponents.choose(seen, random.Random(seed), level) for seed in range(tries)}


def choice(state: kortti.State, level: str = "expert") -> str:
    """Returns an opponent's action if it is always the same."""
    (text,) = answers(state.observation(state.current_player), level)
    return text


def turn(state: kortti.State) -> list[str]:
    """Plays the current turn to its end and returns its actions."""
    seat, before = state.current_player, state.move_number
    while state.current_player == seat and state.phase == "play":
        play(state, opponents.choose(state.observation(seat), random.Random(0), "expert"))
    return state.history[before:]


def points(cards: list[str]) -> int:
    return facts.points([parse_card(card) for card in cards])


def missing(seen: dict[str, Any]) -> int:
    hand = seen["zones"][f"hand:{seen['player']}"]
    return finder.missing([parse_card(card) for card in hand], seen["round"])


def rounds(
    seed: int, number: int, whims: float = 0.0, levels: Sequence[str] = ("expert",), **options: Any
) -> Iterator[tuple[kortti.State, str]]:
    """Plays a round among opponents of `levels`, each action random with probability `whims`.

    Yields each state with the choice, and the last state.
    """
    rng = random.Random(f"{seed}/{number}")
    game = kortti.load_game(GAME, **options)
    state = game.new_state(seed=f"{seed}/{number}", dealer=seed % game.players, round=number)
    while not state.is_terminal:
        seen = state.observation(state.current_player)
        text = opponents.choose(seen, rng, levels[state.current_player % len(levels)])
        yield state, text
        play(state, rng.choice(seen["legal"]) if rng.random() < whims else text)
    yield state, ""


@cache
def choices() -> list[tuple[dict[str, Any], str]]:
    """Returns observations and choices in a round of each contract."""
    return [
        (state.observation(state.current_player), text)
        for number in range(1, 16)
        for state, text in rounds(number, number, players=4)
        if text
    ]


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.slow
def test_it_plays_what_is_legal_under_any_rules(players: int) -> None:
    """Among random moves, which lead to positions that it would avoid, down and not down."""
    down = 0
    for number in range(players, 16, 4):
        for options in ({}, ODD, {"turn_cap": 1}):
            for state, text in rounds(number, number, whims=0.2, players=players, **options):
                assert not text or state.explain(text) is None
                assert not text or text in state.observation(state.current_player)["legal"]
                down += bool(text) and state.observation(0)["down"][state.current_player]
    assert down > 5


def test_it_does_not_throw_what_the_next_player_collects() -> None:
    """It needs neither king nor queen; the next player has just taken one of them."""
    for collected, other in (("KH", "QS"), ("QH", "KS")):
        hand = f"5C 5D 9C 9D 3H 4S 6S 7S KS QS {collected}"
        state = deal(hand, "AC 4C", "JC", stock="8H TC TD", upcard="AH")
        play(state, "draw stock", "decline", "decline", f"discard {collected}")
        play(state, "draw discard", "discard AC", "draw stock", "decline", "discard JC")
        play(state, "draw stock", "decline")
        assert choice(state) == f"discard {other}"


def test_it_throws_no_card_for_a_player_who_would_go_out_with_it() -> None:
    """It keeps a useless queen that fits a set on the table while the next player holds one card."""
    hand = "5C 5D 9C 9D 3H 4S 6S 7S KS KC QD"
    state = deal(hand, "TC TD TH JC JD JH", stock="8H", upcard="AH")
    play(state, "draw stock", "decline", "decline")
    seen = state.observation(0)
    assert answers(seen) == {"discard QD"}
    seen["melds"] = [{"kind": "set", "cards": ["QC", "QH", "QS"], "owner": 1, "frozen": False}]
    seen["down"][1], seen["zones"]["hand:1"] = True, ["??"]
    assert "discard QD" not in answers(seen)


def test_it_throws_what_the_next_player_did_not_want() -> None:
    """He has declined a six; otherwise any single card would do, since they cost the same."""
    hand = "5C 5D 9C 9D 3H 4S 6S 7S KS KC TD"
    state = play(deal(hand, stock="8H", upcard="6H"), "draw stock", "decline", "decline")
    assert choice(state) == "discard 6S"
    assert answers(state.observation(0), "skilled") > {"discard 3H", "discard TD"}


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
        (1, "5C 5D 7C 9D TD JD 3H 6H 8S QS KS", "5H", "AC"),
        (4, "5C 6C 7C 9D TD JD 3H 3S 8S QS KS", "8C", "3D"),
        (7, "5C 5D 5H 9D 9C 9H 3H 4S 6S 7S 8S", "5S", "KH"),
        (8, "5C 6C 8C 9D TD JD 3H 3S 5S KH KS", "7C", "KC"),
    ],
)
def test_it_buys_what_helps(number: int, hand: str, helps: str, idle: str) -> None:
    for card, answer in ((helps, "buy"), (idle, "decline")):
        assert choice(play(deal("", hand, upcard=card, round=number), "draw stock")) == answer


@pytest.mark.parametrize("number", [9, 10, 11, 12, 13, 14])
def test_it_waits_for_what_helps_even_where_it_must_buy(number: int) -> None:
    """A buy with a useless card leaves one less for useful ones."""
    hand = "5C 5D 6C 9D TD JD 3H 3S 8S QS KS"
    assert choice(play(deal("", hand, upcard="AC", round=number), "draw stock")) == "decline"
    assert choice(play(deal("", hand, upcard="2C", round=number), "draw stock")) == "buy"


def test_it_buys_nothing_when_it_is_too_late() -> None:
    """With two missing it stops when somebody has three cards left; with four left, or one missing, it buys."""
    for card, hand, held, answer in (
        ("5H", "5C 5D 9C TD JD 3H 6H 8S QS KS AC", 3, "decline"),
        ("5H", "5C 5D 9C TD JD 3H 6H 8S QS KS AC", 4, "buy"),
        ("5H", "5C 5D 9C 9D JD 3H 6H 8S QS KS AC", 3, "buy"),
    ):
        seen = play(deal("", hand, upcard=card, round=1), "draw stock").observation(1)
        seen["down"][2], seen["zones"]["hand:2"] = True, ["??"] * held
        assert answers(seen) == {answer}


def test_it_buys_anything_once_its_hand_is_full_and_stops_when_the_stars_are_there() -> None:
    """Round 9: all eleven cards are useful, and a twelfth with a discard needs a buy."""
    hand = "5C 5D 5H 9C 9D 9H JC JD JH 3C 3D"
    assert choice(deal(hand, upcard="KH", round=9)) == "buy"
    state = play(deal("8S", hand, upcard="KH", stock="QS 7S", round=9), "draw stock")
    assert choice(state) == "buy"
    play(state, "buy", "discard 8S")
    assert choice(state) == "draw stock"


@pytest.mark.slow
def test_it_buys_only_on_the_way_to_the_contract() -> None:
    bought = 0
    for seen, text in choices():
        if text == "buy":
            assert not seen["down"][seen["player"]] and seen["round"] != 15 and missing(seen)
            bought += 1
    assert bought > 30


@pytest.mark.slow
def test_it_lays_whatever_it_can_and_as_soon_as_it_can() -> None:
    """Laid cards cost nothing, and others would lay off their cards elsewhere."""
    laid = 0
    for seen, text in choices():
        can = [other for other in seen["legal"] if other.split()[0] in ("contract", "meld", "layoff")]
        if can:
            laid += 1
            assert text in can
    assert laid > 40


def test_it_lays_so_that_little_stays_in_the_hand() -> None:
    """The kings are laid in the contract or besides; the two joins a group instead of costing 25."""
    state = deal("KC KD KH 5C 5D 5H 9C 9D 9H 3S 7D", upcard="6H", stock="2S")
    play(state, "draw stock", "decline", "decline")
    turn(state)
    assert state.zones(0)["hand:0"] in (["3S"], ["7D"])


def test_it_lays_off_where_the_run_goes_on() -> None:
    """Naturals first: 9H TH extend 6H 7H 8H, and only then the two does."""
    others = "6H 7H 8H 9C 9D 9S 3C 3D 4S 8C"
    state = deal("KC KD KH 5C 5D 5H 9H TH 3S 7D QS", others, upcard="4H", stock="JC 3H", round=2)
    seen = play(state, "draw stock", "decline", "decline").observation(0)
    seen["melds"] = [{"kind": "run", "cards": ["6H", "7H", "8H"], "owner": 1, "frozen": False}]
    seen["down"][0] = True
    seen["zones"]["hand:0"] = ["2C", "3S", "9H", "TH"]
    seen["legal"] = ["discard 2C", "discard 3S", "discard 9H", "discard TH", "layoff 2C 1 high", "layoff 9H 1 high"]
    assert answers(seen) == {"layoff 9H 1 high"}


def fewest(hand: tuple[int, ...], table: tuple[tuple[str, tuple[int, ...]], ...], keep: int) -> int:
    """Returns the fewest points that further melds, lay-offs and a discard can leave, by trying all of them."""
    best = facts.points(hand) - max([facts.POINTS[card] for card in hand], default=0)
    for size in range(1, len(hand) - keep + 1):
        for cards in set(combinations(hand, size)):
            rest = list(hand)
            for card in cards:
                rest.remove(card)
            if size == 1:
                for at, (kind, there) in enumerate(table):
                    for longer in ((*there, *cards), (*cards, *there)):
                        if kind != "pair" and rules.is_meld(kind, longer):
                            best = min(best, fewest(tuple(rest), (*table[:at], (kind, longer), *table[at + 1 :]), keep))
            elif rules.is_set(cards) or rules.run_orders(cards):
                best = min(best, fewest(tuple(rest), table, keep))
    return best


@pytest.mark.slow
def test_laying_leaves_the_fewest_points() -> None:
    """Compared with trying everything, in random hands near random melds."""
    rng, found = random.Random(5), Counter[str]()
    tables = ["3C 4C 5C", "9D 9H 9S", "TH 2S QH KH", "JS JC JD 2C", "6S 7S 8S 9S", "KC KD", "2C 2D 2H", "4H 2H 6H 7H"]
    near = "2C 2C 6C 7C 9C 9S JH QH JS JD AH TS JS 8H 3H 8D 7D 2H 2S 4D 5D 5H 8C"
    for number in range(250):
        melds = [table_meld(tuple(map(parse_card, text.split())), 0) for text in rng.sample(tables, 3)]
        hand, keep = sorted(map(parse_card, rng.sample(near.split(), rng.randint(3, 6)))), number % 4 > 0
        left, actions = plan(hand_of(hand), keep, list(enumerate(melds, 1)))
        assert left == fewest(tuple(hand), tuple((meld.kind, meld.cards) for meld in melds), keep), (hand, melds)
        found["out"] += not left
        found["melds"] += any(type(action) is tuple for action in actions)
        found["both"] += len({type(action) for action in actions}) > 1
    assert found["out"] > 30 and found["melds"] > 20 and found["both"] > 10, found


def test_it_gives_up_what_cannot_come() -> None:
    """Three fours lack one card for two sets of four, but all others and all twos are visible; threes may come."""
    state = deal("JC JD JH JS 4C 4D 4H 3C 3D 7H 8S", upcard="7D", stock="KH", round=3)
    seen = play(state, "draw stock", "decline", "decline").observation(0)
    assert not {text for text in answers(seen) if text[8] in "J43"}
    seen["zones"]["discard"] += ["4C", "4D", "4H", "4S", "4S", *["2C", "2D", "2H", "2S"] * 2]
    assert all(text[8] == "4" for text in answers(seen))


def test_it_remembers_what_has_become_the_stock() -> None:
    """The same if the stock was reshuffled from discards with no four but many threes."""
    state = deal("JC JD JH JS 4C 4D 4H 3C 3D 7H 8S", upcard="7D", stock="KH", round=3)
    seen = play(state, "draw stock", "decline", "decline").observation(0)
    pile = ["3C", "3D", "3H", "3S", "KC", "9D", "9C"]
    seen["history"] = [[1, f"discard {card}"] for card in pile] + [[2, "draw stock"], [0, "draw stock"]]
    seen["reshuffles"], seen["stock_log"] = [len(pile)], [[len(pile) + 1, 0, "KH"]]
    assert all(text[8] == "4" for text in answers(seen))


def test_it_never_throws_the_card_back_that_it_has_drawn() -> None:
    """E23 allows it, but the card might circulate for ever: here a two that is one too many in round 15.

    If all others are laid, it may discard any card.
    """
    assert choice(deal("2C 9C 9C 2H 7H 8H QH 2S 2S 6S 6S", upcard="2D", players=4, round=15)) == "draw stock"
    drawn = 0
    top = {}
    for seen, text in choices():
        seat = seen["player"]
        if text == "draw discard":
            top[seat] = seen["zones"]["discard"][-1]
        elif text.startswith("discard ") and seat in top:
            assert text[8:] != top.pop(seat) or seen["down"][seat]
            drawn += 1
    assert drawn > 20


def test_it_throws_points_when_somebody_is_nearly_out() -> None:
    """In the same positions it discards more points if a player who is down holds one card than if nobody is down."""
    calm, pressed = [], []
    for seen, text in choices():
        if text.startswith("discard ") and not any(seen["down"]):
            calm.append(points([text[8:]]))
            other = (seen["player"] + 2) % 4
            down = [seat == other for seat in range(4)]
            near = seen | {"down": down, "zones": seen["zones"] | {f"hand:{other}": ["??"]}}
            pressed.append(points([opponents.choose(near, random.Random(1), "expert")[8:]]))
    assert len(calm) > 100 and mean(pressed) > mean(calm) + 0.5


def test_it_cuts_near_the_target() -> None:
    """By eye (5.8): around the 45 cards for four players, and exactly 45 in some 7 of 100 cuts."""
    seen = kortti.load_game(GAME, players=4, exact_cut_bonus=True).new_state(seed=1).observation(0)
    cuts = [int(opponents.choose(seen, random.Random(seed), "expert")[4:]) for seed in range(1000)]
    assert 44 < mean(cuts) < 46 and 30 < cuts.count(45) < 110


# The other levels


def test_beginners_keep_what_is_near_whatever_is_asked_for() -> None:
    """Two sets of four: the run of hearts is useless but looks good, so they discard a small single card."""
    hand = "5C 5D 9C 9D TH JH QH 3S 7D AC AS"
    seen = play(deal(hand, upcard="4D", stock="KH", round=3), "draw stock", "decline", "decline").observation(0)
    beginner, others = (answers(seen, level, 40) for level in ("beginner", "skilled"))
    assert {"discard 3S", "discard 7D"} & beginner and others == {"discard KH", "discard QH", "discard JH"}


def test_casual_players_forget_what_may_become_something() -> None:
    """All but the fives are near useful cards; only players who think of it count two fives as a pair."""
    seen = play(
        deal("5C 5D 5H 9C 9D 9H JC JD 4S 7D QC", upcard="3D", stock="KH", round=1), "draw stock", "decline", "decline"
    ).observation(0)
    seen["legal"] = [text for text in seen["legal"] if text.startswith("discard")]
    assert {"discard JC", "discard JD"} & answers(seen, "casual", 40)
    assert not {"discard JC", "discard JD"} & answers(seen, "skilled", 40)


def test_beginners_overlook_what_they_could_lay() -> None:
    """Casual players overlook less, skilled players nothing."""
    state = deal("KC KD KH 5C 5D 5H 9C TC JC 3S 7D", upcard="6H", stock="2S")
    seen = play(state, "draw stock", "decline", "decline").observation(0)
    late = Counter[str]()
    seen["legal"] = [text for text in seen["legal"] if text == "contract KC KD KH / 5C 5D 5H" or text[0] == "d"]
    for level in opponents.LEVELS:
        for seed in range(200):
            late[level] += opponents.choose(seen, random.Random(seed), level).startswith("discard")
    assert 60 > late["beginner"] > 2 * late["casual"] > 4 and not late["skilled"] and not late["expert"]


def test_only_the_expert_looks_at_others() -> None:
    """The next player has taken a king: other levels play as if he had taken nothing."""
    hand = "5C 5D 9C 9D 3H 4S 6S 7S KS QS KH"
    state = deal(hand, "AC 4C", "JC", stock="8H TC TD", upcard="AH")
    play(state, "draw stock", "decline", "decline", "discard KH")
    play(state, "draw discard", "discard AC", "draw stock", "decline", "discard JC", "draw stock", "decline")
    assert answers(state.observation(0), "expert") == {"discard QS"}
    assert answers(state.observation(0), "skilled") == {"discard QS", "discard KS"}


def test_the_cut_is_the_better_the_better_the_eye() -> None:
    seen = kortti.load_game(GAME, players=3, exact_cut_bonus=True).new_state(seed=1).observation(0)
    off = {
        level: mean(abs(int(opponents.choose(seen, random.Random(seed), level)[4:]) - 34) for seed in range(400))
        for level in opponents.LEVELS
    }
    assert off["beginner"] > off["casual"] > off["skilled"] == off["expert"] > 3


@pytest.mark.parametrize("level", opponents.LEVELS)
def test_there_is_a_choice_soon_and_then_better_ones(level: str) -> None:
    """Only the expert keeps thinking, and each intermediate choice is legal."""
    most = 0
    for seen, _ in choices()[::40]:
        if len(seen["legal"]) > 1:
            texts = list(opponents.think(seen, random.Random(1), level))
            assert set(texts) <= set(seen["legal"])
            most = max(most, len(texts))
    assert most > 3 if level == "expert" else most == 1


def random_discarder(seen: dict[str, Any], rng: random.Random) -> str:
    """Draws from the stock, lays the contract if possible, and discards at random."""
    contracts = [text for text in seen["legal"] if text.startswith("contract ")]
    choices = [text for text in seen["legal"] if text in ("draw stock", "decline") or text.startswith("discard ")]
    return contracts[0] if contracts else rng.choice(choices)


def margin(number: int, seed: int) -> float:
    """Returns how many points three random players have more than the opponent after a round."""
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
    """The goal was 50 points a round for contracts from 4 on; the mean is over 80."""
    assert mean(margin(number, seed) for seed in range(3)) > 50


@pytest.mark.slow
def test_it_beats_random_discarders_in_every_round() -> None:
    assert all(mean(margin(number, seed) for seed in range(12)) > (50 if number > 3 else 30) for number in range(1, 16))


def longest(matches: int, levels: Sequence[str], **options: Any) -> int:
    """Plays matches and returns the most turns of a player in a round; a blocked round has 50."""
    most = 0
    for seed in range(matches):
        for number in range(1, 16):
            *_, (state, _) = rounds(seed, number, levels=levels, **options)
            assert state.winners(), f"round {number} of match {seed} was blocked"
            most = max(most, state.observation(0)["turns"] // state.game.players)
    return most


@pytest.mark.parametrize("levels", [opponents.LEVELS, ("beginner",)])
@pytest.mark.slow
def test_rounds_end(levels: Sequence[str]) -> None:
    """Even with six players, when many cards are in hands that cannot lay them."""
    assert longest(1, levels, players=6) < 40


@pytest.mark.slow
@pytest.mark.parametrize(
    ("levels", "players"),
    [(opponents.LEVELS, 3), *(((level,), 6) for level in opponents.LEVELS[1:])],
)
def test_rounds_end_always(levels: Sequence[str], players: int) -> None:
    assert longest(1, levels, players=players) < 50
