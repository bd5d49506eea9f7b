"""Swedish gin in the page: all fifteen contracts, buying, laying off, the cut, and the choice of rounds."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Frame, Page, expect

from kortti.records.record import Seat, parse, write
from kortti.table import Table
from tests.engine.records.golden import RECORDS
from tests.page.gin import (
    GAME,
    can_lay,
    cuts,
    fits_both_ends,
    found,
    has_a_two_for_both_ends,
    is_ambiguous,
    is_asked,
    lay_offs,
    may_buy,
)
from tests.page.player import Player, card_of, open_rule, read_rows, slots_of
from tests.page.positions import NAMES
from tests.page.stored import prepare
from tests.page.table.test_play import SHAPES, open_match
from tests.page.waiting import until

BY_HAND = {2, 4, 6, 8, 12, 14, 15}
AMBIGUOUS = {2, 4, 8, 14}  # whose cards can be laid in two ways
ROUNDS = {
    "touch": [1, 4],
    "mouse": [2, 5, 8, 11, 14, 7],
    "keys": [3, 6, 9, 12, 15, 10, 13],
}


def sit_down(open_page: Callable[..., Page], site: str, how: str, saves: dict[str, str], seed: int = 5) -> Player:
    """Returns a player whose browser stores these matches."""
    page = open_page(**SHAPES[how])
    prepare(page, site, saves)
    return Player(page, site, how, seed)


def pick(person: Player, card: str) -> None:
    """Picks a card of the hand that isn't picked yet."""
    spot = next(spot for spot in person.look()["hand"] if spot["card"] == card and not spot["chosen"])
    if person.how == "keys":
        person.walk(spot)
    else:
        person.tap(spot)


def wait_for(person: Player, condition: Callable[[dict[str, Any]], bool], what: str) -> dict[str, Any]:
    """Waits until `condition` holds for what the page shows."""

    def seen() -> dict[str, Any]:
        now = person.look()
        assert not now["moving"] and condition(now), f"never: {what}; {now}"
        return now

    found = until(person.page, seen)
    person.wait_for_paint()
    return found


def fill(person: Player, groups: Sequence[Sequence[str]]) -> None:
    """Puts each group of cards into its slot."""
    for number, group in enumerate(groups):
        for card in group:
            pick(person, card)
        person.go_to(f"slot:{number}")
        wait_for(person, lambda seen, k=number: "✓" in slots_of(seen)[k]["note"], f"{group} fills slot {number}")


def button(seen: dict[str, Any], text: str) -> int:
    """Returns the number of the button with this text."""
    return next(k for k, action in enumerate(seen["actions"]) if action["text"].startswith(text))


def lay_by_hand(person: Player, groups: Sequence[Sequence[str]], readings: list[str], wanted: str) -> None:
    """Fills the slots card by card and lays the contract; if it has several readings, chooses `wanted`."""
    fill(person, groups)
    seen = wait_for(person, lambda seen: any(each["text"] == "Lay down" for each in seen["actions"]), "it can be laid")
    person.push(button(seen, "Lay down"))
    if len(readings) > 1:
        seen = wait_for(person, lambda seen: bool(seen["ways"]), "the page asks which way")
        assert len(seen["ways"]) == len(set(seen["ways"])) == len(readings)
        person.press(person.frame.locator(".ways .way").nth(readings.index(wanted)))


def lay_found(person: Player, seen: dict[str, Any], count: int) -> None:
    """Lays the contract that the page suggests first."""
    person.push(button(seen, "Lay down cards"))
    seen = wait_for(person, lambda seen: bool(seen["ways"]), "what was found is listed")
    assert len(seen["ways"]) == min(count, 3) or len(seen["ways"]) == count == 4
    assert all(way.count(";") == len(slots_of(seen)) - 1 for way in seen["ways"]), "where does a meld end?"
    person.press(person.frame.locator(".ways .way").first)


