"""What comes from outside and goes into a text: any value named in an error, and the names of people.

Names are cut where a reader sees the end of a character: a letter has its accents, a family of emoji is one. That is
the rule of Unicode (UAX 29) as far as names need it. `web/src/words/seat-names.js` does the same while a name is typed,
and a test holds the two together.
"""

from __future__ import annotations

from unicodedata import category, normalize

NAME_LENGTH = 24  # characters as a reader sees them
MARKS = 3  # accents and other signs on one letter: no spelling needs more
JOINS = 3  # emoji that are joined to one: a kiss is four
JOINER, NON_JOINER, FLAG = "\u200d", "\u200c", "\U0001f3f4"
TAGS = 6  # letters of a flag such as Scotland's, and their end
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs without ink
NO_MARKS = "\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"  # and marks


def shown(value: object) -> str:
    """Gets a text for any value, to name it in an error: itself or its `repr`, 40 characters at most.

    Where there is no `repr` (an int of 5,000 digits, a list too deep) it is the name of the type.
    """
    try:
        return (value if isinstance(value, str) else repr(value))[:40]
    except Exception:
        return type(value).__name__


def clean_name(name: str) -> str:
    """Gets a name fit for one line, without control characters and what turns or hides the text around it.

    Blanks are folded, piled accents cut down, and it has `NAME_LENGTH` characters at most, none of them in part.
    """
    characters: list[str] = []
    for character in characters_of(normalize("NFC", "".join(map(printable, name)))):
        if character != " " or (characters and characters[-1] != " "):
            characters.append(character)
    return normalize("NFC", "".join(characters[:NAME_LENGTH]).rstrip(" "))


def printable(char: str) -> str:
    """Gets the character itself, a blank for whatever divides words or lines, or nothing for what cannot be seen."""
    kind = category(char)
    if kind[0] == "Z" or kind == "Cc":
        return " "
    if char in (JOINER, NON_JOINER) or "\U000e0020" <= char <= "\U000e007f" or "\U0001f000" <= char <= "\U0001faff":
        return char  # also emoji that this Python does not know yet
    return "" if kind[0] == "C" or char in BLANK or char in NO_MARKS else char


def characters_of(text: str) -> list[str]:
    """Gets the characters of a `printable` text as a reader sees them, without marks that stand on nothing."""
    characters: list[str] = []
    last = " "  # the letter or sign that marks stand on
    joiner = ""  # that waits for what it joins
    marks = joins = 0
    for char in text:
        kind = category(char)
        if char in (JOINER, NON_JOINER):  # in scripts that join letters, after their marks, and between emoji
            joiner = char if category(last) in ("Lo", "So", "Cn") and not joiner else ""
        elif "\U000e0020" <= char <= "\U000e007f":
            if last == FLAG and len(characters[-1]) <= TAGS:
                characters[-1] += char
        elif kind[0] == "M" or (kind == "Sk" and category(last) in ("So", "Cn")):  # colours of skin are Sk
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
    """Tells whether a character may be one that is joined to others."""
    return category(char) in ("So", "Cn")


def is_region(char: str) -> bool:
    """Tells whether a character is half a flag."""
    return "\U0001f1e6" <= char <= "\U0001f1ff"
