# Ohjattu ensimmäinen jako: mitä uudelle pelaajalle kerrotaan pöydässä, vaihe vaiheelta. Yllä lukee, mitä pöytä muutenkin pyytää.
# Jokaisen tekstin on mahduttava puhelimen korttien yläpuolelle: enintään 160 merkkiä.

lesson-title = Ohjattu ensimmäinen jako
lesson-play = Pelaa ohjattu ensimmäinen jako
lesson-first = Onko { $name } uusi sinulle?
lesson-first-text = Ohjatussa ensimmäisessä jaossa neuvotaan, mitä pelata ja miksi.
lesson-show = Opasta minua
lesson-show-game = Näytä, miten pelataan
lesson-just = Pelaan heti
lesson-taught = Tämän opit
lesson-real = Pelaa oikeasti: { $name }
lesson-next = Opi seuraava peli: { $name }
lesson-step = Vaihe { $step }/{ $steps }
lesson-on = Jatka
lesson-off = Lopeta ohjaus
lesson-off-ask = Pelaatko jaon loppuun ilman ohjausta? Ohjattu jako löytyy säännöistä myöhemminkin.
lesson-off-yes = Pelaan yksin
lesson-off-no = Jatka ohjausta
lesson-alone = Tästä eteenpäin pelaat omin päin. Jos jäät jumiin, vihje (hehkulamppu) auttaa.
lesson-prompt = Osa jaosta pelataan tässä puolestasi: napauta ”Jatka”.
lesson-hint = Tässä jaossa neuvotaan joka tapauksessa, mitä pelata.
lesson-other = Säännöt sallivat sen, ja omassa pelissäsi voit pelata niin. Tee tässä jaossa näin: { $answer }.
lesson-go-on-first = Napauta ensin ”Jatka”.

## Ristiseiska

ristiseiska-lesson-start = Hankkiudu eroon kaikista korteistasi ennen muita. Aloittaja on se, jolla on { $card }: nyt sinä. Napauta korttia tai vedä se pöydälle.
ristiseiska-lesson-seven = Kahdella ei ollut sopivaa korttia, ja he passasivat. Seiska avaa maansa: pelaa { $card }, niin muut patasi pääsevät perään.
ristiseiska-lesson-six = Seiskan toinen pino kasvaa kutosesta alaspäin ässään, toinen kasista ylöspäin kuninkaaseen. Pelaa { $card }.
ristiseiska-lesson-must = { $card } avaa tien ysille. Sopivista korteista saat valita, mutta jos voit pelata, sinun on pelattava.
ristiseiska-lesson-give = { $to } ei voi pelata ja pyytää sinulta korttia, koska pelaat ennen häntä. Kuningas odottaa pisimpään, joten anna { $card }.
ristiseiska-lesson-low = Sinulla on { $one } ja { $other }, ja ne tulevat pinossa viimeisinä. Avaa niille tie: pelaa { $card }.
ristiseiska-lesson-high = Nyt saman maan toinen pino: kun pöydässä on { $card }, perään tulevat ysi ja kymppi ja sitten sinun korttisi { $other }.
ristiseiska-lesson-only = Vain { $card } käy nyt. Napauta mitä tahansa muuta korttia, niin luet, mitä se odottaa. Pelaa sitten tämä.
ristiseiska-lesson-beg = Mikään korttisi ei käy, joten pyydät kortin sinua ennen pelaavalta: { $to } valitsee sen. Vuorosi päättyy siihen.
ristiseiska-lesson-last = Ysi, jota odotit, on pöydässä: pelaa { $card }. Kortin, jota muut odottavat, voi myös pitää kädessä.
ristiseiska-lesson-end = Nyt osaat pelin: jaon voittaa se, joka pääsee ensin eroon korteistaan. Tästä eteenpäin valitset itse; aluksi hyvä siirto on vielä merkitty.
ristiseiska-lesson-taught-piles = Seiska avaa maansa; siitä pinot kasvavat alas ässään ja ylös kuninkaaseen.
ristiseiska-lesson-taught-must = Jos voit pelata, on pakko; jos et, pyydät kortin.
ristiseiska-lesson-taught-way = Pelaa ajoissa se, mikä avaa tien omille pienille ja suurille korteillesi.