def lay(person: Player, round: int, save: str) -> tuple[dict[str, Any], Table]:
    """Lays the contract of a round; returns what the page shows then, and the engine's table."""
    seen, table = open_match(person, str(round), save)
    ways = [action for action in table.view(0)["actions"] if action["groups"]]
    groups = ways[0]["groups"]
    before = person.signature(seen)
    if round in BY_HAND:
        readings = table.state.game.view.lay(table.state, [list(group) for group in groups], 0).actions
        assert len(slots_of(seen)) == len(groups) and len(readings) > (round in AMBIGUOUS)
        wanted = readings[-1]
        lay_by_hand(person, groups, readings, wanted)
    else:
        wanted = ways[0]["action"]
        lay_found(person, seen, len(ways))
    seen = person.wait(before)
    table = person.check(seen)
    assert table.state.history[-1] == wanted
    melds = [place["cards"] for place in table.view(0)["places"] if place["zone"].startswith("meld:")]
    laid = [group.split() for group in wanted.removeprefix("contract ").split(" / ")]
    assert melds[-len(laid) :] == laid
    told = re.split(r",? and |, ", re.split(r": |\.", person.frame.locator(".said").text_content() or "")[1])
    assert [[card_of(card) for card in group.split()] for group in told] == laid
    return seen, table


def discard(person: Player, card: str) -> None:
    """Picks a card and discards it."""
    pick(person, card)
    seen = wait_for(person, lambda seen: any(each["text"].startswith("Discard") for each in seen["actions"]), "discard")
    assert [place["zone"] for place in person.lit_places()][:1] == ["discard"]
    if person.how == "keys":
        person.push(button(seen, "Discard"))
    else:
        person.go_to("discard")


def lay_contracts(person: Player, saves: dict[str, str]) -> None:
    """Each contract is laid by one of touch, mouse and keys, half of them card by card; then the last card is
    discarded.
    """
    out = set()
    for round in ROUNDS[person.how]:
        seen, table = lay(person, round, saves[str(round)])
        hand = table.view(0)["hand"]
        if round != 15:
            before, played = person.signature(seen), table.state.move_number
            discard(person, hand[0])
            seen = person.wait(before)
            table = person.check(seen)
            assert table.state.history[played] == f"discard {hand[0]}"
        if len(hand) < 2:
            assert (seen["over"], table.view(0)["over"]) == ("You won the round!", "match")
            rows = read_rows(person.frame)
            assert [row["won"] for row in rows] == [True, False, False] and rows[0]["cards"] == []
            assert [row["points"] for row in rows] == list(table.state.returns())
            out.add(round)
    assert out >= {12, 13, 15} & set(ROUNDS[person.how])
    assert set(ROUNDS["touch"] + ROUNDS["mouse"] + ROUNDS["keys"]) == set(range(1, 16))


def test_a_round_is_called_one_wherever_it_is_named(open_page: Callable[..., Page], site: str) -> None:
    """At the end of a round, in the log, in the score sheet, and in the list of unfinished matches."""
    whole = parse((RECORDS / "swedish-gin-rummy.txt").read_text("utf-8"))
    seats = (Seat("person", ""), *(Seat("casual", name) for name in NAMES[1 : whole.game.players]))
    save = write(replace(whole, seats=seats, deals=whole.deals[:2]))
    page = sit_down(open_page, site, "touch", {"two": save}).page
    page.goto(f"{site}#/table/two")
    end = page.locator(".end-panel")
    expect(end.locator("h2")).to_have_text(re.compile(r"won the round"))
    expect(end.locator(".foot .primary")).to_have_text("Next round")
    expect(end.locator(".goal").first).to_contain_text("Round 3: ")
    shown = [end.text_content() or ""]
    for key, entry in (("s", "Score sheet"), ("l", "Log")):
        page.keyboard.press(key)
        sheet = page.get_by_role("dialog", name=entry)
        expect(sheet.get_by_role("heading", name=re.compile("round", re.I)).first).to_be_visible()
        shown.append(sheet.text_content() or "")
        page.keyboard.press("Escape")
    end.locator(".foot .primary").tap()
    expect(page.locator("h1")).to_contain_text("Round 3")
    page.goto(f"{site}#/")
    expect(page.locator(".tiles .waiting .about .note")).to_contain_text("Round 3")
    shown.append(page.locator(".tiles .waiting .about .note").text_content() or "")
    assert [re.findall(r".{20}\bdeal\b.{20}", text, re.I) for text in shown] == [[]] * 4


def lay_by_a_hint(person: Player, saves: dict[str, str]) -> None:
    """A hint to lay leads to what it says."""
    open_match(person, "hint", saves["hint"])
    page = person.page
    page.get_by_role("button", name="Hint", exact=True).tap()
    expect(page.locator(".hint")).to_contain_text("Lay down your contract")
    person.press(page.locator(".action.hinted", has_text="Lay down cards"))
    expect(page.locator(".way").first).to_have_class("way hinted")
    way, hint = (page.locator(each).first.text_content() or "" for each in (".way.hinted .unseen", ".hint .unseen"))
    assert way and hint.startswith(f"{way}. ")


