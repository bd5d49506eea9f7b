"""Myllymatti's rules: every decision C1 to C18, border cases, the circle, series."""

from __future__ import annotations

import random

import pytest

import kortti
from kortti.cards import CARDS, parse_card
from kortti.games.myllymatti.state import MyllymattiState

RANKS = "23456789TJQKA"


def cards(text: str) -> list[str]:
    return text.split()


def deal(hands: list[str], stock: str = "", last: str = "", **options: object) -> kortti.State:
    """Deals the given hands, seat 0 to lead; the stock starts with `stock` and ends with `last`."""
    dealt = [card for row in zip(*map(cards, hands), strict=True) for card in row]
    rest = [card for card in CARDS if card not in {*dealt, *cards(stock), *cards(last)}]
    game = kortti.load_game("myllymatti", **options)
    return game.new_state(deck=[*dealt, *cards(stock), *rest, *cards(last)], dealer=2)


def before_the_last_card(hands: list[str], last: str, left: int = 1, **options: object) -> kortti.State:
    """Returns a deal with `left` cards in the stock, 1 or 3: seat 0 leads and has won all 42 or 40 others."""
    taken = {last, *(card for hand in hands for card in cards(hand))}
    rest = sorted((card for card in CARDS if card not in taken), key=lambda card: RANKS.index(card[0]))
    stock = " ".join(f"{high} {low}" for low, high in zip(rest[:21], rest[21:], strict=True))
    state = deal(hands, stock, last, **options)
    act(state, *["turn"] * (43 - left))
    assert (len(state.zones()["stock"]), state.current_player) == (left, 0)
    return state


def shedding(hands: list[str], leader: int = 0, **options: object) -> MyllymattiState:
    """Returns the second half with these hands, at the start of a trick; hearts are trumps, other cards out of play.

    The fields are set directly, so deck and history do not match this state.
    """
    state = kortti.load_game("myllymatti", **options).new_state(seed=1)
    held = [[parse_card(card) for card in cards(hand)] for hand in hands]
    state.hands = [sorted(hand) for hand in held]
    state.completed = sorted(set(range(52)).difference(*held))
    state.stock, state.half, state.phase = [], 0, "shed"
    state.trump, state.trump_seat = "CDHS".index("H"), leader
    state._give_turn(leader)
    return state


def act(state: kortti.State, *texts: str) -> list[kortti.Event]:
    """Plays some actions and returns the events of the last."""
    events: list[kortti.Event] = []
    for text in texts:
        assert text in legal(state), (text, legal(state))
        events = state.apply_action(state.string_to_action(text))
    return events


def legal(state: kortti.State) -> list[str]:
    return [state.action_to_string(action) for action in state.legal_actions()]


def hand(state: kortti.State, seat: int) -> set[str]:
    return set(state.zones()[f"hand:{seat}"])


def won(state: kortti.State, seat: int) -> set[str]:
    return set(state.zones()[f"won:{seat}"])


def trump(state: kortti.State) -> tuple[str | None, int | None]:
    """Returns the trump suit and the seat that fixed it."""
    return next(((mark.suit, mark.seat) for mark in state.game.view.marks(state)), (None, None))


LOW = ["2C 3C 4C", "2D 3D 4D", "2S 3S 4S"]


# The deal and the duels (3.1, 3.3)


def test_three_players_get_three_cards_each_from_the_left_of_the_dealer() -> None:
    state = kortti.load_game("myllymatti").new_state(seed=4, dealer=1)
    zones, deck = state.zones(), state.deck.split()
    assert state.current_player == 2 and zones["stock"] == deck[9:] and len(zones["stock"]) == 43
    assert [zones[f"hand:{seat}"] for seat in (2, 0, 1)] == [sorted(deck[i:9:3], key=CARDS.index) for i in range(3)]


def test_the_higher_rank_wins_whatever_the_suits_and_the_ace_is_high() -> None:
    state = deal(["KC 3C 4C", "AD 3D 4D", "2S 3S 5S"])
    act(state, "play KC", "play AD")
    assert won(state, 1) == {"KC", "AD"} and state.current_player == 1  # and leads to seat 2
    act(state, "play 3D", "play 2S")
    assert won(state, 1) == {"KC", "AD", "3D", "2S"} and state.current_player == 1
    assert hand(state, 0) > {"3C", "4C"} and len(hand(state, 0)) == 3


