# Omien jakojen tilastot ja päivän jaot.

stats-title = Tilastot
stats-empty = Ei vielä laskettavaa
    .what = Pelaa jako loppuun: siitä alkaen näet täällä, kuinka usein voitat, miten tuloksesi kehittyvät ja miten hyviä siirtosi ovat.
stats-play = Peleihin
stats-none-of-game = { $game }: yhtään jakoa ei ole vielä laskettu.
stats-moves = Siirtosi
stats-between = { $game }: pelaat tasojen { $lower } ja { $upper } välissä.
stats-above = { $game }: pelaat vähintään yhtä hyvin kuin { $level }.
stats-below = { $game }: siirtosi maksavat vielä enemmän kuin tasolla { $level }.
stats-loss =
    { $unit ->
        [unit-wins] Siirto pienentää voiton mahdollisuutta keskimäärin { $n } %
        [unit-losses] Siirto suurentaa häviön riskiä keskimäärin { $n } %
       *[other] Siirto maksaa sinulle keskimäärin: { $amount }
    } (arvioitu: { $moves }).
stats-loss-how = Verrattuna siihen, mitä vastustajien omat siirrot maksavat samalla tavalla mitattuna tavallisin säännöin.
stats-players =
    { $n ->
        [one] { $n } pelaaja.
       *[other] { $n } pelaajaa.
    }
stats-deals = Jakoja
stats-won = Voitettu
stats-average =
    { $unit ->
        [penalties] Miinuspisteitä keskimäärin
        [chips] Pelimerkkejä keskimäärin
        [losses] Hävitty
       *[points] Pistejohto keskimäärin
    }
stats-best = Paras tulos
stats-record = uusi ennätys
stats-worst = Huonoin tulos
stats-run = Voittoja peräkkäin
stats-run-left = Jakoja ilman tappiota
stats-longest = pisin: { $n }
stats-practice =
    { $deals ->
        [one] { $deals } jako erikseen, voitettu { $wins }.
       *[other] { $deals } jakoa erikseen, voitettu { $wins }.
    }
stats-practice-left =
    { $deals ->
        [one] { $deals } jako erikseen, hävitty { $lost }.
       *[other] { $deals } jakoa erikseen, hävitty { $lost }.
    }
stats-against = Vastustajat: { $rivals }
stats-against-with = Vastustajat: { $rivals } · pelipari: { $partners }
stats-course =
    { $n ->
       *[other] Keskiarvo { $n } jaosta: alussa { $first }, lopussa { $last }
    }
stats-course-what = Viiva on kymmenen viime jaon keskiarvo, ylöspäin on parempaan. Jokainen piste on jako, kultainen voitettu.
stats-latest = Viimeisimmät jaot
stats-all = Kaikki pelit
stats-streak = Päiviä putkessa
stats-learned = Opittuja pelejä
stats-of = { $n }/{ $of }
stats-weeks = Viimeiset { $n } viikkoa:
stats-weeks-aloud = Viimeiset { $n } viikkoa: jakoja { $deals }, niistä voitettu { $wins }
stats-best-day = Paras päivä
stats-worst-day = Vaikein päivä
stats-won-of = voitettu { $n }/{ $of }
stats-not-lost-of = häviämättä { $n }/{ $of }
stats-games = Mitä pelaat
stats-count =
    { $n ->
        [one] { $n } jako
       *[other] { $n } jakoa
    }
stats-levels = Vastustajien tason mukaan
stats-levels-what = Merkki näyttää, minkä verran pelkkä sattuma antaisi.
stats-details = Tarkemmin: { $game }
stats-intervals = Suluissa ja ±-merkin jäljessä ovat 95 %:n luottamusvälit.
stats-day = Päivä
stats-result =
    { $unit ->
        [penalties]
            { $n ->
                [one] { $signed } miinuspiste
               *[other] { $signed } miinuspistettä
            }
        [chips]
            { $n ->
                [one] { $signed } pelimerkki
               *[other] { $signed } pelimerkkiä
            }
        [losses]
            { $n ->
                [1] tappio
               *[other]
                    { $won ->
                        [yes] voitto
                       *[no] ei tappiota
                    }
            }
        [wins]
            { $won ->
                [yes] voitto
               *[no] ei voittoa
            }
       *[points]
            { $n ->
                [one] { $signed } piste
               *[other] { $signed } pistettä
            }
    }
