"""Facts, examples and numbered decisions of the rules of Pantti (A1-A18) and Ristiseiska (B1-B12)."""

from __future__ import annotations

import pytest

import kortti
from kortti.game import Deal
from tests.engine.games.hands import deal, legal, play
from tests.engine.variants import walk

PANTTI = kortti.load_game("pantti")
BEGGING = kortti.load_game("ristiseiska")
THREE = kortti.load_game("ristiseiska", players=3)

CLUBS = "7C 6C 8C 5C 9C 4C TC 3C JC 2C QC KC AC"  # an order in which one hand can lay them


def ids(state: kortti.State, action: str) -> list[str]:
    return [event.id for event in state.apply_action(state.string_to_action(action))]


def token(state: kortti.State) -> int | None:
    (mark,) = state.game.view.marks(state)
    return mark.seat


def on_table(state: kortti.State) -> set[str]:
    return {card for zone, cards in state.zones().items() if not zone.startswith("hand:") for card in cards}


# 1.1, 1.2 and 1.8: facts


@pytest.mark.parametrize(("players", "sizes"), [(3, [18, 17, 17]), (4, [13] * 4), (5, [11, 11, 10, 10, 10])])
def test_A14_the_long_hands_are_to_the_left_of_the_dealer(players: int, sizes: list[int]) -> None:
    game = kortti.load_game("pantti", players=players)
    for dealer in range(players):
        state = game.new_state(seed="x", dealer=dealer)
        dealt = [len(state.zones()[f"hand:{(dealer + 1 + place) % players}"]) for place in range(players)]
        assert dealt == sizes
        assert state.zones()[f"hand:{(dealer + 1) % players}"][0] in state.deck.split()[::players]


def test_A15_the_holder_of_the_seven_of_clubs_begins_with_it() -> None:
    for game in (PANTTI, BEGGING, kortti.load_game("ristiseiska", false_beg="penalise")):
        for seed in range(20):
            state = game.new_state(seed=seed, dealer=seed % 4)
            assert "7C" in state.zones()[f"hand:{state.current_player}"]
            assert legal(state) == ["7C"]
            assert state.explain("pass")["id"] == state.explain("beg")["id"] == "seven-of-clubs-first"


def test_facts_some_hand_can_always_play_and_a_deal_has_52_lays_at_most() -> None:
    for players in (3, 4, 5):
        passes = []
        for seed in range(60):
            in_a_row = 0
            for state in walk(kortti.load_game("pantti", players=players), seed):
                in_a_row = in_a_row + 1 if state.history and state.history[-1] == "pass" else 0
                assert in_a_row < players
            assert sum(text.startswith("play") for text in state.history) <= 52
            passes.append(state.history.count("pass"))
        assert {3: 2, 4: 4, 5: 6}[players] < sum(passes) / 60 < {3: 7, 4: 9, 5: 12}[players]


def test_example_ace_king_four_go_in_one_turn() -> None:
    """Hearts lie from 2 to Q, spades from 5 to 8: the ace, the king and the four go in one turn."""
    low, high, spades = "7H 6H 8H 5H 4H 3H 2H", "9H TH JH QH", "7S 6S 8S 5S"
    laid = f"{low} {high} {spades}".split()
    state = deal(PANTTI, "AH KH 4S 7C 6C 8C 5C 9C 4C TC 3C JC", low, high, spades)
    while state.current_player != 0 or not {"AH", "KH", "4S"} <= set(legal(state)):
        play(state, min(legal(state), key=lambda text: (text in ("AH", "KH", "4S"), text not in laid)))
    assert set(laid) <= on_table(state)
    hand = len(state.zones()["hand:0"])
    assert "KH" in play(state, "AH") and (state.phase, state.current_player) == ("bonus", 0)
    assert "4S" in play(state, "KH") and (state.phase, state.current_player) == ("bonus", 0)
    play(state, "4S")
    assert len(state.zones()["hand:0"]) == hand - 3 and (state.phase, state.current_player) == ("turn", 1)


