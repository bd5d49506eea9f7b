"""Deals in a row: whose deal it is, the totals, the end."""

from __future__ import annotations

from typing import Any

from kortti.game import Action, Deal, Event, Game, GameError, Standing, State, message


class Match:
    """A match of `game`: the deal being played (`state`), and what the finished ones left (`deals`).

    Deal number k is shuffled from ``"<seed>/<k>"``, so that game, options, seed and dealer fix every deck.
    """

    def __init__(self, game: Game, seed: str, dealer: int | None = None) -> None:
        self.game = game
        self.seed = seed
        self.deals: tuple[Deal, ...] = ()
        self.state: State[Any] = self._deal(game.first_dealer(seed) if dealer is None else dealer)

    def _deal(self, dealer: int) -> State[Any]:
        arguments = self.game.deal_arguments(self.deals)
        return self.game.new_state(seed=f"{self.seed}/{self.deal_number}", dealer=dealer, **arguments)

    @property
    def deal_number(self) -> int:
        """The number of the deal that `state` is, from 1."""
        return len(self.deals) + 1

    @property
    def dealer(self) -> int:
        """The seat that dealt `state`."""
        return self.state.dealer

    @property
    def finished(self) -> tuple[Deal, ...]:
        """The finished deals, with `state` once that is over."""
        if not self.state.is_terminal:
            return self.deals
        state = self.state
        return (*self.deals, Deal(state.dealer, state.returns(), state.winners(), state.summary()))

    @property
    def standing(self) -> Standing:
        """Totals, end and winners by the game's own scoring."""
        return self.game.standing(self.finished)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of all finished deals by seat, as the rules add them up."""
        return self.standing.totals

    @property
    def is_over(self) -> bool:
        """Whether no further deal will be played."""
        return self.state.is_terminal and self.standing.is_over

    def winners(self) -> tuple[int, ...]:
        """Gets the seats that won the match; raises `ValueError` until it is over."""
        if not self.is_over:
            raise ValueError("the match is not over")
        return self.standing.winners

    def apply_action(self, action: Action) -> list[Event]:
        """Plays `action` in the current deal; see `State.apply_action`."""
        return self.state.apply_action(action)

    def next_deal(self) -> State[Any]:
        """Deals again and gets the new state; raises `GameError` in mid-deal and when the match is over."""
        if not self.state.is_terminal:
            raise GameError("the deal is not over", message("error-deal-running"))
        if self.is_over:
            raise GameError("the match is over", message("error-match-over"))
        self.deals = self.finished
        self.state = self._deal(self.game.next_dealer(self.deals[-1]))
        return self.state
