# Ruotsalainen ginirommi: mitä tapahtui, mitä pyydetään, miksi ei, valinnat ja säännöt.
# Pelaajien nimiä ei taivuteta. $card perusmuoto, $cardGen genetiivi, $cardPart partitiivi. $one, $other, $low, $high: kortteja.
# Avaus = kierroksen vaatimat yhdistelmät; yhdistelmä = sarja (sama arvo) tai suora (sama maa peräkkäin).

game-swedish-gin-rummy = Ruotsalainen ginirommi
    .short = Ginirommi
    .tag = Kerää sarjoja ja suoria, joka kierroksella eri tavalla.
    .beginner = Pitää kortit, jotka näyttävät sopivan yhteen, ei huomaa kaikkea, minkä voisi laskea pöytään, ja nostaa pakan summittaisesti.
    .casual = Laskee vain, montako korttia avauksesta puuttuu.
    .skilled = Ottaa huomioon myös sen, mistä voi vielä tulla jotakin, ja käteen jäävät pisteet.
    .expert = Laskee, mitkä kortit voivat vielä tulla, ja antaa seuraavalle mahdollisimman vähän.

option-rounds = Kierrokset
    .explain = Mitkä viidestätoista avauksesta pelataan.
    .source = Ranskalainen Pokébip-blogi; sen kierrokset ovat itsenäisiä.
# Yksi kierroksista, $n, valittavana.
option-rounds-value = { gin-the-contract }
option-final-discard = Viimeinen kortti
    .explain = Kierroksilla 1–14.
    .source = Pokébip-blogi ei kerro, mutta sen ostomäärissä on laskettu mukaan heitettävä kortti; muissa sopimusrommeissa pelataan kummallakin tavalla.
option-final-discard-required = Heitettävä poistopakkaan
option-final-discard-optional = Saa myös laskea pöytään
option-layoff-on-others = Kortteja saa lisätä muidenkin yhdistelmiin
    .source = Pokébip-blogi ei kerro, kenen; eräässä ruotsalaisessa blogissa, jonka peli on lähes sama, ja useimmissa sopimusrommeissa kenen tahansa.
option-buy-after-down = Ostaa saa avauksen jälkeenkin
    .source = Pokébip-blogi ei kiellä sitä; jotkin sopimusrommit kieltävät.
# UNSURE: “Tarkka nosto”: our own; the source has no term.
option-exact-cut-bonus = Palkinto tarkasta nostosta
    .explain = Jakaja, joka nostaa pakasta juuri jaettavat kortit, saa 100 pistettä anteeksi.
    .source = Pokébip-blogi, lisäsääntönä.
option-turn-cap = Pisin kierros, vuoroja pelaajaa kohti
    .explain = Niin monen jälkeen kierros päättyy ilman voittajaa.
    .source = Oma rajamme.

# Kierroksen avaus; $n: kierroksen numero, 1–15.
# UNSURE: “Sarja” for cards of one rank: in many homes it means a run of one suit; also said: kolmoset, neloset.
gin-the-contract =
    { $n ->
        [1] kaksi kolmen kortin sarjaa
        [2] kolmen kortin sarja ja neljän kortin suora
        [3] kaksi neljän kortin sarjaa
        [4] kaksi neljän kortin suoraa
        [5] kaksi kolmen kortin sarjaa ja viiden kortin suora
        [6] neljän kortin sarja ja viiden kortin suora
        [7] kaksi viiden kortin sarjaa
        [8] kaksi viiden kortin suoraa
        [9] neljä kolmen kortin sarjaa
        [10] kolme neljän kortin suoraa
        [11] kolme neljän kortin sarjaa
        [12] viisi kolmen kortin suoraa
        [13] viisi kolmen kortin sarjaa
        [14] viiden kortin sarja, viiden kortin suora ja pari
       *[other] kaksi tasan kolmen kortin sarjaa ja suora kaikista muista korteista
    }
gin-round = Kierros { $n }: { gin-the-contract }
    .short =
        #{ $n }: { $n ->
            [1] 2 kolmen sarjaa
            [2] kolmen sarja, neljän suora
            [3] 2 neljän sarjaa
            [4] 2 neljän suoraa
            [5] 2 kolmen sarjaa, viiden suora
            [6] neljän sarja, viiden suora
            [7] 2 viiden sarjaa
            [8] 2 viiden suoraa
            [9] 4 kolmen sarjaa
            [10] 3 neljän suoraa
            [11] 3 neljän sarjaa
            [12] 5 kolmen suoraa
            [13] 5 kolmen sarjaa
            [14] viiden sarja, viiden suora, pari
           *[other] 2 kolmen sarjaa, muut suora
        }

## Talon säännöt yhtenä virkkeenä, kukin lauseena: ”Tässä pelissä ässä maksaa aina 14 pistettä ja peli päättyy 200 pisteeseen.”

here-rounds =
    { $n ->
        [one] pelataan vain kierros { $numbers }
       *[other] pelataan kierrokset { $numbers }
    }