def test_c1_cards_are_drawn_from_the_stock() -> None:
    state = deal(LOW, "KH QH")
    act(state, "play 4C", "play 2D")
    assert won(state, 0) == {"4C", "2D"}
    assert hand(state, 0) == {"2C", "3C", "KH"} and hand(state, 1) == {"3D", "4D", "QH"}


def test_c2_both_draw_after_the_trick_or_each_at_once() -> None:
    for timing, turned, drawn in (("after_trick", "KH", "QH"), ("immediate", "QH", "KH")):
        state = deal(LOW, "KH QH", draw_timing=timing)
        act(state, "play 4C")
        assert ("KH" in hand(state, 0)) == (timing == "immediate")
        act(state, "turn")
        assert won(state, 1) == {"4C", turned} and hand(state, 0) == {"2C", "3C", drawn}
        assert hand(state, 1) == {"2D", "3D", "4D"}  # the one who turned has three cards and draws none


def test_c3_the_leader_draws_first_or_the_winner_does() -> None:
    for order, first in (("leader_first", 0), ("winner_first", 1)):
        state = deal(LOW, "KH QH", draw_order=order)
        act(state, "play 2C", "play 4D")
        assert "KH" in hand(state, first) and "QH" in hand(state, 1 - first)
        state = deal(LOW, "KH QH", draw_order=order)
        act(state, "play 2C", "play 2D")  # nobody has won: the leader
        assert "KH" in hand(state, 0) and "QH" in hand(state, 1)


def test_c3_has_no_effect_when_each_draws_at_once() -> None:
    for order in ("leader_first", "winner_first"):
        state = deal(LOW, "KH QH", draw_order=order, draw_timing="immediate")
        act(state, "play 2C", "play 4D")
        assert "KH" in hand(state, 0) and "QH" in hand(state, 1)


def test_c4_c5_after_a_bounce_both_draw_and_the_same_two_play_again_for_all_the_cards() -> None:
    state = deal(["2C 3C 9C", "2D 3D 4D", "AC AD AS"], "KH QH JH TH")
    act(state, "play 2C", "play 2D")
    assert state.zones()["table"] == ["2C", "2D"] and state.current_player == 0
    assert hand(state, 0) == {"3C", "9C", "KH"} and hand(state, 1) == {"3D", "4D", "QH"}
    act(state, "play 3C", "play 3D")
    assert state.zones()["table"] == ["2C", "2D", "3C", "3D"] and state.current_player == 0
    act(state, "play 9C", "play 4D")
    assert won(state, 0) == {"2C", "2D", "3C", "3D", "9C", "4D"} and not state.zones()["table"]
    assert state.current_player == 0 and hand(state, 2) == {"AC", "AD", "AS"}


def test_c6_a_turned_card_is_played_and_cannot_be_taken_back() -> None:
    state = deal(LOW, "KH AH")
    act(state, "turn")
    assert state.zones()["trick"] == ["KH"] and len(hand(state, 0)) == 3 and state.current_player == 1
    act(state, "turn")
    assert won(state, 1) == {"KH", "AH"} and len(state.zones()["stock"]) == 41


@pytest.mark.parametrize("timing", ["after_trick", "immediate"])
def test_c6_the_last_card_of_the_stock_is_never_turned(timing: str) -> None:
    state = before_the_last_card(LOW, "9H", left=3, draw_timing=timing)
    act(state, "turn")
    assert "turn" in legal(state)
    act(state, "turn")
    assert len(state.zones()["stock"]) == 1 and trump(state) == (None, None)
    assert "turn" not in legal(state) and state.explain("turn") == {"id": "no-turn", "args": {}}


# Border cases of the stock (3.3): leader, follower -> who fixes the trump. With three players only 3 and 1 occur, since
# every play uses one of 43 cards; for 2, as with two or four players, the test cuts the stock.
BORDERS = [
    (2, "hand", "hand", 1),
    (2, "turn", "hand", 1),
    (2, "hand", "turn", 0),
    (1, "hand", "hand", 0),
    (3, "turn", "turn", None),
    (3, "hand", "turn", None),
    (3, "hand", "hand", None),
]


