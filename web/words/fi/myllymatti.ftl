# Myllymatti: mitä tapahtui, mitä pyydetään, miksi ei, valinnat ja säännöt.
# Pelaajien nimiä ei taivuteta. $card perusmuoto, $cardGen genetiivi, $cardPart partitiivi.

game-myllymatti = Myllymatti
    .tag = Voita hyviä kortteja ja hankkiudu sitten niistä eroon.
    .beginner = Noudattaa yksinkertaisia sääntöjä, muistaa vain muutaman muiden voittamista korteista ja jättää usein jotakin huomaamatta.
    .casual = Noudattaa samoja sääntöjä, muistaa noista korteista viimeisen tusinan ja huomaa enemmän.
    .skilled = Muistaa joka voitetun kortin ja tietää siksi toisella puoliskolla kaikkien kortit; siellä katsoo vähän eteenpäin.
    .expert = Katsoo pitkälle eteenpäin kummallakin puoliskolla: ensimmäisellä kokeilee, mitä näkymättömät kortit voivat olla, toisella tietää kaikki kortit.

option-must-beat = Pakko kaataa, jos voi
    .explain = Muuten kortin saa nostaa. Jos kaataminen on pakko, jotkin jaot jäävät kiertämään kehää, kunnes siirtojen raja päättää ne.
    .source-myllymatti = Denexan sivulla sanotaan kumpikin.
    .source-skitgubbe = spelakort.nu: pakko; muut ilman.
option-draw-timing = Nostaminen pakasta
    .source = Denexa (tikin jälkeen), Pagat (heti pelaamisen jälkeen).
option-draw-timing-after-trick = Tikin jälkeen
option-draw-timing-immediate = Heti pelaamisen jälkeen
option-draw-order = Kuka nostaa ensin
    .explain = Ratkaisee, kuka saa valttikortin.
    .source = Lähteet eivät kerro; Pagatin tavallakin aloittaja nostaa ensin.
option-draw-order-leader-first = Tikin aloittaja
option-draw-order-winner-first = Tikin voittaja
option-deals = Jakoja
    .explain = Sarjassa lasketaan tappiot.
    .explain-fan-tan = Tavallisesti jokainen jakaa kerran.
    .source-fan-tan = Bicycle Cardsissa pelataan sarja jakoja.
    .source-myllymatti = Denexassa pelataan yksi jako kerrallaan; sarjat ovat omiamme.
    .source-skitgubbe = Lähteissä pelataan yksi jako kerrallaan; sarjat ovat omiamme.
option-next-dealer = Seuraava jakaja
    .source-myllymatti = Tavallisesti vasemmanpuoleinen naapuri, skitgubbessa usein häviäjä.
    .source-sedma = Pagat (häviäjä jakaa, jotta voittaja aloittaa); japanilaisissa säännöissä vasen naapuri.
    .source-skitgubbe = Tavallisesti vasemmanpuoleinen naapuri; WotC:n mukaan häviäjä.
option-next-dealer-left = Jakajan vasen naapuri
option-next-dealer-loser = Jaon häviäjä
option-stall-actions = Raja siirroille ilman täyttä tikkiä
    .explain = Niin monen jälkeen jako päättyy.
    .source-myllymatti = Oma rajamme.
    .source-skitgubbe = Oma rajamme: 200 ja jokaisesta kolmatta seuraavasta pelaajasta 200 lisää.

## Talon säännöt yhtenä virkkeenä, kukin lauseena: ”Tässä pelissä ässä maksaa aina 14 pistettä ja peli päättyy 200 pisteeseen.”

here-must-beat-true = kortti on pakko kaataa, jos voit
here-must-beat-false = saat nostaa kortin, vaikka voisit kaataa sen
here-draw-timing-after-trick = nostat pakasta tikin jälkeen
here-draw-timing-immediate = nostat pakasta heti, kun olet pelannut kortin
here-draw-order-leader-first = tikin aloittaja nostaa ensin
here-draw-order-winner-first = tikin voittaja nostaa ensin
here-deals =
    { $n ->
        [one] pelataan { $n } jako
       *[other] pelataan { $n } jakoa
    }
here-next-dealer-left = seuraavaksi jakaa jakajan vasen naapuri
here-next-dealer-loser = seuraavaksi jakaa häviäjä
here-stall-actions =
    { $n ->
        [one] jako päättyy { $n } siirron jälkeen, jos tikki ei ole täyttynyt
       *[other] jako päättyy { $n } siirron jälkeen, jos tikki ei ole täyttynyt
    }

