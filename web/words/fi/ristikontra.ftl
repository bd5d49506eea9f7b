# Ristikontra: mitä tapahtui, mitä pyydetään, miksi ei, valinnat ja säännöt.
# Pelaajien nimiä ei taivuteta. $card perusmuoto, $cardGen genetiivi. Pari = kaksi pelaajaa yhdessä.

game-ristikontra = Ristikontra
    .tag = Parin kanssa: vie tikit samanarvoisilla korteilla.
    .beginner = Katsoo tikkiä sellaisena kuin se on, ei muista valmiita tikkejä eikä aina huomaa, että voisi viedä tikin.
    .casual = Miettii, kuka pelaa seuraavaksi, mutta muistaa vain ässät, kympit ja viimeiset tikit; erehtyy silloin tällöin.
    .skilled = Muistaa joka kortin ja pelaa parinsa kanssa: antaa pisteet varmaan tikkiin ja säästää kortit, joilla vie.
    .expert = Neljännestä tikistä alkaen pelaa jaon mielessään loppuun monta kertaa ja arvaa piilossa olevat kortit siitä, mitä on pelattu ja miten hyvät pelaajat pelaavat. Sitä ennen pelaa kokemuksella.

option-mode = Pistelasku
    .explain = Ensimmäisessä lasketaan pelipisteitä, muissa korttipisteitä.
    .source = Japanilaiset säännöt, joissa kaikki neljä ovat.
option-mode-gamepoints = Pelipisteitä, jako kerrallaan
option-mode-cleaning = Rouvat likaavat, kuninkaat puhdistavat
option-mode-first120 = Ensin 120 pisteeseen
option-mode-first60 = Ensin 60 pisteeseen, kortit pienin arvoin
option-hold-fourth-king = Neljäs kuningas pysyy kädessä
    .explain = Sitä ei pelata kädestä niin kauan kuin pakkaa on, jotta pelin voi vielä puhdistaa.
    .source = Suomenkielinen Wikipedia.

preset-cleaning = Rouvat ja kuninkaat
preset-first120 = Ensin 120 pisteeseen
preset-first60 = Ensin 60 pisteeseen

## Talon säännöt yhtenä virkkeenä, kukin lauseena: ”Tässä pelissä ässä maksaa aina 14 pistettä ja peli päättyy 200 pisteeseen.”

here-mode-gamepoints = jaoista saa pelipisteitä
here-mode-cleaning = rouvat likaavat parin ja kuninkaat puhdistavat sen
here-mode-first120 = parit keräävät korttipisteitä, joita on jaossa 120
here-mode-first60 = parit keräävät pieniä korttipisteitä, joita on jaossa 60
here-hold-fourth-king-true = neljäs kuningas pysyy kädessä niin kauan kuin pakkaa on
here-hold-fourth-king-false = neljännenkin kuninkaan saa pelata milloin vain

## Mitä tapahtui

ristikontra-lead =
    { $you ->
        [yes] Aloitit tikin: pelasit { $cardGen }.
       *[no] { $seat } aloitti tikin: { $card }.
    }
ristikontra-play =
    { $you ->
        [yes] Pelasit { $cardGen }.
       *[no] { $seat } pelasi { $cardGen }.
    }
ristikontra-turn =
    { $you ->
        [yes] Käänsit pakasta { $cardGen }.
       *[no] { $seat } käänsi pakasta { $cardGen }.
    }
ristikontra-peak-last = Viimeinen tikki
ristikontra-peak-all = Kaikki kolmetoista tikkiä!
ristikontra-wins =
    { $you ->
        [yes]
            { $n ->
                [0] Sait tikin, mutta pisteitä siinä ei ollut.
                [one] Sait tikin: yksi piste.
               *[other] Sait tikin: { $n } pistettä.
            }
       *[no]
            { $n ->
                [0] { $seat } sai tikin, mutta pisteitä siinä ei ollut.
                [one] { $seat } sai tikin: yksi piste.
               *[other] { $seat } sai tikin: { $n } pistettä.
            }
    }

## Mitä sinulta pyydetään

ristikontra-prompt-lead =
    { $turn ->
        [yes] Sinä aloitat tikin: pelaa kortti tai käännä pakasta.
       *[no] Sinä aloitat tikin: pelaa kortti.
    }
