# Pulmat: asema ja siirto, joka siinä pitää löytää.

puzzle-title = Etsi siirto: { $game }
puzzle-label = Pulma
puzzle-question = Etsi siirto: mitä mestari pelaisi?
puzzle-question-author = Etsi siirto.
puzzle-thinking = Mestari miettii…
puzzle-wrong = Ei se. Yritä uudelleen.
puzzle-wrong-theme = Ei se. Tässä ratkaisee: { $theme }.
# $tries: monesko yritys. $seen: onko vastaus jo näytetty.
puzzle-right =
    { $seen ->
        [yes] Juuri niin.
       *[no]
            { $tries ->
                [1] Oikein, heti ensimmäisellä yrityksellä!
               *[other] Oikein!
            }
    }
# $answer: mitä pelataan, kuten painikkeessa.
puzzle-expert = Mestari: { $answer }.
puzzle-author = Vastaus: { $answer }.
puzzle-show = Vastaus
puzzle-again = Uudestaan
puzzle-none = Tässä ei ole siirtoa etsittävänä, sillä ei ole sinun vuorosi.
puzzle-bad-answer = Tätä pulmaa ei voi ratkaista: sen vastausta ”{ $text }” ei voi pelata tässä.
puzzle-no-undo = Tässä etsitään yhtä siirtoa. Mitään ei voi perua.
puzzle-no-hint = Vastaus on painikkeen ”Vastaus” takana.
puzzle-go-on = Siirto on löytynyt. Jatka valitsemalla ”Jatka tästä”.
