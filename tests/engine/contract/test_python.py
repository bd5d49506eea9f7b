"""The Python interface: texts of states and games, errors, exported names."""

from __future__ import annotations

from collections import Counter

import pytest

import kortti
from kortti import opponents
from kortti.cards import CARDS, HIDDEN, parse_card
from kortti.records.record import Seat
from kortti.table import Table
from tests.engine.variants import cases, snapshot, walk

CASES = cases()
every_case = pytest.mark.parametrize("case", CASES)


@every_case
@pytest.mark.slow
def test_the_repr_of_a_state_makes_it_again(case: str) -> None:
    for number, state in enumerate(walk(CASES[case], 7)):
        if number % 20 == 0 or state.is_terminal:
            again = eval(repr(state), {"kortti": kortti})
            assert snapshot(again) == snapshot(state) and again.game.options == state.game.options


@every_case
def test_the_repr_of_a_game_names_what_is_not_usual(case: str) -> None:
    game = CASES[case]
    assert eval(repr(game), {"kortti": kortti}).options == game.options
    assert all(f"{name}={value!r}" in repr(game) for name, value in game.changed_options.items())
    assert repr(kortti.load_game(game.name)) == f"kortti.load_game({game.name!r})"


@every_case
def test_the_text_of_a_state_shows_what_the_seat_to_act_sees(case: str) -> None:
    for state in walk(CASES[case], 3):
        head, *lines = str(state).splitlines()
        zones = state.zones(state.current_player)
        assert [line.split()[0] for line in lines] == list(zones)
        for line, cards in zip(lines, zones.values(), strict=True):
            words = line.split()[1:]
            known = [card for card in cards if card != HIDDEN]
            assert [word for word in words if word in CARDS] == known
            assert ("hidden" in words) == (len(known) < len(cards))
            assert "hidden" not in words or int(words[0]) == len(cards) - len(known)
        if state.is_terminal:
            assert "over" in head and all(f"seat {seat}" in head for seat in state.game.left(state) or state.winners())
        else:
            assert head.endswith(f"seat {state.current_player} to act ({state.phase})")


def test_a_hidden_card_is_not_in_the_text_of_a_state() -> None:
    state = kortti.load_game("pantti").new_state(seed="a1b2")
    shown = Counter(word for word in str(state).split() if word in CARDS)
    assert shown == Counter(state.zones()[f"hand:{state.current_player}"])


def test_texts_of_actions_are_played_up_to_the_first_that_is_none() -> None:
    state = kortti.load_game("pantti").new_state(seed="a1b2")
    assert state.play("play 7C") is state and state.history == ["play 7C"]
    for bad, error in (("play 7C", kortti.IllegalActionError), ("fly", kortti.InvalidActionError)):
        before = state.move_number
        with pytest.raises(error):
            state.play(state.action_to_string(state.legal_actions()[0]), bad)
        assert state.move_number == before + 1


def test_errors_name_what_there_is() -> None:
    game = kortti.load_game("pantti")
    seen = game.new_state(seed="a1b2").play("play 7C").observation(0)
    with pytest.raises(kortti.GameError, match="no game 'gin'; there are ristiseiska, pantti, "):
        kortti.load_game("gin")
    with pytest.raises(kortti.GameError, match="pantti has no option 'seats'; there are players, "):
        kortti.load_game("pantti", seats=3)
    with pytest.raises(kortti.GameError, match="'players' cannot be '9'; possible: 3, "):
        kortti.load_game("pantti", players=9)
    with pytest.raises(kortti.GameError, match="pantti has no seat 4; there are 0 to 3"):
        game.new_state(seed="a1b2").to_svg(4)
    with pytest.raises(kortti.CardError, match="'10C'; a card is a rank of A23456789TJQK and a suit of CDHS"):
        parse_card("10C")
    with pytest.raises(kortti.GameError, match="nobody is 'wizard'; there are person, beginner, "):
        Table.new(game, [Seat("person", ""), *[Seat("wizard", "")] * 3], "1")
    for name in kortti.games():
        with pytest.raises(kortti.GameError, match="no level 'wizard'; there are beginner, casual, skilled, expert"):
            opponents.choose({**seen, "game": name}, None, "wizard")


def test_the_package_shows_its_public_names_alone() -> None:
    assert dir(kortti) == sorted(kortti.__all__)
    assert all(getattr(kortti, name) is not None for name in dir(kortti))
    with pytest.raises(AttributeError):
        kortti.gin  # noqa: B018
