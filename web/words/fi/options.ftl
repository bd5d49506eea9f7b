# Pelit, talon säännöt ja pelaajat. `.explain`: yksi rivi lähteineen.

game-ristiseiska = Ristiseiska
    .tag = Kun mikään ei käy, pyydä kortti – ja saat sen, jota kukaan ei halunnut.
game-pantti = Pantti
    .tag = Ristiseiska, jossa kiertää panttimerkki: älä jää viimeisenä sen haltijaksi.

option-players = Pelaajia
    .explain = Kolmesta viiteen on paras. Lähteet: Pantti-blogi, Denexa.
option-opening = Maan avaaminen
    .explain = Mitä seiskan jälkeen tulee. Lähteet: Pantti-blogi (kutonen, sitten kasi), Denexa (vapaasti), Board Game Arena (kutonen ensin).
option-opening-six-then-eight = Kutonen, sitten kasi, sitten muut
option-opening-six-only = Ensin kutonen, sitten kaikki muut
option-opening-free = Kutonen ja kasi vapaassa järjestyksessä
option-bonus-turn = Lisäkortti ässän tai kuninkaan jälkeen
    .explain = Sellaisen pelannut saa jatkaa. Lähde: Pantti-blogi; Denexa pelaa ilman.
option-unable = Kun ei voi pelata
    .explain = Lähteet: Pantti-blogi (panttimerkki), Denexa ja Wikipedia (pyytäminen).
option-unable-token = otetaan panttimerkki
option-unable-beg = pyydetään kortti
option-ace = Ässät
    .explain = Mihin ässän saa pelata. Lähde: Pantti-blogi, jälkimmäinen muunnelmana.
option-ace-low = Aina kakkosen päälle
option-ace-first-ace-decides = Ensimmäinen ässä ratkaisee: kakkonen vai kuningas
option-score-cards = Lasketaan pisteet
    .explain = Käteen jääneet kortit maksavat. Lähde: Pantti-blogi; Denexassa ratkaisee vain voitto.
option-target = Pelataan pisteisiin
    .explain = Pistemäärä, johon peli päättyy. Lähteet: Pantti-blogi (100), Board Game Arena (200).
option-ace-points = Ässän pisteet
    .explain = Lähteet: Pantti-blogi (paikan mukaan), Board Game Arena (aina 14).
option-ace-points-auto = 1, tai 14 kun ässät ovat ylinnä
option-ace-points-1 = 1
option-ace-points-14 = 14
option-token-points = Panttimerkin pisteet
    .explain = Sille, jolle merkki jää jaon lopussa; 0 tarkoittaa peliä ilman merkkiä. Lähde: Pantti-blogi (yleensä 25).
option-token-exempts-winner = Voittaja ei maksa panttimerkistä
    .explain = Pantti-blogi jättää asian auki; Board Game Arenassa voittajakin maksaa.
option-false-beg = Pyytäminen, vaikka voisi pelata
    .explain = Lähde: Denexa, jossa jokainen vastustaja antaa sakkokortin.
option-false-beg-forbid = Ei mahdollista
option-false-beg-penalise = Mahdollista, rangaistuksella
option-stall-circuits = Kierroksia ilman pelattua korttia
    .explain = Niin monen jälkeen jako päättyy. Oma varmistuksemme: pyydetty kortti voisi kiertää loputtomiin.
option-none = Ei pisterajaa: yksi jako

preset-usual = Tavalliset
preset-arena = Kuten Board Game Arenassa
preset-six-first = Kutonen ensin
preset-points = Pisteillä

opponent-level-house = harkitseva