## Mitä tapahtui

myllymatti-play =
    { $you ->
        [yes] Pelasit { $cardGen }.
       *[no] { $seat } pelasi { $cardGen }.
    }
myllymatti-turn =
    { $you ->
        [yes] Käänsit pakasta { $cardGen }.
       *[no] { $seat } käänsi pakasta { $cardGen }.
    }
# UNSURE: “Sama arvo”, “tasan” for a bounce: we know no word of players.
myllymatti-bounce = Sama arvo: kortit jäävät pöytään, ja samat kaksi pelaavat uudestaan.
myllymatti-wins =
    { $you ->
        [yes] Voitit tikin.
       *[no] { $seat } voitti tikin.
    }
myllymatti-peak-bounce = Tasan!
myllymatti-peak-half = Toinen puolisko: valtti on { $suit }
myllymatti-trump =
    { $you ->
        [yes] Nostit pakan viimeisen kortin, { $cardGen }: sen maa on valtti, ja sinä aloitat toisen puoliskon.
       *[no] { $seat } nosti pakan viimeisen kortin, { $cardGen }: sen maa on valtti, ja { $seat } aloittaa toisen puoliskon.
    }
myllymatti-halftime =
    { $you ->
        [yes] Toinen puolisko: jokainen nostaa voittamansa kortit käteensä. Valtti on { $suit }, ja sinä aloitat.
       *[no] Toinen puolisko: jokainen nostaa voittamansa kortit käteensä. Valtti on { $suit }, ja { $seat } aloittaa.
    }
myllymatti-shows =
    { $you ->
        [yes] Näytät käteen jääneet korttisi ja lisäät ne pinoosi: { $cards }.
       *[no] { $seat } näyttää käteen jääneet korttinsa ja lisää ne pinoonsa: { $cards }.
    }
myllymatti-lead =
    { $you ->
        [yes] Aloitit tikin: pelasit { $cardGen }.
       *[no] { $seat } aloitti tikin: { $card }.
    }
myllymatti-beat =
    { $you ->
        [yes] Kaadoit sen: pelasit { $cardGen }.
       *[no] { $seat } kaatoi sen: { $card }.
    }
myllymatti-take =
    { $you ->
        [yes] Nostit { $cardGen }.
       *[no] { $seat } nosti { $cardGen }.
    }
myllymatti-complete =
    { $you ->
        [yes] Täydensit tikin: se poistuu pelistä.
       *[no] { $seat } täydensi tikin: se poistuu pelistä.
    }
myllymatti-out =
    { $you ->
        [yes] Pääsit eroon korteistasi!
       *[no] { $seat } pääsi eroon korteistaan.
    }
myllymatti-loses =
    { $you ->
        [yes] Kortit jäivät sinulle: hävisit.
       *[no] { $seat } jäi viimeiseksi korttien kanssa ja hävisi.
    }
myllymatti-stalled = Yksikään tikki ei ole täyttynyt pitkään aikaan. Jako päättyy tähän, ja kaikki, joilla on kortteja, häviävät.

## Mitä sinulta pyydetään

myllymatti-prompt-duel =
    { $turn ->
        [yes] Tikki, vastassa { $to }: pelaa kortti tai käännä pakasta.
       *[no] Tikki, vastassa { $to }: pelaa kortti.
    }
myllymatti-prompt-follow =
    { $turn ->
        [yes] { $to } pelasi { $cardGen }. Vastaa tai käännä pakasta: suurempi arvo voittaa molemmat.
       *[no] { $to } pelasi { $cardGen }. Vastaa: suurempi arvo voittaa molemmat.
    }
myllymatti-prompt-lead = Sinä aloitat tikin: pelaa mikä tahansa kortti.
myllymatti-prompt-beat =
    { $n ->
        [one] Kaada { $card } tai nosta se. Tikki täyttyy seuraavasta kortista.
       *[other] Kaada { $card } tai nosta se. Tikistä puuttuu { $n } korttia.
    }
myllymatti-prompt-must =
    { $n ->
        [one] Kaada { $card }: se on pakko. Tikki täyttyy seuraavasta kortista.
       *[other] Kaada { $card }: se on pakko. Tikistä puuttuu { $n } korttia.
    }
myllymatti-prompt-take = Et voi kaataa { $cardPart }: nosta se.

## Mitä voi tehdä

myllymatti-action-turn = Käännä kortti pakasta
myllymatti-action-take = Nosta { $card }

## Miksi mestari pelaisi niin