here-final-discard-required = viimeinen kortti on heitettävä poistopakkaan
here-final-discard-optional = viimeisen kortin saat myös laskea pöytään
here-layoff-on-others-true = saat lisätä kortteja muidenkin yhdistelmiin
here-layoff-on-others-false = saat lisätä kortteja vain omiin yhdistelmiisi
here-buy-after-down-true = saat ostaa avauksen jälkeenkin
here-buy-after-down-false = et saa ostaa avauksen jälkeen
here-exact-cut-bonus-true = tarkka nosto vie jakajalta 100 pistettä pois
here-exact-cut-bonus-false = tarkasta nostosta ei saa pisteitä
here-turn-cap =
    { $n ->
        [one] kierros päättyy, kun jokaisella on ollut { $n } vuoro
       *[other] kierros päättyy, kun jokaisella on ollut { $n } vuoroa
    }

## Mitä tapahtui

gin-cut-exact =
    { $you ->
        [yes] Nostit tasan { $n } korttia: saat 100 pistettä anteeksi!
       *[no] { $seat } nosti tasan { $n } korttia ja saa 100 pistettä anteeksi.
    }
gin-peak-cut = Tasan { $n }!
gin-cut-missed =
    { $you ->
        [yes]
            { $n ->
                [one] Nostit yhden kortin: ei osunut.
               *[other] Nostit { $n } korttia: ei osunut.
            }
       *[no]
            { $n ->
                [one] { $seat } nosti yhden kortin: ei osunut.
               *[other] { $seat } nosti { $n } korttia: ei osunut.
            }
    }
gin-upcard =
    { $you ->
        [yes] Jaoit kortit ja käänsit esiin { $cardGen }.
       *[no] { $seat } jakoi kortit ja käänsi esiin { $cardGen }.
    }
gin-draws-stock =
    { $you ->
        [yes] Nostit pakasta { $cardGen }.
       *[no] { $seat } nosti pakasta { $cardGen }.
    }
gin-draws-discard =
    { $you ->
        [yes] Otit poistopakasta { $cardGen }.
       *[no] { $seat } otti poistopakasta { $cardGen }.
    }
gin-leaves-discard =
    { $you ->
        [yes] Et ota { $cardPart }.
       *[no] { $seat } ei ota { $cardPart }.
    }
gin-declines =
    { $you ->
        [yes] Et osta sitä.
       *[no] { $seat } ei osta sitä.
    }
gin-buys =
    { $you ->
        [yes] Ostit { $cardGen } ja sait lisäksi kortin pakasta.
       *[no] { $seat } osti { $cardGen } ja sai lisäksi kortin pakasta.
    }
gin-buys-own =
    { $you ->
        [yes] Ostit { $cardGen } ja sait lisäksi kortin pakasta. Vuorosi päättyi siihen.
       *[no] { $seat } osti { $cardGen } ja sai lisäksi kortin pakasta. Vuoro päättyi siihen.
    }
gin-reshuffle =
    { $n ->
        [one] Nostopakka loppui: yksi heitetty kortti on nyt uusi nostopakka.
       *[other] Nostopakka loppui: { $n } heitettyä korttia sekoitettiin uudeksi nostopakaksi.
    }
gin-discards =
    { $you ->
        [yes] Heitit { $cardGen }.
       *[no] { $seat } heitti { $cardGen }.
    }
gin-contract =
    { $you ->
        [yes] Avasit: { $groups }.
       *[no] { $seat } avasi: { $groups }.
    }
gin-peak-contract = Avaus!
gin-meld =
    { $you ->
        [yes] Laskit pöytään uuden yhdistelmän: { $cards }.
       *[no] { $seat } laski pöytään uuden yhdistelmän: { $cards }.
    }
gin-lays-off =
    { $you ->
        [yes] Lisäsit { $cardGen } omaan yhdistelmääsi.
       *[no] { $seat } lisäsi { $cardGen } omaan yhdistelmäänsä.
    }
gin-lays-off-other =
    { $you ->
        [yes] Lisäsit { $cardGen } pelaajan { $to } yhdistelmään.
       *[no]
        { $toYou ->
            [yes] { $seat } lisäsi { $cardGen } sinun yhdistelmääsi.
           *[no] { $seat } lisäsi { $cardGen } pelaajan { $to } yhdistelmään.
        }
    }
gin-out =
    { $you ->
        [yes] Korttisi loppuivat: voitit kierroksen!
       *[no] { $seat } pääsi eroon korteistaan ja voitti kierroksen.
    }
gin-blocked = Vuorot loppuivat, eikä kukaan päässyt eroon korteistaan: kierros päättyy tähän, ja kaikki saavat pisteitä käteen jääneistä korteistaan.

## Mitä pelaajat sanovat

gin-says-no = Ei kiitos

## Mitä sinulta pyydetään

