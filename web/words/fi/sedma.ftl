# Sedma: mitä tapahtui, mitä pyydetään, miksi ei, valinnat ja säännöt.
# Pelaajien nimiä ei taivuteta. $card perusmuoto, $cardGen genetiivi. Pisteet ovat kymmeniä.
# Puoli = pari, tai kaksin pelattaessa yksi pelaaja. ”Käydä” sanotaan kortista, joka on aloituskortin arvoa, ja seiskasta.

game-sedma = Sedma
    .tag = Vie tikit samalla arvolla; seiska käy aina.
    .beginner = Katsoo tikkiä sellaisena kuin se on, ei muista valmiita tikkejä ja pelaa usein jonkin kelpo kortin parhaan sijasta.
    .casual = Miettii, kuka pelaa seuraavaksi, mutta muistaa vain kaksi viime tikkiä; erehtyy silloin tällöin.
    .skilled = Muistaa joka kortin ja punnitsee tikin pisteitä ja jäljellä olevia seiskoja.
    .expert = Ennen jokaista korttiaan pelaa jaon mielessään loppuun monta kertaa ja arvaa piilossa olevat kortit siitä, mitä on pelattu ja miten hyvät pelaajat pelaavat.

option-hand-size = Kortteja kädessä
    .explain = Kahdeksalla kortilla neljän pelissä ei ole pakkaa.
    .source = Pagat ja Wikipedia (neljä), japanilaiset säännöt (kahdeksan).
option-hand-size-4 = Neljä, ja nostopakka
option-hand-size-8 = Kahdeksan
option-prolong = Tikin jatkaminen
    .explain = Milloin aloittaja saa pelata samaan tikkiin uuden kierroksen.
    .source = Pagat (aina), GameTwist sisarpelistä Zsírozás (vastustajaa vastaan), japanilaiset säännöt (ei koskaan).
option-prolong-always = Joka kierroksen jälkeen
option-prolong-opponent = Kun tikkiä on viemässä vastustaja
option-prolong-never = Ei koskaan
option-sevens = Seiskat
    .explain = Viekö aloituskortin arvo tikin myös seiskalta.
    .source = Pagat ja Wikipedia (myös aloituskortin arvo), japanilainen sivu (vain seiska).
option-sevens-wild = Aloituskortin arvo kaataa myös seiskan
option-sevens-top = Seiskan kaataa vain seiska
option-scoring = Pistelasku
    .explain = Jaosta saa 1, 2 tai 3 pelipistettä tai siinä voitetut korttipisteet.
    .source = GameTwist sisarpelistä Zsírozás (pelipisteet); korttipisteet ovat omiamme.
option-scoring-gamepoints = Pelipisteitä, jako kerrallaan
option-scoring-points = Korttipisteitä

preset-eight = Kahdeksan korttia
preset-zsir-like = Kuten Zsírozásissa

## Talon säännöt yhtenä virkkeenä, kukin lauseena: ”Tässä pelissä ässä maksaa aina 14 pistettä ja peli päättyy 200 pisteeseen.”

here-hand-size-4 = kädessä on neljä korttia
here-hand-size-8 = kädessä on kahdeksan korttia
here-prolong-always = aloittaja saa jatkaa tikkiä joka kierroksen jälkeen
here-prolong-opponent = aloittaja saa jatkaa tikkiä, kun sitä on viemässä vastustaja
here-prolong-never = tikissä on yksi kierros
here-sevens-wild = aloituskortin arvo vie tikin myös seiskalta
here-sevens-top = seiskan kaataa vain seiska
here-scoring-gamepoints = jaoista saa pelipisteitä
here-scoring-points = korttipisteet lasketaan yhteen

## Mitä tapahtui

sedma-lead =
    { $you ->
        [yes] Aloitit tikin: pelasit { $cardGen }.
       *[no] { $seat } aloitti tikin: { $card }.
    }
sedma-play =
    { $you ->
        [yes] Pelasit { $cardGen }.
       *[no] { $seat } pelasi { $cardGen }.
    }
sedma-play-on =
    { $you ->
        [yes] Jatkoit tikkiä: pelasit { $cardGen }.
       *[no] { $seat } jatkoi tikkiä: { $card }.
    }
sedma-stop =
    { $you ->
        [yes] Päätit tikin.
       *[no] { $seat } päätti tikin.
    }
