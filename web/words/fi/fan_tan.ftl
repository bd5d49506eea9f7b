# Fan Tan: talon säännöt, mitä tapahtui, mitä pyydetään, miksi ei, ja säännöt. Ristiseiskan ja Pantin kanssa yhteiset
# sanat ovat tiedostossa sevens.ftl.
# Pelaajien nimiä ei taivuteta. $n on pelimerkkien määrä. $card perusmuoto, $cardGen genetiivi, $cardPart partitiivi.

game-fan-tan = Fan Tan
    .tag = Pelaa korttisi pois ensimmäisenä ja voita pelimerkit.
    .beginner = Pelaa ensimmäisen kortin, jonka huomaa; suurin osa kädestä jää näkemättä.
    .casual = Miettii, mitä omat kortit avaavat, mutta ei huomaa niitä kaikkia.
    .skilled = Avaa ensin tietä omille korteilleen ja pidättää kortit, joista olisi apua vain muille.
    .expert = Pelaa jaon mielessään loppuun monta kertaa, piilossa olevat kortit niin jaettuina kuin passaukset sallivat, ja laskee pelimerkit.

option-start = Aloittaja
    .source = Bicycle Cards ja Britannica (jakajan vasemmalla puolella istuva); Wikipedia mainitsee ruutuseiskan ja herttaseiskan.
option-start-left = Jakajan vasemmalla puolella istuva
option-start-7c = Ristiseiska
option-start-7d = Ruutuseiska
option-start-7h = Herttaseiska
option-start-7s = Pataseiska
# UNSURE: “Alkupanos” for the ante; also said: pohjapanos, ante.
option-ante = Alkupanos
    .explain = Pelimerkit, jotka jokainen maksaa ennen jakoa.
    .source = Bicycle Cards ja Britannica.
option-short-hand-ante = Lisäpanos, jos kortteja on vähemmän
    .explain = Niille, jotka saavat kortin vähemmän kuin muut.
    .source = Bicycle Cards, jossa se on tapana, ja Britannica.
option-pass-chips = Passauksen hinta
    .source = Kaikki kuvaukset.
option-card-chips = Käteen jääneen kortin hinta
    .source = Bicycle Cards ja Britannica; muut jättävät sen pois.
# UNSURE: “Aiheeton passaus” for a pass although one could play.
option-false-pass = Passaus, vaikka voisi pelata
    .explain = Aiheeton passaus maksaa heti 3 pelimerkkiä ja lisää jokaisesta seiskasta, jonka pidättää.
    .source = Bicycle Cards kertoo sakot.
option-false-pass-forbid = Ei käy
option-false-pass-penalise = Käy, mutta siitä sakotetaan
option-chips = Pelimerkkejä aluksi
    .explain = Jos 0, lasketaan vain voitot ja tappiot. Muuten peli päättyy myös, kun joltakulta loppuvat pelimerkit.
    .source = Vanha pelikirja (20–25).

here-start-left = jakajan vasemmalla puolella istuva aloittaa
here-start-7c = ristiseiska aloittaa
here-start-7d = ruutuseiska aloittaa
here-start-7h = herttaseiska aloittaa
here-start-7s = pataseiska aloittaa
here-ante =
    { $n ->
        [0] alkupanosta ei ole
        [one] alkupanos on { $n } pelimerkki
       *[other] alkupanos on { $n } pelimerkkiä
    }
here-short-hand-ante =
    { $n ->
        [0] vähemmästä korttimäärästä ei makseta lisää
        [one] vähemmästä korttimäärästä maksetaan { $n } pelimerkki lisää
       *[other] vähemmästä korttimäärästä maksetaan { $n } pelimerkkiä lisää
    }
here-pass-chips =
    { $n ->
        [0] passaus ei maksa mitään
        [one] passaus maksaa { $n } pelimerkin
       *[other] passaus maksaa { $n } pelimerkkiä
    }
here-card-chips =
    { $n ->
        [0] käteen jääneet kortit eivät maksa mitään
        [one] käteen jäänyt kortti maksaa { $n } pelimerkin
       *[other] käteen jäänyt kortti maksaa { $n } pelimerkkiä
    }
here-false-pass-forbid = passata ei saa, jos voi pelata
here-false-pass-penalise = passata saa, vaikka voisi pelata, mutta siitä sakotetaan
here-chips =
    { $n ->
        [0] vain voitot ja tappiot lasketaan
        [one] aluksi jokaisella on { $n } pelimerkki
       *[other] aluksi jokaisella on { $n } pelimerkkiä
    }

