"""Reasons for laying, keeping or giving a card in Ristiseiska and Pantti: which card blocks which.

They use only the own hand and the table; others hold the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kortti.cards import CARDS, cards_of, mask_of, parse_card
from kortti.games.sevens.facts import ACES, KING, TWO
from kortti.messages import Message, message
from kortti.opponents.sevens.knowledge import Position

FAR = 3  # least number of steps to a far card


def reason(observation: Mapping[str, Any], text: str) -> Message | None:
    """Returns a reason for playing `text`, or None; see `kortti.opponents`."""
    view = View(observation)
    word, _, card = text.partition(" ")
    if word == "stop":
        return view.why_stop()
    if not card:
        return None
    number = parse_card(card[:2])
    return view.why_give(number) if word == "give" else view.why_play(number)


class View(Position):
    """A position with methods that explain its actions."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        super().__init__(observation)
        # While aces are undecided, neither their parent card nor their points are known.
        self.unsure = ACES if self.aces is None else 0
        self.plays = [parse_card(text[5:7]) for text in observation["legal"] if text.startswith("play")]
        self.near = next((seat for seat, n in enumerate(self.counts) if n == 1 and self.table.ending), None)
        self.may_beg = "beg" in observation["legal"] or "pass" in observation["legal"]
        self.to = next((seat for seat, said in reversed(observation["history"]) if said in ("beg", "pass")), None)

    def why_play(self, card: int) -> Message | None:
        """Returns a reason for laying `card`, or None."""
        behind, text = self.table.behind[card], CARDS[card]
        own = behind & self.hand & ~self.unsure
        others = [other for other in self.plays if other != card]
        if self.hand == 1 << card:
            return message("sevens-reason-last", card=text)
        points = self.table.pips(card)
        if self.near is not None and points > 1 and all(self.table.pips(other) <= points for other in others):
            return message("sevens-reason-late", card=text, n=points, to=self.near)
        if own and own == behind:
            return message("sevens-reason-yours", card=text, cards=texts(own))
        if own.bit_count() > 1:
            return message("sevens-reason-behind", card=text, cards=texts(own))
        if own:
            waiting = cards_of(own)[0]
            steps = (self.table.before[waiting] & self.unlaid).bit_count()
            if steps >= FAR:
                return message("sevens-reason-far", card=CARDS[waiting], n=steps)
            return message("sevens-reason-behind", card=text, cards=texts(own))
        kept = mask_of(others) & ~self.unsure  # these stay playable
        if card in self.table.bonus_cards and kept:
            return message("sevens-reason-free-turn", card=text, cards=texts(kept))
        if not behind and not 1 << card & self.unsure:
            return message("sevens-reason-end", card=text)
        serving = [other for other in others if self._serves(other)]
        if serving and all(self._size(other) > self._size(card) for other in serving):
            return message("sevens-reason-holds-back", card=text, cards=[CARDS[other] for other in serving])
        if others and self._dearest(card, others):
            return message("sevens-reason-dear", card=text)
        if others and all(self._size(other) >= self._size(card) for other in others):
            return message("sevens-reason-fewest", card=text, n=self._size(card))
        if kept:
            return message("sevens-reason-keeps", cards=texts(kept))
        return message("sevens-reason-penalty") if self.may_beg else None

    def why_stop(self) -> Message | None:
        """Returns a reason for laying no more, or None."""
        plays = mask_of(self.plays)
        if all(self._serves(card) for card in self.plays):
            return message("sevens-reason-serves", cards=texts(plays))
        kept = plays & ~self.unsure
        return message("sevens-reason-keeps", cards=texts(kept)) if kept else None

    def why_give(self, card: int) -> Message | None:
        """Returns a reason for giving `card` away, or None."""
        text = CARDS[card]
        if 1 << card & self.unsure:
            return None
        between = self.table.before[card] & self.unlaid
        mine, foreign = between & self.hand, (between & ~self.hand).bit_count()
        rest = self.hand ^ 1 << card
        if not between:
            easiest = not self._closed(rest) and all(self._size(other) >= self._size(card) for other in cards_of(rest))
            return message("sevens-reason-all-open", card=text) if easiest else None
        if foreign and all(foreign >= self._foreign(other) for other in cards_of(rest)):
            return message("sevens-reason-farthest", card=text, n=foreign)
        if mine:
            return message("sevens-reason-locked", card=text, cards=texts(mine), to=self.to)
        if self._dearest(card, cards_of(rest)):
            return message("sevens-reason-dear", card=text)
        if foreign > 1:
            return message("sevens-reason-distant", card=text, n=foreign)
        if not self.table.behind[card] & self.hand:
            return message("sevens-reason-useless", card=text)
        return None

    def _serves(self, card: int) -> bool:
        """Checks if only others' cards lie behind `card`, and at least one."""
        behind = self.table.behind[card]
        return bool(behind) and not behind & self.hand

    def _size(self, card: int) -> int:
        """Returns the number of cards behind `card`."""
        return self.table.behind[card].bit_count()

    def _foreign(self, card: int) -> int:
        """Returns how many cards of others must be laid before `card`, at the nearer end for an undecided ace."""
        before = self.table.before
        ends = [before[card]]
        if 1 << card & self.unsure:
            ends = [before[card + rank] | 1 << card + rank for rank in (TWO, KING)]
        return min((end & self.unlaid & ~self.hand).bit_count() for end in ends)

    def _dearest(self, card: int, others: list[int]) -> bool:
        """Checks if `card` costs more points in hand than each of `others`."""
        if not self.house.score_cards or any(1 << other & self.unsure for other in (card, *others)):
            return False
        pips = self.table.pips
        return all(pips(other) < pips(card) for other in others)

    def _closed(self, cards: int) -> bool:
        """Checks if any of `cards` is unplayable, or may be because aces are undecided."""
        return any(self.table.before[card] & self.unlaid or 1 << card & self.unsure for card in cards_of(cards))


def texts(cards: int) -> list[str]:
    """Returns the cards of a bit set as texts."""
    return [CARDS[card] for card in cards_of(cards)]
