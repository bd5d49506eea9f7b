"""The site in Firefox and in WebKit: what most people do there. The other rooms' tests run in Chromium."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest

import build
from kortti.games import games
from kortti.records.record import Seat, write
from tests.page.browsers.visitor import FRAME, Visitor, save_of
from tests.page.positions import played
from tests.page.screens.test_review import BRIEF, SEATS
from tests.page.screens.test_text_mode import OFFER

pytestmark = [pytest.mark.browsers, pytest.mark.timeout(900)]

OFFLINE = "sedma"  # played without a network
POST = """<!doctype html><html lang="en"><title>Blog</title><script async src="{site}embed/kortti-table.js"></script>
<script>heard = []; addEventListener('message', ({{data}}) => heard.push(data))</script>
<kortti-table game="pantti" deal="a1b2" players="3" level="beginner"><a href="{site}">Pantti</a></kortti-table>"""
# The middle of a card that can be played now.
PLAYABLE = """() => {
    const {x, y, width, height} = document.querySelector('.table-screen:not([data-drawn]) .spots.hand .playable')
        ?.getBoundingClientRect() ?? {};
    return width && !document.querySelector('.cards').table.isMoving() ? [x + width / 2, y + height / 2] : null;
}"""
PICTURED = """document.querySelectorAll('.tiles img').length
    && [...document.images].every(({complete}) => complete)"""
HEADING = "document.querySelector('h1')?.textContent"
SCREENS = (
    "",
    "settings",
    "stats",
    "today",
    "practice",
    "rules/pantti",
    "new/pantti",
    "about",
    "fair",
    "opponents/pantti",
)


def hand(visitor: Visitor) -> list[str]:
    return sorted(spot["card"] for spot in visitor.wait()["hand"])


def test_an_embedded_table_in_another_site(visitor: Visitor, serve: Callable[..., str], tmp_path: Path) -> None:
    visitor.settle_down()
    (tmp_path / "index.html").write_text(POST.format(site=visitor.site))
    visitor.page.goto(serve(tmp_path, plain=True).replace("127.0.0.1", "localhost"))
    visitor.press_name("Play Pantti")
    visitor.until(f"!!{FRAME}")
    for _ in range(200):
        if spot := visitor.in_frame(PLAYABLE):
            left, top = visitor.page.evaluate(f"(({{x, y}}) => [x, y])({FRAME}.getBoundingClientRect())")
            visitor.page.mouse.click(left + spot[0], top + spot[1])
        visitor.page.wait_for_timeout(300)
        if visitor.page.evaluate("heard.some(({type, moves}) => type === 'move' && moves.length)"):
            break
    else:
        raise AssertionError(visitor.page.evaluate("heard"))
    assert visitor.page.evaluate("heard.every(({kortti}) => kortti === 1)")


class Brief(build.Site):
    """Serves one file for each connection, so that a stopped server answers no more."""

    protocol_version = "HTTP/1.0"


def test_a_visit(visitor: Visitor, dist: Path) -> None:
    """One page for all that needs no other: opening one takes longer than what is done there."""
    running = build.server(dist, handler=Brief)
    threading.Thread(target=running.serve_forever, args=(0.05,), daemon=True).start()
    visitor.site = f"http://127.0.0.1:{running.server_port}/"
    review = write(played([Seat(**seat) for seat in SEATS], 1))
    whole = {f"whole-{game}": save_of(game) for game in games() if game != OFFLINE}
    visitor.settle_down({game: save_of(game) for game in ("pantti", "ristiseiska")} | {"reviewed": review} | whole)
    a_match_is_left_gone_on_with_and_shared(visitor)
    a_review_tells_about_a_move(visitor)
    each_screen_opens(visitor)
    friends_are_invited_or_told_why_not(visitor)
    text_mode_plays(visitor)
    for id in whole:
        visitor.open(id)
        a_deal_is_played_to_its_end(visitor, id)
        visitor.leave()
    visitor.until("navigator.serviceWorker.ready.then(({active}) => active.state === 'activated')")
    running.shutdown()
    running.server_close()
    it_starts_offline_and_plays_a_deal(visitor)


def a_match_is_left_gone_on_with_and_shared(visitor: Visitor) -> None:
    visitor.open("pantti")
    dealt = hand(visitor)
    visitor.make_moves(1)
    left = hand(visitor)
    visitor.page.reload()
    visitor.seat()
    assert hand(visitor) == left
    visitor.make_moves(1)
    left = hand(visitor)
    visitor.page.goto(f"{visitor.site}#/")
    visitor.press_name("Go on: Pantti")
    visitor.seat()
    assert hand(visitor) == left
    visitor.press_name("Share")
    visitor.press_name("Make the link")
    link = visitor.until(
        "[...document.querySelectorAll('input, textarea')].find(({value}) => /#1d[.]/.test(value))?.value"
    )
    visitor.page.goto(link)
    visitor.see("A deal of Pantti for you")
    visitor.press_name("Play")
    visitor.seat()
    assert hand(visitor) == dealt


def a_review_tells_about_a_move(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.site}#/table/reviewed")
    visitor.page.evaluate(f"() => {{ {BRIEF} }}")
    visitor.see("First “Pantti!”")  # comes last, and moves the buttons
    visitor.press_name("Review")
    visitor.see("Your play ")
    visitor.press_name("Previous choice")
    visitor.until("/Expert: |You and the expert: /.test(document.querySelector('.told')?.textContent)")


def each_screen_opens(visitor: Visitor) -> None:
    before = visitor.until(HEADING)
    for screen in SCREENS:
        visitor.turn_to(screen)
        before = visitor.until(f"(before) => {HEADING} !== before && {HEADING}", before)


def friends_are_invited_or_told_why_not(visitor: Visitor) -> None:
    visitor.open("pantti")
    visitor.press_name("More")
    visitor.press_name("Friends")
    if visitor.page.evaluate("'RTCPeerConnection' in window"):
        visitor.press_name("Invite")
        visitor.until("!!document.querySelector('.friend-code textarea, .friend-name input')")
    else:
        visitor.see("This browser cannot connect to other devices.")


def text_mode_plays(visitor: Visitor) -> None:
    visitor.leave()
    visitor.open("ristiseiska")
    visitor.wait()
    visitor.page.evaluate("document.querySelector('.by-text').focus()")
    visitor.page.keyboard.press("Enter")
    visitor.until("document.activeElement.matches('.text-mode input')")
    visitor.say("help")
    visitor.see("Commands")
    for _ in range(3):
        lines = visitor.until("[...document.querySelectorAll('.table-lists li')].map((line) => line.textContent)")
        turn = visitor.page.evaluate("document.querySelector('.table-lists').dataset.turn")
        visitor.say(next(found[2] for line in lines if (found := OFFER.match(line))))
        visitor.until("(turn) => document.querySelector('.table-lists').dataset.turn !== turn", turn)
        visitor.until("/^1[.] /m.test(document.querySelector('.table-lists').innerText)")


def a_deal_is_played_to_its_end(visitor: Visitor, deal: str) -> None:
    visitor.play_deal(check_every=1000)
    assert visitor.moves >= 3, deal


def it_starts_offline_and_plays_a_deal(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.site}#/")
    visitor.until(PICTURED)  # else Firefox tells of pictures that it leaves
    visitor.page.reload()
    visitor.until(PICTURED)
    visitor.fix_chance()
    visitor.press_name(f"Play {OFFLINE.title()}")
    visitor.press_name("Just play")
    visitor.seat()
    visitor.moves = 0
    a_deal_is_played_to_its_end(visitor, OFFLINE)
