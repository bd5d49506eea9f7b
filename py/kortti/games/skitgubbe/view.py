"""The view of a deal: places on the table, prompts, reasons for refusals, the rules page.

It shares messages with the view of Myllymatti.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

from kortti.cards import CARDS, SUITS
from kortti.game import Action
from kortti.games.beating import BeatingView
from kortti.games.skitgubbe.events import lay_zone, won_by
from kortti.games.skitgubbe.facts import LAYS, OPTIONS, PLAYERS, RANKS, SLOUGH, STOP, STRENGTH, TAKE, TURN, HouseRules
from kortti.games.skitgubbe.state import SkitgubbeState
from kortti.messages import Message, message
from kortti.shown import Choice, Hand, Place, RulesSection

RUN = ("4S", "5S", "6S")  # for an example
IN_A_LINE = 3  # places in a row; further ones go below


class SkitgubbeView(BeatingView[SkitgubbeState]):
    """The view of a deal."""

    hand = Hand(ranks=RANKS)
    material = "hat"

    def places(self, state: SkitgubbeState) -> list[Place]:
        """Returns the places: stock, trick and waiting cards, or the lays; won piles lie in front of their seats."""
        return self._collecting(state) if state.phase in ("collect", "slough") else self._shedding(state)

    def _collecting(self, state: SkitgubbeState) -> list[Place]:
        players = state.rules.players
        is_wide = players > IN_A_LINE  # then the trick has its own row, and the waiting cards lie beside the stock
        at, waits_at = ((0, 1), (1, 0)) if is_wide else ((1, 0), (0, 1))
        name, labels = message("myllymatti-place-trick"), tuple(state.round_seats)
        width = max(2, min(players, 2 if state.rules.tricks == "pair" else players))
        places = [
            Place("stock", 0, 0, message("place-stock"), closed=True, outlined=False),
            Place("trick", *at, name, "row", width=width, labels=labels, winning=self._winning(state)),
        ]
        if state.table or state.rules.slough:
            waiting = tuple(seat for seat, _ in state.table)
            room = max(IN_A_LINE, players - 1)
            name = message("myllymatti-place-table")
            places.append(Place("table", *waits_at, name, "row", width=room, labels=waiting, outlined=False))
        places += [
            Place(won_by(seat), 0, 0, message("myllymatti-place-won"), closed=True, seat=seat)
            for seat in range(players)
        ]
        return places

    def _winning(self, state: SkitgubbeState) -> int | None:
        """Returns the index of the card that is winning the trick, None if the best cards tie."""
        ranks = Counter(STRENGTH[card] for _, card in state.trick)
        if not ranks or (state.rules.tie == "any_pair" and max(ranks.values()) > 1) or ranks[max(ranks)] > 1:
            return None
        return next(number for number, (_, card) in enumerate(state.trick) if STRENGTH[card] == max(ranks))

    def _shedding(self, state: SkitgubbeState) -> list[Place]:
        places = []
        owners = [seat for seat, _ in state.lays]
        if state.current_player is not None:
            owners.append(state.current_player)
        for number, seat in enumerate(owners):
            name = message("skitgubbe-place-lay", n=number + 1)
            col, row = number % IN_A_LINE, number // IN_A_LINE
            form: Literal["fan", "pile"] = "fan" if state.rules.runs else "pile"
            places.append(Place(lay_zone(number + 1), col, row, name, form, labels=(seat,)))
        if state.rules.runs:
            return [Place("out", 0, 0, message("myllymatti-place-out"), closed=True, outlined=False), *places]
        for number in range(len(places), state.trick_size if places else 0):  # lays still to come
            col, row = number % IN_A_LINE, number // IN_A_LINE
            places.append(Place(lay_zone(number + 1), col, row, message("skitgubbe-place-lay", n=number + 1)))
        return [*places, Place("out", IN_A_LINE, 0, message("myllymatti-place-out"), closed=True, outlined=False)]

    def prompt(self, state: SkitgubbeState) -> Message:
        """Returns the prompt for the current player."""
        if state.current_player is None:
            return message("prompt-deal-over")
        if state.phase == "slough":
            fits = state.legal_actions() != [STOP]
            return message("skitgubbe-prompt-slough" if fits else "skitgubbe-prompt-no-slough")
        if state.phase == "collect":
            can_turn = state.is_legal(TURN)
            if state.trick:
                best = max((card for _, card in state.trick), key=STRENGTH.__getitem__)
                return message("skitgubbe-prompt-follow", card=CARDS[best], turn=can_turn)
            is_war = state.rounds > 1
            return message("skitgubbe-prompt-war" if is_war else "skitgubbe-prompt-collect", turn=can_turn)
        return self._shed_prompt(state)

    def _shed_prompt(self, state: SkitgubbeState) -> Message:
        runs = state.rules.runs
        if not state.lays:
            return message("skitgubbe-prompt-lead-run" if runs else "myllymatti-prompt-lead")
        legal = state.legal_actions()
        how = "take" if legal == [TAKE] else "beat" if TAKE in legal else "must"
        cards = tuple(CARDS[card] for card in LAYS[state.lays[-1][1]])
        left = {} if how == "take" else {"n": state.trick_size - len(state.lays)}
        if not runs and state.rules.pickup == "lay":
            return message(f"myllymatti-prompt-{how}", card=cards[0], **left)
        return message(f"skitgubbe-prompt-{how}", cards=cards, **left)

    def choice(self, state: SkitgubbeState, action: Action) -> Choice:
        """Returns how the table offers a legal action."""
        if action == TURN:
            return Choice(message("myllymatti-action-turn"), zone="stock")
        if action == STOP:
            return Choice(message("skitgubbe-action-stop"))
        if action == TAKE:
            cards = tuple(CARDS[card] for card in state.to_be_taken())
            one = message("myllymatti-action-take", card=cards[0])
            return Choice(one if len(cards) == 1 else message("skitgubbe-action-take", cards=cards))
        if state.phase == "slough":
            card = CARDS[action - SLOUGH]
            return Choice(message("skitgubbe-action-slough", card=card), card, "table", button=True)
        texts = tuple(CARDS[card] for card in LAYS[action])
        if len(texts) > 1:
            return Choice(message("skitgubbe-action-run", cards=texts), groups=(texts,))
        zone = "trick" if state.phase == "collect" else lay_zone(len(state.lays) + 1)
        return Choice(message("action-play", card=texts[0]), texts[0], zone)

    def why_not(self, state: SkitgubbeState, action: Action) -> Message:
        """Returns the reason why `action` is illegal."""
        player = state.current_player
        assert player is not None
        if action == STOP or (action >= SLOUGH and action not in LAYS):
            return self._why_not_slough(state, action)
        if action == TURN and state.phase != "slough":
            return message("no-turn" if len(state.stock) == 1 else "no-stock")
        if action == TAKE:
            if state.phase != "shed":
                return message("no-take")
            return message("must-beat" if state.lays else "must-lead")
        for card in LAYS.get(action, ()):
            if card not in state.hands[player]:
                return message("not-your-card", card=CARDS[card])
        if state.phase == "slough":
            is_fitting = action in range(52) and STRENGTH[action] in state.ranks_on_table()
            one = LAYS.get(action, ())[:1] if not is_fitting else ()
            return message("skitgubbe-no-match", card=CARDS[one[0]]) if one else message("skitgubbe-slough-or-stop")
        if len(LAYS[action]) > 1 and (state.phase == "collect" or not state.rules.runs):
            return message("one-card")
        return self._why_not_beat(state, LAYS[action][0])

    def _why_not_slough(self, state: SkitgubbeState, action: int) -> Message:
        if not state.rules.slough:
            return message("skitgubbe-no-slough")
        if state.phase != "slough":
            return message("skitgubbe-no-slough-now")
        card = action - SLOUGH
        assert state.current_player is not None
        id = "skitgubbe-no-match" if card in state.hands[state.current_player] else "not-your-card"
        return message(id, card=CARDS[card])

    def _why_not_beat(self, state: SkitgubbeState, card: int) -> Message:
        """Returns why a lay that begins with `card` does not beat the last lay."""
        last = LAYS[state.lays[-1][1]][-1]
        assert state.trump is not None
        if card // 13 not in (last // 13, state.trump):
            if last // 13 == state.trump:
                return message("needs-higher-trump", card=CARDS[last])
            return message("wrong-suit", card=CARDS[last], suit=SUITS[state.trump])
        return message("too-low", card=CARDS[last])


def rules_page(rules: HouseRules) -> list[RulesSection]:
    """Returns the rules page under `rules`; see `Game.rules`."""

    def line(name: str, **args: object) -> Message:
        return message(f"skitgubbe-rules-{name}", **args)

    def same(name: str, **args: object) -> Message:
        return message(f"myllymatti-rules-{name}", **args)

    tricks, tie = (
        (rules.tricks, rules.tie) if rules.players > 2 else ("all", "war")
    )  # two players always play against each other
    collect = [line(f"tricks-{tricks}"), same("turn"), line("draw")]
    collect.append(same("bounce") if tricks == "pair" else line(f"tie-{tie.replace('_', '-')}"))
    if rules.slough:
        collect.append(line("slough"))
    halftime = [same("trump"), same("halftime")]
    if rules.dreck:
        halftime.append(line("dreck", n=rules.dreck))
    shed = [same("lead"), same("beat"), *([line("runs", cards=[*RUN])] if rules.runs else [])]
    if rules.pickup != "lay":
        shed.append(line(f"pickup-{rules.pickup}"))
    shed += [same(f"must-beat-{str(rules.must_beat).lower()}"), same("complete"), same("taken"), same("out")]
    (stall,) = (option for option in OPTIONS if option.name == "stall_actions")
    is_usual = rules.stall_actions == stall.default_with({"players": rules.players})
    end = [same("end"), line("stall-usual") if is_usual else same("stall", n=rules.stall_actions)]
    deal = [line("players", least=PLAYERS[0], most=PLAYERS[-1]), same("dealer")]
    match = [same("single") if rules.deals == 1 else same("series", n=rules.deals)]
    if rules.deals > 1:
        deal.append(same(f"next-dealer-{rules.next_dealer}"))
    return [
        (same("title-aim"), [same("aim")]),
        (same("title-deal"), [*deal, same("deal")]),
        (same("title-collect"), collect),
        (same("title-trump"), halftime),
        (same("title-shed"), shed),
        (same("title-end"), end),
        (same("title-match"), match),
    ]
