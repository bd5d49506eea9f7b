"""Swedish Gin Rummy in the engine: turns, buying, reshuffles, samples, texts, reasons, laying by hand.

`test_gin_rules.py` tests the rules by their numbers, `test_melds.py` the melds, and `referees/test_gin.py` whole rounds
against an independent referee.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import islice

import pytest

import kortti
from kortti.cards import CARDS, HIDDEN, format_cards, parse_card, shuffled
from kortti.games import CATALOGUE
from kortti.games.swedish_gin.facts import CONTRACTS, OPTIONS, points
from kortti.games.swedish_gin.game import SwedishGin
from kortti.games.swedish_gin.hands import cards_in, hand_of, points_of, with_card, without_card
from kortti.games.swedish_gin.melds import finder
from kortti.games.swedish_gin.melds.quick import first_laying
from kortti.games.swedish_gin.melds.rules import is_meld
from kortti.games.swedish_gin.state import SwedishGinState
from kortti.games.swedish_gin.worlds import Group, World
from kortti.messages import message
from kortti.options import Option
from kortti.records.record import Record, Seat, parse, replay, write
from kortti.shown import Laying, Slot
from kortti.table import Table
from tests.engine.variants import snapshot, walk

NAME = "swedish-gin-rummy"
PACKS = Counter(CARDS * 2)
TWO_SETS = "5C 5D 5H 9C 9D 9H"
LAY = "contract 5C 5D 5H / 9C 9D 9H"


def load(**options: object) -> SwedishGin:
    game = kortti.load_game(NAME, **options)
    assert isinstance(game, SwedishGin)
    return game


def deal(*hands: str, up: str = "", stock: str = "", round: int = 1, **options: object) -> SwedishGinState:
    """Deals these hands, filled with the remaining cards, to seats 0, 1 ...; the last seat deals."""
    game = load(**options)
    n = game.players
    given = [hand.split() for hand in hands] + [[] for _ in range(n - len(hands))]
    left = list((PACKS - Counter([card for hand in given for card in hand] + up.split() + stock.split())).elements())
    random.Random(1).shuffle(left)
    left.sort(key=lambda card: card[0] != "2")  # they fill hands that do not matter
    for hand in given:
        while len(hand) < 11:
            hand.append(left.pop())
    deck = [given[place % n][place // n] for place in range(11 * n)] + [up or left.pop(), *stock.split(), *left[::-1]]
    return game.new_state(deck=deck, dealer=n - 1, round=round)


def play(state: SwedishGinState, *texts: str) -> list[str]:
    """Plays actions and returns the message ids of the last one's events."""
    events: list[kortti.Event] = []
    for text in texts:
        assert state.explain(text) is None, (text, state.explain(text))
        events = state.apply_action(state.string_to_action(text))
    return [event.id for event in events if event.id]


def legal(state: SwedishGinState, *verbs: str) -> list[str]:
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    return [text for text in texts if not verbs or text.split()[0] in verbs]


def why(state: SwedishGinState, text: str) -> str | None:
    reason = state.explain(text)
    return reason and reason["id"]


def hand(state: SwedishGinState, seat: int) -> Counter[str]:
    return Counter(state.zones()[f"hand:{seat}"])


# The deal and the cut


@pytest.mark.parametrize(("players", "stock"), [(3, 70), (4, 59), (5, 48), (6, 37)])
def test_the_deal(players: int, stock: int) -> None:
    state = load(players=players).new_state(seed="x", dealer=1)
    zones, deck = state.zones(), state.deck.split()
    assert [len(zones[f"hand:{seat}"]) for seat in range(players)] == [11] * players
    assert hand(state, 2 % players) == Counter(deck[: 11 * players : players])
    assert zones["discard"] == [deck[11 * players]] and zones["stock"] == deck[11 * players + 1 :]
    assert len(zones["stock"]) == stock and state.current_player == 2 and state.phase == "start"


def test_the_cut_is_exact_for_one_number_and_changes_no_card() -> None:
    game = load(players=4, exact_cut_bonus=True)
    plain = load(players=4).new_state(seed=5, dealer=2)
    before = game.new_state(seed=5, dealer=2)
    assert (before.phase, before.current_player) == ("cut", 2)
    assert before.zones()["stock"] == before.deck.split() and before.zones(2)["stock"] == [HIDDEN] * 104
    seen = before.observation(2)
    assert seen["dealt"] == [] and seen["upcard"] is None
    assert not set(CARDS) & set(json.dumps({**seen, "legal": []}).replace('"', " ").split())
    assert legal(before) == [f"cut {count}" for count in range(1, 105)]
    for count in range(1, 105):
        state = before.clone()
        told = play(state, f"cut {count}")
        assert told == ["gin-cut-exact" if count == 45 else "gin-cut-missed", "gin-upcard"]
        assert state.zones() == plain.zones() and state.current_player == 3
        assert state.observation(0)["exact_cut"] is (count == 45)
    for text in ("cut 0", "cut 105", "cut 045", "cut -1", "cut"):
        assert why(before, text) == "not-an-action"
    assert why(before, "draw stock") == "cut-first" and why(plain, "cut 45") == "cut-is-over"


def test_an_exact_cut_is_a_hundred_points_less_for_the_dealer() -> None:
    state = load(exact_cut_bonus=True, turn_cap=1).new_state(seed=1, dealer=1)
    play(state, "cut 34", *["draw stock", "decline", "decline"])
    while not state.is_terminal:
        state.apply_action(state.legal_actions()[-1] if state.phase == "window" else state.legal_actions()[0])
    assert state.returns() == tuple(points_of(held) - 100 * (seat == 1) for seat, held in enumerate(state.hands))
    assert state.score_lines(1)[-1] == (message("gin-score-cut"), -100, ()) and state.winners() == ()


