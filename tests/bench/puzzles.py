"""Finds puzzles in deals of skilled players: `python build.py bench puzzles`.

A puzzle is a decision with one choice clearly better than all others, in deals consistent with what the seat knows, and
often missed. Its answers are the expert's choice and what is equivalent. Four checks leave no doubt:

- the answer gains at least `CLEAR` of the spread of a deal's results over each other choice;
- over the best of them `SURE` standard errors in `DEALS` deals, dealt at random and played on by the game's playouts;
- the other players' own moves, through the engine, agree beyond `AGREED` standard errors;
- the expert who gives the hint finds it, and nearly all others do.

Each game's finds are kept in `.build/puzzles/`, deal by deal, so a search goes on where it ended; in a fresh clone it
goes on from the collection. `--write` selects from the finds and writes `web/puzzles/`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from itertools import count
from math import sqrt
from operator import sub
from pathlib import Path
from statistics import fmean, pstdev, stdev
from time import process_time
from typing import Any, NamedTuple, TypeAlias

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from kortti import opponents  # noqa: E402
from kortti.cards import mask_of, parse_card  # noqa: E402
from kortti.game import Game, State  # noqa: E402
from kortti.games import games, load_game  # noqa: E402
from kortti.games.fan_tan.worlds import Hidden  # noqa: E402
from kortti.games.sevens.worlds import Knowledge  # noqa: E402
from kortti.opponents.fan_tan import knowledge as fan_tan  # noqa: E402
from kortti.opponents.fan_tan import playouts as fan_tan_playouts  # noqa: E402
from kortti.opponents.myllymatti import playouts as myllymatti  # noqa: E402
from kortti.opponents.ristikontra import playouts as ristikontra  # noqa: E402
from kortti.opponents.sedma import playouts as sedma  # noqa: E402
from kortti.opponents.sevens import playouts as sevens  # noqa: E402
from kortti.opponents.sevens.knowledge import Progress  # noqa: E402
from kortti.opponents.skitgubbe import knowledge as skitgubbe  # noqa: E402
from kortti.opponents.skitgubbe import playouts as skitgubbe_playouts  # noqa: E402
from kortti.opponents.swedish_gin import playouts as gin  # noqa: E402
from kortti.records.links import read, record_for_link, write_link  # noqa: E402
from kortti.records.record import Record, Seat, replay  # noqa: E402
from kortti.reviews.playing import play_on  # noqa: E402
from kortti.shown import hand_of  # noqa: E402

PLACE = ROOT / "web" / "puzzles"
FINDS = ROOT / ".build" / "puzzles"
CLEAR = 0.2  # least gain over every other choice, in standard deviations of a deal's result
SURE = 6.0  # standard errors of the gain over the best other choice
DEALS = 5_000  # that prove it: 10,000 playouts of both choices
STAGES = (10, 40, 120, 400)  # deals of quicker tests before
HASTY = (4, 10, 40)  # deals of the first tests, against what players choose
DOUBT = 1.0  # standard errors by which the gain in a quicker test may be too low
AGREED = 3.0  # standard errors of the gain if other players play on
CHECKS = (150, 400)  # deals in which they do: more only if fewer leave a doubt
NEAR = 2  # cards of a hand that is nearly gone, in Swedish gin
LOOK = 30  # decisions of a deal
BRIEF = 0.3  # effort of the first expert
FEW = 10  # casual players who are asked first
FINDERS = "skilled", "casual"  # levels whose other choices are tried first
EXPERTS = 6  # experts who must find it, but one
ASKED = 30  # players of each level who are asked
MISSED = 0.3  # least share of casual players who miss it
HARDER = 0.3, 0.55, 0.8  # average shares of casual and skilled players missing it: borders of the four levels
CHOICES, MANY = 3, 16  # least number of different choices, and most of them besides the answer
MOST, OF_LEVEL, OF_THEME = 42, 24, 22  # puzzles of a collection, and most of a level and of a theme
USUAL = 60  # deals that measure the spread

# House rules searched in turn, besides the usual ones.
VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {
    "sedma": ({}, {}, {"players": 2}, {"hand_size": 8}),
    "ristikontra": ({}, {}, {"mode": "first120"}, {"mode": "cleaning"}),
    "pantti": ({}, {}, {"players": 3}),
    "ristiseiska": ({}, {}, {"players": 3}),
    "fan-tan": ({}, {}, {"players": 3}),
    "skitgubbe": ({}, {}, {"players": 4}),
    "swedish-gin-rummy": ({}, {"rounds": "3"}),
}

Trial: TypeAlias = Callable[[random.Random, Sequence[str]], Sequence[float]]


# Playing on: a trial deals the unseen cards at random and returns the result of each action, higher being better


def engine_trial(state: State[Any], level: str) -> Trial:
    """Returns a trial in the engine, with opponents of `level` in all seats."""
    seat, sign = state.current_player, -1.0 if state.game.measure.is_low else 1.0
    assert seat is not None

    def result(world: State[Any], text: str, chance: float) -> float:
        line = world.clone().play(text)
        for _ in play_on(line, chance, level):
            pass
        return sign * float(line.game.result(line, seat))

    def trial(rng: random.Random, texts: Sequence[str]) -> list[float]:
        world, chance = state.resample(seat, rng), rng.random()
        return [result(world, text, chance) for text in texts]

    return trial


def sedma_trial(state: State[Any], seen: Mapping[str, Any]) -> Trial:
    playouts = sedma.Playouts(seen)

    def trial(rng: random.Random, texts: Sequence[str]) -> list[float]:
        world = playouts.sample(rng)
        return [playouts.playout(world, text) for text in texts]

    return trial


def fan_tan_trial(state: State[Any], seen: Mapping[str, Any]) -> Trial:
    position, hidden = fan_tan.Position(seen), Hidden(seen)

    def trial(rng: random.Random, texts: Sequence[str]) -> list[float]:
        hands = hidden.draw(rng)
        hands[position.me] = position.hand
        return [fan_tan_playouts.playout(position, hands, state.string_to_action(text)) for text in texts]

    return trial


def sevens_trial(state: State[Any], seen: Mapping[str, Any]) -> Trial:
    """Draws deals as `State.resample` does, without a state for each."""
    playouts, knowledge, me = sevens.Playouts(Progress(seen)), Knowledge(seen), seen["player"]

    def hands_in(rng: random.Random) -> list[int]:
        drawn = knowledge.draw(rng)
        if drawn is None:
            zones = state.resample(me, rng).zones()
            return [mask_of(map(parse_card, zones[hand_of(seat)])) for seat in range(state.game.players)]
        hands, given = [mask_of(hand) for hand in drawn[0]], drawn[1]
        for time, seat, taker, card in knowledge.moves:
            bit = 1 << (given[time] if card is None else card)
            hands[seat] ^= bit
            if taker is not None:
                hands[taker] |= bit
        return hands

    def trial(rng: random.Random, texts: Sequence[str]) -> list[float]:
        hands = hands_in(rng)
        return [playouts.playout(hands, state.string_to_action(text)) for text in texts]

    return trial


def ristikontra_trial(state: State[Any], seen: Mapping[str, Any]) -> Trial:
    """Deals all unseen cards alike, as `State.resample` does, not by `Hands`."""
    playouts = ristikontra.Playouts(seen)
    sizes = [len(seen["zones"][hand_of(seat)]) for seat in range(state.game.players)]

    def trial(rng: random.Random, texts: Sequence[str]) -> list[float]:
        cards, hands = [*playouts.chain.unseen], []
        rng.shuffle(cards)
        for seat, size in enumerate(sizes):
            hands.append(playouts.hand[:] if seat == playouts.me else [cards.pop() for _ in range(size)])
        world = playouts.world_of(hands, cards)
        return [playouts.playout(world, text) for text in texts]

    return trial


def myllymatti_trial(state: State[Any], seen: Mapping[str, Any]) -> Trial:
    playouts = myllymatti.Playouts(seen)

    def trial(rng: random.Random, texts: Sequence[str]) -> list[float]:
        world = playouts.sample(rng)
        return [playouts.playout(world, text, rng) for text in texts]

    return trial


def skitgubbe_trial(state: State[Any], seen: Mapping[str, Any]) -> Trial | None:
    """Returns a trial of the second half, which hides nothing; None in the first."""
    position, me = skitgubbe.Seen(seen).shedding, seen["player"]

    def trial(rng: random.Random, texts: Sequence[str]) -> list[float]:
        assert position
        return [skitgubbe_playouts.playout(position, text, me, rng) for text in texts]

    return trial if position else None


def gin_trial(state: State[Any], seen: Mapping[str, Any]) -> Trial:
    playouts = gin.Playouts(seen)

    def trial(rng: random.Random, texts: Sequence[str]) -> list[float]:
        deal, chance = playouts.sample(rng), rng.random()
        return [-playouts.playout(deal, text, random.Random(chance)) for text in texts]

    return trial


TRIALS: dict[str, Callable[[State[Any], Mapping[str, Any]], Trial | None]] = {
    "sedma": sedma_trial,
    "fan-tan": fan_tan_trial,
    "ristikontra": ristikontra_trial,
    "ristiseiska": sevens_trial,
    "pantti": sevens_trial,
    "myllymatti": myllymatti_trial,
    "skitgubbe": skitgubbe_trial,
    "swedish-gin-rummy": gin_trial,
}


def trial_of(state: State[Any]) -> Trial | None:
    """Returns a trial of the seat to act, or None where puzzles are not searched for."""
    return TRIALS[state.game.name](state, state.observation(state.current_player or 0))


def is_promising(state: State[Any]) -> bool:
    """Checks if a decision may become a puzzle.

    In Swedish gin only discards before going down, late in a round: the others are hardly ever missed, or not clear.
    """
    if state.game.name != "swedish-gin-rummy":
        return True
    seen = state.observation(state.current_player or 0)
    if seen["phase"] != "play" or seen["down"][seen["player"]]:
        return False
    sizes = [len(seen["zones"][hand_of(seat)]) for seat, is_down in enumerate(seen["down"]) if is_down]
    return min(sizes, default=NEAR + 1) <= NEAR


def second_opinion(state: State[Any]) -> Trial:
    """Returns a trial with other players than those of `trial_of`."""
    name = state.game.name
    return engine_trial(state, "expert" if name == "swedish-gin-rummy" else opponents.quick(name))


# Comparing


class Gain(NamedTuple):
    """What an action gains over another: mean and standard error."""

    mean: float
    error: float

    @property
    def sureness(self) -> float:
        """The gain in standard errors."""
        return self.mean / self.error if self.error else self.mean * 1e9


def gains_of(trial: Trial, best: str, others: Sequence[str], chance: str, deals: int) -> dict[str, Gain]:
    """Returns what `best` gains over each of the others in the same deals."""
    rng = random.Random(chance)
    first, *rest = zip(*(trial(rng, [best, *others]) for _ in range(deals)), strict=True)
    return {text: gain_of(list(map(sub, first, results))) for text, results in zip(others, rest, strict=True)}


def gain_of(gains: Sequence[float]) -> Gain:
    """Returns the mean gain of some deals."""
    return Gain(fmean(gains), stdev(gains) / sqrt(len(gains)))


def alike_to(game: Game, text: str, texts: Sequence[str]) -> list[str]:
    """Returns those of the actions that are equivalent to `text`."""
    return [other for other in texts if opponents.alike(game.name, text, other)]


def different(game: Game, texts: Sequence[str]) -> list[str]:
    """Returns one action of each kind."""
    kinds = list[str]()
    for text in texts:
        if not alike_to(game, text, kinds):
            kinds.append(text)
    return kinds


# Searching


class Puzzle(NamedTuple):
    """A puzzle and what selects it: `theme` is the answer's reason, see `theme_of`."""

    link: str
    seat: int
    answers: Sequence[str]
    missed: Mapping[str, float]
    theme: str
    gain: float  # in standard deviations of a deal's result
    deal: int