def test_example_two_three_eight_left_in_hand_are_thirteen() -> None:
    found = set()
    for seed in range(300):
        *_, state = walk(PANTTI, seed)
        for seat, points in enumerate(state.returns()):
            cards = state.zones()[f"hand:{seat}"]
            pips = sum("A23456789TJQK".index(card[0]) + 1 for card in cards)
            assert points == pips + (25 if token(state) == seat else 0)
            found.add("".join(sorted(card[0] for card in cards)))
    assert len(found) > 100
    state = deal(PANTTI, CLUBS)
    for card in CLUBS.split():
        while state.current_player != 0:
            play(state, legal(state)[-1])
        play(state, card)
    assert state.is_terminal and state.winners() == (0,)


# 1.9: decisions


def hearts(opening: str) -> kortti.State:
    """Returns a deal in which seat 0 holds exactly the hearts and has laid the sevens of clubs and hearts."""
    game = kortti.load_game("pantti", opening=opening, players=3)
    state = deal(game, "7C 7H 6H 8H 5H 9H 4H TH", "7D 7S 6D 8D 6S 8S 6C 8C")
    play(state, "7C", "6C")
    play(state, legal(state)[0], "7H")
    return state


def my_hearts(state: kortti.State) -> set[str]:
    while state.current_player != 0:
        play(state, legal(state)[0])
    return {text for text in legal(state) if text.endswith("H")}


def test_A1_the_five_needs_the_six_and_the_eight() -> None:
    """With 7 and 6 but not the 8 laid, the 5 is illegal and the 8 legal; after the 8 both 5 and 9 are."""
    state = hearts("six_then_eight")
    assert my_hearts(state) == {"6H"}
    assert state.explain("play 8H") == {"id": "six-first", "args": {"card": "6H"}}
    play(state, "6H")
    assert my_hearts(state) == {"8H"}
    assert state.explain("play 5H") == {"id": "eight-first", "args": {"card": "8H"}}
    play(state, "8H")
    assert my_hearts(state) == {"5H", "9H"}
    assert state.explain("play TH") == {"id": "needs-card", "args": {"card": "9H"}}


def test_A1_six_only_lets_the_five_follow_the_six() -> None:
    state = hearts("six_only")
    assert my_hearts(state) == {"6H"}
    play(state, "6H")
    assert my_hearts(state) == {"5H", "8H"}


def test_B1_free_lets_six_and_eight_follow_the_seven() -> None:
    state = hearts("free")
    assert my_hearts(state) == {"6H", "8H"}
    play(state, "8H")
    assert my_hearts(state) == {"6H", "9H"}
    play(state, "6H")
    assert my_hearts(state) == {"5H", "9H"}


def club_race(**options: object) -> kortti.State:
    """Seat 0 holds all clubs and has laid all but ace and king, the two and queen last."""
    game = kortti.load_game("pantti", **options)
    state = deal(game, CLUBS)
    for card in (card for card in CLUBS.split() if card not in ("2C", "AC", "KC")):
        to_seat_0(state)
        play(state, card)
    to_seat_0(state)
    return state


def to_seat_0(state: kortti.State) -> None:
    while state.current_player != 0:
        options = [text for text in legal(state) if text[0] not in "AK"]
        play(state, (options or legal(state))[-1])


def test_A2_the_ace_goes_on_the_two() -> None:
    state = club_race()
    assert legal(state) == ["2C", "KC"]
    play(state, "2C")
    to_seat_0(state)
    assert legal(state) == ["AC", "KC"]
    play(state, "AC")
    assert " ".join(state.zones()["low:C"]) == "6C 5C 4C 3C 2C AC"


def test_A3_a_bonus_may_be_declined() -> None:
    state = club_race()
    assert play(state, "KC") == ["2C", "stop"]
    assert state.phase == "bonus" and state.current_player == 0
    assert state.explain("pass") == {"id": "stop-instead", "args": {}}
    play(state, "stop")
    assert state.phase == "turn" and state.current_player == 1
    assert state.explain("stop") == {"id": "nothing-to-stop", "args": {}}


def test_A4_any_other_card_ends_the_chain() -> None:
    state = club_race()
    play(state, "KC", "2C")
    assert state.phase == "turn" and state.current_player == 1


