# Linkit, pöytäkirjat ja kuvat: mitä jaetaan, mitä niistä aukeaa, ja pelien katseleminen jälkikäteen.

## Jakaminen

table-share = Jaa
share-title = Jaa
share-what = Mitä jaetaan
share-deal = Tämä jako
    .what = Avaaja saa samat kortit ja pelaa ne alusta.
share-position = Tämä tilanne
    .what = Avaaja näkee pöydän sellaisena kuin se nyt on ja voi jatkaa siitä.
share-puzzle = Pulma
    .what = Avaaja etsii tilanteesta parasta siirtoa. Vastauksen saa näkyviin napauttamalla.
share-question = Oma kysymyksesi
share-answer = Oikea vastaus
share-answer-expert = Mestarin siirto on oikea
share-match = Koko peli
    .what = Avaaja voi katsoa pelin läpi siirto kerrallaan.
share-warning-match = Peli on vielä kesken, ja linkki määrää myös tulevat jaot. Linkin saaja voi selvittää niiden jokaisen käden.
share-warning = Jako on vielä kesken, ja linkissä ovat kaikki sen kortit. Linkin saaja voi selvittää jokaisen käden, joten siitä aloitettu peli on harjoittelua.
share-anyway = Tee linkki
share-making = Linkkiä tehdään…
share-link = Linkki
share-send = Lähetä…
share-copy-link = Kopioi linkki
share-copy-line = Kopioi saatteen kera
share-copy-text = Kopioi teksti
share-copied = Kopioitu. Liitä se minne haluat.
share-not-copied = Selain ei antanut kopioida. Valitse teksti ja kopioi se itse.
share-not-sent = Lähettäminen ei onnistunut. Tallenna sen sijaan.
share-code = Koodi toisen puhelimen kameralle
share-code-alt = Linkin QR-koodi
share-code-too-long = Linkki on liian pitkä koodiksi, jonka kamera pystyisi lukemaan. Lähetä tai kopioi se.
share-picture = Kuva
    .what = Pöytä sellaisena kuin sen nyt näet, vaikka viestiin.
share-picture-alt = Pöytä: { $game }
share-no-picture = Kuvaa ei saatu piirrettyä.
share-send-picture = Lähetä kuva…
share-save-picture = Tallenna kuva
share-picture-saved = Kuva on tallennettu latauksiin.
share-record = Pöytäkirja
    .what = Koko peli tekstinä, jota sekä ihmiset että ohjelmat osaavat lukea.
share-copy-record = Kopioi pöytäkirja
share-save-record = Tallenna tiedostoksi
picture-me = Minä
picture-cards =
    { $cards ->
        [one] { $cards } kortti
       *[other] { $cards } korttia
    }

share-line-deal = { $game }: tässä minun korttini. Pärjäätkö paremmin?
share-line-position = { $game }: mitä sinä tekisit tässä?
share-line-puzzle = { $game }: löydätkö siirron?
share-line-match = { $game }: näin siinä kävi
share-line-end =
    { $result ->
        [won] { $game }: voitin. Näin se meni
        [safe] { $game }: pääsin eroon korteistani. Näin se meni
       *[lost] { $game }: hävisin. Näin se meni
    }
share-line-score =
    { $result ->
        [won] { $game }: voitin { $own }–{ $other }
       *[lost] { $game }: hävisin { $own }–{ $other }
    }
share-line-points =
    { $result ->
        [won] { $game }: voitin, { $own }
       *[lost] { $game }: en voittanut, { $own }
    }

## Mitä linkistä aukeaa

link-title = Linkki
link-reading = Luetaan…
link-bad = Tätä ei voitu avata
    .what = Omat pelisi ovat ennallaan. Jos joku lähetti sen sinulle, pyydä lähettämään uudelleen.
link-bad-value = ”{ $name }” ei voi olla ”{ $text }”. Vaihtoehdot: { $values }.
link-bad-name = Linkissä ei voi olla kohtaa ”{ $text }”. Vaihtoehdot: { $values }.
link-deal = Sinulle jaettu peli: { $name }
    .what = Saat samat kortit kuin lähettäjä ja pelaat ne alusta.
link-practice = Linkin saaja voi selvittää kaikki kortit.
link-go-on = Jatka sitä
link-begin-again = Aloita uudestaan
link-begun = Olet jo aloittanut tämän
    .what = Jatka siitä, mihin jäit, tai aloita uusi peli. Mitään ei katoa kummassakaan tapauksessa.

open-title = Avaa linkki tai pöytäkirja
open-what = Liitä tähän linkki tai pöytäkirjan teksti, tai valitse tiedosto. Tiedoston voi myös pudottaa mihin tahansa kohtaan sivua.
open-do = Avaa
open-file = Valitse tiedosto…
open-empty = Tässä ei ole vielä mitään avattavaa.
open-too-long = Tämä on liian pitkä pöytäkirjaksi tai linkiksi.
open-unreadable = Tiedostoa ei voitu lukea.

## Pelin katseleminen

replay-title = { $name }: katselu
replay-position = { $name }: tilanne
last-title = Viimeksi pelattu
replay-look = Katso peli läpi
replay-look-at = Katso läpi: { $name }
replay-controls = Siirto kerrallaan
replay-move = Siirto
replay-of = { $at }/{ $count }
# What is heard of a step: where it is in the match, and what has happened there.
replay-told = { $place }. { $told }
replay-place =
    { $deals ->
        [one] Siirto { $at }/{ $count }
       *[other] Siirto { $at }/{ $count }, { $deal }. jako
    }
replay-first = Alkuun
replay-back = Siirto taaksepäin
replay-play = Toista
replay-pause = Pysäytä
replay-next = Siirto eteenpäin
replay-last = Loppuun
replay-turn =
    { $you ->
        [yes] Sinun vuorosi.
       *[no] Vuorossa { $seat }.
    }
replay-dealt = { $deal }. jako: kortit on jaettu.
replay-why = Miksi?
replay-why-told = Pelaajan { $name } paikalla: { $reason }
replay-why-forced = Muuta ei voi tehdä.
replay-why-nothing = Tämän siirron puolesta ei puhu mikään erityinen.
replay-eyes = Kenen kortit
replay-all-hands = Kaikki kortit
replay-hands = Kaikkien kädet
replay-play-on = Jatka tästä
replay-play-yourself = Pelaa alusta
replay-no-hand = Ei kenenkään
