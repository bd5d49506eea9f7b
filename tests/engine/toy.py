"""A toy game known to the tests alone: a new game needs nothing but its own module.

Each player is dealt three cards and in turn lays a card higher than the row's last one, or draws. The first to run out
of cards wins; drawing the five of spades ends the deal without a winner.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.cards import CARDS, HIDDEN, parse_card
from kortti.game import Event, Game, State, View, unknown_action
from kortti.messages import Message, message
from kortti.options import Option
from kortti.shown import Choice, RulesSection, ScoreLine

DRAW = 52
HAND = 3


class Toy(Game):
    option_list = (Option("players", 3, (2, 3)), Option("wild_aces", False, (False, True)))

    def deal(self, deck: list[int], dealer: int) -> ToyState:
        return ToyState(self, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        return deck[(player - dealer - 1) % self.players : HAND * self.players : self.players]

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> ToyState:
        """Deals seen cards to their places and the rest at random."""
        me, dealer = observation["player"], observation["dealer"]
        size = len(self.pack.cards)
        places = {seat: list(self.dealt(range(size), dealer, seat)) for seat in range(self.players)}
        deck = dict(zip(places[me], map(parse_card, observation["dealt"]), strict=True))
        drawn = iter(observation["drawn"])
        top = HAND * self.players
        for seat, text in observation["history"]:
            if text == "draw":
                if seat == me:
                    deck[top] = parse_card(next(drawn))
                places[seat].append(top)
                top += 1
            elif seat != me:
                deck[places[seat].pop(rng.randrange(len(places[seat])))] = parse_card(text[5:])
        five = parse_card("5S")  # drawing it would have ended the deal
        rest = sorted((Counter(self.pack.cards) - Counter(deck.values())).elements())
        while True:
            rng.shuffle(rest)
            cards = iter(rest)
            whole = [deck[place] if place in deck else next(cards) for place in range(size)]
            if five not in whole[HAND * self.players : top - observation["is_terminal"]]:
                break
        state = self.deal(whole, dealer)
        for _, text in observation["history"]:
            state.apply_action(state.string_to_action(text))
        return state if state.observation(me) == observation else self.sample(observation, rng)

    def rules(self) -> list[RulesSection]:
        return [(message("toy-title"), [message("toy-rules"), message("toy-aces", wild=self.options["wild_aces"])])]


class ToyState(State[Toy]):
    __slots__ = ("hands", "row", "stock")

    def __init__(self, game: Toy, deck: list[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self.hands = [list(game.dealt(deck, dealer, seat)) for seat in range(game.players)]
        self.stock = deck[HAND * game.players :]
        self.row: list[int] = []
        self.phase = "turn"
        self.current_player = (dealer + 1) % game.players

    def _fits(self, card: int) -> bool:
        wild = self.game.options["wild_aces"] and card % 13 == 0
        return not self.row or bool(wild) or card % 13 > self.row[-1] % 13

    def legal_actions(self) -> list[int]:
        if self.current_player is None:
            return []
        lays = sorted({card for card in self.hands[self.current_player] if self._fits(card)})
        return [*lays, DRAW]

    def action_to_string(self, action: int) -> str:
        if type(action) is not int or not 0 <= action <= DRAW:
            raise unknown_action(action)
        return "draw" if action == DRAW else f"play {CARDS[action]}"

    def string_to_action(self, text: str) -> int:
        if text == "draw":
            return DRAW
        if type(text) is str and text.startswith("play ") and text[5:] in CARDS:
            return parse_card(text[5:])
        raise unknown_action(text)

    def apply_action(self, action: int) -> list[Event]:
        if not self.is_legal(action):
            raise self.illegal(action)
        seat = self.current_player
        assert seat is not None
        self._history.append((seat, action))
        if action == DRAW:
            card = self.stock.pop(0)
            self.hands[seat].append(card)
            event = Event("toy-draw", seat, None, CARDS[card], "stock", f"hand:{seat}", seen_by=(seat,))
            over = not self.stock or CARDS[card] == "5S"
        else:
            self.hands[seat].remove(action)
            self.row.append(action)
            event = Event("toy-lay", seat, None, CARDS[action], f"hand:{seat}", "row")
            over = not self.hands[seat]
        self.current_player = (seat + 1) % self.game.players
        if over:
            self.is_terminal, self.current_player, self.phase = True, None, "over"
        return [event]

    def returns(self) -> tuple[int, ...]:
        if not self.is_terminal:
            raise self.unfinished()
        return tuple(map(len, self.hands))

    def winners(self) -> tuple[int, ...]:
        if not self.is_terminal:
            raise self.unfinished()
        return tuple(seat for seat, hand in enumerate(self.hands) if not hand)

    def score_lines(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine(message("toy-score"), len(self.hands[seat]))]

    def clone(self) -> ToyState:
        copy = ToyState(self.game, self._deck, self.dealer)
        for _, action in self._history:
            copy.apply_action(action)
        return copy

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        def texts(cards: list[int], seen: bool) -> list[str]:
            return [CARDS[card] if seen else HIDDEN for card in cards]

        zones = {f"hand:{seat}": texts(hand, player in (None, seat)) for seat, hand in enumerate(self.hands)}
        return {**zones, "stock": texts(self.stock, player is None), "row": texts(self.row, True)}

    def observation(self, player: int) -> dict[str, Any]:
        own = super().observation(player)
        top = HAND * self.game.players
        draws = [seat for seat, action in self._history if action == DRAW]
        own["drawn"] = [CARDS[self._deck[top + number]] for number, seat in enumerate(draws) if seat == player]
        return own


class ToyView(View[ToyState]):
    def why_not(self, state: ToyState, action: int) -> Message:
        return message("toy-too-low", card=CARDS[action])

    def prompt(self, state: ToyState) -> Message:
        return message("toy-prompt")

    def choice(self, state: ToyState, action: int) -> Choice:
        if action == DRAW:
            return Choice(message("toy-action-draw"))
        return Choice(message("toy-action-play", card=CARDS[action]), CARDS[action], "row")


Toy.view = ToyView()
