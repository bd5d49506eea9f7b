"""Samples of Ristiseiska with hidden gifts: all possibilities in small positions, found quickly."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice
from typing import Any

import pytest

import kortti
from kortti.cards import CARDS, HIDDEN, parse_card
from kortti.games.sevens import repair, resample, search
from kortti.games.sevens.facts import GIVE
from kortti.games.sevens.worlds import Knowledge

World = tuple[tuple[frozenset[int], ...], tuple[int, ...]]  # dealt hands, and cards of hidden gifts


def later(*values: Any) -> list[Any]:
    """Marks parameters as slow."""
    return [pytest.param(value, marks=pytest.mark.slow) for value in values]


def play(seed: int, false: float, **options: Any) -> Iterator[kortti.State]:
    """Plays a deal with a share `false` of false begs; yields the one state before each action and at the end."""
    game = kortti.load_game("ristiseiska", unable="beg", false_beg="penalise", **options)
    state, rng = game.new_state(seed=seed, dealer=seed % game.players), random.Random(seed)
    while not state.is_terminal:
        yield state
        offers = [state.action_to_string(action) for action in state.legal_actions()]
        lays = [text for text in offers if text not in ("beg", "pass")]
        text = offers[-1] if lays != offers and rng.random() < false else rng.choice(lays or offers)
        state.apply_action(state.string_to_action(text))
    yield state


def splits(cards: Sequence[int], sizes: Sequence[int]) -> Iterator[list[set[int]]]:
    """Yields all ways to divide cards into hands of given sizes."""
    if not sizes:
        yield []
        return
    for hand in combinations(cards, sizes[0]):
        for rest in splits([card for card in cards if card not in hand], sizes[1:]):
            yield [set(hand), *rest]


def candidates(observation: dict[str, Any]) -> Iterator[World]:
    """Yields all ways in which the visible cards can have reached their places."""
    me, history, zones = observation["player"], observation["history"], observation["zones"]
    seen = {card for cards in zones.values() for card in cards if card != HIDDEN}
    hands = [set(map(parse_card, zones[f"hand:{seat}"])) if seat == me else set() for seat in range(3)]
    others = [seat for seat in range(3) if seat != me]
    loose = [number for number, card in enumerate(CARDS) if card not in seen]
    beggars, beggar = [], -1
    for seat, text in history:
        beggar = seat if text in ("beg", "pass") else beggar
        beggars.append(beggar)

    def back(time: int, hands: list[set[int]], gifts: tuple[int, ...]) -> Iterator[World]:
        while time:
            time -= 1
            seat, text = history[time]
            word, _, shown = text.partition(" ")
            if word == "play":
                hands[seat].add(parse_card(shown[:2]))
            elif word == "give":
                taker = hands[beggars[time]]
                for card in sorted(taker) if shown == HIDDEN else taker & {parse_card(shown)}:
                    earlier = [set(hand) for hand in hands]
                    earlier[beggars[time]].remove(card)
                    earlier[seat].add(card)
                    yield from back(time, earlier, (card, *gifts) if shown == HIDDEN else gifts)
                return
        yield tuple(map(frozenset, hands)), gifts

    for shares in splits(loose, [len(zones[f"hand:{seat}"]) for seat in others]):
        start = [set(hand) for hand in hands]
        for seat, share in zip(others, shares, strict=True):
            start[seat] = share
        yield from back(len(history), start, ())


def agrees(state: kortti.State, seat: int, world: World) -> bool:
    """Checks if a deal leads, by the engine's rules, to what `seat` has seen of `state`."""
    hands, gifts = [sorted(hand) for hand in world[0]], list(world[1])
    sizes = [len(state.game.dealt(range(52), state.dealer, seat)) for seat in range(3)]
    if [*map(len, hands)] != sizes:
        return False
    order = [hands[(state.dealer + 1 + place) % 3].pop() for place in range(52)]
    other = state.game.new_state(deck=" ".join(CARDS[card] for card in order), dealer=state.dealer)
    for _, text in state.observation(seat)["history"]:
        action = GIVE + gifts.pop(0) if text.endswith(HIDDEN) else other.string_to_action(text)
        if not other.is_legal(action):
            return False
        other.apply_action(action)
    one, two = other.observation(seat), state.observation(seat)
    return all(sorted(one[key]) == sorted(two[key]) if key == "dealt" else one[key] == two[key] for key in two)