def put_a_wrong_set(person: Player, saves: dict[str, str]) -> None:
    """A wrong set says what is wrong."""
    seen, table = open_match(person, "wrong", saves["wrong"])
    whole = len(seen["hand"])
    set_of_three, run = next(action["groups"] for action in table.view(0)["actions"] if action["groups"])
    for card in (run[0], run[1], set_of_three[0]):
        pick(person, card)
    assert all(slot["lit"] for slot in slots_of(person.look()))
    person.go_to("slot:0")
    seen = wait_for(person, lambda seen: "!" in slots_of(seen)[0]["note"], "the slot is marked")
    assert "one rank" in seen["prompt"] and "one rank" in slots_of(seen)[0]["label"]
    assert len(seen["hand"]) == whole - 3 and not any(each["text"] == "Lay down" for each in seen["actions"])
    person.go_to("slot:0")  # takes them back
    seen = wait_for(person, lambda seen: len(seen["hand"]) == whole, "the cards come back")
    assert person.truth().state.history == table.state.history


def has(person: Player, text: str) -> bool:
    return text in person.truth().state.history


def add_at_both_ends(person: Player, saves: dict[str, str]) -> None:
    """Different cards go to the low and the high end; for a two, the page asks which end."""
    seen, table = open_match(person, "own", saves["own"])
    ways = [way for way in sorted(lay_offs(table.state)) if len(way) == 3 and way[0][0] != "2"]
    for end in ("low", "high"):
        way = next(way for way in ways if way[2] == end)
        before = person.signature(seen)
        pick(person, way[0])
        assert f"meld:{way[1]}" in [place["zone"] for place in person.lit_places()]
        person.go_to(f"meld:{way[1]}")
        seen = person.wait(before)
        table = person.check(seen)
        assert table.state.history[-1] == f"layoff {' '.join(way)}"
    seen, table = open_match(person, "two", saves["two"])
    card, meld, _ = next(way for way in sorted(lay_offs(table.state)) if way[2:] == ("low",) and way[0][0] == "2")
    before = person.signature(seen)
    pick(person, card)
    person.go_to(f"meld:{meld}")
    seen = wait_for(person, lambda seen: "Which end does" in seen["prompt"], "the page asks to which end")
    assert len(seen["actions"]) == 2
    person.push(1)
    table = person.check(person.wait(before))
    assert table.state.history[-1] == f"layoff {card} {meld} high"


def drag(person: Player, saves: dict[str, str]) -> None:
    """Drags add to a meld, fill a slot, discard, and reorder the hand. For a two dropped on a run, the page asks which
    end.
    """

    def place(zone: str) -> dict[str, float]:
        return next(dict(spot["box"]) for spot in person.look()["places"] if spot["zone"] == zone)

    seen, table = open_match(person, "own", saves["own"])
    way = next(way for way in sorted(lay_offs(table.state)) if way[2:] == ("high",) and way[0][0] != "2")
    before = person.signature(seen)
    person.drag_to(way[0], place(f"meld:{way[1]}"))
    seen = person.wait(before)
    assert person.check(seen).state.history[-1] == f"layoff {' '.join(way)}"
    before = person.signature(seen)
    card = seen["hand"][0]["card"]
    person.drag_to(card, place("discard"))
    assert f"discard {card}" in person.check(person.wait(before)).state.history

    seen, table = open_match(person, "two", saves["two"])
    two, meld = next(way[:2] for way in sorted(lay_offs(table.state)) if way[2:] == ("low",) and way[0][0] == "2")
    before = person.signature(seen)
    person.drag_to(two, place(f"meld:{meld}"))
    person.wait_for_paint()
    wait_for(person, lambda seen: "Which end does" in seen["prompt"], "the page asks which end")
    person.push(0)
    assert person.check(person.wait(before)).state.history[-1] == f"layoff {two} {meld} low"

    seen, table = open_match(person, "lay", saves["lay"])
    group = next(action["groups"] for action in table.view(0)["actions"] if action["groups"])[0]
    for left, card in enumerate(group, 1):
        person.drag_to(card, place("slot:0"))
        wait_for(person, lambda now, left=left: len(now["hand"]) == len(seen["hand"]) - left, f"{card} is in the slot")
    wait_for(person, lambda seen: "✓" in slots_of(seen)[0]["note"], "the slot is filled")
    own = [spot["card"] for spot in person.look()["hand"]]
    person.drag_to(own[0], person.look()["hand"][-1]["box"])
    seen = wait_for(person, lambda seen: [spot["card"] for spot in seen["hand"]] != own, "the hand has a new order")
    order = [spot["card"] for spot in seen["hand"]]
    assert order == [*own[1:-1], own[0], own[-1]] or order == [*own[1:], own[0]]
    person.page.reload()
    person.seat()
    wait_for(person, lambda now: [spot["card"] for spot in now["hand"]] == order, "the hand is in that order still")

    # By keys, too.
    first = person.page.locator(".spots.hand .spot").first
    first.focus()
    first.press("Shift+ArrowRight")
    wait_for(
        person,
        lambda now: [spot["card"] for spot in now["hand"]] == [order[1], order[0], *order[2:]],
        "the card has moved by one",
    )
    expect(person.page.locator(".spots.hand .spot").nth(1)).to_be_focused()
    expect(person.page.locator(".answered")).to_contain_text(f"now card 2 of {len(order)}")


