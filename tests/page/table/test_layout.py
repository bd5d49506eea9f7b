"""Layout of the table: nothing beyond the edge, no overlaps, everything large enough to be hit."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

import kortti
from kortti.games import CATALOGUE
from tests.page.gin import can_lay, found
from tests.page.player import LATER
from tests.page.positions import in_second_deal, positions
from tests.page.still import Still, turn_of
from tests.page.stored import prepare
from tests.page.waiting import until


def load_players(name: str) -> set[int]:
    """Returns the smallest and largest number of players of a game."""
    (players,) = (option for option in CATALOGUE[name].options_of(name) if option.name == "players")
    return {min(players.values), max(players.values)}


SIZES = [
    *((280, 640), (320, 568), (360, 640), (568, 320), (640, 400), (844, 390)),
    *((768, 1024), (1024, 768), (1280, 800), (1920, 1080)),
]
# Sizes for positions that differ from the largest hand and the most buttons only in their phase.
TIGHT = ((280, 640), (568, 320))
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
        sort: boxes('.sort'), plates: boxes('.plate'), prompt: boxes('.prompt'), said: boxes('.line:not(.big) .said'),
        says: boxes('.says'), levels: boxes('.level'), dealers: boxes('.dealer'), coins: boxes('.coin'),
        facts: boxes('.plate :is(.who, .count, .fact, .heap, .total)'), faces: boxes('.plate > .portrait'),
        more: boxes('.more'),
        dotted: [...document.querySelectorAll('.who, h1 b, h1 small')].filter((node) => {
            if ('brief' in node.dataset) {
                return node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 1;
            }
            const text = document.createRange();
            text.selectNodeContents(node);
            const seen = node.getBoundingClientRect();
            return text.getBoundingClientRect().width > seen.width + 0.1 || node.scrollHeight > node.clientHeight + 1;
        }).map((node) => node.textContent),
        tools: [...document.querySelectorAll('.table-bar .tool')].map((node) => node.getBoundingClientRect().toJSON()),
        wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight,
        sprites: document.querySelector('.cards').table.sprites().map((sprite) => (
            {...sprite, x: sprite.x + origin.x, y: sprite.y + origin.y})),
        fits: [innerWidth, innerHeight, felt.querySelector('canvas').clientHeight === felt.clientHeight],
        moving: document.querySelector('.cards').table.isMoving(),
    };
}"""


def boxes_of(page: Page) -> dict[str, Any]:
    boxes: dict[str, Any] = json.loads(page.evaluate(f"JSON.stringify(({BOXES})())"))  # objects take five times as long
    return boxes


def show(page: Page, site: str, id: str, size: tuple[int, int]) -> dict[str, Any]:
    """Shows a stored match in a window of the given size; returns all boxes."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if not page.url.endswith(f"#/table/{id}"):
        page.goto(f"{site}#/table/{id}")
    expect(page.locator(".spots.board .spot").first).to_be_attached(timeout=45_000)
    return at_rest(page, size)


def at_rest(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    """Returns all boxes once they are the same in two looks."""
    boxes: dict[str, Any] = {}

    def is_at_rest() -> bool:
        nonlocal boxes
        before, boxes = boxes, boxes_of(page)
        return not boxes["moving"] and boxes["fits"] == [*size, True] and boxes == before

    until(page, is_at_rest)
    return boxes


def overlap(one: dict[str, float], two: dict[str, float], slack: float = 1) -> bool:
    across = min(one["x"] + one["w"], two["x"] + two["w"]) - max(one["x"], two["x"])
    down = min(one["y"] + one["h"], two["y"] + two["h"]) - max(one["y"], two["y"])
    return across > slack and down > slack


def rows_of(hand: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Returns the rows of cards of the hand, each from left to right."""
    rows: list[list[dict[str, Any]]] = []
    for box in sorted(hand, key=lambda box: box["y"]):
        if rows and box["y"] - rows[-1][0]["y"] < 25:
            rows[-1].append(box)
        else:
            rows.append([box])
    return [sorted(row, key=lambda box: box["x"]) for row in rows]