myllymatti-reason-turn-spares = Pakasta kääntämällä säästät omat korttisi, joista pienin on { $low }.
myllymatti-reason-turn-chance = Kortteja, joita et ole nähnyt, on { $total }, ja niistä { $n } voittaisi: vastassa on { $card }. Kääntäminen säästää omat korttisi.
myllymatti-reason-lead-lowest = { $card } on pienin korttisi, ja pienistä on myöhemmin vaikea päästä eroon.
myllymatti-reason-few-higher =
    { $n ->
        [0] Kaikki suuremmat kuin { $card } on jo nähty.
       *[other] Kortteja, joita et ole nähnyt, on { $total }, ja niistä suurempia kuin { $card } on vain { $n }.
    }
myllymatti-reason-lower = Kortteja, joita et ole nähnyt, on { $total }, ja niistä pienempiä kuin { $card } on { $n }.
myllymatti-reason-wins = Se voittaa tikin: saat pinoosi sekä { $cardGen } että { $otherGen }.
myllymatti-reason-wins-more = Se voittaa tikin ja kaikki pöydän kortit: { $cards }.
myllymatti-reason-bounce = Sama arvo: kumpikaan ei vielä voita, ja kortit jäävät odottamaan seuraavaa tikkiä.
myllymatti-reason-lost-anyway = Et voita etkä saa tasapeliä ({ $other }). Häviä pienimmälläsi: { $card }.
myllymatti-reason-lost = Et voita etkä saa tasapeliä, kun vastassa on { $other }.
myllymatti-reason-keeps = Häviät tikin, kun vastassa on { $other }, mutta säästät suurimman korttisi, joka on { $high }.
myllymatti-reason-ducks = Häviät tikin, kun vastassa on { $other }, ja säästät kortin, jolla häviät myöhemmin varmemmin: { $low }.
myllymatti-reason-rid-of-low = Häviät tikin, mutta pääset eroon pienestä kortista: vastassa on { $other }.
myllymatti-reason-goes-out = Se on viimeinen korttisi: pääset eroon kaikista.
myllymatti-reason-completes = Tikki täyttyy: sen kortit poistuvat, ja sinä aloitat seuraavan.
myllymatti-reason-completes-only = Muilla korteillasi tikki ei täyty. Tällä sen kortit poistuvat, ja sinä aloitat seuraavan.
myllymatti-reason-void = Seuraavaksi pelaa { $to }, jolla ei ole valttia eikä saman maan kortteja ({ $suit }): hänen on nostettava.
myllymatti-reason-unbeaten = { $to } ei voi kaataa { $cardPart }, vaan nostaa sen.
myllymatti-reason-only-beater = Vain se korteistasi kaataa, kun vastassa on { $other }.
myllymatti-reason-cheapest = Se on halvin korttisi, joka kaataa: vastassa on { $other }.
myllymatti-reason-only-trump = { $to } voi kaataa sen vain valtilla.
myllymatti-reason-lowest = { $card } on pienin korttisi, joka ei ole valtti.
myllymatti-reason-costs = Seuraavaksi pelaa { $to }, jonka halvin kortti sen kaatamiseen on { $other }.
myllymatti-reason-take-trump = Se on valtti, ja saat sen itsellesi.
myllymatti-reason-take-keeps = Säästät kortin { $other }: halvemmalla et voisi kaataa.
myllymatti-reason-end-hand =
    { $you ->
        [yes] Aloitit toisen puoliskon
       *[no] { $seat } aloitti toisen puoliskon
    } { $n ->
        [one] yhdellä kortilla
       *[other] { $n } kortilla
    } ({ $trumps ->
        [0] ei valtteja
        [one] yksi valtti
       *[other] { $trumps } valttia
    }) { $takes ->
        [0] { $you ->
            [yes] etkä nostanut
           *[no] eikä nostanut
        } pöydästä kertaakaan
        [one] ja { $you ->
            [yes] nostit
           *[no] nosti
        } pöydästä kerran
       *[other] ja { $you ->
            [yes] nostit
           *[no] nosti
        } pöydästä { $takes } kertaa
    }.

## Miksi ei

no-turn = Pakan viimeistä korttia ei käännetä: pelaa kädestäsi.
no-stock = Pakkaa ei enää ole.
no-take = Ensimmäisellä puoliskolla kortteja ei nosteta pöydästä: pelaa kortti.
must-beat = Voit kaataa sen, ja tässä pöydässä se on pakko.
must-lead = Nostettavaa ei ole: sinä aloitat tikin.
wrong-suit = Kaadettavana on { $card }. Sen kaataa vain saman maan suurempi kortti tai valtti, ja valtti on { $suit }.
needs-higher-trump = Kaadettavana on valtti, { $card }: sen kaataa vain suurempi valtti.
too-low = Se ei riitä: kaadettavana on { $card }.

