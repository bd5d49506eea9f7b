# Myllymatti: mitä tapahtui, mitä pyydetään, miksi ei, valinnat ja säännöt.
# Pelaajien nimiä ei taivuteta. $card perusmuoto, $cardGen genetiivi, $cardPart partitiivi.

game-myllymatti = Myllymatti
    .tag = Kerää kaksintaisteluissa hyviä kortteja ja hankkiudu sitten niistä eroon: se, jolle kortteja jää, on myllymatti.
    .beginner = Noudattaa yksinkertaisia sääntöjä, muistaa vain muutaman muiden voittamista korteista ja jättää usein jotakin huomaamatta.
    .casual = Noudattaa samoja sääntöjä, muistaa noista korteista viimeisen tusinan ja huomaa enemmän.
    .skilled = Muistaa joka voitetun kortin, joten toisella puoliskolla se tietää kaikkien kortit; siinä se katsoo vähän eteenpäin.
    .expert = Katsoo pitkälle eteenpäin kummallakin puoliskolla: ensimmäisellä näkymättömät kortit jaettuina kaikin uskottavin tavoin, toisella kaikki kortit tietäen.

option-must-beat = Pakko kaataa, jos voi
    .explain = Muuten kortin saa nostaa. Denexassa lukee kumpaakin. Jos kaataminen on pakko, jotkin jaot jäävät kiertämään kehää, kunnes varmistuksemme päättää ne.
option-draw-timing = Nostaminen pakasta
    .explain = Lähteet: Denexa (kaksintaistelun jälkeen), Pagat (heti pelaamisen jälkeen).
option-draw-timing-after-trick = Kaksintaistelun jälkeen
option-draw-timing-immediate = Heti pelaamisen jälkeen
option-draw-order = Kuka nostaa ensin
    .explain = Ratkaisee, kuka saa valttikortin. Lähteet eivät kerro; Pagatin tavallakin aloittaja nostaa ensin.
option-draw-order-leader-first = Kaksintaistelun aloittaja
option-draw-order-winner-first = Kaksintaistelun voittaja
option-deals = Jakoja
    .explain = Sarjassa lasketaan tappiot. Lähde: Denexassa pelataan yksi jako kerrallaan.
option-next-dealer = Seuraava jakaja
    .explain = Lähteet: tavallisesti vasemmanpuoleinen naapuri, skitgubbessa usein häviäjä.
option-next-dealer-left = Jakajan vasen naapuri
option-next-dealer-loser = Jaon häviäjä
option-stall-actions = Siirtoja ilman täyttä tikkiä
    .explain = Niin monen jälkeen jako päättyy. Oma varmistuksemme.

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
myllymatti-bounce = Sama arvo: kortit jäävät pöytään, ja samat kaksi pelaavat uudestaan.
myllymatti-wins =
    { $you ->
        [yes] Voitit kaksintaistelun.
       *[no] { $seat } voitti kaksintaistelun.
    }
myllymatti-trump =
    { $you ->
        [yes] Nostit pakan viimeisen kortin, { $cardGen }: sen maa on valtti, ja sinä aloitat toisen puoliskon.
       *[no] { $seat } nosti pakan viimeisen kortin, { $cardGen }: sen maa on valtti, ja { $seat } aloittaa toisen puoliskon.
    }
myllymatti-halftime =
    { $you ->
        [yes] Toinen puolisko: voitetut kortit ovat nyt jokaisen käsi. Valtti on { $suit }, ja sinä aloitat.
       *[no] Toinen puolisko: voitetut kortit ovat nyt jokaisen käsi. Valtti on { $suit }, ja { $seat } aloittaa.
    }
myllymatti-shows =
    { $you ->
        [yes] Näytät kätesi ja pidät sen: { $cards }.
       *[no] { $seat } näyttää kätensä ja pitää sen: { $cards }.
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
        [yes] Tikki on täysi ja poistuu pelistä. Viimeinen kortti oli sinun.
       *[no] Tikki on täysi ja poistuu pelistä. Viimeisen kortin pelasi { $seat }.
    }
myllymatti-out =
    { $you ->
        [yes] Pääsit eroon korteistasi!
       *[no] { $seat } pääsi eroon korteistaan.
    }
myllymatti-loses =
    { $you ->
        [yes] Kortit jäivät sinulle: olet myllymatti.
       *[no] Kortit jäivät yhdelle: { $seat } on myllymatti.
    }
myllymatti-stalled = Yksikään tikki ei ole täyttynyt pitkään aikaan. Jako päättyy tähän, ja kaikki, joilla on kortteja, häviävät.

## Mitä sinulta pyydetään

myllymatti-prompt-duel = Kaksintaistelu, vastassa { $to }: pelaa kortti tai käännä pakasta, jos voit.
myllymatti-prompt-follow = { $to } pelasi { $cardGen }: suurempi arvo voittaa molemmat.
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
myllymatti-prompt-take = Mikään korttisi ei kaada korttia { $card }: nosta se.