gin-typed-contract = avaa, ryhmien välissä ” / ”
gin-typed-meld = laske uusi yhdistelmä
gin-prompt-cut = Sinä jaat: nosta pakasta yhdellä kertaa, tuntumalla, tasan { $n } korttia. Jos osut, saat 100 pistettä anteeksi.
gin-prompt-draw = Sinun vuorosi: nosta kortti pakasta.
gin-prompt-start = Sinun vuorosi: ota { $card } tai nosta pakasta.
gin-prompt-start-buy = Ota { $card } tai nosta pakasta. Tai maksa merkki (niitä on { $n }) ja ota molemmat: silloin vuorosi päättyy.
gin-prompt-window = Ostatko merkillä { $cardGen } ja kortin pakasta? Merkkejä on { $n }.
# Pelaajalta $seat kysytään, ostaako hän, kun vuorossa on $to.
gin-wait-window =
    { $toYou ->
        [yes] { $seat } saa ostaa { $cardGen }, ennen kuin nostat. Sitten vuorosi jatkuu.
       *[no] { $seat } saa ostaa { $cardGen }, ennen kuin { $to } nostaa.
    }
gin-prompt-play = Heitä kortti. Kierroksen avaus: { gin-the-contract }.
gin-prompt-contract = Voit avata: { gin-the-contract }. Tai heitä kortti.
gin-prompt-last = Heitä kortti. Avaus: kaksi tasan kolmen kortin sarjaa ja suora kaikista muista korteistasi.
gin-prompt-last-contract = Voit laskea koko kätesi pöytään ja voittaa kierroksen. Tai heitä kortti.
gin-prompt-down = Voit laskea pöytään uusia yhdistelmiä tai lisätä kortteja; vuorosi päättyy, kun heität kortin.
gin-prompt-down-none = Mikään korteistasi ei käy nyt yhdistelmiin. Heitä kortti.

## Mitä voi tehdä

gin-action-cut =
    { $n ->
        [one] Nosta yksi kortti
       *[other] Nosta { $n } korttia
    }
gin-action-draw-stock = Nosta pakasta
    .short = Nosta
gin-action-draw-discard = Ota { $card }
gin-action-buy = Osta { $card } ja kortti pakasta
    .short = Osta
gin-action-buy-own = Osta { $card } ja kortti pakasta ja päätä vuorosi
    .short = Osta
gin-action-decline = Älä osta { $cardPart }
    .short = Älä osta
gin-action-contract = Avaa: { $groups }
gin-action-meld = Laske pöytään: { $cards }
gin-action-layoff-set =
    { $toYou ->
        [yes] Lisää { $card } omaan sarjaasi (yhdistelmä { $n })
       *[no] Lisää { $card } sarjaan (yhdistelmä { $n }, { $to })
    }
gin-action-layoff-low =
    { $toYou ->
        [yes] Lisää { $card } oman suorasi alkuun (yhdistelmä { $n })
       *[no] Lisää { $card } suoran alkuun (yhdistelmä { $n }, { $to })
    }
    .short = Alkuun
gin-action-layoff-high =
    { $toYou ->
        [yes] Lisää { $card } oman suorasi loppuun (yhdistelmä { $n })
       *[no] Lisää { $card } suoran loppuun (yhdistelmä { $n }, { $to })
    }
    .short = Loppuun
gin-action-discard = Heitä { $card }

## Miksi ei

cut-is-over = Kortit on jo jaettu: pakasta nostetaan vain ennen jakoa, ja vain jos tarkka nosto palkitaan.
cut-first = Jako alkaa tarkasta nostosta: nosta ensin kortit pakasta.
draw-first = Ota ensin kortti, nostopakasta tai poistopakasta; vasta sitten voit laskea kortteja pöytään ja heittää.
answer-first = Sinulta kysytään ensin poistopakan kortista: osta se tai kieltäydy.
already-drawn = Olet jo nostanut: laske pöytään, mitä haluat, ja heitä sitten kortti.
nothing-to-decline = Nyt ei ole, mistä kieltäytyä: ota kortti tai, jos olet jo ottanut, heitä yksi.
not-live = Poistopakan päällimmäistä ei saa enää kukaan: nosta nostopakasta.
no-token = Sinulla ei ole enää merkkiä, jolla ostaa: ota pelkkä poistopakan kortti tai nosta nostopakasta.
no-buy-after-down = Tässä pöydässä ei osteta enää avauksen jälkeen: ota pelkkä poistopakan kortti tai nosta nostopakasta.
discard-one = Kortit heitetään yksitellen: valitse vain yksi.
layoff-one = Yhdistelmiin lisätään kortteja yksitellen: valitse vain yksi.
not-down = Ensin on avattava: laske pöytään kerralla kaikki kierroksen vaatimat yhdistelmät.
lay-later = Avauksesi on koossa. Voit laskea sen pöytään omalla vuorollasi, kun olet nostanut.
already-down = Olet jo avannut: laske nyt pöytään uusia yhdistelmiä yksi kerrallaan tai lisää kortteja.
no-such-meld = Yhdistelmää { $n } ei ole: valitse jokin pöydässä oleva.
not-your-meld = Tässä pöydässä kortteja lisätään vain omiin yhdistelmiin, ja tämä on pelaajan { $to } yhdistelmä.
meld-frozen = Pariin ei voi lisätä mitään: valitse sarja tai suora.
choose-run-end = Suora voi kasvaa kummastakin päästä: kerro, lisäätkö kortin alkuun vai loppuun.
set-has-no-end = Sarjassa ei ole alkua eikä loppua: mainitse vain kortti ja yhdistelmä.
meld-rank = Sarjaan lisätään vain sen omaa arvoa, tai kakkosia, jos ne jäävät vähemmistöön: { $card } ei ole kumpaakaan.
meld-majority = Vielä yksi kakkonen on tähän liikaa: yhdistelmässä on oltava enemmän tavallisia kortteja kuin jokereita.
run-full-low = Tämä suora alkaa jo kakkosen paikalta, ja sen alle ei tule mitään.
run-full-high = Tämä suora ulottuu jo ässään, ja sen jälkeen ei tule mitään.
wrong-end = Tämä on väärä pää: { $card } käy suoran toiseen päähän.
does-not-fit-run = Suora kasvaa maansa seuraavalla kortilla, ylös tai alas, ja { $card } ei ole se.
must-keep-a-card = Käteen on jäätävä yksi kortti, sillä joka vuoro päättyy kortin heittämiseen.
must-lay-all =
    { $n ->
        [one] Tällä kierroksella koko käsi lasketaan pöytään kerralla, ja nyt jäisi yksi kortti yli.
       *[other] Tällä kierroksella koko käsi lasketaan pöytään kerralla, ja nyt jäisi { $n } korttia yli.
    }
