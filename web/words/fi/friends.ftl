# Friends at the table, each with a device of their own.

friends-title = Kaverit
friends-invite = Kutsu
friends-invite-own = Kutsu kavereita
    .explain = Kukin omalla puhelimellaan.
friends-explain = Kaverit istuvat pöytään omilla puhelimillaan, ilman palvelinta. Tämä puhelin on pöytä, joten pidä sivu siinä auki. Kaikkien puhelinten pitää olla samassa wifi-verkossa.

# Who plays a seat
# Right on every device: the host’s phone is the table.
friends-is-host = pöydän puhelimella
friends-is-here = omalla puhelimellaan
friends-is-away = poissa: puhelimeen ei ole yhteyttä
friends-is-replaced = poissa: tietokone pelaa sillä välin
friends-is-opponent = tietokone pelaa
friends-is-you = sinä
friends-plays = { $name }: kuka pelaa
friends-plays-opponent = tietokone
friends-plays-here = joku tällä puhelimella
friends-plays-there = pelaajan { $name } puhelimella
friends-plays-away = kaveri, joka on poissa
friends-replace = Anna tietokoneen pelata
friends-again = Kutsu uudelleen
friends-invite-table = Tabletti tai läppäri pöydäksi
friends-invite-watch = Kutsu katsoja
friends-spectators =
    { $tables ->
        [0] { $watchers ->
            [one] Yksi kaveri katsoo.
           *[other] { $watchers } kaveria katsoo.
        }
       *[other] { $watchers ->
            [0] Pöytä näkyy toisella näytöllä.
            [one] Pöytä näkyy toisella näytöllä, ja yksi kaveri katsoo.
           *[other] Pöytä näkyy toisella näytöllä, ja { $watchers } kaveria katsoo.
        }
    }
friends-came = { $name } on mukana.
friends-device = Toinen laite
friends-not-now = Se ei juuri nyt onnistunut. Palaa tämän pelin pöytään ja yritä uudelleen.

# The two steps
friends-host-name = Nimesi, jonka kaverit näkevät
friends-go-on = Jatka
friends-step = Vaihe { $step }/{ $steps }
friends-step-show = Anna kaverin skannata tämä koodi puhelimensa kameralla, tai lähetä hänelle linkki.
friends-step-show-table = Skannaa tämä koodi toisen laitteen kameralla, tai lähetä linkki siihen.
friends-step-next = Seuraavaksi vastaus
friends-step-answer = Toinen laite näyttää nyt vastauskoodin. Skannaa se alla olevalla painikkeella, tai pyydä se viestinä ja liitä se tähän.
friends-making = Hetkinen…
friends-code-text = Koodi tekstinä
friends-send = Lähetä
friends-link-title = Tule pelaamaan korttia!
friends-answer-title = Vastauskoodini Korttiin
friends-scan = Skannaa vastaus
friends-scan-new = Skannaa kutsu
friends-paste = Liitä koodi tähän
friends-connect = Yhdistä
friends-connecting = Yhdistetään…

# A guest
friends-join = Kaverin pöytä
friends-join-what = Sinut on kutsuttu pelaamaan korttia. Mikä on nimesi?
friends-your-name = Nimesi
friends-sit-down = Istu pöytään
friends-answer-what = Anna kaverin skannata tämä vastauskoodi, tai lähetä se hänelle. Pöytä avautuu sitten itsestään.
friends-leave = Poistu pöydästä
friends-lost = Yhteys kaverin pöytään katkesi. Paikkasi odottaa sinua.
friends-lost-what = Pyydä uusi kutsu, ja skannaa tai liitä se tähän.
friends-quiet = Pöydän puhelimesta ei kuulu mitään. Yhteys voi palata itsestään.
friends-quiet-leave = Käytä uutta kutsua

# At the table
friends-host-away = Pöydän isäntä ei ole juuri nyt paikalla.
friends-asking = Vastausta odotetaan: { $names }.
friends-ask-undo = { $name } haluaisi perua viimeisimmän siirron. Sopiiko?
friends-ask-redo = { $name } haluaisi sittenkin pelata perutun siirron. Sopiiko?
friends-yes = Sopii
friends-no = Ei
friends-refused = { $name } ei suostunut.
friends-away = Odotetaan pelaajaa { $name }: puhelimeen ei ole yhteyttä.
friends-wait = Ennen seuraavaa jakoa odotetaan: { $names }.
friends-wait-you = Muut odottavat, että aloitat seuraavan jaon.
friends-pack-changed = Huomio: tämän jaon kortit eivät ole ne, jotka pöydän isäntä jaon alussa lupasi.
friends-say = Sano
gesture-bravo = Hyvin pelattu!
gesture-ouch = Auts!
gesture-luck = Mikä tuuri!
gesture-laugh = Hahaa!
gesture-think = Hmm…
gesture-thanks = Kiitos!

