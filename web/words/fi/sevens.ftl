# Ristiseiska ja Pantti: mitä tapahtui, mitä pyydetään, miksi ei, ja säännöt.
# Pelaajien nimiä ei taivuteta. $card perusmuoto, $cardGen genetiivi, $cardPart partitiivi.

## Mitä tapahtui

sevens-play =
    { $you ->
        [yes] Pelasit { $cardGen }.
       *[no] { $seat } pelasi { $cardGen }.
    }
sevens-pass =
    { $you ->
        [yes] Ohitit vuorosi.
       *[no] { $seat } ohitti vuoronsa.
    }
sevens-pantti =
    { $you ->
        [yes] Sanoit ”Pantti!” ja sait panttimerkin.
       *[no] { $seat } sanoi ”Pantti!” ja sai panttimerkin.
    }
sevens-stop =
    { $you ->
        [yes] Lopetit siihen.
       *[no] { $seat } lopetti siihen.
    }
sevens-beg =
    { $you ->
        [yes] Et voinut pelata ja pyysit korttia. Antaja: { $to }.
       *[no]
        { $toYou ->
            [yes] { $seat } ei voi pelata ja pyytää sinulta korttia.
           *[no] { $seat } ei voi pelata ja pyytää korttia. Antaja: { $to }.
        }
    }
sevens-give =
    { $you ->
        [yes] Annoit { $cardGen }. Saaja: { $to }.
       *[no]
        { $toYou ->
            [yes] { $seat } antoi sinulle { $cardGen }.
           *[no] { $seat } antoi { $cardGen }. Saaja: { $to }.
        }
    }
sevens-caught =
    { $you ->
        [yes] Olisit voinut pelata! Kaikki muut antavat sinulle kortin.
       *[no] { $seat } olisi voinut pelata! Kaikki muut antavat sakkokortin.
    }
sevens-out =
    { $you ->
        [yes] Se oli viimeinen korttisi: voitit jaon!
       *[no] { $seat } pääsi eroon korteistaan ja voitti jaon.
    }
sevens-stalled = Kukaan ei ole pelannut korttia pitkään aikaan: jako päättyy tähän.

## Mitä pelaajat sanovat

sevens-says-pantti = Pantti!
sevens-says-beg = Saisinko kortin?
sevens-says-pass = Ohi

## Mitä sinulta pyydetään

sevens-prompt-first = Sinulla on { $card }: aloita sillä.
sevens-prompt-turn = Sinun vuorosi: pelaa kortti.
sevens-prompt-bonus = Ässä tai kuningas: voit pelata vielä yhden kortin tai lopettaa.
sevens-prompt-pass = Mikään korttisi ei käy: ohita vuoro.
sevens-prompt-pantti = Mikään korttisi ei käy: sano ”Pantti!” ja ota panttimerkki.
sevens-prompt-beg = Mikään korttisi ei käy: pyydä kortti. Antaja: { $to }.
sevens-prompt-give = { $to } pyytää sinulta korttia: valitse, minkä annat.
sevens-prompt-penalty = { $to } olisi voinut pelata: valitse sakkokortti, jonka annat.
prompt-wait =
    { $you ->
        [yes] Sinun vuorosi.
       *[no] Vuorossa { $seat }.
    }
prompt-deal-over = Jako on päättynyt.
prompt-match-over = Peli on päättynyt.

## Mitä voi tehdä

action-play = Pelaa { $card }
sevens-action-play-low = Pelaa { $card } kakkosen päälle
sevens-action-play-high = Pelaa { $card } kuninkaan päälle
sevens-action-stop = Lopeta tähän
sevens-action-pass = Ohita vuoro
sevens-action-pantti = Pantti! Ota merkki
sevens-action-beg = Pyydä kortti (antaja { $to })
sevens-action-give = Anna { $card } (saaja { $to })

## Miksi ei

