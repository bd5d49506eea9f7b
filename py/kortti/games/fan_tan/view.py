"""The view of a deal: places on the table, prompts, reasons for refusals, the rules page."""

from __future__ import annotations

from kortti.cards import CARDS, SUITS
from kortti.game import Action, View
from kortti.games.fan_tan.facts import EIGHT, HELD_SEVEN, NEEDS, PASS, PLAYERS, SEVEN, SEVENS, SIX, HouseRules, pile_of
from kortti.games.fan_tan.state import FanTanState
from kortti.games.waiting import because
from kortti.messages import Message, message
from kortti.shown import Choice, Mark, Moment, Place, RulesSection


class FanTanView(View[FanTanState]):
    """The view of a deal."""

    def places(self, state: FanTanState) -> list[Place]:
        """Returns the places, a column for each suit: the pile of the eight, the seven, the pile of the six."""
        return [
            Place(f"{end}:{name}", suit, row, message(f"sevens-place-{end}", suit=name), ghost=CARDS[suit * 13 + rank])
            for suit, name in enumerate(SUITS)
            for row, (end, rank) in enumerate((("high", EIGHT), ("seven", SEVEN), ("low", SIX)))
        ]

    def marks(self, state: FanTanState) -> list[Mark]:
        """Returns the chips: the pool, which its winner has after the deal, and what each seat has paid or won."""
        won = state.returns() if state.is_terminal else tuple(-paid for paid in state.paid)
        chips = [chips_of(seat, count) for seat, count in enumerate(won) if count]
        if state.is_terminal:
            return chips
        return [Mark("pool", None, message("fan-tan-pool", n=state.pool), None, "chips", state.pool), *chips]

    def because(self, state: FanTanState, seat: int) -> Message | None:
        """Returns which card kept cards of `seat` waiting, or how seldom the winner could not lay one."""
        stuck = [*map(state.stuck, range(state.house.players))]
        return because(state.hands, NEEDS, state.laid, stuck, seat)

    def says(self, state: FanTanState, seat: int) -> Message | None:
        """Returns the message that `seat` passed, until its next turn."""
        return message("sevens-says-pass") if state.last_action(seat) == PASS else None

    def prompt(self, state: FanTanState) -> Message:
        """Returns the prompt for the current player."""
        if state.is_terminal:
            return message("prompt-deal-over")
        if not state.laid and state.house.first is not None:
            return message("sevens-prompt-first", card=CARDS[state.house.first])
        if state.legal_actions() == [PASS]:
            return message("sevens-prompt-pass")
        return message("sevens-prompt-turn")

    def moment(self, state: FanTanState) -> Moment:
        """Returns ``"decisive"`` on a last card, ``"plain"`` if at most one card fits."""
        player = state.current_player
        if player is None:
            return "usual"
        if state.hands[player].bit_count() == 1:
            return "decisive"
        return "plain" if state.open_cards.bit_count() < 2 else "usual"

    def choice(self, state: FanTanState, action: Action) -> Choice:
        """Returns how the table offers a legal action."""
        if action != PASS:
            return Choice(message("action-play", card=CARDS[action]), CARDS[action], pile_of(action))
        player = state.current_player
        hand = 0 if player is None else state.hands[player]
        if not hand & state.open_cards:
            return Choice(message("fan-tan-action-pass", n=state.house.pass_chips))
        least, most = state.house.false_pass_chips, 2 * HELD_SEVEN * (hand & SEVENS).bit_count()
        return Choice(message("fan-tan-action-false-pass", n=least, most=least + most))

    def why_not(self, state: FanTanState, action: Action) -> Message:
        """Returns the reason why `action` is illegal."""
        player = state.current_player
        assert player is not None
        first = state.house.first
        if action != PASS and state.laid >> action & 1:
            return message("already-laid", card=CARDS[action])
        if action != PASS and not state.hands[player] >> action & 1:
            return message("not-your-card", card=CARDS[action])
        if not state.laid and first is not None:
            return message("seven-of-clubs-first", card=CARDS[first])
        if action == PASS:
            return message("fan-tan-all-passed" if state.house.penalises else "must-play")
        seven = action - action % 13 + SEVEN
        if not state.laid >> seven & 1:
            return message("seven-first", card=CARDS[seven])
        return message("needs-card", card=CARDS[action + 1 if action < seven else action - 1])


def chips_of(seat: int, count: int) -> Mark:
    """Returns the chips that `seat` has won (paid: below 0) in this deal."""
    name = message("fan-tan-mark-won", n=count) if count > 0 else message("fan-tan-mark-paid", n=-count)
    return Mark(f"chips:{seat}", seat, name, None, "chips", count)


def rules_page(house: HouseRules) -> list[RulesSection]:
    """Returns the rules page; see `Game.rules`. It shares messages with the other sevens games."""

    def line(name: str, **args: object) -> Message:
        return message(f"fan-tan-rules-{name}", **args)

    def same(name: str, **args: object) -> Message:
        return message(f"sevens-rules-{name}", **args)

    start = line("start-left") if house.first is None else line("start-card", card=CARDS[house.first])
    must = line("false-pass", n=house.false_pass_chips, fine=HELD_SEVEN) if house.penalises else same("must-play")
    deals = line("deals-each") if house.deals == house.players else line("deals", n=house.deals)
    sections: list[tuple[Message, list[Message]]] = [
        (same("title-aim"), [same("aim"), line("aim")]),
        (
            same("title-deal"),
            [
                same("players", least=PLAYERS[0], most=PLAYERS[-1]),
                same("dealer"),
                line("deal"),
                line("ante", n=house.ante),
                line("short-hand", n=house.short_hand_ante),
            ],
        ),
        (same("title-layout"), [line("layout"), same("opening-free"), same("ace-low")]),
        (same("title-turn"), [start, must, same("bonus-turn-false")]),
        (same("title-unable"), [line("unable", n=house.pass_chips)]),
        (same("title-end"), [same("end")]),
        (line("title-score"), [line("cards", n=house.card_chips), line("winner")]),
        (same("title-match"), [deals, line("chips", n=house.chips)]),
    ]
    return sections