# Drawing and buying


def test_the_upcard_is_asked_of_all_the_dealer_last_and_nothing_is_drawn_before() -> None:
    state = deal(up="KC", stock="3C 4C")
    assert legal(state) == ["draw discard", "draw stock", "buy"]
    before = hand(state, 0)
    assert play(state, "draw stock") == ["gin-leaves-discard"]
    assert (state.phase, state.current_player, hand(state, 0)) == ("window", 1, before)
    assert state.observation(0)["asked"] == [1, 2] and state.observation(0)["stock_log"] == []
    assert play(state, "decline") == ["gin-declines"] and state.current_player == 2
    assert (
        state.game.view.says(state, 0) == state.game.view.says(state, 1) == message("gin-says-no")
        and state.game.view.says(state, 2) is None
    )
    assert play(state, "decline") == ["gin-declines", "gin-draws-stock"]
    assert (state.phase, state.current_player) == ("play", 0) and hand(state, 0) == before + Counter(["3C"])
    assert state.zones()["discard"] == ["KC"] and state.live is False and state.game.view.says(state, 1) is None


def test_the_first_buyer_gets_discard_and_top_card_and_the_player_the_next() -> None:
    state = deal(up="KC", stock="3C 4C 5C", players=4)
    one, two = hand(state, 0), hand(state, 2)
    play(state, "draw stock", "decline")
    assert play(state, "buy") == ["gin-buys", "gin-draws-stock"]
    assert hand(state, 2) == two + Counter(["KC", "3C"]) and hand(state, 0) == one + Counter(["4C"])
    assert state.tokens == [2, 2, 1, 2] and state.zones()["discard"] == []
    assert (state.phase, state.current_player) == ("play", 0)
    bought = state.observation(2)["stock_log"]
    assert bought == [[2, 2, "3C"], [2, 0, HIDDEN]]
    assert state.observation(3)["stock_log"] == [[2, 2, HIDDEN], [2, 0, HIDDEN]]


def test_a_buy_on_the_own_turn_ends_it_and_leaves_a_dead_pile() -> None:
    state = deal("3D", up="KC", stock="3C 4C")
    play(state, "draw stock", "decline", "decline", "discard 3D")
    before = hand(state, 1)
    assert legal(state) == ["draw discard", "draw stock", "buy"] and why(state, "decline") == "nothing-to-decline"
    assert play(state, "buy") == ["gin-buys-own"]
    assert hand(state, 1) == before + Counter(["3D", "4C"]) and state.tokens == [2, 1, 2]
    assert state.zones()["discard"] == ["KC"] and (state.phase, state.current_player) == ("start", 2)
    assert legal(state) == ["draw stock"]
    assert why(state, "draw discard") == why(state, "buy") == "not-live"
    assert play(state, "draw stock") == ["gin-draws-stock"] and state.phase == "play"
    assert state.observation(0)["turns"] == 2


def test_the_discarder_and_those_without_tokens_are_not_asked() -> None:
    state = deal("3D 4D", players=5)
    state.tokens = [2, 1, 0, 2, 1]
    play(state, "draw discard", "discard 3D", "draw stock")
    assert state.observation(0)["asked"] == [3, 4]
    play(state, "decline", "decline")
    state.tokens = [2, 0, 0, 0, 0]
    state.asked = ()
    thrown = next(iter(hand(state, 1)))
    play(state, f"discard {thrown}")
    assert why(state, "buy") == "no-token" and legal(state) == ["draw discard", "draw stock"]
    play(state, "draw stock")
    assert state.current_player == 0, "tokens alone decide: seat 0 threw an older card"
    play(state, "decline")
    state.tokens = [0] * 5
    play(state, f"discard {next(iter(hand(state, 2)))}")
    assert play(state, "draw stock") == ["gin-leaves-discard", "gin-draws-stock"] and state.phase == "play"


@pytest.mark.parametrize("allowed", [True, False])
def test_buying_once_down(allowed: bool) -> None:
    state = deal(TWO_SETS + " 3C", up="KC", buy_after_down=allowed)
    play(state, "draw discard", LAY, "discard KC")
    play(state, "draw stock")
    assert state.observation(0)["asked"] == [2]
    play(state, "decline", f"discard {cards_in_text(state, 1)}", "draw stock")
    assert state.observation(0)["asked"] == ([0] if allowed else [])
    state = deal(TWO_SETS + " 3C", up="KC", buy_after_down=allowed)
    play(state, "draw discard", LAY, "discard KC")
    for seat in (1, 2):
        play(state, "draw discard", f"discard {cards_in_text(state, seat)}")
    assert ("buy" in legal(state)) is allowed
    assert why(state, "buy") == (None if allowed else "no-buy-after-down")


def cards_in_text(state: SwedishGinState, seat: int) -> str:
    """Returns the first card of a hand."""
    return state.zones()[f"hand:{seat}"][0]


