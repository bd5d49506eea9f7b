"""Portraits of the players: constant, drawn from public information, and moving nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page.positions import positions
from tests.page.still import Still, turn_of
from tests.page.waiting import until

FACES = ".plate:not(.me) .portrait"
PLACES = """() => [...document.querySelectorAll('.plate, .plate :is(.portrait, .who, .count)')].map((node) => {
    const {x, y, width, height} = node.getBoundingClientRect();
    return [node.className, x, y, width, height];
})"""


@pytest.fixture
def still(open_page: Callable[..., Page], bench_page: str) -> Still:
    return Still(open_page("phone"), bench_page)


def drawn(still: Still) -> list[str]:
    """Returns the drawing of each opponent."""
    expect(still.page.locator(f"{FACES} svg").first).to_be_attached()
    return [str(svg.evaluate("node => node.innerHTML")) for svg in still.page.locator(f"{FACES} svg").all()]


def at_pantti(**seats: Any) -> dict[str, Any]:
    turn = turn_of(positions("pantti", 4)["hand"])
    for seat in turn["view"]["seats"][1:]:
        seat |= seats
    return turn


def test_everybody_has_a_face_of_their_own_which_stays(still: Still) -> None:
    """Known opponents are recognised by name, so faces are the same in every replay and from every seat."""
    still.show(at_pantti(), (360, 640))
    faces = drawn(still)
    assert len(set(faces)) == 3
    turn = at_pantti()
    names = [seat["name"] for seat in turn["view"]["seats"]]
    turn["view"]["seats"][1]["name"], turn["view"]["seats"][2]["name"] = names[2], names[1]
    still.show(turn, (844, 390), lang="fi")
    assert drawn(still) == [faces[1], faces[0], faces[2]]
    for seat in turn["view"]["seats"][1:]:
        seat["name"] = ""  # then chosen by seat
    still.show(turn, (1280, 800))
    assert drawn(still) == faces
    assert "portrait" not in still.page.locator(".plates").aria_snapshot()


def test_moods_show_in_the_face(still: Still) -> None:
    looks = []
    for mood in ("calm", "glad", "sorry"):
        still.show(at_pantti(mood=mood, says=None), (360, 640))
        expect(still.page.locator(FACES).first).to_have_attribute("data-mood", mood)
        looks.append(drawn(still)[0])
    still.show(at_pantti(says={"id": "sevens-says-pantti", "args": {}}), (360, 640))
    looks.append(drawn(still)[0])
    assert len(set(looks)) == 4


def test_nothing_moves_when_the_drawings_come_or_do_not(
    new_context: Callable[..., BrowserContext], bench_page: str
) -> None:
    page = new_context().new_page()
    held: list[Any] = []
    page.route("**/neighbours-*.js", lambda route: held.append(route))
    still = Still(page, bench_page)
    still.show(at_pantti(), (360, 640))
    expect(page.locator(FACES)).to_have_text(["A", "V", "S"])
    before = page.evaluate(PLACES)
    until(page, lambda: held).pop().continue_()
    expect(page.locator(f"{FACES} svg")).to_have_count(3)
    assert page.evaluate(PLACES) == before


def test_who_plays_here_has_no_face_of_a_neighbour(still: Still) -> None:
    still.show(at_pantti(), (1280, 800))
    neighbours = drawn(still)
    mine = still.page.locator(".me .portrait svg")
    assert mine.inner_html() not in neighbours
    turn = at_pantti(kind="person", level=None, name="Kaisa")
    turn["view"]["seats"][3]["name"] = ""
    still.show(turn, (1280, 800))
    people = [*drawn(still), mine.inner_html()]
    assert len(set(people)) == 4 and not set(people) & set(neighbours)
    still.show(at_pantti(), (360, 640))
    expect(still.page.locator(".me .count")).to_be_visible()
    expect(still.page.locator(".me .portrait")).to_have_count(0)  # there is no room


def test_a_fan_thins_with_its_hand(still: Still) -> None:
    backs = []
    for cards in (1, 2, 4, 8, 13, 40):
        turn = at_pantti(cards=cards)
        still.show(turn, (1280, 800))
        expect(still.page.locator(".plate .count").first).to_have_text(str(cards))
        backs.append(still.page.locator(".plate .fan").first.locator("rect").count())
    assert backs[:3] == [1, 2, 4] and backs == sorted(backs) and backs[3] > 4 and backs[-1] <= 8


def test_a_partner_who_is_to_play_keeps_his_name(still: Still) -> None:
    turn = turn_of(positions("ristikontra", 4)["hand"])
    turn["view"] |= {"turn": 2, "owner": 2, "actions": [], "prompt": None}
    still.show(turn, (360, 640))
    name = still.page.locator(".plate.turn .who")
    expect(name).to_have_text("Veikko")
    assert name.evaluate("node => node.scrollWidth <= node.clientWidth")
    box, plate = name.bounding_box(), still.page.locator(".plate.turn").bounding_box()
    assert box and plate and box["x"] > plate["x"] + 10  # beside the mark of one's own pair
