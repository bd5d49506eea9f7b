"""How a deal of Null Game is played and what it scores.

A player leads any card. The others follow with a card of its suit (or rank) or pass, each card being followed in its
turn; when all others have passed, whoever played last leads again. Whoever is out of cards first has won the deal.
"""

from __future__ import annotations

from kortti.cards import CARDS, HIDDEN
from kortti.game import Action, Event, Game, State
from kortti.messages import message
from kortti.shown import ScoreLine
from tests.nullgame.facts import ACTIONS, HAND, PASS, TEXTS, HouseRules


class NullgameState(State[Game]):
    """One deal. Phases: ``lead``, ``follow`` and ``over``."""

    texts, actions = TEXTS, ACTIONS

    __slots__ = ("hands", "house", "passes", "pile", "stock")

    house: HouseRules
    hands: list[list[int]]  # by seat, each sorted
    stock: list[int]  # what nobody was dealt; it stays face down
    pile: list[int]  # the cards played so far, the last one on top
    passes: int  # in a row

    def __init__(self, game: Game, house: HouseRules, deck: list[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self.house = house
        self.hands = [sorted(game.dealt(deck, dealer, seat)) for seat in range(game.players)]
        self.stock = deck[HAND * game.players :]
        self.pile, self.passes = [], 0
        self.phase = "lead"
        self.current_player = (dealer + 1) % game.players

    def clone(self) -> NullgameState:
        """Makes an independent copy."""
        copy = self._bare_copy()
        copy.house = self.house
        copy.hands = [hand.copy() for hand in self.hands]
        copy.stock = self.stock
        copy.pile = self.pile.copy()
        copy.passes = self.passes
        return copy

    # Playing

    def legal_actions(self) -> list[Action]:
        """Gets the legal actions in rising order: the cards that may be played, then `pass`, which a leader may not."""
        if self.current_player is None:
            return []
        hand = self.hands[self.current_player]
        if self.phase == "lead":
            return hand.copy()
        return [*(card for card in hand if self.house.follows(card, self.pile[-1])), PASS]

    def apply_action(self, action: Action) -> list[Event]:
        """Plays `action` in place; see `State.apply_action`."""
        player = self.current_player
        if player is None or not self.is_legal(action):
            raise self.illegal(action)
        self._history.append((player, action))
        if action == PASS:
            self.passes += 1
            event = Event("nullgame-pass", player)
        else:
            self.passes = 0
            self.hands[player].remove(action)
            self.pile.append(action)
            event = Event("nullgame-play", player, None, CARDS[action], f"hand:{player}", "pile")
        if self.hands[player]:
            self.current_player = (player + 1) % self.game.players
            self.phase = "lead" if self.passes == self.game.players - 1 else "follow"
        else:
            self.current_player, self.phase, self.is_terminal = None, "over", True
        return [event]

    # The score

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Gets the line of the cards that `seat` has left, a point each."""
        if not self.is_terminal:
            raise self.unfinished()
        return [ScoreLine(message("nullgame-score-left"), len(self.hands[seat]))]

    def returns(self) -> tuple[int, ...]:
        """Gets the points by seat, fewer being better."""
        return tuple(sum(line.points for line in self.score_lines(seat)) for seat in range(self.game.players))

    def winners(self) -> tuple[int, ...]:
        """Gets the seat that is out of cards."""
        return tuple(seat for seat, points in enumerate(self.returns()) if points == 0)

    # What can be seen

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        """Gets hands, stock and pile; a player sees the own hand and the pile."""
        if player is not None:
            self.game.check_seat(player)

        def texts(cards: list[int], is_seen: bool) -> list[str]:
            return [CARDS[card] if is_seen else HIDDEN for card in cards]

        return {
            **{f"hand:{seat}": texts(hand, player in (None, seat)) for seat, hand in enumerate(self.hands)},
            "stock": texts(self.stock, player is None),
            "pile": texts(self.pile, True),
        }
