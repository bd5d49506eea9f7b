"""A state that agrees with what one seat has seen: what `resample` draws.

`Knowledge.draw` deals from what is known. Where that leads nowhere, `repair` and `search` take turns, each with twice
as much to do as before: what is hard for the one is seldom hard for the other. `repair` is quick in long deals, and
`search` finds out where there is no deal at all. A deal is played through with the engine itself, and is the answer if
the seat would have seen just what it saw.
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
    """Draws a state in which the seat that made `observation` would observe just that.

    Raises `GameError` where there is none: the observation is a forgery.
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
    """Plays a drawn deal through; None where the rules say that it would have gone another way.

    `hands` are the hands as they were dealt, by seat, and `given` by time the cards of the hidden gifts.
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
