"""The site in a frame of another site, embedded tables, and both without storage."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, FrameLocator, Page, expect

import build
from kortti.cards import HIDDEN
from kortti.records.links import read, record_for_link, write_link
from kortti.records.record import replay as replayed
from kortti.table.replays import Replay
from tests.engine.picture.test_picture import faces_in
from tests.page.player import LATER, STORED, Player
from tests.page.store.test_store import DENIED, SILENT
from tests.page.stored import prepare
from tests.page.waiting import until

NOTE = "This browser blocks storage"
# In frames, what is put off comes a moment later still, as on a slow phone.
LATE = """if (window !== top) {
    const {setTimeout} = window;
    window.setTimeout = (work, pause = 0, ...more) => setTimeout(work, Math.max(pause, 300), ...more);
    window.requestAnimationFrame = (work) => setTimeout(() => work(performance.now()), 300);
}"""
HEAR = "heard = []; addEventListener('message', ({data, origin}) => heard.push({...data, origin}))"


@pytest.fixture
def embed(serve: Callable[..., str], site: str, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., str]:
    """Returns the address of another site's page that frames this site."""

    def make(attributes: str = "") -> str:
        folder = tmp_path_factory.mktemp("blog")
        style = "body { margin: 0 } iframe { border: 0; width: 360px; height: 640px }"
        frame = f'<iframe src="{site}" title="Kortti" allow="autoplay" {attributes}></iframe>'
        html = f"<!doctype html><title>Blog</title><style>{style}</style>{frame}<p>Elsewhere"
        (folder / "index.html").write_text(html)
        return serve(folder, plain=True).replace("127.0.0.1", "localhost")

    return make


@pytest.fixture
def blog(embed: Callable[..., str]) -> str:
    return embed()


def play_some(player: Player) -> None:
    player.hurry()
    player.new("Pantti")
    cards = len(player.look()["hand"])
    seen = player.make_moves(3)
    assert player.moves == 3 and len(seen["hand"]) < cards


def test_in_a_frame_of_another_site(phone: Page, blog: str, site: str) -> None:
    """It says nothing to the page around it: only embedded tables post messages."""
    phone.add_init_script(HEAR)
    player = Player(phone, site, "touch", seed=10)
    phone.goto(blog)
    (frame,) = phone.main_frame.child_frames
    assert frame.url.startswith(site) and not blog.startswith(site)
    player.frame = frame
    frame.goto(f"{site}#/new/pantti")
    expect(frame.locator(".notice")).to_contain_text(NOTE)  # the browser blocks storage in that frame
    deal, notice = frame.locator("#deal").bounding_box(), frame.locator(".notice").bounding_box()
    assert deal and notice and notice["y"] + notice["height"] < deal["y"] and notice["y"] >= 0
    play_some(player)
    before = player.look()
    # The notice is dismissed; the table stays the same.
    if frame.locator(".notice").count():
        player.press(frame.locator(".notice").get_by_role("button"))
    expect(frame.locator(".notice")).to_have_count(0, timeout=12_000)
    phone.wait_for_timeout(300)
    assert player.look() == before
    player.play(before)
    player.wait(player.signature(before))
    # Leave and continue: the match lasts as long as the visit.
    player.press(frame.get_by_role("button", name="Leave the table"))
    left = frame.get_by_role("link", name="Continue Pantti")
    expect(left).to_be_visible()
    player.press(left)
    player.seat()
    player.make_moves(1)
    with pytest.raises(Exception, match=r"UnknownError|SecurityError"):
        frame.evaluate(STORED)
    assert phone.evaluate("heard") == []


def test_in_a_frame_without_an_origin_of_its_own(phone: Page, embed: Callable[..., str], site: str) -> None:
    player = Player(phone, site, "touch", seed=12)
    phone.clock.install()
    phone.goto(embed('sandbox="allow-scripts"'))
    (frame,) = phone.main_frame.child_frames
    assert frame.evaluate("self.origin") == "null"
    player.frame = frame
    play_some(player)
    before = player.signature(player.look())
    phone.workers[0].evaluate("self.close()")  # the loss shows only when a request times out
    player.play(player.look())
    phone.clock.run_for(10_000)
    player.wait(before, 60)