def problems(boxes: dict[str, Any], size: tuple[int, int]) -> list[str]:
    """Lists the layout errors."""
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
    found += [f"cut: {box['text']}" for kind in ("prompt", "actions") for box in boxes[kind] if box["cut"]]
    found += [f"ends in dots: {text}" for text in boxes["dotted"]]
    for box in boxes["more"]:
        if box["w"] < 24 or box["h"] < 24:
            found.append(f"the log's button is {box['w']} x {box['h']}")
    tags = {
        "says": ("says", "coins", "facts", "hand", "board", "prompt", "actions"),
        "levels": ("levels", "dealers", "facts"),
    }
    for kind, others in tags.items():
        for box in boxes[kind]:
            right, bottom = box["x"] + box["w"], box["y"] + box["h"]
            if min(box["x"], box["y"]) < -0.5 or right > width + 0.5 or bottom > height + 0.5:
                found.append(f"{kind} beyond the edge: {box}")
            for other in others:
                if width < 300 and kind == other == "says":
                    continue  # there is no room for all at once
                hidden = [two for two in boxes[other] if two is not box and two["w"] and overlap(box, two)]
                found += [f"{kind} over {other}: {box['text']!r}, {two['text'][:40]!r}" for two in hidden]
    return sorted(set(found))


@pytest.fixture
def still(open_page: Callable[..., Page], bench_page: str) -> Still:
    return Still(open_page("phone"), bench_page, painted=False)


def talking(turn: dict[str, Any]) -> dict[str, Any]:
    """Makes all opponents speak, and gives unowned marks to one of them."""
    view = turn["view"]
    all_say = {"swedish-gin-rummy": "gin-says-no", "pantti": "sevens-says-pantti", "ristiseiska": "sevens-says-pass"}
    for seat in view["seats"][1:]:
        seat["says"] = {"id": all_say[view["game"]], "args": {}} if view["game"] in all_say else None
    if view["game"] in ("pantti", "ristiseiska"):
        view["seats"][2]["says"] = {"id": "sevens-says-beg", "args": {}}
    for number, mark in enumerate(mark for mark in view["marks"] if mark["material"] != "chips"):
        mark["seat"] = min(2 + number, len(view["seats"]) - 1)
    return turn


def look_for_problems(still: Still, name: str, players: int, sizes: list[tuple[int, int]], text: str = "") -> None:
    found = {}
    if text:
        still.page.evaluate("(text) => { document.documentElement.style.fontSize = text }", text)
    shown = set()  # the largest hand of all is that of some phase, too
    for number, (kind, save) in enumerate(positions(name, players).items()):
        lang = ("fi", "en")[number % 2]
        if kind == "end" or (kind != "buttons" and (save, lang) in shown):
            continue
        shown.add((save, lang))
        turn = turn_of(save)
        still.show(talking(turn) if kind == "buttons" else turn, sizes[0], lang=lang)
        for size in sizes if kind in ("hand", "buttons") else [size for size in sizes if size in TIGHT]:
            if size != sizes[0]:
                still.resize(size)
            boxes = boxes_of(still.page)
            assert boxes["hand"] and boxes["board"] and boxes["prompt"] and len(boxes["plates"]) == players
            if wrong := problems(boxes, size):
                found[f"{kind} {lang} {size[0]} x {size[1]}"] = wrong
    assert found == {}, f"{players} players"


@pytest.mark.parametrize("name", kortti.games())
def test_everything_has_its_place(still: Still, name: str) -> None:
    for players in load_players(name):
        look_for_problems(still, name, players, SIZES)


# Canvas pixels per px, and the opacity near the left edge of each card in hand and where nothing lies.
INK = """() => {
    const canvas = document.querySelector('.stage canvas');
    const { left, top } = canvas.getBoundingClientRect();
    const ratio = canvas.width / canvas.clientWidth;
    const ink = (x, y) => canvas.getContext('2d').getImageData(x * ratio, y * ratio, 1, 1).data[3];
    const cards = [...document.querySelectorAll('.spots.hand .spot')].map((node) => node.getBoundingClientRect());
    return [ratio, cards.map((box) => ink(box.x + 8 - left, box.y + box.height / 2 - top)), ink(2, 2)];
}"""


