## Vad resultat räknas i: $count är ett tal med högst en decimal

unit-points =
    { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }
    .short = { $count } p
unit-game-points =
    { $count ->
        [one] { $count } spelpoäng
       *[other] { $count } spelpoäng
    }
    .short = { $count }/{ $target }
unit-chips =
    { $count ->
        [one] { $count } spelmark
       *[other] { $count } spelmarker
    }
    .short = { $count } spelm.
unit-lost-deals =
    { $count ->
        [one] { $count } förlust
       *[other] { $count } förluster
    }
    .short = { $count } förl.
unit-wins = { $count } % chans att vinna
unit-losses = { $count } % risk att förlora

review-unfinished = En giv kan analyseras när den är slut.
review-no-deal = Det finns ingen avslutad giv { $text } i det här partiet.
