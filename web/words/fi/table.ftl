# Pöytä: mitä sivu itse sanoo pelin aikana. Pelien omat sanat ovat niiden tiedostoissa.

table-game = { $game }
table-deal = Jako { $deal }
table-deal-short = Jako
table-practice = harjoitus
table-players = Pelaajat
table-actions = Mitä voit tehdä
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
table-card-winning = { $seat } { $card }, nyt voitolla
table-list = { $first }, { $rest }
table-place-waits = { $place }: tyhjä, seuraavaksi { $card }
table-place-empty = { $place }: tyhjä
table-place-takes = { $text }. Voit panna kortin tähän.
table-place-offers = { $text }. { $offer }.

## Pelaajat

table-seat =
    { $name }: { $cards ->
        [one] yksi kortti
       *[other] { $cards } korttia
    }{ $partner ->
        [yes] , pelitoverisi
       *[no] {""}
    }{ $scored ->
        [yes] , { $total ->
            [one] yksi piste
           *[other] { $total } pistettä
        }
       *[no] {""}
    }{ $dealer ->
        [yes] , jakaja
       *[no] {""}
    }{ $turn ->
        [yes] , vuorossa
       *[no] {""}
    }
table-points = { $points } p
table-partner = pelitoveri
table-led = aloitus
table-dealer = Jakaja
table-dealer-short = J
table-mark-free = { $mark }: ei kenelläkään
table-mark-at =
    { $you ->
        [yes] { $mark }: sinulla
       *[no] { $mark }: haltija { $seat }
    }
table-mark-before =
    { $you ->
        [yes] { $mark } (edessäsi)
       *[no] { $mark } (pelaaja { $seat })
    }

## Painikkeet

table-leave = Poistu pöydästä
table-leave-note = Peli säilyy juuri tällaisena. Voit jatkaa sitä milloin vain.
table-undo = Kumoa
table-redo = Tee uudelleen
table-hint = Vihje
table-log = Pelin kulku
table-score = Pistetaulukko
table-rules = Säännöt
table-settings = Asetukset
table-more = Lisää
table-keys = Näppäimet
table-sort =
    { $by ->
        [own] Kortit ovat omassa järjestyksessäsi: järjestä ne
        [suit] Kätesi on järjestetty maittain: järjestä arvon mukaan
       *[rank] Kätesi on järjestetty arvon mukaan: järjestä maittain
    }

## Mitä pöytä vastaa

table-not-now = Tätä korttia ei voi pelata nyt.
table-choose = Valitse, minne panet { $cardGen }
table-engine-lost = Se ei onnistunut. Yritä uudelleen.
table-lift = Paina ja nosta, päästä irti
table-lift-how = Vedä pakkaa ylöspäin: mitä pidemmälle, sitä enemmän kortteja. Katkaise päästämällä irti.

## Korttien laskeminen yhdessä

table-lay = Laske pöytään
table-lay-found = Laske kortteja…
table-lay-ready = Laske kaikki pöytään, tai ota paikan kortit takaisin napauttamalla sitä.
table-ways = Voit laskea
table-ways-which = Missä järjestyksessä?
table-ways-close = Sulje luettelo
table-ways-left =
    { $count ->
        [0] käteen ei jää kortteja
        [one] käteen jää yksi kortti
       *[other] käteen jää { $count } korttia
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
        [one] voitti
       *[other] voittivat
    }
table-sum = yhteensä { $total }
table-total = Yhteensä
table-target =
    { $sides ->
        [yes] Peli päättyy, kun jommankumman parin tulos on { $target } tai enemmän.
       *[no] Peli päättyy, kun joku saa täyteen { $target } pistettä.
    }
table-next-deal = Jatka seuraavaan jakoon
table-next = Seuraavaksi
table-show-table = Pöytä
table-show-scores = Pisteet
table-again = Pelaa uudelleen
table-same = Samat jaot uudelleen
table-home = Alkuun
table-place = { $place }.
table-last-deal = Viimeinen jako
table-no-scores = Yhtään jakoa ei ole vielä pelattu loppuun.
table-no-log = Mitään ei ole vielä tapahtunut.
table-graph = Pistemäärät jaosta jakoon. Nyt: { $summary }

## Yksi puhelin, monta pelaajaa

table-hand-over = Anna puhelin seuraavalle: { $name }
table-ready = Vuorossa { $name }

## Näppäimet

table-key-arrows = kortista toiseen
table-key-enter = pelaa kortti tai kysy, miksei sitä voi pelata
table-key-numbers = käden yläpuolella olevat painikkeet
table-key-undo = kumoa
table-key-redo = tee uudelleen
table-key-hint = vihje
table-key-log = pelin kulku
table-key-score = pistetaulukko
table-key-keys = tämä luettelo
table-key-escape = sulje tai peru kortin valinta
table-keys-on = Kirjain- ja numeronäppäimet käytössä
