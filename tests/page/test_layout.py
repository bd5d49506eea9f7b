"""What lies where on the table: nothing beyond the edge, nothing over another, everything large enough to be hit."""

from __future__ import annotations

import io
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

import kortti
from kortti.games import CATALOGUE
from tests.page.player import Player
from tests.page.positions import NAMES, PUT, positions


def load_players(name: str) -> set[int]:
    """Gets the least and the largest number of players that a game takes."""
    (players,) = (option for option in CATALOGUE[name].options_of(name) if option.name == "players")
    return {min(players.values), max(players.values)}


SIZES = [(280, 640), (320, 568), (360, 640), (844, 390), (1280, 800)]
CASES = [(name, players) for name in kortti.games() for players in load_players(name)]
BOXES = """() => {
    const felt = document.querySelector('.felt');
    const origin = document.querySelector('.cards').getBoundingClientRect();
    const boxes = (selector) => [...felt.querySelectorAll(selector)].map((node) => {
        const {x, y, width, height} = node.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const text = node.getAttribute('aria-label') ?? node.textContent;
        const whole = ['--w', '--h'].map((name) => parseFloat(node.style.getPropertyValue(name)) || null);
        return {x, y, w: width, h: height, text, own: node === top || node.contains(top), key: node.dataset.key, whole,
            cut: node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1};
    });
    return {
        hand: boxes('.spots.hand .spot'), board: boxes('.spots.board .spot'), actions: boxes('.action'),
        sort: boxes('.sort'), plates: boxes('.plate'), prompt: boxes('.prompt'), said: boxes('.said'),
        tools: [...document.querySelectorAll('.table-bar .tool')].map((node) => node.getBoundingClientRect().toJSON()),
        wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight,
        sprites: document.querySelector('.cards').table.sprites().map((sprite) => (
            {...sprite, x: sprite.x + origin.x, y: sprite.y + origin.y})),
        fits: [innerWidth, innerHeight, felt.querySelector('canvas').clientHeight === felt.clientHeight],
        moving: document.querySelector('.cards').table.isMoving(),
    };
}"""


def sit_down(page: Page, site: str, name: str, players: int) -> dict[str, str]:
    """Puts the positions of a game into the page's store; gets their kinds."""
    saves = positions(name, players)
    page.goto(site)
    expect(page.locator(".tiles li").first).to_be_visible()
    seats = [{"kind": "skilled" if seat else "person", "name": NAMES[seat]} for seat in range(players)]
    for kind, save in saves.items():
        page.evaluate(PUT, [f"{name}-{players}-{kind}", save, name, seats])
    page.reload()
    return saves


def show(page: Page, site: str, id: str, size: tuple[int, int]) -> dict[str, Any]:
    """Shows a stored match in a window of a size; gets where everything lies."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if not page.url.endswith(f"#/table/{id}"):
        page.goto(f"{site}#/table/{id}")
    expect(page.locator(".spots.board .spot").first).to_be_attached(timeout=45_000)
    before = None
    for _ in range(80):
        boxes: dict[str, Any] = page.evaluate(BOXES)
        if not boxes["moving"] and boxes["fits"] == [*size, True] and boxes == before:
            return boxes
        before = boxes
        page.wait_for_timeout(25)
    raise AssertionError("the table never comes to rest")


def overlap(one: dict[str, float], two: dict[str, float], slack: float = 1) -> bool:
    across = min(one["x"] + one["w"], two["x"] + two["w"]) - max(one["x"], two["x"])
    down = min(one["y"] + one["h"], two["y"] + two["h"]) - max(one["y"], two["y"])
    return across > slack and down > slack


def rows_of(hand: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Gets the rows in which the cards of the hand lie, each from left to right."""
    rows: list[list[dict[str, Any]]] = []
    for box in sorted(hand, key=lambda box: box["y"]):
        if rows and box["y"] - rows[-1][0]["y"] < 25:
            rows[-1].append(box)
        else:
            rows.append([box])
    return [sorted(row, key=lambda box: box["x"]) for row in rows]


