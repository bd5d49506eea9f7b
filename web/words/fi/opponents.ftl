# Vastustajat: tasot, tavat ja sivu heistä. Miksi he pelaavat niin kuin pelaavat, sanotaan pelien omissa tiedostoissa.

level-beginner = Aloittelija
    .short = aloittelija
    .what = Osaa säännöt, mutta pelaa usein kortin, joka ensin osuu käteen.
level-casual = Harrastaja
    .short = harrastaja
    .what = Pelaa järkevästi, mutta unohtaa ja jättää huomaamatta.
level-skilled = Taitava
    .short = taitava
    .what = Pelaa kokemuksella ja muistaa, mitä on pelattu.
# UNSURE: “Mestari” for Expert; also said: ekspertti, konkari.
level-expert = Mestari
    .short = mestari
    .what = Ajattelee eteenpäin ennen joka siirtoa.
levels-title = Vastustajat
levels-partner = Pelipari
levels-mixed = Eri tasoja
levels-about = Tietoa tasoista
level-of-seat = Kuka pelaa paikalla { $number }
level-random = Sattuma
    .short = sattuma
level-person = Ihminen
level-aloud = taso: { $level }
table-thinks = miettii
table-hurried = Laitteesi on hidas, joten mestarit miettivät täällä vähemmän kuin muualla.
table-thinking = Annas kun mietin…
table-hint-because = { $hint }. { $reason }
hint-only = Se on ainoa siirtosi.
table-hint-later = Saat vihjeen seuraavalla vuorollasi.
table-hint-close = Sulje vihje
table-hint-closed = Vihje on suljettu.
error-bad-level = ”{ $text }” ei voi istua pöytään: paikalla on ihminen tai vastustaja, jonka taso on aloittelija (beginner), harrastaja (casual), taitava (skilled) tai mestari (expert).

setting-talk = Vastustajat puhuvat
    .explain = Silloin tällöin he sanovat sanan. Korteistaan he eivät kerro mitään.

## Sivu heistä

levels-what = Vastustajilla on neljä tasoa, ja joka paikalla voi olla omansa. Aloittelija ja harrastaja erehtyvät kuten ihmiset: unohtavat, mitä on pelattu, tai eivät huomaa jotakin korttia. Taitava pelaa kokemuksella ja muistaa joka kortin. Mestari ajattelee eteenpäin ennen siirtoaan ja poikkeaa siitä, mitä kokemus neuvoo, vain kun löytää paremman. Ruotsalaisessa ginirommissa, jossa lähes kaikki on piilossa, hän sen sijaan laskee kortteja tarkemmin.
levels-fair = Kukaan heistä ei huijaa. Vastustaja tietää sen, minkä kuka tahansa hänen paikallaan tietäisi: omat korttinsa, pöydän ja sen, mitä on tapahtunut. Testit jakavat piilossa olevat kortit tuhansia kertoja uudelleen ja tarkistavat, pelaisiko vastustaja silloin toisin; niin ei käy koskaan.
levels-time = Mestari kokeilee aina yhtä monta jakoa, joten samassa tilanteessa siirto on sama, oli tahti mikä tahansa ja hoputitpa tai et. Hitaalla laitteella hän kokeilee niitä puolet siitä tai vähemmän, jotta siirto vie enintään noin sekunnin; pöytä kertoo siitä sinulle kerran. Jos laite hidastuu vielä siitä, vastustaja pelaa kahden sekunnin kuluttua. Jos olet pöydän ainoa ihminen, sinun jälkeesi pelaava mestari alkaa miettiä jo silloin, kun sinä mietit. Kun kaikki ihmiset ovat päässeet pois ja loppu pelataan kerralla, vastustajat kokeilevat jakoja kahdeksasosan. Tauot kuuluvat vastustajan luonteeseen eivätkä kerro mitään hänen korteistaan.
levels-manners-title = Luonteet
levels-manners = Vastustajilla on myös luonteensa tasosta riippumatta: Aino ja Lumi ovat lämpimiä, Veikko on kuivakka ja pelaa verkkaan, Saga puhuu vähän, ja Onni ja Helmi ovat eloisia ja nopeita. Luonne näkyy myös pelissä: suunnilleen yhtä hyvistä siirroista Onni ja Helmi valitsevat mielellään riskin ja pelaavat vahvat kortit pian, Veikko ottaa riskejä mutta säästää vahvat kortit, Aino ja Lumi säästävät nekin, ja Saga pelaa varman päälle. Se ei heikennä kenenkään peliä. Puheet, ilmeet ja mietintäajat riippuvat vain siitä, minkä kaikki ovat nähneet: tauko ei kerro mitään. Heitä voi hoputtaa napauttamalla tyhjää kohtaa pöydässä, ja asetuksissa heidät voi vaientaa.
levels-of-game = { $name }: kuka pelaa miten
levels-measured = Miten mitattiin
levels-unmeasured = Tämän pelin tasoja ei ole vielä mitattu.
levels-how = Yksi pelaaja istuu toisentasoisten seurassa (paripeleissä pari pelaa paria vastaan) ja pelaa joka jaon kerran joka paikalla, aina samoin kortein, jotta onni ei vaikuta. Luku ±-merkin jälkeen on puolet 95 %:n luottamusvälistä. ”Sattuma” pelaa minkä tahansa kortin, jonka säännöt sallivat.
levels-step-none = Tasojen { $level } ja { $against } välillä ei tässä pelissä ole mitattavaa eroa.
levels-step-small = Tasojen { $against } ja { $level } ero on tässä pelissä pieni: sen voi mitata, mutta pöydässä sitä tuskin huomaa, sillä sattuma ratkaisee paljon.
levels-who = taso
levels-against = vastassa { $against }
levels-result = tulos
levels-deals = jakoja
levels-par = Yhtä hyvä kuin muut saisi { $par }.
levels-date = Mitattu { $date }.
metric-wins = Voitetut jaot
metric-losses = Hävityt jaot (vähemmän on parempi)
metric-points = Pisteitä jaossa verrattuna muihin (vähemmän on parempi)
metric-margin = Korttipisteitä jaossa verrattuna toiseen pariin

