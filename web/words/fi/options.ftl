# Pelit, talon säännöt ja pelaajat. `.explain`: yksi rivi lähteineen; `.explain-<peli>`, jos se vaihtelee.

game-ristiseiska = Ristiseiska
    .tag = Pelaa korttisi pois; jos mikään ei käy, pyydä.
    .beginner = Pelaa ensimmäisen kortin, jonka huomaa; suurin osa kädestä jää näkemättä.
    .casual = Miettii, mitä omat kortit avaavat, mutta ei huomaa niitä kaikkia.
    .skilled = Avaa ensin tietä omille korteilleen, pidättää kortit, joista olisi apua vain muille, ja antaa pois sen, mikä on vaikein pelata.
    .expert = Pelaa jaon mielessään loppuun monta kertaa ja arvaa piilossa olevat kortit siitä, mitä on pyydetty, annettu ja passattu ja miten hyvät pelaajat pelaavat.
game-pantti = Pantti
    .tag = Pelaa korttisi pois, äläkä jää pantin haltijaksi.
    .beginner = Pelaa ensimmäisen kortin, jonka huomaa; suurin osa kädestä jää näkemättä.
    .casual = Miettii, mitä omat kortit avaavat, mutta ei huomaa niitä kaikkia.
    .skilled = Avaa ensin tietä omille korteilleen, pidättää kortit, joista olisi apua vain muille, ja varoo panttia.
    .expert = Pelaa jaon mielessään loppuun monta kertaa ja arvaa piilossa olevat kortit siitä, mitä on pelattu ja passattu ja miten hyvät pelaajat pelaavat.

option-opening = Maan avaaminen
    .explain = Mitä seiskan jälkeen tulee.
    .source = Pantti-blogi (kutonen, sitten kasi), Denexa (vapaasti), Board Game Arena (kutonen ensin).
option-opening-six-then-eight = Kutonen, sitten kasi, sitten muut
option-opening-six-only = Ensin kutonen, sitten kaikki muut
option-opening-free = Kutonen ja kasi vapaassa järjestyksessä
option-bonus-turn = Lisäkortti ässän tai kuninkaan jälkeen
    .explain = Ässän tai kuninkaan jälkeen saa pelata vielä yhden kortin.
    .source = Pantti-blogi; Denexa pelaa ilman.
option-unable = Kun ei voi pelata
    .source = Pantti-blogi (panttimerkki), Denexa ja Wikipedia (pyytäminen).
option-unable-token = otetaan panttimerkki
option-unable-beg = pyydetään kortti
option-ace = Ässät
    .explain = Mihin ässän saa pelata.
    .source = Pantti-blogi, jälkimmäinen muunnelmana.
option-ace-low = Aina kakkosen päälle
option-ace-first-ace-decides = Ensimmäinen ässä ratkaisee, kakkonen vai kuningas
option-score-cards = Pisteet käteen jääneistä korteista
    .explain = Kortit maksavat pisteitä.
    .source = Pantti-blogi; Denexassa ratkaisee vain voitto.
option-target = Pisteraja
    .explain = Pistemäärä, johon peli päättyy.
    .source-pantti = Pantti-blogi (100), Board Game Arena (200).
    .source-ristiseiska = Wikipediassa pelataan pisteistä, Denexassa yksi jako kerrallaan.
    .source-ristikontra = Japanilaiset säännöt, laskutavan mukaan (7 pelipistettä tai 500, 120 tai 60 korttipistettä).
    .source-sedma = GameTwist ja shram.kiev.ua sisarpelistä Zsírozás (5 pelipistettä); 300 korttipistettä on oma rajamme.
option-ace-points = Ässän pisteet
    .explain = Käteen jääneestä ässästä.
    .source = Pantti-blogi (paikan mukaan), Board Game Arena (aina 14).
option-ace-points-auto = 1, tai 14 kun ässät ovat ylinnä
option-ace-points-1 = 1
option-ace-points-14 = 14
option-token-points = Panttimerkin pisteet
    .explain = Sille, jolle merkki jää jaon lopussa; 0 tarkoittaa peliä ilman merkkiä.
    .source = Pantti-blogi (yleensä 25).
option-token-exempts-winner = Voittaja ei maksa panttimerkistä
    .source = Pantti-blogi jättää asian auki; Board Game Arenassa voittajakin maksaa.
option-false-beg = Pyytäminen, vaikka voisi pelata
    .source = Denexa, jossa jokainen vastustaja antaa sakkokortin.
option-false-beg-forbid = Ei mahdollista
option-false-beg-penalise = Mahdollista, mutta siitä saa sakkoa
option-stall-circuits = Raja kierroksille ilman pelattua korttia
    .explain = Niin monen jälkeen jako päättyy; muuten pyydetty kortti voisi kiertää loputtomiin.
    .source = Oma rajamme.
option-none = Ei pisterajaa, yksi jako

## Talon säännöt yhtenä virkkeenä, kukin lauseena: ”Tässä pelissä ässä maksaa aina 14 pistettä ja peli päättyy 200 pisteeseen.”

here-opening-six-then-eight = maa jatkuu kutosella ja sitten kasilla
here-opening-six-only = maa jatkuu kutosella ja sen jälkeen kumpaankin suuntaan
here-opening-free = maan kutonen ja kasi tulevat missä järjestyksessä vain
here-bonus-turn-true = ässän tai kuninkaan jälkeen saat pelata vielä yhden kortin
here-bonus-turn-false = pelaat vuorollasi yhden kortin
here-unable-token = otat panttimerkin, jos et voi pelata
here-unable-beg = pyydät kortin, jos et voi pelata
here-ace-low = ässät menevät aina kakkosten päälle
here-ace-first-ace-decides = ensimmäinen ässä ratkaisee, menevätkö ässät kakkosten vai kuninkaiden päälle
here-score-cards-true = käteen jääneet kortit maksavat pisteitä
here-score-cards-false = pisteitä ei lasketa
here-target =
    { $n ->
        [one] peli päättyy { $n } pisteeseen
       *[other] peli päättyy { $n } pisteeseen
    }
here-target-none = pelataan yksi jako
here-ace-points-auto = ässä maksaa 1 pisteen, tai 14, kun ässät ovat ylinnä
here-ace-points-1 = ässä maksaa aina 1 pisteen
here-ace-points-14 = ässä maksaa aina 14 pistettä
here-token-points =
    { $n ->
        [0] panttimerkkiä ei ole
        [one] panttimerkki maksaa { $n } pisteen
       *[other] panttimerkki maksaa { $n } pistettä
    }
here-token-exempts-winner-true = jaon voittaja ei maksa panttimerkistä
here-token-exempts-winner-false = jaon voittajakin maksaa panttimerkistä
here-false-beg-forbid = et saa pyytää, jos voit pelata
here-false-beg-penalise = saat sakkokortin jokaiselta vastustajalta, jos pyydät, vaikka voisit pelata
here-stall-circuits =
    { $n ->
        [one] jako päättyy, kun kierrokseen ei pelata korttiakaan
       *[other] jako päättyy, kun { $n } kierrokseen ei pelata korttiakaan
    }

preset-usual = Tavalliset
preset-arena = Kuten Board Game Arenassa
preset-six-first = Kutonen ensin
preset-points = Pisteillä
