"""Appearance: higher contrast, forced colours, the display font."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.page.faults import Fault

FELT = "getComputedStyle(document.documentElement).getPropertyValue('--felt')"


def test_more_contrast_comes_with_the_device_or_by_choice(
    open_page: Callable[..., Page], site: str, axe: Callable[[Page], list[str]]
) -> None:
    page = open_page("phone", contrast="more", service_workers="block")
    page.goto(f"{site}#/settings")
    root = page.locator("html")
    expect(root).to_have_attribute("data-contrast", "more")
    dark = page.evaluate(FELT)
    assert axe(page) == []
    page.get_by_role("group", name="Contrast").get_by_role("radio", name="Normal").tap()
    expect(root).to_have_attribute("data-contrast", "normal")
    assert page.evaluate(FELT) != dark
    page.get_by_role("group", name="Contrast").get_by_role("radio", name="Same as device").tap()
    expect(root).to_have_attribute("data-contrast", "more")
    page.emulate_media(contrast="no-preference")
    expect(root).not_to_have_attribute("data-contrast", "more")
    page.get_by_role("group", name="Contrast").get_by_role("radio", name="High").tap()
    page.reload()
    expect(root).to_have_attribute("data-contrast", "more")
    assert page.evaluate(FELT) == dark


def test_a_switch_has_a_knob_in_the_systems_colours(phone: Page, site: str) -> None:
    phone.emulate_media(forced_colors="active")
    phone.goto(f"{site}#/settings")
    switch = phone.locator(".switch").first
    for _ in range(2):
        knob, track = switch.locator(".track").evaluate(
            "(track) => ['::after', null].map((part) => getComputedStyle(track, part).backgroundColor)"
        )
        assert knob != track
        switch.tap()


def test_the_face_of_titles_is_there_at_the_first_visit(phone: Page, site: str) -> None:
    phone.goto(site)
    expect(phone.locator(".tile").first).to_be_visible()
    assert phone.evaluate("[...document.fonts].map((face) => face.status)") == ["loaded"]


def test_a_face_that_is_late_moves_nothing(phone: Page, spoil: Callable[..., str], dist: Path) -> None:
    fault = Fault("/fonts/*", "held")
    phone.goto(spoil(dist, fault), wait_until="commit")
    expect(phone.locator(".tile").first).to_be_visible()
    title = phone.locator("h1")
    before = title.bounding_box()
    fault.left = 0
    phone.wait_for_timeout(1500)
    assert title.bounding_box() == before
