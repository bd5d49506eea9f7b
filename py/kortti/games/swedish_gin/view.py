"""The view of a round: places on the table, prompts, reasons for refusals, laying by hand, the rules page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from kortti.cards import CARDS, CardError, parse_card
from kortti.game import Action, View, unknown_action
from kortti.games.swedish_gin.arranging import groups_in, sorts_of, stands_for
from kortti.games.swedish_gin.facts import (
    BUY,
    CONTRACTS,
    CUT,
    CUT_BONUS,
    DECLINE,
    DRAW_DISCARD,
    DRAW_STOCK,
    ENDS,
    LAYOFF,
    PLAYERS,
    WHOLE_HAND,
    Group,
    HouseRules,
    cards_dealt,
    groups_of,
    is_contract,
    layoff_action,
    layoff_of,
    points,
    whole_hand_run,
)
from kortti.games.swedish_gin.hands import cards_in, distinct, points_of
from kortti.games.swedish_gin.laying import count_problem, group_problems, lay_offs, rest_problem
from kortti.games.swedish_gin.melds import finder
from kortti.games.swedish_gin.melds.rules import kind_of, orders
from kortti.games.swedish_gin.outlook import brings_nearer, rest_after
from kortti.games.swedish_gin.state import SwedishGinState
from kortti.messages import Message, message
from kortti.options import Option, OptionValue
from kortti.shown import Choice, Hand, Inquiry, Laying, Moment, Place, RulesSection, Sign, Slot, Sort

FEW_CARDS = 2  # hand size at which the next turn may go out


class SwedishGinView(View[SwedishGinState]):
    """The view of a round."""

    hand = Hand(ranks="23456789TJQKA", own_order=True, apart="2")
    fans = True

    def places(self, state: SwedishGinState) -> list[Place]:
        """Returns the places: stock, discards, and the melds in the order in which they were laid."""
        laid = [
            Place(
                f"meld:{number}",
                0,
                0,
                message(f"gin-place-{meld.kind}", seat=meld.owner, n=number),
                "fan",
                labels=(meld.owner,),
                stands=stands_for(meld.kind, meld.cards),
            )
            for number, meld in enumerate(state.melds, 1)
        ]
        return [
            Place("stock", 0, 0, message("place-stock"), closed=True, outlined=False),
            Place("discard", 1, 0, message("gin-place-discard")),
            *laid,
        ]

    def facts(self, state: SwedishGinState, seat: int) -> list[Message]:
        """Returns the tokens left to `seat`, and a message if it is down."""
        facts = [message("gin-fact-tokens", n=state.tokens[seat])]
        return [*facts, message("gin-fact-down")] if state.down[seat] else facts

    def because(self, state: SwedishGinState, seat: int) -> Message | None:
        """Returns whose contract was laid, or not laid yet, when a seat went out."""
        if state.winner is None:
            return None
        if seat != state.winner:
            told = "gin-reason-end-down" if state.down[seat] else "gin-reason-end-not-down"
            return message(told, seat=seat, to=state.winner)
        waiting = sum(not down for other, down in enumerate(state.down) if other != seat)
        return message("gin-reason-end-others", seat=seat, n=waiting) if waiting else None

    def own_facts(self, state: SwedishGinState, seat: int) -> list[Message]:
        """Returns how many cards `seat` lacks for the contract."""
        if state.phase in ("cut", "over") or state.down[seat]:
            return []
        return [message("gin-fact-missing", n=finder.missing(cards_in(state.hands[seat]), state.round))]

    def sorts(self, state: SwedishGinState) -> tuple[Sort, ...]:
        """Returns how hands may be sorted: first by rank if the contract asks mostly for sets, else by suit."""
        return sorts_of(state.round)

    def together(self, state: SwedishGinState, seat: int) -> list[tuple[str, ...]]:
        """Returns the groups in the hand of `seat`: the best melds, or the beginnings of its contract."""
        if state.phase in ("cut", "over"):
            return []
        kept = state.rules.kept(state.round)
        groups = groups_in(state.hands[seat], state.round, state.down[seat], kept)
        return [tuple(CARDS[card] for card in cards) for cards in groups]

    def signs(self, state: SwedishGinState, seat: int) -> list[Sign]:
        """Marks the cards of `seat`, once it is down, that fit a meld it may add to."""
        player = state.player(seat)
        if state.phase == "over" or not player.down:
            return []
        if self._may_lay(state, seat):  # the last card may have to be kept
            fitting = {layoff_of(action)[0] for action in lay_offs(player, state.melds)}
        else:
            takes = [meld.takes for meld in state.melds if player.may_add_to(meld)]
            fitting = {card for card in distinct(player.hand) if any(bits >> card & 1 for bits in takes)}
        return [Sign(CARDS[card], message("gin-sign-fits")) for card in sorted(fitting)]

    def says(self, state: SwedishGinState, seat: int) -> Message | None:
        """Returns the refusal of the discard by `seat`, in the buying window."""
        if state.phase != "window":
            return None
        has_answered = seat in state.askable() and seat not in state.asked
        return message("gin-says-no") if seat == state.turn or has_answered else None

    def prompt(self, state: SwedishGinState) -> Message:
        """Returns the prompt for the current player."""
        player = state.current_player
        if player is None:
            return message("prompt-deal-over")
        if state.phase == "cut":
            return message("gin-prompt-cut", n=cards_dealt(state.rules.players))
        if state.phase == "play":
            if state.down[player]:
                has_more = any(type(action) is tuple or action >= LAYOFF for action in state.legal_actions())
                return message("gin-prompt-down" if has_more else "gin-prompt-down-none")
            can_lay = type(state.legal_actions()[-1]) is tuple
            if state.round == WHOLE_HAND:
                return message("gin-prompt-last-contract" if can_lay else "gin-prompt-last")
            return message("gin-prompt-contract" if can_lay else "gin-prompt-play", n=state.round)
        if not state.live:
            return message("gin-prompt-draw")
        card, tokens = CARDS[state.discards[-1]], state.tokens[player]
        if state.phase == "window":
            return message("gin-prompt-window", card=card, n=tokens, to=state.turn)
        if state.may_buy(player):
            return message("gin-prompt-start-buy", card=card, n=tokens)
        return message("gin-prompt-start", card=card)

    def moment(self, state: SwedishGinState) -> Moment:
        """Returns ``"decisive"`` if a small hand may go out, ``"plain"`` if there is only the stock to draw from."""
        player = state.current_player
        if player is None:
            return "usual"
        if state.phase == "play" and state.down[player] and state.hands[player].bit_count() <= FEW_CARDS:
            return "decisive"
        return "plain" if state.phase == "start" and not state.live else "usual"

    def waiting(self, state: SwedishGinState) -> Message:
        """Returns the message to the others while the current player is to act."""
        if state.phase == "window":
            card = CARDS[state.discards[-1]]
            return message("gin-wait-window", seat=state.current_player, card=card, to=state.turn)
        return super().waiting(state)

    def choice(self, state: SwedishGinState, action: Action) -> Choice:
        """Returns how the table offers a legal action."""
        if type(action) is tuple:
            return self._laying_choice(state, action)
        if action < 52:
            label = message("gin-action-discard", card=CARDS[action])
            return Choice(label, CARDS[action], "discard", button=True, asked=True)
        if action >= LAYOFF:
            card, number, end = layoff_of(action)
            args = {"card": CARDS[card], "n": number, "to": state.melds[number - 1].owner}
            id = f"gin-action-layoff-{ENDS[end] or 'set'}"
            return Choice(message(id, **args), CARDS[card], f"meld:{number}", ENDS[end] or None)
        if state.phase == "cut":
            return Choice(message("gin-action-cut", n=action - CUT), zone="stock", lifts=action - CUT)
        if action == DRAW_STOCK:
            return Choice(message("gin-action-draw-stock"), zone="stock")
        top = CARDS[state.discards[-1]]
        if action == DRAW_DISCARD:
            return Choice(message("gin-action-draw-discard", card=top), zone="discard")
        own = "-own" if state.phase == "start" else ""
        return Choice(message("gin-action-decline" if action == DECLINE else f"gin-action-buy{own}", card=top))

    def _laying_choice(self, state: SwedishGinState, action: Action) -> Choice:
        """Returns how the table offers to lay the contract or a further meld."""
        laid = groups_of(action)
        groups = tuple(tuple(CARDS[card] for card in cards) for cards in laid)
        stands = tuple(stands_for("pair" if len(cards) == 2 else kind_of(cards), cards) for cards in laid)
        now = points_of(state.hands[state.turn]) - sum(map(points, laid))
        least = rest_after(state.player(state.turn), state.melds, action)
        more = least < now  # can be laid on the same turn
        rest = message("gin-offer-rest-after", n=now, least=least) if more else message("gin-offer-rest", n=now)
        told = tuple(
            tuple(f"{card}={stood[k]}" if stood and stood[k] else card for k, card in enumerate(cards))
            for cards, stood in zip(groups, stands, strict=True)
        )
        if is_contract(action):
            label = message("gin-action-contract", groups=told)
            return Choice(label, groups=groups, stands=stands, rest=rest, asked=True)
        return Choice(message("gin-action-meld", cards=told[0]), groups=groups, stands=stands, rest=rest)

    def why_not(self, state: SwedishGinState, action: Action) -> Message:
        """Returns the reason why `action` is illegal."""
        problem: Message | None = None
        if type(action) is tuple:
            problem = state.why_not_lay(action)
        elif CUT < action < LAYOFF:
            problem = message("cut-is-over")
        elif state.phase in ("cut", "window"):
            problem = state.too_early()
        elif action == DECLINE:
            problem = message("nothing-to-decline")
        elif action in (DRAW_DISCARD, DRAW_STOCK, BUY):
            problem = message("already-drawn") if state.phase == "play" else self._not_to_be_taken(state)
        elif state.phase == "start":
            problem = state.too_early()
        elif action < 52:
            problem = message("not-your-card", card=CARDS[action])
        else:
            problem = state.why_not_lay_off(action)
        assert problem is not None
        return problem

    def _not_to_be_taken(self, state: SwedishGinState) -> Message:
        """Returns why the current player may not draw or buy the top discard at the start of a turn."""
        if not state.live:
            return message("not-live")
        return message("no-buy-after-down" if state.tokens[state.turn] else "no-token")

    def why_there(self, state: SwedishGinState, cards: Sequence[str], zone: str) -> Message | None:
        """Returns why the current player cannot put `cards` on `zone`; see `View.why_there`."""
        where, _, number = zone.partition(":")
        if where not in ("stock", "discard", "meld"):
            return super().why_there(state, cards, zone)
        if state.phase != "play":
            is_draw = state.phase == "start" and not cards and where != "meld"
            return state.explain(f"draw {where}") if is_draw else state.too_early()
        if where == "meld":
            return self._why_not_on_meld(state, cards, int(number)) if cards else None
        if where == "stock" or not cards:
            return message("already-drawn")
        return message("discard-one") if len(cards) > 1 else state.explain(f"discard {cards[0]}")

    def _why_not_on_meld(self, state: SwedishGinState, cards: Sequence[str], number: int) -> Message | None:
        """Returns why cards cannot be laid off on a meld, at either end of a run; None if they can."""
        if not state.down[state.turn]:
            return message("not-down")
        if len(cards) > 1:
            return message("layoff-one")
        ends = (1, 2) if state.melds[number - 1].kind == "run" else (0,)
        card = parse_card(cards[0])
        problems = [state.why_not_lay_off(layoff_action(card, number, end)) for end in ends]
        if None in problems:
            return None
        return next((each for each in problems if each and not each["id"].startswith("run-full")), problems[0])

    def _may_lay(self, state: SwedishGinState, seat: int) -> bool:
        """Checks if `seat` is at the point of its turn where melds are laid."""
        return state.phase == "play" and state.turn == seat

    def slots(self, state: SwedishGinState, seat: int) -> list[Slot]:
        """Returns the slots for the groups of the contract; once down, on the own turn, one for a further meld."""
        player = state.player(seat)
        if state.phase in ("cut", "over") or (player.down and not self._may_lay(state, seat)):
            return []
        slots = []
        for kind, size in player.needs:
            if state.round == WHOLE_HAND and kind == "run":
                size = whole_hand_run(player.hand.bit_count())
            exact = "-exact" if kind == "set" and state.round == WHOLE_HAND else ""
            slots.append(Slot(kind, message(f"gin-slot-{kind}{exact}", n=size), size))
        return slots

    def inquiry(self, state: SwedishGinState, seat: int) -> Inquiry | None:
        """Returns the question whether to buy the discarded card out of turn; None once the round is over.

        While `seat` is asked, it has the refusal, and whether the card is good for the hand; see `brings_nearer`.
        """
        name = message("gin-inquiry")
        if state.phase != "window" or state.current_player != seat:
            return None if state.phase == "over" else Inquiry(name)
        gains = brings_nearer(state.player(seat), state.melds, state.discards[-1])
        return Inquiry(name, state.action_to_string(DECLINE), gains)

    def typed(self) -> tuple[tuple[str, Message], ...]:
        """Returns examples of typing a contract and a further meld."""
        return (
            ("contract 7C 7D 7H / 4S 5S 6S", message("gin-typed-contract")),
            ("meld 8C 8D 8H", message("gin-typed-meld")),
        )

    def lay(self, state: SwedishGinState, groups: Sequence[Sequence[str]], seat: int) -> Laying:
        """Checks the cards that `seat` has put into its `slots`; see `Laying`."""
        try:
            cards = [tuple(map(parse_card, group)) for group in groups]
        except CardError as error:
            raise unknown_action(str(error)) from None
        player = state.player(seat)
        ways = [orders(player.need(number, group).kind, group) for number, group in enumerate(cards)]
        ordered = [found[0] if found else group for found, group in zip(ways, cards, strict=True)]
        problems = group_problems(player, ordered)
        lacks = [_lacking(problem) for problem in problems]
        stands = [
            _stands_in(group, found[0], player.need(number, group).kind)
            if len(found) == 1 and (problem is None or lacking)
            else ()
            for number, (group, found, problem, lacking) in enumerate(zip(cards, ways, problems, lacks, strict=True))
        ]
        if any(problem is not None for problem in problems):
            return Laying([], problems, lacks, stands=stands)
        together = count_problem(player, cards) or rest_problem(player, cards)
        if together is None and not self._may_lay(state, seat):
            together = message("lay-later")
        if together is not None:
            return Laying([], problems, lacks, together, stands)
        texts = [state.action_to_string(way[0] if player.down else way) for way in product(*ways)]
        return Laying(texts, problems, lacks, stands=stands)


def _stands_in(group: Group, order: Group, kind: str) -> tuple[str, ...]:
    """Returns what each card of a group stands for, as it lies there, when it is laid in an `order`."""
    stands = stands_for(kind, order)
    if not stands:
        return ()
    left = list(zip(order, stands, strict=True))
    found = []
    for card in group:
        at = next(at for at, (other, _) in enumerate(left) if other == card)
        found.append(left.pop(at)[1])
    return tuple(found)


def _lacking(problem: Message | None) -> int:
    """Returns the number of cards that a group lacks, if nothing else is wrong with it."""
    return int(problem["args"]["fewer"]) if problem and problem["id"] == "gin-too-few" else 0


def rules_page(options: Mapping[str, OptionValue]) -> list[RulesSection]:
    """Returns the rules page under `options`; see `Game.rules`."""
    rules = HouseRules.of(options)
    rounds = len(rules.rounds)

    def line(name: str, **args: object) -> Message:
        return message(f"gin-rules-{name}", **args)

    def decided(option: str) -> Message:
        value = Option.show(options[option]).replace("_", "-")
        return line(f"{option.replace('_', '-')}-{value}")

    deal = [line("players", least=PLAYERS[0], most=PLAYERS[-1]), line("dealer"), line("deal")]
    if rules.exact_cut_bonus:
        deal.append(line("exact-cut", n=cards_dealt(rules.players), points=CUT_BONUS))
    melds = [line("set"), line("run"), line("ace"), line("wild"), line("majority")]
    if any(need.kind == "pair" for number in rules.rounds for need in CONTRACTS[number]):
        melds.append(line("pair"))
    buy = [line("tokens"), line("window"), line("own-buy"), line("dead")]
    lay, end = [line("contract"), line("alike")], []
    if rules.rounds != (WHOLE_HAND,):  # that contract goes out, so nothing more is laid
        buy.append(decided("buy_after_down"))
        lay += [line("minimum"), line("meld"), line("layoff"), decided("layoff_on_others")]
        end.append(decided("final_discard"))
    if WHOLE_HAND in rules.rounds:
        end.append(line("last-round"))
    sections: list[tuple[str, list[Message]]] = [
        ("aim", [line("aim")]),
        ("deal", deal),
        ("melds", melds),
        ("rounds", [line("rounds", n=rounds)]),
        ("turn", [line("draw"), line("discard")]),
        ("buy", buy),
        ("lay", lay),
        ("end", [*end, line("stock"), line("cap", n=options["turn_cap"])]),
        ("score", [line("score"), line("blocked")]),
        ("match", [line("match" if rounds > 1 else "match-single")]),
    ]
    return [(message(f"gin-rules-title-{name}"), lines) for name, lines in sections]
