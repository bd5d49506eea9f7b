"""Opponents: levels, remarks, hints with reasons, and a responsive table while they think."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import build
import kortti
from kortti.messages import Message, message
from kortti.page import Page as Engine
from kortti.records.record import Seat
from kortti.table import Table
from kortti.wire import Hint
from tests.page.boot.test_offline import poll
from tests.page.engine.test_engine_client import START, ask
from tests.page.player import LATER, STORED, Player
from tests.page.positions import NAMES, begun, play_until, playable, positions
from tests.page.still import Still, turn_of
from tests.page.stored import WRITE, prepare, stored
from tests.page.table.test_layout import boxes_of, overlap

# Opponents that think in steps of 4 ms, for so long that even a busy machine can interrupt them.
SLOW = """
from time import perf_counter
from types import SimpleNamespace

from kortti.opponents.characters import Traits


def _think(observation, rng, level, effort, liking):
    for _ in range(1000):
        begun = perf_counter()
        while perf_counter() - begun < 0.004:
            pass
        yield observation["legal"][0]


SLOW = SimpleNamespace(think=_think, reason=lambda *_: None, traits=lambda _: Traits(), COST=0)
OPPONENTS |= dict.fromkeys(OPPONENTS, SLOW)
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
STOPPED = "thoughts.filter(({stopped}) => stopped).length"
PEOPLE = [{"kind": "person", "name": "A"}, *({"kind": "expert", "name": f"E{k}"} for k in range(3))]
NEW = {"do": "new", "game": "ristikontra", "options": {}, "seats": PEOPLE, "seed": "thought"}


@pytest.fixture
def slow_site(site_with: Callable[..., str]) -> str:
    return site_with({"kortti/opponents/__init__.py": SLOW, "kortti/page/page.py": "\nPATIENCE = 4.0\n"})


def levels(page: Page, group: str) -> str:
    """Returns the chosen level in a group, "" if none."""
    chosen = page.get_by_role("group", name=group).get_by_role("radio", checked=True)
    return (chosen.locator("..").text_content() or "") if chosen.count() else ""


def kinds(player: Player) -> list[str]:
    return [seat.kind for seat in player.truth().record.seats]


# Levels


def test_every_seat_has_its_level_which_is_kept(phone: Page, site: str) -> None:
    """A partner has a level of its own."""
    prepare(phone, site)
    player = Player(phone, site, seed=2)

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
    player.make_moves(1)
    assert kinds(player) == wanted
    phone.goto(f"{site}#/new/pantti")
    phone.get_by_text("Who plays?").tap()
    picked = [phone.get_by_label(f"Who plays in seat {seat}").input_value() for seat in (1, 2, 3, 4)]
    assert picked == wanted

    player.new(
        "Ristikontra",
        lambda page: page.get_by_role("group", name="Opponents").get_by_role("radio", name="Expert").tap(),
    )
    assert kinds(player) == ["person", "expert", "skilled", "expert"]


def test_what_was_remembered_before_there_were_levels(open_page: Callable[..., Page], site: str) -> None:
    page = open_page(engine=False)
    prepare(page, site)
    seats = [{"kind": "person", "name": ""}, *[{"kind": "opponent", "name": "Olli"}] * 3]
    page.evaluate(WRITE, [["choice:pantti", stored({"players": 4, "seats": seats, "options": {}})]])
    page.goto(f"{site}#/new/pantti")
    expect(page.locator("#deal")).to_be_visible()
    assert levels(page, "Opponents") == "Skilled"


# Remarks


SIZES = [(360, 640), (844, 390), (1280, 800)]


