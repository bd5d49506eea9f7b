"""Random self-play in one library: `python speed.py kortti|openspiel|rlcard`, started by run.py.

First it says {"games": [...]}. Then for a line {"game": ..., "seconds": ...} a line {"moves": ..., "play": seconds,
"clones": ..., "clone": seconds}. Times are CPU time, dealing included; clones are taken before each move.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

Deal = Callable[[Random], Iterator[Callable[[], Any] | None]]  # plays a deal, yields before each move how to clone


def kortti() -> dict[str, Deal]:
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py"))
    import kortti

    def deal_of(name: str) -> Deal:
        game = kortti.load_game(name)

        def deal(random: Random) -> Iterator[Callable[[], Any]]:
            state = game.new_state(seed=str(random.random()))
            while not state.is_terminal:
                yield state.clone
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])

        return deal

    return {name: deal_of(name) for name in kortti.games()}


def openspiel() -> dict[str, Deal]:
    import pyspiel

    game = pyspiel.load_game("hearts")

    def deal(random: Random) -> Iterator[Callable[[], Any]]:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                yield state.clone
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])

    return {"hearts": deal}


def rlcard() -> dict[str, Deal]:
    import rlcard

    def deal_of(name: str) -> Deal:
        env = rlcard.make(name)

        def deal(random: Random) -> Iterator[None]:
            state, _ = env.reset()
            while not env.is_over():
                yield None
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(random.random() * len(actions))])

        return deal

    return {name: deal_of(name) for name in ("uno", "gin-rummy")}


def measure(deal: Deal, seconds: float, random: Random) -> dict[str, float]:
    moves = clones = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        moves += sum(1 for _ in deal(random))
    play = time.process_time() - begun
    clone = 0.0
    while clone < seconds / 10:
        for copy in deal(random):
            if copy is None:
                return {"moves": moves, "play": play, "clones": 0, "clone": 0.0}
            before = time.process_time()
            for _ in range(20):
                copy()
            clone += time.process_time() - before
            clones += 20
    return {"moves": moves, "play": play, "clones": clones, "clone": clone}


def main() -> None:
    deals = {"kortti": kortti, "openspiel": openspiel, "rlcard": rlcard}[sys.argv[1]]()
    random = Random(1)
    print(json.dumps({"games": list(deals)}), flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        print(json.dumps(measure(deals[order["game"]], order["seconds"], random)), flush=True)


if __name__ == "__main__":
    main()
