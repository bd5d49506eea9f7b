"""Ristikontra: rule set D of the rules. Two pairs play for points in tricks; the last card of the led rank wins.

Nobody has to follow anything, so a trick turns on the rank that was led, and suits never matter. Hands are short sorted
lists. Who plays together is ``seat % 2``, the number of the team.

Actions are small ints: 0-51 plays that card, 52 turns the top card of the stock and plays it.
"""

from __future__ import annotations

import random
from bisect import insort
from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from kortti.cards import CARDS, HIDDEN, RANKS
from kortti.game import (
    STEPS,
    Action,
    Choice,
    Deal,
    Event,
    Game,
    Message,
    Option,
    OptionValue,
    Place,
    RulesLine,
    RulesSection,
    ScoreLine,
    Standing,
    State,
    message,
)
from kortti.worlds import replayed, sample_deck

TURN = 52
TEXTS = {card: f"play {text}" for card, text in enumerate(CARDS)} | {TURN: "turn"}
ACTIONS = {text: action for action, text in TEXTS.items()}
SEATS, TEAMS, TRICKS = 4, 2, 13
CLOCKWISE = [tuple((first + step) % SEATS for step in range(SEATS)) for first in range(SEATS)]
LEFT = [(seat + 1) % SEATS for seat in range(SEATS)]
RANK = [card % 13 for card in range(52)]
QUEEN, KING = RANKS.index("Q"), RANKS.index("K")

VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}  # 120 in all (4.1)
SMALL_VALUES = {"A": 5, "K": 4, "Q": 3, "J": 2, "T": 1}  # 60 in all, in mode first60
CLEAN_FLOOR = 10  # fewer card points in a deal undo the total (D14)

MODES = ("gamepoints", "cleaning", "first120", "first60")
TARGETS: dict[OptionValue, OptionValue] = {"cleaning": 500, "first120": 120, "first60": 60}
OPTIONS = (
    Option("players", SEATS, (SEATS,)),
    Option("mode", "gamepoints", MODES),
    Option("target", 7, least=1, most=10_000, by=("mode", TARGETS)),
    Option("hold_fourth_king", False, (False, True), when={"mode": ("cleaning",)}),
)