@pytest.mark.parametrize(("stock", "leads", "follows", "fixed_by"), BORDERS)
def test_who_fixes_the_trump_when_the_stock_runs_out(
    stock: int, leads: str, follows: str, fixed_by: int | None
) -> None:
    if stock == 2:
        state = deal(LOW, last="8H 9H")
        state.stock = state.stock[:2]
    else:
        state = before_the_last_card(LOW, "9H", left=stock)
    left = stock
    for seat, way in ((0, leads), (1, follows)):
        assert ("turn" in legal(state)) == (left >= 2)
        before = hand(state, seat)
        act(state, "turn" if way == "turn" else legal(state)[0])
        left -= way == "turn"
        assert hand(state, seat) == before or way == "hand"
    assert trump(state) == (("H", fixed_by) if fixed_by is not None else (None, None))
    if fixed_by is not None:
        assert "9H" in won(state, fixed_by) and not state.zones()["stock"]
    assert len(hand(state, 2)) == 3


@pytest.mark.parametrize("options", [{}, {"draw_timing": "immediate"}, {"draw_order": "winner_first"}])
def test_with_one_card_left_the_leader_fixes_the_trump_unless_winners_draw_first(options: dict[str, str]) -> None:
    state = before_the_last_card(LOW, "9H", **options)
    act(state, "play 2C", "play 4D")  # seat 1 wins
    assert trump(state) == ("H", 1 if "draw_order" in options else 0)
    assert state.phase == "collect" and state.explain("turn") == {"id": "no-stock", "args": {}}


def test_c18_the_last_card_is_shown_and_goes_to_the_won_pile() -> None:
    state = before_the_last_card(LOW, "9H")
    act(state, "play 2C")
    (shown,) = (event for event in act(state, "play 2D") if event.id == "myllymatti-trump")
    assert shown.public.card == "9H" and (shown.seat, shown.source, shown.target) == (0, "stock", "won:0")
    assert hand(state, 0) == {"3C", "4C"} and hand(state, 1) == {"3D", "4D"}  # one card short from now on
    assert "9H" in won(state, 0)


def test_c7_bounced_cards_return_to_who_played_them_when_the_half_ends() -> None:
    state = before_the_last_card(["7C 8C 9C", "7D 8D 9D", "2S 3S 4S"], "5H")
    pile = won(state, 0)
    act(state, "play 7C", "play 7D", "play 8C", "play 8D", "play 9C")
    assert state.phase == "collect" and len(state.zones()["table"]) == 4
    act(state, "play 9D")  # C8: seat 0 leads again without a card
    assert state.phase == "shed" and state.current_player == 0
    assert [hand(state, seat) for seat in range(3)] == [
        pile | {"5H", "7C", "8C", "9C"},
        {"7D", "8D", "9D"},
        {"2S", "3S", "4S"},
    ]


def test_c8_the_half_also_ends_when_the_follower_has_no_card() -> None:
    state = before_the_last_card(["2C 5D 9H", "3C 5C 2D", "4C 3D 4D"], "5H")
    pile = won(state, 0)
    duels = "2C 3C 5C 4C 2D 3D 4D 5D"
    act(state, *(f"play {card}" for card in cards(duels)))
    assert state.phase == "collect" and state.current_player == 0 and not hand(state, 1)
    act(state, "play 9H")  # led to seat 1, who has no card: the lead returns to seat 0
    assert state.phase == "shed"
    assert [hand(state, seat) for seat in range(3)] == [
        pile | {"5H", "4D", "5D", "9H"},
        {"2C", "3C", "5C", "4C"},
        {"2D", "3D"},
    ]


def test_c14_who_has_no_cards_for_the_second_half_is_out_first() -> None:
    state = before_the_last_card(["AC AD AH", "2D 3D 4D", "2S 3S 4S"], "5H")
    act(state, "play AC", "play 2D", "play AD", "play 3D", "play AH", "play 4D")
    assert state.phase == "shed" and not hand(state, 1) and hand(state, 2) == {"2S", "3S", "4S"}
    act(state, "play AC")  # a trick of two cards
    assert state.current_player == 2
    while not state.is_terminal:
        state.apply_action(state.legal_actions()[0])
    assert state.winners() == (1,) and state.returns()[1] == 0


# The second half (3.4)


def test_whoever_fixed_the_trump_leads_the_second_half() -> None:
    leaders = set()
    for seed in range(20):
        rng = random.Random(seed)
        state = kortti.load_game("myllymatti").new_state(seed=seed)
        while state.phase == "collect":
            fixed_by = trump(state)[1]
            state.apply_action(rng.choice(state.legal_actions()))
        assert state.current_player == fixed_by
        leaders.add(state.current_player)
    assert leaders == {0, 1, 2}


