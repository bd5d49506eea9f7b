"""Random self-play in one library: `python library.py kortti|openspiel|rlcard`, started by speed.py.

Prints {"games": [...]}. Then reads lines {"game": ..., "seconds": ...} and answers each with {"moves": ..., "play":
seconds, "clones": ..., "clone": seconds}. Times are CPU time including dealing; all libraries run in the same loop.
States are cloned before each move of separate deals.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple


class Entry(NamedTuple):
    """A game to measure: `play` plays a random deal and returns its moves, `states` yields the states of one."""

    play: Callable[[Random], int]
    states: Callable[[Random], Iterator[Any]] | None = None  # with a method clone()


def kortti() -> dict[str, Entry]:
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py"))
    import kortti

    def entry_of(name: str) -> Entry:
        game = kortti.load_game(name)
        rounds: Any = game.options.get("rounds")

        def deal(rng: Random) -> Any:
            arguments = {"round": rng.choice(rounds)} if rounds else {}
            return game.new_state(seed=rng.getrandbits(53), **arguments)

        def play(rng: Random) -> int:
            random, moves = rng.random, 0
            state = deal(rng)
            while not state.is_terminal:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                moves += 1
            return moves

        def states(rng: Random) -> Iterator[Any]:
            state = deal(rng)
            while not state.is_terminal:
                yield state
                state.apply_action(rng.choice(state.legal_actions()))

        return Entry(play, states)

    entries = {name: entry_of(name) for name in kortti.games()}
    return entries | {f"{name} rollout": Entry(rollout) for name, rollout in rollouts().items()}


def rollouts() -> dict[str, Callable[[Random], int]]:
    """Returns a rollout function for each game whose expert uses rollouts.

    Each starts from the same position in mid-deal, deals the unseen cards and plays an action and all that follows.
    """
    import kortti
    from kortti.games.sevens.facts import ACTIONS
    from kortti.opponents.myllymatti import playouts as myllymatti_playouts
    from kortti.opponents.ristikontra import playouts as ristikontra_playouts
    from kortti.opponents.sevens.determinizations import PossibleDeals
    from kortti.opponents.sevens.knowledge import Progress
    from kortti.opponents.sevens.playouts import Playouts

    def middle(name: str, actions: int) -> dict[str, Any]:
        """Returns the observation of a seat with a choice after `actions` or more random actions."""
        rng, state = Random(1), kortti.load_game(name).new_state(seed=1)
        while state.move_number < actions or len(state.legal_actions()) < 2:
            state.apply_action(rng.choice(state.legal_actions()))
        seen: dict[str, Any] = state.observation(state.current_player)
        return seen

    def entry(name: str, actions: int, module: Any, play: Callable[..., Any]) -> Callable[[Random], int]:
        seen = middle(name, actions)
        playouts = module.Playouts(seen)

        def rollout(rng: Random) -> int:
            moves: list[Any] = []
            play(playouts, playouts.sample(rng), rng.choice(seen["legal"]), rng, moves)
            return len(moves)

        return rollout

    def sevens(name: str) -> Callable[[Random], int]:
        seen = middle(name, 12)
        progress = Progress(seen)
        deals, playouts = PossibleDeals(progress), Playouts(progress)

        def rollout(rng: Random) -> int:
            moves: list[Any] = []
            playouts.playout(deals.sample(rng), ACTIONS[rng.choice(seen["legal"])], moves)
            return len(moves)

        return rollout

    def ristikontra(playouts: Any, world: Any, text: str, rng: Random, moves: list[Any]) -> None:
        playouts.playout(world, text, moves)

    myllymatti = myllymatti_playouts.Playouts.playout
    return {
        "ristiseiska": sevens("ristiseiska"),
        "pantti": sevens("pantti"),
        "myllymatti": entry("myllymatti", 12, myllymatti_playouts, myllymatti),
        "myllymatti second half": entry("myllymatti", 60, myllymatti_playouts, myllymatti),
        "ristikontra": entry("ristikontra", 12, ristikontra_playouts, ristikontra),
    }


def openspiel() -> dict[str, Entry]:
    import pyspiel

    game = pyspiel.load_game("hearts")

    def play(rng: Random) -> int:
        random, moves = rng.random, 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():  # dealt cards are not counted as moves, but take time
                moves += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        return moves

    def states(rng: Random) -> Iterator[Any]:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                yield state
            state.apply_action(rng.choice(state.legal_actions()))

    return {"hearts": Entry(play, states)}


def rlcard() -> dict[str, Entry]:
    import rlcard

    def entry_of(name: str) -> Entry:
        env = rlcard.make(name)

        def play(rng: Random) -> int:
            random, moves = rng.random, 0
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(random() * len(actions))])
                moves += 1
            return moves

        return Entry(play)

    return {name: entry_of(name) for name in ("uno", "gin-rummy")}


def measure(entry: Entry, seconds: float, rng: Random) -> dict[str, float]:
    """Plays deals for `seconds` of CPU time, then clones states for a tenth of that; returns counts and times."""
    moves, clones, clone = 0, 0, 0.0
    begun = time.process_time()
    while (play := time.process_time() - begun) < seconds:
        moves += entry.play(rng)
    while entry.states and clone < seconds / 10:
        for state in entry.states(rng):
            before = time.process_time()
            for _ in range(20):
                state.clone()
            clone += time.process_time() - before
            clones += 20
    return {"moves": moves, "play": play, "clones": clones, "clone": clone}


def main() -> None:
    entries = {"kortti": kortti, "openspiel": openspiel, "rlcard": rlcard}[sys.argv[1]]()
    rng = Random(1)
    print(json.dumps({"games": list(entries)}), flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        print(json.dumps(measure(entries[order["game"]], order["seconds"], rng)), flush=True)


if __name__ == "__main__":
    main()
