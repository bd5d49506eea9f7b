# Pöytä luetteloina ja se, mitä siellä kirjoitetaan: sivun tekstitilassa ja päätteessä.
# Komennot ja siirtojen tekstit ($command, $action) ovat samat kaikilla kielillä.

text-title = Pelaa tekstillä
text-field = Komento
text-send = Lähetä
text-how = Kirjoita kortti (7C), alla olevan toiminnon numero tai ”help”.

## Luettelot

text-name = { $seat }
text-of = { $seat }: { $told }
text-says =
    { $you ->
        [yes] Sanoit: ”{ $told }”
       *[no] { $seat } sanoi: ”{ $told }”
    }
text-card-of = { $card }: { $told }
text-score = { $name }: { $told }
text-won = { $name }, voitto
text-lost = { $name }, tappio
text-no-hand = Kenenkään käsi ei ole nyt näkyvissä.
text-offer = { $number }. { $action }: { $told }

## Mitä komennoista seuraa

text-which = Mikä näistä?
text-can = Voit tehdä sen nyt.
text-unknown = ”{ $text }” ei ole komento. Saat luettelon kirjoittamalla ”help”.

## Komentojen luettelo

text-help = Komennot
text-help-line = { $command }: { $told }
text-help-cards = Kortti on sen arvo (A 2 3 4 5 6 7 8 9 T J Q K) ja maa: C on risti, D ruutu, H hertta, S pata. 7C on ristiseiska, TH herttakymppi.
text-help-play = pelaa se kortti
text-help-number = tee se, millä on tämä numero toimintojen luettelossa
text-help-hand = omat korttisi
text-help-table = mitä pöydällä on ja ketkä siinä istuvat
text-help-moves = mitä voit tehdä nyt
text-help-score = pisteet
text-help-why = miksi sitä korttia ei voi pelata
text-help-hint = mitä mestari pelaisi ja miksi
text-help-undo = kumoa viimeinen valintasi tai tee se uudelleen
text-help-log = mitä tässä jaossa tai koko pelissä on tapahtunut
text-help-rules = tämän pelin säännöt
text-help-fingerprint = pakan sormenjälki, jolla sekoituksen voi tarkistaa
text-help-next = seuraava jako, kun tämä on ohi
text-help-save = tallenna peli
text-help-quit = jätä peli odottamaan
text-help-inquiry = kuinka usein sinulta kysytään ({ $inquiry })
text-inquiry-always = Sinulta kysytään joka kerta.
text-inquiry-nearer = Sinulta kysytään vain korteista, joista on sinulle hyötyä.
text-inquiry-never = Sinulta ei kysytä enää tällä kierroksella.
