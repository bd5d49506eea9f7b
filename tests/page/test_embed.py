"""The site in a frame of another site, and where nothing can be stored."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.player import STORED, Player
from tests.page.test_store import DENIED, SILENT

NOTE = "This browser doesn’t let the page store anything"


@pytest.fixture
def blog(serve: Callable[..., str], site: str, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A page of another site that embeds this one."""
    folder = tmp_path_factory.mktemp("blog")
    style = "body { margin: 0 } iframe { border: 0; width: 360px; height: 640px }"
    frame = f'<iframe src="{site}" title="Kortti" allow="autoplay"></iframe>'
    html = f"<!doctype html><title>Blog</title><style>{style}</style>{frame}<p>Elsewhere"
    (folder / "index.html").write_text(html)
    return serve(folder, plain=True).replace("127.0.0.1", "localhost")


def play_some(player: Player) -> None:
    player.hurry()
    player.new("Pantti")
    cards = len(player.look()["hand"])
    seen = player.make_moves(3)
    assert player.moves == 3 and len(seen["hand"]) < cards


@pytest.mark.slow
def test_in_a_frame_of_another_site(phone: Page, blog: str, site: str) -> None:
    phone.goto(blog)
    (frame,) = phone.main_frame.child_frames
    assert frame.url.startswith(site) and not blog.startswith(site)
    player = Player(phone, site, "touch", seed=10)
    player.frame = frame
    expect(frame.locator(".notice")).to_contain_text(NOTE)  # storage is blocked there by this browser
    play_some(player)
    before = player.look()
    # The quiet note goes, and the table stays as it is.
    if frame.locator(".notice").count():
        player.press(frame.locator(".notice").get_by_role("button"))
    expect(frame.locator(".notice")).to_have_count(0, timeout=12_000)
    phone.wait_for_timeout(300)
    assert player.look() == before
    player.play(before)
    player.wait(player.signature(before))
    # Leave, and go on: the match lasts as long as the visit.
    player.press(frame.get_by_role("button", name="Leave the table"))
    left = frame.get_by_role("link", name="Continue Pantti")
    expect(left).to_be_visible()
    player.press(left)
    player.seat()
    player.make_moves(1)
    with pytest.raises(Exception, match=r"UnknownError|SecurityError"):
        frame.evaluate(STORED)


@pytest.mark.parametrize("how", ["denied", pytest.param("silent", marks=pytest.mark.slow)])
def test_without_storage(open_page: Callable[..., Page], site: str, how: str) -> None:
    page = open_page("phone")
    page.add_init_script(DENIED if how == "denied" else SILENT)
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }});"
    )
    player = Player(page, site, "touch", seed=11)
    page.goto(site)
    expect(page.locator(".notice")).to_contain_text(NOTE, timeout=15_000)
    expect(page.get_by_role("combobox", name="Language")).to_be_visible()
    play_some(player)


def test_a_frame_is_told_nothing_it_must_not_know(phone: Page, blog: str) -> None:
    """What the page says to its host by messages: nothing yet, so no hidden card either."""
    phone.add_init_script("window.heard = []; addEventListener('message', ({data}) => heard.push(data));")
    phone.goto(blog)
    (frame,) = phone.main_frame.child_frames
    expect(frame.locator("h1")).to_be_visible()
    assert phone.evaluate("heard") == []
