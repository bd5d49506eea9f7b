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
        [yes] Passasit.
       *[no] { $seat } passasi.
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
        [yes] Et voinut pelata ja pyysit kortin pelaajalta { $to }.
       *[no]
        { $toYou ->
            [yes] { $seat } ei voi pelata ja pyytää sinulta korttia.
           *[no] { $seat } ei voi pelata ja pyytää korttia pelaajalta { $to }.
        }
    }
sevens-give =
    { $you ->
        [yes] Annoit { $cardGen } pelaajalle { $to }.
       *[no]
        { $toYou ->
            [yes] { $seat } antoi sinulle { $cardGen }.
           *[no] { $seat } antoi { $cardGen } pelaajalle { $to }.
        }
    }
sevens-caught =
    { $you ->
        [yes] Olisit voinut pelata! Vastustajat, joilla on antaa, antavat sinulle kortin.
       *[no] { $seat } olisi voinut pelata! Vastustajat, joilla on antaa, antavat hänelle kortin.
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
sevens-says-pass = Passaan
# Said when a card is given: by the giver if you are $to, else by $to.
sevens-peak-give =
    { $toYou ->
        [yes] Ole hyvä!
       *[no] Kiitos!
    }

## Mitä sinulta pyydetään

sevens-prompt-first = Sinulla on { $card }: aloita sillä.
sevens-prompt-turn = Sinun vuorosi: pelaa kortti.
sevens-prompt-bonus = Ässä tai kuningas: voit pelata vielä yhden kortin tai lopettaa.
sevens-prompt-pass = Mikään korttisi ei käy: passaa.
sevens-prompt-pantti = Mikään korttisi ei käy: sano ”Pantti!” ja ota panttimerkki.
sevens-prompt-beg = Mikään korttisi ei käy: pyydä kortti pelaajalta { $to }.
sevens-prompt-give = { $to } pyytää sinulta korttia: valitse, minkä annat.
sevens-prompt-penalty = { $to } olisi voinut pelata: valitse sakkokortti, jonka annat.
prompt-wait =
    { $you ->
        [yes] Sinun vuorosi.
       *[no] Vuorossa { $seat }.
    }
# $seat valitsee, mitä $to saa.
sevens-wait-give =
    { $toYou ->
        [yes] { $seat } valitsee kortin, jonka antaa sinulle.
       *[no] { $seat } valitsee kortin, jonka antaa pelaajalle { $to }.
    }
prompt-deal-over = Jako on päättynyt.
prompt-match-over = Peli on päättynyt.

## Mitä voi tehdä

action-play = Pelaa { $card }
sevens-action-play-low = Pelaa { $card } kakkosen päälle
sevens-action-play-high = Pelaa { $card } kuninkaan päälle
sevens-action-stop = Lopeta tähän
sevens-action-pass = Passaa
sevens-action-pantti = Pantti! Ota merkki
sevens-action-beg = Pyydä kortti pelaajalta { $to }
sevens-action-give = Anna { $card } pelaajalle { $to }

## Miksi ei

not-an-action = ”{ $text }” ei ole tämän pelin siirto.
deal-over = Jako on päättynyt.
not-your-card = Sinulla ei ole { $cardPart }.
wrong-place = { $card } ei käy tähän: sopivat paikat on merkitty.
one-card = Kortit pelataan yksitellen: valitse vain yksi.
seven-of-clubs-first = Jaon aloituskortti on { $card }.
seven-first = Ei vielä: ensin on pelattava { $card }.
needs-card = Ei vielä: ensin on pelattava { $card }.
six-first = Kutonen tulee ennen kasia: ensin on pelattava { $card }.
eight-first = Vitonen odottaa kasia: ensin on pelattava { $card }.
already-laid = { $card } on jo pöydässä.
must-play = Voit pelata, joten sinun on pelattava: pelaa kortti.
nothing-to-stop = Lopettaa voi vain ässän tai kuninkaan jälkeen.
choose-end = Ässä käy nyt sekä kakkosen että kuninkaan päälle: valitse, mihin tulee { $card }.
ace-low = Tässä jaossa ässät pelataan kakkosten päälle.
ace-high = Tässä jaossa ässät pelataan kuninkaiden päälle.
ace-open = { $card } tulee oman maansa kakkosen tai kuninkaan päälle: jommankumman on oltava ensin pöydässä.
cannot-beg-yet = Ensimmäisellä vuorollasi et voi pyytää korttia: passaa.
must-beg = Pelkkä passaaminen ei käy: pyydä kortti.
must-give = { $to } odottaa korttia: anna se ensin.
nobody-asks = Kukaan ei pyydä sinulta korttia.
pass-alone = Kellään ei ole antaa korttia: passaa.
stop-instead = Olet jo pelannut: lopeta, jos et halua jatkaa.
no-begging = Tässä pelissä kortteja ei pyydetä.

## Miksi mestari tekisi niin
# $cards korttirivi, $n korttien määrä. Muilla on ne kortit, jotka eivät ole pöydässä eivätkä omassa kädessä.

sevens-reason-yours = { $card } päästää pöytään vain omia korttejasi: { $cards }.
sevens-reason-behind = { $card } päästää pelaamaan omia korttejasi: { $cards }.
sevens-reason-far = Ennen kuin voit pelata { $cardGen }, pöytään on pelattava { $n } korttia, ja tämä on niistä yksi.
sevens-reason-free-turn = { $cardGen } jälkeen saat heti pelata vielä kortin, esimerkiksi: { $cards }.
sevens-reason-end = { $cardGen } jälkeen ei tule mitään: siitä ei ole muille apua.
sevens-reason-holds-back = Nämä avaisivat tietä vain muille, ja pidemmälle kuin { $card }: { $cards }.
sevens-reason-last = { $card } on viimeinen korttisi: sillä voitat jaon.
sevens-reason-penalty = Jos pyytää tai passaa, vaikka voisi pelata, saa kortin kaikilta, joilla on antaa.
sevens-reason-fewest =
    { $n ->
        [one] { $cardGen } jälkeen tulee vähemmän kortteja (vain yksi) kuin muiden vaihtoehtojesi jälkeen.
       *[other] { $cardGen } jälkeen tulee vähemmän kortteja ({ $n }) kuin muiden vaihtoehtojesi jälkeen.
    }
sevens-reason-dear = Valittavista korteista { $card } maksaisi sinulle eniten pisteitä.
sevens-reason-late = { $to }: jäljellä enää yksi kortti, ja { $card } maksaisi sinulle { $n } pistettä.
sevens-reason-keeps = Nämä voivat odottaa, sillä kukaan muu ei voi pelata sinun korttejasi: { $cards }.
sevens-reason-serves = Jokainen näistä avaisi tietä vain muille: { $cards }.
sevens-reason-farthest =
    { $n ->
        [one] { $card } odottaa korteistasi kauimmin: sitä ennen on pelattava yksi muiden kortti.
       *[other] { $card } odottaa korteistasi kauimmin: sitä ennen on pelattava { $n } muiden korttia.
    }
sevens-reason-distant = { $n } muiden korttia on pelattava ennen { $cardPart }.
sevens-reason-locked = { $to } voi pelata { $cardGen } vasta, kun olet pelannut tätä ennen tulevat korttisi: { $cards }.
sevens-reason-all-open = Voisit pelata kaikki korttisi heti, ja vähiten tietä muille avaa { $card }.
sevens-reason-useless = { $card } ei avaa tietä yhdellekään kortillesi.
sevens-reason-end-waited =
    { $toYou ->
        [yes] Pidit
       *[no] { $to } piti
    } kädessä { $cardGen }, jota { $n ->
        [one] odotti
       *[other] odottivat
    } { $cards }.
sevens-reason-end-always =
    { $you ->
        [yes] Sinulla oli joka vuorolla pelattava kortti.
       *[no] Pelaajalla { $seat } oli joka vuorolla pelattava kortti.
    }
sevens-reason-end-often =
    { $you ->
        [yes] Jäit
       *[no] { $seat } jäi
    } ilman pelattavaa { $n ->
        [one] kerran
       *[other] { $n } kertaa
    }.
sevens-reason-end-late =
    Seuraavaksi olisi käynyt { $cards }, mutta { $toYou ->
        [yes] ehdit
       *[no] { $to } ehti
    } ensin.
sevens-reason-end-seldom =
    { $you ->
        [yes] Jäit
       *[no] { $seat } jäi
    } ilman pelattavaa vain { $n ->
        [one] kerran
       *[other] { $n } kertaa
    }, joku muu { $most } kertaa.

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
sevens-goal =
    { $n ->
        [one] Peli päättyy, kun jollakulla on 1 piste. Pienin summa voittaa.
       *[other] Peli päättyy, kun jollakulla on { $n } pistettä. Pienin summa voittaa.
    }

## Säännöt

sevens-rules-title-aim = Pelin tavoite
sevens-rules-aim = Pyri pääsemään ensimmäisenä eroon korteistasi. Ne pelataan pöytään maittain, seiskoista ulospäin.
sevens-rules-title-deal = Pelaajat ja jako
sevens-rules-players = Pelaajia on { $least }–{ $most }, ja jokainen pelaa yksin. Pakassa on 52 korttia ilman jokereita.
sevens-rules-dealer = Ensimmäinen jakaja arvotaan. Seuraavan jaon jakaa aina jakajan vasemmalla puolella istuva.
sevens-rules-deal = Jakaja sekoittaa kortit ja jakaa ne kaikki, yhden kerrallaan, myötäpäivään, vasemmalta puoleltaan alkaen. Kun pelaajia on kolme, ensimmäinen saa 18 korttia ja muut 17. Kun heitä on neljä, jokainen saa 13. Kun heitä on viisi, kaksi ensimmäistä saa 11 ja muut 10.
sevens-rules-start = Jos sinulla on ristiseiska, sinä aloitat: pelaa se. Sitten vuoro kiertää myötäpäivään, vasemmalle.
sevens-rules-title-layout = Pöytä
sevens-rules-layout = Maat ovat vierekkäin, kunkin seiska keskellä. Seiskan alapuolelle tulee kutonen ja sen päälle vitonen, nelonen ja niin edelleen alaspäin. Yläpuolelle tulee kasi ja sen päälle ysi, kymppi ja niin edelleen kuninkaaseen asti. Kun ristiseiska on pöydässä, muut seiskat saa pelata millä vuorolla tahansa.
sevens-rules-opening-six-then-eight = Seiskan jälkeen maata jatketaan kutosella ja sitten kasilla. Vasta kun molemmat ovat pöydässä, jatketaan kumpaankin suuntaan: vitonen kutosen päälle, ysi kasin päälle ja niin edelleen.
sevens-rules-opening-six-only = Seiskan jälkeen maata jatketaan kutosella. Sen jälkeen maa kasvaa kumpaankin suuntaan: vitonen tulee kutosen päälle ja kasi seiskan yläpuolelle.
sevens-rules-opening-free = Heti kun maan seiska on pöydässä, kutosen ja kasin saa pelata kummassa järjestyksessä tahansa, ja kumpikin pino kasvaa omaan tahtiinsa.
sevens-rules-closed = Pino, johon ei voi enää pelata, käännetään nurin.
sevens-rules-title-turn = Vuorosi
sevens-rules-must-play = Jos voit pelata, sinun on pelattava, mutta saat valita kortin. Passata ei saa, jos voi pelata.
sevens-rules-bonus-turn-true = Jos pelaat ässän tai kuninkaan, saat heti pelata vielä yhden kortin tai lopettaa. Jos sekin on ässä tai kuningas, saat jatkaa samoin; mikä tahansa muu kortti päättää vuorosi.
sevens-rules-bonus-turn-false = Vuorolla pelataan yksi kortti, oli se mikä tahansa.
sevens-rules-title-unable = Kun et voi pelata
sevens-rules-unable-token = Jos et voi pelata, sano ”Pantti!” ja ota panttimerkki (kolikko käy) pöydän keskeltä tai siltä, jolla se on. Jos se on jo sinulla, pidä se. Vuorosi päättyy. Merkkejä on vain yksi.
sevens-rules-token-stays = Jos lopetat ässän tai kuninkaan jälkeen tai mikään korttisi ei silloin käy, et ota panttimerkkiä.
sevens-rules-unable-pass = Jos et voi pelata, passaat.
sevens-rules-unable-beg = Jos et voi pelata, pyydä kortti. Antaja valitsee minkä tahansa korttinsa ja antaa sen sinulle kuvapuoli alaspäin. Et voi pelata sitä heti: vuorosi päättyy.
sevens-rules-beg-first-turn = Jaon ensimmäisellä omalla vuorollasi et pyydä korttia: jos et voi pelata, passaat.
sevens-rules-beg-giver = Kortti pyydetään oikealla puolella istuvalta. Viimeistä korttia ei saa pyytää: jos hänellä on vain yksi, pyydä seuraavalta oikealla, ja niin edelleen. Jos kaikilla vastustajilla on vain yksi kortti, passaat.
sevens-rules-false-beg-forbid = Korttia ei saa pyytää, jos voi pelata.
sevens-rules-false-beg-penalise = Jos pyydät kortin, vaikka voisit pelata, tai passaat silloin ensimmäisellä vuorollasi, saat sakkoa: yhden antajan sijasta jokainen vastustaja, jolla on vähintään kaksi korttia, antaa sinulle yhden, ja vuorosi päättyy.
sevens-rules-title-ace = Ässät
sevens-rules-ace-low = Ässä on pienin kortti: se pelataan maansa kakkosen päälle ja päättää alapinon. Kuningas päättää yläpinon.
sevens-rules-ace-first-ace-decides = Jaon ensimmäisen ässän saa pelata joko maansa kakkosen tai kuninkaan päälle. Kaikki muut saman jaon ässät on pelattava samaan päähän.
sevens-rules-title-end = Jaon loppu
sevens-rules-end = Jako päättyy heti, kun joku pelaa viimeisen korttinsa. Hän voittaa jaon.
sevens-rules-stall =
    { $n ->
        [one] Jos kukaan ei pelaa korttia kokonaiseen kierrokseen, jako päättyy, ja sen voittaa se, jolla on vähiten kortteja. Jos heitä on useita, voitto jaetaan.
       *[other] Jos kukaan ei pelaa korttia { $n } kierrokseen, jako päättyy, ja sen voittaa se, jolla on vähiten kortteja. Jos heitä on useita, voitto jaetaan.
    }
sevens-rules-title-score = Pisteet
sevens-rules-score-cards = Käteen jääneistä korteista saa pisteitä: kakkosesta kymppiin numeron mukaan, jätkästä 11, rouvasta 12 ja kuninkaasta 13. Pisteet ovat pahasta.
sevens-rules-score-none = Koko peli on yksi jako, eikä pisteitä lasketa. Ensimmäisenä korteistaan päässyt voittaa.
sevens-rules-token-free = Panttimerkki ei maksa mitään, sillä pisteitä ei lasketa.
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
        [one] Jakoja pelataan, kunnes jollakulla on vähintään 1 piste. Silloin pienin summa voittaa; jos summat ovat samat, voitto jaetaan.
       *[other] Jakoja pelataan, kunnes jollakulla on vähintään { $points } pistettä. Silloin pienin summa voittaa; jos summat ovat samat, voitto jaetaan.
    }
