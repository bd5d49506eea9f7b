# Skitgubbe: valinnat, mitä tapahtui, mitä pyydetään, miksi ei, säännöt. Se mikä on samaa kuin Myllymatissa, sanotaan sen
# sanoilla (myllymatti.ftl). Pelaajien nimiä ei taivuteta.

game-skitgubbe = Skitgubbe
    .tag = Voita kortteja, pelaa ne pois, älä jää viimeiseksi.
    .beginner = Noudattaa yksinkertaisia sääntöjä, muistaa vain muutaman muiden voittamista korteista ja jättää usein jotakin huomaamatta.
    .casual = Noudattaa samoja sääntöjä, muistaa noista korteista viimeisen tusinan ja huomaa enemmän.
    .skilled = Muistaa joka voitetun kortin ja tietää siksi toisella puoliskolla kaikkien kortit; siellä katsoo vähän eteenpäin.
    .expert = Katsoo eteenpäin toisella puoliskolla, jolla tietää kaikki kortit; ensimmäisen pelaa kokemuksensa varassa.

option-tricks = Ensimmäisen puoliskon tikit
    .source = Kaikki: WotC, Cats at Cards. Kaksi: Pagat, spelakort.nu.
option-tricks-all = Kaikki pelaajat
option-tricks-pair = Aloittaja ja seuraava
option-tie = Samanarvoiset kortit
    .explain = Tasoissa olevat pelaavat edelleen kaikesta, mitä pöydässä on.
    .source = Suurin kortti: WotC, Cats at Cards. Mikä tahansa pari: nordiccardgames.pages.dev.
option-tie-war = Vain suurimmat ratkaisevat
option-tie-any-pair = Pari voittaa suuremman kortin
# UNSURE: “Heittää mukaan” (English slough) is our own; we found no Finnish word.
option-slough = Korttien heittäminen mukaan
    .explain = Kun olet pelannut ensimmäisellä puoliskolla, saat lisätä kortteja, joiden arvo on jo pöydässä.
    .source = WotC:n Flurst; siinä myös muiden vuorolla.
option-runs = Suorat toisella puoliskolla
    .explain = Monta saman maan peräkkäistä korttia pelataan kuin yksi.
    .source = WotC, Wikipedia, kortspel.info; Pagatin mukaan yksi kortti kerrallaan.
option-pickup = Mitä nostetaan, kun ei voi kaataa
    .source = Pagat (viimeinen), Wikipedia (peräkkäiset), WotC (ensimmäinen).
option-pickup-lay = Tikin viimeinen kortti tai suora
option-pickup-sequence = Se ja sen alta ne, joita se jatkaa maassaan
option-pickup-bottom = Ensimmäinen ja sen päältä ne, jotka sitä jatkavat
option-dreck = Pienet kortit niille, joilla on kortteja alle
    .explain = Ne, joilla on puoliskojen välissä tätä vähemmän kortteja, saavat kaikki kakkoset, kolmoset, neloset ja vitoset ja valttikutosen; jos 0, niitä ei jaeta.
    .source = WotC (6).

preset-pagat = Kuten Pagatissa
preset-flurst = Flurst

here-tricks-all = ensimmäisellä puoliskolla joka tikistä pelaavat kaikki
here-tricks-pair = ensimmäisellä puoliskolla tikistä pelaa kaksi kerrallaan
here-tie-war = vain suurimmat kortit voivat olla tasan
here-tie-any-pair = pari voittaa suuremman kortin
here-slough-true = saat heittää mukaan samanarvoisia kortteja
here-slough-false = kortteja ei heitetä mukaan
here-runs-true = suora pelataan kuin yksi kortti
here-runs-false = kortteja pelataan yksi kerrallaan
here-pickup-lay = tikistä nostetaan viimeinen kortti
here-pickup-sequence = tikistä nostetaan myös ne kortit, joita viimeinen jatkaa
here-pickup-bottom = tikistä nostetaan ensimmäinen kortti jatkoineen
here-dreck =
    { $n ->
        [0] kukaan ei saa pieniä kortteja
        [one] pienet kortit saavat ne, joilla ei ole yhtään
       *[other] pienet kortit saavat ne, joilla on alle { $n } korttia
    }

## Mitä tapahtui

skitgubbe-war = Sama arvo: kortit jäävät pöytään, ja saman arvon pelanneet pelaavat uudestaan.
skitgubbe-slough =
    { $you ->
        [yes] Heitit mukaan { $cardGen }.
       *[no] { $seat } heitti mukaan { $cardGen }.
    }
skitgubbe-stop =
    { $you ->
        [yes] Et heittänyt mukaan enempää.
       *[no] { $seat } ei heitä mukaan enempää.
    }
skitgubbe-dreck =
    { $n ->
        [one] Pienet kortit jaetaan niille, joilla ei ole yhtään korttia.
       *[other] Pienet kortit jaetaan niille, joilla on alle { $n } korttia.
    }