@pytest.mark.parametrize(("pixels", "ratio"), [(1, 1), (2, 2), (3, 2)])
def test_cards_are_as_sharp_as_the_screen(
    open_page: Callable[..., Page], bench_page: str, pixels: float, ratio: float
) -> None:
    """More than two pixels per px are not seen, but cost memory."""
    still = Still(open_page("phone", device_scale_factor=pixels), bench_page)
    still.show(turn_of(positions("pantti", 4)["hand"]), (360, 640))
    found, cards, nothing = still.page.evaluate(INK)
    assert found == ratio and cards and set(cards) == {255} and nothing == 0


@pytest.mark.parametrize(("name", "players"), [("fan-tan", 8), ("fan-tan", 4), ("skitgubbe", 6)])
def test_all_that_is_told_of_a_player_is_read(still: Still, name: str, players: int) -> None:
    turn = turn_of(in_second_deal(name, 25, players=players, deals=3))
    turn["view"]["practice"] = True
    still.show(turn, (360, 640))
    for size in ((360, 640), (844, 390), (1280, 800)):
        still.resize(size)
        boxes = boxes_of(still.page)
        assert problems(boxes, size) == []
        told = [box for box in boxes["facts"] if box["w"] and box["text"]]
        assert len(told) > 2 * players
        for k, one in enumerate(told):
            hidden = [two for two in [*told[k + 1 :], *boxes["faces"]] if overlap(one, two, 3)]
            assert hidden == [], f"{one} at {size}"
            plates = [plate for plate in boxes["plates"] if overlap(one, plate)]
            assert plates and one["x"] + one["w"] <= plates[0]["x"] + plates[0]["w"] + 1, f"{one} at {size}"
        assert not any("-" in box["text"] for box in told)
        (practice,) = still.page.evaluate(WITHIN_TITLE)
        assert practice, f"cut off at {size}"
    below = [box["text"] for box in boxes["facts"] if "−" in box["text"]]
    assert below if name == "fan-tan" else not below


# Checks that the practice mark is fully visible in the title.
WITHIN_TITLE = """() => [...document.querySelectorAll('h1 .practice')].map((node) => {
    const [own, title] = [node, node.closest('small')].map((one) => one.getBoundingClientRect());
    const isWithin = own.left >= title.left - 0.5 && own.right <= title.right + 0.5 && own.bottom <= title.bottom + 2;
    return isWithin && own.width > 30;
})"""


@pytest.mark.parametrize(
    ("name", "players", "text"),
    [("pantti", 5, "200%"), ("ristikontra", 4, "200%"), *(("swedish-gin-rummy", 6, text) for text in ("130%", "200%"))],
)
def test_large_text_has_its_place(still: Still, name: str, players: int, text: str) -> None:
    look_for_problems(still, name, players, [(360, 640), (844, 390), (1280, 800)], text)