def test_what_beats_what() -> None:
    state = shedding(["5C 9H", "6C 4C AC 2H QD", "2D 3D"])
    act(state, "play 5C")
    assert set(legal(state)) == {"play 6C", "play AC", "play 2H", "take"}
    assert state.explain("play 4C") == {"id": "too-low", "args": {"card": "5C"}}
    assert state.explain("play QD") == {"id": "wrong-suit", "args": {"card": "5C", "suit": "H"}}
    state = shedding(["5C 9H", "AC TH 8H", "2D 3D"])
    act(state, "play 9H")
    assert legal(state) == ["play TH", "take"]


@pytest.mark.parametrize("must_beat", [False, True])
def test_c9_taking_though_able_to_beat(must_beat: bool) -> None:
    state = shedding(["5C 9H", "6C 4C", "2D 3D"], must_beat=must_beat)
    act(state, "play 5C")
    assert legal(state) == (["play 6C"] if must_beat else ["play 6C", "take"])
    assert state.game.view.prompt(state)["id"] == ("myllymatti-prompt-must" if must_beat else "myllymatti-prompt-beat")
    assert state.explain("take") == ({"id": "must-beat", "args": {}} if must_beat else None)
    state = shedding(["9C 9H", "6C 4C", "2D 3D"], must_beat=must_beat)
    act(state, "play 9C")
    assert legal(state) == ["take"] and state.game.view.prompt(state)["id"] == "myllymatti-prompt-take"


def test_nothing_is_taken_from_an_empty_trick_nor_in_the_first_half() -> None:
    state = shedding(["9C 9H", "6C 4C", "2D 3D"])
    assert legal(state) == ["play 9C", "play 9H"]
    assert state.explain("take") == {"id": "must-lead", "args": {}}
    assert state.explain("turn") == {"id": "no-stock", "args": {}}
    assert deal(LOW).explain("take") == {"id": "no-take", "args": {}}


def test_after_a_take_the_next_player_meets_the_card_below_be_it_his_own() -> None:
    state = shedding(["5C KC 2S", "6C 4C", "2D 3D"])
    act(state, "play 5C", "play 6C", "take")
    assert hand(state, 2) == {"2D", "3D", "6C"} and state.zones()["trick"] == ["5C"]
    assert state.current_player == 0 and legal(state) == ["play KC", "take"]


def test_after_the_last_card_is_taken_the_takers_left_neighbour_leads() -> None:
    state = shedding(["5C KC", "4C 4D", "2D 3D"])
    act(state, "play 5C", "take")
    assert hand(state, 1) == {"4C", "4D", "5C"} and state.current_player == 2 and legal(state) == ["play 2D", "play 3D"]


def test_c11_whoever_completes_the_trick_leads_the_next() -> None:
    state = shedding(["5C KS", "6C 4D", "7C 3D"])
    act(state, "play 5C", "play 6C", "play 7C")
    assert not state.zones()["trick"] and {"5C", "6C", "7C"} <= set(state.zones()["out"])
    assert state.current_player == 2 and legal(state) == ["play 3D"]


def test_c10_if_the_completer_is_out_the_next_with_cards_leads() -> None:
    state = shedding(["5C KS", "6C 4D", "7C"])
    act(state, "play 5C", "play 6C", "play 7C")
    assert state.current_player == 0 and legal(state) == ["play KS"]
    state = shedding(["7C", "", "5C 3S 4S"], leader=2)
    act(state, "play 5C", "play 7C")
    assert state.is_terminal and state.returns() == (0, 0, 1)
    state = shedding(["6C 2S", "7C", "5C 3S"], leader=2)
    act(state, "play 5C", "play 6C", "play 7C")
    assert state.current_player == 2  # not seat 0, who has cards too


def test_c12_the_size_of_a_trick_is_counted_before_its_lead_and_stays() -> None:
    state = shedding(["5C", "6C 4D", "8C 7C 3D"])
    act(state, "play 5C")  # seat 0 is out, but the trick takes three cards
    assert state.observation(0)["trick_size"] == 3
    act(state, "play 6C")
    assert state.zones()["trick"] == ["5C", "6C"]
    act(state, "play 7C")
    assert not state.zones()["trick"] and state.current_player == 2
    act(state, "play 3D")  # two players have cards: a trick of two
    assert state.observation(0)["trick_size"] == 2


