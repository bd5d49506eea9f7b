# Sivu pöydän ympärillä: aloitus, uusi peli, asetukset, säännöt, tietoja.

tagline = Pohjoismaisia korttipelejä koneen tai ystävien kanssa
games-title = Pelit
home-new = Uusi täällä?
home-new-game = { $name } ohjattuna, { $time }
home-go-on = Jatka: { $name }
home-learn = Opi seuraavaksi
home-learned = Opittu { $n }/{ $all }
home-learned-game = Opittu
# How long a deal takes.
pitch-minutes = { $n }{"\u00A0"}min
# A deal of a game of several.
pitch-round = yksi kierros, { $n }{"\u00A0"}min
others-title = Muut pelit kesken
continue-match = Jatka peliä { $name }
continue-all = Kaikki { $count } peliä
continue-few = Vain viimeisimmät
match-deal = Jako { $deal }
match-round = Kierros { $round }
match-turn = Sinun vuorosi
match-turn-of = Vuorossa { $name }
# How a deal or a match ended.
match-won = Voitit
match-lost = Hävisit
match-won-by = Voitti { $names }
match-next = Seuraavaksi: { $stage }
match-kept = Edellinen peli on tallessa.
match-kept-back = Palaa siihen
play = Pelaa
play-game = Pelaa: { $name }
deal-new = Uusi jako
deal-of-game = Uusi jako: { $name }
options = Valinnat
options-of-game = Valinnat: { $name }
rules = Säännöt
more-title = Lisää
forget-match = Poista tämä peli: { $name }
forget-title = Poistetaanko peli?
forget-text = { $name }, jako { $deal }. Sitä ei saa takaisin.
forget = Poista
keep = Säilytä
match-gone = Tuota peliä ei ole tällä laitteella.
match-elsewhere = Jatkoit peliä toisessa välilehdessä. Tältä se näyttää nyt.
match-thrown-away = Poistit tuon pelin toisessa välilehdessä.

## Pelimoottori

engine-loading = Jakaja on matkalla: { $loaded } / { $total } Mt
engine-starting = Jakaja sekoittaa kortteja…
engine-failed = Pelimoottori ei käynnistynyt. Tarkista yhteys ja yritä uudelleen; pelisi ovat tallessa.
engine-unable = Pelimoottori tarvitsee WebAssemblyn, joka puuttuu tästä selaimesta tai on estetty. Kokeile toista selainta; pelisi ovat tallessa.
engine-quiet = Pelimoottorista ei ole tullut mitään kymmeneen sekuntiin. Sivu odottaa edelleen; voit myös yrittää uudelleen.
table-failed = Pöytää ei voitu ladata. Tarkista yhteys ja yritä uudelleen; pelisi ovat tallessa.
part-failed = Tätä osaa Kortista ei voitu ladata. Tarkista yhteys ja yritä uudelleen.
build-replaced = Kortista on jo uudempi versio. Lataa sivu uudelleen, niin voit jatkaa; pelisi ovat tallessa.
words-missing = Kieltä { $language } ei voitu ladata. Sivu yrittää uudelleen heti, kun yhteys toimii.
# Näytetään, kun skriptit eivät toimi, ennen linkkejä sääntöihin; ja mitä hakukoneet ja aloitusnäyttö kertovat sivusta.
page-noscript = Kortti tarvitsee JavaScriptin. Säännöt voi lukea ilman sitä:
page-description = Pohjoismaisia korttipelejä ja niiden sukulaisia harkitsevia vastustajia vastaan tai ystävien kanssa, myös ilman verkkoa: Ristiseiska, Pantti, Fan Tan, Myllymatti, Skitgubbe, Ristikontra, Sedma ja ruotsalainen ginirommi.
page-late = Kortti ei ole latautunut kokonaan.
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
storage-late = Tallennus ei onnistu juuri nyt. Pidä välilehti auki.
storage-blocked = Selain estää tallentamisen: pelit ja asetukset katoavat, kun suljet sen.
update-title = Päivitys
update-text = Uusi versio on valmis. Pelisi jatkuvat siinä.
update-apply = Ota käyttöön