def buy(person: Player, saves: dict[str, str]) -> None:
    """In another's turn, asked with the tokens left; in the own turn, which it ends."""
    for id in ("asked", "buy"):
        seen, table = open_match(person, id, saves[id])
        state = table.state
        top = state.zones()["discard"][-1]
        assert "2" in seen["prompt"] and "token" in seen["prompt"]
        before = person.signature(seen)
        person.push(next(k for k, action in enumerate(seen["actions"]) if action["text"].startswith("Buy")))
        seen = person.wait(before)
        table = person.check(seen)
        bought = table.state.history[state.move_number :]
        assert bought[0] == "buy" and len(bought) > 1 - (id == "asked")
        assert table.state.observation(0)["tokens"][0] == 1 and top in table.view(0)["hand"]
        assert "1 token" in seen["plates"][-1]


def test_nothing_is_lost_in_the_middle(open_page: Callable[..., Page], site: str) -> None:
    """Cards in a slot are still there after leaving, after undo and after redo, and all else is unchanged."""
    save = found(4, has_a_two_for_both_ends)
    person = sit_down(open_page, site, "touch", {"4": save})
    seen, _ = open_match(person, "4", save)
    whole = person.signature(seen)
    pick(person, seen["hand"][0]["card"])
    person.go_to("slot:0")
    draft = wait_for(person, lambda now: slots_of(now)[0]["note"] == "+2", "a card lies in the slot")
    kept = person.signature(draft)
    for _ in range(2):
        person.page.reload()
        person.seat()
        wait_for(person, lambda now: person.signature(now) == kept, "the card lies in the slot still")
    person.go_to("slot:0")
    wait_for(person, lambda now: any(spot["chosen"] for spot in now["hand"]), "it is back in the hand, and chosen")
    person.page.keyboard.press("Escape")
    wait_for(person, lambda now: person.signature(now) == whole, "all is as it was")
    before = person.signature(person.look())
    discard(person, seen["hand"][0]["card"])
    after = person.signature(person.wait(before))
    person.page.goto(f"{site}#/")
    person.press(person.frame.get_by_role("link", name=re.compile("^Continue")).first)
    person.seat()
    assert person.signature(person.wait()) == after
    person.press(person.frame.get_by_role("button", name="Undo"))
    assert person.signature(person.wait(after)) == whole
    person.press(person.frame.get_by_role("button", name="Redo"))
    assert person.signature(person.wait(whole)) == after


SHORTENED = "Here rounds 7, 12 are played and a round ends after 2 turns each."


def shorten(frame: Page | Frame) -> None:
    """Chooses rounds 7 and 12 and very short rounds."""
    open_rule(frame, "Rounds")
    frame.get_by_role("button", name="6–10").tap()
    for number in (12, 6, 8, 9, 10):
        frame.get_by_role("checkbox", name=re.compile(rf"^{number} ")).tap()
    expect(frame.get_by_text("2 of 15: 7, 12")).to_be_visible()
    open_rule(frame, "Round limit, in turns per player")
    frame.get_by_role("spinbutton", name="Round limit").fill("2")
    frame.get_by_role("spinbutton", name="Round limit").press("Tab")
    expect(frame.get_by_text(SHORTENED)).to_be_visible()


