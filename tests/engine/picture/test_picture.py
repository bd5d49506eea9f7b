"""Pictures of tables: one small self-contained SVG that shows only what the viewer sees."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kortti
from kortti.cards import HIDDEN
from kortti.messages import GameError
from kortti.picture import drawing, things
from kortti.picture.drawing import MOST, Picture, lettered, picture_of
from kortti.picture.layout import RATIO, Box, Laid, lay_board, layout_of, size_of
from kortti.table import Table
from kortti.table.sentences import cards_line
from kortti.wire import View
from tests.engine.page.test_page import ask, seated
from tests.engine.variants import cases

CASES = cases()
SIZES = [(640, 480), (480, 480), (640, 360), (360, 640), (280, 140), (1200, 630)]
WORDS: Any = {"title": "A game of cards", "prompt": "Your turn: play a card.", "names": ["Åsa", "Björn", "Ćira"]}
# Elements allowed in a foreign page: no style, script, link or anything that loads.
ELEMENTS = {"svg", "title", "defs", "g", "use", "path", "rect", "circle", "text", "radialGradient", "stop"}
NAMES = """id d x y r rx cx cy gradientUnits width height viewBox role transform href opacity offset stop-color
    fill fill-opacity stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin
    font-family font-size font-weight text-anchor"""
ATTRIBUTES = set(NAMES.split())


def moments(case: str, times: tuple[float, ...] = (0, 0.25, 0.5, 0.75, 1)) -> Iterator[tuple[float, Table]]:
    """Plays a deal, mostly at random, and yields its table after these fractions of it."""
    game = CASES[case]
    page = seated(game.name, case, people=game.players, **game.options)
    rng = random.Random(case)
    table = page.seated
    while not table.state.is_terminal:
        state = table.state
        laid = [action for action in state.legal_actions() if type(action) is tuple]
        table.act(state.current_player, state.action_to_string(rng.choice(laid or state.legal_actions())))
    record, (actions,) = table.record, table.record.deals
    for part in times:
        record.deals = [actions[: int(part * len(actions))]]
        yield part, Table(record)


def faces_in(svg: str) -> Counter[str]:
    """Returns the drawn faces: a `use` of a suit's paper followed by one of a rank."""
    drawn = svg.split("</defs>")[1]
    faces = re.findall(r'<use href="#k...([CDHS])"[^>]*><use href="#k...(.)c?"', drawn)
    return Counter(rank + suit for suit, rank in faces)


def faces_of(view: View) -> Counter[str]:
    """Returns the faces in a view: the hand, the tops of open piles, and whole rows."""
    found = Counter(view["hand"])
    for place in view["places"]:
        shown: Any = place
        found.update(shown["cards"][-1:] if shown["form"] == "pile" else shown["cards"])
        if shown["closed"]:
            found -= Counter(shown["cards"][-1:])
    found.pop(HIDDEN, None)
    return found


@pytest.mark.parametrize("count", [0, 1, 5, 6, 40, 41, 203, 12_345])
def test_stacks_of_chips_add_up(count: int) -> None:
    stacks = things.stacks_of(count)
    assert sum(things.NEXT**value * height for value, height in stacks) == count
    assert all(0 < height <= things.STACK for _, height in stacks) and stacks == sorted(stacks, reverse=True)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.slow
def test_a_picture_shows_just_the_cards_that_its_viewer_sees(case: str) -> None:
    seen = 0
    for _, table in moments(case):
        for viewer in (None, *range(table.match.game.players)):
            view = table.view(viewer)
            svg = picture_of(view, 640, 480, WORDS)
            faces, seen_there = faces_in(svg), faces_of(view)
            inside = sum(len(place["cards"]) - 2 for place in view["places"] if place["form"] == "fan")
            if len(Picture(view, WORDS, size_of(640, 480), lettered).svg(640, 480).encode()) <= MOST:
                assert faces == seen_there
            else:  # inner cards of a fan have no face
                assert faces < seen_there and (seen_there - faces).total() <= inside
            seen += sum(faces.values())
    assert seen