def test_a_greeting_covers_nothing_is_not_announced_and_can_be_switched_off(phone: Page, bench_page: str) -> None:
    phone.clock.install()
    still = Still(phone, bench_page)
    seats = [{"kind": "casual" if seat else "person", "name": NAMES[seat]} for seat in range(4)]
    new = {"do": "new", "game": "pantti", "options": {}, "seats": seats, "seed": "a"}
    turn = json.loads(Engine().handle(json.dumps(new)))
    still.show(turn, SIZES[-1], answers={"think": {}}, settings={"talk": False, "pace": "slow"})
    assert not phone.locator(".remark").count()  # a remark shows at once, and disappears by itself
    phone.clock.pause_at(phone.evaluate("Date.now() / 1000 + 1"))  # ahead of any delay until then
    options = {"answers": {"think": {}}, "settings": {"pace": "slow"}}
    phone.evaluate("([turn, options]) => bench.showTable(turn, options)", [turn, options])
    still.resize_at_a_stop(SIZES[-1])
    player = Player(phone, bench_page)
    said = phone.locator(".plate .remark")
    expect(said).to_have_count(1)
    for size in SIZES:
        still.resize_at_a_stop(size)
        bubble = phone.locator(".plate .says").bounding_box()
        assert bubble and bubble["x"] >= 0 and bubble["x"] + bubble["width"] <= size[0]
        box = {"x": bubble["x"], "y": bubble["y"], "w": bubble["width"], "h": bubble["height"]}
        for spot in player.look()["hand"] + player.look()["places"]:
            assert not overlap(box, spot["box"]), spot["label"]
        line = phone.locator(".line").bounding_box()
        assert line and not overlap(box, {**line, "w": line["width"], "h": line["height"]})
    text = said.text_content() or ""
    assert text and text not in phone.locator(".table-screen").aria_snapshot()
    phone.clock.run_for(8000)
    expect(said).to_have_count(0)  # it disappears by itself


# Hints


def asked_in_pantti() -> Table:
    """Returns a match of Pantti in which the person in seat 0 can play several cards."""
    table = begun("pantti", "hint", "casual")
    play_until(table, lambda table: len(playable(table)) > 2)
    return table


def hint_of(table: Table, reason: Message) -> Hint:
    """Returns the hint for the person in seat 0, with a reason of the test's own."""
    return {**table.hint(0), "reason": reason}


def test_a_hint_shows_the_move_and_says_why(desktop: Page, bench_page: str, axe: Callable[[Page], list[str]]) -> None:
    """It does not come if it is given up before."""
    page = desktop
    table = asked_in_pantti()
    still = Still(page, bench_page)
    page.evaluate(HELD, [turn_of(table.save), {}, {"hint": hint_of(table, message("table-no-scores"))}])
    still.resize(SIZES[-1])
    player = Player(page, bench_page, "mouse")
    seen = player.look()
    page.keyboard.press("h")
    expect(page.locator(HINT)).to_have_text("Let me think…")
    page.keyboard.press("Escape")
    expect(page.locator(HINT)).to_have_count(0)
    page.evaluate("release()")
    page.evaluate(TWO_FRAMES)
    assert not page.locator(HINT).count() and not page.locator(".hinted").count()
    page.keyboard.press("h")
    expect(page.locator(HINT)).to_contain_text(REASON)
    text = page.locator(HINT).text_content() or ""
    hinted = next(action for action in table.view(0)["actions"] if action["action"] == table.hint(0)["action"])
    assert text.startswith("Play ") and text.endswith(f". {REASON} This deal is now practice.")
    expect(page.locator(".answered")).to_contain_text(REASON)
    for size in SIZES[:2]:
        still.resize(size)
        expect(page.locator(HINT)).to_have_text(text)
        assert page.locator(".spots.hand .hinted").get_attribute("data-card") == hinted["card"]
        assert page.locator(".spots.board .hinted").get_attribute("data-zone") == hinted["zone"]
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


# Shows a turn; some requests are answered at once, others when `release` is called.
HELD = """([turn, answers, held]) => {
    const released = new Promise((resolve) => (window.release = resolve));
    const later = Object.entries(held).map(([name, answer]) => [name, released.then(() => answer)]);
    return bench.showTable(turn, {answers: {...answers, ...Object.fromEntries(later)}});
}"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Plays a card and asks for a hint before any answer can arrive.
PLAY_AND_ASK = """() => {
    document.querySelector('.spots.hand .spot.playable').click();
    dispatchEvent(new KeyboardEvent('keydown', {key: 'h'}));
}"""


def played_on(table: Table) -> tuple[dict[str, Any], dict[str, Any]]:
    """Plays the person's first card, and on to their next turn; returns the turns after both."""
    table.act(0, next(action["action"] for action in table.view(0)["actions"] if action["card"]))
    acted = turn_of(table.save)
    play_until(table, lambda table: table.state.current_player == 0)
    return acted, {**turn_of(table.save), "said": table.told_since(0)}


