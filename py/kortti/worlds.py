"""Decks that agree with what a seat has seen, for all games in which cards are drawn from a stock."""

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
    """Draws a deck at random from those that agree with `observation`.

    `played` are the seats of the actions with the card that each took openly from its hand, if it did; `shown` are the
    hands, by seat, that were laid open after them. The ``stock`` of the observation lists for each card that came from
    it the number of the action, the seat, the card as far as seen and whether it went to that seat's hand. So only this
    is left to chance: which of the cards that a seat had got until then a played one was, and what is still unseen.
    """
    me, dealer = observation["player"], observation["dealer"]
    places = range(len(game.pack.cards))
    deck: list[int | None] = [None for _ in places]
    slots = [list(game.dealt(places, dealer, seat)) for seat in range(game.players)]  # places of unknown cards
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
    """Plays the history of `observation` from the beginning of a deal, and gets the state.

    Raises `GameError` where its seat would not observe the same.
    """
    for _, text in observation["history"]:
        state.apply_action(state.string_to_action(text))
    if state.observation(observation["player"]) != observation:
        raise GameError("no deal agrees with the observation", message("error-bad-value", name="observation", text=""))
    return state
