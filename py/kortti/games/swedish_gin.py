"""Swedish Gin Rummy: rule set E of the rules. Fifteen rounds, each with a contract of sets and runs to be laid at once.

A `State` is one round. How it is played stands in `swedish_gin_round`, what may be laid in `kortti.games.melds`; here
are the match, the rules page, and what each seat and the table see of a round.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from kortti.cards import CARDS, HIDDEN, CardError, format_cards, parse_card
from kortti.game import (
    Action,
    Choice,
    Deal,
    Game,
    GameError,
    Laying,
    Message,
    Option,
    OptionValue,
    Place,
    RulesLine,
    RulesSection,
    ScoreLine,
    Slot,
    Standing,
    lowest_win,
    message,
    unknown_action,
)
from kortti.games.melds import CONTRACTS, WHOLE_HAND
from kortti.games.swedish_gin_actions import (
    BUY,
    CARDS_IN_ALL,
    CUT,
    DECLINE,
    DRAW_DISCARD,
    DRAW_STOCK,
    ENDS,
    LAYOFF,
    action_of,
    text_of,
)
from kortti.games.swedish_gin_hands import BOTH, POINTS, cards_in, orders
from kortti.games.swedish_gin_round import CUT_BONUS, HANDS, Round
from kortti.games.swedish_gin_worlds import sample_world
from kortti.worlds import replayed

HAND = 11  # cards that everybody is dealt

OPTIONS = (
    Option("players", 3, (3, 4, 5, 6)),
    Option("rounds", tuple(CONTRACTS), tuple(CONTRACTS), many=True),
    Option("final_discard", "required", ("required", "optional")),
    Option("layoff_on_others", True, (True, False)),
    Option("buy_after_down", True, (True, False)),
    Option("exact_cut_bonus", False, (False, True)),
    Option("turn_cap", 50, least=1, most=100),
)


class SwedishGin(Game):
    """The game of fifteen contracts."""

    option_list = OPTIONS
    packs = 2
    ranks = "23456789TJQKA"
    melds = True

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.rounds: tuple[int, ...] = options["rounds"]  # type: ignore[assignment]
        self.keep = int(options["final_discard"] == "required")  # cards to be kept for the discard (E14)
        self.others = bool(options["layoff_on_others"])
        self.buy_after_down = bool(options["buy_after_down"])
        self.bonus = bool(options["exact_cut_bonus"])
        self.cap = int(options["turn_cap"]) * self.players  # type: ignore[arg-type]
        seats = range(self.players)
        self.others_of = [(*seats[seat + 1 :], *seats[:seat]) for seat in seats]
        self.target = HAND * self.players + 1  # cards that are dealt, the upcard included (5.8)

    def new_state(
        self,
        seed: str | int | None = None,
        deck: str | Sequence[str] | None = None,
        dealer: int = 0,
        round: int | None = None,
    ) -> SwedishGinState:
        """Deals a round, the first of the match unless given; see `Game.new_state`.

        After the cards of `deck` may stand, each after a ``/``, the stocks into which the discards are shuffled when it
        is used up; others are shuffled by the deck itself.
        """
        number = self.rounds[0] if round is None else round
        if type(number) is not int or number not in CONTRACTS:
            raise GameError(
                f"{self.name} has no round {round!r}", message("error-bad-value", name="round", text=str(round)[:40])
            )
        stocks: list[list[int]] = []
        if deck is not None:
            try:
                deck, *more = parted(deck.split() if isinstance(deck, str) else deck)
                stocks = [parse_stock(words) for words in more]
            except (CardError, TypeError) as error:
                raise GameError(str(error), message("error-bad-value", name="deck", text=str(deck)[:40])) from None
        state = super().new_state(seed, deck, dealer)
        assert isinstance(state, SwedishGinState)
        state.round, state._stocks = number, stocks
        return state

    def deal(self, deck: list[int], dealer: int) -> SwedishGinState:
        """Deals eleven cards each from the dealer's left; the next begins the discard pile, the rest is the stock."""
        return SwedishGinState(self, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Gets the eleven cards that seat `player` is dealt."""
        return deck[(player - dealer - 1) % self.players : HAND * self.players : self.players]

    def deal_arguments(self, deals: Sequence[Deal]) -> dict[str, Any]:
        """Gets the round that comes after `deals`."""
        return {"round": self.rounds[len(deals)]}

    def deal_titles(self) -> list[Message]:
        """Gets every round that is played with its contract (5.4)."""
        return [message("gin-round", n=number) for number in self.rounds]

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Adds up the rounds; after the last of them the lowest total wins, ties share (5.7, E29)."""
        totals = super().standing(deals).totals
        if len(deals) < len(self.rounds):
            return Standing(totals, False)
        return Standing(totals, True, lowest_win(totals))

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> SwedishGinState:
        """Draws a round that agrees with `observation`; raises `GameError` where there is none."""
        deck, stocks = sample_world(self, observation, rng)
        state = self.deal(deck, observation["dealer"])
        state.round, state._stocks = observation["round"], stocks
        return replayed(state, observation)

    def rules(self) -> list[RulesSection]:
        """Gets the rules page; see `Game.rules`."""
        options, n = self.options, self.players

        def line(name: str, option: str | None = None, **args: object) -> RulesLine:
            return message(f"gin-rules-{name}", **args), option

        def decided(option: str) -> RulesLine:
            value = Option.show(options[option]).replace("_", "-")
            return message(f"gin-rules-{option.replace('_', '-')}-{value}"), option

        dealt = line("deal", players=n, n=CARDS_IN_ALL - self.target)
        cut = [line("exact-cut", "exact_cut_bonus", n=self.target, points=CUT_BONUS)] if self.bonus else []
        contracts = [line(f"round-{number}", "rounds") for number in self.rounds]
        lay = [line("contract"), line("minimum"), line("meld"), line("layoff"), decided("layoff_on_others")]
        out = [decided("final_discard")]
        if WHOLE_HAND in self.rounds:
            out.append(line("last-round", "rounds"))
        sections: list[tuple[str, list[RulesLine]]] = [
            ("aim", [line("aim")]),
            ("deal", [dealt, *cut]),
            ("melds", [line("set"), line("run"), line("ace"), line("wild"), line("majority"), line("pair")]),
            ("rounds", contracts),
            ("turn", [line("draw"), line("discard")]),
            ("buy", [line("tokens"), line("window"), line("own-buy"), line("dead"), decided("buy_after_down")]),
            ("lay", lay),
            ("end", [*out, line("stock"), line("cap", "turn_cap", n=options["turn_cap"])]),
            ("score", [line("score"), line("blocked")]),
            ("match", [line("match", "rounds", n=len(self.rounds))]),
        ]
        return [(message(f"gin-rules-title-{name}"), lines) for name, lines in sections]


def parted(words: Sequence[str]) -> list[list[str]]:
    """Gets the words between each ``/``."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == "/":
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def parse_stock(words: Sequence[str]) -> list[int]:
    """Gets the cards of a shuffled stock; raises `CardError` for what can be none."""
    cards = [parse_card(word) for word in words]
    if not cards or any(cards.count(card) > 2 for card in cards):
        raise CardError(f"not a stock: {' '.join(words)!r}")
    return cards


class SwedishGinState(Round):
    """A round with all that is told of it: its texts, what each seat knows, and what the table shows."""

    __slots__ = ()

    # Texts

    @property
    def deck(self) -> str:
        """The deck that was dealt, top card first, and the stocks that were given with it, each after a ``/``."""
        return " / ".join(map(format_cards, (self._deck, *self._stocks)))

    @property
    def arguments(self) -> dict[str, Any]:
        """What `new_state` needs to deal this again: the round."""
        return {"round": self.round}

    def action_to_string(self, action: Action) -> str:
        """Gets the text of an action; raises `InvalidActionError` where it is none of the game's."""
        return text_of(action)

    def string_to_action(self, text: str) -> Action:
        """Gets the action of a text, legal now or not; raises `InvalidActionError` where there is none."""
        return action_of(text)

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Gets the points of `seat`, kind of card by kind of card."""
        if not self.is_terminal:
            raise self.unfinished()
        lines = [ScoreLine(message("gin-score-out"), 0)] if seat == self._winner else []
        for name, worth, mask in POINTS:
            count = (self._hands[seat] & mask * BOTH).bit_count()
            if count:
                lines.append(ScoreLine(message(f"gin-score-{name}", n=count), worth * count))
        if self._exact and seat == self.dealer:
            lines.append(ScoreLine(message("gin-score-cut"), -CUT_BONUS))
        return lines

    # What can be seen

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        """Gets hands, stock, discards and melds."""
        if player is not None:
            self.game.check_seat(player)
        zones: dict[str, list[str]] = {}
        for seat, hand in enumerate(self._hands):
            seen = player in (None, seat)
            zones[HANDS[seat]] = [CARDS[c] for c in cards_in(hand)] if seen else [HIDDEN] * hand.bit_count()
        left = self._stock[self._next :]
        zones["stock"] = [CARDS[card] for card in left] if player is None else [HIDDEN] * len(left)
        zones["discard"] = [CARDS[card] for card in self._discard]
        for number, meld in enumerate(self._melds, 1):
            zones[f"meld:{number}"] = [CARDS[card] for card in meld.cards]
        return zones

    def observation(self, player: int) -> dict[str, Any]:
        """Gets what `player` knows.

        Beside what every game tells: ``round``; ``turn``, whose turn it is, and ``turns``, how many are over; ``live``,
        whether the top discard may be taken, ``discarder``, who threw it, and ``asked``, who has still to say whether
        he buys it; ``tokens`` and ``down`` by seat; ``melds`` in the order laid, each with kind, cards, owner, and
        whether it is frozen; ``upcard``, the first discard; ``stock_log``, for each card that came from the stock the
        number of the action, the seat, and the card as far as seen; ``reshuffles``, the numbers of the actions in which
        the discards became the stock; ``exact_cut``, None before the cut or without one.
        """
        observation = super().observation(player)
        before = self.phase == "cut"
        if before:
            observation["dealt"] = []
        observation |= {
            "round": self.round,
            "turn": self._turn,
            "turns": self._turns,
            "live": self._live,
            "discarder": self._discarder,
            "asked": list(self._asked),
            "tokens": self._tokens[:],
            "down": [bool(self._down >> seat & 1) for seat in range(self.game.players)],
            "melds": [
                {
                    "kind": meld.kind,
                    "cards": [CARDS[card] for card in meld.cards],
                    "owner": meld.owner,
                    "frozen": meld.kind == "pair",
                }
                for meld in self._melds
            ],
            "upcard": None if before else CARDS[self._deck[self.game.target - 1]],
            "stock_log": [
                [time, seat, CARDS[card] if seat == player else HIDDEN] for time, seat, card in self._stock_log
            ],
            "reshuffles": self._reshuffles[:],
            "exact_cut": self._exact,
        }
        return observation

    def places(self) -> list[Place]:
        """Gets stock and discards, and the melds in the order in which they were laid."""
        laid = [
            Place(
                f"meld:{number}",
                0,
                0,
                message(f"gin-place-{meld.kind}", seat=meld.owner, n=number),
                "fan",
                labels=(meld.owner,),
            )
            for number, meld in enumerate(self._melds, 1)
        ]
        return [
            Place("stock", 0, 0, message("place-stock"), closed=True),
            Place("discard", 1, 0, message("gin-place-discard")),
            *laid,
        ]

    def facts(self, seat: int) -> list[Message]:
        """Gets the tokens that `seat` has left, and whether it is down."""
        facts = [message("gin-fact-tokens", n=self._tokens[seat])]
        return [*facts, message("gin-fact-down")] if self._down >> seat & 1 else facts

    def says(self, seat: int) -> Message | None:
        """Gets what `seat` has said in the window about the discard."""
        if self.phase != "window":
            return None
        for who, action in reversed(self._history):
            if who == seat and action in (DRAW_STOCK, DECLINE):
                return message("gin-says-no")
            if action == DRAW_STOCK:
                break
        return None

    def prompt(self) -> Message:
        """Gets what the current player is asked to do."""
        player = self.current_player
        if player is None:
            return message("prompt-deal-over")
        if self.phase == "cut":
            return message("gin-prompt-cut", n=self.game.target)
        if self.phase == "play":
            if self._down >> player & 1:
                return message("gin-prompt-down")
            can_lay = type(self.legal_actions()[-1]) is tuple
            if self.round == WHOLE_HAND:
                return message("gin-prompt-last-contract" if can_lay else "gin-prompt-last")
            return message("gin-prompt-contract" if can_lay else "gin-prompt-play", n=self.round)
        if not self._live:
            return message("gin-prompt-draw")
        card, tokens = CARDS[self._discard[-1]], self._tokens[player]
        if self.phase == "window":
            return message("gin-prompt-window", card=card, n=tokens, to=self._turn)
        if self._may_buy(player):
            return message("gin-prompt-start-buy", card=card, n=tokens)
        return message("gin-prompt-start", card=card)

    def choice(self, action: Action) -> Choice:
        """Gets how the table offers a legal action."""
        if type(action) is tuple:
            contract = type(action[0]) is tuple
            groups = tuple(tuple(CARDS[card] for card in cards) for cards in (action if contract else (action,)))
            if contract:
                return Choice(message("gin-action-contract", groups=groups), groups=groups)
            return Choice(message("gin-action-meld", cards=groups[0]), groups=groups)
        if action < 52:
            return Choice(message("gin-action-discard", card=CARDS[action]), CARDS[action], "discard")
        if action >= LAYOFF:
            number, place = divmod(action - LAYOFF, 156)
            end, card = divmod(place, 52)
            args = {"card": CARDS[card], "n": number + 1, "to": self._melds[number].owner}
            id = f"gin-action-layoff-{ENDS[end] or 'set'}"
            return Choice(message(id, **args), CARDS[card], f"meld:{number + 1}", ENDS[end] or None)
        if self.phase == "cut":
            return Choice(message("gin-action-cut", n=action - CUT), zone="stock")
        if action == DRAW_STOCK:
            return Choice(message("gin-action-draw-stock"), zone="stock")
        top = CARDS[self._discard[-1]]
        if action == DRAW_DISCARD:
            return Choice(message("gin-action-draw-discard", card=top), zone="discard")
        own = "-own" if self.phase == "start" else ""
        return Choice(message("gin-action-decline" if action == DECLINE else f"gin-action-buy{own}", card=top))

    def why_not(self, action: Action) -> Message:
        """Gets the reason why an action is not legal now."""
        problem: Message | None = None
        if type(action) is tuple:
            problem = self._laying_problem(action)
        elif CUT < action < LAYOFF:
            problem = message("cut-is-over")
        elif self.phase in ("cut", "window"):
            problem = self._too_early()
        elif action == DECLINE:
            problem = message("nothing-to-decline")
        elif action in (DRAW_DISCARD, DRAW_STOCK, BUY):
            problem = message("already-drawn") if self.phase == "play" else self._not_to_be_taken()
        elif self.phase == "start":
            problem = self._too_early()
        elif action < 52:
            problem = message("not-your-card", card=CARDS[action])
        else:
            problem = self._lay_off_problem(action)
        assert problem is not None
        return problem

    def _not_to_be_taken(self) -> Message:
        """Gets why the current player may not draw or buy the top discard at the start of a turn."""
        if not self._live:
            return message("not-live")
        return message("no-buy-after-down" if self._tokens[self._turn] else "no-token")

    # Laying by hand

    def _may_lay(self, seat: int) -> bool:
        """Tells whether `seat` is at the point of its turn at which melds are laid."""
        return self.phase == "play" and self._turn == seat

    def slots(self, seat: int) -> list[Slot]:
        """Gets the places for the groups of the contract, or on the turn of who is down one for a further meld."""
        down = self._down >> seat & 1
        if self.phase in ("cut", "over") or (down and not self._may_lay(seat)):
            return []
        slots = []
        for kind, size in self._demands(seat):
            if self.round == WHOLE_HAND and kind == "run":
                size = self._hands[seat].bit_count() - (6 if self._may_lay(seat) else 5)
            exact = "-exact" if kind == "set" and self.round == WHOLE_HAND else ""
            name = message("gin-slot-meld" if down else f"gin-slot-{kind}{exact}", n=size)
            slots.append(Slot(kind or "meld", name, size))
        return slots

    def lay(self, groups: Sequence[Sequence[str]], seat: int) -> Laying:
        """Tells what the cards would be that `seat` has put into its `slots`; see `Laying`."""
        try:
            cards = [tuple(map(parse_card, group)) for group in groups]
        except CardError as error:
            raise unknown_action(str(error)) from None
        demands = self._demands(seat)
        ways = [orders(demands[min(number, len(demands) - 1)][0], group) for number, group in enumerate(cards)]
        ordered = [found[0] if found else group for found, group in zip(ways, cards, strict=True)]
        problems = self._problems(ordered, seat)
        if any(problem is not None for problem in problems):
            return Laying([], problems)
        together = self._count_problem(cards, seat) or self._rest_problem(cards, seat)
        if together is not None or not self._may_lay(seat):
            return Laying([], problems, together)
        down = self._down >> seat & 1
        return Laying([self.action_to_string(way[0] if down else way) for way in product(*ways)], problems)