# Invariants (the end of chapter 5)


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": "1"},
        {"players": 6, "rounds": "2"},
        {"rounds": "9", "final_discard": "optional"},
        {"players": 5, "rounds": "15"},
        {"players": 6, "rounds": "6", "buy_after_down": False, "layoff_on_others": False},
    ],
)
@pytest.mark.slow
def test_invariants_hold_after_every_action(options: dict[str, object]) -> None:
    game = load(**options)
    met: Counter[str] = Counter()
    for seed in range(6):
        laid = [0] * game.players
        buys = [0] * game.players
        state = game.new_state(seed=seed)
        rng = random.Random(seed)
        while not state.is_terminal:
            player, action = state.current_player, rng.choice(state.legal_actions())
            assert player is not None
            text = state.action_to_string(action)
            held = len(state.zones()[f"hand:{player}"])
            state.apply_action(action)
            met[text.split()[0]] += 1
            buys[player] += text == "buy"
            if text.split()[0] in ("contract", "meld", "layoff"):
                laid[player] += held - len(state.zones()[f"hand:{player}"])
            zones = state.zones()
            assert Counter(card for cards in zones.values() for card in cards) == PACKS
            assert state.tokens == [2 - count for count in buys] and min(state.tokens) >= 0
            for meld in state.melds:
                assert is_meld(meld.kind, meld.cards), meld
            for seat in range(game.players):
                busy = seat == state.turn and state.phase in ("play", "over") and state.winner in (None, seat)
                due = 11 + 2 * buys[seat] - laid[seat]
                assert len(zones[f"hand:{seat}"]) - due in ((0, 1) if busy else (0,))
        if state.reshuffles:
            met["reshuffle"] += 1
    assert met["buy"] and met["discard"] and (met["contract"] or options["rounds"] in ("9", "15"))


def test_hands_are_what_is_put_in_and_taken_out() -> None:
    rng = random.Random(4)
    pack = [*range(52)] * 2
    for _ in range(300):
        cards = rng.sample(pack, rng.randrange(17))
        held = hand_of(cards)
        assert cards_in(held) == sorted(cards) and held.bit_count() == len(cards)
        assert points_of(held) == points(cards)
        for card in cards:
            assert cards_in(without_card(held, card)) == sorted((Counter(cards) - Counter([card])).elements())
            assert with_card(without_card(held, card), card) == held


def test_what_is_taken_for_hopeless_is_so() -> None:
    """The quick test before the finder never misses a laying."""
    rng = random.Random(9)
    found = Counter()
    pack = [*range(52)] * 2
    for _ in range(150):
        rich = rng.choice([pack, [card for card in pack if card % 13 < 5], [card for card in pack if card < 20]])
        cards = rng.sample(rich, rng.choice([12, 14, 16]))
        for number in CONTRACTS:
            can = finder.can_lay(cards, number)
            found[number] += can
            assert bool(first_laying(hand_of(cards), number, 1)) == can, (cards, number)
    assert len([number for number in found if found[number]]) > 12


# Reshuffles


def until_reshuffled(state: SwedishGinState, times: int = 1) -> SwedishGinState:
    """Draws from the stock and discards the highest card until the discards are reshuffled."""
    while len(state.reshuffles) < times:
        actions = state.legal_actions()
        player = state.current_player
        assert player is not None
        own = [action for action in actions if type(action) is int and action < 52]
        state.apply_action(own[-1] if own else actions[-1 if state.phase == "window" else -1 - (len(actions) == 3)])
    return state


def test_the_discards_but_the_top_one_become_the_stock() -> None:
    state = load(players=6, turn_cap=100).new_state(seed=3)
    while not state.reshuffles:
        before = state.clone()
        until = state.legal_actions()
        state.apply_action(until[-1] if state.phase == "window" else until[0] if state.phase == "play" else 53)
    pile = [parse_card(card) for card in before.zones()["discard"]]
    assert before.zones()["stock"] == [] and before.phase in ("start", "window")
    stock = shuffled(pile[:-1], f"{before.deck}/1")
    assert state.zones()["discard"] == [CARDS[pile[-1]]]
    assert state.zones()["stock"] == [CARDS[card] for card in stock[1:]]
    assert state.observation(0)["reshuffles"] == [state.move_number - 1]
    again = load(players=6, turn_cap=100).new_state(deck=state.deck)
    play(again, *state.history)
    assert snapshot(again) == snapshot(state) and " / " not in state.deck


def test_a_buyer_takes_the_discard_before_the_rest_is_shuffled() -> None:
    state = load(players=6, turn_cap=100).new_state(seed=8)
    while len(state.zones()["stock"]):
        actions = state.legal_actions()
        state.apply_action(actions[-1] if state.phase == "window" else actions[0] if state.phase == "play" else 53)
        if not state.zones()["stock"] and state.phase == "play":
            state.apply_action(state.legal_actions()[0])
    assert (state.phase, state.zones()["stock"]) == ("start", [])
    state.tokens = [2] * 6
    *pile, below, top = state.zones()["discard"]
    buyer = state.current_player
    events = state.apply_action(state.string_to_action("buy"))
    assert [event.id for event in events if event.id] == ["gin-buys-own", "gin-reshuffle"]
    assert state.zones()["discard"] == [below] and len(state.zones()["stock"]) == len(pile) - 1
    assert [event.card for event in events if event.source == "discard"] == [top, *pile]
    assert hand(state, buyer)[top] and {event.seen_by for event in events if event.source == "stock"} == {(buyer,)}


def test_a_deck_may_come_with_its_stocks() -> None:
    game = load(players=6, turn_cap=100)
    state = until_reshuffled(game.new_state(seed=5), 3)
    sample = state.resample(2, random.Random(1))
    assert sample.deck.count(" / ") == 3 and sample.deck != state.deck
    again = game.new_state(deck=sample.deck, dealer=sample.dealer)
    play(again, *sample.history)
    assert snapshot(again) == snapshot(sample)
    assert game.new_state(deck=sample.deck.split()).deck == sample.deck
    # The stocks of another deck do not fit and are shuffled as usual.
    other = game.new_state(seed=6)
    with_stocks = game.new_state(deck=" / ".join([other.deck, *sample.deck.split(" / ")[1:]]))
    assert until_reshuffled(with_stocks, 3).zones() == until_reshuffled(other, 3).zones()
    for bad in (" /", " / ", " / 7C 7X", " / 7C 7C 7C", " 7C", " / 7C / "):
        with pytest.raises(kortti.GameError):
            game.new_state(deck=other.deck + bad)