class Ristikontra(Game):
    """The game of two pairs, in its four ways of scoring."""

    option_list = OPTIONS
    sort = "rank"

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.mode = str(options["mode"])
        self.target = int(options["target"])  # type: ignore[arg-type]
        self.holds_king = bool(options["hold_fourth_king"]) and self.mode == "cleaning"
        self.hand = 5 if self.mode == "cleaning" else 6
        self.stock_tricks = TRICKS - self.hand  # tricks to which somebody may turn
        self.hand_places = [  # in the deck, of the hands that are dealt, by dealer and seat
            [slice((seat - dealer - 1) % SEATS, SEATS * self.hand, SEATS) for seat in range(SEATS)]
            for dealer in range(SEATS)
        ]
        values = SMALL_VALUES if self.mode == "first60" else VALUES
        self.values = [values.get(card[0], 0) for card in CARDS]

    @classmethod
    def presets_of(cls, name: str) -> dict[str, dict[str, OptionValue]]:
        """Gets a preset for each way of scoring."""
        return {"usual": {}, **{mode: {"mode": mode} for mode in MODES[1:]}}

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The two pairs; partners sit opposite."""
        return (0, 2), (1, 3)

    def deal(self, deck: list[int], dealer: int) -> RistikontraState:
        """Deals six cards each (five in mode cleaning) from the dealer's left; the rest is the stock (4.1)."""
        return RistikontraState(self, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Gets the cards that seat `player` is dealt."""
        return deck[self.hand_places[dealer][player]]

    def points(self, cards: Sequence[int]) -> int:
        """Gets the card points of `cards`."""
        return sum(self.values[card] for card in cards)

    # The match (4.4)

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Adds up deal by deal what each team has, by the scoring of the mode."""
        totals, carry, notes = [0] * TEAMS, 0, list[Message]()
        for deal in deals:
            notes = []
            gained, captured = deal.returns[:TEAMS], deal.summary["captured"]
            for team in range(TEAMS):
                if self.mode == "cleaning" and captured[team] < CLEAN_FLOOR:  # D14, D15
                    if totals[team]:
                        notes.append(message("ristikontra-note-reset", seat=team, to=team + 2, n=totals[team]))
                    totals[team] = 0
                    continue
                if self.mode == "cleaning" and not gained[team]:
                    notes.append(message("ristikontra-note-dirty", seat=team, to=team + 2, n=captured[team]))
                totals[team] += gained[team]
                if self.mode == "gamepoints" and gained[team] and carry:  # D8, D9
                    notes.append(message("ristikontra-note-paid", seat=team, to=team + 2, n=carry))
                    totals[team] += carry
                    carry = 0
            if self.mode == "gamepoints" and not any(gained):
                carry += 1
                notes.append(message("ristikontra-note-carry", n=carry))
        best = max(totals)
        leading = [team for team in range(TEAMS) if totals[team] == best]
        is_over = best >= self.target
        if is_over and len(leading) == TEAMS:
            if self.mode in ("first120", "first60"):  # the team that did not win the last trick (D19, D20)
                leading = [1 - deals[-1].summary["last"][0]]
                notes.append(message("ristikontra-note-last-trick", seat=leading[0], to=leading[0] + 2))
            else:  # D16
                is_over = False
                notes.append(message("ristikontra-note-level", n=best))
        winners = (leading[0], leading[0] + 2) if is_over else ()
        return Standing(tuple(totals * 2), is_over, winners, tuple(notes))

    def rules(self) -> list[RulesSection]:
        """Gets the rules page; see `Game.rules`."""
        mode = self.mode

        def line(name: str, option: str | None = None, **args: object) -> RulesLine:
            return message(f"ristikontra-rules-{name}", **args), option

        def target(name: str) -> RulesLine:
            return line(name, "target", n=self.target)

        values = line("values-60", "mode") if mode == "first60" else line("values-120")
        scoring = {
            "gamepoints": [line("gamepoints", "mode"), line("carry"), target("gamepoints-target")],
            "cleaning": [
                line("sum", "mode"),
                line("dirty"),
                line("clean"),
                line("failed"),
                line("under-ten"),
                target("cleaning-target"),
            ],
        }.get(mode, [line("sum", "mode"), target("race-target"), line("race-tie")])
        turn = [line("turn"), line("draw", n=self.hand)]
        ban = [line("fourth-lead")]
        if mode == "cleaning":
            held = Option.show(self.holds_king)
            ban.append(line(f"hold-fourth-king-{held}", "hold_fourth_king"))
        sections: list[tuple[str, list[RulesLine]]] = [
            ("aim", [line("aim"), values]),
            ("deal", [line("seats"), line("deal", "mode" if mode == "cleaning" else None, n=self.hand)]),
            ("trick", [line("lead"), line("last-wins"), line("face-down")]),
            ("stock", turn),
            ("limits", ban),
            ("score", scoring),
        ]
        return [(message(f"ristikontra-rules-title-{name}"), lines) for name, lines in sections]

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> RistikontraState:
        """Draws a state that agrees with `observation`: whatever was played lay open, the rest is left to chance.

        Raises `GameError` where the observation is none.
        """
        played = [(seat, None if text == "turn" else ACTIONS[text]) for seat, text in observation["history"]]
        deck = sample_deck(self, observation, played, rng)
        return replayed(self.deal(deck, observation["dealer"]), observation)


# Events are values, so each is made once. By seat (or team) and card:


def play_events(id: str, source: str = "hand:{}") -> list[list[Event]]:
    """Gets the events of playing a card to the trick."""
    return [[Event(id, seat, None, card, source.format(seat), "trick") for card in CARDS] for seat in range(SEATS)]


LED, FOLLOWED = play_events("ristikontra-lead"), play_events("ristikontra-play")
TURNED = play_events("ristikontra-turn", "stock")
DRAWN = [[Event("", seat, None, card, "stock", f"hand:{seat}", (seat,)) for card in CARDS] for seat in range(SEATS)]
CAPTURED = [[Event("", None, None, card, "trick", f"captured:{team}") for card in CARDS] for team in range(TEAMS)]
# And by seat and card points:
WON = [
    [Event("ristikontra-wins", seat, args=(("n", points),)) for points in range(4 * max(VALUES.values()) + 1)]
    for seat in range(SEATS)
]


class RistikontraState(State[Ristikontra]):
    """One deal. Phases: ``lead``, ``follow`` and ``over``."""

    texts, actions = TEXTS, ACTIONS

    __slots__ = ("_barred", "_hand", "_hands", "_leader", "_next", "_rank", "_run", "_tricks", "_winner", "trick")

    trick: list[int]  # the cards of the trick that is played, the led one first
    _hands: list[list[int]]  # each sorted
    _hand: list[int]  # the current player's of these
    _next: int  # place in the deck of the stock's top card
    _leader: int
    _winner: int  # whose trick it is so far
    _tricks: list[tuple[int, list[int]]]  # the finished ones: the winner and the cards
    _rank: int  # led to this trick, or to the last one while none is begun; before all tricks no rank at all
    _run: int  # leads of one rank in a row, with the present one; three can only be of one seat (4.3, 5; D4)
    _barred: tuple[int, ...]  # ranks that the current player may not play from the hand

    def __init__(self, game: Ristikontra, deck: list[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self._hands = [sorted(deck[places]) for places in game.hand_places[dealer]]
        self._next = SEATS * game.hand
        self._tricks, self.trick = [], []
        self._rank, self._run = -1, 0
        self._barred = ()
        self.phase = "lead"
        self._leader = self._winner = self.current_player = player = (dealer + 1) % SEATS
        self._hand = self._hands[player]

    def clone(self) -> RistikontraState:
        """Makes an independent copy."""
        copy = self._bare_copy()
        one, two, three, four = self._hands
        copy._hands = hands = [one.copy(), two.copy(), three.copy(), four.copy()]
        copy._hand = [] if self.current_player is None else hands[self.current_player]
        copy._next = self._next
        copy._leader = self._leader
        copy._winner = self._winner
        copy._tricks = self._tricks.copy()
        copy._rank = self._rank
        copy._run = self._run
        copy._barred = self._barred
        copy.trick = self.trick.copy()
        return copy

    # Actions

    def legal_actions(self) -> list[Action]:
        """Gets the legal actions in rising order: cards, then `turn`."""
        hand = self._hand
        if self._barred:
            hand = [card for card in hand if RANK[card] not in self._barred]
        return [*hand, TURN] if self._next < 52 else [*hand]

    def is_legal(self, action: Hashable) -> bool:
        """Tells whether the rules allow `action` now."""
        return type(action) is int and action in self.legal_actions()

    def apply_action(self, action: Action) -> list[Event]:
        """Plays `action` in place; see `State.apply_action`."""
        player, trick = self.current_player, self.trick
        if player is None or type(action) is not int or (self._barred and not self.is_legal(action)):
            raise self.illegal(action)
        if action == TURN:
            place = self._next
            if place > 51:
                raise self.illegal(action)
            card = self._deck[place]
            self._next = place + 1
            events = [TURNED[player][card]]
        else:
            card = action
            try:
                self._hand.remove(card)
            except ValueError:
                raise self.illegal(action) from None
            events = [FOLLOWED[player][card] if trick else LED[player][card]]
        self._history.append(STEPS[player][action])
        trick.append(card)
        size, rank = len(trick), RANK[card]
        if size == 1:
            self._run = self._run + 1 if rank == self._rank else 1
            self._rank = rank
            self._barred = ()
            self._leader = self._winner = player
            self.phase = "follow"
        elif rank == self._rank:
            self._winner = player
        if size < SEATS:
            self.current_player = left = LEFT[player]
            self._hand = self._hands[left]
        else:
            self._end_trick(events)
        if self.game.holds_king:
            self._bar()
        return events

    def _end_trick(self, events: list[Event]) -> None:
        """Gives the trick to its winner, fills the hands up (4.3, 3-4; D1-D3) and lets the winner lead."""
        winner, game = self._winner, self.game
        values, captured = game.values, CAPTURED[winner % TEAMS]
        one, two, three, four = self.trick
        points = values[one] + values[two] + values[three] + values[four]
        events += WON[winner][points], captured[one], captured[two], captured[three], captured[four]
        self._tricks.append((winner, self.trick))
        self.trick = []
        place = self._next
        if place < 52:
            deck, hands, size = self._deck, self._hands, game.hand
            for seat in CLOCKWISE[winner]:
                hand = hands[seat]
                if len(hand) < size:
                    card = deck[place]
                    place += 1
                    insort(hand, card)
                    events.append(DRAWN[seat][card])
            self._next = place
        if len(self._tricks) < TRICKS:
            self.phase = "lead"
            self.current_player = winner
            self._hand = self._hands[winner]
            if self._run == 3:
                self._bar()
        else:
            self.phase = "over"
            self.current_player = None
            self._hand = []
            self.is_terminal = True

    def _bar(self) -> None:
        """Works out which ranks are closed: the one led three times (D4, D5, D6), and kings that are held (D13)."""
        barred = []
        if self._run == 3 and not self.trick and any(RANK[card] != self._rank for card in self._hand):
            barred.append(self._rank)
        if self.game.holds_king and self._next < 52:
            played = [card for _, cards in self._tricks for card in cards] + self.trick
            if sum(RANK[card] == KING for card in played) == 3:
                barred.append(KING)
        self._barred = tuple(barred)

    # Results

    def captured(self, team: int) -> list[int]:
        """Gets the cards in the tricks of `team`."""
        return [card for winner, cards in self._tricks if winner % TEAMS == team for card in cards]

    def queens(self, team: int) -> int:
        """Gets how many queens make `team` dirty: those captured while there was a stock (D11)."""
        dirty = self._tricks[: self.game.stock_tricks]
        return sum(RANK[card] == QUEEN for winner, cards in dirty if winner % TEAMS == team for card in cards)

    def kings(self, team: int) -> int:
        """Gets how many kings clean `team`: those captured after the stock in tricks not won by a queen (D12)."""
        late = self._tricks[self.game.stock_tricks :]
        won = [cards for winner, cards in late if winner % TEAMS == team and RANK[cards[0]] != QUEEN]
        return sum(RANK[card] == KING for cards in won for card in cards)

    def _score(self, team: int) -> list[ScoreLine]:
        """Gets the lines of the score of `team`."""
        mode, cards = self.game.mode, self.captured(team)
        points, other = (self.game.points(self.captured(t)) for t in (team, 1 - team))
        counts = {f"n{rank}": sum(RANKS[RANK[card]] == rank for card in cards) for rank in "ATKQJ"}
        captured = message("ristikontra-score-captured", n=points, **counts)
        if mode == "gamepoints":
            if points == other:
                won, outcome = 0, message("ristikontra-score-level")
            elif points < other:
                won, outcome = 0, message("ristikontra-score-lost")
            elif other:
                won, outcome = 1, message("ristikontra-score-won")
            else:
                won, outcome = 2, message("ristikontra-score-all")
            return [ScoreLine(captured, 0), ScoreLine(outcome, won)]
        lines = [ScoreLine(captured, points)]
        if mode == "cleaning":
            queens, kings = self.queens(team), self.kings(team)
            if not queens:
                lines.append(ScoreLine(message("ristikontra-score-clean"), 0))
            elif kings:
                lines.append(ScoreLine(message("ristikontra-score-cleaned", n=queens, kings=kings), 0))
            else:
                lines.append(ScoreLine(message("ristikontra-score-dirty", n=queens), -points))
            if points < CLEAN_FLOOR:  # D14: not added, and the total becomes 0
                lost = sum(line.points for line in lines)
                lines.append(ScoreLine(message("ristikontra-score-under-ten"), -lost))
        return lines

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Gets the lines that make up the points of the team of `seat`."""
        if not self.is_terminal:
            raise self.unfinished()
        return self._score(seat % TEAMS)

    def returns(self) -> tuple[int, ...]:
        """Gets by seat what the deal brings its team: game points without the carry, else card points (4.4)."""
        if not self.is_terminal:
            raise self.unfinished()
        return tuple(sum(line.points for line in self._score(team)) for team in range(TEAMS)) * 2

    def winners(self) -> tuple[int, ...]:
        """Gets the seats of the team that the deal brings more, nobody where it brings both the same."""
        one, two = self.returns()[:TEAMS]
        return () if one == two else (0, 2) if one > two else (1, 3)

    def summary(self) -> dict[str, tuple[int, ...]]:
        """Gets the card points that each team captured, and the team that won the last trick."""
        captured = tuple(self.game.points(self.captured(team)) for team in range(TEAMS))
        return {"captured": captured, "last": (self._tricks[-1][0] % TEAMS,)}

    def final_cards(self, seat: int) -> list[str]:
        """Gets the captured cards that count."""
        return [CARDS[card] for card in sorted(self.captured(seat % TEAMS)) if self.game.values[card]]

    # What can be seen

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        """Gets hands, captured piles, stock and trick."""
        if player is not None:
            self.game.check_seat(player)

        def texts(cards: Sequence[int], seen: bool = True) -> list[str]:
            return [CARDS[card] for card in cards] if seen else [HIDDEN] * len(cards)

        zones = {f"hand:{seat}": texts(hand, player in (None, seat)) for seat, hand in enumerate(self._hands)}
        for team in range(TEAMS):
            zones[f"captured:{team}"] = texts(self.captured(team), player is None)
        zones["stock"] = texts(self._deck[self._next :], player is None)
        zones["trick"] = texts(self.trick)
        return zones

    def observation(self, player: int) -> dict[str, Any]:
        """Gets what `player` knows.

        Beside what every game tells: ``stock``, for each card that came from it the number of the action, the seat, the
        card as far as seen and whether it went to that seat's hand; ``tricks``, the finished ones as leader, winner and
        cards in order; ``leader`` and ``winner`` of the present one.
        """
        observation = super().observation(player)
        log: list[list[Any]] = []
        turned: set[int] = set()
        leader = (self.dealer + 1) % SEATS
        tricks: list[list[Any]] = []
        place = SEATS * self.game.hand
        for time, (seat, action) in enumerate(self._history):
            if action == TURN:
                log.append([time, seat, CARDS[self._deck[place]], False])
                turned.add(seat)
                place += 1
            if time % SEATS == SEATS - 1:
                winner, cards = self._tricks[time // SEATS]
                tricks.append([leader, winner, [CARDS[card] for card in cards]])
                leader = winner
                for taker in CLOCKWISE[winner]:
                    if taker not in turned and place < 52:
                        card = CARDS[self._deck[place]] if taker == player else HIDDEN
                        log.append([time, taker, card, True])
                        place += 1
                turned.clear()
        observation["stock"] = log
        observation["tricks"] = tricks
        observation["leader"] = self._leader if self.trick else self.current_player
        observation["winner"] = self._winner if self.trick else None
        return observation

    def places(self) -> list[Place]:
        """Gets the trick between the stock and the captured piles."""
        leader = self._leader if self.trick else self.current_player
        seats = () if leader is None else CLOCKWISE[leader]
        winning = None if not self.trick else (self._winner - self._leader) % SEATS
        name = message("ristikontra-place-trick")
        if self.trick:
            name = message("ristikontra-place-led", card=CARDS[self.trick[0]])
        return [
            Place("stock", 0, 0, message("place-stock"), closed=True),
            Place("trick", 1, 0, name, "cross", width=3, labels=seats, winning=winning),
            *(
                Place(
                    f"captured:{team}",
                    4,
                    1 - team,
                    message("ristikontra-place-captured", seat=team, to=team + 2),
                    closed=True,
                    labels=(team, team + 2),
                )
                for team in range(TEAMS)
            ),
        ]

    def prompt(self) -> Message:
        """Gets what the current player is asked to do."""
        player = self.current_player
        if player is None:
            return message("prompt-deal-over")
        turn = "yes" if self._next < 52 else "no"
        if not self.trick:
            return message("ristikontra-prompt-lead", turn=turn)
        partner = "yes" if self._winner % TEAMS == player % TEAMS else "no"
        last = "yes" if len(self.trick) == SEATS - 1 else "no"
        return message(
            "ristikontra-prompt-follow", card=CARDS[self.trick[0]], to=self._winner, partner=partner, last=last
        )

    def choice(self, action: Action) -> Choice:
        """Gets how the table offers a legal action."""
        if action == TURN:
            return Choice(message("ristikontra-action-turn"), zone="stock")
        return Choice(message("action-play", card=CARDS[action]), CARDS[action], "trick")

    def why_not(self, action: Action) -> Message:
        """Gets the reason why an action is not legal now."""
        player = self.current_player
        assert player is not None
        if action == TURN:
            return message("no-stock")
        if action not in self._hands[player]:
            return message("not-your-card", card=CARDS[action])
        if not self.trick and self._run == 3 and RANK[action] == self._rank:
            return message("fourth-lead", card=CARDS[action])
        return message("hold-king", card=CARDS[action])
