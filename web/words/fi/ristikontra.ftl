# Ristikontra: mitä tapahtui, mitä pyydetään, miksi ei, valinnat ja säännöt.
# Pelaajien nimiä ei taivuteta. $card perusmuoto, $cardGen genetiivi. Pari = kaksi pelitoveria yhdessä.

game-ristikontra = Ristikontra
    .tag = Kaksi vastaan kaksi: tikin vie viimeinen kortti, joka on samaa arvoa kuin ensimmäinen. Maalla ei ole väliä.
    .beginner = Katsoo tikkiä sellaisena kuin se on, ei muista valmiita tikkejä eikä aina huomaa, että voisi viedä tikin.
    .casual = Miettii, kuka pelaa sen jälkeen, mutta muistaa vain ässät, kympit ja viimeiset tikit; erehtyy silloin tällöin.
    .skilled = Muistaa joka kortin ja pelaa parinsa kanssa: antaa pisteet varmaan tikkiin ja säästää kortit, joilla vie.
    .expert = Neljännestä tikistä alkaen se pelaa jaon mielessään loppuun monta kertaa niin, että piilossa olevat kortit on jaettu tavoilla, jotka sopivat pelattuun ja siihen, miten hyvät pelaajat olisivat pelanneet; sitä ennen se pelaa oman kokemuksensa mukaan.

option-mode = Pistelasku
    .explain = Kaikki neljä tapaa ovat japanilaisista säännöistä; perustavassa lasketaan pelipisteitä, muissa korttipisteitä.
option-mode-gamepoints = Pelipisteitä, jako kerrallaan
option-mode-cleaning = Rouvat likaavat, kuninkaat puhdistavat
option-mode-first120 = Ensin 120 pisteeseen
option-mode-first60 = Ensin 60 pisteeseen, pienet arvot
option-hold-fourth-king = Neljäs kuningas pysyy kädessä
    .explain = Sitä ei pelata kädestä niin kauan kuin pakkaa on, jotta pelin voi vielä puhdistaa. Lähde: suomenkielinen Wikipedia.

preset-cleaning = Rouvat ja kuninkaat
preset-first120 = Ensin 120 pisteeseen
preset-first60 = Ensin 60 pisteeseen

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
                [yes] Aloitus { $card }, voitolla pelitoverisi. Pelaa tikin viimeinen kortti.
               *[no] Aloitus { $card }, toistaiseksi voitolla pelitoverisi. Pelaa mikä tahansa kortti.
            }
       *[no]
            { $last ->
                [yes] Aloitus { $card }, voitolla { $to }. Pelaat viimeisenä: sama arvo vie tikin.
               *[no] Aloitus { $card }, toistaiseksi voitolla { $to }. Sama arvo vie tikin.
            }
    }

## Mitä voi tehdä

ristikontra-action-turn = Käännä kortti pakasta

## Miksi ei

fourth-lead = Olet aloittanut tällä arvolla kolmesti peräkkäin: aloita nyt jollakin muulla.
hold-king = Tämä on neljäs kuningas: tässä pöydässä se pysyy kädessä niin kauan kuin pakkaa on.

## Miksi mestari pelaisi niin

ristikontra-reason-lead-sure = { $card } on varma: muut samaa arvoa olevat on pelattu tai kädessäsi.
ristikontra-reason-lead-one = { $card }: tikin voi viedä siltä enää yksi kortti.
ristikontra-reason-lead-several = { $card }: samaa arvoa on kädessäsi { $n } korttia.
ristikontra-reason-lead-nothing = { $card } ei maksa mitään, vaikka muut veisivät tikin.
ristikontra-reason-lead-fewest = { $card }: mitään kätesi arvoa ei ole muualla vähempää; tikin voi viedä siltä { $n } korttia.
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
ristikontra-reason-give =
    Tikki on varmasti pelitoverisi, ja { $card } tuo siihen { $n ->
        [one] yhden pisteen.
       *[other] { $n } pistettä.
    }
ristikontra-reason-give-likely =
    Tikki on toistaiseksi pelitoverisi, ja { $card } tuo siihen { $n ->
        [one] yhden pisteen.
       *[other] { $n } pistettä.
    }
