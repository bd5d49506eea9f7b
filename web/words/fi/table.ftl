# Pöytä: mitä sivu itse sanoo pelin aikana. Pelien omat sanat ovat niiden tiedostoissa.

table-game = { $game }
table-deal = Jako { $deal }
    .short = #{ $deal }
table-deal-short = Jako
table-practice = harjoitus
table-practice-begun = Tämä jako on tilastoissa nyt harjoitus.
table-choice-lost = Kortit olivatkin toisin. Valitse uudelleen.
table-hint-practice = { $reason } Nyt harjoitus.
table-players = Pelaajat
table-actions = Toiminnot
table-board = Pöytä
table-hand =
    { $count ->
        [0] Kätesi: ei kortteja
        [one] Kätesi: yksi kortti
       *[other] Kätesi: { $count } korttia
    }

## Kortit ja paikat kuultuina

table-card = { $card }
table-card-playable = { $card }, pelattavissa
table-card-chosen = { $card }, valittu: valitse paikka
table-card-new = { $text }, uusi
table-cards = { $cards }
table-place-top = { $place }: päällimmäisenä { $card }
table-place-row = { $place }: { $cards }
table-place-closed = { $place }: suljettu
table-place-hidden =
    { $place }: { $count ->
        [one] yksi kortti kuvapuoli alaspäin
       *[other] { $count } korttia kuvapuoli alaspäin
    }
table-place-played = { $place }: { $played }
table-card-by = { $seat } { $card }
table-card-won = { $seat } { $card }, voitti
table-card-winning = { $seat } { $card }, nyt voitolla
table-list = { $first }, { $rest }
table-told = { $first } { $rest }
table-groups = { $first }; { $rest }
table-place-waits = { $place }: tyhjä, seuraavaksi { $card }
table-place-empty = { $place }: tyhjä
table-place-takes = { $text }. Valitsemasi voi pelata tähän.
table-slot-empty = { $place }: tyhjä. Valitse kortteja kädestäsi ja sitten tämä paikka.
table-slot-right = { $place }: { $cards }. Sopii.
table-card-back = { $card } on taas kädessäsi.
table-card-moved = { $card }: nyt kortti { $n }/{ $of }
table-none-chosen = Yhtään korttia ei ole valittu.
table-place-note = { $place }, { $note }
table-place-recall = { $text }. Katso uudelleen: { $recall }.
table-place-offers = { $text }. { $offer }.

## Pelaajat

table-seat =
    { $name }: { $cards ->
        [one] yksi kortti
       *[other] { $cards } korttia
    }{ $partner ->
        [yes] , peliparisi
       *[no] {""}
    }{ $scored ->
        [yes] , { $total }
       *[no] {""}
    }{ $dealer ->
        [yes] , jakaja
       *[no] {""}
    }{ $turn ->
        [yes] , vuorossa
        [asked] , vastausvuorossa
        [out] , päässyt pois
       *[no] {""}
    }
table-last-played = viimeksi pelattu kortti: { $card }
table-last-taken = viimeksi otettu kortti: { $card }
table-partner = pelipari
table-dealer = Jakaja
table-out = pois
table-mark-free = { $mark }: ei kenelläkään
table-mark-at =
    { $you ->
        [yes] { $mark }: sinulla
       *[no] { $mark }: { $seat }
    }
table-mark-before =
    { $you ->
        [yes] { $mark } (edessäsi)
       *[no] { $mark } (pelaaja { $seat })
    }

## Painikkeet

table-leave = Poistu pöydästä
table-leave-note = Peli säilyy juuri tällaisena. Voit jatkaa sitä milloin vain.
table-give-up = Luovuta
table-give-up-text = Peli poistetaan. Pelatut jaot jäävät tilastoihin; keskeneräistä jakoa ei lasketa.
table-undo = Kumoa
table-redo = Tee uudelleen
table-skip = Siirry loppuun
table-hint = Vihje
table-side = Pisteet ja tapahtumat
table-side-fold = Piilota tämä
table-log = Pelin kulku
table-score = Pistetaulukko
table-rules = Säännöt
table-settings = Asetukset
table-more = Lisää
table-keys = Näppäimet
table-sort =
    { $by ->
        [own] Kortit ovat omassa järjestyksessäsi
        [suit] Kätesi on järjestetty maittain
        [rank] Kätesi on järjestetty arvon mukaan
       *[groups] Kädessäsi yhteen kuuluvat kortit ovat vierekkäin
    }: { $next ->
        [suit] järjestä maittain
        [rank] järjestä arvon mukaan
       *[groups] kokoa yhteen kuuluvat
    }

## Mitä pöytä vastaa

table-not-now = Tätä korttia ei voi pelata nyt.
table-place-why = { $place }. { $why }
undo-shared = Pelaatte samalla laitteella: toisen siirtoa ei voi perua.
undo-forced = Sinulla ei ole vielä ollut valinnan varaa, joten mitään peruttavaa ei ole.
undo-nothing = Et ole vielä pelannut, joten mitään peruttavaa ei ole.
redo-nothing = Et ole perunut mitään, joten mitään ei voi pelata uudelleen.
hint-over = Jako on päättynyt: mitään pelattavaa ei ole jäljellä.
hint-shared = Pelaatte samalla laitteella: pyydä vihjettä omalla vuorollasi.
table-choose = Valitse, mihin pelaat { $cardGen }
table-engine-starting = Hetkinen: jakaja on vasta tulossa pöytään.
table-engine-lost = Se ei onnistunut. Yritä uudelleen.
table-lift = Nosta pitämällä painettuna, katkaise päästämällä irti
table-lift-how = Vedä pakkaa ylöspäin: mitä pidemmälle, sitä enemmän kortteja. Katkaise päästämällä irti.