skitgubbe-lead-run =
    { $you ->
        [yes] Aloitit tikin: { $cards }.
       *[no] { $seat } aloitti tikin: { $cards }.
    }
skitgubbe-beat-run =
    { $you ->
        [yes] Kaadoit sen: { $cards }.
       *[no] { $seat } kaatoi sen: { $cards }.
    }
skitgubbe-take-lays =
    { $you ->
        [yes] Nostit nämä: { $cards }.
       *[no] { $seat } nosti nämä: { $cards }.
    }

## Mitä sinulta pyydetään

skitgubbe-prompt-collect =
    { $turn ->
        [yes] Sinä aloitat tikin: pelaa kortti tai käännä yksi pakasta.
       *[no] Sinä aloitat tikin: pelaa kortti.
    }
skitgubbe-prompt-follow =
    { $turn ->
        [yes] Pelaa kortti tai käännä yksi pakasta. Suurin on nyt { $card }.
       *[no] Pelaa kortti. Suurin on nyt { $card }.
    }
skitgubbe-prompt-war =
    { $turn ->
        [yes] Sama arvo: pelaa uudestaan tai käännä kortti pakasta.
       *[no] Sama arvo: pelaa uudestaan.
    }
skitgubbe-prompt-slough = Saat heittää mukaan kortin, jonka arvo on jo pöydässä.
skitgubbe-prompt-no-slough = Sinulla ei ole mukaan heitettävää korttia.
skitgubbe-prompt-lead-run = Sinä aloitat tikin: pelaa mikä tahansa kortti tai suora.
skitgubbe-prompt-beat =
    { $n ->
        [one] Kaada { $cards } tai nosta. Yksi vielä, niin tikki on täysi.
       *[other] Kaada { $cards } tai nosta. { $n } vielä, niin tikki on täysi.
    }
skitgubbe-prompt-must =
    { $n ->
        [one] Sinun on kaadettava { $cards }. Yksi vielä, niin tikki on täysi.
       *[other] Sinun on kaadettava { $cards }. { $n } vielä, niin tikki on täysi.
    }
skitgubbe-prompt-take = Et voi kaataa: { $cards }. Nosta.

## Mitä voi tehdä

skitgubbe-action-stop = Älä heitä mukaan
skitgubbe-action-slough = Heitä mukaan { $card }
skitgubbe-action-run = Pelaa { $cards }
skitgubbe-action-take = Nosta { $cards }

## Miksi mestari pelaisi niin

skitgubbe-reason-best-so-far = { $card } on suurempi kuin { $other }, joka on tähän asti suurin.
skitgubbe-reason-pair = { $card } muodostaa parin, ja pari voittaa yksittäiset kortit.
skitgubbe-reason-slough-low = { $card } on pieni kortti ja menee tikin voittajalle.
skitgubbe-reason-slough-mine = Tikki on sinun, joten mukaan heitetty jää sinulle.
skitgubbe-reason-stop = Pidät { $cardGen }: mukaan heitettynä se menee tikin voittajalle.
skitgubbe-reason-run = Pääset kerralla eroon { $n } kortista.
skitgubbe-reason-covers = { $to } ei voi kaataa { $cardPart }.

## Miksi ei

skitgubbe-no-slough = Tässä pöydässä kortteja ei heitetä mukaan.
skitgubbe-no-slough-now = Kortteja heitetään mukaan heti oman kortin jälkeen, ensimmäisellä puoliskolla.
skitgubbe-slough-or-stop = Olet jo pelannut: heitä mukaan kortti tai ole heittämättä.
skitgubbe-no-match = Pöydässä ei ole samanarvoista korttia kuin { $card }.

## Paikat

skitgubbe-place-lay = Tikin { $n }. kortti

## Säännöt

