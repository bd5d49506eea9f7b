"""The view of a deal: places on the table, prompts, reasons for refusals, the rules page."""

from __future__ import annotations

from collections.abc import Mapping

from kortti.cards import CARDS, SUITS
from kortti.game import Action
from kortti.games.beating import BeatingView
from kortti.games.myllymatti.facts import LEFT, RANKS, SEATS, TAKE, TURN
from kortti.games.myllymatti.state import MyllymattiState
from kortti.messages import Message, message
from kortti.options import Option, OptionValue
from kortti.shown import Choice, Hand, Place, RulesSection


class MyllymattiView(BeatingView[MyllymattiState]):
    """The view of a deal."""

    hand = Hand(ranks=RANKS)
    material = "millstone"

    def places(self, state: MyllymattiState) -> list[Place]:
        """Returns the places: stock, trick and bounced cards; won piles lie in front of their seats."""
        player = state.current_player
        if state.phase == "collect":
            assert player is not None
            leader = state.trick[0][0] if state.trick else player
            duel = leader, LEFT[leader]
            places = [
                Place("stock", 0, 0, message("place-stock"), closed=True, outlined=False),
                Place("trick", 1, 0, message("myllymatti-place-trick"), "row", width=2, labels=duel),
            ]
            if state.bounced:
                waiting = tuple(seat for seat, _ in state.bounced)
                places.append(Place("table", 0, 1, message("myllymatti-place-table"), "row", width=3, labels=waiting))
            places += [
                Place(f"won:{seat}", 0, 0, message("myllymatti-place-won"), closed=True, seat=seat)
                for seat in range(SEATS)
            ]
            return places
        trick: list[int | None] = [seat for seat, _ in state.trick]
        if player is not None:
            trick.append(player)
            trick += [None] * (state.trick_size - len(trick))
        return [
            Place("trick", 0, 0, message("myllymatti-place-trick"), "row", width=3, labels=tuple(trick)),
            Place("out", 3, 0, message("myllymatti-place-out"), closed=True, outlined=False),
        ]

    def prompt(self, state: MyllymattiState) -> Message:
        """Returns the prompt for the current player."""
        player = state.current_player
        if player is None:
            return message("prompt-deal-over")
        if state.phase == "collect":
            can_turn = state.is_legal(TURN)
            if state.trick:
                leader, led = state.trick[0]
                return message("myllymatti-prompt-follow", card=CARDS[led], to=leader, turn=can_turn)
            return message("myllymatti-prompt-duel", to=LEFT[player], turn=can_turn)
        if not state.trick:
            return message("myllymatti-prompt-lead")
        left = state.trick_size - len(state.trick)
        card = CARDS[state.trick[-1][1]]
        legal = state.legal_actions()
        if legal == [TAKE]:
            return message("myllymatti-prompt-take", card=card)
        must_beat = TAKE not in legal
        return message("myllymatti-prompt-must" if must_beat else "myllymatti-prompt-beat", card=card, n=left)

    def choice(self, state: MyllymattiState, action: Action) -> Choice:
        """Returns how the table offers a legal action."""
        if action == TURN:
            return Choice(message("myllymatti-action-turn"), zone="stock")
        if action == TAKE:
            return Choice(message("myllymatti-action-take", card=CARDS[state.trick[-1][1]]))
        return Choice(message("action-play", card=CARDS[action]), CARDS[action], "trick")

    def why_not(self, state: MyllymattiState, action: Action) -> Message:
        """Returns the reason why `action` is illegal."""
        player = state.current_player
        assert player is not None
        if action == TURN:
            return message("no-turn" if len(state.stock) == 1 else "no-stock")
        if action == TAKE:
            if state.phase == "collect":
                return message("no-take")
            return message("must-beat" if state.trick else "must-lead")
        if action not in state.hands[player]:
            return message("not-your-card", card=CARDS[action])
        last = state.trick[-1][1]
        trump = SUITS[state.trump or 0]
        if action // 13 not in (last // 13, state.trump):
            if last // 13 == state.trump:
                return message("needs-higher-trump", card=CARDS[last])
            return message("wrong-suit", card=CARDS[last], suit=trump)
        return message("too-low", card=CARDS[last])


def rules_page(options: Mapping[str, OptionValue]) -> list[RulesSection]:
    """Returns the rules page under `options`; see `Game.rules`."""

    def line(name: str, **args: object) -> Message:
        return message(f"myllymatti-rules-{name}", **args)

    def decided(option: str) -> Message:
        value = Option.show(options[option]).replace("_", "-")
        return line(f"{option.replace('_', '-')}-{value}")

    draw = [decided("draw_timing")]
    if options["draw_timing"] == "after_trick":
        draw.append(decided("draw_order"))
    deals = int(options["deals"])  # type: ignore[arg-type]
    next_dealer = [decided("next_dealer")] if deals > 1 else []
    sections: list[tuple[str, list[Message]]] = [
        ("aim", [line("aim")]),
        ("deal", [line("players"), line("dealer"), *next_dealer, line("deal")]),
        ("collect", [line("duel"), line("turn"), line("bounce"), *draw]),
        ("trump", [line("trump"), line("halftime")]),
        ("shed", [line("lead"), line("beat"), decided("must_beat"), line("complete"), line("taken"), line("out")]),
        ("end", [line("end"), line("stall", n=options["stall_actions"])]),
        ("match", [line("single") if deals == 1 else line("series", n=deals)]),
    ]
    return [(message(f"myllymatti-rules-title-{name}"), lines) for name, lines in sections]
