"""The contract of the engine, tested with every game and house rule of the catalogue.

The tests know no game; a new one in the catalogue is tested automatically.
"""

from __future__ import annotations

import json
import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kortti
from kortti.cards import TWO_PACKS, random_numbers, shuffled
from kortti.games import CATALOGUE, unknown_game
from kortti.games.beating import BeatingGame
from kortti.records.record import RecordError
from kortti.texts import shown
from tests.engine.laws import (
    a_clone_is_independent,
    cards_are_conserved,
    deck_and_history_rebuild,
    events_tell_each_move,
    legal_actions_are_legal,
    others_are_refused,
    results_come_last,
)
from tests.engine.variants import cases, snapshot, walk

CASES = cases()
LONGEST_DEAL = 5000  # actions; random play must end well before
every_case = pytest.mark.parametrize("case", CASES)


@every_case
@pytest.mark.slow
def test_cards_are_conserved(case: str) -> None:
    for seed in range(5):
        for state in walk(CASES[case], seed):
            cards_are_conserved(state)


@every_case
@pytest.mark.slow
def test_events_tell_every_move_of_a_card(case: str) -> None:
    game = CASES[case]
    for seed in range(2):
        rng = random.Random(seed)
        state = game.new_state(seed=seed)
        while not state.is_terminal:
            events_tell_each_move(state, rng.choice(state.legal_actions()))


@every_case
@pytest.mark.slow
def test_legal_actions_are_what_is_legal(case: str) -> None:
    for seed in range(2):
        for state in walk(CASES[case], seed):
            legal_actions_are_legal(state)


@every_case
@pytest.mark.slow
def test_what_is_not_legal_is_refused_and_changes_nothing(case: str) -> None:
    game = CASES[case]
    known = {action for seed in range(3) for state in walk(game, seed) for action in state.legal_actions()}
    rng = random.Random(case)
    assert sum(others_are_refused(state, known) for state in walk(game, 7) if rng.random() < 0.05 or state.is_terminal)


@every_case
@settings(max_examples=50, deadline=None)
@given(junk=st.text() | st.from_regex(r"(play|give|draw)? ?[A2-9TJQKCDHS?]{0,3} ?(low|high)?", fullmatch=True))
@pytest.mark.slow
def test_junk_is_no_action(case: str, junk: str) -> None:
    state = CASES[case].new_state(seed=1)
    try:
        action = state.string_to_action(junk)
    except kortti.InvalidActionError as error:
        assert state.explain(junk) == error.message
        assert repr(shown(junk)) in str(error)
    else:
        assert state.action_to_string(action) == junk


@every_case
def test_junk_of_other_kinds_is_no_action(case: str) -> None:
    state = CASES[case].new_state(seed=1)
    for junk in (None, 1, [], {}, b"pass"):
        with pytest.raises(kortti.InvalidActionError):
            state.string_to_action(junk)
    for junk in (None, "x", [], -1, 10**9):
        with pytest.raises(kortti.InvalidActionError):
            state.action_to_string(junk)


@every_case
@pytest.mark.slow
def test_a_clone_is_independent(case: str) -> None:
    rng = random.Random(case)
    tested = 0
    for number, state in enumerate(walk(CASES[case], 3)):
        if not state.is_terminal and (number == 5 or rng.random() < 0.05):  # some deals are short
            a_clone_is_independent(state, rng)
            tested += 1
    assert tested


@every_case
@pytest.mark.slow
def test_deck_and_history_rebuild_the_state(case: str) -> None:
    for seed in range(2):
        for number, state in enumerate(walk(CASES[case], seed)):
            if number % 20 == 0 or state.is_terminal:
                deck_and_history_rebuild(state)


@every_case
@pytest.mark.slow
def test_random_play_ends_with_results(case: str) -> None:
    for seed in range(30):
        for number, state in enumerate(walk(CASES[case], seed)):
            assert number < LONGEST_DEAL
            if number % 20 == 0 or state.is_terminal:
                results_come_last(state)