@pytest.mark.parametrize("how", ["denied", "silent"])
def test_without_storage(open_page: Callable[..., Page], site: str, how: str) -> None:
    page = open_page("phone")
    page.add_init_script(DENIED if how == "denied" else SILENT)
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }});"
    )
    page.clock.install()
    player = Player(page, site, "touch", seed=11)
    page.goto(site)
    page.clock.run_for(3_000)  # some browsers never answer
    expect(page.locator(".notice")).to_contain_text(NOTE, timeout=15_000)
    expect(page.get_by_role("combobox", name="Language")).to_be_visible()
    play_some(player)


# Embedded tables

ARTICLE = """<!doctype html><html lang="fi"><meta name="viewport" content="width=device-width"><title>Blog</title>
<style>body {{ margin: 12px; font: 18px/1.5 Georgia }}</style><script async src="{site}embed/kortti-table.js"></script>
<script>{hear}</script>
<h1>Post</h1><a href="#before" id="before">before</a>
<kortti-table id="one" game="pantti" deal="a1b2" players="3" level="beginner"><a href="{site}">Pantti</a></kortti-table>
<p>Between</p>
<kortti-table id="two" game="ristikontra" deal="c3" lang="en"><a href="{site}">{svg}</a></kortti-table>
<p>Between</p>
<kortti-table id="three" game="myllymatti" deal="d4" height="440"><a href="{site}">{svg}</a></kortti-table>
<a href="#after" id="after">after</a>"""
SVG = '<svg viewBox="0 0 4 3" width="100%" height="100%"><rect width="4" height="3" fill="navy"/></svg>'


@pytest.fixture
def article(serve: Callable[..., str], site: str, tmp_path: Path) -> str:
    """Returns the address of another site's post with three embedded tables."""
    (tmp_path / "index.html").write_text(ARTICLE.format(site=site, svg=SVG, hear=HEAR))
    return serve(tmp_path, plain=True).replace("127.0.0.1", "localhost")


def frame_of(page: Page, id: str) -> FrameLocator:
    return page.frame_locator(f"#{id} iframe")


def one_engine_runs(page: Page) -> None:
    """Cards may be there before another table's engine is gone."""
    until(page, lambda: len(page.workers) <= 1)
    assert len(page.workers) == 1


def hand_of(frame: FrameLocator) -> list[str]:
    return frame.locator(".spots.hand .spot").evaluate_all("spots => spots.map((spot) => spot.dataset.card)")


def lay_one(frame: FrameLocator) -> None:
    """Plays a card by keyboard, once the table has scrolled into sight and presses count."""
    hand, playable = frame.locator(".spots.hand .spot"), frame.locator(".spots.hand .playable").first
    playable.focus()
    expect(frame.locator("[data-live]")).to_be_attached()
    count = hand.count()
    playable.press("Enter")
    expect(hand).to_have_count(count - 1)


def test_what_a_table_costs_before_it_is_tapped(open_page: Callable[..., Page], article: str, site: str) -> None:
    """One script, and one picture unless the element has its own; the script is small, compressed or not."""
    page = open_page("phone", viewport={"width": 360, "height": 640})
    sizes: dict[str, int] = {}
    page.on("requestfinished", lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}))
    page.goto(article, wait_until="networkidle")
    expect(page.get_by_role("button", name="Pelaa: Pantti")).to_be_visible()
    expect(page.get_by_role("button", name="Play Ristikontra")).to_be_attached()
    own = {url: size for url, size in sizes.items() if url.startswith(site)}
    assert sorted(Path(url).name for url in own) == ["kortti-table.js", "pantti.svg"]
    assert sum(own.values()) <= 15_000
    script = "require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])).length"
    told = subprocess.run(["node", "-p", script, build.DIST / "embed" / "kortti-table.js"], capture_output=True)
    assert int(told.stdout) < 3100