ristikontra-reason-partner = Tikki on varmasti pelitoverisi: sinun ei tarvitse viedä sitä.
ristikontra-reason-doubt =
    { $n ->
        [one] Tikki on toistaiseksi pelitoverisi, mutta aloituskortin arvoa on vielä jäljellä yksi kortti; halvempaa korttia kuin { $card } sinulla ei ole.
       *[other] Tikki on toistaiseksi pelitoverisi, mutta aloituskortin arvoa on vielä jäljellä { $n } korttia; halvempaa korttia kuin { $card } sinulla ei ole.
    }
ristikontra-reason-lost = Tikki jää muille, eikä sinulla ole halvempaa korttia kuin { $card }.
ristikontra-reason-least = Toistaiseksi voitolla on { $to }, eikä sinulla ole halvempaa korttia kuin { $card }.
ristikontra-reason-lost-another = Tikki jää muille, mutta sinulle jää { $other }, joka on samaa arvoa.
ristikontra-reason-lost-keeps = Tikki jää muille, mutta sinulle jää { $other }, jonka arvoa on muualla vähemmän: { $card } olisi helpompi viedä.
ristikontra-reason-lost-little =
    Tikki jää muille, ja { $card } tuo heille vain { $n ->
        [one] yhden pisteen.
       *[other] { $n } pistettä.
    }
ristikontra-reason-hope =
    Pelitoverisi pelaa vielä sinun jälkeesi ja vie ehkä tikin: { $card } tuo siihen { $n ->
        [one] yhden pisteen.
       *[other] { $n } pistettä.
    }
ristikontra-reason-turn-dear =
    { $n ->
        [one] Halvinkin korttisi on pisteen arvoinen: se säästyy, kun käännät pakasta.
       *[other] Halvinkin korttisi on { $n } pisteen arvoinen: se säästyy, kun käännät pakasta.
    }
ristikontra-reason-turn-lead = Tikin voisi viedä jokaiselta kortiltasi: ne säästyvät, kun käännät pakasta.
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

## Paikat

ristikontra-place-trick = Tikki
ristikontra-place-led = Tikki, aloituskortti { $card }
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

ristikontra-score-captured = Korttipisteitä { $n }: ässiä { $nA }, kymppejä { $nT }, kuninkaita { $nK }, rouvia { $nQ }, jätkiä { $nJ }
ristikontra-score-won = Yli puolet pisteistä: yksi pelipiste
ristikontra-score-all = Kaikki pisteet: kaksi pelipistettä
ristikontra-score-level = Pisteet tasan: kukaan ei saa pelipistettä
ristikontra-score-lost = Alle puolet pisteistä
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

## Säännöt

