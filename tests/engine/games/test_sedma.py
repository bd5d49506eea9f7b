"""Sedma: the examples of its rules, its matches, and the expert's playouts."""

from __future__ import annotations

import random
from collections import defaultdict
from statistics import mean
from typing import Any

import pytest

import kortti
from kortti import opponents
from kortti.cards import CARDS, SHORT_PACK
from kortti.game import Deal
from kortti.games.sedma.facts import HouseRules
from kortti.messages import message
from kortti.opponents.chain import WEIGHTS
from kortti.opponents.sedma import determinizations
from kortti.opponents.sedma.heuristics import STOP
from kortti.opponents.sedma.playouts import Playouts

PACK = [CARDS[card] for card in SHORT_PACK.cards]


def begun(hands: list[str], plays: str, **options: Any) -> kortti.State:
    """Returns a deal with these hands, from the leader's on, after some plays."""
    game = kortti.load_game("sedma", players=len(hands), **options)
    rows = [hand.split() for hand in hands]
    rest = [card for card in PACK if not any(card in row for row in rows)]
    for row in rows:
        row += [rest.pop() for _ in range(game.options["hand_size"] - len(row))]
    deck = [card for cards in zip(*rows, strict=True) for card in cards] + rest
    state = game.new_state(deck=deck, dealer=len(hands) - 1)
    for card in plays.split():
        state.apply_action(state.string_to_action("stop" if card == "stop" else f"play {card}"))
    return state


@pytest.mark.parametrize(
    ("plays", "wild", "top"),
    [("9C 7C 9D KC", 2, 1), ("7C 9C 9D KC", 0, 0), ("9C KC 7C 7D", 3, 3), ("9C KC TC AC", 0, 0), ("7C 9C 7D 9D", 2, 2)],
)
def test_the_last_card_that_fits_wins_H7_H8_H9(plays: str, wild: int, top: int) -> None:
    for sevens, winner in (("wild", wild), ("top", top)):
        state = begun(plays.split(), plays, sevens=sevens, prolong="never")
        assert state.current_player == winner


@pytest.mark.parametrize(
    ("plays", "stands"), [("9C KC", ()), ("9C 7C 9D", ("", "9", "")), ("7C 9C 7D", ()), ("TC 7C 7D", ("", "T", "T"))]
)
def test_a_seven_that_took_stands_for_the_led_rank(plays: str, stands: tuple[str, ...]) -> None:
    state = begun([*plays.split(), "KS", "QS"][:4], plays)
    (trick,) = (place for place in state.game.view.places(state) if place.zone == "trick")
    assert trick.stands == stands


def test_the_leader_plays_on_and_wins_all_eight_cards() -> None:
    """The example of 3.6."""
    hands = ["9C 9D", "9H TC", "KC KD", "7C AC"]
    state = begun(hands, "9C 9H KC 7C")
    assert (state.phase, state.current_player) == ("prolong", 0)
    assert {state.action_to_string(action) for action in state.legal_actions()} >= {"play 9D", "stop"}
    state = begun(hands, "9C 9H KC 7C 9D TC KD AC stop")
    assert state.current_player == 0
    assert sorted(state.zones()["captured:0"]) == sorted(["9C", "9H", "KC", "7C", "9D", "TC", "KD", "AC"])
    assert [len(state.zones()[f"hand:{seat}"]) for seat in range(4)] == [4] * 4


def test_only_what_fits_goes_on_H5() -> None:
    state = begun(["9C KH 7D", "9H", "KC", "7C"], "9C 9H KC 7C")
    assert state.explain("play KH") == message("sedma-does-not-fit", card="KH", other="9C")
    assert state.explain("play 7D") is None
    assert state.explain("play 8S") is None or state.explain("play 8S")["id"] in ("not-your-card", "sedma-does-not-fit")
    assert begun(["9C", "9H", "KC", "7C"], "").explain("stop") == message("sedma-nothing-to-stop")


