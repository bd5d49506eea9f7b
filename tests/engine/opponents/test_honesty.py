"""Opponents and hints know no more than their seat: with other hidden cards they do the same.

The same test catches a planted cheat.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

import kortti
from kortti import opponents
from kortti.page import Page
from kortti.terminal.arena import arguments_of
from tests.engine.variants import cases

CASES = cases()
EFFORT = 0.05  # share of the usual samples; the depth of the search does not matter here

Chooser = Callable[[kortti.State, int, random.Random], str]


def honest(level: str) -> Chooser:
    """Returns a chooser that plays like the page's opponents."""
    return lambda state, seat, rng: opponents.choose(state.observation(seat), rng, level, EFFORT)


def cheat(state: kortti.State, seat: int, rng: random.Random) -> str:
    """Plays well, but sometimes looks at the next hand."""
    text = opponents.choose(state.observation(seat), rng)
    legal = [state.action_to_string(action) for action in state.legal_actions()]
    neighbour = state.zones()[f"hand:{(seat + 1) % state.game.players}"]
    return max(legal) if any(card[0] == "A" for card in neighbour) else text


def changed(game: kortti.Game, chooser: Chooser, decisions: int, share: float = 1) -> int:
    """Counts decisions that change with other hidden cards, in deals that the chooser plays alone, or a `share` of them
    beside casual players.
    """
    found = counted = deal = 0
    while counted < decisions:
        state = game.new_state(seed=deal, dealer=deal % game.players, **arguments_of(game, deal))
        while (seat := state.current_player) is not None:
            chance = f"{deal}/{state.move_number}"
            is_compared = random.Random(chance).random() < share
            player = chooser if is_compared else honest("casual")
            text = player(state, seat, random.Random(chance))
            if is_compared and len(state.legal_actions()) > 1:
                elsewhere = state.resample(seat, random.Random(f"{chance}/anew"))
                found += chooser(elsewhere, seat, random.Random(chance)) != text
                counted += 1
            state.apply_action(state.string_to_action(text))
        deal += 1
    return found


@pytest.mark.slow
@pytest.mark.parametrize("level", opponents.LEVELS)
@pytest.mark.parametrize("name", kortti.games())
def test_a_choice_does_not_depend_on_what_is_hidden(name: str, level: str) -> None:
    assert not changed(kortti.load_game(name), honest(level), 40)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.slow
def test_nor_do_they_by_any_house_rule(case: str) -> None:
    assert not changed(CASES[case], honest("expert"), 8, 0.2)


@pytest.mark.parametrize("name", kortti.games())
@pytest.mark.slow
def test_a_cheat_is_found_out(name: str) -> None:
    assert changed(kortti.load_game(name), cheat, 120) > 3


@pytest.mark.parametrize("case", CASES)
@pytest.mark.slow
def test_what_the_page_hears_does_not_depend_on_what_is_hidden(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """View, hint with reason, log and refusals of each card, before every decision of a person."""
    monkeypatch.setattr("kortti.page.page.PATIENCE", 1e9)  # or a busy machine hurries some hints, and not others
    game = CASES[case]
    seats = [{"kind": kind, "name": kind} for kind in ("person", *opponents.LEVELS, *["casual"] * 3)][: game.players]
    page, rng = Page(), random.Random(case)

    def ask(do: str, **request: object) -> str:
        assert page.table is not None
        page.table.effort = EFFORT
        answer = page.handle(json.dumps({"do": do, **request}))
        while "unfinished" in json.loads(answer):
            answer = page.handle(json.dumps({"do": do, **request, **json.loads(answer)}))
        return answer

    def heard() -> list[str]:
        cards = [ask("why", card=card) for card in rng.sample(kortti.cards.CARDS, 5)]
        return [*cards, ask("view", seat=0), ask("hint"), ask("log")]

    asked = 0
    page.handle(json.dumps({"do": "new", "game": game.name, "options": game.options, "seats": seats, "seed": case}))
    assert page.table is not None
    while not page.table.match.is_over and asked < 8:
        state = page.table.state
        if state.is_terminal:
            ask("next")
            continue
        if state.current_player != 0:
            ask("advance")
            continue
        if len(state.legal_actions()) > 1:
            place = rng.getstate()
            told = heard()
            page.table.match.state = state.resample(0, random.Random(asked))
            page.table._change()
            rng.setstate(place)
            assert heard() == told
            page.table.match.state = state
            page.table._change()
            asked += 1
        page.table.act(0, rng.choice([state.action_to_string(action) for action in state.legal_actions()]))
    assert asked > 3
