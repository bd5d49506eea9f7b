"""The golden links in ``tests/links``, one file per version: links and the records that they open as.

People may have such links, so none is ever changed. `python -m tests.engine.records.golden_links` (py on the path) adds
links of this version, and deals of some days, for games that have none.
"""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import kortti
from kortti.records.links import LETTERS, LINK_VERSION, record_for_link, write_link
from kortti.records.record import Record, Seat, replay, write

FOLDER = Path(__file__).parents[2] / "links"
DAYS = Path(__file__).parents[2] / "records" / "days.tsv"
LEVELS = ("beginner", "casual", "skilled", "expert")
HOUSE_RULES: dict[str, dict[str, object]] = {
    "pantti": {"players": 5, "target": 60, "opening": "six_only", "token_exempts_winner": True},
    "ristiseiska": {"players": 3, "score_cards": True, "target": 300, "stall_circuits": 2},
    "myllymatti": {"deals": 3, "must_beat": True, "next_dealer": "loser"},
    "ristikontra": {"mode": "cleaning", "hold_fourth_king": True},
    "swedish-gin-rummy": {"players": 4, "rounds": "1,3,12-15", "exact_cut_bonus": True, "turn_cap": 12},
    "skitgubbe": {"players": 4, "tie": "any_pair", "slough": True, "runs": True, "pickup": "sequence", "dreck": 6},
    "fan-tan": {"players": 8, "start": "7D", "short_hand_ante": 2, "false_pass": "penalise", "chips": 20},
    "sedma": {"hand_size": 8, "prolong": "opponent", "sevens": "top", "scoring": "points", "target": 200},
}


def golden_links() -> dict[str, str]:
    """Returns the record text of every golden link."""
    blocks = [path.read_text(encoding="utf-8").split("\n\n") for path in sorted(FOLDER.glob("*.txt"))]
    return {block.partition("\n")[0]: block.partition("\n")[2].strip() + "\n" for each in blocks for block in each}


def some_seats(game: kortti.Game, rng: random.Random) -> tuple[Seat, ...]:
    """Returns occupants of the seats: first a named person, then anybody."""
    kinds = ["person", *rng.choices(("person", *LEVELS), k=game.players - 1)]
    return tuple(Seat(kind, "Äijä 👍" if kind == "person" else "") for kind in kinds)


def broken_off(game: kortti.Game, rng: random.Random, actions: int, seed: str) -> Record:
    """Plays a match at random for so many actions or to its end."""
    match = game.new_match(seed)
    record = Record(game, match.seed, match.dealer, some_seats(game, rng))
    for _ in range(actions):
        if match.is_over:
            break
        if match.state.is_terminal:
            match.next_deal()
            record.deals.append([])
        action = rng.choice(match.state.legal_actions())
        record.deals[-1].append(match.state.action_to_string(action))
        match.apply_action(action)
    return record


def line_of(day: str, game: str, seed: str) -> str:
    """Returns the line of a day's deal: players, dealer, and hashes of the deck and the house rules."""
    usual = kortti.load_game(game)
    match = usual.new_match(seed)
    text = f"{match.state.deck} {sorted(usual.options.items())}"
    found = day, game, str(usual.players), seed, str(match.dealer), hashlib.sha256(text.encode()).hexdigest()[:16]
    return "\t".join(found)


def add_days() -> None:
    """Adds the deals of games that have none in the file of days."""
    lines = DAYS.read_text(encoding="utf-8").splitlines()
    known = {line.split("\t")[1] for line in lines}
    for seed in dict.fromkeys(line.split("\t")[3].rpartition(" ")[0] for line in lines):
        day = seed.rpartition(" ")[2]
        lines += [line_of(day, game, f"{seed} {game}") for game in HOUSE_RULES if game not in known]
    lines.sort(key=lambda line: line.partition("\t")[0])
    DAYS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Adds links and days of games that have none in this version."""
    add_days()
    path = FOLDER / f"version-{LINK_VERSION}.txt"
    blocks = path.read_text(encoding="utf-8").rstrip("\n").split("\n\n") if path.exists() else []
    known = {line for block in blocks for line in block.split("\n") if line.startswith("game ")}
    for name, options in HOUSE_RULES.items():
        for kind in LETTERS if f"game {name}" not in known else ():
            rng = random.Random(f"{name} {kind}")
            game = kortti.load_game(name, **options)
            record = broken_off(game, rng, 80 if kind == "match" else 600, f"golden {name} {kind}")
            told = record_for_link(kind, record, replay(record)[0])
            blocks.append(f"{write_link(kind, told)}\n{write(told)}".rstrip("\n"))
    path.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