sedma-peak-last = Viimeinen tikki
sedma-peak-all = Kaikki tikit!
sedma-wins =
    { $you ->
        [yes]
            { $n ->
                [0] Sait tikin, mutta pisteitä siinä ei ollut.
               *[other] Sait { $last ->
                    [yes] viimeisen tikin
                   *[no] tikin
                }: { $n } pistettä.
            }
       *[no]
            { $n ->
                [0] { $seat } sai tikin, mutta pisteitä siinä ei ollut.
               *[other] { $seat } sai { $last ->
                    [yes] viimeisen tikin
                   *[no] tikin
                }: { $n } pistettä.
            }
    }

## Mitä sinulta pyydetään

sedma-prompt-lead = Sinä aloitat tikin: pelaa kortti.
sedma-prompt-follow =
    { $partner ->
        [yes]
            { $last ->
                [yes] Aloitus { $card }. Tikki on peliparillasi: pelaa kierroksen viimeinen kortti.
               *[no] Aloitus { $card }. Peliparisi on voitolla: pelaa mikä tahansa kortti.
            }
       *[no]
            { $sevens ->
                [yes] Aloitus { $card }. Voitolla { $to }: vain seiska vie tikin.
               *[no] Aloitus { $card }. Voitolla { $to }: sama arvo tai seiska vie tikin.
            }
    }
sedma-prompt-mine = Aloituskortti on { $card }, ja tikkiä olet viemässä sinä. Pelaa mikä tahansa kortti.
sedma-prompt-on =
    { $mine ->
        [yes] Aloituskortti on { $card }, ja tikki on sinun. Päätä se tai jatka käyvällä kortilla.
       *[no]
            { $partner ->
                [yes] Aloituskortti on { $card }, ja tikki on peliparisi. Päätä se tai jatka käyvällä kortilla.
               *[no] Aloituskortti on { $card }, ja tikkiä on viemässä { $to }. Päätä se tai jatka käyvällä kortilla.
            }
    }
sedma-prompt-end = Aloituskortti on { $card }. Sinulla ei ole käypää korttia: päätä tikki.

## Mitä voi tehdä

sedma-action-stop = Päätä tikki

## Miksi ei

sedma-nothing-to-stop = Tikin voi päättää vain aloittaja, kun kaikki ovat pelanneet kierrokseen kortin.
sedma-does-not-fit = { $card } ei käy, kun aloituskortti on { $other }: jatka samalla arvolla tai seiskalla, tai päätä tikki.

## Miksi mestari pelaisi niin

sedma-reason-stop-ours =
    { $n ->
        [0] Tikki on sinun puolesi: kun päätät sen, korttisi säästyvät.
       *[other] Tikki on sinun puolesi: kun päätät sen, sen { $n } pistettä ovat varmat.
    }
sedma-reason-stop-nothing = Tikissä ei ole pisteitä: kun päätät sen, käyvät korttisi säästyvät.
sedma-reason-stop-save = Muut saavat { $n } pistettä, mutta käyvät korttisi säästyvät.
sedma-reason-lead-sure = { $card } on varma: kaikki kortit, jotka veisivät sen, on pelattu tai kädessäsi.
sedma-reason-lead-seven =
    { $n ->
        [one] { $card }: sen vie vain seiska, ja muilla voi olla enää yksi.
       *[other] { $card }: sen vie vain seiska, ja muita seiskoja on jäljellä { $n }.
    }
sedma-reason-lead-several = { $card }: samaa arvoa on kädessäsi { $n } korttia, joten voit jatkaa toisella.
sedma-reason-lead-nothing = { $card } ei maksa mitään, vaikka muut veisivät tikin.
sedma-reason-lead-back = Jos { $card } viedään, voit jatkaa seiskalla.
sedma-reason-lead-fewest =
    { $n ->
        [one] { $card } on korteistasi vaikein viedä: sen vieviä kortteja on jäljellä yksi.
       *[other] { $card } on korteistasi vaikein viedä: sen vieviä kortteja on jäljellä { $n }.
    }
sedma-reason-take-sure =
    { $n ->
        [0] Tikin vie { $card }, eikä kukaan muu voi viedä sitä enää.
       *[other] Tikin vie { $card }, eikä kukaan muu voi viedä sitä enää: siinä on jo { $n } pistettä.
    }
sedma-reason-on-more = Tikki on sinun puolesi, ja { $card } aloittaa uuden kierroksen: siihen tulee lisää kortteja.
sedma-reason-on-back =
    { $n ->
        [0] Toistaiseksi voitolla on { $to }, mutta { $card } vie tikin takaisin.
       *[other] Toistaiseksi voitolla on { $to }, mutta { $card } vie tikin takaisin: siinä on jo { $n } pistettä.
    }