ristikontra-prompt-follow =
    { $partner ->
        [yes]
            { $last ->
                [yes] Aloitus { $card }. Tikki on peliparillasi: pelaa viimeinen kortti.
               *[no] Aloitus { $card }. Peliparisi on voitolla: pelaa mikä tahansa kortti.
            }
       *[no]
            { $last ->
                [yes] Aloitus { $card }. Voitolla { $to }. Olet viimeinen: sama arvo vie tikin.
               *[no] Aloitus { $card }. Voitolla { $to }: sama arvo vie tikin.
            }
    }

## Mitä voi tehdä

ristikontra-action-turn = Käännä kortti pakasta

## Miksi ei

fourth-lead = Olet aloittanut tällä arvolla kolmesti peräkkäin: aloita nyt jollakin muulla.
hold-king = Tämä on neljäs kuningas: tässä pöydässä se pysyy kädessä niin kauan kuin pakkaa on.

## Miksi mestari pelaisi niin

ristikontra-reason-lead-sure = { $card } on varma: muut samaa arvoa olevat on pelattu tai kädessäsi.
ristikontra-reason-lead-one = { $card }: samaa arvoa on muilla enää yksi kortti.
ristikontra-reason-lead-several = { $card }: samaa arvoa on kädessäsi { $n } korttia.
ristikontra-reason-lead-nothing = { $card } ei maksa mitään, vaikka muut veisivät tikin.
ristikontra-reason-lead-fewest = { $card }: tätä arvoa on muilla vähiten, korttien määrä { $n }.
ristikontra-reason-lead-little =
    Jos muut vievät tikin, { $card } tuo heille vain { $n ->
        [one] yhden pisteen.
       *[other] { $n } pistettä.
    }
ristikontra-reason-take-last =
    Pelaat viimeisenä, ja tikin vie { $card }: { $n ->
        [0] ei pisteitä, mutta aloitat seuraavan tikin.
        [one] yksi piste.
       *[other] { $n } pistettä.
    }
ristikontra-reason-take-sure =
    Tikin vie { $card }, eikä kukaan voi viedä sitä enää teiltä{ $n ->
        [0] : aloitat myös seuraavan tikin.
        [one] : siinä on jo yksi piste.
       *[other] : siinä on jo { $n } pistettä.
    }
ristikontra-reason-take =
    Toistaiseksi voitolla on { $to }, mutta tikin vie { $card }: { $n ->
        [0] pisteitä siinä ei vielä ole.
        [one] siinä on jo yksi piste.
       *[other] siinä on jo { $n } pistettä.
    }
ristikontra-reason-over-sure = { $card } vie tikin pelipariltasi: tikki on silti varmasti teidän, ja sinä aloitat seuraavan.
ristikontra-reason-over =
    { $n ->
        [one] { $card } vie tikin pelipariltasi, ja sinä aloitat seuraavan, ellei viimeinen pelaaja vie tikkiä: samaa arvoa on jäljellä vielä yksi kortti.
       *[other] { $card } vie tikin pelipariltasi, ja sinä aloitat seuraavan, ellei viimeinen pelaaja vie tikkiä: samaa arvoa on jäljellä vielä { $n } korttia.
    }
ristikontra-reason-give =
    Tikki on varmasti peliparisi, ja { $card } tuo siihen { $n ->
        [one] yhden pisteen.
       *[other] { $n } pistettä.
    }
ristikontra-reason-give-likely =
    Tikki on toistaiseksi peliparisi, ja { $card } tuo siihen { $n ->
        [one] yhden pisteen.
       *[other] { $n } pistettä.
    }
ristikontra-reason-partner = Tikki on varmasti peliparisi: sinun ei tarvitse viedä sitä.
ristikontra-reason-doubt =
    { $n ->
        [one] Tikki on toistaiseksi peliparisi, mutta aloituskortin arvoa on vielä jäljellä yksi kortti; halvin korttisi on { $card }.
       *[other] Tikki on toistaiseksi peliparisi, mutta aloituskortin arvoa on vielä jäljellä { $n } korttia; halvin korttisi on { $card }.
    }
