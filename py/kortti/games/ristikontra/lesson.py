"""The guided first deal of Ristikontra."""

from __future__ import annotations

from kortti.lessons import Lesson, Step
from kortti.messages import message

LESSON = Lesson(
    {},
    "first game 104",
    3,
    (
        Step(message("ristikontra-lesson-lead", to=2, card="9S"), "play 9S", "play 8D, play KC, play KD"),
        Step(message("ristikontra-lesson-points", card="7H"), "play 7H", "turn, play 7C, play 6S, play 3C, play 4H"),
        Step(message("ristikontra-lesson-give", to=2, card="TD"), "play TD", "play 4C, play 2H, play QC"),
        Step(message("ristikontra-lesson-cheap", to=2, card="4D"), "play 4D", "play 2S, play 3H, play 5C, play 6C"),
        Step(message("ristikontra-lesson-last", to=1, card="7S"), "play 7S", "play 9C, play 8C, play AD"),
        Step(message("ristikontra-lesson-against", to=3, card="8S"), "play 8S", "play 5D, play 2C, play TS"),
        Step(message("ristikontra-lesson-turn"), "turn", "play KH, play JC, play TC"),
        Step(message("ristikontra-lesson-fourth", card="KS"), "play KS"),
    ),
    message("ristikontra-lesson-end"),
    (
        "play 8H, play QS, play AS, play 9D",
        "play AH, play 6H, play JS, play 9H",
        "play JH, play QD, play 6D, play 5H",
        "play JD, play 3D, play 3S, play 2D",
        "play 7D, play TH, play 4S, play QH",
    ),
    (
        message("ristikontra-lesson-taught-rank"),
        message("ristikontra-lesson-taught-points"),
        message("ristikontra-lesson-taught-turn"),
    ),
)