sedma-reason-over =
    { $n ->
        [0] { $card } vie tikin pelipariltasi.
       *[other] { $card } vie tikin pelipariltasi: siinä on jo { $n } pistettä.
    }
sedma-reason-take-last =
    { $n ->
        [0] Pelaat kierroksen viimeisenä, ja tikin vie { $card }.
       *[other] Pelaat kierroksen viimeisenä, ja tikin vie { $card }: { $n } pistettä.
    }
sedma-reason-take =
    { $n ->
        [0] Toistaiseksi voitolla on { $to }, mutta tikin vie { $card }.
       *[other] Toistaiseksi voitolla on { $to }, mutta tikin vie { $card }: siinä on jo { $n } pistettä.
    }
sedma-reason-give = Tikki on toistaiseksi sinun puolesi, ja { $card } tuo siihen { $n } pistettä.
sedma-reason-cheap-ours = Tikki on toistaiseksi sinun puolesi: { $card } ei maksa mitään, ja muut korttisi säästyvät.
sedma-reason-keep = { $card } ei maksa mitään, ja sinulle jää { $other } parempaan tikkiin.
sedma-reason-cheap = Toistaiseksi voitolla on { $to }, ja { $card } ei maksa mitään.
sedma-reason-hope = Peliparisi pelaa vielä sinun jälkeesi ja vie ehkä tikin: { $card } tuo siihen { $n } pistettä.
sedma-reason-keep-dear = Muut saavat tämän kortin ({ $card }), mutta sinulle jää { $other } parempaan tikkiin.

## Paikat

sedma-place-trick = Tikki
sedma-place-led = Tikki, aloituskortti { $card }
sedma-led = aloitus
sedma-place-captured =
    { $you ->
        [yes] Tikit (sinä)
       *[no] Tikit ({ $seat })
    }
sedma-place-captured-pair =
    { $you ->
        [yes] Tikit (sinä ja { $to })
       *[no]
            { $toYou ->
                [yes] Tikit (sinä ja { $seat })
               *[no] Tikit ({ $seat } ja { $to })
            }
    }
sedma-last-trick =
    { $you ->
        [yes]
            { $n ->
                [0] Viime tikki on sinun: ei pisteitä
               *[other] Viime tikki on sinun: { $n } pistettä
            }
       *[no]
            { $n ->
                [0] Viime tikin sai { $seat }: ei pisteitä
               *[other] Viime tikin sai { $seat }: { $n } pistettä
            }
    }
sedma-progress = kierros { $n }/{ $total }
    .short = { $n }/{ $total }
sedma-note-points = { $n } korttipistettä tässä jaossa
    .short = { $n } p
sedma-sign-takes = veisi tikin

## Pisteet

sedma-score-last = Viimeinen tikki: { $n }
sedma-score-nothing = Ei kortteja, joista saa pisteitä
sedma-score-won = { $n } pistettä { $total }:stä, yli puolet: yksi pelipiste
sedma-score-all = Kaikki { $n } pistettä: kaksi pelipistettä
sedma-score-tricks = Kaikki tikit: kolme pelipistettä
sedma-score-lost = { $n } pistettä { $total }:stä, alle puolet
# UNSURE: “Puoli” for a pair or a single player.
sedma-note-level = Kummallakin puolella on { $n } pistettä: vielä yksi jako ratkaisee.
sedma-goal-pair-game-points =
    { $n ->
        [one] Peli päättyy, kun jommallakummalla parilla on 1 pelipiste.
       *[other] Peli päättyy, kun jommallakummalla parilla on { $n } pelipistettä.
    }
sedma-goal-pair-card-points =
    { $n ->
        [one] Peli päättyy, kun jommallakummalla parilla on 1 piste.
       *[other] Peli päättyy, kun jommallakummalla parilla on { $n } pistettä.
    }
sedma-goal-player-game-points =
    { $n ->
        [one] Peli päättyy, kun jommallakummalla on 1 pelipiste.
       *[other] Peli päättyy, kun jommallakummalla on { $n } pelipistettä.
    }
sedma-goal-player-card-points =
    { $n ->
        [one] Peli päättyy, kun jommallakummalla on 1 piste.
       *[other] Peli päättyy, kun jommallakummalla on { $n } pistettä.
    }

## Säännöt

