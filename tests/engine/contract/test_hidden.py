"""Nothing hidden leaves the engine, and `resample` draws from all possibilities.

Visibility is decided here by zones alone: a hand is seen by its owner, the stock and face-down piles by nobody, all
else by everybody.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter, defaultdict
from typing import Any

import pytest

import kortti
from kortti.cards import HIDDEN
from kortti.games import CATALOGUE
from kortti.games.sevens.game import Sevens
from tests.engine.laws import a_sample_agrees
from tests.engine.referees.sevens import Referee
from tests.engine.variants import LASTING, SHOWN, cases, dally, snapshot, walk

CASES = cases()
every_case = pytest.mark.parametrize("case", CASES)
sevens_case = pytest.mark.parametrize("case", [name for name, game in CASES.items() if isinstance(game, Sevens)])


def may_see(zone: str, seat: int | None) -> bool:
    kind, _, owner = zone.partition(":")
    return kind not in ("stock", "won", "captured") and (kind != "hand" or owner == str(seat))


def seen_now(state: kortti.State, seat: int | None) -> set[str]:
    return {card for zone, cards in state.zones().items() if may_see(zone, seat) for card in cards}


def seen_move(game: kortti.Game, event: kortti.Event, seat: int | None) -> set[str]:
    """Returns the card of a move that starts or ends visibly, or that the rules reveal."""
    kinds = event.source.partition(":")[0], event.target.partition(":")[0]
    in_sight = may_see(event.source, seat) or may_see(event.target, seat) or kinds in SHOWN.get(game.name, ())
    return {event.card} if event.card and in_sight else set()


def seen_ever(state: kortti.State, seat: int | None) -> set[str]:
    past = state.game.new_state(deck=state.deck, dealer=state.dealer, **state.arguments)
    seen = seen_now(past, seat)
    for text in state.history:
        for event in past.apply_action(past.string_to_action(text)):
            seen |= seen_move(past.game, event, seat)
        seen |= seen_now(past, seat)
    return seen


def named_in(value: object) -> set[str]:
    """Returns every card in a JSON-ready value, except the cards that wild ones stand for: those reveal nothing."""
    return set(re.findall(r"(?<!=)\b[A2-9TJQK][CDHS]\b", json.dumps(value)))


def told_in(view: dict[str, Any]) -> set[str]:
    """Returns every card in the page's view of a table, except those that cards wait or stand for, and those that a
    lesson explains: they reveal nothing.
    """
    places = [{**place, "ghost": None, "stands": None} for place in view["places"]]
    actions = [{**action, "stands": None} for action in view["actions"]]
    lesson = view["lesson"] and {**view["lesson"], "message": None}
    return named_in({**view, "places": places, "actions": actions, "lesson": lesson})


def moments(case: str, seed: int, share: float) -> list[tuple[kortti.State, int]]:
    """Returns states of a random deal, each with a seat that observes it: the middle one at least."""
    rng = random.Random(f"{case}/{seed}")
    found = []
    for state in walk(CASES[case], seed):
        if rng.random() < share:
            found.append((state.clone(), rng.randrange(state.game.players)))
    if not found:  # the deal is short
        states = [state.clone() for state in walk(CASES[case], seed)]
        found.append((states[len(states) // 2], rng.randrange(CASES[case].players)))
    return found


# Output


@every_case
@pytest.mark.slow
def test_nobody_is_told_a_card_that_he_has_not_seen(case: str) -> None:
    game = CASES[case]
    viewers = [None, *range(game.players)]  # None: a spectator
    rng = random.Random(case)
    state = game.new_state(seed=0)
    seen = {seat: seen_now(state, seat) for seat in viewers}
    while not state.is_terminal:
        events = state.apply_action(rng.choice(state.legal_actions()))
        for seat in viewers:
            seen[seat] |= seen_now(state, seat).union(*(seen_move(game, event, seat) for event in events))
            if not state.is_terminal:
                assert named_in([event.seen_from(seat)[:6] for event in events]) <= seen[seat]
                assert named_in([event.seen_from(seat).message for event in events]) <= seen[seat]
        assert [event.public for event in events] == [event.seen_from(None) for event in events]
        if state.is_terminal:
            break
        true, said = state.zones(), named_in([state.game.view.says(state, seat) for seat in range(game.players)])
        for seat in range(game.players):
            shown = state.zones(seat)
            assert {zone: len(cards) for zone, cards in shown.items()} == {z: len(c) for z, c in true.items()}
            assert all(shown[zone] == true[zone] for zone in true if may_see(zone, seat))
            assert named_in(shown) == seen_now(state, seat)
            assert said <= seen[seat]
            if state.move_number % 5 == 0:
                assert named_in(state.observation(seat)) <= seen[seat]


@every_case
@pytest.mark.slow
def test_an_observation_is_json_and_tells_the_choices_of_its_seat_alone(case: str) -> None:
    for state, seat in moments(case, 11, 0.2):
        observation = state.observation(seat)
        assert json.loads(json.dumps(observation)) == json.loads(json.dumps(state.clone().observation(seat)))
        offered = [state.action_to_string(action) for action in state.offers()]
        assert observation["legal"] == (offered if state.current_player == seat else [])
        assert observation == json.loads(json.dumps(observation))
        options = json.loads(json.dumps(CASES[case].options))
        assert observation["player"] == seat and observation["options"] == options
        assert len(observation["history"]) == state.move_number
        observation["zones"].clear()
        observation["history"].clear()
        observation["options"].clear()
        assert state.observation(seat)["zones"] and state.observation(seat)["options"] == options


@every_case
def test_an_observation_is_for_a_seat(case: str) -> None:
    state = CASES[case].new_state(seed=1)
    for seat in (-1, CASES[case].players, None, True, "0", 1.0):
        with pytest.raises(kortti.GameError):
            state.observation(seat)


@every_case
@pytest.mark.slow
def test_swapping_two_cards_that_a_seat_never_saw_changes_nothing_for_it(case: str) -> None:
    """Replays the deal with both cards swapped if the rules allow the same actions."""
    game = CASES[case]
    rng = random.Random(case)
    compared = 0
    for seed in range(40):
        steps, seat = rng.randrange(1, 50), rng.randrange(game.players)
        state = next(state for number, state in enumerate(walk(game, seed)) if number == steps or state.is_terminal)
        unseen = sorted(set(state.deck.split()) - seen_ever(state, seat))
        if state.is_terminal or len(unseen) < 2:
            continue
        swap = dict(zip(pair := rng.sample(unseen, 2), reversed(pair), strict=True))
        compared += replays_alike(state, seat, swap)
        if compared == 8:
            break
    assert compared >= 3


def replays_alike(state: kortti.State, seat: int, swap: dict[str, str]) -> bool:
    """Checks if the swapped deal can be played alike; fails if `seat` could tell it apart."""
    one = state.game.new_state(deck=state.deck, dealer=state.dealer, **state.arguments)
    deck = [swap.get(card, card) for card in state.deck.split()]
    two = state.game.new_state(deck=deck, dealer=state.dealer, **state.arguments)
    for text in state.history:
        twin = " ".join(swap.get(word, word) for word in text.split())
        if one.current_player != two.current_player or two.explain(twin) is not None:
            return False
        true = [event.seen_from(seat) for event in one.apply_action(one.string_to_action(text))]
        false = [event.seen_from(seat) for event in two.apply_action(two.string_to_action(twin))]
        if [event.id for event in true] != [event.id for event in false]:
            return False
        assert true == false
    if one.current_player != two.current_player:
        return False
    assert one.observation(seat) == two.observation(seat)
    assert one.zones(seat) == two.zones(seat)
    return True


# Samples


@every_case
@pytest.mark.slow
def test_a_sample_agrees_with_all_that_the_seat_knows(case: str) -> None:
    for state, seat in moments(case, 0, 0.06):
        a_sample_agrees(state, seat, 0)


@every_case
@pytest.mark.slow
def test_a_sample_depends_on_the_observation_and_on_chance_alone(case: str) -> None:
    for state, seat in moments(case, 5, 0.03):
        other = state.resample(seat, random.Random("another true world"))
        for seed in range(2):
            one = state.resample(seat, random.Random(seed))
            two = other.resample(seat, random.Random(seed))
            three = state.game.sample(json.loads(json.dumps(state.observation(seat))), random.Random(seed))
            assert snapshot(one) == snapshot(two) == snapshot(three)


@every_case
@pytest.mark.slow
def test_samples_show_every_unknown_card_in_different_places(case: str) -> None:
    game = CASES[case]
    if game.players < 3:
        pytest.skip("with two seats a hand may be known from the start")
    state = next(state for number, state in enumerate(walk(game, 3)) if number == 1)
    for seat in range(game.players):
        found = defaultdict(Counter)
        for seed in range(60):
            for zone, cards in state.resample(seat, random.Random(seed)).zones().items():
                for card in cards:
                    found[card][zone] += 1
        for card in set(state.deck.split()) - seen_now(state, seat):
            assert len(found[card]) > 1, card


@every_case
@pytest.mark.slow
def test_samples_late_in_the_deal_vary_where_they_can(case: str) -> None:
    """In mid-deal there are many samples, and they cover the truth."""
    for number, state in enumerate(walk(CASES[case], 12)):
        if number != 25 or state.is_terminal:
            continue
        true = state.zones()
        for seat in range(state.game.players):
            many = max(40, 12 * state.game.players)  # each card is in that many hands
            samples = [state.resample(seat, random.Random(seed)).zones() for seed in range(many)]
            assert len({json.dumps(sample, sort_keys=True) for sample in samples}) > 10
            for zone, cards in true.items():
                if HIDDEN in state.zones(seat)[zone]:
                    assert set(cards) <= {card for sample in samples for card in sample[zone]}


TABLES = [
    (name, players)
    for name in kortti.games()
    for option in CATALOGUE[name].options_of(name)
    if option.name == "players"
    for players in (option.values[0], option.values[-1])
]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.slow
def test_a_deal_of_hundreds_of_actions_can_be_sampled(name: str, players: int) -> None:
    """Prolonged deals under house rules that allow it, for each seat."""
    options, _ = LASTING.get(name, ({}, ()))
    game = kortti.load_game(name, players=players, **options)
    longest = 0
    for seed, share in enumerate((0.5, 0.95)):
        for actions, state in enumerate(dally(game, seed, share, 900)):
            longest = max(longest, actions)
            if actions not in (300, 900) and not state.is_terminal:
                continue
            for seat in range(players):
                sample = state.resample(seat, random.Random(seat))
                assert sample.observation(seat) == state.observation(seat)
                assert Counter(sample.deck.partition(" / ")[0].split()) == Counter(state.deck.split())
    assert longest >= 100 or name not in LASTING


# Ristiseiska and Pantti


@sevens_case
def test_samples_obey_the_naive_referee(case: str) -> None:
    """So a pass or beg proves that no card could be laid then."""
    game = CASES[case]
    for state, seat in moments(case, 20, 0.15):
        sample = state.resample(seat, random.Random(20))
        referee = Referee(game.options, sample.deck.split(), sample.dealer)
        for text in sample.history:
            assert text in referee.legal()
            referee.apply(text)
        assert {zone: sorted(cards) for zone, cards in sample.zones().items()} == {
            zone: sorted(cards) for zone, cards in referee.zones().items()
        }


@sevens_case
def test_giver_and_taker_know_a_gift_and_the_others_do_not(case: str) -> None:
    game = CASES[case]
    if game.options["unable"] != "beg":
        pytest.skip("nobody gives")
    gifts = 0
    for seed in range(6):
        rng = random.Random(seed)
        state = game.new_state(seed=seed)
        while not state.is_terminal and state.move_number < 70:
            giver, text = state.current_player, state.action_to_string(rng.choice(state.legal_actions()))
            (event, *_) = state.apply_action(state.string_to_action(text))
            if not text.startswith("give") or state.is_terminal:
                continue
            card, taker = text[5:], event.to
            gifts += 1
            for seat in range(game.players):
                last = state.observation(seat)["history"][-1]
                assert last == [giver, text if seat in (giver, taker) else f"give {HIDDEN}"]
                if seat in (giver, taker) and gifts % 4 == 0:
                    sample = state.resample(seat, rng)
                    assert card in sample.zones()[f"hand:{taker}"]
    assert gifts > 5


def test_every_game_can_be_sampled() -> None:
    for name, kind in CATALOGUE.items():
        assert kind.sample is not kortti.Game.sample, f"{name} has no sample"
