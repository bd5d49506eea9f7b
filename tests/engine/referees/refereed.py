"""What the tests share that hold a game against its naive referee: both play the same deals, action by action.

The referees share nothing, neither with the engine nor with each other.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol

from hypothesis import strategies as st

import kortti

Choices = Mapping[str, Sequence[Any]]  # the values of house rules to be tried


class Referee(Protocol):
    """What every referee tells of its deal."""

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
    """Gets every mixture of house rules."""
    return [dict(zip(choices, values, strict=True)) for values in itertools.product(*choices.values())]


def mixture(choices: Choices) -> st.SearchStrategy[dict[str, Any]]:
    """Gets a mixture of house rules at random."""
    return st.fixed_dictionaries({name: st.sampled_from(values) for name, values in choices.items()})


def agree(referee: Referee, state: kortti.State, ordered: Collection[str]) -> None:
    """Fails where the two see the deal differently. `ordered` are the zones, or kinds of them, whose order counts."""
    legal = [state.action_to_string(action) for action in state.legal_actions()]
    assert sorted(legal) == sorted(referee.legal()) and len(legal) == len(set(legal))
    agree_on_table(referee, state, ordered)


def agree_on_table(referee: Referee, state: kortti.State, ordered: Collection[str]) -> None:
    """Fails where the two see another player, other cards or another result."""
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
    """Gets which of these corners of the rules, parted by semicolons, no deal came to."""
    return {corner.strip() for corner in corners.replace("\n", " ").split(";")} - set(+met)
