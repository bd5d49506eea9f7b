"""Sampling of decks that agree with a seat's observation, for games with a stock."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from kortti.cards import HIDDEN, parse_card
from kortti.game import Game, State
from kortti.messages import GameError, message

S = TypeVar("S", bound=State[Any])


def sample_deck(
    game: Game,
    observation: Mapping[str, Any],
    played: Iterable[tuple[int, int | None]],
    rng: random.Random,
    shown: Sequence[Sequence[str]] = (),
) -> list[int]:
    """Returns a random deck that agrees with `observation`.

    `played` lists for each action its seat and the card it took openly from the hand, if any; `shown` are the hands by
    seat laid open afterwards. The observation's ``stock`` lists for each card drawn from it the number of the action,
    the seat, the card if seen, and whether the seat kept it. Random are only the unseen cards, and which of the cards
    that a seat held at the time a played card was.
    """
    me, dealer = observation["player"], observation["dealer"]
    places = range(len(game.pack.cards))
    deck: list[int | None] = [None for _ in places]
    # each seat's unknown cards, as deck indices
    slots = [list(game.dealt(places, dealer, seat)) for seat in range(game.players)]
    for place, text in zip(slots[me], observation["dealt"], strict=True):
        deck[place] = parse_card(text)
    drawn = iter(enumerate(observation["stock"], sum(map(len, slots))))
    slots[me].clear()
    place, upcoming = next(drawn, (0, None))
    for time, (seat, card) in enumerate(played):
        if card is not None and seat != me:
            deck[slots[seat].pop(rng.randrange(len(slots[seat])))] = card
        while upcoming is not None and upcoming[0] == time:
            _, taker, text, kept = upcoming
            if text != HIDDEN:
                deck[place] = parse_card(text)
            elif kept:
                slots[taker].append(place)
            place, upcoming = next(drawn, (0, None))
    for seat, texts in enumerate(shown):
        if seat != me:
            cards = [parse_card(text) for text in texts]
            for slot, card in zip(slots[seat], rng.sample(cards, len(cards)), strict=True):
                deck[slot] = card
    unseen = sorted((Counter(game.pack.cards) - Counter(card for card in deck if card is not None)).elements())
    rng.shuffle(unseen)
    return [unseen.pop() if card is None else card for card in deck]


def replayed(state: S, observation: Mapping[str, Any]) -> S:
    """Plays the history of `observation` on a new deal and returns the state.

    Raises `GameError` if the seat would then observe anything else.
    """
    for _, text in observation["history"]:
        state.apply_action(state.string_to_action(text))
    if state.observation(observation["player"]) != observation:
        raise GameError("no deal agrees with the observation", message("error-bad-value", name="observation", text=""))
    return state