def resampled(state: kortti.State, seat: int, rng: random.Random) -> World:
    """Samples a world by `resample`."""
    sample = state.resample(seat, rng)
    deck = [parse_card(text) for text in sample.deck.split()]
    hands = (frozenset(state.game.dealt(deck, sample.dealer, other)) for other in range(3))
    history = zip(sample.history, state.observation(seat)["history"], strict=True)
    return tuple(hands), tuple(parse_card(text[5:]) for text, (_, seen) in history if seen.endswith(HIDDEN))


def repaired(state: kortti.State, seat: int, rng: random.Random) -> World:
    """Samples a world by repair alone."""
    return world_of(repair.repair(Knowledge(state.observation(seat)), rng, 100))


def searched(state: kortti.State, seat: int, rng: random.Random) -> World:
    """Samples a world by search alone."""
    return world_of(search.find(Knowledge(state.observation(seat)), rng, 10_000))


def world_of(found: tuple[list[list[int]], dict[int, int]] | None) -> World:
    assert found is not None
    hands, given = found
    return tuple(map(frozenset, hands)), tuple(given[time] for time in sorted(given))


@pytest.mark.parametrize("draw", [resampled, repaired, searched])
@pytest.mark.parametrize("seed", [2, 5, 9, *later(14, 18, 29, 42, 45, 49, 56)])
@pytest.mark.slow
def test_all_that_could_be_so_is_drawn_and_nothing_else(
    seed: int, draw: Callable[[kortti.State, int, random.Random], World]
) -> None:
    compared = 0
    *_, state = play(seed, 0.1, players=3, stall_circuits=100)
    for seat in range(3):
        observation = state.observation(seat)
        worlds = [*islice(candidates(observation), 1000)]
        if sum(text.endswith(HIDDEN) for _, text in observation["history"]) < 2 or len(worlds) == 1000:
            continue
        possible = {world for world in worlds if agrees(state, seat, world)}
        if len(possible) > 40:
            continue
        rng, drawn = random.Random(seed), set()
        for _ in range(40 * len(possible)):
            drawn.add(draw(state, seat, rng))
            if len(drawn) >= len(possible):
                break
        assert drawn == possible
        compared += 1
    assert compared


LONG = [("free", 17), ("free", 20), ("six_then_eight", 7), ("six_then_eight", 11), ("six_then_eight", 18)]


@pytest.mark.slow
@pytest.mark.parametrize(("opening", "seed"), LONG)
def test_dozens_of_hidden_gifts_do_not_matter(opening: str, seed: int) -> None:
    """Each deal has a seat that sees too little for drawing card by card to succeed."""
    *_, state = play(seed, 0.3, players=5, stall_circuits=100, opening=opening, bonus_turn=opening != "free")
    led = []
    for seat in range(5):
        observation = state.observation(seat)
        assert sum(text.endswith(HIDDEN) for _, text in observation["history"]) > 40
        knowledge = Knowledge(observation)
        led.append(sum(knowledge.draw(random.Random(number)) is not None for number in range(20)))
        samples = [state.resample(seat, random.Random(number)) for number in range(3)]
        for sample in samples:
            assert sample.observation(seat) == observation
            assert sorted(sample.deck.split()) == sorted(CARDS)
        assert len({(sample.deck, *sample.history) for sample in samples}) == 3
        assert state.game.sample(observation, random.Random(0)).history == samples[0].history
    assert min(led) == 0


