"""Feedback at the table: reasons, whose turn it is, what is new, announcements, and the focus."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kortti.table import Table
from tests.page.gin import can_lay, fits_both_ends, found, may_buy
from tests.page.player import LATER, Player, slots_of
from tests.page.positions import NAMES, positions
from tests.page.still import Still, turn_of
from tests.page.stored import prepare
from tests.page.table.test_gin import has, open_match, pick, sit_down, wait_for
from tests.page.waiting import rested

# Collects the texts of both live regions, in order.
HEAR = """() => {
    window.heard = {heard: [], answered: []};
    for (const [kind, texts] of Object.entries(heard)) {
        const region = document.querySelector(`.${kind}`);
        const watch = {characterData: true, childList: true, subtree: true};
        new MutationObserver(() => texts.push(region.textContent)).observe(region, watch);
    }
}"""
TAPS = [("pantti", "hand"), ("myllymatti", "buttons"), ("swedish-gin-rummy", "play")]
# Shows an opponent's turn at once; the opponent plays when `goOn` is called.
AWAIT = """([before, after, why]) => {
    const played = new Promise((resolve) => (window.goOn = () => resolve(after)));
    return bench.showTable(before, {answers: {advance: played, think: {}, why: {why}}});
}"""
# Returns the text of the bubble once it is there, and dismisses it by Escape; null if none comes, or it stays.
BUBBLE = """async () => {
    const wait = async (is) => {
        for (let k = 0; k < 1500 && !is(document.querySelector('.bubble')); k += 1) {
            await new Promise((resolve) => setTimeout(resolve, 10));
        }
        return document.querySelector('.bubble');
    };
    const text = (await wait((node) => node?.checkVisibility()))?.textContent;
    dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
    return (await wait((node) => !node)) ? null : text;
}"""
FOCUS = "() => document.activeElement === document.body ? '' : document.activeElement.className"


def bubble(person: Player) -> str:
    """Returns the text of the bubble, and dismisses it."""
    text = person.page.evaluate(BUBBLE)
    assert text, "no bubble comes, or it stays"
    return str(text)


def test_a_sentence_that_begins_with_a_card_has_a_capital(open_page: Callable[..., Page], bench_page: str) -> None:
    still = Still(open_page("phone"), bench_page)
    turn = turn_of(positions("pantti", 4)["hand"])
    turn["view"]["prompt"] = {"id": "table-card-back", "args": {"card": "AH"}}
    turn["said"] = []
    still.show(turn, (390, 844))
    expect(still.page.locator(".heard")).to_have_text("The ace of hearts is back in your hand.")


def test_every_no_has_its_reason(open_page: Callable[..., Page], site: str) -> None:
    """Shown in place, after a tap or a drag, for one or several cards, places, plates and buttons. Nor does any other
    tap stay without an answer.
    """
    save = found(2, fits_both_ends)
    others = {name: positions(name, 3)[kind] for name, kind in TAPS}
    person = sit_down(open_page, site, "mouse", {"own": save, **others})
    seen, table = open_match(person, "own", save)
    page = person.page
    own = [spot["card"] for spot in seen["hand"]]
    meld, card = next(
        (zone, card)
        for zone in ("meld:1", "meld:2")
        for card in own
        if (why := table.why_there(0, [card], zone)) and why["id"] in ("meld-rank", "does-not-fit-run")
    )
    box = next(dict(spot["box"]) for spot in seen["places"] if spot["zone"] == meld)
    reason = "of its own rank" if table.why_there(0, [card], meld)["id"] == "meld-rank" else "A run grows"  # type: ignore[index]
    pick(person, card)
    person.go_to(meld)
    assert reason in bubble(person)
    page.keyboard.press("Escape")  # puts the card back
    person.drag_to(card, box)
    assert reason in bubble(person)
    for each in own[:3]:
        pick(person, each)
    person.go_to("discard")
    assert bubble(person) == "You discard one card at a time: choose only one."
    person.drag_to(own[1], next(dict(spot["box"]) for spot in person.look()["places"] if spot["zone"] == "discard"))
    assert bubble(person) == "You discard one card at a time: choose only one."  # not the one that was dragged
    page.keyboard.press("Escape")
    person.go_to("stock")
    assert "You have drawn already" in bubble(person)
    person.drag_to(card, {"x": 24, "y": 90, "w": 2, "h": 2})  # on the bare felt
    expect(page.locator(".answered")).to_contain_text("is back in your hand.")
    redo = page.get_by_role("button", name="Redo")
    redo.dispatch_event("click")
    assert bubble(person) == "You have taken nothing back, so there is nothing to play again."
    page.locator(".plate").first.click(position={"x": 6, "y": 10})
    assert bubble(person).startswith(f"{NAMES[1]}: ")
    assert person.truth().state.history == table.state.history
    for name, other in others.items():
        is_every_tap_answered(person, name, other)


def is_every_tap_answered(person: Player, id: str, save: str) -> None:
    """Taps every unplayable card, place, plate and button of the bar."""
    page = person.page
    seen, table = open_match(person, id, save)
    view = table.view(0)
    offered = {action["zone"] for action in view["actions"] if action["card"] is None}
    answers = []
    if not slots_of(seen):  # else a tap chooses a card
        for spot in seen["hand"]:
            if not spot["playable"]:
                person.point(spot["box"])
                answers.append(bubble(person))
    for spot in seen["places"]:
        if spot["zone"] not in offered:
            person.point(spot["box"])
            answers.append(bubble(person))
    for plate in page.locator(".plate").all():
        plate.click(position={"x": 4, "y": 8})
        answers.append(bubble(person))
    for tool in page.locator(".table-bar .tool[aria-disabled]").all():
        tool.dispatch_event("click")
        answers.append(bubble(person))
    assert len(answers) > 5 and all(answer and "{" not in answer for answer in answers)
    assert person.truth().state.history == table.state.history


def test_who_is_asked_is_not_who_is_on_turn_and_the_focus_is_never_lost(
    open_page: Callable[..., Page], site: str, axe: Callable[[Page], list[str]]
) -> None:
    """A whole turn of Swedish gin by clicks without a pointer, as from a screen reader."""
    save = found(1, may_buy)
    person = sit_down(open_page, site, "keys", {"start": save})
    page = person.page
    prepare(page, site, {"start": save}, pace="slow")
    open_match(person, "start", save)
    expect(page.locator(".heard")).not_to_be_empty()
    page.evaluate(HEAR)

    def click(text: str) -> None:
        spot = page.locator(".actions .action", has_text=text)
        spot.evaluate("(node) => { node.focus(); node.click(); }")

    click("Draw")
    expect(page.locator(".plate.asked")).to_have_count(1)
    expect(page.locator(".plate.turn")).to_have_class(re.compile("^plate turn me( |$)"))
    expect(page.locator(".prompt")).to_contain_text("before you draw. Then you continue your turn.")
    assert page.evaluate(FOCUS) == "prompt"
    assert "being asked" in (page.locator(".plate.asked .unseen").text_content() or "")
    wait_for(person, lambda seen: seen["mine"], "it is the person's turn again")
    assert page.evaluate(FOCUS).startswith("spot")
    new = [spot for spot in person.look()["hand"] if spot["label"].endswith(", new")]
    assert len(new) == 1 and page.locator(".spot.fresh").count() == 1
    said = rested(page, lambda: page.evaluate("heard.heard"))
    assert len(said) == 1 and "You drew" in said[0] and "before you draw" not in said[0]
    # a chosen card is announced, and its name has no signs; after a play the focus stays at the table
    page.locator(".spots.hand .spot").first.evaluate("(node) => { node.focus(); node.click(); }")
    expect(page.locator(".answered")).to_contain_text("Choose where to put the ")
    name = page.locator(".actions .action .unseen").first.text_content() or ""
    assert name.startswith("Discard the ") and " of " in name
    assert person.look()["places"][1]["lit"]
    page.keyboard.press("Tab")
    person.tab_to(".spots.board .spot")
    assert page.evaluate("document.activeElement.dataset.zone") == "discard"  # the first that takes the card
    click("Discard")
    expect(page.locator(".plate.me.turn")).to_have_count(0)
    assert page.evaluate(FOCUS) == "prompt"
    page.reload()
    person.seat()
    expect(page.locator(".plate .last").first).to_be_visible()
    assert axe(page) == []


def test_hints_and_sets_are_heard_apart_from_the_turn(open_page: Callable[..., Page], site: str) -> None:
    save = found(2, can_lay)
    person = sit_down(open_page, site, "keys", {"lay": save})
    _, table = open_match(person, "lay", save)
    page = person.page
    expect(page.locator(".heard")).not_to_be_empty()
    page.evaluate(HEAR)
    for text in ("Let me think|Lay down your contract", "The hint is closed", "Let me think|Lay down your contract"):
        page.keyboard.press("h")
        page.wait_for_timeout(50)
        expect(page.locator(".answered")).to_contain_text(text.split("|")[-1], timeout=20_000)
    page.keyboard.press("Escape")
    # the list of ways returns the focus to its button
    opener = page.locator(".actions .action", has_text="Lay down cards")
    opener.focus()
    opener.press("Enter")
    expect(page.locator(".way").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    group = next(action["groups"] for action in table.view(0)["actions"] if action["groups"])[0]
    for card in group:
        pick(person, card)
    person.go_to("slot:0")
    expect(page.locator(".answered")).to_contain_text("That fits.")
    person.go_to("slot:0")
    expect(page.locator(".answered")).to_contain_text(f"Choose where to put these {len(group)} cards")
    page.keyboard.press("Escape")
    expect(page.locator(".answered")).to_contain_text("No card is chosen.")
    assert page.evaluate("heard.heard") == [], "the turn was read again"
    assert all("♠" not in text and "♥" not in text for text in page.evaluate("heard.answered"))
    assert len(slots_of(person.look())) == 2 and not has(person, "contract")


def without_a_choice() -> str:
    """Returns a save of a deal of Pantti in which the person had to begin with the seven of clubs, and has the turn."""
    table = Table.open(positions("pantti", 3)["hand"])
    seed, seats = table.record.seed, table.record.seats
    for number in range(200):
        table = Table.new(table.match.game, seats, f"{seed} {number}")
        if table.state.current_player == 0:
            break
    table.act(0, table.hint(0)["action"])
    while table.state.current_player:
        table.advance()
    return table.save


def test_rules_and_back(open_page: Callable[..., Page], site: str) -> None:
    """The hint, the news and the cards in slots are back. Where there was no choice, Undo says so."""
    save, forced = found(4, can_lay), without_a_choice()
    person = sit_down(open_page, site, "touch", {"4": save, "forced": forced})
    seen, _ = open_match(person, "4", save)
    page = person.page
    pick(person, seen["hand"][0]["card"])
    person.go_to("slot:0")
    wait_for(person, lambda now: len(now["hand"]) < len(seen["hand"]), "a card lies in the slot")
    page.get_by_role("button", name="Hint", exact=True).tap()
    expect(page.locator(".hint")).to_contain_text("Lay down your contract", timeout=20_000)

    def shown() -> Any:
        now = person.look()
        return now["said"], now["prompt"], [spot["label"] for spot in now["hand"] + now["places"]], now["plates"]

    before, hint = shown(), page.locator(".hint").text_content()
    assert before[1]
    for way in ("Rules", "Settings"):
        page.get_by_role("button", name="More", exact=True).tap()
        page.get_by_role("dialog").get_by_role("button", name=way).tap()
        expect(page.locator("#app h1")).to_contain_text(way)
        page.get_by_role("button", name="Back").tap()
        person.seat()
        wait_for(person, lambda now: len(now["hand"]) < len(seen["hand"]), "the card lies in the slot")
        expect(page.locator(".hint")).to_have_text(hint or "")
        wait_for(person, lambda _: shown() == before, "all is as it was")
    assert page.locator(".spot.hinted").count() or page.locator(".action.hinted").count()

    open_match(person, "forced", forced)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.dispatch_event("click")
    assert "no choice" in bubble(person)
    page.keyboard.press("u")
    assert "no choice" in bubble(person)


def test_a_radio_is_not_called_tick(open_page: Callable[..., Page], site: str) -> None:
    page = open_page(engine=False)
    page.goto(f"{site}#/new/pantti")
    expect(page.locator("#deal")).to_be_visible(timeout=30_000)
    assert "✓" not in page.locator("#app").aria_snapshot()


@pytest.mark.parametrize("is_hurried", [False, True])
def test_what_one_could_not_do_in_the_turn_of_another_is_no_answer_in_ones_own(
    phone: Page, bench_page: str, is_hurried: bool
) -> None:
    """It disappears with that turn; later notices, such as that of a slow device, stay."""
    phone.goto(bench_page)
    phone.wait_for_load_state("load")
    after = {**turn_of(positions("pantti", 4)["hand"]), "hurried": is_hurried}
    view = {**after["view"], "turn": 1, "owner": 1, "actions": [], "prompt": None}
    why = {"id": "table-not-now", "args": {}}
    phone.evaluate(AWAIT, [{**after, "view": view}, after, why])
    if not is_hurried:
        phone.evaluate(LATER)
        phone.locator(".spots.hand .spot").first.tap()
        expect(phone.locator(".bubble")).to_be_visible()
    phone.evaluate("goOn()")
    expect(phone.locator(".line.mine")).to_be_visible()
    expect(phone.locator(".bubble")).to_have_count(int(is_hurried))
    answered = expect(phone.locator(".answered"))
    (answered.to_contain_text if is_hurried else answered.not_to_contain_text)("Your device is slow")


def test_what_has_been_taken_back_is_not_told(phone: Page, bench_page: str) -> None:
    """The person undoes while an opponent plays."""
    phone.goto(bench_page)
    phone.wait_for_load_state("load")
    own = turn_of(positions("pantti", 4)["hand"])
    cannot = {**own["view"]["cannot"], "undo": None}
    view = {**own["view"], "turn": 1, "owner": 1, "actions": [], "prompt": None, "cannot": cannot}
    played = {**own, "view": view, "said": [{"id": "table-not-now", "args": {}}]}
    answers = "{advance: new Promise(() => {}), think: {}, undo: after}"
    phone.evaluate(f"([before, after]) => bench.showTable(before, {{answers: {answers}}})", [played, own])
    phone.get_by_role("button", name="Undo").click()
    expect(phone.locator(".heard")).to_contain_text("Your turn")
    expect(phone.locator(".heard")).not_to_contain_text("play that card now")
