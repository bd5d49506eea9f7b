"""The view of a deal: places on the table, prompts, reasons for refusals, the rules page."""

from __future__ import annotations

from collections.abc import Sequence

from kortti.cards import CARDS
from kortti.game import Action, View
from kortti.games.ranks import dearest_trick
from kortti.games.ristikontra.events import PROUD_SHARE
from kortti.games.ristikontra.facts import (
    CLOCKWISE,
    LEADS_IN_ROW,
    RANK_OF,
    SEATS,
    TEAMS,
    TRICKS,
    TURN,
    HouseRules,
)
from kortti.games.ristikontra.state import RistikontraState
from kortti.messages import Message, message
from kortti.shown import Choice, Hand, Moment, Place, Recall, RulesSection, Sign


class RistikontraView(View[RistikontraState]):
    """The view of a deal."""

    hand = Hand(sorts=("rank", "suit"))

    def places(self, state: RistikontraState) -> list[Place]:
        """Returns the places: the stock, the trick, the two captured piles."""
        seats = () if state.is_terminal else CLOCKWISE[state.leader]
        winning = (state.winner - state.leader) % SEATS if state.trick else None
        name, led = message("ristikontra-place-trick"), message("ristikontra-led")
        if state.trick:
            name = message("ristikontra-place-led", card=CARDS[state.trick[0]])
        return [
            Place("stock", 0, 0, message("place-stock"), closed=True, outlined=False),
            Place("trick", 1, 0, name, "cross", width=3, labels=seats, winning=winning, tag=led),
            *(
                Place(
                    f"captured:{team}",
                    4,
                    1 - team,
                    message("ristikontra-place-captured", seat=team, to=team + 2),
                    closed=True,
                    labels=(team, team + 2),
                    note=message("ristikontra-note-points", n=state.card_points(team)),
                    tally=(state.card_points(team), state.house.all_points),
                    tallied_in="stick",
                )
                for team in range(TEAMS)
            ),
        ]

    def progress(self, state: RistikontraState) -> Message | None:
        """Returns the number of the current trick."""
        if state.is_terminal:
            return None
        return message("ristikontra-progress", n=len(state.tricks) + 1, total=TRICKS)

    def because(self, state: RistikontraState, seat: int) -> Message | None:
        """Returns who took the dearest trick."""
        return dearest_trick(state, [state.house.points_of(cards) for _, _, cards in state.tricks], seat)

    def recall(self, state: RistikontraState) -> Recall | None:
        """Returns the last trick, which all seats saw."""
        if not state.tricks:
            return None
        leader, winner, cards = state.tricks[-1]
        name = message("ristikontra-last-trick", seat=winner, n=state.house.points_of(cards))
        texts = tuple(CARDS[card] for card in cards)
        return Recall(f"captured:{winner % TEAMS}", name, texts, CLOCKWISE[leader], (winner - leader) % SEATS)

    def facts(self, state: RistikontraState, seat: int) -> list[Message]:
        """Returns if the team of `seat` is clean, dirty or cleaned, in mode cleaning; all seats saw its tricks."""
        if state.house.mode != "cleaning":
            return []
        team = seat % TEAMS
        if not (queens := state.queens(team)):
            return [message("ristikontra-fact-clean")]
        return [message("ristikontra-fact-cleaned" if state.kings(team) else "ristikontra-fact-dirty", n=queens)]

    def signs(self, state: RistikontraState, seat: int) -> list[Sign]:
        """Marks the cards of `seat` that would win the trick, if it has yet to play: those of the led rank."""
        has_played = (seat - state.leader) % SEATS < len(state.trick)
        if not state.trick or has_played:
            return []
        barred = state.barred if seat == state.current_player else ()
        taking = [card for card in state.hands[seat] if RANK_OF[card] == state.led_rank and RANK_OF[card] not in barred]
        return [Sign(CARDS[card], message("ristikontra-sign-takes"), aid=True) for card in taking]

    def prompt(self, state: RistikontraState) -> Message:
        """Returns the prompt for the current player."""
        player = state.current_player
        if player is None:
            return message("prompt-deal-over")
        turn = "yes" if state.stock else "no"
        if not state.trick:
            return message("ristikontra-prompt-lead", turn=turn)
        partner = "yes" if state.winner % TEAMS == player % TEAMS else "no"
        last = "yes" if len(state.trick) == SEATS - 1 else "no"
        return message(
            "ristikontra-prompt-follow", card=CARDS[state.trick[0]], to=state.winner, partner=partner, last=last
        )

    def moment(self, state: RistikontraState) -> Moment:
        """Returns ``"decisive"`` before the last card of a rich trick, ``"plain"`` if there is no choice."""
        player, house = state.current_player, state.house
        if player is None:
            return "usual"
        if len(state.trick) == SEATS - 1 and house.points_of(state.trick) >= house.all_points // PROUD_SHARE:
            return "decisive"
        return "plain" if len(state.hands[player]) == 1 and not state.stock else "usual"

    def choice(self, state: RistikontraState, action: Action) -> Choice:
        """Returns how the table offers a legal action."""
        if action == TURN:
            return Choice(message("ristikontra-action-turn"), zone="stock")
        return Choice(message("action-play", card=CARDS[action]), CARDS[action], "trick")

    def why_there(self, state: RistikontraState, cards: Sequence[str], zone: str) -> Message | None:
        """Returns why the current player cannot put `cards` on `zone`; see `View.why_there`."""
        return state.explain("turn") if zone == "stock" and not cards else super().why_there(state, cards, zone)

    def why_not(self, state: RistikontraState, action: Action) -> Message:
        """Returns the reason why `action` is illegal."""
        player = state.current_player
        assert player is not None
        if action == TURN:
            return message("no-stock")
        if action not in state.hands[player]:
            return message("not-your-card", card=CARDS[action])
        if not state.trick and state.leads_in_row == LEADS_IN_ROW and RANK_OF[action] == state.led_rank:
            return message("fourth-lead", card=CARDS[action])
        return message("hold-king", card=CARDS[action])


def rules_page(house: HouseRules) -> list[RulesSection]:
    """Returns the rules page; see `Game.rules`."""
    mode = house.mode

    def line(name: str, **args: object) -> Message:
        return message(f"ristikontra-rules-{name}", **args)

    def target(name: str) -> Message:
        return line(f"{name}-target", n=house.target)

    scoring = {
        "gamepoints": [line("gamepoints"), line("carry"), target("gamepoints")],
        "cleaning": [*map(line, ("sum", "dirty", "clean", "failed", "under-ten")), target("cleaning")],
    }.get(mode, [line("sum"), target("race"), line("race-tie")])
    ban = [line("fourth-lead")]
    if house.holds_king:
        ban.append(line("hold-fourth-king"))
    sections: list[tuple[str, list[Message]]] = [
        ("aim", [line("aim"), line("values-60" if mode == "first60" else "values-120")]),
        ("deal", [line("players"), line("dealer"), line("deal", n=house.hand_size)]),
        ("trick", [line("lead"), line("last-wins"), line("face-down")]),
        ("stock", [line("turn"), line("draw", n=house.hand_size)]),
        ("limits", ban),
        ("score", scoring),
    ]
    return [(message(f"ristikontra-rules-title-{name}"), lines) for name, lines in sections]
