"""Swedish Gin Rummy by the numbers of its rules: 5.1 to 5.9, E1 to E38, and the final invariants.

Uses only the engine's contract. `test_swedish_gin.py` tests E2, E5, E13, E22 and E33 by the engine's reasons and
events; the referee covers the rest of a round in `referees/test_gin.py`.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import kortti
from kortti.cards import CARDS
from tests.engine.referees.gin import is_pair, is_run, is_set
from tests.engine.referees.test_gin import holding, stacked

GAME = "swedish-gin-rummy"
PACK = list(CARDS) * 2
TWO_SETS = "5C 5D 5H 9C 9D 9H"  # the contract of round 1
LAY = "contract 5C 5D 5H / 9C 9D 9H"
OTHER_SETS = "6C 6D 6H TC TD TH"
OTHER_LAY = "contract 6C 6D 6H / TC TD TH"


def deal(*hands: str, upcard: str = "", stock: str = "", round: int = 1, **options: Any) -> kortti.State:
    """Deals these hands to seats 0, 1 ...; seat 0 begins. The stock lists its top card first.

    The rest is filled from the pack in an order without melds.
    """
    game = kortti.load_game(GAME, **{"players": max(3, len(hands)), **options})
    given = [hand.split() for hand in hands] + [[] for _ in range(game.players - len(hands))]
    named = Counter([card for hand in given for card in hand] + upcard.split() + stock.split())
    assert not named - Counter(PACK), "a card is named three times"
    rest = sorted((Counter(PACK) - named).elements())
    random.Random(0).shuffle(rest)
    rest.sort(key=lambda card: card[0] == "2")  # wild cards last, taken from the bottom of the stock
    for hand in given:
        assert len(hand) <= 11
        while len(hand) < 11:
            hand.append(rest.pop(0))
    dealt = [given[number % game.players][number // game.players] for number in range(11 * game.players)]
    deck = [*dealt, upcard or rest.pop(0), *stock.split(), *rest]
    return game.new_state(deck=deck, dealer=game.players - 1, round=round)


def play(state: kortti.State, *texts: str) -> kortti.State:
    for text in texts:
        reason = state.explain(text)
        assert reason is None, (text, reason)
        state.apply_action(state.string_to_action(text))
    return state


def ok(state: kortti.State, text: str) -> bool:
    """Checks both ways in which the engine tells that the text is legal."""
    try:
        legal = state.is_legal(state.string_to_action(text))
    except kortti.InvalidActionError:
        legal = False
    assert legal == (state.explain(text) is None), text
    return legal


def legal(state: kortti.State, *verbs: str) -> set[str]:
    texts = {state.action_to_string(action) for action in state.legal_actions()}
    return {text for text in texts if not verbs or text.split()[0] in verbs}


def hand(state: kortti.State, seat: int) -> list[str]:
    return state.zones()[f"hand:{seat}"]


def draw(state: kortti.State) -> str:
    """Draws from the stock for the seat starting its turn, with no buyer; returns the card."""
    seat, before = state.current_player, Counter(hand(state, state.current_player))
    play(state, "draw stock")
    while state.phase == "window":
        play(state, "decline")
    drawn = list((Counter(hand(state, seat)) - before).elements())
    assert state.current_player == seat and len(drawn) == 1
    return drawn[0]


def pass_turn(state: kortti.State) -> kortti.State:
    """Plays a turn that draws the top card of the stock and discards it."""
    return play(state, f"discard {draw(state)}")


def down(cards: str, **options: Any) -> kortti.State:
    """Returns a first turn of round 1 after seat 0 laid two sets; it holds at most these six cards."""
    held = cards.split()
    assert len(held) <= 6
    state = deal(f"{TWO_SETS} {' '.join(held[:5])}", upcard="".join(held[5:6]), **options)
    return play(state, "draw discard" if len(held) == 6 else "draw stock", *["decline"] * (len(held) < 6) * 2, LAY)


# 5.1 and the deal.


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("dealer", [0, 2])
def test_5_1_the_deal(players: int, dealer: int) -> None:
    """Eleven cards each, one at a time, from the dealer's left; the dealer plays last (E26)."""
    game = kortti.load_game(GAME, players=players)
    deck = random.Random(players).sample(PACK, 104)
    state = game.new_state(deck=deck, dealer=dealer)
    first = (dealer + 1) % players
    assert (state.current_player, state.phase) == (first, "start")
    for seat in range(players):
        assert sorted(hand(state, seat)) == sorted(deck[(seat - first) % players : 11 * players : players])
    zones = state.zones()
    assert zones["discard"] == [deck[11 * players]]
    assert zones["stock"] == deck[11 * players + 1 :]
    assert len(zones["stock"]) == {3: 70, 4: 59, 5: 48, 6: 37}[players]


