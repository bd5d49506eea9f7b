"""What a seat of Myllymatti has seen: every card that left a hand, and all hands between the halves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kortti.games.myllymatti.facts import SEATS, HouseRules
from kortti.opponents.myllymatti.sets import ACTIONS, BITS, PACK, TAKE, TURN, cards_of, set_of
from kortti.opponents.myllymatti.steps import Duels, Shedding

LONGEST = 200  # actions without a complete trick after which opponents treat the deal as stalled


class Seen:
    """The position as a perfect memory knows it, derived from the observation alone.

    ``duels`` is the first half with the own hand only and no stock; ``shedding`` the position of the second half, None
    before. ``unseen`` are the cards in the other hands or the stock. ``last_seen`` maps each card to the time, in
    actions, at which it was last shown.
    """

    def __init__(self, observation: Mapping[str, Any]) -> None:
        self.me: int = observation["player"]
        self.rules = HouseRules.of(observation["options"])
        self.last_seen: dict[int, int] = {}
        self.duels = Duels(self.rules, [0] * SEATS, [], self.me)
        self.shedding: Shedding | None = None
        self._collect(observation)
        if observation["phase"] == "shed":
            self.shedding = self._shed(observation)
            self.unseen = 0
        else:
            self.duels.hands[self.me] = set_of(observation["zones"][f"hand:{self.me}"])
            laid = sum(card for card, _ in self.duels.trick + self.duels.bounced)
            self.unseen = PACK & ~(self.duels.hands[self.me] | sum(self.duels.won) | laid)
        self.sizes = [len(observation["zones"][f"hand:{seat}"]) for seat in range(SEATS)]

    def _collect(self, observation: Mapping[str, Any]) -> None:
        """Replays the duels of the first half (3.3)."""
        duels, stock = self.duels, iter(observation["stock"])
        drawn = next(stock, None)
        for time, (seat, text) in enumerate(observation["history"][: observation["half"]]):
            card = ACTIONS[text]
            if card == TURN:
                assert drawn is not None
                card, drawn = BITS[drawn[2]], next(stock, None)
            self.last_seen[card] = time
            duels.trick.append((card, seat))
            if len(duels.trick) == 2:
                duels.settle()
            while drawn is not None and drawn[0] == time:
                _, taker, shown, into_hand = drawn
                drawn = next(stock, None)
                if not into_hand:
                    duels.fix_trump(BITS[shown], taker)
                    self.last_seen[BITS[shown]] = time

    def _shed(self, observation: Mapping[str, Any]) -> Shedding:
        """Replays the tricks of the second half (3.4)."""
        half = observation["half"]
        self.duels.hands = [set_of(texts) for texts in observation["shown"]]
        self.last_seen.update(dict.fromkeys(cards_of(sum(self.duels.hands)), half))
        position = self.duels.shedding(self.rules.stall_actions)
        for time, (_, text) in enumerate(observation["history"][half:], half):
            action = ACTIONS[text]
            self.last_seen[position.trick[-1] if action == TAKE else action] = time
            position.play(action)
        position.limit = min(position.limit, position.since + LONGEST)
        return position

    @property
    def held(self) -> list[int]:
        """The hands as far as they are known."""
        return self.duels.hands if self.shedding is None else self.shedding.hands

    def recalled(self, count: int) -> list[int]:
        """Returns the hands as known to a player who remembers the last `count` cards of others (second half)."""
        return recalled(self.held, self.last_seen, self.me, count)


def recalled(hands: Sequence[int], last_seen: Mapping[int, int], me: int, count: int) -> list[int]:
    """Returns the `hands` as known to seat `me`, which remembers the `count` cards of others last shown."""
    others = [(last_seen[card], card) for seat, hand in enumerate(hands) if seat != me for card in cards_of(hand)]
    fresh = sum(card for _, card in sorted(others, reverse=True)[:count])
    return [hand if seat == me else hand & fresh for seat, hand in enumerate(hands)]
