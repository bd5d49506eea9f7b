"""The state of a deal of Sedma: play and scoring (rule set H).

Two teams play for aces and tens in tricks. Players need not follow suit or rank, suits never matter, and the last
fitting card, one of the led rank or a seven, wins the trick. When each seat has played a card, the leader may start
another round of the same trick.
"""

from __future__ import annotations

from bisect import insort
from typing import Any, TypeAlias

from kortti.cards import CARDS, HIDDEN
from kortti.game import STEPS, Action, Event, Game
from kortti.games.ranks import RanksState
from kortti.games.sedma.events import CAPTURED, DRAWN, LED, PLAYED, PLAYED_ON, STOPPED, WON, WON_LAST
from kortti.games.sedma.facts import (
    ACTIONS,
    ALL_POINTS,
    CARD_POINTS,
    RANK_OF,
    STOP,
    TEAMS,
    TEXTS,
    WORTH,
    HouseRules,
    fits,
    points_of,
)
from kortti.messages import message
from kortti.shown import Peak, ScoreLine

# A card drawn from the stock: the index of the action, the seat, the card.
StockCard: TypeAlias = tuple[int, int, int]


class SedmaState(RanksState):
    """One deal. Phases: ``play``, ``prolong`` (the leader may start another round) and ``over``."""

    texts, actions = TEXTS, ACTIONS

    __slots__ = ("from_stock", "house", "winning")

    house: HouseRules
    from_stock: list[StockCard]  # the cards that have left the stock, in order
    winning: int  # the index of the winning card in the trick

    def __init__(self, game: Game, house: HouseRules, deck: list[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self.house = house
        self.from_stock = []
        self.winning = 0
        self.phase = "play"

    def clone(self) -> SedmaState:
        """Returns an independent copy."""
        copy = self._bare_copy()
        copy.house = self.house
        copy.from_stock = self.from_stock.copy()
        copy.winning = self.winning
        return copy

    # Legal actions

    @property
    def led(self) -> int:
        """The rank of the first card of the current trick."""
        return RANK_OF[self.trick[0]]

    def legal_actions(self) -> list[Action]:
        """Returns the legal actions in ascending order.

        Any card of the hand may be played at any time (3.3, 1; H6). In phase ``prolong`` the leader plays a fitting
        card (H5) or stops, even if stopping is the only choice (H11). No card of the stock is turned up (H18), and
        partners do not talk (H17).
        """
        player = self.current_player
        if player is None:
            return []
        if self.phase == "prolong":
            return [*(card for card in self.hands[player] if fits(RANK_OF[card], self.led)), STOP]
        return self.hands[player].copy()

    # Playing

    def apply_action(self, action: Action) -> list[Event]:
        """Applies `action` in place; see `State.apply_action`."""
        player, trick = self.current_player, self.trick
        if player is None or not self.is_legal(action):
            raise self.illegal(action)
        self._history.append(STEPS[player][action])
        if action == STOP:
            events = [STOPPED[player]]
            self._end_trick(events)
            return events
        told = PLAYED_ON if self.phase == "prolong" else PLAYED if trick else LED
        events = [told[player][action]]
        self.hands[player].remove(action)
        # the last fitting card wins (3.3, 4; H7); the led card fits, too
        if not trick or self.house.takes(RANK_OF[action], self.led, RANK_OF[trick[self.winning]]):
            self.winner, self.winning = player, len(trick)
        trick.append(action)
        self.phase = "play"
        self.current_player = (player + 1) % self.house.players
        if len(trick) % self.house.players == 0:
            self._end_round(events)
        return events

    def _end_round(self, events: list[Event]) -> None:
        """Ends the trick, or asks the leader whether to prolong it (3.3, 3; H3).

        The leader may prolong it while holding cards (H4): by the option only against an opponent, or also if the own
        team is winning (H12).
        """
        is_ours = self.winner % TEAMS == self.leader % TEAMS
        prolong = self.house.prolong
        if not self.hands[self.leader] or prolong == "never" or (prolong == "opponent" and is_ours):
            self._end_trick(events)
        else:
            self.phase = "prolong"

    def _end_trick(self, events: list[Event]) -> None:
        """Gives the trick to the winner's team (3.3, 4). Then the seats draw and the winner leads, or the deal ends."""
        winner, cards = self.winner, self.trick
        captured = CAPTURED[winner % TEAMS]
        is_last = not self.stock and not any(self.hands)  # 3.3, 6
        won = (WON_LAST if is_last else WON)[winner][points_of(cards)]
        peak = self._peak_of_trick(is_last)
        events.append(won._replace(peak=peak) if peak else won)
        events += [captured[card] for card in cards]
        self.tricks.append((self.leader, winner, cards))
        self.trick, self.winning = [], 0
        if is_last:
            self.phase, self.current_player, self.is_terminal = "over", None, True
            return
        self._draw(events)
        self.leader = self.current_player = winner  # 3.3, 1
        self.phase = "play"

    def _peak_of_trick(self, is_last: bool) -> Peak | None:
        """Returns the peak for the complete trick if it is the last one, or is not won by its leader."""
        taking = CARDS[self.trick[self.winning]]
        if is_last:
            alone = all(won % TEAMS == self.winner % TEAMS for _, won, _ in self.tricks)
            return Peak("sweep", message("sedma-peak-all" if alone else "sedma-peak-last"), (taking,))
        return Peak("sweep", None, (taking,)) if self.winner != self.leader else None

    def _draw(self, events: list[Event]) -> None:
        """Deals the stock one card at a time, starting with the winner, until hands are full or it is empty (H10).

        All hands are equal and the stock is a multiple of the players, so each seat draws equally many.
        """
        number = len(self._history) - 1
        while self.stock and len(self.hands[self.winner]) < self.house.hand_size:
            for seat in self.house.clockwise(self.winner):
                card = self.stock.pop()
                insort(self.hands[seat], card)
                self.from_stock.append((number, seat, card))
                events.append(DRAWN[seat][card])

    # The score

    def card_points(self, team: int) -> int:
        """Returns the card points that `team` has so far, including the last trick (3.4, H14)."""
        last = WORTH if self.is_terminal and self.tricks[-1][1] % TEAMS == team else 0
        return points_of(self.captured(team)) + last

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Returns the lines that make up the score of the team of `seat` (3.4)."""
        if not self.is_terminal:
            raise self.unfinished()
        team = seat % TEAMS
        counts = [card for card in self.captured(team) if CARD_POINTS[card]]
        lines = []
        if counts:
            texts = [CARDS[card] for card in sorted(counts)]
            lines.append(ScoreLine(message("table-cards", cards=texts), WORTH * len(texts), ((len(texts), WORTH),)))
        if self.tricks[-1][1] % TEAMS == team:
            lines.append(ScoreLine(message("sedma-score-last", n=WORTH), WORTH))
        if self.house.scoring == "gamepoints":
            return [*(line._replace(points=0) for line in lines), self._line_of_game_points(team)]
        return lines or [ScoreLine(message("sedma-score-nothing"), 0)]

    def _line_of_game_points(self, team: int) -> ScoreLine:
        """Returns the line of the game points: 1 for more points than the others, 2 for all, 3 for all tricks (H13)."""
        points = self.card_points(team)
        if points < ALL_POINTS / 2:
            won, outcome = 0, "lost"
        elif all(winner % TEAMS == team for _, winner, _ in self.tricks):
            won, outcome = 3, "tricks"
        elif points == ALL_POINTS:
            won, outcome = 2, "all"
        else:
            won, outcome = 1, "won"
        return ScoreLine(message(f"sedma-score-{outcome}", n=points, total=ALL_POINTS), won)

    def returns(self) -> tuple[int, ...]:
        """Returns the score of the deal by seat: game points or card points (3.4)."""
        teams = tuple(sum(line.points for line in self.score_lines(team)) for team in range(TEAMS))
        return teams * (self.house.players // TEAMS)

    def winners(self) -> tuple[int, ...]:
        """Returns the seats of the team with more card points: 50 or more of 90, so never both (3.4)."""
        if not self.is_terminal:
            raise self.unfinished()
        return self.house.seats_of(0 if self.card_points(0) > self.card_points(1) else 1)

    # Observation

    def observation(self, player: int) -> dict[str, Any]:
        """Returns what `player` knows.

        Adds to the base observation: ``stock``, for each card drawn from it the index of the action, the seat, the card
        as far as seen, and True (each goes to the hand).
        """
        observation = super().observation(player)
        observation["stock"] = [
            [number, seat, CARDS[card] if seat == player else HIDDEN, True] for number, seat, card in self.from_stock
        ]
        return observation
