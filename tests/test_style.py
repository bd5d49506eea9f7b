"""Colours: tokens.css defines all of them, and they have enough contrast. Pictures draw the page's things."""

from __future__ import annotations

import json
import re

import pytest

import build
from kortti.picture import shapes, things

SHEET = (build.WEB / "src" / "styles" / "tokens.css").read_text("utf-8")
TOKENS = dict(re.findall(r"^  --([\w-]+): ([^;]+);", SHEET.partition(":root {")[2].partition("}")[0], re.M))
FELTS = {
    felt: TOKENS | dict(re.findall(r"--([\w-]+): ([^;]+);", text))
    for felt, text in re.findall(r"data-(?:felt|contrast)='(\w+)'\] {([^}]+)}", SHEET)
}


def value_of(name: str, time: str = "day") -> str:
    """Returns the value of a token by day or by night, resolving references."""
    value = TOKENS[name]
    while other := re.fullmatch(r"light-dark\((.+), (.+)\)|var\(--([\w-]+)\)", value):
        value = TOKENS[other[3]] if other[3] else other[1 if time == "day" else 2]
    return value


def test_all_colours_stand_among_the_tokens() -> None:
    """Shades of black and white, such as shadows, need no token."""
    sheets = [path for path in (build.WEB / "src").rglob("*.css") if path.name != "tokens.css"]
    found = {path.name: re.findall(r"#[0-9a-fA-F]{3,8}\b", path.read_text("utf-8")) for path in sheets}
    assert len(found) > 10 and not any(found.values()), found


def test_pictures_have_the_colours_of_the_page() -> None:
    drawn = [shapes.FELT, shapes.FELT_RIM, shapes.INK, shapes.QUIET, shapes.GOLD, shapes.BACK]
    assert drawn == [
        value_of(name) for name in ("felt-3", "felt-2", "felt-ink", "felt-ink-2", "midsummer-text", "ochre")
    ]


def test_pictures_have_the_things_of_the_page() -> None:
    drawn = (build.WEB / "src/table/things/shapes.js").read_text("utf-8")
    assert all(f"'{path}'" in drawn for path in (things.STONE, things.FURROWS, things.HAT, things.RIBBON))
    counts = (build.WEB / "src/table/things/chip-counts.js").read_text("utf-8")
    for name in ("STACK", "MOST_STACKS", "NEXT"):
        assert f"const {name} = {getattr(things, name)};" in counts


def test_the_page_begins_in_the_colours_of_its_tokens() -> None:
    """Before the style sheet loads, and around the page."""
    bar, ground = value_of("bar"), value_of("ground")
    manifest = json.loads((build.WEB / "public" / "manifest.webmanifest").read_text("utf-8"))
    assert (manifest["theme_color"], manifest["background_color"]) == (bar, ground)
    assert f'name="theme-color" content="{bar}"' in (build.WEB / "public" / "index.html").read_text("utf-8")


def test_cards_fly_as_long_as_the_tokens_say() -> None:
    durations = (build.WEB / "src" / "motion" / "durations.js").read_text("utf-8")
    assert f"FLIGHT = {{ off: 0, fast: 110, normal: {value_of('play').removesuffix('ms')}," in durations


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("ground", ["felt", "felt-2", "felt-3"])
def test_words_can_be_read_on_every_table(felt: str, ground: str) -> None:
    for ink in (FELTS[felt]["felt-ink-2"], value_of("midsummer-text"), value_of("cream")):
        assert contrast_of(ink, FELTS[felt][ground]) >= 5  # the light in the middle reduces it
    assert contrast_of(value_of("felt-red"), FELTS[felt][ground]) >= 4.5


def test_red_suits_on_the_table_are_one_red() -> None:
    on_canvas = (build.WEB / "src" / "table" / "canvas" / "card-faces.js").read_text("utf-8")
    colours = on_canvas.partition("felt: {\n")[2].partition("};")[0]
    assert set(re.findall("H: '(#\\w+)'", colours)) == {value_of("felt-red")}


def luminance(colour: str) -> float:
    """Returns the relative luminance of WCAG 2, 0 (black) to 1 (white), of a colour like ``#1a2b3c``."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast_of(one: str, other: str) -> float:
    """Returns the contrast ratio of WCAG 2, from 1 to 21."""
    light, dark = sorted(map(luminance, (one, other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        *(
            (ink, ground, 4.5)
            for ink in ("ink", "ink-2", "accent", "danger", "suit-red")
            for ground in ("ground", "paper", "paper-2")
        ),
        *(
            (ink, ground, 4.5)
            for ink in ("felt-ink", "felt-ink-2", "felt-red", "midsummer-text")
            for ground in ("felt", "felt-2", "felt-3")
        ),
        *((ink, ground, 4.5) for ink in ("bar-ink", "bar-ink-2", "midsummer-text") for ground in ("bar", "bar-2")),
        *(("on-gold", ground, 4.5) for ground in ("gold", "gold-2")),
        *(("focus", ground, 3) for ground in ("felt", "felt-2", "felt-3", "bar")),
        *(("focus-rim", ground, 3) for ground in ("ground", "paper", "gold")),
        *(("edge", ground, 3) for ground in ("paper", "paper-2")),
        ("on-accent", "accent", 4.5),
        ("ink", "tint", 4.5),
    ],
)
@pytest.mark.parametrize("time", ["day", "night"])
def test_colours_differ_enough_to_be_read(ink: str, ground: str, least: float, time: str) -> None:
    tones = ("focus", "focus-rim") if ink == "focus-rim" else (ink,)  # one of the two is visible
    assert max(contrast_of(value_of(tone, time), value_of(ground, time)) for tone in tones) >= least
