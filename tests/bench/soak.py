"""`python build.py soak`: plays matches of all games for as long as it is told, and asks the laws of `tests/engine`.

    python build.py soak --minutes 60        goes on where the last run ended; --actions N plays at least that many
    python build.py soak --seed 1234         plays match 1234 again, as far as a law is broken

Match N has a game, house rules and choices that follow from N alone. The first matches of a game meet each two values
of two house rules (`pairwise`), the later ones any. Each action is played beside the game's naive referee; dearer laws
are asked at random. A broken law ends the run: its match is written to .build/soak and comes first in the next run.
"""

from __future__ import annotations

import random
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, count
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "py"), str(ROOT)]

import kortti  # noqa: E402
from kortti import opponents  # noqa: E402
from kortti.records.record import Record, write  # noqa: E402
from tests.bench import cases  # noqa: E402
from tests.engine import laws  # noqa: E402
from tests.engine.contract.test_hidden import named_in, seen_ever, seen_now  # noqa: E402
from tests.engine.records.golden_links import some_seats  # noqa: E402
from tests.engine.referees.watching import watch  # noqa: E402
from tests.engine.variants import choices_of, pairs_of, pairwise  # noqa: E402

OFTEN, SELDOM = 0.05, 0.01  # shares of actions after which cheap and dear laws are asked
AT_END = 0.2  # share of deals after which dear laws are asked
REVIEWED = 0.01  # share of deals that are reviewed
LONGEST_REVIEWED = 100  # actions
SENSIBLE = 0.2  # share of deals that quick opponents play, instead of the referee's moods
QUICK = opponents.LEVELS[:2]
LONGEST_DEAL = 20_000  # actions


# --- Matches -------------------------------------------------------------------------------------------------------


@cache
def rows_of(name: str) -> list[dict[str, Any]]:
    """Returns the house rules of a game's first matches."""
    return pairwise(choices_of(name))


def game_of(number: int) -> kortti.Game:
    """Returns the game of match `number`."""
    turn, at = divmod(number, len(kortti.games()))
    name = kortti.games()[at]
    if turn < len(rows_of(name)):
        return kortti.load_game(name, **rows_of(name)[turn])
    rng = random.Random(f"soak {number} rules")
    return kortti.load_game(name, **{option: rng.choice(values) for option, values in choices_of(name).items()})