not-an-action = ”{ $text }” ei ole tämän pelin siirto.
deal-over = Jako on päättynyt.
not-your-card = Sinulla ei ole { $cardPart }.
seven-of-clubs-first = Jaon aloituskortti on { $card }.
seven-first = Ensin jonkun on pelattava { $card }.
needs-card = Ensin jonkun on pelattava { $card }.
six-first = Kutonen tulee ennen kasia: ensin jonkun on pelattava { $card }.
eight-first = Alaspäin jatketaan vasta kasin jälkeen: ensin jonkun on pelattava { $card }.
already-laid = Se on jo pöydässä: { $card }.
must-play = Sinulla on kortti, joka käy: vuoroa ei saa ohittaa.
nothing-to-stop = Lopettaa voi vain ässän tai kuninkaan jälkeen.
choose-end = Ässä käy nyt sekä kakkosen että kuninkaan päälle: valitse, mihin tulee { $card }.
ace-low = Tässä jaossa ässät pelataan kakkosten päälle.
ace-high = Tässä jaossa ässät pelataan kuninkaiden päälle.
ace-open = Ensin pöytään tarvitaan saman maan kakkonen tai kuningas: { $card } tulee jommankumman päälle.
cannot-beg-yet = Ensimmäisellä vuorolla ei pyydetä korttia: ohita vuoro.
must-beg = Pelkkä ohitus ei käy: pyydä kortti.
must-give = { $to } odottaa korttia: anna se ensin.
nobody-asks = Kukaan ei pyydä sinulta korttia.
pass-alone = Kellään ei ole antaa korttia: ohita vuoro.
stop-instead = Olet jo pelannut: lopeta, jos et halua jatkaa.
no-begging = Tässä pelissä kortteja ei pyydetä.

## Miksi mestari tekisi niin
# $cards korttirivi, $n korttien määrä. Muilla on ne kortit, jotka eivät ole pöydässä eivätkä omassa kädessä.

sevens-reason-yours = Kaikki, mikä tulee vielä { $cardGen } jälkeen, on sinun kädessäsi: { $cards }.
sevens-reason-behind = { $card } päästää pelaamaan omia korttejasi: { $cards }.
sevens-reason-far = Pöytään pitää saada { $n } korttia ennen kuin voit pelata { $cardGen }, ja tämä on niistä yksi.
sevens-reason-free-turn = { $cardGen } jälkeen saat heti pelata vielä kortin: { $cards } käy.
sevens-reason-end = { $cardGen } takana ei odota mitään: siitä ei ole muille apua.
sevens-reason-holds-back = Näiden takana odottaa vain muiden kortteja, ja useampia kuin { $cardGen } takana: { $cards }.
sevens-reason-last = { $card } on viimeinen korttisi: sillä voitat jaon.
sevens-reason-penalty = Joka pyytää tai ohittaa, vaikka voisi pelata, saa kortin kaikilta muilta, joilla on antaa.
sevens-reason-fewest =
    { $n ->
        [one] Vain yksi kortti odottaa { $cardGen } takana; muiden vaihtoehtojesi takana ei ole vähempää.
       *[other] { $n } korttia odottaa { $cardGen } takana; muiden vaihtoehtojesi takana ei ole vähempää.
    }
sevens-reason-dear = Valittavista korteista { $card } maksaisi sinulle eniten pisteitä.
sevens-reason-keeps = Näitä voi huoletta säästää, sillä kukaan muu ei voi pelata sinun korttejasi: { $cards }.
sevens-reason-serves = Mikä tahansa korttisi avaisi tietä vain muille: { $cards }.
sevens-reason-farthest =
    { $n ->
        [one] Yksi muiden kortti on pelattava ennen { $cardPart }; mikään korttisi ei odota useampaa.
       *[other] { $n } muiden korttia on pelattava ennen { $cardPart }; mikään korttisi ei odota useampaa.
    }
sevens-reason-distant = { $n } muiden korttia on pelattava ennen { $cardPart }.
sevens-reason-locked = { $to } voi pelata { $cardGen } vasta, kun olet pelannut tätä ennen tulevat korttisi: { $cards }.
sevens-reason-all-open = Kaikki korttisi voisi pelata heti, ja vähiten kortteja odottaa { $cardGen } takana.
sevens-reason-useless = Mikään korttisi ei odota { $cardGen } takana.

## Paikat ja esineet

sevens-place-low = Alapino, { $suit }
sevens-place-seven = Seiskan paikka, { $suit }
sevens-place-high = Yläpino, { $suit }
place-stock = Nostopakka
zone-generic = { $zone }
mark-token = Panttimerkki

## Pisteet

sevens-score-cards = Käteen jäi: { $cards }
sevens-score-token = Panttimerkki jäi käteen
sevens-score-token-exempt = Panttimerkki jäi käteen, mutta voittaja ei maksa siitä
sevens-score-out = Kortit loppuivat