def test_c12_a_player_may_add_a_second_card_to_the_trick() -> None:
    state = shedding(["5C 3S", "6C AC 4D", "8C 3D"])
    act(state, "play 5C", "play 6C", "take", "take")  # seat 2 takes the 6C, seat 0 its own 5C
    assert state.current_player == 1 and not state.zones()["trick"]
    state = shedding(["5C", "6C AC 4D", "8C 3D"])
    act(state, "play 5C", "play 6C", "take", "play AC")  # seat 0 is out: seat 1 beats again
    assert state.zones()["trick"] == ["5C", "AC"] and state.current_player == 2
    act(state, "take", "take")
    assert state.current_player == 2 and hand(state, 1) == {"4D", "5C"}


def test_c13_the_deal_is_over_as_soon_as_one_player_has_cards() -> None:
    state = shedding(["", "6C", "7C"], leader=1)
    act(state, "play 6C")  # seat 2 could beat with its last card, but is not asked
    assert state.is_terminal and state.returns() == (0, 0, 1) and state.zones()["trick"] == ["6C"]
    assert state.current_player is None and legal(state) == []
    assert state.explain("play 7C") == {"id": "deal-over", "args": {}}


def test_c16_a_leader_with_his_last_card_is_out_and_the_trick_goes_on() -> None:
    state = shedding(["5C", "6C 4D", "2C 3D"])
    events = act(state, "play 5C")
    assert [event.id for event in events] == ["myllymatti-lead", "myllymatti-out"]
    assert state.current_player == 1 and set(legal(state)) == {"play 6C", "take"}
    act(state, "play 6C", "take")
    assert state.current_player == 1 and state.zones()["trick"] == ["5C"]
    act(state, "take")
    assert state.current_player == 2 and state.observation(2)["trick_size"] == 2


def test_places_are_the_order_of_going_out() -> None:
    state = shedding(["5C", "6C", "2C 3D"])
    act(state, "play 5C", "play 6C")
    assert state.is_terminal and state.winners() == (0,) and state.returns() == (0, 0, 1)
    assert [state.score_lines(seat)[0].message["args"].get("n") for seat in range(3)] == [1, 2, None]


# The stop rule and the circle (3.4, 8; 3.7; C15)


CIRCLE = ["9H JD", "5C", "3S AS 3C QS"]  # seat 2 leads the queen


def position(state: kortti.State) -> object:
    return state.current_player, state.zones(), state.observation(0)["trick_size"]


def test_the_circle_of_forced_moves_is_ended_by_the_stop_rule() -> None:
    state = shedding(CIRCLE, leader=2, must_beat=True)
    act(state, "play QS")
    start, moves = position(state), []
    for _ in range(12):
        (only,) = legal(state)
        moves.append(only)
        act(state, only)
    assert position(state) == start and len(set(moves)) > 1
    while not state.is_terminal:
        (only,) = legal(state)
        act(state, only)
    assert state.move_number == 200
    assert state.returns() == (1, 1, 1) and state.winners() == ()


def test_taking_the_queen_breaks_the_circle() -> None:
    state = shedding(CIRCLE, leader=2)
    act(state, "play QS")
    assert legal(state) == ["play 9H", "take"]
    act(state, "take")
    assert not state.zones()["trick"] and legal(state) == ["play 5C"]


def test_c15_the_count_begins_with_the_half_and_anew_with_each_complete_trick() -> None:
    hands = ["5C 5D 2S", "6C 6D 3S", "7C 7D 4S"]
    state = shedding(hands, stall_actions=4)
    act(state, "play 5C", "play 6C", "play 7C", "play 7D", "take", "play 6D")
    assert not state.is_terminal  # six actions, three since the trick
    act(state, "take")
    assert state.is_terminal and state.returns() == (1, 1, 1) and state.winners() == ()
    state = shedding(hands, stall_actions=3)
    act(state, "play 5C", "play 6C", "play 7C")  # the third action completes a trick: no draw
    assert not state.is_terminal
    act(state, "play 7D", "take", "play 6D")
    assert state.is_terminal


