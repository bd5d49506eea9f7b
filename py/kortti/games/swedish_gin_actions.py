"""The actions of Swedish Gin Rummy and their texts.

They are small ints: 0-51 discards that card, 52-55 draw, buy or decline, then come the cuts and the lay-offs. What
lays melds is the cards themselves: `meld` a tuple of them, `contract` a tuple of such tuples.
"""

from __future__ import annotations

from functools import cache

from kortti.cards import CARDS, format_cards, parse_card
from kortti.game import Action, unknown_action

CARDS_IN_ALL = 104

DRAW_DISCARD, DRAW_STOCK, BUY, DECLINE, CUT = 52, 53, 54, 55, 55
LAYOFF = CUT + CARDS_IN_ALL + 1
ENDS = ("", "low", "high")
MOST_MELDS = 99

TEXTS: dict[Action, str] = {card: f"discard {text}" for card, text in enumerate(CARDS)}
TEXTS |= {DRAW_DISCARD: "draw discard", DRAW_STOCK: "draw stock", BUY: "buy", DECLINE: "decline"}
TEXTS |= {CUT + count: f"cut {count}" for count in range(1, CARDS_IN_ALL + 1)}
ACTIONS = {text: action for action, text in TEXTS.items()}


@cache
def layoff_text(action: int) -> str:
    """Gets the text of a lay-off."""
    number, place = divmod(action - LAYOFF, 156)
    end, card = divmod(place, 52)
    return f"layoff {CARDS[card]} {number + 1} {ENDS[end]}".rstrip()


def layoff_action(card: int, number: int, end: int) -> int:
    """Gets the action that lays `card` off on meld `number`, from 1; `end` is a place in `ENDS`."""
    return LAYOFF + ((number - 1) * 3 + end) * 52 + card


def is_cards(value: object) -> bool:
    """Tells whether `value` is a tuple of cards, one at least."""
    return type(value) is tuple and value != () and all(type(card) is int and 0 <= card < 52 for card in value)


def is_laying(action: object) -> bool:
    """Tells whether `action` is one that lays melds, be they valid or not."""
    return is_cards(action) or (type(action) is tuple and action != () and all(map(is_cards, action)))


def text_of(action: Action) -> str:
    """Gets the text of an action; raises `InvalidActionError` where it is none of the game's."""
    if type(action) is int:
        if action in TEXTS:
            return TEXTS[action]
        if LAYOFF <= action < LAYOFF + MOST_MELDS * 156:
            return layoff_text(action)
    elif is_cards(action):
        return f"meld {format_cards(action)}"
    elif is_laying(action):
        return f"contract {' / '.join(map(format_cards, action))}"
    raise unknown_action(action)


def action_of(text: str) -> Action:
    """Gets the action of a text, legal now or not; raises `InvalidActionError` where there is none."""
    if not isinstance(text, str):
        raise unknown_action(text)
    action: Action = ACTIONS.get(text)
    if action is not None:
        return action
    verb, _, rest = text.partition(" ")
    try:
        if verb == "layoff":
            card, number, *end = rest.split(" ")
            if number.isascii() and number.isdecimal() and len(number) < 3 and len(end) < 2:
                action = layoff_action(parse_card(card), int(number), ENDS.index(end[0]) if end else 0)
        elif verb == "meld":
            action = tuple(map(parse_card, rest.split(" ")))
        elif verb == "contract":
            action = tuple(tuple(map(parse_card, group.split(" "))) for group in rest.split(" / "))
    except ValueError:
        raise unknown_action(text) from None
    if action is None or text_of(action) != text:
        raise unknown_action(text)
    return action