## Pantti

pantti-lesson-start = Hankkiudu ensimmäisenä eroon korteistasi: jokainen käteen jäävä kortti maksaa pisteitä. Aloittaja on se, jolla on { $card }: nyt sinä. Pelaa se.
pantti-lesson-token = Mikään ei käy: { $card } odottaa korttia { $other }. Sano ”Pantti!” ja ota panttimerkki. Jos se on lopussa yhä sinulla, se maksaa 25 pistettä.
pantti-lesson-six = Joka maassa kutonen tulee ennen kasia. Pelaa { $card }: siihen asti { $other } joutuu odottamaan.
pantti-lesson-eight = { $other } on pöydässä, joten { $card } käy. Kasista pino kasvaa ylöspäin kuninkaaseen, kutosesta toinen alaspäin ässään.
pantti-lesson-five = { $to } ei voinut pelata, ja panttimerkki on nyt hänellä. Vitonen vaatii maansa kutosen ja kasin: molemmat ovat pöydässä, pelaa { $card }.
pantti-lesson-way = Haluat pelata pois kortin { $other }, ja sitä ennen puuttuu vain kaksi korttia. Toinen on sinulla: pelaa { $card }.
pantti-lesson-ace = Kakkonen tuli, joten { $card } käy. Ässän tai kuninkaan jälkeen saat pelata samalla vuorolla vielä kortin: pelaa se.
pantti-lesson-bonus = Pelaa vielä yksi kortti, tai lopeta, jos siitä olisi apua vain muille. { $card } avaa tien kortille { $other }: pelaa se.
pantti-lesson-high = Käteen jäävä kortti maksaa numeronsa verran, jätkä 11, rouva 12 ja kuningas 13. Pelaa { $card } pois, kun se käy.
pantti-lesson-last = Panttimerkki on yhä samalla pelaajalla ({ $to }): se siirtyy vain, kun joku muu passaa. Pelaa { $card }.
pantti-lesson-end = Nyt osaat pelin. Kun jollakulla on 100 pistettä, peli päättyy, ja pienin summa voittaa. Nyt valitset itse; aluksi hyvä siirto on merkitty.
pantti-lesson-taught-gate = Joka maassa kutonen tulee ennen kasia.
pantti-lesson-taught-token = Jos et voi pelata, otat panttimerkin; se siirtyy, kun joku muu ei voi pelata.
pantti-lesson-taught-more = Ässän tai kuninkaan jälkeen saat pelata vielä kortin.

## Ristikontra