sevens-rules-single = Pelataan yksi jako. Korteistaan päässyt voittaa, muut seuraavat pisteiden mukaan.

## Virheet

error-unknown-game = Peliä ”{ $name }” ei ole. Pelit: { $games }.
error-unknown-option = Talon sääntöä ”{ $name }” ei ole. Talon säännöt: { $options }.
error-bad-value = ”{ $name }” ei voi olla ”{ $text }”.
error-bad-option = ”{ $name }” ei voi olla ”{ $text }”. Mahdolliset: { $values }.
error-bad-save = Tätä peliä ei voi lukea: { $text }
error-not-your-turn = Nyt ei ole sinun vuorosi.
error-no-match = Pöydässä ei ole peliä.
error-bad-request = Sivu ja pelimoottori eivät ymmärrä toisiaan. Lataa sivu uudelleen.
error-illegal = Se ei käy nyt: { $text }
error-deal-running = Jako on vielä kesken.
error-match-running = Peli on vielä kesken.
error-match-over = Peli on päättynyt.

## Sääntöjen ympärillä: kuka voittaa, pikaohje, esimerkit

sevens-primer-wins-first = Se, joka pääsee ensin eroon korteistaan
sevens-primer-wins-lowest = Pienin yhteispistemäärä, kun joku saa { $n } pistettä
sevens-primer-deal = Jakakaa koko pakka.
sevens-primer-start = Se, jolla on ristiseiska, aloittaa sillä. Peli kulkee myötäpäivään.
sevens-primer-turn = Vuorollasi on pelattava yksi kortti, jos voit: seiska tai jonkin maan seuraava kortti alaspäin ässään tai ylöspäin kuninkaaseen.
sevens-primer-turn-high = Vuorollasi on pelattava yksi kortti, jos voit: seiska tai jonkin maan seuraava kortti. Ensimmäinen ässä ratkaisee, menevätkö ässät kakkosten vai kuninkaiden päälle.
sevens-primer-opening-six-then-eight = Seiskan jälkeen maahan tulee ensin kutonen, sitten kasi. Sen jälkeen se jatkuu molemmista päistä.
sevens-primer-opening-six-only = Seiskan jälkeen maahan tulee ensin kutonen. Sen jälkeen se jatkuu molemmista päistä.
sevens-primer-opening-free = Seiskan jälkeen maa jatkuu molemmista päistä, kutonen ja kasi kummassa järjestyksessä tahansa.
sevens-primer-bonus = Ässän tai kuninkaan jälkeen saat pelata vielä yhden kortin.
sevens-primer-token = Jos et voi pelata, sano ”Pantti!” ja ota panttimerkki.
sevens-primer-beg = Jos et voi pelata, pyydä kortti: oikealla puolellasi istuva, jos hänellä on useampia, antaa sinulle haluamansa kortin. Ensimmäisellä vuorollasi vain passaat.
sevens-primer-pass = Jos et voi pelata, passaa.
sevens-primer-end = Jaon voittaa se, joka pääsee ensin eroon korteistaan.
sevens-primer-score = Laskekaa käteen jääneet kortit: jätkä 11, rouva 12, kuningas 13, muut numeronsa mukaan. Mitä vähemmän pisteitä, sitä parempi.
sevens-primer-score-token = Laskekaa käteen jääneet kortit: jätkä 11, rouva 12, kuningas 13, muut numeronsa mukaan. Panttimerkki maksaa { $n } lisää. Mitä vähemmän pisteitä, sitä parempi.
sevens-primer-needs-token = Kolikko panttimerkiksi, kynä ja paperia
sevens-primer-needs-coin = Kolikko panttimerkiksi
sevens-primer-opens-six-then-eight = Hertassa on seiska ja kutonen. Nyt kasin voi pelata; vitosen täytyy odottaa sitä.
sevens-primer-opens-six-only = Hertassa on seiska ja kutonen. Nyt sekä kasin että vitosen voi pelata.
sevens-primer-opens-free = Hertassa on vasta seiska. Sekä kasin että kutosen voi pelata; vitosen täytyy odottaa kutosta.
sevens-primer-bonus-chain = Hertta on pöydällä kakkosesta rouvaan, pata vitosesta kasiin. Pelaat kolme korttia samalla vuorolla:
sevens-primer-count = Nämä käteen jääneet kortit maksavat { $n } pistettä:
sevens-primer-begs = Mikään korttisi ei käy, joten pyydät. Oikealla puolellasi istuva valitsee sinulle kortin, ja vuorosi on ohi:
sevens-primer-given = Saat
sevens-primer-takes = Mikään korttisi ei käy: sano ”Pantti!” ja ota panttimerkki. Siitä saa { $n } pistettä, ellei joku toinen, joka ei voi pelata, ota sitä sinulta:
sevens-primer-takes-free = Mikään korttisi ei käy: sano ”Pantti!” ja ota panttimerkki. Se on sinulla, kunnes joku toinen ei voi pelata:

## Mikä muistetaan ensimmäiseltä kerralta

sevens-first-gift = Ensimmäinen kortti pyytäjälle
sevens-first-token = Ensimmäinen ”Pantti!”
