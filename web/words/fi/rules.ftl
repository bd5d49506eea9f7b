# Kaikilla sääntösivuilla: alku, pikaohje, taulukot, esimerkit, talon säännöt; ja omat sivunsa.

rules-head-players = Pelaajia
rules-players = { $least }–{ $most }
rules-players-either = { $least } tai { $most }
rules-players-one = { $n }
rules-players-pairs = { $n }, kaksi vastaan kaksi
rules-head-cards = Kortit
rules-cards =
    { $packs ->
        [one] Yksi { $n } kortin pakka ilman jokereita
       *[other] { $packs } { $n } kortin pakkaa ilman jokereita
    }
rules-head-needs = Lisäksi tarvitaan
rules-needs-paper = Kynä ja paperia pisteitä varten
rules-needs-nothing = Ei muuta
rules-head-wins = Kuka voittaa
rules-steps-title = Pikaohje
rules-all-title = Korttipelien säännöt
rules-own-page = Tavalliset säännöt omalla sivullaan, tulostettavaksi tai linkitettäväksi
page-rules-title = { $name }: korttipelin säännöt
page-rules-description = { $name }: pikaohje, esimerkit, täydet säännöt ja talon säännöt luettavaksi tai tulostettavaksi. { $tag }
rules-contents = Tällä sivulla
rules-example = Esimerkki

## Taulukot

rules-head-dealt = Kortteja kullekin
rules-head-left = Jakamatta
rules-head-card = Kortit
rules-head-points = Pisteet
rules-table-dealt = Montako korttia kukin pelaaja saa
rules-table-worth = Korttien arvot pisteinä
# Solut: luku, kortteja tai arvoja, ja korttien määriä pilkuin erotettuina.
rules-cell-number = { $n }
rules-cell-cards = { $cards }
rules-cell-dealt = { $each }

## Mistä kukin talon sääntö tulee; $value: tavallinen, $others: muut, pistein erotettuina

rules-option = Tavallisesti: { $value }.
rules-option-choices = Tavallisesti: { $value }. Tai: { $others }.
rules-option-here = Tässä pelissä: { $value }.
rules-option-when = Vain, jos ”{ $rule }: { $values }”.
rules-option-unless = Ei, jos ”{ $rule }: { $values }”.
rules-option-players = yhtä monta kuin pelaajia
rules-either = { $first } · { $rest }
page-rules-sources = Lähteet

## Mitä esimerkkien korteista sanotaan

rules-row-table = Pöydällä
rules-row-hand = Kädessäsi
rules-row-turn = Pelattu samalla vuorolla
rules-note-led = aloitus
rules-note-wins = voittaa
rules-note-beats = kaataa
rules-note-trump = valtti kaataa
rules-note-plays = käy
rules-note-waits = odottaa
rules-note-again = vielä kortti
rules-note-end = vuoro päättyy