def problems(boxes: dict[str, Any], size: tuple[int, int]) -> list[str]:
    """Lists what is wrong with where things lie."""
    width, height = size
    found = []
    if boxes["wide"] > width or boxes["high"] > height:
        found.append(f"scrolls: {boxes['wide']} x {boxes['high']}")
    for kind in ("hand", "board", "actions", "sort", "plates", "prompt", "said"):
        for box in boxes[kind]:
            right, bottom = box["x"] + box["w"], box["y"] + box["h"]
            if min(box["x"], box["y"]) < -0.5 or right > width + 0.5 or bottom > height + 0.5:
                found.append(f"{kind} beyond the edge: {box}")
    for box in boxes["hand"]:
        if box["w"] < 24 or box["h"] < 44:
            found.append(f"hand: {box['text']} is {box['w']} x {box['h']}")
    for kind in ("hand", "actions", "sort"):
        found += [f"{kind}: {box['text']} is covered" for box in boxes[kind] if not box["own"]]
    for box in boxes["actions"]:
        if box["w"] < 44 or box["h"] < 44:
            found.append(f"action: {box['text']} is {box['w']} x {box['h']}")
    for row in rows_of(boxes["hand"]):
        steps = [after["x"] - before["x"] for before, after in pairwise(row)]
        if steps and min(steps) < 20:
            found.append(f"hand: a step of {min(steps)}")
    parts = ("hand", "board", "actions", "sort", "plates", "prompt", "said")
    for k, kind in enumerate(parts):
        for other in parts[k:]:
            for one in boxes[kind]:
                for two in boxes[other]:
                    if one is not two and overlap(one, two) and not (kind == other and kind in ("hand", "board")):
                        found.append(f"{kind} over {other}: {one['text'][:40]!r}, {two['text'][:40]!r}")
    found += [f"cut: {box['text']}" for box in boxes["prompt"] if box["cut"]]
    return sorted(set(found))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), CASES)
def test_everything_has_its_place(open_page: Callable[..., Page], site: str, name: str, players: int) -> None:
    page = open_page("phone")
    Player(page, site).hurry()
    found = {}
    for kind in sit_down(page, site, name, players):
        if kind == "end":
            continue
        for size in SIZES:
            boxes = show(page, site, f"{name}-{players}-{kind}", size)
            assert boxes["hand"] and boxes["board"] and boxes["prompt"] and len(boxes["plates"]) == players
            if wrong := problems(boxes, size):
                found[f"{kind} {size[0]} x {size[1]}"] = wrong
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 800)])
def test_buttons_lie_where_cards_are_drawn(open_page: Callable[..., Page], site: str, size: tuple[int, int]) -> None:
    page = open_page("phone")
    Player(page, site).hurry()
    sit_down(page, site, "pantti", 3)
    boxes = show(page, site, "pantti-3-hand", size)
    sprites = {sprite["id"]: sprite for sprite in boxes["sprites"]}
    assert len(boxes["hand"]) >= 17
    for box in boxes["hand"]:
        sprite = sprites[box["key"]]
        assert abs(box["x"] - sprite["x"]) <= 1 and abs(box["y"] - sprite["y"]) <= 1, box["text"]
        assert box["whole"] == [sprite["w"], sprite["h"]]
        assert box["w"] <= sprite["w"] + 0.5 and box["h"] <= sprite["h"] + 0.5
    # And the canvas has paper below every button, and felt beside the first one.
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    scale = picture.width / size[0]

    def light(x: float, y: float) -> int:
        colour = picture.getpixel((round(x * scale), round(y * scale)))
        assert isinstance(colour, tuple)
        return min(colour)

    for box in boxes["hand"]:  # left of the index, and at the lower edge of what is not covered
        assert light(box["x"] + 2.5, box["y"] + box["h"] * 0.5) > 140, box["text"]
    for first, *_ in rows_of(boxes["hand"]):
        assert light(first["x"] - 4, first["y"] + first["h"] * 0.5) < 110
    drawn = [place for place in boxes["board"] if "on top" in place["text"]]
    assert drawn
    for place in drawn:
        assert light(place["x"] + 2.5, place["y"] + place["h"] * 0.5) > 200, place["text"]