preset-parliament = Parliament

## Mitä tapahtui

fan-tan-pass =
    { $you ->
        [yes]
        { $n ->
            [one] Passasit ja maksoit { $n } pelimerkin.
           *[other] Passasit ja maksoit { $n } pelimerkkiä.
        }
       *[no]
        { $n ->
            [one] { $seat } passasi ja maksoi { $n } pelimerkin.
           *[other] { $seat } passasi ja maksoi { $n } pelimerkkiä.
        }
    }
fan-tan-false-pass =
    { $you ->
        [yes]
        { $n ->
            [one] Passasit, vaikka olisit voinut pelata, ja maksoit { $n } pelimerkin.
           *[other] Passasit, vaikka olisit voinut pelata, ja maksoit { $n } pelimerkkiä.
        }
       *[no]
        { $n ->
            [one] { $seat } passasi, vaikka olisi voinut pelata, ja maksoi { $n } pelimerkin.
           *[other] { $seat } passasi, vaikka olisi voinut pelata, ja maksoi { $n } pelimerkkiä.
        }
    }

## Mitä voi tehdä, ja miksi ei

fan-tan-action-pass =
    { $n ->
        [0] Passaa
        [one] Passaa ja maksa { $n } pelimerkki
       *[other] Passaa ja maksa { $n } pelimerkkiä
    }
# $n maksetaan heti; sakot kädessä olevista seiskoista voivat tehdä siitä $most.
fan-tan-action-false-pass =
    { $most ->
        [3] Passaa silti: 3 pelimerkkiä
       *[other] Passaa silti: { $n }–{ $most } pelimerkkiä
    }
fan-tan-all-passed = Kaikki muut ovat juuri passanneet, joten sinun on pelattava.

## Pöytä ja pisteet

fan-tan-pool = Potti: { $n }
fan-tan-mark-paid = maksanut tässä jaossa { $n }
fan-tan-mark-won = voittanut tässä jaossa { $n }
fan-tan-score-ante = Alkupanos
fan-tan-score-passes =
    { $n ->
        [one] { $n } passaus
       *[other] { $n } passausta
    }
fan-tan-score-false-passes =
    { $n ->
        [one] { $n } aiheeton passaus
       *[other] { $n } aiheetonta passausta
    }
fan-tan-score-pool = Kortit loppuivat: koko potti
fan-tan-score-fines-paid = Sakot pidätetyistä seiskoista
fan-tan-score-fines = Sakot muilta, kädessä olevista kutosista ja kaseista

## Miksi mestari tekisi niin

fan-tan-reason-fine =
    { $n ->
        [one] Passaus maksaisi sinulle { $n } pelimerkin, sillä voit pelata.
       *[other] Passaus maksaisi sinulle { $n } pelimerkkiä, sillä voit pelata.
    }

## Säännöt

fan-tan-rules-aim = Maksut menevät pottiin, ja jaon voittaja saa sen kokonaan. Käyttäkää pelimerkkejä, tulitikkuja tai samanlaisia kolikoita.
fan-tan-rules-deal = Jakaja sekoittaa kortit ja jakaa ne kaikki, yhden kerrallaan, myötäpäivään, vasemmalta puoleltaan alkaen. Neljä pelaajaa saa kukin 13; muuten ensimmäiset saavat kortin enemmän kuin muut.
fan-tan-rules-ante =
    { $n ->
        [0] Alkupanosta ei ole.
        [one] Ennen jakoa jokainen maksaa { $n } pelimerkin.
       *[other] Ennen jakoa jokainen maksaa { $n } pelimerkkiä.
    }
fan-tan-rules-short-hand =
    { $n ->
        [0] Ne, jotka saavat kortin vähemmän kuin muut, eivät maksa enempää.
        [one] Ne, jotka saavat kortin vähemmän kuin muut, maksavat { $n } pelimerkin lisää.
       *[other] Ne, jotka saavat kortin vähemmän kuin muut, maksavat { $n } pelimerkkiä lisää.
    }
