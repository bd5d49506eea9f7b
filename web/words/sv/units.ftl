## Vad resultat räknas i: $count är ett tal med högst en decimal

unit-points =
    { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }
unit-game-points =
    { $count ->
        [one] { $count } spelpoäng
       *[other] { $count } spelpoäng
    }
unit-chips =
    { $count ->
        [one] { $count } spelmark
       *[other] { $count } spelmarker
    }
unit-wins = { $count } % chans att vinna
unit-losses = { $count } % risk att förlora

review-unfinished = En giv kan analyseras när den är slut.
review-no-deal = Det finns ingen avslutad giv { $text } i det här partiet.
