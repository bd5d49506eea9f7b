"""Actions of Skitgubbe as bits: a lay is the set of its cards (see Myllymatti's `sets`)."""

from __future__ import annotations

from kortti.games.skitgubbe import facts
from kortti.opponents.myllymatti.sets import BIT_OF, TAKE, TURN, cards_of

STOP = -2
SLOUGH = 52  # bits by which a card is shifted to mark it as sloughed

ACTION_TEXTS = {TURN: facts.TEXTS[facts.TURN], TAKE: facts.TEXTS[facts.TAKE], STOP: facts.TEXTS[facts.STOP]}
ACTION_TEXTS |= {sum(BIT_OF[card] for card in cards): facts.TEXTS[lay] for lay, cards in facts.LAYS.items()}
ACTION_TEXTS |= {bit << SLOUGH: facts.TEXTS[facts.SLOUGH + card] for card, bit in enumerate(BIT_OF)}
ACTIONS = {text: action for action, text in ACTION_TEXTS.items()}


def highest(cards: int) -> int:
    """Returns the last card of a set, of a run the highest."""
    return 1 << cards.bit_length() - 1


def runs_from(card: int, hand: int) -> list[int]:
    """Returns the runs of a hand that begin with `card`, shortest first."""
    runs, run = [], card
    while (card := card << 4) & hand:
        run |= card
        runs.append(run)
    return runs


def lays_from(cards: int, hand: int, runs: bool) -> list[int]:
    """Returns the lays that begin with one of `cards`: the single cards and, if `runs`, the runs of the hand."""
    lays = [*cards_of(cards)]
    if runs:
        lays += [run for card in cards_of(cards) for run in runs_from(card, hand)]
    return lays
