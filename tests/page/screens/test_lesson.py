"""Guided first deals: a choice at the first tap, explained at the table, found again, left, continued and won."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.page.player import DOUBLE_TAP, STORED, Player
from tests.page.stored import prepare
from tests.page.waiting import rested

IS_OVER_BOARD = """() => {
  const text = document.querySelector('.guide').getBoundingClientRect();
  return [...document.querySelectorAll('.spots.board .spot')].some((spot) => {
    const { left, top, right, bottom } = spot.getBoundingClientRect();
    return left < text.right && right > text.left && top < text.bottom && bottom > text.top;
  });
}"""


NOTE_BUBBLES = """() => {
  window.bubbles = [];
  const note = (found) => found.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    if (node.classList?.contains('bubble')) window.bubbles.push(node.textContent);
  }));
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""
# What the region of events says, beginning with what it comes with.
NOTE_HEARD = """
window.heard = [];
const note = () => {
  const text = document.querySelector('.heard')?.textContent;
  if (text !== undefined && text !== window.heard.at(-1)) window.heard.push(text);
};
new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true });
"""
QUESTION = "Play this deal on without guidance? You’ll find the guided deal again under Rules."
FAREWELL = "From here on you play by yourself. If you are stuck, the hint (the light bulb) helps."


def guide(page: Page) -> Locator:
    return page.get_by_role("region", name="Guided first deal")


def begin(page: Page, site: str, game: str) -> None:
    """Starts or continues the lesson of a game from its rules."""
    page.goto(f"{site}#/rules/{game}")
    page.get_by_role("button", name="Play a guided first deal").tap()


def test_a_lesson_is_found_under_rules_and_goes_on_where_it_was_left(phone: Page, site: str) -> None:
    """The question whether to leave takes the focus, and gives it back. Another lesson passes over a part of a deal."""
    phone.add_init_script(NOTE_HEARD)
    prepare(phone, site)
    player = Player(phone, site)
    begin(phone, site, "ristiseiska")
    expect(guide(phone)).to_contain_text("that is you", timeout=60_000)
    player.wait()
    phone.locator(".spots.hand .spot.hinted").tap()
    expect(guide(phone)).to_contain_text("Step 2 of 10")
    player.wait()
    heard = rested(phone, lambda: phone.evaluate("window.heard"))
    assert heard[0] == "" and len(heard) > 1, "screen readers read what comes into an empty region"
    phone.locator('.spots.hand .spot.playable:not(.hinted)[data-card="6C"]').tap()
    expect(phone.locator(".bubble")).to_contain_text("The rules allow that")
    expect(guide(phone)).to_contain_text("Step 2 of 10")
    phone.wait_for_timeout(500)
    assert phone.evaluate("window.heard") == heard, "nothing has happened since"
    phone.goto(f"{site}#/rules/ristiseiska")
    phone.reload()
    phone.get_by_role("button", name="Play a guided first deal").tap()  # the same one
    expect(guide(phone)).to_contain_text("Step 2 of 10", timeout=60_000)
    player.seat()
    assert player.truth().record.lesson
    assert len(phone.evaluate(STORED)) == 1
    player.wait()
    leave, stay = (guide(phone).get_by_role("button", name=name) for name in ("Leave the guide", "Stay"))
    phone.set_viewport_size({"width": 1280, "height": 800})  # as on a desktop, by keys
    for _ in range(2):
        leave.press("Enter")
        expect(stay).to_be_focused()
        expect(stay).to_have_accessible_description(QUESTION)
        phone.keyboard.press("Enter")
        expect(leave).to_be_focused()
    phone.set_viewport_size({"width": 390, "height": 844})
    leave.tap()
    guide(phone).get_by_role("button", name="Play on alone").tap()
    expect(guide(phone)).to_have_count(0)
    player.wait()
    phone.locator('.spots.hand .spot[data-card="6C"]').tap()
    expect(phone.locator('.spots.hand .spot[data-card="6C"]')).to_have_count(0)

    begin(phone, site, "myllymatti")
    what = (".spots.hand .spot", ".actions .action", ".spots.hand .spot", ".spots.hand .spot")
    for number, each in enumerate(what, 1):
        expect(guide(phone)).to_contain_text(f"Step {number} of 13")
        player.wait()
        phone.locator(f"{each}.hinted").tap()
    expect(guide(phone)).to_contain_text("Step 5 of 13")
    phone.get_by_role("button", name="Continue").tap()
    expect(guide(phone)).to_contain_text("Step 6 of 13")
    expect(phone.locator('.spots.hand .spot.hinted[data-card="6D"]')).to_have_count(1)