# When it does not work
friends-trouble = Eikö toimi?
friends-trouble-net = Laitteiden pitää olla samassa wifi-verkossa, esimerkiksi kodin verkossa.
friends-trouble-guests = Hotellien, kahviloiden ja koulujen vierasverkoissa laitteet eivät usein saa yhteyttä toisiinsa. Silloin yksi puhelin voi jakaa hotspotin, johon muut liittyvät.
friends-trouble-mobile = Mobiilidatalla se ei yleensä onnistu.
friends-trouble-open = Pitäkää sivu auki molemmissa laitteissa, kunnes yhteys on syntynyt. Jos näyttö sammuu tai avaat toisen sovelluksen, koodi vanhenee.
friends-stun = Löytääkseen reitin laitteiden välille sivusto kysyy palvelimelta { $server }, joka saa tietää niiden osoitteet.
friends-problem-cut = Koodista puuttuu osa. Skannaa se uudelleen tai kopioi se kokonaan.
friends-problem-no-code = Tästä ei löydy Kortin koodia.
friends-problem-newer = Tämä koodi on Kortin uudemmasta versiosta. Lataa sivu uudelleen ja yritä sitten.
friends-problem-wrong-kind = Tämä on koodeista väärä: ensin kaveri skannaa kutsun, sitten pöydän isäntä skannaa kaverin vastauksen.
friends-problem-not-mine = Tämä on vastaus toiseen kutsuun. Anna kaverin skannata vaiheen 1 koodi.
friends-problem-no-connection = Laitteet eivät saaneet yhteyttä toisiinsa. Yritä vielä kerran uudella koodilla.
friends-problem-cancelled = Kutsu ei ole enää voimassa. Yritä uudella kutsulla.
friends-problem-unsupported = Tällä selaimella ei saa yhteyttä muihin laitteisiin. Avaa sivu Chromessa, Edgessä, Firefoxissa tai Safarissa.
friends-problem-no-network = Tämä laite ei ole verkossa.
friends-problem-version = Kaverillasi on eri versio Kortista. Ladatkaa sivu uudelleen molemmissa laitteissa ja yrittäkää uudelleen.
friends-problem-taken = Joku muu ehti jo tälle paikalle.
friends-problem-odd = Kortti ei ymmärrä toista laitetta.
friends-problem-away = Poistuit pelistä, ennen kuin kaveri ehti mukaan. Palaa pöytään ja yritä uudelleen.
friends-refused-version = Kaverillasi on eri versio Kortista. Lataa tämä sivu uudelleen ja pyydä uusi kutsu.
friends-refused-taken = Joku muu ehti jo tälle paikalle. Pyydä kutsu toiselle paikalle.
friends-refused-away = Kaverisi ei ole juuri nyt pöydässä. Pyydä uusi kutsu.
friends-refused-odd = Pöytää ei voitu avata. Pyydä uusi kutsu.

# Reading a code with the camera

scan-view = Kameran kuva
scan-starting = Kamera käynnistyy…
scan-aim = Suuntaa kamera toisen näytön koodiin.
scan-close = Sulje kamera
scan-problem-none = Täältä ei löydy kameraa. Liitä koodi tekstinä.
scan-problem-refused = Selain ei anna sivun käyttää kameraa. Salli se selaimen asetuksissa ja yritä uudelleen, tai liitä koodi tekstinä.
scan-problem-busy = Kamera ei käynnistynyt. Ehkä toinen sovellus käyttää sitä: sulje se sovellus ja yritä uudelleen, tai liitä koodi tekstinä.
scan-problem-lost = Koodeja lukevaa osaa Kortista ei voitu ladata. Tarkista yhteys ja yritä uudelleen, tai liitä koodi tekstinä.

# About

about-friends = Kun kaverit pelaavat omilla puhelimillaan, kutsujan puhelin on pöytä. Se jakaa, joten se tuntee kaikki kortit. Muut saavat pakan sormenjäljen jaon alussa ja voivat tarkistaa sen jälkeenpäin.
