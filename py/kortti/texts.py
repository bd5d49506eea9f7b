"""Sanitising of foreign text: values quoted in errors, and people's names.

Names are cut between grapheme clusters: an accented letter or an emoji family is one character. This follows UAX 29 as
far as names need it. `web/src/words/seat-names.js` does the same while a name is typed; a test compares the two.
"""

from __future__ import annotations

from unicodedata import category, normalize

NAME_LENGTH = 24  # grapheme clusters
MARKS = 3  # combining marks per letter; no spelling needs more
JOINS = 3  # joiners per emoji sequence: a kiss has three
JOINER, NON_JOINER, FLAG = "\u200d", "\u200c", "\U0001f3f4"
TAGS = 6  # tag characters of a flag such as Scotland's, with their terminator
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # invisible letters and symbols
NO_MARKS = "\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"  # invisible combining marks


def shown(value: object) -> str:
    """Returns a value's text or `repr`, cut to 40 characters, to quote in an error.

    If `repr` fails (an int of 5,000 digits, a list nested too deeply), returns the name of the type.
    """
    try:
        return (value if isinstance(value, str) else repr(value))[:40]
    except Exception:
        return type(value).__name__


def clean_name(name: str) -> str:
    """Returns a name fit for one line, without control, invisible or bidirectional characters.

    Collapses blanks, limits combining marks and cuts to `NAME_LENGTH` whole grapheme clusters.
    """
    characters: list[str] = []
    for character in characters_of(normalize("NFC", "".join(map(printable, name)))):
        if character != " " or (characters and characters[-1] != " "):
            characters.append(character)
    return normalize("NFC", "".join(characters[:NAME_LENGTH]).rstrip(" "))


def printable(char: str) -> str:
    """Returns `char`, a blank if it separates words or lines, or nothing if it is invisible."""
    kind = category(char)
    if kind[0] == "Z" or kind == "Cc":
        return " "
    if char in (JOINER, NON_JOINER) or "\U000e0020" <= char <= "\U000e007f" or "\U0001f000" <= char <= "\U0001faff":
        return char  # also emoji newer than this Python's Unicode tables
    return "" if kind[0] == "C" or char in BLANK or char in NO_MARKS else char


def characters_of(text: str) -> list[str]:
    """Splits a `printable` text into grapheme clusters, dropping marks that have no base."""
    characters: list[str] = []
    last = " "  # base of the current cluster
    joiner = ""  # pending joiner
    marks = joins = 0
    for char in text:
        kind = category(char)
        if char in (JOINER, NON_JOINER):  # used after the marks in joining scripts, and between emoji
            joiner = char if category(last) in ("Lo", "So", "Cn") and not joiner else ""
        elif "\U000e0020" <= char <= "\U000e007f":
            if last == FLAG and len(characters[-1]) <= TAGS:
                characters[-1] += char
        elif kind[0] == "M" or (kind == "Sk" and category(last) in ("So", "Cn")):  # skin tones are Sk
            if last != " " and marks < MARKS:
                characters[-1] += joiner + char
                marks += 1
            joiner = ""
        elif joiner == JOINER and is_emoji(last) and is_emoji(char) and joins < JOINS:
            characters[-1] += joiner + char
            last, joiner, marks, joins = char, "", 0, joins + 1
        elif is_region(char) and is_region(last) and len(characters[-1]) == 1:
            characters[-1] += char
        else:
            if char == " " or is_emoji(last) or is_emoji(char):
                joiner = ""
            characters.append(joiner + char)
            last, joiner, marks, joins = char, "", 0, 0
    return characters


def is_emoji(char: str) -> bool:
    """Checks if `char` may be an emoji, which a joiner can join."""
    return category(char) in ("So", "Cn")


def is_region(char: str) -> bool:
    """Checks if `char` is a regional indicator, half of a flag."""
    return "\U0001f1e6" <= char <= "\U0001f1ff"