def test_the_first_tap_on_a_game_is_a_choice_once(phone: Page, site: str, axe: Callable[[Page], list[str]]) -> None:
    """The second tap of a double tap falls beside the choice, and does not close it."""
    prepare(phone, site)
    phone.goto(f"{site}#/")
    tile = phone.get_by_role("button", name="Play Pantti")
    choice = phone.get_by_role("dialog", name="New to Pantti?")
    tile.evaluate(DOUBLE_TAP)
    phone.wait_for_timeout(300)
    assert choice.is_visible()
    player = Player(phone, site)
    assert axe(phone) == []
    choice.get_by_role("button", name="Close").tap()  # nothing chosen: asked again
    expect(choice).to_have_count(0)
    player.first("Pantti")
    player.seat()
    expect(guide(phone)).to_have_count(0)
    player.give_up()
    tile.tap()
    player.seat()
    phone.go_back()
    phone.get_by_role("button", name="Play Sedma").tap()
    phone.get_by_role("button", name="Show me").tap()
    expect(guide(phone)).to_contain_text("Step 1 of 8", timeout=60_000)


def test_a_lesson_followed_to_its_end_is_won_and_tells_what_it_taught(phone: Page, site: str) -> None:
    """After the steps a move is shown, then only told why to who hesitates, or in the hint."""
    phone.clock.install()
    prepare(phone, site)
    player = Player(phone, site)
    begin(phone, site, "pantti")
    expect(guide(phone)).to_contain_text("Step 1 of 10", timeout=60_000)
    lit = phone.locator(".spots.hand .spot.hinted, .actions .action.hinted")
    for step in range(1, 11):
        player.wait()
        expect(guide(phone)).to_contain_text(f"Step {step} of 10")
        assert not phone.evaluate(IS_OVER_BOARD), f"the text of step {step} covers the cards"
        lit.tap()
    expect(guide(phone)).to_contain_text("Now you choose")
    player.wait()
    lit.tap()
    expect(guide(phone)).to_contain_text("K♠")
    player.wait()
    lit.tap()
    player.wait()
    expect(lit).to_have_count(0)
    expect(guide(phone)).to_have_count(0)
    phone.clock.run_for(6_000)
    expect(guide(phone)).to_be_visible()  # the reason, without the move
    expect(lit).to_have_count(0)
    end = phone.locator(".end-panel")
    phone.evaluate(NOTE_BUBBLES)
    seen = player.wait()
    while not seen["over"]:
        phone.get_by_role("button", name="Hint", exact=True).tap()
        expect(lit).to_have_count(1)
        before = player.signature(player.look())
        lit.tap()
        seen = player.wait(before)
    assert phone.evaluate("bubbles").count(FAREWELL) == 1, "once"
    expect(end).to_contain_text("You won")
    taught = end.locator(".taught")
    expect(taught.get_by_role("listitem")).to_have_count(3)
    expect(taught.get_by_role("button", name="Learn the next game: Ristiseiska")).to_be_visible()
    expect(end.locator(".foot .button")).to_have_count(1)
    phone.goto(f"{site}#/")
    expect(phone.get_by_text("1 of 8 learned")).to_be_visible()
    phone.go_back()
    learned = phone.url
    end.get_by_role("button", name="Play Pantti for real").tap()
    expect(phone).not_to_have_url(learned)
    player.seat()
    expect(guide(phone)).to_have_count(0)
    assert not player.truth().record.lesson