def test_a_post_with_several_tables(open_page: Callable[..., Page], article: str, site: str) -> None:
    """One plays while the others rest with their matches. The page hears public information only and can't break a
    table.
    """
    page = open_page("phone", viewport={"width": 360, "height": 640})
    page.add_init_script(LATER)
    page.goto(article)
    one, two = frame_of(page, "one"), frame_of(page, "two")
    # Of two that are tapped at once, the last one plays.
    page.get_by_role("button", name="Play Ristikontra").evaluate(
        "(other) => { one.shadowRoot.querySelector('button').click(); other.click(); }"
    )
    play = one.get_by_role("button", name="Pelaa: Pantti")
    expect(play).to_be_visible(timeout=60_000)
    expect(two.locator(".spots.hand .spot").first).to_be_visible(timeout=60_000)
    page.wait_for_timeout(500)
    expect(two.locator(".spots.hand .spot").first).to_be_visible()

    play.tap()
    expect(two.get_by_role("button", name="Continue Ristikontra")).to_be_visible(timeout=60_000)
    hand = one.locator(".spots.hand .spot")
    expect(one.locator(".spots.hand .playable").first).to_be_visible(timeout=60_000)
    expect(page.locator("#one iframe")).to_have_attribute("title", "Pantti – Kortti")
    assert page.locator("#one iframe").get_attribute("allow")
    lay_one(one)
    expect(one.locator(".spots.hand .playable, .actions .action").first).to_be_visible(timeout=30_000)
    kept = hand_of(one)

    heard = page.evaluate("heard")
    assert {news["type"] for news in heard} == {"ready", "resize", "move"}
    assert all(news["origin"] + "/" == site and news["kortti"] == 1 for news in heard)
    told = [move for news in heard if news["type"] == "move" for move in news["moves"]]
    assert told and not [move for move in told if move["to"].startswith("hand") and move["card"] != "??"]

    # No other message, from its page or from another frame, changes anything.
    page.evaluate(HOSTILE)
    page.wait_for_function("window.posted")
    page.evaluate("document.querySelector('#one').setAttribute('theme', 'light')")  # follows all of these messages
    expect(one.locator("html")).to_have_attribute("data-theme", "light")
    assert hand_of(one) == kept and one.locator("html").get_attribute("lang") == "fi"
    page.evaluate("document.querySelector('#one').setAttribute('lang', 'en')")
    page.evaluate("document.querySelector('#one').setAttribute('theme', 'dark')")
    expect(one.get_by_role("button", name="Hint")).to_be_visible()
    expect(one.locator("html")).to_have_attribute("data-theme", "dark")

    # Playing another table puts this one to rest and stops its engine.
    with page.expect_event("worker", timeout=60_000):
        two.get_by_role("button", name="Continue Ristikontra").press("Enter")
    expect(two.locator(".spots.hand .spot").first).to_be_visible(timeout=60_000)
    expect(one.get_by_role("button", name="Continue Pantti")).to_be_visible()
    drawn = re.compile("^data:image/svg")
    expect(one.locator("img")).to_have_attribute("src", drawn)  # of the current position
    page.wait_for_timeout(1000)
    expect(one.locator("img")).to_have_attribute("src", drawn)  # the picture of the start doesn't replace it
    one_engine_runs(page)
    one.get_by_role("button", name="Continue Pantti").press("Enter")
    expect(hand.first).to_be_visible(timeout=60_000)
    assert hand_of(one) == kept
    expect(two.get_by_role("button", name="Continue Ristikontra")).to_be_visible()

    # A table moved within the page reloads; a removed one is gone. Loading the script twice is harmless.
    page.evaluate("document.querySelector('#two').remove()")
    page.evaluate("""() => {
        const again = document.createElement('script');
        again.src = document.querySelector('script[src]').src + '?again';
        document.body.append(again, document.querySelector('#three'));
    }""")
    expect(page.get_by_role("button", name="Pelaa: Myllymatti")).to_have_count(1)
    assert page.locator("#three").bounding_box()["height"] == 440  # type: ignore[index]


