"""Actions of Skitgubbe as its opponents handle them: a lay is the set of its cards (see Myllymatti's `sets`)."""

from __future__ import annotations

from kortti.games.skitgubbe import facts
from kortti.opponents.myllymatti.sets import BIT_OF, TAKE, TURN, cards_of

STOP = -2
SLOUGH = 52  # by so many bits a card is moved where it is sloughed

ACTION_TEXTS = {TURN: facts.TEXTS[facts.TURN], TAKE: facts.TEXTS[facts.TAKE], STOP: facts.TEXTS[facts.STOP]}
ACTION_TEXTS |= {sum(BIT_OF[card] for card in cards): facts.TEXTS[lay] for lay, cards in facts.LAYS.items()}
ACTION_TEXTS |= {bit << SLOUGH: facts.TEXTS[facts.SLOUGH + card] for card, bit in enumerate(BIT_OF)}
ACTIONS = {text: action for action, text in ACTION_TEXTS.items()}


def highest(cards: int) -> int:
    """Gets the last card of a set: of a run the highest one."""
    return 1 << cards.bit_length() - 1


def runs_from(card: int, hand: int) -> list[int]:
    """Gets the runs of a hand that begin with `card`, the shorter ones first."""
    runs, run = [], card
    while (card := card << 4) & hand:
        run |= card
        runs.append(run)
    return runs


def lays_from(cards: int, hand: int, runs: bool) -> list[int]:
    """Gets the lays of a hand that begin with one of some cards: these, and the `runs` where there are such."""
    lays = [*cards_of(cards)]
    if runs:
        lays += [run for card in cards_of(cards) for run in runs_from(card, hand)]
    return lays
