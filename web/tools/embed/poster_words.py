"""Prints the words for still pictures of tables in every language, as JSON: see web/src/embed/poster.js.

python -m web.tools.embed.poster_words prints a line with all of them, and one with only those for the element, which
readers of other sites load.
"""

from __future__ import annotations

import json
from typing import Any

import kortti
from kortti.page.catalogue import game_entry
from web.tools.words import Words, languages

LABELS = {"play": "play-game", "replay": "replay-look-at", "solve": "puzzle-title"}
LATER = {"goOn": "continue-match", "again": "try-again"}


def posters(says: dict[str, Words], brief: bool) -> dict[str, Any]:
    """Returns the words by language, and the numbers of players of each game."""
    asked = LABELS if brief else LABELS | LATER
    words = {}
    for language, say in says.items():
        labels = {name: say(id, {"name": "{}", "game": "{}"}) for name, id in asked.items()}
        names = {game: say(f"game-{game}") for game in kortti.games()}
        games = {game: name for game, name in names.items() if name != game.replace("-", " ").title()}
        words[language] = {**labels, "games": games}
    return {"words": words, "games": {name: 0 if brief else game_entry(name)["players"] for name in kortti.games()}}


def main() -> None:
    says = {language: Words(language) for language in languages()}
    for brief in (False, True):
        print(json.dumps(posters(says, brief), ensure_ascii=False))


if __name__ == "__main__":
    main()
