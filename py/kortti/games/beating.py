"""What is the same in the beating games, Myllymatti and Skitgubbe, of their deals, their matches and their views.

In the first half of a deal cards are won, in the second they are got rid of, and who is left with cards has lost. What
is said of that is said in Myllymatti's words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from kortti.cards import CARDS, HIDDEN, SUITS
from kortti.game import Deal, Event, Game, Standing, State, View, lowest_win
from kortti.messages import Message, message
from kortti.shown import RISK, Measure, Moment, ScoreLine


class BeatingState(State[Game]):
    """A deal of two halves. Its phase is ``shed`` in the second one, and ``over`` after it."""

    __slots__ = (
        "completed",
        "drawn",
        "half",
        "hands",
        "out_order",
        "shown",
        "since_progress",
        "stock",
        "trick",
        "trick_size",
        "trump",
        "trump_seat",
        "won",
    )

    hands: list[list[int]]  # by seat, each sorted
    trick: list[tuple[int, int]]  # seat and card
    # The first half
    stock: list[int]  # its top card last
    drawn: list[tuple[int, int, int, bool]]  # what left it: number of the action, seat, card, whether into the hand
    won: list[list[int]]  # by seat, the piles of won cards
    trump: int | None  # number of the suit
    trump_seat: int | None
    # Between the halves
    half: int | None  # number of actions in the first half, once that is over
    shown: list[list[int]]  # by seat, the cards left in hand, which all saw
    # The second half
    trick_size: int  # cards or lays that complete the trick
    since_progress: int  # actions since the last complete trick, or since the half began
    out_order: list[tuple[int, ...]]  # seats in the order of going out; only before the first lead several at once
    completed: list[int]  # cards of complete tricks

    def __init__(self, game: Game, deck: list[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self.hands = [sorted(game.dealt(deck, dealer, seat)) for seat in range(game.players)]
        self.stock = deck[: sum(map(len, self.hands)) - 1 : -1]
        self.won = [[] for _ in self.hands]
        self.trick, self.drawn, self.shown, self.out_order, self.completed = [], [], [], [], []
        self.trump = self.trump_seat = self.half = None
        self.trick_size = self.since_progress = 0
        self.phase = "collect"

    def _bare_copy(self: S) -> S:
        """Makes a copy of what every state of two halves holds, for `clone` to go on with."""
        copy = super()._bare_copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.trick = self.trick.copy()
        copy.stock = self.stock.copy()
        copy.drawn = self.drawn.copy()
        copy.won = [pile.copy() for pile in self.won]
        copy.trump = self.trump
        copy.trump_seat = self.trump_seat
        copy.half = self.half
        copy.shown = self.shown  # never changed once it is there
        copy.trick_size = self.trick_size
        copy.since_progress = self.since_progress
        copy.out_order = self.out_order.copy()
        copy.completed = self.completed.copy()
        return copy

    def _take_from_stock(self, seat: int, into_hand: bool) -> int:
        """Takes the top card off the stock, and notes the number of this action and where the card goes."""
        card = self.stock.pop()
        self.drawn.append((len(self._history), seat, card, into_hand))
        return card

    def _is_decided(self, events: list[Event]) -> bool:
        """Ends the deal if only one seat holds cards; it can be so only when a hand has become empty."""
        holders = [seat for seat, hand in enumerate(self.hands) if hand]
        if len(holders) > 1:
            return False
        events += [Event("myllymatti-loses", seat) for seat in holders]
        self._finish()
        return True

    def _finish(self) -> None:
        self.phase = "over"
        self.current_player = None
        self.is_terminal = True

    def returns(self) -> tuple[int, ...]:
        """Gets 1 for each loser, else 0."""
        if not self.is_terminal:
            raise self.unfinished()
        return tuple(int(hand != []) for hand in self.hands)

    def winners(self) -> tuple[int, ...]:
        """Gets who went out first, nobody where nobody did."""
        if not self.is_terminal:
            raise self.unfinished()
        return self.out_order[0] if self.out_order else ()

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Gets why `seat` lost or in which place it went out."""
        if not self.is_terminal:
            raise self.unfinished()
        if self.hands[seat]:
            return [ScoreLine(message("myllymatti-score-loser"), 1)]
        place = next(number for number, seats in enumerate(self.out_order, 1) if seat in seats)
        return [ScoreLine(message("myllymatti-score-out", n=place), 0)]

    def observation(self, player: int) -> dict[str, Any]:
        """Gets what `player` knows.

        Beside what every game tells: ``stock``, for each card that came from it the number of the action, the seat,
        the card as far as seen and whether it went to that seat's hand; ``half``, the number of actions of the first
        half so far; ``shown``, the hands shown after it, None before; ``trump``; ``trick_size``; ``since``, the actions
        of the second half since a trick was complete.
        """
        observation = super().observation(player)
        observation["stock"] = [
            [time, seat, CARDS[card] if seat == player or not into_hand else HIDDEN, into_hand]
            for time, seat, card, into_hand in self.drawn
        ]
        observation["half"] = len(self._history) if self.half is None else self.half
        observation["shown"] = None if self.half is None else [[CARDS[card] for card in hand] for hand in self.shown]
        observation["trump"] = None if self.trump is None else SUITS[self.trump]
        observation["trick_size"] = self.trick_size
        observation["since"] = self.since_progress
        return observation


S = TypeVar("S", bound=BeatingState)


class BeatingView(View[S]):
    """The view of a deal of two halves."""

    def moment(self, state: S) -> Moment:
        """Gets whether the stock is about to end, which names the trump, or somebody may get rid of the last card."""
        player = state.current_player
        if player is None:
            return "usual"
        is_last = len(state.hands[player]) == 1
        if state.phase == "shed":
            return "decisive" if is_last else "usual"
        if state.stock:
            return "decisive" if state.trick and len(state.stock) <= 2 else "usual"
        return "plain" if is_last and state.phase == "collect" else "usual"


class BeatingGame(Game):
    """A game that knows losers. A match of several deals counts them."""

    family = "beating"

    @property
    def measure(self) -> Measure:
        """The loss: whoever goes out has none of it."""
        return RISK

    def result(self, state: State[Any], seat: int) -> float:
        """Gets per cent of a loss; see `Game.result`."""
        return 100.0 * state.returns()[seat]

    @property
    def counted_in(self) -> Message | None:
        """Gets the unit of lost deals, which are counted in a match of several; see `Game.counted_in`."""
        return message("unit-lost-deals") if self._deals > 1 else None

    @property
    def _deals(self) -> int:
        deals: Any = self.options["deals"]
        return int(deals)

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Counts losses over the deals of the match; the fewest win it, and ties share."""
        standing = super().standing(deals)
        if len(deals) < self._deals:
            return Standing(standing.totals, False)
        if len(deals) == 1:
            return Standing(standing.totals, True, deals[0].winners)
        return Standing(standing.totals, True, lowest_win(standing.totals))

    def next_dealer(self, deal: Deal) -> int:
        """Gets who deals after `deal`: the left neighbour, or by the option the loser if there is just one."""
        if self.options["next_dealer"] == "loser" and sum(deal.returns) == 1:
            return deal.returns.index(1)
        return super().next_dealer(deal)