ristikontra-lesson-lead = Vastapäätä istuu peliparisi { $to }. Tikin vie viimeinen kortti, jolla on aloituskortin arvo; maalla ei ole väliä. Aloita: { $card }.
ristikontra-lesson-points = Toista ysiä ei tullut: tikki ja sen kaksi kuningasta ovat teidän, 8 pistettä. Ässä 11, kymppi 10, kuningas 4, rouva 3, jätkä 2. Aloita: { $card }.
ristikontra-lesson-give = Peliparisi { $to } vei tikin seiskalla teille molemmille ja aloitti kolmosella, joka johtaa yhä. Anna sille pisteitä: pelaa { $card }.
ristikontra-lesson-cheap = Peliparisi { $to } aloitti kakkosella, eikä sinulla ole kakkosta. { $card } ei ole minkään arvoinen: pelaa se.
ristikontra-lesson-last = { $to } pelasi viimeisen kakkosen peliparisi jälkeen, joten tikin vei vastapari. Nyt aloitti kolmonen, eikä sinulla ole sellaista: pelaa { $card }.
ristikontra-lesson-against = { $to } antaa ässän oman parinsa tikkiin, kuten sinä annoit kympin. Älä menetä siihen mitään: pelaa { $card }.
ristikontra-lesson-turn = Niin kauan kuin pakassa on kortteja, saat kääntää sen päällimmäisen ja pelata sen. Se voi olla vaikka vitonen. Tee niin.
ristikontra-lesson-fourth = Aloituskortti on kuningas, ja kaksi muuta on jo pelattu: { $card } on viimeinen. Kukaan ei voi enää viedä tikkiä, joten pelaa se.
ristikontra-lesson-end = 20 pistettä parillenne! Jaossa on 120 pistettä, ja 61:llä sen voittaa. Tästä eteenpäin valitset itse; aluksi hyvä siirto on vielä merkitty.
ristikontra-lesson-taught-rank = Tikin vie viimeinen kortti, jolla on aloituskortin arvo.
ristikontra-lesson-taught-points = Ässät ja kympit ovat arvokkaimmat: anna niitä peliparisi tikkeihin.
ristikontra-lesson-taught-turn = Pakasta käännetty kortti säästää omiasi.

## Myllymatti ja skitgubbe

myllymatti-lesson-lead = Ensin voitetaan kortteja, sitten niistä hankkiudutaan eroon. Sinä aloitat, { $to } vastaa, ja suurempi arvo vie molemmat maasta riippumatta. Pelaa { $card }.
skitgubbe-lesson-lead = Ensin voitetaan kortteja, sitten niistä hankkiudutaan eroon. Jokainen pelaa yhden, ja suurin arvo vie kaikki maasta riippumatta. Pelaa { $card }.
myllymatti-lesson-turn = Tikki on sinun, ja aloitat taas. Oman kortin sijasta saat pelata pakan päällimmäisen: käännä se.
myllymatti-lesson-bounce = Samat arvot: kortit jäävät pöytään, ja vain sinä ja { $to } pelaatte uudestaan. Voittaja saa kaikki, joten pelaa suuri: { $card }.
myllymatti-lesson-low = Ne ovat kaikki sinun. Pienistä korteista on vaikea päästä eroon toisella puoliskolla, joten häviä ne nyt: pelaa { $card }.
myllymatti-lesson-collect = Joka tikkiä ei tarvitse voittaa. Ensimmäinen puolisko jatkuu näin, kunnes pakka loppuu: voita suuria kortteja, häviä pieniä.
myllymatti-lesson-trump = Pakassa on yksi kortti. Sen nostaja näyttää sen kaikille: sen maa on valtti. Sinä nostat seuraavaksi: pelaa { $card }.
myllymatti-lesson-half = Pakka on lopussa, eikä enää nosteta. Pelataan, kunnes jollakulla ei ole vuorollaan korttia; sitten kaikki ottavat voittamansa käteen.
myllymatti-lesson-shed = Nyt voitetuista korteista on päästävä eroon: viimeinen, jolla on kortteja, häviää. Nostit valtin, joten aloitat: pelaa { $card }, pieni kortti.
myllymatti-lesson-beat = Kaada { $other } saman maan suuremmalla tai nosta se. Valttikin kaataisi sen, mutta säästä se: pelaa { $card }.
myllymatti-lesson-complete = { $card } kaataa kortin { $other } ja on kolmas, yksi pelaajaa kohti: tikki on täysi ja poistuu pelistä. Pelaa se.
myllymatti-lesson-leads = Tikin täydentäjä aloittaa seuraavan. Hankkiudu taas eroon pienestä kortista: pelaa { $card }.
myllymatti-lesson-take = Korteistasi vain valtti kaataa tämän: { $other }. Säästä valtit ja nosta se: kortti on suuri, ja nyt aloittaa seuraava.
myllymatti-lesson-ruff = Mikään saman maan korteistasi ei kaada tätä: { $other }. Valtti kaataa ja täydentää tikin; pienin riittää: { $card }.
myllymatti-lesson-end = Hankkiudu eroon pienistä, säästä ässät ja valtit: viimeinen, jolla on kortteja, häviää. Nyt valitset itse; aluksi hyvä siirto on vielä merkitty.
skitgubbe-lesson-end = Hankkiudu eroon pienistä, säästä ässät ja valtit: viimeinen, jolla on kortteja, on skitgubbe. Nyt valitset itse; aluksi hyvä siirto on merkitty.
myllymatti-lesson-taught-halves = Ensin voitetaan kortteja, sitten niistä hankkiudutaan eroon.
myllymatti-lesson-taught-low = Pienet kortit kannattaa hävitä ajoissa, suuret voittaa.
myllymatti-lesson-taught-beat = Toisella puoliskolla kortti kaadetaan maalla tai valtilla tai nostetaan.
myllymatti-lesson-taught-take = Yhden kortin nosto voi olla valttia halvempi.