# Samples


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.slow
def test_samples_agree_with_what_was_seen_also_after_reshuffles(players: int) -> None:
    game = load(players=players, turn_cap=60, rounds="2,4")
    for seed in range(2):
        state = game.new_state(seed=seed, round=4)
        rng = random.Random(seed)
        while not state.is_terminal:
            state.apply_action(rng.choice(state.legal_actions()))
            if rng.random() > 0.01:
                continue
            for seat in range(players):
                sample = state.resample(seat, rng)
                assert isinstance(sample, SwedishGinState)
                assert sample.observation(seat) == state.observation(seat) and sample.round == 4
                for drawn, true in zip(sample.given_stocks, stocks_of(state), strict=True):
                    assert sorted(drawn) == sorted(true)
                again = game.new_state(deck=sample.deck, dealer=sample.dealer, round=4)
                play(again, *sample.history)
                assert snapshot(again) == snapshot(sample)


@pytest.mark.slow
def test_a_round_of_dozens_of_shuffles_can_be_sampled() -> None:
    """All hands hold fifteen cards, so each reshuffled stock has only a few."""
    game = load(players=6, turn_cap=100, buy_after_down=False, final_discard="optional")
    state, rng = game.new_state(seed=1, round=12), random.Random(1)
    for _ in range(1100):
        texts = [state.action_to_string(action) for action in state.legal_actions()]
        wanted = [text for text in texts if text in ("buy", "draw stock")]
        wanted = wanted or [text for text in texts if text.startswith("discard")] or texts
        play(state, rng.choice(wanted))
    assert state.move_number == 1100 and len(stocks_of(state)) > 30
    for seat in (0, 3):
        sample = state.resample(seat, random.Random(seat))
        assert sample.observation(seat) == state.observation(seat)
    for chance in range(4):  # a choice may leave another play a single stock, and that stock no room
        assert World(state.observation(4)).trace(random.Random(chance))


def stocks_of(state: SwedishGinState) -> list[list[int]]:
    """Returns the stocks shuffled in this round by replaying it."""
    again = state.game.new_state(deck=state.deck, dealer=state.dealer, round=state.round)
    stocks = []
    for text in state.history:
        events = again.apply_action(again.string_to_action(text))
        stock = [parse_card(event.card) for event in events if event.target == "stock"]
        if stock:
            stocks.append(stock)
    return stocks


def test_a_card_taken_from_the_discards_is_known_to_be_in_that_hand() -> None:
    state = deal("7C 7C 4D", "KC KC 8S", up="QS")
    play(state, "draw discard", "discard 7C", "draw discard", "discard 8S")
    for seed in range(30):
        sample = state.resample(2, random.Random(seed))
        assert sample.zones()["hand:1"].count("7C") >= 1 and "QS" in sample.zones()["hand:0"]
    counts = [state.resample(2, random.Random(seed)).zones()["hand:0"].count("7C") for seed in range(300)]
    assert 10 < sum(counts) < 90, "the other seven is anywhere: 10 of 81 places"


def test_a_card_may_have_been_played_when_one_of_its_supply_had_come_before() -> None:
    group = Group()
    group.came, group.played = [1, 5, 9], [7]
    assert group.has_room(10) and group.has_room(6) and group.has_room(2) and not group.has_room(1)
    group.played = [2, 6]
    assert group.has_room(10) and not group.has_room(8) and not group.has_room(3)
    group.played = [2, 6, 10]
    assert not group.has_room(20)


def test_samples_know_the_shares() -> None:
    """A card of the stock is equally likely in any unseen place."""
    state = deal("3C", up="KC")
    play(state, "draw discard", "discard KC")
    found = Counter()
    for seed in range(600):
        zones = state.resample(0, random.Random(seed)).zones()
        found.update(zone for zone, cards in zones.items() for card in cards if card == "4S")
    mine = state.zones()["hand:0"].count("4S")
    unseen = 2 - mine
    for zone, size in (("hand:1", 11), ("hand:2", 11), ("stock", 70)):
        expected = 600 * unseen * size / 92
        assert abs(found[zone] - expected) < 5 * expected**0.5, (zone, found, expected)


# Laying


def test_the_contract_and_then_more() -> None:
    state = deal(TWO_SETS + " 9S KH KD KS 4C", "5S", up="3S", stock="7C")
    assert why(state, LAY) == why(state, "discard 3S") == why(state, "layoff 9S 1") == "draw-first"
    play(state, "draw discard")
    assert why(state, "layoff 9S 2") == "not-down" and why(state, "meld KH KD KS") == "not-down"
    assert why(state, "draw stock") == why(state, "draw discard") == why(state, "buy") == "already-drawn"
    assert play(state, LAY) == ["gin-contract"]
    assert why(state, LAY) == "already-down"
    assert state.zones()["meld:2"] == ["9C", "9D", "9H"]
    assert state.game.view.facts(state, 0) == [message("gin-fact-tokens", n=2), message("gin-fact-down")]
    assert legal(state, "layoff", "meld") == ["layoff 9S 2", "meld KD KH KS"]
    assert play(state, "layoff 9S 2") == ["gin-lays-off"] and play(state, "meld KH KS KD") == ["gin-meld"]
    assert state.zones()["meld:3"] == ["KH", "KS", "KD"] and state.zones()["meld:2"][-1] == "9S"
    assert hand(state, 0) == Counter(["3S", "4C"])
    play(state, "discard 3S", "draw discard", "discard 5S", "draw discard", f"discard {cards_in_text(state, 2)}")
    play(state, "draw stock", *["decline"] * len(state.asked))
    assert "7C" in hand(state, 0) or "4C" in hand(state, 0)