@every_case
def test_matches_of_random_play_add_up(case: str) -> None:
    game = CASES[case]
    rng = random.Random(case)
    match = game.new_match(seed=case)
    assert 0 <= match.dealer < game.players
    for number in range(1, 100):
        assert match.deal_number == number and not match.is_over
        with pytest.raises(kortti.GameError):
            match.next_deal()
        while not match.state.is_terminal:
            match.apply_action(rng.choice(match.state.legal_actions()))
        if match.is_over:
            break
        with pytest.raises(ValueError):
            match.winners()
        totals = match.totals
        match.next_deal()
        assert match.totals == totals
    assert match.is_over and set(match.winners()) <= set(range(game.players))
    with pytest.raises(kortti.GameError):
        match.next_deal()


@every_case
def test_equal_seeds_deal_equally(case: str) -> None:
    game = CASES[case]
    again = kortti.load_game(game.name, **game.options)
    decks = set()
    for seed in ("a1b2", "ö", 7):
        assert snapshot(game.new_state(seed=seed)) == snapshot(again.new_state(seed=seed))
        decks.add(game.new_state(seed=seed).deck)
        one, two = game.new_match(seed=seed), again.new_match(seed=seed)
        assert (one.dealer, one.state.deck) == (two.dealer, two.state.deck)
    assert len(decks) == 3


def test_a_seed_stays_the_deal_that_it_is() -> None:
    """Links and saves contain seeds: the shuffle must never change."""
    assert kortti.load_game("pantti").new_state(seed="a1b2").deck == (
        "TS KC JH 2H JC 4H 5S KS AD 7C 8S QH 9S AS 6D 2S QD 6C KH 9H AC 4D 5C 4C 3S 3H "
        "9D 2D JD 7D TD 4S KD 7H JS 8D 9C 6H 7S QS TH QC AH 5D TC 8H 5H 3D 8C 3C 6S 2C"
    )
    assert kortti.load_game("pantti").new_match(seed="a1b2").dealer == 2
    for count in (1, 2, 30, 51, 52, 104):  # the fast implementation matches the published definition
        for seed in map(str, range(300)):
            numbers = random_numbers(seed, count)
            assert shuffled(range(count), seed) == sorted(range(count), key=numbers.__getitem__)
    assert TWO_PACKS.shuffle("a1b2") == shuffled([*range(52)] * 2, "a1b2")


@every_case
def test_decks_and_seats_that_do_not_fit_are_refused(case: str) -> None:
    game = CASES[case]
    deck = game.new_state(seed=1).deck
    cards = deck.split()
    for bad in ("", "7C", "7C " + deck, cards[1:], " ".join(cards[1:] + cards[1:2]), deck.lower(), [*cards[1:], 3]):
        with pytest.raises(kortti.GameError):
            game.new_state(deck=bad)
    for dealer in (-1, game.players, None, "0", True, 0.0):
        with pytest.raises(kortti.GameError):
            game.new_state(seed=1, dealer=dealer)
        if dealer is not None:
            with pytest.raises(kortti.GameError):
                game.new_match(seed=1, dealer=dealer)
    for arguments in ({}, {"seed": 1, "deck": deck}):
        with pytest.raises(kortti.GameError):
            game.new_state(**arguments)
    assert game.new_state(deck=cards).deck == deck


# Options


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(kortti.GameError, match="no game 'bridge'; there are ristiseiska, pantti, ") as refused:
        kortti.load_game("bridge")
    assert "bridge" in refused.value.message["args"].values()


def test_errors_travel_between_processes_as_they_are() -> None:
    """The arena's processes exchange them."""
    for error in (unknown_game("bridge"), RecordError("nonsense")):
        carried = pickle.loads(pickle.dumps(error))
        assert (type(carried), str(carried), carried.message) == (type(error), str(error), error.message)


