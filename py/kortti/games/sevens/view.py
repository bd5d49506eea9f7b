"""The view of a deal: places on the table, prompts, reasons for refusals, the rules page."""

from __future__ import annotations

from kortti.cards import CARDS, SUITS, mask_of
from kortti.game import Action, View
from kortti.games.sevens.facts import (
    ACE,
    BEG,
    EIGHT,
    GIVE,
    KING,
    LAY_HIGH,
    LAY_LOW,
    PASS,
    PLAYERS,
    SEVEN,
    SEVEN_OF_CLUBS,
    SIX,
    STOP,
    TWO,
    HouseRules,
    card_of,
    end_of_ace,
    needs,
    pile_of,
)
from kortti.games.sevens.state import SevensState
from kortti.games.waiting import because
from kortti.messages import Message, message
from kortti.options import Option
from kortti.shown import Choice, Mark, Moment, Place, RulesSection


class SevensView(View[SevensState]):
    """The view of a deal."""

    def places(self, state: SevensState) -> list[Place]:
        """Returns the places, a column for each suit: the pile of the eight, the seven, the pile of the six."""
        places = []
        for suit, name in enumerate(SUITS):
            for row, (end, pile) in enumerate(state.piles(suit).items()):
                ghost = CARDS[suit * 13 + (EIGHT, SEVEN, SIX)[row]]
                label = message(f"sevens-place-{end}", suit=name)
                closed = self._closed(state, pile, end)
                places.append(Place(f"{end}:{name}", suit, row, label, closed=closed, ghost=ghost))
        return places

    def _closed(self, state: SevensState, pile: list[int], end: str) -> bool:
        """Checks if a pile is complete and therefore lies face down (1.5)."""
        if not pile or end == "seven":
            return False
        last = pile[-1] % 13
        return last == ACE or (last == TWO and state.aces == "high") or (last == KING and state.aces == "low")

    def marks(self, state: SevensState) -> list[Mark]:
        """Returns the mark of the token, in the middle or in front of its holder."""
        return [Mark("token", state.token, message("mark-token"))] if state.house.has_token else []

    def because(self, state: SevensState, seat: int) -> Message | None:
        """Returns which card kept cards of `seat` waiting, or how seldom the winner could not lay one."""
        house, players = state.house, range(state.house.players)
        hands = [mask_of(state.hand(one)) for one in players]
        needed = [
            0 if house.first_ace_decides and card % 13 == ACE else cards
            for card, cards in enumerate(needs(house.opening))
        ]
        return because(hands, needed, state.laid, [*map(state.stuck, players)], seat)

    def says(self, state: SevensState, seat: int) -> Message | None:
        """Returns what `seat` said when it could not play, until its next turn."""
        last = state.last_action(seat)
        if last not in (PASS, BEG):
            return None
        return message("sevens-says-" + ("beg" if last == BEG else "pantti" if state.house.has_token else "pass"))

    def prompt(self, state: SevensState) -> Message:
        """Returns the prompt for the current player."""
        player = state.current_player
        if player is None:
            return message("prompt-deal-over")
        if not state.laid:
            return message("sevens-prompt-first", card=CARDS[SEVEN_OF_CLUBS])
        if state.phase == "give":
            kind = "penalty" if state.is_penalty else "give"
            return message(f"sevens-prompt-{kind}", to=state.beggar)
        if state.phase == "bonus":
            return message("sevens-prompt-bonus")
        if state.legal_actions() == [BEG]:
            return message("sevens-prompt-beg", to=state.giver(player))
        if state.legal_actions() == [PASS]:
            return message("sevens-prompt-pantti" if state.house.has_token else "sevens-prompt-pass")
        return message("sevens-prompt-turn")

    def moment(self, state: SevensState) -> Moment:
        """Returns ``"decisive"`` on a last card, ``"plain"`` if at most one card fits."""
        player = state.current_player
        if player is None or state.phase == "give":
            return "usual"
        if state.holders.count(player) == 1 and state.laid:
            return "decisive"
        return "plain" if sum(map(len, state.plays)) < 2 else "usual"

    def waiting(self, state: SevensState) -> Message:
        """Returns the message to the others while the current player is to act."""
        if state.phase == "give":
            return message("sevens-wait-give", seat=state.current_player, to=state.beggar)
        return super().waiting(state)

    def choice(self, state: SevensState, action: Action) -> Choice:
        """Returns how the table offers a legal action."""
        player = state.current_player
        if action == STOP:
            return Choice(message("sevens-action-stop"))
        if action == PASS:
            return Choice(message("sevens-action-pantti" if state.house.has_token else "sevens-action-pass"))
        if action == BEG:
            giver = state.giver(player) if player is not None else None
            return Choice(
                message("sevens-action-beg", to=giver) if giver is not None else message("sevens-action-pass")
            )
        if action >= GIVE:
            card = CARDS[action - GIVE]
            return Choice(message("sevens-action-give", card=card, to=state.beggar), card, f"hand:{state.beggar}")
        card_number = card_of(action)
        card = CARDS[card_number]
        if action >= LAY_LOW:
            end = "high" if action >= LAY_HIGH else "low"
            return Choice(message(f"sevens-action-play-{end}", card=card), card, f"{end}:{card[1]}")
        aces = end_of_ace(action, state.laid, state.aces) if action % 13 == ACE else None
        return Choice(message("action-play", card=card), card, pile_of(action, aces))

    def why_not(self, state: SevensState, action: Action) -> Message:
        """Returns the reason why `action` is illegal."""
        player = state.current_player
        assert player is not None
        if state.phase == "give" and action < GIVE:
            return message("must-give", to=state.beggar)
        if action >= GIVE:
            if state.phase != "give":
                return message("nobody-asks")
            return message("not-your-card", card=CARDS[action - GIVE])
        if action == STOP:
            return message("nothing-to-stop")
        if action in (PASS, BEG):
            return self._why_no_word(state, action)
        card = card_of(action)
        if state.laid >> card & 1:
            return message("already-laid", card=CARDS[card])
        if state.holders[card] != player:
            return message("not-your-card", card=CARDS[card])
        if not state.laid:
            return message("seven-of-clubs-first", card=CARDS[SEVEN_OF_CLUBS])
        return self._why_not_open(state, player, card, action)

    def _why_no_word(self, state: SevensState, action: Action) -> Message:
        """Returns the reason why the current player may not pass or beg."""
        player = state.current_player
        assert player is not None
        if not state.laid:
            return message("seven-of-clubs-first", card=CARDS[SEVEN_OF_CLUBS])
        if state.phase == "bonus":
            return message("stop-instead")
        if action == BEG and not state.house.begging:
            return message("no-begging")
        if state.plays[player] and (action == PASS or not state.house.penalises):
            return message("must-play")
        if action == BEG:
            return message("cannot-beg-yet" if not state.had_turn[player] else "pass-alone")
        return message("must-beg")

    def _why_not_open(self, state: SevensState, player: int, card: int, action: Action) -> Message:
        """Returns the reason why a card in hand does not fit yet."""
        suit, rank = divmod(card, 13)
        first = suit * 13

        def laid(rank: int) -> bool:
            return bool(state.laid >> first + rank & 1)

        if action == card and LAY_LOW + suit in state.plays[player] and rank == ACE:
            return message("choose-end", card=CARDS[card])
        if not laid(SEVEN):
            return message("seven-first", card=CARDS[first + SEVEN])
        if rank == ACE and state.aces is None:
            return message("ace-open", card=CARDS[card])
        if rank == ACE and state.house.first_ace_decides:
            end = TWO if state.aces == "low" else KING
            if laid(end):  # the action names the other end
                return message(f"ace-{state.aces}", card=CARDS[card])
            return message("needs-card", card=CARDS[first + end])
        if state.house.opening != "free":
            if rank == EIGHT or (rank > EIGHT and not laid(SIX)):
                return message("six-first", card=CARDS[first + SIX])
            if rank < SIX and laid(SIX) and not laid(EIGHT) and state.house.opening == "six_then_eight":
                return message("eight-first", card=CARDS[first + EIGHT])
        needed = rank + 1 if rank < SEVEN else rank - 1
        if laid(needed):  # the action names an end that is not open to the ace
            return message("ace-low", card=CARDS[card])
        return message("needs-card", card=CARDS[first + needed])