def test_a_match_of_two_rounds(open_page: Callable[..., Page], site: str) -> None:
    person = sit_down(open_page, site, "touch", {}, seed=2)
    person.new("Swedish Gin Rummy", shorten)
    expect(person.frame.locator("h1")).to_contain_text("Round 7: two sets of five")
    assert person.truth().view(0)["options"]["rounds"] == (7, 12)
    person.page.keyboard.press("s")
    sheet = person.frame.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator("tbody th")).to_have_text(["Round 7: two sets of five", "Round 12: five runs of three"])
    expect(sheet.locator("tbody td")).to_have_count(0)
    expect(sheet.locator("tbody[aria-current]")).to_have_text("Round 7: two sets of five")
    person.page.keyboard.press("Escape")
    person.play_deal(check_every=2)
    expect(person.frame.locator(".end-panel")).to_contain_text("Round 12: five runs of three")
    rows = read_rows(person.frame)
    view = person.truth().view(0)
    assert [row["points"] for row in rows] == [row["points"] for row in view["result"]["rows"]]
    assert [sorted(row["cards"]) for row in rows] == [sorted(row["cards"]) for row in view["result"]["rows"]]
    person.next_deal()
    expect(person.frame.locator("h1")).to_contain_text("Round 12: five runs of three")
    person.page.keyboard.press("s")
    expect(sheet.locator("tbody td")).to_have_count(3)
    expect(sheet.locator("tfoot td")).to_have_text([str(total) for total in view["totals"]])
    person.page.keyboard.press("Escape")
    person.play_deal(check_every=2)
    assert person.truth().view(0)["over"] == "match"
    # the chosen rounds are remembered
    person.page.goto(f"{site}#/new/{GAME}")
    expect(person.frame.get_by_text(SHORTENED)).to_be_visible()
    link = person.frame.get_by_role("link", name="Rules with your house rules")
    assert "rounds=7%2C12" in (link.get_attribute("href") or "")
    person.press(link)
    contracts = person.frame.locator("main").get_by_role("table").filter(has_text="five runs of three")
    expect(contracts.locator("tbody tr")).to_have_count(2)


def play_a_short_round(person: Player, saves: dict[str, str]) -> None:
    """Random actions are played, and the page agrees with the engine."""
    open_match(person, "short", saves["short"])
    person.play_deal(check_every=3)
    assert person.moves >= 8
    assert person.truth().view(0)["over"] == "match"


PARTS = {
    "touch": (lay_contracts, lay_by_a_hint, put_a_wrong_set, add_at_both_ends, buy),
    "mouse": (lay_contracts, drag, play_a_short_round),
    "keys": (lay_contracts, put_a_wrong_set, add_at_both_ends),
}


@pytest.mark.parametrize("how", PARTS)
def test_what_is_done_at_a_table(open_page: Callable[..., Page], site: str, how: str) -> None:
    """In one page, each match by its own link."""
    saves = {str(round): found(round, is_ambiguous if round in AMBIGUOUS else can_lay) for round in ROUNDS[how]}
    saves |= {"hint": found(5, can_lay), "wrong": found(2, is_ambiguous), "lay": found(2, can_lay)}
    saves |= {"own": found(2, fits_both_ends), "two": found(4, has_a_two_for_both_ends)}
    saves |= {"asked": found(1, is_asked), "buy": found(1, may_buy), "short": found(1, may_buy, more="turn_cap=6")}
    person = sit_down(open_page, site, how, saves)
    for part in PARTS[how]:
        part(person, saves)


# The exact cut


def at_the_cut(open_page: Callable[..., Page], site: str, how: str, players: int = 3) -> Player:
    save = found(1, cuts, players, "exact_cut_bonus=true")
    person = sit_down(open_page, site, how, {"cut": save})
    seen, _ = open_match(person, "cut", save)
    assert [action["text"] for action in seen["actions"]] == ["Hold to lift, release to cut"]
    return person


def lifted(person: Player) -> int:
    """Returns the number of lifted cards, which the page tells afterwards."""
    seen = wait_for(person, lambda now: "You lifted" in now["said"], "the page tells how many they were")
    count = int(re.search(r"You lifted (\d+) cards", seen["said"])[1])  # type: ignore[index]

    def is_stored(table: Table) -> None:
        assert [text for text in table.state.history if text.startswith("cut")] == [f"cut {count}"]

    person.agree(is_stored)
    return count


