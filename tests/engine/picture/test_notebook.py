"""Deals in notebooks: drawn from a seat, with no hidden card."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest

import kortti


@pytest.mark.parametrize("name", kortti.games())
@pytest.mark.slow
def test_a_state_is_drawn_from_its_beginning_to_its_end(name: str) -> None:
    state, rng = kortti.load_game(name).new_state(seed="drawn", dealer=1), random.Random(name)
    steps = 0
    while not state.is_terminal:
        if steps % 7 == 0:
            assert state._repr_svg_() == state.to_svg(state.current_player)
            for player in (None, *range(state.game.players)):
                ElementTree.fromstring(state.to_svg(player))
        state.apply_action(rng.choice(state.legal_actions()))
        steps += 1
    assert state._repr_svg_() == state.to_svg()


@pytest.mark.parametrize("name", kortti.games())
def test_a_picture_follows_from_what_its_viewer_sees(name: str) -> None:
    """The picture is identical for any hidden cards."""
    state, rng = kortti.load_game(name).new_state(seed="hidden"), random.Random(name)
    for _ in range(8):
        state.apply_action(rng.choice(state.legal_actions()))
    seat = state.current_player
    other = state.resample(seat, rng)
    assert other.zones() != state.zones()
    assert other.to_svg(seat) == state.to_svg(seat) and other.to_svg() == state.to_svg()


def test_what_cannot_be_drawn_is_refused() -> None:
    state = kortti.load_game("pantti").new_state(seed="x")
    sizes = (5, 5), (640, 100_000), (640, 0), (0, 640), (640, 100), ("640", 480), (640, True)
    for arguments in ((9,), *((None, *size) for size in sizes)):
        with pytest.raises(kortti.GameError):
            state.to_svg(*arguments)
    assert re.search(r'width="300" height="200"', state.to_svg(0, 300, 200))