def test_a_hint_that_is_asked_for_too_early_comes_with_the_next_turn(desktop: Page, bench_page: str) -> None:
    """Unless it is given up before."""
    still = Still(desktop, bench_page)
    table = asked_in_pantti()
    turn = turn_of(table.save)
    acted, back = played_on(table)
    answers = {"act": acted, "hint": hint_of(table, message("table-no-scores"))}
    desktop.evaluate(LATER)
    for is_wanted in (False, True):
        desktop.evaluate(HELD, [turn, answers, {"advance": back}])
        still.resize(SIZES[-1])
        desktop.evaluate(PLAY_AND_ASK)
        expect(desktop.locator(".prompt")).to_have_text(re.compile(r"’s turn\. You’ll get a hint on your next turn\.$"))
        expect(desktop.get_by_role("button", name="Hint", pressed=True)).to_be_visible()
        expect(desktop.locator(".bubble")).to_have_count(0)
        expect(desktop.locator(".line.mine")).to_have_count(0)
        if not is_wanted:
            desktop.keyboard.press("Escape")
        desktop.evaluate("release()")
        expect(desktop.locator(".line.mine")).to_be_visible()
        desktop.evaluate(TWO_FRAMES)
        expect(desktop.locator(".spots.hand .hinted")).to_have_count(int(is_wanted))
    expect(desktop.locator(HINT)).to_contain_text(REASON)
    expect(desktop.locator(".answered")).to_contain_text(REASON)
    expect(desktop.locator(".heard")).to_contain_text("You played")  # the hint doesn't replace it


def test_who_share_a_phone_ask_for_hints_on_their_own_turns(desktop: Page, bench_page: str) -> None:
    """A hint promised for the next turn would be shown to someone else."""
    still = Still(desktop, bench_page)
    seats = [Seat("person", "Ada"), Seat("casual", "Aino"), Seat("person", "Bo"), Seat("casual", "Saga")]
    table = Table.new(kortti.load_game("pantti"), seats, "shared")
    play_until(table, lambda table: table.state.current_player == 0 and playable(table))
    turn = turn_of(table.save, seat=0)
    table.act(0, f"play {playable(table)[0]}")
    desktop.evaluate(HELD, [turn, {"act": turn_of(table.save, seat=0)}, {"advance": {}}])
    still.resize(SIZES[-1])
    hint = desktop.get_by_role("button", name="Hint", exact=True)
    expect(hint).to_be_enabled()
    desktop.evaluate(LATER)
    desktop.evaluate(PLAY_AND_ASK)
    expect(hint).to_be_disabled()
    expect(desktop.locator(".prompt")).to_have_text(re.compile("’s turn\\.$"))


def test_a_long_hint_covers_nothing_that_one_needs(open_page: Callable[..., Page], bench_page: str) -> None:
    still = Still(open_page(), bench_page)
    page = still.page
    reason = message("ristikontra-reason-doubt", n=1, card="2D")
    for name, kind in (("myllymatti", "hand"), ("swedish-gin-rummy", "buttons")):
        save = positions(name, 3)[kind]
        hint = hint_of(Table.open(save), reason)
        still.show(turn_of(save), SIZES[0], lang="fi", answers={"hint": hint})
        for size in [(320, 568), (640, 360), *SIZES]:
            still.resize(size)
            page.keyboard.press("h")
            expect(page.locator(HINT)).to_contain_text("Tikki on toistaiseksi peliparisi")
            page.locator(".hint").evaluate("(hint) => Promise.all(hint.getAnimations().map(({finished}) => finished))")
            still.resize(size)
            box = page.locator(".hint").bounding_box()
            assert box and box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= size[0]
            inner = page.locator(HINT).evaluate("({scrollHeight, clientHeight}) => [scrollHeight, clientHeight]")
            assert inner[0] <= inner[1] <= box["height"]
            hint_box = {"x": box["x"], "y": box["y"], "w": box["width"], "h": box["height"]}
            boxes = boxes_of(page)
            for needed in [each for part in ("hand", "board", "actions", "sort", "plates") for each in boxes[part]]:
                assert not overlap(hint_box, needed), (name, size, needed["text"])
            page.keyboard.press("Escape")
            expect(page.locator(".hint")).to_have_count(0)


# Thinking


# Shows a turn and counts the requests to think.
COUNTED = """(turn) => {
    window.thoughts = 0;
    return bench.showTable(turn, {answers: {get think() { window.thoughts += 1; return {}; }}});
}"""