@pytest.mark.parametrize("players", [2, 7])
def test_e31_three_to_six_players(players: int) -> None:
    with pytest.raises(kortti.GameError):
        kortti.load_game(GAME, players=players)


# 5.3 Melds.

MELDS = """
3H 3D 3S 2H 2D: yes
2C 2D 2H 3C 3D: no
2C 2D 2H: yes
2C 2C 2H 2S: yes
3H 3H 3S: yes
3H 3H 3S 3S 3C: yes
3H 3C 2S: yes
3H 2C 2S: no
3H 3D 2C 2S: no
2S 3S 2H: yes
2H 3S 4S: yes
AS 2S 3S: no
QS KS AS: yes
KS AS 2S: no
KS AS 2H: no
2H KS AS: yes
2S KS AS: yes
4S 2H 6S 2D 8S: yes
4S 2H 6S 2D: no
4S 2H 2D 7S 8S: yes
3C 2C 2H: no
2C 3C 2H: yes
2C 2H 3C: no
2H 2C 3C: no
2C 2H 4C: yes
2H 3C 2C: no
3C 4C 2C: yes
2H 3C 4C 2C: no
2S 3S 4S: yes
3S 4S 2S: yes
2S 2H 4S 5S: yes
2H 2S 4S 5S: no
2S 4S 5S 2H: no
2S 3S 2H 5S: yes
4S 2S 2H 5S: no
4S 5S 2S 2H: no
3S 4S 5S 2S: yes
5S 4S 3S: no
3S 5S 4S: no
3S 4S 5H: no
3S 3S 4S: no
3S 4S 6S: no
3S 4S: no
3H 3D: no
JS QS KS AS 2S: no
2S JS QS KS AS: yes
2S 3S: no
AC AD 2H: yes
KC KD AH: no
"""


@pytest.mark.parametrize("line", MELDS.strip().splitlines())
def test_5_3_examples(line: str) -> None:
    """The cards are legal as a further meld (E9, E10, E11); the referee agrees."""
    cards, expected = line.split(": ")
    state = down(cards, final_discard="optional")
    assert ok(state, f"meld {cards}") == (expected == "yes")
    assert (is_set(cards.split()) or is_run(cards.split())) == (expected == "yes")


def test_e9_both_copies_of_a_two_count_at_its_place_only() -> None:
    state = down("2S 2S 3S 4S")
    assert ok(state, "meld 2S 3S 4S")
    assert not ok(state, "meld 2S 2S 3S 4S")
    assert ok(state, "meld 3S 4S 2S") and not ok(state, "meld 3S 4S 2S 2S")
    play(state, "meld 2S 3S 4S")
    assert legal(state, "layoff") == {"layoff 2S 1", "layoff 2S 2", "layoff 2S 3 high"}  # as a wild 5


def test_e9_a_run_may_show_one_card_only_that_is_no_two() -> None:
    """2S 3S 2H is a run although all but one of its cards are twos."""
    state = down("2S 3S 2H 3D 5S 4S", final_discard="optional")
    play(state, "meld 2S 3S 2H")
    assert legal(state, "layoff") == {"layoff 5S 3 high", "layoff 5S 1"}
    play(state, "layoff 5S 3 high")
    assert state.zones()["meld:3"] == ["2S", "3S", "2H", "5S"]


def test_e36_a_run_has_thirteen_cards_at_most() -> None:
    """Three seats extend the run from 2 to the ace; then not even a two can be added."""
    state = deal(
        f"{TWO_SETS} 3S 4S 5S 6S 8D",
        f"{OTHER_SETS} 7S 8S 9S TS KH",
        "JC JD JH QC QD QH JS QS KS AS 2H",
        stock="7D 7C 2S",
        final_discard="optional",
    )
    play(state, "draw stock", "decline", "decline", LAY, "meld 3S 4S 5S 6S", "discard 7D")
    play(state, "draw stock", "decline", OTHER_LAY, *(f"layoff {rank}S 3 high" for rank in "789T"), "discard 7C")
    play(state, "draw stock", "decline", "contract JC JD JH / QC QD QH")
    assert ok(state, "layoff 2S 3 low") and ok(state, "layoff 2S 3 high")
    play(state, *(f"layoff {rank}S 3 high" for rank in "JQK"))
    assert {"layoff 2H 3 high", "layoff AS 3 high", "layoff 2H 3 low"} <= legal(state)
    play(state, "layoff AS 3 high")
    assert not ok(state, "layoff 2H 3 high") and ok(state, "layoff 2H 3 low")  # the ace is the end
    play(state, "layoff 2S 3 low")
    assert state.zones()["meld:3"] == [f"{rank}S" for rank in "23456789TJQKA"]
    assert not ok(state, "layoff 2H 3 low") and not ok(state, "layoff 2H 3 high")
    assert ok(state, "layoff 2H 1")


