"""Scenes of a turn of several steps: the whole table is shown as after the steps so far."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Page

import kortti
from kortti.records.record import Seat
from kortti.table import Table

SCENES = "([before, turn]) => bench.scenesOf(before, turn)"


def bounces() -> tuple[dict[str, Any], dict[str, Any]]:
    """Returns the views before and after a card of Myllymatti leaves the trick for a place of its own."""
    table = Table.new(kortti.load_game("myllymatti"), [Seat("person", "")] + [Seat("beginner", "")] * 2, "scenes")
    rng = random.Random(1)
    while True:
        before = table.view(0)
        events = table.history.play(table.state.action_to_string(rng.choice(table.state.legal_actions())))
        moves, after = table.moves_of(events, 0), table.view(0)
        if len(after["places"]) > len(before["places"]) and any(move["step"] for move in moves):
            return before, {"view": after, "moves": moves, "said": [{"id": "x"}], "save": ""}


def test_places_and_counts_stay_until_the_step_is_over(phone: Page, bench_page: str) -> None:
    before, turn = json.loads(json.dumps(bounces()))
    phone.goto(bench_page)
    first, last = phone.evaluate(SCENES, [before, turn])
    (played,) = (move for move in turn["moves"] if not move["step"])
    seen = first["view"]
    assert [place["zone"] for place in seen["places"]] == [place["zone"] for place in before["places"]]
    assert next(place["cards"] for place in seen["places"] if place["zone"] == "trick")[-1] == played["card"]
    counts = [seat["cards"] for seat in before["seats"]]
    if played["from"].startswith("hand:"):
        counts[int(played["from"][5:])] -= 1
    assert [seat["cards"] for seat in seen["seats"]] == counts
    assert seen["turn"] is None and not seen["actions"] and seen["prompt"] is None and not first["said"]
    assert first["moves"] == [played]
    assert last["view"] == turn["view"] and last["said"] == turn["said"]
    assert last["moves"] == [move for move in turn["moves"] if move["step"]]
