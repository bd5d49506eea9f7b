"""The opponents of Ristiseiska and Pantti: what they overlook, how they try deals, and whether their reasons true."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import kortti
from kortti import opponents
from kortti.cards import CARDS, cards_of
from kortti.games.sevens import TEXTS
from kortti.opponents.sevens_playouts import NEARER, Playouts, action_of
from tests.engine.variants import cases

CASES = {name: game for name, game in cases().items() if name.startswith(("pantti", "ristiseiska"))}
every_case = pytest.mark.parametrize("case", CASES)


def positions(game: kortti.Game, deals: int, chance: float = 0.3) -> Iterator[kortti.State]:
    """Plays deals, partly by skill and partly by chance, and yields each state in which there is a choice."""
    for seed in range(deals):
        rng = random.Random(seed)
        state = game.new_state(seed=seed, dealer=seed % game.players)
        while not state.is_terminal:
            legal = state.legal_actions()
            seat = state.current_player
            if len(legal) > 1:
                yield state
            if len(legal) == 1 or rng.random() < chance:
                state.apply_action(rng.choice(legal))
            else:
                state.apply_action(state.string_to_action(opponents.choose(state.observation(seat), rng)))


def hands_of(state: kortti.State) -> list[set[str]]:
    """Gets all hands of a state."""
    zones = state.zones()
    return [set(zones[f"hand:{seat}"]) for seat in range(state.game.players)]


# Samples and playouts


@every_case
def test_the_true_deal_is_among_the_possible_ones(case: str) -> None:
    seen = excluded = 0
    for state in positions(CASES[case], 8):
        seat = state.current_player
        playouts = Playouts(state.observation(seat))
        for other, hand in enumerate(hands_of(state)):
            assert hand <= {CARDS[card] for card in cards_of(playouts.possible[other])}
        seen += 1
        excluded += bool(playouts.bound)
    assert seen > 40 and excluded > seen / 3


@every_case
def test_a_sample_is_a_deal_that_agrees_with_what_is_known(case: str) -> None:
    differ = Counter[bool]()
    for number, state in enumerate(positions(CASES[case], 8)):
        seat = state.current_player
        playouts = Playouts(state.observation(seat))
        true = hands_of(state)
        rng = random.Random(number)
        for _ in range(3):
            hands = [{CARDS[card] for card in cards_of(hand)} for hand in playouts.sample(rng)]
            assert hands[seat] == true[seat]
            assert [len(hand) for hand in hands] == [len(hand) for hand in true]
            assert set().union(*hands) == set().union(*true)
            for other, hand in enumerate(hands):
                assert hand <= {CARDS[card] for card in cards_of(playouts.possible[other])}
            differ[hands != true] += 1
    assert differ[True] > differ[False]


def test_whoever_cannot_lay_holds_none_of_what_is_open() -> None:
    passes = 0
    for state in positions(CASES["pantti-usual"], 10):
        seat = state.current_player
        playouts = Playouts(state.observation(seat))
        who, text = state.observation(seat)["history"][-1] if state.history else (seat, "")
        if text == "pass":
            assert playouts.possible[who] and not playouts.possible[who] & state.open_cards  # type: ignore[attr-defined]
            passes += 1
    assert passes > 10


def test_a_gift_is_known_to_who_gave_it() -> None:
    gifts = 0
    for state in positions(CASES["ristiseiska-usual"], 20):
        seat = state.current_player
        history = state.observation(seat)["history"]
        given = [(who, text) for who, text in history if text.startswith("give")]
        if given and given[-1][0] == seat:
            playouts = Playouts(state.observation(seat))
            owners = playouts.owners.get(CARDS.index(given[-1][1][5:]))
            if owners is not None:
                assert owners == [next(who for who, text in reversed(history) if text == "beg")]
                gifts += 1
    assert gifts > 10


@every_case
def test_playouts_keep_to_the_rules(case: str) -> None:
    """Each move of a playout is played in the engine too, which must find it legal and the same result in the end."""
    game = CASES[case]
    ends = 0
    for number, state in enumerate(positions(game, 20)):
        if number % 2:
            continue
        seat = state.current_player
        observation = state.observation(seat)
        legal = [text for text in observation["legal"] if " " in text or text == "stop"]
        playouts = Playouts(observation)
        true = [sum(1 << CARDS.index(card) for card in hand) for hand in hands_of(state)]
        rng = random.Random(number)
        moves: list[tuple[int, int]] = []
        value = playouts.playout(true, action_of(rng.choice(legal)), moves)
        copy = state.clone()
        for who, action in moves:
            assert who == copy.current_player
            assert copy.is_legal(action), (moves, TEXTS[action])
            copy.apply_action(action)
        assert copy.is_terminal
        if game.options["score_cards"]:
            points = copy.returns()
            assert value == pytest.approx((sum(points) - points[seat]) / (game.players - 1) - points[seat])
        else:
            counts = [len(hand) for hand in hands_of(copy)]
            ahead = (sum(counts) - counts[seat]) / (game.players - 1) - counts[seat]
            assert value - NEARER * ahead == pytest.approx((seat in copy.winners()) / len(copy.winners()))
        ends += 1
    assert ends > 40