def test_lay_offs_on_others() -> None:
    for allowed in (True, False):
        state = deal(
            TWO_SETS, TWO_SETS.replace("5", "6").replace("9", "T") + " 5S 9S KH", up="3S", layoff_on_others=allowed
        )
        play(state, "draw discard", LAY, "discard 3S", "draw discard")
        play(state, "contract 6C 6D 6H / TC TD TH")
        assert ("layoff 5S 1" in legal(state)) is allowed
        assert why(state, "layoff 5S 1") == (None if allowed else "not-your-meld")
        if allowed:
            assert play(state, "layoff 5S 1") == ["gin-lays-off-other"]
            assert state.melds[0].owner == 0


def test_ends_of_a_run_and_the_majority() -> None:
    hand_text = "5H 6H 7H 2S 9C 9D 9H 4H 3D 2C KC"
    state = deal(hand_text, up="9H", stock="3S", round=2)
    play(state, "draw discard", "contract 9C 9D 9H / 5H 6H 7H 2S")
    offs = ["2C 1", "9H 1", "2C 2 low", "4H 2 low", "2C 2 high", "9H 2 high"]
    assert legal(state, "layoff") == [f"layoff {off}" for off in offs]
    assert why(state, "layoff 4H 2 high") == "wrong-end"
    assert why(state, "layoff 3D 2 low") == "does-not-fit-run"
    assert why(state, "layoff 4H 2") == "choose-run-end" and why(state, "layoff 9H 1 low") == "set-has-no-end"
    assert why(state, "layoff 9H 3") == "no-such-meld" and why(state, "layoff KH 1") == "not-your-card"
    assert why(state, "layoff KC 1") == "meld-rank"
    play(state, "layoff 2C 2 high")
    assert state.zones()["meld:2"] == ["5H", "6H", "7H", "2S", "2C"]
    play(state, "layoff 4H 2 low")
    assert state.zones()["meld:2"] == ["4H", "5H", "6H", "7H", "2S", "2C"]
    state.hands[0] = with_card(state.hands[0], parse_card("2D"))
    state.hands[0] = with_card(state.hands[0], parse_card("2H"))
    assert why(state, "layoff 2D 2 high") is None and why(state, "layoff 2D 1") is None
    play(state, "layoff 2D 2 low")
    assert why(state, "layoff 2H 2 high") == "meld-majority"
    assert why(state, "layoff 2H 2 low") is None, "in its own place it is no wild card"
    play(state, "layoff 2H 2 low")
    assert why(state, "layoff 3D 2 low") == "run-full-low"


def test_nothing_is_added_to_a_pair_and_only_twos_to_twos() -> None:
    state = deal("5C 5C 5D 5D 5H 8C 9C TC JC QC 3H", up="3S", round=14)
    for card in ("3S", "3D", "2C"):
        state.hands[0] = with_card(state.hands[0], parse_card(card))
    state.phase = "play"
    assert why(state, "contract 5C 5C 5D 5D 5H / 8C 9C TC JC QC / 3H 2C") == "gin-pair-two"
    play(state, "contract 5C 5C 5D 5D 5H / 8C 9C TC JC QC / 3H 3S")
    assert state.observation(1)["melds"][2] == {"kind": "pair", "cards": ["3H", "3S"], "owner": 0, "frozen": True}
    assert why(state, "layoff 3D 3") == "meld-frozen" and not [t for t in legal(state, "layoff") if " 3 " in t + " "]
    state = deal("2C 2D 2H 9C 9D 9H 2S 9S KC", up="3S")
    play(state, "draw discard", "contract 2C 2D 2H / 9C 9D 9H")
    assert why(state, "layoff 9S 1") == "meld-rank" and why(state, "layoff 2S 1") is None


@pytest.mark.parametrize("final", ["required", "optional"])
def test_a_card_must_stay_for_the_discard(final: str) -> None:
    state = deal(TWO_SETS, up="3S", final_discard=final)
    state.hands[0] = hand_of(map(parse_card, (TWO_SETS + " 5S").split()))
    state.phase = "play"
    play(state, LAY)
    if final == "required":
        assert why(state, "layoff 5S 1") == "must-keep-a-card" and legal(state) == ["discard 5S"]
        assert play(state, "discard 5S") == ["gin-discards", "gin-out"]
    else:
        assert legal(state) == ["discard 5S", "layoff 5S 1"]
        assert play(state, "layoff 5S 1") == ["gin-lays-off", "gin-out"]
    assert state.is_terminal and state.winners() == (0,) and state.returns()[0] == 0
    assert state.score_lines(0) == [(message("gin-score-out"), 0, ())]
    assert why(state, "discard 5S") == "deal-over"
    state = deal(TWO_SETS, up="3S", final_discard=final)
    state.hands[0] = hand_of(map(parse_card, TWO_SETS.split()))
    state.phase = "play"
    assert why(state, LAY) == ("must-keep-a-card" if final == "required" else None)
    assert bool(legal(state, "contract")) is (final == "optional")