contract-groups =
    { $n ->
        [one] Laske pöytään yksi yhdistelmä kerrallaan.
       *[other] Avaukseen kuuluu { $n } yhdistelmää, ja ne lasketaan pöytään kaikki kerralla.
    }

# Miksi kortit eivät ole sarja, suora tai pari.
gin-too-few =
    { $fewer ->
        [one] Lisää yksi kortti:
       *[other] Lisää { $fewer } korttia:
    } { $kind ->
        [set] sarjaan tarvitaan { $size }.
        [run] suoraan tarvitaan { $size }.
       *[pair] pariin tarvitaan { $size }.
    }
gin-too-many =
    { $more ->
        [one] Ota pois yksi kortti:
       *[other] Ota pois { $more } korttia:
    } { $kind ->
        [set] tällä kierroksella sarjassa on tasan { $size }.
       *[pair] parissa on { $size }.
    }
gin-set-ranks = Sarjassa kaikki kortit ovat samaa arvoa, mutta { $one } ja { $other } eivät ole.
gin-pair-ranks = Parissa on kaksi samanarvoista korttia, mutta { $one } ja { $other } eivät ole samaa arvoa.
gin-pair-two = Kakkosen pariksi käy vain toinen kakkonen, ei { $card }.
gin-run-suits = Suorassa kaikki kortit ovat samaa maata, mutta { $one } ja { $other } eivät ole.
gin-run-twos = Pelkistä kakkosista ei tule suoraa: lisää saman maan kortteja.
gin-run-twice = Suorassa on kutakin korttia vain yksi: ota pois toinen { $card }.
gin-run-long = Suora ulottuu enintään kakkosesta ässään, 13 korttia: ota osa pois.
gin-run-ace = Suorassa ässä tulee vain kuninkaan jälkeen, joten { $card } ei käy alkuun.
gin-run-gap =
    { $gap ->
        [one] { $low } ja { $high }: välistä puuttuu yksi kortti,
       *[other] { $low } ja { $high }: välistä puuttuu { $gap } korttia,
    } { $twos ->
        [0] eikä tilalla ole kakkosta.
        [one] eikä yksi kakkonen riitä.
       *[other] eikä { $twos } kakkosta riitä.
    }
gin-run-order = Järjestä suora pienimmästä suurimpaan ja laita kukin jokeri sen kortin paikalle, jota se esittää.
gin-majority =
    { $kind ->
        [run] Suorassa on oltava enemmän tavallisia kortteja kuin jokereita: { $naturals } vastaan { $twos } ei riitä, ja kakkonen on tavallinen vain omalla paikallaan.
       *[set] Sarjassa on oltava enemmän sen arvoa kuin kakkosia: { $naturals } vastaan { $twos } ei riitä.
    }

## Miksi mestari pelaisi niin. $missing: avauksesta puuttuvia kortteja; $left: kortteja, joita pelaajalla $to on kädessä.

gin-reason-cut = Yksitoista korttia jokaiselle ja yksi käännettäväksi on yhteensä { $n }.
gin-reason-lays = Kun otat { $cardGen }, voit avata.
gin-reason-nearer =
    { $n ->
        [one] Kun otat { $cardGen }, avauksesta puuttuu enää yksi kortti.
       *[other] Kun otat { $cardGen }, avauksesta puuttuu enää { $n } korttia.
    }
gin-reason-two = Kakkonen, niin kuin nyt { $card }, käy minkä tahansa kortin tilalle.
gin-reason-no-nearer =
    { $n ->
        [0] { $card }: sitä et tarvitse, sillä avauksen kortit ovat jo koossa.
        [one] { $card } ei vie lähemmäs avausta: siitä puuttuisi yhä yksi kortti.
       *[other] { $card } ei vie lähemmäs avausta: siitä puuttuisi yhä { $n } korttia.
    }
