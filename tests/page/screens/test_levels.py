"""Opponents: levels, remarks, hints with reasons, and a responsive table while they think."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Frame, Page, expect

import build
from tests.page.engine.test_engine_client import START, ask
from tests.page.player import STORED, Player
from tests.page.stored import WRITE, stored
from tests.page.table.test_layout import overlap, show, sit_down

# Opponents that think in 210 steps of 4 ms and give a reason, to be interrupted.
SLOW = """
from time import perf_counter
from types import SimpleNamespace

from kortti.messages import message
from kortti.opponents.characters import Traits


def _think(observation, rng, level, effort, liking):
    for _ in range(210):
        begun = perf_counter()
        while perf_counter() - begun < 0.004:
            pass
        yield observation["legal"][0]


def _reason(observation, text):
    return message("table-no-scores")


OPPONENTS |= dict.fromkeys(OPPONENTS, SimpleNamespace(think=_think, reason=_reason, traits=lambda _: Traits(), COST=0))
"""
REASON = "No deal is finished yet."
HINT = ".hint p[aria-hidden=true]"  # the visible part
# Records the duration of requests that think, and if they were stopped.
HEAR = """(() => {
    window.thoughts = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (data) {
        if (/"do":"(think|advance|hint)"/.test(data.request)) {
            const begun = performance.now();
            const hear = (event) => {
                if (event.data.id !== data.id) return;
                const stopped = event.data.answer.stopped === true;
                window.thoughts.push({took: performance.now() - begun, stopped});
                this.removeEventListener('message', hear);
            };
            this.addEventListener('message', hear);
        }
        return post.call(this, data);
    };
})()"""
PEOPLE = [{"kind": "person", "name": "A"}, *({"kind": "expert", "name": f"E{k}"} for k in range(3))]
NEW = {"do": "new", "game": "ristikontra", "options": {}, "seats": PEOPLE, "seed": "thought"}


@pytest.fixture
def slow_site(site_with: Callable[..., str]) -> str:
    return site_with({"kortti/opponents/__init__.py": SLOW})


@pytest.fixture
def slower_site(site_with: Callable[..., str]) -> str:
    """Returns the address of a site with long thinking, so that even a busy machine can interrupt it."""
    more = {"kortti/opponents/__init__.py": SLOW.replace("210", "1500"), "kortti/page/page.py": "\nPATIENCE = 6.0\n"}
    return site_with(more)


def levels(page: Page, group: str) -> str:
    """Returns the chosen level in a group, "" if none."""
    chosen = page.get_by_role("group", name=group).get_by_role("radio", checked=True)
    return (chosen.locator("..").text_content() or "") if chosen.count() else ""


def kinds(player: Player) -> list[str]:
    return [seat.kind for seat in player.truth().record.seats]


# Levels


def test_every_seat_has_its_level_which_is_kept(phone: Page, site: str) -> None:
    player = Player(phone, site, seed=2)
    player.hurry()

    def choose(page: Any) -> None:
        assert levels(page, "Opponents") == "Casual"  # for a first-time player
        page.get_by_role("group", name="Opponents").get_by_role("radio", name="Expert").tap()
        expect(page.locator(".level-choice .note")).to_have_text("Thinks ahead before every move.")
        page.get_by_text("Who plays?").tap()
        page.get_by_label("Who plays in seat 3").select_option("beginner")
        assert levels(page, "Opponents") == ""
        expect(page.get_by_role("group", name="Opponents")).to_contain_text("Mixed")
        expect(page.locator(".level-choice .note")).to_be_empty()

    player.new("Pantti", choose)
    wanted = ["person", "expert", "beginner", "expert"]
    assert kinds(player) == wanted

    def told() -> list[str]:
        return phone.locator(".plate .level").evaluate_all("levels => levels.map(({title}) => title)")

    assert told() == ["expert", "beginner", "expert"]
    assert [plate.partition("level")[0].split(",")[-1].strip() for plate in player.look()["plates"]][:3] == wanted[1:]
    phone.reload()
    player.seat()
    assert told() == ["expert", "beginner", "expert"]
    player.play_deal()
    assert kinds(player) == wanted
    phone.goto(f"{site}#/new/pantti")
    phone.get_by_text("Who plays?").tap()
    picked = [phone.get_by_label(f"Who plays in seat {seat}").input_value() for seat in (1, 2, 3, 4)]
    assert picked == wanted


def test_a_partner_has_a_level_of_its_own(phone: Page, site: str) -> None:
    player = Player(phone, site, seed=2)
    player.hurry()
    player.new(
        "Ristikontra",
        lambda page: page.get_by_role("group", name="Opponents").get_by_role("radio", name="Expert").tap(),
    )
    assert kinds(player) == ["person", "expert", "skilled", "expert"]


def test_what_was_remembered_before_there_were_levels(phone: Page, site: str) -> None:
    phone.goto(site)
    expect(phone.locator(".tiles li").first).to_be_visible()
    seats = [{"kind": "person", "name": ""}, *[{"kind": "opponent", "name": "Olli"}] * 3]
    phone.evaluate(WRITE, [["choice:pantti", stored({"players": 4, "seats": seats, "options": {}})]])
    phone.goto(f"{site}#/new/pantti")
    expect(phone.locator("#deal")).to_be_visible(timeout=45_000)
    assert levels(phone, "Opponents") == "Skilled"


# Remarks


SIZES = [(360, 640), (844, 390), (1280, 800)]


def test_a_greeting_covers_nothing_and_is_not_announced(phone: Page, site: str) -> None:
    phone.clock.install()
    player = Player(phone, site, seed=3)
    player.hurry("Slowly")
    player.new("Pantti")
    said = phone.locator(".plate .remark")
    expect(said).to_have_count(1)
    phone.clock.pause_at(phone.evaluate("Date.now() / 1000 + 1"))  # ahead of any delay until then
    for width, height in SIZES:
        phone.set_viewport_size({"width": width, "height": height})
        phone.clock.run_for(100)
        bubble = phone.locator(".plate .says").bounding_box()
        assert bubble and bubble["x"] >= 0 and bubble["x"] + bubble["width"] <= width
        box = {"x": bubble["x"], "y": bubble["y"], "w": bubble["width"], "h": bubble["height"]}
        for spot in player.look()["hand"] + player.look()["places"]:
            assert not overlap(box, spot["box"]), spot["label"]
        line = phone.locator(".line").bounding_box()
        assert line and not overlap(box, {**line, "w": line["width"], "h": line["height"]})
    text = said.text_content() or ""
    assert text and text not in phone.locator(".table-screen").aria_snapshot()
    phone.clock.run_for(8000)
    expect(said).to_have_count(0)  # it disappears by itself


def test_opponents_keep_silent_where_one_wants_it(phone: Page, site: str) -> None:
    player = Player(phone, site, seed=3)
    player.hurry("Slowly")
    phone.get_by_role("switch", name="Opponents talk").tap()
    player.new("Pantti")
    phone.wait_for_timeout(300)
    expect(phone.locator(".remark")).to_have_count(0)


# Hints


def test_a_hint_shows_the_move_and_says_why(desktop: Page, slow_site: str, axe: Callable[[Page], list[str]]) -> None:
    page = desktop
    player = Player(page, slow_site, "mouse", seed=9)
    player.hurry()
    player.new("Pantti")
    seen = player.wait()
    page.keyboard.press("h")
    expect(page.locator(HINT)).to_have_text("Let me think…")
    expect(page.locator(HINT)).to_contain_text(REASON)
    text = page.locator(HINT).text_content() or ""
    first = player.truth().view(0)["actions"][0]
    assert text.startswith("Play ") and text.endswith(f". {REASON} This deal is now practice.")
    expect(page.locator(".answered")).to_contain_text(REASON)
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(HINT)).to_have_text(text)
        assert page.locator(".spots.hand .hinted").get_attribute("data-card") == first["card"]
        assert page.locator(".spots.board .hinted").get_attribute("data-zone") == first["zone"]
        assert page.locator(".line .hint").count() == 1 and page.locator(".prompt.unseen").count() == 1
        assert axe(page) == []
        page.get_by_role("button", name="Close the hint").click()
        expect(page.locator(HINT)).to_have_count(0)
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.locator(HINT)).to_contain_text(REASON)
        text = text.removesuffix(" This deal is now practice.")
    page.keyboard.press("Escape")
    expect(page.locator(".hinted")).to_have_count(0)
    expect(page.locator(HINT)).to_have_count(0)
    assert player.signature(player.look()) == player.signature(seen)


# Holds the hint request back until `release` is called; `answered` counts the answers.
HOLD = """(() => {
    window.answered = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (data) {
        if (!/"do":"hint"/.test(data.request)) return post.call(this, data);
        this.addEventListener('message', (event) => (window.answered += event.data.id === data.id));
        window.release = () => post.call(this, data);
    };
})()"""


def test_a_hint_that_is_given_up_does_not_come(desktop: Page, site: str) -> None:
    player = Player(desktop, site, "mouse", seed=9)
    player.hurry()
    player.new("Pantti")
    player.wait()
    desktop.evaluate(HOLD)
    desktop.keyboard.press("h")
    expect(desktop.locator(HINT)).to_have_text("Let me think…")
    desktop.keyboard.press("Escape")
    expect(desktop.locator(HINT)).to_have_count(0)
    desktop.evaluate("release()")
    while not desktop.evaluate("answered"):
        desktop.wait_for_timeout(50)
    desktop.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert not desktop.locator(HINT).count() and not desktop.locator(".hinted").count()


def test_who_share_a_phone_ask_for_hints_on_their_own_turns(desktop: Page, slower_site: str) -> None:
    """A hint promised for the next turn would be shown to someone else."""

    def with_a_friend(page: Page | Frame) -> None:
        page.get_by_text("Who plays?").click()
        page.get_by_label("Who plays in seat 3").select_option("person")

    player = Player(desktop, slower_site, "mouse", seed=9)
    player.hurry()
    player.new("Pantti", with_a_friend)
    assert player.wait()["curtain"]
    player.press(desktop.locator(".curtain .primary"))
    expect(desktop.locator(".curtain")).to_have_count(0)
    assert player.wait()["mine"]
    expect(desktop.get_by_role("button", name="Hint", exact=True)).to_be_enabled()
    desktop.evaluate(PLAY_AND_ASK)
    expect(desktop.get_by_role("button", name="Hint", exact=True)).to_be_disabled()
    expect(desktop.locator(".prompt")).to_have_text(re.compile("’s turn\\.$"))


def test_an_opponent_that_the_clock_has_hurried_is_told_of_once(desktop: Page, site_with: Callable[..., str]) -> None:
    site = site_with({"kortti/opponents/__init__.py": SLOW, "kortti/page/page.py": "\nPATIENCE = 0.1\n"})
    player = Player(desktop, site, "mouse", seed=9)
    player.hurry()
    player.new("Ristikontra")
    expect(desktop.locator(".bubble")).to_contain_text("Your device is slow")
    expect(desktop.locator(".answered")).to_contain_text("Your device is slow")
    player.play(player.wait())
    player.wait()
    expect(desktop.locator(".bubble")).to_have_count(0)


# Plays a card and asks for a hint before any answer can arrive.
PLAY_AND_ASK = """() => {
    document.querySelector('.spots.hand .spot.playable').click();
    dispatchEvent(new KeyboardEvent('keydown', {key: 'h'}));
}"""


@pytest.mark.parametrize("is_wanted", [True, False])
def test_a_hint_that_is_asked_for_too_early_comes_with_the_next_turn(
    desktop: Page, slow_site: str, is_wanted: bool
) -> None:
    player = Player(desktop, slow_site, "mouse", seed=9)
    player.hurry()
    player.new("Pantti")
    before = player.signature(player.wait())
    desktop.evaluate(PLAY_AND_ASK)
    expect(desktop.locator(".prompt")).to_have_text(re.compile(r"’s turn\. You’ll get a hint on your next turn\.$"))
    expect(desktop.get_by_role("button", name="Hint", pressed=True)).to_be_visible()
    expect(desktop.locator(".bubble")).to_have_count(0)
    assert not player.look()["mine"]
    if not is_wanted:
        desktop.keyboard.press("Escape")
    player.wait(before)
    desktop.wait_for_timeout(1200 if not is_wanted else 0)  # as long as a hint takes
    expect(desktop.locator(".spots.hand .hinted")).to_have_count(1 if is_wanted else 0)
    if is_wanted:
        text = desktop.locator(HINT).text_content() or ""
        reason = text.partition(". ")[2]
        assert reason and reason in (desktop.locator(".answered").text_content() or "")
        assert "You played" in (desktop.locator(".heard").text_content() or "")  # the hint doesn't replace it


LONG = SLOW.replace("210", "2").replace('"table-no-scores"', '"ristikontra-reason-doubt", n=1, card="2D"')


@pytest.mark.parametrize(("name", "kind"), [("myllymatti", "hand"), ("swedish-gin-rummy", "buttons")])
def test_a_long_hint_covers_nothing_that_one_needs(
    open_page: Callable[..., Page], site_with: Callable[..., str], name: str, kind: str
) -> None:
    site = site_with({"kortti/opponents/__init__.py": LONG})
    page = open_page("phone", locale="fi-FI", reduced_motion="reduce")
    sit_down(page, site, name, 3)
    for size in [(320, 568), (640, 360), *SIZES]:
        show(page, site, f"{name}-3-{kind}", size)
        page.keyboard.press("h")
        expect(page.locator(HINT)).to_contain_text("Tikki on toistaiseksi peliparisi")
        x, y, w, h = page.locator(".hint").evaluate("node => Object.values(node.getBoundingClientRect().toJSON())")[:4]
        assert x >= 0 and y >= 0 and x + w <= size[0]
        inner = page.locator(HINT).evaluate("({scrollHeight, clientHeight}) => [scrollHeight, clientHeight]")
        assert inner[0] <= inner[1] <= h
        boxes = show(page, site, f"{name}-3-{kind}", size)
        for box in [box for part in ("hand", "board", "actions", "sort", "plates") for box in boxes[part]]:
            assert not overlap({"x": x, "y": y, "w": w, "h": h}, box), (size, box["text"])
        page.keyboard.press("Escape")
        expect(page.locator(HINT)).to_have_count(0)


# Thinking


def test_the_engine_answers_while_it_thinks(phone: Page, slow_site: str) -> None:
    phone.goto(f"{slow_site}bench.html")
    phone.evaluate(START)
    turn = ask(phone, NEW)
    while turn["view"]["turn"] == 0:
        turn = ask(phone, {"do": "act", "action": turn["view"]["actions"][0]["action"]})
    script = """async () => {
        const order = [];
        const thought = engine.ask({do: 'advance'}).then((answer) => { order.push('advance'); return answer; });
        for (let k = 0; k < 8; k += 1) {
            await engine.ask(k % 2 ? {do: 'log'} : {do: 'rules', game: 'ristikontra'});
            order.push(k);
        }
        const answer = await thought;
        return {order, answer};
    }"""
    told = phone.evaluate(script)
    assert told["order"] == [*range(8), "advance"] and told["answer"]["view"]
    stopped = "Promise.all([engine.ask({do: 'advance'}), engine.ask({do: 'stop'})])"
    if told["answer"]["view"]["turn"] != 0:
        assert phone.evaluate(stopped) == [{"stopped": True}, {}]


@pytest.fixture
def waiting(phone: Page, slower_site: str) -> Player:
    """A player who has just played, while an opponent is thinking."""
    phone.add_init_script(HEAR)
    player = Player(phone, slower_site, seed=9)
    player.hurry()
    player.new("Pantti")
    think(player)
    return player


def think(player: Player) -> None:
    """Plays cards until an opponent is shown thinking."""
    player.wait()
    for _ in range(10):
        seen = player.look()
        if seen["mine"]:
            player.play(seen)
        try:
            expect(player.frame.locator(".plate.turn .remark", has_text="thinks")).to_be_visible(timeout=1500)
        except AssertionError:
            continue
        return
    raise AssertionError("nobody thinks")


def test_undo_stops_a_thought(waiting: Player) -> None:
    page = waiting.page
    before = waiting.frame.evaluate(STORED)[-1]["save"]
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".line.mine")).to_be_visible()
    page.wait_for_timeout(1200)
    assert page.evaluate("thoughts.filter(({stopped}) => stopped).length") >= 1
    assert waiting.look()["mine"]
    expect(page.locator(".bubble").filter(has_not_text="practice")).to_have_count(0)  # no error is reported
    after = waiting.truth()
    assert len(after.record.deals[-1]) < before.count(",") + 1 and after.state.current_player == 0
    waiting.play(waiting.look())
    waiting.wait()


def test_leaving_stops_a_thought_and_coming_back_begins_it_again(waiting: Player) -> None:
    page = waiting.page
    saved = waiting.frame.evaluate(STORED)[-1]["save"]
    page.get_by_role("button", name="Leave the table").tap()
    expect(page.get_by_role("heading", name="Games")).to_be_visible()
    page.wait_for_timeout(1200)
    assert page.evaluate("thoughts.filter(({stopped}) => stopped).length") >= 1
    assert waiting.frame.evaluate(STORED)[-1]["save"] == saved  # nobody has played on
    page.get_by_role("link", name=re.compile("^Continue")).first.tap()
    waiting.seat()
    waiting.check(waiting.wait())


def test_sheets_open_and_a_new_match_begins_while_an_opponent_thinks(waiting: Player) -> None:
    page = waiting.page
    thoughts = page.evaluate("thoughts.length")
    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("button", name="Log").tap()
    expect(page.locator(".log p").first).to_be_visible()
    assert page.evaluate("thoughts.length") == thoughts  # it arrived while the opponent was still thinking
    page.keyboard.press("Escape")
    think(waiting)
    waiting.new("Ristiseiska")
    seen = waiting.wait()
    assert waiting.truth().match.game.name == "ristiseiska"
    waiting.check(seen)


# The page about opponents


HEAD = "game,level,against,metric,mean,low,high,par,deals,cpu_ms,date"
ROWS = f"""{HEAD}
pantti,casual,beginner,points,-2.50,-2.80,-2.20,0.00,2000,0.10,2026-11-21
pantti,expert,skilled,points,-0.10,-0.40,0.20,0.00,2000,9.00,2026-11-21
ristiseiska,casual,beginner,wins,35.00,34.00,36.00,25.00,2000,0.10,2026-11-21
ristiseiska,expert,skilled,wins,26.60,26.10,27.10,25.00,2000,21.00,2026-11-21
ristiseiska,random,skilled,wins,5.20,4.60,5.80,25.00,2000,0.01,2026-11-21
"""


def put_ladder(dist: Path, folder: Path, text: str) -> Path:
    """Copies the site, with other ratings."""
    shutil.copytree(dist, folder)
    (script,) = (path for path in folder.glob("assets/*.js") if HEAD in path.read_text("utf-8"))
    before = build.integrity(script)
    code = script.read_text("utf-8")
    changed, count = re.subn(rf"(?s)([`\"']){HEAD}.*?\1", lambda _: repr(text), code, count=1)
    assert count == 1
    script.write_text(changed, "utf-8")
    start = folder / "index.html"
    start.write_text(start.read_text("utf-8").replace(before, build.integrity(script)), "utf-8")
    return folder


def narrow(page: Page) -> list[str]:
    """Lists the elements that are wider than the narrowest phone."""
    page.set_viewport_size({"width": 320, "height": 568})
    script = """[document.documentElement, ...document.querySelectorAll('.ladder')].filter(
        ({scrollWidth, clientWidth}) => scrollWidth > clientWidth).map((node) => node.className || node.tagName)"""
    wide: list[str] = page.evaluate(script)
    return wide


def test_its_tables_fit_a_phone_in_finnish(open_page: Callable[..., Page], site: str) -> None:
    page = open_page("small", locale="fi-FI")
    measured = {line.partition(",")[0] for line in (build.WEB / "ladder.csv").read_text("utf-8").splitlines()[1:]}
    for name in sorted(measured):
        page.goto(f"{site}#/opponents/{name}")
        expect(page.locator(".ladder").first).to_be_visible()
        assert narrow(page) == [], name


def test_the_page_about_them_shows_what_was_measured(
    phone: Page, dist: Path, tmp_path: Path, serve: Callable[..., str]
) -> None:
    site = serve(put_ladder(dist, tmp_path / "site", ROWS))
    phone.goto(f"{site}#/new/ristiseiska")
    phone.get_by_role("link", name="About the levels").tap()
    expect(phone.get_by_role("heading", name="Ristiseiska: who plays how")).to_be_visible()
    rows = phone.locator(".ladder tbody tr")
    expect(rows).to_have_text(
        [
            "casual against beginner35.0% ± 1.02,000",
            "expert against skilled26.6% ± 0.52,000",
            "chance against skilled5.2% ± 0.62,000",
        ]
    )
    expect(phone.locator(".ladder caption")).to_contain_text("A player as good as the others would score 25%.")
    expect(phone.locator(".house")).to_have_text([re.compile("from skilled to expert is small")])
    assert narrow(phone) == []
    phone.get_by_role("link", name="Pantti").first.tap()
    expect(phone.locator(".ladder tbody tr").first).to_contain_text("−2.5 ± 0.3")
    expect(phone.locator(".house")).to_have_text([re.compile("No difference between expert and skilled")])
    phone.get_by_role("link", name="Myllymatti").tap()
    expect(phone.get_by_text("have not been measured yet")).to_be_visible()


def test_the_page_about_them_is_two_taps_from_home(phone: Page, site: str) -> None:
    phone.goto(f"{site}#/about")
    phone.get_by_role("link", name="About the levels").tap()
    for level in ("Beginner", "Casual", "Skilled", "Expert"):
        expect(phone.get_by_role("term").filter(has_text=level)).to_be_visible()