def test_round_fifteen_takes_the_whole_hand() -> None:
    state = deal("5C 5D 5H 9C 9D 9H 3S 4S 5S 6S 7S", up="8S", round=15)
    more = state.clone()
    play(state, "draw discard")
    assert [slot.size for slot in state.game.view.slots(state, 0)] == [3, 3, 6]
    assert why(state, "contract 5C 5D 5H / 9C 9D 9H / 3S 4S 5S 6S 7S") == "gin-too-few"
    full = "contract 5C 5D 5H / 9C 9D 9H / 3S 4S 5S 6S 7S 8S"
    assert legal(state, "contract") == [full]
    assert play(state, full) == ["gin-contract", "gin-out"]
    assert state.is_terminal and state.winners() == (0,) and state.returns()[0] == 0
    for card in ("8S", "9S", "TS"):
        more.hands[0] = with_card(more.hands[0], parse_card(card))
    more.phase = "play"
    assert [slot.size for slot in more.game.view.slots(more, 0)] == [3, 3, 8]
    assert why(more, full) == "must-lay-all" and why(more, f"{full} 9S TS") is None
    assert why(more, "contract 5C 5D 5H 5S / 9C 9D 9H / 6S 7S 8S 9S TS") == "gin-too-many"


def test_reasons_for_contracts_that_are_none() -> None:
    state = deal(TWO_SETS + " 5S KC QC JC TC", up="9S", round=1)
    play(state, "draw discard")
    for text, reason in {
        "contract 5C 5D 5H": "contract-groups",
        "contract 5C 5D 5H / 9C 9D 9H / KC": "contract-groups",
        "contract 5C 5D 9H / 9C 9D 5H": "gin-set-ranks",
        "contract 5C 5D 5H / 9C 9D": "gin-too-few",
        "contract 5C 5D 5D / 9C 9D 9H": "not-your-card",
        "contract 5C 5D 5H / 5C 9C 9D 9H": "not-your-card",
        "meld 5C 5D 5H": "not-down",
        "discard QD": "not-your-card",
        "decline": "nothing-to-decline",
        "cut 34": "cut-is-over",
    }.items():
        assert why(state, text) == reason, text
        assert not state.is_legal(state.string_to_action(text))
    assert why(state, "contract 5C 5D 5H 5S / 9C 9D 9H 9S") is None
    assert why(state, "contract 9S 9C 9D / 5H 5D 5C") is None, "a set has no order"


# By hand


def test_the_slots_are_those_of_the_contract_and_then_one_more() -> None:
    state = deal("5H 6H 7H 8H 9C 9D 9H KC KD KS 3C", up="3S", round=2)
    contract = [Slot("set", message("gin-slot-set", n=3), 3), Slot("run", message("gin-slot-run", n=4), 4)]
    assert state.game.view.slots(state, 0) == state.game.view.slots(state, 1) == contract
    groups = [["9H", "9C", "9D"], ["6H", "5H", "8H", "7H"]]
    later = Laying([], [None, None], [0, 0], message("lay-later"), [(), ()])  # nothing is laid before drawing
    assert state.game.view.lay(state, groups, 0) == later
    assert [problem["id"] for problem in state.game.view.lay(state, groups, 1).problems if problem] == [
        "not-your-card"
    ] * 2
    play(state, "draw discard")
    assert state.game.view.slots(state, 0) == contract
    play(state, "contract 9C 9D 9H / 5H 6H 7H 8H")
    assert state.game.view.slots(state, 1) == contract
    assert state.game.view.slots(state, 0) == [Slot("meld", message("gin-slot-meld", n=3), 3)]
    assert state.game.view.lay(state, [["KS", "KC", "KD"]], 0).actions == ["meld KC KD KS"]
    for wrong, reason in (("KS KC", "gin-too-few"), ("KS KC 3C", "gin-run-suits"), ("KS KC QD", "not-your-card")):
        (problem,) = state.game.view.lay(state, [wrong.split()], 0).problems
        assert problem is not None and problem["id"] == reason


def test_laying_by_hand_finds_the_order_and_asks_where_there_are_several() -> None:
    state = deal("9C 9D 9H 2H 4S 5S 6S 2S KC KD 8D", up="3S", round=2)
    play(state, "draw discard")
    one = state.game.view.lay(state, [["9H", "9C", "9D"], ["6S", "4S", "3S", "5S"]], 0)
    assert one == Laying(["contract 9C 9D 9H / 3S 4S 5S 6S"], [None, None], [0, 0], stands=[(), ()])
    several = state.game.view.lay(state, [["9H", "9C", "9D"], ["6S", "4S", "2H", "5S"]], 0)
    assert several.actions == ["contract 9C 9D 9H / 2H 4S 5S 6S", "contract 9C 9D 9H / 4S 5S 6S 2H"]
    for text in (*one.actions, *several.actions):
        assert why(state, text) is None
    wrong = state.game.view.lay(state, [["9H", "9C", "KC"], ["6S", "4S", "2H"]], 0)
    assert wrong.actions == [] and [problem["id"] for problem in wrong.problems] == ["gin-set-ranks", "gin-too-few"]
    assert wrong.lacks == [0, 1], "a wrong card is not a card too few"
    twice = state.game.view.lay(state, [["9H", "9C", "9D"], ["6S", "4S", "3S", "9D"]], 0)
    assert twice.problems[1] is not None
    assert state.game.view.lay(state, [["9H", "9C", "9D"]], 0).message == message("contract-groups", n=2)
    empty = state.game.view.lay(state, [[], []], 0)
    assert empty.actions == [] and all(empty.problems)
    with pytest.raises(kortti.InvalidActionError):
        state.game.view.lay(state, [["9X"], []], 0)
    for seed in range(40):  # all layings of the finder can be put together by hand
        for found in islice(walk(load(rounds=str(1 + seed % 12)), seed), 400):
            if found.phase == "play":
                for text in [t for t in legal(found) if t.startswith(("contract", "meld"))][:2]:
                    groups = [group.split()[::-1] for group in text.partition(" ")[2].split(" / ")]
                    laid = found.game.view.lay(found, groups, found.current_player)
                    assert laid.problems == [None] * len(groups) and laid.message is None
                    assert laid.actions and all(found.explain(action) is None for action in laid.actions)


