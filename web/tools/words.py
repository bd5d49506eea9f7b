"""The words of a language for the build: texts of message ids and of the engine's messages, as HTML."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from html import escape
from typing import Any

from kortti.messages import Message
from kortti.terminal import language as terminal
from kortti.terminal.language import bundle_of, languages
from kortti.wire import Rule
from web.tools.build.paths import WEB

__all__ = ["Words", "languages"]

# Index letters of cards, if not A K Q J: from the page (web/src/store/settings.js).
SETTINGS = WEB / "src" / "store" / "settings.js"
LETTERS = {
    found[1]: dict(re.findall(r"(\w): '(\w+)'", found[2]))
    for found in re.finditer(r"^  (\w\w): \{(.*)\},$", SETTINGS.read_text("utf-8"), re.MULTILINE)
}


class Printed(terminal.Words):
    """The words of one language with its index letters."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.letters: dict[str, str] = {"T": "10", **LETTERS.get(language, {})}

    def card(self, card: str, form: str = "") -> str:
        """Returns a card or a rank; on paper a card has the same sign in all forms."""
        return self.letters.get(card[0], card[0]) + terminal.SIGNS.get(card[1:], "")


class Words:
    """The words of one language, as HTML."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = bundle_of(language)
        self.printed = Printed(language)
        self.said = terminal.Words(language, aloud=True)

    def __call__(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """Returns the text of a message, or with ``id.attribute`` of its attribute."""
        name, _, attribute = id.partition(".")
        entry = self.bundle.get_message(name)
        pattern: Any = entry.attributes[attribute] if attribute else entry.value
        text, errors = self.bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            sys.exit(f"{self.language}: {id}: {errors}")
        return escape(str(text))

    def first(self, *ids: str) -> str:
        """Returns the plain text of the first id that exists, or ""."""
        for id in ids:
            name, _, attribute = id.partition(".")
            if self.bundle.has_message(name):
                entry = self.bundle.get_message(name)
                if (entry.attributes.get(attribute) if attribute else entry.value) is not None:
                    return self.printed.text(id)
        return ""

    def show(self, message: Message | Rule) -> str:
        """Returns the text of a message of the engine, with red suits in red."""
        text = self.printed.say({"id": message["id"], "args": dict(message["args"])})
        return re.sub(r"((?:10|\w{1,2})?[♦♥])", r'<span class="red">\1</span>', escape(text))

    def name(self, card: str) -> str:
        """Returns the spoken name of a card."""
        return escape(self.said.card(card))
