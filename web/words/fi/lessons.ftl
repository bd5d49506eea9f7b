# Ohjattu ensimmäinen jako: mitä uudelle pelaajalle kerrotaan pöydässä, vaihe vaiheelta. Yllä lukee, mitä pöytä muutenkin pyytää.
# Jokaisen tekstin on mahduttava puhelimen korttien yläpuolelle: enintään 160 merkkiä.

lesson-title = Ohjattu ensimmäinen jako
lesson-play = Pelaa ohjattu ensimmäinen jako
lesson-offer = Onko peli uusi? Pelaa ohjattu ensimmäinen jako.
lesson-step = Vaihe { $step }/{ $steps }
lesson-on = Jatka
lesson-off = Lopeta ohjaus
lesson-off-ask = Pelaatko jaon loppuun ilman ohjausta? Ohjattu jako löytyy säännöistä myöhemminkin.
lesson-off-yes = Pelaan yksin
lesson-off-no = Jatka ohjausta
lesson-over = Selvä
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
ristiseiska-lesson-end = Nyt osaat pelin. Pelaa jako loppuun yksin: sen voittaa pelaaja, joka pääsee ensin eroon korteistaan.

## Pantti

pantti-lesson-start = Hankkiudu ensin eroon korteistasi: jokainen käteen jäävä kortti maksaa pisteitä. Aloittaja on se, jolla on { $card }: nyt sinä. Pelaa se.
pantti-lesson-token = Mikään korttisi ei käy: sano ”Pantti!” ja ota panttimerkki. Se maksaa jaon lopussa 25 pistettä, ellei toinen pelaaja ota sitä sinulta.
pantti-lesson-six = Joka maassa kutonen tulee ennen kasia. Pelaa { $card }: siihen asti { $other } joutuu odottamaan.
pantti-lesson-eight = { $other } on pöydässä, joten { $card } käy. Kasista pino kasvaa ylöspäin kuninkaaseen, kutosesta toinen alaspäin ässään.
pantti-lesson-five = { $to } ei voinut pelata, ja panttimerkki on nyt hänellä. Viitonen vaatii maansa kutosen ja kasin: molemmat ovat pöydässä, pelaa { $card }.
pantti-lesson-way = Haluat pelata pois kortin { $other }, ja sitä ennen puuttuu vain kaksi korttia. Toinen on sinulla: pelaa { $card }.
pantti-lesson-ace = Kakkonen tuli, joten { $card } käy. Ässän tai kuninkaan jälkeen saat pelata samalla vuorolla vielä kortin: pelaa se.
pantti-lesson-bonus = Pelaa vielä yksi kortti, tai lopeta, jos siitä olisi apua vain muille. { $card } avaa tien kortille { $other }: pelaa se.
pantti-lesson-high = Käteen jäävä kortti maksaa numeronsa verran, jätkä 11, rouva 12 ja kuningas 13. Pelaa { $card } pois, kun se käy.
pantti-lesson-last = Panttimerkki on yhä siellä, missä { $to }: se siirtyy vain, kun joku muu passaa. Pelaa { $card }.
pantti-lesson-end = Nyt osaat pelin. Kun jollakulla on 100 pistettä, peli päättyy, ja pienin summa voittaa. Pelaa jako loppuun yksin.

## Ristikontra

ristikontra-lesson-lead = Vastapäätä istuu peliparisi { $to }. Tikin vie viimeinen kortti, jolla on aloituskortin arvo; maalla ei ole väliä. Aloita: { $card }.
ristikontra-lesson-points = Toista ysiä ei tullut: tikki ja sen kaksi kuningasta ovat teidän, 8 pistettä. Ässä 11, kymppi 10, kuningas 4, rouva 3, jätkä 2. Aloita: { $card }.
ristikontra-lesson-give = Peliparisi { $to } vei tikin seiskalla teille molemmille ja aloitti kolmosella, joka johtaa yhä. Anna sille pisteitä: pelaa { $card }.
ristikontra-lesson-cheap = Peliparisi { $to } aloitti kakkosella, eikä sinulla ole kakkosta. { $card } ei ole minkään arvoinen: pelaa se.
ristikontra-lesson-last = { $to } pelasi viimeisen kakkosen peliparisi jälkeen, joten tikin vei vastapari. Nyt aloitti kolmonen, eikä sinulla ole sellaista: pelaa { $card }.
ristikontra-lesson-against = { $to } antaa ässän oman parinsa tikkiin, kuten sinä annoit kympin. Älä menetä siihen mitään: pelaa { $card }.
ristikontra-lesson-turn = Niin kauan kuin pakassa on kortteja, saat kääntää sen päällimmäisen ja pelata sen. Se voi olla vaikka viitonen. Tee niin.
ristikontra-lesson-fourth = Aloituskortti on kuningas, ja kaksi muuta on jo pelattu: { $card } on viimeinen. Kukaan ei voi enää viedä tikkiä, joten pelaa se.
ristikontra-lesson-end = 20 pistettä parillenne! Jaossa on 120 pistettä, ja 61:llä sen voittaa. Seuraa, mitkä arvot on pelattu, ja jatka yksin.
