"""Links, records and pictures: shared at the table, opened elsewhere, replayed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from kortti.records.links import Kind, record_for_link, write_link
from kortti.records.record import Record, Seat, replay, write
from kortti.table.replays import Replay
from tests.page.player import STORED, Player
from tests.page.positions import begun, play_until, played
from tests.page.stored import prepare
from tests.page.table.test_layout import overlap
from tests.page.waiting import until

SEATS = (Seat("person", ""), Seat("skilled", "Aino"), Seat("skilled", "Veikko"))
# A fake share sheet, like a phone's.
SHARE_SHEET = """navigator.canShare = () => true;
navigator.share = async ({files = [], ...rest}) => {
    window.shared = {...rest, files: files.map(({name}) => name)};
};"""
# Counts the colours of a picture at a width in pixels.
COLOURS = """async (image) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const {data} = pen.getImageData(0, 0, canvas.width, canvas.height);
    return [canvas.width, canvas.height, new Set(new Uint32Array(data.buffer)).size];
}"""

BOX = "node => (({x, y, width: w, height: h}) => ({x, y, w, h}))(node.getBoundingClientRect())"


def link_to(kind: Kind, record: Record) -> str:
    return write_link(kind, record_for_link(kind, record, replay(record)[0]))


def hand_of(page: Page) -> list[str]:
    return sorted(page.locator(".spots.hand .spot").evaluate_all("(spots) => spots.map((spot) => spot.dataset.card)"))


def test_a_running_deal_is_shared_and_played_elsewhere(
    open_page: Callable[..., Page], site: str, axe: Callable[[Page], list[str]]
) -> None:
    page = open_page("phone")
    page.add_init_script(SHARE_SHEET)
    prepare(page, site)
    player = Player(page, site, seed=3)
    player.new("Pantti")
    dealt = sorted(player.truth().match.game.new_match(player.truth().record.seed).state.zones(0)["hand:0"])
    player.play(player.wait())
    player.wait()
    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("button", name="Share", exact=True).tap()
    sheet = page.get_by_role("dialog", name="Share")
    expect(sheet.get_by_text("This deal is not over yet")).to_be_visible()
    expect(sheet.get_by_label("Link", exact=True)).to_have_count(0)
    expect(sheet.get_by_role("button", name="Copy the record")).to_have_count(0)  # the record also reveals the cards
    image = sheet.get_by_role("img", name="The table: Pantti")
    width, height, colours = image.evaluate(COLOURS)
    assert (width, height) == (1080, 1080) and colours > 500
    sheet.get_by_role("button", name="Make the link").tap()
    address = sheet.get_by_role("textbox", name="Link", exact=True).input_value()
    assert address.startswith(f"{site}#1d.") and len(address.partition("#")[2]) < 100
    sheet.get_by_role("button", name="Send…", exact=True).tap()
    assert page.evaluate("shared") == {
        "title": "Kortti",
        "text": "Pantti: here are my cards. Can you do better?",
        "url": address,
        "files": [],
    }
    sheet.get_by_role("button", name="Send the picture").tap()
    assert re.fullmatch(r"pantti-[\d-]+\.kortti\.png", page.evaluate("shared.files[0]"))
    sheet.get_by_role("button", name="Copy the link").tap()
    expect(sheet.get_by_role("status")).to_contain_text("Copied.")
    sheet.get_by_text("Code for another phone").tap()
    code = sheet.get_by_role("img", name="QR code of the link")
    assert code.evaluate("(canvas) => canvas.width >= 33 && canvas.width === canvas.height")
    assert axe(page) == []
    saved = player.truth().save

    other = open_page("desktop")
    prepare(other, site)
    guest = Player(other, site, how="mouse")
    other.goto(address)
    expect(other.get_by_role("heading", name="A deal of Pantti for you")).to_be_visible(timeout=45_000)
    expect(other.get_by_text("Anyone with the link can find out all of the cards.")).to_be_visible()
    assert axe(other) == []
    other.get_by_role("button", name="Play", exact=True).dblclick()
    guest.seat()
    guest.wait()
    assert sorted(Replay(guest.truth().record).shown(0, 0)["view"]["hand"]) == dealt
    assert guest.truth().record.practice
    expect(other.locator(".table-bar .practice")).to_be_visible()
    guest.play(guest.wait())
    other.go_back()
    expect(other.get_by_role("link", name="Continue")).to_be_visible()
    other.get_by_role("link", name="Continue").click()
    guest.seat()
    assert len(other.evaluate(STORED)) == 1  # neither a double click nor going back starts another match
    assert player.truth().save == saved


def test_a_match_is_looked_through_and_played_on(
    open_page: Callable[..., Page], site: str, axe: Callable[[Page], list[str]]
) -> None:
    record = played(SEATS, 2)
    steps = Replay(record).steps
    page = open_page("desktop")
    prepare(page, site)
    person = Player(page, site, how="mouse")
    page.goto(f"{site}#{link_to('match', record)}&at=14")
    place = page.locator(".replay-controls output")
    expect(place).to_have_text(f"14/{steps}", timeout=45_000)

    def is_at(at: int, seat: int = 0) -> None:
        expect(place).to_have_text(f"{at}/{steps}")
        view = Replay(record).shown(at, seat)["view"]
        expect(page.locator(".plate.me .count")).to_have_text(str(len(view["hand"])))
        until(page, lambda: hand_of(page) == sorted(view["hand"]))

    def place_in() -> int:
        return int((place.text_content() or "").partition("/")[0])

    is_at(14)
    page.keyboard.press("ArrowRight")
    is_at(15)
    expect(page.locator(".heard")).to_contain_text(f"Move 15 of {steps}")
    on = page.get_by_role("button", name="One move on")
    on.evaluate("(button) => { for (let k = 0; k < 20; k += 1) button.click(); }")  # faster than any person
    is_at(35)
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    is_at(steps)
    page.keyboard.press("Home")
    is_at(0)
    page.get_by_label("Whose cards").select_option("all")
    expect(page.get_by_role("region", name="All hands")).to_contain_text("Veikko")
    page.get_by_label("Whose cards").select_option("2")
    page.get_by_role("button", name="Play it", exact=True).click()
    until(page, lambda: place_in() >= 2)
    page.get_by_role("button", name="Stop playing it").click()
    at = place_in()
    is_at(at, 2)
    assert axe(page) == []
    expect(page).to_have_url(re.compile(f"&at={at}$"))  # it follows

    page.get_by_role("button", name="Play on").click()
    person.seat()
    person.wait()
    assert person.truth().record.practice and person.truth().record.deals[0][:at] == record.deals[0][:at]
    page.get_by_role("button", name="Leave the table").click()
    expect(place).to_have_text(f"{at}/{steps}")
    page.get_by_role("button", name="Play on").click()
    expect(page.get_by_role("dialog", name="You have already started this")).to_be_visible()
    page.get_by_role("button", name="Start again").click()
    person.seat()
    person.truth()
    assert len(page.evaluate(STORED)) == 2


def test_what_one_has_said_leaves_the_buttons_of_a_replay_free(phone: Page, site: str) -> None:
    table = begun("pantti", "said", "skilled")
    play_until(table, lambda table: table.view(0)["seats"][0]["says"])
    prepare(phone, site, {"said": table.save})
    phone.goto(f"{site}#/replay/said?at={table.state.move_number}")
    said, button = phone.locator(".plate.me .says"), phone.locator(".actions button").first
    for width, height in ((360, 640), (844, 390), (1280, 800)):
        phone.set_viewport_size({"width": width, "height": height})
        expect(said).to_be_visible(timeout=45_000)
        phone.wait_for_timeout(300)
        assert not overlap(said.evaluate(BOX), button.evaluate(BOX), slack=0), width


def test_what_cannot_be_opened_is_refused_kindly_and_records_are_opened(
    open_page: Callable[..., Page], site: str, tmp_path: Path
) -> None:
    record = played(SEATS, 1, actions=20)
    page = open_page("phone", locale="fi-FI")
    link = link_to("deal", record)
    for bad in (f"{link[:-3]}", f"9{link[1:]}", "1m.", "1x.abc", f"1m.{'A' * 40_000}", "game=canasta"):
        page.goto(f"{site}#{bad}")
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("Tätä ei voitu avata", timeout=45_000)
        told = alert.locator("p").first.text_content() or ""
        assert len(told) > 20 and not re.search(r"link-|error-|[{}]", told), bad
    by_hand = "game=pantti&deal=a1b2&players=3"
    for bad, told in (
        (f"{by_hand}&seat=9", "”seat” ei voi olla ”9”. Vaihtoehdot: 0, 1, 2."),
        (f"{link}&seat=4", "”seat” ei voi olla ”4”. Vaihtoehdot: 0, 1, 2."),
        (f"{by_hand}&level=god", "”level” ei voi olla ”god”. Vaihtoehdot: beginner, casual, skilled, expert."),
        (f"{link}&sead=1", "Linkissä ei voi olla kohtaa ”sead”."),
    ):
        page.goto(f"{site}#{bad}")
        expect(page.get_by_role("alert")).to_contain_text(told)
    page.get_by_role("link", name="Alkuun").tap()
    expect(page).to_have_url(f"{site}#/")

    page.goto(f"{site}#/open")
    box = page.get_by_role("textbox")
    page.get_by_role("button", name="Avaa", exact=True).tap()
    expect(page.get_by_role("alert")).to_be_visible()
    box.fill("hei")
    page.get_by_role("button", name="Avaa", exact=True).tap()
    expect(page.get_by_role("alert")).to_contain_text("Tätä ei voitu avata")
    page.get_by_role("textbox").fill(f"Katso: {site}#{link}.")
    page.get_by_role("button", name="Avaa", exact=True).tap()
    expect(page.get_by_role("button", name="Pelaa", exact=True)).to_be_visible()

    saved = tmp_path / "match.kortti.txt"
    saved.write_text(write(record), "utf-8")
    page.goto(f"{site}#/open")
    page.locator("input[type=file]").set_input_files(saved)
    expect(page.locator(".replay-controls output")).to_have_text("20/20")
    page.reload()
    expect(page.locator(".replay-controls output")).to_have_text("20/20", timeout=45_000)
    page.goto(f"{site}#/")
    page.evaluate(
        """(text) => {
            const dropped = new DataTransfer();
            dropped.items.add(new File([text], 'match.txt', {type: 'text/plain'}));
            const how = {dataTransfer: dropped, bubbles: true, cancelable: true};
            document.body.dispatchEvent(new DragEvent('drop', how));
        }""",
        write(record),
    )
    expect(page.locator(".replay-controls output")).to_have_text("20/20")
    assert page.evaluate(STORED) == []


def test_what_is_too_long_is_told_at_once(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("phone")
    page.goto(f"{site}#/open")
    page.get_by_role("textbox").evaluate(
        """(field) => {
            field.value = 'kortti '.repeat(150_000);
            field.dispatchEvent(new Event('input', {bubbles: true}));
        }"""
    )
    page.get_by_role("button", name="Open", exact=True).tap()
    expect(page.get_by_role("alert")).to_have_text("That is too long to be a record or a link.")
    assert page.url.endswith("#/open")
    large = {"name": "large.txt", "mimeType": "text/plain", "buffer": b"x" * 1_000_001}
    page.locator(".open-box input[type=file]").set_input_files(large)
    expect(page.get_by_role("alert")).to_have_text("That is too long to be a record or a link.")