def test_a_table_shows_what_its_attributes_say_wherever_it_is_put(open_page: Callable[..., Page], article: str) -> None:
    page = open_page("desktop")
    page.add_init_script(LATE)
    page.goto(article)
    hand = frame_of(page, "two").locator(".spots.hand .spot")
    page.get_by_role("button", name="Play Ristikontra").evaluate("""(button) => {
        button.click();
        setTimeout(() => two.setAttribute('game', 'sedma')); // while the frame is loading
    }""")
    expect(hand).to_have_count(4, timeout=60_000)
    page.evaluate("document.body.append(two)")
    expect(frame_of(page, "two").locator("html")).to_be_visible()
    expect(hand).to_have_count(4, timeout=60_000)
    page.evaluate("""() => {
        const table = two;
        table.remove();
        table.setAttribute('game', 'skitgubbe');
        document.body.append(table);
    }""")
    expect(hand).to_have_count(3, timeout=60_000)

    # One that rests is moved, and goes on resting.
    page.get_by_role("button", name="Pelaa: Pantti").click()
    playing = frame_of(page, "one").locator(".spots.hand .spot")
    expect(playing.first).to_be_visible(timeout=60_000)
    page.evaluate("document.body.prepend(two)")
    expect(frame_of(page, "two").get_by_role("button", name="Play Skitgubbe")).to_be_visible(timeout=30_000)
    page.wait_for_timeout(500)
    expect(playing.first).to_be_visible()


# A page that gives its tables any attributes and, as if from their frames, any news; returns what is wrong with them.
ANY_ATTRIBUTES = """async ([count, site]) => {
    const wrong = new Set();
    Object.defineProperty(HTMLIFrameElement.prototype, 'src', { // loads nothing, which would take a while
        get() { return this.dataset.src; },
        set(address) { this.dataset.src = new URL(address, 'about:blank').href; },
    });
    let state = 7;
    const below = (most) => (state = (state * 48271) % 2147483647) % most;
    const some = (list) => list[below(list.length)];
    const names = ['game', 'deal', 'players', 'seat', 'level', 'moves', 'do', 'at', 'question', 'answer', 'puzzle',
        'theme', 'option.ace', 'option.', 'link', 'lang', 'width', 'height', 'hidden', 'src', 'start', '__proto__'];
    const pieces = ['', 'pantti', 'sedma', '1', '-1', '1e9', '0x1F', 'NaN', 'Infinity', '&', '=', '#', '%', '%E0%A4%A',
        'constructor', 'games', 'toString', '__proto__', 'solve', 'replay', 'next', 'sedma-12', 'fi', 'xx-YY', 'dark',
        '1m.Ab-_', 'do=', '&do=', '&start=1', '\\ud800', '\\u0000', '\\u202e', ' ', '/../', '//evil.example',
        'javascript:evil=1', '"><img src=x onerror=evil=1>', 'x'.repeat(3000)];
    const odd = [null, true, 0, -1, 1e9, NaN, 10n, '', '9', 'ready', 'resize', [], [300], {}, new Map()];
    const change = (table) => {
        const name = some(names);
        if (below(8)) table.setAttribute(name, some(pieces) + (below(3) ? '' : some(pieces) + some(pieces)));
        else table.removeAttribute(name);
    };
    for (let number = 0; number < count; number += 1) {
        const table = document.createElement('kortti-table');
        if (below(2)) table.setAttribute('game', 'pantti');
        for (let times = below(6); times; times -= 1) change(table);
        document.body.append(table);
        if (below(2)) table.shadowRoot.querySelector('button')?.click();
        for (let times = below(4); times; times -= 1) {
            const frame = table.shadowRoot.querySelector('iframe');
            const type = some(['ready', 'resize', 'move', 'x y', '']);
            const data = {kortti: 1, type, [some(['height', 'playing'])]: some(odd)};
            const source = frame?.contentWindow;
            if (source) dispatchEvent(new MessageEvent('message', {data, source, origin: new URL(site).origin}));
            change(table);
            await null; // changes are observed
        }
        const at = table.outerHTML.slice(0, 300);
        const frame = table.shadowRoot.querySelector('iframe');
        const words = frame?.title ?? table.shadowRoot.querySelector('button')?.textContent ?? '';
        if (!words || /function|undefined|object/.test(words)) wrong.add(`words ${words}: ${at}`);
        if (frame && !frame.src.startsWith(`${site}embed/#`)) wrong.add(`address ${frame.src}: ${at}`);
        const height = table.shadowRoot.querySelector('.room').style.height || '200px';
        if (!(parseFloat(height) >= 200 && parseFloat(height) <= 1200)) wrong.add(`height ${height}: ${at}`);
        if (!table.hasAttribute('link') && /(?:^|&)(?:src|start|width|height)=/.test(table.parameters))
            wrong.add(`parameters ${table.parameters}: ${at}`);
        table.remove();
    }
    if ('evil' in window) wrong.add('evil');
    return [...wrong].slice(0, 10);
}"""