# 5.4 Contracts.

BEST = {  # the smallest contract of every round
    1: LAY,
    2: "contract 5C 5D 5H / 7S 8S 9S TS",
    3: "contract 5C 5D 5H 5S / 9C 9D 9H 9S",
    4: "contract 7S 8S 9S TS / 3D 4D 5D 6D",
    5: "contract 5C 5D 5H / 9C 9D 9H / 7S 8S 9S TS JS",
    6: "contract 5C 5D 5H 5S / 7S 8S 9S TS JS",
    7: "contract 5C 5D 5H 5S 5S / 9C 9D 9H 9S 9S",
    8: "contract 3S 4S 5S 6S 7S / 7D 8D 9D TD JD",
    9: "contract 5C 5D 5H / 9C 9D 9H / JC JD JH / KC KD KH",
    10: "contract 3S 4S 5S 6S / 7D 8D 9D TD / JC QC KC AC",
    11: "contract 5C 5D 5H 5S / 9C 9D 9H 9S / KC KD KH KS",
    12: "contract 3S 4S 5S / 7D 8D 9D / JC QC KC / 3H 4H 5H / 9H TH JH",
    13: "contract 5C 5D 5H / 9C 9D 9H / KC KD KH / 3C 3D 3H / 7C 7D 7H",
    14: "contract 5C 5D 5H 5S 5S / 7D 8D 9D TD JD / KC KD",
    15: "contract 5C 5D 5H / 9C 9D 9H / 3S 4S 5S 6S 7S 8S",
}
STARS = {9: 1, 10: 1, 11: 1, 12: 2, 13: 2, 14: 1}


def ready(round: int, text: str, buys: int, **options: Any) -> kortti.State:
    """Returns a turn of seat 0 after `buys` buys and a draw, with the cards of `text` in its hand."""
    cards = text.partition(" ")[2].replace("/ ", "").split()
    spare = sorted((Counter(PACK) - Counter(cards)).elements(), key=lambda card: (card[0] == "2", card))
    size = 12 + 2 * buys
    return holding(round, [*cards, *spare][:size], options, random.Random(0))[1]


@pytest.mark.parametrize("round", range(1, 9))
def test_5_4_rounds_without_a_star_need_no_buy(round: int) -> None:
    state = ready(round, BEST[round], 0)
    assert ok(state, BEST[round])
    left = 12 - len(play(state, BEST[round]).zones()["hand:0"])
    assert left == {1: 6, 2: 7, 3: 8, 4: 8, 5: 11, 6: 9, 7: 10, 8: 10}[round]


@pytest.mark.parametrize("round", STARS)
@pytest.mark.parametrize("final_discard", ["required", "optional"])
def test_5_4_stars_are_buys(round: int, final_discard: str) -> None:
    """One buy less is not enough, unless the last card may be laid (E14): only the discard was missing."""
    stars = STARS[round]
    enough = ready(round, BEST[round], stars, final_discard=final_discard)
    assert ok(enough, BEST[round])
    short = ready(round, BEST[round], stars - 1, final_discard=final_discard)
    whole = len(hand(short, 0)) >= len(BEST[round].replace("/ ", "").split()) - 1
    assert whole == (stars == 1)
    assert ok(short, BEST[round]) == (whole and final_discard == "optional")
    assert bool(legal(short, "contract")) == (whole and final_discard == "optional")
    if whole and final_discard == "optional":
        play(short, BEST[round])
        assert short.is_terminal and short.winners() == (0,)