## Mitä voi tehdä

myllymatti-action-turn = Käännä kortti pakasta
myllymatti-action-take = Nosta { $card }

## Miksi mestari pelaisi niin

myllymatti-reason-turn-spares = Pakasta kääntämällä säästät omat korttisi, joista pienin on { $low }.
myllymatti-reason-turn-chance = Kortteja, joita et ole nähnyt, on { $total }, ja niistä { $n } voittaisi: vastassa on { $card }. Kääntäminen säästää omat korttisi.
myllymatti-reason-lead-lowest = Sinulla ei ole pienempää kuin { $card }, ja pienistä on myöhemmin vaikea päästä eroon.
myllymatti-reason-few-higher =
    { $n ->
        [0] Kaikki suuremmat kuin { $card } on jo nähty.
       *[other] Kortteja, joita et ole nähnyt, on { $total }, ja niistä suurempia kuin { $card } on vain { $n }.
    }
myllymatti-reason-lower = Kortteja, joita et ole nähnyt, on { $total }, ja niistä pienempiä kuin { $card } on { $n }.
myllymatti-reason-wins = Se voittaa kaksintaistelun: saat pinoosi sekä { $cardGen } että { $otherGen }.
myllymatti-reason-wins-more = Se voittaa kaksintaistelun ja kaikki pöydän kortit: { $cards }.
myllymatti-reason-bounce = Sama arvo: kumpikaan ei vielä voita, ja kortit jäävät odottamaan seuraavaa kaksintaistelua.
myllymatti-reason-lost-anyway = Millään kortillasi et voita etkä saa tasapeliä, kun vastassa on { $other }. Pienempää hävittävää kuin { $card } sinulla ei ole.
myllymatti-reason-lost = Millään kortillasi et voita etkä saa tasapeliä, kun vastassa on { $other }.
myllymatti-reason-keeps = Häviät kaksintaistelun, kun vastassa on { $other }, mutta säästät suurimman korttisi, joka on { $high }.
myllymatti-reason-rid-of-low = Häviät kaksintaistelun ja pääset eroon pienestä kortista: vastassa on { $other }.
myllymatti-reason-goes-out = Se on viimeinen korttisi: pääset eroon kaikista.
myllymatti-reason-completes = Tikki täyttyy: sen kortit poistuvat, ja sinä aloitat seuraavan.
myllymatti-reason-completes-only = Muilla korteillasi tikki ei täyty. Tällä sen kortit poistuvat, ja sinä aloitat seuraavan.
myllymatti-reason-void = Seuraavaksi pelaa { $to }, jolla ei ole valttia eikä maata { $suit }: kortti on pakko nostaa.
myllymatti-reason-unbeaten = { $to } ei voi kaataa { $cardPart }, vaan nostaa sen.
myllymatti-reason-only-beater = Vain se korteistasi kaataa, kun vastassa on { $other }.
myllymatti-reason-cheapest = Se on halvin korteistasi, joilla kaadat: vastassa on { $other }.
myllymatti-reason-only-trump = { $to } voi kaataa sen vain valtilla.
myllymatti-reason-lowest = Valttien lisäksi sinulla ei ole pienempää korttia kuin { $card }.
myllymatti-reason-costs = Seuraavaksi pelaa { $to }, jonka halvin kortti sen kaatamiseen on { $other }.
myllymatti-reason-take-trump = Se on valtti, ja saat sen itsellesi.
myllymatti-reason-take-keeps = Säästät kortin { $other }: halvemmalla et voisi kaataa.

## Miksi ei

no-turn = Pakan viimeistä korttia ei käännetä: pelaa kädestäsi.
no-stock = Pakkaa ei enää ole.
no-take = Ensimmäisellä puoliskolla ei nosteta kortteja pöydästä: pelaa kortti.
must-beat = Voit kaataa sen, ja tässä pöydässä se on pakko.
must-lead = Nostettavaa ei ole: sinä aloitat tikin.
wrong-suit = Kaadettavana on { $card }. Sen kaataa vain saman maan suurempi kortti tai valtti, ja valtti on { $suit }.
too-low = Se ei riitä: kaadettavana on { $card }.

## Paikat ja esineet