def theme_of(seen: Mapping[str, Any], text: str) -> str:
    """Returns the message id of the reason for an action, in Swedish gin with the round, for its contract."""
    reason = opponents.reason(seen, text)
    return f"{reason['id'] if reason else ''} {seen.get('round', '')}".strip()


def hardness(missed: Mapping[str, float]) -> float:
    """Returns the average share of casual and skilled players who miss a puzzle."""
    return (missed["casual"] + missed["skilled"]) / 2


def level_of(missed: Mapping[str, float]) -> int:
    """Returns the level of a puzzle, from 1 for easy to 4, which skilled players mostly miss."""
    return 1 + sum(hardness(missed) >= border for border in HARDER)


class Search:
    """The search for puzzles of one game with certain house rules."""

    def __init__(self, name: str, options: Mapping[str, Any], deals: int) -> None:
        self.game, self.deals = load_game(name, **options), deals
        self.spread = self._spread()

    def _spread(self) -> float:
        """Returns the standard deviation of a deal's result, in the unit of the trials."""
        results, rng = list[float](), random.Random("spread")
        for number in range(USUAL):
            for state in self.decisions(f"usual{number}"):
                if trial := trial_of(state):
                    results += trial(rng, [state.action_to_string(state.offers()[0])])
                    break
        return pstdev(results)

    def decisions(self, seed: str) -> Iterator[State[Any]]:
        """Yields the state at each decision with enough different choices, in a deal of skilled players."""
        state, rng = self.game.new_match(seed).state, random.Random(seed)
        while (seat := state.current_player) is not None:
            seen = state.observation(seat)
            if len(different(self.game, seen["legal"])) >= CHOICES:
                yield state.clone()
            state.play(opponents.choose(seen, rng, "skilled"))

    def find(self, number: int, full: Set[str | int]) -> Puzzle | None:
        """Returns the puzzle of a deal, unless its theme or level is `full`."""
        seed = f"p{number}"
        states = [*filter(is_promising, self.decisions(seed))]
        for state in random.Random(seed).sample(states, min(LOOK, len(states))):
            if puzzle := self.puzzle(state, seed, number, full):
                return puzzle
        return None

    def puzzle(self, state: State[Any], seed: str, number: int, full: Set[str | int]) -> Puzzle | None:
        """Returns a decision as a puzzle if it stands all checks, the quickest ones first."""
        trial, seat = trial_of(state), state.current_player or 0
        if trial is None:
            return None
        seen = state.observation(seat)
        best = opponents.choose(seen, random.Random(seed), "expert", BRIEF)
        if self.missed(seen, "casual", best, FEW) < MISSED / 2:
            return None
        theme = theme_of(seen, best)
        others = [text for text in different(self.game, seen["legal"]) if not self.is_alike(text, best)]
        if theme in full or len(others) > MANY:
            return None
        if tempting := self.tempting(seen, others):
            for deals in HASTY:
                gains = gains_of(trial, best, tempting, f"tempting {deals}", deals)
                if not all(map(self.may_be_clear, gains.values())):
                    return None
        rival = ""
        for deals in STAGES:
            gains = gains_of(trial, best, others, f"stage {deals}", deals)
            rival = min(gains, key=lambda text: gains[text].mean)
            if not all(map(self.may_be_clear, gains.values())):
                return None
            others = [text for text in others if text == rival or not self.is_beaten(gains[text])]
        if any(gain.sureness < AGREED for gain in gains.values()):
            return None
        missed = {level: self.missed(seen, level, best, ASKED) for level in opponents.LEVELS[:3]}
        if missed["casual"] < MISSED or level_of(missed) in full:
            return None
        record = record_of(state, seed, seat)
        if not experts_find(record, state, best):
            return None
        gain = gains_of(trial, best, [rival], "proof", self.deals)[rival]
        if gain.mean < CLEAR * self.spread or gain.sureness < SURE or not agrees(state, best, rival):
            return None
        answers = alike_to(self.game, best, seen["legal"])
        return Puzzle(link_to(record), seat, answers, missed, theme, round(gain.mean / self.spread, 2), number)

    def tempting(self, seen: Mapping[str, Any], others: Sequence[str]) -> list[str]:
        """Returns those of the actions that skilled or casual players choose, which most often refute a puzzle."""
        choices = [opponents.choose(seen, random.Random(number), level) for level in FINDERS for number in range(FEW)]
        return [text for text in dict.fromkeys(choices) if text in others]

    def may_be_clear(self, gain: Gain) -> bool:
        """Checks if more deals could still show a gain of `CLEAR`."""
        return gain.mean + DOUBT * gain.error >= CLEAR * self.spread

    def is_beaten(self, gain: Gain) -> bool:
        """Checks if an action that loses so much needs no more deals."""
        return gain.mean > 2 * CLEAR * self.spread and gain.sureness > SURE

    def is_alike(self, one: str, other: str) -> bool:
        """Checks if two actions are equivalent."""
        return opponents.alike(self.game.name, one, other)

    def missed(self, seen: Mapping[str, Any], level: str, best: str, times: int) -> float:
        """Returns the share of players of a level who choose otherwise."""
        choices = [opponents.choose(seen, random.Random(f"{level}/{number}"), level) for number in range(times)]
        return round(sum(not self.is_alike(choice, best) for choice in choices) / times, 2)