## Paikat ja esineet

myllymatti-place-trick = Tikki
myllymatti-place-table = Odottaa voittajaa
myllymatti-place-won = Voitetut kortit
myllymatti-place-out = Pelistä poistuneet
myllymatti-mark-trump = Valtti: { $suit }
myllymatti-mark-no-trump = Valtti: ei vielä tiedossa

## Tulos

myllymatti-score-loser = Kortteja jäi käteen
myllymatti-score-out =
    { $n ->
        [1] Pääsi ensimmäisenä eroon korteistaan
        [2] Pääsi toisena eroon korteistaan
       *[other] Pääsi eroon korteistaan, sija { $n }
    }

## Säännöt

myllymatti-rules-title-aim = Pelin tavoite
myllymatti-rules-aim = Pelissä on kaksi puoliskoa. Ensimmäisellä voitetaan kortteja, mieluiten hyviä; toisella niistä hankkiudutaan eroon. Se, jolle lopuksi jää kortteja, häviää.
myllymatti-rules-title-deal = Pelaajat ja jako
myllymatti-rules-players = Pelaajia on kolme, ja jokainen pelaa yksin. Pakassa on 52 korttia ilman jokereita. Ässä on suurin kortti, kakkonen pienin.
myllymatti-rules-dealer = Ensimmäinen jakaja arvotaan.
myllymatti-rules-deal = Jakaja sekoittaa kortit ja jakaa jokaiselle kolme, yhden kerrallaan, myötäpäivään, vasemmalta puoleltaan alkaen. Loput jäävät pöydälle nostopakaksi kuvapuoli alaspäin.
myllymatti-rules-title-collect = Ensimmäinen puolisko: korttien voittaminen
myllymatti-rules-duel = Tikistä pelaa aina kaksi pelaajaa. Jakajan vasemmalla puolella istuva aloittaa tikin, ja seuraava vasemmalla vastaa millä tahansa kortilla; kolmas katsoo sivusta. Suurempi arvo voittaa, maalla ei ole väliä. Voittaja laittaa molemmat kortit kuvapuoli alaspäin voitettujen pinoonsa ja aloittaa seuraavan tikin omaa vasenta naapuriaan vastaan.
myllymatti-rules-turn = Niin kauan kuin pakassa on vähintään kaksi korttia, saat kääntää sen päällimmäisen etkä pelaa kädestäsi. Käännetty kortti on silloin pelattu.
myllymatti-rules-bounce = Jos arvot ovat samat, kortit jäävät pöytään, ja samat kaksi pelaavat uudestaan samassa järjestyksessä. Voittaja saa kaikki pöydässä olevat kortit.
myllymatti-rules-draw-timing-after-trick = Tikin jälkeen, tasan menneenkin, molemmat nostavat pakasta, kunnes heillä on taas kolme korttia. Jos käänsit kortin, sinulla on kolme jo valmiiksi.
myllymatti-rules-draw-timing-immediate = Jos pelaat kortin kädestäsi, nostat pakasta heti uuden.
myllymatti-rules-draw-order-leader-first = Ensin nostaa se, joka aloitti.
myllymatti-rules-draw-order-winner-first = Ensin nostaa voittaja; jos arvot olivat samat, se, joka aloitti.
myllymatti-rules-title-trump = Valtti
myllymatti-rules-trump = Se, joka joutuu nostamaan pakan viimeisen kortin, näyttää sen kaikille: sen maa on toisen puoliskon valtti. Kortti ei tule käteen vaan menee nostajan voitettujen pinoon.
myllymatti-rules-halftime = Sitten pelataan nostamatta, kunnes jollakulla ei ole vuorollaan korttia. Kesken jääneen tikin kortti ja pöydälle tasatilanteesta jääneet kortit menevät kukin pelaajansa voitettujen pinoon. Kaikki näyttävät käteen jääneet korttinsa ja lisäävät ne omaan pinoonsa.
myllymatti-rules-title-shed = Toinen puolisko: korteista eroon
myllymatti-rules-lead = Nosta voittamasi kortit käteesi. Valttikortin nostanut aloittaa ensimmäisen tikin millä tahansa kortilla.
myllymatti-rules-beat = Sitten jokainen vuorollaan, myötäpäivään, joko kaataa tikin viimeisen kortin tai nostaa sen käteensä. Sen kaataa saman maan suurempi kortti tai valtti; valtin kaataa vain suurempi valtti. Kun kortti on nostettu, kaadettavana on sen alla oleva, vaikka olisit itse pelannut sen.
myllymatti-rules-must-beat-false = Kortin saa nostaa, vaikka sen voisi kaataa.
myllymatti-rules-must-beat-true = Kortin saa nostaa vain, jos sitä ei voi kaataa.
myllymatti-rules-complete = Tikki on täysi, kun siinä on yhtä monta korttia kuin sen alkaessa oli pelaajia mukana. Silloin sen kortit poistuvat pelistä, ja viimeisen kortin pelannut aloittaa seuraavan tikin. Jos hänellä ei ole enää kortteja, aloittaa häneltä vasemmalle seuraava, jolla niitä on.
myllymatti-rules-taken = Jos tikin ainoa kortti nostetaan, tikki on ohi, ja uuden aloittaa nostajasta vasemmalle seuraava, jolla on kortteja.
myllymatti-rules-out = Se, joka on päässyt eroon korteistaan, ei ole enää mukana, ja hänen vuoronsa jää väliin. Pöydässä olevaan tikkiin tarvitaan silti yhtä monta korttia kuin ennenkin.
myllymatti-rules-title-end = Jaon loppu
myllymatti-rules-end = Jako päättyy heti, kun kortteja on enää yhdellä: hän on hävinnyt.
myllymatti-rules-stall =
    { $n ->
        [one] Jos tikki ei toisella puoliskolla täyty heti ensimmäisestä kortista, jako päättyy, ja kaikki, joilla on kortteja, häviävät.
       *[other] Jos toisella puoliskolla yksikään tikki ei täyty { $n } peräkkäisen pelaamisen tai nostamisen aikana, jako päättyy, ja kaikki, joilla on kortteja, häviävät.
    }
