# Sivu pöydän ympärillä: aloitus, uusi peli, asetukset, säännöt, tietoja.

tagline = Pohjoismaisia korttipelejä, nopeasti ja rauhassa
games-title = Pelit
continue-title = Jatka peliä
continue = Jatka
continue-match = Jatka peliä { $name }
match-deal = Jako { $deal }
play = Pelaa
play-game = Pelaa: { $name }
rules = Säännöt
rules-of-game = Säännöt: { $name }
more-title = Lisää
forget-match = Hylkää tämä peli: { $name }
forget-title = Hylätäänkö peli?
forget-text = { $name }, jako { $deal }. Sitä ei saa takaisin.
forget = Hylkää
keep = Säilytä
match-gone = Tuota peliä ei ole tällä laitteella.

## Pelimoottori

engine-loading = Jakaja on matkalla: { $loaded } / { $total } Mt
engine-starting = Jakaja sekoittaa kortteja …
engine-failed = Pelimoottori ei käynnistynyt. Tarkista yhteys ja yritä uudelleen; pelisi ovat tallessa.
try-again = Yritä uudelleen

## Yleiset painikkeet

back = Takaisin
close = Sulje
home = Alkuun
reload = Lataa sivu uudelleen
less = Vähemmän: { $label }
more = Enemmän: { $label }
broken-title = Jokin meni vikaan
broken-text = Pelisi on tallessa sellaisena kuin se oli. Jatka lataamalla sivu uudelleen.
storage-blocked = Selain ei anna sivun tallentaa mitään: pelit ja asetukset säilyvät, kunnes suljet sen.
update-title = Päivitys
update-text = Uusi versio on valmis. Pelisi jatkuvat siinä.
update-apply = Ota käyttöön

## Uusi peli

new-title = Uusi peli: { $name }
players-title = Pelaajia
seats-title = Ketkä pelaavat
seat-name = Nimi paikalla { $number }
you-name = Sinä
person-name = Pelaaja { $number }
# Vastustajien nimet paikoittain, eri alkukirjaimin; välissä tyhjä.
opponent-names = Onni Aino Veikko Saga Helmi Lumi Eero Tyyne
sharing-note = Pelaatte yhdellä laitteella: sivu pyytää ojentamaan sen eteenpäin, ennen kuin se näyttää kenenkään kortit.
person-needed = Ainakin yhden ihmisen täytyy pelata.
house-rules-title = Talon säännöt
house-rules-changed =
    { $count ->
        [one] { $count } muutos
       *[other] { $count } muutosta
    }
house-rules-reset = Palauta tavalliset
presets-title = Valmiit säännöt
preset-own = Omat
changed = muutettu
option-no-effect = (Ei vaikuta näiden valintojen kanssa.)
list-all = Kaikki { $count }
list-all-short = Kaikki
list-some = { $count } / { $all }: { $numbers }
list-picks = { $label }: pikavalinnat
rules-with-house = Säännöt näillä talon säännöillä
deal = Jaa kortit
dealing = Jaetaan …

## Säännöt

rules-title = Säännöt: { $name }
rules-house-note = Tavallisista poikkeavat talon säännöt on merkitty.
house-rule = Talon sääntö

## Asetukset

settings-title = Asetukset
setting-lang = Kieli
setting-lang-auto = Selaimen mukaan
settings-cards = Kortit
setting-indices = Korttien kirjaimet
setting-indices-note = Ässän, kuninkaan, rouvan ja jätkän merkit vaihtelevat maittain.
setting-indices-auto = Kielen mukaan
setting-indices-en = A K Q J
setting-indices-sv = E K D Kn
setting-indices-fr = 1 R D V
setting-indices-de = A K D B
setting-four-colours = Neljä väriä
    .explain = Risti vihreä, ruutu sininen: joka maalla on oma värinsä.
setting-large-cards = Isot kortit
    .explain = Kätesi on isompi ja vie enemmän tilaa.
settings-pace = Tahti
setting-animation = Korttien liike
setting-animation-normal = Tavallinen
setting-animation-fast = Nopea
setting-animation-slow = Hidas
setting-animation-off = Ei liikettä
setting-pace = Vastustajat pelaavat
setting-pace-normal = Rauhassa
setting-pace-fast = Nopeasti
setting-pace-slow = Hitaasti
setting-pace-instant = Heti
settings-looks = Ulkoasu
setting-felt = Pöytä
setting-felt-green = Vihreä
setting-felt-blue = Sininen
setting-felt-slate = Harmaa
setting-felt-red = Punainen
setting-theme = Ympäristö
setting-theme-auto = Laitteen mukaan
setting-theme-light = Vaalea
setting-theme-dark = Tumma
settings-feel = Käsi ja korva
setting-left-hand = Vasenkätinen
    .explain = Painikkeet ovat siinä, mihin vasen peukalo yltää.
setting-sound = Äänet
    .explain = Kortista pehmeä napsahdus, omasta vuorosta kilahdus.
setting-vibration = Värinä
    .explain = Kevyt värähdys, kun on sinun vuorosi.
settings-reset = Palauta alkuasetukset

## Tietoja

about-title = Tietoja
about-what = Kortti tuo pohjoismaiset korttipelit kaikille näytöille: yksin harkitsevia vastustajia vastaan tai ystävien kesken yhden puhelimen ympärillä. Se on maksuton, ja sen koodi on avointa MIT-lisenssillä.
about-private-title = Vain sinun
about-private = Ei tunnuksia, ei mainoksia, ei seurantaa, ei evästeitä. Pelit ja asetukset pysyvät tässä selaimessa, eikä niitä lähetetä minnekään.
about-offline = Kerran ladattuaan Kortti toimii ilman verkkoa. Lisää se aloitusnäytölle, niin se avautuu kuin mikä tahansa sovellus.
about-fair-title = Reilu peli
about-fair = Vastustajat näkevät saman kuin kuka tahansa heidän paikallaan: omat korttinsa ja pöydän. Muuta ne eivät saa tietää, ja kortit sekoitetaan ennen kuin kukaan katsoo.
about-sources-title = Säännöistä
about-sources = Näitä kaikkia pelataan monella tavalla. Tämän sivun säännöt seuraavat kaksikielistä Pantti-blogia, Denexan sivuja Ristiseiskasta ja Myllymatista, GameFarmin japaninkielistä Ristikontra-sivua ja Pokébipin ranskankielistä sivua ruotsalaisesta ginirommista; missä ne vaikenevat, on katsottu Pagatia, Wikipediaa, Board Game Arenaa ja muita. Joka talon säännöllä on lähteensä.
about-credits-title = Kiitokset
about-credits = Kuvakorttien hahmot on piirtänyt Adrian Kennard, kirjaimet ovat Barlow Condensed -kirjasimesta. Sivun rakennusosat:
about-version = Versio { $version }

## Languages, each by its own name

language-en = English
language-fi = Suomi