def test_c15_who_went_out_before_the_stop_has_not_lost() -> None:
    state = shedding(["5C", "6C 6D 3S", "7C 7D 4S"], stall_actions=3)
    act(state, "play 5C", "take", "play 7C")
    assert state.is_terminal and state.returns() == (0, 1, 1) and state.winners() == (0,)


def test_c15_the_stop_comes_after_the_test_for_the_last_player() -> None:
    state = shedding(["", "6C", "7C 8C"], leader=1, stall_actions=1)
    events = [event.id for event in act(state, "play 6C")]
    assert "myllymatti-loses" in events and "myllymatti-stalled" not in events
    assert state.returns() == (0, 0, 1) and state.winners() == (1,)


# Results and series (3.5)


def finish(match: kortti.Match, rng: random.Random) -> None:
    while not match.state.is_terminal:
        match.apply_action(rng.choice(match.state.legal_actions()))


def test_a_single_deal_is_the_default() -> None:
    match = kortti.load_game("myllymatti").new_match(seed="one")
    finish(match, random.Random(1))
    assert match.is_over and sum(match.totals) == 1 and match.winners() == match.state.winners()


def test_a_series_counts_losses_and_the_fewest_win() -> None:
    match = kortti.load_game("myllymatti", deals=4).new_match(seed="four")
    losses = [0, 0, 0]
    for number in range(4):
        finish(match, random.Random(number))
        losses = [a + b for a, b in zip(losses, match.state.returns(), strict=True)]
        assert match.is_over == (number == 3)
        if number < 3:
            with pytest.raises(ValueError):
                match.winners()
            match.next_deal()
    assert list(match.totals) == losses and sum(losses) == 4
    assert match.winners() == tuple(seat for seat in range(3) if losses[seat] == min(losses))


def test_c17_the_next_dealer_is_the_left_neighbour_or_the_one_loser() -> None:
    left, loser = (kortti.load_game("myllymatti", next_dealer=value) for value in ("left", "loser"))
    for dealer in range(3):
        for lost in range(3):
            over = kortti.game.Deal(dealer, tuple(int(seat == lost) for seat in range(3)), ((lost + 1) % 3,))
            assert (left.next_dealer(over), loser.next_dealer(over)) == ((dealer + 1) % 3, lost)
        for shared in ((1, 1, 1), (0, 1, 1)):  # stopped: no single loser
            assert loser.next_dealer(kortti.game.Deal(dealer, shared, ())) == (dealer + 1) % 3


# Memory


def moments(seeds: range, share: float = 0.15) -> list[kortti.State]:
    """Returns states of deals played by opponents and at random."""
    found = []
    for seed in seeds:
        rng = random.Random(seed)
        state = kortti.load_game("myllymatti").new_state(seed=seed)
        while not state.is_terminal:
            if rng.random() < share:
                found.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return found


@pytest.mark.slow
def test_a_sample_remembers_every_won_card() -> None:
    """Everybody saw each card on its way to a won pile, though the piles are face down."""
    for state in moments(range(6)):
        for seat in range(3):
            sample = state.resample(seat, random.Random(seat))
            assert all(won(sample, other) == won(state, other) for other in range(3))
            assert all(set(state.zones(seat)[f"won:{other}"]) <= {"??"} for other in range(3))
            assert hand(sample, seat) == hand(state, seat)


@pytest.mark.slow
def test_in_the_second_half_everybody_can_know_all_hands() -> None:
    compared = 0
    for state in moments(range(6)):
        if state.phase == "shed":
            for seat in range(3):
                assert state.resample(seat, random.Random(seat)).zones() == state.zones()
                compared += 1
    assert compared > 30


def test_in_the_first_half_drawn_cards_are_known_to_who_drew_them_alone() -> None:
    state = deal(LOW, "KH QH")
    act(state, "play 2C")
    drawn = [event for event in act(state, "play 3D") if event.source == "stock"]
    assert [(event.card, event.target) for event in drawn] == [("KH", "hand:0"), ("QH", "hand:1")]
    assert [event.seen_from(0).card for event in drawn] == ["KH", "??"]
    assert [event.seen_from(2).card for event in drawn] == ["??", "??"]
    assert [entry[2] for entry in state.observation(1)["stock"]] == ["??", "QH"]
    samples = [state.resample(2, random.Random(seed)) for seed in range(60)]
    assert len({card for sample in samples for card in hand(sample, 0)}) > 30
    assert any("KH" in sample.zones()["stock"] for sample in samples)