# Texts


def test_texts_are_read_as_they_are_written() -> None:
    state = load().new_state(seed=1)
    for text in (
        "contract 3H 3D 3S / 4C 5C 2D 7C",
        "contract 3H / 4C",
        "contract 3H 3D 3S",
        "meld 5H 6H 7H",
        "meld 7H",
        "layoff 9C 2",
        "layoff 9C 2 low",
        "layoff 2C 99 high",
        "discard 9D",
        "draw discard",
        "draw stock",
        "buy",
        "decline",
        "cut 45",
    ):
        action = state.string_to_action(text)
        assert state.action_to_string(action) == text and hash(action) is not None
        assert state.is_legal(action) == (why(state, text) is None)
    for text in (
        "contract",
        "contract ",
        "contract 3H 3D 3S /",
        "contract / 3H",
        "contract 3H  3D",
        "contract 3H/3D",
        "contract 3H 1D",
        "meld",
        "meld ",
        "meld 3H / 3D",
        "layoff 9C",
        "layoff 9C 0",
        "layoff 9C 02",
        "layoff 9C 100",
        "layoff 9C 2 middle",
        "layoff 9C 2 ",
        "layoff 9C 2 low low",
        "layoff 9C ²",
        "discard ??",
        "draw",
        "buy 3C",
        "cut ٣",
    ):
        with pytest.raises(kortti.InvalidActionError):
            state.string_to_action(text)
        assert why(state, text) == "not-an-action"
    for junk in ((), ((),), (1, (2,)), (52,), (True,), (1.0,), ((1, 2), 3), 55 + 105 + 99 * 156, 10**9, -1, "buy"):
        assert not state.is_legal(junk)
        with pytest.raises(kortti.InvalidActionError):
            state.action_to_string(junk)
        with pytest.raises(kortti.IllegalActionError):
            state.apply_action(junk)


# Rounds, matches, records


def test_a_round_is_given_with_the_deck() -> None:
    game = load(rounds="3,7")
    assert game.new_state(seed=1).round == 3 and game.new_state(seed=1, round=12).round == 12
    assert game.new_state(seed=1, round=12).deck == game.new_state(seed=1).deck
    for bad in (0, 16, "3", True, 1.0):
        with pytest.raises(kortti.GameError):
            game.new_state(seed=1, round=bad)  # type: ignore[arg-type]
    for number in CONTRACTS:
        state = game.new_state(seed=1, round=number)
        assert state.observation(0)["round"] == number
        sample = state.resample(0, random.Random(1))
        assert sample.observation(0) == state.observation(0)


def test_a_match_plays_the_rounds_in_order_and_the_lowest_total_wins() -> None:
    game = load(rounds="2,4,15", turn_cap=2)
    rng = random.Random(1)
    match = game.new_match(seed=1, dealer=2)
    rounds, dealers, points = [], [], [0, 0, 0]
    while True:
        rounds.append(match.state.round)
        dealers.append(match.dealer)
        assert match.state.tokens == [2, 2, 2]
        while not match.state.is_terminal:
            match.apply_action(rng.choice(match.state.legal_actions()))
        points = [a + b for a, b in zip(points, match.state.returns(), strict=True)]
        assert match.totals == tuple(points)
        if match.is_over:
            break
        match.next_deal()
    assert rounds == [2, 4, 15] and dealers == [2, 0, 1]
    assert match.winners() == tuple(seat for seat in range(3) if points[seat] == min(points))
    deals = [kortti.game.Deal(0, points, ()) for points in ((5, -95, 20), (5, 105, 0), (10, 10, 10))]
    assert game.standing(deals).winners == (0, 1), "ties share, totals may have been negative"
    assert game.standing(deals[:1]).totals == (5, -95, 20) and not game.standing(deals[:2]).is_over


def test_a_record_tells_the_rounds_and_is_replayed() -> None:
    game = load(rounds="1,13-15", turn_cap=2, players=4)
    rng = random.Random(2)
    match = game.new_match(seed="r", dealer=0)
    deals: list[list[str]] = []
    while True:
        while not match.state.is_terminal:
            match.apply_action(rng.choice(match.state.legal_actions()))
        deals.append(match.state.history)
        if match.is_over:
            break
        match.next_deal()
    record = Record(game, "r", 0, (), deals)
    text = write(record)
    assert "option rounds 1,13-15\n" in text and parse(text) == record
    again, _ = replay(parse(text))
    assert again.totals == match.totals and snapshot(again.state) == snapshot(match.state)
    assert again.state.round == 15