def experts_find(record: Record, state: State[Any], best: str) -> bool:
    """Checks if the expert who gives the hint finds the answer, and all but one of the other `EXPERTS`."""
    name, seat = state.game.name, state.current_player or 0
    seen = state.observation(seat)
    if not opponents.alike(name, opponents.choose(seen, record.chance(1, state.move_number, seat), "expert"), best):
        return False
    choices = [opponents.choose(seen, random.Random(f"expert/{number}"), "expert") for number in range(EXPERTS)]
    return sum(not opponents.alike(name, choice, best) for choice in choices) <= 1


def agrees(state: State[Any], best: str, rival: str) -> bool:
    """Checks if the answer is better with other players, too."""
    for deals in CHECKS:
        gain = gains_of(second_opinion(state), best, [rival], "second opinion", deals)[rival]
        if gain.sureness > AGREED:
            return True
        if gain.sureness < AGREED / 2:
            return False
    return False


def record_of(state: State[Any], seed: str, seat: int) -> Record:
    """Returns the record of a match's first deal up to `state`, with a person in `seat`."""
    seats = tuple(Seat("person" if each == seat else "skilled", "") for each in range(state.game.players))
    return Record(state.game, seed, state.dealer, seats, [state.history])


def link_to(record: Record) -> str:
    """Returns a link to the position at the end of a record."""
    kept = record_for_link("position", record, replay(record)[0])
    return f"{write_link('position', kept)}&at={len(record.deals[-1])}"