@pytest.mark.slow
def test_a_table_with_any_attributes(open_page: Callable[..., Page], article: str, site: str) -> None:
    page = open_page("desktop")
    page.goto(article)
    expect(page.get_by_role("button", name="Pelaa: Pantti")).to_be_visible()
    assert page.evaluate(ANY_ATTRIBUTES, [int(os.environ.get("KORTTI_INPUTS", "300")), site]) == []


# A page that sends arbitrary messages to its table.
HOSTILE = """() => {
    const {contentWindow} = document.querySelector('#one').shadowRoot.querySelector('iframe');
    const values = [null, 0, 1, '1', [], {}, 'load', 'language', 'theme', 'blue', '#', '%', 'x'.repeat(1e4)];
    const none = [null, undefined, 7, {}, [], ['game=pantti'], new Map(), true, 'game=pantti&'.repeat(2000)];
    const some = (list = values) => list[Math.floor(Math.random() * list.length)];
    for (let k = 0; k < 2000; k += 1) {
        const other = {kortti: some([0, '1', 2, true, null]), type: 'load', parameters: 'game=myllymatti&deal=1'};
        const wrong = {kortti: 1, type: some(), parameters: some(none), lang: 7, theme: some()};
        const data = [some(), other, wrong][k % 3];
        contentWindow.postMessage(data, '*');
        dispatchEvent(new MessageEvent('message', {data: {kortti: 1, type: 'resize', height: 9}, source: window}));
    }
    const stranger = document.createElement('iframe'); // a frame beside it, with words that would do something
    stranger.srcdoc = `<script>
        const {contentWindow} = parent.document.querySelector('#one').shadowRoot.querySelector('iframe');
        const some = [{type: 'language', lang: 'en'}, {type: 'load', parameters: 'game=myllymatti'}, {type: 'played'}];
        for (const order of some) contentWindow.postMessage({kortti: 1, ...order}, '*');
        parent.posted = true;
    <\\/script>`;
    document.body.append(stranger);
}"""


def test_plain_frames_let_each_other_rest(
    open_page: Callable[..., Page], serve: Callable[..., str], site: str, tmp_path: Path
) -> None:
    """Only one engine runs, even on a blog that allows no scripts; an element beside the frames rests, too."""
    frames = "".join(f'<iframe id="f{k}" src="{site}embed/#game=pantti&deal={k}&lang=en"></iframe>' for k in range(2))
    element = f'<script src="{site}embed/kortti-table.js"></script><kortti-table game="myllymatti" lang="en">'
    (tmp_path / "index.html").write_text(f"<!doctype html><title>Blog</title>{frames}{element}")
    page = open_page("desktop")
    page.add_init_script(LATER)
    page.goto(serve(tmp_path, plain=True).replace("127.0.0.1", "localhost"))
    first, second = (page.frame_locator(f"#f{k}") for k in range(2))
    for played, others, name in (
        (first, [], "Play Pantti"),
        (second, [first], "Play Pantti"),
        (page.frame_locator("kortti-table iframe"), [first, second], "Play Myllymatti"),
        (first, [page.frame_locator("kortti-table iframe"), second], "Continue Pantti"),
    ):
        (page if name == "Play Myllymatti" else played).get_by_role("button", name=name).press("Enter")
        expect(played.locator(".spots.hand .spot").first).to_be_visible(timeout=60_000)
        for other in others:
            expect(other.get_by_role("button", name=re.compile("^Continue "))).to_be_visible()
        one_engine_runs(page)
    page.evaluate("frames[0].postMessage({kortti: 1, type: 'played'}, '*')")  # the page itself is no table
    page.evaluate("frames[0].postMessage({kortti: 1, type: 'theme', theme: 'dark'}, '*')")
    expect(first.locator("html")).to_have_attribute("data-theme", "dark")
    expect(first.locator(".spots.hand .spot").first).to_be_visible()


