"""The guided first deal of Fan Tan."""

from __future__ import annotations

from kortti.lessons import Lesson, Step
from kortti.messages import message

LESSON = Lesson(
    {"players": 4},
    "first game 547",
    3,
    (
        Step(message("fan-tan-lesson-start", card="7S"), "play 7S", "play 7D, play 7C, play 6S"),
        Step(message("fan-tan-lesson-seven", card="7H", one="4H", other="TH"), "play 7H", "play 8S, play 6C, play 5S"),
        Step(message("fan-tan-lesson-only", card="6D"), "play 6D", "play 9S, play 4S, play 8C"),
        Step(message("fan-tan-lesson-pass"), "pass", "play TS, play 3S, play 6H"),
        Step(message("fan-tan-lesson-way", card="JS", other="KS"), "play JS", "play 5H, play 5C, play 4C"),
        Step(message("fan-tan-lesson-own", card="2S", other="AS"), "play 2S", "play 5D, play QS, play 8H"),
        Step(message("fan-tan-lesson-hold", card="KS", other="4H"), "play KS", "play 4D, play 3C, pass"),
        Step(message("fan-tan-lesson-pay", to=3, card="AS", other="4H"), "play AS", "play 3D, play 2D, pass"),
        Step(message("fan-tan-lesson-left", card="AD"), "play AD", "play 8D, play 9C, pass"),
        Step(message("fan-tan-lesson-own", card="9D", other="TD"), "play 9D", "play TC, play 9H, play JC"),
    ),
    message("fan-tan-lesson-end", n=8),
    (
        "play TD, pass, play 2C, play JD",
        "play 4H, play AC, pass, play QC",
        "play TH, play JH, play QH, play QD",
        "play KD",
    ),
    (
        message("fan-tan-lesson-taught-pay"),
        message("fan-tan-lesson-taught-hold"),
        message("fan-tan-lesson-taught-own"),
    ),
)