sedma-rules-title-aim = Pelin tavoite
sedma-rules-aim = Voita ässiä ja kymppejä tikeissä, ja viimeinen tikki. Neljän pelissä pelataan kaksi vastaan kaksi, ja saman parin pelaajat istuvat vastakkain; kahden pelissä ollaan vastakkain. ”Puoli” tarkoittaa näissä säännöissä paria tai yhtä pelaajaa.
sedma-rules-values = Jokainen ässä ja kymppi on 10 pistettä, samoin viimeinen tikki. Pisteitä on yhteensä 90. Muuten mikään kortti ei ole toista suurempi, eikä maalla ole väliä.
sedma-rules-title-deal = Pelaajat ja jako
sedma-rules-players = Pelaajia on { $least } tai { $most }. Pakassa on 32 korttia: joka maan seiska, kasi, ysi, kymppi, jätkä, rouva, kuningas ja ässä.
sedma-rules-dealer = Ensimmäinen jakaja arvotaan.
sedma-rules-deal =
    Jakaja sekoittaa kortit ja jakaa jokaiselle { $n }, yhden kerrallaan, myötäpäivään, vasemmalta puoleltaan alkaen. { $n ->
        [8] Neljän pelissä kortit menevät tasan; kahden pelissä loput jäävät pöydälle nostopakaksi kuvapuoli alaspäin.
       *[other] Loput jäävät pöydälle nostopakaksi kuvapuoli alaspäin.
    }
sedma-rules-title-trick = Tikki
sedma-rules-lead = Ensimmäisen tikin aloittaa jakajan vasemmalla puolella istuva, seuraavat aina edellisen tikin voittaja. Jokainen pelaa vuorollaan yhden kortin, myötäpäivään. Milloin tahansa saa pelata minkä tahansa kortin.
# UNSURE: “Käydä” for a card that matches.
sedma-rules-fits = Kortti käy, jos se on samaa arvoa kuin tikin ensimmäinen kortti tai jos se on seiska. Kun tikki on aloitettu seiskalla, vain seiskat käyvät.
sedma-rules-wins = Tikin voittaa viimeinen käyvä kortti. Jos kenenkään muun kortti ei käynyt, tikki on aloittajan. Kun pelataan ysi, seiska, ysi ja kuningas, tikin saa kolmas pelaaja; kun pelataan seiska, ysi, ysi ja kuningas, sen saa ensimmäinen.
sedma-rules-wins-top = Tikin voittaa viimeinen seiska. Jos seiskoja ei ole, sen voittaa viimeinen kortti, joka on aloituskortin arvoa. Kun pelataan ysi, seiska, ysi ja kuningas, tikin saa toinen pelaaja; kun pelataan seiska, ysi, ysi ja kuningas, sen saa ensimmäinen.
sedma-rules-face-down = Tikin kortit menevät kuvapuoli alaspäin sen voittaneen puolen pinoon. Niitä ei katsota ennen kuin jako on pelattu.
sedma-rules-title-rounds = Tikin jatkaminen
sedma-rules-on-always = Kun jokainen on pelannut kortin, aloittaja päättää tikin tai jatkaa sitä käyvällä kortilla: silloin samaan tikkiin pelataan uusi kierros. Näin saa tehdä joka kierroksen jälkeen, oli tikki kenen hyvänsä.
sedma-rules-on-opponent = Kun jokainen on pelannut kortin ja tikkiä on viemässä aloittajan vastustaja, aloittaja päättää tikin tai jatkaa sitä käyvällä kortilla: silloin samaan tikkiin pelataan uusi kierros. Jos tikki on aloittajan puolen, se päättyy.
sedma-rules-on-never = Tikissä on yksi kierros: kun jokainen on pelannut kortin, tikki on valmis.
sedma-rules-on-how = Uudellakin kierroksella muut pelaavat kukin yhden kortin, minkä haluavat. Voittavaa korttia katsotaan kaikista kierroksista yhdessä. Kun aloittajalla ei ole kortteja, tikki päättyy.
sedma-rules-title-stock = Nostopakka
sedma-rules-draw =
    { $n ->
        [8] Niin kauan kuin pakkaa on, tikin jälkeen, ennen seuraavan aloitusta, nostetaan pakasta, kunnes kaikilla on taas { $n } korttia: yksi kerrallaan, tikin voittaja ensin ja sitten myötäpäivään. Jos pakka ei riitä, kaikki nostavat yhtä monta.
       *[other] Tikin jälkeen, ennen seuraavan aloitusta, nostetaan pakasta, kunnes kaikilla on taas { $n } korttia: yksi kerrallaan, tikin voittaja ensin ja sitten myötäpäivään. Jos pakka ei riitä, kaikki nostavat yhtä monta.
    }