## Säännöt

sevens-rules-title-aim = Pelin tavoite
sevens-rules-aim = Pyri pääsemään ensimmäisenä eroon korteistasi. Ne pelataan pöytään maittain, seiskoista ulospäin.
sevens-rules-title-deal = Jako
sevens-rules-deal =
    { $players ->
        [3] Kolme pelaajaa, 52 kortin pakka ilman jokereita. Jakaja jakaa koko pakan kortti kerrallaan myötäpäivään, vasemmanpuoleisesta pelaajasta alkaen. Yksi saa 18 korttia, muut 17.
        [4] Neljä pelaajaa, 52 kortin pakka ilman jokereita. Jakaja jakaa koko pakan kortti kerrallaan myötäpäivään, vasemmanpuoleisesta pelaajasta alkaen. Jokainen saa 13 korttia.
        [5] Viisi pelaajaa, 52 kortin pakka ilman jokereita. Jakaja jakaa koko pakan kortti kerrallaan myötäpäivään, vasemmanpuoleisesta pelaajasta alkaen. Kaksi saa 11 korttia, muut 10.
       *[other] { $players } pelaajaa, 52 kortin pakka ilman jokereita. Jakaja jakaa koko pakan kortti kerrallaan myötäpäivään, vasemmanpuoleisesta pelaajasta alkaen. Jotkut voivat saada yhden kortin enemmän kuin toiset.
    }
sevens-rules-start = Se, jolla on ristiseiska, aloittaa pelaamalla sen pöytään. Vuoro kiertää myötäpäivään, vasemmalle. Seuraavan jaon jakaa jakajan vasemmalla puolella istuva.
sevens-rules-title-layout = Pöytä
sevens-rules-layout = Neljä maata ovat vierekkäin, kunkin seiska keskellä. Seiskan alapuolelle tulee kutonen ja sen päälle vitonen, nelonen ja niin edelleen alaspäin. Yläpuolelle tulee kasi ja sen päälle ysi, kymppi ja niin edelleen kuninkaaseen asti. Kun ristiseiska on pöydässä, muut seiskat saa pelata millä vuorolla tahansa.
sevens-rules-opening-six-then-eight = Seiskan jälkeen maata jatketaan kutosella ja sitten kasilla. Vasta kun molemmat ovat pöydässä, jatketaan kumpaankin suuntaan: vitonen kutosen päälle, ysi kasin päälle ja niin edelleen.
sevens-rules-opening-six-only = Seiskan jälkeen maata jatketaan kutosella. Sen jälkeen maa kasvaa kumpaankin suuntaan: vitonen tulee kutosen päälle ja kasi seiskan yläpuolelle.
sevens-rules-opening-free = Heti kun maan seiska on pöydässä, kutosen ja kasin saa pelata kummassa järjestyksessä tahansa, ja kumpikin pino kasvaa omaan tahtiinsa.
sevens-rules-closed = Pino, johon ei voi enää pelata, käännetään nurin.
sevens-rules-title-turn = Vuorosi
sevens-rules-must-play = Jos voit pelata, on pakko: pelaa yksi valitsemasi kortti. Vuoroa ei saa ohittaa, jos kädessä on kortti, joka käy.
sevens-rules-bonus-turn-true = Ässän tai kuninkaan pelannut saa heti pelata vielä yhden kortin tai lopettaa. Jos sekin on ässä tai kuningas, jatketaan samoin; mikä tahansa muu kortti päättää vuoron.
sevens-rules-bonus-turn-false = Vuorolla pelataan yksi kortti, oli se mikä tahansa.
sevens-rules-title-unable = Kun et voi pelata
sevens-rules-unable-token = Jos et voi pelata, sano ”Pantti!” ja ota panttimerkki, vaikkapa kolikko, pöydän keskeltä tai siltä, jolla se on. Jos se on jo sinulla, pidät sen. Vuorosi päättyy. Merkkejä on vain yksi. Lopettaminen ässän tai kuninkaan jälkeen ei ole ohitus eikä siirrä merkkiä.
sevens-rules-unable-beg = Jos et voi pelata, pyydä kortti. Antaja valitsee minkä tahansa korttinsa ja antaa sen kuvapuoli alaspäin. Saamaasi korttia et voi pelata heti: vuorosi päättyy.
sevens-rules-beg-first-turn = Jaon ensimmäisellä vuorolla ei pyydetä; silloin vuoro vain ohitetaan.
sevens-rules-beg-giver = Kortti pyydetään oikealla puolella istuvalta. Viimeistä korttia ei tarvitse antaa: jos hänellä on vain yksi, pyydetään seuraavalta oikealla, ja niin edelleen. Jos kaikilla muilla on vain yksi kortti, vuoro ohitetaan.
sevens-rules-false-beg-forbid = Korttia ei saa pyytää, jos voi pelata.
sevens-rules-false-beg-penalise = Joka pyytää korttia, vaikka voisi pelata, tai ohittaa silloin ensimmäisen vuoronsa, saa rangaistuksen: tavallisen antajan sijasta jokainen vastustaja, jolla on vähintään kaksi korttia, antaa yhden, ja vuoro päättyy.
sevens-rules-title-ace = Ässät
sevens-rules-ace-low = Ässä on pienin kortti: se pelataan maansa kakkosen päälle ja päättää alapinon. Kuningas päättää yläpinon.
sevens-rules-ace-first-ace-decides = Jaon ensimmäisen ässän saa pelata joko maansa kakkosen tai kuninkaan päälle. Kaikki muut saman jaon ässät on pelattava samaan päähän.
sevens-rules-title-end = Jaon loppu
sevens-rules-end = Jako päättyy heti, kun joku pelaa viimeisen korttinsa. Hän on voittanut jaon.
sevens-rules-stall =
    { $n ->
        [one] Jos kukaan ei pelaa korttia kokonaiseen kierrokseen, jako päättyy, ja se voittaa, jolla on vähiten kortteja.
       *[other] Jos kukaan ei pelaa korttia { $n } kierrokseen, jako päättyy, ja se voittaa, jolla on vähiten kortteja.
    }