myllymatti-rules-title-match = Koko peli
myllymatti-rules-single = Pelataan yksi jako.
myllymatti-rules-series = Pelataan { $n } jakoa ja lasketaan tappiot. Vähiten hävinnyt voittaa; jos vähiten hävinneitä on useita, voitto jaetaan.
myllymatti-rules-next-dealer-left = Seuraavan jaon jakaa aina jakajan vasemmalla puolella istuva.
myllymatti-rules-next-dealer-loser = Seuraavan jaon jakaa häviäjä. Jos häviäjiä on useita, jakaa jakajan vasemmalla puolella istuva.

## Sääntöjen ympärillä: kuka voittaa, pikaohje, esimerkit

myllymatti-primer-wins-series = Se, jolla on { $n } jaon jälkeen vähiten tappioita
myllymatti-primer-deal = Jakakaa kullekin kolme korttia; loput ovat nostopakka.
myllymatti-primer-duel = Ensimmäinen puolisko: pelaat kortin, ja vasemmalla puolellasi istuva pelaa toisen. Arvoltaan suurempi voittaa molemmat maasta riippumatta, ja voittaja aloittaa seuraavan tikin.
myllymatti-primer-bounce = Jos arvot ovat samat, samat kaksi pelaavat uudestaan kaikista korteista.
myllymatti-primer-draw = Täydentäkää kätenne nostopakasta kolmeen. Kun siinä on vähintään kaksi korttia, saat oman korttisi sijasta kääntää sen päällimmäisen. Viimeinen kortti näytetään: sen maa on valtti.
myllymatti-primer-beat = Kaada vuorollasi viimeinen kortti saman maan suuremmalla tai valtilla, tai nosta se käteesi.
myllymatti-primer-must-beat = Kaada vuorollasi viimeinen kortti saman maan suuremmalla tai valtilla. Vain jos et voi, nosta se käteesi.
myllymatti-primer-end = Se, jolle jää viimeisenä kortteja, häviää.
myllymatti-primer-trick = Kuningas voittaa ysin, vaikka maat ovat eri:
myllymatti-primer-tie = Kaksi kasia: tasatilanne. Samat kaksi pelaavat uudestaan, ja jätkä voittaa kaikki neljä korttia:
myllymatti-primer-beating = Hertta on valttia. Ysi kaataa oman maansa seiskan, ja pieni hertta kaataa ysin:
myllymatti-primer-tied = tasan

## Mikä muistetaan ensimmäiseltä kerralta

myllymatti-first-trump = Ensimmäinen määräämäsi valtti
myllymatti-first-trick = Ensimmäinen täyteen saatu tikki
