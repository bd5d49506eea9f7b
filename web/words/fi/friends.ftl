# Playing with friends, each on an own device.

## Scanning a code with the camera

scan-view = Kameran kuva
scan-starting = Kamera käynnistyy…
scan-aim = Suuntaa kamera toisen näytön koodiin.
scan-close = Sulje kamera
scan-problem-none = Täältä ei löydy kameraa. Liitä koodi tekstinä.
scan-problem-refused = Selain ei anna sivun käyttää kameraa. Salli se selaimen asetuksissa ja yritä uudelleen, tai liitä koodi tekstinä.
scan-problem-busy = Kamera ei käynnistynyt. Ehkä toinen sovellus käyttää sitä: sulje se sovellus ja yritä uudelleen, tai liitä koodi tekstinä.
scan-problem-lost = Koodeja lukevaa osaa Kortista ei voitu ladata. Tarkista yhteys ja yritä uudelleen, tai liitä koodi tekstinä.
