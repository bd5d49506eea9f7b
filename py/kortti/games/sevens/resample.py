"""Samples states of Ristiseiska and Pantti that are consistent with an observation.

`Knowledge.draw` deals from the known constraints. If it fails, `repair` and `search` take turns, with twice the budget
each time: cases that are hard for one are seldom hard for the other. `repair` is fast in long deals, and `search`
detects if there is no deal at all. A sampled deal is replayed with the engine and accepted if its observation is the
same.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.game import Game, State
from kortti.games.sevens.facts import GIVE, dealt_to
from kortti.games.sevens.repair import repair
from kortti.games.sevens.search import find
from kortti.games.sevens.worlds import Knowledge, no_deal
from kortti.messages import IllegalActionError

BEGINNINGS = 4  # of the first repair
CHOICES = 50  # of the first search


def sample(game: Game, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
    """Samples a state consistent with `observation`.

    Raises `GameError` if there is none: the observation is a forgery.
    """
    knowledge = Knowledge(observation)
    if (drawn := knowledge.draw(rng)) and (state := rebuild(game, knowledge, *drawn, rng)):
        return state
    turn = 1
    while True:
        if (drawn := repair(knowledge, rng, BEGINNINGS * turn)) and (state := rebuild(game, knowledge, *drawn, rng)):
            return state
        if drawn := find(knowledge, rng, CHOICES * turn):
            if state := rebuild(game, knowledge, *drawn, rng):
                return state
            raise no_deal()
        turn *= 2


def rebuild(
    game: Game, knowledge: Knowledge, hands: Sequence[Sequence[int]], given: Mapping[int, int], rng: random.Random
) -> State[Any] | None:
    """Replays a sampled deal. Returns None if it breaks the rules or leads to another observation.

    `hands` are the dealt hands by seat, and `given` the cards of the hidden gifts by time.
    """
    observation = knowledge.observation
    deck = [0] * 52
    for seat, hand in enumerate(hands):
        if len(hand) != knowledge.sizes[seat]:
            return None
        places = dealt_to(range(52), game.players, observation["dealer"], seat)
        cards = hand if seat == knowledge.me else rng.sample(hand, len(hand))
        for place, card in zip(places, cards, strict=True):
            deck[place] = card
    state = game.deal(deck, observation["dealer"])
    try:
        for time, (_, text) in enumerate(observation["history"]):
            state.apply_action(GIVE + given[time] if time in given else state.string_to_action(text))
    except IllegalActionError:
        return None
    return state if state.observation(knowledge.me) == observation else None