ristikontra-reason-lost = Tikki jää muille, ja halvin korttisi on { $card }.
ristikontra-reason-least = Toistaiseksi voitolla on { $to }, ja halvin korttisi on { $card }.
ristikontra-reason-lost-another = Tikki jää muille, mutta sinulle jää { $other }, joka on samaa arvoa.
ristikontra-reason-lost-keeps = Tikki jää muille, mutta sinulle jää { $other }, jonka arvoa on muualla vähemmän: { $card } olisi helpompi viedä.
ristikontra-reason-lost-little =
    Tikki jää muille, ja { $card } tuo heille vain { $n ->
        [one] yhden pisteen.
       *[other] { $n } pistettä.
    }
ristikontra-reason-hope =
    Peliparisi pelaa vielä sinun jälkeesi ja vie ehkä tikin: { $card } tuo siihen { $n ->
        [one] yhden pisteen.
       *[other] { $n } pistettä.
    }
ristikontra-reason-turn-dear =
    { $n ->
        [one] Halvinkin korttisi on pisteen arvoinen: se säästyy, kun käännät pakasta.
       *[other] Halvinkin korttisi on { $n } pisteen arvoinen: se säästyy, kun käännät pakasta.
    }
ristikontra-reason-turn-lead = Minkä tahansa korttisi perään voisi tulla sama arvo: kääntämällä säästät ne.
ristikontra-reason-turn-keep =
    { $n ->
        [0] Kun käännät pakasta, kätesi säästyy kokonaan.
        [one] Kun käännät pakasta, kätesi säästyy, ja siinä on yksi piste.
       *[other] Kun käännät pakasta, kätesi säästyy, ja siinä on { $n } pistettä.
    }
ristikontra-reason-soil = Tikki jää muille, ja { $card } likaa heidän pelinsä.
ristikontra-reason-no-queen = Tikki on varmasti teidän, ja rouva likaisi pelinne.
ristikontra-reason-clean = Tikki on varmasti teidän, ja { $card } puhdistaa pelinne.
ristikontra-reason-keep-king = Tikki jää muille; kuningas, jonka säästät, voi vielä puhdistaa pelinne.
ristikontra-reason-end-dearest =
    { $you ->
        [yes] Veit arvokkaimman tikin: { $n } pistettä.
       *[no] { $seat } vei arvokkaimman tikin: { $n } pistettä.
    }
ristikontra-reason-end-despite =
    { $you ->
        [yes] Veit arvokkaimman tikin, { $n } pistettä, mutta toinen puoli sai yhteensä enemmän.
       *[no] { $seat } vei arvokkaimman tikin, { $n } pistettä, mutta { $toYou ->
                [yes] oma puolesi
               *[no] toinen puoli
            } sai yhteensä enemmän.
    }

## Paikat

ristikontra-place-trick = Tikki
ristikontra-place-led = Tikki, aloituskortti { $card }
ristikontra-led = aloitus
ristikontra-last-trick =
    { $you ->
        [yes]
            { $n ->
                [0] Viime tikki on sinun: ei pisteitä
                [one] Viime tikki on sinun: 1 piste
               *[other] Viime tikki on sinun: { $n } pistettä
            }
       *[no]
            { $n ->
                [0] Viime tikin sai { $seat }: ei pisteitä
                [one] Viime tikin sai { $seat }: 1 piste
               *[other] Viime tikin sai { $seat }: { $n } pistettä
            }
    }
ristikontra-progress = tikki { $n }/{ $total }
    .short = { $n }/{ $total }
ristikontra-note-points =
    { $n ->
        [one] 1 korttipiste tässä jaossa
       *[other] { $n } korttipistettä tässä jaossa
    }
    .short = { $n } p
ristikontra-fact-clean = peli puhdas: ei rouvia alkupuolen tikeissä
    .badge = puhdas
ristikontra-fact-dirty =
    { $n ->
        [one] peli likainen: rouva alkupuolen tikeissä
       *[other] peli likainen: { $n } rouvaa alkupuolen tikeissä
    }
    .badge = likainen
ristikontra-fact-cleaned = kuningas puhdisti pelin
    .badge = puhdistettu
ristikontra-sign-takes = veisi tikin
ristikontra-place-captured =
    { $you ->
        [yes] Tikit (sinä ja { $to })
       *[no]
            { $toYou ->
                [yes] Tikit (sinä ja { $seat })
               *[no] Tikit ({ $seat } ja { $to })
            }
    }