gin-reason-can-lay = { $card }: sen voit laskea heti pöytään.
gin-reason-cannot-lay = { $card }: sitä et voi laskea pöytään, ja kädessä se maksaisi { $n } pistettä.
gin-reason-two-more = Ostaessasi saisit toisenkin kortin, etkä tiedä, minkä.
gin-reason-longer = Tällä kierroksella on laskettava pöytään koko käsi, joten osto pidentäisi myös avausta.
gin-reason-buy-owed = Kun kortteja on { $held }, tätä avausta ei voi laskea pöytään: siihen tarvitaan { $n }, ja siksi on ostettava.
gin-reason-buy-helps =
    { $missing ->
        [0] Kun saat { $cardGen }, avauksen kortit ovat koossa,
        [one] Kun saat { $cardGen }, avauksesta puuttuu enää yksi kortti,
       *[other] Kun saat { $cardGen }, avauksesta puuttuu enää { $missing } korttia,
    } { $n ->
        [0] ja tähän viimeinen merkkisi on omiaan.
       *[other] ja sinulle jää vielä merkki.
    }
gin-reason-too-late =
    { $left ->
        [one] { $to }: jäljellä enää yksi kortti, ja osto toisi käteesi kaksi korttia lisää.
       *[other] { $to }: jäljellä enää { $left } korttia, ja osto toisi käteesi kaksi korttia lisää.
    }
gin-reason-out =
    { $n ->
        [0] Sitten kätesi on tyhjä ja kierros sinun.
       *[other] Sitten sinulle jää yksi kortti heitettäväksi, ja kierros on sinun.
    }
gin-reason-frees = Pöydässä olevista korteista ei saa pisteitä: kädestäsi lähtee { $n } pistettä.
gin-reason-late =
    { $left ->
        [one] { $to }: jäljellä enää yksi kortti, ja { $card } maksaisi sinulle { $n } pistettä.
       *[other] { $to }: jäljellä enää { $left } korttia, ja { $card } maksaisi sinulle { $n } pistettä.
    }
gin-reason-collects = Parempi tämä kuin { $card }: { $to } otti itselleen { $otherGen }, joka sopii sen kanssa yhteen.
gin-reason-alone =
    { $twos ->
        [0] { $card } maksaa { $n } pistettä, eikä kädessäsi ole sille paria eikä jatkoa.
       *[other] { $card } maksaa { $n } pistettä, eikä kädessäsi ole sille kakkosta lukuun ottamatta paria eikä jatkoa.
    }
gin-reason-gone = { $card }: sen arvoisia ei ole nostopakassa enää yhtään.
gin-reason-outs = Nostopakassa voi vielä olla { $of } korttia, joita et ole nähnyt, ja niistä { $n } veisi sinut sitten lähemmäs avausta.
gin-reason-refused = Seuraavana vuorossa on { $to }, jolle ei kelvannut { $other }.
gin-reason-spare =
    { $n ->
        [0] { $card }: sitä et tarvitse, sillä ilmankin avauksen kortit ovat koossa.
        [one] { $card }: sitä et tarvitse, sillä ilmankin avauksesta puuttuu vain yksi kortti.
       *[other] { $card }: sitä et tarvitse, sillä ilmankin avauksesta puuttuu { $n } korttia.
    }
gin-reason-least =
    { $n ->
        [0] Kun heität { $cardGen }, avauksen kortit ovat yhä koossa, eikä mikään muu heitto ole parempi.
        [one] Kun heität { $cardGen }, avauksesta puuttuu yksi kortti, eikä mikään muu heitto vie lähemmäs.
       *[other] Kun heität { $cardGen }, avauksesta puuttuu { $n } korttia, eikä mikään muu heitto vie lähemmäs.
    }
gin-reason-most = Olet avannut, ja nyt kädessä saisi olla vähän pisteitä: { $card } maksaa { $n }, eikä mikään maksa enempää.
gin-reason-fits-next = Seuraavana vuorossa on { $to }, joka voisi lisätä pöytään { $otherGen }: parempi siis heittää tämä.
gin-reason-end-not-down =
    { $you ->
        [yes] Et ollut avannut, kun
       *[no] { $seat } ei ollut avannut, kun
    } { $toYou ->
        [yes] pääsit eroon korteistasi.
       *[no] { $to } pääsi eroon korteistaan.
    }
gin-reason-end-down =
    { $you ->
        [yes] Olit avannut, mutta
       *[no] { $seat } oli avannut, mutta
    } { $toYou ->
        [yes] pääsit eroon korteistasi ensin.
       *[no] { $to } pääsi eroon korteistaan ensin.
    }
gin-reason-end-others =
    { $you ->
        [yes] Kun pääsit eroon korteistasi,
       *[no] Kun { $seat } pääsi eroon korteistaan,
    } { $n ->
        [one] yksi muu ei ollut avannut
       *[other] { $n } muuta ei ollut avannut
    }.

