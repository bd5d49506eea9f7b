"""The guided first deal of Swedish Gin Rummy: its second round."""

from __future__ import annotations

from kortti.lessons import Lesson, Step
from kortti.messages import message

CONTRACT = "contract 8D 8S 8S / 3H 4H 2C 2D 7H"
LESSON = Lesson(
    {"rounds": (2,)},
    "first game 2",
    2,
    (
        Step(message("gin-lesson-draw"), "draw stock", "decline, decline"),
        Step(
            message("gin-lesson-discard", card="AH"),
            "discard AH",
            "draw stock, decline, discard 8D, draw stock",
        ),
        Step(message("gin-lesson-buy", to=2, card="8D"), "buy", "discard 3H"),
        Step(message("gin-lesson-take", card="3H", other="4H"), "draw discard"),
        Step(message("gin-lesson-contract", one="5H", other="6H"), CONTRACT),
        Step(message("gin-lesson-meld"), "meld 9C 9D 9H"),
        Step(
            message("gin-lesson-points", card="QC"),
            "discard QC",
            "draw stock, buy, discard 5H, draw discard, discard JH",
        ),
        Step(message("gin-lesson-stock", card="JH"), "draw stock", "decline"),
        Step(message("gin-lesson-layoff", card="2S"), "layoff 2S 1"),
        Step(
            message("gin-lesson-keep", card="KC", other="7C"),
            "discard KC",
            "draw stock, decline, discard 5D, draw stock",
        ),
        Step(message("gin-lesson-decline", card="5D"), "decline", "discard 6S"),
        Step(message("gin-lesson-stock", card="6S"), "draw stock", "decline"),
    ),
    message("gin-lesson-end", card="9D", other="7C"),
    (
        "layoff 9D 3",
        "discard 7C",
    ),
    (
        message("gin-lesson-taught-contract"),
        message("gin-lesson-taught-buy"),
        message("gin-lesson-taught-layoff"),
    ),
)