## Korttien laskeminen yhdessä

table-lay = Laske pöytään
table-lay-found = Kortteja pöytään…
table-lay-ready = Laske kaikki pöytään, tai ota paikan kortit takaisin napauttamalla sitä.
table-ways = Voit laskea pöytään
table-ways-which = Millä tavalla?
table-recall-close = Sulje
table-ways-close = Sulje luettelo
table-ways-left =
    { $count ->
        [0] käteen ei jää kortteja
        [one] käteen jää:
       *[other] käteen jää { $count }:
    }
table-ways-more =
    { $count ->
        [one] Vielä yksi
       *[other] Vielä { $count }
    }
table-ask = Mihin päähän { $card } tulee?
table-choose-many = Valitse paikka { $count } kortille
table-place-wrong = { $place }: { $cards }. { $problem }

## Jaon ja pelin loppu

table-deal-won =
    { $count ->
        [0] Jako päättyi
        [one]
            { $you ->
                [yes] Voitit jaon!
               *[no] { $name } voitti jaon
            }
       *[other]
            { $you ->
                [yes] { $name } voititte jaon!
               *[no] { $name } voittivat jaon
            }
    }
table-round-won =
    { $count ->
        [0] Kierros päättyi
        [one]
            { $you ->
                [yes] Voitit kierroksen!
               *[no] { $name } voitti kierroksen
            }
       *[other]
            { $you ->
                [yes] { $name } voititte kierroksen!
               *[no] { $name } voittivat kierroksen
            }
    }
table-deal-left =
    { $count ->
        [0] Jako päättyi
        [one]
            { $you ->
                [yes] Kortit jäivät sinulle
               *[no] { $name } jäi korttien kanssa
            }
       *[other] Korttien kanssa jäivät: { $name }
    }
table-match-won =
    { $count ->
        [0] Peli päättyi
        [one]
            { $you ->
                [yes] Voitit pelin!
               *[no] { $name } voitti pelin
            }
       *[other]
            { $you ->
                [yes] { $name } voititte pelin yhdessä!
               *[no] { $name } voittivat pelin yhdessä
            }
    }
table-won =
    { $count ->
       *[other] voitto
    }
table-lost = tappio
table-sum = yhteensä { $total }
# Mistä pisteet tulevat: "2 × 5 + 10 = 20".
table-times = { $count } × { $worth }
    .aloud = { $count } kertaa { $worth }
table-plus = +
    .aloud = plus
table-makes = { $terms } = { $points }
    .aloud = { $terms } on { $points }
table-total = Yhteensä
table-invite =
    { $touch ->
        [yes] Haluatko kuulla kortit ja tuntea ne kädessäsi?
       *[no] Haluatko kuulla kortit?
    }
table-invite-yes = Kyllä
table-invite-no = Ei kiitos
table-invite-done = Äänet ovat päällä. Ne saa pois asetuksista.
table-next-deal = Jatka seuraavaan jakoon
table-next-round = Jatka seuraavaan kierrokseen
table-show-table = Pöytä
table-show-scores = Pisteet
table-again = Pelaa uudelleen
table-same = Samat jaot uudelleen
table-home = Alkuun
table-place = { $place }.
table-my-place =
    { $shared ->
        [yes] Jaoit sijan { $place }/{ $count }.
       *[no] Sijoituksesi on { $place }/{ $count }.
    }
table-last-deal = Viimeinen jako
table-last-round = Viimeinen kierros
table-no-scores = Yhtään jakoa ei ole vielä pelattu loppuun.
table-no-log = Yhtään siirtoa ei ole vielä pelattu.
table-graph = Pistemäärät jaosta jakoon. Nyt: { $summary }

## Yksi puhelin, monta pelaajaa

table-hand-over = Ojenna puhelin
table-ready = { $name } on valmis

## Näppäimet

table-key-arrows = kortista toiseen
table-key-order = siirrä korttia kädessäsi, jos sen saa järjestää itse
table-key-enter = pelaa kortti tai kysy, miksei sitä voi pelata
    .key = Enter
table-key-numbers = käden yläpuolella olevat painikkeet
table-key-undo = kumoa
table-key-redo = tee uudelleen
table-key-hint = vihje
table-key-log = pelin kulku
table-key-score = pistetaulukko
table-key-hurry = hoputa muita
table-key-keys = tämä luettelo
table-key-escape = sulje tai peru kortin valinta
    .key = Esc
table-keys-on = Kirjain- ja numeronäppäimet käytössä

## Kysymykset, jotka toistuvat, ja mitä pelataan kysymättä

table-inquiry = Kysy harvemmin…
table-inquiry-when = Kysy minulta
table-inquiry-note = Mitä sinulta ei kysytä, siihen vastataan puolestasi ei.
table-inquiry-always = Joka kerta
table-inquiry-nearer = Vain korteista, joista on minulle hyötyä
table-inquiry-never = Ei enää tällä kierroksella
table-spared = Puolestasi vastattiin ei.
table-built =
    { $told ->
        [none] { $done }/{ $count } valmiina. Kokoa loput.
       *[other] { $done }/{ $count } valmiina. { $told }
    }