# Collections


def rows_of(name: str) -> list[dict[str, Any]]:
    """Returns the rows kept so far: a find each, or the number of a deal without one."""
    place = FINDS / f"{name}.jsonl"
    return [json.loads(line) for line in place.read_text("utf-8").splitlines()] if place.exists() else collected(name)


def collected(name: str) -> list[dict[str, Any]]:
    """Returns the puzzles of the collection as rows, as if all had been found in the last deal searched."""
    place = PLACE / f"{name}.json"
    told = json.loads(place.read_text("utf-8")) if place.exists() else {"puzzles": []}
    rows = list[dict[str, Any]]()
    for puzzle in told["puzzles"]:
        state = read(puzzle["link"]).match.state
        theme = theme_of(state.observation(puzzle["seat"]), puzzle["answers"][0])
        rows.append({**puzzle, "theme": theme, "gain": 0.0, "deal": told.get("searched", 1) - 1})
    return rows


def finds_of(name: str) -> tuple[list[Puzzle], int]:
    """Returns the finds so far, each once, and the number of the next deal to search."""
    rows = rows_of(name)
    found = {row["link"]: Puzzle(*(row[field] for field in Puzzle._fields)) for row in rows if "link" in row}
    return [*found.values()], max((row["deal"] for row in rows), default=-1) + 1