## Fan Tan

fan-tan-lesson-start = Jokainen on maksanut pottiin pelimerkin, ja ensiksi korteistaan eroon päässyt saa koko potin. Maa alkaa seiskasta: pelaa { $card }.
fan-tan-lesson-seven = Seiskan saa pelata milloin tahansa. Korttisi { $one } ja { $other } pääsevät pöytään vasta sen jälkeen, joten pelaa { $card }.
fan-tan-lesson-only = Seiskan toinen pino kasvaa alaspäin ässään, toinen ylöspäin kuninkaaseen. Nyt käy vain { $card }, ja jos voit pelata, sinun on pelattava.
fan-tan-lesson-pass = Mikään korttisi ei käy, joten sinun on passattava. Se maksaa pelimerkin, joka menee pottiin.
fan-tan-lesson-way = Kymppi on tullut, joten { $card } käy. Sen jälkeen edestä puuttuu vain rouva, ja { $other } pääsee pöytään: pelaa se.
fan-tan-lesson-own = { $card } avaa tien vain omalle kortillesi { $other }, joten siitä on apua vain sinulle. Pelaa se.
fan-tan-lesson-hold = { $other } auttaisi muita: pidä se. { $card } on pinonsa viimeinen eikä auta ketään: pelaa se.
fan-tan-lesson-pay = { $to } ei voinut pelata ja maksoi. Niin voi käydä taas, kun pidät kädessäsi kortin { $other }. Pelaa ensin { $card }.
fan-tan-lesson-left = Lopussa jokainen käteen jäänyt korttikin maksaa pelimerkin. { $card } ei auta ketään muuta: pelaa se pois.
fan-tan-lesson-end = Potissa on { $n } pelimerkkiä, ja lisää tulee: ensiksi korteistaan eroon päässyt saa ne. Nyt valitset itse; aluksi hyvä siirto on vielä merkitty.
fan-tan-lesson-taught-pay = Jos voit pelata, on pakko; passaaminen maksaa pelimerkin.
fan-tan-lesson-taught-hold = Pidä kortit, joita vain muut odottavat.
fan-tan-lesson-taught-own = Pelaa ensin se, mikä avaa tien omille korteillesi.

## Sedma