@pytest.mark.parametrize("name", kortti.games())
def test_options_have_defaults_and_refuse_bad_values(name: str) -> None:
    game = kortti.load_game(name)
    listed = CATALOGUE[name].options_of(name)
    assert game.options == {option.name: option.default for option in listed}
    assert game.options["players"] == game.players
    for option in listed:
        values = option.values or (option.least, option.most)
        if option.kind == "list":
            values = (values, *((value,) for value in values))
        for value in (*values, *((None,) if option.none else ())):
            assert kortti.load_game(name, **{option.name: value}).options[option.name] == value
            text = option.show(value)
            assert kortti.load_game(name, **{option.name: text}).options[option.name] == value
        if option.kind == "bool":
            for word, value in (("on", True), ("off", False)):
                assert kortti.load_game(name, **{option.name: word}).options[option.name] is value
        bad = ["", "nonsense", -1, 10**9, 1.0, [], {}, "1e1", "+1", " 1", "0x1", "９"]
        bad += [] if option.kind == "bool" else [True, False]
        bad += [] if option.none else [None]
        for value in bad:
            with pytest.raises(kortti.GameError, match=option.name) as refused:
                kortti.load_game(name, **{option.name: value})
            assert refused.value.message["args"]["values"] == option.possible
        for known in option.values[:20]:
            assert option.many or option.show(known) in option.possible.split(", ")
        for other, needed in (*option.when.items(), *option.unless.items()):
            before = [known for known in listed[: listed.index(option)] if known.name == other]
            assert before and needed and all(before[0].accepts(value) for value in needed)


@every_case
def test_an_option_without_effect_changes_nothing(case: str) -> None:
    """With any value, rules page and deal stay the same."""
    chosen = CASES[case].options
    idle = [option for option in CATALOGUE[CASES[case].name].options_of(CASES[case].name) if not option.counts(chosen)]
    for option in idle:
        told = []
        for value in option.values[:3] if option.values else {option.default, option.least, option.least + 1}:
            game = kortti.load_game(CASES[case].name, **{**chosen, option.name: value})
            states = [*walk(game, 1), *walk(game, 2)]
            played = [[state.legal_actions(), state.phase] for state in states]
            told.append((game.rules(), game.goal(), played, states[-1].returns()))
        assert all(each == told[0] for each in told), option.name


@pytest.mark.parametrize("name", kortti.games())
@pytest.mark.parametrize("option", ["colour", "Players", "name", "self", ""])
def test_an_unknown_option_is_refused_by_name(name: str, option: str) -> None:
    with pytest.raises(kortti.GameError, match=f"{option!r}; there are players, "):
        kortti.load_game(name, **{option: 4})


@every_case
def test_rules_pages_have_sections_with_lines(case: str) -> None:
    for title, lines in CASES[case].rules():
        assert lines and all(json.dumps(each) for each in (title, *lines))


@every_case
def test_a_match_with_a_goal_ends_there(case: str) -> None:
    game = CASES[case]
    goal = game.goal()
    if "rounds" in game.options:
        assert (goal is None) == (len(game.deal_titles()) == 1)
        return
    assert (goal is None) == (game.options.get("target") is None or game.options.get("score_cards") is False)
    assert goal is None or goal["args"] == {"n": game.options["target"]}


@every_case
def test_places_and_marks_are_drawable(case: str) -> None:
    for state in walk(CASES[case], 5):
        places = state.game.view.places(state)
        zones = {place.zone for place in places} | {f"hand:{seat}" for seat in range(state.game.players)}
        assert all(state.game.view.choice(state, action).zone in (None, *zones) for action in state.legal_actions())
        assert all(place.seat is None or 0 <= place.seat < state.game.players for place in places)
        cells = [(place.col, place.row) for place in places if place.seat is None and place.form != "fan"]
        assert len(set(cells)) == len(cells) and all(col >= 0 and row >= 0 for col, row in cells)
        assert all(place.form in ("pile", "row", "cross", "fan") for place in places)
        json.dumps(
            [
                places,
                state.game.view.marks(state),
                [state.game.view.says(state, seat) for seat in range(state.game.players)],
            ]
        )


@pytest.mark.parametrize("first", [0, -1, True, 1.0, "1", None])
def test_deals_are_counted_from_one(first: object) -> None:
    with pytest.raises(kortti.GameError) as told:
        kortti.load_game("pantti").new_match("1", first=first)  # type: ignore[arg-type]
    assert told.value.message["args"]["name"] == "first"


@pytest.mark.parametrize("case", [name for name, game in CASES.items() if isinstance(game, BeatingGame)])
def test_who_is_out_has_the_result_of_the_end(case: str) -> None:
    game = CASES[case]
    assert isinstance(game, BeatingGame)
    for seed in range(30):
        out = {}
        for state in walk(game, seed):
            seats = [] if state.is_terminal else range(game.players)
            out.update({seat: game.result(state, seat) for seat in seats if game.view.is_out(state, seat)})
        assert out == {seat: game.result(state, seat) for seat in out}