fan-tan-rules-layout = Maat ovat vierekkäin, kunkin seiska keskellä. Seiskan saa pelata milloin tahansa. Seiskan alapuolelle tulee kutonen ja sen päälle vitonen, nelonen ja niin edelleen alaspäin. Yläpuolelle tulee kasi ja sen päälle ysi, kymppi ja niin edelleen kuninkaaseen asti.
fan-tan-rules-start-left = Jakajan vasemmalla puolella istuva aloittaa. Sitten vuoro kiertää myötäpäivään, vasemmalle.
fan-tan-rules-start-card = Jaon aloituskortti on { $card }: se, jolla se on, pelaa sen. Sitten vuoro kiertää myötäpäivään, vasemmalle.
fan-tan-rules-false-pass = Jos voit pelata, saat valita kortin. Saat myös passata, vaikka voisit pelata, paitsi silloin, kun sinulla on jaon aloituskortti, tai kun kaikki muut ovat juuri passanneet. Tällainen passaus maksaa { $n } pelimerkkiä, heti pottiin. Kun jako on päättynyt, maksat lisäksi jokaisesta seiskasta, jonka pidätit: { $fine } pelimerkkiä sille, jolla oli sen kutonen, ja { $fine } sille, jolla oli sen kasi, paitsi jos se oli sinulla itselläsi.
fan-tan-rules-unable =
    { $n ->
        [0] Jos et voi pelata, passaat. Se ei maksa mitään.
        [one] Jos et voi pelata, passaat ja maksat { $n } pelimerkin pottiin, myös ennen ensimmäistä seiskaa.
       *[other] Jos et voi pelata, passaat ja maksat { $n } pelimerkkiä pottiin, myös ennen ensimmäistä seiskaa.
    }
fan-tan-rules-title-score = Pelimerkit
fan-tan-rules-cards =
    { $n ->
        [0] Käteen jääneet kortit eivät maksa mitään.
        [one] Kun jako on päättynyt, jokainen maksaa pottiin { $n } pelimerkin jokaisesta käteen jääneestä kortista.
       *[other] Kun jako on päättynyt, jokainen maksaa pottiin { $n } pelimerkkiä jokaisesta käteen jääneestä kortista.
    }
fan-tan-rules-winner = Sitten jaon voittaja saa koko potin.
fan-tan-rules-deals-each = Jakoja on yhtä monta kuin pelaajia: jokainen jakaa kerran.
fan-tan-rules-deals =
    { $n ->
        [one] Pelataan { $n } jako.
       *[other] Pelataan { $n } jakoa.
    }
fan-tan-rules-chips =
    { $n ->
        [0] Vain voitetut ja hävityt pelimerkit lasketaan, joten summa voi olla alle nollan. Suurin summa voittaa; jos summat ovat samat, voitto jaetaan.
        [one] Aluksi jokaisella on { $n } pelimerkki. Peli päättyy myös, jos jollakulla ei jaon jälkeen ole yhtään pelimerkkiä tai hän on velkaa. Se, jolla on eniten pelimerkkejä, voittaa; jos niitä on yhtä monta, voitto jaetaan.
       *[other] Aluksi jokaisella on { $n } pelimerkkiä. Peli päättyy myös, jos jollakulla ei jaon jälkeen ole yhtään pelimerkkiä tai hän on velkaa. Se, jolla on eniten pelimerkkejä, voittaa; jos niitä on yhtä monta, voitto jaetaan.
    }

## Sääntöjen ympärillä: mitä tarvitaan, kuka voittaa, pikaohje, esimerkki

fan-tan-primer-needs = Pelimerkkejä, tulitikkuja tai samanlaisia kolikoita: noin kolmekymmentä pelaajaa kohti
fan-tan-primer-wins = Se, jolla on eniten pelimerkkejä viimeisen jaon jälkeen
fan-tan-primer-deal = Jakakaa kaikki kortit, ja laittakaa alkupanokset pottiin.
fan-tan-primer-deal-free = Jakakaa kaikki kortit.
fan-tan-primer-play = Pelatkaa vuorotellen yksi kortti, jos voitte: seiska tai maan seuraava kortti, seiskasta alaspäin ässään tai ylöspäin kuninkaaseen.
fan-tan-primer-fitting = { $cardGen } jälkeen käyvät saman maan kutonen ja kasi:
fan-tan-primer-lies = pöydässä
fan-tan-primer-fits = käy
fan-tan-primer-waits = odottaa kutosta

## Mikä muistetaan ensimmäiseltä kerralta

fan-tan-first-false-pass = Ensimmäinen aiheeton passaus