sevens-rules-title-score = Pisteet
sevens-rules-score-cards = Jokainen laskee käteen jääneet korttinsa: kakkosesta kymppiin numeron mukaan, jätkä 11, rouva 12 ja kuningas 13. Pisteet ovat pahasta.
sevens-rules-score-none = Pisteitä ei lasketa. Ensimmäisenä korteistaan päässyt on voittanut.
sevens-rules-ace-points-auto = Ässä on 1 piste; jos ässät pelattiin siinä jaossa kuninkaiden päälle, se on 14.
sevens-rules-ace-points-1 = Ässä on 1 piste.
sevens-rules-ace-points-14 = Ässä on 14 pistettä.
sevens-rules-token-points =
    { $points ->
        [one] Se, jolla on panttimerkki jaon päättyessä, saa 1 pisteen lisää. Sitten merkki palaa pöydän keskelle.
       *[other] Se, jolla on panttimerkki jaon päättyessä, saa { $points } pistettä lisää. Sitten merkki palaa pöydän keskelle.
    }
sevens-rules-token-winner-true = Tämä koskee myös jaon voittajaa.
sevens-rules-token-winner-false = Jaon voittaja ei maksa panttimerkistä.
sevens-rules-title-match = Koko peli
sevens-rules-target =
    { $points ->
        [one] Jakoja pelataan, kunnes jollakulla on vähintään 1 piste. Silloin pienin summa voittaa.
       *[other] Jakoja pelataan, kunnes jollakulla on vähintään { $points } pistettä. Silloin pienin summa voittaa.
    }
sevens-rules-single = Pelataan yksi jako. Korteistaan päässyt voittaa, muut seuraavat pisteiden mukaan.

## Virheet

error-unknown-game = Peliä ”{ $name }” ei ole.
error-unknown-option = Talon sääntöä ”{ $name }” ei ole.
error-bad-value = ”{ $text }” ei käy arvoksi: ”{ $name }”.
error-bad-save = Tätä peliä ei voi lukea: { $text }
error-not-your-turn = Nyt ei ole sinun vuorosi.
error-no-match = Pöydässä ei ole peliä.
error-bad-request = Sivu ja pelimoottori eivät ymmärrä toisiaan. Lataa sivu uudelleen.
error-illegal = Se ei käy nyt: { $text }
error-deal-running = Jako on vielä kesken.
error-match-over = Peli on päättynyt.
error-nothing-to-undo = Mitään ei ole peruttavana.
error-nothing-to-redo = Mitään ei ole palautettavana.