def rules_page(house: HouseRules) -> list[RulesSection]:
    """Returns the rules page; see `Game.rules`."""

    def line(name: str, **args: object) -> Message:
        return message(f"sevens-rules-{name}", **args)

    def decided(option: str) -> Message:
        value = Option.show(getattr(house, option)).replace("_", "-")
        return line(f"{option.replace('_', '-')}-{value}")

    end = [line("end")]
    if house.begging:
        unable = [line("unable-beg"), line("beg-first-turn"), line("beg-giver"), decided("false_beg")]
        end.append(line("stall", n=house.stall_circuits))
    elif house.has_token:
        unable = [line("unable-token")]
        if house.bonus_turn:
            unable.append(line("token-stays"))
    else:
        unable = [line("unable-pass")]
    players = line("players", least=PLAYERS[0], most=PLAYERS[-1])
    sections: list[tuple[str, list[Message]]] = [
        ("aim", [line("aim")]),
        ("deal", [players, line("dealer"), line("deal"), line("start")]),
        ("layout", [line("layout"), decided("opening"), line("closed")]),
        ("turn", [line("must-play"), decided("bonus_turn")]),
        ("unable", unable),
        ("ace", [decided("ace")]),
        ("end", end),
    ]
    if house.score_cards:
        is_one = not house.first_ace_decides and house.ace_points == "auto"  # only low aces (A12)
        score = [line("score-cards"), line("ace-points-1") if is_one else decided("ace_points")]
        if house.has_token:
            pays = "false" if house.token_exempts_winner else "true"
            score += [line("token-points", points=house.token_points), line(f"token-winner-{pays}")]
        match = line("single") if house.target is None else line("target", points=house.target)
        sections += [("score", score), ("match", [match])]
    else:
        free = [line("token-free")] if house.has_token else []
        sections.append(("match", [line("score-none"), *free]))
    return [(message(f"sevens-rules-title-{name}"), lines) for name, lines in sections]
