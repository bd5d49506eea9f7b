## Jaon arvio

review = Arvio
review-title = { $deal }. jaon arvio
review-close = Sulje arvio
review-what = Jokaista valintaasi verrataan mestarin valintaan, jonka vihjekin kertoo: taitavat pelaajat pelaavat jaon kummastakin loppuun moneen kertaan ja tietävät vain sen, minkä sinä tiesit. Siihen voi mennä minuutti.
review-whose = Kenen siirrot
review-make = Arvioi
review-counting = Jakoa arvioidaan
review-waiting = Valinta { $number }: ei vielä arvioitu
review-stop = Peruuta
review-curve = Odotettu tulos
review-up = parempi
review-usual = tavallinen: { $amount }
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
        [unit-wins] voiton mahdollisuus { $loss } pienempi
        [unit-losses] häviön riski { $loss } suurempi
       *[other] maksoi { $loss }
    }
review-choices = { $name }: { $played }. Mestari: { $best }.
review-same = { $name } ja mestari: { $played }.
review-better =
    { $unit ->
        [unit-wins] voiton mahdollisuus { $n } % { $way ->
            [good] suurempi
           *[bad] pienempi
        }
        [unit-losses] häviön riski { $n } % { $way ->
            [good] pienempi
           *[bad] suurempi
        }
       *[other] { $amount } { $way ->
            [good] parempi
           *[bad] huonompi
        }
    }
# $better: review-better
review-luck =
    { $way ->
        [good] { $you ->
            [yes] Sinulla oli hyvä tuuri
           *[no] { $seat }, hyvä tuuri
        }: { $better }{ $unit ->
            [unit-wins] {""}
            [unit-losses] {""}
           *[other] {" "}kuin tavallisesti
        }.
        [bad] { $you ->
            [yes] Sinulla oli huono tuuri
           *[no] { $seat }, huono tuuri
        }: { $better }{ $unit ->
            [unit-wins] {""}
            [unit-losses] {""}
           *[other] {" "}kuin tavallisesti
        }.
       *[none] Tuuri ei vaikuttanut suuntaan eikä toiseen.
    }
review-play =
    { $you ->
        [yes] Pelisi
       *[no] Peli
    } { $way ->
        [cost] maksoi { $amount }.
        [gain] tuotti { $amount }.
       *[none] ei maksanut mitään.
    }
review-accuracy = Peli: { $n }/100.
review-sum =
    { $unit ->
        [unit-wins] Tulos: { $n ->
            [100] voitto
            [0] ei voittoa
           *[other] jaettu voitto
        }. Voiton mahdollisuus tavallisesti: { $usual }.
        [unit-losses] Tulos: { $n ->
            [0] ei häviötä
           *[other] häviö
        }. Häviön riski tavallisesti: { $usual }.
       *[other] Tulos: { $result }. Tavallisesti: { $usual }.
    }
review-turning =
    Käännekohta: { $when ->
        [start] ennen valintaa { $number } tai siinä
        [end] viimeisen valinnan jälkeen
       *[between] valintojen { $first } ja { $number } välissä
    }, { $better }.
review-counts = Hyviä { $fine }, lipsahduksia { $slips }, pahoja virheitä { $blunders }
review-borders-about = Tietoa merkeistä
review-borders = Lipsahdus maksaa vähintään { $slip }, paha virhe vähintään { $blunder }. Merkin saa vain siirto, jonka hinta ei voi olla sattumaa, kun jaon kaikki valinnat otetaan huomioon.
review-accuracy-about = Pelin luvulla voi verrata jakoja. 100: mestarin valintoihin verrattuna mitään ei annettu pois. Tulosten tavallinen vaihtelu (keskihajonta), tässä { $spread }, puolittaa luvun aina, kun siirrot maksavat sen verran. Pelisi hinta tunnetaan noin tällä tarkkuudella: { $error }.
review-luck-about = Kaikki muu on tuuria: kortit ja se, mitä muut tekivät, heidän virheensäkin.
review-share = Jaa tämä jako pelattuna
review-share-how = Linkki tähän yhteen jakoon ja sen kaikkiin siirtoihin, ilman nimiä.
review-copy = Kopioi arvio tekstinä