@pytest.mark.parametrize("case", CASES)
@pytest.mark.slow
def test_a_picture_is_small_and_may_stand_in_any_page(case: str) -> None:
    for part, table in moments(case, (0, 0.5, 0.8, 1)):
        view = table.view(0)
        for width, height in SIZES:
            svg = picture_of(view, width, height, WORDS)
            root = ElementTree.fromstring(svg)
            assert (root.get("width"), root.get("height"), root.get("role")) == (str(width), str(height), "img")
            ids = {element.get("id") for element in root.iter()}
            for element in root.iter():
                assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in ELEMENTS
                assert set(element.attrib) <= ATTRIBUTES
                assert "href" not in element.attrib or element.attrib["href"][1:] in ids
            felts = [f'"url(#{id})"' for id in ids if id and id.endswith("F")]
            assert re.findall(r'"?url\(.*?\)"?', svg) == felts
            assert len(svg.encode()) <= MOST, (part, width, height)


def test_pictures_in_one_page_share_no_id() -> None:
    ids: list[str] = []
    for _, table in moments("ristiseiska-usual", (0, 0.5, 0.9)):
        root = ElementTree.fromstring(picture_of(table.view(0), 640, 480, WORDS))
        ids += [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) > 30 and len(set(ids)) == len(ids)


def test_who_laid_a_card_is_told_at_an_open_pile() -> None:
    for _, table in moments("skitgubbe-usual", tuple(part / 40 for part in range(40))):
        view: Any = table.view(0)
        lays = [place for place in view["places"] if place["zone"].startswith("lay:") and place["cards"]]
        if lays:
            break
    seats = [lay["labels"][0] for lay in lays]
    texts = [word.text or "" for word in ElementTree.fromstring(picture_of(view, 640, 480, WORDS)).iter()]
    for lay in lays:
        lay["labels"] = None
    without = [word.text or "" for word in ElementTree.fromstring(picture_of(view, 640, 480, WORDS)).iter()]
    assert sorted(texts) == sorted([*without, *(WORDS["names"][seat] for seat in seats)])
    told = [cards_line({**lay, "labels": [seat]}) for lay, seat in zip(lays, seats, strict=True)]
    assert [line["id"] for line in told] == ["table-place-played"] * len(lays)
    assert [line["args"]["played"]["args"] for line in told] == [
        {"card": lay["cards"][-1], "seat": seat} for lay, seat in zip(lays, seats, strict=True)
    ]