## Paikat ja esineet

# UNSURE: “Poistopakka”; also said: avopakka, heittopakka, roskapakka.
gin-place-discard = Poistopakka
gin-place-set =
    { $you ->
        [yes] Yhdistelmä { $n }, oma sarjasi
       *[no] Yhdistelmä { $n }, sarja, { $seat }
    }
gin-place-run =
    { $you ->
        [yes] Yhdistelmä { $n }, oma suorasi
       *[no] Yhdistelmä { $n }, suora, { $seat }
    }
gin-place-pair =
    { $you ->
        [yes] Yhdistelmä { $n }, oma parisi
       *[no] Yhdistelmä { $n }, pari, { $seat }
    }
gin-offer-rest =
    { $n ->
        [0] ei pisteitä
        [one] 1 miinuspiste
       *[other] { $n } miinuspistettä
    }
gin-inquiry = Tarjoukset ostaa kortti
gin-offer-rest-after =
    { $least ->
        [0] { $n } miinuspistettä; ei yhtään, jos lasket kaiken sopivan
       *[other] { $n } miinuspistettä; { $least }, jos lasket kaiken sopivan
    }
gin-slot-set = Sarja, vähintään { $n } korttia
    .short = Sarja { $n }+
gin-slot-set-exact = Sarja, tasan { $n } korttia
    .short = Sarja { $n }
gin-slot-run = Suora, vähintään { $n } korttia
    .short = Suora { $n }+
gin-slot-pair = Pari
gin-slot-meld = Sarja tai suora, vähintään { $n } korttia
    .short = Yhdistelmä { $n }+
gin-fact-tokens =
    { $n ->
        [0] ei merkkejä
        [one] 1 merkki
       *[other] { $n } merkkiä
    }
    .short =
        { $n ->
            [0] ○○
            [one] ●○
           *[other] ●●
        }
gin-fact-missing =
    { $n ->
        [0] avauksesi on koossa
        [one] avauksestasi puuttuu 1 kortti
       *[other] avauksestasi puuttuu { $n } korttia
    }
    .short =
        { $n ->
            [0] koossa
           *[other] puuttuu { $n }
        }
gin-sign-fits = käy yhdistelmään
gin-fact-down = avannut
    .badge = avannut

## Pisteet

gin-score-out = Kortit loppuivat
gin-score-cards = Käteen jäi: { $cards }
gin-score-cut = Tarkka nosto
gin-goal = Pienin summa viimeisen kierroksen jälkeen voittaa.

## Säännöt

gin-rules-title-aim = Pelin tavoite
gin-rules-aim = Joka kierroksella on oma avauksensa: sarjat ja suorat, jotka sinun on saatava kokoon. Laske ne pöytään ja hankkiudu sitten eroon muista korteistasi. Kierroksen lopussa käteen jääneet kortit maksavat pisteitä, ja vähimmillä pisteillä voittaa.
gin-rules-title-deal = Pelaajat ja jako
gin-rules-players = Pelaajia on { $least }–{ $most }, ja jokainen pelaa yksin. Kaksi 52 kortin pakkaa ilman jokereita sekoitetaan yhteen: joka korttia on siis kaksi.
gin-rules-dealer = Ensimmäinen jakaja arvotaan. Seuraavan kierroksen jakaa aina jakajan vasemmalla puolella istuva.
gin-rules-deal = Jakaja sekoittaa kortit ja jakaa jokaiselle 11, yhden kerrallaan, myötäpäivään, vasemmalta puoleltaan alkaen. Seuraava kortti käännetään esiin, ja siitä alkaa poistopakka; loput jäävät nostopakaksi kuvapuoli alaspäin. Jakajan vasemmalla puolella istuva aloittaa, ja vuoro kiertää myötäpäivään.
gin-rules-exact-cut = Ennen jakoa jakaja yrittää nostaa pakasta yhdellä kertaa ja laskematta tasan { $n } korttia: jokaiselle 11 ja yhden käännettäväksi. Jos hän osuu, hänen yhteispisteistään vähennetään { $points }; ne saavat painua miinukselle.
gin-rules-title-melds = Sarjat ja suorat
gin-rules-set = Sarjassa on vähintään kolme samanarvoista korttia. Maalla ei ole väliä, ja sama kortti saa olla mukana kahdesti. (Saman maan peräkkäiset kortit ovat suora, eivät sarja.)
gin-rules-run = Suorassa on vähintään kolme saman maan korttia, arvot peräkkäin.
gin-rules-ace = Suorassa ässä tulee kuninkaan jälkeen eikä minnekään muualle: rouva, kuningas, ässä on suora; ässä, kakkonen, kolmonen ei ole, eikä kuningas, ässä, kakkonen.
gin-rules-wild = Kakkoset ovat jokereita: kakkonen käy minkä tahansa kortin tilalle. Se voi olla myös pelkkä kakkonen: sarjassa, jossa on vain kakkosia, tai omalla paikallaan oman maansa suorassa.
gin-rules-majority = Pöytään laskettua sarjaa tai suoraa sanotaan yhdistelmäksi. Siinä on aina oltava enemmän tavallisia kortteja kuin jokereita: 3, 3, 3, 2, 2 on sarja, mutta 3, 3, 2, 2 ei. Ristikakkonen, ristikolmonen ja herttakakkonen ovat suora, sillä ristikakkonen on omalla paikallaan. Kakkosten sarjaan voi lisätä vain kakkosia.
gin-rules-pair = Paria tarvitaan vain kierroksella 14: siinä on kaksi samanarvoista korttia. Kaksi kakkosta on pari, kakkonen ja muu kortti ei. Toista paria ei saa laskea pöytään, eikä pariin voi lisätä mitään.
gin-rules-rounds =
    { $n ->
        [one] Pelataan yksi kierros:
       *[other] Pelataan { $n } kierrosta, joilla on kullakin oma avauksensa:
    }
