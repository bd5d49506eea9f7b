"""Two browsers connect by codes, without a server; and a camera reads a code."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import build
from tests.page.conftest import HERE

CODES = ["https://kortti.example/#/join/" + "Codes-are_long" * 10, "An answer: ♣"]
LONG = "♣1234567" * 40_000  # 320,000 characters, 400 kB


@pytest.fixture(scope="module")
def address(dist: Path, serve: Callable[..., str], tmp_path_factory: pytest.TempPathFactory) -> str:
    """Address of a page with friends_bench.js, its words and styles, under the site's headers."""
    folder = tmp_path_factory.mktemp("friends")
    shutil.copy(dist / "_headers", folder)
    shutil.copytree(dist / "words", folder / "words")
    (folder / "fonts").mkdir()
    words = {"words": build.words_in(folder, "??-*.ftl"), "laterWords": build.words_in(folder, "later-*.ftl")}
    hashes = {f"words/{path.name}": build.integrity(path) for path in build.files(folder / "words")}
    script = build.bundle(folder, HERE / "friends" / "friends_bench.js", {**words, "hashes": hashes, "games": []})
    (decoder,) = folder.glob("assets/qr-decoder-*.js")
    parts = f'data-files="{script}" data-qr-decoder="assets/{decoder.name}"'
    style = f'<link rel="stylesheet" href="{build.bundle_style(folder, "main.css")}">'
    head = f'<meta name="viewport" content="width=device-width"><title>Friends</title>{style}'
    body = f'<main></main><script type="module" src="{script}" {parts}></script>'
    (folder / "index.html").write_text(f'<!doctype html><html lang="en">{head}<body>{body}')
    return serve(folder)


@pytest.fixture
def open_in(address: str, listen: Callable[[Page], Page]) -> Callable[..., Page]:
    """Opens the page in a browser."""

    def start(browser: Browser, script: str = "", **options: Any) -> Page:
        page = listen(browser.new_page(**options))
        page.add_init_script(script)
        page.goto(address)
        return page

    return start


@pytest.fixture
def two(browser: Browser, launch_browser: Callable[..., Browser], open_in: Callable[..., Page]) -> Iterator[list[Page]]:
    """Pages in two browsers, the second one with processes of its own, which have connected by codes."""
    other = launch_browser()
    host, guest = open_in(browser), open_in(other)
    code = host.evaluate("friends.invite()")
    answer = guest.evaluate("(link) => friends.join(link)", f"https://kortti.example/#/join/{code}\n")
    assert max(len(code), len(answer)) < 160
    host.evaluate("(answer) => friends.accept(answer)", answer)
    wait(guest, "friends.isOpen()")
    yield [host, guest]
    host.close()
    other.close()


def wait(page: Page, condition: str, seconds: float = 30) -> None:
    """Polls: under the page's security policy, `wait_for_function` takes functions alone."""
    for _ in range(int(seconds * 20)):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(50)
    raise AssertionError(condition)


def test_texts_go_both_ways_and_closing_is_told(two: list[Page]) -> None:
    for near, far in (two, two[::-1]):
        near.evaluate("(texts) => texts.forEach(friends.send)", ["♣", LONG, "after"])
        wait(far, "friends.heard.length >= 3")
        assert far.evaluate("friends.heard") == ["♣", LONG, "after"]
    host, guest = two
    for page in two:
        page.evaluate("friends.line()")
    host.evaluate("friends.tell({hello: 1})")
    guest.evaluate("friends.tell({hello: 2})")
    wait(guest, "friends.heard.length === 4")
    wait(host, "friends.heard.length === 4")
    assert [page.evaluate("friends.heard[3]") for page in two] == [{"hello": 2}, {"hello": 1}]
    guest.evaluate("(friends.tell({bye: 1}), friends.close())")  # what was sent before arrives
    wait(host, "friends.heard.length === 6")
    assert host.evaluate("friends.heard.slice(4)") == [{"bye": 1}, "gone"]
    assert guest.evaluate("friends.isOpen()") is False


def test_the_answer_to_another_invitation_is_refused(browser: Browser, open_in: Callable[..., Page]) -> None:
    host, guest = open_in(browser), open_in(browser)
    guest.evaluate("(code) => friends.join(code)", host.evaluate("friends.invite()"))
    answer = guest.evaluate("(code) => friends.join(code)", guest.evaluate("friends.invite()"))
    reason = "(answer) => friends.accept(answer).catch((error) => error.reason)"
    assert host.evaluate(reason, answer) == "not-mine"
    assert host.evaluate(reason, answer[:-9]) == "cut"


