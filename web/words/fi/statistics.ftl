# Omien jakojen tilastot ja päivän jaot.

stats-title = Tilastot
stats-empty = Pelaa ensimmäinen jakosi
    .what = Jokaisesta pelipäivästä tulee tähän silmukka.
stats-wins =
    { $n ->
        [one] { $n } voitettu jako
       *[other] { $n } voitettua jakoa
    }
stats-of-played = pelattu { $n }
stats-of-practice = + harjoitusta { $n }
stats-practised =
    { $n ->
        [one] { $n } harjoitusjako
       *[other] { $n } harjoitusjakoa
    }
stats-begun = Ensimmäinen voittosi ilman apua lasketaan tähän.
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
stats-played = Pelattu
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
stats-practice-what = Harjoitus on jako, jossa oli opastus tai apua tai jonka kortit tunsit.
stats-mixed = eritasoiset
stats-against = Vastustajat: { $rivals }
stats-against-with = Vastustajat: { $rivals } · pelipari: { $partners }
stats-course =
    { $n ->
       *[other] Keskiarvo { $n } jaosta: alussa { $first }, lopussa { $last }
    }
stats-course-what = Viiva on kymmenen viime jaon keskiarvo, ylöspäin on parempaan. Jokainen piste on jako, kultainen voitettu.
stats-latest = Viimeisimmät jaot
stats-weeks-aloud = Viimeiset { $n } viikkoa: jakoja { $deals }, niistä voitettu { $wins }
stats-stitches = Silmukka joka päivästä:
stats-best-day = Paras päivä
stats-worst-day = Vaikein päivä
stats-won-of = voitettu { $n }/{ $of }
stats-firsts = Ensimmäistä kertaa
stats-to-come = ei vielä
stats-not-lost-of = häviämättä { $n }/{ $of }
stats-games = Pelisi
stats-games-to-play = Vielä kokematta
stats-count =
    { $n ->
        [one] { $n } jako
       *[other] { $n } jakoa
    }
stats-levels = Voitot vastustajien tason mukaan
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
stats-what = Mitä lasketaan
    .text = Jokainen jako, jonka pelaat loppuun yksin vastustajia vastaan, kerran. Ohjatut jaot, jaot, joissa otit siirron takaisin tai sait vihjeen, samat kortit uudestaan sekä se, mitä linkeistä ja pöytäkirjoista aukeaa, ovat harjoitusta: niistä tulee silmukoita ja ensikertoja ja ne näkyvät pelien kohdalla, ja tasojen alla niillä on oma vaalea palkki. Jakoja, joissa usea ihminen pelaa samalla laitteella, ei lasketa. Kaikki pysyy tässä selaimessa.

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
today-begun = Olet aloittanut
today-seen = Olet nähnyt nämä kortit: uudestaan pelaaminen on harjoitusta
today-again = Harjoittele
today-late = myöhässä
today-mark-later = Mestari ei ole vielä pelannut sitä.
today-both = Sinä ja mestari
today-mark =
    { $how ->
        [better] Parempi kuin mestari ({ $mark })
        [worse] Mestari pärjäsi paremmin ({ $mark })
       *[same] Yhtä hyvä kuin mestari
    }
today-against =
    { $how ->
        [better] Parempi kuin mestari!
        [worse] Mestari pärjäsi paremmin.
       *[same] Yhtä hyvä kuin mestari!
    }
today-practice = Vihjeen, takaisinoton tai ennalta nähtyjen korttien kanssa se on harjoitusta eikä päivän tulos.
today-line = Kortti, { $game }, { $date }
today-line-mark = mestari: { $mark }
today-month-before = Edellinen kuukausi
today-month-after = Seuraava kuukausi
today-what = Samat kortit kaikille. Ensimmäinen kerta lasketaan, ilman vihjeitä ja takaisinottoja.
today-expert = Mestari, tietokoneen paras pelaaja, pelaa samoilla korteilla.
today-next =
    { $midnight ->
        [yes] Uudet jaot keskiyöllä.
       *[no] Uudet jaot kello { $time }.
    }
today-to-come = Päivän { $date } jako ei ole vielä auki tämän laitteen kellon mukaan. Tässä on tämän päivän jako.
today-past = Menneen päivän jaot. Voit yhä pelata ne; ne merkitään myöhästyneiksi eivätkä pidennä putkeasi.
today-others = Päivän muut pelit
today-opening = { $game }: päivän jaon alku
today-ended = { $game }: päivän jaon loppu
today-place =
    { $shared ->
        [yes] jaettu sija
       *[no] sija
    } { $place }/{ $of }{ $left ->
        [0] {""}
        [one] , { $left } kortti jäljellä
       *[other] , { $left } korttia jäljellä
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
today-won = voitettu
today-header = Päivän jako, { $date }
today-counts-yes = lasketaan
today-counts-late = myöhässä
today-counts-practice = harjoitus
today-help-title = Saako tästä tulla harjoitus?
today-help = Tämä on päivän jako. Vihjeen tai takaisinoton jälkeen se on harjoitusta eikä päivän tulos.
today-help-take = Ota apu
today-help-no = Jatka ilman apua
today-only = Se oli päivän jako. Muiden pelien päivän jaot ovat sivulla ”Päivän jako”.
today-undo = Tämä tulos lasketaan, joten mitään ei voi perua. Jakoa voi harjoitella sivulla ”Päivän jako”.

## Kerran sanottua: ensimmäiset kerrat ja kokeiltava taso

first-won = Ensimmäinen voitto: { $game }
level-to-try =
    { $kind ->
        [lost] Hävisit viimeisistä { $of } jaosta { $some }. Kokeile joskus tätä tasoa: { $level }.
       *[won] Voitit viimeisistä { $of } jaosta { $some }. Kokeile joskus tätä tasoa: { $level }.
    }