## Pisteet

ristikontra-score-nothing = Ei kortteja, joista saa pisteitä
ristikontra-score-won = { $n } pistettä { $total }:stä, yli puolet: yksi pelipiste
ristikontra-score-all = Kaikki { $n } pistettä: kaksi pelipistettä
ristikontra-score-level = { $n } pistettä { $total }:stä, tasan: kukaan ei saa pelipistettä
ristikontra-score-lost = { $n } pistettä { $total }:stä, alle puolet
ristikontra-score-clean = Puhdas peli: ei rouvia ennen pakan loppumista
ristikontra-score-cleaned =
    { $kings ->
        [one] Likainen peli, mutta kuningas puhdisti sen viimeisissä tikeissä
       *[other] Likainen peli, mutta { $kings } kuningasta puhdisti sen viimeisissä tikeissä
    }
ristikontra-score-dirty =
    { $n ->
        [one] Likainen peli: rouva ennen pakan loppumista, eikä kuningasta puhdistamaan
       *[other] Likainen peli: { $n } rouvaa ennen pakan loppumista, eikä kuningasta puhdistamaan
    }
ristikontra-score-under-ten = Alle 10 korttipistettä: yhteispisteet putoavat nollaan

# Miten jako muutti yhteispisteitä.
ristikontra-note-carry =
    { $n ->
        [one] Tasapeli: yksi pelipiste jää odottamaan seuraavan jaon voittajia.
       *[other] Taas tasapeli: { $n } pelipistettä odottaa seuraavan jaon voittajia.
    }
ristikontra-note-paid =
    { $you ->
        [yes] Sinä ja { $to } saatte
       *[no]
            { $toYou ->
                [yes] Sinä ja { $seat } saatte
               *[no] { $seat } ja { $to } saavat
            }
    } { $n ->
        [one] lisäksi pelipisteen, joka jäi odottamaan.
       *[other] lisäksi { $n } pelipistettä, jotka jäivät odottamaan.
    }
ristikontra-note-reset =
    { $you ->
        [yes] Sinä ja { $to } saitte alle 10 korttipistettä ja menetitte kaikki { $n } pistettänne.
       *[no]
            { $toYou ->
                [yes] Sinä ja { $seat } saitte alle 10 korttipistettä ja menetitte kaikki { $n } pistettänne.
               *[no] { $seat } ja { $to } saivat alle 10 korttipistettä ja menettivät kaikki { $n } pistettään.
            }
    }
ristikontra-note-dirty =
    { $you ->
        [yes] Sinä ja { $to } jäitte likaisiksi: saamanne { $n } korttipistettä eivät kelpaa.
       *[no]
            { $toYou ->
                [yes] Sinä ja { $seat } jäitte likaisiksi: saamanne { $n } korttipistettä eivät kelpaa.
               *[no] { $seat } ja { $to } jäivät likaisiksi: heidän saamansa { $n } korttipistettä eivät kelpaa.
            }
    }
ristikontra-note-last-trick =
    Lopussa ollaan tasoissa, joten voiton vie pari, joka ei saanut viimeistä tikkiä: { $you ->
        [yes] sinä ja { $to }
       *[no]
            { $toYou ->
                [yes] sinä ja { $seat }
               *[no] { $seat } ja { $to }
            }
    }.
ristikontra-note-level = Kummallakin parilla on { $n } pistettä: vielä yksi jako ratkaisee.
ristikontra-goal-game-points =
    { $n ->
        [one] Peli päättyy, kun jommallakummalla parilla on 1 pelipiste.
       *[other] Peli päättyy, kun jommallakummalla parilla on { $n } pelipistettä.
    }
ristikontra-goal-card-points =
    { $n ->
        [one] Peli päättyy, kun jommallakummalla parilla on 1 piste.
       *[other] Peli päättyy, kun jommallakummalla parilla on { $n } pistettä.
    }

## Säännöt