sedma-rules-title-score = Pisteet
sedma-rules-gamepoints = Kun kaikki kortit on pelattu, kumpikin puoli laskee pisteensä. Puoli, jolla on vähintään 50 pistettä, saa yhden pelipisteen; kaikista 90 pisteestä saa kaksi ja kaikista tikeistä kolme.
sedma-rules-gamepoints-target =
    { $n ->
        [one] Puoli, joka ensin saa pelipisteen, on voittanut.
       *[other] Puoli, jolla ensin on { $n } pelipistettä, on voittanut.
    }
sedma-rules-points = Kun kaikki kortit on pelattu, kumpikin puoli laskee pisteensä, ja ne lasketaan jaosta jakoon yhteen.
sedma-rules-points-target = Puoli, jolla jaon jälkeen ensin on { $n } pistettä, on voittanut. Jos kummallakin on, suurempi summa voittaa; jos ollaan tasan, pelataan vielä yksi jako.
sedma-rules-next-dealer-loser = Seuraavan jaon jakavat häviäjät, jotta voittajat aloittavat: jakajan vasemmalla puolella istuva, tai jakajan pelipari, jos jakajan puoli hävisi. Kahden pelissä jakaa häviäjä.
sedma-rules-next-dealer-left = Seuraavan jaon jakaa aina jakajan vasemmalla puolella istuva.

## Sääntöjen ympärillä: kuka voittaa, pikaohje, esimerkit

sedma-primer-first-gamepoints = Puoli, jolla on ensin { $n } pelipistettä
sedma-primer-first-points = Puoli, jolla on ensin { $n } korttipistettä
sedma-primer-deal =
    { $n ->
        [8] Jakakaa kullekin { $n } korttia. Kahden pelissä loput ovat nostopakka.
       *[other] Jakakaa kullekin { $n } korttia. Loput ovat nostopakka.
    }
sedma-primer-lead = Jakajan vasemmalla puolella istuva aloittaa millä kortilla haluaa, ja muut pelaavat vuorollaan minkä kortin haluavat. Neljän pelissä peliparit istuvat vastakkain.
sedma-primer-take = Tikin voittaa viimeinen kortti, joka on aloituskortin arvoa tai seiska. Voittaja aloittaa seuraavan.
sedma-primer-take-top = Tikin voittaa viimeinen seiska. Jos seiskoja ei ole, sen voittaa viimeinen aloituskortin arvoa oleva. Voittaja aloittaa seuraavan.
sedma-primer-on-always = Joka kierroksen jälkeen aloittaja saa jatkaa samaa tikkiä aloituskortin arvolla tai seiskalla.
sedma-primer-on-opponent = Kun tikkiä on kierroksen jälkeen viemässä vastustaja, aloittaja saa jatkaa sitä aloituskortin arvolla tai seiskalla.
sedma-primer-draw = Tikin jälkeen kaikki nostavat pakasta, voittaja ensin, kunnes heillä on taas { $n } korttia. Jos pakka ei riitä, kaikki nostavat yhtä monta.
sedma-primer-count = Jokainen ässä ja kymppi on 10 pistettä, samoin viimeinen tikki.
sedma-primer-gamepoints = 50 pistettä 90:stä tuo yhden pelipisteen, kaikki 90 kaksi, kaikki tikit kolme.
sedma-primer-points = Jakojen pisteet lasketaan yhteen.
sedma-primer-trick = Aloituskortin arvo vie tikin myös seiskalta:
sedma-primer-trick-top = Aloituskortin arvo ei vie tikkiä seiskalta:
sedma-primer-rounds = Aloittaja jatkaa toisella ysillä ja saa kaikki kahdeksan korttia:
sedma-primer-rounds-top = Aloittaja jatkaa toisella ysillä, mutta seiska saa kaikki kahdeksan korttia:
sedma-primer-round = Kierros { $n }
sedma-primer-led = aloitus
sedma-primer-fits = käy
sedma-primer-wins = voittaa
sedma-primer-late = ei riitä
sedma-primer-other = ei käy

## Mikä muistetaan ensimmäiseltä kerralta

sedma-first-last = Ensimmäistä kertaa viimeinen tikki
sedma-first-all = Ensimmäistä kertaa kaikki tikit
