"""The state of a deal of Null Game: play and scoring.

A player leads any card. The others follow with a card of its suit (or rank) or pass; the next player follows the last
card played. When all others have passed, the player of the last card leads again. The first to run out of cards wins.
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
    stock: list[int]  # the undealt cards, face down to the end
    pile: list[int]  # the cards played so far, the top one last
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
        """Returns an independent copy."""
        copy = self._bare_copy()
        copy.house = self.house
        copy.hands = [hand.copy() for hand in self.hands]
        copy.stock = self.stock
        copy.pile = self.pile.copy()
        copy.passes = self.passes
        return copy

    # Playing

    def legal_actions(self) -> list[Action]:
        """Returns the legal actions in ascending order: the playable cards, then `pass`, except for a leader."""
        if self.current_player is None:
            return []
        hand = self.hands[self.current_player]
        if self.phase == "lead":
            return hand.copy()
        return [*(card for card in hand if self.house.follows(card, self.pile[-1])), PASS]

    def apply_action(self, action: Action) -> list[Event]:
        """Applies `action` in place; see `State.apply_action`."""
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
        """Returns the line of the cards left to `seat`, a point each."""
        if not self.is_terminal:
            raise self.unfinished()
        return [ScoreLine(message("nullgame-score-left"), len(self.hands[seat]))]

    def returns(self) -> tuple[int, ...]:
        """Returns the points by seat; fewer are better."""
        return tuple(sum(line.points for line in self.score_lines(seat)) for seat in range(self.game.players))

    def winners(self) -> tuple[int, ...]:
        """Returns the seat that has no cards left."""
        return tuple(seat for seat, points in enumerate(self.returns()) if points == 0)

    # Observation

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        """Returns hands, stock and pile. A player sees the own hand and the pile."""
        if player is not None:
            self.game.check_seat(player)

        def texts(cards: list[int], is_seen: bool) -> list[str]:
            return [CARDS[card] if is_seen else HIDDEN for card in cards]

        return {
            **{f"hand:{seat}": texts(hand, player in (None, seat)) for seat, hand in enumerate(self.hands)},
            "stock": texts(self.stock, player is None),
            "pile": texts(self.pile, True),
        }
