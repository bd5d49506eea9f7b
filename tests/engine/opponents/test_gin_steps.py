"""Swedish gin's fast positions, deals and playouts, compared with the engine and the skilled level."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, cast

import pytest

import kortti
from kortti import opponents
from kortti.cards import CARDS
from kortti.games.swedish_gin.facts import action_of, text_of
from kortti.games.swedish_gin.hands import cards_in
from kortti.games.swedish_gin.state import SwedishGinState
from kortti.opponents.swedish_gin.determinizations import Deals
from kortti.opponents.swedish_gin.heuristics import Skilled
from kortti.opponents.swedish_gin.knowledge import Position, remembered
from kortti.opponents.swedish_gin.playouts import Playouts, dearest, spare, usual
from kortti.opponents.swedish_gin.steps import Line

ODD = {"final_discard": "optional", "layoff_on_others": False, "buy_after_down": False, "exact_cut_bonus": True}
RULES: list[dict[str, Any]] = [{}, {"players": 4} | ODD, {"players": 5, "turn_cap": 8}, {"final_discard": "optional"}]


class Given(random.Random):
    """Shuffles a new stock as the engine did."""

    stock: list[int]

    def shuffle(self, x: Any) -> None:
        assert sorted(x) == sorted(self.stock)
        x[:] = self.stock


def line_of(state: SwedishGinState, rng: random.Random) -> Line:
    """Returns the fast position of a state."""
    assert state.current_player is not None
    return Line(state.observation(state.current_player)).dealt(state.hands, state.stock[::-1], rng)


def compare(state: SwedishGinState, line: Line) -> None:
    """Asserts that both agree on the round."""
    assert line.is_over == state.is_terminal
    assert (line.hands, line.stock, line.discards, line.melds) == (
        state.hands,
        state.stock[::-1],
        state.discards,
        state.melds,
    )
    assert (line.tokens, line.down, line.turns) == (state.tokens, state.down, state.turns)
    if state.is_terminal:
        assert [line.cost(seat) for seat in range(state.rules.players)] == [*state.returns()]
    else:
        assert (line.seat, line.turn, line.phase, line.live) == (
            state.current_player,
            state.turn,
            state.phase,
            state.live,
        )
        assert (line.asked, line.discarder) == ([*state.asked], state.discarder)


def apply(state: SwedishGinState, line: Line, text: str, rng: Given) -> None:
    """Plays an action in both."""
    drawn, reshuffles = len(state.stock_log), len(state.reshuffles)
    state.play(text)
    if len(state.reshuffles) > reshuffles:
        since = [card for _, _, card in state.stock_log[drawn:]]
        size = len(line.stock)
        rng.stock = [*since[size:], *state.stock][::-1]
    line.play(action_of(text))


def rounds(deals: int, whims: float) -> Iterator[tuple[SwedishGinState, random.Random]]:
    """Yields each state of rounds of all contracts, before each action; `whims` is the share of random actions."""
    for number in range(1, 16):
        for deal in range(deals):
            options = RULES[(number + deal) % len(RULES)]
            game = kortti.load_game("swedish-gin-rummy", **options)
            rng = random.Random(f"{number}/{deal}")
            state = cast(SwedishGinState, game.new_state(seed=f"{number}/{deal}", dealer=deal % 3, round=number))
            while (seat := state.current_player) is not None:
                yield state, rng
                seen = state.observation(seat)
                text = opponents.choose(seen, rng, "skilled")
                state.play(rng.choice(seen["legal"]) if rng.random() < whims else text)


def decisions(whims: float, every: int) -> Iterator[tuple[int, SwedishGinState, int]]:
    """Yields some states of `rounds` after the cut, with their numbers and the seat to act."""
    for number, (state, _) in enumerate(rounds(1, whims)):
        if number % every == 0 and state.phase != "cut":
            assert state.current_player is not None
            yield number, state, state.current_player


@pytest.mark.slow
def test_fast_steps_are_those_of_the_engine() -> None:
    met: Counter[str] = Counter()
    for number in range(1, 16):
        for deal in range(4):
            options, rng = RULES[(number + deal) % len(RULES)], Given(f"{number}/{deal}")
            game = kortti.load_game("swedish-gin-rummy", **options)
            state = cast(SwedishGinState, game.new_state(seed=f"{number}/{deal}", dealer=deal % 3, round=number))
            if state.phase == "cut":
                state.play(f"cut {11 * game.players + deal % 2}")
            line = line_of(state, rng)
            while (seat := state.current_player) is not None:
                seen = state.observation(seat)
                text = opponents.choose(seen, rng, "skilled")
                if rng.random() < 0.2:
                    text = rng.choice(seen["legal"])
                met[f"{state.phase} {text.split()[0]}"] += 1
                apply(state, line, text, rng)
                compare(state, line)
            met["reshuffled"] += bool(state.reshuffles)
            met["out" if state.winners() else "blocked"] += 1
    assert met.keys() >= {
        "start buy",
        "window buy",
        "window decline",
        "play contract",
        "play meld",
        "play layoff",
        "reshuffled",
        "out",
        "blocked",
    }


def best_of(costs: Mapping[int, float]) -> set[str]:
    """Returns the discards that cost least."""
    least = min(round(cost, 9) for cost in costs.values())
    return {f"discard {CARDS[card]}" for card, cost in costs.items() if round(cost, 9) == least}


@pytest.mark.slow
def test_playouts_play_as_skilled_players_do() -> None:
    """They draw, buy and discard alike, and lay as much."""
    met: Counter[str] = Counter()
    for state, rng in rounds(2, 0.1):
        if state.phase == "cut":
            continue
        assert state.current_player is not None
        seen, line = state.observation(state.current_player), line_of(state, rng)
        position, (action, *more) = Position(seen), usual(line)
        player = Skilled(position, rng)
        text, kind = text_of(action), state.phase
        if state.phase != "play":
            assert len(seen["legal"]) == 1 or text == [*player.draw()][-1]
        elif text.startswith("discard"):
            *_, costs = player.costs(player.hand)
            hand = line.hands[line.seat]
            cards = dearest(hand) if position.i_am_down else spare(hand, line.round)
            assert {f"discard {CARDS[card]}" for card in cards} == best_of(costs)
            assert action in cards
            is_last = hand.bit_count() == 1  # its discard ends the round as its laying does
            assert is_last or not any(other.startswith(("contract", "meld", "layoff")) for other in seen["legal"])
        else:
            kind = text.split()[0]
            with_skilled, on = state.clone(), state.clone()
            for each in (action, *more):
                assert on.is_legal(each)
                on.apply_action(each)
            left = [left_after(other, rng) for other in (with_skilled, on)]
            met["laid less"] += left[1] > left[0]
        met[kind] += 1
    assert met["start"] > 500 and met["window"] > 500 and met["play"] > 500
    assert met["contract"] > 20 and met["meld"] and met["layoff"] > 20
    assert met["laid less"] <= 0.02 * (met["contract"] + met["meld"] + met["layoff"])


def left_after(state: SwedishGinState, rng: random.Random) -> int:
    """Returns the points left to the seat on turn after a skilled player ends the turn."""
    seat = state.turn
    while state.current_player == seat and state.phase == "play":
        state.play(opponents.choose(state.observation(seat), rng, "skilled"))
    return sum(state.game.worth([text]) for text in state.zones()[f"hand:{seat}"])


@pytest.mark.slow
def test_deals_are_those_of_resample() -> None:
    looked = 0
    for number, state, seat in decisions(0.6, 9):
        hands, stock = Deals(state.observation(seat)).sample(random.Random(number))
        world = cast(SwedishGinState, state.resample(seat, random.Random(number)))
        if state.reshuffles:
            assert hands == world.hands and stock == world.stock[::-1]
            looked += 1
        else:
            held = remembered(state.observation(seat))[0]
            assert hands[seat] == state.hands[seat]
            for other, hand in enumerate(hands):
                assert hand.bit_count() == state.hands[other].bit_count()
                assert other == seat or not Counter(held[other]) - Counter(cards_in(hand))
            assert len(stock) == len(state.stock)
            dealt, there = (
                Counter([*cards, *(card for hand in hands for card in cards_in(hand))])
                for hands, cards in ((hands, stock), (state.hands, state.stock))
            )
            assert dealt == there
    assert looked > 5


def test_a_playout_ends_with_the_result_of_the_engine() -> None:
    """Each action of a playout is legal in the engine, in the same deal, and the round costs the same."""
    played = 0
    for number, state, seat in decisions(0.0, 40):
        playouts = Playouts(state.observation(seat))
        text = random.Random(number).choice(state.observation(seat)["legal"])
        deal = state.hands, state.stock[::-1]
        after, line = state.clone(), line_of(state, rng := Given(number))
        apply(after, line, text, rng)
        while not line.is_over:
            for action in usual(line):
                apply(after, line, text_of(action), rng)
        compare(after, line)
        if len(after.reshuffles) == len(state.reshuffles):
            assert playouts.playout(deal, text, Given(number)) == after.returns()[seat]
            played += 1
    assert played > 10
