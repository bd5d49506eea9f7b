# Pöytä muiden sivuilla.

embed-full = Avaa Kortissa
    .what = Kortti avautuu omaan välilehteensä samoilla korteilla, ja peli jatkuu tästä.
    .running = Linkki kesken olevaan jakoon sisältää kaikki kortit, joten peli on siellä harjoittelua.
embed-screen = Koko näyttö
embed-screen-end = Poistu koko näytöstä
embed-screen-refused = Selain ei salli koko näyttöä tässä
embed-kept-note = Pöytä säilyy tällaisenaan. Palaa tälle sivulle milloin vain, niin peli jatkuu.
embed-problem = Pöytää ei voi näyttää
embed-no-game = Pöydän osoite ei kerro, mitä peliä pelataan. Vaihtoehdot: { $values }.
embed-bad-link = ”{ $text }” ei ole linkki pöytään. Ehkä osa siitä on kadonnut matkalla.

about-embed-title = Bloggaajille
about-embed = Pöytä mahtuu mihin tahansa sivuun: jako pelattavaksi, peli katseltavaksi tai pulma. Pöydän valikon ”Upota” antaa tarvittavat rivit.
about-examples = Kirjoitus, jossa on kolme pöytää (englanniksi)

embed = Upota
embed-title = Pöytä omalle sivulle
embed-what = Mitä lukija saa
embed-what-deal = Tämän jaon pelattavaksi ensimmäisestä kortista
embed-what-position = Tämän tilanteen, josta voi jatkaa
embed-what-puzzle = Tämän tilanteen pulmana: etsi siirto
embed-what-match = Pelin katseltavaksi siirto siirrolta
embed-how = Mihin se tulee
embed-how-element = Sivulle, joka sallii skriptit
    .what = Lukija näkee kuvan. Mitään ei ladata, ennen kuin hän napauttaa sitä, ja sitten hän pelaa suoraan sivulla.
embed-how-frame = Blogiin, joka ei salli skriptejä
    .what = Kehys, jossa pöytä on. Lukija näkee kuvan pelistä, napauttaa sitä ja pelaa suoraan sivulla.
embed-how-markdown = Keskustelupalstalle tai viestiin
    .what = Kuva pelistä ja linkki Markdownina; sitä napauttava pelaa Kortissa. Pelkästään liitetty linkki avautuu Kortin omaksi kuvaksi, ei koskaan tämän jaon kuvaksi, sillä millekään palvelimelle ei kerrota, mikä jako se on.
embed-anyway = Kirjoita rivit
embed-picture = Kuva ennen napautusta
embed-picture-game = Pelistä
embed-picture-table = Tästä pöydästä
embed-size = Koko
embed-size-fit = Sivun mukaan
embed-size-tall = Pysty
embed-size-square = Neliö
embed-size-classic = 4:3
embed-size-wide = 16:9
embed-lang-auto = Lukijan oma
embed-snippet = Sivulle liitettävä teksti
embed-copy = Kopioi
embed-preview = Tältä se näyttää