def test_the_option_of_rounds() -> None:
    option = next(option for option in OPTIONS if option.name == "rounds")
    assert option.kind == "list" and option.default == tuple(range(1, 16)) and option.show(option.default) == "1-15"
    for value, text in (((1,), "1"), ((1, 2), "1-2"), ((1, 3), "1,3"), ((1, 4, 12, 13, 14, 15), "1,4,12-15")):
        assert option.show(value) == text and option.parse(text) == value and option.accepts(value)
        for given in (value, list(value), text, json.loads(json.dumps(value))):
            assert load(rounds=given).options["rounds"] == value
        assert load(rounds=value).house_rules.rounds == value
    for bad in ("", "0", "16", "1,1", "2,1", "3-1", "1-1", "1-16", "1, 2", "1,2,3", "01", "1-", ",", "1-2-3", "x"):
        with pytest.raises(kortti.GameError, match="rounds"):
            load(rounds=bad)
    for bad in ((), [], (1, 1), (2, 1), (0,), (16,), (True,), (1.0,), ("1",), 1, None, {1}):
        with pytest.raises(kortti.GameError, match="rounds"):
            load(rounds=bad)
    assert all(hash(value) is not None for value in load().options.values())
    assert [Option.show(value) for value in (None, True, 3, "x", (3, 4))] == ["none", "true", "3", "x", "3-4"]
    assert load().options["players"] == 3 and CATALOGUE[NAME] is SwedishGin


def test_a_round_that_lasts_too_long_is_blocked() -> None:
    state = load(turn_cap=1).new_state(seed=1)
    play(state, "buy", "draw stock")
    play(state, f"discard {cards_in_text(state, 2 if state.turn == 2 else state.turn)}")
    while not state.is_terminal:
        ids = play(state, legal(state)[-1] if state.phase == "window" else legal(state)[0])
    assert ids[-1] == "gin-blocked" and state.turns == 3 and state.winners() == ()
    assert state.returns() == tuple(points_of(held) for held in state.hands) and min(state.returns()) > 0
    assert legal(state) == [] and state.game.view.prompt(state) == message("prompt-deal-over") and not state.live


def test_the_points_of_the_source() -> None:
    """5.9: the source's example, in which it counts the second player's six face cards as five."""
    state = load(players=4).new_state(seed=1)
    hands = ("", "3H 3H 3S KH KD TC JC QC KC AC 8S KS 2D", "3C 4C 5C 6C 7C 8C 9C TC 3D JC JD", "9D TD QD 6H")
    state.hands = [hand_of(map(parse_card, held.split())) for held in hands]
    state.current_player, state.is_terminal, state.winner = None, True, 0
    assert state.returns() == (0, 125, 65, 25) and state.winners() == (0,)
    lines = [(" ".join(line.message["args"]["cards"]), line.terms, line.points) for line in state.score_lines(1)]
    assert lines == [
        ("TC 3H 3H 3S 8S", ((5, 5),), 25),
        ("JC QC KC KD KH KS", ((6, 10),), 60),
        ("AC", ((1, 15),), 15),
        ("2D", ((1, 25),), 25),
    ]


# Output


def test_what_is_asked_and_offered() -> None:
    state = deal(TWO_SETS + " 9S", up="KC")
    assert state.game.view.prompt(state) == message("gin-prompt-start-buy", card="KC", n=2)
    choices = [state.game.view.choice(state, action) for action in state.legal_actions()]
    assert [(choice.label["id"], choice.zone) for choice in choices] == [
        ("gin-action-draw-discard", "discard"),
        ("gin-action-draw-stock", "stock"),
        ("gin-action-buy-own", None),
    ]
    play(state, "draw stock")
    assert state.game.view.prompt(state) == message("gin-prompt-window", card="KC", n=2, to=0)
    assert [state.game.view.choice(state, a).label["id"] for a in state.legal_actions()] == [
        "gin-action-buy",
        "gin-action-decline",
    ]
    play(state, "decline", "decline")
    assert state.game.view.prompt(state) == message("gin-prompt-contract", n=1)
    lay = state.game.view.choice(state, next(action for action in state.legal_actions() if type(action) is tuple))
    assert lay.groups and lay.label["args"]["groups"] == lay.groups
    play(state, LAY)
    assert state.game.view.prompt(state) == message("gin-prompt-down")
    off = state.game.view.choice(state, state.string_to_action("layoff 9S 2"))
    assert (off.card, off.zone, off.end, off.label["id"]) == ("9S", "meld:2", None, "gin-action-layoff-set")
    names = {place.zone: place.name for place in state.game.view.places(state)}
    assert names["meld:1"] == message("gin-place-set", seat=0, n=1)


def test_the_table_lays_by_hand_and_tells_why_not() -> None:
    seats = tuple(Seat("person", name) for name in ("Ada", "Bea", "Cai"))
    table = Table.new(load(rounds="1"), seats, "t")
    seat = table.state.current_player
    view = table.view(seat)
    assert [slot["size"] for slot in view["slots"]] == [3, 3]
    assert view["seats"][seat]["facts"] == [message("gin-fact-tokens", n=2), message("gin-fact-missing", n=0)]
    card = view["hand"][0]
    assert table.why(seat, card) == message("draw-first")
    table.act(seat, "draw stock")
    for _ in range(2):
        table.act(table.state.current_player, "decline")
    assert table.state.current_player == seat
    assert [slot["size"] for slot in table.view(seat)["slots"]] == [3, 3]
    assert table.why(seat, card) is None
    answer = table.lay(seat, [[card], []])
    assert answer["actions"] == [] and json.dumps(answer)
    assert table.lay((seat + 1) % 3, [[card], []])["problems"][0] == message("not-your-card", card=card)


def test_decks_are_the_seeds() -> None:
    """Links and saves contain seeds: deals and reshuffles must never change."""
    state = load(players=6).new_state(seed="a1b2")
    assert state.deck.startswith("TS 5C KC JH 2D TC 2H 6H QS JC 4H 5S KS AD 4S 7D 7C 3H AH JH")
    assert format_cards(shuffled(range(12), f"{state.deck}/1")) == "4C 7C TC JC AC 8C 2C 6C 9C 3C QC 5C"
