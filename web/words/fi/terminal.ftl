# Mitä vain pääte sanoo. Sivu ei lataa tätä tiedostoa.

terminal-welcome = Komennot saat kirjoittamalla ”help”, lopetat kirjoittamalla ”quit”.
terminal-hand-over = { $name }: paina Enter, kun kukaan muu ei näe ruutua.
terminal-saved = Peli on tallennettu tiedostoon { $file }.
terminal-not-saved = Tiedostoon { $file } ei voi kirjoittaa: { $problem }
terminal-there = Tiedosto { $file } on jo olemassa. Valitse toinen nimi.
terminal-record = Tallenna nämä rivit tiedostoon, niin voit jatkaa peliä:
terminal-go-on = Jatka näin: { $command }
terminal-no-file = { $file } ei ole peli eikä tallennettu peli, jonka voi avata.
terminal-people = { $players } pelaajan pöytään ei mahdu { $count } ihmistä.
terminal-watch = Vastustajat pelaavat keskenään. Kaikkien kortit näkyvät.