def test_a_table_is_tabbed_and_scrolled_past_and_kept_for_the_page_it_is_in(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], article: str
) -> None:
    """In a browser that partitions the storage of third-party frames."""
    args = [arg.replace("ThirdPartyStoragePartitioning", "") for arg in browser_type_launch_args["args"]]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": args})
    screen = {"width": 360, "height": 640}
    page = browser.new_context(viewport=screen, has_touch=True, is_mobile=True, locale="en-GB").new_page()  # type: ignore[arg-type]
    page.add_init_script(LATER)
    page.goto(article)
    page.locator("#before").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    one = frame_of(page, "one")
    expect(one.locator(".spots.hand .playable").first).to_be_visible(timeout=60_000)
    reached = "document.activeElement.id"
    for key, end in (("Tab", "after"), ("Shift+Tab", "before")):
        for _ in range(80):
            if page.evaluate(reached) == end:
                break
            page.keyboard.press(key)
        assert page.evaluate(reached) == end

    lay_one(one)
    kept = hand_of(one)
    finger = page.context.new_cdp_session(page)
    page.evaluate("scrollTo(0, 0)")
    box = page.locator("#one").bounding_box()
    assert box
    for step in range(12):  # over the middle of the table
        points = [{"x": 180, "y": box["y"] + box["height"] / 2 - 18 * step}]
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": points})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("scrollY > 60")
    assert hand_of(one) == kept

    page.reload()
    page.get_by_role("button", name="Pelaa: Pantti").press("Enter")
    expect(one.locator(".spots.hand .spot").first).to_be_visible(timeout=60_000)
    assert hand_of(one) == kept
    browser.close()


TOLD = """import { readFileSync } from 'node:fs';
const { moveOf, stepOf } = await import(process.argv[1]);
const turns = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(turns.map((turn) => [...(moveOf(turn)?.moves ?? []), ...stepOf(turn).moves])));"""


@pytest.mark.parametrize("file", sorted((build.ROOT / "tests" / "records").glob("*.txt")), ids=lambda file: file.stem)
@pytest.mark.slow
def test_no_hidden_card_is_told_in_any_game(file: Path) -> None:
    """Messages of an embedded table contain only public information, for any player or spectator."""
    replay = Replay(read(file.read_text("utf-8")).record)
    turns, seen = [], []
    for at in range(1, min(replay.steps, 120) + 1):
        onlooker = replay.shown(at, None)["view"]
        lies = {card for place in onlooker["places"] for card in place["cards"]} - {HIDDEN}
        for seat, is_open in ((0, False), (onlooker["front"], True)):
            turns.append(replay.shown(at, None if is_open else seat, is_open))
            seen.append(lies)
    script = ["node", "--input-type=module", "-e", TOLD, str(build.WEB / "src" / "embed" / "messages.js")]
    done = subprocess.run(script, input=json.dumps(turns), capture_output=True, text=True, check=True)
    told = [{move["card"] for move in moves} - {HIDDEN} for moves in json.loads(done.stdout)]
    assert len(told) == len(turns) and sum(map(len, told)) > 10
    for at, (cards, lies) in enumerate(zip(told, seen, strict=True)):
        assert cards <= lies, (at, cards - lies)


STRICT = "default-src 'self'; script-src {0}; frame-src {0}; img-src 'self' {0}"  # as in the README
LISTEN = """seen = [];
for (const type of ['ready', 'error']) addEventListener(`kortti-${type}`, ({detail}) => {
    seen.push({type, ...detail});
    document.documentElement.classList.add(type);
});"""
PICTURED = """<!doctype html><meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width"><title>Blog</title>
<script async src="{site}embed/kortti-table.js"></script>
<kortti-table game="pantti" lang="en"><a href="{site}"><img src="{site}tiles/pantti.svg"> Words</a></kortti-table>
<kortti-table game="pantti" do="solve" lang="en"><a href="{site}">{svg} Words</a></kortti-table>
<kortti-table game="poker" lang="en"><a href="{site}">Words</a></kortti-table>"""