myllymatti-place-trick = Tikki
myllymatti-place-table = Odottaa voittajaa
myllymatti-place-won = Voitetut kortit
myllymatti-place-out = Pelistä poistuneet
myllymatti-mark-trump = Valtti: { $suit }

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
myllymatti-rules-aim = Pelissä on kaksi puoliskoa. Ensimmäisellä kerätään kortteja, mieluiten hyviä; toisella niistä hankkiudutaan eroon. Se, jolle lopuksi jää kortteja, häviää ja on myllymatti.
myllymatti-rules-title-deal = Jako
myllymatti-rules-deal = Kolme pelaajaa, 52 kortin pakka ilman jokereita. Ässä on suurin kortti, kakkonen pienin. Jokaiselle jaetaan kolme korttia, kortti kerrallaan, jakajan vasemmanpuoleisesta pelaajasta alkaen. Loput jäävät pöydälle nostopakaksi kuvapuoli alaspäin.
myllymatti-rules-title-collect = Ensimmäinen puolisko: kerääminen
myllymatti-rules-duel = Jakajan vasemmalla puolella istuva pelaa kortin, ja seuraava vasemmalla vastaa millä tahansa kortilla; kolmas katsoo sivusta. Suurempi arvo voittaa, maalla ei ole väliä. Voittaja panee molemmat kortit kuvapuoli alaspäin voitettujen pinoonsa ja pelaa seuraavaksi vasemmanpuoleista naapuriaan vastaan.
myllymatti-rules-turn = Niin kauan kuin pakassa on vähintään kaksi korttia, saat kääntää sen päällimmäisen etkä pelaa kädestäsi. Käännetty kortti on silloin pelattu.
myllymatti-rules-bounce = Jos arvot ovat samat, kortit jäävät pöytään, ja samat kaksi pelaavat uudestaan samassa järjestyksessä. Voittaja saa kaikki pöydässä olevat kortit.
myllymatti-rules-draw-timing-after-trick = Kaksintaistelun jälkeen molemmat nostavat pakasta, kunnes heillä on taas kolme korttia. Jos käänsit kortin, sinulla on kolme jo valmiiksi.
myllymatti-rules-draw-timing-immediate = Joka pelaa kortin kädestään, nostaa pakasta heti uuden.
myllymatti-rules-draw-order-leader-first = Ensin nostaa se, joka aloitti.
myllymatti-rules-draw-order-winner-first = Ensin nostaa voittaja; jos arvot olivat samat, se, joka aloitti.
myllymatti-rules-title-trump = Valtti
myllymatti-rules-trump = Joka joutuu nostamaan pakan viimeisen kortin, näyttää sen kaikille: sen maa on toisen puoliskon valtti. Kortti ei tule käteen vaan menee nostajan voitettujen pinoon.
myllymatti-rules-halftime = Sitten pelataan nostamatta, kunnes jollakulla ei ole vuorollaan korttia. Kesken jäänyt kortti ja pöydällä odottavat kortit palaavat pelaajiensa pinoihin. Kaikki näyttävät käteen jääneet korttinsa ja lisäävät ne omaan pinoonsa.
myllymatti-rules-title-shed = Toinen puolisko: korteista eroon
myllymatti-rules-lead = Voitettujen pino on nyt kätesi. Ensimmäisen tikin aloittaa valttikortin nostanut, millä tahansa kortilla.
myllymatti-rules-beat = Seuraava vasemmalla kaataa tikin viimeisen kortin saman maan suuremmalla kortilla tai valtilla; valtin kaataa vain suurempi valtti. Tai sitten hän nostaa viimeisen kortin käteensä. Kummassakin tapauksessa vuoro siirtyy eteenpäin.
myllymatti-rules-must-beat-false = Kortin saa nostaa, vaikka sen voisi kaataa.
myllymatti-rules-must-beat-true = Kortin saa nostaa vain, jos sitä ei voi kaataa.
myllymatti-rules-complete = Tikki on täysi, kun siinä on yhtä monta korttia kuin sen alkaessa oli pelaajia mukana. Silloin sen kortit poistuvat pelistä, ja viimeisen kortin pelannut aloittaa seuraavan tikin; jos hänellä ei ole enää kortteja, aloittaa seuraava vasemmalla.
myllymatti-rules-taken = Kun tikin viimeinenkin kortti on nostettu, seuraava vasemmalla aloittaa uuden tikin.
myllymatti-rules-out = Joka on päässyt eroon korteistaan, ei ole enää mukana, ja hänen vuoronsa jää väliin.
myllymatti-rules-title-end = Jaon loppu
myllymatti-rules-end = Jako päättyy heti, kun kortteja on enää yhdellä: hän on hävinnyt.
myllymatti-rules-stall =
    { $n ->
        [one] Jos tikki ei täyty heti ensimmäisestä kortista, jako päättyy, ja kaikki, joilla on kortteja, häviävät.
       *[other] Jos yksikään tikki ei täyty { $n } peräkkäisen pelaamisen tai nostamisen aikana, jako päättyy, ja kaikki, joilla on kortteja, häviävät.
    }
myllymatti-rules-title-match = Koko peli
myllymatti-rules-single = Pelataan yksi jako.
myllymatti-rules-series = Pelataan { $n } jakoa ja lasketaan tappiot. Vähiten hävinnyt voittaa; eniten hävinnyt on myllymatti.
myllymatti-rules-next-dealer-left = Seuraavan jaon jakaa jakajan vasemmalla puolella istuva.
myllymatti-rules-next-dealer-loser = Seuraavan jaon jakaa häviäjä. Jos häviäjiä on useita, jakaa jakajan vasemmalla puolella istuva.
