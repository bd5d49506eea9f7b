# Det som bara terminalen säger. Sidan laddar aldrig den här filen.

terminal-welcome = Skriv ”help” för kommandona och ”quit” för att sluta.
terminal-hand-over = { $name }: tryck på Enter när bara du ser skärmen.
terminal-saved = Partiet är sparat i { $file }.
terminal-beside = { $file } lämnas som den är. Partiet sparas i { $saved }.
terminal-not-saved = Det går inte att skriva { $file }: { $problem }
terminal-there = Det finns redan en fil som heter { $file }. Välj ett annat namn.
terminal-record = Spara de här raderna i en fil för att kunna fortsätta partiet:
terminal-go-on = Fortsätt så här: { $command }
terminal-review = Analysera det så här: { $command }
terminal-no-file = { $file } är varken ett spel eller ett parti som går att öppna. Spelen: { $games }.
terminal-people = { $count } personer får inte plats vid ett bord för { $players }.
terminal-watch = Motståndarna spelar mot varandra. Allas kort syns.
terminal-no-match = { $file } är varken en fil eller en länk med ett parti.
terminal-deal = { $told } (givare: { $seat })
terminal-step = { $number }. { $action }
terminal-arena = { $game }: { $level } mot { $against }
terminal-arena-result = { $metric }: { $result }.
terminal-arena-mean = { $mean } ± { $half }
terminal-arena-how =
    { $count ->
        [one] { $count } giv, spelad
       *[other] { $count } givar, var och en spelad
    } en gång från varje plats; efter ± står hälften av 95-procentsintervallet. Ett val tog { $cpu } ms processortid.
terminal-percent = { $n } %

## Kommandoraden: dess hjälp och dess fel

terminal-description = Kortti: nordiska kortspel i en terminal.
terminal-usage = Användning:
terminal-commands = Kommandon
terminal-arguments = Vad som anges
terminal-options = Tillval
terminal-help = visar den här hjälpen
terminal-help-play = spela mot motståndare, eller fortsätt ett parti
terminal-help-watch = se på ett parti mellan motståndare
terminal-help-arena = låt två nivåer spela mot varandra och mät vilken som är bättre
terminal-help-replay = gå igenom ett parti drag för drag
terminal-help-verify = kontrollera om alla drag är tillåtna och vilka lekar som delades ut
terminal-help-review = analysera den senaste avslutade given: vad varje drag var värt och vad som var tur
terminal-help-game = något av { $games }; eller ett protokoll eller en länk att fortsätta med
terminal-help-games = något av { $games }
terminal-help-name = en persons namn; flera gånger för flera personer
terminal-help-level = nivån för alla motståndare, eller för var och en i tur och ordning: { $levels }
terminal-help-levels = en nivå: { $levels }
terminal-help-seed = blandningens frö: samma frö ger samma kort
terminal-help-lang = språket: { $languages }; annars systemets språk
terminal-help-plain = rena rader som nämner korten vid namn, för uppläsning
terminal-help-option = en husregel, till exempel players=3
terminal-help-deals = antal givar, var och en spelad en gång från varje plats; annars { $count }
terminal-help-file = ett protokoll eller en länk
terminal-help-verified = ett protokoll, en länk eller en leks sex rader
terminal-help-at = bara till drag N, och sedan bordet som det ligger där
terminal-help-seat = vems drag: en plats, från 0; annars den första personens
terminal-help-deal = givens nummer; annars den senaste avslutade
terminal-help-effort = hur mycket som spelas för det, som andel av det vanliga: 0.1 är snabbt och grovt
terminal-help-fingerprint = ett fingeravtryck som du har skrivit upp; flera gånger för flera givar
terminal-bad-command = ”{ $text }” är inget kommando. Kommandon: { $commands }.
terminal-no-command = Ange ett kommando: { $commands }.
terminal-missing = { $name } saknas.
terminal-unexpected = ”{ $text }” kan inte stå här.
terminal-bad-number = { $name } behöver ett tal, inte ”{ $text }”.
terminal-bad-option = En husregel skrivs NAME=VALUE, inte ”{ $text }”.
terminal-no-value = { $name } behöver ett värde.
terminal-bad-line = Den här kommandoraden går inte att läsa.
terminal-see-help = Hjälp: { $command }
terminal-number = { $n }