def picture(rows: list[str], width: int, height: int) -> bytes:
    """Returns a frame of a video, black on white on grey, with the code in the middle."""
    scale = height * 9 // 10 // len(rows)
    side = scale * len(rows)
    left, top = (width - side) // 2, (height - side) // 2
    lines = [b"\x80" * width] * height
    for y, row in enumerate(rows):
        line = b"".join((b"\x10" if sign == "1" else b"\xeb") * scale for sign in row)
        for each in range(scale):
            lines[top + y * scale + each] = b"\x80" * left + line + b"\x80" * (width - side - left)
    return b"".join(lines) + b"\x80" * (width * height // 2)


@pytest.fixture(scope="module")
def camera(
    browser: Browser, launch_browser: Callable[..., Browser], address: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """A browser whose camera sees one code, then the other, for a second each."""
    page = browser.new_page()
    page.goto(address)
    frames = [picture(page.evaluate("(text) => friends.matrix(text)", text), 640, 480) for text in CODES]
    page.close()
    film = tmp_path_factory.mktemp("camera") / "codes.y4m"
    with film.open("wb") as file:
        file.write(b"YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420jpeg\n")
        for frame in (frame for frame in frames for _ in range(10)):
            file.write(b"FRAME\n" + frame)
    fake = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
    seeing = launch_browser(args=[*build.BROWSER_ARGS, *fake, f"--use-file-for-fake-video-capture={film}"])
    yield seeing
    seeing.close()


# Keeps the streams that the page gets.
STREAMS = """
window.tracks = [];
const { mediaDevices } = navigator;
const get = mediaDevices.getUserMedia.bind(mediaDevices);
mediaDevices.getUserMedia = async (wish) => {
  window.wish = wish;
  const stream = await get(wish);
  tracks.push(...stream.getTracks());
  return stream;
};
"""
# A detector of the browser's own, which knows what it is shown by a trick, or fails.
DETECTOR = """
window.BarcodeDetector = class {
  static getSupportedFormats = async () => FORMATS;
  async detect(video) {
    if (!(video instanceof HTMLVideoElement)) throw new TypeError();
    if (FAILS) throw new Error('Barcode detection service unavailable.');
    return [{ rawValue: 'detected' }, { rawValue: 'detected' }];
  }
};
"""
LIBRARY = "performance.getEntriesByType('resource').some(({ name }) => name.includes('/qr-decoder-'))"


def test_the_camera_reads_each_code_once(
    camera: Browser, open_in: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    page = open_in(camera, STREAMS)
    assert not page.evaluate(LIBRARY)
    page.evaluate("friends.scan()")
    wait(page, "friends.texts.length === 2")
    page.wait_for_timeout(1500)
    assert sorted(page.evaluate("friends.texts")) == sorted(CODES)
    assert page.evaluate("wish.video.facingMode") == "environment"
    expect(page.get_by_role("status")).to_have_text("Point the camera at the code on the other screen.")
    assert [line for line in axe(page) if "heading" not in line and "video-caption" not in line] == []
    box = page.locator(".scan-box").bounding_box()
    assert box and box["width"] == box["height"] > 200

    states = "tracks.map(({ readyState, enabled }) => [readyState, enabled, document.querySelector('video').paused])"
    turn = (
        "(hidden) => (Object.defineProperty(document, 'hidden', { value: hidden, configurable: true }), "
        "document.dispatchEvent(new Event('visibilitychange')))"
    )
    page.evaluate(turn, True)
    assert page.evaluate(states) == [["live", False, True]]
    page.evaluate(turn, False)
    assert page.evaluate(states) == [["live", True, False]]
    page.get_by_role("button", name="Close the camera").click()
    wait(page, "tracks.every(({ readyState }) => readyState === 'ended')")
    expect(page.locator("video")).to_have_count(0)
    page.close()


@pytest.mark.parametrize(
    ("formats", "fails", "by_library"),
    [("['qr_code']", "false", False), ("['qr_code']", "true", True), ("['ean_13']", "false", True)],
    ids=["it can", "it fails", "it cannot"],
)
def test_the_browser_s_own_detector_comes_first(
    formats: str, fails: str, by_library: bool, camera: Browser, open_in: Callable[..., Page]
) -> None:
    page = open_in(camera, DETECTOR.replace("FORMATS", formats).replace("FAILS", fails))
    page.evaluate("friends.scan()")
    wait(page, f"friends.texts.length === {2 if by_library else 1}")
    assert sorted(page.evaluate("friends.texts")) == (sorted(CODES) if by_library else ["detected"])
    assert page.evaluate(LIBRARY) is by_library
    page.close()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("NotAllowedError", "doesn’t let the page use the camera"),
        ("NotReadableError", "Another app may be using it"),
        ("OverconstrainedError", "finds no camera here"),
    ],
)
def test_what_to_do_without_a_camera_is_told(
    name: str, told: str, camera: Browser, open_in: Callable[..., Page]
) -> None:
    fault = f"navigator.mediaDevices.getUserMedia = async () => {{ throw new DOMException('', '{name}') }};"
    page = open_in(camera, f"{STREAMS} window.mend = () => delete mediaDevices.getUserMedia; {fault}")
    page.evaluate("friends.scan()")
    expect(page.get_by_role("status")).to_contain_text(told)
    expect(page.get_by_role("status")).to_contain_text("as text")
    expect(page.locator("video")).to_have_count(0)
    again = page.get_by_role("button", name="Try again")
    expect(again).to_have_count(0 if "finds no" in told else 1)
    if again.count():
        page.evaluate("mend()")
        again.click()
        wait(page, "friends.texts.length > 0")
    page.close()


def test_a_browser_without_a_camera(browser: Browser, open_in: Callable[..., Page]) -> None:
    page = open_in(browser)
    for lang, told in (("fi", "Täältä ei löydy kameraa."), ("ja", "カメラが見つかりません")):
        page.evaluate("(lang) => friends.scan(lang)", lang)
        expect(page.get_by_role("status")).to_contain_text(told)
        page.evaluate("friends.stopScan()")
    page.close()


def test_a_library_that_does_not_come_is_told(camera: Browser, open_in: Callable[..., Page]) -> None:
    page = open_in(camera, STREAMS)
    page.route("**/qr-decoder-*", lambda route: route.abort())
    page.evaluate("friends.scan()")
    expect(page.get_by_role("status")).to_contain_text("could not be loaded")
    wait(page, "tracks.every(({ readyState }) => readyState === 'ended')")
    page.unroute("**/qr-decoder-*")
    page.get_by_role("button", name="Try again").click()
    wait(page, "friends.texts.length === 2")
    page.close()