def test_A5_a_king_gives_a_bonus_with_high_aces_and_a_two_does_not() -> None:
    state = club_race(ace="first_ace_decides")
    play(state, "2C")
    assert state.phase == "turn" and state.current_player == 1
    to_seat_0(state)
    assert play(state, "KC") == ["AC low", "AC high", "stop"]
    play(state, "AC high")
    assert state.is_terminal and state.zones()["high:C"][-2:] == ["KC", "AC"]


def test_A6_having_nothing_to_lay_in_a_bonus_moves_no_token() -> None:
    ended = 0
    for seed in range(60):
        before = None
        for state in walk(PANTTI, seed):
            if before and state.history[-1].startswith(("play A", "play K")) and state.phase == "turn":
                assert (token(state), state.current_player) == (before[0], (before[1] + 1) % 4)
                ended += 1
            before = token(state), state.current_player
    assert ended > 20


def test_A7_an_empty_hand_ends_the_deal_in_mid_chain() -> None:
    state = club_race()
    play(state, "2C")
    to_seat_0(state)
    play(state, "KC")
    assert state.phase == "bonus"
    assert ids(state, "play AC") == ["sevens-play", "sevens-out"]
    assert state.is_terminal and state.winners() == (0,) and state.legal_actions() == []
    assert state.explain("play AC") == {"id": "deal-over", "args": {}}


def pass_then_win(**options: object) -> kortti.State:
    """Plays random deals until a winner holds the token."""
    for seed in range(500):
        *_, state = walk(kortti.load_game("pantti", **options), seed)
        if token(state) in state.winners():
            return state
    raise AssertionError


@pytest.mark.parametrize(("exempt", "points"), [(False, 25), (True, 0)])
def test_A8_the_token_costs_its_holder_also_when_he_wins(exempt: bool, points: int) -> None:
    state = pass_then_win(token_exempts_winner=exempt)
    (winner,) = state.winners()
    assert state.returns()[winner] == points
    assert sum(line.points for line in state.score_lines(winner)) == points


def test_A8_the_token_may_cost_anything_or_not_be_there() -> None:
    state = pass_then_win(token_points=40)
    assert state.returns()[state.winners()[0]] == 40
    for state in walk(kortti.load_game("pantti", token_points=0), 1):
        assert state.game.view.marks(state) == []
    assert state.returns()[state.winners()[0]] == 0


def test_A9_A10_the_token_begins_in_the_middle_and_goes_to_whoever_passes() -> None:
    match = PANTTI.new_match(seed="tokens")
    for _ in range(2):
        holder, first_turns = None, 0
        turns = [0] * 4
        while not match.state.is_terminal:
            state = match.state
            assert token(state) == holder
            seat, text = state.current_player, legal(state)[0]
            if text == "pass":
                assert legal(state) == ["pass"]
                holder, first_turns = seat, first_turns + (turns[seat] == 0)
            turns[seat] += 1
            play(state, text)
        match.next_deal()


def test_A10_a_pass_on_the_first_turn_takes_the_token() -> None:
    state = deal(PANTTI, "7C 7D 7H 7S 6C 8C", "AC 2C 3C 4C 5C AD 2D 3D 4D 5D AH 2H 3H")
    assert play(state, "7C") == ["pass"]
    assert ids(state, "pass") == ["sevens-pantti"]
    assert token(state) == 1


def results(*returns: tuple[int, ...]) -> list[Deal]:
    return [Deal(0, points, (points.index(min(points)),)) for points in returns]


def test_A11_the_match_ends_at_the_target_and_the_lowest_total_wins() -> None:
    assert not PANTTI.standing(results((0, 40, 99, 30))).is_over
    standing = PANTTI.standing(results((0, 40, 99, 30), (60, 0, 1, 10)))
    assert (standing.totals, standing.is_over, standing.winners) == ((60, 40, 100, 40), True, (1, 3))
    single = kortti.load_game("pantti", target=None)
    standing = single.standing([Deal(0, (25, 40, 20, 30), (0,))])
    assert (standing.is_over, standing.winners) == (True, (0,))


