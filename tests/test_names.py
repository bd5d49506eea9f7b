"""People's names: cut between grapheme clusters, and the same way in the engine and in the page."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kortti.texts import NAME_LENGTH, characters_of, clean_name

NAMES = Path(__file__).parents[1] / "web" / "src" / "words" / "seat-names.js"
FAMILY = "👨\u200d👩\u200d👧\u200d👦"
KISS = "👩🏻\u200d❤\ufe0f\u200d💋\u200d👨🏼"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
PIECES = [
    *("\u200d", "\u200c", "\u0308", "\u0336", "\ufe0f", "🏻", "🇫", "🇮", "\U0001f3f4", "\U000e0067", "\U000e007f", "👨"),
    *(
        "a",
        "W",
        " ",
        "\n",
        "\u00a0",
        "\u202e",
        "\u2066",
        "\u200b",
        "\ufeff",
        "\u034f",
        "\u3164",
        "^",
        "1",
        "\u20e3",
        "❤",
    ),
    *("क", "\u094d", "ش", "\u1100", "\u1161", "한", "ä", "\u0e01", "\u0e34", "\u0e48", "\ue000", "\u0007"),
]


@pytest.mark.parametrize(
    ("name", "kept", "length"),
    [
        (FAMILY, FAMILY, 1),
        (KISS + " & co", KISS + " & co", 6),
        (SCOTLAND + "🇫🇮🇸🇪", SCOTLAND + "🇫🇮🇸🇪", 3),
        ("👍🏽1\ufe0f\u20e3", "👍🏽1\ufe0f\u20e3", 2),
        ("A\u030akesson", "\u00c5kesson", 7),
        ("\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\u0dc1\u0dca\u200d\u0dbb\u0dd3", 2),
        ("\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", 6),
        ("Ai\u200cno\u200d", "Aino", 4),
        ("Z" + "\u0336\u0317" * 9 + "o", "Z" + "\u0336" * 3 + "o", 2),
        ("\u0301\u0301 a", "a", 1),
        ("  a \u202e\u0000\n b\u2066\u00ad ", "a b", 3),
        ("\u3164\u2800\u200b", "", 0),
        ("👨\u200d" * 30, ("👨\u200d" * 4)[:-1] * 7 + "👨\u200d👨", 8),
        (FAMILY * 30, FAMILY * NAME_LENGTH, NAME_LENGTH),
        ("\ud800x", "x", 1),
        ("a" * 23 + " b", "a" * 23, 23),
    ],
)
def test_a_name_keeps_what_a_reader_sees_as_one(name: str, kept: str, length: int) -> None:
    assert clean_name(name) == kept
    assert len(characters_of(kept)) == length


@settings(max_examples=300, deadline=None)
@given(st.text() | st.lists(st.sampled_from(PIECES), max_size=60).map("".join))
def test_a_clean_name_stays_as_it_is(name: str) -> None:
    clean = clean_name(name)
    assert clean_name(clean) == clean
    assert len(characters_of(clean)) <= NAME_LENGTH and len(clean) <= 20 * NAME_LENGTH
    assert clean == clean.strip() and "\n" not in clean and not set("\u202e\u2066\u200b\ufeff\u3164") & set(clean)


def test_the_page_cleans_names_as_the_engine_does() -> None:
    rng = random.Random(1)
    names = ["".join(rng.choices(PIECES, k=rng.randint(1, 40))) for _ in range(3000)] + [FAMILY * 30, KISS, SCOTLAND]
    program = f"""
        import {{ cleanName }} from {json.dumps(NAMES.as_uri())};
        const names = JSON.parse(await new Response(process.stdin).text());
        process.stdout.write(JSON.stringify(names.map((name) => cleanName(name))));
    """
    node = ["node", "--input-type=module", "--eval", program]
    run = subprocess.run(node, input=json.dumps(names).encode(), capture_output=True, check=True, timeout=60)
    assert json.loads(run.stdout) == [clean_name(name) for name in names]
