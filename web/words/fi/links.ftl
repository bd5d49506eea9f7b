# Linkit, ja pelit tekstinä.

link-none = Tässä tekstissä ei ole Kortin linkkiä eikä peliä.
link-damaged = Linkki ei ole ehjä: siitä puuttuu osa tai se on muuttunut. Kopioi se uudelleen kokonaan.
link-newer = Tämä on tehty Kortin uudemmalla versiolla. Päivitä Kortti (selaimessa: lataa sivu uudelleen) ja yritä sitten vielä kerran.
link-too-long = Tämä peli on liian pitkä linkiksi. Sen voi tallentaa tiedostoon.
replay-hidden = Tämä jako on vielä kesken: vain sitä pelaavien kortit voi näyttää.
replay-only = Tässä peliä vain katsotaan.
record-bad-action = Jaossa { $deal } siirto { $number } ei ole mahdollinen: { $text }
record-bad-deal = Jako { $deal } ei voi alkaa ennen kuin edellinen on ohi eikä pelin päätyttyä.