def keep(name: str, row: Mapping[str, Any]) -> None:
    """Adds a find, or the number of a deal without one."""
    FINDS.mkdir(parents=True, exist_ok=True)
    place = FINDS / f"{name}.jsonl"
    rows = [row] if place.exists() else [*collected(name), row]
    with place.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(each) + "\n" for each in rows)


def recheck(name: str) -> None:
    """Drops the finds that today's experts miss."""
    kept = list[str]()
    for row in rows_of(name):
        found = read(row["link"]) if "link" in row else None
        if found and not experts_find(found.record, found.match.state, row["answers"][0]):
            row = {"deal": row["deal"]}
        kept.append(json.dumps(row) + "\n")
    if kept:
        (FINDS / f"{name}.jsonl").write_text("".join(kept), "utf-8")


def search(name: str, seconds: float, deals: int) -> None:
    """Searches until the collection is full or the time is over."""
    searches, begun = dict[str, Search](), process_time()
    found, first = finds_of(name)
    variants = VARIANTS.get(name, ({},))
    for number in count(first):
        chosen = selected(found)
        if len(chosen) >= MOST or process_time() - begun > seconds:
            break
        options = variants[number % len(variants)]
        if str(options) not in searches:
            searches[str(options)] = Search(name, options, deals)
        puzzle = searches[str(options)].find(number, full(chosen))
        keep(name, puzzle._asdict() if puzzle else {"deal": number})
        if puzzle and puzzle.link not in {known.link for known in found}:
            found.append(puzzle)
            print(
                f"{name} {len(chosen) + 1}: deal {number}, {process_time() - begun:.0f} s, {puzzle.missed}, "
                f"gain {puzzle.gain}, {puzzle.theme}, {puzzle.answers}",
                flush=True,
            )


