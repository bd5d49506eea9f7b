"""Ristikontra's opponent plays with its partner: what it does with points, with matching cards, kings and the stock.

Positions come from deals in which all play as it does; each habit is a rate over them, set against what it does where
there is no reason for it. A seat that plays at random shows none of them.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from statistics import mean
from typing import Any

import kortti
from kortti import opponents
from kortti.cards import CARDS

VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


def choices(mode: str, deals: int) -> Iterator[tuple[dict[str, Any], str]]:
    """Gets what every seat saw where it had a choice, and what it played."""
    game = kortti.load_game("ristikontra", mode=mode)
    for seed in range(deals):
        rng = random.Random(seed)
        state = game.new_state(seed=seed, dealer=seed % 4)
        while not state.is_terminal:
            seen = state.observation(state.current_player)
            text = opponents.choose(seen, rng)
            if len(seen["legal"]) > 1:
                yield seen, text
            state.apply_action(state.string_to_action(text))


def value(cards: list[str]) -> int:
    return sum(VALUES.get(card[0], 0) for card in cards)


def of_us(seen: dict[str, Any]) -> bool:
    return seen["winner"] % 2 == seen["player"] % 2


def led(seen: dict[str, Any]) -> str:
    return str(seen["zones"]["trick"][0][0])


def out(seen: dict[str, Any], rank: str) -> int:
    """Counts the cards of a rank that this seat has not seen."""
    played = [card for _, _, cards in seen["tricks"] for card in cards]
    known = played + seen["zones"]["trick"] + seen["zones"][f"hand:{seen['player']}"]
    return 4 - sum(card[0] == rank for card in known)


def matching(seen: dict[str, Any]) -> list[str]:
    return [text for text in seen["legal"] if text.startswith("play ") and text[5] == led(seen)]


def test_a_pair_beats_random_pairs() -> None:
    game = kortti.load_game("ristikontra")
    won = 0.0
    for seed in range(120):
        rng, pair = random.Random(seed), seed % 2
        state = game.new_state(seed=f"pair/{seed // 2}")
        while not state.is_terminal:
            seat = state.current_player
            choose = opponents.choose if seat % 2 == pair else opponents.any_legal
            state.apply_action(state.string_to_action(choose(state.observation(seat), rng)))
        won += 0.5 if not state.winners() else pair in state.winners()
    assert won > 0.9 * 120


def test_points_go_to_the_partners_sure_tricks_and_not_to_the_others() -> None:
    given = defaultdict(list)
    for seen, text in choices("gamepoints", 60):
        if len(seen["zones"]["trick"]) == 3 and text != "turn" and text not in matching(seen):
            worth = {value([card]) for card in seen["zones"][f"hand:{seen['player']}"] if card[0] != led(seen)}
            if 0 in worth and max(worth):  # it could give points or none
                given[of_us(seen)].append(value([text[5:]]))
    assert len(given[True]) > 50 and len(given[False]) > 50
    assert mean(given[True]) > 6 and mean(given[False]) < 0.5


def test_a_card_of_the_led_rank_is_spent_late_rather_than_early() -> None:
    spent = defaultdict(list)
    for seen, text in choices("gamepoints", 150):
        trick = seen["zones"]["trick"]
        if trick and not of_us(seen) and matching(seen) and out(seen, led(seen)) == 2:
            spent[len(trick)].append(text in matching(seen))
    assert min(len(spent[place]) for place in (1, 3)) > 40
    assert mean(spent[3]) > 0.95 and mean(spent[1]) < 0.88


def test_it_remembers_which_ranks_are_gone() -> None:
    """A lead that nobody can match any more is a sure trick, and it sees that."""
    chances = sure = 0
    for seen, text in choices("gamepoints", 150):
        hand = seen["zones"][f"hand:{seen['player']}"]
        safe = [card for card in hand if VALUES.get(card[0], 0) >= 10 and not out(seen, card[0])]
        if seen["phase"] == "lead" and safe and not seen["zones"]["stock"]:
            chances += 1
            sure += not out(seen, text[5])
    assert chances > 40 and sure > 0.8 * chances


def last_to_play(hand: str) -> str:
    """Gets what the last seat plays with `hand` to a trick of nothing that the others have."""
    hands = [
        ["2C", "3C", "4C", "5C", "6C", "7C"],
        ["2D", "9D", "9H", "8D", "JD", "7D"],
        ["8S", "3S", "4S", "5S", "6S", "7S"],
    ]
    hands.append(hand.split())
    cards = [card for row in zip(*hands, strict=True) for card in row]
    game = kortti.load_game("ristikontra")
    rest = [card for card in CARDS if card not in cards]
    state = game.new_state(deck=cards + rest, dealer=3)
    for text in ("play 2C", "play 9D", "play 8S"):
        state.apply_action(state.string_to_action(text))
    return opponents.choose(state.observation(3), random.Random(1))


def test_it_turns_a_card_up_where_its_own_are_too_good_to_be_thrown() -> None:
    assert last_to_play("AC TC AD TD AH TH") == "turn"
    assert last_to_play("AC TC AD TD AH 8C") == "play 8C"
    assert last_to_play("AC TC AD TD AH 2H") == "play 2H"  # and takes the trick where it can


def test_kings_are_kept_for_cleaning() -> None:
    kings = {}
    for mode in ("gamepoints", "cleaning"):
        played = [
            text.startswith("play K")
            for seen, text in choices(mode, 100)
            if seen["zones"]["stock"] and any(text.startswith("play K") for text in seen["legal"])
        ]
        assert len(played) > 200
        kings[mode] = mean(played)
    assert kings["cleaning"] < 0.7 * kings["gamepoints"]
