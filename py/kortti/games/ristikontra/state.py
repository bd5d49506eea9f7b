"""The state of a deal of Ristikontra: play and scoring (rule set D).

Two pairs play for points in tricks. Players need not follow suit or rank, suits never matter, and the last card of the
led rank wins the trick.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Hashable, Iterable, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from kortti.cards import CARDS, HIDDEN
from kortti.game import STEPS, Action, Event, Game
from kortti.games.ranks import RanksState
from kortti.games.ristikontra.events import CAPTURED, DRAWN, FOLLOWED, LED, TURNED, WON
from kortti.games.ristikontra.facts import (
    ACTIONS,
    CLEAN_FLOOR,
    CLOCKWISE,
    KING,
    LEADS_IN_ROW,
    NO_RANK,
    QUEEN,
    RANK_OF,
    SEATS,
    TEAMS,
    TEXTS,
    TRICKS,
    TURN,
    HouseRules,
)
from kortti.messages import message
from kortti.shown import Peak, ScoreLine

# A card that has left the stock: the index of the action, the seat, the card, and True if it was drawn to the hand,
# False if it was turned up.
StockCard: TypeAlias = tuple[int, int, int, bool]


class RistikontraState(RanksState):
    """One deal. Captured cards lie face down (D23). Phases: ``lead``, ``follow`` and ``over``."""

    texts, actions = TEXTS, ACTIONS

    __slots__ = ("barred", "from_stock", "house", "leads_in_row", "led_rank")

    house: HouseRules
    from_stock: list[StockCard]  # the cards that have left the stock, in order
    led_rank: int  # the rank led last, NO_RANK before the first lead
    leads_in_row: int  # the number of consecutive leads of that rank
    barred: Sequence[int]  # ranks that the current player may not play from the hand

    def __init__(self, game: Game, house: HouseRules, deck: list[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self.house = house
        self.from_stock = []
        self.led_rank, self.leads_in_row = NO_RANK, 0
        self.barred = ()
        self.phase = "lead"

    def clone(self) -> RistikontraState:
        """Returns an independent copy."""
        copy = self._bare_copy()
        copy.house = self.house
        copy.from_stock = self.from_stock.copy()
        copy.led_rank = self.led_rank
        copy.leads_in_row = self.leads_in_row
        copy.barred = self.barred
        return copy

    # Legal actions

    def legal_actions(self) -> list[Action]:
        """Returns the legal actions in ascending order: cards of the hand that are not barred, then `turn` (4.3, 1-2).

        `turn` is also legal on every lead, including the first (D7), and whatever card comes up is played (D6).
        """
        player = self.current_player
        if player is None:
            return []
        cards = self.hands[player]
        if self.barred:
            cards = [card for card in cards if RANK_OF[card] not in self.barred]
        return [*cards, TURN] if self.stock else [*cards]

    def is_legal(self, action: Hashable) -> bool:
        """Checks if `action` is legal."""
        player = self.current_player
        if player is None or type(action) is not int:
            return False
        if action == TURN:
            return bool(self.stock)
        return action in self.hands[player] and RANK_OF[action] not in self.barred

    def _barred_ranks(self) -> Sequence[int]:
        """Returns the ranks that the current player may not play from the hand.

        A rank that was led three times in a row may not be led again (4.3, 5), unless the player holds no other (D5).
        Who led it does not matter (D4): the holder of the fourth card knows that the other three were all led, so no
        other seat played that rank, so one seat led all three, won them and leads again.

        By the option, the fourth king may not be played while there is a stock (D13).
        """
        player = self.current_player
        if player is None:
            return ()
        barred, rank = [], self.led_rank
        if self.leads_in_row == LEADS_IN_ROW and not self.trick and not self._holds_only(player, rank):
            barred.append(rank)
        if self.house.holds_king and self.stock and self._kings_played() == 3:
            barred.append(KING)
        return barred

    def _holds_only(self, player: int, rank: int) -> bool:
        return all(RANK_OF[card] == rank for card in self.hands[player])

    def _kings_played(self) -> int:
        """Counts the kings played so far, from hands and from the stock."""
        finished = [card for _, _, cards in self.tricks for card in cards]
        return cards_of_rank(KING, finished + self.trick)

    # Playing

    def apply_action(self, action: Action) -> list[Event]:
        """Applies `action` in place; see `State.apply_action`."""
        player, trick = self.current_player, self.trick
        if player is None or not self.is_legal(action):
            raise self.illegal(action)
        self._history.append(STEPS[player][action])
        if action == TURN:  # plays the turned card instead of one from the hand (4.3, 2)
            card = self.stock.pop()
            self.from_stock.append((len(self._history) - 1, player, card, False))
            events = [TURNED[player][card]]
        else:
            card = action
            self.hands[player].remove(card)
            events = [FOLLOWED[player][card] if trick else LED[player][card]]
        rank = RANK_OF[card]
        if not trick:  # a turned card is a lead like any other
            self.leads_in_row = self.leads_in_row + 1 if rank == self.led_rank else 1
            self.led_rank = rank
            self.phase = "follow"
        elif rank == self.led_rank:  # the last card of the led rank wins, otherwise the leader does (4.3, 3)
            self.winner = player
        trick.append(card)
        if len(trick) < SEATS:
            self.current_player = CLOCKWISE[player][1]
        else:
            self._end_trick(events)
        self.barred = self._barred_ranks() if self.leads_in_row == LEADS_IN_ROW or self.house.holds_king else ()
        return events

    def _end_trick(self, events: list[Event]) -> None:
        """Gives the trick to its winner (4.3, 3). Then the seats draw and the winner leads; trick 13 ends the deal."""
        winner, cards = self.winner, self.trick
        captured = CAPTURED[winner % TEAMS]
        won = WON[self.house.all_points][winner][self.house.points_of(cards)]
        peak = self._peak_of_trick()
        events.append(won._replace(peak=peak) if peak else won)
        events += [captured[card] for card in cards]
        self.tricks.append((self.leader, winner, cards))
        self.trick = []
        if self.stock:
            self._draw(events)
        if len(self.tricks) < TRICKS:
            self.leader = self.current_player = winner  # 4.3, 1
            self.phase = "lead"
        else:
            self.phase, self.current_player, self.is_terminal = "over", None, True

    def _peak_of_trick(self) -> Peak | None:
        """Returns the peak for the complete trick if it is the last one, or is not won by its leader."""
        cards, winner = self.trick, self.winner
        taking = CARDS[[card for card in cards if RANK_OF[card] == self.led_rank][-1]]
        if len(self.tricks) == TRICKS - 1:
            alone = all(won % TEAMS == winner % TEAMS for _, won, _ in self.tricks)
            return Peak("sweep", message("ristikontra-peak-all" if alone else "ristikontra-peak-last"), (taking,))
        return Peak("sweep", None, (taking,)) if winner != self.leader else None

    def _draw(self, events: list[Event]) -> None:
        """Fills the hands after a trick (D2): first the winner's, then clockwise (D1).

        A seat that turned a card up has a full hand and draws nothing (4.3, 4; D3). The stock never runs short: a trick
        takes one card of it per seat, and it starts with four cards for each stock trick.
        """
        hands, size, stock, number = self.hands, self.house.hand_size, self.stock, len(self._history) - 1
        for seat in CLOCKWISE[self.winner]:
            hand = hands[seat]
            if len(hand) < size:
                card = stock.pop()
                insort(hand, card)
                self.from_stock.append((number, seat, card, True))
                events.append(DRAWN[seat][card])

    # The score

    def card_points(self, team: int) -> int:
        """Returns the card points that `team` has captured (4.1)."""
        return self.house.points_of(self.captured(team))

    def queens(self, team: int) -> int:
        """Counts the queens that make `team` dirty: those captured in tricks that began with a stock (D11)."""
        early = self.tricks[: self.house.stock_tricks]
        return sum(cards_of_rank(QUEEN, cards) for _, winner, cards in early if winner % TEAMS == team)

    def kings(self, team: int) -> int:
        """Counts the kings that clean `team`: those captured in later tricks not won by a queen (D12).

        The winning card has the led rank, so a queen wins exactly if one was led.
        """
        late = self.tricks[self.house.stock_tricks :]
        won = [cards for _, winner, cards in late if winner % TEAMS == team]
        return sum(cards_of_rank(KING, cards) for cards in won if RANK_OF[cards[0]] != QUEEN)

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Returns the lines that make up the score of the team of `seat`, by the scoring mode (4.4)."""
        if not self.is_terminal:
            raise self.unfinished()
        team = seat % TEAMS
        cards = self._lines_of_cards(team)
        if self.house.mode == "gamepoints":
            return [*(line._replace(points=0) for line in cards), self._line_of_game_points(team)]
        if self.house.mode == "cleaning":
            return [*cards, *self._lines_of_cleaning(team)]
        return cards

    def _lines_of_cards(self, team: int) -> list[ScoreLine]:
        """Returns the lines of the captured cards, one for each number of card points (4.1)."""
        lines, points = [], self.house.card_points
        captured = sorted(self.captured(team), key=lambda card: (-points[card], card))
        for worth, cards in groupby(captured, points.__getitem__):
            if worth:
                texts = [CARDS[card] for card in cards]
                line = message("table-cards", cards=texts)
                lines.append(ScoreLine(line, worth * len(texts), ((len(texts), worth),)))
        return lines or [ScoreLine(message("ristikontra-score-nothing"), 0)]

    def _line_of_game_points(self, team: int) -> ScoreLine:
        """Returns the line of the game points: one for most card points, two for all of them (D10)."""
        points, others = self.card_points(team), self.card_points(1 - team)
        if points == others:
            won, outcome = 0, "level"
        elif points < others:
            won, outcome = 0, "lost"
        elif others:
            won, outcome = 1, "won"
        else:
            won, outcome = 2, "all"
        return ScoreLine(message(f"ristikontra-score-{outcome}", n=points, total=points + others), won)

    def _lines_of_cleaning(self, team: int) -> list[ScoreLine]:
        """Returns the lines for queens, kings and too few card points in mode cleaning.

        A dirty team, or one below ten card points, scores nothing in the deal (D14). The floor applies to the captured
        points, even if the team is dirty (D15); `standings` resets the total.
        """
        points, queens, kings = self.card_points(team), self.queens(team), self.kings(team)
        if not queens:
            line = ScoreLine(message("ristikontra-score-clean"), 0)
        elif kings:
            line = ScoreLine(message("ristikontra-score-cleaned", n=queens, kings=kings), 0)
        else:
            line = ScoreLine(message("ristikontra-score-dirty", n=queens), -points)
        if points >= CLEAN_FLOOR:
            return [line]
        return [line, ScoreLine(message("ristikontra-score-under-ten"), -(points + line.points))]

    def returns(self) -> tuple[int, ...]:
        """Returns the score of the deal by seat: game points without the carry, or card points (4.4)."""
        return tuple(sum(line.points for line in self.score_lines(team)) for team in range(TEAMS)) * 2

    def winners(self) -> tuple[int, ...]:
        """Returns the seats of the team with the higher score; none if the scores are level."""
        one, two = self.returns()[:TEAMS]
        return () if one == two else (0, 2) if one > two else (1, 3)

    def summary(self) -> dict[str, tuple[int, ...]]:
        """Returns the card points that each team captured, and the winning team of the last trick."""
        captured = tuple(self.card_points(team) for team in range(TEAMS))
        return {"captured": captured, "last": (self.tricks[-1][1] % TEAMS,)}

    # Observation

    def observation(self, player: int) -> dict[str, Any]:
        """Returns what `player` knows.

        Adds to the base observation: ``stock``, for each card taken from it the index of the action, the seat, the card
        as far as seen and whether it went to the hand.
        """
        observation = super().observation(player)
        observation["stock"] = [
            [number, seat, HIDDEN if is_drawn and seat != player else CARDS[card], is_drawn]
            for number, seat, card, is_drawn in self.from_stock
        ]
        return observation


def cards_of_rank(rank: int, cards: Iterable[int]) -> int:
    """Counts the cards of `rank` among `cards`."""
    return sum(RANK_OF[card] == rank for card in cards)
