## Missä tulokset lasketaan: $count on luku, enintään yksi desimaali

unit-points =
    { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }
unit-game-points =
    { $count ->
        [one] { $count } pelipiste
       *[other] { $count } pelipistettä
    }
unit-chips =
    { $count ->
        [one] { $count } pelimerkki
       *[other] { $count } pelimerkkiä
    }
unit-wins = { $count } % voiton mahdollisuus
unit-losses = { $count } % häviön riski

review-unfinished = Jaon voi arvioida, kun se on päättynyt.
review-no-deal = Tässä pelissä ei ole päättynyttä jakoa { $text }.
