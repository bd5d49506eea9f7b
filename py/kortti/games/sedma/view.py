"""The view of a deal: places on the table, prompts, reasons for refusals, the rules page."""

from __future__ import annotations

from kortti.cards import CARDS
from kortti.game import Action, View
from kortti.games.ranks import dearest_trick
from kortti.games.sedma.events import PROUD
from kortti.games.sedma.facts import ALL_POINTS, OPTIONS, RANK_OF, SEVEN, STOP, TEAMS, WORTH, HouseRules, points_of
from kortti.games.sedma.state import SedmaState
from kortti.messages import Message, message
from kortti.shown import Choice, Hand, Moment, Place, Recall, RulesSection, Sign


class SedmaView(View[SedmaState]):
    """The view of a deal."""

    hand = Hand(ranks="89JQKTA7", sorts=("rank", "suit"))  # aces and tens together, sevens apart

    def places(self, state: SedmaState) -> list[Place]:
        """Returns the places: the stock, the trick with all its rounds, the two captured piles."""
        house, trick = state.house, state.trick
        rounds = max(1, -(-len(trick) // house.players))
        seats = () if state.is_terminal else house.clockwise(state.leader) * rounds
        name, winning = message("sedma-place-trick"), None
        if trick:
            name, winning = message("sedma-place-led", card=CARDS[trick[0]]), state.winning
        captured = [
            Place(
                f"captured:{team}",
                4,
                1 - team,
                message("sedma-place-captured", seat=team)
                if house.players == TEAMS
                else message("sedma-place-captured-pair", seat=team, to=team + TEAMS),
                closed=True,
                labels=house.seats_of(team),
                note=message("sedma-note-points", n=state.card_points(team)),
                tally=(state.card_points(team) // WORTH, ALL_POINTS // WORTH),
            )
            for team in range(TEAMS)
        ]
        stock = Place("stock", 0, 0, message("place-stock"), closed=True, outlined=False)
        tag = message("sedma-led")
        stands = self._stands(state)
        lies = Place("trick", 1, 0, name, "cross", width=3, labels=seats, winning=winning, tag=tag, stands=stands)
        return [stock, lies, *captured]

    def _stands(self, state: SedmaState) -> tuple[str, ...]:
        """Returns what the cards of the trick stand for: the led rank for each seven that took it."""
        if not state.trick or state.led == SEVEN or all(RANK_OF[card] != SEVEN for card in state.trick):
            return ()
        return tuple(CARDS[state.trick[0]][0] if RANK_OF[card] == SEVEN else "" for card in state.trick)

    def progress(self, state: SedmaState) -> Message | None:
        """Returns the number of the current round, counted over all tricks: their number per deal is fixed."""
        if state.is_terminal:
            return None
        played = sum(len(cards) for _, _, cards in state.tricks) + len(state.trick)
        if state.phase == "prolong":
            played -= 1  # counts the round before the question
        return message("sedma-progress", n=played // state.house.players + 1, total=state.house.rounds)

    def because(self, state: SedmaState, seat: int) -> Message | None:
        """Returns who took the dearest trick; the last one counts more."""
        points = [points_of(cards) for _, _, cards in state.tricks]
        points[-1] += WORTH
        return dearest_trick(state, points, seat)

    def recall(self, state: SedmaState) -> Recall | None:
        """Returns the last trick, which all seats saw."""
        if not state.tricks:
            return None
        leader, winner, cards = state.tricks[-1]
        house = state.house
        labels = house.clockwise(leader) * (len(cards) // house.players)
        winning = 0
        for number, card in enumerate(cards):
            if house.takes(RANK_OF[card], RANK_OF[cards[0]], RANK_OF[cards[winning]]):
                winning = number
        points = points_of(cards) + (WORTH if state.is_terminal else 0)  # the very last trick counts itself
        name = message("sedma-last-trick", seat=winner, n=points)
        return Recall(f"captured:{winner % TEAMS}", name, tuple(CARDS[card] for card in cards), labels, winning)

    def signs(self, state: SedmaState, seat: int) -> list[Sign]:
        """Marks the cards of `seat` that would win the trick, if it has yet to play to the round or may prolong it."""
        trick, house = state.trick, state.house
        is_asked = state.phase == "prolong" and seat == state.leader
        has_played = (seat - state.leader) % house.players < len(trick) % house.players
        if not trick or has_played or (state.phase == "prolong" and not is_asked):
            return []
        winning = RANK_OF[trick[state.winning]]
        taking = [card for card in state.hands[seat] if house.takes(RANK_OF[card], state.led, winning)]
        return [Sign(CARDS[card], message("sedma-sign-takes"), aid=True) for card in taking]

    def prompt(self, state: SedmaState) -> Message:
        """Returns the prompt for the current player."""
        player, trick = state.current_player, state.trick
        if player is None:
            return message("prompt-deal-over")
        if not trick:
            return message("sedma-prompt-lead")
        led, winner = CARDS[trick[0]], state.winner
        team = "yes" if winner % TEAMS == player % TEAMS else "no"
        sevens = "yes" if not state.house.takes(state.led, state.led, RANK_OF[trick[state.winning]]) else "no"
        if state.led == SEVEN:
            sevens = "yes"
        if state.phase == "prolong" and state.legal_actions() == [STOP]:
            return message("sedma-prompt-end", card=led)
        if state.phase == "prolong":
            mine = "yes" if winner == player else "no"
            return message("sedma-prompt-on", card=led, to=winner, partner=team, mine=mine)
        if player == winner:  # of a prolonged trick of two players
            return message("sedma-prompt-mine", card=led)
        last = "yes" if len(trick) % state.house.players == state.house.players - 1 else "no"
        return message("sedma-prompt-follow", card=led, to=winner, partner=team, last=last, sevens=sevens)

    def moment(self, state: SedmaState) -> Moment:
        """Returns ``"decisive"`` before a rich round ends or is prolonged, ``"plain"`` if there is no choice."""
        player, players = state.current_player, state.house.players
        if player is None:
            return "usual"
        if len(state.trick) % players in (0, players - 1) and points_of(state.trick) >= PROUD:
            return "decisive"
        return "plain" if len(state.hands[player]) == 1 and not state.stock and state.phase == "play" else "usual"

    def choice(self, state: SedmaState, action: Action) -> Choice:
        """Returns how the table offers a legal action."""
        if action == STOP:
            return Choice(message("sedma-action-stop"))
        return Choice(message("action-play", card=CARDS[action]), CARDS[action], "trick")

    def why_not(self, state: SedmaState, action: Action) -> Message:
        """Returns the reason why `action` is illegal."""
        player = state.current_player
        assert player is not None
        if action == STOP:
            return message("sedma-nothing-to-stop")
        if action not in state.hands[player]:
            return message("not-your-card", card=CARDS[action])
        return message("sedma-does-not-fit", card=CARDS[action], other=CARDS[state.trick[0]])


def rules_page(house: HouseRules) -> list[RulesSection]:
    """Returns the rules page; see `Game.rules`. It is the same for two and for four players."""
    seats = OPTIONS[0].values

    def line(name: str, **args: object) -> Message:
        return message(f"sedma-rules-{name}", **args)

    next_dealer = line("next-dealer-loser" if house.loser_deals else "next-dealer-left")
    sections: list[tuple[str, list[Message]]] = [
        ("aim", [line("aim"), line("values")]),
        ("deal", [line("players", least=seats[0], most=seats[-1]), line("dealer"), line("deal", n=house.hand_size)]),
        ("trick", [line("lead"), line("fits"), line("wins-top" if house.sevens_stay else "wins"), line("face-down")]),
        ("rounds", [line(f"on-{house.prolong}"), *([] if house.prolong == "never" else [line("on-how")])]),
        ("stock", [line("draw", n=house.hand_size)]),
        ("score", [line(house.scoring), line(f"{house.scoring}-target", n=house.target), next_dealer]),
    ]
    return [(message(f"sedma-rules-title-{name}"), lines) for name, lines in sections]