ristikontra-rules-title-aim = Pelin tavoite
ristikontra-rules-aim = Neljä pelaajaa, kaksi vastaan kaksi. Sinä ja peliparisi tavoittelette pistekortteja; niitä saa voittamalla tikkejä.
ristikontra-rules-values-120 = Ässä on 11 pistettä, kymppi 10, kuningas 4, rouva 3 ja jätkä 2; muista korteista ei saa mitään. Pisteitä on yhteensä 120. Muuten mikään kortti ei ole toista suurempi, eikä maalla ole väliä.
ristikontra-rules-values-60 = Ässä on 5 pistettä, kuningas 4, rouva 3, jätkä 2 ja kymppi 1; muista korteista ei saa mitään. Pisteitä on yhteensä 60. Muuten mikään kortti ei ole toista suurempi, eikä maalla ole väliä.
ristikontra-rules-title-deal = Pelaajat ja jako
ristikontra-rules-players = Neljä pelaajaa, kaksi paria. Saman parin pelaajat istuvat vastakkain. Pakassa on 52 korttia ilman jokereita.
ristikontra-rules-dealer = Ensimmäinen jakaja arvotaan. Seuraavan jaon jakaa aina jakajan vasemmalla puolella istuva.
ristikontra-rules-deal = Jakaja sekoittaa kortit ja jakaa jokaiselle { $n }, yhden kerrallaan, myötäpäivään, vasemmalta puoleltaan alkaen. Loput jäävät pöydälle nostopakaksi kuvapuoli alaspäin.
ristikontra-rules-title-trick = Tikki
ristikontra-rules-lead = Ensimmäisen tikin aloittaa jakajan vasemmalla puolella istuva, seuraavat aina edellisen tikin voittaja. Jokainen pelaa vuorollaan yhden kortin, myötäpäivään. Tunnustaa ei tarvitse: milloin tahansa saa pelata minkä tahansa kortin.
ristikontra-rules-last-wins = Tikin voittaa viimeinen kortti, joka on samaa arvoa kuin aloituskortti. Jos kukaan muu ei pelannut sitä arvoa, tikki on aloittajan. Kun pelataan kakkonen, ässä, kakkonen ja jätkä, tikin saa kolmas pelaaja; kun pelataan seiska, vitonen, ässä ja kolmonen, sen saa ensimmäinen.
ristikontra-rules-face-down = Tikin kortit menevät kuvapuoli alaspäin sen voittaneen parin pinoon. Niitä ei katsota ennen kuin jako on pelattu.
ristikontra-rules-title-stock = Nostopakka
ristikontra-rules-turn = Niin kauan kuin pakkaa on, saat oman korttisi sijasta kääntää pakan päällimmäisen, myös tikkiä aloittaessasi. Käännetty kortti on silloin pelattu.
ristikontra-rules-draw = Joka tikin jälkeen, ennen seuraavan alkua, jokainen, jolla on alle { $n } korttia, nostaa pakasta yhden: voittaja ensin, muut myötäpäivään. Jos käänsit kortin, sinulla on { $n } jo valmiiksi, etkä nosta.
ristikontra-rules-title-limits = Rajoitukset
ristikontra-rules-fourth-lead = Samalla arvolla ei saa aloittaa neljää kertaa peräkkäin, paitsi jos kädessä ei ole muuta. Pakasta käännetty kortti saa olla mitä arvoa tahansa.
ristikontra-rules-hold-fourth-king = Kun kolme kuningasta on pelattu, neljättä ei saa pelata kädestä niin kauan kuin pakkaa on. Jos se käännetään pakasta, se on pelattu.
ristikontra-rules-title-score = Pisteet
ristikontra-rules-gamepoints = Viimeisen tikin jälkeen kumpikin pari laskee korttiensa pisteet. Vähintään 61 pisteellä saa yhden pelipisteen, kaikilla 120 pisteellä kaksi.
ristikontra-rules-carry = Jos pisteet menevät tasan, 60–60, kumpikaan pari ei saa pelipistettä, ja seuraavan jaon voittajat saavat yhden lisää. Peräkkäisistä tasapeleistä niitä kertyy yksi kustakin.
ristikontra-rules-gamepoints-target =
    { $n ->
        [one] Ensimmäisen pelipisteen saanut pari voittaa pelin.
       *[other] Se pari, jolla on ensin { $n } pelipistettä, voittaa pelin.
    }