sedma-lesson-lead = { $to } istuu vastapäätä ja on peliparisi. Tikin vie viimeinen aloituskortin arvoinen kortti tai seiska. Sinulla on kaksi kuningasta: pelaa { $card }.
sedma-lesson-on = { $to } on viemässä tikin toisella kuninkaalla. Koska aloitit, saat jatkaa samaa tikkiä, ja viimeinen kuningas ratkaisee: pelaa { $card }.
sedma-lesson-stop = Mikään muu kortti ei käynyt, joten tikki on sinun, ja siinä on ässä: ässä ja kymppi ovat 10 pistettä. Päätä tikki.
sedma-lesson-nothing = Voitit, joten aloitat. Vastapari voi viedä tämän tikin: pidä ässä ja kymppi, ja pelaa { $card }, josta ei saa pisteitä.
sedma-lesson-seven = { $to } vei tikin seiskalla: seiska käy aina. Sinulla ei ole millä jatkaa, eikä pisteitä mene: päätä tikki.
sedma-lesson-cheap = { $to } aloitti, eikä mikään korttisi käy. { $card } on nollan arvoinen: pelaa se, ja pidä ässä ja kympit.
sedma-lesson-give = { $to } on viemässä tikin parillenne, ja pelaamatta on enää yksi vastustaja: lisää 10 pistettä. Pelaa { $card }.
sedma-lesson-take = Peliparisi aloitti ässällä, ja { $to } otti tikin seiskalla. Omalla seiskallasi saat sen takaisin: pelaa { $card }.
sedma-lesson-end = Parillanne on jo { $n } pistettä! Jaossa niitä on 90, viimeisestä tikistä 10, ja 50 voittaa. Nyt valitset itse; hyvä siirto on vielä merkitty.
sedma-lesson-taught-rank = Tikin vie viimeinen aloituskortin arvoinen kortti tai seiska.
sedma-lesson-taught-on = Jos aloitit, saat jatkaa tikkiä käyvällä kortilla tai päättää sen.
sedma-lesson-taught-points = Vain ässistä ja kympeistä saa pisteitä: säästä ne omiin tikkeihinne.

## Ruotsalainen ginirommi

gin-lesson-draw = Kerää kolmen sarja ja neljän suora: kierroksen avaus. Ota ensin kortti, joko viimeksi heitetty tai pakan päällimmäinen. Nosta nyt pakasta.
gin-lesson-discard = Vuoro päättyy aina heittämiseen. { $card } ei sovi muihin kortteihisi, ja käteen jäävästä ässästä saa 15 pistettä: heitä se.
gin-lesson-buy = { $to } ei halunnut tätä, joten saat ostaa sen: { $card }. Maksat merkin ja saat myös kortin pakasta. Se on kolmas kasisi: osta se.
gin-lesson-take = { $card } ja korttisi { $other } voivat olla suora, sillä kakkosesi ovat jokereita: kakkonen käy minkä tahansa kortin tilalle. Ota { $card }.
gin-lesson-contract = Avauksesi on koossa: kolme kasia ja suora, jossa kakkoset ovat { $one } ja { $other }. Laske se pöytään.
gin-lesson-meld = Kun olet avannut, saat laskea pöytään lisää sarjoja ja suoria, vähintään kolme korttia kerralla: laske ysisi.
gin-lesson-points = Kun jonkun kortit loppuvat, kierros on ohi, ja muut laskevat pisteensä: rouva on 10 pistettä. Heitä { $card }.
gin-lesson-stock = { $card } ei sovi mihinkään pöydän yhdistelmään: jätä se ja nosta pakasta.
gin-lesson-layoff = Saat myös lisätä kortteja pöydän yhdistelmiin, muidenkin. Kakkonen käy, kun jokereita on vähemmän kuin muita: lisää { $card } kaseihin.
gin-lesson-keep = Kumpikaan korttisi ei sovi. { $card } maksaisi 10 pistettä, { $other } vain 5: heitä { $card }.
gin-lesson-decline = Saisit ostaa tämän: { $card }. Se ei sovi mihinkään, ja saisit kaksi korttia lisää pois pelattavaksi. Älä osta.
gin-lesson-end = Nyt osaat pelin ja voit voittaa kierroksen: lisää { $card } yseihisi ja heitä viimeinen korttisi { $other }.
gin-lesson-taught-contract = Ensin lasketaan avaus, sitten muita sarjoja ja suoria.
gin-lesson-taught-buy = Heitetyn kortin, jota muut eivät halua, voi ostaa merkillä.
gin-lesson-taught-layoff = Sitten lisätään kortteja pöydän yhdistelmiin ja heitetään viimeinen pois.
