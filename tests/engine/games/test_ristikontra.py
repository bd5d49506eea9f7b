"""Ristikontra's rules: every decision D1 to D23, the examples, four ways of scoring, matches."""

from __future__ import annotations

import random

import pytest

import kortti
from kortti.cards import CARDS, HIDDEN
from kortti.game import Deal, Standing

MODES = ("gamepoints", "cleaning", "first120", "first60")
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
POINTS_OF_60 = {"A": 5, "K": 4, "Q": 3, "J": 2, "T": 1}
every_mode = pytest.mark.parametrize("mode", MODES)


def load(mode: str, **options: object) -> kortti.Game:
    return kortti.load_game("ristikontra", mode=mode, **options)


def deal(hands: list[str], stock: str = "", mode: str = "gamepoints", **options: object) -> kortti.State:
    """Deals hands and a stock that start with the given cards, seat 0 to lead; filled with cards without points."""
    given = [text.split() for text in hands] + [[] for _ in range(4 - len(hands))]
    named = {card for cards in given for card in cards} | set(stock.split())
    rest = sorted((card for card in CARDS if card not in named), key=lambda card: card[0] in POINTS)
    for cards in given:
        cards += [rest.pop(0) for _ in range((5 if mode == "cleaning" else 6) - len(cards))]
    dealt = [card for row in zip(*given, strict=True) for card in row]
    return load(mode, **options).new_state(deck=[*dealt, *stock.split(), *rest], dealer=3)


def act(state: kortti.State, *texts: str) -> list[kortti.Event]:
    """Plays some actions, `turn` or a card, and returns the events of the last."""
    events: list[kortti.Event] = []
    for text in texts:
        assert text in legal(state), (text, legal(state))
        events = state.apply_action(state.string_to_action(text if text == "turn" else f"play {text}"))
    return events


def legal(state: kortti.State) -> list[str]:
    """Returns the legal actions; playing a card is just the card."""
    return [state.action_to_string(action).removeprefix("play ") for action in state.legal_actions()]


def hand(state: kortti.State, seat: int) -> set[str]:
    return set(state.zones()[f"hand:{seat}"])


def captured(state: kortti.State, team: int) -> set[str]:
    return set(state.zones()[f"captured:{team}"])


def winning_step(trick: list[str]) -> int:
    """Returns the index of the winning card of a trick."""
    return max(step for step, card in enumerate(trick) if card[0] == trick[0][0])