ristikontra-rules-sum = Viimeisen tikin jälkeen kumpikin pari laskee korttiensa pisteet, ja jakojen pisteet lasketaan yhteen.
ristikontra-rules-dirty = Pari likaa pelinsä, jos se saa tikeissään rouvan, kun pakkaa vielä on, siis kahdeksassa ensimmäisessä tikissä.
ristikontra-rules-clean = Likainen peli puhdistuu, jos pari saa kuninkaan jossakin viidestä viimeisestä tikistä, oli se kenen pelaama tahansa. Kuningas ei puhdista, jos tikki on voitettu rouvalla.
ristikontra-rules-failed = Pari, jonka peli jää likaiseksi, ei saa jaosta pisteitä.
ristikontra-rules-under-ten = Pari, joka saa jaossa alle 10 korttipistettä, menettää kaiken, oli peli likainen tai puhdas: sen yhteispisteet putoavat nollaan.
ristikontra-rules-cleaning-target = Pari voittaa pelin, kun sen yhteispisteet ovat jaon jälkeen vähintään { $n }. Jos molemmat yltävät siihen, suurempi summa voittaa; jos summat ovat samat, pelataan vielä yksi jako.
ristikontra-rules-race-target = Pari voittaa pelin, kun sen yhteispisteet ovat jaon jälkeen vähintään { $n }.
ristikontra-rules-race-tie = Jos molemmat yltävät siihen, suurempi summa voittaa; jos summat ovat samat, voittaa pari, joka ei saanut aivan viimeistä tikkiä.

## Sääntöjen ympärillä: kuka voittaa, pikaohje, esimerkit

ristikontra-primer-wins-game-points = Pari, jolla on ensin { $n } pelipistettä
ristikontra-primer-wins-card-points = Pari, jolla on ensin { $n } korttipistettä
ristikontra-primer-deal = Parit istuvat vastakkain. Jakakaa kullekin { $n } korttia; loput ovat nostopakka.
ristikontra-primer-play = Kukin pelaa vuorollaan myötäpäivään minkä tahansa kortin.
ristikontra-primer-last = Tikin voittaa viimeinen kortti, jolla on aloituskortin arvo.
ristikontra-primer-turn = Oman kortin sijasta saat kääntää nostopakan päällimmäisen kortin.
ristikontra-primer-draw = Täydentäkää kätenne joka tikin jälkeen { $n } korttiin. Voittaja aloittaa.
ristikontra-primer-score-gamepoints = Laskekaa voittamienne korttien pisteet: 61 tai enemmän tuo yhden pelipisteen, kaikki 120 kaksi.
ristikontra-primer-score-cards = Laskekaa voittamienne korttien pisteet ja eri jakojen pisteet yhteen.
ristikontra-primer-score-cleaning = Laskekaa voittamienne korttien pisteet yhteen; mutta jos pari voittaa rouvan liian aikaisin, sen täytyy voittaa lopussa kuningas tai se jää ilman pisteitä.
ristikontra-primer-third = Kakkonen, ässä, kakkonen, jätkä: kolmas voittaa viimeisellä kakkosella.
ristikontra-primer-first = Seiska, vitonen, ässä, kolmonen: muita seiskoja ei tullut, joten aloittaja voittaa.
ristikontra-primer-fourth = Kuningas, kolmonen, kymppi, kuningas: neljäs voittaa.
ristikontra-primer-count = Nämä kortit tuovat ne voittaneelle parille { $n } pistettä:
ristikontra-primer-game-point = Näillä korteilla parilla on { $n } pistettä { $total }:stä, ja se saa yhden pelipisteen:
ristikontra-primer-cleaned = Rouva likaa parin, kuningas puhdistaa sen: se pitää korttiensa { $n } pistettä. Ilman kuningasta se ei saisi mitään.
ristikontra-primer-early = Jokin ensimmäisistä { $n } tikistä
ristikontra-primer-late = Jokin viimeisistä { $n } tikistä
ristikontra-primer-dirty = likaa
ristikontra-primer-clean = puhdistaa

## Mikä muistetaan ensimmäiseltä kerralta

ristikontra-first-last = Ensimmäistä kertaa viimeinen tikki
ristikontra-first-all = Ensimmäistä kertaa kaikki tikit