## Uusi peli

new-title = Uusi peli: { $name }
players-title = Pelaajia
seats-title = Ketkä pelaavat?
seats-friend = Lisää kaveri
    .explain = Samalla laitteella vuorotellen, kortit piilossa.
seat-name = Nimi paikalla { $number }
you-name = Sinä
person-name = Pelaaja { $number }
# Vastustajien nimet paikoittain, eri alkukirjaimin; välissä tyhjä.
opponent-names = Onni Aino Veikko Saga Helmi Lumi Eero Tyyne
opponent-name = { $neighbour }
person-needed = Ainakin yhden ihmisen täytyy pelata.
house-rules-title = Talon säännöt
house-rules-each = Jokainen sääntö erikseen
house-rules-here = Tässä pelissä { $rules }.
house-rules-line = { $rules }.
house-rules-usual = Tavalliset säännöt.
option-yes = Kyllä
option-no = Ei
option-about = Lähde: { $label }
house-rules-reset = Palauta tavalliset
presets-title = Valmiit säännöt
preset-own = Omat
list-all = Kaikki { $count }
list-all-short = Kaikki
list-some = { $count } / { $all }: { $numbers }
list-picks = { $label }: pikavalinnat
rules-with-house = Säännöt näillä talon säännöillä
deal = Jaa kortit

## The face of somebody who plays here, put together from parts

face-of = Valitse kasvot: { $name }
face-take = Ota nämä kasvot
face-any = Toiset kasvot
face-none = Tavalliset kasvot
face-skin = Iho
face-hair = Hiukset tai päähine
face-colour = Hiusten ja parran väri
face-beard = Parta
face-extra = Lisät
face-knit = Villapaita
face-pattern = Kuvio
# The label of one of several drawings.
face-kind = { $part } { $number }

## Säännöt

rules-title = Säännöt: { $name }
rules-house-note = Tavallisista säännöistä poikkeavat kohdat on merkitty.
rules-usual-note = Nämä ovat tavalliset säännöt. Talon säännöt merkitään tähän, kunhan jakaja on valmis.
house-rule = Talon sääntö

## Asetukset

settings-title = Asetukset
setting-lang = Kieli
setting-lang-auto = Sama kuin selaimessa
settings-cards = Kortit
setting-indices = Korttien kirjaimet
setting-indices-note = Ässän, kuninkaan, rouvan ja jätkän merkit vaihtelevat maittain.
setting-indices-auto = Kielen mukaan
setting-four-colours = Neljä väriä
    .explain = Risti vihreä, ruutu sininen: joka maalla on oma värinsä.
setting-large-cards = Isot kortit
    .explain = Kätesi on isompi ja vie enemmän tilaa.
setting-aids = Näytä, mitä kortti tekisi
    .explain = Peleissä, joissa siitä on apua: esimerkiksi kortit, jotka veisivät tikin.
settings-pace = Tahti
setting-animation = Korttien liike
setting-animation-normal = Tavallinen
setting-animation-fast = Nopea
setting-animation-slow = Hidas
setting-animation-off = Ei liikettä
setting-pace = Vastustajat pelaavat
setting-pace-normal = Normaalisti
setting-pace-fast = Nopeasti
setting-pace-slow = Hitaasti
setting-pace-instant = Heti
setting-forced = Kun vaihtoehtoja ei ole
setting-forced-words = Sanat itsestään
setting-forced-all = Myös kortit
setting-forced-off = Pelaan kaiken itse
setting-forced-note = Passaus, nosto pakasta tai ”Pantti!”, kun et voi muuta, tehdään puolestasi hetken kuluttua. Ystävät, jotka pelaavat samalla laitteella, tekevät sen itse.
setting-inquiries = Toistuvat kysymykset
setting-inquiries-always = Joka kerta
setting-inquiries-nearer = Jos siitä on hyötyä
setting-inquiries-note = Ruotsalaisessa ginirommissa tarjoukset ostaa kortti. Koskee tämän laitteen ainoaa pelaajaa; ystävät, jotka pelaavat samalla laitteella, valitsevat pöydässä.
settings-looks = Ulkoasu
setting-felt = Pöytä
setting-felt-lake = Järvi
setting-felt-green = Vihreä verka
setting-felt-ochre = Punamulta
setting-felt-grey = Harmaa
setting-theme = Teema
setting-theme-auto = Sama kuin laitteessa
setting-theme-light = Vaalea
setting-theme-dark = Tumma
setting-contrast = Kontrasti
setting-contrast-auto = Sama kuin laitteessa
setting-contrast-normal = Tavallinen
setting-contrast-more = Suuri
settings-feel = Äänet ja tuntuma
setting-left-hand = Vasenkätinen
    .explain = Painikkeet ovat siinä, mihin vasen peukalo yltää.