stats-what = Jokainen jako, jonka pelaat loppuun yksin vastustajia vastaan, lasketaan kerran. Harjoitus on erikseen: jaot, joissa otit siirron takaisin tai sait vihjeen, samat kortit uudestaan sekä se, mitä linkeistä ja pöytäkirjoista aukeaa. Jakoja, joissa usea ihminen pelaa samalla laitteella, ei lasketa. Kaikki pysyy tässä selaimessa.

stats-file = Ota mukaan
stats-file-what = Kaikki yhtenä tiedostona toista laitetta varten tai varmuuskopioksi. Tuotu lisätään entisiin, eikä mitään lasketa kahdesti.
stats-export = Tallenna tiedostoksi
stats-import = Tuo tiedosto…
stats-erase = Tyhjennä
stats-erase-title = Tyhjennetäänkö tilastot?
stats-erase-what = Kaikki lasketut jaot ja päivän jakojen tulokset. Niitä ei saa takaisin. Pelisi säilyvät.
stats-erased = Tyhjennetty.
stats-file-read = Tiedosto on lisätty.
stats-file-foreign = Tiedostossa ei ole Kortin tilastoja. Mikään ei muuttunut.
stats-file-damaged = Tiedosto on viallinen tai vajaa. Mikään ei muuttunut.
stats-file-later = Tiedosto on uudemmasta Kortista. Lataa sivu uudestaan ja yritä sitten. Mikään ei muuttunut.

## Päivän jaot

today-title = Päivän jako
today-back = Tämän päivän jakoihin
today-begun = Olet aloittanut
today-seen = Olet nähnyt nämä kortit: uudestaan pelaaminen on harjoitusta
today-again = Harjoittele
today-late = myöhässä
today-mark-later = mestari ei ole vielä pelannut
today-mark =
    { $how ->
        [better] parempi kuin mestari: { $mark }
        [worse] mestari pärjäsi paremmin: { $mark }
       *[same] sama kuin mestarilla: { $mark }
    }
today-practice = Vihjeen, takaisinoton tai ennalta nähtyjen korttien kanssa se on harjoitusta eikä päivän tulos.
today-line = Kortti, { $game }, { $date }: { $result }
today-line-mark = Kortti, { $game }, { $date }: { $result } (mestari: { $mark })
today-month-before = Edellinen kuukausi
today-month-after = Seuraava kuukausi
today-what = Samat kortit kaikille. Ensimmäinen kerta lasketaan, ilman vihjeitä ja takaisinottoja. Uudet tulevat kello { $time }.
today-past = Menneen päivän jaot. Voit yhä pelata ne; ne merkitään myöhästyneiksi eivätkä pidennä putkeasi.
today-others = Päivän muut pelit
today-opening = { $game }: päivän jaon alku
today-place =
    { $left ->
        [0] sija { $place }/{ $of }
        [one] sija { $place }/{ $of }, { $left } kortti jäljellä
       *[other] sija { $place }/{ $of }, { $left } korttia jäljellä
    }
today-run =
    { $n ->
        [one] Putki: { $n } päivä
       *[other] Putki: { $n } päivää
    }
today-run-forgives = Yksi väliin jäänyt päivä ei katkaise sitä.
today-filled = Pelattu { $n } päivänä, mahdollisia { $of }
today-day =
    { $others ->
        [0] { $date }, { $game }: laskettu { $count }
       *[other] { $date }, { $game }: laskettu { $count }, myöhässä tai harjoitusta { $others }
    }
today-header = Päivän jako, { $date }
today-counts-yes = lasketaan
today-counts-late = myöhässä
today-counts-practice = harjoitus
today-help-title = Saako tästä tulla harjoitus?
today-help = Tämä on päivän jako. Vihjeen tai takaisinoton jälkeen se on harjoitusta eikä päivän tulos.
today-help-take = Ota apu
today-help-no = Jatka ilman apua
today-only = Se oli päivän jako. Muiden pelien päivän jaot ovat sivulla ”Päivän jako”.

## Kerran sanottua: ensimmäiset kerrat ja kokeiltava taso

first-won = Ensimmäinen voitto: { $game }
level-to-try =
    { $kind ->
        [lost] Hävisit viimeisistä { $of } jaosta { $some }. Kokeile joskus tätä tasoa: { $level }.
       *[won] Voitit viimeisistä { $of } jaosta { $some }. Kokeile joskus tätä tasoa: { $level }.
    }