def ace_game(first: str | None, **options: object) -> kortti.State:
    """Seat 0 has laid all clubs but the ace, which it lays `first` ("low", "high", None: not yet). Seat 3 keeps its
    aces.
    """
    game = kortti.load_game("pantti", ace="first_ace_decides", **options)
    state = deal(game, CLUBS, "", "", "AD AH AS 7D 7H 7S 6D 6H 6S 2D 2H 2S QD")
    for card in (*CLUBS.split()[:-2], None):
        while state.current_player != 0:  # the others keep aces and kings
            play(state, max(legal(state), key=lambda text: "AsK23456789TJQ".find(text[0])))
        play(state, *([card] if card else []))
    play(state, "KC", *([f"AC {first}"] if first else ["stop"]))
    return state


@pytest.mark.parametrize(
    ("first", "value", "points"),
    [("low", "auto", 1), ("high", "auto", 14), ("low", 14, 14), ("high", 1, 1)],
)
def test_A12_an_ace_in_hand_counts_by_its_place(first: str, value: str | int, points: int) -> None:
    state = ace_game(first, ace_points=value)
    assert state.is_terminal
    cards = state.zones()["hand:3"]
    pips = sum(points if card[0] == "A" else "A23456789TJQK".index(card[0]) + 1 for card in cards)
    assert [card for card in cards if card[0] == "A"] == ["AD", "AH", "AS"]
    assert state.score_lines(3)[0].points == pips


def test_A12_an_ace_counts_one_while_no_ace_has_been_laid() -> None:
    """The first of some deals in which everybody keeps aces while possible."""
    game = kortti.load_game("pantti", ace="first_ace_decides", players=5)
    for seed in range(300):
        state = game.new_state(seed=seed)
        while not state.is_terminal:
            others = [text for text in legal(state) if text[0] != "A"]
            play(state, "stop" if "stop" in others else (others or legal(state))[-seed % 3 - 3 :][0])
        if not any("play A" in text for text in state.history):
            hands = [state.zones()[f"hand:{seat}"] for seat in range(5)]
            points = [sum("A23456789TJQK".index(card[0]) + 1 for card in hand) for hand in hands]
            assert [state.score_lines(seat)[0].points for seat in range(5)] == points
            return
    raise AssertionError("every deal had its ace")


def test_A13_the_end_that_the_first_ace_chose_holds_for_its_deal_alone() -> None:
    """Until one is laid, both ends are offered; then aces cannot go to the other end."""
    ends = set()
    game = kortti.load_game("pantti", ace="first_ace_decides", target=None)
    for seed in range(400):
        chosen = None
        for state in walk(game, seed):
            if chosen is None and any(text.startswith("play A") for text in state.history):
                chosen = "high" if any(card[0] == "A" for s in "CDHS" for card in state.zones()[f"high:{s}"]) else "low"
                ends.add(chosen)
            for text in legal(state):
                assert chosen is None or text.split()[-1] not in ("low", "high")
        other = {"low": "high", "high": "low", None: "none"}[chosen]
        assert not any(card[0] == "A" for suit in "CDHS" for card in state.zones().get(f"{other}:{suit}", []))
    assert ends == {"low", "high"}


def test_piles_are_closed_when_nothing_more_can_go_on_them() -> None:
    def closed(state: kortti.State) -> set[str]:
        return {place.zone for place in state.game.view.places(state) if place.closed}

    assert closed(ace_game(None)) == set()
    assert closed(ace_game("low")) >= {"low:C", "high:C"}
    high = ace_game("high")
    assert "high:C" in closed(high) and "low:C" in closed(high) and high.zones()["low:C"][-1] == "2C"


def test_A16_nobody_may_pass_who_can_play() -> None:
    for game in (PANTTI, BEGGING):
        for state in walk(game, 3):
            words = {"pass", "beg"} & set(legal(state))
            assert not words or len(legal(state)) == 1
        state = game.new_state(seed=1)
        play(state, "7C")
        if legal(state)[0] != "pass":
            assert state.explain("pass")["id"] == "must-play"


