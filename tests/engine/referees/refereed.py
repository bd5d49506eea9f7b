"""Helpers that play the same deals in the engine and in a naive referee, action by action.

The referees share no code with the engine or with each other.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol

from hypothesis import strategies as st

import kortti

Choices = Mapping[str, Sequence[Any]]  # possible values of house rules


class Referee(Protocol):
    """The interface of a referee."""

    @property
    def over(self) -> bool: ...
    @property
    def player(self) -> int | None: ...
    def legal(self) -> Iterable[str]: ...
    def apply(self, text: str) -> None: ...
    def zones(self) -> dict[str, list[str]]: ...
    def winners(self) -> list[int]: ...
    def points(self) -> list[int]: ...


def mixtures(choices: Choices) -> list[dict[str, Any]]:
    """Returns every combination of house rules."""
    return [dict(zip(choices, values, strict=True)) for values in itertools.product(*choices.values())]


def mixture(choices: Choices) -> st.SearchStrategy[dict[str, Any]]:
    """Draws a combination of house rules."""
    return st.fixed_dictionaries({name: st.sampled_from(values) for name, values in choices.items()})


def agree(referee: Referee, state: kortti.State, ordered: Collection[str]) -> None:
    """Asserts that both agree on the deal. `ordered` are the zones, or kinds of zones, whose order matters."""
    legal = [state.action_to_string(action) for action in state.legal_actions()]
    assert sorted(legal) == sorted(referee.legal()) and len(legal) == len(set(legal))
    agree_on_table(referee, state, ordered)


def agree_on_table(referee: Referee, state: kortti.State, ordered: Collection[str]) -> None:
    """Asserts that both agree on the player, the cards and the result."""
    assert (state.is_terminal, state.current_player) == (referee.over, None if referee.over else referee.player)
    zones, expected = state.zones(), referee.zones()
    assert {name for name, cards in zones.items() if cards} <= set(expected)
    for name, cards in expected.items():
        lying, counts = zones.get(name, []), name in ordered or name.partition(":")[0] in ordered
        assert lying == cards if counts else sorted(lying) == sorted(cards), name
    if referee.over:
        assert list(state.winners()) == referee.winners()
        assert list(state.returns()) == referee.points()


def play(
    state: kortti.State, referee: Referee, choose: Callable[[], str], compare: Callable[[Any, kortti.State], None]
) -> None:
    """Plays one deal with both."""
    compare(referee, state)
    while not referee.over:
        text = choose()
        referee.apply(text)
        state.apply_action(state.string_to_action(text))
        compare(referee, state)


def unmet(corners: str, met: Counter[str]) -> set[str]:
    """Returns those of the special cases, separated by semicolons, that no deal met."""
    return {corner.strip() for corner in corners.replace("\n", " ").split(";")} - set(+met)