# Players, opening, seed, actions and seat with many false begs: hard to search and hard to repair.
HARD = [
    (5, "six_then_eight", 13, 168, 4),
    (4, "six_only", 14, 180, 2),
    (4, "six_then_eight", 16, 180, 3),
]


@pytest.mark.parametrize(("players", "opening", "seed", "actions", "seat"), HARD)
@pytest.mark.slow
def test_the_search_always_finds_a_deal(players: int, opening: str, seed: int, actions: int, seat: int) -> None:
    """The search succeeds without the methods before it."""
    state = next(state for state in play(seed, 0.6, players=players, opening=opening) if state.move_number == actions)
    observation = state.observation(seat)
    knowledge = Knowledge(observation)
    for number in range(3):
        found = search.find(knowledge, random.Random(number), 10_000)
        assert found is not None
        rebuilt = resample.rebuild(state.game, knowledge, *found, random.Random(number))
        assert rebuilt is not None and rebuilt.observation(seat) == observation
        assert state.resample(seat, random.Random(number)).observation(seat) == observation


@pytest.fixture
def choices(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Records the number of choices at the start of each search, a measure of its time without a clock."""
    begun: list[int] = []

    def find(knowledge: Knowledge, rng: random.Random, choices: int) -> tuple[list[list[int]], dict[int, int]] | None:
        begun.append(choices)
        return search.find(knowledge, rng, choices)

    monkeypatch.setattr(resample, "find", find)
    return begun


@pytest.mark.parametrize("players", [4, *later(3, 5)])
@pytest.mark.slow
def test_a_deal_is_found_soon(players: int, choices: list[int]) -> None:
    """In deals with any share of false begs."""
    rng = random.Random(players)
    for seed in range(12):
        opening = rng.choice(("free", "six_then_eight", "six_only"))
        ace = rng.choice(("low", "first_ace_decides"))
        options = {"players": players, "opening": opening, "ace": ace, "bonus_turn": seed % 2 == 0}
        for state in play(seed, rng.random() * 0.8, **options):
            if rng.random() < 0.05 or state.is_terminal:
                seat = rng.randrange(players)
                assert state.resample(seat, rng).observation(seat) == state.observation(seat)
    assert max(choices, default=0) <= 4 * resample.CHOICES


# Seed, share of false begs, actions and seat: gifts circulate for hundreds of actions, and search alone gives up.
LONGEST = [(911, 0.5, 270, 4), (9, 0.95, 559, 1), (9, 0.95, 674, 2), (2, 0.95, 847, 2), (3, 0.95, 900, 0)]


@pytest.mark.parametrize(("seed", "false", "actions", "seat"), LONGEST)
@pytest.mark.slow
def test_a_deal_is_found_soon_after_hundreds_of_gifts(
    seed: int, false: float, actions: int, seat: int, choices: list[int]
) -> None:
    options = {"players": 5, "opening": "free", "ace": "low", "stall_circuits": 100}
    state = next(state for state in play(seed, false, **options) if state.move_number == actions)
    for number in range(3):
        assert state.resample(seat, random.Random(number)).observation(seat) == state.observation(seat)
    assert max(choices, default=0) <= 4 * resample.CHOICES


def test_what_cannot_be_so_is_refused() -> None:
    """All others pass, but the seat that lays the seven of clubs does not hold every card that it opens."""
    state = kortti.load_game("pantti", players=3).new_state(seed=1)
    seat = state.current_player
    assert seat is not None
    state.apply_action(state.string_to_action("play 7C"))
    observation = state.observation(seat)
    assert not {"6C", "7D", "7H", "7S"} <= set(observation["dealt"])
    observation["history"] += [[(seat + 1) % 3, "pass"], [(seat + 2) % 3, "pass"]]
    with pytest.raises(kortti.GameError):
        state.game.sample(observation, random.Random(1))