## Mitä he sanovat, luonteen mukaan

manner-begin-lively-1 = Moi! Pelataan.
manner-begin-lively-2 = No niin, aloitetaan!
manner-begin-warm-1 = Mukava nähdä.
manner-begin-warm-2 = Onnea kaikille.
manner-begin-dry-1 = Jaahas.
manner-begin-dry-2 = Iltaa.
manner-stuck-lively-1 = Voi ei!
manner-stuck-lively-2 = Taasko!
manner-stuck-warm-1 = No jaa.
manner-stuck-warm-2 = Sattuuhan sitä.
manner-stuck-dry-1 = Tyypillistä.
manner-stuck-dry-2 = Tietysti.
manner-stuck-quiet-1 = Hm.
manner-stuck-quiet-2 = Vai niin.
manner-proud-lively-1 = Jes!
manner-proud-lively-2 = Kas noin!
manner-proud-warm-1 = Olipa mukava.
manner-proud-warm-2 = Hyvin kävi.
manner-proud-dry-1 = Niin pitikin.
manner-proud-dry-2 = Ei hassummin.
manner-proud-quiet-1 = Noin.
manner-proud-quiet-2 = Hyvä.
manner-won-lively-1 = Olipa jako!
manner-won-lively-2 = Tämä oli hauskaa!
manner-won-warm-1 = Kiitos, hyvä jako.
manner-won-warm-2 = Kävipä tuuri.
manner-won-dry-1 = Jo oli aikakin.
manner-won-dry-2 = Jonkun piti voittaa.
manner-won-quiet-1 = Kiitos.
manner-won-quiet-2 = Hyvä peli.
manner-lost-lively-1 = Oho, hyvin pelattu!
manner-lost-lively-2 = Ensi kerralla!
manner-lost-warm-1 = Pelasit sen hienosti.
manner-lost-warm-2 = Hyvin tehty.
manner-lost-dry-1 = On nähty huonompaakin.
manner-lost-dry-2 = Mikäs siinä.
manner-lost-quiet-1 = Hyvin pelattu.
manner-lost-quiet-2 = Hyvä peli.
