"""Deals with given hands."""

from __future__ import annotations

import kortti
from kortti.cards import CARDS


def deal(game: kortti.Game, *hands: str, dealer: int | None = None) -> kortti.State:
    """Deals these hands to seats 0, 1 ... (the last seat deals unless `dealer` is given).

    Short hands are filled with the remaining cards in pack order.
    """
    dealer = game.players - 1 if dealer is None else dealer
    order = [(dealer + 1 + place) % game.players for place in range(52)]
    given = [hand.split() for hand in hands] + [[] for _ in range(game.players - len(hands))]
    named = [card for hand in given for card in hand]
    assert len(set(named)) == len(named), "a card is named twice"
    rest = [card for card in CARDS if card not in named]
    for seat, hand in enumerate(given):
        size = order.count(seat)
        assert len(hand) <= size
        while len(hand) < size:
            hand.append(rest.pop(0))
    places = [iter(hand) for hand in given]
    return game.new_state(deck=[next(places[seat]) for seat in order], dealer=dealer)


def play(state: kortti.State, *actions: str) -> list[str]:
    """Plays actions (a card alone means laying it) and returns the legal ones as in `legal`."""
    for text in actions:
        text = f"play {text}" if text[0] in "A23456789TJQK" else text
        reason = state.explain(text)
        assert reason is None, (text, reason)
        state.apply_action(state.string_to_action(text))
    return legal(state)


def legal(state: kortti.State) -> list[str]:
    """Returns the texts of the legal actions; laying a card is just the card."""
    return [state.action_to_string(action).removeprefix("play ") for action in state.legal_actions()]
