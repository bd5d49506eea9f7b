## Missä tulokset lasketaan: $count on luku, enintään yksi desimaali

unit-points =
    { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }
    .short = { $count } p
unit-game-points =
    { $count ->
        [one] { $count } pelipiste
       *[other] { $count } pelipistettä
    }
    .short = { $count }/{ $target }
unit-chips =
    { $count ->
        [one] { $count } pelimerkki
       *[other] { $count } pelimerkkiä
    }
    .short = { $count } pelim.
unit-lost-deals =
    { $count ->
        [one] { $count } tappio
       *[other] { $count } tappiota
    }
    .short = { $count } häv.
unit-wins = voiton mahdollisuus { $count } %
unit-losses = häviön riski { $count } %

review-unfinished = Jaon voi arvioida, kun se on päättynyt.
review-no-deal = Tässä pelissä ei ole päättynyttä jakoa { $text }.
