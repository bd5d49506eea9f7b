# Harjoittelu: tehtävät arvioista, pulmat ja se, mikä jää usein huomaamatta.

home-practice = Harjoittele
home-practice-due = Harjoittele · { $n } tänään
practice-what = Siirtoja, jotka jäivät omissa jaoissasi huomaamatta: päivän, sitten kolmen ja seitsemän päivän päästä, kunnes kukin on löytynyt kolme kertaa peräkkäin.
practice-today =
    { $n ->
        [one] { $n } tehtävä tälle päivälle
       *[other] { $n } tehtävää tälle päivälle
    }
practice-later =
    { $n ->
        [one] Myöhemmin palaa vielä { $n } tehtävä.
       *[other] Myöhemmin palaa vielä { $n } tehtävää.
    }
practice-find = Etsi siirto
practice-find-what = Käsi keskeltä jakoa. Mikä siirto on paras?
practice-start = Aloita
practice-task = Tehtävä { $n }/{ $count }
# $played: mitä pelattiin, kuten painikkeessa.
practice-played = Jaossa valitsit: { $played }.
practice-next = Seuraava
practice-done = Ensimmäisellä yrityksellä löytyi { $found }/{ $count }
practice-missed = Löytymättä jääneet palaavat huomenna.
practice-back = Takaisin arvioon
practice-puzzles = Pulmat
practice-found =
    { $found ->
        [0] { $count } pulmaa
       *[other] löydetty { $found }/{ $count }
    }
practice-puzzle = Pulma { $n }/{ $count }, vaikeus { $level }/4
# $rates: vastustajien tasot, kullakin prosenttiluku.
practice-rates = Näin usein vastustajat erehtyvät: { $rates }.
practice-all-found = Olet löytänyt tämän pelin kaikki pulmat.
practice-no-puzzle = Sellaista pulmaa ei ole.
practice-lost = Tämän pelin pulmia ei saatu ladattua.
practice-patterns = Nämä jäävät sinulta usein huomaamatta:
# $theme: jokin alla olevista aiheista.
practice-pattern = { $theme } ({ $missed }/{ $choices } jäi huomaamatta)

# Siirtojen lajeja, kukin jonkin teon nimi.

practice-theme-own = tien avaaminen omille korteille
practice-theme-hold = muille tien avaavien korttien pidättely
practice-theme-wait = odottaminen, kun omat kortit voivat odottaa
practice-theme-give = hankalimman kortin antaminen pois
practice-theme-stock = kortin kääntäminen pakasta oman kortin sijasta
practice-theme-low = pienistä korteista eroon pääseminen
practice-theme-collect = korttien voittaminen toista puoliskoa varten
practice-theme-high = isojen korttien säästäminen
practice-theme-cheap = kaataminen halvimmalla kortilla
practice-theme-complete = tikin täyttäminen tai viimeisestä kortista eroon pääseminen
practice-theme-press = seuraavan pelaajan jättäminen ilman halpaa vastausta
practice-theme-pick-up = kortin nostaminen kaatamisen sijasta
practice-theme-lead-sure = aloittaminen arvolla, johon on vaikea vastata
practice-theme-lead-nothing = aloittaminen kortilla, josta muut eivät hyödy
practice-theme-take = tikin vieminen, kun se kannattaa
practice-theme-partner = tikin jättäminen parille tai pisteiden lisääminen siihen
practice-theme-lose = tikin häviäminen halvalla
practice-theme-clean = itsensä puhdistaminen ja muiden likaaminen
practice-theme-stop = tikin päättäminen ajoissa
practice-theme-gain = hyödyllisen kortin ottaminen tai ostaminen
practice-theme-refuse = hyödyttömästä kortista kieltäytyminen
practice-theme-lay = korttien laskeminen pöytään ajoissa
practice-theme-points = paljon pisteitä maksavien korttien heittäminen
practice-theme-outs = avausta lähemmäs vievien korttien pitäminen
practice-theme-deny = vain sellaisen heittäminen, mistä seuraava ei hyödy
