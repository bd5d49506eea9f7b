# Mitä vain pääte sanoo. Sivu ei lataa tätä tiedostoa.

terminal-welcome = Komennot saat kirjoittamalla ”help”, lopetat kirjoittamalla ”quit”.
terminal-hand-over = { $name }: paina Enter, kun kukaan muu ei näe ruutua.
terminal-saved = Peli on tallennettu tiedostoon { $file }.
terminal-beside = Tiedosto { $file } jää ennalleen. Peli tallennetaan tiedostoon { $saved }.
terminal-not-saved = Tiedostoon { $file } ei voi kirjoittaa: { $problem }
terminal-there = Tiedosto { $file } on jo olemassa. Valitse toinen nimi.
terminal-record = Tallenna nämä rivit tiedostoon, niin voit jatkaa peliä:
terminal-go-on = Jatka näin: { $command }
terminal-review = Arvioi se näin: { $command }
terminal-no-file = { $file } ei ole peli eikä tallennettu peli, jonka voi avata. Pelit: { $games }.
terminal-people = { $players } pelaajan pöytään ei mahdu { $count } ihmistä.
terminal-watch = Vastustajat pelaavat keskenään. Kaikkien kortit näkyvät.
terminal-no-match = { $file } ei ole tiedosto eikä linkki, jossa olisi peli.
terminal-deal = { $told } (jakaja: { $seat })
terminal-step = { $number }. { $action }
terminal-arena = { $game }: { $level }, vastassa { $against }
terminal-arena-result = { $metric }: { $result }.
terminal-arena-mean = { $mean } ± { $half }
terminal-arena-how =
    { $count ->
        [one] { $count } jako, pelattu
       *[other] { $count } jakoa, kukin pelattu
    } kerran joka paikalta; ±-merkin jälkeen on puolet 95 %:n luottamusvälistä. Yksi valinta vei { $cpu } ms suoritinaikaa.
terminal-percent = { $n } %

## Komentorivi: sen ohjeet ja virheet

terminal-description = Kortti: pohjoismaisia korttipelejä päätteessä.
terminal-usage = Käyttö:
terminal-commands = Komennot
terminal-arguments = Argumentit
terminal-options = Valinnat
terminal-help = näyttää nämä ohjeet
terminal-help-play = pelaa vastustajia vastaan tai jatka peliä
terminal-help-watch = katso vastustajien keskinäistä peliä
terminal-help-arena = anna kahden tason pelata vastakkain ja mittaa, kumpi on parempi
terminal-help-replay = käy peli läpi siirto siirrolta
terminal-help-verify = tarkista, ovatko kaikki siirrot sääntöjen mukaisia ja mitkä pakat jaettiin
terminal-help-review = arvioi viimeinen päättynyt jako: mitä kukin siirto maksoi ja mikä oli tuuria
terminal-help-game = jokin näistä: { $games }; tai pöytäkirja tai linkki, josta jatketaan
terminal-help-games = jokin näistä: { $games }
terminal-help-name = ihmispelaajan nimi; monta kertaa, jos heitä on monta
terminal-help-level = kaikkien vastustajien taso tai kunkin vuorollaan: { $levels }
terminal-help-levels = taso: { $levels }
terminal-help-seed = sekoituksen siemenluku: samalla tulevat samat kortit
terminal-help-lang = kieli: { $languages }; muuten järjestelmän kieli
terminal-help-plain = pelkkiä rivejä, joilla kortit mainitaan nimeltä, ääneen luettaviksi
terminal-help-option = talon sääntö, esimerkiksi players=3
terminal-help-deals = jakojen määrä; jokainen pelataan kerran joka paikalta; muuten { $count }
terminal-help-file = pöytäkirja tai linkki
terminal-help-verified = pöytäkirja, linkki tai pakan kuusi riviä
terminal-help-at = vain siirtoon N asti, ja sitten pöytä sellaisena kuin se on
terminal-help-seat = kenen siirrot: paikka, ensimmäinen on 0; ellei annettu, ensimmäisen ihmisen
terminal-help-deal = jaon numero; ellei annettu, viimeinen päättynyt
terminal-help-effort = paljonko sitä varten pelataan, osuutena tavallisesta: 0.1 on nopea ja summittainen
terminal-help-fingerprint = muistiin kirjoitettu sormenjälki; monta kertaa, jos jakoja on monta
terminal-bad-command = ”{ $text }” ei ole komento. Komennot ovat { $commands }.
terminal-no-command = Anna komento. Komennot ovat { $commands }.
terminal-missing = { $name } puuttuu.
terminal-unexpected = ”{ $text }” ei käy tässä.
terminal-bad-number = { $name } tarvitsee luvun, ”{ $text }” ei käy.
terminal-bad-option = Talon sääntö kirjoitetaan NAME=VALUE, ei ”{ $text }”.
terminal-no-value = { $name } tarvitsee arvon.
terminal-bad-line = Tätä komentoriviä ei voi lukea.
terminal-see-help = Ohjeet: { $command }
terminal-number = { $n }