def test_buttons_lie_where_cards_are_drawn(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("phone", device_scale_factor=2)
    prepare(page, site, {"own": positions("pantti", 3)["hand"]})
    for size in ((360, 640), (844, 390), (1280, 800)):
        compare_with_picture(page, show(page, site, "own", size))


def compare_with_picture(page: Page, boxes: dict[str, Any]) -> None:
    """Fails if buttons, the sprites of their cards and the painted pixels are in different places."""
    sprites = {sprite["id"]: sprite for sprite in boxes["sprites"]}
    assert len(boxes["hand"]) >= 17
    for box in boxes["hand"]:
        sprite = sprites[box["key"]]
        assert abs(box["x"] - sprite["x"]) <= 1 and abs(box["y"] - sprite["y"]) <= 1, box["text"]
        assert box["whole"] == [sprite["w"], sprite["h"]]
        assert box["w"] <= sprite["w"] + 0.5 and box["h"] <= sprite["h"] + 0.5
    # The canvas shows paper below every button, and felt beside the first one.
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    scale = picture.width / boxes["fits"][0]

    def light(x: float, y: float) -> int:
        colour = picture.getpixel((round(x * scale), round(y * scale)))
        assert isinstance(colour, tuple)
        return min(colour)

    for box in boxes["hand"]:  # left of the index, and at the lower edge of the uncovered part
        assert light(box["x"] + 2.5, box["y"] + box["h"] * 0.5) > 140, box["text"]
    for first, *_ in rows_of(boxes["hand"]):
        assert light(first["x"] - 4, first["y"] + first["h"] * 0.5) < 110
    drawn = [place for place in boxes["board"] if "on top" in place["text"]]
    assert drawn
    for place in drawn:
        assert light(place["x"] + 2.5, place["y"] + place["h"] * 0.5) > 200, place["text"]


# Counts the looks at the news, each of which lays the page out again.
COUNT_LOOKS = """() => {
    window.looks = 0;
    const select = Range.prototype.selectNodeContents;
    Range.prototype.selectNodeContents = function (node) {
        window.looks += node === document.querySelector('.said')?.lastChild;
        return select.call(this, node);
    };
}"""
# Puts another text in the place of the news; returns if no line of it is cut.
PUT_NEWS = """(news) => {
    const said = document.querySelector('.said');
    said.lastChild.data = news;
    const text = document.createRange();
    text.selectNode(said.lastChild);
    const {bottom} = said.getBoundingClientRect();
    return [...text.getClientRects()].every((line) => line.bottom <= bottom + 2);
}"""


def test_as_much_news_as_fits_is_told_and_found_by_halves(still: Still) -> None:
    turn = turn_of(positions("ristiseiska", 4)["hand"])
    view = turn["view"]
    cards = [f"{rank}{suit}" for suit in "CDHS" for rank in "89TJQKA"]
    for card in cards:
        view["news"].append({**view["news"][0], "message": {"id": "sevens-play", "args": {"seat": 1, "card": card}}})
    still.page.evaluate(COUNT_LOOKS)
    for size in SIZES:
        still.page.evaluate("window.looks = 0")
        still.show(turn, size, lang="en")
        assert 1 < still.page.evaluate("window.looks") < len(cards), size  # in the size before and in this one
        told = still.page.evaluate("document.querySelector('.said').lastChild.data")
        assert "A♠" in told.split(". ")[-1] and still.page.evaluate(PUT_NEWS, told)
        (more,) = boxes_of(still.page)["more"]
        assert more["own"]
        rank, suit = cards[-told.count(".") - 1]
        before = f"Aino played {rank.replace('T', '10')}{dict(zip('CDHS', '♣♦♥♠', strict=True))[suit]}\ufe0e."
        assert not still.page.evaluate(PUT_NEWS, f"{before} {told}"), f"{told} at {size}"
        still.page.evaluate(PUT_NEWS, told)
    still.page.evaluate("window.looks = 0")
    before = still.page.locator(".spots.hand").inner_html()
    still.page.locator(".sort").tap()
    expect(still.page.locator(".spots.hand")).not_to_have_js_property("innerHTML", before)
    assert still.page.evaluate("window.looks") == 0  # as the text and its room are the same


PHONES = [(320, 568), (360, 640), (375, 667), (390, 664), (667, 375)]


def test_fingers_come_before_piles(still: Still) -> None:
    narrow = {}
    for name, players in [("ristiseiska", 4), ("pantti", 5), ("swedish-gin-rummy", 4)]:
        still.show(turn_of(positions(name, players)["hand"]), (360, 640))
        for size in [*PHONES, (280, 560), (568, 320)]:
            still.resize(size)
            rows = rows_of(boxes_of(still.page)["hand"])
            step = min(after["x"] - before["x"] for row in rows for before, after in pairwise(row))
            count = sum(map(len, rows))
            # if both board and hand have their smallest size, the step gets the rest
            if step < (40 if count <= 13 and size in PHONES else 30):
                narrow[f"{name} {size}"] = count, step
    assert narrow == {}


def test_no_index_is_ever_covered(open_page: Callable[..., Page], bench_page: str) -> None:
    still = Still(open_page("phone"), bench_page)
    still.show(turn_of(found(14, can_lay, 6)), (360, 640))
    still.page.evaluate(LATER)
    hand = boxes_of(still.page)["hand"]
    (width, height), *_ = (box["whole"] for box in hand)
    assert len(rows_of(hand)) == 2

    def indices() -> list[bytes]:
        picture = Image.open(io.BytesIO(still.page.screenshot())).convert("RGB")
        scale = picture.width / 360
        corners = [(box["x"] + 3, box["y"] + 3, box["x"] + 0.4 * width, box["y"] + 0.62 * height) for box in hand]
        return [picture.crop(tuple(round(x * scale) for x in corner)).tobytes() for corner in corners]  # type: ignore[arg-type]

    before = indices()
    for number in (0, 3, len(hand) - 4, len(hand) - 1):
        card = still.page.locator(".spots.hand .spot").nth(number)
        card.tap()
        still.page.keyboard.press("Tab")
        card.focus()
        expect(card).to_have_attribute("aria-pressed", "true")
        still.resize((360, 640))
        covered = [k for k, index in enumerate(indices()) if index != before[k] and k != number]
        assert covered == [], f"by card {number}"
        card.tap()
        still.resize((360, 640))


def test_marks_are_seen_in_the_systems_own_colours(still: Still) -> None:
    still.page.emulate_media(forced_colors="active")
    still.show(turn_of(positions("pantti", 5)["buttons"]), (360, 640))
    styles = """(selector) => {
        const {borderTopWidth, outlineWidth, outlineStyle} = getComputedStyle(document.querySelector(selector));
        return [parseFloat(borderTopWidth), outlineStyle === 'solid' ? parseFloat(outlineWidth) : 0];
    }"""
    assert still.page.evaluate(styles, ".action")[0] >= 2
    assert (
        still.page.evaluate(styles, ".plate.turn")[1] >= 3 and still.page.evaluate(styles, ".plate:not(.turn)")[1] == 0
    )
    still.show(turn_of(found(14, can_lay, 6)), (360, 640))
    lit = still.page.locator(".spots.board .spot.lit")
    expect(still.page.locator("[data-live]")).to_be_attached()
    still.page.locator(".spots.hand .spot").first.tap()
    expect(lit.first).to_be_attached()
    ring = "getComputedStyle(document.querySelector('.spot.lit'), '::before').outlineStyle"
    assert still.page.evaluate(ring) == "solid"


def test_text_that_grows_is_measured(still: Still) -> None:
    still.show(turn_of(positions("pantti", 3)["hand"]), (1280, 800))
    before = boxes_of(still.page)
    still.page.evaluate("document.documentElement.style.fontSize = '150%'")
    plate = still.page.locator(".plate").first
    expect(plate).not_to_have_css("height", f"{before['plates'][0]['h']}px")
    still.resize((1280, 800))
    after = boxes_of(still.page)
    for kind in ("plates", "prompt"):
        assert after[kind][0]["h"] > 1.3 * before[kind][0]["h"], kind


def test_many_melds_leave_room_for_a_finger_on_each(still: Still) -> None:
    turn = turn_of(found(1, can_lay, 6))
    meld = {
        "col": 0,
        "row": 0,
        "form": "fan",
        "closed": False,
        "ghost": None,
        "name": {"id": "gin-place-meld", "args": {}},
    }
    cards = [["4C", "4H", "4S"], ["5D", "6D", "7D", "8D"], ["9C", "9D", "9S"], ["9H", "TH", "JH", "QH", "KH", "AH"]]
    for number in range(14):
        place = {"zone": f"meld:{number}", "cards": cards[number % 4], "labels": [number % 6]}
        turn["view"]["places"].append({**meld, **place})
    turn["view"]["hand"] = turn["view"]["hand"][:4]
    turn["view"]["slots"] = []
    still.show(turn, (360, 640))
    lines = sorted({round(box["y"]) for box in boxes_of(still.page)["board"] if box["key"].startswith("meld:")})
    assert len(lines) > 2 and min(after - before for before, after in pairwise(lines)) >= 40