def drag_the_pack(person: Player, far: float, check: Callable[[], None] = lambda: None) -> None:
    box = person.frame.locator(".pack").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x, y - far / 2, steps=3)
    person.page.mouse.move(x, y - far, steps=3)
    check()
    person.page.mouse.up()


def test_cutting_by_a_drag(open_page: Callable[..., Page], site: str) -> None:
    """A longer drag lifts more, with no count before the release; dragging back cancels the cut."""
    person = at_the_cut(open_page, site, "mouse")
    panel = person.frame.locator(".lift")

    def nobody_counts() -> None:
        assert not re.search(r"\d", panel.inner_text() + " ".join(person.frame.locator(".actions").all_inner_texts()))

    nobody_counts()
    drag_the_pack(person, 0)
    assert person.truth().state.history == []
    drag_the_pack(person, 60, nobody_counts)
    few = lifted(person)
    assert 15 <= few <= 45
    before = person.signature(person.wait())
    person.press(person.frame.get_by_role("button", name="Undo"))
    wait_for(person, lambda now: person.signature(now) != before and not now["hand"], "the cut is taken back")
    drag_the_pack(person, 150, nobody_counts)
    assert few < lifted(person) <= 104


def test_cutting_by_holding(open_page: Callable[..., Page], site: str) -> None:
    """By holding a key or the mouse on the button, or by two presses; Escape cancels."""
    person = at_the_cut(open_page, site, "keys", 6)
    page = person.page
    hold = person.frame.get_by_role("button", name="Hold to lift, release to cut")
    hold.focus()
    page.keyboard.down("Space")
    page.wait_for_timeout(500)
    page.keyboard.press("Escape")
    page.keyboard.up("Space")
    assert person.truth().state.history == []
    counts = []
    box = hold.bounding_box()
    assert box
    for way in ("Enter", "mouse", "click"):
        if way == "click":  # like a screen reader, without pressing
            hold.evaluate("(node) => node.click()")
        elif way == "mouse":
            page.mouse.move(box["x"] + 20, box["y"] + 20)
            page.mouse.down()
        else:
            page.keyboard.down(way)
        page.wait_for_timeout(1200)
        assert person.truth().state.history == []
        if way == "click":
            hold.evaluate("(node) => node.click()")
        elif way == "mouse":
            page.mouse.up()
        else:
            page.keyboard.up(way)
        counts.append(lifted(person))
        before = person.signature(person.wait())
        person.press(person.frame.get_by_role("button", name="Undo"))
        wait_for(person, lambda now, before=before: person.signature(now) != before and not now["hand"], "undone")
        hold.focus()
    assert all(20 <= count <= 70 for count in counts), counts


# Accessibility


def test_axe_at_a_table_with_melds(open_page: Callable[..., Page], site: str, axe: Callable[[Page], list[str]]) -> None:
    cut = found(1, cuts, more="exact_cut_bonus=true")
    saves = {"melds": found(4, has_a_two_for_both_ends), "lay": found(2, is_ambiguous), "cut": cut}
    person = sit_down(open_page, site, "touch", saves)

    def violations() -> list[str]:
        found = []
        for scheme in ("light", "dark"):
            person.page.emulate_media(color_scheme=scheme)
            found += [f"{scheme}: {violation}" for violation in axe(person.page)]
        return found

    seen, _ = open_match(person, "melds", saves["melds"])
    assert violations() == []
    pick(person, seen["hand"][0]["card"])
    assert violations() == [], "a card is picked"
    seen, _ = open_match(person, "lay", saves["lay"])
    for spot in seen["hand"][:3]:
        pick(person, spot["card"])
    person.go_to("slot:0")
    wait_for(person, lambda now: slots_of(now)[0]["note"] in ("!", "+1"), "the slot is marked")
    assert violations() == [], "a slot is wrong"
    person.go_to("slot:0")
    wait_for(person, lambda now: len(now["hand"]) == len(seen["hand"]), "the cards are back")
    person.page.keyboard.press("Escape")
    seen = wait_for(person, lambda now: not any(spot["chosen"] for spot in now["hand"]), "none is picked")
    person.push(button(seen, "Lay down cards"))
    wait_for(person, lambda now: bool(now["ways"]), "the list")
    person.page.wait_for_timeout(700)  # it fades in
    assert violations() == [], "the list of ways"
    open_match(person, "cut", saves["cut"])
    assert violations() == [], "the cut"