ristikontra-rules-title-aim = Pelin tavoite
ristikontra-rules-aim = Neljä pelaajaa, kaksi vastaan kaksi. Sinä ja pelitoverisi tavoittelette pistekortteja; niitä saa voittamalla tikkejä.
ristikontra-rules-values-120 = Ässä on 11 pistettä, kymppi 10, kuningas 4, rouva 3 ja jätkä 2; muista korteista ei saa mitään. Pisteitä on yhteensä 120. Muuten mikään kortti ei ole toista suurempi, eikä maalla ole väliä.
ristikontra-rules-values-60 = Ässä on 5 pistettä, kuningas 4, rouva 3, jätkä 2 ja kymppi 1; muista korteista ei saa mitään. Pisteitä on yhteensä 60. Muuten mikään kortti ei ole toista suurempi, eikä maalla ole väliä.
ristikontra-rules-title-deal = Jako
ristikontra-rules-seats = Pelitoverit istuvat vastakkain. Seuraavan jaon jakaa aina jakajan vasemmalla puolella istuva.
ristikontra-rules-deal = 52 kortin pakka ilman jokereita. Jokaiselle jaetaan { $n } korttia kortti kerrallaan, jakajan vasemmalta puolelta alkaen. Loput jäävät pöydälle nostopakaksi kuvapuoli alaspäin.
ristikontra-rules-title-trick = Tikki
ristikontra-rules-lead = Ensimmäisen tikin aloittaa jakajan vasemmalla puolella istuva, seuraavat aina edellisen tikin voittaja. Jokainen pelaa vuorollaan yhden kortin, myötäpäivään. Tunnustaa ei tarvitse: milloin tahansa saa pelata minkä tahansa kortin.
ristikontra-rules-last-wins = Tikin voittaa viimeinen kortti, joka on samaa arvoa kuin aloituskortti. Jos kukaan muu ei pelannut sitä arvoa, tikki on aloittajan. Kun pelataan kakkonen, ässä, kakkonen ja jätkä, tikin saa kolmas pelaaja; kun pelataan seiska, vitonen, ässä ja kolmonen, sen saa ensimmäinen.
ristikontra-rules-face-down = Tikin kortit menevät kuvapuoli alaspäin sen voittaneen parin pinoon. Niitä ei katsota ennen kuin jako on pelattu.
ristikontra-rules-title-stock = Nostopakka
ristikontra-rules-turn = Niin kauan kuin pakkaa on, saat oman korttisi sijasta kääntää pakan päällimmäisen, myös tikkiä aloittaessasi. Käännetty kortti on silloin pelattu.
ristikontra-rules-draw = Joka tikin jälkeen, ennen seuraavan alkua, jokainen, jolla on alle { $n } korttia, nostaa pakasta yhden: voittaja ensin, muut myötäpäivään. Jos käänsit kortin, sinulla on { $n } jo valmiiksi, etkä nosta.
ristikontra-rules-title-limits = Mitä ei saa pelata
ristikontra-rules-fourth-lead = Samalla arvolla ei saa aloittaa neljää kertaa peräkkäin, paitsi jos kädessä on enää yksi kortti. Pakasta käännetty kortti saa olla mitä arvoa tahansa.
ristikontra-rules-hold-fourth-king-false = Kuninkaan saa pelata milloin tahansa, viimeisenkin.
ristikontra-rules-hold-fourth-king-true = Kun kolme kuningasta on pelattu, neljättä ei saa pelata kädestä niin kauan kuin pakkaa on. Jos se käännetään pakasta, se on pelattu.
ristikontra-rules-title-score = Pisteet
ristikontra-rules-gamepoints = Viimeisen tikin jälkeen kumpikin pari laskee korttinsa. Vähintään 61 pisteellä saa yhden pelipisteen, kaikilla 120 pisteellä kaksi.
ristikontra-rules-carry = Jos pisteet menevät tasan, 60–60, kukaan ei saa mitään, mutta seuraavan jaon voittajat saavat yhden pelipisteen lisää.
ristikontra-rules-gamepoints-target =
    { $n ->
        [one] Ensimmäisen pelipisteen saanut pari voittaa pelin.
       *[other] Se pari, jolla on ensin { $n } pelipistettä, voittaa pelin.
    }
ristikontra-rules-sum = Viimeisen tikin jälkeen kumpikin pari laskee korttinsa, ja jakojen pisteet lasketaan yhteen.
ristikontra-rules-dirty = Pari likaa pelinsä, jos se saa tikeissään rouvan, kun pakkaa vielä on, siis kahdeksassa ensimmäisessä tikissä.
ristikontra-rules-clean = Likainen peli puhdistuu, jos pari saa kuninkaan jossakin viidestä viimeisestä tikistä, oli se kenen pelaama tahansa. Kuningas ei puhdista, jos tikki on voitettu rouvalla.
ristikontra-rules-failed = Pari, jonka peli jää likaiseksi, ei saa jaosta pisteitä.
ristikontra-rules-under-ten = Pari, joka saa jaossa alle 10 korttipistettä, menettää kaiken, oli peli likainen tai puhdas: sen yhteispisteet putoavat nollaan.
ristikontra-rules-cleaning-target = Pari voittaa pelin, kun sen yhteispisteet ovat jaon jälkeen vähintään { $n }. Jos molemmat yltävät siihen, suurempi summa voittaa; jos summat ovat samat, pelataan vielä yksi jako.
ristikontra-rules-race-target = Pari voittaa pelin, kun sen yhteispisteet ovat jaon jälkeen vähintään { $n }.
ristikontra-rules-race-tie = Jos molemmat yltävät siihen, suurempi summa voittaa; jos summat ovat samat, voittaa pari, joka ei saanut aivan viimeistä tikkiä.
