"""Plays matches to the first choice of the person in front, for a table that lies there before the engine does.

python -m web.tools.engine.openings WHEEL FOLDER writes a file per match, in a folder per game: its save, the turns that
lead there, and why the other cards cannot be played. House rules and opponents are those of a first visit
(web/src/match/match-setup.js) or, as "link-NUMBER", of a link or an embedded table that names the game only
(kortti.records.links); the guided first deal is among them, and each day's deal (web/src/statistics/daily-deals.js).
"""

import json
import sys
from datetime import date, timedelta
from pathlib import Path
from typing import Any

OPENINGS = 32  # of each game, and as many for links
LEVEL, PARTNER = "casual", "skilled"  # of opponents
LINKED = DAILY = "skilled"  # level of all opponents of links, and of daily deals
FIRST_DAY, DAYS = date(2026, 11, 1), 426  # up to the end of 2027


def first_choice(game: dict[str, Any]) -> dict[str, Any]:
    """Returns the house rules and seats of a first visit."""
    options = {option["name"]: option["default"] for option in game["options"]}
    players = options.get("players", game["players"][0])
    partners = {seat for side in game["sides"] or [] if 0 in side for seat in side}
    kinds = ["person", *(PARTNER if seat in partners else LEVEL for seat in range(1, players))]
    return {"options": options, "seats": [{"kind": kind, "name": ""} for kind in kinds]}


def at_level(game: dict[str, Any], level: str) -> dict[str, Any]:
    """Returns default house rules, and seats with all opponents at a level."""
    seats = [{**seat, "kind": level if seat["kind"] != "person" else "person"} for seat in first_choice(game)["seats"]]
    return {"options": {}, "seats": seats}


def days_of(at: int, games: int) -> list[str]:
    """Returns the days whose deal is that of the game at index `at` of the catalogue: all take turns."""
    return [(FIRST_DAY + timedelta(days=number)).isoformat() for number in range(at, DAYS, games)]


def daily(game: dict[str, Any], day: str) -> dict[str, Any]:
    """Returns how a day's deal of a game starts."""
    return {"seed": f"today 1 {day} {game['name']}", **at_level(game, DAILY)}


def opening(page: Any, *, seed: str, **start: object) -> dict[str, Any] | None:
    """Starts a match, plays it until the person is asked, and returns it; None if the deal ends before."""

    def ask(**request: object) -> Any:
        answer = json.loads(page.handle(json.dumps(request)))
        if "error" in answer:
            sys.exit(f"{start}: {answer['error']}")
        return answer

    turns = [ask(do="new", seed=seed, **start)]
    while turns[-1]["view"]["turn"] != 0:
        if turns[-1]["view"]["over"]:
            return None
        answer = ask(do="advance", seat=0)
        if "unfinished" not in answer:
            turns.append(answer)
    view = turns[-1]["view"]
    played = {action["card"] for action in view["actions"]}
    whys = {card: ask(do="why", card=card, seat=0)["why"] for card in view["hand"] if card not in played}
    return {"seed": seed, "save": ask(do="save")["save"], "turns": turns, "whys": whys}


def main(wheel: str, folder: Path) -> None:
    sys.path.insert(0, wheel)
    from kortti.page import Page

    games = json.loads(Page().handle(json.dumps({"do": "catalogue"})))["games"]
    for at, game in enumerate(games):
        name, place = game["name"], folder / game["name"]
        place.mkdir(parents=True)
        starts = {str(number): {"seed": f"opening/{number}", **first_choice(game)} for number in range(OPENINGS)}
        starts |= {f"link-{number}": {**start, **at_level(game, LINKED)} for number, start in starts.items()}
        starts |= {day: daily(game, day) for day in days_of(at, len(games))}
        if game["lesson"]:
            seats = [{"kind": kind, "name": ""} for kind in game["lesson"]]
            starts["lesson"] = {"seed": "lesson", "lesson": True, "options": {}, "seats": seats}
        for start, how in starts.items():
            if found := opening(Page(), game=name, **how):
                (place / f"{start}.json").write_text(json.dumps(found, separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
