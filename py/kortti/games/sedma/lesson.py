"""The guided first deal of Sedma."""

from __future__ import annotations

from kortti.lessons import Lesson, Step
from kortti.messages import message

LESSON = Lesson(
    {},
    "first game 866",
    3,
    (
        Step(message("sedma-lesson-lead", to=2, card="KD"), "play KD", "play KS, play JC, play QH"),
        Step(message("sedma-lesson-on", to=1, card="KH"), "play KH", "play QC, play AH, play QS"),
        Step(message("sedma-lesson-stop"), "stop"),
        Step(message("sedma-lesson-nothing", card="QD"), "play QD", "play 8D, play 9D, play 7H"),
        Step(message("sedma-lesson-seven", to=3), "stop", "play 8S"),
        Step(message("sedma-lesson-cheap", to=3, card="JH"), "play JH", "play 9S, play 8H, stop, play 9H, play JD"),
        Step(message("sedma-lesson-give", to=2, card="AS"), "play AS", "play 8C, stop, play AC, play 7D"),
        Step(message("sedma-lesson-take", to=3, card="7C"), "play 7C", "play JS, stop"),
    ),
    message("sedma-lesson-end", n=30),
    (
        "play TC, play 7S, play 9C, play TD",
        "play TH, play AD, play TS, play KC",
    ),
    (
        message("sedma-lesson-taught-rank"),
        message("sedma-lesson-taught-on"),
        message("sedma-lesson-taught-points"),
    ),
)