def test_against_an_opponent_alone_H12() -> None:
    """The trick of the leader's own side ends there if the house rules say so."""
    assert begun(["9C", "KC", "9D", "TC"], "9C KC 9D TC", prolong="opponent").current_player == 2
    assert begun(["9C", "KC", "9D", "9H"], "9C KC 9D 9H", prolong="opponent").phase == "prolong"
    assert begun(["9C", "KC", "9D", "TC"], "9C KC 9D TC").phase == "prolong"


def test_a_leader_who_holds_nothing_that_fits_is_asked_nonetheless_H11() -> None:
    state = begun(["9C AC AD AH", "KC", "TC", "TD"], "9C KC TC TD")
    assert (state.phase, state.legal_actions()) == ("prolong", [state.string_to_action("stop")])
    assert state.game.view.prompt(state) == message("sedma-prompt-end", card="9C")
    goes_on = begun(["9C AC 7D AH", "KC", "TC", "TD"], "9C KC TC TD")
    assert goes_on.game.view.prompt(goes_on)["id"] == "sedma-prompt-on"


def test_cards_of_other_packs_are_none() -> None:
    with pytest.raises(kortti.InvalidActionError):
        begun(["9C", "KC", "TC", "TD"], "").string_to_action("play 2C")


@pytest.mark.parametrize(
    ("players", "dealer", "winners", "following"),
    [(4, 1, (1, 3), 2), (4, 1, (0, 2), 3), (4, 3, (0, 2), 1), (2, 0, (0,), 1), (2, 0, (1,), 0)],
)
def test_the_losers_deal_H16(players: int, dealer: int, winners: tuple[int, ...], following: int) -> None:
    deal = Deal(dealer, (0,) * players, winners)
    assert kortti.load_game("sedma", players=players).next_dealer(deal) == following
    assert kortti.load_game("sedma", players=players, next_dealer="left").next_dealer(deal) == (dealer + 1) % players


def test_level_at_the_target_another_deal_decides() -> None:
    game = kortti.load_game("sedma", scoring="points", target=90)
    deals = [Deal(0, (40, 50, 40, 50), (1, 3)), Deal(0, (50, 40, 50, 40), (0, 2))]
    standing = game.standing(deals)
    assert (standing.totals, standing.is_over) == ((90,) * 4, False)
    assert standing.notes == (message("sedma-note-level", n=90),)
    assert game.standing([*deals, Deal(0, (90, 0, 90, 0), (0, 2))]).winners == (0, 2)


# The opponents


@pytest.mark.parametrize("options", [{}, {"prolong": "opponent", "sevens": "top"}, {"players": 2, "hand_size": 8}])
def test_playouts_keep_the_rules(options: dict[str, Any]) -> None:
    """The engine confirms each playout's moves and result."""
    game = kortti.load_game("sedma", scoring="points", **options)
    for seed in range(25):
        rng = random.Random(seed)
        state = game.new_state(seed=seed)
        for _ in range(rng.randrange(28)):
            state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal:
            continue
        me = state.current_player
        assert me is not None
        playouts = Playouts(state.observation(me))
        hands = [[CARDS.index(text) % 13 for text in state.zones()[f"hand:{seat}"]] for seat in range(game.players)]
        stock = [CARDS.index(text) % 13 for text in reversed(state.zones()["stock"])]
        world = [[hand.count(rank) for rank in range(13)] for hand in hands], stock
        text = rng.choice(state.observation(me)["legal"])
        moves: list[int] = []
        gained = playouts.playout(world, text, moves)
        for rank in moves:
            fitting = [action for action in state.legal_actions() if (STOP if action == 52 else action % 13) == rank]
            state.apply_action(fitting[0])
        assert state.is_terminal
        returns = state.returns()
        assert gained == returns[me % 2] - returns[1 - me % 2]


def test_sampled_deals_hold_what_is_out() -> None:
    state = kortti.load_game("sedma").new_state(seed=4)
    rng = random.Random(4)
    for _ in range(11):
        state.apply_action(rng.choice(state.legal_actions()))
    me = state.current_player
    assert me is not None
    playouts = Playouts(state.observation(me))
    hands, stock = playouts.sample(rng)
    sizes = [len(state.zones()[f"hand:{seat}"]) for seat in range(4)]
    assert [sum(hand) for hand in hands] == sizes and len(stock) == len(state.zones()["stock"])
    total = [sum(hand[rank] for hand in hands) + stock.count(rank) for rank in range(13)]
    assert total == playouts.left