def kinds_of(puzzle: Puzzle) -> tuple[str, int]:
    """Returns what should be spread evenly: theme and level."""
    return puzzle.theme, level_of(puzzle.missed)


def full(chosen: Sequence[Puzzle]) -> Set[str | int]:
    """Returns the themes and levels of which there are enough."""
    kinds = Counter(kind for puzzle in chosen for kind in kinds_of(puzzle))
    return {kind for kind, many in kinds.items() if many >= (OF_LEVEL if isinstance(kind, int) else OF_THEME)}


def selected(found: Sequence[Puzzle]) -> list[Puzzle]:
    """Returns at most `MOST` finds, spread over themes and levels, by hardness."""
    taken, rest = list[Puzzle](), [*found]
    while len(taken) < MOST and (rest := [puzzle for puzzle in rest if full(taken).isdisjoint(kinds_of(puzzle))]):
        kinds = Counter(kind for puzzle in taken for kind in kinds_of(puzzle))
        puzzle = min(rest, key=lambda puzzle: sum(kinds[kind] for kind in kinds_of(puzzle)))
        rest.remove(puzzle)
        taken.append(puzzle)
    return sorted(taken, key=lambda puzzle: hardness(puzzle.missed))


def write(name: str) -> None:
    """Writes a game's collection."""
    found, searched = finds_of(name)
    puzzles = [
        {
            "id": f"{name}-{number}",
            "link": puzzle.link,
            "seat": puzzle.seat,
            "answers": puzzle.answers,
            "level": level_of(puzzle.missed),
            "missed": puzzle.missed,
        }
        for number, puzzle in enumerate(selected(found), 1)
    ]
    PLACE.mkdir(exist_ok=True)
    lines = ",\n".join(json.dumps(puzzle) for puzzle in puzzles)
    head = f'"game": "{name}", "searched": {searched}'
    (PLACE / f"{name}.json").write_text(f'{{{head}, "puzzles": [\n{lines}\n]}}\n', "utf-8")
    print(f"{name}: {len(puzzles)} puzzles, levels {dict(Counter(each['level'] for each in puzzles))}")


def main() -> None:
    """Searches each game, and optionally writes the collections."""
    parser = argparse.ArgumentParser(prog="python build.py bench puzzles")
    parser.add_argument("--games", nargs="*", default=games(), choices=games(), metavar="GAME")
    parser.add_argument("--seconds", type=float, default=600.0, help="CPU time for a game (%(default)s)")
    parser.add_argument("--deals", type=int, default=DEALS, help="that prove a puzzle (%(default)s)")
    parser.add_argument("--recheck", action="store_true", help="the finds by today's experts, first")
    parser.add_argument("--write", action="store_true", help=f"the collections to {PLACE.relative_to(ROOT)}")
    asked = parser.parse_args()
    for name in asked.games:
        if asked.recheck:
            recheck(name)
        search(name, asked.seconds, asked.deals)
        if asked.write:
            write(name)


if __name__ == "__main__":
    main()