def test_experts_think_in_a_persons_time(desktop: Page, bench_page: str) -> None:
    Still(desktop, bench_page)
    for level in ("skilled", "expert"):
        table = begun("pantti", "hint", level)
        play_until(table, lambda table: len(playable(table)) > 2)
        desktop.evaluate(COUNTED, turn_of(table.save))
        expect(desktop.locator(".line.mine")).to_be_visible()
        desktop.evaluate(TWO_FRAMES)
        assert desktop.evaluate("thoughts") == (level == "expert"), level


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
        await engine.ask({do: 'stop'});
        return {order, answer: await thought};
    }"""
    assert phone.evaluate(script) == {"order": [*range(8), "advance"], "answer": {"stopped": True}}


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


def test_while_an_opponent_thinks_sheets_open_and_undo_leaving_and_a_new_match_stop_it(
    phone: Page, slow_site: str
) -> None:
    """Coming back begins it again."""
    page = phone
    page.add_init_script(HEAR)
    prepare(page, slow_site)
    waiting = Player(page, slow_site, seed=9)
    waiting.new("Pantti")
    think(waiting)

    thoughts = page.evaluate("thoughts.length")
    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("button", name="Log").tap()
    expect(page.locator(".log p").first).to_be_visible()
    assert page.evaluate("thoughts.length") == thoughts  # it arrived while the opponent was still thinking
    page.keyboard.press("Escape")

    before = waiting.frame.evaluate(STORED)[-1]["save"]
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".line.mine")).to_be_visible()
    poll(page, f"{STOPPED} > 0", True)
    assert waiting.look()["mine"]
    expect(page.locator(".bubble").filter(has_not_text="practice")).to_have_count(0)  # no error is reported
    after = waiting.truth()
    assert len(after.record.deals[-1]) < before.count(",") + 1 and after.state.current_player == 0

    think(waiting)
    stopped = page.evaluate(STOPPED)
    saved = waiting.frame.evaluate(STORED)[-1]["save"]
    page.get_by_role("button", name="Leave the table").tap()
    expect(page.get_by_role("heading", name="Games")).to_be_visible()
    poll(page, f"{STOPPED} > {stopped}", True)
    assert waiting.frame.evaluate(STORED)[-1]["save"] == saved  # nobody has played on
    page.get_by_role("link", name=re.compile("^Continue")).first.tap()
    waiting.seat()
    expect(page.locator(".plate.turn .remark", has_text="thinks")).to_be_visible()
    assert waiting.frame.evaluate(STORED)[-1]["save"] == saved

    waiting.new("Ristiseiska")
    seen = waiting.wait()
    assert waiting.truth().match.game.name == "ristiseiska"
    waiting.check(seen)


# The page about opponents


HEAD = "game,level,against,metric,mean,low,high,par,deals,cpu_ms,date"
ROWS = f"""{HEAD}
pantti,casual,beginner,points,-2.50,-2.80,-2.20,0.00,2000,0.10,2026-11-21
pantti,expert,skilled,points,-0.10,-0.40,0.20,0.00,2000,9.00,2026-11-19
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
    page = open_page("small", engine=False, locale="fi-FI")
    measured = {line.partition(",")[0] for line in (build.WEB / "ladder.csv").read_text("utf-8").splitlines()[1:]}
    for name in sorted(measured):
        page.goto(f"{site}#/opponents/{name}")
        expect(page.locator(".ladder").first).to_be_visible()
        assert narrow(page) == [], name


def test_the_page_about_them_shows_what_was_measured(
    open_page: Callable[..., Page], dist: Path, tmp_path: Path, serve: Callable[..., str]
) -> None:
    phone = open_page(engine=False)
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
    expect(phone.get_by_text("Measured on ")).to_have_text("Measured on 19 Nov 2026 and 21 Nov 2026.")
    phone.get_by_role("link", name="Myllymatti").tap()
    expect(phone.get_by_text("have not been measured yet")).to_be_visible()


def test_the_page_about_them_is_two_taps_from_home(open_page: Callable[..., Page], site: str) -> None:
    phone = open_page(engine=False)
    phone.goto(f"{site}#/about")
    phone.get_by_role("link", name="About the levels").tap()
    for level in ("Beginner", "Casual", "Skilled", "Expert"):
        expect(phone.get_by_role("term").filter(has_text=level)).to_be_visible()