setting-sound = Äänet
    .explain = Kortit puupöydällä, kolikko, koputus ja kantele, kun voitat.
setting-vibration = Värinä
    .explain = Kevyt värähdys omasta kortista, koputuksesta ja merkistä.
# How much of what happens is read aloud to who doesn’t see the table.
setting-speech = Ruudunlukijalle kerrotaan
setting-speech-all = Kaikki
setting-speech-mine = Mikä koskee minua
setting-speech-asked = Vain kysymykset
setting-speech-note = Pöytää kuunteleville. Pelin kulussa ja tekstipelissä on kaikki.
settings-milestones = Matkan varrella
setting-milestones = Putket, ensimmäiset kerrat ja ehdotukset
    .explain = Pelatut päivät putkena, mitä teit ensimmäistä kertaa, opitut pelit ja kerran taso, joka voisi sopia. Kaikki pysyy tässä selaimessa.
settings-reset = Palauta alkuasetukset

## Tietoja

about-title = Tietoja
about-what = Kortti tuo pohjoismaiset korttipelit kaikille näytöille: yksin harkitsevia vastustajia vastaan tai ystävien kesken, yhdellä puhelimella tai kukin omallaan. Se on maksuton, ja sen koodi on avointa MIT-lisenssillä.
about-private-title = Vain sinun
about-private = Ei tunnuksia, ei mainoksia, ei seurantaa, ei evästeitä. Pelit ja asetukset pysyvät tässä selaimessa. Peli lähtee siitä vain, jos jaat sen tai pelaat kavereiden kanssa, jotka ovat omilla puhelimillaan.
about-offline = Kerran ladattuaan Kortti toimii ilman verkkoa. Lisää se aloitusnäytölle, niin se avautuu kuin mikä tahansa sovellus.
about-fair-title = Reilu peli
about-fair = Vastustajat näkevät saman kuin kuka tahansa heidän paikallaan: omat korttinsa ja pöydän. Muuta he eivät saa tietää, ja kortit sekoitetaan ennen kuin kukaan katsoo.
about-sources-title = Säännöistä
about-sources = Näitä kaikkia pelataan monella tavalla. Tämän sivun säännöt seuraavat kaksikielistä Pantti-blogia, Denexan sivuja Ristiseiskasta ja Myllymatista, GameFarmin japaninkielistä Ristikontra-sivua ja Pokébipin ranskankielistä sivua ruotsalaisesta ginirommista; Skitgubbe, Fan Tan ja Sedma seuraavat kukin useita sivuja, jotka mainitaan niiden talon sääntöjen kohdalla. Missä nämä vaikenevat, on katsottu Pagatia, Wikipediaa, Board Game Arenaa ja muita. Jokaisesta talon säännöstä kerrotaan lähde; muutama on omamme, ja sekin kerrotaan.
about-credits-title = Kiitokset
about-credits = Korttien maiden merkit on piirtänyt Adrian Kennard, kirjaimet ovat Barlow Condensed -kirjasimesta. Sivun rakennusosat:
about-version = Versio { $version }

## Tämä kieli omalla nimellään

language-name = Suomi