def test_A17_begging_belongs_to_the_other_rules() -> None:
    state = PANTTI.new_state(seed=1)
    play(state, "7C")
    assert state.explain("beg")["id"] in ("no-begging", "must-play")
    assert "beg" not in {text for s in walk(PANTTI, 2) for text in legal(s)}
    assert "beg" in {text for s in walk(kortti.load_game("pantti", unable="beg"), 2) for text in legal(s)}


def test_A18_the_first_card_is_the_seven_of_clubs_and_jacks_are_eleven() -> None:
    state = PANTTI.new_state(seed=1)
    assert state.explain("play 8C")["id"] in ("not-your-card", "seven-of-clubs-first")
    assert legal(state) == ["7C"]


# 2.7: decisions of the begging game

LOW_CARDS = "AC 2C 3C 4C AD 2D 3D 4D AH 2H 3H 4H AS 2S 3S 4S KC"  # 17 cards that wait long


def beggar() -> kortti.State:
    """Three players; seat 0 has begun, seat 1 cannot lay for long, seat 2 soon can."""
    state = deal(THREE, "7C 6C 8C 9C TC JC QC 5C 7D 6D 8D 9D TD JD QD 5D", LOW_CARDS, "7H 6H 8H 9H TH JH QH 5H KD KH")
    play(state, "7C")
    return state


def test_B2_a_card_must_be_laid_where_one_can_be() -> None:
    state = beggar()
    play(state, "pass", "7H")
    assert state.explain("beg")["id"] == state.explain("pass")["id"] == "must-play"


def test_B3_the_first_turn_is_a_pass_and_not_a_beg() -> None:
    state = beggar()
    assert legal(state) == ["pass"]
    assert state.explain("beg")["id"] == "cannot-beg-yet"
    assert ids(state, "pass") == ["sevens-pass"] and state.current_player == 2
    play(state, "7H", "6C")
    assert legal(state) == ["beg"]
    assert state.explain("pass")["id"] == "must-beg"


def test_B3_laying_the_seven_of_clubs_was_the_first_turn() -> None:
    state = deal(THREE, f"7C {LOW_CARDS}", "7D 6D 8D 7H 6H 8H", "7S 6S 8S 6C 8C")
    play(state, "7C")
    play(state, legal(state)[0])
    play(state, legal(state)[0])
    assert state.current_player == 0 and legal(state) == ["beg"]


def test_B4_the_beggar_asks_the_seat_to_the_right() -> None:
    state = beggar()
    play(state, "pass", "7H", "6C")
    (event,) = state.apply_action(state.string_to_action("beg"))
    assert (event.id, event.seat, event.to) == ("sevens-beg", 1, 0)
    assert (state.current_player, state.phase) == (0, "give")
    assert legal(state) == [f"give {card}" for card in state.zones()["hand:0"]]
    assert state.explain("play 8C") == {"id": "must-give", "args": {"to": 1}}


def test_B5_B6_who_has_one_card_is_not_asked() -> None:
    skipped = alone = 0
    for seed in range(400):
        for state in walk(kortti.load_game("ristiseiska", players=3), seed):
            player = state.current_player
            if state.phase != "turn" or legal(state) not in (["beg"], ["pass"]):
                continue
            sizes = [len(state.zones()[f"hand:{(player - step) % 3}"]) for step in (1, 2)]
            if legal(state) == ["beg"]:
                copy = state.clone()
                (event,) = copy.apply_action(copy.string_to_action("beg"))
                assert event.to == (player - (1 if sizes[0] > 1 else 2)) % 3
                skipped += sizes[0] == 1
            elif sizes == [1, 1]:
                assert state.explain("beg")["id"] in ("cannot-beg-yet", "pass-alone")
                alone += state.explain("beg")["id"] == "pass-alone"
    assert skipped and alone


def test_B7_the_turn_ends_with_the_gift() -> None:
    state = beggar()
    play(state, "pass", "7H", "6C", "beg")
    assert ids(state, "give 8C") == ["sevens-give"]
    assert "8C" in state.zones()["hand:1"] and "8C" not in state.zones()["hand:0"]
    assert (state.current_player, state.phase) == (2, "turn")


