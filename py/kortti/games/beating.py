"""What Myllymatti and Skitgubbe share: deals of two halves, their matches and their views.

In the first half the players win cards, in the second they shed them; the last with cards loses, and nobody wins. The
messages for this are Myllymatti's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from kortti.cards import CARDS, HIDDEN, SUITS
from kortti.game import Deal, Event, Game, Standing, State, View, lowest_win
from kortti.messages import Message, message
from kortti.shown import RISK, First, Mark, Material, Measure, Moment, Outcome, Peak, ScoreLine


class BeatingState(State[Game]):
    """A deal of two halves. The phase is ``shed`` in the second half and ``over`` at the end."""

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
    stock: list[int]  # the top card last
    drawn: list[tuple[int, int, int, bool]]  # cards taken: index of the action, seat, card, True if to the hand
    won: list[list[int]]  # by seat, the piles of won cards
    trump: int | None  # number of the suit
    trump_seat: int | None
    # Between the halves
    half: int | None  # number of actions in the first half, once it is over
    shown: list[list[int]]  # by seat, the cards left in hand, which were shown to all
    # The second half
    trick_size: int  # cards or lays that complete the trick
    since_progress: int  # actions since the last complete trick or the start of the half
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
        """Copies the fields that all deals of two halves have; `clone` copies the rest."""
        copy = super()._bare_copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.trick = self.trick.copy()
        copy.stock = self.stock.copy()
        copy.drawn = self.drawn.copy()
        copy.won = [pile.copy() for pile in self.won]
        copy.trump = self.trump
        copy.trump_seat = self.trump_seat
        copy.half = self.half
        copy.shown = self.shown  # never modified once set
        copy.trick_size = self.trick_size
        copy.since_progress = self.since_progress
        copy.out_order = self.out_order.copy()
        copy.completed = self.completed.copy()
        return copy

    def _take_from_stock(self, seat: int, into_hand: bool) -> int:
        """Takes the top card of the stock and records it in `drawn`."""
        card = self.stock.pop()
        self.drawn.append((len(self._history), seat, card, into_hand))
        return card

    def _is_decided(self, events: list[Event]) -> bool:
        """Ends the deal and returns True if at most one seat holds cards. Called only when a hand has become empty."""
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
        """Returns 1 for each loser, else 0."""
        if not self.is_terminal:
            raise self.unfinished()
        return tuple(int(hand != []) for hand in self.hands)

    def winners(self) -> tuple[int, ...]:
        """Returns the seats that went out first; none if nobody went out."""
        if not self.is_terminal:
            raise self.unfinished()
        return self.out_order[0] if self.out_order else ()

    def place(self, seat: int) -> int:
        """Returns the place of `seat` from 1, in the order of going out; seats with cards come last."""
        places = (number for number, seats in enumerate(self.out_order, 1) if seat in seats)
        return next(places, len(self.out_order) + 1)

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Returns the line that says that `seat` lost, or in which place it went out."""
        if not self.is_terminal:
            raise self.unfinished()
        if self.hands[seat]:
            return [ScoreLine(message("myllymatti-score-loser"), 1)]
        return [ScoreLine(message("myllymatti-score-out", n=self.place(seat)), 0)]

    def final_cards(self, seat: int) -> list[str]:
        """Returns the cards left to `seat`, by suit from the two to the ace."""
        return [CARDS[card] for card in sorted(self.hands[seat], key=lambda card: (card // 13, (card - 1) % 13))]

    def hands_at_half(self) -> list[list[int]]:
        """Returns the hands with which the second half began."""
        assert self.half is not None
        state: BeatingState = self.game.deal([*self._deck], self.dealer)  # type: ignore[assignment]
        for _, action in self._history[: self.half]:
            state.apply_action(action)
        return state.hands

    def takes(self, seat: int) -> int:
        """Returns how often `seat` has taken cards of a trick in the second half."""
        return sum(who == seat and self.action_to_string(action) == "take" for who, action in self._history)

    def observation(self, player: int) -> dict[str, Any]:
        """Returns what `player` knows.

        Adds to the base observation: ``stock``, for each card taken from it the index of the action, the seat, the card
        as far as seen and whether it went to the hand; ``half``, the number of actions in the first half so far;
        ``shown``, the hands shown after it, None before; ``trump``; ``trick_size``; ``since``, the actions of the
        second half since the last complete trick.
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


def out_event(seat: int) -> Event:
    """Returns the event of `seat` going out, the moment that players hope for."""
    return Event("myllymatti-out", seat, occasion="proud", peak=Peak("out", message("myllymatti-out", seat=seat)))


class BeatingView(View[S]):
    """The view of a deal of two halves."""

    material: ClassVar[Material]  # of the mark of the trump

    def marks(self, state: S) -> list[Mark]:
        """Returns the mark of the trump: in front of the seat that fixed it, which leads the second half, then free."""
        if state.trump is None:
            return [Mark("trump", None, message("myllymatti-mark-no-trump"), material=self.material)]
        suit = SUITS[state.trump]
        seat = state.trump_seat if state.half is None else None
        return [Mark("trump", seat, message("myllymatti-mark-trump", suit=suit), suit, self.material)]

    def why_there(self, state: S, cards: Sequence[str], zone: str) -> Message | None:
        """Returns why the current player cannot put `cards` on `zone`; see `View.why_there`."""
        return state.explain("turn") if zone == "stock" and not cards else super().why_there(state, cards, zone)

    def is_out(self, state: S, seat: int) -> bool:
        """True if `seat` is rid of its cards."""
        return state.half is not None and not state.hands[seat]

    def because(self, state: S, seat: int) -> Message | None:
        """Returns the hand at half-time of the seat left with the cards, and how often it took cards.

        None if several seats are left.
        """
        left = state.game.left(state)
        if len(left) != 1:
            return None
        (loser,) = left
        hand = state.hands_at_half()[loser]
        trumps = sum(card // 13 == state.trump for card in hand)
        return message("myllymatti-reason-end-hand", seat=loser, n=len(hand), trumps=trumps, takes=state.takes(loser))

    def moment(self, state: S) -> Moment:
        """Returns ``"decisive"`` if the trump or going out is at stake, ``"plain"`` if there is no choice."""
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
    """A game with losers, whom a match of several deals counts."""

    minutes = 10
    outcome: ClassVar[Outcome] = "left"
    firsts = First("myllymatti-first-trump", "myllymatti-trump"), First("myllymatti-first-trick", "myllymatti-complete")

    @property
    def measure(self) -> Measure:
        """The loss, in per cent."""
        return RISK

    def result(self, state: State[Any], seat: int) -> float:
        """Returns 100 for a loss, else 0, which is sure as soon as `seat` is out; see `Game.result`."""
        return 0.0 if self.view.is_out(state, seat) else 100.0 * state.returns()[seat]

    def rank(self, state: Any, seat: int) -> float:
        """Returns the place in which `seat` went out; see `Game.rank`."""
        return float(state.place(seat))

    @property
    def counted_in(self) -> Message | None:
        """The unit of lost deals; None in a match of one deal. See `Game.counted_in`."""
        return message("unit-lost-deals") if self._deals > 1 else None

    @property
    def _deals(self) -> int:
        deals: Any = self.options["deals"]
        return int(deals)

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Adds up the losses over the deals of the match. The fewest win; ties share the win."""
        standing = super().standing(deals)
        if len(deals) < self._deals:
            return Standing(standing.totals, False)
        if len(deals) == 1:
            return Standing(standing.totals, True, deals[0].winners)
        return Standing(standing.totals, True, lowest_win(standing.totals))

    def next_dealer(self, deal: Deal) -> int:
        """Returns the dealer after `deal`: the left neighbour, or by the option the loser if there is exactly one."""
        if self.options["next_dealer"] == "loser" and sum(deal.returns) == 1:
            return deal.returns.index(1)
        return super().next_dealer(deal)