def test_elements_in_a_strict_page(
    open_page: Callable[..., Page], serve: Callable[..., str], site: str, tmp_path: Path
) -> None:
    """They announce their pictures, don't cover them, hide the fallback text from others, and report errors at once."""
    policy = STRICT.format(site.rstrip("/"))
    (tmp_path / "index.html").write_text(PICTURED.format(policy=policy, site=site, svg=SVG))
    page = open_page("phone", viewport={"width": 360, "height": 640})
    page.add_init_script(LISTEN)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(serve(tmp_path, plain=True).replace("127.0.0.1", "localhost"))
    game, own, wrong = page.locator("kortti-table").all()
    expect(wrong.locator("iframe").content_frame.get_by_role("alert")).to_contain_text("poker", timeout=30_000)
    expect(page.locator("html.error")).to_have_count(1)
    assert page.evaluate("seen.slice(0, 2)") == [{"type": "ready", "playing": False}] * 2
    assert page.evaluate("seen.find(({type}) => type === 'error').id") == "link-bad-value"
    assert [text for text in said if "poker" in text and "pantti" in text]

    expect(game.locator("img.tile")).to_be_visible()
    assert own.locator("a").evaluate("link => getComputedStyle(link).fontSize") == "0px"
    picture, button = own.locator("svg").bounding_box(), own.locator("b").bounding_box()
    assert picture and button and picture["height"] > 350
    assert picture["y"] + picture["height"] <= button["y"]


@pytest.fixture
def post(serve: Callable[..., str], site: str, dist: Path, tmp_path: Path) -> str:
    """Returns the address of the example article on another site."""
    text = (dist / "examples" / "index.html").read_text("utf-8").replace('="../', f'="{site}')
    (tmp_path / "index.html").write_text(text, "utf-8")
    shutil.copy(dist / "examples" / "post.css", tmp_path)
    return serve(tmp_path, plain=True).replace("127.0.0.1", "localhost")


def test_the_example_article(open_page: Callable[..., Page], post: str, site: str) -> None:
    """Steps through a replay, solves a puzzle, plays a deal, and continues on the site with the same cards."""
    page = open_page("phone", viewport={"width": 360, "height": 640})
    page.add_init_script(LATER)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(post, wait_until="networkidle")
    assert [url for url in asked if url.startswith(site)] == [
        f"{site}embed/kortti-table.js",
        f"{site}icons/favicon.svg",
    ]
    pictures = page.locator("kortti-table svg")
    expect(pictures).to_have_count(3)
    for box in (picture.bounding_box() for picture in pictures.all()):
        assert box and box["width"] > 250 and box["height"] > 250
    tables = page.locator("kortti-table")
    frames = [tables.nth(number).locator("iframe").content_frame for number in range(3)]

    names = ["Play Pantti", "Look through Pantti", "Find the move: Pantti"]

    def play(number: int) -> FrameLocator:
        tables.nth(number).get_by_role("button", name=names[number]).press("Enter")
        return frames[number]

    replay = play(1)
    step = replay.get_by_role("slider")
    expect(step).to_have_value("6", timeout=60_000)
    replay.get_by_role("button", name="One move on").press("Enter")

    puzzle = play(2)  # makes the replay rest, maybe before the engine has answered
    expect(puzzle.locator(".puzzle")).to_be_visible(timeout=60_000)
    puzzle.locator('.spots.hand [data-card="4D"]').press("Enter")
    expect(puzzle.locator(".puzzle.wrong")).to_be_visible(timeout=30_000)
    puzzle.locator('.spots.hand [data-card="TS"]').press("Enter")
    expect(puzzle.locator(".puzzle.right")).to_be_visible(timeout=30_000)

    # A rested replay resumes at its step, and so does the puzzle.
    drawn = replay.locator("img")
    replay.get_by_role("button", name="Continue Pantti").press("Enter")
    expect(step).to_have_value("7", timeout=60_000)
    puzzle.get_by_role("button", name="Continue Pantti").press("Enter")
    expect(puzzle.locator(".puzzle.right")).to_be_visible(timeout=60_000)
    expect(drawn).to_have_attribute("src", re.compile("^data:image/svg"))

    deal = play(0)
    expect(deal.locator(".spots.hand .playable").first).to_be_visible(timeout=60_000)
    expect(puzzle.get_by_role("button", name="Continue Pantti")).to_be_visible()
    lay_one(deal)
    expect(deal.locator(".spots.hand .playable, .actions .action").first).to_be_visible(timeout=60_000)
    held = hand_of(deal)
    deal.get_by_role("button", name="Open in full").first.press("Enter")
    link = deal.get_by_role("link", name="Open in full")
    expect(link).to_be_visible()
    deal.get_by_role("button", name="Full screen").press("Enter")
    page.wait_for_function("document.fullscreenElement")
    expect(tables.nth(0).locator("iframe")).to_have_js_property("offsetWidth", 360)
    deal.get_by_role("button", name="Open in full").first.press("Enter")
    deal.get_by_role("button", name="Leave full screen").press("Enter")
    page.wait_for_function("!document.fullscreenElement")
    deal.get_by_role("button", name="Open in full").first.press("Enter")
    link.press("?")  # shortcuts of the table rest, too
    expect(deal.get_by_role("dialog")).to_have_count(1)
    expect(link).to_have_attribute("target", "_blank")
    with page.expect_popup() as opening:
        link.press("Enter")
    full = opening.value
    expect(full.locator(".spots.hand .spot")).to_have_count(len(held), timeout=60_000)
    assert full.url.startswith(site) and "/embed/" not in full.url
    spots = full.locator(".spots.hand .spot")
    assert sorted(spots.evaluate_all("spots => spots.map((spot) => spot.dataset.card)")) == sorted(held)


