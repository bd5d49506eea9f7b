"""What a seat of Skitgubbe has seen: every card that left a hand, and all hands between the halves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kortti.games.skitgubbe.facts import HouseRules
from kortti.opponents.myllymatti.knowledge import LONGEST, recalled
from kortti.opponents.myllymatti.sets import BITS, PACK, TAKE, TURN, cards_of, set_of
from kortti.opponents.skitgubbe.sets import ACTIONS, SLOUGH, STOP
from kortti.opponents.skitgubbe.steps import Lays, Tricks


class Seen:
    """The position as a perfect memory knows it, derived from the observation alone.

    ``tricks`` is the first half with the own hand only; ``shedding`` the position of the second half, None before.
    ``unseen`` are the cards in the other hands or the stock. ``last_seen`` maps each card to the time, in actions, at
    which it was last shown.
    """

    def __init__(self, observation: Mapping[str, Any]) -> None:
        self.me: int = observation["player"]
        self.rules = HouseRules.of(observation["options"])
        self.last_seen: dict[int, int] = {}
        self.tricks = Tricks(self.rules, observation["dealer"])
        self.shedding: Lays | None = None
        self._collect(observation)
        if observation["phase"] == "shed":
            self.shedding = self._shed(observation)
            self.unseen = 0
        else:
            self.tricks.hands[self.me] = set_of(observation["zones"][f"hand:{self.me}"])
            self.unseen = PACK & ~(self.tricks.hands[self.me] | sum(self.tricks.won) | self.tricks.lying())
        self.sizes = [len(observation["zones"][f"hand:{seat}"]) for seat in range(self.rules.players)]

    def _collect(self, observation: Mapping[str, Any]) -> None:
        """Replays the tricks of the first half (2.3)."""
        tricks, stock = self.tricks, iter(observation["stock"])
        drawn = next(stock, None)
        for time, (seat, text) in enumerate(observation["history"][: observation["half"]]):
            action = ACTIONS[text]
            if action == TURN:
                assert drawn is not None
                action, drawn = BITS[drawn[2]], next(stock, None)
            if action >> SLOUGH > 0:
                self.last_seen[action >> SLOUGH] = time
                tricks.table.append((action >> SLOUGH, seat))
            elif action != STOP:
                if len(tricks.trick) == len(tricks.seats):  # sloughing to it is over
                    tricks.settle()
                self.last_seen[action] = time
                tricks.trick.append((action, seat))
            while drawn is not None and drawn[0] == time:
                _, taker, shown, into_hand = drawn
                drawn = next(stock, None)
                if not into_hand:
                    tricks.fix_trump(BITS[shown], taker)
                    self.last_seen[BITS[shown]] = time
        tricks.is_asked = observation["phase"] == "slough"
        if len(tricks.trick) == len(tricks.seats) and not tricks.is_asked:
            tricks.settle()
        if observation["phase"] != "shed":
            tricks.seat = observation["current_player"]

    def _shed(self, observation: Mapping[str, Any]) -> Lays:
        """Replays the tricks of the second half (2.5)."""
        half = observation["half"]
        self.tricks.hands = [set_of(texts) for texts in observation["shown"]]
        position = self.tricks.shedding(self.rules.stall_actions)
        self.last_seen.update(dict.fromkeys(cards_of(sum(self.tricks.hands)), half))
        for time, (_, text) in enumerate(observation["history"][half:], half):
            action = ACTIONS[text]
            seat, before = position.seat, position.hands[position.seat]
            position.play(action)
            moved = position.hands[seat] ^ before if action == TAKE else action
            self.last_seen.update(dict.fromkeys(cards_of(moved), time))
        position.limit = min(position.limit, position.since + LONGEST)
        return position

    @property
    def held(self) -> list[int]:
        """The hands as far as they are known."""
        return self.tricks.hands if self.shedding is None else self.shedding.hands

    def recalled(self, count: int) -> list[int]:
        """Returns the hands as known to a player who remembers the last `count` cards of others (second half)."""
        return recalled(self.held, self.last_seen, self.me, count)
