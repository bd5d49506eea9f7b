"""What Ristikontra and Sedma share: two teams play for the cards in tricks.

Partners sit opposite, the last card of the led rank wins a trick, and hands are filled from a stock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

from kortti.cards import CARDS, HIDDEN
from kortti.game import Game, State
from kortti.messages import Message, message

TEAMS = 2
# A finished trick: the seats that led to it and won it, and its cards in the order of play.
Trick: TypeAlias = tuple[int, int, list[int]]


class RanksState(State[Game]):
    """A deal in which two teams play for the cards in tricks."""

    __slots__ = ("hands", "leader", "stock", "trick", "tricks", "winner")

    hands: list[list[int]]  # by seat, each sorted
    stock: list[int]  # the next card last
    tricks: list[Trick]  # finished
    trick: list[int]  # the cards of the current one, the led card first
    leader: int  # the seat that leads, or has led, to the current trick
    winner: int  # the seat that is winning the current trick

    def __init__(self, game: Game, deck: list[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self.hands = [sorted(game.dealt(deck, dealer, seat)) for seat in range(game.players)]
        self.stock = deck[: sum(map(len, self.hands)) - 1 : -1]
        self.tricks, self.trick = [], []
        self.leader = self.winner = self.current_player = (dealer + 1) % game.players  # to the left of the dealer

    def _bare_copy(self: S) -> S:
        """Copies the fields that all such deals have; `clone` copies the rest."""
        copy = super()._bare_copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.stock = self.stock.copy()
        copy.tricks = self.tricks.copy()
        copy.trick = self.trick.copy()
        copy.leader = self.leader
        copy.winner = self.winner
        return copy

    def captured(self, team: int) -> list[int]:
        """Returns the cards in the tricks that `team` has won."""
        return [card for _, winner, cards in self.tricks if winner % TEAMS == team for card in cards]

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        """Returns hands, captured piles, stock and trick. The captured piles are face down for every player."""
        if player is not None:
            self.game.check_seat(player)

        def texts(cards: Sequence[int], is_seen: bool) -> list[str]:
            return [CARDS[card] for card in cards] if is_seen else [HIDDEN] * len(cards)

        return {
            **{f"hand:{seat}": texts(hand, player in (None, seat)) for seat, hand in enumerate(self.hands)},
            **{f"captured:{team}": texts(self.captured(team), player is None) for team in range(TEAMS)},
            "stock": texts(self.stock[::-1], player is None),
            "trick": texts(self.trick, True),
        }

    def observation(self, player: int) -> dict[str, Any]:
        """Returns what `player` knows.

        Adds to the base observation: ``tricks``, the finished ones as leader, winner and cards in order; ``leader`` and
        ``winner`` of the current one.
        """
        observation = super().observation(player)
        observation["tricks"] = [
            [leader, winner, [CARDS[card] for card in cards]] for leader, winner, cards in self.tricks
        ]
        observation["leader"] = None if self.is_terminal else self.leader
        observation["winner"] = self.winner if self.trick else None
        return observation


S = TypeVar("S", bound=RanksState)


def dearest_trick(state: RanksState, points: Sequence[int], told: int) -> Message | None:
    """Returns who took the trick with most `points` (by trick) in a finished deal, and whether that was enough,
    as the seat `told` hears it.

    None if several were as dear, or if other things than points decided the deal.
    """
    takers = [winner for _, winner, _ in state.tricks]
    totals = [0] * TEAMS
    for count, winner in zip(points, takers, strict=True):
        totals[winner % TEAMS] += count
    won = {winner % TEAMS for winner in state.winners()}
    most = max(points)
    if points.count(most) > 1 or totals[0] == totals[1] or won != {totals.index(max(totals))}:
        return None
    seat = takers[points.index(most)]
    if seat % TEAMS in won:
        return message("ristikontra-reason-end-dearest", seat=seat, n=most)
    return message("ristikontra-reason-end-despite", seat=seat, n=most, to=told if told % TEAMS in won else min(won))
