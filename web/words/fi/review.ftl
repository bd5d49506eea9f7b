## Jaon arvio

review = Arvio
review-title = { $deal }. jaon arvio
review-close = Sulje arvio
review-what = Mestari pelaa jaon jokaisesta valinnastasi eteenpäin moneen kertaan ja tietää vain sen, minkä sinä tiesit. Siihen voi mennä minuutti.
review-whose = Kenen siirrot
review-make = Arvioi
review-counting = Jakoa arvioidaan
review-stop = Peruuta
review-curve = Odotettu tulos
review-back = Edellinen valinta
review-next = Seuraava valinta
review-moves = Kaikki valinnat
review-move = Valinta { $number }/{ $count }: { $mark }
review-mark =
    { $mark ->
        [blunder] paha virhe
        [slip] lipsahdus
       *[fine] hyvä
    }
review-amount =
    { $unit ->
        [unit-wins] { $n } %
        [unit-losses] { $n } %
       *[other] { $amount }
    }
review-bare =
    { $unit ->
        [unit-wins] { $n } %
        [unit-losses] { $n } %
       *[other] { $n }
    }
review-loss =
    { $unit ->
        [unit-wins] voiton mahdollisuus −{ $loss }
        [unit-losses] häviön riski +{ $loss }
       *[other] maksoi { $loss }
    }
review-choices = { $name }: { $played }. Mestari: { $best }.
review-same = { $name } ja mestari: { $played }.
review-sum =
    { $unit ->
        [unit-wins] Tulos: { $n ->
            [100] voitto
            [0] ei voittoa
           *[other] jaettu voitto
        }. Mestarin voiton mahdollisuus näillä korteilla: { $expected }. Keskimäärin: { $usual }.
        [unit-losses] Tulos: { $n ->
            [0] ei häviötä
           *[other] häviö
        }. Mestarin häviön riski näillä korteilla: { $expected }. Keskimäärin: { $usual }.
       *[other] Tulos: { $result }. Mestarin odotus näillä korteilla: { $expected }. Keskimäärin: { $usual }.
    }
# $less: the unit, where less is better
review-parts =
    Ero keskimääräiseen: tuuri { $luck } (josta kortit { $worth }), pelaaminen { $play }.{ $less ->
        [unit-points] {" "}Pienempi on parempi.
       *[no] {""}
    }
review-spread = Tulos vaihtelee jaosta toiseen: keskihajonta on { $spread }.
review-counts = Hyviä { $fine }, lipsahduksia { $slips }, pahoja virheitä { $blunders }
review-borders-about = Tietoa merkeistä
review-borders = Lipsahdus maksaa vähintään { $slip }, paha virhe vähintään { $blunder }: kymmenesosan ja neljäsosan tulosten keskihajonnasta. Merkin saa vain siirto, jonka ero parhaaseen ei voi olla sattumaa.
