"""Deals of Ristikontra played to their end by ranks alone, fast: what its expert looks ahead with.

All four seats play as `Position` values their actions, so far as that can be done in a microsecond or two: the chances
that a trick stays with a pair come from a table, as they follow from how many tricks and cards were played, and what
chance would turn up is taken at its mean.
"""

from __future__ import annotations

from kortti.opponents.ristikontra_hands import Hands, World
from kortti.opponents.ristikontra_position import KEPT_SHARE, LATER, LEAD, scale_of
from kortti.opponents.ristikontra_tables import (
    DRAWN,
    KING,
    NONE,
    NUMBERS,
    QUEEN,
    TRICKS,
    TURN,
    gains,
    keeping,
)

MAJORITY = 20.0  # what more than half of the points is worth beside them, and all of them once more (4.4)
RESET = 60.0  # what losing the total of a match for fewer than ten points is worth (D14)


class Playouts(Hands):
    """One seat's view of a deal, to deal what it does not see and to play that to the end."""

    def playout(self, world: World, text: str, moves: list[int] | None = None) -> float:
        """Gets what playing `text` brings the seat's pair in the end. Adds the ranks played, or `TURN`, to `moves`."""
        dealt, counted, points_held, stock = world
        hands = [hand[:] for hand in dealt]
        owned = [own[:] for own in counted]
        size, mode, values, left = self.size, self.mode, self.values, self.left[:]
        captured, dirty = self.captured[:], self.dirty[:]
        table = gains(mode)
        scale = scale_of(mode)
        later, lead_worth, drawn_worth = LATER * scale, LEAD * scale, DRAWN * scale
        run, last = self.run, self.last
        top, full = 0, len(stock)
        seat, winner, place = self.me, self.winner, len(self.trick)
        led = self.trick[0] if place else NONE
        points = sum(values[rank] for rank in self.trick)
        held, unplayed = points_held[:], sum(points_held) + sum([values[rank] for rank in stock])
        keep = keeping(mode, bool(full))
        kept = [by_left[count] for by_left, count in zip(keep, left, strict=True)]
        cleaning = mode == "cleaning"
        hot, is_in = NONE, False  # the rank that dirties or cleans, and whether it is in the trick
        adds = (0.0, 0.0)  # what it brings each pair
        add = more = 0.0
        barred = NONE
        forced = TURN if text == "turn" else NUMBERS[text[5]]
        for number in range(self.number, TRICKS):
            has_stock = top < full
            row = table[number]
            if cleaning:
                hot, adds = self.hot(led, has_stock, dirty, captured)
                is_in = bool(place) and hot in self.trick
                if not has_stock:
                    keep = keeping(mode, False)
                    kept[KING] = keep[KING][left[KING]]
            while place < 4:
                hand, own = hands[seat], owned[seat]
                if forced != NONE:
                    card, forced = forced, NONE
                elif not has_stock and len(hand) == 1:
                    card = hand[0]
                else:
                    if self.holds_king:
                        barred = KING if has_stock and left[KING] == 1 else NONE
                    theirs, ours = row[place]
                    stake = points + later * (3 - place) + lead_worth
                    best, card = -1e9, TURN
                    aim = NONE if is_in else hot
                    if cleaning:
                        add, more = (adds[seat & 1] - adds[1 - (seat & 1)]) / 2, sum(adds) / 2
                    if not place:
                        third = last if run == 3 and len(hand) > 1 else NONE
                        for rank in hand:
                            mine = own[rank]
                            value = ours[left[rank] - mine] * (stake + values[rank]) - kept[rank][mine]
                            if value > best:
                                if rank in (third, barred, aim):
                                    continue
                                best, card = value, rank
                        if aim != NONE and own[aim] and aim != third and aim != barred:
                            gain = ours[left[aim] - own[aim]]
                            value = gain * (stake + values[aim] + more) + add - kept[aim][own[aim]]
                            if value > best:
                                best, card = value, aim
                        if has_stock:
                            mean = (unplayed - held[seat]) / (52 - 4 * number - len(hand))
                            if (ours[1] + ours[2]) / 2 * (stake + mean) > best + drawn_worth + KEPT_SHARE * mean:
                                card = TURN
                    else:
                        out = left[led] - own[led]
                        gain = ours[out] if not (winner - seat) & 1 else theirs[out]
                        add_aim = add
                        if is_in:
                            stake += more
                        else:
                            add = 0.0
                        base = gain * stake + add
                        for rank in hand:
                            value = base + gain * values[rank] - kept[rank][own[rank]]
                            if value > best:
                                if rank in (led, barred, aim):
                                    continue
                                best, card = value, rank
                        if aim != NONE and own[aim] and aim != led and aim != barred:
                            value = base + gain * (values[aim] + more) + add_aim - kept[aim][own[aim]]
                            if value > best:
                                best, card = value, aim
                        if own[led] and led != barred:
                            value = ours[out] * (stake + values[led]) + add - kept[led][own[led]]
                            if value > best:
                                best, card = value, led
                        if has_stock:
                            unseen = 52 - 4 * number - place - len(hand)
                            mean = (unplayed - held[seat]) / unseen
                            value = base + gain * mean
                            if out:
                                value += out / unseen * (ours[out - 1] - gain) * (stake + values[led])
                            if aim != NONE:
                                value += (left[aim] - own[aim]) / unseen * (gain * more + add_aim)
                            if value > best + drawn_worth + KEPT_SHARE * mean:
                                card = TURN
                if moves is not None:
                    moves.append(card)
                if card == TURN:
                    card = stock[top]
                    top += 1
                else:
                    hand.remove(card)
                    own[card] -= 1
                    held[seat] -= values[card]
                left[card] -= 1
                kept[card] = keep[card][left[card]]
                points += values[card]
                unplayed -= values[card]
                if not place:
                    led, winner = card, seat
                    run = run + 1 if card == last else 1
                    last = card
                    if card == QUEEN and hot == KING:
                        hot = NONE
                elif card == led:
                    winner = seat
                if card == hot:
                    is_in = True
                place += 1
                seat = (seat + 1) & 3
            captured[winner & 1] += points
            if is_in:
                dirty[winner & 1] = has_stock
            if has_stock:
                for taker in range(winner, winner + 4):
                    hand = hands[taker & 3]
                    if len(hand) < size:
                        card = stock[top]
                        top += 1
                        hand.append(card)
                        owned[taker & 3][card] += 1
                        held[taker & 3] += values[card]
            seat, place, points, led = winner, 0, 0, NONE
        return self.result(captured, dirty)

    def result(self, captured: list[int], dirty: list[bool]) -> float:
        """Gets what a deal is worth to the seat's pair, in card points."""
        us, them = self.me % 2, 1 - self.me % 2
        margin = float(captured[us] - captured[them])
        if self.mode == "gamepoints":
            margin += MAJORITY * ((margin > 0) - (margin < 0) + (not captured[them]) - (not captured[us]))
        elif self.mode == "cleaning":
            scores = [
                -RESET if points < 10 else 0.0 if is_dirty else float(points)
                for points, is_dirty in zip(captured, dirty, strict=True)
            ]
            margin = scores[us] - scores[them]
        return margin