def test_B8_a_false_beg_brings_a_card_from_every_opponent() -> None:
    game = kortti.load_game("ristiseiska", false_beg="penalise")
    state = deal(game, "7C 6C", "8C 9C", "7D 6D", "7H 6H")
    assert "pass" in play(state, "7C") and "beg" not in legal(state)  # a first turn
    assert ids(state, "pass") == ["sevens-caught"]
    for giver in (2, 3, 0):
        assert (state.current_player, state.phase) == (giver, "give")
        play(state, legal(state)[-1])
    assert (state.current_player, state.phase) == (2, "turn")
    assert [len(state.zones()[f"hand:{seat}"]) for seat in range(4)] == [11, 16, 12, 12]
    play(state, "7D", "7H", "6C")
    assert "beg" in legal(state) and "pass" not in legal(state)


def test_B8_a_false_beg_when_all_others_have_one_card_just_ends_the_turn() -> None:
    """Nobody gives, and nothing else happens."""
    game = kortti.load_game("ristiseiska", players=3, false_beg="penalise")
    for seed in range(300):
        for state in walk(game, seed):
            seat = state.current_player
            sizes = [len(state.zones()[f"hand:{other}"]) for other in range(3)]
            if "beg" in legal(state) and len(legal(state)) > 1 and sorted(sizes)[:2] == [1, 1] and sizes[seat] > 1:
                copy = state.clone()
                assert ids(copy, "beg") == ["sevens-caught"]
                assert (copy.current_player, copy.phase) == ((seat + 1) % 3, "turn")
                assert sizes == [len(copy.zones()[f"hand:{other}"]) for other in range(3)]
                return
    raise AssertionError("it never came to that")


def test_B9_a_deal_without_a_lay_for_too_long_ends_and_the_fewest_cards_win() -> None:
    game = kortti.load_game("ristiseiska", players=3, false_beg="penalise", stall_circuits=1)
    state = deal(game, "7C 7D", "8C 7H", "6C 7S")
    play(state, "7C")
    for _ in range(3):
        assert not state.is_terminal
        play(state, "pass" if "pass" in legal(state) else "beg")
        while state.phase == "give":
            play(state, legal(state)[0])
    assert state.is_terminal
    sizes = [len(state.zones()[f"hand:{seat}"]) for seat in range(3)]
    assert list(state.winners()) == [seat for seat in range(3) if sizes[seat] == min(sizes)]
    assert state.returns() == (0, 0, 0)


def test_B10_ristiseiska_has_no_bonus_unless_chosen() -> None:
    for state in walk(BEGGING, 4):
        assert state.phase in ("turn", "give", "over")
    game = kortti.load_game("ristiseiska", bonus_turn=True)
    assert "bonus" in {state.phase for seed in range(10) for state in walk(game, seed)}


def test_B11_points_are_optional() -> None:
    *_, state = walk(BEGGING, 5)
    assert state.returns() == (0, 0, 0, 0) and len(state.winners()) == 1
    assert BEGGING.standing([Deal(0, (0, 0, 0, 0), (2,))]).winners == (2,)
    *_, state = walk(kortti.load_game("ristiseiska", score_cards=True), 5)
    (winner,) = state.winners()
    assert state.returns()[winner] == 0 and sum(state.returns()) > 0


def test_B12_only_giver_and_beggar_know_the_gift() -> None:
    state = beggar()
    play(state, "pass", "7H", "6C", "beg")
    (event,) = state.apply_action(state.string_to_action("give 8C"))
    assert event.public.card == event.seen_from(2).card == "??"
    assert event.seen_from(0).card == event.seen_from(1).card == "8C"
    assert state.observation(2)["history"][-1] == [0, "give ??"]
    assert "8C" not in str(state.observation(2))
    assert state.observation(1)["history"][-1] == state.observation(0)["history"][-1] == [0, "give 8C"]


def test_a_number_below_zero_is_no_action_though_actions_are_looked_up_in_a_list() -> None:
    for game in (PANTTI, BEGGING):
        for state in walk(game, 1):
            for action in range(-120, 0):
                with pytest.raises(kortti.IllegalActionError):
                    state.apply_action(action)
