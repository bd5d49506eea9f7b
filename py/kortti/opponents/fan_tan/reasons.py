"""Why to lay or keep a card in Fan Tan: true statements about what waits for what, in the words of the other sevens.

Every statement is about cards that the seat holds or sees on the table; what is in no place that it sees, others hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kortti.cards import CARDS, cards_of, mask_of, parse_card
from kortti.messages import Message, message
from kortti.opponents.fan_tan.heuristics import BEHIND
from kortti.opponents.fan_tan.knowledge import Position

FAR = 3  # steps that make a card far away


def reason(observation: Mapping[str, Any], text: str) -> Message | None:
    """Gets why the expert would play `text`; see `kortti.opponents`."""
    view = View(observation)
    return view.why_pass() if text == "pass" else view.why_play(parse_card(text[5:]))


class View(Position):
    """A position as somebody looks at it who explains it."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        super().__init__(observation)
        self.choices = [parse_card(text[5:]) for text in self.plays]

    def why_play(self, card: int) -> Message | None:
        """Gets what speaks for laying `card`."""
        text, behind = CARDS[card], BEHIND[card]
        own = behind & self.hand
        others = [other for other in self.choices if other != card]
        if self.hand == 1 << card:
            return message("sevens-reason-last", card=text)
        if own and own == behind:
            return message("sevens-reason-yours", card=text, cards=texts(own))
        if own:
            waiting = cards_of(own)[0]
            if own == 1 << waiting and abs(waiting - card) >= FAR:
                return message("sevens-reason-far", card=CARDS[waiting], n=abs(waiting - card))
            return message("sevens-reason-behind", card=text, cards=texts(own))
        if not behind:
            return message("sevens-reason-end", card=text)
        if not others:  # the only other thing to do is to pass falsely
            return message("fan-tan-reason-fine", n=self.house.false_pass_chips)
        serving = [other for other in others if not BEHIND[other] & self.hand]
        if serving and all(size(other) > size(card) for other in serving):
            return message("sevens-reason-holds-back", card=text, cards=texts(mask_of(serving)))
        if all(size(other) > size(card) for other in others):
            return message("sevens-reason-fewest", card=text, n=size(card))
        return message("sevens-reason-keeps", cards=texts(mask_of(others)))

    def why_pass(self) -> Message:
        """Gets what speaks for a false pass."""
        serves_others = all(BEHIND[card] and not BEHIND[card] & self.hand for card in self.choices)
        return message(f"sevens-reason-{'serves' if serves_others else 'keeps'}", cards=texts(mask_of(self.choices)))


def size(card: int) -> int:
    """Gets how many cards wait behind `card`."""
    return BEHIND[card].bit_count()


def texts(cards: int) -> list[str]:
    """Gets the texts of a set of cards."""
    return [CARDS[card] for card in cards_of(cards)]