gin-rules-title-rounds = Kierrosten avaukset
gin-rules-title-turn = Vuorosi
gin-rules-draw = Ota ensin yksi kortti: joko se, jonka edellinen pelaaja juuri heitti (aivan alussa esiin käännetty kortti), tai nostopakan päällimmäinen. Jos et halua heitettyä korttia, muut saavat ostaa sen ennen kuin nostat.
gin-rules-discard = Laske sitten kortteja pöytään, jos voit ja haluat. Heitä lopuksi yksi kortti poistopakkaan kuvapuoli ylöspäin: siihen vuorosi päättyy. Sen saa valita vapaasti; se voi olla vaikka juuri ottamasi kortti.
gin-rules-title-buy = Ostaminen
gin-rules-tokens = Jokaisella on joka kierroksen alussa kaksi ostomerkkiä, vaikkapa kolikkoa; säästyneet eivät siirry seuraavalle kierrokselle. Kun ostat, maksat yhden merkin ja saat kaksi korttia: poistopakan päällimmäisen ja nostopakan päällimmäisen.
gin-rules-window = Jos et halua heitettyä korttia, muilta kysytään vuoron perään, vasemmanpuoleisesta naapuristasi alkaen, paitsi kortin heittäjältä ja niiltä, joilla ei ole merkkiä. Ensimmäinen halukas ostaa sen, mutta ei laske mitään pöytään eikä heitä korttia. Sitten nostat nostopakasta ja jatkat vuoroasi. Alussa esiin käännettyä korttia ei ole kukaan heittänyt, joten jakajakin saa ostaa sen, viimeisenä kysyttynä.
gin-rules-own-buy = Omalla vuorollasi saat nostamisen sijasta ostaa. Silloin vuorosi päättyy heti: et laske mitään pöytään etkä heitä korttia, ja seuraava voi ottaa korttinsa vain nostopakasta.
gin-rules-dead = Vain viimeksi heitetyn kortin voi ottaa tai ostaa. Korttia, jota kukaan ei halunnut, ei saa enää, eikä sen alla olevia.
gin-rules-buy-after-down-true = Ostaa saa senkin jälkeen, kun on avannut.
gin-rules-buy-after-down-false = Kun olet avannut, et voi enää sillä kierroksella ostaa.
gin-rules-title-lay = Korttien laskeminen pöytään
gin-rules-contract = Kun sinulla on kädessäsi kierroksen koko avaus, saat avata eli laskea sen pöytään kuvapuoli ylöspäin: omalla vuorollasi, nostamisen ja heittämisen välissä, ja aina koko avauksen kerralla. Ennen sitä et voi laskea pöytään mitään muuta.
gin-rules-alike = Kaksi sarjaa saa olla samaa arvoa ja kaksi suoraa samaa maata.
gin-rules-minimum = Kierroksilla 1–14 avauksen sarjoissa ja suorissa saa olla enemmän kortteja kuin vaaditaan: neljän kortin sarja käy kolmen kortin sarjasta.
gin-rules-meld = Avattuasi saat laskea pöytään muitakin vähintään kolmen kortin sarjoja ja suoria, heti samalla vuorolla tai myöhemmin.
gin-rules-layoff = Silloin saat myös lisätä yksittäisiä kortteja pöydän yhdistelmiin: sarjaan sen omaa arvoa, suoran kumpaankin päähän seuraavan kortin. Kakkonenkin käy, kunhan tavallisia kortteja on enemmän kuin jokereita. Pöydässä olevat kortit pysyvät paikoillaan: kakkosta ei voi vaihtaa siihen korttiin, jota se esittää.
gin-rules-layoff-on-others-true = Kortteja saa lisätä sekä omiin että muiden yhdistelmiin.
gin-rules-layoff-on-others-false = Kortteja saa lisätä vain omiin yhdistelmiin.
gin-rules-title-end = Kierroksen loppu
gin-rules-final-discard-required = Kierrokset 1–14 päättyvät, kun joku heittää viimeisen korttinsa. Kun lasket kortteja pöytään, sinun on säästettävä yksi heitettäväksi.
gin-rules-final-discard-optional = Kierrokset 1–14 päättyvät, kun jonkun kortit loppuvat, heittipä hän viimeisen tai laski sen pöytään.
gin-rules-last-round = 15. kierroksella avaukseen menee koko käsi: kaksi kolmen kortin sarjaa ja suora kaikesta muusta, kuudesta kortista, yhden oston jälkeen kahdeksasta ja kahden jälkeen kymmenestä. Mitään ei heitetä, ja kierros päättyy heti.
gin-rules-stock = Kun pitäisi nostaa ja nostopakka on loppu, poistopakan päällimmäinen jää paikalleen ja muut heitetyt kortit sekoitetaan uudeksi nostopakaksi.
gin-rules-cap =
    { $n ->
        [one] Jos kaikki ovat olleet kerran vuorossa eikä kukaan ole päässyt eroon korteistaan, kierros päättyy siihen.
       *[other] Jos kaikki ovat olleet { $n } kertaa vuorossa eikä kukaan ole päässyt eroon korteistaan, kierros päättyy siihen.
    }
