"""The guided first deal of Myllymatti."""

from __future__ import annotations

from kortti.lessons import Lesson, Step
from kortti.messages import message

LESSON = Lesson(
    {},
    "first game 18822",
    2,
    (
        Step(message("myllymatti-lesson-lead", to=1, card="AD"), "play AD", "play 3D"),
        Step(message("myllymatti-lesson-turn"), "turn", "play TS"),
        Step(message("myllymatti-lesson-bounce", to=1, card="KD"), "play KD", "play 7C"),
        Step(message("myllymatti-lesson-low", card="2S"), "play 2S", "play 7S, turn, play 2H"),
        Step(
            message("myllymatti-lesson-collect"),
            then="turn, play QH, play 4S, play 3H, turn, turn, play 5H" + ", turn" * 25,
        ),
        Step(message("myllymatti-lesson-trump", card="6D"), "play 6D", "play QD, play 7D, play AS, play AH"),
        Step(message("myllymatti-lesson-half"), then="play 6C, play KS, play 6S"),
        Step(message("myllymatti-lesson-shed", card="2D"), "play 2D", "play 5D, play 7D, play 3C"),
        Step(message("myllymatti-lesson-beat", card="7C", other="3C"), "play 7C", "play 5H, play 2S, play 4S"),
        Step(message("myllymatti-lesson-complete", card="TS", other="4S"), "play TS"),
        Step(message("myllymatti-lesson-leads", card="3D"), "play 3D", "play 6D, play 8D, play JS"),
        Step(message("myllymatti-lesson-take", other="JS"), "take", "play 7S, play QS"),
        Step(message("myllymatti-lesson-ruff", card="4H", other="QS"), "play 4H"),
    ),
    message("myllymatti-lesson-end"),
    (),
    (),
)
