# Problem: en ställning, och draget som ska hittas i den.

puzzle-title = Hitta draget: { $game }
puzzle-label = Kluring
puzzle-question = Hitta draget: vad skulle experten spela?
puzzle-question-author = Hitta draget.
puzzle-thinking = Experten tänker …
puzzle-wrong = Inte det. Försök igen.
puzzle-wrong-theme = Inte det. Här gäller det: { $theme }.
# $tries: vilket försök i ordningen. $seen: om svaret redan har visats.
puzzle-right =
    { $seen ->
        [yes] Just det.
       *[no]
            { $tries ->
                [1] Rätt, på första försöket!
               *[other] Rätt!
            }
    }
# $answer: det som spelas, som på en knapp.
puzzle-expert = Experten: { $answer }.
puzzle-author = Svaret: { $answer }.
puzzle-show = Svar
puzzle-again = Försök igen
puzzle-none = Det finns inget drag att hitta här, för det är inte din tur.
puzzle-bad-answer = Den här kluringen går inte att lösa: svaret, ”{ $text }”, går inte att spela här.
puzzle-no-undo = Här letar du efter ett enda drag. Det finns inget att ta tillbaka.
puzzle-no-hint = Svaret finns under ”Svar”.
puzzle-go-on = Du har hittat draget. Välj ”Spela vidare” för att fortsätta.
