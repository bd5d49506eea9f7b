"""The view of a deal: places on the table, prompts, reasons for refusals, the rules page."""

from __future__ import annotations

from kortti.cards import CARDS
from kortti.game import Action, View
from kortti.messages import Message, message
from kortti.shown import Choice, Place, RulesSection
from tests.nullgame.facts import HAND, OPTIONS, PASS, HouseRules
from tests.nullgame.state import NullgameState


class NullgameView(View[NullgameState]):
    """The view of a deal."""

    def places(self, state: NullgameState) -> list[Place]:
        """Returns the places: the pile beside the stock."""
        return [
            Place("stock", 0, 0, message("place-stock"), closed=True),
            Place("pile", 1, 0, message("nullgame-place-pile")),
        ]

    def prompt(self, state: NullgameState) -> Message:
        """Returns the prompt for the current player."""
        if state.is_terminal:
            return message("prompt-deal-over")
        if state.phase == "lead":
            return message("nullgame-prompt-lead")
        return message("nullgame-prompt-follow", card=CARDS[state.pile[-1]])

    def choice(self, state: NullgameState, action: Action) -> Choice:
        """Returns how the table offers a legal action."""
        if action == PASS:
            return Choice(message("nullgame-action-pass"))
        return Choice(message("action-play", card=CARDS[action]), CARDS[action], "pile")

    def why_not(self, state: NullgameState, action: Action) -> Message:
        """Returns the reason why `action` is illegal."""
        player = state.current_player
        assert player is not None
        if action == PASS:
            return message("nullgame-must-lead")
        if action not in state.hands[player]:
            return message("not-your-card", card=CARDS[action])
        return message("nullgame-no-match", card=CARDS[action], other=CARDS[state.pile[-1]])


def rules_page(house: HouseRules) -> list[RulesSection]:
    """Returns the rules page; see `Game.rules`."""
    seats = OPTIONS[0].values

    def line(name: str, **args: object) -> Message:
        return message(f"nullgame-rules-{name}", **args)

    sections: list[tuple[str, list[Message]]] = [
        ("aim", [line("aim")]),
        ("deal", [line("players", least=seats[0], most=seats[-1]), line("dealer"), line("deal", n=HAND)]),
        ("play", [line("lead"), line("follow-ranks" if house.ranks_match else "follow"), line("again")]),
        ("score", [line("score")]),
    ]
    return [(message(f"nullgame-rules-title-{name}"), lines) for name, lines in sections]