skitgubbe-rules-players = Pelaajia on { $least }–{ $most }, ja jokainen pelaa yksin. Pakassa on 52 korttia ilman jokereita. Ässä on suurin kortti, kakkonen pienin.
skitgubbe-rules-tricks-all = Jakajan vasemmalla puolella istuva aloittaa tikin, ja jokainen vuorollaan, myötäpäivään, pelaa minkä tahansa kortin. Suurin arvo voittaa, maalla ei ole väliä. Voittaja laittaa kortit kuvapuoli alaspäin voitettujen pinoonsa ja aloittaa seuraavan tikin.
skitgubbe-rules-tricks-pair = Tikistä pelaa aina kaksi pelaajaa: jakajan vasemmalla puolella istuva aloittaa, ja seuraava vasemmalla vastaa millä tahansa kortilla. Suurempi arvo voittaa, maalla ei ole väliä. Voittaja laittaa molemmat kortit kuvapuoli alaspäin voitettujen pinoonsa ja aloittaa seuraavan tikin vasenta naapuriaan vastaan.
skitgubbe-rules-draw = Kun olet pelannut kortin kädestäsi, nosta pakasta heti, niin että sinulla on taas kolme korttia.
skitgubbe-rules-tie-war = Jos usea on pelannut suurimman arvon, kaikki kortit jäävät pöytään, ja vain nämä pelaajat pelaavat uudestaan samassa järjestyksessä. Voittaja saa kaikki pöydässä olevat kortit.
skitgubbe-rules-tie-any-pair = Jos usea on pelannut saman arvon, suurin tällainen arvo ratkaisee, vaikka pöydässä olisi suurempi yksittäinen kortti: kaikki kortit jäävät pöytään, ja vain tämän arvon pelanneet pelaavat uudestaan samassa järjestyksessä. Voittaja saa kaikki pöydässä olevat kortit.
skitgubbe-rules-slough = Kun olet pelannut ja nostanut, saat heittää mukaan kortin, jonka arvo on jo tikissä, nostaa ja heittää lisää. Tikin voittaja saa nämäkin kortit.
skitgubbe-rules-dreck =
    { $n ->
        [one] Jos jollakulla ei silloin ole yhtään korttia, kaikki kakkoset, kolmoset, neloset ja vitoset sekä valttikutonen otetaan kaikkien käsistä ja jaetaan niille, joilla ei ole kortteja.
       *[other] Jos jollakulla on silloin alle { $n } korttia, kaikki kakkoset, kolmoset, neloset ja vitoset sekä valttikutonen otetaan kaikkien käsistä ja jaetaan niille, joilla kortteja on näin vähän.
    }
skitgubbe-rules-runs = Yhden kortin sijasta saat pelata suoran: saman maan peräkkäisiä kortteja, esimerkiksi { $cards }. Suora on tikissä kuin yksi kortti, oli se miten pitkä tahansa. Sen kaataa saman maan kortti tai suora, joka alkaa sen suurinta korttia ylempää, tai valtti.
skitgubbe-rules-pickup-sequence = Kun nostat kortin tai suoran, nosta myös sen alla olevat niin kauan kuin kukin jatkaa alempaansa samassa maassa aukotta.
skitgubbe-rules-pickup-bottom = Viimeisen kortin tai suoran sijasta nostetaan tikin ensimmäinen ja sen päällä olevat niin kauan kuin kukin jatkaa alempaansa samassa maassa aukotta.
skitgubbe-rules-stall-usual = Jos toisella puoliskolla kortteja pelataan tai nostetaan 200 kertaa peräkkäin eikä yksikään tikki täyty (neljällä pelaajalla 400, viidellä 600, kuudella 800 kertaa), jako päättyy, ja kaikki, joilla on kortteja, ovat hävinneet.

## Sääntöjen ympärillä: kuka voittaa, pika-aloitus, esimerkki

skitgubbe-primer-wins = Ei kukaan: viimeiseksi korttien kanssa jäänyt häviää
skitgubbe-primer-deal = Jakakaa kullekin { $n } korttia. Loput ovat nostopakka.
skitgubbe-primer-tricks-all = Jokainen pelaa vuorollaan kortin. Suurin arvo voittaa kaikki maasta riippumatta ja aloittaa seuraavan; tasatilanteessa samanarvoiset pelaavat uudestaan.
skitgubbe-primer-tricks-pair = Aloittaja ja seuraava pelaavat kumpikin kortin. Suurempi arvo voittaa molemmat maasta riippumatta ja aloittaa seuraavan; tasatilanteessa he pelaavat uudestaan.
skitgubbe-primer-draw = Pelaa kädestäsi ja nosta taas { $n } korttiin, tai käännä sen sijaan pakan päällimmäinen.
skitgubbe-primer-trump = Pakan viimeisen kortin nostaja näyttää sen: sen maa on valtti.
skitgubbe-primer-half = Kun jollakulla ei ole vuorollaan korttia, kaikki ottavat käteen voittamansa kortit. Valttikortin nostanut aloittaa.
skitgubbe-primer-beat = Kaada viimeinen kortti saman maan suuremmalla tai valtilla, tai nosta se.
skitgubbe-primer-beat-run = Kaada viimeinen kortti tai suora saman maan suuremmalla tai valteilla, tai nosta se.
skitgubbe-primer-complete = Kun tikissä on yhtä monta korttia kuin sen alkaessa oli pelaajia, joilla oli kortteja, se poistuu pelistä, ja viimeisen kortin pelannut aloittaa.
skitgubbe-primer-end = Hankkiudu eroon kaikista korteistasi: viimeinen, jolla on kortteja, on skitgubbe.
skitgubbe-primer-war = Ysit ovat tässä suurimmat, ja niitä on kaksi:
skitgubbe-primer-tied = pelaa uudestaan
skitgubbe-primer-waits = jää pöytään
