# Jaettavan pakan sormenjälki, sen tarkistaminen jaon jälkeen ja mitä tarkistetusta tekstistä kerrotaan.

fair-title = Pakan sormenjälki
fair-deal = Jako { $deal }: { $fingerprint }
fair-line = { $text }
fair-before = Kirjoita se muistiin tai kopioi se ennen kuin ensimmäinen kortti pelataan. Kun jako on päättynyt, koko pakka näkyy tässä. Silloin kuka tahansa voi tarkistaa, ettei yhtään korttia ole vaihdettu.
fair-known = Joku saattaa jo tuntea nämä kortit: linkistä, samasta aiemmin pelatusta jaosta tai siksi, että siirto on otettu takaisin. Tässä sormenjälki kertoo vain, ettei kortteja vaihdeta tästä eteenpäin.
fair-short = Nämä 16 merkkiä riittävät muistiin. Kaikki 64:
fair-copy = Kopioi sormenjälki
fair-opened = Koko pakka
fair-opened-what = Sormenjälki on näiden kuuden rivin SHA-256. Pakan päällimmäinen kortti on ensimmäisenä.
fair-copy-opened = Kopioi kuusi riviä
fair-earlier = Aiemmat jaot
fair-noted = Muistiin kirjoitettu sormenjälki
fair-check = Tarkista
fair-how = Näin kuka tahansa voi tarkistaa sen
fair-bad-text = Nämä eivät ole pakan kuusi riviä: { $text }
fair-bad-deck = Tämä pakka ei ole täysi: siinä pitäisi olla { $count } korttia.
fair-bad-fingerprint = ”{ $text }” ei ole sormenjälki. Siinä on vähintään { $least } merkkiä joukosta 0–9 ja a–f.
fair-pack = Täysi pakka, { $game }, jako { $deal }.
fair-right = { $text } on jaon { $deal } sormenjälki. Yhtään korttia ei ole vaihdettu.
fair-wrong = { $text } ei ole minkään tämän pelin jaon sormenjälki. Se on kopioitu väärin, tai kortteja on vaihdettu.

## Tarkistussivu

fair-page = Tarkista sekoitus
fair-page-what = Ennen jakoa Kortti näyttää sekoittamansa pakan sormenjäljen ja jaon jälkeen pakan itsensä. Jos kirjoitit sormenjäljen muistiin, voit tarkistaa, ettei yhtään korttia ole vaihdettu sillä välin: tässä tai ohjelmalla, johon luotat enemmän.
fair-paste = Liitä tähän pakan kuusi riviä, pöytäkirja tai linkki.
fair-nothing = Tarkistettavaa ei ole vielä.
fair-recipe = Ohje
fair-recipe-where = Sormenjälki ja jaon jälkeen kuusi riviä löytyvät pöydän valikosta kohdasta ”{ fair-title }”.
fair-recipe-hash = Sormenjälki on kuuden rivin SHA-256: UTF-8:na, ja jokaisen rivin lopussa on yksi rivinvaihto (LF). Mikä tahansa SHA-256-ohjelma käy, esimerkiksi sha256sum.
fair-recipe-seed = Kun peli on päättynyt, sen pöytäkirjasta näkyy siemenluku, josta kaikki pakat lasketaan. Kirjoita siemenluku, vinoviiva ja jaon numero, ja laske tämän tekstin SHAKE-256, 8 tavua korttia kohti.
fair-recipe-order = Ota kortit maiden järjestyksessä C D H S ja kussakin maassa A 2 3 4 5 6 7 8 9 T J Q K; kahdella pakalla kahdesti. Anna kullekin kortille seuraavat 8 tavua, joista kuusi viimeistä luetaan yhdeksi luvuksi, viimeinen tavu ensin. Järjestä kortit lukujen mukaan, pienin ensin.
fair-recipe-salt = Suola on saman tekstin SHAKE-256:n ensimmäiset 16 tavua, kun tekstin perään on lisätty ”/salt”.
fair-recipe-example = Esimerkki: siemenluvun { $seed } jako 1. Ensin sen kuusi riviä, sitten niiden sormenjälki:

## Mikä peli on

verify-game = { $game }
verify-seed =
    { $practice ->
        [yes] Siemenluku { $seed }, harjoitus
       *[no] Siemenluku { $seed }
    }
verify-rules = Säännöt: { $rules }
verify-legal =
    { $deals ->
        [one] { $actions ->
            [one] Ainoa siirto on sääntöjen mukainen.
           *[other] Kaikki { $actions } siirtoa ovat sääntöjen mukaisia.
        }
       *[other] Kaikki { $actions } siirtoa { $deals } jaossa ovat sääntöjen mukaisia.
    }
verify-over =
    { $over ->
        [match] Peli on päättynyt.
        [deal] Peli ei ole päättynyt.
       *[no] Jako ei ole päättynyt.
    }
verify-seat =
    { $kind ->
        [person] { $number }. { $name }
        [beginner] { $number }. { $name } ({ level-beginner })
        [casual] { $number }. { $name } ({ level-casual })
        [skilled] { $number }. { $name } ({ level-skilled })
       *[expert] { $number }. { $name } ({ level-expert })
    }