def test_the_name_of_who_played_a_card_stands_below_it(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: dict[str, Laid] = {}
    written = list[tuple[float, float, str]]()

    def lay(*asked: Any, **more: Any) -> dict[str, Laid]:
        laid.update(lay_board(*asked, **more))
        return laid

    def write(x: float, y: float, size: float, text: str, anchor: str, fill: str) -> str:
        written.append((x, y, text))
        return ""

    for _, table in moments("skitgubbe-usual", tuple(part / 40 for part in range(40))):
        view: Any = table.view(0)
        (trick,) = (place for place in view["places"] if place["zone"] == "trick")
        if len(trick["cards"]) > 1:
            break
    monkeypatch.setattr(drawing, "lay_board", lay)
    picture_of(view, 640, 480, WORDS, write)
    box, step = laid["trick"]
    below = [(x, text) for x, y, text in written if 0 < y - box.y - box.h <= 12 and box.x < x]
    names = [WORDS["names"][seat] for seat in trick["labels"][: len(trick["cards"])]]
    assert below == [(pytest.approx(box.x + at * step + box.w / 2), name) for at, name in enumerate(names)]


def test_the_name_of_the_player_to_move_is_gold() -> None:
    fills = dict[str, str]()

    def write(x: float, y: float, size: float, text: str, anchor: str, fill: str) -> str:
        fills[text] = fill
        return ""

    for _, table in moments("pantti-usual", tuple(part / 40 for part in range(40))):
        view = table.view(0)
        if view["turn"] == 1:
            break
    picture_of(view, 640, 480, WORDS, write)
    assert [fills[name] for name in WORDS["names"][1:]] == [drawing.GOLD, drawing.INK]


def test_ranks_that_wild_cards_stand_for_are_drawn() -> None:
    for _, table in moments("swedish-gin-rummy-usual", (0, 0.6)):
        view = table.view(0)
        stands = any(any(place["stands"] or ()) for place in view["places"])
        assert bool(re.search(r'href="#k\w+W" x=', picture_of(view, 640, 480, WORDS))) == stands
    assert stands


def test_cards_on_the_board_keep_their_shape() -> None:
    for name in kortti.games():
        for _, table in moments(f"{name}-usual", (0, 0.5, 0.9)):
            places: list[Any] = [place for place in table.view(0)["places"] if place["seat"] is None]
            laid = lay_board(places, Box(10, 20, 400, 300), named=True)
            assert laid.keys() >= {place["zone"] for place in places if place["cards"]}
            for place in places:
                if place["zone"] in laid and place["form"] != "cross":
                    box = laid[place["zone"]].box
                    assert box.h == pytest.approx(box.w * RATIO) and box.x >= 10 and box.y >= 20


def test_words_of_all_kinds_stay_words() -> None:
    view = next(moments("pantti-usual"))[1].view(0)
    names = ["</text><script>alert(1)</script>", '" onload="x', "&amp;\0\x1b\u202e", "é" * 5000]
    svg = picture_of(view, 640, 480, {"title": names[0] * 99, "prompt": "]]>" + names[3], "names": names})
    root = ElementTree.fromstring(svg)
    assert all(set(element.attrib) <= ATTRIBUTES for element in root.iter())
    assert not list(root.iter("{http://www.w3.org/2000/svg}script")) and "\u202e" not in svg
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert any(text and text.startswith("</te") for text in texts) and len(svg) < 9000


@settings(max_examples=60, deadline=None)
@given(width=st.integers(100, 1300), part=st.floats(0.34, 2.9), others=st.integers(1, 5), hand=st.integers(0, 40))
def test_nothing_lies_over_anything_else(width: int, part: float, others: int, hand: int) -> None:
    layout = layout_of(size_of(width, round(width * part)), range(1, others + 1), hand, lambda _: 1)
    boxes = [*layout.plates.values(), layout.board, layout.dock]
    for at, box in enumerate(boxes):
        assert box.x >= 0 and box.x + box.w <= layout.width and box.y >= 0 and min(box.w, box.h) > 0
        assert layout.hand == [] or box.y + box.h <= layout.hand[0].y + 0.1
        for other in boxes[at + 1 :]:
            across = min(box.x + box.w, other.x + other.w) - max(box.x, other.x)
            down = min(box.y + box.h, other.y + other.h) - max(box.y, other.y)
            assert across < 0.1 or down < 0.1


def test_the_table_is_drawn_on_request() -> None:
    page = seated("pantti")
    svg = ask(page, "picture", width=640, height=480, words=WORDS)["svg"]
    assert svg == picture_of(page.seated.view(0), 640, 480, WORDS)
    assert "<title>A game of cards – Your turn: play a card.</title>" in svg
    for size in ((0, 10), (10**9, 10**9), (4000, 100), (100, 4000)):
        with pytest.raises(GameError):
            picture_of(page.seated.view(0), *size, WORDS)
        assert ask(page, "picture", width=size[0], height=size[1])["error"]["id"] == "error-bad-value"


def test_the_opening_of_a_deal_is_drawn_beside_the_table() -> None:
    page = seated("pantti")
    before = page.seated.save
    seats = [{"kind": "person" if not seat else "casual", "name": ""} for seat in range(4)]
    opening = {"game": "fan-tan", "seats": seats, "seed": "today"}
    svg = ask(page, "picture", width=640, height=480, words=WORDS, opening=opening)["svg"]
    assert page.seated.save == before
    ask(page, "new", **opening)
    assert svg == ask(page, "picture", width=640, height=480, words=WORDS)["svg"]
    assert ask(page, "picture", width=64, height=48, opening={"game": "fan-tan"})["error"]["id"] == "error-bad-request"


def test_the_game_of_a_picture_needs_no_words() -> None:
    for name in kortti.games():
        page = seated(name, people=2)
        assert f"<title>{name}</title>" in ask(page, "picture", width=400, height=300)["svg"]
