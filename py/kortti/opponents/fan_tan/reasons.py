"""Reasons for laying or keeping a card in Fan Tan: true statements about which card blocks which.

They share the message texts of the other sevens games. They use only the own hand and the table; others hold the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kortti.cards import CARDS, cards_of, mask_of, parse_card
from kortti.messages import Message, message
from kortti.opponents.fan_tan.heuristics import BEHIND
from kortti.opponents.fan_tan.knowledge import Position

FAR = 3  # least number of steps to a far card


def reason(observation: Mapping[str, Any], text: str) -> Message | None:
    """Returns a reason for playing `text`, or None; see `kortti.opponents`."""
    view = View(observation)
    return view.why_pass() if text == "pass" else view.why_play(parse_card(text[5:]))


class View(Position):
    """A position with methods that explain its actions."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        super().__init__(observation)
        self.choices = [parse_card(text[5:]) for text in self.plays]

    def why_play(self, card: int) -> Message | None:
        """Returns a reason for laying `card`, or None."""
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
        if not others:  # the only alternative is a false pass
            return message("fan-tan-reason-fine", n=self.house.false_pass_chips)
        serving = [other for other in others if not BEHIND[other] & self.hand]
        if serving and all(size(other) > size(card) for other in serving):
            return message("sevens-reason-holds-back", card=text, cards=texts(mask_of(serving)))
        if all(size(other) > size(card) for other in others):
            return message("sevens-reason-fewest", card=text, n=size(card))
        return message("sevens-reason-keeps", cards=texts(mask_of(others)))

    def why_pass(self) -> Message:
        """Returns a reason for a false pass."""
        serves_others = all(BEHIND[card] and not BEHIND[card] & self.hand for card in self.choices)
        return message(f"sevens-reason-{'serves' if serves_others else 'keeps'}", cards=texts(mask_of(self.choices)))


def size(card: int) -> int:
    """Returns the number of cards behind `card`."""
    return BEHIND[card].bit_count()


def texts(cards: int) -> list[str]:
    """Returns the cards of a bit set as texts."""
    return [CARDS[card] for card in cards_of(cards)]
