"""A toy game for the page, with what no other game has: a card with two places to go, zones and a word of its own.

Everybody gets four cards. On the hill cards are laid upwards, on the slope downwards; whoever likes draws from the
stock instead. Whoever is out of cards first has won; the deal ends with the stock, too.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from kortti.cards import CARDS, HIDDEN, parse_card
from kortti.game import Choice, Event, Game, Message, Option, Place, RulesSection, ScoreLine, State, message

DRAW, HILL, SLOPE = 200, 0, 100
STOCK = 12


class Toy(Game):
    option_list = (Option("players", 3, (2, 3)), Option("mood", "calm", ("calm", "wild")))

    def deal(self, deck: list[int], dealer: int) -> ToyState:
        return ToyState(self, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        return deck[(player - dealer - 1) % self.players : 4 * self.players : self.players]

    def rules(self) -> list[RulesSection]:
        return [(message("toy-title"), [(message("toy-rules"), "mood")])]


class ToyState(State[Toy]):
    __slots__ = ("hands", "hill", "slope", "stock")

    def __init__(self, game: Toy, deck: list[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self.hands = [list(game.dealt(deck, dealer, seat)) for seat in range(game.players)]
        self.stock = deck[4 * game.players : 4 * game.players + STOCK]
        self.hill: list[int] = []
        self.slope: list[int] = []
        self.phase = "turn"
        self.current_player = (dealer + 1) % game.players

    def legal_actions(self) -> list[int]:
        if self.current_player is None:
            return []
        hand = sorted(self.hands[self.current_player])
        up = [HILL + card for card in hand if not self.hill or card % 13 >= self.hill[-1] % 13]
        down = [SLOPE + card for card in hand if not self.slope or card % 13 <= self.slope[-1] % 13]
        return [*up, *down, DRAW]

    def is_legal(self, action: Hashable) -> bool:
        return action in self.legal_actions()

    def action_to_string(self, action: int) -> str:
        return "draw" if action == DRAW else f"lay {CARDS[action % 100]} {'slope' if action >= SLOPE else 'hill'}"

    def string_to_action(self, text: str) -> int:
        if text == "draw":
            return DRAW
        _, card, zone = text.split()
        return parse_card(card) + (SLOPE if zone == "slope" else HILL)

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
        else:
            card = action % 100
            self.hands[seat].remove(card)
            (self.slope if action >= SLOPE else self.hill).append(card)
            zone = "slope" if action >= SLOPE else "hill"
            event = Event("toy-lay", seat, None, CARDS[card], f"hand:{seat}", zone)
        self.current_player = (seat + 1) % self.game.players
        if not self.stock or not self.hands[seat]:
            self.is_terminal, self.current_player, self.phase = True, None, "over"
        return [event]

    def why_not(self, action: int) -> Message:
        return message("toy-no", card=CARDS[action % 100])

    def returns(self) -> tuple[int, ...]:
        return tuple(map(len, self.hands))

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, hand in enumerate(self.hands) if len(hand) == min(self.returns()))

    def score_lines(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine(message("toy-left"), len(self.hands[seat]))]

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        zones = {
            f"hand:{seat}": [CARDS[card] if player in (None, seat) else HIDDEN for card in hand]
            for seat, hand in enumerate(self.hands)
        }
        stock = [CARDS[card] if player is None else HIDDEN for card in self.stock]
        hill, slope = ([CARDS[card] for card in zone] for zone in (self.hill, self.slope))
        return {**zones, "stock": stock, "hill": hill, "slope": slope}

    def places(self) -> list[Place]:
        names = ("stock", 0, 0, "pile"), ("hill", 1, 0, "row"), ("slope", 1, 1, "row")
        return [Place(zone, col, row, message(f"toy-{zone}"), form) for zone, col, row, form in names]

    def prompt(self) -> Message:
        return message("toy-prompt")

    def choice(self, action: int) -> Choice:
        if action == DRAW:
            return Choice(message("toy-draw-one"))
        card = CARDS[action % 100]
        zone = "slope" if action >= SLOPE else "hill"
        return Choice(message(f"toy-to-{zone}", card=card), card, zone)


WORDS = """
game-toy = Hill and Slope
    .tag = Up here, down there.
option-mood = Mood
    .explain = Changes nothing.
option-mood-calm = calm
option-mood-wild = wild
toy-title = How it goes
toy-rules = Up the hill, down the slope.
toy-stock = Stock
toy-hill = Hill
toy-slope = Slope
toy-prompt = Lay a card, or draw one.
toy-draw-one = Draw one
toy-to-hill = { $card } up the hill
toy-to-slope = { $card } down the slope
toy-lay = { $seat } laid { $cardGen }.
toy-draw = { $seat } drew { $card }.
toy-no = { $card } goes nowhere now.
toy-left = Cards left
"""