@pytest.mark.parametrize("options", [{}, {"players": 2, "hand_size": 8}, {"prolong": "never", "hand_size": 8}], ids=str)
def test_what_is_dealt_agrees_with_all_that_was_played(options: dict[str, Any]) -> None:
    """After any number of exchanges nobody plays a card that it does not hold or holds too many."""
    game = kortti.load_game("sedma", **options)
    for seed in range(12):
        rng, state = random.Random(seed), game.new_state(seed=seed)
        sizes: list[list[int]] = [[] for _ in range(game.players)]
        for _ in range(seed * 5 % 27):
            seat = state.current_player
            assert seat is not None
            sizes[seat].append(len(state.zones()[f"hand:{seat}"]))
            state.apply_action(rng.choice(state.legal_actions()))
        hands = Playouts(state.observation(state.current_player))
        hands.sample(rng)
        for seat in {*range(game.players)} - {hands.me}:
            cards, decisions = hands.chain.cards[seat], hands.chain.decisions[seat]
            assert len(decisions) == len(sizes[seat])
            for number, decision in enumerate(decisions):
                held = [card for card in cards if card.since <= number <= card.gone]
                assert len(held) == sizes[seat][number]
                hand = sum(WEIGHTS[card.rank] for card in held)
                assert hands.chain.hands[seat][number] == hand
                assert hands.chain.chances[seat][number] == decision.likelihood(hand)
                assert [card.rank for card in held if card.gone == number] == [decision.played] * (
                    decision.played != STOP
                )


def test_what_was_played_tells_what_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sampled hands are closer to the true ones than random hands, in deals of skilled players."""
    errors = defaultdict(list)
    for seed in range(60):
        rng, state = random.Random(seed), kortti.load_game("sedma").new_state(seed=seed)
        while state.move_number < 12 + seed % 14:
            seen = state.observation(state.current_player)
            state.apply_action(state.string_to_action(opponents.choose(seen, rng)))
        me, zones = state.current_player, state.zones()
        playouts = Playouts(state.observation(me))
        for swaps in (0, determinizations.SWAPS):
            monkeypatch.setattr(determinizations, "SWAPS", swaps)
            worlds = [playouts.sample(rng) for _ in range(50)]
            for seat in {0, 1, 2, 3} - {me}:
                held = [CARDS.index(card) % 13 for card in zones[f"hand:{seat}"]]
                for rank in range(13):
                    share = mean(hands[seat][rank] for hands, _ in worlds)
                    errors[swaps > 0].append((share - held.count(rank)) ** 2)
    assert mean(errors[True]) < 0.93 * mean(errors[False])


def test_suits_count_for_nothing_in_a_choice() -> None:
    assert opponents.alike("sedma", "play 9D", "play 9S") and not opponents.alike("sedma", "play 9D", "stop")


def test_an_expert_takes_a_dear_last_trick() -> None:
    """A seven takes a last trick with an ace and a ten, whatever else is in the hand."""
    game = kortti.load_game("sedma", prolong="never", hand_size=8)
    house = HouseRules.of(game.options)
    assert house.takes(6, 8, 8) and not house.takes(5, 8, 8)
    deck = [card for card in PACK if card not in ("9C", "TC", "AC", "7C", "8C", "KC")]
    hands = [["9C", *deck[0:7]], ["TC", *deck[7:14]], ["AC", *deck[14:21]], ["7C", "8C", *deck[21:26], "KC"]]
    state = game.new_state(deck=[hand[number] for number in range(8) for hand in hands], dealer=3)
    for card in ("9C", "TC", "AC"):
        state.apply_action(state.string_to_action(f"play {card}"))
    for level in ("skilled", "expert"):
        assert opponents.choose(state.observation(3), random.Random(1), level)[:6] in ("play 7", "play 9")