gin-rules-title-score = Pisteet
gin-rules-score = Kierroksen päätyttyä jokainen saa pisteitä käteen jääneistä korteistaan, oli avannut tai ei: kolmosesta kymppiin 5 pistettä kortilta, jätkästä, rouvasta ja kuninkaasta 10, ässästä 15 ja kakkosesta 25. Se, jonka kortit loppuivat, ei saa pisteitä. Pisteet ovat pahasta.
gin-rules-blocked = Jos kierros päättyy ilman voittajaa, kaikki saavat pisteitä käteen jääneistä korteistaan.
gin-rules-title-match = Koko peli
gin-rules-match = Kierrosten pisteet lasketaan yhteen. Pienin summa voittaa; jos summat ovat samat, voitto jaetaan. Kierrokset ovat itsenäisiä, joten pelin voi keskeyttää niiden välissä ja jatkaa toisena päivänä.
gin-rules-match-single = Vähimmillä pisteillä voittaa. Jos pisteet ovat tasan, voitto jaetaan.

## Sääntöjen ympärillä: kuka voittaa, pikaohje, esimerkit

gin-primer-needs = Kullekin kaksi ostomerkkiä (esimerkiksi kolikkoa); kynä ja paperia
gin-primer-wins = Se, jolla on kaikkien kierrosten jälkeen pienin summa
gin-primer-deal = Jakakaa kullekin 11 korttia ja kääntäkää yksi esiin. Kukin saa kaksi ostomerkkiä.
gin-primer-contract = Joka kierroksella tarvitaan tietyt sarjat ja suorat: avaus. Kakkoset ovat jokereita.
gin-primer-draw = Nosta vuorollasi yksi kortti: viimeksi heitetty tai nostopakan päällimmäinen.
gin-primer-buy = Jos vuorossa oleva ei halua heitettyä korttia, muut saavat ostaa sen: ostomerkillä saat sen ja kortin nostopakasta.
gin-primer-lay = Kun sinulla on koko avaus, laske se pöytään kerralla.
gin-primer-more = Sen jälkeen saat laskea pöytään lisää yhdistelmiä ja lisätä kortteja pöydällä oleviin.
gin-primer-discard = Päätä vuorosi heittämällä yksi kortti. Kierros on ohi, kun jollakulla ei ole enää kortteja.
gin-primer-score = Muut laskevat käteen jääneet korttinsa. Mitä vähemmän pisteitä, sitä parempi.
gin-primer-table = Avaukset ja niihin tarvittavat ostot: noston jälkeen kädessä on 12 korttia, joista yksi jää heitettäväksi
gin-primer-head-round = Kierros
gin-primer-head-contract = Avaus
gin-primer-head-buys = Ostoja tarvitaan
gin-primer-set = Kolme kolmosta on enemmän kuin kaksi kakkosta: tämä on sarja.
gin-primer-no-set = Kaksi kolmosta ei ole enemmän kuin kaksi kakkosta: tämä ei ole sarja.
gin-primer-run = Kakkoset käyvät patavitosesta ja pataseiskasta: tämä on viiden suora.
gin-primer-no-run = Ässä tulee vain kuninkaan jälkeen: tämä ei ole suora.
gin-primer-stands = korvaa { $cardGen }
gin-primer-count = Nämä käteen jääneet kortit maksavat { $n } pistettä:
gin-primer-laid = Kolmen sarja ja neljän suora, jossa on jokerikakkonen: tämä kierroksen 2 avaus lasketaan pöytään kerralla.
gin-primer-bought = Vuorossa oleva ei halua kasia. Ostomerkillä saat kaksi korttia, ja hän nostaa nostopakasta:
gin-primer-discard-taken = heitetty kortti
gin-primer-stock-taken = nostopakasta
gin-primer-last = Kutonen sopisi suoraan, mutta viimeinen kortti on heitettävä: heitä se, ja kierros on ohi.

## Mikä muistetaan ensimmäiseltä kerralta

gin-first-cut = Ensimmäinen tarkka nosto
gin-first-contract = Ensimmäinen avaus