def whole(tricks: list[str], dealer: int = 3, mode: str = "gamepoints") -> kortti.State:
    """Plays a whole deal of these tricks, each in playing order; the leader wins tricks not listed.

    A ``.`` is an unnamed card that does not match the lead. While there is a stock everybody turns, so the stock holds
    the first tricks in playing order and the hands the last ones.
    """
    found = [text.split() for text in tricks] + [["."] * 4 for _ in range(13 - len(tricks))]
    rest = [card for card in CARDS if not any(card in trick for trick in found)]
    for trick in found:
        for step, card in enumerate(trick):
            if card == ".":
                trick[step] = next(card for card in rest if step == 0 or card[0] != trick[0][0])
                rest.remove(trick[step])
    size = 5 if mode == "cleaning" else 6
    leader = (dealer + 1) % 4
    hands: list[list[str]] = [[], [], [], []]
    for number, trick in enumerate(found):
        for step, card in enumerate(trick):
            hands[(leader + step) % 4] += [card] if number >= 13 - size else []
        leader = (leader + winning_step(trick)) % 4
    dealt = [hands[(dealer + 1 + place) % 4][place // 4] for place in range(4 * size)]
    stock = [card for trick in found[: 13 - size] for card in trick]
    state = load(mode).new_state(deck=dealt + stock, dealer=dealer)
    act(state, *["turn"] * len(stock), *(card for trick in found[13 - size :] for card in trick))
    assert state.is_terminal
    return state


def followed(places: dict[int, str]) -> list[str]:
    """Returns tricks won by the leader, with the others' given cards by trick number, from 1."""
    tricks = []
    for number in range(1, 14):
        cards = places.get(number, "").split()
        tricks.append(" ".join([".", *cards, *"." * (3 - len(cards))]))
    return tricks


# The deal and the cards (4.1)


@pytest.mark.parametrize(
    ("mode", "size", "stock"), [("gamepoints", 6, 28), ("cleaning", 5, 32), ("first120", 6, 28), ("first60", 6, 28)]
)
def test_everybody_gets_his_cards_one_at_a_time_from_the_left_of_the_dealer(mode: str, size: int, stock: int) -> None:
    state = load(mode).new_state(seed=4, dealer=1)
    deck = state.deck.split()
    assert (state.current_player, state.phase) == (2, "lead")
    assert state.zones()["stock"] == deck[4 * size :] and len(deck[4 * size :]) == stock
    for place, seat in enumerate((2, 3, 0, 1)):
        assert hand(state, seat) == set(deck[place : 4 * size : 4]) and len(hand(state, seat)) == size


def test_two_play_against_two() -> None:
    game = kortti.load_game("ristikontra")
    assert (game.players, game.sides) == (4, ((0, 2), (1, 3)))
    for players in (2, 3, 5):
        with pytest.raises(kortti.GameError, match="players"):
            kortti.load_game("ristikontra", players=players)


def test_the_target_follows_the_mode_unless_it_is_given() -> None:
    assert [load(mode).options["target"] for mode in MODES] == [7, 500, 120, 60]
    assert load("cleaning", target=7).options["target"] == 7
    usual = kortti.load_game("ristikontra").options
    assert (usual["mode"], usual["hold_fourth_king"]) == ("gamepoints", False)


@pytest.mark.parametrize(("mode", "values", "total"), [("first120", POINTS, 120), ("first60", POINTS_OF_60, 60)])
def test_what_cards_are_worth(mode: str, values: dict[str, int], total: int) -> None:
    for rank in "A23456789TJQK":
        blank, other = "23" if rank not in "23" else "45"
        state = whole([f"{blank}C {rank}C {rank}D {blank}D", f"{other}C {other}D . ."], mode=mode)  # seat 3, then 0
        assert captured(state, 1) == {f"{blank}C", f"{rank}C", f"{rank}D", f"{blank}D"}
        worth = 2 * values.get(rank, 0)
        assert state.summary()["captured"] == (total - worth, worth)
        assert state.returns() == (total - worth, worth) * 2


# Tricks (4.3)


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(
    ("trick", "winner"),
    [("2C AC 2D JC", 2), ("7C 5C AC 3C", 0), ("KC 3C TC KD", 3), ("8C 8D 8H 8S", 3), ("8C 8D 9C 9D", 1)],
)
def test_the_last_card_of_the_rank_led_wins(trick: str, winner: int, dealer: int) -> None:
    cards = trick.split()
    rest = [card for card in CARDS if card not in cards]
    state = kortti.load_game("ristikontra").new_state(deck=cards + rest, dealer=dealer)
    events: list[kortti.Event] = []
    for step, card in enumerate(cards):
        assert (state.current_player, state.phase) == ((dealer + 1 + step) % 4, "follow" if step else "lead")
        assert state.zones()["trick"] == cards[:step]
        events = act(state, card)
    seat = (dealer + 1 + winner) % 4
    assert (state.current_player, state.phase, state.zones()["trick"]) == (seat, "lead", [])
    assert captured(state, seat % 2) == set(cards) and not captured(state, 1 - seat % 2)
    assert [event.seat for event in events if event.id == "ristikontra-wins"] == [seat]
    assert [event.card for event in events if event.target == f"captured:{seat % 2}"] == cards


def test_anything_may_be_played_to_any_lead() -> None:
    state = deal(["AC", "AD 2C KC", "3C", "4C"])
    act(state, "AC")
    while state.zones()["trick"]:
        assert legal(state) == [*state.zones()[f"hand:{state.current_player}"], "turn"]
        act(state, legal(state)[0])


def test_height_and_suits_do_not_matter() -> None:
    state = deal(["2C", "AC", "KC", "QC"])
    act(state, "2C", "AC", "KC", "QC")
    assert captured(state, 0) == {"2C", "AC", "KC", "QC"} and state.current_player == 0


def test_d1_d2_all_draw_after_the_trick_the_winner_first_and_then_clockwise() -> None:
    state = deal(["2C", "AC", "2D", "JC"], "KC KD KH KS QC")
    act(state, "2C", "AC", "2D")
    assert [len(hand(state, seat)) for seat in range(4)] == [5, 5, 5, 6] and len(state.zones()["stock"]) == 28
    events = act(state, "JC")
    assert [len(hand(state, seat)) for seat in range(4)] == [6, 6, 6, 6] and len(state.zones()["stock"]) == 24
    drawn = [("KC", 2), ("KD", 3), ("KH", 0), ("KS", 1)]
    assert [(event.card, event.target, event.seen_by) for event in events if event.source == "stock"] == [
        (card, f"hand:{seat}", (seat,)) for card, seat in drawn
    ]
    assert all(card in hand(state, seat) for card, seat in drawn)


def test_d3_who_turned_a_card_does_not_draw() -> None:
    state = deal(["2C", "AC", "3C", "4C"], "2D KC KD KH")
    before = hand(state, 3)
    act(state, "2C", "AC", "3C", "turn")
    assert captured(state, 1) == {"2C", "AC", "3C", "2D"} and state.current_player == 3
    assert hand(state, 3) == before
    assert "KC" in hand(state, 0) and "KD" in hand(state, 1) and "KH" in hand(state, 2)
    assert [len(hand(state, seat)) for seat in range(4)] == [6, 6, 6, 6] and len(state.zones()["stock"]) == 24


def test_a_turned_card_is_played_in_place_of_one_from_the_hand() -> None:
    state = deal(["2C"], "9S")
    before = hand(state, 0)
    (event,) = act(state, "turn")
    assert event[:6] == ("ristikontra-turn", 0, None, "9S", "stock", "trick") and event.seen_by is None
    assert (state.zones()["trick"], state.current_player, hand(state, 0)) == (["9S"], 1, before)
    assert len(state.zones()["stock"]) == 27


@pytest.mark.parametrize(("mode", "tricks"), [("gamepoints", 7), ("cleaning", 8), ("first120", 7), ("first60", 7)])
def test_d7_all_may_turn_from_the_first_lead_to_the_end_of_the_stock(mode: str, tricks: int) -> None:
    state = load(mode).new_state(seed=3)
    before = [hand(state, seat) for seat in range(4)]
    act(state, *["turn"] * 4 * tricks)
    assert [hand(state, seat) for seat in range(4)] == before and state.zones()["stock"] == []
    assert "turn" not in legal(state)
    assert state.explain("turn") == {"id": "no-stock", "args": {}}


@every_mode
@pytest.mark.parametrize("share", [0, 0.3, 0.9])
def test_every_trick_takes_one_card_of_the_stock_for_each_player(mode: str, share: float) -> None:
    """There are thirteen tricks; before each the hands are equal and the stock is a multiple of four."""
    size, stock_tricks = (5, 8) if mode == "cleaning" else (6, 7)
    for seed in range(6):
        state = load(mode).new_state(seed=seed, dealer=seed % 4)
        rng = random.Random(seed)
        trick = 0
        while not state.is_terminal:
            if not state.zones()["trick"]:
                left = size if trick <= stock_tricks else 13 - trick
                assert [len(hand(state, seat)) for seat in range(4)] == [left] * 4
                assert len(state.zones()["stock"]) == max(0, 4 * (stock_tricks - trick))
                trick += 1
            assert ("turn" in legal(state)) == (trick <= stock_tricks)
            act(state, "turn" if trick <= stock_tricks and rng.random() < share else rng.choice(legal(state)))
        assert (trick, state.move_number) == (13, 52)
        assert len(captured(state, 0) | captured(state, 1)) == 52
        assert sum(state.summary()["captured"]) == (60 if mode == "first60" else 120)
        for team in range(2):  # the score explains the points of the cards
            terms = [term for line in state.score_lines(team) for term in line.terms]
            assert sum(count * worth for count, worth in terms) == state.summary()["captured"][team]
            assert {worth for _, worth in terms} <= ({5, 4, 3, 2, 1} if mode == "first60" else {11, 10, 4, 3, 2})


# The lead ban (4.3, 5)

OTHERS = ["2C 2D 2H 5D", "3C 3D 3H", "4C 4D 4H"]


def three_sevens_led(first: str, stock: str = "") -> kortti.State:
    """Returns a deal in which seat 0, with this hand first, has led three sevens and leads again."""
    state = deal([first, *OTHERS], stock)
    act(state, "7C", "2C", "3C", "4C", "7D", "2D", "3D", "4D", "7H", "2H", "3H", "4H")
    assert (state.current_player, state.zones()["trick"]) == (0, [])
    return state


def test_the_same_rank_may_not_be_led_four_times_in_a_row() -> None:
    state = three_sevens_led("7C 7D 7H 7S")
    assert "7S" in hand(state, 0) and set(legal(state)) == hand(state, 0) - {"7S"} | {"turn"}
    assert state.explain("play 7S") == {"id": "fourth-lead", "args": {"card": "7S"}}
    with pytest.raises(kortti.IllegalActionError):
        state.apply_action(state.string_to_action("play 7S"))


def test_a_third_lead_in_a_row_is_allowed_and_so_is_a_fourth_with_another_rank_between() -> None:
    state = deal(["7C 7D 7H 7S 5C", *OTHERS])
    act(state, "7C", "2C", "3C", "4C", "7D", "2D", "3D", "4D")
    assert "7H" in legal(state)
    act(state, "5C", "2H", "3H", "4H", "7H", "turn", "turn", "turn")
    assert state.current_player == 0 and "7S" in legal(state)


def test_the_ban_is_for_the_lead_alone() -> None:
    state = three_sevens_led("7C 7D 7H 7S 5C")
    act(state, "5C", "5D", "turn", "turn")  # seat 1 wins
    assert state.current_player == 1
    act(state, "turn", "turn", "turn")
    assert "7S" in legal(state)


def test_turned_leads_count_for_the_run() -> None:
    state = deal(["7H 7S", *OTHERS], "7C 9C 9D 9H 7D")
    act(state, "turn", "2C", "3C", "4C", "turn", "2D", "3D", "4D", "7H", "2H", "3H", "4H")
    assert [state.history[number] for number in (0, 4, 8)] == ["turn", "turn", "play 7H"]
    assert {"7C", "7D", "7H"} <= captured(state, 0)
    assert state.explain("play 7S") == {"id": "fourth-lead", "args": {"card": "7S"}}


def test_d4_what_somebody_else_led_is_not_in_the_run() -> None:
    """Seat 0 leads a seven, seat 1 takes it with another and leads two more: only these two are seat 1's run."""
    state = deal(["7C 2C 2D", "7D 7H 7S", "3C 3D", "4C 4D"])
    act(state, "7C", "7D", "3C", "4C", "7H", "3D", "4D", "2C")
    assert state.current_player == 1 and "7S" in legal(state)
    act(state, "7S", "turn", "turn", "2D")
    assert captured(state, 1) >= {"7C", "7D", "7H", "7S"}


@every_mode
def test_d5_who_holds_nothing_else_may_lead_the_rank_a_fourth_time(mode: str) -> None:
    state = whole([*[". . . ."] * 9, "7C . . .", "7D . . .", "7H . . .", "7S . . ."], mode=mode)
    assert state.history[-4] == "play 7S" and state.summary()["last"] == (0,)


def test_d6_a_turned_card_may_be_the_fourth_lead() -> None:
    state = three_sevens_led("7C 7D 7H", "8C 8D 8H 8S 9C 9D 9H 9S 6C 6D 6H 6S 7S")
    assert legal(state)[-1] == "turn"
    act(state, "turn")
    assert state.zones()["trick"] == ["7S"]
    act(state, "turn", "turn", "turn")
    assert {"7C", "7D", "7H", "7S"} <= captured(state, 0)


# The fourth king (D13)


@every_mode
@pytest.mark.parametrize("hold", [False, True])
def test_d13_the_fourth_king_waits_for_the_end_of_the_stock(mode: str, hold: bool) -> None:
    hands = ["KC 2C", "KD 2D", "KH 2H", "KS 2S"]
    state = deal(hands, mode=mode, hold_fourth_king=hold)
    act(state, "KC", "KD")
    assert "KH" in legal(state)  # the third is free
    act(state, "KH")
    if not hold or mode != "cleaning":
        act(state, "KS")
        assert captured(state, 1) == {"KC", "KD", "KH", "KS"}
        return
    assert set(legal(state)) == hand(state, 3) - {"KS"} | {"turn"}
    assert state.explain("play KS") == {"id": "hold-king", "args": {"card": "KS"}}
    with pytest.raises(kortti.IllegalActionError):
        state.apply_action(state.string_to_action("play KS"))
    act(state, "2S")
    while state.zones()["stock"]:
        assert "KS" not in legal(state)
        act(state, "turn")
    while state.current_player != 3:
        act(state, legal(state)[0])
    assert state.move_number < 4 * 9 and "KS" in legal(state)


def test_d13_binds_the_leader_too() -> None:
    state = deal(["2C", "2D", "KS 2H", "2S"], "KC KD KH 3C", mode="cleaning", hold_fourth_king=True)
    act(state, *["turn"] * 4)
    assert state.current_player == 2 and state.phase == "lead"
    assert set(legal(state)) == hand(state, 2) - {"KS"} | {"turn"}
    assert state.explain("play KS") == {"id": "hold-king", "args": {"card": "KS"}}


def test_d13_a_fourth_king_that_is_turned_is_played() -> None:
    state = deal(["KC", "KD", "KH", "2S"], "KS", mode="cleaning", hold_fourth_king=True)
    act(state, "KC", "KD", "KH", "turn")
    assert state.current_player == 3 and captured(state, 1) == {"KC", "KD", "KH", "KS"}


# Game points (4.4)

SIXTY = ["2C AC AD 2D", "3C AH AS TC", "4C QC QD 5C", "6C 6D . ."]  # to seat 3, who then leads; the rest to seat 0


@pytest.mark.parametrize(
    ("third", "points", "returns", "winners"),
    [
        ("4C QC QD 5C", (60, 60), (0, 0), ()),
        ("4C QC KD 5C", (59, 61), (0, 1), (1, 3)),
        ("4C QC JD 5C", (61, 59), (1, 0), (0, 2)),
    ],
)
def test_sixty_one_points_bring_a_game_point_and_sixty_none(
    third: str, points: tuple[int, int], returns: tuple[int, int], winners: tuple[int, ...]
) -> None:
    state = whole([*SIXTY[:2], third, SIXTY[3]])
    assert state.summary() == {"captured": points, "last": (0,)}
    assert (state.returns(), state.winners()) == (returns * 2, winners)


@pytest.mark.parametrize("team", [0, 1])
def test_all_the_points_bring_two_game_points(team: int) -> None:
    state = whole([], dealer=(team + 3) % 4)
    assert state.summary() == {"captured": (120, 0) if team == 0 else (0, 120), "last": (team,)}
    assert state.returns() == ((2, 0, 2, 0) if team == 0 else (0, 2, 0, 2))
    assert state.winners() == ((0, 2) if team == 0 else (1, 3))


def test_d10_it_is_the_points_that_count_and_not_the_tricks() -> None:
    state = whole(["2C 3C 4C 2D", "5C 5D 6C 7C"])  # seat 3 wins a trick without points
    assert len(captured(state, 1)) == 4 and state.summary()["captured"] == (120, 0)
    assert state.returns() == (2, 0, 2, 0)


# Cleaning (4.4)


@pytest.mark.parametrize(
    ("places", "points"),
    [
        # no queen while there is a stock
        ({1: "KC KD KH", 8: "KS", 9: "QC QD QH", 10: "QS"}, 120),
        ({9: "QC QD QH", 10: "QS KC KD", 13: "KH KS"}, 120),
        # a queen in the first trick or in the eighth: "the trick after which the stock is empty counts as before" (D11)
        ({1: "QC", 2: "KC KD KH", 3: "KS", 9: "QD QH QS"}, 0),
        ({8: "QC KS", 2: "KC KD KH", 9: "QD QH QS"}, 0),
        # cleaned in the ninth trick or in the last, by anybody's king
        ({1: "QC", 2: "KC KD KH", 9: "KS", 10: "QD QH QS"}, 120),
        ({8: "QC QD QH", 2: "KC KD KH", 7: "QS", 13: ". KS"}, 120),
        ({1: "QC QD QH", 2: "QS", 13: "KC KD KH", 12: "KS"}, 120),
    ],
)
def test_a_team_with_a_queen_from_the_time_of_the_stock_is_dirty_until_it_captures_a_king(
    places: dict[int, str], points: int
) -> None:
    """One team captures everything."""
    for team in range(2):
        state = whole(followed(places), dealer=(team + 3) % 4, mode="cleaning")
        assert state.summary() == {"captured": (120, 0) if team == 0 else (0, 120), "last": (team,)}
        assert state.returns() == ((points, 0) if team == 0 else (0, points)) * 2
        assert state.winners() == (() if points == 0 else (0, 2) if team == 0 else (1, 3))


@pytest.mark.parametrize(
    ("ninth", "points"),
    [
        ("QC KC . .", 0),  # a king in a trick won by a queen does not clean (D12),
        ("QC . KC .", 0),
        ("QC KC QH .", 0),
        ("KC QC QH .", 120),  # but one in a trick that it wins itself does, queens or not,
        ("KC . . .", 120),  # and so does a king played by the partner
        (". . KC .", 120),
        (". KC . .", 120),  # or by an opponent
    ],
)
def test_d12_which_kings_clean(ninth: str, points: int) -> None:
    tricks = followed({1: "QD", 2: "KD KH KS", 10: "QS"})
    tricks[8] = ninth
    state = whole(tricks, mode="cleaning")
    assert state.summary()["captured"] == (120, 0) and state.returns() == (points, 0, points, 0)


def test_a_king_cleans_the_team_that_captures_it_alone() -> None:
    """Both are dirty; the only king after the stock goes to the left."""
    tricks = ["2C QD 3C 4C", "5C KC 6C 5D", "7C QC . .", "8C 8D KD KH", *[". . . ."] * 4, "9C KS QH 9D"]
    state = whole(tricks, mode="cleaning")
    assert "QD" in captured(state, 0) and {"QC", "KS"} <= captured(state, 1)
    assert state.returns() == (0, state.summary()["captured"][1]) * 2 and state.winners() == (1, 3)


def cleaning_deals(*points: tuple[int, int] | tuple[int, int, int, int]) -> list[Deal]:
    """Returns deals of mode cleaning by the points captured and, if different, those that count."""
    deals = []
    for number, (one, two, *counting) in enumerate(points):
        assert one + two == 120
        returns = tuple(counting or (one, two))
        winners = () if returns[0] == returns[1] else (0, 2) if returns[0] > returns[1] else (1, 3)
        deals.append(Deal(number % 4, returns * 2, winners, {"captured": (one, two), "last": (number % 2,)}))
    return deals


def finished(state: kortti.State) -> Deal:
    return Deal(state.dealer, state.returns(), state.winners(), state.summary())


BACK = "5C 5D 6C 7C"  # seat 3 leads, seat 0 wins


@pytest.mark.parametrize(
    ("tricks", "points"),
    [
        (["2C 3C 4C 2D", BACK], 0),
        (["2C JC JD 2D", BACK, "8C JH . .", ". JS . ."], 4),
        (["2C QC QD 2D", BACK], 6),  # dirty
        (["2C QC 3C 2D", BACK, *[". . . ."] * 6, "8C KC JC 8D", "9C 9D . ."], 9),  # clean again
        (["2C KC KD 2D", BACK], 8),
    ],
)
def test_d14_d15_fewer_than_ten_points_undo_the_total_be_the_team_dirty_or_clean(
    tricks: list[str], points: int
) -> None:
    state = whole(tricks, mode="cleaning")
    assert state.summary()["captured"] == (120 - points, points)
    totals = load("cleaning").standing([*cleaning_deals((30, 90)), finished(state)]).totals
    assert totals[1] == totals[3] == 0


def test_d14_what_a_team_with_fewer_than_ten_points_captured_is_not_added() -> None:
    """The deal's 0 and 8 points do not count: the other team is dirty. So nobody wins it."""
    state = whole(["2C KC KD 2D", "5C 5D QC QD", ". KH KS QH"], mode="cleaning")
    assert state.summary()["captured"] == (112, 8)
    assert state.returns() == (0, 0, 0, 0) and state.winners() == ()


def test_d14_d15_failing_with_ten_points_or_more_costs_the_deal_alone() -> None:
    """Seat 3 captures a queen and a ten, 13 points, and no king."""
    state = whole(["2C QC TC 2D", BACK, *[". . . ."] * 6, ". KC KD .", ". KH KS ."], mode="cleaning")
    assert state.summary()["captured"] == (107, 13) and state.returns() == (107, 0) * 2
    assert load("cleaning").standing([*cleaning_deals((30, 90)), finished(state)]).totals == (137, 90) * 2


# Matches from worked tables (4.4)


def check(game: kortti.Game, deals: list[Deal], totals: list[tuple[int, int]], winners: tuple[int, ...] = ()) -> None:
    """Checks the standing after every deal; with `winners` the last one ends the match."""
    assert game.standing([]) == Standing((0, 0, 0, 0), False)
    for number, expected in enumerate(totals, 1):
        standing = game.standing(deals[:number])
        over = bool(winners) and number == len(totals)
        assert standing.totals == expected * 2, number
        assert (standing.is_over, standing.winners) == (over, winners if over else ()), number
    assert len(deals) == len(totals)


def notes(game: kortti.Game, deals: list[Deal]) -> list[str]:
    return [note["id"] for note in game.standing(deals).notes]


def point_deals(*points: int) -> list[Deal]:
    """Returns deals of mode gamepoints by the points that team 0 captured."""
    deals = []
    for number, one in enumerate(points):
        won = 0 if one == 60 else 2 if one in (0, 120) else 1
        returns = (won, 0) if one > 60 else (0, won)
        winners = () if one == 60 else (0, 2) if one > 60 else (1, 3)
        summary = {"captured": (one, 120 - one), "last": (number % 2,)}
        deals.append(Deal(number % 4, returns * 2, winners, summary))
    return deals


def test_d8_d9_ties_carry_a_game_point_each_to_the_winner_of_the_next_deal() -> None:
    game = load("gamepoints")
    deals = point_deals(70, 60, 60, 0, 59, 60, 60, 60, 61, 60, 120)
    totals = [(1, 0), (1, 0), (1, 0), (1, 4), (1, 5), (1, 5), (1, 5), (1, 5), (5, 5), (5, 5), (8, 5)]
    check(game, deals, totals, (0, 2))
    said = [notes(game, deals[: number + 1]) for number in range(len(deals))]
    carry, paid = ["ristikontra-note-carry"], ["ristikontra-note-paid"]
    assert said == [[], carry, carry, paid, [], carry, carry, carry, paid, carry, paid]
    assert game.standing(deals[:3]).notes[0]["args"]["n"] == 2
    assert game.standing(deals[:4]).notes[0]["args"]["n"] == 2


def test_the_first_team_with_seven_game_points_wins() -> None:
    game = load("gamepoints")
    so_far = [(1, 0), (1, 1), (2, 1), (2, 2), (4, 2), (6, 2)]
    check(game, point_deals(119, 1, 100, 20, 120, 120, 60, 0), [*so_far, (6, 2), (6, 5)])
    check(game, point_deals(119, 1, 100, 20, 120, 120, 61), [*so_far, (7, 2)], (0, 2))
    check(game, point_deals(119, 1, 100, 20, 120, 120, 120), [*so_far, (8, 2)], (0, 2))
    check(game, point_deals(1, 119, 20, 100, 0, 0, 59), [(two, one) for one, two in [*so_far, (7, 2)]], (1, 3))
    check(load("gamepoints", target=2), point_deals(60, 61), [(0, 0), (2, 0)], (0, 2))


def test_a_match_of_cleaning_adds_up_and_resets() -> None:
    deals = cleaning_deals(
        *[(80, 40), (70, 50, 0, 50), (110, 10, 110, 0), (111, 9, 111, 0), (118, 2, 0, 0)],
        *[(100, 20), (60, 60), (120, 0), (60, 60, 60, 0), (31, 89)],
    )
    totals = [(80, 40), (80, 90), (190, 90), (301, 0), (301, 0), (401, 20), (461, 80), (581, 0)]
    check(load("cleaning"), deals[:8], totals, (0, 2))
    check(load("cleaning", target=600), deals[:9], [*totals, (641, 0)], (0, 2))
    check(load("cleaning", target=672), deals, [*totals, (641, 0), (672, 89)], (0, 2))


def test_a_team_that_captured_too_little_loses_its_total_and_the_note_tells() -> None:
    game = load("cleaning")
    deals = cleaning_deals((80, 40), (5, 115), (6, 114))
    check(game, deals, [(80, 40), (0, 155), (0, 269)])
    assert notes(game, deals[:1]) == [] and notes(game, deals[:2]) == ["ristikontra-note-reset"]
    assert game.standing(deals[:2]).notes[0]["args"] == {"seat": 0, "to": 2, "n": 80}


def test_points_that_do_not_count_for_dirt_are_told() -> None:
    deals = cleaning_deals((80, 40), (70, 50, 0, 50))
    game = load("cleaning")
    assert notes(game, deals[:1]) == [] and notes(game, deals) == ["ristikontra-note-dirty"]
    assert game.standing(deals).notes[0]["args"] == {"seat": 0, "to": 2, "n": 70}


def test_d16_if_both_reach_the_target_the_higher_total_wins() -> None:
    even = [(60, 60)] * 8
    sums = [(60 * number, 60 * number) for number in range(1, 9)]
    game = load("cleaning")
    check(game, cleaning_deals(*even, (55, 65)), [*sums, (535, 545)], (1, 3))
    check(game, cleaning_deals(*even, (65, 55)), [*sums, (545, 535)], (0, 2))
    check(game, cleaning_deals(*even, (100, 20, 0, 20)), [*sums, (480, 500)], (1, 3))
    check(game, cleaning_deals(*even, (101, 19, 0, 19)), [*sums, (480, 499)])


def test_d16_equal_totals_at_the_target_ask_for_another_deal() -> None:
    game = load("cleaning")
    deals = cleaning_deals(*[(60, 60)] * 9, (100, 20, 0, 0), (59, 61))
    sums = [(60 * number, 60 * number) for number in range(1, 10)]
    check(game, deals, [*sums, (540, 540), (599, 601)], (1, 3))
    assert notes(game, deals[:9]) == ["ristikontra-note-level"]
    fallen = cleaning_deals(*[(60, 60)] * 9, (112, 8, 0, 0))
    check(game, fallen, [*sums, (540, 0)], (0, 2))


def race_deals(*points: tuple[int, int, int]) -> list[Deal]:
    """Returns deals by each team's captured points and the winner of the last trick."""
    deals = []
    for number, (one, two, last) in enumerate(points):
        winners = () if one == two else (0, 2) if one > two else (1, 3)
        deals.append(Deal(number % 4, (one, two) * 2, winners, {"captured": (one, two), "last": (last,)}))
    return deals


@pytest.mark.parametrize(("mode", "half"), [("first120", 60), ("first60", 30)])
@pytest.mark.parametrize("last", [0, 1])
def test_at_an_equal_end_the_team_without_the_last_trick_wins(mode: str, half: int, last: int) -> None:
    """The last trick of the second deal decides, not that of the first (D19, D21)."""
    winners = (1, 3) if last == 0 else (0, 2)
    for first in range(2):
        for more in (0, 9, half):
            deals = race_deals((half + more, half - more, first), (half - more, half + more, last))
            if more == half:
                check(load(mode), deals[:1], [(2 * half, 0)], (0, 2))  # one deal decides
                continue
            check(load(mode), deals, [(half + more, half - more), (2 * half, 2 * half)], winners)
            assert notes(load(mode), deals) == ["ristikontra-note-last-trick"]


@pytest.mark.parametrize(("mode", "half"), [("first120", 60), ("first60", 30)])
def test_else_the_higher_total_wins_whoever_won_the_last_trick(mode: str, half: int) -> None:
    for last in range(2):
        close = race_deals((half + 9, half - 9, 0), (half - 8, half + 8, last))
        check(load(mode), close, [(half + 9, half - 9), (2 * half + 1, 2 * half - 1)], (0, 2))
        check(load(mode), race_deals((0, 2 * half, last)), [(0, 2 * half)], (1, 3))
        assert notes(load(mode), close) == []


def test_d18_there_is_no_reset_and_no_cleaning_without_mode_cleaning() -> None:
    deals = race_deals((70, 50, 0), (115, 5, 0), (0, 120, 0))
    check(load("first120", target=1000), deals, [(70, 50), (185, 55), (185, 175)])
    state = whole(["2C QC QD 2D", "5C 5D 6C 7C"], mode="first120")  # queens, few points and no king
    assert state.returns() == (114, 6) * 2


@every_mode
def test_the_next_dealer_sits_to_the_left(mode: str) -> None:
    game = load(mode)
    for dealer in range(4):
        for won in (0, 1):
            last = Deal(dealer, (won, 0, won, 0), (0, 2) if won else (), {"captured": (70, 50), "last": (0,)})
            assert game.next_dealer(last) == (dealer + 1) % 4


# Whole matches, scored again from their events


class Book:
    """Scores a match from the events of its deals."""

    def __init__(self, mode: str, target: int) -> None:
        self.mode, self.target = mode, target
        self.totals = [0, 0]
        self.carry = 0
        self.winner: int | None = None
        self.tricks: list[tuple[int, list[str]]] = []  # winner and cards

    def hear(self, events: list[kortti.Event]) -> None:
        for event in events:
            if event.id == "ristikontra-wins":
                assert event.seat is not None
                self.tricks.append((event.seat % 2, []))
            elif event.source == "trick":
                assert event.target == f"captured:{self.tricks[-1][0]}"
                self.tricks[-1][1].append(event.card)

    def close(self) -> None:
        """Scores a deal."""
        assert len(self.tricks) == 13
        values = POINTS_OF_60 if self.mode == "first60" else POINTS
        points = [0, 0]
        for winner, cards in self.tricks:
            points[winner] += sum(values.get(card[0], 0) for card in cards)
        if self.mode == "gamepoints":
            if points[0] == points[1]:
                self.carry += 1
            else:
                self.totals[points[0] < points[1]] += self.carry + (2 if max(points) == 120 else 1)
                self.carry = 0
        for team in range(2) if self.mode != "gamepoints" else ():
            counts = points[team]
            if self.mode == "cleaning":
                early = [card for winner, cards in self.tricks[:8] if winner == team for card in cards]
                late = [cards for winner, cards in self.tricks[8:] if winner == team and cards[0][0] != "Q"]
                if "Q" in {card[0] for card in early} and "K" not in {card[0] for cards in late for card in cards}:
                    counts = 0
                if points[team] < 10:
                    counts = -self.totals[team]
            self.totals[team] += counts
        if max(self.totals) >= self.target and self.totals[0] != self.totals[1]:
            self.winner = self.totals.index(max(self.totals))
        elif self.totals[0] >= self.target and self.mode.startswith("first"):
            self.winner = 1 - self.tricks[-1][0]
        self.tricks = []


@pytest.mark.parametrize(
    ("mode", "target", "matches"),
    [("gamepoints", 7, 4), ("gamepoints", 2, 10), ("cleaning", 150, 12), ("first120", 120, 12), ("first60", 60, 12)],
)
def test_matches_of_random_play_score_as_the_rules_say(mode: str, target: int, matches: int) -> None:
    game = load(mode, target=target)
    lengths = []
    for seed in range(matches):
        rng = random.Random(seed)
        match = game.new_match(seed=seed)
        book = Book(mode, target)
        while True:
            dealer = match.dealer
            assert match.totals == tuple(book.totals) * 2
            while not match.state.is_terminal:
                assert not match.is_over
                book.hear(match.apply_action(rng.choice(match.state.legal_actions())))
            book.close()
            assert match.totals == tuple(book.totals) * 2
            assert match.is_over == (book.winner is not None)
            if match.is_over:
                break
            match.next_deal()
            assert match.dealer == (dealer + 1) % 4
        assert match.winners() == (book.winner, book.winner + 2)
        lengths.append(match.deal_number)
        with pytest.raises(kortti.GameError):
            match.next_deal()
    if mode.startswith("first"):
        assert set(lengths) == {1, 2}
    assert max(lengths) > 1


# Visibility (D23)


def test_d23_nobody_may_look_into_the_captured_piles_but_all_remember_the_tricks() -> None:
    state = deal(["2C", "AC", "2D", "JC"])
    act(state, "2C", "AC", "2D", "JC")
    for seat in range(4):
        assert state.zones(seat)["captured:0"] == [HIDDEN] * 4
        history = state.observation(seat)["history"]
        assert [text for _, text in history] == ["play 2C", "play AC", "play 2D", "play JC"]