# The Embed dialogue


def test_the_dialogue_writes_what_works(phone: Page, site: str, serve: Callable[..., str], tmp_path: Path) -> None:
    """Pastes the generated code into another page, and plays there."""
    prepare(phone, site)
    record = read((build.ROOT / "tests" / "records" / "pantti.txt").read_text("utf-8")).record
    record = replace(record, deals=[record.deals[0], record.deals[1][:3]])  # in the second deal
    link = write_link("match", record_for_link("match", record, replayed(record)[0]))
    phone.goto(f"{site}#{link}&do=play")
    expect(phone.locator(".spots.hand .spot").first).to_be_visible(timeout=60_000)
    phone.get_by_role("button", name="More").tap()
    phone.get_by_role("button", name="Embed").tap()
    text = phone.get_by_role("textbox", name="What to paste into the page")
    expect(text).to_have_count(0)  # until the user confirms what the link reveals
    phone.get_by_role("button", name="Make the lines").tap()
    expect(phone.locator(".embed-preview").get_by_role("button", name="Play Pantti")).to_be_visible(timeout=20_000)
    assert len(text.input_value()) < 1000  # at first
    phone.get_by_role("radio", name="This table").check()
    expect(text).to_have_value(re.compile("<svg"))
    element = text.input_value()
    assert len(element) < 8800 and "<svg" in element and "<script async" in element
    dealt = Replay(record).shown(len(record.deals[0]) + 1, 0)["view"]
    assert dealt["deal"] == 2 and faces_in(element) == Counter(dealt["hand"])
    phone.get_by_role("radio", name="A blog that doesn’t allow scripts").check()
    expect(text).to_have_value(re.compile('^<iframe .* frameborder="0" '))  # no style attribute: policies may forbid it
    (tmp_path / "index.html").write_text(f"<!doctype html><meta charset=utf-8>{element}{text.input_value()}", "utf-8")
    phone.goto(serve(tmp_path, plain=True).replace("127.0.0.1", "localhost"))
    expect(phone.locator("kortti-table svg")).to_be_visible()
    frame = phone.locator("body > iframe").content_frame
    frame.get_by_role("button", name="Play Pantti").press("Enter")
    expect(frame.locator(".spots.hand .spot").first).to_be_visible(timeout=60_000)