class Played:
    """Match `number` as far as it is played, with the pieces of its record."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(f"soak {number}")
        self.game = game_of(number)
        self.match = self.game.new_match(f"soak {number}")
        self.dealer = self.match.dealer
        self.seats = some_seats(self.game, self.rng)
        self.finished: list[list[str]] = []

    @property
    def record(self) -> Record:
        """The record so far."""
        deals = [*self.finished, self.match.state.history]
        return Record(self.game, self.match.seed, self.dealer, self.seats, deals)

    @property
    def record_of_deal(self) -> Record:
        """The record of the last deal alone, after the results of those before."""
        match = self.match
        return Record(self.game, match.seed, match.dealer, self.seats, [match.state.history], earlier=match.deals)

    def play(self, told: Counter[str]) -> Iterator[None]:
        """Plays the match, asks the laws and counts in `told`; yields after each deal."""
        while True:
            self.play_deal(told)
            told["deals"] += 1
            yield
            standing = self.match.standing
            assert len(standing.totals) == self.game.players
            if self.match.is_over:
                break
            self.finished.append(self.match.state.history)
            self.match.next_deal()
            assert self.match.totals == standing.totals
        assert set(self.match.winners()) <= set(range(self.game.players))
        match = laws.a_record_reads_back(self.record)
        assert (match.totals, match.winners()) == (self.match.totals, self.match.winners())
        told["links"] += laws.links_read_back(self.record, self.match)
        told["matches"] += 1

    def play_deal(self, told: Counter[str]) -> None:
        state, rng = self.match.state, self.rng
        watched, known = watch(state, rng), set[Any]()
        level = rng.choice(QUICK) if rng.random() < SENSIBLE else None
        for number in count(1):
            seat = state.current_player
            assert number < LONGEST_DEAL and seat is not None
            text = watched.choose()
            if level:
                text = opponents.choose(state.observation(seat), rng, level)
            known.update(state.legal_actions())
            action = state.string_to_action(text)
            if rng.random() < OFTEN:
                laws.events_tell_each_move(state, action)
            else:
                state.apply_action(action)
            watched.follow(text)
            told["actions"] += 1
            if state.is_terminal:
                break
            if rng.random() < OFTEN:
                self.ask_often(state)
            if rng.random() < SELDOM:
                self.ask_all(state, known, told)
        self.ask_often(state)
        if rng.random() < AT_END:
            self.ask_all(state, known, told)
        if state.move_number <= LONGEST_REVIEWED and rng.random() < REVIEWED:
            laws.a_review_adds_up(
                kortti.review(self.record_of_deal, rng.randrange(self.game.players), effort=laws.LEAST)
            )
            told["reviews"] += 1

    def ask_often(self, state: kortti.State) -> None:
        """Asks the cheap laws."""
        laws.cards_are_conserved(state)
        laws.legal_actions_are_legal(state)
        laws.results_come_last(state)
        seat = self.rng.randrange(self.game.players)
        assert state.is_terminal or named_in(state.zones(seat)) == seen_now(state, seat)

    def ask_all(self, state: kortti.State, known: set[Any], told: Counter[str]) -> None:
        """Asks the dear laws, of a random seat."""
        seat, seed = self.rng.randrange(self.game.players), self.rng.randrange(10**6)
        laws.deck_and_history_rebuild(state)
        laws.others_are_refused(state, self.rng.sample(sorted(known, key=repr), min(len(known), 20)))
        record = self.record_of_deal
        laws.views_are_declared(record, (None, self.rng.choice(record.people)))
        told["positions"] += 1
        if not state.is_terminal:
            laws.a_clone_is_independent(state, self.rng)
            laws.a_sample_agrees(state, seat, seed)
            laws.an_opponent_plays_what_is_legal(state, self.rng.choice(opponents.LEVELS), seed)
            observation = {**state.observation(seat), "options": {}}  # Fan Tan's `start` names a card
            assert named_in(observation) <= seen_ever(state, seat)


# --- Runs ----------------------------------------------------------------------------------------------------------


def play(number: int, told: Counter[str], work: Path) -> bool:
    """Plays match `number`. If a law is broken, prints where, writes the record to `work` and returns False."""
    played = Played(number)
    try:
        for _ in played.play(told):
            pass
    except Exception:
        traceback.print_exc()
        state, path = played.match.state, work / f"match-{number}.txt"
        path.write_text(write(played.record), "utf-8")
        print(
            f"match {number}, deal {played.match.deal_number}, after {state.move_number} actions: {played.game!r}\n"
            f"again: python build.py soak --seed {number}\nrecord: {path}",
            file=sys.stderr,
        )
        return False
    return True


def covered(matches: int) -> tuple[int, int]:
    """Returns how many pairs of house rules' values the first `matches` matches met, and how many there are."""
    met: dict[str, set[Any]] = {name: set() for name in kortti.games()}
    for number in range(min(matches, len(met) * max(len(rows_of(name)) for name in met))):
        game = game_of(number)
        met[game.name] |= pairs_of(game.options)
    sizes = [[*map(len, choices_of(name).values())] for name in met]
    return sum(map(len, met.values())), sum(one * two for each in sizes for one, two in combinations(each, 2))


def main() -> None:
    counted = ("actions", "deals", "matches", "positions", "reviews", "links")
    progress = cases.main("soak", __doc__, play, "actions", counted)
    met, there = covered(progress["next"])
    print(f"{met} of {there} pairs of house rules")


if __name__ == "__main__":
    main()
