"""Prints the games of a wheel, their options, default rules and firsts, and the themes of reasons as JSON.

python -m web.tools.engine.catalogue WHEEL
"""

import json
import sys
from typing import Any


def usual_rules(ask: Any, game: dict[str, Any]) -> list[dict[str, Any]]:
    """Returns the default rules of a game; most games have the same for any number of players."""
    found: list[dict[str, Any]] = []
    for number in game["players"]:
        rules = ask(do="rules", game=game["name"], options={"players": number})
        if same := next((some for some in found if some["rules"] == rules), None):
            same["players"].append(number)
        else:
            found.append({"players": [number], "rules": rules})
    return found


def main(wheel: str) -> None:
    sys.path.insert(0, wheel)
    from kortti.games import CATALOGUE, load_game
    from kortti.opponents.themes import themes
    from kortti.page import Page

    def ask(**request: object) -> Any:
        return json.loads(Page().handle(json.dumps(request)))

    games = ask(do="catalogue")["games"]
    rules = {game["name"]: usual_rules(ask, game) for game in games}
    firsts = {}  # by the usual rules
    for name, kind in CATALOGUE.items():
        options = load_game(name).options
        known = (first.id for first in kind.firsts if first.rule is None or options[first.rule[0]] == first.rule[1])
        firsts[name] = [*(["won"] if kind.outcome == "won" else []), *known]
    print(json.dumps({"games": games, "rules": rules, "firsts": firsts, "themes": themes()}))


if __name__ == "__main__":
    main(sys.argv[1])