@pytest.mark.parametrize("round", range(1, 15))
def test_e12_sizes_are_minimums(round: int) -> None:
    """A group one card smaller is illegal; one larger is legal if a card is left, except for the pair (E20)."""
    groups = [group.split() for group in BEST[round].partition(" ")[2].split(" / ")]
    for number, group in enumerate(groups):
        rank, suit = group[0]
        if rank == group[1][0]:
            more = [*group, group[-1] if group.count(group[-1]) == 1 else group[0]]
        else:
            more = ["2" + (suit if rank == "3" else "H"), *group]  # at its low end
        larger = text_with(groups, number, more)
        size = sum(map(len, groups)) + 1
        buys = max((size - 11) // 2, 0) if size < 16 else 2
        state = ready(round, larger, buys)
        assert not ok(state, text_with(groups, number, group[1:]))
        assert ok(state, larger) == (len(group) > 2 and size < 12 + 2 * buys), larger
        assert ok(state, BEST[round])


def text_with(groups: list[list[str]], number: int, group: list[str]) -> str:
    """Returns the text of a contract with one group replaced."""
    return "contract " + " / ".join(" ".join(group if n == number else g) for n, g in enumerate(groups))


def test_e12_a_longer_run_may_be_legal_where_no_part_of_it_is() -> None:
    text = "contract 4S 2H 6S 2D 8S / 9C TC JC QC"
    state = ready(4, text, 0)
    assert ok(state, text)
    assert not ok(state, "contract 4S 2H 6S 2D / 9C TC JC QC")
    assert not ok(state, "contract 2H 6S 2D 8S / 9C TC JC QC")
    assert "contract" in {listed.split()[0] for listed in legal(state)}


def test_e18_e19_runs_of_one_suit_may_touch_or_overlap_and_ranks_may_come_twice() -> None:
    assert ok(ready(4, "contract 3S 4S 5S 6S / 7S 8S 9S TS", 0), "contract 3S 4S 5S 6S / 7S 8S 9S TS")
    assert ok(ready(4, "contract 3S 4S 5S 6S / 5S 6S 7S 8S", 0), "contract 3S 4S 5S 6S / 5S 6S 7S 8S")
    assert ok(ready(4, "contract 3S 4S 5S 6S / 3S 4S 5S 6S", 0), "contract 3S 4S 5S 6S / 3S 4S 5S 6S")
    assert ok(ready(1, "contract 5S 5S 5H / 5H 5D 5D", 0), "contract 5S 5S 5H / 5H 5D 5D")
    assert ok(ready(1, "contract 2S 2S 2H / 2H 2D 2D", 0), "contract 2S 2S 2H / 2H 2D 2D")


def test_a_contract_takes_each_card_once_and_from_the_hand() -> None:
    state = ready(1, "contract 5C 5D 5H / 9C 9D 9H 9S", 0)
    for wrong in (
        "contract 5C 5D 5H / 5C 5D 5H",  # the same cards twice
        "contract 5C 5D 5D / 9C 9D 9H",  # 5D twice
        "contract 5C 5D 5S / 9C 9D 9H",  # 5S is not in the hand
        "contract 5C 5D 5H",
        "contract 5C 5D 5H / 9C 9D 9H / 9S",
        "contract 5C 5D 9H / 9C 9D 5H",
    ):
        assert not ok(state, wrong), wrong
    assert ok(state, "contract 9S 9H 9D / 5H 5D 5C")  # groups of a kind, and cards of a set, in any order
    assert not ok(ready(2, "contract 5C 5D 5H / 7S 8S 9S TS", 0), "contract 7S 8S 9S TS / 5C 5D 5H")


@pytest.mark.parametrize(
    ("pair", "fine"),
    [("KC KD", True), ("KC KC", True), ("2C 2D", True), ("KC 2D", False), ("KC QC", False), ("KC KD KH", False)],
)
def test_e20_the_pair(pair: str, fine: bool) -> None:
    """Two naturals or two twos; nothing is ever added to it, and no further pairs are allowed."""
    text = f"contract 5C 5D 5H 5S 5S / 7D 8D 9D TD JD / {pair}"
    state = ready(14, text + " KS 2S", 2)
    assert ok(state, text) == fine
    if fine:
        play(state, text)
        assert not any(choice.split()[2] == "3" for choice in legal(state, "layoff"))
        assert not ok(state, "layoff KS 3") and not ok(state, "layoff 2S 3")
        assert ok(state, "layoff 2S 1") and ok(state, "layoff 2S 2 low")
    assert not ok(state, "meld KS KH")


@pytest.mark.parametrize("final_discard", ["required", "optional"])
@pytest.mark.parametrize("buys", [0, 1, 2])
def test_e21_round_15_takes_the_whole_hand(buys: int, final_discard: str) -> None:
    run = " ".join(["3S 4S 5S 6S 7S 8S", "3S 4S 5S 6S 7S 8S 9S TS", "3S 4S 2H 6S 7S 8S 9S TS JS QS"][buys].split())
    text = f"contract 5C 5D 5H / 9C 9D 9H / {run}"
    state = ready(15, text, buys, final_discard=final_discard)
    assert not ok(state, f"contract 5C 5D 5H / 9C 9D 9H / {run[:-3]}")  # one card kept
    assert not ok(state, f"contract 5C 5D 5H 5S / 9C 9D 9H / {run[:-3]}")
    play(state, text)
    assert state.is_terminal and state.winners() == (0,) and state.returns()[0] == 0
    assert hand(state, 0) == [] and min(state.returns()[1:]) > 0


def test_e21_round_15_sets_have_three_cards_exactly() -> None:
    text = "contract 5C 5D 5H 5S / 9C 9D 9H / 3S 4S 5S 6S 7S"
    assert not ok(ready(15, text, 0), text)
    assert legal(ready(15, text, 0), "contract") == set()
    text = "contract 5C 5D 5H / 9C 9D 9H 9S / 5S 6S 7S 8S 9S TS JS"  # the run may have any length
    assert not ok(ready(15, text, 1), text)
    text = "contract 5C 5D 5H / 9C 9D 9H / 5S 6S 7S 8S 9S TS JS QS"
    assert ok(ready(15, text, 1), text)


# 5.6 The turn: drawing and buying.


def test_e1_e3_e7_the_upcard_may_be_bought_by_all_in_turn_the_dealer_last() -> None:
    """Seats are asked from the player's left; the first buy closes the window, the player draws the next card (E1)."""
    state = deal(players=5, upcard="KS", stock="3C 4C 5C")
    play(state, "draw stock")
    asked = []
    while len(asked) < 3:
        asked.append(state.current_player)
        assert (state.phase, legal(state)) == ("window", {"buy", "decline"})
        assert state.zones()["stock"][0] == "3C" and len(hand(state, 0)) == 11  # not drawn yet
        play(state, "decline")
    assert asked == [1, 2, 3] and state.current_player == 4
    before = Counter(hand(state, 4))
    play(state, "buy")
    assert Counter(hand(state, 4)) - before == Counter(["KS", "3C"])
    assert (state.current_player, state.phase) == (0, "play")
    assert "4C" in hand(state, 0) and state.zones()["stock"][0] == "5C" and state.zones().get("discard", []) == []


def test_e4_only_the_newest_discard_can_be_had() -> None:
    """A card uncovered by a buy is dead: the next player draws from the stock without a window (E5)."""
    state = deal("KS", upcard="QS", stock="3C 4C 5C 6C")
    play(state, "draw stock", "decline", "decline", "discard KS")
    assert state.zones()["discard"] == ["QS", "KS"]
    play(state, "buy")  # on seat 1's own turn
    assert state.zones()["discard"] == ["QS"]
    assert (state.current_player, legal(state)) == (2, {"draw stock"})
    play(state, "draw stock")
    assert (state.current_player, state.phase) == (2, "play")
    play(state, "discard 5C")
    assert legal(state) == {"draw stock", "draw discard", "buy"}  # a new one
    assert state.zones()["discard"] == ["QS", "5C"]


def test_e4_a_card_that_all_have_declined_stays_on_the_pile() -> None:
    state = pass_turn(deal(upcard="QS", stock="3C 4C 5C"))
    assert state.zones()["discard"] == ["QS", "3C"]


def test_e6_two_tokens_for_each_round() -> None:
    """The third card cannot be bought; in the next round it can."""
    game = kortti.load_game(GAME, rounds=(1, 2), turn_cap=6)
    match = game.new_match(seed="tokens")
    for _ in range(2):
        state, buys = match.state, Counter[int]()
        while not state.is_terminal:
            seat = state.current_player
            if state.phase == "window" or "draw discard" in legal(state):
                assert ("buy" in legal(state)) == (buys[seat] < 2)
            text = "buy" if "buy" in legal(state) else sorted(legal(state))[0]
            buys[seat] += text == "buy"
            play(state, text)
        assert sorted(buys.values()) == [2, 2, 2]
        if not match.is_over:
            match.next_deal()


def test_e23_the_card_just_taken_may_be_thrown_back() -> None:
    state = play(deal(upcard="QS"), "draw discard", "discard QS")
    assert state.zones()["discard"] == ["QS"] and ok(state, "draw discard")


def test_e34_nobody_buys_while_another_lays() -> None:
    state = play(deal(upcard="QS"), "draw stock", "decline", "decline")
    assert not ok(state, "buy") and not ok(state, "decline")
    assert not ok(state, "draw stock") and not ok(state, "draw discard")


def test_e37_a_two_turned_up_is_a_card_like_any_other() -> None:
    state = deal(upcard="2S")
    assert legal(state) == {"draw discard", "draw stock", "buy"}
    assert "2S" in hand(play(state, "draw discard"), 0)


# 5.6 The turn: laying and discarding.


def test_e16_melds_of_others_are_closed_to_those_who_are_not_down() -> None:
    state = play(down("KS"), "discard KS")
    hands = hand(state, 1)
    play(state, "draw discard")
    assert not legal(state, "layoff")
    assert all(not ok(state, f"layoff {card} {number}") for card in hands for number in (1, 2))


@pytest.mark.parametrize("layoff_on_others", [True, False])
def test_e15_laying_off_on_the_melds_of_others(layoff_on_others: bool) -> None:
    """At both ends of a run; a set has none."""
    state = deal(
        f"{TWO_SETS} 6S 7S 8S KS QH", f"{OTHER_SETS} 5S 9S 2C 9C JH", stock="3C", layoff_on_others=layoff_on_others
    )
    play(state, "draw stock", "decline", "decline", LAY, "meld 6S 7S 8S", "discard KS", "draw discard", OTHER_LAY)
    foreign = {
        *("layoff 5S 1", "layoff 2C 1", "layoff 9S 2", "layoff 9C 2", "layoff 2C 2"),
        *("layoff 5S 3 low", "layoff 9S 3 high", "layoff 2C 3 low", "layoff 2C 3 high"),
    }
    own = {"layoff 2C 4", "layoff 2C 5"}
    assert legal(state, "layoff") == own | (foreign if layoff_on_others else set())
    for text in (
        "layoff 5S 3 high",
        "layoff 5S 3",
        "layoff 9S 2 low",
        "layoff 9C 3 high",
        "layoff 2C 6",
        "layoff 2C 0",
    ):
        assert not ok(state, text), text
    if layoff_on_others:
        play(state, "layoff 9S 3 high", "layoff 5S 3 low", "layoff 2C 3 low")
        assert state.zones()["meld:3"] == ["2C", "5S", "6S", "7S", "8S", "9S"]
        assert not legal(state, "layoff") - {"layoff 9C 2"}


def test_e8_naturals_stay_in_the_majority() -> None:
    """A set 9 9 2 takes no second two until it has another nine."""
    state = deal("5C 5D 5H 9C 9D 2H 9S 2S 3S 4S 2D", upcard="KS", final_discard="optional")
    play(state, "draw discard", "contract 5C 5D 5H / 9C 9D 2H")
    assert ok(state, "layoff 2S 1") and not ok(state, "layoff 2S 2")
    play(state, "layoff 9S 2")
    assert ok(state, "layoff 2S 2")
    play(state, "layoff 2S 2")
    assert not ok(state, "layoff 2D 2")
    play(state, "meld 2D 3S 4S")
    assert not ok(state, "layoff KS 3 high") and legal(state, "layoff") == set()


def test_e8_a_run_may_take_a_natural_two_where_no_wild_one_would_do() -> None:
    state = deal(f"{TWO_SETS} 3S 4S 2D 2S 2S", upcard="2H")
    play(state, "draw discard", LAY, "meld 3S 4S 2D")
    assert legal(state, "layoff") == {
        *(f"layoff {two} {number}" for two in ("2S", "2H") for number in (1, 2)),
        "layoff 2S 3 low",  # as itself; at the other end it would be the second wild card
    }
    play(state, "layoff 2S 3 low")
    assert {"layoff 2S 3 high", "layoff 2H 3 high"} <= legal(state)  # now 2S 3S 4S
    assert not ok(state, "layoff 2S 3 low")
    play(state, "layoff 2H 3 high")
    assert not ok(state, "layoff 2S 3 high")


def test_e17_wild_cards_are_not_exchanged() -> None:
    state = down("4S 2H 6S 5S", final_discard="optional")
    play(state, "meld 4S 2H 6S")
    assert not any(choice.startswith("layoff 5S 3") for choice in legal(state))
    assert not ok(state, "layoff 5S 3 low") and not ok(state, "layoff 5S 3 high")


def test_e28_any_number_of_wild_cards_in_a_minority() -> None:
    run = "3S 2C 5S 2D 7S 2H 9S 2S JS"
    text = f"contract 4C 4D 4H / {run}"
    state = ready(2, text, 1)
    assert ok(state, text)
    assert not ok(state, "contract 4C 4D 4H / 3S 2C 5S 2D 7S 2H 9S 2S")


@pytest.mark.parametrize("final_discard", ["required", "optional"])
def test_e14_the_last_card(final_discard: str) -> None:
    """By default it must be discarded; by option it may be laid, in a meld or alone."""
    optional = final_discard == "optional"
    for cards, text in (
        ("7H 8H 9H TH JH QH", "meld 7H 8H 9H TH JH QH"),
        ("5S 5S 9S 9S 2C 2D", "layoff 2D 2"),
    ):
        state = down(cards, final_discard=final_discard)
        if text.startswith("layoff"):
            play(state, "layoff 5S 1", "layoff 5S 1", "layoff 9S 2", "layoff 9S 2", "layoff 2C 1")
        assert ok(state, text) == optional
        assert (text in legal(state)) == optional or text.startswith("meld")
        if optional:
            play(state, text)
            assert state.is_terminal and state.winners() == (0,) and state.returns()[0] == 0
        else:
            assert text.startswith("meld") or legal(state) == {"discard 2D"}
    state = down("7H 8H 9H TH JH QH", final_discard=final_discard)
    play(state, "meld 7H 8H 9H TH JH", "discard QH")
    assert state.is_terminal and state.winners() == (0,)
    assert state.zones()["discard"] == ["QH"]


def test_e38_one_card_in_hand_at_the_start_of_a_turn() -> None:
    """It draws first; it may keep one card and discard the other."""
    state = down("7H 8H 9H TH KS QS", turn_cap=3)
    play(state, "meld 7H 8H 9H TH", "discard QS")
    assert hand(state, 0) == ["KS"]
    pass_turn(pass_turn(state))
    draw(state)
    assert len(hand(state, 0)) == 2 and len(legal(state, "discard")) == 2
    play(state, "discard KS")
    assert not state.is_terminal and len(hand(state, 0)) == 1 and state.current_player == 1


# 5.6 and 5.7: stock, turn cap, score.


def test_e24_the_stock_is_made_anew_from_all_discards_but_the_topmost() -> None:
    """Each time it runs out; the same deck and actions give the same order."""
    state = deal(players=6, turn_cap=30, stock="3C")
    in_order = []
    while not state.is_terminal:
        zones = state.zones()
        if zones["stock"]:
            pass_turn(state)
            continue
        *bag, top = zones["discard"]
        drawn = draw(state)
        stock = state.zones()["stock"]
        assert Counter([drawn, *stock]) == Counter(bag) and state.zones()["discard"] == [top]
        in_order.append([drawn, *stock] == bag)
        play(state, f"discard {drawn}")
    assert len(in_order) >= 3 and not any(in_order)
    again = state.game.new_state(deck=state.deck, dealer=state.dealer, round=state.round)
    play(again, *state.history)
    assert again.zones() == state.zones()


@pytest.mark.parametrize("turn_cap", [1, 3])
@pytest.mark.parametrize("buying", [True, False])
def test_e25_a_round_that_nobody_ends_is_blocked(turn_cap: int, buying: bool) -> None:
    """A buy on one's own turn counts as a turn (by the engine's contract); everybody scores, nobody wins."""
    state = deal(players=4, turn_cap=turn_cap)
    turns = 0
    while not state.is_terminal:
        turns += 1
        if buying and "buy" in legal(state):
            play(state, "buy")
        else:
            pass_turn(state)
    assert turns == 4 * turn_cap and state.winners() == ()
    assert state.returns() == tuple(sum(map(worth, hand(state, seat))) for seat in range(4))
    assert min(state.returns()) > 0


def worth(card: str) -> int:
    """Returns a card's points (E35), as the rules list them."""
    return {"2": 25, "A": 15, "K": 10, "Q": 10, "J": 10}.get(card[0], 5)


def test_5_9_arithmetic() -> None:
    """The hands of the source's example: 125 (the source has 115), 65 and 25 (E35).

    The first seat had bought out of turn without a turn after it; the last one had laid seven cards.
    """
    state = deal(
        f"{TWO_SETS} 5S 9D TD QD 6H",
        "3H 3H 3S KH KD TC JC QC KC AC 8S",
        "3C 4C 5C 6C 7C 8C 8D 9S TS JH JS",
        upcard="KS",
        stock="2D 7D 3D",
        turn_cap=1,
    )
    play(state, "draw stock", "buy", LAY, "layoff 5S 1", "discard 7D")
    play(state, "draw discard", "discard 7D", "draw stock", "decline", "discard 3D")
    assert len(hand(state, 1)) == 13 and len(hand(state, 0)) == 4 and len(hand(state, 2)) == 11
    assert state.is_terminal and state.winners() == ()
    assert state.returns() == (25, 125, 65)


def test_5_7_the_one_who_goes_out_scores_nothing_and_his_last_discard_is_not_bought() -> None:
    state = down("7H 8H 9H TH JH QH")
    play(state, "meld 7H 8H 9H TH JH", "discard QH")
    assert state.is_terminal and state.current_player is None and not state.legal_actions()
    assert state.winners() == (0,)
    assert state.returns() == (0, *(sum(map(worth, hand(state, seat))) for seat in (1, 2)))


def test_5_7_being_down_makes_no_difference() -> None:
    state = down("2S 2H AS KS", turn_cap=1)
    left = hand(state, 0)
    play(state, "discard KS")
    pass_turn(pass_turn(state))
    assert state.is_terminal and state.returns()[0] == sum(map(worth, left)) - 10 >= 65


def test_e29_the_lowest_total_wins_and_ties_share() -> None:
    """Plays short matches of two rounds until one is tied."""
    game = kortti.load_game(GAME, rounds=(14, 15), turn_cap=1)
    shared = 0
    for seed in range(60):
        match = game.new_match(seed=str(seed))
        totals = [0, 0, 0]
        while True:
            while not match.state.is_terminal:
                pass_turn(match.state)
            totals = [total + points for total, points in zip(totals, match.state.returns(), strict=True)]
            if match.is_over:
                break
            dealer = match.dealer
            first = (dealer + 1) % 3
            match.next_deal()
            assert match.dealer == first  # E26: the starter
        assert match.totals == tuple(totals)
        assert match.winners() == tuple(seat for seat in range(3) if totals[seat] == min(totals))
        shared += len(match.winners()) > 1
    assert shared


# 5.8 The exact cut.


@pytest.mark.parametrize(("players", "exact"), [(3, 34), (4, 45), (5, 56), (6, 67)])
def test_e30_the_exact_cut(players: int, exact: int) -> None:
    """The dealer cuts first; the deck is dealt as it lies, and only the exact number gains 100 points."""
    game = kortti.load_game(GAME, players=players, exact_cut_bonus=True, turn_cap=1)
    dealer = players - 2
    deck = random.Random(players).sample(PACK, 104)
    plain = kortti.load_game(GAME, players=players, turn_cap=1).new_state(deck=deck, dealer=dealer)
    while not plain.is_terminal:
        pass_turn(plain)
    for number in (1, exact - 1, exact, exact + 1, 104):
        state = game.new_state(deck=deck, dealer=dealer)
        assert state.current_player == dealer and state.zones()["stock"] == deck
        assert legal(state) == {f"cut {k}" for k in range(1, 105)}
        assert not ok(state, "cut 0") and not ok(state, "cut 105") and not ok(state, "draw stock")
        play(state, f"cut {number}")
        assert state.current_player == (dealer + 1) % players
        while not state.is_terminal:
            pass_turn(state)
        assert state.zones() == plain.zones()
        points = list(plain.returns())
        points[dealer] -= 100 if number == exact else 0
        assert list(state.returns()) == points


def test_e30_a_total_may_be_negative() -> None:
    """The dealer cuts exactly and goes out: minus 100 points and none to score."""
    game = kortti.load_game(GAME, exact_cut_bonus=True, rounds=(1,))
    hands = [[], [], f"{TWO_SETS} 7H 8H 9H TH JH".split()]
    rest = sorted((Counter(PACK) - Counter(hands[2] + ["QH"])).elements(), key=lambda card: (card[0] == "2", card[1]))
    for seat in (0, 1):
        hands[seat] = [rest.pop(0) for _ in range(11)]
    dealt = [hands[number % 3][number // 3] for number in range(33)]
    state = game.new_state(deck=[*dealt, *rest[:3], "QH", *rest[3:]], dealer=2)
    play(state, "cut 34")
    pass_turn(pass_turn(state))
    draw(state)
    play(state, LAY, "meld 7H 8H 9H TH JH", "discard QH")
    assert state.winners() == (2,) and state.returns()[2] == -100


def test_without_the_option_nobody_cuts() -> None:
    state = deal()
    assert not ok(state, "cut 34") and state.phase == "start"


# The invariants at the end of chapter 5.


@pytest.mark.parametrize("rounds", [30, pytest.param(200, marks=pytest.mark.slow)])
def test_invariants(rounds: int) -> None:
    """Between turns: the cards held and laid by a seat are 11 plus two per buy (E27)."""
    met: Counter[str] = Counter()
    for number in range(rounds):
        rng = random.Random(f"invariant {number}")
        round, players = number % 15 + 1, rng.randint(3, 6)
        options = {
            "players": players,
            "turn_cap": rng.choice((3, 8, 15)),
            "final_discard": rng.choice(("required", "optional")),
            "layoff_on_others": rng.random() < 0.7,
            "buy_after_down": rng.random() < 0.5,
        }
        dealer = rng.randrange(players)
        deck, _ = stacked(round, players, dealer, rng)
        state = kortti.load_game(GAME, **options).new_state(deck=deck, dealer=dealer, round=round)
        laid, buys = Counter[int](), Counter[int]()
        while not state.is_terminal:
            if state.phase == "start":
                for seat in range(players):
                    assert len(hand(state, seat)) + laid[seat] == 11 + 2 * buys[seat]
            seat = state.current_player
            texts = sorted(legal(state))
            laying = [text for text in texts if text.split()[0] in ("contract", "meld", "layoff")]
            text = rng.choice(laying if laying and rng.random() < 0.8 else texts)
            verb, _, rest = text.partition(" ")
            before = state.zones()
            play(state, text)
            laid[seat] += 1 if verb == "layoff" else len(rest.replace("/ ", "").split()) if verb in LAYING else 0
            buys[seat] += verb == "buy"
            after = state.zones()
            assert sorted(card for cards in after.values() for card in cards) == sorted(PACK)
            assert buys[seat] <= 2
            whole = [name for name in after if name.startswith("meld")]
            for name in whole:
                cards = after[name]
                assert is_set(cards) or is_run(cards) or (round == 14 and is_pair(cards)), cards
                assert Counter(before.get(name, cards)) <= Counter(cards)
            met[verb] += 1
        out = state.winners()
        for seat in range(players):
            more = seat in out and not state.history[-1].startswith("discard")
            assert len(hand(state, seat)) + laid[seat] == 11 + 2 * buys[seat] + more
            assert (hand(state, seat) == []) == (seat in out)
        met["out" if out else "blocked"] += 1
    assert min(met[verb] for verb in ("contract", "meld", "layoff", "buy", "out", "blocked")) > 0, met
    assert not met["cut"]


LAYING = ("contract", "meld")
