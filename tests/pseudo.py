"""A pseudo-language: the English words with accents, a third longer and in brackets.

It shows texts that do not come from the word files, and places too small for a longer language.
"""

from __future__ import annotations

import functools
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

ENGLISH = Path(__file__).parents[1] / "web" / "words" / "en"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = str.maketrans(PLAIN, "áƀćđéƒǵĥíĵķĺɱńóṕɋŕśťúṽẃẋýźÁƁĆĐÉƑǴĤÍĴĶĹṀŃÓṔɊŔŚŤÚṼẂẊÝŹ")
LONGER = 0.35  # letters added, as a share of those in the English text
KEPT = ("opponent-names",)  # messages left as they are


class Stretcher(Transformer):  # type: ignore[misc]
    """Accents and lengthens the texts of a message."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        letters = sum(letter in PLAIN for letter in node.value)
        if letters:
            more = round(letters * LONGER)
            filling = " ".join("öööööö"[: min(6, more - at)] for at in range(0, more, 6))
            end = len(node.value.rstrip())
            text = node.value[:end].translate(ACCENTED)
            node.value = f"{text} {filling}{node.value[end:]}" if letters > 4 else text
        return node


def bracketed(pattern: ftl.Pattern | None) -> None:
    """Puts the text of a message into brackets, unless it consists of references to other messages alone."""
    if pattern and any(isinstance(element, ftl.TextElement) for element in pattern.elements):
        pattern.elements = [ftl.TextElement("["), *pattern.elements, ftl.TextElement("]")]


@functools.cache
def pseudo_words() -> str:
    """Returns all words of the page in the pseudo-language, as Fluent text."""
    texts = []
    for path in sorted(ENGLISH.glob("*.ftl")):
        resource = FluentParser().parse(path.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ftl.Message) and entry.id.name not in KEPT:
                Stretcher().visit(entry)
                for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                    bracketed(pattern)
        texts.append(FluentSerializer().serialize(resource))
    return "\n".join(texts)
