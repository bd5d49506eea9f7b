# Det som alla regelsidor har: huvudet, snabbstarten, tabeller, exempel, husregler; och sidorna för sig.

rules-head-players = Spelare
rules-players = { $least } till { $most }
rules-players-either = { $least } eller { $most }
rules-players-one = { $n }
rules-players-pairs = { $n }, två mot två
rules-head-cards = Kort
rules-cards =
    { $packs ->
        [one] En kortlek med { $n } kort utan jokrar
       *[other] { $packs } kortlekar med { $n } kort utan jokrar
    }
rules-head-needs = Dessutom behövs
rules-needs-paper = Papper och penna för poängen
rules-needs-nothing = Inget mer
rules-head-wins = Vem som vinner
rules-steps-title = Snabbstart
rules-all-title = Kortspelens regler
rules-own-page = De vanliga reglerna på en egen sida, att skriva ut eller länka till
page-rules-title = { $name }: kortspelets regler
page-rules-description = Så spelar du { $name }: snabbstart, exempel, fullständiga regler och husregler, att läsa eller skriva ut. { $tag }
rules-contents = På den här sidan
rules-example = Exempel

## Tabeller

rules-head-dealt = Kort var
rules-head-left = Inte utdelade
rules-head-card = Kort
rules-head-points = Poäng
rules-table-dealt = Hur många kort varje spelare får
rules-table-worth = Vad korten är värda
# Celler: ett tal, några kort eller valörer, och antal kort med komma emellan.
rules-cell-number = { $n }
rules-cell-cards = { $cards }
rules-cell-dealt = { $each }

## Varifrån varje husregel kommer; $value: det vanliga, $others: de andra, med punkter emellan

rules-option = Standard: { $value }.
rules-option-choices = Standard: { $value }. Eller: { $others }.
rules-option-here = Här: { $value }.
rules-option-when = Bara med ”{ $rule }: { $values }”.
rules-option-unless = Inte med ”{ $rule }: { $values }”.
rules-option-players = lika många som spelarna
rules-either = { $first } · { $rest }
page-rules-sources = Källor

## Vad som sägs om korten i exemplen

rules-row-table = På bordet
rules-row-hand = På din hand
rules-row-turn = Spelade i samma tur
rules-note-led = utspel
rules-note-wins = vinner
rules-note-beats = slår
rules-note-trump = trumf slår
rules-note-plays = kan spelas
rules-note-waits = måste vänta
rules-note-again = ett kort till
rules-note-end = turen är slut
